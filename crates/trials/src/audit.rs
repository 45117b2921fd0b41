//! Holds the record of a game against what its clients were told.

use std::collections::{BTreeMap, BTreeSet};

use steading_protocol::Number;

use crate::actor::Journal;

/// What is wrong with a record: acknowledged moves that are missing, elsewhere, different or there twice.
///
/// Every line of a log has a number; a line that takes a move back counts too, but neither of the two is in the record. The clients know
/// the numbers of all such lines, so the place of every number in the record is known. `client_seats` are the names of seats whose
/// every move was made by a client and acknowledged: without clocks, nobody else moves for them.
pub fn compare(record: &str, journals: &[Journal], client_seats: &[String]) -> Vec<String> {
    let lines = moves(record);
    let seat_names: &[String] = journals.first().map_or(&[], |journal| &journal.seat_names);
    let last = journals.iter().map(|journal| journal.last).max().unwrap_or(0);
    let undos: BTreeSet<Number> = journals.iter().flat_map(|journal| journal.undos.iter().copied()).collect();
    let places = places(last, &undos);
    let mut breaches = Vec::new();
    let kept_count = places.values().flatten().count();
    if kept_count != lines.len() {
        breaches.push(format!("{kept_count} lines were played and not taken back, the record has {}", lines.len()));
    }
    let mut claimed = BTreeSet::new();
    for act in journals.iter().flat_map(|journal| &journal.acts) {
        match places.get(&act.number) {
            None => breaches.push(format!("`{}` was acknowledged as line {}, which never was", act.action, act.number)),
            // It was taken back.
            Some(None) => {}
            Some(Some(place)) => {
                let found = move_at(&lines, *place, seat_names);
                match found {
                    Some((place, line)) if line == act.action => {
                        if !claimed.insert(place) {
                            breaches.push(format!("line {} stands for two acknowledged moves", act.number));
                        }
                    }
                    _ => breaches.push(format!(
                        "`{}` was acknowledged as line {}; the record has `{}` there",
                        act.action,
                        act.number,
                        found.map_or("nothing", |(_, line)| line),
                    )),
                }
            }
        }
    }
    for (place, line) in lines.iter().enumerate() {
        let is_client_move = client_seats.iter().any(|name| is_move_of(line, name));
        if is_client_move && !claimed.contains(&place) {
            breaches.push(format!("`{line}` stands in the record and was never acknowledged"));
        }
    }
    breaches
}

/// The moves and outcomes of a record.
fn moves(record: &str) -> Vec<&str> {
    let lines = record.lines().skip_while(|line| line.trim_end() != "moves").skip(1);
    let lines = lines.take_while(|line| line.trim_end() != "end").map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// Where each number stands in the record; nowhere if it was taken back or takes something back.
fn places(last: Number, undos: &BTreeSet<Number>) -> BTreeMap<Number, Option<usize>> {
    let mut places = BTreeMap::new();
    let mut kept: Vec<Number> = Vec::new();
    for number in 1..=last {
        if undos.contains(&number) {
            places.insert(number, None);
            if let Some(undone) = kept.pop() {
                places.insert(undone, None);
            }
        } else {
            places.insert(number, Some(kept.len()));
            kept.push(number);
        }
    }
    places
}

/// The move that led to a place: outcomes of chance may have followed it at once.
fn move_at<'a>(lines: &[&'a str], place: usize, seat_names: &[String]) -> Option<(usize, &'a str)> {
    let before = lines.get(..=place)?.iter().enumerate().rev();
    let mut moves = before.filter(|(_, line)| seat_names.iter().any(|name| is_move_of(line, name)));
    moves.next().map(|(place, line)| (place, *line))
}

/// Moves begin with who acts, outcomes with what happens.
fn is_move_of(line: &str, name: &str) -> bool {
    line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' '))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actor::Acknowledged;

    const RECORD: &str = "steading record 1\ngame island\noptions\n  players 2\nmoves\n  red rolls\n  dice 3+4\n  red ends turn\n  blue rolls\n  dice 1+1\nend\n";

    fn journal(acts: &[(Number, &str)], undos: &[Number], last: Number) -> Journal {
        Journal {
            acts: acts.iter().map(|&(number, action)| Acknowledged { number, action: action.to_owned() }).collect(),
            undos: undos.to_vec(),
            last,
            seat_names: vec!["red".to_owned(), "blue".to_owned()],
            ..Journal::default()
        }
    }

    fn check(red: Journal, blue: Journal) -> Vec<String> {
        compare(RECORD, &[red, blue], &["red".to_owned(), "blue".to_owned()])
    }

    #[test]
    fn a_record_that_keeps_its_promises_has_no_breaches() {
        let blue = || journal(&[(4, "blue rolls")], &[], 5);
        assert!(check(journal(&[(1, "red rolls"), (3, "red ends turn")], &[], 5), blue()).is_empty());
        let after_the_dice = journal(&[(2, "red rolls"), (3, "red ends turn")], &[], 5);
        assert!(check(after_the_dice, blue()).is_empty(), "the number may count what chance did after the move");
    }

    #[test]
    fn moves_that_were_taken_back_shift_the_numbers() {
        let red = journal(&[(1, "red rolls"), (3, "red buys card"), (5, "red ends turn")], &[4], 7);
        assert!(check(red, journal(&[(6, "blue rolls")], &[], 7)).is_empty());
    }

    #[test]
    fn every_kind_of_breach_is_found() {
        let blue = || journal(&[(4, "blue rolls")], &[], 5);
        let red = |acts: &[(Number, &str)]| journal(acts, &[], 5);
        let lost = check(red(&[(1, "red rolls"), (3, "red ends turn"), (6, "red buys card")]), blue());
        assert!(lost.iter().any(|breach| breach.contains("never was")), "{lost:?}");
        let changed = check(red(&[(1, "red rolls"), (3, "red buys card")]), blue());
        assert!(changed.iter().any(|breach| breach.contains("the record has `red ends turn`")), "{changed:?}");
        let twice = check(red(&[(1, "red rolls"), (2, "red rolls"), (3, "red ends turn")]), blue());
        assert!(twice.iter().any(|breach| breach.contains("two acknowledged")), "{twice:?}");
        let doubled = check(red(&[(1, "red rolls")]), blue());
        assert!(doubled.iter().any(|breach| breach.contains("never acknowledged")), "{doubled:?}");
        let short = check(journal(&[(1, "red rolls"), (3, "red ends turn")], &[], 9), blue());
        assert!(short.iter().any(|breach| breach.contains("9 lines were played")), "{short:?}");
    }
}
