//! Which modules go together (section 1 and table 7.2 of the catalogue), and what each combination asks of options and boards.

use steading_game::RuleId;

use crate::illegal::{Code, Detail, Illegal};
use crate::layout::{Layout, Terrain};
use crate::modules::{fishermen, rivers};
use crate::options::{Options, Setup};
use crate::rule;
use crate::rules::{Module, Modules};
use crate::topology::{CENTRE, LAND_COUNT};

/// `COMBO-010`, `COMBO-046`: the points to win.
pub fn target(modules: Modules) -> u8 {
    let of_mode = if modules.has(Module::Caravans) { 12 } else { 10 };
    of_mode + u8::from(modules.has(Module::Harbormaster))
}

/// Every combination of modules that the matrix allows (`COMBO-002`, `COMBO-003`, `COMBO-007`), the base game alone among them.
pub fn all() -> impl Iterator<Item = Modules> {
    let subsets = (0..1u32 << Module::ALL.len()).map(|bits| {
        Module::ALL
            .into_iter()
            .enumerate()
            .filter(|(index, _)| bits >> index & 1 != 0)
            .map(|(_, module)| module)
            .collect()
    });
    subsets.filter(|&modules| conflict(modules).is_none())
}

/// `COMBO-006`, `COMBO-007`: two scenarios that were both asked for.
pub fn conflict(modules: Modules) -> Option<(Module, Module)> {
    let mut scenarios = modules.scenarios();
    Some((scenarios.next()?, scenarios.next()?))
}

/// What is wrong with the modules and their options.
pub fn problems(options: &Options) -> Vec<Illegal> {
    let modules = options.modules;
    let mut problems = Vec::new();
    if let Some((first, second)) = conflict(modules) {
        let detail = Detail::Combination { first: first.name(), second: second.name() };
        problems.push(Illegal::new(Code::Combination, rule::COMBO_006, detail));
    }
    let players = options.colours.len() as u8;
    let wanted = if modules.has(Module::TwoPlayers) { Some((2, 2)) } else { (!modules.is_empty()).then_some((3, 4)) };
    if let Some((low, high)) =
        wanted.filter(|&(low, high)| (2..=4).contains(&players) && !(low..=high).contains(&players))
    {
        let detail = Detail::Range { key: "players", given: players, low, high };
        problems.push(Illegal::new(Code::Combination, rule::COMBO_008, detail));
    }
    let mut refuse =
        |rule, key, needs| problems.push(Illegal::new(Code::BadOption, rule, Detail::Needs { key, needs }));
    if options.setup == Setup::Beginner && modules.has(Module::Rivers) {
        refuse(rule::RIVER_004, "setup", "a founding phase beside the rivers");
    }
    if options.setup == Setup::Beginner && modules.has(Module::TwoPlayers) {
        refuse(rule::TWO_005, "setup", "a founding phase beside the neutral settlements");
    }
    let owners = [
        (options.start_fish, Module::Fishermen, rule::FISH_014, "start_fish", "the scenario fishermen"),
        (
            options.strict_fish_payment,
            Module::Fishermen,
            rule::FISH_047,
            "strict_fish_payment",
            "the scenario fishermen",
        ),
        (options.fixed_grounds, Module::Fishermen, rule::FISH_010, "fishing_grounds", "the scenario fishermen"),
        (
            options.river_gold_limit.is_some(),
            Module::Rivers,
            rule::RIVER_040,
            "river_gold_limit",
            "the scenario rivers",
        ),
        (
            options.oasis != Options::default().oasis,
            Module::Caravans,
            rule::CARAVAN_004,
            "oasis",
            "the scenario caravans",
        ),
        (options.oasis_closed, Module::Caravans, rule::CARAVAN_007, "oasis_closed", "the scenario caravans"),
    ];
    for (is_set, owner, rule, key, needs) in owners {
        if is_set && !modules.has(owner) {
            refuse(rule, key, needs);
        }
    }
    problems
}

/// What a board lacks for the scenario, or has without it. Two scenarios have no board, and that they do not go together is said
/// elsewhere.
pub fn board_problems(layout: &Layout, modules: Modules) -> Vec<(RuleId, Detail)> {
    let is_plain = layout.terrain.iter().all(|terrain| *terrain <= Terrain::Desert)
        && (layout.second_token, layout.oasis, layout.grounds.len()) == (None, None, 0);
    if is_plain && modules.scenarios().next().is_none() {
        return Vec::new();
    }
    if conflict(modules).is_some() {
        return Vec::new();
    }
    let count = |terrain| layout.terrain.iter().filter(|&&other| other == terrain).count();
    let mut problems = Vec::new();
    let mut needs = |is_wrong: bool, rule, needs| {
        if is_wrong {
            problems.push((rule, Detail::Needs { key: "board", needs }));
        }
    };
    if modules.has(Module::Fishermen) {
        needs(
            count(Terrain::Lake) != 1 || count(Terrain::Desert) != 0,
            rule::FISH_004,
            "one lake in the place of the desert",
        );
        let is_inside = layout.hexes_of(Terrain::Lake).all(fishermen::board::is_inner);
        needs(!is_inside, rule::FISH_005, "the lake inside the island");
        needs(
            !fishermen::board::are_grounds(layout),
            rule::FISH_008,
            "a fishing ground on every free stretch of the frame",
        );
    } else {
        needs(
            count(Terrain::Lake) > 0 || !layout.grounds.is_empty(),
            rule::FISH_004,
            "no lake and no grounds without the scenario fishermen",
        );
    }
    if modules.has(Module::Rivers) {
        let lies = (0..LAND_COUNT)
            .all(|hex| rivers::board::fixed_terrain()[hex].is_none_or(|kind| layout.terrain[hex] == kind));
        let is_river = lies && count(Terrain::Swamp) == 2 && count(Terrain::Desert) == 0;
        needs(!is_river, rule::RIVER_004, "the two rivers on their places and no desert");
        let is_joined =
            layout.second_token == rivers::board::second_token(&layout.tokens) && layout.second_token.is_some();
        needs(!is_joined, rule::RIVER_009, "the token 2 on a hex with the 12");
    } else {
        needs(
            count(Terrain::Swamp) > 0 || layout.second_token.is_some(),
            rule::RIVER_002,
            "no swamp and no second token without the scenario rivers",
        );
    }
    if modules.has(Module::Caravans) {
        let is_central =
            count(Terrain::Oasis) == 1 && layout.terrain[CENTRE] == Terrain::Oasis && count(Terrain::Desert) == 0;
        needs(!is_central || layout.oasis.is_none(), rule::CARAVAN_002, "the oasis in the middle and no desert");
    } else {
        needs(
            count(Terrain::Oasis) > 0 || layout.oasis.is_some(),
            rule::CARAVAN_002,
            "no oasis without the scenario caravans",
        );
    }
    problems
}
