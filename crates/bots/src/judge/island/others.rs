//! How much the others are to be feared, by what everybody sees of them.

use steading_game::Seat;
use steading_island::Island;
use steading_island::base::victory;
use steading_island::rules::Module;
use steading_island::state::{State, at};

use super::land::Land;
use super::{POINT, modules, plans};

/// A pip of somebody else.
const PIP: f32 = 60.0;

/// A card in somebody else's hand.
const CARD: f32 = 25.0;

/// Points that a hidden development card stands for.
const HIDDEN_POINTS: f32 = 0.25;

/// Where only one other plays, so much of the best place to settle counts: neutral pieces can take it away.
const PLACE: f32 = 0.3;

/// All that the others have, each of them by how much they are to be feared.
pub(super) fn menace(game: &Island, state: &State, land: &Land, seat: Seat) -> f32 {
    let others = game.seats.without(seat).iter();
    others.map(|other| fear(game, state, other) * possessions(game, state, land, other)).sum()
}

/// How much a seat is to be feared: a little at the start, and much when it is about to win.
pub(super) fn fear(game: &Island, state: &State, seat: Seat) -> f32 {
    let share = points(state, seat) / f32::from(victory::target(game, state, seat));
    0.1 + 0.6 * share * share
}

/// Whether the seat needs no more than two points to win, as far as anybody can see.
pub(super) fn is_about_to_win(game: &Island, state: &State, seat: Seat) -> bool {
    points(state, seat) >= f32::from(victory::target(game, state, seat)) - 2.0
}

fn points(state: &State, seat: Seat) -> f32 {
    let cards = f32::from(state.private[at(seat)].cards.total());
    (f32::from(state.public.open_points[at(seat)]) + HIDDEN_POINTS * cards).max(0.0)
}

fn possessions(game: &Island, state: &State, land: &Land, seat: Seat) -> f32 {
    let place = if game.has(Module::TwoPlayers) { PLACE * best_place(game, state, land, seat) } else { 0.0 };
    let hand = f32::from(state.private[at(seat)].hand.total());
    points(state, seat) * POINT + land.total(seat) * PIP + hand * CARD + place + modules::possessions(game, state, seat)
}

fn best_place(game: &Island, state: &State, land: &Land, seat: Seat) -> f32 {
    let wishes = land.wishes(game, state, seat);
    plans::sites(game, state, &wishes, seat).into_iter().fold(0.0, f32::max)
}
