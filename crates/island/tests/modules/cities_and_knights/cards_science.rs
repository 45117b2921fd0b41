//! Progress cards of science (section 1.19).

use steading_island::illegal::Code;
use steading_island::rule;

use super::*;

/// The table after some moves.
pub fn played(position: &str, moves: &str) -> Table<Island> {
    let mut table = at(position);
    play(&mut table, moves);
    table
}

/// The code that a move is refused with.
pub fn code(table: &Table<Island>, action: &str) -> Code {
    refusal(table, action).code
}

/// Whether a move comes to nothing, be it refused or no move at all.
pub fn fails(table: &Table<Island>, action: &str) -> bool {
    table.clone().enter_text(action).is_err()
}

/// Each card with its play: legal after the roll, and before it, on another's turn and without the card refused.
pub fn only_after_the_roll_on_the_own_turn(position: &str, plays: &[(&str, &str)]) {
    for (card, targets) in plays {
        let holding = format!("{position}\nred progress {card}");
        let action = format!("red plays {card} {targets}").trim().to_owned();
        assert!(is_legal(&at(&holding), &action), "{action}");
        let early = refusal(&at(&holding.replace("turn red, rolled", "turn red")), &action);
        assert_eq!((early.code, early.rule), (Code::CardBeforeRoll, rule::CK_035), "{action}");
        let foreign = refusal(&at(&holding.replace("turn red, rolled", "turn blue, rolled")), &action);
        assert_eq!((foreign.code, foreign.rule), (Code::NotYourTurn, rule::BASE_231), "{action}");
        assert_eq!(code(&at(position), &action), Code::NoSuchCard, "{action}");
    }
}

/// Red could use every card of the deck: buildings at mountains and fields, a city, a knight, and the price of Medicine.
const ABLE: &str = "
    red   settlement N(-1,2), city N(0,0), road NE(0,0), basic S(1,-1), hand 2 ore grain
    turn red, rolled
";

/// Also: CK-035, CK-056.
#[test]
fn ck_056_cards_of_science_are_played_after_the_roll_of_the_own_turn() {
    only_after_the_roll_on_the_own_turn(
        ABLE,
        &[
            ("crane", ""),
            ("mining", ""),
            ("irrigation", ""),
            ("inventor", "(1,-1) (-2,0)"),
            ("engineer", "N(0,0)"),
            ("medicine", "N(-1,2)"),
            ("smith", "S(1,-1)"),
            ("road-building", ""),
        ],
    );
}

/// All of them in one turn, and each goes back under its deck. Also: CK-058.
#[test]
fn ck_056_any_number_of_cards_is_played_in_a_turn() {
    let position = format!("{ABLE}\nred progress mining irrigation engineer smith");
    let mut table = at(&position);
    let before = left(&table, Track::Science);
    play(&mut table, "red plays mining; red plays irrigation; red plays engineer N(0,0); red plays smith S(1,-1)");
    assert!(held(&table, "red").is_empty());
    assert_eq!(left(&table, Track::Science), before + 4);
    assert_eq!(hand(&table, "red"), cards("4 ore 5 grain"));
}

// Alchemist.

/// Also: CK-336.
#[test]
fn ck_230_alchemist_sets_the_number_dice_and_the_event_die_is_thrown() {
    let mut table = at("red settlement N(1,1), progress alchemist\nturn red");
    assert!(is_legal(&table, "red rolls"), "it may be kept");
    play(&mut table, "red plays alchemist 5+3");
    assert!(waits_for_chance(&table) && listed(&table, "red").is_empty(), "nothing is done in between");
    assert!(hand(&table, "red").is_empty(), "the event comes first");
    assert!(!is_legal(&table, "dice 2+2 ship") && is_legal(&table, "dice ship") && is_legal(&table, "dice trade"));
    play(&mut table, "dice ship");
    assert_eq!((public(&table).dice, ck(&table).ship), ([5, 3], 1));
    assert_eq!(hand(&table, "red"), cards("ore"));
    assert_eq!(code(&table, "red rolls"), Code::AlreadyRolled);
    assert!(is_legal(&table, "red ends turn") && held(&table, "red").is_empty());
}

/// The battle of the thrown ship comes before the chosen number: the city at the mountains yields no coin any more.
#[test]
fn ck_230_the_event_is_settled_before_the_chosen_number() {
    let position = "red city N(1,1), progress alchemist\nship 6\nturn red";
    let lost = played(position, "red plays alchemist 5+3; dice ship");
    assert_eq!((hand(&lost, "red"), points(&lost, "red")), (cards("ore"), 1));
    let kept = played(&position.replace("ship 6", "ship 5"), "red plays alchemist 5+3; dice ship");
    assert_eq!((hand(&kept, "red"), points(&kept, "red")), (cards("ore coin"), 2));
}

#[test]
fn ck_230_a_sum_of_seven_may_be_set() {
    let position = "red hand 8 wool, progress alchemist\nlanded\nrobber (0,0)\nturn red";
    let mut table = played(position, "red plays alchemist 1+6; dice ship");
    assert_eq!(code(&table, "red ends turn"), Code::ActionPending);
    play(&mut table, "red discards 4 wool; red moves robber (2,0)");
    assert_eq!((hand(&table, "red"), public(&table).robber), (cards("4 wool"), Some(h("(2,0)"))));
    // A sum of eight is none.
    let eight = played(position, "red plays alchemist 2+6; dice ship");
    assert!(is_legal(&eight, "red ends turn"));
}

/// On level 1 cards are drawn with a red 1 or 2; the first die named is the red one.
#[test]
fn ck_231_the_chosen_red_die_counts_for_progress_cards() {
    let position = "red city N(0,0), levels science 1, progress alchemist\nturn red";
    let mut low = played(position, "red plays alchemist 2+6; dice science");
    assert!(waits_for_chance(&low));
    play(&mut low, "draw mining");
    assert_eq!(held(&low, "red"), [Card::Mining]);
    let high = played(position, "red plays alchemist 6+2; dice science");
    assert!(held(&high, "red").is_empty() && is_legal(&high, "red ends turn"));
}

#[test]
fn ck_232_alchemist_is_refused_after_the_roll() {
    let position = "red progress alchemist\nturn red, rolled";
    refused(position, "red plays alchemist 2+3", Code::CardAfterRoll, rule::CK_232);
    assert!(is_legal(&at(&position.replace(", rolled", "")), "red plays alchemist 2+3"));
    // Neither on somebody else's turn, rolled or not.
    for turn in ["turn blue", "turn blue, rolled"] {
        refused(
            &position.replace("turn red, rolled", turn),
            "red plays alchemist 2+3",
            Code::NotYourTurn,
            rule::BASE_231,
        );
    }
    assert_eq!(code(&at("turn red"), "red plays alchemist 2+3"), Code::NoSuchCard);
}

/// Also: CK-232.
#[test]
fn ck_336_a_second_alchemist_is_one_after_the_roll() {
    let table = played("red progress alchemist alchemist\nturn red", "red plays alchemist 1+2; dice ship");
    let again = refusal(&table, "red plays alchemist 5+6");
    assert_eq!((again.code, again.rule), (Code::CardAfterRoll, rule::CK_232));
    assert_eq!(held(&table, "red"), [Card::Alchemist]);
}

// Crane.

#[test]
fn ck_233_crane_makes_an_improvement_one_commodity_cheaper() {
    let position = "red city N(0,0), levels trade 1, hand cloth, progress crane\nturn red, rolled";
    let mut table = at(position);
    assert_eq!(code(&table, "red improves trade"), Code::CannotAfford, "two cloth");
    let closed = refusal(&table, "red improves trade with crane");
    assert_eq!((closed.code, closed.rule), (Code::CardNotOpen, rule::CK_307));
    play(&mut table, "red plays crane; red improves trade with crane");
    assert_eq!(ck(&table).levels[0], [2, 0, 0]);
    assert!(hand(&table, "red").is_empty() && held(&table, "red").is_empty());
}

#[test]
fn ck_234_the_discount_is_for_one_improvement_and_makes_a_first_level_free() {
    for mut table in in_both("red city N(0,0), hand coin, progress crane\nturn red, rolled") {
        play(&mut table, "red plays crane; red improves politics with crane");
        assert_eq!((ck(&table).levels[0], hand(&table, "red")), ([0, 1, 0], cards("coin")));
        let again = refusal(&table, "red improves politics with crane");
        assert_eq!((again.code, again.rule), (Code::CardNotOpen, rule::CK_307));
        assert_eq!(code(&table, "red improves politics"), Code::CannotAfford, "the next costs two again");
    }
}

#[test]
fn ck_235_two_cranes_do_not_reduce_one_improvement() {
    let position = "red city N(0,0), levels trade 1, progress crane crane\nturn red, rolled";
    let open = "red plays crane; red plays crane";
    let mut table = played(position, open);
    assert_eq!(ck(&table).cranes, 2);
    assert_eq!(code(&table, "red improves trade with crane"), Code::CannotAfford, "one cloth is left to pay");
    // Each for an improvement of its own.
    play(&mut table, "red improves politics with crane; red improves science with crane");
    assert_eq!((ck(&table).levels[0], ck(&table).cranes), ([1, 1, 1], 0));
}

#[test]
fn ck_236_crane_does_not_help_with_a_city() {
    let position = "red settlement N(1,1), city N(0,0), hand 3 ore grain, progress crane\nturn red, rolled";
    assert_eq!(code(&played(position, "red plays crane"), "red builds city N(1,1)"), Code::CannotAfford);
    let mut table =
        played(&position.replace("3 ore grain", "3 ore 2 grain"), "red plays crane; red builds city N(1,1)");
    assert!(hand(&table, "red").is_empty());
    play(&mut table, "red improves trade with crane");
    assert_eq!(ck(&table).levels[0], [1, 0, 0], "the discount is still open");
}

#[test]
fn ck_237_an_unused_discount_ends_with_the_turn() {
    let position = "option players 3\nblue city N(0,0), progress crane\nturn blue, rolled";
    let mut table = played(position, "blue plays crane");
    assert!(is_legal(&table, "blue improves trade with crane"));
    play(&mut table, "blue ends turn; white rolls 1+1 ship");
    assert_eq!(ck(&table).cranes, 0);
    play(&mut table, "white ends turn; orange rolls 1+1 ship; orange ends turn; blue rolls 1+1 ship");
    assert_eq!(code(&table, "blue improves trade with crane"), Code::CardNotOpen);
}

/// A full price leaves it open.
#[test]
fn ck_307_the_player_says_at_each_improvement_whether_the_discount_is_used() {
    let position = "red city N(0,0), hand 3 cloth, progress crane\nturn red, rolled";
    let mut table = played(position, "red plays crane; red improves trade");
    assert_eq!((hand(&table, "red"), ck(&table).cranes), (cards("2 cloth"), 1));
    play(&mut table, "red improves trade with crane");
    assert_eq!((hand(&table, "red"), ck(&table).levels[0], ck(&table).cranes), (cards("cloth"), [2, 0, 0], 0));
}

/// Also: CK-315, CK-316.
#[test]
fn ck_316_crane_needs_an_improvement_that_is_open_but_for_its_price() {
    let able = "red city N(0,0), progress crane\nturn red, rolled";
    assert!(is_legal(&at(able), "red plays crane"), "commodities are not asked for");
    for closed in [
        able.replace("city", "settlement"),
        able.replace("city N(0,0)", "reduced N(0,0), city N(1,1)"),
        // The only city carries the metropolis of trade: trade is at five, the others at three.
        able.replace("progress", "metropolis trade N(0,0), levels trade 5 politics 3 science 3, progress"),
    ] {
        refused(&closed, "red plays crane", Code::NoEffect, rule::CK_061);
    }
    let four = able.replace("progress", "metropolis trade N(0,0), levels trade 4 politics 3 science 3, progress");
    assert!(is_legal(&at(&four), "red plays crane"));
}

// Mining and Irrigation.

/// Two buildings at one of them count once, a city as a settlement, and so does a building of somebody else not at all.
#[test]
fn ck_238_mining_brings_two_ore_for_each_mountain_with_an_own_building() {
    for (red, ore) in [
        ("settlement N(1,1)", "2 ore"),
        ("city N(1,1)", "2 ore"),
        ("settlement N(1,1) N(2,0)", "2 ore"),
        ("settlement N(1,1) N(-1,2)", "4 ore"),
        ("settlement N(1,1) N(-1,2), city N(0,-1)", "6 ore"),
        ("reduced N(1,1)", "2 ore"),
    ] {
        let position = format!("red {red}, progress mining\nblue settlement S(0,-3)\nturn red, rolled");
        let table = played(&position, "red plays mining");
        assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards(ore), cards("nothing")), "{red}");
    }
}

/// Also: CK-315.
#[test]
fn ck_317_mining_and_irrigation_need_an_own_building_there_and_cards_in_the_supply() {
    for (card, site, good) in [("mining", "N(1,1)", "ore"), ("irrigation", "N(0,1)", "grain")] {
        let position = format!("option bank_limit 2\nred settlement {site}, progress {card}\nturn red, rolled");
        let action = format!("red plays {card}");
        assert!(is_legal(&at(&position), &action));
        refused(&position.replace(site, "N(0,0)"), &action, Code::NoEffect, rule::CK_061);
        refused(&format!("{position}\nblue hand 2 {good}"), &action, Code::NoEffect, rule::CK_061);
        refused(
            &position.replace("red settlement", "blue settlement").replace(", progress", "\nred progress"),
            &action,
            Code::NoEffect,
            rule::CK_061,
        );
    }
}

/// N(-1,2) stands at two fields.
#[test]
fn ck_239_irrigation_brings_two_grain_for_each_field_with_an_own_building() {
    for (red, grain) in [
        ("settlement N(0,1)", "2 grain"),
        ("city N(0,1)", "2 grain"),
        ("settlement N(0,1) N(0,2)", "2 grain"),
        ("settlement N(-1,2)", "4 grain"),
        ("settlement N(-1,2) S(-1,-1)", "8 grain"),
    ] {
        let position = format!("red {red}, progress irrigation\nblue settlement N(-3,1)\nturn red, rolled");
        let table = played(&position, "red plays irrigation");
        assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards(grain), cards("nothing")), "{red}");
    }
}

#[test]
fn ck_240_the_robber_does_not_stop_them_and_a_short_supply_gives_what_is_left() {
    for (card, site, robber, good) in [("mining", "N(1,1)", "(2,0)", "ore"), ("irrigation", "N(0,1)", "(0,1)", "grain")]
    {
        let position = format!("red settlement {site}, progress {card}\nlanded\nrobber {robber}\nturn red, rolled");
        let action = format!("red plays {card}");
        assert_eq!(hand(&played(&position, &action), "red"), cards(&format!("2 {good}")));
        let short = format!("option bank_limit 3\n{position}\nblue hand 2 {good}");
        assert_eq!(hand(&played(&short, &action), "red"), cards(good), "one is left");
    }
}

// Printer.

/// Also: CK-054.
#[test]
fn ck_241_printer_is_laid_open_and_worth_a_point() {
    let position = "red city N(0,0), levels science 1\nblue city N(1,1), levels science 1\nturn red";
    let own = played(position, "red rolls 1+1 science; draw printer; draw mining");
    assert_eq!((points(&own, "red"), ck(&own).printer), (3, Some(seat(&own, "red"))));
    assert!(held(&own, "red").is_empty() && held(&own, "blue") == [Card::Mining]);
    // On somebody else's turn too.
    let other = played(position, "red rolls 1+1 science; draw mining; draw printer");
    assert_eq!((points(&other, "blue"), ck(&other).printer), (3, Some(seat(&other, "blue"))));
    assert_eq!(points(&other, "red"), 2);
}

// Inventor.

#[test]
fn ck_242_inventor_swaps_two_number_tokens() {
    let position = "red progress inventor\nturn red, rolled";
    let table = played(position, "red plays inventor (1,-1) (-2,0)");
    assert_eq!(producing(&table, 4), [h("(-2,0)"), h("(0,1)")]);
    assert_eq!(producing(&table, 9), [h("(2,-2)"), h("(1,-1)")]);
    assert_eq!(producing(&table, 10), [h("(0,-2)"), h("(2,-1)")], "the others lie where they lay");
    // Later throws go by the new numbers.
    let mut later = played(
        &format!("blue settlement S(-2,-1)\n{position}"),
        "red plays inventor (1,-1) (-2,0); red ends turn; blue rolls 4+5 ship",
    );
    assert!(hand(&later, "blue").is_empty());
    play(&mut later, "blue ends turn; white rolls 2+2 ship");
    assert_eq!(hand(&later, "blue"), cards("grain"));
}

#[test]
fn ck_242_tokens_2_6_8_12_and_hexes_without_a_token_are_fixed() {
    let position = "red progress inventor\nturn red, rolled";
    for fixed in ["(1,-2)", "(0,-1)", "(-1,2)", "(2,0)", "(-2,1)", "(-1,-1)", "(0,0)"] {
        refused(position, &format!("red plays inventor {fixed} (1,-1)"), Code::TokenFixed, rule::CK_242);
        refused(position, &format!("red plays inventor (1,-1) {fixed}"), Code::TokenFixed, rule::CK_242);
    }
    for free in ["(0,-2)", "(2,-2)", "(2,-1)", "(-2,0)", "(-1,0)", "(1,0)", "(-1,1)", "(1,1)", "(-2,2)", "(0,2)"] {
        assert!(is_legal(&at(position), &format!("red plays inventor {free} (1,-1)")), "{free}");
    }
}

/// In both editions: with own buildings at both, at one, with those of others, with none.
#[test]
fn ck_243_own_buildings_are_neither_needed_nor_forbidden() {
    for seats in ["red settlement N(0,1)", "red settlement N(0,1) S(-2,-1)", "blue settlement N(0,1)", ""] {
        for table in in_both(&format!("{seats}\nred progress inventor\nturn red, rolled")) {
            assert!(is_legal(&table, "red plays inventor (0,1) (-2,0)"), "{seats}");
        }
    }
}

#[test]
fn ck_244_a_hex_with_the_robber_may_be_chosen() {
    let position = "red progress inventor\nlanded\nrobber (1,-1)\nturn red, rolled";
    let mut table = played(position, "red plays inventor (1,-1) (-2,0)");
    assert_eq!(public(&table).robber, Some(h("(1,-1)")), "the robber stays");
    play(&mut table, "red ends turn; blue rolls 3+4 ship; blue moves robber (0,0)");
    assert_eq!(producing(&table, 9), [h("(2,-2)"), h("(1,-1)")]);
}

#[test]
fn ck_308_two_different_hexes_with_different_numbers() {
    let position = "red progress inventor\nturn red, rolled";
    refused(position, "red plays inventor (1,-1) (1,-1)", Code::NoEffect, rule::CK_308);
    refused(position, "red plays inventor (1,-1) (0,1)", Code::NoEffect, rule::CK_308);
    assert!(is_legal(&at(position), "red plays inventor (1,-1) (1,0)"));
    // What is fixed is told first.
    refused(position, "red plays inventor (2,0) (-2,1)", Code::TokenFixed, rule::CK_242);
}

// Engineer.

#[test]
fn ck_245_engineer_brings_a_wall_for_nothing() {
    let position = "red city N(0,0) N(1,1), settlement N(-1,2), wall N(0,0), progress engineer\nblue city N(-2,1)\nturn red, rolled";
    let table = played(position, "red plays engineer N(1,1)");
    assert!(ck(&table).walls.contains(v("N(1,1)")) && ck(&table).walls.len() == 2);
    for (site, expected) in [
        ("N(-1,2)", Code::WallNeedsCity),
        ("N(-2,1)", Code::WallNeedsCity),
        ("N(-1,0)", Code::WallNeedsCity),
        ("N(0,0)", Code::WallExists),
    ] {
        refused(position, &format!("red plays engineer {site}"), expected, rule::CK_081);
    }
}

/// A wall that is missing is told as such. Also: CK-361.
#[test]
fn ck_318_engineer_needs_an_unwalled_upright_city_and_a_wall() {
    let action = "red plays engineer N(0,0)";
    let position = "red city N(0,0), progress engineer\nturn red, rolled";
    assert!(is_legal(&at(position), action));
    for red in ["city N(0,0), wall N(0,0)", "settlement N(0,0)", "reduced N(0,0)"] {
        refused(&position.replace("city N(0,0)", red), action, Code::NoEffect, rule::CK_061);
    }
    let three = position.replace("city N(0,0)", "city N(0,0) N(1,1) N(-1,2) N(-2,1), wall N(1,1) N(-1,2) N(-2,1)");
    assert_eq!(code(&at(&three), action), Code::NoPiecesLeft);
    assert!(is_legal(&at(&three.replace(" N(-2,1), progress", ", progress")), action), "two walls are out");
}

// Medicine.

#[test]
fn ck_246_medicine_raises_a_city_for_two_ore_and_a_grain() {
    let position =
        "red settlement N(0,0), hand 2 ore grain brick, progress medicine\nblue settlement N(1,1)\nturn red, rolled";
    let table = played(position, "red plays medicine N(0,0)");
    assert_eq!((hand(&table, "red"), points(&table, "red")), (cards("brick"), 2));
    assert!(public(&table).cities[0].contains(v("N(0,0)")));
    for site in ["N(1,1)", "N(-1,2)"] {
        assert_eq!(code(&at(position), &format!("red plays medicine {site}")), Code::NoSettlementHere, "{site}");
    }
    // The price is paid at once, or the card is not played.
    for poor in ["hand ore grain", "hand 2 ore", "hand ore 2 grain"] {
        let poor = position.replace("hand 2 ore grain brick", poor);
        assert_eq!(code(&at(&poor), "red plays medicine N(0,0)"), Code::CannotAfford);
    }
}

/// Also: CK-318, CK-361, CK-364.
#[test]
fn ck_246_medicine_needs_a_settlement_and_a_city_piece() {
    let four = "red settlement N(0,0), city N(1,1) N(-1,2) N(-2,1) N(2,-1), hand 2 ore grain, progress medicine\nturn red, rolled";
    assert_eq!(code(&at(four), "red plays medicine N(0,0)"), Code::NoPiecesLeft);
    assert_eq!(moves(&at(four), "red", "plays medicine"), [""; 0]);
    assert!(is_legal(&at(&four.replace(" N(2,-1)", "")), "red plays medicine N(0,0)"));
    let none = four.replace("settlement N(0,0), city N(1,1) N(-1,2) N(-2,1) N(2,-1)", "city N(1,1)");
    refused(&none, "red plays medicine N(1,1)", Code::NoEffect, rule::CK_061);
}

/// It needs no city piece for that, and comes before every other settlement. Also: CK-196, CK-198, CK-318.
#[test]
fn ck_198_medicine_restores_a_reduced_city() {
    for table in in_both(
        "red settlement N(0,0), reduced N(1,1), city N(-1,2) N(-2,1) N(2,-1), hand 2 ore grain, progress medicine\nturn red, rolled",
    ) {
        let other = refusal(&table, "red plays medicine N(0,0)");
        assert_eq!((other.code, other.rule), (Code::RestoreFirst, rule::CK_196));
        let mut table = table;
        play(&mut table, "red plays medicine N(1,1)");
        assert!(hand(&table, "red").is_empty() && ck(&table).reduced.is_empty());
        assert_eq!(points(&table, "red"), 9);
    }
}

#[test]
fn ck_247_two_medicines_are_two_upgrades_and_never_one() {
    let position = "red settlement N(0,0) N(1,1), hand 4 ore 2 grain, progress medicine medicine\nturn red, rolled";
    let table = played(position, "red plays medicine N(0,0); red plays medicine N(1,1)");
    assert_eq!((points(&table, "red"), hand(&table, "red")), (4, cards("nothing")));
    let again = played(position, "red plays medicine N(0,0)");
    assert_eq!(code(&again, "red plays medicine N(0,0)"), Code::NoSettlementHere);
    let cheap = at(&position.replace("4 ore 2 grain", "ore"));
    assert_eq!(code(&cheap, "red plays medicine N(0,0)"), Code::CannotAfford, "the two discounts do not add up");
}

// Smith.

/// S(1,-1) is active and basic, N(0,0) inactive and basic.
const KNIGHTS: &str = "
    red   road NE(0,0), basic N(0,0) S(1,-1), active S(1,-1), progress smith
    turn red, rolled
";

/// Also: CK-333.
#[test]
fn ck_248_smith_promotes_up_to_two_knights_for_nothing() {
    let two = played(KNIGHTS, "red plays smith N(0,0) S(1,-1)");
    assert!(ck(&two).strong.contains(v("N(0,0)")) && ck(&two).strong.contains(v("S(1,-1)")));
    assert!(ck(&two).active.contains(v("S(1,-1)")) && !ck(&two).active.contains(v("N(0,0)")), "as they were");
    // One is enough, though two could be promoted.
    let one = played(KNIGHTS, "red plays smith N(0,0)");
    assert_eq!(ck(&one).strong.len(), 1);
    assert!(is_legal(&one, "red ends turn"));
    // Not the same knight twice.
    let twice = refusal(&at(KNIGHTS), "red plays smith N(0,0) N(0,0)");
    assert_eq!((twice.code, twice.rule), (Code::AlreadyPromoted, rule::CK_114));
    assert_eq!(code(&at(KNIGHTS), "red plays smith N(0,0) N(-1,2)"), Code::NoKnightHere);
    let foreign = format!("{KNIGHTS}\nblue basic N(1,1)");
    assert_eq!(code(&at(&foreign), "red plays smith N(1,1)"), Code::NoKnightHere);
}

/// What was active before may still act, since its status is unchanged. Also: CK-113.
#[test]
fn ck_249_a_promoted_knight_keeps_its_right_to_act() {
    let position = KNIGHTS.replace("road NE(0,0)", "road NE(0,0) W(1,0)");
    let table = played(&position, "red plays smith N(0,0) S(1,-1)");
    assert!(is_legal(&table, "red moves knight S(1,-1) N(0,1)"));
    assert_eq!(code(&table, "red moves knight N(0,0) N(0,1)"), Code::KnightInactive);
}

#[test]
fn ck_249_mighty_knights_are_not_promoted() {
    let position = "red basic N(0,0), mighty S(1,-1), levels politics 3, progress smith\nturn red, rolled";
    refused(position, "red plays smith S(1,-1)", Code::MaxLevel, rule::CK_249);
    refused(&position.replace("basic N(0,0), ", ""), "red plays smith S(1,-1)", Code::NoEffect, rule::CK_061);
    assert!(is_legal(&at(position), "red plays smith N(0,0)"));
}

/// Both strong pieces are on the board: the strong knight must go on before the basic one.
#[test]
fn ck_249_the_first_promotion_may_free_a_piece_for_the_second() {
    let position = "red basic N(0,0), strong S(1,-1) N(1,1), levels politics 3, progress smith\nturn red, rolled";
    assert_eq!(code(&at(position), "red plays smith N(0,0)"), Code::NoPiecesLeft);
    assert_eq!(code(&at(position), "red plays smith N(0,0) S(1,-1)"), Code::NoPiecesLeft);
    let table = played(position, "red plays smith S(1,-1) N(0,0)");
    assert!(ck(&table).mighty.contains(v("S(1,-1)")) && ck(&table).strong.contains(v("N(0,0)")));
}

/// Without any knight that may be promoted there is no play, whatever is missing. Also: CK-318, CK-361.
#[test]
fn ck_318_smith_needs_a_knight_that_may_be_promoted() {
    for red in ["road NE(0,0)", "strong N(0,0)", "basic N(0,0), promoted N(0,0)", "basic N(0,0), strong S(1,-1) N(1,1)"]
    {
        let position = format!("red {red}, levels politics 2, progress smith\nturn red, rolled");
        refused(&position, "red plays smith N(0,0)", Code::NoEffect, rule::CK_061);
    }
}

// Road Building.

#[test]
fn ck_250_road_building_lays_two_free_roads_also_in_different_places() {
    let position = "red settlement N(0,0) N(-1,2), progress road-building, hand ore\nturn red, rolled";
    let mut table = played(position, "red plays road-building");
    assert_eq!(code(&table, "red builds road NE(2,0)"), Code::RoadNotConnected);
    play(&mut table, "red builds road NE(0,0); red builds road W(0,1)");
    assert_eq!((public(&table).roads[0].len(), hand(&table, "red")), (2, cards("ore")));
    assert_eq!(code(&table, "red builds road NW(0,0)"), Code::CannotAfford, "the third costs");
    assert!(held(&table, "red").is_empty());
}

#[test]
fn ck_251_both_roads_are_laid_before_anything_else() {
    let position = "red settlement N(0,0), progress road-building, hand 2 brick 2 lumber\nturn red, rolled";
    let mut table = played(position, "red plays road-building; red builds road NE(0,0)");
    for other in ["red ends turn", "red banks 4 brick for ore", "red builds settlement S(1,-1)"] {
        assert_eq!(code(&table, other), Code::ActionPending, "{other}");
    }
    play(&mut table, "red builds road NW(1,0)");
    assert_eq!(hand(&table, "red"), cards("2 brick 2 lumber"));
    assert!(is_legal(&table, "red ends turn"));
}

/// Also: CK-318, CK-361.
#[test]
fn ck_251_with_one_piece_left_one_road_is_laid_and_with_none_the_card_is_not_played() {
    let position = "
        red   road NE(0,0) W(1,0) NW(0,1) NE(-1,1) W(0,0) NW(0,0) NW(1,0) NE(1,0) W(2,0) NW(1,1) NE(0,1) W(1,-1) W(0,1) W(1,1), progress road-building
        turn  red, rolled
    ";
    let table = played(position, "red plays road-building; red builds road NW(0,2)");
    assert!(is_legal(&table, "red ends turn"));
    refused(&position.replace("W(1,1),", "W(1,1) NW(0,2),"), "red plays road-building", Code::NoEffect, rule::CK_061);
    // Nowhere to lay one.
    refused("red progress road-building\nturn red, rolled", "red plays road-building", Code::NoEffect, rule::CK_061);
}
