//! A game as it goes: what happened turn by turn, and the board now and then.

use std::io::Write;

use steading_game::{Entry, Next, Seat};

use crate::games::Shown;
use crate::out::Out;

/// Prints events under a heading for each turn, and the board after every so many turns.
pub struct Teller {
    turn: u32,
    /// Turns between two boards; 0 draws none.
    every: u32,
}

impl Teller {
    /// A teller that draws the board after every so many turns.
    pub fn new(every: u32) -> Teller {
        Teller { turn: 0, every }
    }

    /// Tells what an entry of the log did; `state` is the position after it.
    pub fn tell<G: Shown>(
        &mut self,
        game: &G,
        state: &G::State,
        events: &[G::Event],
        out: &mut Out,
    ) -> anyhow::Result<()> {
        for event in events.iter().filter(|event| game.is_logged(event)) {
            writeln!(out, "  {}", game.write_event(event))?;
        }
        let turn = game.turns(state);
        if turn != self.turn && game.winner(state).is_none() {
            self.turn = turn;
            if self.every > 0 && turn.saturating_sub(1) % self.every == 0 {
                writeln!(out, "\n{}", game.draw(state, out.is_coloured))?;
            }
            writeln!(out, "{}", out.styled("1", format!("turn {turn}")))?;
        }
        Ok(())
    }
}

/// Carries out an entry that is known to be legal, and returns what happened.
pub fn step<G: Shown>(game: &G, state: &mut G::State, entry: &Entry<G>) -> Vec<G::Event> {
    let mut events = Vec::new();
    entry.carry_out(game, state, &mut events);
    events
}

/// The board and who stands where.
pub fn board<G: Shown>(game: &G, state: &G::State, out: &mut Out) -> anyhow::Result<()> {
    write!(out, "{}", game.draw(state, out.is_coloured))?;
    Ok(())
}

/// The points of every seat, best first: `red 10, white 7, blue 5, orange 4`.
pub fn standing<G: Shown>(game: &G, state: &G::State) -> String {
    let points = points(game, state);
    let mut seats: Vec<(Seat, i16)> = game.seats().iter().zip(points).collect();
    seats.sort_by_key(|&(_, points)| std::cmp::Reverse(points));
    let words: Vec<String> = seats.iter().map(|(seat, points)| format!("{} {points}", game.seat_name(*seat))).collect();
    words.join(", ")
}

/// The points of every seat, in seat order.
pub fn points<G: Shown>(game: &G, state: &G::State) -> Vec<i16> {
    let mut points = vec![0; game.seats().len() as usize];
    game.standing(state, &mut points);
    points
}

/// Who or what the game waits for, in a word: seats by name, `chance` or `over`.
pub fn waits_for<G: Shown>(game: &G, state: &G::State) -> Vec<String> {
    match game.next(state) {
        Next::Seats(seats) => seats.iter().map(|seat| game.seat_name(seat)).collect(),
        Next::Chance => vec!["chance".to_owned()],
        Next::Over => Vec::new(),
    }
}
