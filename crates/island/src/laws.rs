//! What the laws of [`steading_game::laws`] need from the island: tables of every kind, nonsense of every form, and what is
//! always true.

use rand::seq::IteratorRandom;
use rand::{Rng, RngExt};
use steading_game::laws::{Breach, Effort, Extent, Lawful, hold_by_seed};
use steading_game::{Seat, SeatSet};

use crate::Island;
use crate::action::{Action, Outcome};
use crate::audit;
use crate::cards::{Cards, DevCard, Good, GoodSet};
use crate::combinations;
use crate::modules;
use crate::modules::gold::Coins;
use crate::modules::setting::{Setting, each_of};
use crate::options::{BankShortage, FirstPlayer, Options, Phases, Setup, TURN_LIMIT, VictoryClaim, default_colours};
use crate::places::{Edge, Hex, Vertex};
use crate::rules::{Deck, Founded, Module, Modules, Rules};
use crate::setup::{Corner, Tokens};
use crate::state::State;

/// How many forms [`Lawful::any_action`] chooses from.
const FORMS: u32 = 23;

impl Lawful for Island {
    fn any_action(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
        if rng.random_ratio(1, 3)
            && let Some(action) = modules::Action::any(self, state, seat, rng)
        {
            return Action::Module(action);
        }
        match rng.random_range(0..FORMS) {
            0 => Action::FoundSettlement(any_vertex(self, rng)),
            1 => Action::FoundRoad(any_edge(self, rng)),
            2 => Action::Roll,
            3 => Action::DiscardOne(any_good(self, rng)),
            4 => Action::Discard(any_discard(self, state, seat, rng)),
            5 => Action::MoveRobber(any_cell(self, rng)),
            6 => Action::Rob(any_seat(self, rng)),
            7 => any_offer(self, state, seat, rng),
            8 => Action::Accept(any_seat(self, rng)),
            9 => Action::Decline,
            10 => Action::Withdraw,
            11 => Action::TradeWith(any_seat(self, rng)),
            12 => Action::BankTrade { give: any_payment(self, rng), want: any_good(self, rng) },
            13 => Action::BuildRoad(any_edge(self, rng)),
            14 => Action::BuildSettlement(any_vertex(self, rng)),
            15 => Action::BuildCity(any_vertex(self, rng)),
            16 => Action::BuyCard,
            17 => Action::PlayKnight,
            // Where there are progress cards, these words mean one of them.
            18 if self.rules.deck == Deck::Nothing => Action::PlayKnight,
            18 => Action::PlayRoadBuilding,
            19 => Action::PlayYearOfPlenty(any_good(self, rng), rng.random::<bool>().then(|| any_good(self, rng))),
            20 => Action::PlayMonopoly(any_good(self, rng)),
            21 => [Action::PlayVictoryPoint, Action::ClaimVictory][rng.random_range(0..2)],
            _ => Action::EndTurn,
        }
    }

    fn any_outcome(&self, state: &State, rng: &mut impl Rng) -> Outcome {
        if rng.random_ratio(1, 3)
            && let Some(outcome) = modules::Outcome::any(self, state, rng)
        {
            return Outcome::Module(outcome);
        }
        match rng.random_range(0..4) {
            0 => Outcome::Dice(rng.random_range(0..=7), rng.random_range(0..=7)),
            1 => Outcome::Steal(any_good(self, rng)),
            2 if self.rules.deck == Deck::Nothing => Outcome::Draw(DevCard::Knight),
            2 => Outcome::Draw(DevCard::ALL[rng.random_range(0..DevCard::ALL.len())]),
            _ => Outcome::First(any_seat(self, rng)),
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    fn audit_after(&self, before: &State, state: &State) -> Result<(), String> {
        audit::audit_after(self, before, state)
    }
}

/// Plays random games of a combination and holds them to the laws: so many of each table that its modules tell apart
/// ([`Setting::TABLES`]), in turn, with all numbers of players in turn. The seed is that of the first game; without one, every
/// combination has games of its own.
pub fn hold_combination(modules: Modules, games: u64, seed: Option<u64>) -> Result<Extent, Box<Breach>> {
    let own = Module::ALL.into_iter().map(|module| u64::from(modules.has(module)) << (32 + module as u64)).sum();
    let effort = Effort {
        seed: seed.unwrap_or(own),
        games: games * tables(modules),
        threads: 0,
        steps_max: 300_000,
        samples: 1,
        close_every: 200,
        record_every: 10,
    };
    hold_by_seed::<Island>(|seed, rng| table_of(modules, seed, rng), effort)
}

/// How many tables the modules of a combination tell apart.
pub fn tables(modules: Modules) -> u64 {
    let mut tables = 1;
    each_of!(modules, M => tables *= M::TABLES);
    tables
}

/// Any table that plays these modules, but of those that they tell apart the one whose turn it is by this number, for the number of players
/// whose turn it is.
pub fn table_of(modules: Modules, number: u64, rng: &mut impl Rng) -> Options {
    let tables = tables(modules);
    let (fewest, most) = combinations::players(modules).unwrap_or((3, 4));
    let players = fewest + (number / tables % u64::from(most - fewest + 1)) as u8;
    let mut options = any_options(modules, players, rng);
    let mut laid = 1;
    each_of!(modules, M => {
        M::lay_table((number / laid).checked_rem(M::TABLES).unwrap_or(0), &mut options);
        laid *= M::TABLES;
    });
    debug_assert_eq!(laid, tables, "each has its turn");
    options
}

/// The smallest bank that four players cannot share out so that nobody has the four cards of a trade: below it nobody may be able
/// to do anything ever again, and only the limit of turns ends such a game.
const SMALL_BANK: u8 = 13;

/// Any table that plays these modules: any number of players that they allow, and any options.
pub fn any_table(modules: Modules, rng: &mut impl Rng) -> Options {
    let (fewest, most) = combinations::players(modules).unwrap_or((3, 4));
    let players = if fewest == most { most } else { rng.random_range(fewest..=most) };
    any_options(modules, players, rng)
}

/// Any options of these modules for so many players, under which random players reach the end in reasonable time; some of them by a
/// limit of turns.
pub fn any_options(modules: Modules, players: u8, rng: &mut impl Rng) -> Options {
    let first = Seat(rng.random_range(0..players));
    let ways = [None, Some(FirstPlayer::Dice), Some(FirstPlayer::Random), Some(FirstPlayer::Named(first))];
    let founds = !combinations::reasons_to_found(modules).is_empty();
    let options = Options {
        colours: default_colours(players.into()),
        setup: if founds { Setup::Variable } else { one_of([Setup::Variable, Setup::Variable, Setup::Beginner], rng) },
        tokens: one_of([Tokens::Spiral, Tokens::Random], rng),
        spiral_corner: one_of([None, Some(Corner::W), Some(Corner::SE)], rng),
        red_neighbours: rng.random(),
        shuffled_harbours: rng.random(),
        first_player: one_of(ways, rng),
        phases: one_of([Phases::Separate, Phases::Combined], rng),
        bank_limit: one_of([Some(19), Some(SMALL_BANK), None], rng),
        bank_shortage: one_of([BankShortage::Single, BankShortage::Strict], rng),
        victory_points: one_of([3, 4, 5, 6, 8, combinations::target(modules)], rng),
        hand_limit: one_of([7, 7, 3, 12], rng),
        victory_claim: one_of([VictoryClaim::Automatic, VictoryClaim::Claim], rng),
        longest_road_min: one_of([5, 5, 3, 8], rng),
        largest_army_min: one_of([3, 3, 1, 5], rng),
        turn_limit: if rng.random_ratio(1, 4) { rng.random_range(1..=200) } else { TURN_LIMIT },
        modules,
        list_offers: rng.random_ratio(1, 4),
        ..Options::default()
    };
    with_any_module_options(playable(undecided(options)), rng)
}

/// Nobody has won when the first turn begins.
fn undecided(options: Options) -> Options {
    let founded: u8 = Rules::new(&options).founding.map(Founded::points).iter().sum();
    Options { victory_points: options.victory_points.max(founded + 1), ..options }
}

/// A long game is played by the official numbers: with an empty bank, small hands or awards out of reach, random players may never
/// win it, and come to its end only when the turns are used up (`BASE-285`).
fn playable(options: Options) -> Options {
    const LONG: u8 = 6;
    if options.victory_points <= LONG {
        return options;
    }
    let Options { hand_limit, bank_limit, longest_road_min, largest_army_min, .. } = Options::default();
    let bank_limit = if options.bank_limit.is_none() { None } else { bank_limit };
    Options { hand_limit, bank_limit, longest_road_min, largest_army_min, ..options }
}

/// The same table with the options of its modules, on or off.
fn with_any_module_options(options: Options, rng: &mut impl Rng) -> Options {
    let mut options = options;
    each_of!(options.modules, M => M::any_options(&mut options, rng));
    options
}

/// One of the choices, each equally likely.
pub fn one_of<T: Copy, const N: usize>(choices: [T; N], rng: &mut impl Rng) -> T {
    choices[rng.random_range(0..N)]
}

/// Any intersection.
pub fn any_vertex(game: &Island, rng: &mut impl Rng) -> Vertex {
    let vertices = game.topology.vertices;
    vertices.iter().nth(rng.random_range(0..vertices.len() as u8).into()).unwrap_or(Vertex::NOWHERE)
}

/// Any path.
pub fn any_edge(game: &Island, rng: &mut impl Rng) -> Edge {
    let edges = game.topology.edges;
    edges.iter().nth(rng.random_range(0..edges.len() as u8).into()).unwrap_or(Edge::NOWHERE)
}

/// Any cell, land or sea.
pub fn any_cell(game: &Island, rng: &mut impl Rng) -> Hex {
    Hex(rng.random_range(0..game.topology.cells.len() as u8))
}

/// Any kind of card that the table plays with, and now and then any at all: what is not played with is never given or taken.
pub fn any_good(game: &Island, rng: &mut impl Rng) -> Good {
    let goods = if rng.random_ratio(1, 16) { GoodSet::ALL } else { game.rules.goods };
    goods.iter().choose(rng).expect("a table plays with some kinds of cards")
}

/// Any seat of the table.
pub fn any_seat(game: &Island, rng: &mut impl Rng) -> Seat {
    Seat(rng.random_range(0..game.seats.len() as u8))
}

/// So many cards of the hand, or all of it.
pub fn some_of(mut hand: Cards, count: u16, rng: &mut impl Rng) -> Cards {
    let mut some = Cards::NONE;
    for _ in 0..count.min(hand.total()) {
        let card = hand.nth(rng.random_range(0..hand.total())).map_or(Cards::NONE, Cards::one);
        hand -= card;
        some += card;
    }
    some
}

/// A few cards of any kind; now and then a great many.
fn any_cards(game: &Island, rng: &mut impl Rng) -> Cards {
    let counts = [0, 1, 1, 2, 2, 3, Cards::LANE_MAX];
    let most = counts[rng.random_range(0..counts.len())];
    let cards =
        Cards::from_counts(Good::ALL.map(|_| if rng.random_ratio(1, 3) { rng.random_range(0..=most) } else { 0 }));
    if rng.random_ratio(1, 16) { cards } else { cards.among(game.rules.goods) }
}

/// A discard: often of the number owed and out of the hand.
fn any_discard(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Cards {
    if rng.random_ratio(1, 4) {
        return any_cards(game, rng);
    }
    let private = &state.private[seat.index()];
    some_of(private.hand - private.chosen, state.public.owed[seat.index()].into(), rng)
}

/// An offer: often of cards the seat holds, and to those it may make offers to.
fn any_offer(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
    if rng.random_ratio(1, 4) {
        let to = game.seats.iter().filter(|_| rng.random()).collect();
        return Action::Offer { give: any_cards(game, rng), want: any_cards(game, rng), to, gold: any_coins(rng) };
    }
    let give = some_of(state.private[seat.index()].hand, rng.random_range(1..=3), rng);
    let kinds = game.rules.goods.iter().filter(|&kind| !give.has(kind));
    let want = (0..rng.random_range(1..=2)).filter_map(|_| kinds.clone().choose(rng)).collect();
    let active = state.public.turn;
    let others = game.seats.without(seat);
    let some = others.iter().filter(|_| rng.random()).collect();
    let gold = if rng.random_ratio(1, 2) { any_coins(rng) } else { Coins::NONE };
    Action::Offer { give, want, to: if seat == active { some } else { SeatSet::only(active) }, gold }
}

/// Mostly no gold, sometimes a little on either side, now and then the most there can be.
fn any_coins(rng: &mut impl Rng) -> Coins {
    let counts = [0, 0, 1, 2, Coins::MAX];
    let count = counts[rng.random_range(0..counts.len())];
    if rng.random() { Coins::given(count) } else { Coins::wanted(count) }
}

/// What is given to the bank: mostly two to four equal cards.
pub fn any_payment(game: &Island, rng: &mut impl Rng) -> Cards {
    if rng.random_ratio(1, 8) { any_cards(game, rng) } else { Cards::of(any_good(game, rng), rng.random_range(2..=4)) }
}
