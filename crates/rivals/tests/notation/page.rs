//! Every example of the card game in `docs/notation.md` is notation, and says what the page says it says.

use steading_game::{Game, Notation, Seat, Table, Unread, record};
use steading_rivals::Rivals;
use steading_rivals::options::{Mode, Options};
use steading_rivals::text::options::KEYS;
use steading_testing::page;

const PAGE: &str = include_str!("../../../../docs/notation.md");

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
    page::blocks(PAGE, name)
}

fn lines(name: &str) -> Vec<String> {
    page::lines(PAGE, name)
}

/// The table the examples are meant for.
fn game() -> Rivals {
    let options = Options { mode: Mode::Gold, first_player: Some(Seat(0)), ..Options::default() };
    Rivals::new(options).unwrap()
}

#[test]
fn no_block_is_left_unread() {
    for kind in page::kinds(PAGE).filter(|kind| kind.starts_with("rivals-")) {
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
fn every_verb_of_a_move_is_found_behind_a_typing_error() {
    let game = game();
    let state = game.parse_position("").unwrap();
    for line in lines("rivals-moves") {
        let [seat, verb] = [0, 1].map(|word| line.split(' ').nth(word).unwrap());
        let typed = line.replacen(verb, &format!("{verb}z"), 1);
        match game.parse_action(&state, &typed) {
            Err(Unread::Syntax(complaint)) => {
                let meant = format!("; did you mean `{line}`?");
                assert!(seat != verb && complaint.message.ends_with(&meant), "{typed}: {complaint}");
            }
            read => panic!("{typed}: {read:?}"),
        }
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
