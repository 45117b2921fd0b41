//! What follows from the mode: stacks, event cards, the goal.

use crate::cards::{Card, EventCard, Set};
use crate::options::Mode;
use crate::stacks::{STACK_COUNT, Stack};

/// The numbers and lists of a mode.
#[derive(Clone, PartialEq, Debug)]
pub struct Rules {
    /// The mode.
    pub mode: Mode,
    /// Points to win with (`RIV-057`, `RIV-062`, `RIV-070`).
    pub goal: u8,
    /// The draw stacks in the order of `RIV-056`: name and back.
    pub stacks: &'static [(&'static str, Set)],
    /// The card of the face-up stack, which holds two of it (`RIV-064`).
    pub face_up: Option<Card>,
    /// Event cards that are surely in the deck.
    pub events: u32,
    /// Event cards of which some are in the deck, unseen (`RIV-075`), and how many of them.
    pub event_pool: (u32, u8),
}

/// `RIV-064`: copies in the face-up stack.
pub const FACE_UP_COUNT: u8 = 2;
/// `RIV-054`: event cards below Yule.
pub const BELOW_YULE: u8 = 3;
/// `RIV-075`: marked events that come into the Duel's deck.
pub const MARKED_IN_DUEL: u8 = 6;

const INTRO: &[(&str, Set)] = &[("B1", Set::Basic), ("B2", Set::Basic), ("B3", Set::Basic), ("B4", Set::Basic)];
const GOLD: &[(&str, Set)] =
    &[("B1", Set::Basic), ("B2", Set::Basic), ("B3", Set::Basic), ("T1", Set::Gold), ("T2", Set::Gold)];
const TURMOIL: &[(&str, Set)] =
    &[("B1", Set::Basic), ("B2", Set::Basic), ("B3", Set::Basic), ("T1", Set::Turmoil), ("T2", Set::Turmoil)];
const PROGRESS: &[(&str, Set)] =
    &[("B1", Set::Basic), ("B2", Set::Basic), ("B3", Set::Basic), ("T1", Set::Progress), ("T2", Set::Progress)];
const DUEL: &[(&str, Set)] = &[
    ("B1", Set::Basic),
    ("B2", Set::Basic),
    ("B3", Set::Basic),
    ("G", Set::Gold),
    ("T", Set::Turmoil),
    ("P", Set::Progress),
];

impl Rules {
    /// The rules of a mode.
    pub fn of(mode: Mode) -> Rules {
        let (goal, stacks, face_up) = match mode {
            Mode::Intro => (7, INTRO, None),
            Mode::Gold => (12, GOLD, Some(Card::GoldMerchantGuild)),
            Mode::Turmoil => (12, TURMOIL, Some(Card::TurmoilHedgeTavern)),
            Mode::Progress => (12, PROGRESS, Some(Card::ProgressUniversity)),
            Mode::Duel => (13, DUEL, None),
        };
        debug_assert!(stacks.len() <= STACK_COUNT);
        let plays = |set: Set| stacks.iter().any(|&(_, other)| other == set);
        let bits = |wanted: &dyn Fn(EventCard) -> bool| {
            EventCard::ALL.into_iter().filter(|&card| wanted(card)).map(|card| 1 << card as u32).sum::<u32>()
        };
        let (events, event_pool) = if mode == Mode::Duel {
            (bits(&|card| !card.data().is_marked), (bits(&|card| card.data().is_marked), MARKED_IN_DUEL))
        } else {
            (bits(&|card| plays(card.data().set)), (0, 0))
        };
        Rules { mode, goal, stacks, face_up, events, event_pool }
    }

    /// Whether the game has demolition, rearranging and a win at the start of a turn: all but the introductory one (`RIV-061`).
    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.mode != Mode::Intro
    }

    /// Cards in the event deck (`RIV-063`, `RIV-075`).
    pub fn event_count(&self) -> u8 {
        self.events.count_ones() as u8 + self.event_pool.1
    }

    /// The stacks with this back (`RIV-244`).
    #[inline]
    pub fn stacks_of(&self, set: Set) -> impl Iterator<Item = Stack> {
        let all = self.stacks.iter().enumerate();
        all.filter(move |(_, (_, back))| *back == set).map(|(index, _)| Stack(index as u8))
    }

    /// All stacks.
    #[inline]
    pub fn all_stacks(&self) -> impl Iterator<Item = Stack> {
        (0..self.stacks.len() as u8).map(Stack)
    }

    /// The back of the cards in a stack.
    #[inline]
    pub fn back(&self, stack: Stack) -> Option<Set> {
        self.stacks.get(stack.index()).map(|&(_, set)| set)
    }

    /// Copies of a card in the draw stacks at the start: without half-moons in the Duel (`RIV-072`), without the face-up stack.
    pub fn copies(&self, card: Card) -> u8 {
        let data = card.data();
        if !self.stacks.iter().any(|&(_, set)| set == data.set) || self.face_up == Some(card) {
            return 0;
        }
        if self.mode == Mode::Duel { data.count - data.marked } else { data.count }
    }

    /// How many cards each stack has at the start: the cards of a set in equal parts.
    pub fn height(&self, stack: Stack) -> usize {
        let Some(set) = self.back(stack) else { return 0 };
        let cards: usize =
            Card::ALL.into_iter().filter(|card| card.set() == set).map(|card| usize::from(self.copies(card))).sum();
        cards / self.stacks_of(set).count()
    }
}
