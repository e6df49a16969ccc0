//! The usual scene and sentences of a trick game.
//!
//! A game uses these as they are, or adapts them.

use super::TrickState;
use crate::cards::{Card, Cards};
use crate::rules::scene::{Anchor, Gesture, Scene, SeatInfo, Spot, SpotId, TakenTrick, Target, Zone, ZoneId, sorted};
use crate::rules::{Message, Score, Seat, Spoken};
use crate::text::{table, tricks};

/// The gesture of playing a card: carrying it to the trick.
pub const fn carry(card: Card) -> Gesture {
    Gesture::Carry { from: SpotId::Card(card), to: Target::Zone(ZoneId::TRICK) }
}

/// The number of tricks that follow the one on the table, as everybody can see; `None` outside of a deal.
pub fn tricks_after(scene: &Scene) -> Option<usize> {
    let hands = scene.zones.iter().filter(|zone| matches!(zone.anchor, Anchor::OwnHand | Anchor::Hand(_)));
    let longest = hands.map(|zone| zone.spots.len()).max()?;
    let is_finished = scene.trick()?.spots.len() == scene.players.len();
    longest.checked_sub(usize::from(!is_finished))
}

/// Those of these cards that lie neither among the cards won nor in the trick.
pub fn still_out(scene: &Scene, cards: Cards) -> Cards {
    let seen = |zone: &&Zone| zone.id == ZoneId::TRICK || matches!(zone.anchor, Anchor::Beside(_));
    let spots = scene.zones.iter().filter(seen).flat_map(|zone| &zone.spots);
    spots.filter_map(Spot::card).fold(cards, |out, card| out - Cards::of(card))
}

/// Playing a card, in words.
pub fn spoken_play(seat: Seat, card: Card) -> Spoken {
    Spoken::new(tricks::play(card), tricks::played(seat, card), tricks::playing(card))
}

impl TrickState {
    /// A scene with these hands, the trick, what each seat has won, the players and the last
    /// trick. Prompt, facts and notes are left to the game.
    pub fn scene(&self, hands: Vec<Zone>, won: impl Fn(Seat) -> Zone) -> Scene {
        let mut zones = hands;
        if self.in_deal() {
            zones.push(Zone::trick(self.trick.spots()));
            zones.extend(Seat::all(self.seats()).map(won));
        }
        let player = |seat| SeatInfo {
            total: self.totals[seat],
            dealer: seat == self.dealer && self.deal > 0,
            turn: self.in_deal() && seat == self.turn,
            ..SeatInfo::default()
        };
        // The last trick of a deal stays available until the next deal has one.
        let lasts = self.tricks > 0 || !self.in_deal();
        Scene {
            zones,
            players: Seat::all(self.seats()).map(player).collect(),
            previous_trick: (self.previous.number > 0 && lasts).then(|| TakenTrick {
                number: self.previous.number,
                zone: Zone::trick(self.previous.trick.spots()),
                to: self.previous.winner,
                points: Score::ZERO,
                moon: false,
                note: Message::EMPTY,
            }),
            ..Scene::default()
        }
    }

    /// The viewer's hand, sorted and with unplayable cards dimmed, and the others' hands face down.
    pub fn hands(&self, viewer: Seat, hand: Cards, playable: Cards) -> Vec<Zone> {
        let mine = self.in_deal() && self.turn == viewer;
        let card = |card| Spot::up(card).dimmed(mine && !playable.contains(card));
        Seat::all(self.seats())
            .map(|seat| {
                if seat == viewer {
                    Zone::own_hand(seat, sorted(hand).map(card).collect())
                } else {
                    Zone::hidden_hand(seat, self.held(seat))
                }
            })
            .collect()
    }

    /// The cards that a seat has won: those that matter, and the number of tricks.
    pub fn won_by(&self, seat: Seat, label: Message, cards: Cards) -> Zone {
        let won = self.taken[seat];
        let note = match won.len() / self.seats() {
            0 => Message::EMPTY,
            count => tricks::tricks_taken(count),
        };
        let spots = (won & cards).iter().map(Spot::up).collect();
        Zone::taken(seat, label, spots).with_note(note)
    }

    /// The cards of a hand that may be played to the trick where suit must be followed.
    #[inline]
    pub fn playable(&self, hand: Cards) -> Cards {
        let same = hand & self.trick.following();
        if same.is_empty() { hand } else { same }
    }

    /// The prompt for a viewer with this hand where suit must be followed.
    pub fn prompt(&self, viewer: Seat, hand: Cards) -> Message {
        if !self.in_deal() {
            return Message::EMPTY;
        }
        match self.trick.led().map(Card::suit) {
            None if self.turn != viewer => tricks::leads(self.turn),
            Some(_) if self.turn != viewer => tricks::plays(self.turn),
            None => tricks::lead_any(),
            Some(suit) if hand.of_suit(suit).is_empty() => tricks::none_of_suit(suit),
            Some(suit) => tricks::follow_suit(suit),
        }
    }

    /// Explains why a card of the viewer's hand cannot be played now: it is not the viewer's turn,
    /// or the reason that the game gives for the card.
    pub fn why_not(
        &self, viewer: Seat, hand: Cards, spot: SpotId, reason: impl FnOnce(Card) -> Option<Message>,
    ) -> Option<Message> {
        match spot {
            SpotId::Card(card) if hand.contains(card) && self.in_deal() => {
                if self.turn == viewer {
                    reason(card)
                } else {
                    Some(table::turn_of(self.turn))
                }
            }
            _ => None,
        }
    }

    /// Explains why a card does not follow suit; `None` if it does, or need not.
    pub fn why_not_follow(&self, hand: Cards, card: Card) -> Option<Message> {
        let led = self.trick.led()?.suit();
        if self.playable(hand).contains(card) { None } else { Some(tricks::follow(led)) }
    }
}
