//! Records that broke a promise, and journals of clients that were told of it. Each case differs from a faultless one in one thing.

use super::*;
use crate::actor::Acknowledged;

const LINES: [&str; 5] = ["red rolls", "dice 3+4", "red ends turn", "blue rolls", "dice 1+1"];

fn record(lines: &[&str]) -> String {
    let lines: String = lines.iter().map(|line| format!("  {line}\n")).collect();
    format!("steading record 1\ngame island\noptions\n  players 2\nmoves\n{lines}end\n")
}

fn journal(acts: &[(Number, &str)], undos: &[Number], last: Number) -> Journal {
    Journal {
        acts: acts.iter().map(|&(number, action)| Acknowledged { number, action: action.to_owned() }).collect(),
        undos: undos.to_vec(),
        last,
        connections: 1,
        seat_names: vec!["red".to_owned(), "blue".to_owned()],
        ..Journal::default()
    }
}

/// The journals that belong to [`LINES`].
fn journals() -> [Journal; 2] {
    [journal(&[(1, "red rolls"), (3, "red ends turn")], &[], 5), journal(&[(4, "blue rolls")], &[], 5)]
}

fn plan(holders: [Holder; 2], clock: ClockPolicy) -> TablePlan {
    TablePlan { number: 0, game: "island", options: String::new(), holders: holders.to_vec(), clock }
}

fn check(lines: &[&str], journals: &[Journal]) -> Vec<String> {
    breaches(&plan([Holder::Client(0), Holder::Client(1)], ClockPolicy::Off), &record(lines), journals)
}

#[test]
fn a_record_that_keeps_its_promises_has_no_breaches() {
    assert_eq!(check(&LINES, &journals()), [""; 0]);
    let [_, blue] = journals();
    let after_the_dice = journal(&[(2, "red rolls"), (3, "red ends turn")], &[], 5);
    assert_eq!(check(&LINES, &[after_the_dice, blue]), [""; 0], "the number may count what chance did after the move");
}

#[test]
fn moves_that_were_taken_back_shift_the_numbers() {
    let red = journal(&[(1, "red rolls"), (3, "red buys card"), (5, "red ends turn")], &[4], 7);
    assert_eq!(check(&LINES, &[red, journal(&[(6, "blue rolls")], &[], 7)]), [""; 0]);
}

#[test]
fn a_lost_move_is_found() {
    let lost = check(&["red rolls", "dice 3+4", "blue rolls", "dice 1+1"], &journals());
    let expected = [
        "5 lines were played and not taken back, the record has 4",
        "`red ends turn` was acknowledged as line 3; the record has `blue rolls` there",
    ];
    assert_eq!(lost, expected, "blue's own move is found, since the dice that follow it moved up");
}

/// The server forgot the move, went on from there, and all clients believe the numbers that followed.
#[test]
fn a_lost_move_is_found_though_the_numbers_close_over_it() {
    let red = journal(&[(1, "red rolls"), (3, "red ends turn")], &[], 4);
    let lost =
        check(&["red rolls", "dice 3+4", "blue rolls", "dice 1+1"], &[red, journal(&[(3, "blue rolls")], &[], 4)]);
    let expected = [
        "line 3 was acknowledged to two commands",
        "`red ends turn` was acknowledged as line 3; the record has `blue rolls` there",
    ];
    assert_eq!(lost, expected);
}

#[test]
fn a_last_move_that_was_lost_is_found() {
    let [mut red, blue] = journals();
    red.acts.push(Acknowledged { number: 6, action: "red buys card".to_owned() });
    assert_eq!(check(&LINES, &[red, blue]), ["`red buys card` was acknowledged as line 6, which never was"]);
}

#[test]
fn a_doubled_move_is_found() {
    let lines = ["red rolls", "dice 3+4", "red ends turn", "red ends turn", "blue rolls", "dice 1+1"];
    let [mut red, mut blue] = journals();
    (red.last, blue.last) = (6, 6);
    blue.acts[0].number = 5;
    assert_eq!(check(&lines, &[red, blue]), ["`red ends turn` stands in the record and was never acknowledged"]);
}

#[test]
fn a_move_that_was_acknowledged_twice_is_found() {
    let red = journal(&[(1, "red rolls"), (2, "red rolls"), (3, "red ends turn")], &[], 5);
    let [_, blue] = journals();
    assert_eq!(check(&LINES, &[red, blue]), ["`red rolls` stands in the record once for two acknowledged moves"]);
    let red = journal(&[(1, "red rolls"), (3, "red buys card"), (3, "red buys card"), (5, "red ends turn")], &[4], 7);
    let taken_back = check(&LINES, &[red, journal(&[(6, "blue rolls")], &[], 7)]);
    assert_eq!(taken_back, ["line 3 was acknowledged to two commands"]);
}

#[test]
fn moves_in_another_order_are_found() {
    let swapped = check(&["red ends turn", "red rolls", "dice 3+4", "blue rolls", "dice 1+1"], &journals());
    let expected = [
        "`red rolls` was acknowledged as line 1; the record has `red ends turn` there",
        "`red ends turn` was acknowledged as line 3; the record has `red rolls` there",
        "`red ends turn` stands in the record and was never acknowledged",
        "`red rolls` stands in the record and was never acknowledged",
    ];
    assert_eq!(swapped, expected);
}

#[test]
fn another_move_in_the_place_of_the_acknowledged_one_is_found() {
    let changed = check(&["red rolls", "dice 3+4", "red buys card", "blue rolls", "dice 1+1"], &journals());
    let expected = [
        "`red ends turn` was acknowledged as line 3; the record has `red buys card` there",
        "`red buys card` stands in the record and was never acknowledged",
    ];
    assert_eq!(changed, expected);
}

#[test]
fn lines_that_nobody_played_are_found() {
    let longer: Vec<&str> = LINES.into_iter().chain(["dice 6+6"]).collect();
    assert_eq!(check(&longer, &journals()), ["5 lines were played and not taken back, the record has 6"]);
    assert_eq!(check(&LINES[..4], &journals()), ["5 lines were played and not taken back, the record has 4"]);
}

#[test]
fn a_move_that_was_not_taken_back_after_all_is_found() {
    let [mut red, blue] = journals();
    red.undos.push(6);
    assert_eq!(check(&LINES, &[red, blue]), ["a move was taken back as line 6, which never was"]);
    let [mut red, blue] = journals();
    red.undos.push(5);
    assert_eq!(check(&LINES, &[red, blue])[0], "3 lines were played and not taken back, the record has 5");
    let [mut red, mut blue] = journals();
    (red.undos, blue.undos) = (vec![5], vec![5]);
    assert_eq!(check(&LINES, &[red, blue])[0], "line 5 was acknowledged to two commands");
}

#[test]
fn a_client_that_never_came_back_is_found() {
    let [mut red, blue] = journals();
    red.kills = 2;
    let never = check(&LINES, &[red.clone(), blue.clone()]);
    assert_eq!(never, ["a client lived through 2 kills and never connected again"]);
    assert_eq!(check(&LINES, &[Journal { connections: 2, ..red.clone() }, blue.clone()]), [""; 0]);
    assert_eq!(check(&LINES, &[Journal { kills: 1, ..red }, blue]), [""; 0], "the end may have been on its way");
}

#[test]
fn a_client_that_saw_another_end_is_found() {
    let [red, mut blue] = journals();
    blue.last = 4;
    assert_eq!(check(&LINES, &[red, blue]), ["a client saw the game end at line 4, another at line 5"]);
}

#[test]
fn what_a_client_noticed_is_told() {
    let [red, mut blue] = journals();
    blue.breaches.push("the server complains".to_owned());
    assert_eq!(check(&LINES, &[red, blue]), ["the server complains"]);
}

#[test]
fn others_move_for_bots_and_for_whoever_is_out_of_time() {
    let [red, mut blue] = journals();
    blue.acts.clear();
    let seen = |holders, clock| breaches(&plan(holders, clock), &record(&LINES), &[red.clone(), blue.clone()]);
    let clients = [Holder::Client(0), Holder::Client(1)];
    let missing = ["`blue rolls` stands in the record and was never acknowledged"];
    assert_eq!(seen(clients, ClockPolicy::Off), missing);
    assert_eq!(seen([Holder::Client(0), Holder::Bot("random")], ClockPolicy::Off), [""; 0]);
    assert_eq!(seen([Holder::Bot("random"), Holder::Client(0)], ClockPolicy::Off), missing);
    assert_eq!(seen(clients, ClockPolicy::Decision { seconds: 5, reserve: 2 }), [""; 0]);
}

#[test]
fn a_name_that_begins_another_is_not_mistaken_for_it() {
    assert!(is_move_of("red rolls", "red"));
    assert!(!is_move_of("reddish rolls", "red"));
    assert!(!is_move_of("red", "red"));
}
