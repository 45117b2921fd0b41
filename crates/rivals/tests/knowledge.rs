//! What each prince learns and forgets of what lies face down (`RIV-278`, `RIV-312`). `knows B1 2` is a known place, counted from the top;
//! `knows hand` are cards surely in the other's hand; `knows loose` are cards in that hand or at marked places (`marks`), and
//! `trusts` are the places that surely hold one.

mod support;

use steading_game::{Notation, Table};
use steading_rivals::Rivals;
use support::*;

/// What a colour knows, as the lines of a position say it.
fn lore(table: &Table<Rivals>, name: &str) -> String {
    let text = table.game().write_position(table.state());
    let lines = text.lines().filter_map(|line| line.strip_prefix(name)).map(str::trim);
    let lore = lines.filter(|line| ["knows", "marks", "trusts"].iter().any(|word| line.starts_with(word)));
    lore.collect::<Vec<_>>().join("; ")
}

/// Plays moves from a position; both colours must then know this.
fn check_lore(position: &str, moves: &str, red: &str, blue: &str) {
    let table = after(position, moves);
    assert_eq!((lore(&table, "red").as_str(), lore(&table, "blue").as_str()), (red, blue), "after `{moves}`");
}

// Drawing.

const DRAW: &str = "
    phase hand-check
    red hand abbey, scout
    stack B1 inga, osmund, siglind
";

#[test]
fn riv_278_a_drawn_card_is_its_drawers_secret() {
    check_lore(DRAW, "red draws B1", "", "");
    let position = format!("{DRAW}blue knows B1 2-3");
    check_lore(&position, "red draws B1", "", "knows B1 1-2");
}

#[test]
fn riv_278_a_card_drawn_from_a_known_place_is_known_in_the_hand() {
    let position = format!("{DRAW}blue knows B1 1 3\nred knows B1 1");
    check_lore(&position, "red draws B1", "", "knows B1 2; knows hand inga");
}

#[test]
fn riv_278_a_loose_card_drawn_by_the_other_stays_loose_until_no_place_is_left() {
    // Blue looks for Inga and Osmund; both places are red's, who knows them.
    let position = format!("{DRAW}blue marks B1 1-2\nblue knows loose inga\nred knows B1 1-2");
    check_lore(&position, "red draws B1", "knows B1 1", "marks B1 1; knows loose inga");
    let last = format!("{DRAW}blue marks B1 1\nblue knows loose inga\nred knows B1 1");
    check_lore(&last, "red draws B1", "", "knows hand inga");
    let surely =
        format!("{DRAW}blue marks B1 1-2\nblue trusts B1 1-2\nblue knows loose inga, osmund\nred knows B1 1-2");
    check_lore(&surely, "red draws B1", "knows B1 1", "marks B1 1; trusts B1 1; knows loose inga, osmund");
}

#[test]
fn riv_278_a_loose_card_is_found_where_it_is_drawn() {
    let position = format!("{DRAW}red marks B1 1 3\nred knows loose inga\nblue knows B1 1 3");
    check_lore(&position, "red draws B1", "", "knows B1 2; knows hand inga");
    // A card that is not looked for says nothing about the others.
    let other = format!("{DRAW}red marks B1 1 3\nred knows loose siglind\nblue knows B1 1 3");
    check_lore(&other, "red draws B1", "marks B1 2; knows loose siglind", "knows B1 2; knows hand inga");
}

// Searching.

const SEARCH: &str = "
    phase exchange
    red stock none
    red stock lumber 1, wool 1
    red hand abbey, scout
    stack B1 inga, osmund, siglind, harald
    stack B2 austin
";

#[test]
fn riv_278_a_searcher_knows_the_rest_of_the_stack_and_where_his_own_card_went() {
    check_lore(SEARCH, "red puts abbey under B2; red searches B1; red takes osmund", "knows B1 1-3; knows B2 2", "");
}

#[test]
fn riv_278_who_knew_a_stack_sees_neither_card_nor_place_taken_out() {
    let position = format!("{SEARCH}blue knows B1 1-4");
    let moves = "red puts abbey under B2; red searches B1; red takes osmund";
    let blue = "marks B1 1-3; trusts B1 1-3; knows loose harald, inga, osmund, siglind";
    check_lore(&position, moves, "knows B1 1-3; knows B2 2", blue);
    // Whichever card it was, blue knows the same.
    check_lore(&position, &moves.replace("osmund", "harald"), "knows B1 1-3; knows B2 2", blue);
}

#[test]
fn riv_278_a_card_of_a_half_known_stack_may_have_come_one_place_down() {
    let position = format!("{SEARCH}blue knows B1 1-2");
    let moves = "red puts abbey under B2; red searches B1; red takes harald";
    let blue = "marks B1 1-2; trusts B1 1; knows loose inga, osmund";
    check_lore(&position, moves, "knows B1 1-3; knows B2 2", blue);
    check_lore(&position, &moves.replace("harald", "inga"), "knows B1 1-3; knows B2 2", blue);
}

#[test]
fn riv_278_searching_finds_loose_cards() {
    // Inga is found; so Candamir, who could only have been here as well, must be in the hand.
    let marks = "red marks B1 1-2\nred knows loose candamir, inga\nblue hand candamir\nblue knows B1 1-2";
    let position = format!("{SEARCH}{marks}");
    let moves = "red puts abbey under B2; red searches B1; red takes harald";
    let blue = "marks B1 1-2; trusts B1 1; knows loose inga, osmund";
    check_lore(&position, moves, "knows B1 1-3; knows B2 2; knows hand candamir", blue);
}

// Putting cards away.

const AWAY: &str = "
    phase exchange
    red hand abbey, scout, inga
    stack B1 harald
";

#[test]
fn riv_278_a_card_put_away_is_known_to_its_owner_alone() {
    check_lore(AWAY, "red puts abbey under B1", "knows B1 2", "");
}

#[test]
fn riv_278_a_known_card_may_be_the_one_put_away() {
    let position = format!("{AWAY}blue knows hand inga");
    check_lore(&position, "red puts abbey under B1", "knows B1 2", "marks B1 2; knows loose inga");
    check_lore(&position, "red puts inga under B1", "knows B1 2", "marks B1 2; knows loose inga");
}

#[test]
fn riv_278_of_a_known_hand_one_card_was_surely_put_away() {
    let position = format!("{AWAY}blue knows hand abbey, inga, scout");
    let blue = "marks B1 2; trusts B1 2; knows loose scout, abbey, inga";
    check_lore(&position, "red puts abbey under B1", "knows B1 2", blue);
}

#[test]
fn riv_010_a_back_tells_which_cards_were_not_put_away() {
    let position = "
        option mode gold
        phase exchange
        red hand abbey, mint, scout
        blue knows hand abbey, mint
        stack T1 reiner
    ";
    check_lore(
        position,
        "red puts mint under T1",
        "knows T1 2",
        "marks T1 2; trusts T1 2; knows hand abbey; knows loose mint",
    );
    check_lore(position, "red puts scout under B1", "knows B1 13", "marks B1 13; knows hand mint; knows loose abbey");
}

#[test]
fn riv_278_cards_that_all_lie_at_sure_places_are_not_put_away_again() {
    let position = "
        phase hand-check
        red hand abbey, scout, harald, osmund
        stack B1 austin, inga
        red knows B1 2
        blue marks B1 2
        blue trusts B1 2
        blue knows loose inga
    ";
    check_lore(position, "red puts abbey under B1", "knows B1 2-3", "marks B1 2; trusts B1 2; knows loose inga");
}

#[test]
fn riv_248_a_returned_card_is_known_to_both() {
    let position = "
        option mode turmoil
        red places hedge-tavern (1,+1)
        red city (1,0)
        red hand archer
        blue places inga (-1,+1)
        stack B1 harald
    ";
    check_lore(position, "red plays archer; blue returns to B1", "knows B1 2", "knows B1 2");
}

// Hands that are shown, cards that are played.

const TRAITOR: &str = "
    option mode turmoil
    red city (1,0)
    red places hedge-tavern (1,+1)
    red hand traitor
    blue hand abbey, inga, archer
";

#[test]
fn riv_204_a_shown_hand_is_known_and_a_stolen_card_too() {
    check_lore(TRAITOR, "red plays traitor", "knows hand abbey, inga, archer", "");
    check_lore(TRAITOR, "red plays traitor; red takes inga", "knows hand abbey, archer", "knows hand inga");
}

#[test]
fn riv_278_a_shown_hand_tells_what_must_lie_at_marked_places() {
    // Two cards were at one place or in the hand; Inga is shown, so Osmund lies there.
    let position =
        format!("{TRAITOR}stack B1 osmund, austin\nred marks B1 1\nred knows loose inga, osmund\nblue knows B1 1");
    let red = "marks B1 1; trusts B1 1; knows hand abbey, inga, archer; knows loose osmund";
    check_lore(&position, "red plays traitor", red, "knows B1 1");
}

#[test]
fn riv_278_a_played_card_is_no_longer_looked_for() {
    let position = "
        red hand inga, abbey
        red stock lumber 3, wool 3, grain 3, brick 3, ore 3
        blue knows hand inga
        stack B1 austin, osmund
        red knows B1 2
        blue marks B1 2
        blue knows loose abbey
    ";
    check_lore(position, "red builds inga at (1,+1)", "knows B1 2", "marks B1 2; knows loose abbey");
    check_lore(position, "red builds abbey at (1,+1)", "knows B1 2", "knows hand inga");
}

/// There are two Abbeys: the one that is built need not be the one that blue lost sight of.
#[test]
fn riv_278_another_copy_of_a_loose_card_makes_places_doubtful() {
    let position = "
        red hand inga, abbey
        red stock lumber 3, wool 3, grain 3, brick 3, ore 3
        stack B1 abbey, osmund
        red knows B1 1-2
        blue marks B1 1-2
        blue trusts B1 1-2
        blue knows loose abbey, inga, osmund
    ";
    check_lore(position, "red builds abbey at (1,+1)", "knows B1 1-2", "marks B1 1-2; knows loose inga, osmund");
    // There is only one Inga.
    check_lore(
        position,
        "red builds inga at (1,+1)",
        "knows B1 1-2",
        "marks B1 1-2; trusts B1 1-2; knows loose abbey, osmund",
    );
    // And if all that blue looks for lies at sure places, the Abbey of the hand is another one.
    let sure = position.replace("loose abbey, inga, osmund", "loose abbey, osmund");
    check_lore(
        &sure,
        "red builds abbey at (1,+1)",
        "knows B1 1-2",
        "marks B1 1-2; trusts B1 1-2; knows loose abbey, osmund",
    );
}

#[test]
fn riv_228_a_fetched_card_is_known_in_the_hand() {
    let position = "
        option mode progress
        red hand gustav
        red city (1,0)
        red places library (1,+1)
        discard inga, abbey
    ";
    check_lore(position, "red plays gustav; red takes inga", "", "knows hand inga");
}

// Fraternal Feuds.

const FEUD: &str = "
    option mode gold
    phase before-roll
    red places candamir (1,+1)
    stack B1 harald
    stack B2 osmund
    stack T1 reiner
";

fn feud(hand: &str, choices: &str) -> Table<Rivals> {
    let position = format!("{FEUD}blue hand {hand}");
    after(&position, &format!("red rolls 4 event; event basic-fraternal-feuds; {choices}"))
}

/// Also: RIV-102.
#[test]
fn riv_312_the_victim_does_not_learn_which_of_two_cards_lies_where() {
    let table = feud("abbey, inga, mint", "red puts abbey under B1; red puts inga under B2");
    assert_eq!(lore(&table, "red"), "knows B1 2; knows B2 2; knows hand mint");
    let blue = "marks B1 2; marks B2 2; trusts B1 2; trusts B2 2; knows loose abbey, inga";
    assert_eq!(lore(&table, "blue"), blue);
    let other = feud("abbey, inga, mint", "red puts inga under B1; red puts abbey under B2");
    assert_eq!(lore(&other, "blue"), blue);
}

#[test]
fn riv_312_nor_the_order_of_two_cards_under_one_stack() {
    let table = feud("abbey, inga, mint", "red puts abbey under B1; red puts inga under B1");
    assert_eq!(lore(&table, "blue"), "marks B1 2-3; trusts B1 2-3; knows loose abbey, inga");
}

#[test]
fn riv_312_backs_and_equal_cards_tell_the_victim_what_lies_where() {
    let backs = feud("abbey, inga, mint", "red puts abbey under B1; red puts mint under T1");
    assert_eq!(lore(&backs, "blue"), "knows B1 2; knows T1 2");
    let equal = feud("abbey, abbey, mint", "red puts abbey under B1; red puts abbey under B2");
    assert_eq!(lore(&equal, "blue"), "knows B1 2; knows B2 2");
    let single = feud("abbey", "red puts abbey under B1");
    assert_eq!(lore(&single, "blue"), "knows B1 2");
}
