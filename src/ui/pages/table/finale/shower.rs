//! Cards thrown into the air from both lower corners of the window, for a victory of one's own: the more reasons there are
//! to be glad, the more cards, and the longer.

use egui::{Ui, lerp, vec2};

use super::{Finale, hero};
use crate::cards::{Card, Cards};
use crate::ui::board::Pose;

/// The number of cards for each reason.
const COUNT: usize = 26;

/// The time in which those are thrown one after the other, in seconds.
const THROWING: f64 = 0.7;

/// The width of a card.
const CARD: f32 = 58.0;

/// The acceleration of their fall, in heights of the window per second squared.
const GRAVITY: f32 = 2.0;

/// The lowest and the highest point that a card reaches, in heights of the window.
const LOWEST: f32 = 0.45;
const HIGHEST: f32 = 0.95;

/// The shortest and the longest way across, in widths of the window.
const NEAR: f32 = 0.08;
const FAR: f32 = 0.62;

/// The time for which a card that rises so far is in the air, in seconds.
fn aloft(height: f32) -> f32 {
    2.0 * (2.0 * height / GRAVITY).sqrt()
}

/// The time after which all cards are gone, in seconds.
pub(super) fn seconds(finale: &Finale<'_>) -> f64 {
    let thrown = THROWING * hero::joy(finale) as f64 + f64::from(aloft(HIGHEST));
    if finale.game().is_own_win() { finale.count.seconds() + thrown } else { 0.0 }
}

/// Paints the cards that are in the air.
pub(super) fn paint(ui: &Ui, finale: &Finale<'_>) {
    let room = ui.content_rect();
    let deck: Vec<Card> = Cards::FULL.iter().collect();
    let mut shown = Vec::new();
    for number in 0..COUNT * hero::joy(finale) {
        let time = (finale.since - finale.count.seconds() - THROWING * number as f64 / COUNT as f64) as f32;
        // Spread evenly, in another order for each purpose.
        let share = |step: f32| (number as f32 * step).fract();
        let height = lerp(LOWEST..=HIGHEST, share(0.618));
        let done = time / aloft(height);
        if !(0.0..1.0).contains(&done) {
            continue;
        }
        let across = lerp(NEAR..=FAR, share(0.414)) * done;
        let x = if number.is_multiple_of(2) { across } else { 1.0 - across };
        // A parabola that begins and ends with the card below the window.
        let above = 4.0 * height * done * (1.0 - done);
        let center = room.min + vec2(x * room.width(), (1.0 - above) * room.height() + CARD);
        let pose = Pose { center, angle: (share(0.732) - 0.5) * 8.0 * time, width: CARD };
        shown.push((deck[number * 17 % deck.len()], pose, 0.5));
    }
    finale.pictures.paint(&ui.painter().with_clip_rect(room), &shown);
}
