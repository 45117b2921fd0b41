//! Notation of Two Players.

use steading_game::{Seat, Syntax};

use crate::Island;
use crate::cards::Cards;
use crate::state::State;
use crate::text::moves;
use crate::text::moves::Unknown;
use crate::text::words::{self, clip};

use super::{Action, Event, Frame, PLAYERS, tokens};

/// An action without the name of the seat.
pub fn write_action(game: &Island, action: Action) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match action {
        Action::BuildRoadFor(colour, edge) => format!("builds road {edge} for {}", name(colour)),
        Action::BuildSettlementFor(colour, vertex) => format!("builds settlement {vertex} for {}", name(colour)),
        Action::RetireKnight => "retires knight".to_owned(),
        Action::ForceTrade => "forces trade".to_owned(),
        Action::HandOver(first, second) => format!("hands over {first} {second}"),
        Action::ChaseRobber(Some(hex)) => format!("chases robber {hex}"),
        Action::ChaseRobber(None) => "chases robber".to_owned(),
    }
}

/// Reads what [`write_action`] writes.
pub fn parse_action(game: &Island, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
    let mut read = || {
        Ok(Some(match *words {
            ["builds", "road", place, "for", colour] => {
                Action::BuildRoadFor(words::colour(game, colour)?, moves::edge(game, place, unknown)?)
            }
            ["builds", "settlement", place, "for", colour] => {
                Action::BuildSettlementFor(words::colour(game, colour)?, moves::vertex(game, place, unknown)?)
            }
            ["retires", "knight"] => Action::RetireKnight,
            ["forces", "trade"] => Action::ForceTrade,
            ["hands", "over", first, second] => Action::HandOver(words::good(first)?, words::good(second)?),
            ["chases", "robber"] => Action::ChaseRobber(None),
            ["chases", "robber", place] => Action::ChaseRobber(Some(moves::hex(game, place, unknown)?)),
            _ => return Ok(None),
        }))
    };
    read().transpose()
}

/// An event as a log line.
pub fn write_event(game: &Island, event: Event) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    let tokens = |count: u8| if count == 1 { "1 trade token".to_owned() } else { format!("{count} trade tokens") };
    match event {
        Event::GainedTokens(seat, count) => format!("{} takes {}", name(seat), tokens(count)),
        Event::PaidTokens(seat, count) => format!("{} pays {}", name(seat), tokens(count)),
        Event::RetiredKnight(seat) => format!("{} discards a played knight", name(seat)),
        Event::HandedOver { giver, to, cards: Some(cards) } => {
            format!("{} hands over {cards} to {}", name(giver), name(to))
        }
        Event::HandedOver { giver, to, cards: None } => format!("{} hands over two cards to {}", name(giver), name(to)),
    }
}

/// The word that frames and the line of the turn begin with.
const MODULE: &str = "two-players";

/// A frame as the words it has in positions.
pub fn write_frame(frame: Frame) -> String {
    match frame {
        Frame::SecondNumber => format!("{MODULE} second-number"),
        Frame::FirstNumber(number) => format!("{MODULE} first-number {number}"),
        Frame::NeutralRoad => format!("{MODULE} neutral-road"),
        Frame::NeutralSettlement => format!("{MODULE} neutral-settlement"),
        Frame::ForcedTrade(drawn) => format!("{MODULE} forced-trade {drawn}"),
    }
}

/// Reads what [`write_frame`] writes.
pub fn parse_frame(words: &[&str]) -> Option<Result<Frame, Syntax>> {
    Some(match *words {
        [MODULE, "second-number"] => Ok(Frame::SecondNumber),
        [MODULE, "first-number", number] => words::number(number).map(Frame::FirstNumber),
        [MODULE, "neutral-road"] => Ok(Frame::NeutralRoad),
        [MODULE, "neutral-settlement"] => Ok(Frame::NeutralSettlement),
        [MODULE, "forced-trade", drawn] => words::number(drawn).map(Frame::ForcedTrade),
        _ => return None,
    })
}

/// `tokens 5`, and during a forced trade `held 2 brick`.
pub fn write_seat(state: &State, seat: Seat, items: &mut Vec<String>) {
    let held = state.private[seat.index()].modules.two_players.held;
    match state.public.modules.two_players.tokens.get(seat.index()) {
        Some(&tokens) if tokens > 0 => items.push(format!("tokens {tokens}")),
        _ => {}
    }
    if held != Cards::NONE {
        items.push(format!("held {held}"));
    }
}

/// Reads what [`write_seat`] writes.
pub fn parse_item(state: &mut State, seat: Seat, word: &str, rest: &[&str]) -> Option<Result<(), Syntax>> {
    debug_assert!(seat.index() < PLAYERS, "neutral colours have pieces only");
    Some(match (word, rest) {
        ("tokens", [count]) => {
            words::number(count).map(|count| state.public.modules.two_players.tokens[seat.index()] = count)
        }
        ("held", cards) => {
            words::cards(cards).map(|cards| state.private[seat.index()].modules.two_players.held = cards)
        }
        _ => return None,
    })
}

/// What was done this turn: `two-players token-action, retired-knight`.
pub fn write_lines(state: &State, lines: &mut Vec<String>) {
    let two = &state.public.modules.two_players;
    let done = [(two.has_acted, "token-action"), (two.has_retired, "retired-knight")];
    let done: Vec<&str> = done.into_iter().filter(|(is_done, _)| *is_done).map(|(_, word)| word).collect();
    if !done.is_empty() {
        lines.push(format!("{MODULE} {}", done.join(", ")));
    }
}

/// Reads what [`write_lines`] writes.
pub fn parse_line(state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
    if word != MODULE {
        return None;
    }
    let two = &mut state.public.modules.two_players;
    Some(rest.split(", ").try_for_each(|item| match item.trim() {
        "token-action" => {
            two.has_acted = true;
            Ok(())
        }
        "retired-knight" => {
            two.has_retired = true;
            Ok(())
        }
        other => Err(Syntax::new(format!("`{}` is nothing that {MODULE} do once a turn", clip(other)))),
    }))
}

/// Who holds how many tokens, below the drawn board; nothing where there are none (`TWO-050`).
pub fn standing(game: &Island, state: &State) -> Vec<String> {
    if !tokens::are_used(game) {
        return Vec::new();
    }
    let held = game.seats.iter().map(|seat| {
        let count = state.public.modules.two_players.tokens[seat.index()];
        format!("{} {count}", words::seat_name(&game.options, seat))
    });
    vec![format!("  tokens   {}, supply {}", held.collect::<Vec<_>>().join(", "), tokens::supply(&state.public))]
}
