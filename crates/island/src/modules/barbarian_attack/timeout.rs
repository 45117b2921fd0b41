//! What is done for a player who lets the time pass (`BARB-164` to `BARB-171`).

use std::cmp::Reverse;

use steading_game::Seat;

use super::board::SIDES;
use super::coast::{OVERRUN, building_points, captured};
use super::treason::{self, Turned};
use super::{Action, Frame, Muster, cards, coast, knights, raid};
use crate::Island;
use crate::base::production;
use crate::layout::pips;
use crate::places::{Edge, Hex};
use crate::state::{Public as AllPublic, State, at};
use crate::timeout::prey;
use crate::topology::ISLAND;

/// The default of the player on turn.
pub fn default_answer(game: &Island, state: &State, seat: Seat, frame: Frame) -> Option<Action> {
    let public = &state.public;
    match frame {
        // `BARB-165`: a card is drawn, though nobody must.
        Frame::Raid => {
            let victims = raid::victims(game, state, seat);
            let victim =
                victims.iter().min_by(|&one, &other| prey(game, state, seat, one).cmp(&prey(game, state, seat, other)));
            Some(Action::Raid(victim))
        }
        // `BARB-166`.
        Frame::Muster(Muster::Castle) => cards::free_sides(public).iter().next().map(Action::Muster),
        Frame::MusterForeign => cards::free_sides(public).iter().next().map(Action::MusterForeign),
        Frame::Muster(Muster::Anywhere) => muster(public),
        Frame::Intrigue => {
            let hexes = coast::held(public).iter();
            hexes.min_by_key(|&hex| relief(game, public, seat, hex)).map(Action::Capture)
        }
        Frame::Treason(first) => {
            let moves = treason::moves(public, first);
            moves.min_by_key(|&turned| treachery(game, public, seat, turned)).map(Action::Turn)
        }
        Frame::March => Some(march(public, knights::first_to_leave(public, seat))),
        Frame::MarchForeign => Some(march(public, knights::foreign_to_leave(public))),
        Frame::Draw | Frame::Landing(_) | Frame::Expel(_) | Frame::Lots(_) | Frame::Losses(_) => None,
    }
}

/// `BARB-167`: the path among most barbarians, the castle left out.
fn muster(public: &AllPublic) -> Option<Action> {
    let barbarians = |path: Edge| -> u8 {
        let cells = ISLAND.edge_cells[path.index()].into_iter();
        cells.map(|hex| public.modules.barbarian_attack.barbarians.on(hex)).sum()
    };
    let paths = knights::free_paths(public).minus(SIDES.of_castle);
    paths.iter().min_by_key(|&path| (Reverse(barbarians(path)), path)).map(Action::Muster)
}

/// `BARB-168`: how little it helps the seat that a barbarian leaves this hex.
fn relief(game: &Island, public: &AllPublic, seat: Seat, hex: Hex) -> impl Ord + use<> {
    let count = public.modules.barbarian_attack.barbarians.on(hex);
    let is_overrun = count == OVERRUN;
    let own = captured(public).and(public.buildings(seat)).and(ISLAND.hex_corner_set[hex.index()]);
    // Whatever is captured here touches this hex, and would stand again.
    let points: i8 = own.iter().map(|place| building_points(public, place)).sum();
    let pips = if is_overrun { pips_of(game, public, seat, hex) } else { 0 };
    (Reverse(points), !is_overrun, Reverse(pips), Reverse(count), hex)
}

/// `BARB-169`: how little a move of Treason serves the seat: its source first, then its destination.
fn treachery(game: &Island, public: &AllPublic, seat: Seat, turned: Turned) -> impl Ord + use<> {
    let is_crowded = public.modules.barbarian_attack.barbarians.on(turned.to) >= OVERRUN - 1;
    let own = pips_of(game, public, seat, turned.to);
    let others: u16 = game.seats.without(seat).iter().map(|other| pips_of(game, public, other, turned.to)).sum();
    let source = turned.from.map(|hex| relief(game, public, seat, hex));
    (source, is_crowded, own, Reverse(others), turned.to)
}

/// What the buildings of a seat have of the number of a hex, overrun or not; a city counts twice.
fn pips_of(game: &Island, public: &AllPublic, seat: Seat, hex: Hex) -> u16 {
    let corners = ISLAND.hex_corner_set[hex.index()];
    let settlements = public.settlements[at(seat)].and(corners).len();
    let cities = public.cities[at(seat)].and(corners).len();
    (settlements + 2 * cities) as u16 * u16::from(pips(production::token_on(game, public, hex)))
}

/// `BARB-170`, `BARB-171`: a knight that must leave the castle goes to the nearest path; otherwise the movement ends.
fn march(public: &AllPublic, leaver: Option<Edge>) -> Action {
    let goal = leaver.and_then(|from| {
        let goals = knights::near_goals(public, from).iter();
        goals.min_by_key(|&to| (knights::steps(from, to), to)).map(|to| (from, to))
    });
    goal.map_or(Action::EndMarch, |(from, to)| Action::Send { from, to, grain: false })
}
