//! The rule catalogue for readers.

use steading_protocol::ErrorCode;
use steading_protocol::http::{RuleInfo, RuleModule};

use crate::support::Site;

#[tokio::test]
async fn a_rule_is_told_in_the_language_of_the_reader() {
    let site = Site::new().await;
    let rule = async |query: &str| site.get(&format!("/api/rules/{query}")).await.json::<RuleInfo>();
    let english = rule("BASE-149?language=en").await;
    assert_eq!((english.id.as_str(), english.module.as_str(), english.example), ("BASE-149", "BASE", false));
    let russian = rule("base_149?language=ru").await;
    assert_eq!((russian.id.as_str(), english.language.as_str(), russian.language.as_str()), ("BASE-149", "en", "ru"));
    assert!(english.text != russian.text && english.section != russian.section);
    assert_eq!(rule("RIV-001?language=uk").await.language, "uk");
    assert_eq!(rule("RIV-001?language=la").await.language, "en", "there are no rules in Latin");
    assert!(rule("BASE-EX-01").await.example);
    for id in ["BASE-999", "x", "%00", "BASE-149%20OR"] {
        site.get(&format!("/api/rules/{id}")).await.check_failure(404, ErrorCode::Unknown);
    }
}

#[tokio::test]
async fn a_module_lists_its_rules_in_order() {
    let site = Site::new().await;
    let modules: Vec<RuleModule> = site.get("/api/rule-modules?language=uk").await.json();
    for module in &modules {
        let rules: Vec<RuleInfo> = site.get(&format!("/api/rules?module={}&language=uk", module.module)).await.json();
        assert_eq!(rules.len() as u32, module.count);
        assert!(rules.iter().all(|rule| rule.module == module.module));
        assert_ne!(module.title, module.module, "every module has a name");
    }
    assert!(modules.iter().all(|module| module.playable), "every rulebook is played");
    let base: Vec<RuleInfo> = site.get("/api/rules?module=base&language=ru").await.json();
    assert!(base[0].id == "BASE-001" && base.iter().all(|rule| rule.language == "ru"));
    site.get("/api/rules?module=CHESS").await.check_failure(404, ErrorCode::Unknown);
    site.get("/api/rules").await.check_failure(400, ErrorCode::BadMessage);
}

#[tokio::test]
async fn rules_are_found_by_words_of_the_language() {
    let site = Site::new().await;
    let find = async |query: &str| site.get(&format!("/api/rules?query={query}")).await.json::<Vec<RuleInfo>>();
    assert_eq!(find("base-149").await[0].id, "BASE-149");
    let distance = find("distance%20rule&language=en").await;
    assert!(distance.iter().any(|rule| rule.id == "BASE-149"));
    let robber = "%D1%80%D0%B0%D0%B7%D0%B1%D0%BE%D0%B9%D0%BD%D0%B8%D0%BA";
    let russian = find(&format!("{robber}&language=ru")).await;
    assert!(!russian.is_empty() && russian.iter().all(|rule| rule.language == "ru"));
    assert!(find(&format!("{robber}&language=en")).await.is_empty());
    assert_eq!(find("a&language=en").await.len(), 100, "no more are told");
    assert!(find("card&module=FRIEND&language=en").await.iter().all(|rule| rule.module == "FRIEND"));
    assert!(find("").await.is_empty());
    site.get(&format!("/api/rules?query={}", "a".repeat(201))).await.check_failure(413, ErrorCode::TooLong);
}
