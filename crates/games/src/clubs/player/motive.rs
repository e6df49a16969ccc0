//! The motive of a seat, in one sentence for everyone at the table. Each sentence follows from the
//! rules and the cards that may be told, so it is true no matter what the seat thought.

use super::above;
use super::reason::{is_easiest_to_lose, out};
use crate::clubs::{JACK, Play, Private, Public, answers, strength, tally};
use crate::text::{clubs as texts, table};
use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::{Message, Score, Seat};
use misere_players::bots::Motive;

/// The motive for a play, from public knowledge and, if it may be told, from the seat's own.
pub(super) fn motive(public: &Public, own: Option<&Private>, who: Seat, play: Play) -> Option<Motive> {
    if public.tricks + 1 == public.hand_size() {
        return Some(Motive::Because(table::last_card()));
    }
    let told = Told {
        public,
        who,
        play,
        suit: public.suit.or(play.named).unwrap_or(play.card.suit()),
        hand: own.map(|own| own.hand),
    };
    Some(Motive::Whole(told.motive()?))
}

/// A play, with what may be told about it.
struct Told<'a> {
    public: &'a Public,
    who: Seat,
    play: Play,
    /// The suit of the trick.
    suit: Suit,
    /// The hand with the card, if it may be told.
    hand: Option<Cards>,
}

impl Told<'_> {
    fn motive(&self) -> Option<Message> {
        let card = self.play.card;
        if self.public.trick.is_empty() {
            return self.lead();
        }
        let follows = answers(self.suit).contains(card);
        let is_only = |hand| self.public.playable(hand) == Cards::of(card);
        if follows && self.hand.is_some_and(is_only) {
            Some(texts::motive_only_follower(self.who, card))
        } else if !follows {
            Some(self.throw())
        } else if self.beats(card) {
            self.take_lead()
        } else {
            self.stay_below()
        }
    }

    /// Tells whether a card beats the trick so far.
    fn beats(&self, card: Card) -> bool {
        strength(card, self.suit) > self.public.best.1
    }

    /// The tally of the trick so far, including the card.
    fn worth(&self) -> i32 {
        tally(self.public.trick.set() | Cards::of(self.play.card))
    }

    /// The card that wins the trick so far.
    fn best(&self) -> Option<Card> {
        let mut plays = self.public.trick.plays();
        let (_, card) = plays.find(|(seat, _)| *seat == self.public.best.0)?;
        Some(card)
    }

    fn lead(&self) -> Option<Message> {
        let Play { card, named } = self.play;
        match named {
            Some(Suit::Clubs) => Some(texts::motive_draw_clubs(self.who, card)),
            Some(suit) => {
                let is_easy = |hand| is_easiest_to_lose(self.public, hand, card, suit);
                Some(if self.hand.is_some_and(is_easy) {
                    texts::motive_name_to_lose(self.who, card, suit)
                } else {
                    texts::motive_spare_clubs(self.who, card, suit)
                })
            }
            None => self.on_top(),
        }
    }

    /// The sentence for a card that cannot win the trick, because it does not follow.
    fn throw(&self) -> Message {
        let card = self.play.card;
        let is_highest = |hand: Cards| {
            let mut others = (hand - Cards::of(card)).iter();
            others.all(|other| other.rank() < card.rank())
        };
        if card.rank() >= Rank::Ten && self.hand.is_some_and(is_highest) {
            texts::motive_throw_highest(self.who, card)
        } else {
            texts::motive_throw(self.who, card)
        }
    }

    /// The sentence for a card that follows and cannot win the trick.
    fn stay_below(&self) -> Option<Message> {
        let card = self.play.card;
        let best = self.best()?;
        if card == JACK {
            return Some(texts::motive_slip_jack(self.who, best));
        }
        if self.public.trick.set().contains(JACK) {
            return Some(texts::motive_leave_jack(self.who, card, best));
        }
        let has_club = |hand: Cards| !hand.of_suit(Suit::Clubs).is_empty();
        if card.suit() != Suit::Clubs && self.hand.is_some_and(has_club) {
            return Some(texts::motive_keep_clubs(self.who, card));
        }
        let cost = Score::points(-self.worth());
        (self.worth() < 0).then(|| texts::motive_stay_below_cost(self.who, card, best, cost))
    }

    /// The sentence for a card that follows and beats the trick so far.
    fn take_lead(&self) -> Option<Message> {
        let card = self.play.card;
        let is_last = self.public.trick.len() + 1 == self.public.seats();
        let worth = Score::points(self.worth());
        if self.worth() > 0 {
            return Some(if is_last {
                texts::motive_win_worth(self.who, card, worth)
            } else {
                texts::motive_win_so_far(self.who, card, worth)
            });
        }
        if !is_last {
            return self.on_top();
        }
        let is_forced = |hand| {
            let mut playable = self.public.playable(hand).iter();
            playable.all(|other| self.beats(other))
        };
        let is_forced = self.hand.is_some_and(is_forced);
        let best = self.best()?;
        is_forced.then(|| texts::motive_had_to_win(self.who, card, best))
    }

    /// The sentence for a card that wins so far, while others are to come.
    fn on_top(&self) -> Option<Message> {
        let card = self.play.card;
        let out = out(self.public, self.hand.unwrap_or(Cards::of(card)));
        let higher = (above(self.suit, strength(card, self.suit)) & out).len();
        let followers = (answers(self.suit) & out).len();
        let trick = self.public.trick.set() | Cards::of(card);
        if higher == 0 && !(trick | out).contains(JACK) {
            Some(texts::motive_safe_from_jack(self.who, card))
        } else if 2 * higher > followers {
            Some(texts::motive_count_on_higher(self.who, card))
        } else {
            None
        }
    }
}
