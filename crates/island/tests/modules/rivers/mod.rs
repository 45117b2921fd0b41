//! Rivers, rule by rule, from the catalogue alone.
//!
//! The example board, on which most of these tests play; `~` are river hexes:
//!
//! ```text
//!            G10    F12+2   F9
//!        S~     P6~     H4~    M10~
//!    G9     F11     G8     F3     M8
//!        S~     H3~     M4~    P5
//!            H5     G6      P11
//! ```

mod board;
mod bridges;
mod founding;
mod wealth;

use rand::RngExt;
use rand::rngs::SmallRng;
use steading_game::laws::{Effort, hold};
use steading_game::{Game, Table};
use steading_island::Island;
use steading_island::options::{Options, Phases};
use steading_island::rules::{Module, Modules};

use crate::support::{public, seat};

/// A position of Rivers.
fn rivers(lines: &str) -> String {
    format!("option scenario rivers\n{lines}")
}

/// The gold of every seat.
fn purses(table: &Table<Island>) -> Vec<u16> {
    table.game().seats().iter().map(|seat| public(table).modules.gold.purse[seat.index()]).collect()
}

/// Who is rich, and who is poor, as colours.
fn rich_and_poor(table: &Table<Island>) -> (Option<&'static str>, Vec<&'static str>) {
    let held = public(table).modules.rivers;
    let colours = ["red", "blue", "white", "orange"];
    let present = colours.into_iter().filter(|name| table.game().options.colours.iter().any(|c| c.name() == *name));
    let of = |is_one: &dyn Fn(steading_game::Seat) -> bool| {
        present.clone().filter(|name| is_one(seat(table, name))).collect::<Vec<_>>()
    };
    (of(&|seat| held.rich == Some(seat)).first().copied(), of(&|seat| held.poor.contains(seat)))
}

#[test]
fn laws_hold_at_the_rivers() {
    let effort =
        Effort { seed: 7, games: 60, threads: 0, steps_max: 300_000, samples: 2, close_every: 100, record_every: 10 };
    let options = |rng: &mut SmallRng| Options {
        victory_points: rng.random_range(3..=7),
        phases: if rng.random() { Phases::Separate } else { Phases::Combined },
        river_gold_limit: if rng.random() { Some(2) } else { None },
        bank_limit: if rng.random() { Some(19) } else { Some(6) },
        list_offers: rng.random(),
        ..Options::playing(Modules::NONE.with(Module::Rivers))
    };
    let extent = hold::<Island>(options, effort).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(extent.games, 60);
}
