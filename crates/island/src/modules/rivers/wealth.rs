//! Gold at the rivers, and what it makes of the settlers: one may be rich, some are poor (`RIVER-028` to `RIVER-031`, `RIVER-035`,
//! `RIVER-036`, `RIVER-057` to `RIVER-063`).

use steading_game::{Journal, PointSource, Seat, SeatSet};

use crate::Island;
use crate::event::{Built, Event as AnyEvent};
use crate::modules::gold;
use crate::modules::rivers::board::PLACES;
use crate::modules::rivers::{Event, Public};
use crate::state::State;

/// Points of the Rich Settler card (`RIVER-057`).
const RICH_POINTS: i8 = 1;
/// Points of a Poor Settler card (`RIVER-059`).
const POOR_POINTS: i8 = -2;

/// What a road or a settlement at the river earns (`RIVER-028`, `RIVER-035`).
const PIECE_GOLD: u8 = 1;

/// `RIVER-028`, `RIVER-035`, `RIVER-036`: gold for a road on a river path and for a settlement on a river intersection, once for each
/// piece (`RIVER-029`), free ones too (`RIVER-038`); cities and neutral pieces earn nothing (`TWO-059`).
#[cold]
#[inline(never)]
pub fn earn_for(game: &Island, state: &mut State, seat: Seat, built: Built, journal: &mut impl Journal<AnyEvent>) {
    let is_at_river = match built {
        Built::Road(edge) => PLACES.river_paths.contains(edge),
        Built::Settlement(vertex) => PLACES.river_intersections.contains(vertex),
        Built::City(_) => false,
    };
    if is_at_river && game.seats.contains(seat) {
        gold::earn(game, state, seat, PIECE_GOLD, journal);
    }
}

/// `RIVER-061`: the cards are judged anew after every change of gold, once the founding phase is over.
pub fn gold_changed(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
    if state.public.has_begun() {
        judge(game, state, journal);
    }
}

/// Hands the cards to those who deserve them, and their points with them.
pub fn judge(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
    let (before, after) = (state.public.modules.rivers, holders(game, state));
    if after == before {
        return;
    }
    state.public.modules.rivers = after;
    for seat in game.seats.iter() {
        state.public.open_points[seat.index()] += points(after, seat) - points(before, seat);
    }
    if after.rich != before.rich {
        journal.note(Event::Rich(after.rich).into());
    }
    if after.poor != before.poor {
        journal.note(Event::Poor(after.poor).into());
    }
}

/// `RIVER-057`, `RIVER-059`: the one player with the most gold is rich, all players with the least are poor. When all are level,
/// all are poor and nobody is rich, so nobody is both (`RIVER-063`).
pub fn holders(game: &Island, state: &State) -> Public {
    let purse = |seat: Seat| state.public.modules.gold.purse[seat.index()];
    let purses = game.seats.iter().map(purse);
    let (most, least) = (purses.clone().max().unwrap_or(0), purses.min().unwrap_or(0));
    let with = |gold: u16| game.seats.iter().filter(|&seat| purse(seat) == gold).collect::<SeatSet>();
    let richest = with(most);
    Public { rich: if richest.len() == 1 { richest.lowest() } else { None }, poor: with(least) }
}

/// What the cards are worth to a seat.
pub fn points(held: Public, seat: Seat) -> i8 {
    sources(held, seat).iter().map(|source| source.points as i8).sum()
}

/// The same card by card.
pub fn sources(held: Public, seat: Seat) -> [PointSource; 2] {
    let card = |name, is_held: bool, points: i8| {
        let points = if is_held { i16::from(points) } else { 0 };
        PointSource { name, count: is_held.into(), points, is_hidden: false }
    };
    [
        card("rich_settler", held.rich == Some(seat), RICH_POINTS),
        card("poor_settler", held.poor.contains(seat), POOR_POINTS),
    ]
}
