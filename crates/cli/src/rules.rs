//! `steading rules`: the rule catalogue in the terminal.

use std::io::Write;

use anyhow::bail;
use clap::Args;
use serde_json::{Value as Json, json};
use steading_catalogue::{Catalogue, Rule};

use crate::out::{Out, nearest, usage, wrap};

/// Looks up rules by id, by refusal code, or by words.
#[derive(Args)]
#[command(after_help = "\
Examples:
  steading rules BASE-149              one rule
  steading rules distance rule         rules with both words, best match first
  steading rules robber --module FRIEND
  steading rules TOO_CLOSE             a refusal code and the rules it enforces
  steading rules --module BASE --json longest road")]
pub struct Rules {
    /// An id such as BASE-149, a code such as TOO_CLOSE, or words.
    #[arg(required = true, value_name = "ID|CODE|WORDS")]
    words: Vec<String>,

    /// Only rules of this module, such as BASE.
    #[arg(long, value_name = "MODULE")]
    module: Option<String>,

    /// How many rules to print at most; 0 prints all.
    #[arg(long, value_name = "N", default_value_t = 10)]
    limit: usize,

    /// Prints one JSON array, of all rules found.
    #[arg(long)]
    json: bool,
}

impl Rules {
    /// Runs the command.
    pub fn run(&self, out: &mut Out) -> anyhow::Result<()> {
        let catalogue = Catalogue::load();
        let module = self.module.as_deref().map(str::to_ascii_uppercase);
        if let Some(module) = module.as_deref().filter(|module| !catalogue.modules().contains(module)) {
            return Err(usage(format!(
                "no module is called `{module}`; there are: {}",
                catalogue.modules().join(", ")
            )));
        }
        let mut found = self.find(catalogue);
        found.retain(|rule| module.as_deref().is_none_or(|module| rule.module == module));
        if found.is_empty() {
            bail!(self.nothing_found(catalogue, module.as_deref()));
        }
        if self.json {
            return out.json(&found.iter().map(|rule| as_json(rule)).collect::<Vec<_>>());
        }
        let shown = if self.limit == 0 { found.len() } else { self.limit.min(found.len()) };
        for rule in &found[..shown] {
            print(rule, out)?;
        }
        if shown < found.len() {
            writeln!(out, "… and {} more: --limit 0 prints all, more words narrow it down", found.len() - shown)?;
        }
        Ok(())
    }

    /// Ids and refusal codes if every word is one, else a search.
    fn find<'a>(&self, catalogue: &'a Catalogue) -> Vec<&'a Rule> {
        let exact = |word: &String| match catalogue.code(word) {
            Some(code) => {
                let ids = std::iter::once(code.rule).chain(code.enforces.iter().copied());
                Some(ids.filter_map(|id| catalogue.rule(id)).collect())
            }
            None => catalogue.rule(word).map(|rule| vec![rule]),
        };
        let all: Option<Vec<Vec<&Rule>>> = self.words.iter().map(exact).collect();
        all.map_or_else(|| catalogue.search(&self.words.join(" ")), |all| all.concat())
    }

    fn nothing_found(&self, catalogue: &Catalogue, module: Option<&str>) -> String {
        let words = self.words.join(" ");
        let within = module.map_or(String::new(), |module| format!(" in {module}"));
        let wanted = words.trim().replace('_', "-");
        let near = nearest(&wanted, catalogue.rules().map(|rule| rule.id), 5);
        let looks_like_an_id = wanted.contains('-') && wanted.ends_with(|last: char| last.is_ascii_digit());
        if looks_like_an_id && !near.is_empty() {
            format!("no rule is called `{words}`{within}; near it: {}", near.join(", "))
        } else {
            format!("no rule has all of these words{within}: {words}")
        }
    }
}

fn print(rule: &Rule, out: &mut Out) -> anyhow::Result<()> {
    let kind = if rule.is_example { "  (worked example)" } else { "" };
    writeln!(out, "{}  {}{kind}", out.styled("1", rule.id), out.styled("2", rule.section))?;
    writeln!(out, "{}", wrap(rule.text, 2))?;
    let place = format!("source: {}; rules/{}:{}", rule.source, rule.file, rule.line);
    writeln!(out, "{}\n", out.styled("2", wrap(&place, 2)))?;
    Ok(())
}

fn as_json(rule: &Rule) -> Json {
    json!({
        "id": rule.id, "module": rule.module, "is_example": rule.is_example, "text": rule.text, "source": rule.source,
        "section": rule.section, "file": rule.file, "line": rule.line,
    })
}
