//! What speaks for or against a move beside the position it leads to.

use steading_game::Seat;
use steading_rivals::Rivals;
use steading_rivals::action::Action;
use steading_rivals::building;
use steading_rivals::cards::Card;
use steading_rivals::frame::Frame;
use steading_rivals::hidden::other;
use steading_rivals::principality::STORE_MAX;
use steading_rivals::stacks::Stack;
use steading_rivals::state::State;

use super::{POINT, Side, WIN, cards, land};

/// More than any position differs from the next one: what is leaned to so much is done.
const DECIDED: i32 = WIN / 10;

/// Regions that are drawn in a guess can be as good as any that the Scout picks: that luck must not speak against him.
const SCOUT: i32 = POINT / 4;

/// What speaks for or against the action.
pub fn inclination(game: &Rivals, state: &State, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Brigitta(_, number) => brigitta(state, seat, number),
        Action::Reiner | Action::Defend => DECIDED,
        Action::End if state.public.points(seat) >= game.rules.goal => DECIDED,
        Action::Demolish(..) if !wants_room(game, state, seat) => -DECIDED,
        Action::Settle { scout: true, .. } => SCOUT,
        Action::Draw(stack) => unseen(&Side::new(game, state, seat), stack),
        Action::PutUnder(card, _) => match state.public.frames.top() {
            Frame::Fraternal(..) | Frame::FraternalSecond(..) => {
                cards::in_hand(&Side::new(game, state, other(seat)), card)
            }
            _ => 0,
        },
        _ => 0,
    }
}

/// Brigitta is played for a number that brings at least so much more than it brings the rival. The throw itself must not be weighed against
/// her: what one throw happens to bring says nothing.
fn brigitta(state: &State, seat: Seat, number: u8) -> i32 {
    let gain = 2 * harvest(state, seat, number) - harvest(state, other(seat), number);
    if gain >= BRIGITTA_MIN { DECIDED + gain } else { -DECIDED }
}

/// Two units more than nothing, or three against one.
const BRIGITTA_MIN: i32 = 3;

/// Units that find room when the number is thrown.
fn harvest(state: &State, seat: Seat, number: u8) -> i32 {
    let land = state.public.land(seat);
    let units = land.numbered(number).iter().map(|place| {
        let made = 1 + u8::from(land.boosted().contains(place));
        i32::from(made.min(STORE_MAX - land.units(place)))
    });
    units.sum()
}

/// A card is demolished only to make room for a point that can be paid for.
fn wants_room(game: &Rivals, state: &State, seat: Seat) -> bool {
    let side = Side::new(game, state, seat);
    let hand = state.hidden.hands[seat.index()].as_slice();
    let open = game.rules.face_up.filter(|_| state.public.face_up_left > 0);
    hand.iter().copied().chain(open).any(|card| lacks_only_room(&side, card))
}

fn lacks_only_room(side: &Side<'_>, card: Card) -> bool {
    let (all, in_cities) = land::free_places(side);
    let is_crowded = if card.data().is_red { in_cities == 0 && !side.land.cities.is_empty() } else { all == 0 };
    let is_wanted = is_crowded && cards::brings_point(side, card) && cards::reach(side, card) >= 50;
    let (price, saved) = building::price(side.land, card);
    is_wanted && price.beyond(side.land.stock()).total() <= saved
}

/// The top card of a stack is as unknown as the others: what the guess happens to lay there must not count.
fn unseen(side: &Side<'_>, stack: Stack) -> i32 {
    let pile = &side.state.hidden.stacks[stack.index()];
    let Some(top) = pile.from_top().next() else { return 0 };
    let sum: i32 = pile.as_slice().iter().map(|&card| cards::in_hand(side, card)).sum();
    sum / pile.len() as i32 - cards::in_hand(side, top)
}
