//! What a module asks of a table: how many play, to how many points, which options are its own, which board it is played on.

use rand::Rng;
use steading_game::{Key, RuleId, Syntax};

use crate::layout::{Layout, Terrain};
use crate::modules::{Module, each_module};
use crate::options::Options;
use crate::rules::{Modules, Rules};
use crate::topology::{ISLAND, LAND_COUNT, TRADE_ISLAND, Topology};

/// What a module that a table chooses says of itself before there is a game; what it does not mention is as in the base game.
pub trait Setting {
    /// How many points more a game is played to.
    const MORE_POINTS: u8 = 0;

    /// The fewest and the most who play; as all modules if nothing is said (`COMBO-008`).
    const PLAYERS: Option<(u8, u8)> = None;

    /// By which rule it does not go together with the other module, though their kinds would.
    fn refuses(_other: Module) -> Option<RuleId> {
        None
    }

    /// Whether the colours that nobody chose are neutral and have pieces on the board.
    const HAS_NEUTRAL: bool = false;

    /// Why there must be a founding phase, if the beginner set-up does not do.
    const FOUNDS: Option<(RuleId, &'static str)> = None;

    /// Whether the fixed board begins with the pieces printed on it; otherwise there is a founding phase on it, too.
    const PRESETS: bool = true;

    /// The options of every table that have nothing to say beside it: they are read, and change nothing.
    const IDLE: &'static [&'static str] = &[];

    /// What its options need where it is not played.
    const NEEDED: &'static str = "";

    /// Its options.
    const CHOICES: &'static [Choice] = &[];

    /// What it adds to a board given hex by hex.
    const FEATURES: &'static [Feature] = &[];

    /// Changes parameters and slots.
    fn amend(_options: &Options, _rules: &mut Rules) {}

    /// Gives its options any values, for the laws.
    fn any_options(_options: &mut Options, _rng: &mut impl Rng) {}

    /// How many tables differ so much that each is held to the laws with as many games.
    const TABLES: u64 = 1;

    /// Makes it one of them.
    fn lay_table(_number: u64, _options: &mut Options) {}

    // The board.

    /// The number tokens in letter order, where they are not those of the base game.
    const LETTERS: Option<&'static [u8]> = None;

    /// Whether a spiral of tokens begins at any hex of the coast with a number, and not at a corner.
    const SPIRAL_ANYWHERE: bool = false;

    /// The hexes of the box that stay in it, since the scenario has others in their place.
    const LEFT_OUT: &'static [Terrain] = &[];

    /// The hexes with plazas and spokes (`TRADE-022`).
    const HAS_PLAZAS: bool = false;

    /// Lays the hexes that are not drawn.
    fn lay(_fixed: &mut [Option<Terrain>; LAND_COUNT], _rng: &mut impl Rng) {}

    /// Adds what lies on a drawn board besides hexes, tokens and harbours.
    fn adorn(_layout: &mut Layout, _options: &Options, _rng: &mut impl Rng) {}

    /// Moves the harbours of a given board that lie where nobody could use them.
    fn move_harbours(_layout: &mut Layout) {}

    /// Makes its own fixed board of the beginner board.
    fn make_beginner(_layout: &mut Layout) {}

    /// What a board lacks for it, or has without it: whether something is wrong, the rule, and what is needed.
    fn board_problems(_layout: &Layout, _is_played: bool, _needs: &mut impl FnMut(bool, RuleId, &'static str)) {}
}

/// An option of a module.
pub struct Choice {
    /// Its key.
    pub key: Key,
    /// Reads its value.
    pub read: fn(&mut Options, &str) -> Result<(), Syntax>,
    /// Writes its value.
    pub write: fn(&Options) -> String,
    /// Whether it has the official value; with another one the module must be played.
    pub is_official: fn(&Options) -> bool,
    /// Whether it has nothing to say beside the other options, though the module is played.
    pub is_idle: fn(&Options) -> bool,
}

/// What a module adds to a board given hex by hex.
pub struct Feature {
    /// Its key.
    pub key: Key,
    /// Reads it onto the board.
    pub read: fn(&mut Layout, &str) -> Result<(), Syntax>,
    /// Writes it, if the board has it.
    pub write: fn(&Layout) -> Option<String>,
}

/// Every option of a module, with the module.
pub fn choices() -> Vec<(Module, &'static Choice)> {
    let mut choices = Vec::new();
    each_module!(M, module => choices.extend(M::CHOICES.iter().map(|choice| (module, choice))));
    choices
}

/// Everything that a module adds to a given board, with the module.
pub fn features() -> Vec<(Module, &'static Feature)> {
    let mut features = Vec::new();
    each_module!(M, module => features.extend(M::FEATURES.iter().map(|feature| (module, feature))));
    features
}

/// Does something for every module of the set, in rulebook order.
macro_rules! each_of {
    ($modules:expr, $module:ident => $body:expr) => {
        $crate::modules::each_module!($module, module => if $modules.has(module) { $body; })
    };
}
pub(crate) use each_of;

/// Whether the fixed board begins with the pieces printed on it.
pub fn has_presets(modules: Modules) -> bool {
    let mut has = true;
    each_of!(modules, M => has &= M::PRESETS);
    has
}

/// Whether an option of every table has nothing to say beside these modules.
pub fn is_idle(modules: Modules, key: &str) -> bool {
    let mut is_idle = false;
    each_of!(modules, M => is_idle |= M::IDLE.contains(&key));
    is_idle
}

/// The places of a board for these modules.
pub fn topology(modules: Modules) -> &'static Topology {
    let mut has_plazas = false;
    each_of!(modules, M => has_plazas |= M::HAS_PLAZAS);
    if has_plazas { &TRADE_ISLAND } else { &ISLAND }
}

/// Moves the harbours of a given board to where these modules can use them.
pub fn move_harbours(modules: Modules, layout: &mut Layout) {
    each_of!(modules, M => M::move_harbours(layout));
}

/// Whether the colours that nobody chose are neutral.
pub fn has_neutral(modules: Modules) -> bool {
    let mut has = false;
    each_of!(modules, M => has |= M::HAS_NEUTRAL);
    has
}
