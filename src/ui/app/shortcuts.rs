//! Keyboard shortcuts: the commands that keys stand for.

use egui::{Event, Key, Modifiers, Ui};

use crate::challenge::Challenge;
use crate::limits::SIZE;
use crate::online::Invitation;
use crate::ui::command::{Command, Overlay};
use crate::ui::keyboard::{consume, take_keys};
use crate::ui::page_id::PageId;
use crate::ui::requests::Received;
use crate::ui::settings::Settings;
use crate::ui::shell::{Around, Commands, Page, Part, change_settings};

/// Takes the shortcuts pressed in this frame.
pub(super) fn take(ui: &Ui, page: &dyn Page, around: Around<'_>, commands: &mut Commands) {
    let pasted = pasted(ui, page, around);
    if ui.text_edit_focused() {
        return commands.extend(pasted);
    }
    everywhere(ui, around, commands);
    commands.extend(pasted);
    page.take_keys(ui, around.parts, commands);
    if let Some(game) = page.game(around.parts) {
        take_keys(ui, [(&[(Modifiers::NONE, Key::F1)][..], Command::Show(PageId::Rules(game)))], commands);
    }
}

/// Takes a text that is pasted, on a page that leads to games. A field takes any text but a challenge and an
/// invitation, which would not fit.
fn pasted(ui: &Ui, page: &dyn Page, around: Around<'_>) -> Option<Received> {
    if !page.traits().takes_text || around.overlay.is_some() {
        return None;
    }
    let is_in_field = ui.text_edit_focused();
    let is_wanted = |text: &str| !is_in_field || Challenge::is_in(text) || Invitation::is_in(text);
    ui.input_mut(|input| {
        let is_it = |event: &Event| matches!(event, Event::Paste(text) if is_wanted(text));
        let place = input.events.iter().position(is_it)?;
        match input.events.remove(place) {
            Event::Paste(text) => Some(Received::Text(text)),
            _ => None,
        }
    })
}

/// Consumes Escape if nothing that was drawn had a use for it, such as a dragged card.
pub(super) fn escape(ui: &Ui, page: &dyn Page, around: Around<'_>) -> Option<Command> {
    let closes = page.id() != PageId::HOME || around.overlay.is_some();
    (closes && consume(ui, Modifiers::NONE, Key::Escape)).then_some(Command::Back)
}

fn everywhere(ui: &Ui, around: Around<'_>, commands: &mut Commands) {
    const NONE: Modifiers = Modifiers::NONE;
    const CTRL: Modifiers = Modifiers::COMMAND;
    let waiting = around.parts.iter().find_map(Part::game);
    let new_game = waiting.map_or(PageId::HOME, PageId::NewGame);
    let zoom = |percent| {
        change_settings(move |settings| {
            settings.zoom = settings.zoom.saturating_add_signed(percent).clamp(*SIZE.start(), *SIZE.end());
        })
    };
    let keys = Command::ShowOverlay(Some(Overlay::Keys));
    take_keys(
        ui,
        [
            (&[(NONE, Key::F11)][..], Command::ToggleFullScreen.into()),
            (&[(CTRL, Key::N)], Command::Show(new_game).into()),
            (&[(CTRL, Key::O)], Command::Show(PageId::SAVED).into()),
            (&[(CTRL, Key::T)], Command::Show(PageId::STATISTICS).into()),
            (&[(NONE, Key::Questionmark), (Modifiers::SHIFT, Key::Questionmark)], keys.into()),
            (&[(CTRL, Key::Plus), (CTRL, Key::Equals)], zoom(10)),
            (&[(CTRL, Key::Minus)], zoom(-10)),
            (&[(CTRL, Key::Num0)], change_settings(|settings| settings.zoom = Settings::default().zoom)),
        ],
        commands,
    );
}
