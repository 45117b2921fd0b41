//! Movement points (section 2.5): what steps cost, what a grain brings, and which way is gone.

use steading_game::{Refusal, Table, Value};
use steading_island::Island;

use super::*;
use crate::support::*;

/// All barbarians far away in the east.
const AWAY: &str = "raiders W(3,-1) W(3,0) NE(2,0)";

/// Also: TRADE-038.
#[test]
fn trade_036_the_wagon_goes_from_intersection_to_intersection_and_every_step_costs() {
    let table = driving("wagon S(0,-1)", "");
    // One path costs two points, so four reach two paths; the barbarian on NW(-1,0) keeps S(-1,-1) away.
    let near = ["N(-1,0)", "N(-1,1)", "N(0,0)", "S(-1,0)", "S(0,-2)", "S(0,0)", "S(1,-1)", "S(1,-2)"];
    assert_eq!(red_may(&table, "drives wagon"), near);
    for (place, cost) in [("N(0,0)", 2), ("S(1,-2)", 4)] {
        let mut table = table.clone();
        play(&mut table, &format!("red drives wagon {place}"));
        assert_eq!((item(&table, "red", "wagon"), left(&table)), (place.to_owned(), 4 - cost));
    }
    for far in ["S(-1,-1)", "N(1,-1)", "N(0,1)", "Plaza(castle)"] {
        assert_eq!(told(&table, &format!("red drives wagon {far}")), ("TOO_FAR", "TRADE-042".to_owned()), "{far}");
    }
}

/// `TOO_FAR` tells the points of the shortest way and those there are: five bare paths lead to N(2,0).
#[test]
fn trade_042_too_far_tells_what_the_shortest_way_needs() {
    let table = driving("wagon S(0,-1)", AWAY);
    let values: Vec<Value> =
        refusal(&table, "red drives wagon N(2,0)").values().into_iter().map(|(_, value)| value).collect();
    assert_eq!(values.len(), 2, "{values:?}");
    assert!(values.contains(&Value::from(10_u8)) && values.contains(&Value::from(4_u8)), "{values:?}");
}

/// Own roads along the coast: as many as there are points.
#[test]
fn trade_037_the_level_of_the_wagon_gives_the_points() {
    for (level, points) in [(1, 4), (2, 5), (3, 6), (4, 7), (5, 7)] {
        let table = driving(&format!("wagon N(-2,0), level {level}, road {COAST}"), "");
        assert_eq!(left(&table), points, "level {level}");
        let reached = ALONG_THE_COAST[usize::from(points) - 1];
        assert!(is_legal(&table, &format!("red drives wagon {reached}")), "level {level}");
        let beyond = ALONG_THE_COAST.get(usize::from(points)).copied().unwrap_or("Plaza(quarry)");
        assert_eq!(code(&table, &format!("red drives wagon {beyond}")), "TOO_FAR", "level {level}");
    }
}

#[test]
fn trade_039_an_own_road_costs_one_point() {
    let table = driven("wagon S(0,-1), road NW(0,0), gold 2", "", "red drives wagon N(0,0)");
    assert_eq!((left(&table), purse(&table, "red")), (3, 2));
}

/// Table D-10: from S(0,-1) to N(0,0), with and without a barbarian on the path.
#[test]
fn trade_041_a_barbarian_adds_two_points_and_no_gold() {
    for (red, blue, cost, gold) in [("", "", 2, 0), (", road NW(0,0)", "", 1, 0), ("", "road NW(0,0), ", 1, 1)] {
        for (raiders, more) in [(AWAY, 0), ("raiders NW(0,0) W(3,0) NE(2,0)", 2)] {
            let lines = format!("blue {blue}gold 3\n{raiders}");
            let table = driven(&format!("wagon S(0,-1), gold 3{red}"), &lines, "red drives wagon N(0,0)");
            let spent = (4 - left(&table), 3 - purse(&table, "red"), purse(&table, "blue") - 3);
            assert_eq!(spent, (cost + more, gold, gold), "red{red}, blue {blue}, {raiders}");
        }
    }
}

/// Also: TRADE-113.
#[test]
fn trade_042_a_step_must_be_payable_in_full() {
    // Three points are left, and the barbarian on the bare path NW(0,0) costs four.
    let lines = "raiders NW(0,0) W(3,0) NE(2,0)";
    let mut table = driven("wagon N(-1,0), road NE(-1,0)", lines, "red drives wagon S(0,-1)");
    assert_eq!((left(&table), code(&table, "red drives wagon N(0,0)")), (3, "TOO_FAR"));
    play(&mut table, "red drives wagon N(-1,1)");
    assert_eq!((left(&table), code(&table, "red drives wagon S(0,0)")), (1, "TOO_FAR"));
    // Nor is there half a toll.
    let poor = driving("wagon S(0,-1), gold 1", &format!("blue road NW(0,0) NE(0,0)\n{AWAY}"));
    assert!(is_legal(&poor, "red drives wagon N(0,0)"));
    assert_eq!(code(&poor, "red drives wagon S(1,-1)"), "NO_TOLL");
}

/// Red comes back to the same movement points as ever, whatever was left over.
#[test]
fn trade_044_points_that_are_not_used_are_lost() {
    let lines = "blue wagon N(2,0)\nwhite wagon N(2,0)\norange wagon N(2,0)";
    let mut table = driven("wagon S(0,-1), road NW(0,0) W(1,-1) NE(0,-1)", lines, "red drives wagon N(0,-1)");
    assert_eq!(left(&table), 1);
    // One point pays no bare path, and red's roads lead back only.
    assert_eq!(red_may(&table, "drives wagon"), ["S(1,-2)"]);
    play(&mut table, "red stops wagon");
    for name in ["blue", "white", "orange"] {
        assert_eq!(on_turn(&table), name);
        play(&mut table, &format!("{name} rolls 1+3; {name} ends turn; {name} stops wagon"));
    }
    play(&mut table, "red rolls 1+3; red ends turn");
    assert_eq!(left(&table), 4);
}

/// Also: TRADE-062.
#[test]
fn trade_045_a_plaza_ends_the_movement() {
    let spokes = "road Spoke(castle,N(-2,0)) Spoke(castle,S(-2,0))";
    let mut table = driven(&format!("wagon N(-2,0), level 4, {spokes}"), "", "red drives wagon Plaza(castle)");
    play(&mut table, "cargo sand");
    assert_eq!((on_turn(&table), item(&table, "red", "wagon")), ("blue".to_owned(), "Plaza(castle)".to_owned()));
    assert!(!is_legal(&table, "red drives wagon S(-2,0)"));
}

#[test]
fn trade_046_a_grain_brings_two_more_points_once_a_turn() {
    // N(1,-1) is three bare paths away.
    let far = "red drives wagon N(1,-1)";
    let table = driving("wagon S(0,-1), hand 2 grain", AWAY);
    assert_eq!(code(&table, far), "TOO_FAR");
    let mut paid = table.clone();
    play(&mut paid, &format!("{far} for grain"));
    assert_eq!((item(&paid, "red", "wagon"), left(&paid), hand(&paid, "red")), ("N(1,-1)".into(), 0, cards("grain")));
    assert_eq!(code(&paid, "red drives wagon S(1,-2) for grain"), "ONCE_PER_TURN");
    // At any moment: with nothing left, too.
    let mut late = table.clone();
    play(&mut late, "red drives wagon S(1,-2)");
    assert_eq!(left(&late), 0);
    play(&mut late, &format!("{far} for grain"));
    assert_eq!((left(&late), hand(&late, "red")), (0, cards("grain")));
    // Not a grain that nobody has.
    let poor = driving("wagon S(0,-1), hand 2 wool", AWAY);
    assert_eq!(code(&poor, &format!("{far} for grain")), "CANNOT_AFFORD");
    assert!(red_may(&poor, "drives wagon").iter().all(|choice| !choice.contains("grain")));
    // Four paths are eight points, and a grain brings two.
    assert_eq!(code(&table, "red drives wagon Plaza(quarry) for grain"), "TOO_FAR");
}

#[test]
fn trade_046_no_grain_is_paid_after_a_plaza() {
    let red = "wagon N(-2,0), hand grain, cards knight";
    let table = driven(red, AWAY, "red drives wagon Plaza(castle); cargo sand");
    assert_eq!(on_turn(&table), "red", "asked for Swift Journey");
    assert_eq!(code(&table, "red drives wagon N(-2,0) for grain"), "WRONG_PHASE");
}

#[test]
fn trade_047_a_second_movement_does_not_reopen_the_grain() {
    let red = "wagon S(0,-1), hand 2 grain, cards swift-journey";
    let first = "red ends turn; red drives wagon N(1,-1) for grain; red plays swift-journey";
    let position = format!("red {red}\n{AWAY}\nturn red, rolled");
    let back = "red drives wagon S(0,-1) for grain";
    assert_eq!(code(&played(&position, first), back), "ONCE_PER_TURN");
    // With the option each movement has its grain, and only one.
    let position = format!("option grain_per_movement on\n{position}");
    let mut table = played(&position, first);
    assert_eq!(code(&played(&position, "red ends turn; red drives wagon N(1,-1) for grain"), back), "ONCE_PER_TURN");
    play(&mut table, back);
    assert!(hand(&table, "red").is_empty());
    // Without any grain in the first movement the second may have it by either reading.
    let unused = played(&position.replace(" on\n", " off\n"), "red ends turn; red plays swift-journey");
    assert!(is_legal(&unused, "red drives wagon N(1,-1) for grain"));
}

#[test]
fn trade_048_wagons_and_buildings_block_no_wagon() {
    let lines = format!("blue wagon N(0,0), settlement N(0,0)\nwhite wagon S(1,-2), city N(1,-1)\n{AWAY}");
    let mut table = driving("wagon S(0,-1), level 3", &lines);
    play(&mut table, "red drives wagon S(1,-2)");
    assert_eq!((item(&table, "red", "wagon"), left(&table)), ("S(1,-2)".to_owned(), 2));
    assert_eq!(item(&table, "white", "wagon"), "S(1,-2)");
    play(&mut table, "red drives wagon N(1,-1)");
    // Wagons hinder no building either.
    let position = "red wagon N(1,1), road NW(0,0), hand brick lumber wool grain\nblue wagon N(0,0)\nturn red, rolled";
    assert!(is_legal(&at(position), "red builds settlement N(0,0)"));
}

#[test]
fn trade_049_the_same_path_may_be_walked_again_and_costs_again() {
    let lines = format!("blue road NW(0,0), gold 0\n{AWAY}");
    let mut table = driving("wagon S(0,-1), gold 3", &lines);
    for (step, place) in ["N(0,0)", "S(0,-1)", "N(0,0)"].into_iter().enumerate() {
        play(&mut table, &format!("red drives wagon {place}"));
        let steps = step as u8 + 1;
        assert_eq!((left(&table), purse(&table, "red")), (4 - steps, 3 - u16::from(steps)));
    }
    assert_eq!(purse(&table, "blue"), 3);
}

/// The short way to S(1,-1) over two roads of blue, and four roads of red's own around the hex.
const TWO_WAYS: (&str, &str) = (
    "wagon S(0,-1), road W(0,0) NE(-1,1) NW(0,1) W(1,0)",
    "blue road NW(0,0) NE(0,0), gold 0\nraiders W(3,-1) W(3,0) NE(2,0)",
);

#[test]
fn trade_109_there_is_a_thrifty_way_and_a_quick_one() {
    let (red, lines) = TWO_WAYS;
    let table = driving(&format!("{red}, gold 5"), lines);
    let shown: Vec<(u8, [u8; 4], bool, bool)> =
        ways_to(&table, "S(1,-1)").iter().map(|way| (way.cost, way.toll, way.quick, way.grain)).collect();
    assert_eq!(shown, [(4, [0; 4], false, false), (2, [0, 2, 0, 0], true, false)]);
    let spent = |action: &str| {
        let mut table = table.clone();
        play(&mut table, action);
        (item(&table, "red", "wagon"), 4 - left(&table), purse(&table, "red"), purse(&table, "blue"))
    };
    assert_eq!(spent("red drives wagon S(1,-1)"), ("S(1,-1)".to_owned(), 4, 5, 0));
    assert_eq!(spent("red drives wagon S(1,-1) quickly"), ("S(1,-1)".to_owned(), 2, 3, 2));
    // Where both are the same, the list has one of them.
    for (action, is_listed) in
        [("S(1,-1)", true), ("S(1,-1) quickly", true), ("N(-1,1)", true), ("N(-1,1) quickly", false)]
    {
        let (seat, action) =
            table.game().parse_action(table.state(), &format!("red drives wagon {action}")).expect("a move");
        assert!(table.game().check(table.state(), seat, action).is_ok());
        assert_eq!(table.game().lists(table.state(), seat, action), is_listed, "{action:?}");
    }
    // Only ways that can be paid: with one gold there is only the thrifty way, with three points only the quick one.
    let poor = driving(&format!("{red}, gold 1"), lines);
    let without_grain = |table: &Table<Island>| -> Vec<(u8, u8)> {
        let shown = ways_to(table, "S(1,-1)").into_iter().filter(|way| !way.grain);
        shown.map(|way| (way.cost, way.toll[1])).collect()
    };
    assert_eq!(without_grain(&poor), [(4, 0)]);
    let mut late = driving(&format!("{red} NE(-1,0), gold 5").replace("wagon S(0,-1)", "wagon N(-1,0)"), lines);
    play(&mut late, "red drives wagon S(0,-1)");
    assert_eq!(without_grain(&late), [(2, 2)]);
    play(&mut late, "red drives wagon S(1,-1)");
    assert_eq!((left(&late), purse(&late, "red")), (1, 3));
}

/// Three paths by the east or by the west of the hex, each with one foreign road: NW(0,0) has the smaller index than W(0,0).
#[test]
fn trade_109_of_equal_ways_the_one_whose_paths_come_first() {
    let lines = format!("blue road NE(0,0), gold 0\nwhite road NE(-1,1), gold 0\n{AWAY}");
    let table = driving("wagon S(0,-1), level 3, gold 5", &lines);
    let shown = ways_to(&table, "N(0,1)");
    assert_eq!(shown.len(), 1);
    let path: Vec<String> = shown[0].path.iter().map(ToString::to_string).collect();
    assert_eq!(path, ["NW(0,0)", "NE(0,0)", "W(1,0)"]);
    let mut table = table;
    play(&mut table, "red drives wagon N(0,1)");
    assert_eq!((purse(&table, "blue"), purse(&table, "white"), left(&table)), (1, 0, 1));
}

/// Over the plaza it would be two own roads; by land it is three bare paths.
#[test]
fn trade_109_no_way_leads_through_a_plaza() {
    let spokes = "road Spoke(castle,N(-2,0)) Spoke(castle,S(-2,0))";
    let table = driving(&format!("wagon N(-2,0), {spokes}"), AWAY);
    assert_eq!(code(&table, "red drives wagon S(-2,0)"), "TOO_FAR");
    let level_three = driving(&format!("wagon N(-2,0), level 3, {spokes}"), AWAY);
    let shown = ways_to(&level_three, "S(-2,0)");
    assert_eq!((shown.len(), shown[0].cost), (1, 6));
}

/// The five own roads around the hex would be free, but N(0,0) is one path away.
#[test]
fn trade_109_a_destination_one_path_away_is_one_step() {
    let red = "wagon S(0,-1), level 4, road W(0,0) NE(-1,1) NW(0,1) W(1,0) NE(0,0)";
    let lines = format!("blue road NW(0,0), gold 0\n{AWAY}");
    let mut table = driving(&format!("{red}, gold 1"), &lines);
    assert_eq!(ways_to(&table, "N(0,0)").iter().map(|way| (way.cost, way.toll[1])).collect::<Vec<_>>(), [(1, 1)]);
    play(&mut table, "red drives wagon N(0,0)");
    assert_eq!((left(&table), purse(&table, "blue")), (6, 1));
    // Step by step the long way stays possible.
    let mut long = driving(&format!("{red}, gold 1"), &lines);
    play(&mut long, "red drives wagon S(1,-1); red drives wagon N(0,0)");
    assert_eq!((left(&long), purse(&long, "blue")), (2, 0));
}

/// Without gold for the step the long way is one move, too.
#[test]
fn trade_109_a_step_that_cannot_be_paid_leaves_the_other_ways() {
    let red = "wagon S(0,-1), level 4, road W(0,0) NE(-1,1) NW(0,1) W(1,0) NE(0,0), gold 0";
    let lines = format!("blue road NW(0,0), gold 0\n{AWAY}");
    let mut table = driving(red, &lines);
    let shown = ways_to(&table, "N(0,0)");
    assert_eq!(shown.iter().map(|way| (way.cost, way.toll, way.grain)).collect::<Vec<_>>(), [(5, [0; 4], false)]);
    assert!(red_may(&table, "drives wagon").contains(&"N(0,0)".to_owned()));
    play(&mut table, "red drives wagon N(0,0)");
    assert_eq!((left(&table), purse(&table, "blue")), (2, 0));
    // A delivery round a foreign spoke; with gold for it the spoke is one step.
    let spoke = |gold: u8| {
        let lines = format!("blue road Spoke(glassworks,N(0,2)), gold 0\n{AWAY}");
        driving(&format!("wagon N(0,2), cargo sand, gold {gold}"), &lines)
    };
    let costs = |gold: u8| -> Vec<(u8, u8)> {
        ways_to(&spoke(gold), "Plaza(glassworks)").iter().map(|way| (way.cost, way.toll[1])).collect()
    };
    assert_eq!((costs(0), costs(1)), (vec![(4, 0)], vec![(1, 1)]));
    let mut poor = spoke(0);
    play(&mut poor, "red drives wagon Plaza(glassworks)");
    assert_eq!(delivered(&poor, "red"), 1);
    // Where no way can be paid, the cheapest is told, and where none is near enough the shortest.
    assert_eq!(code(&driving("wagon S(0,-1), gold 0", &lines), "red drives wagon N(0,0)"), "NO_TOLL");
}

/// The barbarian's spoke takes four points: with three left, two own roads lead round it, and a grain over it.
#[test]
fn trade_109_a_step_that_only_a_grain_pays_is_a_way_beside_the_others() {
    let red = "wagon Plaza(castle), road Spoke(castle,S(-1,-1)) NE(-2,0), hand grain, gold 0";
    let rest = "raiders Spoke(castle,N(-2,0)) W(3,0) NE(2,0)\nturn red, rolled\nframes pass, traders drive\njourney 3";
    let mut table = at(&format!("red {red}\n{rest}"));
    let shown: Vec<(u8, bool)> = ways_to(&table, "N(-2,0)").iter().map(|way| (way.cost, way.grain)).collect();
    assert_eq!(shown, [(2, false), (4, true)]);
    let listed = red_may(&table, "drives wagon");
    let of_place: Vec<&String> = listed.iter().filter(|way| way.starts_with("N(-2,0)")).collect();
    assert_eq!(of_place, ["N(-2,0)", "N(-2,0) for grain"]);
    let mut paid = table.clone();
    play(&mut paid, "red drives wagon N(-2,0) for grain");
    assert_eq!((left(&paid), hand(&paid, "red").is_empty()), (1, true));
    play(&mut table, "red drives wagon N(-2,0)");
    assert_eq!((left(&table), hand(&table, "red").is_empty()), (1, false));
}

/// Also: TRADE-116.
#[test]
fn trade_110_a_grain_is_refused_where_the_way_does_not_need_it() {
    let table = driving("wagon S(0,-1), hand grain, road NW(1,-1)", AWAY);
    assert_eq!(code(&table, "red drives wagon N(0,0) for grain"), "NO_EFFECT");
    assert_eq!(code(&table, "red drives wagon S(1,-2) for grain"), "NO_EFFECT", "four points are there");
    // Five points: one of the two that the grain brings is left.
    let mut paid = table;
    play(&mut paid, "red drives wagon N(1,-1) for grain");
    assert_eq!((left(&paid), hand(&paid, "red").is_empty()), (1, true));
    assert!(is_legal(&paid, "red drives wagon S(1,-2)"));
}

/// Three own roads and a bare path are five points: a grain opens the free way where four points had only the toll road.
#[test]
fn trade_110_with_a_grain_the_ways_are_those_that_two_more_points_allow() {
    let (red, lines) = TWO_WAYS;
    let red = red.replace(" W(1,0)", "");
    let table = driving(&format!("{red}, gold 5, hand grain"), lines);
    let shown: Vec<(u8, u8, bool)> =
        ways_to(&table, "S(1,-1)").iter().map(|way| (way.cost, way.toll[1], way.grain)).collect();
    assert_eq!(shown, [(2, 2, false), (5, 0, true)]);
    let mut paid = table.clone();
    play(&mut paid, "red drives wagon S(1,-1) for grain");
    assert_eq!((left(&paid), purse(&paid, "red"), hand(&paid, "red").is_empty()), (1, 5, true));
    let mut tolled = table;
    play(&mut tolled, "red drives wagon S(1,-1)");
    assert_eq!((left(&tolled), purse(&tolled, "red"), hand(&tolled, "red")), (2, 3, cards("grain")));
}
