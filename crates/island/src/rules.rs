//! The numbers and slots of one table.
//!
//! A module meets the base rules in three ways only: a **parameter** (a number here), a **slot** (an enum here with one owner,
//! matched in one function), or a **hook** ([`crate::hooks`]). Elsewhere nobody asks for a module by name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cards::{Cards, DevCard, DevCards, GoodSet};
use crate::frame::Frame;
use crate::layout::Terrain;
use crate::modules::setting::{Setting, each_of};
pub use crate::modules::{Kind, Module};
use crate::options::{BankShortage, Options, Phases, UNLIMITED_BANK, VictoryClaim};

/// A set of modules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Modules(u16);

impl Modules {
    /// The base game alone.
    pub const NONE: Modules = Modules(0);

    /// Whether only the base game is played.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the module is in the set.
    #[inline(always)]
    pub const fn has(self, module: Module) -> bool {
        self.0 >> module as u16 & 1 != 0
    }

    /// The set with one module more.
    pub const fn with(self, module: Module) -> Modules {
        Modules(self.0 | 1 << module as u16)
    }

    /// The set without a module.
    pub const fn without(self, module: Module) -> Modules {
        Modules(self.0 & !(1 << module as u16))
    }

    /// The modules, in rulebook order.
    pub fn iter(self) -> impl Iterator<Item = Module> + Clone {
        Module::ALL.into_iter().filter(move |&module| self.has(module))
    }

    /// Those of a kind.
    pub fn of(self, kind: Kind) -> impl Iterator<Item = Module> + Clone {
        kind.modules().filter(move |&module| self.has(module))
    }

    /// The expansions of the set.
    pub fn expansions(self) -> impl Iterator<Item = Module> + Clone {
        self.of(Kind::Expansion)
    }

    /// The scenarios of the set.
    pub fn scenarios(self) -> impl Iterator<Item = Module> + Clone {
        self.of(Kind::Scenario)
    }

    /// The variants of the set.
    pub fn variants(self) -> impl Iterator<Item = Module> + Clone {
        self.of(Kind::Variant)
    }
}

#[cfg(test)]
impl Modules {
    /// Where the module that tests make up stands: in no list, so that no option names it.
    const MADE_UP: Modules = Modules(1 << 15);

    /// The set with the module that tests make up ([`crate::hooks::made_up`]).
    pub const fn with_made_up(self) -> Modules {
        Modules(self.0 | Modules::MADE_UP.0)
    }

    /// Whether the module that tests make up is in the set.
    pub const fn has_made_up(self) -> bool {
        self.0 & Modules::MADE_UP.0 != 0
    }
}

/// `base`, or the names of the modules: `rivers+event_cards`, the expansion or scenario first.
impl fmt::Display for Modules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Kind::ALL.into_iter().flat_map(|kind| self.of(kind)).map(Module::name).collect();
        if names.is_empty() { f.write_str(BASE) } else { f.write_str(&names.join("+")) }
    }
}

/// What no module at all is called.
const BASE: &str = "base";

/// Reads names in any order; the first that is unknown is given back.
impl FromStr for Modules {
    type Err = String;

    fn from_str(names: &str) -> Result<Modules, String> {
        let names = names.split('+').filter(|&name| name != BASE);
        names.map(|name| Module::named(name).ok_or_else(|| name.to_owned())).collect()
    }
}

impl FromIterator<Module> for Modules {
    fn from_iter<I: IntoIterator<Item = Module>>(modules: I) -> Modules {
        modules.into_iter().fold(Modules::NONE, Modules::with)
    }
}

/// Slot: where the number of a turn comes from. Matched in `base::turn::draw_number`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// Two dice.
    TwoDice,
    /// The event deck (`EVENT-001`).
    EventCards,
}

/// Slot: the deck a card is bought from. Matched in `base::development::draw` and `has_cards`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deck {
    /// The 25 development cards.
    Development,
    /// The 25 cards of Traders & Barbarians, which are held and played as development cards are (`TRADE-091`).
    Traders,
    /// Cards that are carried out as soon as they are drawn and come back when all were drawn (`BARB-059`, `BARB-061`): this
    /// frame draws one.
    AtOnce(Frame),
    /// None: nothing is bought blind.
    Nothing,
}

impl Deck {
    /// The kinds of cards that are held, in the order of [`DevCard::ALL`]; those of the base game where none are.
    pub fn kinds(self) -> impl Iterator<Item = DevCard> + Clone {
        let shown = if self == Deck::Traders { self } else { Deck::Development };
        DevCard::ALL.into_iter().filter(move |&card| shown.cards().count(card) > 0)
    }

    /// The cards of the full deck.
    pub const fn cards(self) -> DevCards {
        match self {
            Deck::Development => DevCards::DECK,
            Deck::Traders => DevCards::TRADERS,
            Deck::AtOnce(_) | Deck::Nothing => DevCards::of([]),
        }
    }
}

/// A building of the founding phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Founded {
    /// A settlement.
    Settlement,
    /// A city, which comes at once (`CK-029`, `BARB-021`, `TRADE-017`).
    City,
}

impl Founded {
    /// What it is worth (`BASE-217`).
    pub const fn points(self) -> u8 {
        match self {
            Founded::Settlement => 1,
            Founded::City => 2,
        }
    }
}

/// Slot: where effects send the robber away to, and where it starts. Matched in `base::robber::refuges` and
/// `base::robber::start`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refuge {
    /// The desert; beside the board if there is none.
    Desert,
    /// Beside the board (`COMBO-013`).
    Beside,
    /// A swamp; whoever sends the robber away chooses which (`COMBO-015`).
    Swamp,
    /// There is no robber (`BARB-005`, `TRADE-003`).
    NoRobber,
}

/// Prices, limits and slots of one table.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Points to win (`BASE-218`).
    pub victory_target: i8,
    /// Cards a hand may hold on a seven (`BASE-092`).
    pub hand_limit: u8,
    /// The bank's cards at the start (`BASE-009`).
    pub bank: Cards,
    /// The kinds of cards that are played with: those that the bank has. Nothing else is ever given, taken, named or shown.
    pub goods: GoodSet,
    /// Settlements, cities and roads of each player (`BASE-008`).
    pub pieces: Pieces,
    /// What is paid for what.
    pub prices: Prices,
    /// What is founded in each of the two rounds, with a road each (`BASE-050`, `BASE-051`).
    pub founding: [Founded; 2],
    /// Whether a board that has starting pieces printed on it begins with them and without founding (`BASE-030`).
    pub uses_presets: bool,
    /// The shortest Longest Road (`BASE-200`); `None` where that card is not in play.
    pub longest_road_min: Option<u8>,
    /// The smallest Largest Army (`BASE-212`); `None` where that card is not in play.
    pub largest_army_min: Option<u8>,
    /// Whether a tie can set the Largest Army aside (`TWO-036`); otherwise the holder never loses it but to more knights
    /// (`BASE-216`).
    pub army_set_aside: bool,
    /// Whether building closes trading (`BASE-066`).
    pub building_closes_trade: bool,
    /// Whether a single player due too much takes what is left (`BASE-084`).
    pub single_takes_rest: bool,
    /// Whether the engine declares a win by itself (`BASE-222`).
    pub declares_victory: bool,
    /// The turns after which the points decide (`BASE-285`); more than are ever counted where there is no limit.
    pub turns_max: u32,
    /// What a hex of each terrain yields.
    pub yields: [Yield; Terrain::ALL.len()],
    /// What comes before the number of a turn and leads to it, if anything does (`CK-034`).
    pub before_number: Option<Frame>,
    /// The number of a turn.
    pub numbers: Numbers,
    /// What follows the discards on a seven (`BASE-094`): the robber moves, unless a scenario has something else in its place.
    pub after_discards: Option<Frame>,
    /// What a knight card moves (`BASE-173`): the robber, unless a scenario has something else in its place.
    pub after_knight: Frame,
    /// The deck bought from.
    pub deck: Deck,
    /// The robber's refuge.
    pub refuge: Refuge,
    /// Whether the robber starts beside the board, though it has a refuge there (`CK-024`).
    pub robber_waits: bool,
    /// What gold is good for; nothing where there is none (`COMBO-072`).
    pub gold: Option<GoldRules>,
}

/// What a hex yields to a building at it. The two are apart, since a city may bring other goods than a settlement (`CK-064`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yield {
    /// To a settlement.
    pub settlement: Cards,
    /// To a city.
    pub city: Cards,
}

impl Yield {
    /// `BASE-074`, `BASE-075`: one card of what the terrain yields for a settlement, two for a city.
    pub const fn of(terrain: Terrain) -> Yield {
        match terrain.resource() {
            Some(kind) => Yield { settlement: Cards::one(kind), city: Cards::of(kind, 2) },
            None => Yield { settlement: Cards::NONE, city: Cards::NONE },
        }
    }

    /// What so many buildings get together.
    pub fn for_buildings(self, settlements: u8, cities: u8) -> Cards {
        self.settlement.times(settlements) + self.city.times(cities)
    }
}

/// Gold as a second currency (`COMBO-071` to `COMBO-074`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoldRules {
    /// How many cards may be bought with gold in a turn; `None` is any number.
    pub purchases_max: Option<u8>,
    /// What everybody begins with (`TRADE-014`).
    pub start: u8,
    /// Whether the bank gives gold at its plain rate too, and not only at harbours (`COMBO-074`, `BARB-128`).
    pub at_plain_rate: bool,
}

impl GoldRules {
    /// Any number of purchases, gold at every rate, and none at the start.
    pub const PLAIN: GoldRules = GoldRules { purchases_max: None, start: 0, at_plain_rate: true };
}

/// How many pieces of each kind a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pieces {
    /// Settlements.
    pub settlements: u8,
    /// Cities.
    pub cities: u8,
    /// Roads.
    pub roads: u8,
}

/// The prices of the cost card (table 2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prices {
    /// A road (`BASE-140`).
    pub road: Cards,
    /// A settlement (`BASE-146`).
    pub settlement: Cards,
    /// A city (`BASE-153`).
    pub city: Cards,
    /// A card of the deck bought from (`BASE-160`).
    pub card: Cards,
}

impl Prices {
    /// Those of the base game.
    pub const BASE: Prices = Prices {
        road: Cards::from_counts([1, 1, 0, 0, 0]),
        settlement: Cards::from_counts([1, 1, 1, 1, 0]),
        city: Cards::from_counts([0, 0, 0, 2, 3]),
        card: Cards::from_counts([0, 0, 1, 1, 1]),
    };

    /// Two hands of which one at least is needed to pay for anything: what road and settlement have in common, and city and card.
    pub fn least(self) -> [Cards; 2] {
        [self.road.common(self.settlement), self.city.common(self.card)]
    }
}

/// Points of the two special cards (`BASE-012`, `BASE-217`).
pub const AWARD_POINTS: i8 = 2;

impl Rules {
    /// The rules that the options ask for.
    pub fn new(options: &Options) -> Rules {
        let bank = Cards::each(options.bank_limit.unwrap_or(UNLIMITED_BANK));
        let mut rules = Rules {
            victory_target: options.victory_points as i8,
            hand_limit: options.hand_limit,
            bank,
            goods: bank.kind_set(),
            pieces: Pieces { settlements: 5, cities: 4, roads: 15 },
            prices: Prices::BASE,
            founding: [Founded::Settlement; 2],
            uses_presets: options.has_presets(),
            longest_road_min: Some(options.longest_road_min),
            largest_army_min: Some(options.largest_army_min),
            army_set_aside: false,
            building_closes_trade: options.phases == Phases::Separate,
            single_takes_rest: options.bank_shortage == BankShortage::Single,
            declares_victory: options.victory_claim == VictoryClaim::Automatic,
            turns_max: if options.turn_limit == 0 { u32::MAX } else { options.turn_limit.into() },
            yields: Terrain::ALL.map(Yield::of),
            before_number: None,
            numbers: Numbers::TwoDice,
            after_discards: Some(Frame::MoveRobber),
            after_knight: Frame::MoveRobber,
            deck: Deck::Development,
            refuge: Refuge::Desert,
            robber_waits: false,
            gold: None,
        };
        each_of!(options.modules, M => M::amend(options, &mut rules));
        rules
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_modules_are_read_as_they_are_written() {
        let sets = [
            (Modules::NONE, "base"),
            (Modules::NONE.with(Module::EventCards).with(Module::Rivers), "rivers+event_cards"),
            (
                Modules::NONE.with(Module::FriendlyRobber).with(Module::CitiesAndKnights),
                "cities_and_knights+friendly_robber",
            ),
        ];
        for (modules, names) in sets {
            assert_eq!(modules.to_string(), names);
            assert_eq!(names.parse(), Ok(modules));
        }
        assert_eq!("event_cards+base+rivers".parse(), Ok(sets[1].0), "in any order");
        assert_eq!("rivers+lakes+seas".parse::<Modules>(), Err("lakes".to_owned()));
    }
}
