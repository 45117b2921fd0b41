//! The laws hold for a sound game, and each law notices the flaws that are meant for it.

mod dare;

use std::sync::atomic::{AtomicU32, Ordering};

use dare::{Action, Dare, Event, Illegal, Options, Outcome, State, View, Waits};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::laws::{Breach, Effort, Extent, Law, Lawful, hold};
use steading_game::{Game, Journal, Next, Notation, Observer, Seat, SeatSet, Support, Syntax, Unread};

/// What can be wrong with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Flaw {
    Sound,
    ListsIllegal,
    ListsTwice,
    ListsTooLittle,
    ListsOpenForm,
    ListsNothing,
    ListsForStrangers,
    DefaultRefused,
    DefaultForTheOther,
    DefaultSometimes,
    DefaultTells,
    GivesIn,
    OutcomeMissing,
    OutcomeWeightless,
    OutcomeTwice,
    AnythingHappens,
    SixesTwice,
    LastCardFirst,
    ViewLeaks,
    GuessForgets,
    GuessUnsound,
    ListTells,
    RefusalTells,
    BankPeeks,
    BankTells,
    EverythingReveals,
    SilenceForgets,
    SilenceThrows,
    PublicHearsAll,
    SeatHearsNothing,
    JsonForgets,
    MoveMiswritten,
    OutcomeMiswritten,
    PositionMiswritten,
    OptionsMiswritten,
    NameTwice,
    EventUnwritten,
    PastPaysLess,
    CardLost,
    NeverEnds,
    NobodyWins,
    GoesOnAfterTheEnd,
    Panics,
    GuessCopies,
}

/// The options of the tutorial's game, and the flaw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Agreed {
    target: u8,
    flaw: Flaw,
}

/// The game of the tutorial with one flaw.
struct Flawed {
    agreed: Agreed,
    dare: Dare,
    count: AtomicU32,
}

/// A view that can carry something JSON forgets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Seen {
    view: View,
    #[serde(skip)]
    forgotten: u32,
}

const EFFORT: Effort =
    Effort { seed: 7, games: 30, threads: 1, steps_max: 3000, samples: 2, close_every: 2, record_every: 1 };

fn hold_flawed(flaw: Flaw, effort: Effort) -> Result<Extent, Box<Breach>> {
    hold::<Flawed>(|rng| Agreed { target: rng.random_range(5..=30), flaw }, effort)
}

/// The law that the flaw breaks.
fn broken(flaw: Flaw, effort: Effort) -> Law {
    let breach = hold_flawed(flaw, effort).expect_err("a law is broken");
    let text = breach.to_string();
    assert!(text.contains(&format!("seed {}", breach.seed)) && text.contains("target"), "{text}");
    breach.law
}

#[test]
fn a_sound_game_breaks_no_law() {
    let extent = hold_flawed(Flaw::Sound, Effort { games: 1000, threads: 2, ..EFFORT })
        .unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!((extent.games, extent.records), (1000, 1000));
    assert!(extent.steps > 10_000 && extent.refused > 1000 && extent.surprises > 1000, "{extent:?}");
    assert!(extent.defaults > 500, "{extent:?}");
    assert!(extent.quiet > 1000 && extent.draws > 1_000_000, "{extent:?}");
}

#[test]
fn options_must_make_a_table() {
    let breach = hold::<Dare>(|_| Options { target: 0 }, EFFORT).expect_err("no such table");
    assert_eq!(breach.law, Law::Options);
}

#[test]
fn lists_must_be_right() {
    assert_eq!(broken(Flaw::ListsIllegal, EFFORT), Law::Lists);
    assert_eq!(broken(Flaw::ListsTwice, EFFORT), Law::Lists);
    assert_eq!(broken(Flaw::ListsTooLittle, EFFORT), Law::Lists);
    assert_eq!(broken(Flaw::ListsOpenForm, EFFORT), Law::Lists);
}

#[test]
fn seats_must_have_something_to_do_and_strangers_not() {
    assert_eq!(broken(Flaw::ListsNothing, EFFORT), Law::Seats);
    assert_eq!(broken(Flaw::ListsForStrangers, EFFORT), Law::Seats);
}

#[test]
fn defaults_must_be_legal_and_for_whoever_is_asked() {
    assert_eq!(broken(Flaw::DefaultRefused, EFFORT), Law::Defaults);
    assert_eq!(broken(Flaw::DefaultForTheOther, EFFORT), Law::Defaults);
    assert_eq!(broken(Flaw::DefaultSometimes, EFFORT), Law::Defaults);
}

#[test]
fn refusals_must_be_final() {
    assert_eq!(broken(Flaw::GivesIn, Effort { samples: 1, close_every: 1, ..EFFORT }), Law::Refusals);
}

#[test]
fn chance_must_be_listed() {
    assert_eq!(broken(Flaw::OutcomeMissing, EFFORT), Law::Chance);
    assert_eq!(broken(Flaw::OutcomeWeightless, EFFORT), Law::Chance);
    assert_eq!(broken(Flaw::OutcomeTwice, EFFORT), Law::Chance);
    assert_eq!(broken(Flaw::AnythingHappens, EFFORT), Law::Chance);
}

#[test]
fn chance_must_follow_its_weights() {
    assert_eq!(broken(Flaw::SixesTwice, EFFORT), Law::Draws);
    assert_eq!(broken(Flaw::LastCardFirst, EFFORT), Law::Draws);
}

#[test]
fn guesses_must_look_like_the_view() {
    assert_eq!(broken(Flaw::ViewLeaks, EFFORT), Law::Views);
    assert_eq!(broken(Flaw::GuessForgets, EFFORT), Law::Views);
    assert_eq!(broken(Flaw::GuessUnsound, EFFORT), Law::Views);
}

/// A view that tells everything and a guess that repeats it contradict no law by themselves; the extent shows it.
#[test]
fn a_game_without_secrets_has_no_surprises() {
    let extent = hold_flawed(Flaw::GuessCopies, EFFORT).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(extent.guesses > 100 && extent.surprises == 0);
}

#[test]
fn answers_must_not_depend_on_secrets() {
    assert_eq!(broken(Flaw::ListTells, EFFORT), Law::Secrets);
    assert_eq!(broken(Flaw::RefusalTells, EFFORT), Law::Secrets);
    assert_eq!(broken(Flaw::DefaultTells, EFFORT), Law::Secrets);
}

#[test]
fn what_reveals_nothing_must_show_nothing() {
    assert_eq!(broken(Flaw::BankPeeks, EFFORT), Law::Reveals);
    assert_eq!(broken(Flaw::BankTells, EFFORT), Law::Reveals);
}

/// A game that calls everything revealing contradicts no law; the extent shows it.
#[test]
fn a_game_that_reveals_everything_has_no_quiet_actions() {
    let extent = hold_flawed(Flaw::EverythingReveals, EFFORT).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(extent.guesses > 100 && extent.quiet == 0);
}

#[test]
fn silence_must_change_nothing() {
    assert_eq!(broken(Flaw::SilenceForgets, EFFORT), Law::Journal);
    assert_eq!(broken(Flaw::SilenceThrows, EFFORT), Law::Journal);
}

#[test]
fn events_must_be_redacted() {
    assert_eq!(broken(Flaw::PublicHearsAll, EFFORT), Law::Redaction);
    assert_eq!(broken(Flaw::SeatHearsNothing, EFFORT), Law::Redaction);
}

#[test]
fn json_must_be_complete() {
    assert_eq!(broken(Flaw::JsonForgets, EFFORT), Law::Json);
}

#[test]
fn text_must_be_inverse() {
    assert_eq!(broken(Flaw::MoveMiswritten, EFFORT), Law::Text);
    assert_eq!(broken(Flaw::OutcomeMiswritten, EFFORT), Law::Text);
    assert_eq!(broken(Flaw::PositionMiswritten, EFFORT), Law::Text);
    assert_eq!(broken(Flaw::OptionsMiswritten, EFFORT), Law::Text);
    assert_eq!(broken(Flaw::NameTwice, EFFORT), Law::Text);
    assert_eq!(broken(Flaw::EventUnwritten, EFFORT), Law::Text);
}

/// What no close look meets on the way, the record of the whole game still shows.
#[test]
fn records_must_read_back() {
    let effort = Effort { samples: 0, close_every: u32::MAX, ..EFFORT };
    assert_eq!(broken(Flaw::MoveMiswritten, effort), Law::Records);
}

#[test]
fn replays_must_lead_to_the_same_state() {
    assert_eq!(broken(Flaw::PastPaysLess, EFFORT), Law::Replay);
}

#[test]
fn audits_must_pass() {
    assert_eq!(broken(Flaw::CardLost, EFFORT), Law::Audit);
}

#[test]
fn games_must_end_and_stay_ended() {
    assert_eq!(broken(Flaw::NeverEnds, EFFORT), Law::End);
    assert_eq!(broken(Flaw::NobodyWins, EFFORT), Law::End);
    assert_eq!(broken(Flaw::GoesOnAfterTheEnd, Effort { samples: 0, ..EFFORT }), Law::End);
}

#[test]
fn panics_come_with_seed_and_record() {
    let breach = hold_flawed(Flaw::Panics, EFFORT).expect_err("it panics");
    assert_eq!(breach.law, Law::Panics);
    assert!(breach.detail.contains("banking is broken"), "{breach}");
    assert!(breach.record.contains("die "), "{breach}");
}

#[test]
fn the_lowest_seed_is_told_and_plays_again() {
    let told = |threads| hold_flawed(Flaw::Panics, Effort { threads, ..EFFORT }).expect_err("it panics");
    let breach = told(1);
    assert_eq!(told(2), breach);
    let again = hold_flawed(Flaw::Panics, Effort { seed: breach.seed, games: 1, ..EFFORT });
    assert_eq!(again, Err(breach));
}

impl Flawed {
    /// Whether this is the flaw, and the condition for it holds.
    fn fails(&self, flaw: Flaw, condition: bool) -> bool {
        self.agreed.flaw == flaw && condition
    }

    /// Whether the journal takes down nothing.
    fn is_silent<J: Journal<Event>>(_journal: &J) -> bool {
        size_of::<J>() == 0
    }

    fn other_has_more(state: &State, seat: Seat) -> bool {
        seat.index() < 2 && state.held[1 - seat.index()] > state.held[seat.index()]
    }
}

impl Game for Flawed {
    type Options = Agreed;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = Seen;
    type Illegal = Illegal;

    const NAME: &'static str = "flawed";

    fn deal(_options: &mut Agreed, _rng: &mut impl Rng) {}

    fn new(options: Agreed) -> Result<Self, Vec<Illegal>> {
        let dare = Dare::new(Options { target: options.target })?;
        Ok(Flawed { agreed: options, dare, count: AtomicU32::new(0) })
    }

    fn options(&self) -> &Agreed {
        &self.agreed
    }

    fn seats(&self) -> SeatSet {
        self.dare.seats()
    }

    fn start(&self) -> State {
        self.dare.start()
    }

    fn next(&self, state: &State) -> Next {
        self.dare.next(state)
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.dare.actions(state, seat, out);
        match self.agreed.flaw {
            Flaw::ListsIllegal if !out.is_empty() && state.pot == 0 => out.push(Action::Bank),
            Flaw::ListsTwice if !out.is_empty() => out.push(Action::Throw),
            Flaw::ListsTooLittle => out.retain(|&action| action != Action::Show),
            Flaw::ListsNothing if state.pot > 10 => out.clear(),
            Flaw::ListsForStrangers if seat.index() > 1 => out.push(Action::Throw),
            Flaw::ListTells if Self::other_has_more(state, seat) => out.reverse(),
            _ => {}
        }
    }

    fn lists(&self, _state: &State, _seat: Seat, action: Action) -> bool {
        !self.fails(Flaw::ListsOpenForm, action == Action::Show)
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.fails(Flaw::GoesOnAfterTheEnd, state.waits == Waits::Over) {
            return Ok(());
        }
        let answer = self.dare.check(state, seat, action);
        match answer {
            // Refuses when asked once by the samples and once by the law, and gives in when the table asks a third time.
            Err(Illegal::EmptyPot)
                if self.agreed.flaw == Flaw::GivesIn && self.count.fetch_add(1, Ordering::Relaxed) == 2 =>
            {
                Ok(())
            }
            Err(Illegal::EmptyPot) if self.fails(Flaw::RefusalTells, Self::other_has_more(state, seat)) => {
                Err(Illegal::NoCard)
            }
            answer => answer,
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        assert!(!self.fails(Flaw::Panics, action == Action::Bank), "banking is broken");
        // The first turn is worth more until a later one was seen: whoever plays it again finds another game.
        if self.agreed.flaw == Flaw::PastPaysLess {
            let latest = self.count.fetch_max(state.turn_count, Ordering::Relaxed);
            state.pot += u8::from(action == Action::Bank && latest.max(state.turn_count) == 1);
        }
        if self.fails(Flaw::NeverEnds, action == Action::Bank) {
            state.banked = [0; 2];
            state.pot = 1;
        }
        if self.agreed.flaw == Flaw::GivesIn {
            self.count.store(0, Ordering::Relaxed);
        }
        if self.fails(Flaw::BankPeeks, action == Action::Bank && Self::other_has_more(state, seat)) {
            state.pot += 1;
        }
        if self.fails(Flaw::BankTells, action == Action::Bank && Self::other_has_more(state, seat)) {
            journal.note(Event::Thrown(0));
        }
        self.dare.apply(state, seat, action, journal);
        if self.fails(Flaw::SilenceForgets, action == Action::Bank && Self::is_silent(journal)) {
            state.turn_count += 1;
        }
        if self.fails(Flaw::CardLost, action == Action::Show) {
            state.shown[seat.index()] = None;
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Outcome, u32)>) -> Support {
        let support = self.dare.outcomes(state, out);
        match self.agreed.flaw {
            Flaw::OutcomeMissing => out.retain(|(outcome, _)| *outcome != Outcome::Die(6)),
            Flaw::OutcomeWeightless => out[0].1 = 0,
            Flaw::OutcomeTwice => out.push(out[0]),
            _ => {}
        }
        support
    }

    fn sample(&self, state: &State, rng: &mut impl Rng) -> Outcome {
        let drawn = self.dare.sample(state, rng);
        match (self.agreed.flaw, drawn) {
            (Flaw::SixesTwice, Outcome::Die(_)) if rng.random_ratio(1, 6) => Outcome::Die(6),
            // Of two cards the higher one, a little more often.
            (Flaw::LastCardFirst, Outcome::Card(_)) if rng.random_ratio(1, 20) => {
                let mut all = Vec::new();
                self.dare.outcomes(state, &mut all);
                all[all.len() - 1].0
            }
            _ => drawn,
        }
    }

    fn may_happen(&self, state: &State, outcome: &Outcome) -> bool {
        let mut all = Vec::new();
        self.outcomes(state, &mut all);
        self.agreed.flaw == Flaw::AnythingHappens || all.iter().any(|(listed, weight)| listed == outcome && *weight > 0)
    }

    fn resolve(&self, state: &mut State, outcome: &Outcome, journal: &mut impl Journal<Event>) {
        if self.agreed.flaw == Flaw::GivesIn {
            self.count.store(0, Ordering::Relaxed);
        }
        self.dare.resolve(state, outcome, journal);
        if self.fails(Flaw::SilenceThrows, *outcome == Outcome::Die(1) && Self::is_silent(journal)) {
            state.turn = Seat(1 - state.turn.0);
        }
    }

    fn reveals(&self, before: &State, after: &State, seat: Seat, action: Action) -> bool {
        self.agreed.flaw == Flaw::EverythingReveals || self.dare.reveals(before, after, seat, action)
    }

    fn view(&self, state: &State, observer: Observer) -> Seen {
        let mut view = self.dare.view(state, observer);
        if matches!(self.agreed.flaw, Flaw::ViewLeaks | Flaw::GuessCopies) {
            view.open = state.clone();
        }
        Seen { view, forgotten: u32::from(self.agreed.flaw == Flaw::JsonForgets) }
    }

    fn redact(&self, event: &Event, observer: Observer) -> Option<Event> {
        match (event, observer) {
            (Event::Dealt(..), Observer::Public) if self.agreed.flaw == Flaw::PublicHearsAll => Some(event.clone()),
            (Event::Thrown(_), Observer::Seat(Seat(1))) if self.agreed.flaw == Flaw::SeatHearsNothing => None,
            _ => self.dare.redact(event, observer),
        }
    }

    fn guess(&self, seen: &Seen, rng: &mut impl Rng) -> State {
        let mut view = seen.view.clone();
        match self.agreed.flaw {
            Flaw::GuessCopies => return view.open,
            Flaw::ViewLeaks => view.open.held = [None; 2],
            Flaw::GuessForgets => view.own = view.own.map(|card| card % 4 + 1),
            _ => {}
        }
        let mut guess = self.dare.guess(&view, rng);
        if self.fails(Flaw::GuessUnsound, guess.held[0].is_some() && guess.held[1].is_some()) {
            guess.held = [view.own.or(guess.held[0]); 2];
        }
        guess
    }

    fn standing(&self, state: &State, out: &mut [i16]) {
        self.dare.standing(state, out);
    }

    fn winner(&self, state: &State) -> Option<Seat> {
        self.dare.winner(state).filter(|_| self.agreed.flaw != Flaw::NobodyWins)
    }

    fn turns(&self, state: &State) -> u32 {
        self.dare.turns(state)
    }

    fn default_action(&self, state: &State, seat: Seat) -> Option<Action> {
        let default = self.dare.default_action(state, seat);
        match self.agreed.flaw {
            Flaw::DefaultRefused => default.map(|_| Action::Bank),
            Flaw::DefaultForTheOther if state.waits == Waits::Turn => Some(Action::Throw),
            Flaw::DefaultSometimes => default.filter(|_| state.pot < 10),
            Flaw::DefaultTells if Self::other_has_more(state, seat) => default.map(|_| Action::Throw),
            _ => default,
        }
    }
}

impl Notation for Flawed {
    fn seat_name(&self, seat: Seat) -> String {
        self.dare.seat_name(if self.agreed.flaw == Flaw::NameTwice { Seat(0) } else { seat })
    }

    fn write_action(&self, seat: Seat, action: &Action) -> String {
        self.dare.write_action(seat, if self.agreed.flaw == Flaw::MoveMiswritten { &Action::Throw } else { action })
    }

    fn write_outcome(&self, outcome: &Outcome) -> String {
        self.dare
            .write_outcome(outcome)
            .replace('6', if self.agreed.flaw == Flaw::OutcomeMiswritten { "9" } else { "6" })
    }

    fn parse_action(&self, state: &State, text: &str) -> Result<(Seat, Action), Unread<Illegal>> {
        self.dare.parse_action(state, text)
    }

    fn parse_outcome(&self, text: &str) -> Result<Outcome, Syntax> {
        self.dare.parse_outcome(text)
    }

    fn is_outcome(&self, text: &str) -> bool {
        self.dare.is_outcome(text)
    }

    fn write_options(options: &Agreed) -> String {
        let extra = if options.flaw == Flaw::OptionsMiswritten { 1 } else { 0 };
        let options = Agreed { target: options.target + extra, ..options.clone() };
        serde_json::to_string(&options).expect("a plain value")
    }

    fn parse_options(text: &str) -> Result<Agreed, Vec<Syntax>> {
        serde_json::from_str(text).map_err(|error| vec![Syntax::new(error.to_string())])
    }

    fn write_position(&self, state: &State) -> String {
        let mut state = state.clone();
        if self.agreed.flaw == Flaw::PositionMiswritten {
            state.turn_count = 0;
        }
        self.dare.write_position(&state)
    }

    fn parse_position(&self, text: &str) -> Result<State, Vec<Syntax>> {
        self.dare.parse_position(text)
    }

    fn write_event(&self, event: &Event) -> String {
        if self.agreed.flaw == Flaw::EventUnwritten { String::new() } else { self.dare.write_event(event) }
    }
}

impl Lawful for Flawed {
    fn any_action(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
        self.dare.any_action(state, seat, rng)
    }

    fn any_outcome(&self, state: &State, rng: &mut impl Rng) -> Outcome {
        self.dare.any_outcome(state, rng)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.dare.audit(state)
    }
}
