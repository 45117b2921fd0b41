//! The cards of the Era of Turmoil (section 16 of the catalogue).

mod expansions;

use crate::support::{
    after, card, check_illegal, check_refused, check_told, discard, hand, is_legal, land, listed, listed_with, play,
    points, public, refusal, seat, stack, stock_text, table, tokens, units, waits_for,
};
use steading_game::{Game, Notation, Observer, Table};
use steading_rivals::Rivals;
use steading_rivals::building;
use steading_rivals::cards::{Card, EventCard, Happening, Kind, Set};
use steading_rivals::goods::{Goods, Resource};
use steading_rivals::illegal::{Code, Detail};
use steading_rivals::options::Mode;
use steading_rivals::rule;
use steading_rivals::rules::Rules;

/// Red has a Hedge Tavern and the three attacks.
const ARMED: &str = "
    option mode turmoil
    red city (-1,0)
    red places hedge-tavern (-1,+1)
    red hand archer, arsonist, traitor
";

/// The armed position with further lines.
fn armed(lines: &str) -> String {
    format!("{ARMED}\n{lines}")
}

/// What both players still have on the table, as `card at site`.
fn expansions(table: &Table<Rivals>, name: &str) -> Vec<String> {
    land(table, name).expansions().map(|(site, card)| format!("{card} at {site}")).collect()
}

// Requirements.

#[test]
fn riv_200_archer_arsonist_and_traitor_require_a_hedge_tavern() {
    let targets = "blue places austin (-1,+1)\nblue places abbey (1,+1)\nblue hand inga";
    let without = armed(targets).replace("red places hedge-tavern (-1,+1)", "");
    for card in ["archer", "arsonist", "traitor"] {
        let action = format!("red plays {card}");
        check_illegal(&without, &action, Code::Requirement, rule::RIV_200);
        assert!(is_legal(&table(&armed(targets)), &action));
        assert!(listed(&table(&armed(targets)), "red").contains(&action));
        assert!(!listed(&table(&without), "red").contains(&action));
    }
    // Another's tavern does not help.
    let theirs = format!("{without}\nblue city (1,0)\nblue places hedge-tavern (1,-1)");
    check_illegal(&theirs, "red plays archer", Code::Requirement, rule::RIV_200);
    let detail = refusal(&table(&without), "red plays traitor").detail;
    assert_eq!(detail, Detail::Needs(card("traitor"), "hedge-tavern"));
}

/// Also: RIV-122, RIV-118.
#[test]
fn riv_200_the_tavern_must_stand_when_the_card_is_played() {
    let position = armed("blue places austin (-1,+1)");
    let table = after(&position, "red demolishes hedge-tavern at (-1,+1)");
    check_refused(&table, "red plays archer", Code::Requirement, rule::RIV_200);
}

#[test]
fn riv_200_a_card_must_be_in_the_hand_and_an_action_card() {
    let position = armed("blue places austin (-1,+1)").replace("archer, ", "lookout-tower, ");
    check_illegal(&position, "red plays archer", Code::NoSuchCard, rule::RIV_117);
    check_illegal(&position, "red plays lookout-tower", Code::NotPlayable, rule::RIV_120);
    check_illegal(&position, "red builds arsonist at (1,+1)", Code::NotPlayable, rule::RIV_120);
    check_illegal(&format!("{position}\nphase before-roll"), "red plays arsonist", Code::RollFirst, rule::RIV_077);
}

// The Archer.

/// Also: RIV-245, RIV-272.
#[test]
fn riv_201_the_victim_of_an_archer_chooses_unit_and_stack() {
    let position = armed(
        "
        blue places austin (-1,+1)
        blue places ore-ship (-1,-1)
        blue places heinrich (1,+1)
        blue places lookout-tower (1,-1)
        stack B2 inga
        stack T1 carl-forkbeard
        ",
    );
    let mut table = after(&position, "red plays archer; blue passes");
    assert_eq!(
        listed(&table, "blue"),
        ["blue chooses austin at (-1,+1)", "blue chooses heinrich at (1,+1)"],
        "no ships, no buildings"
    );
    check_refused(&table, "red chooses austin at (-1,+1)", Code::ActionPending, rule::RIV_128);
    let mut other = table.clone();
    play(&mut table, "blue chooses austin at (-1,+1)");
    assert_eq!(listed(&table, "blue"), ["blue returns to B1", "blue returns to B2", "blue returns to B3"]);
    play(&mut table, "blue returns to B2");
    assert_eq!((stack(&table, "B2").as_str(), discard(&table).as_str()), ("inga, austin", "archer"));
    assert_eq!(waits_for(&table), "actions");
    play(&mut other, "blue chooses heinrich at (1,+1); blue returns to T1");
    assert_eq!(stack(&other, "T1"), "carl-forkbeard, heinrich");
}

#[test]
fn riv_201_the_only_unit_is_taken_without_a_question() {
    let table = after(&armed("blue places austin (-1,+1)\nblue places ore-ship (1,+1)"), "red plays archer");
    assert_eq!(waits_for(&table), "return-under blue austin at (-1,+1)");
    assert_eq!(expansions(&table, "blue"), ["ore-ship at (1,+1)"]);
}

#[test]
fn riv_201_an_archer_needs_a_unit_with_strength() {
    let harmless = "
        blue places ore-ship (-1,+1)
        blue places irmgard (-1,-1)
        blue places lookout-tower (1,+1)
        blue places drill-ground (1,-1)
    ";
    check_illegal(&armed(harmless), "red plays archer", Code::NoEffect, rule::RIV_201);
    check_illegal(&armed("red places austin (1,+1)"), "red plays archer", Code::NoEffect, rule::RIV_201);
    assert!(is_legal(&table(&armed(&harmless.replace("irmgard", "carl-forkbeard"))), "red plays archer"));
}

/// Also: RIV-315.
#[test]
fn riv_201_what_the_archers_victim_may_not_choose() {
    let position = armed(
        "
        blue city (1,0)
        blue places austin (-1,+1)
        blue places harald (-1,-1)
        blue places ore-ship (1,+1)
        blue places drill-ground (1,-1)
        ",
    );
    let table = after(&position, "red plays archer");
    check_told(&table, "blue chooses ore-ship at (1,+1)", "NOT_A_CHOICE RIV-201 why=strength-only card=ore-ship");
    check_told(
        &table,
        "blue chooses drill-ground at (1,-1)",
        "NOT_A_CHOICE RIV-201 why=strength-only card=drill-ground",
    );
    check_refused(&table, "blue chooses austin at (1,+1)", Code::NotThere, rule::RIV_201);
    check_refused(&table, "blue chooses inga at (-1,+1)", Code::NotThere, rule::RIV_201);
    check_refused(&table, "blue passes", Code::NotAChoice, rule::RIV_326);
}

/// Also: RIV-042, RIV-334.
#[test]
fn riv_201_the_token_follows_before_the_stack_is_chosen() {
    let table = after(&armed("blue places candamir (-1,+1)\nblue places irmgard (1,+1)"), "red plays archer");
    assert_eq!(waits_for(&table), "return-under blue candamir at (-1,+1)");
    assert_eq!(tokens(&table).0, "nobody");
    assert_eq!(points(&table, "blue"), 2);
}

// The Arsonist.

/// Also: RIV-245, RIV-273, RIV-297.
#[test]
fn riv_202_the_arsonist_names_a_building_and_its_owner_the_stack() {
    let position = armed(
        "
        blue city (1,0)
        blue places abbey (-1,+1)
        blue places austin (-1,-1)
        blue places large-festival-hall (1,+1)
        stack T2 archer
        ",
    );
    let mut table = after(&position, "red plays arsonist");
    assert_eq!(
        listed(&table, "red"),
        ["red chooses abbey at (-1,+1)", "red chooses large-festival-hall at (1,+1)"],
        "buildings of settlements and of cities"
    );
    let mut other = table.clone();
    play(&mut table, "red chooses large-festival-hall at (1,+1)");
    assert_eq!(points(&table, "blue"), 3);
    assert_eq!(listed(&table, "blue"), ["blue returns to T1", "blue returns to T2"]);
    check_refused(&table, "red returns to T2", Code::ActionPending, rule::RIV_128);
    play(&mut table, "blue returns to T2");
    assert_eq!((stack(&table, "T2").as_str(), discard(&table).as_str()), ("archer, large-festival-hall", "arsonist"));
    play(&mut other, "red chooses abbey at (-1,+1)");
    check_refused(&other, "blue returns to T2", Code::WrongStack, rule::RIV_244);
    play(&mut other, "blue returns to B1");
    assert_eq!(waits_for(&other), "actions");
}

/// Also: RIV-315.
#[test]
fn riv_202_an_arsonist_needs_a_building() {
    check_illegal(&armed("blue places austin (-1,+1)"), "red plays arsonist", Code::NoEffect, rule::RIV_202);
    check_illegal(&armed("red places abbey (1,+1)"), "red plays arsonist", Code::NoEffect, rule::RIV_202);
    check_illegal(&armed(""), "red plays arsonist", Code::NoEffect, rule::RIV_202);
    let one = after(&armed("blue places abbey (-1,+1)"), "red plays arsonist");
    assert_eq!(waits_for(&one), "return-under blue abbey at (-1,+1)", "one target answers itself");
}

#[test]
fn riv_202_what_the_arsonist_may_not_name() {
    let position = armed(
        "
        blue places abbey (-1,+1)
        blue places marketplace (1,+1)
        blue places austin (1,-1)
        red places toll-bridge (1,+1)
        ",
    );
    let table = after(&position, "red plays arsonist");
    check_told(&table, "red chooses austin at (1,-1)", "NOT_A_CHOICE RIV-202 why=building-only card=austin");
    check_refused(&table, "red chooses abbey at (1,+1)", Code::NotThere, rule::RIV_202);
    check_refused(&table, "red chooses toll-bridge at (1,+1)", Code::NotThere, rule::RIV_202);
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_326);
    check_refused(&table, "blue chooses abbey at (-1,+1)", Code::ActionPending, rule::RIV_128);
}

#[test]
fn riv_202_equal_buildings_of_one_half_are_one_answer() {
    let position = armed(
        "blue city (1,0)\nblue places storehouse (1,+1)\nblue places storehouse (1,+2)\nblue places abbey (1,-1)",
    );
    let mut table = after(&position, "red plays arsonist");
    assert_eq!(listed(&table, "red"), ["red chooses storehouse at (1,+1)", "red chooses abbey at (1,-1)"]);
    play(&mut table, "red chooses storehouse at (1,+1); blue returns to B1");
    assert_eq!(expansions(&table, "blue"), ["storehouse at (1,+1)", "abbey at (1,-1)"]);
}

#[test]
fn riv_203_the_arsonists_target_is_named_after_the_defence_roll() {
    let position = armed("blue places lookout-tower (-1,+1)\nblue places abbey (1,+1)");
    let mut table = after(&position, "red plays arsonist");
    check_refused(&table, "red chooses abbey at (1,+1)", Code::ActionPending, rule::RIV_128);
    play(&mut table, "blue defends");
    check_refused(&table, "red chooses abbey at (1,+1)", Code::ActionPending, rule::RIV_279);
    play(&mut table, "defence 3");
    assert_eq!(
        listed(&table, "red"),
        ["red chooses lookout-tower at (-1,+1)", "red chooses abbey at (1,+1)"],
        "the tower itself may burn"
    );
}

// The Traitor.

/// Also: RIV-083, RIV-274.
#[test]
fn riv_204_the_traitor_sees_the_hand_and_takes_a_card_playable_at_once() {
    let mut table = after(&armed("blue hand merchant-caravan, abbey, inga"), "red plays traitor");
    assert_eq!(
        listed(&table, "red"),
        ["red passes", "red takes merchant-caravan", "red takes abbey", "red takes inga"]
    );
    play(&mut table, "red takes merchant-caravan");
    assert_eq!(hand(&table, "red"), "merchant-caravan, archer, arsonist");
    assert_eq!((hand(&table, "blue").as_str(), discard(&table).as_str()), ("abbey, inga", "traitor"));
    assert!(is_legal(&table, "red plays merchant-caravan"));
}

#[test]
fn riv_204_the_traitor_may_take_nothing() {
    let table = after(&armed("blue hand abbey"), "red plays traitor; red passes");
    assert_eq!((hand(&table, "red").as_str(), hand(&table, "blue").as_str()), ("archer, arsonist", "abbey"));
    assert_eq!((discard(&table).as_str(), waits_for(&table).as_str()), ("traitor", "actions"));
    // One card is still a question, since it may be declined (RIV-326).
    let asked = after(&armed("blue hand abbey"), "red plays traitor");
    assert_eq!(listed(&asked, "red"), ["red passes", "red takes abbey"]);
}

/// Also: RIV-315.
#[test]
fn riv_204_no_traitor_against_an_empty_hand() {
    check_illegal(&armed(""), "red plays traitor", Code::NoEffect, rule::RIV_204);
}

#[test]
fn riv_204_the_traitor_takes_only_what_is_there() {
    let table = after(&armed("blue hand abbey, inga"), "red plays traitor");
    check_refused(&table, "red takes scout", Code::NotThere, rule::RIV_204);
    check_refused(&table, "blue takes abbey", Code::ActionPending, rule::RIV_128);
    check_refused(&table, "red draws B1", Code::NotAChoice, rule::RIV_326);
}

/// Also: RIV-278.
#[test]
fn riv_204_the_hand_is_shown_to_the_traitor_only() {
    let mut table = table(&armed("blue hand abbey, inga"));
    let game = table.game().clone();
    let events = table.enter_text("red plays traitor").expect("the card can be played");
    let saw = events.iter().map(|event| game.redact(event, Observer::Public));
    assert!(saw.flatten().count() == events.len(), "that it is shown is no secret");
    let red = table.state().hidden.knowledge[seat(&table, "red").index()];
    assert!(red.held.contains(card("abbey")) && red.held.contains(card("inga")));
    let stolen = table.enter_text("red takes inga").expect("the card is there");
    let spectators: Vec<_> = stolen.iter().filter_map(|event| game.redact(event, Observer::Public)).collect();
    assert_ne!(spectators, stolen, "which card it was only the two know");
    let victim: Vec<_> = stolen.iter().filter_map(|it| game.redact(it, Observer::Seat(seat(&table, "blue")))).collect();
    assert_eq!(victim, stolen);
}

#[test]
fn riv_204_the_victim_refills_only_in_the_own_hand_check() {
    let position = armed("red hand scout\nblue hand abbey, inga, osmund");
    let mut table = after(&position, "red plays traitor; red takes abbey");
    assert_eq!(hand(&table, "blue"), "inga, osmund");
    play(&mut table, "red ends actions; red puts abbey under B1; red passes");
    assert_eq!(hand(&table, "blue"), "inga, osmund");
    play(&mut table, "blue rolls 2 brigands; blue ends actions");
    assert_eq!(waits_for(&table), "hand-check");
    assert!(is_legal(&table, "blue draws B1"));
}

// The Voyage of Plunder.

/// Red has the strength advantage and a Voyage of Plunder; the other regions of red are full.
const VOYAGE: &str = "
    option mode turmoil
    red places candamir (1,+1)
    red hand voyage-of-plunder
";

/// Also: RIV-270, RIV-282.
#[test]
fn riv_205_an_opponent_with_more_points_gives_two_units_of_his_choice() {
    let position = format!(
        "{VOYAGE}\nblue city (-1,0)\nblue city (1,0)\nred stores (0,+1) 2\nred settlement (3,0) forest-4 hills-1"
    );
    let mut table = table(&position);
    assert_eq!((points(&table, "red"), points(&table, "blue")), (4, 4));
    play(&mut table, "red plays voyage-of-plunder");
    assert_eq!(waits_for(&table), "tribute blue 1", "equal points: one unit");
    let mut table = crate::support::table(&position.replace("red settlement (3,0) forest-4 hills-1", ""));
    assert_eq!((points(&table, "red"), points(&table, "blue")), (3, 4));
    play(&mut table, "red plays voyage-of-plunder");
    assert_eq!(waits_for(&table), "tribute blue 2");
    check_refused(&table, "red names ore", Code::ActionPending, rule::RIV_128);
    assert_eq!(
        listed(&table, "blue"),
        ["blue pays (-2,+1)", "blue pays (-2,-1)", "blue pays (0,-1)", "blue pays (2,+1)", "blue pays (2,-1)"]
    );
    play(&mut table, "blue pays (0,-1); blue pays (2,+1)");
    assert_eq!(stock_text(&table, "blue"), "1 lumber 1 brick 1 ore");
    assert_eq!(stock_text(&table, "red"), "1 lumber 2 wool 2 grain 1 brick 1 ore 2 gold");
    assert_eq!((discard(&table).as_str(), waits_for(&table).as_str()), ("voyage-of-plunder", "actions"));
}

#[test]
fn riv_205_one_unit_from_an_opponent_with_fewer_points() {
    let mut table = after(VOYAGE, "red plays voyage-of-plunder");
    assert_eq!(waits_for(&table), "tribute blue 1");
    check_refused(&table, "blue pays (0,+1)", Code::StoreEmpty, rule::RIV_031);
    check_refused(&table, "blue passes", Code::NotAChoice, rule::RIV_326);
    play(&mut table, "blue pays (2,-1)");
    assert_eq!((stock_text(&table, "red").contains("2 ore"), waits_for(&table).as_str()), (true, "actions"));
}

/// Also: RIV-123.
#[test]
fn riv_205_the_voyage_requires_the_strength_advantage() {
    let without = VOYAGE.replace("candamir", "harald");
    check_illegal(&without, "red plays voyage-of-plunder", Code::Requirement, rule::RIV_205);
    check_illegal(
        &format!("{VOYAGE}\nblue places carl-forkbeard (1,+1)"),
        "red plays voyage-of-plunder",
        Code::Requirement,
        rule::RIV_205,
    );
    let detail = refusal(&table(&without), "red plays voyage-of-plunder").detail;
    assert_eq!(detail, Detail::Needs(card("voyage-of-plunder"), "strength-advantage"));
}

/// Also: RIV-270.
#[test]
fn riv_205_the_taker_chooses_the_receiving_region() {
    let position =
        format!("{VOYAGE}\nred settlement (3,0) mountains-4 hills-1\nred stock none\nblue stock none, ore 1");
    let mut table = after(&position, "red plays voyage-of-plunder");
    assert_eq!(listed(&table, "red"), ["red gains (2,-1)", "red gains (4,+1)"]);
    play(&mut table, "red gains (4,+1)");
    assert_eq!(units(&table, "red", "(4,+1)"), 1);
}

/// Also: RIV-127.
#[test]
fn riv_205_no_roll_defends_against_the_voyage() {
    let table = after(&format!("{VOYAGE}\nblue places lookout-tower (1,+1)"), "red plays voyage-of-plunder");
    assert_eq!(waits_for(&table), "tribute blue 1");
}

/// Also: RIV-315.
#[test]
fn riv_206_the_voyage_may_bring_nothing() {
    let table = after(&format!("{VOYAGE}\nblue stock none"), "red plays voyage-of-plunder");
    assert_eq!((discard(&table).as_str(), waits_for(&table).as_str()), ("voyage-of-plunder", "actions"));
    let full = format!("{VOYAGE}\nred stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3");
    let table = after(&full, "red plays voyage-of-plunder");
    assert_eq!(
        (stock_text(&table, "blue").as_str(), waits_for(&table).as_str()),
        ("1 lumber 1 wool 1 grain 1 brick 1 ore", "actions")
    );
}

#[test]
fn riv_319_the_giver_names_only_units_with_room() {
    let position = format!("{VOYAGE}\nred stores (0,-1) 3\nblue stock none, wool 1, ore 2, grain 1");
    let mut table = after(&position, "red plays voyage-of-plunder");
    check_told(&table, "blue pays (0,-1)", "NOT_A_CHOICE RIV-319 why=tribute-room resource=wool");
    assert_eq!(listed(&table, "blue"), ["blue pays (2,+1)", "blue pays (2,-1)"]);
    play(&mut table, "blue pays (2,-1)");
    assert_eq!(units(&table, "red", "(2,-1)"), 2);
}

#[test]
fn riv_319_the_giver_gives_as_many_as_there_are() {
    // One place of room for ore, and two ore: the second unit stays; both last units go if there is room for both.
    let ahead = format!("{VOYAGE}\nblue city (-1,0)\nblue city (1,0)");
    let tight = after(&format!("{ahead}\nred stores (2,-1) 2\nblue stock none, ore 2"), "red plays voyage-of-plunder");
    assert_eq!((stock_text(&tight, "blue").as_str(), units(&tight, "red", "(2,-1)")), ("1 ore", 3));
    let both = after(&format!("{ahead}\nblue stock none, ore 2"), "red plays voyage-of-plunder");
    assert_eq!((stock_text(&both, "blue").as_str(), units(&both, "red", "(2,-1)")), ("nothing", 3));
    let one = after(&format!("{ahead}\nblue stock none, ore 1"), "red plays voyage-of-plunder");
    assert_eq!((stock_text(&one, "blue").as_str(), units(&one, "red", "(2,-1)")), ("nothing", 2));
}

#[test]
fn riv_ex_49_a_voyage_against_three_ore_and_two_wool() {
    let position = format!(
        "{VOYAGE}\nblue city (-1,0)\nblue city (1,0)\nblue stock none, ore 3, wool 2\nred stores (0,-1) 3\nred stores (2,-1) 1"
    );
    let table = after(&position, "red plays voyage-of-plunder");
    assert_eq!((stock_text(&table, "blue").as_str(), units(&table, "red", "(2,-1)")), ("2 wool 1 ore", 3));
    let roomy = position.replace("red stores (0,-1) 3", "red stores (0,-1) 1");
    let table = after(&roomy, "red plays voyage-of-plunder; blue pays (0,-1); blue pays (2,-1)");
    assert_eq!(stock_text(&table, "blue"), "1 wool 2 ore");
    let wool = after(&roomy, "red plays voyage-of-plunder; blue pays (0,-1); blue pays (0,-1)");
    assert_eq!(stock_text(&wool, "blue"), "3 ore");
    let nothing = after(&position.replace("ore 3, wool 2", "ore 0"), "red plays voyage-of-plunder");
    assert_eq!((discard(&nothing).as_str(), waits_for(&nothing).as_str()), ("voyage-of-plunder", "actions"));
}

// Brigands.

/// Also: RIV-283.
#[test]
fn riv_207_brigands_of_the_turmoil_set_fill_an_own_region() {
    let position = "
        option mode turmoil
        red places candamir (1,+1)
        red hand turmoil-brigands
        red stock none
        blue stock none, ore 2, wool 1
    ";
    let mut table = after(position, "red plays turmoil-brigands");
    assert_eq!(listed(&table, "red"), ["red chooses (0,-1)", "red chooses (2,-1)"]);
    play(&mut table, "red chooses (2,-1)");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("2 ore", "1 wool"));
    assert_eq!(discard(&table), "turmoil-brigands");
    check_illegal(
        &position.replace("candamir", "harald"),
        "red plays turmoil-brigands",
        Code::Requirement,
        rule::RIV_185,
    );
    check_illegal(&format!("{position}\nblue stock none"), "red plays turmoil-brigands", Code::NoEffect, rule::RIV_315);
    assert_eq!(Card::TurmoilBrigands.title(), Card::GoldBrigands.title());
    assert_eq!(
        Card::ALL.iter().filter(|it| it.title() == Card::GoldBrigands.title() && it.set() == Set::Basic).count(),
        0
    );
}

// Sebastian.

/// Red has the strength advantage and rolls an event; blue holds Sebastian.
const PREACHER: &str = "
    option mode turmoil
    phase before-roll
    red places carl-forkbeard (1,+1)
    blue places abbey (-1,+1)
    blue places ore-ship (1,+1)
    blue hand sebastian, inga
";

/// Also: RIV-116.
#[test]
fn riv_208_sebastian_stops_feud_fraternal_feuds_and_riots() {
    for event in ["basic-feud", "turmoil-fraternal-feuds", "turmoil-riots"] {
        let mut table =
            after(&format!("{PREACHER}\nred stores (0,+1) 1"), &format!("red rolls 2 event; event {event}"));
        if event == "turmoil-riots" {
            play(&mut table, "red pays rioters");
        }
        play(&mut table, "blue plays sebastian");
        assert_eq!((hand(&table, "blue").as_str(), discard(&table).as_str()), ("inga", "sebastian"), "{event}");
        assert_eq!(expansions(&table, "blue"), ["abbey at (-1,+1)", "ore-ship at (1,+1)"]);
        assert_eq!(waits_for(&table), "actions");
    }
}

#[test]
fn riv_208_sebastian_is_played_in_either_turn() {
    let position = PREACHER.replace("phase before-roll", "phase before-roll\nturn blue 2");
    let table = after(&position, "blue rolls 3 event; event turmoil-feud; blue plays sebastian");
    assert_eq!((discard(&table).as_str(), waits_for(&table).as_str()), ("sebastian", "actions"));
}

#[test]
fn riv_208_sebastian_is_no_card_of_the_action_phase() {
    check_illegal("option mode turmoil\nred hand sebastian", "red plays sebastian", Code::CardTiming, rule::RIV_208);
    let other = "option mode turmoil\nred hand abbey\nphase before-roll\nblue hand sebastian\nblue places abbey (1,+1)";
    let table = after(other, "red rolls 2 event; event basic-feud");
    assert_eq!(waits_for(&table), "actions", "nobody is struck, nobody is asked");
}

#[test]
fn riv_208_sebastian_may_be_kept() {
    let mut table = after(PREACHER, "red rolls 2 event; event basic-feud; blue passes");
    play(&mut table, "blue returns to B1");
    assert_eq!((hand(&table, "blue").as_str(), expansions(&table, "blue").len()), ("inga, sebastian", 1));
}

#[test]
fn riv_209_under_a_chapel_sebastian_is_not_asked_about_at_riots() {
    let chapel = format!("{PREACHER}\nblue city (1,0)\nblue places chapel-1-3 (1,-1)\nred stores (0,+1) 1");
    let table = after(&chapel, "red rolls 2 event; event turmoil-riots; red pays rioters");
    assert_eq!((waits_for(&table).as_str(), hand(&table, "blue").as_str()), ("actions", "inga, sebastian"));
    let other = after(&chapel, "red rolls 6 event; event turmoil-riots; red pays rioters");
    assert!(is_legal(&other, "blue plays sebastian"));
}

/// Also: RIV-263, RIV-264.
#[test]
fn riv_210_sebastian_is_decided_before_the_holder_chooses() {
    let many = format!(
        "{PREACHER}\nblue city (-1,0)\nblue places marketplace (-1,+2)\nblue places parish-hall (-1,-1)\nblue places toll-bridge (-1,-2)"
    );
    let mut feud = after(&many, "red rolls 2 event; event basic-feud");
    assert_eq!(waits_for(&feud), "sebastian blue feud");
    play(&mut feud, "blue passes");
    assert_eq!(waits_for(&feud), "feud-name red 3");
    let mut fraternal = after(PREACHER, "red rolls 2 event; event basic-fraternal-feuds");
    assert_eq!(waits_for(&fraternal), "sebastian blue fraternal-feuds");
    assert!(fraternal.state().hidden.knowledge[0].held.is_empty(), "the hand is not seen yet");
    play(&mut fraternal, "blue passes");
    assert_eq!(waits_for(&fraternal), "fraternal red 2");
    assert!(fraternal.state().hidden.knowledge[0].held.contains(card("sebastian")));
}
