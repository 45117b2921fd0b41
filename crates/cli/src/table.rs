//! Tables from the command line: `--game`, `--expansion`, `--scenario`, `--variants`, `--mode`, `--seats`, `--set`.

use std::fmt::Write as _;
use std::io::Read;
use std::path::Path;

use anyhow::Context;
use clap::Args;
use rand::rngs::SmallRng;
use steading_game::{Form, Game, Key};
use steading_registry::{Problem, options};

use crate::games::{GameName, Shown};
use crate::out::{explain, nearest, usage};

/// What is played.
#[derive(Args)]
pub struct TableArgs {
    /// The game.
    #[arg(long, value_enum, default_value_t = GameName::Island)]
    pub game: GameName,

    /// Of the island, the expansion: cities_and_knights [default: none].
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub expansion: Vec<String>,

    /// Of the island, the scenario: fishermen, rivers, caravans, barbarian_attack or traders_and_barbarians [default: none].
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub scenario: Vec<String>,

    /// Of the island, variants parted by commas: friendly_robber, event_cards, harbormaster, two_players [default: none].
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub variants: Vec<String>,

    /// Of the card game, which one: intro, gold, turmoil, progress or duel [default: intro].
    #[arg(long, value_name = "NAME")]
    pub mode: Option<String>,

    /// How many seats play [default: as the options say, usually 4; 2 with two_players, and in the card game].
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,

    /// Sets a table option by its notation key, such as `victory_points=12`; may be given several times. A drawn board takes
    /// its rows parted by `/`.
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,

    /// Of the island: leaves trade offers between players out of the lists of legal actions.
    #[arg(long)]
    pub no_player_trade: bool,
}

impl TableArgs {
    /// The options on top of the given lines, which may be empty.
    pub fn options<G: Shown>(&self, base: &str) -> anyhow::Result<G::Options> {
        if let Some(flag) = self.flags().into_iter().find(|flag| !G::FLAGS.contains(flag)) {
            return Err(usage(G::GAME.wrong_flag(flag)));
        }
        let modules = [("expansion", &self.expansion), ("scenario", &self.scenario), ("variants", &self.variants)];
        let modules = modules.into_iter().filter(|(_, names)| !names.is_empty());
        let mut pairs: Vec<String> = modules.map(|(key, names)| format!("{key}={}", names.join(","))).collect();
        pairs.extend(self.mode.iter().map(|mode| format!("mode={mode}")));
        if let Some(seats) = self.seats {
            pairs.extend(G::seats_option(seats).map_err(usage)?);
        }
        pairs.extend(G::WITHOUT_OFFERS.filter(|_| self.no_player_trade).map(str::to_owned));
        pairs.extend(self.set.iter().cloned());
        let mut lines = base.to_owned();
        for pair in &pairs {
            let line = option_line(pair)?;
            check_pair::<G>(pair, &line)?;
            lines.push_str(&line);
        }
        G::parse_options(&lines).map_err(|problems| {
            let lines: Vec<String> = problems.into_iter().map(|problem| problem.message).collect();
            usage(format!("the options do not fit together: {}", lines.join("; ")))
        })
    }

    /// Whether the command line says anything about the options.
    pub fn sets_options(&self) -> bool {
        !self.set.is_empty() || self.seats.is_some() || !self.flags().is_empty()
    }

    /// The options given that belong to one game alone.
    fn flags(&self) -> Vec<&'static str> {
        let given = [
            ("expansion", !self.expansion.is_empty()),
            ("scenario", !self.scenario.is_empty()),
            ("variants", !self.variants.is_empty()),
            ("mode", self.mode.is_some()),
            ("no-player-trade", self.no_player_trade),
        ];
        given.into_iter().filter(|&(_, is_given)| is_given).map(|(flag, _)| flag).collect()
    }

    /// The rules of a table with these options, dealt with the generator; refused options are a wrong command line.
    pub fn deal<G: Game>(options: &G::Options, rng: &mut SmallRng) -> anyhow::Result<G> {
        let mut options = options.clone();
        G::deal(&mut options, rng);
        G::new(options).map_err(|refusals| {
            let problems: Vec<String> = refusals.iter().map(|one| explain(&Problem::refusal(one, &[]))).collect();
            usage(format!("these options make no table\n{}", problems.join("\n")))
        })
    }
}

/// A pair as the lines of an options text.
fn option_line(pair: &str) -> anyhow::Result<String> {
    if !pair.contains('=') {
        return Err(usage(format!("option `{pair}`: expected KEY=VALUE, such as `--set victory_points=12`")));
    }
    if let Some(rows) = pair.strip_prefix("board=").filter(|rows| rows.contains('/')) {
        return Ok(rows.split('/').fold("board\n".to_owned(), |lines, row| lines + "  " + row.trim() + "\n"));
    }
    if pair.contains(['\n', '\r']) {
        return Err(usage(format!("option `{}`: a value is one line", pair.lines().next().unwrap_or_default())));
    }
    options::from_pairs([pair]).map_err(|error| usage(format!("option `{pair}`: {error}")))
}

/// Refuses a pair that is wrong by itself, and says what would be right.
fn check_pair<G: Shown>(pair: &str, line: &str) -> anyhow::Result<()> {
    let Err(problems) = G::parse_options(line) else { return Ok(()) };
    let key = pair.split_once('=').map_or(pair, |(key, _)| key).trim();
    if G::BESIDE.is_some_and(|beside| G::parse_options(&format!("{beside}\n{line}")).is_ok()) {
        return Ok(());
    }
    let messages: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
    let mut text = format!("option `{pair}`: {}", messages.join("; "));
    match G::KEYS.iter().find(|known| known.name == key) {
        Some(known) => {
            let _ = write!(text, "\n  {key}: {}", help_of(known));
        }
        None => {
            if let [near, ..] = nearest(key, G::KEYS.iter().map(|known| known.name), 1)[..] {
                let _ = write!(text, "; did you mean `{near}`?");
            }
            for known in G::KEYS {
                let _ = write!(text, "\n  {:<19} {}", known.name, help_of(known));
            }
        }
    }
    Err(usage(text))
}

/// What may be said for a key: its help, with the words that it speaks of without naming them.
fn help_of(key: &Key) -> String {
    let words = match key.form {
        Form::One(words) | Form::Many(words) => words,
        _ => &[],
    };
    let unnamed: Vec<&str> = words.iter().copied().filter(|word| !key.help.contains(word)).collect();
    if unnamed.is_empty() { key.help.to_owned() } else { format!("{}: {}", key.help, unnamed.join(", ")) }
}

/// A text file, or standard input for `-`.
pub fn read(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        std::io::stdin().lock().read_to_end(&mut bytes).context("standard input cannot be read")?;
    } else {
        bytes = std::fs::read(path).with_context(|| format!("{} cannot be read", path.display()))?;
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        anyhow::anyhow!("{}: line {line}: this is not UTF-8 text", path.display())
    })
}

/// The name of a file in messages.
pub fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}
