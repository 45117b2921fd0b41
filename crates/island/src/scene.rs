//! What never changes once a table has started: the board, prices, limits, what lies in the box. Everybody may know all of it.
//!
//! A client draws the board from it without reading notation. What follows from the names of places (which path ends where) is not
//! repeated here.

use serde::Serialize;
use steading_game::SeatSet;

use crate::Island;
use crate::base::maritime;
use crate::cards::{Cards, DevCard, Good};
use crate::layout::{Harbour, Terrain};
use crate::modules::fishermen::board as waters;
use crate::modules::{self, Module};
use crate::options::{Colour, Phases, VictoryClaim};
use crate::places::{Edge, Hex};
use crate::rules::Pieces;

/// What never changes once a table has started.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Scene {
    /// The expansion, if one is played.
    pub expansion: Option<Module>,
    /// The scenario, if one is played.
    pub scenario: Option<Module>,
    /// The variants that are played.
    pub variants: Vec<Module>,
    /// The colours by seat: those of the players, then the neutral ones.
    pub colours: Vec<Colour>,
    /// The seats of the neutral colours, which nobody plays.
    pub neutral: SeatSet,
    /// The kinds of cards that are played with, in the order of all lists of them.
    pub goods: Vec<Good>,
    /// Every land hex.
    pub hexes: Vec<Land>,
    /// Every harbour.
    pub harbours: Vec<HarbourSite>,
    /// How many equal cards the bank takes for one where no harbour helps.
    pub bank_rate: u8,
    /// Prices.
    pub costs: Costs,
    /// Pieces of each player.
    pub pieces: Pieces,
    /// The bank's cards of each resource at the start; nothing if it never runs out.
    pub bank: Option<u8>,
    /// The development cards in the order of all arrays of them, with the number of each.
    pub cards: Vec<CardCount>,
    /// Points to win.
    pub victory_points: u8,
    /// Whether a win must be claimed.
    pub victory_claim: VictoryClaim,
    /// Cards a hand may hold on a seven.
    pub hand_limit: u8,
    /// The shortest Longest Road; nothing where that card is not in play.
    pub longest_road_min: Option<u8>,
    /// The smallest Largest Army; nothing where that card is not in play.
    pub largest_army_min: Option<u8>,
    /// Whether building closes trading.
    pub phases: Phases,
    /// After so many turns of all players together the points decide; nothing if they never do.
    pub turn_limit: Option<u16>,
    /// What modules add.
    #[serde(flatten)]
    pub modules: modules::Scene,
}

/// A land hex.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Land {
    /// Where it lies.
    pub at: Hex,
    /// What it is.
    pub terrain: Terrain,
    /// The numbers that lie or are printed on it when the game starts: mostly one; none on the desert, two where tokens share a hex, four on the lake.
    pub numbers: Vec<u8>,
}

/// A harbour.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HarbourSite {
    /// The coast path whose ends it serves.
    pub path: Edge,
    /// How many equal cards it takes for one.
    pub rate: u8,
    /// The resource it takes; any if none is named.
    pub resource: Option<Good>,
}

/// Prices in cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Costs {
    /// A road, or the repair of one.
    pub road: Cards,
    /// A settlement.
    pub settlement: Cards,
    /// A city, for a settlement.
    pub city: Cards,
    /// A development card.
    pub card: Cards,
    /// A bridge, where there are rivers.
    pub bridge: Option<Cards>,
}

/// A kind of development card, and how many there are.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardCount {
    /// The card.
    pub card: DevCard,
    /// How many.
    pub count: u8,
}

impl Scene {
    /// The scene of a table.
    pub fn of(game: &Island) -> Scene {
        let (options, rules) = (&game.options, &game.rules);
        Scene {
            expansion: game.modules.expansions().next(),
            scenario: game.modules.scenarios().next(),
            variants: game.modules.variants().collect(),
            colours: game.colours.iter().filter_map(|seat| options.colour(seat)).collect(),
            neutral: game.colours.minus(game.seats),
            goods: rules.goods.iter().collect(),
            hexes: hexes(game),
            harbours: harbours(game),
            bank_rate: maritime::PLAIN_RATE,
            costs: Costs {
                road: rules.prices.road,
                settlement: rules.prices.settlement,
                city: rules.prices.city,
                card: rules.prices.card,
                bridge: game.facts.bridge_price,
            },
            pieces: rules.pieces,
            bank: options.bank_limit,
            cards: rules.deck.kinds().map(|card| CardCount { card, count: rules.deck.cards().count(card) }).collect(),
            victory_points: options.victory_points,
            victory_claim: options.victory_claim,
            hand_limit: rules.hand_limit,
            longest_road_min: rules.longest_road_min,
            largest_army_min: rules.largest_army_min,
            phases: if rules.building_closes_trade { Phases::Separate } else { Phases::Combined },
            turn_limit: Some(options.turn_limit).filter(|&turns| turns > 0),
            modules: modules::Scene::of(game),
        }
    }
}

/// The land, in index order.
fn hexes(game: &Island) -> Vec<Land> {
    let layout = game.layout();
    let lies_on = |hex: Hex| {
        let terrain = layout.terrain[hex.index()];
        let second = layout.second_token.filter(|&(shared, _)| shared == hex).map(|(_, number)| number);
        let numbers = Some(layout.tokens[hex.index()]).filter(|&number| number > 0).into_iter().chain(second);
        let printed: &[u8] = if terrain == Terrain::Lake { &waters::LAKE_NUMBERS } else { &[] };
        Land { at: hex, terrain, numbers: numbers.chain(printed.iter().copied()).collect() }
    };
    game.topology.land.iter().map(lies_on).collect()
}

fn harbours(game: &Island) -> Vec<HarbourSite> {
    let site = |&(path, harbour): &(Edge, Harbour)| match harbour {
        Harbour::Generic => HarbourSite { path, rate: maritime::GENERIC_RATE, resource: None },
        Harbour::Special(resource) => HarbourSite { path, rate: maritime::SPECIAL_RATE, resource: Some(resource) },
    };
    game.layout().harbours.iter().map(site).collect()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::SmallRng;
    use steading_game::Game;

    use super::*;
    use crate::base::production;
    use crate::combinations;
    use crate::laws::any_table;

    /// Scenes of every combination.
    fn scenes() -> impl Iterator<Item = (Island, Scene)> {
        combinations::all().enumerate().map(|(number, modules)| {
            let mut rng = SmallRng::seed_from_u64(number as u64);
            let mut options = any_table(modules, &mut rng);
            Island::deal(&mut options, &mut rng);
            let game = Island::new(options).unwrap();
            let scene = Scene::of(&game);
            (game, scene)
        })
    }

    #[test]
    fn every_combination_has_a_scene_with_each_land_hex_once() {
        for (game, scene) in scenes() {
            let mut hexes: Vec<Hex> = scene.hexes.iter().map(|land| land.at).collect();
            hexes.sort_unstable();
            hexes.dedup();
            let count = game.topology.land.len() as usize;
            assert_eq!((hexes.len(), scene.hexes.len()), (count, count), "{}", game.modules);
            assert_eq!(scene.harbours.len(), game.layout().harbours.len());
            assert_eq!(scene.colours.len(), game.colours.len() as usize);
        }
    }

    #[test]
    fn numbers_of_a_scene_are_those_that_produce() {
        for (game, scene) in scenes() {
            for land in scene.hexes {
                let start = game.start();
                let yields = |number: u8| production::hexes_with(&game, &start.public, number).contains(land.at);
                let producing: Vec<u8> = (2..=12).filter(|&number| yields(number)).collect();
                let mut shown = land.numbers;
                shown.sort_unstable();
                match land.terrain {
                    Terrain::Lake => assert_eq!(shown, waters::LAKE_NUMBERS),
                    _ => assert_eq!(shown, producing, "{} at {}", game.modules, land.at),
                }
            }
        }
    }

    #[test]
    fn a_scene_has_what_its_modules_add() {
        for (game, scene) in scenes() {
            assert_eq!(scene.modules.fishermen.is_some(), game.has(Module::Fishermen));
            assert_eq!(scene.modules.rivers.is_some(), scene.costs.bridge.is_some());
            assert_eq!(scene.modules.caravans.is_some(), scene.hexes.iter().any(|land| land.terrain == Terrain::Oasis));
            assert_eq!(scene.neutral.len(), if game.has(Module::TwoPlayers) { 2 } else { 0 });
            if let Some(fish) = scene.modules.fishermen {
                assert!(fish.grounds.iter().all(|ground| ground.shore.len() == 3));
            }
            if let Some(events) = scene.modules.event_cards {
                assert_eq!(events.iter().map(|event| event.count).sum::<u8>(), 36);
            }
            if let Some(rivers) = scene.modules.rivers {
                assert!(rivers.rivers.iter().all(|river| rivers.bridge_sites.contains(river.mouth)));
            }
        }
    }

    #[test]
    fn modules_are_written_as_options_name_them() {
        for module in Module::ALL {
            assert_eq!(serde_json::to_value(module).unwrap(), module.name());
        }
    }
}
