//! Where the cards of a game come from: the seal of a fresh shuffle, which the player may cut, or a
//! deal code.

use egui::{Align2, TextEdit, TextWrapMode, Ui};

use super::NewGameScreen;
use crate::seal::{LONGEST_CUT, SealedSeed};
use crate::ui::seal_line;
use crate::ui::theme::{self, Palette, size};

/// The minimum height of a window with the seal in the form's footer.
const HIGH: f32 = 480.0;

/// The minimum width of a window with the explanation beside the field.
const WIDE: f32 = 640.0;

const HELP: &str =
    "The seal fixes the shuffle; then your word changes it. Nobody can choose the cards.";

impl NewGameScreen {
    /// Whether the seal fits into the form's footer; in a low window it is below the players.
    pub(super) fn has_high_foot(ui: &Ui) -> bool {
        ui.content_rect().height() >= HIGH
    }

    /// Shows the seal, and below it the field for a cut. With a deal code there is nothing to cut.
    pub(super) fn seal(&mut self, ui: &mut Ui) {
        let is_sealed = self.is_sealed();
        let is_wide = ui.available_width() >= WIDE;
        ui.horizontal(|ui| {
            ui.set_min_height(40.0);
            match is_sealed {
                true => seal_line::show(ui, "Seal", &self.seal, TextWrapMode::Truncate),
                false => seal_line::note(ui, "A game with a deal code has no seal."),
            }
        });
        ui.horizontal(|ui| {
            let label = ui.label(theme::text("Cut the cards (optional)", size::BODY));
            let field = TextEdit::singleline(&mut self.cut)
                .hint_text("any word")
                .char_limit(LONGEST_CUT)
                .desired_width(160.0)
                .margin(theme::field(ui))
                .align(Align2::LEFT_CENTER);
            ui.add_enabled(is_sealed, field).labelled_by(label.id);
            if is_wide {
                let help = theme::text(HELP, size::SMALL).color(Palette::of(ui).muted);
                ui.add(egui::Label::new(help).wrap());
            }
        });
        if !is_wide {
            seal_line::note(ui, HELP);
        }
    }

    /// Whether the cards are freshly shuffled, rather than named by a deal code.
    fn is_sealed(&self) -> bool {
        self.number.trim().is_empty()
    }

    /// The seal with the cut, if the cards are freshly shuffled.
    pub(super) fn sealed_seed(&self) -> Option<SealedSeed> {
        self.is_sealed().then(|| self.seal.cut(&self.cut))
    }
}
