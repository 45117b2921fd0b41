//! What camels are worth (`CARAVAN-047` to `CARAVAN-052`).

use expect_test::expect;

use super::choices;
use crate::support::{after, check, play, points, public, table};

#[test]
fn caravan_047_a_road_beside_a_camel_counts_twice() {
    let length = |camels: &str| {
        let text = format!("option scenario caravans\nred road NE(-1,0) NW(-1,0)\ncamels {camels}\nturn red");
        public(&table(&text)).road_length[0]
    };
    assert_eq!(["none", "NE(-1,0)", "NE(-1,0) W(0,-1)", "NE(-1,0) NW(-1,0)"].map(length), [2, 3, 3, 4]);
}

/// Also: CARAVAN-049.
#[test]
fn caravan_048_the_longest_road_compares_lengths_with_camels() {
    check(
        "
        option scenario caravans
        red    road NE(-1,0) NW(-1,0) W(-1,0) NE(-2,1)
        blue   road NE(-3,3) W(-2,2) NW(-2,2) NE(-2,2) NW(-1,2)
        camels NE(-1,0), due
        turn   red, rolled
        frames pass, caravans place red
        longest-road blue
        ",
        "red places camel NW(-1,0)",
        &expect![[r#"
            a camel goes to NW(-1,0)
            red takes the Longest Road
            turn of blue
        "#]],
    );
}

#[test]
fn caravan_049_a_longer_route_of_another_player_counts_too() {
    // Red places the camel, blue takes the card.
    let table = after(
        "
        option scenario caravans
        red    road W(1,1)
        blue   road NE(-1,0) NW(-1,0) W(-1,0)
        camels NE(-1,0), due
        turn   red, rolled
        frames pass, caravans place red
        ",
        "red places camel NW(-1,0)",
    );
    assert_eq!(public(&table).longest_road, Some(crate::support::seat(&table, "blue")));
    assert_eq!(points(&table, "blue"), 2);
}

#[test]
fn caravan_049_a_new_road_beside_a_camel_counts_twice_at_once() {
    check(
        "
        option scenario caravans
        red    road NE(-1,0) NW(-1,0), hand brick lumber
        camels NE(-1,0) NW(-1,0) W(-1,0)
        turn   red, rolled
        ",
        "red builds road W(-1,0)",
        &expect![[r#"
            red pays 1 brick 1 lumber
            red lays a road W(-1,0)
            red takes the Longest Road
        "#]],
    );
}

#[test]
fn caravan_050_a_building_between_two_camels_is_worth_a_point() {
    check(
        "
        option scenario caravans
        blue   settlement N(-1,0)
        white  city N(0,-1)
        camels NE(-1,0), due
        turn   red, rolled
        frames pass, caravans place red
        ",
        "red places camel W(0,-1)",
        &expect![[r#"
            a camel goes to W(0,-1)
            blue has a building between camels N(-1,0)
            turn of blue
        "#]],
    );
}

/// Also: CARAVAN-051.
#[test]
fn caravan_050_a_city_has_its_two_points_and_one_more() {
    let points_with = |camels: &str| {
        points(&table(&format!("option scenario caravans\nblue city N(-1,0)\ncamels {camels}\nturn red")), "blue")
    };
    assert_eq!(["none", "NE(-1,0)", "NE(-1,0) NW(-1,0)"].map(points_with), [2, 2, 3]);
}

/// The camels at S(1,-2) are of two caravans, and a third one brings no other point.
#[test]
fn caravan_051_camels_of_different_caravans_and_never_more_than_one_point() {
    let mut table = table(
        "
        option scenario caravans
        blue   settlement S(1,-2)
        camels NE(-1,0) W(0,-1) NW(0,-1) NW(1,0) W(2,-1) NE(1,-1) NW(1,-1), due
        turn   red, rolled
        frames pass, caravans place red, caravans place red
        ",
    );
    assert_eq!(points(&table, "blue"), 1);
    play(&mut table, "red places camel NE(0,-1)");
    assert_eq!(points(&table, "blue"), 2);
    play(&mut table, "red places camel W(1,-1)");
    assert_eq!(points(&table, "blue"), 2);
}

#[test]
fn caravan_052_a_building_erected_after_the_camels_scores_too() {
    check(
        "
        option scenario caravans
        red    road NE(-1,0), hand brick lumber wool grain
        camels NE(-1,0) NW(-1,0)
        turn   red, rolled
        ",
        "red builds settlement N(-1,0)",
        &expect![[r#"
            red pays 1 brick 1 lumber 1 wool 1 grain
            red settles N(-1,0)
            red has a building between camels N(-1,0)
        "#]],
    );
}

#[test]
fn caravan_052_raising_a_city_keeps_the_point() {
    let table = after(
        "
        option scenario caravans
        red    settlement N(-1,0), hand 2 grain 3 ore
        camels NE(-1,0) NW(-1,0)
        turn   red, rolled
        ",
        "red builds city N(-1,0)",
    );
    assert_eq!(points(&table, "red"), 3);
}

#[test]
fn caravan_ex_03_three_long_caravans() {
    let table = table(
        "
        option scenario caravans
        white  settlement N(1,0), road NW(1,0)
        blue   settlement N(-1,0) N(-1,2), road NE(-1,0) NW(-1,0) NE(-2,0)
        camels W(0,1) NE(-1,0) NW(1,0) NW(-1,0) NE(-1,2) NE(-2,0) NW(-2,0) W(2,-1) W(-2,0) NW(0,2) NE(1,-1) NE(-3,1) NW(1,-1), due
        turn   red, rolled
        frames pass, caravans place red
        ",
    );
    // Blue: two settlements, a point for each, and the Longest Road with three roads that count six.
    assert_eq!((points(&table, "white"), points(&table, "blue")), (2, 6));
    let lengths = ["white", "blue"].map(|name| public(&table).road_length[crate::support::seat(&table, name).index()]);
    assert_eq!(lengths, [2, 6]);
    assert_eq!(choices(&table).len(), 6);
}

#[test]
fn caravan_ex_07_three_roads_of_which_two_have_camels_are_five() {
    check(
        "
        option scenario caravans
        red    road NE(-1,0) NW(-1,0) W(-1,0)
        camels NE(-1,0), due
        turn   red, rolled
        frames pass, caravans place red
        ",
        "red places camel NW(-1,0)",
        &expect![[r#"
            a camel goes to NW(-1,0)
            red takes the Longest Road
            turn of blue
        "#]],
    );
}

#[test]
fn caravan_ex_09_a_city_among_three_camels() {
    let camels = "NE(-1,0) W(0,-1) NW(0,-1) NW(1,0) W(2,-1) NE(1,-1) NW(1,-1) NE(0,-1) W(1,-1)";
    let table = table(&format!("option scenario caravans\nblue city S(1,-2)\ncamels {camels}\nturn red"));
    assert_eq!(points(&table, "blue"), 3);
}
