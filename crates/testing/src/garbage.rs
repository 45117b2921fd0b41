//! Garbage and half-valid text into every parser of a notation: clear errors, never a panic, and what is taken in can be played on.
//!
//! Most garbage is refused at its first word and proves little. So most texts here are valid ones of random games, with letters or
//! words spoiled, or lines of other tables in between; and every trial says how much of it was taken in, for the test to insist on.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::laws::Lawful;
use steading_game::{Next, Notation, Syntax, Table, Unread, record};

use crate::script::check_position;

/// What is tried on the parsers of a game.
pub struct Garbage<'a, G: Notation> {
    /// Words for noise: of the notation, of other scripts, control characters, numbers too large.
    pub words: &'a [&'a str],
    /// Tables at different times of the game, whose entries, positions and options are spoiled.
    pub tables: &'a [Table<G>],
    /// How many texts are tried.
    pub lines: usize,
    /// What the trial starts from.
    pub seed: u64,
}

/// How the texts were answered.
#[derive(Clone, Copy, Default, Debug)]
pub struct Answers {
    /// Read, and good.
    pub taken: usize,
    /// Read, but refused by a rule.
    pub refused: usize,
    /// Not read.
    pub unread: usize,
}

/// No complaint about a line is longer.
const MESSAGE_MAX: usize = 600;

impl<G: Lawful + Clone> Garbage<'_, G> {
    /// Lines for [`Notation::parse_entry`]: what is read is written and read as the same, and if it may be played, all is well after.
    pub fn try_moves(&self) -> Answers {
        let mut rng = SmallRng::seed_from_u64(self.seed);
        let mut answers = Answers::default();
        for number in 0..self.lines {
            let table = &self.tables[number % self.tables.len()];
            let game = table.game();
            let line = self.any_move(table, &mut rng);
            match game.parse_entry(table.state(), &line) {
                Ok(entry) => {
                    let again = game.parse_entry(table.state(), &game.write_entry(&entry));
                    assert_eq!(again.as_ref(), Ok(&entry), "{line}");
                    let mut table = table.clone();
                    if table.enter(entry).is_ok() {
                        assert_eq!(table.game().audit(table.state()), Ok(()), "{line}");
                        answers.taken += 1;
                    } else {
                        answers.refused += 1;
                    }
                }
                Err(Unread::Syntax(syntax)) => {
                    check_complaint(&syntax, &line);
                    answers.unread += 1;
                }
                Err(Unread::Illegal(_)) => answers.refused += 1,
            }
        }
        answers
    }

    /// Texts for [`Notation::parse_position`]; see [`take_position`].
    pub fn try_positions(&self) -> Answers {
        let mut rng = SmallRng::seed_from_u64(self.seed);
        let mut answers = Answers::default();
        for number in 0..self.lines {
            let table = &self.tables[number % self.tables.len()];
            let text = self.any_position(table, &mut rng);
            let is_taken = take_position(table.game(), &text, G::audit, &mut rng);
            *(if is_taken { &mut answers.taken } else { &mut answers.unread }) += 1;
        }
        answers
    }

    /// Texts for [`Notation::parse_options`] and, less often, for [`record::read`]. Options that make a table are played with.
    pub fn try_options_and_records(&self) -> Answers {
        let mut rng = SmallRng::seed_from_u64(self.seed);
        let records: Vec<String> = self.tables.iter().map(record::write).collect();
        let mut answers = Answers::default();
        for number in 0..self.lines {
            let valid = G::write_options(self.tables[number % self.tables.len()].game().options());
            let text = match rng.random_range(0..3) {
                0 => spoil(&valid, &mut rng),
                1 => self.replace_word(&valid, &mut rng),
                _ => format!("{valid}{}\n{}", self.noise(&mut rng), self.noise(&mut rng)),
            };
            match G::parse_options(&text) {
                Err(problems) => {
                    check_complaints(&problems, &text);
                    answers.unread += 1;
                }
                Ok(options) => {
                    assert_eq!(G::parse_options(&G::write_options(&options)).as_ref(), Ok(&options), "{text}");
                    match G::new(options) {
                        Ok(game) => {
                            play_on(&game, game.start(), G::audit, &mut rng);
                            answers.taken += 1;
                        }
                        Err(_) => answers.refused += 1,
                    }
                }
            }
            if number % 20 == 0 {
                try_record::<G>(&spoil(&records[number / 20 % records.len()], &mut rng));
            }
        }
        answers
    }

    /// Noise, or an entry of this table or another, spoiled or not: one of another table is well written, but seldom fits here.
    fn any_move(&self, table: &Table<G>, rng: &mut SmallRng) -> String {
        let other = &self.tables[rng.random_range(0..self.tables.len())];
        let source = if rng.random_bool(0.3) { other } else { table };
        let log = source.log();
        if log.is_empty() || rng.random_bool(0.3) {
            let seat = table.game().seats().iter().nth(rng.random_range(0..4));
            let name = seat.map(|seat| table.game().seat_name(seat) + " ");
            return name.unwrap_or_default() + &self.noise(rng);
        }
        let valid = source.game().write_entry(&log[rng.random_range(0..log.len())]);
        match rng.random_range(0..4) {
            0 => valid,
            1 => spoil(&valid, rng),
            2 => self.replace_word(&valid, rng),
            _ => shuffle_words(&valid, rng),
        }
    }

    /// Noise, or the position spoiled, with words of its own or others in wrong places, with noise or a line of another position.
    fn any_position(&self, table: &Table<G>, rng: &mut SmallRng) -> String {
        let whole = table.game().write_position(table.state());
        match rng.random_range(0..6) {
            0 => (0..4).map(|_| self.noise(rng)).collect::<Vec<_>>().join("\n"),
            1 => spoil(&whole, rng),
            2 => self.replace_word(&whole, rng),
            3 => whole + &self.noise(rng),
            4 => {
                let other = &self.tables[rng.random_range(0..self.tables.len())];
                let lines = other.game().write_position(other.state());
                let lines: Vec<&str> = lines.lines().collect();
                format!("{whole}\n{}", lines[rng.random_range(0..lines.len())])
            }
            _ => shuffle_words(&whole, rng),
        }
    }

    /// Some words, mostly with blanks between them.
    fn noise(&self, rng: &mut SmallRng) -> String {
        let count = rng.random_range(0..9);
        let some: Vec<&str> = (0..count).map(|_| self.words[rng.random_range(0..self.words.len())]).collect();
        some.join(if rng.random_bool(0.9) { " " } else { "" })
    }

    /// Valid text with a word of noise in the place of another.
    fn replace_word(&self, text: &str, rng: &mut SmallRng) -> String {
        let mut words: Vec<&str> = text.split(' ').collect();
        let place = rng.random_range(0..words.len());
        words[place] = self.words[rng.random_range(0..self.words.len())];
        words.join(" ")
    }
}

/// Reads a position; whether it was taken in. Problems name lines of the text; what was taken is written and read as the same, can be
/// played on, and passes the audit, mostly [`Lawful::audit`], at every step.
pub fn take_position<G: Lawful>(
    game: &G,
    text: &str,
    audit: impl Fn(&G, &G::State) -> Result<(), String>,
    rng: &mut SmallRng,
) -> bool {
    match game.parse_position(text) {
        Err(problems) => {
            check_complaints(&problems, text);
            false
        }
        Ok(state) => {
            assert_eq!(audit(game, &state), Ok(()), "{text}");
            check_position(game, &state);
            play_on(game, state, audit, rng);
            true
        }
    }
}

/// Plays some random steps: there is something to do, whatever is listed is legal, and nothing gets lost.
fn play_on<G: Lawful>(
    game: &G,
    mut state: G::State,
    audit: impl Fn(&G, &G::State) -> Result<(), String>,
    rng: &mut SmallRng,
) {
    let mut actions = Vec::new();
    for _ in 0..30 {
        match game.next(&state) {
            Next::Over => return,
            Next::Chance => {
                let outcome = game.sample(&state, rng);
                game.resolve(&mut state, &outcome, &mut ());
            }
            Next::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is waited for");
                actions.clear();
                game.actions(&state, seat, &mut actions);
                assert!(!actions.is_empty(), "nothing can be done in\n{}", game.write_position(&state));
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

fn try_record<G: Lawful>(text: &str) {
    if let Ok(table) = record::read::<G>(text) {
        let again = record::read::<G>(&record::write(&table)).expect("what was read can be written and read again");
        assert!(again.state() == table.state() && again.log() == table.log());
    }
}

fn check_complaints(problems: &[Syntax], text: &str) {
    assert!(!problems.is_empty(), "refused without a reason:\n{text}");
    problems.iter().for_each(|problem| check_complaint(problem, text));
}

fn check_complaint(problem: &Syntax, text: &str) {
    let lines = text.lines().count().max(1);
    assert!((1..=lines).contains(&problem.line), "{problem}, in {lines} lines:\n{text}");
    assert!((1..MESSAGE_MAX).contains(&problem.message.len()), "{problem}:\n{text}");
}

/// Valid text with something cut, doubled, swapped or replaced. Of long texts little is left when they are cut, so they are not.
fn spoil(text: &str, rng: &mut SmallRng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(1..4) {
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
        words[to] = words[from];
    }
    words.join(" ")
}
