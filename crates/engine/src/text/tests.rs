//! The words that functions write.

use super::declared::Score;
use super::message::Argument;
use super::*;
use crate::cards::{Card, Rank, Suit};
use crate::seats::Seat;

#[test]
fn every_message_is_whole_in_every_language() {
    laws::messages_are_whole(ENTRIES);
}

#[test]
fn the_pseudo_language_is_about_forty_percent_longer() {
    laws::pseudo_language_is_longer(ENTRIES);
}

/// English texts by their code, without a file.
fn english(pattern: &str, arguments: &[(&str, Argument)], names: &Names) -> String {
    render::of_pattern(pattern, arguments, names)
}

#[test]
fn you_are_spoken_to_and_others_are_spoken_of() {
    let names = Names::new(["Ada", "Berta"]).addressing(Seat::new(0));
    let who = |seat| [("who", Argument::Seat(Seat::new(seat)))];
    for (pattern, you, berta) in [
        (
            "{ DOES($who, \"takes\") } the trick",
            "You take the trick",
            "Berta takes the trick",
        ),
        (
            "{ NAME($who, case: \"gen\") } turn",
            "Your turn",
            "Berta’s turn",
        ),
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
        (
            "{ NAME(1) } asks { NAME($who, case: \"gen\") } bot",
            "Berta asks your bot",
            "Berta asks Berta’s bot",
        ),
    ] {
        assert_eq!(english(pattern, &who(0), &names), you);
        assert_eq!(english(pattern, &who(1), &names), berta);
    }
}

#[test]
fn a_name_is_shown_as_it_is() {
    let names = Names::new(["{ $x }", "yo\u{e000}yo"]);
    let who = |seat| [("who", Argument::Seat(Seat::new(seat)))];
    assert_eq!(
        english("{ DOES($who, \"takes\") }", &who(0), &names),
        "{ $x } takes"
    );
    assert_eq!(
        english("{ DOES($who, \"takes\") }", &who(1), &names),
        "yoyo takes"
    );
}

#[test]
fn nouns_take_the_form_that_a_text_asks_for() {
    let queen: Card = "QS".parse().expect("a card");
    let arguments = [
        ("card", Argument::Card(queen)),
        (
            "cards",
            Argument::Cards(
                ["9H", "TD", "AC"]
                    .map(|code| code.parse().expect("a card"))
                    .into(),
            ),
        ),
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
        assert_eq!(english(pattern, &arguments, &Names::default()), expected);
    }
}

#[test]
fn one_is_singular() {
    let points = |halves: i32, pattern: &str| {
        english(
            pattern,
            &[("points", Argument::Points(Score::halves(halves)))],
            &Names::default(),
        )
    };
    let texts = [-4, -2, -1, 0, 1, 2, 3].map(|halves| points(halves, "{ POINTS($points) }"));
    assert_eq!(
        texts,
        [
            "−2 points",
            "−1 point",
            "−½ point",
            "0 points",
            "½ point",
            "1 point",
            "1½ points"
        ]
    );
    assert_eq!(
        points(2, "{ POINTS($points, kind: \"penalty\") }"),
        "1 penalty point"
    );
    assert_eq!(
        points(3, "{ POINTS($points, kind: \"number\", sign: \"always\") }"),
        "+1½"
    );
    assert_eq!(
        points(4, "{ POINTS($points, sign: \"always\") }"),
        "+2 points"
    );
    let number = |number: Number, pattern: &str| {
        english(
            pattern,
            &[("n", Argument::Number(number))],
            &Names::default(),
        )
    };
    let cards = "{ $n ->\n [0] no cards\n [one] one card\n *[other] { $n } cards\n }";
    assert_eq!(
        [0, 1, 2].map(|n| number(n.into(), cards)),
        ["no cards", "one card", "2 cards"]
    );
    assert_eq!(number((-3).into(), "{ $n }"), "−3");
    assert_eq!(number(Number::rounded(48.26, 1), "{ $n } %"), "48.3 %");
    assert_eq!(number(12.into(), "{ NUMBER($n, as: \"words\") }"), "twelve");
    assert_eq!(number(13.into(), "{ NUMBER($n, as: \"words\") }"), "13");
    assert_eq!(number(2.into(), "{ NUMBER($n, sign: \"always\") }"), "+2");
    let place = "{ NUMBER($n, type: \"ordinal\") ->\n [one] { $n }st\n [two] { $n }nd\n [few] { $n }rd\n *[other] { $n }th\n }";
    assert_eq!(
        [1, 2, 3, 4, 11, 21].map(|n| number(n.into(), place)),
        ["1st", "2nd", "3rd", "4th", "11th", "21st"]
    );
}

#[test]
fn programs_read_plain_seats_in_the_third_person() {
    let took = events::took_trick(Seat::new(2));
    assert_eq!(took.for_programs(), "{2} took the trick.");
}
