//! The two moves of Treason (`BARB-069` to `BARB-075`, `BARB-138` to `BARB-140`).
//!
//! Both are chosen before anything is moved, so all that is asked of them is asked of the same position. Coast hexes are bits here, in
//! the order of [`COAST`].

use serde::{Deserialize, Serialize};
use steading_game::{Journal, Seat};

use super::board::{COAST, COASTS, coast_of};
use super::coast::{OVERRUN, check_coast, put, supply, take};
use super::{Action, Event, Frame, Public, own};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::effects;
use crate::event::Event as AnyEvent;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::places::Hex;
use crate::rule;
use crate::state::{Public as AllPublic, State};

/// A move of Treason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Turned {
    /// The hex that the barbarian leaves; `None` is the supply.
    pub from: Option<Hex>,
    /// Where it goes.
    pub to: Hex,
}

/// A set of coast hexes.
type Bits = u16;

/// What the moves are chosen from.
#[derive(Clone, Copy)]
struct Field {
    /// The hexes with a barbarian.
    held: Bits,
    /// The hexes that are not overrun (`BARB-070`).
    open: Bits,
    /// Barbarians in the supply.
    supply: u8,
}

impl Field {
    fn of(public: &Public) -> Field {
        let (mut held, mut open) = (0, 0);
        for (coast, &count) in public.barbarians.0.iter().enumerate() {
            held |= Bits::from(count > 0) << coast;
            open |= Bits::from(count < OVERRUN) << coast;
        }
        Field { held, open, supply: supply(public) }
    }

    /// `BARB-140`: whether a move comes from the supply: with one hex that has barbarians the second, with none both.
    const fn is_from_supply(self, is_second: bool) -> bool {
        match self.held.count_ones() {
            0 => true,
            1 => is_second,
            _ => false,
        }
    }

    /// Whether a second move is left when the hexes of the first are used.
    const fn leaves_second(self, used: Bits) -> bool {
        let (held, open) = (self.held & !used, self.open & !used);
        if self.is_from_supply(true) {
            // The first one has taken a barbarian of the supply, too, if there is none on the coast.
            return open != 0 && self.supply > self.is_from_supply(false) as u8;
        }
        // Two different hexes are needed, one of each.
        held != 0 && open != 0 && (held | open).count_ones() > 1
    }

    /// The moves that can be made at all when some hexes are used: source, or none for the supply, and destination.
    fn moves(self, used: Bits, is_second: bool) -> impl Iterator<Item = (Option<usize>, usize)> + Clone {
        let is_from_supply = self.is_from_supply(is_second);
        let has_supply = is_from_supply && self.supply > u8::from(is_second && self.is_from_supply(false));
        let held = if is_from_supply { 0 } else { self.held & !used };
        let open = self.open & !used;
        let sources = places(held).map(Some).chain(has_supply.then_some(None));
        sources.flat_map(move |from| places(open & !from.map_or(0, bit)).map(move |to| (from, to)))
    }

    /// `BARB-139`: the first moves, without those that leave no second one where others do.
    fn first_moves(self) -> impl Iterator<Item = (Option<usize>, usize)> + Clone {
        let is_twofold = self.has_two_moves();
        self.moves(0, false).filter(move |&turned| !is_twofold || self.leaves_second(used_by(turned)))
    }

    /// `BARB-139`: whether two moves can be made.
    fn has_two_moves(self) -> bool {
        self.moves(0, false).any(|turned| self.leaves_second(used_by(turned)))
    }
}

const fn bit(coast: usize) -> Bits {
    1 << coast
}

fn places(bits: Bits) -> impl Iterator<Item = usize> + Clone {
    (0..COASTS).filter(move |&coast| bits & bit(coast) != 0)
}

fn used_by((from, to): (Option<usize>, usize)) -> Bits {
    from.map_or(0, bit) | bit(to)
}

/// The hexes of a move.
fn used(turned: Turned) -> Bits {
    [turned.from, Some(turned.to)].into_iter().flatten().filter_map(coast_of).map(bit).fold(0, |all, one| all | one)
}

fn turned((from, to): (Option<usize>, usize)) -> Turned {
    Turned { from: from.map(|coast| COAST[coast]), to: COAST[to] }
}

/// `BARB-139`: whether a barbarian can be moved at all.
pub fn is_possible(public: &AllPublic) -> bool {
    Field::of(&public.modules.barbarian_attack).first_moves().next().is_some()
}

/// The moves that may be chosen, once the first one is chosen or not.
pub fn moves(public: &AllPublic, first: Option<Turned>) -> impl Iterator<Item = Turned> + Clone {
    let field = Field::of(&public.modules.barbarian_attack);
    let firsts = first.is_none().then(|| field.first_moves()).into_iter().flatten();
    let seconds = first.map(|first| field.moves(used(first), true)).into_iter().flatten();
    firsts.chain(seconds).map(turned)
}

/// Lists the moves.
pub fn list(public: &AllPublic, first: Option<Turned>, out: &mut Vec<AnyAction>) {
    out.extend(moves(public, first).map(|turned| AnyAction::from(Action::Turn(turned))));
}

/// `BARB-163`: the source, the destination, and that a second move is left.
pub fn check(game: &Island, state: &State, turned: Turned) -> Result<(), Illegal> {
    let Some(Frame::Treason(first)) = own(state.public.frames.top()) else {
        return refuse(Code::NotAChoice, rule::BARB_138, Detail::Unasked("treason"));
    };
    let public = &state.public.modules.barbarian_attack;
    let (field, taken) = (Field::of(public), first.map_or(0, used));
    let is_from_supply = field.is_from_supply(first.is_some());
    let from = match turned.from {
        None if is_from_supply => None,
        None => return refuse(Code::NotAChoice, rule::BARB_140, Detail::Why("not-from-supply", About::Nothing)),
        Some(_) if is_from_supply => {
            return refuse(Code::NotAChoice, rule::BARB_140, Detail::Why("from-supply", About::Nothing));
        }
        Some(hex) => Some(check_hex(game, hex, taken)?),
    };
    if let Some(coast) = from
        && public.barbarians.0[coast] == 0
    {
        return refuse(Code::NoBarbarian, rule::BARB_069, Detail::Hex(COAST[coast]));
    }
    let to = check_hex(game, turned.to, taken)?;
    if from == Some(to) {
        return refuse(Code::NotACoast, rule::BARB_070, Detail::Why("same-hex", About::Hex(turned.to)));
    }
    if field.open & bit(to) == 0 {
        return refuse(Code::NotACoast, rule::BARB_070, Detail::Why("overrun-coast", About::Hex(turned.to)));
    }
    if first.is_none() && field.has_two_moves() && !field.leaves_second(used_by((from, to))) {
        return refuse(Code::NotAChoice, rule::BARB_139, Detail::Why("no-second-move", About::Nothing));
    }
    Ok(())
}

/// `BARB-070`: a coast hex that the first move of the card did not use.
fn check_hex(game: &Island, hex: Hex, taken: Bits) -> Result<usize, Illegal> {
    let coast = check_coast(game, hex, rule::BARB_070)?;
    if taken & bit(coast) != 0 {
        return refuse(Code::NotACoast, rule::BARB_070, Detail::Why("used-hex", About::Hex(hex)));
    }
    Ok(coast)
}

/// `BARB-138`: a move is chosen; when nothing more is to be chosen, all is carried out.
pub fn choose(game: &Island, state: &mut State, seat: Seat, turned: Turned, journal: &mut impl Journal<AnyEvent>) {
    let Some(Frame::Treason(first)) = own(state.public.frames.top()) else { return };
    if first.is_none() && moves(&state.public, Some(turned)).next().is_some() {
        return state.public.frames.replace(Frame::Treason(Some(turned)).into());
    }
    state.public.frames.pop();
    carry_out(game, state, seat, [first, Some(turned)], journal);
}

/// `BARB-072`: first all removals, then all placements, as one effect.
fn carry_out(
    game: &Island,
    state: &mut State,
    seat: Seat,
    plan: [Option<Turned>; 2],
    journal: &mut impl Journal<AnyEvent>,
) {
    effects::begin(state);
    let moves = || plan.into_iter().flatten();
    for turned in moves() {
        journal.note(Event::Turned(seat, turned).into());
    }
    for from in moves().filter_map(|turned| turned.from) {
        take(game, state, from, journal);
    }
    for turned in moves() {
        put(game, state, turned.to, journal);
    }
    effects::end(game, state, journal);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(counts: [u8; COASTS], supply: u8) -> Field {
        let mut public = Public::default();
        public.barbarians.0 = counts;
        Field { supply, ..Field::of(&public) }
    }

    /// How many first moves there are, and whether they leave a second one.
    fn firsts(field: Field) -> (usize, bool) {
        (field.first_moves().count(), field.has_two_moves())
    }

    #[test]
    fn sources_and_supply_follow_from_the_hexes_with_barbarians() {
        assert_eq!(firsts(field([0; COASTS], 36)), (10, true));
        assert_eq!(firsts(field([0; COASTS], 1)), (10, false));
        assert_eq!(firsts(field([0; COASTS], 0)), (0, false));
        assert_eq!(firsts(field([3, 0, 0, 0, 0, 0, 0, 0, 0, 0], 33)), (9, true));
        assert_eq!(firsts(field([3, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0)), (9, false));
        // With two hexes neither may be the destination of the other's barbarian, for then no second one could be taken.
        assert_eq!(firsts(field([1, 1, 0, 0, 0, 0, 0, 0, 0, 0], 34)), (16, true));
        assert_eq!(firsts(field([3; COASTS], 6)), (0, false));
        // One hex is open, so that only one barbarian can be moved.
        assert_eq!(firsts(field([2, 3, 3, 3, 3, 3, 3, 3, 3, 3], 7)), (9, false));
    }
}
