//! The board: rivers, tokens, and the places at the river.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Notation};
use steading_island::Island;
use steading_island::illegal::Code;
use steading_island::layout::{Layout, Terrain};
use steading_island::modules::rivers::board::{LETTERS, PLACES, RIVER_HEXES};
use steading_island::options::{Options, Setup};
use steading_island::places::Hex;
use steading_island::rule;
use steading_island::rules::{Module, Modules};
use steading_island::setup::{Bare, RING, TOKEN_LETTERS, spiral_cells, spiral_tokens};
use steading_island::topology::{ISLAND, LAND_COUNT};

use super::rivers;
use crate::support::{after, cards, hand, is_legal, producing, public, start, table};

const RIVERS: Modules = Modules::NONE.with(Module::Rivers);

fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

fn terrain_at(layout: &Layout, name: &str) -> Terrain {
    layout.terrain[hex(name).index()]
}

/// Boards as they are drawn for a table, and the example.
fn boards() -> Vec<Layout> {
    let drawn = (0..60).map(|seed| {
        let mut options = Options::playing(RIVERS);
        options.deal(&mut SmallRng::seed_from_u64(seed));
        options.layout.unwrap()
    });
    drawn.chain([Layout::beginner_of(RIVERS)]).collect()
}

#[test]
fn river_002_each_river_runs_from_the_mountains_over_a_swamp_into_the_sea() {
    use Terrain::{Hills, Mountains, Pasture, Swamp};
    assert_eq!(RIVER_HEXES.map(|(_, kind)| kind), [Mountains, Hills, Pasture, Swamp, Mountains, Hills, Swamp]);
    let cells = RIVER_HEXES.map(|(name, _)| hex(name));
    for river in [&cells[..4], &cells[4..]] {
        assert!(river.windows(2).all(|step| ISLAND.hex_neighbours[step[0].index()].contains(&step[1])));
        let mouth = river[river.len() - 1];
        assert!(ISLAND.hex_neighbours[mouth.index()].len() < 6, "the swamp is at the sea");
    }
}

#[test]
fn river_002_without_the_scenario_there_is_neither_swamp_nor_second_token() {
    let is_refused = |layout: Layout| {
        let base = Options { setup: Setup::Explicit, layout: Some(layout), ..Options::default() };
        base.problems().iter().any(|problem| problem.rule == rule::RIVER_002)
    };
    assert!(!is_refused(Layout::beginner()));
    let mut rivers = Layout::beginner_of(RIVERS);
    let second_token = rivers.second_token.take();
    assert!(second_token.is_some());
    assert!(is_refused(rivers), "a swamp");
    assert!(is_refused(Layout { second_token, ..Layout::beginner() }), "a second token");
}

#[test]
fn river_003_twelve_hexes_of_the_box_fill_the_other_places() {
    let mut kinds_at_the_centre = BTreeSet::new();
    for layout in boards() {
        let rivers: Vec<Hex> = RIVER_HEXES.iter().map(|(name, _)| hex(name)).collect();
        let others = (0..LAND_COUNT).filter(|&index| !rivers.contains(&Hex(index as u8)));
        let mut letters: Vec<char> = others.map(|index| layout.terrain[index].letter()).collect();
        letters.sort_unstable();
        assert_eq!(letters.iter().collect::<String>(), "FFFFGGGGHMPP");
        kinds_at_the_centre.insert(terrain_at(&layout, "(0,0)"));
    }
    assert!(kinds_at_the_centre.len() > 3, "not at random: {kinds_at_the_centre:?}");
}

/// Also: RIVER-005.
#[test]
fn river_004_the_rivers_lie_on_their_places_and_have_numbers() {
    for layout in boards() {
        for (name, kind) in RIVER_HEXES {
            assert_eq!(terrain_at(&layout, name), kind);
            assert_eq!(layout.tokens[hex(name).index()] != 0, kind != Terrain::Swamp, "{name}");
        }
    }
    let mut layout = Layout::beginner_of(RIVERS);
    layout.terrain.swap(hex("(0,-1)").index(), hex("(0,0)").index());
    let options = Options { setup: Setup::Explicit, layout: Some(layout), ..Options::playing(RIVERS) };
    let problems = options.problems();
    assert_eq!(
        problems.iter().map(|one| (one.code, one.rule)).collect::<Vec<_>>(),
        [(Code::BadOption, rule::RIVER_004)]
    );
}

#[test]
fn river_005_river_hexes_produce_like_their_terrain() {
    let position = rivers("red settlement N(-1,2)\nblue settlement S(1,-2)\nturn red");
    let played = after(&position, "red rolls 1+3");
    assert_eq!(hand(&played, "red"), cards("1 ore"), "the mountains of the short river");
    assert_eq!(hand(&played, "blue"), cards("1 brick"), "the hills of the long river");
}

#[test]
fn river_006_swamps_have_no_number_and_may_be_settled() {
    for layout in boards() {
        let swamps: Vec<Hex> = layout.hexes_of(Terrain::Swamp).collect();
        assert_eq!(swamps, [hex("(-1,-1)"), hex("(-2,1)")]);
        assert!(swamps.iter().all(|swamp| layout.tokens[swamp.index()] == 0));
    }
    let played = after(
        &rivers("red road W(-1,-1), hand brick lumber wool grain\nturn red, rolled"),
        "red builds settlement NW(-1,-1)",
    );
    for number in 2..=12 {
        let swamps = [hex("(-1,-1)"), hex("(-2,1)")];
        assert!(producing(&played, number).iter().all(|place| !swamps.contains(place)));
    }
    let mut layout = Layout::beginner_of(RIVERS);
    layout.tokens[hex("(-2,1)").index()] = 2;
    let options = Options { setup: Setup::Explicit, layout: Some(layout), ..Options::playing(RIVERS) };
    assert_eq!(options.problems().iter().map(|one| one.rule).collect::<Vec<_>>(), [rule::BASE_043]);
}

/// The tokens of every possible start of the spiral: the places of the outer ring that are no swamps.
fn spirals() -> Vec<[u8; LAND_COUNT]> {
    let bare = Bare::of(&Layout::beginner_of(RIVERS).terrain);
    let starts = (0..RING).filter(|&start| !bare.has(ISLAND.hex_at(spiral_cells(start)[0]).unwrap().index()));
    starts.map(|start| spiral_tokens(start, bare, LETTERS)).collect()
}

#[test]
fn river_007_the_letters_without_b_lie_along_the_spiral_from_any_coast_hex() {
    let without_b: Vec<u8> =
        TOKEN_LETTERS.iter().enumerate().filter(|(letter, _)| *letter != 1).map(|(_, &token)| token).collect();
    assert_eq!((TOKEN_LETTERS[1], LETTERS), (2, &without_b[..]));
    let spirals = spirals();
    assert_eq!(spirals.len(), 10);
    // Every start is drawn, and nothing else.
    let drawn: BTreeSet<[u8; LAND_COUNT]> = (0..200)
        .map(|seed| {
            let mut options = Options::playing(RIVERS);
            options.deal(&mut SmallRng::seed_from_u64(seed));
            options.layout.unwrap().tokens
        })
        .collect();
    assert_eq!(drawn, spirals.into_iter().collect());
}

#[test]
fn river_008_the_inner_ring_begins_beside_the_last_outer_hex_as_far_round_as_possible() {
    let names = |start: usize| -> Vec<String> {
        spiral_cells(start).iter().map(|&cell| ISLAND.hex_at(cell).unwrap().to_string()).collect()
    };
    // From a corner, the last outer hex has one inner neighbour in common with the start; from the middle of a side the last outer
    // hex is a corner with a single inner neighbour.
    assert_eq!(names(0)[11..13], ["(1,-2)", "(0,-1)"]);
    assert_eq!(names(1)[..2], ["(-1,-1)", "(-2,0)"]);
    assert_eq!(names(1)[11..14], ["(0,-2)", "(0,-1)", "(-1,0)"]);
    for start in 0..RING {
        let cells = spiral_cells(start);
        let index = |place: usize| ISLAND.hex_at(cells[place]).unwrap();
        // Each hex is a neighbour of the one before, the first inner one of the last outer one too.
        for place in 1..LAND_COUNT {
            let near = &ISLAND.hex_neighbours[index(place - 1).index()];
            assert!(near.contains(&index(place)), "start {start}, place {place}");
        }
        // Of the inner neighbours of the last outer hex, the next one on the ring is no neighbour any more.
        let near = &ISLAND.hex_neighbours[index(11).index()];
        assert!(!near.contains(&index(13)), "start {start}");
        assert_eq!(cells[18].distance(), 0);
    }
}

/// Also: RIVER-EX-07.
#[test]
fn river_009_the_hex_with_the_12_has_the_2_as_well() {
    for layout in boards() {
        let twelve = layout.tokens.iter().position(|&token| token == 12).unwrap();
        assert_eq!(layout.second_token, Some((Hex(twelve as u8), 2)));
    }
    let position = rivers("red settlement N(1,-2)\nturn red");
    for dice in ["1+1", "6+6"] {
        assert_eq!(hand(&after(&position, &format!("red rolls {dice}")), "red"), cards("1 lumber"), "{dice}");
    }
    assert!(hand(&after(&position, "red rolls 1+2"), "red").is_empty());
    let blocked = rivers("red settlement N(1,-2)\nturn red\nrobber (1,-2)");
    for dice in ["1+1", "6+6"] {
        assert!(hand(&after(&blocked, &format!("red rolls {dice}")), "red").is_empty());
    }
    let mut layout = Layout::beginner_of(RIVERS);
    layout.second_token = None;
    let options = Options { setup: Setup::Explicit, layout: Some(layout), ..Options::playing(RIVERS) };
    assert_eq!(options.problems().iter().map(|one| one.rule).collect::<Vec<_>>(), [rule::RIVER_009]);
}

#[test]
fn river_010_every_hex_but_the_swamps_has_a_number() {
    for layout in boards() {
        assert_eq!(layout.tokens.iter().filter(|&&token| token != 0).count(), 17);
        let mut all: Vec<u8> = layout.tokens.into_iter().filter(|&token| token != 0).collect();
        all.extend(layout.second_token.map(|(_, number)| number));
        all.sort_unstable();
        let mut of_box = TOKEN_LETTERS;
        of_box.sort_unstable();
        assert_eq!(all, of_box);
    }
}

#[test]
fn river_011_the_robber_starts_on_a_swamp() {
    let table = start("setup explicit\nboard beginner\nscenario rivers\nfirst_player red");
    assert_eq!(public(&table).robber, Some(hex("(-1,-1)")));
}

#[test]
fn river_018_river_hexes_are_the_seven_hexes_with_their_swamps() {
    let names: BTreeSet<&str> = RIVER_HEXES.iter().map(|&(name, _)| name).collect();
    let listed = ["(2,-1)", "(1,-1)", "(0,-1)", "(-1,-1)", "(0,1)", "(-1,1)", "(-2,1)"];
    assert_eq!(names, listed.into_iter().collect());
    // A settlement whose only river hex is a swamp is at the river too.
    assert!(PLACES.river_intersections.contains("N(-1,-1)".parse().unwrap()));
}

/// The names of places, in any order.
fn names<P: ToString>(places: impl Iterator<Item = P>) -> BTreeSet<String> {
    places.map(|place| place.to_string()).collect()
}

fn listed(table: &str) -> BTreeSet<String> {
    table.split(", ").map(|name| name.trim().to_owned()).collect()
}

/// Also: RIVER-EX-08.
#[test]
fn river_019_bridge_sites_are_those_of_table_6_2_2() {
    let sites = [
        ("W(2,-1)", "S(2,-2)", "N(1,0)"),
        ("W(1,-1)", "S(1,-2)", "N(0,0)"),
        ("W(0,-1)", "S(0,-2)", "N(-1,0)"),
        ("NW(-1,-1)", "S(-1,-2)", "N(-1,-1)"),
        ("W(0,1)", "S(0,0)", "N(-1,2)"),
        ("W(-1,1)", "S(-1,0)", "N(-2,2)"),
        ("NE(-3,2)", "N(-3,2)", "S(-2,1)"),
    ];
    assert_eq!(names(PLACES.bridge_sites.iter()), sites.iter().map(|site| site.0.to_owned()).collect());
    assert_eq!(PLACES.bridge_sites.len(), 7);
    for (path, one, other) in sites {
        let edge: steading_island::places::Edge = path.parse().unwrap();
        let ends = names(ISLAND.edge_ends[edge.index()].iter());
        assert_eq!(ends, [one, other].map(str::to_owned).into(), "{path}");
    }
}

/// Also: RIVER-EX-08.
#[test]
fn river_020_river_paths_are_those_of_table_6_2_3() {
    let long = "W(-1,-1), NE(-2,0), NW(-1,0), NE(-1,-1), NE(-1,0), NW(0,-1), NW(0,0), NE(0,-1), NE(0,0), NW(1,-1), \
                NW(1,0), NE(1,-1), NE(1,0), NW(2,-1), NW(2,0), NE(2,-1), W(3,-1)";
    let short = "W(-2,1), NW(-2,1), NW(-2,2), NE(-2,1), NE(-2,2), NW(-1,1), NW(-1,2), NE(-1,1), NE(-1,2), NW(0,1), \
                 NW(0,2), NE(0,1), W(1,1)";
    assert_eq!((listed(long).len(), listed(short).len()), (17, 13));
    assert_eq!(names(PLACES.river_paths.iter()), listed(&format!("{long}, {short}")));
    assert_eq!(PLACES.river_paths.len(), 30);
}

/// Also: RIVER-EX-08.
#[test]
fn river_021_river_intersections_are_those_of_table_6_2_3() {
    let long = "N(-2,0), S(-1,-2), S(-1,-1), N(-1,-1), N(-1,0), S(0,-2), S(0,-1), N(0,-1), N(0,0), S(1,-2), S(1,-1), \
                N(1,-1), N(1,0), S(2,-2), S(2,-1), N(2,-1), N(2,0), S(3,-2)";
    let short = "N(-3,2), S(-2,0), S(-2,1), N(-2,1), N(-2,2), S(-1,0), S(-1,1), N(-1,1), N(-1,2), S(0,0), S(0,1), \
                 N(0,1), N(0,2), S(1,0)";
    assert_eq!((listed(long).len(), listed(short).len()), (18, 14));
    assert_eq!(names(PLACES.river_intersections.iter()), listed(&format!("{long}, {short}")));
    assert_eq!(PLACES.river_intersections.len(), 32);
}

#[test]
fn river_072_no_red_and_no_equal_numbers_are_neighbours_for_any_start() {
    for tokens in spirals() {
        let layout = Layout { tokens, ..Layout::beginner_of(RIVERS) };
        assert_eq!(layout.neighbours_where(|a, b| matches!(a, 6 | 8) && matches!(b, 6 | 8)), None, "{tokens:?}");
        assert_eq!(layout.neighbours_where(|a, b| a == b && a != 0), None, "{tokens:?}");
    }
}

#[test]
fn river_ex_09_token_a_on_the_north_west_corner() {
    let bare = Bare::of(&Layout::beginner_of(RIVERS).terrain);
    assert_eq!(ISLAND.hex_at(spiral_cells(0)[0]), Some(hex("(0,-2)")));
    let tokens = spiral_tokens(0, bare, LETTERS);
    assert_eq!(tokens, [5, 8, 4, 0, 10, 3, 11, 6, 9, 11, 6, 12, 0, 4, 5, 9, 3, 8, 10]);
    assert_eq!(tokens[hex("(2,0)").index()], 12);
    let drawn = Island::parse_options("scenario rivers\nspiral_corner NW").map(|mut options| {
        options.deal(&mut SmallRng::seed_from_u64(1));
        Island::new(options).unwrap()
    });
    let layout = drawn.unwrap().layout().clone();
    assert_eq!((layout.tokens, layout.second_token), (tokens, Some((hex("(2,0)"), 2))));
}

/// The drawn board shows bridge sites, bridges, the second token, purses and bridges left.
#[test]
fn the_rivers_are_drawn() {
    let table = table(&rivers(
        "red settlement N(0,0), road NE(0,0), bridge W(1,-1) NW(-1,-1), gold 7
         blue settlement S(0,2), gold 1
         turn red",
    ));
    let picture = steading_island::text::draw::draw(table.game(), table.state());
    assert!(picture.lines().all(|line| line.chars().count() <= 80));
    expect_test::expect![[r#"
                                                    2:1
                            3:1                    grain
                                 ~ +           + ~         +
                             ~ .-'   '-.   .-'   '-. ~ .-'   '-.
                             +  Fields   +  Forest   +  Forest   +    2:1
                             |    10     |   12+2    |     9     |    ore
                             +  (0,-2)   +  (1,-2)   +  (2,-2)   + ~
                         =R=   '-.   .-'   '-.   .-'   '-.   .-'   '-. ~
                     ~ +   Swamp   +  Pasture  +   Hills   + Mountains +
                2:1    |  robber   =     6    =R=    4     =    10     |
              lumber ~ +  (-1,-1)  +  (0,-1)  (R) (1,-1)   +  (2,-1)   +
                   .-'   '-.   .-'   '-.   .-'   RRR   .-'   '-.   .-'   '-.
                 +  Fields   +  Forest   +  Fields   +  Forest   + Mountains + ~
                 |     9     |    11     |     8     |     3     |     8     |    3:1
                 +  (-2,0)   +  (-1,0)   +   (0,0)   +   (1,0)   +   (2,0)   + ~
                   '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-'
                     ~ +   Swamp   +   Hills   + Mountains +  Pasture  +
                2:1    |           =     3     =     4     |     5     |
               brick ~ +  (-2,1)   +  (-1,1)   +   (0,1)   +   (1,1)   +
                         '=.   .-'   '-.   .-'   '-.   .-'   '-.   .-' ~
                             +   Hills   +  Fields   +  Pasture  + ~
                             |     5     |     6     |    11     |    2:1
                             +  (-2,2)   +  (-1,2)   +   (0,2)   +   wool
                             ~ '-.   .-'   '-.   .-' ~ '-.   .-'
                                 ~ +           + ~        (B)
                            3:1                     3:1

        Turn 1, waiting for red.

                       cards in hand         development     knights road     left
                 pts   br lu wo gr or  all   kn rb yp mo vp  played  length   rd se ci
        > red      2    .  .  .  .  .    0    .  .  .  .  .      0      2     14  4  4
          blue     1    .  .  .  .  .    0    .  .  .  .  .      0      0     15  4  4
          white   -2    .  .  .  .  .    0    .  .  .  .  .      0      0     15  5  4
          orange  -2    .  .  .  .  .    0    .  .  .  .  .      0      0     15  5  4
          bank         19 19 19 19 19   95   14  2  2  2  5
          gold     red 7 rich, blue 1, white 0 poor, orange 0 poor
          bridges  red 1, blue 3, white 3, orange 3
    "#]]
    .assert_eq(&picture);
    assert!(is_legal(&table, "red rolls"));
}
