//! Trade with the other players: what to offer, what to accept, and whom not to help.
//!
//! An offer is made only if it completes a purchase, and only in every second round, so that nobody is asked for the same thing again
//! and again. It is never taken back: an offer that all have declined stays open until the turn ends, and is the only one.

use steading_game::{Seat, SeatSet};
use steading_island::Island;
use steading_island::action::Action;
use steading_island::cards::Cards;
use steading_island::hooks;
use steading_island::modules::rivers::bridges::BRIDGE_PRICE;
use steading_island::rules::{Deck, Prices};
use steading_island::state::{State, Terms, at};

use super::super::NEVER;
use super::{modules, others};

/// What a trade must bring at least: the other side gains by it too.
const MARGIN: f32 = 50.0;

/// What speaks against asking, since nobody may agree: a proposal on the same terms is better.
const ASKING: f32 = 50.0;

/// How much less likely a counter-offer is to lead to anything.
const DOUBT: f32 = 300.0;

/// What is held against a partner, by how much they are to be feared.
const GRUDGE: f32 = 200.0;

/// What speaks against a trade, whatever it brings.
pub(super) fn inclination(game: &Island, state: &State, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Offer { give, want, gold, to } if seat == state.public.turn => {
            let terms = Terms { give, want, gold };
            let is_wanted = completes(game, state, seat, terms) && is_among_others(game, state, seat, want);
            if is_time_to_ask(game, state, seat) && is_wanted {
                -(MARGIN + ASKING + grudge(game, state, to)) as i32
            } else {
                NEVER
            }
        }
        Action::Offer { to, .. } if helps_winner(game, state, to) => NEVER,
        Action::Offer { to, .. } => -(MARGIN + DOUBT + grudge(game, state, to)) as i32,
        Action::Accept(partner) | Action::TradeWith(partner) => {
            let partner = SeatSet::only(partner);
            if helps_winner(game, state, partner) { NEVER } else { -(MARGIN + grudge(game, state, partner)) as i32 }
        }
        _ => 0,
    }
}

/// Carries out what is offered or accepted, as if the other side had agreed.
pub(super) fn imagine(game: &Island, state: &mut State, seat: Seat, action: Action) {
    let trade = &state.public.trade;
    let terms = match action {
        Action::Offer { give, want, gold, .. } => Terms { give, want, gold },
        Action::Accept(maker) if maker == state.public.turn => trade.offer.reversed(),
        Action::Accept(maker) => trade.proposals[at(maker)].reversed(),
        _ => return,
    };
    let hand = &mut state.private[at(seat)].hand;
    *hand = *hand - terms.give + terms.want;
    if terms.gold.is_some() {
        let purse = &mut state.public.modules.gold.purse[at(seat)];
        *purse = (*purse + u16::from(terms.gold.wants())).saturating_sub(u16::from(terms.gold.gives()));
        hooks::gold_changed(game, state, &mut ());
    }
}

/// Whether the hand could pay for something after the trade that it cannot pay for now.
fn completes(game: &Island, state: &State, seat: Seat, terms: Terms) -> bool {
    let Prices { road, settlement, city, card } = game.rules.prices;
    let before = state.private[at(seat)].hand;
    let after = before - terms.give + terms.want;
    let completes = |price: Cards| after.covers(price) && !before.covers(price);
    let card = Some(card).filter(|_| game.rules.deck != Deck::Nothing);
    [city, settlement, road, BRIDGE_PRICE].into_iter().chain(card).any(completes)
        || modules::is_price(game, state, seat, &completes)
}

/// Whether the others hold such cards together: what the bank and the own hand lack is theirs, so everybody can count it.
fn is_among_others(game: &Island, state: &State, seat: Seat, cards: Cards) -> bool {
    (game.rules.bank - state.public.bank - state.private[at(seat)].hand).covers(cards)
}

/// Every second round, and not all seats in the same one.
fn is_time_to_ask(game: &Island, state: &State, seat: Seat) -> bool {
    let round = u32::from(state.public.turn_count) / game.seats.len();
    (round + u32::from(seat.0)).is_multiple_of(2)
}

/// Whether one of the seats would win soon, and sooner with help.
fn helps_winner(game: &Island, state: &State, seats: SeatSet) -> bool {
    seats.iter().any(|seat| others::is_about_to_win(game, state, seat))
}

/// How much it must bring to trade with the least feared of these seats.
fn grudge(game: &Island, state: &State, seats: SeatSet) -> f32 {
    GRUDGE * seats.iter().map(|seat| others::fear(game, state, seat)).fold(1.0, f32::min)
}
