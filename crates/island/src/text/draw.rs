//! The board and the standing as a picture for terminals: at most 80 columns, in plain text or with colours.
//!
//! Everything is placed by the coordinates of [`crate::topology`]: a hex is 12 columns wide and 7 lines high, and corners, sides
//! and harbours follow from the cells they belong to. Settlements are `(R)`, cities `[R]`, roads `RRR` or `R`, with the first
//! letter of the owner's colour, so that the picture reads the same without colours. A path for bridges has an `=` in its middle, and a
//! bridge over it is `=R=`. What modules have on the board they draw themselves: a camel is a `c` in or beside its path, the arrows of
//! the oasis are `<`, `>`, `^` or `v`, a damaged road is written in small letters.

use steading_game::{Game, Next, Seat};

use crate::Island;
use crate::base::{production, victory};
use crate::cards::{Cards, DevCard, Good};
use crate::illegal::Piece;
use crate::layout::{Harbour, Terrain, is_red};
use crate::modules;
use crate::options::Colour;
use crate::places::{Edge, Hex, Vertex};
use crate::rules::Refuge;
use crate::state::State;
use crate::text::words;
use crate::topology::Cell;

/// The board and the standing as plain text.
pub fn draw(game: &Island, state: &State) -> String {
    picture(game, state, false)
}

/// The same with colours for terminals (ANSI escapes). Without its escapes it is the same text.
pub fn draw_coloured(game: &Island, state: &State) -> String {
    picture(game, state, true)
}

fn picture(game: &Island, state: &State, is_coloured: bool) -> String {
    let mut canvas = Canvas::new();
    for edge in game.topology.edges.iter() {
        canvas.edge(game, state, edge);
    }
    for vertex in game.topology.vertices.iter() {
        canvas.vertex(game, state, vertex);
    }
    for hex in game.topology.land.iter() {
        canvas.hex(game, state, hex);
    }
    for &(edge, harbour) in &game.layout().harbours {
        canvas.harbour(game, edge, harbour);
    }
    modules::draw(game, state, &mut canvas);
    let is_blank = |line: &Line| line.iter().all(|&(letter, _)| letter == ' ');
    let mut lines: Vec<Line> = canvas.lines.into_iter().skip_while(is_blank).collect();
    while lines.last().is_some_and(is_blank) {
        lines.pop();
    }
    lines.push(Vec::new());
    lines.extend(standing(game, state));
    lines.iter().map(|line| render(line, is_coloured) + "\n").collect()
}

/// How something looks where there are colours.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Ink {
    /// Text.
    #[default]
    Plain,
    /// Lines and names in the background.
    Faint,
    /// Numbers.
    Bold,
    /// Pieces and names of a player.
    Player(Colour),
    /// Names of terrains and harbours.
    Land(Option<Good>),
    /// The tokens that are printed in red (`BASE-007`).
    RedToken,
    /// The robber.
    Robber,
    /// Camels, and the arrows they start at.
    Camel,
}

impl Ink {
    /// The parameters of the escape sequence.
    const fn codes(self) -> &'static str {
        match self {
            Ink::Plain => "0",
            Ink::Faint => "2",
            Ink::Bold => "1",
            Ink::Player(Colour::Red) => "1;91",
            Ink::Player(Colour::Blue) => "1;94",
            Ink::Player(Colour::White) => "1;97",
            Ink::Player(Colour::Orange) => "1;38;5;208",
            Ink::Land(Some(Good::Brick)) => "38;5;173",
            Ink::Land(Some(Good::Lumber)) => "38;5;71",
            Ink::Land(Some(Good::Wool)) => "38;5;150",
            Ink::Land(Some(Good::Grain)) => "38;5;185",
            Ink::Land(Some(Good::Ore)) => "38;5;109",
            // No land and no harbour is named after a commodity.
            Ink::Land(None | Some(Good::Cloth | Good::Coin | Good::Paper)) => "38;5;180",
            Ink::RedToken => "1;31",
            Ink::Robber => "7",
            Ink::Camel => "1;93",
        }
    }
}

/// Characters with their ink.
type Line = Vec<(char, Ink)>;

fn render(line: &Line, is_coloured: bool) -> String {
    let end = line.iter().rposition(|&(letter, _)| letter != ' ').map_or(0, |last| last + 1);
    let mut out = String::new();
    let mut ink = Ink::Plain;
    for &(letter, wanted) in &line[..end] {
        // Blanks look the same in any ink but the robber's.
        if is_coloured && wanted != ink && (letter != ' ' || wanted == Ink::Robber || ink == Ink::Robber) {
            if ink != Ink::Plain {
                out.push_str("\x1b[0m");
            }
            if wanted != Ink::Plain {
                out.push_str(&format!("\x1b[{}m", wanted.codes()));
            }
            ink = wanted;
        }
        out.push(letter);
    }
    if ink != Ink::Plain {
        out.push_str("\x1b[0m");
    }
    out
}

/// Columns from a hex's middle to its side, and lines from its middle to its corners and tips.
const HALF_WIDTH: i32 = 6;
const CORNER: i32 = 1;
const TIP: i32 = 3;

/// A place on the canvas.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Point {
    /// From the left.
    pub column: i32,
    /// From the top.
    pub line: i32,
}

impl Point {
    /// Halfway.
    fn between(self, other: Point) -> Point {
        Point { column: (self.column + other.column) / 2, line: (self.line + other.line) / 2 }
    }

    /// Two thirds of the way, rounded.
    pub fn towards(self, other: Point) -> Point {
        let part = |from: i32, to: i32| from + (2 * (to - from) + (to - from).signum()) / 3;
        Point { column: part(self.column, other.column), line: part(self.line, other.line) }
    }
}

/// The columns and lines of the whole board: the sea cells of the frame hold the harbours.
const COLUMNS: i32 = 79;
const LINES: i32 = 27;

/// The middle of a cell.
pub fn middle(cell: Cell) -> Point {
    let (q, r) = (i32::from(cell.q), i32::from(cell.r));
    Point { column: COLUMNS / 2 + (2 * q + r) * HALF_WIDTH, line: LINES / 2 + r * (TIP + CORNER) }
}

/// Where an intersection is: the average of its three cells, which is exact but for rounding half a line; a plaza is the middle of its
/// hex.
pub fn corner(game: &Island, vertex: Vertex) -> Point {
    if let Some(hex) = game.topology.plaza_hex(vertex) {
        return middle(game.topology.cells[hex.index()]);
    }
    let cells = game.topology.vertex_cells[vertex.index()].map(|hex| middle(game.topology.cells[hex.index()]));
    let lines = cells.map(|cell| cell.line);
    let (top, bottom) = (lines.into_iter().min().unwrap_or(0), lines.into_iter().max().unwrap_or(0));
    // One cell above and two below, or the other way round: the odd one's tip is the intersection.
    let is_north_tip_of_one_below = lines.iter().filter(|&&line| line == bottom).count() == 1;
    let odd = cells.into_iter().find(|cell| cell.line == if is_north_tip_of_one_below { bottom } else { top });
    let odd = odd.unwrap_or(cells[0]);
    Point { line: if is_north_tip_of_one_below { bottom - TIP } else { top + TIP }, ..odd }
}

/// Where the middle of a path is, and how an empty one is drawn.
pub fn side(game: &Island, edge: Edge) -> (Point, &'static str) {
    let ends = game.topology.edge_ends[edge.index()];
    let [a, b] = ends.map(|end| corner(game, end));
    if ends.iter().any(|&end| game.topology.plaza_hex(end).is_some()) {
        return spoke(a, b);
    }
    let slope = match (b.column - a.column).signum() * (b.line - a.line).signum() {
        0 => "|",
        1 => "'-.",
        _ => ".-'",
    };
    (a.between(b), slope)
}

/// A spoke from a corner to a plaza: one letter near the corner, beside the names in the hex.
fn spoke(corner: Point, plaza: Point) -> (Point, &'static str) {
    let (column, line) = (corner.column - plaza.column, corner.line - plaza.line);
    match column.signum() {
        0 => (Point { line: plaza.line + 2 * line.signum(), ..plaza }, "|"),
        east => {
            let at = Point { column: plaza.column + 4 * east, line: plaza.line + line.signum() };
            (at, if east * line.signum() > 0 { "\\" } else { "/" })
        }
    }
}

/// The board while it is drawn. Modules draw over what the base game has drawn.
pub struct Canvas {
    lines: Vec<Line>,
}

impl Canvas {
    fn new() -> Canvas {
        Canvas { lines: vec![vec![(' ', Ink::Plain); COLUMNS as usize]; LINES as usize] }
    }

    /// Puts a letter at the point.
    pub fn put(&mut self, at: Point, letter: char, ink: Ink) {
        let line = usize::try_from(at.line).ok().and_then(|line| self.lines.get_mut(line));
        let place = line.and_then(|line| usize::try_from(at.column).ok().and_then(|column| line.get_mut(column)));
        if let Some(place) = place {
            *place = (letter, ink);
        }
    }

    /// Writes a text with its middle at the point; an even one leans to the left.
    pub fn write(&mut self, at: Point, text: &str, ink: Ink) {
        let start = at.column - text.chars().count() as i32 / 2;
        for (column, letter) in (start..).zip(text.chars()) {
            self.put(Point { column, ..at }, letter, ink);
        }
    }

    fn edge(&mut self, game: &Island, state: &State, edge: Edge) {
        let (at, slope) = side(game, edge);
        let owner = game.colours.iter().find(|seat| state.public.roads[seat.index()].contains(edge));
        let is_bridge_site = game.facts.bridge_sites.contains(edge);
        match owner.map(|seat| player(game, seat)) {
            Some((letter, ink)) if is_bridge_site => self.write(at, &format!("={letter}="), ink),
            Some((letter, ink)) => self.write(at, &letter.to_string().repeat(slope.len()), ink),
            None => self.write(at, slope, Ink::Faint),
        }
        if is_bridge_site && owner.is_none() {
            self.put(at, '=', Ink::Faint);
        }
    }

    fn vertex(&mut self, game: &Island, state: &State, vertex: Vertex) {
        let at = corner(game, vertex);
        let Some((seat, piece)) = state.public.building_at(vertex) else {
            return self.put(at, '+', Ink::Faint);
        };
        let (letter, ink) = player(game, seat);
        let text = if piece == Piece::City { format!("[{letter}]") } else { format!("({letter})") };
        self.write(at, &text, ink);
    }

    fn hex(&mut self, game: &Island, state: &State, hex: Hex) {
        let (terrain, token) = (game.layout().terrain[hex.index()], production::token_on(game, &state.public, hex));
        let numbers: Vec<String> =
            production::numbers_on(game, &state.public, hex).map(|number| number.to_string()).collect();
        let numbers = numbers.join("+");
        let at = middle(game.topology.cells[hex.index()]);
        self.write(Point { line: at.line - 1, ..at }, terrain_name(terrain), Ink::Land(terrain.resource()));
        self.write(Point { line: at.line + 1, ..at }, &hex.to_string(), Ink::Faint);
        if token != 0 {
            let ink = if is_red(token) { Ink::RedToken } else { Ink::Bold };
            self.write(at, &numbers, ink);
        }
        if state.public.robber == Some(hex) {
            let text = if token == 0 { "robber".to_owned() } else { format!("robber {numbers}") };
            self.write(at, &text, Ink::Robber);
        }
    }

    /// A harbour stands in the sea cell before its path, with a landing stage to each end of the path.
    fn harbour(&mut self, game: &Island, edge: Edge, harbour: Harbour) {
        let sea = game.topology.edge_cells[edge.index()].into_iter().find(|&hex| !game.topology.is_land(hex));
        let Some(sea) = sea.filter(|&sea| game.topology.has_cell(sea)) else { return };
        let at = middle(game.topology.cells[sea.index()]);
        for end in game.topology.edge_ends[edge.index()] {
            self.put(at.towards(corner(game, end)), '~', Ink::Faint);
        }
        let is_north = game.topology.edge_ends[edge.index()].iter().all(|&end| corner(game, end).line > at.line);
        let (rate, kind) = match harbour {
            Harbour::Generic => ("3:1", None),
            Harbour::Special(resource) => ("2:1", Some(resource)),
        };
        // A second line grows out to sea, away from the landing stages.
        let first = if is_north && kind.is_some() { at.line - 1 } else { at.line };
        self.write(Point { line: first, ..at }, rate, Ink::Bold);
        if let Some(resource) = kind {
            self.write(Point { line: first + 1, ..at }, resource.name(), Ink::Land(Some(resource)));
        }
    }
}

/// The letter and the ink of a colour.
pub fn player(game: &Island, seat: Seat) -> (char, Ink) {
    let name = words::seat_name(&game.options, seat);
    let letter = name.chars().next().unwrap_or('?').to_ascii_uppercase();
    (letter, game.options.colour(seat).map_or(Ink::Plain, Ink::Player))
}

const fn terrain_name(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "Forest",
        Terrain::Pasture => "Pasture",
        Terrain::Fields => "Fields",
        Terrain::Hills => "Hills",
        Terrain::Mountains => "Mountains",
        Terrain::Desert => "Desert",
        Terrain::Lake => "Lake",
        Terrain::Swamp => "Swamp",
        Terrain::Oasis => "Oasis",
        Terrain::Castle => "Castle",
        Terrain::Quarry => "Quarry",
        Terrain::Glassworks => "Glass",
    }
}

/// The table below the board: whose turn it is, what everybody has, what the bank has.
fn standing(game: &Island, state: &State) -> Vec<Line> {
    let public = &state.public;
    let mut lines = vec![now(game, state), Vec::new()];
    lines.extend(headings(game).map(|heading| in_ink(&heading, Ink::Faint)));
    let goods = |cards: Cards| counts(game.rules.goods.iter().map(|kind| cards.count(kind)));
    for seat in game.colours.iter() {
        let (index, private) = (seat.index(), &state.private[seat.index()]);
        let mark = if public.turn == seat { '>' } else { ' ' };
        let name = format!("{mark} {:<7}", words::seat_name(&game.options, seat));
        let star = |holder: Option<Seat>| if holder == Some(seat) { '*' } else { ' ' };
        let pool = public.pool[index];
        let rest = format!(
            "{:>3}  {}  {:>3}  {}  {:>5}{}  {:>4}{}   {}",
            victory::total(state, seat),
            goods(private.hand),
            private.hand.total(),
            counts(game.rules.deck.kinds().map(|card| private.cards.count(card))),
            public.knights[index],
            star(public.largest_army),
            game.rules.longest_road_min.map_or("-".to_owned(), |_| public.road_length[index].to_string()),
            star(public.longest_road),
            counts([pool.roads, pool.settlements, pool.cities]),
        );
        let (_, ink) = player(game, seat);
        lines.push([in_ink(&name, ink), in_ink(&rest, Ink::Plain)].concat());
    }
    let bank = goods(public.bank);
    let deck = counts(game.rules.deck.kinds().map(|card| state.deck.count(card)));
    lines.push(in_ink(&format!("  bank        {bank}  {:>3}  {deck}", public.bank.total()), Ink::Plain));
    if public.longest_road.is_some() || public.largest_army.is_some() {
        lines.push(in_ink("  * holds the Largest Army or the Longest Road", Ink::Faint));
    }
    if public.robber.is_none() && game.rules.refuge != Refuge::NoRobber {
        lines.push(in_ink("  the robber is beside the board", Ink::Plain));
    }
    lines.extend(modules::standing(game, state).iter().map(|line| in_ink(line, Ink::Plain)));
    lines
}

/// What the columns of the standing hold: kinds of cards and development cards by their first letters, pieces left.
fn headings(game: &Island) -> [String; 2] {
    let goods: String = game.rules.goods.iter().map(|kind| format!(" {}", &kind.name()[..2])).collect();
    let cards: String = game.rules.deck.kinds().map(|card| format!(" {}", letters(card))).collect();
    let (width, below) = (goods.len() + 7, cards.len() + 1);
    [
        format!("               {:<width$}{:<below$}knights road     left", "cards in hand", "development"),
        format!("         pts  {goods}  all  {cards}  played  length   rd se ci"),
    ]
}

/// Two letters for a kind of development card.
const fn letters(card: DevCard) -> &'static str {
    match card {
        DevCard::Knight => "kn",
        DevCard::RoadBuilding => "rb",
        DevCard::YearOfPlenty => "yp",
        DevCard::Monopoly => "mo",
        DevCard::VictoryPoint => "vp",
        DevCard::SwiftJourney => "sj",
    }
}

/// Counts in columns of three; none is a dot.
fn counts(all: impl IntoIterator<Item = u8>) -> String {
    all.into_iter().map(|count| if count == 0 { "  .".to_owned() } else { format!("{count:>3}") }).collect()
}

fn in_ink(text: &str, ink: Ink) -> Line {
    text.chars().map(|letter| (letter, ink)).collect()
}

/// What the game waits for, in a sentence.
fn now(game: &Island, state: &State) -> Line {
    let public = &state.public;
    let text = match (public.winner, game.next(state)) {
        (Some(winner), _) => {
            format!("{} has won in turn {}.", words::seat_name(&game.options, winner), public.turn_count)
        }
        (None, Next::Seats(seats)) => {
            format!("Turn {}, waiting for {}.", public.turn_count, words::write_seats(game, seats))
        }
        (None, Next::Chance | Next::Over) => format!("Turn {}, waiting for chance.", public.turn_count),
    };
    in_ink(&text, Ink::Plain)
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use steading_game::Notation;

    use super::*;
    use crate::layout::Layout;
    use crate::options::{Options, Setup};
    use crate::rules::{Module, Modules};

    #[test]
    fn the_beginner_start_is_drawn() {
        let game = Island::new(Options::beginner()).unwrap();
        expect![[r#"
                                                        2:1
                                3:1                    grain
                                     ~ +           + ~         +
                                 ~ .-'   '-.   .-'   '-. ~ .-'   '-.
                                 + Mountains +  Pasture  +  Forest   +    2:1
                                 |    10     |     2     |     9     |    ore
                                 +  (0,-2)  (R) (1,-2)   +  (2,-2)   + ~
                             .-'   '-.   .-'   RRR   .-'   OOO   .-'   '-. ~
                         ~ +  Fields   +   Hills   +  Pasture (O)  Hills   +
                    2:1    |    12     |     6     |     4     |    10     |
                  lumber ~ +  (-1,-1) (W) (0,-1)   +  (1,-1)   +  (2,-1)   +
                       .-'   '-.   WWW   '-.   .-'   '-.   .-'   '-.   .-'   '-.
                     +  Fields   +  Forest   +  Desert   +  Forest   + Mountains + ~
                     |     9     |    11     |  robber   |     3     W     8     |    3:1
                     +  (-2,0)  (R) (-1,0)   +   (0,0)   +   (1,0)  (W)  (2,0)   + ~
                       '-.   .-'   RRR   .-'   '-.   .-'   '-.   .-'   '-.   .-'
                         ~ +  Forest   + Mountains +  Fields   +  Pasture  +
                    2:1    |     8     |     3     |     4     B     5     |
                   brick ~ +  (-2,1)  (B) (-1,1)  (O)  (0,1)  (B)  (1,1)   +
                             '-.   .-'   BBB   .-'   OOO   .-'   '-.   .-' ~
                                 +   Hills   +  Fields   +  Pasture  + ~
                                 |     5     |     6     |    11     |    2:1
                                 +  (-2,2)   +  (-1,2)   +   (0,2)   +   wool
                                 ~ '-.   .-'   '-.   .-' ~ '-.   .-'
                                     ~ +           + ~         +
                                3:1                     3:1

            Turn 1, waiting for red.

                           cards in hand         development     knights road     left
                     pts   br lu wo gr or  all   kn rb yp mo vp  played  length   rd se ci
            > red      2    .  2  .  1  .    3    .  .  .  .  .      0      1     13  3  4
              blue     2    1  1  .  .  1    3    .  .  .  .  .      0      1     13  3  4
              white    2    .  1  1  .  1    3    .  .  .  .  .      0      1     13  3  4
              orange   2    .  .  .  2  1    3    .  .  .  .  .      0      1     13  3  4
              bank         18 15 18 16 16   83   14  2  2  2  5
        "#]]
        .assert_eq(&draw(&game, &game.start()));
    }

    /// Grounds lie in their sea cells and the lake shows its numbers, or the robber; below stand the tokens.
    #[test]
    fn the_fishermen_are_drawn() {
        let modules = Modules::NONE.with(Module::Fishermen);
        let layout = Some(Layout::beginner_of(modules));
        let options = Options { setup: Setup::Beginner, layout, ..Options::playing(modules) };
        let game = Island::new(options).unwrap();
        let position = "
            red settlement S(1,-3), fish 1 1 3
            blue city N(0,0)
            turn red
            fish-spent 2
            boot blue";
        let state = game.parse_position(position).unwrap();
        let plain = draw(&game, &state);
        assert!(plain.lines().all(|line| line.chars().count() < 80));
        expect![[r#"
                                                        2:1
                                3:1       fish 6       grain
                                     ~ + ~       ~ + ~         +
                                 ~ .-'   '-. ~ .-'   '-. ~ .-'   '-.
                               ~ + Mountains(R) Pasture  +  Forest   +    2:1
                        fish 10  |    10     |     2     |     9     |    ore
                               ~ +  (0,-2)   +  (1,-2)   +  (2,-2)   + ~
                           ~ .-'   '-.   .-'   '-.   .-'   '-.   .-'   '-. ~
                         ~ +  Fields   +   Hills   +  Pasture  +   Hills   + ~
                    2:1    |    12     |     6     |     4     |    10     |  fish 5
                  lumber ~ +  (-1,-1)  +  (0,-1)  [B] (1,-1)   +  (2,-1)   + ~
                       .-'   '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-'   '-. ~
                     +  Fields   +  Forest   +   Lake    +  Forest   + Mountains + ~
                     |     9     |    11     | 2 3 11 12 |     3     |     8     |    3:1
                     +  (-2,0)   +  (-1,0)   +   (0,0)   +   (1,0)   +   (2,0)   + ~
                       '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-' ~
                         ~ +  Forest   + Mountains +  Fields   +  Pasture  + ~
                    2:1    |     8     |     3     |     4     |     5     |  fish 4
                   brick ~ +  (-2,1)   +  (-1,1)   +   (0,1)   +   (1,1)   + ~
                           ~ '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-' ~
                               ~ +   Hills   +  Fields   +  Pasture  + ~
                        fish 8   |     5     |     6     |    11     |    2:1
                               ~ +  (-2,2)   +  (-1,2)   +   (0,2)   +   wool
                                 ~ '-.   .-' ~ '-.   .-' ~ '-.   .-'
                                     ~ + ~       ~ + ~         +
                                3:1       fish 9        3:1

            Turn 1, waiting for red.

                           cards in hand         development     knights road     left
                     pts   br lu wo gr or  all   kn rb yp mo vp  played  length   rd se ci
            > red      1    .  .  .  .  .    0    .  .  .  .  .      0      0     15  4  4
              blue     2    .  .  .  .  .    0    .  .  .  .  .      0      0     15  5  3
              white    0    .  .  .  .  .    0    .  .  .  .  .      0      0     15  5  4
              orange   0    .  .  .  .  .    0    .  .  .  .  .      0      0     15  5  4
              bank         19 19 19 19 19   95   14  2  2  2  5
              the robber is beside the board

              fish tokens   1  2  3  all
              red           2  .  1    3
              blue          .  .  .    0  boot
              white         .  .  .    0
              orange        .  .  .    0
              face up       .  1  .    1
              face down     9  9  7   25
        "#]]
        .assert_eq(&plain);
        let robbed = game.parse_position(&(position.to_owned() + "\nrobber (0,0)")).unwrap();
        assert!(draw(&game, &robbed).contains("|  robber   |"));
    }

    /// Plazas are the middles of their hexes, spokes are beside the names in them, and barbarians stand on paths.
    #[test]
    fn the_traders_are_drawn() {
        let modules = Modules::NONE.with(Module::TradersAndBarbarians);
        let layout = Some(Layout::beginner_of(modules));
        let options = Options { setup: Setup::Beginner, layout, ..Options::playing(modules) };
        let game = Island::new(options).unwrap();
        let position = "
            red city N(-2,1), road Spoke(castle,N(-2,1)), wagon Plaza(castle), cargo sand, level 2, gold 3
            blue settlement S(2,-2), wagon S(2,-2), delivered 1
            raiders Spoke(castle,N(-2,1)) W(2,-1) NE(-1,2)
            turn red";
        let state = game.parse_position(position).unwrap();
        let plain = draw(&game, &state);
        assert!(plain.lines().all(|line| line.chars().count() < 80));
        expect![[r#"
                                                        2:1
                                3:1                    grain
                                     ~ +           + ~
                                 ~ .-'   '-.   .-'   '-. ~
                                 +  Forest   +  Pasture  + \Quarry        2:1
                                 |    11     |     9     |     +          ore
                                 +  (0,-2)   +  (1,-2)   + /(2,-2) \ + ~
                             .-'   '-.   .-'   '-.   .-'   '-. | .-'   '-. ~
                         ~ +   Hills   + Mountains +  Fields  (B) Pasture  +
                    2:1    |     4     |     6     |     5     |x   10     |
                  lumber ~ +  (-1,-1)  +  (0,-1)   +  (1,-1)   +  (2,-1)   +
                           | '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-'   '-.
                        Castle / +  Forest   +  Pasture  + Mountains +   Hills   + ~
                           + x   |     3     |    11     |     4     |     8     |    3:1
                        (-2,0) R[R] (-1,0)   +   (0,0)   +   (1,0)   +   (2,0)   + ~
                           | .-'   '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-'
                         ~ +  Fields   +   Hills   +  Forest   + Mountains +
                    2:1    |     8     |    10     |     9     |     3     |
                   brick ~ +  (-2,1)   +  (-1,1)   +   (0,1)   +   (1,1)   +
                             '-.   .-'   '-.   .-'   'x.   .-' | '-.   .-' ~
                                 +  Forest   +  Fields   + \ Glass / + ~
                                 |     5     |     6     |     +          2:1
                                 +  (-2,2)   +  (-1,2)   + / (0,2)       wool
                                 ~ '-.   .-'   '-.   .-' ~
                                     ~ +           + ~
                                3:1                     3:1

            Turn 1, waiting for red.

                           cards in hand         development  knights road     left
                     pts   br lu wo gr or  all   kn rb vp sj  played  length   rd se ci
            > red      2    .  .  .  .  .    0    .  .  .  .      0      -     14  5  3
              blue     2    .  .  .  .  .    0    .  .  .  .      0      -     15  4  4
              white    0    .  .  .  .  .    0    .  .  .  .      0      -     15  5  4
              orange   0    .  .  .  .  .    0    .  .  .  .      0      -     15  5  4
              bank         19 19 19 19 19   95   16  3  3  3
              gold     red 3, blue 0, white 0, orange 0
              wagon    red, level 2, Plaza(castle), sand, delivered 0
              wagon    blue, level 1, S(2,-2), empty, delivered 1
              wagon    white, level 1, not on the board, empty, delivered 0
              wagon    orange, level 1, not on the board, empty, delivered 0
              stack    castle, 6 sand, 6 tools
              stack    quarry, 6 marble, 6 sand
              stack    glassworks, 6 glass, 6 tools
              barbarians (x) on Spoke(castle,N(-2,1)), W(2,-1), NE(-1,2)
        "#]]
        .assert_eq(&plain);
    }

    #[test]
    fn colours_change_nothing_but_the_ink_and_everything_fits_in_80_columns() {
        let options = Options { victory_points: 5, ..Options::beginner() };
        let game = Island::new(options).unwrap();
        let position = "
            red settlement N(0,0), city N(2,0), road NE(0,0), hand 12 brick, cards 2 knight, knights 3
            blue road W(0,1) NW(0,1)
            turn blue
            robber (1,0)";
        let state = game.parse_position(position).unwrap();
        let (plain, coloured) = (draw(&game, &state), draw_coloured(&game, &state));
        let mut bare = String::new();
        for (index, part) in coloured.split('\x1b').enumerate() {
            bare.push_str(if index == 0 { part } else { part.split_once('m').unwrap().1 });
        }
        assert_eq!(bare, plain);
        assert!(plain.lines().all(|line| line.chars().count() < 80));
        assert!(plain.contains("[R]") && plain.contains("RRR") && plain.contains("robber 3"));
    }
}
