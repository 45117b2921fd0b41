//! Where camels can go (`CARAVAN-032` to `CARAVAN-043`).

use steading_island::illegal::{About, Code, Detail, Illegal};
use steading_island::rule;

use super::{choices, choices_after, placing};
use crate::support::{after, play, public, refusal, table};

/// Caravans 1 and 2 have come to S(1,-2) north of the oasis, from both sides.
const MEETING: &str = "NE(-1,0) W(0,-1) NW(0,-1) NW(1,0) W(2,-1) NE(1,-1) NW(1,-1) NE(0,-1)";

/// Fifteen camels, and all three caravans have run into one intersection.
const ALL_ENDED: &str = "NW(1,0) NE(1,0) W(2,0) NE(-1,0) NW(-1,0) W(-1,0) NE(-2,1) NW(1,1) W(0,1) W(1,1) W(-1,1) NE(-2,2) \
                         NW(0,2) NE(-1,2) NW(-1,2)";

/// All 22 camels.
const ALL_CAMELS: &str = "NW(1,0) W(2,-1) NE(-1,0) NW(2,-1) W(3,-2) W(0,1) NW(-1,2) NW(-1,0) W(-1,0) NE(2,-2) W(-1,2) \
                          NE(-2,3) NW(-1,3) NW(-2,1) NE(-3,1) NE(-1,3) W(-2,0) NW(0,3) W(1,2) NW(-2,0) NW(1,2) NE(-2,0)";

fn check_refused(camels: &str, path: &str, rule: steading_game::RuleId, why: &'static str) {
    let told = Detail::Why(why, About::Edge(path.parse().unwrap()));
    let illegal = refusal(&placing(camels), &format!("red places camel {path}"));
    assert_eq!(illegal, Illegal::new(Code::NoCamelHere, rule, told), "{path}");
}

/// Nothing is asked and no camel comes: the turn just passes.
fn check_no_camel(camels: &str) {
    let table = after(&format!("option scenario caravans\ncamels {camels}, due\nturn red, rolled"), "red ends turn");
    assert_eq!(public(&table).turn, crate::support::seat(&table, "blue"));
    assert_eq!(public(&table).modules.caravans.camels.len() as usize, camels.split_whitespace().count());
}

#[test]
fn caravan_013_no_vote_when_every_caravan_has_ended() {
    check_no_camel(ALL_ENDED);
}

/// Also: CARAVAN-043.
#[test]
fn caravan_013_no_vote_when_the_camels_are_used_up() {
    check_no_camel(ALL_CAMELS);
    // One camel fewer, and four paths are open.
    let one_less = ALL_CAMELS.rsplit_once(' ').unwrap().0;
    assert_eq!(choices_after(one_less), ["NE(-2,0)", "NW(2,-2)", "W(-1,-1)", "W(2,1)"]);
}

#[test]
fn caravan_032_a_caravan_starts_on_its_arrow_with_the_head_outside() {
    // Both orientations stand in table 6.3.1 with the next paths of each arrow.
    assert_eq!(choices_after("NE(-1,0)"), ["NW(-1,0)", "NW(1,0)", "W(0,-1)", "W(0,1)"]);
    assert_eq!(choices_after("NW(1,0)"), ["NE(-1,0)", "NE(1,0)", "W(0,1)", "W(2,-1)"]);
    assert_eq!(choices_after("W(0,1)"), ["NE(-1,0)", "NE(-1,2)", "NW(-1,2)", "NW(1,0)"]);
    let of_b = |camel: &str| {
        let table = table(&format!(
            "option scenario caravans\noption oasis B\ncamels {camel}, due\nturn red, rolled\nframes pass, caravans place red"
        ));
        choices(&table)
    };
    assert_eq!(of_b("W(1,-1)"), ["NE(0,-1)", "NE(0,1)", "NW(-1,1)", "NW(1,-1)"]);
    assert_eq!(of_b("NE(0,1)"), ["NW(-1,1)", "NW(1,1)", "W(1,-1)", "W(1,1)"]);
    assert_eq!(of_b("NW(-1,1)"), ["NE(-2,1)", "NE(0,1)", "W(-1,1)", "W(1,-1)"]);
}

/// Also: CARAVAN-061.
#[test]
fn caravan_032_no_caravan_starts_elsewhere() {
    check_refused("none", "W(0,-1)", rule::CARAVAN_032, "first-camel");
}

#[test]
fn caravan_033_the_first_camel_does_not_stand_along_the_oasis() {
    for path in ["W(0,0)", "NW(0,0)", "NE(0,0)", "W(1,0)", "NW(0,1)", "NE(-1,1)"] {
        check_refused("none", path, rule::CARAVAN_033, "beside-oasis");
    }
    // Each side touches the start of one caravan. Where that has set out, the oasis is not what forbids it.
    for path in ["W(0,0)", "NW(0,0)"] {
        check_refused("NE(-1,0)", path, rule::CARAVAN_034, "not-at-head");
    }
    for path in ["NE(0,0)", "W(1,0)", "NW(0,1)", "NE(-1,1)"] {
        check_refused("NE(-1,0)", path, rule::CARAVAN_033, "beside-oasis");
    }
}

#[test]
fn caravan_034_a_camel_goes_on_from_a_head() {
    check_refused("NE(-1,0)", "NW(-1,2)", rule::CARAVAN_034, "not-at-head");
    let full = choices_after("NE(-1,0) NW(1,0) W(0,1)");
    assert_eq!(full, ["NE(-1,2)", "NE(1,0)", "NW(-1,0)", "NW(-1,2)", "W(0,-1)", "W(2,-1)"]);
}

#[test]
fn caravan_035_caravans_never_branch() {
    // NW(-1,0) was open after the first camel; the second went the other way.
    check_refused("NE(-1,0) W(0,-1)", "NW(-1,0)", rule::CARAVAN_034, "not-at-head");
}

#[test]
fn caravan_036_one_camel_a_path() {
    check_refused("NE(-1,0)", "NE(-1,0)", rule::CARAVAN_036, "camel-there");
}

#[test]
fn caravan_036_a_road_and_a_camel_share_a_path_whichever_came_first() {
    let table = after(
        "
        option scenario caravans
        red    road W(0,-1), settlement S(0,-2), hand brick lumber
        camels NE(-1,0), due
        turn   red, rolled
        frames pass, caravans place red
        ",
        "red places camel W(0,-1)",
    );
    assert_eq!(public(&table).modules.caravans.camels.len(), 2);
    let table = after(
        "
        option scenario caravans
        red    road W(0,-1), settlement S(0,-2), hand brick lumber
        camels NE(-1,0)
        turn   red, rolled
        ",
        "red builds road NE(-1,0)",
    );
    assert_eq!(public(&table).roads[0].len(), 2);
}

#[test]
fn caravan_037_camels_go_along_the_coast() {
    assert_eq!(
        choices_after("NE(-1,0) W(0,-1) NW(0,-1) W(1,-2) NW(1,-2)"),
        ["NE(1,-2)", "NW(1,0)", "W(0,1)"],
        "N(1,-2) has two paths, both on the coast"
    );
}

#[test]
fn caravan_037_a_caravan_that_turns_back_goes_along_the_oasis() {
    let table = placing("NE(-1,0) W(0,-1) NW(0,-1) NE(0,-1) W(1,-1)");
    assert_eq!(choices(&table), ["NE(0,0)", "NW(0,0)", "NW(1,0)", "W(0,1)"]);
}

#[test]
fn caravan_038_buildings_and_roads_do_not_stop_a_caravan() {
    let table = table(
        "
        option scenario caravans
        blue   city N(-1,0), road NW(-1,0) W(0,-1)
        camels NE(-1,0), due
        turn   red, rolled
        frames pass, caravans place red
        ",
    );
    assert_eq!(choices(&table), ["NW(-1,0)", "NW(1,0)", "W(0,-1)", "W(0,1)"]);
}

#[test]
fn caravan_039_two_caravans_that_met_go_on_as_one() {
    let table = placing(&format!("{MEETING} W(1,-1)"));
    assert_eq!(choices(&table), ["NE(0,0)", "NW(0,0)", "W(0,1)"]);
    let heads = public(&table).modules.caravans.heads.map(|head| head.map(|head| head.to_string()));
    assert_eq!(heads, [Some("N(0,0)".to_owned()), None, None]);
    // One head only: after the next camel the other side is not open.
    assert_eq!(choices_after(&format!("{MEETING} W(1,-1) NE(0,0)")), ["W(0,1)", "W(1,0)"]);
}

#[test]
fn caravan_040_the_third_path_where_two_heads_meet_is_one_choice() {
    assert_eq!(choices_after(MEETING), ["W(0,1)", "W(1,-1)"]);
}

/// The heads stand at N(0,-1) and S(1,-2), and NE(0,-1) lies between: the first caravan takes it and meets the second.
#[test]
fn caravan_040_a_path_between_two_heads_is_one_choice() {
    let camels = "NE(-1,0) W(0,-1) NW(0,-1) NW(1,0) W(2,-1) NE(1,-1) NW(1,-1)";
    assert_eq!(choices_after(camels), ["NE(0,-1)", "W(0,1)", "W(1,-1)", "W(1,-2)"]);
    assert_eq!(choices_after(&format!("{camels} NE(0,-1)")), ["W(0,1)", "W(1,-1)"]);
}

/// Caravan 1 comes down W(2,-2) to N(1,-1), where caravan 2 has passed.
#[test]
fn caravan_041_a_caravan_that_runs_into_another_has_ended() {
    let camels = "NW(1,0) W(2,-1) NE(1,-1) NW(1,-1) NE(-1,0) W(0,-1) NW(0,-1) W(1,-2) NW(1,-2) NE(1,-2)";
    assert_eq!(choices_after(camels), ["NE(0,-1)", "NW(2,-2)", "W(0,1)", "W(1,-1)", "W(2,-2)"]);
    assert_eq!(choices_after(&format!("{camels} W(2,-2)")), ["NE(0,-1)", "W(0,1)", "W(1,-1)"]);
}

/// At the corner where it started only one path has a camel, so the caravan passes its own tail.
#[test]
fn caravan_041_a_caravan_goes_on_where_a_path_is_left() {
    let back = "NE(-1,0) W(0,-1) NW(0,-1) NE(0,-1) W(1,-1) NW(0,0)";
    assert_eq!(choices_after(back), ["NW(1,0)", "W(0,0)", "W(0,1)"]);
}

#[test]
fn caravan_042_an_arrow_that_another_caravan_took_starts_nothing() {
    let at_corner = "NE(-1,0) W(0,-1) NW(0,-1) NE(0,-1) W(1,-1) NE(0,0)";
    assert_eq!(choices_after(at_corner), ["NW(1,0)", "W(0,1)", "W(1,0)"]);
    // The caravan itself went on: its old head is no head any more.
    assert_eq!(choices_after(&format!("{at_corner} NW(1,0)")), ["NE(1,0)", "W(0,1)", "W(2,-1)"]);
}

#[test]
fn caravan_042_an_arrow_is_also_taken_from_outside() {
    let outside = "NE(-1,0) W(0,-1) NW(0,-1) NE(0,-1) NW(1,-1) NE(1,-1) W(2,-1)";
    assert_eq!(choices_after(outside), ["NE(1,0)", "NW(1,0)", "W(0,1)"]);
    assert_eq!(choices_after(&format!("{outside} NW(1,0)")), ["NE(0,0)", "W(0,1)", "W(1,0)"]);
}

/// Two caravans have met at a coast intersection that has no third path.
#[test]
fn caravan_043_a_caravan_without_a_free_path_ends() {
    let camels = "NW(1,0) NE(-1,0) W(0,-1) NW(0,-1) W(2,-1) W(1,-2) NE(1,-1) W(2,-2) NE(1,-2)";
    assert_eq!(choices_after(camels), ["NE(0,-2)", "NW(1,-2)", "W(0,1)"], "before they meet");
    let mut table = table(&format!("option scenario caravans\ncamels {camels} NW(1,-2), due\nturn red, rolled"));
    // W(0,1) is all that is left.
    play(&mut table, "red ends turn");
    assert_eq!(public(&table).modules.caravans.heads[2].unwrap().to_string(), "N(-1,2)");
}

#[test]
fn a_position_is_read_with_its_heads_or_in_the_order_of_the_camels() {
    use steading_game::Notation;
    let table = placing(&format!("{MEETING} W(1,-1)"));
    let written = table.game().write_position(table.state());
    assert!(written.contains("heads N(0,0) none none, due"), "{written}");
    assert_eq!(table.game().parse_position(&written).unwrap(), *table.state());
    for wrong in [
        "W(0,0)",
        "NE(-1,0) NE(-1,0)",
        "NE(-1,0) NE(-1,0), heads N(-1,0) none none",
        // The head in the middle, so that the caravan could branch; or at the tail.
        "NE(-1,0) NW(-1,0), heads N(-1,0) none none",
        "NE(-1,0) NW(-1,0), heads S(0,-1) none none",
        // A branch, and the head at one of its ends.
        "NE(-1,0) NW(-1,0) W(0,-1), heads S(-1,-1) none none",
        "NE(-1,0), heads none none none",
        "NE(-1,0), heads N(-1,0) N(1,0) none",
        "NE(-1,0) NW(1,1), heads N(-1,0) none none",
        "NE(-1,0), heads S(0,1) none none",
        "NE(-1,0), heads N(-1,0)",
        "none, extended 4",
        "none, extended 1",
        "none, tired",
    ] {
        assert!(table.game().parse_position(&format!("turn red\ncamels {wrong}")).is_err(), "{wrong}");
    }
    // The first camel comes when the founding phase is long over (CARAVAN-010).
    let founding = "turn red\nframes found-settlement 0";
    assert!(table.game().parse_position(founding).is_ok());
    for early in ["camels NE(-1,0)", "camels none, due"] {
        assert!(table.game().parse_position(&format!("{founding}\n{early}")).is_err(), "{early}");
    }
}
