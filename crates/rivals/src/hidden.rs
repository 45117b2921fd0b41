//! What lies face down: hands, stacks, and what each seat knows of the other's side of it (`RIV-278`).
//!
//! Every move of a face-down card goes through here, so that knowledge is always kept. A seat knows for certain
//!
//! * cards at places of stacks: those it searched, put there itself, or saw going there ([`Knowledge::known`]);
//! * cards in the other's hand: shown to it, drawn from a place it knew, or taken openly ([`Knowledge::held`]).
//!
//! When the other puts a hand card away unseen, or takes a card out of a stack this seat knew, certainty blurs: the seat then knows
//! that these cards are *somewhere* in the other's hand or at a few places of stacks ([`Knowledge::loose`],
//! [`Knowledge::marked`]), and of some places that one of these cards must lie there ([`Knowledge::sure`]). Guesses keep to all of
//! this. What blurs further is forgotten: a seat never knows anything that is not so, but it does not remember everything it could.
//!
//! What a seat learns depends on nothing but what it sees; otherwise its view would tell secrets. And since there are only two
//! princes, each can follow what the other learns: a place becomes marked only where the other prince has seen the card. So the
//! bags and places of [`Knowledge`] are known to both; only the cards at the places of `known` are not.

use serde::{Deserialize, Serialize};
use steading_game::Seat;

use crate::cards::{Card, Set};
use crate::rules::Rules;
use crate::stacks::{Bag, Dealt, Hand, Pile, STACK_COUNT, STACK_MAX, Stack};

/// What lies face down.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// The hands, by seat.
    pub hands: [Hand; 2],
    /// The draw stacks.
    pub stacks: [Pile<STACK_MAX>; STACK_COUNT],
    /// Whether a seat drew Sebastian at the end of its last turn, so that he waits for its next (`RIV-310`).
    pub sebastian_waits: [bool; 2],
    /// What each seat knows.
    pub knowledge: [Knowledge; 2],
}

/// What a seat knows of what lies face down, besides its own hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Knowledge {
    /// Places of each stack whose card is known, one bit each, counted from the bottom.
    pub known: [u64; STACK_COUNT],
    /// Places that may hold a card of `loose`.
    pub marked: [u64; STACK_COUNT],
    /// Of those, the places that surely hold one, each another.
    pub sure: [u64; STACK_COUNT],
    /// Cards that are surely in the other's hand.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
    pub held: Bag,
    /// Cards that are surely in the other's hand or at a marked place, beyond those of `held`.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
    pub loose: Bag,
}

impl Hidden {
    /// The stacks as dealt, each given from top to bottom.
    pub fn deal(&mut self, dealt: &Dealt) {
        for (pile, cards) in self.stacks.iter_mut().zip(&dealt.0) {
            *pile = Pile::default();
            cards.iter().rev().for_each(|&card| pile.push(card));
        }
    }

    /// How many cards a stack has.
    #[inline(always)]
    pub fn height(&self, stack: Stack) -> usize {
        self.stacks[stack.index()].len()
    }

    /// The seat takes the top card of a stack into its hand. The other sees only the back.
    pub fn draw(&mut self, rules: &Rules, seat: Seat, stack: Stack) -> Option<Card> {
        let top = self.height(stack).checked_sub(1)?;
        let card = self.stacks[stack.index()].pop()?;
        self.hands[seat.index()].add(card);
        self.knowledge[seat.index()].draws(rules, stack, top, card);
        self.knowledge[other(seat).index()].sees_draw(rules, stack, top, card);
        Some(card)
    }

    /// The seat sees every card of a stack.
    pub fn search(&mut self, rules: &Rules, seat: Seat, stack: Stack) {
        let pile = &self.stacks[stack.index()];
        self.knowledge[seat.index()].searches(rules, stack, pile.as_slice());
    }

    /// The seat takes a card out of a stack it has searched: the topmost copy. The other sees neither the card nor its place.
    pub fn take(&mut self, rules: &Rules, seat: Seat, stack: Stack, card: Card) {
        let pile = &mut self.stacks[stack.index()];
        let Some(position) = pile.position(card) else { return };
        self.knowledge[other(seat).index()].sees_take(rules, stack, pile.as_slice());
        let mine = &mut self.knowledge[seat.index()];
        mine.known[stack.index()] = without_bit(mine.known[stack.index()], position);
        pile.remove(position);
        self.hands[seat.index()].add(card);
    }

    /// The seat puts a card of its hand face down under a stack.
    pub fn put_under(&mut self, rules: &Rules, seat: Seat, card: Card, stack: Stack) {
        let held_before = self.hands[seat.index()].count_of(card.set());
        self.hands[seat.index()].remove(card);
        self.insert_under(stack, card);
        self.knowledge[seat.index()].known[stack.index()] |= 1;
        self.knowledge[other(seat).index()].sees_put_under(rules, card.set(), stack, held_before);
    }

    /// `RIV-102`, `RIV-312`: the holder puts a card of the victim's hand, which he sees, under a stack. The victim knows that it left;
    /// where it lies only if that is plain: which of two cards with one back lies where stays hidden.
    pub fn put_victims_under(&mut self, rules: &Rules, holder: Seat, card: Card, stack: Stack, is_plain: bool) {
        let victim = other(holder);
        self.hands[victim.index()].remove(card);
        self.insert_under(stack, card);
        let holders = &mut self.knowledge[holder.index()];
        holders.held.remove(card);
        holders.known[stack.index()] |= 1;
        let victims = &mut self.knowledge[victim.index()];
        if is_plain {
            victims.known[stack.index()] |= 1;
        } else {
            victims.loose.add(card);
            victims.marked[stack.index()] |= 1;
            victims.sure[stack.index()] |= 1;
            victims.tidy(rules);
        }
    }

    /// A card that lay open goes under a stack: both know it.
    pub fn return_under(&mut self, card: Card, stack: Stack) {
        self.insert_under(stack, card);
        for knowledge in &mut self.knowledge {
            knowledge.known[stack.index()] |= 1;
        }
    }

    fn insert_under(&mut self, stack: Stack, card: Card) {
        self.stacks[stack.index()].put_under(card);
        for knowledge in &mut self.knowledge {
            knowledge.known[stack.index()] <<= 1;
            knowledge.marked[stack.index()] <<= 1;
            knowledge.sure[stack.index()] <<= 1;
        }
    }

    /// The seat sees the other's whole hand.
    pub fn see_hand(&mut self, rules: &Rules, seat: Seat) {
        let hand = self.hands[other(seat).index()];
        self.knowledge[seat.index()].sees_hand(rules, hand.as_slice());
    }

    /// The seat plays a card of its hand openly.
    pub fn play(&mut self, rules: &Rules, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.knowledge[other(seat).index()].sees_play(rules, card);
    }

    /// The seat takes a card that lay open into its hand.
    pub fn gain_open(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].add(card);
        self.knowledge[other(seat).index()].held.add(card);
    }

    /// The seat takes a card out of the other's hand, which it sees (`RIV-204`).
    pub fn steal(&mut self, rules: &Rules, seat: Seat, card: Card) {
        self.play(rules, other(seat), card);
        self.gain_open(seat, card);
    }
}

/// Cards with one back in the eyes of a seat.
#[derive(Clone, Copy)]
struct Count {
    /// Cards that are in the other's hand or at a marked place.
    loose: u32,
    /// Places that surely hold one of them.
    sure: u32,
    /// Places that may hold one of them.
    open: u32,
}

impl Count {
    /// Whether a loose card may be in the other's hand.
    fn may_be_held(self) -> bool {
        self.loose > self.sure
    }

    /// Loose cards that must be in the other's hand, whatever the marked places hold.
    fn must_be_held(self) -> u32 {
        self.loose.saturating_sub(self.sure + self.open)
    }
}

impl Knowledge {
    /// The seat draws the top card of a stack, and sees it.
    fn draws(&mut self, rules: &Rules, stack: Stack, top: usize, card: Card) {
        let index = stack.index();
        let is_marked = has_bit(self.marked[index], top);
        let is_sure = has_bit(self.sure[index], top);
        self.leave_place(index, top);
        if is_marked {
            self.sight(rules, card, is_sure);
            self.tidy(rules);
        }
    }

    /// The other draws the top card of a stack: a card the seat knows is now in that hand.
    fn sees_draw(&mut self, rules: &Rules, stack: Stack, top: usize, card: Card) {
        let index = stack.index();
        if !has_bit(self.known[index] | self.marked[index], top) {
            return;
        }
        if has_bit(self.known[index], top) {
            self.held.add(card);
        }
        self.leave_place(index, top);
        self.tidy(rules);
    }

    fn leave_place(&mut self, index: usize, at: usize) {
        self.known[index] = without_bit(self.known[index], at);
        self.marked[index] = without_bit(self.marked[index], at);
        self.sure[index] = without_bit(self.sure[index], at);
    }

    /// The seat looks through a stack: loose cards that turn up there are found.
    fn searches(&mut self, rules: &Rules, stack: Stack, cards: &[Card]) {
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
                self.sight(rules, cards[position], is_sure);
            }
        }
        self.tidy(rules);
    }

    /// The other takes a card out of a stack that it has looked through. Which one stays hidden: those this seat knew there are now
    /// in that hand or somewhere in the stack, each at its place or one lower.
    fn sees_take(&mut self, rules: &Rules, stack: Stack, cards: &[Card]) {
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
        self.tidy(rules);
    }

    /// The other puts a card with this back out of its hand under a stack, unseen; before, it held so many of them. What was surely
    /// in the hand is now there or under the stack.
    fn sees_put_under(&mut self, rules: &Rules, set: Set, stack: Stack, held_before: u8) {
        let held = self.held.with_back(set);
        let count = self.count(rules, set);
        if held.is_empty() && !count.may_be_held() {
            return;
        }
        self.held.remove_all(held);
        self.loose.add_all(held);
        self.marked[stack.index()] |= 1;
        // If the seat could account for every such card of the hand, this was one of them.
        if held.len() + count.must_be_held() == u32::from(held_before) {
            self.sure[stack.index()] |= 1;
        }
        self.tidy(rules);
    }

    /// The seat sees the other's whole hand.
    fn sees_hand(&mut self, rules: &Rules, hand: &[Card]) {
        let mut before = std::mem::replace(&mut self.held, hand.iter().copied().collect());
        if self.loose.is_empty() {
            return;
        }
        for &card in hand {
            if !before.remove(card) {
                self.sight(rules, card, false);
            }
        }
        // No loose card is in the hand any more: if they fill all marked places, each of those surely holds one.
        for set in Set::ALL {
            let Count { loose, sure, open } = self.count(rules, set);
            if loose == sure + open {
                rules.stacks_of(set).for_each(|stack| self.sure[stack.index()] = self.marked[stack.index()]);
            }
        }
        self.tidy(rules);
    }

    /// The other plays a card of its hand openly.
    fn sees_play(&mut self, rules: &Rules, card: Card) {
        if self.held.remove(card) || self.loose.is_empty() {
            return;
        }
        if self.count(rules, card.set()).may_be_held() {
            self.sight(rules, card, false);
            self.tidy(rules);
        }
    }

    /// The seat sees a card where one of `loose` could be, and takes it for that. If another copy exists, it may be wrong: then no
    /// place surely holds one of the others any more.
    fn sight(&mut self, rules: &Rules, card: Card, is_sure: bool) {
        let is_only = rules.copies(card) == self.loose.count(card);
        if self.loose.remove(card) && !is_sure && !is_only {
            rules.stacks_of(card.set()).for_each(|stack| self.sure[stack.index()] = 0);
        }
    }

    fn count(&self, rules: &Rules, set: Set) -> Count {
        let mut count = Count { loose: self.loose.with_back(set).len(), sure: 0, open: 0 };
        if count.loose > 0 {
            for stack in rules.stacks_of(set) {
                let (marked, sure) = (self.marked[stack.index()], self.sure[stack.index()]);
                count.sure += sure.count_ones();
                count.open += (marked & !sure).count_ones();
            }
        }
        count
    }

    /// Loose cards without a marked place are in the hand; marks that no loose card is left for mean nothing.
    fn tidy(&mut self, rules: &Rules) {
        if self.loose.is_empty() {
            (self.marked, self.sure) = ([0; STACK_COUNT], [0; STACK_COUNT]);
            return;
        }
        for set in Set::ALL {
            let Count { loose, sure, open } = self.count(rules, set);
            if loose == sure {
                rules.stacks_of(set).for_each(|stack| self.marked[stack.index()] = self.sure[stack.index()]);
            }
            if loose == 0 {
                rules.stacks_of(set).for_each(|stack| (self.marked[stack.index()], self.sure[stack.index()]) = (0, 0));
            } else if sure + open == 0 {
                let cards = self.loose.with_back(set);
                self.loose.remove_all(cards);
                self.held.add_all(cards);
            }
        }
    }
}

/// The other seat.
#[inline(always)]
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// So many lowest bits.
pub(crate) const fn ones(count: usize) -> u64 {
    (1 << count) - 1
}

/// The places of the bits that are set, lowest first.
pub(crate) fn bits(mut places: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (places != 0).then(|| places.trailing_zeros() as usize);
        places &= places.wrapping_sub(1);
        place
    })
}

const fn has_bit(bits: u64, at: usize) -> bool {
    bits >> at & 1 != 0
}

/// The bits with one place taken out, those above it one place lower.
const fn without_bit(bits: u64, at: usize) -> u64 {
    let low = bits & ones(at);
    (bits >> (at + 1)) << at | low
}
