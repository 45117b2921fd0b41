//! Playing cards, demolition and centre cards: sections 10 and 11 of the catalogue.

use crate::support::{
    after, asked, check_illegal, check_refused, discard, is_legal, land, listed, listed_with, play, points, refusal,
    seat, stock_text, table, units,
};
use steading_game::Observer;
use steading_rivals::cards::{Card, Kind, Region, Set};
use steading_rivals::frame::Frame;
use steading_rivals::grid::{Column, End, Place};
use steading_rivals::illegal::Code;
use steading_rivals::rule;

/// A city at (-1,0) in the Era of Gold.
const GOLD_CITY: &str = "option mode gold\nred city (-1,0)\n";

/// The listed actions of red that begin so.
fn offers(position: &str, beginning: &str) -> Vec<String> {
    listed_with(&table(position), "red", beginning)
}

// Hand cards.

#[test]
fn riv_117_hand_cards_are_played_in_the_own_action_phase() {
    let hands =
        "red hand goldsmith, abbey\nblue hand goldsmith, abbey\nred stock none, gold 3\nblue stock none, gold 3\n";
    assert!(is_legal(&table(hands), "red plays goldsmith"));
    check_illegal(hands, "blue plays goldsmith", Code::NotYourTurn, rule::RIV_128);
    check_illegal(hands, "blue builds abbey at (-1,+1)", Code::NotYourTurn, rule::RIV_128);
    let early = format!("{hands}phase before-roll");
    check_illegal(&early, "red plays goldsmith", Code::RollFirst, rule::RIV_077);
    check_illegal(&early, "red builds abbey at (-1,+1)", Code::RollFirst, rule::RIV_077);
    let late = format!("{hands}phase exchange");
    check_illegal(&late, "red plays goldsmith", Code::NotAChoice, rule::RIV_154);
}

#[test]
fn riv_117_only_cards_in_the_hand_are_played() {
    let position = "red stock none, gold 3, grain 3, brick 3, ore 3\nblue hand goldsmith, abbey";
    check_illegal(position, "red plays goldsmith", Code::NoSuchCard, rule::RIV_117);
    check_illegal(position, "red builds abbey at (-1,+1)", Code::NoSuchCard, rule::RIV_117);
    let action = "red builds settlement right with scout";
    check_illegal(
        "red road right\nred stock none, lumber 1, wool 1, grain 1, brick 1",
        action,
        Code::NoSuchCard,
        rule::RIV_166,
    );
}

#[test]
fn riv_117_cards_for_other_moments_are_refused_in_the_action_phase() {
    let position = "option mode duel\nred hand brigitta, scout";
    check_illegal(position, "red plays brigitta 4", Code::CardTiming, rule::RIV_159);
    check_illegal(position, "red plays scout", Code::CardTiming, rule::RIV_166);
    check_illegal("option mode gold\nred hand reiner", "red plays reiner", Code::CardTiming, rule::RIV_187);
    let preacher = "option mode turmoil\nred hand sebastian";
    check_illegal(preacher, "red plays sebastian", Code::CardTiming, rule::RIV_208);
    let early = format!("{preacher}\nphase before-roll");
    check_illegal(&early, "red plays sebastian", Code::CardTiming, rule::RIV_208);
}

#[test]
fn riv_118_action_cards_are_free_and_end_on_the_discard_pile() {
    let position = "red hand relocation, merchant-caravan\nred stock none, lumber 2";
    let mut table = after(position, "red plays relocation; red chooses (-2,+1); red chooses (0,+1)");
    assert_eq!(stock_text(&table, "red"), "2 lumber");
    assert_eq!(discard(&table), "relocation");
    play(&mut table, "red plays merchant-caravan; red gains (2,+1)");
    assert_eq!(discard(&table), "relocation", "the card lies open until its effect is over");
    play(&mut table, "red gains (2,+1)");
    assert_eq!(discard(&table), "relocation, merchant-caravan");
}

/// Also: RIV-149.
#[test]
fn riv_ex_02_an_abbey_is_paid_with_grain_brick_and_ore() {
    let position = "red hand abbey\nred stock none, grain 2, brick 1, ore 1, lumber 1, wool 1";
    let table = after(position, "red builds abbey at (-1,+1)");
    assert_eq!(stock_text(&table, "red"), "1 lumber 1 wool 1 grain");
    assert_eq!(table.state().public.hand_limit(seat(&table, "red")), 4);
}

#[test]
fn riv_119_an_expansion_is_paid_in_full() {
    for short in ["brick 1, ore 1", "grain 1, ore 1", "grain 1, brick 1"] {
        let position = format!("red hand abbey\nred stock none, lumber 3, wool 3, {short}");
        check_illegal(&position, "red builds abbey at (-1,+1)", Code::CannotAfford, rule::RIV_119);
        assert!(offers(&position, "builds abbey").is_empty());
    }
}

/// Also: RIV-198.
#[test]
fn riv_119_what_a_card_brings_cannot_pay_for_it() {
    let position = format!("{GOLD_CITY}red places merchant-guild (-1,+1)\nred hand staple-house\n");
    let paid = format!("{position}red stock none, wool 1, brick 2, ore 2");
    assert!(is_legal(&table(&paid), "red builds staple-house at (-1,-1)"));
    let short = format!("{position}red stock none, wool 1, brick 2, ore 1");
    check_illegal(&short, "red builds staple-house at (-1,-1)", Code::CannotAfford, rule::RIV_119);
}

/// Also: RIV-031.
#[test]
fn riv_119_the_card_is_placed_once_all_is_paid() {
    let position = "red settlement (3,0) hills-5 forest-4\nred hand abbey\nred stock none\n\
                    red stores (2,+1) 1\nred stores (2,-1) 1\nred stores (-2,-1) 1\nred stores (4,+1) 1";
    let mut table = after(position, "red builds abbey at (1,+1)");
    assert_eq!(land(&table, "red").expansions().count(), 0);
    assert_eq!(listed(&table, "red"), ["red pays (-2,-1)", "red pays (4,+1)"]);
    play(&mut table, "red pays (4,+1)");
    assert_eq!(land(&table, "red").expansions().count(), 1);
    assert_eq!(stock_text(&table, "red"), "1 brick");
}

#[test]
fn riv_120_green_cards_need_an_empty_site() {
    let position =
        "red hand storehouse, abbey\nred stock none, lumber 2, wool 2\nred city (1,0)\nred places brick-ship (-1,+1)";
    let sites = ["(-1,-1)", "(1,+1)", "(1,-1)"].map(|site| format!("builds storehouse at {site}"));
    assert_eq!(offers(position, "builds storehouse"), sites);
    check_illegal(position, "red builds storehouse at (-1,+1)", Code::SiteFull, rule::RIV_120);
    check_illegal(position, "red builds storehouse at (3,+1)", Code::NoSite, rule::RIV_120);
    check_illegal(position, "red builds storehouse at (0,+1)", Code::NoSite, rule::RIV_120);
}

#[test]
fn riv_120_red_cards_need_a_city_and_mix_with_green_ones() {
    let position = format!("{GOLD_CITY}red hand mint, storehouse\nred stock none, lumber 3, wool 1, brick 1, ore 2\n");
    assert_eq!(offers(&position, "builds mint"), ["builds mint at (-1,+1)", "builds mint at (-1,-1)"]);
    check_illegal(&position, "red builds mint at (1,+1)", Code::CityOnly, rule::RIV_120);
    let table = after(&position, "red builds storehouse at (-1,+1); red builds mint at (-1,+1)");
    assert_eq!(land(&table, "red").expansions().count(), 2);
}

#[test]
fn riv_120_expansions_are_built_and_action_cards_played() {
    let position = "option mode gold\nred hand abbey, goldsmith, gold-cache, harald\n\
                    red stock none, grain 3, brick 3, ore 3, gold 3";
    check_illegal(position, "red plays abbey", Code::NotPlayable, rule::RIV_120);
    check_illegal(position, "red plays gold-cache", Code::NotPlayable, rule::RIV_120);
    check_illegal(position, "red builds goldsmith at (-1,+1)", Code::NotPlayable, rule::RIV_120);
    check_illegal(position, "red builds gold-cache at (-1,+1)", Code::NotPlayable, rule::RIV_120);
}

#[test]
fn riv_121_a_principality_holds_one_of_a_card_marked_so() {
    let rich = "red stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3";
    for (mode, card) in
        [("intro", "abbey"), ("intro", "parish-hall"), ("intro", "marketplace"), ("gold", "merchant-guild")]
    {
        let (hand, from) = match card {
            "merchant-guild" => (String::new(), " from the face-up stack"),
            _ => (format!("red hand {card}"), ""),
        };
        let position = format!("option mode {mode}\nred city (-1,0)\nred places {card} (-1,+1)\n{hand}\n{rich}");
        let action = format!("red builds {card} at (-1,-1){from}");
        check_illegal(&position, &action, Code::OneOnly, rule::RIV_121);
        // The other player's card does not count.
        let theirs = position.replace("red places", "blue city (-1,0)\nblue places");
        assert!(is_legal(&table(&theirs), &action), "{card}");
    }
    // Cards without the mark may be owned twice.
    let two = "red places storehouse (-1,+1)\nred hand storehouse\nred stock lumber 1, wool 1";
    assert!(is_legal(&table(two), "red builds storehouse at (-1,-1)"));
}

/// Also: RIV-190.
#[test]
fn riv_122_a_requirement_counts_when_the_card_is_played_and_not_later() {
    let position = format!(
        "{GOLD_CITY}red places merchant-guild (-1,+1)\nred places staple-house (-1,-1)\nred hand trade-master\n"
    );
    let mut table = table(&position);
    assert!(is_legal(&table, "red plays trade-master"));
    let before = points(&table, "red");
    play(&mut table, "red demolishes merchant-guild at (-1,+1)");
    assert!(land(&table, "red").expansions().any(|(_, card)| card == Card::GoldStapleHouse));
    assert_eq!(points(&table, "red"), before - 1, "only the guild's own point is gone");
    check_refused(&table, "red plays trade-master", Code::Requirement, rule::RIV_184);
}

#[test]
fn riv_123_requirements_look_at_the_own_principality() {
    let position = "option mode gold\nblue city (-1,0)\nblue places merchant-guild (-1,+1)\nred hand trade-master";
    check_illegal(position, "red plays trade-master", Code::Requirement, rule::RIV_184);
    let own = position.replace("blue city", "red city").replace("blue places", "red places");
    assert!(is_legal(&table(&own), "red plays trade-master"), "nobody asks what the other has");
    // A card that could be built is not yet in the principality.
    let open = "option mode gold\nred city (-1,0)\nred hand trade-master";
    check_illegal(open, "red plays trade-master", Code::Requirement, rule::RIV_184);
}

/// Fewer points than the opponent: before the city is founded, and no more afterwards.
#[test]
fn riv_123_points_count_at_the_moment_of_play() {
    let position = "option mode progress\nblue city (1,0)\nred hand gustav\ndiscard abbey\n\
                    red stock none, grain 2, ore 3";
    assert!(is_legal(&table(position), "red plays gustav"));
    let caught_up = after(position, "red builds city (1,0)");
    assert_eq!(points(&caught_up, "red"), points(&caught_up, "blue"));
    check_refused(&caught_up, "red plays gustav", Code::Requirement, rule::RIV_228);
}

#[test]
fn riv_123_advantages_count_at_the_moment_of_play() {
    // Blue has the advantage until red has built Candamir.
    let position = "option mode gold\nblue places harald (-1,+1)\nblue places austin (1,+1)\n\
                    red hand candamir, gold-brigands\nred stock none, wool 2, grain 1, ore 1";
    check_illegal(position, "red plays gold-brigands", Code::Requirement, rule::RIV_185);
    let mut table = after(position, "red builds candamir at (-1,+1)");
    assert!(is_legal(&table, "red plays gold-brigands"));
    // And no longer once the hero is gone again.
    play(&mut table, "red demolishes candamir at (-1,+1)");
    check_refused(&table, "red plays gold-brigands", Code::Requirement, rule::RIV_185);
}

/// Also: RIV-315.
#[test]
fn riv_124_an_action_card_without_effect_is_refused() {
    let position = "red hand goldsmith\nred stock none, gold 2";
    check_illegal(position, "red plays goldsmith", Code::NoEffect, rule::RIV_315);
    assert!(offers(position, "plays").is_empty());
}

#[test]
fn riv_125_both_players_build_from_the_face_up_stack() {
    let position = "
        option mode gold
        red city (-1,0)
        blue city (-1,0)
        red stock none, wool 2, grain 1, brick 2
        red hand scout, scout, brigitta
        blue stock none, wool 2, grain 1, brick 2
    ";
    let action = "red builds merchant-guild at (-1,+1) from the face-up stack";
    let mut table = after(position, action);
    assert_eq!(stock_text(&table, "red"), "nothing");
    assert_eq!((points(&table, "red"), table.state().public.face_up_left), (4, 1));
    assert_eq!(table.state().hidden.hands[0].len(), 3, "no hand is touched");
    play(&mut table, "red ends actions; red passes; blue rolls; dice 5 brigands");
    play(&mut table, "blue builds merchant-guild at (-1,+1) from the face-up stack");
    assert_eq!((points(&table, "blue"), table.state().public.face_up_left), (4, 0));
}

/// Also: RIV-119, RIV-120, RIV-121.
#[test]
fn riv_125_face_up_cards_obey_the_rules_for_hand_cards() {
    let action = "red builds merchant-guild at (-1,+1) from the face-up stack";
    let rich = "red stock none, wool 3, grain 3, brick 3\n";
    check_illegal(&format!("option mode gold\n{rich}"), action, Code::CityOnly, rule::RIV_120);
    let poor = format!("{GOLD_CITY}red stock none, wool 2, grain 1, brick 1");
    check_illegal(&poor, action, Code::CannotAfford, rule::RIV_119);
    let full = format!("{GOLD_CITY}{rich}red places mint (-1,+1)\nred places mint (-1,+1)");
    check_illegal(&full, action, Code::SiteFull, rule::RIV_120);
    let second = format!("{GOLD_CITY}{rich}red places merchant-guild (-1,-1)");
    check_illegal(&second, action, Code::OneOnly, rule::RIV_121);
    check_illegal(
        &format!("{GOLD_CITY}{rich}"),
        "red builds merchant-guild at (-1,+1)",
        Code::NoSuchCard,
        rule::RIV_117,
    );
}

#[test]
fn riv_125_an_empty_or_missing_face_up_stack_is_refused() {
    let action = "red builds merchant-guild at (-1,+1) from the face-up stack";
    let rich = "red stock none, wool 3, grain 3, brick 3\n";
    let empty = format!(
        "{GOLD_CITY}{rich}blue city (-1,0)\nblue places merchant-guild (-1,+1)\ndiscard merchant-guild\nface-up 0"
    );
    check_illegal(&empty, action, Code::StackEmpty, rule::RIV_125);
    for mode in ["intro", "duel", "turmoil"] {
        let position = format!("option mode {mode}\nred city (-1,0)\n{rich}");
        check_illegal(&position, action, Code::NotInPlay, rule::RIV_064);
    }
}

#[test]
fn riv_126_an_expansion_works_as_soon_as_it_is_placed() {
    let position = "red hand ore-ship\nred stock none, lumber 1, wool 1, ore 2";
    check_illegal(position, "red trades 2 ore for wool", Code::NoShip, rule::RIV_143);
    let table = after(position, "red builds ore-ship at (-1,+1); red trades 2 ore for wool");
    assert_eq!(stock_text(&table, "red"), "1 wool");
}

#[test]
fn riv_127_the_label_attack_alone_lets_nobody_defend() {
    let position = "option mode duel\nred places pirate-ship (-1,+1)\nred hand gudrun\n\
                    blue places lookout-tower (-1,+1)\nblue places heinrich (1,+1)\nblue stock none, gold 1";
    let table = after(position, "red plays gudrun");
    assert_eq!((asked(&table).as_str(), stock_text(&table, "blue").as_str()), ("red", "nothing"));
}

#[test]
fn riv_128_the_other_player_only_answers() {
    let all = "lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3";
    let position = format!(
        "{GOLD_CITY}blue city (-1,0)\nblue stock none, {all}\nblue places storehouse (1,+1)\nred hand merchant\n\
         blue hand abbey, goldsmith\nred stock none"
    );
    let mut table = table(&position);
    for action in [
        "rolls",
        "ends actions",
        "trades 3 ore for wool",
        "builds road left",
        "builds city (1,0)",
        "builds abbey at (-1,+1)",
        "plays goldsmith",
        "demolishes storehouse at (1,+1)",
        "passes",
    ] {
        let illegal = refusal(&table, &format!("blue {action}"));
        assert_eq!((illegal.code, illegal.rule), (Code::NotYourTurn, rule::RIV_128), "{action}");
    }
    assert!(listed(&table, "blue").is_empty());
    play(&mut table, "red plays merchant");
    check_refused(&table, "blue names ore", Code::ActionPending, rule::RIV_128);
}

#[test]
fn riv_129_centre_cards_stay_whatever_happens() {
    let position = "option mode gold\nred city (-1,0)\nred road right\n";
    let table = after(&format!("{position}red places harald (-1,+1)"), "red demolishes harald at (-1,+1)");
    assert!(listed_with(&table, "red", "demolishes").is_empty(), "nothing else can be demolished");
    // Feud asks for buildings; settlements, cities and roads are none.
    let feud = format!("{position}blue places candamir (-1,+1)\nphase before-roll");
    let table = after(&feud, "red rolls 4 event; event basic-feud");
    assert_eq!(table.state().public.frames.top(), Frame::Actions);
    let land = land(&table, "red");
    assert_eq!((land.settled.len(), land.cities.len(), land.open_roads), (2, 1, [false, true]));
}

// Demolition.

#[test]
fn riv_130_own_buildings_and_units_may_be_demolished_free_of_charge() {
    let position = format!("{GOLD_CITY}red places mint (-1,+1)\nred places harald (-1,-1)\nred places ore-ship (1,+1)");
    let before = stock_text(&table(&position), "red");
    let table = after(
        &position,
        "red demolishes mint at (-1,+1); red demolishes harald at (-1,-1); red demolishes ore-ship at (1,+1)",
    );
    assert_eq!(land(&table, "red").expansions().count(), 0);
    assert_eq!(stock_text(&table, "red"), before);
    assert_eq!(discard(&table), "mint, harald, ore-ship");
    assert_eq!(points(&table, "red"), 3);
}

#[test]
fn riv_130_only_own_cards_that_lie_there_and_only_in_the_action_phase() {
    let position = format!("{GOLD_CITY}red places harald (-1,-1)\nblue places ore-ship (1,+1)\n");
    check_illegal(&position, "red demolishes ore-ship at (1,+1)", Code::NotThere, rule::RIV_130);
    check_illegal(&position, "red demolishes harald at (-1,+1)", Code::NotThere, rule::RIV_130);
    check_illegal(&position, "blue demolishes ore-ship at (1,+1)", Code::NotYourTurn, rule::RIV_128);
    let early = format!("{position}phase before-roll");
    check_illegal(&early, "red demolishes harald at (-1,-1)", Code::RollFirst, rule::RIV_077);
    let intro = "red places harald (-1,-1)";
    check_illegal(intro, "red demolishes harald at (-1,-1)", Code::NotInPlay, rule::RIV_061);
    assert!(offers(intro, "demolishes").is_empty());
}

#[test]
fn riv_130_equal_cards_of_a_site_are_offered_once() {
    let position = format!("{GOLD_CITY}red places storehouse (-1,+1)\nred places storehouse (-1,+1)");
    assert_eq!(offers(&position, "demolishes"), ["demolishes storehouse at (-1,+1)"]);
    let table = after(&position, "red demolishes storehouse at (-1,+1)");
    assert_eq!(land(&table, "red").expansions().count(), 1);
}

/// Also: RIV-306.
#[test]
fn riv_131_the_gold_cache_cannot_be_demolished() {
    let position = "option mode gold\nred cache (-2,+2) 1";
    assert!(offers(position, "demolishes").is_empty());
    check_illegal(position, "red demolishes gold-cache at (-1,+1)", Code::NotThere, rule::RIV_130);
}

/// Also: RIV-242.
#[test]
fn riv_132_a_demolished_town_hall_leaves_its_parish_hall() {
    let position =
        "option mode progress\nred city (-1,0)\nred places parish-hall (-1,+1)\nred places town-hall (-1,+1)";
    check_illegal(position, "red demolishes parish-hall at (-1,+1)", Code::NotThere, rule::RIV_130);
    assert_eq!(offers(position, "demolishes"), ["demolishes town-hall at (-1,+1)"]);
    let table = after(position, "red demolishes town-hall at (-1,+1)");
    let left: Vec<Card> = land(&table, "red").expansions().map(|(_, card)| card).collect();
    assert_eq!(left, [Card::BasicParishHall]);
    assert!(!land(&table, "red").has_covered_hall);
    assert_eq!(discard(&table), "town-hall");
    assert!(is_legal(&table, "red demolishes parish-hall at (-1,+1)"));
}

#[test]
fn riv_133_demolition_brings_nothing_back_not_even_with_irmgard() {
    let position = "option mode turmoil\nred places irmgard (-1,+1)\nred places harald (1,+1)\nred stock none";
    let table = after(position, "red demolishes harald at (1,+1)");
    assert_eq!((asked(&table).as_str(), stock_text(&table, "red").as_str()), ("red", "nothing"));
    assert_eq!(table.state().public.frames.top(), Frame::Actions);
}

// What action cards need.

#[test]
fn riv_315_goldsmith_and_caravan_need_what_they_take() {
    for card in ["goldsmith", "gold-goldsmith"] {
        let position = format!("option mode gold\nred hand {card}\nred stock none, gold 2, wool 3");
        check_illegal(&position, &format!("red plays {card}"), Code::NoEffect, rule::RIV_315);
        assert!(is_legal(&table(&position.replace("gold 2", "gold 3")), &format!("red plays {card}")));
    }
    let caravan = "red hand merchant-caravan\nred stock none, ore 1";
    check_illegal(caravan, "red plays merchant-caravan", Code::NoEffect, rule::RIV_315);
    assert!(is_legal(&table(&caravan.replace("ore 1", "ore 1, wool 1")), "red plays merchant-caravan"));
}

#[test]
fn riv_315_merchant_and_trade_master_need_a_unit_that_fits() {
    for (card, set) in [("merchant", ""), ("trade-master", "red places merchant-guild (-1,+1)\n")] {
        let position = format!("{GOLD_CITY}{set}red hand {card}\nred stock none, ore 3\n");
        let action = format!("red plays {card}");
        check_illegal(&format!("{position}blue stock none"), &action, Code::NoEffect, rule::RIV_315);
        // Ore has no room.
        check_illegal(&format!("{position}blue stock none, ore 3"), &action, Code::NoEffect, rule::RIV_315);
        assert!(is_legal(&table(&format!("{position}blue stock none, ore 3, wool 1")), &action), "{card}");
    }
}

#[test]
fn riv_315_brigands_need_a_place_for_what_the_opponent_holds() {
    for (mode, card) in [("gold", "gold-brigands"), ("turmoil", "turmoil-brigands"), ("duel", "turmoil-brigands")] {
        let position =
            format!("option mode {mode}\nred places candamir (-1,+1)\nred hand {card}\nred stock none, ore 3\n");
        let action = format!("red plays {card}");
        check_illegal(&format!("{position}blue stock none"), &action, Code::NoEffect, rule::RIV_315);
        check_illegal(&format!("{position}blue stock none, ore 2"), &action, Code::NoEffect, rule::RIV_315);
        assert!(is_legal(&table(&format!("{position}blue stock none, ore 2, gold 1")), &action), "{card}");
    }
    // A Gold Cache with room is enough.
    let cache = "option mode gold\nred places candamir (-1,+1)\nred hand gold-brigands\nred stock none\n\
                 red stores (0,+1) 3\nred cache (0,+2) 2\nblue stock none, gold 1";
    assert!(is_legal(&table(cache), "red plays gold-brigands"));
    check_illegal(&cache.replace("+2) 2", "+2) 3"), "red plays gold-brigands", Code::NoEffect, rule::RIV_315);
}

#[test]
fn riv_315_relocation_finds_regions_to_swap_always() {
    let table = table("red hand relocation\nred stock none");
    assert!(is_legal(&table, "red plays relocation"));
}

/// Also: RIV-191, RIV-198.
#[test]
fn riv_316_what_a_card_does_when_built_happens_once() {
    let position = format!(
        "{GOLD_CITY}red city (1,0)\nred places pirate-ship (-1,+1)\nred places storehouse (1,+1)\n\
         red places staple-house (-1,-1)\nred places mint (1,-1)\nred hand relocation\n\
         blue places ore-ship (-1,+1)\nred stock none"
    );
    let ship =
        after(&position, "red plays relocation; red chooses pirate-ship at (-1,+1); red chooses storehouse at (1,+1)");
    assert_eq!(land(&ship, "blue").trade_ships(), 1);
    let house =
        after(&position, "red plays relocation; red chooses staple-house at (-1,-1); red chooses mint at (1,-1)");
    assert_eq!(stock_text(&house, "red"), "nothing");
    for table in [ship, house] {
        assert_eq!(table.state().public.frames.top(), Frame::Actions);
    }
}

#[test]
fn riv_317_a_played_action_card_is_public_and_cannot_be_taken_back() {
    let position = format!("{GOLD_CITY}red hand merchant\nblue stock none, ore 1, wool 1");
    let mut table = table(&position);
    let events = table.enter_text("red plays merchant").expect("it is legal");
    let seen = events.iter().map(|event| event.redacted(Observer::Seat(seat(&table, "blue")))).collect::<Vec<_>>();
    assert_eq!(seen, events.iter().copied().map(Some).collect::<Vec<_>>());
    // Nothing else is possible before its text is carried out.
    for action in ["red passes", "red ends actions", "red trades 3 ore for wool"] {
        assert!(!is_legal(&table, action), "{action}");
    }
}

#[test]
fn riv_317_the_text_is_carried_out_as_far_as_possible() {
    let position = "option mode gold\nred places pirate-ship (-1,+1)\nred places pirate-ship (1,+1)\nred hand gudrun\n\
                    red stock none, gold 2\nblue stock none, gold 3";
    let table = after(position, "red plays gudrun");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("3 gold", "2 gold"));
}

#[test]
fn riv_339_two_chief_cannoneers_stand_side_by_side() {
    let position = "option mode progress\nred city (-1,0)\nred places abbey (1,-1)\nred places university (-1,-1)\n\
                    red places chief-cannoneer (-1,+1)\nred hand chief-cannoneer\nred stock none, lumber 1, ore 1";
    let table = after(position, "red builds chief-cannoneer at (-1,+1)");
    assert_eq!(land(&table, "red").symbols().strength, 8);
    // Every hero exists once.
    assert!(Card::ALL.iter().filter(|card| card.kind() == Kind::Hero).all(|card| card.data().count == 1));
    assert!(Card::ALL.iter().any(|card| card.kind() == Kind::Hero && card.set() == Set::Turmoil));
}

// Roads.

/// Also: RIV-134.
#[test]
fn riv_ex_03_a_road_goes_to_either_end() {
    let position = "red stock none, brick 2, lumber 1";
    assert_eq!(offers(position, "builds road"), ["builds road left", "builds road right"]);
    assert!(is_legal(&table(position), "red builds road (2,0)"));
    assert!(is_legal(&table(position), "red builds road (-2,0)"));
    check_illegal(position, "red builds road (4,0)", Code::NoSite, rule::RIV_134);
    check_illegal(position, "red builds road (3,0)", Code::NoSite, rule::RIV_134);
    let table = after(position, "red builds road (2,0)");
    assert_eq!(stock_text(&table, "red"), "nothing");
    assert_eq!(land(&table, "red").open_roads, [false, true]);
}

#[test]
fn riv_134_a_road_costs_lumber_and_two_bricks() {
    for short in ["brick 3", "lumber 3, brick 1"] {
        let position = format!("red stock none, {short}");
        check_illegal(&position, "red builds road right", Code::CannotAfford, rule::RIV_134);
    }
    let table = after("red stock none, lumber 2, brick 3, ore 1", "red builds road left");
    assert_eq!(stock_text(&table, "red"), "1 lumber 1 brick 1 ore");
}

/// Also: RIV-025.
#[test]
fn riv_134_two_roads_are_never_neighbours() {
    let position = "red stock none, lumber 3, brick 3\nred road right";
    check_illegal(position, "red builds road right", Code::RoadThere, rule::RIV_134);
    assert_eq!(offers(position, "builds road"), ["builds road left"]);
}

#[test]
fn riv_141_both_ends_grow_and_roads_give_nothing_themselves() {
    let position = "red stock none\nred settlement (3,0) hills-5 hills-1\nred hand storehouse\n\
                    red stores (-2,+1) 3\nred stores (-2,-1) 3\nred stores (4,+1) 1\nred stores (0,-1) 1";
    let mut table = table(position);
    let (before, sites) = (points(&table, "red"), land(&table, "red").free_sites());
    play(&mut table, "red builds road left; red pays (-2,-1); red pays (-2,-1)");
    play(&mut table, "red builds road right");
    assert_eq!(land(&table, "red").open_roads, [true, true]);
    assert_eq!((points(&table, "red"), land(&table, "red").free_sites()), (before, sites));
}

/// The last road of a line that has used up all settlements leads nowhere, but nothing forbids it. Also: RIV-139.
#[test]
fn riv_141_a_road_may_lead_beyond_the_last_settlement_of_all() {
    let position = "
        red settlement (-3,0) forest-4 hills-5
        red settlement (-5,0) forest-6 hills-1
        red settlement (-7,0) fields-1 fields-3
        red settlement (-9,0) pasture-5 pasture-6
        red settlement (-11,0) mountains-2 mountains-4
        red stock none, lumber 1, brick 2
    ";
    let mut table = table(position);
    assert!(is_legal(&table, "red builds road (-12,0)"));
    play(&mut table, "red builds road left");
    assert!(land(&table, "red").open_roads[End::Left as usize]);
    check_refused(&table, "red builds settlement left", Code::NoPiecesLeft, rule::RIV_139);
}

// Settlements.

#[test]
fn riv_135_a_settlement_is_founded_behind_an_open_road() {
    let cost = "red stock none, lumber 1, wool 1, grain 1, brick 1\n";
    check_illegal(cost, "red builds settlement right", Code::NoOpenRoad, rule::RIV_135);
    let position = format!("{cost}red road right");
    check_illegal(&position, "red builds settlement left", Code::NoOpenRoad, rule::RIV_135);
    assert_eq!(offers(&position, "builds settlement"), ["builds settlement right"]);
    let table = after(&position, "red builds settlement (3,0); region hills-5; region forest-4; red lays first up");
    assert_eq!(stock_text(&table, "red"), "nothing");
    assert_eq!(points(&table, "red"), 3);
    assert_eq!(land(&table, "red").open_roads, [false, false]);
}

#[test]
fn riv_135_a_settlement_costs_lumber_wool_grain_and_brick() {
    let all = ["lumber", "wool", "grain", "brick"];
    for short in all {
        let stock: Vec<String> = all.iter().filter(|&&kind| kind != short).map(|kind| format!("{kind} 3")).collect();
        let position = format!("red road right\nred stock none, {}", stock.join(", "));
        check_illegal(&position, "red builds settlement right", Code::CannotAfford, rule::RIV_135);
    }
}

/// Also: RIV-136, RIV-137, RIV-026.
#[test]
fn riv_ex_04_new_regions_are_empty_and_produce_from_the_next_roll() {
    let position = "red road right\nred stock none, lumber 1, wool 1, grain 1, brick 1\nred hand scout, scout, brigitta\n\
                    blue stock none\nblue hand goldsmith, goldsmith, brigitta";
    let mut table = after(position, "red builds settlement right; region gold-field-2; region mountains-4");
    assert_eq!(listed(&table, "red"), ["red lays first up", "red lays first down"]);
    play(&mut table, "red lays first up");
    assert_eq!((units(&table, "red", "(4,+1)"), units(&table, "red", "(4,-1)")), (0, 0));
    play(&mut table, "red ends actions; red passes; blue rolls; dice 4 brigands");
    assert_eq!(stock_text(&table, "red"), "1 wool 1 ore");
    play(&mut table, "blue ends actions; blue passes; red rolls; dice 2 brigands");
    assert_eq!(stock_text(&table, "red"), "1 lumber 1 wool 1 ore 1 gold");
}

#[test]
fn riv_136_the_new_regions_lie_at_the_outer_corners() {
    let cost = "red stock none, lumber 1, wool 1, grain 1, brick 1\n";
    for (end, x) in [("left", -4), ("right", 4)] {
        let table = after(
            &format!("{cost}red road {end}"),
            &format!("red builds settlement {end}; region fields-3; region pasture-5; red lays first down"),
        );
        let land = land(&table, "red");
        let names = [1, -1].map(|y| Place::at(x, y).and_then(|place| land.region(place)).map(Region::name));
        assert_eq!(names, [Some("pasture-5"), Some("fields-3")]);
        assert_eq!(land.places().len(), 8);
        assert_eq!(table.state().public.regions_left.len(), 10);
    }
}

#[test]
fn riv_137_both_regions_are_seen_before_they_are_laid() {
    let position = "red road right\nred stock none, lumber 1, wool 1, grain 1, brick 1";
    let mut table = after(position, "red builds settlement right; region fields-3");
    assert!(listed(&table, "red").is_empty(), "the second region comes first");
    play(&mut table, "region pasture-5");
    check_refused(&table, "red ends actions", Code::NotAChoice, rule::RIV_137);
    for (answer, upper) in [("red lays first up", "fields-3"), ("red lays first down", "pasture-5")] {
        let mut table = table.clone();
        play(&mut table, answer);
        let place = Place::at(4, 1).expect("a cell");
        assert_eq!(land(&table, "red").region(place).map(Region::name), Some(upper));
    }
}

// Cities.

#[test]
fn riv_138_a_city_is_placed_on_an_own_settlement_for_grain_and_ore() {
    let position = "red stock none, grain 2, ore 3";
    assert_eq!(offers(position, "builds city"), ["builds city (-1,0)", "builds city (1,0)"]);
    let table = after(position, "red builds city (1,0)");
    assert_eq!((stock_text(&table, "red").as_str(), points(&table, "red")), ("nothing", 3));
    for short in ["grain 1, ore 3", "grain 2, ore 2"] {
        check_illegal(&format!("red stock none, {short}"), "red builds city (1,0)", Code::CannotAfford, rule::RIV_138);
    }
}

#[test]
fn riv_138_only_an_own_settlement_becomes_a_city() {
    let position =
        "red stock none, grain 2, ore 3\nred city (-1,0)\nred road right\nblue settlement (3,0) hills-5 forest-4";
    for cell in ["(-1,0)", "(3,0)", "(0,0)", "(2,0)"] {
        let action = format!("red builds city {cell}");
        check_illegal(position, &action, Code::NoSettlementHere, rule::RIV_138);
    }
}

/// Also: RIV-017.
#[test]
fn riv_138_the_expansions_of_the_settlement_stay() {
    let position = "red stock none, grain 2, ore 3\nred places abbey (-1,+1)\nred places harald (-1,-1)";
    let table = after(position, "red builds city (-1,0)");
    assert_eq!(land(&table, "red").expansions().count(), 2);
    let column = Column::at(-1).expect("a column");
    assert!(column.sites().iter().all(|site| land(&table, "red").free_sites().contains(site)));
}

// Used-up stacks.

/// Red has seven settlements, blue the two of the start; seven roads are laid.
const CROWDED: &str = "
    red settlement (-3,0) forest-4 hills-5
    red settlement (-5,0) forest-6 hills-1
    red settlement (3,0) fields-1 fields-3
    red settlement (5,0) pasture-5 pasture-6
    red settlement (7,0) mountains-2 mountains-4
";

#[test]
fn riv_139_nothing_is_built_from_an_empty_stack() {
    let rich =
        "red stores (-2,+1) 3\nred stores (-2,-1) 3\nred stores (0,-1) 3\nred stores (2,+1) 3\nred stores (2,-1) 3\n";
    let position = format!("{CROWDED}{rich}red road left\nblue road left");
    check_illegal(&position, "red builds settlement left", Code::NoPiecesLeft, rule::RIV_139);
    check_illegal(&position, "red builds road right", Code::NoPiecesLeft, rule::RIV_139);
    assert!(offers(&position, "builds settlement").is_empty() && offers(&position, "builds road").is_empty());

    let cities = [-5, -3, -1, 1, 3, 5].map(|x| format!("red city ({x},0)\n")).concat();
    let position = format!("{CROWDED}{rich}{cities}");
    assert_eq!(offers(&position, "builds city"), ["builds city (7,0)"]);
    let position = format!("{position}blue city (1,0)");
    check_illegal(&position, "red builds city (7,0)", Code::NoPiecesLeft, rule::RIV_139);
    assert!(offers(&position, "builds city").is_empty());
}

/// Also: RIV-004, RIV-026.
#[test]
fn riv_140_the_region_stack_outlasts_the_settlements() {
    let table = table(CROWDED);
    let public = &table.state().public;
    assert_eq!((public.settlements_left, public.regions_left.len()), (0, 2));
    assert_eq!(land(&table, "red").places().len(), 16);
}
