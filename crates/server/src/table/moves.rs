//! What is done in a game: moves of people, bots and the clock.

use steading_protocol::table::{Number, SeatNumber, StandIn, StandInReason};
use steading_protocol::{ErrorCode, Failure};
use steading_registry::Error;
use steading_store::rows::Write;

use super::clock::Asked;
use super::core::TableCore;
use super::doc::Stage;
use super::failure::failure;
use super::play::{Added, Play};
use super::step::{ConnectionId, Step, Time};

/// The bot that stands in for people.
pub const STAND_IN_LEVEL: &str = "novice";

/// Something that a person wants done in the game.
pub(super) struct Order<'a> {
    /// The connection it came by.
    pub(super) id: ConnectionId,
    /// The guest and the id of the command.
    pub(super) command: &'a str,
    /// For this seat.
    pub(super) seat: SeatNumber,
    /// In this position.
    pub(super) expected: Number,
}

impl TableCore {
    /// A move of a person. A command that came before is not carried out again. Whoever moves is back: a bot that stood in goes.
    pub(super) fn act(&mut self, now: Time, order: &Order<'_>, action: &str, step: &mut Step) -> Result<(), Failure> {
        self.played_by_person(now, order, step, |play| play.act(order.seat, action))
    }

    /// A person takes the last move back, if it was theirs and nothing hidden, random or foreign followed.
    pub(super) fn undo(&mut self, now: Time, order: &Order<'_>, step: &mut Step) -> Result<(), Failure> {
        let take_back = |play: &mut Play| match play.table.undoable() {
            Some(last) if last.0 == order.seat => play.undo(),
            _ => Err(Error::NothingToUndo { steps: 1, entries: 0 }),
        };
        self.played_by_person(now, order, step, take_back).map_err(|failure| match failure.code {
            ErrorCode::NoUndo => Failure::new(
                ErrorCode::NoUndo,
                "Only your own last move can be taken back, and only while nothing hidden, random or foreign followed it.",
            ),
            _ => failure,
        })
    }

    fn played_by_person(
        &mut self,
        now: Time,
        order: &Order<'_>,
        step: &mut Step,
        play_it: impl FnOnce(&mut Play) -> Result<Added, Error>,
    ) -> Result<(), Failure> {
        if self.play.as_ref().is_some_and(|play| play.known_command(order.command).is_some()) {
            return Ok(());
        }
        let Some(peer) = self.peers.get(&order.id) else { return Ok(()) };
        let (guest, language) = (peer.guest.clone(), peer.language);
        self.playing()?;
        self.check_owner(&guest, order.seat)?;
        self.back(now, &guest)?;
        self.check_number(now, order, step)?;
        let Some(play) = self.play.as_mut() else { return Ok(()) };
        let added = play_it(play).map_err(|error| failure(&error, language, &self.seat_names()))?;
        if let Some(place) = self.doc.seats.get_mut(usize::from(order.seat)) {
            place.misses = 0;
        }
        self.took_place(now, &added, order.command, Some(order.seat), step);
        Ok(())
    }

    /// A move chosen in another position is not played; the client is shown the present one.
    fn check_number(&self, now: Time, order: &Order<'_>, step: &mut Step) -> Result<(), Failure> {
        let (play, expected) = (self.playing()?, order.expected);
        if play.number() == expected {
            return Ok(());
        }
        if let Some(peer) = self.peers.get(&order.id) {
            let mut looks = self.looks(play, Some(expected), now);
            step.messages.push((order.id, looks.message(&self.doc.seats_of(&peer.guest.id), peer.language)));
        }
        let message = format!("The position is number {}, not {expected}.", play.number());
        Err(Failure::new(ErrorCode::Stale, message))
    }

    /// A bot has chosen. If the position is another one by now, the bot is asked again.
    pub(super) fn chosen(
        &mut self,
        now: Time,
        seat: SeatNumber,
        number: Number,
        action: Option<String>,
        step: &mut Step,
    ) {
        let is_expected = self.desk.end(seat, number);
        let is_bot = self.doc.seats.get(usize::from(seat)).is_some_and(|place| place.bot_level().is_some());
        let Some(play) = self.play.as_mut().filter(|_| self.doc.stage == Stage::Playing) else { return };
        if !is_expected || !is_bot || play.number() != number {
            return;
        }
        // A bot that finds nothing, or something that is refused, does what is done when time is up; but its time is not up.
        let added = match action {
            Some(action) => play.act(seat, &action).or_else(|_| play.act_plainly(seat)),
            None => play.act_plainly(seat),
        };
        match added {
            Ok(added) => self.took_place(now, &added, "", Some(seat), step),
            Err(error) => tracing::error!(seat, number, %error, "a bot could not move"),
        }
    }

    /// Does for seats whose time is up what is done by default. After some such decisions in a row a bot stands in.
    pub(super) fn time_out(&mut self, now: Time, step: &mut Step) {
        // Every pass answers a decision, and the next one begins with fresh time.
        for _ in 0..self.doc.seats.len() {
            let Some(play) = self.play.as_mut().filter(|_| self.doc.stage == Stage::Playing) else { return };
            let Some(seat) = play.clocks.timed_out(now) else { return };
            let done = play.act_by_default(seat);
            if let Some(place) = self.doc.seats.get_mut(usize::from(seat)) {
                place.misses = place.misses.saturating_add(1);
                if place.misses >= self.settings.misses_max || done.is_err() {
                    let stand_in = StandIn { level: STAND_IN_LEVEL.to_owned(), reason: StandInReason::TimedOut };
                    place.stand_in = Some(stand_in);
                }
            }
            match done {
                Ok(added) => self.took_place(now, &added, "", Some(seat), step),
                Err(error) => {
                    tracing::warn!(seat, %error, "nothing is done by default; a bot stands in");
                    self.run_clocks(now);
                }
            }
        }
    }

    /// Lines were added to the log: they are written, the clocks turn to the next decision, and everybody is shown the position.
    pub(super) fn took_place(
        &mut self,
        now: Time,
        added: &Added,
        command: &str,
        moved: Option<SeatNumber>,
        step: &mut Step,
    ) {
        let asked = self.asked();
        let Some(play) = self.play.as_mut() else { return };
        play.clocks.at_turn(play.table.turns());
        play.clocks.wait_for(now, &asked, moved);
        let rows = play.rows(&self.doc.id, added, command, now);
        step.writes.extend(rows.into_iter().map(Write::Entry));
        if play.number() > self.settings.whole_log_max {
            step.writes.extend(play.snapshot_if_due(&self.doc.id).map(Write::Snapshot));
        }
        if play.is_over() {
            self.doc.stage = Stage::Over;
            self.doc.winner = play.table.winner().map(|seat| seat.0);
            step.is_finished = true;
        }
        self.desk.position_changed(now, &play.waiting(), moved);
        self.show(added.first - 1, now, step);
    }

    /// Lets the clocks run while somebody is at the table and the game is played, for the people who are waited for.
    pub(super) fn run_clocks(&mut self, now: Time) {
        let is_running = self.doc.stage == Stage::Playing && self.is_anybody_there();
        let asked = self.asked();
        if let Some(play) = self.play.as_mut() {
            play.clocks.wait_for(now, &asked, None);
            play.clocks.set_running(now, is_running);
        }
    }

    /// The seats that are waited for, by who decides.
    fn asked(&self) -> Asked {
        let is_bots =
            |seat: &SeatNumber| self.doc.seats.get(usize::from(*seat)).is_none_or(|place| place.bot_level().is_some());
        let waiting = self.play.as_ref().map(Play::waiting).unwrap_or_default();
        let (bots, people) = waiting.into_iter().partition(is_bots);
        Asked { people, bots }
    }
}
