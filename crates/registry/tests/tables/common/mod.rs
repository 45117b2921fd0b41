//! A client that speaks to an engine in the same process.

use serde_json::Value as Json;
use steading_registry::engine::Engine;

pub struct Client(pub Engine);

impl Client {
    pub fn ask(&mut self, request: &Json) -> Json {
        let answer = self.0.answer(&request.to_string());
        assert!(!answer.contains('\n'));
        serde_json::from_str(&answer).unwrap()
    }

    #[track_caller]
    pub fn good(&mut self, request: &Json) -> Json {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], true, "{request} gave {answer}");
        answer
    }

    #[track_caller]
    pub fn bad(&mut self, request: &Json, kind: &str) -> Json {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], false, "{request} gave {answer}");
        assert_eq!(answer["error"]["kind"], kind, "{request} gave {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|message| !message.is_empty()), "{answer}");
        answer["error"].clone()
    }
}
