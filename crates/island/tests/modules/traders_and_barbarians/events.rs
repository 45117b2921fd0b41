//! Event cards (`TRADE-COMBO-08` to `TRADE-COMBO-14`).

use steading_game::{Next, Refusal, Table};
use steading_island::Island;

use super::*;
use crate::support::*;

const AWAY: &str = "raiders W(3,-1) W(3,0) NE(2,0)";

/// A table with event cards in this position, after some moves.
fn revealed(position: &str, moves: &str) -> Table<Island> {
    played(&format!("option variants event_cards\n{position}"), moves)
}

/// Also: COMBO-041.
#[test]
fn trade_combo_08_a_robber_attack_moves_a_barbarian_and_the_draw_is_obligatory() {
    let position = "
        red   wagon N(0,0), hand 8 wool, road W(0,0)
        blue  wagon N(0,0), road NW(0,0), hand 9 ore, gold 4
        white wagon N(0,0), hand 7 grain
        turn  red
    ";
    let mut table = revealed(position, "red rolls; reveal 7 robber-attack");
    assert_eq!(public(&table).owed, [4, 4, 0, 0]);
    play(&mut table, "red discards 4 wool; blue discards 4 ore");
    assert_eq!(code(&table, "red ends turn"), "ACTION_PENDING");
    assert_eq!(code(&table, "red moves barbarian W(2,-1) W(2,-1)"), "BARBARIAN_THERE");
    let mut own = table.clone();
    play(&mut own, "red moves barbarian W(2,-1) W(0,0)");
    assert!(is_legal(&own, "red ends turn"), "an own road brings nothing");
    play(&mut table, "red moves barbarian W(2,-1) NW(0,0)");
    // It is not asked for, and not declined. Also `TRADE-120`.
    assert_eq!((table.next(), code(&table, "red takes no card")), (Next::Chance, "NOT_A_CHOICE"));
    let values = refusal(&table, "red takes no card").values();
    assert!(values.contains(&("why", "obligatory-draw".into())), "{values:?}");
    assert_eq!(possible(&table), [("steal ore".to_owned(), 5)]);
    play(&mut table, "steal ore");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("4 wool ore"), cards("5 ore") - cards("ore")));
    assert!(is_legal(&table, "red ends turn"));
    // A knight's draw stays voluntary beside event cards.
    let knight = "red wagon N(0,0), cards knight\nblue road NW(0,0), hand ore\nturn red, rolled";
    let table = revealed(knight, "red plays knight; red moves barbarian W(2,-1) NW(0,0)");
    assert!(is_legal(&table, "red takes no card"));
}

/// Also: COMBO-041.
#[test]
fn trade_combo_09_when_robbers_flee_nothing_happens() {
    // (-1,-1) and (1,0) have the 4.
    let mut table = revealed("red wagon N(0,0), settlement N(-2,0)\nturn red", "");
    let log = play(&mut table, "red rolls; reveal 4 robber-flees");
    assert_eq!(log, ["red reveals 4 robber-flees", "red gains 1 brick"]);
    assert_eq!((raiders(&table), public(&table).robber), (START.to_owned(), None));
    assert!(is_legal(&table, "red ends turn"));
}

/// Also: COMBO-041.
#[test]
fn trade_combo_10_a_damaged_road_costs_two_points_and_no_toll() {
    for (raiders, more) in [(AWAY, 0), ("raiders NW(0,0) W(3,0) NE(2,0)", 2)] {
        for (red, blue) in [("", "road NW(0,0), damaged NW(0,0), "), (", road NW(0,0), damaged NW(0,0)", "")] {
            let position =
                format!("red wagon S(0,-1), gold 0{red}\nblue wagon N(0,0), {blue}gold 3\n{raiders}\nturn red, rolled");
            let table = revealed(&position, "red ends turn; red drives wagon N(0,0)");
            assert_eq!((left(&table), purse(&table, "blue")), (2 - more, 3), "red{red}, blue {blue}");
        }
    }
    // Turned up by the card itself.
    let position = format!("red wagon S(0,-1), gold 0\nblue wagon N(0,0), road NW(0,0)\n{AWAY}\nturn red");
    let table = revealed(&position, "red rolls; reveal 6 earthquake; blue damages road NW(0,0); red ends turn");
    assert!(is_legal(&table, "red drives wagon N(0,0)"), "without any gold");
    assert_eq!(ways_to(&table, "N(0,0)")[0].toll, [0; 4]);
}

/// Also: COMBO-041.
#[test]
fn trade_combo_11_a_trade_advantage_finds_no_longest_road() {
    let position = format!("red wagon N(0,0), road {COAST}\nblue wagon N(0,0), hand ore\nturn red");
    let mut table = revealed(&position, "");
    let log = play(&mut table, "red rolls; reveal 5 trade-advantage");
    assert_eq!(log, ["red reveals 5 trade-advantage"]);
    assert!(is_legal(&table, "red ends turn"));
}

/// The harbour at N(0,-2) gets a card of the calm sea, and no hex yields on a twelve. Also: TRADE-EX-15, COMBO-041.
#[test]
fn trade_combo_12_a_two_or_twelve_is_carried_out_and_another_card_revealed() {
    let position = "red wagon N(0,0), settlement N(-2,0)\nblue wagon N(0,0), settlement N(0,-2)\nturn red";
    let mut table = revealed(position, "red rolls; reveal 2 plentiful-year");
    play(&mut table, "red receives ore; blue receives ore; white receives ore; orange receives ore");
    assert_eq!(table.next(), Next::Chance, "another card");
    play(&mut table, "reveal 4 robber-flees");
    assert_eq!(hand(&table, "red"), cards("brick ore"));
    assert!(is_legal(&table, "red ends turn"));
    // Both may come up.
    let mut table = revealed(position, "red rolls; reveal 12 calm-sea");
    while is_legal(&table, "red receives ore") || is_legal(&table, "blue receives ore") {
        let name = if is_legal(&table, "red receives ore") { "red" } else { "blue" };
        play(&mut table, &format!("{name} receives ore"));
    }
    assert_eq!(table.next(), Next::Chance);
    assert!(is_legal(&table, "reveal 2 plentiful-year") && !is_legal(&table, "reveal 12 calm-sea"));
    // Without the option there is no further card, and nothing is produced.
    let position = format!("option event_2_12_redraw off\n{position}");
    let mut table = revealed(&position, "red rolls; reveal 2 plentiful-year");
    play(&mut table, "red receives ore; blue receives ore; white receives ore; orange receives ore");
    assert_eq!((hand(&table, "red"), is_legal(&table, "red ends turn")), (cards("ore"), true));
    assert_eq!(code(&table, "red rolls"), "ALREADY_ROLLED");
}

#[test]
fn trade_ex_15_calm_sea_on_a_twelve_is_carried_out_before_the_next_card_produces() {
    // Red alone has a harbour, and lives at the 11.
    let position = "red wagon N(0,0), settlement N(0,-2)\nblue wagon N(0,0)\nturn red";
    let mut table = revealed(position, "red rolls; reveal 12 calm-sea; red receives ore");
    assert_eq!((table.next(), hand(&table, "red")), (Next::Chance, cards("ore")));
    let log = play(&mut table, "reveal 11");
    assert_eq!(log, ["red reveals 11", "red gains 1 lumber"]);
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn trade_combo_13_conflict_and_tournament_go_by_played_knights() {
    let position = "red wagon N(0,0), hand wool\nblue wagon N(0,0), knights 3\nwhite knights 1\nturn red";
    let mut table = revealed(position, "red rolls; reveal 3 conflict");
    assert_eq!(listed(&table, "blue"), ["blue draws from red"], "the Largest Army");
    play(&mut table, "blue draws from red; steal wool");
    assert_eq!(hand(&table, "blue"), cards("wool"));
    let mut table = revealed(position, "red rolls; reveal 5 tournament");
    assert!(listed(&table, "red").is_empty());
    play(&mut table, "blue receives ore");
    assert_eq!(hand(&table, "blue"), cards("ore"));
    assert!(is_legal(&table, "red ends turn"), "only who played most knights");
}

#[test]
fn trade_combo_14_driving_off_takes_a_real_die() {
    let position = "red wagon S(0,-1), level 2\nblue wagon N(0,0)\nraiders NW(0,0) W(3,0) NE(2,0)\nturn red, rolled";
    let mut table = revealed(position, "red ends turn; red fends off NW(0,0)");
    assert_eq!(possible(&table), (1..=6).map(|die| (format!("die {die}"), 1)).collect::<Vec<_>>());
    play(&mut table, "die 6; red moves barbarian NW(0,0) W(1,1); red stops wagon");
    assert_eq!(on_turn(&table), "blue");
}
