//! The numbers and slots of one table.
//!
//! A module meets the base rules in three ways only: a **parameter** (a number here), a **slot** (an enum here with one owner,
//! matched in one function), or a **hook** ([`crate::hooks`]). Elsewhere nobody asks for a module by name.

use crate::cards::Cards;
use crate::options::{BankShortage, Options, Phases, UNLIMITED_BANK, VictoryClaim};

/// A rule module that can join the base game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Module {
    /// Variant: the robber spares players with few points.
    FriendlyRobber,
}

/// Slot: where the number of a turn comes from. Matched in `base::turn::roll`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// Two dice.
    TwoDice,
}

/// Slot: what a seven does. Matched in `base::seven::rolled`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seven {
    /// Discards, then the robber.
    DiscardAndRob,
}

/// Slot: the deck a card is bought from. Matched in `base::development::buy`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deck {
    /// The 25 development cards.
    Development,
}

/// Slot: where effects send the robber away to, and where it starts. Matched in `base::robber::refuge`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refuge {
    /// The desert; beside the board if there is none.
    Desert,
}

/// Prices, limits and slots of one table.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Points to win (`BASE-218`).
    pub victory_target: u8,
    /// Cards a hand may hold on a seven (`BASE-092`).
    pub hand_limit: u8,
    /// The bank's cards at the start (`BASE-009`).
    pub bank: Cards,
    /// Settlements, cities and roads of each player (`BASE-008`).
    pub pieces: Pieces,
    /// The shortest Longest Road (`BASE-200`).
    pub longest_road_min: u8,
    /// The smallest Largest Army (`BASE-212`).
    pub largest_army_min: u8,
    /// Whether building closes trading (`BASE-066`).
    pub building_closes_trade: bool,
    /// Whether a single player due too much takes what is left (`BASE-084`).
    pub single_takes_rest: bool,
    /// Whether the engine declares a win by itself (`BASE-222`).
    pub declares_victory: bool,
    /// The number of a turn.
    pub numbers: Numbers,
    /// What a seven does.
    pub seven: Seven,
    /// The deck bought from.
    pub deck: Deck,
    /// The robber's refuge.
    pub refuge: Refuge,
}

/// How many pieces of each kind a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// Settlements.
    pub settlements: u8,
    /// Cities.
    pub cities: u8,
    /// Roads.
    pub roads: u8,
}

/// The price of a road (`BASE-140`).
pub const ROAD_PRICE: Cards = Cards::from_counts([1, 1, 0, 0, 0]);
/// The price of a settlement (`BASE-146`).
pub const SETTLEMENT_PRICE: Cards = Cards::from_counts([1, 1, 1, 1, 0]);
/// The price of a city (`BASE-153`).
pub const CITY_PRICE: Cards = Cards::from_counts([0, 0, 0, 2, 3]);
/// The price of a development card (`BASE-160`).
pub const CARD_PRICE: Cards = Cards::from_counts([0, 0, 1, 1, 1]);

/// Points of the two special cards (`BASE-012`, `BASE-217`).
pub const AWARD_POINTS: u8 = 2;

impl Rules {
    /// The rules that the options ask for.
    pub fn new(options: &Options) -> Rules {
        Rules {
            victory_target: options.victory_points,
            hand_limit: options.hand_limit,
            bank: Cards::each(options.bank_limit.unwrap_or(UNLIMITED_BANK)),
            pieces: Pieces { settlements: 5, cities: 4, roads: 15 },
            longest_road_min: options.longest_road_min,
            largest_army_min: options.largest_army_min,
            building_closes_trade: options.phases == Phases::Separate,
            single_takes_rest: options.bank_shortage == BankShortage::Single,
            declares_victory: options.victory_claim == VictoryClaim::Automatic,
            numbers: Numbers::TwoDice,
            seven: Seven::DiscardAndRob,
            deck: Deck::Development,
            refuge: Refuge::Desert,
        }
    }
}
