//! How everything looks: theme, table, sizes, deck.

use egui::{Id, Ui, vec2};

use super::{choice, group, slider, switch};
use crate::cards::Pack;
use crate::ui::app::{App, CARD};
use crate::ui::backdrop;
use crate::ui::command::Command;
use crate::ui::deck::{ASPECT, Back, Colours, Sprite};
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Cloth, Palette, Shade, Surface, size};

pub(super) fn look(app: &mut App, ui: &mut Ui) {
    group(ui, "Look", |ui| {
        let settings = app.settings();
        let shades = [
            (Shade::System, "As the system"),
            (Shade::Light, "Light"),
            (Shade::Dark, "Dark"),
        ];
        choice(ui, "Theme", &mut settings.shade, &shades);
        ui.label(theme::text("Table", size::BODY));
        cloths(ui, settings);
        if settings.cloth == Cloth::Own {
            own_color(ui, &mut settings.own_cloth);
        }
        if settings.cloth == Cloth::Picture && picture(ui, settings) {
            app.command(Command::AskPicture);
        }
        let settings = app.settings();
        slider(
            ui,
            "Size of everything",
            &mut settings.zoom,
            60..=200,
            5,
            "%",
        );
        slider(
            ui,
            "Size of the cards",
            &mut settings.cards,
            60..=200,
            5,
            "%",
        );
    });
}

/// The cloths, to be chosen by their looks.
fn cloths(ui: &mut Ui, settings: &mut Settings) {
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        for cloth in Cloth::ALL {
            let color = cloth.color(settings.own_cloth, palette.dark);
            let table = Surface::of(color, settings.high_contrast);
            let on = settings.cloth == cloth;
            if theme::swatch(ui, table.color, table.text, on, cloth.label()).clicked() {
                settings.cloth = cloth;
            }
        }
    });
}

/// A colour of the player's own, by hue, strength and brightness.
fn own_color(ui: &mut Ui, color: &mut [u8; 3]) {
    // Greys have no hue: what was set is remembered as long as the colour stays as it made it.
    let id = Id::unique("own colour");
    let known = ui.data(|data| data.get_temp::<([u32; 3], [u8; 3])>(id));
    let before = known.filter(|(_, made)| made == color).map_or_else(
        || {
            let hsv = egui::ecolor::Hsva::from_srgb(*color);
            [hsv.h * 360.0, hsv.s * 100.0, hsv.v * 100.0].map(|part| part.round() as u32)
        },
        |(parts, _)| parts,
    );
    let mut parts = before;
    slider(ui, "Hue", &mut parts[0], 0..=360, 1, "°");
    slider(ui, "Strength", &mut parts[1], 0..=100, 1, "%");
    slider(ui, "Brightness", &mut parts[2], 0..=100, 1, "%");
    if parts != before {
        *color = rgb(parts);
    }
    ui.data_mut(|data| data.insert_temp(id, (parts, *color)));
}

fn rgb([hue, strength, brightness]: [u32; 3]) -> [u8; 3] {
    let hsv = egui::ecolor::Hsva::new(
        hue as f32 / 360.0,
        strength as f32 / 100.0,
        brightness as f32 / 100.0,
        1.0,
    );
    hsv.to_srgb()
}

/// The file of the player's own picture; gives whether the system's dialog is asked for.
fn picture(ui: &mut Ui, settings: &mut Settings) -> bool {
    let id = Id::unique("picture");
    let kept = ui.data(|data| data.get_temp::<String>(id));
    let mut path = kept.unwrap_or_else(|| settings.picture.clone());
    ui.horizontal(|ui| {
        let field = egui::TextEdit::singleline(&mut path)
            .hint_text(format!("Picture file ({})", backdrop::FORMATS))
            .desired_width(ui.available_width() - 116.0)
            .margin(theme::FIELD)
            .align(egui::Align2::LEFT_CENTER);
        let response = ui.add(field).accessible_name("File of the picture");
        let typing = response.has_focus();
        ui.data_mut(|data| {
            if typing {
                data.insert_temp(id, path.clone());
            } else {
                data.remove::<String>(id);
            }
        });
        if response.lost_focus() {
            path.trim().clone_into(&mut settings.picture);
        }
        theme::secondary(ui, "Choose…").clicked()
    })
    .inner
}

pub(super) fn deck(app: &mut App, ui: &mut Ui) {
    group(ui, "Deck", |ui| {
        sample(app, ui);
        let settings = app.settings();
        let colours = [
            (Colours::Two, "Two colours"),
            (Colours::Four, "Four colours"),
        ];
        choice(ui, "Suits", &mut settings.deck.colours, &colours);
        let backs = Back::ALL.map(|back| (back, capital(back.name())));
        let backs: Vec<(Back, &str)> = backs
            .iter()
            .map(|(back, name)| (*back, name.as_str()))
            .collect();
        choice(ui, "Back", &mut settings.deck.back, &backs);
        switch(ui, "Large corner indices", &mut settings.deck.large_index);
        switch(ui, "Stronger inks", &mut settings.deck.high_contrast);
    });
}

/// A few cards as they are printed.
fn sample(app: &App, ui: &mut Ui) {
    let Ok(cards) = "AS KH QD JC TH 7D".parse::<Pack>() else {
        return;
    };
    let gap = 8.0;
    let count = cards.len() as f32 + 1.0;
    let width = ((ui.available_width() - gap * (count - 1.0)) / count).min(CARD);
    let size = vec2(width, width * ASPECT);
    let all = vec2(count * (width + gap) - gap, size.y);
    let (rect, _) = ui.allocate_exact_size(all, egui::Sense::hover());
    let mut mesh = app.cards.mesh();
    let sprites = cards.iter().map(|card| Sprite::Face(*card));
    for (place, sprite) in sprites.chain([Sprite::Back]).enumerate() {
        let min = rect.min + vec2(place as f32 * (width + gap), 0.0);
        let card = egui::Rect::from_min_size(min, size);
        let shade = egui::Color32::from_black_alpha(90);
        app.cards.add(&mut mesh, Sprite::Shadow, card, 0.0, shade);
        app.cards
            .add(&mut mesh, sprite, card, 0.0, egui::Color32::WHITE);
    }
    ui.painter().add(mesh);
    ui.add_space(8.0);
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let head = letters.next().map(|letter| letter.to_ascii_uppercase());
    head.into_iter().chain(letters).collect()
}
