//! What a card looks like to a learned policy.

use std::sync::LazyLock;

use super::{Jack, Outlook, above};
use crate::bots::Policy;
use crate::bots::learned::{Choices, Learned, Row, Tables};
use crate::cards::{Cards, Suit};
use crate::rules::clubs::{Clubs, JACK, Play, answers, strength, tally};
use crate::rules::{Rules, Seat, View};

/// How sharply the rules of thumb choose before anything is learned: so much more is said for a card
/// that is worth a point more.
const SHARPNESS: f32 = 0.7;

/// To lead a plain suit, a club as clubs, a club as another suit; to go over with a plain card, with
/// a club; to stay under likewise; to throw away.
const KINDS: usize = 8;
/// The jack of clubs: this card, in hand, out, played.
const JACKS: usize = 4;
/// Cards of a suit, up to seven.
const NEAR: usize = 8;
/// Pairs of cards in hand.
const SIZES: usize = 9;
/// Tallies and what is to be won, in steps.
const STEPS: usize = 8;

/// What is looked up in each table.
const TABLES: Tables<8> = Tables::new([
    &[KINDS, JACKS, SIZES],
    &[KINDS, JACKS, NEAR, NEAR, SIZES],
    &[KINDS, JACKS, STEPS, NEAR, 4],
    &[KINDS, JACKS, 13, SIZES],
    &[KINDS, NEAR, 13, 6],
    &[KINDS, NEAR, 6, SIZES],
    &[KINDS, STEPS, STEPS, SIZES, JACKS],
    &[KINDS, 4, 4, STEPS, SIZES],
]);

pub(super) const WEIGHTS: usize = TABLES.weights();

/// What comes with the program. A test sees to it that the file fits.
pub(super) static LEARNED: LazyLock<Option<Learned>> = LazyLock::new(|| {
    let file = include_bytes!("../../../assets/bots/clubs.policy");
    Learned::read(file, Clubs::DESCRIPTION, WEIGHTS).ok()
});

/// Lists what may be played, with what each looks like.
pub(super) fn describe(
    view: View<'_, Clubs>,
    moves: &mut Vec<Play>,
    choices: &mut Choices,
) -> bool {
    Clubs::legal(view, moves);
    if moves.len() == 1 {
        choices.push(Row::only());
        return true;
    }
    let eye = Eye::new(view);
    for &play in &*moves {
        choices.push(eye.row(play));
    }
    true
}

/// What is the same for all cards.
struct Eye<'a> {
    outlook: Outlook<'a>,
    size: usize,
    /// Clubs in hand.
    clubs: usize,
    /// The own tally and the worst, and how many points more until it is a scramble.
    mine: usize,
    lacking: usize,
    voids: usize,
    later: usize,
}

impl<'a> Eye<'a> {
    fn new(view: View<'a, Clubs>) -> Self {
        let public = view.public;
        let outlook = Outlook::of(view);
        let hand = view.own.hand;
        let tallies = &outlook.counts[0];
        let worst = tallies.iter().copied().min().unwrap_or_default();
        let lacking = if public.options.scramble {
            (worst - public.options.scramble_at).max(0) as usize / 5
        } else {
            STEPS - 1
        };
        let later = public.seats() - 1 - public.trick.len();
        let after = (1..=later).map(|steps| view.seat.clockwise(steps, public.seats()));
        let void = |seat: &Seat| public.voids[*seat].contains(Suit::Clubs);
        Self {
            size: (hand.len() - 1) / 2,
            clubs: hand.of_suit(Suit::Clubs).len(),
            mine: ((tallies[view.seat] + 24).max(0) / 4) as usize,
            lacking,
            voids: after.filter(void).count(),
            later,
            outlook,
        }
    }

    fn row(&self, play: Play) -> Row {
        let view = self.outlook.view;
        let public = view.public;
        let Play { card, named } = play;
        let suit = public.suit.or(named).unwrap_or(card.suit());
        let leads = public.trick.is_empty();
        let strength = strength(card, suit);
        let club = card.suit() == Suit::Clubs;
        let over = leads || strength > public.best.1;
        let kind = match (leads, club) {
            (true, false) => 0,
            (true, true) if suit == Suit::Clubs => 1,
            (true, true) => 2,
            (false, _) if strength == 0 => 7,
            (false, club) => 3 + usize::from(club) + if over { 0 } else { 2 },
        };
        let jack = match self.outlook.jack {
            _ if card == JACK => 0,
            Jack::Mine => 1,
            Jack::Out => 2,
            Jack::Played => 3,
        };
        let able = answers(suit) & self.outlook.out;
        let higher = if strength == 0 {
            Cards::EMPTY
        } else {
            above(suit, strength) & able
        };
        let (over, under) = (higher.len(), (able - higher).len());
        let pot = tally(public.trick.set() | Cards::of(card));
        let pot = ((pot + 12).max(0) / 3) as usize;
        let own = view.own.hand.of_suit(card.suit()).len() - 1;
        let led = view.own.hand.of_suit(suit).len();
        let out = self.outlook.out.of_suit(card.suit()).len();
        let rank = card.rank().index();
        let size = self.size;

        let rule = SHARPNESS * self.outlook.value(play);
        let mut row = Row::new(rule, TABLES.place(0, [kind, jack, size]));
        row.add(TABLES.place(1, [kind, jack, over, under / 2, size]));
        row.add(TABLES.place(2, [kind, jack, pot, over, self.later]));
        row.add(TABLES.place(3, [kind, jack, rank, size]));
        row.add(TABLES.place(4, [kind, own, out, self.clubs]));
        row.add(TABLES.place(5, [kind, led, self.clubs, size]));
        row.add(TABLES.place(6, [kind, self.mine, self.lacking, size, jack]));
        row.add(TABLES.place(7, [kind, self.later, self.voids, pot, size]));
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_fits() {
        assert!(LEARNED.is_some());
    }
}
