//! The Era of Progress: what its action cards do, what its expansions require, and the search of the Library.
//!
//! (Brigitta: `turn.rs`; Relocation: `basic.rs`; Building Crane and Town Hall: `building.rs`; Pharmacy and Bath House at the Plague:
//! `happenings.rs`.)

use steading_game::{Journal, RuleId, Seat};

use crate::Rivals;
use crate::action::Action;
use crate::cards::{Card, Title};
use crate::event::Event;
use crate::frame::{Frame, Search};
use crate::goods::{Kinds, Resource};
use crate::grid::{End, Places, Site, Sites};
use crate::hand;
use crate::hidden::other;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::principality::Principality;
use crate::rule;
use crate::state::State;
use crate::units;

/// `RIV-232`, `RIV-233`: units of Mineral Mining and of the Three-Field System.
const HARVEST: u8 = 2;
/// `RIV-239`: progress symbols that a Parliament needs.
const PARLIAMENT_SYMBOLS: u8 = 2;

// Action cards.

/// `RIV-227`–`RIV-233`, `RIV-315`: the requirement, and something to gain.
pub fn check_play(game: &Rivals, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let land = state.public.land(seat);
    match card.title() {
        Title::Benjamin => check_room(!productive(state, seat).without(land.full()).is_empty(), card),
        Title::Gustav => {
            check_behind(state, seat, card, Title::Library, rule::RIV_228, "library-or-fewer-points")?;
            check_pile(game, state, card)
        }
        Title::Guido => {
            check_behind(state, seat, card, Title::TownHall, rule::RIV_229, "town-hall-or-fewer-points")?;
            check_pile(game, state, card)
        }
        Title::Doctor => {
            if !land.has(Title::BathHouse) {
                return refuse(Code::Requirement, rule::RIV_231, Detail::Needs(card, "bath-house"));
            }
            check_room(!open_baths(land).is_empty(), card)
        }
        Title::MineralMining => {
            check_university(land, card, rule::RIV_232)?;
            check_room(land.room().count(Resource::Ore) > 0, card)
        }
        Title::ThreeFieldSystem => {
            check_university(land, card, rule::RIV_233)?;
            check_room(land.room().count(Resource::Grain) > 0, card)
        }
        _ => refuse(Code::NotPlayable, rule::RIV_117, Detail::Card(card)),
    }
}

/// `RIV-315`: room for at least one unit.
fn check_room(has_room: bool, card: Card) -> Result<(), Illegal> {
    if has_room { Ok(()) } else { refuse(Code::NoEffect, rule::RIV_315, Detail::Needs(card, "room")) }
}

fn check_university(land: &Principality, card: Card, rule: RuleId) -> Result<(), Illegal> {
    if land.has(Title::University) {
        Ok(())
    } else {
        refuse(Code::Requirement, rule, Detail::Needs(card, "university"))
    }
}

/// `RIV-228`, `RIV-229`, `RIV-285`: the building, or fewer points than the opponent; one of the two is enough.
fn check_behind(
    state: &State,
    seat: Seat,
    card: Card,
    building: Title,
    rule: RuleId,
    needs: &'static str,
) -> Result<(), Illegal> {
    let is_behind = state.public.points(seat) < state.public.points(other(seat));
    if is_behind || state.public.land(seat).has(building) {
        return Ok(());
    }
    refuse(Code::Requirement, rule, Detail::Needs(card, needs))
}

/// `RIV-230`, `RIV-323`: a card that may be taken lies on the discard pile.
fn check_pile(game: &Rivals, state: &State, card: Card) -> Result<(), Illegal> {
    if state.public.discard.from_top().any(|found| may_fetch(game, found)) {
        return Ok(());
    }
    refuse(Code::NoEffect, rule::RIV_230, Detail::Needs(card, "discarded-card"))
}

/// `RIV-323`: cards of a face-up stack never enter a hand.
fn may_fetch(game: &Rivals, card: Card) -> bool {
    game.rules.face_up != Some(card)
}

/// Does what the card says, or asks.
pub fn play(state: &mut State, seat: Seat, card: Card, journal: &mut impl Journal<Event>) {
    match card.title() {
        Title::Benjamin => gain_each(state, seat, productive(state, seat), journal),
        Title::Gustav | Title::Guido => state.public.frames.push(Frame::FromDiscard(seat)),
        Title::Doctor => state.public.frames.push(Frame::Doctor(seat)),
        Title::MineralMining => units::grant(state, seat, HARVEST, Kinds::only(Resource::Ore)),
        Title::ThreeFieldSystem => units::grant(state, seat, HARVEST, Kinds::only(Resource::Grain)),
        _ => debug_assert!(false, "checked before"),
    }
}

/// `RIV-227`: own regions with the number of the turn, new ones included.
fn productive(state: &State, seat: Seat) -> Places {
    state.public.land(seat).numbered(state.public.number)
}

/// Each of these regions gains a unit; boosters do not matter (`RIV-174`). Nothing is chosen (`RIV-277`).
fn gain_each(state: &mut State, seat: Seat, places: Places, journal: &mut impl Journal<Event>) {
    let full = places.and(state.public.land(seat).full());
    for place in places.without(full).iter() {
        let Some(kind) = state.public.land(seat).kind_at(place) else { continue };
        units::store(state, seat, place, kind, journal);
    }
    if !full.is_empty() {
        journal.note(Event::Lost(seat, full.len() as u8));
    }
}

/// `RIV-231`, `RIV-315`: sites of Bath Houses where a region beside the card has room. Two on one site are the same to the Doctor.
fn open_baths(land: &Principality) -> Sites {
    let baths = land.sites_of(Title::BathHouse).iter();
    let has_room = |site: &Site| !Sites::only(*site).beside().without(land.full()).is_empty();
    baths.filter(has_room).fold(Sites::NONE, |sites, site| sites.or(Sites::only(site)))
}

// Expansions.

/// `RIV-235`, `RIV-237`, `RIV-239`, `RIV-243`: what must stand before.
pub fn check_requirement(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let land = state.public.land(seat);
    let (is_met, rule, needs) = match card.title() {
        Title::ChiefCannoneer => return check_university(land, card, rule::RIV_235),
        Title::BuildingCrane => return check_university(land, card, rule::RIV_237),
        Title::Parliament => (land.symbols().progress >= PARLIAMENT_SYMBOLS, rule::RIV_239, "progress-symbols"),
        Title::University => (land.has(Title::Abbey) || land.has(Title::Library), rule::RIV_243, "abbey-or-library"),
        _ => return Ok(()),
    };
    if is_met { Ok(()) } else { refuse(Code::Requirement, rule, Detail::Needs(card, needs)) }
}

/// `RIV-238`: the Library's owner may look through a stack, free of charge.
pub fn when_built(state: &mut State, seat: Seat) {
    state.public.frames.push(Frame::Library(seat));
}

/// `RIV-326`: with nothing to look through the Library does not ask.
pub fn settle(game: &Rivals, state: &mut State, frame: Frame) -> bool {
    let is_vain = matches!(frame, Frame::Library(_)) && hand::filled_stacks(game, state).next().is_none();
    if is_vain {
        state.public.frames.pop();
    }
    is_vain
}

// Questions.

/// Lists the answers.
pub fn list(game: &Rivals, state: &State, frame: Frame, out: &mut impl Extend<Action>) {
    match frame {
        Frame::Library(_) => {
            out.extend([Action::Pass]);
            out.extend(hand::filled_stacks(game, state).map(Action::Search));
        }
        Frame::FromDiscard(_) => {
            let cards = state.public.discard.kinds_from_top().filter(|&card| may_fetch(game, card));
            out.extend(cards.map(Action::Take));
        }
        Frame::Doctor(seat) => {
            let sites = open_baths(state.public.land(seat));
            out.extend(sites.iter().map(|site| Action::Choose(site, Card::ProgressBathHouse)));
        }
        _ => {}
    }
}

/// Whether the answer is one.
pub fn check(game: &Rivals, state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    match (frame, action) {
        (Frame::Library(_), Action::Pass) => Ok(()),
        (Frame::Library(_), Action::Search(stack)) => hand::check_filled(game, state, stack),
        (Frame::FromDiscard(_), Action::Take(card)) => check_fetch(game, state, card),
        (Frame::Doctor(seat), Action::Choose(site, card)) => check_bath(state.public.land(seat), site, card),
        _ => refuse(Code::NotAChoice, rule::RIV_326, Detail::Word(frame.word())),
    }
}

/// `RIV-228`, `RIV-323`: any card of the discard pile but one of the face-up stack.
fn check_fetch(game: &Rivals, state: &State, card: Card) -> Result<(), Illegal> {
    if state.public.discard.position(card).is_none() {
        return refuse(Code::NotThere, rule::RIV_228, Detail::Card(card));
    }
    if !may_fetch(game, card) {
        return refuse(Code::NotAChoice, rule::RIV_323, Detail::Why("face-up-card", About::Card(card)));
    }
    Ok(())
}

/// `RIV-231`: an own Bath House with room beside it.
fn check_bath(land: &Principality, site: Site, card: Card) -> Result<(), Illegal> {
    if !land.has_at(site, card) {
        return refuse(Code::NotThere, rule::RIV_231, Detail::Spot(site, card));
    }
    if card.title() != Title::BathHouse {
        return refuse(Code::NotAChoice, rule::RIV_231, Detail::Why("bath-house-only", About::Card(card)));
    }
    if !open_baths(land).contains(site) {
        return refuse(Code::StoreFull, rule::RIV_315, Detail::Place(site.neighbour(End::Left)));
    }
    Ok(())
}

/// Carries out an answer.
pub fn answer(state: &mut State, frame: Frame, action: Action, journal: &mut impl Journal<Event>) {
    match (frame, action) {
        (Frame::Library(seat), Action::Search(stack)) => {
            state.public.frames.replace(Frame::LookThrough(seat, stack, Search::Library));
        }
        (Frame::Library(seat), Action::Pass) => {
            state.public.frames.pop();
            journal.note(Event::Declined(seat));
        }
        (Frame::FromDiscard(seat), Action::Take(card)) => {
            state.public.frames.pop();
            fetch(state, seat, card, journal);
        }
        (Frame::Doctor(seat), Action::Choose(site, _)) => {
            state.public.frames.pop();
            gain_each(state, seat, Sites::only(site).beside(), journal);
        }
        _ => debug_assert!(false, "checked before"),
    }
}

/// `RIV-228`, `RIV-324`: the topmost copy goes to the hand, openly.
fn fetch(state: &mut State, seat: Seat, card: Card, journal: &mut impl Journal<Event>) {
    let Some(position) = state.public.discard.position(card) else { return };
    state.public.discard.remove(position);
    state.hidden.gain_open(seat, card);
    journal.note(Event::Fetched(seat, card));
}
