//! The generated types are those of the data: games are played at random, and every value they show is held against its type. Every kind
//! of action that comes up has a name among the client's messages, since clients group by the words of the games. The files of the
//! client hold these types: the tests build them anyway, so nothing is built for that comparison alone.

mod typescript;

use std::cell::RefCell;
use std::collections::HashSet;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use steading_game::laws::Lawful;
use steading_game::{Next, Observer, Seat, Table};
use steading_island::modules::event_cards::deck;
use steading_island::{Island, combinations};
use steading_rivals::Rivals;
use steading_rivals::options::Mode;
use steading_types::{Subject, source};

use crate::typescript::Types;

/// A random game is watched for so many steps.
const STEPS: u32 = 800;
/// Every so many steps its views and the listed actions are looked at.
const LOOK: u32 = 5;
/// So many actions of any kind are looked at then, legal or not.
const TRIED: u32 = 16;

/// A file begins with a line that says how it is made, and a blank one.
#[test]
fn the_files_of_the_client_are_up_to_date() {
    let files = [
        (Subject::Protocol, "web/src/protocol.ts"),
        (Subject::Island, "web/src/games/island/data.ts"),
        (Subject::Rivals, "web/src/games/rivals/data.ts"),
    ];
    for (subject, path) in files {
        let text = std::fs::read_to_string(format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        // A checkout may change line ends.
        let text = text.replace("\r\n", "\n");
        let types = text.split_once("\n\n").map(|(_, types)| types);
        assert!(types == Some(&*source(subject).unwrap()), "{path} is out of date: run `cargo xtask codegen`");
    }
}

#[test]
fn every_value_of_an_island_game_has_its_type() {
    let types = Types::read(&source(Subject::Island).unwrap());
    let unseen: RefCell<HashSet<_>> = RefCell::new(steading_island::action::Action::kinds().collect());
    for (number, modules) in combinations::all().enumerate() {
        let mut rng = SmallRng::seed_from_u64(number as u64);
        let options = steading_island::laws::any_table(modules, &mut rng);
        let name = |action: &steading_island::action::Action| {
            let kind = action.kind();
            assert!(steading_island::action::Action::kinds().any(|listed| listed == kind), "{kind} is not listed");
            unseen.borrow_mut().remove(kind);
            check_name("kind", kind);
        };
        watch::<Island>(&types, options, &mut rng, name, |game, state| {
            check(&types, "OpenView", &steading_island::view::OpenView::of(game, state));
            check(&types, "Scene", &steading_island::scene::Scene::of(game));
        });
    }
    assert!(unseen.borrow().is_empty(), "listed, but no action is of this kind: {unseen:?}");
}

#[test]
fn every_value_of_a_card_game_has_its_type() {
    let types = Types::read(&source(Subject::Rivals).unwrap());
    for mode in [Mode::Intro, Mode::Gold, Mode::Turmoil, Mode::Progress, Mode::Duel] {
        for seed in 0..4 {
            let mut rng = SmallRng::seed_from_u64(seed);
            let options = steading_rivals::laws::any_table(mode, &mut rng);
            let name = |action: &steading_rivals::action::Action| check_name("rivals-kind", action.kind());
            watch::<Rivals>(&types, options, &mut rng, name, |game, state| {
                check(&types, "OpenView", &steading_rivals::view::OpenView::of(game, state));
                check(&types, "Scene", &steading_rivals::scene::Scene::of(game));
            });
        }
    }
}

#[test]
fn every_event_card_has_its_type() {
    let types = Types::read(&source(Subject::Island).unwrap());
    deck::Card::all().for_each(|card| check(&types, "EventCard", &card));
}

/// Plays a game at random and looks at everything that a client is sent, and at every form of action it may send. `name` looks at the kind
/// of an action, `look_more` at what only this game has.
fn watch<G: Lawful>(
    types: &Types,
    mut options: G::Options,
    rng: &mut SmallRng,
    name: impl Fn(&G::Action),
    look_more: impl Fn(&G, &G::State),
) {
    G::deal(&mut options, rng);
    let mut table = Table::new(G::new(options).unwrap_or_else(|problems| panic!("{problems:?}")));
    for step in 0..STEPS {
        if step % LOOK == 0 {
            let seats = table.game().seats().iter().map(Observer::Seat);
            seats.chain([Observer::Public]).for_each(|observer| look(types, &table, observer));
            look_more(table.game(), table.state());
            for _ in 0..TRIED {
                let seat = Seat(rng.random_range(0..table.game().seats().len() as u8));
                let action = table.game().any_action(table.state(), seat, rng);
                check(types, "Action", &action);
                name(&action);
            }
        }
        let events = match table.next() {
            Next::Over => break,
            Next::Chance => table.draw(rng).map(|(_, events)| events).unwrap_or_default(),
            Next::Seats(seats) => {
                let Some(seat) = seats.iter().nth(rng.random_range(0..seats.len() as usize)) else { break };
                let actions = table.actions(seat);
                if step % LOOK == 0 {
                    actions.iter().for_each(|action| check(types, "Action", action));
                }
                let mut action = actions[rng.random_range(0..actions.len())];
                if table.game().is_rash(action) {
                    action = actions[rng.random_range(0..actions.len())];
                }
                table.play(seat, action).unwrap_or_else(|error| panic!("{error:?}"))
            }
        };
        for event in &events {
            let known = [Observer::Public, Observer::Seat(Seat(0)), Observer::Seat(Seat(1))];
            let known = known.map(|observer| table.game().redact(event, observer));
            known.iter().flatten().chain([event]).for_each(|event| check(types, "GameEvent", event));
        }
    }
}

fn look<G: Lawful>(types: &Types, table: &Table<G>, observer: Observer) {
    check(types, "View", &table.game().view(table.state(), observer));
}

/// Looks for the name of a kind of actions among the messages of the client. Its own tests hold the languages together.
fn check_name(beginning: &str, kind: &str) {
    const MESSAGES: [&str; 6] = [
        include_str!("../../../../locales/en/island.ftl"),
        include_str!("../../../../locales/en/larger.ftl"),
        include_str!("../../../../locales/en/cities.ftl"),
        include_str!("../../../../locales/en/attack.ftl"),
        include_str!("../../../../locales/en/traders.ftl"),
        include_str!("../../../../locales/en/rivals.ftl"),
    ];
    let message = format!("{beginning}-{} = ", kind.replace('_', "-"));
    let is_there = MESSAGES.iter().flat_map(|text| text.lines()).any(|line| line.starts_with(&message));
    assert!(is_there, "no message “{message}”");
}

fn check(types: &Types, name: &str, value: &impl Serialize) {
    // Through text, as clients read it.
    let text = serde_json::to_string(value).unwrap();
    types.check(name, &serde_json::from_str(&text).unwrap()).unwrap();
}
