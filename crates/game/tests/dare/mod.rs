use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::laws::Lawful;
use steading_game::{
    Game, Journal, Next, Notation, Observer, Refusal, RuleId, Seat, SeatSet, Support, Syntax, Unread, Value,
};

// What the people at the table agree on, and the rules that follow: one immutable value per table.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    pub target: u8,
}

pub struct Dare {
    options: Options,
}

// A position is a plain value. The four cards are worth 1 to 4; two of them are dealt, the others stay aside, unseen.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub waits: Waits,
    pub turn: Seat,
    pub turn_count: u32,
    pub banked: [u8; 2],
    pub pot: u8,
    pub held: [Option<u8>; 2],
    pub shown: [Option<u8>; 2],
}

// What must happen next. Chance never happens inside an action: a throw is asked for, and its outcome is passed in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Waits {
    Deal,
    Turn,
    Throw,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    Throw,
    Bank,
    Show,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    Card(u8),
    Die(u8),
}

// Events tell what happened. What is secret is optional, so that it can be taken out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Dealt(Seat, Option<u8>),
    Thrown(u8),
    Banked(Seat, u8),
    Shown(Seat, u8),
}

// What an observer may know: the state without cards, the observer's own card, and who still holds one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub seat: Option<Seat>,
    pub open: State,
    pub own: Option<u8>,
    pub holds: [bool; 2],
}

// A refusal is a small value that names the rule; sentences are made elsewhere.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Illegal {
    BadTarget,
    NotYourTurn,
    EmptyPot,
    NoCard,
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        ["BAD_TARGET", "NOT_YOUR_TURN", "EMPTY_POT", "NO_CARD"][*self as usize]
    }

    fn rule(&self) -> RuleId {
        RuleId::new(["DARE-1", "DARE-2", "DARE-3", "DARE-4"][*self as usize])
    }

    fn values(&self) -> Vec<(&'static str, Value)> {
        Vec::new()
    }
}

impl Game for Dare {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const NAME: &'static str = "dare";

    fn deal(_options: &mut Options, _rng: &mut impl Rng) {}

    fn new(options: Options) -> Result<Dare, Vec<Illegal>> {
        if (1..=100).contains(&options.target) { Ok(Dare { options }) } else { Err(vec![Illegal::BadTarget]) }
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(2)
    }

    fn start(&self) -> State {
        let (held, shown) = ([None; 2], [None; 2]);
        State { waits: Waits::Deal, turn: Seat(0), turn_count: 0, banked: [0; 2], pot: 0, held, shown }
    }

    fn next(&self, state: &State) -> Next {
        match state.waits {
            Waits::Deal | Waits::Throw => Next::Chance,
            Waits::Turn => Next::Seats(SeatSet::only(state.turn)),
            Waits::Over => Next::Over,
        }
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let all = [Action::Throw, Action::Bank, Action::Show];
        out.extend(all.into_iter().filter(|&action| self.check(state, seat, action).is_ok()));
    }

    // Every action is listed; a game with trade offers or other open forms would say no to those.
    fn lists(&self, _state: &State, _seat: Seat, _action: Action) -> bool {
        true
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            _ if state.waits != Waits::Turn || state.turn != seat => Err(Illegal::NotYourTurn),
            Action::Bank if state.pot == 0 => Err(Illegal::EmptyPot),
            Action::Show if state.held[seat.index()].is_none() => Err(Illegal::NoCard),
            Action::Throw | Action::Bank | Action::Show => Ok(()),
        }
    }

    // Trusts that `check` passed.
    fn apply(&self, state: &mut State, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Throw => state.waits = Waits::Throw,
            Action::Bank => {
                journal.note(Event::Banked(seat, state.pot));
                state.banked[seat.index()] += state.pot;
                let is_won = state.banked[seat.index()] >= self.options.target;
                if is_won { state.waits = Waits::Over } else { pass(state) }
            }
            Action::Show => {
                let card = state.held[seat.index()].take();
                state.shown[seat.index()] = card;
                state.pot += card.unwrap_or(0);
                journal.note(Event::Shown(seat, card.unwrap_or(0)));
            }
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Outcome, u32)>) -> Support {
        let cards = (1..=4).filter(|&card| !is_out(state, card));
        match state.waits {
            Waits::Deal => out.extend(cards.map(|card| (Outcome::Card(card), 1))),
            Waits::Throw => out.extend((1..=6).map(|eyes| (Outcome::Die(eyes), 1))),
            Waits::Turn | Waits::Over => {}
        }
        Support::Complete
    }

    fn sample(&self, state: &State, rng: &mut impl Rng) -> Outcome {
        let mut all = Vec::new();
        self.outcomes(state, &mut all);
        all[rng.random_range(0..all.len())].0
    }

    fn resolve(&self, state: &mut State, outcome: &Outcome, journal: &mut impl Journal<Event>) {
        match *outcome {
            Outcome::Card(card) => {
                let seat = if state.held[0].is_none() { Seat(0) } else { Seat(1) };
                state.held[seat.index()] = Some(card);
                journal.note(Event::Dealt(seat, Some(card)));
                if seat == Seat(1) {
                    pass(state);
                }
            }
            Outcome::Die(eyes) => {
                journal.note(Event::Thrown(eyes));
                state.waits = Waits::Turn;
                if eyes == 1 { pass(state) } else { state.pot += eyes }
            }
        }
    }

    // Whoever shows a card knew it, and decided to. Nothing that is done here brings to light what others hide.
    fn reveals(&self, _before: &State, _after: &State, _seat: Seat, _action: Action) -> bool {
        false
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        let seat = self.seats().iter().find(|&seat| observer.is(seat));
        let own = seat.and_then(|seat| state.held[seat.index()]);
        View {
            seat,
            own,
            holds: state.held.map(|card| card.is_some()),
            open: State { held: [None; 2], ..state.clone() },
        }
    }

    fn redact(&self, event: &Event, observer: Observer) -> Option<Event> {
        match event {
            Event::Dealt(seat, _) if !observer.is(*seat) => Some(Event::Dealt(*seat, None)),
            other => Some(other.clone()),
        }
    }

    // Deals the hidden cards anew: bots think about guesses, never about the truth.
    fn guess(&self, view: &View, rng: &mut impl Rng) -> State {
        let mut state = view.open.clone();
        if let Some(seat) = view.seat {
            state.held[seat.index()] = view.own;
        }
        for seat in self.seats().iter().map(Seat::index) {
            while view.holds[seat] && state.held[seat].is_none() {
                state.held[seat] = Some(rng.random_range(1..=4)).filter(|&card| !is_out(&state, card));
            }
        }
        state
    }

    fn standing(&self, state: &State, out: &mut [i16]) {
        for (points, banked) in out.iter_mut().zip(state.banked) {
            *points = banked.into();
        }
    }

    fn winner(&self, state: &State) -> Option<Seat> {
        (state.waits == Waits::Over).then_some(state.turn)
    }

    fn turns(&self, state: &State) -> u32 {
        state.turn_count
    }

    // For a player who lets the time pass: what can be kept is kept.
    fn default_action(&self, state: &State, seat: Seat) -> Option<Action> {
        let is_asked = state.waits == Waits::Turn && state.turn == seat;
        is_asked.then_some(if state.pot == 0 { Action::Throw } else { Action::Bank })
    }
}

fn is_out(state: &State, card: u8) -> bool {
    state.held.contains(&Some(card)) || state.shown.contains(&Some(card))
}

fn pass(state: &mut State) {
    state.turn = Seat((state.turn_count % 2) as u8);
    state.turn_count += 1;
    state.pot = 0;
    state.waits = Waits::Turn;
}

// The text side: what is written is read back as the same value.
impl Notation for Dare {
    fn seat_name(&self, seat: Seat) -> String {
        ["left", "right"][seat.index()].into()
    }

    fn write_action(&self, seat: Seat, action: &Action) -> String {
        format!("{} {}", self.seat_name(seat), ["throws", "banks", "shows"][*action as usize])
    }

    fn write_outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Card(card) => format!("card {card}"),
            Outcome::Die(eyes) => format!("die {eyes}"),
        }
    }

    fn parse_action(&self, _state: &State, text: &str) -> Result<(Seat, Action), Unread<Illegal>> {
        let (name, verb) = text.split_once(' ').ok_or_else(|| Syntax::new("expected a seat and a verb"))?;
        let seat = self.seat_named(name).ok_or_else(|| Syntax::new("expected `left` or `right`"))?;
        let all = [("throws", Action::Throw), ("banks", Action::Bank), ("shows", Action::Show)];
        let known = all.into_iter().find(|(known, _)| *known == verb);
        let (_, action) = known.ok_or_else(|| Syntax::new("expected `throws`, `banks` or `shows`"))?;
        Ok((seat, action))
    }

    fn parse_outcome(&self, text: &str) -> Result<Outcome, Syntax> {
        let (kind, number) = text.split_once(' ').ok_or_else(|| Syntax::new("expected a kind and a number"))?;
        let number = number.parse().map_err(|_| Syntax::new("expected a number"))?;
        if kind == "card" { Ok(Outcome::Card(number)) } else { Ok(Outcome::Die(number)) }
    }

    fn is_outcome(&self, text: &str) -> bool {
        text.starts_with("card ") || text.starts_with("die ")
    }

    fn write_options(options: &Options) -> String {
        format!("target {}", options.target)
    }

    fn parse_options(text: &str) -> Result<Options, Vec<Syntax>> {
        let number = text.trim().strip_prefix("target ").and_then(|number| number.parse().ok());
        number.map(|target| Options { target }).ok_or_else(|| vec![Syntax::new("expected `target` and a number")])
    }

    // JSON will do for a toy. A real game writes positions that people can read and type.
    fn write_position(&self, state: &State) -> String {
        serde_json::to_string(state).expect("a plain value")
    }

    fn parse_position(&self, text: &str) -> Result<State, Vec<Syntax>> {
        serde_json::from_str(text).map_err(|error| vec![Syntax::new(error.to_string())])
    }

    fn write_event(&self, event: &Event) -> String {
        format!("{event:?}")
    }
}

// What the laws need besides: nonsense, and what must always be true.
impl Lawful for Dare {
    fn any_action(&self, _state: &State, _seat: Seat, rng: &mut impl Rng) -> Action {
        [Action::Throw, Action::Bank, Action::Show][rng.random_range(0..3)]
    }

    fn any_outcome(&self, _state: &State, rng: &mut impl Rng) -> Outcome {
        let number = rng.random_range(0..=9);
        if rng.random() { Outcome::Card(number) } else { Outcome::Die(number) }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let cards: Vec<u8> = state.held.iter().chain(&state.shown).flatten().copied().collect();
        match cards[..] {
            [first, second] if first == second => Err(format!("card {first} is there twice")),
            [_, _] => Ok(()),
            _ if state.waits == Waits::Deal => Ok(()),
            _ => Err(format!("of two cards there are {}", cards.len())),
        }
    }
}
