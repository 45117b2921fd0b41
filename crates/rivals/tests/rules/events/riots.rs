//! Riots, Chapels, and Sebastian against them (`RIV-111`–`RIV-113`, `RIV-208`–`RIV-210`, `RIV-224`, `RIV-310`).

use steading_rivals::illegal::Code;
use steading_rivals::rule;

use super::event;
use crate::support::*;

/// Red's place for two cards on each site of a city.
const CITY: &str = "option mode turmoil\nred city (-1,0)";

/// Also: RIV-265.
#[test]
fn riv_111_rioters_cost_one_or_two_gold() {
    for (cards, price) in [
        ("brick-ship (-1,+1)", 1),
        ("brick-ship (-1,+1), austin (-1,-1)", 1),
        ("brick-ship (-1,+1), austin (-1,-1), heinrich (1,+1)", 2),
        ("brick-ship (-1,+1), austin (-1,-1), heinrich (1,+1), inga (1,-1)", 2),
    ] {
        let mut table = event(&format!("{CITY}\nred places {cards}\nred stores (0,+1) 3"), 6, "turmoil-riots");
        assert_eq!(waits_for(&table), "riots red");
        play(&mut table, "red pays rioters");
        assert_eq!(units(&table, "red", "(0,+1)"), 3 - price, "{cards}");
        assert_eq!(waits_for(&table), "actions");
        assert_eq!(land(&table, "red").expansions().count(), cards.split("),").count());
    }
}

/// Also: RIV-244, RIV-245.
#[test]
fn riv_111_who_does_not_pay_returns_one_of_these_units() {
    let position =
        format!("{CITY}\nred places brick-ship (-1,+1), irmgard (-1,+1), heinrich (-1,-1), marketplace (1,+1)");
    let mut table = event(&format!("{position}\nred hand scout"), 6, "turmoil-riots");
    assert_eq!(listed_with(&table, "red", ""), ["chooses brick-ship at (-1,+1)", "chooses heinrich at (-1,-1)"]);
    check_told(&table, "red chooses irmgard at (-1,+1)", "NOT_A_CHOICE RIV-111 why=no-rioter card=irmgard");
    check_told(&table, "red chooses marketplace at (1,+1)", "NOT_A_CHOICE RIV-111 why=no-rioter card=marketplace");
    check_refused(&table, "red chooses austin at (1,+1)", Code::NotThere, rule::RIV_111);
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_326);
    play(&mut table, "red chooses heinrich at (-1,-1)");
    assert_eq!(waits_for(&table), "return-under red heinrich at (-1,-1)");
    check_refused(&table, "red returns to B1", Code::WrongStack, rule::RIV_244);
    play(&mut table, "red returns to T2");
    assert!(stack(&table, "T2").ends_with("heinrich"));
}

#[test]
fn riv_112_paying_is_optional_and_never_partial() {
    let three = format!("{CITY}\nred places brick-ship (-1,+1), austin (-1,-1), heinrich (1,+1)");
    let table = event(&format!("{three}\nred stores (0,+1) 2"), 6, "turmoil-riots");
    assert!(is_legal(&table, "red pays rioters") && is_legal(&table, "red chooses austin at (-1,-1)"));
    let mut table = event(&format!("{three}\nred stores (0,+1) 1"), 6, "turmoil-riots");
    check_refused(&table, "red pays rioters", Code::CannotAfford, rule::RIV_111);
    assert!(!listed(&table, "red").contains(&"red pays rioters".to_owned()));
    play(&mut table, "red chooses austin at (-1,-1); red returns to B1");
    assert_eq!(units(&table, "red", "(0,+1)"), 1, "the gold stays");
}

/// Also: RIV-148.
#[test]
fn riv_111_gold_of_several_stores_pays() {
    let position = "
        option mode duel
        red places austin (-1,+1), chief-cannoneer (-1,-1), pirate-ship (1,+1), osmund (1,-1)
        red cache (0,+2) 2
        red stores (0,+1) 1
        ";
    let mut table = event(position, 6, "turmoil-riots");
    play(&mut table, "red pays rioters");
    assert_eq!(waits_for(&table), "pay red 2 gold", "Austin, Osmund and the Chief Cannoneer");
    play(&mut table, "red pays cache; red pays (0,+1)");
    assert_eq!((units(&table, "red", "cache"), units(&table, "red", "(0,+1)")), (1, 0));
}

/// Also: RIV-111, RIV-208, RIV-224.
#[test]
fn riv_ex_23_three_ships_one_gold_and_a_chapel() {
    let position = |chapel: &str| {
        format!(
            "
            {CITY}
            red places {chapel} (-1,+1), brick-ship (-1,+1), grain-ship (-1,-1), lumber-ship (-1,-1)
            red stores (0,+1) 1
            red hand sebastian
            "
        )
    };
    let mut table = event(&position("chapel-1-3"), 5, "turmoil-riots");
    check_refused(&table, "red pays rioters", Code::CannotAfford, rule::RIV_111);
    let mut answers = listed_with(&table, "red", "");
    answers.sort();
    let ships = ["brick-ship at (-1,+1)", "grain-ship at (-1,-1)", "lumber-ship at (-1,-1)"];
    let mut expected: Vec<String> = ships.iter().map(|ship| format!("chooses {ship}")).collect();
    expected.push("plays sebastian".to_owned());
    assert_eq!(answers, expected);
    play(&mut table, "red plays sebastian");
    assert_eq!((waits_for(&table).as_str(), discard(&table).as_str()), ("actions", "sebastian"));
    assert_eq!(land(&table, "red").trade_ships(), 3);
    let table = event(&position("chapel-4-6"), 5, "turmoil-riots");
    assert_eq!(waits_for(&table), "actions", "not asked");
}

/// Also: RIV-111, RIV-192, RIV-215, RIV-216.
#[test]
fn riv_ex_24_irmgard_and_pirates_do_not_riot() {
    let irmgard = "option mode turmoil\nred places irmgard (-1,+1)";
    assert_eq!(waits_for(&event(irmgard, 6, "turmoil-riots")), "actions");
    let pirates = "option mode duel\nred places pirate-ship (-1,+1)";
    assert_eq!(waits_for(&event(pirates, 6, "turmoil-riots")), "actions");

    let both = format!("{irmgard}, heinrich (1,+1)\nred stores (0,+1) 2");
    let mut table = event(&both, 6, "turmoil-riots");
    play(&mut table, "red pays rioters");
    assert_eq!((units(&table, "red", "(0,+1)"), waits_for(&table).as_str()), (1, "actions"));
    let mut table = event(&both, 6, "turmoil-riots");
    play(&mut table, "red chooses heinrich at (1,+1); red returns to T1");
    assert_eq!(waits_for(&table), "gain red 1 any", "Irmgard");
}

/// Also: RIV-098.
#[test]
fn riv_265_the_active_player_meets_the_rioters_first() {
    let position = "
        option mode turmoil
        red  places brick-ship (-1,+1)
        red  stores (0,+1) 1
        blue places ore-ship (-1,+1)
        blue stores (0,+1) 1
        ";
    for (turn, order) in [("red 1", ["red", "blue"]), ("blue 2", ["blue", "red"])] {
        let mut table = event(&format!("{position}\nturn {turn}"), 6, "turmoil-riots-moon");
        for name in order {
            assert_eq!(waits_for(&table), format!("riots {name}"));
            play(&mut table, &format!("{name} pays rioters"));
        }
        assert_eq!(waits_for(&table), "actions");
    }
}

/// Also: RIV-224.
#[test]
fn riv_113_a_chapel_for_the_number_keeps_the_rioters_away() {
    for number in 1..=6 {
        let asked = |chapels: &str| {
            let position = format!("{CITY}\nred places {chapels}, brick-ship (1,+1)\nred stores (0,+1) 1");
            waits_for(&event(&position, number, "turmoil-riots")) == "riots red"
        };
        assert_eq!(asked("chapel-1-3 (-1,+1)"), number > 3, "{number}");
        assert_eq!(asked("chapel-4-6 (-1,+1)"), number <= 3, "{number}");
        assert!(!asked("chapel-1-3 (-1,+1), chapel-4-6 (-1,-1)"), "{number}");
    }
    // A Chapel protects its owner only.
    let position = format!("{CITY}\nred places chapel-4-6 (-1,+1)\nblue places ore-ship (-1,+1)\nblue hand scout");
    assert_eq!(waits_for(&event(&position, 6, "turmoil-riots")), "riots blue");
}

#[test]
fn riv_209_sebastian_is_not_played_where_a_chapel_protects() {
    let position = format!("{CITY}\nred places chapel-4-6 (-1,+1), brick-ship (1,+1)\nred hand sebastian");
    let table = event(&position, 6, "turmoil-riots");
    assert_eq!((waits_for(&table).as_str(), hand(&table, "red").as_str()), ("actions", "sebastian"));
}

/// Also: RIV-326.
#[test]
fn riv_278_being_asked_at_riots_does_not_tell_who_holds_sebastian() {
    let ship = "option mode turmoil\nred places brick-ship (-1,+1)\nred stock gold 0";
    for held in ["sebastian", "scout", "archer"] {
        let table = event(&format!("{ship}\nred hand {held}"), 6, "turmoil-riots");
        assert_eq!(waits_for(&table), "riots red", "{held}: asked, even for a single answer");
    }
    // Where everybody knows that he does not hold Sebastian, the single answer is given for him.
    let given = "return-under red brick-ship at (-1,+1)";
    assert_eq!(waits_for(&event(ship, 6, "turmoil-riots")), given, "an empty hand");
    let discarded = format!("{ship}\nred hand scout\ndiscard sebastian");
    assert_eq!(waits_for(&event(&discarded, 6, "turmoil-riots")), given, "Sebastian is gone");
    let duel = ship.replace("turmoil", "duel");
    assert_eq!(waits_for(&event(&format!("{duel}\nred hand scout"), 6, "turmoil-riots")), given, "not in this game");
}

/// Also: RIV-083, RIV-310.
#[test]
fn riv_ex_50_sebastian_waits_for_his_owners_next_turn() {
    let position = "
        option mode turmoil
        red  places brick-ship (-1,+1), storehouse (-1,-1)
        red  stores (0,+1) 3
        red  hand scout, abbey
        blue places candamir (-1,+1), siglind (1,+1)
        blue hand inga, osmund, harald
        stack T1 sebastian
        ";
    let mut table =
        after(position, "red ends actions; red draws T1; red passes; blue rolls 6 event; event turmoil-riots");
    play(&mut table, "blue chooses siglind at (1,+1); blue returns to B1");
    assert_eq!(waits_for(&table), "riots red");
    check_refused(&table, "red plays sebastian", Code::CardTiming, rule::RIV_310);
    assert!(!listed(&table, "red").contains(&"red plays sebastian".to_owned()));
    play(&mut table, "red pays rioters; blue ends actions; blue passes");

    play(&mut table, "red rolls 6 event; event turmoil-riots-moon");
    assert!(is_legal(&table, "red plays sebastian"), "in his own next turn");
    play(&mut table, "red pays rioters; blue chooses candamir at (-1,+1); blue returns to B1");
    play(&mut table, "red ends actions; red passes");

    let mut later =
        after(&position.replace("stack T1 sebastian", "red hand sebastian"), "red ends actions; red passes");
    play(&mut later, "blue rolls 6 event; event turmoil-feud");
    assert_eq!(waits_for(&later), "sebastian red feud", "and after it");
}

#[test]
fn riv_310_a_sebastian_who_waits_does_not_answer_a_feud() {
    let position = "
        option mode turmoil
        red  places storehouse (-1,+1), abbey (1,+1)
        red  hand sebastian, scout
        red  waits sebastian
        blue places candamir (-1,+1)
        turn blue 2
        ";
    assert_eq!(waits_for(&event(position, 6, "turmoil-feud")), "feud-return red");
    assert_eq!(waits_for(&event(position, 6, "basic-fraternal-feuds")), "fraternal blue 2");
}

/// A Sebastian who was put away no longer waits: when he comes back he comes with a new turn.
#[test]
fn riv_310_a_sebastian_who_leaves_stops_waiting() {
    let position = "
        option mode turmoil
        red  hand sebastian
        red  waits sebastian
        blue places candamir (-1,+1)
        turn blue 2
        ";
    let mut table = event(position, 6, "basic-fraternal-feuds");
    play(&mut table, "blue puts sebastian under T1");
    assert_eq!(table.state().hidden.sebastian_waits, [false; 2]);
}
