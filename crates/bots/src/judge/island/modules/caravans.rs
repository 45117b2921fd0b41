//! Camels, and the votes on them.

use steading_game::Seat;
use steading_island::Island;
use steading_island::cards::Cards;
use steading_island::modules::caravans::{Action, paths};
use steading_island::places::{Edge, Vertex};
use steading_island::rules::Module;
use steading_island::state::State;

use super::super::super::{Judge, NEVER};

/// A building with one camel beside it waits for a second one, which brings a point.
const BESIDE_CAMEL: f32 = 120.0;

/// The most cards that are bid for a camel: even a point is not worth more.
const BID_MAX: u16 = 3;

/// Buildings that wait for a second camel.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    if game.has(Module::Caravans) { BESIDE_CAMEL * beside_camels(game, state, seat) } else { 0.0 }
}

/// Buildings of the seat with exactly one camel beside them.
fn beside_camels(game: &Island, state: &State, seat: Seat) -> f32 {
    let camels = state.public.modules.caravans.camels;
    let count_at = |vertex: Vertex| game.topology.vertex_edges[vertex.index()].and(camels).len();
    state.public.buildings(seat).iter().filter(|&vertex| count_at(vertex) == 1).count() as f32
}

/// What speaks for or against a vote.
pub(super) fn inclination(game: &Island, state: &State, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Bid(cards) => bid(game, state, seat, cards.into()),
        Action::Name(_) | Action::Place(_) => 0,
    }
}

/// A path that is named is judged as if the camel went there.
pub(super) fn imagine(game: &Island, state: &mut State, action: Action) -> bool {
    let Action::Name(Some(path)) = action else { return false };
    paths::put_camel(game, state, path, &mut ());
    true
}

/// What a bid may bring: the difference that a say in the camel's path makes, by how likely the cards are to decide it. That they are
/// gone afterwards is part of the position.
fn bid(game: &Island, state: &State, seat: Seat, cards: Cards) -> i32 {
    if cards.is_empty() {
        return 0;
    }
    if cards.total() > BID_MAX {
        return NEVER;
    }
    let own = f32::from(cards.total());
    let others: f32 = state.public.modules.caravans.votes.into_iter().map(f32::from).sum();
    (stake(game, state, seat) * own / (own + others + 1.0)) as i32
}

/// How much better the best path for the camel is than any.
fn stake(game: &Island, state: &State, seat: Seat) -> f32 {
    let worth_of = |path: Edge| {
        let mut with_camel = state.clone();
        paths::put_camel(game, &mut with_camel, path, &mut ());
        game.worth(&with_camel, seat) as f32
    };
    let worths: Vec<f32> = paths::paths(game, state).iter().map(worth_of).collect();
    let best = worths.iter().copied().fold(f32::MIN, f32::max);
    if worths.is_empty() { 0.0 } else { best - worths.iter().sum::<f32>() / worths.len() as f32 }
}
