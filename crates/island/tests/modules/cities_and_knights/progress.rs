//! The turn, and progress cards: gaining, holding and playing them; what is hidden (sections 1.3 and 1.4).

use steading_game::{Game, Notation, Observer, Seat, Table, TableError};
use steading_island::Island;
use steading_island::cards::Cards;
use steading_island::event::Event;
use steading_island::illegal::Code;
use steading_island::modules::cities_and_knights::{Card, Track};
use steading_island::rule;
use steading_island::view::View;

use super::set_up::possible;
use super::*;

/// Every seat of the table, and the spectators.
const OBSERVERS: [Observer; 5] = [
    Observer::Seat(Seat(0)),
    Observer::Seat(Seat(1)),
    Observer::Seat(Seat(2)),
    Observer::Seat(Seat(3)),
    Observer::Public,
];

/// The table after some moves, in the new edition unless the position says otherwise.
fn played(position: &str, moves: &str) -> Table<Island> {
    let mut table = at(position);
    play(&mut table, moves);
    table
}

/// Whether red is in the action phase, with nothing owed.
fn is_done(table: &Table<Island>) -> bool {
    asked(table) == ["red"] && is_legal(table, "red ends turn")
}

/// Code and rule of what refuses a move.
fn refusal_of(table: &Table<Island>, action: &str) -> (Code, steading_game::RuleId) {
    let illegal = refusal(table, action);
    (illegal.code, illegal.rule)
}

/// A card that can do nothing.
fn no_effect(position: &str, action: &str) {
    refused(position, action, Code::NoEffect, rule::CK_061);
}

/// A move that is allowed.
fn allowed(position: &str, action: &str) {
    assert!(is_legal(&at(position), action), "{action} in {position}");
}

/// Enters one line and returns the events themselves.
fn events(table: &mut Table<Island>, line: &str) -> Vec<Event> {
    table.enter_text(line).unwrap_or_else(|error| panic!("`{line}` failed: {error:?}"))
}

/// What an observer is told of events, as lines of the log.
fn told(table: &Table<Island>, events: &[Event], observer: Observer) -> Vec<String> {
    let heard = events.iter().filter_map(|event| table.game().redact(event, observer));
    heard.map(|event| table.game().write_event(&event)).collect()
}

/// What an observer sees.
fn view(table: &Table<Island>, observer: Observer) -> View {
    table.game().view(table.state(), observer)
}

/// The observer that a colour is.
fn eyes(table: &Table<Island>, name: &str) -> Observer {
    Observer::Seat(seat(table, name))
}

/// Plays one of two lines each at the same table: these colours alone can tell afterwards which one it was.
fn only_these_know(table: &Table<Island>, lines: [&str; 2], names: &[&str]) {
    let mut tables = [table.clone(), table.clone()];
    let heard = [0, 1].map(|index| events(&mut tables[index], lines[index]));
    let knowing: Vec<Observer> = names.iter().map(|name| eyes(table, name)).collect();
    for observer in OBSERVERS {
        let seen = [0, 1].map(|index| view(&tables[index], observer));
        let lines = [0, 1].map(|index| told(&tables[index], &heard[index], observer));
        let may_know = knowing.contains(&observer);
        assert_eq!(seen[0] != seen[1], may_know, "what {observer:?} sees");
        assert_eq!(lines[0] != lines[1], may_know, "what {observer:?} is told: {lines:?}");
    }
}

/// The cards under a deck, next to come first, as positions write them.
fn returned(table: &Table<Island>, deck: &str) -> Vec<String> {
    let position = table.game().write_position(table.state());
    let beginning = format!("returned {deck} ");
    let line = position.lines().find_map(|line| line.strip_prefix(beginning.as_str()));
    line.map_or(Vec::new(), |cards| cards.split(", ").map(|card| card.trim().to_owned()).collect())
}

/// Sorted, for what comes in no order that a rule fixes.
fn sorted(mut moves: Vec<String>) -> Vec<String> {
    moves.sort();
    moves
}

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

// Drawing.

#[test]
fn ck_043_the_red_die_draws_up_to_the_level_and_one_more() {
    for track in ["trade", "politics", "science"] {
        for level in 0..=5u8 {
            for red in 1..=6u8 {
                // Levels 4 and 5 come with the metropolis; the city yields nothing to speak of.
                let levels = match level {
                    0 => String::new(),
                    1..=3 => format!("levels {track} {level}, "),
                    _ => format!("city N(0,0), metropolis {track} N(0,0), levels {track} {level}, "),
                };
                let other = if red == 6 { 2 } else { 1 };
                let position = format!("red {levels}hand ore\nturn red");
                let table = played(&position, &format!("red rolls {red}+{other} {track}"));
                let draws = level >= 1 && red <= level + 1;
                assert_eq!(waits_for_chance(&table), draws, "{track} {level}, red {red}");
            }
        }
    }
    // Only the deck of the symbol.
    let table = played("red levels trade 2\nturn red", "red rolls 1+1 science");
    assert!(!waits_for_chance(&table));
}

#[test]
fn ck_044_level_0_never_draws() {
    for mut table in in_both("red city N(2,0)\nblue levels trade 1\nturn red") {
        play(&mut table, "red rolls 1+1 trade; draw merchant");
        assert_eq!(held(&table, "blue"), [Card::Merchant], "blue alone draws");
        assert!(held(&table, "red").is_empty() && is_done(&table));
    }
}

#[test]
fn ck_045_the_player_on_turn_draws_first_and_the_others_clockwise() {
    let all = ["red", "blue", "white", "orange"].map(|name| format!("{name} levels trade 1")).join("\n");
    let mut table = at(&format!("{all}\nturn white"));
    play(&mut table, "white rolls 1+1 trade");
    for (name, text, card) in [
        ("white", "merchant", Card::Merchant),
        ("orange", "merchant-fleet", Card::MerchantFleet),
        ("red", "trade-monopoly", Card::TradeMonopoly),
        ("blue", "master-merchant", Card::MasterMerchant),
    ] {
        assert!(waits_for_chance(&table));
        play(&mut table, &format!("draw {text}"));
        assert_eq!(held(&table, name), [card], "{name}");
    }
    assert!(is_legal(&table, "white ends turn"));
}

/// Everybody holds four trade cards, and two are left: what the first players drop is what the later ones draw.
/// Also: CK-051, CK-052, CK-058.
#[test]
fn ck_045_each_draw_is_completed_before_the_next() {
    let mut table = at("
        white   levels trade 1, progress merchant merchant merchant merchant
        orange  levels trade 1, progress merchant merchant commercial-harbour commercial-harbour
        red     levels trade 1, progress merchant-fleet merchant-fleet master-merchant master-merchant
        blue    levels trade 1, progress trade-monopoly trade-monopoly resource-monopoly resource-monopoly
        turn    white
    ");
    assert_eq!(left(&table, Track::Trade), 2);
    play(&mut table, "white rolls 1+1 trade; draw resource-monopoly");
    assert_eq!(asked(&table), ["white"]);
    play(&mut table, "white drops merchant");
    assert_eq!(possible(&table), [("draw resource-monopoly".to_owned(), 1)], "the first shuffle comes first");
    play(&mut table, "draw resource-monopoly");
    assert_eq!(asked(&table), ["orange"]);
    play(&mut table, "orange drops commercial-harbour");
    // Now the returned cards come, in their order and without chance.
    assert_eq!(asked(&table), ["red"]);
    assert!(held(&table, "red").contains(&Card::Merchant));
    play(&mut table, "red drops merchant-fleet");
    assert_eq!(asked(&table), ["blue"]);
    assert!(held(&table, "blue").contains(&Card::CommercialHarbour));
    play(&mut table, "blue drops trade-monopoly");
    assert_eq!(asked(&table), ["white"]);
    assert_eq!(left(&table, Track::Trade), 2);
}

#[test]
fn ck_046_only_the_owner_sees_the_card() {
    let table = played("red levels science 1\nturn red", "red rolls 1+1 science");
    only_these_know(&table, ["draw crane", "draw mining"], &["red"]);
    let mut table = table;
    let drawn = events(&mut table, "draw crane");
    assert!(told(&table, &drawn, eyes(&table, "red"))[0].contains("crane"));
    let others = told(&table, &drawn, Observer::Public);
    assert!(others[0].contains("science") && !others[0].contains("crane"), "{others:?}");
}

#[test]
fn ck_047_levels_draw_without_a_city() {
    for mut table in in_both("red levels trade 1\nblue settlement N(0,0), levels trade 1\nturn blue") {
        play(&mut table, "blue rolls 1+1 trade; draw merchant");
        let fresh = moves(&table, "blue", "keeps card");
        if let Some(keep) = fresh.first() {
            play(&mut table, &format!("blue {keep}"));
        }
        play(&mut table, "draw merchant-fleet");
        assert_eq!(held(&table, "blue"), [Card::Merchant]);
        assert_eq!(held(&table, "red"), [Card::MerchantFleet]);
    }
}

#[test]
fn ck_048_nobody_is_asked_whether_to_draw() {
    for mut table in in_both("blue levels trade 1\nturn red") {
        play(&mut table, "red rolls 1+1 trade");
        assert!(waits_for_chance(&table));
        assert!(listed(&table, "blue").is_empty() && listed(&table, "red").is_empty());
        assert!(!is_legal(&table, "blue keeps card"));
    }
}

// The limit of four.

/// The deck is empty for the player on turn too, and the number comes as ever.
#[test]
fn ck_049_from_an_empty_deck_nothing_is_drawn() {
    for before in in_both("red levels trade 1\nblue settlement N(0,0), levels trade 1\nturn red") {
        let mut table = with_empty_decks(&before, &[Track::Trade]);
        play(&mut table, "red rolls 1+2 trade");
        assert!(held(&table, "red").is_empty() && held(&table, "blue").is_empty() && is_done(&table));
        let mut table = with_empty_decks(&before, &[Track::Science]);
        play(&mut table, "red rolls 1+2 trade");
        assert!(waits_for_chance(&table), "another deck is empty");
    }
}

/// Four hands of four, of one deck, and its point: the last card is always there to be drawn, and one of five comes back before the next.
#[test]
fn ck_049_four_full_hands_leave_a_card_in_the_deck() {
    let mut table = at("
        red     levels science 1, progress alchemist alchemist crane crane
        blue    levels science 1, progress mining mining irrigation irrigation
        white   levels science 1, progress inventor inventor medicine medicine
        orange  levels science 1, progress smith smith road-building road-building, open printer
        turn    red
    ");
    assert_eq!(left(&table, Track::Science), 1);
    play(&mut table, "red rolls 1+1 science; draw engineer");
    assert_eq!(left(&table, Track::Science), 0, "while red holds five");
    play(&mut table, "red drops crane");
    assert_eq!(held(&table, "blue").len(), 5, "blue draws what red has dropped");
    play(&mut table, "blue drops mining; white drops mining; orange drops mining");
    assert_eq!(left(&table, Track::Science), 1);
    assert!(is_done(&table));
}

#[test]
fn ck_050_four_cards_are_held_and_open_ones_do_not_count() {
    let three = "red progress crane mining irrigation, open printer constitution, levels politics 1\nturn red";
    let table = played(three, "red rolls 1+1 politics; draw spy");
    assert_eq!(held(&table, "red").len(), 4);
    assert!(is_done(&table), "four are no more than allowed");
    let four = three.replace("irrigation,", "irrigation smith,");
    let table = played(&four, "red rolls 1+1 politics; draw spy");
    assert_eq!(refusal_of(&table, "red ends turn"), (Code::CardLimit, rule::CK_052));
    let five = "red progress crane mining irrigation smith spy\nturn red";
    assert!(at("turn red").game().parse_position(five).is_err());
}

/// Also: CK-058, CK-304.
#[test]
fn ck_051_a_fifth_card_in_the_turn_of_another_is_dropped_at_once() {
    let position = "
        blue  settlement N(0,-1), levels trade 1, progress crane mining irrigation spy
        turn  red
    ";
    for mut table in in_both(position) {
        play(&mut table, "red rolls 1+1 trade; draw merchant");
        assert_eq!(asked(&table), ["blue"]);
        let drops = ["crane", "irrigation", "merchant", "mining", "spy"].map(|card| format!("blue drops {card}"));
        assert_eq!(sorted(listed(&table, "blue")), drops, "any of the five, and nothing else");
        assert_eq!(refusal(&table, "blue plays mining").code, Code::NotYourTurn);
        assert_eq!(refusal(&table, "blue drops smith").code, Code::NoSuchCard);
        for action in ["red ends turn", "red banks 4 ore for wool"] {
            assert_eq!(refusal_of(&table, action), (Code::CardLimit, rule::CK_051), "{action}");
        }
        play(&mut table, "blue drops spy");
        assert!(is_done(&table));
        assert_eq!(held(&table, "blue").len(), 4);
        let decks = [Track::Trade, Track::Politics, Track::Science].map(|track| left(&table, track));
        assert_eq!(decks, [17, 18, 15], "under its own deck");
        assert_eq!(returned(&table, "politics"), ["spy/blue"]);
    }
}

/// Red's fifth card on the own turn; Mining can be played, and nothing else.
const FIFTH: &str = "
    red   settlement N(0,-1), levels politics 1, progress alchemist mining warlord engineer
    turn  red
";

#[test]
fn ck_052_a_fifth_card_in_the_own_turn_is_played_or_dropped() {
    let [mut old, mut new] = in_both(FIFTH);
    for table in [&mut old, &mut new] {
        play(table, "red rolls 1+1 politics; draw spy");
        assert_eq!(asked(table), ["red"]);
        for action in ["red ends turn", "red banks 4 ore for wool"] {
            assert_eq!(refusal_of(table, action), (Code::CardLimit, rule::CK_052), "{action}");
        }
        assert!(is_legal(table, "red plays mining"));
    }
    // The older edition lets nothing be dropped while something can be played; the new one leaves the choice.
    for card in ["spy", "mining", "warlord"] {
        assert_eq!(refusal_of(&old, &format!("red drops {card}")), (Code::MustPlay, rule::CK_052), "{card}");
        assert!(is_legal(&new, &format!("red drops {card}")), "{card}");
    }
    assert_eq!(listed(&old, "red"), ["red plays mining"]);
    assert_eq!(listed(&new, "red").len(), 6, "one play and five drops");
    play(&mut new, "red drops spy");
    assert!(is_done(&new));
    assert_eq!(held(&new, "red"), [Card::Alchemist, Card::Mining, Card::Engineer, Card::Warlord]);
}

/// Also: CK-061.
#[test]
fn ck_052_what_can_do_nothing_is_dropped_in_both_editions() {
    // Without a building at mountains Mining does nothing either.
    for mut table in in_both(&FIFTH.replace("N(0,-1)", "N(0,1)")) {
        play(&mut table, "red rolls 1+1 politics; draw spy");
        assert!(moves(&table, "red", "plays").is_empty());
        assert_eq!(moves(&table, "red", "drops").len(), 5);
        play(&mut table, "red drops mining");
        assert!(is_done(&table));
    }
}

#[test]
fn ck_053_the_forced_play_comes_before_production_and_before_the_next_draw() {
    let position = "
        red   settlement N(0,-1), levels politics 1, progress mining saboteur irrigation alchemist
        blue  settlement N(2,0), levels politics 1, hand 4 wool
        turn  red
    ";
    for mut table in in_both(position) {
        play(&mut table, "red rolls 2+6 politics; draw warlord");
        assert_eq!(refusal(&table, "red plays alchemist 3+4").code, Code::CardAfterRoll, "the dice are thrown");
        let mut mined = table.clone();
        play(&mut mined, "red plays mining");
        assert_eq!((hand(&mined, "red"), hand(&mined, "blue")), (cards("2 ore"), cards("4 wool")));
        assert!(is_legal(&mined, "draw spy"), "blue draws next, and nobody is asked anything more");
        play(&mut mined, "draw spy");
        assert_eq!(hand(&mined, "blue"), cards("4 wool ore"), "production comes last");
        // Decisions of others belong to the card.
        play(&mut table, "red plays saboteur");
        assert_eq!(asked(&table), ["blue"]);
        assert_eq!(refusal(&table, "red plays mining").code, Code::ActionPending, "further cards wait");
        play(&mut table, "blue discards 2 wool");
        assert!(waits_for_chance(&table));
        play(&mut table, "draw spy");
        assert_eq!(hand(&table, "blue"), cards("2 wool ore"));
        assert!(is_done(&table) && is_legal(&table, "red plays mining"));
    }
}

#[test]
fn ck_054_victory_point_cards_are_laid_open_at_once_in_anybodys_turn() {
    let position = "
        red   levels science 1
        blue  levels science 1, progress crane mining irrigation spy
        turn  red
    ";
    for mut table in in_both(position) {
        play(&mut table, "red rolls 1+1 science; draw printer");
        assert_eq!(ck(&table).printer, Some(seat(&table, "red")));
        assert_eq!(points(&table, "red"), 1);
        assert!(held(&table, "red").is_empty());
        assert!(waits_for_chance(&table), "it asks nothing");
        assert!(!is_legal(&table, "draw printer"), "there is one");
    }
    for mut table in in_both(&position.replace("red   levels science 1\n", "")) {
        play(&mut table, "red rolls 1+1 science; draw printer");
        assert_eq!(ck(&table).printer, Some(seat(&table, "blue")));
        assert_eq!(held(&table, "blue").len(), 4);
        assert!(is_done(&table), "it is no fifth card");
        assert_eq!(left(&table, Track::Science), 14, "and does not come back");
    }
    // Nobody takes it, and nobody plays it.
    let open = "red progress spy, open printer\nblue open constitution\nturn red, rolled";
    no_effect(open, "red plays spy blue");
    let table = played(&open.replace("blue open", "blue progress crane smith, open"), "red plays spy blue");
    assert_eq!(sorted(moves(&table, "red", "takes card")), ["takes card crane", "takes card smith"]);
}

#[test]
fn ck_055_progress_cards_are_neither_counted_on_a_seven_nor_stolen() {
    let position = "
        red   hand 7 wool, progress crane mining irrigation spy
        blue  settlement N(2,0), progress crane smith
        landed
        robber (0,0)
        turn  red
    ";
    let mut table = at(position);
    play(&mut table, "red rolls 3+4 ship");
    assert_eq!(public(&table).owed, [0; 4]);
    play(&mut table, "red moves robber (2,0)");
    assert!(is_done(&table), "blue has nothing to lose");
    assert_eq!(held(&table, "blue"), [Card::Crane, Card::Smith]);
    assert_eq!(held(&table, "red").len(), 4);
}

#[test]
fn ck_056_cards_are_played_in_the_own_turn_after_the_roll() {
    let position = "
        red   settlement N(0,-1), progress mining
        blue  settlement N(-1,2), progress mining
        turn  red
    ";
    assert_eq!(refusal_of(&at(position), "red plays mining"), (Code::CardBeforeRoll, rule::CK_035));
    let table = played(position, "red rolls 1+1 ship");
    assert!(is_legal(&table, "red plays mining"));
    assert_eq!(refusal(&table, "blue plays mining").code, Code::NotYourTurn);
    assert_eq!(refusal(&table, "red plays irrigation").code, Code::NoSuchCard);
}

/// Also: CK-EX-60.
#[test]
fn ck_057_a_card_may_be_played_in_the_turn_it_came() {
    let position = "red settlement N(0,-1), levels science 1\nturn red";
    let mut table = played(position, "red rolls 2+4 science; draw mining");
    assert!(is_done(&table), "the new edition asks nothing");
    assert!(!is_legal(&table, "red keeps card"));
    assert_eq!(hand(&table, "red"), cards("brick"), "production has been");
    play(&mut table, "red plays mining");
    assert_eq!(hand(&table, "red"), cards("brick 2 ore"));
    // The older one asks before production.
    let table = played(&format!("option edition 2008\n{position}"), "red rolls 2+4 science; draw mining");
    assert_eq!(sorted(listed(&table, "red")), ["red keeps card", "red plays mining"]);
    assert_eq!(hand(&table, "red"), Cards::NONE);
}

/// Also: CK-304.
#[test]
fn ck_058_a_played_card_goes_under_its_own_deck() {
    let position = "red settlement N(0,-1), basic N(2,0), progress mining warlord\nturn red, rolled";
    let table = played(position, "red plays mining; red plays warlord");
    assert_eq!(returned(&table, "science"), ["mining"]);
    assert_eq!(returned(&table, "politics"), ["warlord"]);
    assert_eq!((left(&table, Track::Science), left(&table, Track::Politics)), (18, 18));
    assert!(held(&table, "red").is_empty());
}

/// Also: CK-314.
#[test]
fn ck_059_cards_for_the_turn_go_back_at_once_and_leave_their_right() {
    let position = "
        red   city N(2,0), progress crane merchant-fleet commercial-harbour, hand 2 paper ore
        blue  hand coin
        turn  red, rolled
    ";
    let mut table = played(position, "red plays crane; red plays merchant-fleet paper; red plays commercial-harbour");
    assert!(held(&table, "red").is_empty());
    assert_eq!(returned(&table, "science"), ["crane"]);
    assert_eq!(returned(&table, "trade"), ["merchant-fleet", "commercial-harbour"]);
    assert!(is_legal(&table, "red improves science with crane"));
    assert!(is_legal(&table, "red banks 2 paper for ore"));
    assert!(is_legal(&table, "red exchanges ore with blue"));
    assert_eq!((ck(&table).cranes, ck(&table).harbour), (1, true));
    // For this turn only.
    play(&mut table, "red ends turn");
    assert_eq!((ck(&table).cranes, ck(&table).harbour), (0, false));
    assert!(ck(&table).fleet.is_empty());
}

/// Offers are made of hand cards: a progress card cannot even be named.
#[test]
fn ck_060_progress_cards_are_not_traded() {
    let mut table = at("red progress crane, hand ore\nblue progress spy, hand wool\nturn red, rolled");
    for line in ["red offers crane for wool to blue", "red offers ore for spy to blue", "red banks 4 crane for ore"] {
        assert!(matches!(table.enter_text(line), Err(TableError::Unread(_))), "{line}");
    }
    play(&mut table, "red offers ore for wool to blue; blue accepts red; red trades with blue");
    assert_eq!((held(&table, "red"), held(&table, "blue")), (vec![Card::Crane], vec![Card::Spy]));
}

/// Also: CK-315, CK-319.
#[test]
fn ck_061_a_card_that_can_do_nothing_is_not_played() {
    let position = "red progress warlord\nturn red, rolled";
    no_effect(position, "red plays warlord");
    let with_knight = position.replace("progress", "basic N(2,0), progress");
    allowed(&with_knight, "red plays warlord");
    assert!(moves(&at(position), "red", "plays").is_empty());
}

/// Also: CK-303.
#[test]
fn ck_ex_54_spy_played_for_the_limit_makes_five_again() {
    let position = "
        red   levels politics 1, progress spy crane mining irrigation
        blue  progress medicine smith
        turn  red
    ";
    for (mut table, edition) in in_both(position).into_iter().zip(["2008", "new"]) {
        play(&mut table, "red rolls 1+1 politics; draw warlord; red plays spy blue; red takes card medicine");
        assert_eq!(held(&table, "red").len(), 5, "{edition}");
        assert_eq!(asked(&table), ["red"]);
        assert_eq!(refusal_of(&table, "red ends turn"), (Code::CardLimit, rule::CK_052), "{edition}");
        // Nothing of these five can be played, so either edition lets one go.
        play(&mut table, "red drops medicine");
        assert!(is_done(&table), "{edition}");
        assert_eq!(held(&table, "red"), [Card::Crane, Card::Mining, Card::Irrigation, Card::Warlord]);
    }
}

#[test]
fn ck_303_the_limit_is_asked_as_often_as_it_is_passed() {
    let position = "
        red   levels politics 1, progress spy spy crane mining
        blue  progress medicine smith inventor
        turn  red
    ";
    let mut table = played(position, "red rolls 1+1 politics; draw warlord; red plays spy blue; red takes card smith");
    assert_eq!(held(&table, "red").len(), 5);
    play(&mut table, "red plays spy blue; red takes card medicine");
    assert_eq!(held(&table, "red").len(), 5, "and once more");
    assert_eq!(refusal(&table, "red ends turn").code, Code::CardLimit);
    play(&mut table, "red drops smith");
    assert!(is_done(&table));
}

/// Also: CK-324.
#[test]
fn ck_305_hidden_hands_do_not_decide_what_may_be_played() {
    let position = "
        red   hand ore, progress resource-monopoly trade-monopoly commercial-harbour
        blue  hand HELD
        turn  red, rolled
    ";
    let monopolies =
        ["red plays resource-monopoly ore", "red plays trade-monopoly coin", "red plays commercial-harbour"];
    for hand_of_blue in ["wool", "coin", "ore"] {
        for action in monopolies {
            allowed(&position.replace("HELD", hand_of_blue), action);
        }
    }
    // Nobody holds a card.
    for action in monopolies {
        no_effect(&position.replace("blue  hand HELD", ""), action);
    }
    // Gaining nothing is legal.
    let table =
        played(&position.replace("HELD", "wool"), "red plays resource-monopoly ore; red plays trade-monopoly coin");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("ore"), cards("wool")));
}

// The card just received, in the older edition.

#[test]
fn ck_ex_60_mining_drawn_in_the_own_turn_may_be_played_before_production() {
    let position = "red settlement N(0,-1), levels science 1, progress crane spy\nturn red";
    let [mut old, mut new] = in_both(position);
    for table in [&mut old, &mut new] {
        play(table, "red rolls 2+4 science; draw mining");
        assert_eq!(held(table, "red").len(), 3);
    }
    assert_eq!(sorted(listed(&old, "red")), ["red keeps card", "red plays mining"]);
    assert_eq!(hand(&old, "red"), Cards::NONE);
    let mut kept = old.clone();
    play(&mut old, "red plays mining");
    assert_eq!(hand(&old, "red"), cards("2 ore brick"));
    play(&mut kept, "red keeps card");
    assert_eq!((hand(&kept, "red"), held(&kept, "red").len()), (cards("brick"), 3));
    assert!(is_done(&kept));
    // The new edition does not ask.
    assert!(is_done(&new));
    assert_eq!(hand(&new, "red"), cards("brick"));
    assert!(is_legal(&new, "red plays mining"));
}

/// Also: CK-362.
#[test]
fn ck_313_the_question_comes_whatever_the_card_is_and_is_about_this_card_alone() {
    let position = "option edition 2008\nred settlement N(0,-1), levels science 1, progress mining\nturn red";
    // Alchemist can only be kept, and is asked about all the same.
    let table = played(position, "red rolls 1+1 science; draw alchemist");
    assert_eq!(listed(&table, "red"), ["red keeps card"]);
    assert_eq!(refusal(&table, "red plays mining").code, Code::ActionPending, "another card");
    assert_eq!(refusal(&table, "red ends turn").code, Code::ActionPending);
    assert_eq!(refusal(&table, "red plays alchemist 1+2").code, Code::CardAfterRoll);
    // The others see no difference.
    let other = played(position, "red rolls 1+1 science; draw mining");
    let blue = eyes(&table, "blue");
    assert!(view(&table, blue) == view(&other, blue));
    // Victory points ask nothing, nor do the draws of others.
    assert!(is_done(&played(position, "red rolls 1+1 science; draw printer")));
    let foreign = "option edition 2008\nblue levels science 1\nturn red";
    assert!(is_done(&played(foreign, "red rolls 1+1 science; draw mining")));
}

#[test]
fn ck_313_with_five_cards_the_limit_is_asked_and_nothing_afterwards() {
    let position = format!("option edition 2008\n{FIFTH}");
    let mut table = played(&position, "red rolls 1+1 politics; draw spy");
    assert!(!is_legal(&table, "red keeps card"));
    play(&mut table, "red plays mining");
    assert!(is_done(&table), "nobody asks about Spy any more");
}

/// Also: CK-274.
#[test]
fn ck_313_a_card_taken_by_spy_in_step_2_is_asked_about_too() {
    let position = "
        option edition 2008
        red   settlement N(0,-1), levels politics 1
        blue  progress mining
        turn  red
    ";
    let mut table = played(position, "red rolls 2+4 politics; draw spy; red plays spy blue");
    // One card is taken, whether red is asked for it or not.
    if is_legal(&table, "red takes card mining") {
        play(&mut table, "red takes card mining");
    }
    assert_eq!(sorted(listed(&table, "red")), ["red keeps card", "red plays mining"]);
    assert_eq!(hand(&table, "red"), Cards::NONE);
    play(&mut table, "red plays mining");
    assert_eq!(hand(&table, "red"), cards("2 ore brick"));
}

/// Also: CK-204, CK-206.
#[test]
fn ck_313_a_card_of_a_tie_of_defenders_is_asked_about_too() {
    let position = "
        option edition 2008
        red   settlement N(0,-1), basic N(2,0), active N(2,0)
        blue  basic N(0,1), active N(0,1)
        ship  6
        turn  red
    ";
    let mut table = played(position, "red rolls 2+4 ship; red picks deck science; draw mining");
    assert_eq!(sorted(listed(&table, "red")), ["red keeps card", "red plays mining"]);
    play(&mut table, "red keeps card");
    assert_eq!(asked(&table), ["blue"], "then the next one picks");
    play(&mut table, "blue picks deck science; draw crane");
    assert!(is_done(&table), "blue is not on turn");
    let new = played(&position.replace("2008", "new"), "red rolls 2+4 ship; red picks deck science; draw mining");
    assert_eq!(asked(&new), ["blue"]);
}

#[test]
fn ck_314_rights_for_the_turn_that_were_played_in_step_2_begin_in_the_action_phase() {
    let position = "
        option edition 2008
        red   city N(2,0), levels DECK 1, hand 2 cloth ore
        blue  levels DECK 1, hand coin
        turn  red
    ";
    let cases = [
        ("science", "crane", "red plays crane", "red improves trade with crane"),
        ("trade", "merchant-fleet", "red plays merchant-fleet cloth", "red banks 2 cloth for wool"),
        ("trade", "commercial-harbour", "red plays commercial-harbour", "red exchanges ore with blue"),
    ];
    for (deck, card, action, use_of_it) in cases {
        let mut table =
            played(&position.replace("DECK", deck), &format!("red rolls 1+1 {deck}; draw {card}; {action}"));
        assert!(waits_for_chance(&table), "blue draws");
        assert!(!is_legal(&table, use_of_it), "{card}: not yet");
        let other = if deck == "trade" { "merchant" } else { "mining" };
        play(&mut table, &format!("draw {other}"));
        assert!(is_legal(&table, use_of_it), "{card}");
    }
}

// Which card can do nothing.

/// Also: CK-052, CK-315.
#[test]
fn ck_ex_61_a_hand_without_a_playable_card_is_dropped_and_merchant_fleet_is_always_playable() {
    let position = "option edition 2008\nred levels politics 1, progress alchemist crane warlord engineer\nturn red";
    let mut table = played(position, "red rolls 1+1 politics; draw spy");
    assert_eq!(moves(&table, "red", "drops").len(), 5);
    assert!(moves(&table, "red", "plays").is_empty());
    play(&mut table, "red drops engineer");
    assert!(is_done(&table));
    let table = played(&position.replace("engineer", "merchant-fleet"), "red rolls 1+1 politics; draw spy");
    for card in ["alchemist", "crane", "warlord", "merchant-fleet", "spy"] {
        assert_eq!(refusal_of(&table, &format!("red drops {card}")), (Code::MustPlay, rule::CK_052), "{card}");
    }
    assert!(is_legal(&table, "red plays merchant-fleet paper"));
}

/// A card that works at once needs its payment; a card that gives a right does not ask for cards of the own hand.
#[test]
fn ck_315_payment_counts_for_medicine_and_not_for_crane() {
    let drop = |red: &str| {
        let position = format!("option edition 2008\nred {red}, levels science 1\nturn red");
        played(&position, "red rolls 1+1 science; draw medicine")
    };
    let hopeless = "progress alchemist crane warlord engineer";
    // No city: Crane and Engineer do nothing, and Medicine cannot be paid.
    let poor = drop(&format!("settlement N(0,1), {hopeless}"));
    assert!(is_legal(&poor, "red drops medicine"));
    let rich = drop(&format!("settlement N(0,1), hand 2 ore grain, {hopeless}"));
    assert_eq!(refusal_of(&rich, "red drops medicine"), (Code::MustPlay, rule::CK_052));
    // A city with a wall: Crane can be played without any commodity.
    let city = drop(&format!("city N(0,1), wall N(0,1), {hopeless}"));
    assert_eq!(listed(&city, "red"), ["red plays crane"]);
    assert_eq!(refusal_of(&city, "red drops medicine"), (Code::MustPlay, rule::CK_052));
}

/// Five settlements, and a city on its side.
const FIVE_AND_REDUCED: &str = "settlement N(0,0) N(-2,1) N(0,2) N(-1,0) N(-1,2), reduced N(2,0)";

#[test]
fn ck_316_crane_needs_an_improvement_that_is_open_but_for_its_price() {
    let crane = |red: &str| format!("red {red}, progress crane\nturn red, rolled");
    allowed(&crane("city N(2,0)"), "red plays crane");
    no_effect(&crane("settlement N(2,0)"), "red plays crane");
    no_effect(&crane(&format!("{FIVE_AND_REDUCED}, city N(1,1)")), "red plays crane");
    // Only a metropolis: the other tracks end at 3, its own at 5.
    let metropolis = "city N(2,0), metropolis trade N(2,0), levels politics 3 science 3 trade";
    allowed(&crane(&format!("{metropolis} 4")), "red plays crane");
    no_effect(&crane(&format!("{metropolis} 5")), "red plays crane");
    allowed(&crane(&format!("{} 5", metropolis.replace("city N(2,0)", "city N(2,0) N(0,1)"))), "red plays crane");
    allowed(&crane(&format!("{} 5", metropolis.replace("science 3", "science 2"))), "red plays crane");
}

#[test]
fn ck_317_mining_and_irrigation_need_a_building_there_and_cards_in_the_supply() {
    for (card, kind, place, elsewhere) in
        [("mining", "ore", "N(2,0)", "N(0,1)"), ("irrigation", "grain", "N(0,1)", "N(2,0)")]
    {
        let action = format!("red plays {card}");
        let position = |red: &str, more: &str| format!("red {red}, progress {card}\n{more}turn red, rolled");
        allowed(&position(&format!("settlement {place}"), ""), &action);
        allowed(&position(&format!("city {place}"), &format!("blue hand 18 {kind}\n")), &action);
        no_effect(&position(&format!("city {elsewhere}"), ""), &action);
        no_effect(&position(&format!("settlement {place}"), &format!("blue hand 19 {kind}\n")), &action);
        // A foreign building does not count.
        no_effect(&position("settlement N(0,0)", &format!("blue city {place}\n")), &action);
    }
    // A reduced city counts: N(2,0) at one mountain, N(-1,2) at another.
    let table = played(&format!("red {FIVE_AND_REDUCED}, progress mining\nturn red, rolled"), "red plays mining");
    assert_eq!(hand(&table, "red"), cards("4 ore"));
}

/// A board on which two tokens at most may be swapped: those of the first two hexes.
fn with_tokens(first: &str, second: &str) -> String {
    format!(
        "option board
        option M{first} P{second} F6
        option G6 H6 P6 H6
        option G6 F6 D F6 M6
        option F6 M6 G6 P6
        option H6 G6 P6
        red progress inventor
        turn red, rolled"
    )
}

#[test]
fn ck_318_inventor_needs_two_tokens_that_may_be_swapped() {
    allowed(&with_tokens("5", "9"), "red plays inventor (0,-2) (1,-2)");
    no_effect(&with_tokens("5", "5"), "red plays inventor (0,-2) (1,-2)");
    no_effect(&with_tokens("5", "8"), "red plays inventor (0,-2) (1,-2)");
}

#[test]
fn ck_318_engineer_needs_an_unwalled_upright_city_and_a_wall() {
    let engineer = |red: &str| format!("red {red}, progress engineer\nturn red, rolled");
    allowed(&engineer("city N(2,0)"), "red plays engineer N(2,0)");
    no_effect(&engineer("settlement N(2,0)"), "red plays engineer N(2,0)");
    no_effect(&engineer("city N(2,0), wall N(2,0)"), "red plays engineer N(2,0)");
    no_effect(&engineer(FIVE_AND_REDUCED), "red plays engineer N(2,0)");
    let no_wall = engineer("city N(0,0) N(2,0) N(-2,1) N(0,2), wall N(0,0) N(2,0) N(-2,1)");
    assert_eq!(refusal(&at(&no_wall), "red plays engineer N(0,2)").code, Code::NoPiecesLeft);
}

/// Also: CK-361.
#[test]
fn ck_318_medicine_needs_a_place_a_piece_and_the_payment() {
    let medicine = |red: &str| format!("red {red}, progress medicine\nturn red, rolled");
    allowed(&medicine("settlement N(2,0), hand 2 ore grain"), "red plays medicine N(2,0)");
    no_effect(&medicine("city N(2,0), hand 2 ore grain"), "red plays medicine N(2,0)");
    assert_eq!(
        refusal(&at(&medicine("settlement N(2,0), hand 2 ore")), "red plays medicine N(2,0)").code,
        Code::CannotAfford
    );
    let no_piece = medicine("settlement N(1,1), city N(0,0) N(2,0) N(-2,1) N(0,2), hand 2 ore grain");
    assert_eq!(refusal(&at(&no_piece), "red plays medicine N(1,1)").code, Code::NoPiecesLeft);
    // A reduced city comes first, and needs no piece of the supply.
    let reduced = medicine(&format!("{FIVE_AND_REDUCED}, hand 2 ore grain"));
    allowed(&reduced, "red plays medicine N(2,0)");
    refused(&reduced, "red plays medicine N(0,0)", Code::RestoreFirst, rule::CK_196);
}

#[test]
fn ck_318_smith_needs_a_knight_that_may_be_promoted() {
    let smith = |red: &str| format!("red {red}, progress smith\nturn red, rolled");
    allowed(&smith("basic N(2,0)"), "red plays smith N(2,0)");
    no_effect(&smith("settlement N(0,0)"), "red plays smith N(2,0)");
    no_effect(&smith("mighty N(2,0), levels politics 3"), "red plays smith N(2,0)");
    no_effect(&smith("strong N(2,0), levels politics 2"), "red plays smith N(2,0)");
    allowed(&smith("strong N(2,0), levels politics 3"), "red plays smith N(2,0)");
    // Both strong pieces stand, and they cannot go on.
    no_effect(&smith("basic N(2,0), strong N(0,1) N(0,2), levels politics 2"), "red plays smith N(2,0)");
}

#[test]
fn ck_318_road_building_needs_a_road_that_may_be_laid() {
    let card = "progress road-building\nturn red, rolled";
    allowed(&format!("red settlement N(2,0), {card}"), "red plays road-building");
    no_effect(&format!("red {card}"), "red plays road-building");
    // The corner is shut in by blue.
    let shut = format!("red settlement N(0,-2), {card}\nblue road NW(0,-2) NE(0,-2)");
    no_effect(&shut, "red plays road-building");
}

#[test]
fn ck_319_bishop_needs_the_end_of_the_lock_diplomat_an_open_road_and_warlord_an_inactive_knight() {
    refused("red progress bishop\nturn red, rolled", "red plays bishop", Code::RobberLocked, rule::CK_070);
    allowed("red progress bishop\nlanded\nrobber (0,0)\nturn red, rolled", "red plays bishop");
    let diplomat = |pieces: &str| format!("red progress diplomat\nblue {pieces}\nturn red, rolled");
    no_effect(&diplomat("settlement N(0,0)"), "red plays diplomat NE(0,0)");
    no_effect(&diplomat("settlement N(0,0), road NE(0,0), basic S(1,-1)"), "red plays diplomat NE(0,0)");
    allowed(&diplomat("settlement N(0,0), road NE(0,0)"), "red plays diplomat NE(0,0)");
    let warlord = |knights: &str| format!("red {knights}, progress warlord\nblue basic N(0,1)\nturn red, rolled");
    no_effect(&warlord("settlement N(0,0)"), "red plays warlord");
    no_effect(&warlord("basic N(2,0), active N(2,0)"), "red plays warlord");
    allowed(&warlord("basic N(2,0) N(0,2), active N(2,0)"), "red plays warlord");
}

#[test]
fn ck_320_wedding_needs_a_richer_player_with_a_card_and_saboteur_one_as_rich_with_two() {
    let against =
        |card: &str, red: &str, blue: &str| format!("red {red}progress {card}\nblue {blue}\nturn red, rolled");
    let own = "settlement N(0,0), ";
    for (red, blue, is_allowed) in [
        ("", "settlement N(2,0), hand ore", true),
        ("", "settlement N(2,0)", false),
        (own, "settlement N(2,0), hand 5 ore", false),
        (own, "city N(2,0), hand ore", true),
    ] {
        let position = against("wedding", red, blue);
        let judge = if is_allowed { allowed } else { no_effect };
        judge(&position, "red plays wedding");
    }
    for (red, blue, is_allowed) in [
        (own, "settlement N(2,0), hand 2 ore", true),
        (own, "settlement N(2,0), hand ore", false),
        (own, "hand 5 ore", false),
        ("", "hand ore coin", true),
    ] {
        let position = against("saboteur", red, blue);
        let judge = if is_allowed { allowed } else { no_effect };
        judge(&position, "red plays saboteur");
    }
}

/// Also: CK-276, CK-284.
#[test]
fn ck_321_intrigue_spy_and_deserter_need_somebody_to_aim_at() {
    let intrigue =
        |blue: &str| format!("red road NE(0,0), basic N(0,0), progress intrigue\nblue {blue}\nturn red, rolled");
    allowed(&intrigue("basic S(1,-1)"), "red plays intrigue S(1,-1)");
    no_effect(&intrigue("basic N(2,0)"), "red plays intrigue N(2,0)");
    no_effect(&intrigue("settlement N(2,0)"), "red plays intrigue N(0,0)");
    let spy = |others: &str| format!("red progress spy crane\n{others}turn red, rolled");
    no_effect(&spy(""), "red plays spy blue");
    allowed(&spy("blue progress mining\n"), "red plays spy blue");
    refused(&spy("white progress mining\n"), "red plays spy blue", Code::NotAVictim, rule::CK_276);
    let deserter = |others: &str| format!("red basic N(0,0), progress deserter\n{others}turn red, rolled");
    no_effect(&deserter(""), "red plays deserter blue");
    allowed(&deserter("blue basic N(2,0)\n"), "red plays deserter blue");
    refused(&deserter("white basic N(2,0)\n"), "red plays deserter blue", Code::NotAVictim, rule::CK_284);
}

/// Also: CK-220.
#[test]
fn ck_322_merchant_needs_a_hex_where_it_changes_something() {
    let merchant =
        |place: &str, figure: &str| format!("red settlement {place}, progress merchant\n{figure}turn red, rolled");
    // N(0,-2) lies at one hex only.
    allowed(&merchant("N(0,-2)", ""), "red plays merchant (0,-2)");
    allowed(&merchant("N(0,-2)", "merchant blue (0,-2)\n"), "red plays merchant (0,-2)");
    let only_hex = at(&merchant("N(0,-2)", "merchant red (0,-2)\n"));
    assert_eq!(refusal(&only_hex, "red plays merchant (0,-2)").code, Code::NoEffect);
    assert!(moves(&only_hex, "red", "plays").is_empty());
    let several = merchant("N(0,-1)", "merchant red (0,-2)\n");
    allowed(&several, "red plays merchant (0,-1)");
    refused(&several, "red plays merchant (0,-2)", Code::NoEffect, rule::CK_322);
    let nowhere = at("red progress merchant\nturn red, rolled");
    assert_eq!(refusal(&nowhere, "red plays merchant (0,-2)").code, Code::NoEffect);
}

/// Also: CK-291, CK-311.
#[test]
fn ck_323_a_second_harbour_needs_an_opponent_without_an_offer_and_a_second_fleet_another_type() {
    let position = "
        red   hand 2 ore, progress commercial-harbour commercial-harbour
        blue  hand wool
        turn  red, rolled
    ";
    let mut table = played(position, "red plays commercial-harbour; red exchanges ore with blue");
    assert_eq!(refusal_of(&table, "red plays commercial-harbour"), (Code::NoEffect, rule::CK_061));
    table = played(
        &position.replace("turn", "white hand wool\nturn"),
        "red plays commercial-harbour; red exchanges ore with blue",
    );
    assert!(is_legal(&table, "red plays commercial-harbour"), "white has had no offer");
    let fleets = "red progress merchant-fleet merchant-fleet\nturn red, rolled";
    let table = played(fleets, "red plays merchant-fleet paper");
    assert_eq!(refusal(&table, "red plays merchant-fleet paper").code, Code::NoEffect);
    assert!(is_legal(&table, "red plays merchant-fleet ore") && is_legal(&table, "red plays merchant-fleet coin"));
    assert_eq!(moves(&table, "red", "plays merchant-fleet").len(), 7);
}

/// Also: CK-295.
#[test]
fn ck_324_master_merchant_needs_a_richer_player_with_a_card() {
    let master = |others: &str| format!("red settlement N(0,0), progress master-merchant\n{others}turn red, rolled");
    allowed(&master("blue city N(2,0), hand ore\n"), "red plays master-merchant blue");
    no_effect(&master("blue city N(2,0)\n"), "red plays master-merchant blue");
    no_effect(&master("blue settlement N(2,0), hand 3 ore\n"), "red plays master-merchant blue");
    // Somebody else would do.
    let white = master("blue settlement N(2,0), hand 3 ore\nwhite city N(0,1), hand ore\n");
    refused(&white, "red plays master-merchant blue", Code::VpNotHigher, rule::CK_295);
    allowed(&white, "red plays master-merchant white");
}

#[test]
fn ck_ex_04_a_red_3_brings_a_card_at_level_2() {
    let mut table = at("blue levels trade 2\nturn red");
    play(&mut table, "red rolls 3+6 trade");
    assert!(waits_for_chance(&table));
    play(&mut table, "draw merchant");
    assert_eq!(held(&table, "blue"), [Card::Merchant]);
    assert!(is_done(&table), "one card");
}

#[test]
fn ck_ex_05_a_red_3_brings_a_card_at_level_3_and_none_at_level_1() {
    let position = "red levels trade 3\nblue levels trade 1\nturn red";
    let table = played(position, "red rolls 3+1 trade; draw merchant");
    assert_eq!((held(&table, "red").len(), held(&table, "blue").len()), (1, 0));
    assert!(is_done(&table));
    let table = played(position, "red rolls 2+1 trade; draw merchant; draw merchant");
    assert_eq!((held(&table, "red").len(), held(&table, "blue").len()), (1, 1), "it would on 1 or 2");
}
