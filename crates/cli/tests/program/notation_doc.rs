//! Every example of `docs/notation.md` is notation, and says what the page says it says. The pages of modules have records too.

use steading_game::{Game, Notation, Table, record};
use steading_island::Island;
use steading_island::options::Options;
use steading_island::places::{Edge, Hex, Vertex};
use steading_island::text::{board, keys::KEYS};
use steading_testing::page;

const PAGE: &str = include_str!("../../../../docs/notation.md");

/// The fenced blocks of the page with this name.
fn blocks(name: &str) -> Vec<String> {
    page::blocks(PAGE, name)
}

/// The lines of all blocks with this name.
fn lines(name: &str) -> Vec<String> {
    page::lines(PAGE, name)
}

/// The table the examples of moves and positions are meant for.
fn game() -> Island {
    let options = Island::parse_options("setup explicit\nboard beginner\nfirst_player red\n").unwrap();
    Island::new(options).unwrap()
}

#[test]
fn no_block_is_left_unread() {
    let known = [
        "text",
        "places",
        "moves",
        "rewritten",
        "outcomes",
        "board",
        "harbours",
        "options",
        "options-default",
        "position",
        "position-beginner",
        "position-file",
        "record",
        "record-short",
        "chance",
    ];
    // Those of the card game are read in its own crate.
    for kind in page::kinds(PAGE).filter(|kind| !kind.starts_with("rivals-")) {
        assert!(known.contains(&kind), "no test reads blocks called `{kind}`");
    }
}

#[test]
fn places_have_the_names_the_page_gives() {
    for line in lines("places") {
        let (read, written) = line.split_once(" = ").unwrap();
        let (kind, name) = read.split_once(' ').unwrap();
        let place = match kind {
            "hex" => name.parse::<Hex>().unwrap().to_string(),
            "intersection" => name.parse::<Vertex>().unwrap().to_string(),
            "path" => name.parse::<Edge>().unwrap().to_string(),
            _ => panic!("{line}"),
        };
        assert_eq!(place, written, "{line}");
    }
}

#[test]
fn moves_and_outcomes_are_read_and_written_alike() {
    let game = game();
    let state = game.start();
    let rewrite = |text: &str| match game.parse_entry(&state, text) {
        Ok(entry) => game.write_entry(&entry),
        Err(problem) => panic!("`{text}`: {problem:?}"),
    };
    for line in lines("moves") {
        assert!(!game.is_outcome(&line));
        assert_eq!(rewrite(&line), line);
    }
    for line in lines("outcomes") {
        assert!(game.is_outcome(&line));
        assert_eq!(rewrite(&line), line);
    }
    for line in lines("rewritten") {
        let (read, written) = line.split_once(" = ").unwrap();
        assert_eq!(rewrite(read), written);
    }
}

#[test]
fn boards_and_harbours_are_those_of_the_beginner_board() {
    let game = game();
    let rows = blocks("board").remove(0);
    let (terrain, tokens) = board::parse_rows(&rows.lines().collect::<Vec<_>>()).unwrap();
    assert_eq!((terrain, tokens), (game.layout().terrain, game.layout().tokens));
    assert_eq!(board::write_rows(game.layout()), rows.lines().map(|row| &row[2..]).collect::<Vec<_>>());
    let harbours = blocks("harbours").remove(0);
    assert_eq!(board::parse_harbours(harbours.trim()).unwrap(), game.layout().harbours);
    assert_eq!(board::write_harbours(&game.layout().harbours), harbours.trim());
}

#[test]
fn options_make_tables_and_are_read_back() {
    for block in blocks("options") {
        let options = Island::parse_options(&block).unwrap();
        assert_eq!(Island::parse_options(&Island::write_options(&options)).unwrap(), options);
        Island::new(options).unwrap();
    }
    assert_eq!(blocks("options-default"), [Island::write_options(&Options::default())]);
}

#[test]
fn every_option_is_in_the_table_with_its_default() {
    let written = Island::write_options(&Options::default());
    let rows: Vec<Vec<&str>> =
        PAGE.lines().filter(|line| line.starts_with("| `")).map(|line| line.split(" | ").collect()).collect();
    for key in KEYS.iter().map(|key| key.name) {
        let cell = format!("| `{key}`");
        let row = rows.iter().find(|row| row[0] == cell).unwrap_or_else(|| panic!("`{key}` is missing"));
        let default = written.lines().find_map(|line| line.strip_prefix(&format!("{key} ")));
        assert!(default.is_none_or(|default| row[2].contains(&format!("`{default}`"))), "the default of `{key}`");
    }
}

#[test]
fn positions_are_read_and_read_back() {
    let game = game();
    for block in blocks("position") {
        let state = game.parse_position(&block).unwrap_or_else(|problems| panic!("{block}{problems:?}"));
        assert_eq!(game.parse_position(&game.write_position(&state)).unwrap(), state);
    }
    let beginner = Island::new(Options::beginner()).unwrap();
    assert_eq!(blocks("position-beginner"), [beginner.write_position(&beginner.start())]);
}

#[test]
fn records_are_played_and_written_alike() {
    for block in blocks("record") {
        let table: Table<Island> = record::read(&block).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(record::write(&table), block);
    }
    for block in blocks("record-short") {
        let table: Table<Island> = record::read(&block).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(table.log().len(), 2);
    }
}

#[test]
fn a_record_says_where_its_chance_came_from() {
    for block in blocks("chance") {
        let text = blocks("record")[0].replace("\noptions\n", &format!("\n{block}options\n"));
        let opened = record::open::<Island>(&text).unwrap();
        let chance = opened.chance.unwrap();
        assert_eq!(chance.asked, "setup beginner\n");
        let table: Table<Island> = record::read(&text).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(record::write_with_chance(&table, &chance), text);
        assert_eq!(record::write(&table), blocks("record")[0]);
    }
}

/// The pages of `docs/modules/` show how a module is played.
#[test]
fn records_of_modules_are_played() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/modules");
    let pages = std::fs::read_dir(folder).unwrap().map(|page| std::fs::read_to_string(page.unwrap().path()).unwrap());
    let mut count = 0;
    for text in pages.filter(|text| page::kinds(text).any(|kind| kind == "record-short")) {
        for record in page::blocks(&text, "record-short") {
            if record::game_name(&record) != Some(Island::NAME) {
                continue;
            }
            let table: Table<Island> = record::read(&record).unwrap_or_else(|error| panic!("{record}{error:?}"));
            assert!(!table.game().modules.is_empty() && !table.log().is_empty());
            count += 1;
        }
    }
    assert!(count >= 2, "no page has a record");
}
