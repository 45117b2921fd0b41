//! The draw cards as cards that can lie face down: their backs, and what holds them.

use serde::{Deserialize, Serialize};
pub use steading_game::hidden::Stack;
use steading_game::hidden::{self, Supply};

use crate::cards::{Card, Set};
use crate::rules::Rules;

/// The most stacks a game has: the Duel's B1–B3, G, T, P, in the order of `RIV-056`.
pub const STACK_COUNT: usize = 6;
/// The most cards a stack can hold: all of the basic set.
pub const STACK_MAX: usize = 36;
/// The most cards a hand can hold: more than the rules ever give (3, and 2 progress symbols).
pub const HAND_MAX: usize = 12;
/// The most cards a hand can begin with in a position; the rest is room for what cards bring before the next hand check.
pub const HAND_START_MAX: usize = 8;
/// The most draw cards in a game.
pub const CARDS_MAX: usize = 74;

/// The shuffled stacks, each from top to bottom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dealt(pub Vec<Vec<Card>>);

/// Cards in an order, the last one on top.
pub type Pile<const N: usize> = hidden::Pile<Card, N>;

/// A hand: cards in the order of the card table.
pub type Hand = hidden::Hand<Card, HAND_MAX>;

/// Cards without an order.
pub type Bag = hidden::Bag<Card>;

/// Two bits a card: none exists more than three times.
const LANE: usize = 2;

/// The lanes of all cards of a set, by [`Set`].
const BACKS: [[u64; 3]; 4] = {
    let mut backs = [[0; 3]; 4];
    let mut index = 0;
    while index < Card::ALL.len() {
        backs[Card::ALL[index].set().index()][index / 32] |= 3 << (LANE * (index % 32));
        index += 1;
    }
    backs
};

impl hidden::Card for Card {
    type Back = Set;
    type Words = [u64; 3];
    const LANE: usize = LANE;
    const KINDS: usize = Card::ALL.len();
    const BACKS: &'static [Set] = &Set::ALL;

    #[inline(always)]
    fn index(self) -> usize {
        self as usize
    }

    #[inline(always)]
    fn from_index(index: usize) -> Card {
        Card::ALL[index]
    }

    #[inline(always)]
    fn back(self) -> Set {
        self.set()
    }

    #[inline(always)]
    fn back_index(back: Set) -> usize {
        back.index()
    }

    #[inline(always)]
    fn lanes(back: Set) -> [u64; 3] {
        BACKS[back.index()]
    }
}

impl Supply<Card> for Rules {
    fn copies(&self, card: Card) -> u8 {
        self.copies(card)
    }

    #[inline]
    fn stacks_of(&self, back: Set) -> impl Iterator<Item = Stack> {
        self.stacks_of(back)
    }
}

/// The types as clients see them: how they are written, not how they are kept.
#[cfg(feature = "typescript")]
pub(crate) mod shapes {
    use super::STACK_COUNT;
    use crate::cards::Card;

    /// A hand: cards in the order of the card table, so that equal hands are equal values.
    #[derive(ts_rs::TS)]
    #[ts(type = "Array<Card>")]
    #[allow(dead_code, reason = "only its type is written")]
    pub struct Hand(Card);

    /// A draw stack: its height, and the cards that the observer knows.
    #[derive(ts_rs::TS)]
    #[ts(type = "Array<Card | null>")]
    #[allow(dead_code, reason = "only its type is written")]
    pub struct StackView(Card);

    /// What a seat knows of what lies face down, besides its own hand.
    #[derive(ts_rs::TS)]
    #[allow(dead_code, reason = "only its type is written")]
    pub struct Knowledge {
        /// Places of each stack whose card is known, one bit each, counted from the bottom.
        known: [u64; STACK_COUNT],
        /// Places that may hold a card of `loose`.
        marked: [u64; STACK_COUNT],
        /// Of those, the places that surely hold one, each another.
        sure: [u64; STACK_COUNT],
        /// Cards that are surely in the other's hand.
        held: Vec<Card>,
        /// Cards that are surely in the other's hand or at a marked place, beyond those of `held`.
        loose: Vec<Card>,
    }
}
