//! The order of a turn (section 6 of the catalogue).

mod support;

use steading_game::{Game, Next};
use steading_rivals::action::Outcome;
use steading_rivals::frame::Symbol;
use steading_rivals::illegal::Code;
use steading_rivals::rule;
use support::{
    after, check_illegal, check_refused, discard, hand, is_legal, listed, play, points, public, seat, stock_text,
    table, units, waits_for,
};

/// Red has rolled and can do nothing but end the turn; both hands are full, so that nothing is drawn.
const FULL_HANDS: &str = "
    red hand abbey, marketplace, storehouse
    blue hand austin, harald, inga
    turn red 7
";

#[test]
fn riv_077_a_turn_has_four_phases_and_players_alternate() {
    let mut table = table(&format!("{FULL_HANDS}\nphase before-roll"));
    assert_eq!(waits_for(&table), "before-roll");
    play(&mut table, "red rolls 2 brigands");
    assert_eq!(waits_for(&table), "actions");
    play(&mut table, "red ends actions");
    assert_eq!(waits_for(&table), "exchange");
    play(&mut table, "red passes");
    assert_eq!(waits_for(&table), "before-roll");
    assert_eq!((public(&table).turn, public(&table).turns), (seat(&table, "blue"), 8));
    play(&mut table, "blue rolls 2 brigands; blue ends actions; blue passes");
    assert_eq!((public(&table).turn, public(&table).turns), (seat(&table, "red"), 9));
}

#[test]
fn riv_077_the_hand_check_comes_between_actions_and_exchange() {
    let mut table = after("red hand abbey, marketplace", "red ends actions");
    assert_eq!(waits_for(&table), "hand-check");
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_150);
    play(&mut table, "red draws B1");
    assert_eq!(waits_for(&table), "exchange");
}

#[test]
fn riv_077_phases_are_not_skipped_or_repeated() {
    let before = format!("{FULL_HANDS}\nphase before-roll");
    check_illegal(&before, "red ends actions", Code::RollFirst, rule::RIV_077);
    check_illegal(&before, "red builds abbey at (-1,+1)", Code::RollFirst, rule::RIV_077);
    check_illegal(FULL_HANDS, "red rolls", Code::AlreadyRolled, rule::RIV_077);
    let exchange = after(FULL_HANDS, "red ends actions");
    check_refused(&exchange, "red builds abbey at (-1,+1)", Code::NotAChoice, rule::RIV_154);
    assert!(!is_legal(&exchange, "red ends actions"));
}

#[test]
fn riv_077_the_other_player_waits() {
    check_illegal(FULL_HANDS, "blue ends actions", Code::NotYourTurn, rule::RIV_128);
    let before = format!("{FULL_HANDS}\nphase before-roll");
    check_illegal(&before, "blue rolls", Code::NotYourTurn, rule::RIV_128);
}

/// Also: RIV-257.
#[test]
fn riv_078_brigitta_and_reiner_are_played_before_the_roll() {
    let position = "option mode gold\nphase before-roll\nred hand brigitta, reiner";
    let both = table(position);
    assert!(
        is_legal(&both, "red plays brigitta 3") && is_legal(&both, "red plays reiner") && is_legal(&both, "red rolls")
    );
    for order in ["red plays brigitta 3; red plays reiner", "red plays reiner; red plays brigitta 3"] {
        let mut table = after(position, order);
        assert_eq!(waits_for(&table), "before-roll");
        play(&mut table, "red rolls");
        assert_eq!((public(&table).number, public(&table).symbol), (3, Some(Symbol::Celebration)));
    }
    let rolled = "option mode gold\nred hand brigitta, reiner";
    check_illegal(rolled, "red plays brigitta 3", Code::CardTiming, rule::RIV_159);
    check_illegal(rolled, "red plays reiner", Code::CardTiming, rule::RIV_187);
}

/// Twelve points of red: three cities with a Festival Hall and two Chapels, Hedge Tavern, and the hero token.
const TWELVE: &str = "
    option mode turmoil
    red city (-1,0)
    red city (1,0)
    red settlement (3,0) forest-4 gold-field-2
    red city (3,0)
    red places large-festival-hall (-1,+1)
    red places chapel-1-3 (-1,-1)
    red places chapel-4-6 (1,+1)
    red places hedge-tavern (1,-1)
    red places carl-forkbeard (3,+1)
";

#[test]
fn riv_079_with_the_goal_at_the_time_to_roll_a_player_wins() {
    let position = format!("{TWELVE}\nturn blue 6\nphase exchange\nblue hand abbey");
    let table = after(&position, "blue passes");
    assert_eq!(points(&table, "red"), 12);
    assert_eq!(table.next(), Next::Over);
    assert_eq!(table.game().winner(table.state()), Some(seat(&table, "red")));
}

#[test]
fn riv_080_both_dice_are_rolled_together() {
    let table = after("phase before-roll", "red rolls");
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    assert_eq!(outcomes.len(), 6 * 5);
    // Of six faces of the event die two show the event card (`RIV-008`).
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 36);
    assert!(outcomes.iter().all(|(outcome, _)| matches!(outcome, Outcome::Dice(Some(_), Some(_)))));
    assert!(is_legal(&table, "dice 6 harvest"));
    assert!(!is_legal(&table, "dice 6") && !is_legal(&table, "dice harvest"));
}

#[test]
fn riv_080_a_die_that_a_card_fixed_is_not_rolled() {
    let position = "option mode gold\nphase before-roll\nred hand brigitta, reiner";
    let brigitta = after(position, "red plays brigitta 5; red rolls");
    assert!(is_legal(&brigitta, "dice trade"));
    assert!(!is_legal(&brigitta, "dice 5 trade") && !is_legal(&brigitta, "dice 5"));
    let reiner = after(position, "red plays reiner; red rolls");
    assert!(is_legal(&reiner, "dice 5"));
    assert!(!is_legal(&reiner, "dice 5 celebration") && !is_legal(&reiner, "dice celebration"));
}

#[test]
fn riv_081_actions_come_in_any_order_and_number() {
    let position = "
        option mode gold
        red stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3
        red places lumber-ship (1,+1)
        red hand abbey, marketplace, merchant-caravan
    ";
    let table = after(
        position,
        "
        red builds abbey at (-1,+1)
        red trades 3 gold for brick
        red plays merchant-caravan; red pays (2,-1); red pays (2,-1); red gains (0,+1); red gains (0,+1)
        red builds road left
        red builds marketplace at (-1,-1)
        red demolishes abbey at (-1,+1)
        red trades 2 lumber for ore
        ",
    );
    assert_eq!(waits_for(&table), "actions");
    assert_eq!(discard(&table), "merchant-caravan, abbey");
}

#[test]
fn riv_081_answers_without_a_question_are_no_actions() {
    for action in ["red passes", "red draws B1", "red gains (0,+1)", "red pays (2,-1)", "red defends", "red names ore"]
    {
        check_illegal("", action, Code::WrongPhase, rule::RIV_081);
    }
}

#[test]
fn riv_082_the_action_phase_ends_when_its_player_says_so() {
    let table = after(FULL_HANDS, "red ends actions");
    assert_eq!(waits_for(&table), "exchange");
    assert!(listed(&support::table(FULL_HANDS), "red").contains(&"red ends actions".to_owned()));
}

#[test]
fn riv_083_cards_drawn_at_the_end_of_a_turn_wait_for_the_next() {
    let mut table =
        after("red hand abbey, scout\nred stock none, lumber 1, wool 1\nstack B1 storehouse", "red ends actions");
    play(&mut table, "red draws B1");
    assert!(hand(&table, "red").contains("storehouse"));
    check_refused(&table, "red builds storehouse at (-1,+1)", Code::NotAChoice, rule::RIV_154);
    play(&mut table, "red passes");
    check_refused(&table, "red builds storehouse at (-1,+1)", Code::NotYourTurn, rule::RIV_128);
    assert_eq!(units(&table, "red", "(-2,+1)"), 1);
    // In the own next turn it can be built.
    let mut next = support::table(
        "turn blue 2\nblue hand abbey, austin, inga\nred hand storehouse\nred stock none, lumber 1, wool 1",
    );
    play(&mut next, "blue ends actions; blue passes; red rolls 4 brigands");
    play(&mut next, "red builds storehouse at (-1,+1)");
    assert_eq!(stock_text(&next, "red"), "1 wool");
}

/// Also: RIV-313, RIV-324.
#[test]
fn riv_083_cards_taken_in_the_action_phase_are_played_at_once() {
    let gustav = "option mode duel\nred hand gustav\nblue city (1,0)\ndiscard merchant-caravan";
    let table = after(gustav, "red plays gustav");
    assert_eq!(hand(&table, "red"), "merchant-caravan");
    assert!(is_legal(&table, "red plays merchant-caravan"));
    let guido = "option mode duel\nred hand guido\nblue city (1,0)\ndiscard merchant-caravan";
    assert!(is_legal(&after(guido, "red plays guido"), "red plays merchant-caravan"));
    let library = "
        option mode duel
        red city (-1,0)
        red stock lumber 2, brick 1, ore 1, wool 2
        red hand library
        stack B1 merchant-caravan, abbey
    ";
    let table = after(library, "red builds library at (-1,+1); red searches B1; red takes merchant-caravan");
    assert!(is_legal(&table, "red plays merchant-caravan"));
    let traitor = "
        option mode duel
        red city (-1,0)
        red places hedge-tavern (-1,+1)
        red hand traitor
        blue hand merchant-caravan, abbey
    ";
    let table = after(traitor, "red plays traitor; red takes merchant-caravan");
    assert!(is_legal(&table, "red plays merchant-caravan"));
}

/// Also: RIV-335.
#[test]
fn riv_310_sebastian_drawn_at_the_end_of_a_turn_waits_for_the_own_next_turn() {
    let waits = |table: &steading_game::Table<steading_rivals::Rivals>| table.state().hidden.sebastian_waits;
    let position = "
        option mode turmoil
        red hand abbey, inga
        blue hand austin, harald, siglind
        stack T1 sebastian
    ";
    let mut table = after(position, "red ends actions; red draws T1");
    assert_eq!(waits(&table), [true, false]);
    play(&mut table, "red passes; blue rolls 3 brigands; blue ends actions");
    assert_eq!(waits(&table), [true, false]);
    play(&mut table, "blue passes");
    assert_eq!(waits(&table), [false, false]);
}

#[test]
fn riv_310_sebastian_of_the_exchange_waits_too() {
    let position = "
        option mode turmoil
        red hand abbey, inga, osmund
        blue hand austin, harald, siglind
        stack T1 sebastian, archer
    ";
    let drawn = after(position, "red ends actions; red puts abbey under B1; red draws T1");
    assert!(drawn.state().hidden.sebastian_waits[0]);
    let searched = after(
        position,
        "red ends actions; red puts abbey under B1; red searches T1; red pays (-2,+1); red pays (-2,-1); red takes sebastian",
    );
    assert!(searched.state().hidden.sebastian_waits[0]);
}
