//! What the store keeps of a table beside its log, as JSON in [`TableRow::doc`].

use serde::{Deserialize, Serialize};
use steading_protocol::http::{Invitation, TableLine};
use steading_protocol::table::{
    BotSpeed, Chance, ClockPolicy, GuestId, Occupant, SeatInfo, SeatNumber, StandIn, StandInReason, Status, TableId,
    TableInfo, Visibility,
};
use steading_store::rows::{TableRow, TableStatus};

/// A table without its game. Serialized into the store; nobody but the server reads it, since it holds the secret of the chance.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableDoc {
    /// The unguessable name.
    pub id: TableId,
    /// The readable one; none for a table that nobody has opened since there are such names.
    #[serde(default)]
    pub words: Option<String>,
    /// What the host calls the table.
    #[serde(default)]
    pub name: Option<String>,
    /// Which game.
    pub game: String,
    /// The options that were asked for.
    pub asked: String,
    /// The options of the game that is played, drawn at the start.
    pub dealt: Option<String>,
    /// Whether the game has begun, has ended, or never will.
    pub stage: Stage,
    /// Who may change the table.
    pub host: GuestId,
    /// What they are called; empty in documents of old versions.
    #[serde(default)]
    pub host_name: String,
    /// Who finds it.
    pub visibility: Visibility,
    /// Whether people may watch.
    pub spectators: bool,
    /// How long decisions may take.
    pub clock: ClockPolicy,
    /// How quickly bots move.
    #[serde(default)]
    pub bot_speed: BotSpeed,
    /// The places.
    pub seats: Vec<SeatDoc>,
    /// The secret that chance follows from, in hexadecimal.
    pub secret: String,
    /// Its hash.
    pub commitment: String,
    /// The seed it was made from, if the host gave one.
    pub seed: Option<String>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// Who has won.
    pub winner: Option<SeatNumber>,
    /// How far the game has come.
    #[serde(default)]
    pub progress: Progress,
    /// Who has muted whom.
    #[serde(default)]
    pub mutes: Vec<(GuestId, GuestId)>,
    /// When it was made, in milliseconds since 1970.
    pub made_at: u64,
    /// When something was last done.
    pub changed_at: u64,
}

/// How far a game has come, for lists. The log says the same, so this is written when there is time.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// How many turns have begun.
    pub turn: u32,
    /// The seats that must decide.
    pub waiting: Vec<SeatNumber>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People are gathering.
    Lobby,
    /// The game is played.
    Playing,
    /// The game has ended.
    Over,
    /// The table was given up.
    Closed,
}

/// A place at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatDoc {
    /// The name of the seat in the game.
    pub name: String,
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether they are ready to start.
    pub ready: bool,
    /// The bot that plays for an absent person.
    pub stand_in: Option<StandIn>,
    /// Decisions in a row that the person let pass.
    pub misses: u8,
}

/// The names of bots, one for each place at a table.
const BOT_NAMES: [&str; 6] = ["Fern", "Sage", "Wren", "Tarn", "Moss", "Brook"];

impl SeatDoc {
    /// An empty place.
    pub fn empty(name: String) -> SeatDoc {
        SeatDoc { name, occupant: Occupant::Empty, ready: false, stand_in: None, misses: 0 }
    }

    /// What sentences call whoever sits at this place of the table.
    pub fn called(&self, number: usize) -> &str {
        match &self.occupant {
            Occupant::Guest { name, .. } => name,
            Occupant::Bot { .. } => BOT_NAMES[number % BOT_NAMES.len()],
            Occupant::Empty => &self.name,
        }
    }

    /// The person who sits there.
    pub fn guest(&self) -> Option<&GuestId> {
        match &self.occupant {
            Occupant::Guest { id, .. } => Some(id),
            Occupant::Empty | Occupant::Bot { .. } => None,
        }
    }

    /// Whether it is the guest's.
    pub fn is_of(&self, guest: &str) -> bool {
        self.guest().is_some_and(|id| id == guest)
    }

    /// Whether the person has given the game up.
    pub fn has_resigned(&self) -> bool {
        self.stand_in.as_ref().is_some_and(|stand_in| stand_in.reason == StandInReason::Resigned)
    }

    /// The level of the bot that decides now: the bot of the seat, or one that stands in.
    pub fn bot_level(&self) -> Option<&str> {
        match (&self.occupant, &self.stand_in) {
            (Occupant::Bot { level }, _) => Some(level),
            (Occupant::Guest { .. }, Some(stand_in)) => Some(&stand_in.level),
            (Occupant::Guest { .. } | Occupant::Empty, _) => None,
        }
    }
}

impl TableDoc {
    /// Reads what the store kept.
    pub fn read(row: &TableRow) -> Result<TableDoc, serde_json::Error> {
        serde_json::from_str(&row.doc)
    }

    /// What the store keeps.
    pub fn row(&self, record: Option<String>) -> TableRow {
        let plays = self.seats.iter().filter(|seat| !seat.has_resigned());
        let mut guests: Vec<GuestId> = plays.filter_map(|seat| seat.guest().cloned()).collect();
        guests.push(self.host.clone());
        guests.sort_unstable();
        guests.dedup();
        TableRow {
            id: self.id.clone(),
            words: self.words.clone(),
            status: match self.stage {
                Stage::Lobby => TableStatus::Lobby,
                Stage::Playing => TableStatus::Playing,
                Stage::Over => TableStatus::Over,
                Stage::Closed => TableStatus::Closed,
            },
            is_open: self.visibility == Visibility::Open,
            guests,
            made_at: self.made_at,
            changed_at: self.changed_at,
            doc: serde_json::to_string(self).unwrap_or_default(),
            record,
        }
    }

    /// What somebody is told who has only the link.
    pub fn invitation(&self) -> Invitation {
        Invitation {
            table: self.id.clone(),
            words: self.words().to_owned(),
            name: self.name.clone(),
            game: self.game.clone(),
            options: self.asked.clone(),
            host: self.host_name().to_owned(),
            status: self.status(true),
            seats: self.seats.iter().map(|seat| seat.occupant.clone()).collect(),
            given_up: self.given_up(),
            clock: self.clock,
        }
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: &str) -> Vec<SeatNumber> {
        self.seats_that(|seat| seat.is_of(guest))
    }

    /// The seats whose people have given the game up.
    pub fn given_up(&self) -> Vec<SeatNumber> {
        self.seats_that(SeatDoc::has_resigned)
    }

    fn seats_that(&self, is_it: impl Fn(&SeatDoc) -> bool) -> Vec<SeatNumber> {
        (0..).zip(&self.seats).filter(|(_, seat)| is_it(seat)).map(|(number, _)| number).collect()
    }

    /// Whether a guest plays: has a seat that they have not given up.
    pub fn is_played_by(&self, guest: &str) -> bool {
        self.seats.iter().any(|seat| seat.is_of(guest) && !seat.has_resigned())
    }

    /// Whether the table is one of the guest's: they play or are its host.
    pub fn is_of(&self, guest: &str) -> bool {
        self.host == guest || self.is_played_by(guest)
    }

    /// What the table is doing; without anybody there a game waits.
    pub fn status(&self, is_anybody_there: bool) -> Status {
        match self.stage {
            Stage::Lobby => Status::Lobby,
            Stage::Playing if is_anybody_there => Status::Playing,
            Stage::Playing => Status::Paused,
            Stage::Over => Status::Over,
            Stage::Closed => Status::Closed,
        }
    }

    /// The table as everybody may see it. `is_present` tells who is connected.
    pub fn info(&self, is_present: impl Fn(&str) -> bool, watching: u32) -> TableInfo {
        let is_anybody_there =
            watching > 0 || self.seats.iter().filter_map(SeatDoc::guest).any(|guest| is_present(guest));
        TableInfo {
            id: self.id.clone(),
            words: self.words().to_owned(),
            name: self.name.clone(),
            game: self.game.clone(),
            options: self.dealt.as_ref().unwrap_or(&self.asked).clone(),
            status: self.status(is_anybody_there),
            host: self.host.clone(),
            visibility: self.visibility,
            spectators: self.spectators,
            watching,
            clock: self.clock,
            bot_speed: self.bot_speed,
            seats: self.seats.iter().enumerate().map(|(number, seat)| seat_info(number, seat, &is_present)).collect(),
            chance: Chance {
                commitment: self.commitment.clone(),
                seed: self.seed.clone(),
                secret: self.is_revealed().then(|| self.secret.clone()),
            },
            rematch: self.rematch.clone(),
        }
    }

    /// Whether the secret of the chance may be told: a game was played and has ended, with a result or without.
    fn is_revealed(&self) -> bool {
        match self.stage {
            Stage::Lobby | Stage::Playing => false,
            Stage::Over => true,
            Stage::Closed => self.dealt.is_some(),
        }
    }

    /// What the table is called in addresses that people read: its words, or its id as long as it has none.
    pub fn words(&self) -> &str {
        self.words.as_ref().unwrap_or(&self.id)
    }

    /// The name of the host, as far as it is known.
    pub fn host_name(&self) -> &str {
        if !self.host_name.is_empty() {
            return &self.host_name;
        }
        let hosts = self.seats.iter().find(|seat| seat.is_of(&self.host));
        match hosts.map(|seat| &seat.occupant) {
            Some(Occupant::Guest { name, .. }) => name,
            _ => "",
        }
    }

    /// The line of the table in lists, for a guest who asks for their own: a table that is none of theirs any more they have given up, as host or
    /// with every seat they had.
    pub fn line(&self, guest: Option<&str>) -> TableLine {
        TableLine {
            id: self.id.clone(),
            words: self.words().to_owned(),
            name: self.name.clone(),
            game: self.game.clone(),
            options: self.asked.clone(),
            status: self.status(true),
            host: self.host_name().to_owned(),
            clock: self.clock,
            turn: self.progress.turn,
            waiting: self.progress.waiting.clone(),
            resigned: guest.is_some_and(|guest| !self.is_of(guest)),
            seats: self.seats.iter().map(|seat| seat.occupant.clone()).collect(),
            given_up: self.given_up(),
            made_at: self.made_at,
            changed_at: self.changed_at,
            winner: self.winner,
        }
    }
}

fn seat_info(number: usize, seat: &SeatDoc, is_present: &impl Fn(&str) -> bool) -> SeatInfo {
    SeatInfo {
        name: seat.name.clone(),
        called: seat.called(number).to_owned(),
        occupant: seat.occupant.clone(),
        ready: seat.ready || matches!(seat.occupant, Occupant::Bot { .. }),
        present: match &seat.occupant {
            Occupant::Empty => false,
            Occupant::Guest { id, .. } => is_present(id),
            Occupant::Bot { .. } => true,
        },
        stand_in: seat.stand_in.clone(),
    }
}
