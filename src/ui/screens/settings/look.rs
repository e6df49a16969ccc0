//! The appearance settings: theme, table, sizes, deck.

use egui::accesskit::Role;
use egui::{Ui, UiBuilder, vec2};

use super::rows::{choice, group, slider, switch};
use crate::cards::Pack;
use crate::limits::{PATH, SIZE};
use crate::rules::words::sentence;
use crate::ui::backdrop;
use crate::ui::deck::{ASPECT, Atlas, Back, Sprite, SuitColors, TEXT_CARD_WIDTH as CARD};
use crate::ui::focus;
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Cloth, Palette, Surface, ThemeChoice, size};

/// The fields and sliders of the appearance settings that are being edited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LookFields {
    /// The picture's file as typed so far.
    typed_picture: Option<String>,
    /// Hue, saturation and brightness of the person's own color, and the resulting color. Gray has
    /// no hue, so the slider positions are remembered as long as the color is the one they
    /// produced.
    own_color: Option<([u32; 3], [u8; 3])>,
}

impl LookFields {
    /// Shows the settings of window, table and deck; returns whether the dialog for a picture is
    /// requested.
    pub(super) fn show(&mut self, ui: &mut Ui, settings: &mut Settings, cards: &Atlas) -> bool {
        let mut chooses_picture = false;
        group(ui, "Look", |ui| {
            let themes = [
                (ThemeChoice::System, "System"),
                (ThemeChoice::Light, "Light"),
                (ThemeChoice::Dark, "Dark"),
            ];
            choice(ui, "Theme", &mut settings.theme, &themes);
            ui.label(theme::text("Table", size::BODY));
            cloths(ui, settings);
            if settings.cloth == Cloth::Own {
                self.own_color(ui, &mut settings.own_cloth);
            }
            if settings.cloth == Cloth::Picture {
                chooses_picture = self.picture(ui, settings);
            }
            slider(ui, "Interface size", &mut settings.zoom, SIZE, 5, "%");
            slider(ui, "Card size", &mut settings.cards, SIZE, 5, "%");
        });
        deck(ui, settings, cards);
        chooses_picture
    }

    /// Shows sliders for hue, saturation and brightness of the person's own color.
    fn own_color(&mut self, ui: &mut Ui, color: &mut [u8; 3]) {
        let before = match self.own_color {
            Some((parts, made)) if made == *color => parts,
            _ => {
                let hsv = egui::ecolor::Hsva::from_srgb(*color);
                [hsv.h * 360.0, hsv.s * 100.0, hsv.v * 100.0].map(|part| part.round() as u32)
            }
        };
        let mut parts = before;
        slider(ui, "Hue", &mut parts[0], 0..=360, 1, "°");
        slider(ui, "Saturation", &mut parts[1], 0..=100, 1, "%");
        slider(ui, "Brightness", &mut parts[2], 0..=100, 1, "%");
        if parts != before {
            *color = rgb(parts);
        }
        self.own_color = Some((parts, *color));
    }

    /// Shows the field for the picture's file; returns whether the file dialog is requested.
    fn picture(&mut self, ui: &mut Ui, settings: &mut Settings) -> bool {
        let mut path = self
            .typed_picture
            .take()
            .unwrap_or_else(|| settings.picture.clone());
        ui.horizontal(|ui| {
            let field = egui::TextEdit::singleline(&mut path)
                .hint_text(format!("Picture file ({})", backdrop::FORMATS))
                .char_limit(PATH)
                .desired_width(ui.available_width() - 116.0)
                .margin(theme::field_margin(ui))
                .align(egui::Align2::LEFT_CENTER);
            let response = ui.add(field).accessible_name("Picture file");
            if response.lost_focus() && !focus::is_given_up(&response) {
                path.trim().clone_into(&mut settings.picture);
            }
            if response.has_focus() {
                self.typed_picture = Some(path);
            }
            theme::secondary(ui, "Choose…").clicked()
        })
        .inner
    }
}

/// Shows the cloths to choose from.
fn cloths(ui: &mut Ui, settings: &mut Settings) {
    let palette = Palette::of(ui);
    let group = focus::Group::row("cloths");
    let named = UiBuilder::new()
        .accessibility_role(Role::RadioGroup)
        .accessibility_label("Table");
    ui.scope_builder(named, |ui| {
        ui.horizontal_wrapped(|ui| {
            group.show(ui, |ui| {
                for cloth in Cloth::ALL {
                    let color = cloth.color(settings.own_cloth, palette.dark);
                    let table = Surface::of(color, settings.high_contrast);
                    let on = settings.cloth == cloth;
                    let name = cloth.label();
                    let swatch = match cloth {
                        Cloth::Picture => theme::picture_swatch(ui, on, name),
                        _ => theme::swatch(ui, table.color, table.text, on, name),
                    };
                    if on {
                        focus::entry(ui, swatch.id);
                    }
                    if swatch.clicked() {
                        settings.cloth = cloth;
                    }
                }
            });
        })
    });
}

fn rgb([hue, saturation, brightness]: [u32; 3]) -> [u8; 3] {
    let hsv = egui::ecolor::Hsva::new(
        hue as f32 / 360.0,
        saturation as f32 / 100.0,
        brightness as f32 / 100.0,
        1.0,
    );
    hsv.to_srgb()
}

/// Shows the settings of the deck, with a few cards as they are printed.
fn deck(ui: &mut Ui, settings: &mut Settings, cards: &Atlas) {
    group(ui, "Deck", |ui| {
        sample(ui, cards);
        let deck = &mut settings.deck;
        let colors = [
            (SuitColors::Two, "Two colors"),
            (SuitColors::Four, "Four colors"),
        ];
        choice(ui, "Suits", &mut deck.colors, &colors);
        let backs = Back::ALL.map(|back| (back, sentence(back.name())));
        let backs: Vec<(Back, &str)> = backs
            .iter()
            .map(|(back, name)| (*back, name.as_str()))
            .collect();
        choice(ui, "Back", &mut deck.back, &backs);
        switch(ui, "Large corner indices", &mut deck.large_index);
        switch(ui, "Stronger colors", &mut deck.high_contrast);
    });
}

/// Draws a few cards and a back.
fn sample(ui: &mut Ui, atlas: &Atlas) {
    let Ok(cards) = "AS KH QD JC TH 7D".parse::<Pack>() else {
        return;
    };
    let gap = 8.0;
    let count = cards.len() as f32 + 1.0;
    let width = ((ui.available_width() - gap * (count - 1.0)) / count).min(CARD);
    let size = vec2(width, width * ASPECT);
    let all = vec2(count * (width + gap) - gap, size.y);
    let (rect, _) = ui.allocate_exact_size(all, egui::Sense::hover());
    let mut mesh = atlas.mesh();
    let sprites = cards.iter().map(|card| Sprite::Face(*card));
    for (place, sprite) in sprites.chain([Sprite::Back]).enumerate() {
        let min = rect.min + vec2(place as f32 * (width + gap), 0.0);
        let card = egui::Rect::from_min_size(min, size);
        let shade = egui::Color32::from_black_alpha(90);
        atlas.add(&mut mesh, Sprite::Shadow, card, 0.0, shade);
        atlas.add(&mut mesh, sprite, card, 0.0, egui::Color32::WHITE);
    }
    ui.painter().add(mesh);
    ui.add_space(8.0);
}
