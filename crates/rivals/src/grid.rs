//! The grid of a principality and what lies beside what (section 2 of the catalogue).
//!
//! Settlements stand at odd x, roads and regions at even x. At most seven settlements stand in a line that grows from (−1,0) and
//! (+1,0), so x runs from −12 to +12. Columns of settlements are numbered 0 to 11 (x = −11 … +11), columns of regions 0 to 12
//! (x = −12 … +12); a settlement in column c lies between the region columns c and c + 1.
//!
//! [`Site`] and [`Place`] count both halves of each column: site `2c + half`, place `2r + half`. The two regions beside a site are
//! therefore the places with the site's own number and that number plus two, and whole sets of places follow from sets of sites
//! with one shift ([`Sites::beside`]).

use std::fmt;

use serde::{Deserialize, Serialize};

/// Columns in which settlements can stand.
pub const COLUMN_COUNT: usize = 12;
/// Halves of those columns: where expansions lie.
pub const SITE_COUNT: usize = 2 * COLUMN_COUNT;
/// Cells for regions.
pub const REGION_COUNT: usize = 2 * (COLUMN_COUNT + 1);
/// Cells for regions, and the Gold Cache.
pub const PLACE_COUNT: usize = REGION_COUNT + 1;

/// Numbers outside the grid are refused when a value is read.
macro_rules! numbered {
    ($name:ident, $count:ident) => {
        impl From<$name> for u8 {
            fn from(item: $name) -> u8 {
                item.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = &'static str;

            fn try_from(number: u8) -> Result<$name, &'static str> {
                if usize::from(number) < $count { Ok($name(number)) } else { Err("outside the grid") }
            }
        }
    };
}

/// A half of the grid: above or below the middle row (`RIV-013`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Half {
    /// Above the middle row.
    Upper,
    /// Below it.
    Lower,
}

impl Half {
    /// Both, the upper one first.
    pub const ALL: [Half; 2] = [Half::Upper, Half::Lower];

    /// The sign of y.
    pub const fn sign(self) -> char {
        ['+', '-'][self as usize]
    }
}

/// An end of the middle row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum End {
    /// Towards smaller x.
    Left,
    /// Towards larger x.
    Right,
}

impl End {
    /// Both.
    pub const ALL: [End; 2] = [End::Left, End::Right];
}

/// A column in which a settlement or city can stand (`RIV-014`), as a number from 0: its x is twice that, less 11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct Column(pub u8);

numbered!(Column, COLUMN_COUNT);

impl Column {
    /// Where the first settlement of a principality stands: x = −1 (`RIV-047`).
    pub const FIRST: Column = Column(5);
    /// Where the second stands: x = +1.
    pub const SECOND: Column = Column(6);

    /// The column at this odd x.
    pub const fn at(x: i8) -> Option<Column> {
        if x % 2 != 0 && x >= -11 && x <= 11 { Some(Column(((x + 11) / 2) as u8)) } else { None }
    }

    /// Its x.
    pub const fn x(self) -> i8 {
        2 * self.0 as i8 - 11
    }

    /// Its place in arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// A half of it.
    #[inline(always)]
    pub const fn site(self, half: Half) -> Site {
        Site(2 * self.0 + half as u8)
    }

    /// Both halves of it.
    #[inline(always)]
    pub const fn sites(self) -> Sites {
        Sites(0b11 << (2 * self.0))
    }
}

/// `(-1,0)`.
impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},0)", self.x())
    }
}

/// One half of a settlement or city: room for one or two expansions, which are equal in every respect (`RIV-016`–`RIV-018`).
/// As a number, twice the column, and one more in the lower half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct Site(pub u8);

numbered!(Site, SITE_COUNT);

impl Site {
    /// The site at this cell: odd x, y from −2 to +2 but not 0.
    pub const fn at(x: i8, y: i8) -> Option<Site> {
        let half = if y > 0 { Half::Upper } else { Half::Lower };
        match Column::at(x) {
            Some(column) if y != 0 && y >= -2 && y <= 2 => Some(column.site(half)),
            _ => None,
        }
    }

    /// Its place in arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The settlement or city it belongs to.
    #[inline(always)]
    pub const fn column(self) -> Column {
        Column(self.0 / 2)
    }

    /// Above or below.
    #[inline(always)]
    pub const fn half(self) -> Half {
        if self.0.is_multiple_of(2) { Half::Upper } else { Half::Lower }
    }

    /// The region on one side, in the same half (`RIV-019`).
    #[inline(always)]
    pub const fn neighbour(self, end: End) -> Place {
        Place(self.0 + 2 * end as u8)
    }
}

/// `(-1,+1)`.
impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{}1)", self.column().x(), self.half().sign())
    }
}

/// Where units are stored: the cell of a region (`RIV-015`), or the Gold Cache. As a number, x + 12, and one more in the lower half; 26
/// is the Gold Cache.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(pub u8);

numbered!(Place, PLACE_COUNT);

impl Place {
    /// The Gold Cache, wherever it lies: each principality has at most one.
    pub const CACHE: Place = Place(REGION_COUNT as u8);

    /// The cell at even x and y = ±1.
    pub const fn at(x: i8, y: i8) -> Option<Place> {
        if x % 2 == 0 && x >= -12 && x <= 12 && (y == 1 || y == -1) {
            Some(Place((x + 12) as u8 + (y < 0) as u8))
        } else {
            None
        }
    }

    /// Whether it is a region and not the Gold Cache.
    #[inline(always)]
    pub const fn is_region(self) -> bool {
        self.0 < REGION_COUNT as u8
    }

    /// Its place in arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its x; regions only.
    pub const fn x(self) -> i8 {
        (self.0 / 2) as i8 * 2 - 12
    }

    /// Above or below; regions only.
    pub const fn half(self) -> Half {
        if self.0.is_multiple_of(2) { Half::Upper } else { Half::Lower }
    }
}

/// `(-2,+1)`; the Gold Cache is called `cache`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_region() { write!(f, "({},{}1)", self.x(), self.half().sign()) } else { f.write_str("cache") }
    }
}

macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u32);

        impl $name {
            /// The empty set.
            pub const NONE: $name = $name(0);

            /// Just one.
            #[inline(always)]
            pub const fn only(item: $item) -> $name {
                $name(1 << item.0)
            }

            /// Whether this one is in it.
            #[inline(always)]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.0 & 1 != 0
            }

            /// Puts one in.
            #[inline(always)]
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            /// Takes one out.
            #[inline(always)]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            /// Whether there is none.
            #[inline(always)]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are.
            #[inline(always)]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// The first one: smallest x, the upper half before the lower, the Gold Cache last.
            #[inline(always)]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item(self.0.trailing_zeros() as u8)) }
            }

            /// What is in both.
            #[must_use]
            #[inline(always)]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// What is in either.
            #[must_use]
            #[inline(always)]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// What is in this but not in the other.
            #[must_use]
            #[inline(always)]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// All in it, first to last.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let item = $name(bits).first()?;
                    bits &= bits - 1;
                    Some(item)
                })
            }
        }
    };
}

bit_set! {
    /// A set of sites.
    Sites of Site
}
bit_set! {
    /// A set of places.
    Places of Place
}
bit_set! {
    /// A set of columns.
    Columns of Column
}

impl Sites {
    /// The regions beside any of these sites (`RIV-019`).
    #[inline(always)]
    pub const fn beside(self) -> Places {
        Places(self.0 | self.0 << 2)
    }
}

impl Places {
    /// The Gold Cache alone.
    pub const CACHE: Places = Places::only(Place::CACHE);
}

impl Columns {
    /// Both halves of each of these columns.
    #[inline]
    pub fn sites(self) -> Sites {
        self.iter().fold(Sites::NONE, |sites, column| sites.or(column.sites()))
    }
}
