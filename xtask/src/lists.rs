//! The two lists beside the catalogue: which modules are finished, and which rules nothing can test.

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
    untestable: Untestable,
}

/// `rules/modules.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Modules {
    modules: BTreeMap<String, State>,
}

/// `rules/untestable.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Untestable {
    #[serde(default)]
    rule: Vec<UntestableRule>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UntestableRule {
    id: String,
    reason: String,
}

impl Lists {
    pub fn read() -> Result<Self> {
        let modules = read_toml("rules/modules.toml")?;
        let untestable = read_toml("rules/untestable.toml")?;
        Ok(Self { modules, untestable })
    }

    #[cfg(test)]
    pub fn parse(modules: &str, untestable: &str) -> Result<Self> {
        Ok(Self { modules: toml::from_str(modules)?, untestable: toml::from_str(untestable)? })
    }

    pub fn state(&self, module: &str) -> State {
        self.modules.modules.get(module).copied().unwrap_or(State::Open)
    }

    pub fn is_untestable(&self, id: &str) -> bool {
        self.untestable.rule.iter().any(|rule| rule.id == id)
    }

    /// Where the lists disagree with the catalogue or the tests, as sentences.
    pub fn problems(&self, catalogue: &Catalogue, tested: &HashSet<&str>) -> Vec<String> {
        let mut problems = Vec::new();
        let known = catalogue.modules();
        for module in self.modules.modules.keys().filter(|module| !known.contains(&module.as_str())) {
            problems.push(format!("rules/modules.toml lists {module}, which is no module of the catalogue"));
        }
        for module in known.iter().filter(|&&module| !self.modules.modules.contains_key(module)) {
            problems.push(format!("rules/modules.toml does not list {module}"));
        }
        let mut seen = HashSet::new();
        for UntestableRule { id, reason } in &self.untestable.rule {
            let mut refuse = |why: &str| problems.push(format!("rules/untestable.toml lists {id}, {why}"));
            if catalogue.rule(id).is_none_or(|rule| rule.id != id) {
                refuse("which is not in the catalogue");
            }
            if tested.contains(id.as_str()) {
                refuse("which has a test");
            }
            if reason.trim().is_empty() {
                refuse("without a reason");
            }
            if !seen.insert(id) {
                refuse("twice");
            }
        }
        problems
    }
}

fn read_toml<T: DeserializeOwned>(path: &str) -> Result<T> {
    let text = fs::read_to_string(shell::root().join(path)).with_context(|| format!("cannot read {path}"))?;
    toml::from_str(&text).with_context(|| format!("{path} is not as expected"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lists_of_the_repository_agree_with_the_catalogue() {
        let lists = Lists::read().unwrap();
        assert_eq!(lists.problems(Catalogue::load(), &HashSet::new()), [""; 0]);
        assert!(lists.is_untestable("BASE-265") && !lists.is_untestable("BASE-149"));
    }

    #[test]
    fn the_lists_must_agree_with_catalogue_and_tests() {
        let catalogue = Catalogue::parse(&[("a.md", "- **AB-001** Plain. (src)\n")]).unwrap();
        let untestable = "[[rule]]\nid = \"AB-001\"\nreason = \"\"\n[[rule]]\nid = \"AB-777\"\nreason = \"x\"\n\
                          [[rule]]\nid = \"AB-777\"\nreason = \"x\"";
        let lists = Lists::parse("[modules]\nZZ = \"open\"", untestable).unwrap();
        assert_eq!(
            lists.problems(&catalogue, &HashSet::from(["AB-001"])),
            [
                "rules/modules.toml lists ZZ, which is no module of the catalogue",
                "rules/modules.toml does not list AB",
                "rules/untestable.toml lists AB-001, which has a test",
                "rules/untestable.toml lists AB-001, without a reason",
                "rules/untestable.toml lists AB-777, which is not in the catalogue",
                "rules/untestable.toml lists AB-777, which is not in the catalogue",
                "rules/untestable.toml lists AB-777, twice",
            ]
        );
    }

    #[test]
    fn a_misspelt_state_or_key_is_refused() {
        assert!(Lists::parse("[modules]\nAB = \"done\"", "").is_err());
        assert!(Lists::parse("[modules]", "[[rule]]\nid = \"AB-001\"\nwhy = \"x\"").is_err());
    }
}
