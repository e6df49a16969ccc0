//! Nouns: plurals, articles and lists.

use std::fmt::Display;

/// The plural of a regular noun.
pub fn plural(noun: &str) -> String {
    let sibilant = ["s", "sh", "ch", "x"].iter().any(|end| noun.ends_with(end));
    match noun.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ if sibilant => format!("{noun}es"),
        _ => format!("{noun}s"),
    }
}

/// A noun with its article: `a ten`, `an ace`.
pub fn a(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {noun}")
}

/// Items as listed in a sentence: `a`, `a or b`, `a, b or c`.
pub fn list(items: &[impl AsRef<str>], conjunction: &str) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.split_last() {
        Some((last, [])) => (*last).into(),
        Some((last, others)) => format!("{} {conjunction} {last}", others.join(", ")),
        None => String::new(),
    }
}

/// Quoted items as listed in an error message; only the first few of many.
pub fn quoted(items: &[impl Display]) -> String {
    const SHOWN: usize = 12;
    let shown = items.iter().take(SHOWN);
    let mut list: Vec<String> = shown.map(|item| format!("`{item}`")).collect();
    if items.len() > SHOWN {
        list.push(format!("one of {} others", items.len() - SHOWN));
    }
    list.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_and_lists() {
        assert_eq!([a("ten"), a("ace")], ["a ten", "an ace"]);
        assert_eq!(list(&["a", "b", "c"], "or"), "a, b or c");
        assert_eq!(list(&["a"], "or"), "a");
    }
}
