//! Kinds of actions, for players who wonder what they could do: a word for each kind and the card it is about, the actions of a turn
//! that come to mind, how near a refusal was to a yes, and which actions show what was hidden.

use steading_game::Seat;

use crate::Rivals;
use crate::action::Action;
use crate::cards::{Card, Kind, Title};
use crate::goods::Resource;
use crate::grid::{End, Half};
use crate::hidden::{DrawCards, other};
use crate::illegal::{Code, Illegal};
use crate::principality::Principality;
use crate::state::State;

impl Action {
    /// The kind of action, in one stable word.
    pub const fn kind(self) -> &'static str {
        match self {
            Action::Draw(_) => "draw",
            Action::Search(_) => "search",
            Action::Take(_) => "take",
            Action::PutUnder(..) => "put_under",
            Action::Arrange(_) => "arrange",
            Action::Brigitta(..) | Action::Reiner | Action::Play(_) | Action::Sebastian => "play",
            Action::Roll => "roll",
            Action::Build(..) | Action::OpenCache(_) => "build",
            Action::BuildOpen(..) => "build_open",
            Action::LayRoad(_) => "lay_road",
            Action::Settle { .. } => "settle",
            Action::FoundCity(_) => "found_city",
            Action::Trade { .. } => "trade",
            Action::ShipTrade { .. } => "ship_trade",
            Action::LargeShipTrade { .. } => "large_ship_trade",
            Action::MintTrade(_) => "mint_trade",
            Action::Demolish(..) => "demolish",
            Action::End => "end",
            Action::Pay(_) => "pay",
            Action::Gain(_) => "gain",
            Action::Name(_) => "name",
            Action::Choose(..) => "choose",
            Action::Under(_) => "under",
            Action::LayRegions(_) => "lay_regions",
            Action::Pick(_) => "pick",
            Action::ChoosePlace(_) => "choose_place",
            Action::Defend => "defend",
            Action::PayRiots => "pay_riots",
            Action::Pass => "pass",
        }
    }

    /// The card that is played or built, of those kinds that come with one.
    pub fn card(self) -> Option<Card> {
        match self {
            Action::Play(card) | Action::Brigitta(card, _) | Action::Build(card, _) | Action::BuildOpen(card, _) => {
                Some(card)
            }
            Action::Reiner => Some(Card::GoldReiner),
            Action::Sebastian => Some(Card::TurmoilSebastian),
            Action::OpenCache(_) => Some(Card::GoldGoldCache),
            _ => None,
        }
    }
}

/// Adds the actions of a turn that come to a prince's mind, legal or not: one of each kind, or one for each card, site and trade where
/// these make a difference. Answers to questions are left out, for they come to mind only when asked. Nothing here looks at what the
/// seat cannot see.
pub fn candidates(game: &Rivals, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let land = state.public.land(seat);
    let sites = || land.settled.iter().flat_map(|column| Half::ALL.map(|half| column.site(half)));
    out.push(Action::Roll);
    out.extend(End::ALL.map(Action::LayRoad));
    out.extend(End::ALL.map(|end| Action::Settle { end, scout: false }));
    out.extend(land.settled.iter().map(Action::FoundCity));
    for card in state.hidden.hands[seat.index()].kinds() {
        match card.title() {
            Title::Brigitta => out.push(Action::Brigitta(card, 1)),
            Title::Reiner => out.push(Action::Reiner),
            Title::Sebastian => out.push(Action::Sebastian),
            Title::GoldCache => {
                out.extend(land.places().iter().filter(|place| place.is_region()).map(Action::OpenCache));
            }
            _ if card.kind() == Kind::Action => out.push(Action::Play(card)),
            _ => out.extend(sites().map(|site| Action::Build(card, site))),
        }
    }
    if let Some(card) = game.rules.face_up {
        out.extend(sites().map(|site| Action::BuildOpen(card, site)));
    }
    trades(land, out);
    out.extend(land.expansions().filter(|_| game.rules.is_full()).map(|(site, card)| Action::Demolish(site, card)));
    out.push(Action::End);
}

/// Trades with the supply, those first that give what there is most of.
fn trades(land: &Principality, out: &mut Vec<Action>) {
    let stock = land.stock();
    let mut kinds = Resource::ALL;
    kinds.sort_by_key(|&kind| u8::MAX - stock.count(kind));
    for give in kinds {
        for want in Resource::ALL.into_iter().filter(|&want| want != give) {
            out.extend([Action::Trade { give, want }, Action::ShipTrade { give, want }]);
        }
    }
    for site in land.sites_of(Title::LargeTradeShip).iter() {
        for side in End::ALL {
            out.extend(Resource::ALL.map(|want| Action::LargeShipTrade { site, side, want }));
        }
    }
    if land.has(Title::Mint) {
        out.extend(Resource::ALL.into_iter().filter(|&want| want != Resource::Gold).map(Action::MintTrade));
    }
}

/// How near a refused action was to being allowed: the price comes last, the pieces before it, everything else first.
pub const fn nearness(illegal: &Illegal) -> u8 {
    match illegal.code {
        Code::CannotAfford | Code::BadRate => 2,
        Code::NoPiecesLeft => 1,
        _ => 0,
    }
}

/// Whether an action showed somebody what the prince who acted did not know: cards of a stack or of the other's hand. What a prince
/// shows of its own hand is its own affair. When in doubt it did.
pub fn reveals(before: &State, after: &State, seat: Seat, action: Action) -> bool {
    let is_plain = match action {
        Action::Build(..)
        | Action::BuildOpen(..)
        | Action::OpenCache(_)
        | Action::LayRoad(_)
        | Action::Settle { .. }
        | Action::FoundCity(_)
        | Action::Trade { .. }
        | Action::ShipTrade { .. }
        | Action::LargeShipTrade { .. }
        | Action::MintTrade(_)
        | Action::Demolish(..)
        | Action::Pay(_)
        | Action::Gain(_)
        | Action::LayRegions(_)
        | Action::End => true,
        Action::Play(card) => {
            matches!(card.title(), Title::Goldsmith | Title::MerchantCaravan | Title::Relocation)
        }
        _ => false,
    };
    // A plain action may still end in a card drawn or looked at, once it is paid for.
    let unseen = |state: &State| {
        let DrawCards { hands, stacks, knowledge } = state.hidden.cards;
        (hands[other(seat).index()], stacks, knowledge[seat.index()])
    };
    !is_plain || unseen(before) != unseen(after)
}
