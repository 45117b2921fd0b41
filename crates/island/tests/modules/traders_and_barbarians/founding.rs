//! Founding (section 2.2).

use steading_game::{Notation, Table};
use steading_island::Island;

use super::*;
use crate::support::*;

/// The fixed board before founding.
fn fresh() -> Table<Island> {
    start("scenario traders_and_barbarians\nsetup explicit\nboard beginner\nfirst_player red")
}

/// The first round, and the second up to red.
const BEFORE_RED: &str = "
    red founds settlement N(0,-1); red founds road NE(0,-1)
    blue founds settlement N(0,1); blue founds road NE(0,1)
    white founds settlement N(2,0); white founds road NW(2,0)
    orange founds settlement N(-2,2); orange founds road NE(-2,2)
    orange founds city S(1,1); orange founds road NE(0,2)
    white founds city N(-2,0); white founds road W(-1,-1)
    blue founds city S(2,-2); blue founds road NE(1,-1)
    ";

#[test]
fn trade_017_first_a_settlement_then_in_reverse_order_a_city() {
    let mut table = fresh();
    play(&mut table, "red founds settlement N(0,-1)");
    assert_eq!((item(&table, "red", "settlement"), item(&table, "red", "city")), ("N(0,-1)".to_owned(), String::new()));
    assert!(!is_legal(&table, "blue founds settlement N(0,1)"), "a road comes first");
    play(
        &mut table,
        "red founds road NE(0,-1)
         blue founds settlement N(0,1); blue founds road NE(0,1)
         white founds settlement N(2,0); white founds road NW(2,0)
         orange founds settlement N(-2,2); orange founds road NE(-2,2)",
    );
    assert_eq!(on_turn(&table), "orange");
    play(&mut table, "orange founds city S(1,1); orange founds road NE(0,2)");
    assert_eq!((on_turn(&table), item(&table, "orange", "city")), ("white".to_owned(), "S(1,1)".to_owned()));
    assert_eq!(item(&table, "orange", "settlement"), "N(-2,2)", "one of each");
    let table = after_all(BEFORE_RED, "red founds city N(-2,1); red founds road NE(-2,1)");
    assert_eq!(on_turn(&table), "red");
    assert!(is_legal(&table, "red rolls"));
}

fn after_all(first: &str, then: &str) -> Table<Island> {
    let mut table = fresh();
    play(&mut table, first);
    play(&mut table, then);
    table
}

#[test]
fn trade_018_the_wagon_is_put_beside_the_founding_city_at_once() {
    let mut table = after_all(BEFORE_RED, "");
    assert_eq!(item(&table, "red", "wagon"), "", "not for the settlement");
    assert_eq!(item(&table, "blue", "wagon"), "S(2,-2)");
    play(&mut table, "red founds city N(-2,1)");
    assert_eq!(item(&table, "red", "wagon"), "N(-2,1)", "before the road");
    // From there it starts.
    play(&mut table, "red founds road NE(-2,1); red rolls 1+3; red ends turn; red drives wagon S(-1,0)");
    assert_eq!((item(&table, "red", "wagon"), left(&table)), ("S(-1,0)".to_owned(), 3));
}

/// S(2,-2) touches the quarry, the fields of the 5 and the pasture of the 10; N(-2,1) the castle, a forest and fields.
#[test]
fn trade_019_the_founding_city_brings_a_card_of_every_hex_that_yields() {
    let table = after_all(BEFORE_RED, "red founds city N(-2,1); red founds road NE(-2,1)");
    assert_eq!(hand(&table, "blue"), cards("grain wool"));
    assert_eq!(hand(&table, "red"), cards("lumber grain"));
    assert_eq!(hand(&table, "white"), cards("brick"), "a coast corner has one other hex");
    assert_eq!(hand(&table, "orange"), cards("ore"));
    // Settlements bring nothing.
    let table = after_all("red founds settlement N(0,-1); red founds road NE(0,-1)", "");
    assert!(hand(&table, "red").is_empty());
}

#[test]
fn trade_020_founding_buildings_may_stand_on_land_corners_and_founding_roads_on_spokes() {
    let mut table = fresh();
    for corner in ["N(-2,0)", "S(-1,-1)", "N(-2,1)", "S(-2,0)", "S(2,-3)", "N(1,1)"] {
        assert!(is_legal(&table, &format!("red founds settlement {corner}")), "{corner}");
    }
    for forbidden in ["N(-3,1)", "S(-2,-1)", "N(2,-2)", "S(3,-3)", "S(0,2)", "N(0,3)", "Plaza(castle)"] {
        assert_eq!(code(&table, &format!("red founds settlement {forbidden}")), "UNKNOWN_PLACE", "{forbidden}");
    }
    assert_eq!(red_may(&table, "founds settlement").len(), 48);
    play(&mut table, "red founds settlement N(-2,0)");
    assert_eq!(red_may(&table, "founds road"), ["NE(-2,0)", "Spoke(castle,N(-2,0))", "W(-1,-1)"], "and no sea side");
    assert_eq!(code(&table, "red founds road Spoke(castle,S(-1,-1))"), "FOUNDING_ROAD");
    assert_eq!(code(&table, "red founds road NW(-2,0)"), "UNKNOWN_PLACE");
    play(&mut table, "red founds road Spoke(castle,N(-2,0))");
    assert_eq!(item(&table, "red", "road"), "Spoke(castle,N(-2,0))");
}

#[test]
fn trade_021_everybody_starts_with_three_points() {
    let table = after_all(BEFORE_RED, "red founds city N(-2,1); red founds road NE(-2,1)");
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&table, name)), [3; 4]);
    assert_eq!(
        ["red", "blue", "white", "orange"].map(|name| purse(&table, name)),
        [5; 4],
        "and with the gold of the start"
    );
    let text = table.game().write_position(table.state());
    assert_eq!(table.game().parse_position(&text).as_ref(), Ok(table.state()), "{text}");
}
