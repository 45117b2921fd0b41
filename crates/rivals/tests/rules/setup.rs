//! Set-up (section 5 of the catalogue): principalities, stacks, event deck, starting hands, rearranged regions.

use std::collections::BTreeMap;

use crate::support::{
    after, check_illegal, check_refused, check_told, hand, is_legal, land, listed, listed_with, place, play, points,
    public, seat, stack, start, table, tokens, units, waits_for,
};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Next, SeatSet, Table};
use steading_rivals::Rivals;
use steading_rivals::action::Outcome;
use steading_rivals::cards::{Card, EventCard, Happening, Region, Set};
use steading_rivals::grid::Column;
use steading_rivals::illegal::Code;
use steading_rivals::options::Mode;
use steading_rivals::rule;
use steading_rivals::rules::Rules;
use steading_rivals::stacks::Dealt;

/// Where the six starting regions lie.
const CELLS: [&str; 6] = ["(-2,+1)", "(0,+1)", "(2,+1)", "(-2,-1)", "(0,-1)", "(2,-1)"];

/// The words of the starting regions of a colour, in the order of [`CELLS`].
fn starting_words(colour: &str) -> [String; 6] {
    ["forest", "gold-field", "fields", "hills", "pasture", "mountains"].map(|land| format!("{land}-{colour}"))
}

fn region_at(table: &Table<Rivals>, name: &str, cell: &str) -> Option<Region> {
    land(table, name).region(place(cell))
}

fn numbers(table: &Table<Rivals>, name: &str) -> [u8; 6] {
    CELLS.map(|cell| region_at(table, name, cell).map_or(0, Region::number))
}

/// Some shuffled deal of a mode.
fn some_deal(mode: Mode, seed: u64) -> Dealt {
    let game = rivals(mode);
    let Outcome::Deal(dealt) = game.sample(&game.start(), &mut SmallRng::seed_from_u64(seed)) else {
        panic!("a game begins with the deal");
    };
    *dealt
}

fn rivals(mode: Mode) -> Rivals {
    start(&format!("mode {}", mode.name())).game().clone()
}

/// The heights of the stacks after a deal.
fn heights(mode: Mode) -> Vec<usize> {
    some_deal(mode, 1).0.iter().map(Vec::len).collect()
}

/// How often each card lies in the stacks after a deal.
fn dealt_cards(mode: Mode) -> BTreeMap<Card, usize> {
    let mut cards = BTreeMap::new();
    some_deal(mode, 2).0.iter().flatten().for_each(|&card| *cards.entry(card).or_default() += 1);
    cards
}

/// A table whose stacks were dealt, and red begins.
fn dealt(mode: &str) -> Table<Rivals> {
    let mut table = start(&format!("mode {mode}\nfirst_player red"));
    table.draw(&mut SmallRng::seed_from_u64(3));
    table
}

/// The top cards of a stack.
fn top(table: &Table<Rivals>, name: &str, count: usize) -> Vec<String> {
    stack(table, name).split(", ").take(count).map(str::to_owned).collect()
}

/// A hand as a list.
fn held(table: &Table<Rivals>, name: &str) -> Vec<String> {
    hand(table, name).split(", ").filter(|word| *word != "none").map(str::to_owned).collect()
}

// 5.1 Common.

#[test]
fn riv_046_the_colour_of_the_first_seat_is_a_parameter() {
    for (option, colour) in [("red", "red"), ("blue", "blue")] {
        let table = start(&format!("first_colour {option}"));
        let first = &public(&table).lands[0];
        let name = first.region(place("(-2,+1)")).map(Region::name);
        assert_eq!(name, Some(format!("forest-{colour}").as_str()));
        assert_eq!(seat(&table, colour).0, 0);
        let others = if colour == "red" { "blue" } else { "red" };
        assert_eq!(seat(&table, others).0, 1);
        assert_eq!(region_at(&table, others, "(2,-1)").map(Region::name), Some(format!("mountains-{others}").as_str()));
    }
}

#[test]
fn riv_046_options_that_name_no_seat_are_refused() {
    let mut options = *rivals(Mode::Intro).options();
    options.first_player = Some(steading_game::Seat(2));
    let problems = Rivals::new(options).err().unwrap_or_default();
    assert_eq!(problems.iter().map(|problem| problem.code).collect::<Vec<_>>(), [Code::BadOption]);
}

/// Also: RIV-015.
#[test]
fn riv_047_both_begin_with_the_same_layout() {
    let table = start("mode intro");
    for colour in ["red", "blue"] {
        let land = land(&table, colour);
        assert_eq!(land.settled.iter().map(Column::x).collect::<Vec<_>>(), [-1, 1]);
        assert!(land.cities.is_empty());
        // The road between the two settlements is part of the line; no other lies there.
        assert_eq!(land.open_roads, [false, false]);
        let regions = CELLS.map(|cell| region_at(&table, colour, cell).map(|region| region.name().to_owned()));
        assert_eq!(regions, starting_words(colour).map(Some));
        assert_eq!(land.places().len(), 6);
        assert_eq!(land.expansions().count(), 0);
    }
}

#[test]
fn riv_048_the_numbers_of_the_red_starters() {
    assert_eq!(numbers(&start("mode intro"), "red"), [2, 1, 6, 3, 4, 5]);
}

/// Also: RIV-291.
#[test]
fn riv_049_the_numbers_of_the_blue_starters() {
    assert_eq!(numbers(&start("mode intro"), "blue"), [3, 4, 5, 2, 1, 6]);
}

#[test]
fn riv_050_every_starting_region_but_the_gold_field_holds_a_unit() {
    let table = start("mode intro");
    for colour in ["red", "blue"] {
        assert_eq!(CELLS.map(|cell| units(&table, colour, cell)), [1, 0, 1, 1, 1, 1]);
    }
}

/// Also: RIV-290.
#[test]
fn riv_051_the_region_stack_holds_twelve_regions_each_number_twice() {
    let table = start("mode intro");
    let left: Vec<&str> = public(&table).regions_left.iter().map(Region::name).collect();
    let mut expected = [
        "forest-4",
        "forest-6",
        "gold-field-2",
        "gold-field-3",
        "fields-1",
        "fields-3",
        "hills-1",
        "hills-5",
        "pasture-5",
        "pasture-6",
        "mountains-2",
        "mountains-4",
    ];
    let mut sorted = left.clone();
    sorted.sort_unstable();
    expected.sort_unstable();
    assert_eq!(sorted, expected);
    for number in 1..=6 {
        assert_eq!(
            public(&table).regions_left.iter().filter(|region| region.number() == number).count(),
            2,
            "{number}"
        );
    }
}

#[test]
fn riv_051_each_region_of_the_stack_can_be_drawn_next() {
    let table = after("red road right", "red builds settlement right");
    assert!(is_legal(&table, "region forest-4") && is_legal(&table, "region mountains-2"));
    assert!(!is_legal(&table, "region forest-red") && !is_legal(&table, "region forest-blue"));
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    assert_eq!(outcomes.len(), 12);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
}

#[test]
fn riv_052_roads_settlements_and_cities_lie_in_stacks_of_both() {
    let begin = start("mode intro");
    let left = |table: &Table<Rivals>| {
        let public = public(table);
        (public.roads_left, public.settlements_left, public.cities_left)
    };
    assert_eq!(left(&begin), (7, 5, 7));
    let red = after("red stock lumber 1, brick 2", "red builds road left");
    assert_eq!(left(&red), (6, 5, 7));
    let blue = after("turn blue\nblue stock lumber 1, brick 2\nred road left", "blue builds road left");
    assert_eq!(left(&blue), (5, 5, 7));
}

#[test]
fn riv_053_the_higher_throw_begins() {
    for (throws, first) in [("first 5 2", "red"), ("first 2 5", "blue")] {
        let mut table = start("mode intro");
        table.draw(&mut SmallRng::seed_from_u64(1));
        play(&mut table, throws);
        assert_eq!(table.next(), Next::Seats(SeatSet::only(seat(&table, first))));
        assert_eq!(public(&table).turn, seat(&table, first));
    }
}

#[test]
fn riv_053_each_throws_one_die() {
    let game = rivals(Mode::Intro);
    let mut state = game.start();
    game.resolve(&mut state, &Outcome::Deal(Box::new(some_deal(Mode::Intro, 4))), &mut ());
    let fits = |a, b| game.may_happen(&state, &Outcome::FirstThrow(a, b));
    assert!(fits(1, 6) && fits(6, 1));
    assert!(!fits(0, 6) && !fits(6, 0) && !fits(7, 1) && !fits(1, 7));
}

#[test]
fn riv_053_equal_throws_are_thrown_again() {
    let mut table = start("mode intro");
    table.draw(&mut SmallRng::seed_from_u64(1));
    play(&mut table, "first 4 4; first 6 6");
    assert_eq!(table.next(), Next::Chance);
    assert!(!is_legal(&table, "red draws B1"));
    play(&mut table, "first 1 3");
    assert!(is_legal(&table, "blue draws B1"));
}

#[test]
fn riv_053_a_named_first_player_needs_no_throw() {
    let table = dealt("intro");
    assert!(is_legal(&table, "red draws B1"));
    assert!(!is_legal(&table, "first 2 5"));
}

/// Events that come before Yule does, whatever they are.
fn events_before_yule(mode: Mode) -> usize {
    let mut deck = public(&start(&format!("mode {}", mode.name()))).events;
    let mut count = 0;
    loop {
        let next: Vec<EventCard> = deck.next().map(|(card, _)| card).collect();
        if next.contains(&EventCard::BasicYule) {
            assert_eq!(next, [EventCard::BasicYule], "Yule lies at a place of its own");
            return count;
        }
        deck.reveal(*next.last().expect("a deck has cards"));
        count += 1;
    }
}

#[test]
fn riv_054_yule_lies_on_three_cards() {
    for mode in Mode::ALL {
        assert_eq!(events_before_yule(mode), usize::from(Rules::of(mode).event_count()) - 1 - 3, "{mode:?}");
    }
}

#[test]
fn riv_055_nobody_has_a_token_or_points_besides_two_settlements() {
    for mode in ["intro", "gold", "turmoil", "progress", "duel"] {
        let table = start(&format!("mode {mode}"));
        assert_eq!(tokens(&table), ("nobody".to_owned(), "nobody".to_owned()));
        assert_eq!((points(&table, "red"), points(&table, "blue")), (2, 2));
    }
}

#[test]
fn riv_056_the_stacks_of_each_mode_have_names_and_backs() {
    let names = |mode: Mode| Rules::of(mode).stacks.iter().map(|(name, _)| *name).collect::<Vec<_>>();
    let backs = |mode: Mode| Rules::of(mode).stacks.iter().map(|(_, set)| *set).collect::<Vec<_>>();
    assert_eq!(names(Mode::Intro), ["B1", "B2", "B3", "B4"]);
    assert_eq!(backs(Mode::Intro), [Set::Basic; 4]);
    for (mode, set) in [(Mode::Gold, Set::Gold), (Mode::Turmoil, Set::Turmoil), (Mode::Progress, Set::Progress)] {
        assert_eq!(names(mode), ["B1", "B2", "B3", "T1", "T2"]);
        assert_eq!(backs(mode), [Set::Basic, Set::Basic, Set::Basic, set, set]);
    }
    assert_eq!(names(Mode::Duel), ["B1", "B2", "B3", "G", "T", "P"]);
    assert_eq!(backs(Mode::Duel)[3..], [Set::Gold, Set::Turmoil, Set::Progress]);
}

#[test]
fn riv_056_a_stack_of_another_mode_is_not_in_play() {
    check_refused(&dealt("intro"), "red draws T1", Code::NotInPlay, rule::RIV_056);
    check_refused(&dealt("gold"), "red searches B4", Code::NotInPlay, rule::RIV_056);
    check_refused(&dealt("duel"), "red searches T2", Code::NotInPlay, rule::RIV_056);
}

// 5.2 The introductory game.

#[test]
fn riv_057_the_introductory_game_has_the_basic_set_and_seven_points() {
    assert_eq!(Rules::of(Mode::Intro).goal, 7);
    assert!(dealt_cards(Mode::Intro).keys().all(|card| card.set() == Set::Basic));
    let events = EventCard::ALL.into_iter().filter(|&card| Rules::of(Mode::Intro).events >> card as u32 & 1 != 0);
    assert!(events.into_iter().all(|card| card.data().set == Set::Basic));
}

#[test]
fn riv_058_four_stacks_of_nine_hold_all_basic_cards() {
    assert_eq!(heights(Mode::Intro), [9, 9, 9, 9]);
    let cards = dealt_cards(Mode::Intro);
    assert_eq!(cards.values().sum::<usize>(), 36);
    for card in Card::ALL.into_iter().filter(|card| card.set() == Set::Basic) {
        assert_eq!(cards.get(&card), Some(&usize::from(card.data().count)), "{card}");
    }
}

#[test]
fn riv_058_only_the_right_cards_in_stacks_of_nine_are_a_deal() {
    let game = rivals(Mode::Intro);
    let state = game.start();
    let fits = |dealt: &Dealt| game.may_happen(&state, &Outcome::Deal(Box::new(dealt.clone())));
    let good = some_deal(Mode::Intro, 4);
    assert!(fits(&good));
    let mut uneven = good.clone();
    let moved = uneven.0[0].pop().expect("nine cards");
    uneven.0[1].push(moved);
    assert!(!fits(&uneven));
    let mut wrong = good.clone();
    wrong.0[0][0] = if wrong.0[0][0] == Card::BasicAbbey { Card::BasicScout } else { Card::BasicAbbey };
    assert!(!fits(&wrong));
    assert_ne!(good, some_deal(Mode::Intro, 5), "the stacks are shuffled");
}

/// Also: RIV-EX-20.
#[test]
fn riv_059_five_events_lie_above_yule() {
    assert_eq!(Rules::of(Mode::Intro).event_count(), 9);
    assert_eq!(events_before_yule(Mode::Intro), 5);
}

/// Also: RIV-256.
#[test]
fn riv_060_each_takes_the_three_top_cards_of_a_stack() {
    let mut table = dealt("intro");
    let (first, second) = (top(&table, "B2", 3), top(&table, "B4", 3));
    assert_eq!(listed(&table, "red"), ["red draws B1", "red draws B2", "red draws B3", "red draws B4"]);
    assert!(listed(&table, "blue").is_empty());
    play(&mut table, "red draws B2");
    assert_eq!(listed(&table, "blue"), ["blue draws B1", "blue draws B3", "blue draws B4"]);
    play(&mut table, "blue draws B4");
    let sorted = |mut cards: Vec<String>| {
        cards.sort_unstable();
        cards
    };
    assert_eq!(sorted(held(&table, "red")), sorted(first));
    assert_eq!(sorted(held(&table, "blue")), sorted(second));
    assert_eq!(waits_for(&table), "before-roll");
}

#[test]
fn riv_060_the_second_player_takes_a_different_stack() {
    let mut table = dealt("intro");
    play(&mut table, "red draws B2");
    check_told(&table, "blue draws B2", "NOT_A_CHOICE RIV-060 why=taken-stack stack=B2");
    check_refused(&table, "blue searches B1", Code::NotAChoice, rule::RIV_255);
}

/// Also: RIV-298.
#[test]
fn riv_061_the_introductory_game_has_neither_rearranging_nor_demolition() {
    let mut intro = dealt("intro");
    play(&mut intro, "red draws B1; blue draws B2");
    assert_eq!(waits_for(&intro), "before-roll");
    check_illegal("red places abbey (-1,+1)", "red demolishes abbey at (-1,+1)", Code::NotInPlay, rule::RIV_061);
    assert!(is_legal(&table("option mode gold\nred places abbey (-1,+1)"), "red demolishes abbey at (-1,+1)"));
}

// 5.3 Theme games.

const THEMES: [(Mode, Set); 3] =
    [(Mode::Gold, Set::Gold), (Mode::Turmoil, Set::Turmoil), (Mode::Progress, Set::Progress)];

#[test]
fn riv_062_a_theme_game_has_the_basic_and_one_theme_set_and_twelve_points() {
    for (mode, set) in THEMES {
        assert_eq!(Rules::of(mode).goal, 12);
        let sets: Vec<Set> = dealt_cards(mode).into_keys().map(Card::set).collect();
        assert!(sets.contains(&Set::Basic) && sets.contains(&set));
        assert!(sets.into_iter().all(|found| found == Set::Basic || found == set));
    }
}

/// Also: RIV-226, RIV-EX-20.
#[test]
fn riv_063_the_event_deck_adds_the_events_of_the_theme() {
    let sizes = THEMES.map(|(mode, _)| (Rules::of(mode).event_count(), events_before_yule(mode)));
    assert_eq!(sizes, [(12, 8), (13, 9), (14, 10)]);
    for (mode, set) in THEMES {
        let has = |card: EventCard| Rules::of(mode).events >> card as u32 & 1 != 0;
        for card in EventCard::ALL {
            assert_eq!(has(card), card.data().set == Set::Basic || card.data().set == set, "{mode:?} {card:?}");
        }
    }
}

/// Also: RIV-125.
#[test]
fn riv_064_two_cards_of_the_theme_lie_face_up_for_both() {
    let cards = [
        ("gold", Card::GoldMerchantGuild),
        ("turmoil", Card::TurmoilHedgeTavern),
        ("progress", Card::ProgressUniversity),
    ];
    for (mode, card) in cards {
        let table = start(&format!("mode {mode}"));
        assert_eq!((table.game().rules.face_up, public(&table).face_up_left), (Some(card), 2));
    }
    for mode in ["intro", "duel"] {
        let table = start(&format!("mode {mode}"));
        assert_eq!((table.game().rules.face_up, public(&table).face_up_left), (None, 0));
    }
    for colour in ["red", "blue"] {
        let position =
            format!("option mode turmoil\nturn {colour}\n{colour} city (1,0)\n{colour} stock wool 1, grain 1, gold 2");
        let table = after(&position, &format!("{colour} builds hedge-tavern at (1,+1) from the face-up stack"));
        assert_eq!((public(&table).face_up_left, points(&table, colour)), (1, 4));
    }
}

#[test]
fn riv_064_an_empty_or_missing_face_up_stack_gives_nothing() {
    let both =
        "option mode turmoil\nred city (1,0)\nred stock wool 1, grain 1, gold 2\ndiscard hedge-tavern, hedge-tavern";
    check_illegal(both, "red builds hedge-tavern at (1,+1) from the face-up stack", Code::StackEmpty, rule::RIV_125);
    let duel = "option mode duel\nred city (1,0)\nred stock wool 1, grain 1, gold 2";
    check_illegal(duel, "red builds hedge-tavern at (1,+1) from the face-up stack", Code::NotInPlay, rule::RIV_064);
}

#[test]
fn riv_065_basic_cards_in_three_stacks_theme_cards_in_two() {
    assert_eq!(heights(Mode::Gold), [12, 12, 12, 11, 11]);
    assert_eq!(heights(Mode::Turmoil), [12, 12, 12, 11, 11]);
    assert_eq!(heights(Mode::Progress), [12, 12, 12, 12, 12]);
    for (mode, set) in THEMES {
        let dealt = some_deal(mode, 6);
        assert!(dealt.0[..3].iter().flatten().all(|card| card.set() == Set::Basic));
        assert!(
            dealt.0[3..].iter().flatten().all(|card| card.set() == set && rivals(mode).rules.face_up != Some(*card))
        );
    }
}

/// Also: RIV-255.
#[test]
fn riv_066_each_looks_through_a_basic_stack_and_takes_any_three() {
    let mut table = dealt("gold");
    let before: Vec<String> = top(&table, "B2", 12);
    assert_eq!(listed(&table, "red"), ["red searches B1", "red searches B2", "red searches B3"]);
    play(&mut table, "red searches B2");
    let taken = [&before[11], &before[4], &before[0]];
    for card in taken {
        play(&mut table, &format!("red takes {card}"));
    }
    let mut hand = held(&table, "red");
    let mut expected: Vec<String> = taken.map(Clone::clone).to_vec();
    hand.sort_unstable();
    expected.sort_unstable();
    assert_eq!(hand, expected);
    assert_eq!(top(&table, "B2", 12).len(), 9);
    assert_eq!(listed(&table, "blue"), ["blue searches B1", "blue searches B2", "blue searches B3"]);
}

#[test]
fn riv_066_the_order_of_the_other_cards_stays() {
    let position = "
        option mode gold
        phase begin-play
        then start-hand red
        stack B1 abbey, scout, austin, inga, scout, storehouse
    ";
    let table = after(position, "red searches B1; red takes scout; red takes inga; red takes abbey");
    assert_eq!(stack(&table, "B1"), "austin, scout, storehouse");
}

#[test]
fn riv_066_theme_stacks_and_missing_cards_are_no_choice() {
    let mut table = dealt("gold");
    check_told(&table, "red searches T1", "NOT_A_CHOICE RIV-066 why=basic-stack stack=T1");
    check_refused(&table, "red draws B1", Code::NotAChoice, rule::RIV_255);
    play(&mut table, "red searches B1");
    check_refused(&table, "red takes mint", Code::NotThere, rule::RIV_156);
    check_refused(&table, "red passes", Code::NotAChoice, rule::RIV_156);
}

#[test]
fn riv_067_the_second_player_may_search_the_same_stack() {
    let mut table = dealt("progress");
    let cards = top(&table, "B3", 12);
    play(&mut table, "red searches B3");
    for card in &cards[..3] {
        play(&mut table, &format!("red takes {card}"));
    }
    assert_eq!(top(&table, "B3", 12), cards[3..], "nine are left");
    play(&mut table, "blue searches B3");
    for card in &cards[3..6] {
        play(&mut table, &format!("blue takes {card}"));
    }
    assert_eq!(top(&table, "B3", 12), cards[6..]);
}

/// Both have their hands; red may rearrange.
const ARRANGING: &str = "
    option mode gold
    phase begin-play
    then arrange blue (-2,+1)
    then arrange red (-2,+1)
";

/// Also: RIV-255.
#[test]
fn riv_068_in_turn_order_each_may_permute_the_regions_with_their_units() {
    let mut table = table(ARRANGING);
    assert!(!is_legal(&table, "blue passes"));
    // Cells in the order of places: left to right, the upper one first.
    play(&mut table, "red arranges (2,-1); red arranges (0,+1); red arranges (2,-1)");
    play(&mut table, "red arranges (0,-1); red arranges (2,-1)");
    let names = CELLS.map(|cell| region_at(&table, "red", cell).map_or("", Region::name).to_owned());
    assert_eq!(
        names,
        ["mountains-red", "forest-red", "hills-red", "gold-field-red", "pasture-red", "fields-red"].map(str::to_owned)
    );
    assert_eq!(CELLS.map(|cell| units(&table, "red", cell)), [1, 1, 1, 0, 1, 1]);
    assert!(is_legal(&table, "blue passes"));
    play(&mut table, "blue arranges (0,+1); blue passes");
    assert_eq!(region_at(&table, "blue", "(-2,+1)").map(Region::name), Some("gold-field-blue"));
    assert_eq!(region_at(&table, "blue", "(0,+1)").map(Region::name), Some("forest-blue"));
    assert_eq!(waits_for(&table), "before-roll");
}

#[test]
fn riv_068_regions_may_stay_where_they_are() {
    let table = after(ARRANGING, "red passes; blue passes");
    for colour in ["red", "blue"] {
        assert_eq!(
            CELLS.map(|cell| region_at(&table, colour, cell).map(|it| it.name().to_owned())),
            starting_words(colour).map(Some)
        );
    }
}

#[test]
fn riv_068_every_permutation_can_be_reached_and_nothing_else() {
    let mut table = table(ARRANGING);
    assert_eq!(listed_with(&table, "red", "arranges").len(), 6);
    play(&mut table, "red arranges (-2,+1)");
    assert_eq!(listed_with(&table, "red", "arranges").len(), 5);
    // A place that was dealt with is not changed again.
    check_told(&table, "red arranges (-2,+1)", "NOT_A_CHOICE RIV-068 why=arranged place=(-2,+1)");
    check_told(&table, "red arranges (4,+1)", "NOT_A_CHOICE RIV-068 why=arranged place=(4,+1)");
    play(&mut table, "red arranges (-2,-1); red arranges (0,+1); red arranges (0,-1)");
    assert_eq!(listed_with(&table, "red", "arranges").len(), 2);
    play(&mut table, "red arranges (2,-1)");
    assert!(listed(&table, "red").is_empty());
}

#[test]
fn riv_069_the_gold_cache_lies_in_the_gold_stacks() {
    for seed in 0..8 {
        let dealt = some_deal(Mode::Gold, seed);
        assert!(dealt.0[3..].iter().flatten().any(|&card| card == Card::GoldGoldCache));
    }
    let tops = (0..64).filter(|&seed| some_deal(Mode::Gold, seed).0[3].contains(&Card::GoldGoldCache)).count();
    assert!((16..48).contains(&tops), "in either stack: {tops} of 64 in T1");
}

// 5.4 The Duel.

#[test]
fn riv_070_the_duel_has_all_sets_and_thirteen_points() {
    assert_eq!(Rules::of(Mode::Duel).goal, 13);
    let sets: Vec<Set> = dealt_cards(Mode::Duel).into_keys().map(Card::set).collect();
    assert!(Set::ALL.into_iter().all(|set| sets.contains(&set)));
    let mut table = dealt("duel");
    assert_eq!(listed(&table, "red"), ["red searches B1", "red searches B2", "red searches B3"]);
    for colour in ["red", "blue"] {
        let cards = top(&table, "B1", 3);
        play(&mut table, &format!("{colour} searches B1"));
        cards.iter().for_each(|card| drop(play(&mut table, &format!("{colour} takes {card}"))));
    }
    play(&mut table, "red arranges (0,+1); red passes; blue arranges (2,-1); blue passes");
    assert_eq!(waits_for(&table), "before-roll");
}

#[test]
fn riv_071_the_duel_has_three_basic_stacks_of_twelve() {
    let dealt = some_deal(Mode::Duel, 7);
    assert!(dealt.0[..3].iter().all(|stack| stack.len() == 12));
    assert!(dealt.0[..3].iter().flatten().all(|card| card.set() == Set::Basic));
}

/// Also: RIV-289, RIV-303.
#[test]
fn riv_072_theme_cards_without_half_moon_make_a_stack_each() {
    assert_eq!(heights(Mode::Duel)[3..], [12, 12, 14]);
    let dealt = dealt_cards(Mode::Duel);
    for (set, removed) in [(Set::Gold, 12), (Set::Turmoil, 12), (Set::Progress, 12)] {
        let of_set = |card: &Card| card.set() == set;
        let all: usize = Card::ALL.iter().filter(|card| of_set(card)).map(|card| usize::from(card.data().count)).sum();
        let left: usize = dealt.iter().filter(|(card, _)| of_set(card)).map(|(_, count)| count).sum();
        assert_eq!(all - left, removed, "{set:?}");
    }
    let gone = [
        Card::GoldBrigands,
        Card::GoldReiner,
        Card::TurmoilIrmgard,
        Card::ProgressRelocation,
        Card::ProgressParliament,
    ];
    assert!(gone.iter().all(|card| !dealt.contains_key(card)));
    assert_eq!(dealt.get(&Card::TurmoilBrigands), Some(&1));
    assert_eq!(dealt.get(&Card::ProgressBathHouse), Some(&2));
    assert_eq!(dealt.get(&Card::GoldMerchant), Some(&2));
}

#[test]
fn riv_073_the_duel_has_no_face_up_stack_and_plays_those_cards_from_the_hand() {
    let dealt = dealt_cards(Mode::Duel);
    for card in [Card::GoldMerchantGuild, Card::TurmoilHedgeTavern, Card::ProgressUniversity] {
        assert_eq!(dealt.get(&card), Some(&1));
    }
    let position = "option mode duel\nred city (1,0)\nred stock wool 1, grain 1, gold 2\nred hand hedge-tavern";
    let table = after(position, "red builds hedge-tavern at (1,+1)");
    assert_eq!((hand(&table, "red"), points(&table, "red")), ("none".to_owned(), 4));
}

/// The events that carry a half-moon, or do not, with their sets.
fn marked_events(is_marked: bool) -> Vec<(Set, Happening)> {
    let cards = EventCard::ALL.into_iter().filter(|card| card.data().is_marked == is_marked);
    cards.map(|card| (card.data().set, card.data().happening)).collect()
}

#[test]
fn riv_074_six_events_carry_no_half_moon() {
    let mut plain: Vec<Happening> = marked_events(false).into_iter().map(|(_, happening)| happening).collect();
    plain.sort_unstable_by_key(|&happening| happening as u8);
    let mut expected = [
        Happening::Yule,
        Happening::Invention,
        Happening::YearOfPlenty,
        Happening::Riots,
        Happening::TravelingMerchant,
        Happening::Plague,
    ];
    expected.sort_unstable_by_key(|&happening| happening as u8);
    assert_eq!(plain, expected);
    assert_eq!(marked_events(true).len(), 15);
    let rules = Rules::of(Mode::Duel);
    assert_eq!((rules.events.count_ones(), rules.event_pool.0.count_ones()), (6, 15));
}

/// Also: RIV-EX-20.
#[test]
fn riv_075_six_of_fifteen_marked_events_join_the_deck_of_the_duel() {
    let rules = Rules::of(Mode::Duel);
    assert_eq!((rules.event_count(), rules.event_pool.1), (12, 6));
    assert_eq!(events_before_yule(Mode::Duel), 8);
    let mut deck = public(&start("mode duel")).events;
    // Each of the 5 + 15 may be next; a marked one is as likely as six in fifteen of a sure one.
    let weights: Vec<(EventCard, u32)> = deck.next().collect();
    assert_eq!(weights.len(), 20);
    for (card, weight) in weights {
        assert_eq!(weight, if card.data().is_marked { 6 } else { 15 }, "{card:?}");
    }
    // After six of them no other marked event can come, after Yule either.
    let marked: Vec<EventCard> = EventCard::ALL.into_iter().filter(|card| card.data().is_marked).collect();
    marked[..6].iter().for_each(|&card| deck.reveal(card));
    assert!(deck.next().all(|(card, _)| !card.data().is_marked));
    deck.reveal(EventCard::BasicYule);
    assert!(deck.next().all(|(card, _)| !marked[6..].contains(&card)));
    assert_eq!(deck.next().count(), 11);
}

#[test]
fn riv_076_the_marked_events_by_set() {
    let mut found: BTreeMap<(Set, u8), usize> = BTreeMap::new();
    marked_events(true).into_iter().for_each(|(set, event)| *found.entry((set, event as u8)).or_default() += 1);
    let expected = [
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
    let expected = expected.into_iter().map(|(set, event, count)| ((set, event as u8), count)).collect();
    assert_eq!(found, expected);
}

#[test]
fn riv_ex_20_deck_sizes_and_cards_above_yule() {
    let sizes = Mode::ALL.map(|mode| (Rules::of(mode).event_count(), events_before_yule(mode)));
    assert_eq!(sizes, [(9, 5), (12, 8), (13, 9), (14, 10), (12, 8)]);
}

#[test]
fn riv_ex_43_the_duel_leaves_45_cards_out_of_play() {
    assert_eq!(heights(Mode::Duel), [12, 12, 12, 12, 12, 14]);
    let draw: usize = heights(Mode::Duel).iter().sum();
    let all_draw: usize = Card::ALL.iter().map(|card| usize::from(card.data().count)).sum();
    let events = usize::from(Rules::of(Mode::Duel).event_count());
    assert_eq!((draw, events), (36 + 38, 12));
    assert_eq!((all_draw - draw, EventCard::ALL.len() - events), (36, 9));
    assert_eq!(49 + draw + events, 180 - 45);
}
