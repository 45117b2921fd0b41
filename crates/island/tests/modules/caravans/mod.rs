//! Caravans, rule by rule, a chapter a file.

mod benefits;
mod laws;
mod placement;
mod set_up;
mod two_players;
mod vote;
mod walks;

use steading_game::Table;
use steading_island::Island;

use crate::support::{listed, table};

/// A table where a camel has come and red decides alone where it goes.
fn placing(camels: &str) -> Table<Island> {
    table(&format!(
        "
        option scenario caravans
        camels {camels}, due
        turn   red, rolled
        frames pass, caravans place red
        "
    ))
}

/// The paths that red can choose from at such a table, in the order of the alphabet.
fn choices(table: &Table<Island>) -> Vec<String> {
    let mut paths: Vec<String> = listed(table, "red")
        .iter()
        .map(|action| action.strip_prefix("red places camel ").unwrap_or_else(|| panic!("{action}")).to_owned())
        .collect();
    paths.sort_unstable();
    paths
}

/// The same for camels placed in this order.
fn choices_after(camels: &str) -> Vec<String> {
    choices(&placing(camels))
}
