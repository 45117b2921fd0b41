//! Progress cards of trade (section 1.21).

use steading_game::{Game, Observer};
use steading_island::illegal::Code;
use steading_island::rule;

use super::cards_politics::heard;
use super::cards_science::{code, fails, only_after_the_roll_on_the_own_turn, played};
use super::*;

/// Red could use every card of the deck: a building, and blue ahead with cards.
const ABLE: &str = "
    red   settlement N(0,0), hand ore
    blue  city N(1,1), hand coin wool
    turn red, rolled
";

/// Also: CK-035.
#[test]
fn ck_056_cards_of_trade_are_played_after_the_roll_of_the_own_turn() {
    only_after_the_roll_on_the_own_turn(
        ABLE,
        &[
            ("merchant", "(0,-1)"),
            ("commercial-harbour", ""),
            ("merchant-fleet", "ore"),
            ("master-merchant", "blue"),
            ("trade-monopoly", "coin"),
            ("resource-monopoly", "wool"),
        ],
    );
}

// Merchant.

/// N(0,0) stands at hills, pasture and desert. Also: CK-213, CK-214, CK-216.
#[test]
fn ck_286_merchant_comes_to_a_hex_with_an_own_building() {
    let position = "red settlement N(0,0), hand 2 brick, progress merchant\nblue settlement N(-1,2)\nturn red, rolled";
    assert_eq!(code(&at(position), "red banks 2 brick for ore"), Code::BadRate);
    for far in ["(-1,2)", "(2,0)"] {
        refused(position, &format!("red plays merchant {far}"), Code::NoBuildingThere, rule::CK_213);
    }
    let mut table = played(position, "red plays merchant (0,-1)");
    assert_eq!((ck(&table).merchant, points(&table, "red")), (Some((h("(0,-1)"), seat(&table, "red"))), 2));
    play(&mut table, "red banks 2 brick for ore");
    assert_eq!(hand(&table, "red"), cards("ore"));
}

/// It may be played again, but not to the hex of the own merchant. Also: CK-218, CK-220, CK-322.
#[test]
fn ck_286_merchant_moves_on_or_takes_the_figure() {
    let position = "red settlement N(0,0), progress merchant\nmerchant red (0,-1)\nturn red, rolled";
    refused(position, "red plays merchant (0,-1)", Code::NoEffect, rule::CK_322);
    let moved = played(position, "red plays merchant (1,-1)");
    assert_eq!(ck(&moved).merchant, Some((h("(1,-1)"), seat(&moved, "red"))));
    // Blue's merchant stands there: it changes hands on the spot.
    let foreign = position.replace("merchant red", "merchant blue") + "\nblue settlement N(-1,0)";
    let taken = played(&foreign, "red plays merchant (0,-1)");
    assert_eq!((points(&taken, "red"), points(&taken, "blue")), (2, 1));
    assert_eq!(points(&at(&foreign), "blue"), 2);
}

// Commercial Harbour.

/// Blue has two kinds of commodities, white resources only, orange nothing.
const HARBOUR: &str = "
    red    hand 3 ore coin, progress commercial-harbour commercial-harbour
    blue   hand wool coin cloth
    white  hand 2 wool
    turn red, rolled
";

#[test]
fn ck_287_commercial_harbour_makes_each_opponent_exchange_once() {
    let mut table = played(HARBOUR, "red plays commercial-harbour; red exchanges ore with blue");
    assert_eq!(asked(&table), ["blue"]);
    assert_eq!(moves(&table, "blue", "hands over"), ["hands over cloth", "hands over coin"]);
    for other in ["blue hands over wool", "blue hands over paper"] {
        assert_eq!(code(&table, other), Code::NotAChoice, "{other}");
    }
    play(&mut table, "blue hands over cloth");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("2 ore coin cloth"), cards("wool coin ore")));
    assert_eq!(code(&table, "red exchanges ore with blue"), Code::AlreadyExchanged);
}

#[test]
fn ck_288_without_commodities_nothing_is_exchanged() {
    let mut table = played(HARBOUR, "red plays commercial-harbour; red exchanges ore with white");
    assert_eq!(asked(&table), ["red"]);
    assert_eq!((hand(&table, "red"), hand(&table, "white")), (cards("3 ore coin"), cards("2 wool")));
    play(&mut table, "red exchanges ore with blue; blue hands over coin");
    assert_eq!(hand(&table, "red"), cards("2 ore 2 coin"), "the others are still open");
}

/// Also: CK-059, CK-314.
#[test]
fn ck_289_exchanges_are_free_to_make_until_the_turn_ends() {
    let closed = refusal(&at(HARBOUR), "red exchanges ore with blue");
    assert_eq!((closed.code, closed.rule), (Code::CardNotOpen, rule::CK_289));
    assert!(is_legal(&played(HARBOUR, "red plays commercial-harbour"), "red ends turn"), "none is a duty");
    let table = played(
        &HARBOUR.replace("3 ore coin", "5 ore coin"),
        "red plays commercial-harbour; red banks 4 ore for brick; red exchanges brick with blue; blue hands over coin",
    );
    assert_eq!(hand(&table, "red"), cards("ore 2 coin"), "after a trade as well");
    // With the turn it ends.
    let three = HARBOUR.replace("    red    ", "option players 3\norange ").replace("turn red", "turn orange");
    let mut ended =
        played(&three, "orange plays commercial-harbour; orange ends turn; blue rolls 1+1 ship; blue ends turn");
    play(&mut ended, "white rolls 1+1 ship; white ends turn; orange rolls 1+1 ship");
    assert_eq!(code(&ended, "orange exchanges ore with blue"), Code::CardNotOpen);
}

#[test]
fn ck_290_a_resource_is_offered_and_not_a_commodity() {
    let table = played(HARBOUR, "red plays commercial-harbour");
    assert!(fails(&table, "red exchanges coin with blue"));
    assert_eq!(code(&table, "red exchanges brick with blue"), Code::CannotAfford);
    let offers = moves(&table, "red", "exchanges");
    assert_eq!(offers, ["exchanges ore with blue", "exchanges ore with white"]);
}

/// Also: CK-323.
#[test]
fn ck_291_a_second_copy_gives_no_second_offer_to_the_same_player() {
    let once = "red plays commercial-harbour; red exchanges ore with blue; blue hands over coin";
    let table = played(HARBOUR, once);
    assert_eq!(code(&table, "red exchanges ore with blue"), Code::AlreadyExchanged);
    assert!(is_legal(&table, "red exchanges ore with white"));
    // So it can do nothing.
    let useless = refusal(&table, "red plays commercial-harbour");
    assert_eq!((useless.code, useless.rule), (Code::NoEffect, rule::CK_061));
}

/// Also: CK-287.
#[test]
fn ck_311_an_offer_is_used_up_whatever_comes_of_it() {
    let table = played(HARBOUR, "red plays commercial-harbour; red exchanges ore with white");
    assert_eq!(code(&table, "red exchanges ore with white"), Code::AlreadyExchanged);
    assert!(is_legal(&table, "red exchanges ore with blue"));
}

/// Also: CK-369.
#[test]
fn ck_334_the_partner_is_asked_even_about_one_kind_and_both_cards_are_seen() {
    let position = HARBOUR.replace("wool coin cloth", "wool 2 coin");
    let mut table = played(&position, "red plays commercial-harbour");
    for nobody in ["orange", "red"] {
        let refused = refusal(&table, &format!("red exchanges ore with {nobody}"));
        assert_eq!((refused.code, refused.rule), (Code::NotAVictim, rule::CK_334), "{nobody}");
    }
    play(&mut table, "red exchanges ore with blue");
    assert_eq!(asked(&table), ["blue"]);
    assert_eq!(listed(&table, "blue"), ["blue hands over coin"]);
    let said = heard(&mut table, "blue hands over coin", "orange");
    assert!(said.contains("coin") && said.contains("ore"), "{said}");
}

/// Hidden hands are not asked: white might have no commodity. Also: CK-305.
#[test]
fn ck_323_commercial_harbour_needs_an_opponent_with_a_card() {
    let position = HARBOUR.replace("blue   hand wool coin cloth\n", "");
    assert!(is_legal(&at(&position), "red plays commercial-harbour"));
    let bare = "red hand ore, progress commercial-harbour\nturn red, rolled";
    refused(bare, "red plays commercial-harbour", Code::NoEffect, rule::CK_061);
}

// Merchant Fleet.

const FLEET: &str = "
    red   hand 6 paper 2 ore 2 wool, progress merchant-fleet merchant-fleet
    turn red, rolled
";

/// Also: CK-293.
#[test]
fn ck_292_merchant_fleet_trades_one_kind_two_for_one() {
    let mut table = at(FLEET);
    assert_eq!(code(&table, "red banks 2 ore for brick"), Code::BadRate);
    play(&mut table, "red plays merchant-fleet ore; red banks 2 ore for brick");
    assert_eq!(hand(&table, "red"), cards("6 paper brick 2 wool"));
    for other in ["red banks 2 paper for brick", "red banks 2 wool for brick"] {
        assert_eq!(code(&table, other), Code::BadRate, "{other}");
    }
    assert!(is_legal(&table, "red banks 4 paper for brick"));
}

#[test]
fn ck_292_the_fleet_sails_with_the_turn_away() {
    let position = FLEET.replace("    red   ", "option players 3\norange ").replace("turn red", "turn orange");
    let mut table = played(&position, "orange plays merchant-fleet ore");
    assert!(is_legal(&table, "orange banks 2 ore for brick"));
    play(&mut table, "orange ends turn; blue rolls 1+1 ship; blue ends turn; white rolls 1+1 ship; white ends turn");
    play(&mut table, "orange rolls 1+1 ship");
    assert_eq!(code(&table, "orange banks 2 ore for brick"), Code::BadRate);
}

/// Also: CK-323.
#[test]
fn ck_293_the_kind_is_named_with_the_card_and_a_second_card_names_another() {
    let mut table = played(FLEET, "red plays merchant-fleet ore");
    assert_eq!(code(&table, "red plays merchant-fleet ore"), Code::NoEffect);
    play(&mut table, "red plays merchant-fleet wool; red banks 2 wool for brick; red banks 2 ore for brick");
    assert_eq!(hand(&table, "red"), cards("6 paper 2 brick"));
    // Hand cards are not asked for.
    assert!(is_legal(&at(FLEET), "red plays merchant-fleet coin"));
}

#[test]
fn ck_294_any_resource_or_other_commodity_is_taken() {
    let table = played(FLEET, "red plays merchant-fleet paper");
    for other in ["brick", "lumber", "wool", "grain", "ore", "cloth", "coin"] {
        assert!(is_legal(&table, &format!("red banks 2 paper for {other}")), "{other}");
    }
    let same = refusal(&table, "red banks 2 paper for paper");
    assert_eq!((same.code, same.rule), (Code::SameResource, rule::BASE_128));
}

// Master Merchant.

/// Blue is ahead by a point, white level, orange ahead without cards.
const MASTER: &str = "
    red    settlement N(0,0), progress master-merchant
    blue   city N(1,1), hand 2 wool coin
    white  settlement N(-1,2), hand ore
    orange city N(-2,1)
    turn red, rolled
";

/// Also: CK-296, CK-310, CK-335.
#[test]
fn ck_295_master_merchant_takes_two_cards_in_sight() {
    let mut table = played(MASTER, "red plays master-merchant blue");
    assert_eq!(asked(&table), ["red"]);
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending, "taking is a duty");
    for wrong in ["red takes wool", "red takes coin coin", "red takes ore coin"] {
        assert!(fails(&table, wrong), "{wrong}");
    }
    assert_eq!(moves(&table, "red", "takes").len(), 2, "two wool, or a wool and the coin");
    assert!(!heard(&mut table.clone(), "red takes wool coin", "white").contains("coin"));
    assert!(heard(&mut table.clone(), "red takes wool coin", "blue").contains("coin"));
    play(&mut table, "red takes wool coin");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("wool coin"), cards("wool")));
    assert!(is_legal(&table, "red ends turn"));
}

/// Not before the card is played, and not any more when it is settled.
#[test]
fn ck_335_the_hand_is_seen_by_the_cards_player_alone() {
    let seen = |table: &Table<Island>, name: &str| {
        let view = table.game().view(table.state(), Observer::Seat(seat(table, name)));
        view.sights.cities_and_knights.as_ref().expect("the expansion is played").hand_seen
    };
    let mut table = at(MASTER);
    assert_eq!(seen(&table, "red"), None);
    play(&mut table, "red plays master-merchant blue");
    assert_eq!(seen(&table, "red"), Some(cards("2 wool coin")));
    assert_eq!((seen(&table, "white"), seen(&table, "orange")), (None, None));
    assert!(fails(&table, "red plays master-merchant white"), "the opponent is named with the card");
    play(&mut table, "red takes wool wool");
    assert_eq!(seen(&table, "red"), None);
}

#[test]
fn ck_295_one_card_where_there_is_only_one() {
    let position = MASTER.replace("2 wool coin", "coin");
    let table = played(&position, "red plays master-merchant blue; red takes coin");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("coin"), cards("nothing")));
}

/// Also: CK-324, CK-368.
#[test]
fn ck_295_only_from_somebody_with_more_points_and_a_card() {
    refused(MASTER, "red plays master-merchant white", Code::VpNotHigher, rule::CK_295);
    refused(MASTER, "red plays master-merchant orange", Code::NotAVictim, rule::CK_295);
    assert!(fails(&at(MASTER), "red plays master-merchant red"));
    let nobody = MASTER.replace(", hand 2 wool coin", "");
    refused(&nobody, "red plays master-merchant blue", Code::NoEffect, rule::CK_061);
}

/// No wall, knight or level helps.
#[test]
fn ck_296_a_lead_of_one_point_is_enough_and_there_is_no_defence() {
    let position =
        MASTER.replace("city N(1,1)", "city N(1,1), wall N(1,1), mighty N(0,2), active N(0,2), levels trade 3");
    assert_eq!((points(&at(&position), "red"), points(&at(&position), "blue")), (1, 2));
    assert!(is_legal(&at(&position), "red plays master-merchant blue"));
    // Level with blue, while orange with three points has a card.
    let level =
        position.replace("settlement N(0,0)", "settlement N(0,0) N(2,-1)") + "\norange settlement N(1,-2), hand ore";
    refused(&level, "red plays master-merchant blue", Code::VpNotHigher, rule::CK_295);
}

// Monopolies.

/// Commodities and resources in the hands of three opponents.
const HANDS: &str = "
    red    hand ore, progress trade-monopoly resource-monopoly
    blue   hand 3 coin 3 wool
    white  hand coin wool
    orange hand cloth 2 wool
    turn red, rolled
";

/// Also: CK-310.
#[test]
fn ck_297_trade_monopoly_takes_one_of_a_commodity_from_everybody() {
    let mut table = at(HANDS);
    assert!(fails(&table, "red plays trade-monopoly wool"), "no resource");
    let said = heard(&mut table, "red plays trade-monopoly coin", "orange");
    assert!(said.contains("coin"), "open: {said}");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("ore 2 coin"), cards("2 coin 3 wool")));
    assert_eq!((hand(&table, "white"), hand(&table, "orange")), (cards("wool"), cards("cloth 2 wool")));
    assert_eq!(asked(&table), ["red"], "nobody is asked");
}

/// Also: CK-310.
#[test]
fn ck_298_resource_monopoly_takes_up_to_two_of_a_resource_from_everybody() {
    let mut table = at(HANDS);
    assert!(fails(&table, "red plays resource-monopoly coin"), "no commodity");
    play(&mut table, "red plays resource-monopoly wool");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("ore 5 wool"), cards("3 coin wool")));
    assert_eq!((hand(&table, "white"), hand(&table, "orange")), (cards("coin"), cards("cloth")));
}

/// What is in the hands is not told by the refusal. Also: CK-305.
#[test]
fn ck_324_a_monopoly_that_brings_nothing_is_legal_while_somebody_has_a_card() {
    let table = played(HANDS, "red plays trade-monopoly paper; red plays resource-monopoly brick");
    assert_eq!(hand(&table, "red"), cards("ore"));
    assert!(held(&table, "red").is_empty());
    let alone = "red hand ore, progress trade-monopoly resource-monopoly\nturn red, rolled";
    refused(alone, "red plays trade-monopoly coin", Code::NoEffect, rule::CK_061);
    refused(alone, "red plays resource-monopoly wool", Code::NoEffect, rule::CK_061);
}
