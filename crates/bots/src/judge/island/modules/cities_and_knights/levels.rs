//! The city plan: the odds of progress cards, gifts, and the races for the metropolises.

use steading_game::Seat;
use steading_island::Island;
use steading_island::cards::Cards;
use steading_island::modules::cities_and_knights::improvements::{self, GIFT, LEVEL_MAX, METROPOLIS_POINTS};
use steading_island::modules::cities_and_knights::{Frame, Track};
use steading_island::state::{State, at};

use super::super::super::plans::Means;
use super::super::super::{POINT, time_left};

/// A level of somebody else.
pub(super) const ANY: f32 = 100.0;

/// What one chance of 36 to draw a progress card at every throw is worth at the start of a game.
const CHANCE: f32 = 80.0;

/// How many of 36 throws bring a card at each level, where the event die shows the track once in six throws.
const CHANCES: [f32; LEVEL_MAX as usize + 1] = [0.0, 2.0, 3.0, 4.0, 5.0, 6.0];

/// What the gifts of level 3 are worth at the start of a game: two commodities for anything, mighty knights, a card instead of nothing.
const GIFTS: [f32; 3] = [260.0, 120.0, 340.0];

/// How near a metropolis is by level, while nobody has it.
const NEAR: [f32; LEVEL_MAX as usize + 1] = [0.0, 70.0, 200.0, 480.0, 0.0, 0.0];

/// How near it is while its holder can still lose it.
const NEAR_OTHERS: [f32; LEVEL_MAX as usize + 1] = [0.0, 10.0, 40.0, 130.0, 420.0, 0.0];

/// What is left of that where somebody else is as near or nearer.
const BEHIND: f32 = 0.4;

/// What it is worth to be safe from a rival by the level that the rival has.
const SAFETY: [f32; LEVEL_MAX as usize + 1] = [40.0, 60.0, 120.0, 300.0, 700.0, 700.0];

/// All levels of a seat.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    let time_left = time_left(game, state, seat);
    let levels = state.public.modules.cities_and_knights.levels[at(seat)];
    Track::ALL.into_iter().map(|track| of_level(game, state, seat, track, levels[track.index()], time_left)).sum()
}

/// What a level of a track is worth to a seat, the points of the metropolis aside.
fn of_level(game: &Island, state: &State, seat: Seat, track: Track, level: u8, time_left: f32) -> f32 {
    let gift = if level >= GIFT { GIFTS[track.index()] } else { 0.0 };
    (CHANCE * CHANCES[usize::from(level)] + gift) * time_left + race(game, state, seat, track, level)
}

/// How near the metropolis of a track is at a level, or how safe.
fn race(game: &Island, state: &State, seat: Seat, track: Track, level: u8) -> f32 {
    let public = &state.public.modules.cities_and_knights;
    let rival = game.seats.without(seat).iter().map(|other| public.level(other, track)).max().unwrap_or(0);
    let holder = improvements::holder(state, track);
    // While it is being raised it stands nowhere.
    let is_raising = state.public.frames.top() == Frame::Metropolis(track).into() && state.public.turn == seat;
    let at_level = usize::from(level);
    match holder {
        _ if holder == Some(seat) || is_raising => {
            if level == LEVEL_MAX {
                SAFETY[usize::from(rival)]
            } else {
                0.0
            }
        }
        None if rival >= level => BEHIND * NEAR[at_level],
        None => NEAR[at_level],
        Some(holder) if public.level(holder, track) == LEVEL_MAX => 0.0,
        Some(_) => NEAR_OTHERS[at_level],
    }
}

/// The next level of each track.
pub(super) fn plans(game: &Island, state: &State, means: &Means, seat: Seat, add: &mut impl FnMut(f32)) {
    let public = &state.public.modules.cities_and_knights;
    let time_left = time_left(game, state, seat);
    let has_crane = public.cranes > 0 && state.public.turn == seat;
    for track in Track::ALL {
        if improvements::check_open(state, seat, track).is_err() {
            continue;
        }
        let level = public.level(seat, track);
        let worth_of = |level| of_level(game, state, seat, track, level, time_left);
        let metropolis = if wins(state, seat, track, level + 1) { f32::from(METROPOLIS_POINTS) * POINT } else { 0.0 };
        let gain = worth_of(level + 1) - worth_of(level) + metropolis;
        if gain > 0.0 {
            add(means.hope(gain, Cards::of(track.commodity(), level + 1 - u8::from(has_crane))));
        }
    }
}

/// Whether a level would win the metropolis of the track.
fn wins(state: &State, seat: Seat, track: Track, level: u8) -> bool {
    match improvements::holder(state, track) {
        None => level > GIFT,
        Some(holder) => {
            let held = state.public.modules.cities_and_knights.level(holder, track);
            holder != seat && level == LEVEL_MAX && held < LEVEL_MAX
        }
    }
}
