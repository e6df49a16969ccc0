//! The panel of an exercise: a head, and text and buttons beside or above the table.

use crate::ui::shell::Commands;
use std::fmt::Debug;
use std::hash::Hash;

use egui::{Align, CornerRadius, Frame, Label, Layout, Margin, Panel, Response, ScrollArea, Stroke, Ui};

use super::Reply;
use crate::text::{Message, exercise as texts};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::page_id::PageId;
use crate::ui::settings::{Settings, Side};
use crate::ui::theme::{self, Icon, Palette, Words, size};

/// The minimum width of a window with the panel beside the table.
const WIDE: f32 = 900.0;

/// The width of the panel beside the table.
const WIDTH: f32 = 352.0;

/// The share of the window's height that the panel may take above the table.
const SHARE: f32 = 0.5;

/// The least height of a text above the table.
const LEAST: f32 = 80.0;

/// The height of the row of buttons with its margins.
const FOOT: f32 = 64.0;

/// The margins of the panel.
const MARGIN: Margin = Margin::symmetric(16, 10);

/// The head of an exercise.
pub(in crate::ui::pages) struct Head {
    /// The label of the exit button, and the page it leads to.
    pub exit: (Message, PageId),
    pub title: Words,
    /// The progress: `Step 3 of 8`.
    pub progress: Message,
    /// The id of the game, for looking up its rules.
    pub game: &'static str,
}

/// The texts of an exercise, and its buttons for moving on.
pub(in crate::ui::pages) trait PanelContent {
    fn head(&self) -> Head;

    /// An identifier of the part being shown. A new part is shown from its top.
    fn part(&self) -> impl Hash + Debug;

    /// Shows the text; above the table, there is only room for the essentials.
    fn show_text(&self, ui: &mut Ui, is_beside: bool, commands: &mut Commands);

    /// Shows the buttons for moving on.
    fn show_navigation(&self, ui: &mut Ui, commands: &mut Commands);
}

/// Shows the head and the panel of an exercise.
pub(in crate::ui::pages) fn show_panel<P: PanelContent>(
    ui: &mut Ui, settings: &Settings, words: &P, commands: &mut Commands,
) {
    let is_wide = ui.available_width() >= WIDE;
    show_head(ui, words, is_wide, commands);
    let frame = Frame::new().fill(Palette::of(ui).ground).inner_margin(MARGIN);
    let section = focus::Group::section("exercise").rank(0).secondary();
    if is_wide {
        let panel = match settings.side {
            Side::Left => Panel::left("exercise"),
            Side::Right => Panel::right("exercise"),
        };
        panel.resizable(false).exact_size(WIDTH).frame(frame).show(ui, |ui| {
            section.show(ui, |ui| show_beside(ui, words, commands));
        });
    } else {
        let window = ui.content_rect();
        let head = ui.available_rect_before_wrap().top() - window.top();
        let most = window.height() * SHARE - head - MARGIN.sum().y;
        Panel::top("exercise").resizable(false).frame(frame).show(ui, |ui| {
            section.show(ui, |ui| show_above(ui, words, most.max(LEAST), commands));
        });
    }
}

/// Shows the exit, the title, the progress and the way to the rules; in a narrow window, also the
/// buttons for moving on.
fn show_head<P: PanelContent>(ui: &mut Ui, words: &P, is_wide: bool, commands: &mut Commands) {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.ground).inner_margin(Margin::symmetric(12, 6));
    let head = words.head();
    let progress = theme::text(ui, head.progress, size::BODY).color(palette.muted);
    let (label, target) = head.exit;
    let title = head.title;
    let group = focus::Group::row("exercise head").rank(0).secondary();
    let row = |ui: &mut Ui| {
        if theme::secondary(ui, (Icon::Home, &label)).clicked() {
            commands.push(Command::Show(target.clone()));
        }
        let show_rules = |ui: &mut Ui, commands: &mut Commands| {
            if theme::secondary(ui, (Icon::Rules, texts::rules())).clicked() {
                commands.push(Command::Show(PageId::Rules(head.game)));
            }
        };
        if !is_wide {
            let title = Label::new(theme::strong(ui, title, size::BODY)).extend();
            theme::heading_label(ui, title, 1);
            ui.add(Label::new(progress).extend());
            show_rules(ui, commands);
            words.show_navigation(ui, commands);
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            show_rules(ui, commands);
            ui.add_space(8.0);
            ui.label(progress);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                theme::page_title(ui, theme::text(ui, title, size::HEADING));
            });
        });
    };
    Panel::top("exercise head").frame(frame).show(ui, |ui| {
        group.show(ui, |ui| if is_wide { ui.horizontal(row) } else { ui.horizontal_wrapped(row) });
    });
}

/// Shows everything in a column beside the table.
fn show_beside<P: PanelContent>(ui: &mut Ui, words: &P, commands: &mut Commands) {
    let room = (ui.available_height() - FOOT).max(80.0);
    ScrollArea::vertical().id_salt(("exercise", words.part())).auto_shrink([false, true]).max_height(room).show(
        ui,
        |ui| {
            focus::scroll_by_keys(ui);
            ui.set_max_width(ui.available_width() - theme::BAR);
            words.show_text(ui, true, commands);
        },
    );
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.horizontal(|ui| words.show_navigation(ui, commands));
    });
}

/// Shows the text above the table; it takes `most` of the height, and scrolls if it needs more.
fn show_above<P: PanelContent>(ui: &mut Ui, words: &P, most: f32, commands: &mut Commands) {
    // Otherwise, the panel would stay as high as it was in the last frame.
    ui.set_max_height(most);
    ScrollArea::vertical().id_salt(("exercise", words.part())).auto_shrink([false, true]).show(ui, |ui| {
        focus::scroll_by_keys(ui);
        ui.set_max_width(ui.available_width() - theme::BAR);
        words.show_text(ui, false, commands);
    });
    if ui.min_rect().bottom() > ui.clip_rect().bottom() {
        // The part that has just been added is still clipped.
        ui.request_repaint();
    }
}

/// Makes a button the main one; returns whether it is pressed, or Enter while nothing has the focus,
/// as after a click on the table.
pub(in crate::ui::pages) fn main_button_pressed(ui: &Ui, main: &Response) -> bool {
    focus::main(ui, main.id);
    main.clicked() || focus::is_confirmed(ui)
}

/// Shows a reply in a frame; `body` shows its text.
pub(in crate::ui::pages) fn show_reply(ui: &mut Ui, reply: &Reply, body: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui);
    let color = match reply {
        Reply::Right(_) | Reply::Shown(_) => palette.accent,
        Reply::Wrong(_) | Reply::Refused(_) => palette.warning,
    };
    let verdict = theme::strong(ui, reply.verdict(), size::BODY).color(color);
    ui.add_space(10.0);
    Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(palette.stroke, color))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(verdict);
            body(ui);
        });
}
