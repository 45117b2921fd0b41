//! The baggage train: what each level of a wagon is good for, and how it is raised (`TRADE-064` to `TRADE-068`, table D-7).

use serde::Serialize;
use steading_game::{Journal, Seat};

use super::Event;
use crate::Island;
use crate::base::{building, turn};
use crate::cards::Cards;
use crate::event::Event as AnyEvent;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::rule;
use crate::state::{State, at};

/// A baggage-train card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Level {
    /// Its number, from 1.
    pub level: u8,
    /// Movement points (`TRADE-037`).
    pub points: u8,
    /// Gold for a delivery (`TRADE-060`).
    pub gold: u8,
    /// The least number of the die that drives a barbarian off (`TRADE-073`); none on the first card.
    pub repels_from: Option<u8>,
    /// What it costs to open the card (`TRADE-065`); nothing for the first one.
    pub price: Option<Cards>,
    /// Victory points (`TRADE-067`).
    pub victory_points: u8,
}

/// The highest level.
pub const LEVEL_MAX: u8 = 5;

/// The price of levels 2 and 3: lumber, ore and wool (`TRADE-065`).
const PRICE: Cards = Cards::from_counts([0, 1, 1, 0, 1]);
/// The price of levels 4 and 5: another lumber.
const DEAR_PRICE: Cards = Cards::from_counts([0, 2, 1, 0, 1]);

/// Table D-7.
pub const LEVELS: [Level; LEVEL_MAX as usize] = [
    Level { level: 1, points: 4, gold: 1, repels_from: None, price: None, victory_points: 0 },
    Level { level: 2, points: 5, gold: 2, repels_from: Some(6), price: Some(PRICE), victory_points: 0 },
    Level { level: 3, points: 6, gold: 3, repels_from: Some(5), price: Some(PRICE), victory_points: 0 },
    Level { level: 4, points: 7, gold: 4, repels_from: Some(4), price: Some(DEAR_PRICE), victory_points: 0 },
    Level { level: 5, points: 7, gold: 5, repels_from: Some(3), price: Some(DEAR_PRICE), victory_points: 1 },
];

/// The card that lies open before a seat.
#[inline]
pub fn card_of(state: &State, seat: Seat) -> &'static Level {
    let level = state.public.modules.traders_and_barbarians.levels[at(seat)];
    &LEVELS[usize::from(level.clamp(1, LEVEL_MAX)) - 1]
}

/// The next card of a seat.
pub fn next_card(state: &State, seat: Seat) -> Option<&'static Level> {
    LEVELS.get(usize::from(card_of(state, seat).level))
}

/// `TRADE-064`, `TRADE-066`: in the trade and build phase, while there is a higher level, for its price.
pub fn check_upgrade(state: &State, seat: Seat) -> Result<(), Illegal> {
    turn::check_rolled(state)?;
    match next_card(state, seat).and_then(|card| card.price) {
        Some(price) => building::check_price_of(state, seat, price, rule::TRADE_065),
        None => refuse(Code::MaxLevel, rule::TRADE_066, Detail::Limit(LEVEL_MAX)),
    }
}

/// Whether the next card can be opened now.
pub fn may_upgrade(state: &State, seat: Seat) -> bool {
    let price = next_card(state, seat).and_then(|card| card.price);
    price.is_some_and(|price| state.private[at(seat)].hand.covers(price))
}

/// Opens the next card. It holds from the movement of this turn on (`TRADE-068`); the last one is worth a point at once (`TRADE-067`).
pub fn upgrade(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
    let Some((card, price)) = next_card(state, seat).and_then(|card| Some((card, card.price?))) else {
        debug_assert!(false, "an upgrade beyond the last level");
        return;
    };
    building::pay(state, seat, price, journal);
    state.public.modules.traders_and_barbarians.levels[at(seat)] = card.level;
    state.public.open_points[at(seat)] += card.victory_points as i8;
    journal.note(Event::RaisedWagon(seat, card.level).into());
    turn::mark_built(game, state, journal);
}
