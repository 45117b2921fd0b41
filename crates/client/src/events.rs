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
