//! A small game for tests of what does not depend on the game: a race with coins, a secret card each and, on demand, a chance
//! that cannot be listed.

use rand::rngs::SmallRng;
use rand::{Rng, RngExt};
use serde::Serialize;
use steading_bots::{Bot, Budget, Decision};
use steading_game::{
    Form, Game, Journal, Key, Next, Notation, Observer, Refusal, RuleId, Seat, SeatSet, Support, Syntax, Unread, Value,
};
use steading_registry::{GameInfo, Playable, Sort};

pub const GAMES: &[GameInfo] = &[GameInfo::of::<Race>()];

#[derive(Clone, Debug)]
pub struct Race {
    options: Options,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    players: u8,
    target: u8,
    has_shuffle: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct State {
    turn: Seat,
    points: Vec<u8>,
    secrets: Vec<u8>,
    turn_count: u32,
    waits_for: Waits,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Waits {
    Shuffle,
    Action,
    Coin,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Action {
    Flip,
    Pass,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Outcome {
    Coin(bool),
    Shuffle(Vec<u8>),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    Dealt(Seat, Option<u8>),
    Landed(Seat, bool),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    points: Vec<u8>,
    secret: Option<u8>,
    state: Option<()>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Illegal {
    Over(Seat),
    Turn(Seat),
    Wait,
    Players(u8),
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::Over(_) => "GAME_OVER",
            Illegal::Turn(_) => "NOT_YOUR_TURN",
            Illegal::Wait => "WAIT",
            Illegal::Players(_) => "BAD_OPTION",
        }
    }

    fn rule(&self) -> RuleId {
        RuleId::new("RACE-1")
    }

    fn values(&self) -> Vec<(&'static str, Value)> {
        match *self {
            Illegal::Over(seat) => vec![("winner", Value::Number(seat.0.into()))],
            Illegal::Turn(seat) => vec![("turn", Value::Number(seat.0.into()))],
            Illegal::Wait => Vec::new(),
            Illegal::Players(count) => vec![("given", count.into())],
        }
    }
}

impl steading_bots::Judge for Race {}

impl Playable for Race {
    type Drawn = ();

    fn drawn(&self, _state: &State) {}

    fn board(&self, state: &State) -> Option<String> {
        Some(state.points.iter().map(|&points| format!("{}o\n", "-".repeat(points.into()))).collect())
    }

    fn keys() -> &'static [Key] {
        const fn key(name: &'static str, form: Form, unsaid: &'static str) -> Key {
            Key { name, help: "", form, unsaid, rule: None }
        }
        const KEYS: &[Key] = &[
            key("players", Form::One(&["2", "3", "4", "5"]), "2"),
            key("target", Form::Number { low: 0, high: 255, also: &[] }, "3"),
            key("shuffle", Form::Flag, "off"),
        ];
        KEYS
    }

    fn sort(action: &Action) -> Sort {
        (if *action == Action::Flip { "flip" } else { "pass" }, None)
    }

    fn candidates(&self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Flip, Action::Pass]);
    }

    fn bots() -> &'static [&'static str] {
        &["random", "novice", "brooder"]
    }

    fn bot(name: &str, budget: Budget) -> Option<Box<dyn Bot<Race>>> {
        match name {
            "brooder" => Some(Box::new(Brooder(budget))),
            _ => steading_bots::by_name(name, budget).map(|bot| Box::new(bot) as Box<dyn Bot<Race>>),
        }
    }
}

/// A bot that looks at one position after the other for as long as it may.
struct Brooder(Budget);

impl Bot<Race> for Brooder {
    fn choose(&mut self, decision: Decision<'_, Race>, _rng: &mut SmallRng) -> usize {
        let mut spending = self.0.start();
        while spending.take() {
            std::hint::black_box(decision.view());
        }
        0
    }
}

impl Game for Race {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const NAME: &'static str = "race";

    fn deal(_options: &mut Options, _rng: &mut impl Rng) {}

    fn new(options: Options) -> Result<Race, Vec<Illegal>> {
        if (2..=4).contains(&options.players) {
            Ok(Race { options })
        } else {
            Err(vec![Illegal::Players(options.players)])
        }
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(self.options.players)
    }

    fn start(&self) -> State {
        State {
            turn: Seat(0),
            points: vec![0; self.options.players.into()],
            secrets: (0..self.options.players).collect(),
            turn_count: 1,
            waits_for: if self.options.has_shuffle { Waits::Shuffle } else { Waits::Action },
        }
    }

    fn next(&self, state: &State) -> Next {
        match state.waits_for {
            _ if self.winner(state).is_some() => Next::Over,
            Waits::Action => Next::Seats(SeatSet::only(state.turn)),
            Waits::Shuffle | Waits::Coin => Next::Chance,
        }
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.check(state, seat, Action::Flip).is_ok() {
            out.extend([Action::Flip, Action::Pass]);
        }
    }

    fn lists(&self, _state: &State, _seat: Seat, _action: Action) -> bool {
        true
    }

    fn check(&self, state: &State, seat: Seat, _action: Action) -> Result<(), Illegal> {
        match (self.winner(state), state.waits_for) {
            (Some(winner), _) => Err(Illegal::Over(winner)),
            (None, Waits::Coin | Waits::Shuffle) => Err(Illegal::Wait),
            (None, Waits::Action) if seat != state.turn => Err(Illegal::Turn(state.turn)),
            (None, Waits::Action) => Ok(()),
        }
    }

    fn apply(&self, state: &mut State, _seat: Seat, action: Action, _journal: &mut impl Journal<Event>) {
        match action {
            Action::Flip => state.waits_for = Waits::Coin,
            Action::Pass => pass(state),
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Outcome, u32)>) -> Support {
        if state.waits_for == Waits::Shuffle {
            return Support::SampleOnly;
        }
        out.extend([(Outcome::Coin(true), 1), (Outcome::Coin(false), 2)]);
        Support::Complete
    }

    fn sample(&self, state: &State, rng: &mut impl Rng) -> Outcome {
        match state.waits_for {
            Waits::Shuffle => Outcome::Shuffle(state.secrets.iter().map(|_| rng.random_range(0..9)).collect()),
            Waits::Action | Waits::Coin => Outcome::Coin(rng.random_range(0..3) == 0),
        }
    }

    fn may_happen(&self, state: &State, outcome: &Outcome) -> bool {
        match (state.waits_for, outcome) {
            (Waits::Shuffle, Outcome::Shuffle(cards)) => cards.len() == state.secrets.len(),
            (Waits::Coin, Outcome::Coin(_)) => true,
            _ => false,
        }
    }

    fn resolve(&self, state: &mut State, outcome: &Outcome, journal: &mut impl Journal<Event>) {
        match outcome {
            Outcome::Shuffle(cards) => {
                state.secrets.clone_from(cards);
                state.waits_for = Waits::Action;
                self.seats().iter().for_each(|seat| journal.note(Event::Dealt(seat, Some(cards[seat.index()]))));
            }
            Outcome::Coin(is_heads) => {
                journal.note(Event::Landed(state.turn, *is_heads));
                state.points[state.turn.index()] += u8::from(*is_heads);
                state.waits_for = Waits::Action;
                if self.winner(state).is_none() {
                    pass(state);
                }
            }
        }
    }

    fn reveals(&self, _before: &State, _after: &State, _seat: Seat, _action: Action) -> bool {
        false
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        let secret = match observer {
            Observer::Seat(seat) => Some(state.secrets[seat.index()]),
            Observer::Public => None,
        };
        View { points: state.points.clone(), secret, state: None }
    }

    fn redact(&self, event: &Event, observer: Observer) -> Option<Event> {
        Some(match event {
            Event::Dealt(seat, _) if !observer.is(*seat) => Event::Dealt(*seat, None),
            other => other.clone(),
        })
    }

    fn guess(&self, _view: &View, _rng: &mut impl Rng) -> State {
        self.start()
    }

    fn standing(&self, state: &State, out: &mut [i16]) {
        out.iter_mut().zip(&state.points).for_each(|(out, &points)| *out = points.into());
    }

    fn winner(&self, state: &State) -> Option<Seat> {
        self.seats().iter().find(|seat| state.points[seat.index()] >= self.options.target)
    }

    fn turns(&self, state: &State) -> u32 {
        state.turn_count
    }

    fn default_action(&self, state: &State, seat: Seat) -> Option<Action> {
        self.check(state, seat, Action::Pass).is_ok().then_some(Action::Pass)
    }
}

fn pass(state: &mut State) {
    state.turn = Seat((state.turn.0 + 1) % state.points.len() as u8);
    state.turn_count += 1;
}

const NAMES: [&str; 4] = ["anna", "boris", "clara", "dmytro"];

impl Notation for Race {
    fn seat_name(&self, seat: Seat) -> String {
        NAMES[seat.index()].to_owned()
    }

    fn write_action(&self, seat: Seat, action: &Action) -> String {
        format!("{} {}", self.seat_name(seat), if *action == Action::Flip { "flips" } else { "passes" })
    }

    fn write_outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Coin(is_heads) => format!("coin {}", if *is_heads { "heads" } else { "tails" }),
            Outcome::Shuffle(cards) => format!("shuffle {}", joined(cards)),
        }
    }

    fn parse_action(&self, _state: &State, text: &str) -> Result<(Seat, Action), Unread<Illegal>> {
        let syntax = || Syntax::new("expected `NAME flips` or `NAME passes`");
        let (name, verb) = text.split_once(' ').ok_or_else(syntax)?;
        let seat = self.seat_named(name).ok_or_else(syntax)?;
        match verb {
            "flips" => Ok((seat, Action::Flip)),
            "passes" => Ok((seat, Action::Pass)),
            _ => Err(syntax().into()),
        }
    }

    fn parse_outcome(&self, text: &str) -> Result<Outcome, Syntax> {
        match text.split_once(' ') {
            Some(("coin", "heads")) => Ok(Outcome::Coin(true)),
            Some(("coin", "tails")) => Ok(Outcome::Coin(false)),
            Some(("shuffle", cards)) => Ok(Outcome::Shuffle(numbers(cards)?)),
            _ => Err(Syntax::new("expected `coin heads`, `coin tails` or `shuffle …`")),
        }
    }

    fn is_outcome(&self, text: &str) -> bool {
        text.starts_with("coin") || text.starts_with("shuffle")
    }

    fn write_options(options: &Options) -> String {
        let shuffle = if options.has_shuffle { "on" } else { "off" };
        format!("players {}\ntarget {}\nshuffle {shuffle}\n", options.players, options.target)
    }

    fn parse_options(text: &str) -> Result<Options, Vec<Syntax>> {
        let mut options = Options { players: 2, target: 3, has_shuffle: false };
        let mut problems = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let mut wrong = || problems.push(Syntax::new("expected `players`, `target` or `shuffle`").at(index + 1));
            match line.trim().split_once(' ') {
                Some(("players", value)) => value.parse().map_or_else(|_| wrong(), |value| options.players = value),
                Some(("target", value)) => value.parse().map_or_else(|_| wrong(), |value| options.target = value),
                Some(("shuffle", value)) => options.has_shuffle = value == "on",
                _ => wrong(),
            }
        }
        if problems.is_empty() { Ok(options) } else { Err(problems) }
    }

    fn write_position(&self, state: &State) -> String {
        format!(
            "points {}\nsecrets {}\nturn {} {}\nwaits {:?}\n",
            joined(&state.points),
            joined(&state.secrets),
            state.turn.0,
            state.turn_count,
            state.waits_for
        )
    }

    fn parse_position(&self, text: &str) -> Result<State, Vec<Syntax>> {
        let mut state = self.start();
        for (index, line) in text.lines().enumerate() {
            let wrong = || vec![Syntax::new("this is no line of a position").at(index + 1)];
            let (key, value) = line.trim().split_once(' ').ok_or_else(wrong)?;
            let list = || numbers(value).ok().filter(|list| list.len() == state.points.len()).ok_or_else(wrong);
            match (key, value) {
                ("points", _) => state.points = list()?,
                ("secrets", _) => state.secrets = list()?,
                ("turn", _) => match numbers(value).map_err(|_| wrong())?[..] {
                    [seat, turns] if seat < self.options.players => {
                        (state.turn, state.turn_count) = (Seat(seat), turns.into());
                    }
                    _ => return Err(wrong()),
                },
                ("waits", "Shuffle") => state.waits_for = Waits::Shuffle,
                ("waits", "Action") => state.waits_for = Waits::Action,
                ("waits", "Coin") => state.waits_for = Waits::Coin,
                _ => return Err(wrong()),
            }
        }
        Ok(state)
    }

    fn write_event(&self, event: &Event) -> String {
        match event {
            Event::Dealt(seat, None) => format!("{} gets a card", self.seat_name(*seat)),
            Event::Dealt(seat, Some(card)) => format!("{} gets card {card}", self.seat_name(*seat)),
            Event::Landed(seat, is_heads) => {
                format!("{}: {}", self.seat_name(*seat), if *is_heads { "heads" } else { "tails" })
            }
        }
    }
}

fn joined(numbers: &[u8]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn numbers(text: &str) -> Result<Vec<u8>, Syntax> {
    text.split(' ').map(|word| word.parse().map_err(|_| Syntax::new("expected numbers"))).collect()
}
