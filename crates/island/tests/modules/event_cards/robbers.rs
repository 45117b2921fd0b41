//! Robber Attack, Robber Flees, Epidemic, and the two events that draw cards from hands.

use steading_game::{Game, Notation, Observer};
use steading_island::illegal::{Code, Detail};
use steading_island::rule;

use super::*;

#[test]
fn event_020_a_robber_attack_halves_hands_above_seven() {
    let mut table = at("
        red    hand 9 ore
        blue   hand 8 wool
        white  hand 7 grain
        turn   red
        ");
    play(&mut table, "red rolls; reveal 7 robber-attack");
    assert_eq!(public(&table).owed, [4, 4, 0, 0]);
    assert_eq!(asked(&table), ["red", "blue"]);
    play(&mut table, "red discards 4 ore; blue discards 4 wool");
    assert_eq!(hand(&table, "red"), cards("5 ore"));
    assert_eq!(hand(&table, "blue"), cards("4 wool"));
    assert_eq!(hand(&table, "white"), cards("7 grain"));
}

#[test]
fn event_021_the_player_on_turn_moves_the_robber_and_draws_a_card() {
    let mut table = at("
        blue   settlement N(2,0), hand wool, cards knight
        white  settlement N(-2,1), hand ore
        turn   red
        ");
    play(&mut table, "red rolls; reveal 7 robber-attack");
    let stays = refusal(&table, "red moves robber (0,0)");
    assert_eq!((stays.code, stays.rule), (Code::RobberMustMove, rule::BASE_095));
    play(&mut table, "red moves robber (2,0)");
    // Development cards are not among what can be drawn.
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    assert_eq!(outcomes.len(), 1);
    assert_eq!(play(&mut table, "steal wool"), ["red steals 1 wool from blue"]);
    assert_eq!(hand(&table, "white"), cards("ore"));
    assert!(is_done(&table));
}

/// Also: FRIEND-012.
#[test]
fn event_022_a_robber_attack_is_a_seven_in_every_respect() {
    let position = "
        red    settlement N(2,0), city N(0,-1)
        blue   settlement N(-2,1), hand 8 ore
        turn   red
    ";
    let moves = "blue discards 4 ore; red moves robber (-2,1); steal ore";
    let by_dice = after(position, &format!("red rolls 3+4; {moves}"));
    let by_card = played(position, &format!("red rolls; reveal 7 robber-attack; {moves}"));
    assert_eq!(by_card.state().private, by_dice.state().private);
    assert_eq!(public(&by_card).robber, public(&by_dice).robber);
    assert_eq!(public(&by_card).dice[0], 7);
    // The friendly robber spares blue, as on a seven; robbers that flee are not its business.
    let friendly = format!("option variants event_cards friendly_robber\n robber (1,1)\n{position}");
    let spared = after(&friendly, "red rolls; reveal 7 robber-attack; blue discards 4 ore");
    assert_eq!(refusal(&spared, "red moves robber (-2,1)").code, Code::RobberSpares);
    let fled = after(
        &format!("red settlement N(0,0)\n{}", friendly.replace("red  ", "white")),
        "red rolls; reveal 4 robber-flees",
    );
    assert_eq!(public(&fled).robber, "(0,0)".parse().ok());
}

/// Also: EVENT-EX-02.
#[test]
fn event_025_in_an_epidemic_a_city_yields_one_card() {
    let position = "
        red    settlement S(2,0), city N(2,0)
        blue   city N(-2,2) N(-2,1)
        turn   red
    ";
    let table = played(position, "red rolls; reveal 8 epidemic");
    assert_eq!(hand(&table, "red"), cards("2 ore"), "1 and 1");
    assert_eq!(hand(&table, "blue"), cards("2 lumber"), "two cities, one each");
    assert_eq!(public(&table).bank + cards("2 ore 2 lumber"), steading_island::cards::Cards::each(19));
    // The robber's hex yields nothing, as ever.
    let table = played(&format!("robber (2,0)\n{position}"), "red rolls; reveal 8 epidemic");
    assert!(hand(&table, "red").is_empty());
    // And the bank pays what is due, or nobody.
    let position = "option bank_limit 2\n red city N(2,0)\n blue city N(2,1)\n white city N(1,1)\n turn red";
    let table = played(position, "red rolls; reveal 8 epidemic");
    assert!(["red", "blue", "white"].iter().all(|name| hand(&table, name).is_empty()));
    // With the number 6 too.
    let table = played("red city N(-1,2)\n turn red", "red rolls; reveal 6 epidemic");
    assert_eq!(hand(&table, "red"), cards("grain"));
}

#[test]
fn event_027_the_epidemic_ends_with_its_production() {
    let table =
        played("red city N(2,0)\n turn red", "red rolls; reveal 8 epidemic; red ends turn; blue rolls; reveal 8");
    assert_eq!(hand(&table, "red"), cards("3 ore"));
}

/// Red has the Longest Road.
const ADVANTAGE: &str = "
    red    settlement N(0,0), road NE(0,0) W(1,0) NW(0,1) NE(-1,1) W(0,0)
    blue   hand wool, cards knight
    white  hand ore grain
    orange nothing
    turn   blue
";

#[test]
fn event_052_the_longest_road_may_draw_a_card_from_anybody() {
    let mut table = at(ADVANTAGE);
    play(&mut table, "blue rolls; reveal 5 trade-advantage");
    assert_eq!(asked(&table), ["red"], "the holder, whoever is on turn");
    assert_eq!(listed(&table, "red"), ["red draws from blue", "red draws from white", "red draws from nobody"]);
    play(&mut table, "red draws from blue");
    assert!(is_legal(&table, "steal wool") && !is_legal(&table, "draw knight"));
    let events = table.enter_text("steal wool").expect("the only card");
    assert_eq!(hand(&table, "red"), cards("wool"));
    assert!(hand(&table, "blue").is_empty());
    // Only the two know the card.
    let told = |observer| table.game().redact(&events[0], observer).map(|event| table.game().write_event(&event));
    assert_eq!(told(Observer::Seat(seat(&table, "white"))).as_deref(), Some("red steals a card from blue"));
    assert_eq!(told(Observer::Seat(seat(&table, "blue"))).as_deref(), Some("red steals 1 wool from blue"));
    assert_eq!(asked(&table), ["blue"]);
    assert!(is_legal(&table, "blue ends turn"), "the 5 was produced, and the turn goes on");
}

#[test]
fn event_053_without_a_longest_road_trade_advantage_does_nothing() {
    // Red has the most roads, but not five in a row.
    let position = "
        red   settlement N(0,0), road NE(0,0) W(1,0)
        blue  hand wool
        turn  red
    ";
    let table = played(position, "red rolls; reveal 5 trade-advantage");
    assert!(is_done(&table));
}

#[test]
fn event_054_the_draw_is_optional() {
    let mut table = at(ADVANTAGE);
    let log = play(&mut table, "blue rolls; reveal 5 trade-advantage; red draws from nobody");
    assert_eq!(log, ["blue reveals 5 trade-advantage", "red draws from nobody"]);
    assert_eq!(hand(&table, "blue"), cards("wool"));
    assert!(hand(&table, "red").is_empty() && is_legal(&table, "blue ends turn"));
}

/// Also: COMBO-016.
#[test]
fn event_062_the_robber_flees_to_the_desert_and_robs_nobody() {
    let position = "
        red    settlement N(-1,0)
        blue   settlement N(0,0), hand 2 ore
        robber (-1,-1)
        turn   red
    ";
    let mut table = at(position);
    let log = play(&mut table, "red rolls; reveal 4 robber-flees");
    assert_eq!(log, ["red reveals 4 robber-flees", "red moves the robber to (0,0)", "blue gains 1 wool"]);
    assert_eq!(hand(&table, "blue"), cards("2 ore wool"));
    assert!(is_done(&table));
    // The hex it left yields again in this very production: the event comes first.
    let table = played("red settlement N(0,2)\n robber (0,1)\n turn red", "red rolls; reveal 4 robber-flees");
    assert_eq!(hand(&table, "red"), cards("grain"));
    // If it is there already, nothing changes, and its neighbours keep their cards.
    let mut table = at("red settlement N(0,2)\n blue settlement N(0,0), hand 2 ore\n robber (0,0)\n turn red");
    assert_eq!(
        play(&mut table, "red rolls; reveal 4 robber-flees"),
        ["red reveals 4 robber-flees", "red gains 1 grain", "blue gains 1 wool"]
    );
    assert_eq!((public(&table).robber, hand(&table, "blue")), ("(0,0)".parse().ok(), cards("2 ore wool")));
    assert!(is_done(&table));
    // The desert goes on yielding nothing, and the hexes around it are not blocked.
    let mut table = at("blue settlement N(0,0)\n robber (1,0)\n turn red");
    play(&mut table, "red rolls; reveal 4 robber-flees");
    assert_eq!(public(&table).robber, "(0,0)".parse().ok());
}

#[test]
fn event_070_the_largest_army_draws_a_card() {
    let position = "
        red    hand wool
        blue   knights 3, hand grain
        white  knights 3, cards monopoly
        largest-army blue
        turn   red
    ";
    let mut table = at(position);
    play(&mut table, "red rolls; reveal 3 conflict");
    assert_eq!(asked(&table), ["blue"], "the holder, although white has as many knights");
    assert_eq!(listed(&table, "blue"), ["blue draws from red"]);
    let decline = refusal(&table, "blue draws from nobody");
    assert_eq!((decline.code, decline.rule), (Code::NotAChoice, rule::EVENT_070));
    let log = play(&mut table, "blue draws from red; steal wool");
    assert_eq!(log, ["blue steals 1 wool from red"]);
    assert_eq!(hand(&table, "blue"), cards("grain wool"));
    assert!(is_done(&table));
}

/// Also: EVENT-EX-03.
#[test]
fn event_071_without_an_army_the_only_leader_in_knights_draws() {
    let position = |red, blue, white| {
        format!(
            "
            red    knights {red}, hand wool
            blue   knights {blue}, hand ore
            white  knights {white}, hand grain
            turn   red
            "
        )
    };
    assert!(is_done(&played(&position(2, 2, 1), "red rolls; reveal 3 conflict")));
    assert!(is_done(&played(&position(0, 0, 0), "red rolls; reveal 3 conflict")));
    let mut table = at(&position(1, 2, 0));
    play(&mut table, "red rolls; reveal 3 conflict");
    assert_eq!(asked(&table), ["blue"]);
    assert_eq!(listed(&table, "blue"), ["blue draws from red", "blue draws from white"]);
    let table = played(&position(2, 1, 0), "red rolls; reveal 3 conflict");
    assert_eq!(asked(&table), ["red"]);
}

#[test]
fn event_078_only_a_player_with_cards_can_be_drawn_from() {
    let mut table = at("red knights 1, hand wool\n blue hand 2 ore 1 grain\n white cards knight\n turn red");
    play(&mut table, "red rolls; reveal 3 conflict");
    let victims = Detail::Victims(SeatSet::only(seat(&table, "blue")));
    for nobody in ["red draws from white", "red draws from red", "red draws from orange"] {
        let refusal = refusal(&table, nobody);
        assert_eq!((refusal.code, refusal.rule, refusal.detail), (Code::NotAVictim, rule::EVENT_078, victims));
    }
    play(&mut table, "red draws from blue");
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    assert_eq!(outcomes.iter().map(|&(_, weight)| weight).collect::<Vec<_>>(), [1, 2], "each card is equally likely");
    // With nobody to draw from, nobody is asked.
    assert!(is_done(&played("red knights 1, hand wool\n turn red", "red rolls; reveal 3 conflict")));
}

#[test]
fn event_079_the_friendly_robber_does_not_protect_from_these_draws() {
    let position = "
        option variants event_cards friendly_robber
        red    settlement N(0,0), knights 1
        blue   settlement N(-2,1), hand wool
        turn   red
    ";
    let mut table = table(position);
    play(&mut table, "red rolls; reveal 3 conflict; red draws from blue; steal wool");
    assert_eq!(hand(&table, "red"), cards("wool"));
}
