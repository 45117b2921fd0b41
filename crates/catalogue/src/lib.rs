//! The rule catalogue as data: every rule of `rules/*.md` with its id, text and source, and every refusal code.
//!
//! The files are embedded, so a server or a terminal can show the text of a rule without reading anything at run time.
//!
//! - [`Catalogue`] holds everything in file order: [`rule`](Catalogue::rule) finds one by id, [`search`](Catalogue::search)
//!   by words.
//! - `parse` reads one line at a time: headings, rule lines and the tables of refusal codes.
//! - `codes` knows the two forms in which the files list a refusal code.
//! - `search` ranks what a reader asked for.
//! - `translation` has the rules in other languages: [`Rule::text_in`].
//!
//! ```
//! use steading_catalogue::Catalogue;
//!
//! let rule = Catalogue::load().rule("base-149").unwrap();
//! assert_eq!(rule.id, "BASE-149");
//! assert!(rule.text.starts_with("Distance rule"));
//! ```

mod codes;
mod parse;
mod search;
mod translation;

use std::{collections::HashMap, sync::LazyLock};

pub use codes::RefusalCode;
pub use translation::{ORIGINAL, Wording};

/// A file of the catalogue: its name inside `rules/` and its text.
type File = (&'static str, &'static str);

/// The embedded files, base rules first and expansions in the order in which they build on one another.
const FILES: &[File] = &[
    ("base.md", include_str!("../../../rules/base.md")),
    ("cities-and-knights.md", include_str!("../../../rules/cities-and-knights.md")),
    ("traders-and-barbarians-1.md", include_str!("../../../rules/traders-and-barbarians-1.md")),
    ("traders-and-barbarians-2.md", include_str!("../../../rules/traders-and-barbarians-2.md")),
    ("rivals.md", include_str!("../../../rules/rivals.md")),
];

/// Which modules are finished.
const MODULES: &str = include_str!("../../../rules/modules.toml");

/// One rule or worked example of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The id as printed, such as `BASE-149` or `CK-TB-04`.
    pub id: &'static str,
    /// The first part of the id: `BASE`, `CK`, `FRIEND`. Examples and combinations belong to the module they are named after.
    pub module: &'static str,
    /// Whether this is a worked example (`BASE-EX-08`) and not a rule.
    pub is_example: bool,
    /// What the rule says, without id and source.
    pub text: &'static str,
    /// Where the rule comes from: the tag in brackets after the text, or before it in some examples. Empty if there is none.
    pub source: &'static str,
    /// The nearest heading above the rule.
    pub section: &'static str,
    /// The file inside `rules/`.
    pub file: &'static str,
    /// The line in that file, from 1.
    pub line: usize,
}

impl Rule {
    /// The id without its number: `BASE`, `BASE-EX`, `CK-TB`.
    #[must_use]
    pub fn series(&self) -> &'static str {
        self.id.rsplit_once('-').map_or(self.id, |(series, _)| series)
    }
}

/// Two lines claim the same id. Ids are how code, tests and players refer to a rule, so this is never repaired silently.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{id} stands in {}:{} and again in {}:{}", first.0, first.1, second.0, second.1)]
pub struct DuplicateId {
    /// The id in question.
    pub id: &'static str,
    /// File and line of the first use.
    pub first: (&'static str, usize),
    /// File and line of the second use.
    pub second: (&'static str, usize),
}

/// All rules and refusal codes, in file order.
#[derive(Debug)]
pub struct Catalogue {
    rules: Vec<Rule>,
    codes: Vec<RefusalCode>,
    by_id: HashMap<&'static str, usize>,
}

impl Catalogue {
    /// The embedded catalogue, read on first use.
    ///
    /// # Panics
    ///
    /// If two embedded rules share an id: a mistake in the files, which the tests of this crate find first.
    #[must_use]
    pub fn load() -> &'static Self {
        static CATALOGUE: LazyLock<Catalogue> =
            LazyLock::new(|| Catalogue::parse(FILES).expect("the ids in rules/*.md are unique"));
        &CATALOGUE
    }

    /// Reads files that are not embedded, given as name and text.
    ///
    /// # Errors
    ///
    /// If two lines claim the same id. Lines that look like nothing known are prose and pass.
    pub fn parse(files: &[File]) -> Result<Self, DuplicateId> {
        let mut catalogue = Self { rules: Vec::new(), codes: Vec::new(), by_id: HashMap::new() };
        for &(file, text) in files {
            parse::read_file(file, text, &mut catalogue)?;
        }
        Ok(catalogue)
    }

    /// The rule with this id. Case does not matter, and `base_149` is read like `BASE-149`.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        let id = id.trim().to_ascii_uppercase().replace('_', "-");
        self.by_id.get(id.as_str()).map(|&index| &self.rules[index])
    }

    /// All rules and examples, in file order.
    pub fn rules(&self) -> impl ExactSizeIterator<Item = &Rule> {
        self.rules.iter()
    }

    /// The modules in the order in which the files first name them.
    #[must_use]
    pub fn modules(&self) -> Vec<&'static str> {
        let mut modules = Vec::new();
        for rule in &self.rules {
            if !modules.contains(&rule.module) {
                modules.push(rule.module);
            }
        }
        modules
    }

    /// All refusal codes, each once, in file order.
    #[must_use]
    pub fn codes(&self) -> &[RefusalCode] {
        &self.codes
    }

    /// The refusal code with this name, such as `TOO_CLOSE`.
    #[must_use]
    pub fn code(&self, name: &str) -> Option<&RefusalCode> {
        self.codes.iter().find(|code| code.name == name)
    }

    /// Rules that contain every word of the query, best match first.
    ///
    /// Case does not matter. An id outranks the text, whole words outrank parts of words, and the text outranks the heading.
    #[must_use]
    pub fn search(&self, query: &str) -> Vec<&Rule> {
        self.search_in(query, ORIGINAL)
    }

    /// The same in the language with this tag, as far as rules are translated.
    #[must_use]
    pub fn search_in(&self, query: &str, tag: &str) -> Vec<&Rule> {
        search::search(&self.rules, query, tag)
    }

    /// Whether everything of this module can be played: `rules/modules.toml` calls it finished.
    #[must_use]
    pub fn is_finished(module: &str) -> bool {
        let entry = |line: &'static str| line.split_once('=').map(|(name, state)| (name.trim(), state.trim()));
        MODULES.lines().filter_map(entry).any(|entry| entry == (module, "\"finished\""))
    }

    fn add_rule(&mut self, rule: Rule) -> Result<(), DuplicateId> {
        if let Some(&index) = self.by_id.get(rule.id) {
            let first = &self.rules[index];
            return Err(DuplicateId { id: rule.id, first: (first.file, first.line), second: (rule.file, rule.line) });
        }
        self.by_id.insert(rule.id, self.rules.len());
        self.rules.push(rule);
        Ok(())
    }

    /// A code listed again, by another rule or another module, keeps its first place and enforces more rules.
    fn add_code(&mut self, code: RefusalCode) {
        let Some(known) = self.codes.iter_mut().find(|known| known.name == code.name) else {
            self.codes.push(code);
            return;
        };
        for id in code.enforces {
            if !known.enforces.contains(&id) {
                known.enforces.push(id);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_module_has_the_rules_and_examples_its_file_prints() {
        let catalogue = Catalogue::load();
        let counts = catalogue.modules().into_iter().map(|module| {
            let examples = catalogue.rules().filter(|rule| rule.module == module && rule.is_example).count();
            let all = catalogue.rules().filter(|rule| rule.module == module).count();
            (module, all - examples, examples)
        });
        assert_eq!(
            counts.collect::<Vec<_>>(),
            [
                ("BASE", 287, 44),
                ("CK", 417, 69),
                ("COMBO", 67, 0),
                ("FRIEND", 13, 3),
                ("EVENT", 63, 9),
                ("HARBOR", 11, 2),
                ("TWO", 67, 8),
                ("FISH", 59, 7),
                ("RIVER", 57, 11),
                ("CARAVAN", 49, 10),
                ("BARB", 213, 15),
                ("TRADE", 151, 15),
                ("RIV", 375, 52),
            ]
        );
        assert_eq!(catalogue.rules().len(), 2074);
    }

    #[test]
    fn every_rule_has_text_source_and_section() {
        for rule in Catalogue::load().rules() {
            assert!(!rule.text.is_empty() && !rule.section.is_empty(), "{rule:?}");
            assert!(!rule.source.is_empty(), "{rule:?}");
        }
    }

    #[test]
    fn modules_are_finished_or_open() {
        let modules = Catalogue::load().modules();
        let (finished, open): (Vec<_>, Vec<_>) = modules.into_iter().partition(|module| Catalogue::is_finished(module));
        assert!(finished.contains(&"BASE") && finished.contains(&"RIV"));
        let listed = |module: &&str| MODULES.contains(&format!("\n{module} = \"open\"\n"));
        assert!(open.iter().all(listed), "{open:?}");
        assert!(!Catalogue::is_finished("") && !Catalogue::is_finished("[modules]"));
    }

    #[test]
    fn lookup_reads_any_case_and_underscores() {
        let catalogue = Catalogue::load();
        for id in ["BASE-149", "base-149", "base_149", " Base_149 "] {
            assert_eq!(catalogue.rule(id).map(|rule| rule.id), Some("BASE-149"));
        }
        assert_eq!(catalogue.rule("ck_tb_04").map(Rule::series), Some("CK-TB"));
        assert_eq!(catalogue.rule("BASE-999"), None);
        assert_eq!(catalogue.rule("DEC-01"), None);
        assert_eq!(catalogue.rule("пустыня"), None);
    }

    #[test]
    fn the_same_id_twice_is_refused() {
        let files = [("a.md", "- **BASE-001** One. (src)"), ("b.md", "\n- **BASE-001** Other. (src)")];
        let error = Catalogue::parse(&files).unwrap_err();
        assert_eq!(error.to_string(), "BASE-001 stands in a.md:1 and again in b.md:2");
    }
}
