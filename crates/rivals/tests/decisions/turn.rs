//! Set-up, the start and the end of a turn, chance, commands: `RIV-255`–`RIV-257`, `RIV-276`, `RIV-278`–`RIV-280`.

use steading_game::{Game, Next, Observer, Table};
use steading_rivals::Rivals;
use steading_rivals::cards::{Card, Happening};
use steading_rivals::frame::Frame;

use crate::support::*;
use crate::{ATTACK, FEUD, asks, deal, question};

// Set-up.

#[test]
fn riv_255_hands_come_before_regions_and_the_first_player_before_the_other() {
    for mode in ["gold", "turmoil", "progress", "duel"] {
        let mut table = start(&format!("mode {mode}\nfirst_player blue"));
        deal(&mut table);
        for name in ["blue", "red"] {
            // `RIV-067`: the second player may take the same stack.
            assert_eq!(question(&table), format!("{name}: searches B1 B2 B3"));
            play(&mut table, &format!("{name} searches B2"));
            for _ in 0..3 {
                let takes = listed(&table, name);
                assert!(takes.len() > 1 && takes.iter().all(|take| take.starts_with(&format!("{name} takes "))));
                play(&mut table, &takes[0]);
            }
        }
        for name in ["blue", "red"] {
            let places = "(-2,+1) (-2,-1) (0,+1) (0,-1) (2,+1) (2,-1)";
            assert_eq!(question(&table), format!("{name}: passes; arranges {places}"));
            play(&mut table, &format!("{name} arranges (2,-1)"));
            let places = "(-2,-1) (0,+1) (0,-1) (2,+1) (2,-1)";
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
    assert_eq!(question(&table), "blue: draws B1 B2 B3 B4");
    play(&mut table, "blue draws B2");
    assert_eq!(question(&table), "red: draws B1 B3 B4");
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
        "
        red: plays brigitta 1 2 3 4 5 6, reiner; rolls > red plays brigitta 6
        red: plays reiner; rolls > red plays reiner
        red: rolls > red rolls
        red: gains anywhere
        ",
    );
    // One of the two alone leaves a die to throw.
    asks(
        "
        red hand brigitta
        phase before-roll
        ",
        "
        red: plays brigitta 1 2 3 4 5 6; rolls > red plays brigitta 6
        red: rolls > red rolls; dice trade
        red: action phase
        ",
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
    asks(
        rich,
        "
        blue: passes; puts abbey under B1 B2 B3 > blue passes
        red: plays brigitta 1 2 3 4 5 6, reiner; rolls
        ",
    );
    asks(
        &(rich.to_owned() + "\nred places trading-base (1,+1)"),
        "
        blue: passes; puts abbey under B1 B2 B3 > blue passes
        over
        ",
    );
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
    asks(
        short,
        "
        > red ends actions
        red: draws B1 B2 B3 T1 T2 > red draws B1
        red: draws B1 B2 B3 T1 T2 > red draws T1
        red: passes; puts scout under B1 B2 B3, abbey under B1 B2 B3, mint under T1 T2 > red puts abbey under B2
        red: draws B1 B2 B3 T2; searches B1 B2 B3 T2 > red searches B1
        red: pays (-2,+1) (-2,-1) (0,-1) (2,+1) (2,-1) > red pays (-2,+1)
        red: pays (-2,-1) (0,-1) (2,+1) (2,-1) > red pays (-2,-1)
        red: takes brigitta abbey > red takes brigitta
        blue: rolls
        ",
    );
    asks(
        short,
        "
        > red ends actions
        red: draws B1 B2 B3 T1 T2 > red draws B1
        red: draws B1 B2 B3 T1 T2 > red draws T1
        red: passes; puts scout under B1 B2 B3, abbey under B1 B2 B3, mint under T1 T2 > red puts abbey under B2
        red: draws B1 B2 B3 T2; searches B1 B2 B3 T2 > red draws B2
        blue: rolls
        ",
    );
    let long = "
        option mode gold
        red hand abbey, scout, mint, harbor
        ";
    asks(
        long,
        "
        > red ends actions
        red: puts scout under B1 B2 B3, abbey under B1 B2 B3, harbor under T1 T2, mint under T1 T2 > red puts mint under T2
        red: passes; puts scout under B1 B2 B3, abbey under B1 B2 B3, harbor under T1 T2 > red passes
        blue: rolls
        ",
    );
}

// Secrets, chance and commands.

/// What the other player sees of the present question.
fn seen_by(table: &Table<Rivals>, name: &str) -> Frame {
    table.game().view(table.state(), Observer::Seat(seat(table, name))).public.frames.top()
}

#[test]
fn riv_278_a_question_about_sebastian_is_veiled() {
    let position = FEUD.to_owned() + "\nred hand sebastian, scout";
    let asked = after(&position, "red rolls 1 event; event basic-feud");
    assert_eq!(question(&asked), "red: plays sebastian; passes");
    let veil = Frame::Veiled(seat(&asked, "red"), Happening::Feud);
    assert_eq!(seen_by(&asked, "blue"), veil);
    assert_ne!(seen_by(&asked, "red"), veil);
    // Without him the victim's next question looks the same.
    let without = FEUD.to_owned() + "\nred hand abbey, scout";
    assert_eq!(seen_by(&after(&without, "red rolls 1 event; event basic-feud"), "blue"), veil);
}

#[test]
fn riv_278_hands_are_hidden_until_they_are_shown() {
    let position = ATTACK.to_owned() + "\nred hand traitor\nblue hand abbey, scout";
    let held = |table: &Table<Rivals>| {
        let view = table.game().view(table.state(), Observer::Seat(seat(table, "red")));
        view.knowledge[seat(table, "red").index()].held.iter().collect::<Vec<Card>>()
    };
    let mut table = table(&position);
    play(&mut table, "red plays traitor");
    assert_eq!(held(&table), [], "before the defence nothing is shown");
    play(&mut table, "blue passes");
    assert_eq!(held(&table), [card("scout"), card("abbey")]);
}

/// How many things chance can do now.
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
    let offered = listed(&table(gold), "red");
    for command in commands {
        assert!(offered.contains(&format!("red {command}")), "`{command}` is not among {offered:#?}");
    }
    let progress = "
        option mode progress
        red city (1,0)
        red places parish-hall (1,+1)
        red stock wool 2, brick 1, ore 2
        red hand town-hall
        ";
    let offered = listed(&table(progress), "red");
    let halls: Vec<&String> = offered.iter().filter(|command| command.contains("town-hall")).collect();
    assert_eq!(halls, ["red builds town-hall at (1,+1)"], "only on the Parish Hall");
    // The other player has none of them.
    assert!(listed(&table(gold), "blue").is_empty());
}
