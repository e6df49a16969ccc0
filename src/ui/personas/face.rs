//! Faces of everybody at a table: portraits, or initials of people who have not chosen one.

use egui::{Align2, Pos2, Stroke, Ui, pos2};

use super::{Expression, Head, Portrait, at_table};
use crate::rules::{Names, Seat};
use crate::store::Player;
use crate::ui::theme::{self, Words, plate};

/// A face of somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Face {
    Drawn(Portrait),
    /// One or two letters.
    Initials(String),
}

impl Face {
    /// The faces of all players, by seat, each with an expression; `own` is the head that the person has chosen.
    pub fn of_all(
        players: &[Player],
        names: &Names,
        own: Option<Head>,
        look: impl Fn(Seat) -> Expression,
    ) -> Vec<Self> {
        let personas = at_table(players).into_iter();
        let faces = Seat::all(players.len()).zip(personas).map(|(seat, persona)| {
            let is_own = matches!(players[seat.index()], Player::Person(_)) && names.addresses(seat);
            match persona.map(Head::from).or(own.filter(|_| is_own)) {
                Some(head) => Self::Drawn(Portrait::new(head, look(seat))),
                None => Self::with_initials(names.of(seat)),
            }
        });
        faces.collect()
    }

    /// The initials of a name.
    pub fn with_initials(name: &str) -> Self {
        Self::Initials(initials(name))
    }

    /// Paints it around a center, in points.
    pub fn paint(&self, ui: &Ui, center: Pos2, diameter: f32) {
        match self {
            Self::Drawn(portrait) => portrait.paint(ui, center, diameter),
            Self::Initials(letters) => {
                let radius = diameter / 2.0;
                let rim = Stroke::new(diameter * 0.03, plate::INK);
                ui.painter().circle(center, radius * 0.97, plate::PAPER, rim);
                let points = (diameter * if letters.chars().count() > 1 { 0.4 } else { 0.5 }).round();
                let at = pos2(center.x, center.y);
                theme::paint_strong(ui, at, Align2::CENTER_CENTER, Words::verbatim(letters), points, plate::INK);
            }
        }
    }
}

/// The first letters of the first and the last word of a name.
fn initials(name: &str) -> String {
    let mut words = name.split_whitespace().filter_map(|word| word.chars().next());
    let letters = words.next().into_iter().chain(words.next_back());
    letters.flat_map(char::to_uppercase).collect()
}

#[cfg(test)]
mod tests {
    use super::initials;

    #[test]
    fn initials_are_those_of_the_first_and_the_last_name() {
        assert_eq!(["Ada", "ada maria lovelace", "Änne Öl", ""].map(initials), ["A", "AL", "ÄÖ", ""]);
    }
}
