//! Tolls (section 2.5): a foreign road costs a gold, which goes to its owner.

use steading_game::{Next, Refusal, SeatSet, Value};

use super::*;
use crate::support::*;

const AWAY: &str = "raiders W(3,-1) W(3,0) NE(2,0)";

#[test]
fn trade_040_a_foreign_road_costs_a_point_and_a_gold_to_its_owner() {
    let lines = format!("blue road NW(0,0), gold 2\nwhite road W(1,-1), gold 0\n{AWAY}");
    let mut table = driving("wagon S(0,-1), gold 5", &lines);
    play(&mut table, "red drives wagon N(0,0)");
    assert_eq!((left(&table), purse(&table, "red"), purse(&table, "blue")), (3, 4, 3), "paid at that step");
    play(&mut table, "red drives wagon S(1,-2)");
    assert_eq!((left(&table), purse(&table, "red"), purse(&table, "white")), (2, 3, 1));
    assert_eq!(purse(&table, "orange"), 0);
    // Both at once are the same.
    let table = driven("wagon S(0,-1), gold 5", &lines, "red drives wagon S(1,-2)");
    assert_eq!(["red", "blue", "white"].map(|name| purse(&table, name)), [3, 3, 1]);
}

/// Also: TRADE-113.
#[test]
fn trade_043_without_gold_no_foreign_road_is_used() {
    let lines = format!("blue road NW(0,0) NE(0,0), gold 0\n{AWAY}");
    let table = driving("wagon S(0,-1), gold 0", &lines);
    assert_eq!(code(&table, "red drives wagon N(0,0)"), "NO_TOLL");
    assert!(!red_may(&table, "drives wagon").contains(&"N(0,0)".to_owned()));
    assert!(is_legal(&table, "red drives wagon N(-1,1)"), "other paths are free");
    // The owner is not asked, before or after.
    let mut paid = driving("wagon S(0,-1), gold 1", &lines);
    play(&mut paid, "red drives wagon N(0,0)");
    assert_eq!((paid.next(), purse(&paid, "blue")), (Next::Seats(SeatSet::only(seat(&paid, "red"))), 1));
    assert!(listed(&paid, "blue").is_empty());
    assert_eq!(code(&paid, "red drives wagon S(1,-1)"), "NO_TOLL", "the gold is gone");
}

/// The cheapest of the ways that the points allow is told, with the gold held.
#[test]
fn trade_113_no_toll_tells_the_gold_that_is_needed_and_held() {
    let lines = format!("blue road NW(0,0) NE(0,0)\nwhite road W(0,0) NE(-1,1) NW(0,1) W(1,0)\n{AWAY}");
    let table = driving("wagon S(0,-1), gold 1", &lines);
    let refused = refusal(&table, "red drives wagon S(1,-1)");
    let numbers: Vec<Value> = refused.values().into_iter().map(|(_, value)| value).collect();
    assert_eq!((refused.code.text(), refused.rule.to_string()), ("NO_TOLL", "TRADE-043".to_owned()));
    assert!(numbers.contains(&Value::from(2_u8)) && numbers.contains(&Value::from(1_u8)), "{numbers:?}");
    // Where the points do not reach, that is the answer, gold or not.
    assert_eq!(code(&table, "red drives wagon N(2,0)"), "TOO_FAR");
    // Roads of white's that cost more: four of them are no help.
    let rich = driving("wagon S(0,-1), gold 2", &lines);
    assert!(is_legal(&rich, "red drives wagon S(1,-1)"));
}

/// Also: TRADE-042.
#[test]
fn trade_040_a_toll_is_paid_on_a_spoke_as_well() {
    let lines = format!("blue road Spoke(castle,N(-2,0)), gold 0\n{AWAY}");
    let poor = driving("wagon N(-2,0), gold 0", &lines);
    let round: Vec<(u8, u8)> = ways_to(&poor, "Plaza(castle)").iter().map(|way| (way.cost, way.toll[1])).collect();
    assert_eq!(round, [(4, 0)], "only the way round over another spoke");
    let table = driven("wagon N(-2,0), gold 1", &lines, "red drives wagon Plaza(castle); cargo sand");
    assert_eq!((purse(&table, "red"), purse(&table, "blue")), (0, 1));
}
