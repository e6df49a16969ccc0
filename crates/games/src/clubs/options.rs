//! The house rules of Clubs.

use crate::text::clubs as texts;
use misere_engine::rules::Score;
use misere_engine::rules::options::{Choice, Form, Labelled};

/// The house rules of Clubs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// Total in points that ends the game (CL-9).
    pub target: i32,
    /// Set if a bad enough tally causes a scramble (CL-8).
    pub scramble: bool,
    /// Tally in points that causes a scramble (CL-8).
    pub scramble_at: i32,
    /// The first lead (CL-2).
    pub opening: Opening,
    /// Set if whoever leads a club names the suit of the trick (CL-3).
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
    const ALL: &'static [Labelled<Self>] = &[
        (Self::LeadLowestClub, "LeadLowestClub", texts::opening_lowest_club),
        (Self::HolderLeadsAny, "HolderLeadsAny", texts::opening_any_card),
    ];
}

impl Options {
    /// The usual rules.
    pub const USUAL: Self =
        Self { target: -100, scramble: true, scramble_at: -26, opening: Opening::LeadLowestClub, declare: true };

    pub fn form() -> Form<Self> {
        Form::new(Self::USUAL)
            .number("target", texts::rule_target(), texts::rule_target_help(), -1000..=-26, |o| &mut o.target)
            .published()
            .numbers_mean(|total| texts::rule_target_means(Score::points(total)))
            .toggle("scramble", texts::rule_scramble(), texts::rule_scramble_help(), |o| &mut o.scramble)
            .published()
            .means("false", texts::rule_scramble_off())
            .number("scramble_at", texts::rule_scramble_at(), texts::rule_scramble_at_help(), -40..=-10, |o| {
                &mut o.scramble_at
            })
            .published()
            .numbers_mean(|tally| texts::rule_scramble_at_means(Score::points(tally)))
            .idle_when("scramble", "false")
            .choice("opening", texts::rule_opening(), texts::rule_opening_help(), |o| &mut o.opening)
            .published()
            .means("HolderLeadsAny", texts::rule_opening_any_card())
            .toggle("declare", texts::rule_declare(), texts::rule_declare_help(), |o| &mut o.declare)
            .published()
            .means("false", texts::rule_declare_off())
    }
}
