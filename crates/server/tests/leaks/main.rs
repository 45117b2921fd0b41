//! Nobody is told what they may not know: every byte that a seat or a spectator is sent, in games of every mode, stays the same when
//! everything they cannot see is dealt anew.
//!
//! * [`live`] is a game as it is really played, with a connection for every seat and one that watches.
//! * [`otherwise`] makes worlds that look the same to one of them: other cards in the hands and stacks of the others, and other lines of
//!   the log where these cannot be told apart.
//!
//! After a step of the game the server is brought up twice, once with what really happened and once with another world, and asked
//! the same: the position and the events since then, reasons, moves that are refused, moves that are late. The answers must be equal to the last
//! byte, and the first of them is what the live table said. A failing test prints its seed; `LEAKS_SEED=…` plays that one alone,
//! and `LEAKS_GAMES=…` plays more.

mod live;
mod otherwise;

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use live::{Happened, Live, Place, as_text, read, update};
use otherwise::{Story, interview, other_story, some_of};
use rand::RngExt;
use steading_game::DEFAULT_MARK;
use steading_phrases::Language;
use steading_protocol::socket::{Command, CommandMessage, Update, Waiting, Why};
use steading_protocol::table::SeatNumber;
use steading_protocol::{ClientMessage, ServerMessage};
use steading_registry::AnyTable;
use steading_server::table::core::Input;
use steading_server::table::play::UNDO;
use steading_server::table::{ConnectionId, TableCore};

/// Something that is played.
pub struct Mode {
    /// The game.
    pub game: &'static str,
    /// Its options; games are kept short.
    pub options: &'static str,
    /// Where its games begin, if not at their start.
    pub position: Option<&'static str>,
    /// Moves that must be met, by how they begin after the name of the seat.
    pub must_meet: &'static [&'static str],
}

/// A game that has not ended by then hangs.
const STEPS_MAX: usize = 20_000;

/// Lines of the past that are asked about.
const PAST_MAX: usize = 60;

/// What was compared in the games of a mode.
#[derive(Default, Debug)]
struct Compared {
    steps: u64,
    messages: u64,
    /// Worlds that were held against the truth, and those of them in which something lay otherwise.
    worlds: u64,
    different: u64,
    /// Among these: worlds that began before the step, so that its events were compared, too.
    followed: u64,
    /// Among these: worlds in which something else happened.
    other_lines: u64,
    /// Steps whose messages were counted in another world.
    counted: u64,
    /// Moves of [`Mode::must_meet`] that were made.
    met: BTreeSet<&'static str>,
}

fn island(options: &'static str) -> Mode {
    Mode { game: "island", options, position: None, must_meet: &[] }
}

fn rivals(options: &'static str) -> Mode {
    Mode { game: "rivals", ..island(options) }
}

#[test]
fn the_base_island_tells_no_secrets() {
    hold(&island("players 2\nvictory_points 6\nturn_limit 40"));
    hold(&island("players 3\nvictory_points 5\nturn_limit 40"));
    hold(&island("players 4\nvictory_points 5\nturn_limit 40"));
    hold(&island("players 3\nvictory_claim claim\nvictory_points 5\nturn_limit 40\nhand_limit 3"));
}

#[test]
fn the_variants_tell_no_secrets() {
    hold(&island("variants friendly_robber\nplayers 3\nvictory_points 5\nturn_limit 40"));
    hold(&island("variants event_cards\nplayers 4\nvictory_points 5\nturn_limit 40"));
    hold(&island("variants harbormaster\nplayers 3\nvictory_points 5\nturn_limit 40"));
    hold(&island("variants two_players\nvictory_points 6\nturn_limit 40"));
}

#[test]
fn the_scenarios_tell_no_secrets() {
    hold(&island("scenario fishermen\nplayers 4\nvictory_points 6\nturn_limit 40"));
    hold(&island("scenario rivers\nplayers 3\nvictory_points 5\nturn_limit 40"));
    hold(&island("scenario caravans\nplayers 3\nvictory_points 6\nturn_limit 40"));
    hold(&island("scenario barbarian_attack\nplayers 3\nvictory_points 6\nturn_limit 40"));
    hold(&island("scenario traders_and_barbarians\nplayers 3\nvictory_points 6\nturn_limit 40"));
}

#[test]
fn combinations_tell_no_secrets() {
    hold(&island("scenario fishermen\nvariants event_cards\nplayers 3\nvictory_points 6\nturn_limit 40"));
    hold(&island("scenario rivers\nvariants harbormaster two_players\nvictory_points 7\nturn_limit 40"));
    hold(&island("scenario caravans\nvariants friendly_robber\nplayers 4\nvictory_points 6\nturn_limit 40"));
    hold(&island("scenario barbarian_attack\nvariants event_cards two_players\nvictory_points 7\nturn_limit 40"));
    hold(&island("scenario traders_and_barbarians\nvariants two_players\nvictory_points 7\nturn_limit 40"));
    hold(&island(
        "scenario fishermen\nvariants friendly_robber event_cards two_players\nvictory_points 7\nturn_limit 40",
    ));
}

/// Everybody holds progress cards that look at what others hold, take some of it or have it laid down, and has built up all tracks, so that
/// many cards are drawn and some are one too many.
const INTRIGUERS: &str = "
    red settlement N(0,-1), city N(-2,1), road NE(0,-1) NE(-2,1), hand 2 wool 1 ore 2 cloth 1 coin
    red basic S(1,-2), active S(1,-2), levels trade 3 politics 3 science 3, progress spy wedding master-merchant saboteur
    blue city N(-2,2) N(0,2), road W(1,1) NE(-2,2), hand 2 brick 1 grain 2 coin 1 paper
    blue basic S(1,0), levels trade 3 politics 3 science 3, progress spy wedding commercial-harbour trade-monopoly
    white city N(-1,0), settlement N(1,1), road NW(-1,0) W(2,0), hand 3 lumber 2 ore 1 cloth 2 paper, defender 2
    white basic S(2,-1), levels trade 3 politics 3 science 3, progress spy bishop master-merchant saboteur
    orange settlement S(2,-2), city N(-1,2), road NE(1,-1) NE(-1,2), hand 2 grain 1 wool 1 brick 2 cloth
    orange basic N(1,-1), levels trade 3 politics 3 science 3, progress bishop deserter resource-monopoly commercial-harbour
    turn red
    ship 3
    landed
    robber (0,0)
";

/// What is seen, taken, given and dropped where not everybody may know it.
const INTRIGUES: &[&str] = &[
    "plays spy",
    "takes card",
    "plays master-merchant",
    "plays wedding",
    "presents",
    "plays saboteur",
    "plays bishop",
    "plays trade-monopoly",
    "plays resource-monopoly",
    "exchanges",
    "hands over",
    "drops",
];

/// The same in the older edition, where the player on turn is asked about a card just received, and where one of five must be played.
const INTRIGUES_OF_2008: &[&str] = &[
    "plays spy",
    "takes card",
    "plays master-merchant",
    "plays wedding",
    "presents",
    "plays saboteur",
    "drops",
    "keeps card",
];

#[test]
fn cities_and_knights_tells_no_secrets() {
    hold(&island("expansion cities_and_knights\nplayers 3\nvictory_points 6\nturn_limit 40"));
    hold(&Mode {
        position: Some(INTRIGUERS),
        must_meet: INTRIGUES,
        ..island("expansion cities_and_knights\nsetup explicit\nboard beginner\nfirst_player red\nturn_limit 40")
    });
}

#[test]
fn cities_and_knights_of_2008_tells_no_secrets() {
    hold(&island(
        "expansion cities_and_knights\nedition 2008\ncommit_knights on\nvariants event_cards harbormaster friendly_robber\nplayers 3\n\
         victory_points 6\nturn_limit 40",
    ));
    hold(&Mode {
        position: Some(INTRIGUERS),
        must_meet: INTRIGUES_OF_2008,
        ..island(
            "expansion cities_and_knights\nedition 2008\nsetup explicit\nboard beginner\nfirst_player red\nturn_limit 40",
        )
    });
}

#[test]
fn the_card_game_tells_no_secrets() {
    hold(&rivals("mode intro\nturn_limit 30"));
    hold(&rivals("mode gold\nturn_limit 30"));
    hold(&rivals("mode turmoil\nturn_limit 30"));
    hold(&rivals("mode progress\nturn_limit 30"));
    hold(&rivals("mode duel\nturn_limit 30"));
}

/// Plays games of a mode and holds other worlds against them; so many that nothing passes for want of trying.
fn hold(mode: &Mode) {
    let asked = |name: &str| std::env::var(name).ok().and_then(|number| number.parse::<u64>().ok());
    let (first, count) = asked("LEAKS_SEED").map_or((1, asked("LEAKS_GAMES").unwrap_or(2)), |seed| (seed, 1));
    let seeds = first..first + count;
    let mut compared = Compared::default();
    for seed in seeds {
        println!("{:?}, seed {seed}", mode.options);
        hold_one(Live::new(mode, seed), mode, &mut compared);
    }
    println!("{compared:?}");
    assert!(compared.different >= 60 * count, "too few worlds were different: {compared:?}");
    assert!(compared.followed >= 50 * count, "too few worlds were followed: {compared:?}");
    assert!(compared.other_lines >= count, "nothing else ever happened: {compared:?}");
    assert!(compared.counted >= 5 * count, "too few messages were counted: {compared:?}");
    let unmet = mode.must_meet.iter().filter(|beginning| !compared.met.contains(*beginning)).collect::<Vec<_>>();
    assert!(unmet.is_empty(), "nobody ever did {unmet:?}");
}

fn hold_one(mut live: Live, mode: &Mode, compared: &mut Compared) {
    let mut past = VecDeque::new();
    for _ in 0..STEPS_MAX {
        if live.is_over() {
            compared.messages += live.messages;
            return;
        }
        let happened = live.go_on();
        let is_met = |beginning: &&&str| happened.lines.iter().any(|line| is_move(line, beginning));
        compared.met.extend(mode.must_meet.iter().filter(is_met));
        hold_step(&mut live, &happened, &mut past, compared);
        if live.rng.random_bool(0.2)
            && let Some(undone) = live.take_back(&happened)
        {
            hold_step(&mut live, &undone, &mut past, compared);
        }
    }
    panic!("the game hangs");
}

/// Whether a line of the log is a move that begins so.
fn is_move(line: &str, beginning: &str) -> bool {
    line.split_once(' ').is_some_and(|(_, done)| done.starts_with(beginning))
}

fn hold_step(live: &mut Live, happened: &Happened, past: &mut VecDeque<String>, compared: &mut Compared) {
    compared.steps += 1;
    past.extend(happened.lines.iter().cloned());
    past.drain(..past.len().saturating_sub(PAST_MAX));
    for number in 0..live.places.len() {
        if live.rng.random_bool(0.6) {
            hold_place(live, happened, number, past, compared);
        }
    }
    if !live.is_over() && live.rng.random_bool(0.1) {
        let number = live.rng.random_range(0..live.places.len());
        live.check_story(number);
        count_messages(live, happened, number, compared);
    }
}

/// Holds what one place was told against what it would be told in another world.
fn hold_place(
    live: &mut Live,
    happened: &Happened,
    number: usize,
    past: &mut VecDeque<String>,
    compared: &mut Compared,
) {
    let place = live.places[number].clone();
    let told = Story::told(happened);
    let mut truth = told.table(&happened.doc, live.now);
    check_live(live, &truth, happened, number);
    let followed = other_story(happened, place.observer, &mut live.rng);
    let is_followed = followed.is_some();
    let (other, guess) = followed.unwrap_or_else(|| {
        // Nothing can be said of the events then: both worlds begin after them.
        let play = live.core.play().expect("there is a game");
        let guess = play.table.reguessed(place.observer, &mut live.rng);
        truth = Story::at(play.table.position(), play.number(), play.event_count()).table(&happened.doc, live.now);
        (Story::at(guess.position(), play.number(), play.event_count()), guess)
    });
    let is_different = guess.state() != live.play().table.state();
    compared.worlds += 1;
    compared.different += u64::from(is_different);
    compared.followed += u64::from(is_different && is_followed);
    compared.other_lines += u64::from(is_followed && other.lines != happened.lines);
    let questions = questions(live, guess.as_ref(), &place, past);
    let language = if live.rng.random_bool(0.8) { "en" } else { "uk" };
    let since = is_followed.then_some(happened.since);
    let mut otherwise = other.table(&happened.doc, live.now);
    let heard = interview(&mut truth, &place.guest, since, language, &questions, live.now);
    let would_hear = interview(&mut otherwise, &place.guest, since, language, &questions, live.now);
    compare(&heard, &would_hear, &place, happened, &other);
}

/// The live table said what a table does that comes up with the same story. Three things are not in the story: how long somebody has thought,
/// whose time ran out before it where that is told only now, and after a move was taken back, whether the move before the story may be, too.
fn check_live(live: &Live, truth: &TableCore, happened: &Happened, number: usize) {
    let heard = happened.heard[number].iter().rev().find_map(|text| update(text)).expect("everybody hears of a step");
    let seats = truth.doc().seats_of(&live.places[number].guest.id);
    let play = truth.play().expect("there is a game");
    let again = truth.looks(play, Some(happened.since), live.now).update(&seats, Language::English);
    let is_undone = happened.lines.last().is_some_and(|line| line == UNDO);
    let defaults = happened.lines.iter().filter(|line| line.ends_with(DEFAULT_MARK));
    let late: Vec<SeatNumber> = defaults
        .filter_map(|line| happened.before.seat_named(line.split_whitespace().next()?))
        .map(|seat| seat.0)
        .collect();
    let plain = |mut update: Update| {
        update.clocks.clear();
        for look in &mut update.looks {
            look.may_undo &= !is_undone;
            look.events.iter_mut().for_each(|event| event.timed_out.retain(|seat| late.contains(seat)));
        }
        as_text(&update)
    };
    assert_same(&plain(heard), &plain(again), || format!("place {number} after {:?}", happened.lines));
}

/// What anybody may ask: why they may do nothing of a kind, moves of their own and of others, legal here, there or nowhere, moves that are
/// refused, moves that are late, and taking back what is not theirs.
fn questions(live: &mut Live, guess: &dyn AnyTable, place: &Place, past: &VecDeque<String>) -> Vec<ClientMessage> {
    let (seat, number) = (place.seat(), live.play().number());
    let table = live.play().table.boxed_clone();
    let mut texts: Vec<String> = Vec::new();
    for asked in table.seats().iter() {
        for world in [table.as_ref(), guess] {
            let listed: Vec<String> = world.actions(asked).into_iter().map(|listed| listed.action).collect();
            texts.extend(some_of(&listed, 1, &mut live.rng));
        }
    }
    let past: Vec<String> = past.iter().cloned().collect();
    texts.extend(some_of(&past, 3, &mut live.rng));
    let id = |kind: &str, index: usize| format!("{kind}{index}");
    let why = |index, seat, action| ClientMessage::Why(Why { id: id("why", index), seat, action });
    let command = |index, command| ClientMessage::Command(CommandMessage { id: id("do", index), command });
    let mut all = vec![why(0, seat.0, None)];
    for (index, text) in texts.into_iter().enumerate() {
        let other = live.rng.random_range(0..=table.seats().len() as u8);
        all.push(why(2 * index + 1, seat.0, Some(text.clone())));
        all.push(why(2 * index + 2, other, Some(text.clone())));
        // The mark of a default is not for players: without it the move may well be legal.
        let unmarked = text.strip_suffix(DEFAULT_MARK).unwrap_or(&text);
        if table.check(unmarked, Some(seat)).is_err() {
            all.push(command(2 * index, Command::Act { seat: seat.0, expected: number, action: text.clone() }));
        }
        if index == 0 {
            let expected = number.saturating_sub(1);
            all.push(command(1, Command::Act { seat: seat.0, expected, action: text }));
        }
    }
    if table.undoable() != Some(seat) {
        all.push(command(3, Command::Undo { seat: seat.0, expected: number }));
    }
    all
}

/// The answers are the same to the last byte. At the end of a game the points are counted openly, hidden ones included, and the record is
/// open to all: there the looks alone are compared.
fn compare(heard: &[Arc<str>], would_hear: &[Arc<str>], place: &Place, happened: &Happened, other: &Story) {
    let tail = || {
        let Story { position, lines, .. } = other;
        format!("{:?} after {:?}, otherwise {lines:?}\n{position}", place.observer, happened.lines)
    };
    assert_eq!(heard.len(), would_hear.len(), "other messages for {}", tail());
    for (message, otherwise) in heard.iter().zip(would_hear) {
        assert_same(&without_points(message), &without_points(otherwise), tail);
    }
}

/// Shows where two messages part, if they do.
fn assert_same(message: &str, otherwise: &str, about: impl Fn() -> String) {
    let same = message.bytes().zip(otherwise.bytes()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| {
        let bytes = text.as_bytes();
        let range = same.saturating_sub(200)..(same + 200).min(bytes.len());
        String::from_utf8_lossy(&bytes[range]).into_owned()
    };
    assert!(message == otherwise, "…{}…\n…{}…\n{}", part(message), part(otherwise), about());
}

/// A message as it is, or without the points of a game that is over.
fn without_points(text: &Arc<str>) -> Arc<str> {
    if !text.contains("\"over\":{") {
        return text.clone();
    }
    let mut message = read(text);
    let waiting = match &mut message {
        ServerMessage::Welcome(welcome) => welcome.update.as_mut().map(|update| &mut update.waiting),
        ServerMessage::Update(update) => Some(&mut update.waiting),
        _ => None,
    };
    if let Some(Waiting::Over { points, .. }) = waiting {
        points.clear();
    }
    as_text(&message).into()
}

/// However hidden things lie, a move makes as many messages.
fn count_messages(live: &mut Live, happened: &Happened, number: usize, compared: &mut Compared) {
    let Some((seat, action)) = happened.played.clone() else { return };
    let guess = happened.before.reguessed(live.places[number].observer, &mut live.rng);
    if guess.check(&action, Some(seat)).is_err() {
        return;
    }
    let mut otherwise = Story::at(guess.position(), happened.number, happened.events).table(&happened.doc, live.now);
    for (index, place) in live.places.iter().enumerate() {
        let id = ConnectionId(index as u64);
        otherwise.handle(live.now, Input::Open(id, place.guest.clone()));
        otherwise.handle(live.now, Input::Message(id, live::hello(None, "en")));
    }
    let command = Command::Act { seat: seat.0, expected: happened.number, action };
    let message = ClientMessage::Command(CommandMessage { id: "again".to_owned(), command });
    let step = otherwise.handle(live.now, Input::Message(ConnectionId(seat.0.into()), message));
    if step.is_finished {
        return;
    }
    for (index, heard) in happened.heard.iter().enumerate() {
        let count = step.messages.iter().filter(|(to, _)| to.0 == index as u64).count();
        assert_eq!(count, heard.len(), "place {index} hears another number of messages after {:?}", happened.lines);
    }
    compared.counted += 1;
}
