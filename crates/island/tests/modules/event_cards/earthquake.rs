//! Earthquake: damaged roads, what they forbid, and their repair.

use steading_game::{Game, Notation, Observer, Table};
use steading_island::Island;
use steading_island::illegal::{Code, Detail};
use steading_island::rule;

use super::*;

/// Everybody but orange has a road; white's only one is damaged.
const ROADS: &str = "
    red    settlement N(0,0), road NE(0,0) W(1,0)
    blue   settlement S(0,1), road W(0,2)
    white  settlement N(-2,1), road NE(-2,1), damaged NE(-2,1)
    turn   blue
";

#[test]
fn event_030_everybody_damages_an_own_road() {
    let mut table = at(ROADS);
    play(&mut table, "blue rolls; reveal 6 earthquake");
    let foreign = refusal(&table, "blue damages road NE(0,0)");
    assert_eq!((foreign.code, foreign.rule), (Code::NotAChoice, rule::EVENT_030));
    assert_eq!(refusal(&table, "blue damages road NE(9,9)").code, Code::UnknownPlace);
    play(&mut table, "blue damages road W(0,2)");
    assert_eq!(listed(&table, "red"), ["red damages road NE(0,0)", "red damages road W(1,0)"]);
    let log = play(&mut table, "red damages road W(1,0)");
    assert_eq!(log[0], "the road W(1,0) of red is damaged");
    assert!(is_legal(&table, "blue ends turn"), "nobody else can damage anything");
}

#[test]
fn event_031_only_whole_roads_are_damaged() {
    let mut table = at(&ROADS.replace("road NE(-2,1),", "road NE(-2,1) NW(-2,1),"));
    play(&mut table, "blue rolls; reveal 6 earthquake; blue damages road W(0,2)");
    assert_eq!(asked(&table), ["white"]);
    assert_eq!(listed(&table, "white"), ["white damages road NW(-2,1)"]);
    let again = refusal(&table, "white damages road NE(-2,1)");
    assert_eq!((again.code, again.rule), (Code::NotAChoice, rule::EVENT_031));
    play(&mut table, "white damages road NW(-2,1); red damages road NE(0,0)");
    let damaged = public(&table).modules.event_cards.damaged;
    assert_eq!(damaged.len(), 4, "damage adds up");
    // A player without a whole road does nothing.
    let table = played(ROADS, "blue rolls; reveal 6 earthquake; blue damages road W(0,2)");
    assert_eq!(asked(&table), ["red"], "white has only a damaged road, orange none");
}

/// Also: EVENT-080.
#[test]
fn event_032_no_new_road_while_one_is_damaged() {
    let position = "
        red   settlement N(0,0), road NE(0,0), damaged NE(0,0), hand 2 brick 2 lumber
        turn  red, rolled
    ";
    let table = at(position);
    let refused = refusal(&table, "red builds road W(1,0)");
    assert_eq!((refused.code, refused.rule), (Code::RoadDamaged, rule::EVENT_032));
    assert_eq!(refused.detail, Detail::Edge("NE(0,0)".parse().expect("a path")));
    // Not even from the settlement itself.
    assert_eq!(refusal(&table, "red builds road NW(0,0)").code, Code::RoadDamaged);
    let building: Vec<String> = listed(&table, "red").into_iter().filter(|line| line.contains(" road ")).collect();
    assert_eq!(building, ["red repairs road NE(0,0)"]);
    // Others build.
    let position = position.replace("turn  red", "blue settlement S(0,1), hand brick lumber\n turn blue");
    assert!(is_legal(&at(&position), "blue builds road W(0,2)"));
    // The damage is repaired: building goes on.
    let position = position.replace("turn blue", "turn red");
    let table = played(&position, "red repairs road NE(0,0)");
    assert!(is_legal(&table, "red builds road W(1,0)"));
}

/// Also: EVENT-EX-08.
#[test]
fn event_032_two_earthquakes_need_two_repairs() {
    let position = "
        red    settlement N(0,0), road NE(0,0) W(1,0), hand 3 brick 3 lumber
        robber (0,-1)
        turn   red
    ";
    let mut table = at(position);
    play(&mut table, "red rolls; reveal 6 earthquake; red damages road NE(0,0)");
    // A second earthquake can only come after New Year.
    let position = table.game().write_position(table.state());
    let mut table = at(&position.replace("revealed 6 earthquake", "").replace(", rolled 6", ""));
    play(&mut table, "red rolls; reveal 6 earthquake; red damages road W(1,0)");
    assert_eq!(refusal(&table, "red builds road NW(0,0)").code, Code::RoadDamaged);
    play(&mut table, "red repairs road W(1,0)");
    assert_eq!(refusal(&table, "red builds road NW(0,0)").code, Code::RoadDamaged);
    play(&mut table, "red repairs road NE(0,0)");
    assert_eq!(hand(&table, "red"), cards("brick lumber"));
    play(&mut table, "red builds road NW(0,0)");
}

/// Also: COMBO-071, EVENT-081.
#[test]
fn event_033_a_repair_costs_a_road_in_the_building_phase() {
    let position = "
        red   settlement N(0,0), road NE(0,0) NW(0,0), damaged NE(0,0), hand brick lumber 4 wool
        blue  settlement S(0,1), road W(0,2), damaged W(0,2)
        turn  red, rolled
    ";
    let mut table = at(position);
    let not_damaged = |table: &Table<Island>, action: &str| {
        let refusal = refusal(table, action);
        assert_eq!((refusal.code, refusal.rule), (Code::NotDamaged, rule::EVENT_033), "{action}");
    };
    not_damaged(&table, "red repairs road NW(0,0)");
    not_damaged(&table, "red repairs road W(0,2)");
    not_damaged(&table, "red repairs road W(1,1)");
    assert_eq!(refusal(&table, "red repairs road W(9,9)").code, Code::UnknownPlace);
    assert_eq!(refusal(&table, "blue repairs road W(0,2)").code, Code::NotYourTurn);
    assert!(is_legal(&table, "red banks 4 wool for ore"));
    let bank = public(&table).bank;
    let log = play(&mut table, "red repairs road NE(0,0)");
    assert_eq!(log, ["red pays 1 brick 1 lumber", "red repairs the road NE(0,0)"]);
    assert_eq!(public(&table).bank, bank + cards("brick lumber"));
    assert_eq!(public(&table).pool[0].roads, 13, "no piece is used");
    not_damaged(&table, "red repairs road NE(0,0)");
    assert_eq!(refusal(&table, "red banks 4 wool for ore").code, Code::TradeClosed, "a repair counts as building");
    // Not before the card of the turn, and not without the price.
    assert_eq!(refusal(&at(&position.replace(", rolled", "")), "red repairs road NE(0,0)").code, Code::RollFirst);
    let poor = refusal(&at(&position.replace("hand brick", "hand ore")), "red repairs road NE(0,0)");
    assert_eq!((poor.code, poor.rule), (Code::CannotAfford, rule::EVENT_033));
}

#[test]
fn event_034_a_damaged_road_is_part_of_the_longest_road() {
    let position = "
        red    settlement N(0,0), road NE(0,0) W(1,0) NW(0,1) NE(-1,1) W(0,0)
        turn   red
    ";
    let table = played(position, "red rolls; reveal 6 earthquake; red damages road NW(0,1)");
    assert_eq!(public(&table).road_length[0], 5);
    assert_eq!(public(&table).longest_road, Some(seat(&table, "red")));
    // A damaged road that joins two pieces of a route joins them still, when the award is judged anew.
    let position = "
        red    settlement N(0,0), road NE(0,0) W(1,0) NW(0,1) W(0,0) NW(0,0), damaged W(1,0)
        turn   red, rolled
    ";
    assert_eq!(public(&at(position)).road_length[0], 5);
}

#[test]
fn event_035_a_damaged_road_keeps_its_path_and_its_owner() {
    let position = "
        red   settlement N(0,0), road NE(0,0), damaged NE(0,0)
        blue  settlement N(1,-1), road NW(1,0), hand 2 brick 2 lumber
        turn  blue, rolled
    ";
    let table = at(position);
    let taken = refusal(&table, "blue builds road NE(0,0)");
    assert_eq!((taken.code, taken.rule), (Code::PathOccupied, rule::BASE_141));
    assert_eq!(refusal(&table, "blue repairs road NE(0,0)").code, Code::NotDamaged, "it is red's");
    assert_eq!(public(&table).pool[0].roads, 14);
    // Its owner may repair and build on from it.
    let table = at(&position.replace("turn  blue", "turn red").replace("damaged NE(0,0)", "hand brick lumber"));
    assert!(is_legal(&table, "red builds road W(1,0)"));
}

#[test]
fn event_036_no_settlement_where_only_damaged_roads_lead() {
    let position = "
        red   settlement N(0,0), road NE(0,0) W(1,0), damaged W(1,0), hand 2 brick 2 lumber wool grain
        turn  red, rolled
    ";
    let table = at(position);
    let refused = refusal(&table, "red builds settlement N(0,1)");
    assert_eq!((refused.code, refused.rule), (Code::RoadDamaged, rule::EVENT_036));
    assert_eq!(refused.detail, Detail::Vertex("N(0,1)".parse().expect("an intersection")));
    assert!(!listed(&table, "red").contains(&"red builds settlement N(0,1)".to_owned()));
    // Another whole road there makes it legal, and so does the repair.
    assert!(is_legal(
        &at(&position.replace("W(1,0), damaged", "W(1,0) NW(0,1), damaged")),
        "red builds settlement N(0,1)"
    ));
    let repaired = played(position, "red repairs road W(1,0)");
    assert!(is_legal(&repaired, "red builds settlement N(0,1)"));
    // A foreign road does not help.
    let foreign = position.replace("turn", "blue settlement S(0,1), road NW(0,1)\n turn");
    assert_eq!(refusal(&at(&foreign), "red builds settlement N(0,1)").code, Code::RoadDamaged);
}

#[test]
fn event_037_free_roads_may_repair() {
    let position = "
        red   settlement N(0,0), road NE(0,0) W(1,0), damaged NE(0,0) W(1,0), cards road-building
        turn  red
    ";
    // Both for repairs, even before the card of the turn is revealed.
    let mut table = at(position);
    play(&mut table, "red plays road-building");
    assert_eq!(listed(&table, "red"), ["red repairs road NE(0,0)", "red repairs road W(1,0)"]);
    let log = play(&mut table, "red repairs road NE(0,0)");
    assert_eq!(log, ["red repairs the road NE(0,0)"], "free of charge");
    assert_eq!(refusal(&table, "red builds road NW(0,1)").code, Code::RoadDamaged, "one is still damaged");
    play(&mut table, "red repairs road W(1,0)");
    assert!(is_legal(&table, "red rolls"), "both free roads are used");
    // One repair, then a new road, which is possible now.
    let mut table = at(&position.replace("damaged NE(0,0) W(1,0)", "damaged W(1,0)"));
    play(&mut table, "red plays road-building; red repairs road W(1,0); red builds road NW(0,1)");
    assert!(is_legal(&table, "red rolls"));
    // A repair for a free road is not building: trade stays open.
    let later =
        position.replace("turn  red", "turn red, rolled").replace("road-building", "road-building, hand 4 wool");
    let mut table = at(&later);
    play(&mut table, "red plays road-building; red repairs road W(1,0); red repairs road NE(0,0)");
    assert!(is_legal(&table, "red banks 4 wool for ore"));
}

/// Without a road piece both free roads are still good for repairs.
#[test]
fn event_037_free_roads_repair_without_a_piece_left() {
    let roads = "W(0,0) NW(0,0) NE(0,0) W(1,0) NW(0,1) NE(-1,1) W(0,1) NE(-1,2) W(1,1) NW(1,1) NE(0,1) NW(1,0) W(2,-1) NE(1,0) W(1,-1)";
    let position = format!("red road {roads}, damaged W(0,0) W(1,1), cards road-building\n turn red");
    let mut table = at(&position);
    play(&mut table, "red plays road-building; red repairs road W(0,0)");
    assert_eq!(listed(&table, "red"), ["red repairs road W(1,1)"]);
    play(&mut table, "red repairs road W(1,1); red rolls");
    // With one of them damaged the other free road is lost.
    let mut table = at(&position.replace("W(0,0) W(1,1), cards", "W(0,0), cards"));
    play(&mut table, "red plays road-building; red repairs road W(0,0); red rolls");
}

#[test]
fn event_039_roads_are_damaged_openly_one_after_the_other() {
    let mut table = at(ROADS);
    play(&mut table, "blue rolls; reveal 6 earthquake");
    assert_eq!(asked(&table), ["blue"], "the player on turn first");
    assert_eq!(refusal(&table, "red damages road NE(0,0)").code, Code::ActionPending);
    let events = table.enter_text("blue damages road W(0,2)").expect("an own road");
    let told = table.game().redact(&events[0], Observer::Public).map(|event| table.game().write_event(&event));
    assert_eq!(told.as_deref(), Some("the road W(0,2) of blue is damaged"));
    assert_eq!(asked(&table), ["red"]);
    // What red may choose is what it could choose before.
    assert_eq!(listed(&table, "red").len(), 2);
}
