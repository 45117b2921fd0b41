//! Stacks, discard pile, the end of the game (section 18 of the catalogue), and the end of endless games (`RIV-340`).

use crate::support::{
    after, check_illegal, check_refused, discard, hand, is_legal, listed, play, points, public, refusal, seat, stack,
    table, tokens, waits_for,
};
use steading_game::{Game, Next, Table};
use steading_rivals::Rivals;
use steading_rivals::illegal::{Code, Detail};
use steading_rivals::rule;

fn winner(table: &Table<Rivals>) -> Option<String> {
    table.game().winner(table.state()).map(|seat| steading_game::Notation::seat_name(table.game(), seat))
}

// Under stacks.

/// Blue's Archer and Arsonist face these cards of red in the Duel.
const STRUCK: &str = "
    option mode duel
    turn blue 2
    blue city (1,0)
    blue places hedge-tavern (1,+1)
    blue hand archer, arsonist
    red city (-1,0)
";

#[test]
fn riv_244_a_card_goes_under_a_stack_of_its_own_back() {
    for (card, stack_name) in [("mint", "G"), ("large-festival-hall", "T"), ("library", "P")] {
        let table = after(&format!("{STRUCK}\nred places {card} (-1,+1)"), "blue plays arsonist");
        assert!(stack(&table, stack_name).ends_with(&format!(", {card}")), "{card} lies under {stack_name}");
        assert_eq!(waits_for(&table), "actions", "with one matching stack nothing is asked");
    }
    let mut table = after(&format!("{STRUCK}\nred places abbey (-1,+1)"), "blue plays arsonist");
    assert_eq!(listed(&table, "red"), ["red returns to B1", "red returns to B2", "red returns to B3"]);
    check_refused(&table, "red returns to G", Code::WrongStack, rule::RIV_244);
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_326);
    play(&mut table, "red returns to B3");
    assert!(stack(&table, "B3").ends_with(", abbey"));
}

/// Also: RIV-297.
#[test]
fn riv_245_the_owner_chooses_the_stack_at_archer_and_arsonist() {
    let archer = after(&format!("{STRUCK}\nred places austin (-1,+1)"), "blue plays archer");
    assert!(is_legal(&archer, "red returns to B2"));
    check_refused(&archer, "blue returns to B2", Code::ActionPending, rule::RIV_128);
    let arsonist = after(&format!("{STRUCK}\nred places abbey (-1,+1)"), "blue plays arsonist");
    assert!(is_legal(&arsonist, "red returns to B2"));
    check_refused(&arsonist, "blue returns to B2", Code::ActionPending, rule::RIV_128);
}

#[test]
fn riv_245_the_active_player_chooses_the_stack_in_hand_check_and_exchange() {
    let check = after("red hand abbey, scout, inga, austin", "red ends actions");
    assert!(is_legal(&check, "red puts abbey under B4") && is_legal(&check, "red puts abbey under B1"));
    let exchange = after("red hand abbey, scout, inga", "red ends actions");
    assert!(is_legal(&exchange, "red puts abbey under B4") && is_legal(&exchange, "red puts abbey under B1"));
}

#[test]
fn riv_246_an_empty_stack_can_receive_cards() {
    let position =
        "red hand abbey, scout, inga, austin\nblue hand harald\nstack B1 none\nstack B2 osmund\ndiscard rest";
    let mut table = after(position, "red ends actions; red puts inga under B1");
    assert_eq!(stack(&table, "B1"), "inga");
    play(&mut table, "red puts abbey under B2; red draws B1");
    assert_eq!((hand(&table, "red").as_str(), stack(&table, "B1").as_str()), ("scout, austin, inga", "none"));
}

#[test]
fn riv_246_a_stack_holds_any_number_of_cards() {
    let position = "red hand abbey, scout, inga\nstack B1 none\nstack B2 none\nstack B3 none\nphase exchange";
    let table = after(position, "red puts abbey under B4");
    assert_eq!(stack(&table, "B4").split(", ").count(), 34);
}

/// Also: RIV-294, RIV-314, RIV-304.
#[test]
fn riv_247_a_card_of_the_face_up_stack_returns_there() {
    let theme = "
        option mode turmoil
        turn blue 2
        blue city (1,0)
        blue places hedge-tavern (1,+1)
        blue hand arsonist
        red city (-1,0)
        red places hedge-tavern (-1,+1)
    ";
    assert_eq!(public(&table(theme)).face_up_left, 0);
    let burnt = after(theme, "blue plays arsonist");
    assert_eq!((public(&burnt).face_up_left, waits_for(&burnt).as_str()), (1, "actions"));
    assert!(!stack(&burnt, "T1").contains("hedge-tavern") && !stack(&burnt, "T2").contains("hedge-tavern"));
    assert_eq!(points(&burnt, "red"), 3);
    let duel = after(&format!("{STRUCK}\nred places university (-1,+1)"), "blue plays arsonist");
    assert!(stack(&duel, "P").ends_with(", university"));
}

// The discard pile.

#[test]
fn riv_248_played_demolished_and_sunk_cards_are_discarded() {
    let position = "
        option mode gold
        red hand merchant-caravan, pirate-ship
        red places abbey (-1,+1)
        blue places ore-ship (1,+1)
    ";
    let table = after(
        position,
        "red demolishes abbey at (-1,+1)
        red plays merchant-caravan; red pays (-2,+1); red pays (2,+1); red gains (-2,+1); red gains (0,-1)
        red builds pirate-ship at (-1,+1)",
    );
    assert_eq!(discard(&table), "abbey, merchant-caravan, ore-ship");
}

#[test]
fn riv_248_victims_of_attacks_go_under_stacks() {
    let archer = after(&format!("{STRUCK}\nred places chief-cannoneer (-1,+1)"), "blue plays archer");
    assert_eq!((discard(&archer).as_str(), stack(&archer, "P").ends_with("chief-cannoneer")), ("archer", true));
    let arsonist = after(&format!("{STRUCK}\nred places mint (-1,+1)"), "blue plays arsonist");
    assert_eq!((discard(&arsonist).as_str(), stack(&arsonist, "G").ends_with("mint")), ("arsonist", true));
}

#[test]
fn riv_249_the_discard_pile_is_open_and_never_reshuffled() {
    let table = after("red hand abbey\nblue hand inga\ndiscard rest", "red ends actions; red passes");
    assert_eq!(discard(&table).split(", ").count(), 34);
    assert_eq!(public(&table).turn, seat(&table, "blue"));
    for observer in [steading_game::Observer::Public, steading_game::Observer::Seat(seat(&table, "blue"))] {
        let view = table.game().view(table.state(), observer);
        assert_eq!(view.public.discard, public(&table).discard);
    }
}

// The end.

/// Two cities, a settlement and both tokens: seven points.
const SEVEN: &str = "
    red city (-1,0)
    red city (1,0)
    red settlement (3,0) forest-4 gold-field-2
    red places candamir (-1,+1)
    red places ore-ship (-1,+2)
    red places wool-ship (-1,-1)
    red places gold-ship (1,+1)
    red hand abbey, inga, osmund
    blue hand austin, harald, siglind
";

#[test]
fn riv_250_seven_points_at_the_end_of_the_own_turn_win_the_introductory_game() {
    let mut table = table(SEVEN);
    assert_eq!(points(&table, "red"), 7);
    assert_eq!(winner(&table), None);
    play(&mut table, "red ends actions");
    assert_eq!(winner(&table), None, "the turn is not over (RIV-253)");
    play(&mut table, "red passes");
    assert_eq!((table.next(), winner(&table).as_deref()), (Next::Over, Some("red")));
    let six = after(&SEVEN.replace("red places gold-ship (1,+1)", ""), "red ends actions; red passes");
    assert_eq!((points(&six, "red"), winner(&six)), (6, None));
}

#[test]
fn riv_ex_41_two_cities_a_settlement_and_both_tokens_win() {
    let mut table = table(SEVEN);
    assert_eq!(tokens(&table), ("red".to_owned(), "red".to_owned()));
    let log = play(&mut table, "red ends actions; red passes");
    assert_eq!(winner(&table).as_deref(), Some("red"));
    assert!(log.last().is_some_and(|line| line.contains("red") && line.contains('7')), "{log:?}");
}

/// Three cities with five points of buildings, and the hero token if red has three strength more than blue.
const ELEVEN: &str = "
    option mode turmoil
    red city (-1,0)
    red city (1,0)
    red settlement (3,0) forest-4 gold-field-2
    red city (3,0)
    red places large-festival-hall (-1,+1)
    red places chapel-1-3 (-1,-1)
    red places chapel-4-6 (1,+1)
    red places hedge-tavern (1,-1)
    red hand abbey, inga, osmund
    blue hand austin, harald, siglind
";

/// Also: RIV-062.
#[test]
fn riv_251_twelve_points_at_the_end_of_the_turn_win_a_theme_game() {
    let eleven = after(ELEVEN, "red ends actions; red passes");
    assert_eq!((points(&eleven, "red"), winner(&eleven)), (11, None));
    let twelve = after(&format!("{ELEVEN}\nred places carl-forkbeard (3,+1)"), "red ends actions; red passes");
    assert_eq!((points(&twelve, "red"), winner(&twelve).as_deref()), (12, Some("red")));
}

/// Also: RIV-070.
#[test]
fn riv_251_the_duel_is_won_with_thirteen() {
    let lines = ELEVEN.replace("mode turmoil", "mode duel");
    let twelve = after(&format!("{lines}\nred places candamir (3,+1)"), "red ends actions; red passes");
    assert_eq!((points(&twelve, "red"), winner(&twelve)), (12, None));
    let thirteen = format!("{lines}\nred places candamir (3,+1)\nred places mint (3,-1)");
    let thirteen = after(&thirteen, "red ends actions; red passes");
    assert_eq!((points(&thirteen, "red"), winner(&thirteen).as_deref()), (13, Some("red")));
}

/// Also: RIV-079.
#[test]
fn riv_251_twelve_points_at_the_start_of_the_turn_win_a_theme_game() {
    let position = format!("{ELEVEN}\nred places carl-forkbeard (3,+1)\nturn blue 4");
    let table = after(&position, "blue ends actions; blue passes");
    assert_eq!((table.next(), winner(&table).as_deref()), (Next::Over, Some("red")));
}

/// Also: RIV-250.
#[test]
fn riv_251_the_introductory_game_is_not_won_at_the_start_of_a_turn() {
    let mut table = after(&format!("{SEVEN}\nturn blue 4"), "blue ends actions; blue passes");
    assert_eq!((waits_for(&table).as_str(), winner(&table)), ("before-roll", None));
    play(&mut table, "red rolls 2 brigands; red ends actions; red passes");
    assert_eq!(winner(&table).as_deref(), Some("red"));
}

#[test]
fn riv_252_the_start_check_comes_before_brigitta_and_the_dice() {
    let position = format!("{ELEVEN}\nred places carl-forkbeard (3,+1)\nturn blue 4");
    let position = position.replace("red hand abbey", "red hand brigitta");
    let table = after(&position, "blue ends actions; blue passes");
    assert!(listed(&table, "red").is_empty());
    check_refused(&table, "red plays brigitta 4", Code::GameOver, rule::RIV_254);
    check_refused(&table, "red rolls", Code::GameOver, rule::RIV_254);
}

#[test]
fn riv_253_the_turn_ends_after_the_exchange() {
    // Blue's ships take the merchant token back before red's turn ends: no win.
    let mut table = table(&format!("{ELEVEN}\nred places carl-forkbeard (3,+1)"));
    play(&mut table, "red ends actions");
    assert_eq!((points(&table, "red"), winner(&table)), (12, None));
    play(&mut table, "red puts abbey under B1");
    assert_eq!(winner(&table), None);
    play(&mut table, "red draws B2");
    assert_eq!(winner(&table).as_deref(), Some("red"));
}

#[test]
fn riv_254_nobody_wins_in_the_others_turn() {
    let position = format!("{ELEVEN}\nred places carl-forkbeard (3,+1)\nturn blue 4");
    let mut table = table(&position);
    assert_eq!((points(&table, "red"), winner(&table)), (12, None));
    play(&mut table, "blue ends actions");
    assert_eq!(winner(&table), None);
    // Both have the goal: the player whose turn ends wins alone.
    let both =
        SEVEN.replace("red places candamir (-1,+1)", "red places candamir (-1,+1)\nblue city (-1,0)\nblue city (1,0)");
    let both = both
        .replace("blue hand austin", "blue settlement (3,0) forest-6 gold-field-3\nblue city (3,0)\nblue hand austin");
    let both = format!("{both}\nblue settlement (5,0) hills-1 pasture-5");
    let both = after(&both, "red ends actions; red passes");
    assert_eq!((points(&both, "red"), points(&both, "blue")), (7, 7));
    assert_eq!(winner(&both).as_deref(), Some("red"));
}

#[test]
fn riv_254_after_the_end_everything_is_refused() {
    let table = after(SEVEN, "red ends actions; red passes");
    for action in ["red passes", "blue rolls", "red ends actions"] {
        check_refused(&table, action, Code::GameOver, rule::RIV_254);
    }
    assert_eq!(refusal(&table, "blue rolls").detail, Detail::Winner(seat(&table, "red"), 7));
}

/// Also: RIV-042, RIV-334.
#[test]
fn riv_ex_42_the_token_that_comes_in_the_others_turn_wins_before_the_roll() {
    // Red has ten points, the hero token and three commerce symbols like blue; blue demolishes a ship.
    let position = format!(
        "{ELEVEN}
        red places ore-ship (3,+1)
        red places wool-ship (3,+2)
        red places gold-ship (3,-1)
        blue city (1,0)
        blue places brick-ship (-1,+1)
        blue places lumber-ship (1,+1)
        blue places grain-ship (1,-1)
        turn blue 4"
    );
    let mut table = table(&position);
    assert_eq!(points(&table, "red"), 11);
    play(&mut table, "blue demolishes brick-ship at (-1,+1)");
    assert_eq!((points(&table, "red"), winner(&table)), (12, None));
    play(&mut table, "blue ends actions; blue passes");
    assert_eq!((winner(&table).as_deref(), public(&table).number), (Some("red"), 0));
}

// Endless games.

/// The last turn of a game of six turns.
const LAST: &str = "
    option turn_limit 6
    red hand abbey, inga, osmund
    blue hand austin, harald, siglind
    turn blue 6
";

#[test]
fn riv_340_more_points_win_when_the_turns_are_used_up() {
    let position = format!("{LAST}\nred city (1,0)");
    let table = after(&position, "blue ends actions; blue passes");
    assert_eq!((winner(&table).as_deref(), table.next()), (Some("red"), Next::Over));
    let other = after(&format!("{LAST}\nblue city (1,0)\nred stock ore 3"), "blue ends actions; blue passes");
    assert_eq!(winner(&other).as_deref(), Some("blue"));
}

#[test]
fn riv_340_then_more_units_then_who_began_second() {
    let richer = after(&format!("{LAST}\nred stores (0,+1) 1"), "blue ends actions; blue passes");
    assert_eq!(winner(&richer).as_deref(), Some("red"));
    let equal = after(LAST, "blue ends actions; blue passes");
    assert_eq!(winner(&equal).as_deref(), Some("blue"));
    let blue_first = LAST.replace("option turn_limit 6", "option turn_limit 6\noption first_player blue");
    let equal = after(&blue_first.replace("turn blue 6", "turn red 6"), "red ends actions; red passes");
    assert_eq!(winner(&equal).as_deref(), Some("red"));
}

#[test]
fn riv_340_a_game_goes_on_until_both_had_their_turns() {
    let earlier = LAST.replace("turn blue 6", "turn blue 4");
    assert_eq!(winner(&after(&earlier, "blue ends actions; blue passes")), None);
    let first = LAST.replace("turn blue 6", "turn red 5");
    assert_eq!(winner(&after(&first, "red ends actions; red passes")), None);
    let odd = LAST.replace("turn_limit 6", "turn_limit 5").replace("turn blue 6", "turn red 5");
    assert_eq!(winner(&after(&odd, "red ends actions; red passes")), None);
}

#[test]
fn riv_340_five_hundred_turns_each_or_none_at_all() {
    let usual = LAST.replace("option turn_limit 6\n", "");
    let before = usual.replace("turn blue 6", "turn blue 998");
    assert_eq!(winner(&after(&before, "blue ends actions; blue passes")), None);
    let last = usual.replace("turn blue 6", "turn blue 1000");
    assert_eq!(winner(&after(&last, "blue ends actions; blue passes")).as_deref(), Some("blue"));
    for turns in ["1000", "65534"] {
        let endless =
            LAST.replace("turn_limit 6", "turn_limit 0").replace("turn blue 6", &format!("turn blue {turns}"));
        assert_eq!(winner(&after(&endless, "blue ends actions; blue passes")), None);
    }
    let endless = LAST.replace("turn_limit 6", "turn_limit 0").replace("turn blue 6", "turn red 65535");
    assert_eq!(winner(&after(&endless, "red ends actions; red passes")), None);
    // The counter goes no further: the largest limit is an end, too.
    let most = endless.replace("turn_limit 0", "turn_limit 65535");
    assert!(winner(&after(&most, "red ends actions; red passes")).is_some());
}

#[test]
fn riv_340_the_goal_comes_before_the_points_at_the_limit() {
    let position = SEVEN.replace("blue hand", "option turn_limit 6\nturn red 6\noption first_player blue\nblue hand");
    let table = after(&position, "red ends actions; red passes");
    assert_eq!(winner(&table).as_deref(), Some("red"));
    check_illegal("option turn_limit 6\nturn blue 6\nwinner red", "blue rolls", Code::GameOver, rule::RIV_254);
}
