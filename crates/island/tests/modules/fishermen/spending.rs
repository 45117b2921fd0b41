//! What fish buy.

use expect_test::expect;
use steading_game::{Game, Seat};
use steading_island::illegal::Code;

use super::{fishers, fishing, lists, spent, tokens, told};
use crate::support::*;

/// Every purchase, with tokens that pay for it.
const PURCHASES: [&str; 5] = [
    "spends fish 2 to remove robber",
    "spends fish 3 to rob blue",
    "spends fish 1 3 to take ore",
    "spends fish 2 3 to build road",
    "spends fish 1 3 3 to draw card",
];

/// A position in which red can buy anything.
const RICH: &str = "red settlement N(0,0), fish 1 2 3 3\nblue hand wool\nrobber (1,0)\n";

/// Also: FISH-048.
#[test]
fn fish_040_fish_are_spent_after_the_roll_before_and_after_building() {
    let before = fishers(&format!("{RICH}turn red"));
    for purchase in PURCHASES {
        assert_eq!(told(&before, &format!("red {purchase}")), "ROLL_FIRST FISH-040: why=fish-spending");
        assert!(!lists(&before, "red", purchase));
    }
    for turn in ["turn red, rolled", "turn red, rolled, built"] {
        let table = fishers(&format!("{RICH}{turn}"));
        for purchase in PURCHASES {
            assert!(is_legal(&table, &format!("red {purchase}")) && lists(&table, "red", purchase), "{purchase}");
        }
    }
    let other = fishers(&format!("{RICH}turn blue, rolled"));
    assert_eq!(told(&other, "red spends fish 2 to remove robber"), "NOT_YOUR_TURN BASE-231: turn=1");
    // Spending is no building: trading stays open (COMBO-071).
    let table = after(
        &fishing(&format!("{RICH}turn red, rolled")),
        "red spends fish 2 3 to build road; red builds road NE(0,0)",
    );
    assert!(!public(&table).has_built);
}

#[test]
fn fish_041_two_fish_remove_the_robber() {
    check(
        &fishing("red fish 2\nblue settlement N(1,0), hand ore\nrobber (1,0)\nturn red, rolled"),
        "red spends fish 2 to remove robber",
        &expect![[r#"
            red spends fish 2
            red sends the robber off the board
        "#]],
    );
    let mut table = fishers("red fish 2 2\nrobber (1,0)\nturn red, rolled");
    play(&mut table, "red spends fish 2 to remove robber");
    assert_eq!(public(&table).robber, None);
    assert_eq!(told(&table, "red spends fish 2 to remove robber"), "ROBBER_AWAY FISH-041");
    assert!(!lists(&table, "red", "spends fish 2 to remove robber"));
    play(&mut table, "red ends turn; blue rolls 3+4; blue moves robber (1,0)");
    assert_eq!(public(&table).robber, Some("(1,0)".parse().unwrap()));
}

#[test]
fn fish_042_three_fish_take_a_card_of_any_opponent() {
    let mut table = fishers("red fish 3 3\nblue hand wool\norange hand ore grain\nturn red, rolled");
    for action in ["rob white", "rob red"] {
        assert_eq!(told(&table, &format!("red spends fish 3 to {action}")), "NOT_A_VICTIM FISH-042: seats=1 3");
    }
    let thefts: Vec<String> = listed(&table, "red").into_iter().filter(|action| action.contains(" rob ")).collect();
    assert_eq!(thefts, ["red spends fish 3 to rob blue", "red spends fish 3 to rob orange"]);
    play(&mut table, "red spends fish 3 to rob orange");
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    assert_eq!(outcomes.len(), 2);
    assert_eq!(play(&mut table, "steal grain"), ["red steals 1 grain from orange"]);
    assert_eq!((hand(&table, "red"), hand(&table, "orange")), (cards("grain"), cards("ore")));
    assert!(lists(&table, "red", "ends turn"));
}

/// Also: FISH-066.
#[test]
fn friend_009_three_fish_take_a_card_of_a_protected_player() {
    let mut table =
        fishers("option variants friendly_robber\nred fish 3\nblue settlement N(0,0), hand ore\nturn red, rolled");
    assert!(lists(&table, "red", "spends fish 3 to rob blue"));
    play(&mut table, "red spends fish 3 to rob blue; steal ore");
    assert_eq!(hand(&table, "red"), cards("ore"));
}

/// What the victim offered or accepted lapses, whatever was taken (BASE-104); the thief's own offer stays open.
#[test]
fn fish_042_the_theft_ends_what_the_victim_has_on_offer() {
    let mut table = fishers("red hand wool, fish 3\nblue hand ore grain\nwhite hand ore\nturn red, rolled");
    play(
        &mut table,
        "red offers wool for ore to all; blue accepts red; white accepts red; red spends fish 3 to rob blue",
    );
    assert_eq!(refusal(&table, "red trades with white").code, Code::ActionPending);
    play(&mut table, "steal grain");
    assert_eq!(refusal(&table, "red trades with blue").code, Code::NotAccepted);
    play(&mut table, "red trades with white");
    assert_eq!(hand(&table, "red"), cards("ore grain"));
}

#[test]
fn fish_043_four_fish_take_a_card_from_the_bank() {
    let table = after(&fishing("red fish 2 2\nturn red, rolled"), "red spends fish 2 2 to take ore");
    assert_eq!((hand(&table, "red"), public(&table).bank.total()), (cards("ore"), 94));
    let empty = fishers("option bank_limit 1\nred fish 2 2\nblue hand ore\nturn red, rolled");
    assert_eq!(told(&empty, "red spends fish 2 2 to take ore"), "BANK_EMPTY FISH-043: resource=ore");
    let takes = listed(&empty, "red").iter().filter(|action| action.contains(" take ")).count();
    assert_eq!(takes, 4);
}

#[test]
fn fish_044_five_fish_build_a_road_by_the_usual_rules() {
    let mut table = fishers("red settlement N(0,0), fish 2 3\nturn red, rolled");
    play(&mut table, "red spends fish 2 3 to build road");
    assert_eq!(told(&table, "red ends turn"), "ACTION_PENDING BASE-069: seat=0, owes=free-roads, count=1");
    assert_eq!(refusal(&table, "red builds road W(2,0)").code, Code::RoadNotConnected);
    assert_eq!(play(&mut table, "red builds road NE(0,0)"), ["red lays a road NE(0,0)"]);
    assert_eq!(public(&table).pool[0].roads, 14);
    assert!(lists(&table, "red", "ends turn"), "one road and no more");
    // No piece left, or no place.
    let roads = "road W(0,0) NW(0,0) NE(0,0) W(1,0) NW(0,1) NE(-1,1) W(0,1) NE(-1,2) W(1,1) NW(1,1) NE(0,1) NW(1,0) W(2,-1) NE(1,0) W(1,-1)";
    let none = fishers(&format!("red {roads}, fish 2 3\nturn red, rolled"));
    assert_eq!(told(&none, "red spends fish 2 3 to build road"), "NO_PIECES_LEFT FISH-044: piece=road, limit=15");
    assert!(!lists(&none, "red", "spends fish 2 3 to build road"));
    let nowhere = fishers("red fish 2 3\nturn red, rolled");
    assert_eq!(told(&nowhere, "red spends fish 2 3 to build road"), "NO_EFFECT FISH-044: effect=free-road");
    assert!(!lists(&nowhere, "red", "spends fish 2 3 to build road"));
}

#[test]
fn fish_045_seven_fish_take_a_development_card() {
    let mut table = fishers("red fish 1 3 3\nturn red, rolled");
    let log = play(&mut table, "red spends fish 1 3 3 to draw card; draw knight");
    assert_eq!(log, ["red spends fish 1 3 3", "red draws knight"]);
    assert_eq!(refusal(&table, "red plays knight").code, Code::CardTooNew);
    assert!(!public(&table).has_built);
    let all = "14 knight 2 road-building 2 year-of-plenty 2 monopoly 5 victory-point";
    let empty = fishers(&format!("red fish 1 3 3\nblue cards {all}\nturn red, rolled"));
    assert_eq!(told(&empty, "red spends fish 1 3 3 to draw card"), "DECK_EMPTY FISH-045");
    assert!(!lists(&empty, "red", "spends fish 1 3 3 to draw card"));
}

/// Also: FISH-069, FISH-070.
#[test]
fn fish_046_tokens_show_the_price_at_least() {
    let table = fishers("red fish 1 2 3\nrobber (1,0)\nturn red, rolled");
    assert_eq!(told(&table, "red spends fish 1 to remove robber"), "TOO_FEW_FISH FISH-046: price=2, paid=1");
    assert_eq!(told(&table, "red spends fish nothing to remove robber"), "TOO_FEW_FISH FISH-046: price=2, paid=0");
    assert_eq!(told(&table, "red spends fish 1 1 to remove robber"), "FISH_NOT_HELD FISH-046: token=1");
    assert_eq!(told(&table, "red spends fish 3 3 to take ore"), "FISH_NOT_HELD FISH-046: token=3");
    assert_eq!(told(&table, "red spends fish 1 2 3 to draw card"), "TOO_FEW_FISH FISH-046: price=7, paid=6");
    // No change is given.
    let after = after(&fishing("red fish 3\nrobber (1,0)\nturn red, rolled"), "red spends fish 3 to remove robber");
    assert_eq!((tokens(&after, "red"), spent(&after)), ([0; 3], [0, 0, 1]));
}

/// The list holds every payment from which no token could be left out, and no other.
#[test]
fn fish_047_overpaying_is_legal_but_not_listed() {
    let table = fishers("red fish 1 1 2 2 3\nturn red, rolled");
    let payments: Vec<String> = listed(&table, "red")
        .iter()
        .filter_map(|action| action.strip_prefix("red spends fish ")?.strip_suffix(" to take ore").map(str::to_owned))
        .collect();
    assert_eq!(payments, ["1 1 2", "2 2", "1 3", "2 3"]);
    for payment in ["1 2 2", "1 1 2 2 3", "1 1 3", "2 2 3"] {
        assert!(is_legal(&table, &format!("red spends fish {payment} to take ore")), "{payment}");
    }
}

/// Also: FISH-047, FISH-071.
#[test]
fn fish_ex_07_surplus_fish_are_lost_or_refused_at_a_strict_table() {
    let position = "red fish 2 2 3\nblue hand ore\nturn red, rolled";
    for (payment, left) in [("2 2", [0, 0, 1]), ("2 3", [0, 1, 0])] {
        let table = after(&fishing(position), &format!("red spends fish {payment} to rob blue; steal ore"));
        assert_eq!(tokens(&table, "red"), left);
    }
    let strict = fishers(&format!("option strict_fish_payment on\n{position}"));
    assert!(is_legal(&strict, "red spends fish 2 2 to rob blue"));
    assert_eq!(told(&strict, "red spends fish 2 3 to rob blue"), "FISH_SURPLUS FISH-047: price=3, paid=5");
}

/// Also: FISH-048.
#[test]
fn fish_ex_01_each_action_is_paid_on_its_own() {
    let mut table = fishers("red fish 3 3\nrobber (1,0)\nturn red, rolled");
    play(&mut table, "red spends fish 3 to remove robber");
    assert_eq!(tokens(&table, "red"), [0, 0, 1]);
    assert_eq!(told(&table, "red spends fish 3 to take ore"), "TOO_FEW_FISH FISH-046: price=4, paid=3");
}

/// Also: FISH-048.
#[test]
fn fish_049_spent_tokens_lie_face_up() {
    let mut table = fishers("red fish 1 2 2 3\nrobber (1,0)\nfish-spent 1\nturn red, rolled");
    play(&mut table, "red spends fish 2 to remove robber; red spends fish 1 3 to take wool");
    assert_eq!((spent(&table), tokens(&table, "red")), ([2, 1, 1], [0, 1, 0]));
    assert_eq!(public(&table).modules.fishermen.held[0], 1);
}

#[test]
fn fish_050_tokens_are_no_resource_cards() {
    // A seven: seven tokens and seven cards are no reason to discard.
    let mut table = fishers("red hand 7 ore, fish 1 1 1 1 1 1 1\nblue settlement N(1,0), fish 3 3\nturn red");
    play(&mut table, "red rolls 3+4");
    assert!(lists(&table, "red", "moves robber (1,0)"));
    // A victim with tokens and no cards loses nothing.
    play(&mut table, "red moves robber (1,0)");
    assert!(lists(&table, "red", "ends turn"));
    assert_eq!(tokens(&table, "blue"), [0, 0, 2]);
    let table = after(&fishing("red cards monopoly\nblue fish 1 2 3\nturn red"), "red plays monopoly ore");
    assert_eq!((tokens(&table, "red"), tokens(&table, "blue")), ([0; 3], [1, 1, 1]));
}

/// No form of trade has a place for tokens.
#[test]
fn fish_051_tokens_are_not_traded() {
    let table = fishers("red hand ore, fish 1 2 3\nblue hand wool, fish 3\nturn red, rolled");
    for text in ["red offers 1 fish for 1 wool to blue", "red banks 4 fish for ore"] {
        assert!(table.clone().enter_text(text).is_err());
    }
    let trades =
        listed(&table, "red").into_iter().filter(|action| action.contains("offers") || action.contains("banks"));
    assert!(trades.into_iter().all(|action| !action.contains("fish")));
}

#[test]
fn fish_065_ten_points_win_on_the_own_turn() {
    let nine = "red city N(0,0) N(2,0) N(-2,1) N(0,2), settlement S(-2,1), road W(1,-1) NE(0,-1)";
    let position = fishing(&format!("{nine}, hand brick lumber wool grain\nturn red, rolled"));
    assert_eq!(points(&table(&position), "red"), 9);
    let table = after(&position, "red builds settlement N(0,-1)");
    assert_eq!((points(&table, "red"), public(&table).winner), (10, Some(Seat(0))));
}
