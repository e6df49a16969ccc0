//! Cards in the air once everything has been counted. For a victory or a moon of one's own they are thrown from both
//! lower corners of the window; for a clear one they burst from one's face, too, and for a feat they rain.

use std::f32::consts::TAU;

use egui::{Pos2, Rect, Ui, Vec2, lerp, vec2};

use super::super::ending::Ending;
use super::super::game::TableGame;
use super::Finale;
use super::facts::{Joy, THROWING, joy};
use super::hero;
use crate::cards::{Card, Cards};
use crate::ui::board::Pose;

/// The number of cards for each reason to be glad.
const COUNT: usize = 26;

/// The time in which the cards of a burst set out one after the other, in seconds.
const BURSTING: f64 = 0.12;

/// The width of a card.
const CARD: f32 = 58.0;

/// The acceleration of their fall, in heights of the window per second squared.
const GRAVITY: f32 = 2.0;

/// The lowest and the highest point that a thrown card reaches, in heights of the window.
const LOWEST: f32 = 0.45;
const HIGHEST: f32 = 0.95;

/// The shortest and the longest way across, in widths of the window.
const NEAR: f32 = 0.08;
const FAR: f32 = 0.62;

/// The least and the greatest speed in a burst, in heights of the window per second.
const SLOW: f32 = 0.5;
const SWIFT: f32 = 1.1;

/// The time in which a card of a burst becomes as large as the others, in seconds.
const GROWING: f32 = 0.2;

/// The time in which a card rains through the window, in seconds.
const RAINS: f32 = 1.7;

/// The time for which a card that rises so far is in the air, in seconds.
fn aloft(height: f32) -> f32 {
    2.0 * (2.0 * height / GRAVITY).sqrt()
}

/// The time for which cards are in the air after the count, in seconds.
pub(super) fn seconds(game: &TableGame, ending: &Ending) -> f64 {
    let thrown = || THROWING * joy(game, ending).len() as f64 + f64::from(aloft(HIGHEST));
    if game.is_own_joy() { thrown() } else { 0.0 }
}

/// Paints the cards that are in the air.
pub(super) fn paint(ui: &Ui, finale: &Finale<'_>) {
    let from = hero::face_at(ui).unwrap_or_default();
    let reasons = joy(finale.game(), finale.ending());
    let room = ui.content_rect();
    // A moon throws the cards that made it.
    let deck: Vec<Card> = finale.moon.as_ref().map_or(Cards::FULL, |moon| moon.cards).iter().collect();
    let shown = (0..COUNT * reasons.len()).filter_map(|number| {
        let reason = reasons[number / COUNT];
        let apart = if reason == Joy::Clear { BURSTING } else { THROWING } / COUNT as f64;
        let begins = THROWING * (number / COUNT) as f64 + apart * (number % COUNT) as f64;
        let time = (finale.since - finale.count.seconds() - begins) as f32;
        let flight = Flight { room, number, time };
        let pose = match reason {
            _ if time < 0.0 => None,
            Joy::Victory => flight.thrown(),
            Joy::Clear => flight.bursting(from),
            Joy::Feat => flight.raining(),
        };
        Some((deck[number * 17 % deck.len()], pose?, 0.5))
    });
    let shown: Vec<_> = shown.collect();
    finale.pictures.paint(&ui.painter().with_clip_rect(room), &shown);
}

/// A card in the air.
struct Flight {
    room: Rect,
    number: usize,
    /// The seconds since it set out.
    time: f32,
}

impl Flight {
    /// A number from 0 to 1, spread evenly over the cards, in another order for each step.
    fn share(&self, step: f32) -> f32 {
        (self.number as f32 * step).fract()
    }

    /// The pose at this center, in shares of the window, while the card turns.
    fn turning(&self, x: f32, y: f32) -> Pose {
        let center = self.room.min + vec2(x, y) * self.room.size();
        Pose { center, angle: (self.share(0.732) - 0.5) * 8.0 * self.time, width: CARD }
    }

    /// The height of a card, and a little more, in heights of the window.
    fn card(&self) -> f32 {
        CARD / self.room.height()
    }

    /// A parabola that begins and ends below the window.
    fn thrown(&self) -> Option<Pose> {
        let height = lerp(LOWEST..=HIGHEST, self.share(0.618));
        let done = self.time / aloft(height);
        let across = lerp(NEAR..=FAR, self.share(0.414)) * done;
        let x = if self.number.is_multiple_of(2) { across } else { 1.0 - across };
        let above = 4.0 * height * done * (1.0 - done);
        (done < 1.0).then(|| self.turning(x, 1.0 - above + self.card()))
    }

    fn bursting(&self, from: Pos2) -> Option<Pose> {
        let tall = self.room.height();
        let away = Vec2::angled(TAU * self.share(0.618)) * lerp(SLOW..=SWIFT, self.share(0.414)) * self.time;
        let fallen = GRAVITY / 2.0 * self.time * self.time;
        let center = from + vec2(away.x, away.y + fallen) * tall;
        let width = CARD * (self.time / GROWING).min(1.0);
        let pose = Pose { center, width, ..self.turning(0.0, 0.0) };
        self.room.expand(CARD).contains(center).then_some(pose)
    }

    fn raining(&self) -> Option<Pose> {
        let done = self.time / RAINS;
        let y = lerp(-self.card()..=1.0 + self.card(), done.powf(1.5));
        (done < 1.0).then(|| self.turning(self.share(0.618), y))
    }
}
