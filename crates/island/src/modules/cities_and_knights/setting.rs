//! What Cities & Knights asks of a table: three points more, commodities in the bank and from cities, a city in the founding phase, no
//! development cards and no Largest Army, and two options.

use rand::{Rng, RngExt};
use steading_game::{Form, Key, RuleId};

use super::CitiesAndKnights;
use crate::cards::{Cards, Good, GoodSet};
use crate::laws::one_of;
use crate::layout::Terrain;
use crate::modules::setting::{Choice, Setting};
use crate::options::Options;
use crate::rule;
use crate::rules::{Deck, Founded, Module, Rules};
use crate::text::keys::key;
use crate::text::options::on_off;
use crate::text::words::choose;

/// The edition whose rules are played; where they differ, the catalogue marks them `[2008]` and `[new]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edition {
    /// That of 2008.
    Old,
    /// The one that came after it.
    New,
}

impl Edition {
    /// Both.
    pub const ALL: [Edition; 2] = [Edition::Old, Edition::New];

    /// What options call them.
    const NAMES: [&str; 2] = ["2008", "new"];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        Edition::NAMES[self as usize]
    }
}

/// `CK-002`: cards of each commodity, however many resources the bank has (`CK-312`).
const COMMODITIES: u8 = 12;

impl Setting for CitiesAndKnights {
    /// `COMBO-010`: 13 points.
    const MORE_POINTS: u8 = 3;

    /// `COMBO-030`: there is no Largest Army for two players.
    fn refuses(other: Module) -> Option<RuleId> {
        (other == Module::TwoPlayers).then_some(rule::COMBO_030)
    }

    const NEEDED: &'static str = "the expansion cities_and_knights";

    const CHOICES: &'static [Choice] = &[
        Choice {
            key: Key {
                name: "edition",
                help: "cities_and_knights: 2008 or new",
                form: Form::One(&Edition::NAMES),
                unsaid: "new",
                rule: None,
            },
            read: |options, value| {
                options.edition = Edition::ALL[choose("edition", &Edition::NAMES, value)?];
                Ok(())
            },
            write: |options| options.edition.name().to_owned(),
            is_official: |options| options.edition == Edition::New,
            is_idle: |_| false,
        },
        Choice {
            key: key("commit_knights", "cities_and_knights: off or on", Form::Flag, "off", rule::CK_225),
            read: |options, value| {
                options.commit_knights = choose("commit_knights", &["off", "on"], value)? == 1;
                Ok(())
            },
            write: |options| on_off(options.commit_knights).to_owned(),
            is_official: |options| !options.commit_knights,
            is_idle: |_| false,
        },
    ];

    fn amend(options: &Options, rules: &mut Rules) {
        rules.bank += GoodSet::COMMODITIES.each(COMMODITIES);
        rules.goods = rules.bank.kind_set();
        for (terrain, commodity) in COMMODITY_OF {
            let hex = &mut rules.yields[terrain as usize];
            hex.city = hex.settlement + Cards::one(commodity);
        }
        // `CK-028`, `CK-029`.
        rules.founding = [Founded::Settlement, Founded::City];
        // `CK-014`.
        rules.deck = Deck::Nothing;
        rules.largest_army_min = None;
        // `CK-300`.
        rules.building_closes_trade = false;
        // `CK-024`.
        rules.robber_waits = options.edition == Edition::New;
    }

    fn any_options(options: &mut Options, rng: &mut impl Rng) {
        options.edition = one_of(Edition::ALL, rng);
        options.commit_knights = rng.random();
    }
}

/// `CK-064`: what a city gets in the place of its second card; on hills and fields it is another of the same (`CK-063`).
const COMMODITY_OF: [(Terrain, Good); 3] =
    [(Terrain::Pasture, Good::Cloth), (Terrain::Mountains, Good::Coin), (Terrain::Forest, Good::Paper)];
