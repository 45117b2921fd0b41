//! What Cities & Knights asks of a table: three points more, commodities in the bank and from cities, a city in the founding phase, no
//! development cards and no Largest Army, and two options.

use rand::{Rng, RngExt};
use steading_game::{Form, Key, RuleId};

use super::{CitiesAndKnights, Frame};
use crate::cards::{Cards, Good, GoodSet};
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

    /// `CK-299`: the founding phase is played on every board.
    const PRESETS: bool = false;

    /// `CK-300`, `CK-014`: trading and building alternate freely, and there is no Largest Army.
    const IDLE: &'static [&'static str] = &["phases", "largest_army_min"];

    const NEEDED: &'static str = "the expansion cities and knights";

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
        // `CK-034`: all three dice, and the event die first.
        rules.before_number = Some(Frame::Throw.into());
        // `CK-024`.
        rules.robber_waits = options.edition == Edition::New;
    }

    fn any_options(options: &mut Options, rng: &mut impl Rng) {
        Self::lay_table(rng.random_range(0..Self::TABLES), options);
    }

    /// Both editions, with and without knights that are committed.
    const TABLES: u64 = 4;

    fn lay_table(number: u64, options: &mut Options) {
        options.edition = Edition::ALL[(number % 2) as usize];
        options.commit_knights = number >= 2;
    }
}

/// `CK-064`: what a city gets in the place of its second card; on hills and fields it is another of the same (`CK-063`).
const COMMODITY_OF: [(Terrain, Good); 3] =
    [(Terrain::Pasture, Good::Cloth), (Terrain::Mountains, Good::Coin), (Terrain::Forest, Good::Paper)];

#[cfg(test)]
mod tests {
    use steading_game::{Game, Notation, Refusal};

    use super::*;
    use crate::Island;
    use crate::frame::Frame;
    use crate::options::{FirstPlayer, TURN_LIMIT};
    use crate::text::keys::is_idle;

    const PLAYED: &str = "expansion cities_and_knights\n";

    fn options(lines: &str) -> Options {
        Island::parse_options(&format!("{PLAYED}{lines}")).unwrap_or_else(|problems| panic!("{lines}: {problems:?}"))
    }

    fn game(lines: &str) -> Island {
        Island::new(options(lines)).unwrap_or_else(|problems| panic!("{lines}: {problems:?}"))
    }

    #[test]
    fn every_table_is_laid_once() {
        let laid: Vec<_> = (0..CitiesAndKnights::TABLES)
            .map(|number| {
                let mut options = Options::default();
                CitiesAndKnights::lay_table(number, &mut options);
                (options.edition, options.commit_knights)
            })
            .collect();
        let editions = [Edition::Old, Edition::New];
        assert_eq!(laid, [false, true].map(|commits| editions.map(|edition| (edition, commits))).concat());
    }

    #[test]
    fn ck_002_the_bank_has_twelve_of_each_commodity_whatever_its_limit() {
        for (limit, resources) in [("19", 19), ("1", 1), ("unlimited", 120)] {
            let rules = Rules::new(&options(&format!("bank_limit {limit}")));
            assert_eq!(rules.bank, Cards::each(resources) + GoodSet::COMMODITIES.each(12), "CK-312");
            assert_eq!(rules.goods, GoodSet::ALL);
        }
        assert_eq!(Rules::new(&Options::default()).goods, GoodSet::RESOURCES);
    }

    #[test]
    fn ck_064_cities_yield_commodities_in_three_terrains_and_settlements_in_none() {
        let (cities, base) = (Rules::new(&options("")), Rules::new(&Options::default()));
        for terrain in Terrain::ALL {
            let (hex, before) = (cities.yields[terrain as usize], base.yields[terrain as usize]);
            let city = match terrain {
                Terrain::Pasture => [Good::Wool, Good::Cloth].into_iter().collect(),
                Terrain::Mountains => [Good::Ore, Good::Coin].into_iter().collect(),
                Terrain::Forest => [Good::Lumber, Good::Paper].into_iter().collect(),
                _ => before.city,
            };
            assert_eq!((hex.settlement, hex.city), (before.settlement, city), "{terrain:?}");
        }
    }

    /// The dice say who begins, and red may be one of three: both belong to the pieces that are printed on the board.
    #[test]
    fn ck_299_the_fixed_board_has_a_founding_phase() {
        let table = game("setup beginner\ncolours red blue white");
        assert_eq!(table.options.first_player(), FirstPlayer::Dice, "CK-027");
        assert_eq!(*table.layout(), crate::layout::Layout::beginner(), "CK-020");
        let start = table.start();
        assert!(start.public.occupied.is_empty());
        assert!(matches!(start.public.frames.top(), Frame::OpeningDice(_)));
        let named = game("setup beginner\nfirst_player blue").start();
        assert_eq!((named.public.frames.top(), named.public.turn.index()), (Frame::FoundSettlement(0), 1));
        let base = Island::new(Island::parse_options("setup beginner\ncolours red blue white").unwrap());
        assert!(base.is_err(), "BASE-031");
    }

    #[test]
    fn ck_024_the_robber_waits_in_the_new_edition_alone() {
        let robber = |lines: &str| game(&format!("setup beginner\n{lines}")).start().public.robber;
        assert_eq!(robber("edition new"), None);
        assert_eq!(robber(""), None, "the official edition");
        assert_eq!(robber("edition 2008"), "(0,0)".parse().ok());
    }

    #[test]
    fn ck_300_what_the_expansion_settles_is_read_and_idle() {
        let table = game("setup beginner\nphases separate\nlargest_army_min 1");
        assert!(!table.rules.building_closes_trade && table.rules.largest_army_min.is_none());
        for key in ["phases", "largest_army_min"] {
            assert!(is_idle(&table.options, key) && !is_idle(&Options::default(), key), "{key}");
        }
        for key in ["edition", "commit_knights"] {
            assert!(!is_idle(&table.options, key) && is_idle(&Options::default(), key), "{key}");
        }
    }

    #[test]
    fn its_options_are_written_where_it_is_played_and_refused_elsewhere() {
        let (usual, other) = (options(""), options("edition 2008\ncommit_knights on"));
        assert_eq!((usual.edition, usual.commit_knights, usual.victory_points), (Edition::New, false, 13));
        assert_eq!((other.edition, other.commit_knights, other.turn_limit), (Edition::Old, true, TURN_LIMIT));
        for (options, lines) in
            [(usual, "edition new\ncommit_knights off\n"), (other, "edition 2008\ncommit_knights on\n")]
        {
            let written = Island::write_options(&options);
            assert!(written.contains("expansion cities_and_knights\nscenario none\n") && written.contains(lines));
            assert_eq!(Island::parse_options(&written).unwrap(), options);
        }
        assert!(!Island::write_options(&Options::default()).contains("edition"));
        let problems = Island::parse_options("setup beginner\nedition 2008\ncommit_knights on").map(Island::new);
        let rules = problems.unwrap().err().unwrap().iter().map(Refusal::rule).collect::<Vec<_>>();
        assert_eq!(rules, [rule::COMBO_009, rule::CK_225]);
        assert!(Island::parse_options("edition 2015").is_err());
    }
}
