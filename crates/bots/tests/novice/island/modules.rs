//! What the novice answers to the questions of modules.

use steading_bots::Budget;

use super::{choice, choice_within, table};

#[test]
fn fishermen_it_passes_the_boot_and_exchanges_small_fish() {
    let position = "
        option scenario fishermen
        red   settlement N(0,0), road NE(0,0)
        blue  settlement S(0,1)
        turn  red, rolled
        boot  red
    ";
    assert_eq!(choice(position), "red passes boot to blue");
    let full = "
        option scenario fishermen
        red    city N(0,0), fish 1 1 2 2 3 3 3, fish-due 2
        turn   red, rolled 5+6
        frames turn, fishermen draw
    ";
    assert_eq!(choice(full), "red exchanges fish 1");
    assert_eq!(choice(&full.replace("fish 1 1 2 2 3 3 3", "fish 2 2 2 2 3 3 3")), "red keeps fish");
}

#[test]
fn fishermen_fish_take_the_card_that_completes_a_city() {
    let position = "
        option scenario fishermen
        red   settlement N(0,0), road NE(0,0), hand 2 grain 2 ore, fish 1 3
        turn  red, rolled
    ";
    assert_eq!(choice(position), "red spends fish 1 3 to take ore");
}

#[test]
fn rivers_a_bridge_is_built_where_it_ends_poverty() {
    let position = "
        option scenario rivers
        red   settlement N(0,0), road NE(0,0), hand 2 brick 1 lumber
        blue  settlement S(0,2), gold 1
        turn  red, rolled
    ";
    assert_eq!(choice(position), "red builds bridge W(1,-1)");
}

#[test]
fn caravans_the_camel_goes_where_it_brings_a_point() {
    // A camel stands on one side of the settlement, and may go on where a road of red lies.
    let position = "
        option scenario caravans
        red    settlement N(-1,0), road W(0,-1)
        blue   settlement N(-1,2)
        camels NE(-1,0), due
        turn   red, rolled, built
        frames pass, caravans place red
    ";
    assert_eq!(choice(position), "red places camel W(0,-1)");
    let bid =
        position.replace("road W(0,-1)", "road W(0,-1), hand 2 wool").replace("caravans place red", "caravans bid red");
    assert_eq!(choice(&bid), "red bids 1 wool");
    // Without a look at what is left in the hand it bids no more than a point is worth.
    let hasty = Budget { nodes: Some(0), ..Budget::default() };
    assert_eq!(choice_within(&table(&bid.replace("2 wool", "9 wool")), &hasty), "red bids 3 wool");
}

#[test]
fn event_cards_it_gives_what_it_can_spare_and_takes_what_it_needs() {
    let position = "
        option variants event_cards
        red    settlement S(0,0), road NW(0,1) NE(0,1), hand 1 brick 1 lumber 1 wool 1 grain 1 ore, owes 1
        blue   settlement S(0,1), hand 1 ore, owes 1
        turn   red, rolled 6
        revealed 6 good-neighbours
        frames turn, events produce 6 good-neighbours, events gifts
    ";
    assert_eq!(choice(position), "red gives left ore");
    let plenty = "
        option variants event_cards
        red    settlement N(0,0), road NE(0,0), hand 2 grain 2 ore
        turn   red, rolled 2
        revealed 2 plentiful-year
        frames turn, events produce 2 plentiful-year, events receive red
    ";
    assert_eq!(choice(plenty), "red receives ore");
}

#[test]
fn two_players_a_neutral_settlement_takes_the_opponents_place_and_not_its_own() {
    // A neutral colour can settle at two places: a road of blue leads to the first, a road of white to the second.
    let position = "
        option variants two_players
        blue   settlement N(-1,-1), road NE(-1,-1) W(0,-1)
        white  settlement N(2,0), road NW(2,0) NE(1,0)
        orange settlement N(0,0), road NW(0,0) NE(-1,0) NE(0,0) NW(1,0)
        turn   blue, rolled, built
        frames turn, two-players neutral-settlement
    ";
    assert_eq!(choice(position), "blue builds settlement N(1,0) for orange");
    assert_eq!(choice(&position.replace("turn   blue", "turn   white")), "white builds settlement N(-1,0) for orange");
    // Where it has no place of its own to lose, it takes that of the opponent.
    let apart = position.replace("N(-1,-1), road NE(-1,-1) W(0,-1)", "S(-2,1), road NW(-2,2)");
    assert_eq!(choice(&apart), "blue builds settlement N(1,0) for orange");
}

#[test]
fn barbarian_attack_a_knight_goes_where_it_wins_a_coast() {
    let position = "
        option scenario barbarian_attack
        red    guards W(-1,1)
        blue   settlement N(0,0)
        barbarians (-2,0) 1
        turn   red, rolled
        frames pass, attack march
    ";
    let sides = ["NE(-2,0)", "W(-1,0)", "NW(-2,1)", "NE(-3,1)", "W(-2,0)", "NW(-2,0)"];
    let sent = choice(position);
    let goal = sent.strip_prefix("red sends knight W(-1,1) ").unwrap_or_else(|| panic!("{sent}"));
    assert!(sides.contains(&goal), "{sent}");
    // Against two it is joined by the knight of somebody else, and goes to neither coast that it cannot win.
    let two = position
        .replace("settlement N(0,0)", "settlement N(0,0), guards W(-2,0)")
        .replace("(-2,0) 1", "(-2,0) 2, (1,1) 3");
    let joined = choice(&two);
    assert!(sides.iter().any(|side| joined.ends_with(side)), "{joined}");
}

#[test]
fn barbarian_attack_cards_are_bought_for_knights() {
    let position = "
        option scenario barbarian_attack
        red   settlement N(0,0), hand 1 wool 1 grain 1 ore
        barbarians (-2,0) 2, (-2,1) 1
        turn  red, rolled
    ";
    assert_eq!(choice(position), "red buys card");
}

#[test]
fn traders_and_barbarians_a_wagon_delivers_and_goes_the_right_way() {
    let position = "
        option scenario traders_and_barbarians
        red    city N(-2,1), road Spoke(castle,N(-2,1)), wagon N(-2,1), cargo glass, gold 5
        turn   red, rolled
        frames pass, traders drive
    ";
    assert_eq!(choice(position), "red drives wagon Plaza(castle)");
    // Tools are wanted at the quarry: it does not go into the castle, which would end its way.
    let tools = choice(&position.replace("cargo glass", "cargo tools"));
    assert!(tools.starts_with("red drives wagon") && !tools.contains("Plaza"), "{tools}");
    // An empty wagon loads.
    assert_eq!(choice(&position.replace("cargo glass, ", "")), "red drives wagon Plaza(castle)");
}

#[test]
fn traders_and_barbarians_the_last_level_is_bought_for_its_point() {
    let position = "
        option scenario traders_and_barbarians
        red   city N(-2,1), wagon N(-2,1), level 4, gold 5, hand 2 lumber 1 wool 1 ore
        turn  red, rolled
    ";
    assert_eq!(choice(position), "red upgrades wagon");
}
