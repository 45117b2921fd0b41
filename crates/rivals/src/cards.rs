//! The 180 cards: sets, kinds, costs and symbols. The table itself is generated from `rules/rivals-cards.csv`; what a card does
//! is told in `sets/`.

mod table;

use serde::{Deserialize, Serialize};

pub use self::table::{
    CITY_COST, CITY_COUNT, Card, EventCard, Happening, ROAD_COST, ROAD_COUNT, Region, SETTLEMENT_COST,
    SETTLEMENT_COUNT, Title,
};

use crate::goods::{Goods, Resource};

/// `RIV-001`: the sets of cards; also the backs of draw cards (`RIV-010`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CardSet"))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Set {
    /// The basic set.
    Basic,
    /// The Era of Gold.
    Gold,
    /// The Era of Turmoil.
    Turmoil,
    /// The Era of Progress.
    Progress,
}

impl Set {
    /// All four.
    pub const ALL: [Set; 4] = [Set::Basic, Set::Gold, Set::Turmoil, Set::Progress];

    /// Its place in [`Set::ALL`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["basic", "gold", "turmoil", "progress"][self as usize]
    }
}

/// What a draw card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CardKind"))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Played and discarded; attack or neutral makes no difference here (`RIV-127`).
    Action,
    /// A building on any site.
    Building,
    /// A building that stands on sites of cities.
    CityBuilding,
    /// A hero.
    Hero,
    /// A trade ship.
    TradeShip,
    /// A ship that is no trade ship.
    Ship,
    /// A unit that is no hero.
    Unit,
    /// A place beside a region.
    ExtraordinarySite,
}

impl Kind {
    /// Whether it is a building (the word of the catalogue: `building` and `city-building`).
    #[inline(always)]
    pub const fn is_building(self) -> bool {
        matches!(self, Kind::Building | Kind::CityBuilding)
    }

    /// Whether it is a unit (`hero`, `trade-ship`, `ship`, `unit`).
    #[inline(always)]
    pub const fn is_unit(self) -> bool {
        matches!(self, Kind::Hero | Kind::TradeShip | Kind::Ship | Kind::Unit)
    }

    /// Whether it lies on an expansion site.
    #[inline(always)]
    pub const fn is_expansion(self) -> bool {
        self.is_building() || self.is_unit()
    }
}

/// The symbols on a card, or the sums over a principality.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Symbols {
    /// Victory points.
    pub victory: u8,
    /// Commerce.
    pub commerce: u8,
    /// Strength.
    pub strength: u8,
    /// Skill.
    pub skill: u8,
    /// Progress.
    pub progress: u8,
}

/// What is printed on a draw card, and how many of it there are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardData {
    /// The id of the data file, such as `basic-toll-bridge`.
    pub id: &'static str,
    /// The set, and the back.
    pub set: Set,
    /// What it is.
    pub kind: Kind,
    /// The printed name, the same for equal cards of several sets (`RIV-012`).
    pub title: Title,
    /// Copies in the box.
    pub count: u8,
    /// Of those, copies with a half-moon, which the Duel leaves out (`RIV-011`, `RIV-072`).
    pub marked: u8,
    /// The price.
    pub cost: Goods,
    /// The printed symbols.
    pub symbols: Symbols,
    /// Whether a principality may hold only one (`RIV-121`).
    pub is_single: bool,
    /// Whether it stands only on sites of cities (`RIV-120`).
    pub is_red: bool,
}

/// What is printed on a region.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RegionData {
    /// The id of the data file, such as `basic-region-forest-4`.
    pub id: &'static str,
    /// The word of the land, such as `forest`.
    pub name: &'static str,
    /// What it gives.
    pub kind: Resource,
    /// Its number on the production die.
    pub number: u8,
    /// Where the card begins.
    pub origin: Origin,
}

/// Where a region card begins (`RIV-003`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// With the red starters.
    Red,
    /// With the blue starters.
    Blue,
    /// In the region stack.
    Stack,
}

/// One event card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EventData {
    /// The id of the data file; a second equal copy adds `-2`.
    pub id: &'static str,
    /// The set.
    pub set: Set,
    /// What it does.
    pub happening: Happening,
    /// Whether it carries a half-moon (`RIV-076`).
    pub is_marked: bool,
}

impl Card {
    /// What is printed on it.
    #[inline(always)]
    pub const fn data(self) -> &'static CardData {
        &table::CARDS[self as usize]
    }

    /// Its name, which says what it does.
    #[inline(always)]
    pub const fn title(self) -> Title {
        self.data().title
    }

    /// Its set and back.
    #[inline(always)]
    pub const fn set(self) -> Set {
        self.data().set
    }

    /// What it is.
    #[inline(always)]
    pub const fn kind(self) -> Kind {
        self.data().kind
    }

    /// The id of the data file.
    pub const fn id(self) -> &'static str {
        self.data().id
    }

    /// The card with this number.
    #[inline(always)]
    pub const fn from_index(index: u8) -> Card {
        Card::ALL[index as usize]
    }

    /// The card with this id.
    pub fn named(id: &str) -> Option<Card> {
        Card::ALL.iter().copied().find(|card| card.id() == id)
    }
}

impl Title {
    /// The word for it in refusals: the id of its first card without the set.
    pub fn word(self) -> &'static str {
        let id = Card::ALL.iter().find(|card| card.title() == self).map_or("", |card| card.id());
        id.split_once('-').map_or(id, |(_, word)| word)
    }
}

impl Region {
    /// What is printed on it.
    #[inline(always)]
    pub const fn data(self) -> &'static RegionData {
        &table::REGIONS[self as usize]
    }

    /// What it gives.
    #[inline(always)]
    pub const fn kind(self) -> Resource {
        self.data().kind
    }

    /// Its number on the production die.
    #[inline(always)]
    pub const fn number(self) -> u8 {
        self.data().number
    }
}

impl EventCard {
    /// What is printed on it.
    #[inline(always)]
    pub const fn data(self) -> &'static EventData {
        &table::EVENTS[self as usize]
    }
}
