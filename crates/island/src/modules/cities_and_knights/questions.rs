//! Who is asked what, what may be answered, and what the engine does by itself: section 6 of the catalogue in code.
//!
//! A question with one answer that everybody sees is answered by the engine ([`proceed`]); where hidden cards decide, it is asked.

use rand::seq::IteratorRandom;
use rand::{Rng, RngExt};
use steading_game::{Journal, RuleId, Seat, SeatSet};

use super::cards::{self, Play, politics, trade};
use super::{Action, Card, Frame, Track, battle, dice, improvements, knights, progress};
use crate::Island;
use crate::action::Action as AnyAction;
use crate::base::{robber, seven};
use crate::cards::{Cards, Good, GoodSet};
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{Code, Detail, Illegal, Owed, refuse};
use crate::laws;
use crate::modules;
use crate::modules::parts::Question;
use crate::places::{Vertex, VertexSet};
use crate::rule;
use crate::state::{SEATS, State, at};

// Kinds of moves.

/// The kinds besides those of the cards.
const PLAIN_KINDS: [&str; 24] = [
    "build_knight",
    "activate_knight",
    "promote_knight",
    "move_knight",
    "chase_robber",
    "build_wall",
    "restore_city",
    "improve",
    "exchange",
    "drop_card",
    "keep_card",
    "commit_knights",
    "lose_city",
    "pick_deck",
    "aqueduct",
    "retreat",
    "remove_knight",
    "place_knight",
    "present",
    "hand_over",
    "raise_metropolis",
    "move_road",
    "take_card",
    "take_goods",
];

/// Every kind of move of the module.
pub const KINDS: [&str; PLAIN_KINDS.len() + Play::KINDS.len()] = {
    let mut kinds = [""; PLAIN_KINDS.len() + Play::KINDS.len()];
    let mut place = 0;
    while place < kinds.len() {
        kinds[place] =
            if place < PLAIN_KINDS.len() { PLAIN_KINDS[place] } else { Play::KINDS[place - PLAIN_KINDS.len()] };
        place += 1;
    }
    kinds
};

/// The kind of a move, in one stable word.
pub fn kind(action: Action) -> &'static str {
    match action {
        Action::BuildKnight(_) => "build_knight",
        Action::Activate(_) => "activate_knight",
        Action::Promote(_) => "promote_knight",
        Action::MoveKnight(..) => "move_knight",
        Action::Chase(_) => "chase_robber",
        Action::BuildWall(_) => "build_wall",
        Action::Restore(_) => "restore_city",
        Action::Improve { .. } => "improve",
        Action::Play(play) => play.kind(),
        Action::Exchange(..) => "exchange",
        Action::Drop(_) => "drop_card",
        Action::Keep => "keep_card",
        Action::Commit(_) => "commit_knights",
        Action::LoseCity(_) => "lose_city",
        Action::PickDeck(_) => "pick_deck",
        Action::Aqueduct(_) => "aqueduct",
        Action::Retreat(_) => "retreat",
        Action::RemoveKnight(_) => "remove_knight",
        Action::PlaceKnight(_) => "place_knight",
        Action::Present(..) => "present",
        Action::HandOver(_) => "hand_over",
        Action::RaiseMetropolis(_) => "raise_metropolis",
        Action::MoveRoad(_) => "move_road",
        Action::TakeCard(_) => "take_card",
        Action::TakeGoods(..) => "take_goods",
    }
}

/// Whether only the player on turn may do this. Other answers come from whoever is asked.
pub fn is_for_player_on_turn(action: Action) -> bool {
    !matches!(
        action,
        Action::Drop(_)
            | Action::Commit(_)
            | Action::LoseCity(_)
            | Action::PickDeck(_)
            | Action::Aqueduct(_)
            | Action::Retreat(_)
            | Action::RemoveKnight(_)
            | Action::Present(..)
            | Action::HandOver(_)
    )
}

// Asking.

/// The seats that a question is put to now.
pub fn asked(game: &Island, state: &State, frame: Frame) -> SeatSet {
    let first = |seats| battle::first_of(game, state, seats).map_or(SeatSet::EMPTY, SeatSet::only);
    match frame {
        Frame::Fifth(seat) | Frame::Remove(seat) | Frame::Exchange(seat, _) => SeatSet::only(seat),
        Frame::Retreat { owner, .. } => SeatSet::only(owner),
        Frame::Commit(seats) | Frame::Losses(seats) | Frame::Defenders(seats) | Frame::Aqueduct(seats) => first(seats),
        Frame::Wedding => seven::debtors(game, state),
        Frame::Throw
        | Frame::Number
        | Frame::Draws(..)
        | Frame::Draw(..)
        | Frame::Battle
        | Frame::Aftermath(_)
        | Frame::Bishop
        | Frame::Thefts(_)
        | Frame::Chase
        | Frame::OwnFifth
        | Frame::Fresh(_)
        | Frame::Place { .. }
        | Frame::Metropolis(_)
        | Frame::Road(_)
        | Frame::Spy(_)
        | Frame::Master(..) => SeatSet::only(state.public.turn),
    }
}

/// What is owed, and by whom first.
pub fn owed(game: &Island, state: &State, frame: Frame) -> (Seat, Owed) {
    let seat = asked(game, state, frame).lowest().unwrap_or(state.public.turn);
    (seat, word_of(frame).map_or(Owed::Chance, Owed::Answer))
}

/// A question by its word in the sentences; nothing for what the engine or chance does.
fn word_of(frame: Frame) -> Option<&'static str> {
    Some(match frame {
        Frame::Fifth(_) | Frame::OwnFifth => "fifth-card",
        Frame::Fresh(_) => "fresh-card",
        Frame::Commit(_) => "commitment",
        Frame::Losses(_) => "city-loss",
        Frame::Defenders(_) => "defender-deck",
        Frame::Aqueduct(_) => "aqueduct",
        Frame::Retreat { .. } => "retreat",
        Frame::Remove(_) => "knight-removal",
        Frame::Place { .. } => "knight-placing",
        Frame::Wedding => "wedding-gift",
        Frame::Exchange(..) => "commodity",
        Frame::Metropolis(_) => "metropolis",
        Frame::Road(_) => "road-move",
        Frame::Spy(_) => "spy-pick",
        Frame::Master(..) => "master-pick",
        Frame::Throw
        | Frame::Number
        | Frame::Draws(..)
        | Frame::Draw(..)
        | Frame::Battle
        | Frame::Aftermath(_)
        | Frame::Bishop
        | Frame::Thefts(_)
        | Frame::Chase => return None,
    })
}

/// Whether the action is an answer to the question.
pub fn answers(action: Action, question: Frame) -> bool {
    matches!(
        (question, action),
        (Frame::OwnFifth, Action::Play(_) | Action::Drop(_))
            | (Frame::Fresh(_), Action::Play(_))
            | (Frame::Fifth(_), Action::Drop(_))
            | (Frame::Fresh(_), Action::Keep)
            | (Frame::Commit(_), Action::Commit(_))
            | (Frame::Losses(_), Action::LoseCity(_))
            | (Frame::Defenders(_), Action::PickDeck(_))
            | (Frame::Aqueduct(_), Action::Aqueduct(_))
            | (Frame::Retreat { .. }, Action::Retreat(_))
            | (Frame::Remove(_), Action::RemoveKnight(_))
            | (Frame::Place { .. }, Action::PlaceKnight(_))
            | (Frame::Wedding, Action::Present(..))
            | (Frame::Exchange(..), Action::HandOver(_))
            | (Frame::Metropolis(_), Action::RaiseMetropolis(_))
            | (Frame::Road(_), Action::MoveRoad(_))
            | (Frame::Spy(_), Action::TakeCard(_))
            | (Frame::Master(..), Action::TakeGoods(..))
    )
}

/// The rule that asks for such an answer, and the word of the question, to refuse it with when nothing is asked.
fn question_of(action: Action) -> (RuleId, &'static str) {
    match action {
        Action::Drop(_) => (rule::CK_051, "fifth-card"),
        Action::Keep => (rule::CK_313, "fresh-card"),
        Action::Commit(_) => (rule::CK_225, "commitment"),
        Action::LoseCity(_) => (rule::CK_191, "city-loss"),
        Action::PickDeck(_) => (rule::CK_204, "defender-deck"),
        Action::Aqueduct(_) => (rule::CK_156, "aqueduct"),
        Action::Retreat(_) => (rule::CK_131, "retreat"),
        Action::RemoveKnight(_) => (rule::CK_277, "knight-removal"),
        Action::PlaceKnight(_) => (rule::CK_278, "knight-placing"),
        Action::Present(..) => (rule::CK_265, "wedding-gift"),
        Action::HandOver(_) => (rule::CK_287, "commodity"),
        Action::RaiseMetropolis(_) => (rule::CK_164, "metropolis"),
        Action::MoveRoad(_) => (rule::CK_260, "road-move"),
        Action::TakeCard(_) => (rule::CK_273, "spy-pick"),
        Action::TakeGoods(..) => (rule::CK_295, "master-pick"),
        Action::BuildKnight(_)
        | Action::Activate(_)
        | Action::Promote(_)
        | Action::MoveKnight(..)
        | Action::Chase(_)
        | Action::BuildWall(_)
        | Action::Restore(_)
        | Action::Improve { .. }
        | Action::Play(_)
        | Action::Exchange(..) => unreachable!("not an answer"),
    }
}

/// The frame on top, if it is one of ours.
fn top(state: &State) -> Option<Frame> {
    match state.public.frames.top() {
        AnyFrame::Module(modules::Frame::CitiesAndKnights(frame)) => Some(frame),
        _ => None,
    }
}

// Answering.

/// Whether the question is put to the seat, and offers this answer (`CK-369`).
pub fn check(game: &Island, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Some(question) = top(state).filter(|&frame| answers(action, frame)) else {
        let (rule, word) = question_of(action);
        return refuse(Code::NotAChoice, rule, Detail::Unasked(word));
    };
    if !asked(game, state, question).contains(seat) {
        let (debtor, owed) = owed(game, state, question);
        let (code, rule) = question.pending();
        return refuse(code, rule, Detail::Owes(debtor, owed));
    }
    match (question, action) {
        (_, Action::Drop(card)) => progress::check_drop(game, state, seat, card),
        (_, Action::Commit(some)) => battle::check_commit(game, state, seat, some.into()),
        (_, Action::LoseCity(vertex)) => battle::check_loss(game, state, seat, vertex),
        (_, Action::PickDeck(track)) => battle::check_deck(state, track),
        (_, Action::Aqueduct(card)) => improvements::check_aqueduct(state, card),
        (Frame::Retreat { from, .. }, Action::Retreat(to)) => knights::check_retreat(game, state, seat, from, to),
        (_, Action::RemoveKnight(vertex)) => knights::check_removal(game, state, seat, vertex),
        (_, Action::PlaceKnight(vertex)) => knights::check_place(game, state, seat, vertex),
        (_, Action::Present(first, second)) => politics::check_present(state, seat, [first, second]),
        (_, Action::HandOver(commodity)) => trade::check_hand_over(state, seat, commodity),
        (_, Action::RaiseMetropolis(vertex)) => improvements::check_metropolis(game, state, seat, vertex),
        (Frame::Road(old), Action::MoveRoad(new)) => politics::check_relay(game, state, seat, old, new),
        (Frame::Spy(victim), Action::TakeCard(card)) => politics::check_take(state, victim, card),
        (Frame::Master(victim, count), Action::TakeGoods(first, second)) => {
            trade::check_take(state, victim, count, [Some(first), second].into_iter().flatten().collect())
        }
        (_, Action::Keep) => Ok(()),
        _ => unreachable!("every answer has its question"),
    }
}

/// Does what was answered.
pub fn answer(game: &Island, state: &mut State, seat: Seat, action: Action, journal: &mut impl Journal<AnyEvent>) {
    let Some(question) = top(state) else { return };
    match (question, action) {
        (_, Action::Drop(card)) => progress::drop(game, state, seat, card, journal),
        (_, Action::Keep) => progress::keep(state, seat, journal),
        (Frame::Commit(asked), Action::Commit(some)) => battle::commit(state, seat, asked, some.into(), journal),
        (Frame::Losses(losers), Action::LoseCity(vertex)) => {
            state.public.frames.replace(Frame::Losses(losers.without(seat)).into());
            battle::lose(game, state, seat, vertex, journal);
        }
        (Frame::Defenders(tied), Action::PickDeck(track)) => battle::draw_as_defender(state, seat, tied, track),
        (Frame::Aqueduct(asked), Action::Aqueduct(card)) => {
            improvements::take_from_aqueduct(state, seat, asked, card, journal);
        }
        (Frame::Retreat { owner, from, rank, is_active }, Action::Retreat(to)) => {
            knights::retreat(game, state, (owner, from, rank, is_active), Some(to), journal);
        }
        (_, Action::RemoveKnight(vertex)) => politics::desert(game, state, seat, vertex, journal),
        (Frame::Place { rank, is_active }, Action::PlaceKnight(vertex)) => {
            politics::place_deserter(game, state, (rank, is_active), vertex, journal);
        }
        (_, Action::Present(first, second)) => politics::present(state, seat, [first, second]),
        (Frame::Exchange(partner, resource), Action::HandOver(commodity)) => {
            trade::hand_over(state, partner, resource, commodity, journal);
        }
        (Frame::Metropolis(track), Action::RaiseMetropolis(vertex)) => {
            improvements::raise(state, seat, track, vertex, journal);
        }
        (_, Action::MoveRoad(new)) => politics::relay(game, state, seat, new, journal),
        (Frame::Spy(victim), Action::TakeCard(card)) => politics::take_card(game, state, seat, victim, card, journal),
        (Frame::Master(victim, _), Action::TakeGoods(first, second)) => {
            trade::take_goods(state, victim, [Some(first), second].into_iter().flatten().collect(), journal);
        }
        _ => debug_assert!(false, "checked before"),
    }
}

/// Lists the seat's answers to the question.
pub fn list(game: &Island, state: &State, seat: Seat, question: Frame, out: &mut Vec<AnyAction>) {
    if !asked(game, state, question).contains(seat) {
        return;
    }
    let hand = state.private[at(seat)].hand;
    let mut offer = |action: Action| out.push(action.into());
    match question {
        Frame::Fifth(_) => progress::list_drops(game, state, seat, out),
        Frame::OwnFifth => {
            progress::list_drops(game, state, seat, out);
            progress::list_plays(game, state, seat, state.hidden.cities_and_knights.kinds(seat), out);
        }
        Frame::Fresh(_) => {
            offer(Action::Keep);
            progress::list_plays(game, state, seat, state.hidden.cities_and_knights.received.into_iter(), out);
        }
        Frame::Commit(_) => {
            subsets(state.public.modules.cities_and_knights.active_knights(seat), |some| {
                offer(Action::Commit(some.into()));
            });
        }
        Frame::Losses(_) => battle::vulnerable(state, seat).iter().map(Action::LoseCity).for_each(offer),
        Frame::Defenders(_) => battle::decks(state).map(Action::PickDeck).for_each(offer),
        Frame::Aqueduct(_) => improvements::list_aqueduct(state, out),
        Frame::Retreat { owner, from, .. } => {
            knights::free_goals(game, state, owner, from).iter().map(Action::Retreat).for_each(offer);
        }
        Frame::Remove(_) => {
            let own = state.public.modules.cities_and_knights.knights[at(seat)];
            own.iter().map(Action::RemoveKnight).for_each(offer);
        }
        Frame::Place { .. } => knights::places(state, seat).iter().map(Action::PlaceKnight).for_each(offer),
        Frame::Wedding => pairs(hand, |first, second| offer(Action::Present(first, second))),
        Frame::Exchange(..) => hand.among(GoodSet::COMMODITIES).kinds().map(Action::HandOver).for_each(offer),
        Frame::Metropolis(_) => battle::vulnerable(state, seat).iter().map(Action::RaiseMetropolis).for_each(offer),
        Frame::Road(old) => {
            let sites = politics::relay_sites(game, state, seat, old);
            sites.iter().map(Some).chain([None]).map(Action::MoveRoad).for_each(offer);
        }
        Frame::Spy(victim) => state.hidden.cities_and_knights.kinds(victim).map(Action::TakeCard).for_each(offer),
        Frame::Master(victim, count) => {
            let hand = state.private[at(victim)].hand;
            match count {
                1 => hand.kinds().map(|kind| Action::TakeGoods(kind, None)).for_each(offer),
                _ => pairs(hand, |first, second| offer(Action::TakeGoods(first, Some(second)))),
            }
        }
        Frame::Throw
        | Frame::Number
        | Frame::Draws(..)
        | Frame::Draw(..)
        | Frame::Battle
        | Frame::Aftermath(_)
        | Frame::Bishop
        | Frame::Thefts(_)
        | Frame::Chase => {}
    }
}

/// Every pair of cards of a hand, equal pairs once.
fn pairs(hand: Cards, mut offer: impl FnMut(Good, Good)) {
    for first in hand.kinds() {
        for second in hand.kinds().filter(|&second| first <= second) {
            if first != second || hand.count(first) > 1 {
                offer(first, second);
            }
        }
    }
}

/// Every subset, the whole one first.
fn subsets(set: VertexSet, mut offer: impl FnMut(VertexSet)) {
    let mut some = set.0;
    loop {
        offer(VertexSet(some));
        if some == 0 {
            return;
        }
        some = (some - 1) & set.0;
    }
}

/// Whether lists contain the action when it is legal: equal choices in another order are left out.
pub fn is_listed(action: Action) -> bool {
    match action {
        Action::Present(first, second) | Action::TakeGoods(first, Some(second)) => first <= second,
        Action::Play(Play::Inventor(one, other)) => one < other,
        _ => true,
    }
}

// What the engine does by itself.

/// Does what the frame on top needs nobody for; `false` if it waits for a seat or for chance.
pub fn proceed(game: &Island, state: &mut State, frame: Frame, journal: &mut impl Journal<AnyEvent>) -> bool {
    match frame {
        Frame::Throw | Frame::Fifth(_) | Frame::OwnFifth | Frame::Fresh(_) => return false,
        Frame::Road(_) | Frame::Spy(_) | Frame::Master(..) | Frame::Exchange(..) => return false,
        Frame::Number => dice::number(game, state, journal),
        Frame::Draws(drawers, track) => progress::draw_next(game, state, drawers, track),
        Frame::Draw(seat, track) => {
            if state.hidden.cities_and_knights.fresh_left(track) > 0 {
                return false;
            }
            progress::draw_returned(game, state, seat, track, journal);
        }
        Frame::Battle => battle::fight(game, state, journal),
        Frame::Aftermath(tied) => battle::clean_up(game, state, tied, journal),
        Frame::Bishop => state.public.frames.replace(Frame::Thefts(robber::victims(game, state)).into()),
        Frame::Thefts(victims) => politics::rob_next(game, state, victims),
        Frame::Chase => state.public.frames.pop(),
        Frame::Commit(seats) => {
            if !seats.is_empty() {
                return false;
            }
            state.public.frames.pop();
        }
        Frame::Losses(losers) => {
            let Some(seat) = battle::first_of(game, state, losers) else {
                state.public.frames.pop();
                return true;
            };
            let Some(city) = only(battle::vulnerable(state, seat)) else { return false };
            answer(game, state, seat, Action::LoseCity(city), journal);
        }
        Frame::Defenders(tied) => {
            let mut decks = battle::decks(state);
            match (battle::first_of(game, state, tied), decks.next(), decks.next()) {
                (Some(_), Some(_), Some(_)) => return false,
                (Some(seat), Some(only), None) => battle::draw_as_defender(state, seat, tied, only),
                _ => state.public.frames.pop(),
            }
        }
        Frame::Aqueduct(seats) => {
            if !seats.is_empty() && !state.public.bank.among(GoodSet::RESOURCES).is_empty() {
                return false;
            }
            state.public.frames.pop();
        }
        Frame::Retreat { owner, from, rank, is_active } => {
            let goals = knights::free_goals(game, state, owner, from);
            if goals.len() > 1 {
                return false;
            }
            knights::retreat(game, state, (owner, from, rank, is_active), goals.iter().next(), journal);
        }
        Frame::Remove(seat) => {
            let own = state.public.modules.cities_and_knights.knights[at(seat)];
            let Some(knight) = only(own) else { return false };
            politics::desert(game, state, seat, knight, journal);
        }
        Frame::Place { rank, is_active } => {
            let Some(place) = only(knights::places(state, state.public.turn)) else { return false };
            politics::place_deserter(game, state, (rank, is_active), place, journal);
        }
        Frame::Wedding => {
            if state.public.owed != [0; SEATS] {
                return false;
            }
            politics::celebrate(game, state, journal);
        }
        Frame::Metropolis(track) => {
            let seat = state.public.turn;
            let Some(city) = only(battle::vulnerable(state, seat)) else { return false };
            improvements::raise(state, seat, track, city, journal);
        }
    }
    true
}

/// The only place of a set.
fn only(set: VertexSet) -> Option<Vertex> {
    set.iter().next().filter(|_| set.len() == 1)
}

// The turn.

/// Lists what the player on turn may do besides the base actions.
pub fn list_turn(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let cards = state.hidden.cities_and_knights.kinds(seat);
    if !state.public.has_rolled() {
        return progress::list_plays(game, state, seat, cards.filter(|&card| card == Card::Alchemist), out);
    }
    knights::list(game, state, seat, out);
    improvements::list_building(game, state, seat, out);
    improvements::list(state, seat, out);
    progress::list_plays(game, state, seat, cards, out);
    if state.public.modules.cities_and_knights.harbour {
        trade::list_exchanges(game, state, seat, out);
    }
}

/// Adds the actions of a turn that come to a player's mind, legal or not.
pub fn candidates(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
    let public = &state.public.modules.cities_and_knights;
    let mut think = |action: Action| out.push(action.into());
    let reach = state.public.reach[at(seat)];
    let own = public.knights[at(seat)];
    let cities = state.public.cities[at(seat)];
    or_first(reach).map(Action::BuildKnight).for_each(&mut think);
    or_first(own).map(Action::Activate).for_each(&mut think);
    or_first(own).map(Action::Promote).for_each(&mut think);
    for from in or_first(own) {
        or_first(reach.without(from)).for_each(|to| think(Action::MoveKnight(from, to)));
    }
    or_first(own).map(Action::Chase).for_each(&mut think);
    or_first(cities).map(Action::BuildWall).for_each(&mut think);
    improvements::own_reduced(state, seat).iter().map(Action::Restore).for_each(&mut think);
    for track in Track::ALL {
        think(Action::Improve { track, crane: false });
        if public.cranes > 0 {
            think(Action::Improve { track, crane: true });
        }
    }
    for card in state.hidden.cities_and_knights.kinds(seat) {
        cards::candidates(card, game, state, seat, &mut |play| think(Action::Play(play)));
    }
    if public.harbour {
        let resource = state.private[at(seat)].hand.among(GoodSet::RESOURCES).kinds().next().unwrap_or(Good::Brick);
        game.seats.without(seat).iter().for_each(|partner| think(Action::Exchange(partner, resource)));
    }
}

/// The places, or the first of the board if there are none.
fn or_first(places: VertexSet) -> impl Iterator<Item = Vertex> {
    let some = if places.is_empty() { VertexSet::only(Vertex(0)) } else { places };
    some.iter()
}

// Nonsense for the laws.

/// Any progress card.
pub fn any_card(rng: &mut impl Rng) -> Card {
    Card::all().choose(rng).expect("there are cards")
}

/// Any action, sensible or not; half of the time at places where the seat has something.
pub fn any(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
    let public = &state.public.modules.cities_and_knights;
    let known = public.all_knights().or(state.public.reach[at(seat)]).or(state.public.buildings(seat));
    let mut vertex = || match known.iter().choose(rng) {
        Some(place) if rng.random() => place,
        _ => laws::any_vertex(game, rng),
    };
    let (first, second) = (vertex(), vertex());
    let card = match state.hidden.cities_and_knights.kinds(seat).choose(rng) {
        Some(held) if rng.random() => held,
        _ => any_card(rng),
    };
    let (one, other) = (laws::any_good(game, rng), laws::any_good(game, rng));
    let track = Track::ALL[rng.random_range(0..3)];
    match rng.random_range(0..26) {
        0 => Action::BuildKnight(first),
        1 => Action::Activate(first),
        2 => Action::Promote(first),
        3 => Action::MoveKnight(first, second),
        4 => Action::Chase(first),
        5 => Action::BuildWall(first),
        6 => Action::Restore(first),
        7 => Action::Improve { track, crane: rng.random() },
        8..=10 => Action::Play(cards::any(card, game, (first, second), rng)),
        11 => Action::Drop(card),
        12 => Action::Keep,
        13 => Action::Commit(public.active.iter().filter(|_| rng.random()).collect::<VertexSet>().into()),
        14 => Action::LoseCity(first),
        15 => Action::PickDeck(track),
        16 => Action::Aqueduct(rng.random::<bool>().then_some(one)),
        17 => Action::Retreat(first),
        18 => Action::RemoveKnight(first),
        19 => Action::PlaceKnight(first),
        20 => Action::Present(one, other),
        21 => Action::Exchange(laws::any_seat(game, rng), one),
        22 => Action::HandOver(one),
        23 => Action::RaiseMetropolis(first),
        24 => Action::MoveRoad(rng.random::<bool>().then(|| laws::any_edge(game, rng))),
        _ if rng.random() => Action::TakeCard(card),
        _ => Action::TakeGoods(one, rng.random::<bool>().then_some(other)),
    }
}
