//! With Catan for Two.

use steading_game::Seat;

use super::{fishers, fishing, lists, supply, tokens, told};
use crate::support::*;

const TWO: &str = "option variants two_players\n";

/// Also: TWO-053.
#[test]
fn two_051_each_starts_with_five_tokens() {
    let table = start("setup explicit\nboard beginner\nscenario fishermen\nvariants two_players\nfirst_player eldest");
    for name in ["blue", "white"] {
        assert_eq!(tokens(&table, name), [2, 2, 1]);
    }
    assert_eq!(public(&table).modules.fish.held, [5, 5, 0, 0]);
    assert_eq!((supply(&table), public(&table).modules.fish.boot), ([7, 6, 6], None));
}

#[test]
fn two_052_the_player_with_fewer_points_pays_a_fish_less() {
    let purchases = [("remove robber", 2), ("rob white", 3), ("take ore", 4), ("build road", 5), ("draw card", 7)];
    let settlements = |blue: &str, white: &str| {
        fishers(&format!(
            "{TWO}blue {blue}, fish 1 1 1 1 1 1 1\nwhite {white}, hand ore\nrobber (1,0)\nturn blue, rolled"
        ))
    };
    let behind = settlements("settlement N(0,0)", "city N(0,2)");
    let level = settlements("settlement N(0,0)", "settlement N(0,2)");
    let ahead = settlements("city N(0,0)", "settlement N(0,2)");
    for (table, discount) in [(behind, 1), (level, 0), (ahead, 0)] {
        for (purchase, price) in purchases {
            let price = price - discount;
            let ones = |count: usize| vec!["1"; count].join(" ");
            assert!(lists(&table, "blue", &format!("spends fish {} to {purchase}", ones(price))), "{purchase}");
            if price > 1 {
                let less = format!("blue spends fish {} to {purchase}", ones(price - 1));
                assert_eq!(told(&table, &less), format!("TOO_FEW_FISH FISH-046: price={price}, paid={}", price - 1));
            }
        }
    }
}

/// Also: TWO-053.
#[test]
fn two_053_coastal_settlements_bring_no_fish() {
    let position =
        "blue settlement N(0,0), road W(1,-1) NE(0,-1) W(1,-2), hand brick lumber wool grain\nturn blue, rolled";
    let mut table = fishers(&format!("{TWO}{position}"));
    play(&mut table, "blue builds settlement S(1,-3)");
    assert_eq!(public(&table).modules.fish.held, [0; 4]);
}

/// The neutral colours fish nothing; the two players draw in turn order.
#[test]
fn two_055_a_roll_of_two_players_brings_fish() {
    let position = format!("{TWO}blue settlement N(0,0)\nwhite settlement S(0,0)\nturn white");
    let mut table = table(&fishing(&position));
    let log = play(&mut table, "white rolls 1+1; fish 1; fish 2");
    assert_eq!(log[1..], ["white draws fish 1", "blue draws fish 2"]);
    assert_eq!(table.state().public.turn, Seat(1));
}
