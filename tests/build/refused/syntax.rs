//! Files that the parser does not understand.

use super::{english, faults_of, language};
use misere_build::for_tests::{Faults, check};

#[test]
fn errors_of_the_parser_are_told_in_plain_words() {
    for (text, expected) in [
        ("took = { $who\n", "pl:1: this `{` is not closed"),
        ("took = { NAME($who)\ntricks = { $count }\n", "pl:1: this `{` is not closed"),
        ("took = { YOU($who) ->\n [you] { NAME($who) }\n *[other] x\ntricks = x\n", "pl:1: this `{` is not closed"),
        ("took = { CARD(\"9H\" }\n", "pl:1: something is missing before this `}`, such as a `)`"),
        ("took = x }\n", "pl:1: a `}` without a `{`"),
        ("took =\n", "pl:1: `took` has no text"),
        ("took = x\n    .acc =\n", "pl:2: expected `.form = text`"),
        ("took = x\nHet is gewoon\n", "pl:2: expected `id = text`"),
        ("took = x\n„Tak”\n", "pl:2: expected an id of the letters a to z"),
        ("#uwaga\ntook = x\n", "pl:1: a comment begins with `# `"),
        ("took = { YOU($who) ->\n\t[you] x\n *[other] y\n }\n", "pl:2: a tab: use spaces"),
        ("took = { YOU($who) ->\n [you] x\n [other] y\n }\n", "pl:4: one choice has a star, as in `*[other]`"),
        ("took = { YOU($who) -> [you] x *[other] y }\n", "pl:1: each choice after `->` begins a new line"),
        ("took = { name($who) }\n", "pl:1: functions are in capitals, as in `CARD($card)`"),
        ("took = { NAME(case: \"gen\", $who) }\n", "pl:1: options come last"),
        ("took = { NAME($who, case: gen) }\n", "pl:1: the value of an option stands in quotation marks"),
        ("took = { \"x }\n", "pl:1: a quotation mark is not closed"),
        ("took = { \"\\u12é\" }\n", "pl:1: `\\u` needs four figures"),
    ] {
        let faults = faults_of(text);
        let found = faults.iter().any(|fault| fault.starts_with(expected));
        assert!(found, "{text}: {faults:?}, not {expected}");
    }
}

/// Texts in which one place is changed are told or taken, but never end the check.
#[test]
fn no_text_ends_the_check() {
    let text = "\
# $who (Seat): kto
took = { YOU($who) ->
    [you] Masz lewę „{ \"\\u00A0\" }”
   *[other] { NAME($who, case: \"gen\") } { CARD(\"9H\") } { helper }
}
helper = pomoc - 1 é
tricks = { $count ->
    [0] brak
    [few] { $count } lewy
   *[many] { NUMBER($count, as: \"words\") }
}
    .gen = x
";
    let (english, polish) = (english(), language("pl"));
    let check = |text: &str| {
        check(text, &english, &polish, &mut Faults::new("pl", text));
    };
    for place in 0..=text.len() {
        let Some((before, after)) = text.split_at_checked(place) else { continue };
        let mut rest = after.chars();
        rest.next();
        for sign in "{ } [ * ( ) \" \\ \\u1é $ . - # = \n \r \t é took".split(' ') {
            check(&format!("{before}{sign}{after}"));
            check(&format!("{before}{sign}{}", rest.as_str()));
            check(&format!("{before}{sign}"));
        }
    }
    let chain = (0..10_000).map(|number| format!("took{number} = {{ took{} }}\n", number + 1));
    check(&format!("took = {{ took0 }}\n{}", chain.collect::<String>()));
    for depth in [40, 100_000] {
        for (open, close) in [("{", "}"), ("{CARD(", ")}"), ("{\nCARD(\n", "\n)\n}\n"), ("{$who->\n *[x] ", "}")] {
            check(&format!("took = {}x{}", open.repeat(depth), close.repeat(depth)));
        }
    }
}
