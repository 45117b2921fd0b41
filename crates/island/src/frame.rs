//! What must happen next, as a small stack in the state.
//!
//! A frame is a question to seats, a throw of chance, or a step the engine does by itself. Rules push what must happen next,
//! last thing first; they never wait and never ask. Saving, undoing and searching in the middle of a question are then free.

use serde::{Deserialize, Serialize};
use steading_game::Seat;

use crate::modules::{self, event_cards};
use crate::places::Vertex;

/// One thing that must happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
// Four bytes are copied at once, three are not. The tag is a byte of its own: every step asks for it.
#[repr(u8, align(4))]
pub enum Frame {
    /// Chance: this seat throws both dice for the first turn (`BASE-049`).
    OpeningDice(Seat),
    /// Chance: the first seat is drawn.
    OpeningDraw,
    /// Ask: the founding settlement of this step (`BASE-050`, `BASE-051`).
    FoundSettlement(u8),
    /// Ask: the founding road of this step, at this settlement (`BASE-056`).
    FoundRoad(u8, Vertex),
    /// Ask: the player on turn, before or after the roll.
    Turn,
    /// Chance: the production roll.
    Dice,
    /// Ask: everybody who owes discards (`BASE-091`).
    Discard,
    /// Ask: the player on turn moves the robber (`BASE-095`).
    MoveRobber,
    /// Ask: the player on turn picks whom to rob (`BASE-099`).
    Rob,
    /// Chance: the card that the first seat takes from the second (`BASE-104`).
    Steal(Seat, Seat),
    /// Ask: so many free roads (`BASE-179`).
    FreeRoads(u8),
    /// Chance: the development card bought (`BASE-161`).
    DrawCard,
    /// Do: the turn passes to the left (`BASE-065`).
    Pass,
    /// What a module asks, draws or does.
    #[serde(untagged)]
    Module(modules::Frame),
}

impl Frame {
    /// Whether seats owe cards for it that they set aside in secret: a discard on a seven, or the gifts of a module.
    pub fn is_sealed(self) -> bool {
        match self {
            Frame::Discard => true,
            Frame::Module(modules::Frame::Events(frame)) => event_cards::is_sealed(frame),
            _ => false,
        }
    }
}

const _: () = assert!(size_of::<Frame>() == 4, "frames are copied all the time");

/// How many frames the stack holds. Base rules need three; the rest is room for modules.
pub const DEPTH_MAX: usize = 9;

/// The stack of frames; the last one pushed is what the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Frame>"))]
#[serde(from = "Vec<Frame>", into = "Vec<Frame>")]
pub struct Frames {
    /// A copy of the last frame: every step asks for it, and here it is found without a look at the depth.
    top: Frame,
    depth: u8,
    /// Unused places hold `Turn`, so that equal stacks are equal values.
    frames: [Frame; DEPTH_MAX],
}

impl Frames {
    /// A stack with one frame.
    pub const fn only(frame: Frame) -> Frames {
        let mut frames = [Frame::Turn; DEPTH_MAX];
        frames[0] = frame;
        Frames { top: frame, depth: 1, frames }
    }

    /// What the game waits for.
    #[inline(always)]
    pub fn top(&self) -> Frame {
        self.top
    }

    /// Puts a frame on top.
    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.depth)] = frame;
        self.depth += 1;
        self.top = frame;
    }

    /// Takes the top frame off. The lowest frame stays: a game always waits for something.
    #[inline]
    pub fn pop(&mut self) {
        debug_assert!(self.depth > 1, "the lowest frame is replaced, never popped");
        self.depth -= 1;
        self.frames[usize::from(self.depth)] = Frame::Turn;
        self.top = self.frames[usize::from(self.depth) - 1];
    }

    /// Puts a frame in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: Frame) {
        self.frames[usize::from(self.depth) - 1] = frame;
        self.top = frame;
    }

    /// The frames, lowest first.
    pub fn as_slice(&self) -> &[Frame] {
        &self.frames[..usize::from(self.depth)]
    }
}

impl From<Vec<Frame>> for Frames {
    fn from(list: Vec<Frame>) -> Frames {
        let mut frames = Frames::only(list.first().copied().unwrap_or(Frame::Turn));
        for frame in list.into_iter().skip(1).take(DEPTH_MAX - 1) {
            frames.push(frame);
        }
        frames
    }
}

impl From<Frames> for Vec<Frame> {
    fn from(frames: Frames) -> Vec<Frame> {
        frames.as_slice().to_vec()
    }
}
