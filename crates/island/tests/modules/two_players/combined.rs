//! Section 5.6: with other variants and the scenarios.

use steading_game::{Game, Seat};
use steading_island::audit::audit;
use steading_island::base::robber;
use steading_island::hooks::Hooks;
use steading_island::illegal::{About, Code, Detail, Illegal};
use steading_island::places::{EdgeSet, VertexSet};
use steading_island::rule;
use steading_island::rules::Kind;

use super::*;
use crate::support::*;

/// A table of two in a scenario, as dealt.
fn dealt(module: Module) -> Table<Island> {
    use rand::SeedableRng;
    let mut options = Options::playing(Modules::NONE.with(Module::TwoPlayers).with(module));
    options.first_player = Some(steading_island::options::FirstPlayer::Named(Seat(0)));
    Island::deal(&mut options, &mut SmallRng::seed_from_u64(1));
    Table::new(Island::new(options).unwrap_or_else(|problems| panic!("{problems:?}")))
}

#[test]
fn combo_029_two_players_go_with_every_variant_and_scenario() {
    for module in Kind::Variant.modules().chain(Kind::Scenario.modules()) {
        let table = dealt(module);
        assert_eq!((table.game().seats.len(), table.game().colours.len()), (2, 4), "{module:?}");
        assert_eq!(public(&table).settlements.map(VertexSet::len), [0, 0, 1, 1], "{module:?}");
        assert_eq!(audit(table.game(), table.state()), Ok(()));
    }
}

/// Also: COMBO-077.
#[test]
fn two_050_in_fishermen_there_are_no_trade_tokens() {
    let mut table = dealt(Module::Fishermen);
    assert_eq!(tokens(&table), [0, 0]);
    let name = steading_game::Notation::seat_name(table.game(), Seat(0));
    // Founding on the coast brings none.
    let log = play(&mut table, &format!("{name} founds settlement N(-2,0)"));
    assert!(!log.iter().any(|line| line.contains("trade token")), "{log:?}");
    assert_eq!(tokens(&table), [0, 0]);
    let mut state = table.state().clone();
    state.public.frames = steading_island::frame::Frames::only(steading_island::frame::Frame::Turn);
    state.public.knights[0] = 1;
    let table = Table::from_position(table.game().clone(), state);
    for action in ["retires knight", "forces trade", "chases robber"] {
        let told = Detail::Why("trade-tokens", About::Nothing);
        let illegal = refusal(&table, &format!("{name} {action}"));
        assert_eq!(illegal, Illegal::new(Code::NotInPlay, rule::TWO_050, told), "{action}");
    }
}

#[test]
fn two_054_in_fishermen_the_robber_is_sent_beside_the_board_and_comes_back_as_always() {
    let table = dealt(Module::Fishermen);
    assert_eq!((public(&table).robber, robber::is_away(table.game(), table.state())), (None, true));
    let position = "option scenario fishermen\noption variants two_players event_cards\noption colours red blue
                    red  fish 2, cards knight
                    blue settlement N(1,0), hand ore
                    robber (1,0)";
    for (turn, moves) in [
        ("turn red, rolled", "red spends fish 2 to remove robber"),
        ("turn red", "red rolls; reveal 4 robber-flees; reveal 6"),
    ] {
        let mut table = after(&format!("{position}\n{turn}"), moves);
        assert_eq!((public(&table).robber, hand(&table, "red").is_empty()), (None, true), "{moves}");
        // A knight, or a seven, brings it back to any hex, and the theft follows.
        play(&mut table, "red plays knight");
        assert_eq!(listed(&table, "red").len(), 19);
        play(&mut table, "red moves robber (1,0); steal ore");
        assert_eq!((public(&table).robber, hand(&table, "red")), ("(1,0)".parse().ok(), cards("ore")));
    }
    let mut seven = after(&format!("{position}\nrobber off\nturn red"), "red rolls; reveal 7 robber-attack");
    assert_eq!(listed(&seven, "red").len(), 19);
    play(&mut seven, "red moves robber (1,0); steal ore");
    assert_eq!(hand(&seven, "red"), cards("ore"));
}

/// A table of two in Rivers, in a position of its own.
fn rivers(position: &str) -> Table<Island> {
    let game = dealt(Module::Rivers).game().clone();
    let state = steading_game::Notation::parse_position(&game, position);
    Table::from_position(game, state.unwrap_or_else(|problems| panic!("{problems:?}")))
}

/// Also: TWO-057.
#[test]
fn two_056_in_rivers_a_settlement_at_a_swamp_brings_two_tokens_and_three_on_the_coast() {
    let game = dealt(Module::Rivers).game().clone();
    let swamps = robber::refuges(&game);
    assert_eq!(swamps.iter().count(), 2);
    let swamp = swamps.iter().next().expect("a swamp");
    let mut met = [0; 4];
    for corner in game.topology.hex_corners[swamp.index()] {
        let is_coast = game.topology.vertex_cells[corner.index()].iter().any(|&hex| !game.topology.is_land(hex));
        let mut state = game.start();
        if state.public.closed.contains(corner) {
            continue;
        }
        state.public.modules.two_players.tokens = [0, 0];
        let mut log = Vec::new();
        steading_island::modules::two_players::TwoPlayers::after_founding(
            &game,
            &mut state,
            Seat(0),
            steading_island::event::Built::Settlement(corner),
            &mut log,
        );
        let count = state.public.modules.two_players.tokens[0];
        assert_eq!(count, if is_coast { 3 } else { 2 }, "{corner}");
        met[usize::from(count)] += 1;
    }
    assert!(met[2] > 0 && met[3] > 0, "{met:?}");
}

#[test]
fn two_058_in_rivers_the_player_names_the_swamp() {
    let table = rivers("blue tokens 5\nturn blue\nrobber (2,0)");
    let swamps = robber::refuges(table.game());
    let names: Vec<String> = swamps.iter().map(|hex| format!("blue chases robber {hex}")).collect();
    let chases: Vec<String> = listed(&table, "blue").into_iter().filter(|action| action.contains("chases")).collect();
    assert_eq!(chases, names);
    assert_eq!(told(&table, "blue chases robber"), ("NOT_A_CHOICE", "TWO-058".into()));
    assert_eq!(told(&table, "blue chases robber (1,0)"), ("NOT_A_CHOICE", "TWO-058".into()));
    for (name, swamp) in names.iter().zip(swamps.iter()) {
        let mut table = table.clone();
        play(&mut table, name);
        assert_eq!(public(&table).robber, Some(swamp));
        // Standing on one swamp it is not sent to the other.
        let away = rivers(&format!("blue tokens 5\nturn blue\nrobber {swamp}"));
        for name in &names {
            assert_eq!(told(&away, name), ("ROBBER_AWAY", "TWO-058".into()));
        }
    }
}

#[test]
fn two_059_in_rivers_neutral_pieces_earn_nothing() {
    let mut table = rivers(
        "red settlement S(1,-2)
         blue road NE(1,0), hand brick lumber
         turn blue, rolled",
    );
    play(&mut table, "blue builds road NW(2,0)");
    let gold = public(&table).modules.gold;
    assert!(!listed(&table, "blue").is_empty());
    for action in listed(&table, "blue") {
        let mut table = table.clone();
        assert_eq!(play(&mut table, &action).len(), 1, "{action}");
        assert_eq!(public(&table).modules.gold, gold);
    }
}

#[test]
fn combo_034_neutral_harbours_score_nothing() {
    let mut table = table(
        "option variants two_players harbormaster
         option colours red blue
         white settlement S(1,-2) N(0,-2) N(1,-2) N(2,-1), road W(1,-1) NE(0,0)
         red road NW(-1,0), hand brick lumber wool grain
         turn red, rolled",
    );
    play(&mut table, "red builds settlement N(-1,0); red builds settlement S(1,-1) for white");
    assert_eq!(public(&table).open_points, [1, 0, 0, 0]);
    assert_eq!(audit(table.game(), table.state()), Ok(()));
}

#[test]
fn combo_035_neutral_colours_are_not_spared_by_the_friendly_robber() {
    let mut table = table(
        "option variants two_players friendly_robber
         option colours red blue
         white settlement S(1,-2)
         blue settlement N(-2,0)
         turn red",
    );
    play(&mut table, "red rolls 3+4");
    assert_eq!(told(&table, "red moves robber (-2,0)"), ("ROBBER_SPARES", "FRIEND-004".into()));
    play(&mut table, "red moves robber (1,-1)");
    assert_eq!(public(&table).robber, "(1,-1)".parse().ok());
}

/// Only the swamp takes the desert's part.
#[test]
fn two_030_the_oasis_brings_no_tokens() {
    let game = dealt(Module::Caravans).game().clone();
    let position = "blue road NE(0,0), hand brick lumber wool grain\nturn blue, rolled";
    let state = steading_game::Notation::parse_position(&game, position).expect("a position");
    let mut table = Table::from_position(game, state);
    play(&mut table, "blue builds settlement N(0,0)");
    assert_eq!(tokens(&table), [0, 0]);
}

/// Also: COMBO-031.
#[test]
fn two_ex_06_two_cards_with_the_same_number_both_produce() {
    let mut table = table(
        "option variants two_players event_cards
         option colours red blue
         red settlement N(0,-1)
         turn red",
    );
    play(&mut table, "red rolls");
    let first = play(&mut table, "reveal 6");
    let second = play(&mut table, "reveal 6");
    assert_eq!((first, hand(&table, "red")), (second, cards("2 brick")));
    assert!(is_legal(&table, "red ends turn"));
}

#[test]
fn two_027_repairs_and_bridges_have_no_neutral_counterpart() {
    let mut table = table(
        "option variants two_players event_cards
         option colours red blue
         white settlement S(1,-2)
         red settlement N(2,0), road NW(2,0), damaged NW(2,0), hand brick lumber
         turn red, rolled",
    );
    play(&mut table, "red repairs road NW(2,0); red ends turn");
    let mut table = rivers(
        "red settlement S(1,-2)\nblue settlement S(1,-1), road NE(0,0), hand 3 brick 2 lumber\nturn blue, rolled",
    );
    play(&mut table, "blue builds bridge W(1,-1); blue ends turn");
    assert_eq!(public(&table).roads.map(EdgeSet::len)[2..], [0, 0]);
}

#[test]
fn two_059_in_rivers_no_neutral_road_lies_on_a_bridge_site() {
    let mut table = rivers(
        "red settlement S(1,-2)
         orange settlement N(-1,2)
         blue road NE(1,0), hand brick lumber
         turn blue, rolled",
    );
    play(&mut table, "blue builds road NW(2,0)");
    let mut roads = listed(&table, "blue");
    roads.sort();
    assert_eq!(
        roads,
        [
            "blue builds road NE(-1,2) for orange",
            "blue builds road NE(0,-1) for red",
            "blue builds road NW(-1,2) for orange",
            "blue builds road NW(1,-1) for red",
        ]
    );
    assert_eq!(told(&table, "blue builds road W(1,-1) for red"), ("BRIDGE_SITE", "RIVER-026".into()));
}
