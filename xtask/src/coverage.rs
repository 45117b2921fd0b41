//! `cargo xtask rules`: which rules, worked examples and refusal codes of the catalogue have a test.

use std::collections::HashSet;

use anyhow::{Result, bail};
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};
use serde::Serialize;
use steading_catalogue::{Catalogue, RefusalCode, Rule};

use crate::{
    codegen, files,
    lists::{Lists, State},
    scan::{self, Test},
    shell,
};

/// Crates whose tests speak of rules and codes without putting them to the test.
const TOOLS: &[&str] = &["crates/catalogue/", "xtask/"];

/// Columns of numbers in the table.
const COLUMNS: usize = 10;

/// Print which rules have a test.
#[derive(Args)]
pub struct Rules {
    /// List what has no test.
    #[arg(long)]
    missing: bool,
    /// Print everything as JSON.
    #[arg(long)]
    json: bool,
    /// Fail if a finished module misses a test, or if a test or list names an unknown id.
    #[arg(long)]
    check: bool,
}

impl Rules {
    pub fn execute(&self) -> Result<()> {
        let report = Report::of_workspace()?;
        if self.json {
            println!("{}", serde_json::to_string_pretty(&report)?);
        } else {
            println!("{}", report.table());
        }
        if !self.json && !self.check {
            report.print_unknown_ids();
        }
        if self.missing && !self.json {
            report.print_missing();
        }
        if self.check { report.check() } else { Ok(()) }
    }
}

/// The table, and a failure if something is wrong: the last step of `cargo xtask test`.
pub fn check() -> Result<()> {
    Rules { missing: false, json: false, check: true }.execute()
}

#[derive(Serialize)]
struct Report {
    modules: Vec<ModuleReport>,
    unknown_ids: Vec<UnknownId>,
    /// What is wrong with the two lists in `rules/`.
    list_problems: Vec<String>,
}

#[derive(Serialize)]
struct ModuleReport {
    module: &'static str,
    state: State,
    rules: usize,
    untestable: usize,
    /// Rules of which nothing can be shown before another module is there.
    waiting: usize,
    missing_rules: Vec<&'static str>,
    examples: usize,
    missing_examples: Vec<&'static str>,
    codes: usize,
    missing_codes: Vec<&'static str>,
}

/// A test that names an id the catalogue does not have.
#[derive(Serialize)]
struct UnknownId {
    id: String,
    test: String,
    file: String,
    line: usize,
}

impl Report {
    fn of_workspace() -> Result<Self> {
        let catalogue = Catalogue::load();
        let mut files = files::text_files(&shell::root())?;
        files.retain(|file| !TOOLS.iter().any(|folder| file.path.starts_with(folder)));
        let tests = scan::tests(&files, catalogue)?;
        Ok(Self::new(catalogue, &tests, &Lists::read()?))
    }

    fn new(catalogue: &Catalogue, tests: &[Test], lists: &Lists) -> Self {
        let evidence = Evidence {
            ids: tests.iter().flat_map(|test| &test.ids).map(String::as_str).collect(),
            words: tests.iter().flat_map(|test| &test.words).map(String::as_str).collect(),
        };
        let modules = catalogue.modules().into_iter();
        Self {
            modules: modules.map(|module| ModuleReport::new(module, catalogue, &evidence, lists)).collect(),
            unknown_ids: unknown_ids(catalogue, tests),
            list_problems: lists.problems(catalogue, &evidence.ids),
        }
    }

    fn table(&self) -> Table {
        let mut table = Table::new();
        table.load_style(presets::UTF8_FULL_CONDENSED).set_header([
            "Module",
            "State",
            "Rules",
            "Untestable",
            "Waiting",
            "Testable",
            "With test",
            "Examples",
            "With test",
            "Codes",
            "Without test",
            "Unknown ids",
        ]);
        let mut totals = [0; COLUMNS];
        for module in &self.modules {
            let unknown = self.unknown_ids.iter().filter(|unknown| unknown.is_in(module.module)).count();
            let numbers = module.numbers(unknown);
            for (total, number) in totals.iter_mut().zip(numbers) {
                *total += number;
            }
            let state = if module.state == State::Finished { "finished" } else { "open" };
            table.add_row(row(module.module, state, numbers));
        }
        // Ids of no module at all count here only.
        totals[COLUMNS - 1] = self.unknown_ids.len();
        table.add_row(row("all", "", totals));
        for column in table.column_iter_mut().skip(2) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        table
    }

    fn print_unknown_ids(&self) {
        for UnknownId { id, test, file, line } in &self.unknown_ids {
            println!("{file}:{line}: {test} names {id}, which is not in the catalogue");
        }
    }

    fn print_missing(&self) {
        let catalogue = Catalogue::load();
        for module in &self.modules {
            for id in module.missing_rules.iter().chain(&module.missing_examples) {
                let text = catalogue.rule(id).map(|rule| codegen::opening(rule.text)).unwrap_or_default();
                println!("{id:<14} {text}");
            }
            for name in &module.missing_codes {
                let when = catalogue.code(name).map(|code| code.when).unwrap_or_default();
                println!("{name}: {when}");
            }
        }
    }

    /// Everything that makes `--check` fail, as sentences.
    fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for module in self.modules.iter().filter(|module| module.state == State::Finished) {
            let name = module.module;
            let mut missing = |what: &str, ids: &[&str]| {
                problems.extend(ids.iter().map(|id| format!("{name} is finished, but {what} {id} has no test")));
            };
            missing("rule", &module.missing_rules);
            missing("example", &module.missing_examples);
            missing("refusal code", &module.missing_codes);
        }
        problems.extend(self.unknown_ids.iter().map(|unknown| {
            format!("{}:{}: {} names the unknown id {}", unknown.file, unknown.line, unknown.test, unknown.id)
        }));
        problems.extend_from_slice(&self.list_problems);
        problems
    }

    fn check(&self) -> Result<()> {
        let problems = self.problems();
        for problem in &problems {
            eprintln!("{problem}");
        }
        match problems.len() {
            0 => Ok(()),
            1 => bail!("rule coverage has 1 problem"),
            count => bail!("rule coverage has {count} problems"),
        }
    }
}

/// What all tests together name.
struct Evidence<'a> {
    ids: HashSet<&'a str>,
    words: HashSet<&'a str>,
}

impl ModuleReport {
    fn new(module: &'static str, catalogue: &Catalogue, evidence: &Evidence<'_>, lists: &Lists) -> Self {
        let in_module = catalogue.rules().filter(|rule| rule.module == module);
        let (examples, rules): (Vec<_>, Vec<_>) = in_module.partition(|rule| rule.is_example);
        let is_missing = |id: &&str| !evidence.ids.contains(id) && !lists.is_untestable(id) && !lists.is_waiting(id);
        let missing = |rules: &[&Rule]| rules.iter().map(|rule| rule.id).filter(is_missing).collect();
        let codes: Vec<_> = catalogue.codes().iter().filter(|code| code.module == module).collect();
        let is_untested = |code: &&&RefusalCode| {
            !evidence.words.contains(code.name) && !evidence.words.contains(code.variant().as_str())
        };
        Self {
            module,
            state: lists.state(module),
            rules: rules.len(),
            untestable: rules.iter().filter(|rule| lists.is_untestable(rule.id)).count(),
            waiting: rules.iter().filter(|rule| lists.is_waiting(rule.id)).count(),
            missing_rules: missing(&rules),
            examples: examples.len(),
            missing_examples: missing(&examples),
            codes: codes.len(),
            missing_codes: codes.iter().filter(is_untested).map(|code| code.name).collect(),
        }
    }

    /// The columns of the table after module and state.
    fn numbers(&self, unknown: usize) -> [usize; COLUMNS] {
        let testable = self.rules - self.untestable - self.waiting;
        [
            self.rules,
            self.untestable,
            self.waiting,
            testable,
            testable - self.missing_rules.len(),
            self.examples,
            self.examples - self.missing_examples.len(),
            self.codes,
            self.missing_codes.len(),
            unknown,
        ]
    }
}

impl UnknownId {
    fn is_in(&self, module: &str) -> bool {
        self.id.split('-').next() == Some(module)
    }
}

fn row(module: &str, state: &str, numbers: [usize; COLUMNS]) -> Vec<String> {
    let mut row = vec![module.to_owned(), state.to_owned()];
    row.extend(numbers.map(|number| number.to_string()));
    row
}

fn unknown_ids(catalogue: &Catalogue, tests: &[Test]) -> Vec<UnknownId> {
    let mut unknown = Vec::new();
    for test in tests {
        for id in test.ids.iter().filter(|id| catalogue.rule(id).is_none()) {
            unknown.push(UnknownId {
                id: id.clone(),
                test: test.name.clone(),
                file: test.file.clone(),
                line: test.line,
            });
        }
    }
    unknown
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "# Codes\n- **AB-001** Plain. (src)\n- **AB-002** Flavour. (src)\n\
                        - **AB-003** `TOO_CLOSE` — near — where. (ruling)\n- **AB-EX-01** Example. (src)\n";

    fn report(tests: &[(&str, &str)], state: &str, untestable: &str) -> Report {
        let catalogue = Catalogue::parse(&[("a.md", FILE)]).unwrap();
        let tests: Vec<_> = tests
            .iter()
            .map(|(ids, words)| Test {
                name: "some_test".to_owned(),
                file: "a.rs".to_owned(),
                line: 7,
                ids: ids.split_whitespace().map(str::to_owned).collect(),
                words: words.split_whitespace().map(str::to_owned).collect(),
            })
            .collect();
        let lists = Lists::parse(&format!("[modules]\n{state}"), untestable).unwrap();
        Report::new(&catalogue, &tests, &lists)
    }

    #[test]
    fn an_open_module_may_miss_tests() {
        let report = report(&[("AB-001", "")], "AB = \"open\"", "");
        assert_eq!(report.modules[0].numbers(0), [3, 0, 0, 3, 1, 1, 0, 1, 1, 0]);
        assert_eq!(report.problems(), [""; 0]);
    }

    #[test]
    fn a_finished_module_needs_every_rule_example_and_code() {
        let report = report(&[("AB-001", "")], "AB = \"finished\"", "");
        assert_eq!(
            report.problems(),
            [
                "AB is finished, but rule AB-002 has no test",
                "AB is finished, but rule AB-003 has no test",
                "AB is finished, but example AB-EX-01 has no test",
                "AB is finished, but refusal code TOO_CLOSE has no test",
            ]
        );
    }

    #[test]
    fn a_finished_module_may_leave_out_what_is_untestable() {
        let tests = [("AB-001 AB-003", "TooClose"), ("AB-EX-01", "")];
        let report = report(&tests, "AB = \"finished\"", "[[untestable]]\nid = \"AB-002\"\nreason = \"Flavour.\"");
        assert_eq!(report.problems(), [""; 0]);
        assert_eq!(report.modules[0].numbers(0), [3, 1, 0, 2, 2, 1, 1, 1, 0, 0]);
    }

    #[test]
    fn a_finished_module_may_leave_out_what_waits_for_another() {
        let tests = [("AB-001 AB-003", "TooClose"), ("AB-EX-01", "")];
        let waits = "[[waits]]\nfor = [\"ZZ\"]\nreason = \"Later.\"\nids = [\"AB-002\"]";
        let report = report(&tests, "AB = \"finished\"", waits);
        assert_eq!(
            report.problems(),
            ["rules/untestable.toml lets AB-002 wait for ZZ, which is no module of the catalogue"]
        );
        assert_eq!(report.modules[0].numbers(0), [3, 0, 1, 2, 2, 1, 1, 1, 0, 0]);
    }

    #[test]
    fn a_code_is_tested_by_variant_or_by_name() {
        for word in ["TooClose", "TOO_CLOSE"] {
            assert_eq!(report(&[("", word)], "AB = \"open\"", "").modules[0].missing_codes, [""; 0]);
        }
        assert_eq!(report(&[("", "too_close")], "AB = \"open\"", "").modules[0].missing_codes, ["TOO_CLOSE"]);
    }

    #[test]
    fn unknown_ids_are_problems_even_in_an_open_module() {
        let report = report(&[("AB-001 AB-009 ZZ-1", "")], "AB = \"open\"", "");
        assert_eq!(
            report.problems(),
            ["a.rs:7: some_test names the unknown id AB-009", "a.rs:7: some_test names the unknown id ZZ-1"]
        );
        let last_row = report.table().to_string().lines().rev().nth(1).unwrap().replace(' ', "");
        assert!(last_row.ends_with("┆2│"), "{last_row}");
    }
}
