//! How much a bot may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much a bot may think about one move. A bot always answers, with the best it has found when the budget is used up.
#[derive(Clone, Default, Debug)]
pub struct Budget {
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Time to spend.
    pub time: Option<Duration>,
    /// Ends the thought before the rest is used up, when nobody waits for it any more.
    pub stop: Option<Stop>,
}

/// A word that ends a thought from outside. Whoever keeps a copy can say it, on any thread.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the thought. What the bot answers then is the best it has found so far.
    pub fn say(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the thought was ended.
    pub fn was_said(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Budget {
    /// Begins to use the budget up.
    pub fn start(&self) -> Spending {
        Spending {
            nodes_left: self.nodes.unwrap_or(u64::MAX),
            deadline: self.time.and_then(|time| Instant::now().checked_add(time)),
            stop: self.stop.clone(),
        }
    }
}

/// A budget being used up.
#[derive(Clone, Debug)]
pub struct Spending {
    nodes_left: u64,
    deadline: Option<Instant>,
    stop: Option<Stop>,
}

impl Spending {
    /// Takes one position off; false when nothing is left.
    pub fn take(&mut self) -> bool {
        let is_in_time = self.deadline.is_none_or(|deadline| Instant::now() < deadline);
        let is_stopped = self.stop.as_ref().is_some_and(Stop::was_said);
        let may = self.nodes_left > 0 && is_in_time && !is_stopped;
        self.nodes_left = self.nodes_left.saturating_sub(1);
        may
    }
}
