//! What Traders & Barbarians does at the steps of the base rules.

use steading_game::{Journal, PointSource, Seat, SeatSet};

use super::{Event, Public, TradersAndBarbarians, board, train, wagon};
use crate::Island;
use crate::event::{Built, Event as AnyEvent};
use crate::hooks::{Hooks, NumberOnCard};
use crate::places::Vertex;
use crate::rules::Module;
use crate::state::{State, at};
use crate::topology::TradeHex;
use crate::ways::Way;

impl Hooks for TradersAndBarbarians {
    fn in_play(game: &Island) -> bool {
        game.has(Module::TradersAndBarbarians)
    }

    fn set_out(game: &Island, state: &mut State) {
        set_out(game, state);
    }

    /// `TRADE-018`: the wagon comes with the city.
    #[cold]
    #[inline(never)]
    fn after_founding(_: &Island, state: &mut State, seat: Seat, built: Built, journal: &mut impl Journal<AnyEvent>) {
        if let Built::City(vertex) = built {
            state.public.modules.traders_and_barbarians.wagons[at(seat)] = Some(vertex);
            journal.note(Event::PlacedWagon(seat, vertex).into());
        }
    }

    #[cold]
    #[inline(never)]
    fn turn_over(_: &Island, state: &mut State) {
        state.public.modules.traders_and_barbarians.journey = None;
    }

    /// `TRADE-084`.
    fn repeats_roll(_: &State, number: u8) -> bool {
        matches!(number, 2 | 12)
    }

    /// `TRADE-COMBO-12`.
    fn number_on_card(game: &Island, number: u8) -> NumberOnCard {
        match number {
            2 | 12 if game.options.event_2_12_redraw => NumberOnCard::Redrawn,
            2 | 12 => NumberOnCard::Void,
            _ => NumberOnCard::Counts,
        }
    }

    #[cold]
    #[inline(never)]
    fn end_of_turn(_: &Island, state: &mut State, _: &mut impl Journal<AnyEvent>) {
        wagon::begin(state);
    }

    /// `TRADE-COMBO-05`.
    fn more_tokens(game: &Island, vertex: Vertex) -> u8 {
        let is_beside = |hex: TradeHex| game.topology.hex_corner_set[board::place_of(hex).index()].contains(vertex);
        u8::from(TradeHex::ALL.into_iter().any(is_beside))
    }

    fn ways(game: &Island, state: &State, out: &mut Vec<Way>) {
        wagon::show(game, state, out);
    }

    /// `TRADE-102`: delivered commodities, and the highest level.
    fn sources(_: &Island, state: &State, seat: Seat, out: &mut Vec<PointSource>) {
        let public = &state.public.modules.traders_and_barbarians;
        let delivered = public.delivered[at(seat)];
        out.push(PointSource {
            name: "deliveries",
            count: delivered.into(),
            points: delivered.into(),
            is_hidden: false,
        });
        let level = public.levels[at(seat)];
        let points = if level == train::LEVEL_MAX { 1 } else { 0 };
        out.push(PointSource { name: "wagon", count: points as u32, points, is_hidden: false });
    }
}

/// `TRADE-011` to `TRADE-015`: what is not on the board yet is put there: full stacks, the barbarians, and wagons of the first level.
pub fn set_out(game: &Island, state: &mut State) {
    let public = &mut state.public.modules.traders_and_barbarians;
    let unset = Public::default();
    if public.raiders == unset.raiders {
        public.raiders = board::starts();
    }
    if public.stacks == unset.stacks {
        public.stacks = [[board::STACKED; 2]; TradeHex::ALL.len()];
    }
    for seat in game.seats.iter().filter(|&seat| public.levels[at(seat)] == 0).collect::<SeatSet>().iter() {
        public.levels[at(seat)] = 1;
    }
}
