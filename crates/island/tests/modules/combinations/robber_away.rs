//! The robber beside the board or at its refuge (COMBO-014 to COMBO-016, COMBO-037 to COMBO-039).

use super::*;

/// In Caravans the robber enters on a number, whatever sent it away and whatever brings it back.
/// Also: COMBO-039.
#[test]
fn combo_014_in_caravans_the_robber_never_enters_at_the_oasis() {
    let position = "option variants event_cards\noption scenario caravans
                    red   cards knight
                    blue  settlement N(1,0), hand ore
                    robber (1,0)\nturn red";
    let mut table = table(position);
    let log = play(&mut table, "red rolls; reveal 4 robber-flees");
    assert!(log.contains(&"red sends the robber off the board".to_owned()), "{log:?}");
    assert_eq!(public(&table).robber, None);
    // Beside the board it blocks nothing: (1,0) yields lumber on a 3.
    let log = play(&mut table.clone(), "red ends turn; blue rolls; reveal 3");
    assert!(log.contains(&"blue gains 1 lumber".to_owned()), "{log:?}");
    for (mover, moves) in [("blue", "red ends turn; blue rolls; reveal 7 robber-attack"), ("red", "red plays knight")] {
        let mut table = table.clone();
        play(&mut table, moves);
        assert_eq!(listed(&table, mover).len(), 18, "every hex with a number");
        let closed = refusal(&table, &format!("{mover} moves robber (0,0)"));
        assert_eq!((closed.code, closed.rule), (Code::RobberClosed, rule::CARAVAN_006));
        if mover == "red" {
            // The theft follows as always.
            play(&mut table, "red moves robber (1,0); steal ore");
            assert_eq!(hand(&table, "red"), cards("ore"));
        }
    }
}

/// The player on turn chooses the swamp, not the player whose card moved the robber there.
/// Also: COMBO-038.
#[test]
fn combo_015_when_robbers_flee_in_rivers_the_player_on_turn_chooses_the_swamp() {
    let position = "option variants event_cards\noption scenario rivers\nrobber (0,0)\nturn white";
    let mut table = table(position);
    play(&mut table, "white rolls; reveal 4 robber-flees");
    assert_eq!(table.next(), Next::Seats(SeatSet::only(seat(&table, "white"))));
    for other in ["red", "blue", "orange"] {
        assert!(listed(&table, other).is_empty(), "{other}");
    }
    assert_eq!(listed(&table, "white"), ["white lets robber flee (-1,-1)", "white lets robber flee (-2,1)"]);
    play(&mut table, "white lets robber flee (-2,1)");
    assert_eq!(public(&table).robber, "(-2,1)".parse().ok());
    // There it is at home: fleeing again asks nobody and moves it to no other swamp.
    play(&mut table, "white ends turn; orange rolls; reveal 4 robber-flees");
    assert_eq!(public(&table).robber, "(-2,1)".parse().ok());
    assert!(is_legal(&table, "orange ends turn"));
}

/// Also: COMBO-037, COMBO-038.
#[test]
fn combo_016_sending_the_robber_away_steals_nothing() {
    let two = "option colours red blue\noption variants two_players";
    let ways = [
        ("option variants event_cards".to_owned(), "red rolls; reveal 4 robber-flees"),
        ("option variants event_cards\noption scenario fishermen".into(), "red rolls; reveal 4 robber-flees"),
        ("option variants event_cards\noption scenario caravans".into(), "red rolls; reveal 4 robber-flees"),
        (
            "option variants event_cards\noption scenario rivers".into(),
            "red rolls; reveal 4 robber-flees; red lets robber flee (-1,-1)",
        ),
        (two.into(), "red chases robber"),
        (format!("{two}\noption scenario rivers"), "red chases robber (-1,-1)"),
        (format!("{two}\noption scenario caravans"), "red chases robber"),
        ("option scenario fishermen".into(), "red rolls 4+5; red spends fish 2 to remove robber"),
    ];
    for (options, moves) in ways {
        let more = match moves {
            _ if moves.contains("chases") => "tokens 5",
            _ if moves.contains("fish") => "fish 2",
            _ => "nothing",
        };
        // Blue lives at the desert and at the swamp, with a card to lose.
        let position = format!(
            "{options}
             red  {more}
             blue settlement S(0,0) N(-1,-1), hand ore
             robber (1,1)\nturn red"
        );
        let mut table = table(&position);
        let log = play(&mut table, moves);
        assert!(robber::is_away(table.game(), table.state()), "{options}: {log:?}");
        assert_eq!(table.next(), Next::Seats(SeatSet::only(seat(&table, "red"))), "{options}: nothing is drawn");
        assert!(hand(&table, "blue").covers(cards("ore")) && hand(&table, "red").is_empty(), "{options}");
        assert!(!listed(&table, "red").iter().any(|action| action.contains("robs")), "{options}");
    }
}

#[test]
fn combo_037_with_fishermen_a_seven_or_a_knight_brings_the_robber_back() {
    let position = "option variants event_cards\noption scenario fishermen
                    red cards knight\nblue settlement N(1,0), hand ore\nrobber (1,0)\nturn red";
    let fled = after(position, "red rolls; reveal 4 robber-flees");
    assert_eq!(public(&fled).robber, None);
    for (mover, moves) in [("blue", "red ends turn; blue rolls; reveal 7 robber-attack"), ("red", "red plays knight")] {
        let mut table = fled.clone();
        play(&mut table, moves);
        assert_eq!(listed(&table, mover).len(), 19, "any hex, the lake too");
        play(&mut table, &format!("{mover} moves robber (0,0)"));
        assert_eq!(public(&table).robber, "(0,0)".parse().ok());
    }
}
