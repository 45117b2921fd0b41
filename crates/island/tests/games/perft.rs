//! Counts of the tree of play. Each table in `perft/` holds a position and, for some depths, how many sequences of listed actions and
//! outcomes lead from it. `UPDATE_EXPECT=1 cargo test` writes new counts; whoever does that must know why they changed.

use expect_test::expect_file;
use steading_game::{Game, Notation, perft};
use steading_island::Island;

/// Counts every depth the table names and compares.
fn check(table: &str, text: &str) {
    let is_comment = |line: &&str| line.is_empty() || line.starts_with('#');
    let lines: Vec<&str> = text.lines().collect();
    let options: Vec<&str> = lines.iter().filter_map(|line| line.strip_prefix("option ")).collect();
    let options = Island::parse_options(&options.join("\n")).unwrap_or_else(|problems| panic!("{table}: {problems:?}"));
    let game = Island::new(options).unwrap_or_else(|problems| panic!("{table}: {problems:?}"));
    let is_position = |line: &&str| !is_comment(line) && !line.starts_with("option ") && !line.starts_with("depth ");
    let position: Vec<&str> = lines.iter().copied().filter(is_position).collect();
    let state = if position.is_empty() {
        game.start()
    } else {
        game.parse_position(&position.join("\n")).unwrap_or_else(|problems| panic!("{table}: {problems:?}"))
    };
    let mut counted = String::new();
    for line in lines {
        match line.strip_prefix("depth ").and_then(|rest| rest.split_whitespace().next()) {
            Some(depth) => {
                let number = depth.parse().unwrap_or_else(|_| panic!("{table}: `{depth}` is no depth"));
                let count = perft(&game, &state, number).unwrap_or_else(|error| panic!("{table}: {error}"));
                counted += &format!("depth {depth} {count}\n");
            }
            None => counted += &format!("{line}\n"),
        }
    }
    expect_file![format!("perft/{table}.perft")].assert_eq(&counted);
}

/// One test for each table.
macro_rules! tables {
    ($($table:ident)*) => {
        /// Their names, in the order of the alphabet.
        const TABLES: &[&str] = &[$(stringify!($table)),*];

        $(
        #[test]
        fn $table() {
            check(stringify!($table), include_str!(concat!("perft/", stringify!($table), ".perft")));
        }
    )*};
}

tables! {
    barbarians beginner bridges camel_vote camels_for_two discard earthquake exchange forced_trade founding free_roads gates
    gifts intrigues knights march middle neutral_settlement raiders robber trade treason wagon
}

/// A table that nobody counts proves nothing.
#[test]
fn every_table_is_counted() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/perft");
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .expect("the tables lie beside this file")
        .map(|entry| entry.expect("a readable folder").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let known: Vec<String> = TABLES.iter().map(|name| format!("{name}.perft")).collect();
    assert_eq!(names, known);
}
