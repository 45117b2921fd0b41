//! What never changes about Barbarian Attack once a table has started.

use serde::Serialize;

use super::board::{CASTLE, COAST};
use super::cards::{Card, DECK};
use super::coast::{OVERRUN, STOCK};
use super::knights::{KNIGHTS, STEPS, STEPS_FOR_GRAIN};
use crate::Island;
use crate::modules::gold::bank;
use crate::modules::parts::Shown;
use crate::places::{Edge, Hex};
use crate::topology::ISLAND;

/// What Barbarian Attack adds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AttackScene"))]
pub struct Scene {
    /// The coast hexes, in the order in which they are checked.
    pub coast: Vec<Coast>,
    /// The castle.
    pub castle: Hex,
    /// Its sides, clockwise from the north-east.
    pub castle_sides: Vec<Edge>,
    /// All barbarians there are.
    pub barbarians: u8,
    /// So many overrun a hex.
    pub overrun: u8,
    /// Knights of each player.
    pub knights: u8,
    /// How many steps a knight goes.
    pub steps: u8,
    /// How many for a grain.
    pub steps_for_grain: u8,
    /// The cards of the deck.
    pub cards: Vec<CardCount>,
    /// The price of a card in gold.
    pub card_price: u8,
    /// How many cards may be bought with gold in a turn; nothing if any number.
    pub purchases_max: Option<u8>,
    /// Whether more knights than barbarians are needed, and not only as many.
    pub strict_majority: bool,
}

/// A coast hex.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Coast {
    /// Which.
    pub hex: Hex,
    /// Its number.
    pub number: u8,
}

/// A kind of card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AttackCardCount"))]
pub struct CardCount {
    /// Which.
    pub card: Card,
    /// How many there are.
    pub count: u8,
}

impl Shown for Scene {
    fn of(game: &Island) -> Scene {
        let tokens = &game.layout().tokens;
        Scene {
            coast: COAST.map(|hex| Coast { hex, number: tokens[hex.index()] }).to_vec(),
            castle: CASTLE,
            castle_sides: ISLAND.hex_sides[CASTLE.index()].to_vec(),
            barbarians: STOCK,
            overrun: OVERRUN,
            knights: KNIGHTS,
            steps: STEPS,
            steps_for_grain: STEPS_FOR_GRAIN,
            cards: Card::ALL.map(|card| CardCount { card, count: DECK.count(card) }).to_vec(),
            card_price: bank::CARD_PRICE,
            purchases_max: game.rules.gold.and_then(|gold| gold.purchases_max),
            strict_majority: game.options.strict_majority,
        }
    }
}
