//! What is played at each table of a trial.

use steading_protocol::http::{NewTable, SeatWish};
use steading_protocol::table::{BotSpeed, ClockPolicy, SeatNumber, Visibility};

/// A table of a trial.
#[derive(Clone, Debug)]
pub struct TablePlan {
    /// Its number, counted from 0.
    pub number: usize,
    /// Which game.
    pub game: &'static str,
    /// Its options as `key value` lines.
    pub options: String,
    /// Who sits where, in turn order.
    pub holders: Vec<Holder>,
    /// How long decisions may take.
    pub clock: ClockPolicy,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// The client with this number at the table. Client 0 is the host.
    Client(usize),
    /// A bot of the server.
    Bot(&'static str),
}

/// A kind of game: name, options, seats.
type Kind = (&'static str, &'static str, usize);

/// The games of a trial: the base game, each module, sets of modules, and every mode of the card game, all of them short.
const KINDS: &[Kind] = &[
    ("island", "players 4\nvictory_points 5\nlist_offers off", 4),
    ("rivals", "mode intro\nturn_limit 40", 2),
    ("island", "players 3\nvictory_points 5\nscenario fishermen\nlist_offers off", 3),
    ("rivals", "mode gold\nturn_limit 30", 2),
    ("island", "players 2\nvictory_points 5\nvariants two_players\nlist_offers off", 2),
    ("rivals", "mode turmoil\nturn_limit 30", 2),
    ("island", "players 3\nvictory_points 5\nscenario rivers\nlist_offers off", 3),
    ("rivals", "mode progress\nturn_limit 30", 2),
    ("island", "players 4\nvictory_points 6\nscenario caravans\nlist_offers off", 4),
    ("rivals", "mode duel\nturn_limit 30", 2),
    ("island", "players 3\nvictory_points 5\nscenario barbarian_attack\nlist_offers off", 3),
    ("island", "players 4\nvictory_points 6\nscenario traders_and_barbarians\nlist_offers off", 4),
    ("island", "players 3\nvictory_points 5\nvariants event_cards friendly_robber\nlist_offers off", 3),
    ("island", "players 2\nvictory_points 5\nsetup variable", 2),
    ("island", "players 4\nvictory_points 6\nexpansion cities_and_knights\nlist_offers off", 4),
    (
        "island",
        "players 3\nvictory_points 6\nexpansion cities_and_knights\nedition 2008\ncommit_knights on\nlist_offers off",
        3,
    ),
    ("island", "players 4\nvictory_points 5\nsetup beginner\nvariants harbormaster\nlist_offers off", 4),
    ("island", "players 3\nvictory_points 4\nvictory_claim claim\nphases combined\nlist_offers off", 3),
];

/// Table number `number` of a trial. Neighbours differ in game, in who sits there, and in the clock.
pub fn table(number: usize) -> TablePlan {
    let (game, options, seats) = KINDS[number % KINDS.len()];
    let round = number / KINDS.len() + number;
    let holders = (0..seats).map(|seat| holder(round % 4, seat, seats)).collect();
    let clock = if number % 5 == 2 { ClockPolicy::Decision { seconds: 5, reserve: 2 } } else { ClockPolicy::Off };
    TablePlan { number, game, options: options.to_owned(), holders, clock }
}

/// The four ways of sitting: a client each, clients and bots by turns, two clients that share, one client for everybody.
fn holder(way: usize, seat: usize, seats: usize) -> Holder {
    match way {
        0 => Holder::Client(seat),
        1 if seat % 2 == 1 => Holder::Bot(if seats > 2 { "random" } else { "novice" }),
        1 => Holder::Client(seat / 2),
        2 => Holder::Client(usize::from(seat * 2 >= seats)),
        _ => Holder::Client(0),
    }
}

impl TablePlan {
    /// How many clients come.
    pub fn clients(&self) -> usize {
        let numbers = self.holders.iter().filter_map(|holder| match holder {
            Holder::Client(client) => Some(client + 1),
            Holder::Bot(_) => None,
        });
        numbers.max().unwrap_or(0)
    }

    /// The seats of a client.
    pub fn seats_of(&self, client: usize) -> Vec<SeatNumber> {
        (0..)
            .zip(&self.holders)
            .filter(|(_, holder)| **holder == Holder::Client(client))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// What the host asks the server for. The other clients sit down themselves.
    pub fn new_table(&self) -> NewTable {
        let wish = |holder: &Holder| match holder {
            Holder::Client(0) => SeatWish::Me,
            Holder::Client(_) => SeatWish::Empty,
            Holder::Bot(level) => SeatWish::Bot { level: (*level).to_owned() },
        };
        NewTable {
            game: self.game.to_owned(),
            options: self.options.clone(),
            visibility: if self.number.is_multiple_of(2) { Visibility::Open } else { Visibility::Private },
            spectators: self.number.is_multiple_of(3),
            clock: self.clock,
            seats: self.holders.iter().map(wish).collect(),
            seed: None,
            start: false,
            name: None,
            bot_speed: BotSpeed::Normal,
        }
    }

    /// What is played, in a few words.
    pub fn title(&self) -> String {
        let told = ["mode", "expansion", "edition", "scenario", "variants", "setup", "phases"];
        let words = self.options.lines().filter_map(|line| line.split_once(' ')).filter(|(key, _)| told.contains(key));
        let words: Vec<&str> = words.map(|(_, value)| value).collect();
        format!("{} {}", self.game, words.join(" ")).trim_end().to_owned()
    }

    /// Who sits there, in a few words: `0 0 1 bot`.
    pub fn company(&self) -> String {
        let words = self.holders.iter().map(|holder| match holder {
            Holder::Client(client) => client.to_string(),
            Holder::Bot(level) => (*level).to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn fifty_tables_have_every_game_with_every_company() {
        let plans: Vec<_> = (0..50).map(table).collect();
        let titles: BTreeSet<_> = plans.iter().map(TablePlan::title).collect();
        assert_eq!(titles.len(), KINDS.len());
        assert!(plans.iter().all(|plan| plan.clients() > 0 && !plan.seats_of(0).is_empty()));
        for game in ["island", "rivals"] {
            let of_game: Vec<_> = plans.iter().filter(|plan| plan.game == game).collect();
            let has_bot = |plan: &&&TablePlan| plan.holders.iter().any(|holder| matches!(holder, Holder::Bot(_)));
            assert!(of_game.iter().filter(has_bot).count() > 3, "{game}");
            assert!(of_game.iter().any(|plan| plan.clients() == plan.holders.len()), "{game}");
            assert!(of_game.iter().any(|plan| plan.clients() == 1 && !has_bot(&plan)), "{game}");
            assert!(of_game.iter().any(|plan| plan.clock != ClockPolicy::Off), "{game}");
        }
        assert!(plans.iter().any(|plan| plan.clients() == 2 && plan.seats_of(1).len() == 2));
    }

    #[test]
    fn the_options_make_tables() {
        for plan in (0..KINDS.len()).map(table) {
            let game = steading_registry::game_named(steading_registry::GAMES, plan.game).expect("a game");
            let seats = game.seats(&plan.options).expect("options that are read");
            assert_eq!(seats.len(), plan.holders.len(), "{}", plan.title());
            assert!(game.check_options(&plan.options).is_ok(), "{}", plan.title());
        }
    }
}
