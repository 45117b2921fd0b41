//! The seven (section 1.9, first half): who discards, and how.
//!
//! A discard is chosen card by card or all at once. Choices stay sealed until everybody who owes has chosen; then all cards go
//! to the bank together, face up.

use steading_game::{Journal, Seat, SeatSet};

use crate::Island;
use crate::action::Action;
use crate::base::{domestic, robber};
use crate::cards::{Cards, Good};
use crate::event::Event;
use crate::frame::Frame;
use crate::hooks;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::rule;
use crate::state::{SEATS, State, at};

/// A seven was rolled: discards first, then what the table has after them, mostly the robber (`BASE-094`). A robber that may not
/// move stays, and nobody is robbed.
#[inline(never)]
pub fn rolled(game: &Island, state: &mut State) {
    if let Some(after) = game.rules.after_discards {
        robber::ask(game, state, after);
    }
    owe_discards(game, state);
}

/// `BASE-091`: everybody above the limit owes half a hand.
fn owe_discards(game: &Island, state: &mut State) {
    let mut somebody_owes = false;
    // Seats that do not play hold nothing and owe nothing.
    for seat in (0..SEATS as u8).map(Seat) {
        let owed = discard_count(state.private[seat.index()].hand.total(), hooks::discard_limit(game, state, seat));
        state.public.owed[seat.index()] = owed;
        somebody_owes |= owed > 0;
    }
    if somebody_owes {
        state.public.frames.push(Frame::Discard);
    }
}

/// `BASE-092`: nothing up to the limit, else half, rounded down.
pub fn discard_count(hand: u16, limit: u8) -> u8 {
    if hand <= u16::from(limit) { 0 } else { (hand / 2).min(u16::from(u8::MAX)) as u8 }
}

/// The seats that still owe.
#[inline]
pub fn debtors(game: &Island, state: &State) -> SeatSet {
    // Over all four places: a loop of known length has no branches.
    let debtors: SeatSet = (0..SEATS as u8).map(Seat).filter(|seat| state.public.owed[seat.index()] > 0).collect();
    debtors.and(game.seats)
}

/// One more card of the choice: owed, and held.
pub fn check_one(state: &State, seat: Seat, resource: Good) -> Result<(), Illegal> {
    let owed = state.public.owed[seat.index()];
    let private = &state.private[seat.index()];
    let left = private.hand - private.chosen;
    if owed == 0 || !left.has(resource) {
        let missing = left.shortfall(Cards::one(resource));
        return refuse(Code::WrongDiscard, rule::BASE_092, Detail::Discard { owed, given: 1, missing });
    }
    Ok(())
}

/// The whole rest of the choice: exactly as many as owed, and all held.
pub fn check_all(state: &State, seat: Seat, cards: Cards) -> Result<(), Illegal> {
    let owed = state.public.owed[seat.index()];
    let private = &state.private[seat.index()];
    let left = private.hand - private.chosen;
    let given = cards.total();
    if owed == 0 || given != u16::from(owed) || !left.covers(cards) {
        let detail = Detail::Discard { owed, given, missing: left.shortfall(cards) };
        return refuse(Code::WrongDiscard, rule::BASE_092, detail);
    }
    Ok(())
}

/// Lists the next card of the choice.
pub fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.public.owed[at(seat)] > 0 {
        let private = &state.private[at(seat)];
        out.extend((private.hand - private.chosen).kinds().map(Action::DiscardOne));
    }
}

/// Adds cards to the seat's sealed choice; when nobody owes any more, all choices are carried out.
#[inline(never)]
pub fn choose(game: &Island, state: &mut State, seat: Seat, cards: Cards, journal: &mut impl Journal<Event>) {
    state.private[at(seat)].chosen += cards;
    state.public.owed[at(seat)] -= cards.total() as u8;
    if state.public.owed == [0; SEATS] {
        carry_out(game, state, journal);
    }
}

/// `BASE-087`, `BASE-109`: the chosen cards go to the bank, for all to see.
fn carry_out(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    for seat in game.seats.iter() {
        let private = &mut state.private[seat.index()];
        let cards = std::mem::take(&mut private.chosen);
        if !cards.is_empty() {
            private.hand -= cards;
            state.public.bank += cards;
            journal.note(Event::Discarded(seat, cards));
        }
    }
    state.public.frames.pop();
    if state.public.trade.is_open {
        // Only a card makes somebody discard while offers are open (`CK-325`).
        domestic::lapse(state, journal);
    }
}
