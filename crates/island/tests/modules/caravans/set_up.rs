//! The oasis, its arrows, and the robber.

use std::collections::BTreeSet;

use expect_test::expect;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Notation};
use steading_island::Island;
use steading_island::illegal::Code;
use steading_island::layout::{Layout, Orientation, Terrain};
use steading_island::modules::caravans::{CAMELS, paths};
use steading_island::options::{Options, Setup};
use steading_island::rule;
use steading_island::rules::{Module, Modules};
use steading_island::topology::LAND_COUNT;

use super::{choices_after, placing};
use crate::support::{after, check, check_illegal, hand, is_legal, listed, points, producing, public, start, table};

const CENTRE: usize = 9;

/// A board drawn by the variable set-up.
fn drawn(seed: u64, oasis: Option<Orientation>) -> Layout {
    let mut options = Options { oasis, ..Options::playing(Modules::NONE.with(Module::Caravans)) };
    options.deal(&mut SmallRng::seed_from_u64(seed));
    options.layout.expect("a board")
}

#[test]
fn caravan_001_an_oasis_and_22_camels() {
    assert_eq!(CAMELS, 22);
    let layout = drawn(1, Some(Orientation::A));
    assert_eq!(layout.terrain.iter().filter(|&&terrain| terrain == Terrain::Oasis).count(), 1);
}

#[test]
fn caravan_002_the_oasis_lies_in_the_centre_in_the_place_of_the_desert() {
    for seed in 0..20 {
        let layout = drawn(seed, Some(Orientation::A));
        assert_eq!((layout.terrain[CENTRE], layout.tokens[CENTRE]), (Terrain::Oasis, 0));
        assert!(!layout.terrain.contains(&Terrain::Desert));
    }
    let table = table("option scenario caravans\nred settlement N(0,0)\nturn red");
    assert!((2..=12).all(|number| producing(&table, number).iter().all(|hex| hex.to_string() != "(0,0)")));
}

#[test]
fn caravan_002_a_board_with_the_oasis_elsewhere_is_refused() {
    let mut layout = Layout::beginner_of(Modules::NONE.with(Module::Caravans));
    layout.terrain.swap(CENTRE, CENTRE + 1);
    layout.tokens.swap(CENTRE, CENTRE + 1);
    let options = Options {
        setup: Setup::Explicit,
        layout: Some(layout),
        ..Options::playing(Modules::NONE.with(Module::Caravans))
    };
    let problems = options.problems();
    assert_eq!(problems.len(), 1);
    assert_eq!((problems[0].code, problems[0].rule), (Code::BadOption, rule::CARAVAN_002));
}

#[test]
fn caravan_002_without_the_scenario_there_is_neither_oasis_nor_arrow() {
    let is_refused = |layout: Layout| {
        let base = Options { setup: Setup::Explicit, layout: Some(layout), ..Options::default() };
        base.problems().iter().any(|problem| problem.rule == rule::CARAVAN_002)
    };
    assert!(!is_refused(Layout::beginner()));
    let caravans = Layout::beginner_of(Modules::NONE.with(Module::Caravans));
    assert!(is_refused(Layout { oasis: None, ..caravans }), "an oasis");
    assert!(is_refused(Layout { oasis: Some(Orientation::A), ..Layout::beginner() }), "arrows");
}

/// Corner, path and first head of each arrow are those of table 6.3.1: each path leads outward from its corner.
#[test]
fn caravan_003_three_arrows_to_alternate_corners() {
    let arrows = |orientation| {
        let text = format!("option scenario caravans\noption oasis {orientation}\nturn red");
        let table = table(&text);
        paths::arrows(table.game()).map(|arrow| format!("{} {} {}", arrow.corner, arrow.path, arrow.head))
    };
    assert_eq!(arrows("A"), ["S(0,-1) NE(-1,0) N(-1,0)", "S(1,-1) NW(1,0) N(1,0)", "S(0,0) W(0,1) N(-1,2)"]);
    assert_eq!(arrows("B"), ["N(0,0) W(1,-1) S(1,-2)", "N(0,1) NE(0,1) S(1,0)", "N(-1,1) NW(-1,1) S(-1,0)"]);
    for orientation in ["A", "B"] {
        let table = table(&format!("option scenario caravans\noption oasis {orientation}\nturn red"));
        let topology = table.game().topology;
        for arrow in paths::arrows(table.game()) {
            assert!(topology.hex_corner_set[CENTRE].contains(arrow.corner));
            assert!(!topology.hex_corner_set[CENTRE].contains(arrow.head));
            assert_eq!(topology.far_end(arrow.path, arrow.corner), arrow.head);
        }
    }
}

#[test]
fn caravan_004_the_oasis_lies_as_drawn_turned_or_at_random() {
    assert_eq!(Options::default().oasis, Some(Orientation::A));
    assert!((0..9).all(|seed| drawn(seed, Some(Orientation::B)).oasis == Some(Orientation::B)));
    let random: BTreeSet<String> = (0..20).map(|seed| format!("{:?}", drawn(seed, None).oasis)).collect();
    assert_eq!(random.len(), 2);
    let table = table(
        "
        option scenario caravans
        option oasis B
        camels none, due
        turn   red, rolled
        frames pass, caravans place red
        ",
    );
    assert_eq!(super::choices(&table), ["NE(0,1)", "NW(-1,1)", "W(1,-1)"]);
}

#[test]
fn caravan_004_the_beginner_board_takes_either_oasis_too() {
    let oasis = |option: &str, seed: u64| {
        let mut options = Island::parse_options(&format!("setup beginner\nscenario caravans\n{option}")).unwrap();
        options.deal(&mut SmallRng::seed_from_u64(seed));
        let game = Island::new(options).unwrap();
        let written = Island::write_options(game.options());
        assert_eq!(Island::parse_options(&written).unwrap(), *game.options());
        game.layout().oasis
    };
    assert_eq!(oasis("", 4), Some(Orientation::A));
    assert_eq!(oasis("oasis B", 4), Some(Orientation::B));
    for way in [Orientation::A, Orientation::B] {
        assert!((0..20).any(|seed| oasis("oasis random", seed) == Some(way)), "{way:?}");
    }
}

#[test]
fn caravan_005_everything_else_is_as_in_the_base_game() {
    let (base, caravans) = (Layout::beginner(), Layout::beginner_of(Modules::NONE.with(Module::Caravans)));
    let others = (0..LAND_COUNT).filter(|&hex| hex != CENTRE);
    assert!(others.clone().all(|hex| base.terrain[hex] == caravans.terrain[hex]));
    assert_eq!((base.tokens, base.harbours), (caravans.tokens, caravans.harbours));
    let drawn = drawn(7, Some(Orientation::A));
    for terrain in Terrain::ALL.into_iter().filter(|&terrain| terrain != Terrain::Desert && terrain != Terrain::Oasis) {
        assert_eq!(others.clone().filter(|&hex| drawn.terrain[hex] == terrain).count(), terrain.count());
    }
    assert!(public(&start("setup beginner\nscenario caravans")).modules.caravans.camels.is_empty());
}

#[test]
fn caravan_006_the_robber_starts_beside_the_board_and_enters_on_a_number() {
    let mut table = start("setup beginner\nscenario caravans");
    assert_eq!(public(&table).robber, None);
    crate::support::play(&mut table, "red rolls 3+4");
    assert_eq!(listed(&table, "red").len(), LAND_COUNT - 1);
    assert!(!is_legal(&table, "red moves robber (0,0)"));
    assert!(is_legal(&table, "red moves robber (1,0)"));
}

/// Also: CARAVAN-060.
#[test]
fn caravan_006_it_does_not_come_back_onto_the_oasis() {
    let position = "
        option scenario caravans
        red    cards knight
        turn   red, rolled
        robber off
        ";
    let table = after(position, "red plays knight");
    let refused = crate::support::refusal(&table, "red moves robber (0,0)");
    assert_eq!((refused.code, refused.rule), (Code::RobberClosed, rule::CARAVAN_006));
    let table = after(position, "red plays knight; red moves robber (1,0)");
    assert_eq!(public(&table).robber.unwrap().to_string(), "(1,0)");
}

const ROBBER_AT_WORK: &str = "
    option scenario caravans
    blue   settlement N(0,0)
    turn   red
    robber (1,0)
    ";

#[test]
fn caravan_007_from_the_board_the_robber_may_go_to_the_oasis() {
    check(
        ROBBER_AT_WORK,
        "red rolls 3+4; red moves robber (0,0)",
        &expect![[r#"
        red rolls 3+4 = 7
        red moves the robber to (0,0)
    "#]],
    );
}

#[test]
fn caravan_007_a_closed_oasis_stays_closed() {
    let closed = format!("option oasis_closed on\n{ROBBER_AT_WORK}\nframes turn, move-robber");
    let closed = closed.replace("turn   red", "turn   red, rolled 3+4");
    check_illegal(&closed, "red moves robber (0,0)", Code::RobberClosed, rule::CARAVAN_007);
}

#[test]
fn caravan_ex_01_the_first_camel_has_three_paths() {
    assert_eq!(choices_after("none"), ["NE(-1,0)", "NW(1,0)", "W(0,1)"]);
}

#[test]
fn caravan_ex_02_after_one_camel_there_are_four_paths() {
    assert_eq!(choices_after("NE(-1,0)"), ["NW(-1,0)", "NW(1,0)", "W(0,-1)", "W(0,1)"]);
}

#[test]
fn caravan_ex_10_the_oasis_is_barred_to_a_robber_that_enters() {
    let rolled = |robber: &str, closed: &str| {
        let text = format!("option scenario caravans\n{closed}\nblue settlement N(0,0)\nturn red\nrobber {robber}");
        after(&text, "red rolls 3+4")
    };
    assert!(!is_legal(&rolled("off", ""), "red moves robber (0,0)"));
    assert!(is_legal(&rolled("(1,0)", ""), "red moves robber (0,0)"));
    assert!(!is_legal(&rolled("(1,0)", "option oasis_closed on"), "red moves robber (0,0)"));
    // On the oasis nobody is blocked: (0,-1) still yields brick.
    let text = "option scenario caravans\nblue settlement N(0,0)\nturn red\nrobber (0,0)";
    check(
        text,
        "red rolls 3+3",
        &expect![[r#"
        red rolls 3+3 = 6
        blue gains 1 brick
    "#]],
    );
}

#[test]
fn caravan_055_played_to_12_points() {
    let table = table("option scenario caravans\nturn red");
    assert_eq!(table.game().rules.victory_target, 12);
    let position = "
        option scenario caravans
        red    city N(-2,2) N(0,2) N(2,-1) N(2,0), knights 3, road NE(-1,0), hand brick lumber wool grain
        turn   red, rolled
        ";
    let table = after(position, "red builds settlement N(-1,0)");
    assert_eq!((points(&table, "red"), public(&table).winner), (11, None));
    let between = position.replace("turn   red", "camels NE(-1,0) NW(-1,0)\nturn   red");
    let table = after(&between, "red builds settlement N(-1,0)");
    assert_eq!((points(&table, "red"), public(&table).winner), (12, Some(crate::support::seat(&table, "red"))));
}

/// The robber begins beside the board whatever is played, and whatever sends it to its refuge sends it there: no hex left for a friendly
/// robber, an event card, a trade token. Also: TWO-064, COMBO-039.
#[test]
fn caravan_056_with_every_variant_the_refuge_of_the_robber_is_beside_the_board() {
    for variants in ["friendly_robber", "event_cards", "harbormaster", "two_players", "none"] {
        let table = start(&format!("scenario caravans\nvariants {variants}\nsetup explicit\nboard beginner"));
        assert_eq!(public(&table).robber, None, "{variants}");
    }
    let sent = |lines: &str, moves: &str| {
        let table = after(&format!("option scenario caravans\n{lines}"), moves);
        assert!(hand(&table, "red").is_empty(), "nothing is stolen: {lines}");
        public(&table).robber
    };
    let closed = "option variants friendly_robber\noption oasis_closed on
                  red    settlement S(2,-2) N(1,1)
                  blue   settlement N(0,-1) S(0,1), hand wool
                  orange settlement N(-2,2) S(-1,-1), hand grain
                  white  settlement N(1,-2)
                  robber (1,0)\nturn red";
    assert_eq!(sent(closed, "red rolls 3+4"), None);
    let flees = "option variants event_cards\nblue settlement N(1,0), hand ore\nrobber (1,0)\nturn red";
    assert_eq!(sent(flees, "red rolls; reveal 4 robber-flees"), None);
    let chased = "option variants two_players\noption colours red blue
                  red tokens 5\nblue settlement N(1,0), hand ore\nrobber (1,0)\nturn red, rolled";
    assert_eq!(sent(chased, "red chases robber"), None);
}

/// Twelve points win without the Harbormaster, and thirteen with it.
#[test]
fn caravan_057_with_harbormaster_played_to_13_points() {
    let ends = |variants: &str, cards: &str| {
        let table = after(
            &format!(
                "option scenario caravans\noption variants {variants}
                 red city N(-1,-1) N(1,1) N(-1,1) S(2,-2), knights 3{cards}\nturn orange, rolled"
            ),
            "orange ends turn",
        );
        (points(&table, "red"), public(&table).winner.is_some())
    };
    assert_eq!(ends("none", ", cards victory-point"), (11, false));
    assert_eq!(ends("none", ", cards 2 victory-point"), (12, true));
    assert_eq!(ends("harbormaster", ", cards 2 victory-point"), (12, false));
    assert_eq!(ends("harbormaster", ", cards 3 victory-point"), (13, true));
}

/// Every path with a camel and every arrow is seen in the picture.
#[test]
fn camels_and_arrows_are_drawn() {
    let table = placing("NE(-1,0) W(0,-1) NW(1,0)");
    let picture = steading_island::text::draw::draw(table.game(), table.state());
    assert!(picture.lines().all(|line| line.chars().count() < 80));
    expect![[r#"
                                                    2:1
                            3:1                    grain
                                 ~ +           + ~         +
                             ~ .-'   '-.   .-'   '-. ~ .-'   '-.
                             + Mountains +  Pasture  +  Forest   +    2:1
                             |    10     |     2     |     9     |    ore
                             +  (0,-2)   +  (1,-2)   +  (2,-2)   + ~
                         .-'   '-.   .-'   '-.   .-'   '-.   .-'   '-. ~
                     ~ +  Fields   +   Hills   +  Pasture  +   Hills   +
                2:1    |    12     |c    6     |     4     |    10     |
              lumber ~ +  (-1,-1)  +  (0,-1)   +  (1,-1)   +  (2,-1)   +
                   .-'   '-.   .-'   'c.   .-'   '-.   .c'   '-.   .-'   '-.
                 +  Fields   +  Forest   + < Oasis > +  Forest   + Mountains + ~
                 |     9     |    11     |           |     3     |     8     |    3:1
                 +  (-2,0)   +  (-1,0)   +   (0,0)   +   (1,0)   +   (2,0)   + ~
                   '-.   .-'   '-.   .-'   '-. v .-'   '-.   .-'   '-.   .-'
                     ~ +  Forest   + Mountains +  Fields   +  Pasture  +
                2:1    |     8     |     3     |     4     |     5     |
               brick ~ +  (-2,1)   +  (-1,1)   +   (0,1)   +   (1,1)   +
                         '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-' ~
                             +   Hills   +  Fields   +  Pasture  + ~
                             |     5     |     6     |    11     |    2:1
                             +  (-2,2)   +  (-1,2)   +   (0,2)   +   wool
                             ~ '-.   .-'   '-.   .-' ~ '-.   .-'
                                 ~ +           + ~         +
                            3:1                     3:1

        Turn 1, waiting for red.

                       cards in hand         development     knights road     left
                 pts   br lu wo gr or  all   kn rb yp mo vp  played  length   rd se ci
        > red      0    .  .  .  .  .    0    .  .  .  .  .      0      0     15  5  4
          blue     0    .  .  .  .  .    0    .  .  .  .  .      0      0     15  5  4
          white    0    .  .  .  .  .    0    .  .  .  .  .      0      0     15  5  4
          orange   0    .  .  .  .  .    0    .  .  .  .  .      0      0     15  5  4
          bank         19 19 19 19 19   95   14  2  2  2  5
          the robber is beside the board
          camels left 19
    "#]]
    .assert_eq(&picture);
}
