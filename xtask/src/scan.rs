//! Finding the tests of the workspace: which rules they name and which refusal codes they provoke.
//!
//! Sources are parsed, not searched line by line, because positions and expected texts in tests are strings full of code-like words.

use std::collections::{BTreeSet, HashSet};

use anyhow::{Context, Result};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use steading_catalogue::Catalogue;
use syn::{
    Attribute, Expr, ItemFn, Lit, Meta,
    visit::{self, Visit},
};

use crate::files::TextFile;

/// A function marked `#[test]`.
#[derive(Debug)]
pub struct Test {
    pub name: String,
    pub file: String,
    pub line: usize,
    /// The ids in its name and after `Also:` in its doc comment, known or not.
    pub ids: Vec<String>,
    /// Words that may be refusal codes: `TooClose` from `Code::TooClose`, and every word in its strings.
    pub words: BTreeSet<String>,
}

/// All tests of the files given, in their order.
pub fn tests(files: &[TextFile], catalogue: &Catalogue) -> Result<Vec<Test>> {
    let series = catalogue.rules().map(steading_catalogue::Rule::series).collect();
    let mut tests = Vec::new();
    for file in files.iter().filter(|file| file.path.ends_with(".rs")) {
        let source = syn::parse_file(&file.text).with_context(|| format!("{} is not Rust", file.path))?;
        let mut visitor = Visitor { file: &file.path, series: &series, tests: &mut tests };
        visitor.visit_file(&source);
    }
    Ok(tests)
}

struct Visitor<'a> {
    file: &'a str,
    series: &'a HashSet<&'static str>,
    tests: &'a mut Vec<Test>,
}

impl<'a> Visit<'a> for Visitor<'_> {
    fn visit_item_fn(&mut self, function: &'a ItemFn) {
        if function.attrs.iter().any(is_test) {
            let name = function.sig.ident.to_string();
            let mut ids = ids_after_also(&doc_comment(&function.attrs));
            ids.splice(0..0, id_of_name(&name, self.series));
            let mut words = BTreeSet::new();
            collect_words(function.block.to_token_stream(), &mut words);
            let line = function.sig.ident.span().start().line;
            self.tests.push(Test { name, file: self.file.to_owned(), line, ids, words });
        }
        visit::visit_item_fn(self, function);
    }
}

/// `#[test]`, or the test attribute of an async runtime: `#[tokio::test]`.
fn is_test(attribute: &Attribute) -> bool {
    attribute.path().segments.last().is_some_and(|segment| segment.ident == "test")
}

/// `BASE-EX-08` for `base_ex_08_neighbours_are_too_close`. Only names that begin like a series of the catalogue name a rule.
fn id_of_name(name: &str, series: &HashSet<&str>) -> Option<String> {
    let words: Vec<_> = name.split('_').collect();
    let number = words.iter().position(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()))?;
    let prefix = words[..number].join("-").to_ascii_uppercase();
    series.contains(prefix.as_str()).then(|| format!("{prefix}-{}", words[number]))
}

fn doc_comment(attributes: &[Attribute]) -> String {
    let mut doc = String::new();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("doc")) {
        if let Meta::NameValue(meta) = &attribute.meta
            && let Expr::Lit(value) = &meta.value
            && let Lit::Str(text) = &value.lit
        {
            doc.push_str(&text.value());
            doc.push('\n');
        }
    }
    doc
}

/// The ids between `Also:` and the full stop. The list may run over several lines.
fn ids_after_also(doc: &str) -> Vec<String> {
    let Some((_, list)) = doc.split_once("Also:") else {
        return Vec::new();
    };
    let list = list.split('.').next().unwrap_or_default();
    let words = list.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.filter(|word| looks_like_an_id(word)).map(str::to_owned).collect()
}

/// Looser than the catalogue, so that a misspelt id is reported and not passed over.
fn looks_like_an_id(word: &str) -> bool {
    word.contains('-')
        && word.starts_with(|c: char| c.is_ascii_alphabetic())
        && word.contains(|c: char| c.is_ascii_digit())
}

fn collect_words(tokens: TokenStream, words: &mut BTreeSet<String>) {
    let tokens: Vec<_> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => collect_words(group.stream(), words),
            TokenTree::Ident(ident) if ident == "Code" => {
                words.extend(variant(&tokens[index + 1..]));
            }
            TokenTree::Literal(literal) => {
                words.extend(words_of_string(&Lit::new(literal.clone())));
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

/// The name after `::`.
fn variant(tokens: &[TokenTree]) -> Option<String> {
    let [TokenTree::Punct(first), TokenTree::Punct(second), TokenTree::Ident(name), ..] = tokens else {
        return None;
    };
    (first.as_char() == ':' && second.as_char() == ':').then(|| name.to_string())
}

fn words_of_string(literal: &Lit) -> Vec<String> {
    let Lit::Str(text) = literal else {
        return Vec::new();
    };
    let text = text.value();
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(text: &str) -> Vec<Test> {
        let file = TextFile { path: "a.rs".to_owned(), text: text.to_owned() };
        tests(&[file], Catalogue::load()).unwrap()
    }

    fn ids(text: &str) -> Vec<String> {
        scan(text).into_iter().flat_map(|test| test.ids).collect()
    }

    #[test]
    fn a_name_gives_its_id() {
        assert_eq!(ids("#[test] fn base_149_too_close() {}"), ["BASE-149"]);
        assert_eq!(ids("#[test] fn base_ex_08_neighbours() {}"), ["BASE-EX-08"]);
        assert_eq!(ids("#[test] fn ck_tb_04() {}"), ["CK-TB-04"]);
        assert_eq!(ids("#[test] fn barb_combo_13_x() {}"), ["BARB-COMBO-13"]);
        assert_eq!(ids("#[test] fn base_9999_x() {}"), ["BASE-9999"]);
    }

    #[test]
    fn other_names_give_none() {
        assert_eq!(ids("#[test] fn parses_base_149() {}"), [""; 0]);
        assert_eq!(ids("#[test] fn two_players_3_cards() {}"), [""; 0]);
        assert_eq!(ids("#[test] fn base_rules_hold() {}"), [""; 0]);
        assert_eq!(ids("#[test] fn __() {}"), [""; 0]);
    }

    #[test]
    fn only_tests_count_wherever_they_stand() {
        let text = "fn base_001_helper() {} mod tests { /// Doc.\n #[cfg(unix)] #[test] #[rustfmt::skip] fn base_002_x() {} \
                    #[tokio::test] async fn base_003_y() {} }";
        assert_eq!(ids(text), ["BASE-002", "BASE-003"]);
        assert_eq!(ids("/* #[test] fn base_004_x() {} */ const S: &str = \"#[test] fn base_005_x() {}\";"), [""; 0]);
    }

    #[test]
    fn the_doc_comment_names_further_rules() {
        let text = "/// A sentence with BASE-001.\n///\n/// Also: BASE-226,\n/// `BASE-227` and BASE-22x. Not BASE-228.\n\
                    #[test] fn base_149_x() {}";
        assert_eq!(ids(text), ["BASE-149", "BASE-226", "BASE-227", "BASE-22x"]);
    }

    #[test]
    fn codes_are_found_as_variants_and_in_strings() {
        let text = "#[test] fn a() { check(Code::TooClose, game::Code::BadRate); f!(\"x\\nNO_EFFECT: y\"); let OTHER = Kind::Gone; \
                    /* Code::Commented */ }";
        let words = &scan(text)[0].words;
        for word in ["TooClose", "BadRate", "NO_EFFECT"] {
            assert!(words.contains(word), "{word}");
        }
        for word in ["Gone", "OTHER", "Commented"] {
            assert!(!words.contains(word), "{word}");
        }
    }

    #[test]
    fn a_test_knows_its_line() {
        assert_eq!(scan("\n#[test]\nfn base_149_x() {}\n")[0].line, 3);
    }

    #[test]
    fn a_file_that_is_not_rust_is_named() {
        let file = TextFile { path: "broken.rs".to_owned(), text: "fn {".to_owned() };
        let error = tests(&[file], Catalogue::load()).unwrap_err();
        assert!(format!("{error:#}").starts_with("broken.rs is not Rust"));
    }
}
