//! Hand check and exchange, and looking through stacks (section 13 of the catalogue).

use std::cmp::Ordering;

use steading_game::{Journal, Seat};

use crate::Rivals;
use crate::action::Action;
use crate::cards::{Card, Title};
use crate::event::Event;
use crate::frame::{Frame, Search};
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::principality::Principality;
use crate::removal;
use crate::rule;
use crate::stacks::{Bag, Stack};
use crate::state::State;

/// `RIV-155`: the price of looking through a stack, in units of any kind.
pub fn search_price(land: &Principality) -> u8 {
    if land.has(Title::TownHall) {
        0
    } else if land.has(Title::ParishHall) {
        1
    } else {
        2
    }
}

/// `RIV-326`: goes on where nothing can be chosen.
pub fn settle(game: &Rivals, state: &mut State, frame: Frame, journal: &mut impl Journal<Event>) -> bool {
    let seat = state.public.turn;
    let held = state.hidden.hands[seat.index()].len();
    match frame {
        Frame::HandCheck => match held.cmp(&state.public.hand_limit(seat)) {
            Ordering::Greater => false,
            Ordering::Equal => next_phase(state, Frame::Exchange),
            Ordering::Less => match only_stack(game, state) {
                (None, _) => next_phase(state, Frame::Exchange),
                (Some(stack), true) => {
                    draw(game, state, seat, stack, journal);
                    true
                }
                _ => false,
            },
        },
        // One card is no choice. Of several the searcher chooses even if they are equal, which is nobody else's business (`RIV-278`).
        Frame::TakeFrom(seat, stack, search) if state.hidden.height(stack) == 1 => {
            let card = state.hidden.stacks[stack.index()].as_slice()[0];
            take(game, state, seat, stack, search, card, journal);
            true
        }
        // `RIV-153`: the exchange needs a card.
        Frame::Exchange if held == 0 => next_phase(state, Frame::EndTurn),
        Frame::ExchangeTake if check_search_price(state, seat).is_err() => match only_stack(game, state) {
            (Some(stack), true) => {
                draw(game, state, seat, stack, journal);
                next_phase(state, Frame::EndTurn)
            }
            _ => false,
        },
        _ => false,
    }
}

fn next_phase(state: &mut State, frame: Frame) -> bool {
    state.public.frames.replace(frame);
    true
}

/// The first stack with cards, and whether it is the only one.
fn only_stack(game: &Rivals, state: &State) -> (Option<Stack>, bool) {
    let mut filled = filled_stacks(game, state);
    (filled.next(), filled.next().is_none())
}

/// `RIV-157`: stacks with cards.
pub fn filled_stacks<'a>(game: &'a Rivals, state: &'a State) -> impl Iterator<Item = Stack> + 'a {
    game.rules.all_stacks().filter(|&stack| state.hidden.height(stack) > 0)
}

/// Lists the answers in hand check, exchange and searches.
pub fn list(game: &Rivals, state: &State, frame: Frame, out: &mut Vec<Action>) {
    let seat = state.public.turn;
    let hand = &state.hidden.hands[seat.index()];
    match frame {
        Frame::HandCheck if hand.len() < state.public.hand_limit(seat) => {
            out.extend(filled_stacks(game, state).map(Action::Draw));
        }
        Frame::HandCheck => list_returns(game, state, seat, out),
        Frame::Exchange => {
            out.push(Action::Pass);
            list_returns(game, state, seat, out);
        }
        Frame::ExchangeTake => {
            out.extend(filled_stacks(game, state).map(Action::Draw));
            if check_search_price(state, seat).is_ok() {
                out.extend(filled_stacks(game, state).map(Action::Search));
            }
        }
        Frame::TakeFrom(_, stack, _) => {
            let mut seen = Bag::default();
            for card in state.hidden.stacks[stack.index()].from_top() {
                if !seen.contains(card) {
                    seen.add(card);
                    out.push(Action::Take(card));
                }
            }
        }
        _ => {}
    }
}

/// Own hand cards with the stacks they can go under.
fn list_returns(game: &Rivals, state: &State, seat: Seat, out: &mut Vec<Action>) {
    for card in state.hidden.hands[seat.index()].kinds() {
        out.extend(game.rules.stacks_of(card.set()).map(|stack| Action::PutUnder(card, stack)));
    }
}

/// Whether the answer is one.
pub fn check(game: &Rivals, state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    let seat = state.public.turn;
    let is_short = state.hidden.hands[seat.index()].len() < state.public.hand_limit(seat);
    match (frame, action) {
        (Frame::HandCheck, Action::Draw(stack)) if is_short => check_filled(game, state, stack),
        (Frame::HandCheck, Action::PutUnder(card, stack)) if !is_short => check_return(game, state, seat, card, stack),
        (Frame::HandCheck, _) => {
            let rule = if is_short { rule::RIV_150 } else { rule::RIV_151 };
            refuse(Code::NotAChoice, rule, Detail::Word("hand-check"))
        }
        (Frame::Exchange, Action::Pass) => Ok(()),
        (Frame::Exchange, Action::PutUnder(card, stack)) => check_return(game, state, seat, card, stack),
        (Frame::Exchange, _) => refuse(Code::NotAChoice, rule::RIV_154, Detail::Word("exchange")),
        (Frame::ExchangeTake, Action::Draw(stack)) => check_filled(game, state, stack),
        (Frame::ExchangeTake, Action::Search(stack)) => {
            check_filled(game, state, stack)?;
            check_search_price(state, seat)
        }
        (Frame::ExchangeTake, _) => refuse(Code::NotAChoice, rule::RIV_154, Detail::Word("exchange")),
        (Frame::TakeFrom(_, stack, _), Action::Take(card)) => {
            if state.hidden.stacks[stack.index()].position(card).is_some() {
                return Ok(());
            }
            refuse(Code::NotThere, rule::RIV_156, Detail::Card(card))
        }
        _ => refuse(Code::NotAChoice, rule::RIV_156, Detail::Word("search")),
    }
}

/// `RIV-157`: an empty stack cannot be chosen.
pub fn check_filled(game: &Rivals, state: &State, stack: Stack) -> Result<(), Illegal> {
    let Some(&(name, _)) = game.rules.stacks.get(stack.index()) else {
        return refuse(Code::NotInPlay, rule::RIV_056, Detail::Word("stack"));
    };
    if state.hidden.height(stack) == 0 {
        return refuse(Code::StackEmpty, rule::RIV_157, Detail::Stack(name));
    }
    Ok(())
}

/// `RIV-244`: an own card, under a stack with its back.
fn check_return(game: &Rivals, state: &State, seat: Seat, card: Card, stack: Stack) -> Result<(), Illegal> {
    if !state.hidden.hands[seat.index()].contains(card) {
        return refuse(Code::NoSuchCard, rule::RIV_117, Detail::Card(card));
    }
    removal::check_back(game, card, stack)
}

/// `RIV-158`: the price must be payable now.
fn check_search_price(state: &State, seat: Seat) -> Result<(), Illegal> {
    let land = state.public.land(seat);
    let (held, needed) = (land.stock().total(), search_price(land));
    if held < needed {
        return refuse(Code::BadRate, rule::RIV_155, Detail::Search { held, needed });
    }
    Ok(())
}

/// Carries out an answer.
pub fn answer(game: &Rivals, state: &mut State, frame: Frame, action: Action, journal: &mut impl Journal<Event>) {
    let seat = state.public.turn;
    match (frame, action) {
        (Frame::HandCheck, Action::Draw(stack)) => draw(game, state, seat, stack, journal),
        (_, Action::PutUnder(card, stack)) => {
            put_under(game, state, seat, card, stack, journal);
            if frame == Frame::Exchange {
                state.public.frames.replace(Frame::ExchangeTake);
            }
        }
        (Frame::Exchange, _) => state.public.frames.replace(Frame::EndTurn),
        (Frame::ExchangeTake, Action::Draw(stack)) => {
            draw(game, state, seat, stack, journal);
            state.public.frames.replace(Frame::EndTurn);
        }
        (Frame::ExchangeTake, Action::Search(stack)) => {
            state.public.frames.replace(Frame::EndTurn);
            state.public.frames.push(Frame::LookThrough(seat, stack, Search::Exchange));
            let price = search_price(state.public.land(seat));
            if price > 0 {
                state.public.frames.push(Frame::PayAny(seat, price));
            }
        }
        (Frame::TakeFrom(seat, stack, search), Action::Take(card)) => {
            take(game, state, seat, stack, search, card, journal);
        }
        _ => debug_assert!(false, "checked before"),
    }
}

/// A card from the top of a stack, at the end of the turn: it waits for the next turn (`RIV-083`, `RIV-310`).
fn draw(game: &Rivals, state: &mut State, seat: Seat, stack: Stack, journal: &mut impl Journal<Event>) {
    let card = state.hidden.draw(&game.rules, seat, stack);
    if card.is_some_and(|card| card.title() == Title::Sebastian) {
        state.hidden.sebastian_waits[seat.index()] = true;
    }
    journal.note(Event::Drew(seat, stack, card));
}

fn put_under(
    game: &Rivals,
    state: &mut State,
    seat: Seat,
    card: Card,
    stack: Stack,
    journal: &mut impl Journal<Event>,
) {
    state.hidden.put_under(&game.rules, seat, card, stack);
    if card.title() == Title::Sebastian {
        state.hidden.sebastian_waits[seat.index()] = false;
    }
    journal.note(Event::PutUnder(seat, stack, Some(card)));
}

/// `RIV-156`: the whole stack is seen; a card must be taken.
pub fn look_through(
    game: &Rivals,
    state: &mut State,
    seat: Seat,
    stack: Stack,
    search: Search,
    journal: &mut impl Journal<Event>,
) {
    state.hidden.search(&game.rules, seat, stack);
    journal.note(Event::Searched(seat, stack));
    state.public.frames.replace(Frame::TakeFrom(seat, stack, search));
}

fn take(
    game: &Rivals,
    state: &mut State,
    seat: Seat,
    stack: Stack,
    search: Search,
    card: Card,
    journal: &mut impl Journal<Event>,
) {
    state.hidden.take(&game.rules, seat, stack, card);
    journal.note(Event::TookFrom(seat, stack, Some(card)));
    match search {
        Search::Start(left) if left > 1 => {
            state.public.frames.replace(Frame::TakeFrom(seat, stack, Search::Start(left - 1)));
        }
        Search::Exchange => {
            if card.title() == Title::Sebastian {
                state.hidden.sebastian_waits[seat.index()] = true;
            }
            state.public.frames.pop();
        }
        Search::Start(_) | Search::Library => state.public.frames.pop(),
    }
}
