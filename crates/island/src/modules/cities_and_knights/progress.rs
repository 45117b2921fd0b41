//! Progress cards (section 1.4): drawing them, holding at most four, and playing them.

use steading_game::{Journal, Seat, SeatSet};

use super::cards::{self, Play};
use super::{Action, Card, Edition, Event, Frame, Track, battle};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::modules;
use crate::modules::parts::Question;
use crate::rule;
use crate::state::State;

// Drawing.

/// `CK-045`: the next of those who draw on a gate, the player on turn first; each is done before the next draws.
pub fn draw_next(game: &Island, state: &mut State, drawers: SeatSet, track: Track) {
    let Some(seat) = battle::first_of(game, state, drawers) else { return state.public.frames.pop() };
    state.public.frames.replace(Frame::Draws(drawers.without(seat), track).into());
    draw(state, seat, track);
}

/// The seat draws the top card of a deck.
pub fn draw(state: &mut State, seat: Seat, track: Track) {
    state.public.frames.push(Frame::Draw(seat, track).into());
}

/// The card comes into the hand, or is laid open (`CK-054`); what follows is asked before anything else.
pub fn drawn(game: &Island, state: &mut State, seat: Seat, card: Card, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    state.hidden.cities_and_knights.take_fresh(seat, card);
    received(game, state, seat, card, journal);
}

/// The same once nothing of the first shuffle is left: the first of the returned cards comes, or nothing (`CK-049`).
pub fn draw_returned(game: &Island, state: &mut State, seat: Seat, track: Track, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    if let Some(card) = state.hidden.cities_and_knights.take_returned(game, seat, track) {
        received(game, state, seat, card, journal);
    }
}

fn received(game: &Island, state: &mut State, seat: Seat, card: Card, journal: &mut impl Journal<AnyEvent>) {
    if card.is_point() {
        return open(state, seat, card, journal);
    }
    journal.note(Event::Drew(seat, card.track(), Some(card)).into());
    ask_about(game, state, seat, card);
}

/// `CK-054`: a point that lies open from now on.
fn open(state: &mut State, seat: Seat, card: Card, journal: &mut impl Journal<AnyEvent>) {
    let public = &mut state.public.modules.cities_and_knights;
    if card == Card::Printer {
        public.printer = Some(seat);
    } else {
        public.constitution = Some(seat);
    }
    state.public.open_points[seat.index()] += 1;
    journal.note(Event::Opened(seat, card).into());
}

/// What is asked about a card that somebody has just received: `CK-051` and `CK-052` if it is the fifth; in the older edition whether
/// the player on turn plays it at once (`CK-313`).
pub fn ask_about(game: &Island, state: &mut State, seat: Seat, card: Card) {
    let is_on_turn = seat == state.public.turn;
    let is_over_full = state.hidden.cities_and_knights.is_over_full(seat);
    let question = match () {
        () if is_over_full && is_on_turn => Frame::OwnFifth,
        () if is_over_full => Frame::Fifth(seat),
        () if is_on_turn && game.options.edition == Edition::Old && is_in_step_two(state) => {
            state.hidden.cities_and_knights.received = Some(card);
            Frame::Fresh(card.track())
        }
        () => return,
    };
    state.public.frames.push(question.into());
}

/// Whether the event die is not yet settled (`CK-036`).
pub fn is_in_step_two(state: &State) -> bool {
    let is_number = |frame| matches!(frame, AnyFrame::Module(modules::Frame::CitiesAndKnights(Frame::Number)));
    state.public.frames.iter().any(is_number)
}

// The fifth card.

/// `CK-051`, `CK-052`, `CK-362`: one of those held; in the older edition the player on turn drops none while one can be played.
pub fn check_drop(game: &Island, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    check_held(state, seat, card)?;
    if must_play(game, state, seat) { refuse(Code::MustPlay, rule::CK_052, Detail::None) } else { Ok(()) }
}

/// `CK-052`: in the older edition the player on turn drops nothing while a card can be played.
fn must_play(game: &Island, state: &State, seat: Seat) -> bool {
    seat == state.public.turn && game.options.edition == Edition::Old && has_playable(game, state, seat)
}

/// Whether any card that the seat holds can be played now.
fn has_playable(game: &Island, state: &State, seat: Seat) -> bool {
    state.hidden.cities_and_knights.kinds(seat).any(|card| is_playable(game, state, seat, card))
}

/// Whether there is a way to play a card after the roll.
pub fn is_playable(game: &Island, state: &State, seat: Seat, card: Card) -> bool {
    let mut is_playable = false;
    cards::list(card, game, state, seat, &mut |_| is_playable = true);
    card != Card::Alchemist && is_playable
}

/// `CK-338`: the card goes under its deck, and nobody else sees which it was.
pub fn drop(game: &Island, state: &mut State, seat: Seat, card: Card, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    state.hidden.cities_and_knights.drop(game, seat, card);
    journal.note(Event::Dropped(seat, card.track(), Some(card)).into());
}

// Playing.

/// A card of one's own.
fn check_held(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    if state.hidden.cities_and_knights.holds(seat, card) {
        return Ok(());
    }
    refuse(Code::NoSuchCard, rule::CK_056, Detail::Word(card.name()))
}

/// `CK-361`: the step, the card, and then what the card itself asks for.
pub fn check_play(game: &Island, state: &State, seat: Seat, play: Play) -> Result<(), Illegal> {
    check_asked(game, state, play.card())?;
    check_step(state, play.card())?;
    check_held(state, seat, play.card())?;
    play.check(game, state, seat)
}

/// `CK-035`, `CK-056`, `CK-232`: an Alchemist before the roll, everything else after it.
fn check_step(state: &State, card: Card) -> Result<(), Illegal> {
    let is_before_roll = state.public.frames.top() == AnyFrame::Turn && !state.public.has_rolled();
    match card {
        Card::Alchemist if !is_before_roll => refuse(Code::CardAfterRoll, rule::CK_232, Detail::Word(card.name())),
        Card::Alchemist => Ok(()),
        _ if is_before_roll => refuse(Code::CardBeforeRoll, rule::CK_035, Detail::Word(card.name())),
        _ => Ok(()),
    }
}

/// `CK-362`: where one card is asked about, no other is played.
fn check_asked(game: &Island, state: &State, card: Card) -> Result<(), Illegal> {
    match question(state) {
        Some(question @ Frame::Fresh(_)) if state.hidden.cities_and_knights.received != Some(card) => {
            let (seat, owed) = question.owed(game, state);
            refuse(Code::ActionPending, rule::BASE_069, Detail::Owes(seat, owed))
        }
        _ => Ok(()),
    }
}

/// `CK-058`, `CK-304`: the card is shown, goes under its deck, and takes effect. No card is drawn before an effect is over, so that
/// it lies there already changes nothing (`CK-059`).
pub fn play(game: &Island, state: &mut State, seat: Seat, play: Play, journal: &mut impl Journal<AnyEvent>) {
    if question(state).is_some() {
        state.public.frames.pop();
        state.hidden.cities_and_knights.received = None;
    }
    state.hidden.cities_and_knights.play(game, seat, play.card());
    journal.note(Event::Played(seat, play).into());
    play.carry_out(game, state, seat, journal);
}

/// The question on top, if it is about cards that were just received.
fn question(state: &State) -> Option<Frame> {
    match state.public.frames.top() {
        AnyFrame::Module(modules::Frame::CitiesAndKnights(frame @ (Frame::OwnFifth | Frame::Fresh(_)))) => Some(frame),
        _ => None,
    }
}

/// `CK-313`: the card is kept for later.
pub fn keep(state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    state.hidden.cities_and_knights.received = None;
    journal.note(Event::Kept(seat).into());
}

/// Lists what the player on turn may play of these cards.
pub fn list_plays(
    game: &Island,
    state: &State,
    seat: Seat,
    cards: impl Iterator<Item = Card>,
    out: &mut Vec<AnyAction>,
) {
    for card in cards.filter(|&card| check_step(state, card).is_ok()) {
        cards::list(card, game, state, seat, &mut |play| out.push(Action::Play(play).into()));
    }
}

/// Lists what a seat may drop.
pub fn list_drops(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    if !must_play(game, state, seat) {
        out.extend(state.hidden.cities_and_knights.kinds(seat).map(|card| AnyAction::from(Action::Drop(card))));
    }
}
