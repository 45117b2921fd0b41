//! Overrun coasts (section 1.5).

use steading_island::rule;

use super::*;
use crate::support::{cards, check_illegal, hand, points, producing, public, seat, table};

const SIDES: [&str; 6] = ["NE(-2,1)", "W(-1,1)", "NW(-2,2)", "NE(-3,2)", "W(-2,1)", "NW(-2,1)"];
const CORNERS: [&str; 6] = ["N(-2,1)", "S(-1,0)", "N(-2,2)", "S(-2,1)", "N(-3,2)", "S(-2,0)"];

/// Roads all around (-2,1), which holds so many barbarians.
fn beside(roads: &str, count: u32) -> String {
    format!("red road {roads}, hand brick lumber wool grain\nbarbarians (-2,1) {count}\nturn red, rolled")
}

#[test]
fn barb_040_three_barbarians_overrun_a_coast_and_a_fourth_has_no_room() {
    let silent = |count| producing(&at(&format!("barbarians (-2,1) {count}\nturn red")), 4).len();
    assert_eq!([1, 2, 3].map(silent), [2, 2, 1]);
    assert!(!is_position("barbarians (-2,1) 4\nturn red"));
}

#[test]
fn barb_041_one_or_two_barbarians_hinder_nobody() {
    for count in [1, 2] {
        let yields = format!("red settlement N(-3,2)\nbarbarians (-2,1) {count}\nturn red");
        assert_eq!(hand(&played(&yields, "red rolls 2+2"), "red"), cards("wool"));
        assert!(is_legal(&at(&beside("NW(-2,1)", count)), "red builds road NE(-2,1)"));
        assert!(is_legal(&at(&beside("NW(-2,1)", count)), "red builds settlement N(-2,1)"));
        assert_eq!(points(&at(&yields), "red"), 1);
    }
}

#[test]
fn barb_042_an_overrun_coast_yields_nothing_and_its_number_elsewhere_does() {
    let position = "
        red        city N(-2,1)
        blue       settlement N(1,0)
        barbarians (-2,1) 3
        turn       red
        ";
    let table = played(position, "red rolls 2+2");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("nothing"), cards("ore")));
    // The other hexes of the city are not overrun.
    assert_eq!(hand(&played(position, "red rolls 6+6"), "red"), cards("2 grain"));
}

#[test]
fn barb_043_an_attack_puts_nobody_on_an_overrun_coast() {
    let position = "red road NE(0,0), hand brick lumber wool grain\nbarbarians (-2,1) 3\nturn red, rolled";
    let table = played(position, "red builds settlement N(0,0); landing 2+2; landing 1+4; landing 2+4");
    assert_eq!((on(&table, "(-2,1)"), all_barbarians(&table)), (3, 5));
}

#[test]
fn barb_044_no_road_and_no_settlement_beside_an_overrun_coast() {
    // Roads that lead to each side and corner, most of them from a hex that is free.
    for side in SIDES {
        let others: Vec<&str> = SIDES.into_iter().filter(|other| *other != side).collect();
        let others = others.join(" ");
        assert!(is_legal(&at(&beside(&others, 2)), &format!("red builds road {side}")), "{side}");
        let action = format!("red builds road {side}");
        check_illegal(&attack(&beside(&others, 3)), &action, Code::Overrun, rule::BARB_044);
        assert_eq!(listed_with(&at(&beside(&others, 3)), "red", &action), Vec::<String>::new());
    }
    for corner in CORNERS {
        let action = format!("red builds settlement {corner}");
        assert!(is_legal(&at(&beside(&SIDES.join(" "), 2)), &action), "{corner}");
        check_illegal(&attack(&beside(&SIDES.join(" "), 3)), &action, Code::Overrun, rule::BARB_044);
    }
    // A path further nothing is forbidden.
    let near = "red road NW(-2,1), hand brick lumber wool grain\nbarbarians (-2,1) 3\nturn red, rolled";
    assert!(is_legal(&at(near), "red builds road W(-1,0)") && is_legal(&at(near), "red builds road NE(-3,1)"));
    assert!(is_legal(
        &at("red road W(-1,0), hand brick lumber wool grain\nbarbarians (-2,1) 3\nturn red, rolled"),
        "red builds settlement S(-1,-1)"
    ));
}

#[test]
fn barb_045_what_stands_there_stays() {
    let position = "
        red        road NE(0,0), hand brick lumber wool grain
        blue       settlement N(-2,1), city S(-2,1), road NW(-2,1) W(-2,1) NE(-3,2) NE(-2,1) W(-1,1)
        barbarians (-2,1) 2
        turn       red, rolled
        ";
    let table = played(position, "red builds settlement N(0,0); landing 2+2; landing 1+1; landing 1+2");
    assert_eq!(on(&table, "(-2,1)"), 3);
    let blue = seat(&table, "blue");
    assert_eq!((public(&table).settlements[blue.index()].len(), public(&table).cities[blue.index()].len()), (1, 1));
    assert_eq!((public(&table).roads[blue.index()].len(), public(&table).longest_road), (5, Some(blue)));
}

#[test]
fn barb_046_a_settlement_beside_it_that_is_not_captured_may_become_a_city() {
    let position = format!("red settlement N(-2,1), {CITY}\nbarbarians (-2,1) 3\nturn red, rolled");
    let built = played(&position, "red builds city N(-2,1)");
    assert_eq!((points(&built, "red"), chance(&built).as_str()), (2, "landing"));
    let off = format!("option overrun_cities off\n{}", attack(&position));
    check_illegal(&off, "red builds city N(-2,1)", Code::Overrun, rule::BARB_046);
    // Elsewhere the option changes nothing, and two barbarians are no reason.
    let two = off.replace("(-2,1) 3", "(-2,1) 2");
    assert!(is_legal(&table(&two), "red builds city N(-2,1)"));
    let away = off.replace("settlement N(-2,1)", "settlement N(0,0)");
    assert!(is_legal(&table(&away), "red builds city N(0,0)"));
}

#[test]
fn barb_047_knights_stand_on_and_go_along_the_sides_of_an_overrun_coast() {
    let position = "red guards W(-1,0), hand wool grain ore\nbarbarians (-2,1) 3\nturn red, rolled";
    let marching = played(position, "red ends turn");
    for side in ["NW(-2,1)", "NE(-2,1)", "W(-2,1)", "W(-1,1)", "NE(-3,2)"] {
        assert!(is_legal(&marching, &format!("red sends knight W(-1,0) {side}")), "{side}");
    }
    let placing = played(position, "red buys card; card black-knight");
    assert!(SIDES.iter().all(|side| is_legal(&placing, &format!("red musters knight {side}"))));
}

#[test]
fn barb_048_desert_and_castle_are_never_overrun() {
    assert!(!is_position("barbarians (2,-2) 3\nturn red") && !is_position("barbarians (-2,2) 3\nturn red"));
    // With every coast overrun one may still build between the castle and nothing else, and at the desert.
    let everywhere = COAST.map(|hex| format!("{hex} 3")).join(", ");
    let position = format!(
        "red road NE(-3,3) NE(2,-2), hand 2 brick 2 lumber wool grain\nbarbarians {everywhere}\nturn red, rolled"
    );
    for action in ["red builds settlement N(-3,3)", "red builds settlement S(3,-3)", "red builds road W(-2,2)"] {
        assert!(is_legal(&at(&position), action), "{action}");
    }
}

#[test]
fn barb_137_a_damaged_road_beside_an_overrun_coast_may_be_repaired() {
    let position = "
        option variants event_cards
        option scenario barbarian_attack
        red        settlement N(-2,1), road NE(-2,1) W(-1,0), damaged NE(-2,1), hand brick lumber
        barbarians (-2,1) 3
        turn       red, rolled
        ";
    let mut table = table(position);
    assert!(is_legal(&table, "red repairs road NE(-2,1)"));
    play(&mut table, "red repairs road NE(-2,1)");
    assert_eq!(item(&table, "red", "damaged"), "");
    assert_eq!(hand(&table, "red"), cards("nothing"));
}
