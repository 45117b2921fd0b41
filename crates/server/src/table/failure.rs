//! What the registry complains about, as clients hear it.

use std::collections::BTreeMap;

use steading_phrases::Language;
use steading_protocol::error::RefusalInfo;
use steading_protocol::{ErrorCode, Failure};
use steading_registry::{Error, Problem};

/// A complaint of the registry in a language, with the names of the seats.
pub fn failure(error: &Error, language: Language, seat_names: &[String]) -> Failure {
    let (code, problems): (ErrorCode, &[Problem]) = match error {
        Error::Refused(problem) => (ErrorCode::Refused, std::slice::from_ref(problem)),
        Error::BadNotation(problem) => (ErrorCode::BadNotation, std::slice::from_ref(problem)),
        Error::OtherSeat { .. } => (ErrorCode::NotYourSeat, &[]),
        Error::BadOptions(all) => (ErrorCode::BadOptions, all),
        Error::BadRecord(all) | Error::BadPosition(all) => (ErrorCode::BadRecord, all),
        Error::UnknownGame { .. } | Error::UnknownBot { .. } => (ErrorCode::Unknown, &[]),
        Error::UnknownSeat { .. } => (ErrorCode::NoSeat, &[]),
        Error::NothingToUndo { .. } => (ErrorCode::NoUndo, &[]),
        _ => (ErrorCode::BadNotation, &[]),
    };
    Failure {
        code,
        message: error.sentence(language, seat_names),
        refusals: problems.iter().map(|problem| refusal(problem, language, seat_names)).collect(),
    }
}

/// A broken rule in a language.
pub fn refusal(problem: &Problem, language: Language, seat_names: &[String]) -> RefusalInfo {
    let value = |(name, value): &(&'static str, _)| ((*name).to_owned(), serde_json::json!(value));
    RefusalInfo {
        code: problem.code.map(str::to_owned),
        rule: problem.rule.map(str::to_owned),
        values: problem.values.iter().map(value).collect::<BTreeMap<_, _>>(),
        sentence: problem.sentence(language, seat_names),
    }
}
