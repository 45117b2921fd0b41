//! What each connection is shown of a game.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use steading_game::{Next, Observer, Seat};
use steading_protocol::socket::{EventInfo, Look, Update, Waiting};
use steading_protocol::table::{Number, SeatNumber};

use super::play::Play;
use super::step::Time;

/// The position as a guest sees it who knows the position `since`: with the eyes of each of their seats, or of a spectator.
pub fn update(play: &Play, seats: &[SeatNumber], since: Option<Number>, now: Time) -> Update {
    Looks::new(play, since, now).update(seats)
}

/// Looks of one position, each made once however many people share it.
pub struct Looks<'a> {
    play: &'a Play,
    since: Number,
    events_from: u32,
    now: Time,
    made: BTreeMap<Option<SeatNumber>, Look>,
}

impl<'a> Looks<'a> {
    /// Looks at the present position, for people who know the position `since`.
    pub fn new(play: &'a Play, since: Option<Number>, now: Time) -> Looks<'a> {
        let (since, events_from) = play.news_since(since);
        Looks { play, since, events_from, now, made: BTreeMap::new() }
    }

    /// What a guest with these seats is shown.
    pub fn update(&mut self, seats: &[SeatNumber]) -> Update {
        let observers: Vec<Option<SeatNumber>> =
            if seats.is_empty() { vec![None] } else { seats.iter().copied().map(Some).collect() };
        let (play, events_from) = (self.play, self.events_from);
        Update {
            number: play.number(),
            since: self.since,
            events_from,
            waiting: waiting(play),
            clocks: play.clocks.info(self.now),
            looks: observers
                .into_iter()
                .map(|seat| self.made.entry(seat).or_insert_with(|| look(play, seat, events_from)).clone())
                .collect(),
        }
    }
}

fn waiting(play: &Play) -> Waiting {
    match play.table.next() {
        Next::Over => Waiting::Over { winner: play.table.winner().map(|seat| seat.0), points: play.table.standing() },
        Next::Seats(_) | Next::Chance => Waiting::Seats(play.waiting()),
    }
}

fn look(play: &Play, seat: Option<SeatNumber>, events_from: u32) -> Look {
    let observer = seat.map_or(Observer::Public, |seat| Observer::Seat(Seat(seat)));
    let since = events_from.saturating_sub(play.events_before());
    let events = play.table.events(since as usize, Some(observer)).into_iter();
    Look {
        seat,
        events: events
            .map(|told| EventInfo {
                number: play.events_before() + told.number as u32,
                text: told.text,
                data: told.data,
            })
            .collect(),
        view: play.table.view_json(observer),
        actions: match seat {
            Some(seat) => play.table.actions_json(Seat(seat)),
            None => RawValue::from_string("[]".to_owned()).unwrap_or_else(|_| RawValue::NULL.to_owned()),
        },
        may_undo: seat.is_some() && play.table.undoable().map(|seat| seat.0) == seat,
    }
}
