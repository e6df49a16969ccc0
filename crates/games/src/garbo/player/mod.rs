//! The heuristic for Garbo.
//!
//! On level one: give away as few points as possible, and get rid of valuable ranks while the square has few cards. On
//! level two the unseen cards are the opponent's hand, so the points given away now are weighed against the effect on
//! both hands later, and the last few cards are searched ([`exact`]). The weights were tuned by letting variants play
//! 5,000 deals from both seats: on level two they gain 42 points a game over always giving away as little as possible.

pub(crate) mod board;
mod exact;
mod motive;
mod reason;

use rand::Rng;

use super::{Action, Garbo, Match, Phase, Place, Public, in_line, within_suit_reach};
use crate::text::hints;
use misere_engine::cards::{Card, Cards, Rank, Suit, below};
use misere_engine::rules::{Message, Rules, Seat, View};
use misere_players::bots::{Attention, Deadline, Evaluation, Extent, Lookahead, Motive, Payoff, Strategy};

/// With this few places left on level two, every line of play is tried.
const SOLVED_PLACES: usize = 4;

impl Strategy for Garbo {
    const LOOKAHEAD: Lookahead<Self> = Lookahead {
        legend: hints::legend_lead,
        obvious: |view, moves| (view.public.phase == Phase::Claim).then(|| claim(moves)),
        solve,
        ..Lookahead::ROLLOUTS
    };

    const ATTENTION: Attention<Self> = Attention { distance, ..Attention::FULL };

    fn choose(view: View<'_, Self>, moves: &[Action], rng: &mut impl Rng) -> usize {
        let public = view.public;
        if public.phase != Phase::Play {
            return claim(moves);
        }
        if !public.is_level_one() && public.legal_places().len() <= SOLVED_PLACES {
            return exact::best_of_few(view)
                .and_then(|best| moves.iter().position(|&action| action == best))
                .unwrap_or(0);
        }
        cheapest(moves, rng, weights(view))
    }

    fn costs(view: View<'_, Self>, moves: &[Action], _: &mut impl Rng) -> Option<Vec<f32>> {
        match view.public.phase {
            Phase::Play => {
                let weight = weights(view);
                let placements = moves.iter().filter_map(|&action| placement(action));
                Some(placements.map(|(card, place)| weight(card, place) as f32).collect())
            }
            Phase::Before | Phase::Claim | Phase::Over => None,
        }
    }

    fn reason(view: View<'_, Self>, action: Action) -> Option<Message> {
        reason::reason(view, action)
    }

    fn motive(public: &Public, own: Option<&Self::Private>, who: Seat, action: Action) -> Option<Motive> {
        motive::motive(public, own, who, action).map(Motive::Whole)
    }
}

/// The distance in places between a card just placed and the card that an action claims as its
/// match; one more unless they share a row or a column.
fn distance(public: &Public, action: Action) -> u32 {
    match (action, public.last) {
        (Action::Claim(Match::Suit(place) | Match::Rank(place)), Some(last)) => {
            let rows = place.row().abs_diff(last.place.row());
            let columns = place.column().abs_diff(last.place.column());
            let oblique = rows > 0 && columns > 0;
            u32::from(rows.max(columns)) + u32::from(oblique)
        }
        _ => 0,
    }
}

/// Level two with all cards known.
fn solve(view: View<'_, Garbo>, moves: &[Action], extent: Extent, deadline: &Deadline<'_>) -> Option<Vec<Evaluation>> {
    if view.public.phase != Phase::Play || !exact::is_open(view) {
        return None;
    }
    let values = exact::search(view, extent, deadline)?;
    let points = &view.public.points;
    let lead = points[view.seat] - points[view.seat.left(points.seats())];
    let evaluation = |one: &exact::ActionValue| {
        let index = moves.iter().position(|&action| action == one.action)?;
        let Some(value) = one.value else { return Some(Evaluation::unknown(index)) };
        let points = f64::from(lead + value);
        let exact = Evaluation::exact(index, Payoff { points, value: points });
        Some(if values.exact {
            exact
        } else {
            Evaluation { error: f64::INFINITY, points_error: f64::INFINITY, exact: false, ..exact }
        })
    };
    Some(values.list.iter().filter_map(evaluation).collect())
}

/// The index of any claim while there is one, otherwise of `done`: unclaimed points are lost (GA-8).
fn claim(moves: &[Action]) -> usize {
    let claim = moves.iter().position(|action| matches!(action, Action::Claim(_)));
    claim.unwrap_or(0)
}

const fn placement(action: Action) -> Option<(Card, Place)> {
    match action {
        Action::Place(card, place) | Action::Cover(card, place) => Some((card, place)),
        Action::Claim(_) | Action::Done => None,
    }
}

/// The points that a card gives away at a place now.
pub fn given(public: &Public, card: Card, place: Place) -> i32 {
    let options = &public.options;
    let matches = public.square.matches(card, place, options.suit_reach);
    matches.points(card, options)
}

/// A function that weighs placing a card at a place; less is better.
fn weights(view: View<'_, Garbo>) -> impl Fn(Card, Place) -> i32 {
    let public = view.public;
    let level_two = (!public.is_level_one()).then(|| LevelTwo::new(view));
    move |card, place| match &level_two {
        Some(level_two) => level_two.weight(card, place),
        None => 5 * given(public, card, place) - public.options.rank_value(card.rank()),
    }
}

/// The index of the action with the lowest weight; ties are broken at random.
fn cheapest(moves: &[Action], rng: &mut impl Rng, weight_of: impl Fn(Card, Place) -> i32) -> usize {
    let (mut best, mut least, mut ties) = (0, i32::MAX, 0);
    for (i, &action) in moves.iter().enumerate() {
        let Some((card, place)) = placement(action) else { continue };
        let weight = weight_of(card, place);
        if weight < least {
            (best, least, ties) = (i, weight, 1);
        } else if weight == least {
            ties += 1;
            if below(rng, ties) == 0 {
                best = i;
            }
        }
    }
    best
}

/// Weighs cards on level two by what each place would cost both hands.
pub struct LevelTwo<'a> {
    public: &'a Public,
    own: Cards,
    /// The threat of one open card of each suit and rank, see [`Self::threat`].
    threats: ([i32; 4], [i32; 13]),
    /// For each open place: the points that all own cards would give away there, minus those of the
    /// opponent's cards; with the card that lies there counted as covered.
    saved: [i32; 64],
    /// For each open place: the number of open places in line with it, and within suit reach.
    lines: [(i32, i32); 64],
    /// The number of places that stay open after this card.
    left: i32,
}

impl<'a> LevelTwo<'a> {
    pub fn new(view: View<'a, Garbo>) -> Self {
        let public = view.public;
        let (options, square) = (&public.options, &public.square);
        let open = public.legal_places();
        let (own, theirs) = (view.own.hand, Garbo::unseen(view));
        let more = |kind: Cards| (theirs & kind).len() as i32 - (own & kind).len() as i32;
        let suits = Suit::ALL.map(|suit| more(Cards::suit(suit)) * options.suit_value(suit));
        let ranks = Rank::ALL.map(|rank| more(Cards::rank(rank)) * options.rank_value(rank));
        let mut level_two = Self {
            public,
            own,
            threats: (suits, ranks),
            saved: [0; 64],
            lines: [(0, 0); 64],
            left: open.len() as i32 - 1,
        };
        for place in open.iter() {
            let near = within_suit_reach(place, options.suit_reach);
            let line = in_line(place);
            level_two.lines[place.index()] = ((line & open).len() as i32, (near & open).len() as i32);
            let by_suit = Suit::ALL.into_iter().zip(suits);
            let by_suit = by_suit.map(|(suit, one)| (square.of_suit(suit) & near).len() as i32 * one);
            let by_rank = Rank::ALL.into_iter().zip(ranks);
            let by_rank = by_rank.map(|(rank, one)| (square.of_rank(rank) & line).len() as i32 * one);
            let lost: i32 = by_suit.chain(by_rank).sum();
            let beneath = square.card(place).map_or(0, |card| {
                let (suit, rank) = level_two.threats_of(card);
                (suit + rank) * options.cover_factor + level_two.threat(card, place)
            });
            level_two.saved[place.index()] = -lost - beneath;
        }
        level_two
    }

    /// The threat of one open card like this one, by suit and by rank.
    fn threats_of(&self, card: Card) -> (i32, i32) {
        let (suits, ranks) = &self.threats;
        (suits[card.suit().index()], ranks[card.rank().index()])
    }

    /// The points that a card lying open at a place threatens to cost the opponent, minus those it
    /// threatens to cost this seat.
    fn threat(&self, card: Card, place: Place) -> i32 {
        let options = &self.public.options;
        let (mut suit, mut rank) = self.threats_of(card);
        if self.own.contains(card) {
            // It does not match itself.
            suit += options.suit_value(card.suit());
            rank += options.rank_value(card.rank());
        }
        let (in_line, near) = self.lines[place.index()];
        in_line * rank + near * suit
    }

    /// The points given away now plus half of the effect on both hands' average costs later, multiplied by twice the
    /// places left. [`Board::moves`](board::Board::moves) computes the same on its bit sets.
    pub fn weight(&self, card: Card, place: Place) -> i32 {
        let now = given(self.public, card, place);
        let later = self.saved[place.index()] - now + self.threat(card, place);
        2 * self.left * now - later
    }
}
