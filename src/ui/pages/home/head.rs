//! The head of Home: buttons that lead to the other pages; those without room go into a menu.

use crate::ui::shell::{Around, Commands};
use egui::{Align, Layout, Popup, Ui};

use crate::text::{Message, home as texts};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::page_id::PageId;
use crate::ui::theme::{self, Icon, Words};
use crate::ui::window::TITLE;

/// The height of the program's name.
const NAME: f32 = 54.0;

/// Shows the head, with this number of challenges to be played.
pub(super) fn show(ui: &mut Ui, around: Around<'_>, challenges: usize, commands: &mut Commands) {
    let settings = around.services.settings();
    let mut pages = around.home_pages.to_vec();
    for (_, label, page) in &mut pages {
        if *page == PageId::CHALLENGES && challenges > 0 {
            *label = texts::challenges_to_play(challenges);
        }
    }
    focus::Group::row("head").secondary().show(ui, |ui| {
        theme::title_row(ui, settings.side, |ui| {
            theme::name(ui, Words::verbatim(TITLE), NAME);
            let menu = texts::menu();
            let folded = folded(ui, &pages, menu.clone());
            theme::title_row_end(ui, settings.side, |ui| {
                for (icon, label, page) in pages[folded..].iter().rev() {
                    if theme::secondary(ui, (*icon, label.clone())).clicked() {
                        commands.push(Command::Show(page.clone()));
                    }
                }
                if let [(icon, label, page)] = &pages[..folded] {
                    // A menu with one entry would hide it for nothing.
                    let button = theme::secondary(ui, Words::icon_only(*icon, label));
                    if button.on_hover_text(theme::say(ui, label)).clicked() {
                        commands.push(Command::Show(page.clone()));
                    }
                } else if folded > 0 {
                    let opener = theme::secondary(ui, (Icon::Menu, &menu));
                    Popup::menu(&opener).show(|ui| show_menu(ui, &pages[..folded], commands));
                }
            });
        });
    });
}

/// The number of pages whose buttons have no room beside those after them, and so go into a menu.
fn folded(ui: &Ui, pages: &[(Icon, Message, PageId)], menu: Message) -> usize {
    let gap = ui.spacing().item_spacing.x;
    let width = |icon: Icon, label: Message| theme::button_width(ui, (icon, label)) + gap;
    let room = ui.available_width() + gap;
    let all: f32 = pages.iter().map(|(icon, label, _)| width(*icon, label.clone())).sum();
    if all <= room {
        return 0;
    }
    let mut rest = room - width(Icon::Menu, menu);
    let beside = pages.iter().rev().take_while(|(icon, label, _)| {
        rest -= width(*icon, label.clone());
        rest >= 0.0
    });
    pages.len() - beside.count()
}

fn show_menu(ui: &mut Ui, pages: &[(Icon, Message, PageId)], commands: &mut Commands) {
    ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
        for (icon, label, page) in pages {
            if theme::item(ui, (*icon, label.clone())).clicked() {
                commands.push(Command::Show(page.clone()));
            }
        }
    });
}
