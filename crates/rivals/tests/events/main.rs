//! A test for every rule and worked example about dice, production, the event die and the event cards.

mod both;
mod deck;
mod die;
mod feuds;
mod production;
mod riots;
#[path = "../support/mod.rs"]
mod support;

use steading_game::{Notation, Table};
use steading_rivals::Rivals;
use support::{play, public, table, units};

/// Three ships of a colour, enough for the trade advantage.
const SHIPS: &str = "places brick-ship (-1,+1), grain-ship (-1,-1), lumber-ship (1,+1)";

/// The table after the player on turn rolled these dice.
fn roll(position: &str, dice: &str) -> Table<Rivals> {
    let mut table = table(&format!("{position}\nphase before-roll"));
    let name = table.game().seat_name(public(&table).turn);
    play(&mut table, &format!("{name} rolls {dice}"));
    table
}

/// The table after a roll of this number and the event symbol brought this event card.
fn event(position: &str, number: u8, card: &str) -> Table<Rivals> {
    let mut table = roll(position, &format!("{number} event"));
    play(&mut table, &format!("event {card}"));
    table
}

/// Units in all six starting regions of a colour: the upper three from left to right, then the lower three.
fn stores(table: &Table<Rivals>, name: &str) -> [u8; 6] {
    ["(-2,+1)", "(0,+1)", "(2,+1)", "(-2,-1)", "(0,-1)", "(2,-1)"].map(|cell| units(table, name, cell))
}
