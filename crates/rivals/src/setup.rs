//! Set-up: starting principalities, shuffled stacks, starting hands, rearranged regions (section 5 of the catalogue).

use rand::Rng;
use rand::seq::SliceRandom;
use steading_game::{Journal, Seat};

use crate::Rivals;
use crate::action::Action;
use crate::cards::{CITY_COUNT, Card, Origin, ROAD_COUNT, Region, SETTLEMENT_COUNT};
use crate::event::Event;
use crate::frame::{Frame, Frames, Search};
use crate::goods::{Goods, Resource};
use crate::grid::{Column, Place};
use crate::hand;
use crate::hidden::{Hidden, other};
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::options::Colour;
use crate::principality::Principality;
use crate::rule;
use crate::rules::{FACE_UP_COUNT, Rules};
use crate::stacks::{Dealt, Stack};
use crate::state::{EventDeck, Public, RegionSet, State};

/// `RIV-060`, `RIV-066`: cards of the starting hand.
const HAND_START: u8 = 3;

/// `RIV-047`: where the starting regions lie.
const STARTING_CELLS: [(Resource, (i8, i8)); 6] = [
    (Resource::Lumber, (-2, 1)),
    (Resource::Gold, (0, 1)),
    (Resource::Grain, (2, 1)),
    (Resource::Brick, (-2, -1)),
    (Resource::Wool, (0, -1)),
    (Resource::Ore, (2, -1)),
];

/// The first and the last of the six cells that can be rearranged, in the order of places.
pub const ARRANGED: (Place, Place) = (Place(10), Place(15));

/// The starting principality of a colour (`RIV-047`–`RIV-050`).
pub fn principality(colour: Colour) -> Principality {
    let mut land = Principality::empty();
    land.settle(Column::FIRST);
    land.settle(Column::SECOND);
    let origin = if colour == Colour::Red { Origin::Red } else { Origin::Blue };
    for region in Region::ALL.into_iter().filter(|region| region.data().origin == origin) {
        let cell = STARTING_CELLS.iter().find(|(kind, _)| *kind == region.kind());
        let Some(place) = cell.and_then(|&(_, (x, y))| Place::at(x, y)) else { continue };
        land.lay_region(place, region, u8::from(region.kind() != Resource::Gold));
    }
    land
}

/// The position before the cards are shuffled.
pub fn start(game: &Rivals) -> State {
    let mut frames = Frames::only(Frame::FirstThrow);
    frames.push(Frame::Deal);
    let mut regions_left = RegionSet::default();
    Region::ALL.into_iter().filter(|region| region.data().origin == Origin::Stack).for_each(|region| {
        regions_left.insert(region);
    });
    State {
        public: Public {
            turn: Seat(0),
            turns: 0,
            frames,
            lands: [Seat(0), Seat(1)].map(|seat| principality(game.colour(seat))),
            // `RIV-004`: the starters of both are on the table.
            roads_left: ROAD_COUNT - 2,
            settlements_left: SETTLEMENT_COUNT - 4,
            cities_left: CITY_COUNT,
            regions_left,
            events: EventDeck::new(&game.rules),
            discard: crate::stacks::Pile::default(),
            face_up_left: if game.rules.face_up.is_some() { FACE_UP_COUNT } else { 0 },
            hero_token: None,
            merchant_token: None,
            number: 0,
            symbol: None,
            has_reiner: false,
            mints_used: 0,
            transit: Goods::NONE,
            named: [None; 3],
            winner: None,
        },
        hidden: Hidden::default(),
    }
}

// Shuffling.

/// The draw cards of each stack before shuffling: those of a set in equal parts.
fn sorted(rules: &Rules) -> Vec<(Vec<Stack>, Vec<Card>)> {
    crate::cards::Set::ALL
        .into_iter()
        .map(|set| {
            let stacks: Vec<Stack> = rules.stacks_of(set).collect();
            let cards = Card::ALL.into_iter().filter(|card| card.set() == set);
            let copies = cards.flat_map(|card| std::iter::repeat_n(card, usize::from(rules.copies(card))));
            (stacks, copies.collect())
        })
        .filter(|(stacks, _): &(Vec<Stack>, Vec<Card>)| !stacks.is_empty())
        .collect()
}

/// Shuffles the draw cards into stacks.
pub fn shuffle(rules: &Rules, rng: &mut impl Rng) -> Dealt {
    let mut dealt = vec![Vec::new(); rules.stacks.len()];
    for (stacks, mut cards) in sorted(rules) {
        cards.shuffle(rng);
        let height = cards.len() / stacks.len();
        for (stack, cards) in stacks.iter().zip(cards.chunks(height.max(1))) {
            dealt[stack.index()] = cards.to_vec();
        }
    }
    Dealt(dealt)
}

/// Whether these can be the shuffled stacks: the right cards, in stacks of the right height.
pub fn may_be_dealt(rules: &Rules, dealt: &Dealt) -> bool {
    let heights = rules.all_stacks().map(|stack| rules.height(stack));
    if dealt.0.len() != rules.stacks.len() || !heights.eq(dealt.0.iter().map(Vec::len)) {
        return false;
    }
    sorted(rules).into_iter().all(|(stacks, mut cards)| {
        let mut given: Vec<Card> = stacks.iter().flat_map(|stack| dealt.0[stack.index()].iter().copied()).collect();
        given.sort_unstable();
        cards.sort_unstable();
        given == cards
    })
}

/// The stacks lie ready.
pub fn dealt(game: &Rivals, state: &mut State, dealt: &Dealt, journal: &mut impl Journal<Event>) {
    state.hidden.deal(dealt);
    journal.note(Event::Dealt);
    state.public.frames.pop();
    if let Some(first) = game.options.first_player {
        open(game, state, first, journal);
    }
}

/// `RIV-053`: the higher number begins; equal ones are thrown again.
pub fn thrown(game: &Rivals, state: &mut State, throws: (u8, u8), journal: &mut impl Journal<Event>) {
    journal.note(Event::FirstThrow(throws.0, throws.1));
    if throws.0 != throws.1 {
        open(game, state, Seat(u8::from(throws.1 > throws.0)), journal);
    }
}

/// `RIV-255`, `RIV-256`: who begins chooses first; then the other; then both may rearrange their regions.
fn open(game: &Rivals, state: &mut State, first: Seat, journal: &mut impl Journal<Event>) {
    journal.note(Event::Begins(first));
    state.public.turn = first;
    let frames = &mut state.public.frames;
    *frames = Frames::only(Frame::BeginPlay);
    if game.rules.is_full() {
        frames.push(Frame::Arrange(other(first), ARRANGED.0));
        frames.push(Frame::Arrange(first, ARRANGED.0));
    }
    frames.push(Frame::StartHand(other(first)));
    frames.push(Frame::StartHand(first));
}

// Starting hands.

/// Lists the answers.
pub fn list(game: &Rivals, state: &State, frame: Frame, out: &mut Vec<Action>) {
    match frame {
        Frame::StartHand(_) => {
            let stacks = game.rules.all_stacks().filter(|&stack| check_start_stack(game, state, stack).is_ok());
            out.extend(stacks.map(if game.rules.is_full() { Action::Search } else { Action::Draw }));
        }
        Frame::Arrange(_, place) => {
            out.push(Action::Pass);
            out.extend((place.0..=ARRANGED.1.0).map(|number| Action::Arrange(Place(number))));
        }
        _ => {}
    }
}

/// `RIV-060`, `RIV-066`, `RIV-067`: in the introductory game another stack than the first player's; else any basic stack.
fn check_start_stack(game: &Rivals, state: &State, stack: Stack) -> Result<(), Illegal> {
    hand::check_filled(game, state, stack)?;
    let name = About::Stack(game.rules.stacks[stack.index()].0);
    if !game.rules.is_full() && state.hidden.height(stack) < game.rules.height(stack) {
        return refuse(Code::NotAChoice, rule::RIV_060, Detail::Why("taken-stack", name));
    }
    if game.rules.back(stack) != Some(crate::cards::Set::Basic) {
        return refuse(Code::NotAChoice, rule::RIV_066, Detail::Why("basic-stack", name));
    }
    Ok(())
}

/// Whether the answer is one.
pub fn check(game: &Rivals, state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    match (frame, action) {
        (Frame::StartHand(_), Action::Draw(stack)) if !game.rules.is_full() => check_start_stack(game, state, stack),
        (Frame::StartHand(_), Action::Search(stack)) if game.rules.is_full() => check_start_stack(game, state, stack),
        (Frame::Arrange(..), Action::Pass) => Ok(()),
        (Frame::Arrange(_, first), Action::Arrange(place)) if (first..=ARRANGED.1).contains(&place) => Ok(()),
        (Frame::Arrange(..), Action::Arrange(place)) => {
            refuse(Code::NotAChoice, rule::RIV_068, Detail::Why("arranged", About::Place(place)))
        }
        _ => refuse(Code::NotAChoice, rule::RIV_255, Detail::Word("start")),
    }
}

/// Carries out an answer.
pub fn answer(game: &Rivals, state: &mut State, frame: Frame, action: Action, journal: &mut impl Journal<Event>) {
    match (frame, action) {
        (Frame::StartHand(seat), Action::Draw(stack)) => {
            state.public.frames.pop();
            for _ in 0..HAND_START {
                let card = state.hidden.draw(&game.rules, seat, stack);
                journal.note(Event::Drew(seat, stack, card));
            }
        }
        (Frame::StartHand(seat), Action::Search(stack)) => {
            hand::look_through(game, state, seat, stack, Search::Start(HAND_START), journal);
        }
        (Frame::Arrange(seat, place), Action::Arrange(from)) => {
            if from != place {
                state.public.land_mut(seat).swap_regions(place, from);
                journal.note(Event::SwappedRegions(seat, place, from));
            }
            if place.0 + 1 < ARRANGED.1.0 {
                state.public.frames.replace(Frame::Arrange(seat, Place(place.0 + 1)));
            } else {
                state.public.frames.pop();
            }
        }
        (Frame::Arrange(..), _) => state.public.frames.pop(),
        _ => debug_assert!(false, "checked before"),
    }
}
