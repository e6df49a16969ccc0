//! The cheers for a victory or a moon of one's own, in which the window shows nothing else: the face and the words on who has
//! won, large, and the reasons to be glad, one after the other, while cards fly.

use egui::{Align2, Color32, FontId, Painter, Pos2, Ui, Vec2, lerp, pos2};

use super::facts::{Joy, THROWING, distance, joy, praise, title};
use super::{Finale, MARGIN};
use crate::text::Message;
use crate::ui::theme::{self, plate};

/// The height of the middle of the face in the window, and its greatest diameter, relative to the window and in points.
const MIDDLE: f32 = 0.36;
const SHARE: f32 = 0.4;
const LARGEST: f32 = 360.0;

/// The size of the words on who has won, and of the reasons to be glad, relative to the face.
const HEADLINE: f32 = 0.2;
const REASON: f32 = 0.095;

/// The size of words when they appear, relative to the usual one, and the time in which they settle, in seconds.
const GROWN: f32 = 1.7;
const SETTLING: f64 = 0.25;

/// The width of the dark line around words, in points.
const OUTLINE: f32 = 2.5;

/// The height of the middle of the face in the window, and its diameter.
pub(super) fn face(ui: &Ui) -> [f32; 2] {
    let window = ui.content_rect();
    let across = (SHARE * window.height()).min(LARGEST).min(0.5 * window.width());
    [window.top() + MIDDLE * window.height(), across]
}

/// Paints the words.
pub(super) fn paint(ui: &Ui, painter: &Painter, finale: &Finale<'_>) {
    let raised = finale.raised();
    if raised == 0.0 {
        return;
    }
    let mut painter = painter.clone();
    painter.multiply_opacity(raised.powi(3));
    let [middle, across] = face(ui);
    let window = ui.content_rect();
    let mut top = middle + 0.62 * across;
    for (reason, words) in told(finale) {
        let begins = finale.count.seconds() + THROWING * reason as f64;
        if finale.since < begins {
            break;
        }
        let (share, color) = if reason == 0 { (HEADLINE, plate::TEXT) } else { (REASON, plate::ACCENT) };
        let room = window.width() - 2.0 * MARGIN;
        let widest = theme::text_width(ui, &words, theme::bold(share * across));
        let rest = share * across * (room / widest).min(1.0);
        let grown = lerp(GROWN..=1.0, finale.progress(begins, SETTLING));
        paint_outlined(
            ui,
            &painter,
            pos2(window.center().x, top + rest / 2.0),
            &words,
            theme::bold(rest * grown),
            color,
        );
        top += 1.45 * rest;
    }
}

/// The words on who has won, and the reasons to be glad, each with the number of the reason, from 0.
fn told(finale: &Finale<'_>) -> Vec<(usize, Message)> {
    let (game, ending) = (finale.game(), finale.ending());
    let reasons = joy(game, ending);
    let number = |joy: Joy| reasons.iter().position(|one| *one == joy);
    let clear = number(Joy::Clear).filter(|_| finale.moon.is_none()).zip(distance(game));
    let feats =
        number(Joy::Feat).into_iter().flat_map(|feat| praise(game, ending).into_iter().map(move |words| (feat, words)));
    [(0, title(finale))].into_iter().chain(clear).chain(feats).collect()
}

/// Paints words that can be read before flying cards.
fn paint_outlined(ui: &Ui, painter: &Painter, middle: Pos2, words: &Message, font: FontId, color: Color32) {
    let galley = theme::one_line(ui, words, font, color, f32::INFINITY);
    let at = Align2::CENTER_CENTER.anchor_size(middle, galley.size()).min;
    for part in 0..8 {
        let aside = OUTLINE * Vec2::angled(part as f32 / 8.0 * std::f32::consts::TAU);
        painter.galley_with_override_text_color(at + aside, galley.clone(), Color32::from_black_alpha(220));
    }
    painter.galley(at, galley, color);
}
