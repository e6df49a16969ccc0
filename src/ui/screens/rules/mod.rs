//! The rules of a game, drawn with cards from a simple text format.

mod blocks;

use std::collections::HashMap;

use egui::text::LayoutJob;
use egui::{
    Align, Color32, CornerRadius, FontSelection, Frame, Margin, Rect, ScrollArea, Sense, Stroke,
    Ui, vec2,
};

use self::blocks::{Block, Picture, parse};
use crate::games::{BotSession, Entry};
use crate::rules::options::HouseRules;
use crate::ui::command::{Command, Screen, SidePanel};
use crate::ui::deck::{ASPECT, Atlas, Sprite, TEXT_CARD_WIDTH as CARD};
use crate::ui::focus;
use crate::ui::house_rules_cache::read_rules;
use crate::ui::services::Services;
use crate::ui::theme::{self, Palette, size};

/// The rules of any game, on a screen of their own or beside the table.
#[derive(Default)]
pub(in crate::ui) struct RulesScreen {
    /// The texts shown so far, by the game's id.
    texts: HashMap<&'static str, RulesText>,
}

/// A rules text for one table.
struct RulesText {
    /// The number of players and the house rules that the text describes.
    table: (usize, HouseRules),
    blocks: Vec<Block>,
    /// The step shown of each worked example, by the example's block.
    steps: HashMap<usize, usize>,
}

impl RulesText {
    fn new(entry: &Entry, table: (usize, HouseRules)) -> Self {
        Self {
            blocks: parse(&entry.rules_text_with(table.0, &table.1)),
            table,
            steps: HashMap::new(),
        }
    }
}

impl RulesScreen {
    /// Shows the rules as a screen, with the house rules that the next game would have.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        services: &Services,
        entry: &'static Entry,
        commands: &mut Vec<Command>,
    ) {
        ui.horizontal(|ui| {
            if theme::primary(ui, "Play").clicked() {
                commands.push(Command::SetUp(entry.id));
            }
            if entry.files.lesson.is_some() && theme::secondary(ui, "Learn").clicked() {
                commands.push(Command::Learn(entry.id));
            }
            if theme::secondary(ui, "Puzzles").clicked() {
                commands.push(Command::Show(Screen::PuzzlesOf(entry.id)));
            }
        });
        ui.add_space(8.0);
        let setup = services.settings().setup(entry);
        let seats = setup.players.len();
        let rules = read_rules(ui, entry, seats, &setup.rules);
        self.body(ui, services, entry, (seats, rules), 760.0);
    }

    /// Shows the rules of the game at the table beside it, with its house rules.
    pub fn show_beside(
        &mut self,
        ui: &mut Ui,
        services: &Services,
        entry: &'static Entry,
        session: &dyn BotSession,
        commands: &mut Vec<Command>,
    ) {
        if theme::panel_head(ui, entry.title) {
            commands.push(Command::ToggleSidePanel(SidePanel::Rules));
        }
        let table = (session.seats(), session.rules());
        self.body(ui, services, entry, table, ui.available_width());
    }

    fn body(
        &mut self,
        ui: &mut Ui,
        services: &Services,
        entry: &'static Entry,
        table: (usize, HouseRules),
        width: f32,
    ) {
        if self
            .texts
            .get(entry.id)
            .is_none_or(|text| text.table != table)
        {
            self.texts.insert(entry.id, RulesText::new(entry, table));
        }
        let Some(RulesText { blocks, steps, .. }) = self.texts.get_mut(entry.id) else {
            return;
        };
        ScrollArea::vertical()
            .id_salt(("rules", entry.id))
            .auto_shrink([false, false])
            .show(ui, |ui| {
                focus::scroll_by_keys(ui);
                ui.set_max_width(width.min(ui.available_width()) - 12.0);
                for (index, block) in blocks.iter().enumerate() {
                    let step = steps.entry(index).or_default();
                    paint(ui, &services.cards, block, step);
                }
                ui.add_space(32.0);
            });
    }
}

/// Draws a block; `step` is the step shown if it is an example.
fn paint(ui: &mut Ui, cards: &Atlas, block: &Block, step: &mut usize) {
    let palette = Palette::of(ui);
    match block {
        // The screen has its title already.
        Block::Title(_) => {}
        Block::Heading(words) => {
            ui.add_space(12.0);
            theme::accent_heading(ui, words);
        }
        Block::Paragraph(words) => {
            ui.label(theme::text(words, size::BODY));
        }
        Block::Note(words) => note(ui, words),
        Block::Item(mark, words) => {
            ui.horizontal_top(|ui| {
                ui.add_sized(
                    vec2(26.0, 20.0),
                    egui::Label::new(theme::text(mark, size::BODY).color(palette.muted)),
                );
                let lead = if mark == "•" { lead(words) } else { "" };
                ui.vertical(|ui| ui.label(with_lead(ui, lead, words, palette.text)));
            });
        }
        Block::Cards(picture, caption) => {
            ui.add_space(4.0);
            draw(ui, cards, picture);
            if !caption.is_empty() {
                ui.label(theme::text(caption, size::SMALL).color(palette.muted));
            }
            ui.add_space(4.0);
        }
        Block::Example(title, steps) => example(ui, cards, title, steps, step),
    }
}

/// Draws a note on a house rule, set off from the text around it.
fn note(ui: &mut Ui, words: &str) {
    let palette = Palette::of(ui);
    Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(palette.stroke, palette.accent))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(with_lead(ui, lead(words), words, palette.accent));
        });
}

/// The longest opening that is set in bold, in characters.
const LONGEST_LEAD: usize = 40;

/// The opening of a text that names its subject, up to its colon; empty if there is none.
fn lead(words: &str) -> &str {
    let end = words.find([':', '.', ',', '(']).unwrap_or(0);
    let is_lead = words[end..].starts_with(": ") && words[..end].chars().count() <= LONGEST_LEAD;
    if is_lead { &words[..=end] } else { "" }
}

/// Lays out a text with its opening in bold.
fn with_lead(ui: &Ui, lead: &str, words: &str, lead_color: Color32) -> LayoutJob {
    let rest = words.strip_prefix(lead).unwrap_or(words);
    let mut job = LayoutJob::default();
    for part in [
        theme::strong(lead, size::BODY).color(lead_color),
        theme::text(rest, size::BODY).color(Palette::of(ui).text),
    ] {
        part.append_to(&mut job, ui.style(), FontSelection::Default, Align::Center);
    }
    job
}

/// Draws a worked example one step at a time.
fn example(
    ui: &mut Ui,
    cards: &Atlas,
    title: &str,
    steps: &[(Picture, String)],
    shown: &mut usize,
) {
    let palette = Palette::of(ui);
    let last = steps.len().saturating_sub(1);
    theme::panel_frame(&palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let title = theme::strong(title, size::BODY).color(palette.accent);
        theme::heading_label(ui, egui::Label::new(title), 3);
        let Some((picture, words)) = steps.get(*shown) else {
            return;
        };
        let tallest = steps
            .iter()
            .map(|(picture, _)| picture.0.len())
            .max()
            .unwrap_or(0);
        let height = tallest as f32 * (CARD * ASPECT + 4.0);
        ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
            ui.set_min_height(height);
            draw(ui, cards, picture);
        });
        ui.label(theme::text(words, size::BODY));
        ui.horizontal(|ui| {
            if theme::secondary_enabled(ui, *shown > 0, "Back").clicked() {
                *shown -= 1;
            }
            if theme::secondary_enabled(ui, *shown < last, "Next").clicked() {
                *shown += 1;
            }
            let words = format!("{} of {}", *shown + 1, steps.len());
            ui.label(theme::text(words, size::SMALL).color(palette.muted));
        });
    });
}

/// Draws rows of cards with their labels below.
fn draw(ui: &mut Ui, cards: &Atlas, picture: &Picture) {
    let palette = Palette::of(ui);
    let mut mesh = cards.mesh();
    let mut labels = Vec::new();
    let spoken: Vec<String> = picture
        .0
        .iter()
        .flatten()
        .flatten()
        .map(|(card, _)| card.name())
        .collect();
    let widest = picture.0.iter().map(Vec::len).max().unwrap_or(0) as f32;
    // Narrow columns overlap the cards rather than cut them off.
    let room = ui.available_width() - CARD;
    let step = (CARD + 6.0).min(room / (widest - 1.0).max(1.0));
    for row in &picture.0 {
        let labelled = row.iter().flatten().any(|(_, label)| !label.is_empty());
        let height = CARD * ASPECT + if labelled { 22.0 } else { 0.0 };
        let wide = step * (row.len() as f32 - 1.0) + CARD;
        let (rect, response) = ui.allocate_exact_size(vec2(wide, height), Sense::hover());
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::accesskit::Role::Image, true, spoken.join(", "))
        });
        for (index, cell) in row.iter().enumerate() {
            let min = rect.min + vec2(index as f32 * step, 0.0);
            let card = Rect::from_min_size(min, vec2(CARD, CARD * ASPECT));
            match cell {
                Some((face, label)) => {
                    let shade = Color32::from_black_alpha(70);
                    cards.add(&mut mesh, Sprite::Shadow, card, 0.0, shade);
                    cards.add(&mut mesh, Sprite::Face(*face), card, 0.0, Color32::WHITE);
                    labels.push((card.center_bottom() + vec2(0.0, 4.0), label.clone()));
                }
                None => cards.add(&mut mesh, Sprite::Outline, card, 0.0, palette.line),
            }
        }
    }
    ui.painter().add(mesh);
    for (at, label) in labels {
        theme::paint_text(
            ui,
            at,
            egui::Align2::CENTER_TOP,
            &label,
            size::SMALL,
            palette.text,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::lead;

    #[test]
    fn only_a_short_opening_before_a_colon_is_bold() {
        assert_eq!(lead("Deals: 3 (usual here: 8). The end."), "Deals:");
        assert_eq!(lead("By suit: each place, corners included."), "By suit:");
        for words in [
            "If you must, win early: it is safe.",
            "Count. Then: play.",
            "At 3:4",
            "",
        ] {
            assert_eq!(lead(words), "", "{words}");
        }
    }
}
