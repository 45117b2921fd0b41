//! Both principalities and the rest of the table as a picture for terminals, in plain text or with colours.
//!
//! A principality is drawn as its owner sees it: the middle row of roads, settlements and cities, above and below it the regions with
//! number and units (`2 ●●○`, `×2` beside a booster) and the expansions. Free places are `-`. A line too long for the terminal
//! is drawn in several bands; the region between two of them is drawn in both.

use steading_game::{Next, Seat};

use crate::Rivals;
use crate::cards::{Card, Kind, Region};
use crate::goods::Resource;
use crate::grid::{Column, End, Half, Place, Site};
use crate::options::Colour;
use crate::principality::{Principality, STORE_MAX};
use crate::state::State;
use crate::text::{frames, words};

/// The widest a picture becomes.
const WIDTH_MAX: usize = 100;
/// The width of a region.
const REGION_WIDTH: usize = 10;
/// The width of sites, as their cards need it.
const SITE_WIDTHS: (usize, usize) = (14, 16);
/// Settlements side by side; four would be too wide.
const BAND_MAX: usize = 3;
/// How far the second line of a long list is moved in.
const INDENT: usize = 10;

/// Draws the table: the second seat's principality above, the first seat's below.
pub fn draw(game: &Rivals, state: &State, is_coloured: bool) -> String {
    let mut lines = Vec::new();
    for seat in [Seat(1), Seat(0)] {
        lines.extend(seat_lines(game, state, seat));
        lines.push(Line::default());
    }
    lines.extend(table_lines(game, state));
    lines.iter().map(|line| line.render(is_coloured) + "\n").collect()
}

// Ink.

/// How something looks where there are colours.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Ink {
    #[default]
    Plain,
    /// Frames and coordinates.
    Faint,
    Bold,
    /// What belongs to a player.
    Player(Colour),
    /// Regions by what they give.
    Land(Resource),
    /// Expansions for settlements and cities, and those for cities only.
    Green,
    Red,
    /// Heroes, ships and other units.
    Unit,
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
            Ink::Land(Resource::Brick) => "38;5;173",
            Ink::Land(Resource::Lumber) => "38;5;71",
            Ink::Land(Resource::Wool) => "38;5;150",
            Ink::Land(Resource::Grain) => "38;5;185",
            Ink::Land(Resource::Ore) => "38;5;109",
            Ink::Land(Resource::Gold) => "38;5;220",
            Ink::Green => "32",
            Ink::Red => "31",
            Ink::Unit => "36",
        }
    }

    /// The ink of a card.
    const fn of(card: Card) -> Ink {
        match card.kind() {
            Kind::Building => Ink::Green,
            Kind::CityBuilding => Ink::Red,
            Kind::Hero | Kind::TradeShip | Kind::Ship | Kind::Unit => Ink::Unit,
            Kind::Action | Kind::ExtraordinarySite => Ink::Plain,
        }
    }
}

/// Characters with their ink.
#[derive(Clone, Default)]
struct Line(Vec<(char, Ink)>);

impl Line {
    fn of(text: &str, ink: Ink) -> Line {
        let mut line = Line::default();
        line.add(text, ink);
        line
    }

    fn add(&mut self, text: &str, ink: Ink) {
        self.0.extend(text.chars().map(|letter| (letter, ink)));
    }

    fn width(&self) -> usize {
        self.0.len()
    }

    /// The line with this width: cut, or filled with blanks.
    fn fit(mut self, width: usize) -> Line {
        if self.width() > width {
            self.0.truncate(width.saturating_sub(1));
            self.add("…", Ink::Plain);
        }
        self.0.resize(width, (' ', Ink::Plain));
        self
    }

    /// The line in the middle of this width, with the letter on both sides.
    fn centre(self, width: usize, letter: char, ink: Ink) -> Line {
        let left = width.saturating_sub(self.width()) / 2;
        let mut line = Line(vec![(letter, ink); left]);
        line.0.extend(self.0);
        line.0.resize(width.max(line.width()), (letter, ink));
        line
    }

    fn render(&self, is_coloured: bool) -> String {
        let end = self.0.iter().rposition(|&(letter, _)| letter != ' ').map_or(0, |last| last + 1);
        let mut out = String::new();
        let mut ink = Ink::Plain;
        for &(letter, wanted) in &self.0[..end] {
            // Blanks look the same in any ink.
            if is_coloured && letter != ' ' && wanted != ink {
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
}

/// A heading and items after it, as many to a line as fit.
fn list(heading: Line, items: impl IntoIterator<Item = Line>) -> Vec<Line> {
    let mut lines = vec![heading];
    let mut is_first = true;
    for item in items {
        let Some(last) = lines.last_mut() else { break };
        if !is_first {
            last.add(",", Ink::Plain);
        }
        if last.width() + 1 + item.width() > WIDTH_MAX - 1 {
            lines.push(Line::of(&" ".repeat(INDENT - 1), Ink::Plain));
        }
        let Some(last) = lines.last_mut() else { break };
        last.add(" ", Ink::Plain);
        last.0.extend(item.0);
        is_first = false;
    }
    lines
}

// A seat.

fn seat_lines(game: &Rivals, state: &State, seat: Seat) -> Vec<Line> {
    let public = &state.public;
    let mut lines = vec![standing(game, state, seat)];
    let hand = &state.hidden.hands[seat.index()];
    let heading = format!("  hand {}/{}:", hand.len(), public.hand_limit(seat));
    lines.extend(list(Line::of(&heading, Ink::Plain), hand.as_slice().iter().map(|&card| card_line(card))));
    let stock = public.land(seat).stock();
    let units =
        stock.kinds().iter().map(|kind| Line::of(&format!("{} {}", stock.count(kind), kind.name()), Ink::Land(kind)));
    lines.extend(list(Line::of(&format!("  stock {}:", stock.total()), Ink::Plain), units));
    lines.extend(land_lines(public.land(seat), game.colour(seat)));
    lines
}

/// Points, tokens and symbols of a seat; `>` marks the active player.
fn standing(game: &Rivals, state: &State, seat: Seat) -> Line {
    let public = &state.public;
    let symbols = public.land(seat).symbols();
    let colour = game.colour(seat);
    let mut line = Line::of(if public.turn == seat { "> " } else { "  " }, Ink::Bold);
    line.add(colour.name(), Ink::Player(colour));
    line.add(&format!("  {} of {} points", public.points(seat), game.rules.goal), Ink::Bold);
    for (token, holder) in [("hero", public.hero_token), ("merchant", public.merchant_token)] {
        if holder == Some(seat) {
            line.add(&format!(" +{token}"), Ink::Bold);
        }
    }
    let (strength, commerce) = (symbols.strength, symbols.commerce);
    let (skill, progress) = (symbols.skill, symbols.progress);
    let sums = format!("   strength {strength}  commerce {commerce}  skill {skill}  progress {progress}");
    line.add(&sums, Ink::Plain);
    line
}

/// The printed name, without a byname: `Heinrich`, `Irmgard`.
fn card_line(card: Card) -> Line {
    let name = card.title().name();
    let short = name.split(',').next().and_then(|name| name.split(" the ").next());
    Line::of(short.unwrap_or(name), Ink::of(card))
}

// A principality.

/// One column of the grid, as wide as it is drawn.
struct Strip {
    upper: [Line; 3],
    middle: Line,
    lower: [Line; 3],
}

impl Strip {
    fn width(&self) -> usize {
        self.middle.width()
    }

    /// The lines between the frames: upper half, middle row, lower half.
    fn rows(&self) -> [&Line; 7] {
        let ([a, b, c], [d, e, f]) = (&self.upper, &self.lower);
        [a, b, c, &self.middle, d, e, f]
    }
}

/// How many lines there are between the frames.
const ROWS: usize = 7;

fn land_lines(land: &Principality, colour: Colour) -> Vec<Line> {
    let (left, right) = (land.outermost(End::Left).x() - 1, land.outermost(End::Right).x() + 1);
    let strips: Vec<Strip> = (left..=right).map(|x| strip(land, colour, x)).collect();
    let bands = bands(&strips);
    let last = bands.len().saturating_sub(1);
    let drawn = bands.into_iter().enumerate().map(|(index, band)| band_lines(band, index == 0, index == last));
    drawn.flatten().collect()
}

fn strip(land: &Principality, colour: Colour, x: i8) -> Strip {
    match Column::at(x) {
        Some(column) => site_strip(land, colour, column),
        None => region_strip(land, colour, x),
    }
}

fn site_strip(land: &Principality, colour: Colour, column: Column) -> Strip {
    let is_city = land.is_city(column);
    let [upper, lower] = Half::ALL.map(|half| site_cell(land, column.site(half), is_city));
    let name = Line::of(if is_city { " CITY " } else { " settlement " }, Ink::Player(colour));
    let widest = upper.iter().chain(&lower).map(Line::width).max().unwrap_or(0);
    let width = widest.clamp(SITE_WIDTHS.0, SITE_WIDTHS.1);
    let fit = |cell: [Line; 3]| cell.map(|line| line.fit(width));
    let edge = if is_city { '█' } else { '▒' };
    Strip { upper: fit(upper), middle: name.centre(width, edge, Ink::Player(colour)), lower: fit(lower) }
}

/// The places of a site, free ones as `-`; then where it is.
fn site_cell(land: &Principality, site: Site, is_city: bool) -> [Line; 3] {
    let mut cards = land.on_site(site);
    let mut place = |is_there: bool| match cards.next() {
        Some(card) => card_line(card),
        None if is_there => Line::of("-", Ink::Faint),
        None => Line::default(),
    };
    [place(true), place(is_city), Line::of(&site.to_string(), Ink::Faint)]
}

fn region_strip(land: &Principality, colour: Colour, x: i8) -> Strip {
    let [upper, lower] = [1, -1].map(|y| region_cell(land, Place::at(x, y)).map(|line| line.fit(REGION_WIDTH)));
    let (left, right) = (land.outermost(End::Left).x(), land.outermost(End::Right).x());
    let is_road = match x {
        x if x < left => land.open_roads[End::Left as usize],
        x if x > right => land.open_roads[End::Right as usize],
        _ => true,
    };
    let road = Line::of(" road ", Ink::Player(colour));
    let middle =
        if is_road { road.centre(REGION_WIDTH, '═', Ink::Player(colour)) } else { Line::default().fit(REGION_WIDTH) };
    Strip { upper, middle, lower }
}

/// The land, its number and units; then where it is, or the Gold Cache beside it.
fn region_cell(land: &Principality, place: Option<Place>) -> [Line; 3] {
    let Some((place, region)) = place.and_then(|place| Some((place, land.region(place)?))) else {
        return Default::default();
    };
    let ink = Ink::Land(region.kind());
    let mut store = Line::of(&format!("{} ", region.number()), Ink::Bold);
    store.add(&pips(land.units(place)), ink);
    if land.boosted().contains(place) {
        store.add(" ×2", Ink::Bold);
    }
    let mut last = Line::of(&place.to_string(), Ink::Faint);
    if land.cache == Some(place) {
        last = Line::of("cache ", Ink::Plain);
        last.add(&pips(land.units(Place::CACHE)), Ink::Land(Resource::Gold));
    }
    [Line::of(&region_name(region), ink), store, last]
}

/// `Gold Field`.
fn region_name(region: Region) -> String {
    let words = region.data().name.split('-').map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Units, and the room for more: `●●○`.
fn pips(units: u8) -> String {
    (0..STORE_MAX).map(|pip| if pip < units { '●' } else { '○' }).collect()
}

/// Parts that fit into a line of the terminal, about equally wide. Each begins and ends with a region.
fn bands(strips: &[Strip]) -> Vec<&[Strip]> {
    let settlements = strips.len() / 2;
    let count = settlements.div_ceil(BAND_MAX);
    (0..count).map(|band| &strips[2 * (band * settlements / count)..=2 * ((band + 1) * settlements / count)]).collect()
}

/// A band with its frame; dotted where the next band goes on.
fn band_lines(strips: &[Strip], is_first: bool, is_last: bool) -> Vec<Line> {
    let border = |[left, middle, right]: [&str; 3]| {
        let parts: Vec<String> = strips.iter().map(|strip| "─".repeat(strip.width())).collect();
        Line::of(&format!("{left}{}{right}", parts.join(middle)), Ink::Faint)
    };
    let mut lines = vec![border(["┌", "┬", "┐"])];
    for row in 0..ROWS {
        let mut line = Line::of(if is_first { "│" } else { "┊" }, Ink::Faint);
        for (index, strip) in strips.iter().enumerate() {
            let is_edge = index + 1 == strips.len() && !is_last;
            line.0.extend(strip.rows()[row].0.iter().copied());
            line.add(if is_edge { "┊" } else { "│" }, Ink::Faint);
        }
        lines.push(line);
    }
    lines.push(border(["└", "┴", "┘"]));
    lines
}

// The table.

fn table_lines(game: &Rivals, state: &State) -> Vec<Line> {
    let public = &state.public;
    let mut lines = vec![turn_line(game, state)];
    let stacks = game.rules.all_stacks().map(|stack| {
        Line::of(&format!("{} {}", words::stack_name(game, stack), state.hidden.height(stack)), Ink::Plain)
    });
    let face_up = game.rules.face_up.map(|card| {
        let mut line = Line::of("face up ", Ink::Plain);
        line.0.extend(card_line(card).0);
        line.add(&format!(" {}", public.face_up_left), Ink::Plain);
        line
    });
    lines.extend(list(Line::of("stacks:  ", Ink::Plain), stacks.chain(face_up)));
    let counts = [
        ("roads", u32::from(public.roads_left)),
        ("settlements", u32::from(public.settlements_left)),
        ("cities", u32::from(public.cities_left)),
        ("regions", public.regions_left.len()),
    ];
    let left = counts.map(|(name, count)| Line::of(&format!("{name} {count}"), Ink::Plain));
    lines.extend(list(Line::of("left:    ", Ink::Plain), left));
    let events = format!("events:   {} cards, {} before Yule", game.rules.event_count(), public.events.above_yule());
    lines.push(Line::of(&events, Ink::Plain));
    let mut discard = Line::of(&format!("discard:  {} cards", public.discard.len()), Ink::Plain);
    if let Some(top) = public.discard.from_top().next() {
        discard.add(", on top ", Ink::Plain);
        discard.0.extend(card_line(top).0);
    }
    lines.push(discard);
    lines
}

/// Whose turn it is, what the dice show, and what the game waits for.
fn turn_line(game: &Rivals, state: &State) -> Line {
    let public = &state.public;
    let colour = game.colour(public.turn);
    let mut line = Line::of(&format!("Turn {} of ", public.turns), Ink::Plain);
    line.add(colour.name(), Ink::Player(colour));
    let dice = match (public.number, public.symbol) {
        (0, _) => "no dice yet".to_owned(),
        (number, None) => format!("number set to {number}"),
        (number, Some(symbol)) => format!("dice {number} and {}", symbol.name()),
    };
    line.add(&format!(", {dice}; "), Ink::Plain);
    let asked = frames::write(game, public.frames.top());
    match (public.winner, public.frames.top().asks(public.turn)) {
        (Some(winner), _) => {
            line.add(game.colour(winner).name(), Ink::Player(game.colour(winner)));
            line.add(" has won.", Ink::Bold);
        }
        (None, Next::Seats(seats)) => {
            line.add("waiting for", Ink::Plain);
            for seat in seats.iter() {
                line.add(&format!(" {}", game.colour(seat).name()), Ink::Player(game.colour(seat)));
            }
            line.add(&format!(" ({asked})."), Ink::Plain);
        }
        (None, _) => line.add(&format!("waiting for chance ({asked})."), Ink::Plain),
    }
    line
}

#[cfg(test)]
mod tests {
    use expect_test::expect;
    use steading_game::{Game, Notation};

    use super::*;

    fn game(mode: &str) -> Rivals {
        Rivals::new(Rivals::parse_options(&format!("mode {mode}\nfirst_player red")).unwrap()).unwrap()
    }

    #[test]
    fn the_start_is_drawn() {
        let game = game("intro");
        let state = game.parse_position("red hand abbey, scout").unwrap();
        expect![[r#"
              blue  2 of 7 points   strength 0  commerce 0  skill 0  progress 0
              hand 0/3:
              stock 5: 1 lumber, 1 wool, 1 grain, 1 brick, 1 ore
            ┌──────────┬──────────────┬──────────┬──────────────┬──────────┐
            │Forest    │-             │Gold Field│-             │Fields    │
            │3 ●○○     │              │4 ○○○     │              │5 ●○○     │
            │(-2,+1)   │(-1,+1)       │(0,+1)    │(1,+1)        │(2,+1)    │
            │          │▒ settlement ▒│══ road ══│▒ settlement ▒│          │
            │Hills     │-             │Pasture   │-             │Mountains │
            │2 ●○○     │              │1 ●○○     │              │6 ●○○     │
            │(-2,-1)   │(-1,-1)       │(0,-1)    │(1,-1)        │(2,-1)    │
            └──────────┴──────────────┴──────────┴──────────────┴──────────┘

            > red  2 of 7 points   strength 0  commerce 0  skill 0  progress 0
              hand 2/3: Scout, Abbey
              stock 5: 1 lumber, 1 wool, 1 grain, 1 brick, 1 ore
            ┌──────────┬──────────────┬──────────┬──────────────┬──────────┐
            │Forest    │-             │Gold Field│-             │Fields    │
            │2 ●○○     │              │1 ○○○     │              │6 ●○○     │
            │(-2,+1)   │(-1,+1)       │(0,+1)    │(1,+1)        │(2,+1)    │
            │          │▒ settlement ▒│══ road ══│▒ settlement ▒│          │
            │Hills     │-             │Pasture   │-             │Mountains │
            │3 ●○○     │              │4 ●○○     │              │5 ●○○     │
            │(-2,-1)   │(-1,-1)       │(0,-1)    │(1,-1)        │(2,-1)    │
            └──────────┴──────────────┴──────────┴──────────────┴──────────┘

            Turn 1 of red, dice 4 and celebration; waiting for red (actions).
            stacks:   B1 9, B2 9, B3 8, B4 8
            left:     roads 7, settlements 5, cities 7, regions 12
            events:   9 cards, 5 before Yule
            discard:  0 cards
        "#]]
        .assert_eq(&draw(&game, &state, false));
    }

    /// Seven settlements in three bands, a Gold Cache, a booster, a town hall.
    #[test]
    fn a_long_line_is_drawn_in_bands() {
        let game = game("duel");
        let state = game.parse_position(LONG).unwrap();
        expect![[r#"
              blue  2 of 13 points   strength 0  commerce 0  skill 0  progress 0
              hand 0/3:
              stock 5: 1 lumber, 1 wool, 1 grain, 1 brick, 1 ore
            ┌──────────┬──────────────┬──────────┬──────────────┬──────────┐
            │Forest    │-             │Gold Field│-             │Fields    │
            │3 ●○○     │              │4 ○○○     │              │5 ●○○     │
            │(-2,+1)   │(-1,+1)       │(0,+1)    │(1,+1)        │(2,+1)    │
            │          │▒ settlement ▒│══ road ══│▒ settlement ▒│          │
            │Hills     │-             │Pasture   │-             │Mountains │
            │2 ●○○     │              │1 ●○○     │              │6 ●○○     │
            │(-2,-1)   │(-1,-1)       │(0,-1)    │(1,-1)        │(2,-1)    │
            └──────────┴──────────────┴──────────┴──────────────┴──────────┘

            > red  16 of 13 points +hero   strength 7  commerce 2  skill 3  progress 1
              hand 7/4: Brigitta, Goldsmith, Scout, Large Trade Ship, Voyage of Plunder, Brigands,
                      Chief Cannoneer
              stock 18: 1 lumber, 4 wool, 3 grain, 1 brick, 7 ore, 2 gold
            ┌──────────┬──────────────┬──────────┬──────────────┬──────────┐
            │Pasture   │-             │Pasture   │-             │Forest    ┊
            │6 ●●●     │              │5 ●○○     │              │2 ●○○     ┊
            │(-6,+1)   │(-5,+1)       │(-4,+1)   │(-3,+1)       │(-2,+1)   ┊
            │══ road ══│▒ settlement ▒│══ road ══│▒ settlement ▒│══ road ══┊
            │Mountains │-             │Mountains │Iron Foundry  │Hills     ┊
            │4 ●●●     │              │2 ●●● ×2  │              │3 ●○○     ┊
            │(-6,-1)   │(-5,-1)       │(-4,-1)   │(-3,-1)       │(-2,-1)   ┊
            └──────────┴──────────────┴──────────┴──────────────┴──────────┘
            ┌──────────┬──────────────┬──────────┬──────────────┬──────────┐
            ┊Forest    │Austin        │Gold Field│Abbey         │Fields    ┊
            ┊2 ●○○     │Merchant Guild│1 ○○○     │Mint          │6 ●●●     ┊
            ┊(-2,+1)   │(-1,+1)       │cache ●●○ │(1,+1)        │(2,+1)    ┊
            ┊══ road ══│████ CITY ████│══ road ══│████ CITY ████│══ road ══┊
            ┊Hills     │-             │Pasture   │Storehouse    │Mountains ┊
            ┊3 ●○○     │-             │4 ○○○     │-             │5 ●○○     ┊
            ┊(-2,-1)   │(-1,-1)       │(0,-1)    │(1,-1)        │(2,-1)    ┊
            └──────────┴──────────────┴──────────┴──────────────┴──────────┘
            ┌──────────┬────────────────┬──────────┬──────────────┬──────────┬──────────────┬──────────┐
            ┊Fields    │-               │Forest    │Candamir      │Fields    │Heinrich      │Forest    │
            ┊6 ●●●     │-               │4 ○○○     │              │1 ○○○     │              │6 ○○○     │
            ┊(2,+1)    │(3,+1)          │(4,+1)    │(5,+1)        │(6,+1)    │(7,+1)        │(8,+1)    │
            ┊══ road ══│█████ CITY █████│══ road ══│▒ settlement ▒│══ road ══│▒ settlement ▒│          │
            ┊Mountains │Large Festival …│Gold Field│-             │Hills     │-             │Hills     │
            ┊5 ●○○     │Town Hall       │2 ○○○     │              │5 ○○○     │              │1 ○○○     │
            ┊(2,-1)    │(3,-1)          │(4,-1)    │(5,-1)        │(6,-1)    │(7,-1)        │(8,-1)    │
            └──────────┴────────────────┴──────────┴──────────────┴──────────┴──────────────┴──────────┘

            Turn 35 of red, dice 3 and event; waiting for chance (draw-event).
            stacks:   B1 9, B2 8, B3 8, G 8, T 8, P 12
            left:     roads 1, settlements 0, cities 4, regions 2
            events:   12 cards, 8 before Yule
            discard:  2 cards, on top Merchant
        "#]]
        .assert_eq(&draw(&game, &state, false));
    }

    const LONG: &str = "
        red settlement (3,0) forest-4 gold-field-2
        red settlement (5,0) fields-1 hills-5
        red settlement (-3,0) pasture-5 mountains-2
        red settlement (-5,0) pasture-6 mountains-4
        red settlement (7,0) forest-6 hills-1
        red city (1,0), (-1,0), (3,0)
        red road left
        red places mint (1,+1), abbey (1,+1), storehouse (1,-1), austin (-1,+1), iron-foundry (-3,-1), large-festival-hall (3,-1)
        red places parish-hall (3,-1), town-hall (3,-1), merchant-guild (-1,+1), candamir (5,+1), heinrich (7,+1)
        red cache (0,+2) 2
        red stock grain 3, ore 7, wool 4
        red hand scout, brigitta, turmoil-brigands, goldsmith, voyage-of-plunder, large-trade-ship, chief-cannoneer
        discard goldsmith, merchant
        turn red 35
        rolled 3 event
        then draw-event
        ";

    #[test]
    fn colours_change_nothing_but_the_ink_and_everything_fits_in_100_columns() {
        let game = game("duel");
        let state = game.parse_position(LONG).unwrap();
        let (plain, coloured) = (draw(&game, &state, false), draw(&game, &state, true));
        let mut bare = String::new();
        for (index, part) in coloured.split('\x1b').enumerate() {
            bare.push_str(if index == 0 { part } else { part.split_once('m').unwrap().1 });
        }
        assert_eq!(bare, plain);
        assert!(plain.lines().all(|line| line.chars().count() <= WIDTH_MAX));
    }
}
