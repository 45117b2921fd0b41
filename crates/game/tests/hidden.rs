//! Face-down cards against a naive model: for each observer, the set of all worlds that fit what it was shown.
//!
//! Random things happen to a few cards. Whatever a seat claims to know must be so in *every* world that it cannot tell from the truth:
//! then the claim follows from what it was shown, and from nothing else.

use std::collections::{BTreeMap, BTreeSet};

use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use steading_game::hidden::{Bag, Card, FaceDown, Hand, Knowledge, Pile, Stack, Supply, back_lanes, bits, seat_at};
use steading_game::{Observer, Seat, SeatSet};

// The cards: five kinds of one back, some of them twice, and two of another.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
enum Kind {
    Ash,
    Birch,
    Cedar,
    Gold,
    Silver,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Back {
    Tree,
    Metal,
}

const KINDS: [Kind; 5] = [Kind::Ash, Kind::Birch, Kind::Cedar, Kind::Gold, Kind::Silver];

impl Card for Kind {
    type Back = Back;
    type Words = [u64; 1];
    const LANE: usize = 4;
    const KINDS: usize = 5;
    const BACKS: &'static [Back] = &[Back::Tree, Back::Metal];

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Kind {
        KINDS[index]
    }

    fn back(self) -> Back {
        if self < Kind::Gold { Back::Tree } else { Back::Metal }
    }

    fn back_index(back: Back) -> usize {
        back as usize
    }

    fn lanes(back: Back) -> [u64; 1] {
        back_lanes::<Kind>(back)
    }
}

struct Chest;

impl Supply<Kind> for Chest {
    fn copies(&self, card: Kind) -> u8 {
        if card == Kind::Ash { 2 } else { 1 }
    }

    fn stacks_of(&self, back: Back) -> impl Iterator<Item = Stack> {
        [Stack(back as u8)].into_iter()
    }
}

const TREES: [Kind; 4] = [Kind::Ash, Kind::Ash, Kind::Birch, Kind::Cedar];
const METALS: [Kind; 2] = [Kind::Gold, Kind::Silver];

type Cards<const SEATS: usize, const OTHERS: usize> = FaceDown<Kind, 2, 6, 6, SEATS, OTHERS>;

// What can happen.

#[derive(Clone, Debug)]
enum Deed {
    Draw(Seat, Stack),
    Search(Seat, Stack),
    /// Searched before.
    Take(Seat, Stack, Kind),
    PutUnder(Seat, Kind, SeatSet),
    /// The hand was seen before.
    PutAnothersUnder(Seat, Seat, Kind, bool),
    Play(Seat, Kind),
    ReturnUnder(Kind),
    GainOpen(Seat, Kind),
    SeeHand(Seat, Seat),
    /// The hand was seen before.
    Steal(Seat, Seat, Kind, SeatSet),
    /// From top to bottom.
    Shuffle(Stack, Vec<Kind>),
}

fn stack_of(card: Kind) -> Stack {
    Stack(card.back() as u8)
}

fn carry_out<const SEATS: usize, const OTHERS: usize>(cards: &mut Cards<SEATS, OTHERS>, deed: &Deed) {
    match *deed {
        Deed::Draw(seat, stack) => {
            cards.draw(&Chest, seat, stack);
        }
        Deed::Search(seat, stack) => cards.search(&Chest, seat, stack),
        Deed::Take(seat, stack, card) => cards.take(&Chest, seat, stack, card),
        Deed::PutUnder(seat, card, seen_by) => cards.put_under(&Chest, seat, card, stack_of(card), seen_by),
        Deed::PutAnothersUnder(seat, victim, card, is_plain) => {
            cards.put_anothers_under(&Chest, seat, victim, card, stack_of(card), is_plain);
        }
        Deed::Play(seat, card) => cards.play(&Chest, seat, card),
        Deed::ReturnUnder(card) => cards.return_under(card, stack_of(card)),
        Deed::GainOpen(seat, card) => cards.gain_open(seat, card),
        Deed::SeeHand(seat, whose) => cards.see_hand(&Chest, seat, whose),
        Deed::Steal(seat, victim, card, seen_by) => cards.steal(&Chest, seat, victim, card, seen_by),
        Deed::Shuffle(stack, ref from_top) => cards.shuffle(&Chest, stack, from_top.iter().copied()),
    }
}

// The naive model.

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct World {
    /// Sorted.
    hands: Vec<Vec<Kind>>,
    /// Bottom first.
    stacks: [Vec<Kind>; 2],
}

impl World {
    fn lose(&mut self, seat: Seat, card: Kind) -> bool {
        let hand = &mut self.hands[seat.index()];
        let place = hand.iter().position(|&other| other == card);
        place.map(|place| hand.remove(place)).is_some()
    }

    fn gain(&mut self, seat: Seat, card: Kind) {
        self.hands[seat.index()].push(card);
        self.hands[seat.index()].sort();
    }

    fn put_under(&mut self, card: Kind) {
        self.stacks[card.back() as usize].insert(0, card);
    }

    /// Each card with this back in a hand once.
    fn held(&self, seat: Seat, back: Back) -> BTreeSet<Kind> {
        self.hands[seat.index()].iter().copied().filter(|card| card.back() == back).collect()
    }

    /// The world after a card, known or only by its back, left a hand; `then` says where to.
    fn after_leaving(self, from: Seat, card: Kind, is_known: bool, then: impl Fn(&mut World, Kind)) -> Vec<World> {
        let cards = if is_known { BTreeSet::from([card]) } else { self.held(from, card.back()) };
        let each = cards.into_iter().filter_map(|card| {
            let mut world = self.clone();
            world.lose(from, card).then(|| {
                then(&mut world, card);
                world
            })
        });
        each.collect()
    }

    /// The worlds that this one may have become in the eyes of an observer, who sees what it sees of a deed in the true world.
    fn after(self, truth: &World, deed: &Deed, observer: Seat) -> Vec<World> {
        let mut world = self;
        match *deed {
            Deed::Draw(seat, stack) => {
                let card = world.stacks[stack.index()].pop().expect("the stack is not empty");
                if observer == seat && truth.stacks[stack.index()].last() != Some(&card) {
                    return Vec::new();
                }
                world.gain(seat, card);
                vec![world]
            }
            Deed::Search(seat, stack) => {
                let fits = observer != seat || world.stacks[stack.index()] == truth.stacks[stack.index()];
                if fits { vec![world] } else { Vec::new() }
            }
            Deed::Take(seat, stack, card) => {
                let kinds = BTreeSet::from_iter(world.stacks[stack.index()].iter().copied());
                let taken = kinds.into_iter().filter(|&kind| observer != seat || kind == card);
                let after = taken.map(|kind| {
                    let mut world = world.clone();
                    let pile = &mut world.stacks[stack.index()];
                    let place = pile.iter().rposition(|&other| other == kind).expect("it is one of them");
                    pile.remove(place);
                    world.gain(seat, kind);
                    world
                });
                after.collect()
            }
            Deed::PutUnder(seat, card, seen_by) => {
                let is_known = observer == seat || seen_by.contains(observer);
                world.after_leaving(seat, card, is_known, World::put_under)
            }
            Deed::PutAnothersUnder(seat, victim, card, _) => {
                let is_known = observer == seat || observer == victim;
                world.after_leaving(victim, card, is_known, World::put_under)
            }
            Deed::Play(seat, card) => world.after_leaving(seat, card, true, |_, _| {}),
            Deed::ReturnUnder(card) => {
                world.put_under(card);
                vec![world]
            }
            Deed::GainOpen(seat, card) => {
                world.gain(seat, card);
                vec![world]
            }
            Deed::SeeHand(seat, whose) => {
                let fits = observer != seat || world.hands[whose.index()] == truth.hands[whose.index()];
                if fits { vec![world] } else { Vec::new() }
            }
            Deed::Steal(seat, victim, card, seen_by) => {
                let is_known = observer == seat || observer == victim || seen_by.contains(observer);
                world.after_leaving(victim, card, is_known, |world, card| world.gain(seat, card))
            }
            Deed::Shuffle(stack, _) => orders(&world.stacks[stack.index()])
                .into_iter()
                .map(|order| {
                    let mut world = world.clone();
                    world.stacks[stack.index()] = order;
                    world
                })
                .collect(),
        }
    }
}

/// Every order of some values, equal ones once.
fn orders<T: Copy + Ord>(values: &[T]) -> BTreeSet<Vec<T>> {
    if values.is_empty() {
        return BTreeSet::from([Vec::new()]);
    }
    let mut all = BTreeSet::new();
    for place in 0..values.len() {
        let mut rest = values.to_vec();
        let value = rest.remove(place);
        all.extend(orders(&rest).into_iter().map(|mut order| {
            order.push(value);
            order
        }));
    }
    all
}

/// Random play with everybody's beliefs beside it.
struct Play<const SEATS: usize, const OTHERS: usize> {
    cards: Cards<SEATS, OTHERS>,
    open: Vec<Kind>,
    beliefs: Vec<BTreeSet<World>>,
    rng: SmallRng,
}

impl<const SEATS: usize, const OTHERS: usize> Play<SEATS, OTHERS> {
    fn new(seed: u64) -> Self {
        let mut rng = SmallRng::seed_from_u64(seed);
        let (mut trees, mut metals) = (TREES, METALS);
        trees.shuffle(&mut rng);
        metals.shuffle(&mut rng);
        let mut cards = Cards::default();
        cards.lay(Stack(0), trees);
        cards.lay(Stack(1), metals);
        let starts = orders(&TREES).into_iter().flat_map(|trees| {
            let world = move |metals| World { hands: vec![Vec::new(); SEATS], stacks: [trees.clone(), metals] };
            orders(&METALS).into_iter().map(world)
        });
        let beliefs = vec![starts.collect(); SEATS];
        Play { cards, open: Vec::new(), beliefs, rng }
    }

    fn truth(&self) -> World {
        world_of(&self.cards)
    }

    fn any_seat(&mut self) -> Seat {
        Seat(self.rng.random_range(0..SEATS as u8))
    }

    fn anybody_but(&mut self, seat: Seat) -> Seat {
        seat_at::<SEATS>(seat, self.rng.random_range(0..OTHERS))
    }

    fn any_of_hand(&mut self, seat: Seat) -> Option<Kind> {
        self.cards.hands[seat.index()].as_slice().choose(&mut self.rng).copied()
    }

    /// Some seats: mostly none or one.
    fn some_seats(&mut self) -> SeatSet {
        let seat = self.any_seat();
        if self.rng.random_bool(0.3) { SeatSet::only(seat) } else { SeatSet::EMPTY }
    }

    /// Something that may happen now, what must come before it included.
    fn any_deeds(&mut self) -> Option<Vec<Deed>> {
        let seat = self.any_seat();
        let other = self.anybody_but(seat);
        let stack = Stack(self.rng.random_range(0..2));
        let pile = self.cards.stacks[stack.index()];
        Some(match self.rng.random_range(0..20) {
            0..6 => vec![(!pile.is_empty()).then_some(Deed::Draw(seat, stack))?],
            6 => vec![Deed::Search(seat, stack)],
            7 | 8 => {
                let card = *pile.as_slice().choose(&mut self.rng)?;
                vec![Deed::Search(seat, stack), Deed::Take(seat, stack, card)]
            }
            9..12 => vec![Deed::PutUnder(seat, self.any_of_hand(seat)?, self.some_seats())],
            12 => {
                let card = self.any_of_hand(other)?;
                let is_plain = self.rng.random();
                vec![Deed::SeeHand(seat, other), Deed::PutAnothersUnder(seat, other, card, is_plain)]
            }
            13 => vec![Deed::Play(seat, self.any_of_hand(seat)?)],
            14 => vec![Deed::ReturnUnder(*self.open.choose(&mut self.rng)?)],
            15 => vec![Deed::GainOpen(seat, *self.open.choose(&mut self.rng)?)],
            16 => vec![Deed::SeeHand(seat, other)],
            17 | 18 => {
                let card = self.any_of_hand(other)?;
                vec![Deed::SeeHand(seat, other), Deed::Steal(seat, other, card, self.some_seats())]
            }
            _ => {
                let mut order: Vec<Kind> = pile.as_slice().to_vec();
                order.shuffle(&mut self.rng);
                vec![Deed::Shuffle(stack, order)]
            }
        })
    }

    fn happen(&mut self, deed: &Deed) {
        let truth = self.truth();
        for (index, belief) in self.beliefs.iter_mut().enumerate() {
            let observer = Seat(index as u8);
            let worlds = std::mem::take(belief).into_iter();
            *belief = worlds.flat_map(|world| world.after(&truth, deed, observer)).collect();
        }
        carry_out(&mut self.cards, deed);
        match *deed {
            Deed::Play(_, card) => self.open.push(card),
            Deed::ReturnUnder(card) | Deed::GainOpen(_, card) => {
                let place = self.open.iter().position(|&other| other == card).expect("it lay open");
                self.open.remove(place);
            }
            _ => {}
        }
    }

    fn open(&self) -> Bag<Kind> {
        self.open.iter().copied().collect()
    }

    /// What every seat knows is so, in the truth and in every world that it takes for possible.
    fn check_claims(&self, deed: &Deed) {
        let open = self.open();
        assert_eq!(self.cards.audit(&Chest, &open), Ok(()), "{deed:?}");
        let truth = self.truth();
        for (index, belief) in self.beliefs.iter().enumerate() {
            assert!(belief.contains(&truth), "the naive model lost the truth: {deed:?}");
            for world in belief {
                let mut possible = cards_of::<SEATS, OTHERS>(world);
                possible.knowledge = only_known_by(&self.cards, index);
                let claims = format!("seat {index} after {deed:?}, of {world:?}: {:?}", self.cards.knowledge[index]);
                assert_eq!(possible.audit(&Chest, &open), Ok(()), "{claims}");
                let (own, there) = (self.cards.knowledge[index].known, possible.stacks);
                for (stack, &places) in own.iter().enumerate() {
                    for place in bits(places) {
                        let (is, may_be) = (self.cards.stacks[stack].as_slice(), there[stack].as_slice());
                        assert_eq!(is[place], may_be[place], "{claims}");
                    }
                }
            }
        }
    }

    /// What is guessed looks the same to the observer.
    fn check_guesses(&mut self) {
        let open = self.open();
        for observer in (0..SEATS as u8).map(|seat| Observer::Seat(Seat(seat))).chain([Observer::Public]) {
            let sight = self.cards.sight(observer);
            let guess = sight.guess(&Chest, &open, &mut self.rng);
            assert_eq!(guess.sight(observer), sight);
            if let Observer::Seat(seat) = observer {
                let alone = Cards::<SEATS, OTHERS> { knowledge: only_known_by(&guess, seat.index()), ..guess };
                assert_eq!(alone.audit(&Chest, &open), Ok(()), "{seat:?}");
            }
        }
    }

    /// A seat that takes a guess for the truth learns the same from a deed that looks the same: nothing else makes a difference.
    fn check_learning(&mut self, deed: &Deed) -> usize {
        let mut compared = 0;
        for observer in (0..SEATS as u8).map(Seat) {
            let mut guess = self.cards.sight(Observer::Seat(observer)).guess(&Chest, &self.open(), &mut self.rng);
            let Some(same) = looks_the_same(&guess, &self.cards, deed, observer, &mut self.rng) else { continue };
            let mut after = self.cards;
            carry_out(&mut after, deed);
            carry_out(&mut guess, &same);
            let (seen, is) = (guess.sight(Observer::Seat(observer)), after.sight(Observer::Seat(observer)));
            assert_eq!(seen, is, "{observer:?} tells {deed:?} from {same:?}");
            compared += 1;
        }
        compared
    }
}

/// A deed that could happen to the guessed cards and looks to the observer like the true one, if there is one.
fn looks_the_same<const SEATS: usize, const OTHERS: usize>(
    guess: &Cards<SEATS, OTHERS>,
    truth: &Cards<SEATS, OTHERS>,
    deed: &Deed,
    observer: Seat,
    rng: &mut SmallRng,
) -> Option<Deed> {
    // A card that the observer sees leaving a hand is the same one; otherwise any with its back.
    let mut leaving = |from: Seat, card: Kind, is_known: bool| {
        let hand = guess.hands[from.index()];
        let fits = |&other: &Kind| if is_known { other == card } else { other.back() == card.back() };
        let cards: Vec<Kind> = hand.as_slice().iter().copied().filter(fits).collect();
        cards.choose(rng).copied()
    };
    Some(match *deed {
        Deed::Draw(seat, stack) => {
            let tops = [guess, truth].map(|cards| cards.stacks[stack.index()].from_top().next());
            (seat != observer || tops[0] == tops[1]).then(|| deed.clone())?
        }
        Deed::Search(seat, stack) => {
            let is_same = guess.stacks[stack.index()] == truth.stacks[stack.index()];
            (seat != observer || is_same).then(|| deed.clone())?
        }
        Deed::Take(seat, stack, _) if seat != observer => {
            Deed::Take(seat, stack, *guess.stacks[stack.index()].as_slice().choose(rng)?)
        }
        Deed::PutUnder(seat, card, seen_by) => {
            let is_known = seat == observer || seen_by.contains(observer);
            Deed::PutUnder(seat, leaving(seat, card, is_known)?, seen_by)
        }
        Deed::PutAnothersUnder(seat, victim, card, is_plain) => {
            let is_known = seat == observer || victim == observer;
            Deed::PutAnothersUnder(seat, victim, leaving(victim, card, is_known)?, is_plain)
        }
        Deed::Play(seat, card) => Deed::Play(seat, leaving(seat, card, true)?),
        Deed::SeeHand(seat, whose) => {
            let is_same = guess.hands[whose.index()] == truth.hands[whose.index()];
            (seat != observer || is_same).then(|| deed.clone())?
        }
        Deed::Steal(seat, victim, card, seen_by) => {
            let is_known = seat == observer || victim == observer || seen_by.contains(observer);
            Deed::Steal(seat, victim, leaving(victim, card, is_known)?, seen_by)
        }
        Deed::Shuffle(stack, _) => Deed::Shuffle(stack, guess.stacks[stack.index()].as_slice().to_vec()),
        Deed::Take(..) | Deed::ReturnUnder(_) | Deed::GainOpen(..) => deed.clone(),
    })
}

/// The knowledge of one seat, and which places the others know: more of it need not be so in a world that only this seat thinks of.
fn only_known_by<const SEATS: usize, const OTHERS: usize>(
    cards: &Cards<SEATS, OTHERS>,
    seat: usize,
) -> [Knowledge<Kind, 2, OTHERS>; SEATS] {
    std::array::from_fn(|index| {
        let knowledge = cards.knowledge[index];
        if index == seat { knowledge } else { Knowledge { known: knowledge.known, ..Knowledge::default() } }
    })
}

fn world_of<const SEATS: usize, const OTHERS: usize>(cards: &Cards<SEATS, OTHERS>) -> World {
    World {
        hands: cards.hands.iter().map(|hand| hand.as_slice().to_vec()).collect(),
        stacks: cards.stacks.map(|pile| pile.as_slice().to_vec()),
    }
}

fn cards_of<const SEATS: usize, const OTHERS: usize>(world: &World) -> Cards<SEATS, OTHERS> {
    let mut cards = Cards::default();
    for (hand, held) in cards.hands.iter_mut().zip(&world.hands) {
        held.iter().for_each(|&card| hand.add(card));
    }
    for (index, pile) in world.stacks.iter().enumerate() {
        cards.lay(Stack(index as u8), pile.iter().rev().copied());
    }
    cards
}

/// Plays and checks after every deed; counts how often somebody knew something loose, surely and in several hands.
fn hold<const SEATS: usize, const OTHERS: usize>(plays: u64) {
    let (mut loose, mut sure, mut apart, mut compared) = (0, 0, 0, 0);
    for seed in 0..plays {
        let mut play = Play::<SEATS, OTHERS>::new(seed);
        for _ in 0..25 {
            for deed in play.any_deeds().into_iter().flatten() {
                compared += play.check_learning(&deed);
                play.happen(&deed);
                play.check_claims(&deed);
                play.check_guesses();
            }
            for knowledge in &play.cards.knowledge {
                loose += u32::from(!knowledge.loose.is_empty());
                sure += u32::from(knowledge.sure != [0; 2]);
                apart += u32::from(knowledge.hands.iter().any(|hands| hands.count_ones() > 1));
            }
        }
    }
    let is_enough = loose > 100 && sure > 50 && compared > 1000 && (apart > 10 || SEATS == 2);
    assert!(is_enough, "too little was met: {loose} loose, {sure} sure, {apart} in several hands, {compared} compared");
}

#[test]
fn of_two_seats_each_knows_what_it_was_shown() {
    hold::<2, 1>(150);
}

#[test]
fn of_three_seats_each_knows_what_it_was_shown() {
    hold::<3, 2>(150);
}

#[test]
fn of_four_seats_each_knows_what_it_was_shown() {
    hold::<4, 3>(100);
}

// Guesses.

/// Where a card that an observer does not know lies, and whether a loose card may or must be there.
struct Site {
    at: At,
    back: Back,
    may_be_loose: bool,
    is_loose: bool,
}

#[derive(Clone, Copy)]
enum At {
    Hand(Seat),
    Place(usize, usize),
}

/// How likely each world is for an observer: all ways to lay the cards it does not know, one by one, on the sites that are left; loose
/// cards where they may be, one on each place that surely holds one.
fn expected<const SEATS: usize, const OTHERS: usize>(cards: &Cards<SEATS, OTHERS>, seat: Seat) -> BTreeMap<World, f64> {
    let own = cards.knowledge[seat.index()];
    let mut sites: Vec<Site> = Vec::new();
    let mut blank = world_of(cards);
    for place in 0..OTHERS {
        let other = seat_at::<SEATS>(seat, place);
        let held: Vec<Kind> = own.held[place].iter().collect();
        for &back in Kind::BACKS {
            let known = held.iter().filter(|card| card.back() == back).count();
            let lacking = usize::from(cards.hands[other.index()].count_of(back)) - known;
            let may_be_loose = OTHERS == 1 || own.hands[back as usize] >> place & 1 != 0;
            sites.extend((0..lacking).map(|_| Site { at: At::Hand(other), back, may_be_loose, is_loose: false }));
        }
        blank.hands[other.index()] = held;
    }
    for (stack, pile) in cards.stacks.iter().enumerate() {
        for (place, card) in pile.as_slice().iter().enumerate() {
            if own.known[stack] >> place & 1 == 0 {
                let bit = |places: u64| places >> place & 1 != 0;
                let (may_be_loose, is_loose) = (bit(own.marked[stack]), bit(own.sure[stack]));
                sites.push(Site { at: At::Place(stack, place), back: card.back(), may_be_loose, is_loose });
            }
        }
    }
    // The cards that belong there, the loose ones told apart from their copies.
    let mut unknown: Vec<(Kind, bool)> = own.loose.iter().map(|card| (card, true)).collect();
    let mut known: Bag<Kind> = blank.hands.iter().flatten().copied().collect();
    for (stack, pile) in cards.stacks.iter().enumerate() {
        bits(own.known[stack]).for_each(|place| known.add(pile.as_slice()[place]));
    }
    known.add_all(own.loose);
    for card in KINDS {
        unknown.extend((known.count(card)..Chest.copies(card)).map(|_| (card, false)));
    }
    assert_eq!(sites.len(), unknown.len());
    // Numbered, so that copies of a card are as many ways.
    let numbers: Vec<usize> = (0..unknown.len()).collect();
    let mut ways = BTreeMap::new();
    for order in orders(&numbers) {
        let laid: Vec<_> = sites.iter().zip(order.iter().map(|&number| unknown[number])).collect();
        let fits = laid.iter().all(|(site, (card, is_loose))| {
            card.back() == site.back && (site.may_be_loose || !is_loose) && (*is_loose || !site.is_loose)
        });
        if fits {
            let mut world = blank.clone();
            for (site, (card, _)) in laid {
                match site.at {
                    At::Hand(seat) => world.gain(seat, card),
                    At::Place(stack, place) => world.stacks[stack][place] = card,
                }
            }
            *ways.entry(world).or_insert(0.0) += 1.0;
        }
    }
    let total: f64 = ways.values().sum();
    ways.values_mut().for_each(|count| *count /= total);
    ways
}

/// Every deal that fits is guessed, no other is, and each as often as it should be.
fn check_odds<const SEATS: usize, const OTHERS: usize>(cards: &Cards<SEATS, OTHERS>, seat: Seat) -> usize {
    const GUESSES: u32 = 20_000;
    let expected = expected(cards, seat);
    let mut rng = SmallRng::seed_from_u64(11);
    let mut found: BTreeMap<World, u32> = BTreeMap::new();
    let sight = cards.sight(Observer::Seat(seat));
    for _ in 0..GUESSES {
        *found.entry(world_of(&sight.guess(&Chest, &Bag::default(), &mut rng))).or_default() += 1;
    }
    for world in found.keys() {
        assert!(expected.contains_key(world), "{world:?} does not fit {:?}", cards.knowledge[seat.index()]);
    }
    for (world, share) in &expected {
        let mean = share * f64::from(GUESSES);
        let count = f64::from(found.get(world).copied().unwrap_or(0));
        // Five standard deviations: once in two million, and the seed is fixed.
        assert!((count - mean).abs() <= 5.0 * mean.sqrt(), "{world:?} came {count} times, not about {mean}");
    }
    expected.len()
}

#[test]
fn every_deal_that_fits_is_guessed_as_often_as_any_other() {
    let (red, blue, white, trees) = (Seat(0), Seat(1), Seat(2), Stack(0));
    let mut cards: Cards<3, 2> = Cards::default();
    cards.lay(trees, [Kind::Ash, Kind::Birch, Kind::Cedar, Kind::Ash]);
    cards.lay(Stack(1), METALS);
    assert_eq!(check_odds(&cards, white), 12 * 2, "nobody knows anything");
    cards.draw(&Chest, red, trees);
    cards.draw(&Chest, red, trees);
    cards.draw(&Chest, blue, Stack(1));
    cards.see_hand(&Chest, white, red);
    assert_eq!(check_odds(&cards, white), 2 * 2, "white has seen Ash and Birch");
    cards.put_under(&Chest, red, Kind::Ash, trees, SeatSet::EMPTY);
    assert_eq!(check_odds(&cards, white), 2 * 2 * 2, "one of them lies under the stack now");
    cards.draw(&Chest, blue, trees);
    cards.steal(&Chest, blue, red, Kind::Birch, SeatSet::EMPTY);
    assert!(check_odds(&cards, white) > 4, "and the other, or what blue drew, in another hand");
    assert_eq!(check_odds(&cards, red), 2 * 2, "only what blue drew is new to red");
    assert_eq!(check_odds(&cards, blue), 1, "blue has seen all but two cards, which are alike");
}

#[test]
fn guesses_of_random_play_have_the_right_odds() {
    let mut met = 0;
    for seed in 0..200 {
        let mut play = Play::<3, 2>::new(seed);
        for _ in 0..20 {
            play.any_deeds().into_iter().flatten().for_each(|deed| play.happen(&deed));
            let knows_loose = |seat: &Seat| !play.cards.knowledge[seat.index()].loose.is_empty();
            let seat = [Seat(0), Seat(1), Seat(2)].into_iter().find(knows_loose);
            if let Some(seat) = seat.filter(|_| play.open.is_empty()) {
                check_odds(&play.cards, seat);
                met += 1;
                break;
            }
        }
        if met == 12 {
            return;
        }
    }
    panic!("loose cards were met {met} times");
}

// What a table of more than two shows.

#[test]
fn a_dropped_card_is_known_to_nobody_but_its_owner() {
    let (red, blue, trees) = (Seat(0), Seat(1), Stack(0));
    let mut cards: Cards<4, 3> = Cards::default();
    cards.lay(trees, TREES);
    cards.draw(&Chest, red, trees);
    cards.put_under(&Chest, red, Kind::Ash, trees, SeatSet::EMPTY);
    assert_eq!(cards.knowledge[red.index()].known, [1, 0]);
    assert!(cards.knowledge[1..].iter().all(|knowledge| *knowledge == Knowledge::default()));
    cards.draw(&Chest, blue, trees);
    cards.put_under(&Chest, blue, Kind::Ash, trees, SeatSet::first(4));
    assert!(cards.knowledge.iter().all(|knowledge| knowledge.known[0] & 1 == 1), "this one was shown");
}

/// Spy looks at a hand and takes a card; third seats only see that one has moved.
#[test]
fn a_stolen_card_is_in_one_of_two_hands_for_third_seats() {
    let (red, blue, white, trees) = (Seat(0), Seat(1), Seat(2), Stack(0));
    let mut cards: Cards<3, 2> = Cards::default();
    cards.lay(trees, [Kind::Birch, Kind::Cedar, Kind::Ash, Kind::Ash]);
    cards.draw(&Chest, red, trees);
    cards.draw(&Chest, red, trees);
    cards.see_hand(&Chest, white, red);
    cards.see_hand(&Chest, blue, red);
    cards.steal(&Chest, blue, red, Kind::Birch, SeatSet::EMPTY);
    let knows = |seat: Seat| cards.knowledge[seat.index()];
    assert_eq!(knows(blue).held[1].iter().collect::<Vec<_>>(), [Kind::Cedar], "what is left with red");
    assert_eq!(knows(red).held[0].iter().collect::<Vec<_>>(), [Kind::Birch], "what blue took");
    assert_eq!(knows(white).loose.iter().collect::<Vec<_>>(), [Kind::Birch, Kind::Cedar]);
    assert_eq!((knows(white).hands[0], knows(white).held[0].is_empty()), (0b11, true));
    assert_eq!(cards.hands.map(|hand: Hand<Kind, 6>| hand.len()), [1, 1, 0]);
}

/// An audit that never complains proves nothing.
#[test]
fn an_audit_finds_lost_cards_and_false_knowledge() {
    let trees = Stack(0);
    let mut sound: Cards<3, 2> = Cards::default();
    sound.lay(trees, TREES);
    sound.lay(Stack(1), METALS);
    sound.draw(&Chest, Seat(0), trees);
    assert_eq!(sound.audit(&Chest, &Bag::default()), Ok(()));
    let complaint = |spoil: &dyn Fn(&mut Cards<3, 2>)| {
        let mut cards = sound;
        spoil(&mut cards);
        cards.audit(&Chest, &Bag::default()).expect_err("something is wrong")
    };
    assert!(complaint(&|cards| assert!(cards.stacks[0].pop().is_some())).contains("copies of Ash"));
    assert!(complaint(&|cards| cards.knowledge[1].held[1].add(Kind::Gold)).contains("another holds Gold"));
    assert!(complaint(&|cards| cards.knowledge[1].known[0] = 1 << 3).contains("above stack 0"));
    assert!(complaint(&|cards| cards.knowledge[1].loose.add(Kind::Gold)).contains("looks for Gold"));
    assert!(complaint(&|cards| cards.knowledge[1].marked[0] = 1).contains("misses no card"));
    let wrongly_sure = |cards: &mut Cards<3, 2>| {
        cards.knowledge[1].loose.add(Kind::Birch);
        (cards.knowledge[1].marked[0], cards.knowledge[1].sure[0]) = (1, 1);
    };
    assert!(complaint(&wrongly_sure).contains("wrongly sure"), "Cedar lies there");
}

/// With one other seat there is nothing to tell apart, in JSON neither.
#[test]
fn json_reads_back_as_the_same_cards() {
    fn check<const SEATS: usize, const OTHERS: usize>() -> serde_json::Value {
        let mut play = Play::<SEATS, OTHERS>::new(3);
        let mut last = serde_json::Value::Null;
        for _ in 0..60 {
            play.any_deeds().into_iter().flatten().for_each(|deed| play.happen(&deed));
            last = serde_json::to_value(play.cards).expect("plain data");
            let read: Cards<SEATS, OTHERS> = serde_json::from_value(last.clone()).expect("it was written so");
            assert_eq!(read, play.cards);
        }
        last
    }
    let held = |value: &serde_json::Value| value["knowledge"][0]["held"].clone();
    assert!(held(&check::<2, 1>()).as_array().expect("a list").iter().all(serde_json::Value::is_string));
    assert!(held(&check::<3, 2>()).as_array().expect("a list").iter().all(serde_json::Value::is_array));
    let ashes = |count: usize| serde_json::json!(vec!["Ash"; count]);
    let bag = |count| serde_json::from_value::<Bag<Kind>>(ashes(count)).map(|bag| bag.count(Kind::Ash)).ok();
    assert_eq!([0, 15, 16].map(bag), [Some(0), Some(15), None], "no card exists so often");
    let pile = |count| serde_json::from_value::<Pile<Kind, 3>>(ashes(count)).map(|pile| pile.len()).ok();
    assert_eq!([0, 3, 4].map(pile), [Some(0), Some(3), None], "there is no room for more");
}
