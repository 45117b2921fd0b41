//! Which modules go together, and what a combination changes (sections 1 and 7.2).

mod events;
mod expansion;
mod refusals;
mod robber_away;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Next, Notation, Refusal, RuleId, Seat, SeatSet, Table, Value};
use steading_island::Island;
use steading_island::base::{building, robber};
use steading_island::combinations;
use steading_island::illegal::{About, Code, Detail, Illegal};
use steading_island::layout::{Layout, Terrain};
use steading_island::modules::{caravans, event_cards, rivers};
use steading_island::options::{Options, Setup, default_colours};
use steading_island::places::Hex;
use steading_island::rule;
use steading_island::rules::{Deck, Founded, GoldRules, Kind, Module, Modules, Numbers, Refuge, Rules};

use crate::support::*;

const VARIANTS: [Module; 4] = [Module::FriendlyRobber, Module::EventCards, Module::Harbormaster, Module::TwoPlayers];
const SCENARIOS: [Module; 5] =
    [Module::Fishermen, Module::Rivers, Module::Caravans, Module::BarbarianAttack, Module::TradersAndBarbarians];

/// Every set of the modules, allowed or not.
fn all_sets() -> Vec<Modules> {
    let of_bits = |bits: u32| Module::ALL.into_iter().filter(|&module| bits >> module as u32 & 1 != 0).collect();
    (0..1 << Module::ALL.len()).map(of_bits).collect()
}

/// The sets that table 7.2 allows: any variants and at most one scenario, or Cities & Knights and any variants but Two Players.
fn allowed_sets() -> Vec<Modules> {
    let is_allowed = |set: &Modules| {
        let scenarios = SCENARIOS.into_iter().filter(|&scenario| set.has(scenario)).count();
        scenarios <= 1 && !(set.has(Module::CitiesAndKnights) && (scenarios > 0 || set.has(Module::TwoPlayers)))
    };
    all_sets().into_iter().filter(is_allowed).collect()
}

/// A table of these options, its board drawn.
fn dealt(options: Options) -> Result<Island, Vec<Illegal>> {
    let mut options = options;
    Island::deal(&mut options, &mut SmallRng::seed_from_u64(1));
    Island::new(options)
}

/// The official table of a combination.
fn playing(modules: Modules) -> Island {
    dealt(Options::playing(modules)).unwrap_or_else(|problems| panic!("{modules:?}: {problems:?}"))
}

/// A refusal: code, rule and values.
type Refused = (&'static str, RuleId, Vec<(&'static str, Value)>);

/// Why option lines make no table, all of it.
fn refused(lines: &str) -> Vec<Refused> {
    let options = Island::parse_options(lines).unwrap_or_else(|problems| panic!("{lines}: {problems:?}"));
    let problems = dealt(options).err().unwrap_or_else(|| panic!("`{lines}` is allowed"));
    problems.iter().map(|problem| (problem.code(), problem.rule(), problem.values())).collect()
}

fn set(modules: &[Module]) -> Modules {
    modules.iter().copied().collect()
}

// Which modules go together.

/// Also: COMBO-020, COMBO-023, COMBO-028, COMBO-029.
#[test]
fn combo_002_the_variants_go_with_one_another_and_with_every_scenario() {
    let mut expected = allowed_sets();
    assert_eq!(expected.len(), 16 * (1 + SCENARIOS.len()) + 8);
    for &modules in &expected {
        playing(modules);
    }
    let mut offered: Vec<Modules> = combinations::all().collect();
    let key = |modules: &Modules| Module::ALL.map(|module| modules.has(module));
    offered.sort_by_key(key);
    expected.sort_by_key(key);
    assert_eq!(offered, expected, "the engine offers exactly the matrix");
}

/// Each variant beside each scenario that can be played, by the words of the options: both are in play, and the table founds. One
/// scenario of five is still to come, which `rules/untestable.toml` remembers.
#[test]
fn combo_003_any_variant_goes_with_any_scenario() {
    for scenario in Kind::Scenario.modules() {
        for variant in Kind::Variant.modules() {
            let lines = format!("scenario {}\nvariants {}", scenario.name(), variant.name());
            let game = dealt(Island::parse_options(&lines).unwrap()).unwrap_or_else(|why| panic!("{lines}: {why:?}"));
            assert_eq!(game.modules, set(&[scenario, variant]), "{lines}");
            assert_eq!(game.layout().terrain, playing(set(&[scenario])).layout().terrain, "{lines}: the board");
            let seats = if variant == Module::TwoPlayers { 2 } else { 4 };
            assert_eq!(game.seats.len(), seats, "{lines}");
        }
    }
    // The adjustments of the three paragraphs: where the robber goes (COMBO-013), and how many points win (COMBO-010).
    let targets = SCENARIOS.map(|scenario| playing(set(&[scenario, Module::Harbormaster])).rules.victory_target);
    assert_eq!(targets, [11, 11, 13, 13, 14]);
}

/// Two scenarios, or a scenario beside Cities & Knights. Also: COMBO-007, COMBO-076, CK-TB-21.
#[test]
fn combo_006_two_scenarios_are_refused_whatever_else_is_played() {
    let mut count = 0;
    let is_for_two = |set: &Modules| set.scenarios().next().is_none();
    for modules in all_sets().into_iter().filter(|set| !allowed_sets().contains(set) && !is_for_two(set)) {
        // All of them together would be played to more points than a table may agree on.
        let options = Options { victory_points: 10, ..Options::playing(modules) };
        let problems = dealt(options).err().unwrap_or_else(|| panic!("{modules:?} is allowed"));
        let mut whole = modules.expansions().chain(modules.scenarios());
        let (first, second) = (whole.next().unwrap().name(), whole.next().unwrap().name());
        let detail = Detail::Combination { first, second };
        assert_eq!(problems, [Illegal::new(Code::Combination, rule::COMBO_006, detail)], "and nothing else is said");
        count += 1;
    }
    // Two scenarios or more, and any number of them beside Cities & Knights, each with any variants.
    let (some, many) = ((1 << SCENARIOS.len()) - 1, (1 << SCENARIOS.len()) - 1 - SCENARIOS.len());
    assert_eq!(count, 16 * (many + some));
}

#[test]
fn combo_007_the_refusal_is_the_same_for_a_given_board_and_a_founding_of_any_kind() {
    for setup in ["setup beginner", "setup variable", "setup explicit\nboard beginner"] {
        for scenarios in ["fishermen rivers", "rivers, caravans", "caravans fishermen", "fishermen,rivers,caravans"] {
            let problems = refused(&format!("{setup}\nscenario {scenarios}"));
            let rules: Vec<(&str, RuleId)> = problems.iter().map(|problem| (problem.0, problem.1)).collect();
            assert!(rules.contains(&("COMBINATION", rule::COMBO_006)), "{setup}, {scenarios}: {rules:?}");
        }
    }
}

/// Every table that asks for two scenarios, in either order and with any variant.
fn refused_with_any_variant(first: Module, second: Module) {
    for variants in ["none", "friendly_robber", "event_cards", "harbormaster", "two_players"] {
        for scenarios in [[first, second], [second, first]] {
            let lines = format!("variants {variants}\nscenario {} {}", scenarios[0].name(), scenarios[1].name());
            let values = vec![("first", Value::from(first.name())), ("second", Value::from(second.name()))];
            assert_eq!(refused(&lines), [("COMBINATION", rule::COMBO_006, values)], "{lines}");
        }
    }
}

/// The published rules for Rivers with Caravans stand in the appendix and are off: neither scenario takes the other's board, and no
/// bridge carries camels. Also: COMBO-061.
#[test]
fn combo_060_rivers_with_caravans_is_refused_and_neither_lends_the_other_its_board() {
    refused_with_any_variant(Module::Rivers, Module::Caravans);
    let oasis = |layout: &mut Layout| (layout.terrain[9], layout.tokens[9]) = (Terrain::Oasis, 0);
    assert_eq!(board_refusals(set(&[Module::Rivers]), oasis)[0].0, Code::BadOption);
    let swamp = |layout: &mut Layout| (layout.terrain[0], layout.tokens[0]) = (Terrain::Swamp, 0);
    assert_eq!(board_refusals(set(&[Module::Caravans]), swamp)[0].0, Code::BadOption);
    let bridge = refusal(&table("option scenario caravans\nturn red, rolled"), "red builds bridge NE(0,0)");
    assert_eq!(bridge.code, Code::NotInPlay);
}

/// Fish buy no bridges: where there are fish there are no rivers, and the other way round.
#[test]
fn combo_068_fishermen_with_rivers_is_refused_and_fish_buy_no_bridge() {
    refused_with_any_variant(Module::Fishermen, Module::Rivers);
    let fish = table("option scenario fishermen\nred fish 3 3\nturn red, rolled");
    assert_eq!(refusal(&fish, "red builds bridge NE(0,0)").code, Code::NotInPlay);
    let rivers = table("option scenario rivers\nturn red, rolled");
    assert_eq!(refusal(&rivers, "red spends fish 3 3 to build road").code, Code::NotInPlay);
}

/// What the rulebook names but this project does not have is an unknown name, with those that there are.
#[test]
fn combo_004_other_boxes_are_unknown_names() {
    for (line, message) in [
        (
            "scenario seafarers",
            "no scenario is called `seafarers`; there are: fishermen rivers caravans barbarian_attack traders_and_barbarians",
        ),
        (
            "variants river",
            "no variant is called `river`; there are: friendly_robber event_cards harbormaster two_players",
        ),
        ("variants rivers", "`rivers` is no variant: write `scenario rivers`"),
        ("scenario rivers harbormaster", "`harbormaster` is no scenario: write `variants harbormaster`"),
        ("expansion seafarers", "no expansion is called `seafarers`; there are: cities_and_knights"),
        ("scenario cities_and_knights", "`cities_and_knights` is no scenario: write `expansion cities_and_knights`"),
        ("variants cities_and_knights", "`cities_and_knights` is no variant: write `expansion cities_and_knights`"),
        ("expansion rivers", "`rivers` is no expansion: write `scenario rivers`"),
    ] {
        let problems = Island::parse_options(line).expect_err("refused");
        let told: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
        assert_eq!(told, [message], "{line}");
    }
}

#[test]
fn combo_002_names_are_read_in_any_order_and_written_in_one() {
    let all = "friendly_robber event_cards harbormaster two_players";
    for line in [
        format!("variants {all}"),
        "variants two_players,harbormaster,event_cards,friendly_robber".to_owned(),
        "variants Two-Players, event-cards  harbormaster, FRIENDLY_ROBBER, harbormaster".to_owned(),
    ] {
        let options = Island::parse_options(&line).unwrap();
        assert_eq!(options.modules, set(&VARIANTS));
        assert!(Island::write_options(&options).contains(&format!("scenario none\nvariants {all}\n")), "{line}");
    }
    for modules in allowed_sets() {
        let options = Options::playing(modules);
        assert_eq!(Island::parse_options(&Island::write_options(&options)).unwrap(), options);
    }
    assert_eq!(Island::parse_options("variants none\nscenario none\nexpansion none").unwrap(), Options::default());
    let cities = Island::parse_options("variants harbormaster\nexpansion Cities-And-Knights\nscenario none").unwrap();
    assert_eq!(cities.modules, set(&[Module::CitiesAndKnights, Module::Harbormaster]));
}

/// Records from before there were other variants say `friendly_robber on`.
#[test]
fn combo_020_the_old_option_of_the_friendly_robber_is_still_read() {
    let on = Island::parse_options("friendly_robber on").unwrap();
    assert_eq!(on, Options::playing(set(&[Module::FriendlyRobber])));
    assert_eq!(Island::parse_options("friendly_robber off").unwrap(), Options::default());
    assert!(Island::parse_options("friendly_robber yes").is_err());
}

/// No scenario has to be played before another.
#[test]
fn combo_005_the_campaign_is_an_order_of_names_and_nothing_more() {
    let in_order: Vec<Module> = Kind::Scenario.modules().collect();
    assert_eq!(in_order, SCENARIOS);
    for scenario in SCENARIOS {
        let game = playing(set(&[scenario]));
        assert_eq!(game.modules, set(&[scenario]));
    }
}

// How many play.

#[test]
fn combo_008_three_or_four_play_and_exactly_two_with_two_players() {
    for modules in allowed_sets() {
        for players in 2..=4u8 {
            let options = Options { colours: default_colours(players.into()), ..Options::playing(modules) };
            let (low, high) = if modules.has(Module::TwoPlayers) { (2, 2) } else { (3, 4) };
            // Two without any module are a house option of the base game.
            let is_allowed = modules.is_empty() || (low..=high).contains(&players);
            let detail = Detail::Range { key: "players", given: players, low, high };
            match dealt(options) {
                Ok(game) => {
                    assert!(is_allowed, "{modules:?} with {players}");
                    assert_eq!(game.seats.len(), u32::from(players));
                }
                Err(problems) => {
                    assert!(!is_allowed, "{modules:?} with {players}");
                    assert_eq!(problems, [Illegal::new(Code::Combination, rule::COMBO_008, detail)]);
                }
            }
        }
    }
}

/// Also: COMBO-076.
#[test]
fn combo_008_the_number_of_players_follows_the_variant_unless_it_is_given() {
    let players = |lines: &str| Island::parse_options(lines).unwrap().colours.len();
    assert_eq!(players("variants two_players"), 2);
    assert_eq!(players("scenario rivers\nvariants harbormaster two_players"), 2);
    assert_eq!(players("variants harbormaster"), 4);
    let range = |given: u8, low: u8, high: u8| {
        vec![("key", Value::from("players")), ("given", given.into()), ("low", low.into()), ("high", high.into())]
    };
    assert_eq!(refused("variants two_players\nplayers 4"), [("COMBINATION", rule::COMBO_008, range(4, 2, 2))]);
    assert_eq!(refused("scenario rivers\nplayers 2"), [("COMBINATION", rule::COMBO_008, range(2, 3, 4))]);
    let both = refused("scenario rivers caravans\nplayers 2");
    assert_eq!(both.iter().map(|problem| problem.1).collect::<Vec<_>>(), [rule::COMBO_006, rule::COMBO_008]);
}

// What a combination changes.

/// The figures and cards of the modules there are; knights, wagons and barbarians belong to scenarios to come, and the coins are
/// without limit (RIVER-043).
#[test]
fn combo_001_the_box_holds_bridges_camels_and_event_cards() {
    let colours = start("variants two_players\nsetup explicit\nboard beginner").game().colours.len();
    assert_eq!(u32::from(rivers::bridges::BRIDGES) * colours, 12);
    assert_eq!(caravans::CAMELS, 22);
    let numbered: u8 = event_cards::deck::FACES.iter().map(|face| face.count).sum();
    assert_eq!(numbered + 2, 38, "New Year and the title card are the others");
}

/// Five points of pieces, two of them taken off while red has the least gold; the target stays.
#[test]
fn combo_011_a_poor_settler_has_two_points_less() {
    let mut table = table(
        "option scenario rivers
         option victory_points 5
         red    city N(0,0) S(0,1), settlement N(2,1), hand 4 wool
         blue   settlement N(-1,0), gold 1
         white  gold 1
         turn   red, rolled",
    );
    assert_eq!((points(&table, "red"), points(&table, "blue"), points(&table, "orange")), (3, 1, -2));
    assert_eq!(table.game().rules.victory_target, 5);
    let log = play(&mut table, "red banks 4 wool for gold");
    assert_eq!((points(&table, "red"), log.last().unwrap().as_str()), (5, "red wins with 5 points"));
}

/// Five points are five points, but six are needed until somebody else has the boot.
#[test]
fn combo_011_the_old_boot_raises_the_own_target_and_takes_no_points() {
    let mut table = table(
        "option scenario fishermen
         option victory_points 5
         red    city N(0,0) S(0,1), settlement N(2,1)
         blue   city N(-1,0) S(-1,1), settlement N(1,-2)
         boot   red
         turn   red, rolled",
    );
    assert_eq!((points(&table, "red"), public(&table).winner), (5, None));
    assert!(is_legal(&table, "red ends turn"), "the game goes on");
    let log = play(&mut table, "red passes boot to blue");
    assert_eq!((points(&table, "blue"), log.last().unwrap().as_str()), (5, "red wins with 5 points"));
}

/// Repairing a road and building a bridge close trading; what tokens, fish and gold buy does not, and is not closed by building.
#[test]
fn combo_071_only_building_closes_trading() {
    let trade = "red banks 4 wool for ore";
    let road = "red builds road NW(1,0)";
    let seat = "red settlement N(0,0), road NE(0,0), hand 3 brick 3 lumber 4 wool 2 grain";
    let after_it = |options: &str, more: &str, moves: &str| {
        let position = format!("{options}\n{seat}, {more}\nblue hand 2 ore\nturn red, rolled\nrobber (1,0)");
        let mut table = table(&position);
        play(&mut table, moves);
        table
    };
    let events = "option variants event_cards";
    let two = "option variants two_players\noption colours red blue";
    for (options, more, building) in [
        (events, "damaged NE(0,0)", "red repairs road NE(0,0)"),
        ("option scenario rivers", "gold 2", "red builds bridge W(1,-1)"),
    ] {
        let table = after_it(options, more, building);
        assert_eq!(refusal(&table, trade).code, Code::TradeClosed, "{building}");
    }
    for (options, more, other) in [
        ("option scenario rivers", "gold 2", "red buys ore for gold"),
        ("option scenario fishermen", "fish 2", "red spends fish 2 to remove robber"),
        ("option scenario fishermen", "fish 3", "red spends fish 3 to rob blue; steal ore"),
        ("option scenario fishermen", "fish 1 3", "red spends fish 1 3 to take ore"),
        (two, "tokens 5", "red chases robber"),
        (two, "tokens 5", "red forces trade; steal ore; steal ore; red hands over grain grain"),
        (two, "knights 1", "red retires knight"),
    ] {
        let trading = after_it(options, more, other);
        assert!(is_legal(&trading, trade), "{other}");
        let neutral = if options == two { "; red builds road NW(-1,2) for white" } else { "" };
        let white = if options == two { "\nwhite settlement N(-1,2)" } else { "" };
        let built = after_it(&format!("{options}{white}"), more, &format!("{road}{neutral}; {other}"));
        assert_eq!(refusal(&built, trade).code, Code::TradeClosed, "{other}");
    }
}

/// Also: COMBO-046.
#[test]
fn combo_010_the_points_to_win_are_those_of_the_mode_and_one_more_with_the_harbormaster() {
    for modules in allowed_sets() {
        let of_mode = match modules.expansions().chain(modules.scenarios()).next() {
            Some(Module::CitiesAndKnights | Module::TradersAndBarbarians) => 13,
            None | Some(Module::Fishermen | Module::Rivers) => 10,
            _ => 12,
        };
        let expected = of_mode + i8::from(modules.has(Module::Harbormaster));
        assert_eq!(playing(modules).rules.victory_target, expected, "{modules:?}");
    }
}

#[test]
fn combo_046_the_targets_with_the_harbormaster_as_printed() {
    let targets = [("none", 11), ("fishermen", 11), ("rivers", 11), ("caravans", 13)];
    for (scenario, target) in targets.into_iter().chain([("barbarian_attack", 13), ("traders_and_barbarians", 14)]) {
        let options = Island::parse_options(&format!("variants harbormaster\nscenario {scenario}")).unwrap();
        assert_eq!(options.victory_points, target, "{scenario}");
        let lower = Island::parse_options(&format!("victory_points 8\nscenario {scenario}")).unwrap();
        assert_eq!(lower.victory_points, 8, "the table may agree on another number");
    }
}

/// Also: COMBO-020, COMBO-023, COMBO-028.
#[test]
fn combo_009_nothing_else_of_the_base_rules_changes() {
    let base = playing(Modules::NONE).rules;
    for modules in allowed_sets() {
        let mut rules = playing(modules).rules;
        assert_eq!(rules.hand_limit, 7);
        // The slots and numbers that modules own, put back to those of the base game.
        rules.victory_target = base.victory_target;
        rules.numbers = base.numbers;
        rules.refuge = base.refuge;
        rules.gold = base.gold;
        rules.army_set_aside = base.army_set_aside;
        if modules.has(Module::CitiesAndKnights) {
            put_back_slots_of_cities(&mut rules, &base);
        }
        if modules.has(Module::BarbarianAttack) {
            put_back_slots_of_attack(&mut rules, &base);
        }
        if modules.has(Module::TradersAndBarbarians) {
            put_back_slots_of_traders(&mut rules, &base);
        }
        assert_eq!(format!("{rules:?}"), format!("{base:?}"), "{modules:?}");
    }
}

/// What Cities & Knights changes, as it says, is put back to what the base game has.
fn put_back_slots_of_cities(rules: &mut Rules, base: &Rules) {
    rules.before_number = base.before_number;
    assert_eq!((rules.deck, rules.largest_army_min), (Deck::Nothing, None));
    assert_eq!(rules.founding, [Founded::Settlement, Founded::City]);
    assert!(rules.robber_waits && !rules.building_closes_trade);
    (rules.deck, rules.largest_army_min) = (base.deck, base.largest_army_min);
    (rules.founding, rules.robber_waits) = (base.founding, base.robber_waits);
    rules.building_closes_trade = base.building_closes_trade;
    (rules.bank, rules.goods, rules.yields) = (base.bank, base.goods, base.yields);
}

/// The same for Barbarian Attack.
fn put_back_slots_of_attack(rules: &mut Rules, base: &Rules) {
    assert!(matches!(rules.deck, Deck::AtOnce(_)) && rules.after_discards != base.after_discards);
    assert_eq!((rules.founding, rules.largest_army_min), ([Founded::Settlement, Founded::City], None));
    (rules.deck, rules.after_discards) = (base.deck, base.after_discards);
    (rules.founding, rules.largest_army_min) = (base.founding, base.largest_army_min);
}

/// The same for Traders & Barbarians.
fn put_back_slots_of_traders(rules: &mut Rules, base: &Rules) {
    assert_eq!((rules.deck, rules.longest_road_min), (Deck::Traders, None));
    assert_eq!(rules.founding, [Founded::Settlement, Founded::City]);
    assert!(rules.after_discards != base.after_discards && rules.after_knight != base.after_knight);
    (rules.deck, rules.longest_road_min, rules.founding) = (base.deck, base.longest_road_min, base.founding);
    (rules.after_discards, rules.after_knight) = (base.after_discards, base.after_knight);
}

#[test]
fn combo_020_the_friendly_robber_changes_no_number_and_no_slot() {
    for modules in allowed_sets().into_iter().filter(|set| !set.has(Module::FriendlyRobber)) {
        let (without, with) = (playing(modules), playing(modules.with(Module::FriendlyRobber)));
        assert_eq!(format!("{:?}", with.rules), format!("{:?}", without.rules), "{modules:?}");
        assert_eq!(with.layout(), without.layout());
    }
}

#[test]
fn combo_023_event_cards_change_where_numbers_come_from_and_nothing_else() {
    for modules in allowed_sets().into_iter().filter(|set| !set.has(Module::EventCards)) {
        let (without, with) = (playing(modules), playing(modules.with(Module::EventCards)));
        assert_eq!((without.rules.numbers, with.rules.numbers), (Numbers::TwoDice, Numbers::EventCards));
        let mut rules = with.rules.clone();
        rules.numbers = Numbers::TwoDice;
        assert_eq!(format!("{rules:?}"), format!("{:?}", without.rules), "{modules:?}");
        assert_eq!(with.layout(), without.layout());
    }
}

#[test]
fn combo_028_the_harbormaster_raises_the_target_by_one_and_nothing_else() {
    for modules in allowed_sets().into_iter().filter(|set| !set.has(Module::Harbormaster)) {
        let (without, with) = (playing(modules), playing(modules.with(Module::Harbormaster)));
        let mut rules = with.rules.clone();
        rules.victory_target -= 1;
        assert_eq!(format!("{rules:?}"), format!("{:?}", without.rules), "{modules:?}");
        assert_eq!(with.layout(), without.layout());
    }
}

#[test]
fn combo_072_gold_has_no_limit_in_the_rivers_unless_the_table_wants_one_and_is_two_cards_elsewhere() {
    for modules in allowed_sets() {
        let gold = match modules.scenarios().next() {
            Some(Module::Rivers) => Some(GoldRules { purchases_max: None, ..GoldRules::PLAIN }),
            Some(Module::BarbarianAttack) => Some(GoldRules { purchases_max: Some(2), ..GoldRules::PLAIN }),
            Some(Module::TradersAndBarbarians) => {
                Some(GoldRules { purchases_max: Some(2), start: 5, at_plain_rate: true })
            }
            _ => None,
        };
        assert_eq!(playing(modules).rules.gold, gold, "{modules:?}");
    }
    let limited = dealt(Island::parse_options("scenario rivers\nriver_gold_limit 2").unwrap()).unwrap();
    assert_eq!(limited.rules.gold, Some(GoldRules { purchases_max: Some(2), ..GoldRules::PLAIN }));
}

/// Blue comes to 11 points in orange's turn: the game is won when blue's turn begins, and not before.
#[test]
fn combo_012_who_reaches_the_target_in_another_turn_wins_in_the_own_one() {
    let position = "
        option variants harbormaster
        red     road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0)
        blue    road NE(-3,2) NW(-2,2) NE(-2,2) NW(-1,2) NE(-1,2), city N(0,-2) N(2,-1) S(1,1), settlement N(2,1)
        longest-road red
        orange  road W(-1,0), hand brick lumber wool grain
        turn    orange, rolled
    ";
    let mut table = table(position);
    assert_eq!(points(&table, "blue"), 9);
    play(&mut table, "orange builds settlement S(-1,-1)");
    assert_eq!((points(&table, "blue"), public(&table).winner), (11, None));
    let log = play(&mut table, "orange ends turn; red rolls 1+1; red ends turn");
    assert_eq!(log.last().unwrap(), "blue wins with 11 points");
}

// The robber's refuge.

#[test]
fn combo_013_the_refuge_is_the_desert_beside_the_board_or_a_swamp() {
    for modules in allowed_sets() {
        let game = playing(modules);
        let (refuge, count) = match modules.scenarios().next() {
            None => (Refuge::Desert, 1),
            Some(Module::Rivers) => (Refuge::Swamp, 2),
            Some(Module::BarbarianAttack | Module::TradersAndBarbarians) => (Refuge::NoRobber, 0),
            Some(_) => (Refuge::Beside, 0),
        };
        assert_eq!(game.rules.refuge, refuge, "{modules:?}");
        let refuges = robber::refuges(&game);
        assert_eq!(refuges.iter().count(), count, "{modules:?}");
        assert!(refuges.iter().all(|hex| game.resource_of(hex).is_none()));
        // The robber begins where effects send it, unless it waits for the barbarians (`CK-024`).
        let start = game.start();
        assert_eq!(robber::is_away(&game, &start), !game.rules.robber_waits);
        assert_eq!(game.rules.robber_waits, modules.has(Module::CitiesAndKnights));
        assert_eq!(
            start.public.robber.is_none(),
            matches!(refuge, Refuge::Beside | Refuge::NoRobber) || game.rules.robber_waits
        );
    }
}

/// Also: COMBO-013.
#[test]
fn combo_015_either_swamp_is_the_refuge_of_the_rivers() {
    let table = table("option scenario rivers\nturn red");
    let swamps: Vec<Hex> = robber::refuges(table.game()).iter().collect();
    let expected: Vec<Hex> = ["(-1,-1)", "(-2,1)"].iter().map(|name| name.parse().unwrap()).collect();
    assert_eq!(swamps, expected);
    let mut state = table.state().clone();
    for (place, is_away) in [("(-1,-1)", true), ("(-2,1)", true), ("(0,0)", false)] {
        state.public.robber = place.parse().ok();
        assert_eq!(robber::is_away(table.game(), &state), is_away, "{place}");
    }
}

#[test]
fn combo_014_a_robber_beside_the_board_blocks_nothing_and_comes_back_with_a_seven_or_a_knight() {
    let position = "option scenario fishermen
                    red   cards knight
                    blue  settlement N(1,0), hand ore
                    robber off\nturn red";
    let mut table = table(position);
    assert_eq!(public(&start("setup beginner\nscenario fishermen")).robber, None);
    // Nothing is blocked: the hex (1,0) yields lumber on a 3.
    let log = play(&mut table, "red rolls 1+2");
    assert!(log.contains(&"blue gains 1 lumber".to_owned()), "{log:?}");
    for moves in ["red rolls 3+4", "red plays knight"] {
        let mut table = after(position, moves);
        assert_eq!(listed(&table, "red").len(), 19, "any hex, since it stands on none");
        play(&mut table, "red moves robber (1,0); steal ore");
        assert_eq!((public(&table).robber, hand(&table, "red")), ("(1,0)".parse().ok(), cards("ore")));
    }
}

/// Six settlements of three players with two points each, at every land hex but the middle one.
const EVERYWHERE: &str = "red    settlement S(2,-2) N(1,1)
                          blue   settlement N(0,-1) S(0,1), hand wool
                          orange settlement N(-2,2) S(-1,-1), hand grain";

/// A seven with every hex but the robber's own closed, and white with three points at the middle hex.
fn nowhere_to_go(scenario: &str, robber: &str) -> Table<Island> {
    let position = format!(
        "option variants friendly_robber\noption scenario {scenario}\n{EVERYWHERE}
         white settlement N(0,0), city N(1,-2), hand ore
         robber {robber}\nturn red"
    );
    after(&position, "red rolls 3+4")
}

#[test]
fn combo_021_without_a_desert_the_friendly_robber_takes_the_refuge_of_the_scenario() {
    // Beside the board: nobody is asked and nobody is robbed.
    let left = nowhere_to_go("fishermen", "(0,0)");
    assert_eq!((public(&left).robber, left.next()), (None, Next::Seats(SeatSet::only(Seat(0)))));
    assert!(is_legal(&left, "red ends turn"));
    // A swamp: the mover chooses which, though protected players live there.
    let mut sent = nowhere_to_go("rivers", "(0,0)");
    assert_eq!(listed(&sent, "red"), ["red moves robber (-1,-1)", "red moves robber (-2,1)"]);
    let log = play(&mut sent, "red moves robber (-2,1)");
    assert_eq!(log, ["red moves the robber to (-2,1)"]);
    assert!(is_legal(&sent, "red ends turn"), "the protected are not robbed");
}

/// In Caravans a robber beside the board enters on a number only: with all of those closed it stays where it is, though nobody lives
/// at the oasis. From the board it may still go to the oasis, unless that is closed. Also: CARAVAN-006, CARAVAN-007.
#[test]
fn combo_021_in_caravans_the_open_oasis_is_no_way_in() {
    let seven = |lines: &str| {
        let position = format!(
            "option variants friendly_robber\noption scenario caravans\n{EVERYWHERE}\nwhite settlement N(1,-2)\n{lines}\nturn red"
        );
        after(&position, "red rolls 3+4")
    };
    let outside = seven("robber off");
    assert_eq!((public(&outside).robber, is_legal(&outside, "red ends turn")), (None, true));
    let inside = seven("robber (1,0)");
    assert_eq!(listed(&inside, "red"), ["red moves robber (0,0)"]);
    let closed = seven("option oasis_closed on\nrobber (1,0)");
    assert_eq!((public(&closed).robber, is_legal(&closed, "red ends turn")), (None, true));
}

#[test]
fn combo_035_neutral_colours_protect_nothing() {
    let before = table("option variants friendly_robber two_players\nturn blue, rolled 3+4\nframes turn, move-robber");
    let (game, mut state) = (before.game().clone(), before.state().clone());
    // A corner of the island that no neutral settlement touches at the start.
    let site = "S(-2,2)".parse().expect("an intersection");
    building::put_settlement(&game, &mut state, Seat(2), site);
    let table = Table::from_position(game.clone(), state.clone());
    assert!(is_legal(&table, "blue moves robber (-2,2)"), "a neutral settlement does not");
    let mut state = before.state().clone();
    building::put_settlement(&game, &mut state, Seat(1), site);
    let illegal = refusal(&Table::from_position(game, state), "blue moves robber (-2,2)");
    assert_eq!(illegal.code, Code::RobberSpares, "a player's does");
}

// Boards that do not fit.

/// What is wrong with a table of this board.
fn board_refusals(modules: Modules, change: impl Fn(&mut Layout)) -> Vec<(Code, RuleId)> {
    let mut layout = Layout::beginner_of(modules);
    change(&mut layout);
    let options = Options { setup: Setup::Explicit, layout: Some(layout), ..Options::playing(modules) };
    options.problems().iter().map(|problem| (problem.code, problem.rule)).collect()
}

/// Also: RIVER-002, RIVER-009.
#[test]
fn river_004_a_board_with_other_rivers_is_refused_and_so_are_rivers_without_the_scenario() {
    let rivers = set(&[Module::Rivers]);
    let at = |name: &str| name.parse::<Hex>().expect("a hex").index();
    assert_eq!(board_refusals(rivers, |_| {}), []);
    let wrong = [(Code::BadOption, rule::RIVER_004)];
    let bare = |layout: &mut Layout, hex, terrain| (layout.terrain[hex], layout.tokens[hex]) = (terrain, 0);
    assert_eq!(board_refusals(rivers, |layout| bare(layout, at("(0,0)"), Terrain::Desert)), wrong, "a desert");
    assert_eq!(board_refusals(rivers, |layout| bare(layout, at("(0,0)"), Terrain::Swamp)), wrong, "a third swamp");
    assert_eq!(board_refusals(rivers, |layout| layout.terrain[at("(0,1)")] = Terrain::Forest), wrong, "no source");
    assert_eq!(board_refusals(rivers, |layout| layout.second_token = None), [(Code::BadOption, rule::RIVER_009)]);
    let base = [(Code::BadOption, rule::RIVER_002)];
    assert_eq!(board_refusals(Modules::NONE, |layout| layout.terrain[at("(0,0)")] = Terrain::Swamp), base);
    assert_eq!(board_refusals(Modules::NONE, |layout| layout.second_token = Some((Hex(0), 2))), base);
}

#[test]
fn river_004_the_rivers_leave_no_room_for_the_beginner_pieces() {
    let values = vec![("key", Value::from("setup")), ("needs", Value::from("a founding phase beside the rivers"))];
    assert_eq!(refused("setup beginner\nscenario rivers"), [("BAD_OPTION", rule::RIVER_004, values)]);
}

// Options of modules that are not played.

#[test]
fn combo_009_an_option_of_a_scenario_that_is_not_played_is_refused() {
    for (line, rule, owner) in [
        ("start_fish on", rule::FISH_014, "fishermen"),
        ("strict_fish_payment on", rule::FISH_047, "fishermen"),
        ("fishing_grounds fixed", rule::FISH_010, "fishermen"),
        ("river_gold_limit 2", rule::RIVER_040, "rivers"),
        ("oasis B", rule::CARAVAN_004, "caravans"),
        ("oasis_closed on", rule::CARAVAN_007, "caravans"),
        ("gold_at_four off", rule::BARB_128, "barbarian attack"),
        ("strict_majority on", rule::BARB_092, "barbarian attack"),
        ("foreign_tie_reroll on", rule::BARB_COMBO_08, "barbarian attack"),
        ("overrun_cities off", rule::BARB_046, "barbarian attack"),
    ] {
        let key = line.split_once(' ').unwrap().0;
        let values = vec![("key", Value::from(key)), ("needs", Value::from(format!("the scenario {owner}")))];
        assert_eq!(refused(line), [("BAD_OPTION", rule, values)], "{line}");
        let other = if owner == "rivers" { "caravans" } else { "rivers" };
        assert_eq!(refused(&format!("{line}\nscenario {other}"))[0].1, rule, "{line}");
        let options = Island::parse_options(&format!("{line}\nscenario {}", owner.replace(' ', "_"))).unwrap();
        assert!(dealt(options.clone()).is_ok(), "{line}");
        assert_eq!(Island::parse_options(&Island::write_options(&options)).unwrap(), options);
    }
}
