//! What the rivers ask of a table: an option, the two rivers on their places, and the second token.

use rand::Rng;
use steading_game::{Form, RuleId};

use super::{Rivers, board};
use crate::laws::one_of;
use crate::layout::{Layout, Terrain};
use crate::modules::setting::{Choice, Feature, Setting};
use crate::options::Options;
use crate::rule;
use crate::rules::{GoldRules, Refuge, Rules};
use crate::text::board as drawing;
use crate::text::keys::key;
use crate::text::words;
use crate::topology::LAND_COUNT;

impl Setting for Rivers {
    const FOUNDS: Option<(RuleId, &'static str)> = Some((rule::RIVER_004, "a founding phase beside the rivers"));

    const NEEDED: &'static str = "the scenario rivers";

    const CHOICES: &'static [Choice] = &[Choice {
        key: key(
            "river_gold_limit",
            "rivers: none, or cards a turn",
            Form::Number { low: 0, high: u8::MAX as u16, also: &["none"] },
            "none",
            rule::RIVER_040,
        ),
        read: |options, value| {
            options.river_gold_limit = if value == "none" { None } else { Some(words::number(value)?) };
            Ok(())
        },
        write: |options| options.river_gold_limit.map_or("none".to_owned(), |limit| limit.to_string()),
        is_official: |options| options.river_gold_limit.is_none(),
        is_idle: |_| false,
    }];

    const FEATURES: &'static [Feature] = &[Feature {
        key: key(
            "second_token",
            "rivers: the hex with two numbers and the second one, such as `(2,0) 2`",
            Form::Text,
            "",
            rule::RIVER_009,
        ),
        read: |layout, value| {
            layout.second_token = Some(drawing::parse_second_token(value)?);
            Ok(())
        },
        write: |layout| layout.second_token.map(|(hex, number)| format!("{hex} {number}")),
    }];

    /// `COMBO-015`: the robber's refuge is a swamp. `COMBO-072`: there is gold.
    fn amend(options: &Options, rules: &mut Rules) {
        rules.refuge = Refuge::Swamp;
        rules.gold = Some(GoldRules { purchases_max: options.river_gold_limit, ..GoldRules::PLAIN });
    }

    fn any_options(options: &mut Options, rng: &mut impl Rng) {
        options.river_gold_limit = one_of([None, Some(2), Some(1)], rng);
    }

    /// `RIVER-007`: without the token B.
    const LETTERS: Option<&'static [u8]> = Some(board::LETTERS);

    /// `RIVER-007`.
    const SPIRAL_ANYWHERE: bool = true;

    /// `RIVER-003`: the swamps lie in the place of the desert and of a pasture.
    const LEFT_OUT: &'static [Terrain] = &[Terrain::Desert, Terrain::Pasture];

    /// `RIVER-003`.
    fn lay(fixed: &mut [Option<Terrain>; LAND_COUNT], _: &mut impl Rng) {
        *fixed = board::fixed_terrain();
    }

    fn adorn(layout: &mut Layout, _: &Options, _: &mut impl Rng) {
        layout.second_token = board::second_token(&layout.tokens);
    }

    fn make_beginner(layout: &mut Layout) {
        *layout = board::example();
    }

    fn board_problems(layout: &Layout, is_played: bool, needs: &mut impl FnMut(bool, RuleId, &'static str)) {
        let swamps = layout.count(Terrain::Swamp);
        if !is_played {
            let is_foreign = swamps > 0 || layout.second_token.is_some();
            return needs(is_foreign, rule::RIVER_002, "no swamp and no second token without the scenario rivers");
        }
        let lies =
            (0..LAND_COUNT).all(|hex| board::fixed_terrain()[hex].is_none_or(|kind| layout.terrain[hex] == kind));
        let is_river = lies && swamps == 2 && layout.count(Terrain::Desert) == 0;
        needs(!is_river, rule::RIVER_004, "the two rivers on their places and no desert");
        let is_joined = layout.second_token == board::second_token(&layout.tokens) && layout.second_token.is_some();
        needs(!is_joined, rule::RIVER_009, "the token 2 on a hex with the 12");
    }
}
