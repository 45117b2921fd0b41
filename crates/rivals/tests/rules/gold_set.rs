//! The cards of the Era of Gold: section 15 of the catalogue. Each card with its effect, requirement, refusals, full storage and the
//! way back to its stack.

mod expansions;

use crate::support::{
    after, asked, card, check_illegal, check_refused, check_told, discard, hand, is_legal, land, listed, listed_with,
    place, play, points, public, refusal, seat, stack, stock_text, table, tokens, units, waits_for,
};
use steading_rivals::cards::{Card, Kind, Set, Title};
use steading_rivals::grid::Site;
use steading_rivals::illegal::{Code, Detail};
use steading_rivals::rule;

fn site(x: i8, y: i8) -> Site {
    Site::at(x, y).expect("a site")
}

/// What a card lacks, as the refusal says.
fn lacks(position: &str, action: &str) -> &'static str {
    match refusal(&table(position), action).detail {
        Detail::Needs(_, what) => what,
        detail => panic!("{detail:?}"),
    }
}

const CITY: &str = "option mode gold\nred city (-1,0)\n";
/// Every region of red is full.
const FULL: &str = "red stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3\n";

// All cards.

/// The expansions: name, price, symbols (commerce, victory), and whether they stand only in cities.
const EXPANSIONS: [(&str, &str, [u8; 2], bool); 11] = [
    ("gold-toll-bridge", "lumber 1, brick 1", [1, 0], false),
    ("gold-storehouse", "lumber 1, wool 1", [0, 0], false),
    ("gold-large-trade-ship", "lumber 1, wool 1", [1, 0], false),
    ("pirate-ship", "lumber 1, wool 1", [0, 0], false),
    ("harbor", "wool 1, brick 1, ore 1", [1, 0], true),
    ("moneylender", "lumber 2, brick 1, ore 2", [0, 1], true),
    ("mint", "lumber 2, brick 1, ore 2", [0, 1], true),
    ("salt-silo", "wool 2, brick 1, gold 2", [0, 1], true),
    ("trading-base", "wool 2, grain 2, brick 1", [1, 1], true),
    ("staple-house", "wool 1, brick 2, ore 2", [0, 1], true),
    ("merchant-guild", "wool 2, grain 1, brick 2", [2, 1], true),
];

/// A position in which only the price stands between red and the expansion, and the command that builds it at a cell.
fn building_site(name: &str) -> (String, impl Fn(&str) -> String) {
    let from_open = if name == "merchant-guild" { " from the face-up stack" } else { "" };
    let guild = if name == "staple-house" { "red places merchant-guild (-1,+1)\n" } else { "" };
    let hand = if from_open.is_empty() { format!("red hand {name}\n") } else { String::new() };
    let name = name.to_owned();
    (format!("{CITY}{guild}{hand}"), move |cell| format!("red builds {name} at {cell}{from_open}"))
}

#[test]
fn riv_119_every_expansion_of_the_era_costs_what_is_printed() {
    for (name, price, [commerce, victory], _) in EXPANSIONS {
        let (position, build) = building_site(name);
        let action = build("(-1,-1)");
        let paid = format!("{position}red stock none, {price}");
        let before = land(&table(&paid), "red").symbols();
        let table = after(&paid, &action);
        let symbols = land(&table, "red").symbols();
        let gained = [symbols.commerce - before.commerce, symbols.victory - before.victory];
        assert_eq!(gained, [commerce, victory], "{name}");
        assert_eq!((stock_text(&table, "red").as_str(), hand(&table, "red").as_str()), ("nothing", "none"), "{name}");
        for (index, part) in price.split(", ").enumerate() {
            let (kind, count) = part.split_once(' ').expect("kind and number");
            let mut parts: Vec<String> = price.split(", ").map(str::to_owned).collect();
            parts[index] = format!("{kind} {}", count.parse::<u8>().expect("a number") - 1);
            let position = format!("{position}red stock none, {}", parts.join(", "));
            check_illegal(&position, &action, Code::CannotAfford, rule::RIV_119);
        }
    }
}

#[test]
fn riv_120_city_buildings_of_the_era_stand_in_cities() {
    for (name, price, _, is_red) in EXPANSIONS {
        assert_eq!(card(name).kind() == Kind::CityBuilding, is_red);
        let (position, build) = building_site(name);
        let position = format!("{position}red stock none, {price}\n");
        if is_red {
            check_illegal(&position, &build("(1,+1)"), Code::CityOnly, rule::RIV_120);
        } else {
            assert!(is_legal(&table(&position), &build("(1,+1)")), "{name}");
        }
        let full = format!("{position}red places harald (-1,-1)\nred places austin (-1,-1)");
        check_illegal(&full, &build("(-1,-1)"), Code::SiteFull, rule::RIV_120);
    }
}

/// Also: RIV-010, RIV-012, RIV-180.
#[test]
fn riv_244_every_card_of_the_era_goes_back_under_its_own_stacks() {
    // Merchant Guilds are never in a hand here; see the Duel below.
    let own = Card::ALL.into_iter().filter(|card| card.set() == Set::Gold && card.title() != Title::MerchantGuild);
    for card in own {
        let position = format!("option mode gold\nred hand {card}, scout, inga, siglind\nphase hand-check");
        for wrong in ["B1", "B2", "B3"] {
            check_illegal(&position, &format!("red puts {card} under {wrong}"), Code::WrongStack, rule::RIV_244);
        }
        for right in ["T1", "T2"] {
            let table = after(&position, &format!("red puts {card} under {right}"));
            assert!(stack(&table, right).ends_with(&format!(", {card}")), "{card} lies under {right}");
        }
    }
    let duel = "option mode duel\nred hand merchant-guild, scout, inga, siglind\nphase hand-check";
    for wrong in ["B1", "T", "P"] {
        check_illegal(duel, &format!("red puts merchant-guild under {wrong}"), Code::WrongStack, rule::RIV_244);
    }
    assert!(stack(&after(duel, "red puts merchant-guild under G"), "G").ends_with(", merchant-guild"));
}

/// Also: RIV-104, RIV-247.
#[test]
fn riv_248_every_building_of_the_era_struck_by_feud_goes_under_its_own_stacks() {
    for (name, ..) in EXPANSIONS.into_iter().filter(|(name, ..)| card(name).kind().is_building()) {
        let position = format!("{CITY}blue places candamir (-1,+1)\nred places {name} (-1,+1)\nphase before-roll");
        let mut table = after(&position, "red rolls 6 event; event basic-feud");
        if name == "merchant-guild" {
            assert_eq!((public(&table).face_up_left, waits_for(&table).as_str()), (2, "actions"));
        } else {
            assert_eq!(listed(&table, "red"), ["red returns to T1", "red returns to T2"], "{name}");
            play(&mut table, "red returns to T2");
            assert!(stack(&table, "T2").ends_with(&format!(", {name}")), "{name}");
        }
        assert_eq!(land(&table, "red").expansions().count(), 0);
    }
}

/// Also: RIV-130.
#[test]
fn riv_248_every_expansion_of_the_era_that_is_demolished_is_discarded() {
    for (name, ..) in EXPANSIONS {
        let table = after(&format!("{CITY}red places {name} (-1,+1)"), &format!("red demolishes {name} at (-1,+1)"));
        assert_eq!(
            (discard(&table).as_str(), public(&table).face_up_left),
            (name, if name == "merchant-guild" { 1 } else { 2 })
        );
    }
}

// Gudrun.

/// Two Pirate Ships and Gudrun.
const GUDRUN: &str =
    "option mode gold\nred places pirate-ship (-1,+1)\nred places pirate-ship (1,+1)\nred hand gudrun\n";

/// Also: RIV-179.
#[test]
fn riv_ex_29_gudrun_takes_gold_for_pirate_ships_as_far_as_it_fits() {
    let position = format!("{GUDRUN}blue stock none, gold 3\nred stock none, gold ");
    let table = after(&format!("{position}2"), "red plays gudrun");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("3 gold", "2 gold"));
    let table = after(&format!("{position}0"), "red plays gudrun");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("2 gold", "1 gold"));
}

/// Also: RIV-281.
#[test]
fn riv_179_gudrun_takes_one_gold_for_each_pirate_ship() {
    let one = GUDRUN.replace("red places pirate-ship (1,+1)\n", "");
    let table = after(&format!("{one}blue stock none, gold 3\nred stock none"), "red plays gudrun");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("1 gold", "2 gold"));
    assert_eq!((discard(&table).as_str(), hand(&table, "red").as_str()), ("gudrun", "none"));
    // The giver has less.
    let table = after(&format!("{GUDRUN}blue stock none, gold 1\nred stock none"), "red plays gudrun");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("1 gold", "nothing"));
}

#[test]
fn riv_179_gudrun_needs_a_ship_gold_and_room() {
    let rich = "blue stock gold 3\n";
    let no_ship = format!("option mode gold\nred hand gudrun\nred places ore-ship (-1,+1)\n{rich}");
    let cases = [
        (no_ship, "pirate-ship"),
        (format!("{GUDRUN}blue stock none, ore 3"), "opponent-gold"),
        (format!("{GUDRUN}{rich}red stock gold 3"), "room"),
    ];
    for (position, what) in cases {
        check_illegal(&position, "red plays gudrun", Code::NoEffect, rule::RIV_179);
        assert_eq!(lacks(&position, "red plays gudrun"), what);
    }
    // Ships of the opponent do not count.
    let theirs = format!("option mode gold\nred hand gudrun\nblue places pirate-ship (-1,+1)\n{rich}");
    assert_eq!(lacks(&theirs, "red plays gudrun"), "pirate-ship");
}

/// Also: RIV-031, RIV-032, RIV-189, RIV-270.
#[test]
fn riv_179_the_giver_names_the_sources_and_gudruns_player_the_stores() {
    let position = format!(
        "{GUDRUN}red settlement (3,0) gold-field-2 hills-5\nred stock none\n\
         blue settlement (3,0) gold-field-3 hills-1\nblue stock none\nblue stores (0,+1) 2, (4,+1) 2"
    );
    let mut table = after(&position, "red plays gudrun");
    assert_eq!(listed(&table, "blue"), ["blue pays (0,+1)", "blue pays (4,+1)"]);
    assert!(listed(&table, "red").is_empty());
    play(&mut table, "blue pays (4,+1); blue pays (4,+1)");
    assert_eq!(listed(&table, "red"), ["red gains (0,+1)", "red gains (4,+1)"]);
    play(&mut table, "red gains (4,+1); red gains (0,+1)");
    assert_eq!((units(&table, "blue", "(0,+1)"), units(&table, "blue", "(4,+1)")), (2, 0));
    assert_eq!((units(&table, "red", "(0,+1)"), units(&table, "red", "(4,+1)")), (1, 1));
    // A Gold Cache gives and takes like a Gold Field.
    let cache = format!("{GUDRUN}red stock none\nred stores (0,+1) 3\nred cache (0,+2) 2\nblue stock none, gold 1");
    assert_eq!(units(&after(&cache, "red plays gudrun"), "red", "cache"), 3);
    let theirs = format!("{GUDRUN}red stock none\nblue stock none\nblue cache (0,+2) 2");
    assert_eq!(units(&after(&theirs, "red plays gudrun"), "blue", "cache"), 0);
}

// Copies of basic cards.

/// Also: RIV-012.
#[test]
fn riv_180_copies_of_basic_cards_are_the_same_but_for_their_back() {
    let copies = ["goldsmith", "toll-bridge", "storehouse", "large-trade-ship"];
    for name in copies {
        let (basic, own) = (card(name).data(), card(&format!("gold-{name}")).data());
        assert_eq!(
            (own.title, own.kind, own.cost, own.symbols, own.is_single, own.is_red),
            (basic.title, basic.kind, basic.cost, basic.symbols, basic.is_single, basic.is_red,)
        );
        assert_eq!((own.set, basic.set), (Set::Gold, Set::Basic));
    }
    let smith = after(
        "option mode gold\nred hand gold-goldsmith\nred stock none, gold 3",
        "red plays gold-goldsmith; red gains (2,-1); red gains (2,-1)",
    );
    assert_eq!((stock_text(&smith, "red").as_str(), discard(&smith).as_str()), ("2 ore", "gold-goldsmith"));
    let ship = "option mode gold\nred places gold-large-trade-ship (1,+1)\nred stock none, grain 2";
    assert_eq!(stock_text(&after(ship, "red trades by large ship (1,+1) right for ore"), "red"), "1 ore");
    let bridge = "option mode gold\nred places gold-toll-bridge (1,+1)\nred stock none\nphase before-roll";
    assert_eq!(stock_text(&after(bridge, "red rolls 5 harvest; red gains (2,-1)"), "red"), "2 ore 2 gold");
    let house = "option mode gold\nred places gold-storehouse (-1,+1)\nred stock none, lumber 3, gold 3, wool 3, ore 3\nphase before-roll";
    assert_eq!(stock_text(&after(house, "red rolls 6 brigands"), "red"), "3 lumber 3 wool 1 grain 3 ore 3 gold");
}

#[test]
fn riv_180_events_of_the_era_equal_the_basic_ones() {
    let race = "option mode gold\nred places ore-ship (-1,+1)\nred stock none\nphase before-roll";
    let merchant = "option mode gold\nred stock none, gold 2\nblue stock none\nphase before-roll";
    for set in ["basic", "gold"] {
        let table = after(race, &format!("red rolls 6 event; event {set}-trade-ships-race; red gains (0,-1)"));
        assert_eq!(stock_text(&table, "red"), "1 wool 1 grain");
        let mut table = after(merchant, &format!("red rolls 6 event; event {set}-traveling-merchant"));
        play(&mut table, "red names ore; red passes");
        assert_eq!(stock_text(&table, "red"), "1 grain 1 ore 1 gold");
    }
}

// Merchant.

/// A city, and a Merchant in the hand.
const MERCHANT: &str = "option mode gold\nred city (-1,0)\nred hand merchant\n";

#[test]
fn riv_181_the_merchant_takes_two_units_and_gives_one_back() {
    let position = format!("{MERCHANT}red stock none, lumber 1\nblue stock none, ore 2, wool 1");
    let mut table = after(&position, "red plays merchant");
    assert_eq!(listed(&table, "red"), ["red names wool", "red names ore"]);
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_309);
    check_told(&table, "red names grain", "NOT_A_CHOICE RIV-093 why=opponent-lacks resource=grain");
    play(&mut table, "red names ore");
    assert_eq!(listed(&table, "red"), ["red names wool", "red names ore", "red passes"]);
    play(&mut table, "red names ore");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("1 lumber 2 ore", "1 wool"));
    assert_eq!(listed(&table, "red"), ["red pays (-2,+1)", "red pays (2,-1)"]);
    play(&mut table, "red pays (-2,+1)");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("2 ore", "1 lumber 1 wool"));
    assert_eq!((discard(&table).as_str(), waits_for(&table).as_str()), ("merchant", "actions"));
}

#[test]
fn riv_181_the_merchant_may_take_one_unit_only() {
    let position = format!("{MERCHANT}red stock none, lumber 1\nblue stock none, ore 2, wool 1");
    let table = after(&position, "red plays merchant; red names ore; red passes; red pays (-2,+1)");
    assert_eq!(
        (stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()),
        ("1 ore", "1 lumber 1 wool 1 ore")
    );
}

#[test]
fn riv_181_the_merchant_needs_three_commerce_symbols_or_a_city() {
    let plain = "option mode gold\nred hand merchant\n";
    let two = format!("{plain}red places ore-ship (-1,+1)\nred places wool-ship (-1,-1)\n");
    for position in [plain, &two] {
        check_illegal(position, "red plays merchant", Code::Requirement, rule::RIV_181);
        assert_eq!(lacks(position, "red plays merchant"), "commerce-or-city");
    }
    assert!(is_legal(&table(&format!("{two}red places toll-bridge (1,+1)")), "red plays merchant"));
    assert!(is_legal(&table(MERCHANT), "red plays merchant"));
    // Neither the opponent's city nor the opponent's ships help.
    let theirs = format!("{two}blue city (-1,0)\nblue places gold-ship (-1,+1)");
    check_illegal(&theirs, "red plays merchant", Code::Requirement, rule::RIV_181);
}

/// Also: RIV-363.
#[test]
fn riv_181_the_merchant_names_only_what_fits() {
    let position = format!("{MERCHANT}red stock none, ore 3, wool 2\nblue stock none, ore 2, wool 3, grain 1");
    let mut table = after(&position, "red plays merchant");
    assert_eq!(listed(&table, "red"), ["red names wool", "red names grain"]);
    check_refused(&table, "red names ore", Code::NoRoom, rule::RIV_093);
    play(&mut table, "red names wool");
    assert_eq!(listed(&table, "red"), ["red names grain", "red passes"], "the pasture will be full");
    check_illegal(&format!("{MERCHANT}{FULL}"), "red plays merchant", Code::NoEffect, rule::RIV_315);
    assert_eq!(lacks(&format!("{MERCHANT}{FULL}"), "red plays merchant"), "room");
}

/// Also: RIV-269, RIV-189.
#[test]
fn riv_181_the_opponent_chooses_the_sources_and_the_player_the_stores() {
    let position = format!(
        "{MERCHANT}red settlement (3,0) mountains-4 hills-5\nred stock none\n\
         blue settlement (3,0) mountains-2 hills-1\nblue stock none\nblue stores (2,-1) 2, (4,+1) 2, (0,+1) 1"
    );
    let mut table = after(&position, "red plays merchant; red names ore; red names ore");
    assert_eq!(listed(&table, "blue"), ["blue pays (2,-1)", "blue pays (4,+1)"]);
    play(&mut table, "blue pays (2,-1); blue pays (4,+1)");
    assert_eq!(listed(&table, "red"), ["red gains (2,-1)", "red gains (4,+1)"]);
    play(&mut table, "red gains (2,-1); red gains (4,+1)");
    // Then the unit given back: its source by red, its region by blue.
    assert_eq!(listed(&table, "red"), ["red pays (2,-1)", "red pays (4,+1)"]);
    play(&mut table, "red pays (4,+1)");
    assert_eq!(listed(&table, "blue"), ["blue gains (2,-1)", "blue gains (4,+1)"]);
    play(&mut table, "blue gains (2,-1)");
    assert_eq!((units(&table, "blue", "(2,-1)"), units(&table, "blue", "(4,+1)")), (2, 1));
    assert_eq!((units(&table, "red", "(2,-1)"), units(&table, "red", "(4,+1)")), (1, 0));
}

/// Also: RIV-182.
#[test]
fn riv_ex_27_the_merchant_takes_the_only_unit_and_still_gives_one_back() {
    let position = format!("{MERCHANT}red stock none, lumber 1\nblue stock none, ore 1");
    let mut table = after(&position, "red plays merchant");
    assert_eq!(listed(&table, "red"), ["red pays (-2,+1)", "red pays (2,-1)"], "the ore has come over");
    play(&mut table, "red pays (2,-1)");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("1 lumber", "1 ore"));
    let poor = format!("{MERCHANT}blue stock none");
    check_illegal(&poor, "red plays merchant", Code::NoEffect, rule::RIV_315);
    assert_eq!(lacks(&poor, "red plays merchant"), "opponent-units");
}

#[test]
fn riv_182_who_has_nothing_else_gives_back_what_was_taken() {
    let table = after(&format!("{MERCHANT}red stock none\nblue stock none, ore 1"), "red plays merchant");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("nothing", "1 ore"));
    assert_eq!(waits_for(&table), "actions");
}

#[test]
fn riv_183_a_unit_given_back_without_room_is_lost() {
    let position = format!("{MERCHANT}red stock none, lumber 1\nblue stock none, lumber 3, ore 1");
    let table = after(&position, "red plays merchant; red names ore; red passes; red pays (-2,+1)");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("1 ore", "3 lumber"));
}

// Trade Master.

const TRADE_MASTER: &str =
    "option mode gold\nred city (-1,0)\nred places merchant-guild (-1,+1)\nred hand trade-master\n";

/// Also: RIV-270.
#[test]
fn riv_184_the_trade_master_takes_up_to_two_units_for_nothing() {
    let position = format!("{TRADE_MASTER}red stock none\nblue stock none, ore 2, wool 1");
    let table = after(&position, "red plays trade-master; red names wool; red names ore");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("1 wool 1 ore", "1 ore"));
    assert_eq!((discard(&table).as_str(), waits_for(&table).as_str()), ("trade-master", "actions"));
    let table = after(&position, "red plays trade-master; red names wool; red passes");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("1 wool", "2 ore"));
    let one = format!("{TRADE_MASTER}red stock none\nblue stock none, ore 1");
    assert_eq!(stock_text(&after(&one, "red plays trade-master"), "red"), "1 ore");
}

#[test]
fn riv_184_the_trade_master_needs_a_guild_and_something_to_take() {
    let no_guild = "option mode gold\nred city (-1,0)\nred hand trade-master";
    check_illegal(no_guild, "red plays trade-master", Code::Requirement, rule::RIV_184);
    assert_eq!(lacks(no_guild, "red plays trade-master"), "merchant-guild");
    let poor = format!("{TRADE_MASTER}blue stock none");
    check_illegal(&poor, "red plays trade-master", Code::NoEffect, rule::RIV_315);
    let full = format!("{TRADE_MASTER}{FULL}");
    check_illegal(&full, "red plays trade-master", Code::NoEffect, rule::RIV_315);
    assert_eq!(
        (lacks(&poor, "red plays trade-master"), lacks(&full, "red plays trade-master")),
        ("opponent-units", "room")
    );
}

/// Also: RIV-148, RIV-189.
#[test]
fn riv_184_gold_may_come_from_and_go_to_a_cache() {
    let position = format!("{TRADE_MASTER}red stock none\nred cache (0,+2) 0\nblue stock none\nblue stores (0,+1) 1");
    let mut table = after(&position, "red plays trade-master");
    assert_eq!(listed(&table, "red"), ["red gains (0,+1)", "red gains cache"]);
    play(&mut table, "red gains cache");
    assert_eq!(units(&table, "red", "cache"), 1);
}

// Brigands.

/// Candamir gives red the strength advantage.
const BRIGANDS: &str = "option mode gold\nred places candamir (-1,+1)\nred hand gold-brigands\n";

/// Also: RIV-185, RIV-186, RIV-270.
#[test]
fn riv_ex_28_brigands_fill_a_gold_field_and_the_opponent_picks_the_sources() {
    let position = format!(
        "{BRIGANDS}red stock none, gold 1\nblue settlement (3,0) gold-field-3 hills-1\nblue stock none\nblue stores (0,+1) 2, (4,+1) 1"
    );
    let mut table = after(&position, "red plays gold-brigands");
    // Gold is all blue has, so there is nothing to choose.
    assert_eq!(listed(&table, "blue"), ["blue pays (0,+1)", "blue pays (4,+1)"]);
    play(&mut table, "blue pays (0,+1); blue pays (4,+1)");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("3 gold", "1 gold"));
    assert_eq!((units(&table, "blue", "(0,+1)"), units(&table, "blue", "(4,+1)")), (1, 0));
    assert_eq!((discard(&table).as_str(), waits_for(&table).as_str()), ("gold-brigands", "actions"));
}

#[test]
fn riv_185_brigands_take_all_of_one_kind_that_fits_into_one_region() {
    let position = format!(
        "{BRIGANDS}red settlement (3,0) mountains-4 hills-5\nred stock none, ore 2\nblue stock none, ore 3, wool 2, grain 1\nred stores (2,+1) 3"
    );
    let mut table = after(&position, "red plays gold-brigands");
    // No grain: it has no room. Each mountain is a choice of its own.
    assert_eq!(listed(&table, "red"), ["red chooses (0,-1)", "red chooses (2,-1)", "red chooses (4,+1)"]);
    check_refused(&table, "red chooses (2,+1)", Code::StoreFull, rule::RIV_185);
    check_told(&table, "red chooses (-2,+1)", "NOT_A_CHOICE RIV-185 why=opponent-lacks resource=lumber");
    check_refused(&table, "red chooses (6,+1)", Code::NoRegion, rule::RIV_185);
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_185);
    let mut other = table.clone();
    play(&mut table, "red chooses (2,-1)");
    assert_eq!((units(&table, "red", "(2,-1)"), units(&table, "red", "(4,+1)")), (3, 0));
    assert_eq!(stock_text(&table, "blue"), "2 wool 1 grain 2 ore");
    play(&mut other, "red chooses (4,+1)");
    assert_eq!((units(&other, "red", "(2,-1)"), units(&other, "red", "(4,+1)")), (2, 3));
    assert_eq!(stock_text(&other, "blue"), "2 wool 1 grain");
}

/// Also: RIV-148, RIV-189.
#[test]
fn riv_185_brigands_may_fill_and_rob_a_gold_cache() {
    let position = format!("{BRIGANDS}red stock none\nred cache (0,+2) 1\nblue stock none, wool 1, gold 3");
    let mut table = after(&position, "red plays gold-brigands");
    assert_eq!(listed(&table, "red"), ["red chooses (0,+1)", "red chooses (0,-1)", "red chooses cache"]);
    play(&mut table, "red chooses cache");
    assert_eq!((units(&table, "red", "cache"), units(&table, "red", "(0,+1)")), (3, 0));
    assert_eq!(stock_text(&table, "blue"), "1 wool 1 gold");
    let theirs = format!("{BRIGANDS}red stock none\nblue stock none\nblue cache (0,+2) 2");
    let table = after(&theirs, "red plays gold-brigands");
    assert_eq!((stock_text(&table, "red").as_str(), units(&table, "blue", "cache")), ("2 gold", 0));
}

/// Also: RIV-207, RIV-283.
#[test]
fn riv_185_brigands_of_both_sets_need_the_strength_advantage() {
    for (mode, name) in [("gold", "gold-brigands"), ("turmoil", "turmoil-brigands"), ("duel", "turmoil-brigands")] {
        let weak = format!("option mode {mode}\nred places harald (-1,+1)\nred hand {name}");
        let action = format!("red plays {name}");
        check_illegal(&weak, &action, Code::Requirement, rule::RIV_185);
        assert_eq!(lacks(&weak, &action), "strength-advantage");
        let strong = format!(
            "option mode {mode}\nred places candamir (-1,+1)\nred hand {name}\nred stock none\nblue stock none, ore 2"
        );
        let table = after(&strong, &action);
        assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("2 ore", "nothing"));
        assert_eq!(discard(&table), name);
        let poor = strong.replace("none, ore 2", "none");
        assert_eq!(lacks(&poor, &action), "opponent-units");
    }
}

#[test]
fn riv_186_what_is_more_than_the_room_stays_where_the_opponent_likes() {
    let position = format!(
        "{BRIGANDS}red stock none, ore 2\nblue settlement (3,0) mountains-2 hills-1\nblue stock none\nblue stores (2,-1) 1, (4,+1) 1"
    );
    for (paid, left) in [("(2,-1)", "(4,+1)"), ("(4,+1)", "(2,-1)")] {
        let table = after(&position, &format!("red plays gold-brigands; blue pays {paid}"));
        assert_eq!((units(&table, "blue", paid), units(&table, "blue", left)), (0, 1));
        assert_eq!(stock_text(&table, "red"), "3 ore");
    }
}

// Reiner.

/// Also: RIV-095, RIV-260.
#[test]
fn riv_187_reiner_sets_celebration_and_gains_one_more() {
    let position = "option mode gold\nred hand reiner\nblue places inga (-1,+1)\nred stock none\nblue stock none\nphase before-roll";
    let mut table = after(position, "red plays reiner; red rolls");
    assert!(!is_legal(&table, "dice 5 trade"), "only the production die is thrown");
    play(&mut table, "dice 5");
    // Blue has more skill and gains for the celebration, red for the card.
    assert_eq!(asked(&table), "blue");
    play(&mut table, "blue gains (0,-1)");
    assert_eq!(asked(&table), "red");
    play(&mut table, "red gains (0,-1)");
    assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), ("1 wool 1 ore", "actions"));
    assert_eq!((discard(&table).as_str(), hand(&table, "red").as_str()), ("reiner", "none"));
}

#[test]
fn riv_187_with_more_skill_reiners_player_gains_two() {
    let position = "option mode gold\nred hand reiner\nred places inga (-1,+1)\nred stock none\nphase before-roll";
    let table = after(position, "red plays reiner; red rolls; dice 5; red gains (0,-1); red gains (0,-1)");
    assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), ("2 wool 1 ore", "actions"));
}

#[test]
fn riv_187_reiner_is_played_before_the_roll() {
    let position = "option mode gold\nred hand reiner\n";
    check_illegal(position, "red plays reiner", Code::CardTiming, rule::RIV_187);
    let early = format!("{position}phase before-roll");
    check_illegal("option mode gold\nphase before-roll", "red plays reiner", Code::NoSuchCard, rule::RIV_117);
    check_illegal(&early, "blue plays reiner", Code::NotYourTurn, rule::RIV_128);
    let full = format!("{early}\n{FULL}");
    let table = after(&full, "red plays reiner; red rolls; dice 5");
    assert_eq!(asked(&table), "blue", "red has no room for anything");
}
