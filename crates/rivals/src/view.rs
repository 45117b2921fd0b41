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
use steading_game::{Observer, Seat};

use crate::Rivals;
use crate::cards::{Card, Happening, Set};
use crate::frame::{Frame, Frames};
use crate::hidden::{Hidden, Knowledge, bits};
use crate::options::Mode;
use crate::stacks::{Hand, STACK_COUNT, STACK_MAX, Stack};
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
    pub hand: Hand,
    /// Whether the observer's Sebastian has to wait for the next turn (`RIV-310`).
    pub sebastian_waits: bool,
    /// How many cards with each back the seats hold, by [`Set`] (`RIV-010`).
    pub backs: [[u8; 4]; 2],
    /// The draw stacks.
    pub stacks: [StackView; STACK_COUNT],
    /// What the seats know, by seat; nothing for spectators.
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
    pub hands: [Hand; 2],
}

impl OpenView {
    /// Everything about a state.
    pub fn of(game: &Rivals, state: &State) -> OpenView {
        let hidden = &state.hidden;
        let whole = |index: usize| StackView::of(hidden, Stack(index as u8), (1 << hidden.stacks[index].len()) - 1);
        let stacks = std::array::from_fn(whole);
        let view = View { public: state.public.clone(), stacks, ..View::of(game, state, Observer::Public) };
        OpenView { view, hands: hidden.hands }
    }
}

/// A draw stack: its height, and the cards that the observer knows.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Card | null>"))]
#[serde(try_from = "Vec<Option<Card>>", into = "Vec<Option<Card>>")]
pub struct StackView {
    height: u8,
    cards: [Option<Card>; STACK_MAX],
}

impl StackView {
    /// The cards from the bottom; `None` where the observer does not know the card.
    pub fn as_slice(&self) -> &[Option<Card>] {
        &self.cards[..usize::from(self.height)]
    }

    fn of(hidden: &Hidden, stack: Stack, known: u64) -> StackView {
        let pile = hidden.stacks[stack.index()].as_slice();
        let mut cards = [None; STACK_MAX];
        bits(known).for_each(|place| cards[place] = Some(pile[place]));
        StackView { height: pile.len() as u8, cards }
    }
}

impl TryFrom<Vec<Option<Card>>> for StackView {
    type Error = &'static str;

    fn try_from(list: Vec<Option<Card>>) -> Result<StackView, &'static str> {
        let mut cards = [None; STACK_MAX];
        cards.get_mut(..list.len()).ok_or("no stack is so high")?.copy_from_slice(&list);
        Ok(StackView { height: list.len() as u8, cards })
    }
}

impl From<StackView> for Vec<Option<Card>> {
    fn from(view: StackView) -> Vec<Option<Card>> {
        view.as_slice().to_vec()
    }
}

impl View {
    /// The observer's view of a state.
    pub fn of(game: &Rivals, state: &State, observer: Observer) -> View {
        let seat = match observer {
            Observer::Seat(seat) if seat.index() < 2 => Some(seat),
            Observer::Seat(_) | Observer::Public => None,
        };
        let hidden = &state.hidden;
        let known = seat.map_or([0; STACK_COUNT], |seat| hidden.knowledge[seat.index()].known);
        View {
            seat,
            public: Public { frames: veiled(game, &state.public, seat), ..state.public.clone() },
            hand: seat.map_or(Hand::default(), |seat| hidden.hands[seat.index()]),
            sebastian_waits: seat.is_some_and(|seat| hidden.sebastian_waits[seat.index()]),
            backs: hidden.hands.map(|hand| Set::ALL.map(|set| hand.count_of(set))),
            stacks: std::array::from_fn(|index| StackView::of(hidden, Stack(index as u8), known[index])),
            knowledge: seat.map_or(Default::default(), |_| hidden.knowledge),
        }
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
