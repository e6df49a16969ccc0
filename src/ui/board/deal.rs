//! Dealing: cards fly from the dealer to the hands, one to each player in turn.

use std::collections::HashMap;

use super::layout::{PlacedSpot, Pose, TableLayout};
use crate::rules::Seat;
use crate::rules::scene::{Anchor, Scene, ZoneId};
use crate::ui::settings::DEAL;

/// The time from the first card to the last, relative to the time that a card needs.
const SPREAD: f32 = DEAL - 1.0;

/// A deal that begins.
pub(super) struct Dealing<'a> {
    scene: &'a Scene,
    /// Where the cards come from.
    from: Option<Pose>,
    dealer: Seat,
    /// The number of cards dealt so far, by zone.
    dealt: HashMap<ZoneId, usize>,
    start: f64,
    /// The time between two cards, in seconds.
    interval: f64,
}

impl<'a> Dealing<'a> {
    pub fn new(scene: &'a Scene, layout: &TableLayout, now: f64, seconds: f32) -> Self {
        let dealers = scene.players.iter().position(|player| player.dealer);
        let dealer = Seat::new(dealers.unwrap_or_default());
        let longest = hands(scene).max().unwrap_or_default();
        let cards = (longest * scene.players.len()).max(1);
        Self {
            scene,
            from: layout.home(dealer),
            dealer,
            dealt: HashMap::new(),
            start: now,
            interval: f64::from(SPREAD * seconds) / cards as f64,
        }
    }

    /// Deals the card of a hand: its origin, and when it leaves the dealer. `None` outside hands.
    pub fn next(&mut self, placed: &PlacedSpot) -> Option<(Pose, f64)> {
        if !placed.is_in_hand() {
            return None;
        }
        let seats = self.scene.players.len();
        // The dealer, who gets a card last.
        let turn = match placed.anchor {
            Anchor::Hand(seat) => (self.dealer.steps_to(seat, seats) + seats - 1) % seats,
            _ => seats - 1,
        };
        let round = self.dealt.entry(placed.zone).or_default();
        let place = *round * seats + turn;
        *round += 1;
        Some((self.from?, self.start + self.interval * place as f64))
    }
}

fn hands(scene: &Scene) -> impl Iterator<Item = usize> {
    let is_hand = |anchor| matches!(anchor, Anchor::OwnHand | Anchor::Hand(_));
    let hands = scene.zones.iter().filter(move |zone| is_hand(zone.anchor));
    hands.map(|zone| zone.spots.len())
}

/// Tells whether nothing has been played yet in this deal: all hands are full, and no trick has begun.
pub(super) fn is_fresh(scene: &Scene, layout: &TableLayout) -> bool {
    let longest = hands(scene).max().unwrap_or_default();
    let is_full = longest > 1 && hands(scene).all(|size| size == longest);
    let is_empty = scene.trick().is_none_or(|trick| trick.spots.is_empty());
    is_full && is_empty && scene.previous_trick.is_none() && layout.placed.len() > 8
}
