//! Fishermen as text: `red spends fish 1 2 to rob blue`, `fish 3`, and what positions and pictures say of tokens.

use steading_game::{Seat, Syntax};

use super::spending::Purchase;
use super::tokens::{Token, Tokens};
use super::{Action, Event, Frame, Outcome, board};
use crate::Island;
use crate::layout::is_red;
use crate::state::State;
use crate::text::draw::{self, Canvas, Ink};
use crate::text::words::{self, clip};

/// Tokens by their values, such as `1 1 3`.
pub fn write_tokens(tokens: Tokens) -> String {
    let values = tokens.kinds().flat_map(|token| (0..tokens.count(token)).map(move |_| token.fish().to_string()));
    let values: Vec<String> = values.collect();
    if values.is_empty() { "nothing".to_owned() } else { values.join(" ") }
}

/// Reads tokens.
pub fn parse_tokens(words: &[&str]) -> Result<Tokens, Syntax> {
    match words {
        [] => Err(Syntax::new("expected fish tokens by their values, such as `1 1 3`")),
        ["nothing"] => Ok(Tokens::NONE),
        // More than there are; what is counted in bytes must stay within them.
        _ if words.len() > usize::from(u8::MAX) => Err(Syntax::new("more fish tokens than there are")),
        _ => words.iter().map(|word| parse_token(word)).collect(),
    }
}

fn parse_token(word: &str) -> Result<Token, Syntax> {
    let token = words::number(word).ok().and_then(|fish| Token::try_from(fish).ok());
    token.ok_or_else(|| Syntax::new(format!("`{}` is no fish token: 1, 2 or 3", clip(word))))
}

/// An action without the name of the seat.
pub fn write_action(game: &Island, action: Action) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match action {
        Action::Spend { purchase, tokens } => {
            let purchase = match purchase {
                Purchase::RemoveRobber => "remove robber".to_owned(),
                Purchase::Steal(victim) => format!("rob {}", name(victim)),
                Purchase::Take(resource) => format!("take {resource}"),
                Purchase::Road => "build road".to_owned(),
                Purchase::Card => "draw card".to_owned(),
            };
            format!("spends fish {} to {purchase}", write_tokens(tokens))
        }
        Action::Exchange(token) => format!("exchanges fish {}", token.fish()),
        Action::Keep => "keeps fish".to_owned(),
        Action::PassBoot(to) => format!("passes boot to {}", name(to)),
    }
}

/// Reads an action; `None` if it is none of these.
pub fn parse_action(game: &Island, words: &[&str]) -> Option<Result<Action, Syntax>> {
    Some(match *words {
        ["spends", "fish", ref rest @ ..] => parse_spending(game, rest),
        ["exchanges", "fish", token] => parse_token(token).map(Action::Exchange),
        ["keeps", "fish"] => Ok(Action::Keep),
        ["passes", "boot", "to", name] => words::seat(&game.options, name).map(Action::PassBoot),
        _ => return None,
    })
}

fn parse_spending(game: &Island, words: &[&str]) -> Result<Action, Syntax> {
    let wrong = || {
        Syntax::new(
            "spending reads `spends fish TOKENS to remove robber`, `rob SEAT`, `take RESOURCE`, `build road` or `draw card`",
        )
    };
    let middle = words.iter().position(|&word| word == "to").ok_or_else(wrong)?;
    let purchase = match words[middle + 1..] {
        ["remove", "robber"] => Purchase::RemoveRobber,
        ["rob", name] => Purchase::Steal(words::seat(&game.options, name)?),
        ["take", resource] => Purchase::Take(words::good(resource)?),
        ["build", "road"] => Purchase::Road,
        ["draw", "card"] => Purchase::Card,
        _ => return Err(wrong()),
    };
    Ok(Action::Spend { purchase, tokens: parse_tokens(&words[..middle])? })
}

/// An outcome.
pub fn write_outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Token(token) => format!("fish {}", token.fish()),
        Outcome::Boot => "boot".to_owned(),
    }
}

/// Reads an outcome; `None` if it is none of these.
pub fn parse_outcome(words: &[&str]) -> Option<Result<Outcome, Syntax>> {
    match *words {
        ["fish", token] => Some(parse_token(token).map(Outcome::Token)),
        ["boot"] => Some(Ok(Outcome::Boot)),
        _ => None,
    }
}

/// An event as a log line.
pub fn write_event(game: &Island, event: Event) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match event {
        Event::Drew(seat, Some(token)) => format!("{} draws fish {}", name(seat), token.fish()),
        Event::Drew(seat, None) => format!("{} draws a fish token", name(seat)),
        Event::DrewBoot(seat) => format!("{} draws the old boot", name(seat)),
        Event::TurnedOver => "the spent fish tokens become the supply".to_owned(),
        Event::Lost(seat, count) => format!("{} draws nothing for {count}: no fish token is left", name(seat)),
        Event::Exchanged(seat, token) => format!("{} hands in fish {}", name(seat), token.fish()),
        Event::Kept(seat) => format!("{} keeps the fish", name(seat)),
        Event::Spent(seat, tokens) => format!("{} spends fish {}", name(seat), write_tokens(tokens)),
        Event::PassedBoot(seat, to) => format!("{} passes the old boot to {}", name(seat), name(to)),
    }
}

/// The words for the frame.
const DRAW: [&str; 2] = ["fishermen", "draw"];

/// A frame as it stands in positions.
pub fn write_frame(frame: Frame) -> String {
    match frame {
        Frame::Draw => DRAW.join(" "),
    }
}

/// Reads a frame; `None` if it is none of these.
pub fn parse_frame(words: &[&str]) -> Option<Result<Frame, Syntax>> {
    (words == DRAW).then_some(Ok(Frame::Draw))
}

/// The tokens that a seat holds and those it is still due.
pub fn write_seat(state: &State, seat: Seat, items: &mut Vec<String>) {
    let tokens = state.private[seat.index()].modules.fishermen.tokens;
    if !tokens.is_empty() {
        items.push(format!("fish {}", write_tokens(tokens)));
    }
    let due = state.public.modules.fishermen.due[seat.index()];
    if due > 0 {
        items.push(format!("fish-due {due}"));
    }
}

/// Reads an item of a seat; `None` if it is none of these.
pub fn parse_item(state: &mut State, seat: Seat, word: &str, rest: &[&str]) -> Option<Result<(), Syntax>> {
    match (word, rest) {
        ("fish", _) => {
            let tokens = parse_tokens(rest);
            Some(tokens.map(|tokens| state.private[seat.index()].modules.fishermen.tokens = tokens))
        }
        ("fish-due", [count]) => {
            let count = words::number(count);
            Some(count.map(|count| state.public.modules.fishermen.due[seat.index()] = count))
        }
        _ => None,
    }
}

/// The tokens face up and the holder of the boot.
pub fn write_lines(game: &Island, state: &State, lines: &mut Vec<String>) {
    let public = &state.public.modules.fishermen;
    if !public.spent.is_empty() {
        lines.push(format!("fish-spent {}", write_tokens(public.spent)));
    }
    if let Some(seat) = public.boot {
        lines.push(format!("boot {}", words::seat_name(&game.options, seat)));
    }
}

/// Reads such a line; `None` if it is none of these.
pub fn parse_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let public = &mut state.public.modules.fishermen;
    match word {
        "fish-spent" => Some(parse_tokens(&words).map(|tokens| public.spent = tokens)),
        "boot" => Some(words::seat(&game.options, rest).map(|seat| public.boot = Some(seat))),
        _ => None,
    }
}

/// What is neither held nor spent is face down.
pub fn finish_position(state: &mut State) -> Result<(), Syntax> {
    let too_many = || Syntax::new("more fish tokens than there are");
    let mut seen = state.public.modules.fishermen.spent;
    for (index, private) in state.private.iter().enumerate() {
        let tokens = private.modules.fishermen.tokens;
        seen = seen.plus(tokens).ok_or_else(too_many)?;
        state.public.modules.fishermen.held[index] = u8::try_from(tokens.total()).map_err(|_| too_many())?;
    }
    state.hidden.fishermen.supply = Tokens::ALL.minus(seen).ok_or_else(too_many)?;
    Ok(())
}

/// Who holds which tokens, for the picture of the standing.
pub fn standing(game: &Island, state: &State) -> Vec<String> {
    let public = &state.public.modules.fishermen;
    let row = |name: &str, tokens: Tokens, has_boot: bool| {
        let counts = Token::ALL.map(|token| match tokens.count(token) {
            0 => "  .".to_owned(),
            count => format!("{count:>3}"),
        });
        let boot = if has_boot { "  boot" } else { "" };
        format!("  {name:<12}{}{:>5}{boot}", counts.concat(), tokens.total())
    };
    let mut lines = vec![String::new(), format!("  {:<12}  1  2  3  all", "fish tokens")];
    for seat in game.seats.iter() {
        let tokens = state.private[seat.index()].modules.fishermen.tokens;
        lines.push(row(words::seat_name(&game.options, seat), tokens, public.boot == Some(seat)));
    }
    lines.push(row("face up", public.spent, false));
    lines.push(row("face down", state.hidden.fishermen.supply, public.boot.is_none()));
    lines
}

/// Draws the numbers of the lake, and each fishing ground in its sea cell, with a landing stage to each intersection that it serves.
pub fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
    if let Some(lake) = game.waters.lake.filter(|&lake| state.public.robber != Some(lake)) {
        let numbers = board::LAKE_NUMBERS.map(|number| number.to_string()).join(" ");
        canvas.write(draw::middle(game.topology.cells[lake.index()]), &numbers, Ink::Bold);
    }
    for &(cell, number) in &game.layout().grounds {
        let at = draw::middle(game.topology.cells[cell.index()]);
        for vertex in game.topology.corners_of(cell).iter() {
            canvas.put(at.towards(draw::corner(game, vertex)), '~', Ink::Faint);
        }
        let ink = if is_red(number) { Ink::RedToken } else { Ink::Bold };
        canvas.write(at, &format!("fish {number}"), ink);
    }
}
