//! The tests of every game, for each game of the Fosdick family.

use misere_games::fosdick::{self, Fosdick};

use super::{house_rules, passing};
use crate::laws::Facts;
use crate::sources::{Reading, UsualHere};

mod four_bad_queens {
    use super::*;
    laws_of!(
        Fosdick::FourBadQueens,
        fosdick::FOUR_BAD_QUEENS,
        Facts {
            usual_here: &[DIRECTION, PASS, ROUNDS, END_AT, MOON_BIDS],
            readings: &[END, LEAD, PASSING, DEALS, BIDS],
            often_decides_early: true,
            ..FAMILY
        }
    );
}
mod four_mad_queens {
    use super::*;
    laws_of!(
        Fosdick::FourMadQueens,
        fosdick::FOUR_MAD_QUEENS,
        Facts { usual_here: &[DIRECTION, PASS, ROUNDS, END_AT], ..FAMILY }
    );
}
mod slippery_paws {
    use super::*;
    laws_of!(Fosdick::SlipperyPaws, fosdick::SLIPPERY_PAWS, OPTIONAL_PASS);
}
mod finis {
    use super::*;
    laws_of!(Fosdick::Finis, fosdick::FINIS, OPTIONAL_PASS);
}
mod cruel_fate {
    use super::*;
    laws_of!(Fosdick::CruelFate, fosdick::CRUEL_FATE, OPTIONAL_PASS);
}
mod acorn_hearts {
    use super::*;
    laws_of!(
        Fosdick::AcornHearts,
        fosdick::ACORN_HEARTS,
        Facts { usual_here: &[DIRECTION, PASS, ROUNDS, END_AT], often_decides_early: true, ..FAMILY }
    );
}
mod compendium {
    use super::*;
    laws_of!(
        Fosdick::Compendium,
        fosdick::COMPENDIUM,
        Facts {
            usual_here: &[DIRECTION, UsualHere::new("CO-1", "passing"), END_AT, MOON_BIDS],
            readings: &[END, LEAD, PASSING, BIDS, ("CO-1", &["runs on"])],
            often_decides_early: true,
            ..FAMILY
        }
    );
}

/// Common facts of the games of the family.
const FAMILY: Facts = Facts {
    positions: &[house_rules::POSITIONS, passing::PASSES],
    shared_rules: &["rounds", "passing", "pass_count", "direction", "card_order", "end_at"],
    readings: &[END, LEAD, PASSING, DEALS],
    is_no_derivatives: true,
    ..Facts::NONE
};

/// The games in which the publication calls passing optional; of the others it says to pass.
const OPTIONAL_PASS: Facts = Facts {
    usual_here: &[DIRECTION, UsualHere::new("FO-3", "passing"), ROUNDS, END_AT],
    readings: &[END, LEAD, PASSING, ("FO-3", &["passing is optional"]), DEALS],
    ..FAMILY
};

const DIRECTION: UsualHere = UsualHere::new("FO-2", "direction");
const PASS: UsualHere = UsualHere::new("FO-3", "passing").with(&[5, 6]);
const ROUNDS: UsualHere = UsualHere::new("FO-4", "rounds");
const END_AT: UsualHere = UsualHere::new("FO-4", "end_at");
const MOON_BIDS: UsualHere = UsualHere::new("FB-2", "moon_bids");

const END: Reading = ("C-5", &["only at the end of a deal"]);
const LEAD: Reading = ("FO-2", &["dealer’s right leads", "clockwise"]);
const PASSING: Reading = ("FO-3", &["five and six players"]);
const DEALS: Reading = ("FO-4", &["one deal for each player"]);
const BIDS: Reading =
    ("FB-2", &["bidding is optional", "after the passing and in the order of play", "whatever the others said"]);
