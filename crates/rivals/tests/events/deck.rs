//! The event deck (`RIV-097`, `RIV-099`, `RIV-100`).

use expect_test::expect;
use steading_rivals::cards::EventCard;
use steading_rivals::options::Mode;
use steading_rivals::rules::Rules;
use steading_rivals::state::EventDeck;

use crate::support::*;
use crate::{event, roll};

/// The five events of the introductory game that are seen before Yule.
const FIVE_SEEN: &str = "events seen basic-year-of-plenty, basic-year-of-plenty-moon, basic-feud, basic-fraternal-feuds, \
                         basic-trade-ships-race";

const MODES: [(Mode, u32, u32); 5] =
    [(Mode::Intro, 9, 5), (Mode::Gold, 12, 8), (Mode::Turmoil, 13, 9), (Mode::Progress, 14, 10), (Mode::Duel, 12, 8)];

/// Cards of a mode that can be revealed next.
fn next(deck: &EventDeck) -> Vec<EventCard> {
    deck.next().map(|(card, _)| card).collect()
}

/// How many events are resolved before Yule comes, in the order of the card table.
fn count_to_yule(deck: &mut EventDeck) -> u32 {
    let mut count = 0;
    while next(deck) != [EventCard::BasicYule] {
        deck.reveal(next(deck)[0]);
        count += 1;
    }
    count
}

#[test]
fn riv_097_a_revealed_event_is_resolved_and_goes_under_the_deck() {
    let mut table = roll("red stock none, gold 1", "6 event");
    assert_eq!(waits_for(&table), "draw-event");
    let log = play(&mut table, "event basic-traveling-merchant; red names ore");
    assert_eq!(log[0], "event card basic-traveling-merchant");
    assert_eq!(stock_text(&table, "red"), "1 grain 1 ore");
    assert_eq!(waits_for(&table), "actions", "one event only");
    // It is not met again before Yule.
    let left = next(&public(&table).events);
    assert_eq!(left.len(), 7);
    assert!(!left.contains(&EventCard::BasicTravelingMerchant));
}

#[test]
fn riv_099_yule_rebuilds_the_deck_and_the_next_event_follows_at_once() {
    let mut table = roll(FIVE_SEEN, "6 event");
    let log = play(&mut table, "event basic-yule");
    expect![[r#"
        event card basic-yule
        the event deck is built anew"#]]
    .assert_eq(&log.join("\n"));
    assert_eq!(waits_for(&table), "draw-event");
    // Everything but Yule is possible again, also what was seen.
    assert_eq!(next(&public(&table).events).len(), 8);
    assert!(!is_legal(&table, "event basic-yule"));
    play(&mut table, "event basic-feud");
    assert_eq!(waits_for(&table), "actions");
}

/// Also: RIV-099, RIV-100.
#[test]
fn riv_ex_19_the_sixth_event_of_the_introductory_game_is_yule() {
    let table = roll(FIVE_SEEN, "6 event");
    assert!(is_legal(&table, "event basic-yule"));
    assert!(!is_legal(&table, "event basic-invention"));
    let four_seen = FIVE_SEEN.rsplit_once(',').expect("a list").0;
    let table = roll(four_seen, "6 event");
    assert!(!is_legal(&table, "event basic-yule"));
    let mut table = roll(FIVE_SEEN, "6 event");
    play(&mut table, "event basic-yule; event basic-traveling-merchant");
    assert_eq!(waits_for(&table), "actions", "the second card was resolved; nobody has gold");
}

#[test]
fn riv_100_all_but_four_events_are_resolved_between_two_yules() {
    for (mode, size, _) in MODES {
        let mut deck = EventDeck::new(&Rules::of(mode));
        for round in 0..3 {
            assert_eq!(count_to_yule(&mut deck), size - 4, "{mode:?}, round {round}");
            deck.reveal(EventCard::BasicYule);
        }
    }
}

/// Also: RIV-063, RIV-075.
#[test]
fn riv_ex_20_deck_sizes_and_cards_above_yule() {
    for (mode, size, above) in MODES {
        let rules = Rules::of(mode);
        assert_eq!(u32::from(rules.event_count()), size, "{mode:?}");
        assert_eq!(count_to_yule(&mut EventDeck::new(&rules)), above, "{mode:?}");
    }
}

#[test]
fn riv_097_only_the_event_symbol_reveals_a_card() {
    for symbol in ["brigands", "trade", "celebration", "harvest"] {
        assert_ne!(waits_for(&roll("", &format!("6 {symbol}"))), "draw-event");
    }
    assert_eq!(waits_for(&event("", 6, "basic-invention")), "actions");
}
