//! Which bots must think, and when.
//!
//! A bot waits a little before it moves, so that people can follow, and longer where people are asked at the same time, as with a trade
//! offer: they answer first. While a bot thinks, elsewhere and on a copy, the table goes on; what it chose is played only if the
//! position is still the same. A thought that nobody waits for any more, because the position is gone, the seat is a person's again or the
//! table is forgotten, is ended: the threads of bots are for those that are waited for.

use std::collections::BTreeMap;

use steading_protocol::table::{Number, SeatNumber};
use steading_registry::Stop;

use super::step::Time;

/// The bots of a table.
#[derive(Default, Debug)]
pub struct BotDesk {
    /// Bots that are thinking, each about the present position.
    thinking: BTreeMap<SeatNumber, Thinking>,
    /// Since when each seat has been waited for. What others do meanwhile does not make a bot wait longer, or somebody who changes
    /// an answer again and again could keep it silent for ever.
    since: BTreeMap<SeatNumber, Time>,
}

/// A thought that is waited for: about a position, and ended when it is dropped.
#[derive(Debug)]
struct Thinking {
    number: Number,
    stop: Stop,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.say();
    }
}

impl BotDesk {
    /// The position has changed, by a move of a seat or otherwise; what was thought about the last one is of no use.
    pub fn position_changed(&mut self, now: Time, waiting: &[SeatNumber], moved: Option<SeatNumber>) {
        self.thinking.clear();
        self.since.retain(|seat, _| waiting.contains(seat) && moved != Some(*seat));
        for &seat in waiting {
            self.since.entry(seat).or_insert(now);
        }
    }

    /// Another decides for a seat from now on.
    pub fn seat_changed(&mut self, now: Time, seat: SeatNumber) {
        self.thinking.remove(&seat);
        self.since.entry(seat).and_modify(|since| *since = now);
    }

    /// When a bot with this delay may begin to think about the position; `None` if it already does.
    pub fn due(&self, seat: SeatNumber, number: Number, delay: Time) -> Option<Time> {
        let since = self.since.get(&seat).copied().unwrap_or_default();
        (!self.thinks_about(seat, number)).then_some(since.saturating_add(delay))
    }

    /// The bot begins to think, until the word is said that comes back.
    pub fn begin(&mut self, seat: SeatNumber, number: Number) -> Stop {
        let stop = Stop::default();
        self.thinking.insert(seat, Thinking { number, stop: stop.clone() });
        stop
    }

    /// The bot has chosen; whether it thought about this position.
    pub fn end(&mut self, seat: SeatNumber, number: Number) -> bool {
        let is_expected = self.thinks_about(seat, number);
        if is_expected {
            self.thinking.remove(&seat);
        }
        is_expected
    }

    fn thinks_about(&self, seat: SeatNumber, number: Number) -> bool {
        self.thinking.get(&seat).is_some_and(|thinking| thinking.number == number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_do_does_not_make_a_bot_wait_longer() {
        let mut desk = BotDesk::default();
        desk.position_changed(100, &[1, 2], Some(0));
        desk.position_changed(300, &[1, 2], Some(3));
        assert_eq!([1, 2].map(|seat| desk.due(seat, 7, 50)), [Some(150), Some(150)]);
        desk.position_changed(400, &[1, 2], Some(1));
        assert_eq!([1, 2].map(|seat| desk.due(seat, 8, 50)), [Some(450), Some(150)], "its own move does");
        desk.position_changed(500, &[1], Some(2));
        desk.position_changed(600, &[1, 2], Some(0));
        assert_eq!(desk.due(2, 10, 50), Some(650), "so does a new question");
    }

    #[test]
    fn a_stand_in_takes_its_time() {
        let mut desk = BotDesk::default();
        desk.position_changed(100, &[1, 2], None);
        desk.seat_changed(900, 2);
        desk.seat_changed(900, 3);
        assert_eq!([1, 2].map(|seat| desk.due(seat, 1, 50)), [Some(150), Some(950)]);
        desk.position_changed(1000, &[3], None);
        assert_eq!(desk.due(3, 2, 50), Some(1050));
    }

    #[test]
    fn a_bot_thinks_about_a_position_once() {
        let mut desk = BotDesk::default();
        desk.position_changed(100, &[1], None);
        desk.begin(1, 5);
        assert_eq!(desk.due(1, 5, 50), None);
        assert_eq!(desk.due(1, 6, 50), Some(150), "the position has changed since");
        assert!(!desk.end(1, 4));
        assert!(desk.end(1, 5));
    }

    #[test]
    fn a_thought_ends_when_nobody_waits_for_it() {
        let mut desk = BotDesk::default();
        let begin = |desk: &mut BotDesk, number| [1, 2].map(|seat| desk.begin(seat, number));
        let heard = |thoughts: &[Stop; 2]| thoughts.each_ref().map(Stop::was_said);
        let overtaken = begin(&mut desk, 5);
        assert_eq!(heard(&overtaken), [false, false]);
        desk.position_changed(100, &[1, 2], Some(0));
        assert_eq!(heard(&overtaken), [true, true], "the position is gone");
        let changed = begin(&mut desk, 6);
        assert!(!desk.end(1, 5), "the answer of a thought that was ended counts for nothing");
        desk.seat_changed(200, 2);
        assert_eq!(heard(&changed), [false, true], "another decides for the seat");
        drop(desk);
        assert_eq!(heard(&changed), [true, true], "the table is forgotten");
    }
}
