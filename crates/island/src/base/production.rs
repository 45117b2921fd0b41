//! Production (section 1.7) and the bank shortage rule (section 1.8).

use steading_game::{Journal, Seat};

use crate::Island;
use crate::cards::Cards;
use crate::event::Event;
use crate::game::Producer;
use crate::state::{Harvest, SEATS, State};

/// `BASE-073` to `BASE-080`: every hex with the number pays everybody with a building at it.
#[inline(always)]
pub fn produce(game: &Island, state: &mut State, number: u8, journal: &mut impl Journal<Event>) {
    let mut due = due_from_two(state, game.producers(number));
    for &hex in game.more_producers(number) {
        let more = due_from_two(state, &[hex, Producer::NOTHING]);
        due = std::array::from_fn(|index| due[index] + more[index]);
    }
    deal_out(game, state, due, journal);
}

/// `EVENT-025`: the same in an epidemic, when a city yields one card as a settlement does.
pub fn produce_in_epidemic(game: &Island, state: &mut State, number: u8, journal: &mut impl Journal<Event>) {
    let mut due = [Cards::NONE; SEATS];
    for producer in game.producers(number).iter().chain(game.more_producers(number)) {
        if state.public.robber == Some(producer.hex) {
            continue;
        }
        let corners = game.topology.hex_corner_set[producer.hex.index()];
        for seat in game.seats.iter() {
            let buildings = state.public.buildings(seat).and(corners).len();
            due[seat.index()] += producer.card.times(buildings as u8);
        }
    }
    deal_out(game, state, due, journal);
}

/// Pays what is due, as far as the bank can.
#[inline(always)]
fn deal_out(game: &Island, state: &mut State, mut due: [Cards; SEATS], journal: &mut impl Journal<Event>) {
    // Not a fold: the sum of four registers shall not become vector arithmetic on memory.
    let demand = due[0] + due[1] + due[2] + due[3];
    if !state.public.bank.covers(demand) {
        due = cut_by_shortage(game, state, due, demand, journal);
    }
    // Everybody is paid, with nothing if need be: adding zero is cheaper than asking. Seats that do not play are due nothing.
    for (index, cards) in due.into_iter().enumerate() {
        state.public.bank -= cards;
        state.private[index].hand += cards;
        if !cards.is_empty() {
            journal.note(Event::Gained(Seat(index as u8), cards));
        }
    }
}

/// What two hexes owe each seat: 1 card for a settlement, 2 for a city (`BASE-074` to `BASE-076`), nothing at the robber's
/// (`BASE-078`). Both at once and without a branch: whether anybody is due anything is hard to foresee.
#[inline(always)]
fn due_from_two(state: &State, hexes: &[Producer; 2]) -> [Cards; SEATS] {
    let public = &state.public;
    let [a, b] = hexes.map(
        |Producer { hex, .. }| {
            if public.robber == Some(hex) { Harvest::NONE } else { public.harvest[hex.index()] }
        },
    );
    std::array::from_fn(|index| {
        let seat = Seat(index as u8);
        hexes[0].card.times(a.of(seat)) + hexes[1].card.times(b.of(seat))
    })
}

const _: () = assert!(SEATS == 4, "the demand adds up four seats");

/// The bank shortage rule, for each kind of card apart (`BASE-082` to `BASE-086`): if the bank cannot pay all, nobody gets any, except
/// that a player who alone is due cards of it takes what is left. Nothing is owed later.
#[cold]
#[inline(never)]
fn cut_by_shortage(
    game: &Island,
    state: &State,
    due: [Cards; SEATS],
    demand: Cards,
    journal: &mut impl Journal<Event>,
) -> [Cards; SEATS] {
    let mut paid = due;
    let bank = state.public.bank;
    for kind in bank.shortfall(demand).kinds() {
        journal.note(Event::BankShort(kind));
        let is_single = due.iter().filter(|cards| cards.has(kind)).count() == 1;
        let each = if is_single && game.rules.single_takes_rest { bank.count(kind) } else { 0 };
        for cards in paid.iter_mut().filter(|cards| cards.has(kind)) {
            *cards = *cards - Cards::of(kind, cards.count(kind)) + Cards::of(kind, each);
        }
    }
    paid
}
