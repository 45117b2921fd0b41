//! With Catan for Two.

use steading_game::Seat;

use super::{fishers, lists, supply, tokens, told};
use crate::support::*;

const TWO: &str = "option variants two_players\n";

/// Also: FISH-068.
#[test]
fn two_051_each_starts_with_five_tokens() {
    let table = start("setup explicit\nboard beginner\nscenario fishermen\nvariants two_players\nfirst_player eldest");
    for name in ["blue", "white"] {
        assert_eq!(tokens(&table, name), [2, 2, 1]);
    }
    assert_eq!(public(&table).modules.fishermen.held, [5, 5, 0, 0]);
    // Twenty lie face down, the boot among them.
    assert_eq!((supply(&table), public(&table).modules.fishermen.boot), ([7, 6, 6], None));
}

/// Also: FISH-068.
#[test]
fn two_052_the_player_with_fewer_points_pays_a_fish_less() {
    let purchases = [("remove robber", 2), ("rob white", 3), ("take ore", 4), ("build road", 5), ("draw card", 7)];
    let between = |blue: &str, white: &str| {
        let fish = "fish 1 1 1 1 1 1 1";
        fishers(&format!("{TWO}blue {blue}, {fish}\nwhite {white}, hand ore\nrobber (1,0)\nturn blue, rolled"))
    };
    let behind = between("settlement N(0,0)", "city N(0,2)");
    let level = between("settlement N(0,0)", "settlement N(0,2)");
    let ahead = between("city N(0,0)", "settlement N(0,2)");
    // Hidden points do not count.
    let hidden = between("settlement N(0,0)", "settlement N(0,2), cards victory-point");
    for (table, discount) in [(behind, 1), (level, 0), (ahead, 0), (hidden, 0)] {
        for (purchase, price) in purchases {
            let price = price - discount;
            let paying = |count: usize| format!("spends fish {} to {purchase}", vec!["1"; count].join(" "));
            assert!(lists(&table, "blue", &paying(price)), "{purchase}");
            if price > 1 {
                let refused = format!("TOO_FEW_FISH FISH-046: price={price}, paid={}", price - 1);
                assert_eq!(told(&table, &format!("blue {}", paying(price - 1))), refused);
            }
        }
    }
    // With more players nobody has a discount.
    let four = fishers(
        "red fish 1 1\nblue city N(0,2)\nwhite city N(0,0)\norange city N(1,1)\nrobber (1,0)\nturn red, rolled",
    );
    assert_eq!(told(&four, "red spends fish 1 to remove robber"), "TOO_FEW_FISH FISH-046: price=2, paid=1");
}

#[test]
fn two_053_coastal_settlements_bring_no_fish() {
    let position =
        "blue settlement N(0,0), road W(1,-1) NE(0,-1) W(1,-2), hand brick lumber wool grain\nturn blue, rolled";
    let mut table = fishers(&format!("{TWO}{position}"));
    let log = play(&mut table, "blue builds settlement S(1,-3)");
    assert_eq!(log, ["blue pays 1 brick 1 lumber 1 wool 1 grain", "blue settles S(1,-3)"]);
    assert_eq!((public(&table).modules.fishermen.held, public(&table).modules.fishermen.due), ([0; 4], [0; 4]));
}

/// Also: FISH-068.
#[test]
fn two_055_both_rolls_bring_fish_and_the_neutral_colours_fish_nothing() {
    let mut table = fishers(&format!(
        "{TWO}blue settlement N(0,0)\nwhite settlement N(-1,1) S(1,-3)\norange settlement N(0,1)\nturn white"
    ));
    let log = play(&mut table, "white rolls 1+1; fish 1; fish 2; dice 3+3; fish 3");
    let draws: Vec<&String> = log.iter().filter(|line| line.contains("fish")).collect();
    assert_eq!(draws, ["white draws fish 1", "blue draws fish 2", "white draws fish 3"]);
    assert_eq!(public(&table).turn, Seat(1));
    assert!(lists(&table, "white", "ends turn"));
}
