//! Event Cards (`EVENT-001` to `EVENT-081`): a deck of numbered cards in the place of the dice.
//!
//! The player on turn reveals a card. Its event comes first, if it has one, then its number produces, or a seven brings the
//! robber. After 31 of the 36 cards New Year comes up, and all are shuffled. `docs/modules/event-cards.md` shows how it is played.
//!
//! * [`deck`]: the cards, and what is left of them.
//! * [`happenings`]: what each event does and whom it asks; [`questions`]: what they answer.
//! * [`roads`]: damaged roads and their repair.
//! * [`timeout`]: what is done for those who let the time pass.

pub mod audit;
pub mod deck;
pub mod happenings;
pub mod questions;
pub mod roads;
mod scene;
pub mod text;
pub mod timeout;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use steading_game::{Journal, Next, Observer, Seat, SeatSet, Syntax, Tally};

use self::deck::{Card, Discards};
pub use scene::Scene;

use crate::Island;
use crate::action::{Action as AnyAction, Outcome as AnyOutcome};
use crate::base::robber;
use crate::cards::{Good, GoodSet};
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::hooks::{Hooks, RoadVeto, SettlementVeto};
use crate::illegal::{Illegal, Owed};
use crate::laws;
use crate::modules;
use crate::modules::parts::{Draw, Happening, Kept, Move, Question};
use crate::modules::setting::Setting;
use crate::options::Options;
use crate::places::{Edge, EdgeSet, Hex, VertexSet};
use crate::rules::Module;
use crate::rules::{Numbers, Rules};
use crate::state::{State, at};
use crate::summary;
use crate::text::draw::Canvas;
use crate::text::moves::Unknown;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "EventsPublic"))]
pub struct Public {
    /// The cards revealed since the last shuffle; all others are unseen.
    pub revealed: Discards,
    /// Damaged roads, whoever owns them (`EVENT-030`).
    pub damaged: EdgeSet,
}

/// Event Cards.
pub struct EventCards;

/// What seats do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "EventsAction"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Earthquake: damages an own road.
    Damage(Edge),
    /// Repairs an own road; free with a free road.
    Repair(Edge),
    /// Good Neighbours: gives the left neighbour a card, sealed until everybody has chosen.
    GiveLeft(Good),
    /// Tournament, Calm Sea, Plentiful Year: takes a card from the bank.
    Receive(Good),
    /// Trade Advantage, Conflict: draws a card from this seat, or from nobody.
    DrawFrom(Option<Seat>),
    /// Neighbourly Help: gives this seat a card.
    Help(Seat, Good),
    /// Robber Flees: to this one of several refuges.
    Flee(Hex),
}

/// What is asked, drawn or done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "EventsFrame"))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Chance: the next card.
    Reveal,
    /// Do: the number of this card counts.
    Produce(Card),
    /// Ask: the seat's road that is damaged.
    Damage(Seat),
    /// Ask: everybody's gift to the left.
    Gifts,
    /// Ask: the seat's card from the bank.
    Receive(Seat),
    /// Ask: whom the seat draws from, if anybody.
    Advantage(Seat),
    /// Ask: whom the seat draws from.
    Conflict(Seat),
    /// Ask: the seat's gift to somebody behind it.
    Help(Seat),
    /// Ask: where the robber flees.
    Flee,
}

/// What chance does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The card revealed.
    Reveal(Card),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "EventsEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// New Year came up: all cards were shuffled (`EVENT-008`).
    NewYear,
    /// A card was revealed.
    Revealed(Seat, Card),
    /// A seat's road was damaged.
    Damaged(Seat, Edge),
    /// A seat repaired a road.
    Repaired(Seat, Edge),
    /// A card was given; only the two know which.
    Gave {
        /// Who gave it.
        giver: Seat,
        /// To whom.
        receiver: Seat,
        /// Which card.
        card: Option<Good>,
    },
    /// A seat that might draw a card drew none.
    DrewNothing(Seat),
}

impl Move for Action {
    const KINDS: &'static [&'static str] =
        &["damage_road", "repair_road", "give_left", "receive", "draw_from", "help", "flee"];
    const WORDS: &'static [&'static str] = &[
        "damages", "repairs", "road", "gives", "left", "receives", "draws", "from", "nobody", "helps", "with", "lets",
        "robber", "flee",
    ];

    fn kind(self) -> &'static str {
        match self {
            Action::Damage(_) => "damage_road",
            Action::Repair(_) => "repair_road",
            Action::GiveLeft(_) => "give_left",
            Action::Receive(_) => "receive",
            Action::DrawFrom(_) => "draw_from",
            Action::Help(..) => "help",
            Action::Flee(_) => "flee",
        }
    }

    fn reveals(self, _: &State) -> bool {
        match self {
            // The last one opens what everybody has set aside.
            Action::GiveLeft(_) => true,
            Action::Damage(_)
            | Action::Repair(_)
            | Action::Receive(_)
            | Action::DrawFrom(_)
            | Action::Help(..)
            | Action::Flee(_) => false,
        }
    }

    fn candidates(_: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
        out.extend(state.public.roads[at(seat)].iter().map(|road| AnyAction::from(Action::Repair(road))));
    }

    fn takes_from_bank(self) -> bool {
        matches!(self, Action::Receive(_))
    }

    fn answers(self, top: AnyFrame) -> bool {
        match top {
            AnyFrame::FreeRoads(_) => matches!(self, Action::Repair(_)),
            AnyFrame::Module(modules::Frame::EventCards(question)) => questions::answers(self, question),
            _ => false,
        }
    }

    fn is_for_player_on_turn(self) -> bool {
        matches!(self, Action::Repair(_) | Action::Flee(_))
    }

    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        match self {
            Action::Repair(edge) => roads::check_repair(game, state, seat, edge),
            answer => questions::check(game, state, seat, answer),
        }
    }

    fn list(game: &Island, state: &State, seat: Seat, top: AnyFrame, out: &mut Vec<AnyAction>) {
        match top {
            AnyFrame::Module(modules::Frame::EventCards(question)) => questions::list(game, state, seat, question, out),
            AnyFrame::Turn | AnyFrame::FreeRoads(_) => roads::list_repairs(game, state, seat, out),
            _ => {}
        }
    }

    fn apply(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        match self {
            Action::Damage(edge) => roads::damage(state, seat, edge, journal),
            Action::Repair(edge) => roads::repair(game, state, seat, edge, journal),
            Action::GiveLeft(card) => questions::give_left(game, state, seat, card, journal),
            Action::Receive(card) => questions::receive(state, seat, card, journal),
            Action::DrawFrom(victim) => questions::draw_from(state, seat, victim, journal),
            Action::Help(receiver, card) => {
                state.public.frames.pop();
                questions::give(state, seat, receiver, card, journal);
            }
            Action::Flee(hex) => {
                state.public.frames.pop();
                robber::send_away(state, Some(hex), journal);
            }
        }
    }

    fn write(self, game: &Island) -> String {
        text::write_action(game, self)
    }

    fn parse(game: &Island, _: Seat, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
        text::parse_action(game, words, unknown)
    }

    fn any(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Self {
        // Own roads half of the time, since hardly any other answer is legal.
        let roads: Vec<Edge> = state.public.roads[seat.index()].iter().collect();
        let mut edge = || match roads.len() {
            count if count > 0 && rng.random() => roads[rng.random_range(0..count)],
            _ => laws::any_edge(game, rng),
        };
        let (first, second) = (edge(), edge());
        match rng.random_range(0..8) {
            0 => Action::Damage(first),
            1 => Action::Repair(second),
            2 => Action::GiveLeft(laws::any_good(game, rng)),
            3 => Action::Receive(laws::any_good(game, rng)),
            4 => Action::DrawFrom(None),
            5 => Action::DrawFrom(Some(laws::any_seat(game, rng))),
            6 => Action::Help(laws::any_seat(game, rng), laws::any_good(game, rng)),
            _ => Action::Flee(laws::any_cell(game, rng)),
        }
    }
}

impl Question for Frame {
    fn is_sealed(self) -> bool {
        self == Frame::Gifts
    }

    fn is_number(self) -> bool {
        self == Frame::Reveal
    }

    /// The event of a card comes before its number.
    fn is_production(self) -> bool {
        matches!(self, Frame::Produce(_))
    }

    fn next(self, game: &Island, state: &State) -> Next {
        match self {
            Frame::Reveal => Next::Chance,
            Frame::Produce(_) => Next::Seats(SeatSet::only(state.public.turn)),
            question => Next::Seats(questions::asked(game, state, question)),
        }
    }

    fn owed(self, game: &Island, state: &State) -> (Seat, Owed) {
        questions::owed(game, state, self)
    }

    fn default_answer(self, game: &Island, state: &State, seat: Seat) -> Option<AnyAction> {
        timeout::default_answer(game, state, seat, self)
    }

    fn proceed(self, game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) -> bool {
        match self {
            Frame::Produce(card) => happenings::produce(game, state, card, journal),
            // `EVENT-014`: nothing to choose from.
            Frame::Receive(_) if state.public.bank.among(GoodSet::RESOURCES).is_empty() => state.public.frames.pop(),
            _ => return false,
        }
        true
    }

    fn write(self, game: &Island) -> String {
        text::write_frame(game, self)
    }

    fn parse(game: &Island, words: &[&str]) -> Option<Result<Frame, Syntax>> {
        text::parse_frame(game, words)
    }
}

impl Draw for Outcome {
    type Frame = Frame;

    fn outcomes(_: &Island, state: &State, frame: Frame, out: &mut Vec<(AnyOutcome, u32)>) {
        if frame == Frame::Reveal {
            let revealed = state.public.modules.event_cards.revealed;
            let unseen = Card::all().filter(|&card| revealed.unseen(card) > 0);
            out.extend(unseen.map(|card| (Outcome::Reveal(card).into(), u32::from(revealed.unseen(card)))));
        }
    }

    fn sample(_: &Island, state: &State, _: Frame, rng: &mut impl Rng) -> Outcome {
        let revealed = state.public.modules.event_cards.revealed;
        let unseen = deck::ABOVE_NEW_YEAR + deck::BELOW_NEW_YEAR - revealed.total();
        let card = revealed.nth_unseen(rng.random_range(0..unseen.max(1)));
        Outcome::Reveal(card.expect("New Year comes before all cards are seen"))
    }

    fn resolve(self, game: &Island, state: &mut State, _: Frame, journal: &mut impl Journal<AnyEvent>) {
        let Outcome::Reveal(card) = self;
        happenings::reveal(game, state, card, journal);
    }

    fn write(self, _: &Island) -> String {
        text::write_outcome(self)
    }

    const WORDS: &'static [&'static str] = &["reveal"];

    fn parse(_: &Island, words: &[&str]) -> Option<Result<Outcome, Syntax>> {
        text::parse_outcome(words)
    }

    fn any(_: &Island, _: &State, rng: &mut impl Rng) -> Self {
        let card = Card::all().nth(rng.random_range(0..deck::FACE_COUNT));
        Outcome::Reveal(card.expect("one of the faces"))
    }
}

impl Happening for Event {
    fn count(self, tally: &mut Tally) {
        if let Event::Revealed(_, card) = self {
            summary::count_roll(card.face().number, tally);
        }
    }

    fn redacted(self, observer: Observer) -> Event {
        match self {
            Event::Gave { giver, receiver, .. } if !observer.is(giver) && !observer.is(receiver) => {
                Event::Gave { giver, receiver, card: None }
            }
            other => other,
        }
    }

    fn write(self, game: &Island) -> String {
        text::write_event(game, self)
    }
}

impl Kept for Public {
    const ITEMS: &'static [&'static str] = &["damaged"];
    const LINES: &'static [&'static str] = &["revealed"];

    fn audit(game: &Island, state: &State) -> Result<(), String> {
        audit::audit(game, state)
    }

    fn write_seat(_: &Island, state: &State, seat: Seat, items: &mut Vec<String>) {
        text::write_seat(state, seat, items);
    }

    fn parse_item(_: &Island, state: &mut State, seat: Seat, word: &str, rest: &[&str]) -> Option<Result<(), Syntax>> {
        text::parse_item(state, seat, word, rest)
    }

    fn write_lines(_: &Island, state: &State, lines: &mut Vec<String>) {
        text::write_lines(state, lines);
    }

    fn parse_line(_: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
        text::parse_line(state, word, rest)
    }

    fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
        text::draw(game, state, canvas);
    }

    fn standing(_: &Island, state: &State) -> Vec<String> {
        let count = state.public.modules.event_cards.revealed.above_new_year();
        vec![format!("  event cards before the new year: {count}")]
    }
}

impl Hooks for EventCards {
    fn in_play(game: &Island) -> bool {
        game.has(Module::EventCards)
    }

    /// `EVENT-032`: no new road while an own road is damaged.
    const MAY_BUILD_ROAD: Option<RoadVeto> = Some(|_, state, seat, _| roads::may_build_road(state, seat));

    /// `EVENT-036`: no settlement at an intersection that only damaged own roads reach.
    const MAY_BUILD_SETTLEMENT: Option<SettlementVeto> = Some(roads::may_build_settlement);

    /// `EVENT-037`: a free road may repair a damaged one.
    fn may_use_free_road(state: &State, seat: Seat) -> bool {
        !roads::damaged(state, seat).is_empty()
    }

    fn damaged_roads(state: &State) -> EdgeSet {
        state.public.modules.event_cards.damaged
    }

    fn default_for_free_road(state: &State, seat: Seat) -> Option<AnyAction> {
        timeout::repair(state, seat)
    }

    fn whole_reach(game: &Island, state: &State, seat: Seat, reach: VertexSet) -> VertexSet {
        reach.and(roads::whole_reach(game, state, seat))
    }
}

impl Setting for EventCards {
    fn amend(_: &Options, rules: &mut Rules) {
        rules.numbers = Numbers::EventCards;
    }
}

/// `EVENT-001`: the next card is revealed; if that is New Year, all 36 cards are shuffled and the next one counts (`EVENT-008`).
#[cold]
#[inline(never)]
pub fn draw(_: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) {
    let events = &mut state.public.modules.event_cards;
    if events.revealed.is_used_up() {
        events.revealed = Discards::default();
        journal.note(Event::NewYear.into());
    }
    state.public.frames.push(Frame::Reveal.into());
}
