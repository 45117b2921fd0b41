//! Whole games played at random from a seed, two of the base game and some with modules: every move with what happened, and now and then what every seat sees.
//! `UPDATE_EXPECT=1 cargo test` writes them anew; the difference then shows what a change of rules means in play.

use std::fmt::Write as _;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use steading_game::{Game, Next, Notation, Observer, Table};
use steading_island::Island;
use steading_island::event::Event;
use steading_island::view::View;

/// Steps between two looks at everybody's view.
const STEPS_PER_VIEW: usize = 40;
/// A random game that is longer has lost its way.
const STEPS_MAX: usize = 20_000;

/// Plays a game to its end and tells it.
fn tell(options: &str, seed: u64) -> String {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut options = Island::parse_options(options).expect("options of this file are well written");
    Island::deal(&mut options, &mut rng);
    let mut table = Table::new(Island::new(options).expect("options of this file make a game"));
    let mut story = Island::write_options(table.game().options());
    for step in 0..STEPS_MAX {
        if step % STEPS_PER_VIEW == 0 {
            tell_views(&table, step, &mut story);
        }
        let (line, events) = match table.next() {
            Next::Over => {
                tell_views(&table, step, &mut story);
                return story;
            }
            Next::Chance => {
                let (outcome, events) = table.draw(&mut rng).expect("chance is due");
                (table.game().write_outcome(&outcome), events)
            }
            Next::Seats(seats) => {
                let asked: Vec<_> = seats.iter().collect();
                let seat = asked[rng.random_range(0..asked.len() as u32) as usize];
                let actions = table.actions(seat);
                let action = actions[rng.random_range(0..actions.len() as u32) as usize];
                let line = table.game().write_action(seat, &action);
                (line, table.play(seat, action).expect("a listed action is legal"))
            }
        };
        let _ = writeln!(story, "{} {line}", step + 1);
        for event in events.iter().filter(|event| table.game().is_logged(event)) {
            tell_event(&table, event, &mut story);
        }
    }
    panic!("no end after {STEPS_MAX} steps");
}

/// An event as it was, and what spectators learn of it if that is less.
fn tell_event(table: &Table<Island>, event: &Event, story: &mut String) {
    let full = table.game().write_event(event);
    let seen = table.game().redact(event, Observer::Public).map(|event| table.game().write_event(&event));
    let _ = match seen {
        Some(seen) if seen == full => writeln!(story, "  {full}"),
        Some(seen) => writeln!(story, "  {full} ({seen})"),
        None => writeln!(story, "  {full} (hidden)"),
    };
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("a view is plain data")
}

/// What everybody sees, and what each seat sees beyond that.
fn tell_views(table: &Table<Island>, step: usize, story: &mut String) {
    let open = table.game().view(table.state(), Observer::Public);
    assert!(open.own.is_none() && open.seat.is_none(), "spectators hold no cards");
    let _ = writeln!(story, "view after {step}\n  all {}", json(&open.public));
    let _ = writeln!(story, "  sizes {} deck {}", json(&open.counts), open.deck_left);
    tell_sights(&open, story);
    for seat in table.game().seats().iter() {
        let view = table.game().view(table.state(), Observer::Seat(seat));
        assert_eq!((&view.public, view.counts, view.deck_left), (&open.public, open.counts, open.deck_left));
        let _ = writeln!(story, "  {} {}", table.game().seat_name(seat), json(&view.own));
        tell_sights(&view, story);
    }
}

/// What an observer sees of cards that lie face down, where modules have some.
fn tell_sights(view: &View, story: &mut String) {
    let sights = json(&view.sights);
    if sights != "{}" {
        let _ = writeln!(story, "    sees {sights}");
    }
}

/// Compares with the stored story, or stores it. Stories part for good at the first difference, so only that one is told.
fn compare(name: &str, story: &str) {
    let path = format!("{}/tests/games/playthroughs/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, story).expect("the stories lie beside this file");
        return;
    }
    let stored = std::fs::read_to_string(&path).expect("the stories lie beside this file");
    let mut lines = stored.lines().zip(story.lines()).enumerate();
    if let Some((index, (was, is))) = lines.find(|(_, (was, is))| was != is) {
        panic!(
            "{name}.txt, line {}:\n was {was}\n  is {is}\n`UPDATE_EXPECT=1 cargo test` stores the new story",
            index + 1
        );
    }
    assert_eq!(stored.lines().count(), story.lines().count(), "{name}.txt has another length");
}

#[test]
fn four_players_on_a_variable_board() {
    let story = tell("setup variable\nlist_offers off", 1);
    compare("four_variable", &story);
}

#[test]
fn three_beginners_who_trade_and_build_as_they_like() {
    let story = tell("players 3\nsetup beginner\nphases combined", 1);
    compare("three_beginner", &story);
}

// With modules: to few points, so that the stories stay short.

#[test]
fn two_players_draw_event_cards() {
    let story = tell("variants two_players event_cards\nvictory_points 6\nlist_offers off", 1);
    compare("two_events", &story);
}

#[test]
fn four_go_fishing() {
    let story = tell("scenario fishermen\nvictory_points 5\nlist_offers off", 1);
    compare("fishermen", &story);
}

#[test]
fn three_build_bridges_and_draw_event_cards() {
    let story = tell("players 3\nscenario rivers\nvariants event_cards\nvictory_points 5\nlist_offers off", 1);
    compare("rivers_events", &story);
}

#[test]
fn four_send_out_caravans() {
    let story = tell("scenario caravans\nvictory_points 8\nlist_offers off", 103);
    compare("caravans", &story);
}

#[test]
fn three_drive_off_barbarians_and_draw_event_cards() {
    let scenario = "scenario barbarian_attack\nvariants event_cards";
    let story = tell(&format!("players 3\n{scenario}\nvictory_points 7\nlist_offers off"), 1);
    compare("barbarian_attack", &story);
}

#[test]
fn four_drive_wagons() {
    let story = tell("scenario traders_and_barbarians\nvictory_points 7\nlist_offers off", 1);
    compare("traders", &story);
}

#[test]
fn three_fish_for_harbours_beside_a_friendly_robber() {
    let variants = "variants harbormaster friendly_robber";
    let story = tell(&format!("players 3\nscenario fishermen\n{variants}\nvictory_points 7\nlist_offers off"), 44);
    compare("fishermen_harbours", &story);
}

#[test]
fn four_build_cities_and_knights() {
    let story = tell("expansion cities_and_knights\nvictory_points 8\nlist_offers off", 6);
    compare("cities", &story);
}

#[test]
fn three_commit_knights_by_the_rules_of_2008_and_draw_event_cards() {
    let cities = "expansion cities_and_knights\nedition 2008\ncommit_knights on\nvariants event_cards harbormaster";
    let story = tell(&format!("players 3\n{cities}\nvictory_points 9\nlist_offers off"), 27);
    compare("cities_2008", &story);
}
