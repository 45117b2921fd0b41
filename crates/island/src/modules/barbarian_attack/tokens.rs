//! What trade tokens do here: a barbarian goes back to the supply (`BARB-COMBO-07`).

use steading_game::{Journal, Seat};

use super::{Action, Event, coast};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::event::Event as AnyEvent;
use crate::illegal::Illegal;
use crate::modules::two_players::tokens;
use crate::places::Hex;
use crate::rule;
use crate::rules::Module;
use crate::state::State;

/// `BARB-163`: the tokens, and a coast hex with a barbarian.
pub fn check(game: &Island, state: &State, seat: Seat, hex: Hex) -> Result<(), Illegal> {
    tokens::check_price(game, state, seat)?;
    coast::check_barbarian(game, state, hex, rule::BARB_COMBO_07)
}

/// Lists the hexes with barbarians, if there are tokens for one.
pub fn list(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    if game.has(Module::TwoPlayers) && tokens::check_price(game, state, seat).is_ok() {
        out.extend(coast::held(&state.public).iter().map(|hex| AnyAction::from(Action::Expel(hex))));
    }
}

/// The barbarian goes back to the supply, and is no prisoner.
pub fn expel(game: &Island, state: &mut State, seat: Seat, hex: Hex, journal: &mut impl Journal<AnyEvent>) {
    tokens::pay(state, seat, journal);
    journal.note(Event::Expelled(seat, hex).into());
    coast::take(game, state, hex, journal);
}
