//! Gold, the second currency of Rivers and of the two scenarios with barbarians (`COMBO-071` to `COMBO-074`).
//!
//! Gold is no resource: a seven, the robber and the monopoly leave it alone. Purses are open to all. In their own turn, after the roll,
//! players buy resource cards from the bank for 2 gold each, before and after building; in the trade step they sell a set of cards to
//! the bank for 1 gold, and gold goes into offers between players, on one side of them.
//!
//! ```text
//! red buys ore for gold
//! red banks 4 brick for gold
//! red offers 2 gold for 1 ore to blue white
//! ```
//!
//! * [`coins`]: gold in an offer. [`bank`]: buying and selling. Offers themselves are in [`crate::base::domestic`].
//!
//! How gold comes into play, and what a full or an empty purse is good for, is the scenario's business ([`crate::hooks`],
//! `gold_changed`).

pub mod bank;
pub mod coins;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::{Journal, Seat, Syntax, Tally};

pub use coins::Coins;

use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::maritime;
use crate::cards::{Cards, Good, Packed};
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::hooks::{self, Hooks};
use crate::illegal::Illegal;
use crate::kinds;
use crate::laws::{any_good, any_payment};
use crate::modules::parts::{Happening, Kept, Move};
use crate::state::{SEATS, State};
use crate::summary;
use crate::text::moves::Unknown;
use crate::text::words;

/// What everybody sees (`RIVER-043`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GoldPublic"))]
pub struct Public {
    /// Gold of each seat.
    pub purse: [u16; SEATS],
    /// Cards bought with gold this turn; counted only where there is a limit.
    pub bought: u8,
}

/// Gold.
pub struct Gold;

/// What seats do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GoldAction"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Buys a card from the bank.
    BuyForGold(Good),
    /// Gives the bank a set of cards for 1 gold.
    SellForGold(#[cfg_attr(feature = "typescript", ts(as = "Cards"))] Packed),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GoldEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat earned gold.
    Earned(Seat, u8),
    /// A seat bought a card with gold.
    BoughtForGold(Seat, Good),
    /// A seat gave the bank these cards for 1 gold.
    SoldForGold(Seat, Cards),
}

/// Whether the purse holds so much.
#[inline]
pub fn holds(state: &State, seat: Seat, count: u8) -> bool {
    state.public.modules.gold.purse[seat.index()] >= u16::from(count)
}

/// A seat gets gold from the stock, which never ends (`RIVER-043`).
pub fn earn(game: &Island, state: &mut State, seat: Seat, count: u8, journal: &mut impl Journal<AnyEvent>) {
    put(state, seat, count);
    journal.note(Event::Earned(seat, count).into());
    hooks::gold_changed(game, state, journal);
}

/// Gold changes hands in a trade of the player on turn, who gives or wants it. Whoever calls this tells of it.
pub fn exchange(state: &mut State, active: Seat, partner: Seat, coins: Coins) {
    let (giver, taker) = if coins.gives() > 0 { (active, partner) } else { (partner, active) };
    let count = coins.gives() + coins.wants();
    take(state, giver, count);
    put(state, taker, count);
}

/// Puts gold into a purse. Whoever calls this tells of it.
pub fn put(state: &mut State, seat: Seat, count: u8) {
    let purse = &mut state.public.modules.gold.purse[seat.index()];
    *purse = purse.saturating_add(count.into());
}

/// Takes gold that the purse holds. Whoever calls this tells of it.
pub fn take(state: &mut State, seat: Seat, count: u8) {
    state.public.modules.gold.purse[seat.index()] -= u16::from(count);
}

/// Every purse, as a line below the drawn board; `title` is what the scenario calls a seat.
pub fn write_purses(game: &Island, state: &State, title: impl Fn(Seat) -> &'static str) -> String {
    let purses = game.seats.iter().map(|seat| {
        let purse = state.public.modules.gold.purse[seat.index()];
        format!("{} {purse}{}", words::seat_name(&game.options, seat), title(seat))
    });
    purses.collect::<Vec<_>>().join(", ")
}

impl Move for Action {
    const KINDS: &'static [&'static str] = &["buy_for_gold", "sell_for_gold"];
    const WORDS: &'static [&'static str] = &["buys", "banks", "for", "gold"];

    fn kind(self) -> &'static str {
        match self {
            Action::BuyForGold(_) => "buy_for_gold",
            Action::SellForGold(_) => "sell_for_gold",
        }
    }

    fn reveals(self, _: &State) -> bool {
        match self {
            Action::BuyForGold(_) | Action::SellForGold(_) => false,
        }
    }

    fn candidates(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
        for kind in kinds::by_nearness(game, state, seat) {
            if kind.is_resource() {
                out.push(Action::BuyForGold(kind).into());
            }
            out.push(Action::SellForGold(Cards::of(kind, maritime::best_rate(state, seat, kind)).into()).into());
        }
    }

    fn answers(self, _: AnyFrame) -> bool {
        false
    }

    fn is_for_player_on_turn(self) -> bool {
        true
    }

    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        match self {
            Action::BuyForGold(resource) => bank::check_buy(game, state, seat, resource),
            Action::SellForGold(cards) => bank::check_sell(game, state, seat, cards.into()),
        }
    }

    fn list(game: &Island, state: &State, seat: Seat, top: AnyFrame, out: &mut Vec<AnyAction>) {
        if matches!(top, AnyFrame::Turn) && state.public.has_rolled() {
            bank::list(game, state, seat, out);
        }
    }

    fn is_listed(self, _: &Island, state: &State, seat: Seat) -> bool {
        match self {
            Action::BuyForGold(_) => true,
            Action::SellForGold(cards) => bank::lists_sale(state, seat, cards.into()),
        }
    }

    fn apply(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        match self {
            Action::BuyForGold(resource) => bank::buy(game, state, seat, resource, journal),
            Action::SellForGold(cards) => bank::sell(game, state, seat, cards.into(), journal),
        }
    }

    fn write(self, _: &Island) -> String {
        match self {
            Action::BuyForGold(resource) => format!("buys {resource} for gold"),
            Action::SellForGold(cards) => format!("banks {} for gold", Cards::from(cards)),
        }
    }

    fn parse(_: &Island, _: Seat, words: &[&str], _: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
        match *words {
            ["buys", resource, "for", "gold"] => Some(words::good(resource).map(Action::BuyForGold)),
            ["banks", ref cards @ .., "for", "gold"] => {
                Some(words::cards(cards).map(|cards| Action::SellForGold(cards.into())))
            }
            _ => None,
        }
    }

    fn any(game: &Island, _: &State, _: Seat, rng: &mut impl Rng) -> Self {
        match rng.random() {
            true => Action::BuyForGold(any_good(game, rng)),
            false => Action::SellForGold(any_payment(game, rng).into()),
        }
    }
}

impl Happening for Event {
    fn count(self, tally: &mut Tally) {
        match self {
            Event::Earned(..) => {}
            Event::BoughtForGold(..) | Event::SoldForGold(..) => tally.add(summary::TRADES_BANK, 1),
        }
    }

    fn write(self, game: &Island) -> String {
        let name = |seat| words::seat_name(&game.options, seat);
        match self {
            Event::Earned(seat, count) => format!("{} earns {count} gold", name(seat)),
            Event::BoughtForGold(seat, resource) => {
                format!("{} buys 1 {resource} for {} gold", name(seat), bank::CARD_PRICE)
            }
            Event::SoldForGold(seat, cards) => format!("{} gives the bank {cards} for 1 gold", name(seat)),
        }
    }
}

impl Kept for Public {
    const ITEMS: &'static [&'static str] = &["gold"];
    const LINES: &'static [&'static str] = &["bought"];

    fn audit(game: &Island, state: &State) -> Result<(), String> {
        let gold = &state.public.modules.gold;
        let outsiders = (0..SEATS as u8).map(Seat).filter(|&seat| !game.seats.contains(seat));
        if let Some(seat) = outsiders.into_iter().find(|seat| gold.purse[seat.index()] > 0) {
            return Err(format!("{}: gold without a player", words::seat_name(&game.options, seat)));
        }
        let limit = bank::purchases_max(game).unwrap_or(0);
        if gold.bought > limit { Err(format!("{} cards bought with gold in a turn", gold.bought)) } else { Ok(()) }
    }

    fn write_seat(_: &Island, state: &State, seat: Seat, items: &mut Vec<String>) {
        let purse = state.public.modules.gold.purse[seat.index()];
        if purse > 0 {
            items.push(format!("gold {purse}"));
        }
    }

    fn parse_item(_: &Island, state: &mut State, seat: Seat, word: &str, rest: &[&str]) -> Option<Result<(), Syntax>> {
        if word != "gold" {
            return None;
        }
        let purse = match rest {
            [number] => number.parse().ok(),
            _ => None,
        };
        let wrong = || Syntax::new("gold is a number from 0 to 65535");
        Some(purse.map(|purse| state.public.modules.gold.purse[seat.index()] = purse).ok_or_else(wrong))
    }

    fn write_lines(_: &Island, state: &State, lines: &mut Vec<String>) {
        let bought = state.public.modules.gold.bought;
        if bought > 0 {
            lines.push(format!("bought {bought}"));
        }
    }

    fn parse_line(_: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
        (word == "bought").then(|| words::number(rest).map(|bought| state.public.modules.gold.bought = bought))
    }
}

impl Hooks for Gold {
    fn in_play(game: &Island) -> bool {
        game.rules.gold.is_some()
    }

    /// What everybody begins with (`TRADE-014`).
    fn set_out(game: &Island, state: &mut State) {
        let start = game.rules.gold.map_or(0, |gold| gold.start);
        for seat in game.seats.iter() {
            state.public.modules.gold.purse[seat.index()] = start.into();
        }
    }

    fn turn_over(_: &Island, state: &mut State) {
        state.public.modules.gold.bought = 0;
    }
}
