//! The score sheet as people keep it on paper: a row a deal, a column a player; and for the last
//! deal where each point came from.

use egui::{Id, Margin, Modal, Rect, ScrollArea, Sense, Ui, vec2};

use super::app::App;
use super::command::{Command, Screen};
use super::deck::{ASPECT, Sprite};
use super::play::TableState;
use super::theme::{self, Palette, size};
use crate::cards::Cards;
use crate::games::entry;
use crate::rules::Seat;
use crate::rules::words::with_names;
use crate::table::{Sheet, SheetRow};

/// What stands above and below a sheet, and the air around it.
const FRAME: f32 = 256.0;

/// Between deals, and at the end.
pub(super) fn show_deal_over(app: &mut App, ui: &mut Ui) {
    let Some(play) = &app.play else { return };
    let over = play.table_state() == TableState::Result;
    let names = play.names();
    let unit = play.entry.unit;
    let sheet = play.saved.session.sheet();
    let has_trick = play.scene(false).swept.is_some();
    let title = if over {
        result_title(app, &names)
    } else {
        let deal = sheet.rows.last().map_or(0, |row| row.deal);
        format!("{unit} {deal} is over")
    };
    let palette = Palette::of(ui);
    let size = ui.content_rect().size();
    Modal::new(Id::unique("deal over"))
        .frame(theme::panel(&palette).inner_margin(Margin::same(24)))
        .show(ui, |ui| {
            ui.set_width(width(&sheet, size.x));
            ui.label(theme::text(title, size::TITLE));
            ui.add_space(8.0);
            body(app, ui, &sheet, &names, size.y - FRAME);
            ui.add_space(8.0);
            deal_number(app, ui);
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                if over {
                    if theme::primary(ui, "Play again").clicked() {
                        app.command(Command::Again);
                    }
                    if theme::secondary(ui, "Home").clicked() {
                        app.command(Command::Show(Screen::Home));
                    }
                } else {
                    let next = theme::primary(ui, &format!("Next {}", unit.to_lowercase()));
                    if ui.memory(|memory| memory.focused().is_none()) {
                        next.request_focus();
                    }
                    if next.clicked() {
                        app.command(Command::NextDeal);
                    }
                }
                if theme::secondary(ui, "Undo").clicked() {
                    app.command(Command::Undo);
                }
                if has_trick && theme::secondary(ui, "Last trick").clicked() {
                    app.command(Command::LastTrick);
                }
            });
        });
}

/// What names these packs and house rules, to be told to somebody.
fn deal_number(app: &App, ui: &mut Ui) {
    let Some(session) = app.session() else { return };
    let palette = Palette::of(ui);
    let number = crate::deal_code::of(session).to_string();
    ui.horizontal(|ui| {
        let words = format!("Deal number {number}");
        ui.label(theme::text(words, size::SMALL).color(palette.muted));
        let copy = theme::quiet(ui, "Copy").on_hover_text("Copy the deal number");
        if copy.clicked() {
            ui.copy_text(number);
        }
    });
}

/// Wide enough for the columns and for the reasons below them.
fn width(sheet: &Sheet, room: f32) -> f32 {
    let seats = sheet.rows.first().map_or(4, |row| row.scores.seats());
    (200.0 + 120.0 * seats as f32)
        .clamp(560.0, 920.0)
        .min(room * 0.86)
}

/// In the middle of a deal, on request.
pub(super) fn show_over(app: &mut App, ui: &mut Ui) {
    let Some(play) = &app.play else { return };
    let names = play.names();
    let sheet = play.saved.session.sheet();
    let palette = Palette::of(ui);
    let size = ui.content_rect().size();
    let modal = Modal::new(Id::unique("score sheet"))
        .frame(theme::panel(&palette).inner_margin(Margin::same(24)))
        .show(ui, |ui| {
            ui.set_width(width(&sheet, size.x));
            ui.label(theme::text("Score sheet", size::TITLE));
            ui.add_space(8.0);
            if sheet.rows.is_empty() {
                ui.label(
                    theme::text("Nothing has been scored yet.", size::BODY).color(palette.muted),
                );
            } else {
                body(app, ui, &sheet, &names, size.y - FRAME);
            }
            ui.add_space(8.0);
            deal_number(app, ui);
            ui.add_space(8.0);
            theme::primary(ui, "Close").clicked()
        });
    if modal.inner || modal.should_close() {
        app.command(Command::ShowOverlay(None));
    }
}

fn result_title(app: &App, names: &[String]) -> String {
    let Some(play) = &app.play else {
        return String::new();
    };
    let winners: Vec<&str> = play
        .saved
        .session
        .leaders()
        .into_iter()
        .filter_map(|seat| names.get(seat.index()).map(String::as_str))
        .collect();
    let you = play.saved.players[play.viewer().index()].name() == "You";
    match winners.as_slice() {
        [one] if you && *one == "You" => "You win".into(),
        [one] => format!("{one} wins"),
        [head @ .., last] => format!("{} and {last} win together", head.join(", ")),
        [] => "The game is over".into(),
    }
}

fn body(app: &App, ui: &mut Ui, sheet: &Sheet, names: &[String], room: f32) {
    ScrollArea::vertical()
        .max_height(room.max(120.0))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            grid(app, ui, sheet, names);
            if let Some(row) = sheet.rows.last() {
                ui.add_space(16.0);
                points(app, ui, row, names);
            }
        });
}

/// The deals, the latest marked, and the totals.
fn grid(app: &App, ui: &mut Ui, sheet: &Sheet, names: &[String]) {
    let palette = Palette::of(ui);
    let unit = app.entry().map_or("", |entry| entry.unit);
    let compound = sheet.rows.iter().any(|row| row.component.is_some());
    let first = if compound { 190.0 } else { 90.0 };
    let column =
        ((ui.available_width() - theme::BAR - first) / names.len().max(1) as f32).min(150.0);
    let leaders = app
        .session()
        .map(crate::table::Session::leaders)
        .unwrap_or_default();
    let line = |ui: &mut Ui, head: &str, cells: Vec<String>, strong: bool, mark: &[Seat]| {
        let height = if strong { 34.0 } else { 28.0 };
        let (rect, response) = ui.allocate_exact_size(
            vec2(first + column * names.len() as f32, height),
            Sense::hover(),
        );
        let spoken = format!("{head}: {}", cells.join(", "));
        response
            .widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, &spoken));
        let points = if strong { size::HEADING } else { size::BODY };
        let color = if strong { palette.text } else { palette.muted };
        let at = egui::pos2(rect.left(), rect.center().y);
        theme::paint_text(ui, at, egui::Align2::LEFT_CENTER, head, size::BODY, color);
        for (place, cell) in cells.iter().enumerate() {
            let right = rect.left() + first + column * (place as f32 + 1.0) - 8.0;
            let won = mark.iter().any(|seat| seat.index() == place);
            let color = if won { palette.accent } else { palette.text };
            let at = egui::pos2(right, rect.center().y);
            theme::paint_text(ui, at, egui::Align2::RIGHT_CENTER, cell, points, color);
        }
    };
    ui.spacing_mut().item_spacing.y = 0.0;
    line(ui, "", names.to_vec(), false, &[]);
    rule(ui, first + column * names.len() as f32);
    for row in &sheet.rows {
        let head = match row.component.and_then(entry) {
            Some(entry) => format!("{}  {}", row.deal, entry.title),
            None => format!("{unit} {}", row.deal),
        };
        let cells = row.scores.iter().map(ToString::to_string).collect();
        line(ui, &head, cells, false, &[]);
    }
    rule(ui, first + column * names.len() as f32);
    if let Some(row) = sheet.rows.last() {
        let cells = row.totals.iter().map(ToString::to_string).collect();
        line(ui, "Total", cells, true, &leaders);
    }
    ui.spacing_mut().item_spacing.y = theme::STEP;
}

fn rule(ui: &mut Ui, width: f32) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(width, 9.0), Sense::hover());
    ui.painter().hline(
        rect.x_range(),
        rect.center().y,
        egui::Stroke::new(1.0, palette.line),
    );
}

/// Where each point of a deal came from, with the cards.
fn points(app: &App, ui: &mut Ui, row: &SheetRow, names: &[String]) {
    let palette = Palette::of(ui);
    ui.label(theme::text("Where the points came from", size::HEADING));
    if row.lines.is_empty() {
        ui.label(theme::text("Nobody scored anything.", size::BODY).color(palette.muted));
    }
    // The words stand below each other, whatever cards stand before them.
    let widest = row.lines.iter().map(|line| cards_width(line.cards, SMALL));
    let widest = widest.fold(0.0, f32::max);
    let mut before = None;
    for line in &row.lines {
        let name = names.get(line.seat.index()).map_or("", String::as_str);
        let first = before.replace(line.seat) != Some(line.seat);
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(140.0, 50.0), Sense::hover());
            let (at, left) = (rect.left_center(), egui::Align2::LEFT_CENTER);
            if first {
                let narrow = ui.painter().with_clip_rect(rect);
                narrow.text(at, left, name, theme::bold(size::BODY), palette.text);
            }
            let (rect, _) = ui.allocate_exact_size(vec2(36.0, 50.0), Sense::hover());
            let (at, right) = (rect.right_center(), egui::Align2::RIGHT_CENTER);
            let points = line.points.to_string();
            theme::paint_strong(ui, at, right, &points, size::BODY, palette.accent);
            ui.add_space(8.0);
            if line.cards.is_empty() {
                // As if there were some.
                ui.add_space(ui.spacing().item_spacing.x);
            }
            cards(app, ui, line.cards, SMALL);
            ui.add_space((widest - cards_width(line.cards, SMALL)).max(0.0));
            let why = theme::text(with_names(&line.why, names), size::BODY).color(palette.muted);
            ui.add(egui::Label::new(why).wrap());
        });
    }
}

/// How wide the cards are that tell where points came from.
const SMALL: f32 = 36.0;

/// How wide a few small cards are, side by side.
fn cards_width(cards: Cards, width: f32) -> f32 {
    match cards.len() {
        0 => 0.0,
        count => cards_step(cards, width) * (count as f32 - 1.0) + width,
    }
}

fn cards_step(cards: Cards, width: f32) -> f32 {
    if cards.len() > 5 {
        width * 0.55
    } else {
        width + 4.0
    }
}

/// A few small cards side by side.
pub(super) fn cards(app: &App, ui: &mut Ui, cards: Cards, width: f32) {
    if cards.is_empty() {
        return;
    }
    let (step, wide) = (cards_step(cards, width), cards_width(cards, width));
    let (rect, response) = ui.allocate_exact_size(vec2(wide, width * ASPECT), Sense::hover());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::accesskit::Role::Image, true, cards.to_string())
    });
    let mut mesh = app.cards.mesh();
    for (place, card) in cards.iter().enumerate() {
        let min = rect.min + vec2(place as f32 * step, 0.0);
        let card_rect = Rect::from_min_size(min, vec2(width, width * ASPECT));
        app.cards.add(
            &mut mesh,
            Sprite::Face(card),
            card_rect,
            0.0,
            egui::Color32::WHITE,
        );
    }
    ui.painter().add(mesh);
}
