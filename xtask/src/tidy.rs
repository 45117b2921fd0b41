//! `cargo xtask tidy`: things no other tool complains about, found by reading the files of the repository.

use std::fmt;

use anyhow::{Result, bail};
use clap::Args;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::{
    codegen,
    files::{self, TextFile},
    shell,
};

/// A source file longer than this must be parted.
const LINES_MAX: usize = 800;
/// A source file longer than this has a second subject hiding in it.
const LINES_WARNING: usize = 600;
/// Words in a row that make a sentence. Names of cards and things are shorter, so a glossary may print them.
const SENTENCE_WORDS: usize = 4;

/// The page that is shown where nobody has built the client; it can load no texts.
const UNBUILT: &str = "crates/server/unbuilt.html";

/// Where a module of the island may be asked for by name; `ARCHITECTURE.md` says why (`How modules meet the base rules`).
const MODULES_NAMED_IN: &[&str] = &[
    "crates/island/src/modules/",
    "crates/island/src/text/options.rs",
    "crates/bots/src/judge/island/",
    "crates/bench/src/work.rs",
];

const BANNED_MACROS: &[&str] = &["todo", "unimplemented"];
const BANNED_ATTRIBUTES: &[&str] = &["ignore", "should_panic"];

/// Check the repository for things no other tool complains about.
#[derive(Args)]
pub struct Tidy {}

impl Tidy {
    #[expect(clippy::unused_self, reason = "every command is executed alike")]
    pub fn execute(&self) -> Result<()> {
        check()
    }
}

/// Prints everything found and fails if more than warnings were found.
pub fn check() -> Result<()> {
    let files = files::text_files(&shell::root())?;
    let findings: Vec<_> = files.iter().flat_map(findings).collect();
    for finding in &findings {
        println!("{finding}");
    }
    let problems = findings.iter().filter(|finding| !finding.is_warning).count();
    if problems > 0 {
        bail!("tidy found problems in the places above: {problems}");
    }
    println!("{} files are tidy", files.len());
    Ok(())
}

struct Finding {
    path: String,
    line: usize,
    is_warning: bool,
    message: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.is_warning { "warning: " } else { "" };
        write!(f, "{}:{}: {kind}{}", self.path, self.line, self.message)
    }
}

fn findings(file: &TextFile) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut add = |line: usize, is_warning: bool, message: &str| {
        found.push(Finding { path: file.path.clone(), line, is_warning, message: message.to_owned() });
    };
    let is_source = file.path.ends_with(".rs");
    if is_source || file.path.ends_with(".md") || file.path.ends_with(".toml") {
        check_blanks(&file.text, |line, message| add(line, false, message));
    }
    if is_source {
        check_banned(&file.text, |line, message| add(line, false, message));
        if !may_name_modules(&file.path) {
            check_module_names(&file.text, |line, message| add(line, false, message));
        }
        let lines = file.text.lines().count();
        if lines > LINES_WARNING && !file.text.starts_with(codegen::MARK) {
            let advice = if lines > LINES_MAX { "more than 800 lines: part it" } else { "more than 600 lines" };
            add(lines, lines <= LINES_MAX, advice);
        }
    }
    if file.path.ends_with("src/lib.rs") && !file.text.starts_with("//!") {
        add(1, false, "a crate begins with a `//!` comment that says what it is");
    }
    if !may_hold_rulebook_words(&file.path) {
        for (index, _) in file.text.lines().enumerate().filter(|(_, line)| has_cyrillic_sentence(line)) {
            add(index + 1, false, "a Cyrillic sentence: texts belong in locales/, rulebooks nowhere");
        }
    }
    found
}

fn check_blanks(text: &str, mut add: impl FnMut(usize, &str)) {
    for (index, line) in text.lines().enumerate() {
        if line.contains('\t') {
            add(index + 1, "a tab");
        }
        if line.ends_with(char::is_whitespace) {
            add(index + 1, "blanks at the end of the line");
        }
    }
}

/// Reads tokens, not text, so that comments and strings may speak of what is banned.
fn check_banned(text: &str, mut add: impl FnMut(usize, &str)) {
    match text.parse() {
        Ok(tokens) => check_tokens(tokens, &mut add),
        Err(_) => add(1, "not Rust"),
    }
}

fn check_tokens(tokens: TokenStream, add: &mut impl FnMut(usize, &str)) {
    let tokens: Vec<_> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        let line = token.span().start().line;
        let next = tokens.get(index + 1);
        if let Some(name) = macro_called(token, next).filter(|name| BANNED_MACROS.contains(&name.as_str())) {
            add(line, &format!("{name}!: finish it or leave it out"));
        }
        if let Some(name) = attribute(token, next).filter(|name| BANNED_ATTRIBUTES.contains(&name.as_str())) {
            add(line, &format!("#[{name}]: a test runs and asserts what it expects"));
        }
        if let TokenTree::Group(group) = token {
            check_tokens(group.stream(), add);
        }
    }
}

/// Rules ask for parameters, slots and hooks, never for a module; tests may name any.
fn may_name_modules(path: &str) -> bool {
    let is_test = path.contains("/tests/") || path.ends_with("/tests.rs");
    is_test || MODULES_NAMED_IN.iter().any(|place| path.starts_with(place))
}

/// Finds `Module::Rivers` and its like outside tests.
fn check_module_names(text: &str, mut add: impl FnMut(usize, &str)) {
    if let Ok(tokens) = text.parse() {
        find_module_names(tokens, &mut add);
    }
}

fn find_module_names(tokens: TokenStream, add: &mut impl FnMut(usize, &str)) {
    let tokens: Vec<_> = tokens.into_iter().collect();
    let mut is_test = false;
    for (index, token) in tokens.iter().enumerate() {
        is_test |= is_test_attribute(token);
        // An item without a body ends here.
        is_test &= !matches!(token, TokenTree::Punct(mark) if mark.as_char() == ';');
        if let Some(name) = variant_of_module(&tokens[index..]) {
            let message = format!("Module::{name}: ask a parameter, a slot or a hook, not for a module by name");
            add(token.span().start().line, &message);
        }
        if let TokenTree::Group(group) = token {
            // An item with a body ends with it.
            if !is_test {
                find_module_names(group.stream(), add);
            } else if group.delimiter() == Delimiter::Brace {
                is_test = false;
            }
        }
    }
}

/// Whether this is `[cfg(test)]`.
fn is_test_attribute(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket && group.stream().to_string().replace(' ', "") == "cfg(test)")
}

/// The variant in `Module::Variant`; constants and functions of the type are no names of modules.
fn variant_of_module(tokens: &[TokenTree]) -> Option<String> {
    let [TokenTree::Ident(of), TokenTree::Punct(first), TokenTree::Punct(second), TokenTree::Ident(name), ..] = tokens
    else {
        return None;
    };
    let is_path = of == "Module" && (first.as_char(), second.as_char()) == (':', ':');
    let name = name.to_string();
    let is_variant = name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase);
    (is_path && is_variant).then_some(name)
}

/// The name in `name!`.
fn macro_called(token: &TokenTree, next: Option<&TokenTree>) -> Option<String> {
    let (TokenTree::Ident(name), Some(TokenTree::Punct(mark))) = (token, next) else {
        return None;
    };
    (mark.as_char() == '!').then(|| name.to_string())
}

/// The name in `#[name]`.
fn attribute(token: &TokenTree, next: Option<&TokenTree>) -> Option<String> {
    let (TokenTree::Punct(mark), Some(TokenTree::Group(group))) = (token, next) else {
        return None;
    };
    let Some(TokenTree::Ident(name)) = group.stream().into_iter().next() else {
        return None;
    };
    (mark.as_char() == '#').then(|| name.to_string())
}

/// The catalogue names sections of the rulebooks; the locales are translations of our own.
fn may_hold_rulebook_words(path: &str) -> bool {
    path.starts_with("locales/")
        || path == UNBUILT
        || (path.starts_with("rules/") && (path.ends_with(".md") || path.ends_with(".csv")))
}

fn has_cyrillic_sentence(line: &str) -> bool {
    let mut words_in_a_row = 0;
    for word in line.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()) {
        let is_cyrillic = word.chars().all(codegen::is_cyrillic);
        words_in_a_row = if is_cyrillic { words_in_a_row + 1 } else { 0 };
        if words_in_a_row == SENTENCE_WORDS {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let file = TextFile { path: path.to_owned(), text: text.to_owned() };
        findings(&file).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn clean_files_pass() {
        assert_eq!(found("crates/a/src/lib.rs", "//! A crate.\n"), [""; 0]);
        assert_eq!(found("README.md", "# Title\n\nText.\n"), [""; 0]);
        assert_eq!(found("Makefile", "all:\n\techo  \n"), [""; 0]);
    }

    #[test]
    fn tabs_and_trailing_blanks_are_found() {
        assert_eq!(found("a.md", "one \n\ttwo\n"), ["a.md:1: blanks at the end of the line", "a.md:2: a tab"]);
        assert_eq!(found("a.toml", "x = 1\t\n").len(), 2);
    }

    #[test]
    fn unfinished_code_and_skipped_tests_are_found() {
        let text = "fn a() {\n    todo!()\n}\nfn b() { if x { unimplemented!(\"y\") } }\n#[ignore = \"slow\"]\n#[should_panic]\nfn c() {}\n";
        let lines: Vec<_> =
            found("a.rs", text).iter().map(|line| line.split(": ").next().unwrap().to_owned()).collect();
        assert_eq!(lines, ["a.rs:2", "a.rs:4", "a.rs:5", "a.rs:6"]);
    }

    #[test]
    fn comments_and_strings_may_speak_of_them() {
        let text = "/// Never todo!() or #[ignore].\nconst A: &str = \"unimplemented!()\"; // #[should_panic]\n";
        assert_eq!(found("a.rs", text), [""; 0]);
    }

    #[test]
    fn modules_are_named_in_their_folder_and_in_tests_alone() {
        let rule = "fn a(game: &Island) -> bool {\n    game.has(Module::Rivers)\n}\n";
        let said =
            "crates/island/src/rules.rs:2: Module::Rivers: ask a parameter, a slot or a hook, not for a module by name";
        assert_eq!(found("crates/island/src/rules.rs", rule), [said]);
        assert_eq!(found("crates/island/src/modules/rivers/mod.rs", rule), [""; 0]);
        assert_eq!(found("crates/island/tests/modules/rivers/mod.rs", rule), [""; 0]);
        let all = "const A: usize = Module::ALL.len();\nfn b() { Module::named(\"rivers\"); }\n";
        assert_eq!(found("crates/island/src/rules.rs", all), [""; 0]);
        let tested = format!("#[cfg(test)]\nmod tests {{\n{rule}}}\n{rule}");
        assert_eq!(found("crates/island/src/rules.rs", &tested).len(), 1);
    }

    #[test]
    fn source_that_does_not_lex_is_found() {
        assert_eq!(found("a.rs", "fn a( {\n"), ["a.rs:1: not Rust"]);
    }

    #[test]
    fn long_files_are_found_unless_generated() {
        assert_eq!(found("a.rs", &"\n".repeat(600)), [""; 0]);
        assert_eq!(found("a.rs", &"\n".repeat(601)), ["a.rs:601: warning: more than 600 lines"]);
        assert_eq!(found("a.rs", &"\n".repeat(801)), ["a.rs:801: more than 800 lines: part it"]);
        assert_eq!(found("a.rs", &format!("{} from x\n{}", codegen::MARK, "\n".repeat(900))), [""; 0]);
    }

    #[test]
    fn a_crate_without_introduction_is_found() {
        assert_eq!(found("crates/a/src/lib.rs", "pub fn a() {}\n").len(), 1);
    }

    #[test]
    fn cyrillic_sentences_are_found_outside_catalogue_and_locales() {
        // Built here, so that this file passes.
        let sentence = "дорога, ".repeat(3) + "город!\n";
        for path in ["README.md", "docs/a.txt", "crates/a/src/main.rs"] {
            assert_eq!(found(path, &format!("// {sentence}")).len(), 1, "{path}");
        }
        for path in ["rules/base.md", "rules/rivals-cards.csv", "locales/ru/a.ftl"] {
            assert_eq!(found(path, &sentence), [""; 0], "{path}");
        }
        assert_eq!(found("docs/glossary.md", "| Самый длинный тракт | Longest Road | дорога |\n"), [""; 0]);
    }
}
