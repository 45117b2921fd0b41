//! What lies face down: hands, stacks, and what each seat knows of the other's side of it (`RIV-278`).
//!
//! How cards move and what is learned by it is [`steading_game::hidden`], for two seats. Since there are only two princes, each can
//! follow what the other learns: a place becomes marked only where the other prince has seen the card. So the bags and places of
//! [`Knowledge`] are known to both; only the cards at the places of `known` are not.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};
use steading_game::hidden::{self, FaceDown};
pub use steading_game::hidden::{bits, ones};
use steading_game::{Seat, SeatSet};

use crate::cards::Card;
use crate::rules::Rules;
use crate::stacks::{Dealt, HAND_MAX, STACK_COUNT, STACK_MAX, Stack};

/// What a seat knows of what lies face down, besides its own hand.
pub type Knowledge = hidden::Knowledge<Card, STACK_COUNT, 1>;

/// The draw cards that lie face down.
pub type DrawCards = FaceDown<Card, STACK_COUNT, STACK_MAX, HAND_MAX, 2, 1>;

/// What lies face down.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// The draw cards.
    #[serde(flatten)]
    pub cards: DrawCards,
    /// Whether a seat drew Sebastian at the end of its last turn, so that he waits for its next (`RIV-310`).
    pub sebastian_waits: [bool; 2],
}

/// Nearly everything that lies face down is draw cards.
impl Deref for Hidden {
    type Target = DrawCards;

    #[inline(always)]
    fn deref(&self) -> &DrawCards {
        &self.cards
    }
}

impl DerefMut for Hidden {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut DrawCards {
        &mut self.cards
    }
}

impl Hidden {
    /// The stacks as dealt, each given from top to bottom.
    pub fn deal(&mut self, dealt: &Dealt) {
        for (index, cards) in dealt.0.iter().enumerate().take(STACK_COUNT) {
            self.cards.lay(Stack(index as u8), cards.iter().copied());
        }
    }

    /// The seat puts a card of its hand face down under a stack.
    pub fn put_under(&mut self, rules: &Rules, seat: Seat, card: Card, stack: Stack) {
        self.cards.put_under(rules, seat, card, stack, SeatSet::EMPTY);
    }

    /// `RIV-102`, `RIV-312`: the holder puts a card of the victim's hand, which he sees, under a stack. Where it lies the victim
    /// knows only if that is plain.
    pub fn put_victims_under(&mut self, rules: &Rules, holder: Seat, card: Card, stack: Stack, is_plain: bool) {
        self.cards.put_anothers_under(rules, holder, other(holder), card, stack, is_plain);
    }

    /// The seat sees the other's whole hand.
    pub fn see_hand(&mut self, rules: &Rules, seat: Seat) {
        self.cards.see_hand(rules, seat, other(seat));
    }

    /// The seat takes a card out of the other's hand, which it sees (`RIV-204`).
    pub fn steal(&mut self, rules: &Rules, seat: Seat, card: Card) {
        self.cards.steal(rules, seat, other(seat), card, SeatSet::EMPTY);
    }
}

/// The other seat.
#[inline(always)]
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}
