//! As much of TypeScript as generated types use, and whether a JSON value has a type.

use std::collections::HashMap;

use serde_json::Value as Json;

/// The declared types of a file, by name.
pub struct Types(HashMap<String, Type>);

/// A type.
#[derive(Clone, Debug)]
enum Type {
    Number,
    Boolean,
    String,
    Null,
    Never,
    /// Any value: what clients do not read.
    Unknown,
    /// Exactly this value.
    Literal(Json),
    /// A string made of these parts.
    Template(Vec<Type>),
    Array(Box<Type>),
    /// Values one after the other, of which so many must be there.
    Tuple(Vec<Type>, usize),
    Object(Vec<Field>),
    /// Some of the strings of the first type as keys, each with the second.
    Mapped(Box<Type>, Box<Type>),
    Union(Vec<Type>),
    Named(String),
}

#[derive(Clone, Debug)]
struct Field {
    name: String,
    is_optional: bool,
    ty: Type,
}

impl Types {
    /// Reads the types of a file.
    pub fn read(source: &str) -> Types {
        let mut plain = String::new();
        let mut rest = source;
        while let Some((before, comment)) = rest.split_once("/**") {
            plain.push_str(before);
            rest = comment.split_once("*/").expect("a comment ends").1;
        }
        plain.push_str(rest);
        let declarations = plain.split("export type ").skip(1).map(|declaration| {
            let (name, ty) = declaration.split_once(" = ").expect("a name and a type");
            let mut reader = Reader(ty.trim().strip_suffix(';').expect("a semicolon"));
            let ty = reader.union();
            assert!(reader.0.trim().is_empty(), "{name}: `{}` is left over", reader.0);
            (name.to_owned(), ty)
        });
        Types(declarations.collect())
    }

    /// Whether a value has the named type; if not, where it has not.
    pub fn check(&self, name: &str, value: &Json) -> Result<(), String> {
        let fits = self.fits(&Type::Named(name.to_owned()), value);
        fits.map_err(|place| format!("{name}{place} does not fit in {value}"))
    }

    fn fits(&self, ty: &Type, value: &Json) -> Result<(), String> {
        // Most members of a union do not fit, so a complaint is cheap.
        let unless = |fits: bool| if fits { Ok(()) } else { Err(String::new()) };
        match ty {
            // What JavaScript reads without loss.
            Type::Number => unless(value.as_i64().is_some_and(|number| number.unsigned_abs() < 1 << 53)),
            Type::Boolean => unless(value.is_boolean()),
            Type::String => unless(value.is_string()),
            Type::Null => unless(value.is_null()),
            Type::Never => unless(false),
            Type::Unknown => Ok(()),
            Type::Literal(literal) => unless(value == literal),
            Type::Template(parts) => unless(value.as_str().is_some_and(|text| self.spells(parts, text))),
            Type::Named(name) => self.fits(self.0.get(name).unwrap_or_else(|| panic!("no type {name}")), value),
            Type::Union(types) => {
                let mut deepest = String::new();
                for ty in types {
                    match self.fits(ty, value) {
                        Ok(()) => return Ok(()),
                        Err(place) if place.len() > deepest.len() => deepest = place,
                        Err(_) => {}
                    }
                }
                Err(deepest)
            }
            Type::Array(ty) => {
                let items = value.as_array().ok_or_else(String::new)?;
                items.iter().try_for_each(|item| self.fits(ty, item))
            }
            Type::Tuple(types, least) => {
                let items = value.as_array().filter(|items| (*least..=types.len()).contains(&items.len()));
                let items = items.ok_or_else(String::new)?;
                types.iter().zip(items).try_for_each(|(ty, item)| self.fits(ty, item))
            }
            Type::Object(fields) => self.fits_fields(fields, value),
            Type::Mapped(keys, ty) => {
                let entries = value.as_object().ok_or_else(String::new)?;
                entries.iter().try_for_each(|(key, value)| {
                    self.fits(keys, &Json::String(key.clone()))?;
                    self.fits(ty, value)
                })
            }
        }
    }

    /// An object has every field that is not optional, and no other fields.
    fn fits_fields(&self, fields: &[Field], value: &Json) -> Result<(), String> {
        let entries = value.as_object().ok_or_else(String::new)?;
        if let Some(key) = entries.keys().find(|&key| fields.iter().all(|field| field.name != *key)) {
            return Err(format!(".{key}"));
        }
        fields.iter().try_for_each(|Field { name, is_optional, ty }| match entries.get(name) {
            Some(value) => self.fits(ty, value).map_err(|place| format!(".{name}{place}")),
            None if *is_optional => Ok(()),
            None => Err(format!(".{name}")),
        })
    }

    /// Whether a text is made of these parts.
    fn spells(&self, parts: &[Type], text: &str) -> bool {
        let [part, parts @ ..] = parts else { return text.is_empty() };
        (0..=text.len()).any(|at| self.is_part(part, &text[..at]) && self.spells(parts, &text[at..]))
    }

    fn is_part(&self, part: &Type, text: &str) -> bool {
        match part {
            Type::Number => text.parse::<i64>().is_ok_and(|number| number.to_string() == text),
            part => self.fits(part, &Json::String(text.to_owned())).is_ok(),
        }
    }
}

/// What is still to be read.
struct Reader<'a>(&'a str);

impl Reader<'_> {
    fn union(&mut self) -> Type {
        let mut types = vec![self.single()];
        while self.takes("|") {
            types.push(self.single());
        }
        if types.len() == 1 { types.remove(0) } else { Type::Union(types) }
    }

    fn single(&mut self) -> Type {
        if self.takes("{") {
            return self.braces();
        }
        if self.takes("[") {
            return self.tuple();
        }
        if self.takes("Array<") {
            let item = self.union();
            assert!(self.takes(">"), "an array ends before `{}`", self.0);
            return Type::Array(Box::new(item));
        }
        if self.takes("`") {
            return self.template();
        }
        for quote in ["\"", "'"] {
            if self.takes(quote) {
                return Type::Literal(self.until(quote).into());
            }
        }
        let word = self.word();
        match word.as_str() {
            "number" => Type::Number,
            "boolean" => Type::Boolean,
            "string" => Type::String,
            "null" => Type::Null,
            "never" => Type::Never,
            "unknown" => Type::Unknown,
            _ => word.parse::<i64>().map_or_else(|_| Type::Named(word), |number| Type::Literal(number.into())),
        }
    }

    /// Those that may be missing come last, with a question mark.
    fn tuple(&mut self) -> Type {
        let (mut types, mut least) = (Vec::new(), 0);
        while !self.takes("]") {
            types.push(self.union());
            if !self.takes("?") {
                least = types.len();
            }
            self.takes(",");
        }
        Type::Tuple(types, least)
    }

    fn braces(&mut self) -> Type {
        if self.takes("[key in ") {
            let keys = self.union();
            assert!(self.takes("]?:"), "keys end before `{}`", self.0);
            let ty = self.union();
            assert!(self.takes("}"), "an object ends before `{}`", self.0);
            return Type::Mapped(Box::new(keys), Box::new(ty));
        }
        let mut fields = Vec::new();
        while !self.takes("}") {
            let name = if self.takes("\"") { self.until("\"") } else { self.word() };
            let is_optional = self.takes("?");
            assert!(self.takes(":"), "a colon after {name} before `{}`", self.0);
            fields.push(Field { name, is_optional, ty: self.union() });
            self.takes(",");
        }
        Type::Object(fields)
    }

    fn template(&mut self) -> Type {
        let mut parts = Vec::new();
        // Spaces count here, so nothing is trimmed.
        while !self.0.starts_with('`') {
            if let Some(rest) = self.0.strip_prefix("${") {
                self.0 = rest;
                parts.push(self.union());
                assert!(self.takes("}"), "a part ends before `{}`", self.0);
            } else {
                let end = self.0.find(['`', '$']).expect("a template ends");
                parts.push(Type::Literal(self.0[..end].into()));
                self.0 = &self.0[end..];
            }
        }
        self.0 = &self.0[1..];
        Type::Template(parts)
    }

    fn takes(&mut self, text: &str) -> bool {
        let rest = self.0.trim_start().strip_prefix(text);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }

    fn until(&mut self, end: &str) -> String {
        let (text, rest) = self.0.split_once(end).expect("a quote ends");
        self.0 = rest;
        text.to_owned()
    }

    fn word(&mut self) -> String {
        let text = self.0.trim_start();
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
        assert!(end > 0, "a word before `{text}`");
        self.0 = &text[end..];
        text[..end].to_owned()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn values_that_do_not_fit_are_refused() {
        let types = Types::read(
            "/** A place. */\nexport type At = `${'N' | 'S'}(${number},${number})`;\n\
             export type Kind = \"a\" | \"b\";\n\
             export type Some = { at?: At, many: Array<1 | 2>, pair: [boolean, At | null], more?: [1, 2?], } | { [key in Kind]?: number };",
        );
        let full = json!({"at": "N(0,-2)", "many": [1, 2, 1], "pair": [true, null]});
        for good in [&full, &json!({"many": [], "pair": [false, "S(1,1)"]}), &json!({}), &json!({"b": 7})] {
            types.check("Some", good).unwrap();
        }
        for more in [json!([1]), json!([1, 2])] {
            types.check("Some", &json!({"many": [], "pair": [true, null], "more": more})).unwrap();
        }
        let wrong = [
            json!({"c": 7}),
            json!({"a": "7"}),
            json!({"many": [3], "pair": [true, null]}),
            json!({"many": [], "pair": [true]}),
            json!({"many": [], "pair": [true, "W(0,0)"]}),
            json!({"many": [], "pair": [true, "N(0,01)"]}),
            json!({"many": [], "pair": [true, null], "else": 1}),
            json!({"many": [], "pair": [true, null], "more": []}),
            json!({"many": [], "pair": [true, null], "more": [1, 2, 2]}),
            json!([]),
        ];
        for wrong in wrong {
            types.check("Some", &wrong).unwrap_err();
        }
    }
}
