//! Caravans in the notation: moves, log lines, frames, and the line `camels` of a position.

use steading_game::{Seat, Syntax};

use super::{Action, CARAVANS, Event, Frame, Public, paths};
use crate::Island;
use crate::cards::Cards;
use crate::places::Edge;
use crate::state::{State, at};
use crate::text::draw::{self, Canvas, Ink, Point};
use crate::text::moves::Unknown;
use crate::text::words::{self, clip};
use crate::text::{moves, position};
use crate::topology::CENTRE;

/// An action without the name of the seat.
pub fn write_action(action: Action) -> String {
    match action {
        Action::Bid(cards) => format!("bids {}", Cards::from(cards)),
        Action::Name(Some(path)) => format!("names path {path}"),
        Action::Name(None) => "abstains".to_owned(),
        Action::Place(path) => format!("places camel {path}"),
    }
}

/// Reads an action.
pub fn parse_action(game: &Island, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
    Some(match *words {
        ["bids", ref cards @ ..] => words::cards(cards).map(|cards| Action::Bid(cards.into())),
        ["names", "path", place] => moves::edge(game, place, unknown).map(|path| Action::Name(Some(path))),
        ["abstains"] => Ok(Action::Name(None)),
        ["places", "camel", place] => moves::edge(game, place, unknown).map(Action::Place),
        _ => return None,
    })
}

/// An event as a log line.
pub fn write_event(game: &Island, event: Event) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match event {
        Event::Bid(seat, cards) => format!("{} bids {cards}", name(seat)),
        Event::Named(seat, Some(path)) => format!("{} names path {path}", name(seat)),
        Event::Named(seat, None) => format!("{} abstains", name(seat)),
        Event::Camel(path) => format!("a camel goes to {path}"),
        Event::Between(seat, vertex) => format!("{} has a building between camels {vertex}", name(seat)),
    }
}

/// A frame as words.
pub fn write_frame(game: &Island, frame: Frame) -> String {
    let what = match frame {
        Frame::Bid(_) => "bid",
        Frame::Name(_) => "name",
        Frame::Place(_) => "place",
        Frame::PlaceApart(_) => "place-apart",
    };
    format!("caravans {what} {}", words::seat_name(&game.options, frame.seat()))
}

/// Reads a frame.
pub fn parse_frame(game: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
    let &["caravans", what, name] = words else { return None };
    let frame = match what {
        "bid" => Frame::Bid,
        "name" => Frame::Name,
        "place" => Frame::Place,
        "place-apart" => Frame::PlaceApart,
        _ => return None,
    };
    Some(words::seat(&game.options, name).map(frame))
}

/// What a position says of a seat: its votes and the path it named.
pub fn write_seat(state: &State, seat: Seat, items: &mut Vec<String>) {
    let public = &state.public.modules.caravans;
    let (votes, named) = (public.votes[at(seat)], public.named[at(seat)]);
    if votes > 0 {
        items.push(format!("votes {votes}"));
    }
    items.extend(named.map(|path| format!("named {path}")));
}

/// Reads an item of a seat.
pub fn parse_item(
    game: &Island,
    state: &mut State,
    seat: Seat,
    word: &str,
    rest: &[&str],
) -> Option<Result<(), Syntax>> {
    let public = &mut state.public.modules.caravans;
    match (word, rest) {
        ("votes", &[number]) => Some(words::number(number).map(|votes| public.votes[at(seat)] = votes)),
        ("named", &[place]) => Some(position::edge(game, place).map(|path| public.named[at(seat)] = Some(path))),
        _ => None,
    }
}

/// The line `camels`: the paths with camels, and after commas the heads of the caravans, whether a camel is due, and the caravans
/// that the first of two camels extended.
pub fn write_camels(public: &Public) -> String {
    let camels: Vec<String> = public.camels.iter().map(|path| path.to_string()).collect();
    let mut line = format!("camels {}", if camels.is_empty() { "none".to_owned() } else { camels.join(" ") });
    if !camels.is_empty() {
        let heads = public.heads.map(|head| head.map_or("none".to_owned(), |head| head.to_string()));
        line += &format!(", heads {}", heads.join(" "));
    }
    if public.is_due {
        line += ", due";
    }
    let numbers: Vec<String> =
        (0..CARAVANS).filter(|&caravan| public.extended[caravan]).map(|caravan| (caravan + 1).to_string()).collect();
    if !numbers.is_empty() {
        line += &format!(", extended {}", numbers.join(" "));
    }
    line
}

/// Reads the line. Without `heads` the camels have come in the order given, each on a path that was open to it.
pub fn parse_camels(game: &Island, state: &mut State, rest: &str) -> Result<(), Syntax> {
    let mut items = rest.split(", ").map(|item| item.split_whitespace().collect::<Vec<_>>());
    let listed = items.next().filter(|listed| listed != &["none"]).unwrap_or_default();
    let camels = listed.iter().map(|place| position::edge(game, place)).collect::<Result<Vec<Edge>, _>>()?;
    if let Some(twice) = (1..camels.len()).find(|&index| camels[..index].contains(&camels[index])) {
        return Err(Syntax::new(format!("two camels on {}", camels[twice])));
    }
    let before = state.public.modules.caravans;
    let public = &mut state.public.modules.caravans;
    *public = Public { votes: before.votes, named: before.named, ..Public::default() };
    let mut has_heads = false;
    for item in items {
        has_heads |= item.first() == Some(&"heads");
        parse_camels_item(game, public, &item)?;
    }
    if has_heads {
        public.camels = camels.into_iter().collect();
        return Ok(());
    }
    camels.into_iter().try_for_each(|path| {
        if !paths::paths(game, state).contains(path) {
            return Err(Syntax::new(format!("no camel can come to {path} after those before it")));
        }
        paths::walk(game, state, path);
        Ok(())
    })
}

fn parse_camels_item(game: &Island, public: &mut Public, item: &[&str]) -> Result<(), Syntax> {
    match item {
        ["heads", heads @ ..] if heads.len() == CARAVANS => {
            for (head, word) in public.heads.iter_mut().zip(heads) {
                *head = if *word == "none" { None } else { Some(position::vertex(game, word)?) };
            }
        }
        ["due"] => public.is_due = true,
        ["extended", numbers @ ..] => {
            for word in numbers {
                let number = words::number(word)?;
                let caravan = usize::from(number).checked_sub(1).and_then(|index| public.extended.get_mut(index));
                *caravan.ok_or_else(|| Syntax::new(format!("there is no caravan {number}")))? = true;
            }
        }
        _ => return Err(Syntax::new(format!("`{}` says nothing about camels", clip(&item.join(" "))))),
    }
    Ok(())
}

/// Draws the camels, and the arrows inside the oasis, each near its corner.
pub fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
    for path in state.public.modules.caravans.camels.iter() {
        let (at, slope) = draw::side(game, path);
        // In the middle of a slope; beside an upright, which has one letter only.
        let column = at.column + i32::from(slope.len() == 1);
        canvas.put(Point { column, ..at }, 'c', Ink::Camel);
    }
    let middle = draw::middle(game.topology.cells[CENTRE]);
    for arrow in paths::arrows(game) {
        let at = draw::corner(game, arrow.corner);
        let (column, line) = match ((middle.column - at.column).signum(), (middle.line - at.line).signum()) {
            (0, line) => (0, line),
            // Room for a building on the corner.
            (column, _) => (2 * column, 0),
        };
        let letter = match (column.signum(), line) {
            (1, _) => '<',
            (-1, _) => '>',
            (_, 1) => '^',
            _ => 'v',
        };
        canvas.put(Point { column: at.column + column, line: at.line + line }, letter, Ink::Camel);
    }
}
