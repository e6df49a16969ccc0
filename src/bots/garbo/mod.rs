//! Rules of thumb for Garbo.
//!
//! On level one: give away least, and get rid of dear ranks while the square is thin. On level two
//! the cards never seen are the opponent’s hand, so what a card gives away now is weighed with
//! what it does to both hands’ choices, and the last few cards are played out in the head
//! ([`exact`]). The
//! weights were found by letting variants play each other, 5,000 deals each with both seats
//! changed: on level two that brings 42 points a game against giving away least and no more.

mod board;
mod exact;
mod reason;

use rand::Rng;

use super::search::Appraisal;
use super::{Deadline, Policy};
use crate::cards::{Card, Cards, below};
use crate::rules::garbo::{Action, Garbo, Match, Phase, Place, Public, in_line, within_suit_reach};
use crate::rules::{Rules, Seat, View};

/// With so few places left on level two, rules of thumb give way to trying everything.
const SHORT: usize = 4;

impl Policy for Garbo {
    const POINTS: &str = "By how many points you end ahead of your opponent, on average; more is \
                          better.";

    fn choose(view: View<'_, Self>, moves: &[Action], rng: &mut impl Rng) -> usize {
        let public = view.public;
        if public.phase != Phase::Play {
            return claim(moves);
        }
        if !public.is_level_one() && public.open().len() <= SHORT {
            let best = exact::best_of_few(view);
            return place_of(moves, best);
        }
        least(moves, rng, weigher(view))
    }

    fn costs(view: View<'_, Self>, moves: &[Action], _: &mut impl Rng) -> Option<Vec<f32>> {
        match view.public.phase {
            Phase::Play => {
                let weigh = weigher(view);
                let put = moves.iter().filter_map(|&action| put(action));
                Some(put.map(|(card, place)| weigh(card, place) as f32).collect())
            }
            Phase::Before | Phase::Claim | Phase::Over => None,
        }
    }

    /// How many places away lies what a card matches, one more if that is askew.
    fn remoteness(public: &Public, action: Action) -> u32 {
        match (action, public.last) {
            (Action::Claim(Match::Suit(place) | Match::Rank(place)), Some(last)) => {
                let rows = place.row().abs_diff(last.place.row());
                let columns = place.column().abs_diff(last.place.column());
                let askew = rows > 0 && columns > 0;
                u32::from(rows.max(columns)) + u32::from(askew)
            }
            _ => 0,
        }
    }

    fn obvious(view: View<'_, Self>, moves: &[Action]) -> Option<usize> {
        (view.public.phase == Phase::Claim).then(|| claim(moves))
    }

    fn solve(
        view: View<'_, Self>,
        moves: &[Action],
        all: bool,
        deadline: &Deadline<'_>,
    ) -> Option<Vec<Appraisal>> {
        if view.public.phase != Phase::Play || !exact::is_open(view) {
            return None;
        }
        let found = exact::look(view, all, deadline)?;
        let points = &view.public.points;
        let ahead = points[view.seat] - points[view.seat.left(points.seats())];
        let appraisal = |finding: &exact::Finding| {
            let place = moves.iter().position(|&action| action == finding.action)?;
            let Some(value) = finding.value else {
                return Some(Appraisal::nothing(place));
            };
            let points = f64::from(ahead + value);
            let error = if found.exact { 0.0 } else { f64::INFINITY };
            Some(Appraisal {
                place,
                value: points,
                error,
                points,
                points_error: error,
                worlds: 1,
                exact: found.exact,
            })
        };
        Some(found.list.iter().filter_map(appraisal).collect())
    }

    fn reason(view: View<'_, Self>, action: Action) -> Option<String> {
        reason::reason(view, action)
    }

    fn account(public: &Public, _: Seat, action: Action) -> Option<String> {
        reason::account(public, action)
    }
}

/// The place of an action among others; the first if it is not there.
fn place_of(moves: &[Action], wanted: Option<Action>) -> usize {
    let place = moves.iter().position(|&action| Some(action) == wanted);
    place.unwrap_or(0)
}

/// Any claim, as long as there is one, and then `done`: points left are lost (GA-8).
fn claim(moves: &[Action]) -> usize {
    let claim = moves
        .iter()
        .position(|action| matches!(action, Action::Claim(_)));
    claim.unwrap_or(0)
}

/// The card and the place of an action that puts a card down.
const fn put(action: Action) -> Option<(Card, Place)> {
    match action {
        Action::Place(card, place) | Action::Cover(card, place) => Some((card, place)),
        Action::Claim(_) | Action::Done => None,
    }
}

/// What a card gives away at a place now, in points.
fn cost(public: &Public, card: Card, place: Place) -> i32 {
    let options = &public.options;
    let matches = public.square.matches(card, place, options.suit_reach);
    matches.points(card, options)
}

/// What speaks against putting a card down at a place, whatever the card and the place.
fn weigher(view: View<'_, Garbo>) -> impl Fn(Card, Place) -> i32 {
    let public = view.public;
    let outlook = (!public.is_level_one()).then(|| Outlook::new(view));
    move |card, place| match &outlook {
        Some(outlook) => outlook.weigh(card, place),
        None => 5 * cost(public, card, place) - public.options.rank_value(card.rank()),
    }
}

/// The place of the action with the least weight, one of them at random if there are several.
fn least(moves: &[Action], rng: &mut impl Rng, weigh: impl Fn(Card, Place) -> i32) -> usize {
    let (mut best, mut least, mut ties) = (0, i32::MAX, 0);
    for (i, &action) in moves.iter().enumerate() {
        let Some((card, place)) = put(action) else {
            continue;
        };
        let weight = weigh(card, place);
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

/// Level two as one of the players sees it: what each place would cost both hands.
struct Outlook<'a> {
    public: &'a Public,
    own: Cards,
    theirs: Cards,
    /// For each open place: what all own cards would give away there, less what the opponent’s
    /// would; with the card lying there counted as gone.
    spared: [i32; 64],
    /// For each open place: how many open places are in line with it, and within its suit’s reach.
    lines: [(i32, i32); 64],
    /// How many places stay open after this card.
    left: i32,
}

impl<'a> Outlook<'a> {
    fn new(view: View<'a, Garbo>) -> Self {
        let public = view.public;
        let open = public.open();
        let mut outlook = Self {
            public,
            own: view.own.hand,
            theirs: Garbo::unseen(view),
            spared: [0; 64],
            lines: [(0, 0); 64],
            left: open.len() as i32 - 1,
        };
        for place in open.iter() {
            let near = within_suit_reach(place, public.options.suit_reach);
            outlook.lines[place.index()] = (
                (in_line(place) & open).len() as i32,
                (near & open).len() as i32,
            );
            let sum = |hand: Cards| {
                hand.iter()
                    .map(|card| cost(public, card, place))
                    .sum::<i32>()
            };
            let beneath = public
                .square
                .card(place)
                .map_or(0, |card| outlook.presence(card, place));
            outlook.spared[place.index()] = sum(outlook.own) - sum(outlook.theirs) - beneath;
        }
        outlook
    }

    /// What a card that lies open at a place threatens to cost the opponent more than oneself.
    fn presence(&self, card: Card, place: Place) -> i32 {
        let options = &self.public.options;
        let more = |kind: Cards| {
            let (own, theirs) = (self.own & kind, self.theirs & kind);
            let itself = i32::from(own.contains(card));
            theirs.len() as i32 - own.len() as i32 + itself
        };
        let (in_line, near) = self.lines[place.index()];
        in_line * options.rank_value(card.rank()) * more(Cards::rank(card.rank()))
            + near * options.suit_value(card.suit()) * more(Cards::suit(card.suit()))
    }

    /// What a card gives away now, and half of what it does to both hands’ mean costs from then
    /// on, times twice the places left.
    fn weigh(&self, card: Card, place: Place) -> i32 {
        let now = cost(self.public, card, place);
        let later = self.spared[place.index()] - now + self.presence(card, place);
        2 * self.left * now - later
    }
}

#[cfg(test)]
mod tests;
