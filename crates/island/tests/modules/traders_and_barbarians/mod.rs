//! Traders & Barbarians, rule by rule, from the catalogue alone: a chapter a file.

mod cards;
mod delivery;
mod events;
mod examples;
mod founding;
mod gold;
mod loading;
mod movement;
mod raiders;
mod refusals;
mod set_up;
mod seven;
mod timeout;
mod tolls;
mod trade_hexes;
mod turn;
mod two_players;
mod upgrade;
mod variants;
mod victory;
mod ways;

use steading_game::{Game, Next, Notation, Table};
use steading_island::Island;
use steading_island::view::Drawn;
use steading_island::ways::{Stand, Way};

use crate::support::{listed, play, public, refusal, seat, table};

/// The scenario.
const PLAYED: &str = "option scenario traders_and_barbarians\n";

/// Where the barbarians stand at the start (table D-8).
const START: &str = "NW(-1,0) W(2,-1) NE(-1,2)";

/// The seven paths along the north-west coast from N(-2,0) to S(2,-3), in order; no barbarian of the start is on them.
const COAST: &str = "W(-1,-1) NW(-1,-1) W(0,-2) NW(0,-2) NE(0,-2) NW(1,-2) NE(1,-2)";

/// Where each of them leads.
const ALONG_THE_COAST: [&str; 7] = ["S(-1,-2)", "N(-1,-1)", "S(0,-3)", "N(0,-2)", "S(1,-3)", "N(1,-2)", "S(2,-3)"];

/// A table of the scenario in this position.
fn at(position: &str) -> Table<Island> {
    table(&format!("{PLAYED}{position}"))
}

/// The table after some moves.
fn played(position: &str, moves: &str) -> Table<Island> {
    let mut table = at(position);
    play(&mut table, moves);
    table
}

/// The trade and build phase is over, and red's wagon moves; red has this, and the other lines hold.
fn driving(red: &str, lines: &str) -> Table<Island> {
    played(&format!("red {red}\n{lines}\nturn red, rolled"), "red ends turn")
}

/// The same, after some more moves.
fn driven(red: &str, lines: &str, moves: &str) -> Table<Island> {
    let mut table = driving(red, lines);
    play(&mut table, moves);
    table
}

/// A line of the position, without the word it begins with.
fn line(table: &Table<Island>, word: &str) -> String {
    let text = table.game().write_position(table.state());
    let found = text.lines().find_map(|line| line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' ')));
    found.unwrap_or_default().to_owned()
}

/// What the position says about something of a seat; nothing if it has none.
fn item(table: &Table<Island>, name: &str, word: &str) -> String {
    let line = line(table, name);
    let found = line.split(", ").find_map(|item| item.strip_prefix(word).and_then(|rest| rest.strip_prefix(' ')));
    found.unwrap_or_default().to_owned()
}

/// Where the three barbarians stand.
fn raiders(table: &Table<Island>) -> String {
    let line = line(table, "raiders");
    if line.is_empty() { START.to_owned() } else { line }
}

/// The movement points that are left.
fn left(table: &Table<Island>) -> u8 {
    let journey = line(table, "journey");
    let number = journey.split(',').next().unwrap_or_default();
    number.parse().unwrap_or_else(|_| panic!("`{journey}` tells no movement points"))
}

/// The gold of a colour.
fn purse(table: &Table<Island>, name: &str) -> u16 {
    public(table).modules.gold.purse[seat(table, name).index()]
}

/// The orders a colour has delivered.
fn delivered(table: &Table<Island>, name: &str) -> u8 {
    item(table, name, "delivered").parse().unwrap_or(0)
}

/// What a refusal answers.
fn code(table: &Table<Island>, action: &str) -> &'static str {
    refusal(table, action).code.text()
}

/// What a refusal answers, and by which rule.
fn told(table: &Table<Island>, action: &str) -> (&'static str, String) {
    let illegal = refusal(table, action);
    (illegal.code.text(), illegal.rule.to_string())
}

/// Whose turn it is.
fn on_turn(table: &Table<Island>) -> String {
    table.game().seat_name(public(table).turn)
}

/// What chance may do now, as notation, with its weights.
fn possible(table: &Table<Island>) -> Vec<(String, u32)> {
    if table.next() != Next::Chance {
        return Vec::new();
    }
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    let mut outcomes: Vec<(String, u32)> =
        outcomes.iter().map(|(outcome, weight)| (table.game().write_outcome(outcome), *weight)).collect();
    outcomes.sort();
    outcomes
}

/// What is listed for red that begins like this, without the beginning, in the order of the alphabet.
fn red_may(table: &Table<Island>, beginning: &str) -> Vec<String> {
    let prefix = format!("red {beginning} ");
    let mut found: Vec<String> =
        listed(table, "red").iter().filter_map(|action| action.strip_prefix(&prefix).map(str::to_owned)).collect();
    found.sort();
    found
}

/// The ways that everybody is shown.
fn ways(table: &Table<Island>) -> Vec<Way> {
    Drawn::of(table.game(), table.state()).ways
}

/// Where a way leads.
fn destination(way: &Way) -> String {
    match way.to {
        Stand::Intersection(place) => place.to_string(),
        Stand::Path(path) => panic!("a wagon does not stand on {path}"),
    }
}

/// The ways to a place.
fn ways_to(table: &Table<Island>, place: &str) -> Vec<Way> {
    ways(table).into_iter().filter(|way| destination(way) == place).collect()
}

/// The move that goes along a way.
fn move_along(way: &Way) -> String {
    let quickly = if way.quick { " quickly" } else { "" };
    let grain = if way.grain { " for grain" } else { "" };
    format!("red drives wagon {}{quickly}{grain}", destination(way))
}
