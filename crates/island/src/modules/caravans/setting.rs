//! What the caravans ask of a table: two points more, two options, and the oasis in the middle.

use rand::{Rng, RngExt};
use steading_game::{Form, RuleId};

use super::Caravans;
use crate::laws::one_of;
use crate::layout::{Layout, Orientation, Terrain};
use crate::modules::setting::{Choice, Feature, Setting};
use crate::options::{Options, Setup};
use crate::rule;
use crate::rules::{Refuge, Rules};
use crate::setup::draw_orientation;
use crate::text::keys::key;
use crate::text::options::on_off;
use crate::text::words::choose;
use crate::topology::{CENTRE, LAND_COUNT};

/// How the oasis lies unless the table wants otherwise.
const OFFICIAL: Option<Orientation> = Some(Orientation::A);

impl Setting for Caravans {
    /// `COMBO-010`: 12 points.
    const MORE_POINTS: u8 = 2;

    const NEEDED: &'static str = "the scenario caravans";

    const CHOICES: &'static [Choice] = &[
        Choice {
            key: key("oasis", "caravans: A, B or random", Form::One(&["A", "B", "random"]), "A", rule::CARAVAN_004),
            read: |options, value| {
                let ways = [Some(Orientation::A), Some(Orientation::B), None];
                options.oasis = ways[choose("oasis", &["A", "B", "random"], value)?];
                Ok(())
            },
            write: |options| options.oasis.map_or("random".to_owned(), |orientation| format!("{orientation:?}")),
            is_official: |options| options.oasis == OFFICIAL,
            // On the fixed board the oasis may lie either way, too.
            is_idle: |options| options.setup == Setup::Explicit,
        },
        Choice {
            key: key("oasis_closed", "caravans: off or on", Form::Flag, "off", rule::CARAVAN_007),
            read: |options, value| {
                options.oasis_closed = choose("oasis_closed", &["off", "on"], value)? == 1;
                Ok(())
            },
            write: |options| on_off(options.oasis_closed).to_owned(),
            is_official: |options| !options.oasis_closed,
            is_idle: |_| false,
        },
    ];

    const FEATURES: &'static [Feature] = &[Feature {
        key: key("arrows", "caravans: A or B, as the oasis lies", Form::Text, "", rule::CARAVAN_004),
        read: |layout, value| {
            layout.oasis = Some([Orientation::A, Orientation::B][choose("arrows", &["A", "B"], value)?]);
            Ok(())
        },
        write: |layout| layout.oasis.map(|orientation| format!("{orientation:?}")),
    }];

    /// `COMBO-013`: there is no desert.
    fn amend(_: &Options, rules: &mut Rules) {
        rules.refuge = Refuge::Beside;
    }

    fn any_options(options: &mut Options, rng: &mut impl Rng) {
        options.oasis = one_of([Some(Orientation::A), Some(Orientation::B), None], rng);
        options.oasis_closed = rng.random();
    }

    /// `CARAVAN-002`: the oasis lies in the place of the desert.
    const LEFT_OUT: &'static [Terrain] = &[Terrain::Desert];

    /// `CARAVAN-002`: the oasis lies in the middle.
    fn lay(fixed: &mut [Option<Terrain>; LAND_COUNT], _: &mut impl Rng) {
        fixed[CENTRE] = Some(Terrain::Oasis);
    }

    /// `CARAVAN-004`: as the table wants, or either way.
    fn adorn(layout: &mut Layout, options: &Options, rng: &mut impl Rng) {
        layout.oasis = Some(options.oasis.unwrap_or_else(|| draw_orientation(rng)));
    }

    fn make_beginner(layout: &mut Layout) {
        layout.replace_desert(Terrain::Oasis);
        layout.oasis = OFFICIAL;
    }

    fn board_problems(layout: &Layout, is_played: bool, needs: &mut impl FnMut(bool, RuleId, &'static str)) {
        let oases = layout.count(Terrain::Oasis);
        if !is_played {
            let is_foreign = oases > 0 || layout.oasis.is_some();
            return needs(is_foreign, rule::CARAVAN_002, "no oasis without the scenario caravans");
        }
        let is_central = oases == 1 && layout.terrain[CENTRE] == Terrain::Oasis && layout.count(Terrain::Desert) == 0;
        needs(!is_central || layout.oasis.is_none(), rule::CARAVAN_002, "the oasis in the middle and no desert");
    }
}
