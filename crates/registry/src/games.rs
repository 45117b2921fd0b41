//! The list of games.

use std::convert::Infallible;
use std::fmt;

use rand::{Rng, TryRng};
use serde::Serialize;
use serde_json::Value as Json;
use serde_json::value::RawValue;
use steading_bots::{Bot, Budget, Judge};
use steading_game::{Entry, Game, Key, Notation, Observer, PointSource, Seat, Table, Tally, record};
use steading_island::modules;
use steading_island::text::keys;
use steading_island::{Island, kinds as island_kinds};
use steading_rivals::{Rivals, kinds as rivals_kinds};

use crate::choices::{self, Choice};
use crate::error::problems;
use crate::reasons::Sort;
use crate::table::{Live, json, raw};
use crate::verify::{Verdict, verify};
use crate::{AnyTable, Error, Problem};

/// A table, or why there is none.
type Made = Result<Box<dyn AnyTable>, Error>;

/// Every game, in the order people are offered them.
pub const GAMES: &[GameInfo] = &[GameInfo::of::<Island>(), GameInfo::of::<Rivals>()];

/// The game with this name.
pub fn game_named<'a>(games: &'a [GameInfo], name: &str) -> Result<&'a GameInfo, Error> {
    games.iter().find(|game| game.name == name).ok_or_else(|| Error::UnknownGame {
        name: name.to_owned(),
        known: games.iter().map(|game| game.name).collect(),
    })
}

/// What a game needs to be played through this crate: notation, and values that can be written as JSON. The methods are what a
/// game may add.
pub trait Playable:
    Notation<State: Serialize, View: Serialize, Event: Serialize, Action: Serialize, Outcome: Serialize> + Judge + Clone
{
    /// The board as a drawing, for terminals and bug reports.
    fn board(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// What never changes once the table has started, as JSON: the board, prices, cards in the box. Nothing hidden is in it.
    fn scene(&self) -> Box<RawValue> {
        RawValue::NULL.to_owned()
    }

    /// What follows from a position and is wanted by people alone, the same for everybody: `()` where there is nothing.
    type Drawn: Clone + Send;

    /// Works that out. It is done once a position, however many people look at it.
    fn drawn(&self, state: &Self::State) -> Self::Drawn;

    /// What an observer may know of a position, with what is drawn for everybody.
    fn shown(&self, state: &Self::State, observer: Observer, _drawn: &Self::Drawn) -> Self::View {
        self.view(state, observer)
    }

    /// Everything about a position, as JSON, for those who look at a finished game: a view with what it hides beside it.
    fn open_view(&self, state: &Self::State) -> Json {
        json(state)
    }

    /// A state as JSON with every part that is in play: states leave out what is as at the start, and are read so too.
    fn whole_state(&self, state: &Self::State) -> Json {
        json(state)
    }

    /// The same for a view.
    fn whole_view(&self, view: &Self::View) -> Json {
        json(view)
    }

    /// The keys of the options, in the order of a lobby.
    fn keys() -> &'static [Key] {
        &[]
    }

    /// Whether a key of the options changes nothing beside the others.
    fn is_idle(_options: &Self::Options, _key: &str) -> bool {
        false
    }

    /// What an action is: a stable word for its kind, and what it is about where kinds need that.
    fn sort(_action: &Self::Action) -> Sort {
        ("action", None)
    }

    /// Adds the actions that come to a player's mind, legal or not, of every kind that should have a reason when it cannot be done.
    /// Nothing of it may depend on what the seat cannot see.
    fn candidates(&self, _state: &Self::State, _seat: Seat, _out: &mut Vec<Self::Action>) {}

    /// How near a refused action was to being allowed. Of several refusals of a kind the nearest is told.
    fn nearness(_illegal: &Self::Illegal) -> u8 {
        0
    }

    /// What a seat has points for; all of it together is its standing.
    fn sources(&self, state: &Self::State, seat: Seat) -> Vec<PointSource> {
        let mut points = vec![0; self.seats().len() as usize];
        self.standing(state, &mut points);
        let points = points.get(seat.index()).copied().unwrap_or(0);
        vec![PointSource { name: "points", count: 1, points, is_hidden: false }]
    }

    /// Counts what an entry of a log brought, given the position before it and the events that came of it.
    fn tally(&self, _before: &Self::State, _entry: &Entry<Self>, _events: &[Self::Event], _tally: &mut Tally) {}

    /// The names of the bots that play this game, weakest first.
    fn bots() -> &'static [&'static str] {
        steading_bots::NAMES
    }

    /// The bot with this name, thinking within the budget.
    fn bot(name: &str, budget: Budget) -> Option<Box<dyn Bot<Self>>> {
        steading_bots::by_name(name, budget).map(|bot| Box::new(bot) as Box<dyn Bot<Self>>)
    }
}

/// Writes every part that is in play of what everybody sees, whatever its values.
fn add_public_parts(game: &Island, public: &steading_island::state::Public, whole: &mut Json) {
    if !game.modules.is_empty() {
        whole["neutral"] = json(&public.neutral);
        whole["modules"] = json(&modules::PublicParts::of(game, &public.modules));
    }
}

/// The same of what a seat sees alone.
fn add_private_parts(game: &Island, private: &steading_island::state::Private, whole: &mut Json) {
    if !game.modules.is_empty() {
        whole["modules"] = json(&modules::PrivateParts::of(game, &private.modules));
    }
}

impl Playable for Island {
    fn board(&self, state: &Self::State) -> Option<String> {
        Some(steading_island::text::draw::draw(self, state))
    }

    fn scene(&self) -> Box<RawValue> {
        raw(&steading_island::scene::Scene::of(self))
    }

    /// The roads of the Longest Road, and the ways that pieces may go.
    type Drawn = steading_island::view::Drawn;

    fn drawn(&self, state: &Self::State) -> Self::Drawn {
        steading_island::view::Drawn::of(self, state)
    }

    fn shown(&self, state: &Self::State, observer: Observer, drawn: &Self::Drawn) -> Self::View {
        drawn.clone().over(self.view(state, observer))
    }

    fn open_view(&self, state: &Self::State) -> Json {
        json(&steading_island::view::OpenView::of(self, state))
    }

    fn whole_state(&self, state: &Self::State) -> Json {
        let mut whole = json(state);
        add_public_parts(self, &state.public, &mut whole["public"]);
        for (private, whole) in state.private.iter().zip(whole["private"].as_array_mut().into_iter().flatten()) {
            add_private_parts(self, private, whole);
        }
        if !self.modules.is_empty() {
            whole["hidden"] = json(&state.hidden);
        }
        whole
    }

    fn whole_view(&self, view: &Self::View) -> Json {
        let mut whole = json(view);
        add_public_parts(self, &view.public, &mut whole["public"]);
        if let Some(own) = &view.own {
            add_private_parts(self, own, &mut whole["own"]);
        }
        whole
    }

    fn keys() -> &'static [Key] {
        keys::KEYS
    }

    fn is_idle(options: &Self::Options, key: &str) -> bool {
        keys::is_idle(options, key)
    }

    fn sort(action: &Self::Action) -> Sort {
        (action.kind(), None)
    }

    fn candidates(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        island_kinds::candidates(self, state, seat, out);
    }

    fn nearness(illegal: &Self::Illegal) -> u8 {
        island_kinds::nearness(illegal)
    }

    fn sources(&self, state: &Self::State, seat: Seat) -> Vec<PointSource> {
        steading_island::summary::sources(self, state, seat)
    }

    fn tally(&self, before: &Self::State, entry: &Entry<Self>, events: &[Self::Event], tally: &mut Tally) {
        steading_island::summary::tally(self, before, entry, events, tally);
    }
}

impl Playable for Rivals {
    fn board(&self, state: &Self::State) -> Option<String> {
        Some(steading_rivals::text::draw::draw(self, state, false))
    }

    fn scene(&self) -> Box<RawValue> {
        raw(&steading_rivals::scene::Scene::of(self))
    }

    type Drawn = ();

    fn drawn(&self, _state: &Self::State) {}

    fn open_view(&self, state: &Self::State) -> Json {
        json(&steading_rivals::view::OpenView::of(self, state))
    }

    fn keys() -> &'static [Key] {
        steading_rivals::text::options::KEYS
    }

    fn sort(action: &Self::Action) -> Sort {
        (action.kind(), action.card().map(|card| card.title().word()))
    }

    fn candidates(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        rivals_kinds::candidates(self, state, seat, out);
    }

    fn nearness(illegal: &Self::Illegal) -> u8 {
        rivals_kinds::nearness(illegal)
    }

    fn sources(&self, state: &Self::State, seat: Seat) -> Vec<PointSource> {
        steading_rivals::summary::sources(state, seat)
    }

    fn tally(&self, before: &Self::State, entry: &Entry<Self>, events: &[Self::Event], tally: &mut Tally) {
        steading_rivals::summary::tally(self, before, entry, events, tally);
    }
}

/// A game that tables can be made of.
#[derive(Clone, Copy)]
pub struct GameInfo {
    /// The name in commands and records.
    pub name: &'static str,
    /// The names of the bots that play it, weakest first.
    pub bots: fn() -> &'static [&'static str],
    choices: fn(&str) -> Result<Vec<Choice>, Error>,
    complete: fn(&str) -> Result<String, Error>,
    seats: fn(&str) -> Result<Vec<String>, Error>,
    create: fn(&str, Option<&str>, &mut dyn Rng) -> Made,
    load: fn(&str) -> Made,
    pub(crate) verify: fn(&str) -> Result<Verdict, Error>,
}

impl GameInfo {
    /// The entry of a game.
    pub const fn of<G: Playable>() -> GameInfo {
        GameInfo {
            name: G::NAME,
            bots: G::bots,
            choices: choices::choices::<G>,
            complete: choices::complete::<G>,
            seats: choices::seats::<G>,
            create: create::<G>,
            load: load::<G>,
            verify: verify::<G>,
        }
    }

    /// The options nobody changed, as `key value` lines.
    pub fn default_options(&self) -> Result<String, Error> {
        (self.complete)("")
    }

    /// Describes every key of the options to a lobby, given the `key value` lines chosen so far: what it is and may be beside the
    /// others, and why not. Only lines that cannot be read are an error.
    pub fn choices(&self, options: &str) -> Result<Vec<Choice>, Error> {
        (self.choices)(options)
    }

    /// The options in full, as `key value` lines, if they make a table; everything that is wrong with them if not. What they leave
    /// to chance, such as the board, stays open.
    pub fn check_options(&self, options: &str) -> Result<String, Error> {
        (self.complete)(options)
    }

    /// The names of the seats of a table with these options, in turn order.
    pub fn seats(&self, options: &str) -> Result<Vec<String>, Error> {
        (self.seats)(options)
    }

    /// A fresh table. The options are `key value` lines; what they leave to chance, such as the board, is drawn.
    pub fn create(&self, options: &str, rng: &mut dyn Rng) -> Result<Box<dyn AnyTable>, Error> {
        (self.create)(options, None, rng)
    }

    /// A fresh table to be looked at before the real one is made, and whether chance had a say in it: then the real one is another.
    pub fn preview(&self, options: &str, rng: &mut dyn Rng) -> Result<(Box<dyn AnyTable>, bool), Error> {
        let mut witness = Witness { rng, is_asked: false };
        let table = (self.create)(options, None, &mut witness)?;
        Ok((table, witness.is_asked))
    }

    /// A table that begins at a position.
    pub fn create_at(&self, options: &str, position: &str, rng: &mut dyn Rng) -> Result<Box<dyn AnyTable>, Error> {
        (self.create)(options, Some(position), rng)
    }

    /// A table with everything a record says.
    pub fn load(&self, record: &str) -> Result<Box<dyn AnyTable>, Error> {
        (self.load)(record)
    }
}

/// A generator that knows whether anybody asked it.
struct Witness<'a> {
    rng: &'a mut dyn Rng,
    is_asked: bool,
}

impl TryRng for Witness<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.is_asked = true;
        Ok(self.rng.next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.is_asked = true;
        Ok(self.rng.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.is_asked = true;
        self.rng.fill_bytes(bytes);
        Ok(())
    }
}

impl fmt::Debug for GameInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameInfo").field("name", &self.name).finish_non_exhaustive()
    }
}

fn create<G: Playable>(options: &str, position: Option<&str>, mut rng: &mut dyn Rng) -> Made {
    let mut options = G::parse_options(options).map_err(|syntax| Error::BadOptions(problems(syntax)))?;
    G::deal(&mut options, &mut rng);
    let game = G::new(options)
        .map_err(|all| Error::BadOptions(all.iter().map(|illegal| Problem::refusal(illegal, &[])).collect()))?;
    let Some(position) = position else {
        return Ok(Box::new(Live::new(Table::new(game))));
    };
    let start = game.parse_position(position).map_err(|syntax| Error::BadPosition(problems(syntax)))?;
    Ok(Box::new(Live::new(Table::from_position(game, start))))
}

fn load<G: Playable>(text: &str) -> Made {
    match record::read::<G>(text) {
        Ok(table) => Ok(Box::new(Live::new(table))),
        Err(error) => Err(Error::from_record(error, &names_in::<G>(text))),
    }
}

/// The names of the seats in a record with a mistake in its moves: the record is good up to there.
pub(crate) fn names_in<G: Playable>(text: &str) -> Vec<String> {
    let head: Vec<&str> = text.lines().take_while(|line| line.trim_end() != "moves").collect();
    let empty = head.join("\n") + "\nmoves\nend\n";
    record::read::<G>(&empty).map_or_else(|_| Vec::new(), |table| Live::new(table).seat_names())
}
