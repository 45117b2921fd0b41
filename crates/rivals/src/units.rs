//! Units on the move: paying, gaining, naming, giving (sections 3 and 19 of the catalogue).
//!
//! A rule pushes what is owed or due; questions come unit by unit and only where there is a choice (`RIV-031`, `RIV-032`,
//! `RIV-326`).

use steading_game::{Journal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::frame::Frame;
use crate::goods::{Goods, Kinds, Resource};
use crate::grid::{Place, Places};
use crate::hidden::other;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::principality::Principality;
use crate::rule;
use crate::state::State;

// What rules ask for.

/// The seat owes these goods.
pub fn owe(state: &mut State, seat: Seat, price: Goods) {
    owe_less(state, seat, price, 0);
}

/// The seat owes these goods less so many units of its choice (`RIV-275`).
pub fn owe_less(state: &mut State, seat: Seat, price: Goods, saved: u8) {
    if price.total() > saved {
        state.public.frames.push(Frame::Pay { seat, saved, regions_only: false, price });
    }
}

/// The seat gains so many units of one of these kinds.
pub fn grant(state: &mut State, seat: Seat, count: u8, kinds: Kinds) {
    if count > 0 {
        state.public.frames.push(Frame::Gain { seat, count, kinds });
    }
}

/// The seat gains these goods; for each kind it chooses the places.
pub fn grant_goods(state: &mut State, seat: Seat, goods: Goods) {
    for kind in Resource::ALL.into_iter().rev() {
        grant(state, seat, goods.count(kind), Kinds::only(kind));
    }
}

/// The seat takes these goods from the other: the other chooses the sources, then the seat the places.
pub fn take(state: &mut State, seat: Seat, goods: Goods) {
    grant_goods(state, seat, goods);
    owe(state, other(seat), goods);
}

/// The named units change owners.
pub fn take_named(state: &mut State, seat: Seat) {
    let goods = std::mem::take(&mut state.public.transit);
    take(state, seat, goods);
}

/// Kinds the seat could take a unit of: the other holds it, and there is room (`RIV-093`, `RIV-181`).
pub fn takeable(state: &State, seat: Seat) -> Kinds {
    let free = |goods: Goods| goods - state.public.transit.min(goods);
    let held = free(state.public.land(other(seat)).stock()).kinds();
    let room = free(state.public.land(seat).room()).kinds();
    Kinds(held.0 & room.0)
}

/// `RIV-319`: kinds the seat can give a unit of: the other has room for it. What was given already is on its way and has left the
/// stock.
fn giveable(state: &State, seat: Seat) -> Kinds {
    let room = state.public.land(other(seat)).room();
    (room - state.public.transit.min(room)).kinds()
}

/// Stores a unit that a rule gives without a question.
pub fn store(state: &mut State, seat: Seat, place: Place, kind: Resource, journal: &mut impl Journal<Event>) {
    state.public.land_mut(seat).store(place, kind);
    journal.note(Event::Gained(seat, place, kind));
}

/// Takes a unit that a rule takes without a question.
pub fn unstore(state: &mut State, seat: Seat, place: Place, kind: Resource, journal: &mut impl Journal<Event>) {
    state.public.land_mut(seat).unstore(place, kind);
    journal.note(Event::Paid(seat, place, kind));
}

// Questions.

/// Places that can answer the question.
fn answers(state: &State, frame: Frame) -> Places {
    match frame {
        Frame::Pay { seat, regions_only, price, .. } => payers(state.public.land(seat), price.kinds(), regions_only),
        Frame::PayAny(seat, _) | Frame::GiveBack(seat) => state.public.land(seat).filled(),
        Frame::Gain { seat, kinds, .. } => stores(state.public.land(seat), kinds),
        Frame::Tribute(seat, _) => payers(state.public.land(seat), giveable(state, seat), false),
        _ => Places::NONE,
    }
}

/// Places with a unit of one of these kinds.
fn payers(land: &Principality, kinds: Kinds, regions_only: bool) -> Places {
    let places = kinds.iter().fold(Places::NONE, |places, kind| places.or(land.places_of(kind)));
    let filled = places.and(land.filled());
    if regions_only { filled.without(Places::CACHE) } else { filled }
}

/// Places with room for a unit of one of these kinds.
pub fn stores(land: &Principality, kinds: Kinds) -> Places {
    let kinds = Kinds(kinds.0 & land.room().kinds().0);
    let places = kinds.iter().fold(Places::NONE, |places, kind| places.or(land.places_of(kind)));
    places.without(land.full())
}

/// Lists the answers.
pub fn list(state: &State, frame: Frame, out: &mut Vec<Action>) {
    match frame {
        Frame::NameUnits(seat, _) => {
            out.extend(takeable(state, seat).iter().map(Action::Name));
            if !state.public.transit.is_empty() {
                out.push(Action::Pass);
            }
        }
        Frame::Gain { .. } => out.extend(answers(state, frame).iter().map(Action::Gain)),
        _ => out.extend(answers(state, frame).iter().map(Action::Pay)),
    }
}

/// Whether the answer is one.
pub fn check(state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    match (frame, action) {
        (Frame::NameUnits(seat, _), Action::Name(kind)) => check_name(state, seat, kind),
        (Frame::NameUnits(..), Action::Pass) if !state.public.transit.is_empty() => Ok(()),
        (Frame::NameUnits(..), Action::Pass) => refuse(Code::NotAChoice, rule::RIV_309, Detail::Word("pass")),
        (Frame::Gain { seat, kinds, .. }, Action::Gain(place)) => {
            let land = state.public.land(seat);
            let Some(kind) = land.kind_at(place) else {
                return refuse(Code::NoRegion, rule::RIV_032, Detail::Place(place));
            };
            if !kinds.contains(kind) {
                return refuse(Code::NotAChoice, rule::RIV_032, Detail::Why("gain-kind", About::Resource(kind)));
            }
            if land.full().contains(place) {
                return refuse(Code::StoreFull, rule::RIV_032, Detail::Place(place));
            }
            Ok(())
        }
        (
            Frame::Pay { seat, .. } | Frame::PayAny(seat, _) | Frame::GiveBack(seat) | Frame::Tribute(seat, _),
            Action::Pay(place),
        ) => {
            let land = state.public.land(seat);
            let Some(kind) = land.kind_at(place) else {
                return refuse(Code::NoRegion, rule::RIV_031, Detail::Place(place));
            };
            if land.units(place) == 0 {
                return refuse(Code::StoreEmpty, rule::RIV_031, Detail::Place(place));
            }
            if !answers(state, frame).contains(place) {
                let (rule, why, about) = match frame {
                    Frame::Tribute(..) => (rule::RIV_319, "tribute-room", About::Resource(kind)),
                    // The kind is due, but not from there.
                    Frame::Pay { price, .. } if price.kinds().contains(kind) => {
                        (rule::RIV_311, "regions-only", About::Place(place))
                    }
                    _ => (rule::RIV_031, "payment-kind", About::Resource(kind)),
                };
                return refuse(Code::NotAChoice, rule, Detail::Why(why, about));
            }
            Ok(())
        }
        _ => refuse(Code::NotAChoice, rule::RIV_326, Detail::Word(frame.word())),
    }
}

/// `RIV-093`, `RIV-181`: a unit the other holds and the taker has room for.
fn check_name(state: &State, seat: Seat, kind: Resource) -> Result<(), Illegal> {
    if takeable(state, seat).contains(kind) {
        return Ok(());
    }
    let named = state.public.transit.count(kind);
    if state.public.land(other(seat)).stock().count(kind) <= named {
        refuse(Code::NotAChoice, rule::RIV_093, Detail::Why("opponent-lacks", About::Resource(kind)))
    } else {
        refuse(Code::NoRoom, rule::RIV_093, Detail::Resource(kind))
    }
}

/// Carries out an answer.
pub fn answer(state: &mut State, frame: Frame, action: Action, journal: &mut impl Journal<Event>) {
    match (frame, action) {
        (Frame::NameUnits(seat, left), Action::Name(kind)) => name(state, seat, left, kind, journal),
        (Frame::NameUnits(..), _) => state.public.frames.pop(),
        (Frame::Gain { seat, count, kinds }, Action::Gain(place)) => gain_at(state, seat, count, kinds, place, journal),
        (_, Action::Pay(place)) => pay_from(state, frame, place, journal),
        _ => debug_assert!(false, "checked before"),
    }
}

fn name(state: &mut State, seat: Seat, left: u8, kind: Resource, journal: &mut impl Journal<Event>) {
    state.public.transit += Goods::one(kind);
    journal.note(Event::NamedUnits(seat, Goods::one(kind)));
    if left > 1 {
        state.public.frames.replace(Frame::NameUnits(seat, left - 1));
    } else {
        state.public.frames.pop();
    }
}

fn gain_at(state: &mut State, seat: Seat, count: u8, kinds: Kinds, place: Place, journal: &mut impl Journal<Event>) {
    if count > 1 {
        state.public.frames.replace(Frame::Gain { seat, count: count - 1, kinds });
    } else {
        state.public.frames.pop();
    }
    if let Some(kind) = state.public.land(seat).kind_at(place) {
        store(state, seat, place, kind, journal);
    }
}

fn pay_from(state: &mut State, frame: Frame, place: Place, journal: &mut impl Journal<Event>) {
    let seat = match frame {
        Frame::Pay { seat, .. } | Frame::PayAny(seat, _) | Frame::GiveBack(seat) | Frame::Tribute(seat, _) => seat,
        _ => return,
    };
    let Some(kind) = state.public.land(seat).kind_at(place) else { return };
    unstore(state, seat, place, kind, journal);
    let frames = &mut state.public.frames;
    match frame {
        Frame::Pay { saved, regions_only, price, .. } => {
            let price = price - Goods::one(kind);
            if price.total() > saved {
                frames.replace(Frame::Pay { seat, saved, regions_only, price });
            } else {
                frames.pop();
            }
        }
        Frame::PayAny(_, count) if count > 1 => frames.replace(Frame::PayAny(seat, count - 1)),
        Frame::GiveBack(_) => {
            frames.replace(Frame::Gain { seat: other(seat), count: 1, kinds: Kinds::only(kind) });
        }
        Frame::Tribute(_, left) => {
            state.public.transit += Goods::one(kind);
            // The last one pops when nothing more is due; see `settle`.
            state.public.frames.replace(Frame::Tribute(seat, left - 1));
        }
        _ => frames.pop(),
    }
}

// Settling.

/// `RIV-326`: does what leaves no choice; whether there was anything to do.
pub fn settle(state: &mut State, frame: Frame, journal: &mut impl Journal<Event>) -> bool {
    match frame {
        Frame::Pay { seat, saved, regions_only, price } => {
            settle_payment(state, seat, saved, regions_only, price, journal)
        }
        Frame::Gain { seat, count, kinds } => settle_gain(state, seat, count, kinds, journal),
        Frame::PayAny(seat, count) => {
            let (stock, filled) = (state.public.land(seat).stock().total(), state.public.land(seat).filled());
            if stock == 0 {
                state.public.frames.pop();
                return true;
            }
            if stock > count && filled.len() > 1 {
                return false;
            }
            answer_first(state, frame, filled, journal)
        }
        Frame::NameUnits(seat, left) => {
            let kinds = takeable(state, seat);
            if kinds.is_empty() {
                state.public.frames.pop();
                return true;
            }
            let only = Some(kinds).filter(|kinds| kinds.0.count_ones() == 1 && state.public.transit.is_empty());
            let Some(kind) = only.and_then(|kinds| kinds.iter().next()) else { return false };
            name(state, seat, left, kind, journal);
            true
        }
        Frame::Tribute(seat, left) => {
            let places = if left == 0 { Places::NONE } else { answers(state, frame) };
            if places.is_empty() {
                state.public.frames.pop();
                let goods = std::mem::take(&mut state.public.transit);
                grant_goods(state, other(seat), goods);
                return true;
            }
            places.len() == 1 && answer_first(state, frame, places, journal)
        }
        Frame::GiveBack(_) => {
            let places = answers(state, frame);
            if places.is_empty() {
                state.public.frames.pop();
                return true;
            }
            places.len() == 1 && answer_first(state, frame, places, journal)
        }
        _ => false,
    }
}

fn answer_first(state: &mut State, frame: Frame, places: Places, journal: &mut impl Journal<Event>) -> bool {
    if let Some(place) = places.first() {
        pay_from(state, frame, place, journal);
    }
    true
}

/// Pays what can only be paid in one way.
fn settle_payment(
    state: &mut State,
    seat: Seat,
    saved: u8,
    regions_only: bool,
    price: Goods,
    journal: &mut impl Journal<Event>,
) -> bool {
    let (price, saved) = without_saving(state.public.land(seat), price, saved);
    if saved > 0 {
        state.public.frames.replace(Frame::Pay { seat, saved, regions_only, price });
        return false;
    }
    let mut left = price;
    for kind in price.kinds().iter() {
        let mut owed = price.count(kind);
        let places = payers(state.public.land(seat), Kinds::only(kind), regions_only);
        let held: u8 = places.iter().map(|place| state.public.land(seat).units(place)).sum();
        debug_assert!(held >= owed, "the price was checked");
        if places.len() > 1 && held > owed {
            continue;
        }
        for place in places.iter() {
            while owed > 0 && state.public.land(seat).units(place) > 0 {
                unstore(state, seat, place, kind, journal);
                owed -= 1;
            }
        }
        left -= Goods::of(kind, price.count(kind));
    }
    if left.is_empty() {
        state.public.frames.pop();
        true
    } else {
        state.public.frames.replace(Frame::Pay { seat, saved: 0, regions_only, price: left });
        false
    }
}

/// A discount that leaves no choice is taken off the price: on what is short, or where only one kind is owed.
fn without_saving(land: &Principality, price: Goods, saved: u8) -> (Goods, u8) {
    if saved == 0 {
        return (price, 0);
    }
    let short = price.beyond(land.stock());
    if !short.is_empty() {
        return (price - short, 0);
    }
    let mut kinds = price.kinds().iter();
    match (kinds.next(), kinds.next()) {
        (Some(kind), None) => (price - Goods::of(kind, saved), 0),
        _ => (price, saved),
    }
}

/// Stores what can only be stored in one way; what finds no room is lost (`RIV-029`, `RIV-308`).
fn settle_gain(state: &mut State, seat: Seat, count: u8, kinds: Kinds, journal: &mut impl Journal<Event>) -> bool {
    let land = state.public.land(seat);
    let places = stores(land, kinds);
    let room: u8 = places.iter().map(|place| crate::principality::STORE_MAX - land.units(place)).sum();
    if places.len() > 1 && room > count {
        return false;
    }
    state.public.frames.pop();
    let mut left = count;
    for place in places.iter() {
        let Some(kind) = state.public.land(seat).kind_at(place) else { continue };
        while left > 0 && !state.public.land(seat).full().contains(place) {
            store(state, seat, place, kind, journal);
            left -= 1;
        }
    }
    if left > 0 {
        journal.note(Event::Lost(seat, left));
    }
    true
}
