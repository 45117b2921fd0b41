//! What people say at a table.

use std::collections::{BTreeMap, VecDeque};

use steading_protocol::socket::{ChatLine, Phrase};
use steading_protocol::{CHAT_CHARS_MAX, ErrorCode, Failure};
use steading_store::rows::ChatRow;

use super::step::{Guest, Time};

/// How many lines somebody who comes is shown.
pub const SHOWN_MAX: usize = 50;

/// How many lines a guest may say at once.
const BURST: u32 = 5;

/// After how many milliseconds a guest may say one more.
const PAUSE: Time = 2_000;

/// What somebody says.
#[derive(Clone, Copy)]
pub enum Line<'a> {
    /// Words of their own.
    Words(&'a str),
    /// A ready sentence.
    Ready(Phrase),
}

/// The chat of a table.
#[derive(Default, Debug)]
pub struct ChatRoom {
    lines: VecDeque<(ChatLine, String)>,
    said: u32,
    /// When each guest will have used up nothing of the burst.
    quiet_at: BTreeMap<String, Time>,
}

impl ChatRoom {
    /// The chat as it was kept; the last lines, oldest first.
    pub fn restore(rows: Vec<ChatRow>) -> ChatRoom {
        let mut room = ChatRoom { said: rows.last().map_or(0, |row| row.number), ..ChatRoom::default() };
        room.lines = rows.into_iter().map(|row| (line(&row), row.command)).collect();
        room
    }

    /// Takes a line down. A command that came before is answered with `None`: the line is there already.
    pub fn say(
        &mut self,
        table: &str,
        guest: &Guest,
        command: &str,
        said: Line<'_>,
        now: Time,
    ) -> Result<Option<ChatRow>, Failure> {
        if self.lines.iter().any(|(_, known)| known == command) {
            return Ok(None);
        }
        let (text, phrase) = match said {
            Line::Words(words) => (clean(words)?, None),
            Line::Ready(phrase) => (phrase.sentence().to_owned(), Some(phrase)),
        };
        let quiet_at = self.quiet_at.entry(guest.id.clone()).or_insert(now);
        *quiet_at = (*quiet_at).max(now);
        if *quiet_at - now >= Time::from(BURST) * PAUSE {
            return Err(Failure::new(ErrorCode::TooFast, "Too many lines of chat in a short time."));
        }
        *quiet_at += PAUSE;
        self.said += 1;
        let row = ChatRow {
            table: table.to_owned(),
            number: self.said,
            guest: guest.id.clone(),
            name: guest.name.clone(),
            text,
            phrase: phrase.map(|phrase| phrase.to_string()),
            command: command.to_owned(),
            at: now,
        };
        self.lines.push_back((line(&row), command.to_owned()));
        if self.lines.len() > SHOWN_MAX {
            self.lines.pop_front();
        }
        Ok(Some(row))
    }

    /// The last lines, without those of muted guests.
    pub fn lines(&self, is_muted: impl Fn(&str) -> bool) -> Vec<ChatLine> {
        self.lines.iter().map(|(line, _)| line).filter(|line| !is_muted(&line.guest)).cloned().collect()
    }
}

/// A line as people get it.
pub fn line(row: &ChatRow) -> ChatLine {
    ChatLine {
        number: row.number,
        guest: row.guest.clone(),
        name: row.name.clone(),
        text: row.text.clone(),
        // A sentence that was taken away since is shown by its words.
        phrase: row.phrase.as_deref().and_then(Phrase::named),
        at: row.at,
    }
}

/// One line of visible text: control characters become blanks, and nothing stands at the ends.
fn clean(text: &str) -> Result<String, Failure> {
    let text: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let text = text.trim();
    if text.is_empty() {
        return Err(Failure::new(ErrorCode::BadText, "There is nothing to say."));
    }
    if text.chars().count() > CHAT_CHARS_MAX {
        return Err(Failure::new(
            ErrorCode::BadText,
            format!("A line of chat has at most {CHAT_CHARS_MAX} characters."),
        ));
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(id: &str) -> Guest {
        Guest { id: id.to_owned(), name: id.to_uppercase() }
    }

    #[test]
    fn a_command_sent_twice_is_one_line() {
        let mut room = ChatRoom::default();
        assert_eq!(
            room.say("t", &guest("a"), "a/1", Line::Words(" hello\nthere "), 0).unwrap().unwrap().text,
            "hello there"
        );
        assert_eq!(room.say("t", &guest("a"), "a/1", Line::Words("hello there"), 0), Ok(None));
        assert_eq!(room.lines(|_| false).len(), 1);
    }

    #[test]
    fn who_says_too_much_must_wait() {
        let mut room = ChatRoom::default();
        let mut say = |guest_id: &str, number: u32, now| {
            room.say("t", &guest(guest_id), &format!("{guest_id}/{number}"), Line::Words("x"), now)
        };
        assert!((0..BURST).all(|number| say("a", number, 0).is_ok()));
        assert_eq!(say("a", 10, 0).unwrap_err().code, ErrorCode::TooFast);
        assert!(say("b", 11, 0).is_ok(), "others may speak");
        assert!(say("a", 12, PAUSE).is_ok(), "a pause helps");
        assert_eq!(say("a", 13, PAUSE).unwrap_err().code, ErrorCode::TooFast);
    }

    #[test]
    fn lines_are_visible_and_short() {
        let mut room = ChatRoom::default();
        for text in ["", " \n\t", &"x".repeat(CHAT_CHARS_MAX + 1)] {
            assert_eq!(room.say("t", &guest("a"), "a/1", Line::Words(text), 0).unwrap_err().code, ErrorCode::BadText);
        }
        assert!(room.say("t", &guest("a"), "a/2", Line::Words(&"ж".repeat(CHAT_CHARS_MAX)), 0).is_ok());
    }

    #[test]
    fn a_restored_room_counts_on() {
        let mut room = ChatRoom::default();
        let row = room.say("t", &guest("a"), "a/1", Line::Words("x"), 0).unwrap().unwrap();
        let mut room = ChatRoom::restore(vec![row]);
        assert_eq!(room.say("t", &guest("a"), "a/1", Line::Words("x"), 0), Ok(None));
        assert_eq!(room.say("t", &guest("b"), "b/1", Line::Words("y"), 0).unwrap().unwrap().number, 2);
        assert_eq!(room.lines(|guest| guest == "a").len(), 1, "muted guests are not heard");
    }
}
