//! Table options as `key value` lines, with the board as a drawing.

use steading_game::{Seat, Syntax};

use crate::combinations;
use crate::layout::Layout;
use crate::modules::setting::{self, Choice, Feature};
use crate::options::{BankShortage, Colour, FirstPlayer, Options, Phases, Setup, VictoryClaim, default_colours};
use crate::rules::{Kind, Module, Modules};
use crate::setup::{Corner, Tokens};
use crate::text::board;
use crate::text::words::{self, clip};

/// Writes every option, and the board once it is there.
pub fn write(options: &Options) -> String {
    let colours: Vec<&str> = options.colours.iter().map(|colour| colour.name()).collect();
    let mut lines = vec![
        format!("players {}", options.colours.len()),
        format!("colours {}", colours.join(" ")),
        format!("setup {}", setup_name(options.setup)),
        format!("tokens {}", if options.tokens == Tokens::Spiral { "spiral" } else { "random" }),
        format!("spiral_corner {}", options.spiral_corner.map_or("random".to_owned(), |corner| format!("{corner:?}"))),
        format!("red_neighbours {}", if options.red_neighbours { "allowed" } else { "forbidden" }),
        format!("harbours {}", if options.shuffled_harbours { "shuffled" } else { "fixed" }),
        format!("first_player {}", first_player_name(options)),
        format!("phases {}", if options.phases == Phases::Separate { "separate" } else { "combined" }),
        format!("bank_limit {}", options.bank_limit.map_or("unlimited".to_owned(), |limit| limit.to_string())),
        format!("bank_shortage {}", if options.bank_shortage == BankShortage::Single { "single" } else { "strict" }),
        format!("victory_points {}", options.victory_points),
        format!("hand_limit {}", options.hand_limit),
        format!(
            "victory_claim {}",
            if options.victory_claim == VictoryClaim::Automatic { "automatic" } else { "claim" }
        ),
        format!("longest_road_min {}", options.longest_road_min),
        format!("largest_army_min {}", options.largest_army_min),
        format!("turn_limit {}", options.turn_limit),
    ];
    let modules = |kind: Kind| format!("{} {}", kind.key(), names(options.modules.of(kind)));
    lines.extend(Kind::ALL.map(modules));
    lines.push("counts_visible public".to_owned());
    lines.push(format!("list_offers {}", on_off(options.list_offers)));
    lines.extend(module_options(options));
    if let Some(layout) = &options.layout {
        lines.push("board".to_owned());
        lines.extend(board::write_rows(layout).into_iter().map(|row| format!("  {row}")));
        lines.push(format!("harbour_sites {}", board::write_harbours(&layout.harbours)));
        let written = |&(_, feature): &(Module, &Feature)| {
            (feature.write)(layout).map(|value| format!("{} {value}", feature.key.name))
        };
        lines.extend(setting::features().iter().filter_map(written));
    }
    lines.join("\n") + "\n"
}

/// The options of the modules in play; those of others have their official values or make no table.
fn module_options(options: &Options) -> Vec<String> {
    let is_written =
        |&(module, choice): &(Module, &Choice)| options.modules.has(module) || !(choice.is_official)(options);
    let write = |(_, choice): (Module, &Choice)| format!("{} {}", choice.key.name, (choice.write)(options));
    setting::choices().into_iter().filter(is_written).map(write).collect()
}

/// Names of modules, or `none`.
fn names(modules: impl Iterator<Item = Module>) -> String {
    let names: Vec<&str> = modules.map(Module::name).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}

/// Reads names of modules of a kind, parted by blanks or commas; `none` is no module.
fn modules(value: &str, kind: Kind) -> Result<Modules, Syntax> {
    let words = value.split([' ', ',']).map(str::trim).filter(|word| !word.is_empty() && *word != "none");
    words.map(|word| module(word, kind)).collect()
}

fn module(word: &str, kind: Kind) -> Result<Module, Syntax> {
    let what = kind.name();
    match Module::named(word) {
        Some(module) if module.kind() == kind => Ok(module),
        Some(module) => {
            let (key, name) = (module.kind().key(), module.name());
            Err(Syntax::new(format!("`{word}` is no {what}: write `{key} {name}`")))
        }
        None => {
            let known = names(kind.modules());
            Err(Syntax::new(format!("no {what} is called `{}`; there are: {known}", clip(word))))
        }
    }
}

/// A flag.
pub fn on_off(is_on: bool) -> &'static str {
    if is_on { "on" } else { "off" }
}

fn setup_name(setup: Setup) -> &'static str {
    match setup {
        Setup::Beginner => "beginner",
        Setup::Variable => "variable",
        Setup::Explicit => "explicit",
    }
}

fn first_player_name(options: &Options) -> &'static str {
    match options.first_player {
        None => "official",
        Some(FirstPlayer::Dice) => "dice",
        Some(FirstPlayer::Random) => "random",
        Some(FirstPlayer::Named(seat)) => words::seat_name(options, seat),
    }
}

/// Reads options; what is not given has its official value. Reports all problems.
pub fn parse(text: &str) -> Result<Options, Vec<Syntax>> {
    let mut reader = Reader {
        options: Options::default(),
        line: 0,
        players: None,
        has_colours: false,
        first_player: None,
        harbours: None,
        features: Vec::new(),
        has_fixed_board: false,
        victory_points: None,
    };
    let mut problems = Vec::new();
    let lines: Vec<(usize, &str)> = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .collect();
    let mut rest = lines.as_slice();
    while let Some((&(number, line), after)) = rest.split_first() {
        rest = after;
        if line == "board" {
            let rows = &rest[..rest.len().min(board::ROWS.len())];
            rest = &rest[rows.len()..];
            if let Err(problem) = reader.board(rows) {
                // Empty lines and comments may stand between the rows.
                let line = rows.get(problem.line - 1).map_or(number, |&(line, _)| line);
                problems.push(problem.at(line));
            }
            continue;
        }
        let (key, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        reader.line = number;
        problems.extend(reader.option(key, value.trim()).err().map(|problem| problem.at(number)));
    }
    problems.extend(reader.finish());
    if problems.is_empty() { Ok(reader.options) } else { Err(problems) }
}

struct Reader {
    options: Options,
    /// The line being read. What depends on several lines is kept with its own, for complaints at the end.
    line: usize,
    players: Option<(usize, u8)>,
    has_colours: bool,
    first_player: Option<(usize, String)>,
    harbours: Option<(usize, Vec<(crate::places::Edge, crate::layout::Harbour)>)>,
    /// What a scenario adds to a given board, each with its line.
    features: Vec<(usize, &'static Feature, String)>,
    /// `board beginner`: the fixed board of whatever scenario is played.
    has_fixed_board: bool,
    /// Points to win, where they are not the official ones of the combination.
    victory_points: Option<u8>,
}

impl Reader {
    fn board(&mut self, rows: &[(usize, &str)]) -> Result<(), Syntax> {
        let rows: Vec<&str> = rows.iter().map(|&(_, row)| row).collect();
        let (terrain, tokens) = board::parse_rows(&rows)?;
        self.options.layout = Some(Layout { terrain, tokens, ..Layout::beginner() });
        self.has_fixed_board = false;
        Ok(())
    }

    fn option(&mut self, key: &str, value: &str) -> Result<(), Syntax> {
        let options = &mut self.options;
        let choose = |names: &[&str]| words::choose(key, names, value);
        match key {
            "players" => self.players = Some((self.line, words::number(value)?)),
            "colours" => {
                let unknown = |word: &str| Syntax::new(format!("no colour is called `{}`", clip(word)));
                let colours = value.split_whitespace().map(|word| Colour::named(word).ok_or_else(|| unknown(word)));
                options.colours = colours.collect::<Result<_, _>>()?;
                self.has_colours = true;
            }
            "setup" => {
                options.setup =
                    [Setup::Beginner, Setup::Variable, Setup::Explicit][choose(&["beginner", "variable", "explicit"])?];
            }
            "tokens" => options.tokens = [Tokens::Spiral, Tokens::Random][choose(&["spiral", "random"])?],
            "spiral_corner" => {
                let index = choose(&["random", "NW", "W", "SW", "SE", "E", "NE"])?;
                options.spiral_corner = index.checked_sub(1).map(|corner| Corner::ALL[corner]);
            }
            "red_neighbours" => options.red_neighbours = choose(&["forbidden", "allowed"])? == 1,
            "harbours" => options.shuffled_harbours = choose(&["shuffled", "fixed"])? == 0,
            "first_player" => self.first_player = Some((self.line, value.to_owned())),
            "phases" => options.phases = [Phases::Separate, Phases::Combined][choose(&["separate", "combined"])?],
            "bank_limit" => {
                options.bank_limit = if value == "unlimited" { None } else { Some(words::number(value)?) };
            }
            "bank_shortage" => {
                options.bank_shortage = [BankShortage::Single, BankShortage::Strict][choose(&["single", "strict"])?];
            }
            "victory_points" => self.victory_points = Some(words::number(value)?),
            "hand_limit" => options.hand_limit = words::number(value)?,
            "victory_claim" => {
                options.victory_claim =
                    [VictoryClaim::Automatic, VictoryClaim::Claim][choose(&["automatic", "claim"])?];
            }
            "longest_road_min" => options.longest_road_min = words::number(value)?,
            "largest_army_min" => options.largest_army_min = words::number(value)?,
            "turn_limit" => {
                let wrong = || Syntax::new(format!("`{}` is no number of turns from 0 (never) to 65535", clip(value)));
                options.turn_limit = value.parse().map_err(|_| wrong())?;
            }
            "expansion" => self.modules(Kind::Expansion, value)?,
            "scenario" => self.modules(Kind::Scenario, value)?,
            "variants" => self.modules(Kind::Variant, value)?,
            // What records had before there were other variants.
            "friendly_robber" => {
                if choose(&["off", "on"])? == 1 {
                    options.modules = options.modules.with(Module::FriendlyRobber);
                }
            }
            "counts_visible" => {
                choose(&["public"])?;
            }
            "list_offers" => options.list_offers = choose(&["off", "on"])? == 1,
            "board" => {
                choose(&["beginner"])?;
                self.has_fixed_board = true;
            }
            "harbour_sites" => self.harbours = Some((self.line, board::parse_harbours(value)?)),
            _ => return self.module_option(key, value),
        }
        Ok(())
    }

    /// The modules of a kind; those of the others stay.
    fn modules(&mut self, kind: Kind, value: &str) -> Result<(), Syntax> {
        let others = self.options.modules.iter().filter(|module| module.kind() != kind).collect();
        self.options.modules = modules(value, kind)?.iter().fold(others, Modules::with);
        Ok(())
    }

    /// An option of a module, or what a module adds to a board; the latter is put there when the board is known.
    fn module_option(&mut self, key: &str, value: &str) -> Result<(), Syntax> {
        if let Some((_, choice)) = setting::choices().into_iter().find(|(_, choice)| choice.key.name == key) {
            return (choice.read)(&mut self.options, value);
        }
        if let Some((_, feature)) = setting::features().into_iter().find(|(_, feature)| feature.key.name == key) {
            (feature.read)(&mut Layout::beginner(), value)?;
            self.features.push((self.line, feature, value.to_owned()));
            return Ok(());
        }
        Err(Syntax::new(format!("no option is called `{}`", clip(key))))
    }

    /// What depends on more than one line: colours, first player, and where the harbours lie. All problems, each with its line.
    fn finish(&mut self) -> Vec<Syntax> {
        let options = &mut self.options;
        let mut problems = Vec::new();
        options.victory_points = self.victory_points.unwrap_or_else(|| combinations::target(options.modules));
        if self.players.is_none() && !self.has_colours {
            options.colours = Options::playing(options.modules).colours;
        }
        match (self.players, self.has_colours) {
            (Some((line, players)), true) if usize::from(players) != options.colours.len() => {
                problems
                    .push(Syntax::new(format!("{players} players, but {} colours", options.colours.len())).at(line));
            }
            (Some((line, players)), false) => {
                options.colours = default_colours(usize::from(players));
                if options.colours.len() != usize::from(players) {
                    problems.push(Syntax::new(format!("`players` is 2, 3 or 4, not {players}")).at(line));
                }
            }
            _ => {}
        }
        if let Some((line, value)) = &self.first_player {
            match first_player(options, value) {
                Ok(first) => options.first_player = first,
                Err(problem) => problems.push(problem.at(*line)),
            }
        }
        if self.has_fixed_board || (options.setup == Setup::Beginner && options.layout.is_none()) {
            let mut layout = Layout::beginner_of(options.modules);
            layout.oasis = layout.oasis.map(|official| options.oasis.unwrap_or(official));
            // An oasis left to chance is drawn with the deal, unless the board was given.
            let is_drawn = layout.oasis.is_some() && options.oasis.is_none() && !self.has_fixed_board;
            options.layout = (!is_drawn).then_some(layout);
        }
        match (&mut options.layout, self.harbours.take()) {
            (Some(layout), Some((_, harbours))) => {
                layout.harbours = harbours;
                setting::move_harbours(options.modules, layout);
            }
            (None, Some((line, _))) => problems.push(Syntax::new("`harbour_sites` needs a board").at(line)),
            (_, None) => {}
        }
        for (line, feature, value) in std::mem::take(&mut self.features) {
            let read = match &mut options.layout {
                Some(layout) => (feature.read)(layout, &value),
                None => Err(Syntax::new(format!("`{}` needs a board", feature.key.name))),
            };
            problems.extend(read.err().map(|problem| problem.at(line)));
        }
        problems
    }
}

fn first_player(options: &Options, value: &str) -> Result<Option<FirstPlayer>, Syntax> {
    Ok(match value {
        "official" => None,
        "dice" => Some(FirstPlayer::Dice),
        "random" => Some(FirstPlayer::Random),
        "eldest" => Some(FirstPlayer::Named(Seat(0))),
        colour => Some(FirstPlayer::Named(words::seat(options, colour)?)),
    })
}
