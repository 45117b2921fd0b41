//! Knights: what they are worth when the barbarians land, and what else they are good for.
//!
//! What counts is how likely the ship lands before the seat can act again. Then only active knights fight; otherwise there is time, and
//! all knights count for something.

use steading_game::Seat;
use steading_island::Island;
use steading_island::frame::Frame as AnyFrame;
use steading_island::modules::Frame as ModuleFrame;
use steading_island::modules::cities_and_knights::battle::{LANDING, vulnerable};
use steading_island::modules::cities_and_knights::knights::{self, ACTIVATION};
use steading_island::modules::cities_and_knights::{Frame, Public, Rank};
use steading_island::places::{Hex, Vertex, VertexSet};
use steading_island::state::{State, at};
use steading_island::timeout::{pips_at, pips_of};

use super::super::super::super::NEVER;
use super::super::super::plans::Means;
use super::super::super::{POINT, time_left};
use super::progress;

/// What a strength on the board is worth, whatever comes.
const STRENGTH: f32 = 55.0;

/// A knight that is active can act next turn.
const ACTIVE: f32 = 22.0;

/// Each pip of a hex that brings the seat cards and that a knight stands at, so that it can drive a robber away.
const GUARDED_PIP: f32 = 1.2;

/// A knight that may drive the robber from a hex where the seat has a building.
const BESIDE_ROBBER: f32 = 35.0;

/// Where nobody can act again before the landing, so much of an opponent's inactive strength is expected to be active by then.
const ROUSED_BY_OTHERS: f32 = 0.2;

/// Where there is time, so much of an inactive strength counts: of the others', and of the own.
const ROUSED_LATER: f32 = 0.7;
const OWN_LATER: f32 = 0.9;

/// How many strengths too few are as good as a defeat: at once, and where there is time.
const HOPELESS: [f32; 2] = [2.0, 5.0];

/// What a battle that is still far away counts for.
const FAR: f32 = 0.4;

/// What a lost city brings no more at the start of a game, beside its point.
const HARVEST_LOSS: f32 = 600.0;

/// Each pip of a city that the barbarians can take: the best city is to have the metropolis.
const EXPOSED_PIP: f32 = 2.0;

/// What the seat's knights are worth, and the danger that its cities are in.
pub(super) fn worth(game: &Island, state: &State, seat: Seat) -> f32 {
    let public = &state.public.modules.cities_and_knights;
    let own = public.knights[at(seat)];
    let standing = f32::from(public.strength(own)) * STRENGTH * (0.4 + 0.6 * time_left(game, state, seat));
    let exposed: u32 = vulnerable(state, seat).iter().map(|city| u32::from(pips_at(game, &state.public, city))).sum();
    standing + ACTIVE * own.and(public.active).len() as f32 + posts(game, state, seat, own)
        - EXPOSED_PIP * exposed as f32
        + Fray::of(game, state, seat).worth(0.0, 0.0)
}

/// What a lost city takes with it.
pub(super) fn city_loss(game: &Island, state: &State, seat: Seat) -> f32 {
    POINT + HARVEST_LOSS * time_left(game, state, seat)
}

/// What one city more of the seat does in the battle to come: the barbarians grow stronger, and it may be lost.
pub(in super::super) fn danger_of_city(game: &Island, state: &State, seat: Seat) -> f32 {
    let before = Fray::of(game, state, seat);
    let after = Fray { barbarians: before.barbarians + 1.0, loss: city_loss(game, state, seat), ..before };
    before.worth(0.0, 0.0) - after.worth(0.0, 0.0)
}

/// The least strength among a seat's knights, which it would give to a Deserter.
pub(super) fn weakest(state: &State, seat: Seat) -> f32 {
    let public = &state.public.modules.cities_and_knights;
    let strengths = public.knights[at(seat)].iter().map(|knight| public.rank_at(knight).strength());
    f32::from(strengths.min().unwrap_or(0))
}

/// What the places are worth that the knights stand at.
fn posts(game: &Island, state: &State, seat: Seat, knights: VertexSet) -> f32 {
    let public = &state.public.modules.cities_and_knights;
    let mut worth = 0.0;
    for hex in game.topology.land.iter() {
        let guards = knights.and(game.topology.hex_corner_set[hex.index()]);
        if guards.is_empty() || state.public.harvest[hex.index()].of(seat) == 0 {
            continue;
        }
        let pips = f32::from(pips_of(game, &state.public, hex));
        worth += GUARDED_PIP * pips;
        let is_robbed = public.landed && state.public.robber == Some(hex) && pips > 0.0;
        if is_robbed && !guards.and(public.active).is_empty() {
            worth += BESIDE_ROBBER;
        }
    }
    worth
}

/// The battle to come as one seat sees it.
#[derive(Clone, Copy)]
struct Fray {
    /// How likely it is before the seat can act again.
    is_next: f32,
    barbarians: f32,
    /// The active strength of the seat, and what there is besides.
    active: f32,
    idle: f32,
    /// The same of all others together.
    others_active: f32,
    others_idle: f32,
    /// The strongest of the others, and the weakest of those with a city to lose; active, and in time.
    strongest: [f32; 2],
    weakest: [f32; 2],
    /// What the seat would lose.
    loss: f32,
}

impl Fray {
    fn of(game: &Island, state: &State, seat: Seat) -> Fray {
        let public = &state.public.modules.cities_and_knights;
        let (fighting, ship) = fighting(state, public);
        let mut fray = Fray {
            is_next: chance_of_landing(game.seats.len(), LANDING.saturating_sub(ship)),
            barbarians: 0.0,
            active: 0.0,
            idle: 0.0,
            others_active: 0.0,
            others_idle: 0.0,
            strongest: [0.0; 2],
            weakest: [f32::INFINITY; 2],
            loss: 0.0,
        };
        for other in game.seats.iter() {
            let own = public.knights[at(other)];
            let active = f32::from(public.strength(own.and(fighting)));
            let idle = f32::from(public.strength(own)) - active;
            let is_exposed = !vulnerable(state, other).is_empty();
            fray.barbarians += state.public.cities[at(other)].len() as f32;
            if other == seat {
                (fray.active, fray.idle) = (active, idle);
                fray.loss = if is_exposed { city_loss(game, state, seat) } else { 0.0 };
                continue;
            }
            fray.others_active += active;
            fray.others_idle += idle;
            let strengths = [active, active + ROUSED_LATER * idle];
            for (time, strength) in strengths.into_iter().enumerate() {
                fray.strongest[time] = fray.strongest[time].max(strength);
                if is_exposed {
                    fray.weakest[time] = fray.weakest[time].min(strength);
                }
            }
        }
        fray
    }

    /// What is to be expected of it, if the seat had so much more active and inactive strength.
    fn worth(&self, more_active: f32, more_idle: f32) -> f32 {
        let (active, idle) = (self.active + more_active, self.idle + more_idle);
        let next = self.outcome(0, active, self.others_active + ROUSED_BY_OTHERS * self.others_idle);
        let in_time = self.others_active + ROUSED_LATER * self.others_idle;
        let later = self.outcome(1, active + OWN_LATER * idle, in_time);
        self.is_next * next + (1.0 - self.is_next) * FAR * later
    }

    /// What it brings with such strengths.
    fn outcome(&self, time: usize, own: f32, others: f32) -> f32 {
        // A strength too little may still come from somebody.
        let won = ramp((own + others - self.barbarians) / HOPELESS[time] + 1.0);
        let weakest = self.weakest[time];
        // Alone with a city, or as weak as the weakest: it is lost.
        let is_loser = if weakest.is_infinite() { 1.0 } else { ramp((weakest - own) / 1.5 + 0.9) };
        let lead = own - self.strongest[time];
        let honour = if own <= 0.0 {
            0.0
        } else if lead < 0.0 {
            ramp(1.0 + lead) * progress::ANY
        } else {
            progress::ANY + ramp(lead) * (POINT - progress::ANY)
        };
        won * honour - (1.0 - won) * is_loser * self.loss
    }
}

/// From nothing at 0 to all at 1.
fn ramp(value: f32) -> f32 {
    value.clamp(0.0, 1.0)
}

/// The knights that fight in the next battle, and how far the ship has come. While knights are committed, those of whom nothing was said
/// yet fight; when a battle is over that has not been cleared away, those that fought rest.
fn fighting(state: &State, public: &Public) -> (VertexSet, u8) {
    if public.ship < LANDING {
        return (public.active, public.ship);
    }
    match state.public.frames.top() {
        AnyFrame::Module(ModuleFrame::CitiesAndKnights(Frame::Commit(asked))) => {
            let silent = asked.iter().map(|seat| public.active_knights(seat));
            (silent.fold(public.committed, VertexSet::or), public.ship)
        }
        _ => (public.active.minus(public.committed), 0),
    }
}

/// How likely a ship with so many steps to go lands within a round: every throw moves it with one chance of two.
fn chance_of_landing(throws: u32, steps: u8) -> f32 {
    const THREE: [f32; 4] = [1.0, 7.0 / 8.0, 4.0 / 8.0, 1.0 / 8.0];
    const FOUR: [f32; 5] = [1.0, 15.0 / 16.0, 11.0 / 16.0, 5.0 / 16.0, 1.0 / 16.0];
    let chances: &[f32] = if throws <= 3 { &THREE } else { &FOUR };
    chances.get(usize::from(steps)).copied().unwrap_or(0.0)
}

/// A new knight, a promotion, an activation.
pub(super) fn plans(game: &Island, state: &State, means: &Means, seat: Seat, add: &mut impl FnMut(f32)) {
    let public = &state.public.modules.cities_and_knights;
    let own = public.knights[at(seat)];
    let fray = Fray::of(game, state, seat);
    let now = fray.worth(0.0, 0.0);
    let inactive = own.minus(public.active);
    let strongest = inactive.iter().map(|knight| public.rank_at(knight).strength()).max();
    if let Some(strength) = strongest.map(f32::from) {
        add(means.hope(ACTIVE + fray.worth(strength, -strength) - now, ACTIVATION));
    }
    if public.pieces_left(seat, Rank::Basic) > 0 && !knights::places(state, seat).is_empty() {
        add(means.hope(STRENGTH + ACTIVE + fray.worth(1.0, 0.0) - now, knights::PRICE + ACTIVATION));
    }
    let may_promote = |knight: Vertex| knights::check_promotion(game, state, seat, knight).is_ok();
    if own.and(public.active).iter().any(may_promote) {
        add(means.hope(STRENGTH + fray.worth(1.0, 0.0) - now, knights::PRICE));
    } else if inactive.iter().any(may_promote) {
        add(means.hope(STRENGTH + fray.worth(0.0, 1.0) - now, knights::PRICE));
    }
}

/// Whether it is worth a look where a knight could go: onto a foreign one, beside the robber, or away from a site.
pub(super) fn march(game: &Island, state: &State, seat: Seat, from: Vertex, to: Vertex) -> i32 {
    let public = &state.public.modules.cities_and_knights;
    let displaces = public.owner_at(to).is_some();
    let is_beside = |hex: Hex| game.topology.hex_corner_set[hex.index()].contains(to);
    let blocks = state.public.reach[at(seat)].contains(from) && !state.public.closed.contains(from);
    if displaces || blocks || state.public.robber.is_some_and(is_beside) { 0 } else { NEVER }
}
