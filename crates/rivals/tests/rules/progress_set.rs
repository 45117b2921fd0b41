//! The cards of the Era of Progress (section 17 of the catalogue).

mod expansions;

use crate::support::{
    after, card, check_illegal, check_refused, check_told, discard, hand, is_legal, land, listed, listed_with, play,
    points, public, refusal, seat, stack, stock_text, table, tokens, units, waits_for,
};
use steading_game::{Game, Observer, Table};
use steading_rivals::Rivals;
use steading_rivals::cards::{Card, EventCard, Happening, Kind, Set};
use steading_rivals::goods::{Goods, Resource};
use steading_rivals::illegal::{Code, Detail};
use steading_rivals::options::Mode;
use steading_rivals::rule;
use steading_rivals::rules::Rules;

fn expansions(table: &Table<Rivals>, name: &str) -> Vec<String> {
    land(table, name).expansions().map(|(site, card)| format!("{card} at {site}")).collect()
}

// Benjamin.

/// Also: RIV-277, RIV-325.
#[test]
fn riv_227_benjamin_repeats_production_for_his_player() {
    let position = "option mode progress\nrolled 4 celebration\nred hand benjamin\nred stock none\nblue stock none";
    let table = after(position, "red plays benjamin");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("1 wool", "nothing"));
    assert_eq!((discard(&table).as_str(), waits_for(&table).as_str()), ("benjamin", "actions"));
    let two = format!("{position}\nred settlement (3,0) mountains-4 hills-1");
    assert_eq!(stock_text(&after(&two, "red plays benjamin"), "red"), "1 wool 1 ore");
}

/// Also: RIV-174.
#[test]
fn riv_227_boosters_and_marketplace_do_not_work_for_benjamin() {
    let position = "
        option mode progress
        rolled 4 celebration
        red hand benjamin
        red places weavers-shop (-1,-1)
        red stock none
    ";
    assert_eq!(stock_text(&after(position, "red plays benjamin"), "red"), "1 wool");
    // The number 1: red's Gold Field; blue has two of it, so that a roll would feed the Marketplace.
    let market = "
        option mode progress
        rolled 1 celebration
        red hand benjamin
        red places marketplace (-1,-1)
        red stock none
        blue settlement (3,0) fields-1 hills-1
    ";
    let table = after(market, "red plays benjamin");
    assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), ("1 gold", "actions"));
}

/// Also: RIV-315.
#[test]
fn riv_227_benjamin_needs_room_for_a_unit() {
    let position = "option mode progress\nrolled 4 celebration\nred hand benjamin\nred stores (0,-1) 3";
    check_illegal(position, "red plays benjamin", Code::NoEffect, rule::RIV_315);
    assert_eq!(refusal(&table(position), "red plays benjamin").detail, Detail::Needs(card("benjamin"), "room"));
    let half = format!("{position}\nred settlement (3,0) mountains-4 hills-1\nred stock ore 0");
    let table = after(&half, "red plays benjamin");
    assert_eq!((units(&table, "red", "(0,-1)"), units(&table, "red", "(4,+1)")), (3, 1), "a full region gains nothing");
    check_illegal("option mode progress\nred hand inga", "red plays benjamin", Code::NoSuchCard, rule::RIV_117);
}

/// Also: RIV-088.
#[test]
fn riv_227_the_number_of_brigitta_counts_for_benjamin() {
    let position =
        "option mode progress\nphase before-roll\nred hand brigitta, benjamin\nred stock none\nblue stock none";
    let table = after(position, "red plays brigitta 5; red rolls brigands; red plays benjamin");
    assert_eq!(stock_text(&table, "red"), "2 ore");
}

#[test]
fn riv_ex_34_benjamin_after_a_new_settlement() {
    let position = "
        option mode progress
        rolled 4 celebration
        red road right
        red places weavers-shop (-1,-1)
        red stock none, lumber 1, wool 1, grain 1, brick 1
        red hand benjamin
    ";
    let table = after(
        position,
        "red builds settlement right; region mountains-4; region hills-1; red lays first up; red plays benjamin",
    );
    assert_eq!((units(&table, "red", "(0,-1)"), units(&table, "red", "(4,+1)")), (1, 1));
    assert_eq!(stock_text(&table, "red"), "1 wool 1 ore");
}

// Gustav and Guido.

/// Blue is ahead, and cards lie on the discard pile.
const BEHIND: &str = "
    option mode progress
    blue city (1,0)
    red hand gustav, guido
    discard abbey, merchant-caravan, abbey, doctor
";

/// Also: RIV-249, RIV-324.
#[test]
fn riv_228_gustav_fetches_any_card_of_the_discard_pile() {
    let mut table = after(BEHIND, "red plays gustav");
    assert_eq!(
        listed(&table, "red"),
        ["red takes doctor", "red takes abbey", "red takes merchant-caravan"],
        "each card once, from the top"
    );
    assert_eq!(play(&mut table, "red takes abbey"), ["red takes abbey from the discard pile"]);
    assert_eq!(hand(&table, "red"), "abbey, guido");
    assert_eq!(discard(&table), "abbey, merchant-caravan, doctor, gustav");
}

/// Also: RIV-285.
#[test]
fn riv_228_gustav_requires_a_library_or_fewer_points() {
    let ahead = BEHIND.replace("blue city (1,0)", "red city (1,0)");
    check_illegal(&ahead, "red plays gustav", Code::Requirement, rule::RIV_228);
    let equal = BEHIND.replace("blue city (1,0)", "");
    check_illegal(&equal, "red plays gustav", Code::Requirement, rule::RIV_228);
    let library = format!("{ahead}\nred places library (1,+1)");
    assert!(is_legal(&table(&library), "red plays gustav"));
    check_illegal(&library, "red plays guido", Code::Requirement, rule::RIV_229);
    let both =
        format!("{BEHIND}\nred city (1,0)\nred places library (1,+1)\nblue city (-1,0)\nblue places bath-house (1,+1)");
    assert!(is_legal(&table(&both), "red plays gustav"), "both conditions are no harm");
    let detail = refusal(&table(&equal), "red plays gustav").detail;
    assert_eq!(detail, Detail::Needs(card("gustav"), "library-or-fewer-points"));
}

/// Also: RIV-285.
#[test]
fn riv_229_guido_requires_a_town_hall_or_fewer_points() {
    let ahead = BEHIND.replace("blue city (1,0)", "red city (1,0)");
    check_illegal(&ahead, "red plays guido", Code::Requirement, rule::RIV_229);
    check_illegal(&BEHIND.replace("blue city (1,0)", ""), "red plays guido", Code::Requirement, rule::RIV_229);
    let hall = format!("{ahead}\nred places parish-hall (1,+1)\nred places town-hall (1,+1)");
    assert!(is_legal(&table(&hall), "red plays guido"));
    check_illegal(&hall, "red plays gustav", Code::Requirement, rule::RIV_228);
    let parish = hall.replace("red places town-hall (1,+1)", "");
    check_illegal(&parish, "red plays guido", Code::Requirement, rule::RIV_229);
    let table = after(BEHIND, "red plays guido; red takes doctor");
    assert_eq!(
        (hand(&table, "red").as_str(), discard(&table).as_str()),
        ("gustav, doctor", "abbey, merchant-caravan, abbey, guido")
    );
}

/// Also: RIV-315.
#[test]
fn riv_230_gustav_and_guido_need_a_card_and_cannot_fetch_themselves() {
    let empty = BEHIND.replace("discard abbey, merchant-caravan, abbey, doctor", "");
    check_illegal(&empty, "red plays gustav", Code::NoEffect, rule::RIV_230);
    check_illegal(&empty, "red plays guido", Code::NoEffect, rule::RIV_230);
    let table = after(BEHIND, "red plays gustav");
    check_refused(&table, "red takes gustav", Code::NotThere, rule::RIV_228);
    // Guido may fetch Gustav once he lies there.
    let chain = after(BEHIND, "red plays gustav; red takes doctor; red plays guido; red takes gustav");
    assert_eq!(hand(&chain, "red"), "gustav, doctor");
    assert!(is_legal(&chain, "red plays gustav"));
}

#[test]
fn riv_228_what_cannot_be_fetched() {
    let table = after(BEHIND, "red plays gustav");
    check_refused(&table, "red takes inga", Code::NotThere, rule::RIV_228);
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_326);
    check_refused(&table, "blue takes doctor", Code::ActionPending, rule::RIV_128);
}

/// Also: RIV-278.
#[test]
fn riv_228_a_fetched_card_is_known_to_both() {
    let table = after(BEHIND, "red plays gustav; red takes doctor");
    assert!(table.state().hidden.knowledge[seat(&table, "blue").index()].held.contains(card("doctor")));
}

#[test]
fn riv_323_actions_and_expansions_of_either_player_can_be_fetched() {
    let position = "
        option mode progress
        red city (1,0)
        blue city (1,0)
        blue city (-1,0)
        blue places pharmacy (1,+1)
        turn blue 2
        blue hand inga, osmund, harald
        red hand gustav, austin, scout
    ";
    let mut table = after(position, "blue demolishes pharmacy at (1,+1); blue ends actions; blue passes");
    play(&mut table, "red rolls 2 brigands; red plays gustav");
    assert_eq!(hand(&table, "red"), "scout, austin, pharmacy", "the only card answers itself");
}

/// Also: RIV-125.
#[test]
fn riv_323_a_demolished_university_stays_on_the_pile_of_the_theme_game() {
    let theme = BEHIND.replace("discard abbey", "discard university, abbey");
    let table = after(&theme, "red plays gustav");
    assert!(!listed(&table, "red").contains(&"red takes university".to_owned()));
    check_told(&table, "red takes university", "NOT_A_CHOICE RIV-323 why=face-up-card card=university");
    let only = BEHIND.replace("discard abbey, merchant-caravan, abbey, doctor", "discard university");
    check_illegal(&only, "red plays gustav", Code::NoEffect, rule::RIV_230);
    let duel = only.replace("mode progress", "mode duel");
    assert_eq!(hand(&after(&duel, "red plays gustav"), "red"), "guido, university");
}

// The Doctor.

/// Also: RIV-277, RIV-325.
#[test]
fn riv_231_the_doctor_serves_the_two_regions_beside_a_bath_house() {
    let position = "
        option mode progress
        red city (-1,0)
        red city (1,0)
        red places bath-house (-1,+1)
        red places bath-house (1,-1)
        red stock none
        red hand doctor
    ";
    let mut table = after(position, "red plays doctor");
    assert_eq!(listed(&table, "red"), ["red chooses bath-house at (-1,+1)", "red chooses bath-house at (1,-1)"]);
    play(&mut table, "red chooses bath-house at (1,-1)");
    assert_eq!((stock_text(&table, "red").as_str(), discard(&table).as_str()), ("1 wool 1 ore", "doctor"));
}

#[test]
fn riv_231_the_doctor_requires_a_bath_house() {
    let position =
        "option mode progress\nred city (-1,0)\nblue city (1,0)\nblue places bath-house (1,+1)\nred hand doctor";
    check_illegal(position, "red plays doctor", Code::Requirement, rule::RIV_231);
    assert_eq!(refusal(&table(position), "red plays doctor").detail, Detail::Needs(card("doctor"), "bath-house"));
}

#[test]
fn riv_231_two_bath_houses_of_one_half_are_one_answer() {
    let position = "
        option mode progress
        red city (-1,0)
        red places bath-house (-1,+1)
        red places bath-house (-1,+2)
        red hand doctor
    ";
    let table = after(position, "red plays doctor");
    assert_eq!((waits_for(&table).as_str(), units(&table, "red", "(-2,+1)")), ("actions", 2));
}

/// Also: RIV-033.
#[test]
fn riv_231_a_bath_house_without_room_is_no_choice() {
    let position = "
        option mode progress
        red city (-1,0)
        red city (1,0)
        red places bath-house (-1,+1)
        red places bath-house (1,-1)
        red places abbey (1,+1)
        red places bath-house (-1,-1)
        red stock lumber 3, gold 3
        red hand doctor
    ";
    let table = after(position, "red plays doctor");
    assert_eq!(listed(&table, "red"), ["red chooses bath-house at (-1,-1)", "red chooses bath-house at (1,-1)"]);
    check_refused(&table, "red chooses bath-house at (-1,+1)", Code::StoreFull, rule::RIV_315);
    check_told(&table, "red chooses abbey at (1,+1)", "NOT_A_CHOICE RIV-231 why=bath-house-only card=abbey");
    check_refused(&table, "red chooses bath-house at (1,+1)", Code::NotThere, rule::RIV_231);
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_326);
}

/// Also: RIV-315.
#[test]
fn riv_ex_51_the_doctor_needs_room_beside_the_bath_house() {
    let position = "option mode progress\nred city (-1,0)\nred places bath-house (-1,+1)\nred hand doctor\nred stock lumber 3, gold 3";
    check_illegal(position, "red plays doctor", Code::NoEffect, rule::RIV_315);
    let table = after(&position.replace("gold 3", "gold 2"), "red plays doctor");
    assert_eq!((units(&table, "red", "(-2,+1)"), units(&table, "red", "(0,+1)")), (3, 3));
}

/// Also: RIV-295.
#[test]
fn riv_ex_32_the_doctor_at_a_lower_bath_house() {
    let position =
        "option mode progress\nred city (-1,0)\nred places bath-house (-1,-2)\nred hand doctor\nred stock none";
    let table = after(position, "red plays doctor");
    assert_eq!(stock_text(&table, "red"), "1 wool 1 brick");
    assert_eq!((units(&table, "red", "(-2,-1)"), units(&table, "red", "(0,-1)")), (1, 1));
}

// Mineral Mining and Three-Field System.

/// Red has a University.
const SCHOOL: &str = "
    option mode progress
    red city (-1,0)
    red places abbey (1,+1)
    red places university (-1,+1)
    red stock none
";

/// Also: RIV-325.
#[test]
fn riv_232_mineral_mining_gives_two_ore() {
    let one = after(&format!("{SCHOOL}\nred hand mineral-mining"), "red plays mineral-mining");
    assert_eq!((stock_text(&one, "red").as_str(), discard(&one).as_str()), ("2 ore", "mineral-mining"));
    let two = format!("{SCHOOL}\nred hand mineral-mining\nred settlement (3,0) mountains-4 hills-1");
    let mut table = after(&two, "red plays mineral-mining");
    assert_eq!(listed(&table, "red"), ["red gains (2,-1)", "red gains (4,+1)"]);
    check_told(&table, "red gains (2,+1)", "NOT_A_CHOICE RIV-032 why=gain-kind resource=grain");
    play(&mut table, "red gains (4,+1); red gains (2,-1)");
    assert_eq!((units(&table, "red", "(2,-1)"), units(&table, "red", "(4,+1)")), (1, 1));
}

#[test]
fn riv_233_the_three_field_system_gives_two_grain() {
    let one = after(&format!("{SCHOOL}\nred hand three-field-system"), "red plays three-field-system");
    assert_eq!((stock_text(&one, "red").as_str(), discard(&one).as_str()), ("2 grain", "three-field-system"));
    let two = format!("{SCHOOL}\nred hand three-field-system\nred settlement (3,0) fields-1 hills-1");
    let table = after(&two, "red plays three-field-system; red gains (4,+1); red gains (4,+1)");
    assert_eq!((units(&table, "red", "(2,+1)"), units(&table, "red", "(4,+1)")), (0, 2));
}

#[test]
fn riv_232_and_riv_233_require_a_university() {
    for (name, rule) in [("mineral-mining", rule::RIV_232), ("three-field-system", rule::RIV_233)] {
        let position = format!("{SCHOOL}\nred hand {name}").replace("red places university (-1,+1)", "");
        check_illegal(&position, &format!("red plays {name}"), Code::Requirement, rule);
        let detail = refusal(&table(&position), &format!("red plays {name}")).detail;
        assert_eq!(detail, Detail::Needs(card(name), "university"));
    }
}

/// Also: RIV-029, RIV-315.
#[test]
fn riv_232_and_riv_233_lose_what_does_not_fit_and_need_room_for_one() {
    for (name, kind, cell) in [("mineral-mining", "ore", "(2,-1)"), ("three-field-system", "grain", "(2,+1)")] {
        let position = |units: u8| format!("{SCHOOL}\nred hand {name}\nred stock {kind} {units}");
        let table = after(&position(2), &format!("red plays {name}"));
        assert_eq!((units(&table, "red", cell), waits_for(&table).as_str()), (3, "actions"));
        check_illegal(&position(3), &format!("red plays {name}"), Code::NoEffect, rule::RIV_315);
    }
}

// Cards of the basic set.

/// Also: RIV-012.
#[test]
fn riv_234_brigitta_relocation_and_invention_are_as_in_the_basic_set() {
    let brigitta = "option mode progress\nphase before-roll\nred hand progress-brigitta";
    let table = after(brigitta, "red plays progress-brigitta 6; red rolls brigands");
    assert_eq!((public(&table).number, discard(&table).as_str()), (6, "progress-brigitta"));
    let relocation = "
        option mode progress
        red hand progress-relocation
        red places abbey (-1,+1)
        red places inga (1,+1)
    ";
    let table = after(relocation, "red plays progress-relocation; red chooses abbey at (-1,+1)");
    assert_eq!(expansions(&table, "red"), ["inga at (-1,+1)", "abbey at (1,+1)"]);
    let rules = Rules::of(Mode::Progress);
    let inventions = EventCard::ALL.into_iter().filter(|&card| rules.events >> card as u32 & 1 != 0);
    assert_eq!(inventions.filter(|card| card.data().happening == Happening::Invention).count(), 3);
    let invention = "option mode progress\nphase before-roll\nred places abbey (-1,+1)";
    let table = after(invention, "red rolls 2 event; event progress-invention");
    assert_eq!(waits_for(&table), "gain red 1 any");
    for (copy, original) in [("progress-brigitta", "brigitta"), ("progress-relocation", "relocation")] {
        assert_eq!(card(copy).title(), card(original).title());
        assert_eq!(card(copy).set(), Set::Progress);
    }
}

/// Also: RIV-163.
#[test]
fn riv_287_relocation_is_an_action_card() {
    assert_eq!([Card::BasicRelocation.kind(), Card::ProgressRelocation.kind()], [Kind::Action; 2]);
    let position = "option mode progress\nred hand relocation\nred places abbey (-1,+1)\nred places inga (1,+1)";
    assert!(is_legal(&table(position), "red plays relocation"));
    assert!(EventCard::ALL.iter().all(|card| !card.data().id.contains("relocation")));
}
