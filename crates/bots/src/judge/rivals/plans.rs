//! What the stored units are good for.

use steading_rivals::building;
use steading_rivals::cards::{CITY_COST, ROAD_COST, SETTLEMENT_COST, Title};
use steading_rivals::goods::{Goods, Resource};
use steading_rivals::grid::Places;
use steading_rivals::trade;

use super::{Side, cards, land};

/// What the units of a side are worth: as such, and for what can be built with them.
pub fn worth(side: &Side<'_>) -> i32 {
    stock_worth(side) + prospects(side)
}

// Units as such.

/// What the first, second, … unit of a resource is worth by itself.
const UNIT: [i32; 5] = [46, 40, 32, 24, 16];

/// What a full store loses: the next unit finds no room there.
const FULL: i32 = 12;

/// What a unit that brigands may take loses by it: they come in a third of all rounds.
const RISK: i32 = 20;

/// `RIV-090`: units that brigands leave alone.
const SAFE_MAX: u8 = 7;

/// The units as such, less what brigands would take.
pub fn stock_worth(side: &Side<'_>) -> i32 {
    let stock = side.land.stock();
    let by_kind = |kind: Resource| -> i32 {
        (0..usize::from(stock.count(kind))).map(|unit| UNIT[unit.min(UNIT.len() - 1)]).sum()
    };
    Resource::ALL.into_iter().map(by_kind).sum::<i32>() - brigands(side) - side.land.full().len() as i32 * FULL
}

fn brigands(side: &Side<'_>) -> i32 {
    let land = side.land;
    if land.stock().total() <= SAFE_MAX {
        return 0;
    }
    let kept = land.sites_of(Title::Storehouse).beside().or(Places::CACHE);
    let units = |places: Places| places.without(kept).iter().map(|place| land.units(place)).sum::<u8>();
    if units(land.places()) <= SAFE_MAX {
        return 0;
    }
    i32::from(units(land.places_of(Resource::Gold).or(land.places_of(Resource::Wool)))) * RISK
}

// Things to build.

/// Something to build.
#[derive(Clone, Copy)]
struct Goal {
    /// What it would add.
    benefit: i32,
    price: Goods,
    /// Units of a discount.
    saved: u8,
}

/// Most goals a side has: three centre cards, the face-up card, a full hand.
const GOALS_MAX: usize = 16;

/// How many goals are thought of, and how much each of them counts, in hundredths: the nearest first, then what is left for the next.
const PLANNED: [i32; 3] = [100, 50, 25];

/// How near the best goals are, one after the other: the units for the first are not there for the second.
fn prospects(side: &Side<'_>) -> i32 {
    let (mut goals, mut count) = ([None; GOALS_MAX], 0);
    each_goal(side, &mut |goal| {
        if count < GOALS_MAX {
            goals[count] = Some(goal);
            count += 1;
        }
    });
    let rates = Resource::ALL.map(|kind| trade::rate(side.land, kind));
    let (mut stock, mut sum) = (side.land.stock(), 0);
    for share in PLANNED {
        let ranked = goals.iter().enumerate().filter_map(|(index, goal)| {
            goal.map(|goal: Goal| (goal.benefit * nearness(side, stock, rates, goal) / 1000, index))
        });
        let Some((worth, index)) = ranked.max() else { break };
        sum += worth * share / 100;
        let Some(goal) = goals[index].take() else { break };
        stock = stock.beyond(goal.price);
    }
    sum
}

fn each_goal(side: &Side<'_>, tell: &mut impl FnMut(Goal)) {
    let (public, land) = (&side.state.public, side.land);
    let has_road = land.open_roads.contains(&true);
    if !has_road && public.roads_left > 0 && public.settlements_left > 0 {
        tell(Goal { benefit: land::road(side), price: ROAD_COST, saved: 0 });
    }
    if has_road && public.settlements_left > 0 {
        tell(Goal { benefit: land::settlement(side) - land::road(side), price: SETTLEMENT_COST, saved: 0 });
    }
    if public.cities_left > 0 && land.settled != land.cities {
        tell(Goal { benefit: land::city(side), price: CITY_COST, saved: 0 });
    }
    let open = side.game.rules.face_up.filter(|_| public.face_up_left > 0);
    let hand = side.state.hidden.hands[side.seat.index()].as_slice();
    for card in hand.iter().copied().chain(open).filter(|card| card.kind().is_expansion()) {
        let (price, saved) = building::price(land, card);
        let benefit = cards::benefit(side, card) * cards::reach(side, card) / 100;
        tell(Goal { benefit, price, saved });
    }
}

/// What share of its benefit a goal is worth before it is built, in thousandths: most when it can be paid, less when units must be
/// traded for it first, and the less the longer the missing units will take to come.
fn nearness(side: &Side<'_>, stock: Goods, rates: [u8; 6], goal: Goal) -> i32 {
    let short = goal.price.beyond(stock);
    let missing = usize::from(short.total().saturating_sub(goal.saved));
    if missing == 0 {
        return AFFORDABLE;
    }
    let spare = stock.beyond(goal.price);
    let trades: u8 = Resource::ALL.into_iter().map(|kind| spare.count(kind) / rates[kind.index()]).sum();
    let trades = usize::from(trades);
    if trades >= missing {
        return TRADED;
    }
    // Trades bring what would take longest to come.
    let mut waits = [0; 16];
    let mut count = 0;
    for kind in short.kinds().iter() {
        for _ in 0..short.count(kind) {
            waits[count] = WAIT[usize::from(side.yields[kind.index()]).min(WAIT.len() - 1)];
            count = (count + 1).min(waits.len() - 1);
        }
    }
    let waits = &mut waits[..count];
    waits.sort_unstable();
    let skipped = trades + usize::from(goal.saved).min(count.saturating_sub(missing));
    let traded = (0..trades).fold(WAITED, |share, _| share * WAIT_TRADED / 1000);
    waits.iter().skip(skipped).fold(traded, |share, wait| share * wait / 1000)
}

const AFFORDABLE: i32 = 500;
const TRADED: i32 = 420;
const WAITED: i32 = 370;

/// What waiting for one unit leaves of a goal, in thousandths, by how many regions yield it.
const WAIT: [i32; 5] = [520, 720, 800, 840, 870];

/// The same for a unit that can be traded for.
const WAIT_TRADED: i32 = 930;
