//! The variant in which everybody says which knights fight (section 1.18).

use steading_game::{Game, Observer};
use steading_island::illegal::Code;
use steading_island::rule;

use super::battle::{is_city, landing};
use super::knights::{RED_NET, code, knight, offers, refuses};
use super::*;

/// Red, blue and white have active knights.
const COMMIT: &str = "
    option commit_knights on
    red    city N(-1,0), basic S(0,-1) S(-1,0), active S(0,-1)
    blue   city N(1,0), basic S(2,-1), strong S(1,-1), active S(2,-1) S(1,-1)
    white  mighty S(1,1), active S(1,1)
    orange basic S(-1,1)
    ship   6
";

/// Places are read before anybody asks whether they are knights.
#[test]
fn base_236_a_knight_nowhere_on_the_board_is_not_committed() {
    let table = landing("option commit_knights on\nred basic S(0,-1), active S(0,-1)");
    for places in ["NE(9,9)", "S(0,-1) NE(9,9)"] {
        refuses(&table, &format!("red commits {places}"), Code::UnknownPlace, rule::BASE_236);
    }
}

#[test]
fn ck_225_at_a_landing_everybody_commits_active_knights_in_turn() {
    let mut table = at(&format!("{COMMIT}turn white"));
    play(&mut table, "white rolls 1+1 ship");
    assert_eq!(asked(&table), ["white"]);
    assert_eq!(listed(&table, "white").len(), 2, "its knight or none");
    play(&mut table, "white commits S(1,1)");
    assert_eq!(asked(&table), ["red"], "orange has no active knight");
    assert!(!is_legal(&table, "blue commits S(2,-1)"), "not yet");
    for place in ["S(-1,0)", "S(2,-1)", "S(0,0)"] {
        assert!(!is_legal(&table, &format!("red commits {place}")), "{place}");
    }
    play(&mut table, "red commits S(0,-1)");
    assert_eq!(asked(&table), ["blue"]);
    for choice in ["none", "S(2,-1)", "S(1,-1)", "S(2,-1) S(1,-1)"] {
        assert!(is_legal(&table, &format!("blue commits {choice}")), "{choice}");
    }
    play(&mut table, "blue commits S(2,-1) S(1,-1)");
    assert_eq!(ck(&table).ship, 0);
    // Without the option nobody is asked.
    let table = landing(&COMMIT.replace("option commit_knights on", "").replace("ship   6", ""));
    assert!(ck(&table).active.is_empty());
    offers(&table, "blue", "picks deck", &["trade", "politics", "science"]);
}

/// White alone could stop the two barbarians.
#[test]
fn ck_226_to_commit_nobody_is_allowed() {
    let mut table = at(&format!("{COMMIT}turn white"));
    play(&mut table, "white rolls 1+1 ship; white commits none; red commits none; blue commits none");
    assert!(!is_city(&table, "N(-1,0)") && !is_city(&table, "N(1,0)"));
    let mut table = at(&format!("{COMMIT}turn white"));
    play(&mut table, "white rolls 1+1 ship; white commits S(1,1); red commits none; blue commits none");
    assert!(is_city(&table, "N(-1,0)") && is_city(&table, "N(1,0)"));
}

#[test]
fn ck_227_later_players_see_what_was_committed() {
    let mut table = at(&format!("{COMMIT}turn red"));
    play(&mut table, "red rolls 1+1 ship");
    assert_eq!(asked(&table), ["red"]);
    play(&mut table, "red commits S(0,-1)");
    assert_eq!(asked(&table), ["blue"]);
    let view = table.game().view(table.state(), Observer::Seat(seat(&table, "blue")));
    let committed = view.public.modules.cities_and_knights.committed;
    assert!(committed.contains(v("S(0,-1)")) && committed.len() == 1);
}

#[test]
fn ck_228_only_committed_knights_count() {
    // For the strength: two barbarians against one. For the loss: blue's strong knight stayed at home.
    let mut table = at(&format!("{COMMIT}turn red"));
    play(&mut table, "red rolls 1+1 ship; red commits S(0,-1); blue commits none; white commits none");
    assert!(is_city(&table, "N(-1,0)") && !is_city(&table, "N(1,0)"));
    // For the reward: two of blue's three and white's three are missing.
    let mut table = at(&format!("{COMMIT}turn red"));
    play(&mut table, "red rolls 1+1 ship; red commits S(0,-1); blue commits S(1,-1); white commits none");
    assert_eq!(ck(&table).defender, [0, 1, 0, 0]);
    let mut table = at(&format!("{COMMIT}turn red"));
    play(&mut table, "red rolls 1+1 ship; red commits S(0,-1); blue commits S(2,-1); white commits none");
    assert_eq!(ck(&table).defender, [0; 4], "one each");
    assert_eq!(moves(&table, "red", "picks deck").len(), 3);
}

/// Red's second knight stays at home.
#[test]
fn ck_229_knights_that_were_not_committed_stay_active_and_may_act() {
    let mut table = at(&format!(
        "option commit_knights on\n{RED_NET}red basic S(0,0) N(0,0), active S(0,0) N(0,0), hand grain\nship 6\nturn red"
    ));
    play(&mut table, "red rolls 1+1 ship; red commits S(0,0)");
    assert_eq!(knight(&table, "S(0,0)"), "red basic");
    assert_eq!(knight(&table, "N(0,0)"), "red basic active");
    assert!(is_legal(&table, "red moves knight N(0,0) S(1,-1)"));
    assert!(ck(&table).committed.is_empty(), "the battle is over");
    play(&mut table, "red activates knight S(0,0)");
    assert_eq!(code(&table, "red moves knight S(0,0) N(-1,1)"), Code::KnightTooNew);
}

#[test]
fn ck_ex_47_of_two_active_knights_the_one_committed_counts_and_is_inactive_then() {
    let mut table = at("
        option commit_knights on
        red   city N(-1,0) N(-1,1), basic S(0,-1) S(-1,0), active S(0,-1) S(-1,0)
        ship  6
        turn  red
    ");
    play(&mut table, "red rolls 1+1 ship; red commits S(0,-1)");
    assert_eq!(moves(&table, "red", "loses city").len(), 2, "one against two");
    play(&mut table, "red loses city N(-1,0)");
    assert_eq!(knight(&table, "S(0,-1)"), "red basic");
    assert_eq!(knight(&table, "S(-1,0)"), "red basic active");
}
