//! What a seat knows of cards that lie face down, besides its own hand.

use std::ops::{Deref, DerefMut, Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Bag, Card, Stack, Supply, bits, has_bit, ones, without_bit};

/// Something for each of the other seats. With one other there is nothing to tell apart: it stands for itself, written as JSON too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Others<T, const OTHERS: usize>(pub(super) [T; OTHERS]);

impl<T> Deref for Others<T, 1> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0[0]
    }
}

impl<T> DerefMut for Others<T, 1> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0[0]
    }
}

/// By the place of the other seat after the own one: 0 for the next in turn order.
impl<T, const OTHERS: usize> Index<usize> for Others<T, OTHERS> {
    type Output = T;

    fn index(&self, place: usize) -> &T {
        &self.0[place]
    }
}

impl<T, const OTHERS: usize> Others<T, OTHERS> {
    /// One after the other, the next in turn order first.
    pub fn each(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T, const OTHERS: usize> IndexMut<usize> for Others<T, OTHERS> {
    fn index_mut(&mut self, place: usize) -> &mut T {
        &mut self.0[place]
    }
}

impl<T: Serialize, const OTHERS: usize> Serialize for Others<T, OTHERS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.as_slice() {
            [only] => only.serialize(serializer),
            each => serializer.collect_seq(each),
        }
    }
}

impl<'de, T: Deserialize<'de> + Copy, const OTHERS: usize> Deserialize<'de> for Others<T, OTHERS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if OTHERS == 1 {
            T::deserialize(deserializer).map(|only| Others([only; OTHERS]))
        } else {
            array::deserialize(deserializer).map(Others)
        }
    }
}

/// What a seat knows of what lies face down, besides its own hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "C: Card")]
pub struct Knowledge<C: Card, const STACKS: usize, const OTHERS: usize> {
    /// Places of each stack whose card is known, one bit each, counted from the bottom.
    #[serde(with = "array")]
    pub known: [u64; STACKS],
    /// Places that may hold a card of `loose`.
    #[serde(with = "array")]
    pub marked: [u64; STACKS],
    /// Of those, the places that surely hold one, each another.
    #[serde(with = "array")]
    pub sure: [u64; STACKS],
    /// Cards that are surely in the hands of the others.
    pub held: Others<Bag<C>, OTHERS>,
    /// Cards that are surely at a marked place or in one of the hands of `hands`, beyond those of `held`.
    pub loose: Bag<C>,
    /// The other hands that may have a loose card, by its back, one bit each in the order of [`Others`]. With one other it is always
    /// that one, and nothing is kept.
    #[serde(with = "array", default = "no_hands", skip_serializing_if = "is_for_one")]
    pub hands: [u8; STACKS],
}

fn no_hands<const STACKS: usize>() -> [u8; STACKS] {
    [0; STACKS]
}

/// Whether no hands need to be told apart.
fn is_for_one<const STACKS: usize>(hands: &[u8; STACKS]) -> bool {
    *hands == no_hands()
}

impl<C: Card, const STACKS: usize, const OTHERS: usize> Default for Knowledge<C, STACKS, OTHERS> {
    fn default() -> Self {
        Knowledge {
            known: [0; STACKS],
            marked: [0; STACKS],
            sure: [0; STACKS],
            held: Others([Bag::default(); OTHERS]),
            loose: Bag::default(),
            hands: no_hands(),
        }
    }
}

/// Cards with one back in the eyes of a seat.
#[derive(Clone, Copy)]
struct Count {
    /// Cards that are in another hand or at a marked place.
    loose: u32,
    /// Places that surely hold one of them.
    sure: u32,
    /// Places that may hold one of them.
    open: u32,
}

impl Count {
    /// Whether a loose card may be in a hand.
    fn may_be_held(self) -> bool {
        self.loose > self.sure
    }

    /// Loose cards that must be in a hand, whatever the marked places hold.
    fn must_be_held(self) -> u32 {
        self.loose.saturating_sub(self.sure + self.open)
    }
}

impl<C: Card, const STACKS: usize, const OTHERS: usize> Knowledge<C, STACKS, OTHERS> {
    // What the seat itself does.

    /// The seat draws the top card of a stack, and sees it.
    #[inline]
    pub(super) fn draws(&mut self, supply: &impl Supply<C>, stack: Stack, top: usize, card: C) {
        let index = stack.index();
        let is_marked = has_bit(self.marked[index], top);
        let is_sure = has_bit(self.sure[index], top);
        self.leave_place(index, top);
        if is_marked {
            self.sight(supply, card, is_sure);
            self.tidy(supply);
        }
    }

    /// The seat looks through a stack: loose cards that turn up there are found.
    pub(super) fn searches(&mut self, supply: &impl Supply<C>, stack: Stack, cards: &[C]) {
        let index = stack.index();
        let (marked, sure) = (self.marked[index], self.sure[index]);
        self.known[index] = ones(cards.len());
        if marked == 0 {
            return;
        }
        self.marked[index] = 0;
        self.sure[index] = 0;
        for is_sure in [true, false] {
            let places = if is_sure { sure } else { marked & !sure };
            for position in bits(places) {
                self.sight(supply, cards[position], is_sure);
            }
        }
        self.tidy(supply);
    }

    /// The seat takes the card at a place out of a stack that it has searched.
    pub(super) fn takes(&mut self, stack: Stack, position: usize) {
        self.leave_place(stack.index(), position);
    }

    /// The seat sees another's whole hand.
    pub(super) fn sees_hand(&mut self, supply: &impl Supply<C>, other: usize, hand: &[C]) {
        let mut before = std::mem::replace(&mut self.held[other], hand.iter().copied().collect());
        if self.loose.is_empty() {
            return;
        }
        for &card in hand {
            if !before.remove(card) && self.may_hold(card.back(), other) {
                self.sight(supply, card, false);
            }
        }
        // No loose card is in that hand any more: if they fill all marked places, each of those surely holds one.
        for &back in C::BACKS {
            let is_alone = self.is_only_hand(back, other);
            self.hands[C::back_index(back)] &= !(1 << other);
            let Count { loose, sure, open } = self.count(supply, back);
            if is_alone && loose == sure + open {
                supply.stacks_of(back).for_each(|stack| self.sure[stack.index()] = self.marked[stack.index()]);
            }
        }
        self.tidy(supply);
    }

    /// A card of the seat's own hand was put under a stack by another, and one with the same back with it: which is which stays
    /// hidden.
    pub(super) fn loses_under(&mut self, supply: &impl Supply<C>, card: C, stack: Stack) {
        self.loose.add(card);
        self.marked[stack.index()] |= 1;
        self.sure[stack.index()] |= 1;
        self.tidy(supply);
    }

    // What another does.

    /// Another draws the top card of a stack: a card the seat knows is now in that hand.
    #[inline]
    pub(super) fn sees_draw(&mut self, supply: &impl Supply<C>, other: usize, stack: Stack, top: usize, card: C) {
        let index = stack.index();
        if !has_bit(self.known[index] | self.marked[index], top) {
            return;
        }
        if has_bit(self.known[index], top) {
            self.held[other].add(card);
        } else {
            self.leads_to(card.back(), other);
        }
        self.leave_place(index, top);
        self.tidy(supply);
    }

    /// Another takes a card out of a stack that it has looked through. Which one stays hidden: those this seat knew there are now
    /// in that hand or somewhere in the stack, each at its place or one lower.
    pub(super) fn sees_take(&mut self, supply: &impl Supply<C>, other: usize, stack: Stack, cards: &[C]) {
        let index = stack.index();
        let known = self.known[index];
        let (marked, sure) = (known | self.marked[index], known | self.sure[index]);
        if marked == 0 {
            return;
        }
        bits(known).for_each(|position| self.loose.add(cards[position]));
        self.known[index] = 0;
        self.marked[index] = (marked | marked >> 1) & ones(cards.len() - 1);
        self.sure[index] = sure & sure >> 1;
        self.leads_to(cards[0].back(), other);
        self.tidy(supply);
    }

    /// Another puts a card with this back out of its hand under a stack, unseen; before, it held so many of them. What was surely
    /// in the hand is now there or under the stack.
    pub(super) fn sees_put_under(
        &mut self,
        supply: &impl Supply<C>,
        other: usize,
        back: C::Back,
        stack: Stack,
        held_before: u8,
    ) {
        let held = self.held[other].with_back(back);
        let count = self.count(supply, back);
        let may_be_loose = count.may_be_held() && self.may_hold(back, other);
        if held.is_empty() && !may_be_loose {
            return;
        }
        let must_be_held = if self.is_only_hand(back, other) { count.must_be_held() } else { 0 };
        self.held[other].remove_all(held);
        self.loose.add_all(held);
        self.leads_to(back, other);
        self.marked[stack.index()] |= 1;
        // If the seat could account for every such card of the hand, this was one of them.
        if held.len() + must_be_held == u32::from(held_before) {
            self.sure[stack.index()] |= 1;
        }
        self.tidy(supply);
    }

    /// Another plays a card of its hand openly.
    pub(super) fn sees_play(&mut self, supply: &impl Supply<C>, other: usize, card: C) {
        if self.held[other].remove(card) || self.loose.is_empty() {
            return;
        }
        if self.may_hold(card.back(), other) && self.count(supply, card.back()).may_be_held() {
            self.sight(supply, card, false);
            self.tidy(supply);
        }
    }

    /// A card with this back goes from one hand to another, unseen; before, the giver held so many of them. What was surely in the
    /// one hand is now in either.
    pub(super) fn sees_transfer(
        &mut self,
        supply: &impl Supply<C>,
        from: usize,
        to: usize,
        back: C::Back,
        held_before: u8,
    ) {
        let held = self.held[from].with_back(back);
        let may_be_loose = self.count(supply, back).may_be_held() && self.may_hold(back, from);
        if held.is_empty() {
            if may_be_loose {
                self.leads_to(back, to);
            }
            return;
        }
        // Copies of one card, and nothing else with this back: it was one of those.
        let first = held.iter().next().filter(|&card| held.count(card) == held_before);
        if let Some(card) = first {
            self.held[from].remove(card);
            self.held[to].add(card);
            return;
        }
        self.held[from].remove_all(held);
        self.loose.add_all(held);
        self.leads_to(back, from);
        self.leads_to(back, to);
    }

    /// A stack was shuffled: nothing is known of its places, nor of loose cards that may be among them.
    pub(super) fn sees_shuffle(&mut self, supply: &impl Supply<C>, stack: Stack, back: C::Back) {
        self.known[stack.index()] = 0;
        if self.marked[stack.index()] != 0 {
            let lost = self.loose.with_back(back);
            self.loose.remove_all(lost);
            self.tidy(supply);
        }
    }

    /// A card came under a stack: every place is one higher.
    #[inline]
    pub(super) fn rise(&mut self, stack: Stack) {
        self.known[stack.index()] <<= 1;
        self.marked[stack.index()] <<= 1;
        self.sure[stack.index()] <<= 1;
    }

    // How it is kept.

    #[inline]
    fn leave_place(&mut self, index: usize, at: usize) {
        self.known[index] = without_bit(self.known[index], at);
        self.marked[index] = without_bit(self.marked[index], at);
        self.sure[index] = without_bit(self.sure[index], at);
    }

    /// Whether a loose card with this back may be in that hand.
    #[inline]
    fn may_hold(&self, back: C::Back, other: usize) -> bool {
        OTHERS == 1 || self.hands[C::back_index(back)] >> other & 1 != 0
    }

    /// Whether a loose card with this back can be in no hand but that one.
    #[inline]
    fn is_only_hand(&self, back: C::Back, other: usize) -> bool {
        OTHERS == 1 || self.hands[C::back_index(back)] & !(1 << other) == 0
    }

    /// From now on a loose card with this back may be in that hand.
    #[inline]
    fn leads_to(&mut self, back: C::Back, other: usize) {
        if OTHERS > 1 {
            self.hands[C::back_index(back)] |= 1 << other;
        }
    }

    /// The seat sees a card where one of `loose` could be, and takes it for that. If another copy exists, it may be wrong: then no
    /// place surely holds one of the others any more.
    fn sight(&mut self, supply: &impl Supply<C>, card: C, is_sure: bool) {
        let is_only = supply.copies(card) == self.loose.count(card);
        if self.loose.remove(card) && !is_sure && !is_only {
            supply.stacks_of(card.back()).for_each(|stack| self.sure[stack.index()] = 0);
        }
    }

    fn count(&self, supply: &impl Supply<C>, back: C::Back) -> Count {
        let mut count = Count { loose: self.loose.with_back(back).len(), sure: 0, open: 0 };
        if count.loose > 0 {
            for stack in supply.stacks_of(back) {
                let (marked, sure) = (self.marked[stack.index()], self.sure[stack.index()]);
                count.sure += sure.count_ones();
                count.open += (marked & !sure).count_ones();
            }
        }
        count
    }

    /// Loose cards without a marked place are in the hand, if there is but one; marks that no loose card is left for mean nothing.
    fn tidy(&mut self, supply: &impl Supply<C>) {
        if self.loose.is_empty() {
            (self.marked, self.sure, self.hands) = ([0; STACKS], [0; STACKS], no_hands());
            return;
        }
        for &back in C::BACKS {
            let Count { loose, sure, open } = self.count(supply, back);
            if loose == sure {
                supply.stacks_of(back).for_each(|stack| self.marked[stack.index()] = self.sure[stack.index()]);
                self.hands[C::back_index(back)] = 0;
            }
            if loose == 0 {
                let clear = |stack: Stack| (self.marked[stack.index()], self.sure[stack.index()]) = (0, 0);
                supply.stacks_of(back).for_each(clear);
            } else if sure + open == 0 {
                self.settle(back);
            }
        }
    }

    /// Loose cards with this back that are in hands alone: with one hand, they are in that.
    fn settle(&mut self, back: C::Back) {
        let hands = &mut self.hands[C::back_index(back)];
        if OTHERS == 1 || hands.is_power_of_two() {
            let only = if OTHERS == 1 { 0 } else { hands.trailing_zeros() as usize };
            *hands = 0;
            let cards = self.loose.with_back(back);
            self.loose.remove_all(cards);
            self.held[only].add_all(cards);
        }
    }
}

/// Arrays of any size, which serde does not write by itself.
pub(super) mod array {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer, T: Serialize, const N: usize>(
        array: &[T; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(array)
    }

    pub fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[T; N], D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        let count = list.len();
        list.try_into().map_err(|_| D::Error::custom(format!("{count} entries, where there are {N}")))
    }
}
