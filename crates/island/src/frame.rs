//! What must happen next, as a small stack in the state.
//!
//! A frame is a question to seats, a throw of chance, or a step the engine does by itself. Rules push what must happen next,
//! last thing first; they never wait and never ask. Saving, undoing and searching in the middle of a question are then free.

use serde::{Deserialize, Serialize};
use steading_game::Seat;

use crate::modules;
use crate::places::Vertex;

/// One thing that must happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
// Eight bytes are copied at once. The tag is a byte of its own: every step asks for it.
#[repr(u8, align(8))]
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
    /// Do: the effect whose questions and throws lie above is over, and what waited for its end is judged
    /// ([`crate::base::effects`]).
    Effect,
    /// Nothing any more: the game is over. It is never written: the winner says it ([`Frames::close`]).
    #[serde(skip)]
    Over,
    /// What a module asks, draws or does.
    #[serde(untagged)]
    Module(modules::Frame),
}

impl Frame {
    /// Whether seats owe cards for it that they set aside in secret: a discard on a seven, or the gifts of a module.
    pub fn is_sealed(self) -> bool {
        match self {
            Frame::Discard => true,
            Frame::Module(frame) => frame.is_sealed(),
            _ => false,
        }
    }
}

const _: () = assert!(size_of::<Frame>() == 8, "frames are copied all the time");
// A module's frame has a byte for its module, one for its kind, and room for five more: a retreat is a seat, an intersection,
// and the strength and state of a knight; several draws are a set of seats and a deck.
const _: () = assert!(size_of::<modules::Frame>() <= 7, "a module's frame fits beside the tag");

/// How many frames the stack holds.
///
/// Base rules need three: the turn, the robber's move, the discards before it. Of what the catalogue describes, these go deepest:
///
/// * Event Cards with four players, six: the turn, the number of the card, and a question to each.
/// * Two players with it, six: the turn, the second number, the number of the card, two questions, a theft.
/// * Cities & Knights, five: the turn, the number that counts after the event die, those who are still to draw or the tied defenders,
///   a fifth card that takes effect (or the thefts of a Bishop), and the question it asks. When an event card is revealed, nothing but
///   the turn is left of that.
/// * Barbarian Attack, six: the turn, a landing, the landing after it (`BARB-COMBO-06`), the hex that is won, the throw for
///   prisoners, the throw again of those who are tied. Traders & Barbarians, five: the turn, the wagon's way, a card played on it,
///   the barbarian moved, the theft.
///
/// The rest is room to spare.
pub const DEPTH_MAX: usize = 12;

/// The stack of frames; the last one pushed is what the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Frame>"))]
#[serde(try_from = "Vec<Frame>", into = "Vec<Frame>")]
pub struct Frames {
    /// The last frame: every step asks for it.
    top: Frame,
    /// How many frames lie below it.
    below: u8,
    /// How many of the frames are `Effect`.
    effects: u8,
    /// Those below, lowest first, with a place more for what a game waited for when it was over. Unused places hold `Turn`, so that equal
    /// stacks are equal values.
    frames: [Frame; DEPTH_MAX],
}

impl Frames {
    /// A stack with one frame.
    pub const fn only(frame: Frame) -> Frames {
        Frames { top: frame, below: 0, effects: 0, frames: [Frame::Turn; DEPTH_MAX] }
    }

    /// What the game waits for.
    #[inline(always)]
    pub fn top(&self) -> Frame {
        self.top
    }

    /// Puts a frame on top; an effect is begun by [`Frames::begin_effect`].
    #[inline]
    pub fn push(&mut self, frame: Frame) {
        debug_assert!(frame != Frame::Effect, "effects are counted");
        self.put(frame);
    }

    #[inline]
    fn put(&mut self, frame: Frame) {
        self.frames[usize::from(self.below)] = self.top;
        self.below += 1;
        self.top = frame;
    }

    /// Takes the top frame off. The lowest frame stays: a game always waits for something. An effect is ended by
    /// [`Frames::end_effect`].
    #[inline]
    pub fn pop(&mut self) {
        debug_assert!(self.top != Frame::Effect, "effects are counted");
        self.take();
    }

    #[inline]
    fn take(&mut self) {
        debug_assert!(self.below > 0, "the lowest frame is replaced, never popped");
        self.below -= 1;
        self.top = std::mem::replace(&mut self.frames[usize::from(self.below)], Frame::Turn);
    }

    /// Puts a frame in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: Frame) {
        debug_assert!(self.top != Frame::Effect && frame != Frame::Effect, "effects are counted");
        self.top = frame;
    }

    /// From here on, whatever is pushed belongs to one effect.
    pub fn begin_effect(&mut self) {
        self.put(Frame::Effect);
        self.effects += 1;
    }

    /// The effect on top is over.
    pub fn end_effect(&mut self) {
        debug_assert!(self.top == Frame::Effect, "an effect ends when nothing of it is left");
        self.take();
        self.effects -= 1;
    }

    /// Whether an effect is being carried out.
    #[inline]
    pub fn is_in_effect(&self) -> bool {
        self.effects > 0
    }

    /// The game is over: it waits for nothing, whatever it waited for before.
    pub fn close(&mut self) {
        if self.top != Frame::Over {
            self.put(Frame::Over);
        }
    }

    /// What lies right below the top frame.
    pub fn below_top(&self) -> Option<Frame> {
        usize::from(self.below).checked_sub(1).map(|place| self.frames[place])
    }

    /// What the game waits for, or waited for when it was over.
    pub fn last(&self) -> Frame {
        if self.top == Frame::Over { self.frames[usize::from(self.below) - 1] } else { self.top }
    }

    /// What everything else happens in: a turn, or a step before the first one.
    pub fn lowest(&self) -> Frame {
        if self.below == 0 { self.top } else { self.frames[0] }
    }

    /// The frames, lowest first, up to the [last](Frames::last).
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Frame> + Clone + '_ {
        let below = self.frames[..usize::from(self.below)].iter().copied();
        below.chain(Some(self.top).filter(|&top| top != Frame::Over))
    }
}

/// Reads a stack, lowest frame first. One that no game can hold is refused.
impl TryFrom<Vec<Frame>> for Frames {
    type Error = &'static str;

    fn try_from(list: Vec<Frame>) -> Result<Frames, &'static str> {
        let Some((&lowest, above)) = list.split_first() else { return Err("a stack of frames is never empty") };
        if list.len() > DEPTH_MAX {
            return Err("more frames than a game can hold");
        }
        if lowest == Frame::Effect {
            return Err("an effect happens in a turn, not below it");
        }
        let mut frames = Frames::only(lowest);
        for &frame in above {
            frames.put(frame);
            frames.effects += u8::from(frame == Frame::Effect);
        }
        Ok(frames)
    }
}

impl From<Frames> for Vec<Frame> {
    fn from(frames: Frames) -> Vec<Frame> {
        frames.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_is_written_and_read_as_the_list_of_its_frames() {
        let mut frames = Frames::only(Frame::Turn);
        frames.begin_effect();
        frames.push(Frame::FreeRoads(2));
        let written = serde_json::to_string(&frames).unwrap();
        assert_eq!(written, r#"["turn","effect",{"free_roads":2}]"#);
        assert_eq!(serde_json::from_str::<Frames>(&written).unwrap(), frames);
    }

    #[test]
    fn stacks_that_no_game_can_hold_are_refused_and_not_cut() {
        let turns = |count: usize| serde_json::to_string(&vec![Frame::Turn; count]).unwrap();
        let read = |text: &str| serde_json::from_str::<Frames>(text).map(|frames| frames.iter().count());
        assert_eq!(read(&turns(DEPTH_MAX)).unwrap(), DEPTH_MAX);
        assert!(read(&turns(DEPTH_MAX + 1)).unwrap_err().to_string().contains("more frames than a game can hold"));
        assert!(read("[]").is_err() && read(r#"["effect","turn"]"#).is_err());
    }

    #[test]
    fn an_effect_within_an_effect_is_over_first() {
        let mut frames = Frames::only(Frame::Turn);
        frames.begin_effect();
        frames.begin_effect();
        frames.end_effect();
        assert!(frames.is_in_effect());
        frames.end_effect();
        assert_eq!(frames, Frames::only(Frame::Turn));
    }
}
