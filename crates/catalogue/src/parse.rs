//! Reading the files of the catalogue, one line at a time.
//!
//! A rule is a list item that begins with a bold id: `- **BASE-149** text (source)`. Ids in tables and in prose are references.

use crate::{Catalogue, DuplicateId, Rule, codes};

/// Reads one file into the catalogue. Everything that is no heading, rule or row of codes is prose.
pub(crate) fn read_file(file: &'static str, text: &'static str, catalogue: &mut Catalogue) -> Result<(), DuplicateId> {
    let mut section = "";
    let mut is_code_table = false;
    for (index, line) in text.lines().enumerate() {
        if let Some(heading) = heading(line) {
            section = heading;
        }
        if let Some(rule) = rule(line, section, file, index + 1) {
            if let Some(code) = codes::of_rule(&rule) {
                catalogue.add_code(code);
            }
            catalogue.add_rule(rule)?;
        }
        is_code_table = codes::is_table_header(line) || (is_code_table && line.starts_with('|'));
        if is_code_table {
            codes::of_table_row(line).into_iter().for_each(|code| catalogue.add_code(code));
        }
    }
    Ok(())
}

/// Whether the text is written like an id: capital words and then a number, all joined by hyphens.
pub(crate) fn is_id(text: &str) -> bool {
    let Some((series, number)) = text.rsplit_once('-') else {
        return false;
    };
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_uppercase());
    series.split('-').all(is_word) && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// The ids a text refers to, in order.
pub(crate) fn ids_in(text: &'static str) -> Vec<&'static str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').filter(|word| is_id(word)).collect()
}

/// The title of a heading.
pub(crate) fn heading(line: &'static str) -> Option<&'static str> {
    let title = line.trim_start_matches('#');
    let is_heading = title.len() < line.len() && title.starts_with(' ');
    is_heading.then(|| title.trim())
}

fn rule(line: &'static str, section: &'static str, file: &'static str, number: usize) -> Option<Rule> {
    let (id, text) = item(line)?;
    let (text, source) = split_source(text);
    let mut parts = id.split('-');
    let module = parts.next()?;
    let is_example = parts.next() == Some("EX");
    Some(Rule { id, module, is_example, text, source, section, file, line: number })
}

/// The id of a rule line and what follows it.
pub(crate) fn item(line: &'static str) -> Option<(&'static str, &'static str)> {
    let line = line.trim();
    let item = line.strip_prefix("- ").or_else(|| line.strip_prefix("* "))?;
    let (id, rest) = item.trim_start().strip_prefix("**")?.split_once("**")?;
    is_id(id).then(|| (id, rest.trim()))
}

/// Parts text and source. The source stands last; worked examples of some modules put it first: `(D) A holds …`.
fn split_source(text: &'static str) -> (&'static str, &'static str) {
    if let Some((source, text)) = text.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        return (text.trim(), source);
    }
    let Some(inner) = text.strip_suffix(')') else {
        return (text, "");
    };
    let Some(open) = opening_bracket(inner) else {
        return (text, "");
    };
    (inner[..open].trim_end(), &inner[open + 1..])
}

/// Where the bracket closed at the end of the text was opened. Section titles in quotes may hold single brackets (`§"2)"`).
fn opening_bracket(inner: &str) -> Option<usize> {
    let mut depth = 1;
    let mut is_quoted = false;
    for (index, c) in inner.char_indices().rev() {
        match c {
            '"' => is_quoted = !is_quoted,
            ')' if !is_quoted => depth += 1,
            '(' if !is_quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(index);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_capital_words_and_a_number() {
        for id in ["BASE-149", "BASE-EX-06", "CK-TB-04", "BARB-COMBO-13", "A-1"] {
            assert!(is_id(id), "{id}");
        }
        for text in
            ["", "-", "BASE", "BASE-", "-149", "base-149", "BASE--149", "BASE-EX", "CODE-A", "BASE-14a", "БАЗА-1"]
        {
            assert!(!is_id(text), "{text}");
        }
    }

    #[test]
    fn a_rule_line_is_taken_apart() {
        let file = "# 1. Rules\n## 1.14 Settlement\n\n- **BASE-149** Keep your (own) distance. (src: §\"б\" | ruling (ours))\n";
        let catalogue = Catalogue::parse(&[("base.md", file)]).unwrap();
        let expected = Rule {
            id: "BASE-149",
            module: "BASE",
            is_example: false,
            text: "Keep your (own) distance.",
            source: "src: §\"б\" | ruling (ours)",
            section: "1.14 Settlement",
            file: "base.md",
            line: 4,
        };
        assert_eq!(catalogue.rules().collect::<Vec<_>>(), [&expected]);
    }

    #[test]
    fn a_bracket_inside_a_quoted_title_does_not_end_the_source() {
        assert_eq!(split_source("Text (1.4). (src: §\"2)\", §\"x\")"), ("Text (1.4).", "src: §\"2)\", §\"x\""));
    }

    #[test]
    fn an_example_may_begin_with_its_source() {
        assert_eq!(split_source("(D) A pays 2 (of 3)."), ("A pays 2 (of 3).", "D"));
    }

    #[test]
    fn odd_lines_are_prose() {
        let file = "- **\n- ****\n- **BASE-001\n-**BASE-002** no space\n* **Name** text\n**BASE-003** no item\n| **BASE-004** | cell |\n\
                    #\n#hash\n- **BASE-ü-1** text\n- **BASE-14x** text\n)\n(\n";
        let catalogue = Catalogue::parse(&[("odd.md", file)]).unwrap();
        assert_eq!(catalogue.rules().len(), 0);
        assert!(catalogue.codes().is_empty());
    }

    #[test]
    fn odd_rules_still_count() {
        let file = "- **BASE-001**\n* **BASE-002** text)\n  - **BASE-003**   (unclosed\n- **BASE-004** \"quote (x)\n- **BASE-005** ()";
        let catalogue = Catalogue::parse(&[("odd.md", file)]).unwrap();
        let texts: Vec<_> = catalogue.rules().map(|rule| (rule.text, rule.source)).collect();
        assert_eq!(texts, [("", ""), ("text)", ""), ("(unclosed", ""), ("\"quote", "x"), ("", "")]);
    }
}
