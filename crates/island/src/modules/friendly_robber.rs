//! Friendly Robber (`FRIEND-001` to `FRIEND-012`): the robber spares players who have not passed 2 points.
//!
//! After a seven or a knight it may not be put beside a building of a protected player, the mover's own included. If no hex is
//! left, it stays in the desert or goes there, and robs only those who are not protected. Combines with everything.

use steading_game::Seat;

use crate::Island;
use crate::base::robber;
use crate::hooks::{self, HexVeto, Hooks};
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::modules::setting::Setting;
use crate::places::Hex;
use crate::rule;
use crate::rules::Module;
use crate::state::State;

/// The most open points that still protect.
const PROTECTED_POINTS_MAX: i8 = 2;

/// Friendly Robber.
pub struct FriendlyRobber;

impl Hooks for FriendlyRobber {
    fn in_play(game: &Island) -> bool {
        game.has(Module::FriendlyRobber)
    }

    const ROBBER_MAY_GO: Option<HexVeto> = Some(may_go);

    fn robber_stays(game: &Island, state: &State) -> bool {
        stays(game, state)
    }

    fn may_rob(state: &State, victim: Seat) -> bool {
        !is_protected(state, victim)
    }
}

impl Setting for FriendlyRobber {}

/// `FRIEND-003`: a player is protected while the open points are 2 or fewer.
pub fn is_protected(state: &State, seat: Seat) -> bool {
    state.public.open_points[seat.index()] <= PROTECTED_POINTS_MAX
}

/// `FRIEND-004`: no hex beside a protected player's building; `FRIEND-005`: the desert when nothing else is left.
pub fn may_go(game: &Island, state: &State, hex: Hex) -> Result<(), Illegal> {
    let Some(seat) = protected_at(game, state, hex) else { return Ok(()) };
    if robber::refuges(game).contains(hex) && !has_open_hex(game, state) {
        return Ok(());
    }
    refuse(Code::RobberSpares, rule::FRIEND_004, Detail::Protected(hex, seat))
}

/// `FRIEND-005`: with no legal hex left, a robber in the desert stays there; on a board without one it goes beside the board, which
/// nobody has to choose either (`COMBO-021`).
pub fn stays(game: &Island, state: &State) -> bool {
    (robber::refuges(game).is_empty() || robber::is_away(game, state)) && !has_open_hex(game, state)
}

/// Whether some hex other than the robber's own is beside no protected player.
fn has_open_hex(game: &Island, state: &State) -> bool {
    let hexes = game.topology.land.iter();
    hexes
        .filter(|&hex| state.public.robber != Some(hex))
        .any(|hex| protected_at(game, state, hex).is_none() && hooks::robber_may_enter(game, state, hex).is_ok())
}

/// A protected player with a building at the hex.
fn protected_at(game: &Island, state: &State, hex: Hex) -> Option<Seat> {
    let corners = game.topology.hex_corner_set[hex.index()];
    game.seats.iter().find(|&seat| is_protected(state, seat) && !state.public.buildings(seat).and(corners).is_empty())
}

#[cfg(test)]
mod tests {
    use steading_game::{Game, Next, SeatSet};

    use super::*;
    use crate::action::{Action, Outcome};
    use crate::layout::Terrain;
    use crate::options::{Options, Setup};
    use crate::rules::Modules;

    /// The game must not wait for a robber move that no hex allows. Also: COMBO-021.
    #[test]
    fn friend_005_without_a_desert_the_robber_leaves_the_board() {
        let mut layout = crate::layout::Layout::beginner();
        let desert = layout.desert().expect("the beginner board has one");
        (layout.terrain[desert.index()], layout.tokens[desert.index()]) = (Terrain::Forest, 5);
        let options = Options {
            setup: Setup::Explicit,
            layout: Some(layout),
            modules: Modules::NONE.with(Module::FriendlyRobber),
            first_player: Some(crate::options::FirstPlayer::Named(Seat(0))),
            ..Options::default()
        };
        let game = Island::new(options).expect("a board");
        let mut state = game.start();
        // The robber stands on the only hex without a protected player.
        state.public.robber = Some(desert);
        let all = game.topology.vertices;
        state.public.settlements[1] = all.minus(game.topology.hex_corner_set[desert.index()]);
        state.public.frames = crate::frame::Frames::only(crate::frame::Frame::Turn);
        game.apply(&mut state, Seat(0), Action::Roll, &mut ());
        game.resolve(&mut state, &Outcome::Dice(3, 4), &mut ());
        assert_eq!(state.public.robber, None);
        assert_eq!(game.next(&state), Next::Seats(SeatSet::only(Seat(0))));
        assert!(game.check(&state, Seat(0), Action::EndTurn).is_ok());
    }
}
