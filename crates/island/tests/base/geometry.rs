//! Board and geometry (sections 1.2 and 2.6).

use std::collections::{BTreeMap, BTreeSet};

use expect_test::expect;
use steading_game::{Game, Seat};
use steading_island::Island;
use steading_island::cards::Good;
use steading_island::illegal::{Code, Detail, Piece};
use steading_island::layout::Harbour;
use steading_island::options::Options;
use steading_island::places::{Edge, Hex, Vertex};
use steading_island::rule;
use steading_island::topology::{Cell, EDGE_COUNT, ISLAND, LAND_COUNT, VERTEX_COUNT};

use crate::support::*;

/// Every cell far beyond the frame, in reading order.
fn all_cells() -> impl Iterator<Item = (i8, i8)> {
    (-6..=6).flat_map(|r| (-6..=6).map(move |q| (q, r)))
}

/// `BASE-018`, written anew.
fn is_land((q, r): (i8, i8)) -> bool {
    q.abs() <= 2 && r.abs() <= 2 && (q + r).abs() <= 2
}

fn vertex(name: &str) -> Vertex {
    name.parse().unwrap_or_else(|()| panic!("no intersection {name}"))
}

fn edge(name: &str) -> Edge {
    name.parse().unwrap_or_else(|()| panic!("no path {name}"))
}

fn vertices() -> impl Iterator<Item = Vertex> {
    (0..VERTEX_COUNT as u8).map(Vertex)
}

fn edges() -> impl Iterator<Item = Edge> {
    (0..EDGE_COUNT as u8).map(Edge)
}

/// The intersections by name with the three cells that meet there, from the formulas of section 2.6.
fn printed_intersections() -> BTreeMap<String, BTreeSet<(i8, i8)>> {
    let north = all_cells().map(|(q, r)| (format!("N({q},{r})"), BTreeSet::from([(q, r), (q, r - 1), (q + 1, r - 1)])));
    let south = all_cells().map(|(q, r)| (format!("S({q},{r})"), BTreeSet::from([(q, r), (q, r + 1), (q - 1, r + 1)])));
    north.chain(south).filter(|(_, cells)| cells.iter().any(|&cell| is_land(cell))).collect()
}

/// The cells on both sides of a path.
type Sides = [(i8, i8); 2];

/// The paths by name with the two cells they separate and their two ends, from the formulas of section 2.6.
fn printed_paths() -> BTreeMap<String, (Sides, BTreeSet<String>)> {
    let mut paths = BTreeMap::new();
    for (q, r) in all_cells() {
        let ends = |a: String, b: String| BTreeSet::from([a, b]);
        let north = format!("N({q},{r})");
        let north_west = format!("S({q},{})", r - 1);
        let north_east = format!("S({},{})", q + 1, r - 1);
        let south_west = format!("N({},{})", q - 1, r + 1);
        paths.insert(format!("NE({q},{r})"), ([(q, r), (q + 1, r - 1)], ends(north.clone(), north_east)));
        paths.insert(format!("NW({q},{r})"), ([(q, r), (q, r - 1)], ends(north, north_west.clone())));
        paths.insert(format!("W({q},{r})"), ([(q, r), (q - 1, r)], ends(north_west, south_west)));
    }
    paths.retain(|_, (cells, _)| cells.iter().any(|&cell| is_land(cell)));
    paths
}

fn coordinates(hexes: &[Hex]) -> BTreeSet<(i8, i8)> {
    hexes.iter().map(|hex| ISLAND.cells[hex.index()]).map(|cell| (cell.q, cell.r)).collect()
}

#[test]
fn base_018_land_is_every_cell_within_two_steps_of_the_centre() {
    let land: Vec<(i8, i8)> = all_cells().filter(|&cell| is_land(cell)).collect();
    assert_eq!(land.len(), 19);
    let numbered: Vec<(i8, i8)> = ISLAND.cells[..LAND_COUNT].iter().map(|cell| (cell.q, cell.r)).collect();
    assert_eq!(numbered, land, "hexes are numbered by r, then q");
    for (q, r) in all_cells() {
        let is_land_hex = ISLAND.hex_at(Cell::new(q, r)).is_some_and(|hex| ISLAND.is_land(hex));
        assert_eq!(is_land_hex, is_land((q, r)), "({q},{r})");
    }
    let robber_moves = "turn red, rolled 3+4\nframes turn, move-robber";
    assert!(is_legal(&table(robber_moves), "red moves robber (2,-2)"));
    check_illegal(robber_moves, "red moves robber (2,1)", Code::RobberLandOnly, rule::BASE_096);
}

#[test]
fn base_019_fifty_four_intersections_each_with_one_name() {
    let printed = printed_intersections();
    assert_eq!((printed.len(), VERTEX_COUNT), (54, 54));
    let named: BTreeMap<String, BTreeSet<(i8, i8)>> =
        vertices().map(|vertex| (vertex.to_string(), coordinates(&ISLAND.vertex_cells[vertex.index()]))).collect();
    assert_eq!(named, printed);
    assert!(vertices().all(|place| vertex(&place.to_string()) == place));
    // Numbered by y, then x: the north tips of the first row, then its shoulders, … down to the south tips of the last.
    let name = |index: u8| Vertex(index).to_string();
    assert_eq!([0, 1, 2, 3, 53].map(name), ["N(0,-2)", "N(1,-2)", "N(2,-2)", "S(0,-3)", "S(0,2)"]);
    // The corners of a hex, clockwise.
    let corners = ["N(0,0)", "S(1,-1)", "N(0,1)", "S(0,0)", "N(-1,1)", "S(0,-1)"].map(vertex);
    assert_eq!(["N(0,0)", "NE(0,0)", "SE(0,0)", "S(0,0)", "SW(0,0)", "NW(0,0)"].map(vertex), corners);
    assert_eq!(ISLAND.hex_corners["(0,0)".parse::<Hex>().expect("a hex").index()], corners);
}

#[test]
fn base_020_seventy_two_paths_of_which_thirty_are_coast() {
    let printed = printed_paths();
    assert_eq!((printed.len(), EDGE_COUNT), (72, 72));
    let named: BTreeSet<String> = edges().map(|edge| edge.to_string()).collect();
    assert_eq!(named, printed.keys().cloned().collect());
    for place in edges() {
        let (cells, ends) = &printed[&place.to_string()];
        assert_eq!(coordinates(&ISLAND.edge_cells[place.index()]), BTreeSet::from(*cells), "{place}");
        let found: BTreeSet<String> = ISLAND.edge_ends[place.index()].iter().map(Vertex::to_string).collect();
        assert_eq!(found, *ends, "{place}");
        let has_sea = cells.iter().any(|&cell| !is_land(cell));
        assert_eq!(ISLAND.is_coast(place), has_sea, "{place}");
        assert_eq!(edge(&place.to_string()), place);
    }
    assert_eq!(edges().filter(|&edge| ISLAND.is_coast(edge)).count(), 30);
    // Numbered by their ends, and the sides of a hex, clockwise.
    assert!(edges().map(|edge| ISLAND.edge_ends[edge.index()]).is_sorted());
    let sides = ["NE(0,0)", "W(1,0)", "NW(0,1)", "NE(-1,1)", "W(0,0)", "NW(0,0)"].map(edge);
    assert_eq!(["NE(0,0)", "E(0,0)", "SE(0,0)", "SW(0,0)", "W(0,0)", "NW(0,0)"].map(edge), sides);
    assert_eq!(ISLAND.hex_sides["(0,0)".parse::<Hex>().expect("a hex").index()], sides);
}

#[test]
fn base_021_intersections_have_three_neighbours_and_the_outermost_two() {
    let printed = printed_paths();
    for place in vertices() {
        let name = place.to_string();
        let expected: BTreeSet<String> =
            printed.values().filter(|(_, ends)| ends.contains(&name)).flat_map(|(_, ends)| ends.clone()).collect();
        let mut found: BTreeSet<String> =
            ISLAND.vertex_neighbours[place.index()].iter().map(|vertex| vertex.to_string()).collect();
        assert_eq!(ISLAND.vertex_edges[place.index()].len() as usize, found.len(), "{place}");
        found.insert(name);
        assert_eq!(found, expected, "{place}");
    }
    let with = |count: u32| vertices().filter(|v| ISLAND.vertex_neighbours[v.index()].len() == count).count();
    assert_eq!((with(3), with(2)), (36, 18));
    let near = |name: &str| ISLAND.vertex_neighbours[vertex(name).index()].iter().collect::<BTreeSet<_>>();
    assert_eq!(near("N(0,0)"), BTreeSet::from(["S(0,-1)", "S(1,-1)", "S(1,-2)"].map(vertex)));
    assert_eq!(near("S(0,0)"), BTreeSet::from(["N(0,1)", "N(-1,1)", "N(-1,2)"].map(vertex)));
    assert_eq!(near("N(0,-2)"), BTreeSet::from(["S(0,-3)", "S(1,-3)"].map(vertex)));
}

#[test]
fn base_022_an_intersection_touches_one_two_or_three_land_hexes_and_draws_from_each() {
    let land_at =
        |vertex: Vertex| ISLAND.vertex_cells[vertex.index()].iter().filter(|&&hex| ISLAND.is_land(hex)).count();
    let with = |count: usize| vertices().filter(|&vertex| land_at(vertex) == count).count();
    assert_eq!((with(1), with(2), with(3)), (18, 12, 24));
    // One, two and three hexes: mountains 10; fields 9 and forest 8; fields 12, hills 6 and forest 11.
    check(
        "
        red   settlement N(0,-2)
        blue  settlement S(-2,0)
        white settlement N(-1,0)
        turn  red
        ",
        "
        red rolls 4+6; red ends turn
        blue rolls 4+5; blue ends turn
        white rolls 4+4; white ends turn
        orange rolls 6+6; orange ends turn
        red rolls 3+3; red ends turn
        blue rolls 5+6
        ",
        &expect![[r#"
            red rolls 4+6 = 10
            red gains 1 ore
            turn of blue
            blue rolls 4+5 = 9
            blue gains 1 grain
            turn of white
            white rolls 4+4 = 8
            blue gains 1 lumber
            turn of orange
            orange rolls 6+6 = 12
            white gains 1 grain
            turn of red
            red rolls 3+3 = 6
            white gains 1 brick
            turn of blue
            blue rolls 5+6 = 11
            white gains 1 lumber
        "#]],
    );
}

#[test]
fn base_ex_02_forest_fields_and_pasture_are_three_income_hexes_hills_pasture_and_desert_two() {
    check(
        "
        white  settlement S(1,0)
        orange settlement N(0,0)
        turn   red
        ",
        "
        red rolls 1+2; red ends turn
        blue rolls 1+3; blue ends turn
        white rolls 1+4; white ends turn
        orange rolls 1+5
        ",
        &expect![[r#"
            red rolls 1+2 = 3
            white gains 1 lumber
            turn of blue
            blue rolls 1+3 = 4
            white gains 1 grain
            orange gains 1 wool
            turn of white
            white rolls 1+4 = 5
            white gains 1 wool
            turn of orange
            orange rolls 1+5 = 6
            orange gains 1 brick
        "#]],
    );
    let game = Island::new(Options::beginner()).expect("the beginner table");
    let income = |name: &str| {
        ISLAND.vertex_cells[vertex(name).index()].iter().filter(|&&hex| game.resource_of(hex).is_some()).count()
    };
    assert_eq!((income("S(1,0)"), income("N(0,0)")), (3, 2));
}

#[test]
fn base_023_buildings_stand_on_intersections_and_roads_lie_on_paths() {
    let table = table(
        "
        red   settlement N(0,0), road NE(0,0) W(1,0), hand 2 brick 2 lumber 3 wool 3 grain 3 ore
        turn  red, rolled
        ",
    );
    for (allowed, refused, name) in [
        ("red builds settlement N(0,1)", "red builds settlement (0,1)", "(0,1)"),
        ("red builds settlement N(0,1)", "red builds settlement W(1,0)", "W(1,0)"),
        ("red builds city N(0,0)", "red builds city (0,0)", "(0,0)"),
        ("red builds city N(0,0)", "red builds city W(0,0)", "W(0,0)"),
        ("red builds road NW(0,0)", "red builds road N(0,0)", "N(0,0)"),
        ("red builds road NW(0,0)", "red builds road (0,0)", "(0,0)"),
    ] {
        assert!(is_legal(&table, allowed), "{allowed}");
        let illegal = refusal(&table, refused);
        assert_eq!((illegal.code, illegal.rule), (Code::UnknownPlace, rule::BASE_236), "{refused}");
        let Detail::Misplaced(misplaced) = illegal.detail else { panic!("{refused}: {illegal:?}") };
        assert_eq!(misplaced.name, name.parse().expect("a name"), "{refused}");
    }
}

#[test]
fn base_024_one_building_per_intersection_and_one_road_per_path() {
    let table = table(
        "
        red   settlement N(0,0), road NE(0,0) W(1,0), hand brick lumber wool grain
        blue  settlement N(0,1), road NW(0,0)
        turn  red, rolled
        ",
    );
    let (red, blue) = (seat(&table, "red"), seat(&table, "blue"));
    let occupied = |name: &str, owner| Detail::Building(vertex(name), owner, Piece::Settlement);
    for (action, code, rule, detail) in [
        ("red builds settlement N(0,0)", Code::IntersectionOccupied, rule::BASE_147, occupied("N(0,0)", red)),
        ("red builds settlement N(0,1)", Code::IntersectionOccupied, rule::BASE_147, occupied("N(0,1)", blue)),
        ("red builds road NE(0,0)", Code::PathOccupied, rule::BASE_141, Detail::Road(edge("NE(0,0)"), red)),
        ("red builds road NW(0,0)", Code::PathOccupied, rule::BASE_141, Detail::Road(edge("NW(0,0)"), blue)),
    ] {
        let illegal = refusal(&table, action);
        assert_eq!((illegal.code, illegal.rule, illegal.detail), (code, rule, detail), "{action}");
    }
    assert!(is_legal(&table, "red builds road W(1,-1)"));
}

#[test]
fn base_025_the_coast_is_built_on_like_any_place() {
    check(
        "
        red   road NW(0,-2), hand 2 brick 2 lumber wool grain
        turn  red, rolled
        ",
        "red builds road NE(0,-2); red builds settlement S(1,-3)",
        &expect![[r#"
            red pays 1 brick 1 lumber
            red lays a road NE(0,-2)
            red pays 1 brick 1 lumber 1 wool 1 grain
            red settles S(1,-3)
        "#]],
    );
}

/// The harbours of table 2.8: path, both sites, coast index, beginner type.
const HARBOURS: [(&str, [&str; 2], usize, &str); 9] = [
    ("NW(0,-2)", ["N(0,-2)", "S(0,-3)"], 1, "3:1"),
    ("NE(1,-2)", ["N(1,-2)", "S(2,-3)"], 4, "grain"),
    ("NE(2,-1)", ["N(2,-1)", "S(3,-2)"], 8, "ore"),
    ("W(3,0)", ["S(3,-1)", "N(2,1)"], 11, "3:1"),
    ("NW(1,2)", ["N(1,2)", "S(1,1)"], 14, "wool"),
    ("NW(-1,3)", ["N(-1,3)", "S(-1,2)"], 18, "3:1"),
    ("NE(-3,3)", ["N(-3,3)", "S(-2,2)"], 21, "3:1"),
    ("W(-2,1)", ["S(-2,0)", "N(-3,2)"], 24, "brick"),
    ("W(-1,-1)", ["S(-1,-2)", "N(-2,0)"], 28, "lumber"),
];

/// The coast paths clockwise from the west side of (0,-2), by walking along the shore.
fn coast() -> Vec<Edge> {
    let mut shore = vec![edge("W(0,-2)")];
    let mut at = vertex("NW(0,-2)");
    while shore.len() < 30 {
        let last = *shore.last().expect("the walk has begun");
        let mut onward = ISLAND.vertex_edges[at.index()].iter();
        let next = onward.find(|&edge| edge != last && ISLAND.is_coast(edge)).expect("a shore");
        shore.push(next);
        at = ISLAND.far_end(next, at);
    }
    shore
}

#[test]
fn base_026_a_harbour_serves_the_two_ends_of_its_coast_path() {
    let game = Island::new(Options::beginner()).expect("the beginner table");
    let shore = coast();
    let mut sites = BTreeMap::new();
    for (path, ends, index, kind) in HARBOURS {
        assert_eq!(shore[index], edge(path), "coast index {index}");
        assert_eq!(BTreeSet::from(ISLAND.edge_ends[edge(path).index()]), BTreeSet::from(ends.map(vertex)), "{path}");
        sites.extend(ends.map(|end| (vertex(end), Harbour::named(kind).expect("a harbour"))));
    }
    for place in vertices() {
        assert_eq!(game.harbour_at(place), sites.get(&place).copied(), "{place}");
    }
    // Both ends of the grain harbour trade at 2:1, the next intersection of the coast does not.
    for (site, rate) in [("N(1,-2)", 2), ("S(2,-3)", 2), ("S(1,-3)", 4)] {
        let table = table(&format!("red settlement {site}\nturn red"));
        assert_eq!(public(&table).rates[Seat(0).index()].count(Good::Grain), rate, "{site}");
    }
}

#[test]
fn base_027_no_two_harbours_share_an_intersection() {
    let sites: BTreeSet<Vertex> = HARBOURS.iter().flat_map(|(_, ends, _, _)| ends.map(vertex)).collect();
    assert_eq!(sites.len(), 18);
    let game = Island::new(Options::beginner()).expect("the beginner table");
    let ends: BTreeSet<Vertex> =
        game.layout().harbours.iter().flat_map(|&(edge, _)| ISLAND.edge_ends[edge.index()]).collect();
    assert_eq!(ends, sites);

    // Whichever of their ends meet, the second of two harbours side by side is refused.
    let coast: Vec<Edge> = ISLAND.edges.iter().filter(|&edge| ISLAND.is_coast(edge)).collect();
    let meet = |one: Edge, other: Edge| {
        let [ends, others] = [one, other].map(|edge| ISLAND.edge_ends[edge.index()]);
        one != other && ends.iter().any(|end| others.contains(end))
    };
    let neighbours = coast.iter().flat_map(|&one| coast.iter().map(move |&other| (one, other)));
    let neighbours: Vec<_> = neighbours.filter(|&(one, other)| meet(one, other)).collect();
    assert_eq!(neighbours.len(), 60, "thirty paths, each with one on either side");
    for (first, second) in neighbours {
        let mut options = Options { setup: steading_island::options::Setup::Explicit, ..Options::beginner() };
        let layout = options.layout.as_mut().expect("the beginner board");
        layout.harbours = vec![(first, Harbour::Generic), (second, Harbour::Generic)];
        let problems: Vec<_> = options.problems().iter().map(|one| (one.code, one.rule, one.detail)).collect();
        assert_eq!(problems, [(Code::BadOption, rule::BASE_027, Detail::Edge(second))]);
    }
}
