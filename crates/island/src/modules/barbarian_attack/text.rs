//! Barbarian Attack in the notation: moves, outcomes, log lines and frames. Positions are in [`super::position`].

use steading_game::{Seat, Syntax};

use super::{Action, Card, Event, Frame, Lots, Muster, Numbers, Outcome, Turned};
use crate::Island;
use crate::places::Hex;
use crate::text::moves::{self, Unknown};
use crate::text::position;
use crate::text::words::{self, clip};

/// What the supply is called.
const SUPPLY: &str = "supply";

fn name(game: &Island, seat: Seat) -> &'static str {
    words::seat_name(&game.options, seat)
}

fn source(from: Option<Hex>) -> String {
    from.map_or(SUPPLY.to_owned(), |hex| hex.to_string())
}

// Moves.

/// An action without the name of the seat.
pub fn write_action(game: &Island, action: Action) -> String {
    match action {
        Action::Raid(Some(victim)) => format!("raids {}", name(game, victim)),
        Action::Raid(None) => "raids nobody".to_owned(),
        Action::Muster(path) => format!("musters knight {path}"),
        Action::MusterForeign(path) => format!("musters foreign knight {path}"),
        Action::Capture(hex) => format!("captures barbarian {hex}"),
        Action::Turn(Turned { from, to }) => format!("turns barbarian {} {to}", source(from)),
        Action::Send { from, to, grain: false } => format!("sends knight {from} {to}"),
        Action::Send { from, to, grain: true } => format!("sends knight {from} {to} for grain"),
        Action::EndMarch => "ends march".to_owned(),
        Action::Expel(hex) => format!("expels barbarian {hex}"),
    }
}

/// Reads an action.
pub fn parse_action(game: &Island, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
    Some(match *words {
        ["raids", "nobody"] => Ok(Action::Raid(None)),
        ["raids", victim] => words::seat(&game.options, victim).map(|victim| Action::Raid(Some(victim))),
        ["musters", "knight", place] => moves::edge(game, place, unknown).map(Action::Muster),
        ["musters", "foreign", "knight", place] => moves::edge(game, place, unknown).map(Action::MusterForeign),
        ["captures", "barbarian", place] => moves::hex(game, place, unknown).map(Action::Capture),
        ["turns", "barbarian", from, to] => parse_turn(game, from, to, unknown),
        ["sends", "knight", from, to] => parse_send(game, from, to, false, unknown),
        ["sends", "knight", from, to, "for", "grain"] => parse_send(game, from, to, true, unknown),
        ["ends", "march"] => Ok(Action::EndMarch),
        ["expels", "barbarian", place] => moves::hex(game, place, unknown).map(Action::Expel),
        _ => return None,
    })
}

fn parse_turn(game: &Island, from: &str, to: &str, unknown: &mut Option<Unknown>) -> Result<Action, Syntax> {
    let from = if from == SUPPLY { None } else { Some(moves::hex(game, from, unknown)?) };
    Ok(Action::Turn(Turned { from, to: moves::hex(game, to, unknown)? }))
}

fn parse_send(
    game: &Island,
    from: &str,
    to: &str,
    grain: bool,
    unknown: &mut Option<Unknown>,
) -> Result<Action, Syntax> {
    let from = moves::edge(game, from, unknown)?;
    Ok(Action::Send { from, to: moves::edge(game, to, unknown)?, grain })
}

// Chance.

/// An outcome.
pub fn write_outcome(game: &Island, outcome: Outcome) -> String {
    match outcome {
        Outcome::Card(card) => format!("card {card}"),
        Outcome::Landing(first, second) => format!("landing {first}+{second}"),
        Outcome::Lots(seat, first, second) => format!("lots {} {first}+{second}", name(game, seat)),
        Outcome::Losses(die) => format!("losses {die}"),
    }
}

/// Reads an outcome.
pub fn parse_outcome(game: &Island, words: &[&str]) -> Option<Result<Outcome, Syntax>> {
    Some(match *words {
        ["card", card] => parse_card(card).map(Outcome::Card),
        ["landing", throw] => words::dice(throw).map(|(first, second)| Outcome::Landing(first, second)),
        ["lots", seat, throw] => words::seat(&game.options, seat)
            .and_then(|seat| words::dice(throw).map(|(first, second)| Outcome::Lots(seat, first, second))),
        ["losses", die] => match die.parse() {
            Ok(die @ 1..=6) => Ok(Outcome::Losses(die)),
            _ => Err(Syntax::new(format!("`{}` is no side of a die", clip(die)))),
        },
        _ => return None,
    })
}

/// A card of the deck.
pub fn parse_card(word: &str) -> Result<Card, Syntax> {
    Card::named(word).ok_or_else(|| {
        let complaint = Syntax::new(format!("no card of the deck is called `{}`", clip(word)));
        complaint.or_meant(word, Card::ALL.map(Card::name))
    })
}

// Happenings.

/// An event as a log line.
pub fn write_event(game: &Island, event: Event) -> String {
    let name = |seat| name(game, seat);
    match event {
        Event::DrewNothing(seat) => format!("{} draws no card", name(seat)),
        Event::Shuffled => "the discarded cards are shuffled".to_owned(),
        Event::Drew(seat, card) => format!("{} draws {card}", name(seat)),
        Event::NoUse(seat, card) => format!("{} has no use for {card}", name(seat)),
        Event::LandingThrown { first, second, counts: true } => format!("landing: {first}+{second}"),
        Event::LandingThrown { first, second, counts: false } => format!("landing: {first}+{second}, thrown again"),
        Event::Landed(hex) => format!("a barbarian lands on {hex}"),
        Event::NoneLanded(hex) => format!("no barbarian has room on {hex}"),
        Event::Overrun(hex) => format!("{hex} is overrun"),
        Event::Freed(hex) => format!("{hex} is free again"),
        Event::Captured { owner, place } => format!("{} loses the building {place}", name(owner)),
        Event::Released { owner, place } => format!("{} has the building {place} again", name(owner)),
        Event::Mustered(seat, path) => format!("{} musters a knight on {path}", name(seat)),
        Event::ForeignMustered(seat, path) => format!("{} musters the foreign knight on {path}", name(seat)),
        Event::Sent { seat, from, to, foreign: false } => format!("{} sends a knight from {from} to {to}", name(seat)),
        Event::Sent { seat, from, to, foreign: true } => {
            format!("{} sends the foreign knight from {from} to {to}", name(seat))
        }
        Event::TakenPrisoner(seat, hex) => format!("{} takes a barbarian of {hex} prisoner", name(seat)),
        Event::Turned(seat, Turned { from: Some(from), to }) => {
            format!("{} turns a barbarian from {from} to {to}", name(seat))
        }
        Event::Turned(seat, Turned { from: None, to }) => {
            format!("{} turns a barbarian from the supply to {to}", name(seat))
        }
        Event::Expelled(seat, hex) => format!("{} expels a barbarian from {hex}", name(seat)),
        Event::Won { hex, barbarians, participants, foreign } => {
            let mut winners: Vec<&str> = participants.iter().map(name).collect();
            winners.extend(foreign.then_some("the foreign knight"));
            format!("{hex} is won against {barbarians} by {}", winners.join(", "))
        }
        Event::LotThrown { seat, first, second } => format!("{} throws {first}+{second} for prisoners", name(seat)),
        Event::Prisoners(seat, 1) => format!("{} gets 1 prisoner", name(seat)),
        Event::Prisoners(seat, count) => format!("{} gets {count} prisoners", name(seat)),
        Event::PutAside(1) => "1 prisoner is put aside".to_owned(),
        Event::PutAside(count) => format!("{count} prisoners are put aside"),
        Event::LossesThrown(hex, die) => format!("losses at {hex}: {die}"),
        Event::Fell(seat, path) => format!("{} loses the knight on {path}", name(seat)),
    }
}

// Frames.

/// A frame as words.
pub fn write_frame(game: &Island, frame: Frame) -> String {
    let what = match frame {
        Frame::Raid => "raid".to_owned(),
        Frame::Draw => "draw".to_owned(),
        Frame::Muster(Muster::Castle) => "muster castle".to_owned(),
        Frame::Muster(Muster::Anywhere) => "muster anywhere".to_owned(),
        Frame::MusterForeign => "foreign".to_owned(),
        Frame::Intrigue => "intrigue".to_owned(),
        Frame::Treason(None) => "treason".to_owned(),
        Frame::Treason(Some(Turned { from, to })) => format!("treason {} {to}", source(from)),
        Frame::Landing(numbers) => {
            numbers.iter().fold("landing".to_owned(), |words, number| format!("{words} {number}"))
        }
        Frame::March => "march".to_owned(),
        Frame::MarchForeign => "march-foreign".to_owned(),
        Frame::Expel(hex) => format!("expel {hex}"),
        Frame::Lots(lots) => write_lots(game, lots),
        Frame::Losses(hex) => format!("losses {hex}"),
    };
    format!("attack {what}")
}

/// Throws for prisoners: the hex, then everybody with what was thrown, `throws` or `won`.
fn write_lots(game: &Island, lots: Lots) -> String {
    let mut words = vec!["lots".to_owned(), lots.hex.to_string()];
    for seat in lots.throwers().iter() {
        words.push(name(game, seat).to_owned());
        words.push(match lots.result(seat) {
            0 => "throws".to_owned(),
            result => result.to_string(),
        });
    }
    words.extend(lots.winners().iter().flat_map(|seat| [name(game, seat).to_owned(), "won".to_owned()]));
    if lots.foreign_throws() {
        words.extend(["foreign".to_owned(), "3".to_owned()]);
    }
    if lots.foreign_won() {
        words.extend(["foreign".to_owned(), "won".to_owned()]);
    }
    words.join(" ")
}

/// Reads a frame.
pub fn parse_frame(game: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
    let ["attack", words @ ..] = words else { return None };
    Some(match *words {
        ["raid"] => Ok(Frame::Raid),
        ["draw"] => Ok(Frame::Draw),
        ["muster", "castle"] => Ok(Frame::Muster(Muster::Castle)),
        ["muster", "anywhere"] => Ok(Frame::Muster(Muster::Anywhere)),
        ["foreign"] => Ok(Frame::MusterForeign),
        ["intrigue"] => Ok(Frame::Intrigue),
        ["treason"] => Ok(Frame::Treason(None)),
        ["treason", from, to] => parse_turned(game, from, to).map(|turned| Frame::Treason(Some(turned))),
        ["landing", ref numbers @ ..] => parse_numbers(numbers).map(Frame::Landing),
        ["march"] => Ok(Frame::March),
        ["march-foreign"] => Ok(Frame::MarchForeign),
        ["expel", place] => position::hex(game, place).map(Frame::Expel),
        ["lots", place, ref throws @ ..] => parse_lots(game, place, throws).map(Frame::Lots),
        ["losses", place] => position::hex(game, place).map(Frame::Losses),
        _ => return None,
    })
}

fn parse_turned(game: &Island, from: &str, to: &str) -> Result<Turned, Syntax> {
    let from = if from == SUPPLY { None } else { Some(position::hex(game, from)?) };
    Ok(Turned { from, to: position::hex(game, to)? })
}

fn parse_numbers(words: &[&str]) -> Result<Numbers, Syntax> {
    words.iter().try_fold(Numbers::NONE, |numbers, word| {
        let more = numbers.with(words::number(word)?);
        let is_new = more.len() > numbers.len();
        if is_new { Ok(more) } else { Err(Syntax::new(format!("`{}` is no further number of a landing", clip(word)))) }
    })
}

fn parse_lots(game: &Island, place: &str, words: &[&str]) -> Result<Lots, Syntax> {
    let hex = position::hex(game, place)?;
    let mut throwers = Vec::new();
    let (mut winners, mut foreign_throws, mut foreign_won) = (Vec::new(), false, false);
    for pair in words.chunks(2) {
        match *pair {
            ["foreign", "3"] => foreign_throws = true,
            ["foreign", "won"] => foreign_won = true,
            [seat, "won"] => winners.push(words::seat(&game.options, seat)?),
            [seat, "throws"] => throwers.push((words::seat(&game.options, seat)?, 0)),
            [seat, result] => {
                let result = words::number(result)?;
                if !(2..=12).contains(&result) {
                    return Err(Syntax::new(format!("no two dice show {result}")));
                }
                throwers.push((words::seat(&game.options, seat)?, result));
            }
            _ => return Err(Syntax::new("throws for prisoners read `SEAT throws`, `SEAT 8` or `SEAT won`")),
        }
    }
    let mut lots = Lots::new(hex, throwers.iter().map(|&(seat, _)| seat).collect(), foreign_throws);
    lots.win(winners.into_iter().collect(), foreign_won);
    throwers.into_iter().for_each(|(seat, result)| lots.set_result(seat, result));
    Ok(lots)
}
