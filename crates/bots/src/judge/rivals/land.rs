//! What lies on the table.

use steading_game::Seat;
use steading_rivals::cards::{Symbols, Title};
use steading_rivals::goods::Resource;
use steading_rivals::grid::Sites;
use steading_rivals::state::State;

use super::{POINT, Side, cards};

/// What the principality of a side is worth, its stores aside.
pub fn worth(side: &Side<'_>) -> i32 {
    let points = i32::from(side.state.public.points(side.seat)) * POINT;
    points
        + all_yields(side)
        + all_numbers(side)
        + regions_to_come(side)
        + roads(side)
        + sites(side)
        + symbols(side)
        + uses(side)
}

// Regions.

/// What one more unit a round is worth for each point that the leading prince lacks: a long game makes much of it.
const YIELD: i32 = 55;

/// How much each further yield of the same resource counts, in hundredths.
const FURTHER: [i32; 6] = [100, 72, 52, 40, 30, 20];

/// How much the resources are asked for, in hundredths: most things cost ore, grain and brick, gold buys little.
const DEMAND: [i32; 6] = [100, 95, 110, 105, 115, 75];

/// What the yield of this resource is worth with so many regions, boosted ones counted twice.
fn yields(side: &Side<'_>, kind: Resource, count: u8) -> i32 {
    let steps: i32 = (0..usize::from(count)).map(|step| FURTHER[step.min(FURTHER.len() - 1)]).sum();
    steps * DEMAND[kind.index()] * YIELD * side.horizon / (100 * 100)
}

fn all_yields(side: &Side<'_>) -> i32 {
    Resource::ALL.into_iter().map(|kind| yields(side, kind, side.yields[kind.index()])).sum()
}

/// What one more yield of this resource would add.
pub fn next_yield(side: &Side<'_>, kind: Resource) -> i32 {
    let count = side.yields[kind.index()];
    yields(side, kind, count + 1) - yields(side, kind, count)
}

/// A number that no region bears brings nothing at all; regions of many numbers bring something every turn.
fn all_numbers(side: &Side<'_>) -> i32 {
    let covered = (1..=6).filter(|&number| !side.land.numbered(number).is_empty()).count();
    covered as i32 * 25
}

/// Regions of a new settlement that are still to come count as middling ones.
fn regions_to_come(side: &Side<'_>) -> i32 {
    let laid = side.land.places().iter().filter(|place| place.is_region()).count() as i32;
    (2 * (side.land.settled.len() as i32 + 1) - laid) * new_region(side)
}

fn new_region(side: &Side<'_>) -> i32 {
    YIELD * side.horizon * 72 / 100
}

// The middle row.

/// What a new settlement adds: a point, two regions, two sites.
pub fn settlement(side: &Side<'_>) -> i32 {
    POINT + 2 * new_region(side) + 2 * FREE_SITE
}

/// What an open road is worth: a part of the settlement at its end.
pub fn road(side: &Side<'_>) -> i32 {
    if side.state.public.settlements_left == 0 { 0 } else { settlement(side) * 35 / 100 }
}

/// A second open road is of little use before the first one is built on.
fn roads(side: &Side<'_>) -> i32 {
    match side.land.open_roads {
        [false, false] => 0,
        [true, true] => road(side) * 110 / 100,
        _ => road(side),
    }
}

/// What a city adds to its settlement: a point, two more sites, and room for red cards.
pub fn city(side: &Side<'_>) -> i32 {
    let red_sites = if side.game.rules.is_full() {
        city_sites(free_places(side).1 + 4) - city_sites(free_places(side).1)
    } else {
        0
    };
    POINT + FREE_SITE + red_sites
}

// Sites.

const FREE_SITE: i32 = 70;

/// Free places on all sites, and on those of cities.
pub fn free_places(side: &Side<'_>) -> (usize, usize) {
    let on = |sites: Sites| sites.iter().map(|site| side.land.on_site(site).count()).sum::<usize>();
    let (settled, cities) = (side.land.settled, side.land.cities);
    let city_sites = 4 * cities.len() as usize - on(cities.sites());
    let plain = settled.without(cities);
    (city_sites + 2 * plain.len() as usize - on(plain.sites()), city_sites)
}

/// Places to build on are worth something until there are enough of them.
fn sites(side: &Side<'_>) -> i32 {
    let (all, in_cities) = free_places(side);
    let red = if side.game.rules.is_full() { city_sites(in_cities) } else { 0 };
    all.min(6) as i32 * FREE_SITE + red
}

/// Most points of the full games stand on sites of cities.
fn city_sites(count: usize) -> i32 {
    [0, 160, 260, 320, 350][count.min(4)]
}

// Symbols.

fn symbols(side: &Side<'_>) -> i32 {
    let (own, rival) = (side.land.symbols(), side.rival.symbols());
    races(own, rival) + skill(own.skill, rival.skill) + i32::from(own.progress) * PROGRESS
}

/// A card more in the hand.
const PROGRESS: i32 = 150;

/// What the symbols of a card would add, tokens included.
pub fn more_symbols(side: &Side<'_>, more: Symbols) -> i32 {
    let (own, rival) = (side.land.symbols(), side.rival.symbols());
    let sum = Symbols {
        victory: own.victory + more.victory,
        commerce: own.commerce + more.commerce,
        strength: own.strength + more.strength,
        skill: own.skill + more.skill,
        progress: own.progress + more.progress,
    };
    let tokens = |symbols: Symbols| {
        i32::from(is_ahead(symbols.strength, rival.strength)) + i32::from(is_ahead(symbols.commerce, rival.commerce))
    };
    let points = i32::from(more.victory) + tokens(sum) - tokens(own);
    points * POINT + races(sum, rival) - races(own, rival) + skill(sum.skill, rival.skill)
        - skill(own.skill, rival.skill)
        + i32::from(more.progress) * PROGRESS
}

/// `RIV-037`, `RIV-038`: three symbols, and more than the rival.
fn is_ahead(own: u8, rival: u8) -> bool {
    own >= ADVANTAGE_MIN && own > rival
}

const ADVANTAGE_MIN: u8 = 3;

/// The way to both advantages, beside the points of their tokens.
fn races(own: Symbols, rival: Symbols) -> i32 {
    race(own.strength, rival.strength) + race(own.commerce, rival.commerce)
}

/// Half the way to an advantage is worth something, and so is a lead that is hard to overtake.
fn race(own: u8, rival: u8) -> i32 {
    let needed = i32::from(rival + 1).max(i32::from(ADVANTAGE_MIN));
    let own = i32::from(own);
    250 * own.min(needed) / needed + 30 * (own - needed).clamp(0, 4)
}

/// `RIV-095`: the more skilled prince gains a unit at every Celebration.
fn skill(own: u8, rival: u8) -> i32 {
    i32::from(own.min(6)) * 12 + if own > rival { 80 } else { 0 }
}

// Expansions.

/// What the expansions do beside their symbols and beside boosting.
fn uses(side: &Side<'_>) -> i32 {
    let placed = side.land.expansions().map(|(site, card)| match card.title() {
        Title::Storehouse => storehouse(side, Sites::only(site)),
        title => cards::use_of(side, title),
    });
    placed.sum()
}

/// A Storehouse keeps gold and wool from brigands.
fn storehouse(side: &Side<'_>, site: Sites) -> i32 {
    let kept = side.land.places_of(Resource::Gold).or(side.land.places_of(Resource::Wool));
    60 + 45 * site.beside().and(kept).len() as i32
}

/// Whether the seat holds the hero token.
pub fn has_strength_advantage(state: &State, seat: Seat) -> bool {
    state.public.hero_token == Some(seat)
}
