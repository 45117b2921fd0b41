//! The deck of 26 and what its cards do (`BARB-058` to `BARB-075`); the moves of Treason are in [`super::treason`].

use std::fmt;

use serde::{Deserialize, Serialize};
use steading_game::{Journal, RuleId, Seat};

use super::board::SIDES;
use super::{Action, Event, Frame, Muster, Public, coast, knights, own, treason};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::building::check_edge;
use crate::event::Event as AnyEvent;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::modules::barbarian_attack::battle;
use crate::modules::gold;
use crate::places::{Edge, EdgeSet, Hex};
use crate::rule;
use crate::rules::Module;
use crate::state::{Public as AllPublic, State, at};

/// `BARB-069`: what Treason brings.
const TREASON_GOLD: u8 = 2;

/// A card of the deck (`BARB-062`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AttackCard"))]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// A knight at the castle.
    Knighthood,
    /// A knight anywhere.
    BlackKnight,
    /// A barbarian becomes a prisoner.
    Intrigue,
    /// Gold, and two barbarians are moved.
    Treason,
}

impl Card {
    /// All four kinds.
    pub const ALL: [Card; 4] = [Card::Knighthood, Card::BlackKnight, Card::Intrigue, Card::Treason];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["knighthood", "black-knight", "intrigue", "treason"][self as usize]
    }

    /// The card with this name.
    pub fn named(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How many cards of each kind there are somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AttackCards"))]
pub struct Discards {
    /// Knighthood.
    pub knighthood: u8,
    /// Black Knight.
    pub black_knight: u8,
    /// Intrigue.
    pub intrigue: u8,
    /// Treason.
    pub treason: u8,
}

/// `BARB-062`, table D-3: the whole deck.
pub const DECK: Discards = Discards { knighthood: 14, black_knight: 4, intrigue: 4, treason: 4 };

impl Discards {
    /// How many of this kind.
    pub const fn count(self, card: Card) -> u8 {
        match card {
            Card::Knighthood => self.knighthood,
            Card::BlackKnight => self.black_knight,
            Card::Intrigue => self.intrigue,
            Card::Treason => self.treason,
        }
    }

    /// The place of a kind.
    pub const fn of(&mut self, card: Card) -> &mut u8 {
        match card {
            Card::Knighthood => &mut self.knighthood,
            Card::BlackKnight => &mut self.black_knight,
            Card::Intrigue => &mut self.intrigue,
            Card::Treason => &mut self.treason,
        }
    }

    /// How many of all kinds.
    pub fn total(self) -> u8 {
        Card::ALL.into_iter().fold(0, |sum: u8, card| sum.saturating_add(self.count(card)))
    }

    /// The card at this place, when they lie in the order of their kinds.
    pub fn nth(self, place: u8) -> Card {
        let mut rest = place;
        for card in Card::ALL {
            match rest.checked_sub(self.count(card)) {
                None => return card,
                Some(left) => rest = left,
            }
        }
        Card::Knighthood
    }
}

/// The deck to draw from: what was not discarded; all of it when nothing else is left (`BARB-061`).
pub fn left(public: &Public) -> Discards {
    let mut deck = DECK;
    for card in Card::ALL {
        let place = deck.of(card);
        *place = place.saturating_sub(public.discarded.count(card));
    }
    if deck.total() == 0 { DECK } else { deck }
}

/// `BARB-059`, `BARB-061`: the card is carried out at once and goes to the discard pile, which makes a new deck when the old one is used
/// up.
pub fn drawn(game: &Island, state: &mut State, card: Card, journal: &mut impl Journal<AnyEvent>) {
    let seat = state.public.turn;
    state.public.frames.pop();
    let public = &mut state.public.modules.barbarian_attack;
    if public.discarded.total() >= DECK.total() {
        public.discarded = Discards::default();
        journal.note(Event::Shuffled.into());
    }
    *public.discarded.of(card) += 1;
    journal.note(Event::Drew(seat, card).into());
    match card {
        Card::Knighthood => place_at_castle(game, state, seat, journal),
        Card::BlackKnight if knights::left(&state.public, seat) > 0 => ask(state, Frame::Muster(Muster::Anywhere)),
        Card::BlackKnight => journal.note(Event::NoUse(seat, card).into()),
        Card::Intrigue if !coast::held(&state.public).is_empty() => ask(state, Frame::Intrigue),
        Card::Intrigue => {
            // `BARB-068`: another card in its place.
            journal.note(Event::NoUse(seat, card).into());
            ask(state, Frame::Draw);
        }
        Card::Treason => {
            gold::earn(game, state, seat, TREASON_GOLD, journal);
            if treason::is_possible(&state.public) {
                ask(state, Frame::Treason(None));
            }
        }
    }
}

fn ask(state: &mut State, frame: Frame) {
    state.public.frames.push(frame.into());
}

/// `BARB-063`, `BARB-066`, `BARB-141`: a knight for the castle, if there is one and a side for it; a single side is not asked for.
fn place_at_castle(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
    let sides = free_sides(&state.public);
    let only = sides.iter().next().filter(|_| sides.len() == 1);
    match only {
        _ if sides.is_empty() || knights::left(&state.public, seat) == 0 => {
            journal.note(Event::NoUse(seat, Card::Knighthood).into());
        }
        Some(side) => place(game, state, seat, side, journal),
        None => ask(state, Frame::Muster(Muster::Castle)),
    }
}

/// The sides of the castle without a knight.
pub fn free_sides(public: &AllPublic) -> EdgeSet {
    SIDES.of_castle.minus(knights::all(&public.modules.barbarian_attack))
}

/// Where a knight may be placed (`BARB-063`, `BARB-065`).
pub fn sites(public: &AllPublic, place: Muster) -> EdgeSet {
    match place {
        Muster::Castle => free_sides(public),
        Muster::Anywhere => knights::free_paths(public),
    }
}

// Asking.

/// `BARB-162`: a free path, and a side of the castle where the card wants that.
pub fn check_muster(game: &Island, state: &State, path: Edge) -> Result<(), Illegal> {
    let Some(Frame::Muster(place)) = own(state.public.frames.top()) else {
        return refuse(Code::NotAChoice, rule::BARB_063, Detail::Unasked("muster"));
    };
    check_site(game, state, path, place, rule::BARB_063)
}

/// `BARB-COMBO-02`: the foreign knight enters at the castle.
pub fn check_muster_foreign(game: &Island, state: &State, path: Edge) -> Result<(), Illegal> {
    if own(state.public.frames.top()) != Some(Frame::MusterForeign) {
        return refuse(Code::NotAChoice, rule::BARB_COMBO_02, Detail::Unasked("muster-foreign"));
    }
    check_site(game, state, path, Muster::Castle, rule::BARB_COMBO_02)
}

fn check_site(game: &Island, state: &State, path: Edge, place: Muster, rule: RuleId) -> Result<(), Illegal> {
    check_edge(game, path)?;
    if place == Muster::Castle && !SIDES.of_castle.contains(path) {
        return refuse(Code::CastleOnly, rule, Detail::Edge(path));
    }
    knights::check_free(&state.public, path, rule::BARB_076)
}

/// `BARB-067`: a coast hex with a barbarian.
pub fn check_capture(game: &Island, state: &State, hex: Hex) -> Result<(), Illegal> {
    if own(state.public.frames.top()) != Some(Frame::Intrigue) {
        return refuse(Code::NotAChoice, rule::BARB_067, Detail::Unasked("intrigue"));
    }
    coast::check_barbarian(game, state, hex, rule::BARB_067)
}

/// Lists where a knight may be placed.
pub fn list_muster(public: &AllPublic, place: Muster, out: &mut Vec<AnyAction>) {
    out.extend(sites(public, place).iter().map(|path| AnyAction::from(Action::Muster(path))));
}

/// Lists where the foreign knight may be placed.
pub fn list_muster_foreign(public: &AllPublic, out: &mut Vec<AnyAction>) {
    out.extend(free_sides(public).iter().map(|path| AnyAction::from(Action::MusterForeign(path))));
}

/// Lists the hexes with barbarians.
pub fn list_captures(public: &AllPublic, out: &mut Vec<AnyAction>) {
    out.extend(coast::held(public).iter().map(|hex| AnyAction::from(Action::Capture(hex))));
}

// Answering.

/// The knight is placed where the player wants it.
pub fn muster(game: &Island, state: &mut State, seat: Seat, path: Edge, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    place(game, state, seat, path, journal);
}

/// A knight comes onto the board. `BARB-COMBO-02`, `BARB-COMBO-03`: with two players the foreign knight follows the first one, or the
/// next for which the castle has room.
fn place(game: &Island, state: &mut State, seat: Seat, path: Edge, journal: &mut impl Journal<AnyEvent>) {
    let public = &mut state.public.modules.barbarian_attack;
    public.guards[at(seat)] = public.guards[at(seat)].with(path);
    journal.note(Event::Mustered(seat, path).into());
    if !game.has(Module::TwoPlayers) || public.foreign.is_some() {
        return;
    }
    let sides = free_sides(&state.public);
    match sides.iter().next() {
        Some(only) if sides.len() == 1 => place_foreign(state, seat, only, journal),
        Some(_) => ask(state, Frame::MusterForeign),
        None => {}
    }
}

/// The foreign knight is placed where the player wants it.
pub fn muster_foreign(state: &mut State, seat: Seat, path: Edge, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    place_foreign(state, seat, path, journal);
}

fn place_foreign(state: &mut State, seat: Seat, path: Edge, journal: &mut impl Journal<AnyEvent>) {
    state.public.modules.barbarian_attack.foreign = Some(path);
    journal.note(Event::ForeignMustered(seat, path).into());
}

/// `BARB-067`: the barbarian becomes a prisoner.
pub fn capture(game: &Island, state: &mut State, seat: Seat, hex: Hex, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    journal.note(Event::TakenPrisoner(seat, hex).into());
    battle::imprison(state, seat, 1);
    coast::take(game, state, hex, journal);
}
