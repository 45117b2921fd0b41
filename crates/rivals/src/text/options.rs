//! Table options as `key value` lines.

use steading_game::{Form, Key, Seat, Syntax};

use crate::options::{Colour, Mode, Options};
use crate::rule;
use crate::text::words::clip;

/// The keys a table understands, in the order of a lobby.
pub const KEYS: &[Key] = &[
    Key {
        name: "mode",
        help: "intro, gold, turmoil, progress or duel",
        form: Form::One(&["intro", "gold", "turmoil", "progress", "duel"]),
        unsaid: "intro",
        rule: Some(rule::RIV_057),
    },
    Key {
        name: "first_colour",
        help: "the colour of the first seat: red or blue",
        form: Form::One(&["red", "blue"]),
        unsaid: "red",
        rule: Some(rule::RIV_046),
    },
    Key {
        name: "first_player",
        help: "dice, red or blue",
        form: Form::One(&["dice", "red", "blue"]),
        unsaid: "dice",
        rule: Some(rule::RIV_053),
    },
    Key {
        name: "turn_limit",
        help: "turns of both players together, 0 for no limit",
        form: Form::Number { low: 0, high: u16::MAX, also: &[] },
        unsaid: "1000",
        rule: Some(rule::RIV_340),
    },
];

/// Writes options.
pub fn write(options: &Options) -> String {
    let first = match options.first_player {
        None => "dice",
        Some(seat) => colour_of(options.first_colour, seat).name(),
    };
    format!(
        "mode {}\nfirst_colour {}\nfirst_player {first}\nturn_limit {}\n",
        options.mode.name(),
        options.first_colour.name(),
        options.turn_limit
    )
}

/// Reads options; reports all problems.
pub fn parse(text: &str) -> Result<Options, Vec<Syntax>> {
    let mut options = Options::default();
    let mut first_player = None;
    let mut problems = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let read = read_line(&mut options, &mut first_player, key, value.trim());
        problems.extend(read.err().map(|problem| problem.at(index + 1)));
    }
    // Which seat a colour is depends on `first_colour`, which may come later.
    options.first_player = first_player.map(|colour| Seat(u8::from(colour != options.first_colour)));
    if problems.is_empty() { Ok(options) } else { Err(problems) }
}

fn read_line(options: &mut Options, first: &mut Option<Colour>, key: &str, value: &str) -> Result<(), Syntax> {
    match key {
        "mode" => {
            let names = Mode::ALL.map(Mode::name).join(", ");
            let mode = Mode::named(value);
            options.mode = mode.ok_or_else(|| Syntax::new(format!("no mode is called `{}`: {names}", clip(value))))?;
        }
        "first_colour" => options.first_colour = colour(value)?,
        "first_player" => *first = if value == "dice" { None } else { Some(colour(value)?) },
        "turn_limit" => {
            let wrong = || Syntax::new(format!("`{}` is no number of turns from 0 (never) to 65535", clip(value)));
            options.turn_limit = value.parse().map_err(|_| wrong())?;
        }
        _ => {
            let keys: Vec<&str> = KEYS.iter().map(|key| key.name).collect();
            return Err(Syntax::new(format!("no option is called `{}`: {}", clip(key), keys.join(", "))));
        }
    }
    Ok(())
}

fn colour(word: &str) -> Result<Colour, Syntax> {
    let found = [Colour::Red, Colour::Blue].into_iter().find(|colour| colour.name() == word);
    found.ok_or_else(|| Syntax::new(format!("no colour is called `{}`: red or blue", clip(word))))
}

fn colour_of(first: Colour, seat: Seat) -> Colour {
    match (first, seat.0) {
        (colour, 0) => colour,
        (Colour::Red, _) => Colour::Blue,
        (Colour::Blue, _) => Colour::Red,
    }
}
