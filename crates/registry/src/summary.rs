//! Games that were played: told entry by entry, and in figures.

use std::collections::BTreeMap;

use steading_game::{PointSource, Seat, Table, Tally};

use crate::Playable;
use crate::table::Told;

/// An entry of a log, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct StoryEntry {
    /// The entry in notation.
    pub entry: String,
    /// How many turns had begun after it.
    pub turn: u32,
    /// The points of each seat after it.
    pub points: Vec<i16>,
    /// What happened by it.
    pub events: Vec<Told>,
}

/// A game in figures.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// How many turns the log saw.
    pub turns: u32,
    /// How often each sum was rolled; empty in games that roll none.
    pub rolls: Vec<RollCount>,
    /// Every seat, in turn order.
    pub seats: Vec<SeatSummary>,
    /// What else the game counts.
    pub figures: BTreeMap<&'static str, u32>,
}

/// How often a sum of two dice was rolled.
#[derive(Clone, PartialEq, Debug)]
pub struct RollCount {
    /// The sum.
    pub sum: u8,
    /// How often.
    pub count: u32,
    /// How often fair dice would have.
    pub expected: f64,
}

/// A game in figures, for one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatSummary {
    /// The points at the end.
    pub points: i16,
    /// Where they come from.
    pub sources: Vec<PointSource>,
    /// What rolls had given so far, at the end of each turn.
    pub received: Vec<u32>,
    /// The points at the end of each turn.
    pub points_by_turn: Vec<i16>,
    /// What rolls gave, and what they gave on average.
    pub luck: Option<(u32, f64)>,
}

/// Tells a game entry by entry. Events come in their order; `entry_of` says after how many entries an event had happened.
pub(crate) fn story<G: Playable>(
    table: &Table<G>,
    events: Vec<Told>,
    entry_of: impl Fn(usize) -> usize,
) -> Vec<StoryEntry> {
    let game = table.game();
    let mut state = table.start().clone();
    let mut events = events.into_iter().peekable();
    let mut steps = Vec::with_capacity(table.log().len());
    for (index, entry) in table.log().iter().enumerate() {
        entry.carry_out(game, &mut state, &mut ());
        let own = std::iter::from_fn(|| events.next_if(|told| entry_of(told.number) <= index + 1));
        steps.push(StoryEntry {
            entry: game.write_entry(entry),
            turn: game.turns(&state),
            events: own.collect(),
            points: points(game, &state),
        });
    }
    steps
}

/// Counts a game from its first entry to its last.
pub(crate) fn summary<G: Playable>(table: &Table<G>) -> Summary {
    let game = table.game();
    let seats = game.seats();
    let mut state = table.start().clone();
    let mut tally = Tally::new(seats.len() as usize);
    let (mut received, mut points_by_turn) = (Vec::new(), Vec::new());
    let mut end_turn = |state: &G::State, tally: &Tally| {
        received.push(tally.produced.clone());
        points_by_turn.push(points(game, state));
    };
    for entry in table.log() {
        let before = state.clone();
        let mut events = Vec::new();
        entry.carry_out(game, &mut state, &mut events);
        game.tally(&before, entry, &events, &mut tally);
        let turn = game.turns(&before);
        if turn > 0 && game.turns(&state) > turn {
            end_turn(&state, &tally);
        }
    }
    if game.turns(&state) > 0 {
        end_turn(&state, &tally);
    }
    let standing = points(game, &state);
    let of_seat = |(index, seat): (usize, Seat)| SeatSummary {
        points: standing[index],
        sources: game.sources(&state, seat),
        received: received.iter().map(|counts: &Vec<u32>| counts[index]).collect(),
        points_by_turn: points_by_turn.iter().map(|points: &Vec<i16>| points[index]).collect(),
        luck: tally.expected.as_ref().map(|expected| (tally.produced[index], expected[index])),
    };
    Summary {
        turns: received.len() as u32,
        rolls: roll_counts(&tally.rolls),
        seats: seats.iter().enumerate().map(of_seat).collect(),
        figures: tally.figures,
    }
}

fn points<G: Playable>(game: &G, state: &G::State) -> Vec<i16> {
    let mut points = vec![0; game.seats().len() as usize];
    game.standing(state, &mut points);
    points
}

/// Every sum of two dice beside what fair dice would have shown in as many rolls.
fn roll_counts(rolls: &BTreeMap<u8, u32>) -> Vec<RollCount> {
    let all: u32 = rolls.values().sum();
    let of_sum = |sum: u8| {
        let ways = 6 - 7u8.abs_diff(sum);
        let expected = f64::from(all) * f64::from(ways) / 36.0;
        RollCount { sum, count: rolls.get(&sum).copied().unwrap_or(0), expected }
    };
    if rolls.is_empty() { Vec::new() } else { (2..=12).map(of_sum).collect() }
}
