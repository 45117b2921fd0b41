//! Rule modules: one file or folder each, with everything about the module in it.
//!
//! A module changes the base rules through parameters and slots ([`crate::rules`]) and hooks ([`crate::hooks`]). What it has of its own
//! are [`parts`]: moves, questions, draws, happenings, and what it keeps in a position. Its line in the list below names them; routing,
//! notation, laws and records follow from it (`register.rs`). What it asks of a table is its [`setting`].

pub mod barbarian_attack;
pub mod caravans;
pub mod cities_and_knights;
pub mod event_cards;
pub mod fishermen;
pub mod friendly_robber;
pub mod gold;
pub mod harbormaster;
pub mod parts;
mod register;
pub mod rivers;
pub mod setting;
pub mod traders_and_barbarians;
pub mod two_players;

use rand::Rng;
use rand::seq::IndexedRandom;
use serde::{Deserialize, Serialize};
use steading_game::{Journal, Next, Observer, Seat, Syntax, Tally};

use crate::Island;
use crate::cards::Cards;
use crate::hooks::Hooks;
use crate::illegal::{Illegal, Owed};
use crate::state::{State, is_default};
use crate::text::draw::Canvas;
use crate::text::moves::Unknown;
use crate::view::View;

use parts::{Draw, Happening, Kept, Move, Question, Seen, Shown};
use register::{modules, unplayed};

/// What a module is to a table: any variants may be played together, and at most one scenario or expansion (`COMBO-006`,
/// `COMBO-007`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A set of pieces and rules that goes through the whole game, with a box of its own.
    Expansion,
    /// A game of its own on the island.
    Scenario,
    /// A rule or a few.
    Variant,
}

impl Kind {
    /// All of them, in the order in which they are named.
    pub const ALL: [Kind; 3] = [Kind::Expansion, Kind::Scenario, Kind::Variant];

    /// The word for one of its modules.
    pub const fn name(self) -> &'static str {
        ["expansion", "scenario", "variant"][self as usize]
    }

    /// The option that names modules of this kind.
    pub const fn key(self) -> &'static str {
        ["expansion", "scenario", "variants"][self as usize]
    }

    /// All modules of this kind, in rulebook order.
    pub fn modules(self) -> impl Iterator<Item = Module> + Clone {
        Module::ALL.into_iter().filter(move |&module| module.kind() == self)
    }
}

impl Module {
    /// The module with this name; a hyphen does for an underscore.
    pub fn named(name: &str) -> Option<Module> {
        let name = name.replace('-', "_");
        Module::ALL.into_iter().find(|module| module.name().eq_ignore_ascii_case(&name))
    }

    /// Whether it is a scenario, of which a table plays at most one (`COMBO-007`).
    pub const fn is_scenario(self) -> bool {
        matches!(self.kind(), Kind::Scenario)
    }
}

// The modules in rulebook order: the folder, the type, the word in JSON, and what it has. The word was given before the modules had
// one name each, and records keep it.
modules! { $
    /// Friendly Robber: the robber spares players with few points.
    friendly_robber::FriendlyRobber "friendly_robber" { module: Variant, }

    /// Event Cards: a deck of numbered events in the place of the dice.
    event_cards::EventCards "events" {
        module: Variant, keeps: Public, moves: Action, asks: Frame, draws: Outcome, tells: Event, shows: Scene,
    }

    /// Harbormaster: a card for the most harbour points.
    harbormaster::Harbormaster "harbours" { module: Variant, keeps: Public, tells: Event, }

    /// Two Players: two players and two neutral colours.
    two_players::TwoPlayers "two" {
        module: Variant, keeps: Public, alone: Private, moves: Action, asks: Frame, tells: Event, shows: Scene,
    }

    /// Cities & Knights: barbarians, knights, city improvements and progress cards.
    cities_and_knights::CitiesAndKnights "cities" {
        module: Expansion, keeps: Public, hides: Hidden, moves: Action, asks: Frame, draws: Outcome, tells: Event,
        shows: Scene, sees: Sight,
    }

    /// Gold: the second currency, in every scenario that has it; no module that a table chooses.
    gold::Gold "gold" { keeps: Public, moves: Action, tells: Event, }

    /// Fishermen: fish from the lake and the coast.
    fishermen::Fishermen "fish" {
        module: Scenario, keeps: Public, alone: Private, hides: Hidden, moves: Action, asks: Frame, draws: Outcome, tells: Event,
        shows: Scene,
    }

    /// Rivers: two rivers, bridges and gold.
    rivers::Rivers "rivers" { module: Scenario, keeps: Public, moves: Action, tells: Event, shows: Scene, }

    /// Caravans: camels from the oasis.
    caravans::Caravans "caravans" { module: Scenario, keeps: Public, moves: Action, asks: Frame, tells: Event, shows: Scene, }

    /// Barbarian Attack: barbarians on the coast, and knights of all against them.
    barbarian_attack::BarbarianAttack "attack" {
        module: Scenario, keeps: Public, moves: Action, asks: Frame, draws: Outcome, tells: Event, shows: Scene,
    }

    /// Traders & Barbarians: wagons with commodities between three trade hexes, and three barbarians on the paths.
    traders_and_barbarians::TradersAndBarbarians "traders" {
        module: Scenario, keeps: Public, moves: Action, asks: Frame, draws: Outcome, tells: Event, shows: Scene,
    }
}
