//! Faces: those of the personas, those that people choose from, and initials.

use egui::{Pos2, Ui};

use super::Persona;
use crate::cards::Suit;
use crate::ui::theme;

/// A drawn face, or the initials of a name. Its number stays the same in all versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    /// A place in [`HEADS`].
    Drawn(u8),
    /// One or two letters, and a place in [`GROUNDS`].
    Initials(char, Option<char>, usize),
}

impl Face {
    /// The number of initials; each drawn face has a lower one.
    pub const INITIALS: u8 = HEADS.len() as u8;

    /// The face with a number, of somebody with this name. A number that this version does not know means initials.
    pub fn new(number: u8, name: &str) -> Self {
        if number < Self::INITIALS {
            return Self(Kind::Drawn(number));
        }
        let mut letters = name.split_whitespace().filter_map(|word| {
            let first = word.chars().find(|letter| letter.is_alphanumeric())?;
            first.to_uppercase().next()
        });
        let first = letters.next().unwrap_or(Suit::Spades.sign());
        // People with the same initials differ by their ground.
        let ground = name.bytes().map(usize::from).sum::<usize>() % GROUNDS.len();
        Self(Kind::Initials(first, letters.next_back(), ground))
    }

    /// The number that saves and messages carry.
    pub const fn number(self) -> u8 {
        match self.0 {
            Kind::Drawn(number) => number,
            Kind::Initials(..) => Self::INITIALS,
        }
    }

    /// The faces that a person with this name chooses from: all that no persona has, initials last.
    pub fn choices(name: &str) -> impl Iterator<Item = Self> {
        (Persona::ALL.len() as u8..=Self::INITIALS).map(move |number| Self::new(number, name))
    }

    /// The elements of SVG within the rim; those of a drawn face refer to eyes, brows and mouth.
    pub(super) fn elements(self) -> String {
        match self.0 {
            Kind::Drawn(number) => HEADS[usize::from(number)].into(),
            Kind::Initials(.., ground) => {
                let ground = GROUNDS[ground];
                format!(
                    "<circle class='{ground}' r='98'/><path class='k' d='M0,-98 A98,98 0 0 1 0,98Z' opacity='.16'/>\
                     <circle class='O' r='81' stroke-width='3.5'/>"
                )
            }
        }
    }

    /// The letters of initials; `None` for a drawn face.
    pub fn initials(self) -> Option<String> {
        match self.0 {
            Kind::Initials(first, last, _) => Some(std::iter::once(first).chain(last).collect()),
            Kind::Drawn(_) => None,
        }
    }

    /// Paints the letters of initials into a disk.
    pub(super) fn paint_letters(self, ui: &Ui, center: Pos2, diameter: f32) {
        let Some(letters) = self.initials() else { return };
        let lay_out =
            |height: f32| ui.painter().layout_no_wrap(letters.clone(), theme::bold(height * diameter), LETTERS);
        let tall = lay_out(if letters.chars().nth(1).is_some() { 0.46 } else { 0.56 });
        let room = 0.66 * diameter;
        let wide = tall.mesh_bounds.width();
        let galley = if wide > room { lay_out(0.46 * room / wide) } else { tall };
        // The letters are centered as they are drawn, wherever their line would be.
        let at = center - galley.mesh_bounds.center().to_vec2();
        ui.painter().galley(at, galley, LETTERS);
    }
}

impl From<Persona> for Face {
    fn from(persona: Persona) -> Self {
        Self(Kind::Drawn(persona as u8))
    }
}

/// The color of initials: paper.
const LETTERS: egui::Color32 = egui::Color32::from_rgb(0xfc, 0xf8, 0xee);

/// The inks on which initials are legible.
const GROUNDS: [&str; 6] = ["b", "r", "v", "s", "d", "k"];

macro_rules! heads {
    ($($name:literal),* $(,)?) => {
        [$(include_str!(concat!("../../../assets/portraits/", $name, ".svg"))),*]
    };
}

/// The drawn faces without eyes, brows and mouth: those of the personas in their order, then those for people.
const HEADS: [&str; 24] = heads![
    "berta",
    "konrad",
    "ottilie",
    "emil",
    "frida",
    "anton",
    "magda",
    "jonas",
    "selma",
    "kasimir",
    "tilda",
    "gustav",
    "curls",
    "headscarf",
    "cap",
    "topknot",
    "braid",
    "bald",
    "turban",
    "buns",
    "mohawk",
    "straw-hat",
    "glasses",
    "quiff",
];
