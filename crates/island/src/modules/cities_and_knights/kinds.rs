//! The kinds of things: tracks of the city plan, faces of the event die, ranks of knights, progress cards (tables 3.1 to 3.3).

use std::fmt;

use serde::{Deserialize, Serialize};
use steading_game::hidden;

use crate::cards::Good;

/// A track of the city plan, with its deck of progress cards, in the order of `CK-340`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Track {
    /// Bought with cloth.
    Trade,
    /// Bought with coin.
    Politics,
    /// Bought with paper.
    Science,
}

impl Track {
    /// All three.
    pub const ALL: [Track; 3] = [Track::Trade, Track::Politics, Track::Science];

    /// Its place in arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `CK-143`: what its levels are paid with.
    pub const fn commodity(self) -> Good {
        [Good::Cloth, Good::Coin, Good::Paper][self as usize]
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["trade", "politics", "science"][self as usize]
    }

    /// The track with this name.
    pub fn named(name: &str) -> Option<Track> {
        Track::ALL.into_iter().find(|track| track.name() == name)
    }
}

/// A face of the event die (`CK-016`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// The barbarian ship, on three of the six sides.
    Ship,
    /// The gate of a track.
    #[serde(untagged)]
    Gate(Track),
}

impl Face {
    /// The faces that differ, with the number of sides that show them.
    pub const ALL: [(Face, u32); 4] = [
        (Face::Ship, 3),
        (Face::Gate(Track::Trade), 1),
        (Face::Gate(Track::Politics), 1),
        (Face::Gate(Track::Science), 1),
    ];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Face::Ship => "ship",
            Face::Gate(track) => track.name(),
        }
    }

    /// The face with this name.
    pub fn named(name: &str) -> Option<Face> {
        Face::ALL.into_iter().map(|(face, _)| face).find(|face| face.name() == name)
    }
}

/// The rank of a knight; its strength is one more than its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Rank {
    /// Strength 1.
    Basic,
    /// Strength 2.
    Strong,
    /// Strength 3.
    Mighty,
}

impl Rank {
    /// All three, weakest first.
    pub const ALL: [Rank; 3] = [Rank::Basic, Rank::Strong, Rank::Mighty];

    /// `CK-185`: what it counts in battle.
    pub const fn strength(self) -> u8 {
        self as u8 + 1
    }

    /// `CK-112`: the next higher one.
    pub const fn next(self) -> Option<Rank> {
        match self {
            Rank::Basic => Some(Rank::Strong),
            Rank::Strong => Some(Rank::Mighty),
            Rank::Mighty => None,
        }
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["basic", "strong", "mighty"][self as usize]
    }

    /// The rank with this name.
    pub fn named(name: &str) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.name() == name)
    }
}

/// A progress card, in the order of table 3.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ProgressCard"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs, reason = "what each does stands in `cards`")]
pub enum Card {
    Alchemist,
    Crane,
    Mining,
    Irrigation,
    Printer,
    Inventor,
    Engineer,
    Medicine,
    Smith,
    RoadBuilding,
    Bishop,
    Diplomat,
    Warlord,
    Wedding,
    Intrigue,
    Saboteur,
    Spy,
    Deserter,
    Constitution,
    Merchant,
    CommercialHarbour,
    MerchantFleet,
    MasterMerchant,
    TradeMonopoly,
    ResourceMonopoly,
}

/// Name, deck and copies of each card.
const TABLE: [(Card, &str, Track, u8); 25] = [
    (Card::Alchemist, "alchemist", Track::Science, 2),
    (Card::Crane, "crane", Track::Science, 2),
    (Card::Mining, "mining", Track::Science, 2),
    (Card::Irrigation, "irrigation", Track::Science, 2),
    (Card::Printer, "printer", Track::Science, 1),
    (Card::Inventor, "inventor", Track::Science, 2),
    (Card::Engineer, "engineer", Track::Science, 1),
    (Card::Medicine, "medicine", Track::Science, 2),
    (Card::Smith, "smith", Track::Science, 2),
    (Card::RoadBuilding, "road-building", Track::Science, 2),
    (Card::Bishop, "bishop", Track::Politics, 2),
    (Card::Diplomat, "diplomat", Track::Politics, 2),
    (Card::Warlord, "warlord", Track::Politics, 2),
    (Card::Wedding, "wedding", Track::Politics, 2),
    (Card::Intrigue, "intrigue", Track::Politics, 2),
    (Card::Saboteur, "saboteur", Track::Politics, 2),
    (Card::Spy, "spy", Track::Politics, 3),
    (Card::Deserter, "deserter", Track::Politics, 2),
    (Card::Constitution, "constitution", Track::Politics, 1),
    (Card::Merchant, "merchant", Track::Trade, 6),
    (Card::CommercialHarbour, "commercial-harbour", Track::Trade, 2),
    (Card::MerchantFleet, "merchant-fleet", Track::Trade, 2),
    (Card::MasterMerchant, "master-merchant", Track::Trade, 2),
    (Card::TradeMonopoly, "trade-monopoly", Track::Trade, 2),
    (Card::ResourceMonopoly, "resource-monopoly", Track::Trade, 4),
];

impl Card {
    /// How many kinds there are.
    pub const COUNT: usize = TABLE.len();

    /// All kinds.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        TABLE.iter().map(|&(card, ..)| card)
    }

    /// The words for it, joined for notation.
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// The card with this name.
    pub fn named(name: &str) -> Option<Card> {
        Card::all().find(|card| card.name() == name)
    }

    /// The deck it belongs to.
    #[inline]
    pub const fn track(self) -> Track {
        TABLE[self as usize].2
    }

    /// How many copies there are (table 3.1).
    #[inline]
    pub const fn copies(self) -> u8 {
        TABLE[self as usize].3
    }

    /// `CK-054`: whether it is laid open at once and counts a point.
    #[inline]
    pub const fn is_point(self) -> bool {
        matches!(self, Card::Printer | Card::Constitution)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Progress cards lie face down; their backs tell the deck (`CK-301`).
impl hidden::Card for Card {
    type Back = Track;
    type Words = [u64; 2];
    const LANE: usize = 4;
    const KINDS: usize = Card::COUNT;
    const BACKS: &'static [Track] = &Track::ALL;

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Card {
        TABLE[index].0
    }

    fn back(self) -> Track {
        self.track()
    }

    fn back_index(back: Track) -> usize {
        back.index()
    }

    fn lanes(back: Track) -> [u64; 2] {
        LANES[back.index()]
    }
}

/// The lanes of the cards of each deck in a bag, filled with ones.
const LANES: [[u64; 2]; 3] = {
    let mut lanes = [[0; 2]; 3];
    let mut card = 0;
    while card < TABLE.len() {
        lanes[TABLE[card].2 as usize][card / 16] |= 15 << (4 * (card % 16));
        card += 1;
    }
    lanes
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_cards_is_in_the_order_of_the_cards() {
        for (index, (card, name, ..)) in TABLE.iter().enumerate() {
            assert_eq!((*card as usize, Card::named(name)), (index, Some(*card)));
        }
        for track in Track::ALL {
            let count: u8 = Card::all().filter(|card| card.track() == track).map(Card::copies).sum();
            assert_eq!(count, 18, "{track:?}");
            assert_eq!(<Card as hidden::Card>::lanes(track), hidden::back_lanes::<Card>(track));
        }
    }
}
