//! Games in figures: random games of every combination of modules and of every mode of the card game, counted.

use std::collections::BTreeSet;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::laws::Lawful;
use steading_game::{Next, Observer, PointSource, Seat, Table, record};
use steading_island::rules::Module;
use steading_island::{Island, combinations};
use steading_registry::{AnyTable, Budget, GAMES, Playable, Summary, game_named};
use steading_rivals::Rivals;
use steading_rivals::options::Mode;

/// Games of each combination.
const GAMES_OF_EACH: u64 = 3;

/// Plays a random game to its end. In every position all sources together are the points.
fn played<G: Playable + Lawful>(mut options: G::Options, rng: &mut SmallRng) -> Table<G> {
    G::deal(&mut options, rng);
    let mut table = Table::new(G::new(options).expect("sound options"));
    loop {
        match table.next() {
            Next::Over => break table,
            Next::Chance => drop(table.draw(rng)),
            Next::Seats(seats) => {
                let seat = seats.iter().nth(rng.random_range(0..seats.len() as usize)).unwrap();
                let mut actions = table.actions(seat);
                let (game, is_patient) = (table.game(), rng.random_ratio(9, 10));
                if actions.iter().any(|&action| !game.is_rash(action)) && is_patient {
                    actions.retain(|&action| !game.is_rash(action));
                }
                let action = actions[rng.random_range(0..actions.len())];
                table.play(seat, action).unwrap();
            }
        }
        sources_add_up(&table);
    }
}

fn sources_add_up<G: Playable>(table: &Table<G>) {
    let (game, state) = (table.game(), table.state());
    let mut points = vec![0; game.seats().len() as usize];
    game.standing(state, &mut points);
    for (seat, points) in game.seats().iter().zip(points) {
        let sources = game.sources(state, seat);
        assert!(sources.iter().all(|source| source.count > 0), "{sources:?}");
        assert_eq!(sources.iter().map(|source| source.points).sum::<i16>(), points, "{seat}: {sources:?}");
    }
}

/// The table as a server loads it.
fn loaded<G: Playable>(table: &Table<G>) -> Box<dyn AnyTable> {
    game_named(GAMES, G::NAME).unwrap().load(&record::write(table)).unwrap()
}

/// What is true of every summary.
fn check(table: &dyn AnyTable) -> Summary {
    let summary = table.summary();
    assert_eq!(summary.turns, table.turns());
    assert_eq!(summary.seats.len(), table.standing().len());
    for (seat, points) in summary.seats.iter().zip(table.standing()) {
        assert_eq!(seat.points, points);
        assert_eq!(seat.sources.iter().map(|source| source.points).sum::<i16>(), points);
        assert_eq!([seat.received.len(), seat.points_by_turn.len()], [summary.turns as usize; 2]);
        assert!(seat.received.is_sorted(), "nothing that was received is lost again");
        // Who begins with three points may have won before the first roll.
        let Some((got, expected)) = seat.luck else {
            assert!(summary.rolls.iter().all(|roll| roll.count == 0), "rolls give something");
            continue;
        };
        assert_eq!((seat.received.last(), seat.points_by_turn.last()), (Some(&got), Some(&points)));
        assert!(expected.is_finite() && expected >= 0.0);
    }
    summary
}

/// What rolls gave in all games is near what they give on average.
fn luck_evens_out(summaries: &[Summary]) {
    let lucks: Vec<_> = summaries.iter().flat_map(|summary| &summary.seats).filter_map(|seat| seat.luck).collect();
    let got: f64 = lucks.iter().map(|&(got, _)| f64::from(got)).sum();
    let expected: f64 = lucks.iter().map(|&(_, expected)| expected).sum();
    assert!(got > 1000.0 && (got / expected - 1.0).abs() < 0.03, "{got} of {expected}");
}

fn every_figure_is_counted(summaries: &[Summary]) {
    let figures: BTreeSet<_> = summaries.iter().flat_map(|summary| summary.figures.keys()).collect();
    for figure in figures {
        let counts = summaries.iter().filter_map(|summary| summary.figures.get(figure));
        assert!(counts.sum::<u32>() > 0, "{figure} is never counted");
    }
}

#[test]
fn every_combination_of_modules_is_counted() {
    let mut summaries = Vec::new();
    for modules in combinations::all() {
        for seed in 0..GAMES_OF_EACH {
            let mut rng = SmallRng::seed_from_u64(seed);
            let options = steading_island::laws::any_table(modules, &mut rng);
            let table = loaded(&played::<Island>(options, &mut rng));
            let summary = check(&*table);
            let rolls: u32 = summary.rolls.iter().map(|roll| roll.count).sum();
            let expected: f64 = summary.rolls.iter().map(|roll| roll.expected).sum();
            assert!((f64::from(rolls) - expected).abs() < 1e-6, "{modules}");
            // Dice that an Alchemist has set are no luck and no roll.
            let set = table.record().matches(" plays alchemist ").count() as u32;
            assert!(rolls + set + 1 >= summary.turns, "{modules}: every turn has a roll, the last one perhaps not");
            assert_eq!(summary.figures["sevens"], summary.rolls.get(7 - 2).map_or(0, |roll| roll.count));
            let has = |figure| summary.figures.contains_key(figure);
            let is_cities = modules.has(Module::CitiesAndKnights);
            assert_eq!([has("cards_bought"), has("knights_played")], [!is_cities; 2], "{modules}");
            assert!(is_cities || !has("progress_played") && !has("barbarians_landed"), "{modules}");
            let scenario = modules.scenarios().next();
            let names: Vec<_> = summary.seats.iter().flat_map(|seat| &seat.sources).map(|source| source.name).collect();
            assert!(!names.contains(&"camels") || scenario == Some(Module::Caravans), "{modules}");
            assert_eq!(names.contains(&"poor_settler"), scenario == Some(Module::Rivers), "somebody is always poor");
            summaries.push(summary);
        }
    }
    luck_evens_out(&summaries);
    every_figure_is_counted(&summaries);
}

#[test]
fn every_mode_of_the_card_game_is_counted() {
    let mut summaries = Vec::new();
    for mode in Mode::ALL {
        for seed in 0..8 * GAMES_OF_EACH {
            let mut rng = SmallRng::seed_from_u64(seed);
            let options = steading_rivals::laws::any_table(mode, &mut rng);
            let summary = check(&*loaded(&played::<Rivals>(options, &mut rng)));
            assert!(summary.rolls.is_empty(), "one die makes no sums");
            summaries.push(summary);
        }
    }
    luck_evens_out(&summaries);
    every_figure_is_counted(&summaries);
}

#[test]
fn a_story_is_the_game_entry_by_entry() {
    let mut rng = SmallRng::seed_from_u64(3);
    let options = steading_rivals::laws::any_table(Mode::Duel, &mut rng);
    let mut table = loaded(&played::<Rivals>(options, &mut rng));
    for observer in [None, Some(Observer::Seat(Seat(0))), Some(Observer::Seat(Seat(1)))] {
        let story = table.story(observer);
        assert_eq!(story.iter().map(|step| step.entry.clone()).collect::<Vec<_>>(), table.entries(0));
        let told: Vec<_> = story.iter().flat_map(|step| step.events.clone()).collect();
        assert_eq!(told, table.events(0, observer));
        let last = story.last().unwrap();
        assert_eq!((&last.points, last.turn), (&table.standing(), table.turns()));
    }
    let story = table.story(None);
    for step in story.iter().rev().take(20) {
        assert_eq!((&step.points, step.turn), (&table.standing(), table.turns()));
        table.undo(1).unwrap();
        let first = step.events.first().map(|told| told.number);
        assert!(first.is_none_or(|first| first == table.event_count()), "events belong to the entry they came of");
    }
}

#[test]
fn an_empty_game_has_a_summary() {
    let mut rng = SmallRng::seed_from_u64(1);
    for game in GAMES {
        let table = game.create("", &mut rng).unwrap();
        let summary = table.summary();
        assert_eq!((summary.turns, summary.rolls.len()), (0, 0));
        assert!(summary.seats.iter().all(|seat| seat.received.is_empty() && seat.luck.is_none()));
        assert!(table.story(None).is_empty());
    }
}

/// Points are told while a game is played: everything to their owner, and to others nothing that they cannot know.
#[test]
fn points_tell_others_nothing_that_is_hidden() {
    assert!(hidden_points("island", "players 3\n") > 0, "somebody held a hidden card");
    hidden_points("island", "scenario fishermen\nvariants event_cards harbormaster\nplayers 3\n");
    hidden_points("island", "scenario rivers\nvariants two_players\n");
    hidden_points("island", "scenario caravans\nvariants friendly_robber\nplayers 4\n");
    hidden_points("island", "scenario barbarian_attack\nvariants two_players\n");
    hidden_points("island", "scenario traders_and_barbarians\nplayers 3\n");
    hidden_points("island", "expansion cities_and_knights\nvariants harbormaster\nplayers 3\n");
    hidden_points("rivals", "mode intro\n");
    hidden_points("rivals", "mode duel\n");
}

/// Plays a game at random and checks what everybody is told; how often there was something to hide.
fn hidden_points(game: &str, options: &str) -> usize {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut table = game_named(GAMES, game).unwrap().create(options, &mut rng).unwrap();
    let mut hidden = 0;
    for _ in 0..1_500 {
        match table.next() {
            Next::Over => break,
            Next::Chance => drop(table.draw(&mut rng).unwrap()),
            Next::Seats(_) => {
                let action = table.suggest("random", None, Budget::default(), &mut rng).unwrap().action;
                table.play(&action, None).unwrap();
            }
        }
        let is_over = table.next() == Next::Over;
        let standing = table.standing();
        let sum = |sources: &[PointSource]| sources.iter().map(|source| source.points).sum::<i16>();
        for observer in table.seats().iter().map(Observer::Seat).chain([Observer::Public]) {
            let points = table.points(observer);
            for (seat, sources) in table.seats().iter().zip(&points) {
                let secrets = sources.iter().filter(|source| source.is_hidden).count();
                hidden += secrets;
                assert!(secrets == 0 || (observer.is(seat) && !is_over), "{sources:?}");
                if observer.is(seat) || is_over {
                    assert_eq!(sum(sources), standing[seat.index()], "{sources:?}");
                }
            }
            if !is_over {
                assert_eq!(points, table.reguessed(observer, &mut rng).points(observer));
            }
        }
    }
    hidden
}
