//! Changes of the settings.

use egui::Context;

use super::App;
use crate::limits::{PATH, SIZE, check_text};
use crate::store::now;
use crate::text::app as texts;
use crate::ui::command::SettingsChange;
use crate::ui::settings::Settings;
use crate::ui::sound::Cue;
use crate::ui::theme::Cloth;

impl App {
    pub(super) fn change_settings(&mut self, ctx: &Context, change: SettingsChange) {
        let settings = self.services.settings_mut();
        match change {
            SettingsChange::Replace(mut changed) => {
                if changed.statistics && !settings.statistics {
                    changed.statistics_since = now();
                }
                *settings = *changed;
            }
            SettingsChange::Zoom(percent) => {
                settings.zoom = settings.zoom.saturating_add_signed(percent).clamp(*SIZE.start(), *SIZE.end());
            }
            SettingsChange::ResetZoom => settings.zoom = Settings::default().zoom,
            SettingsChange::RememberSetup(id, setup) => {
                settings.games.insert(id.into(), setup);
            }
            SettingsChange::KeepPreset(id, preset) => settings.keep_preset(id, preset),
            SettingsChange::ForgetPreset(id, name) => settings.forget_preset(id, &name),
            SettingsChange::ReadAim(id) => {
                settings.aims_read.insert(id.into());
            }
            SettingsChange::AllowProgram(consent) => settings.programs.insert(consent),
            SettingsChange::EnableSound(on) => {
                settings.sound = Some(on);
                if on {
                    self.services.play_sound(Cue::Snap);
                }
            }
            SettingsChange::UsePicture(path) => match path.to_str() {
                Some(path) if check_text(path, PATH).is_err() => {
                    self.tell(ctx, &texts::path_too_long());
                }
                Some(path) => {
                    path.clone_into(&mut settings.picture);
                    settings.cloth = Cloth::Picture;
                }
                None => self.tell(ctx, &texts::not_unicode()),
            },
        }
    }
}
