//! Notation: positions, moves, boards and options as text. `docs/notation.md` is the reference; parser and printer are inverse.
//!
//! * [`words`]: the small words everything is made of: cards, places, lists.
//! * [`board`]: a board as a few letters; [`draw`]: board and standing as a picture for terminals.
//! * [`moves`]: actions and outcomes; [`events`]: log lines.
//! * [`options`]: table options, [`keys`]: what they can be; [`position`]: positions.

pub mod board;
pub mod draw;
pub mod events;
pub mod keys;
pub mod moves;
pub mod options;
pub mod position;
pub mod words;

use steading_game::{Notation, Seat, Syntax, Unread};

use crate::Island;
use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::state::State;

impl Notation for Island {
    fn seat_name(&self, seat: Seat) -> String {
        words::seat_name(&self.options, seat).to_owned()
    }

    fn write_action(&self, seat: Seat, action: &Action) -> String {
        moves::write_action(self, seat, action)
    }

    fn write_outcome(&self, outcome: &Outcome) -> String {
        moves::write_outcome(self, outcome)
    }

    fn parse_action(&self, state: &State, text: &str) -> Result<(Seat, Action), Unread<Illegal>> {
        moves::parse_action(self, state, text)
    }

    fn parse_outcome(&self, text: &str) -> Result<Outcome, Syntax> {
        moves::parse_outcome(self, text)
    }

    fn is_outcome(&self, text: &str) -> bool {
        moves::is_outcome(text)
    }

    fn write_options(options: &Options) -> String {
        options::write(options)
    }

    fn parse_options(text: &str) -> Result<Options, Vec<Syntax>> {
        options::parse(text)
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn parse_position(&self, text: &str) -> Result<State, Vec<Syntax>> {
        position::parse(self, text)
    }

    fn write_event(&self, event: &Event) -> String {
        events::write(self, event)
    }

    fn is_logged(&self, event: &Event) -> bool {
        !matches!(event, Event::Produced(_))
    }
}
