//! How the tests speak: positions and moves as notation, and what must come out.
#![allow(dead_code, unused_imports, reason = "each test binary needs some of it")]

use expect_test::Expect;
use steading_game::{Game, Notation, Refusal, RuleId, Seat, Table};
use steading_rivals::Rivals;
use steading_rivals::cards::Card;
use steading_rivals::goods::Goods;
use steading_rivals::grid::Place;
use steading_rivals::illegal::Code;
use steading_rivals::options::{Colour, Mode, Options};
use steading_rivals::principality::Principality;
use steading_rivals::state::Public;
use steading_rivals::text::words;
use steading_testing::script;
pub use steading_testing::script::{asked, check_position, is_legal, listed, play, points, refusal, seat};

/// The options most tests play with: the introductory game, red begins.
const TEST_OPTIONS: &str = "mode intro\nfirst_player red\n";

/// A table in the position that the lines describe. Lines `option key value` set table options, such as `option mode gold`.
pub fn table(position: &str) -> Table<Rivals> {
    script::table(TEST_OPTIONS, position)
}

/// A table at its very start, from plain option lines (`mode gold`, …); nothing is preset.
pub fn start(options: &str) -> Table<Rivals> {
    script::start(options)
}

/// Plays moves from a position and compares the log.
pub fn check(position: &str, moves: &str, expected: &Expect) {
    script::check(table(position), moves, expected);
}

/// The position after some moves.
pub fn after(position: &str, moves: &str) -> Table<Rivals> {
    script::after(table(position), moves)
}

/// A move that must be refused with this code for this rule.
pub fn check_illegal(position: &str, action: &str, code: Code, rule: RuleId) {
    check_refused(&table(position), action, code, rule);
}

/// The same at a table.
pub fn check_refused(table: &Table<Rivals>, action: &str, code: Code, rule: RuleId) {
    script::check_refused(table, action, code.text(), rule);
}

/// A move that must be refused with exactly this code, rule and values: `NOT_A_CHOICE RIV-104 why=not-named card=abbey`.
#[track_caller]
pub fn check_told(table: &Table<Rivals>, action: &str, answer: &str) {
    assert_eq!(told(&refusal(table, action)), answer, "`{action}`");
}

/// A refusal in one line: code, rule and values.
pub fn told(illegal: &impl Refusal) -> String {
    let values: Vec<String> = illegal.values().iter().map(|(key, value)| format!("{key}={value}")).collect();
    format!("{} {} {}", illegal.code(), illegal.rule(), values.join(" ")).trim_end().to_owned()
}

/// The listed actions of a seat that begin with these words, without the colour.
pub fn listed_with(table: &Table<Rivals>, name: &str, beginning: &str) -> Vec<String> {
    let lines = listed(table, name).into_iter();
    let bare = lines.filter_map(|line| line.strip_prefix(name).map(|rest| rest.trim_start().to_owned()));
    bare.filter(|line| line.starts_with(beginning)).collect()
}

/// What the game waits for, as the last line of a position says it: `actions`, `pay red 2 wool`.
pub fn waits_for(table: &Table<Rivals>) -> String {
    steading_rivals::text::frames::write(table.game(), public(table).frames.top())
}

/// What everybody sees.
pub fn public(table: &Table<Rivals>) -> &Public {
    &table.state().public
}

/// The principality of a colour.
pub fn land<'a>(table: &'a Table<Rivals>, name: &str) -> &'a Principality {
    public(table).land(seat(table, name))
}

/// The stock of a colour.
pub fn stock(table: &Table<Rivals>, name: &str) -> Goods {
    land(table, name).stock()
}

/// The stock of a colour as text: `1 lumber 1 wool`, or `nothing`.
pub fn stock_text(table: &Table<Rivals>, name: &str) -> String {
    stock(table, name).to_string()
}

/// Units at a cell of a colour's principality, or in its `cache`.
pub fn units(table: &Table<Rivals>, name: &str, cell: &str) -> u8 {
    land(table, name).units(place(cell))
}

/// The place of a cell, or `cache`.
pub fn place(cell: &str) -> Place {
    steading_rivals::text::frames::place(cell).unwrap_or_else(|problem| panic!("{problem}"))
}

/// The hand of a colour as text: `abbey, scout`, or `none`.
pub fn hand(table: &Table<Rivals>, name: &str) -> String {
    let hand = &table.state().hidden.hands[seat(table, name).index()];
    words::write_cards(hand.as_slice().iter().copied())
}

/// The cards of a stack as text, top first.
pub fn stack(table: &Table<Rivals>, name: &str) -> String {
    let stack = words::stack(table.game(), name).unwrap_or_else(|problem| panic!("{problem}"));
    words::write_cards(table.state().hidden.stacks[stack.index()].from_top())
}

/// The discard pile as text, bottom first.
pub fn discard(table: &Table<Rivals>) -> String {
    words::write_cards(public(table).discard.as_slice().iter().copied())
}

/// The colours that hold the hero and the merchant token; `nobody` if set aside.
pub fn tokens(table: &Table<Rivals>) -> (String, String) {
    let name = |holder: Option<Seat>| holder.map_or("nobody".to_owned(), |seat| table.game().seat_name(seat));
    (name(public(table).hero_token), name(public(table).merchant_token))
}

/// A card by its name.
pub fn card(name: &str) -> Card {
    words::card(name).unwrap_or_else(|problem| panic!("{problem}"))
}

/// Goods as notation: `2 wool 1 ore`.
pub fn goods(text: &str) -> Goods {
    let words: Vec<&str> = text.split_whitespace().collect();
    words::goods(&words).unwrap_or_else(|problem| panic!("{problem}"))
}

/// A table some random steps into a game; `look` sees every position on the way.
pub fn played(mode: Mode, seed: u64, steps: usize, look: impl FnMut(&Table<Rivals>)) -> Table<Rivals> {
    let first_colour = if seed.is_multiple_of(2) { Colour::Red } else { Colour::Blue };
    let options = Options { mode, first_colour, ..Options::default() };
    script::played_on(Table::new(Rivals::new(options).expect("sound options")), seed, steps, look)
}
