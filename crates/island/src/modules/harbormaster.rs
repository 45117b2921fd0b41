//! Harbormaster (`HARBOR-001` to `HARBOR-011`): a card worth 2 points for the most harbour points.
//!
//! A settlement on a harbour counts 1, a city 2. The first with 3 takes the card; later only strictly more take it from the holder.
//! Combines with everything, and raises the points to win by one ([`crate::combinations::target`]).

use serde::{Deserialize, Serialize};
use steading_game::{Journal, PointSource, Seat, Syntax};

use crate::Island;
use crate::event::{Built, Event as AnyEvent};
use crate::hooks::{self, Hooks};
use crate::modules::parts::{Happening, Kept};
use crate::modules::setting::Setting;
use crate::places::VertexSet;
use crate::rules::{AWARD_POINTS, Module};
use crate::state::{SEATS, State};
use crate::text::words;

/// `HARBOR-003`: the fewest harbour points that take the card.
const LEAST_POINTS: u8 = 3;

/// What everybody sees (`HARBOR-010`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "HarbormasterPublic"))]
pub struct Public {
    /// Who holds the card.
    pub holder: Option<Seat>,
}

/// Harbormaster.
pub struct Harbormaster;

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "HarbormasterEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The card changed hands; `None` if it was set aside.
    Harbormaster(Option<Seat>),
}

impl Happening for Event {
    fn write(self, game: &Island) -> String {
        match self {
            Event::Harbormaster(Some(seat)) => {
                format!("{} takes the Harbormaster", words::seat_name(&game.options, seat))
            }
            Event::Harbormaster(None) => "the Harbormaster is set aside".to_owned(),
        }
    }
}

impl Kept for Public {
    const LINES: &'static [&'static str] = &[WORD];

    fn standing(game: &Island, state: &State) -> Vec<String> {
        vec![standing(game, state)]
    }

    fn audit(game: &Island, state: &State) -> Result<(), String> {
        let present = state.public.modules.harbormaster.holder;
        let holder = holder(all_harbour_points(game, state), present);
        if present == holder || state.public.frames.is_in_effect() {
            Ok(())
        } else {
            let name = |seat: Option<Seat>| seat.map_or("nobody", |seat| words::seat_name(&game.options, seat));
            Err(format!("the Harbormaster is {}'s, and {}'s by the harbours", name(present), name(holder)))
        }
    }

    fn write_lines(game: &Island, state: &State, lines: &mut Vec<String>) {
        let holder = state.public.modules.harbormaster.holder;
        lines.push(format!("{WORD} {}", holder.map_or("nobody", |seat| words::seat_name(&game.options, seat))));
    }

    fn parse_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
        let read = |rest| if rest == "nobody" { Ok(NOBODY) } else { words::seat(&game.options, rest) };
        (word == WORD).then(|| read(rest).map(|holder| state.public.modules.harbormaster.holder = Some(holder)))
    }

    fn finish_position(game: &Island, state: &mut State) -> Result<(), Syntax> {
        let card = &state.public.modules.harbormaster.holder;
        state.public.modules.harbormaster.holder = match *card {
            None => holder(all_harbour_points(game, state), None),
            given => given.filter(|&seat| seat != NOBODY),
        };
        Ok(())
    }
}

impl Hooks for Harbormaster {
    fn in_play(game: &Island) -> bool {
        game.has(Module::Harbormaster)
    }

    /// A settlement and a city of the founding phase are three points (`CK-029`).
    fn after_founding(game: &Island, state: &mut State, _: Seat, _: Built, journal: &mut impl Journal<AnyEvent>) {
        judge(game, state, journal);
    }

    fn after_build(game: &Island, state: &mut State, _: Seat, _: Built, journal: &mut impl Journal<AnyEvent>) {
        judge(game, state, journal);
    }

    fn effect_over(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
        judge(game, state, journal);
    }

    /// `HARBOR-009`.
    fn harbours_changed(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
        judge(game, state, journal);
    }

    fn sources(_: &Island, state: &State, seat: Seat, out: &mut Vec<PointSource>) {
        out.push(source(state, seat));
    }
}

impl Setting for Harbormaster {
    /// `COMBO-010`.
    const MORE_POINTS: u8 = 1;
}

/// The line of a position that names the holder.
const WORD: &str = "harbormaster";

/// Stands for `nobody` while a position is read: a line that is missing is worked out, a wrong one is refused.
const NOBODY: Seat = Seat(u8::MAX);

/// `HARBOR-002`, `HARBOR-006`: a settlement on a harbour site counts 1, a city 2, whatever the harbour trades. One that cannot be used
/// counts nothing (`HARBOR-009`).
pub fn harbour_points(game: &Island, state: &State, seat: Seat) -> u8 {
    let closed = hooks::closed_harbours(game, state, seat);
    let on_harbours =
        |sites: VertexSet| sites.minus(closed).iter().filter(|&site| game.harbour_at(site).is_some()).count() as u8;
    on_harbours(state.public.settlements[seat.index()]) + 2 * on_harbours(state.public.cities[seat.index()])
}

/// The harbour points of those who play; neutral colours have none (`COMBO-034`).
fn all_harbour_points(game: &Island, state: &State) -> [u8; SEATS] {
    let mut points = [0; SEATS];
    for seat in game.seats.iter() {
        points[seat.index()] = harbour_points(game, state, seat);
    }
    points
}

/// `HARBOR-007`: who holds the card. One player alone at the top does; of several, only the one who holds it already.
pub fn holder(points: [u8; SEATS], present: Option<Seat>) -> Option<Seat> {
    let top = points.into_iter().max().filter(|&top| top >= LEAST_POINTS)?;
    let mut leaders = (0..SEATS as u8).map(Seat).filter(|seat| points[seat.index()] == top);
    let first = leaders.next();
    let is_alone = leaders.next().is_none();
    if is_alone { first } else { present.filter(|seat| points[seat.index()] == top) }
}

/// Judges the card after a change (`HARBOR-003`, `HARBOR-004`); within an effect, at its end.
#[cold]
#[inline(never)]
pub fn judge(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
    let present = state.public.modules.harbormaster.holder;
    let holder = holder(all_harbour_points(game, state), present);
    if holder == present || state.public.frames.is_in_effect() {
        return;
    }
    state.public.modules.harbormaster.holder = holder;
    if let Some(loser) = present {
        state.public.open_points[loser.index()] -= AWARD_POINTS;
    }
    if let Some(winner) = holder {
        state.public.open_points[winner.index()] += AWARD_POINTS;
    }
    journal.note(Event::Harbormaster(holder).into());
}

/// `HARBOR-001`: the card as points.
pub fn source(state: &State, seat: Seat) -> PointSource {
    let is_holder = state.public.modules.harbormaster.holder == Some(seat);
    let points = if is_holder { i16::from(AWARD_POINTS) } else { 0 };
    PointSource { name: "harbormaster", count: is_holder.into(), points, is_hidden: false }
}

/// The card and everybody's harbour points, for the drawn standing.
fn standing(game: &Island, state: &State) -> String {
    let name = |seat| words::seat_name(&game.options, seat);
    let holder = state.public.modules.harbormaster.holder.map_or("nobody", name);
    let points: Vec<String> =
        game.seats.iter().map(|seat| format!("{} {}", name(seat), harbour_points(game, state, seat))).collect();
    format!("  Harbormaster: {holder}; harbour points: {}", points.join(", "))
}
