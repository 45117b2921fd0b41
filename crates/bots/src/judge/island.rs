//! What positions and moves of the island are worth.
//!
//! The measure is a thousandth of a point. A seat is worth its points, what its land brings, what its hand will soon buy, its cards, and
//! how near it is to the awards; what the others have counts against it, most of all what the leader has. Nothing hidden is looked at:
//! what is judged of the others is what everybody sees, so that a guess is as good as any other.
//!
//! * [`land`]: pips, incomes, what a place would bring. [`plans`]: what can be bought, and when.
//! * [`awards`]: the races for the Longest Road and the Largest Army. [`others`]: how much the others are to be feared.
//! * [`dealings`]: offers, answers and the bank. [`modules`]: what modules add.

mod awards;
mod dealings;
mod land;
mod modules;
mod others;
mod plans;

use rand::Rng;
use steading_game::{Game, Seat};
use steading_island::Island;
use steading_island::action::Action;
use steading_island::base::{seven, victory};
use steading_island::cards::DevCard;
use steading_island::frame::Frame;
use steading_island::hooks;
use steading_island::rules::Deck;
use steading_island::state::{State, at};

use self::land::Land;
use self::plans::Means;
use super::{Judge, NEVER};

/// The measure of all: what a point is worth.
const POINT: f32 = 1000.0;

/// A game won or lost.
const WON: i32 = 10_000_000;

/// A card in the hand, whatever it is.
const CARD: f32 = 20.0;

/// A card that may be lost on a seven, how likely that is included.
const CARD_AT_RISK: f32 = 40.0;

/// A card stolen from somebody, before one knows which.
const LOOT: f32 = 90.0;

/// A free road that is still to be laid.
const FREE_ROAD: f32 = 60.0;

/// Moving the robber where it hurts somebody else.
const ROBBER_MOVE: f32 = 120.0;

impl Judge for Island {
    fn worth(&self, state: &State, seat: Seat) -> i32 {
        if let Some(winner) = state.public.winner {
            return if winner == seat { WON } else { -WON };
        }
        let land = Land::of(self, state, is_about_to_move_robber(state, seat));
        (estate(self, state, &land, seat) - others::menace(self, state, &land, seat)) as i32
    }

    fn inclination(&self, state: &State, seat: Seat, action: Action) -> i32 {
        match action {
            Action::ClaimVictory => WON,
            Action::Offer { .. } | Action::Accept(_) | Action::TradeWith(_) => {
                dealings::inclination(self, state, seat, action)
            }
            // What is offered stays open until the turn ends: whoever takes it back could offer it again for ever.
            Action::Withdraw => NEVER,
            Action::Module(action) => modules::inclination(self, state, seat, action),
            _ => 0,
        }
    }

    /// Chance is left alone: what a pending draw is worth on average is part of the worth.
    fn imagine(&self, state: &mut State, seat: Seat, action: Action, _: &mut impl Rng) {
        match action {
            Action::Offer { .. } | Action::Accept(_) => dealings::imagine(self, state, seat, action),
            Action::Module(module) if modules::imagine(self, state, seat, module) => {}
            _ => self.apply(state, seat, action, &mut ()),
        }
    }
}

/// What is the seat's own.
fn estate(game: &Island, state: &State, land: &Land, seat: Seat) -> f32 {
    let points = f32::from(victory::total(state, seat));
    let means = Means::of(game, state, land, seat);
    points * POINT
        + land.appeal(game, state, seat)
        + plans::worth(game, state, land, &means, seat)
        + hand(game, state, seat)
        + cards(state, seat)
        + awards::worth(game, state, seat)
        + pending(game, state, seat)
        + modules::worth(game, state, seat)
}

/// How far the game has come for a seat, from 1 at its start to almost nothing at its end: what brings cards later is worth less and
/// less.
fn time_left(game: &Island, state: &State, seat: Seat) -> f32 {
    let target = f32::from(victory::target(game, state, seat));
    let points = f32::from(victory::total(state, seat));
    ((target - points + 1.0) / target).clamp(0.1, 1.0)
}

/// The cards as such, and the fear of a seven. Cards set aside for a discard or a gift are gone.
fn hand(game: &Island, state: &State, seat: Seat) -> f32 {
    let private = &state.private[at(seat)];
    let total = private.hand.total() - private.chosen.total();
    let at_risk = seven::discard_count(total, hooks::discard_limit(game, state, seat));
    f32::from(total) * CARD - f32::from(at_risk) * CARD_AT_RISK
}

/// Progress cards kept for a good moment. Points are counted as points, and knights with the army.
fn cards(state: &State, seat: Seat) -> f32 {
    const KEPT: [(DevCard, f32); 3] =
        [(DevCard::RoadBuilding, 250.0), (DevCard::YearOfPlenty, 260.0), (DevCard::Monopoly, 300.0)];
    let held = state.private[at(seat)].cards;
    KEPT.iter().map(|&(card, worth)| f32::from(held.count(card)) * worth).sum()
}

/// Whether the seat moves the robber next, so that what it blocks for the seat is as good as free.
fn is_about_to_move_robber(state: &State, seat: Seat) -> bool {
    state.public.turn == seat && state.public.frames.top() == Frame::MoveRobber
}

/// What the frame on top will bring the seat.
fn pending(game: &Island, state: &State, seat: Seat) -> f32 {
    let is_on_turn = state.public.turn == seat;
    match state.public.frames.top() {
        Frame::Steal(thief, victim) if thief == seat => LOOT * (1.0 + others::fear(game, state, victim)),
        Frame::MoveRobber if is_on_turn => ROBBER_MOVE,
        Frame::Rob if is_on_turn => LOOT,
        Frame::DrawCard if is_on_turn => plans::card_gain(game, state, seat),
        frame if is_on_turn && game.rules.deck == Deck::AtOnce(frame) => plans::card_gain(game, state, seat),
        Frame::FreeRoads(count) if is_on_turn => f32::from(count) * FREE_ROAD,
        _ => 0.0,
    }
}
