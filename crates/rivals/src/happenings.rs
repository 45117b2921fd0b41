//! Event cards (section 9 of the catalogue), and Sebastian, who turns some of them away.
//!
//! Who decides what, and in which order: `RIV-263`–`RIV-267`. Where both players gain or decide, the active player is done before
//! the other begins (`RIV-098`).

use steading_game::{Journal, RuleId, Seat};

use crate::Rivals;
use crate::action::Action;
use crate::cards::{Card, EventCard, Happening, Title};
use crate::event::Event;
use crate::frame::{Frame, Spot};
use crate::goods::{Goods, Kinds, Resource};
use crate::grid::{PLACE_COUNT, Place, Sites};
use crate::hidden::other;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::principality::Principality;
use crate::removal;
use crate::rule;
use crate::stacks::Stack;
use crate::state::State;
use crate::units;

/// `RIV-102`: hand cards that leave at Fraternal Feuds.
const FRATERNAL_CARDS: usize = 2;
/// `RIV-104`: buildings named at a Feud.
const FEUD_BUILDINGS: u8 = 3;
/// `RIV-106`: the most units an Invention brings.
const INVENTION_MAX: u8 = 2;
/// `RIV-108`: resources a Traveling Merchant sells to each player.
const PURCHASES_MAX: u8 = 2;

/// An event card is turned over. Yule is used up by rebuilding the deck, and the next card follows at once (`RIV-099`).
pub fn reveal(state: &mut State, card: EventCard, journal: &mut impl Journal<Event>) {
    journal.note(Event::Revealed(card));
    state.public.events.reveal(card);
    if card.data().happening == Happening::Yule {
        journal.note(Event::Reshuffled);
    } else {
        state.public.frames.replace(Frame::Happening(card));
    }
}

/// What the card says.
pub fn happen(game: &Rivals, state: &mut State, card: EventCard, journal: &mut impl Journal<Event>) {
    match card.data().happening {
        // Never comes here: see `reveal`.
        Happening::Yule => {}
        Happening::YearOfPlenty => year_of_plenty(state, journal),
        Happening::FraternalFeuds | Happening::Feud => strike(game, state, card.data().happening, journal),
        Happening::Invention => grant_each(state, Kinds::ANY, inventions),
        Happening::TradeShipsRace => race(state),
        Happening::TravelingMerchant => {
            for seat in [other(state.public.turn), state.public.turn] {
                state.public.frames.push(Frame::BuyForGold(seat, PURCHASES_MAX));
            }
        }
        Happening::GiftForThePrince => grant_each(state, Kinds::only(Resource::Gold), fighters),
        Happening::Riots => {
            for seat in [other(state.public.turn), state.public.turn] {
                if is_hit_by_riots(state, seat) {
                    state.public.frames.push(Frame::Riots(seat));
                }
            }
        }
        Happening::Plague => plague(state, journal),
    }
}

// Events that strike both alike.

/// Each player gains as many units as his principality is worth, the active player first.
fn grant_each(state: &mut State, kinds: Kinds, worth: fn(&Principality) -> u8) {
    for seat in [other(state.public.turn), state.public.turn] {
        let count = worth(state.public.land(seat));
        units::grant(state, seat, count, kinds);
    }
}

/// `RIV-101`: each region gains a unit for every Storehouse and Abbey beside it.
fn year_of_plenty(state: &mut State, journal: &mut impl Journal<Event>) {
    for seat in [state.public.turn, other(state.public.turn)] {
        let mut gains = [0u8; PLACE_COUNT];
        for (site, card) in state.public.land(seat).expansions() {
            if matches!(card.title(), Title::Storehouse | Title::Abbey) {
                Sites::only(site).beside().iter().for_each(|place| gains[place.index()] += 1);
            }
        }
        for (index, gain) in gains.into_iter().enumerate() {
            let place = Place(index as u8);
            let Some(kind) = state.public.land(seat).kind_at(place) else { continue };
            for _ in 0..gain {
                // `RIV-029`: what finds no room is lost.
                if !state.public.land(seat).full().contains(place) {
                    units::store(state, seat, place, kind, journal);
                }
            }
        }
    }
}

/// `RIV-106`: a unit for each building with a progress symbol, up to two.
fn inventions(land: &Principality) -> u8 {
    let is_inventive = |card: Card| card.kind().is_building() && card.data().symbols.progress > 0;
    (land.expansions().filter(|&(_, card)| is_inventive(card)).count() as u8).min(INVENTION_MAX)
}

/// `RIV-110`: a gold for each unit with strength; buildings with strength do not count.
fn fighters(land: &Principality) -> u8 {
    let is_fighter = |card: Card| card.kind().is_unit() && card.data().symbols.strength > 0;
    land.expansions().filter(|&(_, card)| is_fighter(card)).count() as u8
}

/// `RIV-107`: a unit for the player with more trade ships, or for both.
fn race(state: &mut State) {
    let ships = [0, 1].map(|seat| state.public.lands[seat].trade_ships());
    for seat in [other(state.public.turn), state.public.turn] {
        let (own, others) = (ships[seat.index()], ships[other(seat).index()]);
        units::grant(state, seat, u8::from(own > 0 && own >= others), Kinds::ANY);
    }
}

/// `RIV-114`: regions beside a city lose a unit each, unless a Bath House of a city beside them protects them (`RIV-236`). Then the
/// Pharmacies give (`RIV-115`).
fn plague(state: &mut State, journal: &mut impl Journal<Event>) {
    for seat in [state.public.turn, other(state.public.turn)] {
        let land = state.public.land_mut(seat);
        let baths = land.sites_of(Title::BathHouse).iter().fold(Sites::NONE, |all, site| all.or(site.column().sites()));
        let sick = land.cities.sites().beside().without(baths.beside()).and(land.filled());
        for place in sick.iter() {
            let Some(kind) = land.kind_at(place) else { continue };
            land.unstore(place, kind);
            journal.note(Event::Sickened(seat, place));
        }
    }
    grant_each(state, Kinds::ANY, |land| land.count(Title::Pharmacy));
}

// Feuds.

/// `RIV-102`, `RIV-104`: the holder of the strength advantage strikes the other, who may answer with Sebastian before anything is
/// named or seen (`RIV-210`). Who has nothing to lose is not asked.
fn strike(game: &Rivals, state: &mut State, happening: Happening, journal: &mut impl Journal<Event>) {
    let Some(holder) = state.public.hero_token else { return };
    let victim = other(holder);
    let has_nothing = match happening {
        Happening::Feud => buildings(state.public.land(victim)).next().is_none(),
        _ => state.hidden.hands[victim.index()].is_empty(),
    };
    if has_nothing {
        return;
    }
    if check_sebastian(state, victim).is_ok() {
        state.public.frames.push(Frame::Sebastian(victim, happening));
    } else {
        go_on(game, state, victim, happening, journal);
    }
}

/// The feud that Sebastian did not turn away.
fn go_on(game: &Rivals, state: &mut State, victim: Seat, happening: Happening, journal: &mut impl Journal<Event>) {
    let holder = other(victim);
    if happening == Happening::Feud {
        state.public.frames.push(Frame::FeudReturn(victim));
        if buildings(state.public.land(victim)).count() > usize::from(FEUD_BUILDINGS) {
            state.public.frames.push(Frame::FeudName(holder, FEUD_BUILDINGS));
        }
    } else {
        state.hidden.see_hand(&game.rules, holder);
        journal.note(Event::SawHand(holder));
        let count = state.hidden.hands[victim.index()].len().min(FRATERNAL_CARDS) as u8;
        state.public.frames.push(Frame::Fraternal(holder, count));
    }
}

/// `RIV-105`: what a Feud can strike; a Parish Hall under a Town Hall is not among the expansions.
fn buildings(land: &Principality) -> impl Iterator<Item = Spot> {
    spots(land).filter(|spot| spot.card.kind().is_building())
}

fn spots(land: &Principality) -> impl Iterator<Item = Spot> {
    land.expansions().map(|(site, card)| Spot { site, card })
}

/// Each different spot once; equal cards of a site follow each other.
fn once(spots: impl Iterator<Item = Spot>) -> impl Iterator<Item = Spot> {
    let mut last = None;
    spots.filter(move |&spot| last.replace(spot) != Some(spot))
}

/// `RIV-104`: three different cards are named. Of two equal ones on a site each can be named.
fn is_nameable(state: &State, victim: Seat, spot: Spot) -> bool {
    let lying = spots(state.public.land(victim)).filter(|&other| other == spot).count();
    state.public.named.iter().flatten().filter(|&&named| named == spot).count() < lying
}

/// `RIV-104`: the victim returns one of the named buildings, or any where too few lie to name three.
fn is_returnable(state: &State, spot: Spot) -> bool {
    state.public.named == [None; 3] || state.public.named.contains(&Some(spot))
}

fn name_building(state: &mut State, holder: Seat, left: u8, spot: Spot, journal: &mut impl Journal<Event>) {
    let named = &mut state.public.named;
    if let Some(free) = named.iter_mut().find(|named| named.is_none()) {
        *free = Some(spot);
    }
    // Sorted, empty places last, so that the order of naming does not matter.
    named.sort_unstable_by_key(|spot| (spot.is_none(), *spot));
    journal.note(Event::NamedBuilding(holder, spot));
    if left > 1 {
        state.public.frames.replace(Frame::FeudName(holder, left - 1));
    } else {
        state.public.frames.pop();
    }
}

/// The cards the holder can still put away: the whole hand, but for the one he has set aside.
fn fraternal_cards(state: &State, victim: Seat, aside: Option<Card>) -> impl Iterator<Item = Card> {
    let hand = &state.hidden.hands[victim.index()];
    hand.kinds().filter(move |&card| {
        let copies = hand.as_slice().iter().filter(|&&held| held == card).count();
        copies > usize::from(aside == Some(card))
    })
}

/// `RIV-102`: the holder chooses a card. The first of two waits until the second is chosen, since their owner may not learn which
/// card lies under which stack (`RIV-312`).
fn put_away(
    game: &Rivals,
    state: &mut State,
    frame: Frame,
    card: Card,
    stack: Stack,
    journal: &mut impl Journal<Event>,
) {
    match frame {
        Frame::Fraternal(holder, 2) => state.public.frames.replace(Frame::FraternalSecond(holder, card, stack)),
        Frame::FraternalSecond(holder, first, first_stack) => {
            state.public.frames.pop();
            // Backs and equal cards tell the victim what lies where.
            let is_plain = first.set() != card.set() || first == card;
            put_one_away(game, state, holder, (first, first_stack), is_plain, journal);
            put_one_away(game, state, holder, (card, stack), is_plain, journal);
        }
        Frame::Fraternal(holder, _) => {
            state.public.frames.pop();
            put_one_away(game, state, holder, (card, stack), true, journal);
        }
        _ => debug_assert!(false, "checked before"),
    }
}

fn put_one_away(
    game: &Rivals,
    state: &mut State,
    holder: Seat,
    (card, stack): (Card, Stack),
    is_plain: bool,
    journal: &mut impl Journal<Event>,
) {
    state.hidden.put_victims_under(&game.rules, holder, card, stack, is_plain);
    if card.title() == Title::Sebastian {
        state.hidden.sebastian_waits[other(holder).index()] = false;
    }
    journal.note(Event::PutVictimsUnder(holder, stack, Some(card)));
}

// Riots.

/// `RIV-111`: units that riot, those with a strength or commerce symbol.
fn rioters(land: &Principality) -> impl Iterator<Item = Spot> {
    spots(land).filter(|spot| is_rioter(spot.card))
}

fn is_rioter(card: Card) -> bool {
    let symbols = card.data().symbols;
    card.kind().is_unit() && symbols.strength + symbols.commerce > 0
}

/// `RIV-111`: one gold for one or two units, two for more.
fn riot_price(land: &Principality) -> Goods {
    let price = if rioters(land).count() > 2 { 2 } else { 1 };
    Goods::of(Resource::Gold, price)
}

/// `RIV-111`, `RIV-113`, `RIV-224`: who has such units and no Chapel for the number of the turn.
fn is_hit_by_riots(state: &State, seat: Seat) -> bool {
    let land = state.public.land(seat);
    let chapel = if state.public.number <= 3 { Title::Chapel13 } else { Title::Chapel46 };
    !land.has(chapel) && rioters(land).next().is_some()
}

/// Whether the others must think it possible that the seat holds Sebastian. Then Riots are asked even of a seat with a single
/// answer: that it is asked must not tell what it holds (`RIV-278`).
fn may_hold_sebastian(game: &Rivals, state: &State, seat: Seat) -> bool {
    game.rules.copies(Card::TurmoilSebastian) > 0
        && !state.hidden.hands[seat.index()].is_empty()
        && !state.public.discard.as_slice().contains(&Card::TurmoilSebastian)
}

// Sebastian.

/// `RIV-208`, `RIV-310`: he is held, and was not drawn at the end of the last own turn.
fn check_sebastian(state: &State, seat: Seat) -> Result<(), Illegal> {
    let card = Card::TurmoilSebastian;
    if !state.hidden.hands[seat.index()].contains(card) {
        return refuse(Code::NoSuchCard, rule::RIV_208, Detail::Card(card));
    }
    if state.hidden.sebastian_waits[seat.index()] {
        return refuse(Code::CardTiming, rule::RIV_310, Detail::Card(card));
    }
    Ok(())
}

/// `RIV-208`: the event does nothing to the seat, and he goes to the discard pile.
fn play_sebastian(game: &Rivals, state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    state.public.frames.pop();
    state.hidden.play(&game.rules, seat, Card::TurmoilSebastian);
    journal.note(Event::Played(seat, Card::TurmoilSebastian));
    state.public.discard.push(Card::TurmoilSebastian);
}

// Questions.

/// Tells every answer to the question, each once.
fn each_answer(game: &Rivals, state: &State, frame: Frame, tell: &mut impl FnMut(Action)) {
    let choose = |spot: Spot| Action::Choose(spot.site, spot.card);
    match frame {
        Frame::BuyForGold(seat, _) => {
            goods_for_sale(state, seat).iter().map(Action::Name).for_each(&mut *tell);
            tell(Action::Pass);
        }
        Frame::Sebastian(seat, _) => {
            if check_sebastian(state, seat).is_ok() {
                tell(Action::Sebastian);
            }
            tell(Action::Pass);
        }
        Frame::FeudName(holder, _) => {
            let victim = other(holder);
            let nameable = buildings(state.public.land(victim)).filter(|&spot| is_nameable(state, victim, spot));
            once(nameable).map(choose).for_each(tell);
        }
        Frame::FeudReturn(victim) => {
            let returnable = buildings(state.public.land(victim)).filter(|&spot| is_returnable(state, spot));
            once(returnable).map(choose).for_each(tell);
        }
        Frame::Fraternal(holder, _) | Frame::FraternalSecond(holder, ..) => {
            for card in fraternal_cards(state, other(holder), aside(frame)) {
                game.rules.stacks_of(card.set()).map(|stack| Action::PutUnder(card, stack)).for_each(&mut *tell);
            }
        }
        Frame::Riots(seat) => {
            let land = state.public.land(seat);
            if land.stock().covers(riot_price(land)) {
                tell(Action::PayRiots);
            }
            once(rioters(land)).map(choose).for_each(&mut *tell);
            if check_sebastian(state, seat).is_ok() {
                tell(Action::Sebastian);
            }
        }
        _ => {}
    }
}

/// The card that the holder has set aside at Fraternal Feuds.
fn aside(frame: Frame) -> Option<Card> {
    if let Frame::FraternalSecond(_, card, _) = frame { Some(card) } else { None }
}

/// `RIV-109`: what a seat can buy: anything but gold that fits, as long as there is gold.
fn goods_for_sale(state: &State, seat: Seat) -> Kinds {
    let land = state.public.land(seat);
    if land.stock().count(Resource::Gold) == 0 {
        return Kinds::NONE;
    }
    land.room().kinds().without(Resource::Gold)
}

/// `RIV-326`: skips a question without an answer, and answers one with a single answer. A purchase may be declined, so it is asked
/// as soon as there is anything to buy; Riots are asked where an answer could be secret.
pub fn settle(game: &Rivals, state: &mut State, frame: Frame, journal: &mut impl Journal<Event>) -> bool {
    if matches!(frame, Frame::Riots(seat) if may_hold_sebastian(game, state, seat)) {
        return false;
    }
    let (mut only, mut count) = (None, 0);
    each_answer(game, state, frame, &mut |action| {
        only = Some(action);
        count += 1;
    });
    match only {
        None | Some(Action::Pass) if count <= 1 => state.public.frames.pop(),
        Some(action) if count == 1 => answer(game, state, frame, action, journal),
        _ => return false,
    }
    true
}

/// Lists the answers.
pub fn list(game: &Rivals, state: &State, frame: Frame, out: &mut Vec<Action>) {
    each_answer(game, state, frame, &mut |action| out.push(action));
}

/// Whether the answer is one.
pub fn check(game: &Rivals, state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    match (frame, action) {
        (Frame::BuyForGold(..) | Frame::Sebastian(..), Action::Pass) => Ok(()),
        (Frame::BuyForGold(seat, _), Action::Name(kind)) => check_purchase(state, seat, kind),
        (Frame::Sebastian(seat, _) | Frame::Riots(seat), Action::Sebastian) => check_sebastian(state, seat),
        (Frame::FeudName(holder, _), Action::Choose(site, card)) => {
            let (victim, spot) = (other(holder), Spot { site, card });
            check_building(state, victim, spot)?;
            if is_nameable(state, victim, spot) {
                Ok(())
            } else {
                not_such_a_card(rule::RIV_104, "named-already", card)
            }
        }
        (Frame::FeudReturn(victim), Action::Choose(site, card)) => {
            let spot = Spot { site, card };
            check_building(state, victim, spot)?;
            if is_returnable(state, spot) { Ok(()) } else { not_such_a_card(rule::RIV_104, "not-named", card) }
        }
        (Frame::Fraternal(holder, _) | Frame::FraternalSecond(holder, ..), Action::PutUnder(card, stack)) => {
            if !fraternal_cards(state, other(holder), aside(frame)).any(|held| held == card) {
                return refuse(Code::NoSuchCard, rule::RIV_102, Detail::Card(card));
            }
            removal::check_back(game, card, stack)
        }
        (Frame::Riots(seat), Action::PayRiots) => {
            check_gold(state, seat, riot_price(state.public.land(seat)), rule::RIV_111)
        }
        (Frame::Riots(seat), Action::Choose(site, card)) => {
            check_lies(state, seat, Spot { site, card }, rule::RIV_111)?;
            if is_rioter(card) { Ok(()) } else { not_such_a_card(rule::RIV_111, "no-rioter", card) }
        }
        _ => not_a_choice(rule::RIV_326, frame),
    }
}

fn not_a_choice(rule: RuleId, frame: Frame) -> Result<(), Illegal> {
    refuse(Code::NotAChoice, rule, Detail::Word(frame.word()))
}

/// A card that the question is not about, and why.
fn not_such_a_card(rule: RuleId, why: &'static str, card: Card) -> Result<(), Illegal> {
    refuse(Code::NotAChoice, rule, Detail::Why(why, About::Card(card)))
}

/// `RIV-105`: a building that lies there.
fn check_building(state: &State, victim: Seat, spot: Spot) -> Result<(), Illegal> {
    check_lies(state, victim, spot, rule::RIV_104)?;
    if spot.card.kind().is_building() { Ok(()) } else { not_such_a_card(rule::RIV_105, "feud-building", spot.card) }
}

fn check_lies(state: &State, seat: Seat, spot: Spot, rule: RuleId) -> Result<(), Illegal> {
    if state.public.land(seat).has_at(spot.site, spot.card) {
        return Ok(());
    }
    refuse(Code::NotThere, rule, Detail::Spot(spot.site, spot.card))
}

/// `RIV-108`, `RIV-109`: a gold for a unit of another kind that fits.
fn check_purchase(state: &State, seat: Seat, kind: Resource) -> Result<(), Illegal> {
    check_gold(state, seat, Goods::one(Resource::Gold), rule::RIV_108)?;
    if kind == Resource::Gold {
        return refuse(Code::SameResource, rule::RIV_109, Detail::Resource(kind));
    }
    if state.public.land(seat).room().count(kind) == 0 {
        return refuse(Code::NoRoom, rule::RIV_109, Detail::Resource(kind));
    }
    Ok(())
}

fn check_gold(state: &State, seat: Seat, price: Goods, rule: RuleId) -> Result<(), Illegal> {
    let short = price.beyond(state.public.land(seat).stock());
    if short.is_empty() {
        return Ok(());
    }
    refuse(Code::CannotAfford, rule, Detail::Price { price, short })
}

/// Carries out an answer.
pub fn answer(game: &Rivals, state: &mut State, frame: Frame, action: Action, journal: &mut impl Journal<Event>) {
    match (frame, action) {
        (Frame::BuyForGold(seat, left), Action::Name(kind)) => buy(state, seat, left, kind),
        (Frame::BuyForGold(seat, _), _) => {
            state.public.frames.pop();
            journal.note(Event::Declined(seat));
        }
        (Frame::Sebastian(seat, _) | Frame::Riots(seat), Action::Sebastian) => {
            play_sebastian(game, state, seat, journal);
        }
        (Frame::Sebastian(victim, happening), _) => {
            state.public.frames.pop();
            journal.note(Event::KeptSebastian(victim));
            go_on(game, state, victim, happening, journal);
        }
        (Frame::FeudName(holder, left), Action::Choose(site, card)) => {
            name_building(state, holder, left, Spot { site, card }, journal);
        }
        (Frame::FeudReturn(seat) | Frame::Riots(seat), Action::Choose(site, card)) => {
            state.public.frames.pop();
            state.public.named = [None; 3];
            removal::send_back(game, state, seat, Spot { site, card }, journal);
        }
        (_, Action::PutUnder(card, stack)) => put_away(game, state, frame, card, stack, journal),
        (Frame::Riots(seat), Action::PayRiots) => {
            state.public.frames.pop();
            let price = riot_price(state.public.land(seat));
            units::owe(state, seat, price);
        }
        _ => debug_assert!(false, "checked before"),
    }
}

/// `RIV-108`: a gold is paid, then the bought unit is stored.
fn buy(state: &mut State, seat: Seat, left: u8, kind: Resource) {
    if left > 1 {
        state.public.frames.replace(Frame::BuyForGold(seat, left - 1));
    } else {
        state.public.frames.pop();
    }
    units::grant(state, seat, 1, Kinds::only(kind));
    units::owe(state, seat, Goods::one(Resource::Gold));
}
