//! The two lists beside the catalogue: which modules are finished, and which rules have no test, or not a whole one, and why.

use std::{
    collections::{BTreeMap, HashSet},
    fs,
};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use steading_catalogue::Catalogue;

use crate::shell;

/// Whether a module must be covered in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    Open,
    Finished,
}

pub struct Lists {
    modules: Modules,
    gaps: Gaps,
}

/// `rules/modules.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Modules {
    /// Books that the catalogue does not have, but some of its rules speak of.
    #[serde(default)]
    absent: Vec<String>,
    modules: BTreeMap<String, State>,
}

/// `rules/untestable.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Gaps {
    /// What no test can prove.
    #[serde(default)]
    untestable: Vec<Untestable>,
    /// What nothing can be shown of before other modules are there.
    #[serde(default)]
    waits: Vec<Waiting>,
    /// What is tested with the modules there are; others will bring the rest.
    #[serde(default)]
    partly: Vec<Waiting>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Untestable {
    id: String,
    reason: String,
}

/// Rules that wait until all of these modules are finished.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Waiting {
    #[serde(rename = "for")]
    modules: Vec<String>,
    reason: String,
    ids: Vec<String>,
}

impl Lists {
    pub fn read() -> Result<Self> {
        let modules = read_toml("rules/modules.toml")?;
        let gaps = read_toml("rules/untestable.toml")?;
        Ok(Self { modules, gaps })
    }

    #[cfg(test)]
    pub fn parse(modules: &str, gaps: &str) -> Result<Self> {
        Ok(Self { modules: toml::from_str(modules)?, gaps: toml::from_str(gaps)? })
    }

    pub fn state(&self, module: &str) -> State {
        self.modules.modules.get(module).copied().unwrap_or(State::Open)
    }

    /// Whether no test can prove the rule.
    pub fn is_untestable(&self, id: &str) -> bool {
        self.gaps.untestable.iter().any(|rule| rule.id == id)
    }

    /// Whether nothing can be shown of the rule before other modules are there.
    pub fn is_waiting(&self, id: &str) -> bool {
        self.gaps.waits.iter().any(|waiting| waiting.ids.iter().any(|other| other == id))
    }

    /// Where the lists disagree with the catalogue or the tests, as sentences.
    pub fn problems(&self, catalogue: &Catalogue, tested: &HashSet<&str>) -> Vec<String> {
        let mut problems = self.module_problems(catalogue);
        problems.extend(self.gap_problems(catalogue, tested));
        problems.extend(self.wait_problems(catalogue));
        problems
    }

    /// `rules/modules.toml` lists exactly the modules of the catalogue.
    fn module_problems(&self, catalogue: &Catalogue) -> Vec<String> {
        let listed = &self.modules.modules;
        let known = catalogue.modules();
        let unknown = listed.keys().filter(|module| !known.contains(&module.as_str()));
        let missing = known.iter().filter(|&&module| !listed.contains_key(module));
        let present = self.modules.absent.iter().filter(|module| known.contains(&module.as_str()));
        unknown
            .map(|module| format!("rules/modules.toml lists {module}, which is no module of the catalogue"))
            .chain(missing.map(|module| format!("rules/modules.toml does not list {module}")))
            .chain(present.map(|module| format!("rules/modules.toml calls {module} absent, which the catalogue has")))
            .collect()
    }

    /// Every rule in `rules/untestable.toml` is one of the catalogue, stands there once for the same reason, and has a test only where
    /// a part of it can be tested.
    fn gap_problems(&self, catalogue: &Catalogue, tested: &HashSet<&str>) -> Vec<String> {
        let mut problems = Vec::new();
        // The list that a rule stands in, and what it waits for there.
        let mut seen: Vec<(&str, &str, &[String])> = Vec::new();
        for (list, modules, id, reason) in self.gaps.rules() {
            let mut refuse = |why: &str| problems.push(format!("rules/untestable.toml lists {id} as {list}, {why}"));
            if catalogue.rule(id).is_none_or(|rule| rule.id != id) {
                refuse("which is not in the catalogue");
            }
            match (tested.contains(id), list == PARTLY) {
                (true, false) => refuse("which has a test"),
                (false, true) => refuse("but it has no test at all"),
                (true, true) | (false, false) => {}
            }
            if reason.trim().is_empty() {
                refuse("without a reason");
            }
            let earlier = |&(other, elsewhere, awaited): &(&str, &str, &[String])| {
                other == id && (elsewhere != list || awaited == modules)
            };
            if seen.iter().any(earlier) {
                refuse("twice");
            }
            seen.push((id, list, modules));
        }
        problems
    }

    /// What is waited for is a module of the catalogue or a book that it does not have, and at least one of them is not there yet.
    fn wait_problems(&self, catalogue: &Catalogue) -> Vec<String> {
        let mut problems = Vec::new();
        for Waiting { modules, ids, .. } in self.gaps.waits.iter().chain(&self.gaps.partly) {
            let ids = ids.join(", ");
            let is_known = |module: &String| {
                catalogue.modules().contains(&module.as_str()) || self.modules.absent.contains(module)
            };
            let unknown = modules.iter().filter(|module| !is_known(module));
            problems.extend(unknown.map(|module| {
                format!("rules/untestable.toml lets {ids} wait for {module}, which is no module of the catalogue")
            }));
            if modules.iter().all(|module| self.state(module) == State::Finished) {
                let modules = if modules.is_empty() { "nothing".to_owned() } else { modules.join(" and ") };
                problems.push(format!(
                    "rules/untestable.toml lets {ids} wait for {modules}, which is finished: test them whole and take them out"
                ));
            }
        }
        problems
    }
}

const UNTESTABLE: &str = "untestable";
const WAITING: &str = "waiting";
const PARTLY: &str = "partly tested";

impl Gaps {
    /// Every rule, as it is listed: the list, the modules that it waits for, id and reason.
    fn rules(&self) -> impl Iterator<Item = (&'static str, &[String], &str, &str)> {
        let untestable =
            self.untestable.iter().map(|rule| (UNTESTABLE, &[][..], rule.id.as_str(), rule.reason.as_str()));
        let waiting = self.waits.iter().flat_map(|waiting| waiting.rules(WAITING));
        let partly = self.partly.iter().flat_map(|waiting| waiting.rules(PARTLY));
        untestable.chain(waiting).chain(partly)
    }
}

impl Waiting {
    fn rules(&self, list: &'static str) -> impl Iterator<Item = (&'static str, &[String], &str, &str)> {
        self.ids.iter().map(move |id| (list, &self.modules[..], id.as_str(), self.reason.as_str()))
    }
}

fn read_toml<T: DeserializeOwned>(path: &str) -> Result<T> {
    let text = fs::read_to_string(shell::root().join(path)).with_context(|| format!("cannot read {path}"))?;
    toml::from_str(&text).with_context(|| format!("{path} is not as expected"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(modules: &str, gaps: &str, tested: &[&str]) -> Vec<String> {
        let rules = "- **AB-001** Plain. (src)\n- **AB-002** Of CD. (src)\n- **CD-001** Other. (src)\n- **EF-001** Third. (src)\n";
        let catalogue = Catalogue::parse(&[("a.md", rules)]).unwrap();
        let lists = Lists::parse(&format!("absent = [\"GH\"]\n[modules]\n{modules}"), gaps).unwrap();
        lists.problems(&catalogue, &tested.iter().copied().collect())
    }

    const OPEN: &str = "AB = \"finished\"\nCD = \"open\"\nEF = \"open\"";

    #[test]
    fn the_lists_of_the_repository_agree_with_the_catalogue() {
        let lists = Lists::read().unwrap();
        let tested = lists.gaps.partly.iter().flat_map(|partly| &partly.ids).map(String::as_str).collect();
        assert_eq!(lists.problems(Catalogue::load(), &tested), [""; 0]);
        assert!(lists.is_untestable("BASE-265") && !lists.is_untestable("BASE-149"));
        assert!(lists.is_waiting("CK-SEA-01") && !lists.is_waiting("COMBO-003") && !lists.is_untestable("CK-SEA-01"));
    }

    #[test]
    fn modules_are_those_of_the_catalogue() {
        assert_eq!(
            problems("AB = \"open\"\nCD = \"open\"\nZZ = \"open\"", "", &[]),
            ["rules/modules.toml lists ZZ, which is no module of the catalogue", "rules/modules.toml does not list EF"]
        );
    }

    #[test]
    fn untestable_rules_are_known_reasoned_untested_and_listed_once() {
        let gaps = "[[untestable]]\nid = \"AB-001\"\nreason = \"\"\n[[untestable]]\nid = \"AB-777\"\nreason = \"x\"\n\
                    [[untestable]]\nid = \"AB-777\"\nreason = \"x\"";
        assert_eq!(
            problems(OPEN, gaps, &["AB-001"]),
            [
                "rules/untestable.toml lists AB-001 as untestable, which has a test",
                "rules/untestable.toml lists AB-001 as untestable, without a reason",
                "rules/untestable.toml lists AB-777 as untestable, which is not in the catalogue",
                "rules/untestable.toml lists AB-777 as untestable, which is not in the catalogue",
                "rules/untestable.toml lists AB-777 as untestable, twice",
            ]
        );
    }

    fn waits(list: &str, modules: &str) -> String {
        format!("[[{list}]]\nfor = {modules}\nreason = \"x\"\nids = [\"AB-002\"]\n")
    }

    #[test]
    fn a_rule_waits_until_all_modules_it_needs_are_finished() {
        let finished = OPEN.replace("CD = \"open\"", "CD = \"finished\"");
        let both = waits("waits", "[\"CD\", \"EF\"]");
        assert_eq!(problems(&finished, &both, &[]), [""; 0]);
        assert_eq!(
            problems(&finished.replace("open", "finished"), &both, &[]),
            [
                "rules/untestable.toml lets AB-002 wait for CD and EF, which is finished: test them whole and take them out"
            ]
        );
        // Where either module brings the rule to life, it stands under both.
        let either = waits("waits", "[\"CD\"]") + &waits("waits", "[\"EF\"]");
        assert_eq!(problems(OPEN, &either, &[]), [""; 0]);
        assert_eq!(
            problems(&finished, &either, &[]),
            ["rules/untestable.toml lets AB-002 wait for CD, which is finished: test them whole and take them out"]
        );
        let twice = waits("waits", "[\"CD\"]") + &waits("waits", "[\"CD\"]");
        assert_eq!(problems(OPEN, &twice, &[]), ["rules/untestable.toml lists AB-002 as waiting, twice"]);
    }

    #[test]
    fn modules_waited_for_are_known() {
        assert_eq!(
            problems(OPEN, &waits("waits", "[\"ZZ\"]"), &[]),
            ["rules/untestable.toml lets AB-002 wait for ZZ, which is no module of the catalogue"]
        );
        assert_eq!(
            problems(OPEN, &waits("waits", "[]"), &[]),
            [
                "rules/untestable.toml lets AB-002 wait for nothing, which is finished: test them whole and take them out"
            ]
        );
    }

    #[test]
    fn a_rule_may_wait_for_a_book_that_the_catalogue_does_not_have() {
        assert_eq!(problems(OPEN, &waits("waits", "[\"GH\"]"), &[]), [""; 0]);
        let present = format!("{OPEN}\nGH = \"open\"");
        assert_eq!(problems(&present, "", &[]), ["rules/modules.toml lists GH, which is no module of the catalogue"]);
        let rules = [("a.md", "- **AB-001** Plain. (src)\n")];
        let lists = Lists::parse("absent = [\"AB\"]\n[modules]\nAB = \"open\"", "").unwrap();
        assert_eq!(
            lists.problems(&Catalogue::parse(&rules).unwrap(), &HashSet::new()),
            ["rules/modules.toml calls AB absent, which the catalogue has"]
        );
    }

    #[test]
    fn what_waits_has_no_test_and_what_is_partly_tested_has_one() {
        let (waiting, partly) = (waits("waits", "[\"CD\"]"), waits("partly", "[\"CD\"]"));
        assert_eq!(problems(OPEN, &waiting, &[]), [""; 0]);
        assert_eq!(problems(OPEN, &partly, &["AB-002"]), [""; 0]);
        assert_eq!(
            problems(OPEN, &waiting, &["AB-002"]),
            ["rules/untestable.toml lists AB-002 as waiting, which has a test"]
        );
        assert_eq!(
            problems(OPEN, &partly, &[]),
            ["rules/untestable.toml lists AB-002 as partly tested, but it has no test at all"]
        );
        assert_eq!(
            problems(&OPEN.replace("open", "finished"), &partly, &["AB-002"]),
            ["rules/untestable.toml lets AB-002 wait for CD, which is finished: test them whole and take them out"]
        );
        let problems = problems(OPEN, &(waiting + &waits("partly", "[\"EF\"]")), &[]);
        assert!(
            problems.contains(&"rules/untestable.toml lists AB-002 as partly tested, twice".to_owned()),
            "{problems:?}"
        );
    }

    #[test]
    fn a_misspelt_state_or_key_is_refused() {
        assert!(Lists::parse("[modules]\nAB = \"done\"", "").is_err());
        assert!(Lists::parse("[modules]", "[[untestable]]\nid = \"AB-001\"\nwhy = \"x\"").is_err());
        assert!(Lists::parse("[modules]", "[[rule]]\nid = \"AB-001\"\nreason = \"x\"").is_err());
    }
}
