//! The cards of the basic set: section 14 of the catalogue. Each card with its effect, requirement, refusals, full storage and the way
//! back to its stack.

use crate::support::{
    after, asked, card, check_illegal, check_refused, check_told, discard, hand, is_legal, land, listed, listed_with,
    place, play, points, public, stack, stock_text, table, units, waits_for,
};
use steading_game::Table;
use steading_rivals::Rivals;
use steading_rivals::cards::{Card, Kind, Region, Set};
use steading_rivals::frame::Frame;
use steading_rivals::grid::Site;
use steading_rivals::illegal::Code;
use steading_rivals::rule;

fn site(x: i8, y: i8) -> Site {
    Site::at(x, y).expect("a site")
}

/// The rest of a full hand without this card.
fn fillers(name: &str) -> String {
    let others = ["scout", "siglind", "gold-ship", "inga"].into_iter().filter(|&other| other != name);
    others.take(3).collect::<Vec<_>>().join(", ")
}

/// Every region of red is full.
const FULL: &str = "red stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3\n";

// All cards.

/// The expansions: name, price, and symbols (commerce, strength, skill, progress).
const EXPANSIONS: [(&str, &str, [u8; 4]); 23] = [
    ("abbey", "grain 1, brick 1, ore 1", [0, 0, 0, 1]),
    ("toll-bridge", "lumber 1, brick 1", [1, 0, 0, 0]),
    ("parish-hall", "grain 1, brick 1", [0, 0, 0, 0]),
    ("marketplace", "wool 1, grain 1", [1, 0, 0, 0]),
    ("storehouse", "lumber 1, wool 1", [0, 0, 0, 0]),
    ("brick-factory", "brick 1, ore 1", [0, 0, 0, 0]),
    ("grain-mill", "lumber 1, grain 1", [0, 0, 0, 0]),
    ("iron-foundry", "brick 1, ore 1", [0, 0, 0, 0]),
    ("lumber-camp", "lumber 1, ore 1", [0, 0, 0, 0]),
    ("weavers-shop", "lumber 1, wool 1", [0, 0, 0, 0]),
    ("large-trade-ship", "lumber 1, wool 1", [1, 0, 0, 0]),
    ("austin", "grain 1, ore 1", [0, 1, 2, 0]),
    ("candamir", "wool 2, grain 1, ore 1", [0, 4, 1, 0]),
    ("harald", "grain 1, ore 1", [0, 2, 1, 0]),
    ("inga", "wool 1, grain 1, ore 1", [0, 1, 3, 0]),
    ("osmund", "wool 1, grain 1, ore 1", [0, 2, 2, 0]),
    ("siglind", "wool 2, grain 1, ore 1", [0, 2, 3, 0]),
    ("brick-ship", "lumber 1, wool 1", [1, 0, 0, 0]),
    ("grain-ship", "lumber 1, wool 1", [1, 0, 0, 0]),
    ("lumber-ship", "lumber 1, wool 1", [1, 0, 0, 0]),
    ("ore-ship", "lumber 1, wool 1", [1, 0, 0, 0]),
    ("wool-ship", "lumber 1, wool 1", [1, 0, 0, 0]),
    ("gold-ship", "lumber 1, wool 1", [1, 0, 0, 0]),
];

/// Also: RIV-126, RIV-176, RIV-178.
#[test]
fn riv_119_every_basic_expansion_costs_what_is_printed() {
    for (name, price, symbols) in EXPANSIONS {
        let action = format!("red builds {name} at (1,-1)");
        let table = after(&format!("red hand {name}\nred stock none, {price}"), &action);
        let shown = land(&table, "red").symbols();
        assert_eq!([shown.commerce, shown.strength, shown.skill, shown.progress], symbols, "{name}");
        assert_eq!((stock_text(&table, "red").as_str(), hand(&table, "red").as_str()), ("nothing", "none"), "{name}");
        assert!(land(&table, "red").has_at(site(1, -1), card(name)), "{name}");
        // Nothing happens when it is built, and no points come with it.
        let tokens = i16::from(public(&table).hero_token.is_some());
        assert_eq!((waits_for(&table).as_str(), points(&table, "red")), ("actions", 2 + tokens), "{name}");
        for (index, part) in price.split(", ").enumerate() {
            let (kind, count) = part.split_once(' ').expect("kind and number");
            let less = count.parse::<u8>().expect("a number") - 1;
            let mut parts: Vec<String> = price.split(", ").map(str::to_owned).collect();
            parts[index] = format!("{kind} {less}");
            let position = format!("red hand {name}\nred stock none, {}", parts.join(", "));
            check_illegal(&position, &action, Code::CannotAfford, rule::RIV_119);
        }
    }
}

#[test]
fn riv_120_every_basic_expansion_stands_at_settlements_and_cities() {
    for (name, price, _) in EXPANSIONS {
        let position = format!("red city (1,0)\nred hand {name}\nred stock none, {price}\n");
        let sites = ["(-1,+1)", "(-1,-1)", "(1,+1)", "(1,-1)"].map(|cell| format!("builds {name} at {cell}"));
        assert_eq!(listed_with(&table(&position), "red", "builds"), sites);
        let taken = if name == "harald" { "austin" } else { "harald" };
        let full = format!("{position}red places {taken} (-1,+1)");
        check_illegal(&full, &format!("red builds {name} at (-1,+1)"), Code::SiteFull, rule::RIV_120);
    }
}

/// Also: RIV-010, RIV-151.
#[test]
fn riv_244_every_basic_card_goes_back_under_a_basic_stack() {
    let basic = Card::ALL.into_iter().filter(|card| card.set() == Set::Basic);
    for card in basic {
        let position = format!("option mode gold\nred hand {card}, {}\nphase hand-check", fillers(card.name()));
        for wrong in ["T1", "T2"] {
            check_illegal(&position, &format!("red puts {card} under {wrong}"), Code::WrongStack, rule::RIV_244);
        }
        for right in ["B1", "B2", "B3"] {
            let table = after(&position, &format!("red puts {card} under {right}"));
            assert!(stack(&table, right).ends_with(&format!(", {card}")), "{card} lies under {right}");
        }
    }
}

/// Also: RIV-104, RIV-244.
#[test]
fn riv_248_every_basic_building_struck_by_feud_goes_under_a_basic_stack() {
    for (name, ..) in EXPANSIONS.into_iter().filter(|(name, ..)| card(name).kind() == Kind::Building) {
        let position =
            format!("option mode gold\nblue places candamir (-1,+1)\nred places {name} (-1,+1)\nphase before-roll");
        let mut table = after(&position, "red rolls 6 event; event basic-feud");
        assert_eq!(listed(&table, "red"), ["B1", "B2", "B3"].map(|stack| format!("red returns to {stack}")), "{name}");
        play(&mut table, "red returns to B2");
        assert!(stack(&table, "B2").ends_with(&format!(", {name}")), "{name}");
        assert_eq!(land(&table, "red").expansions().count(), 0);
    }
}

/// Also: RIV-111, RIV-244.
#[test]
fn riv_248_every_basic_unit_lost_to_riots_goes_under_a_basic_stack() {
    for (name, ..) in EXPANSIONS.into_iter().filter(|(name, ..)| card(name).kind().is_unit()) {
        let position = format!("option mode turmoil\nred places {name} (-1,+1)\nred stock none\nphase before-roll");
        let mut table = after(&position, "red rolls 6 event; event turmoil-riots");
        if asked(&table) == "red" && waits_for(&table).starts_with("riots") {
            play(&mut table, &format!("red chooses {name} at (-1,+1)"));
        }
        play(&mut table, "red returns to B3");
        assert!(stack(&table, "B3").ends_with(&format!(", {name}")), "{name}");
        assert_eq!(land(&table, "red").expansions().count(), 0);
    }
}

/// Also: RIV-130.
#[test]
fn riv_248_every_basic_expansion_that_is_demolished_is_discarded() {
    for (name, ..) in EXPANSIONS {
        let position = format!("option mode gold\nred places {name} (-1,+1)");
        let table = after(&position, &format!("red demolishes {name} at (-1,+1)"));
        assert_eq!(discard(&table), name);
    }
}

// Brigitta.

/// Also: RIV-088.
#[test]
fn riv_159_brigitta_sets_the_production_die() {
    for number in 1..=6 {
        let position = "red hand brigitta\nred stock none\nphase before-roll";
        let mut table = after(position, &format!("red plays brigitta {number}; red rolls"));
        assert!(!is_legal(&table, "dice 4 trade"), "only the event die is thrown");
        play(&mut table, "dice trade");
        let kinds = ["gold", "lumber", "brick", "wool", "ore", "grain"];
        assert_eq!(stock_text(&table, "red"), format!("1 {}", kinds[number - 1]));
        assert_eq!((discard(&table).as_str(), hand(&table, "red").as_str()), ("brigitta", "none"));
    }
}

#[test]
fn riv_159_brigitta_is_refused_after_the_roll_and_with_a_wrong_number() {
    check_illegal("red hand brigitta", "red plays brigitta 4", Code::CardTiming, rule::RIV_159);
    let early = "red hand brigitta\nphase before-roll";
    for number in [0, 7] {
        check_illegal(early, &format!("red plays brigitta {number}"), Code::NotAChoice, rule::RIV_159);
    }
    check_illegal("phase before-roll", "red plays brigitta 4", Code::NoSuchCard, rule::RIV_117);
    assert_eq!(listed(&table(early), "red").len(), 6 + 1);
}

/// Also: RIV-029.
#[test]
fn riv_159_a_full_region_gains_nothing_from_brigitta() {
    let position = "red hand brigitta\nred stock lumber 3\nphase before-roll";
    let table = after(position, "red plays brigitta 2; red rolls; dice trade");
    assert_eq!(units(&table, "red", "(-2,+1)"), 3);
}

#[test]
fn riv_160_one_brigitta_and_one_reiner_a_turn() {
    let position = "option mode gold\nred hand brigitta, brigitta, reiner\nphase before-roll";
    let mut table = after(position, "red plays brigitta 4");
    check_refused(&table, "red plays brigitta 5", Code::OncePerTurn, rule::RIV_160);
    assert_eq!(listed(&table, "red"), ["red plays reiner", "red rolls"]);
    play(&mut table, "red plays reiner");
    assert_eq!(listed(&table, "red"), ["red rolls"]);
    // Both dice are set, so none is thrown.
    play(&mut table, "red rolls");
    assert_eq!((public(&table).number, waits_for(&table).starts_with("gain")), (4, true));
    assert_eq!(discard(&table), "brigitta, reiner");
}

// Goldsmith.

#[test]
fn riv_161_the_goldsmith_turns_three_gold_into_two_resources() {
    let table =
        after("red hand goldsmith\nred stock none, gold 3", "red plays goldsmith; red gains (2,-1); red gains (-2,+1)");
    assert_eq!(stock_text(&table, "red"), "1 lumber 1 ore");
    assert_eq!((discard(&table).as_str(), hand(&table, "red").as_str()), ("goldsmith", "none"));
    let poor = "red hand goldsmith\nred stock gold 2";
    check_illegal(poor, "red plays goldsmith", Code::NoEffect, rule::RIV_315);
}

/// Also: RIV-031.
#[test]
fn riv_161_the_gold_comes_from_any_gold_field_and_the_cache() {
    let position = "option mode gold\nred settlement (3,0) gold-field-2 hills-5\nred hand goldsmith\nred stock none\n\
                    red cache (0,+2) 2\nred stores (0,+1) 1, (4,+1) 1";
    let mut table = after(position, "red plays goldsmith");
    assert_eq!(listed(&table, "red"), ["red pays (0,+1)", "red pays (4,+1)", "red pays cache"]);
    play(&mut table, "red pays cache; red pays cache; red pays (4,+1); red gains (0,-1); red gains (0,-1)");
    assert_eq!(stock_text(&table, "red"), "2 wool 1 gold");
    assert_eq!(units(&table, "red", "(0,+1)"), 1);
}

/// Also: RIV-308.
#[test]
fn riv_161_with_all_else_full_the_goldsmith_gives_gold_back() {
    let table = after(&format!("{FULL}red hand goldsmith"), "red plays goldsmith");
    assert_eq!(stock_text(&table, "red"), "3 lumber 3 wool 3 grain 3 brick 3 ore 2 gold");
}

// Merchant Caravan.

#[test]
fn riv_162_the_caravan_changes_two_units_into_any_two() {
    let position = "red hand merchant-caravan\nred stock none, lumber 1, wool 1, ore 2";
    // Different ones.
    let table = after(
        position,
        "red plays merchant-caravan; red pays (0,-1); red pays (2,-1); red gains (2,+1); red gains (0,+1)",
    );
    assert_eq!(stock_text(&table, "red"), "1 lumber 1 grain 1 ore 1 gold");
    assert_eq!(discard(&table), "merchant-caravan");
    // Equal ones, and the same kind back.
    let table = after(
        position,
        "red plays merchant-caravan; red pays (2,-1); red pays (2,-1); red gains (2,-1); red gains (2,-1)",
    );
    assert_eq!(stock_text(&table, "red"), "1 lumber 1 wool 2 ore");
}

#[test]
fn riv_162_the_caravan_takes_exactly_two() {
    let position = "red hand merchant-caravan\nred stock none, lumber 1, wool 1, ore 2";
    let mut table = after(position, "red plays merchant-caravan; red pays (0,-1)");
    assert!(!is_legal(&table, "red passes") && !is_legal(&table, "red gains (0,-1)"));
    play(&mut table, "red pays (2,-1)");
    assert!(!is_legal(&table, "red pays (2,-1)"));
    for stock in ["none", "none, ore 1"] {
        let position = format!("red hand merchant-caravan\nred stock {stock}");
        check_illegal(&position, "red plays merchant-caravan", Code::NoEffect, rule::RIV_315);
    }
}

/// Also: RIV-308, RIV-326.
#[test]
fn riv_162_in_full_regions_the_caravan_finds_room_where_it_paid() {
    let table = after(
        &format!("{FULL}red hand merchant-caravan"),
        "red plays merchant-caravan; red pays (0,-1); red pays (0,-1)",
    );
    assert_eq!(
        (stock_text(&table, "red").as_str(), waits_for(&table).as_str()),
        ("3 lumber 3 wool 3 grain 3 brick 3 ore 3 gold", "actions",)
    );
}

// Relocation.

#[test]
fn riv_163_relocation_swaps_two_regions_with_their_units() {
    let position = "red hand relocation\nred stock none\nred stores (-2,+1) 3, (0,-1) 1";
    let mut table = after(position, "red plays relocation");
    let regions = ["(-2,+1)", "(-2,-1)", "(0,+1)", "(0,-1)", "(2,+1)", "(2,-1)"];
    assert_eq!(listed(&table, "red"), regions.map(|cell| format!("red chooses {cell}")));
    play(&mut table, "red chooses (-2,+1)");
    assert_eq!(listed(&table, "red").len(), 5, "any other region");
    play(&mut table, "red chooses (0,-1)");
    let name = |cell: &str| land(&table, "red").region(place(cell)).map(Region::name);
    assert_eq!((name("(-2,+1)"), name("(0,-1)")), (Some("pasture-red"), Some("forest-red")));
    assert_eq!((units(&table, "red", "(-2,+1)"), units(&table, "red", "(0,-1)")), (1, 3));
    assert_eq!((discard(&table).as_str(), waits_for(&table).as_str()), ("relocation", "actions"));
}

/// Also: RIV-173.
#[test]
fn riv_163_the_swapped_regions_produce_where_they_lie_now() {
    // The pasture comes beside the Weaver's Shop.
    let position = "
        red hand relocation, scout, inga
        red places weavers-shop (1,+1)
        red stock none
        blue hand goldsmith, goldsmith, brigitta
        blue stock none
    ";
    let table = after(
        position,
        "red plays relocation; red chooses (0,-1); red chooses (2,+1); red ends actions; red draws B1; red passes; blue rolls 4 trade",
    );
    assert_eq!((stock_text(&table, "red").as_str(), units(&table, "red", "(2,+1)")), ("2 wool", 2));
}

#[test]
fn riv_163_relocation_never_moves_to_an_empty_place() {
    let position = "red hand relocation\nred places abbey (-1,+1)\nred places harald (1,+1)";
    let mut first = after(position, "red plays relocation");
    check_refused(&first, "red chooses (4,+1)", Code::NoRegion, rule::RIV_163);
    check_refused(&first, "red chooses abbey at (-1,-1)", Code::NotThere, rule::RIV_163);
    check_refused(&first, "red passes", Code::NotAChoice, rule::RIV_163);
    play(&mut first, "red chooses (0,+1)");
    check_refused(&first, "red chooses (0,+1)", Code::NotAChoice, rule::RIV_163);
    check_refused(&first, "red chooses (4,+1)", Code::NoRegion, rule::RIV_163);
    // A region changes places with a region only.
    check_refused(&first, "red chooses abbey at (-1,+1)", Code::NotAChoice, rule::RIV_163);
}

#[test]
fn riv_163_relocation_swaps_two_expansions_of_different_sites() {
    let position = "red city (-1,0)\nred hand relocation\nred places abbey (-1,+1)\nred places inga (-1,+2)\n\
                    red places harald (1,-1)\nred places austin (1,+1)";
    let mut table = after(position, "red plays relocation; red chooses abbey at (-1,+1)");
    assert_eq!(listed(&table, "red"), ["red chooses austin at (1,+1)", "red chooses harald at (1,-1)"]);
    check_refused(&table, "red chooses inga at (-1,+1)", Code::NotAChoice, rule::RIV_163);
    check_refused(&table, "red chooses (0,+1)", Code::NotAChoice, rule::RIV_163);
    let log = play(&mut table, "red chooses harald at (1,-1)");
    assert!(log.contains(&"red swaps abbey at (-1,+1) and harald at (1,-1)".to_owned()), "{log:?}");
    let land = land(&table, "red");
    assert!(land.has_at(site(1, -1), Card::BasicAbbey) && land.has_at(site(-1, 1), Card::BasicHarald));
    assert!(land.has_at(site(-1, 1), Card::BasicInga) && land.has_at(site(1, 1), Card::BasicAustin));
}

/// Also: RIV-326.
#[test]
fn riv_163_the_only_partner_is_taken_without_a_question() {
    let position = "red hand relocation\nred places abbey (-1,+1)\nred places harald (1,-1)";
    let table = after(position, "red plays relocation; red chooses abbey at (-1,+1)");
    assert!(land(&table, "red").has_at(site(1, -1), Card::BasicAbbey));
    assert_eq!(waits_for(&table), "actions");
}

#[test]
fn riv_163_an_expansion_without_a_partner_is_not_offered() {
    // Both lie on one half, where they are equal anyway (RIV-018).
    let position = "red city (-1,0)\nred hand relocation\nred places abbey (-1,+1)\nred places harald (-1,+2)";
    let table = after(position, "red plays relocation");
    assert_eq!(listed(&table, "red").len(), 6);
    check_refused(&table, "red chooses abbey at (-1,+1)", Code::NotAChoice, rule::RIV_315);
}

/// Also: RIV-163.
#[test]
fn riv_ex_47_a_mint_moves_to_another_city_only() {
    let position = "option mode gold\nred city (-1,0)\nred city (1,0)\nred settlement (3,0) hills-5 forest-4\nred hand relocation\n\
                    red places mint (-1,+1)\nred places storehouse (1,+1)\nred places gold-storehouse (3,+1)";
    let table = after(position, "red plays relocation; red chooses gold-storehouse at (3,+1)");
    assert!(land(&table, "red").has_at(site(3, 1), Card::BasicStorehouse), "its only partner is the green card");
    let table = after(position, "red plays relocation; red chooses mint at (-1,+1)");
    assert!(land(&table, "red").has_at(site(1, 1), Card::GoldMint), "its only partner lies in a city");
    let more = format!("{position}\nred places toll-bridge (1,-1)");
    let table = after(&more, "red plays relocation; red chooses mint at (-1,+1)");
    check_refused(&table, "red chooses gold-storehouse at (3,+1)", Code::CityOnly, rule::RIV_163);
    let table = after(&more, "red plays relocation; red chooses gold-storehouse at (3,+1)");
    check_refused(&table, "red chooses mint at (-1,+1)", Code::CityOnly, rule::RIV_163);
}

#[test]
fn riv_163_both_copies_of_relocation_do_the_same() {
    for card in ["relocation", "progress-relocation"] {
        let position = format!("option mode progress\nred hand {card}\nred stock none\nred stores (-2,+1) 3");
        let table = after(&position, &format!("red plays {card}; red chooses (-2,+1); red chooses (2,-1)"));
        assert_eq!((units(&table, "red", "(2,-1)"), discard(&table).as_str()), (3, card));
    }
}

/// A Town Hall in one city, a green card in another and one at a settlement.
const TOWN_HALL: &str = "option mode progress\nred city (-1,0)\nred city (1,0)\nred settlement (3,0) hills-5 forest-4\n\
                         red hand relocation\nred places parish-hall (-1,+1)\nred places town-hall (-1,+1)\n\
                         red places storehouse (1,-1)\nred places harald (3,+1)\nred places abbey (1,+1)\n";

/// Also: RIV-242.
#[test]
fn riv_164_a_town_hall_takes_its_parish_hall_along() {
    let moves = "red plays relocation; red chooses town-hall at (-1,+1); red chooses storehouse at (1,-1)";
    let mut table = after(TOWN_HALL, moves);
    assert!(land(&table, "red").has_at(site(1, -1), Card::ProgressTownHall));
    assert!(land(&table, "red").has_at(site(-1, 1), Card::BasicStorehouse));
    play(&mut table, "red demolishes town-hall at (1,-1)");
    assert!(land(&table, "red").has_at(site(1, -1), Card::BasicParishHall), "it came along");
}

#[test]
fn riv_164_a_town_hall_stays_in_cities() {
    let mut table = after(TOWN_HALL, "red plays relocation");
    check_refused(&table, "red chooses parish-hall at (-1,+1)", Code::NotThere, rule::RIV_163);
    play(&mut table, "red chooses town-hall at (-1,+1)");
    check_refused(&table, "red chooses harald at (3,+1)", Code::CityOnly, rule::RIV_164);
    // An open Parish Hall is a card like any other.
    let open = TOWN_HALL.replace("red places town-hall (-1,+1)\n", "");
    let moves = "red plays relocation; red chooses parish-hall at (-1,+1); red chooses harald at (3,+1)";
    assert!(land(&after(&open, moves), "red").has_at(site(3, 1), Card::BasicParishHall));
}

#[test]
fn riv_165_the_gold_cache_stays_where_it_is() {
    let position = "option mode gold\nred hand relocation\nred cache (-2,+2) 2\nred stock none\nred stores (-2,+1) 3";
    let mut table = after(position, "red plays relocation");
    check_refused(&table, "red chooses cache", Code::NoRegion, rule::RIV_165);
    play(&mut table, "red chooses (-2,+1)");
    check_refused(&table, "red chooses cache", Code::NoRegion, rule::RIV_165);
    play(&mut table, "red chooses (0,-1)");
    assert_eq!(land(&table, "red").cache, Some(place("(-2,+1)")));
    assert_eq!((units(&table, "red", "cache"), stock_text(&table, "red").as_str()), (2, "3 lumber 2 gold"));
}

// Scout.

const FOUNDING: &str = "red road right\nred stock none, lumber 1, wool 1, grain 1, brick 1\n";

/// Also: RIV-136.
#[test]
fn riv_166_the_scout_picks_two_regions() {
    let mut table = after(&format!("{FOUNDING}red hand scout"), "red builds settlement right with scout");
    assert_eq!(listed(&table, "red").len(), 12);
    check_refused(&table, "red picks forest-red", Code::NotAChoice, rule::RIV_166);
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_166);
    play(&mut table, "red picks fields-3");
    assert_eq!(listed(&table, "red").len(), 11);
    check_refused(&table, "red picks fields-3", Code::NotAChoice, rule::RIV_166);
    assert_eq!(discard(&table), "none", "it is not over yet");
    play(&mut table, "red picks gold-field-2; red lays first down");
    let name = |cell: &str| land(&table, "red").region(place(cell)).map(Region::name);
    assert_eq!((name("(4,+1)"), name("(4,-1)")), (Some("gold-field-2"), Some("fields-3")));
    assert_eq!((stock_text(&table, "red").as_str(), discard(&table).as_str()), ("nothing", "scout"));
    assert_eq!(public(&table).regions_left.len(), 10);
}

#[test]
fn riv_166_the_scout_is_optional_and_only_for_founding() {
    let position = format!("{FOUNDING}red hand scout");
    let both = ["builds settlement right", "builds settlement right with scout"];
    assert_eq!(listed_with(&table(&position), "red", "builds settlement"), both);
    let table = after(&position, "red builds settlement right; region hills-5; region forest-4; red lays first up");
    assert_eq!((hand(&table, "red").as_str(), discard(&table).as_str()), ("scout", "none"));
    check_illegal(&position, "red plays scout", Code::CardTiming, rule::RIV_166);
    check_illegal(FOUNDING, "red builds settlement right with scout", Code::NoSuchCard, rule::RIV_166);
    let no_road = "red stock lumber 1, wool 1, grain 1, brick 1\nred hand scout";
    check_illegal(no_road, "red builds settlement right with scout", Code::NoOpenRoad, rule::RIV_135);
    let poor = "red road right\nred stock none\nred hand scout";
    check_illegal(poor, "red builds settlement right with scout", Code::CannotAfford, rule::RIV_135);
}

// Buildings.

/// Also: RIV-101, RIV-106.
#[test]
fn riv_167_the_abbey_brings_progress_and_years_of_plenty() {
    let position = "red places abbey (-1,+1)\nred stock none\nred stores (-2,+1) 3\nphase before-roll";
    let table = after(position, "red rolls 5 event; event basic-year-of-plenty");
    assert_eq!(stock_text(&table, "red"), "3 lumber 1 ore 1 gold", "the full forest gains nothing");
    assert_eq!(public(&table).hand_limit(crate::support::seat(&table, "red")), 4);
    let table = after(position, "red rolls 5 event; event basic-invention; red gains (0,-1)");
    assert_eq!(stock_text(&table, "red"), "3 lumber 1 wool 1 ore");
    check_illegal(
        "red places abbey (-1,+1)\nred hand abbey\nred stock grain 1, brick 1, ore 1",
        "red builds abbey at (1,+1)",
        Code::OneOnly,
        rule::RIV_121,
    );
}

/// Also: RIV-243.
#[test]
fn riv_167_the_abbey_lets_a_university_be_built() {
    let position = "option mode progress\nred city (-1,0)\nred stock lumber 2, grain 2, brick 1\n";
    let action = "red builds university at (-1,+1) from the face-up stack";
    assert!(!is_legal(&table(position), action));
    assert!(is_legal(&table(&format!("{position}red places abbey (1,+1)")), action));
}

/// Also: RIV-096.
#[test]
fn riv_168_each_toll_bridge_gives_two_gold_at_a_plentiful_harvest() {
    let one = "red places toll-bridge (-1,+1)\nred stock none\nphase before-roll";
    let table = after(one, "red rolls 5 harvest; red gains (2,+1)");
    assert_eq!(stock_text(&table, "red"), "1 grain 1 ore 2 gold");
    let two = "option mode gold\nred settlement (3,0) gold-field-2 hills-5\nred places toll-bridge (-1,+1)\n\
               red places gold-toll-bridge (1,+1)\nred stock none\nphase before-roll";
    let mut table = after(two, "red rolls 4 harvest; red gains (2,+1)");
    play(&mut table, "red gains (0,+1); red gains (0,+1); red gains (4,+1); red gains (4,+1)");
    assert_eq!(stock_text(&table, "red"), "1 wool 1 grain 4 gold");
    // At any other event it gives nothing.
    let table = after(one, "red rolls 5 trade");
    assert_eq!(stock_text(&table, "red"), "1 ore");
}

#[test]
fn riv_168_gold_without_room_is_lost() {
    let position = "red places toll-bridge (-1,+1)\nred stock none, gold 2\nphase before-roll";
    let table = after(position, "red rolls 5 harvest; red gains (2,+1)");
    assert_eq!(stock_text(&table, "red"), "1 grain 1 ore 3 gold");
    let full = position.replace("gold 2", "gold 3");
    let table = after(&full, "red rolls 5 harvest; red gains (2,+1)");
    assert_eq!(stock_text(&table, "red"), "1 grain 1 ore 3 gold");
}

/// Also: RIV-155.
#[test]
fn riv_169_a_parish_hall_halves_the_price_of_a_search() {
    let exchange = "red hand scout, inga, abbey\nred stock none, ore 2, wool 1\nphase exchange\n";
    let moves = "red puts inga under B1; red searches B1; red pays (2,-1)";
    let mut plain = after(exchange, moves);
    assert!(!is_legal(&plain, "red takes inga"), "a second unit is due");
    play(&mut plain, "red pays (0,-1); red takes inga");
    assert_eq!(stock_text(&plain, "red"), "1 ore");
    let mut served = after(&format!("{exchange}red places parish-hall (-1,+1)"), moves);
    play(&mut served, "red takes inga");
    assert_eq!(stock_text(&served, "red"), "1 wool 1 ore");
}

/// Blue has three regions with a 3, red has one; red owns a Marketplace.
const MARKET: &str = "red places marketplace (-1,+1)\nblue settlement (3,0) fields-3 gold-field-3\nred stock none\n\
                      blue stock none\nphase before-roll\n";

#[test]
fn riv_170_a_marketplace_gives_one_of_what_the_opponent_produces_more_often() {
    let mut table = after(MARKET, "red rolls 3 trade");
    assert_eq!(listed(&table, "red"), ["red gains (-2,+1)", "red gains (0,+1)", "red gains (2,+1)"]);
    check_told(&table, "red gains (2,-1)", "NOT_A_CHOICE RIV-032 why=gain-kind resource=ore");
    play(&mut table, "red gains (0,+1)");
    assert_eq!(stock_text(&table, "red"), "1 brick 1 gold");
    assert_eq!(stock_text(&table, "blue"), "1 lumber 1 grain 1 gold", "blue gives nothing away");
}

#[test]
fn riv_170_equal_or_fewer_regions_of_the_opponent_give_nothing() {
    // Each has one 4; nobody has a region that the other lacks.
    let even = "red places marketplace (-1,+1)\nred stock none\nblue stock none\nphase before-roll";
    for (number, stock) in [(4, "1 wool"), (6, "1 grain"), (2, "1 lumber")] {
        let table = after(even, &format!("red rolls {number} trade"));
        assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), (stock, "actions"));
    }
    let theirs = MARKET.replace("red places marketplace", "blue places marketplace");
    let table = after(&theirs, "red rolls 3 trade");
    assert_eq!(stock_text(&table, "blue"), "1 lumber 1 grain 1 gold");
}

/// Also: RIV-338.
#[test]
fn riv_171_the_marketplace_counts_regions_and_needs_room() {
    // Red's booster gives two bricks from one region; blue's three regions are full and still count.
    let position = format!("{MARKET}red places brick-factory (-1,-1)\nblue stock lumber 3, grain 6, gold 6");
    let table = after(&position, "red rolls 3 trade; red gains (-2,+1)");
    assert_eq!(stock_text(&table, "red"), "1 lumber 2 brick");
    // Without room for any of the three kinds there is nothing to gain.
    let full = format!("{MARKET}red stores (-2,+1) 3, (0,+1) 3, (2,+1) 3");
    let table = after(&full, "red rolls 3 trade");
    assert_eq!(
        (stock_text(&table, "red").as_str(), waits_for(&table).as_str()),
        ("3 lumber 3 grain 1 brick 3 gold", "actions",)
    );
    let one = format!("{MARKET}red stores (-2,+1) 3, (0,+1) 3");
    assert_eq!(stock_text(&after(&one, "red rolls 3 trade"), "red"), "3 lumber 1 grain 1 brick 3 gold");
}

#[test]
fn riv_171_the_marketplace_works_in_both_turns() {
    let mut table = after(&format!("{MARKET}turn blue 2"), "blue rolls 3 trade");
    assert_eq!(asked(&table), "red");
    play(&mut table, "red gains (2,+1)");
    assert_eq!((stock_text(&table, "red").as_str(), asked(&table).as_str()), ("1 grain 1 brick", "blue"));
}

/// Also: RIV-084, RIV-085.
#[test]
fn riv_172_the_marketplace_comes_right_after_production() {
    // Before a black symbol.
    let mut table = after(MARKET, "red rolls 3 celebration");
    assert_eq!(listed(&table, "red").len(), 3, "the market's kinds only");
    play(&mut table, "red gains (0,+1)");
    assert_eq!(listed(&table, "red").len(), 6, "then the celebration");
    // After a red one: the brigands leave the gold of the market alone.
    let rich = format!("{MARKET}red stores (-2,+1) 3, (-2,-1) 2, (2,-1) 3");
    let table = after(&rich, "red rolls 3 brigands; red gains (0,+1)");
    assert_eq!(stock_text(&table, "red"), "3 lumber 3 brick 3 ore 1 gold");
}

// Boosters.

/// Booster, where it stands, the number and cell of the region, and its kind.
const BOOSTERS: [(&str, &str, u8, &str, &str); 5] = [
    ("brick-factory", "(-1,-1)", 3, "(-2,-1)", "brick"),
    ("grain-mill", "(1,+1)", 6, "(2,+1)", "grain"),
    ("iron-foundry", "(1,-1)", 5, "(2,-1)", "ore"),
    ("lumber-camp", "(-1,+1)", 2, "(-2,+1)", "lumber"),
    ("weavers-shop", "(1,-1)", 4, "(0,-1)", "wool"),
];

#[test]
fn riv_173_each_booster_doubles_its_own_kind_beside_it() {
    for (name, at, number, cell, kind) in BOOSTERS {
        for (held, then) in [(0, 2), (1, 3), (2, 3), (3, 3)] {
            let position =
                format!("red places {name} {at}\nred stock none\nred stores {cell} {held}\nphase before-roll");
            let table = after(&position, &format!("red rolls {number} trade"));
            assert_eq!(stock_text(&table, "red"), format!("{then} {kind}"), "{name} beside {held}");
        }
        // On the other half it serves nobody.
        let (x, y) = at.split_once(',').expect("a cell");
        let across = format!("{x},{}", if y == "+1)" { "-1)" } else { "+1)" });
        let position = format!("red places {name} {across}\nred stock none\nphase before-roll");
        let table = after(&position, &format!("red rolls {number} trade"));
        assert_eq!(stock_text(&table, "red"), format!("1 {kind}"), "{name} at {across}");
    }
}

#[test]
fn riv_173_boosters_work_in_both_turns_and_for_their_owner_only() {
    let position = "blue places iron-foundry (1,-1)\nred stock none\nblue stock none\nphase before-roll";
    let table = after(position, "red rolls 6 trade");
    assert_eq!((stock_text(&table, "red").as_str(), stock_text(&table, "blue").as_str()), ("1 grain", "2 ore"));
    // Other kinds beside it do not profit.
    let other = "red places weavers-shop (1,-1)\nred stock none\nphase before-roll";
    assert_eq!(stock_text(&after(other, "red rolls 5 trade"), "red"), "1 ore");
}

/// Also: RIV-095, RIV-101, RIV-142.
#[test]
fn riv_174_boosters_do_nothing_but_double_the_die() {
    let position = "red places weavers-shop (1,-1)\nred places storehouse (-1,-1)\nred stock none\nphase before-roll";
    let table = after(position, "red rolls 5 celebration; red gains (0,-1)");
    assert_eq!(units(&table, "red", "(0,-1)"), 1);
    let table = after(position, "red rolls 5 event; event basic-year-of-plenty");
    assert_eq!(units(&table, "red", "(0,-1)"), 1);
    let trade = "red places weavers-shop (1,-1)\nred stock none, ore 3";
    assert_eq!(stock_text(&after(trade, "red trades 3 ore for wool"), "red"), "1 wool");
}

// Storehouse.

/// Also: RIV-090.
#[test]
fn riv_175_storehouses_protect_the_regions_beside_them() {
    let rich = "red stock lumber 3, gold 3, wool 3, ore 3, grain 1, brick 1\nphase before-roll\n";
    let lost = "3 lumber 2 grain 1 brick 3 ore";
    assert_eq!(stock_text(&after(rich, "red rolls 6 brigands"), "red"), lost);
    // One keeps the gold, but wool, ore, grain and brick are still eight.
    let one = format!("{rich}red places storehouse (-1,+1)\n");
    assert_eq!(stock_text(&after(&one, "red rolls 6 brigands"), "red"), "3 lumber 2 grain 1 brick 3 ore 3 gold");
    // Two protect the regions beside either.
    let two = format!("{one}red places storehouse (1,-1)");
    let kept = "3 lumber 3 wool 2 grain 1 brick 3 ore 3 gold";
    assert_eq!(stock_text(&after(&two, "red rolls 6 brigands"), "red"), kept);
}

/// Also: RIV-101.
#[test]
fn riv_175_a_storehouse_brings_years_of_plenty() {
    let position = "red places storehouse (1,-1)\nred stock none\nred stores (0,-1) 3\nphase before-roll";
    let table = after(position, "red rolls 1 event; event basic-year-of-plenty");
    assert_eq!(stock_text(&table, "red"), "3 wool 1 ore 1 gold", "the full pasture gains nothing");
}

// Units.

/// Also: RIV-107.
#[test]
fn riv_176_the_large_trade_ship_is_a_trade_ship() {
    let position = "red places large-trade-ship (1,+1)\nred stock none\nphase before-roll";
    let before = table(position);
    assert_eq!((land(&before, "red").trade_ships(), land(&before, "red").symbols().commerce), (1, 1));
    let table = after(position, "red rolls 1 event; event basic-trade-ships-race; red gains (2,-1)");
    assert_eq!(stock_text(&table, "red"), "1 ore 1 gold");
}

#[test]
fn riv_177_heroes_do_nothing_beyond_their_symbols() {
    let heroes = ["austin", "candamir", "harald", "inga", "osmund", "siglind"];
    for name in heroes {
        assert_eq!(card(name).kind(), Kind::Hero);
        let commands = |table: &Table<Rivals>| listed(table, "red").len();
        let without = table("red stock lumber 3, wool 3");
        let with = table(&format!("red stock lumber 3, wool 3\nred places {name} (-1,+1)"));
        assert_eq!(commands(&without), commands(&with), "{name}");
        assert_eq!(with.state().public.frames.top(), Frame::Actions);
    }
}

/// Also: RIV-143.
#[test]
fn riv_178_each_of_the_six_ships_trades_its_resource_from_anywhere() {
    let kinds = ["lumber", "wool", "grain", "brick", "ore", "gold"];
    for give in kinds {
        for cell in ["(-1,+1)", "(1,-1)"] {
            let position = format!(
                "red places {give}-ship {cell}\nred stock none, lumber 2, wool 2, grain 2, brick 2, ore 2, gold 2"
            );
            let trades = listed_with(&table(&position), "red", "trades");
            let wanted = kinds.into_iter().filter(|&want| want != give);
            assert_eq!(trades, wanted.map(|want| format!("trades 2 {give} for {want}")).collect::<Vec<_>>());
        }
        let want = if give == "ore" { "wool" } else { "ore" };
        let full = format!("red places {give}-ship (-1,+1)\nred stock none, {give} 2, {want} 3");
        check_illegal(&full, &format!("red trades 2 {give} for {want}"), Code::NoRoom, rule::RIV_146);
    }
}
