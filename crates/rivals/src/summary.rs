//! A game that was played, in figures: where points come from, what rolls gave, what was traded, built and lost.

use steading_game::{Entry, PointSource, Seat, Tally, mean_production};

use crate::Rivals;
use crate::event::Event;
use crate::frame::Frame;
use crate::grid::Place;
use crate::principality::STORE_MAX;
use crate::state::State;

/// What the seat has points for (`RIV-036`); only what it has any of.
pub fn sources(state: &State, seat: Seat) -> Vec<PointSource> {
    let land = state.public.land(seat);
    let source = |name, count: u32, points: i16| PointSource { name, count, points, is_hidden: false };
    let token = |name, holder: Option<Seat>| source(name, u32::from(holder == Some(seat)), 1);
    let (settled, cities) = (land.settled.len(), land.cities.len());
    let victory = land.expansions().map(|(_, card)| i16::from(card.data().symbols.victory));
    let victory: Vec<i16> = victory.filter(|&points| points > 0).collect();
    let harbors = land.harbor_points();
    let all = [
        source("settlements", settled - cities, (settled - cities) as i16),
        source("cities", cities, 2 * cities as i16),
        source("expansions", victory.len() as u32, victory.iter().sum()),
        source("harbors", harbors.into(), harbors.into()),
        token("hero_token", state.public.hero_token),
        token("merchant_token", state.public.merchant_token),
    ];
    all.into_iter().filter(|source| source.count > 0).collect()
}

/// The figures of every game, counted or not.
const FIGURES: [&str; 7] = [
    "trades_bank",
    "cards_played",
    "expansions_built",
    "events_revealed",
    "cards_stolen",
    "units_robbed",
    "units_lost",
];

/// Counts what an entry brought, given the position before it and the events that came of it.
pub fn tally(game: &Rivals, before: &State, entry: &Entry<Rivals>, events: &[Event], tally: &mut Tally) {
    FIGURES.iter().for_each(|figure| tally.add(figure, 0));
    let mut counts = vec![0; tally.produced.len()];
    produced(before, events, &mut counts);
    if before.public.frames.top() == Frame::Dice {
        let mean = mean_production(game, before, awaits_production, |before, _, events, out| {
            produced(before, events, out);
        });
        tally.expect(&mean);
    } else if entry.action().is_some() && events.iter().any(|event| matches!(event, Event::Rolled(..))) {
        // Both dice were set by cards (`RIV-080`): nothing else could have come.
        tally.expect(&counts.iter().copied().map(f64::from).collect::<Vec<_>>());
    }
    tally.produced.iter_mut().zip(counts).for_each(|(sum, more)| *sum += more);
    events.iter().for_each(|event| count(event, tally));
}

fn count(event: &Event, tally: &mut Tally) {
    match *event {
        Event::Traded(..) => tally.add("trades_bank", 1),
        Event::Played(..) => tally.add("cards_played", 1),
        Event::Built(..) => tally.add("expansions_built", 1),
        Event::Revealed(_) => tally.add("events_revealed", 1),
        Event::Stole(..) => tally.add("cards_stolen", 1),
        Event::Robbed(_, goods) => tally.add("units_robbed", goods.total().into()),
        Event::Lost(_, count) => tally.add("units_lost", count.into()),
        _ => {}
    }
}

/// Whether brigands ask somebody something before the number of the roll produces (`RIV-084`).
fn awaits_production(state: &State) -> bool {
    state.public.frames.as_slice().contains(&Frame::Production)
}

/// Adds the units that regions produced by an entry, as far as they found room. What left a region or came to it before is told by the
/// events before.
fn produced(before: &State, events: &[Event], out: &mut [u32]) {
    let held = |events: &[Event], seat: Seat, place: Place| {
        let change = |event: &Event| match *event {
            Event::Gained(whose, at, _) if (whose, at) == (seat, place) => 1,
            Event::Paid(whose, at, _) if (whose, at) == (seat, place) => -1,
            _ => 0,
        };
        i32::from(before.public.land(seat).units(place)) + events.iter().map(change).sum::<i32>()
    };
    for (index, event) in events.iter().enumerate() {
        if let Event::Produced(seat, place, yields) = *event
            && let Some(sum) = out.get_mut(seat.index())
        {
            let room = i32::from(STORE_MAX) - held(&events[..index], seat, place);
            *sum += u32::from(yields).min(room.max(0) as u32);
        }
    }
}
