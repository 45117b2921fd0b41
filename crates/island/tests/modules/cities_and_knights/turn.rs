//! The turn, its order, and what is hidden in it (section 1.3).

use steading_game::Observer;
use steading_island::cards::Cards;
use steading_island::illegal::Code;
use steading_island::rule;

use super::progress::{OBSERVERS, events, eyes, is_done, only_these_know, played, refusal_of, returned, told, view};
use super::*;

// The turn.

#[test]
fn ck_034_a_turn_is_alchemist_dice_event_number_actions_and_then_the_next_player() {
    let mut table = at("red settlement N(2,0), progress alchemist, levels politics 1, hand brick lumber\nturn red");
    assert!(is_legal(&table, "red rolls") && is_legal(&table, "red plays alchemist 2+6"));
    play(&mut table, "red plays alchemist 2+6");
    assert!(waits_for_chance(&table) && !is_legal(&table, "red rolls"), "the event die falls");
    play(&mut table, "dice politics");
    assert!(is_legal(&table, "draw spy"), "the event comes first");
    assert_eq!(hand(&table, "red"), cards("brick lumber"));
    play(&mut table, "draw spy");
    assert_eq!(hand(&table, "red"), cards("brick lumber ore"), "the number comes second");
    assert!(is_done(&table));
    play(&mut table, "red builds road NE(2,0); red ends turn");
    assert_eq!(asked(&table), ["blue"]);
    assert!(is_legal(&table, "blue rolls") && !is_legal(&table, "blue ends turn"));
}

#[test]
fn ck_035_before_the_roll_only_alchemist_is_played() {
    let pieces = "settlement N(0,0), city N(2,0), road NE(0,0) NE(2,0), basic S(1,-1), strong S(3,-1), active S(3,-1)";
    let held = "hand 4 wool 2 brick 2 lumber 2 ore 2 grain paper, progress alchemist warlord mining";
    let mut table = at(&format!("red {pieces}, {held}\nturn red"));
    let actions = [
        "red banks 4 wool for ore",
        "red offers wool for ore to blue",
        "red builds road NW(0,0)",
        "red builds wall N(2,0)",
        "red activates knight S(1,-1)",
        "red promotes knight S(1,-1)",
        "red improves science",
        "red ends turn",
    ];
    for action in actions {
        assert_eq!(refusal(&table, action).code, Code::RollFirst, "{action}");
    }
    for card in ["red plays warlord", "red plays mining"] {
        assert_eq!(refusal_of(&table, card), (Code::CardBeforeRoll, rule::CK_035), "{card}");
    }
    assert_eq!(moves(&table, "red", "plays alchemist").len(), 36);
    assert_eq!(listed(&table, "red").len(), 37, "and the roll");
    play(&mut table, "red rolls 1+1 ship");
    for action in actions.into_iter().chain(["red plays warlord", "red plays mining"]) {
        assert!(is_legal(&table, action), "{action}");
    }
    assert_eq!(refusal_of(&table, "red plays alchemist 3+4"), (Code::CardAfterRoll, rule::CK_232));
}

#[test]
fn ck_036_the_event_die_is_settled_before_the_number() {
    let position = "
        red   hand 8 wool
        blue  settlement N(2,0), levels trade 1, progress crane mining irrigation spy
        turn  red
    ";
    // Blue decides about a fifth card, and only then the eight pays.
    let mut table = played(position, "red rolls 2+6 trade; draw merchant");
    assert_eq!(asked(&table), ["blue"]);
    assert_eq!(hand(&table, "blue"), Cards::NONE);
    play(&mut table, "blue drops spy");
    assert_eq!(hand(&table, "blue"), cards("ore"));
    // A seven waits as well.
    let mut table = played(position, "red rolls 2+5 trade; draw merchant");
    assert_eq!((asked(&table), public(&table).owed), (vec!["blue"], [0; 4]));
    play(&mut table, "blue drops spy");
    assert_eq!((asked(&table), public(&table).owed), (vec!["red"], [4, 0, 0, 0]));
}

/// Also: CK-177.
#[test]
fn ck_037_a_ship_moves_the_ship_and_brings_no_card() {
    let all = "levels trade 1 politics 1 science 1";
    let table = played(&format!("red {all}\nblue {all}\nship 2\nturn red"), "red rolls 1+1 ship");
    assert_eq!(ck(&table).ship, 3);
    assert!(is_done(&table));
    assert!(held(&table, "red").is_empty() && held(&table, "blue").is_empty());
    // On the last space the battle is fought at once.
    let table = played("red city N(2,0)\nship 6\nturn red", "red rolls 1+1 ship");
    assert_eq!(ck(&table).ship, 0);
    assert!(public(&table).settlements[0].contains(v("N(2,0)")));
}

#[test]
fn ck_038_a_track_brings_cards_and_leaves_the_ship() {
    for (face, card) in [("trade", Card::Merchant), ("politics", Card::Spy), ("science", Card::Crane)] {
        let mut table = at("red levels trade 1 politics 1 science 1\nship 6\nturn red");
        play(&mut table, &format!("red rolls 1+1 {face}"));
        let text = ["merchant", "spy", "crane"].into_iter().find(|card| is_legal(&table, &format!("draw {card}")));
        play(&mut table, &format!("draw {}", text.expect("a card of this deck")));
        assert_eq!(held(&table, "red"), [card], "{face}");
        assert_eq!((ck(&table).ship, ck(&table).landed), (6, false), "{face}");
    }
}

#[test]
fn ck_039_both_number_dice_make_the_number() {
    let gained = |throw: &str| {
        let table = played("red settlement N(2,0)\nturn red", &format!("red rolls {throw} ship"));
        hand(&table, "red")
    };
    assert_eq!([gained("2+6"), gained("6+2"), gained("4+4")], [cards("ore"); 3]);
    assert_eq!(gained("4+6"), cards("brick"));
    assert_eq!(gained("6+3"), Cards::NONE);
}

#[test]
fn ck_040_in_the_action_phase_everything_goes_in_any_order() {
    let pieces = "city N(0,0), settlement N(0,-1), road NE(0,0) NE(2,0), basic N(2,0), active N(2,0)";
    let table = played(
        &format!("red {pieces}, progress mining, hand 7 brick lumber 6 wool grain 2 ore\nturn red, rolled"),
        "
        red builds knight S(1,-1); red banks 4 wool for paper; red improves science
        red activates knight S(1,-1); red builds road NW(0,0); red plays mining
        red promotes knight S(1,-1); red moves knight N(2,0) S(3,-1); red banks 4 brick for lumber
        red builds wall N(0,0)
        ",
    );
    assert_eq!(hand(&table, "red"), cards("lumber 2 ore"));
    assert!(is_done(&table));
}

/// Also: CK-056.
#[test]
fn ck_041_there_is_no_limit_of_one_card_a_turn() {
    let position = "red settlement N(0,-1) N(0,1), progress mining mining irrigation\nturn red, rolled";
    let table = played(position, "red plays mining; red plays irrigation; red plays mining");
    assert_eq!(hand(&table, "red"), cards("4 ore 2 grain"));
    assert!(held(&table, "red").is_empty());
}

/// Twelve points at the start of the turn.
const TWELVE: &str = "city N(0,0) N(2,0) N(-2,1), defender 6, levels politics 1";

/// Also: CK-221, CK-222.
#[test]
fn ck_042_victory_is_judged_in_step_2_too() {
    for mut table in in_both(&format!("red {TWELVE}\nturn red")) {
        play(&mut table, "red rolls 2+6 politics");
        assert_eq!(public(&table).winner, None);
        play(&mut table, "draw constitution");
        assert_eq!(public(&table).winner, Some(seat(&table, "red")));
        assert_eq!(hand(&table, "red"), Cards::NONE, "nothing is produced any more");
    }
    // Not in the turn of another.
    let table = played(&format!("blue {TWELVE}\nturn red"), "red rolls 2+6 politics; draw constitution");
    assert_eq!((points(&table, "blue"), public(&table).winner), (13, None));
    assert!(!hand(&table, "blue").is_empty());
}

#[test]
fn ck_300_trading_and_building_alternate_and_a_new_harbour_serves_at_once() {
    let position = "red road W(-1,-1), hand brick 5 lumber wool grain\nturn red, rolled";
    let mut table = at(position);
    assert!(!is_legal(&table, "red banks 2 lumber for ore"));
    play(&mut table, "red builds settlement N(-2,0); red banks 2 lumber for ore; red banks 2 lumber for brick");
    assert_eq!(hand(&table, "red"), cards("brick ore"));
    // Offers as well.
    let table = played(position, "red builds settlement N(-2,0); red offers lumber for ore to blue");
    assert!(public(&table).trade.is_open);
}

#[test]
fn ck_302_awards_are_judged_when_the_whole_effect_is_done() {
    // Both have five roads; red holds the card and takes up one of its own.
    let position = "
        red   road NW(-1,0) NE(-1,0) NW(0,0) NE(0,0) NW(1,0), progress diplomat
        blue  road NE(-2,2) NW(-1,2) NE(-1,2) NW(0,2) NE(0,2)
        longest-road red
        turn  red, rolled
    ";
    let mut table = played(position, "red plays diplomat NW(1,0)");
    assert_eq!(asked(&table), ["red"]);
    assert_eq!(public(&table).longest_road, Some(seat(&table, "red")), "nothing is judged halfway");
    let mut given_up = table.clone();
    play(&mut table, "red moves road NE(-2,0)");
    assert_eq!(public(&table).longest_road, Some(seat(&table, "red")), "five again: it never left");
    play(&mut given_up, "red moves road nowhere");
    assert_eq!(public(&given_up).longest_road, Some(seat(&table, "blue")));
}

#[test]
fn ck_302_road_building_is_judged_after_each_road() {
    let position = "red road NW(-1,0) NE(-1,0) NW(0,0) NE(0,0), progress road-building\nturn red, rolled";
    let mut table = played(position, "red plays road-building");
    assert_eq!(public(&table).longest_road, None);
    play(&mut table, "red builds road NW(1,0)");
    assert_eq!(public(&table).longest_road, Some(seat(&table, "red")));
    assert_eq!(refusal(&table, "red ends turn").code, Code::ActionPending, "the second road is due");
}

// What is hidden.

#[test]
fn ck_301_the_kinds_in_a_hand_are_secret_and_its_size_is_not() {
    let one = at("blue hand ore wool\nwhite hand coin brick\nturn red");
    let other = at("blue hand coin wool\nwhite hand ore brick\nturn red");
    for observer in OBSERVERS {
        let may_know = observer.is(seat(&one, "blue")) || observer.is(seat(&one, "white"));
        assert_eq!(view(&one, observer) != view(&other, observer), may_know, "{observer:?}");
        let sizes = view(&one, observer).counts.map(|counts| counts.hand);
        assert_eq!(sizes, [0, 2, 2, 0], "{observer:?}");
    }
}

#[test]
fn ck_301_the_names_of_held_progress_cards_are_secret_and_their_decks_are_not() {
    let holding = |card: &str| at(&format!("blue progress {card} merchant\nturn red"));
    let (crane, mining, spy) = (holding("crane"), holding("mining"), holding("spy"));
    let blue = seat(&crane, "blue");
    for observer in OBSERVERS {
        assert_eq!(view(&crane, observer) != view(&mining, observer), observer.is(blue), "{observer:?}");
        assert!(view(&crane, observer) != view(&spy, observer), "{observer:?}: backs differ");
        let seen = view(&crane, observer);
        let cities = seen.sights.cities_and_knights.as_ref().expect("the expansion is in play");
        assert_eq!(cities.held, [[0; 3], [1, 0, 1], [0; 3], [0; 3]], "{observer:?}");
        assert_eq!(cities.decks, [17, 18, 17], "{observer:?}");
    }
}

#[test]
fn ck_301_pieces_levels_and_open_cards_are_seen_by_all() {
    let table = at("
        red   city N(0,0), wall N(0,0), strong N(2,0), active N(2,0), levels trade 2, defender 1, open printer
        ship  3
        turn  blue
    ");
    for observer in OBSERVERS {
        let seen = view(&table, observer).public;
        assert!(seen.modules.cities_and_knights == *ck(&table), "{observer:?}");
        assert_eq!(seen.bank, public(&table).bank);
    }
    assert_eq!(ck(&table).printer, Some(seat(&table, "red")));
}

/// Also: CK-265.
#[test]
fn ck_310_what_is_given_for_wedding_is_known_to_the_two_alone() {
    let position = "red progress wedding\nblue city N(2,0), hand wool ore coin\nturn red, rolled";
    let table = played(position, "red plays wedding");
    assert_eq!(asked(&table), ["blue"]);
    only_these_know(&table, ["blue presents ore coin", "blue presents wool ore"], &["red", "blue"]);
    let table = played(position, "red plays wedding; blue presents ore coin");
    let sizes = view(&table, Observer::Public).counts.map(|counts| counts.hand);
    assert_eq!(sizes, [2, 1, 0, 0], "how many is public");
}

/// Also: CK-295, CK-335.
#[test]
fn ck_310_what_master_merchant_takes_is_known_to_the_two_alone() {
    let position = "red progress master-merchant\nblue city N(2,0), hand wool ore coin\nturn red, rolled";
    let table = played(position, "red plays master-merchant blue");
    assert_eq!(asked(&table), ["red"]);
    only_these_know(&table, ["red takes ore coin", "red takes wool ore"], &["red", "blue"]);
    // Only red sees the hand.
    let other = played(&position.replace("wool ore coin", "2 wool ore"), "red plays master-merchant blue");
    let white = eyes(&table, "white");
    let (seen, seen_other) = (view(&table, white), view(&other, white));
    assert_eq!(seen.counts, seen_other.counts);
    let hand_seen =
        |observer| view(&table, observer).sights.cities_and_knights.expect("the expansion is in play").hand_seen;
    assert_eq!(hand_seen(eyes(&table, "red")), Some(cards("wool ore coin")));
    assert_eq!(hand_seen(white), None);
}

/// Also: CK-273.
#[test]
fn ck_310_what_spy_takes_is_known_to_the_two_alone() {
    let position = "red progress spy\nblue progress crane mining\nturn red, rolled";
    let table = played(position, "red plays spy blue");
    only_these_know(&table, ["red takes card crane", "red takes card mining"], &["red", "blue"]);
    let table = played(position, "red plays spy blue; red takes card crane");
    let seen = view(&table, Observer::Public);
    let shown = seen.sights.cities_and_knights.expect("the expansion is in play").held;
    assert_eq!(shown, [[0, 0, 1], [0, 0, 1], [0; 3], [0; 3]], "how many is public");
}

/// Also: CK-271, CK-298.
#[test]
fn ck_310_discards_for_saboteur_and_gifts_to_a_monopoly_are_open() {
    let position = "red progress saboteur resource-monopoly\nblue city N(2,0), hand 2 ore 2 wool\nturn red, rolled";
    let mut table = played(position, "red plays saboteur");
    let discarded = events(&mut table, "blue discards ore wool");
    let mut table = at(position);
    let given = events(&mut table, "red plays resource-monopoly ore");
    for observer in OBSERVERS {
        assert_eq!(told(&table, &discarded, observer), told(&table, &discarded, eyes(&table, "blue")));
        assert_eq!(told(&table, &given, observer), told(&table, &given, eyes(&table, "blue")));
    }
    assert!(!discarded.is_empty() && !given.is_empty());
}

/// Also: CK-046.
#[test]
fn ck_304_a_played_card_is_shown_to_all_and_a_dropped_one_to_nobody() {
    let position = "red settlement N(0,-1) N(0,1), progress mining irrigation\nturn red, rolled";
    let mut table = at(position);
    let shown = events(&mut table, "red plays mining");
    for observer in OBSERVERS {
        let lines = told(&table, &shown, observer);
        assert!(lines[0].contains("mining"), "{observer:?} is told first: {lines:?}");
    }
    assert_eq!(returned(&table, "science"), ["mining"], "where it lies is known to all");
    // Dropped by blue at the limit: the deck alone is seen.
    let limit = "blue levels trade 1, progress crane mining irrigation spy\nturn red";
    let table = played(limit, "red rolls 1+1 trade; draw merchant");
    only_these_know(&table, ["blue drops crane", "blue drops mining"], &["blue"]);
    let mut table = table;
    let dropped = events(&mut table, "blue drops crane");
    let white = told(&table, &dropped, eyes(&table, "white"));
    assert!(white[0].contains("science") && !white[0].contains("crane"), "{white:?}");
}

/// The whole science deck has been played or opened; the next cards are known.
const USED_UP: &str = "
    returned science mining, crane, alchemist, alchemist, crane, mining, irrigation, irrigation, inventor, inventor, \
        engineer, medicine, medicine, smith, smith, road-building, road-building
    red   settlement N(0,-1), levels science 1
    blue  levels science 1
    white open printer
    turn  red
";

/// Also: CK-058.
#[test]
fn ck_304_decks_are_never_shuffled_again() {
    let mut table = at(USED_UP);
    play(&mut table, "red rolls 1+1 science");
    // No chance is left: red has the first card, blue the second.
    assert_eq!(held(&table, "red"), [Card::Mining]);
    assert_eq!(held(&table, "blue"), [Card::Crane]);
    assert!(is_done(&table));
    assert_eq!(returned(&table, "science")[..2], ["alchemist", "alchemist"]);
    play(&mut table, "red plays mining");
    assert_eq!(returned(&table, "science").last().map(String::as_str), Some("mining"), "it lies at the bottom");
    assert_eq!(left(&table, Track::Science), 16);
    play(&mut table, "red ends turn; blue rolls 1+1 science");
    assert_eq!(held(&table, "blue"), [Card::Alchemist, Card::Crane]);
    assert_eq!(held(&table, "red"), [Card::Alchemist]);
}

#[test]
fn ck_338_who_drops_a_card_knows_where_it_lies_and_the_others_do_not() {
    let limit = "blue settlement N(0,-1), levels trade 1, progress crane mining irrigation spy\nturn red";
    let mut table = played(limit, "red rolls 1+1 trade; draw merchant; blue drops crane");
    assert_eq!(returned(&table, "science"), ["crane/blue"]);
    assert_eq!(left(&table, Track::Science), 16, "two are held");
    // A played card joins it and is known to all.
    play(&mut table, "red ends turn; blue rolls 1+1 ship; blue plays mining");
    assert_eq!(returned(&table, "science"), ["crane/blue", "mining"]);
}
