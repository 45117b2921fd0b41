//! One game on trial: what is looked at after every step, what now and then, and what at the end.

mod chance;
mod secrets;

use std::fmt;

use rand::RngExt;
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Effort, Extent, Law, Lawful};
use crate::{Entry, Next, Observer, Seat, SeatSet, Table, TableError, record};

/// What a law says: nothing, or what was found.
pub(super) type Held = Result<(), (Law, String)>;

fn ensure(holds: bool, law: Law, detail: impl FnOnce() -> String) -> Held {
    if holds { Ok(()) } else { Err((law, detail())) }
}

/// One game on trial.
pub(super) struct Trial<G: Lawful> {
    pub(super) table: Table<G>,
    rng: SmallRng,
    effort: Effort,
    pub(super) extent: Extent,
    /// The seats of the game.
    seats: Vec<Seat>,
    /// The listed actions of the present position, by place in `seats`.
    listed: Vec<Vec<G::Action>>,
    /// Sampled actions of the present position, with their seats.
    sampled: Vec<(Seat, G::Action)>,
    /// The position before the last step.
    before: Option<G::State>,
    /// A position met on the way, to be found again by replay.
    kept: Option<(usize, G::State)>,
    /// Whether this game knows defaults, once a decision has shown it.
    has_defaults: Option<bool>,
}

/// A seat out of turn acts once in so many actions, if one has something to do.
const OUT_OF_TURN_EVERY: u32 = 8;
/// A legal open form that was sampled is played once in so many times.
const OPEN_EVERY: u32 = 2;
/// A seat lets its time pass once in so many actions, if the game knows defaults.
const DEFAULT_EVERY: u32 = 16;
/// A rash action that comes to mind is taken once in so many times.
const RASH_EVERY: u32 = 16;
/// The longest log that is undone to the start; of longer ones only the end is.
const UNDO_ALL_MAX: usize = 150;
const UNDO_SOME: usize = 4;

impl<G: Lawful> Trial<G> {
    pub(super) fn new(game: G, rng: SmallRng, effort: Effort) -> Self {
        let seats: Vec<Seat> = game.seats().iter().collect();
        let listed = vec![Vec::new(); seats.len()];
        Trial {
            table: Table::new(game),
            rng,
            effort,
            extent: Extent::default(),
            seats,
            listed,
            sampled: Vec::new(),
            before: None,
            kept: None,
            has_defaults: None,
        }
    }

    pub(super) fn run(&mut self) -> Held {
        self.options_and_names()?;
        for _ in 0..self.effort.steps_max {
            self.look()?;
            let is_close = self.rng.random_ratio(1, self.effort.close_every.max(1));
            if is_close {
                self.look_closely()?;
            }
            if self.table.next() == Next::Over {
                self.extent.games += 1;
                self.look_closely()?;
                return self.after_the_end();
            }
            self.before = Some(self.table.state().clone());
            let events = self.step()?;
            self.extent.steps += 1;
            self.silence()?;
            for event in &events {
                self.redaction(event)?;
                if is_close {
                    self.event_forms(event)?;
                }
            }
        }
        Err((Law::End, format!("the game goes on after {} steps", self.effort.steps_max)))
    }

    // What is looked at after every step.

    fn look(&mut self) -> Held {
        let (game, state) = (self.table.game(), self.table.state());
        let audit = match &self.before {
            Some(before) => game.audit_after(before, state),
            None => game.audit(state),
        };
        audit.map_err(|complaint| (Law::Audit, complaint))?;
        let next = game.next(state);
        ensure((next == Next::Over) == game.winner(state).is_some(), Law::End, || {
            format!("{next:?}, and the winner is {:?}", game.winner(state))
        })?;
        self.lists()?;
        if let Next::Seats(waiting) = next {
            self.seats(waiting)?;
        }
        self.defaults(next)?;
        self.strangers()?;
        self.samples()
    }

    /// Listed actions are legal, of a listed form, and listed once.
    fn lists(&mut self) -> Held {
        let (game, state) = (self.table.game(), self.table.state());
        for (&seat, list) in self.seats.iter().zip(&mut self.listed) {
            list.clear();
            game.actions(state, seat, list);
            for (place, &action) in list.iter().enumerate() {
                if let Err(illegal) = game.check(state, seat, action) {
                    return Err((Law::Lists, format!("{seat}: {action:?} is listed but refused: {illegal:?}")));
                }
                ensure(game.lists(state, seat, action), Law::Lists, || {
                    format!("{seat}: {action:?} is listed although it is called an open form")
                })?;
                ensure(!list[..place].contains(&action), Law::Lists, || format!("{seat}: {action:?} is listed twice"))?;
            }
        }
        Ok(())
    }

    /// Whoever the game waits for sits here and has something to do.
    fn seats(&self, waiting: SeatSet) -> Held {
        ensure(!waiting.is_empty(), Law::Seats, || "the game waits for nobody".into())?;
        for seat in waiting.iter() {
            let place = self.seats.iter().position(|&other| other == seat);
            let place = place.ok_or_else(|| (Law::Seats, format!("the game waits for {seat}, who does not play")))?;
            ensure(!self.listed[place].is_empty(), Law::Seats, || {
                format!("the game waits for {seat}, who can do nothing")
            })?;
        }
        Ok(())
    }

    /// What is done by default is legal, for those the game waits for; every decision has such an answer, or none has.
    fn defaults(&mut self, next: Next) -> Held {
        let (game, state) = (self.table.game(), self.table.state());
        let waiting = if let Next::Seats(waiting) = next { waiting } else { SeatSet::EMPTY };
        for &seat in &self.seats {
            let default = game.default_action(state, seat);
            if !waiting.contains(seat) {
                ensure(default.is_none(), Law::Defaults, || {
                    format!("{default:?} is done for {seat}, whom nobody waits for")
                })?;
                continue;
            }
            let is_known = *self.has_defaults.get_or_insert(default.is_some()) == default.is_some();
            ensure(is_known, Law::Defaults, || {
                format!("{seat}: {default:?} is done by default, unlike in another decision")
            })?;
            let Some(action) = default else { continue };
            if let Err(illegal) = game.check(state, seat, action) {
                return Err((Law::Defaults, format!("{seat}: {action:?} is done by default but refused: {illegal:?}")));
            }
        }
        Ok(())
    }

    /// A seat that does not play has no actions and may do nothing.
    fn strangers(&mut self) -> Held {
        let (game, state) = (self.table.game(), self.table.state());
        let stranger = Seat(self.rng.random_range(0..=u8::MAX));
        if game.seats().contains(stranger) {
            return Ok(());
        }
        let mut list = Vec::new();
        game.actions(state, stranger, &mut list);
        ensure(list.is_empty(), Law::Seats, || format!("{stranger} does not play but has actions"))?;
        let list = self.listed.choose(&mut self.rng).map_or(&[][..], Vec::as_slice);
        let Some(&action) = list.choose(&mut self.rng) else { return Ok(()) };
        ensure(game.check(state, stranger, action).is_err(), Law::Seats, || {
            format!("{stranger} does not play but may do {action:?}")
        })
    }

    /// Sampled actions are legal only if they are listed, or of an open form.
    fn samples(&mut self) -> Held {
        let (game, state) = (self.table.game(), self.table.state());
        self.sampled.clear();
        for _ in 0..self.effort.samples {
            let place = self.rng.random_range(0..self.seats.len());
            let seat = self.seats[place];
            let action = game.any_action(state, seat, &mut self.rng);
            self.sampled.push((seat, action));
            if game.check(state, seat, action).is_err() {
                self.extent.refused += 1;
                continue;
            }
            let is_known = self.listed[place].contains(&action) || !game.lists(state, seat, action);
            ensure(is_known, Law::Lists, || format!("{seat}: {action:?} is legal but not listed"))?;
        }
        Ok(())
    }

    // One step of play.

    fn step(&mut self) -> Result<Vec<G::Event>, (Law, String)> {
        if self.rng.random_ratio(1, 64) {
            self.kept = Some((self.table.log().len(), self.table.state().clone()));
        }
        let Next::Seats(waiting) = self.table.next() else {
            let outcome = self.table.game().sample(self.table.state(), &mut self.rng);
            let resolved = self.table.resolve(outcome.clone());
            return resolved.map_err(|_| (Law::Chance, format!("{outcome:?} was drawn but may not happen")));
        };
        if let Some(seat) = waiting.lowest().filter(|_| self.has_defaults == Some(true))
            && self.rng.random_ratio(1, DEFAULT_EVERY)
        {
            self.extent.defaults += 1;
            let played = self.table.play_default(seat);
            return played.map_err(|error| (Law::Defaults, format!("{seat}: the default is refused: {error:?}")));
        }
        let (seat, action) = self.choose(waiting);
        self.table
            .play(seat, action)
            .map_err(|error| (Law::Lists, format!("{seat}: {action:?} is chosen but refused: {error:?}")))
    }

    /// Chooses who acts and what they do: mostly a listed action of somebody the game waits for.
    fn choose(&mut self, waiting: SeatSet) -> (Seat, G::Action) {
        let (game, state) = (self.table.game(), self.table.state());
        let place_of = |seat: Seat| self.seats.iter().position(|&other| other == seat).unwrap_or(0);
        let open = self.sampled.iter().find(|&&(seat, action)| {
            !self.listed[place_of(seat)].contains(&action) && game.check(state, seat, action).is_ok()
        });
        if let Some(&(seat, action)) = open
            && self.rng.random_ratio(1, OPEN_EVERY)
        {
            self.extent.open += 1;
            self.extent.out_of_turn += u64::from(!waiting.contains(seat));
            return (seat, action);
        }
        let idle =
            self.seats.iter().filter(|&&seat| !waiting.contains(seat) && !self.listed[place_of(seat)].is_empty());
        let idle: SeatSet = idle.copied().collect();
        let is_out_of_turn = !idle.is_empty() && self.rng.random_ratio(1, OUT_OF_TURN_EVERY);
        self.extent.out_of_turn += u64::from(is_out_of_turn);
        let who = if is_out_of_turn { idle } else { waiting };
        let number = self.rng.random_range(0..who.len() as usize);
        let seat = who.iter().nth(number).unwrap_or(self.seats[0]);
        let list = &self.listed[place_of(seat)];
        let action = list[self.rng.random_range(0..list.len())];
        if game.is_rash(action) && !self.rng.random_ratio(1, RASH_EVERY) {
            let calm = list.iter().copied().filter(|&action| !game.is_rash(action));
            return (seat, calm.choose(&mut self.rng).unwrap_or(action));
        }
        (seat, action)
    }

    /// The step just played leads to the same position when nobody takes down what happens.
    fn silence(&self) -> Held {
        let (Some(before), Some(entry)) = (&self.before, self.table.log().last()) else { return Ok(()) };
        let mut state = before.clone();
        entry.carry_out(self.table.game(), &mut state, &mut ());
        ensure(state == *self.table.state(), Law::Journal, || {
            format!("{entry:?} leads to {:?}, and to {state:?} when nothing is taken down", self.table.state())
        })
    }

    // What events promise.

    fn observers(&self) -> impl Iterator<Item = Observer> + Clone + use<'_, G> {
        std::iter::once(Observer::Public).chain(self.seats.iter().copied().map(Observer::Seat))
    }

    /// Redacting twice is redacting once; the public copy hides all that a seat's copy hides, and can be made from it.
    fn redaction(&self, event: &G::Event) -> Held {
        let game = self.table.game();
        let public = game.redact(event, Observer::Public);
        for observer in self.observers() {
            let copy = game.redact(event, observer);
            let again = copy.as_ref().and_then(|copy| game.redact(copy, observer));
            ensure(again == copy, Law::Redaction, || {
                format!("{event:?} for {observer:?}: redacting {copy:?} again gives {again:?}")
            })?;
            let retold = public.as_ref().and_then(|public| game.redact(public, observer));
            ensure(retold == public, Law::Redaction, || {
                format!("{event:?}: the public hears {public:?}, which hides less than {retold:?} for {observer:?}")
            })?;
            let published = copy.as_ref().and_then(|copy| game.redact(copy, Observer::Public));
            ensure(published == public, Law::Redaction, || {
                format!("{event:?}: the public hears {public:?}, but {published:?} through {observer:?}")
            })?;
        }
        Ok(())
    }

    fn event_forms(&self, event: &G::Event) -> Held {
        same_in_json(event, |_| ())?;
        one_line(&self.table.game().write_event(event), event)
    }

    // What is looked at closely.

    fn look_closely(&mut self) -> Held {
        self.table.game().audit(self.table.state()).map_err(|complaint| (Law::Audit, complaint))?;
        self.refusals()?;
        if self.table.next() == Next::Chance {
            self.chance()?;
        }
        for observer in self.observers().collect::<Vec<_>>() {
            self.guess(observer)?;
        }
        self.forms()
    }

    /// A refused action or outcome leaves state and log as they were.
    fn refusals(&mut self) -> Held {
        let (before, count) = (self.table.state().clone(), self.table.log().len());
        for &(seat, action) in &self.sampled {
            if self.table.game().check(&before, seat, action).is_ok() {
                continue;
            }
            let answer = self.table.play(seat, action);
            ensure(matches!(answer, Err(TableError::Illegal(_))), Law::Refusals, || {
                format!("{seat}: {action:?} is refused, yet the table answers {answer:?}")
            })?;
        }
        let outcome = self.table.game().any_outcome(&before, &mut self.rng);
        if !self.table.game().may_happen(&before, &outcome) {
            let answer = self.table.resolve(outcome.clone());
            ensure(answer == Err(TableError::Impossible), Law::Refusals, || {
                format!("{outcome:?} cannot happen, yet the table answers {answer:?}")
            })?;
        } else {
            ensure(self.table.next() == Next::Chance, Law::Chance, || {
                format!("{outcome:?} may happen although nobody waits for chance")
            })?;
        }
        ensure(*self.table.state() == before && self.table.log().len() == count, Law::Refusals, || {
            "a refused action or outcome changed the table".into()
        })
    }

    /// Positions and actions read back as what they were.
    fn forms(&self) -> Held {
        let (game, state) = (self.table.game(), self.table.state());
        same_in_json(state, |read| game.complete(read))?;
        let text = game.write_position(state);
        let read = game.parse_position(&text);
        ensure(read.as_ref() == Ok(state), Law::Text, || {
            format!("the position\n{text}\nis read as {read:?}, not {state:?}")
        })?;
        let listed = self
            .seats
            .iter()
            .zip(&self.listed)
            .flat_map(|(&seat, list)| list.iter().map(move |&action| (seat, action)));
        for (seat, action) in listed.chain(self.sampled.iter().copied()) {
            same_in_json(&action, |_| ())?;
            self.entry_text(&Entry::Action(seat, action))?;
            self.entry_text(&Entry::Default(seat, action))?;
        }
        Ok(())
    }

    fn entry_text(&self, entry: &Entry<G>) -> Held {
        let game = self.table.game();
        let text = game.write_entry(entry);
        one_line(&text, entry)?;
        let read = game.parse_entry(self.table.state(), &text);
        ensure(read.as_ref() == Ok(entry), Law::Text, || format!("`{text}` is read as {read:?}, not {entry:?}"))
    }

    fn options_and_names(&self) -> Held {
        let game = self.table.game();
        let text = G::write_options(game.options());
        let read = G::parse_options(&text);
        ensure(read.as_ref() == Ok(game.options()), Law::Text, || {
            format!("the options\n{text}\nare read as {read:?}, not {:?}", game.options())
        })?;
        for &seat in &self.seats {
            let name = game.seat_name(seat);
            let named = game.seat_named(&name);
            ensure(named == Some(seat), Law::Text, || format!("{seat} is called `{name}`, which names {named:?}"))?;
        }
        Ok(())
    }

    // What is looked at when a game is over.

    /// Nobody can do anything, and nothing can happen.
    fn after_the_end(&mut self) -> Held {
        let (game, state) = (self.table.game(), self.table.state());
        let played: Vec<G::Action> =
            self.table.log().iter().rev().filter_map(Entry::action).map(|(_, action)| action).take(20).collect();
        for (&seat, list) in self.seats.iter().zip(&self.listed) {
            ensure(list.is_empty(), Law::End, || format!("{seat} may still do {list:?}"))?;
            let sampled: Vec<_> = (0..20).map(|_| game.any_action(state, seat, &mut self.rng)).collect();
            for &action in played.iter().chain(&sampled) {
                ensure(game.check(state, seat, action).is_err(), Law::End, || {
                    format!("{seat} may still do {action:?}")
                })?;
            }
        }
        let outcome = game.any_outcome(state, &mut self.rng);
        ensure(!game.may_happen(state, &outcome), Law::End, || format!("{outcome:?} may still happen"))?;
        if self.rng.random_ratio(1, self.effort.record_every.max(1)) {
            self.extent.records += 1;
            self.records()?;
            self.replay()?;
        }
        Ok(())
    }

    /// The record of the whole game, and one that begins in the middle, read back as the same table.
    fn records(&self) -> Held {
        let same = |table: &Table<G>| {
            let text = record::write(table);
            let again = record::read::<G>(&text)
                .map_err(|error| (Law::Records, format!("the record is refused: {error:?}")))?;
            let is_same =
                again.state() == table.state() && again.start() == table.start() && again.log() == table.log();
            ensure(is_same, Law::Records, || {
                format!("the record is read as another game, which ends {:?}", again.state())
            })
        };
        same(&self.table)?;
        let Some((count, state)) = &self.kept else { return Ok(()) };
        let game = G::new(self.table.game().options().clone());
        let game =
            game.map_err(|problems| (Law::Options, format!("the same options are now refused: {problems:?}")))?;
        let mut middle = Table::from_position(game, state.clone());
        for entry in self.table.log().iter().skip(*count).take(20) {
            middle
                .enter(entry.clone())
                .map_err(|error| (Law::Replay, format!("{entry:?} is refused the second time: {error:?}")))?;
        }
        same(&middle)
    }

    /// Positions are found again; undoing and redoing lead back here.
    fn replay(&mut self) -> Held {
        let (end, count) = (self.table.state().clone(), self.table.log().len());
        if let Some((count, state)) = &self.kept {
            let found = self.table.state_after(*count);
            ensure(found == *state, Law::Replay, || {
                format!("after {count} entries the state was {state:?}, by replay {found:?}")
            })?;
        }
        let back = if count <= UNDO_ALL_MAX { count } else { UNDO_SOME };
        let undone: Vec<Entry<G>> = (0..back).filter_map(|_| self.table.undo()).collect();
        ensure(undone.len() == back && self.table.log().len() == count - back, Law::Replay, || {
            "an undo is missing".into()
        })?;
        if back == count {
            ensure(self.table.undo().is_none(), Law::Replay, || "more was undone than was done".into())?;
            ensure(self.table.state() == self.table.start(), Law::Replay, || {
                "undoing all does not lead to the start".into()
            })?;
        }
        for entry in undone.into_iter().rev() {
            let redone = self.table.enter(entry.clone());
            redone.map_err(|error| (Law::Replay, format!("{entry:?} is refused the second time: {error:?}")))?;
        }
        ensure(*self.table.state() == end, Law::Replay, || {
            format!("redone, the game ends {:?}, not {end:?}", self.table.state())
        })
    }
}

fn one_line(text: &str, what: &impl fmt::Debug) -> Held {
    let is_line = !text.trim().is_empty() && !text.contains('\n');
    ensure(is_line, Law::Text, || format!("{what:?} is written `{text}`, which is not one line"))
}

/// `complete` works out what is not written.
fn same_in_json<T>(value: &T, complete: impl FnOnce(&mut T)) -> Held
where
    T: Serialize + DeserializeOwned + PartialEq + fmt::Debug,
{
    let text =
        serde_json::to_string(value).map_err(|error| (Law::Json, format!("{value:?} cannot be written: {error}")))?;
    let mut read: T =
        serde_json::from_str(&text).map_err(|error| (Law::Json, format!("{text} cannot be read: {error}")))?;
    complete(&mut read);
    ensure(read == *value, Law::Json, || format!("{text} is read as {read:?}, not {value:?}"))
}
