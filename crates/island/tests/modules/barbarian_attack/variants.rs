//! Barbarian Attack with the other variants (section 7.1), and what it is not played with (section 8).

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Refusal, Value};
use steading_island::modules::harbormaster::harbour_points;
use steading_island::rule;
use steading_island::rules::{Kind, Module};

use super::*;
use crate::support::{cards, hand, listed, points, public, seat};

/// Makes a table of these options, its board drawn.
fn made(lines: &str) -> Result<Island, Vec<steading_island::illegal::Illegal>> {
    let mut options = Island::parse_options(lines).unwrap_or_else(|problems| panic!("{lines}: {problems:?}"));
    Island::deal(&mut options, &mut SmallRng::seed_from_u64(1));
    Island::new(options)
}

/// Also: COMBO-003.
#[test]
fn barb_combo_01_every_variant_goes_with_the_scenario() {
    let alone = made("scenario barbarian_attack").expect("a table");
    assert_eq!(alone.rules.victory_target, 12);
    for variant in Kind::Variant.modules() {
        let lines = format!("scenario barbarian_attack\nvariants {}", variant.name());
        let game = made(&lines).unwrap_or_else(|problems| panic!("{lines}: {problems:?}"));
        let names: Vec<&str> = game.modules.iter().map(Module::name).collect();
        assert!(names.contains(&"barbarian_attack") && names.contains(&variant.name()), "{names:?}");
        assert_eq!(game.layout().terrain, alone.layout().terrain, "{lines}: the board");
        assert_eq!(game.seats().len(), if variant == Module::TwoPlayers { 2 } else { 4 }, "{lines}");
    }
    assert!(made("scenario barbarian_attack\nvariants friendly_robber event_cards harbormaster two_players").is_ok());
}

const MASTER: &str = "option variants harbormaster\n";

/// Harbour points of red and who holds the card.
fn harbours(table: &Table<Island>) -> (u8, String) {
    (harbour_points(table.game(), table.state(), seat(table, "red")), line(table, "harbormaster"))
}

/// Also: HARBOR-009.
#[test]
fn barb_combo_18_played_to_13_and_captured_buildings_give_no_harbour_points() {
    let ends = |count: u32| {
        let lines = format!(
            "{MASTER}red city N(1,1) N(-1,1) S(2,-2) S(0,-2), settlement N(-2,2), prisoners {count}\nturn orange, rolled"
        );
        played(&lines, "orange ends turn").next() == Next::Over
    };
    assert!(!ends(7) && ends(8), "twelve are not enough");
    // The third barbarian on (-2,1) takes the settlement, the harbour point and the card at once.
    let lines = format!(
        "{MASTER}red settlement N(-3,2), city N(2,1)
         white settlement N(0,-2), city N(1,2)
         blue road NE(0,0), hand brick lumber 2 wool 2 grain ore
         harbormaster red\nbarbarians (-2,1) 2\nturn blue, rolled"
    );
    let mut table = at(&lines);
    assert_eq!((harbours(&table), points(&table, "red"), points(&table, "white")), ((3, "red".to_owned()), 5, 3));
    play(&mut table, "blue builds settlement N(0,0); landing 2+2");
    assert_eq!((harbours(&table), points(&table, "red"), points(&table, "white")), ((2, "white".to_owned()), 2, 5));
    assert_eq!(chance(&table), "landing", "in the middle of the attack");
    // Freed, it counts again; white keeps the card at a tie.
    play(&mut table, "landing 1+1; landing 1+2; blue buys card; card intrigue; blue captures barbarian (-2,1)");
    assert_eq!((harbours(&table), points(&table, "red")), ((3, "white".to_owned()), 3));
}

/// Freed by a victory, too. Also: BARB-111.
#[test]
fn harbor_009_a_freed_building_brings_its_harbour_points_and_the_card() {
    let lines = format!(
        "{MASTER}red settlement N(-3,2), city N(2,1)
         blue guards W(-2,1) NE(-3,2) NW(-2,1)
         barbarians (-2,1) 3\nturn orange, rolled"
    );
    let mut table = at(&lines);
    assert_eq!((harbours(&table), points(&table, "red")), ((2, "nobody".to_owned()), 2));
    play(&mut table, "orange ends turn; losses 2");
    assert_eq!((harbours(&table), points(&table, "red")), ((3, "red".to_owned()), 5));
}

/// Also: COMBO-022.
#[test]
fn barb_combo_19_the_friendly_robber_changes_nothing() {
    // Blue has two points, which would protect it from a robber.
    let lines = "option variants friendly_robber\nblue settlement N(0,0) N(1,1), hand ore\nturn red";
    let mut table = played(lines, "red rolls 3+4");
    assert_eq!(listed(&table, "red"), ["red raids blue", "red raids nobody"]);
    play(&mut table, "red raids blue; steal ore");
    assert_eq!((hand(&table, "red"), public(&table).robber), (cards("ore"), None));
}

/// Everything that asks for two of the modules, with any variant.
fn refused_with_any_variant(first: (&str, &str), second: (&str, &str)) {
    for variants in ["none", "friendly_robber", "event_cards", "harbormaster", "two_players"] {
        let both = if first.0 == second.0 {
            format!("{} {} {}", first.0, first.1, second.1)
        } else {
            format!("{} {}\n{} {}", first.0, first.1, second.0, second.1)
        };
        let lines = format!("{both}\nvariants {variants}");
        let problems = made(&lines).err().unwrap_or_else(|| panic!("`{lines}` is allowed"));
        let told: Vec<_> = problems.iter().map(|problem| (problem.code(), problem.rule(), problem.values())).collect();
        let values = vec![("first", Value::from(first.1)), ("second", Value::from(second.1))];
        assert_eq!(told, [("COMBINATION", rule::COMBO_006, values)], "{lines}");
    }
}

/// The published rules for both stand in the catalogue's appendix, and no option plays them. Also: BARB-COMBO-31, BARB-COMBO-32,
/// BARB-COMBO-33, BARB-COMBO-34, BARB-COMBO-35, BARB-COMBO-36, BARB-COMBO-37, BARB-COMBO-38, BARB-COMBO-39, BARB-COMBO-40,
/// BARB-COMBO-41, BARB-COMBO-42.
#[test]
fn barb_combo_30_cities_and_knights_is_refused() {
    refused_with_any_variant(("expansion", "cities_and_knights"), ("scenario", "barbarian_attack"));
}

/// Also: BARB-COMBO-51, BARB-COMBO-52.
#[test]
fn barb_combo_50_both_scenarios_of_barbarians_together_are_refused() {
    let is_known = Module::ALL.iter().any(|module| module.name() == "traders_and_barbarians");
    if is_known {
        refused_with_any_variant(("scenario", "barbarian_attack"), ("scenario", "traders_and_barbarians"));
    } else {
        assert!(Island::parse_options("scenario barbarian_attack traders_and_barbarians").is_err());
    }
}

/// Also: COMBO-006.
#[test]
fn combo_066_rivers_with_barbarian_attack_is_refused() {
    refused_with_any_variant(("scenario", "rivers"), ("scenario", "barbarian_attack"));
}

/// The third number of a landing captures blue's harbour, so that red holds the card and has won: nothing of the landing is left.
#[test]
fn harbor_009_a_landing_that_moves_the_card_and_wins_is_over() {
    let position = "
        option scenario barbarian_attack
        option variants harbormaster
        option victory_points 5
        red   city N(2,-1), settlement S(1,1)
        blue  city S(-2,0), settlement N(-1,3)
        harbormaster blue
        barbarians (-2,1) 3, (-2,0) 2
        turn  red, rolled
        frames turn, attack landing 3 5
    ";
    let table = support::after(position, "landing 6+6");
    assert_eq!(public(&table).winner, Some(seat(&table, "red")));
    let written = table.game().write_position(table.state());
    assert!(!written.contains("landing"), "{written}");
}
