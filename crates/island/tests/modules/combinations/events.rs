//! Event cards with two players and with the scenarios (COMBO-031 to COMBO-045).

use super::*;

/// A table of two with event cards.
fn two(position: &str) -> Table<Island> {
    table(&format!("option variants two_players event_cards\noption colours red blue\n{position}"))
}

/// A table of a scenario with event cards.
fn with(scenario: &str, position: &str) -> Table<Island> {
    table(&format!("option variants event_cards\noption scenario {scenario}\n{position}"))
}

/// How many cards lie open.
fn revealed(table: &Table<Island>) -> u8 {
    public(table).modules.event_cards.revealed.total()
}

/// Whether the player on turn is asked nothing more than what to trade or build.
fn is_free(table: &Table<Island>, name: &str) -> bool {
    table.next() == Next::Seats(SeatSet::only(seat(table, name))) && is_legal(table, &format!("{name} ends turn"))
}

// Two players.

/// Also: TWO-066.
#[test]
fn combo_031_two_cards_come_in_the_place_of_two_rolls_and_equal_numbers_count() {
    for (first, second, gained) in [
        ("6", "10", "1 brick 1 ore"),
        ("10", "10", "2 ore"),
        ("10 neighbourly-help", "10", "2 ore"),
        ("8", "9", "nothing"),
    ] {
        let mut table = two("red settlement N(0,-1)\nturn red");
        play(&mut table, "red rolls");
        assert_eq!(table.next(), Next::Chance);
        assert!(!is_legal(&table, "dice 3+3"), "dice are not used");
        play(&mut table, &format!("reveal {first}"));
        assert_eq!((table.next(), revealed(&table)), (Next::Chance, 1), "the second follows at once");
        assert!(!is_legal(&table, "red ends turn") && !is_legal(&table, "dice 3+3"));
        play(&mut table, &format!("reveal {second}"));
        assert_eq!((hand(&table, "red"), revealed(&table)), (cards(gained), 2), "{first}, {second}");
        assert!(is_free(&table, "red"));
        assert_eq!(refusal(&table, "red rolls").code, Code::AlreadyRolled);
    }
}

/// Also: TWO-013.
#[test]
fn combo_032_each_card_is_dealt_with_before_the_next_and_two_robber_attacks_both_count() {
    let mut table = two("red settlement N(0,-1), road NE(0,-1)\nblue settlement S(0,1), hand 18 wool\nturn red");
    play(&mut table, "red rolls; reveal 7 robber-attack");
    let waits = |table: &Table<Island>, name: &str| table.next() == Next::Seats(SeatSet::only(seat(table, name)));
    assert!(waits(&table, "blue"), "blue discards first");
    play(&mut table, "blue discards 9 wool");
    assert!(waits(&table, "red"), "then red moves the robber");
    play(&mut table, "red moves robber (0,1); steal wool");
    assert_eq!((table.next(), revealed(&table)), (Next::Chance, 1));
    play(&mut table, "reveal 7 robber-attack; blue discards 4 wool; red moves robber (0,2); steal wool");
    assert_eq!((hand(&table, "blue"), hand(&table, "red")), (cards("3 wool"), cards("2 wool")));
    assert!(is_free(&table, "red"));
}

#[test]
fn combo_032_the_event_of_a_card_comes_before_its_number_and_both_before_the_next_card() {
    let mut table = two("red settlement N(0,-1), road NE(0,-1)\nturn red");
    play(&mut table, "red rolls; reveal 6 earthquake");
    assert_eq!(
        (listed(&table, "red"), hand(&table, "red")),
        (vec!["red damages road NE(0,-1)".into()], cards("nothing"))
    );
    let log = play(&mut table, "red damages road NE(0,-1)");
    assert_eq!(log, ["the road NE(0,-1) of red is damaged", "red gains 1 brick"]);
    assert_eq!(table.next(), Next::Chance);
    play(&mut table, "reveal 6");
    assert_eq!(hand(&table, "red"), cards("2 brick"));
}

/// All cards but five and those taken back: the deck before New Year, or one card before it.
fn nearly_used_up(left: usize) -> String {
    let all = event_cards::deck::Card::all().flat_map(|card| (0..card.face().count).map(move |_| card.to_string()));
    let mut cards: Vec<String> = all.collect();
    cards.retain(|card| card != "9");
    assert_eq!(cards.len(), 33);
    cards.truncate(31 - left);
    format!("revealed {}", cards.join(", "))
}

#[test]
fn combo_032_new_year_at_either_draw_shuffles_and_the_next_card_counts() {
    let new_year = "new year: all event cards are shuffled".to_owned();
    for (left, years) in [(0, [true, false]), (1, [false, true]), (2, [false, false])] {
        let mut table = two(&format!("{}\nturn red", nearly_used_up(left)));
        assert_eq!(usize::from(revealed(&table)), 31 - left);
        // Whatever shuffles does so before the card that counts, so that even a plain 9 is there.
        let mut log = play(&mut table, "red rolls");
        let mut was_shuffled = [false; 2];
        was_shuffled[0] = log.contains(&new_year);
        log = play(&mut table, "reveal 9");
        was_shuffled[0] |= log.first() == Some(&new_year);
        was_shuffled[1] = log.len() > 1 && log.last() == Some(&new_year);
        assert_eq!(table.next(), Next::Chance);
        log = play(&mut table, "reveal 9");
        was_shuffled[1] |= log.first() == Some(&new_year);
        assert_eq!(was_shuffled, years, "{left} cards above New Year");
        let expected = [2, 1, 31][left];
        assert_eq!(revealed(&table), expected, "two cards count, and what was revealed before went back");
        assert!(is_free(&table, "red"));
    }
}

/// White and orange are nobody's: they have roads, harbours and even the Longest Road.
const NEUTRAL: &str = "white  settlement S(1,-2) N(2,-1) N(2,1), road W(1,-1) NE(0,0) NW(1,0) NE(1,0) NW(2,0)
                       orange settlement N(-1,2), road NW(-1,2)";

#[test]
fn combo_033_neutral_colours_damage_no_roads() {
    let mut table = two(&format!("{NEUTRAL}\nred settlement N(-1,0), road NW(-1,0)\nturn red"));
    play(&mut table, "red rolls; reveal 6 earthquake");
    assert_eq!(refusal(&table, "red damages road W(1,-1)").code, Code::NotAChoice);
    play(&mut table, "red damages road NW(-1,0)");
    assert_eq!(table.next(), Next::Chance, "nobody else is asked");
    assert_eq!(public(&table).modules.event_cards.damaged.len(), 1);
}

#[test]
fn combo_033_the_left_neighbour_is_the_other_player() {
    let mut table = two(&format!("{NEUTRAL}\nred hand ore\nblue hand wool\nturn red"));
    play(&mut table, "red rolls; reveal 6 good-neighbours; red gives left ore; blue gives left wool");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("wool"), cards("ore")));
}

#[test]
fn combo_033_neutral_colours_are_not_compared_and_receive_nothing() {
    // One harbour of red's against two of white's.
    let mut table = two(&format!("{NEUTRAL}\nred settlement N(0,-2)\nturn blue"));
    play(&mut table, "blue rolls; reveal 9 calm-sea; red receives ore");
    assert_eq!((table.next(), hand(&table, "red")), (Next::Chance, cards("ore")));
    // In a plentiful year two players receive.
    play(&mut table, "reveal 2 plentiful-year; blue receives ore; red receives ore");
    assert!(is_free(&table, "blue"));
    // One point each: neutral colours without any are not behind them.
    let level = format!("{NEUTRAL}\nred settlement N(0,-2), hand ore\nblue settlement N(-2,0), hand ore\nturn red");
    let mut table = two(&level);
    play(&mut table, "red rolls; reveal 10 neighbourly-help");
    assert_eq!(table.next(), Next::Chance);
    // The leader helps the other player and no neutral colour.
    let mut table = two(&level.replace("settlement N(0,-2)", "city N(0,-2)"));
    play(&mut table, "red rolls; reveal 10 neighbourly-help");
    assert_eq!(listed(&table, "red"), ["red helps blue with ore"]);
}

#[test]
fn combo_033_trade_advantage_does_nothing_for_a_neutral_colour() {
    let mut table = two(&format!("{NEUTRAL}\nred hand ore\nblue hand ore\nturn red"));
    assert_eq!(public(&table).longest_road, Some(Seat(2)));
    let before = table.state().private;
    play(&mut table, "red rolls; reveal 5 trade-advantage");
    assert_eq!((table.next(), table.state().private), (Next::Chance, before));
    // A player with the Longest Road draws from the other player or from nobody.
    let mut table = two("red settlement N(0,0), road NE(0,0) NW(1,0) NE(1,0) NW(2,0) NE(2,0)
         blue hand ore
         turn blue");
    assert_eq!(public(&table).longest_road, Some(Seat(0)));
    play(&mut table, "blue rolls; reveal 5 trade-advantage");
    assert_eq!(listed(&table, "red"), ["red draws from blue", "red draws from nobody"]);
}

// Rivers.

#[test]
fn combo_042_an_earthquake_damages_roads_and_never_bridges() {
    let mut table = with(
        "rivers",
        "red    settlement N(0,0), road NE(0,0), bridge W(1,-1)
         blue   settlement N(-1,0), bridge W(0,-1)
         turn   red",
    );
    play(&mut table, "red rolls; reveal 6 earthquake");
    assert_eq!(listed(&table, "red"), ["red damages road NE(0,0)"]);
    // Whosever it is.
    for path in ["W(1,-1)", "W(0,-1)"] {
        let told = Detail::Why("bridge-stands", About::Edge(path.parse().unwrap()));
        let illegal = refusal(&table, &format!("red damages road {path}"));
        assert_eq!(illegal, Illegal::new(Code::NotAChoice, rule::EVENT_030, told));
    }
    play(&mut table, "red damages road NE(0,0)");
    assert!(is_free(&table, "red"), "blue has nothing but a bridge");
    assert_eq!(refusal(&table, "red repairs road W(1,-1)").code, Code::NotDamaged);
}

#[test]
fn combo_043_a_bridge_may_be_built_beside_damage_if_something_whole_touches_it() {
    let bridge = "red builds bridge W(2,-1)";
    let red = |more: &str| {
        with(
            "rivers",
            &format!("red settlement N(0,0), road NE(0,0) NW(1,0), hand 3 brick 2 lumber, {more}\nturn red, rolled"),
        )
    };
    // The road NW(1,0) leads to the bridge site.
    let mut whole = red("damaged NE(0,0)");
    assert!(listed(&whole, "red").contains(&bridge.to_owned()));
    assert_eq!(refusal(&whole, "red builds road NE(1,0)").code, Code::RoadDamaged);
    play(&mut whole, bridge);
    assert_eq!(refusal(&whole, "red builds road NE(1,0)").code, Code::RoadDamaged, "the damage stays");
    let broken = red("damaged NW(1,0)");
    assert!(!listed(&broken, "red").contains(&bridge.to_owned()));
    let refused = refusal(&broken, bridge);
    assert_eq!((refused.code, refused.rule), (Code::RoadDamaged, rule::COMBO_043));
    // A building does as well, though all roads are damaged.
    assert!(is_legal(&red("damaged NE(0,0) NW(1,0)"), "red builds bridge W(1,-1)"));
    // And what a whole bridge reaches is reached.
    let beyond = with(
        "rivers",
        "red road NE(0,0), damaged NE(0,0), bridge W(1,-1), hand brick lumber wool grain\nturn red, rolled",
    );
    assert!(is_legal(&beyond, "red builds settlement S(1,-2)") && is_legal(&beyond, "red builds settlement N(0,0)"));
    assert_eq!(refusal(&beyond, "red builds settlement S(1,-1)").code, Code::RoadDamaged);
}

// What is no card.

/// Everything of blue's that is no card, before and after.
fn belongings(table: &Table<Island>) -> String {
    let (public, private) = (&public(table).modules, private(table, "blue"));
    format!("{:?} {:?} {:?} {:?}", public.gold, public.two_players.tokens, private.modules, public.caravans.camels)
}

/// Blue has no cards but something else: no event asks blue for it, takes it or gives more of it.
#[test]
fn combo_044_events_move_cards_and_nothing_else() {
    let tables = [
        ("option scenario rivers", "gold 3"),
        ("option scenario fishermen", "fish 1 2"),
        ("option scenario caravans\n camels NE(-1,0) NW(-1,0)", "road NW(-1,0)"),
        ("option colours red blue", "tokens 5"),
    ];
    for (options, item) in tables {
        let variants = if item.contains("tokens") { "two_players event_cards" } else { "event_cards" };
        let position = format!(
            "option variants {variants}\n{options}
             red  settlement N(0,0), knights 3, hand ore
             blue city S(1,0) N(-2,1), {item}
             turn red"
        );
        let starting = table(&position);
        let asked_blue = |card: &str| {
            let mut table = starting.clone();
            play(&mut table, &format!("red rolls; reveal {card}"));
            let is_asked = table.next() == Next::Seats(SeatSet::only(seat(&table, "blue")));
            let red = listed(&table, "red").iter().any(|action| action.contains("draws from"));
            assert_eq!(belongings(&table), belongings(&starting), "{item}, {card}");
            (is_asked, red)
        };
        // Blue leads in points but has no card to help with; red has the Largest Army but nobody to draw from.
        assert_eq!(asked_blue("11 neighbourly-help"), (false, false), "{item}");
        assert_eq!(asked_blue("3 conflict"), (false, false), "{item}");
        let mut gifts = starting.clone();
        play(&mut gifts, "red rolls; reveal 6 good-neighbours; red gives left ore");
        assert_eq!((hand(&gifts, "blue"), belongings(&gifts)), (cards("ore"), belongings(&starting)), "{item}");
        let mut year = starting.clone();
        play(&mut year, "red rolls; reveal 2 plentiful-year");
        assert_eq!(listed(&year, "red").len(), 5, "the five resources: {item}");
    }
}

// Fishermen.

/// Grounds and lake do for a card what they do for a throw of the same number.
#[test]
fn combo_045_the_number_of_a_card_brings_fish_as_a_throw_does() {
    let position = "red    settlement S(1,-3), city S(2,0)
                    blue   city N(2,0), settlement N(-2,3)
                    white  settlement S(-2,1), city N(0,0)
                    orange settlement N(-1,-1)
                    turn   red";
    let mut fished = 0;
    for number in (2..=12u8).filter(|&number| number != 7) {
        let low = number.saturating_sub(6).max(1);
        let thrown =
            after(&format!("option scenario fishermen\n{position}"), &format!("red rolls {low}+{}", number - low));
        let mut drawn = with("fishermen", position);
        play(&mut drawn, "red rolls");
        match number {
            2 => {
                let answers = "red receives ore; blue receives ore; white receives ore; orange receives ore";
                play(&mut drawn, &format!("reveal 2 plentiful-year; {answers}"))
            }
            12 => play(&mut drawn, "reveal 12 calm-sea"),
            _ => play(&mut drawn, &format!("reveal {number}")),
        };
        let due = |table: &Table<Island>| public(table).modules.fishermen.due;
        assert_eq!((due(&drawn), drawn.next()), (due(&thrown), thrown.next()), "{number}");
        fished += u8::from(due(&drawn) != [0; 4]);
    }
    assert_eq!(fished, 10, "every number brings fish to somebody");
}

#[test]
fn combo_045_an_epidemic_takes_no_fish() {
    let mut table = with("fishermen", "red city S(1,-3) N(0,0)\nturn red");
    let log = play(&mut table, "red rolls; reveal 6 epidemic; fish 1; fish 3");
    assert!(log.contains(&"red gains 1 brick".to_owned()), "{log:?}");
    assert_eq!(private(&table, "red").modules.fishermen.tokens.0, [1, 0, 1], "a city draws two tokens all the same");
    assert!(is_free(&table, "red"));
}
