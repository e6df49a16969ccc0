use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use misere::cards::{Card, Cards, Rank, Suit};
use misere::text::Language;
use misere::ui::deck::{Back, Look, SuitColors, back, face, suit_svg};

fn looks() -> Vec<Look> {
    let mut looks = Vec::new();
    for colors in [SuitColors::Two, SuitColors::Four] {
        for back in Back::ALL {
            for (large_index, high_contrast) in [(false, false), (true, false), (false, true)] {
                looks.push(Look { colors, large_index, high_contrast, back, ..Look::default() });
            }
        }
    }
    let local = |language: Language| Look {
        local_index: Some(true),
        language: language.with_local_indices(true),
        ..Look::default()
    };
    looks.extend(Language::all().map(local));
    looks
}

#[test]
fn the_letters_of_every_language_are_drawn() {
    // The pseudo-language has letters that no card is printed with.
    for language in Language::all().filter(|language| *language != Language::PSEUDO) {
        let language = language.with_local_indices(true);
        let local = Look { local_index: Some(true), language, ..Look::default() };
        let usual = Look { local_index: Some(false), ..Look::default() };
        for rank in Rank::ALL {
            let card = Card::new(rank, Suit::Spades);
            let is_usual = language.index(rank) == rank.index_label();
            assert_eq!(face(card, local) == face(card, usual), is_usual, "{language:?}: {card}");
        }
    }
}

fn parse(svg: &str) -> Tree {
    Tree::from_str(svg, &Options::default()).unwrap_or_else(|error| panic!("{error}: {svg}"))
}

fn draw(svg: &str) -> Pixmap {
    let mut pixmap = Pixmap::new(126, 176).expect("it has a size");
    let scale = Transform::from_scale(0.2, 0.2);
    resvg::render(&parse(svg), scale, &mut pixmap.as_mut());
    pixmap
}

/// Returns the share of pixels that clearly differ when the card is turned upside down.
fn lopsided(svg: &str) -> f64 {
    let pixmap = draw(svg);
    let pixels = pixmap.pixels();
    let plainly = |a: u8, b: u8| a.abs_diff(b) > 48;
    let differ = pixels
        .iter()
        .zip(pixels.iter().rev())
        .filter(|(a, b)| plainly(a.red(), b.red()) || plainly(a.green(), b.green()) || plainly(a.blue(), b.blue()));
    differ.count() as f64 / pixels.len() as f64
}

#[test]
fn every_card_of_every_look_parses() {
    for look in looks() {
        for card in Cards::FULL {
            assert_eq!(parse(&face(card, look)).size().width(), 630.0);
        }
        assert_eq!(parse(&back(look)).size().height(), 880.0);
    }
    for suit in Suit::ALL {
        assert_eq!(parse(&suit_svg(suit, "#123456")).size().width(), 24.0);
    }
}

#[test]
fn cards_need_no_system_fonts() {
    for card in Cards::FULL {
        let svg = face(card, Look::default());
        assert!(!svg.contains("<text") && !svg.contains("font"), "{card}");
    }
}

#[test]
fn cards_look_the_same_upside_down_except_for_pips_in_the_middle() {
    for card in Cards::FULL {
        // Central pips are upright, which does not show on a diamond; a seven is asymmetric.
        let lopsided_pips = match card.rank() {
            Rank::Seven => true,
            Rank::Ace | Rank::Three | Rank::Five | Rank::Six | Rank::Eight | Rank::Nine => {
                card.suit() != Suit::Diamonds
            }
            Rank::Two | Rank::Four | Rank::Ten => false,
            Rank::Jack | Rank::Queen | Rank::King => false,
        };
        if !lopsided_pips {
            for large_index in [false, true] {
                let look = Look { large_index, ..Look::default() };
                assert!(lopsided(&face(card, look)) < 0.002, "{card}");
            }
        }
    }
}

#[test]
fn backs_look_the_same_upside_down() {
    for back_kind in Back::ALL {
        let look = Look { back: back_kind, ..Look::default() };
        assert!(lopsided(&back(look)) < 0.001, "{back_kind:?}");
    }
}

#[test]
fn no_two_cards_look_alike() {
    let mut seen = std::collections::HashSet::new();
    for card in Cards::FULL {
        let picture = draw(&face(card, Look::default()));
        assert!(seen.insert(picture.data().to_vec()), "{card}");
    }
}
