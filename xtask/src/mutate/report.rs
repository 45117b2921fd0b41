//! What came of the faults.

use comfy_table::Table;
use serde::Serialize;

use super::Planted;
use super::plant::Kind;
use super::trial::Verdict;
use crate::bench::empty_table;

/// Code in a table is cut after so many characters.
const CODE_MAX: usize = 70;

/// A fault, and what came of it.
#[derive(Debug, Serialize)]
pub struct Tried {
    pub game: &'static str,
    /// Its switch: with the environment variable `STEADING_FAULT` set to it, the tests in `target/mutate` have the fault.
    pub number: u32,
    pub file: String,
    pub line: usize,
    pub kind: Kind,
    pub before: String,
    pub after: String,
    /// The test that noticed it, or how else it showed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub noticed_by: Option<String>,
}

impl Tried {
    pub fn new(game: &'static str, planted: &Planted, text: &str, verdict: Verdict) -> Tried {
        let fault = &planted.fault;
        Tried {
            game,
            number: planted.number,
            file: planted.path.clone(),
            line: fault.line,
            kind: fault.kind,
            before: on_one_line(text.get(fault.range.clone()).unwrap_or_default()),
            after: on_one_line(&fault.after),
            noticed_by: match verdict {
                Verdict::Noticed(by) => Some(by),
                Verdict::Survived => None,
            },
        }
    }

    /// A line of progress.
    pub fn line(&self) -> String {
        let result = self.noticed_by.as_ref().map_or("SURVIVED".to_owned(), |by| format!("noticed by {by}"));
        format!("{}:{} {}: {result}", self.file, self.line, self.kind.words())
    }
}

/// All faults, survivors first.
pub fn table(all: &[Tried]) -> Table {
    let mut table = empty_table(["Place", "Fault", "Before", "After", "Noticed by"]);
    let (noticed, survived): (Vec<&Tried>, Vec<&Tried>) = all.iter().partition(|tried| tried.noticed_by.is_some());
    for tried in survived.into_iter().chain(noticed) {
        table.add_row([
            format!("{}:{}", tried.file, tried.line),
            tried.kind.words().to_owned(),
            cut(&tried.before),
            cut(&tried.after),
            tried.noticed_by.clone().unwrap_or_else(|| "SURVIVED".to_owned()),
        ]);
    }
    table
}

/// How many were noticed, game by game.
pub fn shares(all: &[Tried]) -> String {
    let mut lines = Vec::new();
    let mut games: Vec<&str> = all.iter().map(|tried| tried.game).collect();
    games.dedup();
    for game in games {
        let count = all.iter().filter(|tried| tried.game == game).count();
        let noticed = all.iter().filter(|tried| tried.game == game && tried.noticed_by.is_some()).count();
        lines.push(format!(
            "{game}: {noticed} of {count} faults noticed ({:.0} %)",
            100.0 * noticed as f64 / count as f64
        ));
    }
    lines.join("\n")
}

fn on_one_line(code: &str) -> String {
    code.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn cut(code: &str) -> String {
    if code.chars().count() <= CODE_MAX {
        return code.to_owned();
    }
    code.chars().take(CODE_MAX - 2).chain(" …".chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(game: &'static str, noticed_by: Option<&str>) -> Tried {
        let code = |text: &str| text.to_owned();
        let (file, before, after) = (code("a.rs"), code("a < b"), code("a <= b"));
        let noticed_by = noticed_by.map(code);
        Tried { game, number: 1, file, line: 3, kind: Kind::Comparison, before, after, noticed_by }
    }

    #[test]
    fn the_share_is_told_game_by_game() {
        let all = [tried("island", Some("base::x")), tried("island", None), tried("rivals", Some("y"))];
        assert_eq!(shares(&all), "island: 1 of 2 faults noticed (50 %)\nrivals: 1 of 1 faults noticed (100 %)");
    }

    #[test]
    fn survivors_come_first() {
        let text = table(&[tried("island", Some("base::x")), tried("island", None)]).to_string();
        assert!(text.find("SURVIVED") < text.find("base::x"), "{text}");
        assert_eq!(tried("island", None).line(), "a.rs:3 another comparison: SURVIVED");
    }

    #[test]
    fn code_fits_on_a_line() {
        assert_eq!(on_one_line("a\n    .b()"), "a .b()");
        assert_eq!(cut(&"x".repeat(200)).chars().count(), CODE_MAX);
    }
}
