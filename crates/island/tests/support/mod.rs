//! How the tests speak: positions and moves as notation, and what must come out.
#![allow(dead_code)]

use steading_game::{Game, Notation, RuleId, Seat, Table, TableError, Unread};
use steading_island::Island;
use steading_island::cards::Cards;
use steading_island::illegal::{Code, Illegal};
use steading_island::options::Options;
use steading_island::places::Hex;
use steading_island::state::{Private, Public};

/// The options most tests play with: the beginner board without its starting pieces, four seats, red begins.
const TEST_OPTIONS: &str = "setup explicit\nboard beginner\nfirst_player red\n";

/// Options from `option key value` lines on top of the usual ones.
fn options(text: &str) -> Options {
    let lines = text.lines().map(str::trim);
    let given: Vec<&str> = lines.filter_map(|line| line.strip_prefix("option ")).collect();
    let mut base = TEST_OPTIONS.to_owned();
    let has_few = |line: &&str| {
        line.starts_with("players 3")
            || line.starts_with("players 2")
            || line.starts_with("colours")
            || line.contains("two_players")
    };
    if given.iter().any(has_few) {
        base = base.replace("first_player red", "first_player eldest");
    }
    Island::parse_options(&(base + &given.join("\n"))).unwrap_or_else(|problems| panic!("bad options: {problems:?}"))
}

/// A table in the position that the lines describe. Lines `option key value` set table options.
pub fn table(position: &str) -> Table<Island> {
    let game = Island::new(options(position)).unwrap_or_else(|problems| panic!("refused options: {problems:?}"));
    let lines: Vec<&str> = position.lines().map(str::trim).filter(|line| !line.starts_with("option ")).collect();
    let state = game.parse_position(&lines.join("\n")).unwrap_or_else(|problems| panic!("bad position: {problems:?}"));
    Table::from_position(game, state)
}

/// A table at its very start, from plain option lines (`setup beginner`, …); nothing is preset.
pub fn start(options: &str) -> Table<Island> {
    let options = Island::parse_options(options).unwrap_or_else(|problems| panic!("bad options: {problems:?}"));
    Table::new(Island::new(options).unwrap_or_else(|problems| panic!("refused options: {problems:?}")))
}

/// Plays moves, one a line or separated by `;`. `red rolls 3+4` is the roll and its dice. Returns the events as log lines.
pub fn play(table: &mut Table<Island>, moves: &str) -> Vec<String> {
    let mut log = Vec::new();
    for text in moves.split(['\n', ';']).map(str::trim).filter(|text| !text.is_empty()) {
        let steps = match text.split_once(" rolls ") {
            Some((seat, dice)) => vec![format!("{seat} rolls"), format!("dice {dice}")],
            None => vec![text.to_owned()],
        };
        for step in steps {
            let events = table.enter_text(&step).unwrap_or_else(|error| panic!("`{step}` failed: {error:?}"));
            log.extend(events.iter().map(|event| table.game().write_event(event)));
        }
    }
    log
}

/// Plays moves from a position and compares the log.
pub fn check(position: &str, moves: &str, expected: &expect_test::Expect) {
    let mut table = table(position);
    let log = play(&mut table, moves);
    expected.assert_eq(&(log.join("\n") + "\n"));
}

/// The position after some moves.
pub fn after(position: &str, moves: &str) -> Table<Island> {
    let mut table = table(position);
    play(&mut table, moves);
    table
}

/// The moves that a page of `docs/modules` shows under "How it is played".
pub fn example_of(page: &str) -> &str {
    let shown = page.split_once("## How it is played\n\n```text\n").and_then(|(_, rest)| rest.split_once("```"));
    shown.expect("the page has an example").0
}

/// What refuses a move at a table; panics if nothing does.
pub fn refusal(table: &Table<Island>, action: &str) -> Illegal {
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
    let illegal = refusal(&table(position), action);
    assert_eq!((illegal.code, illegal.rule), (code, rule), "`{action}`: {illegal:?}");
}

/// Whether a move would be allowed now.
pub fn is_legal(table: &Table<Island>, action: &str) -> bool {
    match table.game().parse_entry(table.state(), action) {
        Ok(entry) => table.check(&entry).is_ok(),
        Err(Unread::Illegal(_)) => false,
        Err(Unread::Syntax(syntax)) => panic!("`{action}`: {syntax}"),
    }
}

/// The listed actions of a seat, as notation.
pub fn listed(table: &Table<Island>, name: &str) -> Vec<String> {
    let seat = seat(table, name);
    table.actions(seat).iter().map(|action| table.game().write_action(seat, action)).collect()
}

/// What is done by default for the seats that the table waits for, as notation.
pub fn defaults(table: &Table<Island>) -> Vec<String> {
    let (game, state) = (table.game(), table.state());
    let done = game.seats().iter().filter_map(|seat| game.default_action(state, seat).map(|action| (seat, action)));
    done.map(|(seat, action)| game.write_action(seat, &action)).collect()
}

/// What is done by default after some moves, for the only seat that is asked.
pub fn default_after(position: &str, moves: &str) -> String {
    let mut defaults = defaults(&after(position, moves));
    assert_eq!(defaults.len(), 1, "{defaults:?}");
    defaults.remove(0)
}

/// The seat of a colour.
pub fn seat(table: &Table<Island>, name: &str) -> Seat {
    table.game().seat_named(name).unwrap_or_else(|| panic!("no seat {name}"))
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

/// Points of a colour, hidden ones included.
pub fn points(table: &Table<Island>, name: &str) -> i16 {
    let mut points = [0; 4];
    table.game().standing(table.state(), &mut points);
    points[seat(table, name).index()]
}

/// The hexes that the engine lets produce on this number.
pub fn producing(table: &Table<Island>, number: u8) -> Vec<Hex> {
    let producers = table.game().producers(number).iter().chain(table.game().more_producers(number));
    producers.filter(|producer| !producer.card.is_empty()).map(|producer| producer.hex).collect()
}

/// Cards as notation.
pub fn cards(text: &str) -> Cards {
    let words: Vec<&str> = text.split_whitespace().collect();
    steading_island::text::words::cards(&words).unwrap_or_else(|problem| panic!("{problem}"))
}
