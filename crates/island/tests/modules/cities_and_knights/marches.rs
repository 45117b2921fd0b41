//! What knights do: moving, displacing, retreating, chasing the robber (section 1.11).

use steading_island::illegal::Code;
use steading_island::rule;

use super::knights::{BLUE_NET, RED_NET, ROUND, code, knight, offers, refuses};
use super::*;

// Moving.

/// Also: CK-EX-11.
#[test]
fn ck_123_a_knight_goes_along_own_roads_as_far_as_they_lead() {
    let mut table = at(&format!("{RED_NET}red road NW(1,1), basic S(0,0), active S(0,0)\nturn red, rolled"));
    offers(&table, "red", "moves knight S(0,0)", &["N(-1,1)", "N(0,0)", "S(1,-1)"]);
    play(&mut table, "red moves knight S(0,0) S(1,-1)");
    assert_eq!((knight(&table, "S(0,0)"), knight(&table, "S(1,-1)")), ("nobody".into(), "red basic".into()));
}

#[test]
fn ck_ex_11_a_knight_passes_its_own_settlement_and_not_a_gap() {
    let position = format!("{RED_NET}red road NW(1,1), basic S(0,0), active S(0,0)\nturn red, rolled");
    for near in ["N(-1,1)", "N(0,0)", "S(1,-1)"] {
        assert!(is_legal(&at(&position), &format!("red moves knight S(0,0) {near}")), "{near}");
    }
    for far in ["N(1,1)", "S(1,0)"] {
        refused(&position, &format!("red moves knight S(0,0) {far}"), Code::KnightNoPath, rule::CK_123);
    }
}

#[test]
fn ck_124_two_knights_never_share_an_intersection() {
    let position = format!("{RED_NET}{BLUE_NET}red basic S(0,0), active S(0,0)\nblue basic S(1,-1)\nturn red, rolled");
    let table = at(&position);
    // Nor a knight one with a building, though the way there is open.
    refuses(&table, "red moves knight S(0,0) S(0,-1)", Code::IntersectionOccupied, rule::CK_124);
    assert_eq!(code(&table, "red moves knight S(0,0) S(1,-1)"), Code::KnightTooWeak);
    offers(&table, "red", "moves knight S(0,0)", &["N(-1,1)", "N(0,0)"]);
    // Nor the settlement of somebody else at the end of the road.
    let foreign = position.replace("blue basic S(1,-1)", "white settlement S(1,-1)");
    refused(&foreign, "red moves knight S(0,0) S(1,-1)", Code::IntersectionOccupied, rule::CK_124);
}

/// Also: CK-EX-52.
#[test]
fn ck_125_foreign_knights_stop_a_knight_and_own_ones_do_not() {
    let position = |other: &str| format!("{RED_NET}red basic S(0,0), active S(0,0)\n{other} N(-1,1)\nturn red, rolled");
    for foreign in ["blue basic", "blue mighty"] {
        refused(&position(foreign), "red moves knight S(0,0) N(0,0)", Code::KnightNoPath, rule::CK_125);
    }
    // An own one lets it pass; a way around another one is as good as any.
    offers(&at(&position("red strong")), "red", "moves knight S(0,0)", &["N(0,0)", "S(1,-1)"]);
    let around = position("blue basic").replace("red basic", "red road NW(0,1) W(1,0), basic");
    offers(&at(&around), "red", "moves knight S(0,0)", &["N(0,1)", "S(1,-1)", "N(0,0)"]);
}

#[test]
fn ck_ex_52_a_foreign_knight_beside_it_leaves_the_knight_no_move() {
    let position =
        format!("{RED_NET}red road NW(1,1), basic S(0,0), active S(0,0)\nblue basic N(-1,1)\nturn red, rolled");
    let table = at(&position);
    assert!(moves(&table, "red", "moves knight").is_empty());
    for place in ["N(-1,1)", "N(0,0)", "S(1,-1)", "N(1,1)", "S(1,0)"] {
        assert!(!is_legal(&table, &format!("red moves knight S(0,0) {place}")), "{place}");
    }
}

#[test]
fn ck_126_buildings_of_others_stop_a_knight_and_own_ones_do_not() {
    let position = |building: &str| {
        format!("{building} S(1,-1)\nred road NE(0,0) NW(1,0), basic N(0,0), active N(0,0)\nturn red, rolled")
    };
    for foreign in ["blue settlement", "blue city"] {
        refused(&position(foreign), "red moves knight N(0,0) N(1,0)", Code::KnightNoPath, rule::CK_126);
    }
    for own in ["red settlement", "red city"] {
        assert!(is_legal(&at(&position(own)), "red moves knight N(0,0) N(1,0)"), "{own}");
    }
}

#[test]
fn ck_127_a_site_opens_when_the_own_knight_has_left_it() {
    let position =
        format!("{RED_NET}red basic S(1,-1), active S(1,-1), hand brick lumber wool grain\nturn red, rolled");
    let mut table = at(&position);
    refuses(&table, "red builds settlement S(1,-1)", Code::IntersectionOccupied, rule::CK_100);
    play(&mut table, "red moves knight S(1,-1) N(0,0); red builds settlement S(1,-1)");
    assert_eq!(points(&table, "red"), 2);
    // An inactive one stays; so does one that is activated now, and one that has no place to go.
    let mut inactive = at(&position.replace(", active S(1,-1)", "").replace("grain", "2 grain"));
    assert!(moves(&inactive, "red", "moves knight").is_empty());
    play(&mut inactive, "red activates knight S(1,-1)");
    assert!(moves(&inactive, "red", "moves knight").is_empty());
    assert_eq!(code(&inactive, "red builds settlement S(1,-1)"), Code::IntersectionOccupied);
    let shut_in = at(&position.replace("turn", "blue basic N(0,0)\nturn"));
    assert!(moves(&shut_in, "red", "moves knight").is_empty());
    assert_eq!(code(&shut_in, "red builds settlement S(1,-1)"), Code::IntersectionOccupied);
}

// Displacing.

/// A red knight of this rank may come from S(0,-1) to blue's on S(1,-1), which has places to go to.
fn duel(red: &str, blue: &str) -> String {
    format!(
        "red road NW(0,0) NE(0,0), {red} S(0,-1), active S(0,-1)
         blue road NW(1,0) NE(1,0) NW(2,0), {blue} S(1,-1)
         turn red, rolled"
    )
}

const DISPLACES: &str = "red moves knight S(0,-1) S(1,-1)";

#[test]
fn ck_128_only_a_stronger_knight_displaces() {
    for (red, blue) in [("strong", "basic"), ("mighty", "basic"), ("mighty", "strong")] {
        let mut table = at(&duel(red, blue));
        play(&mut table, DISPLACES);
        assert_eq!(knight(&table, "S(1,-1)"), format!("red {red}"));
        assert_eq!(knight(&table, "S(0,-1)"), "nobody");
        assert_eq!(asked(&table), ["blue"]);
    }
    for (red, blue) in
        [("basic", "basic"), ("basic", "strong"), ("strong", "strong"), ("strong", "mighty"), ("mighty", "mighty")]
    {
        refused(&duel(red, blue), DISPLACES, Code::KnightTooWeak, rule::CK_128);
    }
}

/// Also: CK-125, CK-126.
#[test]
fn ck_128_the_way_to_a_foreign_knight_is_that_of_a_move() {
    let far = duel("strong", "basic").replace("NW(0,0) NE(0,0)", "NW(0,0)");
    refused(&far, DISPLACES, Code::KnightNoPath, rule::CK_123);
    let knight_between = format!("{}\nwhite basic N(0,0)", duel("mighty", "basic"));
    refused(&knight_between, DISPLACES, Code::KnightNoPath, rule::CK_125);
    let building_between = format!("{}\nwhite settlement N(0,0)", duel("mighty", "basic"));
    refused(&building_between, DISPLACES, Code::KnightNoPath, rule::CK_126);
    // An inactive knight displaces nobody.
    let inactive = duel("strong", "basic").replace(", active S(0,-1)", "");
    refused(&inactive, DISPLACES, Code::KnightInactive, rule::CK_119);
}

#[test]
fn ck_129_active_knights_are_displaced_like_inactive_ones() {
    for status in ["", ", active S(1,-1)"] {
        let position = duel("strong", "basic").replace("basic S(1,-1)", &format!("basic S(1,-1){status}"));
        assert!(is_legal(&at(&position), DISPLACES), "`{status}`");
        // Being active makes no knight stronger.
        let equal = position.replace("strong S(0,-1)", "basic S(0,-1)");
        refused(&equal, DISPLACES, Code::KnightTooWeak, rule::CK_128);
    }
}

#[test]
fn ck_130_nobody_displaces_an_own_knight() {
    let position = format!("{RED_NET}red mighty S(0,0), basic N(-1,1), active S(0,0)\nturn red, rolled");
    refused(&position, "red moves knight S(0,0) N(-1,1)", Code::OwnKnight, rule::CK_130);
    let foreign = position.replace(" basic N(-1,1),", "").replace("turn", "blue basic N(-1,1)\nturn");
    assert!(is_legal(&at(&foreign), "red moves knight S(0,0) N(-1,1)"));
}

#[test]
fn ck_131_the_owner_of_a_displaced_knight_chooses_where_its_roads_lead() {
    let retreats = |pieces: &str| {
        let mut table = at(&format!("{}\n{pieces}", duel("mighty", "basic")));
        play(&mut table, DISPLACES);
        table
    };
    let free = retreats("");
    assert_eq!(asked(&free), ["blue"]);
    offers(&free, "blue", "retreats", &["N(1,0)", "S(2,-1)", "N(2,0)"]);
    // Past its own pieces, but not onto them.
    offers(&retreats("blue settlement S(2,-1)"), "blue", "retreats", &["N(1,0)", "N(2,0)"]);
    offers(&retreats("blue strong S(2,-1)"), "blue", "retreats", &["N(1,0)", "N(2,0)"]);
    // Not past those of others: only N(1,0) is left, and nobody is asked.
    for other in ["white basic S(2,-1)", "red basic S(2,-1)", "white settlement S(2,-1)", "red city S(2,-1)"] {
        let table = retreats(other);
        assert_eq!((asked(&table), knight(&table, "N(1,0)")), (vec!["red"], "blue basic".into()), "{other}");
    }
    // Not where it was driven from, and not along the roads of others.
    for place in ["S(1,-1)", "N(0,0)", "S(0,-1)"] {
        assert!(!is_legal(&free, &format!("blue retreats {place}")), "{place}");
    }
    assert!(!is_legal(&free, "red retreats N(1,0)"), "it is blue's choice");
}

#[test]
fn ck_ex_12_blue_retreats_along_its_roads() {
    for status in ["", ", active S(1,-1)"] {
        let mut table = at(&format!(
            "{RED_NET}{BLUE_NET}red strong S(0,0), active S(0,0)
             blue road W(2,-1) NW(1,1), basic S(1,-1){status}
             turn red, rolled"
        ));
        let blue = knight(&table, "S(1,-1)");
        play(&mut table, "red moves knight S(0,0) S(1,-1)");
        assert_eq!(asked(&table), ["blue"]);
        offers(&table, "blue", "retreats", &["N(1,0)", "S(2,-2)"]);
        for place in ["N(1,1)", "S(1,0)"] {
            assert!(!is_legal(&table, &format!("blue retreats {place}")), "{place}");
        }
        play(&mut table, "blue retreats S(2,-2)");
        assert_eq!((knight(&table, "S(2,-2)"), knight(&table, "S(1,-1)")), (blue, "red strong".into()));
    }
}

#[test]
fn ck_132_a_retreat_costs_nothing_and_keeps_rank_status_and_right() {
    let position =
        duel("mighty", "strong").replace("strong S(1,-1)", "strong S(1,-1), active S(1,-1), hand grain wool ore");
    let mut table = at(&position);
    play(&mut table, DISPLACES);
    play(&mut table, "blue retreats N(2,0)");
    assert_eq!(knight(&table, "N(2,0)"), "blue strong active");
    assert_eq!(hand(&table, "blue"), cards("grain wool ore"));
    // It was no action: in blue's turn the knight acts.
    play(&mut table, "red ends turn; blue rolls 1+1 trade");
    assert!(is_legal(&table, "blue moves knight N(2,0) S(2,-1)"));
    // And an inactive one is not woken by it.
    let mut table = at(&duel("mighty", "strong"));
    play(&mut table, DISPLACES);
    play(&mut table, "blue retreats N(2,0); red ends turn; blue rolls 1+1 trade");
    assert_eq!(code(&table, "blue moves knight N(2,0) S(2,-1)"), Code::KnightInactive);
}

#[test]
fn ck_133_a_knight_that_has_nowhere_to_go_is_removed() {
    for other in ["white basic N(1,0)", "white settlement N(1,0)", "red basic N(1,0)"] {
        let mut table = at(&format!("{}\nblue hand wool ore\n{other}", duel("strong", "basic")));
        play(&mut table, DISPLACES);
        assert_eq!(asked(&table), ["red"], "{other}");
        assert!(ck(&table).knights[1].is_empty(), "{other}");
        assert_eq!(knight(&table, "S(1,-1)"), "red strong");
    }
    // The piece is in the supply again: blue has both basic knights to build.
    let mut table = at(&format!("{}\nblue hand 2 wool 2 ore\nwhite basic N(1,0)", duel("strong", "basic N(2,0)")));
    play(&mut table, DISPLACES);
    play(&mut table, "red ends turn; blue rolls 1+1 trade; blue builds knight S(2,-1)");
    assert_eq!(ck(&table).knights[1].len(), 2);
    assert_eq!(code(&table, "blue builds knight N(1,0)"), Code::IntersectionOccupied);
}

#[test]
fn ck_134_a_retreat_that_exists_must_be_taken() {
    let mut table = at(&duel("strong", "basic"));
    play(&mut table, DISPLACES);
    let all = listed(&table, "blue");
    assert!(!all.is_empty() && all.iter().all(|action| action.starts_with("blue retreats ")), "{all:?}");
    assert!(!is_legal(&table, "blue removes knight S(1,-1)"));
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending, "the turn waits");
    // Where one place is left the knight goes there.
    let mut table = at(&duel("strong", "basic").replace("NW(1,0) NE(1,0) NW(2,0)", "NW(1,0)"));
    play(&mut table, DISPLACES);
    assert_eq!((asked(&table), knight(&table, "N(1,0)")), (vec!["red"], "blue basic".into()));
}

/// Blue's strong knight could beat white's basic one in its own turn.
#[test]
fn ck_135_a_retreating_knight_displaces_nobody() {
    let mut table = at(&format!("{}\nwhite basic N(1,0)", duel("mighty", "strong")));
    play(&mut table, DISPLACES);
    assert_eq!((asked(&table), knight(&table, "N(1,0)")), (vec!["red"], "white basic".into()));
    assert!(ck(&table).knights[1].is_empty());
    let mut table = at(&format!("{}\nwhite basic N(2,0)", duel("mighty", "strong")));
    play(&mut table, DISPLACES);
    offers(&table, "blue", "retreats", &["N(1,0)", "S(2,-1)"]);
}

#[test]
fn ck_136_the_displacing_knight_becomes_inactive() {
    let mut table = at(&duel("strong N(-2,1)", "basic").replace("active", "hand grain, active N(-2,1)"));
    play(&mut table, DISPLACES);
    play(&mut table, "blue retreats N(1,0)");
    assert_eq!(knight(&table, "S(1,-1)"), "red strong");
    assert_eq!(knight(&table, "N(-2,1)"), "red strong active", "the other one stays as it is");
    assert_eq!(code(&table, "red moves knight S(1,-1) N(0,0)"), Code::KnightInactive);
    play(&mut table, "red activates knight S(1,-1)");
    assert_eq!(code(&table, "red moves knight S(1,-1) N(0,0)"), Code::KnightTooNew);
}

// Chasing the robber.

/// The lock is off, and a red knight stands at N(0,0), beside the hexes (0,0), (0,-1) and (1,-1). Blue is at (2,0) and (2,-1).
fn chase(rank: &str, robber: &str) -> String {
    format!(
        "red settlement N(-1,0), {rank} N(0,0), active N(0,0)
         blue settlement N(2,0)
         landed
         robber {robber}
         turn red, rolled"
    )
}

#[test]
fn ck_137_a_knight_of_any_rank_chases_the_robber_from_a_hex_beside_it() {
    for rank in ["basic", "strong", "mighty"] {
        for near in ["(0,0)", "(0,-1)", "(1,-1)"] {
            assert!(is_legal(&at(&chase(rank, near)), "red chases robber from N(0,0)"), "{rank} {near}");
        }
        for far in ["(1,0)", "(-1,0)", "(1,-2)", "(0,1)"] {
            refused(&chase(rank, far), "red chases robber from N(0,0)", Code::RobberNotAdjacent, rule::CK_137);
        }
    }
    let inactive = chase("mighty", "(0,0)").replace(", active N(0,0)", "");
    refused(&inactive, "red chases robber from N(0,0)", Code::KnightInactive, rule::CK_119);
}

#[test]
fn ck_138_where_a_chased_robber_may_go_is_a_matter_of_the_edition() {
    let [mut old, mut new] = in_both(&chase("basic", "(1,-1)"));
    for table in [&mut old, &mut new] {
        play(table, "red chases robber from N(0,0)");
        assert_eq!(asked(table), ["red"]);
        assert_eq!(code(table, "red moves robber (1,-1)"), Code::RobberMustMove);
    }
    assert_eq!(moves(&old, "red", "moves robber").len(), 18, "every other hex");
    offers(&new, "red", "moves robber", &["(2,-1)", "(2,0)"]);
    // Nobody's hex, and one where only red has a building.
    for hex in ["(0,1)", "(-1,0)", "(0,0)"] {
        assert!(is_legal(&old, &format!("red moves robber {hex}")), "{hex}");
        refuses(&new, &format!("red moves robber {hex}"), Code::NoForeignBuilding, rule::CK_138);
    }
    play(&mut new, "red moves robber (2,0)");
    assert_eq!(public(&new).robber, Some(h("(2,0)")));
}

/// Blue's only building stands at the robber's hex alone.
#[test]
fn ck_139_where_no_such_hex_is_left_the_robber_goes_to_any_other() {
    let position = "
        red    basic N(-1,-1), active N(-1,-1)
        blue   settlement N(0,-2)
        landed
        robber (0,-2)
        turn   red, rolled
    ";
    let mut table = at(position);
    play(&mut table, "red chases robber from N(-1,-1)");
    assert_eq!(moves(&table, "red", "moves robber").len(), 18);
    assert_eq!(code(&table, "red moves robber (0,-2)"), Code::RobberMustMove);
    play(&mut table, "red moves robber (1,1)");
    assert_eq!(public(&table).robber, Some(h("(1,1)")));
    // One building elsewhere, and there is no choice but its hexes.
    let mut table = at(&position.replace("turn", "white settlement N(2,1)\nturn"));
    play(&mut table, "red chases robber from N(-1,-1)");
    offers(&table, "red", "moves robber", &["(2,0)"]);
}

#[test]
fn ck_140_a_chase_takes_one_card_from_one_player_and_asks_for_no_discard() {
    let position =
        format!("{}\nred hand 9 ore\nblue hand coin\nwhite settlement N(1,1), hand 9 wool", chase("basic", "(1,-1)"));
    let mut table = at(&position);
    play(&mut table, "red chases robber from N(0,0); red moves robber (2,0)");
    assert_eq!(public(&table).owed, [0; 4]);
    assert_eq!(asked(&table), ["red"]);
    offers(&table, "red", "robs", &["blue", "white"]);
    play(&mut table, "red robs blue");
    assert!(waits_for_chance(&table));
    assert!(!is_legal(&table, "steal wool"));
    play(&mut table, "steal coin");
    assert_eq!(hand(&table, "red"), cards("9 ore coin"));
    assert!(hand(&table, "blue").is_empty());
    assert_eq!(hand(&table, "white"), cards("9 wool"));
    assert!(is_legal(&table, "red ends turn"));
    // One alone is robbed without a question.
    let mut table = at(&position);
    play(&mut table, "red chases robber from N(0,0); red moves robber (1,1); steal wool");
    assert_eq!(hand(&table, "white"), cards("8 wool"));
}

/// Also: CK-070.
#[test]
fn ck_141_nobody_chases_the_robber_before_the_first_landing() {
    for (edition, robber) in [("2008", "(0,0)"), ("new", "off")] {
        let landed = format!("option edition {edition}\n{}", chase("mighty", "(0,0)"));
        assert!(is_legal(&at(&landed), "red chases robber from N(0,0)"), "{edition}");
        let locked = landed.replace("landed", "ship 6").replace("robber (0,0)", &format!("robber {robber}"));
        refused(&locked, "red chases robber from N(0,0)", Code::RobberLocked, rule::CK_070);
        assert!(moves(&at(&locked), "red", "chases").is_empty(), "{edition}");
    }
}

#[test]
fn ck_142_the_chasing_knight_becomes_inactive() {
    let mut table = at(&chase("strong S(1,-1), basic", "(1,-1)").replace("active", "active S(1,-1)"));
    play(&mut table, "red chases robber from N(0,0); red moves robber (2,0)");
    assert_eq!(knight(&table, "N(0,0)"), "red basic");
    assert_eq!(knight(&table, "S(1,-1)"), "red strong active");
    assert_eq!(code(&table, "red chases robber from N(0,0)"), Code::KnightInactive);
}

#[test]
fn ck_ex_13_a_knight_goes_to_the_robber_and_chases_it_a_turn_later() {
    let position = format!(
        "{RED_NET}red basic S(0,0), active S(0,0), hand grain
         blue settlement N(2,0)
         landed
         robber (1,-1)
         turn red, rolled"
    );
    refused(&position, "red chases robber from S(0,0)", Code::RobberNotAdjacent, rule::CK_137);
    for goal in ["N(0,0)", "S(1,-1)"] {
        let mut table = at(&position);
        play(&mut table, &format!("red moves knight S(0,0) {goal}"));
        assert_eq!(knight(&table, goal), "red basic");
        play(&mut table, &format!("red activates knight {goal}"));
        assert_eq!(knight(&table, goal), "red basic active");
        refuses(&table, &format!("red chases robber from {goal}"), Code::KnightTooNew, rule::CK_119);
        play(&mut table, ROUND);
        play(&mut table, &format!("red chases robber from {goal}; red moves robber (2,-1)"));
        assert_eq!(public(&table).robber, Some(h("(2,-1)")));
    }
}
