//! Comparing the choices of two computer players.

use crate::{json, printed, refused};

fn compared(a: &str, b: &str) -> serde_json::Value {
    json(&printed(&[
        "compare",
        "finis",
        "--deals",
        "3",
        "--think-worlds",
        "8",
        "--worlds",
        "64",
        "-a",
        a,
        "-b",
        b,
        "--seed",
        "4",
        "--json",
    ]))
}

#[test]
fn a_player_never_differs_from_itself() {
    let all = &compared("hard", "hard")["all"];
    assert!(all["decisions"].as_u64().expect("a number") > 50);
    assert_eq!(all["different"], 0);
    assert_eq!(all["gain"], 0.0);
}

#[test]
fn phases_are_tricks_and_add_up_to_all_decisions() {
    let report = compared("random", "medium");
    let phases = report["phases"].as_array().expect("phases");
    let sum = |key: &str| -> u64 { phases.iter().filter_map(|phase| phase[key].as_u64()).sum() };
    let all = &report["all"];
    assert_eq!(all["decisions"], sum("decisions"));
    assert_eq!(all["different"], sum("different"));
    assert!(all["gain"].as_f64().expect("a number") > 0.0, "{all}");
    let has = |name: &str| phases.iter().any(|phase| phase["phase"] == name);
    assert!(has("pass") && has("lead, trick 1") && has("follow, trick 2") && has("discard, trick 3"));
    assert_eq!(report, compared("random", "medium"), "always the same");
}

#[test]
fn an_unknown_player_is_refused() {
    let (status, error) = refused(&["compare", "finis", "-a", "grandmaster"]);
    assert_eq!(status, 2);
    assert!(error.contains("grandmaster"), "{error}");
}

#[test]
fn one_deal_is_not_called_deals() {
    let args = ["compare", "finis", "--deals", "1", "-a", "easy", "-b", "easy"];
    let table = printed(&args);
    assert!(table.contains(" in 1 deal, "), "{table}");
}
