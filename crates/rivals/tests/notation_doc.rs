//! Every example of the card game in `docs/notation.md` is notation, and says what the page says it says.

use steading_game::{Game, Notation, Seat, Table, record};
use steading_rivals::Rivals;
use steading_rivals::options::{Mode, Options};
use steading_rivals::text::options::KEYS;

const PAGE: &str = include_str!("../../../docs/notation.md");

/// The blocks of the page that this file reads.
const KINDS: [&str; 7] = [
    "rivals-moves",
    "rivals-rewritten",
    "rivals-outcomes",
    "rivals-options",
    "rivals-position",
    "rivals-position-written",
    "rivals-record",
];

/// The fenced blocks of the page with this name.
fn blocks(name: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut lines = PAGE.lines();
    while let Some(line) = lines.next() {
        let Some(kind) = line.strip_prefix("```") else { continue };
        let block: String = lines.by_ref().take_while(|line| *line != "```").flat_map(|line| [line, "\n"]).collect();
        if kind == name {
            found.push(block);
        }
    }
    assert!(!found.is_empty(), "no block `{name}`");
    found
}

fn lines(name: &str) -> Vec<String> {
    blocks(name).iter().flat_map(|block| block.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// The table the examples are meant for.
fn game() -> Rivals {
    let options = Options { mode: Mode::Gold, first_player: Some(Seat(0)), ..Options::default() };
    Rivals::new(options).unwrap()
}

#[test]
fn no_block_is_left_unread() {
    let kinds = PAGE.lines().filter_map(|line| line.strip_prefix("```")).filter(|kind| kind.starts_with("rivals-"));
    for kind in kinds {
        assert!(KINDS.contains(&kind), "no test reads blocks called `{kind}`");
    }
}

#[test]
fn moves_and_outcomes_are_read_and_written_alike() {
    let game = game();
    let state = game.parse_position("").unwrap();
    let rewrite = |text: &str| match game.parse_entry(&state, text) {
        Ok(entry) => game.write_entry(&entry),
        Err(problem) => panic!("`{text}`: {problem:?}"),
    };
    for line in lines("rivals-moves") {
        assert!(!game.is_outcome(&line));
        assert_eq!(rewrite(&line), line);
    }
    for line in lines("rivals-outcomes") {
        assert!(game.is_outcome(&line));
        assert_eq!(rewrite(&line), line);
    }
    for line in lines("rivals-rewritten") {
        let (read, written) = line.split_once(" = ").unwrap();
        assert_eq!(rewrite(read), written);
    }
}

#[test]
fn options_are_in_the_table_with_their_defaults() {
    let written = Rivals::write_options(&Options::default());
    let section = PAGE.split("### Options of the card game").nth(1).unwrap();
    for key in KEYS.iter().map(|key| key.name) {
        let cell = format!("| `{key}`");
        let row = section.lines().find(|line| line.starts_with(&cell)).unwrap_or_else(|| panic!("`{key}` is missing"));
        let default = written.lines().find_map(|line| line.strip_prefix(&format!("{key} "))).unwrap();
        assert!(row.ends_with(&format!("`{default}` |")), "the default of `{key}`");
    }
    for block in blocks("rivals-options") {
        let options = Rivals::parse_options(&block).unwrap();
        assert_eq!(Rivals::parse_options(&Rivals::write_options(&options)), Ok(options));
    }
}

#[test]
fn positions_are_read_and_read_back() {
    let game = game();
    for block in blocks("rivals-position") {
        let state = game.parse_position(&block).unwrap_or_else(|problems| panic!("{block}{problems:#?}"));
        assert_eq!(game.parse_position(&game.write_position(&state)).unwrap(), state);
    }
    for block in blocks("rivals-position-written") {
        let state = game.parse_position(&block).unwrap_or_else(|problems| panic!("{block}{problems:#?}"));
        assert_eq!(game.write_position(&state), block);
    }
}

#[test]
fn records_are_played_and_written_alike() {
    for block in blocks("rivals-record") {
        let table: Table<Rivals> = record::read(&block).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(record::write(&table), block);
    }
}
