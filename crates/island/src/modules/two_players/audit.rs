//! What is always true of two players.

use steading_game::Seat;

use crate::Island;
use crate::cards::Cards;
use crate::frame::Frame as AnyFrame;
use crate::hooks::{self, NumberOnCard};
use crate::modules::{self, event_cards};
use crate::state::{Private, State};
use crate::text::words;

use super::tokens::{self, FORCED_CARDS, TOKENS};
use super::{Frame, opponent, own};

/// Checks the module's part of a position; the first thing that is wrong is told.
pub fn audit(game: &Island, state: &State) -> Result<(), String> {
    tokens_add_up(game, state)?;
    state.public.neutral.iter().try_for_each(|colour| is_bare(game, state, colour))?;
    forced_trade(game, state)?;
    frames(game, state)
}

fn name(game: &Island, seat: Seat) -> &'static str {
    words::seat_name(&game.options, seat)
}

fn write(game: &Island, frame: Frame) -> String {
    modules::Frame::TwoPlayers(frame).write(game)
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

/// `TWO-038`, `TWO-050`: no more tokens than there are, and none in Fishermen.
fn tokens_add_up(game: &Island, state: &State) -> Result<(), String> {
    let two = &state.public.modules.two_players;
    let held: u32 = two.tokens.iter().map(|&held| u32::from(held)).sum();
    ensure(held <= u32::from(TOKENS), || format!("{held} trade tokens, and there are {TOKENS}"))?;
    ensure(tokens::are_used(game) || (held == 0 && !two.has_acted && !two.has_retired), || {
        "trade tokens where they are not used".into()
    })
}

/// `TWO-014`, `TWO-015`, `TWO-048`: a neutral colour has settlements and roads, and nothing else.
fn is_bare(game: &Island, state: &State, colour: Seat) -> Result<(), String> {
    let (public, index) = (&state.public, colour.index());
    let private = &state.private[index];
    ensure(*private == Private::default(), || format!("{}: a neutral colour that holds cards", name(game, colour)))?;
    let has_more = !public.cities[index].is_empty() || public.knights[index] > 0 || public.owed[index] > 0;
    ensure(!has_more && public.largest_army != Some(colour), || {
        format!("{}: a neutral colour that has more than pieces", name(game, colour))
    })?;
    ensure(![public.turn, public.first].contains(&colour) && public.winner != Some(colour), || {
        format!("{}: a neutral colour that plays", name(game, colour))
    })
}

/// What is remembered during a forced trade is what was held before it, and nothing is remembered otherwise.
fn forced_trade(game: &Island, state: &State) -> Result<(), String> {
    let (thief, victim) = (state.public.turn, opponent(state.public.turn));
    let held = |seat: Seat| state.private[seat.index()].modules.two_players.held;
    ensure(held(victim) == Cards::NONE, || format!("{}: remembers cards for a forced trade", name(game, victim)))?;
    let Some(drawn) = tokens::drawn_so_far(&state.public) else {
        return ensure(held(thief) == Cards::NONE, || {
            format!("{}: remembers cards without a forced trade", name(game, thief))
        });
    };
    let hand = state.private[thief.index()].hand;
    let fits = hand.covers(held(thief)) && hand.total() == held(thief).total() + u16::from(drawn);
    ensure(fits && held(thief).total() >= FORCED_CARDS.into(), || {
        format!("{}: {drawn} drawn, and held {hand}", name(game, thief))
    })?;
    let is_asked = own(state.public.frames.last()).is_some();
    let has_all = drawn == FORCED_CARDS || drawn > 0 && state.private[victim.index()].hand.is_empty();
    ensure(drawn <= FORCED_CARDS && (!is_asked || has_all), || format!("{drawn} cards drawn in a forced trade"))?;
    ensure(state.public.modules.two_players.has_acted, || "a forced trade that was not paid for".into())
}

/// The module's frames lie where they belong: numbers below the dice of the turn, questions on top.
fn frames(game: &Island, state: &State) -> Result<(), String> {
    let public = &state.public;
    let frames: Vec<AnyFrame> = public.frames.iter().collect();
    let ours: Vec<(usize, Frame)> =
        frames.iter().enumerate().filter_map(|(depth, &frame)| own(frame).map(|own| (depth, own))).collect();
    ensure(ours.len() <= 1, || "several questions of two players at once".into())?;
    let last = public.frames.last();
    let is_drawing = last == AnyFrame::Dice || last == event_cards::Frame::Reveal.into();
    let Some(&(depth, frame)) = ours.first() else {
        return ensure(!is_drawing, || "only one number a turn".into());
    };
    let below = &frames[..depth];
    // A card whose number came to nothing still lies there when the next one is revealed (`TRADE-COMBO-12`).
    let is_again = is_drawing && hooks::number_on_card(game, public.dice[0]) == NumberOnCard::Redrawn;
    let is_right = match frame {
        Frame::SecondNumber => below == [AnyFrame::Turn] && (is_again || is_drawing != public.has_rolled()),
        Frame::FirstNumber(number) => {
            let shown = public.dice[0] + public.dice[1];
            let is_first_shown = !is_drawing || is_again || number == shown;
            below == [AnyFrame::Turn] && public.has_rolled() && (2..=12).contains(&number) && is_first_shown
        }
        // A free road may come after the turn has ended (`TRADE-107`).
        Frame::NeutralRoad => matches!(below.first(), Some(AnyFrame::Turn | AnyFrame::Pass)),
        // What the player's own settlement brings may wait for the neutral one (`BARB-COMBO-06`).
        Frame::NeutralSettlement => {
            matches!(below, [AnyFrame::Turn] | [AnyFrame::Turn, AnyFrame::Module(modules::Frame::BarbarianAttack(_))])
        }
        Frame::ForcedTrade(_) => below == [AnyFrame::Turn],
    };
    ensure(is_right, || format!("no game of two players comes to `{}` there", write(game, frame)))?;
    let is_on_top = depth + 1 == frames.len();
    let is_step = matches!(frame, Frame::SecondNumber | Frame::FirstNumber(_));
    ensure(public.winner.is_some() || is_step != is_on_top || matches!(frame, Frame::ForcedTrade(_)), || {
        format!("`{}` does not lie there", write(game, frame))
    })
}
