//! What is told of a game and what is read: the drawn board, the figures, what comes to a player's mind, what guesses and events keep
//! hidden, and positions of questions.

use super::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::laws::Lawful;
use steading_game::{Game, Notation, Observer, RuleId, Tally, Unread};
use steading_island::cards::{Good, GoodSet};
use steading_island::illegal::{About, Code, Detail, Stage};
use steading_island::modules::cities_and_knights::{Action, Play};
use steading_island::state::State;
use steading_island::text::draw::draw;
use steading_island::{kinds, rule};

/// The line of a drawn board that begins with this word.
fn line(table: &Table<Island>, beginning: &str) -> String {
    let drawn = draw(table.game(), table.state());
    let lines: Vec<_> = drawn.lines().map(str::trim).filter(|line| line.starts_with(beginning)).collect();
    assert_eq!(lines.len(), 1, "{drawn}");
    lines[0].to_owned()
}

#[test]
fn a_drawn_board_tells_what_it_does_not_show() {
    let position = "
        red  city N(0,0) N(0,2), wall N(0,2), reduced S(-2,1), metropolis trade N(0,0), levels trade 4
        red  defender 2, progress smith wedding, strong S(1,-1), active S(1,-1)
        blue city N(2,-1), wall N(2,-1), basic S(-1,1)
        merchant blue (1,0)
        turn red, rolled 3+2";
    let table = at(&format!("{position}\nship 3"));
    let red = "red: trade 4, politics 0, science 0; walls N(0,2); metropolis N(0,0); on its side S(-2,1); defender 2";
    assert_eq!(line(&table, "red: trade"), format!("{red}; progress cards 2"));
    let blue = "blue: trade 0, politics 0, science 0; walls N(2,-1); merchant (1,0); defender 0; progress cards 0";
    assert_eq!(line(&table, "blue: trade"), blue);
    assert_eq!(line(&table, "barbarian ship"), "barbarian ship: 3 of 7; the robber is locked");
    let freed = at(&format!("{position}\nship 3\nlanded"));
    assert_eq!(line(&freed, "barbarian ship"), "barbarian ship: 3 of 7");
    let drawn = draw(table.game(), table.state());
    assert!(drawn.contains("R2") && drawn.contains("b1"), "active knights are in capitals: {drawn}");
}

/// The figures after all that was entered at a table.
fn figures(table: &Table<Island>) -> Tally {
    let mut state = table.start().clone();
    let mut tally = Tally::new(4);
    for entry in table.log() {
        let (before, mut events) = (state.clone(), Vec::new());
        entry.carry_out(table.game(), &mut state, &mut events);
        steading_island::summary::tally(table.game(), &before, entry, &events, &mut tally);
    }
    tally
}

#[test]
fn figures_count_numbers_landings_and_cards_that_were_played() {
    let mut table = at("red city N(0,0), hand ore, progress smith bishop, basic S(1,-1)\nship 6\nturn red");
    play(&mut table, "red rolls; dice 3+4 ship");
    let tally = figures(&table);
    assert_eq!(tally.rolls[&7], 1);
    assert_eq!((tally.figures["sevens"], tally.figures["barbarians_landed"]), (1, 1));
    assert!(!tally.figures.contains_key("cards_bought") && !tally.figures.contains_key("progress_played"));
    assert!(tally.expected.is_some_and(|expected| expected[0] > 0.0), "what the number would have given on average");

    // What an Alchemist sets is no roll.
    let mut table = at("red city N(0,0), progress alchemist\nturn red");
    play(&mut table, "red plays alchemist 3+5; dice ship");
    let tally = figures(&table);
    assert_eq!((tally.rolls.len(), tally.figures["progress_played"]), (0, 1));

    let mut table = at("red city N(0,0)\nturn red");
    play(&mut table, "red rolls; dice 3+1 ship");
    assert_eq!(figures(&table).rolls[&4], 1);
}

/// A metropolis outlasts the battle, so that its hexes give two cards each with every number, whatever red is asked before.
#[test]
fn what_a_roll_gives_on_average_counts_after_the_battle() {
    let position = "red city N(0,0), metropolis trade N(0,0), levels trade 4, basic S(1,-1), active S(1,-1)\nturn red";
    let mut table = at(&format!("option commit_knights on\n{position}\nship 6"));
    let around = table.game().topology.vertex_cells[v("N(0,0)").index()];
    let tokens = around.map(|hex| table.game().layout().tokens[hex.index()]);
    let pips: u8 = tokens.into_iter().filter(|&token| token != 0).map(|token| 6 - token.abs_diff(7)).sum();
    play(&mut table, "red rolls; dice 3+4 ship");
    assert_eq!(asked(&table), ["red"], "which knights fight");
    let expected = figures(&table).expected.expect("a roll")[0];
    assert!((expected - f64::from(2 * pips) / 36.0).abs() < 1e-9, "{expected} of {pips} pips");
}

/// What comes to a colour's mind, without its name.
fn thoughts(table: &Table<Island>, name: &str) -> Vec<String> {
    let mut actions = Vec::new();
    let seat = seat(table, name);
    kinds::candidates(table.game(), table.state(), seat, &mut actions);
    let written = actions.into_iter().map(|action| table.game().write_action(seat, &action));
    written.filter_map(|text| text.strip_prefix(name).map(|rest| rest.trim().to_owned())).collect()
}

/// Reasons are given for these; of those that can be carried out the first is enough.
#[test]
fn everything_a_player_may_want_comes_to_mind() {
    let position = "
        red  city N(0,0), reduced S(-2,1), road NE(0,0), basic S(1,-1), progress smith spy medicine
        blue settlement N(2,-1)
        opened crane 1, harbour
        turn red, rolled 3+2";
    let thoughts = thoughts(&at(position), "red");
    for wish in [
        "builds knight S(1,-1)",
        "activates knight S(1,-1)",
        "promotes knight S(1,-1)",
        "chases robber from S(1,-1)",
        "builds wall N(0,0)",
        "restores city S(-2,1)",
        "improves trade",
        "improves science with crane",
        "plays medicine S(-2,1)",
        "plays smith S(1,-1)",
        // Nobody has a card to spy on: anybody will do.
        "plays spy blue",
        "exchanges brick with blue",
    ] {
        assert!(thoughts.iter().any(|thought| thought == wish), "{wish}: {thoughts:#?}");
    }
    assert!(thoughts.iter().any(|thought| thought.starts_with("moves knight S(1,-1)")), "{thoughts:#?}");
    assert!(thoughts.iter().all(|thought| thought != "plays spy red" && !thought.ends_with("with red")));
    let smiths = thoughts.iter().filter(|thought| thought.starts_with("plays smith"));
    assert_eq!(smiths.count(), 1, "what cannot be done does not come to mind beside what can");
}

#[test]
fn a_player_without_knights_and_cities_still_thinks_of_them() {
    let thoughts = thoughts(&at("turn red, rolled 3+2"), "red");
    for beginning in
        ["builds knight", "activates knight", "promotes knight", "moves knight", "chases", "builds wall", "improves"]
    {
        assert!(thoughts.iter().any(|thought| thought.starts_with(beginning)), "{beginning}: {thoughts:#?}");
    }
    assert!(!thoughts.iter().any(|thought| thought.contains("crane") || thought.starts_with("exchanges")));
}

#[test]
fn ck_295_the_points_that_a_master_merchant_needs_are_told() {
    let position = "
        red   settlement N(0,0), progress master-merchant
        blue  city N(1,1), hand ore
        white settlement N(-1,2), hand ore
        turn red, rolled 3+2";
    let refused = refusal(&at(position), "red plays master-merchant white");
    assert_eq!(refused.detail, Detail::Points { held: 1, needed: 2 });
}

/// `CK-261`: the road that was taken up is placed again, so one of the fifteen is off the board.
#[test]
fn ck_261_nobody_relays_a_road_with_all_of_them_on_the_board() {
    let position = "red road NE(0,0) NW(0,0), settlement N(0,0), progress diplomat\nturn red, rolled 3+2";
    let mut table = at(position);
    play(&mut table, "red plays diplomat NE(0,0)");
    let asking = table.game().write_position(table.state());
    assert!(asking.contains("road NE(0,0)"), "{asking}");
    assert!(table.game().parse_position(&asking).is_ok());
    let edges = table.game().topology.edges.iter().map(|edge| edge.to_string());
    let fifteen: Vec<_> = edges.filter(|edge| edge != "NE(0,0)").take(15).collect();
    let crowded = asking.replacen("road NW(0,0)", &format!("road {}", fifteen.join(" ")), 1);
    assert_ne!(crowded, asking);
    assert!(table.game().parse_position(&crowded).is_err());
    let one_less = asking.replacen("road NW(0,0)", &format!("road {}", fifteen[1..].join(" ")), 1);
    assert!(table.game().parse_position(&one_less).is_ok());
}

// What is hidden.

/// What a guess makes of the table, as this colour sees it.
fn guessed(table: &Table<Island>, name: &str, seed: u64) -> State {
    let view = table.game().view(table.state(), Observer::Seat(seat(table, name)));
    let guess = table.game().guess(&view, &mut SmallRng::seed_from_u64(seed));
    assert_eq!(table.game().audit(&guess), Ok(()));
    assert_eq!(table.game().view(&guess, Observer::Seat(seat(table, name))), view);
    guess
}

/// Also: CK-273.
#[test]
fn ck_287_guesses_know_what_the_question_proves() {
    let mut table = at("
        red   hand 3 ore coin, progress commercial-harbour
        blue  hand 2 wool coin
        white hand 5 wool
        turn red, rolled 3+2");
    play(&mut table, "red plays commercial-harbour; red exchanges ore with blue");
    for seed in 0..50 {
        let seen = guessed(&table, "white", seed);
        let [red, blue] = ["red", "blue"].map(|name| seen.private[seat(&table, name).index()].hand);
        assert!(red.count(Good::Ore) > 0, "it is offered");
        assert!(!blue.among(GoodSet::COMMODITIES).is_empty(), "blue is asked, so there is one");
    }
    let mut table = at("
        red   settlement N(0,0), progress master-merchant
        blue  city N(1,1), hand 2 wool coin
        white hand 5 ore
        turn red, rolled 3+2");
    play(&mut table, "red plays master-merchant blue");
    for seed in 0..50 {
        let seen = guessed(&table, "red", seed);
        assert_eq!(seen.private[seat(&table, "blue").index()].hand, cards("2 wool coin"));
    }
}

#[test]
fn guesses_have_every_progress_card_once() {
    let table = at("
        red  progress smith crane, open printer
        blue progress wedding merchant
        returned science inventor
        turn red, rolled 3+2");
    for seed in 0..20 {
        guessed(&table, "red", seed);
    }
}

/// The events of the last move as this colour hears of them.
fn heard(position: &str, moves: &str, last: &str, name: &str) -> String {
    let mut table = at(position);
    play(&mut table, moves);
    let mut events = Vec::new();
    let (who, action) = table.game().parse_action(table.state(), last).expect("a move");
    table.game().apply(&mut table.state().clone(), who, action, &mut events);
    let observer = Observer::Seat(seat(&table, name));
    let told = events.iter().filter_map(|event| table.game().redact(event, observer));
    told.map(|event| table.game().write_event(&event)).collect::<Vec<_>>().join("; ")
}

/// Also: CK-273.
#[test]
fn ck_295_the_one_who_looks_hears_what_there_is_and_others_do_not() {
    let position = "
        red   settlement N(0,0), progress master-merchant
        blue  city N(1,1), hand 2 wool coin
        turn red, rolled 3+2";
    let hears = |name| heard(position, "", "red plays master-merchant blue", name).contains("wool");
    assert_eq!(["red", "blue", "white", "orange"].map(hears), [true, true, false, false]);
}

/// Also: CK-310.
#[test]
fn ck_273_nothing_is_known_at_places_where_nobody_sits() {
    let mut table = at("
        option colours red blue white
        red   progress spy
        blue  progress crane smith
        turn red, rolled 3+2");
    play(&mut table, "red plays spy blue");
    play(&mut table, "red takes card crane");
    let position = table.game().write_position(table.state());
    assert_eq!(table.game().parse_position(&position).as_ref(), Ok(table.state()));
}

/// Only the last gift of a Wedding shows what others have given: the cards change hands together.
#[test]
fn ck_262_gifts_are_shown_when_the_last_one_is_given() {
    let mut table = at("
        red   settlement N(0,0), progress wedding
        blue  city N(1,1), hand 3 wool 2 ore
        white city N(-1,2), hand 2 wool 3 ore
        turn red, rolled 3+2");
    play(&mut table, "red plays wedding");
    let reveals = |table: &mut Table<Island>, text: &str| {
        let before = table.state().clone();
        let (who, action) = table.game().parse_action(&before, text).expect("a move");
        play(table, text);
        table.game().reveals(&before, table.state(), who, action)
    };
    let first = moves(&table, "blue", "").remove(0);
    assert!(!reveals(&mut table, &format!("blue {first}")));
    let last = moves(&table, "white", "").remove(0);
    assert!(reveals(&mut table, &format!("white {last}")));
}

// What is read.

#[test]
fn moves_that_say_too_little_or_too_much_are_none() {
    let mut table = at("option commit_knights on\nred city N(0,0), basic S(1,-1), active S(1,-1)\nship 6\nturn red");
    play(&mut table, "red rolls; dice 3+4 ship");
    assert!(matches!(table.game().parse_action(table.state(), "red commits"), Err(Unread::Syntax(_))));
    assert!(is_legal(&table, "red commits none") && is_legal(&table, "red commits S(1,-1)"));
}

/// The base game has a card of the same name.
#[test]
fn ck_049_road_building_is_drawn_by_its_name() {
    let mut table = at("red levels science 3\nturn red");
    play(&mut table, "red rolls; dice 1+3 science; draw road-building");
    assert_eq!(held(&table, "red"), [Card::RoadBuilding]);
}

/// `CK-230`: notation has no other numbers, but programs may.
#[test]
fn ck_230_dice_have_six_sides() {
    let table = at("red progress alchemist\nturn red");
    let red = seat(&table, "red");
    for (first, second, is_side) in [(1, 6, true), (0, 3, false), (3, 0, false), (7, 3, false), (3, 7, false)] {
        let action = Action::Play(Play::Alchemist(first, second)).into();
        let answer = table.game().check(table.state(), red, action).map_err(|illegal| (illegal.code, illegal.rule));
        assert_eq!(answer, if is_side { Ok(()) } else { Err((Code::NotAChoice, rule::CK_230)) });
    }
}

/// A deck with one card is one that can be chosen.
#[test]
fn ck_207_the_last_card_of_a_deck_can_be_drawn() {
    let position = "red city N(0,0), basic S(1,-1), active S(1,-1)\nblue city N(0,2), basic S(1,1), active S(1,1)";
    let table = at(&format!("{position}\nship 6\nturn red"));
    let mut state = table.state().clone();
    let fresh = &mut state.hidden.cities_and_knights.fresh;
    *fresh = fresh.iter().filter(|&card| card.track() != Track::Trade || card == Card::CommercialHarbour).collect();
    fresh.remove(Card::CommercialHarbour);
    let mut table = Table::from_position(table.game().clone(), state);
    assert_eq!(left(&table, Track::Trade), 1);
    play(&mut table, "red rolls; dice 3+4 ship");
    assert_eq!(asked(&table), ["red"]);
    assert!(is_legal(&table, "red picks deck trade"));
}

/// Questions and opened cards stand in positions as they are.
#[test]
fn positions_of_questions_are_read_as_they_are_written() {
    for (position, moves) in [
        ("red city N(0,0) N(0,2), levels trade 3, hand 4 cloth\nturn red, rolled 3+2", "red improves trade"),
        (
            "red hand 3 ore coin, progress commercial-harbour\nblue hand wool coin\nturn red, rolled 3+2",
            "red plays commercial-harbour; red exchanges ore with blue",
        ),
        (
            "red hand 3 ore coin, progress commercial-harbour\nblue hand wool coin\nturn red, rolled 3+2",
            "red plays commercial-harbour; red exchanges ore with blue; blue hands over coin",
        ),
        ("red basic N(0,0) S(1,-1), promoted N(0,0)\nblue basic N(0,2)\nopened crane 1\nturn red, rolled 3+2", ""),
        ("red progress bishop\nlanded\nturn red, rolled 3+2", "red plays bishop"),
    ] {
        let mut table = at(position);
        play(&mut table, moves);
        let written = table.game().write_position(table.state());
        assert_eq!(table.game().parse_position(&written).as_ref(), Ok(table.state()), "{written}");
        assert!(!written.contains("crane 0"), "what is not there is not written");
    }
}

/// Games of random players in both editions: what is written is read as it was, and what is guessed could be so.
#[test]
fn random_games_are_written_and_guessed_at_every_step() {
    for number in 0..8 {
        let edition = ["2008", "new"][number % 2];
        let colours = ["red blue white", "red blue white orange"][number / 2 % 2];
        let options = format!("expansion cities_and_knights\nedition {edition}\ncolours {colours}\nvictory_points 8");
        let mut options = Island::parse_options(&options).expect("options");
        let mut rng = SmallRng::seed_from_u64(number as u64);
        Island::deal(&mut options, &mut rng);
        let mut table = Table::new(Island::new(options).expect("a game"));
        for step in 0.. {
            match table.next() {
                Next::Over => break,
                Next::Chance => drop(table.draw(&mut rng)),
                Next::Seats(seats) => {
                    let who = seats.iter().next().expect("somebody");
                    let actions = table.actions(who);
                    let action = actions[rng.random_range(0..actions.len())];
                    table.play(who, action).expect("legal");
                }
            }
            if step % 5 != 0 {
                continue;
            }
            let (game, state) = (table.game(), table.state());
            let written = game.write_position(state);
            assert_eq!(game.parse_position(&written).as_ref(), Ok(state), "{written}");
            for observer in game.seats.iter().map(Observer::Seat).chain([Observer::Public]) {
                let view = game.view(state, observer);
                let guess = game.guess(&view, &mut rng);
                assert_eq!(game.audit(&guess), Ok(()), "{written}");
                assert_eq!(game.view(&guess, observer), view, "{written}");
            }
        }
    }
}

// Why not.

fn reason(position: &str, action: &str) -> (Code, RuleId, Detail) {
    let refused = refusal(&at(position), action);
    (refused.code, refused.rule, refused.detail)
}

#[test]
fn ck_196_what_does_not_lie_on_its_side_is_not_restored() {
    let why = Detail::Why("upright", About::Vertex(v("N(1,1)")));
    for piece in ["settlement N(1,1)", "city N(1,1)", "road W(1,1)"] {
        let position = format!("red reduced N(0,0), {piece}, hand 3 ore 2 grain\nturn red, rolled 3+2");
        assert_eq!(reason(&position, "red restores city N(1,1)"), (Code::NoSettlementHere, rule::CK_196, why));
    }
}

#[test]
fn ck_114_smith_promotes_two_different_knights() {
    for rank in ["basic", "strong"] {
        let position = format!("red {rank} N(0,0), levels politics 3, progress smith\nturn red, rolled 3+2");
        let why = Detail::Why("twice", About::Vertex(v("N(0,0)")));
        assert_eq!(
            reason(&position, "red plays smith N(0,0) N(0,0)"),
            (Code::AlreadyPromoted, rule::CK_114, why),
            "{rank}"
        );
    }
}

#[test]
fn ck_tb_24_a_damaged_road_is_not_taken_whosever_it_is() {
    let position = "option variants event_cards\nred road NE(1,0), progress diplomat\nblue road W(1,1), damaged W(1,1)\n\
                    turn red, rolled 6";
    let why = Detail::Why("taken", About::Edge(e("W(1,1)")));
    assert_eq!(reason(position, "red plays diplomat W(1,1)"), (Code::RoadDamaged, rule::CK_TB_24, why));
}

/// Also: CK-071.
#[test]
fn ck_070_after_a_seven_too_the_lock_is_what_holds_the_robber() {
    let mut table = at("red city N(-1,0)\nblue city N(0,2), hand ore\nship 2\nturn red");
    play(&mut table, "red rolls 3+4 trade");
    for action in ["red moves robber (0,2)", "red robs blue"] {
        let refused = refusal(&table, action);
        assert_eq!((refused.code, refused.rule), (Code::RobberLocked, rule::CK_070), "{action}");
    }
    let freed = "red city N(-1,0)\nlanded\nturn red, rolled 3+2";
    assert_eq!(reason(freed, "red moves robber (0,2)").0, Code::WrongPhase);
}

#[test]
fn ck_029_the_second_building_is_asked_for_as_a_city() {
    let founding = "red settlement N(0,0), road NE(0,0)\nblue settlement N(0,2), road NE(0,2)\n\
                    white settlement N(-1,2), road NE(-1,2)\norange settlement N(-2,1), road NE(-2,1)\n";
    let position = format!("{founding}turn orange\nframes found-settlement 4");
    assert_eq!(
        reason(&position, "orange founds road NE(2,0)"),
        (Code::WrongPhase, rule::BASE_060, Detail::Stage(Stage::FoundingCity))
    );
    let mut table = at(&position);
    play(&mut table, "orange founds city N(2,-1)");
    assert_eq!(public(&table).cities[seat(&table, "orange").index()].len(), 1);
    assert!(crate::support::table("turn red").clone().enter_text("red founds city N(2,-1)").is_err());
}
