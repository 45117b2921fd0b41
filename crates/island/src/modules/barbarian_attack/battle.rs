//! Expulsion at the end of a turn: which hexes are won, who gets the prisoners, and which knights fall (`BARB-090` to `BARB-117`).

use steading_game::{Journal, Seat, SeatSet};

use super::board::{COAST, COASTS, SIDES, coast_of};
use super::{Event, Frame, Public, coast, lots};
use crate::Island;
use crate::base::effects;
use crate::event::Event as AnyEvent;
use crate::modules::gold;
use crate::modules::two_players::tokens;
use crate::places::Hex;
use crate::rules::Module;
use crate::state::{SEATS, State, at};
use crate::topology::ISLAND;

/// `BARB-101`, `BARB-104`, `BARB-116`: what a lost throw or a fallen knight brings.
pub const COMPENSATION: u8 = 3;

/// `BARB-COMBO-10`: what a fallen knight brings with two players, and the trade token with it.
const COMPENSATION_FOR_TWO: (u8, u8) = (2, 1);

/// `BARB-107`: so many prisoners are a point.
const PRISONERS_A_POINT: u8 = 2;

/// `BARB-107`: the points of so many prisoners.
pub const fn prisoner_points(prisoners: u8) -> i8 {
    (prisoners / PRISONERS_A_POINT) as i8
}

/// Who stands around a hex, and against how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battle {
    /// The barbarians on the hex.
    pub barbarians: u8,
    /// The knights of each seat on its sides.
    pub knights: [u8; SEATS],
    /// Whether the foreign knight stands on one (`BARB-COMBO-09`).
    pub foreign: bool,
}

impl Battle {
    /// What stands at a coast hex, by its place in the order of the coast.
    pub fn at(public: &Public, coast: usize) -> Battle {
        let sides = SIDES.of_coast[coast];
        Battle {
            barbarians: public.barbarians.0[coast],
            knights: public.guards.map(|knights| knights.and(sides).len() as u8),
            foreign: public.foreign.is_some_and(|path| sides.contains(path)),
        }
    }

    /// `BARB-092`: whether the hex is won.
    pub fn is_won(self, strict_majority: bool) -> bool {
        let knights = self.knights.iter().sum::<u8>() + u8::from(self.foreign);
        self.barbarians > 0 && knights >= self.barbarians + u8::from(strict_majority)
    }

    /// The players who take part.
    pub fn participants(self) -> SeatSet {
        (0..SEATS as u8).map(Seat).filter(|&seat| self.knights[at(seat)] > 0).collect()
    }

    /// How many take part, the foreign knight among them.
    pub fn count(self) -> u8 {
        self.participants().len() as u8 + u8::from(self.foreign)
    }

    /// What everybody who takes part gets anyhow (`BARB-099`, `BARB-100`).
    pub fn share(self) -> u8 {
        match self.count() {
            1 => self.barbarians,
            count => u8::from(self.barbarians >= count),
        }
    }

    /// The prisoners beyond that: all if they do not suffice (`BARB-101`), one of three for two (`BARB-103`).
    pub fn prizes(self) -> u8 {
        self.barbarians.saturating_sub(self.share() * self.count())
    }

    /// `BARB-103`: the participant with more knights than any other, where one prisoner is left after everybody got one.
    pub fn strongest(self) -> Option<Seat> {
        if self.share() == 0 {
            return None;
        }
        let most = self.knights.into_iter().max().unwrap_or(0);
        let mut leaders = (0..SEATS as u8).map(Seat).filter(|&seat| self.knights[at(seat)] == most);
        let first = leaders.next();
        let is_alone = leaders.next().is_none() && !(self.foreign && most <= 1);
        first.filter(|_| is_alone)
    }
}

/// `BARB-091`, `BARB-095`, `BARB-097`: goes round the coast from a hex on, to the next one that is won.
pub fn proceed(game: &Island, state: &mut State, from: Hex, journal: &mut impl Journal<AnyEvent>) -> bool {
    let first = coast_of(from).unwrap_or(COASTS);
    let public = &state.public.modules.barbarian_attack;
    let is_won = |&coast: &usize| {
        public.barbarians.0[coast] > 0 && Battle::at(public, coast).is_won(game.options.strict_majority)
    };
    match (first..COASTS).find(is_won) {
        Some(coast) => win(game, state, coast, journal),
        None => state.public.frames.pop(),
    }
    true
}

/// `BARB-098`: a hex is won. Prisoners, freeing and losses are one effect, after which points are judged (`BARB-134`).
fn win(game: &Island, state: &mut State, coast: usize, journal: &mut impl Journal<AnyEvent>) {
    let hex = COAST[coast];
    let battle = Battle::at(&state.public.modules.barbarian_attack, coast);
    let (barbarians, participants, foreign) = (battle.barbarians, battle.participants(), battle.foreign);
    journal.note(Event::Won { hex, barbarians, participants, foreign }.into());
    match COAST.get(coast + 1) {
        Some(&next) => state.public.frames.replace(Frame::Expel(next).into()),
        None => state.public.frames.pop(),
    }
    effects::begin(state);
    state.public.frames.push(Frame::Losses(hex).into());
    match lots::of(hex, battle) {
        Some(lots) => state.public.frames.push(Frame::Lots(lots).into()),
        None => {
            let winner = battle.strongest().filter(|_| battle.prizes() > 0);
            share_out(game, state, hex, winner.map_or(SeatSet::EMPTY, SeatSet::only), false, journal);
        }
    }
}

/// `BARB-099` to `BARB-109`: everybody gets what is due, the hex is free, and the players whom a throw left without get gold.
pub fn share_out(
    game: &Island,
    state: &mut State,
    hex: Hex,
    winners: SeatSet,
    is_foreign_winner: bool,
    journal: &mut impl Journal<AnyEvent>,
) {
    let Some(coast) = coast_of(hex) else { return };
    let battle = Battle::at(&state.public.modules.barbarian_attack, coast);
    let had_lots = lots::of(hex, battle).is_some();
    for seat in battle.participants().iter() {
        let is_winner = winners.contains(seat);
        let count = battle.share() + u8::from(is_winner);
        if count > 0 {
            journal.note(Event::Prisoners(seat, count).into());
            imprison(state, seat, count);
        }
        if had_lots && !is_winner {
            gold::earn(game, state, seat, COMPENSATION, journal);
        }
    }
    if battle.foreign {
        // `BARB-COMBO-08`, `BARB-COMBO-09`: they count for nobody.
        let count = battle.share() + u8::from(is_foreign_winner);
        if count > 0 {
            state.public.modules.barbarian_attack.aside += count;
            journal.note(Event::PutAside(count).into());
        }
    }
    coast::clear(game, state, hex, journal);
}

/// A seat gets prisoners and the points for them (`BARB-107`). Whoever calls this tells of it, and takes them off the board.
pub fn imprison(state: &mut State, seat: Seat, count: u8) {
    let prisoners = &mut state.public.modules.barbarian_attack.prisoners[at(seat)];
    let before = prisoner_points(*prisoners);
    *prisoners += count;
    state.public.open_points[at(seat)] += prisoner_points(*prisoners) - before;
}

/// `BARB-113` to `BARB-117`: the die names two opposite sides of the hex, and knights there fall. The foreign knight does not
/// (`BARB-COMBO-05`).
pub fn lose(game: &Island, state: &mut State, hex: Hex, die: u8, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    journal.note(Event::LossesThrown(hex, die).into());
    if coast_of(hex).is_none() {
        return;
    }
    let axis = usize::from(die.saturating_sub(1)) % 3;
    let sides = ISLAND.hex_sides[hex.index()];
    for path in [sides[axis], sides[axis + 3]] {
        let public = &mut state.public.modules.barbarian_attack;
        let owner = (0..SEATS as u8).map(Seat).find(|&seat| public.guards[at(seat)].contains(path));
        let Some(owner) = owner else { continue };
        public.guards[at(owner)] = public.guards[at(owner)].without(path);
        public.sent = public.sent.without(path);
        journal.note(Event::Fell(owner, path).into());
        compensate(game, state, owner, journal);
    }
}

/// `BARB-116`, `BARB-COMBO-10`: gold for a fallen knight, and with two players a trade token.
fn compensate(game: &Island, state: &mut State, owner: Seat, journal: &mut impl Journal<AnyEvent>) {
    if game.has(Module::TwoPlayers) {
        let (coins, token) = COMPENSATION_FOR_TWO;
        gold::earn(game, state, owner, coins, journal);
        tokens::gain(game, state, owner, token, journal);
    } else {
        gold::earn(game, state, owner, COMPENSATION, journal);
    }
}
