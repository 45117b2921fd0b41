//! What Barbarian Attack asks of a table: two points more, four options, its own board, cards that are carried out at once, gold, and
//! neither robber nor Largest Army.

use rand::{Rng, RngExt};
use steading_game::{Form, RuleId};

use super::{BarbarianAttack, Frame, board};
use crate::layout::{Layout, Terrain};
use crate::modules::setting::{Choice, Setting};
use crate::options::Options;
use crate::rule;
use crate::rules::{Deck, Founded, GoldRules, Module, Refuge, Rules};
use crate::text::keys::key;
use crate::text::options::on_off;
use crate::text::words::choose;
use crate::topology::LAND_COUNT;

/// `BARB-125`: how many cards may be bought with gold in a turn.
const PURCHASES_MAX: u8 = 2;

impl Setting for BarbarianAttack {
    /// `COMBO-010`: 12 points.
    const MORE_POINTS: u8 = 2;

    /// `BARB-021`: a city is founded on every board.
    const PRESETS: bool = false;

    /// `BARB-012`, `BARB-004`: the numbers have their places, and there is no Largest Army.
    const IDLE: &'static [&'static str] = &["tokens", "spiral_corner", "red_neighbours", "largest_army_min"];

    const NEEDED: &'static str = "the scenario barbarian attack";

    const CHOICES: &'static [Choice] = &[
        Choice {
            key: key("gold_at_four", "barbarian_attack: on or off", Form::Flag, "on", rule::BARB_128),
            read: |options, value| {
                options.gold_at_four = choose("gold_at_four", &["off", "on"], value)? == 1;
                Ok(())
            },
            write: |options| on_off(options.gold_at_four).to_owned(),
            is_official: |options| options.gold_at_four,
            is_idle: |_| false,
        },
        Choice {
            key: key("strict_majority", "barbarian_attack: off or on", Form::Flag, "off", rule::BARB_092),
            read: |options, value| {
                options.strict_majority = choose("strict_majority", &["off", "on"], value)? == 1;
                Ok(())
            },
            write: |options| on_off(options.strict_majority).to_owned(),
            is_official: |options| !options.strict_majority,
            is_idle: |_| false,
        },
        Choice {
            key: key("foreign_tie_reroll", "barbarian_attack: off or on", Form::Flag, "off", rule::BARB_COMBO_08),
            read: |options, value| {
                options.foreign_tie_reroll = choose("foreign_tie_reroll", &["off", "on"], value)? == 1;
                Ok(())
            },
            write: |options| on_off(options.foreign_tie_reroll).to_owned(),
            is_official: |options| !options.foreign_tie_reroll,
            // Only two players have a foreign knight.
            is_idle: |options| !options.modules.has(Module::TwoPlayers),
        },
        Choice {
            key: key("overrun_cities", "barbarian_attack: on or off", Form::Flag, "on", rule::BARB_046),
            read: |options, value| {
                options.overrun_cities = choose("overrun_cities", &["off", "on"], value)? == 1;
                Ok(())
            },
            write: |options| on_off(options.overrun_cities).to_owned(),
            is_official: |options| options.overrun_cities,
            is_idle: |_| false,
        },
    ];

    fn amend(options: &Options, rules: &mut Rules) {
        // `BARB-021`.
        rules.founding = [Founded::Settlement, Founded::City];
        // `BARB-003`, `BARB-059`.
        rules.deck = Deck::AtOnce(Frame::Draw.into());
        // `BARB-004`.
        rules.largest_army_min = None;
        // `BARB-005`, `BARB-119`.
        rules.refuge = Refuge::NoRobber;
        rules.after_discards = Some(Frame::Raid.into());
        rules.gold = Some(GoldRules {
            purchases_max: Some(PURCHASES_MAX),
            at_plain_rate: options.gold_at_four,
            ..GoldRules::PLAIN
        });
    }

    fn any_options(options: &mut Options, rng: &mut impl Rng) {
        options.gold_at_four = rng.random();
        options.strict_majority = rng.random();
        options.overrun_cities = rng.random();
        options.foreign_tie_reroll = rng.random();
    }

    /// `BARB-011`: a forest stays in the box.
    const LEFT_OUT: &'static [Terrain] = &[Terrain::Forest];

    fn lay(fixed: &mut [Option<Terrain>; LAND_COUNT], rng: &mut impl Rng) {
        board::lay(fixed, rng);
    }

    /// `BARB-012`: the numbers have their places, on its own board: scenarios that do not go together have none.
    fn adorn(layout: &mut Layout, _: &Options, _: &mut impl Rng) {
        if board::has_castle(layout) {
            layout.tokens = board::NUMBERS;
        }
    }

    fn make_beginner(layout: &mut Layout) {
        board::make_fixed(layout);
    }

    fn board_problems(layout: &Layout, is_played: bool, needs: &mut impl FnMut(bool, RuleId, &'static str)) {
        if !is_played {
            // Traders & Barbarians has a castle, too, elsewhere.
            let is_foreign = layout.terrain[board::CASTLE.index()] == Terrain::Castle;
            return needs(is_foreign, rule::BARB_002, "no castle without the scenario barbarian attack");
        }
        needs(!board::has_castle(layout), rule::BARB_008, "castle and desert on their places");
        needs(!board::has_coast_numbers(layout), rule::BARB_013, "each number on one hex of the coast");
    }
}
