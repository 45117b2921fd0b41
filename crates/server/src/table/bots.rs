//! Which bots must think, and when.
//!
//! A bot waits a little before it moves, so that people can follow, and longer where people are asked at the same time, as with a trade
//! offer: they answer first. While a bot thinks, elsewhere and on a copy, the table goes on; what it chose is played only if the
//! position is still the same.

use std::collections::BTreeMap;

use steading_protocol::table::{Number, SeatNumber};

use super::step::Time;

/// The bots of a table.
#[derive(Default, Debug)]
pub struct BotDesk {
    /// Bots that are thinking, and about which position.
    thinking: BTreeMap<SeatNumber, Number>,
    /// When the present position came up.
    since: Time,
}

impl BotDesk {
    /// The position has changed.
    pub fn position_changed(&mut self, now: Time) {
        self.since = now;
    }

    /// When a bot with this delay may begin to think about the position; `None` if it already does.
    pub fn due(&self, seat: SeatNumber, number: Number, delay: Time) -> Option<Time> {
        (self.thinking.get(&seat) != Some(&number)).then_some(self.since + delay)
    }

    /// The bot begins to think.
    pub fn begin(&mut self, seat: SeatNumber, number: Number) {
        self.thinking.insert(seat, number);
    }

    /// The bot has chosen; whether it thought about this position.
    pub fn end(&mut self, seat: SeatNumber, number: Number) -> bool {
        let is_expected = self.thinking.get(&seat) == Some(&number);
        if is_expected {
            self.thinking.remove(&seat);
        }
        is_expected
    }
}
