//! Hooks that no module answers yet: everybody who should ask them does. A module made up for it gives the answers.

use steading_game::{Game, Next, Notation, Observer, Seat, SeatSet, Table};
use steading_testing::script::{after, defaults, is_legal, listed, play, played_on, points, refusal};

use super::made_up::{Answers, game, table};
use crate::Island;
use crate::audit;
use crate::base::{building, longest_road, maritime};
use crate::cards::{Cards, DevCard, Good, GoodSet};
use crate::illegal::{Code, Detail, Illegal};
use crate::kinds;
use crate::places::{Edge, VertexSet};
use crate::rule;
use crate::state::State;

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const WHITE: Seat = Seat(2);

/// Some intersections, by name.
fn places(names: &[&str]) -> VertexSet {
    names.iter().map(|name| name.parse().expect("an intersection")).collect()
}

/// The listed actions of red that begin so.
fn red_may(table: &Table<Island>, beginning: &str) -> Vec<String> {
    let beginning = format!("red {beginning} ");
    listed(table, "red").iter().filter_map(|action| action.strip_prefix(&beginning).map(str::to_owned)).collect()
}

/// Who is waited for.
fn asked(table: &Table<Island>) -> SeatSet {
    match table.next() {
        Next::Seats(seats) => seats,
        other => panic!("nobody is asked: {other:?}"),
    }
}

/// The same position with other answers: what is kept in it is as it was.
fn with_answers(answers: Answers, position: &str, state: &State) -> Table<Island> {
    Table::from_position(game(answers, position), state.clone())
}

// What stops roads and routes.

/// A piece of somebody else on N(0,0) stops red, and nobody but red.
const STOPPED: Answers =
    Answers { stops: |_, seat| if seat == RED { places(&["N(0,0)"]) } else { VertexSet::EMPTY }, ..Answers::NONE };

#[test]
fn no_road_goes_on_where_a_piece_of_a_module_stops_it() {
    let position = "red road NE(0,0), hand brick lumber\nturn red, rolled";
    assert_eq!(red_may(&table(Answers::NONE, position), "builds road").len(), 4);
    let stopped = table(STOPPED, position);
    assert_eq!(red_may(&stopped, "builds road"), ["NW(1,0)", "W(1,0)"]);
    for beyond in ["NW(0,0)", "W(1,-1)"] {
        let illegal = refusal(&stopped, &format!("red builds road {beyond}"));
        assert_eq!((illegal.code, illegal.rule), (Code::RoadBlocked, rule::BASE_143), "{beyond}");
        assert_eq!(illegal.detail, Detail::Vertex("N(0,0)".parse().unwrap()));
    }
    // What stops roads does not keep their owner from settling there; that is for a veto to say.
    assert!(building::check_unpaid_settlement(stopped.game(), stopped.state(), RED, "N(0,0)".parse().unwrap()).is_ok());
    let of_blue = "blue road NE(0,0), hand brick lumber\nturn blue, rolled";
    assert!(is_legal(&table(STOPPED, of_blue), "blue builds road NW(0,0)"));
}

#[test]
fn free_roads_stop_there_too() {
    // All that is left of red's road is beyond the piece, or taken.
    let position = "red road NE(0,0), cards road-building\nblue road W(1,0) NW(1,0)\nturn red, rolled";
    assert!(is_legal(&table(Answers::NONE, position), "red plays road-building"));
    let stopped = table(STOPPED, position);
    assert_eq!(refusal(&stopped, "red plays road-building").code, Code::NoEffect);
    assert!(red_may(&stopped, "plays").is_empty());
}

#[test]
fn by_default_no_free_road_leads_past_a_piece_that_stops_it() {
    const POSITION: &str = "red settlement N(0,0)\nturn red, rolled\nframes turn, free-roads 1";
    let default = |answers| defaults(&table(answers, POSITION)).remove(0);
    let ways = [
        ("NW(0,0)", Answers { stops: |_, _| places(&["S(0,-1)"]), ..Answers::NONE }),
        ("NE(0,0)", Answers { stops: |_, _| places(&["S(1,-1)"]), ..Answers::NONE }),
        ("W(1,-1)", Answers { stops: |_, _| places(&["S(1,-2)"]), ..Answers::NONE }),
    ];
    let best = default(Answers::NONE);
    assert!(ways.iter().any(|(path, _)| best == format!("red builds road {path}")), "{best}");
    for (path, stopped) in ways {
        assert_ne!(default(stopped), format!("red builds road {path}"), "nothing can be settled past its end");
    }
}

#[test]
fn neutral_roads_stop_there_too() {
    let position = "option variants two_players\noption colours red blue\nred settlement N(2,0)\nblue settlement S(1,1)\nwhite road NE(0,0)\n\
                    turn red, rolled\nframes turn, two-players neutral-road";
    let stops = |_: &State, seat| if seat == WHITE { places(&["N(0,0)"]) } else { VertexSet::EMPTY };
    assert!(is_legal(&table(Answers::NONE, position), "red builds road NW(0,0) for white"));
    let stopped = table(Answers { stops, ..Answers::NONE }, position);
    let illegal = refusal(&stopped, "red builds road NW(0,0) for white");
    assert_eq!((illegal.code, illegal.neutral), (Code::RoadBlocked, Some(WHITE)));
    assert!(!red_may(&stopped, "builds road").contains(&"NW(0,0) for white".to_owned()));
}

#[test]
fn bridges_stop_there_too() {
    let position = "option scenario rivers\nred road NE(0,0), hand 2 brick lumber\nturn red, rolled";
    assert_eq!(red_may(&table(Answers::NONE, position), "builds bridge"), ["W(1,-1)"]);
    let stopped = table(STOPPED, position);
    let illegal = refusal(&stopped, "red builds bridge W(1,-1)");
    assert_eq!((illegal.code, illegal.rule), (Code::RoadBlocked, rule::RIVER_048));
    assert_eq!(illegal.detail, Detail::Vertex("N(0,0)".parse().unwrap()));
    assert!(red_may(&stopped, "builds bridge").is_empty());
}

/// Five roads in a row; N(0,0) is between the first and the others.
const FIVE_ROADS: &str = "red road NE(0,0) NW(0,0) W(0,0) NE(-1,1) NW(0,1), hand brick lumber\nturn red, rolled";

#[test]
fn routes_are_cut_by_a_piece_of_a_module() {
    let whole = table(Answers::NONE, FIVE_ROADS);
    assert_eq!((whole.state().public.road_length[0], whole.state().public.longest_road), (5, Some(RED)));
    let mut cut = table(STOPPED, FIVE_ROADS);
    assert_eq!((cut.state().public.road_length[0], cut.state().public.longest_road), (4, None));
    // One road more closes the ring: the route begins and ends at the piece, and may not pass it.
    play(&mut cut, "red builds road W(1,0)");
    assert_eq!((cut.state().public.road_length[0], cut.state().public.longest_road), (6, Some(RED)));
    let tail = table(STOPPED, "red road NE(0,0) NW(0,0) W(1,-1)\nturn red");
    assert_eq!(tail.state().public.road_length[0], 1);
}

#[test]
fn the_route_that_is_shown_ends_at_a_piece_that_stops_it() {
    let position = format!("{FIVE_ROADS}\noption longest_road_min 3");
    let cut = table(STOPPED, &position);
    let route = longest_road::route(cut.game(), cut.state(), RED);
    let beyond: Edge = "NE(0,0)".parse().unwrap();
    assert_eq!((route.len(), route.contains(beyond)), (4, false));
}

/// Blue has a piece on N(0,0) as soon as it has played a knight.
const COMES_LATER: Answers = Answers {
    stops: |state, seat| {
        let is_there = seat != BLUE && state.public.knights[BLUE.index()] > 0;
        if is_there { places(&["N(0,0)"]) } else { VertexSet::EMPTY }
    },
    ..Answers::NONE
};

#[test]
fn routes_are_measured_again_when_a_piece_comes_or_goes() {
    let table = table(COMES_LATER, FIVE_ROADS);
    let (game, before) = (table.game(), table.state());
    let mut state = before.clone();
    state.public.knights[BLUE.index()] = 1;
    state.deck.take(DevCard::Knight);
    let stale = audit::audit_after(game, before, &state).expect_err("the length is that of before");
    assert_eq!(stale, "red: road length 5, not 4");
    assert!(longest_road::interrupt(game, &mut state, BLUE, "N(0,0)".parse().unwrap()));
    longest_road::award(game, &mut state, &mut ());
    assert_eq!((state.public.road_length[0], state.public.longest_road), (4, None));
    assert_eq!(audit::audit_after(game, before, &state), Ok(()));
    state.public.knights[BLUE.index()] = 0;
    state.deck.put(DevCard::Knight);
    assert!(longest_road::interrupt(game, &mut state, BLUE, "N(0,0)".parse().unwrap()));
    longest_road::award(game, &mut state, &mut ());
    assert!(state == *before);
}

// May this become a city?

/// No city on N(0,0).
const NO_CITY: Answers = Answers {
    may_build_city: |_, _, vertex| {
        if places(&["N(0,0)"]).contains(vertex) {
            Err(Illegal::new(Code::NotAChoice, rule::BASE_154, Detail::Vertex(vertex)))
        } else {
            Ok(())
        }
    },
    ..Answers::NONE
};

#[test]
fn cities_that_a_module_forbids_are_neither_listed_nor_built() {
    let position = "red settlement N(0,0) N(1,0), hand 2 grain 3 ore\nturn red, rolled";
    assert_eq!(red_may(&table(Answers::NONE, position), "builds city"), ["N(0,0)", "N(1,0)"]);
    let table = table(NO_CITY, position);
    assert_eq!(red_may(&table, "builds city"), ["N(1,0)"]);
    let illegal = refusal(&table, "red builds city N(0,0)");
    assert_eq!((illegal.code, illegal.detail), (Code::NotAChoice, Detail::Vertex("N(0,0)".parse().unwrap())));
    play(&mut table.clone(), "red builds city N(1,0)");
}

/// The veto comes after the rules of places and before pieces and price (`BASE-229`), as for roads and settlements.
#[test]
fn the_veto_on_cities_has_its_place_among_the_reasons() {
    let poor = table(NO_CITY, "red settlement N(0,0) N(1,0)\nturn red, rolled");
    assert_eq!(refusal(&poor, "red builds city N(0,0)").code, Code::NotAChoice);
    assert_eq!(refusal(&poor, "red builds city N(1,0)").code, Code::CannotAfford);
    assert_eq!(refusal(&table(NO_CITY, "turn red, rolled"), "red builds city N(0,0)").code, Code::NoSettlementHere);
}

// May the robber move at all?

/// Nothing moves the robber.
const LOCKED: Answers =
    Answers { robber_may_move: |_| Err(Illegal::new(Code::NotAChoice, rule::BASE_095, Detail::None)), ..Answers::NONE };

/// Where the robber is, and what red's victims have.
fn robber(table: &Table<Island>) -> (Option<String>, u16) {
    let state = table.state();
    (state.public.robber.map(|hex| hex.to_string()), state.private[BLUE.index()].hand.total())
}

#[test]
fn a_seven_brings_discards_alone_where_the_robber_may_not_move() {
    let position = "red hand 9 brick\nblue settlement N(1,0), hand 2 wool\nrobber (0,-1)\nturn red";
    let mut locked = table(LOCKED, position);
    play(&mut locked, "red rolls 3+4");
    assert_eq!(refusal(&locked, "red ends turn").code, Code::ActionPending);
    play(&mut locked, "red discards 4 brick");
    assert_eq!(robber(&locked), (Some("(0,-1)".into()), 2));
    assert!(is_legal(&locked, "red ends turn"));
    // Without anything to discard the turn simply goes on.
    let calm = after(table(LOCKED, "turn red"), "red rolls 3+4");
    assert!(is_legal(&calm, "red ends turn"));
    assert!(is_legal(&after(table(Answers::NONE, "turn red"), "red rolls 3+4"), "red moves robber (1,0)"));
}

#[test]
fn a_knight_joins_the_army_where_the_robber_may_not_move() {
    let position = "red cards knight, knights 2\nblue settlement N(1,0), hand 2 wool\nrobber (0,-1)\nturn red";
    let mut locked = table(LOCKED, position);
    assert_eq!(play(&mut locked, "red plays knight"), ["red plays knight", "red takes the Largest Army"]);
    assert_eq!((robber(&locked), points(&locked, "red")), ((Some("(0,-1)".into()), 2), 2));
    assert!(is_legal(&locked, "red rolls"));
    let free = after(table(Answers::NONE, position), "red plays knight");
    assert_eq!(refusal(&free, "red rolls").code, Code::ActionPending);
}

#[test]
fn events_do_not_move_a_robber_that_may_not_move() {
    let position = "option variants event_cards\nred hand 9 brick\nrobber (0,-1)\nturn red";
    let fled = |answers| after(table(answers, position), "red rolls; reveal 4 robber-flees");
    assert_eq!(robber(&fled(Answers::NONE)).0, Some("(0,0)".into()));
    assert_eq!(robber(&fled(LOCKED)).0, Some("(0,-1)".into()));
    let attacked = after(table(LOCKED, position), "red rolls; reveal 7 robber-attack; red discards 4 brick");
    assert_eq!(robber(&attacked).0, Some("(0,-1)".into()));
    assert!(is_legal(&attacked, "red ends turn"));
    // Where there are two refuges, nobody is asked for one, and no position asks.
    let swamps = "option scenario rivers\noption variants event_cards\nrobber (0,0)\nturn red";
    let asks = |answers| {
        let table = after(table(answers, swamps), "red rolls; reveal 4 robber-flees");
        (red_may(&table, "lets robber flee").len(), table.game().write_position(table.state()))
    };
    let ((choices, asking), (no_choices, _)) = (asks(Answers::NONE), asks(LOCKED));
    assert_eq!((choices, no_choices), (2, 0));
    assert!(game(Answers::NONE, swamps).parse_position(&asking).is_ok());
    assert!(game(LOCKED, swamps).parse_position(&asking).is_err());
}

#[test]
fn nobody_pays_to_send_away_a_robber_that_may_not_move() {
    let tables = [
        (
            "option scenario fishermen\nred settlement N(0,0), fish 2\nrobber (1,0)\nturn red, rolled",
            "red spends fish 2 to remove robber",
        ),
        (
            "option variants two_players\noption colours red blue\nred settlement N(2,0), tokens 5\nblue settlement S(1,1), tokens 5\nrobber (1,0)\nturn red",
            "red chases robber",
        ),
    ];
    for (position, action) in tables {
        let free = table(Answers::NONE, position);
        assert!(listed(&free, "red").contains(&action.to_owned()), "{:?}", listed(&free, "red"));
        let locked = table(LOCKED, position);
        assert!(!listed(&locked, "red").contains(&action.to_owned()));
        let illegal = refusal(&locked, action);
        assert_eq!((illegal.code, illegal.rule), (Code::NotAChoice, rule::BASE_095), "what the module says");
    }
}

#[test]
fn no_position_asks_for_the_robber_where_it_may_not_move() {
    let positions = [
        "turn red, rolled\nframes turn, move-robber",
        "red hand 8 brick, owes 4\nturn red, rolled\nframes turn, move-robber, discard",
    ];
    for position in positions {
        assert!(game(Answers::NONE, "").parse_position(position).is_ok(), "{position}");
        assert!(game(LOCKED, "").parse_position(position).is_err(), "{position}");
    }
}

// The hand limit of a seat.

/// Blue may hold two cards more.
const MORE: Answers = Answers { more_hand_limit: |_, seat| if seat == BLUE { 2 } else { 0 }, ..Answers::NONE };

#[test]
fn a_seat_with_a_higher_limit_discards_above_it() {
    let owed = |answers, hand: u8| {
        let position = format!("red hand 8 brick\nblue hand {hand} ore\nwhite hand 7 wool\nturn red");
        let table = after(table(answers, &position), "red rolls 3+4");
        (asked(&table), table.state().public.owed)
    };
    let (red, both) = (SeatSet::only(RED), SeatSet::only(RED).with(BLUE));
    assert_eq!(owed(Answers::NONE, 9), (both, [4, 4, 0, 0]));
    assert_eq!(owed(MORE, 9), (red, [4, 0, 0, 0]));
    // Above the limit it is half of the whole hand.
    assert_eq!(owed(MORE, 10), (both, [4, 5, 0, 0]));
}

#[test]
fn the_limit_of_a_seat_holds_against_an_event_too() {
    let position = "option variants event_cards\nblue hand 9 ore\nturn red";
    let attack = "red rolls; reveal 7 robber-attack";
    assert_eq!(asked(&after(table(Answers::NONE, position), attack)), SeatSet::only(BLUE));
    assert_eq!(after(table(MORE, position), attack).state().public.owed, [0; 4]);
}

#[test]
fn everybody_sees_the_limits_of_all_seats() {
    let limits = |answers| {
        let table = table(answers, "turn red");
        table.game().view(table.state(), Observer::Public).counts.map(|counts| counts.more_hand_limit)
    };
    assert_eq!((limits(Answers::NONE), limits(MORE)), ([0; 4], [0, 2, 0, 0]));
}

// Rates.

/// Red gives wool two for one.
const WOOL_AT_TWO: Answers = Answers {
    two_for_one: |_, seat| if seat == RED { Cards::one(Good::Wool).kind_set() } else { GoodSet::EMPTY },
    ..Answers::NONE
};

/// The harbours at the north and at the grain coast are closed to red.
const CLOSED: Answers = Answers {
    closed_harbours: |_, seat| if seat == RED { places(&["N(0,-2)", "N(1,-2)"]) } else { VertexSet::EMPTY },
    ..Answers::NONE
};

/// The numbers of cards of a kind that the bank takes of the player on turn for a brick.
fn open_rates(table: &Table<Island>, kind: Good) -> Vec<u8> {
    let name = table.game().seat_name(table.state().public.turn);
    (1..=8).filter(|count| is_legal(table, &format!("{name} banks {count} {kind} for brick"))).collect()
}

/// The best rate of red, and what is listed of the kind.
fn best_rate(table: &Table<Island>, kind: Good) -> (u8, Vec<String>) {
    let mut offered: Vec<String> = red_may(table, "banks");
    offered.retain(|trade| trade.contains(&format!(" {kind} for ")));
    (maritime::best_rate(table.state(), RED, kind), offered)
}

/// The rates that a refusal names.
fn told_rates(table: &Table<Island>, kind: Good) -> (bool, bool) {
    match refusal(table, &format!("red banks 1 {kind} for brick")).detail {
        Detail::Rates { resource, special, generic } if resource == kind => (special, generic),
        other => panic!("no rates: {other:?}"),
    }
}

#[test]
fn what_a_module_gives_two_for_one_is_a_rate_among_others() {
    let position = "red settlement N(0,-2), hand 8 wool 8 ore\nturn red, rolled";
    let plain = table(Answers::NONE, position);
    assert_eq!((open_rates(&plain, Good::Wool), told_rates(&plain, Good::Wool)), (vec![3, 4], (false, true)));
    let given = table(WOOL_AT_TWO, position);
    assert_eq!(given.state().public.rates[0], Cards::from_counts([3, 3, 2, 3, 3]));
    assert_eq!((open_rates(&given, Good::Wool), told_rates(&given, Good::Wool)), (vec![2, 3, 4], (true, true)));
    assert_eq!((open_rates(&given, Good::Ore), told_rates(&given, Good::Ore)), (vec![3, 4], (false, true)));
    let (best, offered) = best_rate(&given, Good::Wool);
    assert_eq!((best, offered.len()), (2, 4));
    assert!(offered.iter().all(|trade| trade.starts_with("2 wool")), "{offered:?}");
    play(&mut given.clone(), "red banks 2 wool for brick; red banks 3 wool for brick");
    // It is nobody else's.
    let blue = table(WOOL_AT_TWO, "blue hand 8 wool\nturn blue, rolled");
    assert_eq!(open_rates(&blue, Good::Wool), [4]);
}

#[test]
fn what_comes_to_mind_goes_at_the_rate_that_a_module_gives() {
    let table = table(WOOL_AT_TWO, "red hand 2 wool 3 ore\nturn red, rolled");
    assert_eq!(kinds::by_nearness(table.game(), table.state(), RED)[..2], [Good::Wool, Good::Ore]);
}

#[test]
fn gold_is_bought_at_the_rates_of_modules() {
    let position = "option scenario rivers\nred hand 8 wool 8 ore\nturn red, rolled";
    let sales = |table: &Table<Island>| {
        let listed = red_may(table, "banks").into_iter().filter(|trade| trade.ends_with("for gold"));
        listed.collect::<Vec<_>>()
    };
    assert_eq!(sales(&table(Answers::NONE, position)), ["4 wool for gold", "4 ore for gold"]);
    let given = table(WOOL_AT_TWO, position);
    assert_eq!(sales(&given), ["2 wool for gold", "4 ore for gold"]);
    for (sale, is_allowed) in [("2 wool", true), ("3 wool", false), ("4 wool", true), ("2 ore", false)] {
        assert_eq!(is_legal(&given, &format!("red banks {sale} for gold")), is_allowed, "{sale}");
    }
    assert_eq!(refusal(&given, "red banks 3 wool for gold").code, Code::BadRate);
}

#[test]
fn closed_harbours_help_nobody_and_others_still_do() {
    let position = "red settlement N(0,-2) N(1,-2), hand 8 wool 8 grain\nblue hand wool\nturn red, rolled";
    let plain = table(Answers::NONE, position);
    assert_eq!((open_rates(&plain, Good::Grain), told_rates(&plain, Good::Grain)), (vec![2, 3, 4], (true, true)));
    let closed = table(CLOSED, position);
    assert_eq!(closed.state().public.rates[0], Cards::each(4));
    for kind in [Good::Wool, Good::Grain] {
        assert_eq!((open_rates(&closed, kind), told_rates(&closed, kind)), (vec![4], (false, false)), "{kind}");
        assert!(best_rate(&closed, kind).1.iter().all(|trade| trade.starts_with('4')));
    }
    // The same rate through another building.
    let other = "red settlement N(0,-2) S(3,-1), hand 8 wool\nturn red, rolled";
    assert_eq!(open_rates(&table(CLOSED, other), Good::Wool), [3, 4]);
}

#[test]
fn building_opens_harbours_that_are_not_closed_and_keeps_what_modules_give() {
    let rich = "hand brick lumber wool grain";
    let build = |answers, road: &str, site: &str| {
        let position = format!("red road {road}, {rich}\nturn red, rolled");
        let table = after(table(answers, &position), &format!("red builds settlement {site}"));
        assert_eq!(audit::audit(table.game(), table.state()), Ok(()));
        table.state().public.rates[0]
    };
    assert_eq!(build(Answers::NONE, "NE(0,-2)", "N(0,-2)"), Cards::each(3));
    assert_eq!(build(CLOSED, "NE(0,-2)", "N(0,-2)"), Cards::each(4));
    assert_eq!(build(WOOL_AT_TWO, "NE(0,-2)", "N(0,-2)"), Cards::from_counts([3, 3, 2, 3, 3]));
}

#[test]
fn rates_that_modules_change_are_worked_out_when_they_say_so() {
    let position = "red settlement N(0,-2)\nturn red, rolled";
    let before = table(Answers::NONE, position);
    // The gift begins, and nobody has said so.
    let given = with_answers(WOOL_AT_TWO, position, before.state());
    let (game, mut state) = (given.game(), given.state().clone());
    assert!(audit::audit(game, &state).is_err_and(|what| what.starts_with("red: rates")));
    maritime::rates_changed(game, &mut state, RED);
    assert_eq!((state.public.rates[0].count(Good::Wool), audit::audit(game, &state)), (2, Ok(())));
    // It ends.
    let over = with_answers(Answers::NONE, position, &state);
    assert!(audit::audit(over.game(), &state).is_err());
    maritime::rates_changed(over.game(), &mut state, RED);
    assert!(state == *before.state());
}

#[test]
fn a_rate_that_lasts_for_a_turn_ends_with_it() {
    let answers = Answers {
        two_for_one: |state, seat| {
            if state.public.turn == seat { Cards::one(Good::Ore).kind_set() } else { GoodSet::EMPTY }
        },
        ..Answers::NONE
    };
    let mut table = table(answers, "red hand 4 ore\nblue hand 4 ore\nturn red, rolled");
    let ore = |table: &Table<Island>| table.state().public.rates.map(|rates| rates.count(Good::Ore));
    assert_eq!(ore(&table), [2, 4, 4, 4]);
    play(&mut table, "red ends turn");
    assert_eq!(ore(&table), [4, 2, 4, 4]);
    play(&mut table, "blue rolls 1+2");
    assert_eq!(open_rates(&table, Good::Ore), [2, 4]);
}

// All of them at once.

/// Whatever the module says, whole games stay true to themselves: what is listed is legal, and nothing that is kept goes stale.
#[test]
fn games_go_on_whatever_the_module_says() {
    let answers = Answers {
        more_hand_limit: MORE.more_hand_limit,
        robber_may_move: |state| if state.public.turn_count < 40 { (LOCKED.robber_may_move)(state) } else { Ok(()) },
        two_for_one: WOOL_AT_TWO.two_for_one,
        closed_harbours: CLOSED.closed_harbours,
        may_build_city: NO_CITY.may_build_city,
        stops: STOPPED.stops,
    };
    let options = [
        "",
        "option variants event_cards",
        "option scenario rivers",
        "option scenario fishermen",
        "option variants two_players",
    ];
    for options in options {
        played_on(Table::new(game(answers, options)), 1, 1500, |table| {
            let (game, state) = (table.game(), table.state());
            assert_eq!(audit::audit(game, state), Ok(()), "{options}");
            for seat in game.seats.iter() {
                let actions = table.actions(seat);
                let refused = actions.iter().find(|&&action| game.check(state, seat, action).is_err());
                assert_eq!(refused, None, "{options}: what is listed is legal");
            }
        });
    }
}
