//! What cards are worth, placed and in the hand.

use steading_rivals::cards::{Card, Kind, Symbols, Title};
use steading_rivals::goods::Resource;
use steading_rivals::principality::BOOSTERS;
use steading_rivals::sets;
use steading_rivals::trade::SHIPS;

use super::{POINT, Side, land};

/// What a card that is still to be drawn is worth in the hand.
pub const UNSEEN: i32 = 150;

/// The hand: its best cards up to the limit, and what will be drawn for the places that are free.
pub fn hand_worth(side: &Side<'_>) -> i32 {
    let hand = &side.state.hidden.hands[side.seat.index()];
    let limit = side.state.public.hand_limit(side.seat);
    let mut worths: Vec<i32> = hand.as_slice().iter().map(|&card| in_hand(side, card)).collect();
    worths.sort_unstable_by(|a, b| b.cmp(a));
    let kept: i32 = worths.iter().take(limit).sum();
    kept + limit.saturating_sub(hand.len()) as i32 * UNSEEN
}

/// What a card is worth while it is held.
pub fn in_hand(side: &Side<'_>, card: Card) -> i32 {
    match card.kind() {
        Kind::Action => action(side, card.title()),
        Kind::ExtraordinarySite => 90,
        _ => benefit(side, card) * reach(side, card) * HELD / (100 * 100),
    }
}

/// How much of its benefit an expansion is worth in the hand, in hundredths.
const HELD: i32 = 10;

/// How near an expansion is to being built, its price aside, in hundredths.
pub fn reach(side: &Side<'_>, card: Card) -> i32 {
    let (title, data) = (card.title(), card.data());
    if data.is_single && side.land.has(title) {
        return 0;
    }
    if sets::check_requirement(side.state, side.seat, card).is_err() {
        return 30;
    }
    if title == Title::TownHall {
        return town_hall_reach(side);
    }
    let (all, in_cities) = land::free_places(side);
    match (data.is_red, all, in_cities) {
        (true, _, 0) if side.land.cities.is_empty() => 35,
        (true, _, 0) => 60,
        (false, 0, _) => 50,
        _ => 100,
    }
}

/// `RIV-241`: it stands on a Parish Hall in a city.
fn town_hall_reach(side: &Side<'_>) -> i32 {
    let halls = side.land.sites_of(Title::ParishHall);
    match (halls.is_empty(), halls.and(side.land.cities.sites()).is_empty()) {
        (true, _) => 20,
        (false, true) => 50,
        (false, false) => 100,
    }
}

/// What the card would add to the principality once it is built.
pub fn benefit(side: &Side<'_>, card: Card) -> i32 {
    let title = card.title();
    land::more_symbols(side, symbols_here(side, card))
        + boost(side, title)
        + use_of(side, title)
        + when_built(side, title)
}

/// The symbols that the card adds here (`RIV-193`, `RIV-197`, `RIV-199`).
fn symbols_here(side: &Side<'_>, card: Card) -> Symbols {
    let (mut symbols, ships) = (card.data().symbols, side.land.trade_ships());
    match card.title() {
        Title::Harbor if ships >= HARBOR_SHIPS => symbols.victory += 1,
        Title::SaltSilo => symbols.commerce += ships,
        Title::TradingBase => {
            symbols.commerce += side.land.count(Title::Marketplace) + side.land.count(Title::Harbor);
        }
        _ if card.kind() == Kind::TradeShip => {
            symbols.commerce += u8::from(side.land.has(Title::SaltSilo));
            symbols.victory += u8::from(ships + 1 == HARBOR_SHIPS) * side.land.count(Title::Harbor);
        }
        _ => {}
    }
    symbols
}

/// `RIV-193`: trade ships that the Harbor wants for its point.
const HARBOR_SHIPS: u8 = 3;

/// `RIV-173`: a booster beside a region that it makes richer.
fn boost(side: &Side<'_>, title: Title) -> i32 {
    let Some(&(_, kind)) = BOOSTERS.iter().find(|(booster, _)| *booster == title) else { return 0 };
    let poor = side.land.places_of(kind).without(side.land.boosted());
    let best = side.land.free_sites().beside().and(poor);
    if best.is_empty() { 0 } else { land::next_yield(side, kind) }
}

/// What an expansion does as long as it lies there, beside its symbols and beside boosting.
pub fn use_of(side: &Side<'_>, title: Title) -> i32 {
    if let Some(&(_, kind)) = SHIPS.iter().find(|(ship, _)| *ship == title) {
        return ship(side, kind);
    }
    let horizon = side.horizon;
    match title {
        Title::LargeTradeShip => 90 + 15 * horizon,
        Title::Storehouse => 120,
        Title::TollBridge => 60 + 22 * horizon,
        Title::Marketplace => 50 + 30 * horizon,
        Title::ParishHall => 90,
        Title::Abbey => 70,
        Title::PirateShip => 40 + 10 * horizon,
        Title::Mint => 40 + 45 * horizon,
        Title::Moneylender => 60,
        Title::MerchantGuild => 120,
        Title::HedgeTavern => 100,
        Title::University => 160,
        Title::BuildingCrane => 220,
        Title::DrillGround => 80,
        Title::LookoutTower | Title::Heinrich => 50,
        Title::FireBrigade | Title::Chapel13 | Title::Chapel46 => 50,
        Title::BathHouse | Title::Pharmacy => 50,
        Title::Irmgard => 40,
        Title::TownHall => 80,
        _ => 0,
    }
}

/// `RIV-143`: a ship makes use of what its owner has too much of.
fn ship(side: &Side<'_>, kind: Resource) -> i32 {
    let yielded = i32::from(side.yields[kind.index()]);
    30 + (14 * yielded + 6) * side.horizon
}

/// What happens once, when the card is built (`RIV-316`), counted in units that it brings.
fn when_built(side: &Side<'_>, title: Title) -> i32 {
    match title {
        Title::PirateShip if side.rival.trade_ships() > 0 => 200,
        Title::StapleHouse => 150,
        Title::TitheBarn => 80,
        Title::Fairgrounds if side.land.symbols().skill > side.rival.symbols().skill => 150,
        Title::Library => 120,
        _ => 0,
    }
}

/// What an action card is worth while it is held: more if it can be played at once.
fn action(side: &Side<'_>, title: Title) -> i32 {
    let land = side.land;
    let has = |needed: Title| land.has(needed);
    let pick = |is_ready: bool, ready: i32, waiting: i32| if is_ready { ready } else { waiting };
    let has_strength = land::has_strength_advantage(side.state, side.seat);
    match title {
        Title::Brigitta => 110,
        Title::Goldsmith => pick(side.yields[Resource::Gold.index()] > 1, 130, 100),
        Title::MerchantCaravan => 120,
        Title::Relocation => 40,
        Title::Scout => pick(side.state.public.settlements_left > 0, 120, 0),
        Title::Gudrun => pick(has(Title::PirateShip), 110, 30),
        Title::Merchant => pick(land.symbols().commerce >= 3 || !land.cities.is_empty(), 140, 90),
        Title::TradeMaster => pick(has(Title::MerchantGuild), 160, 70),
        Title::Brigands => pick(has_strength, 150, 70),
        Title::VoyageOfPlunder => pick(has_strength, 130, 60),
        Title::Reiner => 160,
        Title::Archer | Title::Arsonist | Title::Traitor => pick(has(Title::HedgeTavern), 180, 70),
        Title::Sebastian => 90,
        Title::Benjamin => 140,
        Title::Gustav => pick(has(Title::Library), 140, 90),
        Title::Guido => pick(has(Title::TownHall), 140, 90),
        Title::Doctor => pick(has(Title::BathHouse), 140, 60),
        Title::MineralMining | Title::ThreeFieldSystem => pick(has(Title::University), 150, 70),
        _ => 0,
    }
}

/// Whether the card brings a point at once.
pub fn brings_point(side: &Side<'_>, card: Card) -> bool {
    card.kind().is_expansion() && benefit(side, card) >= POINT
}
