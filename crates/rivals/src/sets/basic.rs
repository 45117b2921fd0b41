//! The basic set: Goldsmith, Merchant Caravan, Relocation. (Brigitta: `turn.rs`; Scout: `building.rs`.)
//!
//! Relocation is asked in two steps: the first card, then the card it changes places with. A first card is offered only if a legal
//! second one exists, so that nobody gets stuck.

use steading_game::{Journal, RuleId, Seat};

use crate::action::Action;
use crate::cards::{Card, Title};
use crate::event::Event;
use crate::frame::{Frame, Spot};
use crate::goods::{Goods, Kinds, Resource};
use crate::grid::{Place, Site};
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::principality::Principality;
use crate::rule;
use crate::state::State;
use crate::units;

/// `RIV-161`: what the Goldsmith takes.
const GOLDSMITH_GOLD: u8 = 3;
/// `RIV-162`: what the Merchant Caravan takes.
const CARAVAN_UNITS: u8 = 2;
/// `RIV-161`, `RIV-162`: what both give.
const UNITS_IN_RETURN: u8 = 2;

/// `RIV-315`: three gold, two units, or one legal swap; regions can always be swapped.
pub fn check_play(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let stock = state.public.land(seat).stock();
    let lacks = match card.title() {
        Title::Goldsmith if stock.count(Resource::Gold) < GOLDSMITH_GOLD => "gold",
        Title::MerchantCaravan if stock.total() < CARAVAN_UNITS => "units",
        _ => return Ok(()),
    };
    refuse(Code::NoEffect, rule::RIV_315, Detail::Needs(card, lacks))
}

/// The price comes before the gain (`RIV-308`).
pub fn play(state: &mut State, seat: Seat, card: Card) {
    match card.title() {
        Title::Goldsmith => {
            units::grant(state, seat, UNITS_IN_RETURN, Kinds::ANY);
            units::owe(state, seat, Goods::of(Resource::Gold, GOLDSMITH_GOLD));
        }
        Title::MerchantCaravan => {
            units::grant(state, seat, UNITS_IN_RETURN, Kinds::ANY);
            state.public.frames.push(Frame::PayAny(seat, CARAVAN_UNITS));
        }
        _ => state.public.frames.push(Frame::RelocateFirst),
    }
}

// Relocation.

/// Lists the cards that can be moved.
pub fn list(state: &State, frame: Frame, out: &mut impl Extend<Action>) {
    let land = state.public.land(state.public.turn);
    match frame {
        Frame::RelocateFirst => {
            out.extend(regions(land).map(Action::ChoosePlace));
            out.extend(spots(land).filter(|&spot| has_partner(land, spot)).map(choose));
        }
        Frame::RelocateRegion(first) => {
            out.extend(regions(land).filter(|&place| place != first).map(Action::ChoosePlace));
        }
        Frame::RelocateExpansion(first) => {
            out.extend(spots(land).filter(|&spot| check_swap(land, first, spot).is_ok()).map(choose));
        }
        _ => {}
    }
}

fn regions(land: &Principality) -> impl Iterator<Item = Place> {
    land.places().iter().filter(|place| place.is_region())
}

/// The expansions, of two equal cards on one site only one: they lie side by side.
fn spots(land: &Principality) -> impl Iterator<Item = Spot> {
    let mut last = None;
    land.expansions().map(|(site, card)| Spot { site, card }).filter(move |&spot| last.replace(spot) != Some(spot))
}

fn choose(spot: Spot) -> Action {
    Action::Choose(spot.site, spot.card)
}

fn has_partner(land: &Principality, spot: Spot) -> bool {
    spots(land).any(|other| check_swap(land, spot, other).is_ok())
}

/// Whether the card can be moved.
pub fn check(state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    let land = state.public.land(state.public.turn);
    match (frame, action) {
        (Frame::RelocateFirst, Action::ChoosePlace(place)) => check_region(land, place),
        (Frame::RelocateFirst, Action::Choose(site, card)) => {
            let spot = Spot { site, card };
            check_there(land, spot)?;
            if has_partner(land, spot) { Ok(()) } else { refuse_choice(rule::RIV_315) }
        }
        (Frame::RelocateRegion(first), Action::ChoosePlace(place)) => {
            check_region(land, place)?;
            if place == first { refuse_choice(rule::RIV_163) } else { Ok(()) }
        }
        (Frame::RelocateExpansion(first), Action::Choose(site, card)) => {
            let second = Spot { site, card };
            check_there(land, second)?;
            check_swap(land, first, second)
        }
        // A region changes places with a region, an expansion with an expansion.
        _ => refuse_choice(rule::RIV_163),
    }
}

fn refuse_choice(rule: RuleId) -> Result<(), Illegal> {
    refuse(Code::NotAChoice, rule, Detail::Word(Frame::RelocateFirst.word()))
}

/// `RIV-163`, `RIV-165`: an own region; the Gold Cache is none.
fn check_region(land: &Principality, place: Place) -> Result<(), Illegal> {
    if land.region(place).is_some() {
        return Ok(());
    }
    let rule = if place == Place::CACHE { rule::RIV_165 } else { rule::RIV_163 };
    refuse(Code::NoRegion, rule, Detail::Place(place))
}

/// `RIV-163`: a card that lies open; a covered Parish Hall moves with its Town Hall only (`RIV-164`).
fn check_there(land: &Principality, spot: Spot) -> Result<(), Illegal> {
    if land.has_at(spot.site, spot.card) {
        return Ok(());
    }
    refuse(Code::NotThere, rule::RIV_163, Detail::Spot(spot.site, spot.card))
}

/// `RIV-163`: cards of different sites, and each may lie where the other lay. On one site they would stay as they are (`RIV-018`).
fn check_swap(land: &Principality, first: Spot, second: Spot) -> Result<(), Illegal> {
    if first.site == second.site {
        return refuse_choice(rule::RIV_163);
    }
    check_welcome(land, first.card, second.site)?;
    check_welcome(land, second.card, first.site)
}

/// `RIV-163`, `RIV-164`: red cards stay in cities, a Town Hall among them; all else about a placed card was asked when it was built
/// (`RIV-122`).
fn check_welcome(land: &Principality, card: Card, site: Site) -> Result<(), Illegal> {
    if !card.data().is_red || land.is_city(site.column()) {
        return Ok(());
    }
    let rule = if card.title() == Title::TownHall { rule::RIV_164 } else { rule::RIV_163 };
    refuse(Code::CityOnly, rule, Detail::Spot(site, card))
}

/// Carries out an answer. The symbols of a principality are the same wherever its cards lie, so that no token changes hands.
pub fn answer(state: &mut State, frame: Frame, action: Action, journal: &mut impl Journal<Event>) {
    let seat = state.public.turn;
    match (frame, action) {
        (Frame::RelocateFirst, Action::ChoosePlace(place)) => {
            state.public.frames.replace(Frame::RelocateRegion(place));
        }
        (Frame::RelocateFirst, Action::Choose(site, card)) => {
            state.public.frames.replace(Frame::RelocateExpansion(Spot { site, card }));
        }
        (Frame::RelocateRegion(first), Action::ChoosePlace(second)) => {
            state.public.frames.pop();
            state.public.land_mut(seat).swap_regions(first, second);
            journal.note(Event::SwappedRegions(seat, first, second));
        }
        (Frame::RelocateExpansion(first), Action::Choose(site, card)) => {
            state.public.frames.pop();
            // A Town Hall takes its Parish Hall along: the principality only notes that there is one beneath it.
            state.public.land_mut(seat).swap_expansions((first.site, first.card), (site, card));
            journal.note(Event::SwappedExpansions(seat, first, Spot { site, card }));
        }
        _ => debug_assert!(false, "checked before"),
    }
}
