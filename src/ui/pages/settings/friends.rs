//! The settings for tables with friends elsewhere.

use egui::{TextEdit, Ui};

use super::rows::{self, group};
use super::{Draft, LookFields, face};
use crate::limits::PLAYER_NAME;
use crate::rules::Message;
use crate::text::{files, together as texts};
use crate::ui::question::Question;
use crate::ui::settings::{RELAY, Relays};
use crate::ui::shell::{Ask, Commands, Parts, Shell};
use crate::ui::theme::{self, size};
use crate::ui::{errors, notification};

/// The width of a field.
const FIELD: f32 = 220.0;

/// Shows the settings.
pub(super) fn show(ui: &mut Ui, draft: &mut Draft<'_>, commands: &mut Commands) {
    let has_relays = draft.has_relays;
    let settings = &mut *draft.settings;
    group(ui, &texts::friends(), |ui| {
        theme::note(ui, texts::friends_help());
        let mut name = settings.name.shown();
        if field(ui, &texts::your_name(), &mut name, PLAYER_NAME) {
            settings.name = name.into();
        }
        face::show(ui, settings, commands);
        if has_relays {
            let all = [
                (Relays::Public, texts::public_relays()),
                (Relays::Own, texts::own_relay()),
                (Relays::None, texts::no_relays()),
            ];
            rows::choice(ui, &texts::relays(), &mut settings.relays, &all);
            if settings.relays == Relays::Own {
                field(ui, &texts::relay_address(), &mut settings.relay, RELAY);
            }
            theme::note(ui, texts::relays_help());
            rows::switch(ui, &texts::find_nearby(), &mut settings.nearby);
            theme::note(ui, texts::find_nearby_help());
        }
        if notification::ARE_THERE {
            rows::switch(ui, &texts::notify(), &mut settings.notify);
            theme::note(ui, texts::notify_help());
        }
        if theme::destructive(ui, true, texts::delete_keys()).clicked() {
            commands.push(DeleteKeys);
        }
        theme::note(ui, texts::delete_keys_help());
    });
}

/// Shows a label and a field for a text; returns whether it was changed.
fn field(ui: &mut Ui, label: &Message, text: &mut String, most: usize) -> bool {
    let field = ui.horizontal(|ui| {
        let label = ui.label(theme::text(ui, label, size::BODY));
        let field = TextEdit::singleline(text).char_limit(most).desired_width(FIELD).margin(theme::field_margin(ui));
        ui.add(field).labelled_by(label.id)
    });
    field.inner.changed()
}

/// Deletes the secret of this program and the seats at tables of others.
struct DeleteKeys;

impl Ask for DeleteKeys {
    type Of = LookFields;

    fn run(self, _fields: &mut LookFields, shell: &mut Shell<'_>) {
        let message = match shell.services.saving.store.delete_friends() {
            Ok(()) => texts::keys_deleted(),
            Err(error) => {
                let folder = shell.services.saving.store.friends_path();
                files::file_error(crate::printable::path(&folder), errors::detail(&error))
            }
        };
        shell.notify(&message);
    }

    fn question(&self, _parts: &Parts) -> Option<Question> {
        Some(Question {
            title: texts::delete_keys_question(),
            words: texts::delete_keys_help(),
            act: texts::delete_keys(),
        })
    }
}
