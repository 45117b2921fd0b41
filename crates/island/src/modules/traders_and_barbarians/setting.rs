//! What the traders ask of a table: three points more, two options, the trade hexes on their places, another deck, gold, barbarians in
//! the place of the robber, and no Longest Road.

use rand::{Rng, RngExt};
use steading_game::{Form, RuleId};

use super::{Frame, TradersAndBarbarians, Why, board};
use crate::layout::{Layout, Terrain};
use crate::modules::setting::{Choice, Setting};
use crate::options::Options;
use crate::rule;
use crate::rules::{Deck, Founded, GoldRules, Module, Refuge, Rules};
use crate::text::keys::key;
use crate::text::options::on_off;
use crate::text::words::choose;
use crate::topology::LAND_COUNT;

/// `TRADE-014`: the gold that everybody begins with.
const STARTING_GOLD: u8 = 5;
/// `TRADE-085`: the cards that may be bought with gold in a turn.
const PURCHASES_MAX: u8 = 2;

impl Setting for TradersAndBarbarians {
    /// `TRADE-101`: 13 points.
    const MORE_POINTS: u8 = 3;

    /// `TRADE-017`: there is a founding phase on every board.
    const PRESETS: bool = false;

    /// `TRADE-003`: there is no Longest Road.
    const IDLE: &'static [&'static str] = &["longest_road_min"];

    const NEEDED: &'static str = "the scenario traders and barbarians";

    const CHOICES: &'static [Choice] = &[
        Choice {
            key: key(
                "event_2_12_redraw",
                "traders_and_barbarians with event_cards: on or off",
                Form::Flag,
                "on",
                rule::TRADE_COMBO_12,
            ),
            read: |options, value| {
                options.event_2_12_redraw = choose("event_2_12_redraw", &["off", "on"], value)? == 1;
                Ok(())
            },
            write: |options| on_off(options.event_2_12_redraw).to_owned(),
            is_official: |options| options.event_2_12_redraw,
            is_idle: |options| !options.modules.has(Module::EventCards),
        },
        Choice {
            key: key("grain_per_movement", "traders_and_barbarians: off or on", Form::Flag, "off", rule::TRADE_047),
            read: |options, value| {
                options.grain_per_movement = choose("grain_per_movement", &["off", "on"], value)? == 1;
                Ok(())
            },
            write: |options| on_off(options.grain_per_movement).to_owned(),
            is_official: |options| !options.grain_per_movement,
            is_idle: |_| false,
        },
    ];

    fn amend(_: &Options, rules: &mut Rules) {
        // `TRADE-017`.
        rules.founding = [Founded::Settlement, Founded::City];
        // `TRADE-003`, `TRADE-092`.
        rules.deck = Deck::Traders;
        rules.refuge = Refuge::NoRobber;
        rules.longest_road_min = None;
        // `TRADE-082`, `TRADE-093`.
        rules.after_discards = Some(Frame::Barbarian(Why::Seven).into());
        rules.after_knight = Frame::Barbarian(Why::Knight).into();
        rules.gold = Some(GoldRules { purchases_max: Some(PURCHASES_MAX), start: STARTING_GOLD, at_plain_rate: true });
    }

    fn any_options(options: &mut Options, rng: &mut impl Rng) {
        options.event_2_12_redraw = rng.random();
        options.grain_per_movement = rng.random();
    }

    /// `TRADE-009`.
    const LETTERS: Option<&'static [u8]> = Some(board::LETTERS);

    /// `TRADE-005`.
    const LEFT_OUT: &'static [Terrain] = &[Terrain::Desert, Terrain::Fields, Terrain::Pasture];

    /// `TRADE-022`.
    const HAS_PLAZAS: bool = true;

    /// `TRADE-007`.
    fn lay(fixed: &mut [Option<Terrain>; LAND_COUNT], _: &mut impl Rng) {
        *fixed = board::fixed_terrain();
    }

    /// `TRADE-010`.
    fn move_harbours(layout: &mut Layout) {
        board::move_harbours(layout);
    }

    fn make_beginner(layout: &mut Layout) {
        board::make_beginner(layout);
    }

    fn board_problems(layout: &Layout, is_played: bool, needs: &mut impl FnMut(bool, RuleId, &'static str)) {
        if !is_played {
            let is_foreign = layout.count(Terrain::Quarry) + layout.count(Terrain::Glassworks) > 0;
            let needed = "no quarry and no glassworks without the scenario traders and barbarians";
            return needs(is_foreign, rule::TRADE_007, needed);
        }
        let fixed = board::fixed_terrain();
        let lies = (0..LAND_COUNT).all(|hex| fixed[hex].is_none_or(|terrain| layout.terrain[hex] == terrain));
        let own = [Terrain::Castle, Terrain::Quarry, Terrain::Glassworks];
        let is_right = lies && own.iter().all(|&terrain| layout.count(terrain) == 1);
        needs(
            !is_right || layout.count(Terrain::Desert) > 0,
            rule::TRADE_007,
            "castle quarry and glassworks on their places and no desert",
        );
        // Neither number ever counts (`TRADE-084`).
        let has_idle_token = layout.tokens.iter().any(|token| matches!(token, 2 | 12));
        needs(has_idle_token, rule::TRADE_009, "no tokens 2 and 12");
    }
}
