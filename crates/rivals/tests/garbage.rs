//! Garbage and half-valid text into every parser of the notation: clear errors, never a panic, and what is taken in can be played on.

mod support;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Entry, Game, Next, Notation, Table, Unread};
use steading_rivals::Rivals;
use steading_rivals::options::{Mode, Options};
use steading_rivals::state::State;
use support::{check_position, played};

/// Lines tried on each parser.
const LINES: usize = 10_000;

/// Words of the notation, other scripts, control characters, numbers too large.
const PIECES: &[&str] = &[
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

fn noise(rng: &mut SmallRng) -> String {
    let count = rng.random_range(0..9);
    let some: Vec<&str> = (0..count).map(|_| PIECES[rng.random_range(0..PIECES.len())]).collect();
    some.join(if rng.random_bool(0.9) { " " } else { "" })
}

/// Valid text with something cut, doubled, swapped or replaced.
fn spoil(text: &str, rng: &mut SmallRng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(1..3) {
        if letters.is_empty() {
            break;
        }
        let place = rng.random_range(0..letters.len());
        match rng.random_range(0..5) {
            0 if text.len() < 200 => letters.truncate(place),
            1 => letters.insert(place, letters[rng.random_range(0..letters.len())]),
            2 => letters[place] = char::from(rng.random_range(b' '..b'~')),
            3 => {
                letters.remove(place);
            }
            _ => {
                let other = rng.random_range(0..letters.len());
                letters.swap(place, other);
            }
        }
    }
    letters.into_iter().collect()
}

/// Valid text with a word or two in the place of others.
fn shuffle_words(text: &str, rng: &mut SmallRng) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    for _ in 0..rng.random_range(1..3) {
        let (from, to) = (rng.random_range(0..words.len()), rng.random_range(0..words.len()));
        words[to] = if rng.random_bool(0.5) { words[from] } else { PIECES[rng.random_range(0..PIECES.len())] };
    }
    words.join(" ")
}

fn garbage_tables() -> Vec<Table<Rivals>> {
    let mode = |seed: u64| Mode::ALL[seed as usize % Mode::ALL.len()];
    (0..25).map(|seed| played(mode(seed), seed, 50 * seed as usize, |_| {})).collect()
}

#[test]
fn moves_of_garbage_get_an_answer_each() {
    let mut rng = SmallRng::seed_from_u64(1);
    let tables = garbage_tables();
    let (mut read, mut refused) = (0, 0);
    for number in 0..LINES {
        let table = &tables[number % tables.len()];
        let game = table.game();
        let mut line = noise(&mut rng);
        if number % 4 != 0 && !table.log().is_empty() {
            let valid = game.write_entry(&table.log()[rng.random_range(0..table.log().len())]);
            line = if rng.random_bool(0.5) { spoil(&valid, &mut rng) } else { shuffle_words(&valid, &mut rng) };
        }
        match game.parse_entry(table.state(), &line) {
            Ok(entry) => {
                assert_eq!(game.parse_entry(table.state(), &game.write_entry(&entry)), Ok(entry.clone()), "{line}");
                if let Entry::Action(seat, action) = entry {
                    let _ = game.check(table.state(), seat, action);
                }
                read += 1;
            }
            Err(Unread::Syntax(syntax)) => {
                assert!(!syntax.message.is_empty() && syntax.message.len() < 600, "{line}: {syntax}");
            }
            Err(Unread::Illegal(_)) => refused += 1,
        }
    }
    assert!(read > 300 && refused > 5, "{read} read, {refused} refused: the lines are too wild to prove anything");
}

#[test]
fn options_of_garbage_get_an_answer_each() {
    let mut rng = SmallRng::seed_from_u64(2);
    for number in 0..LINES {
        let text = if number % 2 == 0 {
            noise(&mut rng)
        } else {
            spoil(&Rivals::write_options(&Options::default()), &mut rng)
        };
        match Rivals::parse_options(&text) {
            Ok(options) => assert_eq!(Rivals::parse_options(&Rivals::write_options(&options)), Ok(options)),
            Err(problems) => assert!(!problems.is_empty() && problems.iter().all(|problem| problem.line > 0)),
        }
    }
}

#[test]
fn positions_of_garbage_are_refused_or_can_be_played_on() {
    let mut rng = SmallRng::seed_from_u64(3);
    let tables = garbage_tables();
    let mut read = 0;
    for number in 0..LINES {
        let table = &tables[number % tables.len()];
        let game = table.game();
        let valid = game.write_position(table.state());
        let text = match number % 4 {
            0 => spoil(&valid, &mut rng),
            1 => shuffle_words(&valid, &mut rng),
            2 => valid + &noise(&mut rng),
            _ => [noise(&mut rng), noise(&mut rng)].join("\n"),
        };
        match game.parse_position(&text) {
            Ok(state) => {
                check_position(game, &state);
                play_on(game, state, &mut rng);
                read += 1;
            }
            Err(problems) => {
                let lines = text.lines().count().max(1);
                assert!(!problems.is_empty() && problems.iter().all(|problem| (1..=lines).contains(&problem.line)));
            }
        }
    }
    assert!(read > 200, "{read} read: the positions are too wild to prove anything");
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
        if let Ok(state) = game.parse_position(&text) {
            check_position(game, &state);
            play_on(game, state, &mut rng);
            read += 1;
        }
    }
    assert!(read > 200, "{read} read: the positions are too wild to prove anything");
}

/// A position that was taken in can be played on without a panic.
fn play_on(game: &Rivals, mut state: State, rng: &mut SmallRng) {
    for _ in 0..30 {
        match game.next(&state) {
            Next::Over => return,
            Next::Chance => {
                let outcome = game.sample(&state, rng);
                game.resolve(&mut state, &outcome, &mut ());
            }
            Next::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let mut actions = Vec::new();
                game.actions(&state, seat, &mut actions);
                let Some(&action) = actions.get(rng.random_range(0..actions.len().max(1))) else {
                    panic!("nothing can be done in\n{}", game.write_position(&state));
                };
                game.apply(&mut state, seat, action, &mut ());
            }
        }
    }
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
