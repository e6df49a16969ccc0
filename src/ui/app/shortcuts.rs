//! Keyboard shortcuts: the commands that keys stand for.

use egui::{Event, Key, Modifiers, Ui};

use crate::challenge::Challenge;
use crate::online::Invitation;
use crate::ui::command::{Command, Overlay, SettingsChange, TableDialog};
use crate::ui::focus;
use crate::ui::screen_id::ScreenId;
use crate::ui::screens::{ScreenCommand, SidePanel, TableCommand};

/// Where the keyboard is used, which decides what some keys mean.
pub(super) struct ShortcutContext {
    pub screen: ScreenId,
    pub overlay: Option<Overlay>,
    /// The id of the game at the table.
    pub at_table: Option<&'static str>,
    /// The id of the game on this screen: at the table, in a lesson, a puzzle or a review.
    pub shown: Option<&'static str>,
}

/// Consumes the shortcuts pressed in this frame and returns their commands.
pub(super) fn pressed(ui: &Ui, context: &ShortcutContext) -> Vec<ScreenCommand> {
    let pasted = pasted(ui, context).map(Into::into);
    if ui.text_edit_focused() {
        return pasted.into_iter().collect();
    }
    let mut commands = everywhere(ui, context);
    commands.extend(pasted);
    if context.screen == ScreenId::Table {
        commands.extend(table(ui));
    }
    if let Some(rules) = rules(ui, context) {
        commands.extend(due(ui, [(&[(Modifiers::NONE, Key::F1)][..], rules)]));
    }
    commands
}

/// Takes a text that is pasted, on a page that leads to games. A field takes any text but a challenge and an
/// invitation, which would not fit.
fn pasted(ui: &Ui, context: &ShortcutContext) -> Option<Command> {
    let takes_text = matches!(
        context.screen,
        ScreenId::Home
            | ScreenId::NewGame(_)
            | ScreenId::Saved
            | ScreenId::Today
            | ScreenId::Lobby
            | ScreenId::Challenges
            | ScreenId::Challenge(_)
    );
    if !takes_text || context.overlay.is_some() {
        return None;
    }
    let is_in_field = ui.text_edit_focused();
    let is_wanted = |text: &str| !is_in_field || Challenge::is_in(text) || Invitation::is_in(text);
    ui.input_mut(|input| {
        let is_it = |event: &Event| matches!(event, Event::Paste(text) if is_wanted(text));
        let place = input.events.iter().position(is_it)?;
        match input.events.remove(place) {
            Event::Paste(text) => Some(Command::ReceiveText(text)),
            _ => None,
        }
    })
}

/// Consumes Escape if nothing that was drawn had a use for it, such as a dragged card.
pub(super) fn escape(ui: &Ui, context: &ShortcutContext) -> Option<Command> {
    let closes = context.screen != ScreenId::Home || context.overlay.is_some();
    (closes && consume(ui, Modifiers::NONE, Key::Escape)).then_some(Command::Back)
}

fn everywhere(ui: &Ui, context: &ShortcutContext) -> Vec<ScreenCommand> {
    const NONE: Modifiers = Modifiers::NONE;
    const CTRL: Modifiers = Modifiers::COMMAND;
    let new_game = context.at_table.map_or(ScreenId::Home, ScreenId::NewGame);
    let zoom = |percent| Command::Settings(SettingsChange::Zoom(percent));
    let keys = Command::ShowOverlay(Some(Overlay::Keys));
    due(
        ui,
        [
            (&[(NONE, Key::F11)][..], Command::ToggleFullScreen),
            (&[(CTRL, Key::N)], Command::Show(new_game)),
            (&[(CTRL, Key::O)], Command::Show(ScreenId::Saved)),
            (&[(CTRL, Key::T)], Command::Show(ScreenId::Statistics)),
            (&[(NONE, Key::Questionmark), (Modifiers::SHIFT, Key::Questionmark)], keys),
            (&[(CTRL, Key::Plus), (CTRL, Key::Equals)], zoom(10)),
            (&[(CTRL, Key::Minus)], zoom(-10)),
            (&[(CTRL, Key::Num0)], Command::Settings(SettingsChange::ResetZoom)),
        ],
    )
}

fn table(ui: &Ui) -> Vec<ScreenCommand> {
    const NONE: Modifiers = Modifiers::NONE;
    const CTRL: Modifiers = Modifiers::COMMAND;
    due(
        ui,
        [
            (&[(CTRL, Key::Z), (NONE, Key::U)][..], TableCommand::Undo),
            (&[(NONE, Key::H)], TableCommand::Hint),
            (&[(NONE, Key::W)], TableCommand::Why),
            (&[(NONE, Key::L)], TableCommand::PreviousTrick),
            (&[(NONE, Key::T)], TableCommand::ReadTable),
            (&[(NONE, Key::F)], TableCommand::FinishDeal),
            (&[(NONE, Key::S)], Command::ToggleOverlay(Overlay::Table(TableDialog::ScoreSheet)).into()),
            (&[(CTRL, Key::S)], TableCommand::SaveCopy),
        ],
    )
}

/// The command that shows the rules of the game on this screen: beside the table, or on a page of
/// their own from a dialog over it and from other screens.
fn rules(ui: &Ui, context: &ShortcutContext) -> Option<ScreenCommand> {
    let page = Command::Show(ScreenId::Rules(context.shown?));
    Some(match context.screen {
        ScreenId::Table if !focus::has_dialog(ui) => TableCommand::ToggleSidePanel(SidePanel::Rules).into(),
        _ => page.into(),
    })
}

/// The commands of the shortcuts that were pressed.
fn due<const N: usize, C: Into<ScreenCommand>>(
    ui: &Ui,
    shortcuts: [(&[(Modifiers, Key)], C); N],
) -> Vec<ScreenCommand> {
    let is_pressed = |keys: &[(Modifiers, Key)]| keys.iter().any(|(modifiers, key)| consume(ui, *modifiers, *key));
    shortcuts.into_iter().filter_map(|(keys, command)| is_pressed(keys).then(|| command.into())).collect()
}

fn consume(ui: &Ui, modifiers: Modifiers, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(modifiers, key))
}
