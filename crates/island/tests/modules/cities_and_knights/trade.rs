//! Trade, costs and building in general (sections 1.8 and 1.9).

use steading_game::Table;
use steading_island::Island;
use steading_island::cards::{Cards, Good};
use steading_island::illegal::Code;
use steading_island::rule;

use super::*;

/// Every kind of card.
const KINDS: [&str; 8] = ["brick", "lumber", "wool", "grain", "ore", "cloth", "coin", "paper"];

/// The commodities among them.
const COMMODITIES: [&str; 3] = ["cloth", "coin", "paper"];

/// The numbers of cards of a kind that buy one other card, for red with these pieces and eight cards of the kind.
fn open_rates(red: &str, more: &str, kind: &str) -> Vec<u8> {
    let other = if kind == "wool" { "coin" } else { "wool" };
    let table = at(&format!("red {red}, hand 8 {kind}\n{more}turn red, rolled"));
    (1..=8).filter(|count| is_legal(&table, &format!("red banks {count} {kind} for {other}"))).collect()
}

/// Code and rule of what refuses a move.
fn refusal_of(table: &Table<Island>, action: &str) -> (Code, steading_game::RuleId) {
    let illegal = refusal(table, action);
    (illegal.code, illegal.rule)
}

/// The table after some moves.
fn played(position: &str, moves: &str) -> Table<Island> {
    let mut table = at(position);
    play(&mut table, moves);
    table
}

#[test]
fn ck_087_resources_and_commodities_trade_in_every_combination() {
    // With the supply.
    for give in KINDS {
        let table = at(&format!("red hand 4 {give}\nturn red, rolled"));
        for want in KINDS {
            let action = format!("red banks 4 {give} for {want}");
            assert_eq!(is_legal(&table, &action), give != want, "{action}");
        }
    }
    // With players.
    for (give, want) in [("ore", "coin"), ("coin", "ore"), ("cloth", "paper"), ("wool coin", "brick paper")] {
        let mut table = at(&format!("red hand {give}\nblue hand {want}\nturn red, rolled"));
        play(&mut table, &format!("red offers {give} for {want} to blue; blue accepts red; red trades with blue"));
        assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards(want), cards(give)));
    }
}

#[test]
fn ck_088_only_the_player_on_turn_trades() {
    let position = "red hand ore\nblue hand 4 coin\nwhite hand cloth\nturn red, rolled";
    let table = at(position);
    let between = refusal_of(&table, "blue offers coin for cloth to white");
    assert_eq!(between, (Code::TradeNeedsActive, rule::BASE_111));
    assert_eq!(refusal_of(&table, "blue banks 4 coin for ore"), (Code::NotYourTurn, rule::BASE_231));
    assert!(is_legal(&table, "blue offers coin for ore to red"));
    assert!(is_legal(&table, "red offers ore for cloth to white"));
}

#[test]
fn ck_089_four_equal_cards_buy_any_other_card() {
    for kind in KINDS {
        assert_eq!(open_rates("settlement N(0,0)", "", kind), [4], "{kind}");
    }
    let table = played("red hand 5 paper\nturn red, rolled", "red banks 4 paper for ore");
    assert_eq!(hand(&table, "red"), cards("paper ore"));
    assert_eq!(public(&table).bank.count(Good::Paper), 11);
    let same = refusal_of(&at("red hand 4 paper\nturn red, rolled"), "red banks 4 paper for paper");
    assert_eq!(same, (Code::SameResource, rule::BASE_128));
}

#[test]
fn ck_090_a_generic_harbour_takes_three_of_any_kind() {
    for site in ["N(0,-2)", "N(2,1)", "N(-1,3)", "N(-3,3)"] {
        for kind in KINDS {
            assert_eq!(open_rates(&format!("settlement {site}"), "", kind), [3, 4], "{kind} at {site}");
        }
    }
    // Somebody else's harbour does not help.
    assert_eq!(open_rates("settlement N(0,0)", "blue settlement N(2,1)\n", "coin"), [4]);
}

/// Also: CK-092.
#[test]
fn ck_091_a_special_harbour_takes_two_of_its_resource_and_no_commodity() {
    let sites =
        [("grain", "N(1,-2)"), ("ore", "N(2,-1)"), ("wool", "N(1,2)"), ("brick", "N(-3,2)"), ("lumber", "N(-2,0)")];
    for (own, site) in sites {
        for kind in KINDS {
            let expected: &[u8] = if kind == own { &[2, 4] } else { &[4] };
            assert_eq!(open_rates(&format!("settlement {site}"), "", kind), expected, "{kind} at {site}");
        }
        // What it brings may be a commodity.
        let table = at(&format!("red settlement {site}, hand 2 {own}\nturn red, rolled"));
        for commodity in COMMODITIES {
            assert!(is_legal(&table, &format!("red banks 2 {own} for {commodity}")), "{commodity} at {site}");
        }
    }
}

#[test]
fn ck_093_cards_for_the_supply_are_all_of_one_type() {
    let table = at("red settlement N(2,1), hand 2 cloth 2 coin 2 paper 2 ore\nturn red, rolled");
    for mixed in ["2 cloth 2 coin", "2 cloth coin", "2 paper 2 ore", "coin 2 paper"] {
        let refused = refusal_of(&table, &format!("red banks {mixed} for wool"));
        assert_eq!(refused, (Code::MixedCards, rule::BASE_127), "{mixed}");
    }
    assert!(is_legal(&at("red hand 4 cloth\nturn red, rolled"), "red banks 4 cloth for coin"), "two types");
}

/// Also: CK-154, CK-214, CK-215, CK-292.
#[test]
fn ck_094_every_open_rate_may_be_used() {
    // Guild, harbour and the plain rate for a commodity.
    assert_eq!(open_rates("settlement N(2,1), levels trade 3", "", "paper"), [2, 3, 4]);
    assert_eq!(open_rates("settlement N(2,1), levels trade 3", "", "ore"), [3, 4], "the Guild takes no resource");
    // The merchant's hex for its resource.
    let merchant = "merchant red (2,0)\n";
    assert_eq!(open_rates("settlement N(2,1)", merchant, "ore"), [2, 3, 4]);
    assert_eq!(open_rates("settlement N(2,1)", merchant, "coin"), [3, 4], "not for its commodity");
    // The fleet.
    let fleet = "red settlement N(2,1), hand 9 brick, progress merchant-fleet\nturn red, rolled";
    let mut table = played(fleet, "red plays merchant-fleet brick");
    let too_many = refusal_of(&table, "red banks 5 brick for ore");
    assert_eq!(too_many, (Code::BadRate, rule::BASE_129));
    play(&mut table, "red banks 4 brick for ore; red banks 3 brick for coin; red banks 2 brick for wool");
    assert_eq!(hand(&table, "red"), cards("ore coin wool"));
}

#[test]
fn ck_095_the_card_taken_must_be_in_the_supply() {
    let position = "red hand 8 wool\nblue hand 11 coin\nturn red, rolled";
    let mut table = at(position);
    play(&mut table, "red banks 4 wool for coin");
    assert_eq!(refusal_of(&table, "red banks 4 wool for coin"), (Code::BankEmpty, rule::BASE_088));
    assert!(!listed(&table, "red").contains(&"red banks 4 wool for coin".to_owned()));
    assert!(is_legal(&table, "red banks 4 wool for cloth"));
}

#[test]
fn ck_096_trades_need_both_sides_and_no_type_on_both() {
    let table = at("red hand coin ore\nblue hand coin paper\nturn red, rolled");
    for (action, code, rule) in [
        ("red offers coin for coin to blue", Code::TradeSameResource, rule::BASE_116),
        ("red offers coin ore for paper coin to blue", Code::TradeSameResource, rule::BASE_116),
        ("red offers coin for nothing to blue", Code::TradeEmptySide, rule::BASE_115),
        ("red offers nothing for paper to blue", Code::TradeEmptySide, rule::BASE_115),
        ("red offers 2 coin for paper to blue", Code::TradeCardsMissing, rule::BASE_113),
    ] {
        assert_eq!(refusal_of(&table, action), (code, rule), "{action}");
    }
    assert!(is_legal(&table, "red offers coin for paper to blue"), "commodities are different types");
}

#[test]
fn ck_ex_15_four_wool_buy_paper() {
    let table = played("red hand 4 wool\nturn red, rolled", "red banks 4 wool for paper");
    assert_eq!(hand(&table, "red"), cards("paper"));
}

#[test]
fn ck_ex_16_three_coins_buy_cloth_at_a_generic_harbour() {
    let position = "red settlement N(2,1), hand 3 coin\nturn red, rolled";
    assert_eq!(hand(&played(position, "red banks 3 coin for cloth"), "red"), cards("cloth"));
    let inland = position.replace("N(2,1)", "N(0,0)");
    refused(&inland, "red banks 3 coin for cloth", Code::BadRate, rule::BASE_129);
}

#[test]
fn ck_ex_17_four_bricks_buy_cloth() {
    let table = played("red hand 4 brick\nturn red, rolled", "red banks 4 brick for cloth");
    assert_eq!(hand(&table, "red"), cards("cloth"));
}

/// Also: CK-092.
#[test]
fn ck_ex_18_at_the_brick_harbour_two_bricks_buy_paper_and_one_does_not() {
    for edition in ["2008", "new"] {
        let position = format!("option edition {edition}\nred settlement N(-3,2), hand 2 brick\nturn red, rolled");
        refused(&position, "red banks 1 brick for paper", Code::BadRate, rule::BASE_129);
        assert_eq!(hand(&played(&position, "red banks 2 brick for paper"), "red"), cards("paper"));
    }
}

// Offers of players who lose cards.

/// Blue's offer of one wool after red has done something; blue keeps the wool in any case.
fn offer_stands_after(position: &str, moves: &str) -> bool {
    let mut table = at(position);
    play(&mut table, &format!("blue offers wool for grain to red; {moves}"));
    assert!(hand(&table, "blue").has(Good::Wool), "{moves}: blue could still give it");
    let stands = is_legal(&table, "red accepts blue");
    if !stands {
        assert_eq!(refusal(&table, "red accepts blue").code, Code::NoSuchOffer, "{moves}");
    }
    stands
}

#[test]
fn ck_325_offers_lapse_when_cards_go_unseen() {
    let robbed = "
        red    basic N(0,0), active N(0,0), progress CARD, hand grain
        blue   city N(2,0), hand 2 wool 2 ore coin
        landed
        robber (0,0)
        turn   red, rolled
    ";
    let robbed = |card: &str| robbed.replace("CARD", card);
    let thefts = [
        ("crane", "red chases robber from N(0,0); red moves robber (2,0); steal ore"),
        ("bishop", "red plays bishop; red moves robber (2,0); steal ore"),
        ("wedding", "red plays wedding; blue presents ore coin"),
        ("master-merchant", "red plays master-merchant blue; red takes ore coin"),
    ];
    for (card, moves) in thefts {
        assert!(!offer_stands_after(&robbed(card), moves), "{card}");
    }
    // Nothing was taken from blue.
    assert!(offer_stands_after(&robbed("bishop"), "red plays bishop; red moves robber (1,0)"));
}

#[test]
fn ck_325_after_open_losses_offers_stand_that_can_still_be_kept() {
    let position = "
        red    progress CARD, hand grain ore
        blue   city N(2,0), hand 2 wool 2 ore coin
        turn   red, rolled
    ";
    let losses = [
        ("saboteur", "red plays saboteur; blue discards 2 ore"),
        ("resource-monopoly", "red plays resource-monopoly ore"),
        ("trade-monopoly", "red plays trade-monopoly coin"),
        ("commercial-harbour", "red plays commercial-harbour; red exchanges ore with blue; blue hands over coin"),
    ];
    for (card, moves) in losses {
        assert!(offer_stands_after(&position.replace("CARD", card), moves), "{card}");
    }
    // Those that cannot be kept are gone.
    let gone = |card: &str, moves: &str| {
        let mut table = at(&position.replace("CARD", card));
        play(&mut table, &format!("blue offers 2 wool for grain to red; {moves}"));
        refusal_of(&table, "red accepts blue")
    };
    let lapsed = (Code::NoSuchOffer, rule::BASE_120);
    assert_eq!(gone("saboteur", "red plays saboteur; blue discards wool ore"), lapsed);
    assert_eq!(gone("resource-monopoly", "red plays resource-monopoly wool"), lapsed);
}

#[test]
fn ck_325_acceptances_lapse_alike() {
    let position = "
        red    progress wedding saboteur, hand grain
        blue   city N(2,0), hand 2 wool 2 ore coin
        turn   red, rolled
    ";
    let accepted = "red offers grain for wool to blue; blue accepts red";
    assert!(is_legal(&played(position, accepted), "red trades with blue"));
    let unseen = played(position, &format!("{accepted}; red plays wedding; blue presents ore coin"));
    assert!(!is_legal(&unseen, "red trades with blue"));
    let open = played(position, &format!("{accepted}; red plays saboteur; blue discards ore coin"));
    assert!(is_legal(&open, "red trades with blue"));
}

// Costs and building.

#[test]
fn ck_097_roads_settlements_and_cities_cost_what_they_do_in_the_base_game() {
    let pieces = "settlement N(0,0), road NE(0,0) W(1,0)";
    for (action, price) in [
        ("red builds road NW(0,0)", "brick lumber"),
        ("red builds settlement N(0,1)", "brick lumber wool grain"),
        ("red builds city N(0,0)", "2 grain 3 ore"),
    ] {
        for mut table in in_both(&format!("red {pieces}, hand {price} coin\nturn red, rolled")) {
            play(&mut table, action);
            assert_eq!(hand(&table, "red"), cards("coin"), "{action}");
        }
        // A card less is too little, and a commodity does not help.
        let short = price.split_once(' ').expect("several cards").1.trim_start_matches("grain ");
        let position = format!("red {pieces}, hand {short} coin\nturn red, rolled");
        refused(&position, action, Code::CannotAfford, rule::BASE_135);
    }
}

#[test]
fn ck_098_walls_knights_promotions_activations_and_improvements_have_their_prices() {
    let pieces = "city N(0,0) N(2,0), road NE(0,0) NE(2,0), basic S(3,-1)";
    let purchases = [
        ("red builds wall N(0,0)", "", "2 brick", "1 brick"),
        ("red builds knight S(1,-1)", "", "wool ore", "wool"),
        ("red promotes knight S(3,-1)", "", "wool ore", "ore"),
        ("red activates knight S(3,-1)", "", "grain", "ore"),
        ("red improves trade", "", "cloth", "coin"),
        ("red improves trade", ", levels trade 1", "2 cloth", "1 cloth"),
        ("red improves politics", ", levels politics 2", "3 coin", "2 coin"),
        ("red improves science", ", levels science 3", "4 paper", "3 paper"),
    ];
    for (action, levels, price, short) in purchases {
        for mut table in in_both(&format!("red {pieces}{levels}, hand {price} lumber\nturn red, rolled")) {
            let bank = public(&table).bank;
            play(&mut table, action);
            assert_eq!(hand(&table, "red"), cards("lumber"), "{action}");
            assert_eq!(public(&table).bank, bank + cards(price), "{action}");
        }
        let poor = at(&format!("red {pieces}{levels}, hand {short} lumber\nturn red, rolled"));
        assert_eq!(refusal(&poor, action).code, Code::CannotAfford, "{action}");
    }
    // The fifth level, with the metropolis of the fourth.
    let fifth = "red city N(0,0), metropolis trade N(0,0), levels trade 4, hand 5 cloth\nturn red, rolled";
    assert_eq!(hand(&played(fifth, "red improves trade"), "red"), Cards::NONE);
    let poor = at(&fifth.replace("5 cloth", "4 cloth 4 coin"));
    assert_eq!(refusal(&poor, "red improves trade").code, Code::CannotAfford);
}

/// Also: CK-114, CK-145.
#[test]
fn ck_099_a_turn_has_no_limit_of_purchases_but_one_promotion_a_knight() {
    let pieces = "city N(0,0) N(2,0), road NE(0,0) NE(2,0)";
    let held = "hand 4 brick 6 wool 2 grain 6 ore 3 cloth";
    let mut table = played(
        &format!("red {pieces}, levels politics 3, {held}\nturn red, rolled"),
        "
        red builds wall N(0,0); red builds wall N(2,0); red builds knight S(1,-1); red builds knight S(3,-1)
        red activates knight S(1,-1); red activates knight S(3,-1)
        red promotes knight S(1,-1); red promotes knight S(3,-1)
        red improves trade; red improves trade
        ",
    );
    assert_eq!(hand(&table, "red"), cards("2 wool 2 ore"));
    assert_eq!(ck(&table).levels[0], [2, 3, 0]);
    let again = refusal_of(&table, "red promotes knight S(1,-1)");
    assert_eq!(again, (Code::AlreadyPromoted, rule::CK_114));
    play(&mut table, "red ends turn");
}

#[test]
fn ck_100_no_settlement_where_a_knight_stands() {
    let position = |more: &str| {
        format!("red settlement N(0,0), road NE(0,0) W(1,0), hand brick lumber wool grain{more}\nturn red, rolled")
    };
    assert!(is_legal(&at(&position("")), "red builds settlement N(0,1)"));
    for knight in [", basic N(0,1)", ", strong N(0,1), active N(0,1)", "\nblue basic N(0,1)", "\nblue mighty N(0,1)"] {
        refused(&position(knight), "red builds settlement N(0,1)", Code::IntersectionOccupied, rule::CK_100);
    }
    // A knight beside it does not matter.
    assert!(is_legal(&at(&position("\nblue basic S(0,0)")), "red builds settlement N(0,1)"));
}

#[test]
fn ck_101_no_road_goes_on_from_a_foreign_knight() {
    let position =
        |more: &str| format!("red settlement N(0,0), road NE(0,0), hand brick lumber{more}\nturn red, rolled");
    assert!(is_legal(&at(&position("")), "red builds road W(1,0)"));
    for knight in ["\nblue basic S(1,-1)", "\nblue strong S(1,-1), active S(1,-1)"] {
        refused(&position(knight), "red builds road W(1,0)", Code::RoadBlocked, rule::CK_101);
        // From the other end, which ends at the knight.
        let other_end = position(knight).replace("settlement N(0,0)", "settlement N(0,0) N(0,1)");
        assert!(is_legal(&at(&other_end), "red builds road W(1,0)"));
    }
    // An own knight blocks nothing, and another red road at the blocked place does not open it.
    assert!(is_legal(&at(&position(", basic S(1,-1)")), "red builds road W(1,0)"));
    let two_roads = position("\nblue basic S(1,-1)").replace("road NE(0,0)", "road NE(0,0) NW(1,0)");
    refused(&two_roads, "red builds road W(1,0)", Code::RoadBlocked, rule::CK_101);
}
