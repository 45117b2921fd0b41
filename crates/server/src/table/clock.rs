//! Whose time runs, and how much of it is left.
//!
//! A decision has its own time; when that is used up, the seat's reserve for the whole game is. Time runs only while somebody is at the
//! table. A decision begins when the game starts to wait for the seat, and anew after every move of that seat. It goes on while a bot stands in:
//! who leaves and comes back has the time that is left, and nobody can hold a table up by going to and fro.
//!
//! Somebody could go on for ever with offers, or with a move that is taken back and made again. So a seat that has moved sixty times
//! since the game last came to another turn gets no more fresh time: what its last decision has left must do.

use steading_protocol::table::{ClockInfo, ClockPolicy, SeatNumber};

use super::step::Time;

/// For so many moves of a turn a seat gets fresh time; nobody who plays needs as many.
const FRESH_MAX: u32 = 60;

/// The clocks of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Clocks {
    policy: ClockPolicy,
    /// Milliseconds of reserve left, by seat.
    reserves: Vec<u64>,
    /// What each seat has done since the game came to this turn.
    pace: Vec<Pace>,
    turn: u32,
    /// The decisions that are waited for.
    decisions: Vec<Decision>,
    /// Since when time runs; it stands still while nobody is at the table.
    running_since: Option<Time>,
}

/// The seats that must decide.
#[derive(Default, Debug)]
pub struct Asked {
    /// Those of people who decide themselves.
    pub people: Vec<SeatNumber>,
    /// Those for which bots decide.
    pub bots: Vec<SeatNumber>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Decision {
    seat: SeatNumber,
    /// Milliseconds spent up to `running_since`.
    spent: u64,
    /// Whether a bot has taken it over; then it cannot be too late.
    is_bots: bool,
}

#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Pace {
    moves: u32,
    /// Milliseconds of the next decision that are spent before it begins.
    spent: u64,
}

impl Clocks {
    /// Fresh clocks, standing still.
    pub fn new(policy: ClockPolicy, seats: usize) -> Clocks {
        let reserve = match policy {
            ClockPolicy::Off => 0,
            ClockPolicy::Decision { reserve, .. } => u64::from(reserve) * 1000,
        };
        Clocks {
            policy,
            reserves: vec![reserve; seats],
            pace: vec![Pace::default(); seats],
            turn: 0,
            decisions: Vec::new(),
            running_since: None,
        }
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

    /// The game is at this turn. One that was taken back and comes again is no other turn.
    pub fn at_turn(&mut self, turn: u32) {
        if turn > self.turn {
            self.turn = turn;
            self.pace.fill(Pace::default());
        }
    }

    /// Whom the game waits for now: people, and seats that bots play. `moved` is the seat that just acted: its decision begins anew. The time used
    /// beyond a decision is taken off the reserve.
    pub fn wait_for(&mut self, now: Time, asked: &Asked, moved: Option<SeatNumber>) {
        self.bring_up_to(now);
        let (decisions, limit) = (std::mem::take(&mut self.decisions), self.limit());
        for decision in decisions {
            let is_bots = asked.bots.contains(&decision.seat);
            let goes_on = (is_bots || asked.people.contains(&decision.seat)) && moved != Some(decision.seat);
            if goes_on {
                self.decisions.push(Decision { is_bots, ..decision });
                continue;
            }
            let seat = usize::from(decision.seat);
            if let (Some(reserve), Some(pace)) = (self.reserves.get_mut(seat), self.pace.get_mut(seat)) {
                *reserve = reserve.saturating_sub(decision.spent.saturating_sub(limit));
                pace.moves += u32::from(moved == Some(decision.seat));
                pace.spent = if pace.moves > FRESH_MAX { decision.spent.min(limit) } else { 0 };
            }
        }
        for &seat in &asked.people {
            if self.decisions.iter().all(|decision| decision.seat != seat) {
                let spent = self.pace.get(usize::from(seat)).map_or(0, |pace| pace.spent);
                self.decisions.push(Decision { seat, spent, is_bots: false });
            }
        }
    }

    /// The first moment at which a seat's time will be up, if time runs.
    pub fn deadline(&self) -> Option<Time> {
        let since = self.running_since.filter(|_| self.policy != ClockPolicy::Off)?;
        self.of_people().map(|decision| since + self.left(decision)).min()
    }

    /// A seat whose time is up.
    pub fn timed_out(&mut self, now: Time) -> Option<SeatNumber> {
        if self.policy == ClockPolicy::Off || self.running_since.is_none() {
            return None;
        }
        self.bring_up_to(now);
        self.of_people().find(|decision| self.left(decision) == 0).map(|decision| decision.seat)
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
        clocks.of_people().map(tell).collect()
    }

    fn of_people(&self) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(|decision| !decision.is_bots)
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

    fn people<const COUNT: usize>(seats: [SeatNumber; COUNT]) -> Asked {
        Asked { people: seats.to_vec(), bots: Vec::new() }
    }

    fn bots<const COUNT: usize>(seats: [SeatNumber; COUNT]) -> Asked {
        Asked { people: Vec::new(), bots: seats.to_vec() }
    }

    fn clocks() -> Clocks {
        let mut clocks = Clocks::new(ClockPolicy::Decision { seconds: 10, reserve: 5 }, 2);
        clocks.set_running(1_000, true);
        clocks.wait_for(1_000, &people([0]), None);
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
        clocks.wait_for(9_000, &people([1]), Some(0));
        assert_eq!(clocks.reserves(), [5_000, 5_000]);
        clocks.wait_for(21_000, &people([0]), Some(1));
        assert_eq!(clocks.reserves(), [5_000, 3_000]);
    }

    #[test]
    fn a_move_begins_the_seats_decision_anew_and_leaves_the_others_running() {
        let mut clocks = clocks();
        clocks.wait_for(2_000, &people([0, 1]), None);
        clocks.wait_for(6_000, &people([0, 1]), Some(0));
        let left: Vec<_> = clocks.info(7_000).iter().map(|clock| (clock.seat, clock.decision_ms)).collect();
        assert_eq!(left, [(1, 5_000), (0, 9_000)]);
    }

    #[test]
    fn somebody_who_moves_for_ever_runs_out_of_time() {
        let mut clocks = clocks();
        let mut now = 1_000;
        // Nine of ten seconds for every move, with the answers of the other seat between them.
        while clocks.timed_out(now).is_none() && now < 10_000_000 {
            clocks.wait_for(now, &people([1]), Some(0));
            clocks.wait_for(now + 100, &people([0]), Some(1));
            now += 9_000;
        }
        // Sixty fresh decisions; the next ones share ten seconds and the reserve of five.
        assert!((540_000..570_000).contains(&now), "{now}");
        assert_eq!(clocks.timed_out(now), Some(0));
        clocks.at_turn(1);
        clocks.wait_for(now, &people([0]), Some(0));
        assert_eq!(clocks.info(now)[0].decision_ms, 10_000);
    }

    #[test]
    fn a_turn_that_was_taken_back_brings_no_fresh_time() {
        let mut clocks = clocks();
        clocks.at_turn(3);
        for _ in 0..=FRESH_MAX {
            clocks.wait_for(5_000, &people([0]), Some(0));
        }
        clocks.wait_for(9_000, &people([0]), Some(0));
        clocks.at_turn(2);
        clocks.at_turn(3);
        clocks.wait_for(10_000, &people([0]), Some(0));
        assert_eq!(clocks.info(10_000)[0].decision_ms, 5_000);
    }

    #[test]
    fn going_to_and_fro_brings_no_fresh_time() {
        let mut clocks = clocks();
        clocks.wait_for(5_000, &bots([0]), None);
        assert_eq!((clocks.deadline(), clocks.timed_out(5_000), clocks.info(5_000).len()), (None, None, 0));
        clocks.wait_for(8_000, &people([0]), None);
        assert_eq!(clocks.deadline(), Some(16_000), "the decision is the same");
        clocks.wait_for(14_000, &bots([0]), None);
        clocks.wait_for(17_000, &people([0]), None);
        assert_eq!(clocks.timed_out(17_000), Some(0));
    }

    #[test]
    fn a_decision_that_a_bot_took_is_over() {
        let mut clocks = clocks();
        clocks.wait_for(5_000, &bots([0]), None);
        clocks.wait_for(6_000, &bots([0]), Some(0));
        clocks.wait_for(7_000, &people([0]), None);
        assert_eq!(clocks.info(7_000)[0].decision_ms, 10_000);
        clocks.wait_for(8_000, &bots([1]), None);
        clocks.wait_for(9_000, &people([0, 1]), None);
        assert_eq!(clocks.info(9_000).iter().map(|clock| clock.decision_ms).collect::<Vec<_>>(), [10_000, 10_000]);
        assert_eq!(clocks.reserves(), [5_000, 5_000]);
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
        clocks.wait_for(0, &people([0, 1]), None);
        assert_eq!((clocks.deadline(), clocks.timed_out(u64::MAX), clocks.info(9).len()), (None, None, 0));
        assert!(clocks.reserves().is_empty());
    }
}
