//! Every example of `docs/modules/rivals.md` is notation, and its record is played.

use steading_game::{Game, Notation, Table, record};
use steading_rivals::Rivals;
use steading_rivals::options::Options;
use steading_rivals::text::options::KEYS;
use steading_testing::page;

const PAGE: &str = include_str!("../../../../docs/modules/rivals.md");

/// The fenced blocks of the page with this name.
fn blocks(name: &str) -> Vec<String> {
    page::blocks(PAGE, name)
}

/// The Era of Gold, which the examples are of.
fn game() -> Rivals {
    Rivals::new(Rivals::parse_options("mode gold\nfirst_player red\n").unwrap()).unwrap()
}

#[test]
fn no_block_is_left_unread() {
    let known = ["moves", "outcomes", "position", "record-short"];
    for kind in page::kinds(PAGE) {
        assert!(known.contains(&kind), "no test reads blocks called `{kind}`");
    }
}

#[test]
fn moves_and_outcomes_are_read_and_written_alike() {
    let game = game();
    let state = game.parse_position("").unwrap();
    for (name, is_outcome) in [("moves", false), ("outcomes", true)] {
        for line in blocks(name).concat().lines() {
            assert_eq!(game.is_outcome(line), is_outcome, "{line}");
            let entry = game.parse_entry(&state, line).unwrap_or_else(|problem| panic!("`{line}`: {problem:?}"));
            assert_eq!(game.write_entry(&entry), line);
        }
    }
}

#[test]
fn options_are_in_the_table_with_their_defaults() {
    let written = Rivals::write_options(&Options::default());
    for key in KEYS.iter().map(|key| key.name) {
        let row = PAGE.lines().find(|line| line.starts_with(&format!("| `{key}` |")));
        let default = written.lines().find_map(|line| line.strip_prefix(&format!("{key} "))).unwrap();
        assert!(row.is_some_and(|row| row.ends_with(&format!("| `{default}` |"))), "`{key}`");
    }
}

#[test]
fn positions_are_read_and_read_back() {
    let game = game();
    for block in blocks("position") {
        let state = game.parse_position(&block).unwrap_or_else(|problems| panic!("{block}{problems:?}"));
        assert_eq!(game.parse_position(&game.write_position(&state)).unwrap(), state);
    }
}

/// Also: RIV-333.
#[test]
fn the_record_is_played() {
    for block in blocks("record-short") {
        let table: Table<Rivals> = record::read(&block).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(record::read::<Rivals>(&record::write(&table)).unwrap().log(), table.log());
        assert!(record::write(&table).contains(" (default)\n"));
    }
}
