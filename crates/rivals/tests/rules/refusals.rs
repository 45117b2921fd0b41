//! Every refusal code: when it comes, which rule it names, and what its sentence is told (section 24 of the catalogue).

use crate::support::{after, refusal, table, told};
use steading_game::{Game, Seat};
use steading_rivals::Rivals;
use steading_rivals::options::Options;

/// What refuses the move: code, rule and values in one line.
fn refused(position: &str, action: &str) -> String {
    told(&refusal(&table(position), action))
}

/// The same after some moves.
fn refused_after(position: &str, moves: &str, action: &str) -> String {
    told(&refusal(&after(position, moves), action))
}

#[test]
fn riv_341_after_the_end_the_winner_is_named() {
    let position = "red city (-1,0)\nred city (1,0)\nred settlement (3,0) forest-4 hills-1\nred places candamir (-1,+1)\n\
                    red places marketplace (-1,-1)\nred places ore-ship (1,+1)\nred places wool-ship (1,-1)\nphase exchange\n\
                    red hand scout";
    assert_eq!(refused_after(position, "red passes", "blue rolls"), "GAME_OVER RIV-254 winner=0 points=7");
}

#[test]
fn riv_342_the_other_player_is_told_whose_turn_it_is() {
    assert_eq!(refused("", "blue ends actions"), "NOT_YOUR_TURN RIV-128 turn=0");
}

#[test]
fn riv_343_an_open_question_comes_first() {
    let position = "red stock none, gold 3\nred hand goldsmith";
    let answer = "ACTION_PENDING RIV-128 seat=0 owes=gain count=1";
    assert_eq!(refused_after(position, "red plays goldsmith", "blue ends actions"), answer);
    let dice = "ACTION_PENDING RIV-279 seat=0 owes=chance count=1";
    assert_eq!(refused_after("phase before-roll", "red rolls", "red rolls"), dice);
}

#[test]
fn riv_344_an_answer_without_a_question_belongs_to_another_phase() {
    assert_eq!(refused("", "red passes"), "WRONG_PHASE RIV-081 part=actions");
}

#[test]
fn riv_345_the_dice_come_before_commands() {
    assert_eq!(refused("phase before-roll", "red ends actions"), "ROLL_FIRST RIV-077 part=before-roll");
}

#[test]
fn riv_346_the_dice_are_rolled_once() {
    assert_eq!(refused("", "red rolls"), "ALREADY_ROLLED RIV-077 part=rolled");
}

#[test]
fn riv_347_the_introductory_game_has_no_demolition_and_no_face_up_stack() {
    let position = "red places abbey (-1,+1)";
    assert_eq!(refused(position, "red demolishes abbey at (-1,+1)"), "NOT_IN_PLAY RIV-061 what=demolition");
    let open = "red builds university at (-1,+1) from the face-up stack";
    assert_eq!(refused("red city (-1,0)", open), "NOT_IN_PLAY RIV-064 what=face-up");
}

#[test]
fn riv_348_a_card_must_be_in_the_hand() {
    assert_eq!(refused("", "red builds abbey at (-1,+1)"), "NO_SUCH_CARD RIV-117 card=abbey");
}

#[test]
fn riv_349_cards_of_other_moments_are_not_played_as_actions() {
    let brigitta = "CARD_TIMING RIV-159 card=brigitta";
    assert_eq!(refused("red hand brigitta", "red plays brigitta 4"), brigitta);
    assert_eq!(refused("red hand scout", "red plays scout"), "CARD_TIMING RIV-166 card=scout");
}

#[test]
fn riv_350_an_expansion_is_built_and_an_action_card_played() {
    assert_eq!(refused("red hand abbey", "red plays abbey"), "NOT_PLAYABLE RIV-120 card=abbey kind=expansion");
    let goldsmith = "red builds goldsmith at (-1,+1)";
    assert_eq!(refused("red hand goldsmith", goldsmith), "NOT_PLAYABLE RIV-120 card=goldsmith kind=action-card");
}

#[test]
fn riv_351_a_card_that_could_do_nothing_says_what_it_lacks() {
    let position = "red hand goldsmith\nred stock none, gold 2";
    assert_eq!(refused(position, "red plays goldsmith"), "NO_EFFECT RIV-315 card=goldsmith needs=gold");
}

#[test]
fn riv_352_a_requirement_is_named() {
    let position = "option mode turmoil\nred hand archer";
    assert_eq!(refused(position, "red plays archer"), "REQUIREMENT RIV-200 card=archer needs=hedge-tavern");
}

#[test]
fn riv_353_a_second_card_marked_1x_is_refused() {
    let position = "red hand abbey\nred places abbey (-1,+1)\nred stock grain 3, brick 3, ore 3";
    assert_eq!(refused(position, "red builds abbey at (1,+1)"), "ONE_ONLY RIV-121 card=abbey");
}

#[test]
fn riv_354_an_expansion_needs_an_own_settlement() {
    assert_eq!(refused("red hand abbey", "red builds abbey at (3,+1)"), "NO_SITE RIV-120 site=(3,+1)");
}

#[test]
fn riv_355_a_site_without_a_free_place_is_named() {
    let position = "red hand abbey\nred places storehouse (-1,+1)\nred stock grain 3, brick 3, ore 3";
    assert_eq!(refused(position, "red builds abbey at (-1,+1)"), "SITE_FULL RIV-120 site=(-1,+1)");
}

#[test]
fn riv_356_a_red_card_stands_in_cities_only() {
    let position = "option mode gold\nred hand mint\nred stock lumber 3, brick 3, ore 3";
    assert_eq!(refused(position, "red builds mint at (-1,+1)"), "CITY_ONLY RIV-120 site=(-1,+1) card=mint");
}

#[test]
fn riv_357_price_and_shortage_are_told() {
    let position = "red hand abbey\nred stock none, grain 1";
    let answer = "CANNOT_AFFORD RIV-119 price=1 grain 1 brick 1 ore short=1 brick 1 ore";
    assert_eq!(refused(position, "red builds abbey at (-1,+1)"), answer);
}

#[test]
fn riv_358_an_empty_stack_of_centre_cards_is_named() {
    let position = "red city (-1,0)\nred city (1,0)\nblue city (-1,0)\nblue city (1,0)\n\
                    red settlement (3,0) forest-4 hills-1\nred city (3,0)\nred settlement (5,0) forest-6 hills-5\n\
                    red city (5,0)\nblue settlement (3,0) pasture-5 pasture-6\nblue city (3,0)\n\
                    blue settlement (5,0) fields-1 fields-3\nred settlement (7,0) mountains-2 mountains-4\n\
                    red stock grain 3, ore 3";
    assert_eq!(refused(position, "red builds city (7,0)"), "NO_PIECES_LEFT RIV-139 centre=city");
}

#[test]
fn riv_359_two_roads_are_never_neighbours() {
    assert_eq!(refused("red road right\nred stock lumber 3, brick 3", "red builds road right"), "ROAD_THERE RIV-134");
}

#[test]
fn riv_360_a_settlement_needs_an_open_road() {
    assert_eq!(refused("", "red builds settlement right"), "NO_OPEN_ROAD RIV-135");
}

#[test]
fn riv_361_a_city_needs_an_own_settlement() {
    assert_eq!(refused("", "red builds city (3,0)"), "NO_SETTLEMENT_HERE RIV-138 site=(3,0)");
}

#[test]
fn riv_362_a_resource_is_not_traded_for_itself() {
    let position = "red stock none, ore 3";
    assert_eq!(refused(position, "red trades 3 ore for ore"), "SAME_RESOURCE RIV-146 resource=ore");
}

#[test]
fn riv_363_what_fits_nowhere_cannot_be_taken() {
    let position = "red stock none, ore 3, wool 3";
    assert_eq!(refused(position, "red trades 3 ore for wool"), "NO_ROOM RIV-146 resource=wool");
}

#[test]
fn riv_364_too_few_units_for_a_rate_are_counted() {
    let answer = "BAD_RATE RIV-142 resource=ore held=2 needed=3";
    assert_eq!(refused("red stock none, ore 2", "red trades 3 ore for wool"), answer);
}

#[test]
fn riv_365_the_better_rate_needs_a_ship() {
    assert_eq!(refused("red stock none, ore 3", "red trades 2 ore for wool"), "NO_SHIP RIV-143 resource=ore");
}

#[test]
fn riv_366_one_brigitta_a_turn() {
    let position = "red hand brigitta, brigitta\nphase before-roll";
    let answer = "ONCE_PER_TURN RIV-160 card=brigitta";
    assert_eq!(refused_after(position, "red plays brigitta 4", "red plays brigitta 5"), answer);
}

#[test]
fn riv_367_a_card_that_does_not_lie_there_is_named_with_the_cell() {
    let answer = "NOT_THERE RIV-130 site=(-1,+1) card=abbey";
    assert_eq!(refused("option mode gold", "red demolishes abbey at (-1,+1)"), answer);
}

#[test]
fn riv_368_a_cell_without_a_region_is_named() {
    let position = "option mode gold\nred hand gold-cache\nred places austin (-1,+1)";
    assert_eq!(refused(position, "red opens cache at (4,+2)"), "NO_REGION RIV-023 place=(4,+1)");
}

#[test]
fn riv_369_nothing_is_paid_from_an_empty_place() {
    let position = "red settlement (3,0) mountains-4 mountains-2\nred stock none, ore 3\nred stores (2,-1) 0\n\
                    red stores (4,+1) 2\nred stores (4,-1) 2";
    assert_eq!(
        refused_after(position, "red trades 3 ore for wool", "red pays (2,-1)"),
        "STORE_EMPTY RIV-031 place=(2,-1)"
    );
}

#[test]
fn riv_370_nothing_is_stored_at_a_full_place() {
    let position = "red stock none, gold 3, wool 3\nred hand goldsmith";
    assert_eq!(refused_after(position, "red plays goldsmith", "red gains (0,-1)"), "STORE_FULL RIV-032 place=(0,-1)");
}

#[test]
fn riv_371_an_empty_stack_cannot_be_chosen() {
    let position = "phase hand-check\nred hand scout\nstack B1 none";
    assert_eq!(refused(position, "red draws B1"), "STACK_EMPTY RIV-157 stack=B1");
}

#[test]
fn riv_372_a_card_goes_under_a_stack_with_its_back() {
    let position = "option mode gold\nphase exchange\nred hand mint";
    assert_eq!(refused(position, "red puts mint under B1"), "WRONG_STACK RIV-244 card=mint");
}

#[test]
fn riv_373_a_fire_brigade_protects() {
    let position = "option mode turmoil\nred hand arsonist\nred city (-1,0)\nred places hedge-tavern (-1,+1)\n\
                    blue city (-1,0)\nblue places fire-brigade (-1,+1)\nblue places abbey (-1,-1)\n\
                    blue places storehouse (1,+1)\nblue places toll-bridge (1,-1)";
    let answer = "PROTECTED RIV-221 site=(-1,-1) card=abbey";
    assert_eq!(refused_after(position, "red plays arsonist", "red chooses abbey at (-1,-1)"), answer);
}

#[test]
fn riv_374_any_other_answer_is_no_choice() {
    let position = "red stock none, gold 3\nred hand goldsmith";
    let answer = "NOT_A_CHOICE RIV-326 what=gain";
    assert_eq!(refused_after(position, "red plays goldsmith", "red names ore"), answer);
}

#[test]
fn riv_375_options_that_make_no_table_are_refused() {
    let problems = Rivals::new(Options { first_player: Some(Seat(2)), ..Options::default() }).map(|_| ()).unwrap_err();
    let told: Vec<String> = problems.iter().map(told).collect();
    assert_eq!(told, ["BAD_OPTION RIV-053 key=first_player needs=a seat of this table"]);
}
