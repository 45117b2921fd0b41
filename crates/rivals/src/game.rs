//! The card game as the contract wants it: routing between frames and the chapters that decide them.

use rand::{Rng, RngExt};
use steading_game::{Game, Journal, Next, Observer, Seat, SeatSet, Support};

use crate::action::{Action, Outcome};
use crate::cards::Kind;
use crate::event::Event;
use crate::frame::{Frame, Spot, Symbol};
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::options::{Colour, Options};
use crate::rules::Rules;
use crate::state::State;
use crate::view::View;
use crate::{building, flow, guess, hand, happenings, kinds, removal, rule, sets, setup, timeout, trade, turn, units};

/// The rules of one table of the card game.
#[derive(Clone, Debug)]
pub struct Rivals {
    /// What the table agreed on.
    pub options: Options,
    /// What follows from the mode.
    pub rules: Rules,
}

impl Rivals {
    /// The colour of a seat (`RIV-046`).
    pub fn colour(&self, seat: Seat) -> Colour {
        if (seat.0 == 0) == (self.options.first_colour == Colour::Red) { Colour::Red } else { Colour::Blue }
    }

    // Questions: lists, checks and answers, by the frame on top.

    fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let frame = state.public.frames.top();
        match frame {
            Frame::Actions => self.list_commands(state, seat, out),
            Frame::BeforeRoll => turn::list(state, seat, out),
            Frame::StartHand(_) | Frame::Arrange(..) => setup::list(self, state, frame, out),
            Frame::HandCheck | Frame::Exchange | Frame::ExchangeTake | Frame::TakeFrom(..) => {
                hand::list(self, state, frame, out);
            }
            Frame::Pay { .. }
            | Frame::PayAny(..)
            | Frame::Gain { .. }
            | Frame::NameUnits(..)
            | Frame::GiveBack(_)
            | Frame::Tribute(..) => units::list(state, frame, out),
            Frame::BuyForGold(..)
            | Frame::Sebastian(..)
            | Frame::FeudName(..)
            | Frame::FeudReturn(_)
            | Frame::Fraternal(..)
            | Frame::FraternalSecond(..)
            | Frame::Riots(_) => happenings::list(self, state, frame, out),
            Frame::ReturnUnder(_, spot) => removal::list(self, spot, out),
            Frame::ScoutPick(..) | Frame::LayRegions(..) => building::list_regions(state, frame, out),
            _ => sets::list(self, state, frame, out),
        }
    }

    fn list_commands(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::End);
        building::list_centre(state, seat, out);
        trade::list(state, seat, out);
        building::list_expansions(self, state, seat, out);
        for card in state.hidden.hands[seat.index()].kinds().filter(|card| card.kind() == Kind::Action) {
            if sets::check_play(self, state, seat, card).is_ok() {
                out.push(Action::Play(card));
            }
        }
        removal::list_demolitions(self, state, seat, out);
    }

    fn check_answer(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let frame = state.public.frames.top();
        match frame {
            Frame::Actions => self.check_command(state, seat, action),
            Frame::BeforeRoll => turn::check(state, seat, action),
            Frame::StartHand(_) | Frame::Arrange(..) => setup::check(self, state, frame, action),
            Frame::HandCheck | Frame::Exchange | Frame::ExchangeTake | Frame::TakeFrom(..) => {
                hand::check(self, state, frame, action)
            }
            Frame::Pay { .. }
            | Frame::PayAny(..)
            | Frame::Gain { .. }
            | Frame::NameUnits(..)
            | Frame::GiveBack(_)
            | Frame::Tribute(..) => units::check(state, frame, action),
            Frame::BuyForGold(..)
            | Frame::Sebastian(..)
            | Frame::FeudName(..)
            | Frame::FeudReturn(_)
            | Frame::Fraternal(..)
            | Frame::FraternalSecond(..)
            | Frame::Riots(_) => happenings::check(self, state, frame, action),
            Frame::ReturnUnder(_, spot) => removal::check(self, spot, action),
            Frame::ScoutPick(..) | Frame::LayRegions(..) => building::check_regions(state, frame, action),
            _ => sets::check(self, state, frame, action),
        }
    }

    /// `RIV-081`, `RIV-280`: the commands of the action phase.
    fn check_command(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::End => Ok(()),
            Action::Play(card) => sets::check_play(self, state, seat, card),
            Action::Build(card, site) => building::check_build(state, seat, card, site),
            Action::BuildOpen(card, site) => building::check_build_open(self, state, seat, card, site),
            Action::OpenCache(place) => building::check_cache(state, seat, place),
            Action::LayRoad(end) => building::check_road(state, seat, end),
            Action::Settle { end, scout } => building::check_settlement(state, seat, end, scout),
            Action::FoundCity(column) => building::check_city(state, seat, column),
            Action::Trade { .. } | Action::ShipTrade { .. } | Action::LargeShipTrade { .. } | Action::MintTrade(_) => {
                trade::check(state, seat, action)
            }
            Action::Demolish(site, card) => removal::check_demolish(self, state, seat, Spot { site, card }),
            Action::Roll => refuse(Code::AlreadyRolled, rule::RIV_077, Detail::Stage("rolled")),
            Action::Brigitta(card, _) => refuse(Code::CardTiming, rule::RIV_159, Detail::Card(card)),
            Action::Reiner => refuse(Code::CardTiming, rule::RIV_187, Detail::Card(crate::cards::Card::GoldReiner)),
            Action::Sebastian => {
                refuse(Code::CardTiming, rule::RIV_208, Detail::Card(crate::cards::Card::TurmoilSebastian))
            }
            _ => refuse(Code::WrongPhase, rule::RIV_081, Detail::Stage("actions")),
        }
    }

    /// Carries out an answer or command that was checked.
    pub(crate) fn answer(&self, state: &mut State, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let frame = state.public.frames.top();
        match frame {
            Frame::Actions => self.command(state, seat, action, journal),
            Frame::BeforeRoll => turn::act(self, state, seat, action, journal),
            Frame::StartHand(_) | Frame::Arrange(..) => setup::answer(self, state, frame, action, journal),
            Frame::HandCheck | Frame::Exchange | Frame::ExchangeTake | Frame::TakeFrom(..) => {
                hand::answer(self, state, frame, action, journal);
            }
            Frame::Pay { .. }
            | Frame::PayAny(..)
            | Frame::Gain { .. }
            | Frame::NameUnits(..)
            | Frame::GiveBack(_)
            | Frame::Tribute(..) => units::answer(state, frame, action, journal),
            Frame::BuyForGold(..)
            | Frame::Sebastian(..)
            | Frame::FeudName(..)
            | Frame::FeudReturn(_)
            | Frame::Fraternal(..)
            | Frame::FraternalSecond(..)
            | Frame::Riots(_) => happenings::answer(self, state, frame, action, journal),
            Frame::ReturnUnder(seat, spot) => {
                if let Action::Under(stack) = action {
                    removal::put_under(state, seat, spot, stack, journal);
                }
            }
            Frame::ScoutPick(..) | Frame::LayRegions(..) => building::answer_regions(state, frame, action, journal),
            _ => sets::answer(self, state, frame, action, journal),
        }
    }

    fn command(&self, state: &mut State, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::End => state.public.frames.replace(Frame::HandCheck),
            Action::Play(card) => sets::play(self, state, seat, card, journal),
            Action::Build(card, site) => building::build(self, state, seat, Spot { site, card }, false),
            Action::BuildOpen(card, site) => building::build(self, state, seat, Spot { site, card }, true),
            Action::OpenCache(place) => building::open_cache(self, state, seat, place, journal),
            Action::LayRoad(_) | Action::Settle { .. } | Action::FoundCity(_) => {
                building::order(self, state, seat, action, journal);
            }
            Action::Trade { .. } | Action::ShipTrade { .. } | Action::LargeShipTrade { .. } | Action::MintTrade(_) => {
                trade::trade(state, seat, action, journal);
            }
            Action::Demolish(site, card) => removal::discard(state, seat, Spot { site, card }, journal),
            _ => debug_assert!(false, "checked before"),
        }
    }

    fn dice(&self, state: &State) -> impl Iterator<Item = (Outcome, u32)> {
        let (number, symbol) = turn::open_dice(state);
        let numbers = if number { 1..=6 } else { 0..=0 };
        numbers.flat_map(move |face| {
            let number = number.then_some(face);
            let symbols = if symbol { &Symbol::ALL[..] } else { &Symbol::ALL[..1] };
            symbols.iter().map(move |&shown| {
                let shown = symbol.then_some(shown);
                (Outcome::Dice(number, shown), shown.map_or(1, Symbol::faces))
            })
        })
    }
}

impl Game for Rivals {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const NAME: &'static str = "rivals";

    /// Nothing is drawn beforehand: the shuffles are secret and belong to the position.
    fn deal(_options: &mut Options, _rng: &mut impl Rng) {}

    fn new(options: Options) -> Result<Self, Vec<Illegal>> {
        if options.first_player.is_some_and(|seat| seat.0 > 1) {
            let detail = Detail::Option("first_player", "a seat of this table");
            return Err(vec![Illegal { code: Code::BadOption, rule: rule::RIV_053, detail }]);
        }
        Ok(Rivals { rules: Rules::of(options.mode), options })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(2)
    }

    fn start(&self) -> State {
        setup::start(self)
    }

    #[inline]
    fn next(&self, state: &State) -> Next {
        if state.public.winner.is_some() { Next::Over } else { state.public.frames.top().asks(state.public.turn) }
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if matches!(self.next(state), Next::Seats(seats) if seats.contains(seat)) {
            self.list(state, seat, out);
        }
    }

    fn lists(&self, _state: &State, _seat: Seat, _action: Action) -> bool {
        true
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let public = &state.public;
        if let Some(winner) = public.winner {
            return refuse(Code::GameOver, rule::RIV_254, Detail::Winner(winner, public.points(winner)));
        }
        let frame = public.frames.top();
        match frame.asks(public.turn) {
            Next::Seats(seats) if seats.contains(seat) => self.check_answer(state, seat, action),
            Next::Seats(_) if matches!(frame, Frame::Actions | Frame::BeforeRoll) => {
                refuse(Code::NotYourTurn, rule::RIV_128, Detail::Turn(public.turn))
            }
            Next::Seats(seats) => {
                let owing = seats.iter().next().unwrap_or(public.turn);
                refuse(Code::ActionPending, rule::RIV_128, Detail::Owes(owing, frame.word()))
            }
            Next::Chance | Next::Over => {
                refuse(Code::ActionPending, rule::RIV_279, Detail::Owes(public.turn, "chance"))
            }
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        self.answer(state, seat, action, journal);
        flow::run(self, state, journal);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Outcome, u32)>) -> Support {
        let public = &state.public;
        match public.frames.top() {
            Frame::Deal => return Support::SampleOnly,
            Frame::FirstThrow => {
                out.extend((1..=6).flat_map(|a| (1..=6).map(move |b| (Outcome::FirstThrow(a, b), 1))));
            }
            Frame::Dice => out.extend(self.dice(state)),
            Frame::DrawEvent => out.extend(public.events.next().map(|(card, weight)| (Outcome::Event(card), weight))),
            Frame::DrawRegion(..) => out.extend(public.regions_left.iter().map(|region| (Outcome::Region(region), 1))),
            Frame::DefenceRoll(..) => out.extend((1..=6).map(|face| (Outcome::Defence(face), 1))),
            _ => {}
        }
        Support::Complete
    }

    fn sample(&self, state: &State, rng: &mut impl Rng) -> Outcome {
        let public = &state.public;
        match public.frames.top() {
            Frame::Deal => Outcome::Deal(Box::new(setup::shuffle(&self.rules, rng))),
            Frame::FirstThrow => Outcome::FirstThrow(rng.random_range(1..=6), rng.random_range(1..=6)),
            Frame::Dice => {
                let (number, symbol) = turn::open_dice(state);
                let number = number.then(|| rng.random_range(1..=6));
                // Six faces; the last symbol is on two of them.
                let face = || Symbol::ALL[rng.random_range(0..6usize).min(Symbol::ALL.len() - 1)];
                Outcome::Dice(number, symbol.then(face))
            }
            Frame::DrawEvent => {
                let total: u32 = public.events.next().map(|(_, weight)| weight).sum();
                let mut left = rng.random_range(0..total.max(1));
                let drawn = public.events.next().find(|&(_, weight)| {
                    let is_hit = left < weight;
                    left = left.saturating_sub(weight);
                    is_hit
                });
                Outcome::Event(drawn.map_or(crate::cards::EventCard::BasicYule, |(card, _)| card))
            }
            Frame::DrawRegion(..) => {
                let count = public.regions_left.len().max(1);
                let number = rng.random_range(0..count) as usize;
                let region = public.regions_left.iter().nth(number);
                Outcome::Region(region.unwrap_or(crate::cards::Region::Forest4))
            }
            _ => Outcome::Defence(rng.random_range(1..=6)),
        }
    }

    fn may_happen(&self, state: &State, outcome: &Outcome) -> bool {
        if self.next(state) != Next::Chance {
            return false;
        }
        let public = &state.public;
        let is_face = |number: u8| (1..=6).contains(&number);
        match (public.frames.top(), outcome) {
            (Frame::Deal, Outcome::Deal(dealt)) => setup::may_be_dealt(&self.rules, dealt),
            (Frame::FirstThrow, &Outcome::FirstThrow(a, b)) => is_face(a) && is_face(b),
            (Frame::Dice, &Outcome::Dice(number, symbol)) => {
                (number.is_some(), symbol.is_some()) == turn::open_dice(state) && number.is_none_or(is_face)
            }
            (Frame::DrawEvent, &Outcome::Event(card)) => public.events.next().any(|(next, _)| next == card),
            (Frame::DrawRegion(..), &Outcome::Region(region)) => public.regions_left.contains(region),
            (Frame::DefenceRoll(..), &Outcome::Defence(face)) => is_face(face),
            _ => false,
        }
    }

    fn resolve(&self, state: &mut State, outcome: &Outcome, journal: &mut impl Journal<Event>) {
        match *outcome {
            Outcome::Deal(ref dealt) => setup::dealt(self, state, dealt, journal),
            Outcome::FirstThrow(a, b) => setup::thrown(self, state, (a, b), journal),
            Outcome::Dice(number, symbol) => turn::thrown(state, number, symbol, journal),
            Outcome::Event(card) => happenings::reveal(state, card, journal),
            Outcome::Region(region) => building::region_comes(state, region),
            Outcome::Defence(face) => sets::turmoil::defended(state, face, journal),
        }
        flow::run(self, state, journal);
    }

    fn reveals(&self, before: &State, after: &State, seat: Seat, action: Action) -> bool {
        kinds::reveals(before, after, seat, action)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(self, state, observer)
    }

    fn redact(&self, event: &Event, observer: Observer) -> Option<Event> {
        event.redacted(observer)
    }

    fn guess(&self, view: &View, rng: &mut impl Rng) -> State {
        guess::guess(self, view, rng)
    }

    fn standing(&self, state: &State, out: &mut [i16]) {
        for (seat, points) in out.iter_mut().enumerate().take(2) {
            *points = i16::from(state.public.points(Seat(seat as u8)));
        }
    }

    fn winner(&self, state: &State) -> Option<Seat> {
        state.public.winner
    }

    fn turns(&self, state: &State) -> u32 {
        state.public.turns.into()
    }

    fn default_action(&self, state: &State, seat: Seat) -> Option<Action> {
        timeout::default_action(self, state, seat)
    }
}
