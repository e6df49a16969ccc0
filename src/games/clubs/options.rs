//! The house rules of Clubs.

use crate::rules::options::{Choice, Form};

/// The house rules of Clubs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// Total in points that ends the game (CL-9).
    pub target: i32,
    /// Whether a bad enough tally causes a scramble (CL-8).
    pub scramble: bool,
    /// Tally in points that causes a scramble (CL-8).
    pub scramble_at: i32,
    /// The first lead (CL-2).
    pub opening: Opening,
    /// Whether whoever leads a club names the suit of the trick (CL-3).
    pub declare: bool,
}

/// The first lead (CL-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The lowest club must be led.
    LeadLowestClub,
    /// The holder of the lowest club leads any card.
    HolderLeadsAny,
}

impl Choice for Opening {
    const ALL: &'static [(Self, &'static str, &'static str)] = &[
        (Self::LeadLowestClub, "LeadLowestClub", "lowest club"),
        (Self::HolderLeadsAny, "HolderLeadsAny", "any card"),
    ];
}

impl Options {
    /// The usual rules.
    pub const USUAL: Self = Self {
        target: -100,
        scramble: true,
        scramble_at: -26,
        opening: Opening::LeadLowestClub,
        declare: true,
    };

    /// The form that declares these options.
    pub fn form() -> Form<Self> {
        Form::new(Self::USUAL)
            .number(
                "target",
                "Target",
                "The game ends after a deal that leaves a total this low or lower.",
                -1000..=-26,
                |o| &mut o.target,
            )
            .published()
            .means("_", "The game ends after a deal that leaves a total of {} or worse.")
            .toggle(
                "scramble",
                "Scramble",
                "When a tally is bad enough, the deal is scored again: each club but the jack costs 3, J♣ is worth 10, and other cards count for nothing. Off: the first count always stands.",
                |o| &mut o.scramble,
            )
            .published()
            .means("false", "There is no scramble: the tallies are always the scores, however bad they are.")
            .number(
                "scramble_at",
                "Scramble threshold",
                "A tally this low or lower causes a scramble.",
                -40..=-10,
                |o| &mut o.scramble_at,
            )
            .published()
            .means("_", "If there are scrambles, a tally of {} or worse causes one.")
            .idle_when("scramble", "false")
            .choice(
                "opening",
                "Opening",
                "Whoever holds 2♣ leads first, or 3♣ if 2♣ is the card on the table: that club, or any card.",
                |o| &mut o.opening,
            )
            .published()
            .means("HolderLeadsAny", "The holder of 2♣, or of 3♣ if 2♣ is the card on the table, leads any card to the first trick.")
            .toggle(
                "declare",
                "Naming the suit",
                "Whoever leads a club names the suit of the trick. Off: when a club is led, the suit is clubs.",
                |o| &mut o.declare,
            )
            .published()
            .means("false", "Nobody names a suit: when a club is led, the suit of the trick is clubs.")
    }
}
