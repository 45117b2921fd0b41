//! Word search over the catalogue.

use std::cmp::Reverse;

use crate::Rule;

/// Where and how a word was found, best last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    PartInHeading,
    WordInHeading,
    PartInText,
    WordInText,
    Id,
}

/// Rules that contain every word of the query; the sum of the matches decides, then file order.
pub(crate) fn search<'a>(rules: &'a [Rule], query: &str, tag: &str) -> Vec<&'a Rule> {
    let words: Vec<_> = query.split_whitespace().map(str::to_lowercase).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<_> = rules.iter().filter_map(|rule| Some((score(rule, tag, &words)?, rule))).collect();
    found.sort_by_key(|&(score, _)| Reverse(score));
    found.into_iter().map(|(_, rule)| rule).collect()
}

/// `None` if a word is missing.
fn score(rule: &Rule, tag: &str, words: &[String]) -> Option<u32> {
    let wording = rule.text_in(tag);
    let (text, heading) = (wording.text.to_lowercase(), wording.section.to_lowercase());
    words.iter().map(|word| best_match(rule, &text, &heading, word).map(|found| 1 << (2 * found as u32))).sum()
}

fn best_match(rule: &Rule, text: &str, heading: &str, word: &str) -> Option<Match> {
    let id = word.replace('_', "-");
    let candidates = [
        (Match::Id, rule.id.eq_ignore_ascii_case(&id)),
        (Match::WordInText, has_word(text, word)),
        (Match::PartInText, text.contains(word)),
        (Match::WordInHeading, has_word(heading, word)),
        (Match::PartInHeading, heading.contains(word)),
        // Part of an id finds a whole series, which says as little as a heading.
        (Match::PartInHeading, rule.id.to_ascii_lowercase().contains(&id)),
    ];
    candidates.into_iter().filter(|&(_, is_found)| is_found).map(|(found, _)| found).max()
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|candidate| candidate == word)
}

#[cfg(test)]
mod tests {
    use crate::Catalogue;

    fn ids(query: &str) -> Vec<&'static str> {
        Catalogue::load().search(query).into_iter().map(|rule| rule.id).collect()
    }

    #[test]
    fn all_words_must_be_there() {
        let found = Catalogue::load().search("Robber DESERT");
        assert!(found.iter().any(|rule| rule.id == "BASE-033"));
        for rule in found {
            let all = format!("{} {}", rule.text, rule.section).to_lowercase();
            assert!(all.contains("robber") && all.contains("desert"), "{}", rule.id);
        }
    }

    #[test]
    fn an_id_comes_first() {
        assert_eq!(ids("base-149")[0], "BASE-149");
        assert_eq!(ids("base_149 distance")[0], "BASE-149");
    }

    #[test]
    fn a_whole_word_outranks_a_part_and_the_text_outranks_the_heading() {
        let file = "# Roads\n- **A-1** Heading only.\n# Other\n- **A-2** Crossroads.\n- **A-3** The road ends.\n";
        let catalogue = Catalogue::parse(&[("a.md", file)]).unwrap();
        let found: Vec<_> = catalogue.search("road").into_iter().map(|rule| rule.id).collect();
        assert_eq!(found, ["A-3", "A-2", "A-1"]);
    }

    #[test]
    fn words_are_those_of_the_language_asked_for() {
        let ids =
            |query, tag| Catalogue::load().search_in(query, tag).into_iter().map(|rule| rule.id).collect::<Vec<_>>();
        assert!(ids("разбойник", "ru").contains(&"BASE-013") && ids("розбійник", "uk").contains(&"BASE-013"));
        assert!(ids("разбойник", "en").is_empty());
        assert_eq!(ids("base-149", "ru")[0], "BASE-149");
        assert!(ids("neighbouring", "ru").is_empty(), "what is translated is found in the translation");
    }

    #[test]
    fn nothing_is_found_for_nothing() {
        assert!(ids("").is_empty());
        assert!(ids("  ").is_empty());
        assert!(ids("zeppelin").is_empty());
    }
}
