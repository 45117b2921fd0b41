//! Together with Friendly Robber: who is spared by sevens, chases and Bishops (CK-TB-18, 19, 26, 27).

use steading_island::illegal::Code;
use steading_island::rule;

use super::cards_science::{code, played};
use super::combinations::made;
use super::*;

/// Off unless it is asked for; with three points nobody is spared. Also: COMBO-036.
#[test]
fn ck_tb_18_friendly_robber_keeps_its_threshold_of_two() {
    let seven = |variants: &str, blue: &str| {
        played(&format!("{variants}blue {blue}\nlanded\nrobber (0,0)\nturn red"), "red rolls 3+4 ship")
    };
    let friendly = "option variants friendly_robber\n";
    assert!(is_legal(&seven("", "city N(1,1)"), "red moves robber (2,0)"));
    assert_eq!(code(&seven(friendly, "city N(1,1)"), "red moves robber (2,0)"), Code::RobberSpares);
    assert!(is_legal(&seven(friendly, "settlement N(-1,2), city N(1,1)"), "red moves robber (2,0)"));
    assert_eq!(made("variants friendly_robber").expect("allowed").rules.victory_target, 13);
}

/// Blue has two points, white three; red's knight stands at the desert. Also: COMBO-036.
const SPARED: &str = "
    option variants friendly_robber
    red    city N(-2,1) N(-1,2), road NE(0,0), basic N(0,0), active N(0,0), progress bishop
    blue   city N(1,1), hand ore
    white  city N(2,-1), settlement N(1,-2), hand wool
    landed
    robber (0,0)
    turn   red, rolled
";

/// Also: CK-TB-27.
#[test]
fn ck_tb_19_its_limits_hold_for_sevens_chases_and_bishops() {
    let seven = SPARED.replace("red, rolled", "red");
    for (position, moves) in [
        (SPARED, "red plays bishop"),
        (SPARED, "red chases robber from N(0,0)"),
        (seven.as_str(), "red rolls 3+4 ship"),
    ] {
        let table = played(position, moves);
        let spared = refusal(&table, "red moves robber (2,0)");
        assert_eq!((spared.code, spared.rule), (Code::RobberSpares, rule::FRIEND_004), "{moves}");
        assert!(is_legal(&table, "red moves robber (2,-2)"), "{moves}");
    }
}

/// Also: CK-TB-19.
#[test]
fn combo_036_nobody_is_protected_but_who_has_two_points() {
    let table = played(SPARED, "red plays bishop");
    for hex in ["(1,1)", "(1,0)", "(2,0)"] {
        assert_eq!(code(&table, &format!("red moves robber {hex}")), Code::RobberSpares, "{hex}");
    }
    let grown = SPARED.replace("blue   city N(1,1)", "blue   city N(1,1), settlement N(0,2)");
    assert!(is_legal(&played(&grown, "red plays bishop"), "red moves robber (2,0)"));
}

/// Blue falls to two points by the battle of this roll, and rises again.
#[test]
fn ck_tb_26_who_falls_to_two_points_is_protected_again() {
    let position = "
        option variants friendly_robber
        red    settlement N(0,0) N(-1,0) N(2,-1)
        blue   settlement N(-1,2), city N(1,1), hand 3 ore 2 grain
        ship   6
        turn   red
    ";
    let mut table = played(position, "red rolls 3+4 ship");
    assert_eq!(points(&table, "blue"), 2);
    for hex in ["(2,0)", "(1,1)", "(1,0)", "(-1,2)", "(0,1)", "(-1,1)"] {
        assert_eq!(code(&table, &format!("red moves robber {hex}")), Code::RobberSpares, "{hex}");
    }
    play(&mut table, "red moves robber (2,-1); red ends turn; blue rolls 1+1 ship; blue builds city N(1,1)");
    assert_eq!(points(&table, "blue"), 3);
    play(&mut table, "blue ends turn; white rolls 3+4 ship");
    assert!(is_legal(&table, "white moves robber (1,1)"));
    // Without the battle blue had three.
    let before = played(&position.replace("ship   6", "landed\nrobber (0,0)"), "red rolls 3+4 ship");
    assert!(is_legal(&before, "red moves robber (2,0)"));
}

/// The knight goes to allowed hexes with a foreign building; if there is none, to any allowed hex.
#[test]
fn ck_tb_27_a_chase_goes_to_allowed_hexes() {
    let chase = "red chases robber from N(0,0)";
    let table = played(SPARED, chase);
    let refused = refusal(&table, "red moves robber (-1,-1)");
    assert_eq!(refused.code, Code::NoForeignBuilding);
    let older = played(&format!("option edition 2008\n{SPARED}"), chase);
    assert!(is_legal(&older, "red moves robber (-1,-1)"));
    // Everybody else is spared.
    let alone = SPARED.replace("city N(2,-1), settlement N(1,-2)", "settlement N(1,-2)");
    let table = played(&alone, chase);
    assert!(is_legal(&table, "red moves robber (-1,-1)"));
    assert_eq!(code(&table, "red moves robber (2,0)"), Code::RobberSpares);
    assert_eq!(code(&table, "red moves robber (1,-2)"), Code::RobberSpares);
}

/// Every hex but the desert is at a building of somebody with two points.
#[test]
fn ck_tb_27_without_any_allowed_hex_the_robber_goes_to_the_desert_and_spares_the_protected() {
    let position = |robber: &str| {
        format!(
            "option variants friendly_robber
             red    settlement S(2,-2) N(1,1)
             blue   settlement N(0,-1) S(0,1), hand wool
             orange settlement N(-2,2) S(-1,-1), hand grain
             white  settlement N(0,0), hand ore, progress bishop
             landed\nrobber {robber}\nturn white, rolled"
        )
    };
    let table = played(&position("(1,0)"), "white plays bishop");
    // The engine sends it there by itself, or lets white name the only hex.
    let mut there = table;
    if public(&there).robber != Some(h("(0,0)")) {
        assert_eq!(listed(&there, "white"), ["white moves robber (0,0)"]);
        play(&mut there, "white moves robber (0,0)");
    }
    assert_eq!(public(&there).robber, Some(h("(0,0)")));
    assert!(is_legal(&there, "white ends turn") && hand(&there, "white") == cards("ore"), "nobody is robbed");
}

/// It stands on the desert and everything else is closed: it stays, and white with three points is robbed there. Also: FRIEND-006.
#[test]
fn ck_tb_27_a_bishop_without_any_other_hex_robs_who_is_not_protected() {
    let position = "
        option variants friendly_robber
        red    settlement S(2,-2) N(1,1), progress bishop
        blue   settlement N(0,-1) S(0,1), hand wool
        orange settlement N(-2,2) S(-1,-1), hand grain
        white  settlement N(0,0), city N(1,-2), hand ore
        landed
        robber (0,0)
        turn red, rolled
    ";
    let table = played(position, "red plays bishop; steal ore");
    assert_eq!((public(&table).robber, hand(&table, "red")), (Some(h("(0,0)")), cards("ore")));
    assert_eq!((hand(&table, "blue"), hand(&table, "orange")), (cards("wool"), cards("grain")));
    assert!(is_legal(&table, "red ends turn"));
}

/// The move of the first landing to the desert asks nobody. Also: CK-073.
#[test]
fn ck_tb_27_the_first_landing_is_not_limited() {
    let position = "option variants friendly_robber\nblue settlement N(0,0)\nship 6\nturn red";
    let table = played(position, "red rolls 1+1 ship");
    assert_eq!(public(&table).robber, Some(h("(0,0)")), "beside a protected player");
}
