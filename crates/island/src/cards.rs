//! Resource cards, development cards, and multisets of them.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The five resources, in the order of the price table (section 2.4 of the catalogue).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Good {
    /// From hills.
    Brick,
    /// From forests.
    Lumber,
    /// From pastures.
    Wool,
    /// From fields.
    Grain,
    /// From mountains.
    Ore,
}

impl Good {
    /// All five.
    pub const ALL: [Good; 5] = [Good::Brick, Good::Lumber, Good::Wool, Good::Grain, Good::Ore];

    /// The resource with this number.
    #[inline(always)]
    pub const fn from_index(index: usize) -> Good {
        // Spelled out, this is arithmetic; a table would be a checked load.
        match index {
            0 => Good::Brick,
            1 => Good::Lumber,
            2 => Good::Wool,
            3 => Good::Grain,
            _ => Good::Ore,
        }
    }

    /// The four others, in order.
    #[inline(always)]
    pub const fn others(self) -> [Good; 4] {
        const OTHERS: [[Good; 4]; 5] = {
            let mut others = [[Good::Brick; 4]; 5];
            let mut kind = 0;
            while kind < 5 {
                let mut place = 0;
                while place < 4 {
                    others[kind][place] = Good::ALL[place + (place >= kind) as usize];
                    place += 1;
                }
                kind += 1;
            }
            others
        };
        OTHERS[self as usize]
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["brick", "lumber", "wool", "grain", "ore"][self as usize]
    }

    /// The resource with this name.
    pub fn named(name: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|resource| resource.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A multiset of resource cards in one machine word: eight lanes of one byte, five of them resources and three kept for the
/// commodities of Cities & Knights. Each lane stays below 128, so that whole hands are compared, added and paid at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ [key in Good]?: number }"))]
pub struct Cards(u64);

/// The high bit of every lane.
const HIGH: u64 = 0x8080_8080_8080_8080;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// The most cards of one kind a multiset can hold.
    pub const LANE_MAX: u8 = 127;

    /// `count` cards of one kind.
    #[inline(always)]
    pub const fn of(resource: Good, count: u8) -> Cards {
        Cards((count as u64) << (8 * resource as u32))
    }

    /// Every card so many times.
    #[inline(always)]
    #[must_use]
    pub const fn times(self, count: u8) -> Cards {
        Cards(self.0 * count as u64)
    }

    /// One card.
    #[inline(always)]
    pub const fn one(resource: Good) -> Cards {
        Cards::of(resource, 1)
    }

    /// Counts in the order of [`Good::ALL`].
    pub const fn from_counts(counts: [u8; 5]) -> Cards {
        Cards(u64::from_le_bytes([counts[0], counts[1], counts[2], counts[3], counts[4], 0, 0, 0]))
    }

    /// `count` cards of each of the five kinds.
    pub const fn each(count: u8) -> Cards {
        Cards::from_counts([count; 5])
    }

    /// How many cards of this kind.
    #[inline(always)]
    pub const fn count(self, resource: Good) -> u8 {
        (self.0 >> (8 * resource as u32)) as u8
    }

    /// Whether there is a card of this kind.
    #[inline(always)]
    pub const fn has(self, resource: Good) -> bool {
        self.count(resource) > 0
    }

    /// How many cards in all.
    #[inline(always)]
    pub const fn total(self) -> u16 {
        const EVEN: u64 = 0x00FF_00FF_00FF_00FF;
        let pairs = (self.0 & EVEN) + (self.0 >> 8 & EVEN);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u16
    }

    /// Whether there is no card.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every kind is here at least as often as in the other.
    #[inline(always)]
    pub const fn covers(self, other: Cards) -> bool {
        ((self.0 | HIGH) - other.0) & HIGH == HIGH
    }

    /// The kinds that are here at least as often as in the other, as the high bits of their lanes.
    #[inline(always)]
    const fn lanes_covering(self, other: Cards) -> u64 {
        ((self.0 | HIGH) - other.0) & HIGH
    }

    /// The resources of which this holds at least as many cards as the other, lowest first.
    #[inline(always)]
    pub fn kinds_covering(self, other: Cards) -> impl Iterator<Item = Good> + Clone {
        let mut lanes = self.lanes_covering(other) & 0x0000_0080_8080_8080;
        // Counted beforehand, so that a list that is extended by them grows once and not card by card.
        (0..lanes.count_ones()).map(move |_| {
            let resource = Good::from_index((lanes.trailing_zeros() / 8) as usize);
            lanes &= lanes.wrapping_sub(1);
            resource
        })
    }

    /// The resources of which there is at least one card.
    #[inline(always)]
    pub fn kinds(self) -> impl Iterator<Item = Good> + Clone {
        self.kinds_covering(Cards::each(1))
    }

    /// The kind of the card with this number, counting the cards kind by kind from 0.
    #[inline]
    pub fn nth(self, mut number: u16) -> Option<Good> {
        for resource in Good::ALL {
            let count = u16::from(self.count(resource));
            if number < count {
                return Some(resource);
            }
            number -= count;
        }
        None
    }

    /// What is missing here to cover the other.
    pub fn shortfall(self, other: Cards) -> Cards {
        Cards::from_counts(Good::ALL.map(|resource| other.count(resource).saturating_sub(self.count(resource))))
    }

    /// The kinds in both, each as often as in the one that has fewer.
    pub fn common(self, other: Cards) -> Cards {
        Cards::from_counts(Good::ALL.map(|resource| self.count(resource).min(other.count(resource))))
    }

    /// The counts in the order of [`Good::ALL`].
    pub const fn counts(self) -> [u8; 5] {
        let [a, b, c, d, e, ..] = self.0.to_le_bytes();
        [a, b, c, d, e]
    }

    /// The sum, unless some kind would exceed what a lane holds.
    pub fn checked_add(self, other: Cards) -> Option<Cards> {
        let fits = Good::ALL.into_iter().all(|kind| self.count(kind) + other.count(kind) <= Cards::LANE_MAX);
        fits.then(|| self + other)
    }
}

/// Cards without the alignment of a machine word, so that nested enums stay small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Cards", into = "Cards")]
pub struct Packed([u8; 8]);

impl From<Cards> for Packed {
    fn from(cards: Cards) -> Packed {
        Packed(cards.0.to_le_bytes())
    }
}

impl From<Packed> for Cards {
    fn from(packed: Packed) -> Cards {
        Cards(u64::from_le_bytes(packed.0))
    }
}

impl Add for Cards {
    type Output = Cards;

    #[inline(always)]
    fn add(self, other: Cards) -> Cards {
        let sum = self.0.wrapping_add(other.0);
        debug_assert_eq!(sum & HIGH, 0, "more than 127 cards of a kind");
        Cards(sum)
    }
}

impl AddAssign for Cards {
    #[inline(always)]
    fn add_assign(&mut self, other: Cards) {
        *self = *self + other;
    }
}

impl Sub for Cards {
    type Output = Cards;

    #[inline(always)]
    fn sub(self, other: Cards) -> Cards {
        debug_assert!(self.covers(other), "{self} does not hold {other}");
        Cards(self.0.wrapping_sub(other.0))
    }
}

impl SubAssign for Cards {
    #[inline(always)]
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}

impl FromIterator<Good> for Cards {
    fn from_iter<I: IntoIterator<Item = Good>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, |sum, card| sum + Cards::one(card))
    }
}

/// Written `2 brick 1 ore`; the empty multiset is written `nothing`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (position, resource) in self.kinds().enumerate() {
            let space = if position == 0 { "" } else { " " };
            write!(f, "{space}{} {resource}", self.count(resource))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for resource in self.kinds() {
            map.serialize_entry(resource.name(), &self.count(resource))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = std::collections::BTreeMap::<Good, u8>::deserialize(deserializer)?;
        if counts.values().any(|&count| count > Cards::LANE_MAX) {
            return Err(D::Error::custom("more than 127 cards of a kind"));
        }
        Ok(counts.into_iter().fold(Cards::NONE, |sum, (resource, count)| sum + Cards::of(resource, count)))
    }
}

/// The five kinds of development cards (`BASE-010`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum DevCard {
    /// Moves the robber and counts for the Largest Army.
    Knight,
    /// Two free roads.
    RoadBuilding,
    /// Two cards from the bank.
    YearOfPlenty,
    /// All cards of one kind from everybody.
    Monopoly,
    /// Counts one point; never played.
    VictoryPoint,
}

impl DevCard {
    /// All five kinds.
    pub const ALL: [DevCard; 5] =
        [DevCard::Knight, DevCard::RoadBuilding, DevCard::YearOfPlenty, DevCard::Monopoly, DevCard::VictoryPoint];

    /// The words for it, joined for notation.
    pub const fn name(self) -> &'static str {
        ["knight", "road-building", "year-of-plenty", "monopoly", "victory-point"][self as usize]
    }

    /// The card with this name.
    pub fn named(name: &str) -> Option<DevCard> {
        DevCard::ALL.into_iter().find(|card| card.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for DevCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How many development cards of each kind, in the order of [`DevCard::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct DevCards(pub [u8; 5]);

impl DevCards {
    /// The full deck (`BASE-010`).
    pub const DECK: DevCards = DevCards([14, 2, 2, 2, 5]);

    /// How many of this kind.
    #[inline(always)]
    pub const fn count(self, card: DevCard) -> u8 {
        self.0[card as usize]
    }

    /// How many in all.
    #[inline(always)]
    pub const fn total(self) -> u8 {
        let [a, b, c, d, e] = self.0;
        a + b + c + d + e
    }

    /// The playable kinds of which this holds more than the other, which it covers; one byte a kind, as in the array.
    #[inline(always)]
    const fn playable_beyond(self, other: DevCards) -> u32 {
        // Victory points, the last kind, are never played: the other four make one machine word.
        let [a, b, c, d, _] = self.0;
        let [e, f, g, h, _] = other.0;
        u32::from_le_bytes([a, b, c, d]).wrapping_sub(u32::from_le_bytes([e, f, g, h]))
    }

    /// Whether any card that can be played is here more often than in the other.
    #[inline(always)]
    pub const fn has_playable_beyond(self, other: DevCards) -> bool {
        self.playable_beyond(other) != 0
    }

    /// One more of this kind.
    #[inline(always)]
    pub fn put(&mut self, card: DevCard) {
        self.0[card as usize] += 1;
    }

    /// One fewer of this kind.
    #[inline(always)]
    pub fn take(&mut self, card: DevCard) {
        debug_assert!(self.0[card as usize] > 0, "no {card} to take");
        self.0[card as usize] -= 1;
    }

    /// The kind of the card with this number, counting kind by kind from 0.
    pub fn nth(self, mut number: u8) -> Option<DevCard> {
        for card in DevCard::ALL {
            if number < self.count(card) {
                return Some(card);
            }
            number -= self.count(card);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_add_compare_and_count() {
        let hand = Cards::from_counts([2, 0, 1, 19, 3]);
        assert_eq!(hand.total(), 25);
        assert!(hand.covers(Cards::from_counts([2, 0, 0, 19, 0])));
        assert!(!hand.covers(Cards::from_counts([0, 1, 0, 0, 0])));
        assert_eq!(hand.kinds().collect::<Vec<_>>(), [Good::Brick, Good::Wool, Good::Grain, Good::Ore]);
        assert_eq!(hand.shortfall(Cards::from_counts([3, 1, 1, 0, 0])), Cards::from_counts([1, 1, 0, 0, 0]));
        assert_eq!(hand.nth(2), Some(Good::Wool));
        assert_eq!(hand.nth(25), None);
        assert_eq!(Cards::each(127).total(), 635);
        assert_eq!(hand.to_string(), "2 brick 1 wool 19 grain 3 ore");
    }
}
