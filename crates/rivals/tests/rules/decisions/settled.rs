//! What the engine settles by itself, and the order inside one step: `RIV-326`, `RIV-334`.

use expect_test::expect;
use rand::RngExt;
use steading_rivals::frame::Frame;
use steading_rivals::options::Mode;

use super::{asks, question};
use crate::random;
use crate::support::*;

#[test]
fn riv_326_a_question_with_one_answer_is_settled() {
    let relocation = "
        red places abbey (-1,+1)
        red places storehouse (1,-1)
        red hand relocation
        ";
    asks(
        relocation,
        "
        > red plays relocation
        red: chooses (-2,+1) (-2,-1) (0,+1) (0,-1) (2,+1) (2,-1), abbey at (-1,+1), storehouse at (1,-1) > red chooses abbey at (-1,+1)
        red: action phase
        ",
    );
    // The only unit with strength is returned, in the Duel under the only stack of its set.
    let archer = "
        option mode duel
        red city (1,0)
        red places hedge-tavern (1,+1)
        red hand archer
        blue city (1,0)
        blue places chief-cannoneer (1,+1)
        blue places ore-ship (1,+1)
        ";
    asks(
        archer,
        "
        > red plays archer
        red: action phase
        ",
    );
    assert_eq!(land(&after(archer, "red plays archer"), "blue").expansions().count(), 1);
    // Cards come from the only stack that has any, also in an exchange without the price of a search.
    let stacks = "
        red hand abbey, scout
        red stock none
        stack B1 none
        stack B2 inga, harald
        stack B3 none
        stack B4 none
        discard rest
        ";
    asks(
        stacks,
        "
        > red ends actions
        red: passes; puts scout under B1 B2 B3 B4, abbey under B1 B2 B3 B4, inga under B1 B2 B3 B4 > red puts inga under B2
        blue: rolls
        ",
    );
}

#[test]
fn riv_326_a_question_without_an_answer_is_skipped() {
    let full = "
        red stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3
        blue stock lumber 3, wool 3, grain 3, brick 3, ore 2, gold 3
        phase before-roll
        ";
    asks(
        full,
        "
        > red rolls; dice 6 celebration
        red: action phase
        ",
    );
    // No gold, no purchase.
    let poor = "
        red stock none
        blue stock none
        phase before-roll
        ";
    asks(
        poor,
        "
        > red rolls; dice 6 event; event basic-traveling-merchant
        red: action phase
        ",
    );
    // No cards, no hand check and no exchange.
    let bare = "
        stack B1 none
        stack B2 none
        stack B3 none
        stack B4 none
        discard rest
        ";
    asks(
        bare,
        "
        > red ends actions
        blue: rolls
        ",
    );
}

#[test]
fn riv_326_what_may_be_declined_is_asked_though_there_is_one_other_answer() {
    let merchant = "
        red stock lumber 3, wool 3, grain 3, brick 3, ore 2, gold 1
        blue stock none
        phase before-roll
        ";
    asks(
        merchant,
        "
        > red rolls; dice 1 event; event basic-traveling-merchant
        red: names ore; passes > red passes
        red: action phase
        ",
    );
    let lender = "
        option mode gold
        red city (1,0)
        red places merchant-guild (1,+1)
        red hand trade-master
        blue stock lumber 2, wool 0, grain 0, brick 0, ore 0, gold 0
        ";
    asks(
        lender,
        "
        > red plays trade-master
        red: names lumber; passes > red passes
        red: action phase
        ",
    );
}

/// The commands of a turn are no questions. Riots are asked wherever Sebastian could be held, and equal cards of a searched stack are
/// chosen from, since others may not learn from a missing question what somebody holds or sees (`RIV-278`).
#[test]
fn riv_326_in_random_games_every_question_has_two_answers() {
    for mode in Mode::ALL {
        for seed in 0..40 {
            random::play_out(
                mode,
                seed,
                |rng| rng.random_ratio(1, 8),
                |table, seat| {
                    let may_be_alone = match public(table).frames.top() {
                        Frame::Actions | Frame::BeforeRoll | Frame::Riots(_) => true,
                        Frame::TakeFrom(_, stack, _) => table.state().hidden.height(stack) > 1,
                        _ => false,
                    };
                    assert!(may_be_alone || table.actions(seat).len() > 1, "{}", question(table));
                },
            );
        }
    }
}

// The order inside one step.

#[test]
fn riv_334_pay_place_advantages_effect() {
    check(
        "
        option mode gold
        red places lumber-ship (-1,+1)
        red places ore-ship (-1,-1)
        red hand pirate-ship
        blue city (1,0)
        blue places wool-ship (1,+1)
        blue places grain-ship (1,+1)
        blue places gold-ship (1,-1)
        ",
        "red builds pirate-ship at (1,+1); blue chooses wool-ship at (1,+1)",
        &expect![[r#"
            red gives 1 lumber from (-2,+1)
            red gives 1 wool from (0,-1)
            red builds pirate-ship at (1,+1)
            blue discards wool-ship at (1,+1)
            the merchant token is set aside
        "#]],
    );
    // The token comes with the third symbol, as soon as the ship lies.
    check(
        "
        red places lumber-ship (-1,+1)
        red places ore-ship (-1,-1)
        red hand gold-ship
        ",
        "red builds gold-ship at (1,+1)",
        &expect![[r#"
            red gives 1 lumber from (-2,+1)
            red gives 1 wool from (0,-1)
            red builds gold-ship at (1,+1)
            red takes the merchant token
        "#]],
    );
}

#[test]
fn riv_334_an_attack_waits_for_its_defence_and_its_card_is_discarded_last() {
    let position = "
        option mode turmoil
        red city (1,0)
        red places hedge-tavern (1,+1)
        red hand archer
        blue places candamir (-1,+1)
        blue places irmgard (-1,-1)
        blue places lookout-tower (1,+1)
        ";
    check(
        position,
        "red plays archer; blue defends; defence 6; blue returns to B1; blue gains (-2,+1)",
        &expect![[r#"
            red plays archer
            blue rolls 6 and does not stop the attack
            the hero token is set aside
            blue returns candamir at (-1,+1) under B1
            blue gains 1 lumber at (-2,+1)
        "#]],
    );
    let mut table = table(position);
    play(&mut table, "red plays archer; blue passes; blue returns to B1");
    assert_eq!(public(&table).hero_token, None, "the tokens come before Irmgard's gift");
    assert!(public(&table).discard.is_empty(), "the card is still in play");
    play(&mut table, "blue gains (-2,+1)");
    assert_eq!(public(&table).discard.len(), 1);
}
