//! The rules of a game, drawn with cards from a simple text format.

pub(in crate::ui) mod blocks;

use std::collections::HashMap;

use egui::text::LayoutJob;
use egui::{Align, Color32, CornerRadius, FontSelection, Frame, Margin, Rect, ScrollArea, Sense, Stroke, Ui, vec2};

use self::blocks::{Block, Picture, parse};
use crate::games::Entry;
use crate::rules::options::HouseRules;
use crate::table::Watch;
use crate::text::{Language, rules_page as texts};
use crate::ui::command::Command;
use crate::ui::deck::{ASPECT, Sprite, TEXT_CARD_WIDTH as CARD};
use crate::ui::house_rules_cache::read_rules;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands, Page, Part, Traits, change};
use crate::ui::theme::{self, Icon, Palette, size};
use crate::ui::{focus, page};

pub struct RulesPage {
    entry: &'static Entry,
}

/// The rules texts shown so far, by the game's id.
#[derive(Default)]
pub struct RulesTexts(HashMap<&'static str, RulesText>);

struct RulesText {
    subject: RulesSubject,
    blocks: Vec<Block>,
    /// The step shown of each worked example, by the example's block.
    steps: HashMap<usize, usize>,
}

impl RulesText {
    fn new(subject: RulesSubject) -> Self {
        let RulesSubject { entry, seats, rules, language } = &subject;
        Self { blocks: parse(&entry.rules_text_with(*seats, rules, *language)), subject, steps: HashMap::new() }
    }
}

impl RulesPage {
    pub const fn new(entry: &'static Entry) -> Self {
        Self { entry }
    }
}

impl Part for RulesTexts {}

impl Page for RulesPage {
    fn id(&self) -> PageId {
        PageId::Rules(self.entry.id)
    }

    fn traits(&self) -> Traits {
        Traits { is_one_of_many: true, ..Traits::default() }
    }

    /// Shows the page, with the house rules that the next game would have.
    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let rules_texts: &RulesTexts = around.parts.get();
        let (entry, services) = (self.entry, around.services);
        page::show(ui, entry, around, commands, |ui, commands| {
            ui.horizontal(|ui| {
                if theme::primary(ui, (Icon::Play, texts::play())).clicked() {
                    commands.push(Command::Show(PageId::NewGame(entry.id)));
                }
                if entry.files.lesson.is_some() && theme::secondary(ui, (Icon::Learn, texts::learn())).clicked() {
                    commands.push(Command::Begin(PageId::Lesson(entry.id)));
                }
                if theme::secondary(ui, (Icon::Puzzles, texts::puzzles())).clicked() {
                    commands.push(Command::Show(PageId::PuzzlesOf(entry.id)));
                }
            });
            ui.add_space(8.0);
            let setup = services.settings().setup(entry);
            let seats = setup.players.len();
            let rules = read_rules(ui, entry, seats, &setup.rules);
            let subject = RulesSubject { entry, seats, rules, language: services.settings().language };
            rules_texts.show(ui, services, subject, WIDEST, commands);
        });
    }
}

impl RulesTexts {
    /// Shows the rules of the game at the table beside it, with its house rules; returns whether they were closed.
    pub fn show_beside(
        &self, ui: &mut Ui, services: &Services, entry: &'static Entry, session: &dyn Watch, commands: &mut Commands,
    ) -> bool {
        let is_closed = theme::panel_head(ui, entry);
        let subject = RulesSubject {
            entry,
            seats: session.seats(),
            rules: session.rules(),
            language: services.settings().language,
        };
        self.show(ui, services, subject, ui.available_width(), commands);
        is_closed
    }

    fn show(&self, ui: &mut Ui, services: &Services, subject: RulesSubject, width: f32, commands: &mut Commands) {
        let game = subject.entry.id;
        let kept = self.0.get(game).filter(|text| text.subject == subject);
        let new = if kept.is_none() {
            let kept = subject.clone();
            commands.push(change(move |texts: &mut Self, _| {
                texts.0.insert(game, RulesText::new(kept));
            }));
            Some(RulesText::new(subject))
        } else {
            None
        };
        let Some(RulesText { blocks, steps, .. }) = kept.or(new.as_ref()) else { return };
        ScrollArea::vertical().id_salt(("rules", game)).auto_shrink([false, false]).show(ui, |ui| {
            focus::scroll_by_keys(ui);
            ui.set_max_width(width.min(ui.available_width()) - 12.0);
            for (index, block) in blocks.iter().enumerate() {
                let step = steps.get(&index).copied().unwrap_or_default();
                if let Some(step) = paint(ui, services, block, step) {
                    commands.push(change(move |texts: &mut Self, _| {
                        if let Some(text) = texts.0.get_mut(game) {
                            text.steps.insert(index, step);
                        }
                    }));
                }
            }
            ui.add_space(32.0);
        });
    }
}

/// Draws a block; `step` is the step shown if it is an example. Returns the step to be shown instead.
fn paint(ui: &mut Ui, services: &Services, block: &Block, step: usize) -> Option<usize> {
    let palette = Palette::of(ui);
    match block {
        // The page has its title already.
        Block::Title(_) => {}
        Block::Heading(words) => {
            ui.add_space(12.0);
            let words = theme::document(words, size::HEADING).color(palette.accent);
            theme::heading_label(ui, egui::Label::new(words), 2);
        }
        Block::Paragraph(words) => {
            ui.label(theme::document(words, size::BODY));
        }
        Block::Note(words) => note(ui, words),
        Block::Item(mark, words) => {
            ui.horizontal_top(|ui| {
                ui.add_sized(
                    vec2(26.0, 20.0),
                    egui::Label::new(theme::document(mark, size::BODY).color(palette.muted)),
                );
                let lead = if mark == "•" { lead(words) } else { "" };
                ui.vertical(|ui| ui.label(with_lead(ui, lead, words, palette.text)));
            });
        }
        Block::Cards(picture, caption) => {
            ui.add_space(4.0);
            draw(ui, services, picture);
            if !caption.is_empty() {
                ui.label(theme::document(caption, size::SMALL).color(palette.muted));
            }
            ui.add_space(4.0);
        }
        Block::Example(title, steps) => return example(ui, services, title, steps, step),
    }
    None
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

/// The widest column of text.
const WIDEST: f32 = 760.0;

/// The longest opening that is set in bold, in characters.
const LONGEST_LEAD: usize = 40;

/// The opening of a text that names its subject, up to its colon; empty if there is none.
pub fn lead(words: &str) -> &str {
    let end = words.find([':', '.', ',', '(']).unwrap_or(0);
    let is_lead = words[end..].starts_with(": ") && words[..end].chars().count() <= LONGEST_LEAD;
    if is_lead { &words[..=end] } else { "" }
}

/// Lays out a text with its opening in bold.
fn with_lead(ui: &Ui, lead: &str, words: &str, lead_color: Color32) -> LayoutJob {
    let rest = words.strip_prefix(lead).unwrap_or(words);
    let bold = theme::bold(size::BODY);
    let mut job = LayoutJob::default();
    for part in [
        theme::document(lead, size::BODY).font(bold).color(lead_color),
        theme::document(rest, size::BODY).color(Palette::of(ui).text),
    ] {
        part.append_to(&mut job, ui.style(), FontSelection::Default, Align::Center);
    }
    job
}

/// Draws a worked example one step at a time; returns the step to be shown instead.
fn example(ui: &mut Ui, services: &Services, title: &str, steps: &[(Picture, String)], shown: usize) -> Option<usize> {
    let palette = Palette::of(ui);
    let last = steps.len().saturating_sub(1);
    let panel = theme::panel_frame(&palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let title = theme::document(title, size::BODY).font(theme::bold(size::BODY)).color(palette.accent);
        theme::heading_label(ui, egui::Label::new(title), 3);
        let (picture, words) = steps.get(shown)?;
        let tallest = steps.iter().map(|(picture, _)| picture.len()).max().unwrap_or(0);
        let height = tallest as f32 * (CARD * ASPECT + 4.0);
        ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
            ui.set_min_height(height);
            draw(ui, services, picture);
        });
        ui.label(theme::document(words, size::BODY));
        let place = texts::step(shown + 1, steps.len());
        ui.horizontal(|ui| {
            let goes_back = theme::secondary_enabled(ui, shown > 0, texts::back()).clicked();
            let goes_on = theme::secondary_enabled(ui, shown < last, texts::next()).clicked();
            theme::note(ui, place);
            if goes_back {
                Some(shown - 1)
            } else if goes_on {
                Some(shown + 1)
            } else {
                None
            }
        })
        .inner
    });
    panel.inner
}

/// Draws rows of cards with their labels below.
fn draw(ui: &mut Ui, services: &Services, picture: &Picture) {
    let palette = Palette::of(ui);
    let cards = &services.cards;
    let mut mesh = cards.mesh();
    let mut labels = Vec::new();
    let shown = picture.iter().flatten().flatten();
    let spoken = theme::say(ui, texts::cards(shown.map(|(card, _)| *card)));
    let widest = picture.iter().map(Vec::len).max().unwrap_or(0) as f32;
    // Narrow columns overlap the cards rather than cut them off.
    let room = ui.available_width() - CARD;
    let step = (CARD + 6.0).min(room / (widest - 1.0).max(1.0));
    for row in picture {
        let labelled = row.iter().flatten().any(|(_, label)| !label.is_empty());
        let height = CARD * ASPECT + if labelled { 22.0 } else { 0.0 };
        let wide = step * (row.len() as f32 - 1.0) + CARD;
        let (rect, response) = ui.allocate_exact_size(vec2(wide, height), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Image, true, &spoken));
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
        let font = theme::font(size::SMALL);
        ui.painter().text(at, egui::Align2::CENTER_TOP, label, font, palette.text);
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct RulesSubject {
    pub entry: &'static Entry,
    pub seats: usize,
    pub rules: HouseRules,
    /// The language of the text.
    pub language: Language,
}
