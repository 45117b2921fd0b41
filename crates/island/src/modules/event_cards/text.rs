//! Event cards as text: `red damages road NE(0,0)`, `reveal 6 earthquake`, `damaged NE(0,0)`.

use steading_game::{Seat, Syntax};

use super::deck::{Card, Discards};
use super::{Action, Event, Frame, Outcome, roads};
use crate::Island;
use crate::places::Edge;
use crate::state::State;
use crate::text::draw::{self, Canvas};
use crate::text::moves;
use crate::text::moves::Unknown;
use crate::text::words::{self, clip};

/// An action, without the seat.
pub fn write_action(game: &Island, action: Action) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match action {
        Action::Damage(edge) => format!("damages road {edge}"),
        Action::Repair(edge) => format!("repairs road {edge}"),
        Action::GiveLeft(card) => format!("gives left {card}"),
        Action::Receive(card) => format!("receives {card}"),
        Action::DrawFrom(victim) => format!("draws from {}", victim.map_or("nobody", name)),
        Action::Help(receiver, card) => format!("helps {} with {card}", name(receiver)),
        Action::Flee(hex) => format!("lets robber flee {hex}"),
    }
}

/// Reads an action.
pub fn parse_action(game: &Island, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
    let seat = |word| words::seat(&game.options, word);
    Some(match *words {
        ["damages", "road", place] => moves::edge(game, place, unknown).map(Action::Damage),
        ["repairs", "road", place] => moves::edge(game, place, unknown).map(Action::Repair),
        ["gives", "left", kind] => words::good(kind).map(Action::GiveLeft),
        ["receives", kind] => words::good(kind).map(Action::Receive),
        ["draws", "from", "nobody"] => Ok(Action::DrawFrom(None)),
        ["draws", "from", victim] => seat(victim).map(|victim| Action::DrawFrom(Some(victim))),
        ["helps", receiver, "with", kind] => {
            seat(receiver).and_then(|receiver| Ok(Action::Help(receiver, words::good(kind)?)))
        }
        ["lets", "robber", "flee", place] => moves::hex(game, place, unknown).map(Action::Flee),
        _ => return None,
    })
}

/// An outcome.
pub fn write_outcome(Outcome::Reveal(card): Outcome) -> String {
    format!("reveal {card}")
}

/// Reads an outcome.
pub fn parse_outcome(words: &[&str]) -> Option<Result<Outcome, Syntax>> {
    match words {
        ["reveal", card @ ..] => Some(parse_card(&card.join(" ")).map(Outcome::Reveal)),
        _ => None,
    }
}

fn parse_card(text: &str) -> Result<Card, Syntax> {
    text.parse().map_err(|problem: String| Syntax::new(problem))
}

/// An event as a log line.
pub fn write_event(game: &Island, event: Event) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match event {
        Event::NewYear => "new year: all event cards are shuffled".to_owned(),
        Event::Revealed(seat, card) => format!("{} reveals {card}", name(seat)),
        Event::Damaged(seat, edge) => format!("the road {edge} of {} is damaged", name(seat)),
        Event::Repaired(seat, edge) => format!("{} repairs the road {edge}", name(seat)),
        Event::Gave { giver, receiver, card: Some(card) } => {
            format!("{} gives 1 {card} to {}", name(giver), name(receiver))
        }
        Event::Gave { giver, receiver, card: None } => format!("{} gives a card to {}", name(giver), name(receiver)),
        Event::DrewNothing(seat) => format!("{} draws from nobody", name(seat)),
    }
}

/// A frame as it stands in positions.
pub fn write_frame(game: &Island, frame: Frame) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match frame {
        Frame::Reveal => "events reveal".to_owned(),
        Frame::Produce(card) => format!("events produce {card}"),
        Frame::Damage(seat) => format!("events damage {}", name(seat)),
        Frame::Gifts => "events gifts".to_owned(),
        Frame::Receive(seat) => format!("events receive {}", name(seat)),
        Frame::Advantage(seat) => format!("events advantage {}", name(seat)),
        Frame::Conflict(seat) => format!("events conflict {}", name(seat)),
        Frame::Help(seat) => format!("events help {}", name(seat)),
        Frame::Flee => "events flee".to_owned(),
    }
}

/// Reads a frame.
pub fn parse_frame(game: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
    let seat = |word: &str| words::seat(&game.options, word);
    let ["events", rest @ ..] = words else { return None };
    Some(match *rest {
        ["reveal"] => Ok(Frame::Reveal),
        ["produce", ref card @ ..] => parse_card(&card.join(" ")).map(Frame::Produce),
        ["damage", name] => seat(name).map(Frame::Damage),
        ["gifts"] => Ok(Frame::Gifts),
        ["receive", name] => seat(name).map(Frame::Receive),
        ["advantage", name] => seat(name).map(Frame::Advantage),
        ["conflict", name] => seat(name).map(Frame::Conflict),
        ["help", name] => seat(name).map(Frame::Help),
        ["flee"] => Ok(Frame::Flee),
        _ => Err(Syntax::new(format!("`{}` is no frame of the event cards", clip(&words.join(" "))))),
    })
}

/// The damaged roads of a seat.
pub fn write_seat(state: &State, seat: Seat, items: &mut Vec<String>) {
    let places: Vec<String> = roads::damaged(state, seat).iter().map(|edge| edge.to_string()).collect();
    if !places.is_empty() {
        items.push(format!("damaged {}", places.join(" ")));
    }
}

/// Reads damaged roads, which the seat's roads must name before.
pub fn parse_item(state: &mut State, seat: Seat, word: &str, places: &[&str]) -> Option<Result<(), Syntax>> {
    (word == "damaged").then(|| {
        places.iter().try_for_each(|place| {
            let edge: Option<Edge> = place.parse().ok();
            let own = edge.filter(|&edge| state.public.roads[seat.index()].contains(edge));
            let edge = own.ok_or_else(|| Syntax::new(format!("`{}` is no road of this seat", clip(place))))?;
            let events = &mut state.public.modules.event_cards;
            events.damaged = events.damaged.with(edge);
            Ok(())
        })
    })
}

/// The discard pile.
pub fn write_lines(state: &State, lines: &mut Vec<String>) {
    let cards: Vec<String> = state.public.modules.event_cards.revealed.iter().map(|card| card.to_string()).collect();
    if !cards.is_empty() {
        lines.push(format!("revealed {}", cards.join(", ")));
    }
}

/// Reads the discard pile.
pub fn parse_line(state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
    (word == "revealed").then(|| {
        let cards = rest.split(", ").map(parse_card).collect::<Result<Vec<Card>, _>>()?;
        state.public.modules.event_cards.revealed = Discards::from(cards);
        Ok(())
    })
}

/// Draws damaged roads in small letters.
pub fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
    for seat in game.seats.iter() {
        let (letter, ink) = draw::player(game, seat);
        for road in roads::damaged(state, seat).iter() {
            let (at, slope) = draw::side(game, road);
            canvas.write(at, &letter.to_ascii_lowercase().to_string().repeat(slope.len()), ink);
        }
    }
}
