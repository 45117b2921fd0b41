//! The races for the Longest Road and the Largest Army. Whoever holds an award has its points already.

use steading_game::Seat;
use steading_island::Island;
use steading_island::cards::DevCard;
use steading_island::rules::AWARD_POINTS;
use steading_island::state::{SEATS, State, at};

use super::POINT;

/// What it is worth to be one, two, three or four steps short of the Longest Road.
const ROADS_SHORT: [f32; 4] = [420.0, 230.0, 110.0, 40.0];

/// What it is worth to be one, two or three knights short of the Largest Army.
const KNIGHTS_SHORT: [f32; 3] = [700.0, 380.0, 160.0];

/// What a step of lead is worth to the holder of an award.
const LEAD: f32 = 60.0;

/// How many steps of lead are worth anything.
const LEAD_MAX: u8 = 3;

/// A knight in the hand, which lets one move the robber when it hurts.
const KNIGHT: f32 = 75.0;

/// A knight in the hand counts for the army almost as one that was played.
const KNIGHT_HELD: f32 = 0.75;

/// How near the seat is to the awards, or how safely it holds them.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    let held = state.private[at(seat)].cards.count(DevCard::Knight);
    let played = army(game, state, seat, 0);
    let all = army(game, state, seat, held);
    roads(game, state, seat) + played + KNIGHT_HELD * (all - played) + f32::from(held) * KNIGHT
}

/// What one knight more is worth to the seat.
pub(super) fn knight_gain(game: &Island, state: &State, seat: Seat) -> f32 {
    let held = state.private[at(seat)].cards.count(DevCard::Knight);
    KNIGHT + KNIGHT_HELD * (army(game, state, seat, held + 1) - army(game, state, seat, held))
}

/// The plan to lay roads for the Longest Road: what it gains, and how many it takes; `None` if it is out of reach.
pub(super) fn road_plan(game: &Island, state: &State, seat: Seat) -> Option<(f32, u8)> {
    let public = &state.public;
    if public.longest_road == Some(seat) {
        return None;
    }
    let short = roads_wanted(game, state)?.saturating_sub(public.road_length[at(seat)]).max(1);
    let is_near = usize::from(short) < ROADS_SHORT.len() && public.pool[at(seat)].roads >= short;
    is_near.then_some((0.6 * f32::from(AWARD_POINTS) * POINT, short))
}

/// The length that would take the Longest Road, where there is one.
fn roads_wanted(game: &Island, state: &State) -> Option<u8> {
    let public = &state.public;
    let longest = public.longest_road.map_or(0, |holder| public.road_length[at(holder)] + 1);
    game.rules.longest_road_min.map(|least| longest.max(least))
}

fn roads(game: &Island, state: &State, seat: Seat) -> f32 {
    let public = &state.public;
    let own = public.road_length[at(seat)];
    if public.longest_road == Some(seat) {
        return lead(own, public.road_length, seat);
    }
    let Some(wanted) = roads_wanted(game, state) else { return 0.0 };
    let short = wanted.saturating_sub(own).max(1);
    if public.pool[at(seat)].roads < short {
        return 0.0;
    }
    ROADS_SHORT.get(usize::from(short) - 1).copied().unwrap_or(0.0)
}

/// The army of a seat, if so many knights more were played.
fn army(game: &Island, state: &State, seat: Seat, more: u8) -> f32 {
    let public = &state.public;
    let own = public.knights[at(seat)] + more;
    if public.largest_army == Some(seat) {
        return lead(own, public.knights, seat);
    }
    let most = public.largest_army.map_or(0, |holder| public.knights[at(holder)] + 1);
    let Some(least) = game.rules.largest_army_min else { return 0.0 };
    match most.max(least).saturating_sub(own) {
        0 => f32::from(AWARD_POINTS) * POINT * 0.5,
        short => KNIGHTS_SHORT.get(usize::from(short) - 1).copied().unwrap_or(0.0),
    }
}

/// How far the holder is ahead of all others.
fn lead(own: u8, counts: [u8; SEATS], seat: Seat) -> f32 {
    let others = (0..SEATS).filter(|&other| other != at(seat)).map(|other| counts[other]);
    f32::from(own.saturating_sub(others.max().unwrap_or(0)).min(LEAD_MAX)) * LEAD
}
