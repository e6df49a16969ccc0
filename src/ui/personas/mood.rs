//! The looks that a moment puts on the faces at the table.

use super::Expression;
use super::moment::Moment;
use crate::cards::{Card, Rank};
use crate::rules::{Score, Seat};

/// The points from which a gift shows on a face.
const GIFT: Score = Score::points(15);

/// The looks that a moment puts on faces, each seat once.
pub fn moods(moment: &Moment) -> Vec<(Seat, Expression)> {
    match moment {
        Moment::Trick(trick) => {
            let is_queen = |card: Card| card.rank() == Rank::Queen;
            let hurt = if trick.penalties.iter().any(is_queen) { Expression::Caught } else { Expression::Hurt };
            let mut looks = Vec::new();
            if trick.moon {
                looks.push((trick.to, Expression::Proud));
                let others = trick.cards.iter().filter(|(seat, _)| *seat != trick.to);
                looks.extend(others.map(|(seat, _)| (*seat, Expression::Caught)));
            } else if trick.loss > Score::ZERO {
                looks.push((trick.to, hurt));
                let thrown =
                    trick.cards.iter().filter(|(seat, card)| *seat != trick.to && trick.penalties.contains(*card));
                looks.extend(thrown.map(|(seat, _)| (*seat, Expression::Pleased)));
            } else if trick.loss < Score::ZERO {
                looks.push((trick.to, Expression::Pleased));
            }
            looks.extend(trick.broken.map(|seat| (seat, Expression::Caught)));
            looks
        }
        Moment::Scored { losses, moon } => {
            let best = losses.iter().min().copied();
            let worst = losses.iter().max().copied();
            if best == worst {
                return Vec::new();
            }
            let seats = Seat::all(losses.len()).zip(losses);
            let look = |(seat, loss): (Seat, &Score)| match Some(*loss) {
                loss if loss == best => Some((seat, Expression::Pleased)),
                loss if loss == worst && moon.is_some() => Some((seat, Expression::Caught)),
                loss if loss == worst => Some((seat, Expression::Hurt)),
                _ => None,
            };
            seats.filter_map(look).collect()
        }
        Moment::Gift { from, to, points } if *points >= GIFT => {
            vec![(*to, Expression::Pleased), (*from, Expression::Hurt)]
        }
        Moment::Gift { .. } | Moment::Discards { .. } | Moment::Over(..) => Vec::new(),
    }
}
