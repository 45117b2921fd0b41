//! How the tests speak: positions and moves as notation, and what must come out.
#![allow(dead_code)]

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Entry, Game, Next, Notation, RuleId, Seat, Table, TableError, Unread};
use steading_rivals::Rivals;
use steading_rivals::cards::Card;
use steading_rivals::goods::Goods;
use steading_rivals::grid::Place;
use steading_rivals::illegal::{Code, Illegal};
use steading_rivals::options::{Colour, Mode, Options};
use steading_rivals::principality::Principality;
use steading_rivals::state::{Public, State};
use steading_rivals::text::words;

/// The options most tests play with: the introductory game, red begins.
const TEST_OPTIONS: &str = "mode intro\nfirst_player red\n";

/// Options from `option key value` lines on top of the usual ones.
fn options(text: &str) -> Options {
    let lines = text.lines().map(str::trim);
    let given: Vec<&str> = lines.filter_map(|line| line.strip_prefix("option ")).collect();
    let text = TEST_OPTIONS.to_owned() + &given.join("\n");
    Rivals::parse_options(&text).unwrap_or_else(|problems| panic!("bad options: {problems:#?}"))
}

/// A table in the position that the lines describe. Lines `option key value` set table options, such as `option mode gold`.
pub fn table(position: &str) -> Table<Rivals> {
    let game = Rivals::new(options(position)).unwrap_or_else(|problems| panic!("refused options: {problems:?}"));
    let blank = |line: &str| if line.starts_with("option ") { String::new() } else { line.to_owned() };
    let lines: Vec<String> = position.lines().map(|line| blank(line.trim())).collect();
    let state = game.parse_position(&lines.join("\n")).unwrap_or_else(|problems| panic!("bad position: {problems:#?}"));
    Table::from_position(game, state)
}

/// A table at its very start, from plain option lines (`mode gold`, …); nothing is preset.
pub fn start(options: &str) -> Table<Rivals> {
    let options = Rivals::parse_options(options).unwrap_or_else(|problems| panic!("bad options: {problems:?}"));
    Table::new(Rivals::new(options).unwrap_or_else(|problems| panic!("refused options: {problems:?}")))
}

/// Plays moves, one a line or separated by `;` (a line `deal …` is one move). `red rolls 4 celebration` is the roll and its dice.
/// Returns the events as log lines.
pub fn play(table: &mut Table<Rivals>, moves: &str) -> Vec<String> {
    let mut log = Vec::new();
    for step in steps(moves) {
        let events = table.enter_text(&step).unwrap_or_else(|error| panic!("`{step}` failed: {error:?}"));
        log.extend(events.iter().map(|event| table.game().write_event(event)));
    }
    log
}

/// The single moves.
fn steps(moves: &str) -> Vec<String> {
    let mut steps = Vec::new();
    for line in moves.lines().map(str::trim) {
        let parts: Vec<&str> = if line.starts_with("deal ") { vec![line] } else { line.split(';').collect() };
        for text in parts.into_iter().map(str::trim).filter(|text| !text.is_empty()) {
            match text.split_once(" rolls ") {
                Some((seat, dice)) => steps.extend([format!("{seat} rolls"), format!("dice {dice}")]),
                None => steps.push(text.to_owned()),
            }
        }
    }
    steps
}

/// Plays moves from a position and compares the log.
pub fn check(position: &str, moves: &str, expected: &expect_test::Expect) {
    let mut table = table(position);
    let log = play(&mut table, moves);
    expected.assert_eq(&(log.join("\n") + "\n"));
}

/// The position after some moves.
pub fn after(position: &str, moves: &str) -> Table<Rivals> {
    let mut table = table(position);
    play(&mut table, moves);
    table
}

/// What refuses a move at a table; panics if nothing does.
pub fn refusal(table: &Table<Rivals>, action: &str) -> Illegal {
    let before = table.state().clone();
    let mut copy = table.clone();
    let error = match copy.enter_text(action) {
        Ok(_) => panic!("`{action}` was allowed"),
        Err(TableError::Illegal(illegal)) => illegal,
        Err(error) => panic!("`{action}` failed otherwise: {error:?}"),
    };
    assert!(*copy.state() == before && copy.log().len() == table.log().len(), "a refused action changed something");
    error
}

/// A move that must be refused with this code for this rule.
pub fn check_illegal(position: &str, action: &str, code: Code, rule: RuleId) {
    check_refused(&table(position), action, code, rule);
}

/// The same at a table.
pub fn check_refused(table: &Table<Rivals>, action: &str, code: Code, rule: RuleId) {
    let illegal = refusal(table, action);
    assert_eq!((illegal.code, illegal.rule), (code, rule), "`{action}`: {illegal:?}");
}

/// Whether a move or an outcome would be allowed now.
pub fn is_legal(table: &Table<Rivals>, action: &str) -> bool {
    match table.game().parse_entry(table.state(), action) {
        Ok(Entry::Action(seat, action) | Entry::Default(seat, action)) => {
            table.game().check(table.state(), seat, action).is_ok()
        }
        Ok(Entry::Outcome(outcome)) => table.game().may_happen(table.state(), &outcome),
        Err(Unread::Illegal(_)) => false,
        Err(Unread::Syntax(syntax)) => panic!("`{action}`: {syntax}"),
    }
}

/// The listed actions of a seat, as notation.
pub fn listed(table: &Table<Rivals>, name: &str) -> Vec<String> {
    let seat = seat(table, name);
    table.actions(seat).iter().map(|action| table.game().write_action(seat, action)).collect()
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

/// The colour that has to choose now; `chance` or `nobody` if none has.
pub fn asked(table: &Table<Rivals>) -> String {
    match table.game().next(table.state()) {
        Next::Seats(seats) => seats.iter().map(|seat| table.game().seat_name(seat)).collect::<Vec<_>>().join(", "),
        Next::Chance => "chance".to_owned(),
        Next::Over => "nobody".to_owned(),
    }
}

/// The seat of a colour.
pub fn seat(table: &Table<Rivals>, name: &str) -> Seat {
    table.game().seat_named(name).unwrap_or_else(|| panic!("no seat {name}"))
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

/// Points of a colour.
pub fn points(table: &Table<Rivals>, name: &str) -> i16 {
    let mut points = [0; 2];
    table.game().standing(table.state(), &mut points);
    points[seat(table, name).index()]
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

// Random games, and what must hold in each of their positions.

/// A table some random steps into a game; `look` sees every position on the way.
pub fn played(mode: Mode, seed: u64, steps: usize, mut look: impl FnMut(&Table<Rivals>)) -> Table<Rivals> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let first_colour = if seed.is_multiple_of(2) { Colour::Red } else { Colour::Blue };
    let mut table = Table::new(Rivals::new(Options { mode, first_colour, ..Options::default() }).unwrap());
    for _ in 0..steps {
        look(&table);
        match table.next() {
            Next::Over => break,
            Next::Chance => {
                table.draw(&mut rng);
            }
            Next::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let actions = table.actions(seat);
                table.play(seat, actions[rng.random_range(0..actions.len())]).unwrap();
            }
        }
    }
    table
}

/// A position must be read back as it was written.
pub fn check_position(game: &Rivals, state: &State) {
    let text = game.write_position(state);
    match game.parse_position(&text) {
        Ok(read) => assert!(read == *state, "{text}\nis read as\n{}", game.write_position(&read)),
        Err(problems) => panic!("{text}{problems:#?}"),
    }
}
