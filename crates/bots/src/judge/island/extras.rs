//! What modules add: fish and the boot, gold, camels, damaged roads, trade tokens.

use steading_game::Seat;
use steading_island::Island;
use steading_island::cards::Cards;
use steading_island::modules::event_cards::{Action as EventAction, roads};
use steading_island::modules::fishermen::Action as FishAction;
use steading_island::modules::two_players::Action as TwoAction;
use steading_island::modules::{Action, caravans};
use steading_island::places::{Edge, Vertex};
use steading_island::rules::Module;
use steading_island::state::{State, at};

use super::super::{Judge, NEVER};

/// A fish: four of them buy a card.
pub(super) const FISH: f32 = 40.0;

/// A piece of gold: two of them buy a card.
pub(super) const GOLD: f32 = 45.0;

/// The old boot asks for one point more.
const BOOT: f32 = 800.0;

/// A trade token.
const TOKEN: f32 = 40.0;

/// Being allowed to draw two cards for two that one has no use for.
const FORCED_TRADE: f32 = 60.0;

/// A damaged road keeps its owner from building others.
const DAMAGE: f32 = 160.0;

/// A building with one camel beside it waits for a second one, which brings a point.
const BESIDE_CAMEL: f32 = 120.0;

/// The most cards that are bid for a camel: even a point is not worth more.
const BID_MAX: u16 = 3;

/// The fish that a token of the supply shows on average.
const DRAWN_FISH: f32 = 1.9;

/// What the seat has from modules, open points aside.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    if game.modules.is_empty() {
        return 0.0;
    }
    let (public, private) = (&state.public.modules, &state.private[at(seat)].modules);
    let mut worth = 0.0;
    if game.rules.gold.is_some() {
        worth += GOLD * f32::from(public.gold.purse[at(seat)]);
    }
    if game.has(Module::Fishermen) {
        worth += FISH * f32::from(private.fish.tokens.fish());
        worth -= if public.fish.boot == Some(seat) { BOOT } else { 0.0 };
    }
    if game.has(Module::EventCards) {
        worth -= DAMAGE * roads::damaged(state, seat).len() as f32;
    }
    if game.has(Module::TwoPlayers) {
        worth += TOKEN * f32::from(public.two.tokens.get(seat.index()).copied().unwrap_or(0));
    }
    if game.has(Module::Caravans) {
        worth += BESIDE_CAMEL * beside_camels(game, state, seat);
    }
    worth
}

/// Buildings of the seat with exactly one camel beside them.
fn beside_camels(game: &Island, state: &State, seat: Seat) -> f32 {
    let camels = state.public.modules.caravans.camels;
    let count_at = |vertex: Vertex| game.topology.vertex_edges[vertex.index()].and(camels).len();
    state.public.buildings(seat).iter().filter(|&vertex| count_at(vertex) == 1).count() as f32
}

/// What speaks for or against a move of a module.
pub(super) fn inclination(game: &Island, state: &State, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Caravans(caravans::Action::Bid(cards)) => bid(game, state, seat, cards.into()),
        Action::Fish(FishAction::Exchange(_)) => (DRAWN_FISH * FISH) as i32,
        Action::Two(TwoAction::ForceTrade) => FORCED_TRADE as i32,
        // Knights are worth more for the army than for tokens.
        Action::Two(TwoAction::RetireKnight) => NEVER,
        _ => 0,
    }
}

/// Carries out what is only sealed or named for now, as if it had its effect; `false` for everything else.
pub(super) fn imagine(game: &Island, state: &mut State, seat: Seat, action: Action) -> bool {
    match action {
        Action::Events(EventAction::GiveLeft(card)) => state.private[at(seat)].hand -= Cards::one(card),
        Action::Caravans(caravans::Action::Name(Some(path))) => {
            caravans::paths::put_camel(game, state, path, &mut ());
        }
        _ => return false,
    }
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
        caravans::paths::put_camel(game, &mut with_camel, path, &mut ());
        game.worth(&with_camel, seat) as f32
    };
    let worths: Vec<f32> = caravans::paths::paths(game, state).iter().map(worth_of).collect();
    let best = worths.iter().copied().fold(f32::MIN, f32::max);
    if worths.is_empty() { 0.0 } else { best - worths.iter().sum::<f32>() / worths.len() as f32 }
}
