//! Barbarian Attack, rule by rule, a chapter a file, written from the catalogue alone.

mod captured;
mod cards;
mod events;
mod examples;
mod expulsion;
mod founding;
mod gold;
mod knights;
mod landing;
mod losses;
mod marching;
mod overrun;
mod prisoners;
mod refusals;
mod set_up;
mod seven;
mod timeout;
mod treason;
mod turn;
mod two_players;
mod variants;
mod victory;
mod written;

use std::collections::BTreeMap;

use steading_game::{Game, Next, Notation, RuleId, Table};
use steading_island::Island;
use steading_island::illegal::Code;

use crate::support::{self, is_legal, play, refusal};

/// What a settlement, a city and a card cost.
const SETTLEMENT: &str = "hand brick lumber wool grain";
const CITY: &str = "hand 2 grain 3 ore";
const CARD: &str = "hand wool grain ore";

/// The coast hexes in the order of the expulsion check (D-4).
const COAST: [&str; 10] =
    ["(-2,1)", "(-2,0)", "(-1,-1)", "(0,-2)", "(1,-2)", "(2,-1)", "(2,0)", "(1,1)", "(0,2)", "(-1,2)"];

/// The sides of the castle hex, clockwise from the north-east.
const CASTLE: [&str; 6] = ["NE(-2,2)", "W(-1,2)", "NW(-2,3)", "NE(-3,3)", "W(-2,2)", "NW(-2,2)"];

/// The lines of a position with the scenario in front of them.
fn attack(position: &str) -> String {
    format!("option scenario barbarian_attack\n{position}")
}

/// A table of this scenario in a position.
fn at(position: &str) -> Table<Island> {
    support::table(&attack(position))
}

/// The table after some moves.
fn played(position: &str, moves: &str) -> Table<Island> {
    support::after(&attack(position), moves)
}

/// The table after red has ended turn and march, when the coasts are checked.
fn checked(position: &str) -> Table<Island> {
    let mut table = played(position, "red ends turn");
    while is_legal(&table, "red ends march") {
        play(&mut table, "red ends march");
    }
    table
}

/// Whether these lines are a position of the scenario.
fn is_position(lines: &str) -> bool {
    at("turn red").game().parse_position(lines).is_ok()
}

/// What stands after a word at the beginning of a line of the position.
fn line(table: &Table<Island>, word: &str) -> String {
    let text = table.game().write_position(table.state());
    let rest = |line: &str| line.strip_prefix(word)?.strip_prefix(' ').map(str::to_owned);
    text.lines().find_map(rest).unwrap_or_default()
}

/// What stands after a word among the things of a colour.
fn item(table: &Table<Island>, name: &str, word: &str) -> String {
    let things = line(table, name);
    let rest = |thing: &str| thing.strip_prefix(word)?.strip_prefix(' ').map(str::to_owned);
    things.split(", ").find_map(rest).unwrap_or_default()
}

/// A number among the things of a colour; nothing is none.
fn number(table: &Table<Island>, name: &str, word: &str) -> u32 {
    let text = item(table, name, word);
    if text.is_empty() { 0 } else { text.parse().unwrap_or_else(|_| panic!("{name} {word} {text}")) }
}

fn gold(table: &Table<Island>, name: &str) -> u32 {
    number(table, name, "gold")
}

fn prisoners(table: &Table<Island>, name: &str) -> u32 {
    number(table, name, "prisoners")
}

/// The paths where knights of a colour stand, in the order of the alphabet.
fn guards(table: &Table<Island>, name: &str) -> Vec<String> {
    let mut paths: Vec<String> = item(table, name, "guards").split_whitespace().map(str::to_owned).collect();
    paths.sort_unstable();
    paths
}

/// The barbarians on each coast hex that has any.
fn barbarians(table: &Table<Island>) -> BTreeMap<String, u32> {
    let text = line(table, "barbarians");
    let one = |place: &str| {
        let (hex, count) = place.trim().rsplit_once(' ').unwrap_or_else(|| panic!("`{text}`"));
        (hex.to_owned(), count.parse().unwrap_or_else(|_| panic!("`{text}`")))
    };
    if text == "none" { BTreeMap::new() } else { text.split(", ").map(one).collect() }
}

/// The barbarians on one coast hex.
fn on(table: &Table<Island>, hex: &str) -> u32 {
    barbarians(table).get(hex).copied().unwrap_or(0)
}

fn all_barbarians(table: &Table<Island>) -> u32 {
    barbarians(table).values().sum()
}

/// A refusal: its code and its rule.
fn told(table: &Table<Island>, action: &str) -> (Code, RuleId) {
    let illegal = refusal(table, action);
    (illegal.code, illegal.rule)
}

/// What is listed for a colour and contains the words.
fn listed_with(table: &Table<Island>, name: &str, words: &str) -> Vec<String> {
    support::listed(table, name).into_iter().filter(|action| action.contains(words)).collect()
}

/// What chance may do now, as notation, with its weight.
fn possible(table: &Table<Island>) -> Vec<(String, u32)> {
    assert_eq!(table.next(), Next::Chance, "{}", table.game().write_position(table.state()));
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    outcomes.iter().map(|(outcome, weight)| (table.game().write_outcome(outcome), *weight)).collect()
}

/// The kind of chance that is waited for, `landing`, `lots`, `losses`, …, or nothing if somebody is asked.
fn chance(table: &Table<Island>) -> String {
    if table.next() != Next::Chance {
        return String::new();
    }
    possible(table)[0].0.split(' ').next().unwrap_or_default().to_owned()
}

/// The colours whose lots are thrown now, one throw after another, in the order of the alphabet.
fn throwers(table: &Table<Island>) -> Vec<String> {
    let mut copy = table.clone();
    let mut names = Vec::new();
    // Different throws, so that nobody throws twice.
    for dice in ["6+6", "5+5", "4+4", "3+4"] {
        if chance(&copy) != "lots" {
            break;
        }
        let outcome = possible(&copy)[0].0.clone();
        let name = outcome.split(' ').nth(1).unwrap_or_default().to_owned();
        play(&mut copy, &format!("lots {name} {dice}"));
        names.push(name);
    }
    names.sort_unstable();
    names
}

/// Throws these lots, `red 4+5`, in the order in which they are asked for.
fn cast(table: &mut Table<Island>, throws: &[&str]) {
    let mut left: Vec<String> = throws.iter().map(|throw| format!("lots {throw}")).collect();
    while !left.is_empty() {
        let next = left.iter().position(|throw| table.clone().enter_text(throw).is_ok());
        let next =
            next.unwrap_or_else(|| panic!("none of {left:?} at\n{}", table.game().write_position(table.state())));
        play(table, &left.remove(next));
    }
}

/// Whose turn it is.
fn on_turn(table: &Table<Island>) -> String {
    line(table, "turn").split(',').next().unwrap_or_default().to_owned()
}
