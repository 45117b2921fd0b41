//! What one observer may know of a position (`RIV-278`).
//!
//! Open to all is everything in [`Public`], how many cards of each back a hand has, and how high the stacks are. A seat sees besides
//! its own hand and the cards it knows place by place; what the bags and places of [`Knowledge`] say both seats can follow, so a
//! view holds both. Spectators, who may have come late, are told none of it.
//!
//! While a seat is asked whether it plays Sebastian, others see a veil. So that the veil hides something, the victim of a Feud is
//! veiled as well when it chooses among all its buildings, as long as nothing public tells the two questions apart. And of a card
//! that is set aside at Fraternal Feuds others see only that one is left to choose (`RIV-312`).

use serde::{Deserialize, Serialize};
use steading_game::hidden::{Sight, StackSight};
use steading_game::{Observer, Seat};

use crate::Rivals;
use crate::cards::{Card, Happening, Set};
use crate::frame::{Frame, Frames};
use crate::hidden::{Knowledge, ones};
use crate::options::Mode;
use crate::stacks::{HAND_MAX, Hand, STACK_COUNT, STACK_MAX};
use crate::state::{Public, State};

/// What an observer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is; nobody's for spectators.
    pub seat: Option<Seat>,
    /// What lies open, questions about Sebastian veiled.
    pub public: Public,
    /// The observer's own hand.
    #[cfg_attr(feature = "typescript", ts(as = "crate::stacks::shapes::Hand"))]
    pub hand: Hand,
    /// Whether the observer's Sebastian has to wait for the next turn (`RIV-310`).
    pub sebastian_waits: bool,
    /// How many cards with each back the seats hold, by [`Set`] (`RIV-010`).
    pub backs: [[u8; 4]; 2],
    /// The draw stacks.
    #[cfg_attr(feature = "typescript", ts(as = "[crate::stacks::shapes::StackView; STACK_COUNT]"))]
    pub stacks: [StackView; STACK_COUNT],
    /// What the seats know, by seat; nothing for spectators.
    #[cfg_attr(feature = "typescript", ts(as = "[crate::stacks::shapes::Knowledge; 2]"))]
    pub knowledge: [Knowledge; 2],
}

/// Everything, for those who look at a finished game: what a spectator sees, with all cards of the stacks, and the hands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpenView {
    /// What a spectator sees, nothing veiled.
    #[serde(flatten)]
    pub view: View,
    /// The hands, by seat.
    #[cfg_attr(feature = "typescript", ts(as = "[crate::stacks::shapes::Hand; 2]"))]
    pub hands: [Hand; 2],
}

impl OpenView {
    /// Everything about a state.
    pub fn of(game: &Rivals, state: &State) -> OpenView {
        let hidden = &state.hidden;
        let stacks = hidden.stacks.map(|pile| StackView::of(&pile, ones(pile.len())));
        let view = View { public: state.public.clone(), stacks, ..View::of(game, state, Observer::Public) };
        OpenView { view, hands: hidden.hands }
    }
}

/// A draw stack: its height, and the cards that the observer knows.
pub type StackView = StackSight<Card, STACK_MAX>;

impl View {
    /// The observer's view of a state.
    pub fn of(game: &Rivals, state: &State, observer: Observer) -> View {
        let hidden = &state.hidden;
        let Sight { seat, hand, backs, stacks, knowledge } = hidden.sight(observer);
        View {
            seat,
            public: Public { frames: veiled(game, &state.public, seat), ..state.public.clone() },
            hand,
            sebastian_waits: seat.is_some_and(|seat| hidden.sebastian_waits[seat.index()]),
            backs: backs.map(|counts| Set::ALL.map(|set| counts[set.index()])),
            stacks,
            knowledge,
        }
    }

    /// What it tells of cards that lie face down.
    pub fn sight(&self) -> Sight<Card, STACK_COUNT, STACK_MAX, HAND_MAX, 2, 1> {
        let mut backs = [[0; STACK_COUNT]; 2];
        for (counts, seen) in backs.iter_mut().zip(&self.backs) {
            counts[..seen.len()].copy_from_slice(seen);
        }
        let View { seat, hand, stacks, knowledge, .. } = *self;
        Sight { seat, hand, backs, stacks, knowledge }
    }
}

/// `RIV-278`, `RIV-312`: the frames as the seat, or everybody, may see them. Secret questions are always on top.
fn veiled(game: &Rivals, public: &Public, seat: Option<Seat>) -> Frames {
    let mut frames = public.frames;
    match frames.top() {
        Frame::Sebastian(victim, happening) if seat != Some(victim) => frames.replace(Frame::Veiled(victim, happening)),
        Frame::FeudReturn(victim) if seat != Some(victim) && hides_sebastian(game, public) => {
            frames.replace(Frame::Veiled(victim, Happening::Feud));
        }
        Frame::FraternalSecond(holder, ..) if seat != Some(holder) => frames.replace(Frame::Fraternal(holder, 1)),
        _ => {}
    }
    frames
}

/// Whether the victim of a Feud, asked for a building before any was named, could as well be asked about Sebastian.
fn hides_sebastian(game: &Rivals, public: &Public) -> bool {
    let is_played = public.discard.position(Card::TurmoilSebastian).is_some();
    game.rules.mode == Mode::Turmoil && public.named == [None; 3] && !is_played
}
