//! The dice of a turn (section 1.3): three at once, the event die settled whole before the number counts (`CK-036`).

use rand::{Rng, RngExt};
use steading_game::{Journal, Seat, SeatSet};

use super::{Event, Face, Frame, Outcome, Track, battle};
use crate::Island;
use crate::action::Outcome as AnyOutcome;
use crate::base::turn::{self, Yields};
use crate::event::Event as AnyEvent;
use crate::rules::Numbers;
use crate::state::{State, at};

/// Which dice are thrown: all three; the red one and the event die where a card brings the number (`CK-TB-02`); the event die alone
/// after an Alchemist (`CK-336`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thrown {
    /// All three.
    All,
    /// Red and event die.
    RedAndEvent,
    /// The event die.
    Event,
}

/// Which dice the frame on top waits for.
pub fn thrown(game: &Island, state: &State) -> Thrown {
    match game.rules.numbers {
        _ if state.public.has_rolled() => Thrown::Event,
        Numbers::TwoDice => Thrown::All,
        Numbers::EventCards => Thrown::RedAndEvent,
    }
}

/// All throws, with their weights.
pub fn throws(game: &Island, state: &State, out: &mut Vec<(AnyOutcome, u32)>) {
    let sides = 1..=6u8;
    let pairs: Vec<(u8, u8)> = match thrown(game, state) {
        Thrown::All => sides.clone().flat_map(|red| sides.clone().map(move |other| (red, other))).collect(),
        Thrown::RedAndEvent => sides.map(|red| (red, 0)).collect(),
        Thrown::Event => vec![(0, 0)],
    };
    for (red, other) in pairs {
        out.extend(Face::ALL.map(|(face, weight)| (Outcome::Dice(red, other, face).into(), weight)));
    }
}

/// A throw.
pub fn throw(game: &Island, state: &State, rng: &mut impl Rng) -> Outcome {
    let thrown = thrown(game, state);
    let side = |is_thrown: bool, number: u8| if is_thrown { number % 6 + 1 } else { 0 };
    let throw = rng.random_range(0..216u8);
    let face = match throw / 36 {
        0 => Face::Gate(Track::Trade),
        1 => Face::Gate(Track::Politics),
        2 => Face::Gate(Track::Science),
        _ => Face::Ship,
    };
    Outcome::Dice(side(thrown != Thrown::Event, throw), side(thrown == Thrown::All, throw / 6), face)
}

/// Whether the dice of the turn may still be thrown: nothing but an Alchemist has set any.
pub fn may_throw(state: &State) -> bool {
    let [red, other] = state.public.dice;
    (red == 0) == (other == 0)
}

/// Whether the number dice lie as they must while the event die is settled.
pub fn is_set(game: &Island, state: &State) -> bool {
    game.rules.numbers == Numbers::EventCards || state.public.has_rolled()
}

/// The dice fell: the event die first, then the number.
pub fn fell(
    game: &Island,
    state: &mut State,
    (red, other, face): (u8, u8, Face),
    journal: &mut impl Journal<AnyEvent>,
) {
    journal.note(Event::Threw(state.public.turn, red, other, face).into());
    if other > 0 {
        state.public.dice = [red, other];
    }
    // After an Alchemist the red die is the one that was set (`CK-231`).
    let red = if red == 0 { state.public.dice[0] } else { red };
    state.public.modules.cities_and_knights.thrown = Some((red, face));
    state.public.frames.replace(Frame::Number.into());
    match face {
        Face::Ship => battle::sail(game, state, journal),
        Face::Gate(track) => {
            state.public.frames.push(Frame::Draws(drawers(game, state, track, red), track).into());
        }
    }
}

/// `CK-043`, `CK-044`: who draws on a gate: a level in the track, and a red die no higher than one more.
fn drawers(game: &Island, state: &State, track: Track, red: u8) -> SeatSet {
    let level = |seat: Seat| state.public.modules.cities_and_knights.levels[at(seat)][track.index()];
    game.seats.iter().filter(|&seat| level(seat) >= 1 && red <= level(seat) + 1).collect()
}

/// `CK-034`: the event die is settled, and the number counts: that of the dice, or of the next event card (`CK-TB-02`, `CK-TB-04`).
pub fn number(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    match state.public.dice {
        [0, _] => turn::draw_number(game, state, journal),
        [red, other] => turn::number_came(game, state, red + other, Yields::Full, journal),
    }
}
