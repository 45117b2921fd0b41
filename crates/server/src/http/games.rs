//! The games and their options, as a lobby needs them.

use std::sync::OnceLock;

use axum::Json;
use axum::extract::Path;
use steading_game::Observer;
use steading_protocol::http::{
    AskBoard, AskChoices, BoardPreview, Choice, ChoiceKind, ChoiceValue, Choices, GameDescription,
};
use steading_protocol::table::Scene;
use steading_protocol::{ErrorCode, Failure};
use steading_registry::choices::{Kind, Value};
use steading_registry::{GAMES, GameInfo, Language, Problem, game_named};

use super::ask::{Said, Speaks};
use super::failure::{Denied, problems, refusal};
use crate::table::lobby::check_length;

/// Lists the games with their bots and their options as printed.
#[utoipa::path(get, path = "/api/games",
    params(("language" = Option<String>, Query, description = "The language of sentences: `en`, `ru` or `uk`.")),
    responses((status = 200, description = "Every game.", body = Vec<GameDescription>)),
)]
pub async fn list(Speaks(language): Speaks) -> Result<Json<Vec<GameDescription>>, Denied> {
    static LISTS: [OnceLock<Vec<GameDescription>>; Language::ALL.len()] = [const { OnceLock::new() }; _];
    let list = aside(move || LISTS[language as usize].get_or_init(|| describe(language))).await?;
    Ok(Json(list.clone()))
}

/// Describes what may be chosen beside the options chosen so far, with the reason where a value is refused.
#[utoipa::path(post, path = "/api/games/{game}/choices", request_body = AskChoices,
    params(("game" = String, Path, description = "The name of the game.")),
    responses(
        (status = 200, description = "Every option of the game.", body = Choices),
        (status = 404, description = "`UNKNOWN`: there is no such game.", body = Failure),
        (status = 422, description = "`BAD_OPTIONS`: the lines cannot be read.", body = Failure),
    ),
)]
pub async fn choices(
    Path(game): Path<String>,
    Speaks(language): Speaks,
    Said(asked): Said<AskChoices>,
) -> Result<Json<Choices>, Denied> {
    let language = asked.language.as_deref().and_then(Language::from_tag).unwrap_or(language);
    let game = game_named(GAMES, &game).map_err(|error| Denied::by_game(ErrorCode::Unknown, &error, language))?;
    aside(move || answer(game, &asked.options, language)).await?.map(Json)
}

/// Shows what a table with these options would look like at the start. Where chance has a say in that, it is an example, another one each time.
#[utoipa::path(post, path = "/api/games/{game}/board", request_body = AskBoard,
    params(
        ("game" = String, Path, description = "The name of the game."),
        ("language" = Option<String>, Query, description = "The language of sentences: `en`, `ru` or `uk`."),
    ),
    responses(
        (status = 200, description = "The scene, and what a spectator would see.", body = BoardPreview),
        (status = 404, description = "`UNKNOWN`: there is no such game.", body = Failure),
        (status = 422, description = "`BAD_OPTIONS`, with every reason.", body = Failure),
    ),
)]
pub async fn board(
    Path(game): Path<String>,
    Speaks(language): Speaks,
    Said(asked): Said<AskBoard>,
) -> Result<Json<BoardPreview>, Denied> {
    let game = game_named(GAMES, &game).map_err(|error| Denied::by_game(ErrorCode::Unknown, &error, language))?;
    let preview = aside(move || {
        let preview = check_length(&asked.options).and_then(|()| game.preview(&asked.options, &mut rand::rng()));
        let (table, is_drawn) = preview.map_err(|error| Denied::by_game(ErrorCode::BadOptions, &error, language))?;
        Ok(BoardPreview { scene: Scene::new(table.scene()), view: table.view_json(Observer::Public), is_drawn })
    });
    preview.await?.map(Json)
}

/// Runs work that takes a while beside the threads that answer requests.
pub async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Denied> {
    tokio::task::spawn_blocking(work).await.map_err(|error| {
        tracing::error!(%error, "a request could not be worked out");
        Denied::new(ErrorCode::Unavailable, "The server had a mishap. Try again in a moment.")
    })
}

fn describe(language: Language) -> Vec<GameDescription> {
    let describe = |game: &GameInfo| GameDescription {
        name: game.name.to_owned(),
        bots: (game.bots)().iter().map(|bot| (*bot).to_owned()).collect(),
        choices: game.choices("").unwrap_or_default().into_iter().map(|choice| to_protocol(choice, language)).collect(),
    };
    GAMES.iter().map(describe).collect()
}

fn answer(game: &GameInfo, options: &str, language: Language) -> Result<Choices, Denied> {
    let choices = check_length(options).and_then(|()| game.choices(options));
    let choices = choices.map_err(|error| Denied::by_game(ErrorCode::BadOptions, &error, language))?;
    let (options, refusals) = match game.check_options(options) {
        Ok(complete) => (complete, Vec::new()),
        Err(error) => {
            let refusals = problems(&error).iter().map(|problem| refusal(problem, language, &[])).collect();
            (options.to_owned(), refusals)
        }
    };
    Ok(Choices {
        seats: game.seats(&options).unwrap_or_default(),
        options,
        refusals,
        choices: choices.into_iter().map(|choice| to_protocol(choice, language)).collect(),
    })
}

fn to_protocol(choice: steading_registry::Choice, language: Language) -> Choice {
    Choice {
        key: choice.key.to_owned(),
        kind: kind(choice.kind, &choice.value, language),
        value: choice.value,
        default: choice.default,
        rule: choice.rule.map(str::to_owned),
        idle: choice.is_idle,
    }
}

/// What may be chosen. A flag that cannot be switched is told as two values, one of them refused, so that the reason is not lost; words in
/// the place of a number are those that may be chosen now; a row of values, one a seat, is text.
fn kind(kind: Kind, now: &str, language: Language) -> ChoiceKind {
    let told = |problem: &Problem| refusal(problem, language, &[]);
    let value = |value: Value| ChoiceValue { refusal: value.refused.as_ref().map(told), value: value.value };
    let free = |value: Value| value.refused.is_none().then_some(value.value);
    match kind {
        Kind::One { of } => ChoiceKind::One(of.into_iter().map(value).collect()),
        Kind::Many { of } => ChoiceKind::Many(of.into_iter().map(value).collect()),
        Kind::Number { low, high, also } => ChoiceKind::Number {
            low: low.into(),
            high: high.into(),
            words: also.into_iter().filter_map(free).collect(),
        },
        Kind::Flag { refused: None } => ChoiceKind::Flag,
        Kind::Flag { refused: Some(problem) } => {
            let switch =
                |word: &str| ChoiceValue { value: word.to_owned(), refusal: (word != now).then(|| told(&problem)) };
            ChoiceKind::One(vec![switch("off"), switch("on")])
        }
        Kind::Row { .. } | Kind::Text => ChoiceKind::Text,
    }
}
