//! The settings for tables with friends elsewhere.

use egui::{TextEdit, Ui};

use super::command::SettingsCommand;
use super::rows::group;
use crate::limits::PLAYER_NAME;
use crate::text::{files, together as texts};
use crate::ui::errors;
use crate::ui::settings::Settings;
use crate::ui::shell::Shell;
use crate::ui::theme::{self, size};

/// Shows the settings.
pub(super) fn show(ui: &mut Ui, settings: &mut Settings, commands: &mut Vec<SettingsCommand>) {
    let language = settings.language;
    group(ui, language, &texts::friends(), |rows| {
        rows.note(&texts::friends_help());
        let label = texts::your_name().in_language(language);
        let mut name = settings.name.shown();
        let field = rows.ui.horizontal(|ui| {
            let label = ui.label(theme::text(label, size::BODY));
            let field = TextEdit::singleline(&mut name)
                .char_limit(PLAYER_NAME)
                .desired_width(220.0)
                .margin(theme::field_margin(ui));
            ui.add(field).labelled_by(label.id)
        });
        if field.inner.changed() {
            settings.name = name.into();
        }
        if rows.button(&texts::delete_keys()) {
            commands.push(SettingsCommand::DeleteKeys);
        }
        rows.note(&texts::delete_keys_help());
    });
}

/// Deletes the secret of this program and the seats at tables of others.
pub(super) fn delete_keys(shell: &mut Shell<'_>) {
    let language = shell.services.settings().language;
    let message = match shell.services.saving.store.delete_friends() {
        Ok(()) => texts::keys_deleted(),
        Err(error) => {
            let folder = shell.services.saving.store.friends_path();
            files::file_error(crate::printable::path(&folder), errors::detail(&error))
        }
    };
    shell.notify(message.in_language(language));
}
