//! The landing of barbarians (`BARB-029` to `BARB-039`).

use serde::{Deserialize, Serialize};
use steading_game::Journal;

use super::board::{COAST, coast_with};
use super::coast::{OVERRUN, put, supply};
use super::{Event, Frame};
use crate::Island;
use crate::event::{Built, Event as AnyEvent};
use crate::frame::Frame as AnyFrame;
use crate::modules;
use crate::modules::two_players;
use crate::state::State;

/// `BARB-030`: how many numbers make a landing.
pub const NUMBERS_MAX: u32 = 3;

/// The numbers that have come in a landing, in the order of size. Written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<number>"))]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
// Two bytes, and not a number of sixteen bits: a frame has no room for its alignment.
pub struct Numbers([u8; 2]);

impl Numbers {
    /// None yet.
    pub const NONE: Numbers = Numbers([0; 2]);

    const fn bits(self) -> u16 {
        u16::from_le_bytes(self.0)
    }

    /// Whether the number has come.
    pub const fn has(self, number: u8) -> bool {
        number < 16 && self.bits() >> number & 1 != 0
    }

    /// The numbers with one more; what no two dice show is left out.
    #[must_use]
    pub const fn with(self, number: u8) -> Numbers {
        if matches!(number, 2..=6 | 8..=12) { Numbers((self.bits() | 1 << number).to_le_bytes()) } else { self }
    }

    /// How many have come.
    pub const fn len(self) -> u32 {
        self.bits().count_ones()
    }

    /// Whether none has come.
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// The numbers, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (2..=12).filter(move |&number| self.has(number))
    }
}

impl From<Vec<u8>> for Numbers {
    fn from(numbers: Vec<u8>) -> Numbers {
        numbers.into_iter().fold(Numbers::NONE, Numbers::with)
    }
}

impl From<Numbers> for Vec<u8> {
    fn from(numbers: Numbers) -> Vec<u8> {
        numbers.iter().collect()
    }
}

/// `BARB-029`: a settlement or a city lets barbarians land, a road does not (`BARB-039`). The neutral piece that two players place for
/// a settlement comes first (`BARB-COMBO-06`).
pub fn after_build(state: &mut State, built: Built) {
    if matches!(built, Built::Road(_)) {
        return;
    }
    let frames = &mut state.public.frames;
    let landing = Frame::Landing(Numbers::NONE).into();
    match frames.top() {
        neutral @ AnyFrame::Module(modules::Frame::TwoPlayers(two_players::Frame::NeutralSettlement)) => {
            frames.replace(landing);
            frames.push(neutral);
        }
        _ => frames.push(landing),
    }
}

/// `BARB-COMBO-06`: a neutral settlement lets barbarians land once more.
pub fn after_neutral(state: &mut State, built: Built) {
    if matches!(built, Built::Settlement(_)) {
        state.public.frames.push(Frame::Landing(Numbers::NONE).into());
    }
}

/// `BARB-030`, `BARB-035`: the landing is over with its third number, or when the supply is empty.
pub fn proceed(state: &mut State, numbers: Numbers) -> bool {
    let is_over = numbers.len() >= NUMBERS_MAX || supply(&state.public.modules.barbarian_attack) == 0;
    if is_over {
        state.public.frames.pop();
    }
    is_over
}

/// `BARB-030` to `BARB-032`: the dice fell. A seven and a number that has come do not count; otherwise a barbarian lands on the hex with
/// the number, if there is room.
pub fn thrown(
    game: &Island,
    state: &mut State,
    numbers: Numbers,
    (first, second): (u8, u8),
    journal: &mut impl Journal<AnyEvent>,
) {
    let number = first + second;
    let counts = number != 7 && !numbers.has(number);
    journal.note(Event::LandingThrown { first, second, counts }.into());
    if !counts {
        return;
    }
    let numbers = numbers.with(number);
    state.public.frames.replace(Frame::Landing(numbers).into());
    if let Some(coast) = coast_with(game, number) {
        land(game, state, coast, journal);
    }
    // A landing that is over is gone before anybody looks for a winner: captured harbours may have moved a card.
    proceed(state, numbers);
}

/// `BARB-031`, `BARB-032`: a barbarian comes to the coast, unless it is overrun.
fn land(game: &Island, state: &mut State, coast: usize, journal: &mut impl Journal<AnyEvent>) {
    let hex = COAST[coast];
    if state.public.modules.barbarian_attack.barbarians.0[coast] == OVERRUN {
        return journal.note(Event::NoneLanded(hex).into());
    }
    journal.note(Event::Landed(hex).into());
    put(game, state, hex, journal);
}
