//! Who begins (`BASE-034`, `BASE-049`), and the position before the first move.

use steading_game::{Journal, Seat, SeatSet};

use crate::Island;
use crate::base::{building, founding, maritime, production, robber, turn};
use crate::cards::DevCards;
use crate::event::Event;
use crate::frame::{Frame, Frames};
use crate::hooks;
use crate::modules;
use crate::options::{Colour, FirstPlayer};
use crate::places::{EdgeSet, LAND_ROOM, VertexSet};
use crate::state::{Harvest, NumberTokens, Pool, Private, Producers, Public, SEATS, State, Trade};

/// The starting pieces of each colour on the beginner board: settlement, road; the second one bears the star (table 2.9).
const BEGINNER_PIECES: [(Colour, [(&str, &str); 2]); 4] = [
    (Colour::Red, [("N(0,-1)", "NE(0,-1)"), ("N(-2,1)", "NE(-2,1)")]),
    (Colour::Orange, [("S(2,-2)", "NE(1,-1)"), ("N(-1,2)", "NE(-1,2)")]),
    (Colour::White, [("N(-1,0)", "NW(-1,0)"), ("N(1,1)", "W(2,0)")]),
    (Colour::Blue, [("N(0,2)", "W(1,1)"), ("N(-2,2)", "NE(-2,2)")]),
];

/// The position before the first move: everything set out (`BASE-048`), and either the beginner pieces or the founding phase.
pub fn start(game: &Island) -> State {
    let mut state = empty_board(game);
    hooks::set_out(game, &mut state);
    if game.rules.uses_presets {
        place_beginner_pieces(game, &mut state);
    }
    match game.options.first_player() {
        FirstPlayer::Named(seat) => begin(game, &mut state, seat, &mut ()),
        FirstPlayer::Dice => state.public.frames.replace(Frame::OpeningDice(Seat(0))),
        FirstPlayer::Random => state.public.frames.replace(Frame::OpeningDraw),
    }
    state
}

/// Bank, deck, pools and robber in place, nothing on the board.
pub fn empty_board(game: &Island) -> State {
    let pieces = game.rules.pieces;
    let pool = Pool { settlements: pieces.settlements, cities: pieces.cities, roads: pieces.roads };
    let mut state = State {
        public: Public {
            neutral: game.colours.minus(game.seats),
            roads: [EdgeSet::EMPTY; SEATS],
            all_roads: EdgeSet::EMPTY,
            settlements: [VertexSet::EMPTY; SEATS],
            cities: [VertexSet::EMPTY; SEATS],
            occupied: VertexSet::EMPTY,
            closed: game.topology.vertices.minus(game.topology.sites),
            reach: [VertexSet::EMPTY; SEATS],
            harvest: [Harvest::NONE; LAND_ROOM],
            producers: Producers::NONE,
            moved_tokens: NumberTokens::default(),
            bank: game.rules.bank,
            rates: [maritime::plain_rates(game); SEATS],
            trade: Trade::default(),
            pool: [pool; SEATS],
            open_points: [0; SEATS],
            road_length: [0; SEATS],
            knights: [0; SEATS],
            owed: [0; SEATS],
            opening: [0; SEATS],
            spent: DevCards::default(),
            longest_road: None,
            largest_army: None,
            first: Seat(0),
            turn: Seat(0),
            winner: None,
            dice: [0; 2],
            card_played: None,
            has_built: false,
            robber: robber::start(game),
            turn_count: 0,
            frames: Frames::only(Frame::Turn),
            modules: modules::Public::default(),
        },
        private: [Private::default(); SEATS],
        deck: game.rules.deck.cards(),
        hidden: modules::Hidden::default(),
    };
    // There is nothing to harvest yet.
    state.public.producers = production::producers_afresh(game, &state.public);
    state
}

/// `BASE-030`, `BASE-032`: each colour's two settlements and roads, and cards for the starred settlement.
fn place_beginner_pieces(game: &Island, state: &mut State) {
    for seat in game.seats.iter() {
        let colour = game.options.colours[seat.index()];
        let (_, pieces) = BEGINNER_PIECES.iter().find(|(of, _)| *of == colour).expect("every colour has its places");
        for (settlement, road) in pieces {
            building::put_settlement(game, state, seat, settlement.parse().expect("a place of table 2.9"));
            building::put_road(game, state, seat, road.parse().expect("a place of table 2.9"));
        }
        let starred = pieces[1].0.parse().expect("a place of table 2.9");
        founding::take_starting_cards(game, state, seat, starred, &mut ());
    }
}

/// The seat begins: with the founding phase, or at once on the beginner board (`BASE-035`).
fn begin(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    state.public.first = seat;
    state.public.turn = seat;
    state.public.opening = [0; SEATS];
    journal.note(Event::Begins(seat));
    if game.rules.uses_presets {
        hooks::play_begins(game, state, journal);
        state.public.frames.replace(Frame::Turn);
        turn::begin(game, state, seat, journal);
    } else {
        state.public.frames.replace(Frame::FoundSettlement(0));
    }
}

/// The seat was drawn.
#[inline(never)]
pub fn drawn(game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<Event>) {
    begin(game, state, seat, journal);
}

/// `BASE-049`: the highest sum begins; tied leaders throw again among themselves.
#[inline(never)]
pub fn thrown(game: &Island, state: &mut State, seat: Seat, dice: (u8, u8), journal: &mut impl Journal<Event>) {
    journal.note(Event::OpeningThrow(seat, dice.0, dice.1));
    state.public.opening[seat.index()] = dice.0 + dice.1;
    if let Some(next) = game.seats.iter().find(|seat| state.public.opening[seat.index()] == 0) {
        state.public.frames.replace(Frame::OpeningDice(next));
        return;
    }
    let highest = *state.public.opening.iter().max().expect("there are seats");
    let leaders: SeatSet = game.seats.iter().filter(|seat| state.public.opening[seat.index()] == highest).collect();
    let first = leaders.lowest().expect("somebody threw the highest");
    if leaders.len() == 1 {
        begin(game, state, first, journal);
        return;
    }
    // A 1 marks those who are out; no throw of two dice gives it.
    for seat in game.seats.iter() {
        state.public.opening[seat.index()] = if leaders.contains(seat) { 0 } else { 1 };
    }
    state.public.frames.replace(Frame::OpeningDice(first));
}
