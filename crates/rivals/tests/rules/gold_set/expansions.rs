//! The Gold Cache and the expansions of the Era of Gold.

use super::*;

// Gold Cache.

/// Also: RIV-023.
#[test]
fn riv_188_the_gold_cache_is_free_and_starts_empty() {
    let position = "option mode gold\nred places austin (-1,+1)\nred hand gold-cache\nred stock none";
    let table = after(position, "red opens cache at (2,-2)");
    let land = land(&table, "red");
    assert_eq!((land.cache, land.units(place("cache"))), (Some(place("(2,-1)")), 0));
    assert_eq!(hand(&table, "red"), "none");
    assert_eq!(land.room().counts()[5], 6, "a Gold Field and the cache");
    check_illegal(
        "option mode gold\nred places austin (-1,+1)",
        "red opens cache at (2,-2)",
        Code::NoSuchCard,
        rule::RIV_117,
    );
}

#[test]
fn riv_188_the_gold_cache_needs_a_hero_with_strength() {
    for hero in ["austin", "candamir", "harald", "inga", "osmund", "siglind"] {
        let position = format!("option mode gold\nred places {hero} (-1,+1)\nred hand gold-cache");
        assert!(is_legal(&table(&position), "red opens cache at (-2,+2)"), "{hero}");
    }
    for none in ["red places ore-ship (-1,+1)", "red places abbey (-1,+1)", "blue places candamir (-1,+1)"] {
        let position = format!("option mode gold\n{none}\nred hand gold-cache");
        check_illegal(&position, "red opens cache at (-2,+2)", Code::Requirement, rule::RIV_188);
        assert_eq!(lacks(&position, "red opens cache at (-2,+2)"), "hero");
        assert!(listed_with(&table(&position), "red", "opens").is_empty());
    }
}

#[test]
fn riv_188_the_gold_cache_holds_three() {
    let position = "option mode gold\nred cache (0,+2) 2\nred stock none\nred stores (0,+1) 3, (2,-1) 3, (0,-1) 3";
    let mut table = after(position, "red trades 3 ore for gold");
    assert_eq!(units(&table, "red", "cache"), 3);
    check_refused(&table, "red trades 3 wool for gold", Code::NoRoom, rule::RIV_146);
    play(&mut table, "red trades 3 gold for lumber; red pays cache; red pays cache; red pays (0,+1)");
    assert_eq!((units(&table, "red", "cache"), units(&table, "red", "(0,+1)")), (1, 2));
}

/// Also: RIV-188, RIV-189.
#[test]
fn riv_ex_46_the_gold_cache_needs_a_hero_and_hides_its_gold() {
    let duel = "option mode duel\nred hand gold-cache\nred places ";
    assert!(is_legal(&table(&format!("{duel}austin (-1,+1)")), "red opens cache at (-2,+2)"));
    let cannoneer = format!("{duel}chief-cannoneer (-1,+1)");
    check_illegal(&cannoneer, "red opens cache at (-2,+2)", Code::Requirement, rule::RIV_188);
    // Seven units in regions and three in the cache.
    let rich = "option mode gold\nred cache (0,+2) 3\nred stock none\nred stores (-2,+1) 3, (0,-1) 3, (0,+1) 1\nphase before-roll";
    assert_eq!(stock_text(&after(rich, "red rolls 6 brigands"), "red"), "3 lumber 3 wool 1 grain 4 gold");
    // With an eighth unit gold and wool are lost, but not what is hidden.
    let eight = format!("{rich}\nred stores (2,-1) 1");
    assert_eq!(stock_text(&after(&eight, "red rolls 6 brigands"), "red"), "3 lumber 1 grain 1 ore 3 gold");
}

/// Also: RIV-089, RIV-093, RIV-114.
#[test]
fn riv_189_the_cache_is_safe_from_plague_but_not_from_takers() {
    let cache = "blue stock none\nblue cache (0,+2) 2\n";
    let plague = format!("option mode duel\n{cache}blue city (-1,0)\nphase before-roll");
    let table = after(&plague, "red rolls 6 event; event progress-plague");
    assert_eq!(units(&table, "blue", "cache"), 2);
    let trade = format!(
        "option mode gold\n{cache}red places ore-ship (-1,+1)\nred places wool-ship (-1,-1)\n\
                         red places gold-ship (1,+1)\nred stock none\nphase before-roll"
    );
    // A 5 gives blue grain, so there is something to name.
    let table = after(&trade, "red rolls 5 trade; red names gold");
    assert_eq!((units(&table, "blue", "cache"), stock_text(&table, "red").as_str()), (1, "1 ore 1 gold"));
    let voyage =
        format!("option mode duel\n{cache}red places candamir (-1,+1)\nred hand voyage-of-plunder\nred stock none");
    assert_eq!(units(&after(&voyage, "red plays voyage-of-plunder"), "blue", "cache"), 1);
    for number in 1..=6 {
        let position = format!("option mode gold\n{cache}phase before-roll");
        let table = after(&position, &format!("red rolls {number} trade"));
        assert_eq!(units(&table, "blue", "cache"), 2, "no number produces there");
    }
}

#[test]
fn riv_190_the_cache_outlives_its_hero() {
    let position = "option mode gold\nred places austin (-1,+1)\nred cache (0,+2) 2\nred stock none, ore 3";
    let table = after(position, "red demolishes austin at (-1,+1); red trades 3 ore for gold; red gains cache");
    assert_eq!(units(&table, "red", "cache"), 3);
}

// Pirate Ship.

const PIRATES: &str = "option mode gold\nred hand pirate-ship\nred stock none, lumber 1, wool 1\n";

/// Also: RIV-271, RIV-248.
#[test]
fn riv_191_a_pirate_ship_sinks_a_trade_ship_of_the_opponents_choice() {
    let position = format!(
        "{PIRATES}blue places ore-ship (-1,+1)\nblue places large-trade-ship (1,+1)\nblue places harald (1,-1)"
    );
    let mut table = after(&position, "red builds pirate-ship at (-1,+1)");
    assert_eq!(listed(&table, "blue"), ["blue chooses ore-ship at (-1,+1)", "blue chooses large-trade-ship at (1,+1)"]);
    check_told(&table, "blue chooses harald at (1,-1)", "NOT_A_CHOICE RIV-191 why=ship-only card=harald");
    check_refused(&table, "blue chooses wool-ship at (1,-1)", Code::NotThere, rule::RIV_191);
    check_refused(&table, "blue passes", Code::NotAChoice, rule::RIV_191);
    check_refused(&table, "red chooses ore-ship at (-1,+1)", Code::ActionPending, rule::RIV_128);
    play(&mut table, "blue chooses large-trade-ship at (1,+1)");
    assert_eq!((discard(&table).as_str(), waits_for(&table).as_str()), ("large-trade-ship", "actions"));
    assert_eq!(land(&table, "blue").expansions().count(), 2);
}

/// Also: RIV-326.
#[test]
fn riv_191_a_single_trade_ship_sinks_without_a_question_and_none_is_no_obstacle() {
    let table = after(&format!("{PIRATES}blue places ore-ship (-1,+1)"), "red builds pirate-ship at (-1,+1)");
    assert_eq!((discard(&table).as_str(), waits_for(&table).as_str()), ("ore-ship", "actions"));
    let table = after(&format!("{PIRATES}blue places pirate-ship (-1,+1)"), "red builds pirate-ship at (-1,+1)");
    assert_eq!((discard(&table).as_str(), waits_for(&table).as_str()), ("none", "actions"));
    assert_eq!(land(&table, "red").count(Title::PirateShip), 1);
}

#[test]
fn riv_191_trade_ships_built_later_are_safe() {
    let position = "option mode gold\nblue places pirate-ship (-1,+1)\nred hand ore-ship\nred stock lumber 1, wool 1";
    let table = after(position, "red builds ore-ship at (-1,+1)");
    assert_eq!((land(&table, "red").trade_ships(), waits_for(&table).as_str()), (1, "actions"));
}

/// Also: RIV-096.
#[test]
fn riv_191_each_pirate_ship_brings_gold_at_a_plentiful_harvest() {
    let position =
        "option mode gold\nred places pirate-ship (-1,+1)\nred places pirate-ship (1,+1)\nred stock none, gold ";
    let harvest = |gold: u8| {
        let table = after(&format!("{position}{gold}\nphase before-roll"), "red rolls 5 harvest; red gains (2,-1)");
        stock_text(&table, "red")
    };
    assert_eq!(
        (harvest(0).as_str(), harvest(2).as_str(), harvest(3).as_str()),
        ("2 ore 2 gold", "2 ore 3 gold", "2 ore 3 gold")
    );
}

/// Also: RIV-107.
#[test]
fn riv_192_a_pirate_ship_is_no_trade_ship() {
    let position = "option mode gold\nred city (-1,0)\nred places harbor (-1,+1)\nred places salt-silo (-1,-1)\nred places pirate-ship (-1,+1)\n\
                    red places pirate-ship (-1,-1)\nred places ore-ship (1,+1)\nred places wool-ship (1,-1)";
    let symbols = land(&table(position), "red").symbols();
    // Two ships with two symbols each, and the Harbor's; no point for the Harbor.
    assert_eq!((symbols.commerce, symbols.victory), (5, 3 + 1));
    assert_eq!((symbols.strength, symbols.skill, symbols.progress), (0, 0, 0));
    let race = "option mode gold\nred places pirate-ship (-1,+1)\nred stock none\nphase before-roll";
    let table = after(race, "red rolls 6 event; event gold-trade-ships-race");
    assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), ("1 grain", "actions"));
    let riots = "option mode duel\nred places pirate-ship (-1,+1)\nred stock none\nphase before-roll";
    let table = after(riots, "red rolls 6 event; event turmoil-riots");
    assert_eq!((land(&table, "red").expansions().count(), waits_for(&table).as_str()), (1, "actions"));
}

// City buildings.

#[test]
fn riv_193_a_harbor_is_worth_a_point_beside_three_trade_ships() {
    let two = "option mode gold\nred city (-1,0)\nred city (1,0)\nred places harbor (-1,+1)\nred places ore-ship (1,+1)\nred places wool-ship (1,-1)\n\
               red hand gold-ship\nred stock lumber 1, wool 1\nblue hand pirate-ship, scout, inga\nblue stock none, lumber 1, wool 1";
    let mut table = table(two);
    let symbols = land(&table, "red").symbols();
    assert_eq!((symbols.commerce, symbols.victory), (3, 4));
    play(&mut table, "red builds gold-ship at (1,+1)");
    let symbols = land(&table, "red").symbols();
    assert_eq!((symbols.commerce, symbols.victory), (4, 5));
    // One of them sunk: the point is gone, the symbol stays.
    play(&mut table, "red demolishes gold-ship at (1,+1)");
    let symbols = land(&table, "red").symbols();
    assert_eq!((symbols.commerce, symbols.victory), (3, 4));
    let alone = "option mode gold\nred city (-1,0)\nred hand harbor\nred stock wool 1, brick 1, ore 1";
    assert_eq!(land(&after(alone, "red builds harbor at (-1,+1)"), "red").symbols().commerce, 1);
}

/// Red has the trade advantage and a Moneylender; a 6 gives red grain and blue ore.
const MONEYLENDER: &str = "option mode gold\nred city (-1,0)\nred places moneylender (-1,+1)\nred places ore-ship (-1,-1)\nred places wool-ship (1,-1)\n\
                           red places gold-ship (1,+1)\nred stock none\nblue stock none\nphase before-roll\n";

/// Also: RIV-093, RIV-262.
#[test]
fn riv_194_with_a_moneylender_trade_takes_one_or_two() {
    let position = format!("{MONEYLENDER}blue stores (0,-1) 2");
    let mut table = after(&position, "red rolls 6 trade");
    assert_eq!(listed(&table, "red"), ["red names wool", "red names ore"]);
    play(&mut table, "red names wool");
    assert_eq!(listed(&table, "red"), ["red names wool", "red names ore", "red passes"]);
    for (answer, red, blue) in [
        ("red names wool", "2 wool 1 grain", "1 ore"),
        ("red names ore", "1 wool 1 grain 1 ore", "1 wool"),
        ("red passes", "1 wool 1 grain", "1 wool 1 ore"),
    ] {
        let mut table = table.clone();
        play(&mut table, answer);
        assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), (red, blue));
    }
    let one = after(MONEYLENDER, "red rolls 6 trade");
    assert_eq!((stock_text(&one, "red").as_str(), stock_text(&one, "blue").as_str()), ("1 grain 1 ore", "nothing"));
}

#[test]
fn riv_194_what_does_not_fit_stays_and_without_the_advantage_nothing_happens() {
    let full = format!("{MONEYLENDER}blue stores (0,-1) 2\nred stores (0,-1) 2, (2,-1) 3");
    let table = after(&full, "red rolls 6 trade");
    assert_eq!(
        (stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()),
        ("3 wool 1 grain 3 ore", "1 wool 1 ore")
    );
    let weak = MONEYLENDER.replace("red places gold-ship (1,+1)\n", "");
    let table = after(&format!("{weak}blue stores (0,-1) 2"), "red rolls 6 trade");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("1 grain", "2 wool 1 ore"));
    // It is built without the advantage all the same.
    let build = format!("{CITY}red hand moneylender\nred stock lumber 2, brick 1, ore 2");
    assert_eq!(points(&after(&build, "red builds moneylender at (-1,+1)"), "red"), 4);
}

/// Also: RIV-121, RIV-125.
#[test]
fn riv_195_the_merchant_guild_shows_two_scales_and_a_point() {
    let position = format!("{CITY}red stock none, wool 2, grain 1, brick 2\nred places ore-ship (1,+1)");
    let table = after(&position, "red builds merchant-guild at (-1,+1) from the face-up stack");
    let symbols = land(&table, "red").symbols();
    assert_eq!((symbols.commerce, symbols.victory), (3, 4));
    assert_eq!(tokens(&table).1, "red");
    assert_eq!(points(&table, "red"), 5);
    assert!(land(&table, "red").has_at(site(-1, 1), Card::GoldMerchantGuild));
}

/// Also: RIV-145.
#[test]
fn riv_196_two_mints_trade_twice_a_turn() {
    let position = format!("{CITY}red places mint (-1,+1)\nred places mint (-1,-1)\nred stock none, gold 3");
    let table = after(&position, "red trades 1 gold for ore; red trades 1 gold for wool");
    assert_eq!(stock_text(&table, "red"), "1 wool 1 ore 1 gold");
    check_refused(&table, "red trades 1 gold for ore", Code::OncePerTurn, rule::RIV_145);
    // A Mint built after the first was used trades at once.
    let later =
        format!("{CITY}red places mint (-1,+1)\nred hand mint\nred stock none, gold 2, lumber 2, brick 1, ore 2");
    let table = after(&later, "red trades 1 gold for wool; red builds mint at (-1,-1); red trades 1 gold for wool");
    assert_eq!(stock_text(&table, "red"), "2 wool");
}

#[test]
fn riv_197_a_salt_silo_adds_a_symbol_to_every_trade_ship() {
    let position = "option mode gold\nred city (-1,0)\nred places ore-ship (-1,-1)\nred places large-trade-ship (1,+1)\nred places toll-bridge (1,-1)\n\
                    red hand salt-silo\nred stock wool 2, brick 1\nred cache (0,+2) 2";
    let mut table = table(position);
    assert_eq!(land(&table, "red").symbols().commerce, 3);
    play(&mut table, "red builds salt-silo at (-1,+1)");
    assert_eq!(land(&table, "red").symbols().commerce, 5, "two ships, not the bridge");
    play(&mut table, "red demolishes salt-silo at (-1,+1)");
    assert_eq!(land(&table, "red").symbols().commerce, 3);
    // Ships of the opponent stay as they are.
    let theirs = "option mode gold\nred city (-1,0)\nred places salt-silo (-1,+1)\nblue places ore-ship (-1,+1)";
    assert_eq!(land(&crate::support::table(theirs), "blue").symbols().commerce, 1);
}

/// Also: RIV-032, RIV-316.
#[test]
fn riv_198_a_staple_house_brings_two_resources() {
    let position = format!(
        "{CITY}red places merchant-guild (-1,+1)\nred hand staple-house\nred stock none, wool 1, brick 2, ore 2"
    );
    let mut table = after(&position, "red builds staple-house at (-1,-1)");
    assert!(land(&table, "red").has_at(site(-1, -1), Card::GoldStapleHouse));
    assert_eq!(listed(&table, "red").len(), 6);
    play(&mut table, "red gains (0,+1); red gains (2,+1)");
    assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), ("1 grain 1 gold", "actions"));
}

#[test]
fn riv_198_a_staple_house_needs_a_guild_and_room_for_its_gift() {
    let position = format!("{CITY}red hand staple-house\nred stock wool 1, brick 2, ore 2\n");
    check_illegal(&position, "red builds staple-house at (-1,-1)", Code::Requirement, rule::RIV_198);
    assert_eq!(lacks(&position, "red builds staple-house at (-1,-1)"), "merchant-guild");
    let theirs = format!("{position}blue city (-1,0)\nblue places merchant-guild (-1,+1)");
    check_illegal(&theirs, "red builds staple-house at (-1,-1)", Code::Requirement, rule::RIV_198);
    // Of full regions only those that paid have room.
    let full = format!("{CITY}red places merchant-guild (-1,+1)\nred hand staple-house\n{FULL}");
    let mut table = after(&full, "red builds staple-house at (-1,-1)");
    assert_eq!(listed(&table, "red"), ["red gains (-2,-1)", "red gains (0,-1)", "red gains (2,-1)"]);
    play(&mut table, "red gains (0,-1)");
    check_refused(&table, "red gains (0,-1)", Code::StoreFull, rule::RIV_032);
}

#[test]
fn riv_199_a_trading_base_doubles_marketplace_and_harbor() {
    let position = "option mode gold\nred city (-1,0)\nred city (1,0)\nred places marketplace (-1,-1)\nred places harbor (1,+1)\nred places ore-ship (1,-1)\n\
                    red hand trading-base\nred stock wool 2, grain 2, brick 1";
    let mut table = table(position);
    assert_eq!(land(&table, "red").symbols().commerce, 3);
    play(&mut table, "red builds trading-base at (-1,+1)");
    assert_eq!(land(&table, "red").symbols().commerce, 2 + 2 + 1 + 1);
    play(&mut table, "red demolishes harbor at (1,+1)");
    assert_eq!(land(&table, "red").symbols().commerce, 2 + 1 + 1);
    assert_eq!(public(&table).merchant_token, Some(seat(&table, "red")));
}

// Examples that need cards of other sets.

/// Also: RIV-121, RIV-241.
#[test]
fn riv_ex_36_a_town_hall_needs_a_parish_hall_in_a_city() {
    let position = "option mode progress\nred places parish-hall (-1,+1)\nred hand town-hall, parish-hall\n\
                    red stock none, wool 2, grain 3, brick 1, ore 3\n";
    check_illegal(position, "red builds town-hall at (-1,+1)", Code::Requirement, rule::RIV_241);
    assert_eq!(lacks(position, "red builds town-hall at (-1,+1)"), "parish-hall");
    let city = format!("{position}red city (-1,0)\nred city (1,0)");
    assert_eq!(listed_with(&table(&city), "red", "builds town-hall"), ["builds town-hall at (-1,+1)"]);
    check_illegal(&city, "red builds town-hall at (1,+1)", Code::Requirement, rule::RIV_241);
    check_illegal(&city, "red builds parish-hall at (1,+1)", Code::OneOnly, rule::RIV_121);
    let table = after(&city, "red builds town-hall at (-1,+1)");
    assert!(land(&table, "red").has_covered_hall);
    assert_eq!(land(&table, "red").expansions().count(), 1);
    // The covered one still counts.
    let rich = city.replace("wool 2, grain 3, brick 1, ore 3", "wool 3, grain 3, brick 3, ore 3");
    let table = after(&rich, "red builds town-hall at (-1,+1)");
    check_refused(&table, "red builds parish-hall at (1,+1)", Code::OneOnly, rule::RIV_121);
}

/// Also: RIV-231, RIV-315.
#[test]
fn riv_ex_51_the_doctor_needs_room_beside_a_bath_house() {
    let position = "option mode progress\nred city (-1,0)\nred places bath-house (-1,+1)\nred hand doctor\nred stock none\n\
                    red stores (-2,+1) 3, (0,+1) ";
    let full = format!("{position}3");
    let illegal = refusal(&table(&full), "red plays doctor");
    assert_eq!(illegal.code, Code::NoEffect);
    let table = after(&format!("{position}2"), "red plays doctor");
    assert_eq!(stock_text(&table, "red"), "3 lumber 3 gold");
}
