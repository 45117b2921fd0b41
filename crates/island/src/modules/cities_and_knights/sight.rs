//! What an observer sees of the progress cards, what others may think lies there, and what events tell whom (`CK-301`, `CK-310`).

use rand::Rng;
use rand::seq::IteratorRandom;
use serde::{Deserialize, Serialize};
use steading_game::hidden::{self, Bag, Pile, StackSight};
use steading_game::{Observer, Seat};

use super::decks::{Cards as AllCards, DECK_MAX, Deck, HAND_MAX, Hand, Hidden, Knowledge, stack};
use super::{Card, Event, Frame, Public, Track};
use crate::Island;
use crate::cards::{Cards, GoodSet};
use crate::frame::Frame as AnyFrame;
use crate::guess;
use crate::modules;
use crate::modules::parts::Seen;
use crate::state::{SEATS, State};
use crate::view::View;

/// What an observer sees of the cards that lie face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CitiesSight"))]
pub struct Sight {
    /// The progress cards that the observer knows to be in each hand, by seat; the own hand whole.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Array<ProgressCard>>"))]
    pub hands: [Hand; SEATS],
    /// How many cards of each deck the seats hold, by seat and track.
    pub held: [[u8; 3]; SEATS],
    /// How many cards each deck has.
    pub decks: [u8; 3],
    /// The cards returned under each deck, from the bottom; nothing where the observer does not know the card.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Array<ProgressCard | null>>"))]
    pub returned: [StackSight<Card, DECK_MAX>; 3],
    /// The card that the observer has just received and is asked about.
    pub received: Option<Card>,
    /// The hand that the observer, as a Master Merchant, takes cards from.
    pub hand_seen: Option<Cards>,
    /// What the seats know, as far as the observer can follow it.
    #[cfg_attr(feature = "typescript", ts(type = "Array<unknown>"))]
    pub knowledge: [Knowledge; SEATS],
}

/// A sight as cards in general have it.
type CardSight = hidden::Sight<Card, 3, DECK_MAX, HAND_MAX, SEATS, { SEATS - 1 }>;

impl Seen for Sight {
    fn of(_: &Island, state: &State, observer: Observer) -> Sight {
        let hidden = &state.hidden.cities_and_knights;
        let CardSight { seat, hand, backs, stacks, knowledge } = hidden.cards.sight(observer);
        let mut hands = [Hand::default(); SEATS];
        if let Some(seat) = seat {
            for (place, held) in knowledge[seat.index()].held.each().enumerate() {
                let other = hidden::seat_at::<SEATS>(seat, place);
                held.iter().for_each(|card| hands[other.index()].add(card));
            }
            hands[seat.index()] = hand;
        }
        Sight {
            hands,
            held: backs,
            decks: Track::ALL.map(|track| hidden.left(track) as u8),
            returned: stacks,
            received: hidden.received.filter(|_| seat == Some(state.public.turn)),
            hand_seen: seat.and_then(|seat| hand_seen(state, seat)),
            knowledge,
        }
    }

    fn everything(game: &Island, state: &State) -> Sight {
        let cards = &state.hidden.cities_and_knights.cards;
        let whole = |track: Track| {
            let pile = &cards.stacks[stack(track).index()];
            StackSight::of(pile, hidden::ones(pile.len()))
        };
        Sight { hands: cards.hands, returned: Track::ALL.map(whole), ..Sight::of(game, state, Observer::Public) }
    }
}

/// `CK-335`: the hand that a Master Merchant sees.
fn hand_seen(state: &State, seat: Seat) -> Option<Cards> {
    match state.public.frames.top() {
        AnyFrame::Module(modules::Frame::CitiesAndKnights(Frame::Master(victim, _))) if seat == state.public.turn => {
            Some(state.private[victim.index()].hand)
        }
        _ => None,
    }
}

/// What the question on top proves of a hand is there in every guess: the hand that a Master Merchant sees; the resource that is offered
/// by a Commercial Harbour, and a commodity of the partner who is asked for one.
pub fn prove(view: &View, seat: Seat, hand: &mut Cards, pool: &mut Cards, rng: &mut impl Rng) {
    let AnyFrame::Module(modules::Frame::CitiesAndKnights(question)) = view.public.frames.top() else { return };
    let missing = match question {
        Frame::Master(victim, _) if victim == seat => {
            let seen = view.sights.cities_and_knights.and_then(|sight| sight.hand_seen);
            hand.shortfall(seen.unwrap_or(Cards::NONE))
        }
        Frame::Exchange(_, resource) if seat == view.public.turn => hand.shortfall(Cards::one(resource)),
        Frame::Exchange(partner, _) if seat == partner && hand.among(GoodSet::COMMODITIES).is_empty() => {
            guess::draw(&mut pool.among(GoodSet::COMMODITIES), rng)
        }
        _ => Cards::NONE,
    };
    *pool -= missing;
    *hand += missing;
}

/// The cards that lie open for good.
pub fn open_cards(public: &Public) -> Bag<Card> {
    let points = [(public.printer, Card::Printer), (public.constitution, Card::Constitution)];
    points.into_iter().filter(|(owner, _)| owner.is_some()).map(|(_, card)| card).collect()
}

/// Deals anew what the observer does not know: hands and returned cards; what is left is the first shuffle.
pub fn guess(view: &View, state: &mut State, rng: &mut impl Rng) {
    let Some(sight) = &view.sights.cities_and_knights else { return };
    let cards = CardSight {
        seat: view.seat,
        hand: view.seat.map_or(Hand::default(), |seat| sight.hands[seat.index()]),
        backs: sight.held,
        stacks: sight.returned,
        knowledge: sight.knowledge,
    };
    // Points are in no hand and come back under no deck: those that are not open are left of the first shuffle.
    let points = Card::all().filter(|card| card.is_point()).collect();
    let cards = cards.guess(&Deck, &points, rng);
    let mut fresh = Hidden::full().fresh;
    fresh.remove_all(open_cards(&state.public.modules.cities_and_knights));
    let seen = cards.hands.iter().flat_map(Hand::as_slice).chain(cards.stacks.iter().flat_map(Pile::as_slice));
    seen.for_each(|&card| {
        fresh.remove(card);
    });
    let received = sight.received.or_else(|| guess_received(state, &cards, rng));
    state.hidden.cities_and_knights = Hidden { cards, fresh, received };
}

/// To others any card of the deck that the player on turn holds may be the one just received (`CK-313`).
fn guess_received(state: &State, cards: &AllCards, rng: &mut impl Rng) -> Option<Card> {
    let AnyFrame::Module(modules::Frame::CitiesAndKnights(Frame::Fresh(track))) = state.public.frames.last() else {
        return None;
    };
    let held = cards.hands[state.public.turn.index()];
    held.as_slice().iter().copied().filter(|card| card.track() == track).choose(rng)
}

/// The event as the observer may know it.
pub fn redacted(event: Event, observer: Observer) -> Event {
    let is_one_of = |one: Seat, other: Seat| observer.is(one) || observer.is(other);
    match event {
        Event::Drew(seat, track, _) if !observer.is(seat) => Event::Drew(seat, track, None),
        Event::Dropped(seat, track, _) if !observer.is(seat) => Event::Dropped(seat, track, None),
        Event::TookCard { taker, victim, track, .. } if !is_one_of(taker, victim) => {
            Event::TookCard { taker, victim, track, card: None }
        }
        Event::SawHand { seer, whose, .. } if !is_one_of(seer, whose) => Event::SawHand { seer, whose, hand: None },
        Event::Gave { giver, receiver, count, .. } if !is_one_of(giver, receiver) => {
            Event::Gave { giver, receiver, count, cards: None }
        }
        other => other,
    }
}
