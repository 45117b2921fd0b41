//! What is done for a player who lets the time pass (`RIV-327`–`RIV-333`).
//!
//! A server with clocks plays [`default_action`] when a seat's time is up. [`Table::play_default`] does so like any other action and
//! marks the entry as a default in the log and in the record (`RIV-333`). The default
//!
//! * is always a legal answer;
//! * depends on nothing that the seat cannot see;
//! * is the same whenever the same question is asked in the same position: no chance is involved.
//!
//! A default answers one question. A payment of three units can be three questions, and the hand check one for each card, so a seat
//! whose time stays up is asked again. What happens to a player who never comes back is a matter of the server.
//!
//! Every default is the first of the listed answers in an order that a rule prescribes; the functions below are these orders, one for
//! each kind of question. What the catalogue leaves open is ruled in its spirit, and said at the function.
//!
//! [`Table::play_default`]: steading_game::Table::play_default

use std::cmp::Reverse;

use steading_game::{Game, Seat};

use crate::Rivals;
use crate::action::Action;
use crate::cards::Card;
use crate::frame::Frame;
use crate::goods::Goods;
use crate::grid::{Half, Place, Sites};
use crate::principality::Principality;
use crate::state::State;

/// The default of the seat's present decision; `None` if nobody waits for it.
pub fn default_action(game: &Rivals, state: &State, seat: Seat) -> Option<Action> {
    let mut answers = Vec::new();
    game.actions(state, seat, &mut answers);
    if answers.is_empty() {
        return None;
    }
    let answers = &answers[..];
    let land = state.public.land(seat);
    match state.public.frames.top() {
        Frame::BeforeRoll => Some(Action::Roll),
        Frame::Actions => Some(Action::End),
        Frame::Arrange(..)
        | Frame::Exchange
        | Frame::BuyForGold(..)
        | Frame::Sebastian(..)
        | Frame::Library(_)
        | Frame::Traitor(_) => decline(),
        Frame::Defend(..) => Some(Action::Defend),
        Frame::Riots(_) => meet_rioters(answers),

        Frame::Gain { .. } => gain(land, answers),
        Frame::BrigandStore(_) => fill(land, answers),
        Frame::NameUnits(..) => name_kind(land.stock() + state.public.transit, answers),
        Frame::TitheBarn(_) => name_kind(land.stock(), answers),
        Frame::Pay { .. } | Frame::PayAny(..) | Frame::GiveBack(_) | Frame::Tribute(..) => pay(land, answers),

        Frame::FeudReturn(_) | Frame::Archer(_) | Frame::SinkShip(_) => give_up(answers),
        Frame::FeudName(..) | Frame::Arsonist(_) => strike(answers),
        Frame::Fraternal(..) | Frame::FraternalSecond(..) => put_theirs_away(answers),

        Frame::StartHand(_) | Frame::ReturnUnder(..) => first_stack(answers),
        Frame::HandCheck => draw(answers).or_else(|| put_own_away(answers)),
        Frame::ExchangeTake => draw(answers),
        Frame::TakeFrom(_, stack, _) => take_topmost(state.hidden.stacks[stack.index()].from_top(), answers),
        Frame::FromDiscard(_) => take_topmost(state.public.discard.from_top(), answers),
        Frame::LayRegions(..) => Some(Action::LayRegions(Half::Upper)),
        Frame::ScoutPick(..) => pick_region(answers),
        Frame::RelocateFirst | Frame::RelocateRegion(_) | Frame::RelocateExpansion(_) => relocate(answers),
        Frame::Doctor(_) => visit(land, answers),

        // Chance and the engine's own steps wait for nobody, and views are not played on.
        Frame::Deal
        | Frame::FirstThrow
        | Frame::BeginPlay
        | Frame::Dice
        | Frame::Production
        | Frame::Symbol(_)
        | Frame::DrawEvent
        | Frame::Happening(_)
        | Frame::EndTurn
        | Frame::TakeNamed(_)
        | Frame::Brigands(_)
        | Frame::HarvestGold(_)
        | Frame::Place(..)
        | Frame::Discard(_)
        | Frame::LookThrough(..)
        | Frame::Irmgard(_)
        | Frame::LayRoad(_)
        | Frame::Settle(..)
        | Frame::FoundCity(_)
        | Frame::DrawRegion(..)
        | Frame::DefenceRoll(..)
        | Frame::Strike(_)
        | Frame::Veiled(..) => None,
    }
}

// Optional questions.

/// `RIV-327`: what may be declined is declined.
fn decline() -> Option<Action> {
    Some(Action::Pass)
}

/// `RIV-328`: the rioters are paid if the gold is there; otherwise a unit is given up like any other card. Sebastian stays in the
/// hand.
fn meet_rioters(answers: &[Action]) -> Option<Action> {
    if answers.contains(&Action::PayRiots) { Some(Action::PayRiots) } else { give_up(answers) }
}

// Units.

/// `RIV-329`: where a unit is welcome: the kind held least, in the order L W G B O A; then the store with fewest units, in the order
/// of places: smaller x, upper half, Gold Cache last.
fn need(land: &Principality, place: Place) -> Option<impl Ord> {
    let kind = land.kind_at(place)?;
    Some((land.stock().count(kind), kind, land.units(place), place))
}

/// `RIV-330`: what is easily parted with: the kind held most, then the store with most units; ties in the orders of [`need`].
fn plenty(land: &Principality, place: Place) -> Option<impl Ord> {
    let kind = land.kind_at(place)?;
    Some((Reverse(land.stock().count(kind)), kind, Reverse(land.units(place)), place))
}

/// `RIV-329`: a gained unit goes where it is needed most.
fn gain(land: &Principality, answers: &[Action]) -> Option<Action> {
    first_by(answers, |answer| if let Action::Gain(place) = answer { need(land, place) } else { None })
}

/// `RIV-329` for the action card Brigands: of the stores it could fill, the one that a gain would go to.
fn fill(land: &Principality, answers: &[Action]) -> Option<Action> {
    first_by(answers, |answer| if let Action::ChoosePlace(place) = answer { need(land, place) } else { None })
}

/// `RIV-328`, `RIV-329`: of the kinds that can be named, the one held least; units are named as long as there are any to name.
///
/// Ruling: units already named count as held, as if each came before the next is named. Trade Master takes two, like Merchant and
/// Moneylender.
fn name_kind(held: Goods, answers: &[Action]) -> Option<Action> {
    first_by(answers, |answer| if let Action::Name(kind) = answer { Some((held.count(kind), kind)) } else { None })
}

/// `RIV-330`: a unit that is paid, lost or given comes from where there is most.
///
/// Ruling: a discount saves what is held least, since the units of the price are paid in the same order (`RIV-275`).
fn pay(land: &Principality, answers: &[Action]) -> Option<Action> {
    first_by(answers, |answer| if let Action::Pay(place) = answer { plenty(land, place) } else { None })
}

// Cards.

/// `RIV-331`: how little an own card is worth: printed units, victory symbols, id of the data file.
fn worth(card: Card) -> impl Ord {
    (card.data().cost.total(), card.data().symbols.victory, card.id())
}

/// `RIV-331`: how much a card of the opponent is worth: most printed units first, then the id of the data file.
fn target(card: Card) -> impl Ord {
    (Reverse(card.data().cost.total()), card.id())
}

/// `RIV-331`: the cheapest own card on the table; of equal ones the one with smaller x, then larger y: the order of sites.
fn give_up(answers: &[Action]) -> Option<Action> {
    first_by(answers, |answer| if let Action::Choose(site, card) = answer { Some((worth(card), site)) } else { None })
}

/// `RIV-331`: the most expensive building of the opponent; of equal ones as in [`give_up`].
fn strike(answers: &[Action]) -> Option<Action> {
    first_by(answers, |answer| if let Action::Choose(site, card) = answer { Some((target(card), site)) } else { None })
}

/// `RIV-331`, `RIV-332`: the cheapest card of the own hand, under the first matching stack.
fn put_own_away(answers: &[Action]) -> Option<Action> {
    first_by(answers, |answer| if let Action::PutUnder(card, to) = answer { Some((worth(card), to)) } else { None })
}

/// `RIV-331`, `RIV-332`: the most expensive card of the other's hand, under the first matching stack.
fn put_theirs_away(answers: &[Action]) -> Option<Action> {
    first_by(answers, |answer| if let Action::PutUnder(card, to) = answer { Some((target(card), to)) } else { None })
}

// Stacks and places.

/// `RIV-332`: the first stack that is allowed, in the order of `RIV-056`.
fn first_stack(answers: &[Action]) -> Option<Action> {
    first_by(answers, |answer| match answer {
        Action::Draw(stack) | Action::Search(stack) | Action::Under(stack) => Some(stack),
        _ => None,
    })
}

/// `RIV-332`: the top card of the first stack with cards. In an exchange that has begun this is free, and nothing is searched.
fn draw(answers: &[Action]) -> Option<Action> {
    first_by(answers, |answer| if let Action::Draw(stack) = answer { Some(stack) } else { None })
}

/// `RIV-332`: the topmost card that may be taken, of a searched stack or of the discard pile.
fn take_topmost(from_top: impl Iterator<Item = Card>, answers: &[Action]) -> Option<Action> {
    from_top.map(Action::Take).find(|take| answers.contains(take))
}

/// Ruling: the region stack has no order that would tell its top, so the Scout picks the first region by the id of the data file, as
/// ties between cards are broken (`RIV-331`).
fn pick_region(answers: &[Action]) -> Option<Action> {
    first_by(answers, |answer| if let Action::Pick(region) = answer { Some(region.data().id) } else { None })
}

/// Ruling: Relocation swaps regions if it can, each the first one allowed in the order of places (`RIV-329`); otherwise expansions, the
/// ones that would be given up first (`RIV-331`).
fn relocate(answers: &[Action]) -> Option<Action> {
    let region = first_by(answers, |answer| if let Action::ChoosePlace(place) = answer { Some(place) } else { None });
    region.or_else(|| give_up(answers))
}

/// Ruling: the Doctor visits the Bath House that brings most units; of equal ones the first in the order of sites (`RIV-331`).
fn visit(land: &Principality, answers: &[Action]) -> Option<Action> {
    let with_room = land.places().without(land.full());
    first_by(answers, |answer| {
        let Action::Choose(site, _) = answer else { return None };
        Some((Reverse(Sites::only(site).beside().and(with_room).len()), site))
    })
}

/// The answer with the smallest key; answers of other kinds have none.
fn first_by<K: Ord>(answers: &[Action], key: impl Fn(Action) -> Option<K>) -> Option<Action> {
    let ranked = answers.iter().filter_map(|&answer| key(answer).map(|key| (key, answer)));
    ranked.min_by(|(key, _), (other, _)| key.cmp(other)).map(|(_, answer)| answer)
}
