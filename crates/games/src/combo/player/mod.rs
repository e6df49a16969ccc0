//! The heuristic for Seven Card Combo, which does its own lookahead.
//!
//! - It keeps the cards that would score best if the hand were filled up to seven with random
//!   cards, and takes and draws by the same measure. All candidates are tried with the same random
//!   draws, which never contain a visible card.
//! - Cards on top of the pile that could be drawn count too, but the stock is drawn from first, since
//!   the pile can wait.
//! - If one card is missing, all cards that the stock can bring are enumerated; in a close look, also
//!   if two are missing.
//!
//! A close look also considers the left neighbor: an empty packet has a price, because it lets that
//! player draw from the pile, and so does every card of a packet, above all cards of ranks that the
//! neighbor has taken before. A thorough look uses so many random draws that luck no longer
//! matters, and in the last round plays to win the game ([`round_utility`]).
//!
//! Rollouts chose worse. Looking ahead to later packets and sampling the neighbor's packet gained nothing.

mod motive;
mod reason;
pub(crate) mod round_utility;

use std::ops::RangeInclusive;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::scoring::score;
use super::{Action, Combo, Phase, Public};
use crate::text::{combo, hints};
use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::{Message, Rules, Seat, View};
use misere_players::bots::{Deadline, Evaluation, Extent, Lookahead, Motive, Sample, Strategy};
use round_utility::RoundUtility;

#[derive(Clone, Copy)]
struct Thoroughness {
    /// The number of random draws for each candidate.
    draws: usize,
    /// The number of random draws for the best candidates.
    close_draws: usize,
    /// The number of candidates that get a close look.
    close: usize,
    /// Set if the left neighbor counts.
    neighbor: bool,
    /// Set if winning the game counts, not just the round.
    game: bool,
}

impl Thoroughness {
    /// Like a good amateur.
    const QUICK: Self = Self { draws: 16, close_draws: 16, close: 0, neighbor: false, game: false };

    /// For a choice among a few candidates.
    const BRIEF: Self = Self { close_draws: 24, close: 4, neighbor: true, ..Self::QUICK };

    /// For an evaluation of all moves within a few worlds.
    const CLOSE: Self = Self { close_draws: 64, close: 8, ..Self::BRIEF };

    /// More effort than this makes no measurable difference.
    const THOROUGH: Self = Self { close_draws: 1024, close: 32, game: true, ..Self::CLOSE };

    const fn within(extent: Extent, deadline: &Deadline<'_>) -> Self {
        match (extent, deadline.worlds()) {
            (Extent::BestMove, Some(worlds)) if worlds <= BRIEF_LIMIT => Self::BRIEF,
            (Extent::AllMoves, Some(worlds)) if worlds <= CLOSE_LIMIT => Self::CLOSE,
            _ => Self::THOROUGH,
        }
    }
}

/// The greatest number of worlds for which a choice is brief. It separates Hard (48 worlds) from Master, because a
/// deadline does not carry the level.
const BRIEF_LIMIT: u32 = 48;

/// The greatest number of worlds for which all moves get a close look, but no thorough one.
const CLOSE_LIMIT: u32 = 32;

/// The price of an empty packet, in points. Higher and lower ones were tried.
const EMPTY_PACKET: f64 = 0.4;

/// The price of each card of a packet, since the left neighbor may use it. This and [`WANTED`] were
/// the best of several values in matches on the same packs.
const CARD: f64 = 0.1;

/// The additional price of a card of a rank that the left neighbor has taken before.
const WANTED: f64 = 0.3;

impl Strategy for Combo {
    const LOOKAHEAD: Lookahead<Self> =
        Lookahead { rollouts: false, legend: hints::legend_hand, solve, ..Lookahead::ROLLOUTS };

    fn choose(view: View<'_, Self>, moves: &[Action], rng: &mut impl Rng) -> usize {
        let evaluator = Evaluator::new(view, Thoroughness::QUICK, rng);
        evaluator.quick(moves).first().map_or(0, |best| best.index)
    }

    fn costs(view: View<'_, Self>, moves: &[Action], rng: &mut impl Rng) -> Option<Vec<f32>> {
        let evaluator = Evaluator::new(view, Thoroughness::QUICK, rng);
        let cost = |&action: &Action| Some(evaluator.mean_after(action, false)?.value as f32);
        moves.iter().map(cost).collect()
    }

    fn reason(view: View<'_, Self>, action: Action) -> Option<Message> {
        reason::reason(view, action)
    }

    /// Fewer of the same cards are called so.
    fn compared(view: View<'_, Self>, action: Action, with: Action) -> Message {
        match (action, with) {
            (Action::Discard(some), Action::Discard(more)) if is_part(some, more) => combo::discarding_only(some),
            (Action::Take(some), Action::Take(more)) if is_part(some, more) => combo::taking_only(some),
            _ => Self::spoken(view, action).noun,
        }
    }

    fn motive(public: &Public, own: Option<&Self::Private>, who: Seat, action: Action) -> Option<Motive> {
        motive::motive(public, own, who, action).map(Motive::Whole)
    }
}

/// Evaluates every move. Never returns `None`, because the heuristic itself enumerates what the stock may bring.
fn solve(view: View<'_, Combo>, moves: &[Action], extent: Extent, deadline: &Deadline<'_>) -> Option<Vec<Evaluation>> {
    // A fixed seed: the same position always gets the same evaluation.
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let evaluator = Evaluator::new(view, Thoroughness::within(extent, deadline), &mut rng);
    Some(evaluator.evaluate(moves, deadline))
}

/// Evaluates the hands that a hand may become.
struct Evaluator<'a> {
    view: View<'a, Combo>,
    thoroughness: Thoroughness,
    utility: RoundUtility,
    /// The cards that the stock can bring.
    stock: Cards,
    /// Random draws, each as its first 0, 1, 2, … 7 cards.
    draws: Vec<[Cards; 8]>,
    /// The cards that the left neighbor is known to have taken from earlier packets.
    taken: Cards,
}

/// The means of a hand's points and of their value, with standard errors; less is better.
#[derive(Clone, Copy)]
struct Mean {
    value: f64,
    error: f64,
    points: f64,
    points_error: f64,
}

impl<'a> Evaluator<'a> {
    fn new(view: View<'a, Combo>, thoroughness: Thoroughness, rng: &mut impl Rng) -> Self {
        let stock = stock(view);
        let mut pack = Pack::EMPTY;
        let mut at = 0;
        let draws = (0..thoroughness.close_draws).map(|_| {
            if at + 7 > pack.len() {
                pack = Pack::shuffled(stock, rng);
                at = 0;
            }
            let mut drawn = [Cards::EMPTY; 8];
            for count in 1..=7 {
                drawn[count] = drawn[count - 1] | Cards::of(pack[at]);
                at += 1;
            }
            drawn
        });
        Self {
            view,
            thoroughness,
            utility: if thoroughness.game { RoundUtility::in_game(view) } else { RoundUtility::plain() },
            stock,
            draws: draws.collect(),
            taken: taken(view),
        }
    }

    /// The evaluations of all actions, best first: those that got a close look, as many of the best
    /// as there is time for, and then the others.
    fn evaluate(&self, moves: &[Action], deadline: &Deadline<'_>) -> Vec<Evaluation> {
        let mut list = self.quick(moves);
        if self.view.public.phase == Phase::Lay {
            return list;
        }
        let most = list.len().min(self.thoroughness.close);
        let mut close = 0;
        while close < most && !deadline.is_over() {
            list[close] = self.evaluation(moves, list[close].index, true);
            close += 1;
        }
        sort(&mut list[..close]);
        list
    }

    /// Quick evaluations of all actions, best first.
    fn quick(&self, moves: &[Action]) -> Vec<Evaluation> {
        let mut list: Vec<Evaluation> = (0..moves.len()).map(|index| self.evaluation(moves, index, false)).collect();
        sort(&mut list);
        list
    }

    fn evaluation(&self, moves: &[Action], index: usize, closely: bool) -> Evaluation {
        let Some(mean) = self.mean_after(moves[index], closely) else { return Evaluation::unknown(index) };
        Evaluation {
            index,
            value: -mean.value,
            error: mean.error,
            points: -mean.points,
            points_error: mean.points_error,
            worlds: self.draw_count(closely) as u32,
            exact: false,
        }
    }

    const fn draw_count(&self, closely: bool) -> usize {
        if closely { self.thoroughness.close_draws } else { self.thoroughness.draws }
    }

    /// The mean after an action, from a close or a quick look; `None` for actions that hardly matter.
    fn mean_after(&self, action: Action, closely: bool) -> Option<Mean> {
        let View { public, own, .. } = self.view;
        Some(match action {
            Action::Discard(cards) => {
                let pile = if public.giver().is_none() { cards.len() + 1 } else { 0 };
                let mut mean = self.best_mean(own.hand - cards, 0..=pile, closely);
                let last = public.at + 1 == public.round_turns();
                if self.thoroughness.neighbor && !last {
                    let price = self.price(cards);
                    mean.value += self.utility.per_point() * price;
                    mean.points += price;
                }
                mean
            }
            Action::Take(cards) => self.best_mean(own.hand | cards, 0..=0, closely),
            Action::DrawStock => self.best_mean(own.hand, 0..=public.need() - 1, closely),
            Action::DrawPile => self.best_mean(own.hand, 1..=public.need(), closely),
            // The order in which cards are laid on the pile hardly matters.
            Action::Lay(_) => return None,
        })
    }

    /// The mean if the hand is filled up from the pile and then with random cards: the best over
    /// the numbers of pile cards in the range.
    fn best_mean(&self, mut hand: Cards, pile: RangeInclusive<usize>, closely: bool) -> Mean {
        let mut best =
            Mean { value: f64::INFINITY, error: f64::INFINITY, points: f64::INFINITY, points_error: f64::INFINITY };
        let mut top = self.view.public.pile.iter().rev();
        for count in 0..=*pile.end() {
            if pile.contains(&count) {
                let mean = self.mean(hand, closely);
                if mean.value < best.value {
                    best = mean;
                }
            }
            let Some(&card) = top.next() else { break };
            hand.insert(card);
        }
        best
    }

    /// The mean of a hand filled up by random cards. It is exact if one card is missing, as in the
    /// last draw, and in a close look also if two are.
    fn mean(&self, hand: Cards, closely: bool) -> Mean {
        let options = &self.view.public.options;
        let score_with = |drawn: Cards| score(hand | drawn, options);
        let missing = 7 - hand.len();
        if missing < 2 || missing == 2 && closely {
            let all = self.stock.subsets(missing);
            let (mut sum, mut points, mut times) = (0.0, 0, 0);
            for drawn in all {
                let score = score_with(drawn);
                sum += self.utility.of(score);
                points += score;
                times += 1;
            }
            return Mean {
                value: sum / f64::from(times),
                error: 0.0,
                points: f64::from(points) / f64::from(times),
                points_error: 0.0,
            };
        }
        let (mut value, mut points) = (Sample::EMPTY, Sample::EMPTY);
        for drawn in &self.draws[..self.draw_count(closely)] {
            let score = score_with(drawn[missing]);
            value.add(self.utility.of(score));
            points.add(f64::from(score));
        }
        Mean { value: value.mean(), error: value.error(), points: points.mean(), points_error: points.error() }
    }

    /// The price of leaving a packet to the left neighbor, in points.
    fn price(&self, packet: Cards) -> f64 {
        if packet.is_empty() {
            return EMPTY_PACKET;
        }
        let wanted = |card: &Card| self.taken.intersects(Cards::rank(card.rank()));
        let wanted = packet.iter().filter(wanted).count();
        CARD * packet.len() as f64 + WANTED * wanted as f64
    }
}

/// Tells whether these are some of more cards, at least one of them.
fn is_part(some: Cards, more: Cards) -> bool {
    !some.is_empty() && some != more && more.contains_all(some)
}

fn sort(list: &mut [Evaluation]) {
    list.sort_by(|a, b| b.value.total_cmp(&a.value));
}

/// The cards that the stock may contain: those that the seat has not seen in this round; after a reshuffle (SC-8),
/// those of the new stock that have not been seen since; and if it is empty, those of the pile that will become the
/// stock. If there are fewer than the seven of a random draw, all cards that are not visible.
pub fn stock(view: View<'_, Combo>) -> Cards {
    let View { seat, public, own } = view;
    let visible = own.hand | own.packet | own.offered | public.pile.set();
    let refilled = |turn: &usize| !public.turns[*turn].refill.is_empty();
    let stock = if public.stock == 0 {
        public.pile.iter().rev().skip(1).copied().collect()
    } else if let Some(reshuffle) = (0..=public.at).rev().find(refilled) {
        let mut stock = public.turns[reshuffle].refill - visible;
        for at in reshuffle..=public.at {
            let turn = &public.turns[at];
            stock -= turn.laid_on_pile | turn.turned.into_iter().collect();
            if public.seat_of(at) == seat {
                let own = &own.turns[public.hand_of(at)];
                stock -= own.drew | own.took;
            }
        }
        stock
    } else {
        Combo::unseen(view)
    };
    if stock.len() < 7 { Cards::FULL - visible } else { stock }
}

/// The cards that the left neighbor is known to have taken from the seat's packets.
fn taken(view: View<'_, Combo>) -> Cards {
    let View { seat, public, own } = view;
    let packets = (0..public.at.saturating_sub(1)).filter(|&turn| public.seat_of(turn) == seat);
    packets.fold(Cards::EMPTY, |taken, turn| {
        taken | (own.turns[public.hand_of(turn)].laid - public.turns[turn + 1].laid_on_pile)
    })
}
