//! Garbage and half-valid text into every parser of the notation: clear errors, never a panic, and what is taken in can be played on.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Game, Next, Notation, Table, Unread, record};
use steading_island::{Island, combinations, laws};

/// Lines tried on each parser.
const LINES: usize = 10_000;

/// A table of any combination of modules, the seed says which; the first plays the base game.
fn island(seed: u64) -> Island {
    let mut rng = SmallRng::seed_from_u64(seed);
    let number = seed as usize % combinations::all().count();
    let mut options = laws::any_table(combinations::all().nth(number).expect("one of them"), &mut rng);
    Island::deal(&mut options, &mut rng);
    Island::new(options).unwrap()
}

/// A table some random steps into a game.
fn played(seed: u64, steps: usize) -> Table<Island> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut table = Table::new(island(seed));
    for _ in 0..steps {
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

/// Noise: letters of the notation, other scripts, control characters, numbers too large.
fn noise(rng: &mut SmallRng) -> String {
    const PIECES: &[&str] = &[
        "red",
        "blue",
        "builds",
        "settlement",
        "road",
        "N(0,0)",
        "NE(9,9)",
        "(",
        ")",
        ",",
        "+",
        "-128",
        "999999999999",
        "dice",
        "3+4",
        "7+0",
        "first",
        "offers",
        "for",
        "to",
        "all",
        "nobody",
        "hand",
        "turn",
        "frames",
        "board",
        "🦙",
        "дорога",
        "\u{0}",
        "\t",
        "=",
        "4:1",
        "banks",
        "plays",
        "year-of-plenty",
        "knight",
        "127",
        "128",
        "255",
        "256",
        "rolled",
        "chosen",
        "robber",
        "steal",
        "reveal",
        "6 earthquake",
        "events",
        "damaged",
        "fish",
        "fish-due",
        "spends",
        "two-players",
        "tokens",
        "gold",
        "camels",
    ];
    let count = rng.random_range(0..9);
    let words: Vec<&str> = (0..count).map(|_| PIECES[rng.random_range(0..PIECES.len())]).collect();
    words.join(if rng.random_bool(0.9) { " " } else { "" })
}

/// Valid text with something cut, doubled, swapped or replaced.
fn spoil(text: &str, rng: &mut SmallRng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(1..4) {
        if letters.is_empty() {
            break;
        }
        let place = rng.random_range(0..letters.len());
        match rng.random_range(0..5) {
            0 => letters.truncate(place),
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
        words[to] = words[from];
    }
    words.join(" ")
}

#[test]
fn moves_of_garbage_get_an_answer_each() {
    let mut rng = SmallRng::seed_from_u64(1);
    let tables: Vec<Table<Island>> = (0..64).map(|seed| played(seed, 13 * seed as usize)).collect();
    let mut refused = 0;
    for number in 0..LINES {
        let table = &tables[number % tables.len()];
        let game = table.game();
        let line = if number % 2 == 0 || table.log().is_empty() {
            noise(&mut rng)
        } else {
            spoil(&game.write_entry(&table.log()[rng.random_range(0..table.log().len())]), &mut rng)
        };
        match game.parse_entry(table.state(), &line) {
            Ok(entry) => assert_eq!(game.parse_entry(table.state(), &game.write_entry(&entry)), Ok(entry), "{line}"),
            Err(Unread::Syntax(syntax)) => {
                refused += 1;
                assert!(!syntax.message.is_empty() && syntax.message.len() < 300, "{line}: {}", syntax.message);
            }
            Err(Unread::Illegal(_)) => refused += 1,
        }
    }
    assert!(refused > LINES / 2, "most garbage is refused: {refused}");
}

#[test]
fn positions_of_garbage_get_an_answer_each_and_good_ones_play_on() {
    let mut rng = SmallRng::seed_from_u64(2);
    let tables: Vec<Table<Island>> = (0..128).map(|seed| played(seed, 8 * seed as usize)).collect();
    let mut taken = 0;
    for number in 0..LINES {
        let table = &tables[number % tables.len()];
        let game = table.game();
        let text = match number % 5 {
            0 => (0..4).map(|_| noise(&mut rng)).collect::<Vec<_>>().join("\n"),
            1 => spoil(&game.write_position(table.state()), &mut rng),
            _ => shuffle_words(&game.write_position(table.state()), &mut rng),
        };
        match game.parse_position(&text) {
            Err(problems) => assert!(problems.iter().all(|problem| !problem.message.is_empty()), "{text}"),
            Ok(state) => {
                taken += 1;
                assert_eq!(game.parse_position(&game.write_position(&state)).as_ref(), Ok(&state), "{text}");
                play_on(game, state, &mut rng);
            }
        }
    }
    assert!(taken > 100, "some spoiled positions are still positions: {taken}");
}

/// Plays some random steps; whatever is listed must be legal.
fn play_on(game: &Island, mut state: steading_island::state::State, rng: &mut SmallRng) {
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
                let action = actions[rng.random_range(0..actions.len())];
                assert_eq!(game.check(&state, seat, action), Ok(()));
                game.apply(&mut state, seat, action, &mut ());
            }
        }
    }
}

#[test]
fn options_and_records_of_garbage_get_an_answer_each() {
    let mut rng = SmallRng::seed_from_u64(3);
    let text = record::write(&played(0, 60));
    let options = Island::write_options(island(0).options());
    for number in 0..LINES {
        let broken = spoil(&options, &mut rng);
        if let Ok(options) = Island::parse_options(&broken) {
            assert_eq!(Island::parse_options(&Island::write_options(&options)), Ok(options.clone()), "{broken}");
            let _ = Island::new(options);
        }
        if number % 20 == 0
            && let Ok(table) = record::read::<Island>(&spoil(&text, &mut rng))
        {
            let again =
                record::read::<Island>(&record::write(&table)).expect("what was read can be written and read again");
            assert!(again.state() == table.state() && again.log() == table.log());
        }
    }
}
