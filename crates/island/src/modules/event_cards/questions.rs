//! What the events ask: who is asked, what may be answered, and what the answer does.

use steading_game::{Journal, RuleId, Seat, SeatSet};

use super::{Action, Event, Frame, happenings, roads};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::{maritime, robber, seven};
use crate::cards::{Cards, Good, GoodSet};
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{About, Code, Detail, Illegal, Owed, refuse};
use crate::modules;
use crate::places::Hex;
use crate::rule;
use crate::state::{SEATS, State};

/// The frame on top, if it is one of ours.
pub fn top(state: &State) -> Option<Frame> {
    match state.public.frames.top() {
        AnyFrame::Module(modules::Frame::EventCards(frame)) => Some(frame),
        _ => None,
    }
}

/// The seats that a question is put to; nobody if the frame is none.
pub fn asked(game: &Island, state: &State, frame: Frame) -> SeatSet {
    match frame {
        Frame::Reveal | Frame::Produce(_) => SeatSet::EMPTY,
        Frame::Gifts => seven::debtors(game, state),
        Frame::Flee => SeatSet::only(state.public.turn),
        Frame::Damage(seat)
        | Frame::Receive(seat)
        | Frame::Advantage(seat)
        | Frame::Conflict(seat)
        | Frame::Help(seat) => SeatSet::only(seat),
    }
}

/// What is owed, and by whom first.
pub fn owed(game: &Island, state: &State, frame: Frame) -> (Seat, Owed) {
    let seat = asked(game, state, frame).lowest().unwrap_or(state.public.turn);
    let owed = match frame {
        Frame::Reveal | Frame::Produce(_) => Owed::Chance,
        Frame::Damage(_) => Owed::Answer("road-damage"),
        Frame::Gifts => Owed::Answer("gift"),
        Frame::Receive(_) => Owed::Answer("bank-card"),
        Frame::Advantage(_) | Frame::Conflict(_) => Owed::Answer("card-draw"),
        Frame::Help(_) => Owed::Answer("neighbourly-help"),
        Frame::Flee => Owed::Answer("robber-flight"),
    };
    (seat, owed)
}

/// Whether the action is an answer to the question.
pub fn answers(action: Action, question: Frame) -> bool {
    matches!(
        (question, action),
        (Frame::Damage(_), Action::Damage(_))
            | (Frame::Gifts, Action::GiveLeft(_))
            | (Frame::Receive(_), Action::Receive(_))
            | (Frame::Advantage(_) | Frame::Conflict(_), Action::DrawFrom(_))
            | (Frame::Help(_), Action::Help(..))
            | (Frame::Flee, Action::Flee(_))
    )
}

/// Whether the question is put to the seat, and offers this answer.
pub fn check(game: &Island, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Some(question) = top(state).filter(|&frame| answers(action, frame)) else {
        return refuse(Code::NotAChoice, asking_rule(action), Detail::Unasked(question_of(action)));
    };
    if !asked(game, state, question).contains(seat) {
        let (debtor, owed) = owed(game, state, question);
        return refuse(Code::ActionPending, rule::BASE_069, Detail::Owes(debtor, owed));
    }
    match action {
        Action::Damage(edge) => roads::check_damage(game, state, seat, edge),
        Action::Repair(edge) => roads::check_repair(game, state, seat, edge),
        Action::GiveLeft(card) => check_held(state, seat, card, action),
        Action::Receive(card) => {
            maritime::check_resource(card, rule::EVENT_014)?;
            maritime::check_in_bank(state, card)
                .map_err(|illegal| Illegal::new(illegal.code, rule::EVENT_014, illegal.detail))
        }
        Action::DrawFrom(None) if matches!(question, Frame::Advantage(_)) => Ok(()),
        Action::DrawFrom(None) => refuse(Code::NotAChoice, rule::EVENT_070, Detail::Why("must-draw", About::Nothing)),
        Action::DrawFrom(Some(victim)) => {
            let victims = happenings::victims(game, state, seat);
            if victims.contains(victim) {
                return Ok(());
            }
            refuse(Code::NotAVictim, rule::EVENT_078, Detail::Victims(victims))
        }
        Action::Help(receiver, card) => {
            if !happenings::poorer(game, state, seat).contains(receiver) {
                return refuse(Code::NotAChoice, rule::EVENT_065, Detail::Why("not-poorer", About::Seat(receiver)));
            }
            check_held(state, seat, card, action)
        }
        Action::Flee(hex) => check_refuge(game, hex),
    }
}

/// The rule that asks for such an answer, to refuse it with when nothing is asked.
fn asking_rule(action: Action) -> RuleId {
    match action {
        Action::Damage(_) => rule::EVENT_030,
        Action::Repair(_) => rule::EVENT_033,
        Action::GiveLeft(_) => rule::EVENT_042,
        Action::Receive(_) => rule::EVENT_014,
        Action::DrawFrom(_) => rule::EVENT_078,
        Action::Help(..) => rule::EVENT_065,
        Action::Flee(_) => rule::EVENT_062,
    }
}

/// The question that the action would answer, by its word in the sentences.
fn question_of(action: Action) -> &'static str {
    match action {
        Action::Damage(_) | Action::Repair(_) => "road-damage",
        Action::GiveLeft(_) => "gift",
        Action::Receive(_) => "bank-card",
        Action::DrawFrom(_) => "card-draw",
        Action::Help(..) => "neighbourly-help",
        Action::Flee(_) => "robber-flight",
    }
}

/// Only a card that is held is given.
fn check_held(state: &State, seat: Seat, card: Good, action: Action) -> Result<(), Illegal> {
    if state.private[seat.index()].hand.has(card) {
        return Ok(());
    }
    refuse(Code::NotAChoice, asking_rule(action), Detail::Why("not-held", About::Good(card)))
}

/// `COMBO-015`: one of the robber's refuges.
fn check_refuge(game: &Island, hex: Hex) -> Result<(), Illegal> {
    if !game.topology.has_cell(hex) {
        return refuse(Code::UnknownPlace, rule::BASE_236, Detail::None);
    }
    if robber::refuges(game).contains(hex) {
        return Ok(());
    }
    refuse(Code::NotAChoice, rule::COMBO_015, Detail::Why("no-refuge", About::Hex(hex)))
}

/// Lists the seat's answers to the question.
pub fn list(game: &Island, state: &State, seat: Seat, question: Frame, out: &mut Vec<AnyAction>) {
    if !asked(game, state, question).contains(seat) {
        return;
    }
    let hand = state.private[seat.index()].hand;
    let mut offer = |action: Action| out.push(action.into());
    match question {
        Frame::Reveal | Frame::Produce(_) => {}
        Frame::Damage(_) => roads::undamaged(game, state, seat).iter().map(Action::Damage).for_each(offer),
        Frame::Gifts => hand.kinds().map(Action::GiveLeft).for_each(offer),
        Frame::Receive(_) => state.public.bank.among(GoodSet::RESOURCES).kinds().map(Action::Receive).for_each(offer),
        Frame::Advantage(_) | Frame::Conflict(_) => {
            happenings::victims(game, state, seat)
                .iter()
                .map(|victim| Action::DrawFrom(Some(victim)))
                .for_each(&mut offer);
            if matches!(question, Frame::Advantage(_)) {
                offer(Action::DrawFrom(None));
            }
        }
        Frame::Help(_) => {
            for receiver in happenings::poorer(game, state, seat).iter() {
                hand.kinds().map(|card| Action::Help(receiver, card)).for_each(&mut offer);
            }
        }
        Frame::Flee => robber::refuges(game).iter().map(Action::Flee).for_each(offer),
    }
}

/// `EVENT-042`, `EVENT-044`: the gift is sealed; when everybody has chosen, all gifts change hands together.
pub fn give_left(game: &Island, state: &mut State, seat: Seat, card: Good, journal: &mut impl Journal<AnyEvent>) {
    state.private[seat.index()].chosen = Cards::one(card);
    state.public.owed[seat.index()] = 0;
    if state.public.owed != [0; SEATS] {
        return;
    }
    state.public.frames.pop();
    for giver in game.seats.iter() {
        let gift = std::mem::take(&mut state.private[giver.index()].chosen);
        if let Some(card) = gift.kinds().next() {
            give(state, giver, left_of(game, giver), card, journal);
        }
    }
}

/// The next player in the order of turns.
pub fn left_of(game: &Island, seat: Seat) -> Seat {
    Seat((seat.0 + 1) % game.seats.len() as u8)
}

/// A card goes from hand to hand; only the two know which.
pub fn give(state: &mut State, giver: Seat, receiver: Seat, card: Good, journal: &mut impl Journal<AnyEvent>) {
    state.private[giver.index()].hand -= Cards::one(card);
    state.private[receiver.index()].hand += Cards::one(card);
    journal.note(Event::Gave { giver, receiver, card: Some(card) }.into());
}

/// `EVENT-014`: a card of choice from the bank.
pub fn receive(state: &mut State, seat: Seat, card: Good, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    state.public.bank -= Cards::one(card);
    state.private[seat.index()].hand += Cards::one(card);
    journal.note(AnyEvent::Gained(seat, Cards::one(card)));
}

/// `EVENT-078`: the victim is chosen; chance picks the card. Or nobody is (`EVENT-054`).
pub fn draw_from(state: &mut State, seat: Seat, victim: Option<Seat>, journal: &mut impl Journal<AnyEvent>) {
    match victim {
        Some(victim) => state.public.frames.replace(AnyFrame::Steal(seat, victim)),
        None => {
            state.public.frames.pop();
            journal.note(Event::DrewNothing(seat).into());
        }
    }
}
