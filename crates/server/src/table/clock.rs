//! Whose time runs, and how much of it is left.
//!
//! A decision has its own time; when that is used up, the seat's reserve for the whole game is. Time runs only while somebody is at the
//! table. A decision begins when the game starts to wait for the seat, and anew after every move of that seat.

use steading_protocol::table::{ClockInfo, ClockPolicy, SeatNumber};

use super::step::Time;

/// The clocks of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Clocks {
    policy: ClockPolicy,
    /// Milliseconds of reserve left, by seat.
    reserves: Vec<u64>,
    /// The decisions that are waited for.
    decisions: Vec<Decision>,
    /// Since when time runs; it stands still while nobody is at the table.
    running_since: Option<Time>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Decision {
    seat: SeatNumber,
    /// Milliseconds spent up to `running_since`.
    spent: u64,
}

impl Clocks {
    /// Fresh clocks, standing still.
    pub fn new(policy: ClockPolicy, seats: usize) -> Clocks {
        let reserve = match policy {
            ClockPolicy::Off => 0,
            ClockPolicy::Decision { reserve, .. } => u64::from(reserve) * 1000,
        };
        Clocks { policy, reserves: vec![reserve; seats], decisions: Vec::new(), running_since: None }
    }

    /// The reserves, to be kept with the log; empty if there are no clocks.
    pub fn reserves(&self) -> &[u64] {
        if self.policy == ClockPolicy::Off { &[] } else { &self.reserves }
    }

    /// Sets the reserves that were kept.
    pub fn restore(&mut self, reserves: &[u64]) {
        for (reserve, kept) in self.reserves.iter_mut().zip(reserves) {
            *reserve = *kept;
        }
    }

    /// Lets the time run or stand still.
    pub fn set_running(&mut self, now: Time, is_running: bool) {
        self.bring_up_to(now);
        self.running_since = is_running.then_some(now);
    }

    /// Whom the game waits for now. `moved` is the seat that just acted: its decision begins anew. The time used beyond a decision is
    /// taken off the reserve.
    pub fn wait_for(&mut self, now: Time, seats: &[SeatNumber], moved: Option<SeatNumber>) {
        self.bring_up_to(now);
        let (decisions, limit) = (std::mem::take(&mut self.decisions), self.limit());
        for decision in decisions {
            let goes_on = seats.contains(&decision.seat) && moved != Some(decision.seat);
            if goes_on {
                self.decisions.push(decision);
            } else if let Some(reserve) = self.reserves.get_mut(usize::from(decision.seat)) {
                *reserve = reserve.saturating_sub(decision.spent.saturating_sub(limit));
            }
        }
        for &seat in seats {
            if self.decisions.iter().all(|decision| decision.seat != seat) {
                self.decisions.push(Decision { seat, spent: 0 });
            }
        }
    }

    /// The first moment at which a seat's time will be up, if time runs.
    pub fn deadline(&self) -> Option<Time> {
        let since = self.running_since.filter(|_| self.policy != ClockPolicy::Off)?;
        self.decisions.iter().map(|decision| since + self.left(decision)).min()
    }

    /// A seat whose time is up.
    pub fn timed_out(&mut self, now: Time) -> Option<SeatNumber> {
        if self.policy == ClockPolicy::Off || self.running_since.is_none() {
            return None;
        }
        self.bring_up_to(now);
        self.decisions.iter().find(|decision| self.left(decision) == 0).map(|decision| decision.seat)
    }

    /// The clocks as people see them.
    pub fn info(&self, now: Time) -> Vec<ClockInfo> {
        if self.policy == ClockPolicy::Off {
            return Vec::new();
        }
        let mut clocks = self.clone();
        clocks.bring_up_to(now);
        let limit = clocks.limit();
        let tell = |decision: &Decision| ClockInfo {
            seat: decision.seat,
            decision_ms: as_millis(limit.saturating_sub(decision.spent)),
            reserve_ms: as_millis(clocks.reserve(decision.seat).saturating_sub(decision.spent.saturating_sub(limit))),
            running: clocks.running_since.is_some(),
        };
        clocks.decisions.iter().map(tell).collect()
    }

    fn bring_up_to(&mut self, now: Time) {
        let Some(since) = self.running_since else { return };
        let passed = now.saturating_sub(since);
        self.decisions.iter_mut().for_each(|decision| decision.spent += passed);
        self.running_since = Some(since + passed);
    }

    fn left(&self, decision: &Decision) -> u64 {
        (self.limit() + self.reserve(decision.seat)).saturating_sub(decision.spent)
    }

    fn limit(&self) -> u64 {
        match self.policy {
            ClockPolicy::Off => 0,
            ClockPolicy::Decision { seconds, .. } => u64::from(seconds) * 1000,
        }
    }

    fn reserve(&self, seat: SeatNumber) -> u64 {
        self.reserves.get(usize::from(seat)).copied().unwrap_or(0)
    }
}

fn as_millis(time: u64) -> u32 {
    u32::try_from(time).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks() -> Clocks {
        let mut clocks = Clocks::new(ClockPolicy::Decision { seconds: 10, reserve: 5 }, 2);
        clocks.set_running(1_000, true);
        clocks.wait_for(1_000, &[0], None);
        clocks
    }

    #[test]
    fn a_decision_uses_its_own_time_and_then_the_reserve() {
        let mut clocks = clocks();
        assert_eq!(clocks.deadline(), Some(16_000));
        assert_eq!(clocks.timed_out(15_999), None);
        assert_eq!(clocks.timed_out(16_000), Some(0));
    }

    #[test]
    fn only_time_beyond_the_decision_is_taken_off_the_reserve() {
        let mut clocks = clocks();
        clocks.wait_for(9_000, &[1], Some(0));
        assert_eq!(clocks.reserves(), [5_000, 5_000]);
        clocks.wait_for(21_000, &[0], Some(1));
        assert_eq!(clocks.reserves(), [5_000, 3_000]);
    }

    #[test]
    fn a_move_begins_the_seats_decision_anew_and_leaves_the_others_running() {
        let mut clocks = clocks();
        clocks.wait_for(2_000, &[0, 1], None);
        clocks.wait_for(6_000, &[0, 1], Some(0));
        let left: Vec<_> = clocks.info(7_000).iter().map(|clock| (clock.seat, clock.decision_ms)).collect();
        assert_eq!(left, [(1, 5_000), (0, 9_000)]);
    }

    #[test]
    fn time_stands_still_while_nobody_is_there() {
        let mut clocks = clocks();
        clocks.set_running(4_000, false);
        assert_eq!(clocks.deadline(), None);
        assert_eq!(clocks.timed_out(100_000), None);
        clocks.set_running(100_000, true);
        assert_eq!(clocks.deadline(), Some(112_000));
        assert!(clocks.info(100_000)[0].running);
    }

    #[test]
    fn without_clocks_nothing_is_ever_up() {
        let mut clocks = Clocks::new(ClockPolicy::Off, 2);
        clocks.set_running(0, true);
        clocks.wait_for(0, &[0, 1], None);
        assert_eq!((clocks.deadline(), clocks.timed_out(u64::MAX), clocks.info(9).len()), (None, None, 0));
        assert!(clocks.reserves().is_empty());
    }
}
