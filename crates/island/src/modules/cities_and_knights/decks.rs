//! The three decks and the hands of progress cards: what lies face down, and who knows what of it.
//!
//! A deck is drawn from the top and never shuffled again; what is played or dropped goes under it (`CK-058`, `CK-304`). So a deck is what
//! is left of the first shuffle, whose order nobody has seen and chance decides card by card, and below it the cards that came back, in
//! the order in which they did. Hands and returned cards are [`FaceDown`], which keeps what each seat knows of them: everybody saw what
//! was played, whoever dropped a card knows it (`CK-338`), and a Spy has seen a hand.

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::hidden::{Bag, FaceDown, Hand as HandOf, Knowledge as KnowledgeOf, Stack, Supply};
use steading_game::{Seat, SeatSet};

use super::kinds::{Card, Track};
use crate::Island;
use crate::state::SEATS;

/// The most cards that can lie under a deck: all of it (`CK-003`).
pub const DECK_MAX: usize = 18;
/// The most cards in a hand: four, and a fifth that is not yet decided on (`CK-050`).
pub const HAND_MAX: usize = 5;
/// `CK-050`: the most that stay.
pub const HELD_MAX: usize = 4;

const OTHERS: usize = SEATS - 1;

/// A hand of progress cards.
pub type Hand = HandOf<Card, HAND_MAX>;
/// What a seat knows of the cards that lie face down.
pub type Knowledge = KnowledgeOf<Card, { Track::ALL.len() }, OTHERS>;
/// Hands, returned cards, and what the seats know.
pub type Cards = FaceDown<Card, { Track::ALL.len() }, DECK_MAX, HAND_MAX, SEATS, OTHERS>;

/// The progress cards that lie face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// The hands, the cards returned under the decks, and what each seat knows of them.
    pub cards: Cards,
    /// What is left of the first shuffle, on top of the decks.
    pub fresh: Bag<Card>,
    /// The card that the player on turn has just received and is asked about (`CK-313`).
    pub received: Option<Card>,
}

/// What there is of the cards (table 3.1).
pub struct Deck;

impl Supply<Card> for Deck {
    fn copies(&self, card: Card) -> u8 {
        card.copies()
    }

    fn stacks_of(&self, back: Track) -> impl Iterator<Item = Stack> {
        [stack(back)].into_iter()
    }
}

/// The place of a deck among the stacks.
pub const fn stack(track: Track) -> Stack {
    Stack(track as u8)
}

impl Hidden {
    /// `CK-022`: all cards in their decks, and nobody has seen any.
    pub fn full() -> Hidden {
        let all = Card::all().flat_map(|card| (0..card.copies()).map(move |_| card));
        Hidden { cards: Cards::default(), fresh: all.collect(), received: None }
    }

    /// The progress cards that a seat holds, in the order of the table.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.cards.hands[seat.index() % SEATS].as_slice()
    }

    /// The kinds that a seat holds, each once.
    #[inline]
    pub fn kinds(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.cards.hands[seat.index() % SEATS].kinds()
    }

    /// Whether a seat holds a card.
    #[inline]
    pub fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hand(seat).contains(&card)
    }

    /// Whether a seat holds more than it may keep (`CK-050`).
    #[inline]
    pub fn is_over_full(&self, seat: Seat) -> bool {
        self.hand(seat).len() > HELD_MAX
    }

    /// How many cards a deck has.
    #[inline]
    pub fn left(&self, track: Track) -> usize {
        self.fresh_left(track) as usize + self.cards.height(stack(track))
    }

    /// How many of them are of the first shuffle.
    #[inline]
    pub fn fresh_left(&self, track: Track) -> u32 {
        self.fresh.with_back(track).len()
    }

    /// The card that chance draws from the first shuffle, each equally likely. Chance is asked only while there is one.
    pub fn sample(&self, track: Track, rng: &mut impl Rng) -> Option<Card> {
        let fresh = self.fresh.with_back(track);
        fresh.iter().nth(rng.random_range(0..fresh.len()) as usize)
    }

    /// A card of the first shuffle leaves the deck. A point card is shown; any other comes into the hand of the seat unseen.
    pub fn take_fresh(&mut self, seat: Seat, card: Card) {
        self.fresh.remove(card);
        if !card.is_point() {
            self.cards.gain(seat, card);
        }
    }

    /// The seat takes the first of the returned cards.
    pub fn take_returned(&mut self, game: &Island, seat: Seat, track: Track) -> Option<Card> {
        let card = self.cards.draw(&Deck, seat, stack(track));
        self.forget_absent(game);
        card
    }

    /// `CK-058`, `CK-304`: a card is shown to all and goes under its deck.
    pub fn play(&mut self, game: &Island, seat: Seat, card: Card) {
        self.cards.play(&Deck, seat, card);
        self.cards.return_under(card, stack(card.track()));
        self.forget_absent(game);
    }

    /// `CK-338`: a card goes under its deck unseen.
    pub fn drop(&mut self, game: &Island, seat: Seat, card: Card) {
        self.cards.put_under(&Deck, seat, card, stack(card.track()), SeatSet::EMPTY);
        self.forget_absent(game);
    }

    /// `CK-273`: the seat sees another's hand.
    pub fn look(&mut self, seat: Seat, victim: Seat) {
        self.cards.see_hand(&Deck, seat, victim);
    }

    /// `CK-273`, `CK-310`: the seat takes a card out of a hand that it sees; only the two know which.
    pub fn steal(&mut self, game: &Island, seat: Seat, victim: Seat, card: Card) {
        self.cards.steal(&Deck, seat, victim, card, SeatSet::EMPTY);
        self.forget_absent(game);
    }

    /// Nobody sits at the places that are not played, so nothing is learned there.
    fn forget_absent(&mut self, game: &Island) {
        for absent in game.seats.len() as usize..SEATS {
            self.cards.knowledge[absent] = Knowledge::default();
        }
    }
}
