//! What never changes once a table has started: the board, prices, limits, what lies in the box. Everybody may know all of it.
//!
//! A client draws the board from it without reading notation. What follows from the names of places (which path ends where) is not
//! repeated here.

use serde::Serialize;
use steading_game::{Seat, SeatSet};

use crate::Island;
use crate::base::maritime;
use crate::cards::{Cards, DevCard, Good};
use crate::layout::{Harbour, Terrain};
use crate::modules::caravans::{self, paths::Arrow};
use crate::modules::event_cards::deck;
use crate::modules::fishermen::{board as waters, spending::Purchase, tokens::Tokens};
use crate::modules::gold::bank as gold;
use crate::modules::rivers::{board as courses, bridges};
use crate::modules::two_players::tokens;
use crate::options::{Colour, Phases, VictoryClaim};
use crate::places::{Edge, EdgeSet, Hex, VertexSet};
use crate::rules::{Module, Pieces};

/// What never changes once a table has started.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Scene {
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
    /// The deck of Event Cards, without New Year.
    pub events: Option<Vec<EventCount>>,
    /// Two Players.
    pub two: Option<TwoPlayersScene>,
    /// Fishermen.
    pub fish: Option<FishermenScene>,
    /// Rivers.
    pub rivers: Option<RiversScene>,
    /// Caravans.
    pub caravans: Option<CaravansScene>,
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

/// A kind of event card, and how many there are.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventCount {
    /// The card.
    pub card: deck::Card,
    /// How many.
    pub count: u8,
}

/// What Two Players adds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TwoPlayersScene {
    /// Trade tokens in the box; nothing where none are used.
    pub tokens: Option<u8>,
}

/// What Fishermen adds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FishermenScene {
    /// The fishing grounds.
    pub grounds: Vec<Ground>,
    /// Tokens in the box with one, two and three fish.
    pub tokens: Tokens,
    /// Prices in fish.
    pub prices: FishPrices,
}

/// A fishing ground.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ground {
    /// Its sea cell.
    pub at: Hex,
    /// The number that brings fish.
    pub number: u8,
    /// The intersections that fish there.
    pub shore: VertexSet,
}

/// Prices in fish, before the discount of two players.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FishPrices {
    /// The robber leaves the board.
    pub remove_robber: u8,
    /// A card of an opponent.
    pub steal: u8,
    /// A card from the bank.
    pub take: u8,
    /// A free road.
    pub road: u8,
    /// A development card.
    pub card: u8,
}

/// What Rivers adds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RiversScene {
    /// The rivers.
    pub rivers: Vec<River>,
    /// The paths that only a bridge crosses.
    pub bridge_sites: EdgeSet,
    /// Bridges of each player.
    pub bridges: u8,
    /// The price of a card in gold.
    pub card_price: u8,
    /// How many cards may be bought with gold in a turn; nothing if any number.
    pub purchases_max: Option<u8>,
}

/// A river.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct River {
    /// Its hexes, from the source to the swamp.
    pub hexes: Vec<Hex>,
    /// The path where it runs from the swamp into the sea.
    pub mouth: Edge,
}

/// What Caravans adds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CaravansScene {
    /// The arrows of the oasis, in the order of the caravans.
    pub arrows: Vec<Arrow>,
    /// Camels in the box.
    pub camels: u8,
}

impl Scene {
    /// The scene of a table.
    pub fn of(game: &Island) -> Scene {
        let (options, rules) = (&game.options, &game.rules);
        Scene {
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
                bridge: game.has(Module::Rivers).then_some(bridges::BRIDGE_PRICE),
            },
            pieces: rules.pieces,
            bank: options.bank_limit,
            cards: DevCard::ALL.map(|card| CardCount { card, count: rules.deck.cards().count(card) }).into(),
            victory_points: options.victory_points,
            victory_claim: options.victory_claim,
            hand_limit: rules.hand_limit,
            longest_road_min: rules.longest_road_min,
            largest_army_min: rules.largest_army_min,
            phases: options.phases,
            turn_limit: Some(options.turn_limit).filter(|&turns| turns > 0),
            events: game.has(Module::EventCards).then(event_deck),
            two: game
                .has(Module::TwoPlayers)
                .then(|| TwoPlayersScene { tokens: tokens::are_used(game).then_some(tokens::TOKENS) }),
            fish: game.has(Module::Fishermen).then(|| fishermen(game)),
            rivers: game.has(Module::Rivers).then(|| rivers(game)),
            caravans: game.has(Module::Caravans).then(|| CaravansScene {
                arrows: caravans::paths::arrows(game).to_vec(),
                camels: caravans::CAMELS as u8,
            }),
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

fn event_deck() -> Vec<EventCount> {
    deck::Card::all().map(|card| EventCount { card, count: card.face().count }).collect()
}

fn fishermen(game: &Island) -> FishermenScene {
    // Whoever is robbed and whatever is taken, the price is the same.
    let (anybody, anything) = (Seat(0), Good::Brick);
    let grounds = game.layout().grounds.iter();
    FishermenScene {
        grounds: grounds.map(|&(at, number)| Ground { at, number, shore: game.topology.corners_of(at) }).collect(),
        tokens: Tokens::ALL,
        prices: FishPrices {
            remove_robber: Purchase::RemoveRobber.price(),
            steal: Purchase::Steal(anybody).price(),
            take: Purchase::Take(anything).price(),
            road: Purchase::Road.price(),
            card: Purchase::Card.price(),
        },
    }
}

fn rivers(game: &Island) -> RiversScene {
    RiversScene {
        rivers: courses::rivers().map(|(hexes, mouth)| River { hexes, mouth }).into(),
        bridge_sites: courses::PLACES.bridge_sites,
        bridges: bridges::BRIDGES,
        card_price: gold::CARD_PRICE,
        purchases_max: game.rules.gold.and_then(|gold| gold.purchases_max),
    }
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
            assert_eq!(scene.fish.is_some(), game.has(Module::Fishermen));
            assert_eq!(scene.rivers.is_some(), scene.costs.bridge.is_some());
            assert_eq!(scene.caravans.is_some(), scene.hexes.iter().any(|land| land.terrain == Terrain::Oasis));
            assert_eq!(scene.neutral.len(), if game.has(Module::TwoPlayers) { 2 } else { 0 });
            if let Some(fish) = scene.fish {
                assert!(fish.grounds.iter().all(|ground| ground.shore.len() == 3));
            }
            if let Some(events) = scene.events {
                assert_eq!(events.iter().map(|event| event.count).sum::<u8>(), 36);
            }
            if let Some(rivers) = scene.rivers {
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
