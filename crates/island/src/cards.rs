//! The cards of hands and bank, development cards, and multisets of them.

mod goods;
#[cfg(test)]
mod tests;

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use self::goods::HIGH;
pub use self::goods::{Good, GoodSet};

/// A multiset of cards in one machine word: eight lanes of one byte, one for each [`Good`]. Each lane stays below 128, so that whole
/// hands are compared, added and paid at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ [key in Good]?: number }"))]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// The most cards of one kind a multiset can hold.
    pub const LANE_MAX: u8 = 127;

    /// `count` cards of one kind.
    #[inline(always)]
    pub const fn of(good: Good, count: u8) -> Cards {
        debug_assert!(count <= Cards::LANE_MAX, "more than 127 cards of a kind");
        Cards((count as u64) << (8 * good as u32))
    }

    /// Every card so many times.
    #[inline(always)]
    #[must_use]
    pub const fn times(self, count: u8) -> Cards {
        Cards(self.0 * count as u64)
    }

    /// One card.
    #[inline(always)]
    pub const fn one(good: Good) -> Cards {
        Cards::of(good, 1)
    }

    /// Counts in the order of [`Good::ALL`]; where the list ends early, the rest are none: prices name the five resources.
    pub const fn from_counts<const N: usize>(counts: [u8; N]) -> Cards {
        const { assert!(N <= Good::ALL.len(), "there are eight kinds") };
        let mut cards = Cards::NONE;
        let mut kind = 0;
        while kind < N {
            cards.0 |= Cards::of(Good::from_index(kind), counts[kind]).0;
            kind += 1;
        }
        cards
    }

    /// `count` cards of each of the five resources.
    pub const fn each(count: u8) -> Cards {
        GoodSet::RESOURCES.each(count)
    }

    /// How many cards of this kind.
    #[inline(always)]
    pub const fn count(self, good: Good) -> u8 {
        (self.0 >> (8 * good as u32)) as u8
    }

    /// Whether there is a card of this kind.
    #[inline(always)]
    pub const fn has(self, good: Good) -> bool {
        self.count(good) > 0
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
        self.covering(other).0 == HIGH
    }

    /// The kinds that are here at least as often as in the other; those of which the other has none are always among them.
    #[inline(always)]
    pub const fn covering(self, other: Cards) -> GoodSet {
        GoodSet(((self.0 | HIGH) - other.0) & HIGH)
    }

    /// The set of kinds of which there is at least one card.
    #[inline(always)]
    pub const fn kind_set(self) -> GoodSet {
        self.covering(GoodSet::ALL.each(1))
    }

    /// The kinds of which there is at least one card, in order.
    #[inline(always)]
    pub fn kinds(self) -> impl Iterator<Item = Good> + Clone {
        self.kind_set().iter()
    }

    /// The cards whose kind is in the set.
    #[inline(always)]
    #[must_use]
    pub const fn among(self, goods: GoodSet) -> Cards {
        Cards(self.0 & lanes(goods))
    }

    /// The kind of the card with this number, counting the cards kind by kind from 0.
    #[inline]
    pub fn nth(self, mut number: u16) -> Option<Good> {
        for good in Good::ALL {
            let count = u16::from(self.count(good));
            if number < count {
                return Some(good);
            }
            number -= count;
        }
        None
    }

    /// The kinds in both, each as often as in the one that has fewer.
    #[must_use]
    pub const fn common(self, other: Cards) -> Cards {
        let enough = lanes(self.covering(other));
        Cards(other.0 & enough | self.0 & !enough)
    }

    /// The kinds in either, each as often as in the one that has more.
    #[must_use]
    pub const fn either(self, other: Cards) -> Cards {
        let enough = lanes(self.covering(other));
        Cards(self.0 & enough | other.0 & !enough)
    }

    /// What is missing here to cover the other.
    #[must_use]
    pub const fn shortfall(self, other: Cards) -> Cards {
        Cards(other.0 - self.common(other).0)
    }

    /// The counts in the order of [`Good::ALL`].
    pub const fn counts(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }

    /// The sum, unless some kind would exceed what a lane holds.
    pub const fn checked_add(self, other: Cards) -> Option<Cards> {
        // Two lanes of 127 cards do not run over into the next one.
        let sum = self.0 + other.0;
        if sum & HIGH == 0 { Some(Cards(sum)) } else { None }
    }
}

/// Every bit that counts in the lanes of these kinds.
#[inline(always)]
const fn lanes(goods: GoodSet) -> u64 {
    goods.0 - (goods.0 >> 7)
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
        for (position, good) in self.kinds().enumerate() {
            let space = if position == 0 { "" } else { " " };
            write!(f, "{space}{} {good}", self.count(good))?;
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
        for good in self.kinds() {
            map.serialize_entry(good.name(), &self.count(good))?;
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
        Ok(counts.into_iter().fold(Cards::NONE, |sum, (good, count)| sum + Cards::of(good, count)))
    }
}

/// The kinds of development cards: five of the base game (`BASE-010`), and one of a scenario (`TRADE-096`).
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
    /// Traders & Barbarians: the wagon moves once more.
    SwiftJourney,
}

impl DevCard {
    /// All kinds, those of the base game first.
    pub const ALL: [DevCard; 6] = [
        DevCard::Knight,
        DevCard::RoadBuilding,
        DevCard::YearOfPlenty,
        DevCard::Monopoly,
        DevCard::VictoryPoint,
        DevCard::SwiftJourney,
    ];

    /// The words for it, joined for notation.
    pub const fn name(self) -> &'static str {
        ["knight", "road-building", "year-of-plenty", "monopoly", "victory-point", "swift-journey"][self as usize]
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

/// How many development cards of each kind, in the order of [`DevCard::ALL`]: one machine word with a byte each, so that they are compared and
/// counted at once.
///
/// Written as a list of counts that ends with the last kind of the base game, unless there are cards beyond it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "[number, number, number, number, number, number?]"))]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct DevCards(pub(crate) [u8; 8]);

/// How many of the kinds are of the base game.
const BASE_KINDS: usize = 5;

impl TryFrom<Vec<u8>> for DevCards {
    type Error = String;

    fn try_from(counts: Vec<u8>) -> Result<DevCards, String> {
        if !(BASE_KINDS..=DevCard::ALL.len()).contains(&counts.len()) {
            return Err(format!("{} counts of development cards, and there are five or six", counts.len()));
        }
        let mut cards = DevCards::default();
        cards.0[..counts.len()].copy_from_slice(&counts);
        Ok(cards)
    }
}

impl From<DevCards> for Vec<u8> {
    fn from(cards: DevCards) -> Vec<u8> {
        let kinds = if cards.0[BASE_KINDS..] == [0; 8 - BASE_KINDS] { BASE_KINDS } else { DevCard::ALL.len() };
        cards.0[..kinds].to_vec()
    }
}

impl DevCards {
    /// The full deck (`BASE-010`).
    pub const DECK: DevCards = DevCards::of([14, 2, 2, 2, 5]);

    /// The deck of Traders & Barbarians (`TRADE-092`, table D-9).
    pub const TRADERS: DevCards = DevCards::of([16, 3, 0, 0, 3, 3]);

    /// Counts in the order of [`DevCard::ALL`]; where the list ends early, the rest are none.
    pub const fn of<const N: usize>(counts: [u8; N]) -> DevCards {
        const { assert!(N <= DevCard::ALL.len(), "there are six kinds") };
        let mut cards = [0; 8];
        let mut kind = 0;
        while kind < N {
            cards[kind] = counts[kind];
            kind += 1;
        }
        DevCards(cards)
    }

    /// The counts as a word, the first kind in its lowest byte.
    #[inline(always)]
    const fn word(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    /// How many of this kind.
    #[inline(always)]
    pub const fn count(self, card: DevCard) -> u8 {
        self.0[card as usize]
    }

    /// How many in all.
    #[inline(always)]
    pub const fn total(self) -> u8 {
        // No deck has so many cards that a byte could not hold their number.
        (self.word().wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether any card that can be played is here more often than in the other, which this covers.
    #[inline(always)]
    pub const fn has_playable_beyond(self, other: DevCards) -> bool {
        const NEVER_PLAYED: u64 = 0xFF << (8 * DevCard::VictoryPoint as u32);
        (self.word() ^ other.word()) & !NEVER_PLAYED != 0
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

    /// So many fewer of this kind; `None` if there are not so many.
    pub fn take_some(&mut self, card: DevCard, count: u8) -> Option<()> {
        let held = &mut self.0[card as usize];
        *held = held.checked_sub(count)?;
        Some(())
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
