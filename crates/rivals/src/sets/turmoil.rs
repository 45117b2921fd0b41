//! The Era of Turmoil: attacks that a roll can stop, the Voyage of Plunder, Irmgard, and what Tithe Barn and Fairgrounds give.
//!
//! Archer, Arsonist and Traitor come in two steps (`RIV-272`–`RIV-274`): the other may roll if a Lookout Tower or Heinrich guards
//! him, and [`strike`] does what was not stopped. (Brigands: `gold.rs`; Sebastian, Chapels and Riots: `happenings.rs`; Drill Ground:
//! `building.rs`.)

use steading_game::{Journal, Seat};

use crate::Rivals;
use crate::action::Action;
use crate::cards::{Card, Kind, Title};
use crate::event::Event;
use crate::frame::{Frame, Spot};
use crate::goods::{Kinds, Resource};
use crate::grid::{Site, Sites};
use crate::hidden::other;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::principality::Principality;
use crate::removal;
use crate::rule;
use crate::state::State;
use crate::units;

/// `RIV-282`: at the Voyage of Plunder the giver chooses what he gives; if not, the taker would name it.
const GIVER_CHOOSES: bool = true;
/// `RIV-205`: what the Voyage of Plunder brings from an opponent who is ahead, and from any other.
const PLUNDER_AHEAD: u8 = 2;
const PLUNDER: u8 = 1;
/// `RIV-225`: what the Fairgrounds give the more skilled.
const FAIR_GIFT: u8 = 2;
/// `RIV-220`: what the Tithe Barn can give.
const TITHES: Kinds = Kinds::only(Resource::Grain).with(Resource::Wool);

// Action cards.

/// `RIV-200`–`RIV-206`: Hedge Tavern and a target; for the Voyage of Plunder the strength advantage.
pub fn check_play(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    if card.title() == Title::VoyageOfPlunder {
        if state.public.hero_token == Some(seat) {
            return Ok(());
        }
        return refuse(Code::Requirement, rule::RIV_205, Detail::Needs(card, "strength-advantage"));
    }
    if !state.public.land(seat).has(Title::HedgeTavern) {
        return refuse(Code::Requirement, rule::RIV_200, Detail::Needs(card, "hedge-tavern"));
    }
    let theirs = state.public.land(other(seat));
    let (has_target, rule) = match card.title() {
        Title::Archer => (soldiers(theirs).next().is_some(), rule::RIV_201),
        Title::Arsonist => (fuel(theirs).next().is_some(), rule::RIV_202),
        _ => (!state.hidden.hands[other(seat).index()].is_empty(), rule::RIV_204),
    };
    if has_target { Ok(()) } else { refuse(Code::NoEffect, rule, Detail::Needs(card, "target")) }
}

/// An attack waits for the defence; the Voyage of Plunder cannot be stopped.
pub fn play(state: &mut State, seat: Seat, card: Card) {
    let victim = other(seat);
    if card.title() == Title::VoyageOfPlunder {
        return plunder(state, seat);
    }
    state.public.frames.push(Frame::Strike(card));
    if is_guarded(state.public.land(victim)) {
        state.public.frames.push(Frame::Defend(victim, card));
    }
}

/// `RIV-205`, `RIV-319`: two units from an opponent with more points, else one, as far as he holds them and there is room.
fn plunder(state: &mut State, seat: Seat) {
    let victim = other(seat);
    let is_ahead = state.public.points(victim) > state.public.points(seat);
    let count = if is_ahead { PLUNDER_AHEAD } else { PLUNDER };
    if GIVER_CHOOSES {
        state.public.frames.push(Frame::Tribute(victim, count));
    } else {
        state.public.frames.push(Frame::TakeNamed(seat));
        state.public.frames.push(Frame::NameUnits(seat, count));
    }
}

/// `RIV-201`: units with strength, the Archer's targets.
fn soldiers(land: &Principality) -> impl Iterator<Item = (Site, Card)> {
    land.expansions().filter(|(_, card)| is_soldier(*card))
}

fn is_soldier(card: Card) -> bool {
    card.kind().is_unit() && card.data().symbols.strength > 0
}

/// `RIV-202`, `RIV-221`: buildings out of reach of every Fire Brigade, the Arsonist's targets. A Parish Hall under a Town Hall is no
/// card of its own here (`RIV-320`).
fn fuel(land: &Principality) -> impl Iterator<Item = (Site, Card)> {
    let protected = watched(land);
    land.expansions().filter(move |(site, card)| card.kind().is_building() && !protected.contains(*site))
}

/// `RIV-221`: all sites of cities with a Fire Brigade.
fn watched(land: &Principality) -> Sites {
    land.sites_of(Title::FireBrigade).iter().fold(Sites::NONE, |sites, site| sites.or(site.column().sites()))
}

// Defence.

/// `RIV-211`: whether a roll against an attack is possible.
fn is_guarded(land: &Principality) -> bool {
    land.has(Title::LookoutTower) || land.has(Title::Heinrich)
}

/// `RIV-211`: one roll; the Lookout Tower stops an attack with 1 and 2, Heinrich with 3 to 5.
fn stops(land: &Principality, face: u8) -> bool {
    match face {
        1 | 2 => land.has(Title::LookoutTower),
        3..=5 => land.has(Title::Heinrich),
        _ => false,
    }
}

/// The defence was rolled: a stopped attack does nothing (`RIV-212`). The number of the turn stays (`RIV-213`).
pub fn defended(state: &mut State, face: u8, journal: &mut impl Journal<Event>) {
    let Frame::DefenceRoll(seat, _) = state.public.frames.top() else { return };
    let is_stopped = stops(state.public.land(seat), face);
    journal.note(Event::Defended(seat, face, is_stopped));
    state.public.frames.pop();
    if is_stopped && matches!(state.public.frames.top(), Frame::Strike(_)) {
        state.public.frames.pop();
    }
}

/// An attack of the active player that was not stopped.
pub fn strike(game: &Rivals, state: &mut State, card: Card, journal: &mut impl Journal<Event>) {
    let seat = state.public.turn;
    let question = match card.title() {
        Title::Archer => Frame::Archer(other(seat)),
        Title::Arsonist => Frame::Arsonist(seat),
        _ => {
            state.hidden.see_hand(&game.rules, seat);
            journal.note(Event::SawHand(seat));
            Frame::Traitor(seat)
        }
    };
    state.public.frames.push(question);
}

// Expansions.

/// `RIV-220`, `RIV-225`: what Tithe Barn and Fairgrounds give when they are built.
pub fn when_built(state: &mut State, seat: Seat, card: Card) {
    match card.title() {
        Title::TitheBarn if heroes(state.public.land(seat)) > 0 => state.public.frames.push(Frame::TitheBarn(seat)),
        Title::Fairgrounds => {
            let skill = |seat: Seat| state.public.land(seat).symbols().skill;
            if skill(seat) > skill(other(seat)) {
                units::grant(state, seat, FAIR_GIFT, Kinds::ANY);
            }
        }
        _ => {}
    }
}

/// Heroes: other units pay no tithe (`RIV-220`).
fn heroes(land: &Principality) -> u8 {
    land.expansions().filter(|(_, card)| card.kind() == Kind::Hero).count() as u8
}

/// Grain and wool as far as there is room for a unit.
fn tithes(land: &Principality) -> Kinds {
    Kinds(TITHES.0 & land.room().kinds().0)
}

/// `RIV-215`, `RIV-216`: Irmgard's owner had to remove a card and gains a unit of his choice.
pub fn irmgard(state: &mut State, seat: Seat) {
    if state.public.land(seat).has(Title::Irmgard) {
        units::grant(state, seat, 1, Kinds::ANY);
    }
}

// Questions.

/// Lists the answers.
pub fn list(state: &State, frame: Frame, out: &mut impl Extend<Action>) {
    match frame {
        Frame::Defend(..) => out.extend([Action::Pass, Action::Defend]),
        Frame::Archer(seat) => list_cards(soldiers(state.public.land(seat)), out),
        Frame::Arsonist(seat) => list_cards(fuel(state.public.land(other(seat))), out),
        Frame::Traitor(seat) => {
            out.extend([Action::Pass]);
            out.extend(state.hidden.hands[other(seat).index()].kinds().map(Action::Take));
        }
        Frame::TitheBarn(seat) => out.extend(tithes(state.public.land(seat)).iter().map(Action::Name)),
        _ => {}
    }
}

/// Cards on sites; equal cards of one site are one answer.
fn list_cards(cards: impl Iterator<Item = (Site, Card)>, out: &mut impl Extend<Action>) {
    let mut last = None;
    let cards = cards.filter(|&card| last.replace(card) != Some(card));
    out.extend(cards.map(|(site, card)| Action::Choose(site, card)));
}

/// Whether the answer is one.
pub fn check(state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    match (frame, action) {
        (Frame::Defend(..), Action::Defend | Action::Pass) | (Frame::Traitor(_), Action::Pass) => Ok(()),
        (Frame::Archer(seat), Action::Choose(site, card)) => check_soldier(state.public.land(seat), site, card),
        (Frame::Arsonist(seat), Action::Choose(site, card)) => check_fuel(state.public.land(other(seat)), site, card),
        (Frame::Traitor(seat), Action::Take(card)) => {
            if state.hidden.hands[other(seat).index()].contains(card) {
                return Ok(());
            }
            refuse(Code::NotThere, rule::RIV_204, Detail::Card(card))
        }
        (Frame::TitheBarn(seat), Action::Name(kind)) => check_tithe(state.public.land(seat), kind),
        _ => refuse(Code::NotAChoice, rule::RIV_326, Detail::Word(frame.word())),
    }
}

/// `RIV-201`: an own unit with strength.
fn check_soldier(land: &Principality, site: Site, card: Card) -> Result<(), Illegal> {
    if !land.has_at(site, card) {
        return refuse(Code::NotThere, rule::RIV_201, Detail::Spot(site, card));
    }
    if !is_soldier(card) {
        return refuse(Code::NotAChoice, rule::RIV_201, Detail::Why("strength-only", About::Card(card)));
    }
    Ok(())
}

/// `RIV-202`, `RIV-221`, `RIV-320`: a building that lies open and that no Fire Brigade protects.
fn check_fuel(land: &Principality, site: Site, card: Card) -> Result<(), Illegal> {
    if !land.has_at(site, card) {
        let is_covered = card.title() == Title::ParishHall && land.sites_of(Title::TownHall).contains(site);
        let rule = if is_covered { rule::RIV_320 } else { rule::RIV_202 };
        return refuse(Code::NotThere, rule, Detail::Spot(site, card));
    }
    if !card.kind().is_building() {
        return refuse(Code::NotAChoice, rule::RIV_202, Detail::Why("building-only", About::Card(card)));
    }
    if watched(land).contains(site) {
        return refuse(Code::Protected, rule::RIV_221, Detail::Spot(site, card));
    }
    Ok(())
}

/// `RIV-220`: grain or wool, whichever has room.
fn check_tithe(land: &Principality, kind: Resource) -> Result<(), Illegal> {
    if !TITHES.contains(kind) {
        return refuse(Code::NotAChoice, rule::RIV_220, Detail::Why("tithe-kind", About::Resource(kind)));
    }
    if land.room().count(kind) == 0 {
        return refuse(Code::NoRoom, rule::RIV_220, Detail::Resource(kind));
    }
    Ok(())
}

/// Carries out an answer.
pub fn answer(game: &Rivals, state: &mut State, frame: Frame, action: Action, journal: &mut impl Journal<Event>) {
    match (frame, action) {
        (Frame::Defend(seat, card), Action::Defend) => state.public.frames.replace(Frame::DefenceRoll(seat, card)),
        (Frame::Defend(seat, _) | Frame::Traitor(seat), Action::Pass) => {
            state.public.frames.pop();
            journal.note(Event::Declined(seat));
        }
        (Frame::Archer(seat), Action::Choose(site, card)) => {
            state.public.frames.pop();
            removal::send_back(game, state, seat, Spot { site, card }, journal);
        }
        (Frame::Arsonist(seat), Action::Choose(site, card)) => {
            let spot = Spot { site, card };
            state.public.frames.pop();
            journal.note(Event::NamedBuilding(seat, spot));
            removal::send_back(game, state, other(seat), spot, journal);
        }
        (Frame::Traitor(seat), Action::Take(card)) => {
            state.public.frames.pop();
            state.hidden.steal(&game.rules, seat, card);
            if card.title() == Title::Sebastian {
                // He may be played at once (`RIV-204`), whoever drew him when.
                state.hidden.sebastian_waits[other(seat).index()] = false;
            }
            journal.note(Event::Stole(seat, Some(card)));
        }
        (Frame::TitheBarn(seat), Action::Name(kind)) => {
            state.public.frames.pop();
            let count = heroes(state.public.land(seat));
            units::grant(state, seat, count, Kinds::only(kind));
        }
        _ => debug_assert!(false, "checked before"),
    }
}
