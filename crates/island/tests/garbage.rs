//! Garbage and half-valid text into every parser of the notation: clear errors, never a panic, and what is taken in can be played on.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Game, Next, Notation, Table, Unread, record};
use steading_island::Island;
use steading_island::audit::audit;
use steading_island::options::Options;
use steading_island::rules::{Module, Modules};

/// Lines tried on each parser.
const LINES: usize = 10_000;

fn island() -> Island {
    Island::new(Island::parse_options("setup explicit\nboard beginner\n").unwrap()).unwrap()
}

/// A table some random steps into a game.
fn played(seed: u64, steps: usize) -> Table<Island> {
    played_on(Table::new(island()), seed, steps)
}

/// The table so many random steps later.
fn played_on(mut table: Table<Island>, seed: u64, steps: usize) -> Table<Island> {
    let mut rng = SmallRng::seed_from_u64(seed);
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
    noise_of(PIECES, rng)
}

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
];

/// Some of these words, mostly with blanks between them.
fn noise_of(words: &[&str], rng: &mut SmallRng) -> String {
    let count = rng.random_range(0..9);
    let some: Vec<&str> = (0..count).map(|_| words[rng.random_range(0..words.len())]).collect();
    some.join(if rng.random_bool(0.9) { " " } else { "" })
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
    let tables: Vec<Table<Island>> = (0..20).map(|seed| played(seed, 40 * seed as usize)).collect();
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
    let tables: Vec<Table<Island>> = (0..40).map(|seed| played(seed, 25 * seed as usize)).collect();
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
                assert_eq!(audit(game, &state), Ok(()), "{text}");
                assert_eq!(game.parse_position(&game.write_position(&state)).as_ref(), Ok(&state), "{text}");
                play_on(game, state, &mut rng);
            }
        }
    }
    assert!(taken > 100, "some spoiled positions are still positions: {taken}");
}

/// Plays some random steps; whatever is listed must be legal, and nothing may be lost.
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
                assert!(!actions.is_empty(), "nothing to do:\n{}", game.write_position(&state));
                let action = actions[rng.random_range(0..actions.len())];
                assert_eq!(game.check(&state, seat, action), Ok(()));
                game.apply(&mut state, seat, action, &mut ());
            }
        }
        if let Err(complaint) = audit(game, &state) {
            panic!("{complaint}:\n{}", game.write_position(&state));
        }
    }
}

#[test]
fn options_and_records_of_garbage_get_an_answer_each() {
    let mut rng = SmallRng::seed_from_u64(3);
    let text = record::write(&played(7, 60));
    let options = Island::write_options(island().options());
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

// The same with modules.

/// The words that the modules add, and some that they share with the base game: seats, places and numbers, a line for each module,
/// and the rest of positions and options.
const MODULE_WORDS: &str = "
    red blue white orange nobody N(0,0) S(1,-2) W(1,-1) NE(0,0) (0,0) (-1,-1) NW(9,9)
    0 1 2 3 6 7 8 99 127 128 255 256 -1 brick wool ore knight none ,
    reveal earthquake good-neighbours robber-attack plentiful-year damages repairs gives left receives draws from helps with
    lets robber flee damaged revealed events produce damage receive advantage conflict help gifts chosen owes
    builds road settlement for retires forces trade hands over chases tokens held
    two-players token-action retired-knight second-number first-number neutral-road forced-trade
    fish boot spends to remove rob take build draw card exchanges keeps passes fish-due fish-spent fishermen
    bridge gold buys banks offers bought
    bids nothing names path abstains places camel camels heads due extended votes named caravans bid name place place-apart
    turn rolled frames pass harbormaster scenario variants start_fish on off oasis arrows A grounds second_token
    river_gold_limit fishing_grounds fixed oasis_closed strict_fish_payment board beginner players two_players
";

fn module_pieces() -> Vec<&'static str> {
    MODULE_WORDS.split_whitespace().chain(["\n", "rolled 6"]).collect()
}

/// Every scenario, and none, with all variants for two and for more players.
fn tables_with_modules() -> Vec<Table<Island>> {
    let variants = [Module::FriendlyRobber, Module::EventCards, Module::Harbormaster, Module::TwoPlayers];
    let scenarios = [None, Some(Module::Fishermen), Some(Module::Rivers), Some(Module::Caravans)];
    let sets = scenarios.into_iter().flat_map(|scenario| {
        [3, 4].map(|count| variants[..count].iter().copied().chain(scenario).collect::<Modules>())
    });
    let mut rng = SmallRng::seed_from_u64(4);
    let start = |modules: Modules| {
        let mut options = Options { list_offers: false, victory_points: 14, ..Options::playing(modules) };
        Island::deal(&mut options, &mut rng);
        Table::new(Island::new(options).unwrap_or_else(|problems| panic!("{modules}: {problems:?}")))
    };
    sets.map(start).collect()
}

/// Tables of every combination at different times of the game.
fn played_with_modules() -> Vec<Table<Island>> {
    let steps = [0, 12, 40, 90, 150, 260, 400, 700];
    let tables = tables_with_modules().into_iter();
    tables.flat_map(|table| steps.map(|steps| played_on(table.clone(), steps as u64, steps))).collect()
}

#[test]
fn moves_of_modules_and_garbage_get_an_answer_each() {
    let (mut rng, pieces) = (SmallRng::seed_from_u64(5), module_pieces());
    let tables = played_with_modules();
    let mut refused = 0;
    for number in 0..3 * LINES {
        let table = &tables[number % tables.len()];
        let game = table.game();
        let line = if (number / tables.len()).is_multiple_of(3) || table.log().is_empty() {
            let seat = ["", "", "red ", "blue "][rng.random_range(0..4)];
            format!("{seat}{}", noise_of(&pieces, &mut rng))
        } else {
            // A move of another table is well written, but perhaps of a module that is not played here.
            let other = &tables[rng.random_range(0..tables.len())];
            let table = if rng.random_bool(0.3) && !other.log().is_empty() { other } else { table };
            let text = table.game().write_entry(&table.log()[rng.random_range(0..table.log().len())]);
            match rng.random_range(0..3) {
                0 => text,
                1 => spoil(&text, &mut rng),
                _ => shuffle_words(&text, &mut rng),
            }
        };
        match game.parse_entry(table.state(), &line) {
            Ok(entry) => {
                assert_eq!(game.parse_entry(table.state(), &game.write_entry(&entry)).as_ref(), Ok(&entry), "{line}");
                let mut table = table.clone();
                if table.enter(entry).is_ok() {
                    assert_eq!(audit(table.game(), table.state()), Ok(()), "{line}");
                } else {
                    refused += 1;
                }
            }
            Err(Unread::Syntax(syntax)) => {
                refused += 1;
                assert!(!syntax.message.is_empty() && syntax.message.len() < 300, "{line}: {}", syntax.message);
            }
            Err(Unread::Illegal(_)) => refused += 1,
        }
    }
    assert!(refused > LINES, "most garbage is refused: {refused}");
}

#[test]
fn positions_of_modules_and_garbage_get_an_answer_each_and_good_ones_play_on() {
    let (mut rng, pieces) = (SmallRng::seed_from_u64(6), module_pieces());
    let tables = played_with_modules();
    let mut taken = 0;
    for number in 0..3 * LINES {
        let table = &tables[number % tables.len()];
        let game = table.game();
        let whole = game.write_position(table.state());
        let text = match rng.random_range(0..6) {
            0 => format!("turn {}\n{}", game.seat_name(table.state().public.turn), noise_of(&pieces, &mut rng)),
            1 => spoil(&whole, &mut rng),
            2 => replace_word(&whole, &pieces, &mut rng),
            3 => {
                // A line of another position.
                let other = &tables[rng.random_range(0..tables.len())];
                let lines = other.game().write_position(other.state());
                let lines: Vec<&str> = lines.lines().collect();
                format!("{whole}\n{}", lines[rng.random_range(0..lines.len())])
            }
            _ => shuffle_words(&whole, &mut rng),
        };
        match game.parse_position(&text) {
            Err(problems) => assert!(problems.iter().all(|problem| !problem.message.is_empty()), "{text}"),
            Ok(state) => {
                taken += 1;
                assert_eq!(audit(game, &state), Ok(()), "{text}");
                assert_eq!(game.parse_position(&game.write_position(&state)).as_ref(), Ok(&state), "{text}");
                play_on(game, state, &mut rng);
            }
        }
    }
    assert!(taken > 300, "some spoiled positions are still positions: {taken}");
}

/// Valid text with a word of the modules in the place of another.
fn replace_word<'a>(text: &'a str, pieces: &[&'a str], rng: &mut SmallRng) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let place = rng.random_range(0..words.len());
    words[place] = pieces[rng.random_range(0..pieces.len())];
    words.join(" ")
}

#[test]
fn options_and_records_of_modules_and_garbage_get_an_answer_each() {
    let (mut rng, pieces) = (SmallRng::seed_from_u64(7), module_pieces());
    let tables = tables_with_modules();
    let records: Vec<String> = tables.iter().map(|table| record::write(&played_on(table.clone(), 7, 60))).collect();
    let mut made = 0;
    for number in 0..LINES {
        let options = Island::write_options(tables[number % tables.len()].game().options());
        let broken = match number / tables.len() % 3 {
            0 => spoil(&options, &mut rng),
            1 => replace_word(&options, &pieces, &mut rng),
            _ => format!("{options}{}\n{}", noise_of(&pieces, &mut rng), noise_of(&pieces, &mut rng)),
        };
        if let Ok(options) = Island::parse_options(&broken) {
            assert_eq!(Island::parse_options(&Island::write_options(&options)), Ok(options.clone()), "{broken}");
            if let Ok(game) = Island::new(options) {
                made += 1;
                play_on(&game, game.start(), &mut rng);
            }
        }
        if number % 20 == 0
            && let Ok(table) = record::read::<Island>(&spoil(&records[number / 20 % records.len()], &mut rng))
        {
            let again =
                record::read::<Island>(&record::write(&table)).expect("what was read can be written and read again");
            assert!(again.state() == table.state() && again.log() == table.log());
        }
    }
    assert!(made > 50, "some spoiled options still make a table: {made}");
}
