//! A row of the list: a challenge with its picture, whose it is, and how it stands.

use egui::{Rect, Response, Ui, pos2, vec2};

use super::Listed;
use crate::challenge::KeptChallenge;
use crate::store::{Origin, SaveFile};
use crate::text::{Message, challenges_page as texts, saved};
use crate::ui::services::Services;
use crate::ui::theme::{self, Palette, Words, size};
use crate::ui::{challenges, emblem, errors};

/// The height of a row, the width of its picture, and the distance of texts from it.
const HEIGHT: f32 = 92.0;
const PICTURE: f32 = 150.0;
const GAP: f32 = 16.0;

/// Shows a challenge as a button.
pub(super) fn show(ui: &mut Ui, listed: &Listed, services: &Services) -> Response {
    let (title, heading, state) = match &listed.kept {
        Ok(kept) => (kept.challenge.deal.entry.title, challenges::heading(kept), state(listed, kept, services)),
        Err(error) => ("?", saved::unreadable(), errors::store(error)),
    };
    let spoken = texts::row(title, heading.clone(), state.clone());
    let room = vec2(ui.available_width(), HEIGHT);
    theme::tile(ui, room, &spoken, |ui, rect, _| {
        let palette = Palette::of(ui);
        let picture = Rect::from_min_size(rect.min, vec2(PICTURE.min(rect.width() / 3.0), HEIGHT));
        if let Ok(kept) = &listed.kept {
            let settings = services.settings();
            let color = settings.surface(palette.dark).color;
            let cloth = picture.shrink(8.0);
            ui.painter().rect_filled(cloth, 8.0, color);
            emblem::paint(ui, cloth, kept.challenge.deal.entry.emblem, &services.cards);
        }
        let left = picture.right() + GAP;
        let wide = rect.right() - GAP - left;
        let lines = [
            (Words::verbatim(title), theme::bold(size::BODY), palette.text),
            (heading.into(), theme::font(size::BODY), palette.accent),
            (state.into(), theme::font(size::SMALL), palette.muted),
        ];
        let laid = lines.map(|(words, font, color)| (theme::one_line(ui, words, font, color, wide), color));
        let tall: f32 = laid.iter().map(|(line, _)| line.size().y + 2.0).sum();
        let mut top = rect.center().y - tall / 2.0;
        for (line, color) in laid {
            let height = line.size().y + 2.0;
            ui.painter().galley(pos2(left, top), line, color);
            top += height;
        }
    })
}

/// The standing of a challenge.
fn state(listed: &Listed, kept: &KeptChallenge, services: &Services) -> Message {
    if kept.own().is_none() {
        let is_begun = |file: &SaveFile| file.head().is_some_and(|head| head.origin == Origin::Challenge(listed.id));
        return if services.saved_games.iter().any(is_begun) { texts::begun() } else { texts::to_play() };
    }
    let Some(standings) = &listed.standings else { return Message::EMPTY };
    if standings.len() < 2 {
        return texts::waiting();
    }
    texts::standings(
        standings.iter().map(|(index, points)| texts::standing(challenges::name_of(kept, *index), *points)),
    )
}
