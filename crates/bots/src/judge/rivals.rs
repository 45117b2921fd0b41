//! What positions of the card game are worth.
//!
//! A prince looks at a position in four ways, each with a file of its own; all of them count in thousandths of a point.
//!
//! * [`land`]: what lies on the table: points, what the regions yield, expansions, sites, the race for the advantages.
//! * [`cards`]: what a card would add to the land, and what it is worth in the hand before it is played.
//! * [`plans`]: what the stored units are good for: how near the next things to build are.
//! * [`foresight`]: commands are followed by small questions. A position in the middle of them is worth what it is when they are answered,
//!   so that a building that is being paid for looks as good as built.
//!
//! [`leaning`] holds what the position after a move cannot tell: what chance would bring, and what would be a waste.

use steading_game::Seat;
use steading_rivals::Rivals;
use steading_rivals::action::Action;
use steading_rivals::goods::Resource;
use steading_rivals::hidden::other;
use steading_rivals::principality::Principality;
use steading_rivals::state::State;

use super::Judge;

mod cards;
mod foresight;
mod land;
mod leaning;
mod plans;

/// A victory point, in which everything else is measured.
const POINT: i32 = 1000;

/// A game won or lost.
const WIN: i32 = 1000 * POINT;

impl Judge for Rivals {
    fn worth(&self, state: &State, seat: Seat) -> i32 {
        foresight::worth(self, state, seat)
    }

    fn inclination(&self, state: &State, seat: Seat, action: Action) -> i32 {
        leaning::inclination(self, state, seat, action)
    }
}

/// One prince's side of a position, with what most judgements need.
struct Side<'a> {
    game: &'a Rivals,
    state: &'a State,
    seat: Seat,
    land: &'a Principality,
    rival: &'a Principality,
    /// Units a round of all six numbers brings, by resource; a boosted region counts twice.
    yields: [u8; 6],
    /// How long what is built now will go on yielding: points that the leading prince still lacks, within bounds.
    horizon: i32,
}

/// The longest horizon: beyond it one more point to go changes nothing.
const HORIZON_MAX: i32 = 8;

impl<'a> Side<'a> {
    fn new(game: &'a Rivals, state: &'a State, seat: Seat) -> Side<'a> {
        let public = &state.public;
        let land = public.land(seat);
        let yields = Resource::ALL.map(|kind| {
            let places = land.places_of(kind);
            let regions = places.iter().filter(|place| place.is_region()).count();
            (regions + places.and(land.boosted()).len() as usize) as u8
        });
        let leading = public.points(seat).max(public.points(other(seat)));
        let horizon = (i32::from(game.rules.goal) - i32::from(leading)).clamp(1, HORIZON_MAX);
        Side { game, state, seat, land, rival: public.land(other(seat)), yields, horizon }
    }
}
