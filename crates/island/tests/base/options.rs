//! Table options (section 4): what each value changes.

use expect_test::expect;
use steading_game::{Game, Next, Notation, SeatSet, Table};
use steading_island::Island;
use steading_island::action::Outcome;
use steading_island::cards::{Cards, Good};
use steading_island::illegal::{Code, Detail};
use steading_island::options::{Options, UNLIMITED_BANK};
use steading_island::rule;
use steading_island::text::keys::KEYS;

use crate::support::*;
use crate::variable_set_up::boards;

/// A position under an option.
fn with(option: &str, position: &str) -> String {
    format!("option {option}\n{position}")
}

#[test]
fn base_274_options_not_given_have_their_official_values() {
    let read = Island::parse_options("").expect("no options at all");
    assert_eq!(read, Options::default());
    expect![[r#"
        players 4
        colours red blue white orange
        setup variable
        tokens spiral
        spiral_corner random
        red_neighbours forbidden
        harbours shuffled
        first_player official
        phases separate
        bank_limit 19
        bank_shortage single
        victory_points 10
        hand_limit 7
        victory_claim automatic
        longest_road_min 5
        largest_army_min 3
        turn_limit 1000
        expansion none
        scenario none
        variants none
        counts_visible public
        list_offers on
    "#]]
    .assert_eq(&Island::write_options(&read));
    assert_eq!(Island::parse_options("setup beginner").expect("options"), Options::beginner());
}

#[test]
fn base_274_every_option_is_written_and_read_back() {
    let other = "
        players 3
        colours white red blue
        setup explicit
        tokens random
        spiral_corner SW
        red_neighbours allowed
        harbours fixed
        first_player red
        phases combined
        bank_limit unlimited
        bank_shortage strict
        victory_points 12
        hand_limit 9
        victory_claim claim
        longest_road_min 6
        largest_army_min 4
        turn_limit 300
        expansion cities_and_knights
        scenario rivers caravans traders_and_barbarians
        variants friendly_robber event_cards
        edition 2008
        commit_knights on
        start_fish on
        strict_fish_payment on
        fishing_grounds fixed
        river_gold_limit 2
        oasis B
        oasis_closed on
        gold_at_four off
        strict_majority on
        foreign_tie_reroll on
        overrun_cities off
        event_2_12_redraw off
        grain_per_movement on
        counts_visible public
        list_offers off
        board
                M10  P2   F9
             G12  H6   P4   H10
          G9   F11  D    F3   M8
             F8   M3   G4   P5
                H5   G6   P12
        harbour_sites NW(0,-2) wool
        second_token (0,0) 5
        grounds (1,-3) 6
        arrows B
    ";
    let options = Island::parse_options(other).expect("options");
    let written = Island::write_options(&options);
    assert_eq!(Island::parse_options(&written).expect("what was written"), options);
    let (written, usual) = (written.as_str(), Island::write_options(&Options::beginner()));
    for key in KEYS.iter().map(|key| key.name) {
        let line = |text: &str| {
            let mut lines = text.lines().skip_while(|line| line.split_whitespace().next() != Some(key));
            lines.by_ref().take(if key == "board" { 6 } else { 1 }).map(str::to_owned).collect::<Vec<_>>()
        };
        assert!(!line(written).is_empty(), "{key} is written");
        assert!(line(written) != line(&usual) || key == "counts_visible", "{key} is read");
    }
    for value in ["random", "NW", "W", "SW", "SE", "E", "NE"] {
        let options = Island::parse_options(&format!("spiral_corner {value}")).expect("options");
        assert!(Island::write_options(&options).contains(&format!("\nspiral_corner {value}\n")), "{value}");
    }
    for value in ["official", "dice", "random", "orange"] {
        let options = Island::parse_options(&format!("first_player {value}")).expect("options");
        assert!(Island::write_options(&options).contains(&format!("\nfirst_player {value}\n")), "{value}");
    }
}

#[test]
fn base_028_setup_decides_the_board_and_whether_there_is_a_founding_phase() {
    let beginner = start("setup beginner");
    assert_eq!((public(&beginner).occupied.len(), listed(&beginner, "red")), (8, vec!["red rolls".to_owned()]));
    let explicit = start("setup explicit\nboard beginner\nfirst_player red");
    assert_eq!(explicit.game().layout(), beginner.game().layout());
    assert_eq!((public(&explicit).occupied.len(), listed(&explicit, "red").len()), (0, 54));

    let mut options = Island::parse_options("setup variable\nfirst_player red").expect("options");
    assert_eq!(options.layout, None);
    options.layout = boards("setup variable", 1).pop();
    let drawn = Table::new(Island::new(options).expect("a drawn table"));
    assert_ne!(drawn.game().layout(), beginner.game().layout());
    assert_eq!(listed(&drawn, "red").len(), 54);
}

#[test]
fn base_034_first_player_names_a_seat() {
    for setup in ["beginner", "explicit\nboard beginner"] {
        for (value, begins) in [("eldest", "red"), ("red", "red"), ("white", "white"), ("orange", "orange")] {
            let table = start(&format!("setup {setup}\nfirst_player {value}"));
            assert_eq!(public(&table).first, seat(&table, begins), "{setup}, {value}");
            assert_eq!(table.next(), Next::Seats(SeatSet::only(seat(&table, begins))), "{setup}, {value}");
        }
    }
}

#[test]
fn base_049_first_player_is_thrown_for_or_drawn() {
    // Officially the beginner set-up leaves it to the eldest, the others to the dice.
    assert_ne!(start("setup beginner").next(), Next::Chance);
    assert_ne!(start("setup beginner\nfirst_player official").next(), Next::Chance);
    for options in ["setup explicit\nboard beginner", "setup beginner\nfirst_player dice"] {
        let mut table = start(options);
        let log = play(&mut table, "dice 1+1; dice 1+2; dice 6+5; dice 3+3");
        assert_eq!(log[4], "white begins", "{options}");
        assert_eq!(public(&table).turn, seat(&table, "white"), "{options}");
    }
    for options in ["setup explicit\nboard beginner\nfirst_player random", "setup beginner\nfirst_player random"] {
        let mut table = start(options);
        let mut draws = Vec::new();
        table.game().outcomes(table.state(), &mut draws);
        let all = ["red", "blue", "white", "orange"].map(|name| (Outcome::First(seat(&table, name)), 1));
        assert_eq!(draws, all, "{options}");
        assert_eq!(play(&mut table, "first white")[0], "white begins");
        assert_eq!(public(&table).turn, seat(&table, "white"), "{options}");
    }
}

#[test]
fn base_067_phases_decides_whether_building_closes_trading() {
    let position = "
        red   settlement N(0,0), hand brick lumber 4 wool
        turn  red, rolled
    ";
    for (phases, refused) in [("separate", Some((Code::TradeClosed, rule::BASE_066))), ("combined", None)] {
        let table = after(&with(&format!("phases {phases}"), position), "red builds road NE(0,0)");
        match refused {
            Some(expected) => {
                let illegal = refusal(&table, "red banks 4 wool for ore");
                assert_eq!((illegal.code, illegal.rule), expected);
            }
            None => assert!(is_legal(&table, "red banks 4 wool for ore")),
        }
    }
}

#[test]
fn base_267_bank_limit_is_the_size_of_every_stack() {
    let bank = |limit: &str| {
        let table = start(&format!("setup explicit\nboard beginner\nfirst_player red\nbank_limit {limit}"));
        public(&table).bank
    };
    assert_eq!([bank("19"), bank("1"), bank("24")], [Cards::each(19), Cards::each(1), Cards::each(24)]);
    assert_eq!(bank("unlimited"), Cards::each(UNLIMITED_BANK));

    // Nineteen bricks are all there are, unless the bank is unlimited.
    let position = "
        red   settlement N(0,0), hand 19 brick
        turn  red
    ";
    for (limit, bricks) in [("19", 19), ("20", 20), ("unlimited", 20)] {
        let table = after(&with(&format!("bank_limit {limit}"), position), "red rolls 3+3");
        assert_eq!(hand(&table, "red"), Cards::of(Good::Brick, bricks), "{limit}");
    }
}

#[test]
fn base_084_bank_shortage_decides_what_a_single_player_receives() {
    let position = "
        red   city N(0,0)
        blue  hand 18 brick
        turn  red
    ";
    for (shortage, bricks) in [("single", 1), ("strict", 0)] {
        let table = after(&with(&format!("bank_shortage {shortage}"), position), "red rolls 3+3");
        assert_eq!(hand(&table, "red"), Cards::of(Good::Brick, bricks), "{shortage}");
        assert_eq!(public(&table).bank.count(Good::Brick), 1 - bricks, "{shortage}");
    }
}

#[test]
fn base_267_victory_points_is_the_target() {
    let position = "
        red   settlement N(0,0), city N(1,0), road NE(0,0) W(1,0), hand brick lumber wool grain
        turn  red, rolled
    ";
    for (target, winner) in [(4, Some("red wins with 4 points")), (5, None), (10, None)] {
        let mut table = table(&with(&format!("victory_points {target}"), position));
        let log = play(&mut table, "red builds settlement N(0,1)");
        assert_eq!(points(&table, "red"), 4);
        assert_eq!(log.iter().find(|line| line.contains("wins")).map(String::as_str), winner, "target {target}");
        assert_eq!(table.next() == Next::Over, winner.is_some(), "target {target}");
    }
    // Ten points are not enough where twenty are asked.
    let table =
        table("option victory_points 20\nred city N(0,0) N(1,0) N(-1,0) N(0,1), cards 2 victory-point\nturn red");
    assert_eq!((points(&table, "red"), table.game().winner(table.state())), (10, None));
}

#[test]
fn base_267_hand_limit_decides_who_discards() {
    for (limit, held, owed) in [(7, 7, 0), (7, 8, 4), (5, 5, 0), (5, 6, 3), (9, 9, 0), (9, 10, 5)] {
        let position = format!("option hand_limit {limit}\nred hand {held} brick\nturn red");
        let table = after(&position, "red rolls 3+4");
        assert_eq!(public(&table).owed[seat(&table, "red").index()], owed, "limit {limit}, {held} cards");
    }
}

#[test]
fn base_222_victory_claim_decides_who_declares_the_win() {
    let position = "
        red   city N(0,0) N(1,0) N(-1,0), settlement N(0,1) S(-1,1), cards victory-point, hand 3 ore 2 grain
        turn  red, rolled
    ";
    let mut automatic = table(&with("victory_claim automatic", position));
    let log = play(&mut automatic, "red builds city N(0,1)");
    assert_eq!(log[2..], ["red shows 1 victory-point card", "red wins with 10 points"]);

    let mut claimed = table(&with("victory_claim claim", position));
    let illegal = refusal(&claimed, "red claims victory");
    assert_eq!((illegal.code, illegal.rule), (Code::TooFewPoints, rule::BASE_190));
    assert_eq!(illegal.detail, Detail::Points { held: 9, needed: 10 });
    let log = play(&mut claimed, "red builds city N(0,1)");
    assert_eq!((log.len(), claimed.game().winner(claimed.state())), (2, None));
    assert!(listed(&claimed, "red").contains(&"red claims victory".to_owned()));
    assert!(is_legal(&claimed, "red ends turn"), "a claim may be forgotten");
    let log = play(&mut claimed, "red claims victory");
    assert_eq!(log, ["red shows 1 victory-point card", "red wins with 10 points"]);
}

#[test]
fn base_267_longest_road_min_is_the_shortest_that_counts() {
    let position = "
        red   settlement N(0,0), road NE(0,0) W(1,0), hand brick lumber
        turn  red, rolled
    ";
    for (least, holds) in [(3, true), (4, false), (5, false)] {
        let table = after(&with(&format!("longest_road_min {least}"), position), "red builds road NW(0,1)");
        assert_eq!(public(&table).longest_road.is_some(), holds, "minimum {least}");
        assert_eq!(points(&table, "red"), if holds { 3 } else { 1 }, "minimum {least}");
    }
}

#[test]
fn base_267_largest_army_min_is_the_smallest_that_counts() {
    for (least, holds) in [(1, true), (2, true), (3, false), (4, false)] {
        let army = if least == 1 { "largest-army red" } else { "largest-army nobody" };
        let position = format!("option largest_army_min {least}\nred cards knight, knights 1\n{army}\nturn red");
        let table = after(&position, "red plays knight");
        assert_eq!(public(&table).largest_army.is_some(), holds, "minimum {least}");
    }
    let first = after("option largest_army_min 1\nred cards knight\nturn red", "red plays knight");
    assert_eq!((public(&first).largest_army, points(&first, "red")), (Some(seat(&first, "red")), 2));
}

#[test]
fn base_095_friendly_robber_closes_the_hexes_of_players_with_two_points() {
    let position = |blue: &str| format!("blue {blue}\nturn red, rolled 3+4\nframes turn, move-robber");
    let two_points = position("settlement N(0,-2) N(2,-2)");
    assert!(is_legal(&table(&two_points), "red moves robber (0,-2)"), "off by default");
    assert!(is_legal(&table(&with("variants none", &two_points)), "red moves robber (0,-2)"));
    let spared = table(&with("variants friendly_robber", &two_points));
    let illegal = refusal(&spared, "red moves robber (0,-2)");
    assert_eq!((illegal.code, illegal.rule), (Code::RobberSpares, rule::FRIEND_004));
    assert_eq!(illegal.detail, Detail::Protected("(0,-2)".parse().expect("a hex"), seat(&spared, "blue")));
    assert!(is_legal(&spared, "red moves robber (1,0)"));
    let three_points = table(&with("variants friendly_robber", &position("settlement N(0,-2), city N(2,-2)")));
    assert!(is_legal(&three_points, "red moves robber (0,-2)"));
}

#[test]
fn base_014_counts_visible_is_always_public() {
    let table = table("option counts_visible public\nred hand 3 brick\nturn blue");
    let view = table.game().view(table.state(), steading_game::Observer::Seat(seat(&table, "blue")));
    assert_eq!(view.counts[seat(&table, "red").index()].hand, 3);
    let problems = Island::parse_options("counts_visible hidden").expect_err("refused");
    assert_eq!(problems[0].message, "`counts_visible` is public, not `hidden`");
}

#[test]
fn base_112_list_offers_hides_offers_from_the_list_but_keeps_them_legal() {
    let position = "red hand brick\nturn red, rolled";
    let offer = "red offers 1 brick for 1 ore to blue white orange";
    let is_listed = |option: &str| {
        let table = table(&with(option, position));
        assert!(is_legal(&table, offer), "{option}");
        listed(&table, "red").iter().any(|action| action == offer)
    };
    assert!(is_listed("list_offers on"));
    assert!(!is_listed("list_offers off"));
}
