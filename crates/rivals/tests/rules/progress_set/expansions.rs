//! The expansions of the Era of Progress.

use super::*;

// The Chief Cannoneer.

/// Also: RIV-339.
#[test]
fn riv_235_two_chief_cannoneers_may_serve_with_a_university() {
    let position = format!("{SCHOOL}\nred hand chief-cannoneer, chief-cannoneer\nred stock lumber 2, ore 2");
    let table = after(&position, "red builds chief-cannoneer at (1,-1); red builds chief-cannoneer at (-1,-1)");
    assert_eq!((land(&table, "red").symbols().strength, tokens(&table).0.as_str()), (8, "red"));
    assert_eq!(stock_text(&table, "red"), "nothing");
    assert_eq!(Card::ProgressChiefCannoneer.kind(), Kind::Unit);
    let without = position.replace("red places university (-1,+1)", "");
    check_illegal(&without, "red builds chief-cannoneer at (1,-1)", Code::Requirement, rule::RIV_235);
    check_illegal(
        &position.replace("lumber 2", "lumber 0"),
        "red builds chief-cannoneer at (1,-1)",
        Code::CannotAfford,
        rule::RIV_119,
    );
}

/// Also: RIV-110, RIV-111, RIV-201, RIV-244.
#[test]
fn riv_235_effects_on_units_apply_to_cannoneers() {
    let duel = "
        option mode duel
        phase before-roll
        red stock none
        red places chief-cannoneer (1,+1)
    ";
    let gift = after(duel, "red rolls 4 event; event gold-gift-for-the-prince");
    assert_eq!(stock_text(&gift, "red"), "1 wool 1 gold");
    let riots = after(duel, "red rolls 4 event; event turmoil-riots");
    assert!(expansions(&riots, "red").is_empty() && stack(&riots, "P").ends_with(", chief-cannoneer"));
    let archer = "
        option mode duel
        red city (-1,0)
        red places hedge-tavern (-1,+1)
        red hand archer
        blue places chief-cannoneer (1,+1)
    ";
    let archer = after(archer, "red plays archer");
    assert!(expansions(&archer, "blue").is_empty() && stack(&archer, "P").ends_with(", chief-cannoneer"));
}

// Bath House and Pharmacy.

/// Also: RIV-114, RIV-295.
#[test]
fn riv_236_a_bath_house_keeps_plague_from_the_four_regions_of_its_city() {
    let position = "
        option mode progress
        phase before-roll
        red city (-1,0)
        red city (1,0)
        red stock lumber 2, wool 2, grain 2, brick 2, ore 2, gold 2
        red places bath-house (-1,+1)
    ";
    let table = after(position, "red rolls 6 event; event progress-plague");
    // A 6 gave the Fields a third unit before the plague came.
    assert_eq!(stock_text(&table, "red"), "2 lumber 2 wool 2 grain 2 brick 1 ore 2 gold");
    let without = after(&position.replace("bath-house", "library"), "red rolls 6 event; event progress-plague");
    assert_eq!(stock_text(&without, "red"), "1 lumber 1 wool 2 grain 1 brick 1 ore 1 gold");
}

#[test]
fn riv_236_a_bath_house_costs_four_and_stands_in_a_city() {
    let position =
        "option mode progress\nred city (1,0)\nred hand bath-house, bath-house\nred stock none, wool 2, brick 2, ore 2";
    let mut table = after(position, "red builds bath-house at (1,+1)");
    assert_eq!((stock_text(&table, "red").as_str(), points(&table, "red")), ("1 wool 1 ore", 4));
    check_refused(&table, "red builds bath-house at (1,-1)", Code::CannotAfford, rule::RIV_119);
    play(&mut table, "red demolishes bath-house at (1,+1)");
    check_illegal(position, "red builds bath-house at (-1,+1)", Code::CityOnly, rule::RIV_120);
    assert!(!Card::ProgressBathHouse.data().is_single);
}

/// Also: RIV-115.
#[test]
fn riv_240_each_pharmacy_gives_a_resource_stored_anywhere() {
    let position = "
        option mode progress
        phase before-roll
        red city (1,0)
        red stock none
        red places pharmacy (1,+1)
        red places pharmacy (1,-1)
    ";
    let mut table = after(position, "red rolls 2 event; event progress-plague");
    play(&mut table, "red gains (0,+1); red gains (-2,-1)");
    assert_eq!(
        (stock_text(&table, "red").as_str(), waits_for(&table).as_str()),
        ("1 lumber 1 brick 1 gold", "actions")
    );
    let full = position.replace("red stock none", "red stock lumber 3, wool 3, grain 3, brick 3, ore 3, gold 3");
    let full = full.replace(
        "red city (1,0)",
        "red city (1,0)\nred city (-1,0)\nred places bath-house (-1,+1)\nred places bath-house (1,+2)",
    );
    let full = after(&full, "red rolls 2 event; event progress-plague");
    assert_eq!(waits_for(&full), "actions", "without room the gift is lost");
    check_illegal(
        &position.replace("phase before-roll", "red hand pharmacy").replace("red places pharmacy (1,-1)", ""),
        "red builds pharmacy at (1,-1)",
        Code::CannotAfford,
        rule::RIV_119,
    );
}

// The Building Crane.

/// A University and a Building Crane.
const CRANE: &str = "
    option mode progress
    red city (-1,0)
    red city (1,0)
    red places abbey (1,+1)
    red places university (-1,+1)
    red places building-crane (-1,-1)
    red places parish-hall (1,-1)
    red stock none
";

/// How many units of the stock a building takes.
fn price_of(name: &str, stock: &str) -> Option<u8> {
    let site = if name == "town-hall" { "(1,-1)" } else { "(-1,+1)" };
    let position = format!("{CRANE}\nred settlement (3,0) forest-4 pasture-5\nred hand {name}\nred stock {stock}");
    let mut table = table(&position);
    let before = land(&table, "red").stock().total();
    let action = format!("red builds {name} at {site}");
    if !is_legal(&table, &action) {
        return None;
    }
    play(&mut table, &action);
    while waits_for(&table).starts_with("pay ") {
        let first = listed(&table, "red")[0].clone();
        play(&mut table, &first);
    }
    Some(before - land(&table, "red").stock().total())
}

/// Also: RIV-275.
#[test]
fn riv_237_the_crane_saves_one_resource_of_costly_city_buildings() {
    let position = format!("{CRANE}\nred hand town-hall\nred stock wool 2, brick 1, ore 2");
    let mut table = after(&position, "red builds town-hall at (1,-1)");
    assert_eq!(listed(&table, "red").len(), 3, "wool, brick or ore");
    play(&mut table, "red pays (0,-1); red pays (2,-1); red pays (2,-1)");
    // Left are a wool and a brick, one of which is saved.
    play(&mut table, "red pays (-2,-1)");
    assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), ("1 wool", "actions"));
    let short = after(&position.replace("brick 1", "brick 0"), "red builds town-hall at (1,-1)");
    assert_eq!(stock_text(&short, "red"), "nothing", "what is short is what is saved");
    check_illegal(
        &position.replace("wool 2", "wool 0"),
        "red builds town-hall at (1,-1)",
        Code::CannotAfford,
        rule::RIV_119,
    );
}

#[test]
fn riv_237_the_crane_requires_a_university() {
    let position = "option mode progress\nred city (1,0)\nred hand building-crane";
    check_illegal(position, "red builds building-crane at (1,+1)", Code::Requirement, rule::RIV_237);
    let table = after(
        &format!("{SCHOOL}\nred hand building-crane\nred stock lumber 1"),
        "red builds building-crane at (-1,-1)",
    );
    assert_eq!((points(&table, "red"), stock_text(&table, "red").as_str()), (4, "nothing"), "no point for the crane");
}

/// Also: RIV-122.
#[test]
fn riv_237_the_crane_works_while_it_stands() {
    let position = format!("{CRANE}\nred hand town-hall\nred stock wool 2, brick 1, ore 1");
    assert!(is_legal(&table(&position), "red builds town-hall at (1,-1)"));
    let without = after(&position, "red demolishes building-crane at (-1,-1)");
    check_refused(&without, "red builds town-hall at (1,-1)", Code::CannotAfford, rule::RIV_119);
    let no_school = after(&position, "red demolishes university at (-1,+1)");
    assert!(is_legal(&no_school, "red builds town-hall at (1,-1)"), "a lost requirement does no harm");
}

#[test]
fn riv_ex_33_prices_under_the_crane() {
    assert_eq!(price_of("town-hall", "wool 2, brick 1, ore 2"), Some(4));
    assert_eq!(price_of("parliament", "lumber 3, wool 2, brick 2"), Some(6));
    assert_eq!(price_of("bath-house", "wool 1, brick 2, ore 1"), Some(4));
    assert_eq!(price_of("bath-house", "wool 1, brick 1, ore 1"), None);
    assert_eq!(price_of("candamir", "wool 2, grain 1, ore 1"), Some(4));
    assert_eq!(price_of("candamir", "wool 1, grain 1, ore 1"), None);
}

// The Library.

/// Red can build a Library.
const READER: &str = "
    option mode progress
    red city (-1,0)
    red stock lumber 2, brick 1, ore 1
    red hand library
    stack B2 abbey, scout, inga, scout
    stack T1 doctor, gustav
";

/// Also: RIV-316, RIV-324.
#[test]
fn riv_238_the_library_searches_a_stack_and_takes_a_card() {
    let mut table = after(READER, "red builds library at (-1,+1)");
    assert_eq!(
        listed(&table, "red"),
        ["red passes", "red searches B1", "red searches B2", "red searches B3", "red searches T1", "red searches T2"]
    );
    assert_eq!(stock_text(&table, "red"), "1 wool 1 grain", "the search is free");
    play(&mut table, "red searches B2");
    assert_eq!(listed(&table, "red"), ["red takes abbey", "red takes scout", "red takes inga"]);
    play(&mut table, "red takes scout");
    assert_eq!((hand(&table, "red").as_str(), stack(&table, "B2").as_str()), ("scout", "abbey, inga, scout"));
    assert_eq!((stock_text(&table, "red").as_str(), waits_for(&table).as_str()), ("1 wool 1 grain", "actions"));
}

#[test]
fn riv_238_the_library_has_no_progress_symbol_and_a_point() {
    let table = after(READER, "red builds library at (-1,+1); red passes");
    assert_eq!((land(&table, "red").symbols().progress, points(&table, "red")), (0, 4));
    check_illegal(READER, "red builds library at (1,+1)", Code::CityOnly, rule::RIV_120);
    check_illegal(
        &READER.replace("lumber 2", "lumber 1"),
        "red builds library at (-1,+1)",
        Code::CannotAfford,
        rule::RIV_119,
    );
}

/// Also: RIV-278.
#[test]
fn riv_238_which_card_the_library_brought_is_secret() {
    let mut table = after(READER, "red builds library at (-1,+1); red searches T1");
    let game = table.game().clone();
    let events = table.enter_text("red takes doctor").expect("the card is there");
    let blue: Vec<_> = events.iter().filter_map(|it| game.redact(it, Observer::Seat(seat(&table, "blue")))).collect();
    assert_ne!(blue, events);
    let red: Vec<_> = events.iter().filter_map(|it| game.redact(it, Observer::Seat(seat(&table, "red")))).collect();
    assert_eq!(red, events);
}

#[test]
fn riv_322_the_search_may_be_forgone_but_not_broken_off() {
    let forgone = after(READER, "red builds library at (-1,+1); red passes");
    assert_eq!((hand(&forgone, "red").as_str(), waits_for(&forgone).as_str()), ("none", "actions"));
    let table = after(READER, "red builds library at (-1,+1); red searches T1");
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_156);
    check_refused(&table, "red takes inga", Code::NotThere, rule::RIV_156);
}

/// Also: RIV-326.
#[test]
fn riv_322_empty_stacks_and_the_face_up_stack_cannot_be_searched() {
    let position = READER.replace("stack T1 doctor, gustav", "stack T2 none");
    let table = after(&position, "red builds library at (-1,+1)");
    check_refused(&table, "red searches T2", Code::StackEmpty, rule::RIV_157);
    check_refused(&table, "red searches G", Code::NotInPlay, rule::RIV_056);
    check_refused(&table, "red draws B1", Code::NotAChoice, rule::RIV_326);
    check_refused(&table, "red takes university", Code::NotAChoice, rule::RIV_326);
    let empty =
        "option mode progress\nred city (-1,0)\nred stock lumber 2, brick 1, ore 1\nred hand library\ndiscard rest";
    assert_eq!(
        waits_for(&after(empty, "red builds library at (-1,+1)")),
        "actions",
        "nothing to search, nothing to ask"
    );
}

/// Also: RIV-316.
#[test]
fn riv_238_relocation_does_not_repeat_the_search() {
    let position = "
        option mode progress
        red city (-1,0)
        red city (1,0)
        red places library (-1,+1)
        red places abbey (1,+1)
        red hand relocation
    ";
    let table = after(position, "red plays relocation; red chooses library at (-1,+1)");
    assert_eq!((expansions(&table, "red")[1].as_str(), waits_for(&table).as_str()), ("library at (1,+1)", "actions"));
}

// Parliament, Town Hall, University.

#[test]
fn riv_239_parliament_requires_two_progress_symbols() {
    let position = format!(
        "{SCHOOL}\nred settlement (3,0) forest-4 pasture-5\nred hand parliament\nred stock lumber 3, wool 2, brick 2"
    );
    let table = after(&position, "red builds parliament at (-1,-1)");
    assert_eq!((points(&table, "red"), stock_text(&table, "red").as_str()), (4 + 1 + 2, "nothing"));
    let abbey = position.replace("red places university (-1,+1)", "");
    check_illegal(&abbey, "red builds parliament at (-1,-1)", Code::Requirement, rule::RIV_239);
    let university = position.replace("red places abbey (1,+1)", "");
    check_illegal(&university, "red builds parliament at (-1,-1)", Code::Requirement, rule::RIV_239);
    check_illegal(
        &position.replace("brick 2", "brick 1"),
        "red builds parliament at (-1,-1)",
        Code::CannotAfford,
        rule::RIV_119,
    );
    let symbols: u8 = Card::ALL.iter().map(|card| card.data().symbols.progress).sum();
    assert_eq!(symbols, 2, "of all cards only Abbey and University show one");
}

const HALL: &str = "
    option mode progress
    red city (-1,0)
    red places parish-hall (-1,+1)
    red hand town-hall
    red stock none, wool 2, brick 1, ore 2
";

/// Also: RIV-EX-36.
#[test]
fn riv_241_a_town_hall_covers_a_parish_hall_of_a_city() {
    let table = after(HALL, "red builds town-hall at (-1,+1)");
    assert_eq!(expansions(&table, "red"), ["town-hall at (-1,+1)"]);
    assert_eq!((stock_text(&table, "red").as_str(), points(&table, "red")), ("nothing", 4));
    check_illegal(HALL, "red builds town-hall at (-1,-1)", Code::Requirement, rule::RIV_241);
    let settlement = HALL.replace("red city (-1,0)", "red city (1,0)");
    check_illegal(&settlement, "red builds town-hall at (-1,+1)", Code::Requirement, rule::RIV_241);
    check_illegal(
        &HALL.replace("red places parish-hall (-1,+1)", ""),
        "red builds town-hall at (-1,+1)",
        Code::Requirement,
        rule::RIV_241,
    );
    check_illegal(
        &HALL.replace("brick 1", "brick 0"),
        "red builds town-hall at (-1,+1)",
        Code::CannotAfford,
        rule::RIV_119,
    );
}

#[test]
fn riv_241_a_town_hall_needs_no_site_of_its_own() {
    let full = format!("{HALL}\nred places abbey (-1,+2)");
    let table = after(&full, "red builds town-hall at (-1,+1)");
    assert_eq!(expansions(&table, "red"), ["abbey at (-1,+1)", "town-hall at (-1,+1)"]);
    let second = "
        option mode progress
        red city (-1,0)
        red places parish-hall (-1,+1)
        red places town-hall (-1,+1)
        red hand town-hall
        red stock wool 2, brick 1, ore 2
    ";
    check_illegal(second, "red builds town-hall at (-1,+1)", Code::Requirement, rule::RIV_241);
}

/// Also: RIV-121, RIV-132, RIV-314.
#[test]
fn riv_242_the_covered_parish_hall_still_exists() {
    let position = format!("{HALL}\nred hand parish-hall\nred stock none, wool 2, grain 1, brick 2, ore 2");
    let mut table = after(&position, "red builds town-hall at (-1,+1)");
    check_refused(&table, "red builds parish-hall at (1,+1)", Code::OneOnly, rule::RIV_121);
    check_refused(&table, "red demolishes parish-hall at (-1,+1)", Code::NotThere, rule::RIV_130);
    play(&mut table, "red demolishes town-hall at (-1,+1)");
    assert_eq!(
        (expansions(&table, "red").join(", "), discard(&table)),
        ("parish-hall at (-1,+1)".to_owned(), "town-hall".to_owned())
    );
    check_refused(&table, "red builds parish-hall at (1,+1)", Code::OneOnly, rule::RIV_121);
    let feud = "
        option mode progress
        phase before-roll
        red places candamir (1,+1)
        blue city (1,0)
        blue places parish-hall (1,+1)
        blue places town-hall (1,+1)
    ";
    let table = after(feud, "red rolls 2 event; event basic-feud; blue returns to T1");
    assert_eq!(expansions(&table, "blue"), ["parish-hall at (1,+1)"]);
    assert!(stack(&table, "T1").ends_with(", town-hall"));
}

/// Also: RIV-125, RIV-167.
#[test]
fn riv_243_a_university_requires_an_abbey_or_a_library() {
    let position = "option mode progress\nred city (1,0)\nred stock lumber 2, grain 2, brick 1";
    let build = "red builds university at (1,+1) from the face-up stack";
    check_illegal(position, build, Code::Requirement, rule::RIV_243);
    assert_eq!(refusal(&table(position), build).detail, Detail::Needs(card("university"), "abbey-or-library"));
    for card in ["abbey", "library"] {
        let table = after(&format!("{position}\nred places {card} (1,-1)"), build);
        assert_eq!(land(&table, "red").symbols().progress, 1 + u8::from(card == "abbey"));
        assert_eq!(stock_text(&table, "red"), "1 wool 1 ore");
        check_refused(&table, "red builds university at (1,-1) from the face-up stack", Code::OneOnly, rule::RIV_121);
    }
    let theirs = format!("{position}\nblue places abbey (1,-1)");
    check_illegal(&theirs, build, Code::Requirement, rule::RIV_243);
}

/// Also: RIV-122.
#[test]
fn riv_243_a_university_outlives_its_abbey() {
    let table = after(SCHOOL, "red demolishes abbey at (1,+1)");
    assert_eq!(expansions(&table, "red"), ["university at (-1,+1)"]);
    assert_eq!(points(&table, "red"), 4);
}

/// Also: RIV-247, RIV-294, RIV-314.
#[test]
fn riv_243_a_university_lost_to_feud_returns_to_the_face_up_stack() {
    let position = "
        option mode progress
        phase before-roll
        red places candamir (1,+1)
        blue city (1,0)
        blue places university (1,+1)
    ";
    let table = after(position, "red rolls 2 event; event basic-feud");
    assert_eq!((public(&table).face_up_left, waits_for(&table).as_str()), (2, "actions"));
}

// Building.

/// A city and a settlement of red with Abbey and University, a card in hand, and this stock.
fn builder(it: Card, stock: Goods) -> String {
    let units = Resource::ALL.map(|kind| format!("{} {}", kind.name(), stock.count(kind))).join(", ");
    format!(
        "option mode progress\nred city (1,0)\nred places abbey (1,-1)\nred places university (1,-2)\nred hand {it}\nred stock {units}"
    )
}

/// Also: RIV-120, RIV-126.
#[test]
fn riv_119_every_progress_expansion_costs_its_printed_price() {
    let cards = Card::ALL.into_iter().filter(|it| it.set() == Set::Progress && it.kind().is_expansion());
    for it in cards.filter(|it| ![Card::ProgressUniversity, Card::ProgressTownHall].contains(it)) {
        let cost = it.data().cost;
        let action = format!("red builds {it} at (1,+1)");
        let table = after(&builder(it, cost), &action);
        assert_eq!(expansions(&table, "red")[0], format!("{it} at (1,+1)"));
        assert_eq!((hand(&table, "red").as_str(), stock_text(&table, "red").as_str()), ("none", "nothing"));
        let (symbols, printed) = (land(&table, "red").symbols(), it.data().symbols);
        assert_eq!((symbols.strength, symbols.progress, symbols.victory), (printed.strength, 2, 4 + printed.victory));
        for kind in cost.kinds().iter() {
            check_illegal(&builder(it, cost - Goods::one(kind)), &action, Code::CannotAfford, rule::RIV_119);
        }
        check_illegal(&builder(it, cost), &format!("red builds {it} at (1,-1)"), Code::SiteFull, rule::RIV_120);
        let settlement = format!("red builds {it} at (-1,+1)");
        if it.data().is_red {
            check_illegal(&builder(it, cost), &settlement, Code::CityOnly, rule::RIV_120);
        } else {
            assert!(is_legal(&crate::support::table(&builder(it, cost)), &settlement));
        }
    }
}

// Ways back.

/// Also: RIV-010, RIV-073.
#[test]
fn riv_244_every_progress_building_of_the_duel_burns_down_to_its_own_stack() {
    let in_duel = |it: &Card| Rules::of(Mode::Duel).copies(*it) > 0;
    let buildings = Card::ALL.into_iter().filter(|it| it.set() == Set::Progress && it.kind().is_building());
    for building in buildings.filter(in_duel) {
        let hall = if building == Card::ProgressTownHall { "blue places parish-hall (1,+1)" } else { "" };
        let position = format!(
            "
            option mode duel
            red city (-1,0)
            red places hedge-tavern (-1,+1)
            red hand arsonist
            blue city (1,0)
            {hall}
            blue places {building} (1,+1)
            "
        );
        let table = after(&position, "red plays arsonist");
        assert_eq!(waits_for(&table), "actions", "one stack, no question");
        assert!(stack(&table, "P").ends_with(&format!(", {building}")));
    }
}

#[test]
fn riv_248_every_progress_expansion_can_be_demolished() {
    for it in Card::ALL.into_iter().filter(|it| it.set() == Set::Progress && it.kind().is_expansion()) {
        let hall = if it == Card::ProgressTownHall { "red places parish-hall (1,+1)" } else { "" };
        let position = format!("option mode progress\nred city (1,0)\n{hall}\nred places {it} (1,+1)");
        let table = after(&position, &format!("red demolishes {it} at (1,+1)"));
        assert_eq!(discard(&table), it.to_string());
    }
}

#[test]
fn riv_244_every_progress_card_goes_from_the_hand_under_its_own_stacks() {
    let cards = Card::ALL.into_iter().filter(|it| it.set() == Set::Progress && *it != Card::ProgressUniversity);
    for it in cards {
        let table = table(&format!("option mode progress\nred hand {it}\nphase exchange"));
        assert_eq!(listed_with(&table, "red", "puts"), [format!("puts {it} under T1"), format!("puts {it} under T2")]);
        check_refused(&table, &format!("red puts {it} under B1"), Code::WrongStack, rule::RIV_244);
    }
}
