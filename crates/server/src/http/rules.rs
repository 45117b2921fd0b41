//! The rule catalogue: rules by module, by id and by words, in the language of the reader.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use steading_catalogue::{Catalogue, Rule};
use steading_protocol::http::{RuleInfo, RuleModule};
use steading_protocol::{ErrorCode, Failure};
use steading_registry::Language;

use super::App;
use super::ask::Speaks;
use super::failure::Denied;
use super::games::aside;

/// So many rules are found at most.
pub const FOUND_MAX: usize = 100;

/// The longest query, in characters.
pub const QUERY_CHARS_MAX: usize = 200;

/// Which rules somebody wants to read.
#[derive(Deserialize)]
pub struct RulesQuery {
    module: Option<String>,
    query: Option<String>,
}

/// Lists the rules of a module in their order, or finds rules by words, the best first. What nobody has translated is in English.
#[utoipa::path(get, path = "/api/rules",
    params(
        ("module" = Option<String>, Query, description = "The module, such as `BASE`."),
        ("query" = Option<String>, Query, description = "Words that must all be there, or an id; at most 100 rules are found."),
        ("language" = Option<String>, Query, description = "The language of the texts: `en`, `ru` or `uk`."),
    ),
    responses(
        (status = 200, description = "The rules.", body = Vec<RuleInfo>),
        (status = 400, description = "`BAD_MESSAGE`: neither a module nor words.", body = Failure),
        (status = 404, description = "`UNKNOWN`: there is no such module.", body = Failure),
        (status = 413, description = "`TOO_LONG`: too many words.", body = Failure),
    ),
)]
pub async fn list(
    State(_): State<App>,
    Speaks(language): Speaks,
    Query(asked): Query<RulesQuery>,
) -> Result<Json<Vec<RuleInfo>>, Denied> {
    let module = asked.module.map(|module| module.to_ascii_uppercase());
    if module.as_deref().is_some_and(|module| !Catalogue::load().modules().contains(&module)) {
        return Err(Denied::new(ErrorCode::Unknown, "There is no such module."));
    }
    if asked.query.as_ref().is_some_and(|query| query.chars().count() > QUERY_CHARS_MAX) {
        return Err(Denied::new(ErrorCode::TooLong, format!("A search has at most {QUERY_CHARS_MAX} characters.")));
    }
    if module.is_none() && asked.query.is_none() {
        return Err(Denied::new(ErrorCode::BadMessage, "Name a module, or words to search for."));
    }
    aside(move || found(module.as_deref(), asked.query.as_deref(), language)).await.map(Json)
}

/// Gives out a rule by its id.
#[utoipa::path(get, path = "/api/rules/{id}",
    params(
        ("id" = String, Path, description = "The id, such as `BASE-149`."),
        ("language" = Option<String>, Query, description = "The language of the text: `en`, `ru` or `uk`."),
    ),
    responses(
        (status = 200, description = "The rule.", body = RuleInfo),
        (status = 404, description = "`UNKNOWN`: there is no such rule.", body = Failure),
    ),
)]
pub async fn one(
    State(_): State<App>,
    Speaks(language): Speaks,
    Path(id): Path<String>,
) -> Result<Json<RuleInfo>, Denied> {
    let rule = Catalogue::load().rule(&id);
    let rule = rule.ok_or_else(|| Denied::new(ErrorCode::Unknown, "There is no such rule."))?;
    Ok(Json(to_protocol(rule, language)))
}

/// Lists the modules of the catalogue.
#[utoipa::path(get, path = "/api/rule-modules",
    params(("language" = Option<String>, Query, description = "The language of the titles: `en`, `ru` or `uk`.")),
    responses((status = 200, description = "Every module.", body = Vec<RuleModule>)),
)]
pub async fn modules(State(_): State<App>, Speaks(language): Speaks) -> Json<Vec<RuleModule>> {
    let catalogue = Catalogue::load();
    let describe = |module: &str| RuleModule {
        module: module.to_owned(),
        title: steading_phrases::module(language, module),
        count: catalogue.rules().filter(|rule| rule.module == module).count() as u32,
        playable: Catalogue::is_finished(module),
    };
    Json(catalogue.modules().into_iter().map(describe).collect())
}

/// The rules of the module, all of them or those with the words; of all modules if none is named.
fn found(module: Option<&str>, query: Option<&str>, language: Language) -> Vec<RuleInfo> {
    let catalogue = Catalogue::load();
    let is_asked = |rule: &&Rule| module.is_none_or(|module| rule.module == module);
    let to_protocol = |rule: &Rule| to_protocol(rule, language);
    match query {
        None => catalogue.rules().filter(is_asked).map(to_protocol).collect(),
        Some(query) => {
            let found = catalogue.search_in(query, language.tag()).into_iter();
            found.filter(is_asked).take(FOUND_MAX).map(to_protocol).collect()
        }
    }
}

fn to_protocol(rule: &Rule, language: Language) -> RuleInfo {
    let wording = rule.text_in(language.tag());
    RuleInfo {
        id: rule.id.to_owned(),
        module: rule.module.to_owned(),
        section: wording.section.to_owned(),
        text: wording.text.to_owned(),
        example: rule.is_example,
        language: wording.language.to_owned(),
    }
}
