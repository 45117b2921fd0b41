//! Fishing (`FISH-020` to `FISH-037`): who is due tokens, and how they are drawn.
//!
//! What everybody is due is worked out when the number falls and drawn token by token afterwards: the player on turn first, then
//! clockwise. A seat with a full hand is asked whether it exchanges a token instead.

use rand::{Rng, RngExt};
use steading_game::{Journal, Next, Seat, SeatSet};

use super::board::LAKE_NUMBERS;
use super::tokens::{Token, Tokens};
use super::{Action, Event, Frame, Outcome, Public, boot};
use crate::Island;
use crate::action::{Action as AnyAction, Outcome as AnyOutcome};
use crate::event::{Built, Event as AnyEvent};
use crate::illegal::{Code, Detail, Illegal, Owed, refuse};
use crate::places::{HexSet, VertexSet};
use crate::rule;
use crate::rules::Module;
use crate::state::{State, at};

/// `FISH-034`: how many tokens a player may hold; the boot does not count.
pub const HELD_MAX: u8 = 7;

/// `TWO-051`: what each of two players starts with.
const STARTING_TOKENS: Tokens = Tokens([2, 2, 1]);

/// `FISH-007`: all tokens lie face down; two players take their first ones (`TWO-051`).
pub fn set_out(game: &Island, state: &mut State) {
    let mut supply = Tokens::ALL;
    if game.has(Module::TwoPlayers) {
        for seat in game.seats.iter() {
            state.private[seat.index()].modules.fishermen.tokens = STARTING_TOKENS;
            state.public.modules.fishermen.held[seat.index()] = STARTING_TOKENS.total() as u8;
            supply = supply.minus(STARTING_TOKENS).expect("there are enough for two");
        }
    }
    state.hidden.fishermen.supply = supply;
}

/// `FISH-014`: a token for the second starting settlement at a ground or the lake, where the table wants that.
pub fn after_founding(game: &Island, state: &mut State, seat: Seat, built: Built) {
    let Built::Settlement(vertex) = built else { return };
    let is_second = state.public.buildings(seat).len() == 2;
    if game.options.start_fish && is_second && game.waters.all().contains(vertex) {
        state.public.modules.fishermen.due[seat.index()] = 1;
        state.public.frames.push(Frame::Draw.into());
    }
}

/// `FISH-020` to `FISH-023`: a settlement at a ground or lake with the number is due a token, a city two.
#[cold]
#[inline(never)]
pub fn after_production(game: &Island, state: &mut State, number: u8, journal: &mut impl Journal<AnyEvent>) {
    let shore = shore(game, state, number);
    note_fishing(game, state, number, journal);
    let public = &mut state.public;
    let mut is_somebody_due = false;
    for seat in game.seats.iter() {
        let settlements = public.settlements[seat.index()].and(shore).len();
        let cities = public.cities[seat.index()].and(shore).len();
        let due = (settlements + 2 * cities) as u8;
        public.modules.fishermen.due[seat.index()] = due;
        is_somebody_due |= due > 0;
    }
    if is_somebody_due {
        public.frames.push(Frame::Draw.into());
    }
}

/// The intersections that fish on a number; those at the lake not while the robber stands there (`FISH-029`).
fn shore(game: &Island, state: &State, number: u8) -> VertexSet {
    let is_blocked = game.waters.lake == state.public.robber;
    let lake = if is_blocked { VertexSet::EMPTY } else { game.waters.lake_shore(number) };
    game.waters.ground_shore(number).or(lake)
}

/// Tells where fish are caught: at the grounds with the number, and at the lake unless the robber is there.
fn note_fishing(game: &Island, state: &State, number: u8, journal: &mut impl Journal<AnyEvent>) {
    if !journal.is_read() {
        return;
    }
    let grounds = game.layout().grounds.iter().filter(|&&(_, other)| other == number).map(|&(cell, _)| cell);
    let lake = game.waters.lake.filter(|&lake| state.public.robber != Some(lake) && LAKE_NUMBERS.contains(&number));
    let cells: HexSet = grounds.chain(lake).collect();
    if !cells.is_empty() {
        journal.note(AnyEvent::Produced(cells));
    }
}

/// `FISH-026`: whose draw it is: the player on turn first, then clockwise, each until nothing more is due.
pub fn drawer(game: &Island, state: &State) -> Option<Seat> {
    let (count, turn) = (game.seats.len() as u8, state.public.turn);
    let clockwise = (0..count).map(|step| Seat((turn.0 + step) % count));
    clockwise.into_iter().find(|seat| state.public.modules.fishermen.due[at(*seat)] > 0)
}

/// `FISH-034`, `FISH-035`: whether the hand is full, so that tokens due can only be exchanged.
fn is_full(public: &Public, seat: Seat) -> bool {
    public.held[at(seat)] >= HELD_MAX
}

/// How many tokens lie face down, the boot among them until it is drawn.
pub fn left(state: &State) -> u16 {
    state.hidden.fishermen.supply.total() + u16::from(boot::is_in_supply(state))
}

/// Whom the draw waits for: chance, or a seat with a full hand.
pub fn next(game: &Island, state: &State) -> Next {
    match drawer(game, state) {
        Some(seat) if is_full(&state.public.modules.fishermen, seat) => Next::Seats(SeatSet::only(seat)),
        _ => Next::Chance,
    }
}

/// What the draw waits for, and from whom.
pub fn owed(game: &Island, state: &State) -> (Seat, Owed) {
    match (drawer(game, state), next(game, state)) {
        (Some(seat), Next::Seats(_)) => (seat, Owed::Answer("fish-exchange")),
        (seat, _) => (seat.unwrap_or(state.public.turn), Owed::Chance),
    }
}

/// Ends the draw when nobody is due any more; turns the spent tokens over when the supply is exhausted (`FISH-027`).
pub fn proceed(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) -> bool {
    let Some(seat) = drawer(game, state) else {
        state.public.frames.pop();
        return true;
    };
    let must_turn_over = left(state) == 0 && !is_full(&state.public.modules.fishermen, seat);
    if must_turn_over {
        turn_over(state, seat, journal);
    }
    must_turn_over
}

/// `FISH-027`: the spent tokens become the supply; `FISH-028`: if there are none either, the draw is lost.
fn turn_over(state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
    let public = &mut state.public.modules.fishermen;
    state.hidden.fishermen.supply = std::mem::take(&mut public.spent);
    if state.hidden.fishermen.supply.is_empty() {
        let lost = std::mem::take(&mut public.due[at(seat)]);
        journal.note(Event::Lost(seat, lost).into());
    } else {
        journal.note(Event::TurnedOver.into());
    }
}

/// `FISH-024`: any token of the supply, or the boot among them, each equally likely.
pub fn outcomes(state: &State, out: &mut Vec<(AnyOutcome, u32)>) {
    let supply = state.hidden.fishermen.supply;
    out.extend(supply.kinds().map(|token| (Outcome::Token(token).into(), supply.count(token).into())));
    if boot::is_in_supply(state) {
        out.push((Outcome::Boot.into(), 1));
    }
}

/// Draws one of them.
pub fn sample(state: &State, rng: &mut impl Rng) -> Outcome {
    let number = rng.random_range(0..left(state).max(1));
    state.hidden.fishermen.supply.nth(number).map_or(Outcome::Boot, Outcome::Token)
}

/// A token comes into the hand; the boot is shown at once and takes the place of a token (`FISH-055`, `FISH-056`, `FISH-037`).
pub fn drawn(game: &Island, state: &mut State, outcome: Outcome, journal: &mut impl Journal<AnyEvent>) {
    let Some(seat) = drawer(game, state) else { return debug_assert!(false, "nobody draws") };
    let public = &mut state.public.modules.fishermen;
    public.due[at(seat)] -= 1;
    match outcome {
        Outcome::Token(token) => {
            state.hidden.fishermen.supply.take(token);
            state.private[at(seat)].modules.fishermen.tokens.put(token);
            public.held[at(seat)] += 1;
            journal.note(Event::Drew(seat, Some(token)).into());
        }
        Outcome::Boot => {
            public.boot = Some(seat);
            journal.note(Event::DrewBoot(seat).into());
        }
    }
}

/// `FISH-035`, `FISH-036`: only the seat that is asked, and only a token it holds; nothing is handed in to keep what one has.
pub fn check_exchange(game: &Island, state: &State, seat: Seat, token: Option<Token>) -> Result<(), Illegal> {
    if state.public.frames.top() != Frame::Draw.into() {
        return refuse(Code::NotAChoice, rule::FISH_035, Detail::Unasked("fish-exchange"));
    }
    if next(game, state) != Next::Seats(SeatSet::only(seat)) {
        let (debtor, owed) = owed(game, state);
        return refuse(Code::ActionPending, rule::BASE_069, Detail::Owes(debtor, owed));
    }
    match token {
        Some(token) if state.private[at(seat)].modules.fishermen.tokens.count(token) == 0 => {
            refuse(Code::FishNotHeld, rule::FISH_036, Detail::FishToken(token.fish()))
        }
        _ => Ok(()),
    }
}

/// Lists the answers to the question: a token to hand in, or none.
pub fn list_exchange(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    if next(game, state) == Next::Seats(SeatSet::only(seat)) {
        let tokens = state.private[at(seat)].modules.fishermen.tokens;
        out.extend(tokens.kinds().map(|token| AnyAction::from(Action::Exchange(token))));
        out.push(Action::Keep.into());
    }
}

/// `FISH-036`: the token goes face up to the spent ones, and one is drawn in its place; whatever else is due is lost.
pub fn exchange(state: &mut State, seat: Seat, token: Token, journal: &mut impl Journal<AnyEvent>) {
    let public = &mut state.public.modules.fishermen;
    state.private[at(seat)].modules.fishermen.tokens.take(token);
    public.held[at(seat)] -= 1;
    public.spent.put(token);
    public.due[at(seat)] = 1;
    journal.note(Event::Exchanged(seat, token).into());
}

/// The seat keeps what it has; what it is due is lost.
pub fn keep(state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
    state.public.modules.fishermen.due[at(seat)] = 0;
    journal.note(Event::Kept(seat).into());
}

#[cfg(test)]
mod tests {
    use steading_game::Game;

    use super::*;
    use crate::frame::{Frame as AnyFrame, Frames};
    use crate::options::Options;
    use crate::rules::Modules;

    /// Hands hold 28 tokens at most, so that no play comes to this; the rule stands all the same.
    #[test]
    fn fish_028_with_nothing_left_the_draws_are_lost() {
        let options = Options {
            layout: Some(crate::layout::Layout::beginner_of(Modules::NONE.with(Module::Fishermen))),
            ..Options::playing(Modules::NONE.with(Module::Fishermen))
        };
        let game = Island::new(options).expect("a table");
        let mut state = game.start();
        state.public.frames = Frames::only(AnyFrame::Turn);
        state.public.frames.push(Frame::Draw.into());
        state.hidden.fishermen.supply = Tokens::NONE;
        state.public.modules.fishermen.boot = Some(Seat(0));
        state.public.modules.fishermen.due = [0, 2, 0, 1];
        let mut events: Vec<AnyEvent> = Vec::new();
        while proceed(&game, &mut state, &mut events) && state.public.frames.top() != AnyFrame::Turn {}
        assert_eq!(events, [Event::Lost(Seat(1), 2).into(), Event::Lost(Seat(3), 1).into()]);
        assert_eq!(state.public.modules.fishermen.due, [0; 4]);
        assert!(state.public.frames.iter().eq([AnyFrame::Turn]));
    }
}
