//! The trade deck (section 1.21), and the merchant (section 1.16).

use steading_game::{Journal, Seat};

use super::super::{Action, Event, Frame};
use super::politics::by_points;
use super::{Card, Progress, has_cards, list_plain, needs_effect, opponents, points};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::{building, domestic, maritime, production, turn};
use crate::cards::{Cards, Good, GoodSet};
use crate::event::Event as AnyEvent;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::layout::pips;
use crate::places::Hex;
use crate::rule;
use crate::state::{State, at};

/// `CK-286`: the merchant comes to a hex beside an own building: a point, and two for one of what the hex yields.
#[derive(Clone, Copy)]
pub struct Merchant(pub Hex);

/// `CK-216`: what the merchant counts.
pub const MERCHANT_POINTS: i8 = 1;

impl Merchant {
    /// The hexes where the merchant would change something: beside a building of the seat, and not where it is the seat's already.
    fn goals(game: &Island, state: &State, seat: Seat) -> impl Iterator<Item = Hex> + Clone {
        let merchant = state.public.modules.cities_and_knights.merchant;
        let may_go = move |hex: &Hex| state.public.harvest[hex.index()].of(seat) != 0 && merchant != Some((*hex, seat));
        game.topology.land.iter().filter(may_go)
    }
}

impl Progress for Merchant {
    /// `CK-213`, `CK-220`, `CK-368`: beside an own building, and not where one's own merchant stands already.
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let goals = Merchant::goals(game, state, seat);
        needs_effect(goals.clone().next().is_some(), Card::Merchant, rule::CK_061)?;
        if !game.topology.has_cell(self.0) {
            return refuse(Code::UnknownPlace, rule::BASE_236, Detail::None);
        }
        let is_own = state.public.modules.cities_and_knights.merchant == Some((self.0, seat));
        needs_effect(!is_own, Card::Merchant, rule::CK_322)?;
        if goals.into_iter().any(|hex| hex == self.0) {
            return Ok(());
        }
        refuse(Code::NoBuildingThere, rule::CK_213, Detail::Hex(self.0))
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        Merchant::goals(game, state, seat).for_each(|hex| offer(Merchant(hex)));
    }

    fn play(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        let before = state.public.modules.cities_and_knights.merchant.replace((self.0, seat));
        if let Some((_, former)) = before {
            state.public.open_points[at(former)] -= MERCHANT_POINTS;
            maritime::rates_changed(game, state, former);
        }
        state.public.open_points[at(seat)] += MERCHANT_POINTS;
        maritime::rates_changed(game, state, seat);
        journal.note(Event::Merchant(seat, self.0).into());
    }

    /// The hex with most pips of its number.
    fn preference(self, game: &Island, state: &State, _: Seat) -> (i32, i32) {
        let numbers = production::numbers_on(game, &state.public, self.0);
        (-numbers.map(|number| i32::from(pips(number))).sum::<i32>(), 0)
    }
}

/// `CK-287`: this turn each opponent may be offered a resource for a commodity of theirs, once.
#[derive(Clone, Copy)]
pub struct CommercialHarbour;

impl Progress for CommercialHarbour {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let is_open = state.public.modules.cities_and_knights.harbour;
        let mut partners = opponents(game, seat, |other| has_cards(state, other));
        // `CK-323`: a second one in a turn would add no offer.
        needs_effect(!is_open && partners.next().is_some(), Card::CommercialHarbour, rule::CK_061)
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        list_plain(CommercialHarbour, game, state, seat, offer);
    }

    fn play(self, _: &Island, state: &mut State, _: Seat, _: &mut impl Journal<AnyEvent>) {
        state.public.modules.cities_and_knights.harbour = true;
    }
}

/// `CK-289`, `CK-290`, `CK-311`, `CK-368`: an offer to an opponent with cards to whom none was made this turn.
pub fn check_exchange(game: &Island, state: &State, seat: Seat, partner: Seat, resource: Good) -> Result<(), Illegal> {
    turn::check_rolled(state)?;
    let public = &state.public.modules.cities_and_knights;
    if !public.harbour {
        return refuse(Code::CardNotOpen, rule::CK_289, Detail::Word(Card::CommercialHarbour.name()));
    }
    if !game.seats.without(seat).contains(partner) || !has_cards(state, partner) {
        let victims = opponents(game, seat, |other| has_cards(state, other)).collect();
        return refuse(Code::NotAVictim, rule::CK_334, Detail::Victims(victims));
    }
    if public.offered.contains(partner) {
        return refuse(Code::AlreadyExchanged, rule::CK_311, Detail::Side(partner));
    }
    maritime::check_resource(resource, rule::CK_290)?;
    building::check_price_of(state, seat, Cards::one(resource), rule::CK_290)
}

/// `CK-288`, `CK-334`: a partner with commodities is asked for one; that there is none is told.
pub fn exchange(state: &mut State, seat: Seat, partner: Seat, resource: Good, journal: &mut impl Journal<AnyEvent>) {
    let public = &mut state.public.modules.cities_and_knights;
    public.offered = public.offered.with(partner);
    if state.private[at(partner)].hand.among(GoodSet::COMMODITIES).is_empty() {
        return journal.note(Event::Exchanged { active: seat, partner, gave: resource, got: None }.into());
    }
    state.public.frames.push(Frame::Exchange(partner, resource).into());
}

/// `CK-287`: a commodity that the partner holds.
pub fn check_hand_over(state: &State, partner: Seat, commodity: Good) -> Result<(), Illegal> {
    let is_held = state.private[at(partner)].hand.has(commodity);
    let why = if commodity.is_resource() { "no-commodity" } else { "not-held" };
    if is_held && !commodity.is_resource() {
        return Ok(());
    }
    refuse(Code::NotAChoice, rule::CK_287, Detail::Why(why, About::Good(commodity)))
}

/// The cards change hands, for all to see.
pub fn hand_over(
    state: &mut State,
    partner: Seat,
    resource: Good,
    commodity: Good,
    journal: &mut impl Journal<AnyEvent>,
) {
    state.public.frames.pop();
    let seat = state.public.turn;
    let (given, got) = (Cards::one(resource), Cards::one(commodity));
    let hand = &mut state.private[at(seat)].hand;
    *hand = *hand - given + got;
    let hand = &mut state.private[at(partner)].hand;
    *hand = *hand - got + given;
    journal.note(Event::Exchanged { active: seat, partner, gave: resource, got: Some(commodity) }.into());
    domestic::lapse(state, journal);
}

/// Lists the offers that the player on turn may make.
pub fn list_exchanges(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let offered = state.public.modules.cities_and_knights.offered;
    let resources = state.private[at(seat)].hand.among(GoodSet::RESOURCES);
    for partner in opponents(game, seat, |other| has_cards(state, other) && !offered.contains(other)) {
        out.extend(resources.kinds().map(|resource| AnyAction::from(Action::Exchange(partner, resource))));
    }
}

/// `CK-292`, `CK-293`: until the end of the turn the bank takes two of the named kind for one.
#[derive(Clone, Copy)]
pub struct MerchantFleet(pub Good);

impl Progress for MerchantFleet {
    fn check(self, game: &Island, state: &State, _: Seat) -> Result<(), Illegal> {
        let is_served = state.public.modules.cities_and_knights.fleet.has(self.0);
        needs_effect(!is_served && game.rules.goods.contains(self.0), Card::MerchantFleet, rule::CK_061)
    }

    fn list(game: &Island, state: &State, _: Seat, offer: &mut impl FnMut(Self)) {
        let served = state.public.modules.cities_and_knights.fleet;
        game.rules.goods.iter().filter(|&kind| !served.has(kind)).for_each(|kind| offer(MerchantFleet(kind)));
    }

    fn play(self, game: &Island, state: &mut State, seat: Seat, _: &mut impl Journal<AnyEvent>) {
        state.public.modules.cities_and_knights.fleet += Cards::one(self.0);
        maritime::rates_changed(game, state, seat);
    }

    /// The kind held most.
    fn preference(self, _: &Island, state: &State, seat: Seat) -> (i32, i32) {
        (-i32::from(state.private[at(seat)].hand.count(self.0)), 0)
    }
}

/// `CK-295`: cards that a Master Merchant takes.
pub const TAKEN: u16 = 2;

/// `CK-295`: sees the hand of an opponent with more points and takes two cards.
#[derive(Clone, Copy)]
pub struct MasterMerchant(pub Seat);

impl Progress for MasterMerchant {
    /// `CK-368`: more points, then a card to take.
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        let is_ahead = |other: Seat| points(state, other) > points(state, seat);
        let victims = opponents(game, seat, |other| is_ahead(other) && has_cards(state, other));
        needs_effect(victims.clone().next().is_some(), Card::MasterMerchant, rule::CK_061)?;
        if !game.seats.contains(self.0) {
            return refuse(Code::NotAVictim, rule::CK_295, Detail::Victims(victims.collect()));
        }
        if !is_ahead(self.0) {
            let detail = Detail::Points { held: points(state, self.0), needed: points(state, seat) + 1 };
            return refuse(Code::VpNotHigher, rule::CK_295, detail);
        }
        if !has_cards(state, self.0) {
            return refuse(Code::NotAVictim, rule::CK_295, Detail::Victims(victims.collect()));
        }
        Ok(())
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        let is_victim = |other: Seat| points(state, other) > points(state, seat) && has_cards(state, other);
        opponents(game, seat, is_victim).for_each(|victim| offer(MasterMerchant(victim)));
    }

    fn play(self, _: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        let hand = state.private[at(self.0)].hand;
        journal.note(Event::SawHand { seer: seat, whose: self.0, hand: Some(hand.into()) }.into());
        let count = hand.total().min(TAKEN) as u8;
        state.public.frames.push(Frame::Master(self.0, count).into());
    }

    /// The one with most cards, then with most points.
    fn preference(self, game: &Island, state: &State, seat: Seat) -> (i32, i32) {
        let cards = i32::from(state.private[at(self.0)].hand.total());
        (-cards, by_points(game, state, seat, self.0))
    }
}

/// `CK-335`: so many cards, and all of them in the hand that is seen.
pub fn check_take(state: &State, victim: Seat, count: u8, cards: Cards) -> Result<(), Illegal> {
    let hand = state.private[at(victim)].hand;
    if cards.total() == u16::from(count) && hand.covers(cards) {
        return Ok(());
    }
    refuse(Code::NotAChoice, rule::CK_335, Detail::Why("not-in-that-hand", About::Short(hand.shortfall(cards))))
}

/// `CK-310`: only the two know what was taken.
pub fn take_goods(state: &mut State, victim: Seat, cards: Cards, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    give(state, victim, state.public.turn, cards, journal);
}

/// Cards go from hand to hand unseen by the others, and the giver's offers lapse (`CK-325`).
pub fn give(state: &mut State, giver: Seat, receiver: Seat, cards: Cards, journal: &mut impl Journal<AnyEvent>) {
    state.private[at(giver)].hand -= cards;
    state.private[at(receiver)].hand += cards;
    journal.note(Event::Gave { giver, receiver, count: cards.total() as u8, cards: Some(cards.into()) }.into());
    domestic::drop_offers_of(state, giver, journal);
}

/// `CK-297`: everybody who has the named commodity gives one.
#[derive(Clone, Copy)]
pub struct TradeMonopoly(pub Good);

impl Progress for TradeMonopoly {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        check_monopoly(game, state, seat, Card::TradeMonopoly)?;
        if !self.0.is_resource() {
            return Ok(());
        }
        refuse(Code::NotAChoice, rule::CK_297, Detail::Why("no-commodity", About::Good(self.0)))
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        if check_monopoly(game, state, seat, Card::TradeMonopoly).is_ok() {
            GoodSet::COMMODITIES.iter().for_each(|kind| offer(TradeMonopoly(kind)));
        }
    }

    fn play(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        collect(game, state, seat, self.0, 1, journal);
    }

    /// The kind held least.
    fn preference(self, _: &Island, state: &State, seat: Seat) -> (i32, i32) {
        (i32::from(state.private[at(seat)].hand.count(self.0)), 0)
    }
}

/// `CK-298`: everybody gives two of the named resource, or what they have of it.
#[derive(Clone, Copy)]
pub struct ResourceMonopoly(pub Good);

impl Progress for ResourceMonopoly {
    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        check_monopoly(game, state, seat, Card::ResourceMonopoly)?;
        maritime::check_resource(self.0, rule::CK_298)
    }

    fn list(game: &Island, state: &State, seat: Seat, offer: &mut impl FnMut(Self)) {
        if check_monopoly(game, state, seat, Card::ResourceMonopoly).is_ok() {
            GoodSet::RESOURCES.iter().for_each(|kind| offer(ResourceMonopoly(kind)));
        }
    }

    fn play(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        collect(game, state, seat, self.0, 2, journal);
    }

    /// The kind held least.
    fn preference(self, _: &Island, state: &State, seat: Seat) -> (i32, i32) {
        (i32::from(state.private[at(seat)].hand.count(self.0)), 0)
    }
}

/// `CK-305`, `CK-324`: somebody holds a card; of which kind is not asked.
fn check_monopoly(game: &Island, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    needs_effect(opponents(game, seat, |other| has_cards(state, other)).next().is_some(), card, rule::CK_061)
}

/// Everybody gives up to so many cards of a kind, openly (`CK-310`).
fn collect(game: &Island, state: &mut State, seat: Seat, kind: Good, most: u8, journal: &mut impl Journal<AnyEvent>) {
    for giver in game.seats.without(seat).iter() {
        let count = state.private[at(giver)].hand.count(kind).min(most);
        if count > 0 {
            state.private[at(giver)].hand -= Cards::of(kind, count);
            state.private[at(seat)].hand += Cards::of(kind, count);
            journal.note(AnyEvent::Monopolised { taker: seat, giver, resource: kind, count });
        }
    }
    domestic::lapse(state, journal);
}
