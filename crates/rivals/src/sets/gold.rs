//! The Era of Gold: Gudrun, Merchant, Trade Master, Brigands, Gold Cache, Pirate Ship, Staple House. (Reiner: `turn.rs`; Mint:
//! `trade.rs`; Harbor, Salt Silo and Trading Base: `principality.rs`; Moneylender: `die.rs`.)

use steading_game::{Journal, Seat};

use crate::action::Action;
use crate::cards::{Card, Kind, Title};
use crate::event::Event;
use crate::frame::{Frame, Spot};
use crate::goods::{Goods, Kinds, Resource};
use crate::grid::{Place, Places};
use crate::hidden::other;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::principality::{Principality, STORE_MAX};
use crate::removal;
use crate::rule;
use crate::state::State;
use crate::units;

/// `RIV-281`: gold that Gudrun brings for each Pirate Ship; other printings give 2.
const GUDRUN_GOLD: u8 = 1;
/// `RIV-179`: the most that Gudrun brings in all.
const GUDRUN_GOLD_MAX: u8 = 2;
/// `RIV-181`: symbols that stand in for a city when the Merchant is played.
const MERCHANT_COMMERCE: u8 = 3;
/// `RIV-181`, `RIV-184`: the most units that Merchant and Trade Master take.
const TAKEN_MAX: u8 = 2;
/// `RIV-198`: what the Staple House gives.
const STAPLE_UNITS: u8 = 2;

// Action cards.

/// The printed requirement, then what `RIV-315` adds.
pub fn check_play(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let land = state.public.land(seat);
    match card.title() {
        Title::Gudrun => check_gudrun(state, seat, card),
        Title::Merchant => {
            if land.symbols().commerce < MERCHANT_COMMERCE && land.cities.is_empty() {
                return refuse(Code::Requirement, rule::RIV_181, Detail::Needs(card, "commerce-or-city"));
            }
            check_prey(state, seat, card)
        }
        Title::TradeMaster => {
            if !land.has(Title::MerchantGuild) {
                return refuse(Code::Requirement, rule::RIV_184, Detail::Needs(card, "merchant-guild"));
            }
            check_prey(state, seat, card)
        }
        _ => {
            if state.public.hero_token != Some(seat) {
                return refuse(Code::Requirement, rule::RIV_185, Detail::Needs(card, "strength-advantage"));
            }
            check_prey(state, seat, card)
        }
    }
}

/// `RIV-179`: a Pirate Ship, gold of the opponent, and room for it.
fn check_gudrun(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let (land, theirs) = (state.public.land(seat), state.public.land(other(seat)));
    let lacks = if !land.has(Title::PirateShip) {
        "pirate-ship"
    } else if theirs.stock().count(Resource::Gold) == 0 {
        "opponent-gold"
    } else if land.room().count(Resource::Gold) == 0 {
        "room"
    } else {
        return Ok(());
    };
    refuse(Code::NoEffect, rule::RIV_179, Detail::Needs(card, lacks))
}

/// `RIV-315`: a unit that the opponent holds and the player has room for.
fn check_prey(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    if !units::takeable(state, seat).is_empty() {
        return Ok(());
    }
    let is_poor = state.public.land(other(seat)).stock().is_empty();
    let lacks = if is_poor { "opponent-units" } else { "room" };
    refuse(Code::NoEffect, rule::RIV_315, Detail::Needs(card, lacks))
}

/// What the card does; last thing first.
pub fn play(state: &mut State, seat: Seat, card: Card) {
    match card.title() {
        Title::Gudrun => {
            let gold = gudruns_gold(state, seat);
            units::take(state, seat, Goods::of(Resource::Gold, gold));
        }
        Title::Merchant => {
            state.public.frames.push(Frame::GiveBack(seat));
            take_some(state, seat);
        }
        Title::TradeMaster => take_some(state, seat),
        _ => state.public.frames.push(Frame::BrigandStore(seat)),
    }
}

/// `RIV-179`: by Pirate Ships, limited by what the opponent has and by room.
fn gudruns_gold(state: &State, seat: Seat) -> u8 {
    let land = state.public.land(seat);
    let asked = (GUDRUN_GOLD * land.count(Title::PirateShip)).min(GUDRUN_GOLD_MAX);
    let held = state.public.land(other(seat)).stock().count(Resource::Gold);
    asked.min(held).min(land.room().count(Resource::Gold))
}

/// `RIV-181`, `RIV-269`: one or two units are named, then they change owners.
fn take_some(state: &mut State, seat: Seat) {
    state.public.frames.push(Frame::TakeNamed(seat));
    state.public.frames.push(Frame::NameUnits(seat, TAKEN_MAX));
}

// Expansions and the Gold Cache.

/// `RIV-188`: a hero with strength; other units do not help.
pub fn check_cache(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let is_strong_hero = |card: Card| card.kind() == Kind::Hero && card.data().symbols.strength > 0;
    if state.public.land(seat).expansions().any(|(_, card)| is_strong_hero(card)) {
        return Ok(());
    }
    refuse(Code::Requirement, rule::RIV_188, Detail::Needs(card, "hero"))
}

/// `RIV-198`: the Staple House needs a Merchant Guild.
pub fn check_requirement(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    if state.public.land(seat).has(Title::MerchantGuild) {
        return Ok(());
    }
    refuse(Code::Requirement, rule::RIV_198, Detail::Needs(card, "merchant-guild"))
}

/// `RIV-191`, `RIV-198`: what happens once, on paying and placing.
pub fn when_built(state: &mut State, seat: Seat, card: Card) {
    if card.title() == Title::PirateShip {
        state.public.frames.push(Frame::SinkShip(other(seat)));
    } else {
        units::grant(state, seat, STAPLE_UNITS, Kinds::ANY);
    }
}

// Questions.

/// Lists the answers.
pub fn list(state: &State, frame: Frame, out: &mut impl Extend<Action>) {
    match frame {
        Frame::BrigandStore(seat) => out.extend(brigand_stores(state, seat).iter().map(Action::ChoosePlace)),
        Frame::SinkShip(seat) => out.extend(trade_ships(state.public.land(seat))),
        _ => {}
    }
}

/// `RIV-185`: own places with room for what the opponent holds.
fn brigand_stores(state: &State, seat: Seat) -> Places {
    units::stores(state.public.land(seat), state.public.land(other(seat)).stock().kinds())
}

/// `RIV-191`: trade ships, Large ones included; of two equal ones on a site, which lie side by side, only one is named.
fn trade_ships(land: &Principality) -> impl Iterator<Item = Action> {
    let ships = land.expansions().filter(|(_, card)| card.kind() == Kind::TradeShip);
    let mut last = None;
    ships.filter(move |&ship| last.replace(ship) != Some(ship)).map(|(site, card)| Action::Choose(site, card))
}

/// Whether the answer is one.
pub fn check(state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    match (frame, action) {
        (Frame::BrigandStore(seat), Action::ChoosePlace(place)) => check_brigand_store(state, seat, place),
        (Frame::SinkShip(seat), Action::Choose(site, card)) => {
            if !state.public.land(seat).has_at(site, card) {
                return refuse(Code::NotThere, rule::RIV_191, Detail::Spot(site, card));
            }
            if card.kind() != Kind::TradeShip {
                return refuse(Code::NotAChoice, rule::RIV_191, Detail::Why("ship-only", About::Card(card)));
            }
            Ok(())
        }
        (Frame::BrigandStore(_), _) => refuse(Code::NotAChoice, rule::RIV_185, Detail::Word(frame.word())),
        _ => refuse(Code::NotAChoice, rule::RIV_191, Detail::Word(frame.word())),
    }
}

fn check_brigand_store(state: &State, seat: Seat, place: Place) -> Result<(), Illegal> {
    let land = state.public.land(seat);
    let Some(kind) = land.kind_at(place) else {
        return refuse(Code::NoRegion, rule::RIV_185, Detail::Place(place));
    };
    if land.full().contains(place) {
        return refuse(Code::StoreFull, rule::RIV_185, Detail::Place(place));
    }
    if state.public.land(other(seat)).stock().count(kind) == 0 {
        return refuse(Code::NotAChoice, rule::RIV_185, Detail::Why("opponent-lacks", About::Resource(kind)));
    }
    Ok(())
}

/// Carries out an answer.
pub fn answer(state: &mut State, frame: Frame, action: Action, journal: &mut impl Journal<Event>) {
    state.public.frames.pop();
    match (frame, action) {
        (Frame::BrigandStore(seat), Action::ChoosePlace(place)) => rob(state, seat, place, journal),
        (Frame::SinkShip(seat), Action::Choose(site, card)) => {
            removal::discard(state, seat, Spot { site, card }, journal);
        }
        _ => debug_assert!(false, "checked before"),
    }
}

/// `RIV-185`, `RIV-186`: fills the place as far as the opponent's units go. How many leave is settled by that, so they may come
/// before the opponent has said from where.
fn rob(state: &mut State, seat: Seat, place: Place, journal: &mut impl Journal<Event>) {
    let land = state.public.land(seat);
    let Some(kind) = land.kind_at(place) else { return };
    let held = state.public.land(other(seat)).stock().count(kind);
    let count = held.min(STORE_MAX - land.units(place));
    let goods = Goods::of(kind, count);
    journal.note(Event::NamedUnits(seat, goods));
    for _ in 0..count {
        units::store(state, seat, place, kind, journal);
    }
    units::owe(state, other(seat), goods);
}
