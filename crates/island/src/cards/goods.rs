//! The kinds of cards that hands and the bank hold, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Cards;

/// A kind of card: the five resources, in the order of the price table (section 2.4 of the catalogue), then the three commodities of
/// Cities & Knights. Which of them a table plays with is a parameter of its rules.
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
    /// From cities at pastures.
    Cloth,
    /// From cities at mountains.
    Coin,
    /// From cities at forests.
    Paper,
}

impl Good {
    /// Every kind there is. What a rule restricts to resources goes through [`Good::RESOURCES`], and what depends on the table through
    /// its set of kinds.
    pub const ALL: [Good; 8] =
        [Good::Brick, Good::Lumber, Good::Wool, Good::Grain, Good::Ore, Good::Cloth, Good::Coin, Good::Paper];

    /// The five resources.
    pub const RESOURCES: [Good; 5] = [Good::Brick, Good::Lumber, Good::Wool, Good::Grain, Good::Ore];

    /// The kind with this number.
    #[inline(always)]
    pub const fn from_index(index: usize) -> Good {
        // Spelled out, this is arithmetic; a table would be a checked load.
        match index {
            0 => Good::Brick,
            1 => Good::Lumber,
            2 => Good::Wool,
            3 => Good::Grain,
            4 => Good::Ore,
            5 => Good::Cloth,
            6 => Good::Coin,
            _ => Good::Paper,
        }
    }

    /// Whether it is one of the five resources.
    #[inline(always)]
    pub const fn is_resource(self) -> bool {
        GoodSet::RESOURCES.contains(self)
    }

    /// The four other resources, in order, if this is one itself.
    #[inline(always)]
    pub const fn other_resources(self) -> Option<[Good; 4]> {
        const OTHERS: [[Good; 4]; 5] = {
            let mut others = [[Good::Brick; 4]; 5];
            let mut kind = 0;
            while kind < 5 {
                let mut place = 0;
                while place < 4 {
                    others[kind][place] = Good::RESOURCES[place + (place >= kind) as usize];
                    place += 1;
                }
                kind += 1;
            }
            others
        };
        if (self as usize) < OTHERS.len() { Some(OTHERS[self as usize]) } else { None }
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["brick", "lumber", "wool", "grain", "ore", "cloth", "coin", "paper"][self as usize]
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.name().eq_ignore_ascii_case(name))
    }

    /// The resource with this name.
    pub fn resource_named(name: &str) -> Option<Good> {
        Good::named(name).filter(|good| good.is_resource())
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The high bit of every lane of [`Cards`].
pub(super) const HIGH: u64 = 0x8080_8080_8080_8080;

/// A set of kinds: the high bit of each kind's lane in [`Cards`], so that it works on whole hands without being taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct GoodSet(pub(super) u64);

impl GoodSet {
    /// No kind.
    pub const EMPTY: GoodSet = GoodSet(0);
    /// The five resources.
    pub const RESOURCES: GoodSet = GoodSet(HIGH >> 24);
    /// The three commodities.
    pub const COMMODITIES: GoodSet = GoodSet(HIGH ^ GoodSet::RESOURCES.0);
    /// All eight kinds.
    pub const ALL: GoodSet = GoodSet(HIGH);

    /// Whether the kind is in the set.
    #[inline(always)]
    pub const fn contains(self, good: Good) -> bool {
        self.0 >> (8 * good as u32 + 7) & 1 != 0
    }

    /// The kinds that are in both sets.
    #[inline(always)]
    #[must_use]
    pub const fn and(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 & other.0)
    }

    /// The kinds that are in either set.
    #[inline(always)]
    #[must_use]
    pub const fn or(self, other: GoodSet) -> GoodSet {
        GoodSet(self.0 | other.0)
    }

    /// The set without one kind.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, good: Good) -> GoodSet {
        GoodSet(self.0 & !(1 << (8 * good as u32 + 7)))
    }

    /// How many kinds.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no kind.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds, in order.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = Good> + Clone {
        let mut lanes = self.0;
        // Counted beforehand, so that a list that is extended by them grows once and not card by card.
        (0..self.len()).map(move |_| {
            let good = Good::from_index((lanes.trailing_zeros() / 8) as usize);
            lanes &= lanes.wrapping_sub(1);
            good
        })
    }

    /// `count` cards of each kind of the set.
    #[inline(always)]
    pub const fn each(self, count: u8) -> Cards {
        Cards(self.0 >> 7).times(count)
    }
}

impl fmt::Debug for GoodSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
