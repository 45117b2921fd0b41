//! Barbarians on paths (section 2.9).

use std::collections::BTreeSet;

use super::*;
use crate::support::*;

/// One barbarian beside the wagon at S(0,-1), the others in the east.
const BESIDE: &str = "raiders NW(0,0) W(3,0) NE(2,0)";

/// Also: TRADE-112.
#[test]
fn trade_069_three_barbarians_and_never_two_on_a_path() {
    let mut table = played("red wagon N(0,0)\nblue wagon N(0,0)\nturn red", "red rolls 3+4");
    for (from, to) in [("NW(-1,0)", "W(2,-1)"), ("W(2,-1)", "NE(-1,2)"), ("NE(-1,2)", "NE(-1,2)")] {
        assert_eq!(code(&table, &format!("red moves barbarian {from} {to}")), "BARBARIAN_THERE");
        assert!(!red_may(&table, "moves barbarian").contains(&format!("{from} {to}")));
    }
    play(&mut table, "red moves barbarian W(2,-1) W(0,0)");
    assert_eq!(raiders(&table), "NW(-1,0) W(0,0) NE(-1,2)");
    // Where it left there is room again.
    play(&mut table, "red ends turn; red stops wagon; blue rolls 3+4; blue moves barbarian W(0,0) W(2,-1)");
    assert_eq!(raiders(&table), START);
}

#[test]
fn trade_070_they_stand_on_bare_paths_roads_and_spokes_but_not_at_the_sea_of_trade_hexes() {
    let seven = played("red wagon N(0,0), road NE(0,0)\nblue road NW(0,0)\nturn red", "red rolls 3+4");
    for path in ["W(0,0)", "NE(0,0)", "NW(0,0)", "Spoke(castle,N(-2,0))", "Spoke(glassworks,S(0,1))", "NW(0,-2)"] {
        let mut table = seven.clone();
        play(&mut table, &format!("red moves barbarian W(2,-1) {path}"));
        assert_eq!(raiders(&table), format!("NW(-1,0) {path} NE(-1,2)"));
    }
    for side in ["NE(-3,1)", "NW(2,-2)", "NW(0,3)"] {
        assert_eq!(code(&seven, &format!("red moves barbarian W(2,-1) {side}")), "UNKNOWN_PLACE", "{side}");
    }
}

#[test]
fn trade_071_barbarians_hinder_neither_building_nor_yields() {
    let position = "
        red     wagon N(0,0), settlement S(0,-1), road NE(-1,0), hand brick lumber brick lumber wool grain
        raiders NW(0,0) NE(-1,0) W(0,0)
        turn    red, rolled
    ";
    let table = played(position, "red builds road NW(0,0)");
    assert_eq!(item(&table, "red", "road"), "NE(-1,0) NW(0,0)");
    assert_eq!(raiders(&table), "NW(0,0) NE(-1,0) W(0,0)");
    // A settlement at the end of such a road, and the yield of hexes around.
    let reached = position.replace("road NE(-1,0)", "road NE(-1,0) W(0,-1)");
    assert!(is_legal(&at(&reached), "red builds settlement S(0,-2)"));
    let yields =
        played("red wagon N(0,0), settlement S(0,-1)\nraiders NW(0,0) NE(-1,0) W(0,0)\nturn red", "red rolls 3+3");
    assert_eq!(hand(&yields, "red"), cards("ore"));
}

#[test]
fn trade_072_too_few_points_to_pass_stop_the_wagon_or_turn_it() {
    // Three points are left before the barbarian on the bare path.
    let table = driven("wagon N(-1,0), road NE(-1,0)", BESIDE, "red drives wagon S(0,-1)");
    assert_eq!((left(&table), code(&table, "red drives wagon N(0,0)")), (3, "TOO_FAR"));
    assert!(is_legal(&table, "red drives wagon N(-1,1)"), "another direction");
    let mut stopped = table;
    play(&mut stopped, "red stops wagon");
    assert_eq!((on_turn(&stopped), item(&stopped, "red", "wagon")), ("blue".to_owned(), "S(0,-1)".to_owned()));
    // With four points it may pass at once.
    assert_eq!(left(&driven("wagon S(0,-1)", BESIDE, "red drives wagon N(0,0)")), 0);
}

/// Also: TRADE-114.
#[test]
fn trade_073_from_level_two_on_a_barbarian_beside_the_wagon_may_be_driven_off() {
    assert_eq!(code(&driving("wagon S(0,-1), level 1", BESIDE), "red fends off NW(0,0)"), "LEVEL_TOO_LOW");
    for (level, least) in [(2, 6), (3, 5), (4, 4), (5, 3)] {
        let table = driven(&format!("wagon S(0,-1), level {level}"), BESIDE, "red fends off NW(0,0)");
        let dice: Vec<(String, u32)> = (1..=6).map(|die| (format!("die {die}"), 1)).collect();
        assert_eq!(possible(&table), dice, "one die");
        for die in 1..=6 {
            let mut table = table.clone();
            play(&mut table, &format!("die {die}"));
            let succeeds = is_legal(&table, "red moves barbarian NW(0,0) W(1,1)");
            assert_eq!(succeeds, die >= least, "level {level}, die {die}");
            assert_eq!(is_legal(&table, "red stops wagon"), !succeeds);
        }
    }
}

/// Also: TRADE-115.
#[test]
fn trade_073_only_on_a_path_that_begins_at_the_wagon() {
    let table = driving("wagon N(-1,1), level 5", BESIDE);
    assert_eq!(code(&table, "red fends off NW(0,0)"), "NOT_BESIDE", "one path away");
    assert_eq!(code(&table, "red fends off W(0,0)"), "NO_BARBARIAN", "beside it, but empty");
    assert!(red_may(&table, "fends off").is_empty());
    let mut near = table;
    play(&mut near, "red drives wagon S(0,-1)");
    assert_eq!(red_may(&near, "fends off"), ["NW(0,0)"]);
}

/// Also: TRADE-077, TRADE-080.
#[test]
fn trade_074_success_moves_this_barbarian_anywhere_else_and_the_wagon_goes_on() {
    let lines = format!("blue road W(1,1)\n{BESIDE}");
    let mut table = driven("wagon S(0,-1), level 3, gold 2, road NW(0,0)", &lines, "red fends off NW(0,0); die 5");
    assert_eq!(code(&table, "red moves barbarian NW(0,0) NW(0,0)"), "BARBARIAN_THERE", "not where it was");
    assert_eq!(code(&table, "red moves barbarian NW(0,0) W(3,0)"), "BARBARIAN_THERE");
    assert_eq!(code(&table, "red moves barbarian W(3,0) W(0,0)"), "NOT_A_CHOICE", "only the one driven off");
    let to: BTreeSet<String> = red_may(&table, "moves barbarian").into_iter().collect();
    assert_eq!(to.len(), 72);
    assert!(to.iter().all(|choice| choice.starts_with("NW(0,0) ")));
    play(&mut table, "red moves barbarian NW(0,0) W(1,1)");
    assert_eq!(raiders(&table), "W(1,1) W(3,0) NE(2,0)");
    assert_eq!((left(&table), purse(&table, "red")), (6, 2), "it costs nothing");
    // The way is free now.
    play(&mut table, "red drives wagon N(0,0)");
    assert_eq!(left(&table), 5);
}

#[test]
fn trade_075_nobody_loses_a_card_to_a_barbarian_that_was_driven_off() {
    let lines = format!("blue road W(1,1), hand 3 ore\n{BESIDE}");
    let moves = "red fends off NW(0,0); die 6; red moves barbarian NW(0,0) W(1,1)";
    let table = driven("wagon S(0,-1), level 2", &lines, moves);
    assert!(is_legal(&table, "red stops wagon"), "no card is asked for");
    assert!(!is_legal(&table, "red takes card"));
    assert_eq!((hand(&table, "blue"), hand(&table, "red")), (cards("3 ore"), cards("nothing")));
}

/// Also: TRADE-077.
#[test]
fn trade_076_after_a_failure_the_barbarian_is_passed_at_its_price_or_left() {
    let table = driven("wagon S(0,-1), level 2, gold 1", BESIDE, "red fends off NW(0,0); die 1");
    assert_eq!((left(&table), purse(&table, "red"), raiders(&table)), (5, 1, "NW(0,0) W(3,0) NE(2,0)".to_owned()));
    assert!(!is_legal(&table, "red moves barbarian NW(0,0) W(0,0)"));
    assert!(red_may(&table, "fends off").is_empty());
    for (action, rest) in [("red drives wagon N(0,0)", 1), ("red drives wagon N(-1,1)", 3)] {
        let mut table = table.clone();
        play(&mut table, action);
        assert_eq!(left(&table), rest, "{action}");
    }
    assert!(is_legal(&table, "red stops wagon"));
}

#[test]
fn trade_077_a_try_costs_no_point_no_gold_and_does_not_end_the_movement() {
    for die in [1, 6] {
        let mut table = driven("wagon S(0,-1), level 2, gold 1", BESIDE, &format!("red fends off NW(0,0); die {die}"));
        if die == 6 {
            play(&mut table, "red moves barbarian NW(0,0) W(1,1)");
        }
        assert_eq!((left(&table), purse(&table, "red"), on_turn(&table)), (5, 1, "red".to_owned()), "die {die}");
        assert!(is_legal(&table, "red drives wagon N(-1,1)"));
    }
}

/// Also: TRADE-116.
#[test]
fn trade_078_each_barbarian_is_tried_once_a_turn() {
    let lines = "raiders NW(0,0) W(0,0) NE(2,0)";
    let mut table = driving("wagon S(0,-1), level 2, cards swift-journey", lines);
    play(&mut table, "red fends off NW(0,0); die 2");
    assert_eq!(code(&table, "red fends off NW(0,0)"), "ONCE_PER_TURN");
    // Another one may be tried; one that fled to another path beside the wagon may not.
    play(&mut table, "red fends off W(0,0); die 6; red moves barbarian W(0,0) NE(-1,0)");
    assert_eq!(code(&table, "red fends off NE(-1,0)"), "ONCE_PER_TURN");
    // Nor in the second movement of the turn.
    play(&mut table, "red plays swift-journey");
    for path in ["NW(0,0)", "NE(-1,0)"] {
        assert_eq!(code(&table, &format!("red fends off {path}")), "ONCE_PER_TURN", "{path}");
    }
    // In the next turn it is another matter, for everybody.
    let mut next = driven(
        "wagon S(0,-1), level 2",
        &format!("blue wagon S(0,-1), level 2\n{lines}"),
        "red fends off NW(0,0); die 1",
    );
    play(&mut next, "red stops wagon; blue rolls 1+3; blue ends turn; blue fends off NW(0,0); die 1; blue stops wagon");
}

#[test]
fn trade_079_from_the_start_and_with_nothing_left() {
    let start = driving("wagon S(0,-1), level 2", BESIDE);
    assert!(is_legal(&start, "red fends off NW(0,0)"), "before any step");
    // S(1,-1) after five points: NE(0,0) begins there.
    let red = "wagon N(0,1), level 2, road W(1,0) NW(1,0)";
    let moves = "red drives wagon N(1,0); red drives wagon S(1,-1); red drives wagon N(0,1); red drives wagon S(1,-1)";
    let mut spent = driven(red, "raiders NE(0,0) W(3,0) NE(2,0)", moves);
    assert_eq!(left(&spent), 0);
    play(&mut spent, "red fends off NE(0,0); die 6; red moves barbarian NE(0,0) W(2,1)");
    assert_eq!((left(&spent), on_turn(&spent)), (0, "red".to_owned()));
    // After a plaza it has ended.
    let over = driven(
        "wagon N(-2,0), level 2, cards knight",
        "raiders NE(-2,0) W(3,0) NE(2,0)",
        "red drives wagon Plaza(castle); cargo sand",
    );
    assert!(!is_legal(&over, "red fends off NE(-2,0)"));
}

#[test]
fn trade_ex_08_a_five_is_a_failure_at_level_two() {
    for (road, rest) in [("", 1), (", road NW(0,0)", 2)] {
        let mut table = driven(&format!("wagon S(0,-1), level 2{road}"), BESIDE, "red fends off NW(0,0); die 5");
        assert_eq!(code(&table, "red fends off NW(0,0)"), "ONCE_PER_TURN");
        play(&mut table, "red drives wagon N(0,0)");
        assert_eq!(left(&table), rest, "3 over a road, 4 over a bare path");
    }
}
