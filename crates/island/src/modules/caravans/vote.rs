//! The vote on a camel's path (`CARAVAN-010` to `CARAVAN-029`, `TWO-060` to `TWO-063`).

use steading_game::{Journal, Seat};

use super::paths::{extended_by, is_at_start, paths, paths_apart, put_camel};
use super::{Action, CARAVANS, Event, Frame, own_frame};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::building::check_edge;
use crate::cards::{Cards, Good};
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::modules::parts::{Move, Question};
use crate::places::{Edge, EdgeSet};
use crate::rule;
use crate::rules::Module;
use crate::state::{SEATS, State, at};
use crate::topology::CENTRE;

/// `CARAVAN-010`, `CARAVAN-012`: the player on turn has ended the turn. If something was built, a camel comes: where it must if there
/// is one way only (`CARAVAN-029`), by a vote if there are more, and not at all if there is none (`CARAVAN-013`).
#[cold]
#[inline(never)]
pub fn end_of_turn(game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
    if !state.public.modules.caravans.is_due {
        return;
    }
    let paths = paths(game, state);
    match only(paths) {
        Some(path) => put_camel(game, state, path, journal),
        None if paths.is_empty() => {}
        None => state.public.frames.push(Frame::Bid(state.public.turn).into()),
    }
}

/// The path of a set with no other.
fn only(paths: EdgeSet) -> Option<Edge> {
    paths.iter().next().filter(|_| paths.len() == 1)
}

// Asking.

/// Whether the seat is asked, and may answer so.
pub fn check(game: &Island, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let top = state.public.frames.top();
    let Some(frame) = own_frame(top).filter(|_| action.answers(top)) else {
        return refuse(Code::NotAChoice, rule::CARAVAN_012, Detail::Unasked(action.question()));
    };
    if frame.seat() != seat {
        // Everybody once, in order (`CARAVAN-020`, `CARAVAN-022`).
        let (debtor, owed) = frame.owed(game, state);
        return refuse(Code::ActionPending, rule::CARAVAN_020, Detail::Owes(debtor, owed));
    }
    match action {
        Action::Bid(cards) => check_bid(state, seat, cards.into()),
        Action::Name(None) => Ok(()),
        Action::Name(Some(path)) | Action::Place(path) => check_path(game, state, frame, path),
    }
}

/// `CARAVAN-020`: wool and grain only, and only what is held.
fn check_bid(state: &State, seat: Seat, cards: Cards) -> Result<(), Illegal> {
    let foreign = cards.kinds().find(|kind| !matches!(kind, Good::Wool | Good::Grain));
    if let Some(kind) = foreign {
        return refuse(Code::NotAChoice, rule::CARAVAN_020, Detail::Why("bid-kind", About::Good(kind)));
    }
    let hand = state.private[at(seat)].hand;
    if hand.covers(cards) {
        return Ok(());
    }
    refuse(Code::CannotAfford, rule::CARAVAN_020, Detail::Price { price: cards, short: hand.shortfall(cards) })
}

/// A path where a camel may go. A refusal names the rule that is nearest.
fn check_path(game: &Island, state: &State, frame: Frame, path: Edge) -> Result<(), Illegal> {
    check_edge(game, path)?;
    if open_paths(game, state, frame).contains(path) {
        return Ok(());
    }
    let camels = state.public.modules.caravans.camels;
    let is_at_oasis = game.topology.hex_sides[CENTRE].contains(&path) && is_at_start(game, state, path);
    let (rule, why) = match () {
        () if camels.contains(path) => (rule::CARAVAN_036, "camel-there"),
        () if paths(game, state).contains(path) => (rule::TWO_063, "same-caravan"),
        () if is_at_oasis => (rule::CARAVAN_033, "beside-oasis"),
        () if camels.is_empty() => (rule::CARAVAN_032, "first-camel"),
        () => (rule::CARAVAN_034, "not-at-head"),
    };
    refuse(Code::NoCamelHere, rule, Detail::Why(why, About::Edge(path)))
}

/// The paths that the question offers.
pub(super) fn open_paths(game: &Island, state: &State, frame: Frame) -> EdgeSet {
    match frame {
        Frame::PlaceApart(_) => paths_apart(game, state, state.public.modules.caravans.extended),
        Frame::Bid(_) | Frame::Name(_) | Frame::Place(_) => paths(game, state),
    }
}

/// Lists the answers of the seat that is asked.
pub fn list(game: &Island, state: &State, frame: Frame, out: &mut Vec<AnyAction>) {
    match frame {
        Frame::Bid(seat) => {
            let hand = state.private[at(seat)].hand;
            for wool in 0..=hand.count(Good::Wool) {
                for grain in 0..=hand.count(Good::Grain) {
                    let cards = Cards::of(Good::Wool, wool) + Cards::of(Good::Grain, grain);
                    out.push(Action::Bid(cards.into()).into());
                }
            }
        }
        Frame::Name(_) => {
            out.push(Action::Name(None).into());
            out.extend(paths(game, state).iter().map(|path| AnyAction::from(Action::Name(Some(path)))));
        }
        Frame::Place(_) | Frame::PlaceApart(_) => {
            out.extend(open_paths(game, state, frame).iter().map(|path| AnyAction::from(Action::Place(path))));
        }
    }
}

// Answering.

/// `CARAVAN-020`, `CARAVAN-028`: the cards are laid openly, and go to the bank whatever comes of it.
pub fn bid(game: &Island, state: &mut State, seat: Seat, cards: Cards, journal: &mut impl Journal<AnyEvent>) {
    state.private[at(seat)].hand -= cards;
    state.public.bank += cards;
    state.public.modules.caravans.votes[at(seat)] = cards.total() as u8;
    journal.note(Event::Bid(seat, cards).into());
    let next = left_of(game, seat);
    if next != state.public.turn {
        state.public.frames.replace(Frame::Bid(next).into());
        return;
    }
    state.public.frames.pop();
    if game.has(Module::TwoPlayers) { decide_for_two(game, state) } else { count(game, state) }
}

/// `CARAVAN-025`: the bidder has named a path or abstained; after the last one it is decided.
pub fn name(game: &Island, state: &mut State, seat: Seat, path: Option<Edge>, journal: &mut impl Journal<AnyEvent>) {
    state.public.modules.caravans.named[at(seat)] = path;
    journal.note(Event::Named(seat, path).into());
    match next_bidder(game, state, left_of(game, seat)) {
        Some(bidder) => state.public.frames.replace(Frame::Name(bidder).into()),
        None => {
            state.public.frames.pop();
            match agreed(state) {
                Some(path) => put_camel(game, state, path, journal),
                None => state.public.frames.push(Frame::Place(without_agreement(state)).into()),
            }
        }
    }
}

/// The camel goes where the one who decides wants it.
pub fn place(game: &Island, state: &mut State, path: Edge, journal: &mut impl Journal<AnyEvent>) {
    state.public.frames.pop();
    state.public.modules.caravans.extended = extended_by(game, state, path);
    put_camel(game, state, path, journal);
}

/// A second camel without a place is not placed (`TWO-063`), and one with a single place needs no choice.
pub fn proceed(game: &Island, state: &mut State, frame: Frame, journal: &mut impl Journal<AnyEvent>) -> bool {
    if matches!(frame, Frame::Bid(_) | Frame::Name(_)) {
        return false;
    }
    let open = open_paths(game, state, frame);
    match only(open) {
        Some(path) => place(game, state, path, journal),
        None if open.is_empty() => state.public.frames.pop(),
        None => return false,
    }
    true
}

fn left_of(game: &Island, seat: Seat) -> Seat {
    Seat((seat.0 + 1) % game.seats.len() as u8)
}

/// `CARAVAN-021`: the first seat with votes from this one on, until the round comes to the player on turn.
fn next_bidder(game: &Island, state: &State, from: Seat) -> Option<Seat> {
    let mut seat = from;
    while seat != state.public.turn {
        if state.public.modules.caravans.votes[at(seat)] > 0 {
            return Some(seat);
        }
        seat = left_of(game, seat);
    }
    None
}

// Deciding.

/// All bids are in: who decides alone, or who names first.
fn count(game: &Island, state: &mut State) {
    let (votes, turn) = (state.public.modules.caravans.votes, state.public.turn);
    let next = match majority(votes) {
        Some(seat) => Frame::Place(seat),
        None if votes[at(turn)] > 0 => Frame::Name(turn),
        None => match next_bidder(game, state, left_of(game, turn)) {
            Some(bidder) => Frame::Name(bidder),
            // Nobody laid a card (`CARAVAN-027`).
            None => Frame::Place(turn),
        },
    };
    state.public.frames.push(next.into());
}

/// `CARAVAN-023`: the seat with more votes than all others together.
fn majority(votes: [u8; SEATS]) -> Option<Seat> {
    let all = total(votes);
    votes.iter().position(|&own| 2 * u16::from(own) > all).map(|seat| Seat(seat as u8))
}

fn total(votes: [u8; SEATS]) -> u16 {
    votes.into_iter().map(u16::from).sum()
}

/// `CARAVAN-024`, `CARAVAN-025`: the path named by bidders who together have more than half of the votes. They are two at least,
/// for one with so many would have decided alone; and two such paths there cannot be.
fn agreed(state: &State) -> Option<Edge> {
    let public = &state.public.modules.caravans;
    public.named.into_iter().flatten().find(|&path| {
        let backers = (0..SEATS).filter(|&seat| public.named[seat] == Some(path));
        let votes: u16 = backers.map(|seat| u16::from(public.votes[seat])).sum();
        2 * votes > total(public.votes)
    })
}

/// `CARAVAN-026`: strictly the most votes decide; `CARAVAN-027`: else the player on turn.
fn without_agreement(state: &State) -> Seat {
    let votes = state.public.modules.caravans.votes;
    let most = votes.into_iter().max().unwrap_or(0);
    let mut leaders = (0..SEATS).filter(|&seat| votes[seat] == most);
    match (leaders.next(), leaders.next()) {
        (Some(leader), None) => Seat(leader as u8),
        _ => state.public.turn,
    }
}

/// Two players: whoever has more votes places both camels, each in another caravan (`TWO-060`); on a stalemate each places one, the
/// player on turn first (`TWO-061`, `TWO-062`). If only one caravan goes on, one camel is at stake (`TWO-063`); if only one camel is
/// left, the second question has no answer and is dropped.
fn decide_for_two(game: &Island, state: &mut State) {
    let (votes, turn) = (state.public.modules.caravans.votes, state.public.turn);
    let winner = majority(votes);
    if goes_on_in_two(game, state) {
        let second = match winner {
            Some(winner) => Frame::PlaceApart(winner),
            None => Frame::Place(left_of(game, turn)),
        };
        state.public.frames.push(second.into());
    }
    state.public.frames.push(Frame::Place(winner.unwrap_or(turn)).into());
}

/// Whether two camels could go to different caravans.
fn goes_on_in_two(game: &Island, state: &State) -> bool {
    let has_other = |path| !paths_apart(game, state, extended_by(game, state, path)).is_empty();
    paths(game, state).iter().any(has_other)
}

/// What is always true of a vote.
pub fn audit(game: &Island, state: &State) -> Result<(), String> {
    let public = &state.public.modules.caravans;
    let frames = &state.public.frames;
    let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    let is_over = frames.lowest() == AnyFrame::Pass;
    let is_fresh = public.votes == [0; SEATS] && public.extended == [false; CARAVANS];
    ensure(is_over || is_fresh, "a vote before the end of the turn")?;
    for seat in 0..SEATS {
        let is_bidder = public.votes[seat] > 0;
        ensure(is_bidder || public.named[seat].is_none(), "named without a vote")?;
        ensure(!is_bidder || game.seats.contains(Seat(seat as u8)), "a vote of nobody")?;
    }
    let own = frames.iter().filter_map(own_frame);
    ensure(own.clone().count() == 0 || (is_over && public.is_due), "a vote that nothing brought")?;
    for frame in own {
        let seat = frame.seat();
        ensure(game.seats.contains(seat), "nobody is asked")?;
        // Counted from the player on turn, who comes first.
        let players = game.seats.len() as u8;
        let place = |seat: Seat| (seat.0 + players - state.public.turn.0) % players;
        let is_fresh_from = |first| game.seats.iter().all(|other| place(other) < first || public.votes[at(other)] == 0);
        let is_right = match frame {
            Frame::Bid(_) => is_fresh_from(place(seat)) && public.named == [None; SEATS],
            Frame::Name(_) => {
                let is_unnamed = |other: Seat| place(other) < place(seat) || public.named[at(other)].is_none();
                let open = paths(game, state);
                let is_open = public.named.into_iter().flatten().all(|path| open.contains(path));
                let is_asked = public.votes[at(seat)] > 0 && majority(public.votes).is_none();
                is_asked && is_open && game.seats.iter().all(is_unnamed)
            }
            Frame::Place(_) => true,
            Frame::PlaceApart(_) => game.has(Module::TwoPlayers),
        };
        ensure(is_right, "a question out of order")?;
    }
    Ok(())
}
