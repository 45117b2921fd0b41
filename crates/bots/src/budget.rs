//! How much a bot may think.

use std::time::{Duration, Instant};

/// How much a bot may think about one move. A bot always answers, with the best it has found when the budget is used up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Budget {
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Time to spend.
    pub time: Option<Duration>,
}

impl Budget {
    /// Begins to use the budget up.
    pub fn start(self) -> Spending {
        Spending {
            nodes_left: self.nodes.unwrap_or(u64::MAX),
            deadline: self.time.and_then(|time| Instant::now().checked_add(time)),
        }
    }
}

/// A budget being used up.
#[derive(Clone, Copy, Debug)]
pub struct Spending {
    nodes_left: u64,
    deadline: Option<Instant>,
}

impl Spending {
    /// Takes one position off; false when nothing is left.
    pub fn take(&mut self) -> bool {
        let is_in_time = self.deadline.is_none_or(|deadline| Instant::now() < deadline);
        let may = self.nodes_left > 0 && is_in_time;
        self.nodes_left = self.nodes_left.saturating_sub(1);
        may
    }
}
