//! Spending fish (`FISH-040` to `FISH-049`): what tokens buy, and which tokens pay for it.

use serde::{Deserialize, Serialize};
use steading_game::{Journal, Seat, SeatSet};

use super::tokens::{Token, Tokens};
use super::{Action, Event};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::{building, development, maritime, robber};
use crate::cards::{Cards, Good};
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{About, Code, Detail, Illegal, Piece, refuse};
use crate::rule;
use crate::rules::Module;
use crate::state::{State, at};

/// What fish buy (table 6.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "FishPurchase"))]
#[serde(rename_all = "snake_case")]
pub enum Purchase {
    /// The robber leaves the board (`FISH-041`).
    RemoveRobber,
    /// A card of this opponent, drawn blindly (`FISH-042`).
    Steal(Seat),
    /// This card from the bank (`FISH-043`).
    Take(Good),
    /// A free road (`FISH-044`).
    Road,
    /// A development card (`FISH-045`).
    Card,
}

impl Purchase {
    /// Its price in fish, before any discount.
    pub const fn price(self) -> u8 {
        match self {
            Purchase::RemoveRobber => 2,
            Purchase::Steal(_) => 3,
            Purchase::Take(_) => 4,
            Purchase::Road => 5,
            Purchase::Card => 7,
        }
    }
}

/// The price for this seat: of two players the one with fewer open points pays a fish less (`TWO-052`).
pub fn price(game: &Island, state: &State, seat: Seat, purchase: Purchase) -> u8 {
    let points = |seat: Seat| state.public.open_points[at(seat)];
    let is_behind = || game.seats.without(seat).iter().all(|other| points(seat) < points(other));
    purchase.price() - u8::from(game.has(Module::TwoPlayers) && is_behind())
}

/// After the roll (`FISH-040`), something to be had, and tokens that pay for it.
pub fn check(game: &Island, state: &State, seat: Seat, purchase: Purchase, tokens: Tokens) -> Result<(), Illegal> {
    if !state.public.has_rolled() {
        return refuse(Code::RollFirst, rule::FISH_040, Detail::Why("fish-spending", About::Nothing));
    }
    check_purchase(game, state, seat, purchase)?;
    check_payment(game, state, seat, purchase, tokens)
}

/// Whether the purchase has an effect now.
fn check_purchase(game: &Island, state: &State, seat: Seat, purchase: Purchase) -> Result<(), Illegal> {
    match purchase {
        Purchase::RemoveRobber => robber::check_send_away(game, state, rule::FISH_041),
        Purchase::Steal(victim) if !victims(game, state, seat).contains(victim) => {
            refuse(Code::NotAVictim, rule::FISH_042, Detail::Victims(victims(game, state, seat)))
        }
        Purchase::Take(resource) => {
            maritime::check_resource(resource, rule::FISH_043)?;
            maritime::check_in_bank(state, resource)
                .map_err(|illegal| Illegal::new(illegal.code, rule::FISH_043, illegal.detail))
        }
        Purchase::Road if !building::has_use_for_free_road(game, state, seat) => {
            if state.public.pool[at(seat)].roads == 0 {
                let detail = Detail::Pieces(Piece::Road, game.rules.pieces.roads);
                return refuse(Code::NoPiecesLeft, rule::FISH_044, detail);
            }
            refuse(Code::NoEffect, rule::FISH_044, Detail::Effect("free-road"))
        }
        Purchase::Card if state.deck.total() == 0 => refuse(Code::DeckEmpty, rule::FISH_045, Detail::None),
        _ => Ok(()),
    }
}

/// `FISH-042`: the opponents who have a card.
fn victims(game: &Island, state: &State, seat: Seat) -> SeatSet {
    game.seats.without(seat).iter().filter(|other| !state.private[other.index()].hand.is_empty()).collect()
}

/// `FISH-046`: tokens that are held and show the price at least; more only where the table allows it (`FISH-047`).
fn check_payment(game: &Island, state: &State, seat: Seat, purchase: Purchase, tokens: Tokens) -> Result<(), Illegal> {
    let held = state.private[at(seat)].modules.fishermen.tokens;
    if let Some(token) = held.lack_of(tokens) {
        return refuse(Code::FishNotHeld, rule::FISH_046, Detail::FishToken(token.fish()));
    }
    let price = price(game, state, seat, purchase);
    let detail = Detail::Fish { price, paid: tokens.fish() };
    if tokens.fish() < price.into() {
        return refuse(Code::TooFewFish, rule::FISH_046, detail);
    }
    if game.options.strict_fish_payment && !is_exact(tokens, price) {
        return refuse(Code::FishSurplus, rule::FISH_047, detail);
    }
    Ok(())
}

/// Whether no token could be left out.
fn is_exact(tokens: Tokens, price: u8) -> bool {
    tokens.kinds().all(|token| tokens.fish() - u16::from(token.fish()) < price.into())
}

/// Whether lists contain the payment: those with tokens that could be left out are an open form.
pub fn lists(game: &Island, state: &State, seat: Seat, purchase: Purchase, tokens: Tokens) -> bool {
    is_exact(tokens, price(game, state, seat, purchase))
}

/// Lists what the seat can buy, with every payment from which no token could be left out.
pub fn list(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let tokens = state.private[at(seat)].modules.fishermen.tokens;
    if !state.public.has_rolled() || tokens.is_empty() {
        return;
    }
    let mut offer = |purchase: Purchase| {
        if tokens.fish() >= price(game, state, seat, purchase).into()
            && check_purchase(game, state, seat, purchase).is_ok()
        {
            list_payments(tokens, purchase, price(game, state, seat, purchase), out);
        }
    };
    offer(Purchase::RemoveRobber);
    victims(game, state, seat).iter().for_each(|victim| offer(Purchase::Steal(victim)));
    Good::RESOURCES.into_iter().for_each(|resource| offer(Purchase::Take(resource)));
    offer(Purchase::Road);
    offer(Purchase::Card);
}

/// Lists the payments of a purchase: what threes and twos leave open is paid in ones, if anything is left open.
fn list_payments(held: Tokens, purchase: Purchase, price: u8, out: &mut Vec<AnyAction>) {
    for threes in 0..=held.count(Token::Three) {
        for twos in 0..=held.count(Token::Two) {
            let ones = price.saturating_sub(3 * threes + 2 * twos);
            let tokens = Tokens([ones, twos, threes]);
            if ones <= held.count(Token::One) && is_exact(tokens, price) {
                out.push(Action::Spend { purchase, tokens }.into());
            }
        }
    }
}

/// `FISH-049`: the tokens go face up to the spent ones, and the purchase is carried out. It is no building (`COMBO-071`).
pub fn spend(
    game: &Island,
    state: &mut State,
    seat: Seat,
    purchase: Purchase,
    tokens: Tokens,
    journal: &mut impl Journal<AnyEvent>,
) {
    let (own, public) = (&mut state.private[at(seat)].modules.fishermen.tokens, &mut state.public.modules.fishermen);
    *own = own.minus(tokens).unwrap_or_default();
    public.spent = public.spent.plus(tokens).unwrap_or_default();
    public.held[at(seat)] -= tokens.total() as u8;
    journal.note(Event::Spent(seat, tokens).into());
    match purchase {
        Purchase::RemoveRobber => robber::send_away(state, None, journal),
        Purchase::Steal(victim) => state.public.frames.push(AnyFrame::Steal(seat, victim)),
        Purchase::Take(resource) => {
            let card = Cards::one(resource);
            state.public.bank -= card;
            state.private[at(seat)].hand += card;
            journal.note(AnyEvent::Gained(seat, card));
        }
        Purchase::Road => state.public.frames.push(AnyFrame::FreeRoads(1)),
        Purchase::Card => development::draw(game, state),
    }
}
