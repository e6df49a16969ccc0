//! The table with the panel beside it, or the panel in its place where there is no room for both.

use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use super::rules::{RulesCommand, RulesTexts};
use super::settings::{self, LookFields, SettingsCommand};
use super::table::{PANEL, SidePanel, TableCommand, TableScreen};
use crate::ui::focus;
use crate::ui::settings::Side;
use crate::ui::shell::{Surroundings, collect};
use crate::ui::theme::{self, Palette};

/// The table, and what may be shown beside it.
pub(super) struct BesideTable<'a> {
    pub table: &'a TableScreen,
    pub rules: &'a RulesTexts,
    pub settings: &'a LookFields,
}

impl BesideTable<'_> {
    /// Draws the table with its toolbar and the panel.
    pub fn show<C>(&self, ui: &mut Ui, around: Surroundings<'_>, commands: &mut Vec<C>)
    where
        C: From<TableCommand> + From<RulesCommand> + From<SettingsCommand>,
    {
        let names = self.table.names(theme::language(ui));
        theme::with_names(ui, names, |ui| self.show_parts(ui, around, commands));
    }

    fn show_parts<C>(&self, ui: &mut Ui, around: Surroundings<'_>, commands: &mut Vec<C>)
    where
        C: From<TableCommand> + From<RulesCommand> + From<SettingsCommand>,
    {
        let (table, services) = (self.table, around.services);
        collect(commands, |own| table.show_toolbar(ui, services, own));
        let is_covered = table.is_behind_panel(ui);
        if let Some(panel) = table.side_panel() {
            show_panel(ui, is_covered, services.settings().side, |ui| {
                self.show_content(ui, panel, around, commands);
            });
        }
        collect(commands, |own| {
            if !is_covered {
                table.show(ui, around, own);
            }
            table.show_menu(ui, around.overlay, own);
        });
    }

    fn show_content<C>(&self, ui: &mut Ui, panel: SidePanel, around: Surroundings<'_>, commands: &mut Vec<C>)
    where
        C: From<TableCommand> + From<RulesCommand> + From<SettingsCommand>,
    {
        let Some(game) = self.table.game() else {
            return;
        };
        let services = around.services;
        let mut is_closed = false;
        match panel {
            SidePanel::Rules => collect(commands, |own| {
                let session = game.session();
                is_closed = self.rules.show_beside(ui, services, game.entry, session, own);
            }),
            SidePanel::Settings => collect(commands, |own| {
                is_closed = settings::show_beside(ui, services, self.settings, own);
            }),
        }
        if is_closed {
            commands.push(TableCommand::ToggleSidePanel(panel).into());
        }
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
