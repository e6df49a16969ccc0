//! The notation of emblems and pictures, see [`crate::games::Entry::emblem`].

use crate::ui::deck::Sprite;

#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    pub sprite: Sprite,
    pub is_raised: bool,
    pub takes: bool,
    pub covers: bool,
    pub points: Option<String>,
}

/// Cards that overlap.
#[derive(Clone, Debug, PartialEq)]
pub struct Fan {
    pub pieces: Vec<Piece>,
    /// The points written on all of them.
    pub points: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Arrangement {
    /// Fans side by side.
    Fans(Vec<Fan>),
    /// A trick: a card in front of each player, the one at the left first.
    Trick(Vec<Piece>),
    /// Rows of a square.
    Square(Vec<Vec<Option<Piece>>>),
}

/// Reads a picture; `None` if it is not written as it should be.
pub fn parse(text: &str) -> Option<Arrangement> {
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

pub fn piece(word: &str) -> Option<Piece> {
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
