//! The keys of the options as data, in the order of a lobby. `options.rs` reads and writes them.

use steading_game::{Form, Key, RuleId};

use crate::options::{
    BANK_LIMIT, HAND_LIMIT, LARGEST_ARMY_MIN, LONGEST_ROAD_MIN, Options, Range, Setup, VICTORY_POINTS,
};
use crate::rule;
use crate::rules::Module;
use crate::setup::Tokens;

const COLOURS: &[&str] = &["red", "blue", "white", "orange"];

/// The keys a table understands.
pub const KEYS: &[Key] = &[
    key(
        "scenario",
        "none, fishermen, rivers or caravans",
        Form::One(&["none", "fishermen", "rivers", "caravans"]),
        "none",
        rule::COMBO_007,
    ),
    key(
        "variants",
        "none, or some of friendly_robber, event_cards, harbormaster, two_players",
        Form::Many(&["friendly_robber", "event_cards", "harbormaster", "two_players"]),
        "none",
        rule::COMBO_002,
    ),
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
    key("start_fish", "fishermen: off or on", Form::Flag, "off", rule::FISH_014),
    key("strict_fish_payment", "fishermen: off or on", Form::Flag, "off", rule::FISH_047),
    key("fishing_grounds", "fishermen: random or fixed", Form::One(&["random", "fixed"]), "random", rule::FISH_010),
    key(
        "river_gold_limit",
        "rivers: none, or cards a turn",
        Form::Number { low: 0, high: u8::MAX as u16, also: &["none"] },
        "none",
        rule::RIVER_040,
    ),
    key("oasis", "caravans: A, B or random", Form::One(&["A", "B", "random"]), "A", rule::CARAVAN_004),
    key("oasis_closed", "caravans: off or on", Form::Flag, "off", rule::CARAVAN_007),
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
    key(
        "second_token",
        "rivers: the hex with two numbers and the second one, such as `(2,0) 2`",
        Form::Text,
        "",
        rule::RIVER_009,
    ),
    key("grounds", "fishermen: such as `(1,-3) 6, (3,-1) 5`", Form::Text, "", rule::FISH_008),
    key("arrows", "caravans: A or B, as the oasis lies", Form::Text, "", rule::CARAVAN_004),
];

const fn key(name: &'static str, help: &'static str, form: Form, unsaid: &'static str, rule: RuleId) -> Key {
    Key { name, help, form, unsaid, rule: Some(rule) }
}

const fn number(range: Range, help: &'static str, also: &'static [&'static str], unsaid: &'static str) -> Key {
    let form = Form::Number { low: range.low as u16, high: range.high as u16, also };
    key(range.key, help, form, unsaid, range.rule)
}

/// Whether a key has nothing to say beside the other options: it belongs to a module that is not played, or to another way of
/// laying out the board.
pub fn is_idle(options: &Options, key: &str) -> bool {
    let has = |module| options.modules.has(module);
    let is_drawn = options.setup == Setup::Variable && options.layout.is_none();
    match key {
        "tokens" | "harbours" => !is_drawn,
        "spiral_corner" => !is_drawn || options.tokens != Tokens::Spiral,
        "red_neighbours" => !is_drawn || options.tokens != Tokens::Random,
        "start_fish" | "strict_fish_payment" => !has(Module::Fishermen),
        "fishing_grounds" => !has(Module::Fishermen) || !is_drawn,
        "river_gold_limit" => !has(Module::Rivers),
        // On the fixed board the oasis may lie either way, too.
        "oasis" => !has(Module::Caravans) || options.setup == Setup::Explicit,
        "oasis_closed" => !has(Module::Caravans),
        "second_token" => !has(Module::Rivers) || options.layout.is_none(),
        "grounds" => !has(Module::Fishermen) || options.layout.is_none(),
        "arrows" => !has(Module::Caravans) || options.layout.is_none(),
        "harbour_sites" => options.layout.is_none(),
        "counts_visible" => true,
        _ => false,
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
        let names = |is_scenario: bool| {
            Module::ALL.into_iter().filter(move |module| module.is_scenario() == is_scenario).map(Module::name)
        };
        assert_eq!(of("variants"), names(false).collect::<Vec<_>>());
        assert_eq!(of("scenario"), ["none"].into_iter().chain(names(true)).collect::<Vec<_>>());
    }
}
