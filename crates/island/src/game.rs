//! The island game as the contract wants it: routing between actions and the chapters that decide them.

use rand::{Rng, RngExt};
use steading_game::{Game, Journal, Next, Observer, Seat, SeatSet, Support};

use crate::action::{Action, Outcome};
use crate::base::{
    building, development, domestic, effects, founding, maritime, opening, production, robber, seven, turn, victory,
};
use crate::cards::{Cards, DevCard, Good};
use crate::event::Event;
use crate::frame::Frame;
use crate::hooks::{self, Facts};
use crate::illegal::Illegal;
use crate::kinds;
use crate::layout::{Harbour, Layout};
use crate::modules;
use crate::modules::fishermen::board::Waters;
use crate::modules::setting::{self, has_neutral};
use crate::options::Options;
use crate::places::{Hex, LAND_ROOM, VERTEX_ROOM, Vertex};
use crate::rule;
use crate::rules::{Module, Modules, Rules};
use crate::state::{Harvest, SEATS, State, Terms, at};
use crate::timeout;
use crate::topology::Topology;
use crate::view::View;

/// The rules of one island table: options, the numbers that follow from them, and the board.
#[derive(Clone)]
pub struct Island {
    /// What the table agreed on.
    pub options: Options,
    /// Numbers and slots.
    pub rules: Rules,
    /// The places of the board, what touches what, and their names; one value for all tables with the same kind of board.
    pub topology: &'static Topology,
    /// The seats that play.
    pub seats: SeatSet,
    /// The colours with pieces on the board: the seats, and the neutral colours of two players (`TWO-001`).
    pub colours: SeatSet,
    layout: Layout,
    /// What each hex yields to a seat, by its buildings there ([`Harvest::of`]).
    yields: [[Cards; Harvest::KINDS]; LAND_ROOM],
    harbours: [Option<Harbour>; VERTEX_ROOM],
    /// Where fish are caught.
    pub waters: Waters,
    /// The modules in play.
    pub modules: Modules,
    /// What they say of themselves once and for all.
    pub facts: Facts,
    /// Whether a turn lists more than the base actions: those of modules, or the claim of a win.
    lists_more: bool,
    /// What a hand must hold to pay for anything at all: one of the two.
    pub(crate) least_prices: [Cards; 2],
    /// Points at which the engine declares a win; out of reach where wins are claimed, so that one comparison is enough.
    declared_at: i8,
}

impl Island {
    /// A table with these options and rules. They are those that follow from the options, unless a test wants to see what a rule
    /// does that no options ask for yet.
    pub fn with_rules(options: Options, rules: Rules) -> Result<Island, Vec<Illegal>> {
        let problems = options.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        let layout = options.layout.clone().expect("a table without problems has a board");
        let topology = setting::topology(options.modules);
        let mut harbours = [None; VERTEX_ROOM];
        for &(edge, harbour) in &layout.harbours {
            for end in topology.edge_ends[edge.index()] {
                harbours[end.index()] = Some(harbour);
            }
        }
        let mut game = Island {
            lists_more: !options.modules.is_empty() || !rules.declares_victory,
            declared_at: if rules.declares_victory { rules.victory_target } else { i8::MAX },
            least_prices: rules.prices.least(),
            yields: production::yields(&rules, &layout),
            rules,
            topology,
            seats: SeatSet::first(options.colours.len() as u8),
            colours: if has_neutral(options.modules) {
                SeatSet::first(SEATS as u8)
            } else {
                SeatSet::first(options.colours.len() as u8)
            },
            harbours,
            waters: Waters::of(&layout, topology),
            modules: options.modules,
            facts: Facts::default(),
            layout,
            options,
        };
        game.facts = Facts::of(&game);
        Ok(game)
    }

    /// Whether a module is in play.
    #[inline(always)]
    pub fn has(&self, module: Module) -> bool {
        self.modules.has(module)
    }

    /// The board.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// What a land hex yields to a seat with these buildings at it ([`Harvest::of`]).
    #[inline(always)]
    pub fn yields(&self, hex: Hex, buildings: usize) -> Cards {
        debug_assert!(hex.index() < LAND_ROOM && buildings < Harvest::KINDS, "no such place");
        self.yields[hex.index() % LAND_ROOM][buildings % Harvest::KINDS]
    }

    /// What a cell yields: nothing for the desert and the sea.
    pub fn resource_of(&self, hex: Hex) -> Option<Good> {
        self.layout.terrain.get(hex.index()).and_then(|terrain| terrain.resource())
    }

    /// `BASE-026`: the harbour whose site this is.
    #[inline(always)]
    pub fn harbour_at(&self, vertex: Vertex) -> Option<Harbour> {
        self.harbours[vertex.index()]
    }

    /// Goes on until somebody must choose or chance must speak: declares a win, and does what needs no decision.
    #[inline(always)]
    fn advance(&self, state: &mut State, journal: &mut impl Journal<Event>) {
        loop {
            if victory::total(state, state.public.turn) >= self.declared_at && victory::declare(self, state, journal) {
                return;
            }
            match state.public.frames.top() {
                Frame::Turn => return,
                Frame::Pass => {
                    state.public.frames.replace(Frame::Turn);
                    turn::pass(self, state, journal);
                }
                Frame::MoveRobber if hooks::robber_stays(self, state) => robber::take_refuge(self, state, journal),
                Frame::FreeRoads(_) | Frame::Effect | Frame::Module(_) if self.proceed(state, journal) => {}
                _ => return,
            }
        }
    }

    /// Does what the frame on top needs nobody for, if it is one of the rare ones.
    #[cold]
    #[inline(never)]
    fn proceed(&self, state: &mut State, journal: &mut impl Journal<Event>) -> bool {
        match state.public.frames.top() {
            Frame::FreeRoads(_) if !building::has_use_for_free_road(self, state, state.public.turn) => {
                state.public.frames.pop();
                true
            }
            Frame::Effect => {
                effects::end(self, state, journal);
                true
            }
            Frame::Module(frame) => frame.proceed(self, state, journal),
            _ => false,
        }
    }

    /// Carries out an action after which somebody may have won; those that need no such look stand in `apply`.
    #[inline(always)]
    fn carry_out(&self, state: &mut State, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::FoundSettlement(vertex) => {
                if let Frame::FoundSettlement(step) = state.public.frames.top() {
                    founding::settle(self, state, step, vertex, journal);
                }
            }
            Action::FoundRoad(edge) => {
                if let Frame::FoundRoad(step, _) = state.public.frames.top() {
                    founding::lay_road(self, state, step, edge, journal);
                }
            }
            Action::DiscardOne(resource) => {
                seven::choose(self, state, seat, Cards::one(resource), journal);
            }
            Action::Discard(cards) => seven::choose(self, state, seat, cards, journal),
            Action::MoveRobber(hex) => robber::move_to(self, state, hex, journal),
            Action::Rob(victim) => robber::rob(state, victim),
            Action::Offer { give, want, to, gold } => {
                domestic::offer(state, seat, Terms { give, want, gold }, to, journal);
            }
            Action::Accept(maker) => domestic::accept(self, state, seat, maker, journal),
            Action::Decline => domestic::decline(state, seat, journal),
            Action::Withdraw => domestic::withdraw(state, seat, journal),
            Action::TradeWith(partner) => domestic::trade_with(self, state, partner, journal),
            Action::BuildRoad(edge) => building::build_road(self, state, seat, edge, journal),
            Action::BuildSettlement(vertex) => building::build_settlement(self, state, seat, vertex, journal),
            Action::BuildCity(vertex) => building::build_city(self, state, seat, vertex, journal),
            Action::BuyCard => development::buy(self, state, seat, journal),
            Action::PlayKnight => development::play_knight(self, state, seat, journal),
            Action::PlayRoadBuilding => development::play_road_building(self, state, seat, journal),
            Action::PlayYearOfPlenty(first, second) => development::play_plenty(state, seat, first, second, journal),
            Action::PlayMonopoly(resource) => development::play_monopoly(self, state, seat, resource, journal),
            Action::PlayVictoryPoint => {}
            Action::ClaimVictory => victory::claim(self, state, journal),
            Action::Module(action) => action.apply(self, state, seat, journal),
            Action::Roll | Action::BankTrade { .. } | Action::EndTurn => debug_assert!(false, "done by `apply`"),
        }
    }

    /// Whom the frame on top waits for. What a game mostly waits for stands in `next`, which is quicker without this in it.
    #[inline(never)]
    fn waits_for(&self, state: &State) -> Next {
        let public = &state.public;
        match public.frames.top() {
            Frame::OpeningDice(_) | Frame::OpeningDraw | Frame::Dice | Frame::Steal(..) | Frame::DrawCard => {
                Next::Chance
            }
            Frame::Discard => Next::Seats(seven::debtors(self, state)),
            Frame::Turn if public.trade.is_open && !public.trade.unanswered().is_empty() => {
                Next::Seats(public.trade.unanswered())
            }
            Frame::Turn
            | Frame::MoveRobber
            | Frame::Rob
            | Frame::FreeRoads(_)
            | Frame::FoundSettlement(_)
            | Frame::FoundRoad(..)
            | Frame::Pass
            | Frame::Effect => Next::Seats(SeatSet::only(public.turn)),
            Frame::Over => Next::Over,
            Frame::Module(frame) => frame.next(self, state),
        }
    }

    /// Draws what is not the number of a turn.
    #[inline(always)]
    fn sample_rarely(&self, state: &State, rng: &mut impl Rng) -> Outcome {
        match state.public.frames.top() {
            Frame::OpeningDraw => Outcome::First(Seat(rng.random_range(0..self.seats.len() as u8))),
            Frame::Steal(_, victim) => {
                let hand = state.private[victim.index()].hand;
                let card = rng.random_range(0..hand.total().max(1));
                Outcome::Steal(hand.nth(card).unwrap_or(Good::Brick))
            }
            Frame::DrawCard => {
                let card = rng.random_range(0..state.deck.total().max(1));
                Outcome::Draw(state.deck.nth(card).unwrap_or(DevCard::Knight))
            }
            Frame::Module(frame) => Outcome::Module(frame.sample(self, state, rng)),
            _ => throw(rng),
        }
    }

    /// Lists what the seat may answer to a question that is not the turn itself.
    #[inline(never)]
    fn list_answers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let public = &state.public;
        let is_on_turn = seat == public.turn;
        match public.frames.top() {
            _ if !self.seats.contains(seat) => {}
            Frame::Module(_) => modules::list(self, state, seat, out),
            Frame::MoveRobber if is_on_turn => robber::list_moves(self, state, out),
            Frame::Rob if is_on_turn => robber::list_victims(self, state, out),
            Frame::FreeRoads(_) if is_on_turn => {
                if public.pool[at(seat)].roads > 0 {
                    building::list_roads(self, state, seat, out);
                }
                self.list_of_modules(state, seat, out);
            }
            Frame::FoundSettlement(_) if is_on_turn => founding::list_settlements(self, state, seat, out),
            Frame::FoundRoad(_, settlement) if is_on_turn => founding::list_roads(self, state, seat, settlement, out),
            Frame::OpeningDice(_)
            | Frame::OpeningDraw
            | Frame::FoundSettlement(_)
            | Frame::FoundRoad(..)
            | Frame::Turn
            | Frame::Dice
            | Frame::Discard
            | Frame::MoveRobber
            | Frame::Rob
            | Frame::Steal(..)
            | Frame::FreeRoads(_)
            | Frame::DrawCard
            | Frame::Pass
            | Frame::Effect
            | Frame::Over => {}
        }
    }

    fn check_place_and_price(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::FoundSettlement(vertex) => founding::check_settlement(self, state, seat, vertex),
            Action::FoundRoad(edge) => match state.public.frames.top() {
                Frame::FoundRoad(_, settlement) => founding::check_road(self, state, seat, edge, settlement),
                _ => Ok(()),
            },
            Action::DiscardOne(resource) => seven::check_one(state, seat, resource),
            Action::Discard(cards) => seven::check_all(state, seat, cards),
            Action::MoveRobber(hex) => robber::check_move(self, state, hex),
            Action::Rob(victim) => robber::check_victim(self, state, victim),
            Action::Offer { give, want, to, gold } => {
                domestic::check_offer(self, state, seat, Terms { give, want, gold }, to)
            }
            Action::Accept(maker) => domestic::check_accept(state, seat, maker),
            Action::Decline => domestic::check_decline(state, seat),
            Action::Withdraw => domestic::check_withdraw(state, seat),
            Action::TradeWith(partner) => domestic::check_trade_with(state, partner),
            Action::BankTrade { give, want } => maritime::check(self, state, seat, give, want),
            Action::BuildRoad(edge) => building::check_road(self, state, seat, edge),
            Action::BuildSettlement(vertex) => building::check_settlement(self, state, seat, vertex),
            Action::BuildCity(vertex) => building::check_city(self, state, seat, vertex),
            Action::BuyCard => development::check_buy(self, state, seat),
            Action::PlayKnight => development::check_play(self, state, seat, DevCard::Knight),
            Action::PlayRoadBuilding => development::check_play(self, state, seat, DevCard::RoadBuilding),
            Action::PlayYearOfPlenty(first, second) => {
                development::check_play(self, state, seat, DevCard::YearOfPlenty)?;
                development::check_plenty(state, first, second)
            }
            Action::PlayMonopoly(kind) => {
                development::check_play(self, state, seat, DevCard::Monopoly)?;
                maritime::check_resource(kind, rule::BASE_185)
            }
            Action::PlayVictoryPoint => development::check_play(self, state, seat, DevCard::VictoryPoint),
            Action::ClaimVictory => victory::check_claim(self, state, seat),
            Action::Module(action) => action.check(self, state, seat),
            Action::Roll | Action::EndTurn => Ok(()),
        }
    }

    /// Lists what the player on turn may do.
    #[inline(always)]
    fn list_turn(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !state.public.has_rolled() {
            out.push(Action::Roll);
        } else {
            out.push(Action::EndTurn);
            if building::may_afford_something(self, state, seat) {
                building::list(self, state, seat, out);
                development::list_buy(self, state, seat, out);
            }
            if turn::is_trade_open(self, state) {
                maritime::list(self, state, seat, out);
                domestic::list_active(self, state, seat, out);
            }
        }
        development::list_plays(self, state, seat, out);
        if self.lists_more {
            self.list_more(state, seat, out);
        }
    }
}

impl Island {
    /// Adds what a plain base game does not list in a turn.
    #[cold]
    #[inline(never)]
    fn list_more(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_of_modules(state, seat, out);
        if !self.rules.declares_victory && victory::has_enough(self, state) {
            out.push(Action::ClaimVictory);
        }
    }

    /// Adds what modules let the seat do.
    #[inline(always)]
    fn list_of_modules(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !self.modules.is_empty() {
            modules::list(self, state, seat, out);
        }
    }
}

/// Both dice.
#[inline(always)]
fn throw(rng: &mut impl Rng) -> Outcome {
    let throw = rng.random_range(0..36u8);
    Outcome::Dice(throw / 6 + 1, throw % 6 + 1)
}

impl Game for Island {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const NAME: &'static str = "island";

    fn deal(options: &mut Options, rng: &mut impl Rng) {
        options.deal(rng);
    }

    fn new(options: Options) -> Result<Island, Vec<Illegal>> {
        let rules = Rules::new(&options);
        Island::with_rules(options, rules)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> SeatSet {
        self.seats
    }

    fn start(&self) -> State {
        opening::start(self)
    }

    #[inline(always)]
    fn next(&self, state: &State) -> Next {
        let public = &state.public;
        match public.frames.top() {
            Frame::Turn if !public.trade.is_open => Next::Seats(SeatSet::only(public.turn)),
            Frame::Dice => Next::Chance,
            _ => self.waits_for(state),
        }
    }

    #[inline(always)]
    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let public = &state.public;
        match public.frames.top() {
            Frame::Turn if seat == public.turn => self.list_turn(state, seat, out),
            Frame::Turn if public.trade.is_open && self.seats.contains(seat) => {
                domestic::list_answers(self, state, seat, out);
            }
            Frame::Discard if self.seats.contains(seat) => seven::list(state, seat, out),
            _ => self.list_answers(state, seat, out),
        }
    }

    fn lists(&self, state: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Discard(_) => false,
            Action::Offer { give, want, to, gold } => {
                domestic::lists_offer(self, state, seat, Terms { give, want, gold }, to)
            }
            Action::BankTrade { give, .. } => {
                maritime::single_kind(give).is_ok_and(|kind| give.count(kind) == maritime::best_rate(state, seat, kind))
            }
            Action::PlayYearOfPlenty(first, Some(second)) => first <= second,
            Action::ClaimVictory => !self.rules.declares_victory,
            Action::Module(action) => action.is_listed(self, state, seat),
            _ => true,
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        turn::check_order(self, state, seat, action)?;
        self.check_place_and_price(state, seat, action)
    }

    #[inline(always)]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            // Nothing was won, and the dice are next.
            Action::Roll => return turn::roll(self, state, journal),
            // Nothing was won, and the turn goes on.
            Action::BankTrade { give, want } => return maritime::trade(state, seat, give, want, journal),
            Action::EndTurn => turn::end(self, state, journal),
            _ => self.carry_out(state, seat, action, journal),
        }
        self.advance(state, journal);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Outcome, u32)>) -> Support {
        match state.public.frames.top() {
            Frame::OpeningDice(_) | Frame::Dice => {
                out.extend((1..=6).flat_map(|first| (1..=6).map(move |second| (Outcome::Dice(first, second), 1))));
            }
            Frame::OpeningDraw => out.extend(self.seats.iter().map(|seat| (Outcome::First(seat), 1))),
            Frame::Steal(_, victim) => {
                let hand = state.private[victim.index()].hand;
                out.extend(hand.kinds().map(|kind| (Outcome::Steal(kind), u32::from(hand.count(kind)))));
            }
            Frame::DrawCard => {
                let cards = DevCard::ALL.into_iter().filter(|&card| state.deck.count(card) > 0);
                out.extend(cards.map(|card| (Outcome::Draw(card), u32::from(state.deck.count(card)))));
            }
            Frame::Module(frame) => frame.outcomes(self, state, out),
            Frame::Turn
            | Frame::Discard
            | Frame::MoveRobber
            | Frame::Rob
            | Frame::FreeRoads(_)
            | Frame::FoundSettlement(_)
            | Frame::FoundRoad(..)
            | Frame::Pass
            | Frame::Effect
            | Frame::Over => {}
        }
        Support::Complete
    }

    #[inline(always)]
    fn sample(&self, state: &State, rng: &mut impl Rng) -> Outcome {
        match state.public.frames.top() {
            Frame::Dice => throw(rng),
            _ => self.sample_rarely(state, rng),
        }
    }

    #[inline(always)]
    fn resolve(&self, state: &mut State, outcome: &Outcome, journal: &mut impl Journal<Event>) {
        let top = state.public.frames.top();
        match *outcome {
            Outcome::Dice(a, b) => match top {
                Frame::OpeningDice(seat) => opening::thrown(self, state, seat, (a, b), journal),
                _ => {
                    turn::rolled(self, state, (a, b), journal);
                    // A number gives no points, and what it asks for waits for somebody.
                    if self.modules.is_empty() {
                        return;
                    }
                }
            },
            Outcome::Steal(card) => robber::steal(state, card, journal),
            Outcome::Draw(card) => development::drawn(state, card, journal),
            Outcome::First(seat) => opening::drawn(self, state, seat, journal),
            Outcome::Module(outcome) => modules::resolve(self, state, outcome, journal),
        }
        self.advance(state, journal);
    }

    fn reveals(&self, before: &State, after: &State, seat: Seat, action: Action) -> bool {
        kinds::reveals(self, before, after, seat, action)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(self, state, observer)
    }

    fn redact(&self, event: &Event, observer: Observer) -> Option<Event> {
        Some(event.redacted(observer))
    }

    fn guess(&self, view: &View, rng: &mut impl Rng) -> State {
        crate::guess::guess(self, view, rng)
    }

    fn standing(&self, state: &State, out: &mut [i16]) {
        for (seat, points) in self.seats.iter().zip(out) {
            *points = i16::from(victory::total(state, seat));
        }
    }

    fn winner(&self, state: &State) -> Option<Seat> {
        state.public.winner
    }

    fn turns(&self, state: &State) -> u32 {
        u32::from(state.public.turn_count)
    }

    fn complete(&self, state: &mut State) {
        state.public.complete(self);
    }

    fn complete_view(&self, view: &mut View) {
        view.public.complete(self);
    }

    fn default_action(&self, state: &State, seat: Seat) -> Option<Action> {
        timeout::default_action(self, state, seat)
    }
}
