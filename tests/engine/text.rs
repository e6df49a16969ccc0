//! The words of messages, and what functions write into them.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use misere_engine::cards::{Card, Rank, Suit};
use misere_engine::compressed::unpack_text;
use misere_engine::rules::{Score, Seat};
use misere_engine::text::declared::{Argument, Declaration, File, Ready};
use misere_engine::text::{Language, Message, Names, Number, events};

/// A text as the build script compresses it.
fn packed(text: &str) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).expect("memory");
    encoder.finish().expect("memory")
}

/// A message whose words in these languages are this pattern.
fn message(
    pattern: &str, arguments: &[(&'static str, Argument)], languages: impl IntoIterator<Item = Language>,
) -> Message {
    let packed: &[u8] = packed(&format!("test = {pattern}\n")).leak();
    let packed: Vec<_> = languages.into_iter().map(|language| (language.code(), packed)).collect();
    let file = File::new("a test", packed.leak(), || Box::leak(Box::new(Ready::not_yet())));
    let kinds: Vec<_> = arguments.iter().map(|(name, argument)| (*name, argument.kind())).collect();
    let declaration = Declaration { file: Box::leak(Box::new(file)), key: "test", arguments: kinds.leak() };
    let arguments = arguments.iter().map(|(_, argument)| argument.clone()).collect();
    Message::of_parts(Box::leak(Box::new(declaration)), arguments).expect("arguments of these kinds")
}

fn in_words(pattern: &str, arguments: &[(&'static str, Argument)], names: &Names) -> String {
    message(pattern, arguments, Language::all()).render(names)
}

/// Sentences in German, whose cases, genders and names English does not have.
#[test]
fn a_language_has_the_forms_of_nouns_that_its_file_gives() {
    let german = Language::with_code("de").expect("the folder de");
    let german = german.with_local_indices(true);
    let names = Names::new(["Ada", "Hans", "Zoë"]).in_language(german).addressing(Seat::new(0));
    let card = |code: &str| Argument::Card(code.parse().expect("a card"));
    let cards = ["TH", "KD", "AC", "JS"].map(card);
    let list: Vec<(&str, Argument)> = ["ten", "king", "ace", "jack"].into_iter().zip(cards).collect();
    for (pattern, expected) in [
        ("{ CARD($ten, article: \"def\") }", "die Herz-Zehn"),
        ("{ CARD($king, article: \"def\", case: \"acc\") }", "den Karo-König"),
        ("{ CARD($king, article: \"def\", case: \"gen\") }", "des Karo-Königs"),
        ("{ CARD($ace, article: \"indef\", case: \"dat\") }", "einem Kreuz-Ass"),
        ("{ CARD($jack, article: \"def\", case: \"dat\") }", "dem Pik-Buben"),
        ("{ CARDS(\"TH JS\", article: \"def\", case: \"acc\", kind: \"or\") }", "die Herz-Zehn oder den Pik-Buben"),
        ("{ CARD($jack, as: \"symbol\") }", "B♠"),
        ("{ CARD($ace, as: \"gender\") ->\n [n] es\n *[m] er\n }", "es"),
        ("{ NAME(1, case: \"gen\") } und { NAME(2, case: \"gen\") } Stich", "Hans’ und Zoës Stich"),
        ("{ NAME(0) } gibst. Hans gibt { NAME(0, case: \"dat\") }", "Du gibst. Hans gibt dir"),
        ("{ NUMBER(1, as: \"words\", gender: \"f\") } Karte", "eine Karte"),
        ("{ NUMBER(1.5, minimumFractionDigits: 1, maximumFractionDigits: 1) }", "1,5"),
    ] {
        assert_eq!(in_words(pattern, &list, &names), expected);
    }
}

/// English, with English nouns, in place of what a language lacks.
#[test]
fn a_missing_message_falls_back_to_english() {
    let arguments = [("who", Argument::Seat(Seat::new(0))), ("card", Argument::Card("9H".parse().expect("a card")))];
    let message = message("{ DOES($who, \"played\") } { CARD($card) }", &arguments, [Language::ENGLISH]);
    for language in Language::all().filter(|language| *language != Language::PSEUDO) {
        let names = Names::new(["Ada"]).in_language(language).addressing(Seat::new(0));
        assert_eq!(message.render(&names), "You played nine of hearts");
    }
}

#[test]
fn texts_are_sorted_by_letters_and_not_by_bytes() {
    let names = ["Zoë", "Ärger", "apfel", "Öl", "Ofen", "Berta", "10"];
    for language in Language::all() {
        let mut sorted = names;
        sorted.sort_by_cached_key(|name| language.sort_key(name));
        assert_eq!(sorted, ["10", "apfel", "Ärger", "Berta", "Ofen", "Öl", "Zoë"], "{language:?}");
    }
}

#[test]
fn a_locale_chooses_a_language_that_is_complete() {
    assert_eq!(Language::of_locales(&["en_GB.UTF-8"]), Language::ENGLISH);
    assert_eq!(Language::of_locales(&["C"]), Language::ENGLISH);
    assert_eq!(Language::of_locales(&[""]), Language::ENGLISH);
    for language in Language::offered() {
        let locales = ["", "_XX.UTF-8", "-XX", ".UTF-8", "@x"];
        let locales = locales.map(|rest| format!("{}{rest}", language.code()));
        assert_eq!(locales.map(|locale| Language::of_locales(&[locale])), [language; 5]);
    }
    let incomplete = Language::all().find(|one| !Language::offered().any(|other| other == *one));
    let incomplete = incomplete.filter(|one| *one != Language::PSEUDO);
    if let Some(incomplete) = incomplete {
        assert_eq!(Language::of_locales(&[incomplete.code()]), Language::ENGLISH);
    }
}

/// Regression: Italian had “ed 1 errore”.
#[test]
fn figures_do_not_sound_like_the_word_after_them() {
    for (code, last, expected) in [
        ("it", "1 errore", "a e 1 errore"),
        ("it", "«Errore»", "a ed «Errore»"),
        ("es", "hilo", "a e hilo"),
        ("es", "hielo", "a y hielo"),
        ("es", "Ítaca", "a e Ítaca"),
    ] {
        let items = ["a", last].map(Message::raw).into();
        let names = Names::default().in_language(Language::with_code(code).expect("a language"));
        assert_eq!(in_words("{ LIST($items, kind: \"and\") }", &[("items", Argument::List(items))], &names), expected);
    }
}

#[test]
fn you_are_spoken_to_and_others_are_spoken_of() {
    let names = Names::new(["Ada", "Berta"]).addressing(Seat::new(0));
    let who = |seat| [("who", Argument::Seat(Seat::new(seat)))];
    for (pattern, you, berta) in [
        ("{ DOES($who, \"takes\") } the trick", "You take the trick", "Berta takes the trick"),
        ("{ NAME($who, case: \"gen\") } turn", "Your turn", "Berta’s turn"),
        (
            "3 points to { NAME($who) }. { DOES($who, \"leads\") }",
            "3 points to you. You lead",
            "3 points to Berta. Berta leads",
        ),
        (
            "{ YOU($who) ->\n [you] Now it is on you\n *[other] Now { NAME($who) } goes\n }",
            "Now it is on you",
            "Now Berta goes",
        ),
        ("{ NAME(1) } asks { NAME($who, case: \"gen\") } bot", "Berta asks your bot", "Berta asks Berta’s bot"),
    ] {
        assert_eq!(in_words(pattern, &who(0), &names), you);
        assert_eq!(in_words(pattern, &who(1), &names), berta);
    }
}

#[test]
fn a_name_is_shown_as_it_is() {
    let names = Names::new(["{ $x }", "yo\u{e000}yo"]);
    let who = |seat| [("who", Argument::Seat(Seat::new(seat)))];
    assert_eq!(in_words("{ DOES($who, \"takes\") }", &who(0), &names), "{ $x } takes");
    assert_eq!(in_words("{ DOES($who, \"takes\") }", &who(1), &names), "yoyo takes");
}

#[test]
fn nouns_take_the_form_that_a_text_asks_for() {
    let queen: Card = "QS".parse().expect("a card");
    let arguments = [
        ("card", Argument::Card(queen)),
        ("cards", Argument::Cards(["9H", "TD", "AC"].map(|code| code.parse().expect("a card")).into())),
        ("suit", Argument::Suit(Suit::Hearts)),
        ("rank", Argument::Rank(Rank::Eight)),
    ];
    for (pattern, expected) in [
        ("{ CARD($card) }", "queen of spades"),
        ("{ CARD($card, article: \"def\") }", "the queen of spades"),
        ("{ CARD($card, capital: \"yes\") }", "Queen of spades"),
        ("{ CARD(\"9H\") }", "nine of hearts"),
        (
            "{ CARDS($cards, article: \"def\", kind: \"or\") }",
            "the nine of hearts, the ten of diamonds or the ace of clubs",
        ),
        ("{ CARDS(\"9H TD\") }", "nine of hearts and ten of diamonds"),
        ("{ SUIT($suit) }", "hearts"),
        ("{ SUIT($suit, number: \"one\", case: \"dat\") }", "heart"),
        ("{ RANK($rank, article: \"indef\") }", "an eight"),
        ("{ RANK($rank, number: \"many\") }", "eights"),
    ] {
        assert_eq!(in_words(pattern, &arguments, &Names::default()), expected);
    }
}

#[test]
fn one_is_singular() {
    let points = |halves: i32, pattern: &str| {
        in_words(pattern, &[("points", Argument::Points(Score::halves(halves)))], &Names::default())
    };
    let texts = [-4, -2, -1, 0, 1, 2, 3].map(|halves| points(halves, "{ POINTS($points) }"));
    assert_eq!(texts, ["−2 points", "−1 point", "−½ point", "0 points", "½ point", "1 point", "1½ points"]);
    assert_eq!(points(2, "{ POINTS($points, kind: \"penalty\") }"), "1 penalty point");
    assert_eq!(points(3, "{ POINTS($points, kind: \"number\", sign: \"always\") }"), "+1½");
    assert_eq!(points(4, "{ POINTS($points, sign: \"always\") }"), "+2 points");
    let number =
        |number: Number, pattern: &str| in_words(pattern, &[("n", Argument::Number(number))], &Names::default());
    let cards = "{ $n ->\n [0] no cards\n [one] one card\n *[other] { $n } cards\n }";
    assert_eq!([0, 1, 2].map(|n| number(n.into(), cards)), ["no cards", "one card", "2 cards"]);
    assert_eq!(number((-3).into(), "{ $n }"), "−3");
    assert_eq!(number(Number::rounded(48.26, 1), "{ $n } %"), "48.3 %");
    assert_eq!(number(12.into(), "{ NUMBER($n, as: \"words\") }"), "twelve");
    assert_eq!(number(13.into(), "{ NUMBER($n, as: \"words\") }"), "13");
    assert_eq!(number(2.into(), "{ NUMBER($n, sign: \"always\") }"), "+2");
    let place =
        "{ NUMBER($n, type: \"ordinal\") ->\n [one] { $n }st\n [two] { $n }nd\n [few] { $n }rd\n *[other] { $n }th\n }";
    assert_eq!([1, 2, 3, 4, 11, 21].map(|n| number(n.into(), place)), ["1st", "2nd", "3rd", "4th", "11th", "21st"]);
}

#[test]
fn programs_read_plain_seats_in_the_third_person() {
    let took = events::took_trick(Seat::new(2));
    assert_eq!(took.for_programs(), "{2} took the trick.");
}

/// As in a checkout by Git for Windows.
#[test]
fn a_text_is_unpacked_with_the_same_line_ends_on_every_system() {
    for text in ["a\n\nb\n", "a\r\n\r\nb\r\n"] {
        assert_eq!(unpack_text(&packed(text)), "a\n\nb\n");
    }
}
