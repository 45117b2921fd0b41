//! Fraternal Feuds, Feud, and Sebastian against them (section 9 of the catalogue).

use expect_test::expect;
use steading_game::{Game, Observer, Table};
use steading_rivals::Rivals;
use steading_rivals::frame::Frame;
use steading_rivals::illegal::Code;
use steading_rivals::rule;

use super::event;
use crate::support::*;

/// Whether a seat knows the card at the bottom of a stack.
fn knows_bottom(table: &Table<Rivals>, name: &str, stack: usize) -> bool {
    table.state().hidden.knowledge[seat(table, name).index()].known[stack] & 1 != 0
}

/// The bottom cards of a stack, the lowest last.
fn bottom(table: &Table<Rivals>, name: &str, count: usize) -> String {
    let cards = stack(table, name);
    let names: Vec<&str> = cards.split(", ").collect();
    names[names.len() - count..].join(", ")
}

// Fraternal Feuds.

/// Red has the strength advantage, blue three cards.
const BROTHERS: &str = "red places candamir (-1,+1)\nblue hand abbey, scout, austin";

/// Also: RIV-244, RIV-245, RIV-264.
#[test]
fn riv_102_the_holder_puts_two_hand_cards_of_the_other_under_stacks() {
    let mut table = event(BROTHERS, 6, "basic-fraternal-feuds");
    assert_eq!(waits_for(&table), "fraternal red 2");
    let held = table.state().hidden.knowledge[0].held;
    assert!(["abbey", "scout", "austin"].iter().all(|name| held.contains(card(name))), "red sees the hand");
    assert_eq!(listed(&table, "red").len(), 3 * 4, "every card under every stack");
    assert!(listed(&table, "blue").is_empty());
    check_refused(&table, "red puts inga under B1", Code::NoSuchCard, rule::RIV_102);
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_326);
    play(&mut table, "red puts scout under B2");
    check_refused(&table, "red puts scout under B2", Code::NoSuchCard, rule::RIV_102);
    assert_eq!(listed(&table, "red").len(), 2 * 4);
    play(&mut table, "red puts abbey under B4");
    assert_eq!(hand(&table, "blue"), "austin");
    assert_eq!((bottom(&table, "B2", 1).as_str(), bottom(&table, "B4", 1).as_str()), ("scout", "abbey"));
    assert_eq!(waits_for(&table), "actions");
}

#[test]
fn riv_102_equal_cards_and_few_cards() {
    let equal = "red places candamir (-1,+1)\nblue hand scout, scout";
    let mut table = event(equal, 6, "basic-fraternal-feuds");
    assert_eq!(listed(&table, "red").len(), 4);
    play(&mut table, "red puts scout under B1; red puts scout under B1");
    assert_eq!((hand(&table, "blue").as_str(), bottom(&table, "B1", 2).as_str()), ("none", "scout, scout"));
    let table = event("red places candamir (-1,+1)", 6, "basic-fraternal-feuds");
    assert_eq!(waits_for(&table), "actions", "an empty hand loses nothing");
}

#[test]
fn riv_102_without_the_strength_advantage_nothing_happens() {
    let even = format!("{BROTHERS}\nblue places siglind (-1,+1), osmund (1,+1)\nred hand brigitta");
    for position in ["blue hand abbey, scout, austin".to_owned(), even] {
        let table = event(&position, 6, "basic-fraternal-feuds");
        assert_eq!((waits_for(&table).as_str(), hand(&table, "blue").split(", ").count()), ("actions", 3));
    }
    // The advantage strikes in the other's turn as well.
    let table = event(&format!("{BROTHERS}\nturn blue 2"), 6, "basic-fraternal-feuds");
    assert_eq!(waits_for(&table), "fraternal red 2");
}

/// Also: RIV-102, RIV-244.
#[test]
fn riv_ex_40_a_single_card_goes_under_a_stack_with_its_back() {
    let mut table = event("red places candamir (-1,+1)\nblue hand abbey", 6, "basic-fraternal-feuds");
    assert_eq!(waits_for(&table), "fraternal red 1");
    play(&mut table, "red puts abbey under B3");
    assert_eq!((hand(&table, "blue").as_str(), bottom(&table, "B3", 1).as_str()), ("none", "abbey"));

    let position = "option mode gold\nred places candamir (-1,+1)\nblue hand merchant";
    let table = event(position, 6, "basic-fraternal-feuds");
    assert_eq!(listed_with(&table, "red", ""), ["puts merchant under T1", "puts merchant under T2"]);
    check_refused(&table, "red puts merchant under B1", Code::WrongStack, rule::RIV_244);
}

/// Also: RIV-326.
#[test]
fn riv_264_with_one_matching_stack_the_card_goes_there() {
    let position = "option mode duel\nred places candamir (-1,+1)\nblue hand merchant";
    let table = event(position, 6, "basic-fraternal-feuds");
    assert_eq!(waits_for(&table), "actions");
    assert_eq!((hand(&table, "blue").as_str(), bottom(&table, "G", 1).as_str()), ("none", "merchant"));
}

/// Also: RIV-102, RIV-103, RIV-312.
#[test]
fn riv_ex_52_cards_of_two_sets() {
    let position = "
        option mode gold
        red  places candamir (-1,+1)
        blue hand merchant, abbey, scout
        blue stock none
        stack B1 inga
        turn blue 2
        ";
    let mut table = event(position, 6, "basic-fraternal-feuds");
    play(&mut table, "red puts merchant under T2");
    check_refused(&table, "red puts abbey under T1", Code::WrongStack, rule::RIV_244);
    play(&mut table, "red puts abbey under B1");
    assert_eq!(hand(&table, "blue"), "scout");
    // The backs tell blue what lies where.
    assert!(knows_bottom(&table, "blue", 4) && knows_bottom(&table, "blue", 0));
    play(&mut table, "blue ends actions; blue draws B1; blue draws B1");
    assert_eq!(hand(&table, "blue"), "scout, abbey, inga", "refilled in his own hand check");
}

#[test]
fn riv_103_the_victim_refills_in_his_own_hand_check() {
    // The active player is the victim.
    let mut table = event(&format!("{BROTHERS}\nturn blue 2"), 6, "basic-fraternal-feuds");
    play(&mut table, "red puts abbey under B1; red puts scout under B1");
    assert_eq!((hand(&table, "blue").as_str(), waits_for(&table).as_str()), ("austin", "actions"));
    play(&mut table, "blue ends actions; blue draws B2; blue draws B2");
    assert_eq!(hand(&table, "blue").split(", ").count(), 3);
    // The other one waits for his own turn.
    let mut table = event(&format!("{BROTHERS}\nred hand inga, osmund, harald"), 6, "basic-fraternal-feuds");
    play(&mut table, "red puts abbey under B1; red puts scout under B1; red ends actions; red passes");
    assert_eq!(hand(&table, "blue"), "austin");
    play(&mut table, "blue rolls 6 trade; blue ends actions; blue draws B2; blue draws B2");
    assert_eq!(hand(&table, "blue").split(", ").count(), 3);
}

#[test]
fn riv_312_the_victim_learns_what_left_but_not_where_it_lies() {
    let mut table = event(BROTHERS, 6, "basic-fraternal-feuds");
    let before = table.state().hidden.clone();
    play(&mut table, "red puts abbey under B1");
    let now = &table.state().hidden;
    assert!(now.hands == before.hands && now.stacks == before.stacks, "nothing moves before both cards are chosen");
    assert_eq!(waits_for(&table), "fraternal-second red abbey B1");
    let blues = table.game().view(table.state(), Observer::Seat(seat(&table, "blue")));
    assert_eq!(blues.public.frames.top(), Frame::Fraternal(seat(&table, "red"), 1), "blue does not see the choice");
    let log = play(&mut table, "red puts scout under B2");
    expect![[r#"
        red puts abbey of blue under B1
        red puts scout of blue under B2"#]]
    .assert_eq(&log.join("\n"));
    assert!(knows_bottom(&table, "red", 0) && knows_bottom(&table, "red", 1));
    assert!(!knows_bottom(&table, "blue", 0) && !knows_bottom(&table, "blue", 1));
    let blue = table.state().hidden.knowledge[1];
    assert!(blue.loose.contains(card("abbey")) && blue.loose.contains(card("scout")));
    assert_eq!(blue.marked[..3], [1, 1, 0], "one lies here and the other there");
}

#[test]
fn riv_312_the_holder_chooses_the_order_under_one_stack() {
    for (first, second) in [("abbey", "scout"), ("scout", "abbey")] {
        let mut table = event(BROTHERS, 6, "basic-fraternal-feuds");
        play(&mut table, &format!("red puts {first} under B1; red puts {second} under B1"));
        assert_eq!(bottom(&table, "B1", 2), format!("{first}, {second}"), "the second lies lowest");
        assert_eq!(table.state().hidden.knowledge[1].marked[0], 0b11);
    }
    let mut table = event("red places candamir (-1,+1)\nblue hand abbey", 6, "basic-fraternal-feuds");
    play(&mut table, "red puts abbey under B1");
    assert!(knows_bottom(&table, "blue", 0), "a single card is known");
    let mut table = event("red places candamir (-1,+1)\nblue hand scout, scout", 6, "basic-fraternal-feuds");
    play(&mut table, "red puts scout under B1; red puts scout under B2");
    assert!(knows_bottom(&table, "blue", 0) && knows_bottom(&table, "blue", 1), "equal cards are known");
}

/// Also: RIV-228.
#[test]
fn riv_313_cards_from_elsewhere_stay_allowed() {
    let position = "
        option mode progress
        red  hand gustav, abbey, scout
        blue places candamir (-1,+1)
        blue city (1,0)
        discard inga
        ";
    let mut table = event(position, 6, "basic-fraternal-feuds");
    play(&mut table, "blue puts abbey under B1; blue puts scout under B1; red plays gustav");
    assert_eq!(hand(&table, "red"), "inga");
}

// Feud.

/// Red has the strength advantage, blue five buildings and a ship.
const FEUD: &str = "
    red  places candamir (-1,+1)
    blue city (-1,0), (1,0)
    blue places abbey (-1,+1), storehouse (-1,+1), storehouse (-1,-1), marketplace (1,+1), toll-bridge (1,-1)
    blue places ore-ship (-1,-1)
    ";

/// Also: RIV-104, RIV-263.
#[test]
fn riv_ex_39_the_holder_names_three_buildings_and_the_victim_returns_one() {
    let mut table = event(FEUD, 6, "basic-feud");
    assert_eq!(waits_for(&table), "feud-name red 3");
    play(
        &mut table,
        "red chooses marketplace at (1,+1); red chooses abbey at (-1,+1); red chooses storehouse at (-1,-1)",
    );
    assert_eq!(waits_for(&table), "feud-return blue");
    let named = ["chooses abbey at (-1,+1)", "chooses storehouse at (-1,-1)", "chooses marketplace at (1,+1)"];
    assert_eq!(listed_with(&table, "blue", ""), named);
    check_told(&table, "blue chooses storehouse at (-1,+1)", "NOT_A_CHOICE RIV-104 why=not-named card=storehouse");
    play(&mut table, "blue chooses storehouse at (-1,-1)");
    assert_eq!(waits_for(&table), "return-under blue storehouse at (-1,-1)");
    play(&mut table, "blue returns to B2");
    assert_eq!(bottom(&table, "B2", 1), "storehouse");
    assert_eq!(land(&table, "blue").expansions().count(), 5);
    assert_eq!(waits_for(&table), "actions");

    let two = "red places candamir (-1,+1)\nblue places abbey (-1,+1), storehouse (1,+1)";
    let table = event(two, 6, "basic-feud");
    assert_eq!(listed_with(&table, "blue", ""), ["chooses abbey at (-1,+1)", "chooses storehouse at (1,+1)"]);
    let units_only = "red places candamir (-1,+1)\nblue places ore-ship (-1,+1), austin (1,+1)";
    assert_eq!(waits_for(&event(units_only, 6, "basic-feud")), "actions");
}

/// Also: RIV-245.
#[test]
fn riv_104_a_feud_needs_the_advantage_and_more_than_three_buildings_to_name() {
    let mut table = event(FEUD, 6, "basic-feud");
    check_refused(&table, "red chooses parish-hall at (1,+1)", Code::NotThere, rule::RIV_104);
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_326);
    play(&mut table, "red chooses abbey at (-1,+1)");
    check_told(&table, "red chooses abbey at (-1,+1)", "NOT_A_CHOICE RIV-104 why=named-already card=abbey");

    let without = FEUD.replace("candamir", "austin");
    let table = event(&without, 6, "basic-feud");
    assert_eq!((waits_for(&table).as_str(), land(&table, "blue").expansions().count()), ("actions", 6));

    let three = "red places candamir (-1,+1)\nblue places abbey (-1,+1), storehouse (1,+1), marketplace (-1,-1)";
    let mut table = event(three, 6, "basic-feud");
    assert_eq!(waits_for(&table), "feud-return blue", "three are not named");
    check_refused(&table, "blue passes", Code::NotAChoice, rule::RIV_326);
    play(&mut table, "blue chooses marketplace at (-1,-1); blue returns to B1");
    assert_eq!(bottom(&table, "B1", 1), "marketplace");

    let one = "red places candamir (-1,+1)\nblue places abbey (-1,+1)";
    assert_eq!(waits_for(&event(one, 6, "basic-feud")), "return-under blue abbey at (-1,+1)", "one answers itself");
}

/// Two equal cards on one site are two buildings.
#[test]
fn riv_104_of_equal_buildings_each_can_be_named() {
    let position = "
        red  places candamir (-1,+1)
        blue city (-1,0)
        blue places storehouse (-1,+1), storehouse (-1,+1), abbey (-1,-1), marketplace (1,+1)
        ";
    let mut table = event(position, 6, "basic-feud");
    let choices = ["chooses abbey at (-1,-1)", "chooses marketplace at (1,+1)", "chooses storehouse at (-1,+1)"];
    let sorted = |table: &Table<Rivals>, name: &str| {
        let mut lines = listed_with(table, name, "");
        lines.sort();
        lines
    };
    assert_eq!(sorted(&table, "red"), choices);
    play(&mut table, "red chooses storehouse at (-1,+1)");
    assert_eq!(sorted(&table, "red"), choices, "the other one");
    play(&mut table, "red chooses storehouse at (-1,+1)");
    assert_eq!(sorted(&table, "red"), choices[..2]);
    play(&mut table, "red chooses abbey at (-1,-1)");
    assert_eq!(sorted(&table, "blue"), ["chooses abbey at (-1,-1)", "chooses storehouse at (-1,+1)"]);
    play(&mut table, "blue chooses storehouse at (-1,+1); blue returns to B1");
    assert_eq!(land(&table, "blue").count(steading_rivals::cards::Title::Storehouse), 1);
    assert_eq!(public(&table).named, [None; 3]);
}

#[test]
fn riv_105_only_open_buildings_can_be_named() {
    let table = event(FEUD, 6, "basic-feud");
    check_told(&table, "red chooses ore-ship at (-1,-1)", "NOT_A_CHOICE RIV-105 why=feud-building card=ore-ship");
    assert!(!listed(&table, "red").iter().any(|line| line.contains("ship")));

    let halls = "
        option mode progress
        red  places candamir (-1,+1)
        blue city (-1,0), (1,0)
        blue places parish-hall (-1,+1), town-hall (-1,+1), abbey (1,+1), library (1,+1), marketplace (-1,-1)
        ";
    let table = event(halls, 6, "basic-feud");
    check_refused(&table, "red chooses parish-hall at (-1,+1)", Code::NotThere, rule::RIV_104);
    let choices = listed(&table, "red");
    assert_eq!(choices.len(), 4);
    assert!(choices.contains(&"red chooses town-hall at (-1,+1)".to_owned()));
    // The covered hall does not count: three buildings are not named.
    let table = event(&halls.replace(", marketplace (-1,-1)", ""), 6, "basic-feud");
    assert_eq!(waits_for(&table), "feud-return blue");
}

/// Also: RIV-242, RIV-247.
#[test]
fn riv_314_face_up_cards_and_town_halls_lost_to_a_feud() {
    let tavern = "red places candamir (-1,+1)\nblue city (-1,0)\nblue places hedge-tavern (-1,+1)";
    let table = event(&format!("option mode turmoil\n{tavern}"), 6, "basic-feud");
    assert_eq!((waits_for(&table).as_str(), public(&table).face_up_left), ("actions", 2));
    assert_eq!(land(&table, "blue").expansions().count(), 0);
    let table = event(&format!("option mode duel\n{tavern}"), 6, "basic-feud");
    assert_eq!((waits_for(&table).as_str(), bottom(&table, "T", 1).as_str()), ("actions", "hedge-tavern"));

    let hall = "
        option mode progress
        red  places candamir (-1,+1)
        blue city (-1,0)
        blue places parish-hall (-1,+1), town-hall (-1,+1)
        ";
    let mut table = event(hall, 6, "basic-feud");
    play(&mut table, "blue returns to T1");
    let cards: Vec<_> = land(&table, "blue").expansions().map(|(_, card)| card).collect();
    assert_eq!(cards, [card("parish-hall")]);
}

// Sebastian.

/// Blue holds Sebastian.
const SEBASTIAN: &str = "
    option mode turmoil
    red  places candamir (-1,+1)
    blue hand sebastian, abbey
    blue places storehouse (-1,+1), marketplace (1,+1)
    ";

/// Also: RIV-116, RIV-263, RIV-264.
#[test]
fn riv_208_sebastian_turns_feuds_away() {
    for turn in ["red 1", "blue 2"] {
        for (card, word) in [("turmoil-feud", "feud"), ("basic-fraternal-feuds", "fraternal-feuds")] {
            let mut table = event(&format!("{SEBASTIAN}\nturn {turn}"), 6, card);
            assert_eq!(waits_for(&table), format!("sebastian blue {word}"));
            assert_eq!(listed_with(&table, "blue", ""), ["plays sebastian", "passes"]);
            play(&mut table, "blue plays sebastian");
            assert_eq!((waits_for(&table).as_str(), discard(&table).as_str()), ("actions", "sebastian"));
            assert_eq!((hand(&table, "blue").as_str(), land(&table, "blue").expansions().count()), ("abbey", 2));
        }
    }
    // Who has nothing to lose is not asked.
    let safe = SEBASTIAN.replace("storehouse", "ore-ship").replace("marketplace", "wool-ship");
    assert_eq!(waits_for(&event(&safe, 6, "turmoil-feud")), "actions");
    let weak = SEBASTIAN.replace("candamir", "austin");
    assert_eq!(waits_for(&event(&weak, 6, "turmoil-feud")), "actions");
}

/// Also: RIV-263, RIV-264.
#[test]
fn riv_210_sebastian_is_decided_before_anything_is_named_or_seen() {
    let mut table = event(SEBASTIAN, 6, "basic-fraternal-feuds");
    assert!(table.state().hidden.knowledge[0].held.is_empty());
    let log = play(&mut table, "blue passes");
    expect![[r#"
        blue keeps Sebastian
        red sees the hand of blue"#]]
    .assert_eq(&log.join("\n"));
    assert_eq!(waits_for(&table), "fraternal red 2");
    play(&mut table, "red puts sebastian under T1; red puts abbey under B1");
    assert_eq!(hand(&table, "blue"), "none");

    let more = format!("{SEBASTIAN}\nblue places parish-hall (-1,-1), abbey (1,-1)");
    let mut table = event(&more, 6, "turmoil-feud");
    assert_eq!(waits_for(&table), "sebastian blue feud");
    play(&mut table, "blue passes");
    assert_eq!(waits_for(&table), "feud-name red 3");
    assert_eq!(hand(&table, "blue"), "abbey, sebastian");
}

#[test]
fn riv_116_sebastian_answers_only_feuds_and_riots() {
    let hit = format!("{SEBASTIAN}\nblue places wool-ship (-1,-1)\nblue stores (0,+1) 1");
    let asked = |card: &str| waits_for(&event(&hit, 6, card));
    assert_eq!(asked("turmoil-feud"), "sebastian blue feud");
    assert_eq!(asked("turmoil-fraternal-feuds"), "sebastian blue fraternal-feuds");
    assert!(is_legal(&event(&format!("{hit}\nturn blue 2"), 6, "turmoil-riots"), "blue plays sebastian"));
    for card in ["basic-year-of-plenty", "basic-invention"] {
        assert_eq!(asked(card), "actions");
    }
    let table = event(&hit, 6, "basic-traveling-merchant");
    check_refused(&table, "blue plays sebastian", Code::NotAChoice, rule::RIV_326);
    let own_turn = "option mode turmoil\nred hand sebastian";
    check_illegal(own_turn, "red plays sebastian", Code::CardTiming, rule::RIV_208);
}
