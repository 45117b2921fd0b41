//! Throwing for prisoners (`BARB-101` to `BARB-105`, `BARB-COMBO-08`, `BARB-COMBO-22`).
//!
//! Everybody who takes part throws two dice, from the player on turn to the left. The highest get a prisoner each; those who are tied
//! for what is left throw again among themselves. The foreign knight does not throw: its result is a 3.

use serde::{Deserialize, Serialize};
use steading_game::{Journal, Seat, SeatSet};

use super::battle::{self, Battle};
use super::board::coast_of;
use super::{Event, Frame};
use crate::Island;
use crate::event::Event as AnyEvent;
use crate::places::Hex;
use crate::state::{SEATS, State, at};
use crate::timeout::clockwise;

/// `BARB-COMBO-08`: the fixed result of the foreign knight.
const FOREIGN_RESULT: u8 = 3;

/// The bit of the foreign knight among the seats.
const FOREIGN: u8 = 1 << 7;

/// Throws for prisoners under way. Five bytes, for a frame has room for no more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Open", into = "Open")]
pub struct Lots {
    /// The hex that was won.
    pub hex: Hex,
    /// Those who throw for what is left: a bit each.
    throwers: u8,
    /// Those who have won a prisoner in an earlier throw.
    winners: u8,
    /// What they have thrown, four bits each; 0 before the throw.
    results: [u8; 2],
}

/// Throws for prisoners, as they are written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AttackLots"))]
pub struct Open {
    /// The hex that was won.
    hex: Hex,
    /// Those who throw for what is left.
    throwers: SeatSet,
    /// What they have thrown, in the order of the throwers; 0 before the throw.
    results: Vec<u8>,
    /// Those who have won a prisoner in an earlier throw.
    winners: SeatSet,
    /// Whether the foreign knight is among those who throw, with its 3.
    foreign_throws: bool,
    /// Whether it has won a prisoner.
    foreign_won: bool,
}

impl From<Lots> for Open {
    fn from(lots: Lots) -> Open {
        Open {
            hex: lots.hex,
            throwers: lots.throwers(),
            results: lots.throwers().iter().map(|seat| lots.result(seat)).collect(),
            winners: lots.winners(),
            foreign_throws: lots.throwers & FOREIGN != 0,
            foreign_won: lots.winners & FOREIGN != 0,
        }
    }
}

impl From<Open> for Lots {
    fn from(open: Open) -> Lots {
        let mut lots = Lots::new(open.hex, open.throwers, open.foreign_throws);
        lots.win(open.winners, open.foreign_won);
        for (seat, result) in lots.throwers().iter().zip(open.results) {
            lots.set_result(seat, result);
        }
        lots
    }
}

/// The seats of a set of bits.
fn seats(bits: u8) -> SeatSet {
    (0..SEATS as u8).map(Seat).filter(|seat| bits >> seat.0 & 1 != 0).collect()
}

/// The bits of a set of seats.
fn bits(seats: SeatSet) -> u8 {
    seats.iter().filter(|seat| seat.index() < SEATS).fold(0, |bits, seat| bits | 1 << seat.0)
}

impl Lots {
    /// Nobody has thrown yet.
    pub fn new(hex: Hex, throwers: SeatSet, foreign_throws: bool) -> Lots {
        let foreign = if foreign_throws { FOREIGN } else { 0 };
        Lots { hex, throwers: bits(throwers) | foreign, winners: 0, results: [0; 2] }
    }

    /// The players who throw for what is left.
    pub fn throwers(self) -> SeatSet {
        seats(self.throwers)
    }

    /// The players who have won.
    pub fn winners(self) -> SeatSet {
        seats(self.winners)
    }

    /// Whether the foreign knight is among those who throw.
    pub const fn foreign_throws(self) -> bool {
        self.throwers & FOREIGN != 0
    }

    /// Whether the foreign knight has won.
    pub const fn foreign_won(self) -> bool {
        self.winners & FOREIGN != 0
    }

    /// What a seat has thrown; 0 before its throw.
    pub fn result(self, seat: Seat) -> u8 {
        self.results[at(seat) / 2] >> (4 * (seat.0 % 2)) & 15
    }

    /// A seat has thrown so much.
    pub fn set_result(&mut self, seat: Seat, result: u8) {
        let (place, shift) = (&mut self.results[at(seat) / 2], 4 * (seat.0 % 2));
        *place = *place & !(15 << shift) | (result & 15) << shift;
    }

    /// These have won a prisoner.
    pub fn win(&mut self, winners: SeatSet, foreign_won: bool) {
        self.winners |= bits(winners) | if foreign_won { FOREIGN } else { 0 };
    }

    /// How many have won.
    pub const fn winner_count(self) -> u8 {
        self.winners.count_ones() as u8
    }

    /// Those who have not thrown yet.
    pub fn waiting(self) -> SeatSet {
        self.throwers().iter().filter(|&seat| self.result(seat) == 0).collect()
    }

    /// Who throws next: the first from the player on turn to the left.
    pub fn next(self, game: &Island, state: &State) -> Seat {
        let turn = state.public.turn;
        self.waiting().iter().min_by_key(|&seat| clockwise(game, turn, seat)).unwrap_or(turn)
    }
}

/// `BARB-101`, `BARB-104`: the throws that a victory brings: for all prisoners if they do not suffice, for the third of three if nobody
/// has most knights.
pub fn of(hex: Hex, battle: Battle) -> Option<Lots> {
    let is_needed = battle.prizes() > 0 && battle.strongest().is_none();
    is_needed.then(|| Lots::new(hex, battle.participants(), battle.foreign))
}

/// A seat has thrown; when everybody has, it is decided or thrown again.
pub fn thrown(
    game: &Island,
    state: &mut State,
    mut lots: Lots,
    seat: Seat,
    (first, second): (u8, u8),
    journal: &mut impl Journal<AnyEvent>,
) {
    journal.note(Event::LotThrown { seat, first, second }.into());
    lots.set_result(seat, first + second);
    let Some(coast) = coast_of(lots.hex) else { return state.public.frames.pop() };
    let prizes = Battle::at(&state.public.modules.barbarian_attack, coast).prizes();
    if lots.waiting().is_empty() {
        lots = decided(lots, prizes, game.options.foreign_tie_reroll);
    }
    if !lots.waiting().is_empty() {
        return state.public.frames.replace(Frame::Lots(lots).into());
    }
    state.public.frames.pop();
    battle::share_out(game, state, lots.hex, lots.winners(), lots.foreign_won(), journal);
}

/// `BARB-102`, `BARB-COMBO-22`: those above the cut have won, those below it have lost, and those who are tied across it throw again for
/// what is left; the foreign knight comes first among them, unless the table wants them to throw against its 3 once more.
fn decided(lots: Lots, prizes: u8, foreign_rerolls: bool) -> Lots {
    let left = prizes.saturating_sub(lots.winner_count());
    let has_foreign = lots.foreign_throws();
    let above = |mark: u8| {
        let players: SeatSet = lots.throwers().iter().filter(|&seat| lots.result(seat) > mark).collect();
        (players, has_foreign && FOREIGN_RESULT > mark)
    };
    let count = |(players, foreign): (SeatSet, bool)| players.len() as u8 + u8::from(foreign);
    // The lowest mark that no more than there are prisoners lie above: whoever is above it has won.
    let mark = (0..=12).find(|&mark| count(above(mark)) <= left).unwrap_or(12);
    let (players, foreign) = above(mark);
    let mut next = Lots { throwers: 0, results: [0; 2], ..lots };
    next.win(players, foreign);
    let mut left = left - count((players, foreign));
    if left == 0 {
        return next;
    }
    let tied: SeatSet = lots.throwers().iter().filter(|&seat| lots.result(seat) == mark).collect();
    let is_foreign_tied = has_foreign && FOREIGN_RESULT == mark;
    if is_foreign_tied && !foreign_rerolls {
        next.win(SeatSet::EMPTY, true);
        left -= 1;
    }
    if left > 0 {
        let again = Lots::new(lots.hex, tied, is_foreign_tied && foreign_rerolls);
        next.throwers = again.throwers;
    }
    next
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who throws again and who has won, after these results; the foreign knight is `F`.
    fn after(results: &[u8], foreign: bool, prizes: u8, foreign_rerolls: bool) -> (String, String) {
        let mut lots = Lots::new(super::super::board::COAST[0], SeatSet::first(results.len() as u8), foreign);
        for (seat, &result) in results.iter().enumerate() {
            lots.set_result(Seat(seat as u8), result);
        }
        let lots = decided(lots, prizes, foreign_rerolls);
        let write = |seats: SeatSet, foreign: bool| {
            let seats: String = seats.iter().map(|seat| char::from(b'0' + seat.0)).collect();
            if foreign { seats + "F" } else { seats }
        };
        (write(lots.throwers(), lots.foreign_throws()), write(lots.winners(), lots.foreign_won()))
    }

    fn pair(again: &str, won: &str) -> (String, String) {
        (again.to_owned(), won.to_owned())
    }

    #[test]
    fn the_highest_get_the_prisoners_and_ties_matter_only_across_the_cut() {
        assert_eq!(after(&[8, 5], false, 1, false), pair("", "0"));
        assert_eq!(after(&[9, 6, 6], false, 2, false), pair("12", "0"));
        assert_eq!(after(&[9, 9, 6], false, 2, false), pair("", "01"));
        assert_eq!(after(&[6, 9, 9, 9], false, 2, false), pair("123", ""));
        assert_eq!(after(&[7, 7], false, 1, false), pair("01", ""));
    }

    #[test]
    fn the_foreign_knight_has_a_three_and_comes_first_among_the_tied() {
        assert_eq!(after(&[4], true, 1, false), pair("", "0"));
        assert_eq!(after(&[3], true, 1, false), pair("", "F"));
        assert_eq!(after(&[2], true, 1, false), pair("", "F"));
        assert_eq!(after(&[3, 3], true, 2, false), pair("01", "F"));
        assert_eq!(after(&[3, 3], true, 1, false), pair("", "F"));
        assert_eq!(after(&[8, 8], true, 1, false), pair("01", ""));
        assert_eq!(after(&[2, 2], true, 2, false), pair("01", "F"));
    }

    #[test]
    fn a_table_may_let_the_tied_throw_against_the_three_again() {
        assert_eq!(after(&[3], true, 1, true), pair("0F", ""));
        assert_eq!(after(&[9, 3], true, 2, true), pair("1F", "0"));
        assert_eq!(after(&[3, 3], true, 2, true), pair("01F", ""));
    }
}
