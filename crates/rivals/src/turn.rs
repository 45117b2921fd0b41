//! The turn: before the roll, dice, production, end (sections 6, 7 and 18 of the catalogue).

use steading_game::{Journal, Seat};

use crate::Rivals;
use crate::action::Action;
use crate::cards::{Card, Title};
use crate::event::Event;
use crate::frame::{Frame, Frames, Symbol};
use crate::goods::Kinds;
use crate::hidden::other;
use crate::illegal::{Code, Detail, Illegal, refuse};
use crate::principality::STORE_MAX;
use crate::rule;
use crate::state::State;
use crate::units;

/// A turn begins; in all but the introductory game whoever has the goal wins before the roll (`RIV-079`, `RIV-252`).
pub fn begin(game: &Rivals, state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    let public = &mut state.public;
    public.turn = seat;
    public.turns = public.turns.saturating_add(1);
    public.number = 0;
    public.symbol = None;
    public.has_reiner = false;
    public.mints_used = 0;
    public.frames = Frames::only(Frame::BeforeRoll);
    // `RIV-310`: cards drawn at the end of the last turn may be played from now on.
    state.hidden.sebastian_waits[seat.index()] = false;
    journal.note(Event::TurnBegan(seat));
    if game.rules.is_full() && state.public.points(seat) >= game.rules.goal {
        win(state, seat, journal);
    }
}

/// `RIV-250`, `RIV-251`, `RIV-253`: a turn ends, and with it the game if its player has the goal.
pub fn end(game: &Rivals, state: &mut State, journal: &mut impl Journal<Event>) {
    let seat = state.public.turn;
    if state.public.points(seat) >= game.rules.goal {
        return win(state, seat, journal);
    }
    let (limit, turns) = (game.options.turn_limit, state.public.turns);
    // Both have had their turns; the counter stops at its last, odd number.
    let is_even = turns.is_multiple_of(2) || turns == u16::MAX;
    if limit > 0 && turns >= limit && is_even {
        return win(state, leader(state), journal);
    }
    begin(game, state, other(seat), journal);
}

/// `RIV-340`: who wins when the turns are used up: more points, then more units stored, then the player who began second, whose
/// turn it is.
fn leader(state: &State) -> Seat {
    let second = state.public.turn;
    let worth = |seat: Seat| (state.public.points(seat), state.public.land(seat).stock().total());
    if worth(other(second)) > worth(second) { other(second) } else { second }
}

fn win(state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    state.public.winner = Some(seat);
    journal.note(Event::Won(seat, state.public.points(seat)));
}

// Before the roll.

/// Lists what may be done before the roll.
pub fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for card in state.hidden.hands[seat.index()].kinds() {
        match card.title() {
            Title::Brigitta if state.public.number == 0 => {
                out.extend((1..=6).map(|number| Action::Brigitta(card, number)));
            }
            Title::Reiner if !state.public.has_reiner => out.push(Action::Reiner),
            _ => {}
        }
    }
    out.push(Action::Roll);
}

/// `RIV-078`: Brigitta, Reiner, or the roll.
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let hand = &state.hidden.hands[seat.index()];
    match action {
        Action::Roll => Ok(()),
        Action::Brigitta(card, number) => {
            check_is(card, Title::Brigitta)?;
            if !hand.contains(card) {
                return refuse(Code::NoSuchCard, rule::RIV_117, Detail::Card(card));
            }
            if !(1..=6).contains(&number) {
                return refuse(Code::NotAChoice, rule::RIV_159, Detail::Word("number"));
            }
            check_once(state.public.number != 0, card)
        }
        Action::Reiner => {
            if !hand.contains(Card::GoldReiner) {
                return refuse(Code::NoSuchCard, rule::RIV_117, Detail::Card(Card::GoldReiner));
            }
            check_once(state.public.has_reiner, Card::GoldReiner)
        }
        Action::Sebastian => refuse(Code::CardTiming, rule::RIV_208, Detail::Card(Card::TurmoilSebastian)),
        _ => refuse(Code::RollFirst, rule::RIV_077, Detail::Stage("before-roll")),
    }
}

/// Whether the card is the one the action is about.
pub fn check_is(card: Card, title: Title) -> Result<(), Illegal> {
    if card.title() == title { Ok(()) } else { refuse(Code::NotPlayable, rule::RIV_117, Detail::Card(card)) }
}

/// `RIV-160`: at most one Brigitta and one Reiner a turn.
fn check_once(was_played: bool, card: Card) -> Result<(), Illegal> {
    if was_played { refuse(Code::OncePerTurn, rule::RIV_160, Detail::Card(card)) } else { Ok(()) }
}

/// Carries it out.
pub fn act(game: &Rivals, state: &mut State, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
    match action {
        Action::Brigitta(card, number) => {
            play_and_discard(game, state, seat, card, journal);
            state.public.number = number;
        }
        Action::Reiner => {
            play_and_discard(game, state, seat, Card::GoldReiner, journal);
            state.public.has_reiner = true;
        }
        Action::Roll if state.public.number != 0 && state.public.has_reiner => {
            let number = state.public.number;
            rolled(state, number, Symbol::Celebration, journal);
        }
        Action::Roll => state.public.frames.replace(Frame::Dice),
        _ => debug_assert!(false, "checked before"),
    }
}

fn play_and_discard(game: &Rivals, state: &mut State, seat: Seat, card: Card, journal: &mut impl Journal<Event>) {
    state.hidden.play(&game.rules, seat, card);
    journal.note(Event::Played(seat, card));
    state.public.discard.push(card);
}

// Dice and production.

/// `RIV-080`: the dice that are still to be thrown: number, symbol.
pub fn open_dice(state: &State) -> (bool, bool) {
    (state.public.number == 0, !state.public.has_reiner)
}

/// The dice lie; what no die shows was set by a card.
pub fn thrown(state: &mut State, number: Option<u8>, symbol: Option<Symbol>, journal: &mut impl Journal<Event>) {
    let number = number.unwrap_or(state.public.number);
    rolled(state, number, symbol.unwrap_or(Symbol::Celebration), journal);
}

/// `RIV-084`, `RIV-085`: a red symbol comes before production, a black one after.
fn rolled(state: &mut State, number: u8, symbol: Symbol, journal: &mut impl Journal<Event>) {
    let public = &mut state.public;
    public.number = number;
    public.symbol = Some(symbol);
    journal.note(Event::Rolled(public.turn, number, symbol));
    public.frames.replace(Frame::Actions);
    if symbol == Symbol::BrigandAttack {
        public.frames.push(Frame::Production);
        public.frames.push(Frame::Symbol(symbol));
    } else {
        public.frames.push(Frame::Symbol(symbol));
        public.frames.push(Frame::Production);
    }
}

/// `RIV-086`: the regions of both players with the number gain a unit, or two beside a booster. Then the Marketplace (`RIV-172`).
pub fn produce(state: &mut State, journal: &mut impl Journal<Event>) {
    let number = state.public.number;
    let turn = state.public.turn;
    for seat in [turn, other(turn)] {
        let land = state.public.land_mut(seat);
        let boosted = land.boosted();
        for place in land.numbered(number).iter() {
            let Some(region) = land.region(place) else { continue };
            let yields = if boosted.contains(place) { 2 } else { 1 };
            for _ in 0..yields.min(STORE_MAX - land.units(place)) {
                land.store(place, region.kind());
            }
            journal.note(Event::Produced(seat, place, yields));
        }
    }
    for seat in [turn, other(turn)] {
        if state.public.land(seat).has(Title::Marketplace) {
            visit_market(state, seat, number);
        }
    }
}

/// `RIV-170`, `RIV-171`: with fewer regions of the number than the opponent, one unit of a kind the opponent's regions give.
fn visit_market(state: &mut State, seat: Seat, number: u8) {
    let (own, theirs) = (state.public.land(seat), state.public.land(other(seat)));
    let regions = theirs.numbered(number);
    if regions.len() <= own.numbered(number).len() {
        return;
    }
    let kinds = regions.iter().filter_map(|place| theirs.kind_at(place)).fold(Kinds::NONE, Kinds::with);
    units::grant(state, seat, 1, kinds);
}
