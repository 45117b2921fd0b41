//! Piles of draw cards: stacks that keep their order, hands, and bags of cards whose order does not matter.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Set};

/// The most stacks a game has: the Duel's B1–B3, G, T, P.
pub const STACK_COUNT: usize = 6;
/// The most cards a stack can hold: all of the basic set.
pub const STACK_MAX: usize = 36;
/// The most cards a hand can hold: more than the rules ever give (3, and 2 progress symbols).
pub const HAND_MAX: usize = 12;
/// The most cards a hand can begin with in a position; the rest is room for what cards bring before the next hand check.
pub const HAND_START_MAX: usize = 8;
/// The most draw cards in a game.
pub const CARDS_MAX: usize = 74;

/// A draw stack, by its place in the order of `RIV-056`. Its name depends on the mode.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Stack(pub u8);

impl Stack {
    /// Its place in arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The shuffled stacks, each from top to bottom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dealt(pub Vec<Vec<Card>>);

/// Cards in an order, the last one on top; no heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile<const N: usize> {
    len: u8,
    /// Unused places hold the first card of all, so that equal piles are equal values.
    cards: [Card; N],
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Pile { len: 0, cards: [Card::from_index(0); N] }
    }
}

impl<const N: usize> Pile<N> {
    /// How many cards.
    #[inline(always)]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, bottom first.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    /// The cards, bottom first, to lay them in another order.
    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        let len = self.len();
        &mut self.cards[..len]
    }

    /// The cards, top first.
    pub fn from_top(&self) -> impl Iterator<Item = Card> {
        self.as_slice().iter().rev().copied()
    }

    /// Each different card once, by its topmost copy, top first.
    pub fn kinds_from_top(&self) -> impl Iterator<Item = Card> {
        let cards = self.as_slice().iter().enumerate().rev();
        cards.filter(|&(place, &card)| self.position(card) == Some(place)).map(|(_, &card)| card)
    }

    /// Puts a card on top.
    #[inline]
    pub fn push(&mut self, card: Card) {
        debug_assert!(self.len() < N, "the pile is full");
        self.cards[self.len()] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let top = self.as_slice().last().copied()?;
        self.remove(self.len() - 1);
        Some(top)
    }

    /// Puts a card under all others.
    pub fn put_under(&mut self, card: Card) {
        debug_assert!(self.len() < N, "the pile is full");
        let len = self.len();
        self.cards.copy_within(0..len, 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// Where the topmost copy of a card lies, counted from the bottom.
    pub fn position(&self, card: Card) -> Option<usize> {
        self.as_slice().iter().rposition(|&other| other == card)
    }

    /// Takes the card at a place, counted from the bottom.
    pub fn remove(&mut self, position: usize) -> Card {
        let card = self.cards[position];
        let len = self.len();
        self.cards.copy_within(position + 1..len, position);
        self.cards[len - 1] = Card::from_index(0);
        self.len -= 1;
        card
    }
}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Pile<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<Card>::deserialize(deserializer)?;
        if list.len() > N {
            return Err(serde::de::Error::custom(format!("at most {N} cards")));
        }
        let mut pile = Pile::default();
        list.into_iter().for_each(|card| pile.push(card));
        Ok(pile)
    }
}

/// A hand: cards in the order of the card table, so that equal hands are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Card>"))]
#[serde(transparent)]
pub struct Hand(Pile<HAND_MAX>);

impl Hand {
    /// How many cards.
    #[inline(always)]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards, in the order of the card table.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        self.0.as_slice()
    }

    /// Each different card once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        let cards = self.as_slice();
        cards.iter().enumerate().filter(|&(place, card)| place == 0 || cards[place - 1] != *card).map(|(_, &card)| card)
    }

    /// Whether the card is held.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.as_slice().contains(&card)
    }

    /// How many cards have this back.
    pub fn count_of(&self, set: Set) -> u8 {
        self.as_slice().iter().filter(|card| card.set() == set).count() as u8
    }

    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        let place = self.as_slice().partition_point(|&other| other <= card);
        self.0.push(card);
        let len = self.0.len();
        self.0.cards[place..len].rotate_right(1);
    }

    /// Takes a card out; whether it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        let position = self.0.position(card);
        if let Some(position) = position {
            self.0.remove(position);
        }
        position.is_some()
    }
}

/// The lower bit of each card in a word of a [`Bag`].
const LOW: u64 = 0x5555_5555_5555_5555;

/// The bits of all cards of a set, by [`Set`].
const BACKS: [Bag; 4] = {
    let mut backs = [Bag::NONE; 4];
    let mut index = 0;
    while index < Card::ALL.len() {
        backs[Card::ALL[index].set().index()].0[index / 32] |= 3 << (2 * (index % 32));
        index += 1;
    }
    backs
};

/// Cards without an order: up to three of each, two bits a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag([u64; 3]);

impl Bag {
    /// No cards.
    pub const NONE: Bag = Bag([0; 3]);

    /// How many of a card.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        let index = card as usize;
        (self.0[index / 32] >> (2 * (index % 32)) & 3) as u8
    }

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Bag::NONE
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 3, "no card exists four times");
        let index = card as usize;
        self.0[index / 32] += 1 << (2 * (index % 32));
    }

    /// Takes a card out; whether it was there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let is_there = self.contains(card);
        if is_there {
            let index = card as usize;
            self.0[index / 32] -= 1 << (2 * (index % 32));
        }
        is_there
    }

    /// How many cards in all.
    #[inline]
    pub const fn len(&self) -> u32 {
        let mut count = 0;
        let mut word = 0;
        while word < self.0.len() {
            count += (self.0[word] & LOW).count_ones() + 2 * (self.0[word] >> 1 & LOW).count_ones();
            word += 1;
        }
        count
    }

    /// The cards with this back.
    #[must_use]
    #[inline]
    pub const fn with_back(&self, set: Set) -> Bag {
        let Bag([a, b, c]) = BACKS[set.index()];
        Bag([self.0[0] & a, self.0[1] & b, self.0[2] & c])
    }

    /// Adds all cards of another bag.
    #[inline]
    pub fn add_all(&mut self, other: Bag) {
        debug_assert!(
            Card::ALL.into_iter().all(|card| self.count(card) + other.count(card) <= 3),
            "no card exists four times"
        );
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word += more);
    }

    /// Takes out all cards of another bag, which must be in this one.
    #[inline]
    pub fn remove_all(&mut self, other: Bag) {
        debug_assert!(
            Card::ALL.into_iter().all(|card| self.count(card) >= other.count(card)),
            "the cards must be there"
        );
        self.0.iter_mut().zip(other.0).for_each(|(word, fewer)| *word -= fewer);
    }

    /// All cards, equal ones one after the other, in the order of the card table.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let word = left.iter().position(|&cards| cards != 0)?;
            let lane = left[word].trailing_zeros() / 2;
            left[word] -= 1 << (2 * lane);
            Some(Card::from_index((32 * word as u32 + lane) as u8))
        })
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Bag {
        let mut bag = Bag::NONE;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Bag {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<Card>::deserialize(deserializer)?;
        let mut bag = Bag::NONE;
        for card in list {
            if bag.count(card) == 3 {
                return Err(serde::de::Error::custom("no card exists four times"));
            }
            bag.add(card);
        }
        Ok(bag)
    }
}
