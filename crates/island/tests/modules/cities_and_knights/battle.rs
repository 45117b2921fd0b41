//! The barbarians' ship and the battle, reduced cities, the end of the game, and the variant in which knights are committed
//! (sections 1.14, 1.15, 1.17 and 1.18).
//!
//! Buildings stand on north tips and knights on south tips, so that none is in the way of another.

use steading_game::Table;
use steading_island::Island;
use steading_island::illegal::Code;
use steading_island::rule;

use super::knights::{RED_NET, code, knight, offers, refuses};
use super::*;

/// The table after red's roll has brought the ship to the last space; the number, 2, brings nobody anything.
pub fn landing(position: &str) -> Table<Island> {
    let mut table = at(&format!("{position}\nship 6\nturn red"));
    play(&mut table, "red rolls 1+1 ship");
    table
}

/// Whether an upright city stands there.
pub fn is_city(table: &Table<Island>, place: &str) -> bool {
    public(table).cities.iter().any(|cities| cities.contains(v(place))) && !ck(table).reduced.contains(v(place))
}

// The ship.

#[test]
fn ck_177_the_ship_moves_one_space_on_a_ship_and_never_otherwise() {
    for (face, space) in [("ship", 4), ("trade", 3), ("politics", 3), ("science", 3)] {
        for number in ["1+1", "3+4"] {
            let mut table = at("ship 3\nturn red");
            play(&mut table, &format!("red rolls {number} {face}"));
            assert_eq!(ck(&table).ship, space, "{number} {face}");
            play(&mut table, "red ends turn");
            assert_eq!(ck(&table).ship, space);
        }
    }
}

#[test]
fn ck_178_the_seventh_ship_is_a_battle_at_once() {
    let mut table = at("red city N(-1,0)\nship 5\nturn red");
    play(&mut table, "red rolls 1+1 ship");
    assert_eq!((ck(&table).ship, ck(&table).landed), (6, false));
    assert!(is_city(&table, "N(-1,0)"));
    play(&mut table, "red ends turn; blue rolls 1+1 ship");
    assert_eq!((ck(&table).ship, ck(&table).landed), (0, true));
    assert!(!is_city(&table, "N(-1,0)"));
}

/// Red could activate its knight in time, if there were time.
#[test]
fn ck_179_nothing_is_done_between_landing_and_battle() {
    let mut table =
        landing("red city N(-1,0) N(-1,1), mighty S(0,-1), hand grain 4 wool, progress warlord\nblue hand ore");
    offers(&table, "red", "loses city", &["N(-1,0)", "N(-1,1)"]);
    assert_eq!(listed(&table, "red").len(), 2, "nothing else");
    for action in ["red activates knight S(0,-1)", "red plays warlord", "red banks 4 wool for ore"] {
        assert_eq!(code(&table, action), Code::ActionPending, "{action}");
    }
    play(&mut table, "red loses city N(-1,0); red activates knight S(0,-1)");
    assert!(!is_city(&table, "N(-1,0)"), "too late");
}

#[test]
fn ck_180_the_ship_sails_back_whoever_has_won() {
    for knights in ["", ", basic S(0,-1), active S(0,-1)"] {
        let mut table = landing(&format!("red city N(-1,0){knights}"));
        assert_eq!(is_city(&table, "N(-1,0)"), !knights.is_empty());
        assert_eq!(ck(&table).ship, 0);
        play(&mut table, "red ends turn; blue rolls 1+1 ship");
        assert_eq!(ck(&table).ship, 1);
    }
}

// Strength.

/// Red has a city and a metropolis, blue a city: the barbarians are three.
#[test]
fn ck_181_the_barbarians_are_as_many_as_upright_cities() {
    let is_lost = |others: &str| {
        let table = landing(&format!(
            "red city N(-1,0) N(-1,1), levels trade 4, metropolis trade N(-1,0)\nblue city N(1,0)\n{others}"
        ));
        !is_city(&table, "N(1,0)")
    };
    assert!(!is_lost("white mighty S(1,1), active S(1,1)"));
    assert!(is_lost("white strong S(1,1), active S(1,1)"));
    // Settlements and reduced cities do not count, another city does.
    assert!(!is_lost("white mighty S(1,1), active S(1,1)\norange settlement N(2,0), reduced N(2,1)"));
    assert!(is_lost("white mighty S(1,1), active S(1,1)\norange city N(2,0)"));
}

/// The barbarians are three.
#[test]
fn ck_182_all_active_knights_of_all_players_count() {
    let is_lost = |active: [&str; 3]| {
        let [red, blue, white] = active;
        let table = landing(&format!(
            "red city N(-1,0) N(-1,1), basic S(0,-1){red}
             blue city N(1,0), basic S(2,-1){blue}
             white settlement N(0,2), basic S(1,1){white}"
        ));
        !is_city(&table, "N(1,0)") || !moves(&table, "red", "loses city").is_empty()
    };
    let [red, blue, white] = [", active S(0,-1)", ", active S(2,-1)", ", active S(1,1)"];
    assert!(!is_lost([red, blue, white]));
    // White has no city, and is needed all the same.
    assert!(is_lost([red, blue, ""]));
    assert!(is_lost([red, "", white]));
    assert!(is_lost(["", blue, white]));
}

/// Also: CK-208.
#[test]
fn ck_183_a_tie_goes_to_the_knights() {
    let with = |rank: &str| landing(&format!("red city N(-1,0) N(-1,1), {rank} S(0,-1), active S(0,-1)"));
    let table = with("strong");
    assert!(is_city(&table, "N(-1,0)") && is_city(&table, "N(-1,1)"));
    assert_eq!(ck(&table).defender, [1, 0, 0, 0]);
    let table = with("basic");
    assert_eq!(moves(&table, "red", "loses city").len(), 2);
    // Nobody against nobody.
    let table = landing("red settlement N(-1,0), basic S(0,-1)");
    assert_eq!((ck(&table).defender, ck(&table).ship, ck(&table).landed), ([0; 4], 0, true));
    assert!(is_legal(&table, "red ends turn"));
}

/// Blue has more knights, red more strength: 5 against 6.
#[test]
fn ck_184_a_contribution_is_the_strength_of_the_active_knights() {
    let table = landing(
        "red city N(-1,0) N(-1,1) N(-2,2), mighty S(0,-1), active S(0,-1)
         blue city N(1,0) N(2,0) N(2,1), basic S(2,-1) S(1,-1), strong S(2,0), active S(2,-1) S(1,-1)",
    );
    assert_eq!(asked(&table), ["blue"], "its strong knight sleeps");
    offers(&table, "blue", "loses city", &["N(1,0)", "N(2,0)", "N(2,1)"]);
    // And for the reward.
    let table = landing(
        "red mighty S(0,-1), active S(0,-1)
         blue city N(1,0), basic S(2,-1) S(1,-1), strong S(2,0), active S(2,-1) S(1,-1)",
    );
    assert_eq!(ck(&table).defender, [1, 0, 0, 0]);
}

/// One barbarian is there, and white alone would be enough.
#[test]
fn ck_185_a_knight_counts_whole_even_if_less_would_do() {
    let table = landing(
        "red city N(-1,0)
         white mighty S(1,1), active S(1,1)
         orange strong S(-1,1), active S(-1,1)",
    );
    assert_eq!(ck(&table).defender, [0, 0, 1, 0], "3 to 2, not a tie of what was needed");
    // Nor is a mighty knight worth less than three.
    let table = landing("red city N(-1,0) N(-1,1)\nblue city N(1,0)\nwhite mighty S(1,1), active S(1,1)");
    assert!(is_city(&table, "N(1,0)"));
}

// Losses.

/// White gives nothing and has nothing to lose; the next is red.
#[test]
fn ck_186_the_weakest_of_those_who_can_lose_a_city_loses_one() {
    let mut table = landing(
        "red city N(-1,0) N(-1,1), basic S(0,-1), active S(0,-1)
         blue city N(1,0) N(2,0), strong S(2,-1), active S(2,-1)
         white settlement N(0,2) N(1,2)",
    );
    assert_eq!(asked(&table), ["red"]);
    play(&mut table, "red loses city N(-1,0)");
    assert_eq!(asked(&table), ["red"]);
    assert!(is_legal(&table, "red ends turn"));
    let stand = ["N(-1,0)", "N(-1,1)", "N(1,0)", "N(2,0)"].map(|place| is_city(&table, place));
    assert_eq!(stand, [false, true, true, true]);
    assert_eq!(points(&table, "white"), 2);
}

#[test]
fn ck_ex_14_the_weakest_of_the_vulnerable_lose_a_city_each() {
    let mut table = landing(
        "red    city N(-1,0) N(-1,1), basic S(0,-1), active S(0,-1)
         blue   city N(1,0) N(2,0), basic S(2,-1), active S(2,-1)
         white  settlement N(0,2) N(1,2), basic S(1,1), active S(1,1)
         orange city N(-2,2), levels trade 4, metropolis trade N(-2,2)",
    );
    assert_eq!(asked(&table), ["red"]);
    play(&mut table, "red loses city N(-1,1)");
    assert_eq!(asked(&table), ["blue"]);
    play(&mut table, "blue loses city N(1,0)");
    let all = ["red", "blue", "white", "orange"].map(|name| points(&table, name));
    assert_eq!(all, [3, 3, 2, 4]);
    assert!(is_legal(&table, "red ends turn"));
}

/// Also: CK-173, CK-190.
#[test]
fn ck_187_settlements_and_metropolises_are_never_lost() {
    // White and orange give nothing, red does.
    let table = landing(
        "red    city N(-1,0), basic S(0,-1), active S(0,-1)
         white  settlement N(0,2)
         orange city N(-2,2), levels trade 4, metropolis trade N(-2,2)",
    );
    assert!(!is_city(&table, "N(-1,0)"));
    assert!(is_city(&table, "N(-2,2)"));
    assert_eq!(["red", "white", "orange"].map(|name| points(&table, name)), [1, 1, 4]);
}

#[test]
fn ck_188_all_who_are_equally_weak_lose_a_city() {
    let mut table = landing(
        "red    city N(-1,0) N(-1,1), basic S(0,-1), active S(0,-1)
         blue   city N(1,0) N(2,0), basic S(2,-1), active S(2,-1)
         white  settlement N(0,2)
         orange city N(-2,2), strong S(-1,1), active S(-1,1)",
    );
    play(&mut table, "red loses city N(-1,0); blue loses city N(2,0)");
    assert!(is_legal(&table, "red ends turn"));
    assert!(is_city(&table, "N(-2,2)"), "orange gave more");
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&table, name)), [3, 3, 1, 2]);
}

/// Also: CK-EX-39.
#[test]
fn ck_189_without_an_active_knight_everybody_loses_a_city() {
    let table = landing(
        "red    city N(-1,0), mighty S(0,-1)
         blue   city N(1,0)
         white  city N(0,2)
         orange settlement N(-2,2)",
    );
    for place in ["N(-1,0)", "N(1,0)", "N(0,2)"] {
        assert!(!is_city(&table, place), "{place}");
    }
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn ck_ex_39_three_players_with_vulnerable_cities_and_no_active_knight_lose_one_each() {
    let mut table = landing("blue city N(1,0) N(2,0)\nwhite city N(0,2)\norange city N(-2,2) N(-1,2)");
    play(&mut table, "blue loses city N(1,0); orange loses city N(-1,2)");
    assert_eq!(["red", "blue", "white", "orange"].map(|name| points(&table, name)), [0, 3, 1, 3]);
}

#[test]
fn ck_190_where_nobody_has_a_city_to_lose_nothing_is_lost() {
    let table = landing(
        "red city N(-1,0), levels trade 4, metropolis trade N(-1,0)
         blue city N(1,0), levels politics 4, metropolis politics N(1,0), settlement N(2,0)
         white basic S(1,1), active S(1,1)",
    );
    assert!(is_city(&table, "N(-1,0)") && is_city(&table, "N(1,0)"));
    assert_eq!(ck(&table).defender, [0; 4], "the barbarians have won");
    assert!(is_legal(&table, "red ends turn"));
}

/// Also: CK-173.
#[test]
fn ck_191_the_owner_chooses_the_city() {
    let position = "
        blue   settlement N(2,1), city N(1,0) N(2,0) N(1,1), levels politics 4, metropolis politics N(1,1)
        white  city N(0,2), basic S(1,1), active S(1,1)";
    let table = landing(position);
    assert_eq!(asked(&table), ["blue"], "not the player on turn");
    offers(&table, "blue", "loses city", &["N(1,0)", "N(2,0)"]);
    for place in ["N(1,1)", "N(2,1)", "N(0,2)", "N(0,0)"] {
        assert_eq!(code(&table, &format!("blue loses city {place}")), Code::NotAChoice, "{place}");
    }
    assert!(!is_legal(&table, "red loses city N(1,0)"));
    for lost in ["N(1,0)", "N(2,0)"] {
        let mut table = landing(position);
        play(&mut table, &format!("blue loses city {lost}"));
        assert_eq!(
            ["N(1,0)", "N(2,0)"].map(|place| is_city(&table, place)),
            ["N(1,0)", "N(2,0)"].map(|place| place != lost)
        );
    }
}

#[test]
fn ck_192_the_choices_are_made_in_turn_order_from_the_player_on_turn_on() {
    let mut table = at("
        red    city N(-1,0) N(-1,1)
        blue   city N(1,0) N(2,0)
        white  city N(0,2) N(1,2)
        ship   6
        turn   white
    ");
    play(&mut table, "white rolls 1+1 ship");
    for (name, place) in [("white", "N(0,2)"), ("red", "N(-1,0)"), ("blue", "N(1,0)")] {
        assert_eq!(asked(&table), [name]);
        play(&mut table, &format!("{name} loses city {place}"));
    }
    assert!(is_legal(&table, "white ends turn"));
}

#[test]
fn ck_193_a_settlement_of_the_supply_takes_the_place_of_the_city() {
    let table = landing("red city N(-1,0) N(-1,1), levels trade 4, metropolis trade N(-1,1), settlement N(-3,1)");
    let red = &public(&table).pool[0];
    assert_eq!((red.settlements, red.cities), (3, 3), "one less and one more");
    assert!(public(&table).settlements[0].contains(v("N(-1,0)")));
    assert!(ck(&table).reduced.is_empty());
    assert_eq!(points(&table, "red"), 6);
}

/// Also: CK-085.
#[test]
fn ck_194_the_wall_of_a_lost_city_is_gone() {
    let mut table = landing("red city N(-1,0) N(-1,1), wall N(-1,0) N(-1,1)");
    play(&mut table, "red loses city N(-1,0)");
    assert!(!ck(&table).walls.contains(v("N(-1,0)")));
    assert!(ck(&table).walls.contains(v("N(-1,1)")), "the other one stands");
}

/// Red's five settlements are on the board; the city N(-1,1) stands at mountains with the number 3.
const FIVE_SETTLEMENTS: &str = "red settlement N(-3,1) N(-3,2) N(-3,3) N(-2,3) N(-1,3), city N(-1,1)";

/// Also: CK-EX-37.
#[test]
fn ck_195_without_a_settlement_the_city_lies_on_its_side_and_counts_as_one() {
    let mut table = at(&format!("{FIVE_SETTLEMENTS}\nship 6\nturn red"));
    assert_eq!(points(&table, "red"), 7);
    play(&mut table, "red rolls 1+2 ship");
    assert!(ck(&table).reduced.contains(v("N(-1,1)")));
    assert_eq!(points(&table, "red"), 6);
    assert_eq!(hand(&table, "red"), cards("ore"), "no coin");
    // With a settlement in the supply none lies.
    let table = landing(&FIVE_SETTLEMENTS.replace(" N(-1,3)", ""));
    assert!(ck(&table).reduced.is_empty());
    assert!(public(&table).settlements[0].contains(v("N(-1,1)")));
}

#[test]
fn ck_ex_37_a_city_on_its_side_has_one_point_the_yield_of_a_settlement_and_no_wall() {
    let mut table = at(&format!("{FIVE_SETTLEMENTS}, wall N(-1,1)\nship 6\nturn red"));
    play(&mut table, "red rolls 2+1 ship");
    assert_eq!((points(&table, "red"), hand(&table, "red")), (6, cards("ore")));
    assert!(ck(&table).walls.is_empty());
    assert_eq!(public(&table).pool[0].settlements, 0);
}

/// Red has a city on its side and a settlement that could become another.
const LYING: &str = "red settlement N(-1,0), reduced N(-1,1)";

#[test]
fn ck_196_a_city_on_its_side_is_restored_before_another_is_built() {
    let position = format!("{LYING}, hand 6 ore 4 grain\nturn red, rolled");
    for mut table in in_both(&position) {
        refuses(&table, "red builds city N(-1,0)", Code::RestoreFirst, rule::CK_196);
        assert!(moves(&table, "red", "builds city").is_empty());
        play(&mut table, "red restores city N(-1,1)");
        assert!(is_city(&table, "N(-1,1)"));
        assert_eq!(points(&table, "red"), 3);
        play(&mut table, "red builds city N(-1,0)");
    }
    // Only what lies can be restored.
    for place in ["N(-1,0)", "N(1,0)"] {
        assert!(!is_legal(&at(&position), &format!("red restores city {place}")), "{place}");
    }
}

/// Also: CK-EX-38.
#[test]
fn ck_197_restoring_costs_a_grain_less_in_the_older_edition() {
    let with = |cards: &str| in_both(&format!("{LYING}, hand {cards}\nturn red, rolled"));
    let [mut old, new] = with("3 ore grain");
    assert_eq!(code(&new, "red restores city N(-1,1)"), Code::CannotAfford);
    play(&mut old, "red restores city N(-1,1)");
    assert!(hand(&old, "red").is_empty());
    let [mut old, mut new] = with("3 ore 2 grain");
    play(&mut old, "red restores city N(-1,1)");
    play(&mut new, "red restores city N(-1,1)");
    assert_eq!(hand(&old, "red"), cards("grain"));
    assert!(hand(&new, "red").is_empty());
    for table in with("2 ore 2 grain") {
        assert_eq!(code(&table, "red restores city N(-1,1)"), Code::CannotAfford);
    }
}

#[test]
fn ck_ex_38_restoring_comes_before_other_upgrades_and_all_improvements() {
    let prices = ["3 ore grain", "3 ore 2 grain"];
    for (edition, price) in ["2008", "new"].into_iter().zip(prices) {
        let mut table =
            at(&format!("option edition {edition}\n{LYING}, city N(-2,2), hand cloth 6 ore 4 grain\nturn red, rolled"));
        refuses(&table, "red builds city N(-1,0)", Code::RestoreFirst, rule::CK_196);
        refuses(&table, "red improves trade", Code::ReducedCity, rule::CK_151);
        play(&mut table, "red restores city N(-1,1)");
        assert_eq!(hand(&table, "red") + cards(price), cards("cloth 6 ore 4 grain"), "{edition}");
        play(&mut table, "red improves trade; red builds city N(-1,0)");
    }
}

/// Also: CK-246.
#[test]
fn ck_198_medicine_restores_for_two_ore_and_a_grain() {
    let position = format!("{LYING}, hand 2 ore grain, progress medicine\nturn red, rolled");
    for mut table in in_both(&position) {
        refuses(&table, "red plays medicine N(-1,0)", Code::RestoreFirst, rule::CK_196);
        play(&mut table, "red plays medicine N(-1,1)");
        assert!(is_city(&table, "N(-1,1)"));
        assert!(hand(&table, "red").is_empty());
    }
}

#[test]
fn ck_199_all_reduced_cities_come_first_in_any_order() {
    let position = "red settlement N(-1,0), reduced N(-1,1) N(-2,2), hand 9 ore 6 grain\nturn red, rolled";
    for (first, second) in [("N(-1,1)", "N(-2,2)"), ("N(-2,2)", "N(-1,1)")] {
        let mut table = at(position);
        play(&mut table, &format!("red restores city {first}"));
        refuses(&table, "red builds city N(-1,0)", Code::RestoreFirst, rule::CK_196);
        play(&mut table, &format!("red restores city {second}; red builds city N(-1,0)"));
        assert_eq!(points(&table, "red"), 6);
    }
}

/// Settlements are in the supply again, and a second city falls.
#[test]
fn ck_200_a_reduced_city_is_never_exchanged_for_a_settlement() {
    let table = landing("red reduced N(-1,1), city N(-2,2)");
    assert!(ck(&table).reduced.contains(v("N(-1,1)")));
    assert!(!ck(&table).reduced.contains(v("N(-2,2)")));
    assert!(public(&table).settlements[0].contains(v("N(-2,2)")));
    assert_eq!(public(&table).pool[0].settlements, 4);
    assert_eq!(public(&table).pool[0].cities, 3);
}

/// The lost city stands at the brick harbour.
#[test]
fn ck_201_levels_harbours_roads_and_knights_outlast_the_city() {
    let table = landing(
        "red city N(-3,2), road W(-2,1), basic S(-2,0), levels trade 2 politics 1 science 2, hand 2 brick, progress crane",
    );
    assert!(!is_city(&table, "N(-3,2)"));
    assert_eq!(ck(&table).levels[0], [2, 1, 2]);
    assert!(is_legal(&table, "red banks 2 brick for ore"));
    assert!(public(&table).roads[0].contains(e("W(-2,1)")));
    assert_eq!(knight(&table, "S(-2,0)"), "red basic");
    assert_eq!(held(&table, "red"), [Card::Crane]);
}

/// Blue took the metropolis of politics from red before the barbarians came.
#[test]
fn ck_174_a_city_that_lost_its_metropolis_can_be_lost() {
    let position = "
        red   city N(-1,0), levels politics 4, metropolis politics N(-1,0)
        blue  city N(1,0), levels politics 4, hand 5 coin
        ship  6
        turn  blue, rolled
    ";
    let mut table = at(position);
    play(&mut table, "blue improves politics; blue ends turn; white rolls 1+1 ship");
    assert_eq!((is_city(&table, "N(-1,0)"), is_city(&table, "N(1,0)")), (false, true));
    let mut table = at(position);
    play(&mut table, "blue ends turn; white rolls 1+1 ship");
    assert_eq!((is_city(&table, "N(-1,0)"), is_city(&table, "N(1,0)")), (true, false), "had blue not done so");
}

/// Two cities with a metropolis and one without: three barbarians.
#[test]
fn ck_173_a_metropolis_is_safe_and_counts_for_the_barbarians() {
    let position = |rank: &str| {
        format!(
            "red city N(-1,0) N(-1,1), levels trade 4 science 4, metropolis trade N(-1,0), metropolis science N(-1,1)
             blue city N(1,0)
             white {rank} S(1,1), active S(1,1)"
        )
    };
    let table = landing(&position("strong"));
    assert_eq!(["N(-1,0)", "N(-1,1)", "N(1,0)"].map(|place| is_city(&table, place)), [true, true, false]);
    assert_eq!(points(&table, "red"), 8);
    assert!(is_city(&landing(&position("mighty")), "N(1,0)"));
}

/// The piece stays used, and everything that asks for a building finds one.
#[test]
fn ck_306_a_reduced_city_is_a_building_made_of_a_city_piece() {
    let position = "
        red   reduced N(-3,2), city N(-1,0) N(-1,1) N(0,2), hand 3 ore 2 grain 2 brick lumber wool
        red   road W(-2,1), progress merchant
        turn  red, rolled
    ";
    let mut table = at(position);
    assert_eq!((public(&table).pool[0].cities, public(&table).pool[0].settlements), (0, 5));
    // Harbour, distance, merchant.
    assert!(is_legal(&table, "red banks 2 brick for coin"));
    assert_eq!(code(&table, "red builds settlement S(-2,0)"), Code::TooClose);
    assert!(is_legal(&table, "red plays merchant (-2,1)"));
    // No piece is needed to restore it.
    play(&mut table, "red restores city N(-3,2)");
    assert_eq!(public(&table).pool[0].cities, 0);
    assert!(is_city(&table, "N(-3,2)"));
    // It leaves all five settlements.
    let full = FIVE_SETTLEMENTS.replace("city N(-1,1)", "reduced N(-1,1)");
    assert_eq!(points(&at(&format!("{full}\nturn red, rolled")), "red"), 6);
}

#[test]
fn ck_306_robber_mining_and_irrigation_know_a_reduced_city() {
    // N(-1,2) stands at fields, mountains and fields.
    let position = "red reduced N(-1,2), progress mining irrigation\nturn red, rolled";
    let mut table = at(position);
    play(&mut table, "red plays mining; red plays irrigation");
    assert_eq!(hand(&table, "red"), cards("2 ore 4 grain"));
    let mut table = at("blue reduced N(-1,2), hand ore\nlanded\nrobber (0,0)\nturn red");
    play(&mut table, "red rolls 3+4 ship; red moves robber (0,1); steal ore");
    assert_eq!(hand(&table, "red"), cards("ore"));
}

/// Red holds the Harbormaster with four points, as many as blue has. Were the card judged after red's loss, blue would have it.
#[test]
fn ck_328_awards_are_judged_when_the_last_city_is_lost() {
    let mut table = landing(
        "option variants harbormaster
         red city N(-3,2) N(-2,0)
         blue city N(2,1) N(1,2)
         harbormaster red",
    );
    let holder = |table: &Table<Island>| public(table).modules.harbormaster.holder;
    let red = Some(seat(&table, "red"));
    assert_eq!(holder(&table), red);
    play(&mut table, "red loses city N(-3,2)");
    assert_eq!((asked(&table), holder(&table)), (vec!["blue"], red));
    play(&mut table, "blue loses city N(2,1)");
    assert_eq!(holder(&table), red, "three to three");
    assert_eq!((points(&table, "red"), points(&table, "blue")), (5, 3));
}

// Rewards.

#[test]
fn ck_202_who_gave_most_alone_is_a_defender() {
    let table = landing(
        "red city N(-1,0), basic S(0,-1), active S(0,-1)
         blue city N(1,0), strong S(2,-1), active S(2,-1)
         white mighty S(1,1)",
    );
    assert_eq!(ck(&table).defender, [0, 1, 0, 0]);
    assert_eq!(["red", "blue", "white"].map(|name| points(&table, name)), [2, 3, 0]);
    assert!(is_legal(&table, "red ends turn"), "nobody draws");
}

#[test]
fn ck_203_a_defender_needs_no_city() {
    let table = landing("red city N(-1,0), basic S(0,-1), active S(0,-1)\nwhite strong S(1,1), active S(1,1)");
    assert_eq!(ck(&table).defender, [0, 0, 1, 0]);
}

#[test]
fn ck_ex_40_five_against_five_makes_the_strongest_a_defender() {
    let table = landing(
        "red   city N(-1,0) N(-1,1), mighty S(0,-1), active S(0,-1)
         blue  city N(1,0) N(2,0), strong S(2,-1), active S(2,-1)
         white city N(0,2)",
    );
    assert_eq!(ck(&table).defender, [1, 0, 0, 0]);
    assert_eq!(["red", "blue", "white"].map(|name| points(&table, name)), [5, 4, 2], "nothing is lost");
}

/// Red and blue give one each; the barbarian is one.
const TIED: &str = "
    red   basic S(0,-1), active S(0,-1)
    blue  city N(1,0), basic S(2,-1), active S(2,-1)
";

/// Also: CK-205.
#[test]
fn ck_204_equal_defenders_draw_from_a_deck_of_their_choice() {
    let mut table = landing(TIED);
    assert_eq!(asked(&table), ["red"]);
    offers(&table, "red", "picks deck", &["trade", "politics", "science"]);
    assert_eq!(listed(&table, "red").len(), 3, "nothing else");
    play(&mut table, "red picks deck science");
    assert!(waits_for_chance(&table));
    assert!(!is_legal(&table, "draw merchant"), "from that deck");
    play(&mut table, "draw crane; blue picks deck trade; draw merchant");
    assert_eq!((held(&table, "red"), held(&table, "blue")), (vec![Card::Crane], vec![Card::Merchant]));
    assert_eq!(ck(&table).defender, [0; 4]);
    assert_eq!((left(&table, Track::Trade), left(&table, Track::Politics), left(&table, Track::Science)), (17, 18, 17));
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn ck_205_a_tied_defender_may_draw_where_he_has_no_level() {
    let mut table = landing(&TIED.replace("red   basic", "red   levels trade 1, basic"));
    for deck in ["trade", "politics", "science"] {
        assert!(is_legal(&table, &format!("red picks deck {deck}")), "{deck}");
    }
    play(&mut table, "red picks deck politics; draw spy");
    assert_eq!(held(&table, "red"), [Card::Spy]);
}

/// White's contribution is smaller.
#[test]
fn ck_ex_41_two_with_two_draw_from_the_player_on_turn_on() {
    let mut table = at("
        red    city N(-1,0), strong S(0,-1), active S(0,-1)
        blue   city N(1,0), basic S(2,-1) S(1,-1), active S(2,-1) S(1,-1)
        white  city N(0,2), basic S(1,1), active S(1,1)
        ship   6
        turn   blue
    ");
    play(&mut table, "blue rolls 1+1 ship");
    assert_eq!(asked(&table), ["blue"]);
    play(&mut table, "blue picks deck trade; draw merchant");
    assert_eq!(asked(&table), ["red"]);
    play(&mut table, "red picks deck politics; draw spy");
    assert_eq!(ck(&table).defender, [0; 4]);
    assert!(held(&table, "white").is_empty());
    assert!(is_legal(&table, "blue ends turn"));
}

/// Also: CK-051, CK-054.
#[test]
fn ck_206_tied_defenders_draw_in_turn_under_the_limit_of_four() {
    let position = TIED.replace("S(2,-1), active", "S(2,-1), progress crane crane spy spy, active");
    let mut table = landing(&position);
    play(&mut table, "red picks deck politics; draw constitution");
    assert_eq!(ck(&table).constitution, Some(seat(&table, "red")));
    assert_eq!(points(&table, "red"), 1);
    play(&mut table, "blue picks deck science; draw mining");
    assert_eq!(asked(&table), ["blue"], "five are held");
    offers(&table, "blue", "drops", &["crane", "spy", "mining"]);
    play(&mut table, "blue drops spy");
    assert_eq!(held(&table, "blue"), [Card::Crane, Card::Crane, Card::Mining, Card::Spy]);
    assert!(is_legal(&table, "red ends turn"));
}

/// What is left of a deck is asked for, and the only one that is left is drawn from unasked.
#[test]
fn ck_207_an_empty_deck_cannot_be_picked() {
    let before = at(&format!("{TIED}\nship 6\nturn red"));
    let mut table = with_empty_decks(&before, &[Track::Politics]);
    play(&mut table, "red rolls 1+1 ship");
    offers(&table, "red", "picks deck", &["trade", "science"]);
    refuses(&table, "red picks deck politics", Code::NotAChoice, rule::CK_207);
    let mut table = with_empty_decks(&before, &[Track::Politics, Track::Trade]);
    play(&mut table, "red rolls 1+1 ship");
    assert!(waits_for_chance(&table), "nobody is asked");
    play(&mut table, "draw crane; draw mining");
    assert_eq!((held(&table, "red"), held(&table, "blue")), (vec![Card::Crane], vec![Card::Mining]));
}

#[test]
fn ck_329_without_any_card_in_the_decks_tied_defenders_go_without() {
    let before = at(&format!("{TIED}\nship 6\nturn red"));
    let mut table = with_empty_decks(&before, &Track::ALL);
    play(&mut table, "red rolls 1+1 ship");
    assert!(ck(&table).landed && ck(&table).defender == [0; 4]);
    assert!(is_legal(&table, "red ends turn"), "nothing is asked");
    assert!(held(&table, "red").is_empty() && held(&table, "blue").is_empty());
}

#[test]
fn ck_208_nothing_given_is_never_rewarded() {
    let table = landing("red settlement N(-1,0), mighty S(0,-1)\nblue settlement N(1,0)");
    assert_eq!(asked(&table), ["red"]);
    assert!(is_legal(&table, "red ends turn"), "no deck is picked");
    assert_eq!(ck(&table).defender, [0; 4]);
    // One active knight is something.
    let table = landing("red settlement N(-1,0), basic S(0,-1), active S(0,-1)");
    assert_eq!(ck(&table).defender, [1, 0, 0, 0]);
}

#[test]
fn ck_209_there_are_defenders_beyond_the_sixth() {
    let table = landing("red defender 3\nblue defender 3\nwhite basic S(1,1), active S(1,1)");
    assert_eq!(ck(&table).defender, [3, 3, 1, 0]);
    assert_eq!(points(&table, "white"), 1);
}

#[test]
fn ck_210_after_a_battle_all_knights_are_inactive() {
    let knights = "
        red   basic S(0,-1), active S(0,-1)
        white strong S(1,1), mighty S(0,1), active S(1,1)";
    let won = landing(&format!("{knights}\nblue city N(1,0)"));
    let lost =
        landing(&format!("{knights}\nblue city N(1,0) N(2,0) N(1,1) N(2,1), levels trade 4, metropolis trade N(1,0)"));
    assert_eq!(ck(&won).defender, [0, 0, 1, 0]);
    assert_eq!(asked(&lost), ["blue"]);
    let mut lost = lost;
    play(&mut lost, "blue loses city N(2,0)");
    for table in [&won, &lost] {
        assert!(ck(table).active.is_empty());
        assert_eq!(knight(table, "S(0,-1)"), "red basic");
        assert_eq!(knight(table, "S(1,1)"), "white strong");
    }
}

/// Red's settlement N(-1,1) stands at mountains with the number 3.
#[test]
fn ck_211_tied_defenders_draw_after_the_battle_and_before_the_number() {
    for (edition, answer) in [("2008", "red keeps card"), ("new", "")] {
        let mut table = at(&format!("option edition {edition}\nred settlement N(-1,1)\n{TIED}\nship 6\nturn red"));
        play(&mut table, "red rolls 1+2 ship");
        assert_eq!(moves(&table, "red", "picks deck").len(), 3);
        assert!(ck(&table).active.is_empty());
        assert_eq!((ck(&table).ship, ck(&table).landed), (0, true));
        assert_eq!(public(&table).robber, Some(h("(0,0)")));
        play(&mut table, &format!("red picks deck trade; draw merchant; {answer}"));
        assert_eq!(asked(&table), ["blue"], "{edition}");
        assert!(hand(&table, "red").is_empty(), "the number waits");
        play(&mut table, "blue picks deck trade; draw merchant");
        assert_eq!(hand(&table, "red"), cards("ore"), "{edition}");
    }
}

/// The contributions are fixed before cities are lost, and the knights sleep only afterwards.
#[test]
fn ck_211_cities_are_lost_before_the_knights_are_inactive() {
    let table = landing("red city N(-1,0) N(-1,1) N(-2,2), strong S(0,-1), active S(0,-1)");
    assert_eq!(moves(&table, "red", "loses city").len(), 3);
    assert_eq!(knight(&table, "S(0,-1)"), "red strong active");
    assert_eq!((public(&table).robber, ck(&table).landed), (None, false));
    let mut table = table;
    play(&mut table, "red loses city N(-1,0)");
    assert_eq!(knight(&table, "S(0,-1)"), "red strong");
    assert_eq!((public(&table).robber, ck(&table).landed), (Some(h("(0,0)")), true));
}

#[test]
fn ck_ex_55_a_warlord_played_for_the_limit_finds_the_battle_over() {
    let position = TIED.replace("red   basic", "red   progress warlord crane crane mining, basic");
    for mut table in in_both(&format!("{position}\nship 6\nturn red")) {
        play(&mut table, "red rolls 1+1 ship; red picks deck trade; draw merchant; red plays warlord");
        assert_eq!(knight(&table, "S(0,-1)"), "red basic active");
        assert_eq!(knight(&table, "S(2,-1)"), "blue basic");
        assert_eq!(asked(&table), ["blue"], "the next to draw");
        play(&mut table, "blue picks deck trade; draw merchant");
        assert_eq!(knight(&table, "S(0,-1)"), "red basic active");
    }
}

/// Also: CK-119.
#[test]
fn ck_ex_53_a_knight_that_fought_and_is_activated_again_does_not_act() {
    let mut table = landing(&format!("{RED_NET}red basic S(0,0), active S(0,0), hand grain"));
    assert_eq!(knight(&table, "S(0,0)"), "red basic");
    assert_eq!(code(&table, "red moves knight S(0,0) N(-1,1)"), Code::KnightInactive);
    play(&mut table, "red activates knight S(0,0)");
    assert_eq!(knight(&table, "S(0,0)"), "red basic active");
    refuses(&table, "red moves knight S(0,0) N(-1,1)", Code::KnightTooNew, rule::CK_119);
}
