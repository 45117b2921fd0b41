//! Set-up: the beginner board (section 1.3).

use steading_game::{Game, Next, Notation, SeatSet, Table};
use steading_island::Island;
use steading_island::cards::{Cards, DevCards};
use steading_island::illegal::{Code, Detail, Stage};
use steading_island::layout::{Layout, Terrain};
use steading_island::options::{Colour, Options};
use steading_island::places::{Edge, EdgeSet, Hex, Vertex, VertexSet};
use steading_island::rule;
use steading_island::state::Pool;

use crate::support::*;

const COLOURS: [&str; 4] = ["red", "blue", "white", "orange"];

fn vertex(name: &str) -> Vertex {
    name.parse().unwrap_or_else(|()| panic!("no intersection {name}"))
}

fn edge(name: &str) -> Edge {
    name.parse().unwrap_or_else(|()| panic!("no path {name}"))
}

fn pool(table: &Table<Island>, name: &str) -> Pool {
    public(table).pool[seat(table, name).index()]
}

/// The settlements and roads of a colour.
fn pieces(table: &Table<Island>, name: &str) -> (VertexSet, EdgeSet) {
    let index = seat(table, name).index();
    (public(table).settlements[index], public(table).roads[index])
}

#[test]
fn base_028_the_beginner_board_is_the_printed_one() {
    use Terrain::{Desert, Fields, Forest, Hills, Mountains, Pasture};
    let printed = [
        ("(0,-2)", Mountains, 10),
        ("(1,-2)", Pasture, 2),
        ("(2,-2)", Forest, 9),
        ("(-1,-1)", Fields, 12),
        ("(0,-1)", Hills, 6),
        ("(1,-1)", Pasture, 4),
        ("(2,-1)", Hills, 10),
        ("(-2,0)", Fields, 9),
        ("(-1,0)", Forest, 11),
        ("(0,0)", Desert, 0),
        ("(1,0)", Forest, 3),
        ("(2,0)", Mountains, 8),
        ("(-2,1)", Forest, 8),
        ("(-1,1)", Mountains, 3),
        ("(0,1)", Fields, 4),
        ("(1,1)", Pasture, 5),
        ("(-2,2)", Hills, 5),
        ("(-1,2)", Fields, 6),
        ("(0,2)", Pasture, 11),
    ];
    let table = start("setup beginner");
    let layout = table.game().layout();
    for (name, terrain, token) in printed {
        let hex: Hex = name.parse().expect("a hex");
        assert_eq!((layout.terrain[hex.index()], layout.tokens[hex.index()]), (terrain, token), "{name}");
    }
    let harbours = "NW(0,-2) 3:1, NE(1,-2) grain, NE(2,-1) ore, W(3,0) 3:1, NW(1,2) wool, NW(-1,3) 3:1, NE(-3,3) 3:1, \
                    W(-2,1) brick, W(-1,-1) lumber";
    let harbours = steading_island::text::board::parse_harbours(harbours).expect("harbours");
    assert_eq!(layout.harbours, harbours);

    // Another board is no beginner board.
    let mut other = Layout::beginner();
    other.tokens.swap(0, 1);
    let options = Options { layout: Some(other), ..Options::beginner() };
    let problems: Vec<_> = options.problems().iter().map(|problem| (problem.code, problem.rule)).collect();
    assert_eq!(problems, [(Code::BadOption, rule::BASE_028)]);
}

#[test]
fn base_029_each_player_takes_one_colour_and_all_its_pieces() {
    let table = start("setup beginner");
    for name in COLOURS {
        let (settlements, roads) = pieces(&table, name);
        let pool = pool(&table, name);
        assert_eq!((settlements.len() as u8 + pool.settlements, pool.cities), (5, 4), "{name}");
        assert_eq!(roads.len() as u8 + pool.roads, 15, "{name}");
    }
    let colours = vec![Colour::Blue, Colour::White, Colour::Blue];
    let problems = Options { colours, ..Options::beginner() }.problems();
    let problems: Vec<_> = problems.iter().map(|problem| (problem.code, problem.rule, problem.detail)).collect();
    assert_eq!(problems, [(Code::BadOption, rule::BASE_001, Detail::ColourTwice(Colour::Blue))]);
}

#[test]
fn base_030_two_settlements_and_two_roads_stand_on_the_printed_places() {
    let printed = [
        ("red", ["N(0,-1)", "N(-2,1)"], ["NE(0,-1)", "NE(-2,1)"]),
        ("orange", ["S(2,-2)", "N(-1,2)"], ["NE(1,-1)", "NE(-1,2)"]),
        ("white", ["N(-1,0)", "N(1,1)"], ["NW(-1,0)", "W(2,0)"]),
        ("blue", ["N(-2,2)", "N(0,2)"], ["NE(-2,2)", "W(1,1)"]),
    ];
    let table = start("setup beginner");
    for (name, settlements, roads) in printed {
        let expected = (settlements.map(vertex).into_iter().collect(), roads.map(edge).into_iter().collect());
        assert_eq!(pieces(&table, name), expected, "{name}");
        assert_eq!(pool(&table, name), Pool { settlements: 3, cities: 4, roads: 13 }, "{name}");
    }
    // The places belong to the colours, wherever these sit.
    let turned = start("setup beginner\ncolours white orange red blue");
    for name in COLOURS {
        assert_eq!(pieces(&turned, name), pieces(&table, name), "{name}");
    }
}

#[test]
fn base_031_with_three_players_red_stays_out() {
    let table = start("setup beginner\nplayers 3");
    assert_eq!(table.game().seat_named("red"), None);
    assert_eq!(public(&table).occupied.len(), 6);
    assert_eq!(public(&table).all_roads.len(), 6);
    for place in ["N(0,-1)", "N(-2,1)"] {
        assert_eq!(public(&table).building_at(vertex(place)), None, "{place}");
    }
    for place in ["NE(0,-1)", "NE(-2,1)"] {
        assert!(!public(&table).all_roads.contains(edge(place)), "{place}");
    }
    assert!(Island::parse_options("setup beginner\nplayers 3\ncolours white blue orange").is_ok());
    let red = Island::parse_options("setup beginner\nplayers 3\ncolours red blue white").expect("readable options");
    let problems: Vec<_> = red.problems().iter().map(|problem| (problem.code, problem.rule)).collect();
    assert_eq!(problems, [(Code::BadOption, rule::BASE_031)]);
}

#[test]
fn base_032_each_player_takes_a_card_for_each_hex_at_the_starred_settlement() {
    let table = start("setup beginner");
    assert_eq!(hand(&table, "red"), cards("2 lumber grain"));
    assert_eq!(hand(&table, "orange"), cards("2 grain ore"));
    assert_eq!(hand(&table, "white"), cards("lumber wool ore"));
    assert_eq!(hand(&table, "blue"), cards("brick lumber ore"));
}

#[test]
fn base_ex_03_forest_mountains_and_pasture_give_lumber_ore_and_wool() {
    let table = start("setup beginner\nplayers 3");
    assert!(pieces(&table, "white").0.contains(vertex("N(1,1)")));
    assert_eq!(hand(&table, "white"), cards("lumber ore wool"));
}

#[test]
fn base_ex_43_the_bank_after_dealing_to_four() {
    let table = start("setup beginner");
    assert_eq!(public(&table).bank, cards("15 lumber 18 brick 18 wool 16 grain 16 ore"));
}

#[test]
fn base_ex_44_the_bank_after_dealing_to_three() {
    let table = start("setup beginner\nplayers 3");
    assert_eq!(public(&table).bank, cards("17 lumber 18 brick 18 wool 17 grain 16 ore"));
}

#[test]
fn base_033_the_robber_starts_on_the_desert_of_the_beginner_board() {
    let table = start("setup beginner");
    assert_eq!(public(&table).robber, Some("(0,0)".parse().expect("a hex")));
}

#[test]
fn base_034_the_eldest_player_takes_the_first_turn() {
    for name in COLOURS {
        let table = start(&format!("setup beginner\nfirst_player {name}"));
        let seat = seat(&table, name);
        assert_eq!((public(&table).turn, public(&table).first), (seat, seat));
        assert_eq!(table.next(), Next::Seats(SeatSet::only(seat)));
        assert!(is_legal(&table, &format!("{name} rolls")));
    }
    let table = start("setup beginner\nfirst_player white");
    let illegal = refusal(&table, "red rolls");
    assert_eq!((illegal.code, illegal.detail), (Code::NotYourTurn, Detail::Turn(seat(&table, "white"))));
    // The first seat is the eldest player's unless another is named; nobody throws for it.
    let table = start("setup beginner\ncolours orange red blue white");
    assert_eq!(listed(&table, "orange"), ["orange rolls"]);
}

#[test]
fn base_035_the_beginner_set_up_has_no_founding_phase() {
    let table = start("setup beginner");
    assert_eq!(listed(&table, "red"), ["red rolls"]);
    assert_eq!(table.game().turns(table.state()), 1);
    for action in ["red founds settlement N(1,0)", "red founds road NE(0,0)"] {
        let illegal = refusal(&table, action);
        assert_eq!((illegal.code, illegal.rule), (Code::WrongPhase, rule::BASE_060), "{action}");
        assert_eq!(illegal.detail, Detail::Stage(Stage::Play), "{action}");
    }
}

#[test]
fn base_036_every_player_starts_at_two_points() {
    let table = start("setup beginner");
    assert_eq!(COLOURS.map(|name| points(&table, name)), [2; 4]);
    assert_eq!(public(&table).open_points, [2; 4]);
}

#[test]
fn base_048_bank_deck_cards_and_pieces_are_set_out_in_the_variable_set_up_too() {
    let mut options = Island::parse_options("setup variable\nfirst_player red").expect("options");
    Island::deal(&mut options, &mut crate::variable_set_up::generator(48));
    let table = Table::new(Island::new(options).expect("a drawn table"));
    assert_eq!(public(&table).bank, Cards::each(19));
    assert_eq!(table.state().deck, DevCards::DECK);
    assert_eq!((public(&table).longest_road, public(&table).largest_army), (None, None));
    for name in COLOURS {
        assert_eq!(pool(&table, name), Pool { settlements: 5, cities: 4, roads: 15 }, "{name}");
        assert_eq!(private(&table, name).hand, Cards::NONE, "{name}");
        assert_eq!(private(&table, name).cards, DevCards::default(), "{name}");
    }
    assert_eq!((public(&table).occupied, public(&table).all_roads), (VertexSet::EMPTY, EdgeSet::EMPTY));
}
