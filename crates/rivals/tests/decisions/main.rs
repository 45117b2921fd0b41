//! The decisions of the players in their exact order (section 19 of the catalogue): who is asked, what can be answered, and what the
//! engine settles by itself.

mod cards;
mod events;
#[path = "../random/mod.rs"]
mod random;
mod settled;
#[path = "../support/mod.rs"]
mod support;
mod turn;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use steading_game::{Game, Next, Table};
use steading_rivals::Rivals;
use steading_rivals::action::Action;
use steading_rivals::frame::Frame;
use support::*;

/// Red has buildings and Irmgard, blue the strength advantage.
const FEUD: &str = "
    option mode turmoil
    red city (-1,0)
    red city (1,0)
    red places irmgard (-1,+1)
    red places storehouse (-1,+1)
    red places abbey (-1,-1)
    blue places candamir (-1,+1)
    phase before-roll
    ";

/// Red has a Hedge Tavern; blue has units, buildings, Irmgard and a defence.
const ATTACK: &str = "
    option mode turmoil
    red city (1,0)
    red places hedge-tavern (1,+1)
    blue places lookout-tower (-1,+1)
    blue places irmgard (-1,-1)
    blue city (1,0)
    blue places harald (1,+1)
    blue places austin (1,+1)
    blue places abbey (1,-1)
    ";

/// Plays a dialogue. A line is `question > moves`; either part may be missing. The question says who is asked and for what, as
/// [`question`] writes it, and the moves are separated by `;`.
#[track_caller]
fn asks(position: &str, dialogue: &str) {
    let mut table = table(position);
    for line in dialogue.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (expected, moves) = line.split_once('>').unwrap_or((line, ""));
        if !expected.trim().is_empty() {
            assert_eq!(question(&table), expected.trim(), "before `{moves}`");
        }
        play(&mut table, moves);
    }
}

/// Who is asked, and the answers: `red: names wool grain; passes`. Answers share the words they begin with. Also `chance` and `over`.
fn question(table: &Table<Rivals>) -> String {
    let seat = match table.next() {
        Next::Chance => return "chance".to_owned(),
        Next::Over => return "over".to_owned(),
        Next::Seats(seats) => seats.iter().next().expect("somebody is asked"),
    };
    let name = table.game().colour(seat).name();
    if table.state().public.frames.top() == Frame::Actions {
        return format!("{name}: action phase");
    }
    let answers = table.actions(seat);
    let is_gain = |action: &Action| matches!(action, Action::Gain(_));
    if answers.iter().all(is_gain) && answers.len() == land(table, name).places().len() as usize {
        return format!("{name}: gains anywhere");
    }
    let mut text = format!("{name}:");
    let (mut last_verb, mut last_head) = (String::new(), String::new());
    for answer in listed_with(table, name, "") {
        let (verb, what) = answer.split_once(' ').unwrap_or((&answer, ""));
        let (head, tail) = what.rsplit_once(' ').unwrap_or(("", what));
        let more = if verb != last_verb {
            let pause = if last_verb.is_empty() { "" } else { ";" };
            format!("{pause} {verb} {what}")
        } else if head != last_head {
            format!(", {what}")
        } else {
            format!(" {tail}")
        };
        text += more.trim_end();
        (last_verb, last_head) = (verb.to_owned(), head.to_owned());
    }
    text
}

/// Shuffles the cards.
fn deal(table: &mut Table<Rivals>) {
    let outcome = table.game().sample(table.state(), &mut SmallRng::seed_from_u64(7));
    table.resolve(outcome).expect("the cards are shuffled");
}
