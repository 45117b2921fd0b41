//! Production (section 1.7), the bank shortage rule (section 1.8), and where the number tokens lie.
//!
//! Tokens lie as the board was laid until something moves them; the state keeps what was moved, and which hexes have which number.

use steading_game::{Journal, Seat};

use crate::Island;
use crate::cards::Cards;
use crate::event::Event;
use crate::hooks;
use crate::layout::Layout;
use crate::places::{Hex, HexSet, LAND_ROOM};
use crate::rules::Rules;
use crate::state::{Harvest, NumberTokens, Producers, Public, SEATS, State};

/// `BASE-073` to `BASE-080`: every hex with the number pays everybody with a building at it. Says what everybody got.
#[inline(always)]
pub fn produce(game: &Island, state: &mut State, number: u8, journal: &mut impl Journal<Event>) -> [Cards; SEATS] {
    let pair = state.public.producers.pair(number);
    let mut due = due_from_two(game, state, pair);
    if !state.public.producers.more().is_empty() {
        add_due_from_more(game, state, number, &mut due);
    }
    note_producing(game, state, number, journal);
    deal_out(game, state, due, journal)
}

/// `EVENT-025`: the same in an epidemic, when a city yields what a settlement does.
pub fn produce_in_epidemic(
    game: &Island,
    state: &mut State,
    number: u8,
    journal: &mut impl Journal<Event>,
) -> [Cards; SEATS] {
    let mut due = [Cards::NONE; SEATS];
    for hex in producing(game, &state.public, number).iter() {
        let yields = game.rules.yields[game.layout().terrain[hex.index()] as usize];
        let harvest = state.public.harvest[hex.index()];
        for seat in game.seats.iter() {
            let (settlements, cities) = Harvest::counts(harvest.of(seat));
            due[seat.index()] += yields.for_buildings(settlements + cities, 0);
        }
    }
    note_producing(game, state, number, journal);
    deal_out(game, state, due, journal)
}

/// The hexes that produce on this number: those that have it, without the robber's (`BASE-078`).
pub fn producing(game: &Island, public: &Public, number: u8) -> HexSet {
    let hexes = hexes_with(game, public, number);
    public.robber.map_or(hexes, |robbed| hexes.without(robbed))
}

/// The land hexes with this number.
pub fn hexes_with(game: &Island, public: &Public, number: u8) -> HexSet {
    let hexes = game.topology.land.iter();
    hexes.filter(|&hex| numbers_on(game, public, hex).any(|other| other == number)).collect()
}

/// The number token on a hex; 0 where none lies.
pub fn token_on(game: &Island, public: &Public, hex: Hex) -> u8 {
    match public.moved_tokens.on(hex) {
        0 => game.layout().tokens.get(hex.index()).copied().unwrap_or(0),
        moved => moved,
    }
}

/// The numbers on which a hex produces: its token, and a second one where tokens share a hex (`RIVER-009`); none while a module keeps
/// the hex from producing (`BARB-042`).
pub fn numbers_on(game: &Island, public: &Public, hex: Hex) -> impl Iterator<Item = u8> + Clone + use<> {
    numbers_unless(hooks::silent_hexes(game, public), game, public, hex)
}

/// The same, where it is known which hexes do not produce.
#[inline]
fn numbers_unless(
    silent: HexSet,
    game: &Island,
    public: &Public,
    hex: Hex,
) -> impl Iterator<Item = u8> + Clone + use<> {
    let token = Some(token_on(game, public, hex)).filter(|&number| number > 0 && !silent.contains(hex));
    let second = game.layout().second_token.filter(|&(shared, _)| shared == hex).map(|(_, number)| number);
    token.into_iter().chain(second)
}

/// All number tokens as they lie now.
pub fn tokens(game: &Island, public: &Public) -> NumberTokens {
    public.moved_tokens.over(&game.layout().tokens)
}

/// `CK-242`: two number tokens change places. A second one that shares a hex stays where it is.
pub fn swap_tokens(game: &Island, state: &mut State, one: Hex, other: Hex) {
    let (first, second) = (token_on(game, &state.public, one), token_on(game, &state.public, other));
    debug_assert!(first > 0 && second > 0, "only tokens are swapped");
    put_token(game, &mut state.public, one, second);
    put_token(game, &mut state.public, other, first);
    state.public.producers = producers_afresh(game, &state.public);
}

/// Puts a token on a hex; where it lay from the beginning, nothing needs to be remembered. The caches are the caller's.
pub fn put_token(game: &Island, public: &mut Public, hex: Hex, number: u8) {
    let is_home = game.layout().tokens[hex.index()] == number;
    public.moved_tokens.put(hex, if is_home { 0 } else { number });
}

/// A module lets other hexes produce than before: which hexes have which number is worked out again.
pub fn producers_changed(game: &Island, state: &mut State) {
    state.public.producers = producers_afresh(game, &state.public);
}

/// Which hexes have which number, worked out from the tokens.
pub fn producers_afresh(game: &Island, public: &Public) -> Producers {
    let (mut producers, silent) = (Producers::NONE, hooks::silent_hexes(game, public));
    for hex in game.topology.land.iter() {
        numbers_unless(silent, game, public, hex).for_each(|number| producers.put(number, hex));
    }
    producers
}

/// What each hex of a board yields to a seat, by its buildings there ([`Harvest::of`]).
pub fn yields(rules: &Rules, layout: &Layout) -> [[Cards; Harvest::KINDS]; LAND_ROOM] {
    let by_terrain = rules.yields.map(|yields| {
        std::array::from_fn(|kind| {
            let (settlements, cities) = Harvest::counts(kind);
            yields.for_buildings(settlements, cities)
        })
    });
    std::array::from_fn(|hex| {
        let terrain = layout.terrain.get(hex);
        terrain.map_or([Cards::NONE; Harvest::KINDS], |&terrain| by_terrain[terrain as usize])
    })
}

/// Works out what production remembers of a board and nobody writes.
pub fn remember(game: &Island, public: &mut Public) {
    public.harvest = public.harvest_afresh(game.topology);
    public.producers = producers_afresh(game, public);
}

/// Tells which hexes produce.
#[inline(always)]
fn note_producing(game: &Island, state: &State, number: u8, journal: &mut impl Journal<Event>) {
    if !journal.is_read() {
        return;
    }
    let hexes = producing(game, &state.public, number);
    if !hexes.is_empty() {
        journal.note(Event::Produced(hexes));
    }
}

/// Pays what is due, as far as the bank can, and says what was paid.
#[inline(always)]
fn deal_out(
    game: &Island,
    state: &mut State,
    mut due: [Cards; SEATS],
    journal: &mut impl Journal<Event>,
) -> [Cards; SEATS] {
    // Not a fold: the sum of four registers shall not become vector arithmetic on memory.
    let demand = due[0] + due[1] + due[2] + due[3];
    if !state.public.bank.covers(demand) {
        due = cut_by_shortage(game, state, due, demand, journal);
    }
    // Everybody is paid, with nothing if need be: adding zero is cheaper than asking. Seats that do not play are due nothing.
    for (index, cards) in due.into_iter().enumerate() {
        state.public.bank -= cards;
        state.private[index].hand += cards;
        if !cards.is_empty() {
            journal.note(Event::Gained(Seat(index as u8), cards));
        }
    }
    due
}

/// What two hexes owe each seat (`BASE-074` to `BASE-076`), nothing at the robber's (`BASE-078`). Both at once and without a branch:
/// whether anybody is due anything is hard to foresee.
#[inline(always)]
fn due_from_two(game: &Island, state: &State, hexes: [Hex; 2]) -> [Cards; SEATS] {
    let public = &state.public;
    let [a, b] = hexes.map(|hex| {
        if public.robber == Some(hex) { Harvest::NONE } else { public.harvest[hex.index() % public.harvest.len()] }
    });
    std::array::from_fn(|index| {
        let seat = Seat(index as u8);
        game.yields(hexes[0], a.of(seat)) + game.yields(hexes[1], b.of(seat))
    })
}

/// What the hexes beyond the first two with a number owe each seat.
#[cold]
#[inline(never)]
fn add_due_from_more(game: &Island, state: &State, number: u8, due: &mut [Cards; SEATS]) {
    let pair = state.public.producers.pair(number);
    let more = producing(game, &state.public, number).and(state.public.producers.more());
    for hex in more.iter().filter(|hex| !pair.contains(hex)) {
        let harvest = state.public.harvest[hex.index()];
        for (index, due) in due.iter_mut().enumerate() {
            *due += game.yields(hex, harvest.of(Seat(index as u8)));
        }
    }
}

const _: () = assert!(SEATS == 4, "the demand adds up four seats");

/// The bank shortage rule, for each kind of card apart (`BASE-082` to `BASE-086`): if the bank cannot pay all, nobody gets any, except
/// that a player who alone is due cards of it takes what is left. Nothing is owed later.
#[cold]
#[inline(never)]
fn cut_by_shortage(
    game: &Island,
    state: &State,
    due: [Cards; SEATS],
    demand: Cards,
    journal: &mut impl Journal<Event>,
) -> [Cards; SEATS] {
    let mut paid = due;
    let bank = state.public.bank;
    for kind in bank.shortfall(demand).kinds() {
        journal.note(Event::BankShort(kind));
        let is_single = due.iter().filter(|cards| cards.has(kind)).count() == 1;
        let each = if is_single && game.rules.single_takes_rest { bank.count(kind) } else { 0 };
        for cards in paid.iter_mut().filter(|cards| cards.has(kind)) {
            *cards = *cards - Cards::of(kind, cards.count(kind)) + Cards::of(kind, each);
        }
    }
    paid
}

#[cfg(test)]
mod tests {
    use steading_game::{Game, Notation, Observer};

    use super::*;
    use crate::audit;
    use crate::cards::Good;
    use crate::layout::Terrain;
    use crate::options::Options;
    use crate::rules::Yield;

    fn hex(name: &str) -> Hex {
        name.parse().expect("a hex")
    }

    fn beginner() -> Island {
        Island::new(Options::beginner()).expect("a table")
    }

    /// The forest (-1,0) has the 11, the hills (0,-1) the 6; red has a city at the forest alone.
    #[test]
    fn tokens_that_were_swapped_produce_where_they_lie_now() {
        let game = beginner();
        let (forest, hills) = (hex("(-1,0)"), hex("(0,-1)"));
        let mut state = game.parse_position("red city N(-2,1)\nturn red").expect("a position");
        swap_tokens(&game, &mut state, forest, hills);
        audit::audit(&game, &state).expect("a sound position");
        for (number, lit, lumber) in [(11, hills, 0), (6, forest, 2)] {
            assert!(hexes_with(&game, &state.public, number).contains(lit));
            let (mut after, mut events) = (state.clone(), Vec::new());
            produce(&game, &mut after, number, &mut events);
            assert_eq!(events[0], Event::Produced(producing(&game, &state.public, number)));
            assert_eq!(after.private[0].hand, Cards::of(Good::Lumber, lumber), "{number}");
        }
        state.public.robber = Some(forest);
        let mut robbed = state.clone();
        produce(&game, &mut robbed, 6, &mut ());
        assert_eq!((robbed.private[0].hand, producing(&game, &state.public, 6).contains(forest)), (Cards::NONE, false));
    }

    #[test]
    fn moved_tokens_are_written_read_and_seen_and_forgotten_once_they_are_back() {
        let game = beginner();
        let start = game.start();
        let mut state = start.clone();
        let (one, other) = (hex("(-1,0)"), hex("(0,-1)"));
        swap_tokens(&game, &mut state, one, other);
        let text = game.write_position(&state);
        assert!(text.contains("tokens (0,-1) 11, (-1,0) 6\n"), "{text}");
        assert_eq!(game.parse_position(&text).as_ref(), Ok(&state));
        let mut read: State = serde_json::from_str(&serde_json::to_string(&state).unwrap()).unwrap();
        game.complete(&mut read);
        assert_eq!(read, state);
        let view = game.view(&state, Observer::Public);
        assert_eq!((view.tokens.on(one), view.tokens.on(other)), (6, 11));
        let seen = serde_json::to_value(&view).unwrap();
        assert_eq!(seen["public"]["moved_tokens"], serde_json::json!({"(0,-1)": 11, "(-1,0)": 6}));
        assert_eq!((&seen["tokens"]["(-1,0)"], &seen["tokens"]["(0,0)"]), (&6.into(), &serde_json::Value::Null));
        swap_tokens(&game, &mut state, other, one);
        assert_eq!(state, start);
        for (bad, complaint) in
            [("(0,0) 5", "is no number"), ("(-1,0) 6", "are not those"), ("(3,0) 6", "is no number")]
        {
            let problems = game.parse_position(&format!("tokens {bad}\nturn red")).expect_err(bad);
            assert!(problems[0].to_string().contains(complaint), "{problems:?}");
        }
    }

    /// `CK-063`, `CK-064`: what a city gets need not be twice what a settlement gets, and an epidemic leaves it what a settlement gets.
    #[test]
    fn settlements_and_cities_have_yields_of_their_own() {
        let mut rules = Rules::new(&Options::beginner());
        rules.yields[Terrain::Forest as usize] =
            Yield { settlement: Cards::one(Good::Lumber), city: Cards::one(Good::Lumber) + Cards::one(Good::Wool) };
        let game = Island::with_rules(Options::beginner(), rules).expect("a table");
        let position = "red city N(-1,0), settlement N(-1,1)\nblue settlement N(-2,1)\nturn red";
        let state = game.parse_position(position).expect("a position");
        let hands = |produce: fn(&Island, &mut State, u8, &mut ()) -> [Cards; SEATS]| {
            let mut after = state.clone();
            produce(&game, &mut after, 11, &mut ());
            audit::audit(&game, &after).expect("a sound position");
            [0, 1].map(|seat| after.private[seat].hand)
        };
        let cards = |counts: [u8; 5]| Cards::from_counts(counts);
        assert_eq!(hands(produce), [cards([0, 2, 1, 0, 0]), cards([0, 1, 0, 0, 0])]);
        assert_eq!(hands(produce_in_epidemic), [cards([0, 2, 0, 0, 0]), cards([0, 1, 0, 0, 0])]);
    }
}
