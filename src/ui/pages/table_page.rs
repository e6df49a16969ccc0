//! The page of the table: the table with the panel beside it, or the panel in its place where there is no room for both.

use egui::{CentralPanel, Frame, Id, Key, Margin, Modifiers, Panel, Rect, Ui};

use super::rules::RulesTexts;
use super::settings;
use super::table::{PANEL, SidePanel, TableCommand, TablePart};
use crate::store::Saved;
use crate::ui::command::{Command, Overlay, TableDialog};
use crate::ui::focus;
use crate::ui::keyboard::take_keys;
use crate::ui::page_id::PageId;
use crate::ui::settings::Side;
use crate::ui::shell::{Around, Commands, Page, Parts, Shell, TOOLBAR, Traits};
use crate::ui::theme::{self, Palette};

/// The heights of the aim of the game below the toolbar, and of the line about friends elsewhere.
const AIM: f32 = 48.0;
const FRIENDS: f32 = 40.0;

/// The page of the table, whose game outlives the visit.
pub struct TablePage;

impl Page for TablePage {
    fn id(&self) -> PageId {
        PageId::TABLE
    }

    fn enter(&mut self, shell: &mut Shell<'_>) {
        shell.with(TablePart::resume_review);
    }

    /// Closes what is only shown for a while, or else the panel; opens the menu if there is nothing to close.
    fn close_topmost(&mut self, shell: &mut Shell<'_>) -> bool {
        if !shell.parts.get_mut::<TablePart>().close_topmost() {
            shell.ask(Command::ShowOverlay(Some(Overlay::Table(TableDialog::Menu))));
        }
        true
    }

    fn take_keys(&self, ui: &Ui, _parts: &Parts, commands: &mut Commands) {
        const NONE: Modifiers = Modifiers::NONE;
        const CTRL: Modifiers = Modifiers::COMMAND;
        let keys = [
            (&[(CTRL, Key::Z), (NONE, Key::U)][..], TableCommand::Undo),
            (&[(NONE, Key::H)], TableCommand::Hint),
            (&[(NONE, Key::M)], TableCommand::ThinkLonger),
            (&[(NONE, Key::W)], TableCommand::Why),
            (&[(NONE, Key::L)], TableCommand::PreviousTrick),
            (&[(NONE, Key::T)], TableCommand::ReadTable),
            (&[(NONE, Key::F)], TableCommand::FinishDeal),
        ];
        take_keys(ui, keys, commands);
        let sheet = Command::ToggleOverlay(Overlay::Table(TableDialog::ScoreSheet));
        take_keys(ui, [(&[(NONE, Key::S)][..], sheet)], commands);
        take_keys(ui, [(&[(CTRL, Key::S)][..], TableCommand::SaveCopy)], commands);
        // A panel beside the table would be behind a dialog over it.
        if !focus::has_dialog(ui) {
            let rules = TableCommand::ToggleSidePanel(SidePanel::Rules);
            take_keys(ui, [(&[(NONE, Key::F1)][..], rules)], commands);
        }
    }

    fn game(&self, parts: &Parts) -> Option<&'static str> {
        parts.get::<TablePart>().game().map(|game| game.entry.id)
    }

    fn shared(&self, parts: &Parts) -> Option<(Saved, Option<Rect>)> {
        parts.get::<TablePart>().shared()
    }

    fn obstacles<'a>(&self, around: Around<'a>) -> (f32, &'a [Rect]) {
        let table: &TablePart = around.parts.get();
        let aim = if table.shows_aim(around.services.settings()) { AIM } else { 0.0 };
        let friends = if table.shows_friends() { FRIENDS } else { 0.0 };
        (TOOLBAR + aim + friends, table.players_at())
    }

    fn press_scope(&self, around: Around<'_>) -> Id {
        let panel = around.parts.get::<TablePart>().side_panel();
        Id::unique((around.visit, around.overlay, panel))
    }

    fn traits(&self) -> Traits {
        Traits { has_table: true, begins_anew: true, ..Traits::default() }
    }

    /// Draws the table with its toolbar and the panel.
    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let table: &TablePart = around.parts.get();
        let names = table.names(theme::language(ui));
        theme::with_names(ui, names, |ui| {
            table.show_toolbar(ui, around.services, commands);
            let is_covered = table.is_behind_panel(ui);
            if let Some(panel) = table.side_panel() {
                show_panel(ui, is_covered, around.services.settings().side, |ui| {
                    show_content(ui, panel, around, commands);
                });
            }
            if !is_covered {
                table.show(ui, around, commands);
            }
            table.show_menu(ui, around.overlay, commands);
        });
    }
}

fn show_content(ui: &mut Ui, panel: SidePanel, around: Around<'_>, commands: &mut Commands) {
    let Some(game) = around.parts.get::<TablePart>().game() else { return };
    let is_closed = match panel {
        SidePanel::Rules => {
            let rules: &RulesTexts = around.parts.get();
            rules.show_beside(ui, around.services, game.entry, game.session(), commands)
        }
        SidePanel::Settings => settings::show_beside(ui, around, commands),
    };
    if is_closed {
        commands.push(TableCommand::ToggleSidePanel(panel));
    }
}

/// Shows the panel, with the buttons of its side first or last in reading order.
fn show_panel(ui: &mut Ui, is_covering: bool, side: Side, body: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(Palette::of(ui).ground).inner_margin(Margin::same(16));
    let order = match side {
        Side::Left => 1,
        Side::Right => 4,
    };
    let section = focus::Group::section("side panel").rank(order).secondary();
    let body = |ui: &mut Ui| section.show(ui, body);
    if is_covering {
        CentralPanel::default().frame(frame).show(ui, body);
        return;
    }
    let panel = match side {
        Side::Left => Panel::left("side panel"),
        Side::Right => Panel::right("side panel"),
    };
    let panel = panel.resizable(false).exact_size(PANEL);
    panel.frame(frame).show(ui, body);
}
