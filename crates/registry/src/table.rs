//! A table of whatever game.

use std::cell::OnceCell;
use std::ops::Range;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde::Serialize;
use serde_json::Value as Json;
use serde_json::value::RawValue;
use steading_bots::Decision;
use steading_game::{Entry, Next, Observer, PointSource, Seat, SeatSet, Support, Table, TableError, record};

use crate::error::{clip, problems};
use crate::reasons::{Reason, reasons};
use crate::summary::{self, StoryEntry, Summary};
use crate::tree::{self, Tree};
use crate::{Budget, ChanceSection, Error, Playable};

/// A table whose game is not known at compile time: notation and JSON in and out. An error leaves the table as it was.
pub trait AnyTable: Send {
    /// The name of the game.
    fn game_name(&self) -> &'static str;

    /// The options of the table as `key value` lines, complete enough to make the same table again.
    fn options(&self) -> String;

    /// The seats that play.
    fn seats(&self) -> SeatSet;

    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> String;

    /// The seat with this name.
    fn seat_named(&self, name: &str) -> Option<Seat>;

    /// Who or what the game waits for.
    fn next(&self) -> Next;

    /// The listed legal actions of a seat.
    fn actions(&self, seat: Seat) -> Vec<Listed>;

    /// The same as JSON text: an array of objects with `action`, `kind` and `data`.
    fn actions_json(&self, seat: Seat) -> Box<RawValue>;

    /// Why the seat cannot do what it may think of: a reason for every kind of action of which none is legal now.
    fn reasons(&self, seat: Seat) -> Vec<Reason>;

    /// Whether an action could be played now: the seat that would act, and the action as the notation writes it. With a seat,
    /// the action must be that seat's.
    fn check(&self, action: &str, seat: Option<Seat>) -> Result<(Seat, String), Error>;

    /// Whether the game asks for such an action now: it waits for the seat, and lists an action of that kind for it. Whether this very one
    /// is allowed, [`AnyTable::check`] says.
    fn asks(&self, action: &str, seat: Option<Seat>) -> Result<Asked, Error>;

    /// What is done for the seat if it lets its time pass, in notation; without a seat, for the first one the game waits for.
    fn default_action(&self, seat: Option<Seat>) -> Result<Suggestion, Error>;

    /// Does it. The entry is marked as done by default.
    fn play_default(&mut self, seat: Option<Seat>) -> Result<Moved, Error>;

    /// Plays an action. With a seat, the action must be that seat's. An action that carries the mark of a default, as entries of a log
    /// do, is played as one.
    fn play(&mut self, action: &str, seat: Option<Seat>) -> Result<Moved, Error>;

    /// The possible outcomes of the present chance.
    fn outcomes(&self) -> Result<Outcomes, Error>;

    /// Passes an outcome of chance in.
    fn resolve(&mut self, outcome: &str) -> Result<Moved, Error>;

    /// Draws the present chance.
    fn draw(&mut self, rng: &mut dyn Rng) -> Result<Moved, Error>;

    /// Plays a line of a log: an action, one that was done by default, or an outcome.
    fn enter(&mut self, entry: &str) -> Result<Moved, Error>;

    /// Takes back the last entries of the log and returns them, the last one first.
    fn undo(&mut self, steps: u64) -> Result<Vec<String>, Error>;

    /// The seat that may take its own last move back, if any may. It is the last entry and the seat chose it; it did not call on
    /// chance or end the game; and it showed nobody what that seat did not know or did not decide, such as hidden cards, sealed
    /// choices and the will of a partner. What a seat shows of its own cards is its own affair. Ending the turn may be taken back
    /// until something follows.
    fn undoable(&self) -> Option<Seat>;

    /// How many actions and outcomes have been played.
    fn entry_count(&self) -> usize;

    /// The actions and outcomes played, from number `since` on, counted from 0.
    fn entries(&self, since: usize) -> Vec<String>;

    /// How many events there have been.
    fn event_count(&self) -> usize;

    /// The events from number `since` on, counted from 0: all of them and whole, or what an observer may know of them.
    fn events(&self, since: usize, observer: Option<Observer>) -> Vec<Told>;

    /// Everything about the position, secrets included.
    fn state(&self) -> Json;

    /// Everything about the position as clients show it: a view with what is hidden beside it. For finished games.
    fn open_view(&self) -> Json;

    /// What never changes about the table, as JSON text: the board, prices, cards in the box. Nothing hidden is in it.
    fn scene(&self) -> Box<RawValue>;

    /// What an observer may know of the position, with every part that is in play, whatever its values.
    fn whole_view(&self, observer: Observer) -> Json;

    /// What an observer may know of the position.
    fn view(&self, observer: Observer) -> Json;

    /// The same as JSON text.
    fn view_json(&self, observer: Observer) -> Box<RawValue>;

    /// The board as a drawing, if the game has one.
    fn board(&self) -> Option<String>;

    /// The position in notation.
    fn position(&self) -> String;

    /// Begins anew at a position with the same options; the log is empty afterwards.
    fn set_position(&mut self, position: &str) -> Result<(), Error>;

    /// Options, position and log in notation.
    fn record(&self) -> String;

    /// The same, with where its chance came from.
    fn record_with_chance(&self, chance: &ChanceSection) -> String;

    /// The points of each seat, hidden ones included, in the order of the seats.
    fn standing(&self) -> Vec<i16>;

    /// What each seat has points for, as far as an observer may know. When the game is over everybody knows all of it.
    fn points(&self, observer: Observer) -> Vec<Vec<PointSource>>;

    /// The seat that has won.
    fn winner(&self) -> Option<Seat>;

    /// How many turns have begun.
    fn turns(&self) -> u32;

    /// The game entry by entry, with all events whole, or what an observer may know of them.
    fn story(&self, observer: Option<Observer>) -> Vec<StoryEntry>;

    /// The game in figures.
    fn summary(&self) -> Summary;

    /// Asks a bot what the seat should do; without a seat, the first one the game waits for. Nothing is played.
    fn suggest(&self, bot: &str, seat: Option<Seat>, budget: Budget, rng: &mut dyn Rng) -> Result<Suggestion, Error>;

    /// Counts the tree of play, giving up after `limit` positions.
    fn perft(&self, depth: u32, limit: u64) -> Result<Tree, Error>;

    /// Another table in the same position with the same log.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;

    /// A table that begins at the present position, without what led to it.
    fn here(&self) -> Box<dyn AnyTable>;

    /// Another table in a position that looks the same to the observer: everything they cannot see is dealt anew. Its log is empty.
    fn reguessed(&self, observer: Observer, rng: &mut dyn Rng) -> Box<dyn AnyTable>;
}

/// A legal action.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Listed {
    /// In notation.
    pub action: String,
    /// The kind, such as `build_road`, as in [`Reason::kind`].
    pub kind: &'static str,
    /// As data.
    pub data: Json,
}

/// An action, and whether the game asks for one of its kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The action in notation.
    pub action: String,
    /// Whether it is asked for.
    pub is_asked: bool,
}

/// What was played and what came of it.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Moved {
    /// The action or outcome in notation.
    pub entry: String,
    /// The number of the first event that came of it, if there was one: it and the rest are [`AnyTable::events`] from there.
    pub events_from: usize,
}

/// An event.
#[derive(Clone, Serialize, Debug)]
pub struct Told {
    /// The number of the event at its table, counted from 0.
    pub number: usize,
    /// In notation.
    pub text: String,
    /// As data, in JSON.
    pub data: Box<RawValue>,
    /// The seats that something was done for by default since the event that was told before this one.
    #[serde(skip)]
    pub timed_out: Vec<Seat>,
}

impl PartialEq for Told {
    fn eq(&self, other: &Told) -> bool {
        (self.number, &self.text, &self.timed_out) == (other.number, &other.text, &other.timed_out)
            && self.data.get() == other.data.get()
    }
}

/// What chance may choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcomes {
    /// Whether the list is all there is; otherwise outcomes can only be sampled or given.
    pub is_complete: bool,
    /// Outcomes in notation with their integer weights.
    pub list: Vec<(String, u32)>,
}

/// What a bot would do, or what is done by default.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// The seat.
    pub seat: Seat,
    /// Its action in notation.
    pub action: String,
}

/// A table with its events.
pub(crate) struct Live<G: Playable> {
    table: Table<G>,
    /// Each event with the number of entries that had been played when it happened, its own included.
    events: Vec<(usize, G::Event)>,
    /// The seat that may take back the last entry.
    undoable: Option<Seat>,
    /// What is drawn of the present position for everybody, once somebody has looked.
    drawn: OnceCell<G::Drawn>,
}

impl<G: Playable> Live<G> {
    /// A table and the events of its log so far.
    pub(crate) fn new(table: Table<G>) -> Live<G> {
        let mut state = table.start().clone();
        let mut all = Vec::new();
        for (index, entry) in table.log().iter().enumerate() {
            let mut events = Vec::new();
            entry.carry_out(table.game(), &mut state, &mut events);
            all.extend(events.into_iter().map(|event| (index + 1, event)));
        }
        let undoable = table.log().len().checked_sub(1).and_then(|last| may_undo(&table, &table.state_after(last)));
        Live { table, events: all, undoable, drawn: OnceCell::new() }
    }

    fn game(&self) -> &G {
        self.table.game()
    }

    /// Names by the number of the seat.
    pub(crate) fn seat_names(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for seat in self.seats().iter() {
            names.resize_with(seat.index(), String::new);
            names.push(self.seat_name(seat));
        }
        names
    }

    /// What an observer is shown of the present position.
    fn shown(&self, observer: Observer) -> G::View {
        let drawn = self.drawn.get_or_init(|| self.game().drawn(self.table.state()));
        self.game().shown(self.table.state(), observer, drawn)
    }

    /// The events from a number on, as the observer may know them, each with its number.
    fn known_events(&self, since: usize, observer: Option<Observer>) -> impl Iterator<Item = (usize, G::Event)> {
        (since..self.events.len()).filter_map(move |number| Some((number, self.known_event(number, observer)?)))
    }

    /// An event as the observer may know it.
    fn known_event(&self, number: usize, observer: Option<Observer>) -> Option<G::Event> {
        let (_, event) = &self.events[number];
        match observer {
            Some(observer) => self.game().redact(event, observer),
            None => Some(event.clone()),
        }
    }

    /// The seats that something was done for by default in these entries of the log.
    fn timed_out(&self, entries: Range<usize>) -> Vec<Seat> {
        let defaulted = |entry: &Entry<G>| match entry {
            Entry::Default(seat, _) => Some(*seat),
            Entry::Action(..) | Entry::Outcome(_) => None,
        };
        self.table.log()[entries].iter().filter_map(defaulted).collect()
    }

    /// Reads a move, marked as a default or not.
    fn parse_move(&self, text: &str, named: Option<Seat>) -> Result<(Seat, Entry<G>), Error> {
        let entry = self.game().parse_move(self.table.state(), text);
        let entry = entry.map_err(|unread| self.failed(unread.into(), text))?;
        let (seat, _) = entry.action().ok_or(Error::NotChance)?;
        match named.filter(|&named| named != seat) {
            None => Ok((seat, entry)),
            Some(named) => Err(Error::OtherSeat { acts: self.seat_name(seat), named: self.seat_name(named) }),
        }
    }

    /// The seat, or the first one the game waits for.
    fn seat_or_first(&self, seat: Option<Seat>) -> Option<Seat> {
        seat.or(match self.next() {
            Next::Seats(seats) => seats.lowest(),
            Next::Chance | Next::Over => None,
        })
    }

    /// What is done for the seat by default, or for the first one the game waits for.
    fn the_default(&self, seat: Option<Seat>) -> Result<(Seat, G::Action), Error> {
        let seat = self.seat_or_first(seat).ok_or(Error::NoActions(None))?;
        let default = self.game().default_action(self.table.state(), seat);
        Ok((seat, default.ok_or_else(|| Error::NoDefault(self.seat_name(seat)))?))
    }

    fn failed(&self, error: TableError<G::Illegal>, text: &str) -> Error {
        Error::from_table(error, text, &self.seat_names())
    }

    fn enter_entry(&mut self, entry: Entry<G>) -> Result<Moved, Error> {
        let text = self.game().write_entry(&entry);
        let before = self.table.state().clone();
        let events = self.table.enter(entry).map_err(|error| self.failed(error, &text))?;
        self.drawn.take();
        let since = self.events.len();
        let entries = self.table.log().len();
        self.undoable = may_undo(&self.table, &before);
        self.events.extend(events.into_iter().map(|event| (entries, event)));
        Ok(Moved { entry: text, events_from: since })
    }
}

impl<G: Playable> AnyTable for Live<G> {
    fn game_name(&self) -> &'static str {
        G::NAME
    }

    fn options(&self) -> String {
        G::write_options(self.game().options())
    }

    fn seats(&self) -> SeatSet {
        self.game().seats()
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.game().seat_name(seat)
    }

    fn seat_named(&self, name: &str) -> Option<Seat> {
        self.game().seat_named(name)
    }

    fn next(&self) -> Next {
        self.table.next()
    }

    fn actions(&self, seat: Seat) -> Vec<Listed> {
        if !self.seats().contains(seat) {
            return Vec::new();
        }
        let list = |action: G::Action| Listed {
            action: self.game().write_action(seat, &action),
            kind: G::sort(&action).0,
            data: json(&action),
        };
        self.table.actions(seat).into_iter().map(list).collect()
    }

    fn actions_json(&self, seat: Seat) -> Box<RawValue> {
        let actions = if self.seats().contains(seat) { self.table.actions(seat) } else { Vec::new() };
        let list =
            |data: G::Action| ListedAs { action: self.game().write_action(seat, &data), kind: G::sort(&data).0, data };
        raw(&actions.into_iter().map(list).collect::<Vec<_>>())
    }

    fn reasons(&self, seat: Seat) -> Vec<Reason> {
        reasons(self.game(), self.table.state(), seat, &self.seat_names())
    }

    fn check(&self, action: &str, seat: Option<Seat>) -> Result<(Seat, String), Error> {
        let (seat, entry) = self.parse_move(action, seat)?;
        self.table.check(&entry).map_err(|error| self.failed(error, action))?;
        Ok((seat, self.game().write_entry(&entry)))
    }

    fn asks(&self, action: &str, seat: Option<Seat>) -> Result<Asked, Error> {
        let (seat, entry) = self.parse_move(action, seat)?;
        let is_waited_for = matches!(self.next(), Next::Seats(seats) if seats.contains(seat));
        let kind = entry.action().map(|(_, action)| G::sort(&action).0);
        let is_listed = || self.table.actions(seat).iter().any(|listed| Some(G::sort(listed).0) == kind);
        Ok(Asked { action: self.game().write_entry(&entry), is_asked: is_waited_for && is_listed() })
    }

    fn default_action(&self, seat: Option<Seat>) -> Result<Suggestion, Error> {
        let (seat, action) = self.the_default(seat)?;
        Ok(Suggestion { seat, action: self.game().write_action(seat, &action) })
    }

    fn play_default(&mut self, seat: Option<Seat>) -> Result<Moved, Error> {
        let (seat, action) = self.the_default(seat)?;
        self.enter_entry(Entry::Default(seat, action))
    }

    fn play(&mut self, action: &str, seat: Option<Seat>) -> Result<Moved, Error> {
        let (_, entry) = self.parse_move(action, seat)?;
        self.enter_entry(entry)
    }

    fn outcomes(&self) -> Result<Outcomes, Error> {
        if self.next() != Next::Chance {
            return Err(Error::NotChance);
        }
        let mut list = Vec::new();
        let support = self.game().outcomes(self.table.state(), &mut list);
        Ok(Outcomes {
            is_complete: support == Support::Complete,
            list: list.iter().map(|(outcome, weight)| (self.game().write_outcome(outcome), *weight)).collect(),
        })
    }

    fn resolve(&mut self, outcome: &str) -> Result<Moved, Error> {
        let parsed =
            self.game().parse_outcome(outcome).map_err(|syntax| self.failed(TableError::Unread(syntax), outcome))?;
        if self.next() != Next::Chance {
            return Err(Error::NotChance);
        }
        self.enter_entry(Entry::Outcome(parsed))
    }

    fn draw(&mut self, mut rng: &mut dyn Rng) -> Result<Moved, Error> {
        if self.next() != Next::Chance {
            return Err(Error::NotChance);
        }
        let outcome = self.game().sample(self.table.state(), &mut rng);
        self.enter_entry(Entry::Outcome(outcome))
    }

    fn enter(&mut self, entry: &str) -> Result<Moved, Error> {
        if self.game().is_outcome(entry) { self.resolve(entry) } else { self.play(entry, None) }
    }

    fn undo(&mut self, steps: u64) -> Result<Vec<String>, Error> {
        let entries = self.table.log().len();
        let left = usize::try_from(steps).ok().and_then(|steps| entries.checked_sub(steps));
        let Some(left) = left else { return Err(Error::NothingToUndo { steps, entries }) };
        let taken = self.entries(left).into_iter().rev().collect();
        if entries - left == 1 {
            self.table.undo();
        } else if entries > left {
            // Taking back one by one would play the log again for each step.
            let mut table = Table::from_position(self.game().clone(), self.table.start().clone());
            for entry in &self.table.log()[..left] {
                table.enter(entry.clone()).map_err(|error| self.failed(error, &self.game().write_entry(entry)))?;
            }
            self.table = table;
        }
        self.drawn.take();
        self.events.retain(|(entry, _)| *entry <= left);
        self.undoable = left.checked_sub(1).and_then(|last| may_undo(&self.table, &self.table.state_after(last)));
        Ok(taken)
    }

    fn undoable(&self) -> Option<Seat> {
        self.undoable
    }

    fn entry_count(&self) -> usize {
        self.table.log().len()
    }

    fn entries(&self, since: usize) -> Vec<String> {
        self.table.log().iter().skip(since).map(|entry| self.game().write_entry(entry)).collect()
    }

    fn event_count(&self) -> usize {
        self.events.len()
    }

    fn events(&self, since: usize, observer: Option<Observer>) -> Vec<Told> {
        let mut earlier = self.events[..since.min(self.events.len())].iter().enumerate().rev();
        let told = earlier.find(|(number, _)| self.known_event(*number, observer).is_some());
        let mut entries = told.map_or(0, |(_, (entries, _))| *entries);
        let tell = |(number, event): (usize, G::Event)| {
            let before = std::mem::replace(&mut entries, self.events[number].0);
            let timed_out = self.timed_out(before..entries);
            Told { number, text: self.game().write_event(&event), data: raw(&event), timed_out }
        };
        self.known_events(since, observer).map(tell).collect()
    }

    fn state(&self) -> Json {
        self.game().whole_state(self.table.state())
    }

    fn scene(&self) -> Box<RawValue> {
        self.game().scene()
    }

    fn open_view(&self) -> Json {
        self.game().open_view(self.table.state())
    }

    fn whole_view(&self, observer: Observer) -> Json {
        self.game().whole_view(&self.shown(observer))
    }

    fn view(&self, observer: Observer) -> Json {
        json(&self.shown(observer))
    }

    fn view_json(&self, observer: Observer) -> Box<RawValue> {
        raw(&self.shown(observer))
    }

    fn board(&self) -> Option<String> {
        Playable::board(self.game(), self.table.state())
    }

    fn position(&self) -> String {
        self.game().write_position(self.table.state())
    }

    fn set_position(&mut self, position: &str) -> Result<(), Error> {
        let start = self.game().parse_position(position).map_err(|syntax| Error::BadPosition(problems(syntax)))?;
        *self = Live::new(Table::from_position(self.game().clone(), start));
        Ok(())
    }

    fn record(&self) -> String {
        record::write(&self.table)
    }

    fn record_with_chance(&self, chance: &ChanceSection) -> String {
        record::write_with_chance(&self.table, chance)
    }

    fn standing(&self) -> Vec<i16> {
        let mut points = vec![0; self.seats().len() as usize];
        self.game().standing(self.table.state(), &mut points);
        points
    }

    fn points(&self, observer: Observer) -> Vec<Vec<PointSource>> {
        let (game, state, is_over) = (self.game(), self.table.state(), self.next() == Next::Over);
        let of_seat = |seat: Seat| {
            let mut sources = game.sources(state, seat);
            if is_over {
                sources.iter_mut().for_each(|source| source.is_hidden = false);
            }
            sources.retain(|source| !source.is_hidden || observer.is(seat));
            sources
        };
        self.seats().iter().map(of_seat).collect()
    }

    fn winner(&self) -> Option<Seat> {
        self.game().winner(self.table.state())
    }

    fn turns(&self) -> u32 {
        self.game().turns(self.table.state())
    }

    fn story(&self, observer: Option<Observer>) -> Vec<StoryEntry> {
        summary::story(&self.table, self.events(0, observer), |number| self.events[number].0)
    }

    fn summary(&self) -> Summary {
        summary::summary(&self.table)
    }

    fn suggest(&self, bot: &str, seat: Option<Seat>, budget: Budget, rng: &mut dyn Rng) -> Result<Suggestion, Error> {
        let unknown = || Error::UnknownBot { name: clip(bot), known: G::bots().to_vec() };
        let mut bot = G::bot(bot, budget).ok_or_else(unknown)?;
        let seat = self.seat_or_first(seat).ok_or(Error::NoActions(None))?;
        let actions = if self.seats().contains(seat) { self.table.actions(seat) } else { Vec::new() };
        let nothing = || Error::NoActions(Some(self.seat_name(seat)));
        if actions.is_empty() {
            return Err(nothing());
        }
        let mut rng = SmallRng::seed_from_u64(rng.next_u64());
        let choice = bot.choose(Decision::new(self.game(), self.table.state(), seat, &actions), &mut rng);
        let action = actions.get(choice).ok_or_else(nothing)?;
        Ok(Suggestion { seat, action: self.game().write_action(seat, action) })
    }

    fn perft(&self, depth: u32, limit: u64) -> Result<Tree, Error> {
        tree::count(self.game(), self.table.state(), depth, limit)
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(Live {
            table: self.table.clone(),
            events: self.events.clone(),
            undoable: self.undoable,
            drawn: self.drawn.clone(),
        })
    }

    fn here(&self) -> Box<dyn AnyTable> {
        Box::new(Live::new(Table::from_position(self.game().clone(), self.table.state().clone())))
    }

    fn reguessed(&self, observer: Observer, mut rng: &mut dyn Rng) -> Box<dyn AnyTable> {
        let view = self.game().view(self.table.state(), observer);
        let guess = self.game().guess(&view, &mut rng);
        Box::new(Live::new(Table::from_position(self.game().clone(), guess)))
    }
}

/// A value of a game as JSON. Values of games are plain data with text keys, which always can be written.
pub(crate) fn json(value: &impl Serialize) -> Json {
    serde_json::to_value(value).unwrap_or(Json::Null)
}

/// A value of a game as JSON text, written straight.
pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// A [`Listed`] whose data have not been turned into JSON yet.
#[derive(Serialize)]
struct ListedAs<A> {
    action: String,
    kind: &'static str,
    data: A,
}

/// The seat that may take back the last entry of the table, as [`AnyTable::undoable`] says, given the position before it.
fn may_undo<G: Playable>(table: &Table<G>, before: &G::State) -> Option<Seat> {
    let Some(Entry::Action(seat, action)) = table.log().last() else { return None };
    let is_calm = matches!(table.next(), Next::Seats(_));
    let is_harmless = is_calm && !table.game().reveals(before, table.state(), *seat, *action);
    is_harmless.then_some(*seat)
}
