//! What lies face down: hands, stacks, and what each seat knows of the other's side of it (`RIV-278`).
//!
//! Every move of a face-down card goes through here, so that knowledge is always kept. A seat knows for certain
//!
//! * cards at places of stacks: those it searched, put there itself, or saw going there ([`Knowledge::known`]);
//! * cards in the other's hand: shown to it, drawn from a place it knew, or taken from it ([`Knowledge::held`]).
//!
//! When the other puts a hand card away unseen, or takes a card out of a stack this seat knew, certainty blurs: the seat then knows
//! that these cards are *somewhere* in the other's hand or in a few places of stacks ([`Knowledge::loose`],
//! [`Knowledge::marked`]). Guesses keep to both.

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
pub struct Knowledge {
    /// Places of each stack whose card is known, one bit each, counted from the bottom.
    pub known: [u64; STACK_COUNT],
    /// Places that may hold a card of `loose`.
    pub marked: [u64; STACK_COUNT],
    /// Cards that are surely in the other's hand.
    pub held: Bag,
    /// Cards that are surely in the other's hand or at a marked place, beyond those of `held`.
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

    /// The seat takes the top card of a stack into its hand.
    pub fn draw(&mut self, rules: &Rules, seat: Seat, stack: Stack) -> Option<Card> {
        let position = self.height(stack).checked_sub(1)?;
        let card = self.stacks[stack.index()].pop()?;
        self.taken_from_stack(rules, seat, stack, position, card, true);
        self.hands[seat.index()].add(card);
        Some(card)
    }

    /// The seat sees every card of a stack.
    pub fn search(&mut self, rules: &Rules, seat: Seat, stack: Stack) {
        let pile = self.stacks[stack.index()];
        let knowledge = &mut self.knowledge[seat.index()];
        for (position, &card) in pile.as_slice().iter().enumerate() {
            if knowledge.marked[stack.index()] >> position & 1 != 0 {
                knowledge.loose.remove(card);
            }
        }
        knowledge.known[stack.index()] = ones(pile.len());
        knowledge.marked[stack.index()] = 0;
        knowledge.tidy(rules);
    }

    /// The seat takes a card out of a stack it has searched: the topmost copy.
    pub fn take(&mut self, rules: &Rules, seat: Seat, stack: Stack, card: Card) {
        let pile = &mut self.stacks[stack.index()];
        let Some(position) = pile.position(card) else { return };
        pile.remove(position);
        self.taken_from_stack(rules, seat, stack, position, card, false);
        self.hands[seat.index()].add(card);
    }

    /// A card has left a place of a stack for the seat's hand; both seats' knowledge follows.
    fn taken_from_stack(&mut self, rules: &Rules, seat: Seat, stack: Stack, at: usize, card: Card, from_top: bool) {
        let index = stack.index();
        let mine = &mut self.knowledge[seat.index()];
        let was_marked = mine.marked[index] >> at & 1 != 0;
        if was_marked {
            mine.loose.remove(card);
        }
        mine.known[index] = without_bit(mine.known[index], at);
        mine.marked[index] = without_bit(mine.marked[index], at);
        if was_marked {
            mine.tidy(rules);
        }
        let pile = &self.stacks[index];
        let theirs = &mut self.knowledge[other(seat).index()];
        if theirs.known[index] | theirs.marked[index] == 0 {
            return;
        }
        if from_top {
            if theirs.known[index] >> at & 1 != 0 {
                theirs.held.add(card);
            }
            theirs.known[index] = without_bit(theirs.known[index], at);
            theirs.marked[index] = without_bit(theirs.marked[index], at);
        } else {
            // Which card was taken stays hidden: those known here are now in that hand or somewhere in this stack.
            let known = theirs.known[index];
            if known >> at & 1 != 0 {
                theirs.loose.add(card);
            }
            let rest = without_bit(known, at);
            for (position, &left) in pile.as_slice().iter().enumerate() {
                if rest >> position & 1 != 0 {
                    theirs.loose.add(left);
                }
            }
            if known != 0 {
                theirs.known[index] = 0;
                theirs.marked[index] = ones(pile.len());
            } else {
                // Only marked places: any of the stack may have been the one that left.
                theirs.marked[index] = ones(pile.len());
            }
        }
        theirs.tidy(rules);
    }

    /// The seat puts a card of its hand face down under a stack.
    pub fn put_under(&mut self, rules: &Rules, seat: Seat, card: Card, stack: Stack) {
        self.hands[seat.index()].remove(card);
        self.insert_under(stack, card);
        self.knowledge[seat.index()].known[stack.index()] |= 1;
        let theirs = &mut self.knowledge[other(seat).index()];
        theirs.blur(card.set());
        if theirs.loose.iter().any(|loose| loose.set() == card.set()) {
            theirs.marked[stack.index()] |= 1;
        }
        theirs.tidy(rules);
    }

    /// `RIV-312`: the holder puts a card of the victim's hand, which he sees, under a stack. The victim knows that it left, but
    /// which of two cards lies where only if the backs tell.
    pub fn put_victims_under(&mut self, rules: &Rules, holder: Seat, card: Card, stack: Stack, is_plain: bool) {
        let victim = other(holder);
        self.hands[victim.index()].remove(card);
        self.insert_under(stack, card);
        let theirs = &mut self.knowledge[holder.index()];
        theirs.forget_held(card);
        theirs.known[stack.index()] |= 1;
        theirs.tidy(rules);
        let victims = &mut self.knowledge[victim.index()];
        if is_plain {
            victims.known[stack.index()] |= 1;
        } else {
            victims.loose.add(card);
            victims.marked[stack.index()] |= 1;
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
        }
    }

    /// The seat sees the other's whole hand.
    pub fn see_hand(&mut self, rules: &Rules, seat: Seat) {
        let hand = self.hands[other(seat).index()];
        let knowledge = &mut self.knowledge[seat.index()];
        let mut loose = knowledge.loose;
        let mut unexplained: Bag = hand.as_slice().iter().copied().collect();
        knowledge.held.iter().for_each(|card| {
            unexplained.remove(card);
        });
        unexplained.iter().for_each(|card| {
            loose.remove(card);
        });
        knowledge.loose = loose;
        knowledge.held = hand.as_slice().iter().copied().collect();
        knowledge.tidy(rules);
    }

    /// The seat plays a card of its hand openly.
    pub fn play(&mut self, rules: &Rules, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        let theirs = &mut self.knowledge[other(seat).index()];
        if !theirs.held.is_empty() || !theirs.loose.is_empty() {
            theirs.forget_held(card);
            theirs.tidy(rules);
        }
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

impl Knowledge {
    /// A card of this kind has left the other's hand openly.
    fn forget_held(&mut self, card: Card) {
        if !self.held.remove(card) {
            self.loose.remove(card);
        }
    }

    /// A hand card with this back was put away unseen: what was surely in the hand is now there or where that card went.
    fn blur(&mut self, set: Set) {
        for card in self.held.iter().filter(|card| card.set() == set).collect::<Vec<_>>() {
            self.held.remove(card);
            self.loose.add(card);
        }
    }

    /// Loose cards without a marked place are in the hand; marks without loose cards mean nothing.
    fn tidy(&mut self, rules: &Rules) {
        if self.loose.is_empty() {
            self.marked = [0; STACK_COUNT];
            return;
        }
        for set in Set::ALL {
            let has_loose = self.loose.iter().any(|card| card.set() == set);
            let is_marked = rules.stacks_of(set).any(|stack| self.marked[stack.index()] != 0);
            if has_loose && !is_marked {
                for card in self.loose.iter().filter(|card| card.set() == set).collect::<Vec<_>>() {
                    self.loose.remove(card);
                    self.held.add(card);
                }
            } else if !has_loose {
                rules.stacks_of(set).for_each(|stack| self.marked[stack.index()] = 0);
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
const fn ones(count: usize) -> u64 {
    (1 << count) - 1
}

/// The bits with one place taken out, those above it one place lower.
const fn without_bit(bits: u64, at: usize) -> u64 {
    let low = bits & ones(at);
    (bits >> (at + 1)) << at | low
}
