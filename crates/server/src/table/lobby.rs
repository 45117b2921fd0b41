//! What is done around a game: making a table, taking seats, starting, leaving, coming back, talking, playing again.

use steading_fair::Secret;
use steading_phrases::Language;
use steading_protocol::http::{NewTable, SeatWish};
use steading_protocol::table::{
    BotSpeed, ClockPolicy, GuestId, Occupant, SeatNumber, StandIn, StandInReason, TableId, Visibility,
};
use steading_protocol::{ErrorCode, Failure, ServerMessage, TABLE_NAME_CHARS_MAX};
use steading_registry::{Error, GAMES, GameInfo, game_named};
use steading_store::rows::Write;

use super::chat::{self, Line};
use super::core::TableCore;
use super::doc::{Progress, SeatDoc, Stage, TableDoc};
use super::failure::failure;
use super::moves::STAND_IN_LEVEL;
use super::play::Play;
use super::step::{Guest, Step, Time, text};
use crate::names;

/// The longest options a table may have, in bytes.
const OPTIONS_BYTES_MAX: usize = 8 * 1024;

/// What the host changes about a table; what is left out stays as it is.
pub(super) struct Changes {
    pub(super) options: Option<String>,
    pub(super) visibility: Option<Visibility>,
    pub(super) spectators: Option<bool>,
    pub(super) clock: Option<ClockPolicy>,
    /// An empty name takes the old one away.
    pub(super) name: Option<String>,
}

/// The longest seed, in bytes.
const SEED_BYTES_MAX: usize = 200;

/// The document of a new table. `random` are bytes of the system's generator: one part becomes the name, the other the secret.
pub fn new_table(
    host: &Guest,
    new: &NewTable,
    random: [[u8; 32]; 2],
    language: Language,
    now: Time,
) -> Result<TableDoc, Failure> {
    let tell = |error: Error| failure(&error, language, &[]);
    let game = game_named(GAMES, &new.game).map_err(tell)?;
    let names = seat_names(game, &new.options).map_err(tell)?;
    check_clock(new.clock)?;
    if new.seed.as_ref().is_some_and(|seed| seed.is_empty() || seed.len() > SEED_BYTES_MAX) {
        return Err(Failure::new(ErrorCode::BadText, format!("A seed has 1 to {SEED_BYTES_MAX} bytes.")));
    }
    if new.seats.len() > names.len() {
        return Err(Failure::new(ErrorCode::NoSeat, format!("This table has {} seats.", names.len())));
    }
    let mut seats: Vec<SeatDoc> = names.into_iter().map(SeatDoc::empty).collect();
    for (seat, wish) in seats.iter_mut().zip(&new.seats) {
        (seat.occupant, seat.ready) = match wish {
            SeatWish::Me => (Occupant::Guest { id: host.id.clone(), name: host.name.clone() }, true),
            SeatWish::Empty => (Occupant::Empty, false),
            SeatWish::Bot { level } => (bot(game, level)?, true),
        };
    }
    let secret = match &new.seed {
        None => Secret::from_bytes(random[1]),
        Some(seed) => Secret::from_seed(seed),
    };
    Ok(TableDoc {
        id: hex::encode(&random[0][..16]),
        words: None,
        name: new.name.as_deref().map_or(Ok(None), table_name)?,
        game: new.game.clone(),
        asked: new.options.clone(),
        dealt: None,
        stage: Stage::Lobby,
        host: host.id.clone(),
        host_name: host.name.clone(),
        visibility: new.visibility,
        spectators: new.spectators,
        clock: new.clock,
        bot_speed: new.bot_speed,
        seats,
        secret: secret.to_hex(),
        commitment: secret.commitment().to_hex(),
        seed: new.seed.clone(),
        rematch: None,
        winner: None,
        progress: Progress::default(),
        mutes: Vec::new(),
        made_at: now,
        changed_at: now,
    })
}

/// The names of the seats that a game with these options has.
fn seat_names(game: &GameInfo, options: &str) -> Result<Vec<String>, Error> {
    check_length(options)?;
    game.check_options(options)?;
    game.seats(options)
}

/// Options that are too long are not read.
pub fn check_length(options: &str) -> Result<(), Error> {
    if options.len() <= OPTIONS_BYTES_MAX {
        return Ok(());
    }
    let problem = steading_registry::Problem {
        detail: format!("Options have at most {OPTIONS_BYTES_MAX} bytes.").into(),
        ..steading_registry::Problem::default()
    };
    Err(Error::BadOptions(vec![problem]))
}

fn bot(game: &GameInfo, level: &str) -> Result<Occupant, Failure> {
    let known = (game.bots)();
    if known.contains(&level) {
        return Ok(Occupant::Bot { level: level.to_owned() });
    }
    Err(Failure::new(ErrorCode::Unknown, format!("There are these bots: {}.", known.join(", "))))
}

/// The name of a table as it is shown; none if it is empty.
fn table_name(name: &str) -> Result<Option<String>, Failure> {
    if name.trim().is_empty() { Ok(None) } else { names::clean(name, TABLE_NAME_CHARS_MAX).map(Some) }
}

fn check_clock(clock: ClockPolicy) -> Result<(), Failure> {
    match clock {
        ClockPolicy::Decision { seconds, reserve } if !(5..=3600).contains(&seconds) || reserve > 7200 => Err(
            Failure::new(ErrorCode::BadOptions, "A decision has 5 to 3,600 seconds, and the reserve at most 7,200."),
        ),
        ClockPolicy::Off | ClockPolicy::Decision { .. } => Ok(()),
    }
}

impl TableCore {
    fn in_lobby(&self) -> Result<(), Failure> {
        if self.doc.stage == Stage::Lobby {
            return Ok(());
        }
        Err(Failure::new(ErrorCode::Started, "This can only be done before the game starts."))
    }

    fn hosted_by(&self, guest: &Guest) -> Result<(), Failure> {
        if self.doc.host == guest.id {
            return Ok(());
        }
        Err(Failure::new(ErrorCode::NotHost, "Only the host of the table may do this."))
    }

    fn seat(&mut self, seat: SeatNumber) -> Result<&mut SeatDoc, Failure> {
        let no_seat = || Failure::new(ErrorCode::NoSeat, format!("There is no seat {seat} at this table."));
        self.doc.seats.get_mut(usize::from(seat)).ok_or_else(no_seat)
    }

    /// Takes an empty seat. Who is seated there already stays.
    pub(super) fn sit(&mut self, guest: &Guest, seat: SeatNumber) -> Result<(), Failure> {
        self.in_lobby()?;
        let place = self.seat(seat)?;
        match &place.occupant {
            Occupant::Empty => {
                place.occupant = Occupant::Guest { id: guest.id.clone(), name: guest.name.clone() };
                place.ready = false;
                Ok(())
            }
            Occupant::Guest { id, .. } if *id == guest.id => Ok(()),
            Occupant::Guest { .. } | Occupant::Bot { .. } => {
                Err(Failure::new(ErrorCode::SeatTaken, format!("The seat {} is taken.", place.name)))
            }
        }
    }

    pub(super) fn stand(&mut self, guest: &Guest, seat: SeatNumber) -> Result<(), Failure> {
        self.in_lobby()?;
        self.check_owner(guest, seat)?;
        let place = self.seat(seat)?;
        *place = SeatDoc::empty(place.name.clone());
        Ok(())
    }

    pub(super) fn set_seat(&mut self, guest: &Guest, seat: SeatNumber, occupant: Occupant) -> Result<(), Failure> {
        self.in_lobby()?;
        self.hosted_by(guest)?;
        let occupant = match occupant {
            Occupant::Empty => Occupant::Empty,
            Occupant::Bot { level } => bot(self.game()?, &level)?,
            Occupant::Guest { .. } => {
                return Err(Failure::new(ErrorCode::NotYourSeat, "People take their seats themselves."));
            }
        };
        let place = self.seat(seat)?;
        *place = SeatDoc { occupant, ..SeatDoc::empty(place.name.clone()) };
        Ok(())
    }

    /// Changes what is played. Other options make everybody say again that they are ready.
    pub(super) fn set_table(&mut self, guest: &Guest, language: Language, changes: Changes) -> Result<(), Failure> {
        self.in_lobby()?;
        self.hosted_by(guest)?;
        changes.clock.map_or(Ok(()), check_clock)?;
        let name = changes.name.as_deref().map(table_name).transpose()?;
        if let Some(options) = changes.options {
            let names = seat_names(self.game()?, &options).map_err(|error| failure(&error, language, &[]))?;
            let mut seats: Vec<SeatDoc> = names.into_iter().map(SeatDoc::empty).collect();
            for (seat, old) in seats.iter_mut().zip(&self.doc.seats) {
                seat.occupant = old.occupant.clone();
                seat.ready = old.is_of(&self.doc.host);
            }
            self.doc.seats = seats;
            self.doc.asked = options;
        }
        self.doc.visibility = changes.visibility.unwrap_or(self.doc.visibility);
        self.doc.spectators = changes.spectators.unwrap_or(self.doc.spectators);
        self.doc.clock = changes.clock.unwrap_or(self.doc.clock);
        self.doc.name = name.unwrap_or_else(|| self.doc.name.take());
        Ok(())
    }

    /// A player or the host sets how quickly bots move.
    pub(super) fn set_bot_speed(&mut self, guest: &Guest, speed: BotSpeed) -> Result<(), Failure> {
        if !self.doc.is_of(&guest.id) {
            return Err(Failure::new(
                ErrorCode::NotYourSeat,
                "Only players and the host may set how quickly bots move.",
            ));
        }
        self.doc.bot_speed = speed;
        Ok(())
    }

    pub(super) fn ready(&mut self, guest: &Guest, is_ready: bool) -> Result<(), Failure> {
        self.in_lobby()?;
        let theirs = self.doc.seats.iter_mut().filter(|seat| seat.is_of(&guest.id));
        theirs.for_each(|seat| seat.ready = is_ready);
        Ok(())
    }

    /// Begins the game, if every seat is taken and everybody is ready; the host is, by starting.
    pub(super) fn start(
        &mut self,
        now: Time,
        guest: &Guest,
        language: Language,
        step: &mut Step,
    ) -> Result<(), Failure> {
        if self.doc.stage == Stage::Playing && self.doc.host == guest.id {
            return Ok(());
        }
        self.in_lobby()?;
        self.hosted_by(guest)?;
        for seat in &self.doc.seats {
            let is_ready = match &seat.occupant {
                Occupant::Empty => false,
                Occupant::Guest { id, .. } => seat.ready || *id == guest.id,
                Occupant::Bot { .. } => true,
            };
            if !is_ready {
                let message = format!("The seat {} is open, or its player is not ready.", seat.name);
                return Err(Failure::new(ErrorCode::NotReady, message));
            }
        }
        let (play, added) = Play::start(&self.doc).map_err(|error| failure(&error, language, &[]))?;
        self.doc.dealt = Some(play.table.options());
        self.doc.stage = Stage::Playing;
        self.play = Some(play);
        self.took_place(now, &added, "", None, step);
        Ok(())
    }

    /// Leaves the table. In a game a bot stands in until the guest is back.
    pub(super) fn leave(&mut self, now: Time, guest: &Guest) {
        match self.doc.stage {
            Stage::Lobby => self.leave_lobby(now, guest),
            Stage::Playing => self.stand_in(now, guest, StandInReason::Left),
            Stage::Over | Stage::Closed => {}
        }
    }

    /// Gives the game up. A bot plays on for the others; when there are none, the game ends without a winner.
    pub(super) fn resign(&mut self, now: Time, guest: &Guest) {
        match self.doc.stage {
            Stage::Lobby => self.leave_lobby(now, guest),
            Stage::Playing => {
                if self.doc.is_of(&guest.id) {
                    self.stand_in(now, guest, StandInReason::Resigned);
                    self.host_goes(now, guest);
                }
            }
            Stage::Over | Stage::Closed => {}
        }
    }

    /// The seats become empty.
    fn leave_lobby(&mut self, now: Time, guest: &Guest) {
        for seat in self.doc.seats.iter_mut().filter(|seat| seat.is_of(&guest.id)) {
            *seat = SeatDoc::empty(seat.name.clone());
        }
        if self.doc.host == guest.id {
            self.host_goes(now, guest);
        }
    }

    /// Another player is host if the guest was. Where nobody is left to play, the table is closed.
    fn host_goes(&mut self, now: Time, guest: &Guest) {
        let player = self.doc.seats.iter().find_map(|seat| match &seat.occupant {
            Occupant::Guest { id, name } if !seat.has_resigned() => Some((id.clone(), name.clone())),
            Occupant::Guest { .. } | Occupant::Empty | Occupant::Bot { .. } => None,
        });
        match player {
            None => self.close(now),
            Some(next) if self.doc.host == guest.id => (self.doc.host, self.doc.host_name) = next,
            Some(_) => {}
        }
    }

    /// A bot plays the seats of a guest from now on. One who has given up does not come back.
    fn stand_in(&mut self, now: Time, guest: &Guest, reason: StandInReason) {
        let seats = (0..).zip(&mut self.doc.seats);
        for (number, seat) in seats.filter(|(_, seat)| seat.is_of(&guest.id) && !seat.has_resigned()) {
            // A bot that plays already goes on with its thought.
            if let Some(stand_in) = &mut seat.stand_in {
                stand_in.reason = reason;
            } else {
                seat.stand_in = Some(StandIn { level: STAND_IN_LEVEL.to_owned(), reason });
                self.desk.seat_changed(now, number);
            }
        }
    }

    /// The table ends without a result: nothing is waited for any more, and no bot thinks.
    fn close(&mut self, now: Time) {
        self.doc.stage = Stage::Closed;
        self.play = None;
        self.desk.position_changed(now, &[], None);
    }

    /// A person takes the seats back that bots play for them. Who has given up has none.
    pub(super) fn back(&mut self, now: Time, guest: &Guest) -> Result<(), Failure> {
        if !self.doc.seats_of(&guest.id).is_empty() && !self.doc.is_played_by(&guest.id) {
            return Err(Failure::new(ErrorCode::NotYourSeat, "You have given this game up."));
        }
        self.hand_back(now, &guest.id);
        Ok(())
    }

    /// A player asks a bot to stand in for somebody who is away.
    pub(super) fn ask_stand_in(&mut self, now: Time, guest: &Guest, seat: SeatNumber) -> Result<(), Failure> {
        self.playing()?;
        if !self.doc.is_played_by(&guest.id) {
            return Err(Failure::new(ErrorCode::NotYourSeat, "Only players may ask for a stand-in."));
        }
        let place = self.seat(seat)?;
        let Some(owner) = place.guest().filter(|_| place.stand_in.is_none()).cloned() else { return Ok(()) };
        let is_away_long =
            self.away_since.get(&owner).is_some_and(|since| now.saturating_sub(*since) >= self.settings.away);
        if self.is_present(&owner) || !is_away_long {
            let message = "The player is at the table, or has not been away for long enough.";
            return Err(Failure::new(ErrorCode::OwnerPresent, message));
        }
        let stand_in = StandIn { level: STAND_IN_LEVEL.to_owned(), reason: StandInReason::Asked };
        self.seat(seat)?.stand_in = Some(stand_in);
        self.desk.seat_changed(now, seat);
        Ok(())
    }

    /// A person is back: bots that stood in hand the seats over.
    pub(super) fn hand_back(&mut self, now: Time, guest: &str) {
        let seats = (0..).zip(&mut self.doc.seats);
        for (number, seat) in seats.filter(|(_, seat)| seat.is_of(guest) && !seat.has_resigned()) {
            if seat.stand_in.take().is_some() {
                seat.misses = 0;
                self.desk.seat_changed(now, number);
            }
        }
    }

    /// The game ends without a result, because nobody has come for a long time.
    pub(super) fn give_up(&mut self, now: Time) {
        if matches!(self.doc.stage, Stage::Lobby | Stage::Playing) && !self.is_anybody_there() {
            self.close(now);
        }
    }

    pub(super) fn renamed(&mut self, guest: &Guest) {
        for seat in &mut self.doc.seats {
            if let Occupant::Guest { id, name } = &mut seat.occupant
                && *id == guest.id
            {
                name.clone_from(&guest.name);
            }
        }
        if self.doc.host == guest.id {
            self.doc.host_name.clone_from(&guest.name);
        }
        self.peers.values_mut().filter(|peer| peer.guest.id == guest.id).for_each(|peer| peer.guest = guest.clone());
    }

    /// Says something to everybody who has not muted the speaker.
    pub(super) fn say(
        &mut self,
        now: Time,
        guest: &Guest,
        command: &str,
        said: Line<'_>,
        step: &mut Step,
    ) -> Result<(), Failure> {
        let Some(row) = self.chat.say(&self.doc.id, guest, command, said, now)? else { return Ok(()) };
        let message = text(&ServerMessage::Chat(chat::line(&row)));
        step.writes.push(Write::Chat(row));
        for (id, peer) in self.peers.iter().filter(|(_, peer)| peer.is_welcome) {
            if !self.has_muted(&peer.guest.id, &guest.id) {
                step.messages.push((*id, message.clone()));
            }
        }
        Ok(())
    }

    pub(super) fn mute(&mut self, guest: &Guest, other: GuestId, is_muted: bool) {
        /// More than any table has people.
        const MUTES_MAX: usize = 500;
        self.doc.mutes.retain(|(who, whom)| (who, whom) != (&guest.id, &other));
        if is_muted && self.doc.mutes.len() < MUTES_MAX && other.len() <= guest.id.len() {
            self.doc.mutes.push((guest.id.clone(), other));
        }
    }

    /// A new table with the same people, once; whoever asks first is its host. The seats of those who gave up are free.
    pub(super) fn rematch(&mut self, now: Time, guest: &Guest, step: &mut Step) -> Result<TableId, Failure> {
        if let Some(table) = &self.doc.rematch {
            return Ok(table.clone());
        }
        if self.doc.stage != Stage::Over {
            return Err(Failure::new(ErrorCode::NotPlaying, "A rematch follows a game that has ended."));
        }
        if !self.doc.is_played_by(&guest.id) {
            return Err(Failure::new(ErrorCode::NotYourSeat, "Only players may ask for a rematch."));
        }
        let secret = Secret::from_bytes((self.source)());
        let id = hex::encode(&(self.source)()[..16]);
        let again = |seat: &SeatDoc| SeatDoc {
            occupant: if seat.has_resigned() { Occupant::Empty } else { seat.occupant.clone() },
            ready: seat.is_of(&guest.id),
            ..SeatDoc::empty(seat.name.clone())
        };
        let doc = TableDoc {
            id: id.clone(),
            // It gets its own when somebody opens it.
            words: None,
            dealt: None,
            stage: Stage::Lobby,
            host: guest.id.clone(),
            host_name: guest.name.clone(),
            seats: self.doc.seats.iter().map(again).collect(),
            secret: secret.to_hex(),
            commitment: secret.commitment().to_hex(),
            seed: None,
            rematch: None,
            winner: None,
            progress: Progress::default(),
            made_at: now,
            changed_at: now,
            ..self.doc.clone()
        };
        step.writes.push(Write::NewTable(doc.row(None)));
        self.doc.rematch = Some(id.clone());
        Ok(id)
    }

    fn game(&self) -> Result<&'static GameInfo, Failure> {
        game_named(GAMES, &self.doc.game).map_err(|error| Failure::new(ErrorCode::Unknown, error.to_string()))
    }
}

#[cfg(test)]
mod tests;
