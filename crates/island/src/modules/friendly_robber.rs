//! Friendly Robber (`FRIEND-001` to `FRIEND-012`): the robber spares players who have not passed 2 points.
//!
//! After a seven or a knight it may not be put beside a building of a protected player, the mover's own included. If no hex is
//! left, it stays in the desert or goes there, and robs only those who are not protected. Combines with everything.

use steading_game::Seat;

use crate::Island;
use crate::base::robber;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::places::Hex;
use crate::rule;
use crate::state::State;
use crate::topology::LAND_COUNT;

/// The most open points that still protect.
const PROTECTED_POINTS_MAX: u8 = 2;

/// `FRIEND-003`: a player is protected while the open points are 2 or fewer.
pub fn is_protected(state: &State, seat: Seat) -> bool {
    state.public.open_points[seat.index()] <= PROTECTED_POINTS_MAX
}

/// `FRIEND-004`: no hex beside a protected player's building; `FRIEND-005`: the desert when nothing else is left.
pub fn may_go(game: &Island, state: &State, hex: Hex) -> Result<(), Illegal> {
    let Some(seat) = protected_at(game, state, hex) else { return Ok(()) };
    if robber::refuge(game) == Some(hex) && !has_open_hex(game, state) {
        return Ok(());
    }
    refuse(Code::RobberSpares, rule::FRIEND_004, Detail::Protected(hex, seat))
}

/// `FRIEND-005`: with no legal hex left, a robber in the desert stays there.
pub fn stays(game: &Island, state: &State) -> bool {
    robber::refuge(game) == state.public.robber && !has_open_hex(game, state)
}

/// Whether some hex other than the robber's own is beside no protected player.
fn has_open_hex(game: &Island, state: &State) -> bool {
    let hexes = (0..LAND_COUNT as u8).map(Hex);
    hexes.filter(|&hex| state.public.robber != Some(hex)).any(|hex| protected_at(game, state, hex).is_none())
}

/// A protected player with a building at the hex.
fn protected_at(game: &Island, state: &State, hex: Hex) -> Option<Seat> {
    let corners = game.topology.hex_corner_set[hex.index()];
    game.seats.iter().find(|&seat| is_protected(state, seat) && !state.public.buildings(seat).and(corners).is_empty())
}
