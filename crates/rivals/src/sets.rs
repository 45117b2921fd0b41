//! What each card does, one file per set. The routing here goes by title; the files decide.
//!
//! An action card is played in three steps: [`check_play`] asks the printed requirement and what `RIV-315` adds, [`play`] lays the card
//! open and lets its file push what must happen, and the card goes to the discard pile last of all (`RIV-334`). An expansion asks
//! [`check_requirement`] before it is built, and [`when_built`] once it is paid and placed.

pub mod basic;
pub mod gold;
pub mod progress;
pub mod turmoil;

use steading_game::{Journal, Seat};

use crate::Rivals;
use crate::action::Action;
use crate::cards::{Card, Kind, Title};
use crate::event::Event;
use crate::frame::{Frame, Spot};
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::rule;
use crate::state::State;

/// Whether an action card may be played now (`RIV-122`, `RIV-124`, `RIV-315`).
pub fn check_play(game: &Rivals, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    if !state.hidden.hands[seat.index()].contains(card) {
        return refuse(Code::NoSuchCard, rule::RIV_117, Detail::Card(card));
    }
    if card.kind() != Kind::Action {
        return refuse(Code::NotPlayable, rule::RIV_120, Detail::Card(card));
    }
    match card.title() {
        // `RIV-117`: played at other moments.
        Title::Brigitta => refuse(Code::CardTiming, rule::RIV_159, Detail::Card(card)),
        Title::Reiner => refuse(Code::CardTiming, rule::RIV_187, Detail::Card(card)),
        Title::Scout => refuse(Code::CardTiming, rule::RIV_166, Detail::Card(card)),
        Title::Sebastian => refuse(Code::CardTiming, rule::RIV_208, Detail::Card(card)),
        Title::Goldsmith | Title::MerchantCaravan | Title::Relocation => basic::check_play(state, seat, card),
        Title::Gudrun | Title::Merchant | Title::TradeMaster | Title::Brigands => gold::check_play(state, seat, card),
        Title::Archer | Title::Arsonist | Title::Traitor | Title::VoyageOfPlunder => {
            turmoil::check_play(state, seat, card)
        }
        _ => progress::check_play(game, state, seat, card),
    }
}

/// Plays an action card: it lies open, takes effect, and is discarded.
pub fn play(game: &Rivals, state: &mut State, seat: Seat, card: Card, journal: &mut impl Journal<Event>) {
    state.hidden.play(&game.rules, seat, card);
    journal.note(Event::Played(seat, card));
    state.public.frames.push(Frame::Discard(card));
    match card.title() {
        Title::Goldsmith | Title::MerchantCaravan | Title::Relocation => basic::play(state, seat, card),
        Title::Gudrun | Title::Merchant | Title::TradeMaster | Title::Brigands => gold::play(state, seat, card),
        Title::Archer | Title::Arsonist | Title::Traitor | Title::VoyageOfPlunder => turmoil::play(state, seat, card),
        _ => progress::play(state, seat, card, journal),
    }
}

/// The printed requirement of an expansion (`RIV-122`); most have none.
pub fn check_requirement(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    match card.title() {
        Title::StapleHouse => gold::check_requirement(state, seat, card),
        Title::ChiefCannoneer | Title::BuildingCrane | Title::Parliament | Title::University => {
            progress::check_requirement(state, seat, card)
        }
        _ => Ok(()),
    }
}

/// `RIV-316`: what an expansion does once, when it is built.
pub fn when_built(state: &mut State, seat: Seat, spot: Spot) {
    match spot.card.title() {
        Title::PirateShip | Title::StapleHouse => gold::when_built(state, seat, spot.card),
        Title::TitheBarn | Title::Fairgrounds => turmoil::when_built(state, seat, spot.card),
        Title::Library => progress::when_built(state, seat),
        _ => {}
    }
}

/// Lists the answers to a card's question.
pub fn list(game: &Rivals, state: &State, frame: Frame, out: &mut impl Extend<Action>) {
    match frame {
        Frame::RelocateFirst | Frame::RelocateRegion(_) | Frame::RelocateExpansion(_) => {
            basic::list(state, frame, out);
        }
        Frame::BrigandStore(_) | Frame::SinkShip(_) => gold::list(state, frame, out),
        Frame::Defend(..) | Frame::Archer(_) | Frame::Arsonist(_) | Frame::Traitor(_) | Frame::TitheBarn(_) => {
            turmoil::list(state, frame, out);
        }
        _ => progress::list(game, state, frame, out),
    }
}

/// Whether the answer is one.
pub fn check(game: &Rivals, state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    match frame {
        Frame::RelocateFirst | Frame::RelocateRegion(_) | Frame::RelocateExpansion(_) => {
            basic::check(state, frame, action)
        }
        Frame::BrigandStore(_) | Frame::SinkShip(_) => gold::check(state, frame, action),
        Frame::Defend(..) | Frame::Archer(_) | Frame::Arsonist(_) | Frame::Traitor(_) | Frame::TitheBarn(_) => {
            turmoil::check(state, frame, action)
        }
        _ => progress::check(game, state, frame, action),
    }
}

/// Carries out an answer.
pub fn answer(game: &Rivals, state: &mut State, frame: Frame, action: Action, journal: &mut impl Journal<Event>) {
    match frame {
        Frame::RelocateFirst | Frame::RelocateRegion(_) | Frame::RelocateExpansion(_) => {
            basic::answer(state, frame, action, journal);
        }
        Frame::BrigandStore(_) | Frame::SinkShip(_) => gold::answer(state, frame, action, journal),
        Frame::Defend(..) | Frame::Archer(_) | Frame::Arsonist(_) | Frame::Traitor(_) | Frame::TitheBarn(_) => {
            turmoil::answer(game, state, frame, action, journal);
        }
        _ => progress::answer(state, frame, action, journal),
    }
}
