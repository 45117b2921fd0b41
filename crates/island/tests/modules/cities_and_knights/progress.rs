//! The turn, and progress cards: gaining, holding and playing them; what is hidden (sections 1.3 and 1.4).

use steading_game::{Game, Notation, Observer, Seat, Table, TableError};
use steading_island::Island;
use steading_island::cards::Cards;
use steading_island::event::Event;
use steading_island::illegal::Code;
use steading_island::modules::cities_and_knights::{Card, Track};
use steading_island::rule;
use steading_island::view::View;

use super::set_up::possible;
use super::*;

/// Every seat of the table, and the spectators.
pub const OBSERVERS: [Observer; 5] = [
    Observer::Seat(Seat(0)),
    Observer::Seat(Seat(1)),
    Observer::Seat(Seat(2)),
    Observer::Seat(Seat(3)),
    Observer::Public,
];

/// The table after some moves, in the new edition unless the position says otherwise.
pub fn played(position: &str, moves: &str) -> Table<Island> {
    let mut table = at(position);
    play(&mut table, moves);
    table
}

/// Whether red is in the action phase, with nothing owed.
pub fn is_done(table: &Table<Island>) -> bool {
    asked(table) == ["red"] && is_legal(table, "red ends turn")
}

/// Code and rule of what refuses a move.
pub fn refusal_of(table: &Table<Island>, action: &str) -> (Code, steading_game::RuleId) {
    let illegal = refusal(table, action);
    (illegal.code, illegal.rule)
}

/// A card that can do nothing.
pub fn no_effect(position: &str, action: &str) {
    refused(position, action, Code::NoEffect, rule::CK_061);
}

/// A move that is allowed.
pub fn allowed(position: &str, action: &str) {
    assert!(is_legal(&at(position), action), "{action} in {position}");
}

/// Enters one line and returns the events themselves.
pub fn events(table: &mut Table<Island>, line: &str) -> Vec<Event> {
    table.enter_text(line).unwrap_or_else(|error| panic!("`{line}` failed: {error:?}"))
}

/// What an observer is told of events, as lines of the log.
pub fn told(table: &Table<Island>, events: &[Event], observer: Observer) -> Vec<String> {
    let heard = events.iter().filter_map(|event| table.game().redact(event, observer));
    heard.map(|event| table.game().write_event(&event)).collect()
}

/// What an observer sees.
pub fn view(table: &Table<Island>, observer: Observer) -> View {
    table.game().view(table.state(), observer)
}

/// The observer that a colour is.
pub fn eyes(table: &Table<Island>, name: &str) -> Observer {
    Observer::Seat(seat(table, name))
}

/// Plays one of two lines each at the same table: these colours alone can tell afterwards which one it was.
pub fn only_these_know(table: &Table<Island>, lines: [&str; 2], names: &[&str]) {
    let mut tables = [table.clone(), table.clone()];
    let heard = [0, 1].map(|index| events(&mut tables[index], lines[index]));
    let knowing: Vec<Observer> = names.iter().map(|name| eyes(table, name)).collect();
    for observer in OBSERVERS {
        let seen = [0, 1].map(|index| view(&tables[index], observer));
        let lines = [0, 1].map(|index| told(&tables[index], &heard[index], observer));
        let may_know = knowing.contains(&observer);
        assert_eq!(seen[0] != seen[1], may_know, "what {observer:?} sees");
        assert_eq!(lines[0] != lines[1], may_know, "what {observer:?} is told: {lines:?}");
    }
}

/// The cards under a deck, next to come first, as positions write them.
pub fn returned(table: &Table<Island>, deck: &str) -> Vec<String> {
    let position = table.game().write_position(table.state());
    let beginning = format!("returned {deck} ");
    let line = position.lines().find_map(|line| line.strip_prefix(beginning.as_str()));
    line.map_or(Vec::new(), |cards| cards.split(", ").map(|card| card.trim().to_owned()).collect())
}

/// Sorted, for what comes in no order that a rule fixes.
pub fn sorted(mut moves: Vec<String>) -> Vec<String> {
    moves.sort();
    moves
}

// Drawing.

#[test]
fn ck_043_the_red_die_draws_up_to_the_level_and_one_more() {
    for track in ["trade", "politics", "science"] {
        for level in 0..=5u8 {
            for red in 1..=6u8 {
                // Levels 4 and 5 come with the metropolis; the city yields nothing to speak of.
                let levels = match level {
                    0 => String::new(),
                    1..=3 => format!("levels {track} {level}, "),
                    _ => format!("city N(0,0), metropolis {track} N(0,0), levels {track} {level}, "),
                };
                let other = if red == 6 { 2 } else { 1 };
                let position = format!("red {levels}hand ore\nturn red");
                let table = played(&position, &format!("red rolls {red}+{other} {track}"));
                let draws = level >= 1 && red <= level + 1;
                assert_eq!(waits_for_chance(&table), draws, "{track} {level}, red {red}");
            }
        }
    }
    // Only the deck of the symbol.
    let table = played("red levels trade 2\nturn red", "red rolls 1+1 science");
    assert!(!waits_for_chance(&table));
}

#[test]
fn ck_044_level_0_never_draws() {
    for mut table in in_both("red city N(2,0)\nblue levels trade 1\nturn red") {
        play(&mut table, "red rolls 1+1 trade; draw merchant");
        assert_eq!(held(&table, "blue"), [Card::Merchant], "blue alone draws");
        assert!(held(&table, "red").is_empty() && is_done(&table));
    }
}

#[test]
fn ck_045_the_player_on_turn_draws_first_and_the_others_clockwise() {
    let all = ["red", "blue", "white", "orange"].map(|name| format!("{name} levels trade 1")).join("\n");
    let mut table = at(&format!("{all}\nturn white"));
    play(&mut table, "white rolls 1+1 trade");
    for (name, text, card) in [
        ("white", "merchant", Card::Merchant),
        ("orange", "merchant-fleet", Card::MerchantFleet),
        ("red", "trade-monopoly", Card::TradeMonopoly),
        ("blue", "master-merchant", Card::MasterMerchant),
    ] {
        assert!(waits_for_chance(&table));
        play(&mut table, &format!("draw {text}"));
        assert_eq!(held(&table, name), [card], "{name}");
    }
    assert!(is_legal(&table, "white ends turn"));
}

/// Everybody holds four trade cards, and two are left: what the first players drop is what the later ones draw.
/// Also: CK-051, CK-052, CK-058.
#[test]
fn ck_045_each_draw_is_completed_before_the_next() {
    let mut table = at("
        white   levels trade 1, progress merchant merchant merchant merchant
        orange  levels trade 1, progress merchant merchant commercial-harbour commercial-harbour
        red     levels trade 1, progress merchant-fleet merchant-fleet master-merchant master-merchant
        blue    levels trade 1, progress trade-monopoly trade-monopoly resource-monopoly resource-monopoly
        turn    white
    ");
    assert_eq!(left(&table, Track::Trade), 2);
    play(&mut table, "white rolls 1+1 trade; draw resource-monopoly");
    assert_eq!(asked(&table), ["white"]);
    play(&mut table, "white drops merchant");
    assert_eq!(possible(&table), [("draw resource-monopoly".to_owned(), 1)], "the first shuffle comes first");
    play(&mut table, "draw resource-monopoly");
    assert_eq!(asked(&table), ["orange"]);
    play(&mut table, "orange drops commercial-harbour");
    // Now the returned cards come, in their order and without chance.
    assert_eq!(asked(&table), ["red"]);
    assert!(held(&table, "red").contains(&Card::Merchant));
    play(&mut table, "red drops merchant-fleet");
    assert_eq!(asked(&table), ["blue"]);
    assert!(held(&table, "blue").contains(&Card::CommercialHarbour));
    play(&mut table, "blue drops trade-monopoly");
    assert_eq!(asked(&table), ["white"]);
    assert_eq!(left(&table, Track::Trade), 2);
}

#[test]
fn ck_046_only_the_owner_sees_the_card() {
    let table = played("red levels science 1\nturn red", "red rolls 1+1 science");
    only_these_know(&table, ["draw crane", "draw mining"], &["red"]);
    let mut table = table;
    let drawn = events(&mut table, "draw crane");
    assert!(told(&table, &drawn, eyes(&table, "red"))[0].contains("crane"));
    let others = told(&table, &drawn, Observer::Public);
    assert!(others[0].contains("science") && !others[0].contains("crane"), "{others:?}");
}

#[test]
fn ck_047_levels_draw_without_a_city() {
    for mut table in in_both("red levels trade 1\nblue settlement N(0,0), levels trade 1\nturn blue") {
        play(&mut table, "blue rolls 1+1 trade; draw merchant");
        let fresh = moves(&table, "blue", "keeps card");
        if let Some(keep) = fresh.first() {
            play(&mut table, &format!("blue {keep}"));
        }
        play(&mut table, "draw merchant-fleet");
        assert_eq!(held(&table, "blue"), [Card::Merchant]);
        assert_eq!(held(&table, "red"), [Card::MerchantFleet]);
    }
}

#[test]
fn ck_048_nobody_is_asked_whether_to_draw() {
    for mut table in in_both("blue levels trade 1\nturn red") {
        play(&mut table, "red rolls 1+1 trade");
        assert!(waits_for_chance(&table));
        assert!(listed(&table, "blue").is_empty() && listed(&table, "red").is_empty());
        assert!(!is_legal(&table, "blue keeps card"));
    }
}

// The limit of four.

/// What a deck gives that holds returned cards alone comes without an outcome, so whatever let it be drawn cannot be taken back: picking the
/// deck, or an answer after which somebody else draws.
#[test]
fn ck_304_a_returned_card_that_is_drawn_is_told() {
    let science = "engineer, irrigation, inventor, inventor, medicine, medicine, mining, mining, smith, smith, alchemist, alchemist";
    let tells = |position: &str, dice: &str, name: &str, action: &str| {
        let before = played(&format!("{position}\nturn red"), &format!("red rolls {dice}"));
        let mut after = before.clone();
        play(&mut after, &format!("{name} {action}"));
        let (seat, action) = before.game().parse_action(before.state(), &format!("{name} {action}")).expect("a move");
        before.game().reveals(before.state(), after.state(), seat, action)
    };
    let tied = "red basic S(0,-1), active S(0,-1)\nblue basic S(2,-1), active S(2,-1), progress road-building road-building\nwhite open printer\nship 6";
    let used_up = format!("returned science crane/white, crane, irrigation, {science}");
    assert!(tells(&format!("{tied}\n{used_up}"), "1+1 ship", "red", "picks deck science"));
    let drawing = "red levels science 1, progress smith smith mining mining\nblue levels science 1";
    let rest = "returned science crane/white, crane, irrigation, irrigation, engineer, inventor, inventor, medicine, medicine, alchemist, alchemist, road-building, road-building";
    assert!(
        tells(&format!("{drawing}\nwhite open printer\n{rest}"), "1+1 science", "red", "drops mining"),
        "blue draws"
    );
    let alone = "red levels science 1, progress smith smith mining mining\nblue levels trade 1";
    assert!(
        !tells(&format!("{alone}\nwhite open printer\n{rest}"), "1+1 science", "red", "drops mining"),
        "nobody does"
    );
}

/// The deck is empty for the player on turn too, and the number comes as ever.
#[test]
fn ck_049_from_an_empty_deck_nothing_is_drawn() {
    for before in in_both("red levels trade 1\nblue settlement N(0,0), levels trade 1\nturn red") {
        let mut table = with_empty_decks(&before, &[Track::Trade]);
        play(&mut table, "red rolls 1+2 trade");
        assert!(held(&table, "red").is_empty() && held(&table, "blue").is_empty() && is_done(&table));
        let mut table = with_empty_decks(&before, &[Track::Science]);
        play(&mut table, "red rolls 1+2 trade");
        assert!(waits_for_chance(&table), "another deck is empty");
    }
}

/// Four hands of four, of one deck, and its point: the last card is always there to be drawn, and one of five comes back before the next.
#[test]
fn ck_049_four_full_hands_leave_a_card_in_the_deck() {
    let mut table = at("
        red     levels science 1, progress alchemist alchemist crane crane
        blue    levels science 1, progress mining mining irrigation irrigation
        white   levels science 1, progress inventor inventor medicine medicine
        orange  levels science 1, progress smith smith road-building road-building, open printer
        turn    red
    ");
    assert_eq!(left(&table, Track::Science), 1);
    play(&mut table, "red rolls 1+1 science; draw engineer");
    assert_eq!(left(&table, Track::Science), 0, "while red holds five");
    play(&mut table, "red drops crane");
    assert_eq!(held(&table, "blue").len(), 5, "blue draws what red has dropped");
    play(&mut table, "blue drops mining; white drops mining; orange drops mining");
    assert_eq!(left(&table, Track::Science), 1);
    assert!(is_done(&table));
}

#[test]
fn ck_050_four_cards_are_held_and_open_ones_do_not_count() {
    let three = "red progress crane mining irrigation, open printer constitution, levels politics 1\nturn red";
    let table = played(three, "red rolls 1+1 politics; draw spy");
    assert_eq!(held(&table, "red").len(), 4);
    assert!(is_done(&table), "four are no more than allowed");
    let four = three.replace("irrigation,", "irrigation smith,");
    let table = played(&four, "red rolls 1+1 politics; draw spy");
    assert_eq!(refusal_of(&table, "red ends turn"), (Code::CardLimit, rule::CK_052));
    let five = "red progress crane mining irrigation smith spy\nturn red";
    assert!(at("turn red").game().parse_position(five).is_err());
}

/// Also: CK-058, CK-304.
#[test]
fn ck_051_a_fifth_card_in_the_turn_of_another_is_dropped_at_once() {
    let position = "
        blue  settlement N(0,-1), levels trade 1, progress crane mining irrigation spy
        turn  red
    ";
    for mut table in in_both(position) {
        play(&mut table, "red rolls 1+1 trade; draw merchant");
        assert_eq!(asked(&table), ["blue"]);
        let drops = ["crane", "irrigation", "merchant", "mining", "spy"].map(|card| format!("blue drops {card}"));
        assert_eq!(sorted(listed(&table, "blue")), drops, "any of the five, and nothing else");
        assert_eq!(refusal(&table, "blue plays mining").code, Code::NotYourTurn);
        assert_eq!(refusal(&table, "blue drops smith").code, Code::NoSuchCard);
        for action in ["red ends turn", "red banks 4 ore for wool"] {
            assert_eq!(refusal_of(&table, action), (Code::CardLimit, rule::CK_051), "{action}");
        }
        play(&mut table, "blue drops spy");
        assert!(is_done(&table));
        assert_eq!(held(&table, "blue").len(), 4);
        let decks = [Track::Trade, Track::Politics, Track::Science].map(|track| left(&table, track));
        assert_eq!(decks, [17, 18, 15], "under its own deck");
        assert_eq!(returned(&table, "politics"), ["spy/blue"]);
    }
}

/// Red's fifth card on the own turn; Mining can be played, and nothing else.
pub const FIFTH: &str = "
    red   settlement N(0,-1), levels politics 1, progress alchemist mining warlord engineer
    turn  red
";

#[test]
fn ck_052_a_fifth_card_in_the_own_turn_is_played_or_dropped() {
    let [mut old, mut new] = in_both(FIFTH);
    for table in [&mut old, &mut new] {
        play(table, "red rolls 1+1 politics; draw spy");
        assert_eq!(asked(table), ["red"]);
        for action in ["red ends turn", "red banks 4 ore for wool"] {
            assert_eq!(refusal_of(table, action), (Code::CardLimit, rule::CK_052), "{action}");
        }
        assert!(is_legal(table, "red plays mining"));
    }
    // The older edition lets nothing be dropped while something can be played; the new one leaves the choice.
    for card in ["spy", "mining", "warlord"] {
        assert_eq!(refusal_of(&old, &format!("red drops {card}")), (Code::MustPlay, rule::CK_052), "{card}");
        assert!(is_legal(&new, &format!("red drops {card}")), "{card}");
    }
    assert_eq!(listed(&old, "red"), ["red plays mining"]);
    assert_eq!(listed(&new, "red").len(), 6, "one play and five drops");
    play(&mut new, "red drops spy");
    assert!(is_done(&new));
    assert_eq!(held(&new, "red"), [Card::Alchemist, Card::Mining, Card::Engineer, Card::Warlord]);
}

/// Also: CK-061.
#[test]
fn ck_052_what_can_do_nothing_is_dropped_in_both_editions() {
    // Without a building at mountains Mining does nothing either.
    for mut table in in_both(&FIFTH.replace("N(0,-1)", "N(0,1)")) {
        play(&mut table, "red rolls 1+1 politics; draw spy");
        assert!(moves(&table, "red", "plays").is_empty());
        assert_eq!(moves(&table, "red", "drops").len(), 5);
        play(&mut table, "red drops mining");
        assert!(is_done(&table));
    }
}

#[test]
fn ck_053_the_forced_play_comes_before_production_and_before_the_next_draw() {
    let position = "
        red   settlement N(0,-1), levels politics 1, progress mining saboteur irrigation alchemist
        blue  settlement N(2,0), levels politics 1, hand 4 wool
        turn  red
    ";
    for mut table in in_both(position) {
        play(&mut table, "red rolls 2+6 politics; draw warlord");
        assert_eq!(refusal(&table, "red plays alchemist 3+4").code, Code::CardAfterRoll, "the dice are thrown");
        let mut mined = table.clone();
        play(&mut mined, "red plays mining");
        assert_eq!((hand(&mined, "red"), hand(&mined, "blue")), (cards("2 ore"), cards("4 wool")));
        assert!(is_legal(&mined, "draw spy"), "blue draws next, and nobody is asked anything more");
        play(&mut mined, "draw spy");
        assert_eq!(hand(&mined, "blue"), cards("4 wool ore"), "production comes last");
        // Decisions of others belong to the card.
        play(&mut table, "red plays saboteur");
        assert_eq!(asked(&table), ["blue"]);
        assert_eq!(refusal(&table, "red plays mining").code, Code::ActionPending, "further cards wait");
        play(&mut table, "blue discards 2 wool");
        assert!(waits_for_chance(&table));
        play(&mut table, "draw spy");
        assert_eq!(hand(&table, "blue"), cards("2 wool ore"));
        assert!(is_done(&table) && is_legal(&table, "red plays mining"));
    }
}

#[test]
fn ck_054_victory_point_cards_are_laid_open_at_once_in_anybodys_turn() {
    let position = "
        red   levels science 1
        blue  levels science 1, progress crane mining irrigation spy
        turn  red
    ";
    for mut table in in_both(position) {
        play(&mut table, "red rolls 1+1 science; draw printer");
        assert_eq!(ck(&table).printer, Some(seat(&table, "red")));
        assert_eq!(points(&table, "red"), 1);
        assert!(held(&table, "red").is_empty());
        assert!(waits_for_chance(&table), "it asks nothing");
        assert!(!is_legal(&table, "draw printer"), "there is one");
    }
    for mut table in in_both(&position.replace("red   levels science 1\n", "")) {
        play(&mut table, "red rolls 1+1 science; draw printer");
        assert_eq!(ck(&table).printer, Some(seat(&table, "blue")));
        assert_eq!(held(&table, "blue").len(), 4);
        assert!(is_done(&table), "it is no fifth card");
        assert_eq!(left(&table, Track::Science), 14, "and does not come back");
    }
    // Nobody takes it, and nobody plays it.
    let open = "red progress spy, open printer\nblue open constitution\nturn red, rolled";
    no_effect(open, "red plays spy blue");
    let table = played(&open.replace("blue open", "blue progress crane smith, open"), "red plays spy blue");
    assert_eq!(sorted(moves(&table, "red", "takes card")), ["takes card crane", "takes card smith"]);
}

#[test]
fn ck_055_progress_cards_are_neither_counted_on_a_seven_nor_stolen() {
    let position = "
        red   hand 7 wool, progress crane mining irrigation spy
        blue  settlement N(2,0), progress crane smith
        landed
        robber (0,0)
        turn  red
    ";
    let mut table = at(position);
    play(&mut table, "red rolls 3+4 ship");
    assert_eq!(public(&table).owed, [0; 4]);
    play(&mut table, "red moves robber (2,0)");
    assert!(is_done(&table), "blue has nothing to lose");
    assert_eq!(held(&table, "blue"), [Card::Crane, Card::Smith]);
    assert_eq!(held(&table, "red").len(), 4);
}

#[test]
fn ck_056_cards_are_played_in_the_own_turn_after_the_roll() {
    let position = "
        red   settlement N(0,-1), progress mining
        blue  settlement N(-1,2), progress mining
        turn  red
    ";
    assert_eq!(refusal_of(&at(position), "red plays mining"), (Code::CardBeforeRoll, rule::CK_035));
    let table = played(position, "red rolls 1+1 ship");
    assert!(is_legal(&table, "red plays mining"));
    assert_eq!(refusal(&table, "blue plays mining").code, Code::NotYourTurn);
    assert_eq!(refusal(&table, "red plays irrigation").code, Code::NoSuchCard);
}

/// Also: CK-EX-60.
#[test]
fn ck_057_a_card_may_be_played_in_the_turn_it_came() {
    let position = "red settlement N(0,-1), levels science 1\nturn red";
    let mut table = played(position, "red rolls 2+4 science; draw mining");
    assert!(is_done(&table), "the new edition asks nothing");
    assert!(!is_legal(&table, "red keeps card"));
    assert_eq!(hand(&table, "red"), cards("brick"), "production has been");
    play(&mut table, "red plays mining");
    assert_eq!(hand(&table, "red"), cards("brick 2 ore"));
    // The older one asks before production.
    let table = played(&format!("option edition 2008\n{position}"), "red rolls 2+4 science; draw mining");
    assert_eq!(sorted(listed(&table, "red")), ["red keeps card", "red plays mining"]);
    assert_eq!(hand(&table, "red"), Cards::NONE);
}

/// Also: CK-304.
#[test]
fn ck_058_a_played_card_goes_under_its_own_deck() {
    let position = "red settlement N(0,-1), basic N(2,0), progress mining warlord\nturn red, rolled";
    let table = played(position, "red plays mining; red plays warlord");
    assert_eq!(returned(&table, "science"), ["mining"]);
    assert_eq!(returned(&table, "politics"), ["warlord"]);
    assert_eq!((left(&table, Track::Science), left(&table, Track::Politics)), (18, 18));
    assert!(held(&table, "red").is_empty());
}

/// Also: CK-314.
#[test]
fn ck_059_cards_for_the_turn_go_back_at_once_and_leave_their_right() {
    let position = "
        red   city N(2,0), progress crane merchant-fleet commercial-harbour, hand 2 paper ore
        blue  hand coin
        turn  red, rolled
    ";
    let mut table = played(position, "red plays crane; red plays merchant-fleet paper; red plays commercial-harbour");
    assert!(held(&table, "red").is_empty());
    assert_eq!(returned(&table, "science"), ["crane"]);
    assert_eq!(returned(&table, "trade"), ["merchant-fleet", "commercial-harbour"]);
    assert!(is_legal(&table, "red improves science with crane"));
    assert!(is_legal(&table, "red banks 2 paper for ore"));
    assert!(is_legal(&table, "red exchanges ore with blue"));
    assert_eq!((ck(&table).cranes, ck(&table).harbour), (1, true));
    // For this turn only.
    play(&mut table, "red ends turn");
    assert_eq!((ck(&table).cranes, ck(&table).harbour), (0, false));
    assert!(ck(&table).fleet.is_empty());
}

/// Offers are made of hand cards: a progress card cannot even be named.
#[test]
fn ck_060_progress_cards_are_not_traded() {
    let mut table = at("red progress crane, hand ore\nblue progress spy, hand wool\nturn red, rolled");
    for line in ["red offers crane for wool to blue", "red offers ore for spy to blue", "red banks 4 crane for ore"] {
        assert!(matches!(table.enter_text(line), Err(TableError::Unread(_))), "{line}");
    }
    play(&mut table, "red offers ore for wool to blue; blue accepts red; red trades with blue");
    assert_eq!((held(&table, "red"), held(&table, "blue")), (vec![Card::Crane], vec![Card::Spy]));
}

/// Also: CK-315, CK-319.
#[test]
fn ck_061_a_card_that_can_do_nothing_is_not_played() {
    let position = "red progress warlord\nturn red, rolled";
    no_effect(position, "red plays warlord");
    let with_knight = position.replace("progress", "basic N(2,0), progress");
    allowed(&with_knight, "red plays warlord");
    assert!(moves(&at(position), "red", "plays").is_empty());
}

/// Also: CK-303.
#[test]
fn ck_ex_54_spy_played_for_the_limit_makes_five_again() {
    let position = "
        red   levels politics 1, progress spy crane mining irrigation
        blue  progress medicine smith
        turn  red
    ";
    for (mut table, edition) in in_both(position).into_iter().zip(["2008", "new"]) {
        play(&mut table, "red rolls 1+1 politics; draw warlord; red plays spy blue; red takes card medicine");
        assert_eq!(held(&table, "red").len(), 5, "{edition}");
        assert_eq!(asked(&table), ["red"]);
        assert_eq!(refusal_of(&table, "red ends turn"), (Code::CardLimit, rule::CK_052), "{edition}");
        // Nothing of these five can be played, so either edition lets one go.
        play(&mut table, "red drops medicine");
        assert!(is_done(&table), "{edition}");
        assert_eq!(held(&table, "red"), [Card::Crane, Card::Mining, Card::Irrigation, Card::Warlord]);
    }
}

#[test]
fn ck_303_the_limit_is_asked_as_often_as_it_is_passed() {
    let position = "
        red   levels politics 1, progress spy spy crane mining
        blue  progress medicine smith inventor
        turn  red
    ";
    let mut table = played(position, "red rolls 1+1 politics; draw warlord; red plays spy blue; red takes card smith");
    assert_eq!(held(&table, "red").len(), 5);
    play(&mut table, "red plays spy blue; red takes card medicine");
    assert_eq!(held(&table, "red").len(), 5, "and once more");
    assert_eq!(refusal(&table, "red ends turn").code, Code::CardLimit);
    play(&mut table, "red drops smith");
    assert!(is_done(&table));
}

/// Also: CK-324.
#[test]
fn ck_305_hidden_hands_do_not_decide_what_may_be_played() {
    let position = "
        red   hand ore, progress resource-monopoly trade-monopoly commercial-harbour
        blue  hand HELD
        turn  red, rolled
    ";
    let monopolies =
        ["red plays resource-monopoly ore", "red plays trade-monopoly coin", "red plays commercial-harbour"];
    for hand_of_blue in ["wool", "coin", "ore"] {
        for action in monopolies {
            allowed(&position.replace("HELD", hand_of_blue), action);
        }
    }
    // Nobody holds a card.
    for action in monopolies {
        no_effect(&position.replace("blue  hand HELD", ""), action);
    }
    // Gaining nothing is legal.
    let table =
        played(&position.replace("HELD", "wool"), "red plays resource-monopoly ore; red plays trade-monopoly coin");
    assert_eq!((hand(&table, "red"), hand(&table, "blue")), (cards("ore"), cards("wool")));
}

// The card just received, in the older edition.

#[test]
fn ck_ex_60_mining_drawn_in_the_own_turn_may_be_played_before_production() {
    let position = "red settlement N(0,-1), levels science 1, progress crane spy\nturn red";
    let [mut old, mut new] = in_both(position);
    for table in [&mut old, &mut new] {
        play(table, "red rolls 2+4 science; draw mining");
        assert_eq!(held(table, "red").len(), 3);
    }
    assert_eq!(sorted(listed(&old, "red")), ["red keeps card", "red plays mining"]);
    assert_eq!(hand(&old, "red"), Cards::NONE);
    let mut kept = old.clone();
    play(&mut old, "red plays mining");
    assert_eq!(hand(&old, "red"), cards("2 ore brick"));
    play(&mut kept, "red keeps card");
    assert_eq!((hand(&kept, "red"), held(&kept, "red").len()), (cards("brick"), 3));
    assert!(is_done(&kept));
    // The new edition does not ask.
    assert!(is_done(&new));
    assert_eq!(hand(&new, "red"), cards("brick"));
    assert!(is_legal(&new, "red plays mining"));
}

/// Also: CK-362.
#[test]
fn ck_313_the_question_comes_whatever_the_card_is_and_is_about_this_card_alone() {
    let position = "option edition 2008\nred settlement N(0,-1), levels science 1, progress mining\nturn red";
    // Alchemist can only be kept, and is asked about all the same.
    let table = played(position, "red rolls 1+1 science; draw alchemist");
    assert_eq!(listed(&table, "red"), ["red keeps card"]);
    assert_eq!(refusal(&table, "red plays mining").code, Code::ActionPending, "another card");
    assert_eq!(refusal(&table, "red ends turn").code, Code::ActionPending);
    assert_eq!(refusal(&table, "red plays alchemist 1+2").code, Code::CardAfterRoll);
    // The others see no difference.
    let other = played(position, "red rolls 1+1 science; draw mining");
    let blue = eyes(&table, "blue");
    assert!(view(&table, blue) == view(&other, blue));
    // Victory points ask nothing, nor do the draws of others.
    assert!(is_done(&played(position, "red rolls 1+1 science; draw printer")));
    let foreign = "option edition 2008\nblue levels science 1\nturn red";
    assert!(is_done(&played(foreign, "red rolls 1+1 science; draw mining")));
}

#[test]
fn ck_313_with_five_cards_the_limit_is_asked_and_nothing_afterwards() {
    let position = format!("option edition 2008\n{FIFTH}");
    let mut table = played(&position, "red rolls 1+1 politics; draw spy");
    assert!(!is_legal(&table, "red keeps card"));
    play(&mut table, "red plays mining");
    assert!(is_done(&table), "nobody asks about Spy any more");
}

/// Also: CK-274.
#[test]
fn ck_313_a_card_taken_by_spy_in_step_2_is_asked_about_too() {
    let position = "
        option edition 2008
        red   settlement N(0,-1), levels politics 1
        blue  progress mining
        turn  red
    ";
    let mut table = played(position, "red rolls 2+4 politics; draw spy; red plays spy blue");
    // One card is taken, whether red is asked for it or not.
    if is_legal(&table, "red takes card mining") {
        play(&mut table, "red takes card mining");
    }
    assert_eq!(sorted(listed(&table, "red")), ["red keeps card", "red plays mining"]);
    assert_eq!(hand(&table, "red"), Cards::NONE);
    play(&mut table, "red plays mining");
    assert_eq!(hand(&table, "red"), cards("2 ore brick"));
}

/// Also: CK-204, CK-206.
#[test]
fn ck_313_a_card_of_a_tie_of_defenders_is_asked_about_too() {
    let position = "
        option edition 2008
        red   settlement N(0,-1), basic N(2,0), active N(2,0)
        blue  basic N(0,1), active N(0,1)
        ship  6
        turn  red
    ";
    let mut table = played(position, "red rolls 2+4 ship; red picks deck science; draw mining");
    assert_eq!(sorted(listed(&table, "red")), ["red keeps card", "red plays mining"]);
    play(&mut table, "red keeps card");
    assert_eq!(asked(&table), ["blue"], "then the next one picks");
    play(&mut table, "blue picks deck science; draw crane");
    assert!(is_done(&table), "blue is not on turn");
    let new = played(&position.replace("2008", "new"), "red rolls 2+4 ship; red picks deck science; draw mining");
    assert_eq!(asked(&new), ["blue"]);
}

#[test]
fn ck_314_rights_for_the_turn_that_were_played_in_step_2_begin_in_the_action_phase() {
    let position = "
        option edition 2008
        red   city N(2,0), levels DECK 1, hand 2 cloth ore
        blue  levels DECK 1, hand coin
        turn  red
    ";
    let cases = [
        ("science", "crane", "red plays crane", "red improves trade with crane"),
        ("trade", "merchant-fleet", "red plays merchant-fleet cloth", "red banks 2 cloth for wool"),
        ("trade", "commercial-harbour", "red plays commercial-harbour", "red exchanges ore with blue"),
    ];
    for (deck, card, action, use_of_it) in cases {
        let mut table =
            played(&position.replace("DECK", deck), &format!("red rolls 1+1 {deck}; draw {card}; {action}"));
        assert!(waits_for_chance(&table), "blue draws");
        assert!(!is_legal(&table, use_of_it), "{card}: not yet");
        let other = if deck == "trade" { "merchant" } else { "mining" };
        play(&mut table, &format!("draw {other}"));
        assert!(is_legal(&table, use_of_it), "{card}");
    }
}

#[test]
fn ck_ex_04_a_red_3_brings_a_card_at_level_2() {
    let mut table = at("blue levels trade 2\nturn red");
    play(&mut table, "red rolls 3+6 trade");
    assert!(waits_for_chance(&table));
    play(&mut table, "draw merchant");
    assert_eq!(held(&table, "blue"), [Card::Merchant]);
    assert!(is_done(&table), "one card");
}

#[test]
fn ck_ex_05_a_red_3_brings_a_card_at_level_3_and_none_at_level_1() {
    let position = "red levels trade 3\nblue levels trade 1\nturn red";
    let table = played(position, "red rolls 3+1 trade; draw merchant");
    assert_eq!((held(&table, "red").len(), held(&table, "blue").len()), (1, 0));
    assert!(is_done(&table));
    let table = played(position, "red rolls 2+1 trade; draw merchant; draw merchant");
    assert_eq!((held(&table, "red").len(), held(&table, "blue").len()), (1, 1), "it would on 1 or 2");
}
