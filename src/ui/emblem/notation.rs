//! The notation of emblems and pictures, see [`crate::games::Entry::emblem`].

use crate::ui::deck::Sprite;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Piece {
    pub sprite: Sprite,
    pub is_raised: bool,
    pub takes: bool,
    pub covers: bool,
    pub points: Option<String>,
}

/// Cards that overlap.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fan {
    pub pieces: Vec<Piece>,
    /// The points written on all of them.
    pub points: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Arrangement {
    /// Fans side by side.
    Fans(Vec<Fan>),
    /// A trick: a card in front of each player, the one at the left first.
    Trick(Vec<Piece>),
    /// Rows of a square.
    Square(Vec<Vec<Option<Piece>>>),
}

/// Reads a picture; `None` if it is not written as it should be.
pub(super) fn parse(text: &str) -> Option<Arrangement> {
    if let Some(cards) = text.strip_prefix("trick ") {
        let pieces = cards.split_whitespace().map(piece);
        return pieces.collect::<Option<_>>().map(Arrangement::Trick);
    }
    if text.contains('/') {
        let place = |word: &str| match word {
            "." => Some(None),
            _ => piece(word).map(Some),
        };
        let rows = text.split('/').map(|row| row.split_whitespace().map(place).collect());
        return rows.collect::<Option<_>>().map(Arrangement::Square);
    }
    let fans = text.split('|').map(fan);
    fans.collect::<Option<_>>().map(Arrangement::Fans)
}

fn fan(text: &str) -> Option<Fan> {
    let mut fan = Fan { pieces: Vec::new(), points: None };
    for word in text.split_whitespace() {
        match word.strip_prefix('=') {
            Some(number) => fan.points = Some(points(number)),
            None => fan.pieces.push(piece(word)?),
        }
    }
    Some(fan)
}

fn piece(word: &str) -> Option<Piece> {
    let (code, number) = match word.split_once('=') {
        Some((code, number)) => (code, Some(points(number))),
        None => (word, None),
    };
    let (is_raised, code) = stripped(code, code.strip_prefix('+'));
    let (takes, code) = stripped(code, code.strip_suffix('*'));
    let (covers, code) = stripped(code, code.strip_suffix('^'));
    let sprite = match code {
        "##" => Sprite::Back,
        "oo" => Sprite::Outline,
        _ => Sprite::Face(code.parse().ok()?),
    };
    Some(Piece { sprite, is_raised, takes, covers, points: number })
}

/// The code without a sign, and whether the sign was found.
fn stripped<'a>(code: &'a str, rest: Option<&'a str>) -> (bool, &'a str) {
    (rest.is_some(), rest.unwrap_or(code))
}

/// A number as it is printed.
fn points(number: &str) -> String {
    number.replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::rules::Next;
    use crate::rules::options::HouseRules;
    use crate::table::Setup;

    #[test]
    fn every_game_has_an_emblem_of_its_own() {
        let mut seen: Vec<Arrangement> = Vec::new();
        for entry in GAMES {
            let emblem = parse(entry.emblem).unwrap_or_else(|| panic!("{}: no emblem", entry.id));
            assert!(!seen.contains(&emblem), "{}: seen before", entry.id);
            seen.push(emblem);
        }
    }

    #[test]
    fn every_game_is_introduced_by_three_pictures() {
        for entry in GAMES {
            assert_eq!(entry.introduction.len(), 3, "{}", entry.id);
            for picture in entry.introduction {
                let cards = picture.cards;
                assert!(parse(cards).is_some(), "{}: {cards}", entry.id);
            }
        }
    }

    /// Regression: the emblem of Garbo had a four and a two, which are not in its pack.
    #[test]
    fn pictures_show_cards_of_the_game() {
        for entry in GAMES {
            let setup = Setup { seats: entry.usual, rules: HouseRules::default(), seed: 1, dealer: None };
            let session = entry.start(&setup).expect("the usual rules");
            let Next::Deal(pack) = session.next() else {
                panic!("{}: a game begins with a deal", entry.id);
            };
            let pictures = entry.introduction.iter().map(|picture| picture.cards);
            for text in pictures.chain([entry.emblem]) {
                for word in text.split_whitespace() {
                    let code = word.trim_start_matches('+').get(..2);
                    if let Some(Ok(card)) = code.map(str::parse) {
                        assert!(pack.contains(card), "{}: {text}", entry.id);
                    }
                }
            }
        }
    }

    #[test]
    fn pictures_are_fans_tricks_or_squares() {
        let up = |code: &str| piece(code).expect("a card");
        let fan = |codes: &[&str], points: Option<&str>| Fan {
            pieces: codes.iter().copied().map(up).collect(),
            points: points.map(Into::into),
        };
        assert_eq!(
            parse("QS | QH KH =-3"),
            Some(Arrangement::Fans(vec![fan(&["QS"], None), fan(&["QH", "KH"], Some("−3"))]))
        );
        let square = vec![vec![Some(up("QS"))], vec![None]];
        assert_eq!(parse("QS / ."), Some(Arrangement::Square(square)));
        let trick = parse("trick QS +##*=2");
        assert!(
            matches!(&trick, Some(Arrangement::Trick(pieces)) if pieces[1].is_raised && pieces[1].takes
                && pieces[1].points.as_deref() == Some("2")),
            "{trick:?}"
        );
        assert_eq!(parse("QX"), None);
    }
}
