//! What the fishermen ask of a table: options, the lake in the place of the desert, and the fishing grounds.

use rand::{Rng, RngExt};
use steading_game::{Form, RuleId};

use super::{Fishermen, board};
use crate::layout::{Layout, Terrain};
use crate::modules::setting::{Choice, Feature, Setting};
use crate::options::Options;
use crate::rule;
use crate::rules::{Refuge, Rules};
use crate::text::board as drawing;
use crate::text::keys::key;
use crate::text::options::on_off;
use crate::text::words::choose;
use crate::topology::LAND_COUNT;

impl Setting for Fishermen {
    const NEEDED: &'static str = "the scenario fishermen";

    const CHOICES: &'static [Choice] = &[
        Choice {
            key: key("start_fish", "fishermen: off or on", Form::Flag, "off", rule::FISH_014),
            read: |options, value| {
                options.start_fish = choose("start_fish", &["off", "on"], value)? == 1;
                Ok(())
            },
            write: |options| on_off(options.start_fish).to_owned(),
            is_official: |options| !options.start_fish,
            is_idle: |_| false,
        },
        Choice {
            key: key("strict_fish_payment", "fishermen: off or on", Form::Flag, "off", rule::FISH_047),
            read: |options, value| {
                options.strict_fish_payment = choose("strict_fish_payment", &["off", "on"], value)? == 1;
                Ok(())
            },
            write: |options| on_off(options.strict_fish_payment).to_owned(),
            is_official: |options| !options.strict_fish_payment,
            is_idle: |_| false,
        },
        Choice {
            key: key(
                "fishing_grounds",
                "fishermen: random or fixed",
                Form::One(&["random", "fixed"]),
                "random",
                rule::FISH_010,
            ),
            read: |options, value| {
                options.fixed_grounds = choose("fishing_grounds", &["random", "fixed"], value)? == 1;
                Ok(())
            },
            write: |options| if options.fixed_grounds { "fixed" } else { "random" }.to_owned(),
            is_official: |options| !options.fixed_grounds,
            is_idle: |options| !options.is_drawn(),
        },
    ];

    const FEATURES: &'static [Feature] = &[Feature {
        key: key("grounds", "fishermen: such as `(1,-3) 6, (3,-1) 5`", Form::Text, "", rule::FISH_008),
        read: |layout, value| {
            layout.grounds = drawing::parse_grounds(value)?;
            Ok(())
        },
        write: |layout| (!layout.grounds.is_empty()).then(|| drawing::write_grounds(&layout.grounds)),
    }];

    /// `COMBO-013`: there is no desert.
    fn amend(_: &Options, rules: &mut Rules) {
        rules.refuge = Refuge::Beside;
    }

    fn any_options(options: &mut Options, rng: &mut impl Rng) {
        options.start_fish = rng.random();
        options.strict_fish_payment = rng.random();
        options.fixed_grounds = rng.random();
    }

    /// `FISH-004`: the lake lies in the place of the desert.
    const LEFT_OUT: &'static [Terrain] = &[Terrain::Desert];

    /// `FISH-005`: the lake lies inside.
    fn lay(fixed: &mut [Option<Terrain>; LAND_COUNT], rng: &mut impl Rng) {
        fixed[board::draw_lake(rng).index()] = Some(Terrain::Lake);
    }

    fn adorn(layout: &mut Layout, options: &Options, rng: &mut impl Rng) {
        layout.grounds = board::draw_grounds(layout, options.fixed_grounds, rng);
    }

    fn make_beginner(layout: &mut Layout) {
        layout.replace_desert(Terrain::Lake);
        layout.grounds = board::fixed_grounds();
    }

    fn board_problems(layout: &Layout, is_played: bool, needs: &mut impl FnMut(bool, RuleId, &'static str)) {
        let lakes = layout.count(Terrain::Lake);
        if !is_played {
            let is_foreign = lakes > 0 || !layout.grounds.is_empty();
            return needs(is_foreign, rule::FISH_004, "no lake and no grounds without the scenario fishermen");
        }
        let has_lake = lakes == 1 && layout.count(Terrain::Desert) == 0;
        needs(!has_lake, rule::FISH_004, "one lake in the place of the desert");
        let is_inside = layout.hexes_of(Terrain::Lake).all(board::is_inner);
        needs(!is_inside, rule::FISH_005, "the lake inside the island");
        needs(!board::are_grounds(layout), rule::FISH_008, "a fishing ground on every free stretch of the frame");
    }
}
