//! Worked examples of the catalogue that belong to no single rule; the others stand beside their rules.

use super::*;
use crate::support::*;

const AWAY: &str = "raiders W(3,-1) W(3,0) NE(2,0)";

/// Two bare paths, four own roads, four foreign roads and four gold, or one bare path with a barbarian.
#[test]
fn trade_ex_04_four_points_of_a_wagon_of_level_one() {
    let four = ALONG_THE_COAST[3];
    let bare = driven("wagon N(-2,0), gold 4", AWAY, "red drives wagon N(-1,-1)");
    assert_eq!((left(&bare), purse(&bare, "red")), (0, 4));
    assert_eq!(code(&driving("wagon N(-2,0)", AWAY), "red drives wagon S(0,-3)"), "TOO_FAR");
    let own = driven(&format!("wagon N(-2,0), gold 4, road {COAST}"), AWAY, &format!("red drives wagon {four}"));
    assert_eq!((left(&own), purse(&own, "red")), (0, 4));
    let foreign = format!("blue road {COAST}, gold 0\n{AWAY}");
    let paid = driven("wagon N(-2,0), gold 4", &foreign, &format!("red drives wagon {four}"));
    assert_eq!((left(&paid), purse(&paid, "red"), purse(&paid, "blue")), (0, 0, 4));
    let past = driven("wagon N(-2,0)", "raiders W(-1,-1) W(3,0) NE(2,0)", "red drives wagon S(-1,-2)");
    assert_eq!(left(&past), 0);
}

#[test]
fn trade_ex_05_six_points_with_a_grain() {
    // An own road with a barbarian, an own road, a bare path.
    let red = "wagon N(-2,0), hand grain, road W(-1,-1) NW(-1,-1)";
    let mut table = driving(red, "raiders W(-1,-1) W(3,0) NE(2,0)");
    assert_eq!(code(&table, "red drives wagon S(0,-3)"), "TOO_FAR");
    play(&mut table, "red drives wagon S(0,-3) for grain");
    assert_eq!((left(&table), item(&table, "red", "wagon")), (0, "S(0,-3)".to_owned()));
}

#[test]
fn trade_ex_06_one_point_is_lost_or_used_on_a_road() {
    let red = "wagon N(-2,0), road W(-1,-1) NW(-1,-1) W(0,-2) NE(-1,-1)";
    let mut table = driven(red, AWAY, "red drives wagon S(0,-3)");
    assert_eq!((left(&table), code(&table, "red drives wagon N(0,-2)")), (1, "TOO_FAR"));
    assert_eq!(red_may(&table, "drives wagon"), ["N(-1,-1)"], "back over the own road");
    let mut lost = table.clone();
    play(&mut lost, "red stops wagon");
    assert_eq!(on_turn(&lost), "blue");
    play(&mut table, "red drives wagon N(-1,-1)");
    assert_eq!(left(&table), 0);
}

const SEVEN: [&str; 2] = [
    "Spoke(castle,S(-1,-1)) NW(-1,0) W(0,-1) NW(0,-1) NE(0,-1) NW(1,-1) Spoke(quarry,N(1,-1))",
    "Spoke(castle,S(-1,-1)) NW(-1,0) NE(-1,0) NW(0,0) W(1,-1) NW(1,-1) Spoke(quarry,N(1,-1))",
];
const EIGHT: [&str; 2] = [
    "Spoke(castle,N(-2,0)) W(-1,-1) NW(-1,-1) NE(-1,-1) NW(0,-1) NE(0,-1) NW(1,-1) Spoke(quarry,N(1,-1))",
    "Spoke(castle,N(-2,1)) NE(-2,1) NW(-1,1) W(0,0) NW(0,0) W(1,-1) NW(1,-1) Spoke(quarry,N(1,-1))",
];

/// What the paths of a way cost a wagon that goes them step by step, from the plaza of the castle.
fn cost_of(way: &str, red: &str, lines: &str) -> u8 {
    let mut place = "Plaza(castle)".to_owned();
    let mut sum = 0;
    for path in way.split(' ') {
        let table = driving(&format!("wagon {place}, cargo tools{red}"), lines);
        let step = ways(&table).into_iter().find(|way| way.path.len() == 1 && way.path[0].to_string() == path);
        let step = step.unwrap_or_else(|| panic!("{path} from {place}"));
        sum += step.cost;
        place = destination(&step);
    }
    assert_eq!(place, "Plaza(quarry)");
    sum
}

#[test]
fn trade_ex_09_from_the_castle_to_the_quarry() {
    for way in SEVEN {
        assert_eq!(cost_of(way, "", ""), 16);
        assert_eq!(cost_of(way, &format!(", road {way}"), ""), 9);
        assert_eq!(cost_of(way, "", AWAY), 14);
        assert_eq!(cost_of(way, &format!(", road {way}"), AWAY), 7);
    }
    for way in EIGHT {
        assert_eq!(cost_of(way, "", ""), 16);
        assert_eq!(cost_of(way, &format!(", road {way}"), ""), 8);
    }
    // Seven own roads are one movement at level four, once the barbarian has gone.
    let red = |level: u8, way: &str| format!("wagon Plaza(castle), cargo tools, hand grain, level {level}, road {way}");
    let to_the_quarry = "red drives wagon Plaza(quarry)";
    assert!(is_legal(&driving(&red(4, SEVEN[0]), AWAY), to_the_quarry));
    assert_eq!(code(&driving(&red(3, SEVEN[0]), AWAY), to_the_quarry), "TOO_FAR");
    let guarded = driving(&red(4, SEVEN[0]), "");
    assert_eq!(code(&guarded, to_the_quarry), "TOO_FAR");
    assert_eq!(
        ways_to(&guarded, "Plaza(quarry)").iter().map(|way| (way.cost, way.grain)).collect::<Vec<_>>(),
        [(9, true)]
    );
    let around = driving(&red(4, EIGHT[0]), "");
    assert_eq!(
        ways_to(&around, "Plaza(quarry)").iter().map(|way| (way.cost, way.grain)).collect::<Vec<_>>(),
        [(8, true)]
    );
}

#[test]
fn trade_ex_12_without_gold_among_foreign_roads_the_wagon_cannot_move() {
    let lines = format!("blue road NE(-1,0) NW(0,0)\nwhite road W(0,0)\n{AWAY}");
    let table = driving("wagon S(0,-1), level 5, gold 0", &lines);
    assert_eq!(listed(&table, "red"), ["red stops wagon"]);
    for place in ["N(-1,0)", "N(0,0)", "N(-1,1)"] {
        assert_eq!(code(&table, &format!("red drives wagon {place}")), "NO_TOLL", "{place}");
    }
    let one = driving("wagon S(0,-1), level 5, gold 1", &lines);
    assert!(is_legal(&one, "red drives wagon N(0,0)"));
}
