//! The robber, the seven, the hand limit and the walls (sections 1.6 and 1.7).

use steading_game::Table;
use steading_island::Island;
use steading_island::cards::Cards;
use steading_island::illegal::Code;
use steading_island::places::VertexSet;
use steading_island::rule;

use super::set_up::possible;
use super::*;

/// A seven that moves the ship by one space.
const SEVEN: &str = "red rolls 3+4 ship";

/// How many cards each colour owes after a seven, red on turn.
fn owed(position: &str) -> [u8; 4] {
    let mut table = at(position);
    play(&mut table, SEVEN);
    public(&table).owed
}

/// Whether red is in the action phase, with nothing owed.
fn is_done(table: &Table<Island>) -> bool {
    asked(table) == ["red"] && is_legal(table, "red ends turn")
}

// The lock.

/// Also: CK-071, CK-141, CK-254.
#[test]
fn ck_070_nothing_moves_the_robber_before_the_first_landing() {
    let position = "
        red    basic N(0,0), active N(0,0), progress bishop
        blue   settlement N(2,0), hand ore
        turn   red
    ";
    for (mut table, home) in in_both(position).into_iter().zip([Some(h("(0,0)")), None]) {
        assert_eq!(public(&table).robber, home);
        play(&mut table, SEVEN);
        assert!(is_done(&table), "a seven moves nothing");
        for action in ["red chases robber from N(0,0)", "red plays bishop"] {
            let locked = refusal(&table, action);
            assert_eq!((locked.code, locked.rule), (Code::RobberLocked, rule::CK_070), "{action}");
        }
        assert!(!is_legal(&table, "red moves robber (2,0)"));
        assert_eq!(public(&table).robber, home);
    }
    // With the lock off all three go.
    let free = position.replace("turn   red", "landed\nrobber (0,0)\nturn red");
    let mut table = at(&free);
    play(&mut table, SEVEN);
    assert!(is_legal(&table, "red moves robber (2,0)"));
    let table = at(&free.replace("turn red", "turn red, rolled"));
    assert!(is_legal(&table, "red chases robber from N(0,0)") && is_legal(&table, "red plays bishop"));
}

#[test]
fn ck_071_a_seven_under_the_lock_takes_discards_and_nothing_else() {
    for mut table in in_both("red hand 8 wool\nblue settlement N(2,0), hand 8 ore\nturn red") {
        let home = public(&table).robber;
        play(&mut table, SEVEN);
        assert_eq!(public(&table).owed, [4, 4, 0, 0]);
        play(&mut table, "red discards 4 wool; blue discards 4 ore");
        assert!(is_done(&table), "no robber, no theft");
        assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("4 wool"), cards("4 ore")));
        assert_eq!(public(&table).robber, home);
    }
}

#[test]
fn ck_072_the_first_landing_ends_the_lock_however_the_battle_ends() {
    let battles =
        ["red city N(2,0), basic N(0,0) N(1,0), active N(0,0) N(1,0)", "red city N(2,0)", "red settlement N(2,0)"];
    for red in battles {
        for mut table in in_both(&format!("{red}\nship 6\nturn red")) {
            assert!(!ck(&table).landed);
            play(&mut table, "red rolls 1+1 ship");
            assert!(ck(&table).landed, "{red}");
            play(&mut table, "red ends turn; blue rolls 3+4 ship");
            assert_eq!(asked(&table), ["blue"]);
            assert!(!is_legal(&table, "blue ends turn"), "the robber must be moved: {red}");
            play(&mut table, "blue moves robber (1,0)");
            assert_eq!(public(&table).robber, Some(h("(1,0)")));
        }
    }
    // One ship earlier nothing has landed.
    let mut table = at("red city N(2,0)\nship 5\nturn red");
    play(&mut table, "red rolls 1+1 ship; red ends turn; blue rolls 3+4 trade");
    assert!(!ck(&table).landed);
    assert!(is_legal(&table, "blue ends turn"));
}

#[test]
fn ck_073_at_the_first_landing_the_robber_goes_to_the_desert_and_robs_nobody() {
    let position = "blue settlement N(0,0), hand 3 ore\nship 6\nturn red";
    let [mut old, mut new] = in_both(position);
    assert_eq!((public(&old).robber, public(&new).robber), (Some(h("(0,0)")), None));
    for table in [&mut old, &mut new] {
        play(table, "red rolls 1+1 ship");
        assert_eq!(public(table).robber, Some(h("(0,0)")));
        assert!(is_done(table));
        assert_eq!((hand(table, "red"), hand(table, "blue")), (Cards::NONE, cards("3 ore")));
    }
    // Later landings leave it where it is.
    for mut table in in_both(&format!("landed\nrobber (1,0)\n{position}")) {
        play(&mut table, "red rolls 1+1 ship");
        assert_eq!((ck(&table).ship, public(&table).robber), (0, Some(h("(1,0)"))));
    }
}

/// The beginner board with a forest in the place of the desert.
const NO_DESERT: &str = "option board
    option M10 P2 F9
    option G12 H6 P4 H10
    option G9 F11 F5 F3 M8
    option F8 M3 G4 P5
    option H5 G6 P11
    ";

#[test]
fn ck_074_without_a_desert_the_robber_stays_off_the_board_until_it_is_moved() {
    let mut table = at(&format!("{NO_DESERT}ship 6\nturn red"));
    assert_eq!(public(&table).robber, None);
    play(&mut table, "red rolls 1+1 ship");
    assert_eq!((ck(&table).landed, public(&table).robber), (true, None));
    play(&mut table, "red ends turn; blue rolls 3+4 ship");
    assert_eq!(moves(&table, "blue", "moves robber").len(), 19, "every hex is another one");
    play(&mut table, "blue moves robber (0,0)");
    assert_eq!(public(&table).robber, Some(h("(0,0)")));
}

/// Also: CK-211.
#[test]
fn ck_075_the_robber_goes_to_the_desert_after_the_battle_and_before_production() {
    // Red chooses a city to lose: the battle is not over yet.
    let mut table = at("red city N(2,0) N(-2,1)\nship 6\nturn red");
    play(&mut table, "red rolls 4+4 ship");
    assert_eq!(asked(&table), ["red"]);
    assert_eq!((public(&table).robber, ck(&table).landed), (None, false));
    play(&mut table, "red loses city N(2,0)");
    assert_eq!(public(&table).robber, Some(h("(0,0)")));
    assert_eq!(hand(&table, "red"), cards("ore lumber paper"));
    // Tied defenders draw afterwards, and production waits for them.
    let tie = "
        red   settlement N(2,0), basic N(0,0), active N(0,0)
        blue  basic N(1,0), active N(1,0)
        ship  6
        turn  red
    ";
    let mut table = at(tie);
    play(&mut table, "red rolls 4+4 ship");
    assert!(is_legal(&table, "red picks deck trade"));
    assert_eq!((public(&table).robber, ck(&table).landed), (Some(h("(0,0)")), true));
    assert_eq!(hand(&table, "red"), Cards::NONE);
}

/// Also: CK-076.
#[test]
fn ck_ex_34_first_landing_and_seven_in_one_roll_are_battle_discards_and_then_the_robber() {
    let position = "
        red    city N(2,0), wall N(2,0), hand 8 ore
        blue   settlement N(1,1), hand wool
        ship   6
        turn   red
    ";
    for mut table in in_both(position) {
        play(&mut table, SEVEN);
        // The battle came first: the city is lost, and its wall with it, so eight cards are too many.
        assert!(public(&table).settlements[0].contains(v("N(2,0)")));
        assert_eq!(public(&table).owed, [4, 0, 0, 0]);
        assert_eq!(refusal(&table, "red moves robber (1,0)").code, Code::ActionPending, "discards come before");
        play(&mut table, "red discards 4 ore");
        let stays = refusal(&table, "red moves robber (0,0)");
        assert_eq!((stays.code, stays.rule), (Code::RobberMustMove, rule::BASE_095));
        assert_eq!(refusal(&table, "red ends turn").code, Code::ActionPending);
        play(&mut table, "red moves robber (1,0); steal wool");
        assert_eq!(hand(&table, "red"), cards("4 ore wool"));
        assert!(is_done(&table));
    }
}

/// Also: CK-076.
#[test]
fn ck_ex_57_after_the_landing_the_player_on_turn_must_choose_another_hex_than_the_desert() {
    let mut table = at("red settlement N(2,0), hand 7 ore\nship 6\nturn red");
    play(&mut table, SEVEN);
    assert_eq!(public(&table).robber, Some(h("(0,0)")));
    assert_eq!(asked(&table), ["red"]);
    let hexes = moves(&table, "red", "moves robber");
    assert_eq!(hexes.len(), 18);
    assert!(!hexes.contains(&"moves robber (0,0)".to_owned()));
    let stays = refusal(&table, "red moves robber (0,0)");
    assert_eq!((stays.code, stays.rule), (Code::RobberMustMove, rule::BASE_095));
    play(&mut table, "red moves robber (-1,2)");
    assert!(is_done(&table));
}

#[test]
fn ck_076_without_the_landing_the_same_seven_moves_nothing() {
    for mut table in in_both("blue settlement N(1,1), hand wool\nship 5\nturn red") {
        play(&mut table, SEVEN);
        assert!(is_done(&table));
        assert_eq!(ck(&table).ship, 6);
    }
}

#[test]
fn ck_077_after_the_lock_a_seven_is_that_of_the_base_game() {
    let position = "
        red    hand 8 wool
        blue   settlement N(2,0), hand 9 ore
        white  settlement N(2,1), hand brick
        landed
        robber (0,0)
        turn   red
    ";
    for mut table in in_both(position) {
        play(&mut table, SEVEN);
        assert_eq!(public(&table).owed, [4, 4, 0, 0]);
        play(&mut table, "blue discards 4 ore; red discards 4 wool");
        assert_eq!(refusal(&table, "red moves robber (0,0)").code, Code::RobberMustMove);
        play(&mut table, "red moves robber (2,0)");
        assert_eq!(listed(&table, "red"), ["red robs blue", "red robs white"]);
        play(&mut table, "red robs white; steal brick");
        assert_eq!(hand(&table, "red"), cards("4 wool brick"));
        assert!(is_done(&table), "one is robbed");
    }
}

#[test]
fn ck_078_the_thief_draws_from_resources_and_commodities_alike() {
    let position = "blue settlement N(2,0), hand ore 2 coin, progress spy\nlanded\nrobber (0,0)\nturn red";
    for mut table in in_both(position) {
        play(&mut table, &format!("{SEVEN}; red moves robber (2,0)"));
        let mut cards_drawn = possible(&table);
        cards_drawn.sort();
        assert_eq!(cards_drawn, [("steal coin".to_owned(), 2), ("steal ore".to_owned(), 1)]);
        play(&mut table, "steal coin");
        assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("coin"), cards("ore coin")));
    }
}

#[test]
fn ck_079_the_robber_may_be_moved_onto_the_desert() {
    for mut table in in_both("blue settlement N(0,0), hand ore\nlanded\nrobber (2,0)\nturn red") {
        play(&mut table, SEVEN);
        assert_eq!(refusal(&table, "red moves robber (2,0)").code, Code::RobberMustMove);
        let sea = refusal(&table, "red moves robber (3,0)");
        assert_eq!((sea.code, sea.rule), (Code::RobberLandOnly, rule::BASE_096));
        play(&mut table, "red moves robber (0,0); steal ore");
        assert_eq!(public(&table).robber, Some(h("(0,0)")));
    }
}

#[test]
fn ck_ex_35_a_seven_before_the_first_landing_takes_four_of_nine_cards_and_moves_nothing() {
    for mut table in in_both("red city N(2,0), hand 9 ore\nblue settlement N(0,0), hand wool\nturn red") {
        let home = public(&table).robber;
        play(&mut table, SEVEN);
        assert_eq!(public(&table).owed, [4, 0, 0, 0]);
        play(&mut table, "red discards 4 ore");
        assert!(is_done(&table));
        assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("5 ore"), cards("wool")));
        assert_eq!(public(&table).robber, home);
    }
}

// Walls.

/// Also: CK-098.
#[test]
fn ck_080_a_wall_costs_two_bricks() {
    for mut table in in_both("red city N(2,0), hand 3 brick\nturn red, rolled") {
        let bank = public(&table).bank;
        play(&mut table, "red builds wall N(2,0)");
        assert!(ck(&table).walls.contains(v("N(2,0)")));
        assert_eq!(hand(&table, "red"), cards("brick"));
        assert_eq!(public(&table).bank, bank + cards("2 brick"));
    }
    let poor = "red city N(2,0), hand brick 4 ore\nturn red, rolled";
    refused(poor, "red builds wall N(2,0)", Code::CannotAfford, rule::CK_080);
}

#[test]
fn ck_081_a_wall_stands_under_an_own_upright_city_and_only_once() {
    let position = "
        red    city N(2,0) N(1,1), settlement N(0,0), metropolis trade N(1,1), levels trade 4, hand 6 brick
        blue   city N(-2,1)
        turn   red, rolled
    ";
    for place in ["N(0,0)", "N(-2,1)", "N(-1,2)"] {
        refused(position, &format!("red builds wall {place}"), Code::WallNeedsCity, rule::CK_081);
    }
    let mut table = at(position);
    assert_eq!(moves(&table, "red", "builds wall").len(), 2, "city and metropolis");
    play(&mut table, "red builds wall N(2,0); red builds wall N(1,1)");
    assert_eq!(ck(&table).walls.len(), 2);
    for place in ["N(2,0)", "N(1,1)"] {
        let second = refusal(&table, &format!("red builds wall {place}"));
        assert_eq!((second.code, second.rule), (Code::WallExists, rule::CK_081), "{place}");
    }
    let reduced = "
        red    settlement N(0,0) N(-2,1) N(0,2) N(-1,0) N(-1,2), reduced N(2,0), hand 2 brick
        turn   red, rolled
    ";
    refused(reduced, "red builds wall N(2,0)", Code::WallNeedsCity, rule::CK_081);
}

/// Also: CK-007.
#[test]
fn ck_082_a_fourth_wall_is_not_there() {
    let position = "red city N(0,0) N(2,0) N(-2,1) N(0,2), wall N(0,0) N(2,0), hand 4 brick\nturn red, rolled";
    let mut table = at(position);
    play(&mut table, "red builds wall N(-2,1)");
    let none = refusal(&table, "red builds wall N(0,2)");
    assert_eq!((none.code, none.rule), (Code::NoPiecesLeft, rule::CK_082));
    assert!(moves(&table, "red", "builds wall").is_empty());
}

#[test]
fn ck_083_each_wall_makes_two_more_cards_safe() {
    let walls = ["", ", wall N(0,0)", ", wall N(0,0) N(2,0)", ", wall N(0,0) N(2,0) N(-2,1)"];
    for (walls, safe) in walls.into_iter().zip([7u8, 9, 11, 13]) {
        let cities = "city N(0,0) N(2,0) N(-2,1)";
        let owes = |held: u8| owed(&format!("red {cities}{walls}, hand {held} wool\nturn red"))[0];
        assert_eq!(owes(safe), 0, "{walls}");
        assert_eq!(owes(safe + 1), safe.div_ceil(2), "{walls}");
    }
    // Walls of others do not help.
    assert_eq!(owed("red hand 9 wool\nblue city N(0,0), wall N(0,0)\nturn red"), [4, 0, 0, 0]);
}

#[test]
fn ck_084_half_of_the_whole_hand_goes_by_own_choice() {
    for position in ["red hand 4 wool 5 coin\nturn red", "red hand 4 wool 5 coin, progress spy crane\nturn red"] {
        let mut table = at(position);
        play(&mut table, SEVEN);
        assert_eq!(public(&table).owed, [4, 0, 0, 0], "nine cards, rounded down");
        for choice in ["red discards 4 coin", "red discards 4 wool", "red discards 2 wool 2 coin"] {
            assert!(is_legal(&table, choice), "{choice}");
        }
        for wrong in ["red discards 5 coin", "red discards 3 coin"] {
            assert_eq!(refusal(&table, wrong).code, Code::WrongDiscard, "{wrong}");
        }
        play(&mut table, "red discards wool 3 coin");
        assert_eq!(hand(&table, "red"), cards("3 wool 2 coin"));
    }
    // Commodities count: seven resources alone would be safe.
    assert_eq!(owed("red hand 7 wool\nblue hand 7 ore cloth\nturn red"), [0, 4, 0, 0]);
}

/// Also: CK-194.
#[test]
fn ck_085_the_wall_of_a_lost_city_goes_back_to_the_supply() {
    let position = "
        red    city N(0,0) N(2,0) N(-2,1) N(0,2), wall N(0,0) N(2,0) N(-2,1), hand 4 brick
        ship   6
        turn   red
    ";
    let mut table = at(position);
    play(&mut table, "red rolls 1+1 ship; red loses city N(2,0)");
    assert_eq!(ck(&table).walls, VertexSet::only(v("N(0,0)")).with(v("N(-2,1)")));
    let settlement = refusal(&table, "red builds wall N(2,0)");
    assert_eq!(settlement.code, Code::WallNeedsCity);
    play(&mut table, "red builds wall N(0,2)");
    assert_eq!(ck(&table).walls.len(), 3);
    // The city that had none takes none with it.
    let mut table = at(position);
    play(&mut table, "red rolls 1+1 ship; red loses city N(0,2)");
    assert_eq!(ck(&table).walls.len(), 3);
}

/// Also: CK-272.
#[test]
fn ck_086_walls_do_not_help_against_saboteur() {
    let mut table = at("
        red    progress saboteur
        blue   city N(0,0) N(2,0) N(-2,1), wall N(0,0) N(2,0) N(-2,1), hand 9 wool
        turn   red, rolled
    ");
    play(&mut table, "red plays saboteur");
    assert_eq!(asked(&table), ["blue"]);
    play(&mut table, "blue discards 4 wool");
    assert_eq!(hand(&table, "blue"), cards("5 wool"));
    // On a seven the same hand is safe.
    assert_eq!(owed("blue city N(0,0), wall N(0,0), hand 9 wool\nturn red"), [0; 4]);
}

#[test]
fn ck_ex_01_two_walls_protect_eleven_cards() {
    assert_eq!(owed("red city N(0,0) N(2,0), wall N(0,0) N(2,0), hand 6 wool 5 paper\nturn red"), [0; 4]);
}

#[test]
fn ck_ex_02_two_walls_do_not_protect_twelve_cards() {
    let mut table = at("red city N(0,0) N(2,0), wall N(0,0) N(2,0), hand 6 wool 6 paper\nturn red");
    play(&mut table, SEVEN);
    assert_eq!(public(&table).owed, [6, 0, 0, 0]);
    play(&mut table, "red discards 6 wool");
    assert_eq!(hand(&table, "red"), cards("6 paper"));
}

#[test]
fn ck_ex_03_three_walls_protect_thirteen_cards_and_not_fourteen() {
    let held = |count: u8| {
        let walls = "N(0,0) N(2,0) N(-2,1)";
        owed(&format!("red city {walls}, wall {walls}, hand {count} wool\nturn red"))
    };
    assert_eq!(held(13), [0; 4]);
    assert_eq!(held(14), [7, 0, 0, 0]);
}
