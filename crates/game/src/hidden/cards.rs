//! Cards that can lie face down, and what holds them: bags without an order, piles with one, sorted hands.

use std::fmt;
use std::hash::Hash;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A kind of card: a small index, and the back that everybody sees.
pub trait Card: Copy + Ord + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What tells cards apart that lie face down.
    type Back: Copy + Eq + fmt::Debug + 'static;

    /// The words of a [`Bag`]: `[u64; N]` with [`Card::LANE`] bits for each kind, none of them across two words.
    type Words: Copy + Eq + Hash + Default + AsRef<[u64]> + AsMut<[u64]> + Send + Sync + 'static;

    /// Bits of a bag for each kind: 2 if no card exists more than three times, 4 for up to fifteen. It divides 64.
    const LANE: usize;

    /// How many kinds there are.
    const KINDS: usize;

    /// Every back, in order.
    const BACKS: &'static [Self::Back];

    /// The place of the kind in the table of cards.
    fn index(self) -> usize;

    /// The kind at a place of the table.
    fn from_index(index: usize) -> Self;

    /// The back of the card.
    fn back(self) -> Self::Back;

    /// The place of a back in [`Card::BACKS`].
    fn back_index(back: Self::Back) -> usize;

    /// The lanes of all cards with this back, filled with ones; [`back_lanes`] computes them, a game keeps them as a constant.
    fn lanes(back: Self::Back) -> Self::Words;
}

/// The lanes of all cards with a back, for [`Card::lanes`].
pub fn back_lanes<C: Card>(back: C::Back) -> C::Words {
    let mut words = C::Words::default();
    for card in (0..C::KINDS).map(C::from_index).filter(|card| card.back() == back) {
        let (word, shift) = lane::<C>(card);
        words.as_mut()[word] |= ((1 << C::LANE) - 1) << shift;
    }
    words
}

/// A stack of face-down cards, by its place among those of the table.
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

// Bags.

/// Cards without an order, a few bits for each kind; no heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<C: Card>(C::Words);

/// The word and the shift of a card's lane.
#[inline(always)]
fn lane<C: Card>(card: C) -> (usize, usize) {
    let per_word = 64 / C::LANE;
    (card.index() / per_word, C::LANE * (card.index() % per_word))
}

impl<C: Card> Default for Bag<C> {
    fn default() -> Self {
        Bag(C::Words::default())
    }
}

impl<C: Card> Bag<C> {
    /// The most copies of a card that fit.
    const COPIES_MAX: u64 = (1 << C::LANE) - 1;

    /// The lowest bit of each lane.
    const LOW: u64 = u64::MAX / Self::COPIES_MAX;

    /// How many of a card.
    #[inline]
    pub fn count(&self, card: C) -> u8 {
        let (word, shift) = lane(card);
        (self.0.as_ref()[word] >> shift & Self::COPIES_MAX) as u8
    }

    /// Whether the card is in it.
    #[inline]
    pub fn contains(&self, card: C) -> bool {
        self.count(card) > 0
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.as_ref().iter().all(|&word| word == 0)
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: C) {
        debug_assert!(u64::from(self.count(card)) < Self::COPIES_MAX, "no card exists so often");
        let (word, shift) = lane(card);
        self.0.as_mut()[word] += 1 << shift;
    }

    /// Takes a card out; whether it was there.
    #[inline]
    pub fn remove(&mut self, card: C) -> bool {
        let is_there = self.contains(card);
        if is_there {
            let (word, shift) = lane(card);
            self.0.as_mut()[word] -= 1 << shift;
        }
        is_there
    }

    /// How many cards in all.
    #[inline]
    pub fn len(&self) -> u32 {
        let planes = |word: u64| (0..C::LANE).map(move |bit| (word >> bit & Self::LOW).count_ones() << bit);
        self.0.as_ref().iter().flat_map(|&word| planes(word)).sum()
    }

    /// The cards with this back.
    #[must_use]
    #[inline]
    pub fn with_back(&self, back: C::Back) -> Bag<C> {
        let mut words = C::lanes(back);
        words.as_mut().iter_mut().zip(self.0.as_ref()).for_each(|(lanes, word)| *lanes &= word);
        Bag(words)
    }

    /// Adds all cards of another bag.
    #[inline]
    pub fn add_all(&mut self, other: Bag<C>) {
        debug_assert!(
            other.iter().all(|card| u64::from(self.count(card) + other.count(card)) <= Self::COPIES_MAX),
            "no card exists so often"
        );
        self.0.as_mut().iter_mut().zip(other.0.as_ref()).for_each(|(word, more)| *word += more);
    }

    /// Takes out all cards of another bag, which must be in this one.
    #[inline]
    pub fn remove_all(&mut self, other: Bag<C>) {
        debug_assert!(other.iter().all(|card| self.count(card) >= other.count(card)), "the cards must be there");
        self.0.as_mut().iter_mut().zip(other.0.as_ref()).for_each(|(word, fewer)| *word -= fewer);
    }

    /// All cards, equal ones one after the other, in the order of the table.
    pub fn iter(&self) -> impl Iterator<Item = C> + use<C> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let words = left.as_mut();
            let word = words.iter().position(|&cards| cards != 0)?;
            let lane = words[word].trailing_zeros() as usize / C::LANE;
            words[word] -= 1 << (C::LANE * lane);
            Some(C::from_index(64 / C::LANE * word + lane))
        })
    }
}

impl<C: Card> FromIterator<C> for Bag<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Bag<C> {
        let mut bag = Bag::default();
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl<C: Card> fmt::Debug for Bag<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<C: Card> Serialize for Bag<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, C: Card> Deserialize<'de> for Bag<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut bag = Bag::default();
        for card in Vec::<C>::deserialize(deserializer)? {
            if u64::from(bag.count(card)) == Self::COPIES_MAX {
                return Err(D::Error::custom(format!("no card exists {} times", Self::COPIES_MAX + 1)));
            }
            bag.add(card);
        }
        Ok(bag)
    }
}

// Piles and hands.

/// Cards in an order, the last one on top; no heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile<C, const N: usize> {
    len: u8,
    /// Unused places hold the first card of all, so that equal piles are equal values.
    cards: [C; N],
}

impl<C: Card, const N: usize> Default for Pile<C, N> {
    fn default() -> Self {
        Pile { len: 0, cards: [C::from_index(0); N] }
    }
}

impl<C: Card, const N: usize> Pile<C, N> {
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
    pub fn as_slice(&self) -> &[C] {
        &self.cards[..self.len()]
    }

    /// The cards, bottom first, to lay them in another order.
    pub fn as_mut_slice(&mut self) -> &mut [C] {
        let len = self.len();
        &mut self.cards[..len]
    }

    /// The cards, top first.
    pub fn from_top(&self) -> impl Iterator<Item = C> {
        self.as_slice().iter().rev().copied()
    }

    /// Each different card once, by its topmost copy, top first.
    pub fn kinds_from_top(&self) -> impl Iterator<Item = C> {
        let cards = self.as_slice().iter().enumerate().rev();
        cards.filter(|&(place, &card)| self.position(card) == Some(place)).map(|(_, &card)| card)
    }

    /// Puts a card on top.
    #[inline]
    pub fn push(&mut self, card: C) {
        debug_assert!(self.len() < N, "the pile is full");
        self.cards[self.len()] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<C> {
        let top = self.as_slice().last().copied()?;
        self.remove(self.len() - 1);
        Some(top)
    }

    /// Puts a card under all others.
    pub fn put_under(&mut self, card: C) {
        debug_assert!(self.len() < N, "the pile is full");
        let len = self.len();
        self.cards.copy_within(0..len, 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// Where the topmost copy of a card lies, counted from the bottom.
    pub fn position(&self, card: C) -> Option<usize> {
        self.as_slice().iter().rposition(|&other| other == card)
    }

    /// Takes the card at a place, counted from the bottom.
    pub fn remove(&mut self, position: usize) -> C {
        let card = self.cards[position];
        let len = self.len();
        self.cards.copy_within(position + 1..len, position);
        self.cards[len - 1] = C::from_index(0);
        self.len -= 1;
        card
    }
}

impl<C: Card, const N: usize> fmt::Debug for Pile<C, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<C: Card, const N: usize> Serialize for Pile<C, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, C: Card, const N: usize> Deserialize<'de> for Pile<C, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<C>::deserialize(deserializer)?;
        if list.len() > N {
            return Err(D::Error::custom(format!("at most {N} cards")));
        }
        let mut pile = Pile::default();
        list.into_iter().for_each(|card| pile.push(card));
        Ok(pile)
    }
}

/// A hand: cards in the order of the table, so that equal hands are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent, bound = "C: Card")]
pub struct Hand<C: Card, const N: usize>(Pile<C, N>);

impl<C: Card, const N: usize> Default for Hand<C, N> {
    fn default() -> Self {
        Hand(Pile::default())
    }
}

impl<C: Card, const N: usize> Hand<C, N> {
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

    /// The cards, in the order of the table.
    #[inline]
    pub fn as_slice(&self) -> &[C] {
        self.0.as_slice()
    }

    /// Each different card once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = C> {
        let cards = self.as_slice();
        cards.iter().enumerate().filter(|&(place, card)| place == 0 || cards[place - 1] != *card).map(|(_, &card)| card)
    }

    /// Whether the card is held.
    #[inline]
    pub fn contains(&self, card: C) -> bool {
        self.as_slice().contains(&card)
    }

    /// How many cards have this back.
    pub fn count_of(&self, back: C::Back) -> u8 {
        self.as_slice().iter().filter(|card| card.back() == back).count() as u8
    }

    /// Adds a card.
    pub fn add(&mut self, card: C) {
        let place = self.as_slice().partition_point(|&other| other <= card);
        self.0.push(card);
        let len = self.0.len();
        self.0.cards[place..len].rotate_right(1);
    }

    /// Takes a card out; whether it was there.
    pub fn remove(&mut self, card: C) -> bool {
        let position = self.0.position(card);
        if let Some(position) = position {
            self.0.remove(position);
        }
        position.is_some()
    }
}
