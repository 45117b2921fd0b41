//! Friendly Robber (section 2).

use steading_game::laws::{Effort, hold};
use steading_game::{Next, Refusal, Seat, SeatSet, Table, Value};
use steading_island::Island;
use steading_island::illegal::{Code, Detail, Owed};
use steading_island::laws::any_table;
use steading_island::rule;
use steading_island::rules::{Module, Modules};

use crate::support::*;

/// A seven was thrown at a table that plays the variant, and red is to move the robber.
fn seven(position: &str) -> Table<Island> {
    table(&format!("option variants friendly_robber\n{position}\nturn red, rolled 3+4\nframes turn, move-robber"))
}

/// Six settlements of three players with two points each, at every land hex but the middle one.
const EVERYWHERE: &str = "red    settlement S(2,-2) N(1,1)
                          blue   settlement N(0,-1) S(0,1), hand wool
                          orange settlement N(-2,2) S(-1,-1), hand grain";

/// A board with the desert in the north and a forest in the middle.
const NORTHERN_DESERT: &str = "option board
                               option M10 D   F9
                               option G12 H6   P4   H10
                               option G9   F11  P2  F3   M8
                               option F8   M3   G4   P5
                               option H5   G6   P11";

/// The hexes that red may send the robber to.
fn open_hexes(table: &Table<Island>) -> Vec<String> {
    listed(table, "red").iter().map(|action| action.replace("red moves robber ", "")).collect()
}

#[test]
fn friend_001_set_up_and_target_are_those_of_the_mode() {
    let friendly = start("setup beginner\nvariants friendly_robber");
    let plain = start("setup beginner");
    assert_eq!(friendly.game().rules.victory_target, 10);
    assert_eq!(friendly.state(), plain.state());
}

#[test]
fn friend_002_the_robber_blocks_its_hex_from_the_start() {
    // Blue, with one point, is protected, but the robber stood there before; it blocks until it is moved.
    let position = "option variants friendly_robber\nblue settlement N(1,0)\nrobber (1,0)\nturn red";
    let mut table = table(position);
    assert_eq!(play(&mut table, "red rolls 1+2"), ["red rolls 1+2 = 3"]);
    let position = position.replace("robber (1,0)", "robber (2,0)");
    let log = play(&mut crate::support::table(&position), "red rolls 1+2");
    assert_eq!(log, ["red rolls 1+2 = 3", "blue gains 1 lumber"]);
    assert_eq!(public(&start("setup beginner\nvariants friendly_robber")).robber, "(0,0)".parse().ok());
}

/// Also: COMBO-017.
#[test]
fn friend_003_up_to_two_open_points_protect_and_three_do_not() {
    for (has, is_protected) in [
        ("settlement N(0,-1)", true),
        ("settlement N(0,-1) N(2,-2)", true),
        ("city N(0,-1)", true),
        // Hidden points do not count.
        ("settlement N(0,-1) N(2,-2), cards 3 victory-point", true),
        ("settlement N(0,-1), city N(2,-2)", false),
        ("settlement N(0,-1), knights 3", false),
    ] {
        let table = seven(&format!("blue {has}"));
        assert_eq!(!is_legal(&table, "red moves robber (0,-2)"), is_protected, "{has}");
    }
}

/// Also: FRIEND-013.
#[test]
fn friend_ex_01_the_robber_goes_to_three_points_and_not_to_two() {
    let table = seven("white city N(1,1), settlement N(0,1)\nblue settlement N(0,-1) N(2,-2)");
    assert_eq!((points(&table, "white"), points(&table, "blue")), (3, 2));
    assert!(is_legal(&table, "red moves robber (1,1)"));
    let illegal = refusal(&table, "red moves robber (0,-1)");
    assert_eq!((illegal.code, illegal.rule), (Code::RobberSpares, rule::FRIEND_004));
    assert_eq!(illegal.detail, Detail::Protected("(0,-1)".parse().expect("a hex"), seat(&table, "blue")));
}

#[test]
fn friend_013_the_refusal_names_the_hex_and_the_player() {
    let table = seven("white settlement N(0,-1)");
    let illegal = refusal(&table, "red moves robber (1,-2)");
    assert_eq!((illegal.code(), illegal.rule().to_string()), ("ROBBER_SPARES", "FRIEND-004".to_owned()));
    assert_eq!(illegal.values(), [("hex", Value::from("(1,-2)".to_owned())), ("seat", 2.into())]);
}

#[test]
fn friend_004_every_hex_at_a_protected_building_is_closed_after_a_seven_and_after_a_knight() {
    let closed = ["(0,-1)", "(0,-2)", "(1,-2)"];
    let blue = "blue settlement N(0,-1)";
    let knight = format!("option variants friendly_robber\nred cards knight\n{blue}\nturn red");
    for table in [seven(blue), after(&knight, "red plays knight")] {
        let open = open_hexes(&table);
        assert_eq!(open.len(), 19 - 1 - closed.len());
        for hex in closed {
            assert!(!open.contains(&hex.to_owned()));
            assert_eq!(refusal(&table, &format!("red moves robber {hex}")).code, Code::RobberSpares, "{hex}");
        }
    }
    // A hex with another player as well is closed too.
    let table = seven("blue settlement N(0,-1)\nwhite city N(1,-2) N(1,1)");
    assert_eq!(refusal(&table, "red moves robber (1,-2)").code, Code::RobberSpares);
}

#[test]
fn friend_004_the_mover_is_protected_too() {
    let table = seven("red settlement N(0,-1)");
    assert_eq!(
        refusal(&table, "red moves robber (0,-1)").detail,
        Detail::Protected("(0,-1)".parse().unwrap(), Seat(0))
    );
    assert!(is_legal(&seven("red settlement N(0,-1), city N(1,1)"), "red moves robber (0,-1)"));
}

/// The refusals of the base rules come first, as they do without the variant.
#[test]
fn friend_004_staying_and_the_sea_are_refused_as_ever() {
    let table = seven("blue settlement N(0,-1)\nrobber (0,-1)");
    assert_eq!(refusal(&table, "red moves robber (0,-1)").rule, rule::BASE_095);
    assert_eq!(refusal(&table, "red moves robber (0,-3)").rule, rule::BASE_096);
}

/// Also: FRIEND-006.
#[test]
fn friend_005_a_robber_in_the_desert_stays_when_every_other_hex_is_closed() {
    let roll = |white: &str| {
        let position = format!("option variants friendly_robber\n{EVERYWHERE}\nwhite {white}, hand ore\nturn red");
        after(&position, "red rolls 3+4")
    };
    // White has two points as well: nothing is stolen, and nobody is asked.
    let spared = roll("settlement N(0,0) N(1,-2)");
    assert_eq!(public(&spared).robber, "(0,0)".parse().ok());
    assert_eq!(spared.next(), Next::Seats(SeatSet::only(Seat(0))));
    assert!(is_legal(&spared, "red ends turn"));
    // White has three and lives at the desert: the robber stays there and robs.
    let mut robbed = roll("settlement N(0,0), city N(1,-2)");
    assert_eq!((public(&robbed).robber, robbed.next()), ("(0,0)".parse().ok(), Next::Chance));
    assert_eq!(play(&mut robbed, "steal ore"), ["red steals 1 ore from white"]);
    assert!(is_legal(&robbed, "red ends turn"));
}

/// Also: FRIEND-005, FRIEND-006.
#[test]
fn friend_ex_02_with_no_hex_left_the_robber_goes_to_the_desert_and_robs_only_the_unprotected() {
    let desert = "(1,-2)";
    let white = "white city N(1,-2), settlement N(0,0), hand ore\nrobber (0,0)";
    let mut table = seven(&format!("{NORTHERN_DESERT}\n{EVERYWHERE}\n{white}"));
    assert_eq!((points(&table, "blue"), points(&table, "white")), (2, 3));
    assert_eq!(open_hexes(&table), [desert], "though blue has a settlement there");
    for hex in ["(0,-1)", "(2,0)", "(-2,2)"] {
        assert_eq!(refusal(&table, &format!("red moves robber {hex}")).rule, rule::FRIEND_004, "{hex}");
    }
    play(&mut table, &format!("red moves robber {desert}"));
    assert_eq!(table.next(), Next::Chance, "white is the only victim, so nobody is asked");
    assert_eq!(play(&mut table, "steal ore"), ["red steals 1 ore from white"]);
    assert_eq!((hand(&table, "blue"), hand(&table, "white")), (cards("wool"), cards("nothing")));
}

#[test]
fn friend_006_nobody_is_robbed_in_the_desert_if_all_there_are_protected() {
    let mut table = seven(&format!("{NORTHERN_DESERT}\n{EVERYWHERE}\nrobber (0,0)"));
    assert_eq!(play(&mut table, "red moves robber (1,-2)"), ["red moves the robber to (1,-2)"]);
    assert_eq!(table.next(), Next::Seats(SeatSet::only(Seat(0))));
    assert!(is_legal(&table, "red ends turn"));
    assert_eq!(hand(&table, "blue"), cards("wool"));
}

#[test]
fn friend_007_the_desert_is_a_target_like_any_other() {
    let free = seven("blue settlement N(0,-1)\nrobber (2,0)");
    assert!(open_hexes(&free).contains(&"(0,0)".to_owned()));
    let lived_in = seven("blue settlement N(0,0)\nrobber (2,0)");
    assert_eq!(refusal(&lived_in, "red moves robber (0,0)").code, Code::RobberSpares);
    // Where others with more points live it robs as anywhere.
    let robbed = seven("blue settlement N(0,0), city N(1,1), hand ore\nrobber (2,0)");
    let mut robbed = robbed;
    play(&mut robbed, "red moves robber (0,0); steal ore");
    assert_eq!(hand(&robbed, "red"), cards("ore"));
}

/// Also: FRIEND-008.
#[test]
fn friend_ex_03_a_protected_player_with_nine_cards_discards_four() {
    let position = "option variants friendly_robber\nblue settlement N(0,-1), hand 9 wool\nturn red";
    let table = after(position, "red rolls 3+4");
    assert_eq!(public(&table).owed, [0, 4, 0, 0]);
    assert_eq!(refusal(&table, "red moves robber (1,0)").detail, Detail::Owes(seat(&table, "blue"), Owed::Discard(4)));
    let mut table = table;
    play(&mut table, "blue discards 4 wool");
    assert_eq!(hand(&table, "blue"), cards("5 wool"));
}

#[test]
fn friend_008_seven_cards_are_kept_protected_or_not() {
    let position = "option variants friendly_robber\nblue settlement N(0,-1), hand 7 wool\nturn red";
    assert_eq!(public(&after(position, "red rolls 3+4")).owed, [0; 4]);
}

#[test]
fn friend_009_a_monopoly_takes_from_the_protected() {
    let position =
        "option variants friendly_robber\nred cards monopoly\nblue settlement N(0,-1), hand 3 wool\nturn red";
    let table = after(position, "red plays monopoly wool");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("3 wool"), cards("nothing")));
}

/// The third knight brings the Largest Army before the robber is placed: red has passed two points by then, and blue, who loses
/// it, has two again.
#[test]
fn friend_010_protection_is_judged_when_the_robber_is_to_be_placed() {
    let position = "option variants friendly_robber
                    red settlement N(0,-1), cards knight, knights 3
                    blue settlement N(1,1) N(-2,2), knights 3
                    largest-army blue
                    turn red";
    let before = table(position);
    assert_eq!((points(&before, "red"), points(&before, "blue")), (1, 4));
    let after = after(position, "red plays knight");
    assert_eq!((points(&after, "red"), points(&after, "blue")), (3, 2));
    assert!(is_legal(&after, "red moves robber (0,-1)"));
    assert_eq!(refusal(&after, "red moves robber (1,1)").code, Code::RobberSpares);
}

#[test]
fn laws_hold_with_the_friendly_robber() {
    let modules = Modules::NONE.with(Module::FriendlyRobber);
    let effort = Effort { games: 60, samples: 2, close_every: 200, record_every: 20, ..Effort::default() };
    let extent = hold::<Island>(|rng| any_table(modules, rng), effort).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(extent.games, 60);
}
