//! What is done for a player who lets the time pass (`CARAVAN-062` to `CARAVAN-064`).

use std::cmp::Reverse;

use steading_game::Seat;

use super::paths::{self, BETWEEN};
use super::{Action, Frame, vote};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::cards::Cards;
use crate::places::Edge;
use crate::state::State;

/// The default of a seat that is asked.
pub fn default_answer(game: &Island, state: &State, seat: Seat, frame: Frame) -> Option<AnyAction> {
    let answer = match frame {
        // `CARAVAN-062`: nothing is laid.
        Frame::Bid(_) => Some(Action::Bid(Cards::NONE.into())),
        // `CARAVAN-063`: nothing is named.
        Frame::Name(_) => Some(Action::Name(None)),
        Frame::Place(_) | Frame::PlaceApart(_) => place(game, state, seat, frame),
    };
    answer.map(AnyAction::from)
}

/// `CARAVAN-064`: the path that helps the seat most.
fn place(game: &Island, state: &State, seat: Seat, frame: Frame) -> Option<Action> {
    let open = vote::open_paths(game, state, frame).iter();
    open.min_by_key(|&path| (Reverse(advantage(game, state, seat, path)), path)).map(Action::Place)
}

/// `CARAVAN-064`: what a camel on this path brings the seat, less what it brings the others. Neutral colours gain nothing by it
/// (`TWO-065`).
fn advantage(game: &Island, state: &State, seat: Seat, path: Edge) -> i8 {
    let counted = |owner: Seat, worth: i8| match () {
        () if owner == seat => worth,
        () if game.seats.contains(owner) => -worth,
        () => 0,
    };
    let road = game.seats.iter().find(|owner| state.public.roads[owner.index()].contains(path));
    let enclosed = game.topology.edge_ends[path.index()].into_iter().filter_map(|end| {
        let is_enclosed = paths::camels_at(game, state, end) + 1 == BETWEEN;
        state.public.building_at(end).filter(|_| is_enclosed)
    });
    road.map_or(0, |owner| counted(owner, 1)) + enclosed.map(|(owner, _)| counted(owner, 2)).sum::<i8>()
}
