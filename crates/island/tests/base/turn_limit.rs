//! The end of games that nobody wins (`BASE-285`, `BASE-286`).

use steading_game::{Game, Next, Notation};
use steading_island::Island;
use steading_island::illegal::Code;
use steading_island::options::Options;
use steading_island::rule;

use crate::support::*;

/// Red's turn is the last one of a game of six turns.
const LAST: &str = "
    option turn_limit 6
    turns 6
    turn red, rolled
";

/// Who wins if red ends this turn.
fn winner(position: &str) -> Option<String> {
    let table = after(position, "red ends turn");
    let winner = table.game().winner(table.state());
    assert_eq!(winner.is_some(), table.next() == Next::Over);
    winner.map(|seat| table.game().seat_name(seat))
}

#[test]
fn base_285_more_points_win_when_the_turns_are_used_up() {
    let position = format!("red settlement N(0,0), hand 5 ore\nblue city N(1,0)\nwhite settlement N(-1,0)\n{LAST}");
    let log = play(&mut table(&position), "red ends turn");
    assert_eq!(log, ["6 turns have been played: the points decide", "blue wins with 2 points"]);
    assert_eq!(winner(&position.replace("red settlement N(0,0)", "red city N(0,0)")).as_deref(), Some("red"));
}

/// Also: BASE-286.
#[test]
fn base_285_hidden_points_count_and_are_shown() {
    let position =
        format!("red settlement N(0,0), cards victory-point\nblue city N(1,0)\nwhite cards 3 victory-point\n{LAST}");
    let mut table = table(&position);
    let log = play(&mut table, "red ends turn");
    assert_eq!(
        log[1..],
        ["red shows 1 victory-point card", "white shows 3 victory-point cards", "white wins with 3 points"]
    );
    assert_eq!(refusal(&table, "blue rolls").rule, rule::BASE_225);
}

#[test]
fn base_285_of_equals_the_one_with_more_cards_wins() {
    let position = format!("red settlement N(0,0), hand 2 ore\nblue settlement N(1,0), hand 3 wool\n{LAST}");
    assert_eq!(winner(&position).as_deref(), Some("blue"));
    assert_eq!(winner(&position.replace("2 ore", "4 ore")).as_deref(), Some("red"));
    // Development cards are no resource cards.
    assert_eq!(winner(&position.replace("2 ore", "2 ore, cards 3 knight")).as_deref(), Some("blue"));
}

#[test]
fn base_285_then_the_last_in_the_order_of_turns() {
    assert_eq!(winner(LAST).as_deref(), Some("orange"));
    assert_eq!(winner(&format!("first blue\n{LAST}")).as_deref(), Some("red"));
    assert_eq!(winner(&format!("first orange\n{LAST}")).as_deref(), Some("white"));
}

#[test]
fn base_286_a_game_goes_on_until_the_last_turn_has_ended() {
    assert_eq!(winner(&LAST.replace("turns 6", "turns 5")), None);
    let fifth = after(&LAST.replace("turns 6", "turns 5"), "red ends turn; blue rolls 1+2");
    assert_eq!((public(&fifth).turn_count, fifth.next() == Next::Over), (6, false));
    assert!(winner(&LAST.replace("turns 6", "turns 7")).is_some());
}

#[test]
fn base_286_a_thousand_turns_or_none_at_all() {
    let usual = LAST.replace("option turn_limit 6\n", "");
    assert_eq!(winner(&usual.replace("turns 6", "turns 999")), None);
    assert!(winner(&usual.replace("turns 6", "turns 1000")).is_some());
    let endless = LAST.replace("turn_limit 6", "turn_limit 0");
    for turns in ["1000", "65534", "65535"] {
        assert_eq!(winner(&endless.replace("turns 6", &format!("turns {turns}"))), None, "{turns}");
    }
    // The counter goes no further: the largest limit is an end, too.
    let most = LAST.replace("turn_limit 6", "turn_limit 65535");
    assert!(winner(&most.replace("turns 6", "turns 65535")).is_some());
}

/// Whoever has the points in the own turn has won before, and the claim comes first where there is one.
#[test]
fn base_286_the_target_comes_before_the_limit() {
    let ten = "red city N(0,0) N(1,0) N(-1,0) N(0,-1), settlement N(0,1), road W(1,1), hand brick lumber wool grain";
    let position = format!("{ten}\nblue cards 5 victory-point\n{LAST}");
    let log = play(&mut table(&position), "red builds settlement N(0,2)");
    assert_eq!(log.last().map(String::as_str), Some("red wins with 10 points"));
    let claimed = format!("option victory_claim claim\n{position}");
    let log = play(&mut table(&claimed), "red builds settlement N(0,2); red ends turn");
    assert_eq!(log.last().map(String::as_str), Some("red wins with 10 points"), "by the points");
    assert!(log.contains(&"6 turns have been played: the points decide".to_owned()));
}

/// What is asked at the end of a turn is asked in the last one, too, and nothing of it stays behind.
#[test]
fn base_286_the_last_turn_ends_like_any_other() {
    let position = format!("option scenario caravans\ncamels none, due\nblue settlement S(0,-1)\n{LAST}");
    let mut table = table(&position);
    play(&mut table, "red ends turn; red bids nothing; blue bids nothing; white bids nothing; orange bids nothing");
    assert_eq!(listed(&table, "red").len(), 3, "red places the camel");
    let log = play(&mut table, "red places camel NE(-1,0)");
    assert_eq!(log[1..], ["6 turns have been played: the points decide", "blue wins with 1 points"]);
    assert!(!public(&table).modules.caravans.is_due);
}

/// The position of the end is written and read like any other; a winner who is none is refused.
#[test]
fn base_285_the_end_is_a_position() {
    let over = after(&format!("blue settlement N(1,0)\n{LAST}"), "red ends turn");
    let text = over.game().write_position(over.state());
    assert_eq!(over.game().parse_position(&text).as_ref(), Ok(over.state()));
    let read = |text: &str| over.game().parse_position(text).map(drop).map_err(|problems| problems[0].to_string());
    let wrong = read(&text.replace("winner blue", "winner red")).unwrap_err();
    assert!(wrong.contains("unless the turns are used up"), "{wrong}");
    assert!(read(&text.replace("turns 6", "turns 5")).is_err(), "too early");
    assert_eq!(refusal(&over, "blue rolls").code, Code::GameOver);
}

/// Also: BASE-286.
#[test]
fn base_285_the_limit_is_an_option_of_the_table() {
    let options = |text: &str| Island::parse_options(text).map_err(|problems| problems[0].to_string());
    assert_eq!(Options::default().turn_limit, 1000);
    for limit in [0, 1, 65535] {
        let read = options(&format!("turn_limit {limit}")).expect("a limit");
        assert_eq!(read.turn_limit, limit);
        assert!(Island::write_options(&read).contains(&format!("turn_limit {limit}\n")));
    }
    for limit in ["65536", "-1", "never", ""] {
        let wrong = options(&format!("turn_limit {limit}")).unwrap_err();
        assert!(wrong.contains("no number of turns from 0 (never) to 65535"), "{wrong}");
    }
}
