//! Trade with the supply (section 12 of the catalogue).

use steading_game::{Journal, Seat};

use crate::action::Action;
use crate::cards::{Card, Title};
use crate::event::Event;
use crate::goods::{Goods, Kinds, Resource};
use crate::grid::{End, Site};
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::principality::Principality;
use crate::rule;
use crate::state::State;
use crate::units;

/// `RIV-142`: units of one kind for one of another.
const PLAIN_RATE: u8 = 3;
/// `RIV-143`, `RIV-144`: the same with a ship.
const SHIP_RATE: u8 = 2;

/// `RIV-143`: trade ships and what they trade.
pub const SHIPS: [(Title, Resource); 6] = [
    (Title::LumberShip, Resource::Lumber),
    (Title::WoolShip, Resource::Wool),
    (Title::GrainShip, Resource::Grain),
    (Title::BrickShip, Resource::Brick),
    (Title::OreShip, Resource::Ore),
    (Title::GoldShip, Resource::Gold),
];

/// Lists the trades that can be made.
pub fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let land = state.public.land(seat);
    let (stock, room) = (land.stock(), land.room().kinds());
    for give in stock.kinds_of_at_least(SHIP_RATE).iter() {
        let wanted = room.without(give);
        if stock.count(give) >= PLAIN_RATE {
            out.extend(wanted.iter().map(|want| Action::Trade { give, want }));
        }
        if land.trade_ships() > 0 && has_ship(land, give) {
            out.extend(wanted.iter().map(|want| Action::ShipTrade { give, want }));
        }
    }
    if land.has(Title::LargeTradeShip) {
        for site in land.sites_of(Title::LargeTradeShip).iter() {
            list_large(land, site, room, out);
        }
    }
    if land.has(Title::Mint) && check_mint(state, seat).is_ok() {
        out.extend(room.without(Resource::Gold).iter().map(Action::MintTrade));
    }
}

fn list_large(land: &Principality, site: Site, room: Kinds, out: &mut Vec<Action>) {
    for side in End::ALL {
        let place = site.neighbour(side);
        let Some(give) = land.kind_at(place).filter(|_| land.units(place) >= SHIP_RATE) else { continue };
        out.extend(room.without(give).iter().map(|want| Action::LargeShipTrade { site, side, want }));
    }
}

/// Whether the trade may be made, and if not, why.
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let land = state.public.land(seat);
    match action {
        Action::Trade { give, want } => {
            check_kinds(land, give, want)?;
            check_rate(land.stock(), give, PLAIN_RATE, rule::RIV_142)
        }
        Action::ShipTrade { give, want } => {
            if !has_ship(land, give) {
                return refuse(Code::NoShip, rule::RIV_143, Detail::Resource(give));
            }
            check_kinds(land, give, want)?;
            check_rate(land.stock(), give, SHIP_RATE, rule::RIV_143)
        }
        Action::LargeShipTrade { site, side, want } => {
            if !land.on_site(site).any(|card| card.title() == Title::LargeTradeShip) {
                return refuse(Code::NotThere, rule::RIV_144, Detail::Spot(site, Card::BasicLargeTradeShip));
            }
            let place = site.neighbour(side);
            let Some(give) = land.kind_at(place) else {
                return refuse(Code::NoRegion, rule::RIV_144, Detail::Place(place));
            };
            check_kinds(land, give, want)?;
            check_rate(Goods::of(give, land.units(place)), give, SHIP_RATE, rule::RIV_144)
        }
        Action::MintTrade(want) => {
            check_mint(state, seat)?;
            check_kinds(land, Resource::Gold, want)
        }
        _ => refuse(Code::WrongPhase, rule::RIV_081, Detail::Stage("actions")),
    }
}

fn has_ship(land: &Principality, give: Resource) -> bool {
    SHIPS.iter().any(|&(title, kind)| kind == give && land.has(title))
}

/// `RIV-142`, `RIV-143`: units of this kind that the supply wants for one of another; Mint and Large Trade Ship aside.
pub fn rate(land: &Principality, give: Resource) -> u8 {
    if has_ship(land, give) { SHIP_RATE } else { PLAIN_RATE }
}

/// `RIV-146`: another kind, with room for it.
fn check_kinds(land: &Principality, give: Resource, want: Resource) -> Result<(), Illegal> {
    if give == want {
        return refuse(Code::SameResource, rule::RIV_146, Detail::Resource(want));
    }
    if land.room().count(want) == 0 {
        return refuse(Code::NoRoom, rule::RIV_146, Detail::Resource(want));
    }
    Ok(())
}

fn check_rate(stock: Goods, resource: Resource, needed: u8, rule: steading_game::RuleId) -> Result<(), Illegal> {
    let held = stock.count(resource);
    if held < needed {
        return refuse(Code::BadRate, rule, Detail::Units { resource, held, needed });
    }
    Ok(())
}

/// `RIV-145`, `RIV-196`: once a turn for each Mint, one gold.
fn check_mint(state: &State, seat: Seat) -> Result<(), Illegal> {
    let land = state.public.land(seat);
    let mints = land.count(Title::Mint);
    if mints == 0 {
        return refuse(Code::NoShip, rule::RIV_145, Detail::Resource(Resource::Gold));
    }
    if state.public.mints_used >= mints {
        return refuse(Code::OncePerTurn, rule::RIV_145, Detail::Card(Card::GoldMint));
    }
    check_rate(land.stock(), Resource::Gold, 1, rule::RIV_145)
}

/// Makes the trade: the price first, then the unit (`RIV-308`).
pub fn trade(state: &mut State, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
    let (give, count, want) = match action {
        Action::Trade { give, want } => (give, PLAIN_RATE, want),
        Action::ShipTrade { give, want } => (give, SHIP_RATE, want),
        Action::MintTrade(want) => {
            state.public.mints_used += 1;
            (Resource::Gold, 1, want)
        }
        Action::LargeShipTrade { site, side, want } => {
            let place = site.neighbour(side);
            let Some(give) = state.public.land(seat).kind_at(place) else { return };
            journal.note(Event::Traded(seat, SHIP_RATE, give, want));
            for _ in 0..SHIP_RATE {
                units::unstore(state, seat, place, give, journal);
            }
            return units::grant(state, seat, 1, Kinds::only(want));
        }
        _ => return,
    };
    journal.note(Event::Traded(seat, count, give, want));
    units::grant(state, seat, 1, Kinds::only(want));
    units::owe(state, seat, Goods::of(give, count));
}
