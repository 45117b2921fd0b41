//! Expulsion: when and where (section 1.9), and the freeing of a coast (section 1.11).

use super::*;
use crate::support::{cards, hand, points, producing};

/// A side of each coast hex that has sea on its other side, in the order of the check.
const AT_SEA: [&str; 10] =
    ["W(-2,1)", "W(-2,0)", "NW(-1,-1)", "NW(0,-2)", "NE(1,-2)", "NE(2,-1)", "W(3,0)", "W(2,1)", "NW(0,3)", "NW(-1,3)"];

#[test]
fn barb_090_the_check_comes_once_in_a_turn_after_the_march() {
    let position = "blue guards W(-2,1)\nbarbarians (-2,1) 1\nturn red";
    let mut table = at(position);
    play(&mut table, "red rolls 1+1");
    assert_eq!(on(&table, "(-2,1)"), 1, "not when the turn begins");
    play(&mut table, "red ends turn");
    assert_eq!((on(&table, "(-2,1)"), chance(&table).as_str()), (0, "losses"));
    play(&mut table, "losses 1");
    assert_eq!(on_turn(&table), "blue");
    // Treason of the next player brings new ones: they are checked at the end of that turn.
    let position = "
        red        guards W(-2,1)
        blue       hand wool grain ore
        barbarians (1,1) 1, (2,0) 1
        turn       blue, rolled
        ";
    let mut table = played(position, "blue buys card; card treason; blue turns barbarian (1,1) (-2,1)");
    play(&mut table, "blue turns barbarian (2,0) (0,2)");
    assert_eq!((on(&table, "(-2,1)"), chance(&table).as_str()), (1, ""));
    play(&mut table, "blue ends turn");
    assert_eq!((on(&table, "(-2,1)"), chance(&table).as_str()), (0, "losses"));
}

/// Also: BARB-095, BARB-097.
#[test]
fn barb_091_the_ten_coasts_are_checked_clockwise_from_the_castle() {
    let coasts = COAST.map(|hex| format!("{hex} 1")).join(", ");
    let position = format!(
        "blue guards {}\nwhite guards {}\nbarbarians {coasts}\nturn red, rolled",
        AT_SEA[..5].join(" "),
        AT_SEA[5..].join(" ")
    );
    let mut table = played(&position, "red ends turn");
    for count in 1..=10 {
        assert_eq!(chance(&table), "losses", "the die before the next hex");
        let left: Vec<&str> = COAST.into_iter().filter(|hex| on(&table, hex) > 0).collect();
        assert_eq!(left, COAST[count..]);
        // Nobody's side is hit: the die shows a pair of sides with land.
        let die = (1..=6).find(|die| {
            let mut copy = table.clone();
            play(&mut copy, &format!("losses {die}"));
            guards(&copy, "blue").len() + guards(&copy, "white").len() == 10
        });
        play(&mut table, &format!("losses {}", die.expect("a die that hits nobody")));
    }
    assert_eq!(on_turn(&table), "blue");
    assert_eq!((prisoners(&table, "blue"), prisoners(&table, "white")), (5, 5));
}

/// As many knights as barbarians win, unless the table wants more.
#[test]
fn barb_092_as_many_knights_as_barbarians_are_enough() {
    let sides = ["W(-2,1)", "NE(-3,2)", "NW(-2,1)", "NE(-2,1)"];
    let is_won = |option: &str, knights: usize, barbarians: u32| {
        let guards = if knights == 0 { "nothing".to_owned() } else { format!("guards {}", sides[..knights].join(" ")) };
        let coast = if barbarians == 0 { "none".to_owned() } else { format!("(-2,1) {barbarians}") };
        let position = attack(&format!("{option}\nblue {guards}\nbarbarians {coast}\nturn red, rolled"));
        let mut table = support::table(&position);
        play(&mut table, "red ends turn");
        chance(&table) == "losses"
    };
    for knights in 0..=4 {
        for barbarians in 0..=3u32 {
            let is_enough = barbarians > 0 && knights as u32 >= barbarians;
            assert_eq!(is_won("", knights, barbarians), is_enough, "{knights} against {barbarians}");
            let is_more = barbarians > 0 && knights as u32 > barbarians;
            let strict = is_won("option strict_majority on", knights, barbarians);
            assert_eq!(strict, is_more, "{knights} against {barbarians}, strictly");
        }
    }
}

#[test]
fn barb_093_a_knight_between_two_coasts_counts_for_both() {
    let position = "blue guards NW(-2,1)\nbarbarians (-2,1) 1, (-2,0) 1\nturn red, rolled";
    let mut table = played(position, "red ends turn; losses 1; losses 1");
    assert_eq!((all_barbarians(&table), prisoners(&table, "blue")), (0, 2));
    // A knight inland of one of them, or at another hex, does not.
    table = played(&position.replace("NW(-2,1)", "NE(-2,1)"), "red ends turn; losses 2");
    assert_eq!((on(&table, "(-2,0)"), on_turn(&table).as_str()), (1, "blue"));
    assert_eq!(chance(&checked(&position.replace("NW(-2,1)", "W(0,0)"))), "");
}

#[test]
fn barb_094_knights_of_everybody_count_whether_they_like_it_or_not() {
    // Blue, white and orange win together in red's turn, and nobody is asked.
    let position = "
        blue       guards W(-2,1)
        white      guards NE(-3,2)
        orange     guards NW(-2,1)
        barbarians (-2,1) 3
        turn       red, rolled
        ";
    let table = played(position, "red ends turn; losses 1");
    assert_eq!(["red", "blue", "white", "orange"].map(|name| prisoners(&table, name)), [0, 1, 1, 1]);
    // The player on turn cannot leave it for later.
    let table = checked("red guards W(-2,1)\nbarbarians (-2,1) 1\nturn red, rolled");
    assert_eq!(chance(&table), "losses");
}

/// Also: BARB-095.
#[test]
fn barb_096_survivors_count_again_and_the_dead_do_not() {
    let position = "blue guards NW(-2,1)\nbarbarians (-2,1) 1, (-2,0) 1\nturn red, rolled";
    let survived = played(position, "red ends turn; losses 2");
    assert_eq!((on(&survived, "(-2,0)"), chance(&survived).as_str()), (0, "losses"));
    assert_eq!(guards(&survived, "blue"), ["NW(-2,1)"]);
    let dead = played(position, "red ends turn; losses 3");
    assert_eq!((on(&dead, "(-2,0)"), on_turn(&dead).as_str(), guards(&dead, "blue").len()), (1, "blue", 0));
}

#[test]
fn barb_097_a_hex_that_was_not_won_is_not_looked_at_again() {
    // (-2,1) is not won; (-2,0) is. When that is done, the check goes on and not back.
    let position = "blue guards NW(-2,1)\nbarbarians (-2,1) 2, (-2,0) 1, (-1,2) 1\nturn red, rolled";
    let table = played(position, "red ends turn; losses 1");
    assert_eq!((on(&table, "(-2,1)"), on(&table, "(-1,2)"), on_turn(&table).as_str()), (2, 1, "blue"));
}

/// Also: BARB-111.
#[test]
fn barb_110_a_coast_that_was_won_back_yields_and_takes_barbarians_again() {
    let position = "
        red        road NE(0,0), hand brick lumber wool grain
        blue       guards W(-2,1) NE(-3,2) NW(-2,1)
        white      settlement N(-3,2), hand 2 brick
        barbarians (-2,1) 3
        turn       orange, rolled
        ";
    assert_eq!((points(&at(position), "white"), producing(&at(position), 4).len()), (0, 1));
    let mut table = played(position, "orange ends turn; losses 2");
    assert_eq!((points(&table, "white"), producing(&table, 4).len(), on(&table, "(-2,1)")), (1, 2, 0));
    play(&mut table, "red rolls 2+2");
    assert_eq!(hand(&table, "white"), cards("2 brick wool"));
    play(&mut table, "red builds settlement N(0,0); landing 2+2");
    assert_eq!(on(&table, "(-2,1)"), 1);
    assert!(is_legal(&table, "landing 1+1"));
}

#[test]
fn barb_111_buildings_there_stand_up_with_points_and_harbour() {
    let position = "
        blue       guards W(-2,1) NE(-3,2) NW(-2,1)
        red        city N(-3,2), hand 2 brick
        barbarians (-2,1) 3
        turn       orange, rolled
        ";
    assert_eq!(points(&at(position), "red"), 0);
    let table = played(position, "orange ends turn; losses 2; red rolls 1+1");
    assert_eq!((points(&table, "red"), is_legal(&table, "red banks 2 brick for ore")), (2, true));
    // One free hex is enough, though the other is still overrun.
    let two = position.replace("city N(-3,2)", "city S(-2,0)").replace("(-2,1) 3", "(-2,1) 3, (-2,0) 3");
    assert_eq!(points(&at(&two), "red"), 0);
    assert_eq!(points(&played(&two, "orange ends turn; losses 2"), "red"), 2);
}

#[test]
fn barb_112_a_victory_over_one_or_two_only_removes_them() {
    for count in [1, 2] {
        let position = format!(
            "blue guards W(-2,1) NE(-3,2)\nwhite settlement N(-3,2)\nbarbarians (-2,1) {count}\nturn red, rolled"
        );
        let before = at(&position);
        let table = played(&position, "red ends turn; losses 3");
        assert_eq!((prisoners(&table, "blue"), on(&table, "(-2,1)")), (count, 0));
        assert_eq!(points(&table, "white"), points(&before, "white"));
        assert_eq!(producing(&table, 4), producing(&before, 4));
    }
}
