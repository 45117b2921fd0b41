//! Cities & Knights (`CK-001` to `CK-370`): barbarians, knights, city improvements and progress cards.

mod setting;

pub use setting::Edition;

use crate::Island;
use crate::hooks::Hooks;
use crate::rules::Module;

/// Cities & Knights.
pub struct CitiesAndKnights;

impl Hooks for CitiesAndKnights {
    fn in_play(game: &Island) -> bool {
        game.has(Module::CitiesAndKnights)
    }
}
