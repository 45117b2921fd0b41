//! What is done for a player who lets the time pass (`EVENT-082` to `EVENT-089`).

use steading_game::Seat;

use super::{Action, Frame, happenings, roads};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::robber;
use crate::cards::GoodSet;
use crate::places::Edge;
use crate::state::{State, at};
use crate::timeout::{burden, clockwise, least_held, most_held, prey};

/// The default of a seat that is asked.
pub fn default_answer(game: &Island, state: &State, seat: Seat, question: Frame) -> Option<AnyAction> {
    let answer = match question {
        Frame::Damage(_) => damage(game, state, seat),
        // `EVENT-083`: what is missed least.
        Frame::Gifts => most_held(state.private[at(seat)].hand).map(Action::GiveLeft),
        // `EVENT-084`: what is needed most.
        Frame::Receive(_) => {
            let there = state.public.bank.among(GoodSet::RESOURCES);
            least_held(state.private[at(seat)].hand, there).map(Action::Receive)
        }
        // `EVENT-085`: what may be declined is declined.
        Frame::Advantage(_) => Some(Action::DrawFrom(None)),
        Frame::Conflict(_) => draw(game, state, seat),
        Frame::Help(_) => help(game, state, seat),
        Frame::Flee => flee(game, state, seat),
        Frame::Reveal | Frame::Produce(_) => None,
    };
    answer.map(AnyAction::from)
}

/// `EVENT-089`: a free road repairs the first damaged one.
pub fn repair(state: &State, seat: Seat) -> Option<AnyAction> {
    roads::damaged(state, seat).iter().next().map(|edge| Action::Repair(edge).into())
}

/// `EVENT-082`: the road that is needed least.
fn damage(game: &Island, state: &State, seat: Seat) -> Option<Action> {
    let whole = roads::undamaged(game, state, seat).iter();
    whole.min_by_key(|&edge| (sites_lost(game, state, seat, edge), edge)).map(Action::Damage)
}

/// `EVENT-036`, `EVENT-082`: the sites that only this one of the seat's whole roads reaches.
fn sites_lost(game: &Island, state: &State, seat: Seat, edge: Edge) -> u32 {
    let mut broken = state.clone();
    let damaged = &mut broken.public.modules.event_cards.damaged;
    *damaged = damaged.with(edge);
    let lost = roads::whole_reach(game, state, seat).minus(roads::whole_reach(game, &broken, seat));
    lost.minus(state.public.closed).len()
}

/// `EVENT-086`: as a thief would choose.
fn draw(game: &Island, state: &State, seat: Seat) -> Option<Action> {
    let victims = happenings::victims(game, state, seat);
    let victim = victims.iter().min_by_key(|&victim| prey(game, state, seat, victim));
    victim.map(|victim| Action::DrawFrom(Some(victim)))
}

/// `EVENT-087`: what is missed least goes to the player who is furthest behind.
fn help(game: &Island, state: &State, seat: Seat) -> Option<Action> {
    let points = |receiver: Seat| state.public.open_points[at(receiver)];
    let poorer = happenings::poorer(game, state, seat);
    let receiver = poorer.iter().min_by_key(|&other| (points(other), clockwise(game, seat, other)))?;
    most_held(state.private[at(seat)].hand).map(|card| Action::Help(receiver, card))
}

/// `EVENT-088`: the robber flees to where it hurts the player least.
fn flee(game: &Island, state: &State, seat: Seat) -> Option<Action> {
    robber::refuges(game).iter().min_by_key(|&hex| burden(game, state, seat, hex)).map(Action::Flee)
}
