//! Keyboard shortcuts: the commands that keys stand for.

use egui::{Key, Modifiers, Ui};

use crate::ui::command::{Command, Overlay, Screen, SettingsChange, SidePanel, TableCommand};
use crate::ui::focus;

/// Where the keyboard is used, which decides what some keys mean.
pub(super) struct ShortcutContext {
    pub screen: Screen,
    pub overlay: Option<Overlay>,
    /// The id of the game at the table.
    pub at_table: Option<&'static str>,
    /// The id of the game on this screen: at the table, in a lesson, a puzzle or a review.
    pub shown: Option<&'static str>,
}

/// Consumes the shortcuts pressed in this frame and returns their commands.
pub(super) fn pressed(ui: &Ui, context: &ShortcutContext) -> Vec<Command> {
    if ui.text_edit_focused() {
        return Vec::new();
    }
    let mut commands = everywhere(ui, context);
    if context.screen == Screen::Table {
        commands.extend(table(ui));
    }
    if let Some(rules) = rules(ui, context) {
        commands.extend(due(ui, [(&[(Modifiers::NONE, Key::F1)][..], rules)]));
    }
    commands
}

/// Consumes Escape if nothing that was drawn had a use for it, such as a dragged card.
pub(super) fn escape(ui: &Ui, context: &ShortcutContext) -> Option<Command> {
    let closes = context.screen != Screen::Home || context.overlay.is_some();
    (closes && consume(ui, Modifiers::NONE, Key::Escape)).then_some(Command::Back)
}

fn everywhere(ui: &Ui, context: &ShortcutContext) -> Vec<Command> {
    const NONE: Modifiers = Modifiers::NONE;
    const CTRL: Modifiers = Modifiers::COMMAND;
    let new_game = context
        .at_table
        .map_or(Command::Show(Screen::Home), Command::SetUp);
    let zoom = |percent| Command::Settings(SettingsChange::Zoom(percent));
    let keys = Command::ShowOverlay(Some(Overlay::Keys));
    due(
        ui,
        [
            (&[(NONE, Key::F11)][..], Command::ToggleFullScreen),
            (&[(CTRL, Key::N)], new_game),
            (&[(CTRL, Key::O)], Command::Show(Screen::Saved)),
            (&[(CTRL, Key::T)], Command::Show(Screen::Statistics)),
            (
                &[
                    (NONE, Key::Questionmark),
                    (Modifiers::SHIFT, Key::Questionmark),
                ],
                keys,
            ),
            (&[(CTRL, Key::Plus), (CTRL, Key::Equals)], zoom(10)),
            (&[(CTRL, Key::Minus)], zoom(-10)),
        ],
    )
}

fn table(ui: &Ui) -> Vec<Command> {
    const NONE: Modifiers = Modifiers::NONE;
    const CTRL: Modifiers = Modifiers::COMMAND;
    due(
        ui,
        [
            (
                &[(CTRL, Key::Z), (NONE, Key::U)][..],
                Command::Table(TableCommand::Undo),
            ),
            (&[(NONE, Key::H)], Command::Table(TableCommand::Hint)),
            (&[(NONE, Key::W)], Command::Table(TableCommand::Why)),
            (&[(NONE, Key::L)], Command::Table(TableCommand::LastTrick)),
            (&[(NONE, Key::T)], Command::Table(TableCommand::ReadTable)),
            (
                &[(NONE, Key::S)],
                Command::ToggleOverlay(Overlay::ScoreSheet),
            ),
            (&[(CTRL, Key::S)], Command::DuplicateCurrent),
        ],
    )
}

/// The command that shows the rules of the game on this screen: beside the table, or on a page of
/// their own from a dialog over it and from other screens.
fn rules(ui: &Ui, context: &ShortcutContext) -> Option<Command> {
    let page = Command::Show(Screen::Rules(context.shown?));
    Some(match context.screen {
        Screen::Table if !focus::has_dialog(ui) => Command::ToggleSidePanel(SidePanel::Rules),
        _ => page,
    })
}

/// The commands of the shortcuts that were pressed.
fn due<const N: usize>(ui: &Ui, shortcuts: [(&[(Modifiers, Key)], Command); N]) -> Vec<Command> {
    let is_pressed = |keys: &[(Modifiers, Key)]| {
        keys.iter()
            .any(|(modifiers, key)| consume(ui, *modifiers, *key))
    };
    shortcuts
        .into_iter()
        .filter_map(|(keys, command)| is_pressed(keys).then_some(command))
        .collect()
}

fn consume(ui: &Ui, modifiers: Modifiers, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(modifiers, key))
}
