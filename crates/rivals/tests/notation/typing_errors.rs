//! Typing errors in moves and positions: a complaint says what was meant.

use steading_game::{Notation, Unread};
use steading_rivals::options::Mode;

use crate::game;
use crate::support::table;

#[test]
fn typing_errors_in_moves_get_a_suggestion() {
    let game = game(Mode::Gold);
    let state = table("option mode gold").state().clone();
    let complaint = |line: &str| match game.parse_entry(&state, line) {
        Err(Unread::Syntax(syntax)) => syntax.message,
        read => panic!("{line}: {read:?}"),
    };
    for (line, meant) in [
        // Words of the move itself: the whole move if it is one.
        ("red bulids abbey at (-1,+1)", "red builds abbey at (-1,+1)"),
        ("red builds raod left", "red builds road left"),
        ("red builds road lefft", "red builds road left"),
        ("red trade 3 ore fro wool", "red trades 3 ore for wool"),
        ("red trades by large ship (1,+1) rigth for wool", "red trades by large ship (1,+1) right for wool"),
        ("red ends action", "red ends actions"),
        ("red gains cahce", "red gains cache"),
        ("red pays rioter", "red pays rioters"),
        // A move that is refused is one, too.
        ("red bulids abbey at (13,+1)", "red builds abbey at (13,+1)"),
        ("red bulids", "builds"),
        ("red bulids abey at (-1,+1)", "builds"),
        // Names.
        ("red builds abey at (-1,+1)", "abbey"),
        ("red plays goldsmth", "goldsmith"),
        ("red takes scuot", "scout"),
        ("red plays gold-brigand", "gold-brigands"),
        ("red names orre", "ore"),
        ("red picks fields3", "fields-3"),
        ("rde rolls", "red"),
        ("dice 4 celebrations", "celebration"),
        ("event basic-yul", "basic-yule"),
        ("event travelling-merchant", "traveling-merchant"),
        ("region hils-5", "hills-5"),
    ] {
        let told = complaint(line);
        assert!(told.ends_with(&format!("; did you mean `{meant}`?")), "{line}: {told}");
        assert_eq!(told.matches("did you mean").count(), 1, "{told}");
    }
}

#[test]
fn typing_errors_in_positions_get_a_suggestion() {
    let game = game(Mode::Gold);
    for (line, complaint) in [
        ("trun red 4", "`trun` begins no line of a position; most begin with `red` or `blue`; did you mean `turn`?"),
        ("rde city (1,0)", "`rde` begins no line of a position; most begin with `red` or `blue`; did you mean `red`?"),
        ("red setlement (3,0)", "`setlement` is nothing a seat has; did you mean `settlement`?"),
        ("red hnad abbey", "`hnad` is nothing a seat has; did you mean `hand`?"),
        ("red hand abey", "no card is called `abey`; did you mean `abbey`?"),
        ("then veiled red fued", "no event is called `fued`; did you mean `feud`?"),
    ] {
        let problems = game.parse_position(line).expect_err(line);
        assert_eq!(problems[0].message, complaint);
    }
}

/// The words for what lies in a position are all known to the suggestions.
#[test]
fn every_line_of_a_position_is_found_behind_a_typing_error() {
    let game = game(Mode::Gold);
    for word in [
        "turn",
        "phase",
        "then",
        "rolled",
        "played",
        "mints",
        "transit",
        "named",
        "events",
        "discard",
        "face-up",
        "stack",
        "winner",
        "red from",
        "red settlement",
        "red road",
        "red city",
        "red cache",
        "red places",
        "red stock",
        "red stores",
        "red hand",
        "red waits",
        "red knows",
        "red marks",
        "red trusts",
    ] {
        let problems = game.parse_position(&format!("{word}x 1")).expect_err(word);
        let meant = word.rsplit(' ').next().unwrap();
        assert!(problems[0].message.ends_with(&format!("; did you mean `{meant}`?")), "{word}: {}", problems[0]);
    }
}
