//! A full state that a view could have come from: the cards that the observer does not know are dealt anew, at random.
//!
//! Kept is everything the observer knows: its hand, the backs in the other's, known places of stacks, cards that are surely in the
//! other's hand, and loose ones, which come to that hand or to marked places. The other's knowledge is kept as it is: it speaks only
//! of places and cards that the observer has seen too. A veiled question is unveiled as one of those that it can be (`RIV-278`).

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};
use steading_game::Seat;

use crate::Rivals;
use crate::cards::{Card, Happening, Set};
use crate::frame::Frame;
use crate::happenings;
use crate::hidden::{Hidden, Knowledge, bits, ones, other};
use crate::stacks::{Bag, CARDS_MAX, Hand, Pile, STACK_COUNT, STACK_MAX, Stack};
use crate::state::{Public, State, all_draw_cards};
use crate::view::View;

/// Deals the hidden cards of a view anew.
pub fn guess(game: &Rivals, view: &View, rng: &mut impl Rng) -> State {
    let mut public = view.public.clone();
    let mut deal = Deal::new(game, view);
    if let Some(seat) = proven_sebastian(game, &public).filter(|&seat| view.seat != Some(seat)) {
        deal.give_sebastian(seat);
    }
    for set in Set::ALL {
        deal.deal(game, set, rng);
    }
    let mut hidden = deal.hidden();
    hidden.knowledge = view.knowledge;
    if let Some(seat) = view.seat {
        hidden.sebastian_waits[seat.index()] = view.sebastian_waits;
    }
    unveil(game, &mut public, &hidden, rng);
    let mut state = State { public, hidden };
    guess_sebastian_waits(view, &mut state, rng);
    guess_first_choice(game, view, &mut state, rng);
    if view.seat.is_none() {
        see_what_is_shown(&mut state);
    }
    state
}

// Dealing.

/// Where a card can lie.
#[derive(Clone, Copy)]
enum Slot {
    Hand(Seat),
    Place(usize, usize),
}

/// Several of them.
struct Slots {
    count: usize,
    slots: [Slot; CARDS_MAX],
}

impl Slots {
    fn add(&mut self, slot: Slot) {
        self.slots[self.count] = slot;
        self.count += 1;
    }

    fn as_slice(&self) -> &[Slot] {
        &self.slots[..self.count]
    }

    fn as_mut_slice(&mut self) -> &mut [Slot] {
        &mut self.slots[..self.count]
    }
}

/// Cards and places that do not belong together yet.
struct Deal {
    hands: [Hand; 2],
    /// How many cards with each back the hands still lack.
    lacking: [[u8; 4]; 2],
    stacks: [[Option<Card>; STACK_MAX]; STACK_COUNT],
    heights: [usize; STACK_COUNT],
    /// What the observer knows of the other's side.
    knowledge: Knowledge,
    /// Cards that can be anywhere.
    unseen: Bag,
}

impl Deal {
    /// Lays out what the observer knows.
    fn new(game: &Rivals, view: &View) -> Deal {
        let knowledge = view.seat.map_or(Knowledge::default(), |seat| view.knowledge[seat.index()]);
        let mut hands = [Hand::default(); 2];
        if let Some(seat) = view.seat {
            hands[seat.index()] = view.hand;
            knowledge.held.iter().for_each(|card| hands[other(seat).index()].add(card));
        }
        let lacking = [0, 1].map(|seat| Set::ALL.map(|set| view.backs[seat][set.index()] - hands[seat].count_of(set)));
        let mut deal = Deal {
            hands,
            lacking,
            stacks: [[None; STACK_MAX]; STACK_COUNT],
            heights: view.stacks.map(|stack| stack.as_slice().len()),
            knowledge,
            unseen: Bag::NONE,
        };
        for (places, stack) in deal.stacks.iter_mut().zip(&view.stacks) {
            places[..stack.as_slice().len()].copy_from_slice(stack.as_slice());
        }
        deal.unseen = unseen(game, view, &deal);
        deal
    }

    /// Puts Sebastian into the hand of a seat that surely holds him.
    fn give_sebastian(&mut self, seat: Seat) {
        let card = Card::TurmoilSebastian;
        if self.unseen.remove(card) || self.knowledge.loose.remove(card) {
            self.put(Slot::Hand(seat), card);
        }
    }

    fn put(&mut self, slot: Slot, card: Card) {
        match slot {
            Slot::Hand(seat) => {
                self.hands[seat.index()].add(card);
                self.lacking[seat.index()][card.set().index()] -= 1;
            }
            Slot::Place(stack, place) => self.stacks[stack][place] = Some(card),
        }
    }

    /// Deals the cards with one back: a loose card to each place that surely holds one, the other loose cards to hands and marked
    /// places, then all others.
    fn deal(&mut self, game: &Rivals, set: Set, rng: &mut impl Rng) {
        let mut loose = shuffled(self.knowledge.loose.with_back(set), rng);
        let mut unseen = shuffled(self.unseen.with_back(set), rng);
        for slot in self.slots(game, set, |knowledge, stack| knowledge.sure[stack]).as_slice() {
            loose.pop().into_iter().for_each(|card| self.put(*slot, card));
        }
        let mut slots = self.slots(game, set, |knowledge, stack| knowledge.marked[stack] & !knowledge.sure[stack]);
        for seat in [Seat(0), Seat(1)] {
            (0..self.lacking[seat.index()][set.index()]).for_each(|_| slots.add(Slot::Hand(seat)));
        }
        slots.as_mut_slice().shuffle(rng);
        let others = self.slots(game, set, |knowledge, stack| !(knowledge.known[stack] | knowledge.marked[stack]));
        for &slot in slots.as_slice().iter().chain(others.as_slice()) {
            let card = loose.pop().or_else(|| unseen.pop());
            debug_assert!(card.is_some(), "a place is left without a card");
            card.into_iter().for_each(|card| self.put(slot, card));
        }
    }

    /// The places of stacks with this back that the function chooses.
    fn slots(&self, game: &Rivals, set: Set, chosen: impl Fn(&Knowledge, usize) -> u64) -> Slots {
        let mut slots = Slots { count: 0, slots: [Slot::Hand(Seat(0)); CARDS_MAX] };
        for stack in game.rules.stacks_of(set).map(Stack::index) {
            let places = chosen(&self.knowledge, stack) & ones(self.heights[stack]);
            bits(places).for_each(|place| slots.add(Slot::Place(stack, place)));
        }
        slots
    }

    fn hidden(&self) -> Hidden {
        let mut hidden = Hidden { hands: self.hands, ..Hidden::default() };
        for (stack, pile) in hidden.stacks.iter_mut().enumerate() {
            let places = &self.stacks[stack][..self.heights[stack]];
            places.iter().flatten().for_each(|&card| pile.push(card));
        }
        hidden
    }
}

/// The cards that the observer has no trace of.
fn unseen(game: &Rivals, view: &View, deal: &Deal) -> Bag {
    let open = view.public.open_cards();
    let mut seen: Bag = deal.hands.iter().flat_map(Hand::as_slice).copied().collect();
    deal.stacks.iter().flatten().flatten().for_each(|&card| seen.add(card));
    seen.add_all(deal.knowledge.loose);
    let mut unseen = Bag::NONE;
    for (card, copies) in all_draw_cards(&game.rules) {
        (open.count(card) + seen.count(card)..copies).for_each(|_| unseen.add(card));
    }
    unseen
}

fn shuffled(cards: Bag, rng: &mut impl Rng) -> Pile<CARDS_MAX> {
    let mut pile: Pile<CARDS_MAX> = Pile::default();
    cards.iter().for_each(|card| pile.push(card));
    pile.as_mut_slice().shuffle(rng);
    pile
}

// Sebastian.

/// Who surely holds Sebastian, since it is asked something that it would not be asked otherwise.
fn proven_sebastian(game: &Rivals, public: &Public) -> Option<Seat> {
    match public.frames.top() {
        Frame::Veiled(seat, Happening::Feud) => (!may_return(game, public, seat)).then_some(seat),
        Frame::Veiled(seat, _) => Some(seat),
        _ => None,
    }
}

/// `RIV-104`, `RIV-326`: whether the victim of a Feud could be asked which building it returns: of two or three it chooses one.
fn may_return(game: &Rivals, public: &Public, victim: Seat) -> bool {
    let mut state = State { public: public.clone(), hidden: Hidden::default() };
    state.public.frames.replace(Frame::FeudReturn(victim));
    let mut answers = Vec::new();
    happenings::list(game, &state, Frame::FeudReturn(victim), &mut answers);
    let buildings = public.land(victim).expansions().filter(|(_, card)| card.kind().is_building()).count();
    buildings <= public.named.len() && answers.len() > 1
}

/// Puts a question in the place of the veil: about Sebastian, if the seat holds him and has not been asked.
fn unveil(game: &Rivals, public: &mut Public, hidden: &Hidden, rng: &mut impl Rng) {
    let Frame::Veiled(seat, happening) = public.frames.top() else { return };
    let must_be = happening != Happening::Feud || !may_return(game, public, seat);
    let may_be = hidden.hands[seat.index()].contains(Card::TurmoilSebastian);
    let is_sebastian = must_be || (may_be && rng.random());
    public.frames.replace(if is_sebastian { Frame::Sebastian(seat, happening) } else { Frame::FeudReturn(seat) });
}

/// `RIV-310`: Sebastian may wait in a hand while the other prince has the turn, unless his owner is asked about him.
fn guess_sebastian_waits(view: &View, state: &mut State, rng: &mut impl Rng) {
    let turn = state.public.turn;
    let waiting = other(turn);
    let is_proven = matches!(state.public.frames.top(), Frame::Sebastian(..));
    let holds_him = state.hidden.hands[waiting.index()].contains(Card::TurmoilSebastian);
    if view.seat != Some(waiting) && !is_proven && holds_him {
        state.hidden.sebastian_waits[waiting.index()] = rng.random();
    }
}

// What the frames imply.

/// At Fraternal Feuds the first choice is hidden from all but who made it: any card, under any stack with its back.
fn guess_first_choice(game: &Rivals, view: &View, state: &mut State, rng: &mut impl Rng) {
    let Frame::Fraternal(holder, 1) = state.public.frames.top() else { return };
    let hand = state.hidden.hands[other(holder).index()];
    if view.seat == Some(holder) || hand.len() < 2 {
        return;
    }
    let Some(&card) = hand.as_slice().choose(rng) else { return };
    let number = rng.random_range(0..game.rules.stacks_of(card.set()).count().max(1));
    let Some(stack) = game.rules.stacks_of(card.set()).nth(number) else { return };
    state.public.frames.replace(Frame::FraternalSecond(holder, card, stack));
}

/// A spectator knows of no knowledge; but who is choosing from a stack or a hand sees it.
fn see_what_is_shown(state: &mut State) {
    let hidden = &mut state.hidden;
    match state.public.frames.top() {
        Frame::TakeFrom(seat, stack, _) => {
            hidden.knowledge[seat.index()].known[stack.index()] = ones(hidden.height(stack));
        }
        Frame::Fraternal(seat, _) | Frame::FraternalSecond(seat, ..) | Frame::Traitor(seat) => {
            let hand = hidden.hands[other(seat).index()];
            hidden.knowledge[seat.index()].held = hand.as_slice().iter().copied().collect();
        }
        _ => {}
    }
}
