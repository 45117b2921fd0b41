//! The card table against the numbers of the catalogue: whoever changes the data file by mistake finds out here.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use steading_game::{Game, Notation, Seat, Support};
use steading_rivals::Rivals;
use steading_rivals::action::{Action, Outcome};
use steading_rivals::cards::{
    CITY_COST, CITY_COUNT, Card, EventCard, Happening, Kind, Origin, ROAD_COST, ROAD_COUNT, Region, SETTLEMENT_COST,
    SETTLEMENT_COUNT, Set, Title,
};
use steading_rivals::event::Event;
use steading_rivals::frame::{DEPTH_MAX, Frame, Frames, Symbol};
use steading_rivals::goods::{Goods, Resource};
use steading_rivals::options::Options;
use steading_rivals::stacks::{Bag, CARDS_MAX, HAND_MAX, Hand, Pile};
use steading_rivals::state::State;

/// How many copies there are of the draw cards of a set that fit.
fn copies(set: Set, fits: impl Fn(Kind) -> bool) -> u8 {
    Card::ALL.iter().filter(|card| card.set() == set && fits(card.kind())).map(|card| card.data().count).sum()
}

fn events(set: Set) -> usize {
    EventCard::ALL.iter().filter(|event| event.data().set == set).count()
}

fn centre_cards() -> usize {
    Region::ALL.len() + usize::from(ROAD_COUNT + SETTLEMENT_COUNT + CITY_COUNT)
}

#[test]
fn riv_001_the_box_holds_180_cards() {
    let cards = |set| usize::from(copies(set, |_| true)) + events(set);
    assert_eq!(centre_cards() + cards(Set::Basic), 94);
    assert_eq!([Set::Gold, Set::Turmoil, Set::Progress].map(cards), [27, 28, 31]);
    assert_eq!(centre_cards() + Set::ALL.map(cards).iter().sum::<usize>(), 180);
}

#[test]
fn riv_002_the_basic_set_has_49_centre_cards_36_draw_cards_and_9_events() {
    assert_eq!((Region::ALL.len(), SETTLEMENT_COUNT, CITY_COUNT, ROAD_COUNT), (24, 9, 7, 9));
    assert_eq!(centre_cards(), 49);
    assert_eq!(copies(Set::Basic, |_| true), 36);
    assert_eq!(copies(Set::Basic, |kind| kind == Kind::Action), 9);
    assert_eq!(copies(Set::Basic, Kind::is_expansion), 27);
    assert_eq!(copies(Set::Basic, |kind| kind == Kind::CityBuilding), 0);
    assert_eq!(events(Set::Basic), 9);
}

#[test]
fn riv_003_a_land_has_one_card_of_each_shield_and_two_of_the_stack() {
    let lands = ["forest", "pasture", "fields", "hills", "mountains", "gold-field"];
    for land in lands {
        let of_origin =
            |origin| Region::ALL.iter().filter(|it| it.data().name == land && it.data().origin == origin).count();
        assert_eq!([Origin::Red, Origin::Blue, Origin::Stack].map(of_origin), [1, 1, 2], "{land}");
    }
    assert!(Region::ALL.iter().all(|region| lands.contains(&region.data().name)));
}

#[test]
fn riv_004_two_settlements_and_a_road_lie_before_each_prince_and_the_rest_in_the_stacks() {
    let game = Rivals::new(Options::default()).unwrap_or_else(|problems| panic!("{problems:?}"));
    let public = game.start().public;
    for seat in [Seat(0), Seat(1)] {
        let land = public.land(seat);
        // One road lies between the two settlements, and no other.
        let settled: Vec<i8> = land.settled.iter().map(steading_rivals::grid::Column::x).collect();
        assert_eq!((settled, land.open_roads, land.cities.is_empty()), (vec![-1, 1], [false; 2], true), "{seat}");
    }
    assert_eq!((public.settlements_left, public.roads_left, public.cities_left), (5, 7, 7));
}

#[test]
fn riv_005_theme_sets_have_their_kinds_of_cards() {
    let kinds = |set| {
        let green = |kind: Kind| kind.is_expansion() && kind != Kind::CityBuilding;
        [
            copies(set, |kind| kind == Kind::Action),
            copies(set, |kind| kind == Kind::ExtraordinarySite),
            copies(set, green),
            copies(set, |kind| kind == Kind::CityBuilding),
            events(set) as u8,
        ]
    };
    assert_eq!(kinds(Set::Gold), [8, 1, 5, 10, 3]);
    assert_eq!(kinds(Set::Turmoil), [10, 0, 5, 9, 4]);
    assert_eq!(kinds(Set::Progress), [11, 0, 2, 13, 5]);
}

#[test]
fn riv_010_a_draw_card_has_the_back_of_its_set() {
    for card in Card::ALL {
        assert!(card.id().starts_with(card.set().name()), "{card:?}");
    }
    assert_eq!(Card::BasicTollBridge.set(), Set::Basic);
    assert_eq!(Card::GoldTollBridge.set(), Set::Gold);
    assert_eq!(Set::ALL.map(|set| Card::ALL.iter().filter(|card| card.set() == set).count()), [28, 18, 18, 16]);
}

#[test]
fn riv_011_copies_with_and_without_half_moon_are_one_card() {
    assert!(Card::ALL.iter().all(|card| !card.id().ends_with("-moon") && card.data().marked <= card.data().count));
    let numbers = |card: Card| (card.data().count, card.data().marked);
    assert_eq!(numbers(Card::ProgressBathHouse), (3, 1));
    assert_eq!(numbers(Card::GoldMerchantGuild), (2, 1));
    assert_eq!(numbers(Card::GoldBrigands), (1, 1));
    assert_eq!(numbers(Card::TurmoilBrigands), (1, 0));
    let marked = |set| Card::ALL.iter().filter(|card| card.set() == set).map(|card| card.data().marked).sum::<u8>();
    assert_eq!(Set::ALL.map(marked), [0, 12, 12, 12]);
    assert_eq!(Set::ALL.map(|set| copies(set, |_| true) - marked(set)), [36, 12, 12, 14]);
}

#[test]
fn riv_012_identical_cards_of_two_sets_differ_in_the_back_only() {
    let mut twins = Vec::new();
    for (index, first) in Card::ALL.iter().enumerate() {
        for second in Card::ALL[index + 1..].iter().filter(|second| second.title() == first.title()) {
            let print = |card: &Card| {
                let data = card.data();
                (data.kind, data.cost, data.symbols, data.is_single, data.is_red)
            };
            assert_eq!(print(first), print(second), "{first:?} and {second:?}");
            twins.push((first.title(), first.set(), second.set()));
        }
    }
    let expected = [
        (Title::Brigitta, Set::Basic, Set::Progress),
        (Title::Goldsmith, Set::Basic, Set::Gold),
        (Title::Relocation, Set::Basic, Set::Progress),
        (Title::TollBridge, Set::Basic, Set::Gold),
        (Title::Storehouse, Set::Basic, Set::Gold),
        (Title::LargeTradeShip, Set::Basic, Set::Gold),
        (Title::Brigands, Set::Gold, Set::Turmoil),
    ];
    assert_eq!(twins, expected);
    assert_eq!(Title::ALL.len(), 80 - expected.len());
}

#[test]
fn riv_028_a_land_gives_one_resource() {
    for region in Region::ALL {
        let expected = match region.data().name {
            "forest" => Resource::Lumber,
            "pasture" => Resource::Wool,
            "gold-field" => Resource::Gold,
            "hills" => Resource::Brick,
            "mountains" => Resource::Ore,
            "fields" => Resource::Grain,
            other => panic!("{other} is no land"),
        };
        assert_eq!(region.kind(), expected, "{region:?}");
    }
}

/// The numbers of the lands in the order of the rules, which is that of the starting layout.
fn numbers(origin: Origin) -> Vec<(&'static str, u8)> {
    let regions = Region::ALL.iter().filter(|region| region.data().origin == origin);
    regions.map(|region| (region.data().name, region.number())).collect()
}

/// Also: RIV-049.
#[test]
fn riv_048_red_and_blue_starters_have_their_numbers() {
    let red = [("forest", 2), ("gold-field", 1), ("fields", 6), ("hills", 3), ("pasture", 4), ("mountains", 5)];
    let blue = [("forest", 3), ("gold-field", 4), ("fields", 5), ("hills", 2), ("pasture", 1), ("mountains", 6)];
    assert_eq!(numbers(Origin::Red), red);
    assert_eq!(numbers(Origin::Blue), blue);
}

#[test]
fn riv_051_each_number_is_twice_in_the_region_stack() {
    let expected = [
        [("forest", 4), ("forest", 6)],
        [("gold-field", 2), ("gold-field", 3)],
        [("fields", 1), ("fields", 3)],
        [("hills", 1), ("hills", 5)],
        [("pasture", 5), ("pasture", 6)],
        [("mountains", 2), ("mountains", 4)],
    ];
    let stack = numbers(Origin::Stack);
    assert_eq!(stack, expected.concat());
    for number in 1..=6 {
        assert_eq!(stack.iter().filter(|(_, it)| *it == number).count(), 2, "{number}");
    }
}

#[test]
fn riv_074_six_events_are_without_half_moon() {
    let plain: Vec<_> = EventCard::ALL.iter().map(|it| it.data()).filter(|it| !it.is_marked).collect();
    let mut names: Vec<_> = plain.iter().map(|event| event.happening.name()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Invention", "Plague", "Riots", "Traveling Merchant", "Year of Plenty", "Yule"]);
    assert_eq!(EventCard::ALL.len() - plain.len(), 15);
}

#[test]
fn riv_076_fifteen_events_have_a_half_moon() {
    let expected: &[(Set, Happening, usize)] = &[
        (Set::Basic, Happening::YearOfPlenty, 1),
        (Set::Basic, Happening::FraternalFeuds, 1),
        (Set::Basic, Happening::Feud, 1),
        (Set::Basic, Happening::TradeShipsRace, 1),
        (Set::Basic, Happening::TravelingMerchant, 1),
        (Set::Gold, Happening::GiftForThePrince, 1),
        (Set::Gold, Happening::TradeShipsRace, 1),
        (Set::Gold, Happening::TravelingMerchant, 1),
        (Set::Turmoil, Happening::FraternalFeuds, 1),
        (Set::Turmoil, Happening::Riots, 1),
        (Set::Turmoil, Happening::Feud, 1),
        (Set::Progress, Happening::Invention, 2),
        (Set::Progress, Happening::Plague, 2),
    ];
    let marked: Vec<_> = EventCard::ALL.iter().map(|it| it.data()).filter(|it| it.is_marked).collect();
    for &(set, happening, count) in expected {
        let found = marked.iter().filter(|event| event.set == set && event.happening == happening).count();
        assert_eq!(found, count, "{set:?} {happening:?}");
    }
    assert_eq!(marked.len(), 15);
}

#[test]
fn red_cards_are_the_city_buildings() {
    assert!(Card::ALL.iter().all(|card| card.data().is_red == (card.kind() == Kind::CityBuilding)));
}

#[test]
fn prices_and_symbols_are_in_their_places() {
    let price = |card: Card| card.data().cost.counts();
    assert_eq!(price(Card::GoldSaltSilo), [0, 2, 0, 1, 0, 2]);
    assert_eq!(price(Card::ProgressParliament), [3, 2, 0, 2, 0, 0]);
    assert_eq!([ROAD_COST, SETTLEMENT_COST, CITY_COST].map(Goods::total), [3, 4, 5]);
    let symbols = |card: Card| {
        let symbols = card.data().symbols;
        [symbols.victory, symbols.commerce, symbols.strength, symbols.skill, symbols.progress]
    };
    assert_eq!(symbols(Card::GoldMerchantGuild), [1, 2, 0, 0, 0]);
    assert_eq!(symbols(Card::BasicCandamir), [0, 0, 4, 1, 0]);
    assert_eq!(symbols(Card::ProgressUniversity), [1, 0, 0, 0, 1]);
    assert!(Card::BasicMarketplace.data().is_single && !Card::BasicStorehouse.data().is_single);
    assert_eq!(Title::Gudrun.name(), "Gudrun, Terror of the Seas");
    assert_eq!((Card::TurmoilChapel13.title(), Card::TurmoilChapel46.title()), (Title::Chapel13, Title::Chapel46));
}

fn check_word<T: Copy + PartialEq + Debug + Serialize + DeserializeOwned>(value: T, word: &str) {
    let json = serde_json::to_string(&value).unwrap();
    assert_eq!(json, format!("\"{word}\""));
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), value);
}

#[test]
fn cards_are_written_as_their_ids() {
    for (index, card) in Card::ALL.into_iter().enumerate() {
        check_word(card, card.id());
        assert_eq!((Card::from_index(index as u8), Card::named(card.id())), (card, Some(card)));
    }
    for event in EventCard::ALL {
        check_word(event, event.data().id);
    }
    for region in Region::ALL {
        check_word(region, region.data().id.strip_prefix("basic-region-").unwrap());
    }
    check_word(EventCard::ProgressInvention2, "progress-invention-2");
    check_word(EventCard::BasicYearOfPlentyMoon, "basic-year-of-plenty-moon");
    check_word(Region::GoldField2, "gold-field-2");
    check_word(Happening::GiftForThePrince, "gift-for-the-prince");
    assert_eq!(Card::named("gold-mint-moon"), None);
}

/// Whether a list of so many of the same is read from JSON.
fn reads<T: Serialize + DeserializeOwned + Debug>(one: &impl Serialize, count: usize) -> bool {
    let list = serde_json::to_value(vec![one; count]).unwrap();
    let read = serde_json::from_value::<T>(list.clone());
    assert!(read.as_ref().is_ok_and(|read| serde_json::to_value(read).unwrap() == list) || read.is_err(), "{read:?}");
    read.is_ok()
}

#[test]
fn lists_are_read_up_to_what_there_is_room_for() {
    let frames = |count| reads::<Frames>(&Frame::BeforeRoll, count);
    assert_eq!([0, 1, DEPTH_MAX, DEPTH_MAX + 1].map(frames), [false, true, true, false]);
    // No card exists more than three times.
    let bag = |count| reads::<Bag>(&Card::BasicAbbey, count);
    assert_eq!([0, 3, 4].map(bag), [true, true, false]);
    let pile = |count| reads::<Pile<CARDS_MAX>>(&Card::BasicAbbey, count);
    assert_eq!([0, CARDS_MAX, CARDS_MAX + 1].map(pile), [true, true, false]);
    let hand = |count| reads::<Hand>(&Card::BasicAbbey, count);
    assert_eq!([0, HAND_MAX, HAND_MAX + 1].map(hand), [true, true, false]);
}

/// A table of the introductory game in which the dice lie in the cup.
fn before_the_dice() -> (Rivals, State) {
    let game = Rivals::new(Options::default()).expect("sound options");
    let mut state = game.parse_position("phase before-roll").expect("a position");
    game.apply(&mut state, Seat(0), Action::Roll, &mut ());
    (game, state)
}

#[test]
fn riv_006_two_tokens_are_worth_a_point_each() {
    let game = Rivals::new(Options::default()).expect("sound options");
    let points = |text: &str| game.parse_position(text).expect("a position").public.points(Seat(0));
    let strong = "red places candamir (-1,+1)";
    let rich = "red places ore-ship (-1,-1)\nred places wool-ship (1,+1)\nred places toll-bridge (1,-1)";
    assert_eq!((points(""), points(strong), points(rich)), (2, 3, 3));
    assert_eq!(points(&format!("{strong}\n{rich}")), 4);
}

/// Also: RIV-008.
#[test]
fn riv_007_two_dice_of_six_faces() {
    let (game, state) = before_the_dice();
    let mut faces = Vec::new();
    assert_eq!(game.outcomes(&state, &mut faces), Support::Complete);
    let weight = |wanted: &dyn Fn(u8, Symbol) -> bool| -> u32 {
        let matching = faces.iter().filter(|(outcome, _)| match outcome {
            Outcome::Dice(Some(number), Some(symbol)) => wanted(*number, *symbol),
            _ => panic!("{outcome:?}"),
        });
        matching.map(|(_, weight)| weight).sum()
    };
    assert_eq!(weight(&|_, _| true), 36);
    for number in 1..=6 {
        assert_eq!(weight(&|face, _| face == number), 6, "number {number}");
    }
    for symbol in Symbol::ALL {
        let count = if symbol == Symbol::EventCard { 12 } else { 6 };
        assert_eq!(weight(&|_, shown| shown == symbol), count, "{symbol:?}");
    }
}

/// A red symbol is dealt with before production, a black one after it.
#[test]
fn riv_009_only_the_brigand_attack_is_red() {
    let (game, state) = before_the_dice();
    for symbol in Symbol::ALL {
        let mut state = state.clone();
        let mut log = Vec::new();
        game.resolve(&mut state, &Outcome::Dice(Some(1), Some(symbol)), &mut log);
        let is_production = |event: &Event| matches!(event, Event::Produced(..));
        let first = log.iter().position(is_production).expect("regions with a 1 produce");
        let happens_before = log[..first].iter().any(|event| !matches!(event, Event::Rolled(..)));
        assert!(!happens_before, "{symbol:?}: {log:?}");
    }
    let text = "red stock lumber 3, grain 3, wool 2\nphase before-roll";
    let mut state = game.parse_position(text).expect("a position");
    game.apply(&mut state, Seat(0), Action::Roll, &mut ());
    let mut log = Vec::new();
    game.resolve(&mut state, &Outcome::Dice(Some(4), Some(Symbol::BrigandAttack)), &mut log);
    let place = |wanted: &dyn Fn(&Event) -> bool| log.iter().position(wanted);
    let robbed = place(&|event| matches!(event, Event::Robbed(..)));
    assert!(robbed.is_some() && robbed < place(&|event| matches!(event, Event::Produced(..))), "{log:?}");
}
