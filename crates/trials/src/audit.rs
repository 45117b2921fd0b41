//! Holds the record of a game against what its clients were told.

use std::collections::{BTreeMap, BTreeSet};

use steading_protocol::Number;
use steading_protocol::table::ClockPolicy;

use crate::actor::Journal;
use crate::plan::{Holder, TablePlan};

/// What is wrong with a game that was played by a plan: what its clients noticed, and what its record shows.
pub fn breaches(plan: &TablePlan, record: &str, journals: &[Journal]) -> Vec<String> {
    let names = journals.first().map_or(&[][..], |journal| &journal.seat_names);
    let is_client = |holder: &Holder| matches!(holder, Holder::Client(_)) && plan.clock == ClockPolicy::Off;
    let seats = names.iter().zip(&plan.holders).filter(|(_, holder)| is_client(holder));
    let client_seats: Vec<String> = seats.map(|(name, _)| name.clone()).collect();
    let mut breaches: Vec<String> = journals.iter().flat_map(|journal| journal.breaches.clone()).collect();
    breaches.extend(lost_clients(journals));
    breaches.extend(compare(record, journals, &client_seats));
    breaches
}

/// Clients that have not come back, or have seen another end than the others.
///
/// Whoever was welcomed before one kill and saw the end after the next has lost that connection for certain. After a single kill the end
/// may have been on its way already.
fn lost_clients(journals: &[Journal]) -> Vec<String> {
    let last = journals.iter().map(|journal| journal.last).max().unwrap_or(0);
    let mut breaches = Vec::new();
    for journal in journals {
        if journal.last != last {
            breaches.push(format!("a client saw the game end at line {}, another at line {last}", journal.last));
        }
        if journal.kills > 1 && journal.connections < 2 {
            breaches.push(format!("a client lived through {} kills and never connected again", journal.kills));
        }
    }
    breaches
}

/// What is wrong with a record: acknowledged moves that are missing, elsewhere, different or there twice.
///
/// Every line of a log has a number; a line that takes a move back counts too, but neither of the two is in the record. The clients know
/// the numbers of all such lines, so the place of every number in the record is known. `client_seats` are the names of seats whose
/// every move was made by a client and acknowledged: without clocks, nobody else moves for them.
fn compare(record: &str, journals: &[Journal], client_seats: &[String]) -> Vec<String> {
    let lines = moves(record);
    let seat_names: &[String] = journals.first().map_or(&[], |journal| &journal.seat_names);
    let last = journals.iter().map(|journal| journal.last).max().unwrap_or(0);
    let undos: BTreeSet<Number> = journals.iter().flat_map(|journal| journal.undos.iter().copied()).collect();
    let places = places(last, &undos);
    let mut breaches = shared_numbers(journals);
    let kept_count = places.values().flatten().count();
    if kept_count != lines.len() {
        breaches.push(format!("{kept_count} lines were played and not taken back, the record has {}", lines.len()));
    }
    for undo in undos.iter().filter(|undo| !places.contains_key(undo)) {
        breaches.push(format!("a move was taken back as line {undo}, which never was"));
    }
    let mut claimed = BTreeSet::new();
    for act in journals.iter().flat_map(|journal| &journal.acts) {
        match places.get(&act.number) {
            None => breaches.push(format!("`{}` was acknowledged as line {}, which never was", act.action, act.number)),
            // It was taken back.
            Some(None) => {}
            Some(Some(place)) => match move_at(&lines, *place, seat_names) {
                Some((place, line)) if line == act.action => {
                    if !claimed.insert(place) {
                        breaches.push(format!("`{line}` stands in the record once for two acknowledged moves"));
                    }
                }
                found => breaches.push(format!(
                    "`{}` was acknowledged as line {}; the record has `{}` there",
                    act.action,
                    act.number,
                    found.map_or("nothing", |(_, line)| line),
                )),
            },
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

/// Every command that is carried out has a line of its own, even if it is taken back later.
fn shared_numbers(journals: &[Journal]) -> Vec<String> {
    let acts = journals.iter().flat_map(|journal| &journal.acts).map(|act| act.number);
    let undos = journals.iter().flat_map(|journal| journal.undos.iter().copied());
    let mut seen = BTreeSet::new();
    let shared = acts.chain(undos).filter(|&number| !seen.insert(number));
    shared.map(|number| format!("line {number} was acknowledged to two commands")).collect()
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
mod tests;
