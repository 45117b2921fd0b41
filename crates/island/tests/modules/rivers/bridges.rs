//! Bridges.

use expect_test::expect;
use steading_game::Notation;
use steading_island::illegal::{Code, Detail, Piece};
use steading_island::rule;

use super::{purses, rivers};
use crate::support::{
    after, cards, check, check_illegal, hand, is_legal, listed, points, public, refusal, seat, table,
};

/// Red can build the bridge W(1,-1) from the road at its south end.
const READY: &str = "
    option scenario rivers
    red  road NE(0,0), hand 2 brick lumber
    turn red, rolled
";

/// Also: RIVER-037, RIVER-047.
#[test]
fn river_ex_05_a_bridge_at_a_road_earns_three_gold() {
    check(
        READY,
        "red builds bridge W(1,-1)",
        &expect![[r#"
            red pays 2 brick 1 lumber
            red builds a bridge W(1,-1)
            red earns 3 gold
            red is the rich settler
            poor settlers: blue white orange
        "#]],
    );
    let played = after(READY, "red builds bridge W(1,-1)");
    assert!(hand(&played, "red").is_empty());
    assert_eq!(purses(&played), [3, 0, 0, 0]);
    check_illegal(
        &rivers("red road NE(0,0), hand brick lumber\nturn red, rolled"),
        "red builds road W(1,-1)",
        Code::BridgeSite,
        rule::RIVER_026,
    );
}

/// Also: RIVER-074.
#[test]
fn river_026_no_road_on_a_bridge_site_later_either() {
    let position = rivers("red settlement N(0,0), hand brick lumber\nturn red, rolled");
    let table = table(&position);
    let illegal = refusal(&table, "red builds road W(1,-1)");
    assert_eq!((illegal.code, illegal.rule), (Code::BridgeSite, rule::RIVER_026));
    assert_eq!(illegal.detail, Detail::Edge("W(1,-1)".parse().unwrap()));
    let roads: Vec<String> = listed(&table, "red").into_iter().filter(|text| text.contains("road")).collect();
    assert_eq!(roads, ["red builds road NW(0,0)", "red builds road NE(0,0)"]);
    // Neither can a position put a road there, nor a bridge anywhere else.
    assert!(table.game().parse_position("red road W(1,-1)\nturn red").is_err());
    assert!(table.game().parse_position("red bridge NE(0,0)\nturn red").is_err());
    assert!(table.game().parse_position("red bridge W(1,-1)\nturn red").is_ok());
}

#[test]
fn river_047_a_bridge_costs_two_brick_and_a_lumber() {
    let illegal = refusal(
        &table(&rivers("red road NE(0,0), hand brick lumber 3 ore\nturn red, rolled")),
        "red builds bridge W(1,-1)",
    );
    assert_eq!((illegal.code, illegal.rule), (Code::CannotAfford, rule::BASE_135));
    assert_eq!(illegal.detail, Detail::Price { price: cards("2 brick lumber"), short: cards("brick") });
    let played =
        after(&rivers("red road NE(0,0), hand 3 brick 2 lumber ore\nturn red, rolled"), "red builds bridge W(1,-1)");
    assert_eq!(hand(&played, "red"), cards("brick lumber ore"));
    assert_eq!(public(&played).bank, cards("18 brick 18 lumber 19 wool 19 grain 18 ore"));
}

#[test]
fn river_048_a_bridge_touches_a_road_a_bridge_a_settlement_or_a_city() {
    let joined = [
        ("road NE(0,0)", "W(1,-1)"),
        ("settlement N(0,0)", "W(1,-1)"),
        ("city S(1,-2)", "W(1,-1)"),
        // From the north end of one bridge along the river, road by road, to the next.
        ("bridge W(1,-1), road NE(0,-1) NW(0,-1)", "W(0,-1)"),
    ];
    for (pieces, site) in joined {
        let position = rivers(&format!("red {pieces}, hand 2 brick lumber\nturn red, rolled"));
        let table = table(&position);
        assert!(is_legal(&table, &format!("red builds bridge {site}")), "{pieces}");
        assert!(listed(&table, "red").contains(&format!("red builds bridge {site}")), "{pieces}");
    }
    let loose = refusal(
        &table(&rivers("red road NE(-1,0), hand 2 brick lumber\nblue settlement N(0,0)\nturn red, rolled")),
        "red builds bridge W(1,-1)",
    );
    assert_eq!((loose.code, loose.rule), (Code::RoadNotConnected, rule::RIVER_048));
    let (north, south) = ("S(1,-2)".parse().unwrap(), "N(0,0)".parse().unwrap());
    assert_eq!(loose.detail, Detail::BridgeEnds(north, south));
}

/// A foreign building at one end does not stop a bridge that an own road reaches at the other.
#[test]
fn river_048_the_other_end_is_enough() {
    let position = rivers("red road NE(0,0) NE(0,-1), hand 2 brick lumber\nblue settlement N(0,0)\nturn red, rolled");
    assert!(is_legal(&table(&position), "red builds bridge W(1,-1)"));
}

#[test]
fn river_048_not_through_a_foreign_building() {
    let position = rivers("red road NE(0,0), hand 2 brick lumber\nblue city N(0,0)\nturn red, rolled");
    let table = table(&position);
    let illegal = refusal(&table, "red builds bridge W(1,-1)");
    assert_eq!((illegal.code, illegal.rule), (Code::RoadBlocked, rule::RIVER_048));
    assert_eq!(illegal.detail, Detail::Building("N(0,0)".parse().unwrap(), seat(&table, "blue"), Piece::City));
    assert!(!listed(&table, "red").iter().any(|text| text.contains("bridge")));
}

/// Also: RIVER-048.
#[test]
fn river_075_bridges_only_where_a_river_is_crossed() {
    let illegal = refusal(&table(READY), "red builds bridge NW(0,0)");
    assert_eq!((illegal.code, illegal.rule), (Code::NoBridgeSite, rule::RIVER_048));
    assert_eq!(illegal.detail, Detail::Edge("NW(0,0)".parse().unwrap()));
    check_illegal(READY, "red builds bridge NW(9,0)", Code::UnknownPlace, rule::BASE_236);
}

#[test]
fn river_049_one_bridge_on_a_site() {
    let position =
        rivers("red road NE(0,0), hand 3 brick 2 lumber\nblue bridge W(1,-1), settlement S(1,-2)\nturn red, rolled");
    let table = table(&position);
    let illegal = refusal(&table, "red builds bridge W(1,-1)");
    assert_eq!((illegal.code, illegal.rule), (Code::PathOccupied, rule::RIVER_049));
    assert_eq!(illegal.detail, Detail::Bridge("W(1,-1)".parse().unwrap(), seat(&table, "blue")));
    let road = refusal(&table, "red builds road W(1,-1)");
    assert_eq!((road.code, road.detail), (Code::PathOccupied, illegal.detail));
}

/// Also: RIVER-EX-06.
#[test]
fn river_049_no_fourth_bridge() {
    let three = "bridge W(1,-1) W(0,-1) NW(-1,-1), settlement S(0,0), hand 2 brick lumber";
    let table = table(&rivers(&format!("red {three}\nturn red, rolled")));
    let illegal = refusal(&table, "red builds bridge W(0,1)");
    assert_eq!((illegal.code, illegal.rule), (Code::NoPiecesLeft, rule::RIVER_049));
    assert_eq!(illegal.detail, Detail::Pieces(Piece::Bridge, 3));
    assert!(!listed(&table, "red").iter().any(|text| text.contains("bridge")));
    let two = "bridge W(1,-1) W(0,-1), settlement S(0,0), hand 2 brick lumber";
    let played = after(&rivers(&format!("red {two}\nturn red, rolled")), "red builds bridge W(0,1)");
    assert_eq!(purses(&played), [3, 0, 0, 0]);
    assert!(played.game().parse_position("red bridge W(1,-1) W(0,-1) W(0,1) W(-1,1)\nturn red").is_err());
}

#[test]
fn a_bridge_comes_after_the_roll_and_in_the_own_turn() {
    let position = rivers("red road NE(0,0), hand 2 brick lumber\nturn red");
    check_illegal(&position, "red builds bridge W(1,-1)", Code::RollFirst, rule::BASE_063);
    assert!(!listed(&table(&position), "red").iter().any(|text| text.contains("bridge")));
    let position = rivers("red road NE(0,0), hand 2 brick lumber\nturn blue, rolled");
    check_illegal(&position, "red builds bridge W(1,-1)", Code::NotYourTurn, rule::BASE_231);
    check_illegal("turn red, rolled", "red builds bridge W(1,-1)", Code::NotInPlay, rule::COMBO_009);
}

/// Two roads on either side of the bridge: five with it.
#[test]
fn river_050_a_route_over_a_bridge_takes_the_longest_road() {
    let position = rivers(
        "red road NE(0,0) NW(1,0) NE(0,-1) NW(0,-1), hand 2 brick lumber, gold 1
         turn red, rolled",
    );
    assert_eq!(public(&table(&position)).road_length[0], 2);
    let played = after(&position, "red builds bridge W(1,-1)");
    assert_eq!(public(&played).road_length[0], 5);
    assert_eq!(public(&played).longest_road, Some(seat(&played, "red")));
    // Two points for the card, one for being rich.
    assert_eq!(points(&played, "red"), 3);
    // A foreign building at its end cuts the route as it would between roads.
    let cut = rivers(
        "red road NE(0,0) NW(1,0) NE(0,-1) NW(0,-1), bridge W(1,-1)
         blue settlement N(0,0)
         turn red, rolled",
    );
    assert_eq!(public(&table(&cut)).road_length[0], 3);
}

/// Blue settles at the end of red's bridge, and red's route is cut there.
#[test]
fn river_050_a_foreign_settlement_at_a_bridge_cuts_the_route_at_once() {
    let position = rivers(
        "red road NE(0,0) NW(1,0) NE(0,-1) NW(0,-1), bridge W(1,-1)
         blue road NW(0,0), hand brick lumber wool grain
         turn blue, rolled",
    );
    assert_eq!(public(&table(&position)).longest_road, Some(seat(&table(&position), "red")));
    let played = after(&position, "blue builds settlement N(0,0)");
    assert_eq!((public(&played).road_length[0], public(&played).longest_road), (3, None));
}

/// Red's road leads to a bridge, and blue's settlement stands on the other side of it.
#[test]
fn river_051_nothing_goes_on_from_a_bridge_through_a_foreign_building() {
    let position = rivers(
        "red road NE(0,0), bridge W(1,-1), hand brick lumber wool grain
         blue settlement S(1,-2)
         turn red, rolled",
    );
    check_illegal(&position, "red builds road NE(0,-1)", Code::RoadBlocked, rule::BASE_143);
    assert!(is_legal(&table(&position), "red builds road NW(0,0)"), "the near side is open");
}

/// Roads that an earthquake damaged join nothing, and a bridge needs something else. Also: EVENT-034.
#[test]
fn combo_043_a_bridge_needs_more_than_a_damaged_road() {
    let position = |red: &str| {
        format!("option variants event_cards\n{}", rivers(&format!("red {red}, hand 2 brick lumber\nturn red, rolled")))
    };
    let damaged = position("road NE(0,0) NW(1,0), damaged NE(0,0)");
    check_illegal(&damaged, "red builds bridge W(1,-1)", Code::RoadDamaged, rule::COMBO_043);
    for joined in [
        "road NE(0,0) NW(1,0), damaged NW(1,0)",
        "road NE(0,0) NW(0,0), damaged NE(0,0)",
        "road NE(0,0), damaged NE(0,0), settlement N(0,0)",
    ] {
        assert!(is_legal(&table(&position(joined)), "red builds bridge W(1,-1)"), "{joined}");
    }
}

#[test]
fn river_051_roads_and_settlements_join_a_bridge() {
    let position = rivers("red bridge W(1,-1), hand 2 brick 2 lumber wool grain\nturn red, rolled");
    let table = table(&position);
    assert!(is_legal(&table, "red builds road NE(0,-1)"));
    assert!(is_legal(&table, "red builds road NE(0,0)"));
    assert!(is_legal(&table, "red builds settlement S(1,-2)"));
    assert!(is_legal(&table, "red builds settlement N(0,0)"));
    assert!(!is_legal(&table, "red builds settlement S(1,-1)"));
}

#[test]
fn river_052_free_roads_are_no_bridges() {
    let position = rivers("red settlement N(0,0), hand 2 brick lumber, cards 1 road-building\nturn red, rolled");
    let played = after(&position, "red plays road-building");
    let illegal = refusal(&played, "red builds bridge W(1,-1)");
    assert_eq!((illegal.code, illegal.rule), (Code::ActionPending, rule::BASE_069));
    assert_eq!(listed(&played, "red"), ["red builds road NW(0,0)", "red builds road NE(0,0)"]);
}

/// The card is no good where only bridge sites are left. Also: RIVER-026.
#[test]
fn river_052_bridge_sites_alone_are_no_use_for_free_roads() {
    let position = rivers(
        "red settlement N(0,0), cards 1 road-building
         blue road NW(0,0) NE(0,0)
         turn red, rolled",
    );
    check_illegal(&position, "red plays road-building", Code::NoEffect, rule::BASE_181);
}

#[test]
fn river_053_bridges_are_no_road_pieces_and_score_nothing() {
    let played = after(READY, "red builds bridge W(1,-1)");
    assert_eq!(public(&played).pool[0].roads, 14);
    // The rich settler's point, and nothing for the bridge.
    assert_eq!(points(&played, "red"), 1);
    // All fifteen roads are laid, and a bridge is still possible.
    let roads = "road NW(0,-2) NE(0,-2) NW(1,-2) NE(1,-2) NW(2,-2) NE(2,-2) W(0,-2) W(1,-2) W(2,-2) W(3,-2) NE(-1,-1) \
                 NW(0,-1) NE(0,-1) NW(1,-1) NE(1,-1)";
    let position = rivers(&format!("red {roads}, hand 3 brick 2 lumber\nturn red, rolled"));
    check_illegal(&position, "red builds road NW(2,-1)", Code::NoPiecesLeft, rule::BASE_137);
    let played = after(&position, "red builds bridge W(1,-1)");
    assert_eq!(public(&played).pool[0].roads, 0);
}
