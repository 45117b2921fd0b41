//! Trade tokens.

use steading_game::Seat;
use steading_island::Island;
use steading_island::modules::two_players::Action;
use steading_island::rules::Module;
use steading_island::state::State;

use super::super::super::NEVER;

/// A trade token.
const TOKEN: f32 = 40.0;

/// Being allowed to draw two cards for two that one has no use for.
const FORCED_TRADE: f32 = 60.0;

/// The tokens held.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    let tokens = state.public.modules.two_players.tokens.get(seat.index()).copied().unwrap_or(0);
    if game.has(Module::TwoPlayers) { TOKEN * f32::from(tokens) } else { 0.0 }
}

/// Knights are worth more for the army than for tokens.
pub(super) fn inclination(action: Action) -> i32 {
    match action {
        Action::ForceTrade => FORCED_TRADE as i32,
        Action::RetireKnight => NEVER,
        Action::BuildRoadFor(..) | Action::BuildSettlementFor(..) | Action::HandOver(..) | Action::ChaseRobber(_) => 0,
    }
}
