//! Table options as `key value` lines, with the board as a drawing.

use steading_game::{Seat, Syntax};

use crate::layout::Layout;
use crate::options::{BankShortage, Colour, FirstPlayer, Options, Phases, Setup, VictoryClaim, default_colours};
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
        format!("friendly_robber {}", on_off(options.friendly_robber)),
        "counts_visible public".to_owned(),
        format!("list_offers {}", on_off(options.list_offers)),
    ];
    if let Some(layout) = &options.layout {
        lines.push("board".to_owned());
        lines.extend(board::write_rows(layout).into_iter().map(|row| format!("  {row}")));
        lines.push(format!("harbour_sites {}", board::write_harbours(&layout.harbours)));
    }
    lines.join("\n") + "\n"
}

fn on_off(is_on: bool) -> &'static str {
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

/// The keys a table understands, for messages and help.
pub const KEYS: &[(&str, &str)] = &[
    ("players", "2, 3 or 4 (2 is a house option)"),
    ("colours", "the colours in turn order, such as `red blue white orange`"),
    ("setup", "beginner, variable or explicit"),
    ("tokens", "spiral or random"),
    ("spiral_corner", "random, NW, W, SW, SE, E or NE"),
    ("red_neighbours", "forbidden or allowed"),
    ("harbours", "shuffled or fixed"),
    ("first_player", "official, dice, random or a colour"),
    ("phases", "separate or combined"),
    ("bank_limit", "cards of each resource, or unlimited"),
    ("bank_shortage", "single or strict"),
    ("victory_points", "3 to 20"),
    ("hand_limit", "cards held on a seven without discarding"),
    ("victory_claim", "automatic or claim"),
    ("longest_road_min", "3 to 15"),
    ("largest_army_min", "1 to 14"),
    ("friendly_robber", "off or on"),
    ("counts_visible", "public"),
    ("list_offers", "on or off"),
    ("board", "`beginner`, or five rows of hexes on the following lines"),
    ("harbour_sites", "such as `NW(0,-2) 3:1, NE(1,-2) grain`, or none"),
];

/// Reads options; what is not given has its official value. Reports all problems.
pub fn parse(text: &str) -> Result<Options, Vec<Syntax>> {
    let mut reader = Reader {
        options: Options::default(),
        line: 0,
        players: None,
        has_colours: false,
        first_player: None,
        harbours: None,
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
}

impl Reader {
    fn board(&mut self, rows: &[(usize, &str)]) -> Result<(), Syntax> {
        let rows: Vec<&str> = rows.iter().map(|&(_, row)| row).collect();
        let (terrain, tokens) = board::parse_rows(&rows)?;
        self.options.layout = Some(Layout { terrain, tokens, ..Layout::beginner() });
        Ok(())
    }

    fn option(&mut self, key: &str, value: &str) -> Result<(), Syntax> {
        let options = &mut self.options;
        let choose = |names: &[&str]| {
            let found = names.iter().position(|name| name.eq_ignore_ascii_case(value));
            found.ok_or_else(|| Syntax::new(format!("`{key}` is {}, not `{}`", names.join(" or "), clip(value))))
        };
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
            "victory_points" => options.victory_points = words::number(value)?,
            "hand_limit" => options.hand_limit = words::number(value)?,
            "victory_claim" => {
                options.victory_claim =
                    [VictoryClaim::Automatic, VictoryClaim::Claim][choose(&["automatic", "claim"])?];
            }
            "longest_road_min" => options.longest_road_min = words::number(value)?,
            "largest_army_min" => options.largest_army_min = words::number(value)?,
            "friendly_robber" => options.friendly_robber = choose(&["off", "on"])? == 1,
            "counts_visible" => {
                choose(&["public"])?;
            }
            "list_offers" => options.list_offers = choose(&["off", "on"])? == 1,
            "board" => {
                choose(&["beginner"])?;
                options.layout = Some(Layout::beginner());
            }
            "harbour_sites" => self.harbours = Some((self.line, board::parse_harbours(value)?)),
            _ => return Err(Syntax::new(format!("no option is called `{}`", clip(key)))),
        }
        Ok(())
    }

    /// What depends on more than one line: colours, first player, and where the harbours lie. All problems, each with its line.
    fn finish(&mut self) -> Vec<Syntax> {
        let options = &mut self.options;
        let mut problems = Vec::new();
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
        if options.setup == Setup::Beginner && options.layout.is_none() {
            options.layout = Some(Layout::beginner());
        }
        match (&mut options.layout, self.harbours.take()) {
            (Some(layout), Some((_, harbours))) => layout.harbours = harbours,
            (None, Some((line, _))) => problems.push(Syntax::new("`harbour_sites` needs a board").at(line)),
            (_, None) => {}
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
