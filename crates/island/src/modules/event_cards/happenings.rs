//! What the cards make happen (section 3.2): who is asked what, before the number of the card counts.
//!
//! An event pushes a question for everybody it asks, so that the player on turn answers first and the others follow clockwise
//! (`EVENT-013`). Whom it does not concern is not asked, and an event that concerns nobody does nothing (`EVENT-012`). Only those
//! who play are asked, given to or compared; neutral colours are not (`COMBO-033`).

use steading_game::{Journal, Seat, SeatSet};

use super::deck::{Card, Happening};
use super::{Event, Frame, roads};
use crate::Island;
use crate::base::robber;
use crate::base::turn::{self, Yields};
use crate::event::Event as AnyEvent;
use crate::hooks::{self, NumberOnCard};
use crate::rule;
use crate::state::State;

/// `EVENT-001`: a card is revealed in the place of a roll. Its event comes first, then its number (`EVENT-010`).
pub fn reveal(game: &Island, state: &mut State, card: Card, journal: &mut impl Journal<AnyEvent>) {
    journal.note(Event::Revealed(state.public.turn, card).into());
    state.public.modules.event_cards.revealed.put(card);
    state.public.dice = [card.face().number, 0];
    state.public.frames.replace(Frame::Produce(card).into());
    if let Some(happening) = card.face().happening {
        happen(game, state, happening, journal);
    }
}

/// `EVENT-010`, `EVENT-011`: the number counts as a total of the dice would; an epidemic lasts for this production (`EVENT-027`).
pub fn produce(game: &Island, state: &mut State, card: Card, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    let number = card.face().number;
    match hooks::number_on_card(game, number) {
        NumberOnCard::Counts => {}
        NumberOnCard::Void => return,
        NumberOnCard::Redrawn => return turn::draw_number(game, state, journal),
    }
    let yields = match card.face().happening {
        Some(Happening::Epidemic) => Yields::Epidemic,
        _ => Yields::Full,
    };
    turn::number_came(game, state, number, yields, journal);
}

fn happen(game: &Island, state: &mut State, happening: Happening, journal: &mut impl Journal<AnyEvent>) {
    match happening {
        // These are done by the number that follows.
        Happening::RobberAttack | Happening::Epidemic => {}
        Happening::Earthquake => {
            let asked = seats(game, |seat| !roads::undamaged(game, state, seat).is_empty());
            ask(game, state, asked, Frame::Damage);
        }
        Happening::GoodNeighbours => owe_gifts(game, state),
        Happening::Tournament => {
            let leaders = leaders(game, |seat| hooks::might(game, state, seat));
            ask(game, state, leaders, Frame::Receive);
        }
        Happening::CalmSea => {
            ask(game, state, leaders(game, |seat| harbour_buildings(game, state, seat)), Frame::Receive);
        }
        Happening::PlentifulYear => ask(game, state, game.seats, Frame::Receive),
        Happening::TradeAdvantage => {
            let holder = state.public.longest_road;
            ask_to_draw(game, state, holder, Frame::Advantage);
        }
        Happening::Conflict => {
            let strongest = strongest(game, state);
            ask_to_draw(game, state, strongest, Frame::Conflict);
        }
        Happening::RobberFlees => flee(game, state, journal),
        Happening::NeighbourlyHelp => {
            let asked = seats(game, |seat| may_help(game, state, seat));
            ask(game, state, asked, Frame::Help);
        }
    }
}

/// The players for whom something holds.
fn seats(game: &Island, holds: impl Fn(Seat) -> bool) -> SeatSet {
    game.seats.iter().filter(|&seat| holds(seat)).collect()
}

/// All who have the most of something, at least one (`EVENT-047`, `EVENT-057`).
fn leaders(game: &Island, count: impl Fn(Seat) -> u8) -> SeatSet {
    let most = game.seats.iter().map(&count).max().unwrap_or(0);
    seats(game, |seat| most > 0 && count(seat) == most)
}

/// `EVENT-013`: one question each, the player on turn first. What is pushed last is asked first.
fn ask(game: &Island, state: &mut State, asked: SeatSet, question: fn(Seat) -> Frame) {
    let players = game.seats.len() as u8;
    for place in (0..players).rev() {
        let seat = Seat((state.public.turn.0 + place) % players);
        if asked.contains(seat) {
            state.public.frames.push(question(seat).into());
        }
    }
}

/// `EVENT-042`: everybody with a card owes one, all at once.
fn owe_gifts(game: &Island, state: &mut State) {
    let givers = seats(game, |seat| !state.private[seat.index()].hand.is_empty());
    for seat in givers.iter() {
        state.public.owed[seat.index()] = 1;
    }
    if !givers.is_empty() {
        state.public.frames.push(Frame::Gifts.into());
    }
}

/// `EVENT-058`: settlements and cities at harbours that they can use, one each.
fn harbour_buildings(game: &Island, state: &State, seat: Seat) -> u8 {
    let open = state.public.buildings(seat).minus(hooks::closed_harbours(game, state, seat));
    open.iter().filter(|&vertex| game.harbour_at(vertex).is_some()).count() as u8
}

/// `EVENT-070`, `EVENT-071`: the holder of the Largest Army; without one the only player with the most knights.
pub fn strongest(game: &Island, state: &State) -> Option<Seat> {
    let leaders = leaders(game, |seat| hooks::might(game, state, seat));
    state.public.largest_army.or(leaders.lowest().filter(|_| leaders.len() == 1))
}

/// Asks a player to draw from somebody, if there is anybody with cards (`EVENT-078`).
fn ask_to_draw(game: &Island, state: &mut State, thief: Option<Seat>, question: fn(Seat) -> Frame) {
    if let Some(thief) = thief.filter(|&seat| game.seats.contains(seat))
        && !victims(game, state, thief).is_empty()
    {
        state.public.frames.push(question(thief).into());
    }
}

/// `EVENT-078`: whom the player can draw from. Friendly Robber protects nobody here (`EVENT-079`).
pub fn victims(game: &Island, state: &State, thief: Seat) -> SeatSet {
    seats(game, |seat| seat != thief && !state.private[seat.index()].hand.is_empty())
}

/// `EVENT-065`, `EVENT-066`: a leader in open points who has a card, while somebody has fewer points.
pub fn may_help(game: &Island, state: &State, seat: Seat) -> bool {
    let points = |seat: Seat| state.public.open_points[seat.index()];
    let is_leader = game.seats.iter().all(|other| points(other) <= points(seat));
    is_leader && !state.private[seat.index()].hand.is_empty() && !poorer(game, state, seat).is_empty()
}

/// `EVENT-065`: the players with fewer open points. Gifts change no points, so they are the same before the first gift and after.
pub fn poorer(game: &Island, state: &State, seat: Seat) -> SeatSet {
    let points = |seat: Seat| state.public.open_points[seat.index()];
    seats(game, |other| points(other) < points(seat))
}

/// `EVENT-062`, `COMBO-013`: the robber goes to its refuge; of several the player on turn chooses one (`COMBO-015`).
fn flee(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
    if robber::check_send_away(game, state, rule::EVENT_062).is_err() {
        return;
    }
    let refuges = robber::refuges(game);
    match refuges.iter().next() {
        Some(_) if refuges.len() > 1 => state.public.frames.push(Frame::Flee.into()),
        refuge => robber::send_away(state, refuge, journal),
    }
}
