//! Worlds that look the same to one observer: what they cannot see lies otherwise, and what they cannot see happens otherwise.

use std::sync::Arc;

use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};
use serde_json::{Value as Json, json};
use steading_game::{DEFAULT_MARK, Next, Observer};
use steading_protocol::ClientMessage;
use steading_protocol::table::Number;
use steading_registry::{AnyTable, Moved, Told};
use steading_server::table::core::Input;
use steading_server::table::play::UNDO;
use steading_server::table::{ConnectionId, Guest, TableCore, TableDoc, Time};
use steading_store::rows::{EntryRow, SnapshotRow};

use crate::live::{Happened, SETTINGS, hello};

/// How many other outcomes or moves are tried for a line.
const TRIES: usize = 24;

/// Events that everybody at a table sees by the rules, although the position afterwards does not always tell them apart, and the place of
/// the part that stays hidden, if one does. A story in which one of them is another does not look the same.
const OPEN_EVENTS: &[(&str, Option<usize>)] = &[
    // The dice, one by one.
    ("/rolled", None),
    ("/defended", None),
    // A card of the event deck, which may be shuffled right afterwards.
    ("/events/revealed", None),
    // Discards are laid down openly once everybody has chosen theirs.
    ("/discarded", None),
    // Who trades what with whom, and what was called for.
    ("/traded", None),
    ("/monopolised", None),
    // Dice, knights sent into battle, and progress cards with what they are aimed at; what is offered for a commodity, and what for.
    ("/cities/threw", None),
    ("/cities/committed", None),
    ("/cities/played", None),
    ("/cities/exchanged", None),
    // Throws of landings, lots and losses, and the card that was drawn; along which paths a wagon went, and the die against a barbarian.
    ("/attack/landing_thrown", None),
    ("/attack/lot_thrown", None),
    ("/attack/losses_thrown", None),
    ("/attack/drew", None),
    ("/attack/turned", None),
    ("/attack/sent", None),
    ("/traders/drove", None),
    ("/traders/tried", None),
    // What changes places: cards that lie open, whichever was named first.
    ("/swapped_expansions", None),
    ("/swapped_regions", None),
    // Under which stack a card of the victim goes; not which card.
    ("/put_victims_under", Some(2)),
];

/// A position and the lines after it.
pub struct Story {
    pub position: String,
    pub number: Number,
    pub events: u32,
    pub lines: Vec<String>,
}

impl Story {
    /// What really happened.
    pub fn told(happened: &Happened) -> Story {
        Story {
            position: happened.before.position(),
            number: happened.number,
            events: happened.events,
            lines: happened.lines.clone(),
        }
    }

    /// A position without any lines.
    pub fn at(position: String, number: Number, events: u32) -> Story {
        Story { position, number, events, lines: Vec::new() }
    }

    /// A server that has come up again with this story in its store.
    pub fn table(&self, doc: &TableDoc, now: Time) -> TableCore {
        let kept = json!({
            "position": self.position, "events": self.events, "draws": 0, "ledger": [], "reserves": [],
        });
        let snapshot = SnapshotRow { table: doc.id.clone(), number: self.number, doc: kept.to_string() };
        let row = |(index, line): (usize, &String)| EntryRow {
            table: doc.id.clone(),
            number: self.number + 1 + index as Number,
            line: line.clone(),
            command: String::new(),
            meta: String::new(),
            at: now,
        };
        let entries: Vec<EntryRow> = self.lines.iter().enumerate().map(row).collect();
        let source = Box::new(|| [7; 32]);
        TableCore::resume(doc.clone(), Some(&snapshot), &entries, Vec::new(), SETTINGS, source, now)
            .unwrap_or_else(|broken| panic!("{broken}\n{}", self.position))
    }
}

/// Another story that looks the same to the observer, with the table at its end: it begins where hidden things lie otherwise, and goes on
/// with lines that show the observer what they really saw. None if what was shown gave a wrong guess away.
pub fn other_story(happened: &Happened, observer: Observer, rng: &mut StdRng) -> Option<(Story, Box<dyn AnyTable>)> {
    let mut truth = happened.before.boxed_clone();
    let mut guess = happened.before.reguessed(observer, rng);
    let mut story = Story::at(guess.position(), happened.number, happened.events);
    for line in &happened.lines {
        if line == UNDO {
            truth.undo(1).expect("it was taken back");
            guess.undo(1).expect("there is a line to take back");
            story.lines.push(line.clone());
            continue;
        }
        let candidates = other_lines(truth.as_ref(), guess.as_ref(), line, observer, rng);
        let moved = truth.enter(line).expect("it happened");
        let open = open_events(truth.as_ref(), &moved);
        let seen = truth.view_json(observer);
        let follow = |candidate: String| {
            let mut after = guess.boxed_clone();
            let moved = after.enter(&candidate).ok()?;
            let looks_same =
                after.view_json(observer).get() == seen.get() && open_events(after.as_ref(), &moved) == open;
            looks_same.then_some((candidate, after))
        };
        let (line, after) = candidates.into_iter().find_map(follow)?;
        story.lines.push(line);
        guess = after;
    }
    Some((story, guess))
}

/// The open parts of what happened.
fn open_events(table: &dyn AnyTable, moved: &Moved) -> Vec<(&'static str, Json)> {
    let open = |told: &Told| {
        let event: Json = serde_json::from_str(told.data.get()).expect("events are JSON");
        let (path, hidden) = OPEN_EVENTS.iter().find(|(path, _)| event.pointer(path).is_some())?;
        let mut data = event.pointer(path)?.clone();
        if let Some(part) = hidden.and_then(|place| data.get_mut(place)) {
            *part = Json::Null;
        }
        Some((*path, data))
    };
    table.events(moved.events_from, None).iter().filter_map(open).collect()
}

/// What may have happened instead of the line, in any order, the line itself among it.
fn other_lines(
    truth: &dyn AnyTable,
    guess: &dyn AnyTable,
    line: &str,
    observer: Observer,
    rng: &mut StdRng,
) -> Vec<String> {
    let mut all = match truth.check(line, None) {
        _ if truth.next() == Next::Chance => other_outcomes(guess, rng),
        // What the observer does themselves they know.
        Ok((seat, _)) if observer.is(seat) => Vec::new(),
        Ok((seat, _)) if line.ends_with(DEFAULT_MARK) => {
            let default = guess.default_action(Some(seat)).ok();
            default.map(|default| format!("{} {DEFAULT_MARK}", default.action)).into_iter().collect()
        }
        Ok((seat, _)) => {
            let kind = |text: &str| text.split(' ').nth(1).map(str::to_owned);
            let listed = guess.actions(seat).into_iter().map(|listed| listed.action);
            listed.filter(|action| kind(action) == kind(line)).collect()
        }
        Err(error) => panic!("`{line}` happened: {error}"),
    };
    all.retain(|other| other != line);
    all.shuffle(rng);
    all.truncate(TRIES);
    let place = if rng.random_bool(0.8) { all.len() } else { 0 };
    all.insert(place, line.to_owned());
    all
}

fn other_outcomes(guess: &dyn AnyTable, rng: &mut StdRng) -> Vec<String> {
    let outcomes = guess.outcomes().map(|outcomes| (outcomes.is_complete, outcomes.list));
    match outcomes {
        Ok((true, list)) => list.into_iter().map(|(outcome, _)| outcome).collect(),
        _ => {
            let mut draw = || guess.boxed_clone().draw(rng as &mut dyn Rng).ok().map(|moved| moved.entry);
            (0..3).filter_map(|_| draw()).collect()
        }
    }
}

/// Lets a guest in and asks the same of the table as in every other world; everything they hear, in order.
pub fn interview(
    core: &mut TableCore,
    guest: &Guest,
    since: Option<Number>,
    language: &str,
    questions: &[ClientMessage],
    now: Time,
) -> Vec<Arc<str>> {
    let id = ConnectionId(1);
    let mut heard = Vec::new();
    let opening = [Input::Open(id, guest.clone()), Input::Message(id, hello(since, language))];
    let asked = questions.iter().map(|question| Input::Message(id, question.clone()));
    for input in opening.into_iter().chain(asked) {
        let step = core.handle(now, input);
        heard.extend(step.messages.into_iter().filter(|(to, _)| *to == id).map(|(_, text)| text));
    }
    heard
}

/// A few of these.
pub fn some_of<T: Clone>(all: &[T], count: usize, rng: &mut StdRng) -> Vec<T> {
    all.sample(rng, count).cloned().collect()
}
