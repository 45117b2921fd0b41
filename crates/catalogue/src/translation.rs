//! The rules in other languages: files of `rules/<tag>/` that say the same under the same ids, without sources.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::{Rule, parse};

/// The language of the catalogue itself, by its tag.
pub const ORIGINAL: &str = "en";

/// The embedded translations: the tag of a language, the file of the catalogue that is translated, and the text.
pub(crate) const FILES: &[(&str, &str, &str)] = &[
    ("ru", "base.md", include_str!("../../../rules/ru/base.md")),
    ("ru", "cities-and-knights.md", include_str!("../../../rules/ru/cities-and-knights.md")),
    ("ru", "rivals.md", include_str!("../../../rules/ru/rivals.md")),
    ("ru", "traders-and-barbarians-1.md", include_str!("../../../rules/ru/traders-and-barbarians-1.md")),
    ("ru", "traders-and-barbarians-2.md", include_str!("../../../rules/ru/traders-and-barbarians-2.md")),
    ("uk", "base.md", include_str!("../../../rules/uk/base.md")),
    ("uk", "cities-and-knights.md", include_str!("../../../rules/uk/cities-and-knights.md")),
    ("uk", "rivals.md", include_str!("../../../rules/uk/rivals.md")),
    ("uk", "traders-and-barbarians-1.md", include_str!("../../../rules/uk/traders-and-barbarians-1.md")),
    ("uk", "traders-and-barbarians-2.md", include_str!("../../../rules/uk/traders-and-barbarians-2.md")),
];

/// What a rule says in some language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wording {
    /// What the rule says, without id and source.
    pub text: &'static str,
    /// The nearest heading above the rule.
    pub section: &'static str,
    /// The tag of the language that text and heading are in.
    pub language: &'static str,
}

impl Rule {
    /// The rule in the language with this tag; in English where nobody has translated it.
    #[must_use]
    pub fn text_in(&self, tag: &str) -> Wording {
        let translated = translations().iter().find(|(language, _)| *language == tag);
        let original = Wording { text: self.text, section: self.section, language: ORIGINAL };
        translated.and_then(|(_, rules)| rules.get(self.id).copied()).unwrap_or(original)
    }
}

/// Every language with its rules by id.
type Translations = Vec<(&'static str, HashMap<&'static str, Wording>)>;

/// The embedded translations, read on first use.
fn translations() -> &'static Translations {
    static TRANSLATIONS: LazyLock<Translations> = LazyLock::new(|| {
        let mut all = Translations::new();
        for &(language, _, text) in FILES {
            if all.iter().all(|(known, _)| *known != language) {
                all.push((language, HashMap::new()));
            }
            if let Some((_, rules)) = all.iter_mut().find(|(known, _)| *known == language) {
                rules.extend(read(language, text));
            }
        }
        all
    });
    &TRANSLATIONS
}

/// The rules of a translated file, in its order.
fn read(language: &'static str, text: &'static str) -> Vec<(&'static str, Wording)> {
    let mut section = "";
    let mut rules = Vec::new();
    for line in text.lines() {
        if let Some(heading) = parse::heading(line) {
            section = heading;
        }
        if let Some((id, text)) = parse::item(line) {
            rules.push((id, Wording { text, section, language }));
        }
    }
    rules
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Catalogue;

    #[test]
    fn a_rule_is_told_in_the_language_asked_for() {
        let rule = Catalogue::load().rule("BASE-149").unwrap();
        let [english, russian, ukrainian] = ["en", "ru", "uk"].map(|tag| rule.text_in(tag));
        assert_eq!((english.text, english.section, english.language), (rule.text, rule.section, "en"));
        assert_eq!((russian.language, ukrainian.language), ("ru", "uk"));
        let texts: BTreeSet<_> = [english, russian, ukrainian].iter().map(|wording| wording.text).collect();
        let sections: BTreeSet<_> = [english, russian, ukrainian].iter().map(|wording| wording.section).collect();
        assert_eq!((texts.len(), sections.len()), (3, 3));
    }

    #[test]
    fn a_language_without_rules_is_answered_in_english() {
        let rule = Catalogue::load().rule("BASE-149").unwrap();
        assert_eq!(rule.text_in("la").language, "en");
        assert_eq!(rule.text_in("").language, "en");
    }

    #[test]
    fn headings_and_rules_of_a_translation_are_found() {
        let file = "# Правила\n\n- **BASE-001** Трое (всего).\n## Дороги\nа ещё\n- **BASE-002** Путь.\n";
        let wording = |text, section| Wording { text, section, language: "ru" };
        let expected = [("BASE-001", wording("Трое (всего).", "Правила")), ("BASE-002", wording("Путь.", "Дороги"))];
        assert_eq!(read("ru", file), expected);
    }

    #[test]
    fn translations_name_rules_of_their_file_once_each() {
        for &(language, file, text) in FILES {
            let mut seen = BTreeSet::new();
            for (id, wording) in read(language, text) {
                let rule = Catalogue::load().rule(id).filter(|rule| rule.file == file);
                assert!(rule.is_some(), "rules/{language}/{file}: {id} stands not in rules/{file}");
                assert!(seen.insert(id), "rules/{language}/{file}: {id} stands there twice");
                assert!(
                    !wording.text.is_empty() && !wording.section.is_empty(),
                    "rules/{language}/{file}: {id} is empty"
                );
            }
        }
    }

    #[test]
    fn every_rule_has_its_text_in_every_language() {
        for rule in Catalogue::load().rules() {
            for tag in ["en", "ru", "uk"] {
                let wording = rule.text_in(tag);
                assert_eq!(wording.language, tag, "{} has no text in this language", rule.id);
                assert!(wording.text.chars().any(char::is_alphabetic), "{} says nothing in {tag}", rule.id);
            }
        }
    }
}
