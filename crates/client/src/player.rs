//! A player that answers for its seats with listed moves.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use steading_protocol::socket::Command;

use crate::session::Session;

/// How often the player ends its turn where it could do more, so that games come to an end.
const END_CHANCE: f64 = 0.25;

/// How often the player takes its last move back where it may, by default.
const UNDO_CHANCE: f64 = 0.0;

/// Draws listed moves from a generator. The same seed and the same messages make the same game.
#[derive(Debug)]
pub struct Player {
    rng: StdRng,
    undo_chance: f64,
}

impl Player {
    /// A player with a seed.
    pub fn new(seed: u64) -> Player {
        Player { rng: StdRng::seed_from_u64(seed), undo_chance: UNDO_CHANCE }
    }

    /// The same player, who takes this share of the moves back that can be taken back.
    pub fn taking_back(self, chance: f64) -> Player {
        Player { undo_chance: chance, ..self }
    }

    /// What to do now; nothing while others are waited for.
    pub fn choose(&mut self, session: &Session) -> Option<Command> {
        let update = session.position()?;
        let expected = update.number;
        if self.undo_chance > 0.0
            && let Some(seat) = update.looks.iter().find(|look| look.may_undo).and_then(|look| look.seat)
            && self.rng.random_bool(self.undo_chance)
        {
            return Some(Command::Undo { seat, expected });
        }
        let seats = session.seats_to_act();
        let &seat = seats.choose(&mut self.rng)?;
        let action = self.pick(&session.actions(seat))?;
        Some(Command::Act { seat, expected, action })
    }

    /// One of the moves. Offers to other players are made only where nothing else is listed: nobody must answer them for ever.
    pub fn pick(&mut self, actions: &[String]) -> Option<String> {
        let ending = actions.iter().find(|action| says(action, "ends"));
        if let Some(ending) = ending
            && self.rng.random_bool(END_CHANCE)
        {
            return Some(ending.clone());
        }
        let quiet: Vec<&String> = actions.iter().filter(|action| !says(action, "offers")).collect();
        match quiet.choose(&mut self.rng) {
            Some(&action) => Some(action.clone()),
            None => actions.choose(&mut self.rng).cloned(),
        }
    }

    /// A number of milliseconds to think, up to this many.
    pub fn think(&mut self, longest_ms: u64) -> u64 {
        self.rng.random_range(0..=longest_ms)
    }
}

/// Whether the verb of a move is this: `red ends turn`.
fn says(action: &str, verb: &str) -> bool {
    action.split(' ').nth(1) == Some(verb)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picks(actions: &[&str]) -> Vec<String> {
        let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let mut player = Player::new(7);
        (0..100).filter_map(|_| player.pick(&actions)).collect()
    }

    #[test]
    fn turns_are_ended_often_and_offers_made_only_in_need() {
        let picked = picks(&[
            "red offers 1 brick for 1 ore to blue",
            "red buys card",
            "red builds road W(0,0)",
            "red ends turn",
        ]);
        let count = |verb| picked.iter().filter(|action| says(action, verb)).count();
        assert_eq!(count("offers"), 0);
        assert!(count("ends") > 30, "{picked:?}");
        assert!(count("buys") > 10 && count("builds") > 10, "{picked:?}");
        assert_eq!(picks(&["red offers 1 brick for 1 ore to blue"]).len(), 100);
        assert!(picks(&[]).is_empty());
    }
}
