//! The house rules of Clubs.

use crate::rules::options::{Choice, Form};

/// The house rules.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// The total, in points, that ends the game (CL-9).
    pub target: i32,
    /// Is a deal counted anew when a tally is bad enough (CL-8)?
    pub scramble: bool,
    /// The tally, in points, that is bad enough.
    pub scramble_at: i32,
    /// How the first trick begins (CL-2).
    pub opening: Opening,
    /// Does a club led name the suit of the trick (CL-3)?
    pub declare: bool,
}

/// How the first trick begins (CL-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The lowest club is led.
    LeadLowestClub,
    /// Who holds the lowest club leads what he likes.
    HolderLeadsAny,
}

impl Choice for Opening {
    const ALL: &'static [(Self, &'static str, &'static str)] = &[
        (
            Self::LeadLowestClub,
            "LeadLowestClub",
            "the lowest club is led",
        ),
        (
            Self::HolderLeadsAny,
            "HolderLeadsAny",
            "its holder leads any card",
        ),
    ];
}

impl Options {
    /// The published rules.
    pub const PUBLISHED: Self = Self {
        target: -100,
        scramble: true,
        scramble_at: -26,
        opening: Opening::LeadLowestClub,
        declare: true,
    };

    /// The declared list.
    pub fn form() -> Form<Self> {
        Form::new(Self::PUBLISHED)
            .number(
                "target",
                "Target",
                "The game ends when a total is as low as this, or lower.",
                -1000..=-26,
                |o| &mut o.target,
            )
            .toggle(
                "scramble",
                "Scramble",
                "When somebody has taken too much, the deal is counted anew: clubs cost, and only the jack pays.",
                |o| &mut o.scramble,
            )
            .number(
                "scramble_at",
                "Scramble at",
                "The tally of one player that brings the scramble about.",
                -40..=-10,
                |o| &mut o.scramble_at,
            )
            .choice(
                "opening",
                "Opening",
                "Whether the lowest club itself must be led to the first trick.",
                |o| &mut o.opening,
            )
            .toggle(
                "declare",
                "Naming the suit",
                "Whoever leads a club names the suit of the trick. Off: a club led is always clubs alone.",
                |o| &mut o.declare,
            )
    }
}
