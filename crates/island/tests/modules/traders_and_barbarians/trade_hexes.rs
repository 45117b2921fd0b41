//! Trade hexes (section 2.3): plazas, spokes, and what lies around them.

use std::collections::BTreeSet;

use steading_game::Table;
use steading_island::Island;
use steading_island::illegal::Detail;

use super::*;
use crate::support::*;

/// The corners with spokes of each trade hex: two inland, two on the coast (table D-6).
const CORNERS: [(&str, [&str; 4]); 3] = [
    ("castle", ["S(-1,-1)", "N(-2,1)", "N(-2,0)", "S(-2,0)"]),
    ("quarry", ["S(2,-2)", "N(1,-1)", "N(2,-1)", "S(2,-3)"]),
    ("glassworks", ["S(0,1)", "N(0,2)", "N(-1,3)", "S(1,1)"]),
];

/// The nine sea sides and the six forbidden corners.
const SEA_SIDES: [&str; 9] =
    ["NE(-3,1)", "W(-2,0)", "NW(-2,0)", "NW(2,-2)", "NE(2,-2)", "W(3,-2)", "W(1,2)", "NW(0,3)", "NE(-1,3)"];
const FORBIDDEN: [&str; 6] = ["N(-3,1)", "S(-2,-1)", "N(2,-2)", "S(3,-3)", "S(0,2)", "N(0,3)"];

const RICH: &str = "hand 5 brick 5 lumber 5 wool 5 grain 5 ore";

/// Also: TRADE-023.
#[test]
fn trade_022_four_spokes_lead_from_four_corners_to_the_plaza() {
    for (hex, corners) in CORNERS {
        // Out of the plaza with the points for one bare path.
        let table = driving(&format!("wagon Plaza({hex}), cargo sand"), "raiders W(0,0) NW(0,0) NE(0,0)");
        let near: BTreeSet<String> = ways(&table).iter().filter(|way| way.cost == 2).map(destination).collect();
        assert_eq!(near, corners.iter().map(|&corner| corner.to_owned()).collect(), "{hex}");
        // And into it from each of them.
        for corner in corners {
            let table = driving(&format!("wagon {corner}"), "raiders W(0,0) NW(0,0) NE(0,0)");
            let into = ways_to(&table, &format!("Plaza({hex})"));
            assert_eq!(into.iter().map(|way| (way.cost, way.path.len())).collect::<Vec<_>>(), [(2, 1)], "{corner}");
            assert_eq!(into[0].path[0].to_string(), format!("Spoke({hex},{corner})"));
        }
    }
}

#[test]
fn trade_023_spokes_join_two_inland_and_two_coast_corners() {
    for (hex, corners) in CORNERS {
        let land = |corner: &str| {
            let table = at("red wagon N(0,0)\nturn red");
            let place: steading_island::places::Vertex = corner.parse().unwrap();
            let cells = table.game().topology.vertex_cells[place.index()];
            cells.iter().filter(|&&cell| table.game().topology.is_land(cell)).count()
        };
        assert_eq!(corners.map(land), [3, 3, 2, 2], "{hex}");
    }
    let table = at(&format!("red wagon N(0,0), settlement N(1,1), {RICH}\nturn red, rolled"));
    for spoke in ["Spoke(castle,S(-2,-1))", "Spoke(castle,N(-3,1))", "Spoke(quarry,N(2,-2))", "Spoke(castle,N(1,1))"] {
        assert_eq!(code(&table, &format!("red builds road {spoke}")), "UNKNOWN_PLACE", "{spoke}");
    }
}

#[test]
fn trade_024_roads_run_over_spokes_and_across_the_plaza() {
    let mut table = at(&format!("red wagon N(0,0), settlement N(-2,0), {RICH}\nturn red, rolled"));
    assert_eq!(code(&table, "red builds road Spoke(castle,S(-2,0))"), "ROAD_NOT_CONNECTED");
    play(&mut table, "red builds road Spoke(castle,N(-2,0)); red builds road Spoke(castle,S(-2,0))");
    assert_eq!(hand(&table, "red"), cards("3 brick 3 lumber 5 wool 5 grain 5 ore"));
    // From there on to the land, and to a settlement where the road ends.
    assert!(is_legal(&table, "red builds road W(-2,1)"));
    assert!(is_legal(&table, "red builds settlement S(-2,0)"));
    assert_eq!(code(&table, "red builds road Spoke(castle,S(-2,0))"), "PATH_OCCUPIED");
    // A spoke is a road like others: a foreign building at its corner stops the way on.
    let mut blocked = at(&format!(
        "red wagon N(0,0), settlement N(-2,0), road Spoke(castle,N(-2,0)) Spoke(castle,S(-2,0)), {RICH}
         blue settlement S(-2,0)
         turn red, rolled"
    ));
    assert_eq!(code(&blocked, "red builds road W(-2,1)"), "ROAD_BLOCKED");
    play(&mut blocked, "red builds road Spoke(castle,N(-2,1))");
}

#[test]
fn trade_025_nobody_builds_on_a_plaza() {
    let roads = "road Spoke(castle,N(-2,0)) Spoke(castle,S(-2,0))";
    let table = at(&format!("red wagon N(0,0), settlement N(-2,0), {roads}, {RICH}\nturn red, rolled"));
    for action in ["red builds settlement Plaza(castle)", "red builds city Plaza(castle)"] {
        assert_eq!(told(&table, action), ("UNKNOWN_PLACE", "TRADE-025".to_owned()), "{action}");
        assert!(matches!(refusal(&table, action).detail, Detail::Why("plaza", _)), "{action}");
    }
    assert!(!listed(&table, "red").iter().any(|action| action.contains("Plaza")));
    assert!(is_legal(&table, "red builds settlement S(-2,0)"), "beside it one may");
}

#[test]
fn trade_026_no_road_lies_on_the_sea_sides() {
    let corners = "settlement N(-2,0) S(-2,0) S(2,-3) N(2,-1)";
    let table = at(&format!("red wagon N(0,0), {corners}, {RICH}\nblue settlement N(-1,3) S(1,1)\nturn red, rolled"));
    for side in SEA_SIDES {
        assert_eq!(code(&table, &format!("red builds road {side}")), "UNKNOWN_PLACE", "{side}");
        assert!(!listed(&table, "red").contains(&format!("red builds road {side}")), "{side}");
    }
}

#[test]
fn trade_027_the_sides_towards_land_are_ordinary_paths() {
    for (corner, side) in [
        ("N(-2,0)", "NE(-2,0)"),
        ("N(-2,1)", "W(-1,0)"),
        ("S(-2,0)", "NW(-2,1)"),
        ("N(2,-1)", "NW(2,-1)"),
        ("N(1,-1)", "NE(1,-1)"),
        ("S(2,-3)", "W(2,-2)"),
        ("N(-1,3)", "W(0,2)"),
        ("S(0,1)", "NW(0,2)"),
        ("S(1,1)", "NE(0,2)"),
    ] {
        let table = played(
            &format!("red wagon {corner}, settlement {corner}, {RICH}\nturn red, rolled"),
            &format!("red builds road {side}; red ends turn"),
        );
        let step: Vec<u8> = ways(&table)
            .iter()
            .filter(|way| way.path.len() == 1 && way.path[0].to_string() == side)
            .map(|way| way.cost)
            .collect();
        assert_eq!(step, [1], "{side}");
    }
}

#[test]
fn trade_028_settlements_stand_on_the_land_corners_and_keep_their_distance() {
    for (hex, corners) in CORNERS {
        for corner in corners {
            let spoke = format!("Spoke({hex},{corner})");
            let table = played(
                &format!("red wagon N(0,0), road {spoke}, {RICH}\nturn red, rolled"),
                &format!("red builds settlement {corner}; red builds city {corner}"),
            );
            assert_eq!(points(&table, "red"), 2, "{corner}");
        }
    }
    // S(-1,-1) is joined with N(-2,0) by a path.
    let near = at(&format!(
        "red wagon N(0,0), road Spoke(castle,S(-1,-1)), {RICH}\nblue settlement N(-2,0)\nturn red, rolled"
    ));
    assert_eq!(code(&near, "red builds settlement S(-1,-1)"), "TOO_CLOSE");
}

/// Also: TRADE-070, TRADE-117.
#[test]
fn trade_029_forbidden_corners_and_sea_sides_are_no_places_for_anything() {
    let building = at(&format!("red wagon N(0,0), settlement N(-2,0) S(2,-3), {RICH}\nturn red, rolled"));
    for corner in FORBIDDEN {
        assert_eq!(code(&building, &format!("red builds settlement {corner}")), "UNKNOWN_PLACE", "{corner}");
        let wagon = driving("wagon N(-2,0), level 4", "");
        assert_eq!(code(&wagon, &format!("red drives wagon {corner}")), "UNKNOWN_PLACE", "{corner}");
        assert!(ways_to(&wagon, corner).is_empty());
    }
    let seven = played("red wagon N(0,0)\nturn red", "red rolls 3+4");
    for side in SEA_SIDES {
        assert_eq!(code(&seven, &format!("red moves barbarian W(2,-1) {side}")), "UNKNOWN_PLACE", "{side}");
    }
    // No wagon rounds the quarry by the sea: from S(2,-3) to N(2,-1) there are three bare paths by land.
    let table = driving("wagon S(2,-3), level 3", "");
    assert_eq!(ways_to(&table, "N(2,-1)").iter().map(|way| way.cost).collect::<Vec<_>>(), [6]);
}

/// Only the plaza joins N(-2,0) and S(-2,0).
#[test]
fn trade_030_corners_joined_through_the_plaza_do_not_exclude_each_other() {
    let table = |blue: &str| {
        at(&format!(
            "red wagon N(0,0), road Spoke(castle,N(-2,0)), {RICH}
             blue settlement {blue}
             turn red, rolled"
        ))
    };
    assert!(is_legal(&table("S(-2,0)"), "red builds settlement N(-2,0)"));
    assert!(is_legal(&table("N(-2,1)"), "red builds settlement N(-2,0)"));
    assert_eq!(code(&table("S(-1,-1)"), "red builds settlement N(-2,0)"), "TOO_CLOSE");
    assert_eq!(code(&table("S(-1,-2)"), "red builds settlement N(-2,0)"), "TOO_CLOSE");
}

/// Also: TRADE-048.
#[test]
fn trade_031_a_plaza_never_blocks_a_road() {
    let table = at(&format!(
        "red wagon N(0,0), settlement N(-2,0), road Spoke(castle,N(-2,0)), {RICH}
         blue wagon Plaza(castle), settlement S(-2,0), road Spoke(castle,S(-2,0))
         raiders Spoke(castle,N(-2,1)) W(2,-1) NE(-1,2)
         turn red, rolled"
    ));
    assert!(is_legal(&table, "red builds road Spoke(castle,S(-1,-1))"));
    assert!(is_legal(&table, "red builds road Spoke(castle,N(-2,1))"), "where a barbarian stands, too");
    assert_eq!(code(&table, "red builds road Spoke(castle,S(-2,0))"), "PATH_OCCUPIED");
}

#[test]
fn trade_032_there_are_48_sites_three_plazas_and_75_paths() {
    let fresh = start("scenario traders_and_barbarians\nsetup explicit\nboard beginner\nfirst_player red");
    assert_eq!(red_may(&fresh, "founds settlement").len(), 48);
    let seven = played("red wagon N(0,0)\nturn red", "red rolls 3+4");
    let to: BTreeSet<String> = red_may(&seven, "moves barbarian")
        .iter()
        .map(|choice| choice.split_once(' ').expect("from and to").1.to_owned())
        .collect();
    assert_eq!(to.len(), 72, "every path but those of the three barbarians");
    assert_eq!(to.iter().filter(|path| path.starts_with("Spoke")).count(), 12);
    assert_eq!(red_may(&seven, "moves barbarian").len(), 3 * 72);
}

/// Roads on three spokes of the castle, and three places that are none.
#[test]
fn trade_ex_01_roads_on_three_spokes_and_nothing_on_plaza_and_sea_sides() {
    let mut table: Table<Island> = at(&format!(
        "red   wagon N(0,0), settlement N(-2,0), road Spoke(castle,N(-2,0)), {RICH}
         blue  wagon N(0,0), settlement S(-2,0), road Spoke(castle,S(-2,0))
         turn  red, rolled"
    ));
    play(&mut table, "red builds road Spoke(castle,S(-1,-1))");
    assert_eq!(item(&table, "red", "road").matches("Spoke(castle").count(), 2);
    assert!(!is_legal(&table, "red builds settlement Plaza(castle)"));
    for side in ["NE(-3,1)", "W(-2,0)", "NW(-2,0)"] {
        assert!(!is_legal(&table, &format!("red builds road {side}")), "{side}");
    }
}
