//! Expansions that leave a principality: demolished, sunk, or returned under a stack (`RIV-130`, `RIV-244`–`RIV-248`).

use steading_game::{Journal, Seat};

use crate::Rivals;
use crate::action::Action;
use crate::advantage;
use crate::cards::Title;
use crate::event::Event;
use crate::frame::{Frame, Spot};
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::rule;
use crate::stacks::Stack;
use crate::state::State;

/// Takes an expansion off the table of its owner; the tokens follow at once (`RIV-334`).
fn take_off(state: &mut State, seat: Seat, spot: Spot, journal: &mut impl Journal<Event>) {
    let land = state.public.land_mut(seat);
    if spot.card.title() == Title::TownHall {
        land.uncover_hall(spot.site, spot.card);
    } else {
        land.remove(spot.site, spot.card);
    }
    // `RIV-145`: each Mint trades once a turn. Of equal ones a prince lets go the used one first.
    if spot.card.title() == Title::Mint && seat == state.public.turn {
        state.public.mints_used = state.public.mints_used.saturating_sub(1);
    }
    advantage::update(state, journal);
}

/// `RIV-248`: an expansion goes to the discard pile: demolished by its owner, or sunk by a Pirate Ship.
pub fn discard(state: &mut State, seat: Seat, spot: Spot, journal: &mut impl Journal<Event>) {
    journal.note(Event::Removed(seat, spot));
    take_off(state, seat, spot, journal);
    state.public.discard.push(spot.card);
}

/// `RIV-244`, `RIV-215`: an event or an attack makes a seat return an expansion: under a stack of its choice, or to the face-up stack
/// (`RIV-247`); then Irmgard comforts it.
pub fn send_back(game: &Rivals, state: &mut State, seat: Seat, spot: Spot, journal: &mut impl Journal<Event>) {
    take_off(state, seat, spot, journal);
    state.public.frames.push(Frame::Irmgard(seat));
    if game.rules.face_up == Some(spot.card) {
        state.public.face_up_left += 1;
        journal.note(Event::Returned(seat, spot, None));
    } else {
        state.public.frames.push(Frame::ReturnUnder(seat, spot));
    }
}

/// Lists the stacks a card can go under.
pub fn list(game: &Rivals, spot: Spot, out: &mut Vec<Action>) {
    out.extend(game.rules.stacks_of(spot.card.set()).map(Action::Under));
}

/// `RIV-244`: only a stack with the back of the card.
pub fn check(game: &Rivals, spot: Spot, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Under(stack) => check_back(game, spot.card, stack),
        _ => refuse(Code::NotAChoice, rule::RIV_326, Detail::Word("return")),
    }
}

/// `RIV-244`: whether the card has the back of the stack.
pub fn check_back(game: &Rivals, card: crate::cards::Card, stack: Stack) -> Result<(), Illegal> {
    if game.rules.back(stack) == Some(card.set()) {
        return Ok(());
    }
    refuse(Code::WrongStack, rule::RIV_244, Detail::Card(card))
}

/// Puts the card under a stack.
pub fn put_under(state: &mut State, seat: Seat, spot: Spot, stack: Stack, journal: &mut impl Journal<Event>) {
    state.public.frames.pop();
    state.hidden.return_under(spot.card, stack);
    journal.note(Event::Returned(seat, spot, Some(stack)));
}

/// With one matching stack there is nothing to ask.
pub fn settle(game: &Rivals, state: &mut State, frame: Frame, journal: &mut impl Journal<Event>) -> bool {
    let Frame::ReturnUnder(seat, spot) = frame else { return false };
    let mut stacks = game.rules.stacks_of(spot.card.set());
    match (stacks.next(), stacks.next()) {
        (Some(stack), None) => {
            put_under(state, seat, spot, stack, journal);
            true
        }
        _ => false,
    }
}

// Demolition.

/// `RIV-130`–`RIV-132`: an own building or unit that lies open; not in the introductory game.
pub fn check_demolish(game: &Rivals, state: &State, seat: Seat, spot: Spot) -> Result<(), Illegal> {
    if !game.rules.is_full() {
        return refuse(Code::NotInPlay, rule::RIV_061, Detail::Word("demolition"));
    }
    if !state.public.land(seat).has_at(spot.site, spot.card) {
        return refuse(Code::NotThere, rule::RIV_130, Detail::Spot(spot.site, spot.card));
    }
    Ok(())
}

/// Lists what can be demolished.
pub fn list_demolitions(game: &Rivals, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !game.rules.is_full() {
        return;
    }
    let first = out.len();
    for (site, card) in state.public.land(seat).expansions() {
        let action = Action::Demolish(site, card);
        if out[first..].last() != Some(&action) {
            out.push(action);
        }
    }
}
