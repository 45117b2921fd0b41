//! Kinds of actions, for players who wonder what they could do: a word for each kind, the actions of a turn that come to mind, how
//! near a refusal was to a yes, and which actions show what was hidden.

use steading_game::{Seat, SeatSet};

use crate::Island;
use crate::action::Action;
use crate::base::{development, maritime, victory};
use crate::cards::{Cards, Good};
use crate::frame::Frame;
use crate::hooks;
use crate::illegal::{Code, Illegal};
use crate::modules;
use crate::modules::gold::Coins;
use crate::places::{Edge, Vertex};
use crate::rules::Deck;
use crate::state::State;

/// The kinds of actions of the base game.
const KINDS: [&str; 23] = [
    "found_settlement",
    "found_road",
    "roll",
    "discard",
    "move_robber",
    "rob",
    "offer",
    "accept",
    "decline",
    "withdraw",
    "trade_with",
    "bank_trade",
    "build_road",
    "build_settlement",
    "build_city",
    "buy_card",
    "play_knight",
    "play_road_building",
    "play_year_of_plenty",
    "play_monopoly",
    "play_victory_point",
    "claim_victory",
    "end_turn",
];

impl Action {
    /// Every kind of action, of the base game and of every module.
    pub fn kinds() -> impl Iterator<Item = &'static str> {
        KINDS.into_iter().chain(modules::Action::kinds())
    }

    /// The kind of action, in one stable word: one of [`Action::kinds`].
    pub fn kind(self) -> &'static str {
        match self {
            Action::FoundSettlement(_) => "found_settlement",
            Action::FoundRoad(_) => "found_road",
            Action::Roll => "roll",
            Action::DiscardOne(_) | Action::Discard(_) => "discard",
            Action::MoveRobber(_) => "move_robber",
            Action::Rob(_) => "rob",
            Action::Offer { .. } => "offer",
            Action::Accept(_) => "accept",
            Action::Decline => "decline",
            Action::Withdraw => "withdraw",
            Action::TradeWith(_) => "trade_with",
            Action::BankTrade { .. } => "bank_trade",
            Action::BuildRoad(_) => "build_road",
            Action::BuildSettlement(_) => "build_settlement",
            Action::BuildCity(_) => "build_city",
            Action::BuyCard => "buy_card",
            Action::PlayKnight => "play_knight",
            Action::PlayRoadBuilding => "play_road_building",
            Action::PlayYearOfPlenty(..) => "play_year_of_plenty",
            Action::PlayMonopoly(_) => "play_monopoly",
            Action::PlayVictoryPoint => "play_victory_point",
            Action::ClaimVictory => "claim_victory",
            Action::EndTurn => "end_turn",
            Action::Module(action) => action.kind(),
        }
    }
}

/// Adds the actions of a turn that come to a player's mind, legal or not: one of each kind, or one for each place, card and partner
/// where these make a difference, the likelier ones first. Answers to questions are left out, for they come to mind only when asked.
/// Nothing here looks at what the seat cannot see.
pub fn candidates(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Roll);
    sites(game, state, seat, out);
    if game.rules.deck != Deck::Nothing {
        out.push(Action::BuyCard);
    }
    if matches!(game.rules.deck, Deck::Development | Deck::Traders) {
        let plays = [
            Action::PlayKnight,
            Action::PlayRoadBuilding,
            Action::PlayYearOfPlenty(Good::Brick, Some(Good::Lumber)),
            Action::PlayMonopoly(Good::Brick),
            Action::PlayVictoryPoint,
        ];
        let is_held = |card| game.rules.deck.kinds().any(|kind| kind == card);
        out.extend(plays.into_iter().filter(|&play| development::played_card(play).is_some_and(is_held)));
    }
    trades(game, state, seat, out);
    if !game.rules.declares_victory {
        out.push(Action::ClaimVictory);
    }
    if !game.modules.is_empty() {
        modules::Action::candidates(game, state, seat, out);
    }
    out.push(Action::EndTurn);
}

/// Where a seat could think of building: along its own roads and on its own settlements. Elsewhere nothing is its own, and a single
/// place says so.
fn sites(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let public = &state.public;
    let own = public.reach[seat.index()].or(public.buildings(seat));
    let is_near = |edge: &Edge| game.topology.edge_ends[edge.index()].iter().any(|&end| own.contains(end));
    let edges = game.topology.edges.iter().filter(is_near);
    out.extend(or_first(edges, Edge(0)).map(Action::BuildRoad));
    out.extend(or_first(public.reach[seat.index()].iter(), Vertex(0)).map(Action::BuildSettlement));
    out.extend(or_first(public.settlements[seat.index()].iter(), Vertex(0)).map(Action::BuildCity));
}

/// The places, or this one if there are none.
fn or_first<T>(places: impl Iterator<Item = T>, first: T) -> impl Iterator<Item = T> {
    let mut places = places.peekable();
    let none = if places.peek().is_none() { Some(first) } else { None };
    places.chain(none)
}

/// Trades with the bank, what could be offered, and what others have put on the table.
fn trades(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let public = &state.public;
    for give in by_nearness(game, state, seat) {
        let cards = Cards::of(give, maritime::best_rate(state, seat, give));
        out.extend(game.rules.goods.without(give).iter().map(|want| Action::BankTrade { give: cards, want }));
    }
    let give = state.private[seat.index()].hand.kinds().next().unwrap_or(Good::Brick);
    let others = game.seats.without(seat);
    let to = if seat == public.turn { others } else { SeatSet::only(public.turn) };
    let want = if give == Good::Brick { Good::Lumber } else { Good::Brick };
    out.push(Action::Offer { give: Cards::one(give), want: Cards::one(want), to, gold: Coins::NONE });
    if seat == public.turn {
        let proposed = others.iter().filter(|other| public.trade.proposals[other.index()].is_some());
        out.extend(proposed.map(Action::Accept));
        out.extend(others.iter().filter(|_| public.trade.offer.is_some()).map(Action::TradeWith));
    } else if public.trade.asked.contains(seat) {
        out.push(Action::Accept(public.turn));
    }
}

/// The kinds of cards, those first of which the fewest are missing for a trade with the bank.
pub fn by_nearness(game: &Island, state: &State, seat: Seat) -> Vec<Good> {
    let hand = state.private[seat.index()].hand;
    let mut kinds: Vec<Good> = game.rules.goods.iter().collect();
    kinds.sort_by_key(|&kind| maritime::best_rate(state, seat, kind).saturating_sub(hand.count(kind)));
    kinds
}

/// How near a refused action was to being allowed, by the order of `BASE-229` and `BASE-270`: taken places, other rules of
/// places and cards, pieces, the price.
pub const fn nearness(illegal: &Illegal) -> u8 {
    match illegal.code {
        Code::CannotAfford
        | Code::TokensShort
        | Code::TooFewCards
        | Code::TradeCardsMissing
        | Code::FishNotHeld
        | Code::TooFewFish
        | Code::FishSurplus
        | Code::NoToll => 3,
        Code::NoPiecesLeft | Code::DeckEmpty | Code::BankEmpty => 2,
        Code::PathOccupied | Code::IntersectionOccupied => 0,
        _ => 1,
    }
}

/// Whether an action showed somebody what the seat that acted did not know or did not decide: the hands of others, sealed choices,
/// the will of a partner, a card that lay face down, or, because the game goes on, that somebody else on turn does not win by hidden points. What a seat shows of
/// its own cards is its own affair, and what chance shows is said by its outcome. Nothing is said by default: an action that nobody
/// thought of must not be taken back.
pub fn reveals(game: &Island, before: &State, after: &State, seat: Seat, action: Action) -> bool {
    let is_telling = match action {
        Action::PlayMonopoly(_) | Action::Accept(_) | Action::TradeWith(_) => true,
        // The last one opens what everybody has set aside.
        Action::DiscardOne(_) | Action::Discard(_) => after.public.frames.top() != Frame::Discard,
        Action::Module(action) => action.reveals(after),
        Action::FoundSettlement(_)
        | Action::FoundRoad(_)
        | Action::Roll
        | Action::MoveRobber(_)
        | Action::Rob(_)
        | Action::Offer { .. }
        | Action::Decline
        | Action::Withdraw
        | Action::BankTrade { .. }
        | Action::BuildRoad(_)
        | Action::BuildSettlement(_)
        | Action::BuildCity(_)
        | Action::BuyCard
        | Action::PlayKnight
        | Action::PlayRoadBuilding
        | Action::PlayYearOfPlenty(..)
        | Action::PlayVictoryPoint
        | Action::ClaimVictory
        | Action::EndTurn => false,
    };
    is_telling
        || hooks::reveals(game, before, after, action)
        || (after.public.turn != seat && victory::could_win_unseen(game, after))
}
