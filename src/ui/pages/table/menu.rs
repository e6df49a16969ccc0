//! The menu at the table, which Escape opens and closes.

use egui::{ScrollArea, Ui};

use super::command::{FriendsCommand, SidePanel, TableCommand};
use super::game::{TableGame, TableState};
use crate::online::Wish;
use crate::text::{Message, table_page as texts, together};
use crate::ui::command::{Command, Overlay, Sharing, TableDialog};
use crate::ui::focus;
use crate::ui::friends::Friends;
use crate::ui::page_id::PageId;
use crate::ui::shell::{AnyCommand, Commands};
use crate::ui::theme::{self, Icon};

/// The height of the window around the choices, including margins.
const FRAME: f32 = 56.0;

/// The room above and below the choices for the focus ring, which the scroll area would clip.
const RING: f32 = 5.0;

/// Shows the menu at the table of a game.
pub(super) fn show(ui: &Ui, game: &TableGame, friends: Option<&Friends>, commands: &mut Commands) {
    let room = ui.content_rect().height() - FRAME;
    let modal = theme::modal(ui, "menu", 24, |ui| {
        ui.set_width(280.0);
        let mut chosen = None;
        let area = ScrollArea::vertical().max_height(room);
        area.min_scrolled_height(room).show(ui, |ui| {
            ui.add_space(RING);
            focus::Group::area("menu").show(ui, |ui| {
                for (index, (icon, label, command)) in choices(game, friends).into_iter().enumerate() {
                    let button = theme::wide(ui, index == 0, (icon, &label));
                    if index == 0 {
                        focus::main(ui, button.id);
                    }
                    if button.clicked() {
                        chosen = Some(command);
                    }
                }
            });
            ui.add_space(RING);
        });
        chosen
    });
    if modal.inner.is_some() || modal.should_close() {
        commands.push(Command::ShowOverlay(None));
    }
    commands.extend(modal.inner);
}

/// The icons and labels of the menu with their commands.
fn choices(game: &TableGame, friends: Option<&Friends>) -> Vec<(Icon, Message, AnyCommand)> {
    let overlay = |overlay| Command::ShowOverlay(Some(overlay)).into();
    let id = game.entry.id;
    // A panel beside the table would be behind a dialog over it.
    let [rules, settings] = match game.state() {
        TableState::Playing => {
            [SidePanel::Rules, SidePanel::Settings].map(|panel| TableCommand::ToggleSidePanel(panel).into())
        }
        _ => [PageId::Rules(id), PageId::SETTINGS].map(|page| Command::Show(page).into()),
    };
    let mut choices = vec![
        (Icon::Return, texts::back_to_table(), Command::ShowOverlay(None).into()),
        (Icon::Scores, texts::score_sheet(), overlay(Overlay::Table(TableDialog::ScoreSheet))),
        (Icon::Review, texts::review_game(), TableCommand::Review.into()),
        (Icon::Share, texts::share(), Command::Share(Sharing::Shown).into()),
        (Icon::Copy, texts::save_copy(), TableCommand::SaveCopy.into()),
        (Icon::New, texts::new_game(), Command::Show(PageId::NewGame(id)).into()),
        (Icon::Rules, texts::rules(), rules),
        (Icon::Settings, texts::settings(), settings),
        (Icon::Keyboard, texts::keyboard_shortcuts(), overlay(Overlay::Keys)),
        (Icon::Home, texts::home(), Command::Show(PageId::HOME).into()),
    ];
    if game.is_visit() {
        // The log of the game is the host's until the end.
        choices.retain(|(icon, _, _)| !matches!(icon, Icon::Review | Icon::Share | Icon::Copy));
    }
    if let Some(friends) = friends {
        let place = choices.len() - 1;
        choices.splice(place..place, of_friends(friends));
    }
    choices
}

/// The choices at a table with friends elsewhere.
fn of_friends(friends: &Friends) -> Vec<(Icon, Message, AnyCommand)> {
    let mut choices = Vec::new();
    if friends.hosting().is_some() {
        let lobby = Command::Show(PageId::LOBBY).into();
        choices.push((Icon::Friends, together::invitations(), lobby));
    }
    let (label, wish) = match friends.table() {
        Some(table) if table.hints => (together::ask_for_no_hints(), Wish::NoHints),
        _ => (together::ask_for_hints(), Wish::Hints),
    };
    if !friends.is_spectator() {
        choices.push((Icon::Hint, label, FriendsCommand::Wish(wish).into()));
    }
    let leave = Overlay::Table(TableDialog::Leave);
    let leave = Command::ShowOverlay(Some(leave)).into();
    choices.push((Icon::Close, together::leave_table(), leave));
    choices
}
