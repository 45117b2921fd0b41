//! Barbarian Attack in positions and pictures.

use steading_game::{Seat, Syntax};

use super::board::coast_of;
use super::cards::{self, Card, Discards};
use super::coast::{OVERRUN, captured, supply};
use super::text::parse_card;
use super::{Barbarians, Public, knights};
use crate::Island;
use crate::illegal::Piece;
use crate::modules::gold;
use crate::places::EdgeSet;
use crate::state::{State, at};
use crate::text::draw::{self, Canvas, Ink, Point};
use crate::text::position;
use crate::text::words::{self, clip};

// Seats.

/// What a position says of a seat: its knights, those that have moved, its prisoners.
pub fn write_seat(state: &State, seat: Seat, items: &mut Vec<String>) {
    let public = &state.public.modules.barbarian_attack;
    let mut list = |word: &str, paths: EdgeSet| {
        if !paths.is_empty() {
            let paths: Vec<String> = paths.iter().map(|path| path.to_string()).collect();
            items.push(format!("{word} {}", paths.join(" ")));
        }
    };
    let guards = public.guards[at(seat)];
    list("guards", guards);
    list("sent", guards.and(public.sent));
    let prisoners = public.prisoners[at(seat)];
    if prisoners > 0 {
        items.push(format!("prisoners {prisoners}"));
    }
}

/// Reads an item of a seat.
pub fn parse_item(
    game: &Island,
    state: &mut State,
    seat: Seat,
    word: &str,
    rest: &[&str],
) -> Option<Result<(), Syntax>> {
    let public = &mut state.public.modules.barbarian_attack;
    match (word, rest) {
        ("guards", paths) => Some(parse_guards(game, public, seat, paths)),
        ("sent", paths) => Some(paths.iter().try_for_each(|path| {
            public.sent = public.sent.with(position::edge(game, path)?);
            Ok(())
        })),
        ("prisoners", &[number]) => Some(words::number(number).map(|prisoners| public.prisoners[at(seat)] = prisoners)),
        _ => None,
    }
}

fn parse_guards(game: &Island, public: &mut Public, seat: Seat, paths: &[&str]) -> Result<(), Syntax> {
    for word in paths {
        let path = position::edge(game, word)?;
        if knights::all(public).contains(path) {
            return Err(Syntax::new(format!("two knights on {path}")));
        }
        public.guards[at(seat)] = public.guards[at(seat)].with(path);
    }
    Ok(())
}

// Lines.

/// The lines of the whole: the coast always, everything else if there is any.
pub fn write_lines(public: &Public, lines: &mut Vec<String>) {
    let barbarians: Vec<String> = public.barbarians.iter().map(|(hex, count)| format!("{hex} {count}")).collect();
    let barbarians = if barbarians.is_empty() { "none".to_owned() } else { barbarians.join(", ") };
    lines.push(format!("barbarians {barbarians}"));
    if let Some(path) = public.foreign {
        lines.push(format!("foreign {path}{}", if public.foreign_sent { " sent" } else { "" }));
    }
    if public.aside > 0 {
        lines.push(format!("aside {}", public.aside));
    }
    if public.discarded.total() > 0 {
        lines.push(format!("discarded {}", write_cards(public.discarded)));
    }
}

fn write_cards(cards: Discards) -> String {
    let kinds = Card::ALL.into_iter().filter(|&card| cards.count(card) > 0);
    kinds.map(|card| format!("{} {card}", cards.count(card))).collect::<Vec<_>>().join(" ")
}

/// Reads such a line.
pub fn parse_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
    let public = &mut state.public.modules.barbarian_attack;
    Some(match word {
        "barbarians" => parse_barbarians(game, rest).map(|barbarians| public.barbarians = barbarians),
        "foreign" => parse_foreign(game, public, rest),
        "aside" => words::number(rest).map(|aside| public.aside = aside),
        "discarded" => parse_discarded(rest).map(|discarded| public.discarded = discarded),
        _ => return None,
    })
}

fn parse_barbarians(game: &Island, rest: &str) -> Result<Barbarians, Syntax> {
    let mut barbarians = Barbarians::default();
    if rest == "none" {
        return Ok(barbarians);
    }
    for item in rest.split(", ") {
        let wrong = || Syntax::new(format!("`{}` is no coast hex with 1 to 3 barbarians", clip(item)));
        let words: Vec<&str> = item.split_whitespace().collect();
        let &[place, count] = &words[..] else { return Err(wrong()) };
        let coast = coast_of(position::hex(game, place)?).ok_or_else(wrong)?;
        let count = words::number(count).ok().filter(|count| (1..=OVERRUN).contains(count)).ok_or_else(wrong)?;
        barbarians.0[coast] = count;
    }
    Ok(barbarians)
}

fn parse_foreign(game: &Island, public: &mut Public, rest: &str) -> Result<(), Syntax> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let (place, is_sent) = match words[..] {
        [place] => (place, false),
        [place, "sent"] => (place, true),
        _ => return Err(Syntax::new("the foreign knight reads `foreign PATH` or `foreign PATH sent`")),
    };
    (public.foreign, public.foreign_sent) = (Some(position::edge(game, place)?), is_sent);
    Ok(())
}

fn parse_discarded(rest: &str) -> Result<Discards, Syntax> {
    let mut discarded = Discards::default();
    let words: Vec<&str> = rest.split_whitespace().collect();
    for pair in words.chunks(2) {
        let &[count, card] = pair else {
            return Err(Syntax::new("discarded cards read `3 knighthood 1 treason`"));
        };
        let (count, card) = (words::number(count)?, parse_card(card)?);
        if count > cards::DECK.count(card) {
            return Err(Syntax::new(format!("more than {} cards {card}", cards::DECK.count(card))));
        }
        *discarded.of(card) = count;
    }
    Ok(discarded)
}

// Pictures.

/// Draws barbarians below the name of their hex, knights in or beside their path, and captured buildings in small letters.
pub fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
    let public = &state.public.modules.barbarian_attack;
    for (hex, count) in public.barbarians.iter() {
        let at = draw::middle(game.topology.cells[hex.index()]);
        let text = "b".repeat(count.into());
        canvas.write(Point { column: at.column, line: at.line + 2 }, &text, Ink::Robber);
    }
    let mut knight = |path, letter: char, ink| {
        let (at, slope) = draw::side(game, path);
        let column = at.column + i32::from(slope.len() == 1);
        canvas.put(Point { column, ..at }, letter, ink);
    };
    for seat in game.seats.iter() {
        let (letter, ink) = draw::player(game, seat);
        public.guards[at(seat)].iter().for_each(|path| knight(path, letter.to_ascii_lowercase(), ink));
    }
    if let Some(path) = public.foreign {
        knight(path, 'f', Ink::Bold);
    }
    for place in captured(&state.public).iter() {
        if let Some((owner, piece)) = state.public.building_at(place) {
            let (letter, ink) = draw::player(game, owner);
            let letter = letter.to_ascii_lowercase();
            let text = if piece == Piece::City { format!("[{letter}]") } else { format!("({letter})") };
            canvas.write(draw::corner(game, place), &text, ink);
        }
    }
}

/// Lines below the drawn board: supply, knights and prisoners, and gold.
pub fn standing(game: &Island, state: &State) -> Vec<String> {
    let public = &state.public.modules.barbarian_attack;
    let seats = game.seats.iter().map(|seat| {
        let (left, prisoners) = (knights::left(&state.public, seat), public.prisoners[at(seat)]);
        format!("{} {left} and {prisoners}", words::seat_name(&game.options, seat))
    });
    let seats = seats.collect::<Vec<_>>().join(", ");
    let mut lines = vec![format!("  barbarians left {}; knights left and prisoners: {seats}", supply(public))];
    if public.aside > 0 {
        lines.push(format!("  prisoners put aside: {}", public.aside));
    }
    lines.push(format!("  gold: {}", gold::write_purses(game, state, |_| "")));
    lines
}
