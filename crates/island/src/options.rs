//! What the people at the table agree on: every option of section 4 of the catalogue, and the check that they make a game.

use rand::Rng;
use serde::{Deserialize, Serialize};
use steading_game::{RuleId, Seat};

use crate::combinations;
use crate::illegal::{Code, Detail, Illegal};
use crate::layout::{Layout, Orientation};
use crate::modules::cities_and_knights::Edition;
use crate::modules::setting::{self, has_neutral};
use crate::places::{Vertex, VertexSet};
use crate::rule;
use crate::rules::Modules;
use crate::setup::{self, Corner, Tokens};
use crate::topology::{ISLAND, LAND_COUNT};

/// The colours of the pieces (`BASE-001`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Stays out with three players (`BASE-031`, `BASE-266`).
    Red,
    /// Blue pieces.
    Blue,
    /// White pieces.
    White,
    /// Orange pieces.
    Orange,
}

impl Colour {
    /// All four, in seat order.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::White, Colour::Orange];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["red", "blue", "white", "orange"][self as usize]
    }

    /// The colour with this name.
    pub fn named(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name().eq_ignore_ascii_case(name))
    }
}

/// Where the board comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Setup {
    /// `BASE-028`: the fixed board; with its starting pieces and without a founding phase, unless a module wants one (`CK-299`).
    Beginner,
    /// `BASE-037`: a drawn board and a founding phase.
    Variable,
    /// A board given hex by hex, with a founding phase.
    Explicit,
}

/// Who takes the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FirstPlayer {
    /// `BASE-034`: a named seat, the eldest player's.
    Named(Seat),
    /// `BASE-049`: the highest throw of both dice; ties throw again.
    Dice,
    /// Any seat, equally likely.
    Random,
}

/// When trading and building may alternate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phases {
    /// `BASE-066`: building closes trading for the turn.
    Separate,
    /// `BASE-067`: they alternate freely.
    Combined,
}

/// What happens when one player alone is due more than the bank holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BankShortage {
    /// `BASE-084`: that player takes what is left.
    Single,
    /// Nobody takes any, as if several were due.
    Strict,
}

/// How a game is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum VictoryClaim {
    /// `BASE-222`: the engine declares the win.
    Automatic,
    /// The player on turn must claim it.
    Claim,
}

/// The options of a table. [`Options::default`] gives the official values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The colour of each seat, in turn order; their number is the number of players.
    pub colours: Vec<Colour>,
    /// Where the board comes from.
    pub setup: Setup,
    /// The board: drawn by [`Options::deal`] or given.
    pub layout: Option<Layout>,
    /// Variable set-up: how tokens are laid.
    pub tokens: Tokens,
    /// Variable set-up: where the spiral starts; `None` draws a corner.
    pub spiral_corner: Option<Corner>,
    /// Random tokens: whether red numbers may be neighbours.
    pub red_neighbours: bool,
    /// Variable set-up: whether harbour types are shuffled.
    pub shuffled_harbours: bool,
    /// Who begins; `None` is the official way of the set-up.
    pub first_player: Option<FirstPlayer>,
    /// Whether building closes trading.
    pub phases: Phases,
    /// Cards of each resource in the bank; `None` is unlimited.
    pub bank_limit: Option<u8>,
    /// What a single player due too much receives.
    pub bank_shortage: BankShortage,
    /// Points to win.
    pub victory_points: u8,
    /// Cards a hand may hold on a seven without discarding.
    pub hand_limit: u8,
    /// Automatic or claimed victory.
    pub victory_claim: VictoryClaim,
    /// The shortest Longest Road.
    pub longest_road_min: u8,
    /// The smallest Largest Army.
    pub largest_army_min: u8,
    /// The variants, and the expansion or scenario, that are played. [`Options::playing`] also sets the points to win.
    pub modules: Modules,
    /// Fishermen: whether the second starting settlement brings a fish token (`FISH-014`).
    pub start_fish: bool,
    /// Fishermen: whether a payment may contain no token that could be left out (`FISH-047`).
    pub strict_fish_payment: bool,
    /// Fishermen: whether the fishing grounds lie as in table 6.1.1 (`FISH-010`).
    pub fixed_grounds: bool,
    /// Rivers: how many cards may be bought with gold in a turn; `None` is any number (`RIVER-040`).
    pub river_gold_limit: Option<u8>,
    /// Caravans: how the oasis lies; `None` draws it (`CARAVAN-004`).
    pub oasis: Option<Orientation>,
    /// Caravans: whether the oasis is closed to the robber (`CARAVAN-007`).
    pub oasis_closed: bool,
    /// Traders & Barbarians: whether an event card with a 2 or 12 is followed by the next one (`TRADE-COMBO-12`).
    pub event_2_12_redraw: bool,
    /// Traders & Barbarians: whether each movement of a turn may cost a grain (`TRADE-047`).
    pub grain_per_movement: bool,
    /// Cities & Knights: the edition whose rules are played.
    pub edition: Edition,
    /// Cities & Knights: whether players choose which knights fight the barbarians (`CK-225`).
    pub commit_knights: bool,
    /// Barbarian Attack: whether the bank gives gold at its plain rate, too (`BARB-128`).
    pub gold_at_four: bool,
    /// Barbarian Attack: whether more knights than barbarians are needed to win a hex (`BARB-092`).
    pub strict_majority: bool,
    /// Barbarian Attack for two: whether players throw again who are tied with the foreign knight (`BARB-COMBO-08`).
    pub foreign_tie_reroll: bool,
    /// Barbarian Attack: whether settlements beside overrun hexes become cities (`BARB-046`).
    pub overrun_cities: bool,
    /// After so many turns of all players together the game ends, and the points decide (`BASE-285`); never if 0.
    pub turn_limit: u16,
    /// Whether trade offers stand in the list of legal actions. They stay legal either way: this is for simulations.
    pub list_offers: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            colours: default_colours(4),
            setup: Setup::Variable,
            layout: None,
            tokens: Tokens::Spiral,
            spiral_corner: None,
            red_neighbours: false,
            shuffled_harbours: true,
            first_player: None,
            phases: Phases::Separate,
            bank_limit: Some(19),
            bank_shortage: BankShortage::Single,
            victory_points: 10,
            hand_limit: 7,
            victory_claim: VictoryClaim::Automatic,
            longest_road_min: 5,
            largest_army_min: 3,
            modules: Modules::NONE,
            start_fish: false,
            strict_fish_payment: false,
            fixed_grounds: false,
            river_gold_limit: None,
            oasis: Some(Orientation::A),
            oasis_closed: false,
            event_2_12_redraw: true,
            grain_per_movement: false,
            edition: Edition::New,
            commit_knights: false,
            gold_at_four: true,
            strict_majority: false,
            foreign_tie_reroll: false,
            overrun_cities: true,
            turn_limit: TURN_LIMIT,
            list_offers: true,
        }
    }
}

/// `BASE-031`, `BASE-266`: red stays out with fewer than four players.
pub fn default_colours(players: usize) -> Vec<Colour> {
    Colour::ALL.into_iter().skip(4usize.saturating_sub(players).min(1)).take(players).collect()
}

/// `BASE-285`: turns of all players together, unless the table agrees on another number.
pub const TURN_LIMIT: u16 = 1000;

/// What an unlimited bank holds of each resource: more than any hand can ever be asked to count.
pub const UNLIMITED_BANK: u8 = 120;

/// What a number among the options may be, and the rule it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// The option.
    pub key: &'static str,
    /// The lowest.
    pub low: u8,
    /// The highest.
    pub high: u8,
    /// The rule.
    pub rule: RuleId,
}

impl Range {
    const fn new(key: &'static str, low: u8, high: u8, rule: RuleId) -> Range {
        Range { key, low, high, rule }
    }
}

/// Points to win.
pub const VICTORY_POINTS: Range = Range::new("victory_points", 3, 20, rule::BASE_218);
/// Cards a hand may hold on a seven.
pub const HAND_LIMIT: Range = Range::new("hand_limit", 1, 100, rule::BASE_092);
/// The shortest Longest Road.
pub const LONGEST_ROAD_MIN: Range = Range::new("longest_road_min", 3, 15, rule::BASE_200);
/// The smallest Largest Army.
pub const LARGEST_ARMY_MIN: Range = Range::new("largest_army_min", 1, 14, rule::BASE_212);
/// Cards of each resource in the bank.
pub const BANK_LIMIT: Range = Range::new("bank_limit", 1, UNLIMITED_BANK, rule::BASE_009);

impl Options {
    /// The beginner set-up with its official defaults.
    pub fn beginner() -> Options {
        Options { setup: Setup::Beginner, layout: Some(Layout::beginner()), ..Options::default() }
    }

    /// The official options of a combination: its number of players and its points to win.
    pub fn playing(modules: Modules) -> Options {
        let players = combinations::players(modules).map_or(4, |(_, most)| most.into());
        let victory_points = combinations::target(modules);
        Options { colours: default_colours(players), modules, victory_points, ..Options::default() }
    }

    /// The colour of a seat. After the players come the neutral colours, those that nobody chose (`TWO-001`, `TWO-004`).
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        let is_left = |colour: &Colour| has_neutral(self.modules) && !self.colours.contains(colour);
        let neutral = Colour::ALL.into_iter().filter(is_left);
        self.colours.iter().copied().chain(neutral).nth(seat.index())
    }

    /// Draws the board if the set-up leaves it to chance; afterwards the layout is there.
    pub fn deal(&mut self, rng: &mut impl Rng) {
        if self.layout.is_some() {
            return;
        }
        self.layout = match self.setup {
            Setup::Beginner => {
                let mut layout = Layout::beginner_of(self.modules);
                if layout.oasis.is_some() {
                    layout.oasis = self.oasis.or_else(|| Some(setup::draw_orientation(rng)));
                }
                Some(layout)
            }
            Setup::Explicit => None,
            Setup::Variable => Some(setup::draw(self, rng)),
        };
    }

    /// Whether a board has still to be drawn.
    pub fn is_drawn(&self) -> bool {
        self.setup == Setup::Variable && self.layout.is_none()
    }

    /// Whether the game begins with the pieces that are printed on the fixed board (`BASE-030`).
    pub fn has_presets(&self) -> bool {
        self.setup == Setup::Beginner && setting::has_presets(self.modules)
    }

    /// Who begins: as chosen, else the official way: the eldest with the pieces of the fixed board (`BASE-034`), the dice before a founding
    /// phase (`BASE-049`).
    pub fn first_player(&self) -> FirstPlayer {
        let official = if self.has_presets() { FirstPlayer::Named(Seat(0)) } else { FirstPlayer::Dice };
        self.first_player.unwrap_or(official)
    }

    /// Everything that is wrong with the options.
    pub fn problems(&self) -> Vec<Illegal> {
        let mut problems = combinations::problems(self);
        let mut refuse = |rule, detail| problems.push(Illegal::new(Code::BadOption, rule, detail));
        let players = self.colours.len();
        if !(2..=4).contains(&players) {
            refuse(rule::BASE_001, Detail::Range { key: "players", given: players.min(255) as u8, low: 2, high: 4 });
        }
        if let Some(colour) =
            Colour::ALL.into_iter().find(|colour| self.colours.iter().filter(|c| c == &colour).count() > 1)
        {
            refuse(rule::BASE_001, Detail::ColourTwice(colour));
        }
        if self.has_presets() && players == 3 && self.colours.contains(&Colour::Red) {
            refuse(
                rule::BASE_031,
                Detail::Needs { key: "colours", needs: "no red with three players on the beginner board" },
            );
        }
        if let FirstPlayer::Named(seat) = self.first_player()
            && seat.index() >= players
        {
            refuse(rule::BASE_034, Detail::Needs { key: "first_player", needs: "a seat of this table" });
        }
        let numbers = [
            (VICTORY_POINTS, self.victory_points),
            (HAND_LIMIT, self.hand_limit),
            (LONGEST_ROAD_MIN, self.longest_road_min),
            (LARGEST_ARMY_MIN, self.largest_army_min),
            (BANK_LIMIT, self.bank_limit.unwrap_or(UNLIMITED_BANK)),
        ];
        for (Range { key, low, high, rule }, given) in numbers {
            if !(low..=high).contains(&given) {
                refuse(rule, Detail::Range { key, given, low, high });
            }
        }
        match (&self.layout, self.setup) {
            (Some(layout), Setup::Beginner) if !is_beginner_board(layout, self.modules) => {
                refuse(
                    rule::BASE_028,
                    Detail::Needs { key: "board", needs: "the beginner board in the beginner set-up" },
                );
            }
            (Some(layout), _) => {
                for (rule, detail) in layout_problems(layout, self.modules) {
                    refuse(rule, detail);
                }
            }
            (None, _) => {
                refuse(rule::BASE_028, Detail::Needs { key: "board", needs: "to be drawn or given before play" });
            }
        }
        problems
    }
}

/// Whether this is the fixed board of the combination. The oasis may lie either way (`CARAVAN-004`).
fn is_beginner_board(layout: &Layout, modules: Modules) -> bool {
    let fixed = Layout::beginner_of(modules);
    let has_oasis = fixed.oasis.is_some() && layout.oasis.is_some();
    *layout == if has_oasis { Layout { oasis: layout.oasis, ..fixed } } else { fixed }
}

/// What makes a layout no board: tokens where none may lie or of unknown value, harbours off the coast or side by side.
fn layout_problems(layout: &Layout, modules: Modules) -> Vec<(RuleId, Detail)> {
    let mut problems = combinations::board_problems(layout, modules);
    for hex in (0..LAND_COUNT as u8).map(crate::places::Hex) {
        let token = layout.tokens[hex.index()];
        let bare = layout.terrain[hex.index()].resource().is_none();
        if bare && token != 0 {
            problems.push((rule::BASE_043, Detail::Token { hex, token }));
        } else if !bare && !matches!(token, 2..=6 | 8..=12) {
            problems.push((rule::BASE_005, Detail::Token { hex, token }));
        }
    }
    let topology = setting::topology(modules);
    let mut taken = VertexSet::EMPTY;
    for &(edge, _) in &layout.harbours {
        // A harbour may lie at a side that is no path, as long as a building can stand at one of its ends (`TRADE-010`).
        let on_coast = ISLAND.edges.contains(edge) && ISLAND.is_coast(edge);
        if !on_coast {
            problems.push((rule::BASE_026, Detail::Edge(edge)));
            continue;
        }
        let ends: [Vertex; 2] = topology.edge_ends[edge.index()];
        if !ends.iter().any(|&end| topology.sites.contains(end)) {
            problems.push((rule::TRADE_010, Detail::Edge(edge)));
        }
        if ends.iter().any(|&end| taken.contains(end)) {
            problems.push((rule::BASE_027, Detail::Edge(edge)));
        }
        taken = taken.with(ends[0]).with(ends[1]);
    }
    problems
}
