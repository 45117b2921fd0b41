//! The robber (section 1.9, second half): where it may go, and whom it robs.

use steading_game::{Journal, RuleId, Seat, SeatSet};

use crate::Island;
use crate::action::Action;
use crate::base::domestic;
use crate::cards::{Cards, Good};
use crate::event::Event;
use crate::frame::Frame;
use crate::hooks;
use crate::illegal::{About, Code, Detail, Illegal, refuse};
use crate::layout::Terrain;
use crate::places::{Hex, HexSet, LAND_ROOM};
use crate::rule;
use crate::rules::Refuge;
use crate::state::{SEATS, State};

/// `BASE-033`: where the robber starts; `None` beside the board (`FISH-011`, `RIVER-011`, `CARAVAN-006`, `CK-024`).
pub fn start(game: &Island) -> Option<Hex> {
    if game.rules.robber_waits {
        return None;
    }
    match game.rules.refuge {
        Refuge::Desert | Refuge::Swamp => refuges(game).iter().next(),
        Refuge::Beside | Refuge::NoRobber => None,
    }
}

/// `COMBO-013`: there is a robber at this table.
pub fn check_in_play(game: &Island) -> Result<(), Illegal> {
    if game.rules.refuge == Refuge::NoRobber {
        return refuse(Code::NotInPlay, rule::COMBO_013, Detail::Why("robber", About::Nothing));
    }
    Ok(())
}

/// `COMBO-013`: where effects send the robber; none of the hexes if that is beside the board.
pub fn refuges(game: &Island) -> HexSet {
    match game.rules.refuge {
        Refuge::Desert => game.layout().desert().into_iter().collect(),
        Refuge::Beside | Refuge::NoRobber => HexSet::EMPTY,
        Refuge::Swamp => game.layout().hexes_of(Terrain::Swamp).collect(),
    }
}

/// Whether the robber is where effects would send it.
pub fn is_away(game: &Island, state: &State) -> bool {
    match state.public.robber {
        Some(hex) => refuges(game).contains(hex),
        None => refuges(game).is_empty(),
    }
}

/// Whether an effect can send the robber away: it is not there yet, as the rule of the effect has it, and may be moved at all.
pub fn check_send_away(game: &Island, state: &State, rule: RuleId) -> Result<(), Illegal> {
    check_in_play(game)?;
    if is_away(game, state) {
        return refuse(Code::RobberAway, rule, Detail::None);
    }
    hooks::robber_may_move(game, state)
}

/// `COMBO-016`: an effect sends the robber to this refuge, or beside the board; nobody is robbed.
pub fn send_away(state: &mut State, refuge: Option<Hex>, journal: &mut impl Journal<Event>) {
    state.public.robber = refuge;
    journal.note(match refuge {
        Some(hex) => Event::RobberMoved(state.public.turn, hex),
        None => Event::RobberLeft(state.public.turn),
    });
}

/// Asks for what follows a seven or a knight card at this table: mostly the robber's move, and not even that where it may not move.
#[inline(always)]
pub fn ask(game: &Island, state: &mut State, after: Frame) {
    match after {
        Frame::MoveRobber if hooks::robber_may_move(game, state).is_ok() => state.public.frames.push(Frame::MoveRobber),
        Frame::MoveRobber => {}
        of_module => state.public.frames.push(of_module),
    }
}

/// `BASE-095`, `BASE-096`: to another land hex, the desert included, the sea not.
pub fn check_move(game: &Island, state: &State, hex: Hex) -> Result<(), Illegal> {
    if !game.topology.has_cell(hex) {
        return refuse(Code::UnknownPlace, rule::BASE_236, Detail::None);
    }
    if !game.topology.is_land(hex) {
        return refuse(Code::RobberLandOnly, rule::BASE_096, Detail::Hex(hex));
    }
    if state.public.robber == Some(hex) {
        return refuse(Code::RobberMustMove, rule::BASE_095, Detail::Hex(hex));
    }
    hooks::robber_may_go(game, state, hex)
}

/// The robber's moves from each land hex to every other one: copying a finished list is cheaper than writing it anew. A board with
/// fewer hexes than there is room for takes the beginning of a list.
static MOVES_FROM: [[Action; LAND_ROOM - 1]; LAND_ROOM] = {
    let mut moves = [[Action::MoveRobber(Hex(0)); LAND_ROOM - 1]; LAND_ROOM];
    let mut from = 0;
    while from < LAND_ROOM {
        let mut place = 0;
        while place < LAND_ROOM - 1 {
            let to = place + (place >= from) as usize;
            moves[from][place] = Action::MoveRobber(Hex(to as u8));
            place += 1;
        }
        from += 1;
    }
    moves
};

/// Lists the hexes the robber may go to.
#[inline(never)]
pub fn list_moves(game: &Island, state: &State, out: &mut Vec<Action>) {
    match state.public.robber.and_then(|hex| MOVES_FROM.get(hex.index())) {
        Some(moves) if !game.facts.limits_robber || !hooks::limits_robber(game, state) => {
            out.extend_from_slice(&moves[..game.topology.land.len() as usize - 1]);
        }
        _ => {
            let hexes = game.topology.land.iter().filter(|&hex| state.public.robber != Some(hex));
            out.extend(hexes.filter(|&hex| hooks::robber_may_go(game, state, hex).is_ok()).map(Action::MoveRobber));
        }
    }
}

/// Moves the robber and robs.
#[inline(never)]
pub fn move_to(game: &Island, state: &mut State, hex: Hex, journal: &mut impl Journal<Event>) {
    state.public.robber = Some(hex);
    journal.note(Event::RobberMoved(state.public.turn, hex));
    choose_victim(game, state);
}

/// A module spares everybody the choice: the robber is at its refuge, or goes beside the board if there is none, and robs there.
pub fn take_refuge(game: &Island, state: &mut State, journal: &mut impl Journal<Event>) {
    if refuges(game).is_empty() && state.public.robber.is_some() {
        send_away(state, None, journal);
    }
    choose_victim(game, state);
}

/// `BASE-098` to `BASE-103`: nobody there, nothing happens; one is robbed without asking; several, and the mover picks.
#[inline(never)]
pub fn choose_victim(game: &Island, state: &mut State) {
    if hooks::robs_by_itself(game, state) {
        return state.public.frames.pop();
    }
    let victims = victims(game, state);
    match (victims.len(), victims.lowest()) {
        (0, _) | (_, None) => state.public.frames.pop(),
        (1, Some(victim)) => rob(state, victim),
        (_, Some(_)) => state.public.frames.replace(Frame::Rob),
    }
}

/// The opponents with a building at the robber's hex.
pub fn victims(game: &Island, state: &State) -> SeatSet {
    let Some(hex) = state.public.robber else { return SeatSet::EMPTY };
    let corners = game.topology.hex_corner_set[hex.index()];
    let mut victims = SeatSet::EMPTY;
    if state.public.occupied.and(corners).is_empty() {
        return victims;
    }
    // Over all four places, which the compiler unrolls; neutral colours are nobody to rob (`TWO-015`).
    for seat in (0..SEATS as u8).map(Seat) {
        let is_there = !state.public.buildings(seat).and(corners).is_empty();
        if is_there && seat != state.public.turn && hooks::may_rob(game, state, seat) {
            victims = victims.with(seat);
        }
    }
    victims.and(game.seats)
}

/// `BASE-099`: one of the victims.
pub fn check_victim(game: &Island, state: &State, victim: Seat) -> Result<(), Illegal> {
    let victims = victims(game, state);
    if victims.contains(victim) { Ok(()) } else { refuse(Code::NotAVictim, rule::BASE_098, Detail::Victims(victims)) }
}

/// Lists whom the mover may rob.
#[inline(never)]
pub fn list_victims(game: &Island, state: &State, out: &mut Vec<Action>) {
    out.extend(victims(game, state).iter().map(Action::Rob));
}

/// `BASE-100`: a victim without cards loses nothing; otherwise chance picks the card (`BASE-104`).
pub fn rob(state: &mut State, victim: Seat) {
    if state.private[victim.index()].hand.is_empty() {
        state.public.frames.pop();
    } else {
        state.public.frames.replace(Frame::Steal(state.public.turn, victim));
    }
}

/// The card changes hands.
#[inline(never)]
pub fn steal(state: &mut State, card: Good, journal: &mut impl Journal<Event>) {
    let Frame::Steal(thief, victim) = state.public.frames.top() else {
        debug_assert!(false, "nobody is being robbed");
        return;
    };
    state.private[victim.index()].hand -= Cards::one(card);
    state.private[thief.index()].hand += Cards::one(card);
    state.public.frames.pop();
    journal.note(Event::Stole { thief, victim, card: Some(card) });
    domestic::drop_offers_of(state, victim, journal);
}
