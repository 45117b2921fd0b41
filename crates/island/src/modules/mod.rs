//! Rule modules: one file or folder each, with everything about the module in it.
//!
//! A module changes the base rules through parameters and slots ([`crate::rules`]) and hooks ([`crate::hooks`]). A module with
//! moves of its own also implements [`Part`] and has a line in the list below; routing, notation, laws and records follow from it.

pub mod caravans;
pub mod event_cards;
pub mod fishermen;
pub mod friendly_robber;
pub mod gold;
pub mod harbormaster;
pub mod part;
pub mod rivers;
pub mod two_players;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::{Journal, Next, Observer, Seat, Syntax};

pub use part::Part;

use crate::Island;
use crate::illegal::{Illegal, Owed};
use crate::state::{State, is_default};
use crate::topology::PlaceName;
use crate::view::View;

/// What modules show everybody.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ModulesPublic"))]
pub struct Public {
    /// Event Cards.
    #[serde(default, skip_serializing_if = "is_default")]
    pub events: event_cards::Public,
    /// Harbormaster.
    #[serde(default, skip_serializing_if = "is_default")]
    pub harbours: harbormaster::Public,
    /// Two Players.
    #[serde(default, skip_serializing_if = "is_default")]
    pub two: two_players::Public,
    /// Gold, in every scenario that has it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gold: gold::Public,
    /// Fishermen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fish: fishermen::Public,
    /// Rivers.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rivers: rivers::Public,
    /// Caravans.
    #[serde(default, skip_serializing_if = "is_default")]
    pub caravans: caravans::Public,
}

/// What modules show a seat alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ModulesPrivate"))]
pub struct Private {
    /// Two Players.
    #[serde(default, skip_serializing_if = "is_default")]
    pub two: two_players::Private,
    /// Fishermen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fish: fishermen::Private,
}

/// What modules show nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// Fishermen.
    pub fish: fishermen::Hidden,
}

/// Nothing at all: for a module that draws nothing, or asks nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Never {}

/// Declares the nested enums and the routing to the parts.
macro_rules! nested {
    ($($name:ident($part:ty),)*) => {
        /// What modules let seats do.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ModulesAction"))]
        #[serde(rename_all = "snake_case")]
        pub enum Action { $(#[allow(missing_docs)] $name(<$part as Part>::Action),)* }

        /// What modules ask, draw or do next.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ModulesFrame"))]
        #[serde(rename_all = "snake_case")]
        pub enum Frame { $(#[allow(missing_docs)] $name(<$part as Part>::Frame),)* }

        /// What chance does in modules.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Outcome { $(#[allow(missing_docs)] $name(<$part as Part>::Outcome),)* }

        /// What happened in modules.
        #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ModulesEvent"))]
        #[serde(rename_all = "snake_case")]
        pub enum Event { $(#[allow(missing_docs)] $name(<$part as Part>::Event),)* }

        impl Action {
            /// Whether the module is in play.
            pub fn in_play(self, game: &Island) -> bool {
                match self { $(Action::$name(_) => <$part>::in_play(game),)* }
            }

            /// Whether only the player on turn may do this.
            pub fn is_for_player_on_turn(self) -> bool {
                match self { $(Action::$name(action) => <$part>::is_for_player_on_turn(action),)* }
            }

            /// Whether it answers the frame on top.
            pub fn answers(self, top: crate::frame::Frame) -> bool {
                match self { $(Action::$name(action) => <$part>::answers(action, top),)* }
            }

            /// Whether it is legal, once the order of play allows it.
            pub fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
                match self { $(Action::$name(action) => <$part>::check(game, state, seat, action),)* }
            }

            /// Whether lists contain it.
            pub fn is_listed(self, game: &Island, state: &State, seat: Seat) -> bool {
                match self { $(Action::$name(action) => <$part>::lists(game, state, seat, action),)* }
            }

            /// Carries it out.
            #[cold]
            #[inline(never)]
            pub fn apply(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<crate::event::Event>) {
                match self { $(Action::$name(action) => <$part>::apply(game, state, seat, action, journal),)* }
            }

            /// The action as text, without the seat.
            pub fn write(self, game: &Island) -> String {
                match self { $(Action::$name(action) => <$part>::write_action(game, action),)* }
            }

            /// Reads an action.
            pub fn parse(game: &Island, seat: Seat, words: &[&str], unknown: &mut Option<PlaceName>) -> Option<Result<Action, Syntax>> {
                $(if let Some(read) = <$part>::parse_action(game, seat, words, unknown) {
                    return Some(read.map(Action::$name));
                })*
                None
            }

            /// Any action of any module in play, sensible or not; `None` in the base game.
            pub fn any(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
                let any = [$(<$part>::any_action(game, state, seat, rng).filter(|_| <$part>::in_play(game)).map(Action::$name)),*];
                let some: Vec<Action> = any.into_iter().flatten().collect();
                if some.is_empty() { None } else { Some(some[rng.random_range(0..some.len())]) }
            }
        }

        impl Frame {
            /// Whom it waits for.
            #[cold]
            #[inline(never)]
            pub fn next(self, game: &Island, state: &State) -> Next {
                match self { $(Frame::$name(frame) => <$part>::next(game, state, frame),)* }
            }

            /// What it waits for, and from whom.
            pub fn owed(self, game: &Island, state: &State) -> (Seat, Owed) {
                match self { $(Frame::$name(frame) => <$part>::owed(game, state, frame),)* }
            }

            /// What is done for a seat that it waits for, when its time is up.
            pub fn default_answer(self, game: &Island, state: &State, seat: Seat) -> Option<crate::action::Action> {
                match self { $(Frame::$name(frame) => <$part>::default_answer(game, state, seat, frame),)* }
            }

            /// Does what needs nobody; `false` if it waits.
            #[cold]
            #[inline(never)]
            pub fn proceed(self, game: &Island, state: &mut State, journal: &mut impl Journal<crate::event::Event>) -> bool {
                match self { $(Frame::$name(frame) => <$part>::proceed(game, state, frame, journal),)* }
            }

            /// All outcomes with their weights.
            pub fn outcomes(self, game: &Island, state: &State, out: &mut Vec<(crate::action::Outcome, u32)>) {
                match self { $(Frame::$name(frame) => <$part>::outcomes(game, state, frame, out),)* }
            }

            /// Draws an outcome.
            #[cold]
            #[inline(never)]
            #[allow(unreachable_code, reason = "modules without chance draw nothing")]
            pub fn sample(self, game: &Island, state: &State, rng: &mut impl Rng) -> Outcome {
                match self { $(Frame::$name(frame) => Outcome::$name(<$part>::sample(game, state, frame, rng)),)* }
            }

            /// Carries out an outcome of this frame.
            #[cold]
            #[inline(never)]
            pub fn resolve(self, game: &Island, state: &mut State, outcome: Outcome, journal: &mut impl Journal<crate::event::Event>) {
                match (self, outcome) {
                    $((Frame::$name(frame), Outcome::$name(outcome)) => <$part>::resolve(game, state, frame, outcome, journal),)*
                    _ => debug_assert!(false, "an outcome of another module"),
                }
            }

            /// The frame as text.
            pub fn write(self, game: &Island) -> String {
                match self { $(Frame::$name(frame) => <$part>::write_frame(game, frame),)* }
            }

            /// Reads a frame of a module in play; at other tables nothing would answer it.
            pub fn parse(game: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
                $(if <$part>::in_play(game) && let Some(read) = <$part>::parse_frame(game, words) {
                    return Some(read.map(Frame::$name));
                })*
                None
            }
        }

        impl Outcome {
            /// The words that outcomes of modules begin with.
            pub fn is_begun_by(word: &str) -> bool {
                $(<$part>::OUTCOME_WORDS.contains(&word))||*
            }

            /// The outcome as text.
            pub fn write(self, game: &Island) -> String {
                match self { $(Outcome::$name(outcome) => <$part>::write_outcome(game, outcome),)* }
            }

            /// Reads an outcome.
            pub fn parse(game: &Island, words: &[&str]) -> Option<Result<Outcome, Syntax>> {
                $(if let Some(read) = <$part>::parse_outcome(game, words) {
                    return Some(read.map(Outcome::$name));
                })*
                None
            }

            /// Any outcome of a module in play; `None` if none draws anything.
            pub fn any(game: &Island, state: &State, rng: &mut impl Rng) -> Option<Outcome> {
                let any = [$(<$part>::any_outcome(game, state, rng).filter(|_| <$part>::in_play(game)).map(Outcome::$name)),*];
                let some: Vec<Outcome> = any.into_iter().flatten().collect();
                if some.is_empty() { None } else { Some(some[rng.random_range(0..some.len())]) }
            }
        }

        impl Event {
            /// The event as the observer may know it.
            #[allow(unreachable_code, reason = "in modules without events nothing happens")]
            pub fn redacted(self, observer: Observer) -> Event {
                match self { $(Event::$name(event) => Event::$name(<$part>::redacted(event, observer)),)* }
            }

            /// The event as a log line.
            pub fn write(self, game: &Island) -> String {
                match self { $(Event::$name(event) => <$part>::write_event(game, event),)* }
            }
        }

        $(
            impl From<<$part as Part>::Action> for crate::action::Action {
                fn from(action: <$part as Part>::Action) -> Self {
                    crate::action::Action::Module(Action::$name(action))
                }
            }
            impl From<<$part as Part>::Frame> for crate::frame::Frame {
                fn from(frame: <$part as Part>::Frame) -> Self {
                    crate::frame::Frame::Module(Frame::$name(frame))
                }
            }
            impl From<<$part as Part>::Event> for crate::event::Event {
                fn from(event: <$part as Part>::Event) -> Self {
                    crate::event::Event::Module(Event::$name(event))
                }
            }
        )*

        /// Carries out an outcome of the frame on top.
        #[cold]
        #[inline(never)]
        pub fn resolve(game: &Island, state: &mut State, outcome: Outcome, journal: &mut impl Journal<crate::event::Event>) {
            if let crate::frame::Frame::Module(frame) = state.public.frames.top() {
                frame.resolve(game, state, outcome, journal);
            }
        }

        /// Lists what modules let the seat do.
        #[cold]
        #[inline(never)]
        pub fn list(game: &Island, state: &State, seat: Seat, out: &mut Vec<crate::action::Action>) {
            let top = state.public.frames.top();
            $(if <$part>::in_play(game) {
                <$part>::list(game, state, seat, top, out);
            })*
        }

        /// Deals anew what the view hides of the modules.
        pub fn guess(game: &Island, view: &View, state: &mut State, rng: &mut impl Rng) {
            $(if <$part>::in_play(game) {
                <$part>::guess(game, view, state, rng);
            })*
        }

        /// What is always true of the modules' part of a position.
        pub fn audit(game: &Island, state: &State) -> Result<(), String> {
            $(if <$part>::in_play(game) {
                <$part>::audit(game, state)?;
            })*
            Ok(())
        }

        /// Adds what a position says of a seat.
        pub fn write_seat(game: &Island, state: &State, seat: Seat, items: &mut Vec<String>) {
            $(if <$part>::in_play(game) {
                <$part>::write_seat(game, state, seat, items);
            })*
        }

        /// Reads an item of a seat.
        pub fn parse_item(game: &Island, state: &mut State, seat: Seat, word: &str, rest: &[&str]) -> Option<Result<(), Syntax>> {
            $(if <$part>::in_play(game) && let Some(read) = <$part>::parse_item(game, state, seat, word, rest) {
                return Some(read);
            })*
            None
        }

        /// Adds lines about a position as a whole.
        pub fn write_lines(game: &Island, state: &State, lines: &mut Vec<String>) {
            $(if <$part>::in_play(game) {
                <$part>::write_lines(game, state, lines);
            })*
        }

        /// Reads a line about a position as a whole.
        pub fn parse_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
            $(if <$part>::in_play(game) && let Some(read) = <$part>::parse_line(game, state, word, rest) {
                return Some(read);
            })*
            None
        }

        /// Lines below the standing of a drawn board.
        pub fn standing(game: &Island, state: &State) -> Vec<String> {
            let mut lines = Vec::new();
            $(if <$part>::in_play(game) {
                lines.extend(<$part>::standing(game, state));
            })*
            lines
        }

        /// Works out what follows from the lines of a position.
        pub fn finish_position(game: &Island, state: &mut State) -> Result<(), Syntax> {
            $(if <$part>::in_play(game) {
                <$part>::finish_position(game, state)?;
            })*
            Ok(())
        }
    };
}

nested! {
    Events(event_cards::EventCards),
    Harbours(harbormaster::Harbormaster),
    Two(two_players::TwoPlayers),
    Gold(gold::Gold),
    Fish(fishermen::Fishermen),
    Rivers(rivers::Rivers),
    Caravans(caravans::Caravans),
}
