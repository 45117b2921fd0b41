//! What a module may have, part by part: moves, questions, draws, happenings, and what it keeps in a position.
//!
//! Each part is a trait of the type that holds it: a module's `Action` is a [`Move`], its `Frame` a [`Question`], its `Outcome` a
//! [`Draw`], its `Event` a [`Happening`], its `Public` is [`Kept`], its `Scene` is
//! [`Shown`], its `Sight` is [`Seen`]. A module has those types that it needs and no others; its line in
//! [`crate::modules`] names them, and the big enums ([`crate::action::Action`], [`crate::frame::Frame`],
//! [`crate::action::Outcome`], [`crate::event::Event`]) hold the nested ones. What a module does at the steps of the base rules are
//! its [`crate::hooks::Hooks`].

use rand::Rng;
use steading_game::{Journal, Next, Observer, RuleId, Seat, Syntax, Tally};

use crate::Island;
use crate::action::{Action, Outcome};
use crate::cards::Cards;
use crate::event::Event;
use crate::frame::Frame;
use crate::illegal::{Code, Illegal, Owed};
use crate::rule;
use crate::rules::Module;
use crate::state::State;
use crate::text::draw::Canvas;
use crate::text::moves::Unknown;
use crate::view::View;

/// What seats do in a module, in their turn or as answers.
pub trait Move: Copy {
    /// Every kind of action of the module.
    const KINDS: &'static [&'static str];

    /// The kind of action, in one stable word.
    fn kind(self) -> &'static str;

    /// A second module without which the action is not in play, as what trade tokens do is not without two players.
    fn partner(self) -> Option<Module> {
        None
    }

    /// Whether only the player on turn may do this.
    fn is_for_player_on_turn(self) -> bool;

    /// Whether this is an answer to the frame on top, the module's own or one of the base rules.
    fn answers(self, top: Frame) -> bool;

    /// Whether the action is legal; who may act at all and what is owed has been asked before. Step, place and price are asked here.
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal>;

    /// Carries out a legal action.
    fn apply(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<Event>);

    /// Whether the action showed somebody what the seat that acted did not know or did not decide ([`crate::kinds::reveals`]).
    fn reveals(self, after: &State) -> bool;

    /// Lists the seat's actions of this module, whatever frame is on top: answers to its own questions, or `Frame::Turn` and
    /// `Frame::FreeRoads` for the player on turn.
    fn list(game: &Island, state: &State, seat: Seat, top: Frame, out: &mut Vec<Action>);

    /// Whether [`Move::list`] contains this action when it is legal.
    fn is_listed(self, _game: &Island, _state: &State, _seat: Seat) -> bool {
        true
    }

    /// Adds the actions of a turn that come to a player's mind, legal or not ([`crate::kinds::candidates`]); answers are left out.
    fn candidates(_game: &Island, _state: &State, _seat: Seat, _out: &mut Vec<Action>) {}

    /// Whether the action itself takes cards from the bank that are no production, so that figures leave them out.
    fn takes_from_bank(self) -> bool {
        false
    }

    /// The words that actions are written with, names aside: what a typing error is measured against.
    const WORDS: &'static [&'static str];

    /// The action without the name of the seat, such as `builds bridge W(0,0)`.
    fn write(self, game: &Island) -> String;

    /// Reads what [`Move::write`] writes; `None` if the words are no action of this module.
    fn parse(game: &Island, seat: Seat, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Self, Syntax>>;

    /// Any form of action, sensible or not, for the laws.
    fn any(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Self;
}

/// What must happen next in a module: a question to seats, a draw of chance, or a step the engine does by itself.
///
/// Questions are frames that the module pushes from a hook or from [`Move::apply`]; they are answered by the module's actions.
pub trait Question: Copy {
    /// Whom the frame waits for. Steps that [`Question::proceed`] does at once are never seen from outside.
    fn next(self, game: &Island, state: &State) -> Next;

    /// What the frame waits for and from whom, to refuse everything else with (`BASE-069`).
    fn owed(self, game: &Island, state: &State) -> (Seat, Owed);

    /// With which code and rule everything else is refused while the frame waits.
    fn pending(self) -> (Code, RuleId) {
        (Code::ActionPending, rule::BASE_069)
    }

    /// Whether the seat that the frame waits for may do this instead of an answer: an action of the base rules.
    fn permits(self, _action: Action) -> bool {
        false
    }

    /// What is done for a seat that the frame waits for, when its time is up ([`crate::timeout`]).
    fn default_answer(self, game: &Island, state: &State, seat: Seat) -> Option<Action>;

    /// Does what the frame on top needs nobody for; `false` if it waits for a seat or for chance.
    fn proceed(self, _game: &Island, _state: &mut State, _journal: &mut impl Journal<Event>) -> bool {
        false
    }

    /// Whether seats owe cards for it that they set aside in secret, as on a seven.
    fn is_sealed(self) -> bool {
        false
    }

    /// Whether chance draws the number of a turn here.
    fn is_number(self) -> bool {
        false
    }

    /// Whether a number that has come lies here and has not produced yet.
    fn is_production(self) -> bool {
        false
    }

    /// The frame as the word or words it has in positions; they begin with the name of the module.
    fn write(self, game: &Island) -> String;

    /// Reads what [`Question::write`] writes.
    fn parse(game: &Island, words: &[&str]) -> Option<Result<Self, Syntax>>;
}

/// What chance does in a module.
pub trait Draw: Copy {
    /// The frames that wait for it.
    type Frame: Question;

    /// All outcomes of a frame of chance, with their weights.
    fn outcomes(game: &Island, state: &State, frame: Self::Frame, out: &mut Vec<(Outcome, u32)>);

    /// Draws one of them. Nothing is allocated here.
    fn sample(game: &Island, state: &State, frame: Self::Frame, rng: &mut impl Rng) -> Self;

    /// Carries out an outcome.
    fn resolve(self, game: &Island, state: &mut State, frame: Self::Frame, journal: &mut impl Journal<Event>);

    /// The words that outcomes of this module begin with.
    const WORDS: &'static [&'static str];

    /// The outcome, such as `fish 3`. The first word is one of [`Draw::WORDS`].
    fn write(self, game: &Island) -> String;

    /// Reads what [`Draw::write`] writes.
    fn parse(game: &Island, words: &[&str]) -> Option<Result<Self, Syntax>>;

    /// Any outcome, possible or not, for the laws.
    fn any(game: &Island, state: &State, rng: &mut impl Rng) -> Self;
}

/// What happened in a module.
pub trait Happening: Copy {
    /// The event as the observer may know it.
    fn redacted(self, _observer: Observer) -> Self {
        self
    }

    /// Counts it among the figures of a game ([`crate::summary`]).
    fn count(self, _tally: &mut Tally) {}

    /// The event as a log line.
    fn write(self, game: &Island) -> String;
}

/// What never changes about a module once a table has started, for [`crate::scene`].
pub trait Shown {
    /// What a table shows of it.
    fn of(game: &Island) -> Self;
}

/// What an observer sees of what lies face down in a module, for [`crate::view`]: it depends on who looks.
pub trait Seen {
    /// What this observer sees.
    fn of(game: &Island, state: &State, observer: Observer) -> Self;

    /// Everything, for those who look at a finished game.
    fn everything(game: &Island, state: &State) -> Self;
}

/// What a module keeps in a position: what is always true of it, what others may guess of it, and how it is written.
pub trait Kept {
    /// The words of what a position says of a seat.
    const ITEMS: &'static [&'static str] = &[];

    /// The words that lines about a position as a whole begin with.
    const LINES: &'static [&'static str] = &[];

    /// What is always true of a position of this module; the first thing that is wrong is told.
    fn audit(_game: &Island, _state: &State) -> Result<(), String> {
        Ok(())
    }

    /// Deals anew what the view hides: the other seats' secrets in `private`, and what nobody sees in the state's `hidden`.
    fn guess(_game: &Island, _view: &View, _state: &mut State, _rng: &mut impl Rng) {}

    /// Adds to the hand of another seat, out of what can be in hands, what the view proves to be there.
    fn prove(_view: &View, _seat: Seat, _hand: &mut Cards, _pool: &mut Cards, _rng: &mut impl Rng) {}

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

    /// Draws what it has on the board.
    fn draw(_game: &Island, _state: &State, _canvas: &mut Canvas) {}

    /// Lines below the standing of a drawn board.
    fn standing(_game: &Island, _state: &State) -> Vec<String> {
        Vec::new()
    }
}
