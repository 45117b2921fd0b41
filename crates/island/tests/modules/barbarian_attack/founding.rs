//! Founding (section 1.2).

use steading_game::SeatSet;
use steading_island::rule;

use super::*;
use crate::support::{cards, hand, listed, points, public, seat, start};

const START: &str = "scenario barbarian_attack\nsetup explicit\nboard beginner\nfirst_player red\n";

/// Founding for four, red first: who, where the building stands, and its road.
const FOUNDING: [(&str, &str, &str); 8] = [
    ("red", "N(0,0)", "NE(0,0)"),
    ("blue", "N(2,0)", "NE(2,0)"),
    ("white", "N(-2,0)", "NE(-2,0)"),
    ("orange", "N(0,2)", "NE(0,2)"),
    ("orange", "N(0,-2)", "NE(0,-2)"),
    ("white", "N(2,-1)", "NE(2,-1)"),
    ("blue", "N(-2,2)", "NE(-2,2)"),
    ("red", "N(1,1)", "NE(1,1)"),
];

/// Founds on this place whatever is due there.
fn found(table: &mut Table<Island>, name: &str, place: &str) {
    let due = listed(table, name).into_iter().find(|action| action.ends_with(&format!(" {place}")));
    let action = due.unwrap_or_else(|| panic!("{name} cannot found on {place}"));
    play(table, &action);
}

/// The table after so many of the founding steps.
fn founding(steps: usize) -> Table<Island> {
    let mut table = start(START);
    for (name, building, road) in &FOUNDING[..steps] {
        assert_eq!(table.next(), Next::Seats(SeatSet::only(seat(&table, name))), "the order");
        found(&mut table, name, building);
        found(&mut table, name, road);
    }
    table
}

/// A table whose founding is over.
pub fn founded() -> Table<Island> {
    founding(8)
}

#[test]
fn barb_021_a_settlement_in_the_first_round_and_a_city_in_the_second() {
    let count = |table: &Table<Island>, name: &str| {
        let index = seat(table, name).index();
        let (settlements, cities, roads) =
            (&public(table).settlements[index], &public(table).cities[index], &public(table).roads[index]);
        (settlements.len(), cities.len(), roads.len())
    };
    let first = founding(4);
    assert!(["red", "blue", "white", "orange"].iter().all(|name| count(&first, name) == (1, 0, 1)));
    let both = founded();
    assert!(["red", "blue", "white", "orange"].iter().all(|name| count(&both, name) == (1, 1, 2)));
    assert!(is_legal(&both, "red rolls"));
    // A city may be written as one, and only where one is founded.
    assert_eq!(told(&start(START), "red founds city N(0,0)"), (Code::WrongPhase, rule::BASE_060));
    assert_eq!(told(&start(START), "blue founds city N(0,0)").0, Code::NotYourTurn);
    assert!(is_legal(&first, "orange founds city S(-1,0)") && is_legal(&first, "orange founds settlement S(-1,0)"));
    // On the fixed board, too: it has no pieces of its own.
    let fixed = start("scenario barbarian_attack\nsetup beginner\nfirst_player red");
    assert!(listed(&fixed, "red").iter().all(|action| action.starts_with("red founds settlement ")));
}

#[test]
fn barb_022_the_city_brings_one_card_of_each_producing_hex() {
    assert!(["red", "blue", "white", "orange"].iter().all(|name| hand(&founding(4), name).is_empty()));
    let table = founded();
    assert_eq!(hand(&table, "orange"), cards("lumber"), "the forest alone");
    assert_eq!(hand(&table, "white"), cards("wool"), "nothing of the desert");
    assert_eq!(hand(&table, "blue"), cards("wool brick"), "nothing of the castle");
    assert_eq!(hand(&table, "red"), cards("lumber ore brick"));
}

#[test]
fn barb_023_founding_brings_no_barbarians() {
    for steps in 0..=8 {
        let table = founding(steps);
        assert_eq!(all_barbarians(&table), 2, "after {steps}");
        assert_ne!(table.next(), Next::Chance);
    }
    // Right after the building, too.
    let mut table = founding(7);
    found(&mut table, "red", "N(1,1)");
    assert_ne!(table.next(), Next::Chance);
}

#[test]
fn barb_024_everybody_begins_with_three_points_and_three_cities_left() {
    let table = founded();
    for name in ["red", "blue", "white", "orange"] {
        assert_eq!(points(&table, name), 3, "{name}");
        let pool = &public(&table).pool[seat(&table, name).index()];
        assert_eq!((pool.settlements, pool.cities, pool.roads), (4, 3, 13), "{name}");
    }
}
