//! What is done for a player whose time is up (section 1.23).

use super::cards_science::{fails, played};
use super::*;

/// What is done by default after some moves, for the only seat that is asked.
fn done(position: &str, moves: &str) -> String {
    default_after(&with_expansion(position), moves)
}

/// The table after some moves and what is done by default then, for everybody who is asked.
fn carried_out(position: &str, moves: &str) -> Table<Island> {
    let mut table = played(position, moves);
    for action in defaults(&table) {
        play(&mut table, &action);
    }
    table
}

/// In the older edition red must play the card just drawn: it is the fifth, and nothing can be done with the four that are held. The
/// face is the deck of the card.
fn forced(held: &str, position: &str, face: &str, card: &str) -> String {
    let position =
        format!("option edition 2008\nred levels trade 1 politics 3 science 1, progress {held}\n{position}\nturn red");
    done(&position, &format!("red rolls 1+1 {face}; draw {card}"))
}

/// Two cards that are never played after the roll, and two that need an inactive knight of one's own.
const IDLE: &str = "alchemist alchemist warlord warlord";

/// Two cards that are never played after the roll, and two that need an upright city of one's own.
const CITYLESS: &str = "alchemist alchemist crane crane";

/// Of eight equal kinds the first four go, commodities last. Also: CK-342.
#[test]
fn ck_340_kinds_go_from_brick_to_ore_and_then_cloth_coin_paper() {
    let position = "red hand brick lumber wool grain ore cloth coin paper\nturn red";
    let table = carried_out(position, "red rolls 3+4 ship");
    assert_eq!(hand(&table, "red"), cards("ore cloth coin paper"));
    let commodities = "red hand 3 cloth 3 coin 3 paper\nturn red";
    assert_eq!(hand(&carried_out(commodities, "red rolls 3+4 ship"), "red"), cards("cloth 2 coin 2 paper"));
}

/// Blue has more resources, white more cards. Also: CK-358.
#[test]
fn ck_340_hands_are_counted_whole() {
    let position = "
        blue  settlement N(1,1), hand 2 ore
        white settlement N(2,0), hand ore 2 coin
        landed
        robber (0,0)
        turn red
    ";
    assert_eq!(done(position, "red rolls 3+4 ship; red moves robber (2,0)"), "red robs white");
    let equal = position.replace("hand 2 ore", "hand 3 ore");
    assert_eq!(done(&equal, "red rolls 3+4 ship; red moves robber (2,0)"), "red robs blue");
}

#[test]
fn ck_341_the_dice_are_rolled_and_the_turn_ends() {
    let rich = "
        red   city N(0,0), road NE(0,0) W(1,0), basic S(1,-1), strong N(0,1), active S(1,-1), hand 5 cloth 5 grain 5 ore 5 wool, progress alchemist mining
        turn red
    ";
    assert_eq!(done(rich, ""), "red rolls");
    assert_eq!(done(&rich.replace("turn red", "turn red, rolled"), ""), "red ends turn");
}

/// What was opened is not used for the player.
#[test]
fn ck_341_open_cards_lapse_with_the_turn() {
    let position = "
        red   city N(0,0), hand 4 ore, progress crane merchant-fleet commercial-harbour
        blue  hand coin
        turn red, rolled
    ";
    let moves = "red plays crane; red plays merchant-fleet ore; red plays commercial-harbour";
    assert_eq!(done(position, moves), "red ends turn");
    let table = carried_out(position, moves);
    assert_eq!((ck(&table).cranes, ck(&table).harbour, ck(&table).fleet), (0, false, cards("nothing")));
    assert_eq!(hand(&table, "red"), cards("4 ore"));
}

/// A seven, Saboteur and Wedding.
#[test]
fn ck_342_cards_go_from_the_kind_held_most() {
    let seven = carried_out("blue hand 5 coin 3 wool brick\nturn red", "red rolls 3+4 ship");
    assert_eq!(hand(&seven, "blue"), cards("2 coin 2 wool brick"), "three coins and a wool of nine");
    let sabotage = "red progress saboteur\nblue hand 4 paper 2 ore\nturn red, rolled";
    assert_eq!(hand(&carried_out(sabotage, "red plays saboteur"), "blue"), cards("2 paper ore"));
    let wedding = "red progress wedding\nblue settlement N(0,0), hand 3 coin 2 wool\nturn red, rolled";
    let table = carried_out(wedding, "red plays wedding");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("wool coin"), cards("wool 2 coin")));
    let table = carried_out(&wedding.replace("3 coin 2 wool", "3 wool brick"), "red plays wedding");
    assert_eq!(hand(&table, "red"), cards("2 wool"));
}

/// On another's turn, and on the own one in the new edition.
#[test]
fn ck_343_the_fifth_card_is_the_kind_held_most_then_the_first() {
    for (name, turn) in [("blue", "red"), ("red", "red")] {
        let position = |held: &str| format!("{name} settlement N(1,1), levels trade 1, progress {held}\nturn {turn}");
        let moves = format!("{turn} rolls 1+1 trade; draw merchant");
        assert_eq!(done(&position("crane mining spy spy"), &moves), format!("{name} drops spy"));
        assert_eq!(done(&position("mining crane bishop spy"), &moves), format!("{name} drops crane"));
        assert_eq!(done(&position("merchant crane bishop spy"), &moves), format!("{name} drops merchant"));
    }
    // Nothing can be played: the older edition drops too.
    let idle = forced("alchemist crane warlord engineer", "", "politics", "spy");
    assert_eq!(idle, "red drops alchemist");
}

/// Mining before everything, then the others in the order of the rule, then those of the table.
#[test]
fn ck_344_in_the_older_edition_what_only_brings_something_is_played_first() {
    let mountains = "red city N(-1,2)\nblue hand ore";
    let all = "irrigation warlord trade-monopoly";
    assert_eq!(forced(&format!("{all} crane"), mountains, "science", "mining"), "red plays mining");
    assert_eq!(forced("crane merchant-fleet spy bishop", mountains, "science", "irrigation"), "red plays irrigation");
    let knight = format!("{mountains}\nred basic N(0,0)");
    assert_eq!(forced("crane merchant-fleet inventor alchemist", &knight, "politics", "warlord"), "red plays warlord");
    assert_eq!(
        forced("merchant-fleet inventor alchemist commercial-harbour", mountains, "science", "crane"),
        "red plays crane"
    );
    let harbour = forced("commercial-harbour inventor alchemist alchemist", mountains, "science", "engineer");
    assert_eq!(harbour, "red plays commercial-harbour", "before Inventor and Engineer");
    // Of the others the first of the table: Inventor comes before Engineer.
    assert!(
        forced("alchemist alchemist inventor warlord", mountains, "science", "engineer")
            .starts_with("red plays inventor ")
    );
    // In the new edition one is dropped instead.
    let newer = "red city N(-1,2), levels science 1, progress crane irrigation spy bishop\nturn red";
    assert_eq!(done(newer, "red rolls 1+1 science; draw mining"), "red drops crane");
}

/// Red lives at the eleven of (0,2) only; a nine brings four throws, and (2,-2) is the first with four.
#[test]
fn ck_345_inventor_brings_the_own_buildings_most() {
    let default = forced(IDLE, "red settlement N(0,3)", "science", "inventor");
    assert_eq!(default, "red plays inventor (2,-2) (0,2)");
}

/// The city at N(1,1) yields more than the one at N(0,0), which may carry a metropolis.
#[test]
fn ck_345_engineer_walls_a_metropolis_then_the_best_city() {
    let cities = "red city N(0,0) N(1,1)";
    assert_eq!(forced(IDLE, cities, "science", "engineer"), "red plays engineer N(1,1)");
    let position = "option edition 2008\nred city N(0,0) N(1,1), levels science 4, metropolis science N(0,0), progress alchemist alchemist warlord warlord\nturn red";
    assert_eq!(done(position, "red rolls 1+1 science; draw engineer"), "red plays engineer N(0,0)");
}

#[test]
fn ck_345_medicine_restores_then_raises_the_best_settlement() {
    let hand = "hand 2 ore grain";
    let settled = format!("red settlement N(0,0) N(1,1), {hand}");
    assert_eq!(forced(IDLE, &settled, "science", "medicine"), "red plays medicine N(1,1)");
    let reduced = format!("red settlement N(1,1), reduced N(0,0), {hand}");
    assert_eq!(forced(IDLE, &reduced, "science", "medicine"), "red plays medicine N(0,0)");
}

/// With the Fortress the strong knight comes first; of the two basic ones the active one.
#[test]
fn ck_345_smith_promotes_as_many_as_possible_the_stronger_first() {
    let knights = "red strong S(1,-1), basic N(0,0) S(0,0), active S(0,0)";
    assert_eq!(forced(CITYLESS, knights, "science", "smith"), "red plays smith S(1,-1) S(0,0)");
    let one = "red basic N(0,0)";
    assert_eq!(forced(CITYLESS, one, "science", "smith"), "red plays smith N(0,0)");
}

/// White has more points than blue; with equal points blue comes first clockwise; an own road goes only if no other is open.
#[test]
fn ck_345_diplomat_takes_a_road_of_the_leader() {
    let roads = "blue road NE(2,0)\nwhite settlement N(-1,2), road W(0,1)\nred road NW(0,0)";
    assert_eq!(forced(IDLE, roads, "politics", "diplomat"), "red plays diplomat W(0,1)");
    let equal = roads.replace("settlement N(-1,2), ", "");
    assert_eq!(forced(IDLE, &equal, "politics", "diplomat"), "red plays diplomat NE(2,0)");
    assert_eq!(forced(IDLE, "red road NW(0,0)", "politics", "diplomat"), "red plays diplomat NW(0,0)");
    let both = "red road NW(0,0)\nblue road W(0,1)";
    assert_eq!(forced(IDLE, both, "politics", "diplomat"), "red plays diplomat W(0,1)", "blue has no points either");
}

#[test]
fn ck_345_intrigue_drives_away_the_strongest_knight_then_that_of_the_leader() {
    let place = "red road NE(0,0) NW(0,0)";
    let strongest = format!("{place}\nblue basic S(1,-1), city N(1,1)\nwhite strong S(0,-1)");
    assert_eq!(forced(IDLE, &strongest, "politics", "intrigue"), "red plays intrigue S(0,-1)");
    let leader = strongest.replace("strong", "basic");
    assert_eq!(forced(IDLE, &leader, "politics", "intrigue"), "red plays intrigue S(1,-1)");
}

/// From N(1,1) the free roads go where the founding ones would. Also: CK-357.
#[test]
fn ck_345_free_roads_go_to_the_best_site() {
    let position = "red settlement N(1,1), road NW(1,1), progress road-building\nturn red, rolled";
    assert_eq!(done(position, "red plays road-building"), "red builds road W(1,1)");
}

/// N(-1,2) stands at a six, a four and a three.
#[test]
fn ck_345_merchant_goes_to_the_best_number() {
    assert_eq!(forced(IDLE, "red settlement N(-1,2)", "trade", "merchant"), "red plays merchant (-1,2)");
}

#[test]
fn ck_345_merchant_fleet_and_monopolies_go_by_the_own_hand() {
    let fleet = forced(IDLE, "red hand 3 wool 2 ore 3 coin", "trade", "merchant-fleet");
    assert_eq!(fleet, "red plays merchant-fleet wool");
    let hand = "red hand 2 brick lumber wool grain ore cloth paper\nblue hand ore";
    assert_eq!(forced(IDLE, hand, "trade", "trade-monopoly"), "red plays trade-monopoly coin");
    assert_eq!(forced(IDLE, hand, "trade", "resource-monopoly"), "red plays resource-monopoly lumber");
}

#[test]
fn ck_346_the_opponent_has_most_of_what_the_card_takes() {
    let spy = "blue progress crane\nwhite progress crane mining";
    assert_eq!(forced("alchemist alchemist warlord engineer", spy, "politics", "spy"), "red plays spy white");
    let equal = "blue progress crane\nwhite progress mining, settlement N(0,0)\norange progress mining";
    assert_eq!(forced("alchemist alchemist warlord engineer", equal, "politics", "spy"), "red plays spy white");
    let clockwise = equal.replace(", settlement N(0,0)", "");
    assert_eq!(forced("alchemist alchemist warlord engineer", &clockwise, "politics", "spy"), "red plays spy blue");
    // Two basic knights are less than a mighty one.
    let deserter = "blue basic N(0,0) N(1,1)\nwhite mighty N(-1,2)";
    assert_eq!(forced(IDLE, deserter, "politics", "deserter"), "red plays deserter white");
    let master = "blue city N(1,1), hand 2 ore\nwhite settlement N(-1,2), hand ore 2 coin";
    assert_eq!(forced(IDLE, master, "trade", "master-merchant"), "red plays master-merchant white");
}

/// Also: CK-335.
#[test]
fn ck_347_cards_in_sight_are_taken_by_order_and_number() {
    let spy = "red progress spy\nblue progress spy mining merchant\nturn red, rolled";
    assert_eq!(done(spy, "red plays spy blue"), "red takes card mining");
    let master = "red progress master-merchant\nblue settlement N(0,0), hand 3 coin 2 wool brick\nturn red, rolled";
    let table = carried_out(master, "red plays master-merchant blue");
    assert_eq!(hand(&table, "red"), cards("wool coin"), "a coin of three, then of two and two the wool");
}

/// The city alone is as strong as one knight.
#[test]
fn ck_348_all_active_knights_fight() {
    let position = "
        option commit_knights on
        red   city N(1,1), basic N(0,0) S(0,0), strong N(-1,2), active N(0,0) N(-1,2)
        ship  6
        turn  red
    ";
    assert_eq!(done(position, "red rolls 1+1 ship"), "red commits N(0,0) N(-1,2)");
    let table = carried_out(position, "red rolls 1+1 ship");
    assert_eq!((ck(&table).defender, ck(&table).active.is_empty()), ([1, 0, 0, 0], true));
}

/// N(1,1) yields eleven of 36, N(0,0) eight.
#[test]
fn ck_349_the_city_without_a_wall_is_lost_then_the_poorest() {
    let position = "red city N(0,0) N(1,1) N(-1,0)\nship 6\nturn red";
    assert_eq!(done(position, "red rolls 1+1 ship"), "red loses city N(-1,0)", "eight pips as N(0,0), but first");
    let walled = position.replace("N(-1,0)\n", "N(-1,0), wall N(0,0) N(-1,0)\n");
    assert_eq!(done(&walled, "red rolls 1+1 ship"), "red loses city N(1,1)");
    let best = position.replace(" N(-1,0)", "");
    assert_eq!(done(&best, "red rolls 1+1 ship"), "red loses city N(0,0)");
}

#[test]
fn ck_350_a_tied_defender_takes_the_deck_of_his_highest_level() {
    let position = |levels: &str| {
        format!(
            "red city N(1,1), basic N(0,0), active N(0,0){levels}\nblue basic N(-1,2), active N(-1,2)\nship 6\nturn red"
        )
    };
    assert_eq!(
        done(&position(", levels trade 1 politics 2 science 2"), "red rolls 1+1 ship"),
        "red picks deck politics"
    );
    assert_eq!(done(&position(""), "red rolls 1+1 ship"), "red picks deck trade");
}

#[test]
fn ck_351_the_aqueduct_gives_the_kind_held_least() {
    let position = "red settlement N(0,0), levels science 3, hand brick 2 lumber 2 wool grain ore\nturn red";
    assert_eq!(done(position, "red rolls 1+1 ship"), "red takes brick from aqueduct");
    let other = position.replace("hand brick", "hand 2 brick");
    assert_eq!(done(&other, "red rolls 1+1 ship"), "red takes grain from aqueduct");
}

/// Blue's knight at S(1,-1) can go to N(1,0), one road away, and to S(2,-1) and S(2,-2), two roads away. White's settlement closes
/// S(2,-2) to settlements.
#[test]
fn ck_352_a_retreat_leaves_sites_open_and_is_short() {
    let position = "
        red   settlement N(0,0), road NE(0,0), progress intrigue
        blue  road NW(1,0) NE(1,0) W(2,-1), basic S(1,-1)
        turn red, rolled
    ";
    let moves = "red plays intrigue S(1,-1)";
    assert_eq!(done(position, moves), "blue retreats N(1,0)", "the nearest");
    assert_eq!(done(&format!("{position}\nwhite settlement N(2,-1)"), moves), "blue retreats S(2,-2)");
    assert_eq!(done(&format!("{position}\nwhite settlement N(2,0)"), moves), "blue retreats S(2,-1)");
    // Of two equally far the first: N(1,0) is taken.
    assert_eq!(done(&format!("{position}\nblue strong N(1,0)"), moves), "blue retreats S(2,-2)");
}

#[test]
fn ck_353_the_weakest_knight_is_removed_then_an_inactive_one() {
    let removed = |knights: &str| {
        done(&format!("red progress deserter\nblue {knights}\nturn red, rolled"), "red plays deserter blue")
    };
    assert_eq!(removed("strong N(0,0), basic N(1,1), active N(1,1)"), "blue removes knight N(1,1)");
    assert_eq!(removed("basic N(0,0) N(1,1), active N(0,0)"), "blue removes knight N(1,1)");
    assert_eq!(removed("basic N(0,0) N(1,1)"), "blue removes knight N(0,0)");
}

#[test]
fn ck_354_the_commodity_held_most_is_handed_over() {
    let handed = |hand: &str| {
        let position = format!("red hand ore, progress commercial-harbour\nblue hand {hand}\nturn red, rolled");
        done(&position, "red plays commercial-harbour; red exchanges ore with blue")
    };
    assert_eq!(handed("cloth 2 paper 3 wool"), "blue hands over paper");
    assert_eq!(handed("paper coin 3 wool"), "blue hands over coin");
}

/// Also: CK-340.
#[test]
fn ck_355_offers_are_declined_and_event_cards_count_commodities() {
    let trade = played("red hand ore\nblue hand coin\nturn red, rolled", "red offers 1 ore for 1 coin to blue");
    assert_eq!(defaults(&trade), ["blue declines"]);
    let with = |position: &str, card: &str| {
        done(&format!("option variants event_cards\n{position}\nturn red"), &format!("red rolls 1 ship; reveal {card}"))
    };
    assert_eq!(with("blue hand 2 wool 3 coin", "6 good-neighbours"), "blue gives left coin");
    assert_eq!(with("blue hand 2 wool 2 coin", "6 good-neighbours"), "blue gives left wool");
    assert_eq!(with("blue settlement N(0,0), hand ore 2 cloth", "10 neighbourly-help"), "blue helps white with cloth");
    assert_eq!(with("blue basic N(0,0), active N(0,0), hand 2 brick", "5 tournament"), "blue receives lumber");
    let conflict = "red basic N(0,0), active N(0,0)\nblue hand ore\nwhite hand ore coin";
    assert_eq!(with(conflict, "3 conflict"), "red draws from white");
    let road = "blue road NE(0,0) W(1,0) NW(0,1) NE(-1,1) W(0,0)\nwhite hand ore";
    assert_eq!(with(road, "5 trade-advantage"), "blue draws from nobody");
    assert_eq!(with("blue settlement N(0,2) N(1,1), road W(1,1) NW(1,1)", "6 earthquake"), "blue damages road NW(1,1)");
}

#[test]
fn ck_356_the_metropolis_comes_to_a_walled_city_then_to_the_best() {
    let position = "red city N(0,0) N(1,1), levels trade 3, hand 4 cloth\nturn red, rolled";
    assert_eq!(done(position, "red improves trade"), "red raises metropolis N(1,1)");
    let walled = position.replace("N(1,1), ", "N(1,1), wall N(0,0), ");
    assert_eq!(done(&walled, "red improves trade"), "red raises metropolis N(0,0)");
}

/// Deserter: S(1,-1) beside red's settlement is closed to settlements, N(0,1) is not. Diplomat: from the end of the road that is left
/// W(1,1) leads to the best site.
#[test]
fn ck_357_deserters_knight_and_diplomats_road_are_placed() {
    let deserter = "
        red   settlement N(0,0), road NE(0,0) W(1,0), progress deserter
        blue  basic N(2,-1)
        turn red, rolled
    ";
    assert_eq!(done(deserter, "red plays deserter blue"), "red places knight S(1,-1)");
    let open = deserter.replace("settlement N(0,0), road NE(0,0) W(1,0)", "road NE(0,0) W(1,0)");
    assert_eq!(done(&open, "red plays deserter blue"), "red places knight N(0,0)", "the first");
    let diplomat = "red settlement N(1,1), road NW(1,1) NE(1,1), progress diplomat\nturn red, rolled";
    assert_eq!(done(diplomat, "red plays diplomat NE(1,1)"), "red moves road W(1,1)");
    let alone = played("red road W(1,0), progress diplomat\nturn red, rolled", "red plays diplomat W(1,0)");
    assert_eq!((public(&alone).pool[0].roads, defaults(&alone)), (15, vec!["red ends turn".to_owned()]));
}

/// Bishop may go anywhere, the knight of the new edition only where somebody else lives.
#[test]
fn ck_358_bishop_and_chase_go_where_it_hurts_the_others_most() {
    let bishop = "
        red   settlement N(1,1), progress bishop
        blue  city N(-2,1)
        landed
        robber (0,0)
        turn red, rolled
    ";
    assert_eq!(done(bishop, "red plays bishop"), "red moves robber (-2,1)");
    // Everything of blue's is also red's: a hex of nobody may be chosen by Bishop, but not by the knight.
    let shared = "
        red   settlement N(2,1) S(2,-2), road NE(0,0), basic N(0,0), active N(0,0), progress bishop
        blue  settlement N(2,0)
        landed
        robber (0,0)
        turn red, rolled
    ";
    assert_eq!(done(shared, "red plays bishop"), "red moves robber (0,-2)");
    assert_eq!(
        done(shared, "red chases robber from N(0,0)"),
        "red moves robber (2,-1)",
        "three pips are less than five"
    );
    let older = format!("option edition 2008\n{shared}");
    assert_eq!(done(&older, "red chases robber from N(0,0)"), "red moves robber (0,-2)");
}

/// Also: CK-313.
#[test]
fn ck_359_a_card_just_received_is_kept() {
    let position = "option edition 2008\nred settlement N(1,1), levels science 1\nturn red";
    let mut table = played(position, "red rolls 1+1 science; draw mining");
    assert_eq!(defaults(&table), ["red keeps card"]);
    play(&mut table, "red keeps card");
    assert_eq!(held(&table, "red"), [Card::Mining]);
    assert!(hand(&table, "red").is_empty() && !fails(&table, "red plays mining"));
}

/// The last founding piece is a city, and it stands where a settlement would.
#[test]
fn ck_359_the_founding_city_has_most_pips() {
    let default = done("turn red\nframes found-settlement 7", "");
    assert!(default.starts_with("red founds ") && default.ends_with(" N(1,1)"), "{default}");
}
