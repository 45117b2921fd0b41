//! The Longest Road (section 1.20).

use expect_test::expect;
use steading_game::{Next, Seat, Table};
use steading_island::Island;
use steading_island::audit::audit;
use steading_island::base::longest_road::{holder, route};

use crate::support::*;

/// The six paths around the desert.
const RING: &str = "NE(0,0) W(1,0) NW(0,1) NE(-1,1) W(0,0) NW(0,0)";

/// The lengths in a position.
fn lengths(position: &str) -> [u8; 4] {
    public(&table(position)).road_length
}

/// Red's length when these roads are all there is, and when the last of them is built on to the others.
fn length_of(roads: &str) -> u8 {
    let length = lengths(&format!("red road {roads}\nturn red"))[0];
    assert_eq!(lengths(&format!("red road {}\nturn red", route_of(roads, length)))[0], length, "the route of {roads}");
    let (others, last) = roads.rsplit_once(' ').unwrap_or(("", roads));
    let built =
        built(&format!("red road {others}, hand brick lumber\nturn red, rolled"), &format!("red builds road {last}"));
    assert_eq!(public(&built).road_length[0], length, "{last} built last");
    length
}

/// The roads that are shown as the route of so many: as many as it is long, all of them from among these.
fn route_of(roads: &str, length: u8) -> String {
    let table = table(&format!("red road {roads}\nturn red"));
    let route = route(table.game(), table.state(), Seat(0));
    assert_eq!(route.len(), u32::from(length));
    assert!(route.minus(public(&table).roads[0]).is_empty());
    route.iter().map(|road| road.to_string()).collect::<Vec<_>>().join(" ")
}

/// The table after some moves; what is kept from move to move must equal what is worked out afresh.
fn built(position: &str, moves: &str) -> Table<Island> {
    let table = after(position, moves);
    assert_eq!(audit(table.game(), table.state()), Ok(()));
    table
}

/// Who holds the card.
fn keeper(table: &Table<Island>) -> Option<&'static str> {
    public(table).longest_road.map(|seat| ["red", "blue", "white", "orange"][seat.index()])
}

#[test]
fn base_193_the_length_is_the_number_of_roads_in_a_chain() {
    assert_eq!(lengths("red road NE(0,0)\nblue road W(0,1) NW(-1,2)\nturn red"), [1, 2, 0, 0]);
    assert_eq!(length_of("NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0) NE(0,0)"), 6);
}

/// Also: BASE-194, BASE-196.
#[test]
fn base_ex_24_a_ring_counts_six_and_with_a_tail_seven() {
    assert_eq!(length_of(RING), 6);
    assert_eq!(length_of(&format!("{RING} W(1,-1)")), 7);
    let position =
        format!("red road {RING}\nblue road W(1,-1) W(0,1), hand 2 brick 2 lumber 2 wool 2 grain\nturn blue, rolled");
    let once = built(&position, "blue builds settlement N(0,0)");
    assert_eq!(public(&once).road_length[0], 6);
    let twice = built(&position, "blue builds settlement N(0,0); blue builds settlement S(0,0)");
    assert_eq!(public(&twice).road_length[0], 3);
}

/// Also: BASE-194, BASE-195.
#[test]
fn base_ex_25_two_rings_count_eleven_and_a_fork_two() {
    assert_eq!(length_of(&format!("{RING} NW(1,0) NE(1,0) W(2,0) NW(1,1) NE(0,1)")), 11);
    assert_eq!(length_of("W(1,-1) NW(0,0) NE(0,0)"), 2);
}

/// Also: BASE-194.
#[test]
fn base_ex_26_a_ring_with_two_tails_counts_seven() {
    assert_eq!(length_of(&format!("{RING} W(1,-1) W(0,1)")), 7);
}

#[test]
fn base_194_a_trail_may_pass_an_intersection_twice_but_no_road() {
    // A tail of three, then once around.
    assert_eq!(length_of(&format!("W(1,-2) NE(0,-1) W(1,-1) {RING}")), 9);
    // A chain walked to and fro would count double.
    assert_eq!(length_of("W(1,-2) NE(0,-1) W(1,-1)"), 3);
}

#[test]
fn base_195_branches_do_not_add_up() {
    // A chain of four with a branch of one in its middle, and with a longer branch.
    assert_eq!(length_of("NE(-1,0) NW(0,0) NE(0,0) NW(1,0) W(1,-1)"), 4);
    assert_eq!(length_of("NE(-1,0) NW(0,0) NE(0,0) NW(1,0) W(1,-1) NW(1,-1) NE(1,-1)"), 5);
}

#[test]
fn base_196_a_chain_ends_at_an_opponents_building_but_does_not_pass_it() {
    let position =
        |place: &str| format!("red road NE(-1,0) NW(0,0) NE(0,0) NW(1,0)\nblue settlement {place}\nturn red");
    assert_eq!(lengths(&position("N(0,0)"))[0], 2);
    assert_eq!(lengths(&position("S(1,-1)"))[0], 3);
    assert_eq!(lengths(&position("N(1,0)"))[0], 4);
    assert_eq!(lengths(&position("N(0,0)").replace("settlement", "city"))[0], 2);
}

#[test]
fn base_197_own_buildings_do_not_interrupt() {
    let position = "red road NE(-1,0) NW(0,0) NE(0,0) NW(1,0), city N(0,0), settlement N(1,0) N(-1,0)\nturn red";
    assert_eq!(lengths(position)[0], 4);
    let after = built(
        "red road NE(-1,0) NW(0,0) NE(0,0) NW(1,0), hand brick lumber wool grain\nturn red, rolled",
        "red builds settlement N(0,0)",
    );
    assert_eq!(public(&after).road_length[0], 4);
}

#[test]
fn base_198_opponents_roads_and_the_robber_do_not_interrupt() {
    let position = "
        red     road NE(-1,0) NW(0,0) NE(0,0) NW(1,0)
        blue    road W(0,0) W(1,-1) W(1,0)
        robber  (0,0)
        turn    red
    ";
    assert_eq!(lengths(position), [4, 1, 0, 0]);
}

#[test]
fn base_199_separate_networks_are_measured_apart() {
    assert_eq!(length_of("NW(0,0) NE(0,0) NW(1,0) NW(-2,2) NE(-2,2) NW(-1,2) NE(-1,2)"), 4);
    assert_eq!(lengths("red road NW(-2,2) NE(-2,2) NW(-1,2) NE(0,0) NW(1,0)\nturn red")[0], 3);
}

#[test]
fn base_200_the_first_with_five_takes_the_card() {
    let position = "red road NW(-2,0) NE(-2,0) NW(-1,0), hand 2 brick 2 lumber\nturn red, rolled";
    let four = built(position, "red builds road NE(-1,0)");
    assert_eq!((keeper(&four), points(&four, "red")), (None, 0));
    check(
        position,
        "red builds road NE(-1,0); red builds road NW(0,0)",
        &expect![[r#"
            red pays 1 brick 1 lumber
            red lays a road NE(-1,0)
            red pays 1 brick 1 lumber
            red lays a road NW(0,0)
            red takes the Longest Road
        "#]],
    );
}

/// Blue holds the card with six on the northern side of the middle row; red has five further south.
const SIX_AND_FIVE: &str = "
    red   road NE(-3,2) NW(-2,2) NE(-2,2) NW(-1,2) NE(-1,2), hand 2 brick 2 lumber
    blue  road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0) NE(0,0)
    turn  red, rolled
";

/// Also: BASE-201, BASE-202, BASE-203.
#[test]
fn base_ex_27_an_equal_length_leaves_the_card_and_a_greater_one_takes_it() {
    let equal = built(SIX_AND_FIVE, "red builds road NW(0,2)");
    assert_eq!(public(&equal).road_length, [6, 6, 0, 0]);
    assert_eq!((keeper(&equal), points(&equal, "red"), points(&equal, "blue")), (Some("blue"), 0, 2));
    let longer = built(SIX_AND_FIVE, "red builds road NW(0,2); red builds road NE(0,2)");
    assert_eq!(public(&longer).road_length, [7, 6, 0, 0]);
    assert_eq!((keeper(&longer), points(&longer, "red"), points(&longer, "blue")), (Some("red"), 2, 0));
}

/// Also: BASE-202, BASE-203.
#[test]
fn base_201_the_card_changes_hands_at_once() {
    let mut table = table(SIX_AND_FIVE);
    assert_eq!(play(&mut table, "red builds road NW(0,2)").len(), 2);
    let log = play(&mut table, "red builds road NE(0,2)");
    assert_eq!(log, ["red pays 1 brick 1 lumber", "red lays a road NE(0,2)", "red takes the Longest Road"]);
}

/// Also: BASE-195, BASE-196, BASE-206.
#[test]
fn base_ex_07_reds_settlement_cuts_orange_and_takes_the_card() {
    let position = "
        orange  road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0) NE(0,0) NW(1,0)
        red     road W(-1,0) NE(-2,1) NW(-1,1) NE(-1,1) NW(0,1) NE(0,1) W(0,0), hand brick lumber wool grain
        turn    red, rolled
    ";
    let before = table(position);
    assert_eq!(public(&before).road_length, [6, 0, 0, 7]);
    assert_eq!((points(&before, "red"), points(&before, "orange")), (0, 2));
    let after = built(position, "red builds settlement S(-1,-1)");
    assert_eq!(public(&after).road_length, [6, 0, 0, 5]);
    assert_eq!(keeper(&after), Some("red"));
    assert_eq!((points(&after, "red"), points(&after, "orange")), (3, 0));
}

/// Red holds with seven, blue and white have five each; orange can settle where red is cut to five or to four.
const TIE_BELOW: &str = "
    red     road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0) NE(0,0) NW(1,0)
    blue    road NE(-3,2) NW(-2,2) NE(-2,2) NW(-1,2) NE(-1,2), hand brick lumber
    white   road NE(-3,3) NW(-2,3) NE(-2,3) NW(-1,3) NE(-1,3)
    orange  road W(-1,0) W(0,-1), hand brick lumber wool grain
    turn    orange, rolled
";

/// Also: BASE-205, BASE-207, BASE-208.
#[test]
fn base_ex_28_a_tie_keeps_the_holder_but_makes_no_new_one() {
    assert_eq!(lengths(TIE_BELOW), [7, 5, 5, 1]);
    let to_five = built(TIE_BELOW, "orange builds settlement S(-1,-1)");
    assert_eq!((public(&to_five).road_length[0], keeper(&to_five)), (5, Some("red")));
    let mut to_four = built(TIE_BELOW, "orange builds settlement N(-1,0)");
    assert_eq!((public(&to_four).road_length[0], keeper(&to_four), points(&to_four, "red")), (4, None, 0));
    play(&mut to_four, "orange ends turn; red rolls 1+1; red ends turn; blue rolls 1+1; blue builds road NW(0,2)");
    assert_eq!(public(&to_four).road_length[1], 6);
    assert_eq!((keeper(&to_four), points(&to_four, "blue")), (Some("blue"), 2));
}

/// Also: BASE-207, BASE-208.
#[test]
fn base_ex_29_the_card_is_set_aside_and_won_again() {
    let mut table = table(
        "
        red     road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0), hand 2 brick 2 lumber
        orange  road W(-1,0), hand brick lumber wool grain
        turn    orange, rolled
        ",
    );
    assert_eq!((keeper(&table), points(&table, "red")), (Some("red"), 2));
    let log = play(&mut table, "orange builds settlement S(-1,-1)");
    assert_eq!(log.last().map(String::as_str), Some("the Longest Road is set aside"));
    assert_eq!((public(&table).road_length[0], keeper(&table), points(&table, "red")), (3, None, 0));
    play(&mut table, "orange ends turn; red rolls 1+1; red builds road NE(0,0)");
    assert_eq!((public(&table).road_length[0], keeper(&table)), (4, None));
    play(&mut table, "red builds road NW(1,0)");
    assert_eq!((public(&table).road_length[0], keeper(&table), points(&table, "red")), (5, Some("red"), 2));
}

/// Red cuts orange from seven to four; white with six is alone the longest and had eight points. One settlement cannot leave less
/// than half of a chain, so four stands for the example's three.
const WHITE_COMES_TO_TEN: &str = "
    red     road W(0,-1), hand brick lumber wool grain
    blue    road NE(-3,2) NW(-2,2) NE(-2,2) NW(-1,2) NE(-1,2), hand 2 brick 2 lumber
    white   road NE(-3,3) NW(-2,3) NE(-2,3) NW(-1,3) NE(-1,3) NW(0,3), city N(-3,3) N(-2,3) N(-1,3) N(0,3)
    orange  road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0) NE(0,0) NW(1,0)
    turn    red, rolled
";

/// Also: BASE-206, BASE-219, BASE-220.
#[test]
fn base_ex_30_ten_points_in_anothers_turn_wait_for_the_own_turn() {
    let mut table = built(WHITE_COMES_TO_TEN, "red builds settlement N(-1,0)");
    assert_eq!((public(&table).road_length, keeper(&table)), ([1, 5, 6, 4], Some("white")));
    assert_eq!((points(&table, "white"), public(&table).winner), (10, None));
    play(&mut table, "red ends turn; blue rolls 1+1");
    assert_eq!(public(&table).winner, None);
    let mut overtaken = table.clone();
    assert_eq!(play(&mut table, "blue ends turn"), ["turn of white", "white wins with 10 points"]);
    assert_eq!(table.next(), Next::Over);
    play(&mut overtaken, "blue builds road NW(0,2); blue builds road NE(0,2); blue ends turn");
    assert_eq!((keeper(&overtaken), points(&overtaken, "white")), (Some("blue"), 8));
    assert_eq!(public(&overtaken).winner, None);
}

#[test]
fn base_204_lengths_follow_every_road_and_settlement_and_no_city() {
    let mut table = table(
        "
        red   road W(0,-1), hand 2 brick 2 lumber wool 3 grain 3 ore
        blue  road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0)
        turn  red, rolled
        ",
    );
    assert_eq!((public(&table).road_length, keeper(&table)), ([1, 5, 0, 0], Some("blue")));
    play(&mut table, "red builds road NE(-1,-1)");
    assert_eq!(public(&table).road_length, [2, 5, 0, 0]);
    play(&mut table, "red builds settlement N(-1,0)");
    assert_eq!((public(&table).road_length, keeper(&table)), ([2, 3, 0, 0], None));
    assert_eq!(play(&mut table, "red builds city N(-1,0)"), ["red pays 2 grain 3 ore", "red raises a city N(-1,0)"]);
    assert_eq!(public(&table).road_length, [2, 3, 0, 0]);
    assert_eq!(audit(table.game(), table.state()), Ok(()));
}

#[test]
fn base_205_a_holder_cut_but_still_longest_keeps_the_card() {
    let position = TIE_BELOW.replace("NE(-3,2) NW(-2,2)", "NE(-3,2)").replace("NE(-3,3) NW(-2,3)", "NE(-3,3)");
    let after = built(&position, "orange builds settlement S(-1,-1)");
    assert_eq!((public(&after).road_length, keeper(&after)), ([5, 3, 3, 1], Some("red")));
}

#[test]
fn base_206_the_single_longest_takes_the_card_in_whoevers_turn() {
    let position = TIE_BELOW.replace("NE(-1,2),", "NE(-1,2) NW(0,2),");
    let log = play(&mut table(&position), "orange builds settlement S(-1,-1)");
    assert_eq!(log.last().map(String::as_str), Some("blue takes the Longest Road"));
    let after = built(&position, "orange builds settlement S(-1,-1)");
    assert_eq!((points(&after, "red"), points(&after, "blue")), (0, 2));
}

#[test]
fn base_207_with_nobody_at_five_or_a_tie_of_others_the_card_is_set_aside() {
    let tie = built(TIE_BELOW, "orange builds settlement N(-1,0)");
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&tie, name)), [0, 0, 0, 1]);
    let nobody = TIE_BELOW.replace("NE(-3,2) ", "").replace("NE(-3,3) ", "");
    let nobody = built(&nobody, "orange builds settlement N(-1,0)");
    assert_eq!((public(&nobody).road_length, keeper(&nobody)), ([4, 4, 4, 1], None));
}

#[test]
fn base_208_a_card_set_aside_waits_for_a_single_longest() {
    let position = "
        red         road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0), hand 2 brick 2 lumber
        blue        road NE(-3,2) NW(-2,2) NE(-2,2) NW(-1,2) NE(-1,2)
        white       road NE(-3,3) NW(-2,3) NE(-2,3) NW(-1,3) NE(-1,3)
        turn        red, rolled
    ";
    assert_eq!(keeper(&table(position)), None);
    let three_tied = built(position, "red builds road NW(0,0)");
    assert_eq!((public(&three_tied).road_length, keeper(&three_tied)), ([5, 5, 5, 0], None));
    let alone = built(position, "red builds road NW(0,0); red builds road NE(0,0)");
    assert_eq!(keeper(&alone), Some("red"));
}

/// Red has two routes of seven, one along the row and one into the branch at N(0,0); both run through N(-1,0).
#[test]
fn base_209_one_settlement_means_one_judgement() {
    let position = "
        red     road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0) NE(0,0) NW(1,0) W(1,-1) NE(0,-1)
        blue    road NE(-3,2) NW(-2,2) NE(-2,2) NW(-1,2) NE(-1,2)
        orange  road W(0,-1), hand brick lumber wool grain
        turn    orange, rolled
    ";
    assert_eq!(lengths(position), [7, 5, 0, 1]);
    let log = play(&mut table(position), "orange builds settlement N(-1,0)");
    assert_eq!(log[2..], ["blue takes the Longest Road"]);
    assert_eq!(public(&built(position, "orange builds settlement N(-1,0)")).road_length, [4, 5, 0, 1]);
}

/// Also: BASE-204.
#[test]
fn base_210_road_building_is_judged_after_each_road() {
    check(
        "red road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0), cards road-building\nturn red",
        "red plays road-building; red builds road NW(0,0); red builds road NE(0,0)",
        &expect![[r#"
            red plays road-building
            red lays a road NW(0,0)
            red takes the Longest Road
            red lays a road NE(0,0)
        "#]],
    );
}

#[test]
fn base_211_the_decision_follows_lengths_and_holder() {
    let (red, blue) = (Some(Seat(0)), Some(Seat(1)));
    for (lengths, before, after) in [
        ([4, 4, 0, 0], None, None),
        ([4, 3, 0, 0], red, None),
        ([5, 4, 0, 0], None, red),
        ([5, 5, 0, 0], None, None),
        ([5, 5, 0, 0], red, red),
        ([5, 5, 0, 0], blue, blue),
        ([6, 5, 0, 0], blue, red),
        ([6, 6, 5, 0], Some(Seat(2)), None),
        ([6, 5, 5, 0], Some(Seat(2)), red),
        ([15, 14, 0, 0], None, red),
    ] {
        assert_eq!(holder(lengths, before, 5), after, "{lengths:?} {before:?}");
    }
}

#[test]
fn base_203_the_award_is_worth_two_points_to_its_present_holder_only() {
    let before = table(SIX_AND_FIVE);
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&before, name)), [0, 2, 0, 0]);
    let after = built(SIX_AND_FIVE, "red builds road NW(0,2); red builds road NE(0,2)");
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&after, name)), [2, 0, 0, 0]);
}

#[test]
fn base_202_a_second_player_with_five_does_not_take_the_card() {
    let position = "
        red   road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0), hand brick lumber
        blue  road NE(-3,2) NW(-2,2) NE(-2,2) NW(-1,2) NE(-1,2)
        turn  red, rolled
    ";
    let after = built(position, "red builds road NW(0,0)");
    assert_eq!((public(&after).road_length, keeper(&after)), ([5, 5, 0, 0], Some("blue")));
}
