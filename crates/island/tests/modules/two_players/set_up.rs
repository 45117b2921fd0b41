//! Section 5.1: set-up and founding.

use steading_game::{Game, Next, Notation, Seat, SeatSet};
use steading_island::Island;
use steading_island::illegal::Code;
use steading_island::places::{EdgeSet, VertexSet};

use super::*;
use crate::support::*;

const START: &str = "variants two_players\nsetup explicit\nboard beginner\ncolours red blue\nfirst_player red\n";

/// Also: TWO-004.
#[test]
fn two_001_two_play_and_the_two_other_colours_are_neutral() {
    let table = start(START);
    let game = table.game();
    assert_eq!((game.seats, public(&table).neutral), (SeatSet::first(2), SeatSet::only(Seat(2)).with(Seat(3))));
    let names = [0, 1, 2, 3].map(|seat| game.seat_name(Seat(seat)));
    assert_eq!(names, ["red", "blue", "white", "orange"]);
    // Whoever plays, the colours left over are neutral, in the order of the box.
    let other = start(&START.replace("red blue", "orange blue").replace("first_player red", "first_player blue"));
    assert_eq!([2, 3].map(|seat| other.game().seat_name(Seat(seat))), ["red", "white"]);
    // They are nobody who could act.
    assert!(game.seat_named("white").is_none());
    assert!(table.clone().enter_text("white founds settlement N(0,0)").is_err());
    assert!(game.parse_position("turn white").is_err());
    assert!(game.parse_position("turn red\nfirst white").is_err());
    assert!(game.parse_position("white hand brick\nturn red").is_err());
    assert!(game.parse_position("white city N(0,0)\nturn red").is_err());
    // Three cannot play.
    let three = Island::parse_options("variants two_players\ncolours red blue white").expect("options");
    let problems = Island::new(three).err().expect("three players");
    assert!(problems.iter().any(|problem| problem.code == Code::Combination), "{problems:?}");
}

/// Also: TWO-039.
#[test]
fn two_002_each_player_begins_with_five_tokens_and_ten_are_left() {
    let table = start(START);
    assert_eq!(tokens(&table), [5, 5]);
    assert_eq!(steading_island::modules::two_players::tokens::supply(public(&table)), 10);
    // Everybody sees them, spectators too.
    let view = table.game().view(table.state(), steading_game::Observer::Public);
    assert_eq!(view.public.modules.two_players.tokens, [5, 5]);
}

#[test]
fn two_003_a_neutral_settlement_stands_north_and_south_of_the_middle() {
    let table = start(START);
    let settlements =
        public(&table).settlements.map(|set| set.iter().map(|place| place.to_string()).collect::<Vec<_>>());
    assert_eq!(settlements, [vec![], vec![], vec!["S(1,-2)".to_owned()], vec!["N(-1,2)".to_owned()]]);
    assert!(public(&table).all_roads.is_empty());
}

#[test]
fn two_004_the_first_colour_left_over_stands_north() {
    let table = start(&START.replace("red blue", "white blue").replace("first_player red", "first_player blue"));
    let position = table.game().write_position(table.state());
    assert!(position.contains("red settlement S(1,-2)\norange settlement N(-1,2)\n"), "{position}");
}

#[test]
fn two_005_the_players_found_in_order_and_keep_their_distance_from_neutral_settlements() {
    let mut table = start(START);
    assert_eq!(told(&table, "red founds settlement S(1,-2)"), ("INTERSECTION_OCCUPIED", "BASE-147".into()));
    assert_eq!(told(&table, "red founds settlement N(0,0)"), ("TOO_CLOSE", "BASE-149".into()));
    assert_eq!(told(&table, "red founds settlement N(-1,2)"), ("INTERSECTION_OCCUPIED", "BASE-147".into()));
    assert_eq!(told(&table, "red founds settlement S(0,0)"), ("TOO_CLOSE", "BASE-149".into()));
    // Each of the two neutral settlements closes its own place and the three beside it, and nothing else is closed.
    assert_eq!(listed(&table, "red").len(), 54 - 2 * 4);
    let founding = [("N(1,1)", "NE(1,1)"), ("N(-2,1)", "NE(-2,1)"), ("S(2,-2)", "NE(1,-1)"), ("N(-1,0)", "NW(-1,0)")];
    for ((settlement, road), name) in founding.into_iter().zip(["red", "blue", "blue", "red"]) {
        let other = if name == "red" { "blue" } else { "red" };
        assert_eq!(told(&table, &format!("{other} founds settlement {settlement}")).0, "NOT_YOUR_TURN");
        play(&mut table, &format!("{name} founds settlement {settlement}"));
        // The road starts at the settlement just placed, not at any other.
        assert_eq!(told(&table, &format!("{name} founds road NE(0,0)")).0, "FOUNDING_ROAD");
        play(&mut table, &format!("{name} founds road {road}"));
    }
    // Each second settlement brings a card of every land around it, as always.
    assert_eq!((hand(&table, "red").total(), hand(&table, "blue").total()), (3, 3));
    assert!(is_legal(&table, "red rolls"), "who began takes the first turn");
    let beginner = Island::parse_options("variants two_players\nsetup beginner").expect("options");
    let problems = Island::new(beginner).err().expect("no founding, no neutral settlements");
    assert!(
        problems.iter().any(|it| (it.code, it.rule) == (Code::BadOption, steading_island::rule::TWO_005)),
        "{problems:?}"
    );
}

/// Also: TWO-007.
#[test]
fn two_006_founding_builds_nothing_for_the_neutrals() {
    let mut table = start(START);
    play(
        &mut table,
        "red founds settlement N(1,1); red founds road NE(1,1)
         blue founds settlement N(-2,1); blue founds road NE(-2,1)
         blue founds settlement S(2,-2); blue founds road NE(1,-1)
         red founds settlement N(-1,0); red founds road NW(-1,0)",
    );
    assert_eq!(table.next(), Next::Seats(SeatSet::only(Seat(0))));
    assert_eq!(public(&table).settlements.map(VertexSet::len), [2, 2, 1, 1]);
    assert_eq!(public(&table).roads.map(EdgeSet::len), [2, 2, 0, 0]);
    assert!(is_legal(&table, "red rolls"));
}

#[test]
fn two_007_founding_settlements_bring_tokens() {
    let mut table = start(START);
    // At the desert.
    let log = play(&mut table, "red founds settlement S(1,-1); red founds road NW(1,0)");
    assert_eq!(log[..2], ["red settles S(1,-1)", "red takes 2 trade tokens"]);
    // On the coast, and inland.
    play(&mut table, "blue founds settlement N(-2,0); blue founds road NW(-2,0)");
    play(&mut table, "blue founds settlement S(2,-2); blue founds road NE(1,-1)");
    assert_eq!(tokens(&table), [7, 6]);
}

#[test]
fn positions_show_the_neutral_colours_and_drawings_too() {
    let table = start(START);
    let position = table.game().write_position(table.state());
    assert!(position.contains("red tokens 5\nblue tokens 5\nwhite settlement S(1,-2)\norange settlement N(-1,2)\n"));
    assert_eq!(table.game().parse_position(&position).as_ref(), Ok(table.state()));
    let drawn = steading_island::text::draw::draw(table.game(), table.state());
    assert!(drawn.contains("(W)") && drawn.contains("(O)"), "{drawn}");
    let written = serde_json::to_string(table.state()).expect("JSON");
    let mut read = serde_json::from_str(&written).expect("a state");
    table.game().complete(&mut read);
    assert_eq!(&read, table.state());
}
