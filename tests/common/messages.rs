//! Every message, rendered with samples of its arguments.

use misere_engine::cards::Cards;
use misere_engine::rules::{Score, Seat};
use misere_engine::text::declared::{Argument, Declaration, Kind};
use misere_engine::text::{Language, Message, Names};
use misere_games::laws::scenes::doubled_word;

/// Checks that every message has words without a gap in every language, for every reader, and that messages are about
/// 40 percent longer in the pseudo-language.
pub fn check(declarations: impl Iterator<Item = &'static Declaration>) {
    let declarations: Vec<_> = declarations.collect();
    declarations.iter().for_each(|declaration| is_whole(declaration));
    let length = |language| -> usize {
        let names = Names::default().in_language(language);
        declarations.iter().map(|declaration| render(&names, declaration, 1).chars().count()).sum()
    };
    let factor = length(Language::PSEUDO) as f64 / length(Language::ENGLISH) as f64;
    assert!((1.25..1.6).contains(&factor), "{factor}");
}

fn render(names: &Names, declaration: &'static Declaration, first: usize) -> String {
    let kinds = declaration.arguments.iter().zip(first..);
    let samples = kinds.map(|((_, kind), number)| sample(*kind, number)).collect();
    Message::of_parts(declaration, samples).expect("samples of its kinds").render(names)
}

fn is_whole(declaration: &'static Declaration) {
    for (language, first) in Language::all().flat_map(|language| [(language, 0), (language, 1), (language, 2)]) {
        for you in [None, Some(0), Some(1)] {
            let mut names = Names::new(["Ann", "Bob", "Cid"]).in_language(language);
            if let Some(seat) = you {
                names = names.addressing(Seat::new(seat));
            }
            let text = render(&names, declaration, first);
            let key = declaration.key;
            assert!(!text.trim().is_empty(), "{key}");
            assert!(!text.contains(['{', '}', '\u{e000}', '\u{1f}']), "{key}: {text}");
            // The dot between two facts has room on both sides, and a number stands apart from its title.
            let is_spaced = text.replace("  ·  ", "·").contains("  ");
            assert!(!is_spaced || key == "number-and-title", "{key}: {text}");
            assert!(!text.contains("you ‘") && !text.contains("you’s"), "{key}: {text}");
            assert_eq!(doubled_word(&text), None, "{key}: {text}");
            assert_eq!(text.starts_with('[') && text.ends_with(']'), language == Language::PSEUDO, "{key}: {text}");
        }
    }
}

/// An argument of a kind, unlike others of the same kind.
fn sample(kind: Kind, number: usize) -> Argument {
    let card = Cards::FULL.nth(13 * number % 52).expect("there are 52");
    match kind {
        Kind::Seat => Argument::Seat(Seat::new(number % 3)),
        Kind::Seats => Argument::Seats([Seat::new(0), Seat::new(1)].into()),
        Kind::Card => Argument::Card(card),
        Kind::Cards => Argument::Cards([card, card].into()),
        Kind::Suit => Argument::Suit(card.suit()),
        Kind::Rank => Argument::Rank(card.rank()),
        Kind::Number => Argument::Number(number.into()),
        Kind::Points => Argument::Points(Score::halves(number as i32)),
        Kind::Name => Argument::Name("Zoë".into()),
        Kind::List => Argument::List([Message::raw("one"), Message::raw("two")].into()),
        Kind::Message => Argument::Message(Message::raw("one")),
    }
}
