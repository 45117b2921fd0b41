//! What a module with moves of its own provides: its nested types, and how they behave.
//!
//! Everything about a module stands in its folder. The big enums ([`crate::action::Action`], [`crate::frame::Frame`],
//! [`crate::action::Outcome`], [`crate::event::Event`]) hold the nested ones, and the rest of the crate routes to them through
//! [`crate::modules`], so that a new module is one line in the list there.

use rand::Rng;
use steading_game::{Journal, Next, Observer, Seat, Syntax};

use crate::Island;
use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::frame::Frame;
use crate::illegal::{Illegal, Owed};
use crate::state::State;
use crate::topology::PlaceName;
use crate::view::View;

/// A module's own moves, questions, draws and events.
///
/// Questions are frames that the module pushes from a hook or from [`Part::apply`]; they are answered by the module's actions.
pub trait Part {
    /// What seats do.
    type Action: Copy;
    /// What must happen next: a question, a draw of chance, or a step the engine does by itself.
    type Frame: Copy;
    /// What chance does.
    type Outcome: Copy;
    /// What happened.
    type Event: Copy;

    /// Whether the part is in play at this table.
    fn in_play(game: &Island) -> bool;

    // Asking and answering.

    /// Whom a frame waits for. Steps that [`Part::proceed`] does at once are never seen from outside.
    fn next(game: &Island, state: &State, frame: Self::Frame) -> Next;

    /// What a frame waits for and from whom, to refuse everything else with (`BASE-069`).
    fn owed(game: &Island, state: &State, frame: Self::Frame) -> (Seat, Owed);

    /// Whether this action is an answer to the frame on top, the module's own or one of the base rules.
    fn answers(action: Self::Action, top: Frame) -> bool;

    /// Whether only the player on turn may do this.
    fn is_for_player_on_turn(action: Self::Action) -> bool;

    /// Whether the action is legal; who may act at all and what is owed has been asked before. Step, place and price are asked here.
    fn check(game: &Island, state: &State, seat: Seat, action: Self::Action) -> Result<(), Illegal>;

    /// Lists the seat's actions of this module, whatever frame is on top: its own questions, or `Frame::Turn` and
    /// `Frame::FreeRoads` for the player on turn.
    fn list(game: &Island, state: &State, seat: Seat, top: Frame, out: &mut Vec<Action>);

    /// Whether [`Part::list`] contains this action when it is legal.
    fn lists(_game: &Island, _state: &State, _seat: Seat, _action: Self::Action) -> bool {
        true
    }

    /// What is done for a seat that the frame waits for, when its time is up ([`crate::timeout`]).
    fn default_answer(game: &Island, state: &State, seat: Seat, frame: Self::Frame) -> Option<Action>;

    // Doing.

    /// Carries out a legal action.
    fn apply(game: &Island, state: &mut State, seat: Seat, action: Self::Action, journal: &mut impl Journal<Event>);

    /// Does what the frame on top needs nobody for; `false` if it waits for a seat or for chance.
    fn proceed(_game: &Island, _state: &mut State, _frame: Self::Frame, _journal: &mut impl Journal<Event>) -> bool {
        false
    }

    /// All outcomes of a frame of chance, with their weights.
    fn outcomes(game: &Island, state: &State, frame: Self::Frame, out: &mut Vec<(Outcome, u32)>);

    /// Draws one of them. Nothing is allocated here.
    fn sample(game: &Island, state: &State, frame: Self::Frame, rng: &mut impl Rng) -> Self::Outcome;

    /// Carries out an outcome.
    fn resolve(
        game: &Island,
        state: &mut State,
        frame: Self::Frame,
        outcome: Self::Outcome,
        journal: &mut impl Journal<Event>,
    );

    // Knowing.

    /// The event as the observer may know it.
    fn redacted(event: Self::Event, _observer: Observer) -> Self::Event {
        event
    }

    /// Deals anew what the view hides: the other seats' secrets in `private`, and what nobody sees in the state's `hidden`.
    fn guess(_game: &Island, _view: &View, _state: &mut State, _rng: &mut impl Rng) {}

    /// What is always true of a position of this module; the first thing that is wrong is told.
    fn audit(_game: &Island, _state: &State) -> Result<(), String> {
        Ok(())
    }

    // Writing and reading.

    /// An action without the name of the seat, such as `builds bridge W(0,0)`.
    fn write_action(game: &Island, action: Self::Action) -> String;

    /// Reads what [`Part::write_action`] writes; `None` if the words are no action of this module.
    fn parse_action(
        game: &Island,
        seat: Seat,
        words: &[&str],
        unknown: &mut Option<PlaceName>,
    ) -> Option<Result<Self::Action, Syntax>>;

    /// An outcome, such as `fish 3`. The first word is one of [`Part::OUTCOME_WORDS`].
    fn write_outcome(game: &Island, outcome: Self::Outcome) -> String;

    /// The words that this module's outcomes begin with.
    const OUTCOME_WORDS: &'static [&'static str];

    /// Reads what [`Part::write_outcome`] writes.
    fn parse_outcome(game: &Island, words: &[&str]) -> Option<Result<Self::Outcome, Syntax>>;

    /// An event as a log line.
    fn write_event(game: &Island, event: Self::Event) -> String;

    /// A frame as the word or words it has in positions; they begin with the name of the module.
    fn write_frame(game: &Island, frame: Self::Frame) -> String;

    /// Reads what [`Part::write_frame`] writes.
    fn parse_frame(game: &Island, words: &[&str]) -> Option<Result<Self::Frame, Syntax>>;

    /// Adds what a position says of a seat, item by item, such as `gold 3`.
    fn write_seat(_game: &Island, _state: &State, _seat: Seat, _items: &mut Vec<String>) {}

    /// Reads an item of a seat; `None` if it is none of this module's.
    fn parse_item(
        _game: &Island,
        _state: &mut State,
        _seat: Seat,
        _word: &str,
        _rest: &[&str],
    ) -> Option<Result<(), Syntax>> {
        None
    }

    /// Adds lines about the position as a whole.
    fn write_lines(_game: &Island, _state: &State, _lines: &mut Vec<String>) {}

    /// Reads such a line; `None` if it is none of this module's.
    fn parse_line(_game: &Island, _state: &mut State, _word: &str, _rest: &str) -> Option<Result<(), Syntax>> {
        None
    }

    /// Works out what follows from the lines of a position. Runs before the awards are set.
    fn finish_position(_game: &Island, _state: &mut State) -> Result<(), Syntax> {
        Ok(())
    }

    /// Lines below the standing of a drawn board.
    fn standing(_game: &Island, _state: &State) -> Vec<String> {
        Vec::new()
    }

    // Trying.

    /// Any form of action, sensible or not, for the laws; `None` if the module has none.
    fn any_action(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Option<Self::Action>;

    /// Any outcome, possible or not; `None` if the module draws nothing.
    fn any_outcome(_game: &Island, _state: &State, _rng: &mut impl Rng) -> Option<Self::Outcome> {
        None
    }
}
