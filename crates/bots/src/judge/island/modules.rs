//! What modules add, a file each: what the seat has from them, and what speaks for or against their moves.

mod barbarian_attack;
mod caravans;
mod cities_and_knights;
mod event_cards;
mod fishermen;
mod gold;
mod traders_and_barbarians;
mod two_players;

use steading_game::Seat;
use steading_island::Island;
use steading_island::cards::Cards;
use steading_island::modules::Action;
use steading_island::places::VertexSet;
use steading_island::rules::Module;
use steading_island::state::{State, at};

use super::land::Wishes;
use super::plans::Means;

pub(super) use fishermen::FISH;
pub(super) use gold::GOLD;

/// What the seat has from modules, open points aside.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    if game.modules.is_empty() {
        return 0.0;
    }
    let each = [
        gold::worth,
        fishermen::worth,
        event_cards::worth,
        two_players::worth,
        caravans::worth,
        cities_and_knights::worth,
        barbarian_attack::worth,
        traders_and_barbarians::worth,
    ];
    each.iter().map(|worth| worth(game, state, seat)).sum()
}

/// What can be bought besides what the base game has: what the hope for each is worth.
pub(super) fn plans(
    game: &Island,
    state: &State,
    wishes: &Wishes<'_>,
    means: &Means,
    seat: Seat,
    add: &mut impl FnMut(f32),
) {
    if game.has(Module::CitiesAndKnights) {
        cities_and_knights::plans(game, state, wishes, means, seat, add);
    }
    if game.has(Module::TradersAndBarbarians) {
        traders_and_barbarians::plans(game, state, means, seat, add);
    }
}

/// Whether something of the kind holds for the price of anything else that the seat could buy.
pub(super) fn is_price(game: &Island, state: &State, seat: Seat, holds: &impl Fn(Cards) -> bool) -> bool {
    let is_train = || traders_and_barbarians::price(state, seat).is_some_and(holds);
    (game.has(Module::CitiesAndKnights) && cities_and_knights::prices(state, seat).any(holds))
        || (game.has(Module::TradersAndBarbarians) && is_train())
}

/// What a card of the deck is worth before one knows which it is, where it is another deck than that of the base game; `knight` is what a
/// knight card would be worth.
pub(super) fn card_gain(game: &Island, state: &State, seat: Seat, knight: f32) -> Option<f32> {
    if game.has(Module::BarbarianAttack) {
        Some(barbarian_attack::card_gain(state, seat))
    } else {
        game.has(Module::TradersAndBarbarians).then(|| traders_and_barbarians::card_gain(knight))
    }
}

/// What speaks against one settlement more.
pub(super) fn danger_of_settlement(game: &Island, state: &State, seat: Seat) -> f32 {
    if game.has(Module::BarbarianAttack) { barbarian_attack::danger_of_building(game, state, seat) } else { 0.0 }
}

/// What a city costs the seat.
pub(super) fn city_price(game: &Island, state: &State, seat: Seat) -> Cards {
    if game.has(Module::CitiesAndKnights) {
        cities_and_knights::city_price(game, state, seat)
    } else {
        game.rules.prices.city
    }
}

/// What speaks against one city more.
pub(super) fn danger_of_city(game: &Island, state: &State, seat: Seat) -> f32 {
    if game.has(Module::CitiesAndKnights) {
        cities_and_knights::danger_of_city(game, state, seat)
    } else {
        danger_of_settlement(game, state, seat)
    }
}

/// What the bank asks the seat for a card from turn to turn.
pub(super) fn lasting_rates(game: &Island, state: &State, seat: Seat) -> Cards {
    let rates = state.public.rates[at(seat)];
    if game.has(Module::CitiesAndKnights) { cities_and_knights::lasting_rates(state, seat, rates) } else { rates }
}

/// Where nobody can settle for now, besides where it is too near to a building.
pub(super) fn blocked_sites(game: &Island, state: &State) -> VertexSet {
    if game.has(Module::CitiesAndKnights) { cities_and_knights::blocked_sites(state) } else { VertexSet::EMPTY }
}

/// What of somebody else's is to be feared besides points, land and hand.
pub(super) fn possessions(game: &Island, state: &State, seat: Seat) -> f32 {
    if game.has(Module::CitiesAndKnights) {
        cities_and_knights::possessions(state, seat)
    } else if game.has(Module::BarbarianAttack) {
        barbarian_attack::possessions(state, seat)
    } else {
        0.0
    }
}

/// What speaks for or against a move of a module.
pub(super) fn inclination(game: &Island, state: &State, seat: Seat, action: Action) -> i32 {
    match action {
        Action::TwoPlayers(action) => two_players::inclination(action),
        Action::Fishermen(action) => fishermen::inclination(action),
        Action::Caravans(action) => caravans::inclination(game, state, seat, action),
        Action::CitiesAndKnights(action) => cities_and_knights::inclination(game, state, seat, action),
        Action::TradersAndBarbarians(action) => traders_and_barbarians::inclination(action),
        Action::EventCards(_) | Action::Gold(_) | Action::Rivers(_) | Action::BarbarianAttack(_) => 0,
    }
}

/// Carries out what is only sealed or named for now, as if it had its effect; `false` for everything else.
pub(super) fn imagine(game: &Island, state: &mut State, seat: Seat, action: Action) -> bool {
    match action {
        Action::EventCards(action) => event_cards::imagine(state, seat, action),
        Action::Caravans(action) => caravans::imagine(game, state, action),
        Action::CitiesAndKnights(action) => cities_and_knights::imagine(game, state, seat, action),
        Action::TwoPlayers(_)
        | Action::Gold(_)
        | Action::Fishermen(_)
        | Action::Rivers(_)
        | Action::BarbarianAttack(_)
        | Action::TradersAndBarbarians(_) => false,
    }
}
