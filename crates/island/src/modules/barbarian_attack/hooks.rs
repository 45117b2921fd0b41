//! What Barbarian Attack does at the steps of the base rules.

use steading_game::{Journal, PointSource, Seat};

use super::{BarbarianAttack, Frame, battle, board, cards, coast, knights, landing};
use crate::Island;
use crate::event::{Built, Event as AnyEvent};
use crate::hooks::{Hooks, RoadVeto, SettlementVeto};
use crate::places::{EdgeSet, HexSet, VertexSet};
use crate::rules::Module;
use crate::state::{Public as AllPublic, State, at};
use crate::ways::Way;

impl Hooks for BarbarianAttack {
    fn in_play(game: &Island) -> bool {
        game.has(Module::BarbarianAttack)
    }

    /// `BARB-017`: the first two barbarians.
    fn set_out(game: &Island, state: &mut State) {
        state.public.modules.barbarian_attack.barbarians = board::first_barbarians(game);
    }

    #[cold]
    #[inline(never)]
    fn turn_over(_: &Island, state: &mut State) {
        let public = &mut state.public.modules.barbarian_attack;
        (public.sent, public.foreign_sent) = (EdgeSet::EMPTY, false);
    }

    /// `BARB-020`, `BARB-061`: everything that was not discarded; a new deck is made when a card is needed, and not before.
    fn deck_left(public: &AllPublic) -> u8 {
        cards::DECK.total().saturating_sub(public.modules.barbarian_attack.discarded.total())
    }

    /// `BARB-042`: an overrun hex yields nothing.
    fn silent_hexes(public: &AllPublic) -> HexSet {
        coast::overrun(public)
    }

    /// `BARB-142`: the own knights come first.
    fn end_of_turn(_: &Island, state: &mut State, _: &mut impl Journal<AnyEvent>) {
        state.public.frames.push(Frame::March.into());
    }

    /// `BARB-118`: a seven brings discards, and no robber after them.
    const DISCARDS_ALONE: bool = true;

    /// `BARB-052`: those of captured buildings.
    fn closed_harbours(state: &State, seat: Seat) -> VertexSet {
        coast::captured(&state.public).and(state.public.buildings(seat))
    }

    const MAY_BUILD_ROAD: Option<RoadVeto> = Some(coast::may_build_road);
    const MAY_BUILD_SETTLEMENT: Option<SettlementVeto> = Some(coast::may_build_settlement);
    const MAY_BUILD_CITY: Option<SettlementVeto> = Some(coast::may_build_city);

    /// `BARB-COMBO-15`, `BARB-COMBO-16`: the knights on the board.
    fn might(state: &State, seat: Seat) -> u8 {
        state.public.modules.barbarian_attack.guards[at(seat)].len() as u8
    }

    fn after_build(_: &Island, state: &mut State, _: Seat, built: Built, _: &mut impl Journal<AnyEvent>) {
        landing::after_build(state, built);
    }

    fn after_neutral(_: &Island, state: &mut State, built: Built) {
        landing::after_neutral(state, built);
    }

    fn ways(_: &Island, state: &State, out: &mut Vec<Way>) {
        knights::ways(state, out);
    }

    /// `BARB-107`, `BARB-132`: two prisoners are a point, and a captured building is worth nothing.
    fn sources(game: &Island, state: &State, seat: Seat, out: &mut Vec<PointSource>) {
        if !game.seats.contains(seat) {
            return;
        }
        let prisoners = state.public.modules.barbarian_attack.prisoners[at(seat)];
        let points = battle::prisoner_points(prisoners).into();
        out.push(PointSource { name: "prisoners", count: prisoners.into(), points, is_hidden: false });
        let captured = coast::captured(&state.public).and(state.public.buildings(seat));
        let points: i16 = captured.iter().map(|place| i16::from(coast::building_points(&state.public, place))).sum();
        out.push(PointSource { name: "captured", count: captured.len(), points: -points, is_hidden: false });
    }
}
