//! Defence, and the expansions of the Era of Turmoil.

use super::*;

// Defence.

/// What becomes of a Traitor when blue has these lines and rolls this.
fn is_stopped(lines: &str, face: u8) -> bool {
    let position = armed(&format!("blue hand abbey\n{lines}"));
    let table = after(&position, &format!("red plays traitor; blue defends; defence {face}"));
    match waits_for(&table).as_str() {
        "actions" => true,
        "traitor red" => false,
        other => panic!("the game waits for {other}"),
    }
}

/// Also: RIV-219.
#[test]
fn riv_211_tower_and_heinrich_stop_attacks_with_one_roll() {
    let stops = |lines: &str| (1..=6).filter(|&face| is_stopped(lines, face)).collect::<Vec<u8>>();
    assert_eq!(stops("blue places lookout-tower (1,+1)"), [1, 2]);
    assert_eq!(stops("blue places heinrich (1,+1)"), [3, 4, 5]);
    assert_eq!(stops("blue places lookout-tower (1,+1)\nblue places heinrich (1,-1)"), [1, 2, 3, 4, 5]);
}

#[test]
fn riv_211_every_attack_can_be_stopped_and_only_its_victim_rolls() {
    let position = armed("blue places heinrich (1,+1)\nblue places abbey (1,-1)\nblue hand inga");
    for attack in ["archer", "arsonist", "traitor"] {
        let mut table = after(&position, &format!("red plays {attack}"));
        assert_eq!(waits_for(&table), format!("defend blue {attack}"));
        assert_eq!(listed(&table, "blue"), ["blue passes", "blue defends"]);
        check_refused(&table, "red defends", Code::ActionPending, rule::RIV_128);
        check_refused(&table, "blue pays (0,+1)", Code::NotAChoice, rule::RIV_326);
        play(&mut table, "blue defends; defence 4");
        assert_eq!(expansions(&table, "blue"), ["heinrich at (1,+1)", "abbey at (1,-1)"]);
        assert_eq!((hand(&table, "blue").as_str(), discard(&table).as_str()), ("inga", attack));
    }
    let own = armed("red places lookout-tower (1,+1)\nblue hand inga");
    assert_eq!(waits_for(&after(&own, "red plays traitor")), "traitor red", "the attacker's tower defends nobody");
}

/// Also: RIV-327.
#[test]
fn riv_299_the_defence_roll_may_be_declined() {
    let table = after(&armed("blue places heinrich (1,+1)"), "red plays archer; blue passes");
    assert_eq!(waits_for(&table), "return-under blue heinrich at (1,+1)");
}

/// Also: RIV-317.
#[test]
fn riv_212_a_stopped_attack_is_discarded_without_effect() {
    let position = armed("blue places lookout-tower (1,+1)\nblue places austin (1,-1)\nblue places irmgard (-1,+1)");
    let before = table(&position);
    let table = after(&position, "red plays archer; blue defends; defence 1");
    assert_eq!((discard(&table).as_str(), hand(&table, "red").as_str()), ("archer", "traitor, arsonist"));
    assert_eq!(expansions(&table, "blue"), expansions(&before, "blue"));
    assert_eq!(stock_text(&table, "blue"), stock_text(&before, "blue"), "Irmgard has nothing to comfort");
}

#[test]
fn riv_213_the_defence_roll_produces_nothing() {
    let position = armed("blue places lookout-tower (1,+1)\nblue hand abbey\nrolled 3 celebration");
    let before = table(&position);
    for face in [2, 5] {
        let table = after(&position, &format!("red plays traitor; blue defends; defence {face}"));
        assert_eq!(public(&table).number, 3);
        for colour in ["red", "blue"] {
            assert_eq!(stock_text(&table, colour), stock_text(&before, colour));
        }
    }
    let rolling = after(&position, "red plays traitor; blue defends");
    let mut outcomes = Vec::new();
    rolling.game().outcomes(rolling.state(), &mut outcomes);
    assert_eq!(outcomes.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [1; 6]);
}

#[test]
fn riv_ex_25_archer_against_lookout_tower_and_heinrich() {
    let both = armed("blue places lookout-tower (1,+1)\nblue places heinrich (1,-1)");
    for face in 1..=5 {
        let table = after(&both, &format!("red plays archer; blue defends; defence {face}"));
        assert_eq!(expansions(&table, "blue").len(), 2, "{face}");
    }
    let table = after(&both, "red plays archer; blue defends; defence 6");
    assert_eq!(expansions(&table, "blue"), ["lookout-tower at (1,+1)"]);
    let alone = armed("blue places heinrich (1,-1)");
    let table = after(&alone, "red plays archer; blue defends; defence 2");
    assert!(expansions(&table, "blue").is_empty());
}

// The Drill Ground.

const CAMP: &str = "
    option mode turmoil
    red places drill-ground (-1,+1)
    red stock none
";

/// Also: RIV-275.
#[test]
fn riv_214_the_drill_ground_saves_one_resource_of_each_hero() {
    let position = format!("{CAMP}\nred hand harald\nred stock grain 1, ore 1");
    let mut table = after(&position, "red builds harald at (1,+1)");
    assert_eq!(listed(&table, "red"), ["red pays (2,+1)", "red pays (2,-1)"], "either unit may be saved");
    play(&mut table, "red pays (2,-1)");
    assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), ("1 grain", "actions"));
    // What is short is what is saved.
    let short = after(&format!("{CAMP}\nred hand harald\nred stock ore 1"), "red builds harald at (1,+1)");
    assert_eq!(stock_text(&short, "red"), "nothing");
    check_illegal(
        &format!("{CAMP}\nred hand harald"),
        "red builds harald at (1,+1)",
        Code::CannotAfford,
        rule::RIV_119,
    );
}

#[test]
fn riv_214_ships_buildings_and_cannoneers_do_not_profit() {
    let ship = format!("{CAMP}\nred hand ore-ship\nred stock lumber 1");
    check_illegal(&ship, "red builds ore-ship at (1,+1)", Code::CannotAfford, rule::RIV_119);
    let building = format!("{CAMP}\nred hand abbey\nred stock grain 1, ore 1");
    check_illegal(&building, "red builds abbey at (1,+1)", Code::CannotAfford, rule::RIV_119);
    // The two never meet in a mode, so the price is asked for directly.
    let camp = table(CAMP);
    let saved = |name: &str| building::price(land(&camp, "red"), card(name)).1;
    assert_eq!(["austin", "chief-cannoneer", "pirate-ship", "gold-ship", "mint"].map(saved), [1, 0, 0, 0, 0]);
}

/// Also: RIV-122.
#[test]
fn riv_214_without_the_drill_ground_heroes_cost_their_price() {
    let position = format!("{CAMP}\nred hand harald\nred stock ore 1");
    let table = after(&position, "red demolishes drill-ground at (-1,+1)");
    check_refused(&table, "red builds harald at (1,+1)", Code::CannotAfford, rule::RIV_119);
    let theirs = position.replace("red places", "blue places");
    check_illegal(&theirs, "red builds harald at (1,+1)", Code::CannotAfford, rule::RIV_119);
}

/// It is saved of the second hero as of the first, and of every hero there is.
#[test]
fn riv_214_every_hero_is_cheaper_not_only_the_first() {
    let position = format!("{CAMP}\nred hand harald, austin\nred stock grain 1, ore 1");
    let table = after(&position, "red builds harald at (1,+1); red pays (2,-1); red builds austin at (1,-1)");
    assert_eq!(stock_text(&table, "red"), "nothing");
    assert_eq!(expansions(&table, "red").len(), 3);
    let heroes = ["austin", "candamir", "harald", "inga", "osmund", "siglind", "irmgard", "carl-forkbeard", "heinrich"]
        .map(card);
    let camp = self::table(CAMP);
    for card in Card::ALL {
        let saved = building::price(land(&camp, "red"), card).1;
        assert_eq!(saved, u8::from(heroes.contains(&card)), "{card:?}");
    }
}

/// There is one card of it, so that no position has two. Also: RIV-121.
#[test]
fn riv_214_the_drill_ground_stands_once() {
    let table = table(CAMP);
    assert_eq!(land(&table, "red").symbols().strength, 1);
    let copies =
        steading_rivals::state::all_draw_cards(&table.game().rules).find(|(it, _)| *it == card("drill-ground"));
    assert_eq!(copies.map(|(_, count)| count), Some(1));
    for second in ["red places drill-ground (1,+1)", "red hand drill-ground", "blue places drill-ground (1,+1)"] {
        let lines = format!("{CAMP}\n{second}").replace("option mode turmoil", "");
        assert!(table.game().parse_position(&lines).is_err(), "{second}");
    }
}

/// Also: RIV-214.
#[test]
fn riv_ex_44_candamir_for_three_austin_for_one() {
    let position = format!("{CAMP}\nred hand candamir, austin, ore-ship\nred stock wool 2, grain 1, ore 1");
    for (pays, left) in [
        ("red pays (0,-1); red pays (2,+1); red pays (2,-1)", "1 wool"),
        ("red pays (0,-1); red pays (0,-1); red pays (2,+1)", "1 ore"),
        ("red pays (0,-1); red pays (0,-1); red pays (2,-1)", "1 grain"),
    ] {
        let table = after(&position, &format!("red builds candamir at (1,+1); {pays}"));
        assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), (left, "actions"));
    }
    for (stock, left) in [("grain 1", "nothing"), ("ore 1", "nothing")] {
        let table = after(&format!("{CAMP}\nred hand austin\nred stock {stock}"), "red builds austin at (1,+1)");
        assert_eq!(stock_text(&table, "red"), left);
    }
    check_refused(&table(&position), "red builds ore-ship at (1,+1)", Code::CannotAfford, rule::RIV_119);
}

// Irmgard.

/// Also: RIV-216, RIV-272, RIV-273, RIV-334.
#[test]
fn riv_215_irmgard_gives_a_resource_for_a_removed_card() {
    let position = armed("blue places irmgard (-1,+1)\nblue places abbey (1,+1)\nblue places austin (1,-1)");
    let mut archer = after(&position, "red plays archer; blue returns to B1");
    assert_eq!(waits_for(&archer), "gain blue 1 any");
    play(&mut archer, "blue gains (0,+1)");
    assert_eq!((units(&archer, "blue", "(0,+1)"), waits_for(&archer).as_str()), (1, "actions"));
    let mut arsonist = after(&position, "red plays arsonist; blue returns to B1");
    assert_eq!(listed_with(&arsonist, "blue", "gains").len(), 6, "of any kind with room");
    play(&mut arsonist, "blue gains (2,-1)");
    assert_eq!(units(&arsonist, "blue", "(2,-1)"), 2);
}

/// Also: RIV-033.
#[test]
fn riv_215_full_stores_leave_irmgards_gift_out() {
    let position = armed(
        "blue places irmgard (-1,+1)\nblue places abbey (1,+1)\nblue stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3",
    );
    let table = after(&position, "red plays arsonist; blue returns to B1");
    assert_eq!(waits_for(&table), "actions");
    let one = position.replace("ore 3", "ore 2");
    let table = after(&one, "red plays arsonist; blue returns to B1");
    assert_eq!(
        (waits_for(&table).as_str(), units(&table, "blue", "(2,-1)")),
        ("actions", 3),
        "the only store answers itself"
    );
}

#[test]
fn riv_215_without_irmgard_or_with_the_attackers_there_is_no_gift() {
    let table = after(&armed("blue places abbey (1,+1)"), "red plays arsonist; blue returns to B1");
    assert_eq!(waits_for(&table), "actions");
    let own =
        after(&armed("red places irmgard (1,+1)\nblue places abbey (1,+1)"), "red plays arsonist; blue returns to B1");
    assert_eq!(waits_for(&own), "actions");
}

/// Also: RIV-263, RIV-265.
#[test]
fn riv_216_irmgard_reacts_to_feud_and_riots() {
    let feud = "
        option mode turmoil
        phase before-roll
        red places carl-forkbeard (1,+1)
        blue places irmgard (-1,+1)
        blue places abbey (1,+1)
    ";
    let table = after(feud, "red rolls 2 event; event basic-feud; blue returns to B2");
    assert_eq!(waits_for(&table), "gain blue 1 any");
    let riots = "
        option mode turmoil
        phase before-roll
        blue places irmgard (-1,+1)
        blue places heinrich (1,+1)
        blue stock none
    ";
    let table = after(riots, "red rolls 3 event; event turmoil-riots; blue returns to T1");
    assert_eq!(waits_for(&table), "gain blue 1 any");
}

/// Also: RIV-133.
#[test]
fn riv_216_irmgard_does_not_react_to_demolition_or_lost_hand_cards() {
    let own = "option mode turmoil\nred places irmgard (-1,+1)\nred places abbey (1,+1)";
    let table = after(own, "red demolishes abbey at (1,+1)");
    assert_eq!((waits_for(&table).as_str(), discard(&table).as_str()), ("actions", "abbey"));
    let traitor = after(&armed("blue places irmgard (-1,+1)\nblue hand abbey"), "red plays traitor; red takes abbey");
    assert_eq!(waits_for(&traitor), "actions");
    let fraternal = "
        option mode turmoil
        phase before-roll
        red places carl-forkbeard (1,+1)
        blue places irmgard (-1,+1)
        blue hand abbey
    ";
    let mut table = after(fraternal, "red rolls 2 event; event basic-fraternal-feuds");
    play(&mut table, "red puts abbey under B1");
    assert_eq!((hand(&table, "blue").as_str(), waits_for(&table).as_str()), ("none", "actions"));
}

/// Also: RIV-293.
#[test]
fn riv_217_irmgard_herself_cannot_be_removed() {
    let symbols = Card::TurmoilIrmgard.data().symbols;
    assert_eq!((symbols.strength, symbols.commerce, symbols.skill, Card::TurmoilIrmgard.kind()), (0, 0, 2, Kind::Hero));
    let alone = armed("blue places irmgard (-1,+1)");
    check_illegal(&alone, "red plays archer", Code::NoEffect, rule::RIV_201);
    check_illegal(&alone, "red plays arsonist", Code::NoEffect, rule::RIV_202);
    for event in ["turmoil-riots", "turmoil-feud"] {
        let position = "
            option mode turmoil
            phase before-roll
            red places carl-forkbeard (1,+1)
            red stores (0,+1) 1
            blue places irmgard (-1,+1)
        ";
        let mut table = after(position, &format!("red rolls 2 event; event {event}"));
        if event == "turmoil-riots" {
            play(&mut table, "red pays rioters");
        }
        assert_eq!((waits_for(&table).as_str(), expansions(&table, "blue").len()), ("actions", 1));
    }
}

// Heroes.

#[test]
fn riv_218_carl_forkbeard_has_five_strength_and_nothing_else() {
    let position =
        "option mode turmoil\nred hand carl-forkbeard\nred stock wool 2, grain 1, ore 1\nblue places candamir (1,+1)";
    let table = after(position, "red builds carl-forkbeard at (1,+1)");
    let symbols = land(&table, "red").symbols();
    assert_eq!((symbols.strength, symbols.skill, symbols.commerce, symbols.progress), (5, 0, 0, 0));
    assert_eq!((tokens(&table).0.as_str(), waits_for(&table).as_str()), ("red", "actions"));
    assert_eq!(stock_text(&table, "red"), "1 lumber 1 brick");
}

#[test]
fn riv_219_heinrich_is_a_hero_with_two_strength() {
    let symbols = Card::TurmoilHeinrich.data().symbols;
    assert_eq!((symbols.strength, symbols.skill, Card::TurmoilHeinrich.kind()), (2, 0, Kind::Hero));
    let table = after("option mode turmoil\nred hand heinrich", "red builds heinrich at (1,-1)");
    assert_eq!((stock_text(&table, "red").as_str(), land(&table, "red").symbols().strength), ("1 lumber 1 brick", 2));
}

// The Tithe Barn.

/// Red builds a Tithe Barn with three heroes and two trade ships around.
const BARN: &str = "
    option mode turmoil
    red city (-1,0)
    red city (1,0)
    red places austin (1,+1)
    red places inga (1,+2)
    red places harald (1,-1)
    red places ore-ship (1,-2)
    red places wool-ship (-1,-1)
    red stock none, lumber 2, brick 1, ore 1, wool 1
    red hand tithe-barn
";

/// Also: RIV-316, RIV-325, RIV-292.
#[test]
fn riv_220_the_tithe_barn_gives_grain_or_wool_for_each_hero() {
    let mut table = after(BARN, "red builds tithe-barn at (-1,+1)");
    assert_eq!(stock_text(&table, "red"), "1 wool", "L L B O is paid first");
    assert_eq!(listed(&table, "red"), ["red names wool", "red names grain"]);
    check_told(&table, "red names ore", "NOT_A_CHOICE RIV-220 why=tithe-kind resource=ore");
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_326);
    play(&mut table, "red names grain");
    assert_eq!((stock_text(&table, "red").as_str(), points(&table, "red")), ("1 wool 3 grain", 4 + 1 + 1));
}

#[test]
fn riv_220_tithes_are_spread_over_the_regions() {
    let position = format!("{BARN}\nred settlement (3,0) fields-1 hills-1\nred stores (2,+1) 1");
    let mut table = after(&position, "red builds tithe-barn at (-1,+1); red names grain");
    assert_eq!(listed(&table, "red"), ["red gains (2,+1)", "red gains (4,+1)"]);
    play(&mut table, "red gains (4,+1); red gains (2,+1); red gains (4,+1)");
    assert_eq!((units(&table, "red", "(2,+1)"), units(&table, "red", "(4,+1)")), (2, 2));
}

/// Also: RIV-033, RIV-326.
#[test]
fn riv_220_a_full_kind_is_no_choice() {
    let wool = after(&format!("{BARN}\nred stores (2,+1) 3"), "red builds tithe-barn at (-1,+1)");
    assert_eq!((waits_for(&wool).as_str(), stock_text(&wool, "red").as_str()), ("actions", "3 wool 3 grain"));
    let none = after(&format!("{BARN}\nred stores (2,+1) 3\nred stores (0,-1) 3"), "red builds tithe-barn at (-1,+1)");
    assert_eq!(waits_for(&none), "actions");
}

#[test]
fn riv_220_only_heroes_count() {
    let ships = BARN
        .replace("red places austin (1,+1)", "")
        .replace("red places inga (1,+2)", "")
        .replace("red places harald (1,-1)", "");
    let table = after(&ships, "red builds tithe-barn at (-1,+1)");
    assert_eq!((waits_for(&table).as_str(), stock_text(&table, "red").as_str()), ("actions", "1 wool"));
    check_illegal(
        &BARN.replace("brick 1, ", ""),
        "red builds tithe-barn at (-1,+1)",
        Code::CannotAfford,
        rule::RIV_119,
    );
    check_illegal(
        &BARN.replace("red city (-1,0)", ""),
        "red builds tithe-barn at (-1,+1)",
        Code::CityOnly,
        rule::RIV_120,
    );
}

#[test]
fn riv_220_a_single_hero_pays_a_tithe() {
    let one = BARN.replace("red places inga (1,+2)", "").replace("red places harald (1,-1)", "");
    let mut table = after(&one, "red builds tithe-barn at (-1,+1)");
    assert_eq!(listed(&table, "red"), ["red names wool", "red names grain"]);
    play(&mut table, "red names grain");
    assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), ("1 wool 1 grain", "actions"));
}

#[test]
fn riv_ex_30_tithes_of_three_heroes() {
    let wool = after(BARN, "red builds tithe-barn at (-1,+1); red names wool");
    assert_eq!(stock_text(&wool, "red"), "3 wool", "two of three fit");
    let grain = after(BARN, "red builds tithe-barn at (-1,+1); red names grain");
    assert_eq!(stock_text(&grain, "red"), "1 wool 3 grain");
}

// The Fire Brigade.

#[test]
fn riv_221_a_fire_brigade_protects_all_buildings_of_its_city() {
    let city = armed(
        "
        blue city (1,0)
        blue places fire-brigade (1,+1)
        blue places large-festival-hall (1,+2)
        blue places abbey (1,-1)
        blue places storehouse (1,-2)
        ",
    );
    check_illegal(&city, "red plays arsonist", Code::NoEffect, rule::RIV_202);
    let more = format!("{city}\nblue places marketplace (-1,+1)\nblue places parish-hall (-1,-1)");
    let table = after(&more, "red plays arsonist");
    assert_eq!(listed(&table, "red"), ["red chooses marketplace at (-1,+1)", "red chooses parish-hall at (-1,-1)"]);
    for building in
        ["fire-brigade at (1,+1)", "large-festival-hall at (1,+1)", "abbey at (1,-1)", "storehouse at (1,-1)"]
    {
        check_refused(&table, &format!("red chooses {building}"), Code::Protected, rule::RIV_221);
    }
}

#[test]
fn riv_221_a_fire_brigade_does_not_protect_from_feud() {
    let position = "
        option mode turmoil
        phase before-roll
        red places carl-forkbeard (1,+1)
        blue city (1,0)
        blue places fire-brigade (1,+1)
    ";
    let table = after(position, "red rolls 2 event; event basic-feud; blue returns to T2");
    assert!(expansions(&table, "blue").is_empty() && stack(&table, "T2").ends_with(", fire-brigade"));
}

#[test]
fn riv_221_the_own_fire_brigade_of_the_arsonist_protects_nobody() {
    let position = armed("red places fire-brigade (-1,-1)\nblue places abbey (1,+1)");
    assert!(is_legal(&table(&position), "red plays arsonist"));
}

#[test]
fn riv_ex_26_arsonist_against_a_fire_brigade() {
    let position = "
        option mode duel
        red city (-1,0)
        red places hedge-tavern (-1,+1)
        red hand arsonist
        blue city (1,0)
        blue places fire-brigade (1,+1)
        blue places mint (1,-1)
        blue places storehouse (-1,+1)
    ";
    let table = after(position, "red plays arsonist");
    assert_eq!(waits_for(&table), "return-under blue storehouse at (-1,+1)", "nothing else can be named");
    let without = position.replace("blue places storehouse (-1,+1)", "");
    check_illegal(&without, "red plays arsonist", Code::NoEffect, rule::RIV_202);
}

// Points.

#[test]
fn riv_222_the_large_festival_hall_is_worth_two_points() {
    let position = "
        option mode turmoil
        red city (1,0)
        red settlement (3,0) mountains-4 fields-1
        red stock grain 3, brick 2, ore 3
        red hand large-festival-hall
    ";
    let table = after(position, "red builds large-festival-hall at (1,+1)");
    assert_eq!(points(&table, "red"), 1 + 2 + 1 + 2);
    check_illegal(
        &position.replace("ore 3", "ore 2"),
        "red builds large-festival-hall at (1,+1)",
        Code::CannotAfford,
        rule::RIV_119,
    );
    check_illegal(position, "red builds large-festival-hall at (-1,+1)", Code::CityOnly, rule::RIV_120);
}

/// Also: RIV-121, RIV-125.
#[test]
fn riv_223_the_hedge_tavern_stands_once_and_is_worth_a_point() {
    let position = "option mode turmoil\nred city (1,0)\nred stock wool 2, grain 2, gold 3";
    let mut table = after(position, "red builds hedge-tavern at (1,+1) from the face-up stack");
    assert_eq!(
        (points(&table, "red"), stock_text(&table, "red").as_str()),
        (4, "1 lumber 1 wool 1 grain 1 brick 1 ore 1 gold")
    );
    check_refused(&table, "red builds hedge-tavern at (1,-1) from the face-up stack", Code::OneOnly, rule::RIV_121);
    check_refused(&table, "red builds hedge-tavern at (1,-1)", Code::NoSuchCard, rule::RIV_117);
    play(&mut table, "red demolishes hedge-tavern at (1,+1)");
    check_refused(
        &table,
        "red builds hedge-tavern at (1,-1) from the face-up stack",
        Code::CannotAfford,
        rule::RIV_119,
    );
}

// Chapels.

/// Also: RIV-113, RIV-284.
#[test]
fn riv_224_each_chapel_keeps_riots_away_on_half_of_the_numbers() {
    let position = |chapels: &str| {
        format!(
            "
            option mode turmoil
            phase before-roll
            blue city (1,0)
            blue places heinrich (-1,+1)
            blue stores (0,+1) 1
            {chapels}
            "
        )
    };
    let asked = |chapels: &str| {
        let asks = |number: &u8| {
            let table = after(&position(chapels), &format!("red rolls {number} event; event turmoil-riots"));
            waits_for(&table) == "riots blue"
        };
        (1..=6).filter(asks).collect::<Vec<u8>>()
    };
    assert_eq!(asked(""), [1, 2, 3, 4, 5, 6]);
    assert_eq!(asked("blue places chapel-1-3 (1,+1)"), [4, 5, 6]);
    assert_eq!(asked("blue places chapel-4-6 (1,+1)"), [1, 2, 3]);
    assert_eq!(asked("blue places chapel-1-3 (1,+1)\nblue places chapel-4-6 (1,-1)"), [0u8; 0]);
    assert_eq!(asked("red city (1,0)\nred places chapel-1-3 (1,+1)"), [1, 2, 3, 4, 5, 6]);
}

/// Also: RIV-088.
#[test]
fn riv_224_the_number_of_brigitta_counts_for_chapels() {
    let position = "
        option mode turmoil
        phase before-roll
        red hand brigitta
        blue city (1,0)
        blue places heinrich (-1,+1)
        blue places chapel-1-3 (1,+1)
        blue stores (0,+1) 1
    ";
    let safe = after(position, "red plays brigitta 2; red rolls event; event turmoil-riots");
    assert_eq!(waits_for(&safe), "actions");
    let struck = after(position, "red plays brigitta 5; red rolls event; event turmoil-riots");
    assert_eq!(waits_for(&struck), "riots blue");
}

#[test]
fn riv_224_chapels_are_built_in_cities_for_a_point() {
    for chapel in ["chapel-1-3", "chapel-4-6"] {
        let position = format!("option mode turmoil\nred city (1,0)\nred hand {chapel}\nred stock ore 2");
        let table = after(&position, &format!("red builds {chapel} at (1,+1)"));
        assert_eq!((points(&table, "red"), stock_text(&table, "red").as_str()), (4, "1 lumber 1 wool"));
        check_illegal(&position, &format!("red builds {chapel} at (-1,+1)"), Code::CityOnly, rule::RIV_120);
    }
}

// The Fairgrounds.

const FAIR: &str = "
    option mode turmoil
    red city (1,0)
    red places inga (-1,+1)
    red stock none, lumber 2, wool 1, grain 1
    red hand fairgrounds
";

/// Also: RIV-045, RIV-316, RIV-325.
#[test]
fn riv_225_fairgrounds_give_the_more_skilled_two_resources() {
    let mut table = after(FAIR, "red builds fairgrounds at (1,+1)");
    assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), ("nothing", "gain red 2 any"));
    play(&mut table, "red gains (0,+1); red gains (2,-1)");
    assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), ("1 ore 1 gold", "actions"));
    let equal = after(&format!("{FAIR}\nblue places siglind (1,+1)"), "red builds fairgrounds at (1,+1)");
    assert_eq!((waits_for(&equal).as_str(), points(&equal, "red")), ("actions", 4), "built without the gift");
    let less = after(
        &format!("{FAIR}\nblue places siglind (1,+1)\nblue places austin (1,-1)"),
        "red builds fairgrounds at (1,+1)",
    );
    assert_eq!(waits_for(&less), "actions");
}

/// Also: RIV-119, RIV-308.
#[test]
fn riv_225_the_gift_of_the_fairgrounds_cannot_pay_for_them() {
    check_illegal(
        &FAIR.replace("grain 1", "grain 0"),
        "red builds fairgrounds at (1,+1)",
        Code::CannotAfford,
        rule::RIV_119,
    );
    check_illegal(FAIR, "red builds fairgrounds at (-1,-1)", Code::CityOnly, rule::RIV_120);
    // With little room only what fits is gained; the price makes room first.
    let full = FAIR.replace("none, lumber 2, wool 1, grain 1", "lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3");
    let mut table = after(&full, "red builds fairgrounds at (1,+1)");
    assert_eq!(listed(&table, "red"), ["red gains (-2,+1)", "red gains (0,-1)", "red gains (2,+1)"]);
    play(&mut table, "red gains (0,-1)");
    check_refused(&table, "red gains (0,-1)", Code::StoreFull, rule::RIV_032);
}

// Events and other sets.

#[test]
fn riv_226_the_event_deck_holds_feud_and_fraternal_feuds_twice() {
    let rules = Rules::of(Mode::Turmoil);
    let count = |wanted: Happening| {
        let in_deck = EventCard::ALL.into_iter().filter(|&card| rules.events >> card as u32 & 1 != 0);
        in_deck.filter(|card| card.data().happening == wanted).count()
    };
    let counts = [Happening::Feud, Happening::FraternalFeuds, Happening::Riots, Happening::Yule].map(count);
    assert_eq!(counts, [2, 2, 2, 1]);
    let position = "
        option mode turmoil
        phase before-roll
        red places carl-forkbeard (1,+1)
        blue places abbey (1,+1)
        blue hand inga
    ";
    for set in ["basic", "turmoil"] {
        let feud = after(position, &format!("red rolls 2 event; event {set}-feud"));
        assert_eq!(waits_for(&feud), "return-under blue abbey at (1,+1)");
        let fraternal = after(position, &format!("red rolls 2 event; event {set}-fraternal-feuds"));
        assert_eq!(waits_for(&fraternal), "fraternal red 1");
    }
}

/// Also: RIV-105, RIV-242.
#[test]
fn riv_320_a_covered_parish_hall_does_not_burn() {
    let position = "
        option mode duel
        red city (-1,0)
        red places hedge-tavern (-1,+1)
        red hand arsonist
        blue city (1,0)
        blue places parish-hall (1,+1)
        blue places town-hall (1,+1)
        blue places abbey (-1,+1)
    ";
    let mut table = after(position, "red plays arsonist");
    assert_eq!(listed(&table, "red"), ["red chooses abbey at (-1,+1)", "red chooses town-hall at (1,+1)"]);
    check_refused(&table, "red chooses parish-hall at (1,+1)", Code::NotThere, rule::RIV_320);
    // What is not there at all is no covered hall, nor is a hall where no Town Hall stands.
    check_refused(&table, "red chooses abbey at (1,+1)", Code::NotThere, rule::RIV_202);
    check_refused(&table, "red chooses parish-hall at (-1,+1)", Code::NotThere, rule::RIV_202);
    play(&mut table, "red chooses town-hall at (1,+1)");
    assert_eq!(expansions(&table, "blue"), ["abbey at (-1,+1)", "parish-hall at (1,+1)"], "uncovered again");
    assert!(stack(&table, "P").ends_with(", town-hall"));
}

#[test]
fn riv_321_some_turmoil_cards_are_in_no_other_mode() {
    let single = ["sebastian", "irmgard", "drill-ground", "tithe-barn", "fairgrounds"].map(card);
    for mode in Mode::ALL {
        for card in single {
            assert_eq!(Rules::of(mode).copies(card), u8::from(mode == Mode::Turmoil), "{card} in {mode:?}");
        }
    }
}

// Building.

/// A city and a settlement of red, a card in hand, and this stock.
fn builder(it: Card, stock: Goods) -> String {
    let units = Resource::ALL.map(|kind| format!("{} {}", kind.name(), stock.count(kind))).join(", ");
    format!("option mode turmoil\nred city (1,0)\nred hand {it}\nred stock {units}")
}

/// Also: RIV-120, RIV-126.
#[test]
fn riv_119_every_turmoil_expansion_costs_its_printed_price() {
    let cards = Card::ALL.into_iter().filter(|it| it.set() == Set::Turmoil && it.kind().is_expansion());
    for it in cards.filter(|it| *it != Card::TurmoilHedgeTavern) {
        let cost = it.data().cost;
        let action = format!("red builds {it} at (1,+1)");
        let table = after(&builder(it, cost), &action);
        assert_eq!(expansions(&table, "red"), [format!("{it} at (1,+1)")]);
        assert_eq!(hand(&table, "red"), "none");
        let symbols = land(&table, "red").symbols();
        let printed = it.data().symbols;
        assert_eq!(
            (symbols.strength, symbols.skill, symbols.victory),
            (printed.strength, printed.skill, 3 + printed.victory)
        );
        for kind in cost.kinds().iter() {
            check_illegal(&builder(it, cost - Goods::one(kind)), &action, Code::CannotAfford, rule::RIV_119);
        }
        let full = format!("{}\nred places abbey (1,+1)\nred places inga (1,+2)", builder(it, cost));
        check_illegal(&full, &action, Code::SiteFull, rule::RIV_120);
        check_illegal(&builder(it, cost), &format!("red builds {it} at (3,+1)"), Code::NoSite, rule::RIV_120);
        let settlement = format!("red builds {it} at (-1,+1)");
        if it.data().is_red {
            check_illegal(&builder(it, cost), &settlement, Code::CityOnly, rule::RIV_120);
        } else {
            assert!(is_legal(&crate::support::table(&builder(it, cost)), &settlement));
        }
    }
}

// Ways back.

/// Also: RIV-010, RIV-244.
#[test]
fn riv_244_every_turmoil_building_burns_down_to_its_own_stacks() {
    let buildings: Vec<Card> = Card::ALL
        .into_iter()
        .filter(|it| it.set() == Set::Turmoil && it.kind().is_building() && *it != Card::TurmoilFireBrigade)
        .collect();
    assert_eq!(buildings.len(), 8);
    for building in buildings {
        let position = armed(&format!("blue city (1,0)\nblue places {building} (1,+1)"));
        let mut table = after(&position, "red plays arsonist");
        if building == Card::TurmoilLookoutTower {
            play(&mut table, "blue passes");
        }
        if building == Card::TurmoilHedgeTavern {
            assert_eq!((waits_for(&table).as_str(), public(&table).face_up_left), ("actions", 1));
            continue;
        }
        assert_eq!(listed(&table, "blue"), ["blue returns to T1", "blue returns to T2"], "{building}");
        play(&mut table, "blue returns to T2");
        assert!(stack(&table, "T2").ends_with(&format!(", {building}")));
        assert!(expansions(&table, "blue").is_empty());
    }
}

/// Also: RIV-130, RIV-248.
#[test]
fn riv_248_every_turmoil_expansion_can_be_demolished() {
    for it in Card::ALL.into_iter().filter(|it| it.set() == Set::Turmoil && it.kind().is_expansion()) {
        let position = format!("option mode turmoil\nred city (1,0)\nred places {it} (1,+1)");
        let table = after(&position, &format!("red demolishes {it} at (1,+1)"));
        assert_eq!((discard(&table), expansions(&table, "red").len()), (it.to_string(), 0));
    }
}

#[test]
fn riv_244_every_turmoil_card_goes_from_the_hand_under_its_own_stacks() {
    let cards = Card::ALL.into_iter().filter(|it| it.set() == Set::Turmoil && *it != Card::TurmoilHedgeTavern);
    for it in cards {
        let position = format!("option mode turmoil\nred hand {it}\nphase exchange");
        let table = table(&position);
        assert_eq!(listed_with(&table, "red", "puts"), [format!("puts {it} under T1"), format!("puts {it} under T2")]);
        check_refused(&table, &format!("red puts {it} under B1"), Code::WrongStack, rule::RIV_244);
    }
}
