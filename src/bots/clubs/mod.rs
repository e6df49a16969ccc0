//! Rules of thumb for Clubs.
//!
//! For every card it is guessed what will lie in the trick, and how likely the card wins it; both
//! outcomes are valued by what the deal would then bring, the threat of a scramble included
//! (CL-8). Off goes what the card would be worth in hand. That gives the habits of a fair player:
//! clubs are kept from others' tricks, clubs alone are led when they bring in clubs, high cards do
//! not stay on top while the jack is still to fall, and whoever holds it lets it fall on them.
//!
//! The numbers come from variants that played the same packs against each other, and the odds of
//! a scramble from counting in such deals how often one came.

mod features;
mod reason;

use rand::Rng;

use super::Policy;
use super::learned::{Choices, Learned};
use super::memory::{Memory, forget_plays};
use crate::cards::{Card, Cards, Rank, Suit};
use crate::rules::clubs::{
    Clubs, JACK, Play, Private, Public, answers, scrambled, strength, tally,
};
use crate::rules::{BySeat, Seat, View};

impl Policy for Clubs {
    const WEIGHTS: usize = features::WEIGHTS;
    const DESCRIPTION: u32 = 1;

    fn choose(view: View<'_, Self>, moves: &[Play], _rng: &mut impl Rng) -> usize {
        let outlook = Outlook::of(view);
        let mut best = (0, f32::MIN);
        for (place, &play) in moves.iter().enumerate() {
            let value = outlook.value(play);
            if value > best.1 {
                best = (place, value);
            }
        }
        best.0
    }

    fn costs(view: View<'_, Self>, moves: &[Play], _: &mut impl Rng) -> Option<Vec<f32>> {
        let outlook = Outlook::of(view);
        Some(moves.iter().map(|&play| -outlook.value(play)).collect())
    }

    fn give_back(own: &mut Private, play: Play) -> bool {
        own.hand.insert(play.card);
        true
    }

    fn forget(public: &mut Public, seat: Seat, memory: Memory) {
        let (table, last) = (public.trick.set(), public.last.trick.set());
        if let Some(kept) = memory.kept(table, last, Cards::suit(Suit::Clubs)) {
            forget_plays(public, seat, kept);
        }
    }

    fn describe(view: View<'_, Self>, moves: &mut Vec<Play>, choices: &mut Choices) -> bool {
        features::describe(view, moves, choices)
    }

    fn learned(_public: &Public) -> Option<&'static Learned> {
        features::LEARNED.as_ref()
    }

    fn reason(view: View<'_, Self>, play: Play) -> Option<String> {
        reason::reason(view, play)
    }

    fn account(public: &Public, _: Seat, play: Play) -> Option<String> {
        reason::account(public, play)
    }
}

/// Points, or a pot, beyond which others like to win a trick: the slope of their liking.
const LIKING: f32 = 4.0;

/// The chance that a player who need not play a club does.
const GIFT: f32 = 0.2;

/// How ready the jack's holder is to drop it on a higher card; more than 1, because he is also
/// more likely than others to be short of what was led.
const DROP: f32 = 1.6;

/// Where the jack of clubs is, as far as a seat can tell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Jack {
    /// In its own hand.
    Mine,
    /// In another hand, or on the table.
    Out,
    /// Played.
    Played,
}

/// What a trick adds to its winner's count.
#[derive(Clone, Copy)]
struct Pot {
    /// To the tally.
    tally: f32,
    /// To the score, should the deal be scrambled.
    scrambled: f32,
    /// Is the jack out of the hands after it?
    jack_played: bool,
}

/// What a seat makes of its turn, whatever it will play.
struct Outlook<'a> {
    view: View<'a, Clubs>,
    /// The cards that it does not see.
    out: Cards,
    jack: Jack,
    /// How many tricks follow this one.
    left: f32,
    /// The tallies so far, and the scores so far if the deal were scrambled.
    counts: [BySeat<i32>; 2],
}

impl<'a> Outlook<'a> {
    fn of(view: View<'a, Clubs>) -> Self {
        let public = view.public;
        let out = !(public.seen() | view.own.hand);
        let seats = public.seats();
        Self {
            view,
            out,
            jack: if view.own.hand.contains(JACK) {
                Jack::Mine
            } else if out.contains(JACK) {
                Jack::Out
            } else {
                Jack::Played
            },
            left: (public.hand_size() - public.tricks - 1) as f32,
            counts: [
                BySeat::from_fn(seats, |seat| tally(public.taken[seat])),
                BySeat::from_fn(seats, |seat| scrambled(public.taken[seat])),
            ],
        }
    }

    /// What playing this comes to, in points; only the differences mean anything.
    fn value(&self, Play { card, named }: Play) -> f32 {
        let public = self.view.public;
        let seat = self.view.seat;
        let suit = public.suit.or(named).unwrap_or(card.suit());
        let leads = public.trick.is_empty();
        let strength = strength(card, suit);
        let on_top = leads || strength > public.best.1;
        let top = if on_top { strength } else { public.best.1 };
        let (pot, stays) = self.guess(card, suit, top);
        let (wins, other) = if on_top {
            (stays, seat.left(public.seats()))
        } else {
            (0.0, public.best.0)
        };
        let mut value = (1.0 - wins) * self.prospect(other, &pot) - self.keeping(card);
        if wins > 0.0 {
            value += wins * self.prospect(seat, &pot);
        }
        if leads {
            value += self.leading(card, suit);
        }
        value
    }

    /// What will lie in the trick once all have played, and how likely a card of strength `top`
    /// stays its highest.
    fn guess(&self, card: Card, suit: Suit, top: u8) -> (Pot, f32) {
        let public = self.view.public;
        let seats = public.seats();
        let later = seats - 1 - public.trick.len();
        let cards = public.trick.set() | Cards::of(card);
        let mut pot = Pot {
            tally: tally(cards) as f32,
            scrambled: scrambled(cards) as f32,
            jack_played: self.jack == Jack::Played || cards.contains(JACK),
        };
        let liked = logistic((pot.tally - later as f32) / LIKING);
        let able = answers(suit) & self.out;
        let clubs = able.of_suit(Suit::Clubs);
        let plain = able - clubs;
        let higher = above(suit, top);
        let mut stays = 1.0;
        let mut jack = 0.0;
        let mut seat = self.view.seat;
        for _ in 0..later {
            seat = seat.left(seats);
            pot.tally -= 1.0;
            let lacks = public.voids[seat];
            let mut his = able;
            if lacks.contains(Suit::Clubs) {
                his -= clubs;
            }
            if lacks.contains(suit) {
                his -= plain;
            }
            if his.is_empty() {
                continue;
            }
            let none = |cards: Cards| self.holds_none(seat, cards);
            let can_beat = 1.0 - none(his & higher);
            let must_beat = none(his - higher);
            stays *= 1.0 - can_beat * (liked + (1.0 - liked) * must_beat);

            let his_clubs = his & clubs;
            if his_clubs.is_empty() {
                continue;
            }
            let must = none(his - his_clubs);
            let gives = if suit == Suit::Clubs {
                1.0
            } else {
                (must + GIFT).min(1.0)
            };
            let club = gives * (1.0 - none(his_clubs));
            pot.tally += 3.0 * club;
            pot.scrambled -= 3.0 * club;
            jack += self.size(seat) / self.out.len() as f32;
        }
        let on_the_jack = top > strength(JACK, Suit::Clubs);
        if self.jack == Jack::Out && on_the_jack {
            let falls = (DROP * jack).min(1.0);
            pot.tally -= 10.0 * falls;
            pot.scrambled += 10.0 * falls;
            pot.jack_played |= falls > 0.5;
        }
        (pot, stays)
    }

    /// How many cards another seat holds.
    fn size(&self, seat: Seat) -> f32 {
        let public = self.view.public;
        let has_played = public.trick.plays().any(|(other, _)| other == seat);
        (public.hand_size() - public.tricks - usize::from(has_played)) as f32
    }

    /// How likely a seat holds none of these cards. Half the size of its hand is reckoned with:
    /// who has had his chances to get rid of a card often has.
    fn holds_none(&self, seat: Seat, cards: Cards) -> f32 {
        let share = cards.len() as f32 / self.out.len() as f32;
        (1.0 - share).powf(self.size(seat) / 2.0)
    }

    /// What the deal will bring the seat if this one takes the pot: what it has, and its share of
    /// what is still to come, which always adds up to −26 (CL-7).
    fn prospect(&self, winner: Seat, pot: &Pot) -> f32 {
        let public = self.view.public;
        let options = &public.options;
        let seats = public.seats() as f32;
        let me = self.view.seat;
        let brings = |counts: &BySeat<i32>, gain: f32| {
            let all: i32 = counts.iter().sum();
            let mine = if winner == me { gain } else { 0.0 };
            counts[me] as f32 + mine + (-26.0 - all as f32 - gain) / seats
        };
        let [tallies, scrambles] = &self.counts;
        let plain = brings(tallies, pot.tally);
        if !options.scramble {
            return plain;
        }
        let worst = tallies
            .each()
            .map(|(seat, &tally)| tally as f32 + if seat == winner { pot.tally } else { 0.0 })
            .fold(f32::MAX, f32::min);
        let lacking = worst - options.scramble_at as f32;
        let jack = if pot.jack_played {
            0.0
        } else {
            11.8 - 0.26 * self.left
        };
        let likely = logistic((4.4 - 0.15 * self.left + jack - lacking) / (0.5 + 0.84 * self.left));
        (1.0 - likely) * plain + likely * brings(scrambles, pot.scrambled)
    }

    /// What a card is worth in hand: low ones more than high ones, those of a long suit more than
    /// those of a short one, the jack least.
    fn keeping(&self, card: Card) -> f32 {
        let hand = self.view.own.hand;
        let rank = f32::from(card.rank() as u8);
        let worth = if card == JACK {
            -1.1
        } else if card.suit() == Suit::Clubs {
            if card.rank() <= Rank::Five {
                0.35
            } else {
                -0.035 * (rank - 4.0)
            }
        } else {
            let length = hand.of_suit(card.suit()).len() as f32;
            let has_clubs = !hand.of_suit(Suit::Clubs).is_empty();
            let burden = match self.jack {
                Jack::Mine => -0.15,
                Jack::Out => 0.1,
                Jack::Played => 0.2,
            };
            length * if has_clubs { 0.4 } else { 1.0 } - burden * rank
        };
        worth * (self.left / 12.0).min(1.0)
    }

    /// What speaks for a lead besides: a plain suit, or a low club that may draw the jack.
    fn leading(&self, card: Card, suit: Suit) -> f32 {
        if card.suit() != Suit::Clubs {
            0.4
        } else if suit == Suit::Clubs && self.jack == Jack::Out && card.rank() < Rank::Jack {
            0.6
        } else {
            0.0
        }
    }
}

/// The cards that beat this strength in a trick of this suit (CL-5).
fn above(suit: Suit, top: u8) -> Cards {
    let from = |rank: u8| {
        let rank = Rank::ALL.get(usize::from(rank));
        rank.map_or(Cards::EMPTY, |&rank| Cards::from_rank_up(rank))
    };
    from(top / 2).of_suit(suit) | from(top.div_ceil(2) - 1).of_suit(Suit::Clubs)
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CL-5: the quick way to the cards above agrees with the rule.
    #[test]
    fn the_cards_above_are_those_of_greater_strength() {
        for suit in Suit::ALL {
            for card in answers(suit) {
                let top = strength(card, suit);
                let stronger = |other: &Card| strength(*other, suit) > top;
                let expected: Cards = Cards::FULL.iter().filter(stronger).collect();
                assert_eq!(above(suit, top), expected, "{card} in a trick of {suit:?}");
            }
        }
    }
}
