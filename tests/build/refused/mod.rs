//! Texts that the checks refuse.

mod rules;
mod syntax;

use misere_build::for_tests::{Faults, Language, Nouns, Part, Plurals, check, read};

const ENGLISH_TEXT: &str = "\
# $who (Seat): who took it
took = { DOES($who, \"took\") } the trick.

# $count (Count): how many
tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
";

const NOUNS: &str = "\
card = { $rank } { $suit }
    .def-dat = { $rank } { $suit }
list-and = { $first } i { $last }
name = { $name }
    .gen = { $name }a
";

fn language(code: &str) -> Language {
    Language {
        code: code.to_owned(),
        name: code.to_owned(),
        is_complete: false,
        is_confirmed: false,
        decimal_mark: ',',
        own_letters: String::new(),
        quotation_marks: "„”".to_owned(),
        space_before: "!?»".to_owned(),
        space_after: "«".to_owned(),
        changes_before_names: "z".to_owned(),
        melts_with_articles: "do".to_owned(),
        small_after_colon: true,
        has_usual_indices: false,
        plurals: Plurals::of(code).expect("a language"),
        nouns: Nouns::read(NOUNS),
    }
}

fn english() -> Part {
    let mut faults = Faults::new("en", ENGLISH_TEXT);
    let english = Language { quotation_marks: "“”".to_owned(), ..language("en") };
    let part = Part {
        path: "en/trial.ftl".to_owned(),
        name: "trial".to_owned(),
        texts: read(ENGLISH_TEXT, false, &english, &mut faults),
        has_nouns: false,
    };
    assert_eq!(faults.list, [""; 0]);
    part
}

fn faults_of(text: &str) -> Vec<String> {
    let mut faults = Faults::new("pl", text);
    check(text, &english(), &language("pl"), &mut faults);
    faults.list
}

#[test]
fn a_good_translation_has_no_faults() {
    let text = "\
took = { YOU($who) ->
    [you] Bierzesz lewę\u{a0}!
   *[other] { NAME($who, case: \"gen\") } „lewa” { helper }
}
helper = pomoc
tricks = { $count ->
    [0] brak lew
    [one] { $count } lewa
    [few] { $count } lewy
   *[many] { $count } lew
}
";
    assert_eq!(faults_of(text), [""; 0]);
}

#[test]
fn faults_are_told_with_their_lines() {
    for (text, expected) in [
        ("took = { took }\n", "pl:1: `took` stands within itself"),
        (
            "took = { one }\none = { two }\ntwo = { YOU($who) ->\n [you] x\n *[other] { one }\n }\n",
            "pl:5: `one` stands within itself",
        ),
        (
            "took = { NAME($who) }\none = { two }\ntwo = { one }\n",
            "pl:2: en/trial.ftl has no message `one`, and nothing uses it here",
        ),
        (
            "took = { score-sheet }\n",
            "pl:1: this file has no message `score-sheet`, and those of others cannot be used here",
        ),
        ("took = { -lewa }\n-lewa = x\n", "pl:1: texts have no terms"),
        ("other = x\n", "pl:1: en/trial.ftl has no message `other`, and nothing uses it here"),
        ("took = Lewa.\n", "pl:1: `took` does not use `$who`"),
        ("took = { NAME($whom) }{ NAME($who) }\n", "pl:1: the English `took` has no `$whom`, but `$who`"),
        ("took = { SEAT($who) }{ NAME($who) }\n", "pl:1: there is no function `SEAT`"),
        ("took = { DOES($who, \"took\") }\n", "pl:1: `DOES` knows only English verbs"),
        ("took = { NAME($who, case: \"dat\") }\n", "no noun of cards.ftl (name, you) has a form `.dat`"),
        ("took = { NAME($who, form: \"dat\") }\n", "pl:1: `NAME` has no option `form`"),
        ("took = { NAME($who) } { CARDS(\"9H\", kind: \"or\") }\n", "cards.ftl has no message `list-or`"),
        ("took = { NAME($who) } { CARD(\"9H\", as: \"sign\") }\n", "`CARD` has `as` only as symbol, gender"),
        ("took = { $who }\n", "pl:1: `$who` is a Seat, which does not fit here"),
        ("took = { NAME($who) }  x\n", "pl:1: the text has two spaces"),
        ("took = { NAME($who) } \"x\"\n", "the text has a straight quotation mark"),
        ("took = { NAME($who) } “x”\n", "the text has “, but this language has „”"),
        ("took = Q♠ { NAME($who) }\n", "the text has the sign of a suit"),
        ("took = { NAME($who) }: -26\n", "a hyphen before a number: use −"),
        ("took = { CARD(\"KB\") }{ NAME($who) }\n", "pl:1: `CARD` takes a variable or a card"),
        ("took = { CARD(\"JCx\") }{ NAME($who) }\n", "pl:1: `CARD` takes a variable or a card"),
        ("took = { RANK(\"10\") }{ NAME($who) }\n", "pl:1: `RANK` takes a variable or one of the ranks"),
        ("took = { NAME(7) }{ NAME($who) }\n", "pl:1: `NAME` takes a variable or a seat from 0 to 5"),
        ("took = { NAME(\"1\") }{ NAME($who) }\n", "pl:1: `NAME` takes a variable or a seat"),
        ("took = { CAPITAL(\"x\") }{ NAME($who) }\n", "pl:1: `CAPITAL` takes a variable"),
        ("took = { CARD(\"QS\") }{ NAME($who) }\n", "pl:1: the English `took` has no `QS`"),
        ("tricks = { $count ->\n *[other] { $count } lewy\n }\n", "the choice lacks the plural form [one]"),
        ("took = z { NAME($who) }\n", "pl:1: `z` changes before some names: ask for a case"),
        ("took = { NAME($who) } do { CARD(\"9H\", article: \"def\") }\n", "`do` melts with an article: ask for a case"),
        ("took = { NAME($who) }: Bierze\n", "pl:1: a small letter follows a colon here, not `B`"),
        ("took = { NAME($who) }!\n", "a no-break space (U+00A0) belongs before !"),
        ("took = « { NAME($who) }\n", "a no-break space (U+00A0) belongs after «"),
        ("took = { NAME($who) }\ntook = { NAME($who) }\n", "pl:2: `took` is there twice"),
        (
            "tricks = { $count ->\n [one] { $count } lewa\n *[other] { $count } lewy\n }\n",
            "the choice lacks the plural form [few]",
        ),
        (
            "tricks = { $count ->\n [two] { $count }\n [one] 1\n [few] 2\n *[many] 5\n }\n",
            "this language never uses the plural form [two] here",
        ),
        ("took = { YOU($who) ->\n [me] ja\n *[other] { NAME($who) }\n }\n", "`YOU` is either [you] or *[other]"),
    ] {
        let faults = faults_of(text);
        let found = faults.iter().any(|fault| fault.contains(expected));
        assert!(found, "{text}: {faults:?}, not {expected}");
    }
}

#[test]
fn nouns_get_only_their_own_variables() {
    for (text, expected) in [
        ("card = { $seat }\n", "this noun gets no `$seat`"),
        ("deck = x\n", "no function looks for `deck`"),
        ("card = { card }\n", "nouns use no functions and no other messages"),
        (
            "points = { $count ->\n [one] punkt\n *[other] { $number } punktu\n}\n",
            "a form of `points` does not show `$number`",
        ),
        ("rank-king = król\n .index = K\nrank-queen = dama\n .index = K\n", "pl:4: another rank has this `.index`"),
        ("card = { CARD(\"9H\") }\n", "nouns use no functions"),
        ("points = { $count ->\n [one] punkt\n *[other] punkty\n }\n", "the choice lacks the plural form [few]"),
    ] {
        let mut faults = Faults::new("pl", text);
        let part = Part { has_nouns: true, ..english() };
        check(text, &part, &language("pl"), &mut faults);
        let found = faults.list.iter().any(|fault| fault.contains(expected));
        assert!(found, "{text}: {:?}", faults.list);
    }
}

#[test]
fn lessons_have_the_numbers_of_the_english_ones() {
    let english = "trick = The last trick costs 2 points.\n";
    let mut faults = Faults::new("en", english);
    let lesson = Part {
        path: "en/finis_lesson.ftl".to_owned(),
        name: "finis_lesson".to_owned(),
        texts: read(english, false, &language("en"), &mut faults),
        has_nouns: false,
    };
    for (text, expected) in [
        ("trick = Ostatnia lewa: 2 punkty.\n", &[][..]),
        ("trick = Ostatnia lewa: dwa punkty.\n", &[]),
        ("trick = Ostatnia lewa: 3 punkty.\n", &["pl:1: the English `trick` has no `3`, but `2`"]),
    ] {
        let mut faults = Faults::new("pl", text);
        check(text, &lesson, &language("pl"), &mut faults);
        assert_eq!(faults.list, expected, "{text}");
    }
}

#[test]
fn plural_forms_are_those_of_the_language() {
    for (code, whole, any) in [
        ("en", "one other", "one other"),
        ("de", "one other", "one other"),
        ("fr", "one other", "one other"),
        ("pl", "few many one", "few many one other"),
        ("ja", "other", "other"),
    ] {
        let Plurals { whole: found, any: found_any, .. } = Plurals::of(code).expect("a language");
        let words = |set: std::collections::BTreeSet<&str>| set.into_iter().collect::<Vec<_>>().join(" ");
        assert_eq!((words(found).as_str(), words(found_any).as_str()), (whole, any), "{code}");
    }
}
