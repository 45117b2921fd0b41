//! How tests speak: positions and moves as notation, and what must come out. A game's own `tests/support` names the options that its
//! tests play with and adds words for what only this game has.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Game, Next, Notation, Refusal, RuleId, Seat, Table, TableError, Unread};

// Tables.

/// The values of the lines `option key value` of a position.
pub fn given_options(position: &str) -> Vec<&str> {
    position.lines().filter_map(|line| line.trim().strip_prefix("option ")).collect()
}

/// A table in the position that the lines describe. Lines `option key value` set table options on top of `preset`.
pub fn table<G: Notation>(preset: &str, position: &str) -> Table<G> {
    let game: G = game(&(preset.to_owned() + &given_options(position).join("\n")));
    // Blank lines in their place: problems name the lines of the test.
    let blank = |line: &str| if line.starts_with("option ") { String::new() } else { line.to_owned() };
    let lines: Vec<String> = position.lines().map(|line| blank(line.trim())).collect();
    let state = game.parse_position(&lines.join("\n")).unwrap_or_else(|problems| panic!("bad position: {problems:#?}"));
    Table::from_position(game, state)
}

/// A table at its very start, from plain option lines; nothing is preset.
pub fn start<G: Notation>(options: &str) -> Table<G> {
    Table::new(game(options))
}

fn game<G: Notation>(options: &str) -> G {
    let options = G::parse_options(options).unwrap_or_else(|problems| panic!("bad options: {problems:#?}"));
    G::new(options).unwrap_or_else(|problems| panic!("refused options: {problems:?}"))
}

// Moves.

/// Plays moves, one a line or separated by `;` (a line `deal …` is one move). `red rolls 3+4` is the roll and its dice. Returns the
/// events as log lines.
pub fn play<G: Notation>(table: &mut Table<G>, moves: &str) -> Vec<String> {
    let mut log = Vec::new();
    for step in single_moves(moves) {
        let events = table.enter_text(&step).unwrap_or_else(|error| panic!("`{step}` failed: {error:?}"));
        let logged = events.iter().filter(|event| table.game().is_logged(event));
        log.extend(logged.map(|event| table.game().write_event(event)));
    }
    log
}

fn single_moves(moves: &str) -> Vec<String> {
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

/// Plays moves and compares the log.
pub fn check<G: Notation>(mut table: Table<G>, moves: &str, expected: &expect_test::Expect) {
    let log = play(&mut table, moves);
    expected.assert_eq(&(log.join("\n") + "\n"));
}

/// The table after some moves.
pub fn after<G: Notation>(mut table: Table<G>, moves: &str) -> Table<G> {
    play(&mut table, moves);
    table
}

/// The table so many random steps later; `look` sees every position on the way.
pub fn played_on<G: Game>(mut table: Table<G>, seed: u64, steps: usize, mut look: impl FnMut(&Table<G>)) -> Table<G> {
    let mut rng = SmallRng::seed_from_u64(seed);
    for _ in 0..steps {
        look(&table);
        match table.next() {
            Next::Over => break,
            Next::Chance => {
                table.draw(&mut rng);
            }
            Next::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is waited for");
                let actions = table.actions(seat);
                table.play(seat, actions[rng.random_range(0..actions.len())]).expect("a listed action is legal");
            }
        }
    }
    table
}

// What is allowed.

/// What refuses a move at a table; panics if nothing does.
pub fn refusal<G: Notation + Clone>(table: &Table<G>, action: &str) -> G::Illegal {
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

/// A move that must be refused with this code, as the catalogue writes it, for this rule.
pub fn check_refused<G: Notation + Clone>(table: &Table<G>, action: &str, code: &str, rule: RuleId) {
    let illegal = refusal(table, action);
    assert_eq!((illegal.code(), illegal.rule()), (code, rule), "`{action}`: {illegal:?}");
}

/// Whether a move or an outcome would be allowed now.
pub fn is_legal<G: Notation>(table: &Table<G>, line: &str) -> bool {
    match table.game().parse_entry(table.state(), line) {
        Ok(entry) => table.check(&entry).is_ok(),
        Err(Unread::Illegal(_)) => false,
        Err(Unread::Syntax(syntax)) => panic!("`{line}`: {syntax}"),
    }
}

/// The listed actions of a seat, as notation.
pub fn listed<G: Notation>(table: &Table<G>, name: &str) -> Vec<String> {
    let seat = seat(table, name);
    table.actions(seat).iter().map(|action| table.game().write_action(seat, action)).collect()
}

/// What is done by default for the seats that the table waits for, as notation.
pub fn defaults<G: Notation>(table: &Table<G>) -> Vec<String> {
    let (game, state) = (table.game(), table.state());
    let done = game.seats().iter().filter_map(|seat| game.default_action(state, seat).map(|action| (seat, action)));
    done.map(|(seat, action)| game.write_action(seat, &action)).collect()
}

// What is seen.

/// The seat of a colour.
pub fn seat<G: Notation>(table: &Table<G>, name: &str) -> Seat {
    table.game().seat_named(name).unwrap_or_else(|| panic!("no seat {name}"))
}

/// Points of a colour, hidden ones included.
pub fn points<G: Notation>(table: &Table<G>, name: &str) -> i16 {
    let mut points = vec![0; table.game().seats().len() as usize];
    table.game().standing(table.state(), &mut points);
    points[seat(table, name).index()]
}

/// The colours that have to choose now; `chance` or `nobody` if none has.
pub fn asked<G: Notation>(table: &Table<G>) -> String {
    match table.next() {
        Next::Seats(seats) => seats.iter().map(|seat| table.game().seat_name(seat)).collect::<Vec<_>>().join(", "),
        Next::Chance => "chance".to_owned(),
        Next::Over => "nobody".to_owned(),
    }
}

/// A position must be read back as it was written.
pub fn check_position<G: Notation>(game: &G, state: &G::State) {
    let text = game.write_position(state);
    match game.parse_position(&text) {
        Ok(read) => assert!(read == *state, "{text}\nis read as\n{}", game.write_position(&read)),
        Err(problems) => panic!("{text}{problems:#?}"),
    }
}
