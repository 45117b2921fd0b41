//! Plazas: loading and delivering (`TRADE-050` to `TRADE-063`).

use rand::{Rng, RngExt};
use steading_game::{Journal, Seat};

use super::board::{Commodity, supplies};
use super::{Event, Frame, Outcome, train, wagon};
use crate::Island;
use crate::action::Outcome as AnyOutcome;
use crate::event::Event as AnyEvent;
use crate::modules::gold;
use crate::state::{State, at};
use crate::topology::TradeHex;

/// The wagon has come to a plaza, and its movement is over (`TRADE-045`). What is carried is delivered if it is wanted here; an empty
/// wagon loads. Victory is judged before the new token is opened (`TRADE-061`), since the draw is only pushed here.
pub fn arrive(game: &Island, state: &mut State, seat: Seat, hex: TradeHex, journal: &mut impl Journal<AnyEvent>) {
    wagon::settle(game, state, seat, journal);
    let cargo = state.public.modules.traders_and_barbarians.cargo[at(seat)];
    if let Some(commodity) = cargo.filter(|commodity| commodity.wanted_at() == hex) {
        deliver(game, state, seat, commodity, journal);
    }
    let public = &state.public.modules.traders_and_barbarians;
    // `TRADE-056`: with other goods nothing happens. `TRADE-057`: an empty stack leaves the wagon empty.
    let loads = public.cargo[at(seat)].is_none() && public.stacks[hex as usize] != [0; 2];
    state.public.frames.pop();
    if asks_after(game, state, seat) {
        state.public.frames.push(Frame::Arrived.into());
    }
    if loads {
        state.public.frames.push(Frame::Cargo(hex).into());
    }
}

/// `TRADE-111`: whether anything is asked after a plaza: Swift Journey, where it might be held; and where victory is claimed
/// (`BASE-222`), always, so that what was delivered can win in the same turn and the question tells nothing.
pub fn asks_after(game: &Island, state: &State, seat: Seat) -> bool {
    wagon::might_hold_swift_journey(state, seat) || !game.rules.declares_victory
}

/// `TRADE-060`: the token is turned, and the gold of the wagon's level paid.
fn deliver(game: &Island, state: &mut State, seat: Seat, commodity: Commodity, journal: &mut impl Journal<AnyEvent>) {
    let public = &mut state.public.modules.traders_and_barbarians;
    public.cargo[at(seat)] = None;
    public.delivered[at(seat)] = public.delivered[at(seat)].saturating_add(1);
    state.public.open_points[at(seat)] = state.public.open_points[at(seat)].saturating_add(1);
    journal.note(Event::Delivered(seat, commodity).into());
    let gold = train::card_of(state, seat).gold;
    gold::earn(game, state, seat, gold, journal);
}

/// The tokens that may lie on top of a stack, by how many there are.
pub fn outcomes(state: &State, hex: TradeHex, out: &mut Vec<(AnyOutcome, u32)>) {
    let stack = state.public.modules.traders_and_barbarians.stacks[hex as usize];
    let tokens = supplies(hex).into_iter().zip(stack).filter(|&(_, count)| count > 0);
    out.extend(tokens.map(|(commodity, count)| (AnyOutcome::from(Outcome::Cargo(commodity)), u32::from(count))));
}

/// The top of a stack, each token equally likely.
pub fn sample(state: &State, hex: TradeHex, rng: &mut impl Rng) -> Commodity {
    let [first, second] = state.public.modules.traders_and_barbarians.stacks[hex as usize].map(u16::from);
    let is_first = rng.random_range(0..(first + second).max(1)) < first;
    supplies(hex)[usize::from(!is_first)]
}

/// `TRADE-051`, `TRADE-060`: the token is opened and carried from now on.
pub fn load(state: &mut State, hex: TradeHex, commodity: Commodity, journal: &mut impl Journal<AnyEvent>) {
    let seat = state.public.turn;
    let public = &mut state.public.modules.traders_and_barbarians;
    if let Some(kind) = supplies(hex).iter().position(|&other| other == commodity) {
        public.stacks[hex as usize][kind] = public.stacks[hex as usize][kind].saturating_sub(1);
    }
    public.cargo[at(seat)] = Some(commodity);
    state.public.frames.pop();
    journal.note(Event::Loaded(seat, hex, commodity).into());
}
