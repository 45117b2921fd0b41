//! The keys of the options as data, in the order of a lobby. `options.rs` reads and writes them.

use steading_game::{Form, Key, RuleId};

use crate::modules::{self, Kind, Module, setting};
use crate::options::{BANK_LIMIT, HAND_LIMIT, LARGEST_ARMY_MIN, LONGEST_ROAD_MIN, Options, Range, VICTORY_POINTS};
use crate::rule;
use crate::setup::Tokens;

const COLOURS: &[&str] = &["red", "blue", "white", "orange"];

const EXPANSIONS: &[&str] = &names::<{ count(Kind::Expansion) + 1 }>(Kind::Expansion, &["none"]);
const SCENARIOS: &[&str] = &names::<{ count(Kind::Scenario) + 1 }>(Kind::Scenario, &["none"]);
const VARIANTS: &[&str] = &names::<{ count(Kind::Variant) }>(Kind::Variant, &[]);

/// How many modules of a kind there are.
const fn count(kind: Kind) -> usize {
    let (mut count, mut index) = (0, 0);
    while index < Module::ALL.len() {
        count += (Module::ALL[index].kind() as u8 == kind as u8) as usize;
        index += 1;
    }
    count
}

/// These words, and the names of all modules of a kind.
const fn names<const N: usize>(kind: Kind, first: &[&'static str]) -> [&'static str; N] {
    let mut names = [""; N];
    let (mut place, mut index) = (0, 0);
    while place < first.len() {
        names[place] = first[place];
        place += 1;
    }
    while index < Module::ALL.len() {
        if Module::ALL[index].kind() as u8 == kind as u8 {
            names[place] = Module::ALL[index].name();
            place += 1;
        }
        index += 1;
    }
    names
}

/// The keys a table understands: those of the table, then those of the modules' options, then those of a given board.
pub const KEYS: &[Key] = &joined::<{ OF_TABLE.len() + OF_BOARD.len() + module_keys(true) + module_keys(false) }>();

/// How many keys the modules add to the options, or to a given board.
const fn module_keys(of_options: bool) -> usize {
    let (mut count, mut index) = (0, 0);
    while index < modules::KEYS.len() {
        let (choices, features) = modules::KEYS[index];
        count += if of_options { choices.len() } else { features.len() };
        index += 1;
    }
    count
}

const fn joined<const N: usize>() -> [Key; N] {
    let mut keys = [OF_TABLE[0]; N];
    let mut place = 0;
    let mut add = 0;
    while add < OF_TABLE.len() {
        keys[place] = OF_TABLE[add];
        (place, add) = (place + 1, add + 1);
    }
    let mut module = 0;
    while module < modules::KEYS.len() {
        let mut add = 0;
        while add < modules::KEYS[module].0.len() {
            keys[place] = modules::KEYS[module].0[add].key;
            (place, add) = (place + 1, add + 1);
        }
        module += 1;
    }
    add = 0;
    while add < OF_BOARD.len() {
        keys[place] = OF_BOARD[add];
        (place, add) = (place + 1, add + 1);
    }
    module = 0;
    while module < modules::KEYS.len() {
        let mut add = 0;
        while add < modules::KEYS[module].1.len() {
            keys[place] = modules::KEYS[module].1[add].key;
            (place, add) = (place + 1, add + 1);
        }
        module += 1;
    }
    keys
}

const OF_TABLE: &[Key] = &[
    key("expansion", "none, or the expansion", Form::One(EXPANSIONS), "none", rule::COMBO_006),
    key("scenario", "none, or one of the scenarios", Form::One(SCENARIOS), "none", rule::COMBO_007),
    key("variants", "none, or some of the variants", Form::Many(VARIANTS), "none", rule::COMBO_002),
    key("players", "2, 3 or 4 (2 is a house option)", Form::One(&["2", "3", "4"]), "4", rule::BASE_001),
    key(
        "colours",
        "the colours in turn order, such as `red blue white orange`",
        Form::Row(COLOURS),
        "red blue white orange",
        rule::BASE_001,
    ),
    key(
        "setup",
        "beginner, variable or explicit",
        Form::One(&["beginner", "variable", "explicit"]),
        "variable",
        rule::BASE_028,
    ),
    number(VICTORY_POINTS, "3 to 20", &[], "10"),
    key(
        "first_player",
        "official, dice, random or a colour",
        Form::One(&["official", "dice", "random", "red", "blue", "white", "orange"]),
        "official",
        rule::BASE_034,
    ),
    key("tokens", "spiral or random", Form::One(&["spiral", "random"]), "spiral", rule::BASE_041),
    key(
        "spiral_corner",
        "random, NW, W, SW, SE, E or NE",
        Form::One(&["random", "NW", "W", "SW", "SE", "E", "NE"]),
        "random",
        rule::BASE_042,
    ),
    key("red_neighbours", "forbidden or allowed", Form::One(&["forbidden", "allowed"]), "forbidden", rule::BASE_045),
    key("harbours", "shuffled or fixed", Form::One(&["shuffled", "fixed"]), "shuffled", rule::BASE_039),
    key("phases", "separate or combined", Form::One(&["separate", "combined"]), "separate", rule::BASE_066),
    number(HAND_LIMIT, "cards held on a seven without discarding", &[], "7"),
    number(BANK_LIMIT, "cards of each resource, or unlimited", &["unlimited"], "19"),
    key("bank_shortage", "single or strict", Form::One(&["single", "strict"]), "single", rule::BASE_084),
    key("victory_claim", "automatic or claim", Form::One(&["automatic", "claim"]), "automatic", rule::BASE_222),
    number(LONGEST_ROAD_MIN, "3 to 15", &[], "5"),
    number(LARGEST_ARMY_MIN, "1 to 14", &[], "3"),
    key(
        "turn_limit",
        "turns of all players together, 0 for no limit",
        Form::Number { low: 0, high: u16::MAX, also: &[] },
        "1000",
        rule::BASE_285,
    ),
];

const OF_BOARD: &[Key] = &[
    key("counts_visible", "public", Form::One(&["public"]), "public", rule::BASE_014),
    // For simulations: offers stay legal either way.
    Key { name: "list_offers", help: "on or off", form: Form::Flag, unsaid: "on", rule: None },
    key(
        "board",
        "`beginner` (of the scenario), or five rows of hexes on the following lines",
        Form::Text,
        "",
        rule::BASE_028,
    ),
    key("harbour_sites", "such as `NW(0,-2) 3:1, NE(1,-2) grain`, or none", Form::Text, "", rule::BASE_026),
];

/// A key of an option that a rule is about.
pub const fn key(name: &'static str, help: &'static str, form: Form, unsaid: &'static str, rule: RuleId) -> Key {
    Key { name, help, form, unsaid, rule: Some(rule) }
}

const fn number(range: Range, help: &'static str, also: &'static [&'static str], unsaid: &'static str) -> Key {
    let form = Form::Number { low: range.low as u16, high: range.high as u16, also };
    key(range.key, help, form, unsaid, range.rule)
}

/// Whether a key has nothing to say beside the other options: it belongs to a module that is not played, or to another way of
/// laying out the board, or a module has settled it.
pub fn is_idle(options: &Options, key: &str) -> bool {
    let is_drawn = options.is_drawn();
    match key {
        "tokens" | "harbours" => !is_drawn,
        "spiral_corner" => !is_drawn || options.tokens != Tokens::Spiral,
        "red_neighbours" => !is_drawn || options.tokens != Tokens::Random,
        "harbour_sites" => options.layout.is_none(),
        "counts_visible" => true,
        _ => setting::is_idle(options.modules, key) || is_idle_in_module(options, key),
    }
}

/// The same of a key that a module has.
fn is_idle_in_module(options: &Options, key: &str) -> bool {
    let choice = setting::choices().into_iter().find(|(_, choice)| choice.key.name == key);
    let feature = setting::features().into_iter().find(|(_, feature)| feature.key.name == key);
    match (choice, feature) {
        (Some((module, choice)), _) => !options.modules.has(module) || (choice.is_idle)(options),
        (_, Some((module, _))) => !options.modules.has(module) || options.layout.is_none(),
        (None, None) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_module_is_a_value_of_its_key() {
        let of = |wanted: &str| match KEYS.iter().find(|key| key.name == wanted).map(|key| key.form) {
            Some(Form::One(words) | Form::Many(words)) => words.to_vec(),
            _ => Vec::new(),
        };
        let names = |kind: Kind| kind.modules().map(Module::name);
        assert_eq!(of("variants"), names(Kind::Variant).collect::<Vec<_>>());
        for kind in [Kind::Expansion, Kind::Scenario] {
            assert_eq!(of(kind.key()), ["none"].into_iter().chain(names(kind)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn keys_of_modules_are_there_once() {
        let count = |name: &str| KEYS.iter().filter(|key| key.name == name).count();
        let choices = setting::choices().into_iter().map(|(_, choice)| choice.key.name);
        let features = setting::features().into_iter().map(|(_, feature)| feature.key.name);
        let keys: Vec<&str> = choices.chain(features).collect();
        assert!(keys.contains(&"oasis") && keys.contains(&"grounds"));
        assert!(keys.into_iter().all(|key| count(key) == 1));
        assert!(KEYS.iter().all(|key| count(key.name) == 1));
    }
}
