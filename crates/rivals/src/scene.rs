//! What never changes once a table has started: the mode, prices, and what is printed on the cards in play. Everybody may know all
//! of it; in which stack a card lies is not in it.

use serde::Serialize;
use steading_game::{Game, Seat};

use crate::cards::{
    CITY_COST, CITY_COUNT, Card, EventCard, Happening, Kind, ROAD_COST, ROAD_COUNT, Region, SETTLEMENT_COST,
    SETTLEMENT_COUNT, Set, Symbols,
};
use crate::game::Rivals;
use crate::goods::{Goods, Resource};
use crate::grid::{COLUMN_COUNT, Column, Half, Place, REGION_COUNT, SITE_COUNT, Site};
use crate::options::{Colour, Mode};
use crate::principality::STORE_MAX;
use crate::rules::FACE_UP_COUNT;

/// What never changes once a table has started.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Scene {
    /// Which game.
    pub mode: Mode,
    /// Points to win with.
    pub goal: u8,
    /// After so many turns of both players together the points decide; nothing if they never do.
    pub turn_limit: Option<u16>,
    /// The colours by seat.
    pub colours: [Colour; 2],
    /// The resources in the order of all arrays of goods.
    pub resources: [Resource; 6],
    /// The most units that one region stores.
    pub store_max: u8,
    /// Prices of what the middle row is made of.
    pub costs: Costs,
    /// Cards that both players lay in the middle row.
    pub pieces: Pieces,
    /// The draw stacks, in the order of their numbers.
    pub stacks: Vec<StackInfo>,
    /// The card of the face-up stack, if there is one.
    pub face_up: Option<CardInfo>,
    /// The cards of the draw stacks.
    pub cards: Vec<CardInfo>,
    /// All regions, in the order of the bits of a set.
    pub regions: Vec<RegionInfo>,
    /// The events that are in the deck, or may be.
    pub events: Vec<EventInfo>,
    /// How many cards the event deck has.
    pub event_count: u8,
    /// The x of each column.
    pub columns: Vec<i8>,
    /// The x and y of each site; y is 1 in the upper half, -1 in the lower.
    pub sites: Vec<[i8; 2]>,
    /// The x and y of each place of a region.
    pub places: Vec<[i8; 2]>,
}

/// Prices of what the middle row is made of.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Costs {
    /// A road.
    pub road: Goods,
    /// A settlement.
    pub settlement: Goods,
    /// A city, for a settlement.
    pub city: Goods,
}

/// How many cards of each kind there are for both players together.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pieces {
    /// Roads.
    pub roads: u8,
    /// Settlements.
    pub settlements: u8,
    /// Cities.
    pub cities: u8,
}

/// A draw stack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StackInfo {
    /// Its name, such as `B1`.
    pub name: &'static str,
    /// The back of its cards.
    pub back: Set,
    /// How many cards it has at the start.
    pub height: u8,
}

/// What is printed on a draw card, and how many of it are in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardInfo {
    /// The card.
    pub card: Card,
    /// How many.
    pub count: u8,
    /// The set, and the back.
    pub set: Set,
    /// What it is.
    pub kind: Kind,
    /// The price.
    pub cost: Goods,
    /// The printed symbols.
    pub symbols: Symbols,
    /// Whether a principality may hold only one.
    pub is_single: bool,
    /// Whether it stands only on sites of cities.
    pub is_red: bool,
}

/// What is printed on a region.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RegionInfo {
    /// The region.
    pub region: Region,
    /// The word of the land, such as `forest`.
    pub land: &'static str,
    /// What it gives.
    pub resource: Resource,
    /// Its number on the production die.
    pub number: u8,
}

/// An event card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventInfo {
    /// The card.
    pub card: EventCard,
    /// The set.
    pub set: Set,
    /// What it does.
    pub happening: Happening,
    /// Whether it is surely in the deck, and not only perhaps.
    pub is_sure: bool,
}

impl Scene {
    /// The scene of a table.
    pub fn of(game: &Rivals) -> Scene {
        let rules = &game.rules;
        let y = |half: Half| if half == Half::Upper { 1 } else { -1 };
        let stacks = rules.all_stacks().zip(rules.stacks);
        Scene {
            mode: rules.mode,
            goal: rules.goal,
            turn_limit: Some(game.options().turn_limit).filter(|&turns| turns > 0),
            colours: [Seat(0), Seat(1)].map(|seat| game.colour(seat)),
            resources: Resource::ALL,
            store_max: STORE_MAX,
            costs: Costs { road: ROAD_COST, settlement: SETTLEMENT_COST, city: CITY_COST },
            pieces: Pieces { roads: ROAD_COUNT, settlements: SETTLEMENT_COUNT, cities: CITY_COUNT },
            stacks: stacks
                .map(|(stack, &(name, back))| StackInfo { name, back, height: rules.height(stack) as u8 })
                .collect(),
            face_up: rules.face_up.map(|card| CardInfo::of(card, FACE_UP_COUNT)),
            cards: Card::ALL
                .into_iter()
                .map(|card| CardInfo::of(card, rules.copies(card)))
                .filter(|info| info.count > 0)
                .collect(),
            regions: Region::ALL.map(RegionInfo::of).into(),
            events: events(game),
            event_count: rules.event_count(),
            columns: (0..COLUMN_COUNT as u8).map(|number| Column(number).x()).collect(),
            sites: (0..SITE_COUNT as u8).map(Site).map(|site| [site.column().x(), y(site.half())]).collect(),
            places: (0..REGION_COUNT as u8).map(Place).map(|place| [place.x(), y(place.half())]).collect(),
        }
    }
}

impl CardInfo {
    fn of(card: Card, count: u8) -> CardInfo {
        let data = card.data();
        CardInfo {
            card,
            count,
            set: data.set,
            kind: data.kind,
            cost: data.cost,
            symbols: data.symbols,
            is_single: data.is_single,
            is_red: data.is_red,
        }
    }
}

impl RegionInfo {
    fn of(region: Region) -> RegionInfo {
        let data = region.data();
        RegionInfo { region, land: data.name, resource: data.kind, number: data.number }
    }
}

fn events(game: &Rivals) -> Vec<EventInfo> {
    let (sure, perhaps) = (game.rules.events, game.rules.event_pool.0);
    let lies_in = |bits: u32, card: EventCard| bits >> card as u32 & 1 != 0;
    let played = EventCard::ALL.into_iter().filter(|&card| lies_in(sure | perhaps, card));
    let info = |card: EventCard| {
        let data = card.data();
        EventInfo { card, set: data.set, happening: data.happening, is_sure: lies_in(sure, card) }
    };
    played.map(info).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;

    #[test]
    fn every_mode_has_a_scene_with_all_cards_of_its_stacks() {
        for mode in [Mode::Intro, Mode::Gold, Mode::Turmoil, Mode::Progress, Mode::Duel] {
            let game = Rivals::new(Options { mode, ..Options::default() }).unwrap();
            let scene = Scene::of(&game);
            let cards: u32 = scene.cards.iter().map(|info| u32::from(info.count)).sum();
            assert_eq!(cards, scene.stacks.iter().map(|stack| u32::from(stack.height)).sum::<u32>(), "{mode:?}");
            let sure = scene.events.iter().filter(|event| event.is_sure).count();
            assert!(sure <= usize::from(scene.event_count) && usize::from(scene.event_count) <= scene.events.len());
            assert_eq!(scene.regions.len(), Region::ALL.len());
        }
    }

    #[test]
    fn numbers_of_places_lead_to_where_a_principality_shows_them() {
        let scene = Scene::of(&Rivals::new(Options::default()).unwrap());
        assert_eq!(scene.columns[usize::from(Column::FIRST.0)], -1);
        for (number, &[x, _]) in scene.sites.iter().enumerate() {
            assert_eq!(x, scene.columns[number / 2]);
        }
        assert_eq!((scene.places[0], scene.places[25]), ([-12, 1], [12, -1]));
    }
}
