//! The deck, and what its numbers do (sections 3.1 to 3.3).

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Next, Notation, Observer, Seat, Table};
use steading_island::Island;
use steading_island::illegal::{Code, Detail};
use steading_island::modules::event_cards::deck::{ABOVE_NEW_YEAR, BELOW_NEW_YEAR, Card, FACES, Face};
use steading_island::rule;

use super::*;

/// Nobody has anything, so no card asks anything but the robber's.
const EMPTY: &str = "turn red";

/// What may be revealed now, as notation, with the number of cards.
fn possible(table: &Table<Island>) -> Vec<(String, u32)> {
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    outcomes.iter().map(|(outcome, weight)| (table.game().write_outcome(outcome), *weight)).collect()
}

/// All 36 cards as notation.
pub fn pack() -> Vec<String> {
    Card::all().flat_map(|card| (0..card.face().count).map(move |_| format!("reveal {card}"))).collect()
}

/// Reveals these cards turn by turn; every choice of the players is the first one listed.
fn reveal_all(table: &mut Table<Island>, cards: &[String]) -> Vec<String> {
    let mut log = Vec::new();
    for card in cards {
        let turn = public(table).turn;
        let name = table.game().seat_name(turn);
        log.extend(play(table, &format!("{name} rolls; {card}")));
        loop {
            let Next::Seats(seats) = table.next() else { panic!("nobody holds a card to steal") };
            let asked = seats.lowest().expect("somebody is asked");
            let name = table.game().seat_name(asked);
            if asked == turn && listed(table, &name).contains(&format!("{name} ends turn")) {
                break;
            }
            let first = listed(table, &name)[0].clone();
            log.extend(play(table, &first));
        }
        log.extend(play(table, &format!("{name} ends turn")));
    }
    log
}

#[test]
fn event_001_a_card_is_revealed_in_the_place_of_the_dice() {
    let mut table = at("red settlement N(2,0)\n turn red");
    play(&mut table, "red rolls");
    assert_eq!(table.next(), Next::Chance);
    assert!(!is_legal(&table, "dice 4+4") && is_legal(&table, "reveal 8"));
    let log = play(&mut table, "reveal 8");
    assert_eq!(log, ["red reveals 8", "red gains 1 ore"]);
    assert_eq!(public(&table).dice, [8, 0]);
    let again = refusal(&table, "red rolls");
    assert_eq!((again.code, again.detail), (Code::AlreadyRolled, Detail::Rolled(8, 0)));
}

#[test]
fn event_002_the_pack_has_36_numbered_cards_and_a_new_year() {
    assert_eq!(FACES.iter().map(|face| face.count).sum::<u8>(), 36);
    assert_eq!(ABOVE_NEW_YEAR + BELOW_NEW_YEAR, 36);
    // The title card and New Year itself are never what a turn plays.
    let table = played(EMPTY, "red rolls");
    assert_eq!(possible(&table).iter().map(|(_, weight)| weight).sum::<u32>(), 36);
    assert!(FACES.iter().all(|face| (2..=12).contains(&face.number)));
}

#[test]
fn event_003_the_numbers_fall_as_two_dice_do() {
    let counts = |number: u8| FACES.iter().filter(|face| face.number == number).map(|face| face.count).sum::<u8>();
    assert_eq!((2..=12).map(counts).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
}

/// Also: EVENT-015.
#[test]
fn event_004_twenty_cards_carry_one_of_eleven_events() {
    let texts = |is_wanted: fn(&Face) -> bool| {
        let cards = Card::all().filter(|card| is_wanted(&card.face()));
        cards.map(|card| format!("{} x {card}", card.face().count)).collect::<Vec<_>>()
    };
    let with_event = [
        "1 x 2 plentiful-year",
        "1 x 3 conflict",
        "2 x 4 robber-flees",
        "1 x 5 tournament",
        "1 x 5 trade-advantage",
        "1 x 6 epidemic",
        "1 x 6 earthquake",
        "1 x 6 good-neighbours",
        "6 x 7 robber-attack",
        "1 x 8 epidemic",
        "1 x 9 calm-sea",
        "1 x 10 neighbourly-help",
        "1 x 11 neighbourly-help",
        "1 x 12 calm-sea",
    ];
    assert_eq!(texts(|face| face.happening.is_some()), with_event);
    let plain = ["1 x 3", "1 x 4", "2 x 5", "2 x 6", "4 x 8", "3 x 9", "2 x 10", "1 x 11"];
    assert_eq!(texts(|face| face.happening.is_none()), plain);
}

/// Also: EVENT-EX-01.
#[test]
fn event_005_thirty_one_cards_lie_above_new_year() {
    let cards = pack();
    // Whatever comes first: the 31 first cards of the pack, or the 31 last.
    for cards in [&cards[..31], &cards[5..]] {
        let mut table = at(EMPTY);
        let log = reveal_all(&mut table, cards);
        assert!(!log.iter().any(|line| line.starts_with("new year")), "{log:?}");
        assert_eq!(log.iter().filter(|line| line.contains(" reveals ")).count(), 31);
    }
}

#[test]
fn event_006_the_five_cards_below_new_year_are_out_of_play() {
    let cards = pack();
    let mut table = at(EMPTY);
    reveal_all(&mut table, &cards[..31]);
    let unseen: Vec<String> = Card::all()
        .flat_map(|card| {
            (0..public(&table).modules.event_cards.revealed.unseen(card)).map(move |_| format!("reveal {card}"))
        })
        .collect();
    assert_eq!(unseen, cards[31..]);
    // They would be next, but New Year lies above them: everything is possible again.
    let name = table.game().seat_name(public(&table).turn);
    play(&mut table, &format!("{name} rolls"));
    assert_eq!(possible(&table).iter().map(|(_, weight)| weight).sum::<u32>(), 36);
    // Nobody has seen them: before the last card above New Year all six unseen cards may be it.
    let mut table = at(EMPTY);
    reveal_all(&mut table, &cards[..30]);
    let name = table.game().seat_name(public(&table).turn);
    play(&mut table, &format!("{name} rolls"));
    assert_eq!(possible(&table).iter().map(|(_, weight)| weight).sum::<u32>(), 6);
}

#[test]
fn event_007_revealed_cards_lie_open() {
    let mut table = at(EMPTY);
    reveal_all(&mut table, &["reveal 8".into(), "reveal 6 epidemic".into(), "reveal 8".into()]);
    let seen: Vec<String> = public(&table).modules.event_cards.revealed.iter().map(|card| card.to_string()).collect();
    assert_eq!(seen, ["6 epidemic", "8", "8"]);
    let position = table.game().write_position(table.state());
    assert!(position.contains("revealed 6 epidemic, 8, 8\n"), "{position}");
    let view = table.game().view(table.state(), Observer::Public);
    assert_eq!(view.public.modules.event_cards.revealed, public(&table).modules.event_cards.revealed);
}

/// Also: EVENT-EX-09.
#[test]
fn event_008_new_year_shuffles_all_cards_and_another_is_revealed() {
    let mut table = at("blue settlement N(2,0)\n turn red");
    reveal_all(&mut table, &pack()[..31]);
    // The 32nd turn is orange's.
    assert_eq!(table.game().seat_name(public(&table).turn), "orange");
    let bank = public(&table).bank;
    let log = play(&mut table, "orange rolls; reveal 8");
    assert_eq!(log, ["new year: all event cards are shuffled", "orange reveals 8", "blue gains 1 ore"]);
    assert_eq!(public(&table).bank + cards("ore"), bank);
    assert_eq!(public(&table).dice, [8, 0]);
    assert_eq!(public(&table).modules.event_cards.revealed.total(), 1);
    assert!(is_legal(&table, "orange ends turn"), "the card of the turn is done");
}

#[test]
fn event_009_the_order_of_the_deck_is_hidden_and_the_discards_are_known() {
    let mut table = at(EMPTY);
    play(&mut table, "red rolls");
    let fresh = possible(&table);
    assert_eq!(fresh.len(), FACES.len());
    for (card, (text, weight)) in Card::all().zip(&fresh) {
        assert_eq!((text.as_str(), *weight), (format!("reveal {card}").as_str(), u32::from(card.face().count)));
    }
    play(&mut table, "reveal 8; red ends turn; blue rolls; reveal 3; blue ends turn; white rolls");
    let next = possible(&table);
    let weight = |text: &str| next.iter().find(|(other, _)| other == text).map_or(0, |&(_, weight)| weight);
    assert_eq!((weight("reveal 8"), weight("reveal 3"), weight("reveal 3 conflict")), (3, 0, 1));
    assert!(!is_legal(&table, "reveal 3"));
    // What any seat may know of the deck is the same.
    for seat in 0..4 {
        let view = table.game().view(table.state(), Observer::Seat(Seat(seat)));
        let mut guessed = Vec::new();
        let state = table.game().guess(&view, &mut SmallRng::seed_from_u64(seat.into()));
        table.game().outcomes(&state, &mut guessed);
        let guessed: Vec<u32> = guessed.iter().map(|&(_, weight)| weight).collect();
        assert_eq!(guessed, next.iter().map(|&(_, weight)| weight).collect::<Vec<_>>());
    }
    // Every card that is left comes up, and none that is not.
    let mut rng = SmallRng::seed_from_u64(1);
    let mut drawn: Vec<String> =
        (0..3000).map(|_| table.game().write_outcome(&table.game().sample(table.state(), &mut rng))).collect();
    drawn.sort();
    drawn.dedup();
    assert_eq!(drawn.len(), next.len());
}

#[test]
fn event_010_the_event_comes_before_the_number() {
    let mut table = at("
        red   settlement N(1,-1), road NE(1,-1)
        blue  settlement N(-2,1)
        turn  red
        ");
    // The hex (1,-2) has the number 2.
    let mut log = play(&mut table, "red rolls; reveal 2 plentiful-year");
    assert_eq!(log, ["red reveals 2 plentiful-year"]);
    log = play(&mut table, "red receives ore; blue receives ore; white receives ore");
    assert_eq!(log, ["red gains 1 ore", "blue gains 1 ore", "white gains 1 ore"]);
    assert_eq!(hand(&table, "red"), cards("ore"), "nothing was produced yet");
    log = play(&mut table, "orange receives brick");
    assert_eq!(log, ["orange gains 1 brick", "red gains 1 wool"]);
    assert!(is_done(&table));
    // The same with a seven: the discards belong to the number, there is nothing else.
    let log = play(&mut at("red hand 8 ore\n turn red"), "red rolls; reveal 7 robber-attack; red discards 4 ore");
    assert_eq!(log, ["red reveals 7 robber-attack", "red discards 4 ore"]);
}

#[test]
fn event_011_the_number_counts_as_a_total_of_the_dice() {
    for number in [3, 4, 5, 6, 8, 9, 10, 11] {
        let position = "red settlement N(2,0) N(1,1) N(0,1), city N(-1,0) N(0,-1)\n robber (0,0)\n turn red";
        let with_dice = match number {
            2..=6 => format!("red rolls 1+{}", number - 1),
            _ => format!("red rolls 6+{}", number - 6),
        };
        let by_dice = after(position, &with_dice);
        let by_card = played(position, &format!("red rolls; reveal {number}"));
        assert_eq!(hand(&by_card, "red"), hand(&by_dice, "red"), "{number}");
    }
}

#[test]
fn event_012_an_event_that_concerns_nobody_does_nothing_and_production_follows() {
    let position = "
        red   settlement N(-1,1) N(-1,0) N(1,-1)
        blue  settlement N(1,1)
        turn  red
    ";
    let cards = [
        ("3 conflict", "red gains 1 ore"),
        ("5 tournament", "blue gains 1 wool"),
        ("5 trade-advantage", "blue gains 1 wool"),
        ("6 earthquake", "red gains 1 brick"),
        ("6 good-neighbours", "red gains 1 brick"),
        ("9 calm-sea", "red reveals 9 calm-sea"),
    ];
    for (card, last) in cards {
        let mut table = at(position);
        let log = play(&mut table, &format!("red rolls; reveal {card}"));
        assert!(log.iter().any(|line| line == last), "{card}: {log:?}");
        assert!(is_done(&table), "{card}");
    }
}

#[test]
fn event_013_the_player_on_turn_answers_first_and_the_others_clockwise() {
    let mut table = at("white hand ore\n turn white");
    play(&mut table, "white rolls; reveal 2 plentiful-year");
    let mut order = Vec::new();
    while asked(&table).len() == 1 && order.len() < 4 {
        let name = asked(&table)[0].clone();
        play(&mut table, &format!("{name} receives wool"));
        order.push(name);
    }
    assert_eq!(order, ["white", "orange", "red", "blue"]);
}

#[test]
fn event_014_a_card_of_choice_must_be_in_the_bank() {
    let mut table = at("option bank_limit 1\n red hand brick ore wool\n turn red");
    play(&mut table, "red rolls; reveal 2 plentiful-year");
    let empty = refusal(&table, "red receives brick");
    assert_eq!((empty.code, empty.rule), (Code::BankEmpty, rule::EVENT_014));
    assert_eq!(listed(&table, "red"), ["red receives lumber", "red receives grain"]);
    // Two cards are left: white and orange find the bank empty and get nothing.
    let log = play(&mut table, "red receives lumber; blue receives grain");
    assert_eq!(log, ["red gains 1 lumber", "blue gains 1 grain"]);
    assert!(is_done(&table));
    assert!(hand(&table, "white").is_empty() && hand(&table, "orange").is_empty());
}

#[test]
fn event_015_cards_without_a_name_have_no_event() {
    // Everything is there that any event asks for.
    let position = "
        red    settlement N(0,-2), city N(-1,1), road NE(-1,1) NW(-1,1), hand 2 ore, knights 3
        blue   settlement N(1,2), road NW(1,2), hand 2 wool
        robber (2,-2)
        turn   red
    ";
    for number in [3, 4, 5, 6, 8, 9, 10, 11] {
        let table = played(position, &format!("red rolls; reveal {number}"));
        assert!(is_done(&table), "{number}");
        assert_eq!(public(&table).robber, "(2,-2)".parse().ok());
        assert!(public(&table).modules.event_cards.damaged.is_empty());
    }
}
