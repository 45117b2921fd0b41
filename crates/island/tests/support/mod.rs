//! How the tests speak: positions and moves as notation, and what must come out.
#![allow(dead_code, unused_imports, reason = "each test binary needs some of it")]

use expect_test::Expect;
use steading_game::{RuleId, Table};
use steading_island::Island;
use steading_island::base::production;
use steading_island::cards::Cards;
use steading_island::illegal::Code;
use steading_island::places::Hex;
use steading_island::state::{Private, Public};
use steading_testing::script;
pub use steading_testing::script::{defaults, is_legal, listed, play, points, refusal, seat};

/// The options most tests play with: the beginner board without its starting pieces, four seats, red begins if there are so many.
fn preset(position: &str) -> &'static str {
    let has_few = |line: &str| {
        let few = ["players 3", "players 2", "colours"];
        few.into_iter().any(|beginning| line.starts_with(beginning)) || line.contains("two_players")
    };
    if script::given_options(position).into_iter().any(has_few) {
        "setup explicit\nboard beginner\nfirst_player eldest\n"
    } else {
        "setup explicit\nboard beginner\nfirst_player red\n"
    }
}

/// A table in the position that the lines describe. Lines `option key value` set table options.
pub fn table(position: &str) -> Table<Island> {
    script::table(preset(position), position)
}

/// A table at its very start, from plain option lines (`setup beginner`, …); nothing is preset.
pub fn start(options: &str) -> Table<Island> {
    script::start(options)
}

/// Plays moves from a position and compares the log.
pub fn check(position: &str, moves: &str, expected: &Expect) {
    script::check(table(position), moves, expected);
}

/// The position after some moves.
pub fn after(position: &str, moves: &str) -> Table<Island> {
    script::after(table(position), moves)
}

/// The moves that a page of `docs/modules` shows under "How it is played".
pub fn example_of(page: &str) -> &str {
    let shown = page.split_once("## How it is played\n\n```text\n").and_then(|(_, rest)| rest.split_once("```"));
    shown.expect("the page has an example").0
}

/// A move that must be refused with this code for this rule.
pub fn check_illegal(position: &str, action: &str, code: Code, rule: RuleId) {
    script::check_refused(&table(position), action, code.text(), rule);
}

/// What is done by default after some moves, for the only seat that is asked.
pub fn default_after(position: &str, moves: &str) -> String {
    let mut defaults = defaults(&after(position, moves));
    assert_eq!(defaults.len(), 1, "{defaults:?}");
    defaults.remove(0)
}

/// The hand of a colour.
pub fn hand(table: &Table<Island>, name: &str) -> Cards {
    private(table, name).hand
}

/// What a colour keeps to itself.
pub fn private<'a>(table: &'a Table<Island>, name: &str) -> &'a Private {
    &table.state().private[seat(table, name).index()]
}

/// What everybody sees.
pub fn public(table: &Table<Island>) -> &Public {
    &table.state().public
}

/// The hexes that the engine lets produce on this number.
pub fn producing(table: &Table<Island>, number: u8) -> Vec<Hex> {
    production::hexes_with(table.game(), &table.state().public, number).iter().collect()
}

/// Cards as notation.
pub fn cards(text: &str) -> Cards {
    let words: Vec<&str> = text.split_whitespace().collect();
    steading_island::text::words::cards(&words).unwrap_or_else(|problem| panic!("{problem}"))
}
