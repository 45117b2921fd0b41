//! What modules add, a file each: what the seat has from them, and what speaks for or against their moves.

mod caravans;
mod event_cards;
mod fishermen;
mod gold;
mod two_players;

use steading_game::Seat;
use steading_island::Island;
use steading_island::modules::Action;
use steading_island::state::State;

pub(super) use fishermen::FISH;
pub(super) use gold::GOLD;

/// What the seat has from modules, open points aside.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    if game.modules.is_empty() {
        return 0.0;
    }
    let each = [gold::worth, fishermen::worth, event_cards::worth, two_players::worth, caravans::worth];
    each.iter().map(|worth| worth(game, state, seat)).sum()
}

/// What speaks for or against a move of a module.
pub(super) fn inclination(game: &Island, state: &State, seat: Seat, action: Action) -> i32 {
    match action {
        Action::TwoPlayers(action) => two_players::inclination(action),
        Action::Fishermen(action) => fishermen::inclination(action),
        Action::Caravans(action) => caravans::inclination(game, state, seat, action),
        Action::CitiesAndKnights(_) | Action::EventCards(_) | Action::Gold(_) | Action::Rivers(_) => 0,
    }
}

/// Carries out what is only sealed or named for now, as if it had its effect; `false` for everything else.
pub(super) fn imagine(game: &Island, state: &mut State, seat: Seat, action: Action) -> bool {
    match action {
        Action::EventCards(action) => event_cards::imagine(state, seat, action),
        Action::Caravans(action) => caravans::imagine(game, state, action),
        Action::CitiesAndKnights(_)
        | Action::TwoPlayers(_)
        | Action::Gold(_)
        | Action::Fishermen(_)
        | Action::Rivers(_) => false,
    }
}
