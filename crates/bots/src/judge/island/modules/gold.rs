//! Gold.

use steading_game::Seat;
use steading_island::Island;
use steading_island::modules::gold::bank;
use steading_island::state::{State, at};

/// A piece of gold: two of them buy a card.
pub(in super::super) const GOLD: f32 = 45.0;

/// What is left of gold that cannot be spent soon.
const IDLE: f32 = 0.2;

/// How many turns of purchases are soon.
const SOON: u16 = 2;

/// The purse. Where a turn has only so many purchases, more than a few turns can spend is worth little.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    let Some(rules) = game.rules.gold else { return 0.0 };
    let purse = state.public.modules.gold.purse[at(seat)];
    let spent = rules.purchases_max.map_or(purse, |limit| purse.min(SOON * u16::from(limit * bank::CARD_PRICE)));
    GOLD * (f32::from(spent) + IDLE * f32::from(purse - spent))
}
