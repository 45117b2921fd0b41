//! Which modules go together (section 1 and table 7.2 of the catalogue), and what each combination asks of options and boards. What a
//! module asks stands in its folder ([`crate::modules::setting`]); here it is put together.

use steading_game::RuleId;

use crate::illegal::{Code, Detail, Illegal};
use crate::layout::{Layout, Terrain};
use crate::modules::setting::{Setting, each_of};
use crate::modules::{Kind, Module, each_module};
use crate::options::{Options, Setup};
use crate::rule;
use crate::rules::Modules;

/// `BASE-218`: the points to win the base game.
const POINTS: u8 = 10;

/// How many play with modules, unless one of them says otherwise.
const PLAYERS: (u8, u8) = (3, 4);

/// `COMBO-010`, `COMBO-046`: the points to win.
pub fn target(modules: Modules) -> u8 {
    let mut points = POINTS;
    each_of!(modules, M => points += M::MORE_POINTS);
    points
}

/// `COMBO-008`: the fewest and the most who play these modules; nothing for the base game, where an option allows two (`BASE-001`).
pub fn players(modules: Modules) -> Option<(u8, u8)> {
    let mut wanted = (!modules.is_empty()).then_some(PLAYERS);
    each_of!(modules, M => wanted = M::PLAYERS.or(wanted));
    wanted
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

/// Two modules that do not go together, and the rule that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// One, the first in rulebook order.
    pub first: Module,
    /// The other.
    pub second: Module,
    /// The rule.
    pub rule: RuleId,
}

/// The first two of the modules that do not go together: a table plays at most one expansion or scenario (`COMBO-006`, `COMBO-007`), and
/// what a module refuses besides, it says itself.
pub fn conflict(modules: Modules) -> Option<Conflict> {
    let mut whole = modules.iter().filter(|module| module.kind() != Kind::Variant);
    if let (Some(first), Some(second)) = (whole.next(), whole.next()) {
        return Some(Conflict { first, second, rule: rule::COMBO_006 });
    }
    let mut conflict = None;
    each_module!(M, module => if modules.has(module) {
        let refused = modules.iter().find_map(|other| Some((other, M::refuses(other)?)));
        conflict = conflict.or(refused.map(|(other, rule)| {
            let (first, second) = if (other as u16) < module as u16 { (other, module) } else { (module, other) };
            Conflict { first, second, rule }
        }));
    });
    conflict
}

/// Why these modules need a founding phase, if one of them does: every reason with its rule.
pub fn reasons_to_found(modules: Modules) -> Vec<(RuleId, &'static str)> {
    let mut reasons = Vec::new();
    each_of!(modules, M => reasons.extend(M::FOUNDS));
    reasons
}

/// What is wrong with the modules and their options.
pub fn problems(options: &Options) -> Vec<Illegal> {
    let modules = options.modules;
    let mut problems = Vec::new();
    if let Some(Conflict { first, second, rule }) = conflict(modules) {
        let detail = Detail::Combination { first: first.name(), second: second.name() };
        problems.push(Illegal::new(Code::Combination, rule, detail));
    }
    let given = options.colours.len() as u8;
    let is_wrong = |&(low, high): &(u8, u8)| (2..=4).contains(&given) && !(low..=high).contains(&given);
    if let Some((low, high)) = players(modules).filter(is_wrong) {
        let detail = Detail::Range { key: "players", given, low, high };
        problems.push(Illegal::new(Code::Combination, rule::COMBO_008, detail));
    }
    let mut refuse =
        |rule, key, needs| problems.push(Illegal::new(Code::BadOption, rule, Detail::Needs { key, needs }));
    if options.setup == Setup::Beginner {
        for (rule, needs) in reasons_to_found(modules) {
            refuse(rule, "setup", needs);
        }
    }
    each_module!(M, module => if !modules.has(module) {
        for choice in M::CHOICES.iter().filter(|choice| !(choice.is_official)(options)) {
            refuse(choice.key.rule.unwrap_or(rule::COMBO_009), choice.key.name, M::NEEDED);
        }
    });
    problems
}

/// What a board lacks for the scenario, or has without it. Modules that do not go together have no board, and that is said elsewhere.
pub fn board_problems(layout: &Layout, modules: Modules) -> Vec<(RuleId, Detail)> {
    let is_plain = layout.terrain.iter().all(|terrain| *terrain <= Terrain::Desert)
        && (layout.second_token, layout.oasis, layout.grounds.len()) == (None, None, 0);
    if is_plain && modules.scenarios().next().is_none() {
        return Vec::new();
    }
    if conflict(modules).is_some() {
        return Vec::new();
    }
    let mut problems = Vec::new();
    let mut needs = |is_wrong: bool, rule, needs| {
        if is_wrong {
            problems.push((rule, Detail::Needs { key: "board", needs }));
        }
    };
    each_module!(M, module => M::board_problems(layout, modules.has(module), &mut needs));
    problems
}
