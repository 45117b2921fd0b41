//! Cards that lie face down: stacks with an order, hands, and what each seat knows of them.
//!
//! Some games have cards that nobody sees and that still are not unknown to everybody: one looks through a stack, sees a hand, puts a
//! card under a stack, and remembers. [`FaceDown`] is the only place where such cards move, so that what the seats know is always
//! kept. It is flat and `Copy`, generic over the kind of [`Card`], the number and height of stacks, the size of hands and the number
//! of seats. What a table has of the cards is its [`Supply`].
//!
//! **What a seat knows.** For certain it knows cards at places of stacks: those it searched, put there itself, or saw going there
//! ([`Knowledge::known`]); and cards in other hands: shown to it, drawn from a place it knew, or taken openly ([`Knowledge::held`]).
//! When another puts a hand card away unseen, takes one out of a stack that this seat knew, or takes one out of a third hand,
//! certainty blurs: the seat then knows that these cards are *somewhere* among a few hands and places ([`Knowledge::loose`],
//! [`Knowledge::hands`], [`Knowledge::marked`]), and of some places that one of these cards must lie there ([`Knowledge::sure`]).
//! What blurs further is forgotten: a seat never knows anything that is not so, but it does not remember everything it could.
//!
//! **What an observer is shown** is a [`Sight`]: its hand, the backs in all hands, the stacks with the cards it knows, and its
//! knowledge. What a seat learns depends on nothing but what it sees; otherwise its sight would tell secrets. Of two seats each can
//! follow what the other learns, so a sight holds the knowledge of both; of more it holds only the places that the others know, which
//! everybody can follow.
//!
//! **A guess** ([`Sight::guess`]) deals anew what the observer does not know: every deal that fits its sight is as likely as any
//! other. **An audit** ([`FaceDown::audit`]) finds cards that are nowhere or twice, and knowledge that is not so.
//!
//! ```
//! use rand::{SeedableRng, rngs::SmallRng};
//! use serde::{Deserialize, Serialize};
//! use steading_game::hidden::{Bag, Card, FaceDown, Stack, Supply, back_lanes};
//! use steading_game::{Observer, Seat, SeatSet};
//!
//! // Four kinds of cards with one back.
//! #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
//! enum Letter { A, B, C, D }
//!
//! impl Card for Letter {
//!     type Back = ();
//!     type Words = [u64; 1];
//!     const LANE: usize = 2;
//!     const KINDS: usize = 4;
//!     const BACKS: &'static [()] = &[()];
//!     fn index(self) -> usize { self as usize }
//!     fn from_index(index: usize) -> Letter { [Letter::A, Letter::B, Letter::C, Letter::D][index] }
//!     fn back(self) {}
//!     fn back_index((): ()) -> usize { 0 }
//!     fn lanes(back: ()) -> [u64; 1] { back_lanes::<Letter>(back) }
//! }
//!
//! // A table with one of each, in one stack.
//! struct Letters;
//!
//! impl Supply<Letter> for Letters {
//!     fn copies(&self, _card: Letter) -> u8 { 1 }
//!     fn stacks_of(&self, (): ()) -> impl Iterator<Item = Stack> { [Stack(0)].into_iter() }
//! }
//!
//! let (red, blue, white, stack) = (Seat(0), Seat(1), Seat(2), Stack(0));
//! // One stack of up to four cards, hands of up to four, three seats with two others each.
//! let mut cards: FaceDown<Letter, 1, 4, 4, 3, 2> = FaceDown::default();
//! cards.lay(stack, [Letter::A, Letter::B, Letter::C, Letter::D]);
//! cards.draw(&Letters, red, stack);
//! cards.draw(&Letters, red, stack);
//! // Blue looks at red's hand; then red puts a card away, and nobody sees which.
//! cards.see_hand(&Letters, blue, red);
//! cards.put_under(&Letters, red, Letter::A, stack, SeatSet::EMPTY);
//! let (red_knows, blue_knows) = (cards.knowledge[0], cards.knowledge[1]);
//! assert_eq!(red_knows.known[0], 0b001);
//! assert_eq!((blue_knows.loose.len(), blue_knows.sure[0]), (2, 0b001), "A or B lies there, the other is in the hand");
//! // White has seen nothing.
//! assert_eq!(cards.knowledge[white.index()], Default::default());
//! // Whatever blue guesses, red holds A or B.
//! let mut rng = SmallRng::seed_from_u64(7);
//! let guess = cards.sight(Observer::Seat(blue)).guess(&Letters, &Bag::default(), &mut rng);
//! assert!(guess.hands[0].as_slice()[0] <= Letter::B);
//! assert_eq!(guess.sight(Observer::Seat(blue)), cards.sight(Observer::Seat(blue)));
//! ```

mod cards;
mod knowledge;
mod sight;

pub use cards::{Bag, Card, Hand, Pile, Stack, back_lanes};
use knowledge::array;
pub use knowledge::{Knowledge, Others};
use serde::{Deserialize, Serialize};
pub use sight::{Deal, Sight, StackSight};

use crate::{Seat, SeatSet};

/// What a table has of the cards.
pub trait Supply<C: Card> {
    /// How many copies of a card are in the game.
    fn copies(&self, card: C) -> u8;

    /// The stacks of cards with this back.
    fn stacks_of(&self, back: C::Back) -> impl Iterator<Item = Stack>;
}

/// Cards that lie face down. There are at least as many stacks as backs, and `OTHERS` is one less than `SEATS`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "C: Card")]
pub struct FaceDown<
    C: Card,
    const STACKS: usize,
    const HEIGHT: usize,
    const HAND: usize,
    const SEATS: usize,
    const OTHERS: usize,
> {
    /// The hands, by seat.
    #[serde(with = "array")]
    pub hands: [Hand<C, HAND>; SEATS],
    /// The stacks.
    #[serde(with = "array")]
    pub stacks: [Pile<C, HEIGHT>; STACKS],
    /// What each seat knows.
    #[serde(with = "array")]
    pub knowledge: [Knowledge<C, STACKS, OTHERS>; SEATS],
}

impl<C: Card, const STACKS: usize, const HEIGHT: usize, const HAND: usize, const SEATS: usize, const OTHERS: usize>
    Default for FaceDown<C, STACKS, HEIGHT, HAND, SEATS, OTHERS>
{
    fn default() -> Self {
        FaceDown {
            hands: [Hand::default(); SEATS],
            stacks: [Pile::default(); STACKS],
            knowledge: [Knowledge::default(); SEATS],
        }
    }
}

impl<C: Card, const STACKS: usize, const HEIGHT: usize, const HAND: usize, const SEATS: usize, const OTHERS: usize>
    FaceDown<C, STACKS, HEIGHT, HAND, SEATS, OTHERS>
{
    const SIZES: () = {
        assert!(OTHERS + 1 == SEATS && OTHERS <= 8, "every seat has all others beside it");
        assert!(HEIGHT < 64, "the places of a stack are bits of a word");
        assert!(C::BACKS.len() <= STACKS, "every back has a stack");
    };

    // Stacks.

    /// Lays a stack as it was shuffled, given from top to bottom, before anybody has seen anything of it.
    pub fn lay(&mut self, stack: Stack, from_top: impl IntoIterator<Item = C, IntoIter: DoubleEndedIterator>) {
        let () = Self::SIZES;
        let pile = &mut self.stacks[stack.index()];
        *pile = Pile::default();
        from_top.into_iter().rev().for_each(|card| pile.push(card));
    }

    /// A stack is shuffled again, an outcome of chance, given from top to bottom: whatever anybody knew of it is gone.
    pub fn shuffle(
        &mut self,
        supply: &impl Supply<C>,
        stack: Stack,
        from_top: impl IntoIterator<Item = C, IntoIter: DoubleEndedIterator>,
    ) {
        self.lay(stack, from_top);
        if let Some(card) = self.stacks[stack.index()].as_slice().first() {
            self.knowledge.iter_mut().for_each(|knowledge| knowledge.sees_shuffle(supply, stack, card.back()));
        }
    }

    /// How many cards a stack has.
    #[inline(always)]
    pub fn height(&self, stack: Stack) -> usize {
        self.stacks[stack.index()].len()
    }

    /// The seat takes the top card of a stack into its hand. The others see only the back.
    pub fn draw(&mut self, supply: &impl Supply<C>, seat: Seat, stack: Stack) -> Option<C> {
        let top = self.height(stack).checked_sub(1)?;
        let card = self.stacks[stack.index()].pop()?;
        self.hands[seat.index()].add(card);
        self.knowledge[seat.index()].draws(supply, stack, top, card);
        self.tell(seat, |other, knowledge| knowledge.sees_draw(supply, other, stack, top, card));
        Some(card)
    }

    /// The seat sees every card of a stack.
    pub fn search(&mut self, supply: &impl Supply<C>, seat: Seat, stack: Stack) {
        self.knowledge[seat.index()].searches(supply, stack, self.stacks[stack.index()].as_slice());
    }

    /// The seat takes a card out of a stack it has searched: the topmost copy. The others see neither the card nor its place.
    pub fn take(&mut self, supply: &impl Supply<C>, seat: Seat, stack: Stack, card: C) {
        let pile = self.stacks[stack.index()];
        let Some(position) = pile.position(card) else { return };
        self.tell(seat, |other, knowledge| knowledge.sees_take(supply, other, stack, pile.as_slice()));
        self.knowledge[seat.index()].takes(stack, position);
        self.stacks[stack.index()].remove(position);
        self.hands[seat.index()].add(card);
    }

    // Under a stack.

    /// The seat puts a card of its hand face down under a stack. Some may see which; the others see only the back.
    pub fn put_under(&mut self, supply: &impl Supply<C>, seat: Seat, card: C, stack: Stack, seen_by: SeatSet) {
        let held_before = self.hands[seat.index()].count_of(card.back());
        self.hands[seat.index()].remove(card);
        self.insert_under(stack, card);
        self.knowledge[seat.index()].known[stack.index()] |= 1;
        self.tell_apart(seat, seen_by, |other, knowledge, is_seen| {
            if is_seen {
                knowledge.sees_play(supply, other, card);
                knowledge.known[stack.index()] |= 1;
            } else {
                knowledge.sees_put_under(supply, other, card.back(), stack, held_before);
            }
        });
    }

    /// The seat puts a card of another's hand, which it sees, under a stack. The victim knows that it left; where it lies only if
    /// that is plain: which of two cards with one back lies where stays hidden. Third seats see only the back.
    pub fn put_anothers_under(
        &mut self,
        supply: &impl Supply<C>,
        seat: Seat,
        victim: Seat,
        card: C,
        stack: Stack,
        is_plain: bool,
    ) {
        let held_before = self.hands[victim.index()].count_of(card.back());
        self.hands[victim.index()].remove(card);
        self.insert_under(stack, card);
        let seats = &mut self.knowledge[seat.index()];
        seats.held[place_of::<SEATS>(seat, victim)].remove(card);
        seats.known[stack.index()] |= 1;
        let victims = &mut self.knowledge[victim.index()];
        if is_plain {
            victims.known[stack.index()] |= 1;
        } else {
            victims.loses_under(supply, card, stack);
        }
        for third in (0..SEATS as u8).map(Seat).filter(|&third| third != seat && third != victim) {
            let place = place_of::<SEATS>(third, victim);
            self.knowledge[third.index()].sees_put_under(supply, place, card.back(), stack, held_before);
        }
    }

    /// A card that lay open goes under a stack: everybody knows it.
    pub fn return_under(&mut self, card: C, stack: Stack) {
        self.insert_under(stack, card);
        for knowledge in &mut self.knowledge {
            knowledge.known[stack.index()] |= 1;
        }
    }

    fn insert_under(&mut self, stack: Stack, card: C) {
        self.stacks[stack.index()].put_under(card);
        self.knowledge.iter_mut().for_each(|knowledge| knowledge.rise(stack));
    }

    // Hands.

    /// The seat sees another's whole hand.
    pub fn see_hand(&mut self, supply: &impl Supply<C>, seat: Seat, whose: Seat) {
        let hand = self.hands[whose.index()];
        self.knowledge[seat.index()].sees_hand(supply, place_of::<SEATS>(seat, whose), hand.as_slice());
    }

    /// The seat plays a card of its hand openly.
    pub fn play(&mut self, supply: &impl Supply<C>, seat: Seat, card: C) {
        self.hands[seat.index()].remove(card);
        self.tell(seat, |other, knowledge| knowledge.sees_play(supply, other, card));
    }

    /// A card comes into the seat's hand from where nobody has seen anything of it.
    pub fn gain(&mut self, seat: Seat, card: C) {
        self.hands[seat.index()].add(card);
    }

    /// The seat takes a card that lay open into its hand.
    pub fn gain_open(&mut self, seat: Seat, card: C) {
        self.hands[seat.index()].add(card);
        self.tell(seat, |other, knowledge| knowledge.held[other].add(card));
    }

    /// The seat takes a card out of another's hand, which it sees. Those two know which; some may see it; third seats see the back.
    pub fn steal(&mut self, supply: &impl Supply<C>, seat: Seat, victim: Seat, card: C, seen_by: SeatSet) {
        let held_before = self.hands[victim.index()].count_of(card.back());
        self.hands[victim.index()].remove(card);
        self.hands[seat.index()].add(card);
        self.knowledge[seat.index()].sees_play(supply, place_of::<SEATS>(seat, victim), card);
        self.knowledge[victim.index()].held[place_of::<SEATS>(victim, seat)].add(card);
        for third in (0..SEATS as u8).map(Seat).filter(|&third| third != seat && third != victim) {
            let (from, to) = (place_of::<SEATS>(third, victim), place_of::<SEATS>(third, seat));
            let knowledge = &mut self.knowledge[third.index()];
            if seen_by.contains(third) {
                knowledge.sees_play(supply, from, card);
                knowledge.held[to].add(card);
            } else {
                knowledge.sees_transfer(supply, from, to, card.back(), held_before);
            }
        }
    }

    // Who sees what.

    /// Lets every other seat learn of what a seat does. The function gets that seat's place in the eyes of the other.
    #[inline(always)]
    fn tell(&mut self, seat: Seat, mut learn: impl FnMut(usize, &mut Knowledge<C, STACKS, OTHERS>)) {
        self.tell_apart(seat, SeatSet::EMPTY, |other, knowledge, _is_seen| learn(other, knowledge));
    }

    /// The same, where some see more than others.
    #[inline(always)]
    fn tell_apart(
        &mut self,
        seat: Seat,
        seen_by: SeatSet,
        mut learn: impl FnMut(usize, &mut Knowledge<C, STACKS, OTHERS>, bool),
    ) {
        for place in 0..OTHERS {
            let witness = Seat(((seat.index() + place + 1) % SEATS) as u8);
            learn(OTHERS - 1 - place, &mut self.knowledge[witness.index()], seen_by.contains(witness));
        }
    }
}

/// The place of another seat in the eyes of a seat, in [`Others`]: 0 for the next in turn order.
#[inline(always)]
pub const fn place_of<const SEATS: usize>(seat: Seat, other: Seat) -> usize {
    (other.index() + SEATS - seat.index() - 1) % SEATS
}

/// The seat at a place in the eyes of a seat.
#[inline(always)]
pub const fn seat_at<const SEATS: usize>(seat: Seat, place: usize) -> Seat {
    Seat(((seat.index() + place + 1) % SEATS) as u8)
}

/// So many lowest bits.
pub const fn ones(count: usize) -> u64 {
    (1 << count) - 1
}

/// The places of the bits that are set, lowest first.
pub fn bits(mut places: u64) -> impl Iterator<Item = usize> {
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
