//! What is always true of Barbarian Attack.

use steading_game::{Seat, SeatSet};

use super::battle::Battle;
use super::board::{SIDES, coast_of, first_barbarians};
use super::cards::{Card, DECK};
use super::coast::{OVERRUN, STOCK, held, supply};
use super::knights::{self, KNIGHTS};
use super::landing::NUMBERS_MAX;
use super::{Frame, Lots, Muster, Public, cards, lots, own, raid, treason};
use crate::Island;
use crate::frame::Frame as AnyFrame;
use crate::modules;
use crate::places::{EdgeSet, Hex};
use crate::rules::Module;
use crate::state::{SEATS, State, at};
use crate::text::words;

/// Checks the module's part of a position; the first thing that is wrong is told.
pub fn audit(game: &Island, state: &State) -> Result<(), String> {
    let public = &state.public.modules.barbarian_attack;
    barbarians(public)?;
    knights_stand(game, state, public)?;
    pile(public)?;
    if !state.public.has_begun() {
        let start = Public { barbarians: first_barbarians(game), ..Public::default() };
        ensure(*public == start, || "barbarians or knights before the first turn".into())?;
    }
    frames(game, state)
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

/// `BARB-017`, `BARB-040`: no more than there are, and three a hex.
fn barbarians(public: &Public) -> Result<(), String> {
    let prisoners: u32 = public.prisoners.iter().map(|&count| u32::from(count)).sum();
    let count = public.barbarians.total() + prisoners + u32::from(public.aside);
    ensure(count <= u32::from(STOCK), || format!("{count} barbarians, and there are {STOCK}"))?;
    ensure(public.barbarians.0.iter().all(|&count| count <= OVERRUN), || "more than three barbarians on a hex".into())
}

/// `BARB-016`, `BARB-076`: six knights each, one a path; what has moved has moved in this movement and is not at the castle.
fn knights_stand(game: &Island, state: &State, public: &Public) -> Result<(), String> {
    let mut taken: EdgeSet = public.foreign.into_iter().collect();
    for seat in (0..SEATS as u8).map(Seat) {
        let own = public.guards[at(seat)];
        let name = || words::seat_name(&game.options, seat);
        ensure(own.len() <= KNIGHTS.into(), || format!("{}: {} knights, and there are {KNIGHTS}", name(), own.len()))?;
        ensure(own.and(taken).is_empty(), || format!("{}: two knights on a path", name()))?;
        ensure(own.minus(game.topology.edges).is_empty(), || format!("{}: a knight on no path", name()))?;
        let has_any = !own.is_empty() || public.prisoners[at(seat)] > 0;
        ensure(game.seats.contains(seat) || !has_any, || format!("{}: knights or prisoners of nobody", name()))?;
        taken = taken.or(own);
    }
    let is_for_two = game.has(Module::TwoPlayers);
    let has_foreign = public.foreign.is_some();
    ensure(is_for_two || !(has_foreign || public.aside > 0), || "a foreign knight is for two players".into())?;
    ensure(has_foreign || public.aside == 0, || "prisoners of a foreign knight that never came".into())?;
    ensure(has_foreign || !public.foreign_sent, || "a foreign knight that is not there has moved".into())?;
    ensure(public.foreign.is_none_or(|path| game.topology.edges.contains(path)), || "a knight on no path".into())?;
    // A game that is over by its last turn has passed it on.
    let is_moving = state.public.frames.lowest() == AnyFrame::Pass;
    let has_moved = !public.sent.is_empty() || public.foreign_sent;
    ensure(is_moving || !has_moved, || "knights that have moved before the movement".into())?;
    let movers = public.guards[at(state.public.turn)].minus(SIDES.of_castle);
    ensure(public.sent.minus(movers).is_empty(), || "a knight has moved that could not have".into())?;
    let is_at_castle = public.foreign.is_some_and(|path| SIDES.of_castle.contains(path));
    ensure(!(public.foreign_sent && is_at_castle), || "the foreign knight has moved to the castle".into())
}

/// `BARB-061`, `BARB-062`: no more cards are discarded than there are.
fn pile(public: &Public) -> Result<(), String> {
    let is_small = |card: Card| public.discarded.count(card) <= DECK.count(card);
    ensure(Card::ALL.into_iter().all(is_small), || "more cards discarded than there are".into())
}

/// The module's frames lie where they belong, and ask what can be answered.
fn frames(game: &Island, state: &State) -> Result<(), String> {
    let all: Vec<AnyFrame> = state.public.frames.iter().collect();
    for (depth, &frame) in all.iter().enumerate() {
        let Some(frame) = own(frame) else { continue };
        let is_last = depth + 1 == all.len();
        let is_right = lies_right(game, state, frame, &all[..depth], &all[depth + 1..])
            && (!is_last || state.public.winner.is_some() || can_be_asked(game, state, frame));
        ensure(is_right, || {
            format!("no game comes to `{}` there", modules::Frame::BarbarianAttack(frame).write(game))
        })?;
    }
    Ok(())
}

/// Whether a game comes to this frame between those below and above.
fn lies_right(game: &Island, state: &State, frame: Frame, below: &[AnyFrame], above: &[AnyFrame]) -> bool {
    let is_in_turn = below == [AnyFrame::Turn] && state.public.has_rolled();
    let is_own = |frame: &AnyFrame| own(*frame).is_some();
    match frame {
        // With event cards and two players a number may still be to come.
        Frame::Raid => {
            let is_number = |frame: &AnyFrame| matches!(frame, AnyFrame::Module(_)) && !is_own(frame);
            let [AnyFrame::Turn, numbers @ ..] = below else { return false };
            let is_seven = state.public.dice[0] + state.public.dice[1] == 7;
            is_seven && numbers.iter().all(is_number) && matches!(above, [] | [AnyFrame::Discard])
        }
        Frame::Draw | Frame::Muster(_) | Frame::MusterForeign | Frame::Intrigue | Frame::Treason(_) => {
            is_in_turn && above.is_empty() && (frame != Frame::MusterForeign || game.has(Module::TwoPlayers))
        }
        // With two players a second landing or the neutral piece lies on top.
        Frame::Landing(numbers) => {
            let is_waiting = above.is_empty() || numbers.is_empty();
            let [AnyFrame::Turn, landings @ ..] = below else { return false };
            let is_second = *landings == [Frame::Landing(super::Numbers::NONE).into()];
            let is_for_two = game.has(Module::TwoPlayers);
            let is_below = landings.is_empty() || is_for_two && is_second && above.is_empty();
            let is_above = above.is_empty() || is_for_two && above.len() == 1;
            is_waiting && is_below && is_above && state.public.has_rolled() && numbers.len() < NUMBERS_MAX
        }
        Frame::March => {
            below == [AnyFrame::Pass] && above.is_empty() && !state.public.modules.barbarian_attack.foreign_sent
        }
        Frame::MarchForeign => {
            let public = &state.public.modules.barbarian_attack;
            let is_there = game.has(Module::TwoPlayers) && public.foreign.is_some() && !public.foreign_sent;
            below == [AnyFrame::Pass] && above.is_empty() && is_there
        }
        Frame::Expel(hex) => {
            let is_above =
                above.first() == Some(&AnyFrame::Effect) || (above.is_empty() && state.public.winner.is_some());
            below == [AnyFrame::Pass] && coast_of(hex).is_some_and(|coast| coast > 0) && is_above
        }
        Frame::Losses(hex) => {
            let is_above = above.is_empty() || matches!(above, [lots] if is_lots_of(*lots, hex));
            is_in_battle(state, below, hex) && is_above
        }
        Frame::Lots(lots) => {
            let losses = AnyFrame::from(Frame::Losses(lots.hex));
            let [below @ .., last] = below else { return false };
            *last == losses && is_in_battle(state, below, lots.hex) && above.is_empty()
        }
    }
}

fn is_lots_of(frame: AnyFrame, hex: Hex) -> bool {
    matches!(own(frame), Some(Frame::Lots(lots)) if lots.hex == hex)
}

/// Whether these frames lie below the battle for a hex: the pass, the rest of the coast, the effect.
fn is_in_battle(state: &State, below: &[AnyFrame], hex: Hex) -> bool {
    let Some(coast) = coast_of(hex) else { return false };
    let next = super::board::COAST.get(coast + 1).map(|&next| AnyFrame::from(Frame::Expel(next)));
    let expected = [Some(AnyFrame::Pass), next, Some(AnyFrame::Effect)];
    below.iter().copied().eq(expected.into_iter().flatten()) && state.public.has_rolled()
}

/// Whether the frame has something to ask or to draw; otherwise the engine would have gone on.
fn can_be_asked(game: &Island, state: &State, frame: Frame) -> bool {
    let (public, turn) = (&state.public, state.public.turn);
    let own = &public.modules.barbarian_attack;
    match frame {
        Frame::Raid => !raid::victims(game, state, turn).is_empty(),
        Frame::Draw => true,
        Frame::Muster(place) => {
            let needed = if place == Muster::Castle { 1 } else { 0 };
            knights::left(public, turn) > 0 && cards::sites(public, place).len() > needed
        }
        Frame::MusterForeign => own.foreign.is_none() && cards::free_sides(public).len() > 1,
        Frame::Intrigue => !held(public).is_empty(),
        Frame::Treason(None) => treason::is_possible(public),
        Frame::Treason(Some(first)) => {
            treason::moves(public, None).any(|turned| turned == first)
                && treason::moves(public, Some(first)).next().is_some()
        }
        Frame::Landing(_) => supply(own) > 0,
        // Whoever is asked has an answer; that is asked of every position.
        Frame::March | Frame::MarchForeign => knights::has_more(public, frame == Frame::MarchForeign),
        Frame::Expel(_) => false,
        Frame::Losses(hex) => own.barbarians.on(hex) == 0,
        Frame::Lots(lots) => are_due(game, own, lots),
    }
}

/// Whether these throws can be under way at their hex.
fn are_due(game: &Island, public: &Public, lots: Lots) -> bool {
    let Some(coast) = coast_of(lots.hex) else { return false };
    let battle = Battle::at(public, coast);
    let players = battle.participants();
    let (throwers, winners) = (lots.throwers(), lots.winners());
    let is_within = |seats: SeatSet| seats.minus(players).is_empty();
    let is_foreign_right = battle.foreign || !(lots.foreign_throws() || lots.foreign_won());
    let left = battle.prizes().saturating_sub(lots.winner_count());
    let count = throwers.len() as u8 + u8::from(lots.foreign_throws());
    lots::of(lots.hex, battle).is_some()
        && battle.is_won(game.options.strict_majority)
        && is_within(throwers)
        && is_within(winners)
        && throwers.and(winners).is_empty()
        && is_foreign_right
        && !(lots.foreign_throws() && lots.foreign_won())
        && left > 0
        && count > left
        && !lots.waiting().is_empty()
        && throwers.iter().all(|seat| matches!(lots.result(seat), 0 | 2..=12))
}
