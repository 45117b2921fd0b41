//! Event cards with the scenarios: where the robber flees.

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Notation, Table};
use steading_island::Island;
use steading_island::illegal::Code;
use steading_island::layout::Terrain;
use steading_island::options::Options;
use steading_island::places::Hex;
use steading_island::rule;
use steading_island::rules::{Module, Modules};

use super::*;

/// A table of a scenario with event cards, on a drawn board, in this position.
fn scenario(module: Module, position: &str) -> Table<Island> {
    let mut options = Options::playing(Modules::NONE.with(Module::EventCards).with(module));
    Island::deal(&mut options, &mut SmallRng::seed_from_u64(1));
    let game = Island::new(options).unwrap_or_else(|problems| panic!("{problems:?}"));
    let lines: Vec<&str> = position.lines().map(str::trim).collect();
    let state = game.parse_position(&lines.join("\n")).unwrap_or_else(|problems| panic!("{problems:?}"));
    Table::from_position(game, state)
}

/// A productive hex of the island, for the robber to stand on.
fn some_land(table: &Table<Island>) -> Hex {
    (0..19).map(Hex).find(|&hex| table.game().resource_of(hex).is_some()).expect("some land yields something")
}

fn robber_goes_beside_the_board(module: Module) {
    let anywhere = scenario(module, "turn red");
    let position = format!("robber {}\n turn red", some_land(&anywhere));
    let mut table = scenario(module, &position);
    let log = play(&mut table, "red rolls; reveal 4 robber-flees");
    assert_eq!(log[1], "red sends the robber off the board");
    assert_eq!(public(&table).robber, None);
    assert!(is_done(&table));
    // There it stays when robbers flee again, until a seven brings it back.
    play(&mut table, "red ends turn; blue rolls; reveal 4 robber-flees; blue ends turn");
    assert_eq!(public(&table).robber, None);
    play(&mut table, "white rolls; reveal 7 robber-attack");
    assert_eq!(refusal(&table, "white ends turn").code, Code::ActionPending);
    let back = listed(&table, "white")[0].clone();
    play(&mut table, &back);
    assert!(public(&table).robber.is_some());
}

#[test]
fn combo_037_with_fishermen_the_robber_flees_beside_the_board() {
    robber_goes_beside_the_board(Module::Fishermen);
}

#[test]
fn combo_039_with_caravans_the_robber_flees_beside_the_board() {
    robber_goes_beside_the_board(Module::Caravans);
}

/// Also: COMBO-015.
#[test]
fn combo_038_with_rivers_the_robber_flees_to_a_swamp_of_choice() {
    let anywhere = scenario(Module::Rivers, "turn red");
    let swamps: Vec<Hex> = anywhere.game().layout().hexes_of(Terrain::Swamp).collect();
    assert_eq!(swamps.len(), 2);
    let land = some_land(&anywhere);
    let mut table = scenario(Module::Rivers, &format!("robber {land}\n turn blue"));
    play(&mut table, "blue rolls; reveal 4 robber-flees");
    assert_eq!(asked(&table), ["blue"], "the player on turn chooses");
    let choices: Vec<String> = swamps.iter().map(|swamp| format!("blue lets robber flee {swamp}")).collect();
    assert_eq!(listed(&table, "blue"), choices);
    let elsewhere = refusal(&table, &format!("blue lets robber flee {land}"));
    assert_eq!((elsewhere.code, elsewhere.rule), (Code::NotAChoice, rule::COMBO_015));
    assert_eq!(refusal(&table, &format!("red lets robber flee {}", swamps[0])).code, Code::NotYourTurn);
    let log = play(&mut table, &choices[1]);
    assert_eq!(log[0], format!("blue moves the robber to {}", swamps[1]));
    assert!(is_legal(&table, "blue ends turn"));
    // On a swamp it is at home: nobody is asked.
    let table = scenario(Module::Rivers, &format!("robber {}\n turn red", swamps[1]));
    let mut fled = table.clone();
    play(&mut fled, "red rolls; reveal 4 robber-flees");
    assert_eq!(public(&fled).robber, Some(swamps[1]));
    assert!(is_done(&fled));
}
