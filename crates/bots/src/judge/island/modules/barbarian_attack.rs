//! Knights and barbarians: battles that are won or could be, prisoners, and what stands on threatened coasts.

use steading_game::Seat;
use steading_island::Island;
use steading_island::base::production;
use steading_island::layout::pips;
use steading_island::modules::barbarian_attack::{board, knights};
use steading_island::places::{EdgeSet, Hex};
use steading_island::rules::Module;
use steading_island::state::{State, at};

use super::super::{POINT, time_left};
use super::GOLD;

/// A prisoner: two are a point.
const PRISONER: f32 = 430.0;

/// A knight on the board, wherever it stands.
const KNIGHT: f32 = 170.0;

/// What is left of a battle that others may have to join, or that is fought only when the turn ends.
const HOPED: f32 = 0.35;

/// What is left of one that is won as things stand.
const AT_HAND: f32 = 0.9;

/// How likely a knight is to fall after a battle.
const FALLS: f32 = 1.0 / 3.0;

/// The gold for a fallen knight.
const COMPENSATION: f32 = 3.0;

/// A pip of a building on a coast that yields nothing.
const PIP: f32 = 60.0;

/// How much of that is to be feared with so many barbarians on the coast.
const FEARED: [f32; 4] = [0.0, 0.05, 0.25, 0.0];

/// A step nearer to a coast with barbarians.
const NEARER: f32 = 12.0;

/// Steps that are looked at.
const STEPS_MAX: u8 = 5;

/// What a card brings besides knights: a prisoner, or gold and a change.
const OTHER_CARDS: f32 = 4.0 / 26.0 * PRISONER + 4.0 / 26.0 * (2.0 * GOLD + 40.0);

/// What the seat has from the scenario, open points aside.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    if !game.has(Module::BarbarianAttack) {
        return 0.0;
    }
    let public = &state.public.modules.barbarian_attack;
    let own = public.guards[at(seat)];
    let all = knights::all(public);
    let odd = f32::from(public.prisoners[at(seat)] % 2) * (PRISONER - 20.0);
    let time = time_left(game, state, seat);
    let coasts: f32 = board::COAST.iter().map(|&hex| coast(game, state, seat, hex, own, all, time)).sum();
    odd + KNIGHT * own.len() as f32 * time.max(0.3) + coasts + readiness(game, state, own)
}

/// What a coast hex is worth to the seat: the battle there, and what its buildings have to fear.
fn coast(game: &Island, state: &State, seat: Seat, hex: Hex, own: EdgeSet, all: EdgeSet, time: f32) -> f32 {
    let barbarians = state.public.modules.barbarian_attack.barbarians.on(hex);
    if barbarians == 0 {
        return 0.0;
    }
    let buildings = state.public.buildings(seat).and(game.topology.hex_corner_set[hex.index()]).len() as f32;
    let number = production::token_on(game, &state.public, hex);
    let stake = PIP * time * f32::from(pips(number)) * buildings;
    let sides: EdgeSet = game.topology.hex_sides[hex.index()].iter().copied().collect();
    let (own, all) = (own.and(sides).len() as f32, all.and(sides).len() as f32);
    let needed = f32::from(barbarians) + if game.options.strict_majority { 1.0 } else { 0.0 };
    let fear = -stake * FEARED[usize::from(barbarians.min(3))];
    if own == 0.0 {
        return fear;
    }
    let share = own / all;
    let freed = if barbarians == 3 { stake } else { -fear };
    let spoils = share * f32::from(barbarians) * PRISONER + freed;
    let losses = own * FALLS * (KNIGHT - COMPENSATION * GOLD).max(0.0);
    if all >= needed { AT_HAND * spoils - losses + fear } else { HOPED * spoils * all / needed + fear }
}

/// Knights that are near to barbarians can fight them soon.
fn readiness(game: &Island, state: &State, own: EdgeSet) -> f32 {
    let public = &state.public.modules.barbarian_attack;
    let threatened = board::COAST.iter().filter(|&&hex| public.barbarians.on(hex) > 0);
    let sides: EdgeSet = threatened.flat_map(|hex| game.topology.hex_sides[hex.index()]).collect();
    let steps = own.iter().filter_map(|path| sides.iter().map(|side| knights::steps(path, side)).min());
    steps.map(|steps| NEARER * f32::from(STEPS_MAX.saturating_sub(steps))).sum()
}

/// A card of the scenario's deck, before one knows which it is.
pub(super) fn card_gain(state: &State, seat: Seat) -> f32 {
    let has_knight = state.public.modules.barbarian_attack.guards[at(seat)].len() < u32::from(knights::KNIGHTS);
    let knight = if has_knight { KNIGHT + NEARER * f32::from(STEPS_MAX) + HOPED * PRISONER } else { 0.0 };
    18.0 / 26.0 * knight + OTHER_CARDS
}

/// What somebody else's prisoners are to be feared for, the points aside.
pub(super) fn possessions(state: &State, seat: Seat) -> f32 {
    let public = &state.public.modules.barbarian_attack;
    f32::from(public.prisoners[at(seat)] % 2) * PRISONER + KNIGHT * public.guards[at(seat)].len() as f32 * 0.5
}

/// What speaks against building: barbarians land.
pub(super) fn danger_of_building(game: &Island, state: &State, seat: Seat) -> f32 {
    let coast = board::COAST
        .iter()
        .filter(|hex| !state.public.buildings(seat).and(game.topology.hex_corner_set[hex.index()]).is_empty());
    (coast.count() as f32 * 8.0).min(0.05 * POINT)
}
