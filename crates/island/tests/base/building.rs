//! Building (sections 1.12 to 1.15).

use expect_test::expect;
use steading_game::Next;
use steading_island::cards::Cards;
use steading_island::illegal::Code;
use steading_island::rule;

use crate::refusals::{told, told_at};
use crate::support::*;

/// Every road of red: fifteen pieces around the middle of the board.
const FIFTEEN_ROADS: &str = "NE(0,0) W(1,0) NW(0,1) NE(-1,1) W(0,0) NW(0,0) NW(1,0) NE(1,0) W(2,0) NW(1,1) NE(0,1) \
                             W(1,-1) W(0,1) W(1,1) W(2,-1)";

/// What can be bought: the price of table 2.4, the move, and whether chance must then say which card it is.
const PRICES: [(&str, &str, &str); 4] = [
    ("brick lumber", "red builds road NW(0,0)", ""),
    ("brick lumber wool grain", "red builds settlement N(0,1)", ""),
    ("2 grain 3 ore", "red builds city N(0,0)", ""),
    ("wool grain ore", "red buys card", "draw knight"),
];

/// Also: BASE-146, BASE-153, BASE-160.
#[test]
fn base_135_the_price_of_the_table_goes_to_the_bank_and_the_piece_on_the_board() {
    for (price, action, chance) in PRICES {
        let position =
            |hand: &str| format!("red settlement N(0,0), road NE(0,0) W(1,0), hand {hand}\nturn red, rolled");
        let after = after(&position(&format!("{price} brick lumber wool grain ore")), &format!("{action}; {chance}"));
        assert_eq!(hand(&after, "red"), Cards::each(1), "{action}");
        assert_eq!(public(&after).bank, Cards::each(18), "{action}");
        for kind in cards(price).kinds() {
            let without = cards(price) - Cards::one(kind) + Cards::each(9) - Cards::of(kind, 9);
            let illegal = told(&position(&without.to_string()), action);
            let price = cards(price);
            assert_eq!(illegal, format!("CANNOT_AFFORD BASE-135: price={price}, short=1 {kind}"), "{action}");
        }
    }
    let after = after("red settlement N(0,0), hand brick lumber\nturn red, rolled", "red builds road NW(0,0)");
    assert_eq!(public(&after).roads[0].iter().map(|edge| edge.to_string()).collect::<Vec<_>>(), ["NW(0,0)"]);
}

#[test]
fn base_136_a_turn_may_build_and_buy_as_long_as_cards_last() {
    let mut table = table(
        "
        red   settlement N(0,0), hand 3 brick 3 lumber 3 wool 5 grain 5 ore
        turn  red, rolled
        ",
    );
    play(
        &mut table,
        "red builds road NE(0,0)
         red builds road W(1,0)
         red builds settlement N(0,1)
         red builds city N(0,0)
         red buys card; draw knight
         red buys card; draw knight",
    );
    assert_eq!(hand(&table, "red"), Cards::NONE);
    assert_eq!(points(&table, "red"), 3);
    assert_eq!(
        told_at(&table, "red buys card"),
        "CANNOT_AFFORD BASE-135: price=1 wool 1 grain 1 ore, short=1 wool 1 grain 1 ore"
    );
}

#[test]
fn base_137_the_sixteenth_road_is_refused_and_the_fifteenth_not() {
    let position = |roads: &str| format!("red road {roads}, hand brick lumber\nturn red, rolled");
    let illegal = told(&position(FIFTEEN_ROADS), "red builds road NW(0,2)");
    assert_eq!(illegal, "NO_PIECES_LEFT BASE-137: piece=road, limit=15");
    let fourteen = FIFTEEN_ROADS.replace("W(2,-1)", "");
    let after = after(&position(&fourteen), "red builds road NW(0,2)");
    assert_eq!(public(&after).roads[0].len(), 15);
    assert!(!listed(&table(&position(FIFTEEN_ROADS)), "red").iter().any(|action| action.contains("road")));
}

#[test]
fn base_137_the_sixth_settlement_and_the_fifth_city_are_refused() {
    let five = "N(0,0) N(1,0) N(-1,0) N(0,-1) N(1,-1)";
    let position =
        |places: &str| format!("red settlement {places}, road W(1,1), hand brick lumber wool grain\nturn red, rolled");
    let illegal = told(&position(five), "red builds settlement N(0,2)");
    assert_eq!(illegal, "NO_PIECES_LEFT BASE-137: piece=settlement, limit=5");
    let after_fifth = after(&position("N(0,0) N(1,0) N(-1,0) N(0,-1)"), "red builds settlement N(0,2)");
    assert_eq!(points(&after_fifth, "red"), 5);

    let position = |cities: &str| format!("red settlement N(0,2), city {cities}, hand 3 ore 2 grain\nturn red, rolled");
    let illegal = told(&position("N(0,0) N(1,0) N(-1,0) N(0,-1)"), "red builds city N(0,2)");
    assert_eq!(illegal, "NO_PIECES_LEFT BASE-137: piece=city, limit=4");
    assert_eq!(points(&after(&position("N(0,0) N(1,0) N(-1,0)"), "red builds city N(0,2)"), "red"), 8);
}

#[test]
fn base_138_no_change_and_no_credit() {
    let after = after("red settlement N(0,0), hand 2 brick 2 lumber\nturn red, rolled", "red builds road NE(0,0)");
    assert_eq!(hand(&after, "red"), cards("brick lumber"));
    let illegal = told("red settlement N(0,0), hand 5 ore 1 grain 9 wool\nturn red, rolled", "red builds city N(0,0)");
    assert_eq!(illegal, "CANNOT_AFFORD BASE-135: price=2 grain 3 ore, short=1 grain");
}

/// Plays listed actions in a fixed pattern: nothing that stands ever leaves, but for settlements that become cities.
#[test]
fn base_139_pieces_stay_on_the_board() {
    let mut table = start("setup beginner\nphases combined\nlist_offers off");
    let mut cities_seen = 0;
    for step in 0..3000usize {
        let before = table.state().clone();
        match table.next() {
            Next::Over => break,
            Next::Chance => {
                let mut outcomes = Vec::new();
                steading_game::Game::outcomes(table.game(), table.state(), &mut outcomes);
                let outcome = outcomes[step * 7 % outcomes.len()].0;
                table.resolve(outcome).unwrap_or_else(|error| panic!("{error:?}"));
            }
            Next::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                let actions = table.actions(seat);
                let action = actions[(step * 13 + step / 17) % actions.len()];
                table.play(seat, action).unwrap_or_else(|error| panic!("{error:?}"));
            }
        }
        let now = public(&table);
        for seat in table.game().seats.iter() {
            let index = seat.index();
            assert!(before.public.roads[index].minus(now.roads[index]).is_empty(), "a road left at step {step}");
            assert!(before.public.cities[index].minus(now.cities[index]).is_empty(), "a city left at step {step}");
            assert!(before.public.buildings(seat).minus(now.buildings(seat)).is_empty(), "a building left at {step}");
        }
        cities_seen = now.cities.iter().map(|cities| cities.len()).sum();
    }
    assert!(cities_seen > 0, "the pattern must come to cities");
}

#[test]
fn base_140_a_road_costs_brick_and_lumber_and_brings_no_points() {
    check(
        "red settlement N(0,0), hand brick lumber\nturn red, rolled",
        "red builds road NE(0,0)",
        &expect![[r#"
            red pays 1 brick 1 lumber
            red lays a road NE(0,0)
        "#]],
    );
    let after = after("red settlement N(0,0), hand brick lumber\nturn red, rolled", "red builds road NE(0,0)");
    assert_eq!(points(&after, "red"), 1);
}

/// Also: BASE-237.
#[test]
fn base_141_a_path_holds_one_road_whoever_laid_it() {
    let position = "
        red   settlement N(0,0), road NE(0,0), hand brick lumber
        blue  road NW(0,0)
        turn  red, rolled
    ";
    assert_eq!(told(position, "red builds road NE(0,0)"), "PATH_OCCUPIED BASE-141: path=NE(0,0), seat=0");
    assert_eq!(told(position, "red builds road NW(0,0)"), "PATH_OCCUPIED BASE-141: path=NW(0,0), seat=1");
    assert!(is_legal(&table(position), "red builds road W(1,-1)"));
}

/// Also: BASE-238.
#[test]
fn base_142_a_road_connects_to_an_own_building_or_road_at_one_end() {
    let position = "
        red   settlement N(0,0), city N(0,2), road NE(0,0), hand brick lumber
        blue  settlement N(-1,0), road W(0,1)
        turn  red, rolled
    ";
    let table = table(position);
    for next_to_something_own in ["NW(0,0)", "W(1,-1)", "W(1,0)", "NW(1,0)", "NE(0,2)", "NW(0,2)", "W(1,1)"] {
        assert!(is_legal(&table, &format!("red builds road {next_to_something_own}")), "{next_to_something_own}");
    }
    for next_to_nothing_or_to_others in ["NW(0,1)", "NE(1,0)", "NE(-1,0)", "NW(-1,0)", "NE(-1,1)"] {
        let action = format!("red builds road {next_to_nothing_or_to_others}");
        check_illegal(position, &action, Code::RoadNotConnected, rule::BASE_142);
    }
    let illegal = told(position, "red builds road NW(0,1)");
    assert_eq!(illegal, "ROAD_NOT_CONNECTED BASE-142: end=N(0,1), other=S(0,0)");
}

/// Also: BASE-143, BASE-239.
#[test]
fn base_ex_06_orange_builds_on_at_three_paths_but_not_past_white() {
    let position = "
        orange  settlement N(0,0), road NE(0,0) W(1,0), hand brick lumber
        white   settlement N(0,1), road NE(0,1)
        turn    orange, rolled
    ";
    let mut roads: Vec<String> =
        listed(&table(position), "orange").into_iter().filter(|action| action.contains("builds")).collect();
    roads.sort();
    assert_eq!(roads, ["orange builds road NW(0,0)", "orange builds road NW(1,0)", "orange builds road W(1,-1)"]);
    let illegal = told(position, "orange builds road NW(0,1)");
    assert_eq!(illegal, "ROAD_BLOCKED BASE-143: intersection=N(0,1), seat=2, piece=settlement");
}

#[test]
fn base_143_an_opponents_city_does_not_connect_but_an_own_building_does() {
    let position = |owner: &str| format!("red road W(1,0), hand brick lumber\n{owner} city N(0,1)\nturn red, rolled");
    check_illegal(&position("blue"), "red builds road NW(0,1)", Code::RoadBlocked, rule::BASE_143);
    assert!(is_legal(&table(&position("red")), "red builds road NW(0,1)"));
    // The other end connects all the same.
    let both_ends = "red road W(1,0) NE(-1,1), hand brick lumber\nblue city N(0,1)\nturn red, rolled";
    assert!(is_legal(&table(both_ends), "red builds road NW(0,1)"));
}

#[test]
fn base_144_a_road_may_end_at_an_opponents_building() {
    let after = after(
        "
        red   settlement N(0,0), road NE(0,0), hand brick lumber
        blue  settlement N(0,1)
        turn  red, rolled
        ",
        "red builds road W(1,0)",
    );
    assert_eq!(public(&after).roads[0].len(), 2);
}

#[test]
fn base_145_opponents_roads_do_not_block() {
    let after = after(
        "
        red   settlement N(0,0), road NE(0,0), hand brick lumber
        blue  road W(1,0)
        turn  red, rolled
        ",
        "red builds road NW(1,0)",
    );
    assert_eq!(public(&after).road_length, [2, 1, 0, 0]);
}

#[test]
fn base_146_a_settlement_costs_four_cards_and_brings_a_point() {
    let position = "red settlement N(0,0), road NE(0,0) W(1,0), hand brick lumber wool grain\nturn red, rolled";
    check(
        position,
        "red builds settlement N(0,1)",
        &expect![[r#"
            red pays 1 brick 1 lumber 1 wool 1 grain
            red settles N(0,1)
        "#]],
    );
    assert_eq!(points(&after(position, "red builds settlement N(0,1)"), "red"), 2);
}

/// Also: BASE-240.
#[test]
fn base_147_a_settlement_needs_a_free_intersection() {
    let position = "
        red   settlement N(0,0), road NE(0,0) W(1,0), hand brick lumber wool grain
        blue  city N(0,1)
        turn  red, rolled
    ";
    let own = told(position, "red builds settlement N(0,0)");
    assert_eq!(own, "INTERSECTION_OCCUPIED BASE-147: intersection=N(0,0), seat=0, piece=settlement");
    let other = told(position, "red builds settlement N(0,1)");
    assert_eq!(other, "INTERSECTION_OCCUPIED BASE-147: intersection=N(0,1), seat=1, piece=city");
}

/// Also: BASE-242.
#[test]
fn base_148_a_settlement_needs_an_own_road() {
    let position = "
        red   settlement N(0,0), road NE(0,0) W(1,0), hand brick lumber wool grain
        blue  road NE(0,1)
        turn  red, rolled
    ";
    assert!(is_legal(&table(position), "red builds settlement N(0,1)"));
    let no_road = told(position, "red builds settlement S(0,1)");
    assert_eq!(no_road, "NO_OWN_ROAD BASE-148: intersection=S(0,1)");
    // A road of blue's ends there.
    let others_road = told(position, "red builds settlement S(1,0)");
    assert_eq!(others_road, "NO_OWN_ROAD BASE-148: intersection=S(1,0)");
}

/// Also: BASE-241.
#[test]
fn base_149_settlement_next_to_a_settlement_is_refused() {
    let position = "
        red   settlement N(0,0), road NE(0,0) W(1,0) NE(0,1), hand brick lumber wool grain
        blue  city N(1,1)
        turn  red, rolled
    ";
    let own = told(position, "red builds settlement S(1,-1)");
    assert_eq!(own, "TOO_CLOSE BASE-149: intersection=N(0,0), seat=0, piece=settlement");
    let other = told(position, "red builds settlement S(1,0)");
    assert_eq!(other, "TOO_CLOSE BASE-149: intersection=N(1,1), seat=1, piece=city");
    assert!(is_legal(&table(position), "red builds settlement N(0,1)"));
}

#[test]
fn base_ex_08_orange_settles_between_two_settlements_only_in_the_middle() {
    let position = "
        orange  settlement S(0,-1), road NW(0,0) NE(0,0) NW(1,0) NE(1,0), hand brick lumber wool grain
        white   settlement S(2,-1)
        turn    orange, rolled
    ";
    check_illegal(position, "orange builds settlement N(0,0)", Code::TooClose, rule::BASE_149);
    check_illegal(position, "orange builds settlement N(1,0)", Code::TooClose, rule::BASE_149);
    let settlements: Vec<String> =
        listed(&table(position), "orange").into_iter().filter(|action| action.contains("settlement")).collect();
    assert_eq!(settlements, ["orange builds settlement S(1,-1)"]);
}

/// S(0,-1) touches hills 6, forest 11 and the desert.
///
/// Also: BASE-152.
#[test]
fn base_150_a_settlement_yields_from_the_next_roll_on_in_anybodys_turn_and_nothing_before() {
    check(
        "red road NW(0,0), hand brick lumber wool grain\nturn red, rolled",
        "red builds settlement S(0,-1); red ends turn; blue rolls 3+3; blue ends turn; white rolls 5+6",
        &expect![[r#"
            red pays 1 brick 1 lumber 1 wool 1 grain
            red settles S(0,-1)
            turn of blue
            blue rolls 3+3 = 6
            red gains 1 brick
            turn of white
            white rolls 5+6 = 11
            red gains 1 lumber
        "#]],
    );
}

#[test]
fn base_151_a_settlement_inside_an_opponents_chain_interrupts_it() {
    let position = "
        red   road W(0,-1), hand brick lumber wool grain
        blue  road NW(-2,0) NE(-2,0) NW(-1,0) NE(-1,0) NW(0,0) NE(0,0)
        turn  red, rolled
    ";
    assert_eq!(public(&table(position)).road_length, [1, 6, 0, 0]);
    let after = after(position, "red builds settlement N(-1,0)");
    assert_eq!(public(&after).road_length, [1, 3, 0, 0]);
}

#[test]
fn base_152_building_a_settlement_brings_no_cards() {
    let after =
        after("red road NW(0,0), hand brick lumber wool grain\nturn red, rolled", "red builds settlement S(0,-1)");
    assert_eq!(hand(&after, "red"), Cards::NONE);
    assert_eq!(public(&after).bank, Cards::each(19));
}

#[test]
fn base_153_a_city_costs_three_ore_and_two_grain() {
    check(
        "red settlement N(0,0), hand 3 ore 2 grain\nturn red, rolled",
        "red builds city N(0,0)",
        &expect![[r#"
            red pays 2 grain 3 ore
            red raises a city N(0,0)
        "#]],
    );
}

/// Also: BASE-244.
#[test]
fn base_154_a_city_replaces_an_own_settlement_and_nothing_else() {
    let position = "
        red   settlement N(0,0), city N(1,0), road W(1,0), hand 3 ore 2 grain
        blue  settlement N(-1,0)
        turn  red, rolled
    ";
    assert_eq!(told(position, "red builds city N(0,1)"), "NO_SETTLEMENT_HERE BASE-154: intersection=N(0,1)");
    let others = told(position, "red builds city N(-1,0)");
    assert_eq!(others, "NO_SETTLEMENT_HERE BASE-154: intersection=N(-1,0), seat=1, piece=settlement");
    let city = told(position, "red builds city N(1,0)");
    assert_eq!(city, "NO_SETTLEMENT_HERE BASE-154: intersection=N(1,0), seat=0, piece=city");
    let after = after(position, "red builds city N(0,0)");
    assert!(public(&after).settlements[0].is_empty());
    assert_eq!(public(&after).cities[0].len(), 2);
}

/// Also: BASE-156.
#[test]
fn base_155_the_settlement_goes_back_to_the_pool_and_the_city_counts_two_in_its_place() {
    let position = "red settlement N(0,0), hand 3 ore 2 grain\nturn red, rolled";
    let before = table(position);
    let pool = public(&before).pool[0];
    assert_eq!((pool.settlements, pool.cities, points(&before, "red")), (4, 4, 1));
    let after = after(position, "red builds city N(0,0)");
    let pool = public(&after).pool[0];
    assert_eq!((pool.settlements, pool.cities, points(&after, "red")), (5, 3, 2));
}

/// S(0,-1) touches hills 6, forest 11 and the desert.
#[test]
fn base_157_a_city_yields_two_cards() {
    check(
        "red settlement S(0,-1), hand 3 ore 2 grain\nturn red, rolled",
        "red builds city S(0,-1); red ends turn; blue rolls 3+3; blue ends turn; white rolls 5+6",
        &expect![[r#"
            red pays 2 grain 3 ore
            red raises a city S(0,-1)
            turn of blue
            blue rolls 3+3 = 6
            red gains 2 brick
            turn of white
            white rolls 5+6 = 11
            red gains 2 lumber
        "#]],
    );
}

#[test]
fn base_158_a_settlement_may_become_a_city_in_the_same_turn() {
    let after = after(
        "red road NE(0,0), hand brick lumber wool 3 grain 3 ore\nturn red, rolled",
        "red builds settlement N(0,0); red builds city N(0,0)",
    );
    assert_eq!((points(&after, "red"), hand(&after, "red")), (2, Cards::NONE));
}

/// Also: BASE-159, BASE-245.
#[test]
fn base_ex_42_with_five_settlements_standing_one_must_become_a_city_first() {
    let mut table = table(
        "
        red   settlement N(0,0) N(1,0) N(-1,0) N(0,-1) N(1,-1), road W(1,1), hand brick lumber wool 3 grain 3 ore
        turn  red, rolled
        ",
    );
    let build = "red builds settlement N(0,2)";
    assert_eq!(told_at(&table, build), "NO_PIECES_LEFT BASE-137: piece=settlement, limit=5");
    play(&mut table, "red builds city N(0,0)");
    play(&mut table, build);
    assert_eq!(points(&table, "red"), 7);
}
