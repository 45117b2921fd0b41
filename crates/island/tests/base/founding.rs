//! The founding phase (section 1.5).

use expect_test::expect;
use steading_game::{Game, Next, Notation, SeatSet, Table};
use steading_island::Island;
use steading_island::cards::{Cards, Good};
use steading_island::illegal::{Code, Detail, Piece, Stage};
use steading_island::rule;
use steading_island::state::Pool;

use crate::support::*;

/// A table of four before its founding phase, red to begin.
const RED_BEGINS: &str = "setup explicit\nboard beginner\nfirst_player red";

/// Founding for four, red first; every settlement and road in its place.
const FOUNDING: [&str; 16] = [
    "red founds settlement N(0,0)",
    "red founds road NE(0,0)",
    "blue founds settlement N(2,0)",
    "blue founds road NE(2,0)",
    "white founds settlement N(-2,0)",
    "white founds road NE(-2,0)",
    "orange founds settlement N(0,2)",
    "orange founds road NE(0,2)",
    "orange founds settlement N(0,-2)",
    "orange founds road NE(0,-2)",
    "white founds settlement N(2,-2)",
    "white founds road NE(2,-2)",
    "blue founds settlement N(-2,2)",
    "blue founds road NE(-2,2)",
    "red founds settlement N(1,0)",
    "red founds road NW(1,0)",
];

/// The seat that founds next, and what.
fn due(table: &Table<Island>) -> String {
    let Next::Seats(seats) = table.next() else { return "chance".to_owned() };
    let seat = seats.lowest().expect("somebody");
    assert_eq!(seats, SeatSet::only(seat));
    let actions = listed(table, &table.game().seat_name(seat));
    let words: Vec<&str> = actions[0].split(' ').collect();
    assert!(actions.iter().all(|action| action.starts_with(&words[..words.len() - 1].join(" "))), "{actions:?}");
    words.into_iter().take(3).collect::<Vec<_>>().join(" ")
}

#[test]
fn base_049_the_highest_throw_begins_and_tied_leaders_throw_again() {
    let mut table = start("setup explicit\nboard beginner");
    // Red and orange lead with ten; blue's second-best throw is out. They tie again, and only they throw a third time.
    let log = play(
        &mut table,
        "dice 4+6; dice 4+5; dice 1+1; dice 5+5
         dice 1+2; dice 2+1
         dice 2+2; dice 3+2",
    );
    expect![[r#"
        red throws 4+6 for the first turn
        blue throws 4+5 for the first turn
        white throws 1+1 for the first turn
        orange throws 5+5 for the first turn
        red throws 1+2 for the first turn
        orange throws 2+1 for the first turn
        red throws 2+2 for the first turn
        orange throws 3+2 for the first turn
        orange begins"#]]
    .assert_eq(&log.join("\n"));
    assert_eq!(due(&table), "orange founds settlement");

    let mut table = start("setup explicit\nboard beginner\nplayers 3");
    assert_eq!(play(&mut table, "dice 1+2; dice 6+4; dice 5+4").last().map(String::as_str), Some("white begins"));
}

#[test]
fn base_050_round_one_runs_clockwise_a_settlement_and_then_a_road_each() {
    let mut table = start("setup explicit\nboard beginner\nfirst_player white");
    for name in ["white", "orange", "red", "blue"] {
        assert_eq!(due(&table), format!("{name} founds settlement"));
        let action = listed(&table, name).swap_remove(0);
        play(&mut table, &action);
        assert_eq!(due(&table), format!("{name} founds road"));
        let action = listed(&table, name).swap_remove(0);
        play(&mut table, &action);
        assert_eq!(public(&table).settlements[seat(&table, name).index()].len(), 1, "{name}");
        assert_eq!(public(&table).roads[seat(&table, name).index()].len(), 1, "{name}");
    }
}

#[test]
fn base_051_round_two_runs_back_from_the_last_player() {
    let mut table = start(RED_BEGINS);
    play(&mut table, &FOUNDING[..8].join("\n"));
    for (name, moves) in ["orange", "white", "blue", "red"].into_iter().zip(FOUNDING[8..].chunks(2)) {
        assert_eq!(due(&table), format!("{name} founds settlement"));
        play(&mut table, moves[0]);
        assert_eq!(due(&table), format!("{name} founds road"));
        play(&mut table, moves[1]);
        assert_eq!(public(&table).settlements[seat(&table, name).index()].len(), 2, "{name}");
    }
}

#[test]
fn base_052_the_order_goes_up_and_back_down_for_three_players() {
    let mut table = start("setup explicit\nboard beginner\nplayers 3\nfirst_player orange");
    let mut order = Vec::new();
    while due(&table).contains("founds") {
        let name = due(&table).split(' ').next().expect("a name").to_owned();
        let action = listed(&table, &name).swap_remove(0);
        play(&mut table, &action);
        if action.contains("settlement") {
            order.push(name);
        }
    }
    assert_eq!(order, ["orange", "blue", "white", "white", "blue", "orange"]);
}

#[test]
fn base_ex_31_four_players_found_in_snake_order_and_the_first_one_rolls() {
    let mut table = start(RED_BEGINS);
    let mut order = Vec::new();
    for moves in FOUNDING.chunks(2) {
        order.push(table.game().seat_name(public(&table).turn));
        play(&mut table, &moves.join("\n"));
    }
    assert_eq!(order, ["red", "blue", "white", "orange", "orange", "white", "blue", "red"]);
    assert_eq!(listed(&table, "red")[0], "red rolls");
}

#[test]
fn base_053_founding_pieces_cost_nothing_and_come_from_the_pool() {
    let mut table = start(RED_BEGINS);
    let log = play(&mut table, &FOUNDING[..2].join("\n"));
    assert_eq!(log, ["red settles N(0,0)", "red lays a road NE(0,0)"], "nothing is paid");
    assert_eq!(public(&table).pool[seat(&table, "red").index()], Pool { settlements: 4, cities: 4, roads: 14 });
    assert_eq!((hand(&table, "red"), public(&table).bank), (Cards::NONE, Cards::each(19)));

    // Who has cards keeps them.
    let rich = "red hand brick lumber wool grain\nturn red\nframes found-settlement 0";
    let table = after(rich, "red founds settlement N(0,0); red founds road NE(0,0)");
    assert_eq!(hand(&table, "red"), cards("brick lumber wool grain"));
}

#[test]
fn base_054_a_founding_settlement_takes_any_free_intersection_that_keeps_the_distance() {
    assert_eq!(listed(&start(RED_BEGINS), "red").len(), 54);
    // The second settlement, far from the first one and its road.
    let table = table(
        "
        red   settlement N(0,0), road NE(0,0)
        blue  settlement N(2,0)
        turn  red
        frames found-settlement 7
        ",
    );
    let listed = listed(&table, "red");
    assert_eq!(listed.len(), 54 - 2 * 4, "both buildings and their three neighbours are closed");
    assert!(listed.contains(&"red founds settlement S(-2,2)".to_owned()));
    let blue = seat(&table, "blue");
    let place = |name: &str| name.parse().expect("an intersection");
    for (action, code, rule, detail) in [
        (
            "red founds settlement N(0,0)",
            Code::IntersectionOccupied,
            rule::BASE_147,
            Detail::Building(place("N(0,0)"), seat(&table, "red"), Piece::Settlement),
        ),
        (
            "red founds settlement S(2,-1)",
            Code::TooClose,
            rule::BASE_149,
            Detail::Building(place("N(2,0)"), blue, Piece::Settlement),
        ),
    ] {
        let illegal = refusal(&table, action);
        assert_eq!((illegal.code, illegal.rule, illegal.detail), (code, rule, detail), "{action}");
    }
    let illegal = refusal(&table, "red founds settlement N(4,4)");
    assert_eq!((illegal.code, illegal.rule), (Code::UnknownPlace, rule::BASE_236));
}

#[test]
fn base_055_a_founding_settlement_may_stand_on_a_harbour_site() {
    let mut table = start(RED_BEGINS);
    play(&mut table, "red founds settlement N(1,-2)");
    let rates = public(&table).rates[seat(&table, "red").index()];
    assert_eq!(Good::RESOURCES.map(|resource| rates.count(resource)), [4, 4, 4, 2, 4], "the grain harbour is open");
}

#[test]
fn base_056_a_founding_road_touches_the_settlement_of_the_same_step() {
    let mut table = table(
        "
        red   settlement N(0,0), road NE(0,0)
        turn  red
        frames found-settlement 7
        ",
    );
    play(&mut table, "red founds settlement N(1,0)");
    assert_eq!(
        listed(&table, "red"),
        ["red founds road W(2,-1)", "red founds road NW(1,0)", "red founds road NE(1,0)"]
    );
    let second = Detail::Vertex("N(1,0)".parse().expect("an intersection"));
    // At the first settlement, beyond a path of the second, and nowhere near.
    for action in ["red founds road NW(0,0)", "red founds road W(1,0)", "red founds road W(-2,0)"] {
        let illegal = refusal(&table, action);
        assert_eq!(
            (illegal.code, illegal.rule, illegal.detail),
            (Code::FoundingRoad, rule::BASE_056, second),
            "{action}"
        );
    }
    let illegal = refusal(&table, "red founds road NE(0,0)");
    assert_eq!((illegal.code, illegal.rule), (Code::PathOccupied, rule::BASE_141), "occupied comes first (BASE-270)");

    // Round one alike.
    let mut table = start(RED_BEGINS);
    play(&mut table, &FOUNDING[..3].join("\n"));
    let illegal = refusal(&table, "blue founds road NW(0,0)");
    assert_eq!((illegal.code, illegal.rule), (Code::FoundingRoad, rule::BASE_056));
    play(&mut table, "blue founds road NW(2,0)");
}

#[test]
fn base_057_the_second_settlement_brings_a_card_for_each_hex_and_the_first_nothing() {
    let mut table = start(RED_BEGINS);
    let log = play(&mut table, &FOUNDING.join("\n"));
    let gains: Vec<&String> = log.iter().filter(|line| line.contains("gains")).collect();
    assert_eq!(
        gains,
        [
            // The sea gives nothing: one hex each for orange and white.
            "orange gains 1 ore",
            "white gains 1 lumber",
            "blue gains 1 brick 1 lumber 1 ore",
            "red gains 1 brick 1 lumber 1 wool",
        ]
    );
    // Right after the settlement, before its road.
    let position = log.iter().position(|line| line == "orange gains 1 ore").expect("the gain");
    assert_eq!(
        log[position - 1..=position + 1],
        ["orange settles N(0,-2)", "orange gains 1 ore", "orange lays a road NE(0,-2)"]
    );
    assert_eq!(hand(&table, "red"), cards("brick lumber wool"));
    assert_eq!(public(&table).bank, cards("17 brick 16 lumber 18 wool 19 grain 17 ore"));
}

#[test]
fn base_058_two_hexes_of_a_kind_give_two_cards() {
    let table = after("turn red\nframes found-settlement 7", "red founds settlement N(-1,2)");
    assert_eq!(hand(&table, "red"), cards("2 grain ore"));
}

#[test]
fn base_ex_32_the_desert_gives_no_starting_card() {
    check(
        "turn red\nframes found-settlement 7",
        "red founds settlement S(0,-1)",
        &expect![[r#"
            red settles S(0,-1)
            red gains 1 brick 1 lumber
        "#]],
    );
    check(
        "turn red\nframes found-settlement 0",
        "red founds settlement S(0,-1)",
        &expect![[r#"
            red settles S(0,-1)
        "#]],
    );
}

#[test]
fn base_ex_33_two_forests_give_two_lumber() {
    check(
        "turn red\nframes found-settlement 7",
        "red founds settlement N(-2,1)",
        &expect![[r#"
            red settles N(-2,1)
            red gains 2 lumber 1 grain
        "#]],
    );
}

#[test]
fn base_059_the_starting_player_takes_the_first_turn_and_rolls() {
    let mut table = start("setup explicit\nboard beginner\nplayers 3\nfirst_player white");
    assert_eq!(table.game().turns(table.state()), 0);
    let log = play(
        &mut table,
        "white founds settlement N(0,0); white founds road NE(0,0)
         orange founds settlement N(2,0); orange founds road NE(2,0)
         blue founds settlement N(-2,0); blue founds road NE(-2,0)
         blue founds settlement N(0,2); blue founds road NE(0,2)
         orange founds settlement N(0,-2); orange founds road NE(0,-2)
         white founds settlement N(2,-2); white founds road NE(2,-2)",
    );
    assert_eq!(log.last().map(String::as_str), Some("turn of white"));
    assert_eq!(table.game().turns(table.state()), 1);
    assert_eq!(listed(&table, "white"), ["white rolls"]);
    let illegal = refusal(&table, "white ends turn");
    assert_eq!((illegal.code, illegal.rule), (Code::RollFirst, rule::BASE_063));
    let illegal = refusal(&table, "white founds settlement N(1,0)");
    assert_eq!((illegal.code, illegal.detail), (Code::WrongPhase, Detail::Stage(Stage::Play)));
}

#[test]
fn base_060_nothing_but_founding_happens_during_founding() {
    const FOREIGN: [&str; 14] = [
        "red rolls",
        "red ends turn",
        "red offers brick for ore to blue",
        "blue offers ore for brick to red",
        "red banks 4 brick for ore",
        "red builds road NE(0,0)",
        "red builds settlement N(0,0)",
        "red builds city N(2,0)",
        "red buys card",
        "red plays knight",
        "red plays monopoly ore",
        "red plays road-building",
        "red plays year-of-plenty ore ore",
        "red moves robber (1,0)",
    ];
    // Cards for everything, so that only the phase is in the way.
    let seats = "
        red   settlement N(2,0), hand 5 brick lumber wool 3 grain 3 ore, cards knight monopoly road-building year-of-plenty
        blue  hand ore
        turn  red
    ";
    for (frame, stage, other) in [
        ("found-settlement 7", Stage::FoundingSettlement, "red founds road NE(2,0)"),
        ("found-road 7 N(2,0)", Stage::FoundingRoad, "red founds settlement N(0,0)"),
    ] {
        let table = table(&format!("{seats}\nframes {frame}"));
        for action in FOREIGN.into_iter().chain([other]) {
            let illegal = refusal(&table, action);
            assert_eq!((illegal.code, illegal.rule), (Code::WrongPhase, rule::BASE_060), "{action}");
            assert_eq!(illegal.detail, Detail::Stage(stage), "{action}");
        }
        assert!(listed(&table, "red").iter().all(|action| action.starts_with("red founds")));
        assert!(listed(&table, "blue").is_empty());
        let illegal = refusal(&table, "blue founds settlement N(0,0)");
        assert_eq!((illegal.code, illegal.detail), (Code::NotYourTurn, Detail::Turn(seat(&table, "red"))));
    }

    // Nor while the first player is thrown for.
    let table = start("setup explicit\nboard beginner");
    let illegal = refusal(&table, "red founds settlement N(0,0)");
    assert_eq!((illegal.code, illegal.detail), (Code::WrongPhase, Detail::Stage(Stage::Opening)));
}

#[test]
fn base_061_special_cards_are_not_gained_during_founding() {
    // Red's two roads meet at S(1,-1), and the minima are the smallest a table may choose.
    let mut table = start(&format!("{RED_BEGINS}\nlongest_road_min 3\nlargest_army_min 1"));
    play(&mut table, &FOUNDING.join("\n"));
    assert_eq!(public(&table).road_length, [2, 1, 1, 1]);
    assert_eq!((public(&table).longest_road, public(&table).largest_army), (None, None));
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&table, name)), [2; 4]);
    // One more road is a play of the first turn, and then it counts.
    let mut table = after(
        "
        option longest_road_min 3
        red   settlement N(0,0) N(1,0), road NE(0,0) NW(1,0), hand brick lumber
        turn  red, rolled
        ",
        "",
    );
    assert_eq!(public(&table).longest_road, None);
    play(&mut table, "red builds road NE(1,0)");
    assert_eq!(public(&table).longest_road, Some(seat(&table, "red")));
}

#[test]
fn base_266_three_players_choose_their_colours_in_the_variable_set_up() {
    let names = |colours: &str| {
        let table = start(&format!("setup explicit\nboard beginner\nplayers 3\n{colours}"));
        let seats = table.game().seats();
        seats.iter().map(|seat| table.game().seat_name(seat)).collect::<Vec<_>>()
    };
    assert_eq!(names(""), ["blue", "white", "orange"], "red stays out by default");
    assert_eq!(names("colours red white blue"), ["red", "white", "blue"]);
    let variable = Island::parse_options("setup variable\nplayers 3\ncolours orange red white").expect("options");
    let problems: Vec<_> = variable.problems().iter().map(|problem| problem.rule).collect();
    assert_eq!(problems, [rule::BASE_028], "only the board is still to be drawn");
}
