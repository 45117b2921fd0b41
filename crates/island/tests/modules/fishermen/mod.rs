//! Fishermen (section 6.1), and with Catan for Two (section 5.6).
//!
//! Most tests play on the beginner board with the lake in the middle and the grounds of table 6.1.1: the 6 is at S(1,-3), N(0,-2)
//! and N(1,-2), the 10 at N(-1,-1), S(-1,-2) and S(0,-3), and N(0,0) is at the lake.

mod board;
mod boot;
mod fishing;
mod laws;
mod spending;
mod two;

use steading_game::{Refusal, Table};
use steading_island::Island;

use crate::support::*;

#[test]
fn the_example_of_the_page_is_played() {
    let mut table = fishers(
        "red city N(0,0), settlement S(0,0)
         blue city N(0,2) N(2,0)
         white hand ore
         robber (1,0)
         turn red",
    );
    play(&mut table, example_of(include_str!("../../../../../docs/modules/fishermen.md")));
    assert_eq!((boot_holder(&table), tokens(&table, "red")), (Some(seat(&table, "blue")), [0; 3]));
}

/// The option that every table here has.
const FISHING: &str = "option scenario fishermen\n";

/// A position with the scenario.
fn fishing(position: &str) -> String {
    format!("{FISHING}{position}")
}

/// A table with the scenario.
fn fishers(position: &str) -> Table<Island> {
    table(&fishing(position))
}

/// A refusal in one line: code, rule and values.
fn told(table: &Table<Island>, action: &str) -> String {
    let illegal = refusal(table, action);
    let values: Vec<String> = illegal.values().iter().map(|(name, value)| format!("{name}={value}")).collect();
    let head = format!("{} {}", illegal.code(), illegal.rule());
    if values.is_empty() { head } else { format!("{head}: {}", values.join(", ")) }
}

/// The tokens of a seat, by kind.
fn tokens(table: &Table<Island>, name: &str) -> [u8; 3] {
    private(table, name).modules.fishermen.tokens.0
}

/// The tokens face up.
fn spent(table: &Table<Island>) -> [u8; 3] {
    public(table).modules.fishermen.spent.0
}

/// The tokens face down, the boot aside.
fn supply(table: &Table<Island>) -> [u8; 3] {
    table.state().hidden.fishermen.supply.0
}

/// Who holds the boot.
fn boot_holder(table: &Table<Island>) -> Option<steading_game::Seat> {
    public(table).modules.fishermen.boot
}

/// Whether the list of a seat has an action.
fn lists(table: &Table<Island>, name: &str, action: &str) -> bool {
    listed(table, name).contains(&format!("{name} {action}"))
}
