//! Destination and loading (section 2.6).

use steading_game::{Game, Next, Notation, Observer};
use steading_island::scene::Scene;

use super::*;
use crate::support::*;

const AWAY: &str = "raiders W(3,-1) W(3,0) NE(2,0)";

/// A corner of each trade hex, two points from its plaza.
const PLAZAS: [(&str, &str); 3] = [("castle", "N(-2,0)"), ("quarry", "S(2,-3)"), ("glassworks", "N(-1,3)")];

/// Which trade hex wants a commodity.
const WANTED: [(&str, &str); 4] =
    [("glass", "castle"), ("marble", "castle"), ("tools", "quarry"), ("sand", "glassworks")];

#[test]
fn trade_050_an_empty_wagon_may_load_at_any_of_the_three() {
    for (hex, corner) in PLAZAS {
        let table = driven(&format!("wagon {corner}"), AWAY, &format!("red drives wagon Plaza({hex})"));
        assert_eq!(table.next(), Next::Chance, "{hex}");
        assert_eq!(possible(&table).iter().map(|(_, weight)| weight).sum::<u32>(), 12);
    }
    // Having gone towards one it may turn to another: from the middle of the west coast, back and on to the south.
    let moves = "red drives wagon N(-2,1); red drives wagon S(-1,0)";
    let table = driven("wagon S(-2,0), level 3", AWAY, moves);
    assert_eq!(item(&table, "red", "cargo"), "");
}

#[test]
fn trade_051_the_first_load_brings_neither_gold_nor_points() {
    let mut table = driving("wagon N(-2,0), level 3, gold 2", AWAY);
    play(&mut table, "red drives wagon Plaza(castle)");
    assert_eq!((table.next(), item(&table, "red", "cargo")), (Next::Chance, String::new()));
    play(&mut table, "cargo tools");
    assert_eq!(item(&table, "red", "cargo"), "tools");
    assert_eq!((purse(&table, "red"), points(&table, "red"), delivered(&table, "red")), (2, 0, 0));
    assert_eq!(on_turn(&table), "blue");
}

/// Every commodity at every plaza. Also: TRADE-056, TRADE-059.
#[test]
fn trade_052_the_commodity_fixes_the_destination() {
    for (commodity, wanted) in WANTED {
        for (hex, corner) in PLAZAS {
            let red = format!("wagon {corner}, level 2, gold 0, cargo {commodity}");
            let table = driven(&red, AWAY, &format!("red drives wagon Plaza({hex})"));
            let is_wanted = hex == wanted;
            assert_eq!(delivered(&table, "red"), u8::from(is_wanted), "{commodity} at the {hex}");
            assert_eq!(points(&table, "red"), i16::from(is_wanted));
            assert_eq!(purse(&table, "red"), if is_wanted { 2 } else { 0 });
            assert_eq!(table.next() == Next::Chance, is_wanted, "only then a token is drawn");
        }
    }
}

#[test]
fn trade_052_the_scene_tells_what_each_trade_hex_demands() {
    let scene = serde_json::to_value(Scene::of(at("turn red").game())).expect("a scene");
    for hex in scene["traders"]["hexes"].as_array().expect("three hexes") {
        let of_hex = WANTED.into_iter().filter(|(_, wanted)| hex["hex"] == *wanted);
        let demands: Vec<&str> = of_hex.map(|(commodity, _)| commodity).collect();
        assert_eq!(hex["demands"], serde_json::json!(demands), "{}", hex["hex"]);
    }
}

#[test]
fn trade_053_no_trade_hex_supplies_what_it_demands() {
    for (hex, corner) in PLAZAS {
        let table = driven(&format!("wagon {corner}"), AWAY, &format!("red drives wagon Plaza({hex})"));
        let supplied: Vec<String> = possible(&table).into_iter().map(|(outcome, _)| outcome).collect();
        for (commodity, wanted) in WANTED {
            assert!(wanted != hex || !supplied.contains(&format!("cargo {commodity}")), "{hex} supplies {commodity}");
            assert!(!is_legal(&table, &format!("cargo {commodity}")) || wanted != hex);
        }
        assert_eq!(supplied.len(), 2);
    }
}

#[test]
fn trade_054_there_is_one_open_order_at_most() {
    // Who carries something draws nothing at another plaza.
    let table = driven("wagon S(2,-3), cargo sand", AWAY, "red drives wagon Plaza(quarry)");
    assert_eq!((item(&table, "red", "cargo"), on_turn(&table)), ("sand".to_owned(), "blue".to_owned()));
    // After a delivery there is one new token, not two.
    let mut table = driven("wagon S(2,-3), cargo tools", AWAY, "red drives wagon Plaza(quarry)");
    play(&mut table, "cargo marble");
    assert_eq!((item(&table, "red", "cargo"), on_turn(&table)), ("marble".to_owned(), "blue".to_owned()));
    assert!(
        at("red wagon N(0,0)\nturn red").game().parse_position("red wagon N(0,0), cargo sand tools\nturn red").is_err()
    );
}

#[test]
fn trade_055_what_is_carried_is_public_and_the_stacks_are_not() {
    let mut table = driven("wagon N(-2,0)", AWAY, "red drives wagon Plaza(castle)");
    // Nobody knows what lies on top, red among them: both are possible.
    assert_eq!(possible(&table), [("cargo sand".to_owned(), 6), ("cargo tools".to_owned(), 6)]);
    let events = table.enter_text("cargo tools").expect("a token");
    for observer in [Observer::Public, Observer::Seat(seat(&table, "blue"))] {
        let heard: Vec<String> = events
            .iter()
            .filter_map(|event| table.game().redact(event, observer))
            .map(|event| table.game().write_event(&event))
            .collect();
        assert!(heard.iter().any(|line| line.contains("tools")), "{heard:?}");
    }
    let seen = |observer| serde_json::to_string(&table.game().view(table.state(), observer).public).expect("JSON");
    assert_eq!(seen(Observer::Public), seen(Observer::Seat(seat(&table, "red"))));
    assert!(seen(Observer::Public).contains("tools"));
}

#[test]
fn trade_056_a_plaza_that_does_not_want_the_cargo_ends_the_movement_and_nothing_else() {
    let red = "wagon S(2,-3), level 4, gold 3, cargo glass, road Spoke(quarry,S(2,-3)) Spoke(quarry,N(1,-1))";
    let table = driven(red, AWAY, "red drives wagon Plaza(quarry)");
    assert_eq!((item(&table, "red", "wagon"), item(&table, "red", "cargo")), ("Plaza(quarry)".into(), "glass".into()));
    assert_eq!((purse(&table, "red"), delivered(&table, "red"), on_turn(&table)), (3, 0, "blue".to_owned()));
}

#[test]
fn trade_057_an_empty_stack_gives_nothing_and_the_next_plaza_loads() {
    let lines = format!(
        "{AWAY}\nblue wagon N(0,0)\nstacks castle 0 sand 0 tools, quarry 1 marble 0 sand, glassworks 0 glass 2 tools"
    );
    let mut table = driven("wagon N(-2,0), gold 1", &lines, "red drives wagon Plaza(castle)");
    assert_eq!((on_turn(&table), item(&table, "red", "cargo")), ("blue".to_owned(), String::new()));
    // It may load at the next plaza whose stack is not empty, without gold.
    let next = driven("wagon S(2,-3), gold 1", &lines, "red drives wagon Plaza(quarry)");
    assert_eq!(possible(&next), [("cargo marble".to_owned(), 1)]);
    play(&mut table, "blue rolls 1+3");
    // A delivery at an empty stack brings point and gold, and no token.
    let table = driven("wagon N(-2,0), gold 1, cargo glass", &lines, "red drives wagon Plaza(castle)");
    assert_eq!((delivered(&table, "red"), purse(&table, "red"), item(&table, "red", "cargo")), (1, 2, String::new()));
    assert_eq!(on_turn(&table), "blue");
    // All of them may be used up.
    let lines = format!("{AWAY}\nstacks castle 0 sand 0 tools, quarry 0 marble 0 sand, glassworks 0 glass 0 tools");
    for (hex, corner) in PLAZAS {
        let table = driven(&format!("wagon {corner}"), &lines, &format!("red drives wagon Plaza({hex})"));
        assert_eq!((on_turn(&table), item(&table, "red", "cargo")), ("blue".to_owned(), String::new()), "{hex}");
        let text = table.game().write_position(table.state());
        assert_eq!(table.game().parse_position(&text).as_ref(), Ok(table.state()), "{text}");
    }
}

#[test]
fn trade_058_a_wagon_leaves_a_plaza_by_any_spoke_and_may_come_back() {
    for corner in ["N(-2,0)", "S(-1,-1)", "N(-2,1)", "S(-2,0)"] {
        let table = driving("wagon Plaza(castle), cargo sand", AWAY);
        assert!(is_legal(&table, &format!("red drives wagon {corner}")), "{corner}");
    }
    assert_eq!(code(&driving("wagon Plaza(castle)", AWAY), "red drives wagon Plaza(castle)"), "NO_EFFECT");
    // Coming back counts as arriving: what is wanted is delivered, an empty wagon loads, and the movement is over.
    let back = "red drives wagon N(-2,0); red drives wagon Plaza(castle)";
    let table = driven("wagon Plaza(castle), cargo glass", AWAY, back);
    assert_eq!(delivered(&table, "red"), 1);
    assert_eq!(driven("wagon Plaza(castle)", AWAY, back).next(), Next::Chance);
    let table = driven("wagon Plaza(castle), level 4, cargo sand", AWAY, back);
    assert_eq!(on_turn(&table), "blue");
}

#[test]
fn trade_ex_03_glass_of_the_glassworks_goes_to_the_castle() {
    let table = driven("wagon N(-1,3)", AWAY, "red drives wagon Plaza(glassworks); cargo glass");
    assert_eq!(item(&table, "red", "cargo"), "glass");
    for (hex, corner) in PLAZAS {
        let red = format!("wagon {corner}, cargo glass");
        let table = driven(&red, AWAY, &format!("red drives wagon Plaza({hex})"));
        assert_eq!(delivered(&table, "red") == 1, hex == "castle", "{hex}");
    }
}
