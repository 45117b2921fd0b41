//! The ways that everybody is shown (`TRADE-109`, `TRADE-110`): they are what happens, and a plain search finds the same.

use std::collections::{BTreeMap, BTreeSet};

use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use steading_game::{Game, Observer, Table};
use steading_island::Island;
use steading_island::places::{Edge, Vertex};
use steading_island::topology::TRADE_ISLAND;

use super::*;
use crate::support::*;

/// Roads of red and blue around the middle, barbarians on two of them, some gold.
const BUSY: (&str, &str) = (
    "wagon S(0,-1), level 3, gold 2, road W(0,0) NE(-1,1) NW(0,1) NE(-1,0) W(0,-1), hand 2 grain",
    "blue  road NW(0,0) NE(0,0) W(1,0), gold 4
     white road W(1,-1) NW(1,-1), gold 0
     raiders NW(2,0) NE(-1,0) W(1,-1)",
);

#[test]
fn trade_109_every_way_that_is_shown_is_gone_as_shown() {
    let (red, lines) = BUSY;
    let table = driving(red, lines);
    let names = ["red", "blue", "white", "orange"];
    let shown = ways(&table);
    assert!(shown.len() > 15 && shown.iter().any(|way| way.grain) && shown.iter().any(|way| way.quick), "{shown:?}");
    for way in shown {
        let mut gone = table.clone();
        play(&mut gone, &move_along(&way));
        assert_eq!(item(&gone, "red", "wagon"), destination(&way));
        let more = if way.grain { 2 } else { 0 };
        if !destination(&way).starts_with("Plaza") {
            assert_eq!(left(&gone), 6 + more - way.cost, "{way:?}");
        }
        let paid: u16 = way.toll.iter().copied().map(u16::from).sum();
        assert_eq!(purse(&gone, "red"), 2 - paid, "{way:?}");
        for (index, name) in names.iter().enumerate().skip(1) {
            assert_eq!(purse(&gone, name) - purse(&table, name), u16::from(way.toll[index]), "{way:?}");
        }
        let grain = u16::from(way.grain);
        assert_eq!(hand(&table, "red").total() - hand(&gone, "red").total(), grain, "{way:?}");
    }
    // What is listed is what is shown.
    let shown: BTreeSet<String> = ways(&table).iter().map(move_along).collect();
    let listed: BTreeSet<String> =
        listed(&table, "red").into_iter().filter(|action| action.contains("drives wagon")).collect();
    assert_eq!(listed, shown);
}

/// The ways tell nothing about the hand: with and without grain they are the same, for every observer.
#[test]
fn trade_110_everybody_sees_the_ways_that_a_grain_would_open() {
    let (red, lines) = BUSY;
    let with = driving(red, lines);
    let without = driving(&red.replace("hand 2 grain", "hand 2 wool"), lines);
    assert_eq!(ways(&with), ways(&without));
    assert!(red_may(&without, "drives wagon").iter().all(|choice| !choice.contains("grain")));
    let view = with.game().view(with.state(), Observer::Public);
    let drawn = Drawn::of(with.game(), with.state()).over(view);
    assert_eq!(drawn.ways, ways(&with));
    // Outside of a movement there are none.
    assert_eq!(ways(&at("red wagon S(0,-1)\nturn red, rolled")), []);
}

/// A way as the search finds it: its paths, their points and their tolls.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Walk {
    path: Vec<Edge>,
    cost: u8,
    toll: [u8; 4],
}

impl Walk {
    fn gold(&self) -> u8 {
        self.toll.iter().sum()
    }
}

/// What is on the paths, by the words of a position.
struct Board {
    /// The owner of each road that is whole.
    owners: BTreeMap<Edge, usize>,
    raiders: Vec<Edge>,
}

impl Board {
    /// Table D-10; a damaged road has no owner here.
    fn cost(&self, path: Edge) -> (u8, Option<usize>) {
        let owner = self.owners.get(&path).copied();
        let more = if self.raiders.contains(&path) { 2 } else { 0 };
        (if owner.is_some() { 1 } else { 2 } + more, owner.filter(|&owner| owner != 0))
    }

    /// Every walk from a place that the points and the gold pay, plazas only at its ends.
    fn walks(&self, from: Vertex, points: u8, gold: u8) -> BTreeMap<Vertex, Vec<Walk>> {
        let mut found: BTreeMap<Vertex, Vec<Walk>> = BTreeMap::new();
        let mut open = vec![(from, Walk { path: Vec::new(), cost: 0, toll: [0; 4] })];
        while let Some((place, walk)) = open.pop() {
            let is_plaza = !TRADE_ISLAND.sites.contains(place);
            if !walk.path.is_empty() {
                if place != from {
                    found.entry(place).or_default().push(walk.clone());
                }
                if is_plaza {
                    continue;
                }
            }
            for path in TRADE_ISLAND.vertex_edges[place.index()].iter() {
                let (cost, owner) = self.cost(path);
                let mut next = walk.clone();
                next.path.push(path);
                next.cost += cost;
                if let Some(owner) = owner {
                    next.toll[owner] += 1;
                }
                if next.cost <= points && next.gold() <= gold {
                    open.push((TRADE_ISLAND.far_end(path, place), next));
                }
            }
        }
        found
    }

    /// The thrifty and the quick way to each place.
    fn best(&self, from: Vertex, points: u8, gold: u8) -> BTreeMap<Vertex, (Walk, Walk)> {
        let mut best = BTreeMap::new();
        for (place, mut walks) in self.walks(from, points, gold) {
            if walks.iter().any(|walk| walk.path.len() == 1) {
                walks.retain(|walk| walk.path.len() == 1);
            }
            let thrifty = walks.iter().min_by_key(|walk| (walk.gold(), walk.cost, walk.path.clone()));
            let quick = walks.iter().min_by_key(|walk| (walk.cost, walk.gold(), walk.path.clone()));
            if let (Some(thrifty), Some(quick)) = (thrifty, quick) {
                best.insert(place, (thrifty.clone(), quick.clone()));
            }
        }
        best
    }

    /// All ways that are shown: place, walk, whether it is the quick one, whether it needs a grain.
    fn shown(&self, from: Vertex, points: u8, gold: u8) -> BTreeSet<(Vertex, Walk, bool, bool)> {
        let mut shown = BTreeSet::new();
        for (more, needs_grain) in [(0, false), (2, true)] {
            for (place, (thrifty, quick)) in self.best(from, points + more, gold) {
                let is_new = |walk: &Walk| !needs_grain || walk.cost > points;
                if is_new(&thrifty) {
                    shown.insert((place, thrifty.clone(), false, needs_grain));
                }
                if is_new(&quick) && quick != thrifty {
                    shown.insert((place, quick, true, needs_grain));
                }
            }
        }
        shown
    }
}

/// What is played besides: nothing, roads that may be damaged, or neutral colours.
const BESIDES: [&str; 3] =
    ["", "option variants event_cards\n", "option variants two_players\noption colours red blue\n"];

/// A position with roads and barbarians anywhere, and the same for the search.
fn any_board(besides: usize, rng: &mut SmallRng) -> (Table<Island>, Board, Vertex, u8, u8) {
    let mut paths: Vec<Edge> = TRADE_ISLAND.edges.iter().collect();
    let mut take = |rng: &mut SmallRng| {
        let index = rng.random_range(0..paths.len());
        paths.swap_remove(index)
    };
    let written = |paths: &[Edge]| paths.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let mut owners = BTreeMap::new();
    let mut text = BESIDES[besides].to_owned();
    let (level, gold) = (rng.random_range(1..=5u8), rng.random_range(0..=4u8));
    let from = TRADE_ISLAND.vertices.iter().choose(rng).expect("a place");
    for (owner, name) in ["red", "blue", "white", "orange"].into_iter().enumerate() {
        let roads: Vec<Edge> = (0..rng.random_range(1..=11)).map(|_| take(rng)).collect();
        let (damaged, whole): (Vec<Edge>, Vec<Edge>) =
            roads.iter().partition(|_| besides == 1 && rng.random_ratio(1, 4));
        text += &format!("{name} road {}", written(&roads));
        if !damaged.is_empty() {
            text += &format!(", damaged {}", written(&damaged));
        }
        text += if owner == 0 || besides == 2 { "" } else { ", wagon N(0,0)" };
        if owner == 0 {
            text += &format!(", wagon {from}, level {level}, gold {gold}, cargo glass");
        }
        text += "\n";
        owners.extend(whole.into_iter().map(|road| (road, owner)));
    }
    let mut raiders: Vec<Edge> = Vec::new();
    while raiders.len() < 3 {
        let path = TRADE_ISLAND.edges.iter().choose(rng).expect("a path");
        if !raiders.contains(&path) {
            raiders.push(path);
        }
    }
    let position = format!("{text}raiders {}\nturn red, rolled", written(&raiders));
    let points = [4, 5, 6, 7, 7][usize::from(level) - 1];
    (played(&position, "red ends turn"), Board { owners, raiders }, from, points, gold)
}

/// Also: TRADE-038, TRADE-039, TRADE-040, TRADE-041, TRADE-110, TRADE-COMBO-10.
#[test]
fn trade_109_a_plain_search_finds_the_same_ways() {
    let mut rng = SmallRng::seed_from_u64(1);
    let (mut quick, mut with_grain) = (0, 0);
    for round in 0..240 {
        let (table, board, from, points, gold) = any_board(round % BESIDES.len(), &mut rng);
        let expected = board.shown(from, points, gold);
        let shown: BTreeSet<(Vertex, Walk, bool, bool)> = ways(&table)
            .into_iter()
            .map(|way| {
                let place: Vertex = destination(&way).parse().unwrap();
                (place, Walk { path: way.path, cost: way.cost, toll: way.toll }, way.quick, way.grain)
            })
            .collect();
        let position = table.game().write_position(table.state());
        assert_eq!(shown, expected, "{position}");
        quick += shown.iter().filter(|way| way.2).count();
        with_grain += shown.iter().filter(|way| way.3).count();
    }
    assert!(quick > 20 && with_grain > 20, "{quick} quick ways, {with_grain} with a grain");
}
