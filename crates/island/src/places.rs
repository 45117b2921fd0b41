//! Names for places on the board, and sets of them.
//!
//! A place is an index into the tables of a [`crate::topology::Topology`]; a table's own topology says which places it has. Every place
//! has exactly one number and one written name on all boards (`BASE-018`, section 2.6 and table D-6 of the catalogue), so names can be
//! written and read where no table is at hand.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::topology::TRADE_ISLAND;

/// Room for land hexes in tables by hex: five bits, so that a masked index needs no check. The island has 19.
pub const LAND_ROOM: usize = 32;
/// Room for cells: the bits of a [`HexSet`].
pub const CELL_ROOM: usize = HexSet::ROOM;
/// Room for intersections: the bits of a [`VertexSet`].
pub const VERTEX_ROOM: usize = VertexSet::ROOM;
/// Room for paths: the bits of an [`EdgeSet`].
pub const EDGE_ROOM: usize = EdgeSet::ROOM;

/// Declares an index newtype, how TypeScript sees its written names, and the bit set of such indices.
macro_rules! place {
    ($(#[$doc:meta])* $name:ident, $written:literal, $(#[$set_doc:meta])* $set:ident($bits:ty), $list:literal, $named:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = $written))]
        pub struct $name(pub u8);

        impl $name {
            /// Not on the board: what a parser gives for a name that no place has.
            pub const NOWHERE: $name = $name(u8::MAX);

            /// The index, for tables that hold one entry a place.
            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(TRADE_ISLAND.$named(*self))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(TRADE_ISLAND.$named(*self))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = String::deserialize(deserializer)?;
                name.parse().map_err(|()| serde::de::Error::custom(format!("no place is called `{name}`")))
            }
        }

        $(#[$set_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = $list))]
        pub struct $set(pub $bits);

        impl $set {
            /// How many places there can be.
            pub const ROOM: usize = <$bits>::BITS as usize;

            /// No place.
            pub const EMPTY: $set = $set(0);

            /// A single place.
            #[inline(always)]
            pub const fn only(place: $name) -> $set {
                $set(1 << place.0)
            }

            /// Whether the place is in the set.
            #[inline(always)]
            pub const fn contains(self, place: $name) -> bool {
                (place.0 as u32) < <$bits>::BITS && self.0 >> place.0 & 1 != 0
            }

            /// The set with the place.
            #[inline(always)]
            #[must_use]
            pub const fn with(self, place: $name) -> $set {
                $set(self.0 | 1 << place.0)
            }

            /// The set without the place.
            #[inline(always)]
            #[must_use]
            pub const fn without(self, place: $name) -> $set {
                $set(self.0 & !(1 << place.0))
            }

            /// The places in either set.
            #[inline(always)]
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The places in both sets.
            #[inline(always)]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The places in this set and not in the other.
            #[inline(always)]
            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether the set has no place.
            #[inline(always)]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many places are in the set.
            #[inline(always)]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// The places in index order.
            #[inline(always)]
            pub fn iter(self) -> impl Iterator<Item = $name> + Clone {
                let mut rest = self.0;
                // Counted beforehand, so that a list that is extended by them grows once and not place by place.
                (0..rest.count_ones()).map(move |_| {
                    let place = $name(rest.trailing_zeros() as u8);
                    rest &= rest.wrapping_sub(1);
                    place
                })
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(places: I) -> Self {
                places.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Vec::<$name>::deserialize(deserializer).map(|places| places.into_iter().collect())
            }
        }
    };
}

place!(
    /// A cell: one of the 19 land hexes (0–18), or one of the 18 sea cells of the frame (19–36).
    Hex,
    "`(${number},${number})`",
    /// A set of cells.
    HexSet(u64),
    "Array<Hex>",
    hex_name
);
place!(
    /// An intersection, where buildings stand.
    Vertex,
    "`${'N' | 'S'}(${number},${number})` | `Plaza(${TradeHex})`",
    /// A set of intersections. 64 bits carry the island's 54 and the three plazas of the Traders & Barbarians scenario.
    VertexSet(u64),
    "Array<Vertex>",
    vertex_name
);
place!(
    /// A path, where roads lie.
    Edge,
    "`${'W' | 'NW' | 'NE'}(${number},${number})` | `Spoke(${TradeHex},${'N' | 'S'}(${number},${number}))`",
    /// A set of paths. 128 bits carry the island's 72 and twelve spokes.
    EdgeSet(u128),
    "Array<Edge>",
    edge_name
);
