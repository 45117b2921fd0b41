//! A principality: the middle row, regions with what they store, expansions, and the sums that follow from them.
//!
//! Everything is public. The sums ([`Principality::symbols`], stocks and room) are kept up to date by the few functions here that
//! change cards and units; [`Principality::recount`] computes them afresh, for audits and for positions read from text.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Kind, Region, Symbols, Title};
use crate::goods::{Goods, Resource};
use crate::grid::{
    COLUMN_COUNT, Column, Columns, End, Half, PLACE_COUNT, Place, Places, REGION_COUNT, SITE_COUNT, Site, Sites,
};

/// `RIV-027`: the most units a region holds.
pub const STORE_MAX: u8 = 3;

/// What one prince has on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Plain"))]
#[serde(try_from = "Plain", into = "Plain")]
pub struct Principality {
    /// Columns with a settlement or city: a line without gaps (`RIV-025`).
    pub settled: Columns,
    /// Of those, the cities.
    pub cities: Columns,
    /// Open roads: laid at an end of the line with no settlement behind yet, by [`End`].
    pub open_roads: [bool; 2],
    /// Where a region above or below holds the Gold Cache at its far side (`RIV-023`).
    pub cache: Option<Place>,
    /// Whether the Town Hall lies on a Parish Hall (`RIV-241`).
    pub has_covered_hall: bool,
    regions: [Option<Region>; REGION_COUNT],
    /// The expansions of each site, sorted, so that equal principalities are equal values.
    expansions: [[Option<Card>; 2]; SITE_COUNT],
    /// Units by place.
    stored: [u8; PLACE_COUNT],
    // What follows from the above.
    sums: Sums,
}

/// What follows from cards and units, kept at hand.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
struct Sums {
    symbols: Symbols,
    /// Units by resource.
    stock: Goods,
    /// Units that still fit, by resource.
    room: Goods,
    /// Places by what they store; gold includes the cache.
    by_kind: [Places; 6],
    /// Regions by their number.
    by_number: [Places; 7],
    /// Regions that produce two (`RIV-173`).
    boosted: Places,
    /// Places that hold at least one.
    filled: Places,
    /// Places that hold three.
    full: Places,
    /// Sites with a free place, of settlements and cities.
    free: Sites,
    /// Trade ships, Large ones included.
    trade_ships: u8,
    /// Which titles lie here.
    titles: u128,
}

impl Principality {
    /// An empty grid, for building one up.
    pub fn empty() -> Principality {
        Principality {
            settled: Columns::NONE,
            cities: Columns::NONE,
            open_roads: [false; 2],
            cache: None,
            has_covered_hall: false,
            regions: [None; REGION_COUNT],
            expansions: [[None; 2]; SITE_COUNT],
            stored: [0; PLACE_COUNT],
            sums: Sums::default(),
        }
    }

    // The middle row.

    /// The outermost column at an end.
    #[inline]
    pub fn outermost(&self, end: End) -> Column {
        match end {
            End::Left => Column(self.settled.0.trailing_zeros() as u8),
            End::Right => Column(31 - self.settled.0.leading_zeros() as u8),
        }
    }

    /// Where a settlement behind the road at this end would stand.
    #[inline]
    pub fn next_column(&self, end: End) -> Option<Column> {
        match end {
            End::Left => self.outermost(end).0.checked_sub(1).map(Column),
            End::Right => Some(Column(self.outermost(end).0 + 1)).filter(|column| column.index() < COLUMN_COUNT),
        }
    }

    /// Whether a city stands there, so that sites hold two and red cards are welcome.
    #[inline(always)]
    pub fn is_city(&self, column: Column) -> bool {
        self.cities.contains(column)
    }

    /// Adds a settlement with its sites; its regions are laid apart.
    pub fn settle(&mut self, column: Column) {
        self.settled.insert(column);
        self.sums.free = self.sums.free.or(column.sites());
        self.sums.symbols.victory += 1;
    }

    /// Turns a settlement into a city: two points in place of one (`RIV-036`), and a second place on each site.
    pub fn found_city(&mut self, column: Column) {
        self.cities.insert(column);
        self.sums.free = self.sums.free.or(column.sites());
        self.sums.symbols.victory += 1;
    }

    // Regions and units.

    /// The region at a place.
    #[inline(always)]
    pub fn region(&self, place: Place) -> Option<Region> {
        self.regions.get(place.index()).copied().flatten()
    }

    /// All places with a region, and the Gold Cache.
    pub fn places(&self) -> Places {
        self.sums.by_kind.iter().fold(Places::NONE, |all, &places| all.or(places))
    }

    /// Lays a region with units on it at an empty place.
    pub fn lay_region(&mut self, place: Place, region: Region, units: u8) {
        debug_assert!(place.is_region() && self.regions[place.index()].is_none(), "the place must be empty");
        self.regions[place.index()] = Some(region);
        self.open_store(place, region.kind(), units);
        self.sums.by_number[usize::from(region.number())].insert(place);
        self.sums.boosted = self.boosted_afresh();
    }

    /// Swaps two regions; their units move with them (`RIV-163`), the cards beside the places stay.
    pub fn swap_regions(&mut self, a: Place, b: Place) {
        self.regions.swap(a.index(), b.index());
        self.stored.swap(a.index(), b.index());
        self.recount();
    }

    /// Opens the Gold Cache beside a region, empty (`RIV-188`).
    pub fn open_cache(&mut self, beside: Place, units: u8) {
        self.cache = Some(beside);
        self.open_store(Place::CACHE, Resource::Gold, units);
    }

    fn open_store(&mut self, place: Place, kind: Resource, units: u8) {
        self.sums.by_kind[kind.index()].insert(place);
        self.sums.room += Goods::of(kind, STORE_MAX);
        self.stored[place.index()] = 0;
        for _ in 0..units {
            self.store(place, kind);
        }
    }

    /// What a place stores; `None` where there is nothing to store in.
    #[inline]
    pub fn kind_at(&self, place: Place) -> Option<Resource> {
        match self.region(place) {
            Some(region) => Some(region.kind()),
            None => (place == Place::CACHE && self.cache.is_some()).then_some(Resource::Gold),
        }
    }

    /// Units at a place.
    #[inline(always)]
    pub fn units(&self, place: Place) -> u8 {
        self.stored[place.index()]
    }

    /// Adds a unit at a place with room.
    #[inline]
    pub fn store(&mut self, place: Place, kind: Resource) {
        let units = &mut self.stored[place.index()];
        debug_assert!(*units < STORE_MAX, "{place} is full");
        *units += 1;
        if *units == STORE_MAX {
            self.sums.full.insert(place);
        }
        self.sums.filled.insert(place);
        self.sums.stock += Goods::one(kind);
        self.sums.room -= Goods::one(kind);
    }

    /// Takes a unit from a place that has one.
    #[inline]
    pub fn unstore(&mut self, place: Place, kind: Resource) {
        let units = &mut self.stored[place.index()];
        debug_assert!(*units > 0, "{place} is empty");
        *units -= 1;
        if *units == 0 {
            self.sums.filled.remove(place);
        }
        self.sums.full.remove(place);
        self.sums.stock -= Goods::one(kind);
        self.sums.room += Goods::one(kind);
    }

    /// Units by resource, gold including the Gold Cache (`RIV-030`).
    #[inline(always)]
    pub fn stock(&self) -> Goods {
        self.sums.stock
    }

    /// Units that still fit, by resource.
    #[inline(always)]
    pub fn room(&self) -> Goods {
        self.sums.room
    }

    /// Places that store this resource.
    #[inline(always)]
    pub fn places_of(&self, kind: Resource) -> Places {
        self.sums.by_kind[kind.index()]
    }

    /// Places that hold at least one unit.
    #[inline(always)]
    pub fn filled(&self) -> Places {
        self.sums.filled
    }

    /// Places that hold three.
    #[inline(always)]
    pub fn full(&self) -> Places {
        self.sums.full
    }

    /// Regions with this number.
    #[inline(always)]
    pub fn numbered(&self, number: u8) -> Places {
        self.sums.by_number[usize::from(number)]
    }

    /// Regions that produce two, since a booster of their kind lies beside them (`RIV-173`).
    #[inline(always)]
    pub fn boosted(&self) -> Places {
        self.sums.boosted
    }

    // Expansions.

    /// Sites with a free place.
    #[inline(always)]
    pub fn free_sites(&self) -> Sites {
        self.sums.free
    }

    /// The expansions on a site.
    #[inline]
    pub fn on_site(&self, site: Site) -> impl Iterator<Item = Card> {
        self.expansions[site.index()].into_iter().flatten()
    }

    /// All expansions with their sites, by x, upper half first.
    pub fn expansions(&self) -> impl Iterator<Item = (Site, Card)> {
        let sites = self.settled.sites();
        sites.iter().flat_map(|site| self.on_site(site).map(move |card| (site, card)))
    }

    /// Sites that hold a card of this title.
    pub fn sites_of(&self, title: Title) -> Sites {
        if !self.has(title) {
            return Sites::NONE;
        }
        let holders = self.expansions().filter(|(_, card)| card.title() == title);
        holders.fold(Sites::NONE, |sites, (site, _)| sites.or(Sites::only(site)))
    }

    /// How many cards of this title lie here.
    pub fn count(&self, title: Title) -> u8 {
        if !self.has(title) {
            return 0;
        }
        self.expansions().filter(|(_, card)| card.title() == title).count() as u8
    }

    /// Whether a card of this title lies here; a covered Parish Hall does (`RIV-242`).
    #[inline(always)]
    pub fn has(&self, title: Title) -> bool {
        self.sums.titles >> title as u32 & 1 != 0
    }

    /// Whether this very card lies on this site.
    pub fn has_at(&self, site: Site, card: Card) -> bool {
        self.expansions[site.index()].contains(&Some(card))
    }

    /// Trade ships, Large ones included.
    #[inline(always)]
    pub fn trade_ships(&self) -> u8 {
        self.sums.trade_ships
    }

    /// The sums of all symbols, with Salt Silo, Trading Base and Harbor (`RIV-035`); `victory` leaves out the tokens.
    #[inline(always)]
    pub fn symbols(&self) -> Symbols {
        self.sums.symbols
    }

    /// `RIV-193`: the points of Harbors, which are part of the victory symbols.
    pub fn harbor_points(&self) -> u8 {
        points_of_harbors(self.count(Title::Harbor), self.trade_ships())
    }

    /// Lays an expansion on a site with a free place.
    pub fn place(&mut self, site: Site, card: Card) {
        let slots = &mut self.expansions[site.index()];
        debug_assert!(slots[1].is_none(), "the site must have a free place");
        slots[1] = Some(card);
        sort(slots);
        self.recount_cards();
    }

    /// Takes an expansion off its site.
    pub fn remove(&mut self, site: Site, card: Card) {
        let slots = &mut self.expansions[site.index()];
        debug_assert!(slots.contains(&Some(card)), "the card must lie there");
        if slots[0] == Some(card) {
            slots[0] = slots[1];
        }
        slots[1] = None;
        self.recount_cards();
    }

    /// `RIV-241`: lays a Town Hall on the Parish Hall of a site, which stays beneath it.
    pub fn cover_hall(&mut self, site: Site, town_hall: Card) {
        self.remove(site, Card::BasicParishHall);
        self.has_covered_hall = true;
        self.place(site, town_hall);
    }

    /// Takes the Town Hall off; the Parish Hall is open again (`RIV-242`).
    pub fn uncover_hall(&mut self, site: Site, town_hall: Card) {
        self.remove(site, town_hall);
        self.has_covered_hall = false;
        self.place(site, Card::BasicParishHall);
    }

    /// Swaps two expansions on different sites (`RIV-163`).
    pub fn swap_expansions(&mut self, (a, first): (Site, Card), (b, second): (Site, Card)) {
        for (site, old, new) in [(a, first, second), (b, second, first)] {
            let slots = &mut self.expansions[site.index()];
            if let Some(slot) = slots.iter_mut().find(|slot| **slot == Some(old)) {
                *slot = Some(new);
            }
            sort(slots);
        }
        self.recount_cards();
    }

    // The sums.

    /// Computes everything that follows from cards and units afresh.
    pub fn recount(&mut self) {
        self.sums = Sums::default();
        for index in 0..PLACE_COUNT {
            let place = Place(index as u8);
            let Some(kind) = self.kind_at(place) else { continue };
            let units = self.stored[index];
            self.open_store(place, kind, units);
            if let Some(region) = self.region(place) {
                self.sums.by_number[usize::from(region.number())].insert(place);
            }
        }
        self.recount_cards();
    }

    /// What follows from the expansions.
    fn recount_cards(&mut self) {
        let mut symbols = Symbols { victory: (self.settled.len() + self.cities.len()) as u8, ..Symbols::default() };
        let (mut titles, mut trade_ships, mut markets) = (0u128, 0, 0);
        let mut harbours = 0;
        let mut free = Sites::NONE;
        for site in self.settled.sites().iter() {
            let room = if self.is_city(site.column()) { 2 } else { 1 };
            let slots = self.expansions[site.index()];
            if slots[room - 1].is_none() {
                free.insert(site);
            }
            for card in slots.into_iter().flatten() {
                let data = card.data();
                symbols.victory += data.symbols.victory;
                symbols.commerce += data.symbols.commerce;
                symbols.strength += data.symbols.strength;
                symbols.skill += data.symbols.skill;
                symbols.progress += data.symbols.progress;
                titles |= 1 << data.title as u32;
                trade_ships += u8::from(data.kind == Kind::TradeShip);
                harbours += u8::from(data.title == Title::Harbor);
                markets += u8::from(data.title == Title::Marketplace);
            }
        }
        if self.has_covered_hall {
            titles |= 1 << Title::ParishHall as u32;
        }
        let has = |title: Title| titles >> title as u32 & 1 != 0;
        // `RIV-197`: each trade ship shows one more. `RIV-199`: so do Marketplace and Harbor. `RIV-193`: the Harbor's point.
        if has(Title::SaltSilo) {
            symbols.commerce += trade_ships;
        }
        if has(Title::TradingBase) {
            symbols.commerce += markets + harbours;
        }
        symbols.victory += points_of_harbors(harbours, trade_ships);
        self.sums.symbols = symbols;
        self.sums.titles = titles;
        self.sums.trade_ships = trade_ships;
        self.sums.free = free;
        self.sums.boosted = self.boosted_afresh();
    }

    /// `RIV-173`: regions with a booster of their kind beside them.
    fn boosted_afresh(&self) -> Places {
        let mut boosted = Places::NONE;
        for (title, kind) in BOOSTERS {
            if self.has(title) {
                boosted = boosted.or(self.sites_of(title).beside().and(self.places_of(kind)));
            }
        }
        boosted
    }
}

/// A principality as JSON shows it: what lies where, by coordinates.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct Plain {
    /// The x of settlements and cities.
    settlements: Vec<i8>,
    cities: Vec<i8>,
    open_roads: [bool; 2],
    /// Regions: x, y, card, units.
    regions: Vec<(i8, i8, Region, u8)>,
    /// Expansions: x, y, card. The two places of a city's half are the same to the rules; y is always 1 or -1.
    expansions: Vec<(i8, i8, Card)>,
    /// The region that the Gold Cache lies beside, and its gold.
    cache: Option<(i8, i8, u8)>,
    has_covered_hall: bool,
    /// The sums of the symbols; not read.
    #[serde(default)]
    symbols: Symbols,
    /// Units by resource; not read.
    #[serde(default)]
    stock: Goods,
}

impl From<Principality> for Plain {
    fn from(land: Principality) -> Plain {
        let y = |half: Half| if half == Half::Upper { 1 } else { -1 };
        let cell = |place: Place| (place.x(), y(place.half()));
        Plain {
            settlements: land.settled.without(land.cities).iter().map(Column::x).collect(),
            cities: land.cities.iter().map(Column::x).collect(),
            open_roads: land.open_roads,
            regions: (0..REGION_COUNT as u8)
                .map(Place)
                .filter_map(|place| {
                    let (x, y) = cell(place);
                    land.region(place).map(|region| (x, y, region, land.units(place)))
                })
                .collect(),
            expansions: land.expansions().map(|(site, card)| (site.column().x(), y(site.half()), card)).collect(),
            cache: land.cache.map(|beside| {
                let (x, y) = cell(beside);
                (x, y, land.units(Place::CACHE))
            }),
            has_covered_hall: land.has_covered_hall,
            symbols: land.symbols(),
            stock: land.stock(),
        }
    }
}

impl TryFrom<Plain> for Principality {
    type Error = &'static str;

    fn try_from(plain: Plain) -> Result<Principality, &'static str> {
        let mut land = Principality::empty();
        land.open_roads = plain.open_roads;
        land.has_covered_hall = plain.has_covered_hall;
        for &x in plain.settlements.iter().chain(&plain.cities) {
            land.settled.insert(Column::at(x).ok_or("no settlement can stand there")?);
        }
        for &x in &plain.cities {
            land.cities.insert(Column::at(x).ok_or("no city can stand there")?);
        }
        for &(x, y, region, units) in &plain.regions {
            let place =
                Place::at(x, y).filter(|&place| land.region(place).is_none()).ok_or("no region can lie there")?;
            land.regions[place.index()] = Some(region);
            land.stored[place.index()] =
                Some(units).filter(|&units| units <= STORE_MAX).ok_or("a region holds three")?;
        }
        if let Some((x, y, units)) = plain.cache {
            land.cache = Some(Place::at(x, y).ok_or("the cache lies beside a region")?);
            land.stored[Place::CACHE.index()] =
                Some(units).filter(|&units| units <= STORE_MAX).ok_or("a cache holds three")?;
        }
        for &(x, y, card) in &plain.expansions {
            let site =
                Site::at(x, y).filter(|site| land.settled.contains(site.column())).ok_or("no site lies there")?;
            let slots = &mut land.expansions[site.index()];
            let slot = slots.iter_mut().find(|slot| slot.is_none()).ok_or("a site holds two expansions")?;
            *slot = Some(card);
            sort(slots);
        }
        land.recount();
        Ok(land)
    }
}

/// `RIV-193`: a Harbor is worth a point beside so many trade ships.
const HARBOR_SHIPS: u8 = 3;

/// `RIV-193`: the points of so many Harbors.
const fn points_of_harbors(harbors: u8, trade_ships: u8) -> u8 {
    if trade_ships >= HARBOR_SHIPS { harbors } else { 0 }
}

/// `RIV-173`: boosters and what they boost.
pub const BOOSTERS: [(Title, Resource); 5] = [
    (Title::BrickFactory, Resource::Brick),
    (Title::GrainMill, Resource::Grain),
    (Title::IronFoundry, Resource::Ore),
    (Title::LumberCamp, Resource::Lumber),
    (Title::WeaversShop, Resource::Wool),
];

/// Cards of a site in one order, empty places last.
fn sort(slots: &mut [Option<Card>; 2]) {
    if slots[0].is_none() || (slots[1].is_some() && slots[1] < slots[0]) {
        slots.swap(0, 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(change: impl FnOnce(&mut Plain)) -> Result<Principality, &'static str> {
        let mut land = Principality::empty();
        land.settled.insert(Column::at(1).unwrap());
        land.lay_region(Place::at(0, 1).unwrap(), Region::Forest4, 2);
        land.place(Site::at(1, 1).unwrap(), Card::BasicAbbey);
        land.recount();
        let mut plain = Plain::from(land);
        change(&mut plain);
        Principality::try_from(plain)
    }

    #[test]
    fn a_principality_is_read_as_it_is_written() {
        let land = read(|_| {}).unwrap();
        assert_eq!(land.region(Place::at(0, 1).unwrap()), Some(Region::Forest4));
        assert_eq!(Principality::try_from(Plain::from(land.clone())), Ok(land));
    }

    #[test]
    fn what_cannot_lie_there_is_not_read() {
        assert_eq!(read(|plain| plain.regions.push(plain.regions[0])), Err("no region can lie there"));
        assert_eq!(read(|plain| plain.regions[0].3 = STORE_MAX + 1), Err("a region holds three"));
        assert_eq!(read(|plain| plain.expansions[0].0 = -1), Err("no site lies there"));
        assert_eq!(read(|plain| plain.expansions = vec![plain.expansions[0]; 3]), Err("a site holds two expansions"));
    }
}
