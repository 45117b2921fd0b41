//! The scenario beside variants, other scenarios and Cities & Knights.

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Next, Notation, Refusal, Table, Value};
use steading_island::Island;
use steading_island::rules::{Kind, Module};

use super::*;
use crate::support::*;

const SCENARIO: &str = "scenario traders_and_barbarians\n";

/// A refusal: code, rule and values.
type Refused = (String, String, Vec<(&'static str, Value)>);

/// A table of these option lines, its board drawn.
fn dealt(lines: &str) -> Result<Island, Vec<Refused>> {
    let mut options = Island::parse_options(lines).unwrap_or_else(|problems| panic!("{lines}: {problems:?}"));
    Island::deal(&mut options, &mut SmallRng::seed_from_u64(1));
    let told = |problem: &steading_island::illegal::Illegal| {
        (problem.code().to_owned(), problem.rule().to_string(), problem.values())
    };
    Island::new(options).map_err(|problems| problems.iter().map(told).collect())
}

/// Asking for both is refused, with any variant.
fn refused_beside(other: &str, first: &str, second: &str) {
    for variants in ["none", "friendly_robber", "event_cards", "harbormaster", "two_players"] {
        let lines = format!("{other}\nvariants {variants}");
        let problems = dealt(&lines).err().unwrap_or_else(|| panic!("{lines} is allowed"));
        let values = vec![("first", Value::from(first.to_owned())), ("second", Value::from(second.to_owned()))];
        assert_eq!(problems, [("COMBINATION".to_owned(), "COMBO-006".to_owned(), values)], "{lines}");
    }
}

/// Also: TRADE-COMBO-01.
#[test]
fn combo_003_the_scenario_goes_with_each_variant() {
    for variant in Kind::Variant.modules() {
        let name = variant.name();
        let game =
            dealt(&format!("{SCENARIO}variants {name}\nfirst_player eldest")).unwrap_or_else(|why| panic!("{why:?}"));
        assert!(game.modules.has(variant) && game.modules.has(Module::TradersAndBarbarians), "{name}");
        // Founding, and what the scenario gives everybody.
        let table = Table::new(game);
        assert!(matches!(table.next(), Next::Seats(_)), "{name}");
        assert_eq!(public(&table).modules.gold.purse[0], 5, "{name}");
        assert_eq!(raiders(&table), START, "{name}");
    }
}

#[test]
fn trade_combo_01_all_sets_of_variants_are_played() {
    let variants: Vec<&str> = Kind::Variant.modules().map(Module::name).collect();
    for bits in 0..1 << variants.len() {
        let names: Vec<&str> =
            variants.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1).map(|(_, name)| *name).collect();
        let line = if names.is_empty() { "none".to_owned() } else { names.join(" ") };
        let game = dealt(&format!("{SCENARIO}variants {line}")).unwrap_or_else(|why| panic!("{line}: {why:?}"));
        let start = game.start();
        // A few hundred steps of it, played by chance.
        let table = Table::from_position(game, start);
        let played = steading_testing::script::played_on(table, bits, 400, |table| {
            steading_testing::script::check_position(table.game(), table.state());
        });
        assert!(played.log().len() > 50, "{line}");
    }
}

/// Also: TRADE-102, COMBO-010.
#[test]
fn trade_combo_15_with_the_harbormaster_fourteen_points_win() {
    let eleven = "city N(0,1) N(2,0) N(2,-1) N(0,-1), settlement S(-2,1) N(-2,3) N(0,2)";
    // N(2,-1) is a city on a harbour: two of the three harbour points that the card takes.
    let position = |more: &str| {
        format!(
            "option variants harbormaster\nred wagon N(2,1), {eleven}, {more}, hand brick lumber wool grain\nturn red, rolled"
        )
    };
    let mut table = at(&position("delivered 1, road W(2,-1)"));
    play(&mut table, "red builds settlement N(1,0)");
    assert_eq!((points(&table, "red"), public(&table).winner), (13, None));
    let mut table = at(&position("delivered 2, road W(2,-1)"));
    play(&mut table, "red builds settlement N(1,0)");
    assert_eq!((points(&table, "red"), table.next()), (14, Next::Over));
    // The harbours at the corners of trade hexes count: with a third point there the card comes.
    let mut table = at(&position("road Spoke(castle,N(-2,0))"));
    play(&mut table, "red builds settlement N(-2,0)");
    assert_eq!((points(&table, "red"), table.next()), (14, Next::Over), "11 and 1 and 2");
}

/// Also: COMBO-022.
#[test]
fn trade_combo_16_the_friendly_robber_has_no_effect() {
    // Blue has two points, and white none at all; white lives beside the path.
    let position = "
        red   wagon N(2,1)
        blue  wagon N(2,1), settlement N(2,0) S(-2,1), road W(0,0), hand ore
        white wagon N(2,1), settlement N(-1,1), road NW(0,0), hand wool
        turn  red
    ";
    for variants in ["friendly_robber", "none"] {
        let seven = played(&format!("option variants {variants}\n{position}"), "red rolls 3+4");
        assert_eq!(red_may(&seven, "moves barbarian").len(), 3 * 72, "{variants}");
        for (path, card) in [("W(0,0)", "ore"), ("NW(0,0)", "wool")] {
            let mut table = seven.clone();
            play(&mut table, &format!("red moves barbarian NW(-1,0) {path}; red takes card; steal {card}"));
            assert_eq!(hand(&table, "red"), cards(card), "{variants}");
        }
    }
}

/// What others have published for it stays off. Also: TRADE-COMBO-31, TRADE-COMBO-32, TRADE-COMBO-33, TRADE-COMBO-34, TRADE-COMBO-35.
#[test]
fn trade_combo_30_cities_and_knights_are_refused_with_the_scenario() {
    let expansion = "expansion cities_and_knights";
    refused_beside(&format!("{SCENARIO}{expansion}"), "cities_and_knights", "traders_and_barbarians");
    refused_beside(&format!("{expansion}\n{SCENARIO}"), "cities_and_knights", "traders_and_barbarians");
}

#[test]
fn combo_066_rivers_are_refused_with_the_scenario() {
    refused_beside("scenario rivers traders_and_barbarians", "rivers", "traders_and_barbarians");
    refused_beside("scenario traders_and_barbarians rivers", "rivers", "traders_and_barbarians");
    let table = at("red wagon N(0,0), gold 5, hand 2 brick lumber\nturn red, rolled");
    assert_eq!(code(&table, "red builds bridge NE(0,0)"), "NOT_IN_PLAY");
}

#[test]
fn combo_075_caravans_are_refused_with_the_scenario() {
    refused_beside("scenario caravans traders_and_barbarians", "caravans", "traders_and_barbarians");
    refused_beside("scenario traders_and_barbarians caravans", "caravans", "traders_and_barbarians");
}

#[test]
fn trade_combo_01_wagons_and_barbarians_need_the_scenario() {
    let base = table("red hand lumber wool ore\nturn red, rolled");
    for action in ["red upgrades wagon", "red drives wagon N(0,0)", "red fends off W(0,0)", "red stops wagon"] {
        assert_eq!(code(&base, action), "NOT_IN_PLAY", "{action}");
    }
    assert_eq!(code(&base, "red moves barbarian W(0,0) NW(0,0)"), "NOT_IN_PLAY");
    for (option, value) in [("event_2_12_redraw", "off"), ("grain_per_movement", "on")] {
        assert!(dealt(&format!("{option} {value}")).is_err(), "{option}");
        assert!(dealt(&format!("{SCENARIO}{option} {value}")).is_ok(), "{option}");
    }
}
