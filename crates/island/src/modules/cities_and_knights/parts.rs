//! The parts of the module as the register wants them ([`crate::modules::parts`]): routing to the files that decide.

use rand::{Rng, RngExt};
use steading_game::{Journal, Next, Observer, RuleId, Seat, Syntax, Tally};

use super::{Action, Card, Event, Face, Frame, Outcome, Play, Public};
use super::{audit, cards, dice, improvements, knights, position, progress, questions, sight, text, timeout};
use crate::Island;
use crate::action::{Action as AnyAction, Outcome as AnyOutcome};
use crate::cards::Cards;
use crate::event::Event as AnyEvent;
use crate::frame::Frame as AnyFrame;
use crate::illegal::{Code, Illegal, Owed};
use crate::modules;
use crate::modules::parts::{Draw, Happening, Kept, Move, Question};
use crate::rule;
use crate::state::State;
use crate::summary;
use crate::text::draw::Canvas;
use crate::text::moves::Unknown;
use crate::view::View;

impl Move for Action {
    const KINDS: &'static [&'static str] = &questions::KINDS;
    const WORDS: &'static [&'static str] = text::WORDS;

    fn kind(self) -> &'static str {
        questions::kind(self)
    }

    fn is_for_player_on_turn(self) -> bool {
        questions::is_for_player_on_turn(self)
    }

    fn answers(self, top: AnyFrame) -> bool {
        matches!(top, AnyFrame::Module(modules::Frame::CitiesAndKnights(frame)) if questions::answers(self, frame))
    }

    fn check(self, game: &Island, state: &State, seat: Seat) -> Result<(), Illegal> {
        match self {
            Action::BuildKnight(vertex) => knights::check_build(game, state, seat, vertex),
            Action::Activate(vertex) => knights::check_activate(game, state, seat, vertex),
            Action::Promote(vertex) => knights::check_promote(game, state, seat, vertex),
            Action::MoveKnight(from, to) => knights::check_move(game, state, seat, from, to),
            Action::Chase(vertex) => knights::check_chase(game, state, seat, vertex),
            Action::BuildWall(vertex) => improvements::check_wall(game, state, seat, vertex),
            Action::Restore(vertex) => improvements::check_restore(game, state, seat, vertex),
            Action::Improve { track, crane } => improvements::check_improve(state, seat, track, crane),
            Action::Play(play) => progress::check_play(game, state, seat, play),
            Action::Exchange(partner, resource) => cards::trade::check_exchange(game, state, seat, partner, resource),
            answer => questions::check(game, state, seat, answer),
        }
    }

    fn apply(self, game: &Island, state: &mut State, seat: Seat, journal: &mut impl Journal<AnyEvent>) {
        match self {
            Action::BuildKnight(vertex) => knights::build(game, state, seat, vertex, journal),
            Action::Activate(vertex) => knights::activate(game, state, seat, vertex, journal),
            Action::Promote(vertex) => knights::promote_paid(game, state, seat, vertex, journal),
            Action::MoveKnight(from, to) => knights::march(game, state, seat, from, to, journal),
            Action::Chase(vertex) => knights::chase(state, seat, vertex, journal),
            Action::BuildWall(vertex) => improvements::build_wall(game, state, seat, vertex, journal),
            Action::Restore(vertex) => improvements::restore(game, state, seat, vertex, journal),
            Action::Improve { track, crane } => improvements::improve(game, state, seat, (track, crane), journal),
            Action::Play(play) => progress::play(game, state, seat, play, journal),
            Action::Exchange(partner, resource) => cards::trade::exchange(state, seat, partner, resource, journal),
            answer => questions::answer(game, state, seat, answer, journal),
        }
    }

    fn reveals(self, after: &State) -> bool {
        match self {
            // Hands and cards of others are seen, or their sealed choices opened.
            Action::Play(play) => matches!(
                play,
                Play::Spy(_)
                    | Play::MasterMerchant(_)
                    | Play::TradeMonopoly(_)
                    | Play::ResourceMonopoly(_)
                    | Play::Wedding
            ),
            Action::Present(..) => after.public.frames.top() != Frame::Wedding.into(),
            Action::Exchange(..) | Action::HandOver(_) => true,
            _ => false,
        }
    }

    fn list(game: &Island, state: &State, seat: Seat, top: AnyFrame, out: &mut Vec<AnyAction>) {
        match top {
            AnyFrame::Module(modules::Frame::CitiesAndKnights(question)) => {
                questions::list(game, state, seat, question, out);
            }
            AnyFrame::Turn => questions::list_turn(game, state, seat, out),
            _ => {}
        }
    }

    fn is_listed(self, _: &Island, _: &State, _: Seat) -> bool {
        questions::is_listed(self)
    }

    fn candidates(game: &Island, state: &State, seat: Seat, out: &mut Vec<AnyAction>) {
        questions::candidates(game, state, seat, out);
    }

    fn takes_from_bank(self) -> bool {
        matches!(self, Action::Play(Play::Mining | Play::Irrigation) | Action::Aqueduct(Some(_)))
    }

    fn write(self, game: &Island) -> String {
        text::write_action(game, self)
    }

    fn parse(game: &Island, _: Seat, words: &[&str], unknown: &mut Option<Unknown>) -> Option<Result<Action, Syntax>> {
        text::parse_action(game, words, unknown)
    }

    fn any(game: &Island, state: &State, seat: Seat, rng: &mut impl Rng) -> Self {
        questions::any(game, state, seat, rng)
    }
}

impl Question for Frame {
    fn next(self, game: &Island, state: &State) -> Next {
        match self {
            Frame::Throw | Frame::Draw(..) => Next::Chance,
            question => Next::Seats(questions::asked(game, state, question)),
        }
    }

    fn owed(self, game: &Island, state: &State) -> (Seat, Owed) {
        questions::owed(game, state, self)
    }

    /// `CK-360`.
    fn pending(self) -> (Code, RuleId) {
        match self {
            Frame::Fifth(_) => (Code::CardLimit, rule::CK_051),
            Frame::OwnFifth => (Code::CardLimit, rule::CK_052),
            _ => (Code::ActionPending, rule::BASE_069),
        }
    }

    fn default_answer(self, game: &Island, state: &State, seat: Seat) -> Option<AnyAction> {
        timeout::default_answer(game, state, seat, self)
    }

    fn proceed(self, game: &Island, state: &mut State, journal: &mut impl Journal<AnyEvent>) -> bool {
        questions::proceed(game, state, self, journal)
    }

    fn is_sealed(self) -> bool {
        self == Frame::Wedding
    }

    fn is_number(self) -> bool {
        self == Frame::Throw
    }

    fn is_production(self) -> bool {
        self == Frame::Number
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

    fn outcomes(game: &Island, state: &State, frame: Frame, out: &mut Vec<(AnyOutcome, u32)>) {
        match frame {
            Frame::Throw => dice::throws(game, state, out),
            Frame::Draw(_, track) => {
                let fresh = state.hidden.cities_and_knights.fresh.with_back(track);
                let kinds = Card::all().filter(|&card| fresh.contains(card));
                out.extend(kinds.map(|card| (Outcome::Progress(card).into(), u32::from(fresh.count(card)))));
            }
            _ => {}
        }
    }

    fn sample(game: &Island, state: &State, frame: Frame, rng: &mut impl Rng) -> Outcome {
        match frame {
            Frame::Draw(_, track) => {
                let card = state.hidden.cities_and_knights.sample(track, rng);
                Outcome::Progress(card.expect("chance draws only from the first shuffle"))
            }
            _ => dice::throw(game, state, rng),
        }
    }

    fn resolve(self, game: &Island, state: &mut State, frame: Frame, journal: &mut impl Journal<AnyEvent>) {
        match (self, frame) {
            (Outcome::Dice(red, other, face), Frame::Throw) => dice::fell(game, state, (red, other, face), journal),
            (Outcome::Progress(card), Frame::Draw(seat, _)) => progress::drawn(game, state, seat, card, journal),
            _ => debug_assert!(false, "an outcome of another frame"),
        }
    }

    const WORDS: &'static [&'static str] = &["dice", "draw"];

    fn write(self, _: &Island) -> String {
        text::write_outcome(self)
    }

    fn parse(game: &Island, words: &[&str]) -> Option<Result<Outcome, Syntax>> {
        text::parse_outcome(game, words)
    }

    fn any(_: &Island, _: &State, rng: &mut impl Rng) -> Self {
        if rng.random() {
            let (face, _) = Face::ALL[rng.random_range(0..Face::ALL.len())];
            return Outcome::Dice(rng.random_range(0..=7), rng.random_range(0..=7), face);
        }
        Outcome::Progress(questions::any_card(rng))
    }
}

impl Happening for Event {
    fn redacted(self, observer: Observer) -> Event {
        sight::redacted(self, observer)
    }

    fn count(self, tally: &mut Tally) {
        match self {
            Event::Threw(_, red, other, _) if other > 0 => summary::count_roll(red + other, tally),
            Event::Fought { .. } => tally.add("barbarians_landed", 1),
            Event::Played(..) => tally.add("progress_played", 1),
            _ => {}
        }
    }

    fn write(self, game: &Island) -> String {
        text::write_event(game, self)
    }
}

impl Kept for Public {
    const ITEMS: &'static [&'static str] = position::ITEMS;
    const LINES: &'static [&'static str] = position::LINES;

    fn audit(game: &Island, state: &State) -> Result<(), String> {
        audit::audit(game, state)
    }

    fn guess(_: &Island, view: &View, state: &mut State, rng: &mut impl Rng) {
        sight::guess(view, state, rng);
    }

    fn prove(view: &View, seat: Seat, hand: &mut Cards, pool: &mut Cards, rng: &mut impl Rng) {
        sight::prove(view, seat, hand, pool, rng);
    }

    fn write_seat(game: &Island, state: &State, seat: Seat, items: &mut Vec<String>) {
        position::write_seat(game, state, seat, items);
    }

    fn parse_item(
        game: &Island,
        state: &mut State,
        seat: Seat,
        word: &str,
        rest: &[&str],
    ) -> Option<Result<(), Syntax>> {
        position::parse_item(game, state, seat, word, rest)
    }

    fn write_lines(game: &Island, state: &State, lines: &mut Vec<String>) {
        position::write_lines(game, state, lines);
    }

    fn parse_line(game: &Island, state: &mut State, word: &str, rest: &str) -> Option<Result<(), Syntax>> {
        position::parse_line(game, state, word, rest)
    }

    fn finish_position(game: &Island, state: &mut State) -> Result<(), Syntax> {
        position::finish_position(game, state)
    }

    fn draw(game: &Island, state: &State, canvas: &mut Canvas) {
        text::draw(game, state, canvas);
    }

    fn standing(game: &Island, state: &State) -> Vec<String> {
        text::standing(game, state)
    }
}
