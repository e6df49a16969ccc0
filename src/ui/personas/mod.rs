//! The twelve people who the computer players are: a name, a taste, a voice and a face each.
//!
//! - [`Persona`] lists them and finds who sits at a table.
//! - [`Face`] lists their faces and those of people; a [`Portrait`] draws one with an [`Expression`].
//! - [`moment`] says what has just happened, as far as everyone at the table saw it; [`mood`] and
//!   [`remarks`] say how a persona takes it.
//!
//! None of this reaches a computer player: it sees a scene without secrets, and nothing sees it.

mod face;
pub mod moment;
pub mod mood;
pub mod portrait;
pub mod remarks;

use std::hash::{DefaultHasher, Hash, Hasher};

pub use self::face::Face;
pub use self::portrait::{Expression, Portrait};
use crate::bots::{Bot, Character, Level};
use crate::rules::{Names, Seat};
use crate::store::Player;

/// A person whom computer players play as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr, strum::VariantArray)]
#[strum(const_into_str)]
pub enum Persona {
    /// An old lady with a bun and round glasses.
    Berta,
    /// A bald man with a heavy moustache.
    Konrad,
    /// A lady with bobbed hair and a feather.
    Ottilie,
    /// A young man in a flat cap.
    Emil,
    /// A young woman with plaits round her head.
    Frida,
    /// An old sailor with a white beard.
    Anton,
    /// A cook with a spotted headscarf.
    Magda,
    /// A schoolmaster with square glasses.
    Jonas,
    /// A lady with a striped head wrap.
    Selma,
    /// A gentleman with a top hat and a monocle.
    Kasimir,
    /// A young woman with red curls.
    Tilda,
    /// A man of business in a bowler hat.
    Gustav,
}

/// A way of speaking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(const_into_str, serialize_all = "lowercase")]
pub enum Voice {
    /// Kind and plain.
    Warm,
    /// Short and dry.
    Dry,
    /// With a flourish.
    Grand,
    /// Young and blunt.
    Eager,
}

impl Voice {
    /// Its name in the ids of remarks.
    const fn name(self) -> &'static str {
        self.into_str()
    }
}

impl Persona {
    /// All personas, in the order in which they come to a table.
    pub const ALL: [Self; 12] = *<Self as strum::VariantArray>::VARIANTS.first_chunk().expect("12 of them");

    /// The name, which a saved game keeps as the player's.
    pub const fn name(self) -> &'static str {
        self.into_str()
    }

    /// The persona with this name.
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|persona| persona.name() == name)
    }

    /// The character that a new computer player of this name has.
    pub const fn character(self) -> Character {
        match self {
            Self::Berta | Self::Anton | Self::Jonas => Character::Even,
            Self::Konrad | Self::Frida | Self::Gustav => Character::Cautious,
            Self::Ottilie | Self::Magda | Self::Selma => Character::Bold,
            Self::Emil | Self::Kasimir | Self::Tilda => Character::MoonShooter,
        }
    }

    /// The way of speaking.
    pub const fn voice(self) -> Voice {
        match self {
            Self::Berta | Self::Frida | Self::Magda => Voice::Warm,
            Self::Konrad | Self::Anton | Self::Gustav => Voice::Dry,
            Self::Ottilie | Self::Selma | Self::Kasimir => Voice::Grand,
            Self::Emil | Self::Jonas | Self::Tilda => Voice::Eager,
        }
    }

    pub fn player(self, level: Level) -> Player {
        let character = self.character();
        Player::Computer(self.name().into(), Bot { level, character })
    }

    /// The first persona whose name no player has.
    pub fn free(players: &[Player]) -> Self {
        let is_free = |persona: &Self| players.iter().all(|one| *one.name() != *persona.name());
        let mut all = Self::ALL.into_iter();
        all.find(is_free).unwrap_or(Self::Berta)
    }
}

/// The personas of the computer players at a table, by seat. A player with a name of its own looks
/// like somebody who is not at the table, always the same one.
pub fn at_table(players: &[Player]) -> Vec<Option<Persona>> {
    let mut found: Vec<Option<Persona>> = Vec::with_capacity(players.len());
    for player in players {
        let named = match player {
            Player::Computer(name, _) => Persona::named(name.raw().trim()),
            Player::Person(_) | Player::Program(..) | Player::Friend(..) => None,
        };
        let is_first = named.is_none_or(|persona| !found.contains(&Some(persona)));
        found.push(named.filter(|_| is_first));
    }
    for (seat, player) in players.iter().enumerate() {
        if let (None, Player::Computer(name, _)) = (found[seat], player) {
            let mut hasher = DefaultHasher::new();
            name.raw().hash(&mut hasher);
            let first = (hasher.finish() % 12) as usize;
            let mut round = Persona::ALL.into_iter().cycle().skip(first);
            found[seat] = round.find(|persona| !found.contains(&Some(*persona)));
        }
    }
    found
}

/// The faces of everybody at a table, by seat, each with a look; `own` is the number of the face that the person has
/// chosen, and `others` has those of friends elsewhere. Whoever has chosen none has initials.
pub fn everybody(
    players: &[Player], names: &Names, own: Option<u8>, others: &[Option<u8>], look: impl Fn(Seat) -> Expression,
) -> Vec<Portrait> {
    let personas = at_table(players).into_iter();
    let faces = Seat::all(players.len()).zip(personas).map(|(seat, persona)| {
        let own = own.filter(|_| names.addresses(seat));
        let chosen = own.or_else(|| others.get(seat.index()).copied().flatten());
        let person = || Face::new(chosen.unwrap_or(Face::INITIALS), &players[seat.index()].name().shown());
        Portrait::new(persona.map_or_else(person, Face::from), look(seat))
    });
    faces.collect()
}

/// The calm faces of the computer players at a table, by seat, and the one that the only person has chosen.
pub fn calm(players: &[Player], names: &Names, own: Option<u8>) -> Vec<Option<Portrait>> {
    let found = Seat::all(players.len()).zip(at_table(players)).map(|(seat, persona)| {
        let own = own.filter(|_| names.addresses(seat));
        let own = own.map(|number| Face::new(number, &players[seat.index()].name().shown()));
        Some(Portrait::new(persona.map(Face::from).or(own)?, Expression::Calm))
    });
    found.collect()
}
