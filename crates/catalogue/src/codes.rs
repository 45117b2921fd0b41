//! Refusal codes. The base rules list each in a rule line, "`CODE` — when — what the message must say"; expansions list theirs
//! in a table with the columns Code, When and Rule.

use crate::{Rule, parse};

/// A stable name for one reason to refuse an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalCode {
    /// The name on the wire, such as `TOO_CLOSE`.
    pub name: &'static str,
    /// The module that brings the code in.
    pub module: &'static str,
    /// The rule that lists the code, or the first rule of its table row.
    pub rule: &'static str,
    /// The rules an action with this code breaks, as far as the catalogue names them.
    pub enforces: Vec<&'static str>,
    /// When an action is refused with this code.
    pub when: &'static str,
    /// What the message must say; the tables of the expansions leave it open.
    pub says: Option<&'static str>,
}

impl RefusalCode {
    /// The name as a Rust enum variant: `TooClose` for `TOO_CLOSE`.
    #[must_use]
    pub fn variant(&self) -> String {
        let mut variant = String::new();
        for word in self.name.split('_') {
            let (first, rest) = word.split_at(word.len().min(1));
            variant.push_str(first);
            variant.push_str(&rest.to_ascii_lowercase());
        }
        variant
    }
}

/// The code a rule line brings in, if that is what the line is for.
pub(crate) fn of_rule(rule: &Rule) -> Option<RefusalCode> {
    let (name, rest) = rule.text.strip_prefix('`')?.split_once("` — ")?;
    let (when, says) = rest.split_once(" — ")?;
    let enforces = rule.source.split_once("enforces").map_or(Vec::new(), |(_, ids)| parse::ids_in(ids));
    let says = Some(says.trim_end_matches('.'));
    is_name(name).then_some(RefusalCode { name, module: rule.module, rule: rule.id, enforces, when, says })
}

/// Whether this line is the head of a table of refusal codes.
pub(crate) fn is_table_header(line: &str) -> bool {
    cells(line).is_some_and(|cells| cells == ["Code", "When", "Rule"])
}

/// The codes of a table row. As many rules as codes belong together one by one; otherwise every rule belongs to every code.
pub(crate) fn of_table_row(line: &'static str) -> Vec<RefusalCode> {
    let Some([names, when, rules]) = cells(line).and_then(|cells| <[_; 3]>::try_from(cells).ok()) else {
        return Vec::new();
    };
    let names: Vec<_> = names.split('`').filter(|name| is_name(name)).collect();
    let rules = parse::ids_in(rules);
    let is_paired = names.len() == rules.len();
    let mut codes = Vec::new();
    for (index, name) in names.into_iter().enumerate() {
        let enforces = if is_paired { vec![rules[index]] } else { rules.clone() };
        let Some(&rule) = enforces.first() else {
            continue;
        };
        let module = rule.split('-').next().unwrap_or(rule);
        codes.push(RefusalCode { name, module, rule, enforces, when, says: None });
    }
    codes
}

fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

fn is_name(text: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_uppercase());
    text.split('_').all(is_word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Catalogue;

    #[test]
    fn the_files_list_their_codes_once_each() {
        let codes = Catalogue::load().codes();
        let count = |module| codes.iter().filter(|code| code.module == module).count();
        assert_eq!((count("BASE"), count("CK"), count("RIV"), codes.len()), (42, 29, 17, 123));
    }

    #[test]
    fn every_code_names_rules_of_the_catalogue() {
        let catalogue = Catalogue::load();
        for code in catalogue.codes() {
            assert!(catalogue.rule(code.rule).is_some(), "{code:?}");
            assert!(code.enforces.iter().all(|id| catalogue.rule(id).is_some()), "{code:?}");
        }
    }

    #[test]
    fn a_base_code_comes_from_its_rule_line() {
        let code = Catalogue::load().code("TOO_CLOSE").unwrap();
        assert_eq!((code.module, code.rule, code.variant().as_str()), ("BASE", "BASE-241", "TooClose"));
        assert_eq!(code.enforces, ["BASE-149"]);
        assert_eq!(code.when, "distance rule broken");
        assert_eq!(code.says, Some("the neighbouring intersection and its building"));
    }

    #[test]
    fn a_rule_that_only_speaks_of_codes_brings_in_none() {
        let catalogue = Catalogue::load();
        assert!(catalogue.codes().iter().all(|code| code.rule != "BASE-270" && code.rule != "BASE-271"));
    }

    #[test]
    fn a_table_row_pairs_codes_and_rules() {
        let codes = of_table_row("| `NEEDS_CITY` / `MAX_LEVEL` | improvement | CK-146, CK-144 |");
        let pairs: Vec<_> = codes.iter().map(|code| (code.name, code.enforces.as_slice())).collect();
        assert_eq!(pairs, [("NEEDS_CITY", ["CK-146"].as_slice()), ("MAX_LEVEL", ["CK-144"].as_slice())]);
    }

    #[test]
    fn an_uneven_table_row_gives_every_rule_to_every_code() {
        let codes = of_table_row("| `WALL_NEEDS_CITY` / `WALL_EXISTS` | walls | CK-081 |");
        assert!(codes.iter().all(|code| code.enforces == ["CK-081"]) && codes.len() == 2);
    }

    #[test]
    fn a_code_listed_again_stays_one_code() {
        let code = Catalogue::load().code("ROAD_BLOCKED").unwrap();
        assert_eq!((code.module, code.rule), ("BASE", "BASE-239"));
        assert_eq!(code.enforces, ["BASE-143", "CK-101"]);
    }

    #[test]
    fn odd_rows_hold_no_codes() {
        for row in
            ["", "|", "||", "|---|---|---|", "| `lower` | x | CK-001 |", "| `CODE` | x |", "| `CODE` | x | none |"]
        {
            assert!(of_table_row(row).is_empty(), "{row}");
        }
    }
}
