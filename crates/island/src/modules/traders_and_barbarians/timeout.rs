//! What is done for a player who lets the time pass (`TRADE-123` to `TRADE-128`).

use std::cmp::Reverse;

use steading_game::Seat;

use super::raiders::free_paths;
use super::{Action, Frame};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::victory;
use crate::places::{Edge, EdgeSet};
use crate::state::{State, at};
use crate::timeout::{clockwise, prey};

/// The default of the player on turn.
pub fn default_answer(game: &Island, state: &State, seat: Seat, frame: Frame) -> Option<AnyAction> {
    let answer = match frame {
        Frame::Barbarian(_) => Action::MoveBarbarian(raider(state, seat)?, after_card(game, state, seat)?),
        Frame::Driven(path) => Action::MoveBarbarian(path, after_flight(game, state, seat)?),
        // `TRADE-125`.
        Frame::Take(_) => Action::TakeCard(true),
        // `BASE-283`: a win is claimed before the turn is over.
        Frame::Drive | Frame::Arrived if !game.rules.declares_victory && victory::has_enough(game, state) => {
            return Some(AnyAction::ClaimVictory);
        }
        // `TRADE-127`, `TRADE-128`.
        Frame::Drive | Frame::Arrived => Action::StopWagon,
        Frame::Fend(_) | Frame::Cargo(_) => return None,
    };
    Some(answer.into())
}

/// `TRADE-124`: the first barbarian on an own road, otherwise the first.
fn raider(state: &State, seat: Seat) -> Option<Edge> {
    let raiders = state.public.modules.traders_and_barbarians.raiders;
    raiders.into_iter().min_by_key(|&path| (!state.public.roads[at(seat)].contains(path), path))
}

/// `TRADE-124`: a road of the opponent with most cards.
fn after_card(game: &Island, state: &State, seat: Seat) -> Option<Edge> {
    let has_cards = |victim: &Seat| !state.private[at(*victim)].hand.is_empty();
    let victims = opponents(game, state, seat).filter(has_cards);
    let victim = victims.min_by(|&one, &other| prey(game, state, seat, one).cmp(&prey(game, state, seat, other)));
    goal(game, state, seat, victim)
}

/// `TRADE-126`: a road of the opponent with most open points.
fn after_flight(game: &Island, state: &State, seat: Seat) -> Option<Edge> {
    let rank = |other: Seat| (Reverse(state.public.open_points[at(other)]), clockwise(game, seat, other));
    let victim = opponents(game, state, seat).min_by_key(|&other| rank(other));
    goal(game, state, seat, victim)
}

/// The opponents with a road that has no barbarian.
fn opponents<'a>(game: &'a Island, state: &'a State, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
    game.seats.without(seat).iter().filter(|&other| !open_roads(game, state, other).is_empty())
}

/// The seat's roads without a barbarian.
fn open_roads(game: &Island, state: &State, seat: Seat) -> EdgeSet {
    state.public.roads[at(seat)].and(free_paths(game, state))
}

/// The first open road of the victim; without one the first path that holds neither a barbarian nor an own road.
fn goal(game: &Island, state: &State, seat: Seat, victim: Option<Seat>) -> Option<Edge> {
    let roads = victim.map_or(EdgeSet::EMPTY, |victim| open_roads(game, state, victim));
    let others = free_paths(game, state).minus(state.public.roads[at(seat)]);
    roads.iter().next().or_else(|| others.iter().next())
}
