//! Corners that reading the code brought to light: hostile input, positions that no game comes to, and what may not be taken back.

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Notation, Observer, Seat};
use steading_island::action::Action;
use steading_island::cards::Good;
use steading_island::illegal::Code;
use steading_island::modules::cities_and_knights::{Action as CitiesAction, Play, timeout};

use super::*;

fn is_position(text: &str) -> bool {
    let game = at("turn red").game().clone();
    game.parse_position(text).is_ok()
}

/// Who draws a card that came back under a deck has seen it, though no chance spoke.
#[test]
fn ck_046_a_deck_that_was_picked_and_drawn_from_is_not_picked_anew() {
    let returned = "bishop, bishop, diplomat, diplomat, warlord, warlord, wedding, wedding, intrigue, intrigue, \
                    saboteur, saboteur, spy, spy, deserter, deserter";
    let mut table = at(&format!(
        "red city N(1,1), basic N(0,0), active N(0,0)
         blue basic N(-1,2), active N(-1,2)
         white open constitution
         returned politics spy/white, {returned}
         ship 6
         turn red"
    ));
    play(&mut table, "red rolls 1+1 ship");
    let before = table.state().clone();
    let (seat, action) = table.game().parse_action(&before, "red picks deck politics").expect("a move");
    let mut after = before.clone();
    table.game().apply(&mut after, seat, action, &mut ());
    assert_eq!(after.hidden.cities_and_knights.hand(seat), [Card::Spy]);
    assert!(table.game().reveals(&before, &after, seat, action), "the Spy was seen");
    // A deck of the first shuffle waits for chance, and nothing has been seen yet.
    let (seat, action) = table.game().parse_action(&before, "red picks deck trade").expect("a move");
    let mut after = before.clone();
    table.game().apply(&mut after, seat, action, &mut ());
    assert!(!table.game().reveals(&before, &after, seat, action));
}

#[test]
fn ck_295_a_seat_that_nobody_plays_is_no_victim() {
    let table = at("
        red  settlement N(0,0), progress master-merchant spy deserter
        blue city N(1,1), hand ore, progress crane, basic S(0,0)
        turn red, rolled
        ");
    for seat in [4, 7, 200, 255].map(Seat) {
        for play in [Play::MasterMerchant(seat), Play::Spy(seat), Play::Deserter(seat)] {
            let action = Action::from(CitiesAction::Play(play));
            let refused = table.game().check(table.state(), Seat(0), action).expect_err("nobody sits there");
            assert_eq!(refused.code, Code::NotAVictim, "{play:?}");
        }
        let action = Action::from(CitiesAction::Exchange(seat, Good::Ore));
        assert!(table.game().check(table.state(), Seat(0), action).is_err());
    }
}

#[test]
fn ck_225_a_place_that_is_not_on_the_board_is_unknown() {
    let mut table = at("
        option commit_knights on
        red city N(1,1), basic N(0,0), active N(0,0)
        ship 6
        turn red
        ");
    play(&mut table, "red rolls 1+1 ship");
    assert_eq!(refusal(&table, "red commits N(9,9)").code, Code::UnknownPlace);
    assert_eq!(refusal(&table, "red commits N(0,0) N(9,9)").code, Code::UnknownPlace);
    assert!(is_legal(&table, "red commits N(0,0)"));
}

#[test]
fn levels_and_defenders_beyond_all_measure_are_refused() {
    assert!(is_position("red city N(0,0), levels trade 3\nturn red, rolled"));
    for wrong in ["levels trade 6", "levels trade 200", "levels trade 255", "defender 127", "defender 255"] {
        assert!(!is_position(&format!("red city N(0,0), {wrong}\nturn red, rolled")), "{wrong}");
    }
}

/// What an effect asks lies above the effect: otherwise nobody would judge awards when it is over.
#[test]
fn ck_302_a_question_of_an_effect_lies_above_it() {
    let board = "red road NE(0,0)\nblue road NE(1,0) NW(1,0) W(1,0), settlement S(2,-1)\nturn red, rolled\n";
    let retreat = "cities retreat blue S(1,-1) basic inactive";
    assert!(is_position(&format!("{board}frames turn, effect, {retreat}")));
    assert!(!is_position(&format!("{board}frames turn, {retreat}")));
    let one_way = board.replace(" NW(1,0) W(1,0), settlement S(2,-1)", "");
    assert!(
        !is_position(&format!("{one_way}frames turn, effect, {retreat}")),
        "where there is no choice nobody is asked"
    );
}

/// Everybody knows of which deck the card is that was just received, and no guess says otherwise.
#[test]
fn ck_313_a_guess_of_the_card_received_is_of_its_deck() {
    let mut table = at("
        option edition 2008
        red  progress merchant merchant, levels science 1
        turn red
        ");
    play(&mut table, "red rolls 1+2 science; draw crane");
    assert_eq!(asked(&table), ["red"]);
    let view = table.game().view(table.state(), Observer::Seat(Seat(1)));
    let mut rng = SmallRng::seed_from_u64(1);
    for _ in 0..50 {
        let guess = table.game().guess(&view, &mut rng);
        let received = guess.hidden.cities_and_knights.received.expect("a card was received");
        assert_eq!(received.track(), Track::Science);
        assert!(guess.hidden.cities_and_knights.holds(Seat(0), received));
    }
}

/// What is owed comes before the wrong step.
#[test]
fn ck_362_an_alchemist_instead_of_the_card_asked_about_is_pending() {
    let mut table = at("
        option edition 2008
        red  settlement N(0,1), progress alchemist, levels science 1
        turn red
        ");
    play(&mut table, "red rolls 1+2 science; draw crane");
    assert_eq!(refusal(&table, "red plays alchemist 3+4").code, Code::ActionPending);
    assert!(is_legal(&table, "red keeps card"));
}

/// Of equal knights the first by its place, whoever owns it.
#[test]
fn ck_345_of_equal_knights_an_intrigue_drives_away_the_first() {
    let table = at("
        red   road NE(0,0) NW(0,0), progress intrigue
        blue  basic S(1,-1)
        white basic S(0,-1)
        turn  red, rolled
        ");
    let first = ["S(0,-1)", "S(1,-1)"].map(v).into_iter().min().expect("two places");
    assert_eq!(timeout::aim(table.game(), table.state(), Seat(0), Card::Intrigue), Some(Play::Intrigue(first)));
}
