//! Cities & Knights, rule by rule: a file per chapter of the catalogue.

pub use crate::support::*;
use steading_game::{Next, Table, record};
use steading_island::Island;
use steading_island::modules::cities_and_knights::{Card, Public as Cities, Track};
use steading_island::places::{Edge, Hex, Vertex};

mod battle;
mod cards_politics;
mod cards_science;
mod cards_trade;
mod combinations;
mod commitment;
mod corners;
mod examples;
mod improvements;
mod knights;
mod marches;
mod order;
mod production;
mod progress;
mod robber;
mod set_up;
mod spared;
mod timeout;
mod told;
mod trade;
mod turn;
mod useless;
mod victory;

/// Blue's city is gone, red's stands with its wall, and the robber is free.
#[test]
fn the_example_of_the_page_is_played() {
    let page = include_str!("../../../../../docs/modules/cities-and-knights.md");
    let record = steading_testing::page::blocks(page, "record-short").remove(0);
    let table: Table<Island> = record::read(&record).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(["red", "blue", "white"].map(|name| points(&table, name)), [3, 1, 0]);
    assert!(ck(&table).landed && ck(&table).walls.contains(v("N(0,-1)")) && ck(&table).active.is_empty());
    assert_eq!((public(&table).robber, hand(&table, "white")), (Some(h("(0,-1)")), cards("ore")));
}

/// The position with the expansion in play, in the new edition unless it says otherwise.
pub fn with_expansion(position: &str) -> String {
    format!("option expansion cities_and_knights\n{position}")
}

/// A table in such a position.
pub fn at(position: &str) -> Table<Island> {
    table(&with_expansion(position))
}

/// The same table in both editions, the older one first.
pub fn in_both(position: &str) -> [Table<Island>; 2] {
    ["2008", "new"].map(|edition| at(&format!("option edition {edition}\n{position}")))
}

/// A move that must be refused with this code for this rule.
pub fn refused(position: &str, action: &str, code: steading_island::illegal::Code, rule: steading_game::RuleId) {
    check_illegal(&with_expansion(position), action, code, rule);
}

/// What the module shows everybody.
pub fn ck(table: &Table<Island>) -> &Cities {
    &public(table).modules.cities_and_knights
}

/// The progress cards that a colour holds, in the order of the table of cards.
pub fn held(table: &Table<Island>, name: &str) -> Vec<Card> {
    table.state().hidden.cities_and_knights.hand(seat(table, name)).to_vec()
}

/// How many cards a deck has.
pub fn left(table: &Table<Island>, track: Track) -> usize {
    table.state().hidden.cities_and_knights.left(track)
}

/// The same table with nothing in these decks. No game comes there: at most sixteen cards are held and one lies open when somebody draws,
/// of the eighteen of a deck.
pub fn with_empty_decks(table: &Table<Island>, tracks: &[Track]) -> Table<Island> {
    let mut state = table.state().clone();
    let fresh = &mut state.hidden.cities_and_knights.fresh;
    *fresh = fresh.iter().filter(|card| !tracks.contains(&card.track())).collect();
    Table::from_position(table.game().clone(), state)
}

/// Who is asked, by name; nobody while chance must speak or the game is over.
pub fn asked(table: &Table<Island>) -> Vec<&'static str> {
    let Next::Seats(seats) = table.next() else { return Vec::new() };
    seats.iter().map(|seat| steading_island::text::words::seat_name(&table.game().options, seat)).collect()
}

/// Whether chance must speak.
pub fn waits_for_chance(table: &Table<Island>) -> bool {
    table.next() == Next::Chance
}

/// The listed moves of a colour that begin with these words, without the name of the colour.
pub fn moves(table: &Table<Island>, name: &str, beginning: &str) -> Vec<String> {
    let own =
        listed(table, name).into_iter().filter_map(|text| text.strip_prefix(name).map(|rest| rest.trim().to_owned()));
    own.filter(|text| text.starts_with(beginning)).collect()
}

/// A place by its name.
pub fn v(name: &str) -> Vertex {
    name.parse().expect("an intersection")
}

/// A path by its name.
pub fn e(name: &str) -> Edge {
    name.parse().expect("a path")
}

/// A hex by its name.
pub fn h(name: &str) -> Hex {
    name.parse().expect("a hex")
}
