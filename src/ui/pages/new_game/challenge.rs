//! The button that makes a challenge of the game being set up.

use crate::ui::requests::ChallengeRequest;
use crate::ui::shell::Commands;
use egui::Ui;

use super::form::NewGameForm;
use crate::challenge::{Challenge, NoChallenge};
use crate::deal_code;
use crate::store::Player;
use crate::text::challenges_page as texts;
use crate::ui::errors;
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Icon};

impl NewGameForm {
    /// Shows the button, unless the game follows another or begins an evening.
    pub(super) fn challenge_button(&self, ui: &mut Ui, settings: &Settings, commands: &mut Commands) {
        if self.followed.is_some() || self.evening.is_some() {
            return;
        }
        let words = texts::challenge_a_friend();
        let is_alone = self.players.iter().filter(|one| one.is_person()).count() == 1;
        let has_program = self.players.iter().any(|one| one.command().is_some());
        if !is_alone || has_program {
            let reason = errors::no_challenge(NoChallenge::Players);
            theme::secondary_refused(ui, (Icon::Challenge, &words), reason);
            return;
        }
        let enabled = self.setup().is_ok();
        let button = theme::secondary_enabled(ui, enabled, (Icon::Challenge, &words));
        if button.on_hover_text(theme::say(ui, texts::challenge_help())).clicked() {
            let challenge = self.challenge(settings);
            commands.extend(challenge.map(|made| ChallengeRequest::Make(Box::new(made))));
        }
    }

    /// The challenge to play this game, which nobody has played yet.
    fn challenge(&self, settings: &Settings) -> Option<Challenge> {
        let setup = self.setup().ok()?;
        let players: Vec<Player> = settings.players(setup.seats, &self.players);
        let session = self.entry.start(&setup).ok()?;
        Challenge::to_play(deal_code::of(session.as_ref()), &players).ok()
    }
}
