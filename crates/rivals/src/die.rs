//! The event die (section 8 of the catalogue).

use steading_game::{Journal, Seat};

use crate::cards::Title;
use crate::event::Event;
use crate::frame::{Frame, Symbol};
use crate::goods::{Goods, Kinds, Resource};
use crate::hidden::other;
use crate::principality::Principality;
use crate::state::State;
use crate::units;

/// `RIV-091`: the most counted units that brigands leave alone.
const SAFE_MAX: u8 = 7;
/// `RIV-168`: gold of a Toll Bridge at Plentiful Harvest.
const BRIDGE_GOLD: u8 = 2;

/// What the symbol brings. Where both players have a part in it, the active player's is done first (`RIV-098`).
pub fn show(state: &mut State, symbol: Symbol) {
    let active = state.public.turn;
    let passive = other(active);
    match symbol {
        Symbol::BrigandAttack => {
            state.public.frames.push(Frame::Brigands(passive));
            state.public.frames.push(Frame::Brigands(active));
        }
        Symbol::Trade => trade(state),
        Symbol::Celebration => celebrate(state),
        Symbol::PlentifulHarvest => {
            // `RIV-261`: all of the active player's harvest, then all of the other's.
            for seat in [passive, active] {
                state.public.frames.push(Frame::HarvestGold(seat));
                units::grant(state, seat, 1, Kinds::ANY);
            }
        }
        Symbol::EventCard => state.public.frames.push(Frame::DrawEvent),
    }
}

/// `RIV-090`: a player with more than seven units in the open loses as much gold and wool as lies in the open. He may give gold and
/// wool of protected regions instead, kind for kind (`RIV-092`), but not from the Gold Cache (`RIV-311`).
pub fn brigands(state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    let counted = exposed(state.public.land(seat));
    if counted.total() <= SAFE_MAX {
        return;
    }
    let of = |kind: Resource| Goods::of(kind, counted.count(kind));
    let price = of(Resource::Gold) + of(Resource::Wool);
    if price.is_empty() {
        return;
    }
    journal.note(Event::Robbed(seat, price));
    state.public.frames.push(Frame::Pay { seat, saved: 0, regions_only: true, price });
}

/// `RIV-090`, `RIV-175`: what regions without a Storehouse beside them hold. The Gold Cache does not count (`RIV-189`).
fn exposed(land: &Principality) -> Goods {
    let safe = land.sites_of(Title::Storehouse).beside();
    let open = land.filled().without(safe).iter().filter_map(|place| land.region(place).map(|region| (place, region)));
    open.fold(Goods::NONE, |goods, (place, region)| goods + Goods::of(region.kind(), land.units(place)))
}

/// `RIV-093`, `RIV-194`: the holder of the trade advantage takes a unit, with a Moneylender one or two. He must if he can
/// (`RIV-309`); where nothing can be taken the question is skipped.
fn trade(state: &mut State) {
    let Some(holder) = state.public.merchant_token else { return };
    let count = if state.public.land(holder).has(Title::Moneylender) { 2 } else { 1 };
    state.public.frames.push(Frame::TakeNamed(holder));
    state.public.frames.push(Frame::NameUnits(holder, count));
}

/// `RIV-095`, `RIV-260`: a unit for the more skilled, or for both; then one more for who played Reiner (`RIV-187`).
fn celebrate(state: &mut State) {
    let active = state.public.turn;
    let skill = |seat: Seat| state.public.land(seat).symbols().skill;
    let (own, others) = (skill(active), skill(other(active)));
    units::grant(state, active, u8::from(state.public.has_reiner), Kinds::ANY);
    units::grant(state, other(active), u8::from(others >= own), Kinds::ANY);
    units::grant(state, active, u8::from(own >= others), Kinds::ANY);
}

/// `RIV-096`: gold of Toll Bridges and Pirate Ships, as far as there is room.
pub fn harvest_gold(state: &mut State, seat: Seat) {
    let land = state.public.land(seat);
    let gold = BRIDGE_GOLD * land.count(Title::TollBridge) + land.count(Title::PirateShip);
    units::grant(state, seat, gold, Kinds::only(Resource::Gold));
}
