//! Traders & Barbarians in the notation: moves, outcomes, log lines, frames, and what a position says of it.

use steading_game::{Seat, Syntax};

use super::board::{Commodity, supplies};
use super::{Action, Event, Frame, Journey, Outcome, Public, RAIDERS, Why, train};
use crate::Island;
use crate::places::Edge;
use crate::state::{State, at};
use crate::text::draw::{self, Canvas, Ink, Point};
use crate::text::moves::Unknown;
use crate::text::words::{self, clip};
use crate::text::{moves, position};
use crate::topology::TradeHex;

/// The word that frames begin with.
const MODULE: &str = "traders";

/// An action without the name of the seat.
pub fn write_action(action: Action) -> String {
    match action {
        Action::MoveBarbarian(from, to) => format!("moves barbarian {from} {to}"),
        Action::TakeCard(true) => "takes card".to_owned(),
        Action::TakeCard(false) => "takes no card".to_owned(),
        Action::BribeBarbarian(from, to) => format!("bribes barbarian {from} {to}"),
        Action::UpgradeWagon => "upgrades wagon".to_owned(),
        Action::DriveWagon { to, quick, grain } => {
            let quickly = if quick { " quickly" } else { "" };
            format!("drives wagon {to}{quickly}{}", if grain { " for grain" } else { "" })
        }
        Action::FendOff(path) => format!("fends off {path}"),
        Action::StopWagon => "stops wagon".to_owned(),
        Action::PlaySwiftJourney => "plays swift-journey".to_owned(),
    }
}

/// Reads what [`write_action`] writes.
pub fn parse_action(game: &Island, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
    let mut read = || {
        Ok(Some(match *words {
            ["moves", "barbarian", from, to] => {
                Action::MoveBarbarian(moves::edge(game, from, unknown)?, moves::edge(game, to, unknown)?)
            }
            ["takes", "card"] => Action::TakeCard(true),
            ["takes", "no", "card"] => Action::TakeCard(false),
            ["bribes", "barbarian", from, to] => {
                Action::BribeBarbarian(moves::edge(game, from, unknown)?, moves::edge(game, to, unknown)?)
            }
            ["upgrades", "wagon"] => Action::UpgradeWagon,
            ["drives", "wagon", place, ref how @ ..] => {
                let (quick, grain) = match how {
                    [] => (false, false),
                    ["quickly"] => (true, false),
                    ["for", "grain"] => (false, true),
                    ["quickly", "for", "grain"] => (true, true),
                    _ => return Ok(None),
                };
                Action::DriveWagon { to: moves::vertex(game, place, unknown)?, quick, grain }
            }
            ["fends", "off", place] => Action::FendOff(moves::edge(game, place, unknown)?),
            ["stops", "wagon"] => Action::StopWagon,
            ["plays", "swift-journey"] => Action::PlaySwiftJourney,
            _ => return Ok(None),
        }))
    };
    read().transpose()
}

/// Reads `die 5` and `cargo glass`.
pub fn parse_outcome(words: &[&str]) -> Option<Result<Outcome, Syntax>> {
    match *words {
        ["die", number] => Some(words::number(number).map(Outcome::Die)),
        ["cargo", name] => Some(commodity(name).map(Outcome::Cargo)),
        _ => None,
    }
}

fn commodity(word: &str) -> Result<Commodity, Syntax> {
    Commodity::named(word).ok_or_else(|| Syntax::new(format!("`{}` is no commodity", clip(word))))
}

fn trade_hex(word: &str) -> Result<TradeHex, Syntax> {
    TradeHex::named(word).ok_or_else(|| Syntax::new(format!("`{}` is no trade hex", clip(word))))
}

/// An event as a log line.
pub fn write_event(game: &Island, event: Event) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match event {
        Event::PlacedWagon(seat, vertex) => format!("{} puts the wagon on {vertex}", name(seat)),
        Event::MovedBarbarian { seat, from, to } => format!("{} moves the barbarian on {from} to {to}", name(seat)),
        Event::Spared(seat, victim) => format!("{} takes no card from {}", name(seat), name(victim)),
        Event::RaisedWagon(seat, level) => format!("{} raises the wagon to level {level}", name(seat)),
        Event::Drove { seat, from, to, path: _, cost } => {
            let points = if cost == 1 { "point" } else { "points" };
            format!("{} drives the wagon from {from} to {to} for {cost} {points}", name(seat))
        }
        Event::Toll { seat, owner, count } => format!("{} pays {count} gold to {}", name(seat), name(owner)),
        Event::NeutralToll(seat, count) => format!("{} gets {count} gold of the neutral toll", name(seat)),
        Event::Tried { seat, path, die, succeeds } => {
            let comes = if succeeds { "and drives off" } else { "and fails to drive off" };
            format!("{} throws {die} {comes} the barbarian on {path}", name(seat))
        }
        Event::Loaded(seat, hex, commodity) => {
            format!("{} loads {} at the {}", name(seat), commodity.name(), hex.name())
        }
        Event::Delivered(seat, commodity) => {
            format!("{} delivers {} to the {}", name(seat), commodity.name(), commodity.wanted_at().name())
        }
    }
}

/// A frame as words.
pub fn write_frame(game: &Island, frame: Frame) -> String {
    match frame {
        Frame::Barbarian(Why::Seven) => format!("{MODULE} barbarian seven"),
        Frame::Barbarian(Why::Knight) => format!("{MODULE} barbarian knight"),
        Frame::Driven(path) => format!("{MODULE} driven {path}"),
        Frame::Take(victim) => format!("{MODULE} take {}", words::seat_name(&game.options, victim)),
        Frame::Drive => format!("{MODULE} drive"),
        Frame::Arrived => format!("{MODULE} arrived"),
        Frame::Fend(path) => format!("{MODULE} fend {path}"),
        Frame::Cargo(hex) => format!("{MODULE} cargo {}", hex.name()),
    }
}

/// Reads what [`write_frame`] writes.
pub fn parse_frame(game: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
    Some(match *words {
        [MODULE, "barbarian", "seven"] => Ok(Frame::Barbarian(Why::Seven)),
        [MODULE, "barbarian", "knight"] => Ok(Frame::Barbarian(Why::Knight)),
        [MODULE, "driven", place] => position::edge(game, place).map(Frame::Driven),
        [MODULE, "take", name] => words::seat(&game.options, name).map(Frame::Take),
        [MODULE, "drive"] => Ok(Frame::Drive),
        [MODULE, "arrived"] => Ok(Frame::Arrived),
        [MODULE, "fend", place] => position::edge(game, place).map(Frame::Fend),
        [MODULE, "cargo", name] => trade_hex(name).map(Frame::Cargo),
        _ => return None,
    })
}

/// What a position says of a seat: `wagon N(0,0)`, `level 3`, `cargo glass`, `delivered 2`.
pub fn write_seat(state: &State, seat: Seat, items: &mut Vec<String>) {
    let public = &state.public.modules.traders_and_barbarians;
    items.extend(public.wagons[at(seat)].map(|stand| format!("wagon {stand}")));
    if public.levels[at(seat)] > 1 {
        items.push(format!("level {}", public.levels[at(seat)]));
    }
    items.extend(public.cargo[at(seat)].map(|commodity| format!("cargo {}", commodity.name())));
    if public.delivered[at(seat)] > 0 {
        items.push(format!("delivered {}", public.delivered[at(seat)]));
    }
}

/// Reads what [`write_seat`] writes.
pub fn parse_item(
    game: &Island,
    state: &mut State,
    seat: Seat,
    word: &str,
    rest: &[&str],
) -> Option<Result<(), Syntax>> {
    let public = &mut state.public.modules.traders_and_barbarians;
    Some(match (word, rest) {
        ("wagon", [place]) => position::vertex(game, place).map(|stand| public.wagons[at(seat)] = Some(stand)),
        ("level", [number]) => words::number(number).map(|level| public.levels[at(seat)] = level),
        ("cargo", [name]) => commodity(name).map(|commodity| public.cargo[at(seat)] = Some(commodity)),
        ("delivered", [number]) => words::number(number).map(|count| public.delivered[at(seat)] = count),
        _ => return None,
    })
}

/// The lines `raiders`, `stacks` and, in a movement, `journey`.
pub fn write_lines(state: &State, lines: &mut Vec<String>) {
    let public = &state.public.modules.traders_and_barbarians;
    lines.push(format!("raiders {}", public.raiders.map(|path| path.to_string()).join(" ")));
    let stacks = TradeHex::ALL.map(|hex| {
        let [first, second] = supplies(hex).map(Commodity::name);
        let [one, other] = public.stacks[hex as usize];
        format!("{} {one} {first} {other} {second}", hex.name())
    });
    lines.push(format!("stacks {}", stacks.join(", ")));
    lines.extend(public.journey.map(write_journey));
}

fn write_journey(journey: Journey) -> String {
    let mut line = format!("journey {}", journey.points);
    if journey.is_second {
        line += ", second";
    }
    if journey.has_paid_grain {
        line += ", grain";
    }
    if journey.tried > 0 {
        let tried = (0..RAIDERS).filter(|&raider| journey.tried >> raider & 1 != 0);
        let numbers: Vec<String> = tried.map(|raider| (raider + 1).to_string()).collect();
        line += &format!(", tried {}", numbers.join(" "));
    }
    if journey.neutral_roads > 0 {
        line += &format!(", neutral {}", journey.neutral_roads);
    }
    line
}

/// Reads what [`write_lines`] writes.
pub fn parse_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
    let public = &mut state.public.modules.traders_and_barbarians;
    match word {
        "raiders" => Some(parse_raiders(game, public, rest)),
        "stacks" => Some(parse_stacks(public, rest)),
        "journey" => Some(parse_journey(rest).map(|journey| public.journey = Some(journey))),
        _ => None,
    }
}

fn parse_raiders(game: &Island, public: &mut Public, rest: &str) -> Result<(), Syntax> {
    let paths: Vec<Edge> =
        rest.split_whitespace().map(|place| position::edge(game, place)).collect::<Result<_, _>>()?;
    public.raiders = paths.try_into().map_err(|_| Syntax::new("there are three barbarians"))?;
    Ok(())
}

/// A trade hex that is not mentioned has a full stack.
fn parse_stacks(public: &mut Public, rest: &str) -> Result<(), Syntax> {
    public.stacks = [[super::board::STACKED; 2]; TradeHex::ALL.len()];
    for item in rest.split(", ") {
        let words: Vec<&str> = item.split_whitespace().collect();
        let Some((&name, counts)) = words.split_first() else { continue };
        let hex = trade_hex(name)?;
        let stack = &mut public.stacks[hex as usize];
        *stack = [0; 2];
        for pair in counts.chunks(2) {
            let wrong = || Syntax::new(format!("`{}` is no stack such as `castle 6 sand 6 tools`", clip(item)));
            let [count, name] = pair else { return Err(wrong()) };
            let kind = commodity(name)?;
            let place = supplies(hex).iter().position(|&other| other == kind).ok_or_else(wrong)?;
            stack[place] = words::number(count)?;
        }
    }
    Ok(())
}

fn parse_journey(rest: &str) -> Result<Journey, Syntax> {
    let mut journey = Journey::default();
    for (index, item) in rest.split(", ").enumerate() {
        let words: Vec<&str> = item.split_whitespace().collect();
        match *words {
            [points] if index == 0 => journey.points = words::number(points)?,
            ["second"] => journey.is_second = true,
            ["grain"] => journey.has_paid_grain = true,
            ["tried", ref numbers @ ..] => {
                for word in numbers {
                    let raider = usize::from(words::number(word)?);
                    if !(1..=RAIDERS).contains(&raider) {
                        return Err(Syntax::new(format!("there is no barbarian {raider}")));
                    }
                    journey.tried |= 1 << (raider - 1);
                }
            }
            ["neutral", count] => journey.neutral_roads = words::number(count)?,
            _ => return Err(Syntax::new(format!("`{}` says nothing about a movement", clip(item)))),
        }
    }
    Ok(journey)
}

/// Draws the barbarians; wagons stand below the board.
pub fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
    for path in state.public.modules.traders_and_barbarians.raiders {
        let (at, slope) = draw::side(game, path);
        let spot = match slope {
            // Beside a slanting spoke there is room in the line of the plaza, further out for the upper one.
            "/" | "\\" => {
                let plaza = game.topology.edge_ends[path.index()].map(|end| draw::corner(game, end))[1];
                let out = if at.line < plaza.line { 0 } else { 2 * (plaza.column - at.column).signum() };
                Point { column: at.column + out, line: plaza.line }
            }
            // Beside an upright, which has one letter only.
            "|" => Point { column: at.column + 1, ..at },
            // In the middle of a slope.
            _ => at,
        };
        canvas.put(spot, 'x', Ink::Robber);
    }
}

/// The wagons, the gold and the stacks, below the drawn board.
pub fn standing(game: &Island, state: &State) -> Vec<String> {
    let public = &state.public.modules.traders_and_barbarians;
    let mut lines = vec![format!("  gold     {}", crate::modules::gold::write_purses(game, state, |_| ""))];
    for seat in game.seats.iter() {
        let stand = public.wagons[at(seat)].map_or("not on the board".to_owned(), |stand| stand.to_string());
        let carried = public.cargo[at(seat)].map_or("empty", Commodity::name);
        lines.push(format!(
            "  wagon    {}, level {}, {stand}, {carried}, delivered {}",
            words::seat_name(&game.options, seat),
            train::card_of(state, seat).level,
            public.delivered[at(seat)]
        ));
    }
    for hex in TradeHex::ALL {
        let tokens = supplies(hex).into_iter().zip(public.stacks[hex as usize]);
        let left: Vec<String> = tokens.map(|(commodity, count)| format!("{count} {}", commodity.name())).collect();
        lines.push(format!("  stack    {}, {}", hex.name(), left.join(", ")));
    }
    let raiders = public.raiders.map(|path| path.to_string()).join(", ");
    lines.push(format!("  barbarians (x) on {raiders}"));
    lines.extend(public.journey.map(|journey| format!("  {}", write_journey(journey))));
    lines
}
