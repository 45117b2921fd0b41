//! What the expansion is not played with. The published rules for it stand in the appendix and are off (7.3).

use steading_game::Value;
use steading_island::rule;
use steading_island::rules::Module;

use super::refused;

/// Every table that asks for the expansion and this scenario, in either order and with any variant.
fn refused_with_any_variant(scenario: Module) {
    for variants in ["none", "friendly_robber", "event_cards", "harbormaster", "two_players"] {
        let expansion = "expansion cities_and_knights";
        let name = scenario.name();
        for lines in [format!("{expansion}\nscenario {name}"), format!("scenario {name}\n{expansion}")] {
            let lines = format!("{lines}\nvariants {variants}");
            let values = vec![("first", Value::from("cities_and_knights")), ("second", Value::from(name))];
            assert_eq!(refused(&lines), [("COMBINATION", rule::COMBO_006, values)], "{lines}");
        }
    }
}

/// There is no Largest Army for Two Players beside Cities & Knights, and no neutral knight. Also: CK-TB-20, COMBO-067.
#[test]
fn combo_030_two_players_are_refused_with_cities_and_knights() {
    let values = vec![("first", Value::from("two_players")), ("second", Value::from("cities_and_knights"))];
    for variants in ["two_players", "friendly_robber two_players", "two_players event_cards harbormaster"] {
        for setup in ["setup variable", "setup explicit\nboard beginner"] {
            let lines = format!("expansion cities_and_knights\nvariants {variants}\n{setup}");
            assert_eq!(refused(&lines), [("COMBINATION", rule::COMBO_030, values.clone())], "{lines}");
        }
    }
}

/// Gold buys no city back, and no knight crosses a bridge. Also: COMBO-063, COMBO-064, COMBO-065, CK-TB-21.
#[test]
fn combo_062_rivers_with_cities_and_knights_are_refused() {
    refused_with_any_variant(Module::Rivers);
}

#[test]
fn combo_069_fishermen_with_cities_and_knights_are_refused() {
    refused_with_any_variant(Module::Fishermen);
}

#[test]
fn combo_070_caravans_with_cities_and_knights_are_refused() {
    refused_with_any_variant(Module::Caravans);
}
