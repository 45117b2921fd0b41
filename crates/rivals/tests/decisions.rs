//! The decisions of the players in their exact order (section 19 of the catalogue): who is asked, what can be answered, and what the
//! engine settles by itself.

mod support;

use expect_test::{Expect, expect};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Next, Table};
use steading_rivals::Rivals;
use steading_rivals::frame::Frame;
use support::*;

/// Compares what is asked at first and after each move, one line each: who is asked and the answers, `chance`, or `over`.
fn asks(position: &str, moves: &str, expected: &Expect) {
    let mut table = table(position);
    let mut lines = question(&table) + "\n";
    for step in moves.split([';', '\n']).map(str::trim).filter(|step| !step.is_empty()) {
        play(&mut table, step);
        lines += &question(&table);
        lines.push('\n');
    }
    expected.assert_eq(&lines);
}

/// Who is asked, and the answers; answers with the same verb share it.
fn question(table: &Table<Rivals>) -> String {
    let seat = match table.next() {
        Next::Chance => return "chance".to_owned(),
        Next::Over => return "over".to_owned(),
        Next::Seats(seats) => seats.iter().next().expect("somebody is asked"),
    };
    let name = table.game().colour(seat).name();
    if table.state().public.frames.top() == Frame::Actions {
        return format!("{name}: action phase");
    }
    let mut text = format!("{name}:");
    let mut last = String::new();
    for answer in listed(table, name) {
        let what = answer.strip_prefix(name).expect("answers begin with the colour").trim();
        let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
        let start = if last == verb {
            ","
        } else if last.is_empty() {
            ""
        } else {
            ";"
        };
        let verb_shown = if last == verb { String::new() } else { format!(" {verb}") };
        let rest_shown = if rest.is_empty() { String::new() } else { format!(" {rest}") };
        text += &format!("{start}{verb_shown}{rest_shown}");
        last = verb.to_owned();
    }
    text
}

/// Shuffles the cards.
fn deal(table: &mut Table<Rivals>) {
    let outcome = table.game().sample(table.state(), &mut SmallRng::seed_from_u64(7));
    table.resolve(outcome).expect("the cards are shuffled");
}

// Set-up.

/// `RIV-255`: both hands, then both permutations; who begins comes first each time.
#[test]
fn riv_255_hands_come_before_regions_and_the_first_player_before_the_other() {
    for mode in ["gold", "turmoil", "progress", "duel"] {
        let mut table = start(&format!("mode {mode}\nfirst_player blue"));
        deal(&mut table);
        for name in ["blue", "red"] {
            // `RIV-067`: the second player may take the same stack.
            assert_eq!(question(&table), format!("{name}: searches B1, B2, B3"));
            play(&mut table, &format!("{name} searches B2"));
            for _ in 0..3 {
                let takes = listed(&table, name);
                assert!(takes.len() > 1 && takes.iter().all(|take| take.starts_with(&format!("{name} takes "))));
                play(&mut table, &takes[0]);
            }
        }
        for name in ["blue", "red"] {
            let places = "(-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)";
            assert_eq!(question(&table), format!("{name}: passes; arranges {places}"));
            play(&mut table, &format!("{name} arranges (2,-1)"));
            let places = "(-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)";
            assert_eq!(question(&table), format!("{name}: passes; arranges {places}"));
            play(&mut table, &format!("{name} passes"));
        }
        assert_eq!(public(&table).frames.top(), Frame::BeforeRoll);
        assert_eq!(public(&table).turn, seat(&table, "blue"));
    }
}

#[test]
fn riv_256_in_the_introductory_game_each_names_a_stack_of_his_own() {
    let mut table = start("mode intro\nfirst_player blue");
    deal(&mut table);
    assert_eq!(question(&table), "blue: draws B1, B2, B3, B4");
    play(&mut table, "blue draws B2");
    assert_eq!(question(&table), "red: draws B1, B3, B4");
    play(&mut table, "red draws B4");
    assert_eq!((public(&table).frames.top(), public(&table).turn), (Frame::BeforeRoll, seat(&table, "blue")));
}

// The start of a turn.

#[test]
fn riv_257_before_the_roll_cards_are_offered_until_the_roll() {
    asks(
        "
        option mode gold
        red hand brigitta, reiner
        phase before-roll
        ",
        "red plays brigitta 6; red plays reiner; red rolls",
        &expect![[r#"
            red: plays brigitta 1, brigitta 2, brigitta 3, brigitta 4, brigitta 5, brigitta 6, reiner; rolls
            red: plays reiner; rolls
            red: rolls
            red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        "#]],
    );
    // One of the two alone leaves a die to throw.
    asks(
        "
        red hand brigitta
        phase before-roll
        ",
        "red plays brigitta 6; red rolls; dice trade",
        &expect![[r#"
            red: plays brigitta 1, brigitta 2, brigitta 3, brigitta 4, brigitta 5, brigitta 6; rolls
            red: rolls
            chance
            red: action phase
        "#]],
    );
}

#[test]
fn riv_257_the_win_check_comes_before_the_first_question() {
    let rich = "
        option mode gold
        red city (-1,0)
        red city (1,0)
        red settlement (3,0) forest-4 hills-5
        red city (3,0)
        red places merchant-guild (-1,+1)
        red places moneylender (-1,+1)
        red places mint (-1,-1)
        red places mint (-1,-1)
        red places staple-house (1,+1)
        red hand brigitta, reiner
        turn blue 2
        phase exchange
        blue hand abbey
        ";
    asks(rich, "blue passes", &expect![[r#"
        blue: passes; puts abbey under B1, abbey under B2, abbey under B3
        red: plays brigitta 1, brigitta 2, brigitta 3, brigitta 4, brigitta 5, brigitta 6, reiner; rolls
    "#]]);
    asks(&(rich.to_owned() + "\nred places trading-base (1,+1)"), "blue passes", &expect![[r#"
        blue: passes; puts abbey under B1, abbey under B2, abbey under B3
        over
    "#]]);
}

// The event die.

#[test]
fn riv_258_brigands_ask_for_gold_and_wool_apart_and_only_with_both_kinds_of_regions() {
    let position = "
        red settlement (3,0) gold-field-2 hills-5
        red places storehouse (-1,+1)
        red stock none
        red stores (0,+1) 3
        red stores (4,+1) 2
        red stores (0,-1) 3
        red stores (2,-1) 3
        blue settlement (3,0) pasture-5 gold-field-3
        blue places storehouse (1,-1)
        blue stock none
        blue stores (0,-1) 2
        blue stores (4,+1) 3
        blue stores (0,+1) 3
        blue stores (4,-1) 1
        blue stores (2,+1) 1
        phase before-roll
        ";
    // Red: 2 of 5 gold, and all 3 wool without a question. Blue: all 4 gold without one, then 3 of 5 wool.
    asks(
        position,
        "red rolls; dice 6 brigands; red pays (0,+1); red pays (4,+1); blue pays (0,-1); blue pays (4,+1); blue pays (0,-1)",
        &expect![[r#"
            red: rolls
            chance
            red: pays (0,+1), (4,+1)
            red: pays (0,+1), (4,+1)
            blue: pays (0,-1), (4,+1)
            blue: pays (0,-1), (4,+1)
            blue: pays (0,-1), (4,+1)
            red: action phase
        "#]],
    );
    // Production waits for the answers.
    let mut table = table(position);
    play(&mut table, "red rolls; dice 6 brigands");
    assert_eq!(units(&table, "red", "(2,+1)"), 0);
    play(&mut table, "red pays (0,+1); red pays (4,+1); blue pays (0,-1); blue pays (4,+1)");
    assert_eq!(units(&table, "red", "(2,+1)"), 0);
    play(&mut table, "blue pays (0,-1)");
    assert_eq!(units(&table, "red", "(2,+1)"), 1);
}

#[test]
fn riv_259_the_owner_of_the_marketplace_names_kind_and_region() {
    let own = "
        blue settlement (3,0) fields-3 gold-field-3
        red places marketplace (-1,+1)
        phase before-roll
        ";
    asks(own, "red rolls; dice 3 trade; red gains (0,+1)", &expect![[r#"
        red: rolls
        chance
        red: gains (-2,+1), (0,+1), (2,+1)
        red: action phase
    "#]]);
    // In the other's turn too.
    let others = "
        red settlement (3,0) pasture-5 hills-5
        blue settlement (3,0) pasture-6 mountains-4
        blue places marketplace (-1,+1)
        phase before-roll
        ";
    asks(others, "red rolls; dice 5 trade; blue gains (4,+1)", &expect![[r#"
        red: rolls
        chance
        blue: gains (-2,-1), (0,-1), (2,-1), (4,+1), (4,-1)
        red: action phase
    "#]]);
    // With one place to go to nobody is asked.
    let full = others.to_owned()
        + "\nblue stock none\nblue stores (0,-1) 3\nblue stores (4,+1) 3\nblue stores (2,-1) 3\nblue stores (4,-1) 3";
    asks(&full, "red rolls; dice 5 trade", &expect![[r#"
        red: rolls
        chance
        red: action phase
    "#]]);
}

#[test]
fn riv_260_celebration_asks_the_active_player_the_other_and_once_more_for_reiner() {
    let position = "
        option mode gold
        red hand reiner
        phase before-roll
        ";
    let moves = "red plays reiner; red rolls; dice 1; red gains (-2,+1); blue gains (2,+1); red gains (-2,-1)";
    asks(position, moves, &expect![[r#"
        red: plays reiner; rolls
        red: rolls
        chance
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        blue: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
    // Who has fewer skill symbols is left out; Reiner gives all the same.
    let behind = position.to_owned() + "\nblue places inga (-1,+1)";
    asks(&behind, "red plays reiner; red rolls; dice 1; blue gains (2,+1); red gains (-2,-1)", &expect![[r#"
        red: plays reiner; rolls
        red: rolls
        chance
        blue: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
    let ahead = position.to_owned() + "\nred places inga (-1,+1)";
    asks(&ahead, "red rolls; dice 1 celebration; red gains (-2,-1)", &expect![[r#"
        red: plays reiner; rolls
        chance
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
}

#[test]
fn riv_261_at_a_harvest_the_active_player_is_done_before_the_other_begins() {
    let position = "
        option mode gold
        red settlement (3,0) gold-field-2 hills-5
        red places toll-bridge (-1,+1)
        blue settlement (3,0) gold-field-3 hills-1
        blue places gold-toll-bridge (-1,+1)
        blue places pirate-ship (-1,-1)
        phase before-roll
        ";
    let moves = "
        red rolls; dice 6 harvest
        red gains (-2,+1); red gains (0,+1); red gains (4,+1)
        blue gains (-2,+1); blue gains (0,+1); blue gains (4,+1); blue gains (0,+1)
        ";
    asks(position, moves, &expect![[r#"
        red: rolls
        chance
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1), (4,+1), (4,-1)
        red: gains (0,+1), (4,+1)
        red: gains (0,+1), (4,+1)
        blue: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1), (4,+1), (4,-1)
        blue: gains (0,+1), (4,+1)
        blue: gains (0,+1), (4,+1)
        blue: gains (0,+1), (4,+1)
        red: action phase
    "#]]);
    // With one store for gold nobody is asked where it goes.
    asks(
        "
        red places toll-bridge (-1,+1)
        phase before-roll
        ",
        "red rolls; dice 6 harvest; red gains (-2,+1); blue gains (-2,+1)",
        &expect![[r#"
            red: rolls
            chance
            red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
            blue: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
            red: action phase
        "#]],
    );
}

#[test]
fn riv_262_trade_names_kinds_then_sources_then_receiving_regions() {
    let position = "
        option mode gold
        red settlement (3,0) forest-6 pasture-5
        red stock none
        red stores (-2,+1) 2
        red stores (4,+1) 2
        red stores (0,-1) 1
        blue city (1,0)
        blue settlement (3,0) forest-4 hills-5
        blue places lumber-ship (-1,+1)
        blue places wool-ship (-1,-1)
        blue places ore-ship (1,+1)
        phase before-roll
        ";
    let one = "red rolls; dice 2 trade; blue names lumber; red pays (4,+1); blue gains (4,+1)";
    asks(position, one, &expect![[r#"
        red: rolls
        chance
        blue: names lumber, wool
        red: pays (-2,+1), (4,+1)
        blue: gains (-2,+1), (4,+1)
        red: action phase
    "#]]);
    let lender = position.to_owned() + "\nblue places moneylender (1,-1)";
    let two = "
        red rolls; dice 2 trade; blue names lumber; blue names lumber
        red pays (4,+1); red pays (-2,+1); blue gains (4,+1); blue gains (-2,+1)
        ";
    asks(&lender, two, &expect![[r#"
        red: rolls
        chance
        blue: names lumber, wool
        blue: names lumber, wool; passes
        red: pays (-2,+1), (4,+1)
        red: pays (-2,+1), (4,+1)
        blue: gains (-2,+1), (4,+1)
        blue: gains (-2,+1), (4,+1)
        red: action phase
    "#]]);
    asks(&lender, "red rolls; dice 2 trade; blue names wool; blue passes", &expect![[r#"
        red: rolls
        chance
        blue: names lumber, wool
        blue: names lumber; passes
        red: action phase
    "#]]);
}

// Event cards.

const FEUD: &str = "
    option mode turmoil
    red city (-1,0)
    red city (1,0)
    red places irmgard (-1,+1)
    red places storehouse (-1,+1)
    red places abbey (-1,-1)
    blue places candamir (-1,+1)
    phase before-roll
    ";

#[test]
fn riv_263_a_feud_asks_for_sebastian_three_names_one_building_its_stack_and_irmgards_gift() {
    let many = FEUD.to_owned()
        + "
        red places marketplace (1,+1)
        red places parish-hall (1,+1)
        red places toll-bridge (1,-1)
        red hand sebastian, scout
        ";
    let moves = "
        red rolls; dice 1 event; event basic-feud; red passes
        blue chooses abbey at (-1,-1); blue chooses toll-bridge at (1,-1); blue chooses marketplace at (1,+1)
        red chooses toll-bridge at (1,-1); red returns to B3; red gains (-2,+1)
        ";
    asks(&many, moves, &expect![[r#"
        red: rolls
        chance
        chance
        red: plays sebastian; passes
        blue: chooses storehouse at (-1,+1), abbey at (-1,-1), parish-hall at (1,+1), marketplace at (1,+1), toll-bridge at (1,-1)
        blue: chooses storehouse at (-1,+1), parish-hall at (1,+1), marketplace at (1,+1), toll-bridge at (1,-1)
        blue: chooses storehouse at (-1,+1), parish-hall at (1,+1), marketplace at (1,+1)
        red: chooses abbey at (-1,-1), marketplace at (1,+1), toll-bridge at (1,-1)
        red: returns to B1, to B2, to B3
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
    // With three or fewer nothing is named.
    asks(
        FEUD,
        "red rolls; dice 1 event; event turmoil-feud; red chooses abbey at (-1,-1); red returns to B1; red gains (-2,+1)",
        &expect![[r#"
            red: rolls
            chance
            chance
            red: chooses storehouse at (-1,+1), abbey at (-1,-1)
            red: returns to B1, to B2, to B3
            red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
            red: action phase
        "#]],
    );
    asks(&many, "red rolls; dice 1 event; event basic-feud; red plays sebastian", &expect![[r#"
        red: rolls
        chance
        chance
        red: plays sebastian; passes
        red: action phase
    "#]]);
}

#[test]
fn riv_264_at_fraternal_feuds_the_holder_picks_two_cards_each_with_its_stack() {
    let position = "
        option mode turmoil
        blue places candamir (-1,+1)
        red hand abbey, archer, scout
        phase before-roll
        ";
    let moves = "
        red rolls; dice 1 event; event basic-fraternal-feuds
        blue puts archer under T2; blue puts abbey under B3
        ";
    asks(position, moves, &expect![[r#"
        red: rolls
        chance
        chance
        blue: puts scout under B1, scout under B2, scout under B3, abbey under B1, abbey under B2, abbey under B3, archer under T1, archer under T2
        blue: puts scout under B1, scout under B2, scout under B3, abbey under B1, abbey under B2, abbey under B3
        red: action phase
    "#]]);
    let guarded = position.replace("scout", "sebastian");
    asks(&guarded, "red rolls; dice 1 event; event basic-fraternal-feuds; red passes", &expect![[r#"
        red: rolls
        chance
        chance
        red: plays sebastian; passes
        blue: puts abbey under B1, abbey under B2, abbey under B3, archer under T1, archer under T2, sebastian under T1, sebastian under T2
    "#]]);
    // A hand of one card: one answer for each stack of its back.
    let poor = position.replace("abbey, archer, scout", "abbey");
    let moves = "red rolls; dice 1 event; event basic-fraternal-feuds; blue puts abbey under B2";
    asks(&poor, moves, &expect![[r#"
        red: rolls
        chance
        chance
        blue: puts abbey under B1, abbey under B2, abbey under B3
        red: action phase
    "#]]);
}

#[test]
fn riv_265_riots_ask_the_active_player_then_the_other() {
    let position = "
        option mode turmoil
        red settlement (3,0) gold-field-2 hills-5
        red places austin (-1,+1)
        red places irmgard (-1,-1)
        red stores (0,+1) 1
        red stores (4,+1) 1
        red hand sebastian
        blue places harald (-1,+1)
        blue places ore-ship (-1,-1)
        phase before-roll
        ";
    let start = "red rolls; dice 6 event; event turmoil-riots;";
    let pays =
        format!("{start} red pays rioters; red pays (4,+1); blue chooses ore-ship at (-1,-1); blue returns to B2");
    asks(position, &pays, &expect![[r#"
        red: rolls
        chance
        chance
        red: pays rioters; chooses austin at (-1,+1); plays sebastian
        red: pays (0,+1), (4,+1)
        blue: chooses harald at (-1,+1), ore-ship at (-1,-1)
        blue: returns to B1, to B2, to B3
        red: action phase
    "#]]);
    let gives_up = format!("{start} red chooses austin at (-1,+1); red returns to B1; red gains (-2,+1)");
    asks(position, &gives_up, &expect![[r#"
        red: rolls
        chance
        chance
        red: pays rioters; chooses austin at (-1,+1); plays sebastian
        red: returns to B1, to B2, to B3
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1), (4,+1), (4,-1)
        blue: chooses harald at (-1,+1), ore-ship at (-1,-1)
    "#]]);
    asks(position, &format!("{start} red plays sebastian"), &expect![[r#"
        red: rolls
        chance
        chance
        red: pays rioters; chooses austin at (-1,+1); plays sebastian
        blue: chooses harald at (-1,+1), ore-ship at (-1,-1)
    "#]]);
}

#[test]
fn riv_266_inventions_races_purchases_and_medicine_are_done_by_one_then_by_the_other() {
    let invention = "
        option mode progress
        red city (-1,0)
        red places abbey (-1,+1)
        red places university (-1,+1)
        blue places abbey (-1,+1)
        phase before-roll
        ";
    let moves = "
        red rolls; dice 1 event; event basic-invention
        red gains (-2,+1); red gains (-2,-1); blue gains (-2,+1)
        ";
    asks(invention, moves, &expect![[r#"
        red: rolls
        chance
        chance
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        blue: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
    let race = "
        red places ore-ship (-1,+1)
        blue places wool-ship (-1,+1)
        phase before-roll
        ";
    let moves = "red rolls; dice 1 event; event basic-trade-ships-race; red gains (-2,+1); blue gains (-2,+1)";
    asks(race, moves, &expect![[r#"
        red: rolls
        chance
        chance
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        blue: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
    let merchant = "
        red settlement (3,0) gold-field-2 fields-1
        red stores (0,+1) 2
        red stores (4,+1) 2
        blue stores (0,+1) 2
        phase before-roll
        ";
    let moves = "
        red rolls; dice 6 event; event basic-traveling-merchant
        red names grain; red pays (4,+1); red gains (4,-1); red names ore; red pays (0,+1)
        blue names wool; blue passes
        ";
    asks(merchant, moves, &expect![[r#"
        red: rolls
        chance
        chance
        red: names lumber, wool, grain, brick, ore; passes
        red: pays (0,+1), (4,+1)
        red: gains (2,+1), (4,-1)
        red: names lumber, wool, grain, brick, ore; passes
        red: pays (0,+1), (4,+1)
        blue: names lumber, wool, grain, brick, ore; passes
        blue: names lumber, wool, grain, brick, ore; passes
        red: action phase
    "#]]);
    let medicine = "
        option mode progress
        red city (-1,0)
        red places pharmacy (-1,+1)
        red places pharmacy (-1,-1)
        blue city (-1,0)
        blue places library (-1,+1)
        blue places bath-house (-1,-1)
        phase before-roll
        ";
    let moves = "red rolls; dice 6 event; event progress-plague; red gains (-2,+1); red gains (-2,-1)";
    asks(medicine, moves, &expect![[r#"
        red: rolls
        chance
        chance
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
    let both = medicine.replace("red places pharmacy (-1,-1)", "").replace("library", "pharmacy");
    let moves = "red rolls; dice 6 event; event progress-plague; red gains (-2,+1); blue gains (-2,-1)";
    asks(&both, moves, &expect![[r#"
        red: rolls
        chance
        chance
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        blue: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
}

#[test]
fn riv_267_gifts_ask_for_stores_of_gold_good_years_and_plagues_for_nothing() {
    let gift = "
        option mode gold
        red settlement (3,0) gold-field-2 hills-5
        red places harald (-1,+1)
        blue settlement (3,0) gold-field-3 hills-1
        blue places austin (-1,+1)
        phase before-roll
        ";
    let moves = "
        red rolls; dice 6 event; event gold-gift-for-the-prince
        red gains (4,+1); blue gains (4,+1)
        ";
    asks(gift, moves, &expect![[r#"
        red: rolls
        chance
        chance
        red: gains (0,+1), (4,+1)
        blue: gains (0,+1), (4,+1)
        red: action phase
    "#]]);
    // With one store nobody is asked.
    let one = "
        option mode gold
        red places harald (-1,+1)
        blue places austin (-1,+1)
        phase before-roll
        ";
    asks(one, "red rolls; dice 6 event; event gold-gift-for-the-prince", &expect![[r#"
        red: rolls
        chance
        chance
        red: action phase
    "#]]);
    let land = "
        option mode progress
        red city (-1,0)
        red places abbey (-1,+1)
        red places storehouse (-1,+1)
        blue city (-1,0)
        phase before-roll
        ";
    asks(land, "red rolls; dice 6 event; event basic-year-of-plenty", &expect![[r#"
        red: rolls
        chance
        chance
        red: action phase
    "#]]);
    asks(land, "red rolls; dice 6 event; event progress-plague", &expect![[r#"
        red: rolls
        chance
        chance
        red: action phase
    "#]]);
}

// Building and cards.

#[test]
fn riv_268_a_settlement_draws_or_picks_its_regions_and_then_lays_them() {
    let position = "
        red road right
        red hand scout
        ";
    asks(position, "red builds settlement right; region forest-4; region hills-1; red lays first down", &expect![[r#"
        red: action phase
        chance
        chance
        red: lays first up, first down
        red: action phase
    "#]]);
    asks(
        position,
        "red builds settlement right with scout; red picks hills-1; red picks forest-4; red lays first up",
        &expect![[r#"
            red: action phase
            red: picks forest-4, forest-6, gold-field-2, gold-field-3, fields-1, fields-3, hills-1, hills-5, pasture-5, pasture-6, mountains-2, mountains-4
            red: picks forest-4, forest-6, gold-field-2, gold-field-3, fields-1, fields-3, hills-5, pasture-5, pasture-6, mountains-2, mountains-4
            red: lays first up, first down
            red: action phase
        "#]],
    );
}

#[test]
fn riv_269_the_merchant_names_takes_and_gives_back() {
    let position = "
        option mode gold
        red city (1,0)
        red settlement (3,0) forest-4 hills-5
        red hand merchant
        blue settlement (3,0) forest-6 fields-3
        blue stock none
        blue stores (-2,+1) 2
        blue stores (4,+1) 1
        blue stores (2,-1) 1
        ";
    let moves = "
        red plays merchant; red names lumber; red names lumber
        blue pays (-2,+1); blue pays (4,+1)
        red gains (-2,+1); red gains (4,+1)
        red pays (2,+1); blue gains (4,-1)
        ";
    asks(position, moves, &expect![[r#"
        red: action phase
        red: names lumber, ore
        red: names lumber, ore; passes
        blue: pays (-2,+1), (4,+1)
        blue: pays (-2,+1), (4,+1)
        red: gains (-2,+1), (4,+1)
        red: gains (-2,+1), (4,+1)
        red: pays (-2,+1), (-2,-1), (0,-1), (2,+1), (2,-1), (4,+1)
        blue: gains (2,+1), (4,-1)
        red: action phase
    "#]]);
}

#[test]
fn riv_270_trade_master_brigands_gudrun_and_voyage_of_plunder_ask_in_their_orders() {
    let lumber = "
        red settlement (3,0) forest-4 gold-field-2
        blue settlement (3,0) forest-6 gold-field-3
        blue stock none
        blue stores (-2,+1) 2
        blue stores (4,+1) 1
        blue stores (2,-1) 1
        ";
    let trade_master = "
        option mode gold
        red city (1,0)
        red places merchant-guild (1,+1)
        red hand trade-master
        "
    .to_owned()
        + lumber;
    let moves = "red plays trade-master; red names lumber; red names ore; blue pays (4,+1); red gains (4,+1)";
    asks(&trade_master, moves, &expect![[r#"
        red: action phase
        red: names lumber, ore
        red: names lumber, ore; passes
        blue: pays (-2,+1), (4,+1)
        red: gains (-2,+1), (4,+1)
        red: action phase
    "#]]);
    let brigands = "
        option mode gold
        red places candamir (1,+1)
        red hand gold-brigands
        "
    .to_owned()
        + lumber;
    // The store with room for 2 takes 2 of 3.
    asks(
        &brigands,
        "red plays gold-brigands; red chooses (-2,+1); blue pays (-2,+1); blue pays (4,+1)",
        &expect![[r#"
            red: action phase
            red: chooses (-2,+1), (2,-1), (4,+1)
            blue: pays (-2,+1), (4,+1)
            blue: pays (-2,+1), (4,+1)
            red: action phase
        "#]],
    );
    let gudrun = "
        option mode gold
        red settlement (3,0) forest-4 gold-field-2
        red places pirate-ship (1,+1)
        red hand gudrun
        blue settlement (3,0) forest-6 gold-field-3
        blue stores (0,+1) 2
        blue stores (4,-1) 1
        ";
    asks(gudrun, "red plays gudrun; blue pays (4,-1); red gains (4,-1)", &expect![[r#"
        red: action phase
        blue: pays (0,+1), (4,-1)
        red: gains (0,+1), (4,-1)
        red: action phase
    "#]]);
    let plunder = "
        option mode turmoil
        red places candamir (1,+1)
        red hand voyage-of-plunder
        blue city (-1,0)
        blue city (1,0)
        "
    .to_owned()
        + lumber;
    let moves = "
        red plays voyage-of-plunder; blue pays (2,-1); blue pays (4,+1); red gains (4,+1)
        ";
    asks(&plunder, moves, &expect![[r#"
        red: action phase
        blue: pays (-2,+1), (2,-1), (4,+1)
        blue: pays (-2,+1), (4,+1)
        red: gains (-2,+1), (4,+1)
        red: action phase
    "#]]);
}

#[test]
fn riv_271_the_pirate_ship_lies_before_a_trade_ship_is_picked() {
    let position = "
        option mode gold
        red hand pirate-ship
        blue city (1,0)
        blue places ore-ship (-1,+1)
        blue places large-trade-ship (1,+1)
        blue places harald (1,+1)
        ";
    asks(position, "red builds pirate-ship at (1,+1); blue chooses large-trade-ship at (1,+1)", &expect![[r#"
        red: action phase
        blue: chooses ore-ship at (-1,+1), large-trade-ship at (1,+1)
        red: action phase
    "#]]);
    let mut table = table(position);
    play(&mut table, "red builds pirate-ship at (1,+1)");
    assert_eq!(public(&table).land(seat(&table, "red")).expansions().count(), 1, "it is placed already");
    // Nothing to sink: nothing to ask.
    let none = "
        option mode gold
        red hand pirate-ship
        ";
    asks(none, "red builds pirate-ship at (1,+1)", &expect![[r#"
        red: action phase
        red: action phase
    "#]]);
}

const ATTACK: &str = "
    option mode turmoil
    red city (1,0)
    red places hedge-tavern (1,+1)
    blue places lookout-tower (-1,+1)
    blue places irmgard (-1,-1)
    blue city (1,0)
    blue places harald (1,+1)
    blue places austin (1,+1)
    blue places abbey (1,-1)
    ";

#[test]
fn riv_272_the_archer_waits_for_defence_unit_stack_and_irmgard() {
    let position = ATTACK.to_owned() + "\nred hand archer";
    let moves = "
        red plays archer; blue defends; defence 3
        blue chooses austin at (1,+1); blue returns to B1; blue gains (-2,+1)
        ";
    asks(&position, moves, &expect![[r#"
        red: action phase
        blue: passes; defends
        chance
        blue: chooses austin at (1,+1), harald at (1,+1)
        blue: returns to B1, to B2, to B3
        blue: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
    asks(&position, "red plays archer; blue defends; defence 2", &expect![[r#"
        red: action phase
        blue: passes; defends
        chance
        red: action phase
    "#]]);
    asks(&position, "red plays archer; blue passes", &expect![[r#"
        red: action phase
        blue: passes; defends
        blue: chooses austin at (1,+1), harald at (1,+1)
    "#]]);
}

#[test]
fn riv_273_the_arsonist_waits_for_defence_building_stack_and_irmgard() {
    let position = ATTACK.to_owned() + "\nred hand arsonist";
    let moves = "
        red plays arsonist; blue passes
        red chooses abbey at (1,-1); blue returns to B3; blue gains (-2,+1)
        ";
    asks(&position, moves, &expect![[r#"
        red: action phase
        blue: passes; defends
        red: chooses lookout-tower at (-1,+1), abbey at (1,-1)
        blue: returns to B1, to B2, to B3
        blue: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
    asks(&position, "red plays arsonist; blue defends; defence 1", &expect![[r#"
        red: action phase
        blue: passes; defends
        chance
        red: action phase
    "#]]);
}

#[test]
fn riv_274_the_traitor_sees_the_hand_after_the_defence_and_may_leave_it() {
    let position = ATTACK.to_owned() + "\nred hand traitor\nblue hand abbey, scout";
    asks(&position, "red plays traitor; blue defends; defence 6; red takes abbey", &expect![[r#"
        red: action phase
        blue: passes; defends
        chance
        red: passes; takes scout, abbey
        red: action phase
    "#]]);
    asks(&position, "red plays traitor; blue passes; red passes", &expect![[r#"
        red: action phase
        blue: passes; defends
        red: passes; takes scout, abbey
        red: action phase
    "#]]);
}

#[test]
fn riv_275_what_a_discount_saves_is_chosen_with_the_payment() {
    let drill = "
        option mode turmoil
        red places drill-ground (1,+1)
        red stock wool 2, grain 1, ore 1
        red hand candamir
        ";
    // Wool, wool, grain: the ore is saved. The last unit may still be either.
    asks(drill, "red builds candamir at (-1,+1); red pays (0,-1); red pays (0,-1); red pays (2,+1)", &expect![[r#"
        red: action phase
        red: pays (0,-1), (2,+1), (2,-1)
        red: pays (0,-1), (2,+1), (2,-1)
        red: pays (2,+1), (2,-1)
        red: action phase
    "#]]);
    // What is short is what is saved.
    let short = drill.replace("ore 1", "ore 0");
    asks(&short, "red builds candamir at (-1,+1)", &expect![[r#"
        red: action phase
        red: action phase
    "#]]);
}

// The end of the turn.

#[test]
fn riv_276_hand_check_and_exchange_go_card_by_card() {
    let short = "
        option mode gold
        red hand abbey
        stack B1 scout, brigitta, abbey
        stack T1 mint
        ";
    let moves = "
        red ends actions; red draws B1; red draws T1
        red puts abbey under B2; red searches B1; red pays (-2,+1); red pays (-2,-1); red takes brigitta
        ";
    asks(short, moves, &expect![[r#"
        red: action phase
        red: draws B1, B2, B3, T1, T2
        red: draws B1, B2, B3, T1, T2
        red: passes; puts scout under B1, scout under B2, scout under B3, abbey under B1, abbey under B2, abbey under B3, mint under T1, mint under T2
        red: draws B1, B2, B3, T2; searches B1, B2, B3, T2
        red: pays (-2,+1), (-2,-1), (0,-1), (2,+1), (2,-1)
        red: pays (-2,-1), (0,-1), (2,+1), (2,-1)
        red: takes brigitta, abbey
        blue: rolls
    "#]]);
    asks(short, "red ends actions; red draws B1; red draws T1; red puts abbey under B2; red draws B2", &expect![[r#"
        red: action phase
        red: draws B1, B2, B3, T1, T2
        red: draws B1, B2, B3, T1, T2
        red: passes; puts scout under B1, scout under B2, scout under B3, abbey under B1, abbey under B2, abbey under B3, mint under T1, mint under T2
        red: draws B1, B2, B3, T2; searches B1, B2, B3, T2
        blue: rolls
    "#]]);
    let long = "
        option mode gold
        red hand abbey, scout, mint, harbor
        ";
    asks(long, "red ends actions; red puts mint under T2; red passes", &expect![[r#"
        red: action phase
        red: puts scout under B1, scout under B2, scout under B3, abbey under B1, abbey under B2, abbey under B3, harbor under T1, harbor under T2, mint under T1, mint under T2
        red: passes; puts scout under B1, scout under B2, scout under B3, abbey under B1, abbey under B2, abbey under B3, harbor under T1, harbor under T2
        blue: rolls
    "#]]);
}

#[test]
fn riv_277_production_good_years_doctor_and_benjamin_leave_the_kind_to_the_cards() {
    let position = "
        option mode progress
        red city (-1,0)
        red places abbey (-1,+1)
        red places bath-house (-1,+1)
        red places bath-house (-1,-1)
        red hand doctor, benjamin
        phase before-roll
        ";
    let moves = "
        red rolls; dice 4 event; event basic-year-of-plenty
        red plays benjamin; red plays doctor; red chooses bath-house at (-1,+1)
        ";
    asks(position, moves, &expect![[r#"
        red: rolls
        chance
        chance
        red: action phase
        red: action phase
        red: chooses bath-house at (-1,+1), bath-house at (-1,-1)
        red: action phase
    "#]]);
}

// Chance and commands.

/// What chance can do now: how many outcomes, and one of them.
fn outcomes(table: &Table<Rivals>) -> usize {
    let mut all = Vec::new();
    assert_eq!(table.next(), Next::Chance);
    table.game().outcomes(table.state(), &mut all);
    all.len()
}

#[test]
fn riv_279_chance_speaks_at_shuffles_throws_dice_events_regions_and_defences() {
    let mut table = start("mode duel");
    assert_eq!(public(&table).frames.top(), Frame::Deal);
    deal(&mut table);
    assert_eq!(outcomes(&table), 36, "who begins is thrown for");
    let before = "option mode duel\nred hand brigitta\nphase before-roll";
    assert_eq!(outcomes(&after(before, "red rolls")), 30, "a number and a symbol");
    assert_eq!(outcomes(&after(before, "red plays brigitta 2; red rolls")), 5, "the symbol alone");
    // The events without half-moon but Yule, and all fifteen with it: which six are in the deck is open.
    assert_eq!(outcomes(&after(before, "red rolls; dice 1 event")), 5 + 15);
    assert_eq!(outcomes(&after("red road right", "red builds settlement right")), 12);
    // After a Scout the rest is shuffled: any of them can come next.
    let scout = "
        red road right
        red road left
        red hand scout
        red stock lumber 2, wool 2, grain 2, brick 2
        ";
    let picked = "red builds settlement right with scout; red picks hills-1; red picks forest-4; red lays first up";
    assert_eq!(outcomes(&after(scout, &format!("{picked}; red builds settlement left"))), 10);
    let attack = ATTACK.to_owned() + "\nred hand archer";
    assert_eq!(outcomes(&after(&attack, "red plays archer; blue defends")), 6);
}

/// `RIV-280`: every form of command is listed where it is allowed; payments are asked for after the command.
#[test]
fn riv_280_the_commands_of_the_action_phase() {
    let gold = "
        option mode gold
        red city (-1,0)
        red road right
        red places large-trade-ship (-1,+1)
        red places ore-ship (-1,+1)
        red places mint (-1,-1)
        red places austin (1,+1)
        red stock lumber 3, wool 2, grain 2, brick 2, ore 3, gold 2
        red hand merchant-caravan, storehouse, harbor, gold-cache, scout
        ";
    let commands = [
        "plays merchant-caravan",
        "builds storehouse at (1,-1)",
        "builds harbor at (-1,-1)",
        "opens cache at (0,+2)",
        "opens cache at (2,-2)",
        "builds merchant-guild at (-1,-1) from the face-up stack",
        "builds road left",
        "builds settlement right",
        "builds settlement right with scout",
        "builds city (1,0)",
        "trades 3 lumber for wool",
        "trades 2 ore for wool",
        "trades by large ship (-1,+1) left for wool",
        "trades by large ship (-1,+1) right for wool",
        "trades 1 gold for wool",
        "demolishes mint at (-1,-1)",
        "ends actions",
    ];
    let listed = listed(&table(gold), "red");
    for command in commands {
        assert!(listed.contains(&format!("red {command}")), "`{command}` is not among {listed:#?}");
    }
    let progress = "
        option mode progress
        red city (1,0)
        red places parish-hall (1,+1)
        red stock wool 2, brick 1, ore 2
        red hand town-hall
        ";
    let listed = support::listed(&table(progress), "red");
    let halls: Vec<&String> = listed.iter().filter(|command| command.contains("town-hall")).collect();
    assert_eq!(halls, ["red builds town-hall at (1,+1)"], "only on the Parish Hall");
    // The other player has none of them.
    assert!(support::listed(&table(gold), "blue").is_empty());
}

#[test]
fn riv_324_library_gustav_and_guido_give_a_card_before_any_other_command() {
    let library = "
        option mode progress
        red city (1,0)
        red stock lumber 2, brick 1, ore 1
        red hand library
        stack B2 scout, abbey
        ";
    let moves = "red builds library at (1,+1); red searches B2; red takes abbey";
    asks(library, moves, &expect![[r#"
        red: action phase
        red: passes; searches B1, B2, B3, T1, T2
        red: takes scout, abbey
        red: action phase
    "#]]);
    asks(library, "red builds library at (1,+1); red passes", &expect![[r#"
        red: action phase
        red: passes; searches B1, B2, B3, T1, T2
        red: action phase
    "#]]);
    for name in ["gustav", "guido"] {
        let position = format!(
            "
            option mode progress
            red hand {name}
            blue city (1,0)
            discard abbey, scout, library
            "
        );
        let mut table = table(&position);
        play(&mut table, &format!("red plays {name}"));
        assert_eq!(question(&table), "red: takes library, scout, abbey");
        play(&mut table, "red takes abbey");
        assert_eq!(question(&table), "red: action phase");
        assert!(listed(&table, "red").contains(&"red builds abbey at (1,+1)".to_owned()), "it can be played at once");
    }
    // So can the Traitor's card.
    let traitor = ATTACK.to_owned() + "\nred hand traitor\nblue hand abbey, scout";
    let table = after(&traitor, "red plays traitor; blue passes; red takes abbey");
    assert!(listed(&table, "red").contains(&"red builds abbey at (-1,+1)".to_owned()));
}

#[test]
fn riv_325_cards_that_ask_their_own_player() {
    let goldsmith = "
        red settlement (3,0) gold-field-2 hills-5
        red stores (0,+1) 2
        red stores (4,+1) 2
        red hand goldsmith
        ";
    let moves =
        "red plays goldsmith; red pays (0,+1); red pays (4,+1); red pays (4,+1); red gains (0,+1); red gains (4,-1)";
    asks(goldsmith, moves, &expect![[r#"
        red: action phase
        red: pays (0,+1), (4,+1)
        red: pays (0,+1), (4,+1)
        red: pays (0,+1), (4,+1)
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1), (4,+1), (4,-1)
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1), (4,+1), (4,-1)
        red: action phase
    "#]]);
    let caravan = "
        red stock lumber 2, ore 1
        red hand merchant-caravan
        ";
    let moves = "red plays merchant-caravan; red pays (-2,+1); red pays (2,-1); red gains (2,-1); red gains (0,+1)";
    asks(caravan, moves, &expect![[r#"
        red: action phase
        red: pays (-2,+1), (-2,-1), (0,-1), (2,+1), (2,-1)
        red: pays (-2,+1), (-2,-1), (0,-1), (2,+1), (2,-1)
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
    let staple = "
        option mode gold
        red city (1,0)
        red places merchant-guild (1,+1)
        red stock wool 1, brick 2, ore 2
        red hand staple-house
        ";
    asks(staple, "red builds staple-house at (1,+1); red gains (0,+1); red gains (0,+1)", &expect![[r#"
        red: action phase
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
    let fair = "
        option mode turmoil
        red city (1,0)
        red places inga (1,+1)
        red stock lumber 2, wool 1, grain 1
        red hand fairgrounds
        ";
    asks(fair, "red builds fairgrounds at (1,+1); red gains (0,+1); red gains (0,+1)", &expect![[r#"
        red: action phase
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: gains (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
    let barn = "
        option mode turmoil
        red city (1,0)
        red places inga (1,+1)
        red places austin (1,-1)
        red settlement (3,0) pasture-5 hills-5
        red stock lumber 2, brick 1, ore 1
        red hand tithe-barn
        ";
    let moves = "red builds tithe-barn at (1,+1); red names wool; red gains (4,+1); red gains (0,-1)";
    asks(barn, moves, &expect![[r#"
        red: action phase
        red: names wool, grain
        red: gains (0,-1), (4,+1)
        red: gains (0,-1), (4,+1)
        red: action phase
    "#]]);
    let mining = "
        option mode progress
        red city (1,0)
        red places university (1,+1)
        red settlement (3,0) mountains-4 fields-3
        red hand mineral-mining, three-field-system
        ";
    let moves = "
        red plays mineral-mining; red gains (2,-1); red gains (4,+1)
        red plays three-field-system; red gains (2,+1); red gains (4,-1)
        ";
    asks(mining, moves, &expect![[r#"
        red: action phase
        red: gains (2,-1), (4,+1)
        red: gains (2,-1), (4,+1)
        red: action phase
        red: gains (2,+1), (4,-1)
        red: gains (2,+1), (4,-1)
        red: action phase
    "#]]);
    let doctor = "
        option mode progress
        red city (1,0)
        red places bath-house (1,+1)
        red places bath-house (1,-1)
        red hand doctor, benjamin
        ";
    asks(doctor, "red plays benjamin; red plays doctor; red chooses bath-house at (1,-1)", &expect![[r#"
        red: action phase
        red: action phase
        red: chooses bath-house at (1,+1), bath-house at (1,-1)
        red: action phase
    "#]]);
    let relocation = "
        red places abbey (-1,+1)
        red places storehouse (1,-1)
        red places inga (1,+1)
        red hand relocation
        ";
    asks(relocation, "red plays relocation; red chooses (0,+1); red chooses (2,-1)", &expect![[r#"
        red: action phase
        red: chooses (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1), abbey at (-1,+1), inga at (1,+1), storehouse at (1,-1)
        red: chooses (-2,+1), (-2,-1), (0,-1), (2,+1), (2,-1)
        red: action phase
    "#]]);
    asks(relocation, "red plays relocation; red chooses abbey at (-1,+1); red chooses inga at (1,+1)", &expect![[r#"
        red: action phase
        red: chooses (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1), abbey at (-1,+1), inga at (1,+1), storehouse at (1,-1)
        red: chooses inga at (1,+1), storehouse at (1,-1)
        red: action phase
    "#]]);
}

#[test]
fn riv_326_questions_without_a_choice_are_settled() {
    // The only other card is swapped without a question, the only stack with cards is drawn from, the only unit is returned.
    let relocation = "
        red places abbey (-1,+1)
        red places storehouse (1,-1)
        red hand relocation
        ";
    asks(relocation, "red plays relocation; red chooses abbey at (-1,+1)", &expect![[r#"
        red: action phase
        red: chooses (-2,+1), (-2,-1), (0,+1), (0,-1), (2,+1), (2,-1), abbey at (-1,+1), storehouse at (1,-1)
        red: action phase
    "#]]);
    // Full stores gain nothing, and nobody is asked.
    let full = "
        red stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3
        blue stock lumber 3, wool 3, grain 3, brick 3, ore 2, gold 3
        phase before-roll
        ";
    asks(full, "red rolls; dice 6 celebration", &expect![[r#"
        red: rolls
        chance
        red: action phase
    "#]]);
    // A single answer is given unless it may be declined.
    let merchant = "
        red stock gold 1
        blue stock none
        phase before-roll
        ";
    asks(merchant, "red rolls; dice 6 event; event basic-traveling-merchant; red passes", &expect![[r#"
        red: rolls
        chance
        chance
        red: names lumber, wool, grain, brick, ore; passes
        red: action phase
    "#]]);
}

// The order inside one step.

#[test]
fn riv_334_pay_place_advantages_effect() {
    check(
        "
        option mode gold
        red places lumber-ship (-1,+1)
        red places ore-ship (-1,-1)
        red hand pirate-ship
        blue city (1,0)
        blue places wool-ship (1,+1)
        blue places grain-ship (1,+1)
        blue places gold-ship (1,-1)
        ",
        "red builds pirate-ship at (1,+1); blue chooses wool-ship at (1,+1)",
        &expect![[r#"
            red gives 1 lumber from (-2,+1)
            red gives 1 wool from (0,-1)
            red builds pirate-ship at (1,+1)
            blue discards wool-ship at (1,+1)
            the merchant token is set aside
        "#]],
    );
    check(
        "
        option mode turmoil
        red places carl-forkbeard (-1,+1)
        red hand candamir
        ",
        "red demolishes carl-forkbeard at (-1,+1)",
        &expect![[r#"
            red discards carl-forkbeard at (-1,+1)
            the hero token is set aside
        "#]],
    );
}

#[test]
fn riv_334_an_attack_waits_for_its_defence_and_its_card_is_discarded_last() {
    let position = "
        option mode turmoil
        red city (1,0)
        red places hedge-tavern (1,+1)
        red hand archer
        blue places candamir (-1,+1)
        blue places irmgard (-1,-1)
        blue places lookout-tower (1,+1)
        ";
    check(
        position,
        "red plays archer; blue defends; defence 6; blue returns to B1; blue gains (-2,+1)",
        &expect![[r#"
            red plays archer
            blue rolls 6 and does not stop the attack
            the hero token is set aside
            blue returns candamir at (-1,+1) under B1
            blue gains 1 lumber at (-2,+1)
        "#]],
    );
    let mut table = table(position);
    play(&mut table, "red plays archer; blue passes; blue returns to B1");
    assert_eq!(public(&table).hero_token, None, "the tokens come before Irmgard's gift");
    assert!(public(&table).discard.is_empty(), "the card is still in play");
    play(&mut table, "blue gains (-2,+1)");
    assert_eq!(public(&table).discard.len(), 1);
}
