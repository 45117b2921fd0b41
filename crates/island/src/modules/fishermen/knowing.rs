//! What others may think the hidden tokens are, and what is always true of them.

use rand::Rng;

use super::fishing::{self, HELD_MAX};
use super::tokens::Tokens;
use super::{Event, Frame};
use crate::Island;
use crate::state::State;
use crate::view::View;
use steading_game::{Next, Observer};

/// The most tokens that one number brings a seat: three cities around the lake.
const DUE_MAX: u8 = 6;

/// `FISH-024`: only the player sees which token was drawn.
pub fn redacted(event: Event, observer: Observer) -> Event {
    match event {
        Event::Drew(seat, _) if !observer.is(seat) => Event::Drew(seat, None),
        other => other,
    }
}

/// `FISH-025`: the tokens that were neither spent nor are the observer's lie anew in the other hands and in the supply.
pub fn guess(game: &Island, view: &View, state: &mut State, rng: &mut impl Rng) {
    let public = &state.public.modules.fishermen;
    let own = view.own.map_or(Tokens::NONE, |own| own.modules.fishermen.tokens);
    let seen = public.spent.plus(own).unwrap_or_default();
    let mut unseen = Tokens::ALL.minus(seen).unwrap_or_default();
    for seat in game.seats.iter().filter(|&seat| view.seat != Some(seat)) {
        let drawn = (0..public.held[seat.index()]).filter_map(|_| unseen.draw(rng)).collect();
        state.private[seat.index()].modules.fishermen.tokens = drawn;
    }
    state.hidden.fishermen.supply = unseen;
}

/// `FISH-003`, `FISH-007`, `FISH-034`: the tokens add up, nobody holds too many, and tokens are due only while they are drawn.
pub fn audit(game: &Island, state: &State) -> Result<(), String> {
    let ensure = |holds: bool, complaint: &str| if holds { Ok(()) } else { Err(complaint.to_owned()) };
    let public = &state.public.modules.fishermen;
    let mut all = state.hidden.fishermen.supply.plus(public.spent);
    for (index, private) in state.private.iter().enumerate() {
        let tokens = private.modules.fishermen.tokens;
        all = all.and_then(|all| all.plus(tokens));
        ensure(tokens.total() == u16::from(public.held[index]), "the number of fish tokens held is stale")?;
        ensure(public.held[index] <= HELD_MAX, "more fish tokens than a player may hold")?;
        let is_playing = game.seats.iter().any(|seat| seat.index() == index);
        let has_nothing = tokens.is_empty() && public.due[index] == 0;
        ensure(is_playing || has_nothing, "a seat that does not play has fish tokens")?;
        ensure(public.due[index] <= DUE_MAX, "more fish tokens due than one number brings")?;
    }
    ensure(all == Some(Tokens::ALL), "the fish tokens do not add up")?;
    ensure(public.boot.is_none_or(|seat| game.seats.contains(seat)), "the boot is with nobody who plays")?;
    let draws = state.public.frames.iter().filter(|&frame| frame == Frame::Draw.into()).count();
    let is_drawing = state.public.frames.last() == Frame::Draw.into();
    ensure(draws == usize::from(is_drawing), "tokens are drawn before anything else")?;
    ensure(is_drawing == fishing::drawer(game, state).is_some(), "tokens are due, or drawn though none are")?;
    let waits_for_chance = is_drawing && fishing::next(game, state) == Next::Chance;
    ensure(!waits_for_chance || fishing::left(state) > 0, "a token is to be drawn, but none is face down")
}
