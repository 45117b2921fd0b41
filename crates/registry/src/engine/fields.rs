//! The fields of a request, read one by one. What is left over at the end is a mistake.

use serde_json::{Map, Value as Json};

use crate::Error;

pub(super) struct Fields {
    left: Map<String, Json>,
}

impl Fields {
    pub(super) fn new(request: Map<String, Json>) -> Fields {
        Fields { left: request }
    }

    /// Takes a field out; `null` counts as left out.
    fn take(&mut self, field: &str) -> Option<Json> {
        self.left.shift_remove(field).filter(|value| !value.is_null())
    }

    pub(super) fn text(&mut self, field: &str) -> Result<Option<String>, Error> {
        match self.take(field) {
            None => Ok(None),
            Some(Json::String(text)) => Ok(Some(text)),
            Some(other) => Err(Error::field(field, format!("must be text, not {}", kind(&other)))),
        }
    }

    pub(super) fn needed_text(&mut self, field: &str) -> Result<String, Error> {
        self.text(field)?.ok_or_else(|| Error::field(field, "is missing"))
    }

    pub(super) fn number(&mut self, field: &str) -> Result<Option<u64>, Error> {
        match self.take(field) {
            None => Ok(None),
            Some(value) => value.as_u64().map(Some).ok_or_else(|| {
                Error::field(field, format!("must be a whole number from 0 to {}, not {}", u64::MAX, kind(&value)))
            }),
        }
    }

    pub(super) fn flag(&mut self, field: &str) -> Result<bool, Error> {
        match self.take(field) {
            None => Ok(false),
            Some(Json::Bool(flag)) => Ok(flag),
            Some(other) => Err(Error::field(field, format!("must be true or false, not {}", kind(&other)))),
        }
    }

    pub(super) fn object(&mut self, field: &str) -> Result<Option<Map<String, Json>>, Error> {
        match self.take(field) {
            None => Ok(None),
            Some(Json::Object(object)) => Ok(Some(object)),
            Some(other) => Err(Error::field(field, format!("must be an object, not {}", kind(&other)))),
        }
    }

    pub(super) fn texts(&mut self, field: &str) -> Result<Vec<String>, Error> {
        let Some(value) = self.take(field) else { return Ok(Vec::new()) };
        let texts =
            value.as_array().and_then(|items| items.iter().map(|item| item.as_str().map(str::to_owned)).collect());
        texts.ok_or_else(|| Error::field(field, "must be a list of texts"))
    }

    /// A name or a number.
    pub(super) fn word(&mut self, field: &str) -> Result<Option<String>, Error> {
        match self.take(field) {
            None => Ok(None),
            Some(Json::String(text)) => Ok(Some(text)),
            Some(Json::Number(number)) => Ok(Some(number.to_string())),
            Some(other) => Err(Error::field(field, format!("must be a name or a number, not {}", kind(&other)))),
        }
    }

    /// Called when every field of the command has been read.
    pub(super) fn end(&self) -> Result<(), Error> {
        match self.left.keys().next() {
            None => Ok(()),
            Some(field) => Err(Error::field(field, "is not known to this command")),
        }
    }
}

fn kind(value: &Json) -> &'static str {
    match value {
        Json::Null => "null",
        Json::Bool(_) => "true or false",
        Json::Number(_) => "this number",
        Json::String(_) => "text",
        Json::Array(_) => "a list",
        Json::Object(_) => "an object",
    }
}
