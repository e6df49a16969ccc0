//! Rules of thumb for Seven Card Combo, which look as far as a player may.
//!
//! - Keep what would score best if chance filled the hand up to seven cards, and take or draw by
//!   the same measure. Chance is asked a number of times, the same for every candidate; it cannot
//!   bring a card that is in sight.
//! - Where the pile can be drawn from, count in the cards on its top, but draw from the stock
//!   first: they will wait.
//! - The last card that chance brings is no matter of chance: all that the stock can bring are
//!   counted through, and for the last two cards too if it is close.
//!
//! Whoever looks more closely than at a glance also heeds the others: an empty packet gives the
//! left neighbour the run of the pile, so it must be worth it; and so must every card that may be
//! of use to him, most of all of a rank that he has taken before. And whoever takes the time asks
//! chance so often that it no longer decides, and in the last round plays for the game ([`worth`]).
//!
//! Playouts chose worse. Looking further, to what a later packet could mend, and imagining what the
//! neighbour's packet holds gained nothing.

mod reason;
#[cfg(test)]
mod tests;
mod worth;

use std::ops::RangeInclusive;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::sample::Sample;
use super::search::Appraisal;
use super::{Deadline, Policy};
use crate::cards::{Card, Cards, Pack};
use crate::rules::combo::scoring::score;
use crate::rules::combo::{Action, Combo, Phase, Public};
use crate::rules::{Rules, Seat, View};
use worth::Worth;

/// How thoroughly the candidates are judged.
#[derive(Clone, Copy)]
struct Care {
    /// How often chance is asked about each of them, and how often about the best.
    glance: usize,
    look: usize,
    /// How many are looked at more closely.
    close: usize,
    /// Does the left neighbour count?
    neighbour: bool,
    /// Does the game count, or only the round?
    game: bool,
}

impl Care {
    /// As a good amateur.
    const GLANCE: Self = Self {
        glance: 16,
        look: 16,
        close: 0,
        neighbour: false,
        game: false,
    };

    /// As closely as a few imagined worlds would be.
    const LOOK: Self = Self {
        look: 64,
        close: 8,
        neighbour: true,
        ..Self::GLANCE
    };

    /// As closely as makes a difference.
    const STUDY: Self = Self {
        look: 1024,
        close: 32,
        game: true,
        ..Self::LOOK
    };

    const fn within(deadline: &Deadline<'_>) -> Self {
        match deadline.worlds() {
            Some(worlds) if worlds <= FEW => Self::LOOK,
            _ => Self::STUDY,
        }
    }
}

/// So many worlds are few.
const FEW: u32 = 32;

/// What an empty packet costs, in points. Dearer and cheaper ones were tried.
const EMPTY_PACKET: f64 = 0.4;

/// What every card of a packet costs, since it may be of use to the left neighbour, and one of a
/// rank that he has taken before. Found as the best of some, in matches on the same packs.
const CARD: f64 = 0.1;
const WANTED: f64 = 0.3;

impl Policy for Combo {
    const PLAYOUTS: bool = false;

    const POINTS: &str = "What you score in the round, below zero if it counts against you, if chance \
                          fills up your hand; less what the packet may be worth to your left \
                          neighbour. More is better.";

    fn choose(view: View<'_, Self>, moves: &[Action], rng: &mut impl Rng) -> usize {
        let outlook = Outlook::new(view, Care::GLANCE, rng);
        outlook.glance(moves).first().map_or(0, |best| best.place)
    }

    fn costs(view: View<'_, Self>, moves: &[Action], rng: &mut impl Rng) -> Option<Vec<f32>> {
        let outlook = Outlook::new(view, Care::GLANCE, rng);
        let cost = |&action: &Action| Some(outlook.mean_after(action, false)?.worth as f32);
        moves.iter().map(cost).collect()
    }

    /// Always: the rules of thumb themselves ask what the stock may bring.
    fn solve(
        view: View<'_, Self>,
        moves: &[Action],
        _all: bool,
        deadline: &Deadline<'_>,
    ) -> Option<Vec<Appraisal>> {
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let outlook = Outlook::new(view, Care::within(deadline), &mut rng);
        Some(outlook.appraise(moves, deadline))
    }

    fn reason(view: View<'_, Self>, action: Action) -> Option<String> {
        reason::reason(view, action)
    }

    fn account(public: &Public, _: Seat, action: Action) -> Option<String> {
        reason::account(public, action)
    }
}

/// What may come of a hand.
struct Outlook<'a> {
    view: View<'a, Combo>,
    care: Care,
    worth: Worth,
    /// The cards that the stock can bring.
    stock: Cards,
    /// For each time that chance is asked, the first none, one, two … seven cards that it brings.
    chance: Vec<[Cards; 8]>,
    /// What the left neighbour is known to have taken of earlier packets.
    taken: Cards,
}

/// Means of the points that a hand may count and of what they are worth, less being better, and
/// their standard errors.
#[derive(Clone, Copy)]
struct Mean {
    worth: f64,
    error: f64,
    points: f64,
    points_error: f64,
}

impl<'a> Outlook<'a> {
    fn new(view: View<'a, Combo>, care: Care, rng: &mut impl Rng) -> Self {
        let stock = stock(view);
        let mut pack = Pack::EMPTY;
        let mut at = 0;
        let chance = (0..care.look).map(|_| {
            if at + 7 > pack.len() {
                pack = Pack::shuffled(stock, rng);
                at = 0;
            }
            let mut brought = [Cards::EMPTY; 8];
            for count in 1..=7 {
                brought[count] = brought[count - 1] | Cards::of(pack[at]);
                at += 1;
            }
            brought
        });
        Self {
            view,
            care,
            worth: match care.game {
                true => Worth::in_game(view),
                false => Worth::plain(),
            },
            stock,
            chance: chance.collect(),
            taken: taken(view),
        }
    }

    /// What every action may come to, the best first: those looked at closely, as many of the best
    /// as there is time for, then the others.
    fn appraise(&self, moves: &[Action], deadline: &Deadline<'_>) -> Vec<Appraisal> {
        let mut list = self.glance(moves);
        if self.view.public.phase == Phase::Lay {
            return list;
        }
        let most = list.len().min(self.care.close);
        let mut close = 0;
        while close < most && !deadline.is_over() {
            list[close] = self.judge(moves, list[close].place, true);
            close += 1;
        }
        sort(&mut list[..close]);
        list
    }

    /// What every action may come to at a glance, the best first.
    fn glance(&self, moves: &[Action]) -> Vec<Appraisal> {
        let places = 0..moves.len();
        let mut list: Vec<Appraisal> = places.map(|at| self.judge(moves, at, false)).collect();
        sort(&mut list);
        list
    }

    fn judge(&self, moves: &[Action], place: usize, closely: bool) -> Appraisal {
        let Some(mean) = self.mean_after(moves[place], closely) else {
            return Appraisal::nothing(place);
        };
        Appraisal {
            place,
            value: -mean.worth,
            error: mean.error,
            points: -mean.points,
            points_error: mean.points_error,
            worlds: self.times(closely) as u32,
            exact: false,
        }
    }

    /// How often chance is asked.
    const fn times(&self, closely: bool) -> usize {
        match closely {
            true => self.care.look,
            false => self.care.glance,
        }
    }

    /// What an action may come to, closely or at a glance; none where that hardly matters.
    fn mean_after(&self, action: Action, closely: bool) -> Option<Mean> {
        let View { public, own, .. } = self.view;
        Some(match action {
            Action::Discard(cards) => {
                let pile = if public.giver().is_none() {
                    cards.len() + 1
                } else {
                    0
                };
                let mut mean = self.least(own.hand - cards, 0..=pile, closely);
                let last = public.at + 1 == public.round_turns();
                if self.care.neighbour && !last {
                    let price = self.price(cards);
                    mean.worth += self.worth.of_a_point() * price;
                    mean.points += price;
                }
                mean
            }
            Action::Take(cards) => self.least(own.hand | cards, 0..=0, closely),
            Action::DrawStock => self.least(own.hand, 0..=public.need() - 1, closely),
            Action::DrawPile => self.least(own.hand, 1..=public.need(), closely),
            // Which card goes first onto the pile hardly matters.
            Action::Lay(_) => return None,
        })
    }

    /// The mean if so many cards of the pile, and for the rest chance, fill the hand up: the least
    /// that any of these numbers gives.
    fn least(&self, mut hand: Cards, pile: RangeInclusive<usize>, closely: bool) -> Mean {
        let mut least = Mean {
            worth: f64::INFINITY,
            error: f64::INFINITY,
            points: f64::INFINITY,
            points_error: f64::INFINITY,
        };
        let mut top = self.view.public.pile.iter().rev();
        for count in 0..=*pile.end() {
            if pile.contains(&count) {
                let mean = self.mean(hand, closely);
                if mean.worth < least.worth {
                    least = mean;
                }
            }
            let Some(&card) = top.next() else { break };
            hand.insert(card);
        }
        least
    }

    /// The mean of a hand filled up by chance; exactly where that brings one card, as in the last
    /// draw, and closely looked at also where it brings two.
    fn mean(&self, hand: Cards, closely: bool) -> Mean {
        let options = &self.view.public.options;
        let count = |brought: Cards| score(hand | brought, options);
        let missing = 7 - hand.len();
        if missing < 2 || missing == 2 && closely {
            let all = self.stock.subsets(missing);
            let (mut sum, mut points, mut times) = (0.0, 0, 0);
            for brought in all {
                let score = count(brought);
                sum += self.worth.of(score);
                points += score;
                times += 1;
            }
            return Mean {
                worth: sum / f64::from(times),
                error: 0.0,
                points: f64::from(points) / f64::from(times),
                points_error: 0.0,
            };
        }
        let brought = self.chance[..self.times(closely)].iter();
        let (mut worth, mut points) = (Sample::NONE, Sample::NONE);
        for cards in brought {
            let score = count(cards[missing]);
            worth.add(self.worth.of(score));
            points.add(f64::from(score));
        }
        Mean {
            worth: worth.mean(),
            error: worth.error(),
            points: points.mean(),
            points_error: points.error(),
        }
    }

    /// What leaving a packet to the left neighbour costs, in points.
    fn price(&self, packet: Cards) -> f64 {
        if packet.is_empty() {
            return EMPTY_PACKET;
        }
        let wanted = |card: &Card| self.taken.intersects(Cards::rank(card.rank()));
        let wanted = packet.iter().filter(wanted).count();
        CARD * packet.len() as f64 + WANTED * wanted as f64
    }
}

fn sort(list: &mut [Appraisal]) {
    list.sort_by(|a, b| b.value.total_cmp(&a.value));
}

/// The cards that the stock can bring: those that the seat has never seen in this round; if the
/// stock was made anew (SC-8), those of it that have not come to light since; and if it is empty,
/// those of the pile that will make it. Chance is asked for seven cards: if there are fewer, all
/// that are not in sight.
fn stock(view: View<'_, Combo>) -> Cards {
    let View { seat, public, own } = view;
    let in_sight = own.hand | own.packet | own.offered | public.pile.set();
    let refilled = |turn: &usize| !public.turns[*turn].refill.is_empty();
    let stock = if public.stock == 0 {
        public.pile.iter().rev().skip(1).copied().collect()
    } else if let Some(anew) = (0..=public.at).rev().find(refilled) {
        let mut stock = public.turns[anew].refill - in_sight;
        for at in anew..=public.at {
            let turn = &public.turns[at];
            stock -= turn.left | turn.turned.into_iter().collect();
            if public.seat_of(at) == seat {
                let own = &own.turns[public.hand_of(at)];
                stock -= own.drew | own.took;
            }
        }
        stock
    } else {
        Combo::unseen(view)
    };
    if stock.len() < 7 {
        Cards::FULL - in_sight
    } else {
        stock
    }
}

/// What the left neighbour is known to have taken of the seat’s packets.
fn taken(view: View<'_, Combo>) -> Cards {
    let View { seat, public, own } = view;
    let packets = (0..public.at.saturating_sub(1)).filter(|&turn| public.seat_of(turn) == seat);
    packets.fold(Cards::EMPTY, |taken, turn| {
        taken | (own.turns[public.hand_of(turn)].laid - public.turns[turn + 1].left)
    })
}
