//! What the registry tells people at a table: what they can agree on, why they cannot do something, what they may take back, and all
//! of it in their language.

mod choices;
mod languages;
mod reasons;
mod undo;

use rand::rngs::SmallRng;
use steading_game::Next;
use steading_island::combinations;
use steading_island::rules::{Kind, Module};
use steading_registry::{AnyTable, Budget, GAMES, GameInfo, game_named};
use steading_rivals::options::Mode;

/// The game with this name.
pub fn game(name: &str) -> &'static GameInfo {
    game_named(GAMES, name).unwrap()
}

/// Plays one entry: a random choice or a draw. False when the game is over.
pub fn step(table: &mut dyn AnyTable, rng: &mut SmallRng) -> bool {
    match table.next() {
        Next::Over => return false,
        Next::Chance => drop(table.draw(rng).unwrap()),
        Next::Seats(_) => {
            let suggestion = table.suggest("random", None, Budget::default(), rng).unwrap();
            table.play(&suggestion.action, Some(suggestion.seat)).unwrap();
        }
    }
    true
}

/// The options of every combination of modules of the island; the expansion by its older rules, too.
pub fn island_options() -> impl Iterator<Item = String> {
    combinations::all().flat_map(|modules| {
        let names = |modules: &mut dyn Iterator<Item = Module>| {
            modules.map(|module| module.name().to_owned() + " ").collect::<String>()
        };
        let usual = Kind::ALL.map(|kind| format!("{} {}\n", kind.key(), names(&mut modules.of(kind)))).concat();
        let has_editions = modules.has(Module::CitiesAndKnights);
        let older = has_editions.then(|| format!("{usual}edition 2008\ncommit_knights on\n"));
        [usual].into_iter().chain(older)
    })
}

/// The options of every mode of the card game.
pub fn rivals_options() -> impl Iterator<Item = String> {
    Mode::ALL.into_iter().map(|mode| format!("mode {}\n", mode.name()))
}
