//! Gold and the bank: cards for gold, and gold for cards.

use steading_game::{Journal, Seat};

use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::{domestic, maritime, turn};
use crate::cards::{Cards, Good, GoodSet};
use crate::event::Event as AnyEvent;
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::modules::gold::{Action, Event, holds, put, take};
use crate::rule;
use crate::state::{State, at};

/// The price of a card in gold (`COMBO-072`).
pub const CARD_PRICE: u8 = 2;

/// What a set of cards brings (`COMBO-074`).
const SET_YIELD: u8 = 1;

/// Buying a card: after the roll, also after building (`COMBO-071`), within the limit, with the gold for it, from a bank that has it.
pub fn check_buy(game: &Island, state: &State, seat: Seat, resource: Good) -> Result<(), Illegal> {
    check_rolled(state)?;
    if let Some(limit) = purchases_max(game)
        && state.public.modules.gold.bought >= limit
    {
        return refuse(Code::GoldLimit, rule::COMBO_072, Detail::Limit(limit));
    }
    if !holds(state, seat, CARD_PRICE) {
        let held = state.public.modules.gold.purse[seat.index()];
        return refuse(Code::CannotAfford, rule::COMBO_072, Detail::Gold { price: CARD_PRICE, held });
    }
    maritime::check_resource(resource, rule::COMBO_072)?;
    maritime::check_in_bank(state, resource)
        .map_err(|illegal| Illegal::new(illegal.code, rule::COMBO_072, illegal.detail))
}

/// `BASE-063`: the bank takes and gives gold only after the roll.
fn check_rolled(state: &State) -> Result<(), Illegal> {
    if state.public.has_rolled() {
        return Ok(());
    }
    refuse(Code::RollFirst, rule::BASE_063, Detail::Why("gold-trade", About::Nothing))
}

/// `COMBO-072`: how many cards may be bought in a turn, if there is a limit.
pub fn purchases_max(game: &Island) -> Option<u8> {
    game.rules.gold.and_then(|rules| rules.purchases_max)
}

/// `COMBO-074`: selling a set in the trade step, at a rate open to the player, unmixed.
pub fn check_sell(game: &Island, state: &State, seat: Seat, cards: Cards) -> Result<(), Illegal> {
    check_rolled(state)?;
    turn::check_trade_open(game, state)?;
    let kind = maritime::single_kind(cards)?;
    maritime::check_rate(game, state, seat, kind, cards)?;
    check_harbour(game, cards)
}

/// `BARB-128`: where the table wants it, only harbours bring gold and not the plain rate.
fn check_harbour(game: &Island, cards: Cards) -> Result<(), Illegal> {
    if sells_at(game, cards.total() as u8) {
        return Ok(());
    }
    refuse(Code::BadRate, rule::BARB_128, Detail::Why("gold-at-harbours", About::Nothing))
}

/// Whether the bank gives gold for so many cards of a kind.
fn sells_at(game: &Island, rate: u8) -> bool {
    rate < maritime::PLAIN_RATE || game.rules.gold.is_some_and(|gold| gold.at_plain_rate)
}

/// Lists purchases, and sales at the best rate of each kind.
pub fn list(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let may_buy = purchases_max(game).is_none_or(|limit| state.public.modules.gold.bought < limit);
    if may_buy && holds(state, seat, CARD_PRICE) {
        let resources = state.public.bank.among(GoodSet::RESOURCES);
        out.extend(resources.kinds().map(|kind| AnyAction::from(Action::BuyForGold(kind))));
    }
    if turn::is_trade_open(game, state) {
        let rates = state.public.rates[at(seat)];
        let kinds = maritime::kinds_to_give(game, state, seat).filter(|&kind| sells_at(game, rates.count(kind)));
        out.extend(kinds.map(|kind| AnyAction::from(Action::SellForGold(Cards::of(kind, rates.count(kind)).into()))));
    }
}

/// Whether [`list`] contains this sale: not at a worse rate than the best.
pub fn lists_sale(state: &State, seat: Seat, cards: Cards) -> bool {
    cards.kinds().all(|kind| cards.count(kind) == maritime::best_rate(state, seat, kind))
}

/// Carries a purchase out.
pub fn buy(game: &Island, state: &mut State, seat: Seat, resource: Good, journal: &mut impl Journal<AnyEvent>) {
    take(state, seat, CARD_PRICE);
    if purchases_max(game).is_some() {
        state.public.modules.gold.bought += 1;
    }
    let card = Cards::one(resource);
    state.public.bank -= card;
    state.private[seat.index()].hand += card;
    journal.note(Event::BoughtForGold(seat, resource).into());
    hooks::gold_changed(game, state, journal);
    domestic::lapse(state, journal);
}

/// Carries a sale out.
pub fn sell(game: &Island, state: &mut State, seat: Seat, cards: Cards, journal: &mut impl Journal<AnyEvent>) {
    state.private[seat.index()].hand -= cards;
    state.public.bank += cards;
    put(state, seat, SET_YIELD);
    journal.note(Event::SoldForGold(seat, cards).into());
    hooks::gold_changed(game, state, journal);
    domestic::lapse(state, journal);
}
