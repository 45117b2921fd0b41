//! A full state that a view could have come from: the cards that the observer does not know are dealt anew, at random.
//!
//! How they are dealt is [`Deal`]; the other's knowledge is kept as it is: it speaks only of places and cards that the observer has
//! seen too. A veiled question is unveiled as one of those that it can be (`RIV-278`).

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use steading_game::Seat;
use steading_game::hidden::Deal;

use crate::Rivals;
use crate::cards::{Card, Happening};
use crate::frame::Frame;
use crate::happenings;
use crate::hidden::{Hidden, ones, other};
use crate::state::{Public, State};
use crate::view::View;

/// Deals the hidden cards of a view anew.
pub fn guess(game: &Rivals, view: &View, rng: &mut impl Rng) -> State {
    let mut public = view.public.clone();
    let mut deal = Deal::new(&view.sight(), &game.rules, &public.open_cards());
    if let Some(seat) = proven_sebastian(game, &public).filter(|&seat| view.seat != Some(seat)) {
        deal.give(seat, Card::TurmoilSebastian);
    }
    let mut hidden = Hidden { cards: deal.finish(&game.rules, rng), sebastian_waits: [false; 2] };
    if let Some(seat) = view.seat {
        hidden.sebastian_waits[seat.index()] = view.sebastian_waits;
    }
    unveil(game, &mut public, &hidden, rng);
    let mut state = State { public, hidden };
    guess_sebastian_waits(view, &mut state, rng);
    guess_first_choice(game, view, &mut state, rng);
    if view.seat.is_none() {
        see_what_is_shown(&mut state);
    }
    state
}

// Sebastian.

/// Who surely holds Sebastian, since it is asked something that it would not be asked otherwise.
fn proven_sebastian(game: &Rivals, public: &Public) -> Option<Seat> {
    match public.frames.top() {
        Frame::Veiled(seat, Happening::Feud) => (!may_return(game, public, seat)).then_some(seat),
        Frame::Veiled(seat, _) => Some(seat),
        _ => None,
    }
}

/// `RIV-104`, `RIV-326`: whether the victim of a Feud could be asked which building it returns: of two or three it chooses one.
fn may_return(game: &Rivals, public: &Public, victim: Seat) -> bool {
    let mut state = State { public: public.clone(), hidden: Hidden::default() };
    state.public.frames.replace(Frame::FeudReturn(victim));
    let mut answers = Vec::new();
    happenings::list(game, &state, Frame::FeudReturn(victim), &mut answers);
    let buildings = public.land(victim).expansions().filter(|(_, card)| card.kind().is_building()).count();
    buildings <= public.named.len() && answers.len() > 1
}

/// Puts a question in the place of the veil: about Sebastian, if the seat holds him and has not been asked.
fn unveil(game: &Rivals, public: &mut Public, hidden: &Hidden, rng: &mut impl Rng) {
    let Frame::Veiled(seat, happening) = public.frames.top() else { return };
    let must_be = happening != Happening::Feud || !may_return(game, public, seat);
    let may_be = hidden.hands[seat.index()].contains(Card::TurmoilSebastian);
    let is_sebastian = must_be || (may_be && rng.random());
    public.frames.replace(if is_sebastian { Frame::Sebastian(seat, happening) } else { Frame::FeudReturn(seat) });
}

/// `RIV-310`: Sebastian may wait in a hand while the other prince has the turn, unless his owner is asked about him.
fn guess_sebastian_waits(view: &View, state: &mut State, rng: &mut impl Rng) {
    let turn = state.public.turn;
    let waiting = other(turn);
    let is_proven = matches!(state.public.frames.top(), Frame::Sebastian(..));
    let holds_him = state.hidden.hands[waiting.index()].contains(Card::TurmoilSebastian);
    if view.seat != Some(waiting) && !is_proven && holds_him {
        state.hidden.sebastian_waits[waiting.index()] = rng.random();
    }
}

// What the frames imply.

/// At Fraternal Feuds the first choice is hidden from all but who made it: any card, under any stack with its back.
fn guess_first_choice(game: &Rivals, view: &View, state: &mut State, rng: &mut impl Rng) {
    let Frame::Fraternal(holder, 1) = state.public.frames.top() else { return };
    let hand = state.hidden.hands[other(holder).index()];
    if view.seat == Some(holder) || hand.len() < 2 {
        return;
    }
    let Some(&card) = hand.as_slice().choose(rng) else { return };
    let number = rng.random_range(0..game.rules.stacks_of(card.set()).count().max(1));
    let Some(stack) = game.rules.stacks_of(card.set()).nth(number) else { return };
    state.public.frames.replace(Frame::FraternalSecond(holder, card, stack));
}

/// A spectator knows of no knowledge; but who is choosing from a stack or a hand sees it.
fn see_what_is_shown(state: &mut State) {
    let hidden = &mut state.hidden;
    match state.public.frames.top() {
        Frame::TakeFrom(seat, stack, _) => {
            hidden.knowledge[seat.index()].known[stack.index()] = ones(hidden.height(stack));
        }
        Frame::Fraternal(seat, _) | Frame::FraternalSecond(seat, ..) | Frame::Traitor(seat) => {
            let hand = hidden.hands[other(seat).index()];
            *hidden.knowledge[seat.index()].held = hand.as_slice().iter().copied().collect();
        }
        _ => {}
    }
}
