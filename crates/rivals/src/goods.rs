//! The six resources, and small numbers of them in one machine word.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// `RIV-028`: what regions give.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Resource {
    /// From forests.
    Lumber,
    /// From pastures.
    Wool,
    /// From fields.
    Grain,
    /// From hills.
    Brick,
    /// From mountains.
    Ore,
    /// From gold fields.
    Gold,
}

impl Resource {
    /// All of them, in the order of the catalogue: L W G B O A.
    pub const ALL: [Resource; 6] =
        [Resource::Lumber, Resource::Wool, Resource::Grain, Resource::Brick, Resource::Ore, Resource::Gold];

    /// Its place in [`Resource::ALL`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["lumber", "wool", "grain", "brick", "ore", "gold"][self as usize]
    }

    /// The resource with this name.
    pub fn named(name: &str) -> Option<Resource> {
        Resource::ALL.into_iter().find(|kind| kind.name().eq_ignore_ascii_case(name))
    }
}

/// A set of resources, one bit each in the order of [`Resource`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Kinds(pub u8);

impl Kinds {
    /// None of them.
    pub const NONE: Kinds = Kinds(0);
    /// All six.
    pub const ANY: Kinds = Kinds(0b11_1111);

    /// Just one.
    #[inline(always)]
    pub const fn only(kind: Resource) -> Kinds {
        Kinds(1 << kind as u8)
    }

    /// Whether the resource is one of them.
    #[inline(always)]
    pub const fn contains(self, kind: Resource) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }

    /// The same set with one more.
    #[must_use]
    #[inline(always)]
    pub const fn with(self, kind: Resource) -> Kinds {
        Kinds(self.0 | 1 << kind as u8)
    }

    /// The same set without one.
    #[must_use]
    #[inline(always)]
    pub const fn without(self, kind: Resource) -> Kinds {
        Kinds(self.0 & !(1 << kind as u8))
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The resources in it, in the order of [`Resource::ALL`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let kind = *Resource::ALL.get(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(kind)
        })
    }
}

/// Numbers of each resource: a price, a stock, the room for more. One byte each, so that all are added and compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "[u8; 6]"))]
#[serde(from = "[u8; 6]", into = "[u8; 6]")]
pub struct Goods(u64);

/// The highest bit of each byte.
const HIGH: u64 = 0x0000_8080_8080_8080;

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods(0);

    /// So many of one resource.
    #[inline(always)]
    pub const fn of(kind: Resource, count: u8) -> Goods {
        Goods((count as u64) << (8 * kind as u32))
    }

    /// One of a resource.
    #[inline(always)]
    pub const fn one(kind: Resource) -> Goods {
        Goods::of(kind, 1)
    }

    /// Numbers in the order of [`Resource::ALL`]; each below 128.
    pub const fn from_counts(counts: [u8; 6]) -> Goods {
        let [a, b, c, d, e, f] = counts;
        Goods(u64::from_le_bytes([a, b, c, d, e, f, 0, 0]))
    }

    /// The numbers in the order of [`Resource::ALL`].
    pub const fn counts(self) -> [u8; 6] {
        let [a, b, c, d, e, f, ..] = self.0.to_le_bytes();
        [a, b, c, d, e, f]
    }

    /// How many of this resource.
    #[inline(always)]
    pub const fn count(self, kind: Resource) -> u8 {
        (self.0 >> (8 * kind as u32)) as u8
    }

    /// How many in all.
    #[inline(always)]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there is nothing.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of the other is in this.
    #[inline(always)]
    pub const fn covers(self, other: Goods) -> bool {
        ((self.0 | HIGH) - other.0) & HIGH == HIGH
    }

    /// What of this is more than the other.
    #[must_use]
    pub fn beyond(self, other: Goods) -> Goods {
        Goods::from_counts(Resource::ALL.map(|kind| self.count(kind).saturating_sub(other.count(kind))))
    }

    /// The lesser number of each.
    #[must_use]
    pub fn min(self, other: Goods) -> Goods {
        Goods::from_counts(Resource::ALL.map(|kind| self.count(kind).min(other.count(kind))))
    }

    /// The resources of which there is at least one.
    #[inline(always)]
    pub const fn kinds(self) -> Kinds {
        self.kinds_of_at_least(1)
    }

    /// The resources of which there are at least so many.
    #[inline(always)]
    pub const fn kinds_of_at_least(self, least: u8) -> Kinds {
        let flags = (((self.0 | HIGH) - 0x0000_0101_0101_0101 * least as u64) & HIGH) >> 7;
        // Gathers the lowest bit of each byte into one byte.
        Kinds((flags.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8 & 0x3f)
    }
}

impl Add for Goods {
    type Output = Goods;
    #[inline(always)]
    fn add(self, other: Goods) -> Goods {
        Goods(self.0 + other.0)
    }
}

impl AddAssign for Goods {
    #[inline(always)]
    fn add_assign(&mut self, other: Goods) {
        *self = *self + other;
    }
}

impl Sub for Goods {
    type Output = Goods;
    #[inline(always)]
    fn sub(self, other: Goods) -> Goods {
        debug_assert!(self.covers(other), "{self:?} - {other:?}");
        Goods(self.0.wrapping_sub(other.0))
    }
}

impl SubAssign for Goods {
    #[inline(always)]
    fn sub_assign(&mut self, other: Goods) {
        *self = *self - other;
    }
}

impl From<[u8; 6]> for Goods {
    fn from(counts: [u8; 6]) -> Goods {
        Goods::from_counts(counts)
    }
}

impl From<Goods> for [u8; 6] {
    fn from(goods: Goods) -> [u8; 6] {
        goods.counts()
    }
}

/// `2 wool 1 ore`; `nothing` if there is nothing.
impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> =
            self.kinds().iter().map(|kind| format!("{} {}", self.count(kind), kind.name())).collect();
        f.write_str(if words.is_empty() { "nothing" } else { "" })?;
        f.write_str(&words.join(" "))
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_count_compare_and_speak() {
        let stock = Goods::from_counts([3, 0, 2, 1, 0, 9]);
        assert_eq!((stock.total(), stock.count(Resource::Gold)), (15, 9));
        assert!(stock.covers(Goods::from_counts([3, 0, 2, 1, 0, 9])));
        for kind in Resource::ALL {
            assert!(!stock.covers(stock + Goods::one(kind)));
            assert!((stock + Goods::one(kind)).covers(stock));
        }
        for least in 1..=10 {
            let kinds: Vec<Resource> = stock.kinds_of_at_least(least).iter().collect();
            let plain: Vec<Resource> = Resource::ALL.into_iter().filter(|&kind| stock.count(kind) >= least).collect();
            assert_eq!(kinds, plain, "at least {least}");
        }
        assert_eq!(stock.beyond(Goods::from_counts([1, 5, 2, 0, 0, 0])), Goods::from_counts([2, 0, 0, 1, 0, 9]));
        assert_eq!(stock.to_string(), "3 lumber 2 grain 1 brick 9 gold");
    }
}
