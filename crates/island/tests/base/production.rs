//! Production (section 1.7) and bank shortage (section 1.8).

use expect_test::expect;
use steading_game::{Next, SeatSet, Table};
use steading_island::Island;
use steading_island::audit::audit;
use steading_island::cards::{Cards, Good};
use steading_island::illegal::{Code, Detail};
use steading_island::layout::Terrain;
use steading_island::rule;

use crate::support::*;

/// All sums of two dice but the seven, with one throw for each.
const THROWS: [(u8, &str); 10] = [
    (2, "1+1"),
    (3, "1+2"),
    (4, "1+3"),
    (5, "2+3"),
    (6, "1+5"),
    (8, "2+6"),
    (9, "4+5"),
    (10, "4+6"),
    (11, "5+6"),
    (12, "6+6"),
];

#[test]
fn base_073_every_hex_with_the_sum_produces_for_everybody_whoever_rolled() {
    for name in ["red", "blue", "white", "orange"] {
        for dice in ["2+6", "3+5", "4+4", "6+2"] {
            let table = after(
                &format!("red settlement N(2,0)\nblue settlement N(-2,1)\nturn {name}"),
                &format!("{name} rolls {dice}"),
            );
            assert_eq!(hand(&table, "red"), cards("ore"), "{name} rolled {dice}");
            assert_eq!(hand(&table, "blue"), cards("lumber"), "{name} rolled {dice}");
        }
    }
    // The sum counts, not a single die; and only that sum.
    for (sum, dice) in THROWS.into_iter().filter(|(sum, _)| *sum != 8) {
        let table = after("red settlement N(2,1)\nturn red", &format!("red rolls {dice}"));
        assert!(hand(&table, "red").is_empty(), "{sum} is not 8");
    }
}

#[test]
fn base_074_a_settlement_earns_one_card_of_the_hexs_resource() {
    let cases = [
        ("N(0,0)", "3+3", "brick"),
        ("N(0,0)", "2+2", "wool"),
        ("N(-2,1)", "4+4", "lumber"),
        ("N(-2,1)", "4+5", "grain"),
        ("N(2,0)", "4+4", "ore"),
    ];
    for (place, dice, card) in cases {
        let mut table = table(&format!("red settlement {place}\nturn red"));
        let log = play(&mut table, &format!("red rolls {dice}"));
        assert_eq!(log[1..], [format!("red gains 1 {card}")]);
        assert_eq!(hand(&table, "red"), cards(card));
        assert_eq!(public(&table).bank, Cards::each(19) - cards(card));
    }
}

#[test]
fn base_075_a_city_earns_two_cards() {
    check(
        "
        red   city N(2,0)
        turn  blue
        ",
        "blue rolls 4+4",
        &expect![[r#"
            blue rolls 4+4 = 8
            red gains 2 ore
        "#]],
    );
}

#[test]
fn base_076_several_buildings_on_a_hex_and_several_hexes_of_a_building_add_up() {
    // Three buildings on mountains 8, and one of them on forest 8 too.
    check(
        "
        option board
        option       M10  P2   F9
        option    G12  H6   P4   H10
        option G9   F11  D    F8   M8
        option    F8   M3   G4   P5
        option       H5   G6   P11
        red   settlement N(2,0) N(2,1), city N(1,1)
        turn  red
        ",
        "red rolls 4+4",
        &expect![[r#"
            red rolls 4+4 = 8
            red gains 2 lumber 4 ore
        "#]],
    );
}

/// The next intersection is no part of the hex, and somebody else's income is no income.
#[test]
fn base_077_players_without_a_building_on_a_producing_hex_get_nothing() {
    let table = after(
        "
        red    settlement N(2,0)
        blue   settlement S(1,0), road NE(1,1)
        turn   blue
        ",
        "blue rolls 4+4",
    );
    assert_eq!(hand(&table, "red"), cards("ore"));
    for name in ["blue", "white", "orange"] {
        assert_eq!(hand(&table, name), Cards::NONE, "{name}");
    }
}

#[test]
fn base_078_the_robbers_hex_produces_nothing_while_others_of_its_number_do() {
    let position = "
        red    city N(2,0)
        blue   settlement N(2,1)
        white  settlement N(-2,1)
        turn   red
        ";
    let table = after(&format!("{position}robber (2,0)"), "red rolls 4+4");
    assert_eq!(hand(&table, "red"), Cards::NONE);
    assert_eq!(hand(&table, "blue"), Cards::NONE);
    assert_eq!(hand(&table, "white"), cards("lumber"));
    let table = after(&format!("{position}robber (2,-1)"), "red rolls 4+4");
    assert_eq!(hand(&table, "red"), cards("2 ore"));
}

#[test]
fn base_079_the_desert_never_produces() {
    let settled = "red settlement N(0,0)\nrobber (2,0)\nturn red";
    let desert = table(settled).game().layout().desert().expect("the beginner board has a desert");
    assert_eq!(table(settled).game().layout().terrain[desert.index()], Terrain::Desert);
    for (sum, dice) in THROWS {
        let table = after(settled, &format!("red rolls {dice}"));
        let expected = match sum {
            4 => cards("wool"),
            6 => cards("brick"),
            _ => Cards::NONE,
        };
        assert_eq!(hand(&table, "red"), expected, "{sum}");
        assert!(!producing(&table, sum).contains(&desert), "{sum}");
    }
    assert_eq!(table(settled).game().resource_of(desert), None);
}

#[test]
fn base_080_production_comes_at_once_and_cannot_be_declined() {
    let mut table = after(
        "
        red   settlement N(2,0), hand 7 wool
        blue  settlement N(-2,1), hand 7 wool
        turn  red
        ",
        "red rolls 4+4",
    );
    assert_eq!(hand(&table, "red"), cards("7 wool ore"));
    assert_eq!(hand(&table, "blue"), cards("7 wool lumber"));
    assert_eq!(table.next(), Next::Seats(SeatSet::only(seat(&table, "red"))), "nobody is asked to take a card");
    assert!(listed(&table, "blue").is_empty());
    assert_eq!(refusal(&table, "blue declines").code, Code::NoSuchOffer);
    assert_eq!(refusal(&table, "blue discards lumber").code, Code::WrongDiscard);
    // The eighth card counts against the hand limit.
    play(&mut table, "red ends turn; blue rolls 3+4");
    assert_eq!(public(&table).owed, [4, 4, 0, 0]);
}

#[test]
fn base_081_both_dice_are_kept_apart() {
    for (dice, expected) in [("2+6", [2, 6]), ("6+2", [6, 2]), ("4+4", [4, 4]), ("1+6", [1, 6])] {
        let mut table = table("turn red");
        let log = play(&mut table, &format!("red rolls {dice}"));
        assert_eq!(public(&table).dice, expected);
        assert_eq!(log, [format!("red rolls {dice} = {}", expected[0] + expected[1])]);
    }
}

/// The other forest with an 8 would ask for a second card, but the robber stands on it.
#[test]
fn base_082_shortage_is_judged_for_each_resource_after_the_robber() {
    let position = "
        option board
        option       M10  P2   F9
        option    G12  H6   P4   H10
        option G9   F11  D    F3   F8
        option    F8   M8   G4   P5
        option       H5   G6   P11
        red    settlement N(-2,1)
        blue   settlement N(2,0)
        white  settlement N(0,1)
        orange hand 18 lumber
        turn   red
        ";
    let table = after(&format!("{position}robber (2,0)"), "red rolls 4+4");
    assert_eq!(hand(&table, "red"), cards("lumber"));
    assert_eq!(public(&table).bank.count(Good::Lumber), 0);
    let table = after(&format!("{position}robber (0,0)"), "red rolls 4+4");
    assert_eq!(hand(&table, "red"), Cards::NONE);
    assert_eq!(hand(&table, "blue"), Cards::NONE);
    assert_eq!(public(&table).bank.count(Good::Lumber), 1);
    assert_eq!(public(&table).bank.count(Good::Ore), 19);
}

/// Also: BASE-085.
#[test]
fn base_083_nobody_gets_a_resource_that_cannot_be_paid_to_all() {
    let mut table = table(
        "
        red    settlement N(2,0)
        blue   settlement N(2,1)
        white  settlement N(-2,1)
        orange hand 18 ore
        turn   red
        ",
    );
    let log = play(&mut table, "red rolls 4+4");
    assert_eq!(log, ["red rolls 4+4 = 8", "the bank is short of ore", "white gains 1 lumber"]);
    assert_eq!(hand(&table, "red"), Cards::NONE);
    assert_eq!(hand(&table, "blue"), Cards::NONE);
    assert_eq!(public(&table).bank.count(Good::Ore), 1);
}

#[test]
fn base_084_a_player_who_alone_is_due_a_short_resource_takes_what_is_left() {
    let position = "
        red    settlement N(2,0), city N(2,1)
        blue   settlement N(-2,1)
        orange hand 17 ore
        turn   blue
        ";
    let table = after(position, "blue rolls 4+4");
    assert_eq!(hand(&table, "red"), cards("2 ore"), "due 3, but the bank has 2");
    assert_eq!(hand(&table, "blue"), cards("lumber"));
    assert_eq!(public(&table).bank.count(Good::Ore), 0);
    let strict = after(&format!("option bank_shortage strict\n{position}"), "blue rolls 4+4");
    assert_eq!(hand(&strict, "red"), Cards::NONE);
    assert_eq!(hand(&strict, "blue"), cards("lumber"));
    assert_eq!(public(&strict).bank.count(Good::Ore), 2);
}

/// Two players take the last two lumber while nobody gets ore: each stack is judged by itself.
#[test]
fn base_085_other_resources_of_the_roll_are_paid() {
    check(
        "
        red    settlement N(2,0) N(-2,1)
        blue   settlement N(2,1)
        white  settlement S(-2,1)
        orange hand 17 lumber 18 ore
        turn   red
        ",
        "red rolls 4+4",
        &expect![[r#"
            red rolls 4+4 = 8
            the bank is short of ore
            red gains 1 lumber
            white gains 1 lumber
        "#]],
    );
}

#[test]
fn base_086_unpaid_cards_are_not_owed_later() {
    let table = after(
        "
        red    city N(2,0)
        blue   hand 18 ore
        turn   red
        ",
        "
        red rolls 4+4; red ends turn
        blue rolls 1+1; blue banks 4 ore for wool; blue ends turn
        white rolls 4+4
        ",
    );
    assert_eq!(hand(&table, "red"), cards("3 ore"), "1 at first, then 2, never the one missed");
    // The same where nobody was paid.
    let table = after(
        "
        red    settlement N(2,0)
        white  settlement N(2,1)
        blue   hand 18 ore
        turn   red
        ",
        "
        red rolls 4+4; red ends turn
        blue rolls 1+1; blue banks 4 ore for wool; blue ends turn
        white rolls 4+4
        ",
    );
    assert_eq!(hand(&table, "red"), cards("ore"));
    assert_eq!(hand(&table, "white"), cards("ore"));
}

#[test]
fn base_087_paid_traded_and_discarded_cards_can_be_drawn_again_at_once() {
    let mut table = table(
        "
        option phases combined
        red    settlement N(0,0), hand brick 4 wool 4 lumber
        blue   hand 18 brick
        white  hand 15 wool
        turn   red, rolled
        ",
    );
    assert_eq!(refusal(&table, "red banks 4 wool for brick").code, Code::BankEmpty);
    play(&mut table, "red builds road NE(0,0)");
    assert_eq!(public(&table).bank.count(Good::Brick), 1);
    play(&mut table, "red banks 4 wool for brick");
    assert_eq!(public(&table).bank.count(Good::Brick), 0);
    assert_eq!(public(&table).bank.count(Good::Wool), 4, "the stack was empty before the trade");
    play(&mut table, "red ends turn; blue rolls 3+4; white discards 7 wool; blue discards 9 brick");
    assert_eq!(public(&table).bank.count(Good::Brick), 9);
    assert_eq!(public(&table).bank.count(Good::Wool), 11);
    play(&mut table, "blue moves robber (2,0); blue banks 4 brick for wool");
    assert_eq!(hand(&table, "blue"), cards("5 brick wool"));
}

#[test]
fn base_088_an_empty_stack_gives_no_card_to_a_trade_or_a_year_of_plenty() {
    let table = table(
        "
        red    hand 4 wool, cards year-of-plenty
        blue   hand 19 ore 18 brick
        turn   red, rolled
        ",
    );
    for action in [
        "red banks 4 wool for ore",
        "red plays year-of-plenty ore ore",
        "red plays year-of-plenty ore wool",
        "red plays year-of-plenty wool ore",
    ] {
        let illegal = refusal(&table, action);
        assert_eq!((illegal.code, illegal.rule), (Code::BankEmpty, rule::BASE_088), "{action}");
        assert_eq!(illegal.detail, Detail::Good(Good::Ore), "{action}");
    }
    let illegal = refusal(&table, "red plays year-of-plenty brick brick");
    assert_eq!((illegal.code, illegal.detail), (Code::BankEmpty, Detail::Good(Good::Brick)));
    assert!(is_legal(&table, "red plays year-of-plenty brick wool"));
    assert!(is_legal(&table, "red banks 4 wool for brick"));
}

/// Every way cards move: production, discard, theft, trade, building, buying, year of plenty, monopoly.
#[test]
fn base_089_bank_and_hands_always_hold_nineteen_of_each() {
    let mut table = table(
        "
        option phases combined
        red    settlement N(0,0), city N(2,0), hand 5 brick 5 lumber 5 wool grain, cards year-of-plenty monopoly
        blue   settlement N(-2,1), hand 4 grain 4 ore
        orange hand 15 ore
        turn   red
        ",
    );
    let moves = [
        "red rolls 3+4",
        "red discards 4 brick 2 lumber 2 wool",
        "orange discards 7 ore",
        "blue discards 4 grain",
        "red moves robber (-2,1)",
        "steal ore",
        "red plays year-of-plenty wool grain",
        "red builds road NE(0,0)",
        "red banks 4 wool for grain",
        "red offers lumber for ore to blue",
        "blue accepts red",
        "red trades with blue",
        "red ends turn",
        "blue rolls 4+6",
        "blue ends turn",
        "white rolls 4+4",
        "white ends turn",
        "orange rolls 2+2",
        "orange ends turn",
        "red rolls 2+2",
        "red buys card",
        "draw knight",
        "red plays monopoly ore",
        "red builds city N(0,0)",
    ];
    for step in moves {
        play(&mut table, step);
        let hands = table.state().private.iter().fold(Cards::NONE, |sum, private| sum + private.hand);
        assert_eq!(public(&table).bank + hands, Cards::each(19), "after `{step}`");
    }
    assert!(audit(table.game(), table.state()).is_ok());
    let mut short = table.state().clone();
    short.public.bank -= cards("wool");
    assert!(audit(table.game(), &short).is_err(), "the invariant is asserted");
}

#[test]
fn base_ex_01_a_three_pays_a_forest_and_a_pasture() {
    check(
        "
        option board
        option       M10  P2   F9
        option    G12  H6   P4   H10
        option G9   F11  D    F3   M8
        option    F8   P3   G4   P5
        option       H5   G6   P11
        red   settlement N(1,1)
        blue  settlement N(-2,2)
        turn  white
        ",
        "white rolls 1+2",
        &expect![[r#"
            white rolls 1+2 = 3
            red gains 1 lumber
            blue gains 1 wool
        "#]],
    );
}

#[test]
fn base_ex_04_two_red_settlements_and_a_white_one_on_mountains_eight() {
    check(
        "
        red   settlement N(2,0) N(2,1)
        white settlement N(1,1)
        turn  red
        ",
        "red rolls 3+5",
        &expect![[r#"
            red rolls 3+5 = 8
            red gains 2 ore
            white gains 1 ore
        "#]],
    );
}

#[test]
fn base_ex_05_a_pasture_pays_one_wool_and_two_after_the_upgrade() {
    check(
        "
        option board
        option       P10  P2   F9
        option    G12  H6   P4   H10
        option G9   F11  D    F3   M8
        option    F8   M3   G4   P5
        option       H5   G6   P11
        red   settlement N(0,-1), hand 3 ore 2 grain
        turn  red
        ",
        "red rolls 4+6; red builds city N(0,-1); red ends turn; blue rolls 4+6",
        &expect![[r#"
            red rolls 4+6 = 10
            red gains 1 wool
            red pays 2 grain 3 ore
            red raises a city N(0,-1)
            turn of blue
            blue rolls 4+6 = 10
            red gains 2 wool
        "#]],
    );
}

#[test]
fn base_ex_13_the_robber_on_hills_four_leaves_the_other_four_alone() {
    check(
        "
        option board
        option       M10  P2   F9
        option    G12  H4   P6   H10
        option G9   F11  D    F3   M8
        option    F8   M3   G4   P5
        option       H5   G6   P11
        red    settlement N(0,-1)
        blue   settlement N(0,1)
        robber (0,-1)
        turn   red
        ",
        "red rolls 1+3",
        &expect![[r#"
            red rolls 1+3 = 4
            blue gains 1 grain
        "#]],
    );
}

#[test]
fn base_ex_18_settlement_and_city_on_one_hex_and_a_city_on_another() {
    check(
        "
        red   settlement N(2,0), city N(2,1)
        blue  city N(-2,1)
        turn  red
        ",
        "red rolls 4+4",
        &expect![[r#"
            red rolls 4+4 = 8
            red gains 3 ore
            blue gains 2 lumber
        "#]],
    );
}

#[test]
fn base_ex_19_one_settlement_between_two_producing_hexes_earns_from_both() {
    check(
        "
        option board
        option       M10  P2   F9
        option    G12  H4   P4   H10
        option G9   F11  D    F3   M8
        option    F8   M3   G6   P5
        option       H5   G6   P11
        red   settlement N(0,0)
        turn  red
        ",
        "red rolls 2+2",
        &expect![[r#"
            red rolls 2+2 = 4
            red gains 1 brick 1 wool
        "#]],
    );
}

/// A position where roll 8 owes red 1 ore and blue 2, white 1 lumber, and the bank holds so many ore.
fn bank_with_ore(count: u8) -> Table<Island> {
    after(
        &format!(
            "
            red    settlement N(2,0)
            blue   city N(2,1)
            white  settlement N(-2,1)
            orange hand {} ore
            turn   red
            ",
            19 - count
        ),
        "red rolls 4+4",
    )
}

#[test]
fn base_ex_21_two_ore_for_a_demand_of_three_go_to_nobody() {
    let table = bank_with_ore(2);
    assert_eq!(hand(&table, "red"), Cards::NONE);
    assert_eq!(hand(&table, "blue"), Cards::NONE);
    assert_eq!(hand(&table, "white"), cards("lumber"));
    assert_eq!(public(&table).bank.count(Good::Ore), 2);
}

#[test]
fn base_ex_22_the_last_ore_goes_to_the_only_player_due_any() {
    check(
        "
        red    city N(2,0)
        orange hand 18 ore
        turn   red
        ",
        "red rolls 4+4; red ends turn; blue rolls 4+4",
        &expect![[r#"
            red rolls 4+4 = 8
            the bank is short of ore
            red gains 1 ore
            turn of blue
            blue rolls 4+4 = 8
            the bank is short of ore
        "#]],
    );
}

#[test]
fn base_ex_23_three_ore_for_a_demand_of_three_are_paid_in_full() {
    let table = bank_with_ore(3);
    assert_eq!(hand(&table, "red"), cards("ore"));
    assert_eq!(hand(&table, "blue"), cards("2 ore"));
    assert_eq!(public(&table).bank.count(Good::Ore), 0);
}
