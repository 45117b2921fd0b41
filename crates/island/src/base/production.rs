//! Production (section 1.7) and the bank shortage rule (section 1.8).

use steading_game::{Journal, Seat};

use crate::Island;
use crate::cards::{Cards, Resource};
use crate::event::Event;
use crate::game::Producer;
use crate::state::{SEATS, State};

/// `BASE-073` to `BASE-080`: every hex with the number pays everybody with a building at it.
pub fn produce(game: &Island, state: &mut State, number: u8, journal: &mut impl Journal<Event>) {
    let (due, demand) = due(game, state, number);
    if demand.is_empty() {
        return;
    }
    let is_enough = state.public.bank.covers(demand);
    let paid = if is_enough { due } else { cut_by_shortage(game, state, due, demand, journal) };
    // Everybody is paid, with nothing if need be: adding zero is cheaper than asking. Seats that do not play are due nothing.
    for (index, cards) in paid.into_iter().enumerate() {
        state.public.bank -= cards;
        state.private[index].hand += cards;
        if !cards.is_empty() {
            journal.note(Event::Gained(Seat(index as u8), cards));
        }
    }
}

/// What the number owes each seat: 1 card for a settlement, 2 for a city, at every hex with the number (`BASE-074` to
/// `BASE-076`), nothing at the robber's (`BASE-078`); and the sum.
#[inline(always)]
fn due(game: &Island, state: &State, number: u8) -> ([Cards; SEATS], Cards) {
    let mut due = [Cards::NONE; SEATS];
    let mut demand = Cards::NONE;
    let public = &state.public;
    for &Producer { hex, corners, card } in game.producing(number) {
        if public.robber == Some(hex) || public.occupied.and(corners).is_empty() {
            continue;
        }
        for (index, due) in due.iter_mut().enumerate() {
            let settlements = public.settlements[index].and(corners).len();
            let cities = public.cities[index].and(corners).len();
            let cards = card.times((settlements + 2 * cities) as u8);
            *due += cards;
            demand += cards;
        }
    }
    (due, demand)
}

/// The bank shortage rule, for each resource apart (`BASE-082` to `BASE-086`): if the bank cannot pay all, nobody gets any, except
/// that a player who alone is due cards of it takes what is left. Nothing is owed later.
#[cold]
fn cut_by_shortage(
    game: &Island,
    state: &State,
    due: [Cards; SEATS],
    demand: Cards,
    journal: &mut impl Journal<Event>,
) -> [Cards; SEATS] {
    let mut paid = due;
    for resource in Resource::ALL {
        let stock = state.public.bank.count(resource);
        if demand.count(resource) <= stock {
            continue;
        }
        journal.note(Event::BankShort(resource));
        let is_single = due.iter().filter(|cards| cards.has(resource)).count() == 1;
        let each = if is_single && game.rules.single_takes_rest { stock } else { 0 };
        for cards in paid.iter_mut().filter(|cards| cards.has(resource)) {
            *cards = *cards - Cards::of(resource, cards.count(resource)) + Cards::of(resource, each);
        }
    }
    paid
}
