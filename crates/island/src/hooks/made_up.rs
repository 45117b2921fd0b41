//! A module that exists in tests only, for hooks that no module answers yet: whoever should ask them is held to it here.
//!
//! It is asked like all others ([`each!`](crate::modules::each)), after them, at tables that have it ([`table`]). It keeps nothing: its
//! answers are functions of the position that a test writes down. No option names it, and it is in no list of modules.

use std::cell::Cell;

use steading_game::{Game, Notation, Seat, Table};
use steading_testing::script;

use super::{Hooks, RobberVeto, SettlementVeto};
use crate::Island;
use crate::base::maritime;
use crate::cards::GoodSet;
use crate::illegal::Illegal;
use crate::places::{Vertex, VertexSet};
use crate::state::State;

/// What the module says where it is asked; nothing, unless a test says otherwise.
#[derive(Clone, Copy)]
pub struct Answers {
    pub more_hand_limit: fn(&State, Seat) -> u8,
    pub robber_may_move: RobberVeto,
    pub two_for_one: fn(&State, Seat) -> GoodSet,
    pub closed_harbours: fn(&State, Seat) -> VertexSet,
    pub may_build_city: fn(&State, Seat, Vertex) -> Result<(), Illegal>,
    pub stops: fn(&State, Seat) -> VertexSet,
}

impl Answers {
    pub const NONE: Answers = Answers {
        more_hand_limit: |_, _| 0,
        robber_may_move: |_| Ok(()),
        two_for_one: |_, _| GoodSet::EMPTY,
        closed_harbours: |_, _| VertexSet::EMPTY,
        may_build_city: |_, _, _| Ok(()),
        stops: |_, _| VertexSet::EMPTY,
    };
}

thread_local! {
    /// The answers of the table that the test on this thread has made last.
    static ANSWERS: Cell<Answers> = const { Cell::new(Answers::NONE) };
}

/// A table with the module, in the position that the lines describe; lines `option key value` set options.
pub fn table(answers: Answers, position: &str) -> Table<Island> {
    let game = game(answers, position);
    let lines: Vec<&str> = position.lines().filter(|line| !line.starts_with("option ")).collect();
    let state = game.parse_position(&lines.join("\n")).unwrap_or_else(|problems| panic!("bad position: {problems:#?}"));
    Table::from_position(game, state)
}

/// The game of such a table.
pub fn game(answers: Answers, position: &str) -> Island {
    ANSWERS.set(answers);
    let given = script::given_options(position);
    let first = if given.contains(&"variants two_players") { "eldest" } else { "red" };
    let text = format!("setup explicit\nboard beginner\nfirst_player {first}\n{}", given.join("\n"));
    let mut options = Island::parse_options(&text).unwrap_or_else(|problems| panic!("bad options: {problems:#?}"));
    options.modules = options.modules.with_made_up();
    Island::new(options).unwrap_or_else(|problems| panic!("refused options: {problems:?}"))
}

/// The module.
pub struct MadeUp;

impl Hooks for MadeUp {
    fn in_play(game: &Island) -> bool {
        game.modules.has_made_up()
    }

    fn set_out(game: &Island, state: &mut State) {
        game.seats.iter().for_each(|seat| maritime::rates_changed(game, state, seat));
    }

    fn turn_over(game: &Island, state: &mut State) {
        game.seats.iter().for_each(|seat| maritime::rates_changed(game, state, seat));
    }

    fn more_hand_limit(state: &State, seat: Seat) -> u8 {
        (ANSWERS.get().more_hand_limit)(state, seat)
    }

    const ROBBER_MAY_MOVE: Option<RobberVeto> = Some(|state| (ANSWERS.get().robber_may_move)(state));

    fn two_for_one(_: &Island, state: &State, seat: Seat) -> GoodSet {
        (ANSWERS.get().two_for_one)(state, seat)
    }

    fn closed_harbours(state: &State, seat: Seat) -> VertexSet {
        (ANSWERS.get().closed_harbours)(state, seat)
    }

    const MAY_BUILD_CITY: Option<SettlementVeto> =
        Some(|_, state, seat, vertex| (ANSWERS.get().may_build_city)(state, seat, vertex));

    fn stops(state: &State, seat: Seat) -> VertexSet {
        (ANSWERS.get().stops)(state, seat)
    }
}
