//! Drawing tokens, and the limit of seven.

use expect_test::expect;
use steading_game::{Game, Next, Notation, Observer, Seat, SeatSet, Table};
use steading_island::Island;
use steading_island::event::Event;
use steading_island::illegal::Code;
use steading_island::layout::Layout;
use steading_island::modules::Event as ModuleEvent;
use steading_island::modules::fishermen::board::free_stretches;
use steading_island::modules::fishermen::{Event as FishEvent, Token};
use steading_island::options::{Options, Setup};
use steading_island::places::Edge;
use steading_island::rule;
use steading_island::rules::{Module, Modules};

use super::{boot_holder, fishers, fishing, lists, spent, supply, tokens, told};
use crate::support::*;

/// Also: FISH-020, FISH-022.
#[test]
fn fish_ex_03_a_settlement_at_the_six_draws_one_token_and_a_city_two() {
    for place in ["N(0,-2)", "N(1,-2)", "S(1,-3)"] {
        let mut table = fishers(&format!("red settlement {place}\nblue city N(0,1)\nturn blue"));
        play(&mut table, "blue rolls 3+3; fish 2");
        assert_eq!((tokens(&table, "red"), tokens(&table, "blue")), ([0, 1, 0], [0; 3]));
        assert_eq!(table.next(), Next::Seats(SeatSet::only(Seat(1))));
    }
    // The city is due two tokens and the ore of its hex besides.
    check(
        &fishing("red city N(1,-2), settlement N(0,-1)\nturn red"),
        "red rolls 3+3; fish 1; fish 3",
        &expect![[r#"
            red rolls 3+3 = 6
            red gains 1 brick
            red draws fish 1
            red draws fish 3
        "#]],
    );
    // Another number brings none.
    let other = after(&fishing("red city N(1,-2)\nturn red"), "red rolls 2+2");
    assert_eq!(tokens(&other, "red"), [0; 3]);
}

#[test]
fn fish_021_the_lake_brings_tokens_on_two_three_eleven_and_twelve() {
    for dice in ["1+1", "1+2", "5+6", "6+6"] {
        let mut table = fishers("red settlement N(0,0)\nblue city S(0,0)\nturn red");
        play(&mut table, &format!("red rolls {dice}; fish 1; fish 2; fish 3"));
        assert_eq!((tokens(&table, "red"), tokens(&table, "blue")), ([1, 0, 0], [0, 1, 1]));
        assert!(lists(&table, "red", "ends turn"));
    }
    for dice in ["1+3", "1+4", "2+4", "2+6", "3+6", "4+6"] {
        let table = after(&fishing("red settlement N(0,0)\nturn red"), &format!("red rolls {dice}"));
        assert!(lists(&table, "red", "ends turn"), "{dice}");
    }
}

#[test]
fn fish_022_fish_come_on_top_of_the_cards() {
    // N(-1,-1) lies at the mountains with the 10 and fishes on the 10.
    let table = after(&fishing("red city N(-1,-1)\nturn red"), "red rolls 4+6; fish 1; fish 1");
    assert_eq!((hand(&table, "red"), tokens(&table, "red")), (cards("2 ore"), [2, 0, 0]));
    let table = after(&fishing("red settlement N(-1,-1)\nturn red"), "red rolls 6+6");
    assert_eq!((hand(&table, "red"), tokens(&table, "red")), (cards("grain"), [0; 3]));
}

/// With a frame of fewer harbours two grounds share an intersection, and a building there fishes at both.
#[test]
fn fish_023_a_building_counts_for_every_source() {
    let modules = Modules::NONE.with(Module::Fishermen);
    let mut layout = Layout::beginner_of(modules);
    let harbour: Edge = "W(-1,-1)".parse().unwrap();
    layout.harbours.retain(|&(edge, _)| edge != harbour);
    layout.grounds = free_stretches(&layout).zip([4, 5, 6, 8, 9, 10]).collect();
    let number_at =
        |cell: &str| layout.grounds.iter().find(|(other, _)| other.to_string() == cell).map(|ground| ground.1);
    let numbers = ["(-1,-2)", "(-2,-1)"].map(|cell| number_at(cell).expect("both are free"));
    let layout = Some(layout.clone());
    let options = Options { setup: Setup::Explicit, layout, ..Options::playing(modules) };
    let game = Island::new(options).expect("a board");
    for number in (2..=12).filter(|&number| number != 7) {
        let state = game.parse_position("red settlement S(-1,-2)\nturn red").expect("a position");
        let mut table = Table::from_position(game.clone(), state);
        play(&mut table, &format!("red rolls {}+{}", number / 2, number - number / 2));
        assert_eq!(table.next() == Next::Chance, numbers.contains(&number), "{number}");
    }
}

/// Also: FISH-055.
#[test]
fn fish_024_a_token_is_drawn_blindly_and_only_its_owner_sees_it() {
    let mut table = fishers("red settlement N(0,0)\nturn red");
    play(&mut table, "red rolls 1+1");
    let events = table.enter_text("fish 3").expect("a three is there");
    let seen_by = |observer| table.game().redact(&events[0], observer);
    let drew = |token| Some(Event::Module(ModuleEvent::Fishermen(FishEvent::Drew(Seat(0), token))));
    assert_eq!(seen_by(Observer::Seat(Seat(0))), drew(Some(Token::Three)));
    assert_eq!(seen_by(Observer::Seat(Seat(1))), drew(None));
    assert_eq!(seen_by(Observer::Public), drew(None));
    let red = table.game().view(table.state(), Observer::Seat(Seat(0)));
    assert_eq!(red.own.map(|own| own.modules.fishermen.tokens.0), Some([0, 0, 1]));
}

#[test]
fn fish_025_the_number_of_tokens_is_public_and_their_values_are_not() {
    let view = |token: &str| {
        let position = fishing("red settlement N(0,0)\nturn red");
        let table = after(&position, &format!("red rolls 1+1; fish {token}"));
        table.game().view(table.state(), Observer::Seat(Seat(1)))
    };
    assert_eq!(view("1"), view("3"));
    assert_eq!(view("1").public.modules.fishermen.held, [1, 0, 0, 0]);
}

#[test]
fn fish_026_the_player_on_turn_draws_first_then_clockwise_each_all_that_is_due() {
    check(
        &fishing("red settlement N(0,0)\nblue city N(-1,1)\norange settlement N(0,1)\nturn blue"),
        "blue rolls 1+1; fish 1; fish 1; fish 2; fish 3",
        &expect![[r#"
            blue rolls 1+1 = 2
            blue draws fish 1
            blue draws fish 1
            orange draws fish 2
            red draws fish 3
        "#]],
    );
}

#[test]
fn fish_027_spent_tokens_become_the_supply_in_the_middle_of_a_draw() {
    // One token and no boot are face down, 8 face up.
    let position = fishing(
        "red city N(0,0), fish 1 1 1 1 1
         blue fish 1 1 1 1 1 1 2
         white fish 2 2 2 2 2 2 2
         orange fish 2 2
         fish-spent 3 3 3 3 3 3 3
         boot blue
         turn red",
    );
    assert_eq!(supply(&table(&position)), [0, 0, 1]);
    check(
        &position,
        "red rolls 1+1; fish 3; fish 3",
        &expect![[r#"
            red rolls 1+1 = 2
            red draws fish 3
            the spent fish tokens become the supply
            red draws fish 3
        "#]],
    );
    let table = after(&position, "red rolls 1+1; fish 3; fish 3");
    assert_eq!((supply(&table), spent(&table)), ([0, 0, 6], [0; 3]));
    // While one is face down, nothing is turned over.
    let table = after(&position, "red rolls 1+1; fish 3");
    assert_eq!((supply(&table), spent(&table)), ([0, 0, 7], [0; 3]));
}

/// Four full hands leave a token: an exchange never fails. That draws are lost with nothing left is tested beside the code.
#[test]
fn fish_028_a_token_is_always_left() {
    let position = fishing(
        "red settlement N(0,0), fish 1 1 1 1 1 1 1
         blue fish 1 1 1 1 2 2 2
         white fish 2 2 2 2 2 2 2
         orange fish 3 3 3 3 3 3 3
         fish-spent 3
         boot blue
         turn red",
    );
    let table = after(&position, "red rolls 1+1; red exchanges fish 1; fish 3");
    assert_eq!((tokens(&table, "red"), supply(&table), spent(&table)), ([6, 0, 1], [1, 0, 0], [0; 3]));
}

/// Also: FISH-EX-06.
#[test]
fn fish_029_the_robber_on_the_lake_stops_it() {
    for dice in ["1+1", "1+2", "5+6", "6+6"] {
        let position = fishing("red city N(0,0)\nrobber (0,0)\nturn red");
        let table = after(&position, &format!("red rolls {dice}"));
        assert_eq!(tokens(&table, "red"), [0; 3]);
        assert!(lists(&table, "red", "ends turn"));
        // Elsewhere it does not.
        let table =
            after(&position.replace("robber (0,0)", "robber (1,0)"), &format!("red rolls {dice}; fish 1; fish 2"));
        assert_eq!(tokens(&table, "red"), [1, 1, 0]);
    }
}

#[test]
fn fish_ex_06_a_ground_is_not_blocked() {
    for robber in ["off", "(0,-2)", "(1,-2)", "(0,0)"] {
        let position = fishing(&format!("red settlement S(1,-3)\nrobber {robber}\nturn red"));
        let table = after(&position, "red rolls 3+3; fish 2");
        assert_eq!(tokens(&table, "red"), [0, 1, 0], "{robber}");
    }
    let blocked = after(&fishing("red settlement N(0,0)\nrobber (0,0)\nturn red"), "red rolls 5+6");
    assert!(lists(&blocked, "red", "ends turn"), "nothing is drawn");
}

#[test]
fn fish_030_harbour_and_ground_both_benefit() {
    // N(1,-2) has the grain harbour.
    let mut table = fishers("red settlement N(1,-2), hand 2 grain\nturn red");
    play(&mut table, "red rolls 3+3; fish 1; red banks 2 grain for ore");
    assert_eq!((tokens(&table, "red"), hand(&table, "red")), ([1, 0, 0], cards("ore")));
}

#[test]
fn fish_031_nobody_declines_a_draw() {
    let table = after(&fishing("red settlement N(0,0), fish 1 1 1 1 1 1\nturn red"), "red rolls 1+1");
    assert_eq!(table.next(), Next::Chance);
    assert!(listed(&table, "red").is_empty());
    assert_eq!(told(&table, "red keeps fish"), "ACTION_PENDING BASE-069: seat=0, owes=chance, count=1");
    assert_eq!(told(&table, "red ends turn"), "ACTION_PENDING BASE-069: seat=0, owes=chance, count=1");
}

/// Also: FISH-035.
#[test]
fn fish_034_a_full_hand_draws_nothing_more() {
    let position = fishing("red city N(0,0), fish 1 1 1 1 1 1 1\nturn red");
    let table = after(&position, "red rolls 1+1; red keeps fish");
    assert_eq!((tokens(&table, "red"), spent(&table), supply(&table)), ([7, 0, 0], [0; 3], [4, 10, 8]));
    assert!(lists(&table, "red", "ends turn"));
    // The boot does not count.
    let position = fishing("red settlement N(0,0), fish 1 1 1 1 1 1\nboot red\nturn red");
    assert_eq!(tokens(&after(&position, "red rolls 1+1; fish 2"), "red"), [6, 1, 0]);
    assert!(fishers("red fish 1 1 1 1 1 1 1\nturn red").state().public.modules.fishermen.held[0] == 7);
}

#[test]
fn fish_ex_04_the_sixth_and_a_city_draw_one_and_may_exchange_for_the_second() {
    let mut table = fishers("red city N(1,-2), fish 1 1 1 2 2 3\nblue settlement N(0,-2)\nturn red");
    play(&mut table, "red rolls 3+3; fish 2");
    assert_eq!(table.next(), Next::Seats(SeatSet::only(Seat(0))));
    assert_eq!(
        listed(&table, "red"),
        ["red exchanges fish 1", "red exchanges fish 2", "red exchanges fish 3", "red keeps fish"]
    );
    play(&mut table, "red exchanges fish 1; fish 3");
    assert_eq!((tokens(&table, "red"), spent(&table)), ([2, 3, 2], [1, 0, 0]));
    // The others draw after it.
    assert_eq!(table.next(), Next::Chance);
    play(&mut table, "fish 1");
    assert_eq!(tokens(&table, "blue"), [1, 0, 0]);
}

/// Also: FISH-035.
#[test]
fn fish_036_one_exchange_a_production_chosen_first_and_laid_face_up() {
    let mut table = fishers("blue city N(0,0) S(0,0), fish 1 1 1 1 1 1 3\nturn red");
    play(&mut table, "red rolls 5+6");
    let pending = "ACTION_PENDING BASE-069: seat=1, owes=fish-exchange, count=1";
    assert_eq!(told(&table, "red ends turn"), pending);
    assert_eq!(told(&table, "red exchanges fish 1"), pending);
    assert_eq!(told(&table, "blue exchanges fish 2"), "FISH_NOT_HELD FISH-036: token=2");
    assert_eq!(listed(&table, "blue"), ["blue exchanges fish 1", "blue exchanges fish 3", "blue keeps fish"]);
    assert_eq!(play(&mut table, "blue exchanges fish 3"), ["blue hands in fish 3"]);
    assert_eq!((spent(&table), table.next()), ([0, 0, 1], Next::Chance));
    play(&mut table, "fish 2");
    // Four tokens were due, one was exchanged, and that is all.
    assert_eq!(tokens(&table, "blue"), [6, 1, 0]);
    assert!(lists(&table, "red", "ends turn"));
    assert_eq!(told(&table, "blue exchanges fish 1"), "NOT_A_CHOICE FISH-035: unasked=fish-exchange");
    assert_eq!(told(&table, "blue keeps fish"), "NOT_A_CHOICE FISH-035: unasked=fish-exchange");
}

#[test]
fn fish_036_the_token_handed_in_may_come_back_with_an_empty_supply() {
    let position = fishing(
        "red settlement N(0,0), fish 1 1 1 1 1 1 1
         blue fish 1 1 1 1 2 2 2
         white fish 2 2 2 2 2 2 2
         orange fish 3 3 3 3 3 3 3
         fish-spent 3
         boot blue
         turn red",
    );
    let mut table = table(&position);
    play(&mut table, "red rolls 1+1");
    assert_eq!(supply(&table), [0; 3]);
    assert_eq!(
        play(&mut table, "red exchanges fish 1; fish 1"),
        ["red hands in fish 1", "the spent fish tokens become the supply", "red draws fish 1"]
    );
}

#[test]
fn fish_037_a_boot_drawn_in_an_exchange_is_the_token() {
    let position = fishing("red settlement N(0,0), fish 1 1 1 1 1 1 1\nturn red");
    let table = after(&position, "red rolls 1+1; red exchanges fish 1; boot");
    assert_eq!((tokens(&table, "red"), boot_holder(&table)), ([6, 0, 0], Some(Seat(0))));
    assert!(lists(&table, "red", "ends turn"));
}

/// Also: FISH-056.
#[test]
fn fish_055_the_boot_is_shown_at_once_and_takes_the_place_of_a_token() {
    let mut table = fishers("red city N(0,0)\nturn red");
    play(&mut table, "red rolls 1+1");
    let events = table.enter_text("boot").expect("the boot is there");
    let seen = table.game().redact(&events[0], Observer::Public);
    assert_eq!(seen, Some(Event::Module(ModuleEvent::Fishermen(FishEvent::DrewBoot(Seat(0))))));
    assert_eq!(boot_holder(&table), Some(Seat(0)));
    // Of two tokens due, the boot was one.
    play(&mut table, "fish 2");
    assert_eq!(tokens(&table, "red"), [0, 1, 0]);
    assert!(lists(&table, "red", "ends turn"));
}

#[test]
fn fish_061_the_boot_is_drawn_once() {
    let table = after(&fishing("red settlement N(0,0)\nboot blue\nturn red"), "red rolls 1+1");
    assert!(!is_legal(&table, "boot"));
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    assert_eq!(outcomes.len(), 3);
}

#[test]
fn fish_actions_need_the_scenario() {
    for action in ["red keeps fish", "red passes boot to blue", "red spends fish 2 to remove robber"] {
        check_illegal("turn red, rolled", action, Code::NotInPlay, rule::COMBO_009);
    }
}
