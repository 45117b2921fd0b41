//! What an observer is shown of cards that lie face down, deals that fit it, and what is always true.

use rand::Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use super::{Bag, Card, FaceDown, Hand, Knowledge, Pile, Stack, Supply, bits, ones, place_of, seat_at};
use crate::{Observer, Seat};

/// What an observer is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight<
    C: Card,
    const STACKS: usize,
    const HEIGHT: usize,
    const HAND: usize,
    const SEATS: usize,
    const OTHERS: usize,
> {
    /// Whose sight it is; nobody's for spectators.
    pub seat: Option<Seat>,
    /// The observer's own hand.
    pub hand: Hand<C, HAND>,
    /// How many cards with each back the seats hold, by seat and back.
    pub backs: [[u8; STACKS]; SEATS],
    /// The stacks.
    pub stacks: [StackSight<C, HEIGHT>; STACKS],
    /// What the seats know, by seat, as far as the observer can follow it; nothing for spectators.
    pub knowledge: [Knowledge<C, STACKS, OTHERS>; SEATS],
}

/// A stack: its height, and the cards that an observer knows. Written as JSON, the cards from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Option<C>>", into = "Vec<Option<C>>", bound = "C: Card")]
pub struct StackSight<C: Card, const HEIGHT: usize> {
    height: u8,
    cards: [Option<C>; HEIGHT],
}

impl<C: Card, const HEIGHT: usize> StackSight<C, HEIGHT> {
    /// A stack with the cards at these places in sight.
    pub fn of(pile: &Pile<C, HEIGHT>, known: u64) -> Self {
        let mut cards = [None; HEIGHT];
        bits(known).for_each(|place| cards[place] = Some(pile.as_slice()[place]));
        StackSight { height: pile.len() as u8, cards }
    }

    /// The cards from the bottom; `None` where the observer does not know the card.
    pub fn as_slice(&self) -> &[Option<C>] {
        &self.cards[..usize::from(self.height)]
    }
}

/// The cards from the bottom, as [`StackSight::as_slice`] gives them.
impl<C: Card, const HEIGHT: usize> TryFrom<Vec<Option<C>>> for StackSight<C, HEIGHT> {
    type Error = &'static str;

    fn try_from(list: Vec<Option<C>>) -> Result<Self, &'static str> {
        let mut cards = [None; HEIGHT];
        cards.get_mut(..list.len()).ok_or("no stack is so high")?.copy_from_slice(&list);
        Ok(StackSight { height: list.len() as u8, cards })
    }
}

impl<C: Card, const HEIGHT: usize> From<StackSight<C, HEIGHT>> for Vec<Option<C>> {
    fn from(stack: StackSight<C, HEIGHT>) -> Self {
        stack.as_slice().to_vec()
    }
}

impl<C: Card, const STACKS: usize, const HEIGHT: usize, const HAND: usize, const SEATS: usize, const OTHERS: usize>
    FaceDown<C, STACKS, HEIGHT, HAND, SEATS, OTHERS>
{
    /// What an observer is shown.
    pub fn sight(&self, observer: Observer) -> Sight<C, STACKS, HEIGHT, HAND, SEATS, OTHERS> {
        let seat = match observer {
            Observer::Seat(seat) if seat.index() < SEATS => Some(seat),
            Observer::Seat(_) | Observer::Public => None,
        };
        let known = seat.map_or([0; STACKS], |seat| self.knowledge[seat.index()].known);
        Sight {
            seat,
            hand: seat.map_or(Hand::default(), |seat| self.hands[seat.index()]),
            backs: self.hands.map(|hand| backs_in(&hand)),
            stacks: std::array::from_fn(|index| StackSight::of(&self.stacks[index], known[index])),
            knowledge: seat.map_or([Knowledge::default(); SEATS], |seat| self.followed_by(seat)),
        }
    }

    /// What all seats know, as far as this seat can follow it.
    fn followed_by(&self, seat: Seat) -> [Knowledge<C, STACKS, OTHERS>; SEATS] {
        std::array::from_fn(|index| {
            let knowledge = self.knowledge[index];
            if SEATS == 2 || index == seat.index() {
                knowledge
            } else {
                Knowledge { known: knowledge.known, ..Knowledge::default() }
            }
        })
    }

    /// What is always true: every card of the supply is in one place, the open ones counted in, and nobody knows what is not so.
    pub fn audit(&self, supply: &impl Supply<C>, open: &Bag<C>) -> Result<(), String> {
        let mut counts = vec![0; C::KINDS];
        let face_down = self.hands.iter().flat_map(Hand::as_slice).chain(self.stacks.iter().flat_map(Pile::as_slice));
        face_down.copied().chain(open.iter()).for_each(|card| counts[card.index()] += 1);
        for card in (0..C::KINDS).map(C::from_index) {
            let (found, copies) = (counts[card.index()], supply.copies(card));
            ensure(found == copies, || format!("{found} copies of {card:?}, not {copies}"))?;
        }
        self.audit_knowledge(supply)
    }

    /// What the seats know is so; of two, each can follow what the other knows.
    pub fn audit_knowledge(&self, supply: &impl Supply<C>) -> Result<(), String> {
        for seat in (0..SEATS as u8).map(Seat) {
            self.audit_places(seat)?;
            let mut hands: [Bag<C>; OTHERS] = std::array::from_fn(|place| {
                self.hands[seat_at::<SEATS>(seat, place).index()].as_slice().iter().copied().collect()
            });
            for (hand, held) in hands.iter_mut().zip(&self.knowledge[seat.index()].held.0) {
                for card in held.iter() {
                    ensure(hand.remove(card), || format!("{seat} thinks that another holds {card:?}"))?;
                }
            }
            C::BACKS.iter().try_for_each(|&back| self.audit_loose(supply, seat, back, &hands))?;
        }
        Ok(())
    }

    fn audit_places(&self, seat: Seat) -> Result<(), String> {
        let own = &self.knowledge[seat.index()];
        for (index, pile) in self.stacks.iter().enumerate() {
            let (known, marked, sure) = (own.known[index], own.marked[index], own.sure[index]);
            let is_there = (known | marked) & !ones(pile.len()) == 0;
            ensure(is_there, || format!("{seat} knows places above stack {index}"))?;
            ensure(known & marked == 0, || format!("{seat} marks a place of stack {index} that it knows"))?;
            ensure(sure & !marked == 0, || format!("{seat} is sure of a place of stack {index} that is not marked"))?;
            let is_followed = SEATS != 2 || marked & !self.knowledge[1 - seat.index()].known[index] == 0;
            ensure(is_followed, || format!("{seat} marks a place that the other has not seen"))?;
        }
        Ok(())
    }

    /// Loose cards with one back lie at the sure places, and else at marked ones or in the unknown part of the hands that they may be
    /// in.
    fn audit_loose(
        &self,
        supply: &impl Supply<C>,
        seat: Seat,
        back: C::Back,
        hands: &[Bag<C>; OTHERS],
    ) -> Result<(), String> {
        let own = &self.knowledge[seat.index()];
        let mut loose = own.loose.with_back(back);
        if loose.is_empty() {
            let is_tidy = supply.stacks_of(back).all(|stack| own.marked[stack.index()] == 0);
            return ensure(is_tidy, || format!("{seat} marks places but misses no card"));
        }
        let mut elsewhere = Bag::default();
        for (place, hand) in hands.iter().enumerate() {
            if OTHERS == 1 || own.hands[C::back_index(back)] >> place & 1 != 0 {
                elsewhere.add_all(hand.with_back(back));
            }
        }
        for stack in supply.stacks_of(back) {
            let pile = self.stacks[stack.index()].as_slice();
            let (marked, sure) = (own.marked[stack.index()], own.sure[stack.index()]);
            for place in bits(sure) {
                ensure(loose.remove(pile[place]), || format!("{seat} is wrongly sure of place {place} of {stack:?}"))?;
            }
            bits(marked & !sure).for_each(|place| elsewhere.add(pile[place]));
        }
        for card in loose.iter() {
            ensure(elsewhere.remove(card), || format!("{seat} looks for {card:?} where it cannot be"))?;
        }
        Ok(())
    }
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

fn backs_in<C: Card, const HAND: usize, const STACKS: usize>(hand: &Hand<C, HAND>) -> [u8; STACKS] {
    let mut counts = [0; STACKS];
    hand.as_slice().iter().for_each(|card| counts[C::back_index(card.back())] += 1);
    counts
}

// Guesses.

impl<C: Card, const STACKS: usize, const HEIGHT: usize, const HAND: usize, const SEATS: usize, const OTHERS: usize>
    Sight<C, STACKS, HEIGHT, HAND, SEATS, OTHERS>
{
    /// Face-down cards that this sight could be of, beside those that lie open: each deal that fits is as likely as any other. The
    /// others know in it what the observer can follow.
    pub fn guess(
        &self,
        supply: &impl Supply<C>,
        open: &Bag<C>,
        rng: &mut impl Rng,
    ) -> FaceDown<C, STACKS, HEIGHT, HAND, SEATS, OTHERS> {
        Deal::new(self, supply, open).finish(supply, rng)
    }
}

/// Cards and places that do not belong together yet: what the observer knows is laid out, the rest is dealt by [`Deal::finish`].
pub struct Deal<
    C: Card,
    const STACKS: usize,
    const HEIGHT: usize,
    const HAND: usize,
    const SEATS: usize,
    const OTHERS: usize,
> {
    hands: [Hand<C, HAND>; SEATS],
    /// How many cards with each back the hands still lack.
    lacking: [[u8; STACKS]; SEATS],
    stacks: [[Option<C>; HEIGHT]; STACKS],
    heights: [usize; STACKS],
    seat: Option<Seat>,
    /// What the observer knows of the others' side.
    own: Knowledge<C, STACKS, OTHERS>,
    knowledge: [Knowledge<C, STACKS, OTHERS>; SEATS],
    /// Cards that can be anywhere.
    unseen: Bag<C>,
}

/// Where a card can lie.
#[derive(Clone, Copy)]
enum Site {
    Hand(Seat),
    Place(usize, usize),
}

/// The most cards and sites that are dealt at once.
const SITES_MAX: usize = 128;

/// Several values, without a heap.
struct Few<T> {
    count: usize,
    values: [T; SITES_MAX],
}

impl<T: Copy> Few<T> {
    fn new(filler: T) -> Few<T> {
        Few { count: 0, values: [filler; SITES_MAX] }
    }

    fn add(&mut self, value: T) {
        self.values[self.count] = value;
        self.count += 1;
    }

    fn pop(&mut self) -> Option<T> {
        self.count = self.count.checked_sub(1)?;
        Some(self.values[self.count])
    }

    fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.values[..self.count]
    }
}

impl<C: Card, const STACKS: usize, const HEIGHT: usize, const HAND: usize, const SEATS: usize, const OTHERS: usize>
    Deal<C, STACKS, HEIGHT, HAND, SEATS, OTHERS>
{
    /// Lays out what the observer knows.
    pub fn new(
        sight: &Sight<C, STACKS, HEIGHT, HAND, SEATS, OTHERS>,
        supply: &impl Supply<C>,
        open: &Bag<C>,
    ) -> Deal<C, STACKS, HEIGHT, HAND, SEATS, OTHERS> {
        let own = sight.seat.map_or(Knowledge::default(), |seat| sight.knowledge[seat.index()]);
        let mut hands = [Hand::default(); SEATS];
        if let Some(seat) = sight.seat {
            hands[seat.index()] = sight.hand;
            for place in 0..OTHERS {
                let other = seat_at::<SEATS>(seat, place);
                own.held[place].iter().for_each(|card| hands[other.index()].add(card));
            }
        }
        let mut lacking = sight.backs;
        for (lacking, hand) in lacking.iter_mut().zip(&hands) {
            lacking.iter_mut().zip(backs_in::<C, HAND, STACKS>(hand)).for_each(|(lacking, held)| *lacking -= held);
        }
        let mut deal = Deal {
            hands,
            lacking,
            stacks: [[None; HEIGHT]; STACKS],
            heights: sight.stacks.map(|stack| stack.as_slice().len()),
            seat: sight.seat,
            own,
            knowledge: sight.knowledge,
            unseen: Bag::default(),
        };
        for (places, stack) in deal.stacks.iter_mut().zip(&sight.stacks) {
            places[..stack.as_slice().len()].copy_from_slice(stack.as_slice());
        }
        deal.unseen = deal.without_a_trace(supply, open);
        deal
    }

    /// The cards that the observer has no trace of.
    fn without_a_trace(&self, supply: &impl Supply<C>, open: &Bag<C>) -> Bag<C> {
        let mut seen: Bag<C> = self.hands.iter().flat_map(Hand::as_slice).copied().collect();
        self.stacks.iter().flatten().flatten().for_each(|&card| seen.add(card));
        seen.add_all(self.own.loose);
        let mut unseen = Bag::default();
        for card in (0..C::KINDS).map(C::from_index) {
            (open.count(card) + seen.count(card)..supply.copies(card)).for_each(|_| unseen.add(card));
        }
        unseen
    }

    /// Puts a card into a hand where it surely is, as something else than the sight tells.
    pub fn give(&mut self, seat: Seat, card: C) {
        if self.unseen.remove(card) || self.own.loose.remove(card) {
            self.put(Site::Hand(seat), card);
        }
    }

    /// Deals the rest at random.
    pub fn finish(
        mut self,
        supply: &impl Supply<C>,
        rng: &mut impl Rng,
    ) -> FaceDown<C, STACKS, HEIGHT, HAND, SEATS, OTHERS> {
        for &back in C::BACKS {
            self.deal(supply, back, rng);
        }
        let mut cards = FaceDown { hands: self.hands, knowledge: self.knowledge, ..FaceDown::default() };
        for (index, pile) in cards.stacks.iter_mut().enumerate() {
            let places = &self.stacks[index][..self.heights[index]];
            places.iter().flatten().for_each(|&card| pile.push(card));
        }
        cards
    }

    /// Deals the cards with one back: a loose card to each place that surely holds one, the other loose cards to the hands and places
    /// where they may be, then all others.
    fn deal(&mut self, supply: &impl Supply<C>, back: C::Back, rng: &mut impl Rng) {
        let mut loose = shuffled(self.own.loose.with_back(back), rng);
        let mut unseen = shuffled(self.unseen.with_back(back), rng);
        let mut sure = self.places(supply, back, |own, stack| own.sure[stack]);
        for &site in &*sure.as_mut_slice() {
            loose.pop().into_iter().for_each(|card| self.put(site, card));
        }
        let mut near = self.places(supply, back, |own, stack| own.marked[stack] & !own.sure[stack]);
        let mut far = self.places(supply, back, |own, stack| !(own.known[stack] | own.marked[stack]));
        for seat in (0..SEATS as u8).map(Seat) {
            let sites = if self.may_hold_loose(seat, back) { &mut near } else { &mut far };
            (0..self.lacking[seat.index()][C::back_index(back)]).for_each(|_| sites.add(Site::Hand(seat)));
        }
        near.as_mut_slice().shuffle(rng);
        for &site in near.as_mut_slice().iter().chain(&*far.as_mut_slice()) {
            let card = loose.pop().or_else(|| unseen.pop());
            debug_assert!(card.is_some(), "a place is left without a card");
            card.into_iter().for_each(|card| self.put(site, card));
        }
    }

    fn may_hold_loose(&self, seat: Seat, back: C::Back) -> bool {
        let hands = self.own.hands[C::back_index(back)];
        SEATS == 2 || self.seat.is_some_and(|own| own != seat && hands >> place_of::<SEATS>(own, seat) & 1 != 0)
    }

    fn put(&mut self, site: Site, card: C) {
        match site {
            Site::Hand(seat) => {
                self.hands[seat.index()].add(card);
                self.lacking[seat.index()][C::back_index(card.back())] -= 1;
            }
            Site::Place(stack, place) => self.stacks[stack][place] = Some(card),
        }
    }

    /// The places of stacks with this back that the function chooses.
    fn places(
        &self,
        supply: &impl Supply<C>,
        back: C::Back,
        chosen: impl Fn(&Knowledge<C, STACKS, OTHERS>, usize) -> u64,
    ) -> Few<Site> {
        let mut sites = Few::new(Site::Hand(Seat(0)));
        for stack in supply.stacks_of(back).map(Stack::index) {
            let places = chosen(&self.own, stack) & ones(self.heights[stack]);
            bits(places).for_each(|place| sites.add(Site::Place(stack, place)));
        }
        sites
    }
}

fn shuffled<C: Card>(cards: Bag<C>, rng: &mut impl Rng) -> Few<C> {
    let mut few = Few::new(C::from_index(0));
    cards.iter().for_each(|card| few.add(card));
    few.as_mut_slice().shuffle(rng);
    few
}
