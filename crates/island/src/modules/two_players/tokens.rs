//! Trade tokens: how they are gained (`TWO-030` to `TWO-039`), and what they pay for (`TWO-040` to `TWO-046`).
//!
//! In Fishermen there are none (`TWO-050`).

use steading_game::{Journal, Seat, SeatSet};

use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::{domestic, largest_army, robber};
use crate::cards::{Cards, DevCard, Good};
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::layout::Terrain;
use crate::places::{Hex, Vertex};
use crate::rule;
use crate::rules::{Deck, Module};
use crate::state::{Public, State};

use super::{Action, Event, Frame, PLAYERS, opponent, own};

/// All there are (`TWO-001`).
pub const TOKENS: u8 = 20;
/// What each player begins with (`TWO-002`).
const STARTING_TOKENS: u8 = 5;
/// What a settlement at the desert or a swamp brings (`TWO-030`, `TWO-056`).
const WASTELAND_TOKENS: u8 = 2;
/// What a settlement on the coast brings, the desert aside (`TWO-031`, `TWO-032`, `TWO-057`).
const COAST_TOKENS: u8 = 1;
/// What a discarded knight brings (`TWO-034`).
const KNIGHT_TOKENS: u8 = 2;
/// The cards that a forced trade moves each way (`TWO-043`).
pub const FORCED_CARDS: u8 = 2;

/// `TWO-050`: whether there are tokens at all.
pub fn are_used(game: &Island) -> bool {
    !game.has(Module::Fishermen)
}

/// `TWO-002`: each player begins with five.
pub fn deal(game: &Island, state: &mut State) {
    if are_used(game) {
        state.public.modules.two_players.tokens = [STARTING_TOKENS; PLAYERS];
    }
}

/// What lies in the supply.
pub fn supply(public: &Public) -> u8 {
    public.modules.two_players.tokens.iter().fold(TOKENS, |left, &held| left.saturating_sub(held))
}

// Gaining.

/// `TWO-030` to `TWO-032`, `TWO-056`, `TWO-057`: tokens for a settlement at the desert, at a swamp, on the coast.
pub fn gain_for_settlement(
    game: &Island,
    state: &mut State,
    seat: Seat,
    vertex: Vertex,
    journal: &mut impl Journal<AnyEvent>,
) {
    let around = game.topology.vertex_cells[vertex.index()];
    let terrain = |hex: Hex| game.layout().terrain.get(hex.index()).copied();
    let is_at_wasteland = around.iter().any(|&hex| matches!(terrain(hex), Some(Terrain::Desert | Terrain::Swamp)));
    let is_on_coast = around.iter().any(|&hex| !game.topology.is_land(hex));
    let count = u8::from(is_at_wasteland) * WASTELAND_TOKENS + u8::from(is_on_coast) * COAST_TOKENS;
    let count = count + hooks::more_tokens(game, vertex);
    gain(game, state, seat, count, journal);
}

/// `TWO-038`: as many as the supply has.
pub fn gain(game: &Island, state: &mut State, seat: Seat, count: u8, journal: &mut impl Journal<AnyEvent>) {
    let count = count.min(supply(&state.public));
    if count > 0 && are_used(game) {
        state.public.modules.two_players.tokens[seat.index()] += count;
        journal.note(Event::GainedTokens(seat, count).into());
    }
}

/// `TWO-034`: a played knight, once a turn.
pub fn check_retire(game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
    check_used(game)?;
    if matches!(game.rules.deck, Deck::AtOnce(_)) {
        // No card is ever played.
        return refuse(Code::NotInPlay, rule::BARB_COMBO_11, Detail::Why("development-cards", About::Nothing));
    }
    if state.public.modules.two_players.has_retired {
        return refuse(Code::OncePerTurn, rule::TWO_034, Detail::Why("retired-knight", About::Nothing));
    }
    if state.public.knights[seat.index()] == 0 {
        return refuse(Code::NoPlayedKnight, rule::TWO_034, Detail::None);
    }
    Ok(())
}

/// `TWO-034` to `TWO-037`: the knight leaves the game for tokens, and the army is judged afresh.
pub fn retire_knight(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
    state.public.modules.two_players.has_retired = true;
    state.public.knights[seat.index()] -= 1;
    state.public.spent.put(DevCard::Knight);
    journal.note(Event::RetiredKnight(seat).into());
    gain(game, state, seat, KNIGHT_TOKENS, journal);
    largest_army::judge_afresh(game, state, journal);
}

// Spending.

/// `TWO-041`: one token, two for the player who is ahead. Open points are compared (`COMBO-017`).
pub fn price(public: &Public, seat: Seat) -> u8 {
    let points = public.open_points;
    if points[seat.index()] > points[opponent(seat).index()] { 2 } else { 1 }
}

/// `TWO-050`: there are tokens.
fn check_used(game: &Island) -> Result<(), Illegal> {
    if are_used(game) {
        Ok(())
    } else {
        refuse(Code::NotInPlay, rule::TWO_050, Detail::Why("trade-tokens", About::Nothing))
    }
}

/// `TWO-040`, `TWO-041`: one of the actions a turn, and the tokens for it.
pub fn check_price(game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
    check_used(game)?;
    let two = &state.public.modules.two_players;
    if two.has_acted {
        return refuse(Code::OncePerTurn, rule::TWO_040, Detail::Why("token-action", About::Nothing));
    }
    let (held, needed) = (two.tokens[seat.index()], price(&state.public, seat));
    if held < needed {
        return refuse(Code::TokensShort, rule::TWO_041, Detail::Count { held, needed });
    }
    Ok(())
}

/// Pays for an action, the only one of the turn.
pub fn pay(state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
    let price = price(&state.public, seat);
    let two = &mut state.public.modules.two_players;
    two.tokens[seat.index()] -= price;
    two.has_acted = true;
    journal.note(Event::PaidTokens(seat, price).into());
}

/// Lists what tokens are good for now.
pub fn list(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    if check_retire(game, state, seat).is_ok() {
        out.push(Action::RetireKnight.into());
    }
    if check_price(game, state, seat).is_err() {
        return;
    }
    if check_forced_trade(game, state, seat).is_ok() {
        out.push(Action::ForceTrade.into());
    }
    if robber::check_send_away(game, state, rule::TWO_046).is_ok() {
        if names_refuge(game) {
            out.extend(robber::refuges(game).iter().map(|hex| AnyAction::from(Action::ChaseRobber(Some(hex)))));
        } else {
            out.push(Action::ChaseRobber(None).into());
        }
    }
}

// Forced Trade.

/// `TWO-043` to `TWO-045`: the price, two cards to give, and a card to take.
pub fn check_forced_trade(game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
    check_price(game, state, seat)?;
    let held = state.private[seat.index()].hand.total();
    if held < FORCED_CARDS.into() {
        return refuse(Code::TooFewCards, rule::TWO_044, Detail::Count { held: held as u8, needed: FORCED_CARDS });
    }
    if state.private[opponent(seat).index()].hand.is_empty() {
        return refuse(Code::NotAVictim, rule::TWO_045, Detail::Victims(SeatSet::EMPTY));
    }
    Ok(())
}

/// Pays, and remembers what may be given. Offers lapse, for whether they still could be kept would tell what was drawn and given.
pub fn force_trade(state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
    pay(state, seat, journal);
    if state.public.trade.is_open {
        domestic::close(state, journal);
    }
    let private = &mut state.private[seat.index()];
    private.modules.two_players.held = private.hand;
    state.public.frames.push(Frame::ForcedTrade(0).into());
}

/// `TWO-043`, `TWO-045`: draws the next card, as long as two are due and the opponent has any; `false` if all were drawn.
pub fn draw_next(state: &mut State, drawn: u8) -> bool {
    let (thief, victim) = (state.public.turn, opponent(state.public.turn));
    let draws = drawn < FORCED_CARDS && !state.private[victim.index()].hand.is_empty();
    if draws {
        state.public.frames.replace(Frame::ForcedTrade(drawn + 1).into());
        state.public.frames.push(AnyFrame::Steal(thief, victim));
    }
    draws
}

/// How many cards were drawn in the forced trade; `None` if there is none.
pub fn drawn_so_far(public: &Public) -> Option<u8> {
    let begun = public.frames.iter().find_map(|frame| match own(frame) {
        Some(Frame::ForcedTrade(drawn)) => Some(drawn),
        _ => None,
    })?;
    let is_drawing = matches!(public.frames.last(), AnyFrame::Steal(..));
    Some(begun.saturating_sub(u8::from(is_drawing)))
}

/// `TWO-044`: two cards, of those held before the draw.
pub fn check_hand_over(state: &State, seat: Seat, first: Good, second: Good) -> Result<(), Illegal> {
    if !matches!(own(state.public.frames.top()), Some(Frame::ForcedTrade(_))) {
        return refuse(Code::NotAChoice, rule::TWO_043, Detail::Unasked("forced-trade"));
    }
    let held = state.private[seat.index()].modules.two_players.held;
    let cards = Cards::one(first) + Cards::one(second);
    if !held.covers(cards) {
        let short = About::Short(held.shortfall(cards));
        return refuse(Code::NotAChoice, rule::TWO_044, Detail::Why("drawn-cards", short));
    }
    Ok(())
}

/// Lists the pairs of cards that may be given, each pair once.
pub fn list_hand_over(state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let held = state.private[seat.index()].modules.two_players.held;
    for first in held.kinds() {
        let rest = held - Cards::one(first);
        let seconds = rest.kinds().filter(|&second| second >= first);
        out.extend(seconds.map(|second| AnyAction::from(Action::HandOver(first, second))));
    }
}

/// The cards change hands; only the two players see them.
pub fn hand_over(state: &mut State, seat: Seat, first: Good, second: Good, journal: &mut impl Journal<AnyEvent>) {
    let (to, cards) = (opponent(seat), Cards::one(first) + Cards::one(second));
    state.public.frames.pop();
    let private = &mut state.private[seat.index()];
    private.modules.two_players.held = Cards::NONE;
    private.hand -= cards;
    state.private[to.index()].hand += cards;
    journal.note(Event::HandedOver { giver: seat, to, cards: Some(cards) }.into());
}

// Chase the Robber.

/// Whether there are several refuges, so that one is named (`TWO-058`).
pub fn names_refuge(game: &Island) -> bool {
    robber::refuges(game).iter().nth(1).is_some()
}

/// `TWO-046`, `TWO-058`: the price, a robber that can be sent away, and one of the refuges.
pub fn check_chase(game: &Island, state: &State, seat: Seat, refuge: Option<Hex>) -> Result<(), Illegal> {
    robber::check_in_play(game)?;
    check_price(game, state, seat)?;
    let rule = if names_refuge(game) { rule::TWO_058 } else { rule::TWO_046 };
    robber::check_send_away(game, state, rule)?;
    match refuge {
        Some(hex) if robber::refuges(game).contains(hex) => Ok(()),
        Some(hex) if game.topology.has_cell(hex) => {
            refuse(Code::NotAChoice, rule, Detail::Why("no-refuge", About::Hex(hex)))
        }
        Some(_) => refuse(Code::UnknownPlace, rule::BASE_236, Detail::None),
        None if names_refuge(game) => refuse(Code::NotAChoice, rule, Detail::Why("name-refuge", About::Nothing)),
        None => Ok(()),
    }
}

/// The robber goes to the refuge, or beside the board where there is none; nobody is robbed (`COMBO-016`).
pub fn chase_robber(
    game: &Island,
    state: &mut State,
    seat: Seat,
    refuge: Option<Hex>,
    journal: &mut impl Journal<AnyEvent>,
) {
    pay(state, seat, journal);
    let only = robber::refuges(game).iter().next();
    robber::send_away(state, refuge.or(only), journal);
}
