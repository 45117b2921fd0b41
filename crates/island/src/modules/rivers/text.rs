//! Rivers in words: bridges in positions, log lines, and what stands below the drawn board.

use steading_game::{Seat, Syntax};

use crate::Island;
use crate::base::building;
use crate::modules::gold;
use crate::modules::rivers::board::PLACES;
use crate::modules::rivers::{Event, bridges};
use crate::state::State;
use crate::text::{position, words};

/// An event as a log line.
pub fn write_event(game: &Island, event: Event) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    match event {
        Event::Bridge(seat, edge) => format!("{} builds a bridge {edge}", name(seat)),
        Event::Rich(Some(seat)) => format!("{} is the rich settler", name(seat)),
        Event::Rich(None) => "nobody is the rich settler".to_owned(),
        Event::Poor(seats) => format!("poor settlers: {}", words::write_seats(game, seats)),
    }
}

/// The bridges of a seat as an item of a position.
pub fn write_bridges(state: &State, seat: Seat) -> Option<String> {
    let places: Vec<String> = bridges::bridges(state, seat).iter().map(|place| place.to_string()).collect();
    (!places.is_empty()).then(|| format!("bridge {}", places.join(" ")))
}

/// Reads the bridges of a seat.
pub fn parse_bridges(game: &Island, state: &mut State, seat: Seat, places: &[&str]) -> Result<(), Syntax> {
    for place in places {
        let edge = position::edge(game, place)?;
        if !PLACES.bridge_sites.contains(edge) {
            return Err(Syntax::new(format!("{edge} is no bridge site")));
        }
        if state.public.all_roads.contains(edge) {
            return Err(Syntax::new(format!("two bridges on {edge}")));
        }
        if bridges::bridges_left(state, seat) == 0 {
            return Err(Syntax::new(format!("no bridge left for {edge}")));
        }
        building::join(game, state, seat, edge);
    }
    Ok(())
}

/// Purses with the rich and the poor, and the bridges left, below the drawn board.
pub fn standing(game: &Island, state: &State) -> Vec<String> {
    let held = state.public.modules.rivers;
    let title = |seat| match () {
        () if held.rich == Some(seat) => " rich",
        () if held.poor.contains(seat) => " poor",
        () => "",
    };
    let left = game.seats.iter().map(|seat| {
        let count = bridges::bridges_left(state, seat);
        format!("{} {count}", words::seat_name(&game.options, seat))
    });
    vec![
        format!("  gold     {}", gold::write_purses(game, state, title)),
        format!("  bridges  {}", left.collect::<Vec<_>>().join(", ")),
    ]
}
