//! What is always true of a position with traders.

use steading_game::Seat;

use super::board::STACKED;
use super::train::{self, LEVEL_MAX};
use super::ways::{POINTS_MAX, raided};
use super::{Frame, Public, RAIDERS, cargo, own_frame, raiders, wagon};
use crate::Island;
use crate::frame::Frame as AnyFrame;
use crate::state::{SEATS, State, at};
use crate::text::words::seat_name;

/// Checks it; the first thing that is wrong is told.
pub fn audit(game: &Island, state: &State) -> Result<(), String> {
    let public = &state.public.modules.traders_and_barbarians;
    let is_on_board = public.raiders.iter().all(|&path| game.topology.edges.contains(path));
    ensure(is_on_board && raided(public).len() == RAIDERS as u32, || "the barbarians are not on three paths".into())?;
    let is_stacked = public.stacks.iter().flatten().all(|&count| count <= STACKED);
    ensure(is_stacked, || "a stack of more commodities than there are".into())?;
    ensure(tokens(public) <= TOKENS, || "more commodities than there are".into())?;
    for seat in (0..SEATS as u8).map(Seat) {
        train(game, state, seat)?;
    }
    journey(state, public)?;
    state.public.frames.iter().filter_map(own_frame).try_for_each(|frame| question(game, state, frame))
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

/// A seat's wagon, its level and its goods.
fn train(game: &Island, state: &State, seat: Seat) -> Result<(), String> {
    let public = &state.public.modules.traders_and_barbarians;
    let (wagon, level) = (public.wagons[at(seat)], public.levels[at(seat)]);
    let name = || seat_name(&game.options, seat);
    if !game.seats.contains(seat) {
        let has_nothing = wagon.is_none() && level == 0 && public.delivered[at(seat)] == 0;
        return ensure(has_nothing && public.cargo[at(seat)].is_none(), || format!("{}: nobody's wagon", name()));
    }
    ensure((1..=LEVEL_MAX).contains(&level), || format!("{}: a wagon of level {level}", name()))?;
    let is_placed = wagon.is_none_or(|stand| game.topology.vertices.contains(stand));
    ensure(is_placed, || format!("{}: the wagon is not on the board", name()))?;
    ensure(wagon.is_some() || public.cargo[at(seat)].is_none(), || format!("{}: goods without a wagon", name()))
}

/// `TRADE-002`: all commodity tokens.
const TOKENS: u32 = 36;

/// The commodity tokens that are somewhere. A position that does not tell of the stacks has full ones, whatever was drawn from them.
fn tokens(public: &Public) -> u32 {
    let stacked: u32 = public.stacks.iter().flatten().map(|&count| u32::from(count)).sum();
    let delivered: u32 = public.delivered.iter().map(|&count| u32::from(count)).sum();
    let loaded = public.cargo.iter().flatten().count() as u32;
    delivered + loaded + if stacked == TOKENS { 0 } else { stacked }
}

/// A movement is under way when something of it is asked, and it can have come to this.
fn journey(state: &State, public: &Public) -> Result<(), String> {
    let frames = &state.public.frames;
    let is_moving = frames.iter().any(wagon::is_of_movement);
    ensure(public.journey.is_some() == is_moving, || "a movement that nobody makes, or none that is made".into())?;
    let Some(journey) = public.journey else { return Ok(()) };
    let turn = state.public.turn;
    let points = train::card_of(state, turn).points;
    let is_short = usize::from(journey.points) <= POINTS_MAX && journey.points <= points + 2;
    ensure(is_short && journey.tried < 1 << RAIDERS, || "more of a movement than the wagon has".into())?;
    let is_end = frames.lowest() == AnyFrame::Pass && frames.iter().nth(1).is_some_and(wagon::is_of_movement);
    let waiting = frames.iter().filter_map(own_frame).filter(|frame| matches!(frame, Frame::Drive | Frame::Arrived));
    ensure(is_end && waiting.count() <= 1, || "a movement before the end of the turn".into())
}

/// What is asked can be answered.
fn question(game: &Island, state: &State, frame: Frame) -> Result<(), String> {
    let public = &state.public.modules.traders_and_barbarians;
    let turn = state.public.turn;
    let is_right = match frame {
        Frame::Barbarian(_) | Frame::Drive => true,
        Frame::Driven(path) | Frame::Fend(path) => {
            raiders::raider_on(state, path).is_some() && public.journey.is_some()
        }
        Frame::Take(victim) => {
            victim != turn && game.seats.contains(victim) && !state.private[at(victim)].hand.is_empty()
        }
        Frame::Arrived => cargo::asks_after(game, state, turn),
        Frame::Cargo(hex) => public.cargo[at(turn)].is_none() && public.stacks[hex as usize] != [0; 2],
    };
    ensure(is_right, || "a question that nothing led to".into())
}
