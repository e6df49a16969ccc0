//! The appearance settings: theme, table, sizes, deck.

use egui::accesskit::Role;
use egui::{Ui, UiBuilder, vec2};

use super::rows::{self, group};
use crate::cards::Pack;
use crate::limits::{PATH, SIZE};
use crate::text::{Language, Message, settings as texts};
use crate::ui::deck::{ASPECT, Atlas, Back, Sprite, SuitColors, TEXT_CARD_WIDTH as CARD};
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Cloth, Palette, Surface, ThemeChoice, Words, size};
use crate::ui::{backdrop, focus};

/// The fields and sliders of the appearance settings that are being edited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LookFields {
    /// The picture's file as typed so far.
    typed_picture: Option<String>,
    /// Hue, saturation and brightness of the person's own color, and the resulting color. Gray has no hue, so the
    /// slider positions are remembered as long as the color is the one they produced.
    own_color: Option<([u32; 3], [u8; 3])>,
}

impl LookFields {
    /// Shows the settings of window, table and deck; returns whether the dialog for a picture is requested.
    pub(super) fn show(&mut self, ui: &mut Ui, settings: &mut Settings, cards: &Atlas) -> bool {
        let mut chooses_picture = false;
        group(ui, &texts::look(), |ui| {
            choose_language(ui, settings);
            let themes = [
                (ThemeChoice::System, texts::theme_system()),
                (ThemeChoice::Light, texts::theme_light()),
                (ThemeChoice::Dark, texts::theme_dark()),
            ];
            rows::choice(ui, &texts::theme(), &mut settings.theme, &themes);
            let table = texts::table();
            let label = theme::text(ui, &table, size::BODY);
            ui.label(label);
            cloths(ui, settings, table);
            if settings.cloth == Cloth::Own {
                self.own_color(ui, &mut settings.own_cloth);
            }
            if settings.cloth == Cloth::Picture {
                chooses_picture = self.picture(ui, settings);
            }
            let (zoom, cards) = (&mut settings.zoom, &mut settings.cards);
            rows::slider(ui, &texts::interface_size(), zoom, SIZE, 5, texts::percent);
            rows::slider(ui, &texts::card_size(), cards, SIZE, 5, texts::percent);
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
        let [mut hue, mut saturation, mut brightness] = before;
        rows::slider(ui, &texts::hue(), &mut hue, 0..=360, 1, texts::degrees);
        let percent = texts::percent;
        rows::slider(ui, &texts::saturation(), &mut saturation, 0..=100, 1, percent);
        rows::slider(ui, &texts::brightness(), &mut brightness, 0..=100, 1, percent);
        let parts = [hue, saturation, brightness];
        if parts != before {
            let [hue, saturation, brightness] = parts.map(|part| part as f32 / 100.0);
            *color = egui::ecolor::Hsva::new(hue / 3.6, saturation, brightness, 1.0).to_srgb();
        }
        self.own_color = Some((parts, *color));
    }

    /// Shows the field for the picture's file; returns whether the file dialog is requested.
    fn picture(&mut self, ui: &mut Ui, settings: &mut Settings) -> bool {
        let mut path = self.typed_picture.take().unwrap_or_else(|| settings.picture.clone());
        ui.horizontal(|ui| {
            let hint = texts::picture_file_hint(backdrop::FORMATS);
            let field = egui::TextEdit::singleline(&mut path)
                .hint_text(theme::say(ui, hint))
                .char_limit(PATH)
                .desired_width(ui.available_width() - 116.0)
                .margin(theme::field_margin(ui))
                .align(egui::Align2::LEFT_CENTER);
            let name = theme::say(ui, texts::picture_file());
            let response = ui.add(field).accessible_name(name);
            if response.lost_focus() && !focus::is_given_up(&response) {
                path.trim().clone_into(&mut settings.picture);
            }
            if response.has_focus() {
                self.typed_picture = Some(path);
            }
            theme::secondary(ui, texts::choose()).clicked()
        })
        .inner
    }
}

/// Shows the cloths to choose from.
fn cloths(ui: &mut Ui, settings: &mut Settings, label: Message) {
    let palette = Palette::of(ui);
    let group = focus::Group::row("cloths");
    let named = UiBuilder::new().accessibility_role(Role::RadioGroup).accessibility_label(theme::say(ui, label));
    ui.scope_builder(named, |ui| {
        ui.horizontal_wrapped(|ui| {
            group.show(ui, |ui| {
                for cloth in Cloth::ALL {
                    let color = cloth.color(settings.own_cloth, palette.dark);
                    let table = Surface::of(color, settings.has_high_contrast());
                    let on = settings.cloth == cloth;
                    let name = match cloth {
                        Cloth::Green => texts::green(),
                        Cloth::Blue => texts::blue(),
                        Cloth::Burgundy => texts::burgundy(),
                        Cloth::Slate => texts::slate(),
                        Cloth::Own => texts::own_color(),
                        Cloth::Picture => texts::picture(),
                    };
                    let swatch = match cloth {
                        Cloth::Picture => theme::picture_swatch(ui, on, &name),
                        _ => theme::swatch(ui, table.color, table.text, on, &name),
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

/// Shows the settings of the deck, with a few cards as they are printed.
fn deck(ui: &mut Ui, settings: &mut Settings, cards: &Atlas) {
    group(ui, &texts::deck(), |ui| {
        sample(ui, cards);
        let language = theme::language(ui);
        let mut local = settings.has_local_indices(language);
        let deck = &mut settings.deck;
        let colors = [(SuitColors::Two, texts::two_colors()), (SuitColors::Four, texts::four_colors())];
        rows::choice(ui, &texts::suits(), &mut deck.colors, &colors);
        let backs = [(Back::Weave, texts::weave()), (Back::Reeds, texts::reeds()), (Back::Lattice, texts::lattice())];
        rows::choice(ui, &texts::back(), &mut deck.back, &backs);
        rows::switch(ui, &texts::large_indices(), &mut deck.large_index);
        if language.has_own_indices() {
            let before = local;
            rows::switch(ui, &texts::local_indices(), &mut local);
            theme::note(ui, texts::local_indices_note());
            if local != before {
                deck.local_index = Some(local);
            }
        }
        rows::switch(ui, &texts::stronger_colors(), &mut deck.high_contrast);
    });
    settings.speak(settings.language);
}

/// Draws a few cards and a back.
fn sample(ui: &mut Ui, atlas: &Atlas) {
    let Ok(cards) = "AS KH QD JC TH 7D".parse::<Pack>() else { return };
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

/// Where to report what sounds odd.
const ISSUES: &str = concat!(env!("CARGO_PKG_REPOSITORY"), "/issues");

/// Shows the choice, if there is one.
fn choose_language(ui: &mut Ui, settings: &mut Settings) {
    let mut languages: Vec<Language> = Language::offered().collect();
    let now = settings.language.with_local_indices(false);
    // Its translators use a language before it is offered.
    if !languages.contains(&now) && !now.is_pseudo() {
        languages.push(now);
    }
    if languages.len() < 2 {
        return;
    }
    let named = languages.iter().map(|language| (*language, Words::verbatim(language.name())));
    let named: Vec<(Language, Words)> = named.collect();
    let mut chosen = now;
    rows::select(ui, &texts::language(), &mut chosen, &named);
    if chosen != now {
        settings.chosen_language = Some(chosen);
        settings.speak(chosen);
    }
    if !now.is_complete() {
        theme::note(ui, texts::language_is_incomplete());
    } else if !now.is_confirmed() {
        theme::note(ui, texts::language_is_new(ISSUES));
    }
}
