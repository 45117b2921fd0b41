//! Garbage and half-valid text into every parser of the notation: clear errors, never a panic, and what is taken in can be played on.

mod support;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Notation, Table};
use steading_rivals::Rivals;
use steading_rivals::options::Mode;
use steading_testing::garbage::{Garbage, take_position};
use support::played;

/// Lines tried on each parser.
const LINES: usize = 10_000;

/// Words of the notation, other scripts, control characters, numbers too large.
const WORDS: &[&str] = &[
    "red",
    "blue",
    "builds",
    "road",
    "left",
    "settlement",
    "city",
    "abbey",
    "town-hall",
    "at",
    "(-1,+1)",
    "(0,0)",
    "(2,-2)",
    "(",
    ")",
    ",",
    ";",
    "|",
    "-128",
    "999999999999",
    "dice",
    "4",
    "7",
    "celebration",
    "event",
    "basic-yule",
    "deal",
    "B1",
    "T1",
    "G",
    "first",
    "plays",
    "brigitta",
    "pays",
    "cache",
    "trades",
    "3",
    "ore",
    "for",
    "wool",
    "hand",
    "stack",
    "stock",
    "none",
    "rest",
    "discard",
    "then",
    "phase",
    "pay",
    "gain",
    "from",
    "-2",
    "knows",
    "marks",
    "1-9",
    "255",
    "256",
    "turn",
    "named",
    "transit",
    "events",
    "seen",
    "face-up",
    "🦙",
    "дорога",
    "\u{0}",
    "\t",
    "+",
    "−",
    "with",
    "scout",
    "puts",
    "under",
    "lays",
    "up",
    "chooses",
    "forest-red",
];

fn garbage_tables() -> Vec<Table<Rivals>> {
    let mode = |seed: u64| Mode::ALL[seed as usize % Mode::ALL.len()];
    (0..25).map(|seed| played(mode(seed), seed, 50 * seed as usize, |_| {})).collect()
}

#[test]
fn moves_of_garbage_get_an_answer_each() {
    let answers = Garbage { words: WORDS, tables: &garbage_tables(), lines: LINES, seed: 1 }.try_moves();
    let is_mixed = answers.taken > 100 && answers.refused > 300 && answers.unread > 300;
    assert!(is_mixed, "{answers:?}: the lines are too wild to prove anything");
}

#[test]
fn options_of_garbage_get_an_answer_each() {
    let answers = Garbage { words: WORDS, tables: &garbage_tables(), lines: LINES, seed: 2 }.try_options_and_records();
    assert!(answers.taken > 50 && answers.unread > 50, "{answers:?}");
}

#[test]
fn positions_of_garbage_are_refused_or_can_be_played_on() {
    let answers = Garbage { words: WORDS, tables: &garbage_tables(), lines: LINES, seed: 3 }.try_positions();
    assert!(answers.taken > 200, "{answers:?}: the positions are too wild to prove anything");
}

/// What a game may wait for, well written but seldom fitting.
const WAITS: &[&str] = &[
    "production",
    "symbol trade",
    "symbol brigands",
    "draw-event",
    "happening basic-feud",
    "happening turmoil-riots",
    "happening progress-plague",
    "pay red 1 wool",
    "pay blue 1 ore 1 gold saved 1",
    "pay red 2 gold from regions",
    "pay-any red 2",
    "gain red 2 any",
    "gain blue 1 ore gold",
    "name-units red 2",
    "take-named red",
    "give-back red",
    "tribute blue 2",
    "brigands red",
    "harvest-gold blue",
    "buy-for-gold red 2",
    "sebastian blue feud",
    "feud-name red 3",
    "feud-return blue",
    "fraternal red 2",
    "fraternal-second red abbey B1",
    "riots blue",
    "place red abbey at (-1,+1)",
    "place blue town-hall at (1,-1)",
    "discard merchant-caravan",
    "look-through red B1 exchange",
    "take-from red B2 library",
    "return-under red abbey at (-1,+1)",
    "return-under blue mint at (1,-1)",
    "irmgard red",
    "lay-road left",
    "settle right with scout",
    "found-city (1,0)",
    "draw-region left",
    "scout-pick right forest-4",
    "lay-regions left forest-4 hills-5",
    "relocate",
    "relocate (-2,-1)",
    "relocate abbey at (-1,+1)",
    "brigand-store red",
    "sink-ship blue",
    "defend blue archer",
    "defence-roll blue arsonist",
    "strike traitor",
    "archer blue",
    "arsonist red",
    "traitor red",
    "tithe-barn red",
    "library red",
    "from-discard red",
    "doctor red",
    "veiled blue riots",
    "arrange red (-2,+1)",
    "start-hand red",
];

#[test]
fn positions_that_wait_for_anything_are_refused_or_can_be_played_on() {
    let mut rng = SmallRng::seed_from_u64(4);
    let tables = garbage_tables();
    let mut read = 0;
    for number in 0..LINES {
        let table = &tables[number % tables.len()];
        let game = table.game();
        let mut text = game.write_position(table.state());
        if text.contains("phase end-turn") {
            continue;
        }
        for _ in 0..rng.random_range(1..4) {
            text += &format!("then {}\n", WAITS[rng.random_range(0..WAITS.len())]);
        }
        // What no game waits for at once may end with a building still named; that is no reason to stop.
        read += usize::from(take_position(game, &text, |_, _| Ok(()), &mut rng));
    }
    assert!(read > 200, "{read} read: the positions are too wild to prove anything");
}

/// A position can give a hand eight cards; whatever may still come finds room.
#[test]
fn a_full_hand_has_room_for_what_cards_bring() {
    let hand = "red hand abbey, abbey, scout, scout, goldsmith, goldsmith, brigitta, brigitta";
    let mut table = support::table(&format!("option mode progress\n{hand}\nthen library red"));
    support::play(&mut table, "red searches B1; red takes merchant-caravan");
    assert_eq!(table.state().hidden.hands[0].len(), 9);
    let problems = table.game().parse_position(&format!("{hand}, inga")).unwrap_err();
    assert!(problems[0].message.contains("more than 8 cards"), "{problems:?}");
}
