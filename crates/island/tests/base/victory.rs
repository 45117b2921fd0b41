//! Victory and hidden points (section 1.22).

use expect_test::expect;
use steading_game::{Game, Next, Observer, Seat, SeatSet};
use steading_island::action::Action;

use crate::refusals::{told, told_at};
use crate::support::*;

/// Nine open points of red: four cities and a settlement.
const NINE: &str = "city N(0,0) N(1,0) N(-1,0) N(0,-1), settlement N(0,1)";

#[test]
fn base_217_each_thing_counts_its_points() {
    for (what, expected) in [
        ("settlement N(0,0)", 1),
        ("city N(0,0)", 2),
        ("road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0)", 2),
        ("knights 3", 2),
        ("cards victory-point", 1),
        ("road NE(0,0), knights 2, cards 3 knight monopoly, hand 5 ore", 0),
        ("settlement N(0,0) N(1,0), city N(0,1), knights 3, cards 2 victory-point", 8),
    ] {
        assert_eq!(points(&table(&format!("red {what}\nturn red")), "red"), expected, "{what}");
    }
}

#[test]
fn base_218_ten_points_in_the_own_turn_end_the_game_at_once() {
    let position = format!("red {NINE}, road W(1,1), hand brick lumber wool grain\nturn red, rolled");
    check(
        &position,
        "red builds settlement N(0,2)",
        &expect![[r#"
            red pays 1 brick 1 lumber 1 wool 1 grain
            red settles N(0,2)
            red wins with 10 points
        "#]],
    );
    let over = after(&position, "red builds settlement N(0,2)");
    assert_eq!((over.next(), over.game().winner(over.state())), (Next::Over, Some(Seat(0))));
    // Nine points go on.
    let eight = position.replace(", settlement N(0,1)", "");
    assert!(matches!(after(&eight, "red builds settlement N(0,2)").next(), Next::Seats(_)));
}

/// More than ten points at once win as well.
#[test]
fn base_218_eleven_points_win_too() {
    let position = format!("red {NINE}, cards knight, knights 2\nturn red");
    assert_eq!(
        play(&mut table(&position), "red plays knight").last().map(String::as_str),
        Some("red wins with 11 points")
    );
}

/// Blue's road falls back to red when white cuts it; red has ten points then, in white's turn.
///
/// Also: BASE-224.
#[test]
fn base_219_ten_points_in_anothers_turn_do_not_win() {
    let position = "
        red    city N(1,0) N(1,-1) N(1,1) N(0,2), road NE(-3,2) NW(-2,2) NE(-2,2) NW(-1,2) NE(-1,2)
        blue   road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0) NE(0,0)
        white  city N(0,-2) N(1,-2) N(2,-2), settlement N(2,-1), road W(0,-1) NE(-2,1), hand 2 brick 2 lumber 2 wool 4 grain 3 ore
        turn   white, rolled
    ";
    assert_eq!((points(&table(position), "red"), points(&table(position), "white")), (8, 7));
    let mut table = after(position, "white builds settlement N(-1,0)");
    assert_eq!((points(&table, "red"), points(&table, "white")), (10, 8));
    assert_eq!((public(&table).winner, is_legal(&table, "white ends turn")), (None, true));
    play(&mut table, "white builds city N(-1,0)");
    assert_eq!(public(&table).winner, None);
    // White comes to ten as well, and wins alone.
    let log = play(&mut table, "white builds settlement N(-2,1)");
    assert_eq!(log.last().map(String::as_str), Some("white wins with 10 points"));
    assert_eq!((points(&table, "red"), public(&table).winner), (10, Some(Seat(2))));
}

/// Also: BASE-220, BASE-222, BASE-223.
#[test]
fn base_ex_17_ten_points_win_before_the_roll_and_others_saw_eight() {
    let position = "
        red   settlement N(0,1) N(1,0), city N(-1,0) N(0,2), road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0), cards 2 victory-point
        turn  orange, rolled
    ";
    let before = table(position);
    assert_eq!(points(&before, "red"), 10);
    let seen = before.game().view(before.state(), Observer::Seat(Seat(1)));
    assert_eq!(seen.public.open_points[0], 8);
    check(
        position,
        "orange ends turn",
        &expect![[r#"
            turn of red
            red shows 2 victory-point cards
            red wins with 10 points
        "#]],
    );
}

#[test]
fn base_220_nine_points_at_the_start_of_a_turn_go_on() {
    let position = format!("red {NINE}\nturn orange, rolled");
    let after = after(&position, "orange ends turn");
    assert_eq!((public(&after).winner, listed(&after, "red")), (None, vec!["red rolls".to_owned()]));
}

/// Each kind of effect brings red from eight or nine points to the end.
#[test]
fn base_221_every_effect_in_the_own_turn_may_win() {
    let chain = "road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0)";
    for (has, moves) in [
        ("road W(1,1), hand brick lumber wool grain", "red builds settlement N(0,2)"),
        ("hand wool grain ore", "red buys card; draw victory-point"),
        ("cards knight, knights 2", "red plays knight"),
        (&format!("{chain}, hand brick lumber"), "red builds road NW(0,0)"),
        (&format!("{chain}, cards road-building"), "red plays road-building; red builds road NW(0,0)"),
    ] {
        let position = format!("red {NINE}, {has}\nturn red, rolled");
        let table = after(&position, moves);
        assert_eq!((table.next(), public(&table).winner), (Next::Over, Some(Seat(0))), "{has}");
        assert!(points(&table, "red") >= 10, "{has}");
    }
    let position = "red city N(0,0) N(1,0) N(-1,0), settlement N(0,1), knights 3, hand 3 ore 2 grain\nturn red, rolled";
    assert_eq!(after(position, "red builds city N(0,1)").next(), Next::Over);
    // The second free road is never asked for.
    let free = format!("red {NINE}, {chain}, cards road-building\nturn red");
    let over = after(&free, "red plays road-building; red builds road NW(0,0)");
    assert_eq!(told_at(&over, "red builds road NE(0,0)"), "GAME_OVER BASE-225: winner=0, points=11");
}

/// Also: BASE-191.
#[test]
fn base_222_the_win_is_declared_without_a_claim_unless_the_table_wants_one() {
    let position = format!("red {NINE}, hand wool grain ore\nturn red, rolled");
    let log = play(&mut table(&position), "red buys card; draw victory-point");
    assert_eq!(log[2..], ["red shows 1 victory-point card", "red wins with 10 points"]);
    let mut claimed = after(&format!("option victory_claim claim\n{position}"), "red buys card; draw victory-point");
    assert_eq!(public(&claimed).winner, None);
    assert!(listed(&claimed, "red").contains(&"red claims victory".to_owned()));
    let log = play(&mut claimed, "red claims victory");
    assert_eq!(log, ["red shows 1 victory-point card", "red wins with 10 points"]);
}

#[test]
fn base_223_hidden_points_count_for_the_owner_and_not_in_the_total_shown() {
    let table = table("red settlement N(0,0), cards 3 victory-point\nturn red");
    assert_eq!(points(&table, "red"), 4);
    for observer in [Observer::Seat(Seat(0)), Observer::Seat(Seat(2)), Observer::Public] {
        assert_eq!(table.game().view(table.state(), observer).public.open_points, [1, 0, 0, 0]);
    }
    let own = |seat| table.game().view(table.state(), Observer::Seat(seat)).own.map(|own| own.cards.total());
    assert_eq!((own(Seat(0)), own(Seat(2))), (Some(3), Some(0)));
}

/// Where blue may hold the points that are missing, red learns from the game going on that blue does not: that turn cannot be taken
/// back. Also: BASE-220.
#[test]
fn base_223_a_turn_that_goes_on_may_tell_of_hidden_points() {
    let reveals = |blue: &str| {
        let before = table(&format!("blue {blue}\nturn red, rolled"));
        let mut ended = table(&format!("blue {blue}\nturn red, rolled"));
        play(&mut ended, "red ends turn");
        assert_eq!(ended.next(), Next::Seats(SeatSet::only(Seat(1))));
        before.game().reveals(before.state(), ended.state(), Seat(0), Action::EndTurn)
    };
    assert!(reveals(&format!("{NINE}, cards knight")));
    assert!(!reveals(NINE), "nine open points and no cards");
    assert!(!reveals("city N(0,0) N(1,0) N(-1,0) N(0,-1), cards knight"), "eight, and one card");
    assert!(
        !reveals(&format!("{NINE}, cards knight\noption victory_claim claim")),
        "who wins by saying so says nothing yet"
    );
    // The own points are no secret to red.
    let before = table(&format!("red {NINE}, cards knight, hand brick lumber, road NW(0,0)\nturn red, rolled"));
    let built = after(
        &format!("red {NINE}, cards knight, hand brick lumber, road NW(0,0)\nturn red, rolled"),
        "red builds road NE(0,0)",
    );
    let road = Action::BuildRoad("NE(0,0)".parse().expect("a path"));
    assert!(!before.game().reveals(before.state(), built.state(), Seat(0), road));
}

#[test]
fn base_224_two_players_with_ten_points_make_one_winner() {
    let position = format!(
        "red {NINE}, hand wool grain ore
         blue city N(0,2) N(1,1) N(-1,2) N(-2,1), cards 3 victory-point
         turn red, rolled"
    );
    let over = after(&position, "red buys card; draw victory-point");
    assert_eq!((points(&over, "red"), points(&over, "blue")), (10, 11));
    assert_eq!((public(&over).winner, over.next()), (Some(Seat(0)), Next::Over));
}

/// Also: BASE-230.
#[test]
fn base_225_after_the_end_nothing_is_accepted() {
    let position =
        format!("red {NINE}, cards victory-point, hand 2 brick 2 lumber wool grain ore\nturn red, rolled\nwinner red");
    let table = table(&position);
    for seat in ["red", "blue", "white", "orange"] {
        assert!(listed(&table, seat).is_empty());
        for action in ["rolls", "ends turn", "builds road NE(0,0)", "buys card", "declines", "claims victory"] {
            let illegal = told(&position, &format!("{seat} {action}"));
            assert_eq!(illegal, "GAME_OVER BASE-225: winner=0, points=10");
        }
    }
}
