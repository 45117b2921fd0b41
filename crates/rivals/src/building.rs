//! Building: expansions, the Gold Cache, roads, settlements, cities (sections 10 and 11 of the catalogue).

use steading_game::{Journal, Seat};

use crate::Rivals;
use crate::action::Action;
use crate::advantage;
use crate::cards::{CITY_COST, Card, Kind, ROAD_COST, Region, SETTLEMENT_COST, Title};
use crate::event::Event;
use crate::frame::{Frame, Spot};
use crate::goods::Goods;
use crate::grid::{Column, End, Half, Place, Site, Sites};
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::principality::Principality;
use crate::rule;
use crate::sets;
use crate::state::State;
use crate::units;

// Prices.

/// `RIV-119`: the price of an expansion, and how many units of it its owner saves (`RIV-214`, `RIV-237`).
pub fn price(land: &Principality, card: Card) -> (Goods, u8) {
    let data = card.data();
    let is_cheaper = match data.kind {
        Kind::Hero => land.has(Title::DrillGround),
        Kind::CityBuilding => land.has(Title::BuildingCrane) && data.cost.total() >= CRANE_FROM,
        _ => false,
    };
    (data.cost, u8::from(is_cheaper))
}

/// `RIV-237`: what the Building Crane makes cheaper.
const CRANE_FROM: u8 = 5;

fn check_price(land: &Principality, price: Goods, saved: u8, rule: steading_game::RuleId) -> Result<(), Illegal> {
    if land.stock().covers(price) {
        return Ok(());
    }
    let short = price.beyond(land.stock());
    if short.total() <= saved {
        return Ok(());
    }
    refuse(Code::CannotAfford, rule, Detail::Price { price, short })
}

// Expansions.

/// Lists the expansions that can be built, from the hand and from the face-up stack.
pub fn list_expansions(game: &Rivals, state: &State, seat: Seat, out: &mut Vec<Action>) {
    for card in state.hidden.hands[seat.index()].kinds() {
        if card.kind() == Kind::ExtraordinarySite {
            list_cache(state, seat, card, out);
        } else if card.kind().is_expansion() && check_card(state, seat, card).is_ok() {
            out.extend(free_sites(state.public.land(seat), card).iter().map(|site| Action::Build(card, site)));
        }
    }
    if let Some(card) = game.rules.face_up
        && state.public.face_up_left > 0
        && check_card(state, seat, card).is_ok()
    {
        out.extend(free_sites(state.public.land(seat), card).iter().map(|site| Action::BuildOpen(card, site)));
    }
}

/// `RIV-120`, `RIV-241`: where the card could go.
fn free_sites(land: &Principality, card: Card) -> Sites {
    if card.title() == Title::TownHall {
        return open_halls(land);
    }
    if card.data().is_red { land.free_sites().and(land.cities.sites()) } else { land.free_sites() }
}

/// `RIV-241`: an uncovered Parish Hall on a site of a city.
fn open_halls(land: &Principality) -> Sites {
    if land.has_covered_hall { Sites::NONE } else { land.sites_of(Title::ParishHall).and(land.cities.sites()) }
}

/// What does not depend on the site: requirement, one of a kind, price.
fn check_card(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let land = state.public.land(seat);
    if card.data().is_single && land.has(card.title()) {
        return refuse(Code::OneOnly, rule::RIV_121, Detail::Card(card));
    }
    sets::check_requirement(state, seat, card)?;
    let (cost, saved) = price(land, card);
    check_price(land, cost, saved, rule::RIV_119)
}

/// Whether an expansion can be built from the hand.
pub fn check_build(state: &State, seat: Seat, card: Card, site: Site) -> Result<(), Illegal> {
    if !state.hidden.hands[seat.index()].contains(card) {
        return refuse(Code::NoSuchCard, rule::RIV_117, Detail::Card(card));
    }
    check_expansion(state, seat, card, site)
}

/// `RIV-125`: the same for a card of the face-up stack.
pub fn check_build_open(game: &Rivals, state: &State, seat: Seat, card: Card, site: Site) -> Result<(), Illegal> {
    if game.rules.face_up != Some(card) {
        return refuse(Code::NotInPlay, rule::RIV_064, Detail::Word("face-up"));
    }
    if state.public.face_up_left == 0 {
        return refuse(Code::StackEmpty, rule::RIV_125, Detail::Stack("face-up"));
    }
    check_expansion(state, seat, card, site)
}

fn check_expansion(state: &State, seat: Seat, card: Card, site: Site) -> Result<(), Illegal> {
    if !card.kind().is_expansion() {
        return refuse(Code::NotPlayable, rule::RIV_120, Detail::Card(card));
    }
    let land = state.public.land(seat);
    let column = site.column();
    if !land.settled.contains(column) {
        return refuse(Code::NoSite, rule::RIV_120, Detail::Site(site));
    }
    if card.title() == Title::TownHall {
        if !open_halls(land).contains(site) {
            return refuse(Code::Requirement, rule::RIV_241, Detail::Needs(card, "parish-hall"));
        }
    } else {
        if card.data().is_red && !land.is_city(column) {
            return refuse(Code::CityOnly, rule::RIV_120, Detail::Spot(site, card));
        }
        if !land.free_sites().contains(site) {
            return refuse(Code::SiteFull, rule::RIV_120, Detail::Site(site));
        }
    }
    check_card(state, seat, card)
}

/// `RIV-334`: the price is owed, then the card is placed.
pub fn build(game: &Rivals, state: &mut State, seat: Seat, spot: Spot, from_open: bool) {
    if from_open {
        state.public.face_up_left -= 1;
    } else {
        state.hidden.play(&game.rules, seat, spot.card);
    }
    let (cost, saved) = price(state.public.land(seat), spot.card);
    state.public.frames.push(Frame::Place(seat, spot));
    units::owe_less(state, seat, cost, saved);
}

/// A paid expansion is placed, and what it does when built begins (`RIV-126`, `RIV-316`).
pub fn place(state: &mut State, seat: Seat, spot: Spot, journal: &mut impl Journal<Event>) {
    let land = state.public.land_mut(seat);
    if spot.card.title() == Title::TownHall {
        land.cover_hall(spot.site, spot.card);
    } else {
        land.place(spot.site, spot.card);
    }
    journal.note(Event::Built(seat, spot));
    advantage::update(state, journal);
    sets::when_built(state, seat, spot);
}

// The Gold Cache.

fn list_cache(state: &State, seat: Seat, card: Card, out: &mut Vec<Action>) {
    if sets::gold::check_cache(state, seat, card).is_ok() {
        out.extend(regions(state.public.land(seat)).map(Action::OpenCache));
    }
}

fn regions(land: &Principality) -> impl Iterator<Item = Place> {
    land.places().iter().filter(|place| place.is_region())
}

/// `RIV-188`, `RIV-023`: beside any own region, with a hero who has strength.
pub fn check_cache(state: &State, seat: Seat, place: Place) -> Result<(), Illegal> {
    let card = Card::GoldGoldCache;
    if !state.hidden.hands[seat.index()].contains(card) {
        return refuse(Code::NoSuchCard, rule::RIV_117, Detail::Card(card));
    }
    if state.public.land(seat).region(place).is_none() {
        return refuse(Code::NoRegion, rule::RIV_023, Detail::Place(place));
    }
    sets::gold::check_cache(state, seat, card)
}

/// The Gold Cache is placed; it is free.
pub fn open_cache(game: &Rivals, state: &mut State, seat: Seat, place: Place, journal: &mut impl Journal<Event>) {
    state.hidden.play(&game.rules, seat, Card::GoldGoldCache);
    state.public.land_mut(seat).open_cache(place, 0);
    journal.note(Event::CacheOpened(seat, place));
}

// Centre cards.

/// Lists roads, settlements and cities that can be built.
pub fn list_centre(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let land = state.public.land(seat);
    if land.stock().covers(ROAD_COST) {
        let ends = End::ALL.into_iter().filter(|&end| check_road(state, seat, end).is_ok());
        out.extend(ends.map(Action::LayRoad));
    }
    if land.stock().covers(SETTLEMENT_COST) {
        let has_scout = holds_scout(state, seat);
        for end in End::ALL.into_iter().filter(|&end| check_settlement(state, seat, end, false).is_ok()) {
            out.push(Action::Settle { end, scout: false });
            if has_scout {
                out.push(Action::Settle { end, scout: true });
            }
        }
    }
    if land.stock().covers(CITY_COST) && state.public.cities_left > 0 {
        out.extend(land.settled.without(land.cities).iter().map(Action::FoundCity));
    }
}

fn holds_scout(state: &State, seat: Seat) -> bool {
    state.hidden.hands[seat.index()].contains(Card::BasicScout)
}

/// `RIV-134`, `RIV-139`: one open road at each end.
pub fn check_road(state: &State, seat: Seat, end: End) -> Result<(), Illegal> {
    let land = state.public.land(seat);
    if land.open_roads[end as usize] {
        return refuse(Code::RoadThere, rule::RIV_134, Detail::None);
    }
    if state.public.roads_left == 0 {
        return refuse(Code::NoPiecesLeft, rule::RIV_139, Detail::Piece("road"));
    }
    check_price(land, ROAD_COST, 0, rule::RIV_134)
}

/// `RIV-135`, `RIV-139`, `RIV-166`: behind an open road; with a Scout only who holds one.
pub fn check_settlement(state: &State, seat: Seat, end: End, scout: bool) -> Result<(), Illegal> {
    let land = state.public.land(seat);
    if scout && !holds_scout(state, seat) {
        return refuse(Code::NoSuchCard, rule::RIV_166, Detail::Card(Card::BasicScout));
    }
    if !land.open_roads[end as usize] {
        return refuse(Code::NoOpenRoad, rule::RIV_135, Detail::None);
    }
    if state.public.settlements_left == 0 || land.next_column(end).is_none() {
        return refuse(Code::NoPiecesLeft, rule::RIV_139, Detail::Piece("settlement"));
    }
    check_price(land, SETTLEMENT_COST, 0, rule::RIV_135)
}

/// `RIV-138`, `RIV-139`: on an own settlement.
pub fn check_city(state: &State, seat: Seat, column: Column) -> Result<(), Illegal> {
    let land = state.public.land(seat);
    if !land.settled.contains(column) || land.is_city(column) {
        return refuse(Code::NoSettlementHere, rule::RIV_138, Detail::Column(column));
    }
    if state.public.cities_left == 0 {
        return refuse(Code::NoPiecesLeft, rule::RIV_139, Detail::Piece("city"));
    }
    check_price(land, CITY_COST, 0, rule::RIV_138)
}

/// A centre card is ordered: price first.
pub fn order(game: &Rivals, state: &mut State, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
    let (frame, cost) = match action {
        Action::LayRoad(end) => (Frame::LayRoad(end), ROAD_COST),
        Action::Settle { end, scout } => (Frame::Settle(end, scout), SETTLEMENT_COST),
        Action::FoundCity(column) => (Frame::FoundCity(column), CITY_COST),
        _ => return,
    };
    if matches!(action, Action::Settle { scout: true, .. }) {
        state.hidden.play(&game.rules, seat, Card::BasicScout);
        journal.note(Event::Played(seat, Card::BasicScout));
        state.public.frames.push(Frame::Discard(Card::BasicScout));
    }
    state.public.frames.push(frame);
    units::owe(state, seat, cost);
}

/// A paid road is laid.
pub fn lay_road(state: &mut State, end: End, journal: &mut impl Journal<Event>) {
    let seat = state.public.turn;
    state.public.roads_left -= 1;
    let land = state.public.land_mut(seat);
    land.open_roads[end as usize] = true;
    let x = land.outermost(end).x() + if end == End::Left { -1 } else { 1 };
    journal.note(Event::RoadLaid(seat, x));
}

/// A paid settlement is placed; its regions are drawn, or picked by the Scout (`RIV-136`, `RIV-166`).
pub fn settle(state: &mut State, end: End, scout: bool, journal: &mut impl Journal<Event>) {
    let seat = state.public.turn;
    state.public.settlements_left -= 1;
    let land = state.public.land_mut(seat);
    let Some(column) = land.next_column(end) else { return };
    land.settle(column);
    land.open_roads[end as usize] = false;
    journal.note(Event::Settled(seat, column));
    state.public.frames.push(if scout { Frame::ScoutPick(end, None) } else { Frame::DrawRegion(end, None) });
}

/// A paid city is placed on a settlement; its expansions stay.
pub fn found_city(state: &mut State, column: Column, journal: &mut impl Journal<Event>) {
    let seat = state.public.turn;
    state.public.cities_left -= 1;
    state.public.land_mut(seat).found_city(column);
    journal.note(Event::CityFounded(seat, column));
}

// New regions.

/// A region came off the stack, drawn or picked: the first waits for the second.
pub fn region_comes(state: &mut State, region: Region) {
    state.public.regions_left.remove(region);
    let frame = match state.public.frames.top() {
        Frame::DrawRegion(end, None) => Frame::DrawRegion(end, Some(region)),
        Frame::ScoutPick(end, None) => Frame::ScoutPick(end, Some(region)),
        Frame::DrawRegion(end, Some(first)) | Frame::ScoutPick(end, Some(first)) => {
            Frame::LayRegions(end, first, region)
        }
        other => other,
    };
    state.public.frames.replace(frame);
}

/// Lists how two new regions can lie, or what the Scout can pick.
pub fn list_regions(state: &State, frame: Frame, out: &mut Vec<Action>) {
    match frame {
        Frame::ScoutPick(..) => out.extend(state.public.regions_left.iter().map(Action::Pick)),
        Frame::LayRegions(..) => out.extend(Half::ALL.map(Action::LayRegions)),
        _ => {}
    }
}

/// `RIV-137`, `RIV-166`: any order; any region of the stack.
pub fn check_regions(state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    match (frame, action) {
        (Frame::LayRegions(..), Action::LayRegions(_)) => Ok(()),
        (Frame::ScoutPick(..), Action::Pick(region)) if state.public.regions_left.contains(region) => Ok(()),
        (Frame::ScoutPick(..), _) => refuse(Code::NotAChoice, rule::RIV_166, Detail::Word("region")),
        _ => refuse(Code::NotAChoice, rule::RIV_137, Detail::Word("regions")),
    }
}

/// Carries it out.
pub fn answer_regions(state: &mut State, frame: Frame, action: Action, journal: &mut impl Journal<Event>) {
    match (frame, action) {
        (_, Action::Pick(region)) => region_comes(state, region),
        (Frame::LayRegions(end, first, second), Action::LayRegions(half)) => {
            state.public.frames.pop();
            let (upper, lower) = if half == Half::Upper { (first, second) } else { (second, first) };
            lay_regions(state, end, upper, lower, journal);
        }
        _ => debug_assert!(false, "checked before"),
    }
}

/// `RIV-136`: both go to the outer side of the new settlement, empty.
fn lay_regions(state: &mut State, end: End, upper: Region, lower: Region, journal: &mut impl Journal<Event>) {
    let seat = state.public.turn;
    let land = state.public.land_mut(seat);
    let column = land.outermost(end);
    for (half, region) in [(Half::Upper, upper), (Half::Lower, lower)] {
        let place = column.site(half).neighbour(end);
        land.lay_region(place, region, 0);
        journal.note(Event::RegionLaid(seat, place, region));
    }
}
