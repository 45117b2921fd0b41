//! The loop over frames: goes on until a seat must choose or chance must speak.

use steading_game::{Journal, Next, Seat, SeatSet};

use crate::Rivals;
use crate::action::Action;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::State;
use crate::{building, die, hand, happenings, removal, sets, turn, units};

impl Frame {
    /// Whom the frame waits for.
    #[inline]
    pub fn asks(self, turn: Seat) -> Next {
        match self {
            Frame::BeforeRoll
            | Frame::Actions
            | Frame::HandCheck
            | Frame::Exchange
            | Frame::ExchangeTake
            | Frame::ScoutPick(..)
            | Frame::LayRegions(..)
            | Frame::RelocateFirst
            | Frame::RelocateRegion(_)
            | Frame::RelocateExpansion(_) => Next::Seats(SeatSet::only(turn)),
            Frame::StartHand(seat)
            | Frame::Arrange(seat, _)
            | Frame::Pay { seat, .. }
            | Frame::PayAny(seat, _)
            | Frame::Gain { seat, .. }
            | Frame::NameUnits(seat, _)
            | Frame::GiveBack(seat)
            | Frame::Tribute(seat, _)
            | Frame::BuyForGold(seat, _)
            | Frame::Sebastian(seat, _)
            | Frame::FeudName(seat, _)
            | Frame::FeudReturn(seat)
            | Frame::Fraternal(seat, _)
            | Frame::FraternalSecond(seat, ..)
            | Frame::Riots(seat)
            | Frame::TakeFrom(seat, ..)
            | Frame::ReturnUnder(seat, _)
            | Frame::BrigandStore(seat)
            | Frame::SinkShip(seat)
            | Frame::Defend(seat, _)
            | Frame::Archer(seat)
            | Frame::Arsonist(seat)
            | Frame::Traitor(seat)
            | Frame::TitheBarn(seat)
            | Frame::Library(seat)
            | Frame::FromDiscard(seat)
            | Frame::Doctor(seat)
            | Frame::Veiled(seat, _) => Next::Seats(SeatSet::only(seat)),
            Frame::Deal
            | Frame::FirstThrow
            | Frame::Dice
            | Frame::DrawEvent
            | Frame::DrawRegion(..)
            | Frame::DefenceRoll(..) => Next::Chance,
            // The engine never stops at these.
            Frame::BeginPlay
            | Frame::Production
            | Frame::Symbol(_)
            | Frame::Happening(_)
            | Frame::EndTurn
            | Frame::TakeNamed(_)
            | Frame::Brigands(_)
            | Frame::HarvestGold(_)
            | Frame::Place(..)
            | Frame::Discard(_)
            | Frame::LookThrough(..)
            | Frame::Irmgard(_)
            | Frame::LayRoad(_)
            | Frame::Settle(..)
            | Frame::FoundCity(_)
            | Frame::Strike(_) => Next::Chance,
        }
    }
}

/// Goes on until a seat must choose, chance must speak, or the game is over.
#[inline]
pub fn run(game: &Rivals, state: &mut State, journal: &mut impl Journal<Event>) {
    loop {
        match state.public.frames.top() {
            Frame::Actions | Frame::BeforeRoll | Frame::Dice => return,
            frame => {
                if !step(game, state, frame, journal) || state.public.winner.is_some() {
                    return;
                }
            }
        }
    }
}

/// Does what the frame on top needs nobody for; whether there was such a thing.
fn step(game: &Rivals, state: &mut State, frame: Frame, journal: &mut impl Journal<Event>) -> bool {
    match frame {
        Frame::BeforeRoll
        | Frame::Actions
        | Frame::StartHand(_)
        | Frame::Arrange(..)
        | Frame::BuyForGold(..)
        | Frame::Deal
        | Frame::FirstThrow
        | Frame::Dice
        | Frame::DrawEvent
        | Frame::DrawRegion(..)
        | Frame::DefenceRoll(..)
        | Frame::LayRegions(..)
        | Frame::ScoutPick(..)
        | Frame::RelocateFirst
        | Frame::RelocateRegion(_)
        | Frame::Sebastian(..)
        | Frame::Defend(..)
        | Frame::Library(_)
        | Frame::Traitor(_)
        | Frame::Veiled(..) => return settle_optional(game, state, frame, journal),

        Frame::BeginPlay => turn::begin(game, state, state.public.turn, journal),
        Frame::EndTurn => turn::end(game, state, journal),
        Frame::Production => done(state, |state| turn::produce(state, journal)),
        Frame::Symbol(symbol) => done(state, |state| die::show(state, symbol)),
        Frame::Happening(event) => done(state, |state| happenings::happen(game, state, event, journal)),
        Frame::Brigands(seat) => done(state, |state| die::brigands(state, seat, journal)),
        Frame::HarvestGold(seat) => done(state, |state| die::harvest_gold(state, seat)),
        Frame::TakeNamed(seat) => done(state, |state| units::take_named(state, seat)),
        Frame::Place(seat, spot) => done(state, |state| building::place(state, seat, spot, journal)),
        Frame::LayRoad(end) => done(state, |state| building::lay_road(state, end, journal)),
        Frame::Settle(end, scout) => done(state, |state| building::settle(state, end, scout, journal)),
        Frame::FoundCity(column) => done(state, |state| building::found_city(state, column, journal)),
        Frame::Discard(card) => done(state, |state| state.public.discard.push(card)),
        Frame::LookThrough(seat, stack, search) => hand::look_through(game, state, seat, stack, search, journal),
        Frame::Irmgard(seat) => done(state, |state| sets::turmoil::irmgard(state, seat)),
        Frame::Strike(card) => done(state, |state| sets::turmoil::strike(game, state, card, journal)),

        Frame::Pay { .. } | Frame::PayAny(..) | Frame::Gain { .. } => return units::settle(state, frame, journal),
        Frame::NameUnits(..) | Frame::GiveBack(_) | Frame::Tribute(..) => return units::settle(state, frame, journal),
        Frame::HandCheck | Frame::Exchange | Frame::ExchangeTake | Frame::TakeFrom(..) => {
            return hand::settle(game, state, frame, journal);
        }
        Frame::ReturnUnder(..) => return removal::settle(game, state, frame, journal),
        Frame::FeudName(..)
        | Frame::FeudReturn(_)
        | Frame::Fraternal(..)
        | Frame::FraternalSecond(..)
        | Frame::Riots(_) => return happenings::settle(game, state, frame, journal),
        Frame::RelocateExpansion(_)
        | Frame::BrigandStore(_)
        | Frame::SinkShip(_)
        | Frame::Archer(_)
        | Frame::Arsonist(_)
        | Frame::TitheBarn(_)
        | Frame::FromDiscard(_)
        | Frame::Doctor(_) => return settle_only(game, state, frame, journal),
    }
    true
}

/// Takes a frame off and does what it says.
fn done(state: &mut State, act: impl FnOnce(&mut State)) {
    state.public.frames.pop();
    act(state);
}

/// Questions that may be declined, and chance: nothing to settle, but questions nobody could answer with more than a "no" are
/// skipped (`RIV-326`).
fn settle_optional(game: &Rivals, state: &mut State, frame: Frame, journal: &mut impl Journal<Event>) -> bool {
    match frame {
        Frame::BuyForGold(..) => happenings::settle(game, state, frame, journal),
        Frame::Library(_) => sets::progress::settle(game, state, frame),
        _ => false,
    }
}

/// `RIV-326`: a question without an answer is skipped, one with a single answer is answered.
fn settle_only(game: &Rivals, state: &mut State, frame: Frame, journal: &mut impl Journal<Event>) -> bool {
    let Next::Seats(seats) = frame.asks(state.public.turn) else { return false };
    let Some(seat) = seats.iter().next() else { return false };
    let mut answers = Answers::None;
    sets::list(game, state, frame, &mut answers);
    match answers {
        Answers::None => state.public.frames.pop(),
        Answers::One(action) => game.answer(state, seat, action, journal),
        Answers::Many => return false,
    }
    true
}

/// How many answers a question has.
enum Answers {
    /// It is skipped.
    None,
    /// It answers itself.
    One(Action),
    /// It is asked.
    Many,
}

/// Counting answers needs no list of them.
impl Extend<Action> for Answers {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        for action in actions {
            *self = if matches!(self, Answers::None) { Answers::One(action) } else { Answers::Many };
        }
    }
}
