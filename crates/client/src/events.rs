//! What has happened at a table, put together from updates that may come twice, late or in another order.

use std::collections::VecDeque;

use steading_protocol::Number;
use steading_protocol::socket::EventInfo;

/// Updates that are remembered. One that comes later than so many others adds nothing.
const UPDATES_MAX: usize = 64;

/// The events that one seat, or a spectator, knows of.
///
/// An update of number *n* says: from event *f* on, what happened is this. So the truth about an event is what the latest of the updates
/// says whose *f* is not behind it. The last updates are remembered with their *f*, so that a late one only adds what no later one has said.
#[derive(Clone, Default, Debug)]
pub struct Events {
    events: Vec<EventInfo>,
    updates: VecDeque<(Number, u32)>,
}

impl Events {
    /// The events, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &EventInfo> {
        self.events.iter()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Takes an update in: in the position with this number, the events from `from` on are these.
    pub fn take(&mut self, number: Number, from: u32, events: &[EventInfo]) {
        let is_forgotten =
            self.updates.len() == UPDATES_MAX && self.updates.front().is_some_and(|&(at, _)| number < at);
        if is_forgotten {
            return;
        }
        // From here on, later updates have said something else.
        let end = self.updates.iter().filter(|&&(at, _)| at > number).map(|&(_, from)| from).min().unwrap_or(u32::MAX);
        self.events.retain(|event| !(from..end).contains(&event.number));
        for event in events.iter().filter(|event| (from..end).contains(&event.number)) {
            let place = self.events.partition_point(|known| known.number < event.number);
            self.events.insert(place, event.clone());
        }
        self.remember(number, from);
    }

    fn remember(&mut self, number: Number, from: u32) {
        let place = self.updates.partition_point(|&(at, _)| at < number);
        match self.updates.get_mut(place) {
            Some((at, lowest)) if *at == number => *lowest = from.min(*lowest),
            _ => self.updates.insert(place, (number, from)),
        }
        if self.updates.len() > UPDATES_MAX {
            self.updates.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::RawValue;

    use super::*;

    fn event(number: u32, text: &str) -> EventInfo {
        EventInfo { number, text: text.to_owned(), timed_out: Vec::new(), data: RawValue::NULL.to_owned() }
    }

    fn texts(events: &Events) -> Vec<&str> {
        events.iter().map(|event| event.text.as_str()).collect()
    }

    /// The update that said what event 0 is was forgotten, so nothing older than what is remembered may say something else.
    #[test]
    fn an_update_that_is_older_than_all_that_are_remembered_adds_nothing() {
        let mut events = Events::default();
        events.take(2, 0, &[event(0, "right")]);
        for number in (3..).take(UPDATES_MAX) {
            events.take(number, 10, &[]);
        }
        events.take(1, 0, &[event(0, "wrong"), event(1, "wrong")]);
        assert_eq!(texts(&events), ["right"]);
        assert_eq!((events.len(), events.is_empty()), (1, false));
    }

    #[test]
    fn the_oldest_that_is_remembered_may_come_again() {
        let mut events = Events::default();
        for number in (1..).take(UPDATES_MAX) {
            events.take(number, 10, &[]);
        }
        events.take(1, 0, &[event(0, "told late")]);
        assert_eq!(texts(&events), ["told late"]);
    }

    /// Two updates of the same position, of which one begins earlier: neither order loses what the earlier part said.
    #[test]
    fn of_two_updates_with_the_same_number_the_longer_counts() {
        let long = [event(3, "three"), event(5, "five")];
        for lengths in [[3, 5], [5, 3]] {
            let mut events = Events::default();
            for from in lengths {
                let told: Vec<_> = long.iter().filter(|event| event.number >= from).cloned().collect();
                events.take(7, from, &told);
            }
            events.take(6, 0, &[event(0, "zero"), event(3, "old"), event(4, "old")]);
            assert_eq!(texts(&events), ["zero", "three", "five"], "{lengths:?}");
        }
    }
}
