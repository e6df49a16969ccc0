//! The heuristic for Clubs.
//!
//! For each card it estimates what the trick will contain and how likely the card wins it. Both outcomes are valued by
//! the expected result of the deal, including the threat of a scramble (CL-8), and the value of keeping the card is
//! subtracted. The result plays like a decent amateur: it keeps clubs out of others' tricks, leads clubs only to draw
//! clubs, avoids winning while the jack is still out, and drops the jack on high cards.

mod features;
mod motive;
mod reason;
mod tuning;

use rand::Rng;

use super::{Clubs, JACK, Play, Private, Public, answers, scrambled, strength, tally};
use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::{BySeat, Message, Seat, View};
use misere_players::bots::{Attention, Inference, Learning, Memory, Motive, Strategy, forget_plays};

impl Strategy for Clubs {
    const INFERENCE: Inference<Self> = Inference::from_undo(|own: &mut Private, play: Play| {
        own.hand.insert(play.card);
        true
    });

    const ATTENTION: Attention<Self> = Attention { forget, ..Attention::FULL };

    const LEARNING: Option<Learning<Self>> = Some(features::LEARNING);

    fn choose(view: View<'_, Self>, moves: &[Play], _: &mut impl Rng) -> usize {
        let evaluator = Evaluator::new(view);
        let mut best = (0, f32::MIN);
        for (index, &play) in moves.iter().enumerate() {
            let value = evaluator.value(play);
            if value > best.1 {
                best = (index, value);
            }
        }
        best.0
    }

    fn costs(view: View<'_, Self>, moves: &[Play], _: &mut impl Rng) -> Option<Vec<f32>> {
        let evaluator = Evaluator::new(view);
        Some(moves.iter().map(|&play| -evaluator.value(play)).collect())
    }

    fn reason(view: View<'_, Self>, play: Play) -> Option<Message> {
        reason::reason(view, play)
    }

    fn motive(public: &Public, own: Option<&Private>, who: Seat, play: Play) -> Option<Motive> {
        motive::motive(public, own, who, play)
    }
}

fn forget(public: &mut Public, seat: Seat, memory: Memory) {
    let (table, last) = (public.trick.set(), public.previous.trick.set());
    if let Some(kept) = memory.kept(table, last, Cards::suit(Suit::Clubs)) {
        forget_plays(public, seat, kept);
    }
}

/// The whereabouts of the jack of clubs, as a seat sees them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Jack {
    /// In the seat's own hand.
    Mine,
    /// In another hand.
    Out,
    /// Played, or on the table.
    Played,
}

/// The value of a trick to its winner.
#[derive(Clone, Copy)]
struct Pot {
    /// Added to the tally.
    tally: f32,
    /// Added to the score if the deal is scrambled.
    scrambled: f32,
    /// Set if the jack has been played after it.
    jack_played: bool,
}

struct Evaluator<'a> {
    view: View<'a, Clubs>,
    /// The cards that the seat does not see.
    out: Cards,
    jack: Jack,
    /// The number of cards in each hand.
    sizes: BySeat<usize>,
    /// The number of tricks after this one.
    left: f32,
    /// The tallies so far, and the scores so far if the deal is scrambled.
    counts: [BySeat<i32>; 2],
}

impl<'a> Evaluator<'a> {
    fn new(view: View<'a, Clubs>) -> Self {
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
            sizes: BySeat::from_fn(seats, |seat| {
                let has_played = public.trick.plays().any(|(other, _)| other == seat);
                public.hand_size() - public.tricks - usize::from(has_played)
            }),
            left: (public.hand_size() - public.tricks - 1) as f32,
            counts: [
                BySeat::from_fn(seats, |seat| tally(public.taken[seat])),
                BySeat::from_fn(seats, |seat| scrambled(public.taken[seat])),
            ],
        }
    }

    /// The value of a play in points; only differences matter.
    fn value(&self, Play { card, named }: Play) -> f32 {
        let public = self.view.public;
        let seat = self.view.seat;
        let suit = public.suit.or(named).unwrap_or(card.suit());
        let leads = public.trick.is_empty();
        let strength = strength(card, suit);
        let on_top = leads || strength > public.best.1;
        let top = if on_top { strength } else { public.best.1 };
        let (pot, stays) = self.forecast(card, suit, top);
        let (wins, other) = if on_top { (stays, seat.left(public.seats())) } else { (0.0, public.best.0) };
        let mut value = (1.0 - wins) * self.deal_value(other, &pot) - self.value_in_hand(card);
        if wins > 0.0 {
            value += wins * self.deal_value(seat, &pot);
        }
        if leads {
            value += self.lead_bonus(card, suit);
        }
        value
    }

    /// The likely contents of the trick once all have played, and the chance that a card of
    /// strength `top` stays the highest.
    fn forecast(&self, card: Card, suit: Suit, top: u8) -> (Pot, f32) {
        let public = self.view.public;
        let seats = public.seats();
        let later = seats - 1 - public.trick.len();
        let cards = public.trick.set() | Cards::of(card);
        let mut pot = Pot {
            tally: tally(cards) as f32,
            scrambled: scrambled(cards) as f32,
            jack_played: self.jack == Jack::Played || cards.contains(JACK),
        };
        let eager = logistic((pot.tally - later as f32) / tuning::EAGERNESS);
        let higher = above(suit, top);
        let mut stays = 1.0;
        let mut jack = 0.0;
        let mut seat = self.view.seat;
        for _ in 0..later {
            seat = seat.left(seats);
            pot.tally -= 1.0;
            let playable = self.playable(seat, suit);
            if playable.is_empty() {
                continue;
            }
            stays *= 1.0 - self.chance_to_beat(seat, playable, higher, eager);
            if playable.of_suit(Suit::Clubs).is_empty() {
                continue;
            }
            let club = self.chance_of_club(seat, playable, suit);
            pot.tally += 3.0 * club;
            pot.scrambled -= 3.0 * club;
            jack += self.sizes[seat] as f32 / self.out.len() as f32;
        }
        let on_the_jack = top > strength(JACK, Suit::Clubs);
        if self.jack == Jack::Out && on_the_jack {
            let falls = (tuning::DROP * jack).min(1.0);
            pot.tally -= 10.0 * falls;
            pot.scrambled += 10.0 * falls;
            pot.jack_played |= falls > 0.5;
        }
        (pot, stays)
    }

    /// The cards with which a seat may answer this suit.
    fn playable(&self, seat: Seat, suit: Suit) -> Cards {
        let lacks = self.view.public.voids[seat];
        let able = answers(suit) & self.out;
        let clubs = able.of_suit(Suit::Clubs);
        let mut playable = able;
        if lacks.contains(Suit::Clubs) {
            playable -= clubs;
        }
        if lacks.contains(suit) {
            playable -= able - clubs;
        }
        playable
    }

    /// The chance that a seat which may hold the cards `playable` plays one of those that are
    /// `higher`, given the chance that it wants to win the trick.
    fn chance_to_beat(&self, seat: Seat, playable: Cards, higher: Cards, eager: f32) -> f32 {
        let can_beat = 1.0 - self.holds_none(seat, playable & higher);
        let must_beat = self.holds_none(seat, playable - higher);
        can_beat * (eager + (1.0 - eager) * must_beat)
    }

    /// The chance that a seat which may hold the cards `playable` plays a club to a trick of this suit.
    fn chance_of_club(&self, seat: Seat, playable: Cards, suit: Suit) -> f32 {
        let clubs = playable.of_suit(Suit::Clubs);
        let must = self.holds_none(seat, playable - clubs);
        let gives = if suit == Suit::Clubs { 1.0 } else { (must + tuning::FREE_CLUB).min(1.0) };
        gives * (1.0 - self.holds_none(seat, clubs))
    }

    /// The chance that a seat holds none of these cards. Counts only half of the hand, because
    /// players have often discarded such cards already.
    fn holds_none(&self, seat: Seat, cards: Cards) -> f32 {
        if cards.is_empty() {
            return 1.0;
        }
        let share = cards.len() as f32 / self.out.len() as f32;
        let root = (1.0 - share).sqrt();
        (0..self.sizes[seat]).fold(1.0, |chance, _| chance * root)
    }

    /// The seat's likely result of the deal if `winner` takes the trick: its points so far and its
    /// share of those to come, which always add up to −26 (CL-7).
    fn deal_value(&self, winner: Seat, pot: &Pot) -> f32 {
        let public = self.view.public;
        let options = &public.options;
        let seats = public.seats() as f32;
        let me = self.view.seat;
        let result = |counts: &BySeat<i32>, gain: f32| {
            let all: i32 = counts.iter().sum();
            let mine = if winner == me { gain } else { 0.0 };
            counts[me] as f32 + mine + (-26.0 - all as f32 - gain) / seats
        };
        let [tallies, scrambles] = &self.counts;
        let plain = result(tallies, pot.tally);
        if !options.scramble {
            return plain;
        }
        let worst = tallies
            .each()
            .map(|(seat, &tally)| tally as f32 + if seat == winner { pot.tally } else { 0.0 })
            .fold(f32::MAX, f32::min);
        let lacking = worst - options.scramble_at as f32;
        let jack =
            if pot.jack_played { 0.0 } else { tuning::JACK_DISTANCE - tuning::JACK_DISTANCE_PER_TRICK * self.left };
        let even = tuning::EVEN_DISTANCE - tuning::EVEN_DISTANCE_PER_TRICK * self.left + jack;
        let scale = tuning::SCRAMBLE_SCALE + tuning::SCRAMBLE_SCALE_PER_TRICK * self.left;
        let likely = logistic((even - lacking) / scale);
        (1.0 - likely) * plain + likely * result(scrambles, pot.scrambled)
    }

    /// The value of a card in hand: low cards and long suits are worth more, and the jack least.
    fn value_in_hand(&self, card: Card) -> f32 {
        let value = if card == JACK {
            tuning::JACK_IN_HAND
        } else if card.suit() == Suit::Clubs {
            club_in_hand(card.rank())
        } else {
            self.plain_card_in_hand(card)
        };
        value * (self.left / 12.0).min(1.0)
    }

    /// The value at the start of a deal of a card that is not a club.
    fn plain_card_in_hand(&self, card: Card) -> f32 {
        let hand = self.view.own.hand;
        let length = hand.of_suit(card.suit()).len() as f32;
        let has_clubs = !hand.of_suit(Suit::Clubs).is_empty();
        let per_card = if has_clubs { tuning::LENGTH } else { tuning::LENGTH_WITHOUT_CLUBS };
        let per_rank = match self.jack {
            Jack::Mine => tuning::RANK_WITH_JACK,
            Jack::Out => tuning::RANK_WITH_JACK_OUT,
            Jack::Played => tuning::RANK_AFTER_JACK,
        };
        length * per_card - per_rank * f32::from(card.rank() as u8)
    }

    /// A bonus for leading a plain suit, or a low club that may draw the jack.
    fn lead_bonus(&self, card: Card, suit: Suit) -> f32 {
        if card.suit() != Suit::Clubs {
            tuning::PLAIN_LEAD
        } else if suit == Suit::Clubs && self.jack == Jack::Out && card.rank() < Rank::Jack {
            tuning::DRAWING_LEAD
        } else {
            0.0
        }
    }
}

/// The value at the start of a deal of a club other than the jack.
fn club_in_hand(rank: Rank) -> f32 {
    if rank <= Rank::Five {
        tuning::LOW_CLUB
    } else {
        -tuning::CLUB_PER_RANK * (f32::from(rank as u8) - f32::from(Rank::Six as u8))
    }
}

/// The cards that beat this strength in a trick of this suit (CL-5).
pub fn above(suit: Suit, top: u8) -> Cards {
    let from = |rank: u8| {
        let rank = Rank::ALL.get(usize::from(rank));
        rank.map_or(Cards::EMPTY, |&rank| Cards::from_rank_up(rank))
    };
    from(top / 2).of_suit(suit) | from(top.div_ceil(2) - 1).of_suit(Suit::Clubs)
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-x))
}
