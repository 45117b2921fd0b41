//! Event cards with two players and with the scenarios.

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

/// Two players with event cards.
const TWO: &str = "option variants two_players event_cards\n option colours red blue\n";

/// Fishermen with event cards.
const FISHING: &str = "option scenario fishermen\n option variants event_cards\n";

/// Also: COMBO-031.
#[test]
fn combo_032_each_of_two_cards_is_carried_out_before_the_next() {
    let mut table = table(&format!("{TWO} red hand ore\n blue hand wool\n turn red"));
    play(&mut table, "red rolls; reveal 6 good-neighbours; red gives left ore");
    assert!(!is_legal(&table, "reveal 8") && !is_legal(&table, "red plays knight"));
    play(&mut table, "blue gives left wool; reveal 7 robber-attack; red moves robber (1,0); red ends turn");
    // Two attacks in one turn both count.
    play(&mut table, "blue rolls; reveal 7 robber-attack; blue moves robber (0,1)");
    play(&mut table, "reveal 7 robber-attack; blue moves robber (1,0); blue ends turn");
}

#[test]
fn combo_032_new_year_may_come_up_between_the_two_cards() {
    let names: Vec<String> = deck::pack().iter().map(|card| card.replace("reveal ", "")).collect();
    let revealed = names[names.len() - 30..].join(", ");
    let mut table = table(&format!("{TWO} revealed {revealed}\n turn red"));
    let first = play(&mut table, "red rolls; reveal 3");
    assert_eq!(first, ["red reveals 3", "new year: all event cards are shuffled"]);
    assert_eq!(public(&table).modules.event_cards.revealed.total(), 0);
    play(&mut table, "reveal 3; red ends turn");
}

#[test]
fn combo_033_events_concern_the_two_players_only() {
    let neutral =
        "white settlement S(1,-2) N(2,1), road NE(0,-1) W(1,-2) NE(0,-2) NW(0,-2) W(0,-2)\n longest-road white\n";
    let position = format!("{TWO} {neutral} red settlement N(0,1), road NE(0,1), hand ore\n blue hand ore\n turn red");
    let revealed = |card: &str| {
        let mut table = table(&position);
        play(&mut table, &format!("red rolls; reveal {card}"));
        table
    };
    let is_over = |table: &Table<Island>| is_legal(table, "reveal 8");
    assert!(is_over(&revealed("5 trade-advantage")), "a neutral colour draws from nobody");
    assert!(is_over(&revealed("9 calm-sea")), "nor has it harbours");
    let mut table = revealed("6 earthquake");
    play(&mut table, "red damages road NE(0,1)");
    assert!(is_over(&table), "its roads stay whole");
    let mut table = revealed("2 plentiful-year");
    play(&mut table, "red receives ore; blue receives ore");
    assert!(is_over(&table));
    let mut table = revealed("10 neighbourly-help");
    assert_eq!(listed(&table, "red"), ["red helps blue with ore"]);
    play(&mut table, "red helps blue with ore");
    assert!(is_over(&table));
}

/// A river board with a bridge of red's over W(1,-1) and a road NE(0,0) at its south end.
const BRIDGED: &str = "option scenario rivers\n option variants event_cards\n red road NE(0,0), bridge W(1,-1)";

#[test]
fn combo_042_bridges_are_never_damaged() {
    let mut table = table(&format!("{BRIDGED}\n blue bridge W(0,1)\n turn red"));
    play(&mut table, "red rolls; reveal 6 earthquake");
    assert_eq!(listed(&table, "red"), ["red damages road NE(0,0)"]);
    let refused = refusal(&table, "red damages road W(1,-1)");
    assert_eq!((refused.code, refused.rule), (Code::NotAChoice, rule::EVENT_030));
    play(&mut table, "red damages road NE(0,0)");
    assert!(is_done(&table), "blue has nothing but a bridge");
}

#[test]
fn combo_043_a_bridge_needs_something_whole() {
    let position = "option scenario rivers\n option variants event_cards
        red  road NE(0,0), damaged NE(0,0), hand 2 brick lumber
        turn red, rolled";
    let damaged = table(position);
    let refused = refusal(&damaged, "red builds bridge W(1,-1)");
    assert_eq!((refused.code, refused.rule), (Code::RoadDamaged, rule::COMBO_043));
    assert!(listed(&damaged, "red").iter().all(|action| !action.contains("bridge")));
    // A whole road, a bridge or a building there is enough, though red lays no new roads.
    for more in ["road NE(0,0) NW(0,0), damaged NE(0,0)", "settlement N(0,0), road NE(0,0), damaged NE(0,0)"] {
        let table = table(&position.replace("road NE(0,0), damaged NE(0,0)", more));
        assert!(is_legal(&table, "red builds bridge W(1,-1)"), "{more}");
    }
    // Where a bridge leads, a settlement may stand.
    let reached = table(&format!("{BRIDGED}, damaged NE(0,0), hand brick lumber wool grain\n turn red, rolled"));
    assert!(is_legal(&reached, "red builds settlement N(0,0)"));
    assert_eq!(refusal(&reached, "red builds settlement S(1,-1)").code, Code::RoadDamaged);
}

#[test]
fn combo_044_events_move_cards_and_no_fish() {
    let position = format!("{FISHING} red knights 1, fish 3\n blue fish 1 2\n turn red");
    for card in ["6 good-neighbours", "3 conflict", "10 neighbourly-help"] {
        let mut table = table(&position);
        play(&mut table, &format!("red rolls; reveal {card}"));
        assert!(is_done(&table), "{card}: nobody has a card");
        assert_eq!(public(&table).modules.fishermen.held, [1, 2, 0, 0]);
    }
}

#[test]
fn combo_045_a_card_brings_fish_as_the_dice_do_and_an_epidemic_takes_none() {
    let mut table = table(&format!("{FISHING} red city S(1,-3)\n blue settlement N(0,0)\n turn red"));
    let log = play(&mut table, "red rolls; reveal 6 epidemic; fish 1; fish 2");
    assert_eq!(log.last().map(String::as_str), Some("red draws fish 2"));
    play(&mut table, "red ends turn; blue rolls; reveal 12 calm-sea; fish 3; blue ends turn");
    assert_eq!(public(&table).modules.fishermen.held, [2, 1, 0, 0]);
}

/// Five fish repair as well as the card does.
#[test]
fn event_037_five_fish_may_repair() {
    let mut table = table(&format!("{FISHING} red road NE(0,0), damaged NE(0,0), fish 2 3\n turn red, rolled"));
    play(&mut table, "red spends fish 2 3 to build road; red repairs road NE(0,0); red ends turn");
}
