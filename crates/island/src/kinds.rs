//! Kinds of actions, for players who wonder what they could do: a word for each kind, the actions of a turn that come to mind, how
//! near a refusal was to a yes, and which actions show what was hidden.

use steading_game::{Seat, SeatSet};

use crate::Island;
use crate::action::Action;
use crate::base::{maritime, victory};
use crate::cards::{Cards, Good};
use crate::frame::Frame;
use crate::hooks;
use crate::illegal::{Code, Illegal};
use crate::modules::fishermen::Purchase;
use crate::modules::gold::Coins;
use crate::modules::{self, caravans, event_cards, fishermen, gold, rivers, two_players};
use crate::places::{Edge, Vertex};
use crate::state::State;

impl Action {
    /// The kind of action, in one stable word.
    pub const fn kind(self) -> &'static str {
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
            Action::Module(action) => module_kind(action),
        }
    }
}

const fn module_kind(action: modules::Action) -> &'static str {
    match action {
        modules::Action::Events(action) => match action {
            event_cards::Action::Damage(_) => "damage_road",
            event_cards::Action::Repair(_) => "repair_road",
            event_cards::Action::GiveLeft(_) => "give_left",
            event_cards::Action::Receive(_) => "receive",
            event_cards::Action::DrawFrom(_) => "draw_from",
            event_cards::Action::Help(..) => "help",
            event_cards::Action::Flee(_) => "flee",
        },
        modules::Action::Harbours(action) => match action {},
        modules::Action::Two(action) => match action {
            two_players::Action::BuildRoadFor(..) => "build_road_for",
            two_players::Action::BuildSettlementFor(..) => "build_settlement_for",
            two_players::Action::RetireKnight => "retire_knight",
            two_players::Action::ForceTrade => "force_trade",
            two_players::Action::HandOver(..) => "hand_over",
            two_players::Action::ChaseRobber(_) => "chase_robber",
        },
        modules::Action::Gold(action) => match action {
            gold::Action::BuyForGold(_) => "buy_for_gold",
            gold::Action::SellForGold(_) => "sell_for_gold",
        },
        modules::Action::Fish(action) => match action {
            fishermen::Action::Spend { purchase, .. } => match purchase {
                Purchase::RemoveRobber => "fish_remove_robber",
                Purchase::Steal(_) => "fish_steal",
                Purchase::Take(_) => "fish_take",
                Purchase::Road => "fish_road",
                Purchase::Card => "fish_card",
            },
            fishermen::Action::Exchange(_) => "exchange_fish",
            fishermen::Action::Keep => "keep_fish",
            fishermen::Action::PassBoot(_) => "pass_boot",
        },
        modules::Action::Rivers(rivers::Action::BuildBridge(_)) => "build_bridge",
        modules::Action::Caravans(action) => match action {
            caravans::Action::Bid(_) => "bid",
            caravans::Action::Name(_) => "name_path",
            caravans::Action::Place(_) => "place_camel",
        },
    }
}

/// Adds the actions of a turn that come to a player's mind, legal or not: one of each kind, or one for each place, card and partner
/// where these make a difference, the likelier ones first. Answers to questions are left out, for they come to mind only when asked.
/// Nothing here looks at what the seat cannot see.
pub fn candidates(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Roll);
    sites(game, state, seat, out);
    out.extend([
        Action::BuyCard,
        Action::PlayKnight,
        Action::PlayRoadBuilding,
        Action::PlayYearOfPlenty(Good::Brick, Some(Good::Lumber)),
        Action::PlayMonopoly(Good::Brick),
        Action::PlayVictoryPoint,
    ]);
    trades(game, state, seat, out);
    if !game.rules.declares_victory {
        out.push(Action::ClaimVictory);
    }
    if !game.modules.is_empty() {
        of_modules(game, state, seat, out);
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
fn by_nearness(game: &Island, state: &State, seat: Seat) -> Vec<Good> {
    let hand = state.private[seat.index()].hand;
    let mut kinds: Vec<Good> = game.rules.goods.iter().collect();
    kinds.sort_by_key(|&kind| maritime::best_rate(state, seat, kind).saturating_sub(hand.count(kind)));
    kinds
}

/// What the modules in play add to a turn.
fn of_modules(game: &Island, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let mut add = |action: Action| {
        if matches!(action, Action::Module(action) if action.in_play(game)) {
            out.push(action);
        }
    };
    state.public.roads[seat.index()].iter().for_each(|road| add(event_cards::Action::Repair(road).into()));
    let refuges = crate::base::robber::refuges(game).iter().map(Some).chain([None]);
    refuges.for_each(|refuge| add(two_players::Action::ChaseRobber(refuge).into()));
    add(two_players::Action::RetireKnight.into());
    add(two_players::Action::ForceTrade.into());
    for kind in by_nearness(game, state, seat) {
        if kind.is_resource() {
            add(gold::Action::BuyForGold(kind).into());
        }
        add(gold::Action::SellForGold(Cards::of(kind, maritime::best_rate(state, seat, kind)).into()).into());
    }
    hooks::bridge_sites(game).iter().for_each(|site| add(rivers::Action::BuildBridge(site).into()));
    let tokens = state.private[seat.index()].modules.fish.tokens;
    let thefts = game.seats.without(seat).iter().map(Purchase::Steal);
    let takes = Good::RESOURCES.into_iter().map(Purchase::Take);
    let purchases = [Purchase::RemoveRobber, Purchase::Road, Purchase::Card].into_iter().chain(thefts).chain(takes);
    purchases.for_each(|purchase| add(fishermen::Action::Spend { purchase, tokens }.into()));
    game.seats.without(seat).iter().for_each(|other| add(fishermen::Action::PassBoot(other).into()));
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
        | Code::FishSurplus => 3,
        Code::NoPiecesLeft | Code::DeckEmpty | Code::BankEmpty => 2,
        Code::PathOccupied | Code::IntersectionOccupied => 0,
        _ => 1,
    }
}

/// Whether an action showed somebody what the seat that acted did not know or did not decide: the hands of others, sealed choices,
/// the will of a partner, or, because the game goes on, that somebody else on turn does not win by hidden points. What a seat shows of
/// its own cards is its own affair.
pub fn reveals(game: &Island, after: &State, seat: Seat, action: Action) -> bool {
    let is_telling = match action {
        Action::PlayMonopoly(_) | Action::Accept(_) | Action::TradeWith(_) => true,
        // The last one opens what everybody has set aside.
        Action::DiscardOne(_) | Action::Discard(_) => after.public.frames.top() != Frame::Discard,
        Action::Module(modules::Action::Events(event_cards::Action::GiveLeft(_))) => true,
        _ => false,
    };
    is_telling || (after.public.turn != seat && victory::could_win_unseen(game, after))
}
