//! What is always true of a position with event cards.

use steading_game::Seat;

use super::deck::{ABOVE_NEW_YEAR, Card, Happening};
use super::{Frame, happenings, roads};
use crate::Island;
use crate::base::{robber, seven};
use crate::cards::GoodSet;
use crate::frame::Frame as AnyFrame;
use crate::hooks::{self, NumberOnCard};
use crate::modules;
use crate::places::EdgeSet;
use crate::rule;
use crate::state::State;

/// The deck, the damaged roads and the questions fit the rest.
pub fn audit(game: &Island, state: &State) -> Result<(), String> {
    let events = &state.public.modules.event_cards;
    ensure(events.revealed.total() <= ABOVE_NEW_YEAR, || "more cards revealed than lie above New Year".into())?;
    for card in Card::all() {
        ensure(events.revealed.count(card) <= card.face().count, || format!("the card {card} too often"))?;
    }
    let roads = game.seats.iter().fold(EdgeSet::EMPTY, |roads, seat| roads.or(state.public.roads[seat.index()]));
    let may_be_damaged = events.damaged.iter().all(|edge| roads.minus(game.facts.bridge_sites).contains(edge));
    ensure(may_be_damaged, || "something damaged that is no road of a player".into())?;
    let is_fresh = events.damaged.is_empty() && events.revealed.total() == 0;
    ensure(state.public.has_begun() || is_fresh, || "event cards revealed or roads damaged before play began".into())?;
    let mut happening = None;
    let frames: Vec<AnyFrame> = state.public.frames.iter().collect();
    for (place, any_frame) in frames.iter().enumerate() {
        let AnyFrame::Module(modules::Frame::EventCards(frame)) = *any_frame else { continue };
        if let Frame::Produce(card) = frame {
            happening = card.face().happening;
        }
        let is_top = place + 1 == frames.len();
        let is_single = !frames[..place].contains(any_frame);
        let fits = is_single && fits_card(frame, happening) && fits_rest(game, state, frame, is_top);
        ensure(fits, || format!("`{}` does not fit the rest", modules::Frame::EventCards(frame).write(game)))?;
    }
    Ok(())
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

/// Whether the event asks this.
fn fits_card(frame: Frame, happening: Option<Happening>) -> bool {
    match frame {
        Frame::Reveal | Frame::Produce(_) => true,
        Frame::Damage(_) => happening == Some(Happening::Earthquake),
        Frame::Gifts => happening == Some(Happening::GoodNeighbours),
        Frame::Receive(_) => {
            matches!(happening, Some(Happening::Tournament | Happening::CalmSea | Happening::PlentifulYear))
        }
        Frame::Advantage(_) => happening == Some(Happening::TradeAdvantage),
        Frame::Conflict(_) => happening == Some(Happening::Conflict),
        Frame::Help(_) => happening == Some(Happening::NeighbourlyHelp),
        Frame::Flee => happening == Some(Happening::RobberFlees),
    }
}

/// Whether those who are asked have something to answer, and the card is the one of this turn.
fn fits_rest(game: &Island, state: &State, frame: Frame, is_top: bool) -> bool {
    let (public, events) = (&state.public, &state.public.modules.event_cards);
    let may_draw = |seat: Seat| is_top && !happenings::victims(game, state, seat).is_empty();
    match frame {
        Frame::Reveal => {
            // The first card of the turn, or one after another number or after a number that came to nothing.
            let is_again = hooks::number_on_card(game, public.dice[0]) == NumberOnCard::Redrawn;
            let is_due = !public.has_rolled() || game.facts.rolls_twice || is_again;
            is_top && !events.revealed.is_used_up() && is_due
        }
        Frame::Produce(card) => !is_top && public.dice == [card.face().number, 0] && events.revealed.count(card) > 0,
        Frame::Damage(seat) => game.seats.contains(seat) && !roads::undamaged(game, state, seat).is_empty(),
        Frame::Gifts => {
            let somebody_owes = !seven::debtors(game, state).is_empty();
            is_top && somebody_owes && game.seats.iter().all(|seat| owes_one_gift(state, seat))
        }
        Frame::Receive(seat) => {
            game.seats.contains(seat) && (!is_top || !public.bank.among(GoodSet::RESOURCES).is_empty())
        }
        Frame::Advantage(seat) => public.longest_road == Some(seat) && may_draw(seat),
        Frame::Conflict(seat) => happenings::strongest(game, state) == Some(seat) && may_draw(seat),
        Frame::Help(seat) => game.seats.contains(seat) && happenings::may_help(game, state, seat),
        Frame::Flee => {
            let may_flee = robber::check_send_away(game, state, rule::EVENT_062).is_ok();
            is_top && robber::refuges(game).len() > 1 && may_flee
        }
    }
}

/// Whether the seat owes one card or has chosen one, if it has any.
fn owes_one_gift(state: &State, seat: Seat) -> bool {
    let private = &state.private[seat.index()];
    let due = u16::from(!private.hand.is_empty());
    u16::from(state.public.owed[seat.index()]) + private.chosen.total() == due
}
