//! Where the cards of a game come from: the seal of a fresh shuffle, which the player may cut, or a deal code.

use egui::accesskit::Invalid;
use egui::{Align2, TextEdit, Ui};

use super::form::NewGameForm;
use crate::rules::{Message, Seat};
use crate::seal::{LONGEST_CUT, Seal, SealedSeed};
use crate::text::new_game as texts;
use crate::ui::copy_row;
use crate::ui::theme::{self, Palette, size};

/// The minimum width of a window with the explanation beside the field.
const WIDE: f32 = 640.0;

impl NewGameForm {
    /// Tells whether seal, cut and deal code are shown; a typed deal code always is.
    pub(super) fn shows_cards(&self) -> bool {
        self.unfolds_cards || !self.is_sealed()
    }

    /// Shows the button that unfolds seal, cut and deal code.
    pub(super) fn cards_button(&mut self, ui: &mut Ui) {
        let label = if self.is_sealed() { texts::freshly_shuffled() } else { texts::by_deal_code() };
        let shown = self.shows_cards();
        let button = ui
            .add_enabled(self.is_sealed(), |ui: &mut Ui| theme::fold(ui, shown, &label))
            .on_hover_text(theme::say(ui, texts::cards_help()));
        if button.clicked() {
            self.unfolds_cards = !self.unfolds_cards;
        }
    }

    /// Shows the seal, the field for a cut, and the deal code. With a deal code there is nothing to cut.
    pub(super) fn cards(&mut self, ui: &mut Ui) {
        let is_sealed = self.is_sealed();
        let is_wide = ui.available_width() >= WIDE;
        ui.horizontal(|ui| {
            ui.set_min_height(40.0);
            if is_sealed {
                copy_row::short_seal_row(ui, &self.seal());
            } else {
                theme::note(ui, texts::no_seal());
            }
        });
        let help = texts::cut_help();
        ui.horizontal(|ui| {
            let label = texts::cut();
            let label = ui.label(theme::text(ui, label, size::BODY));
            let field = TextEdit::singleline(&mut self.cut)
                .hint_text(theme::say(ui, texts::any_word()))
                .char_limit(LONGEST_CUT)
                .desired_width(160.0)
                .margin(theme::field_margin(ui))
                .align(Align2::LEFT_CENTER);
            ui.add_enabled(is_sealed, field).labelled_by(label.id);
            if is_wide {
                let help = theme::text(ui, &help, size::SMALL).color(Palette::of(ui).muted);
                ui.add(egui::Label::new(help).wrap());
            }
        });
        if !is_wide {
            theme::note(ui, &help);
        }
        ui.horizontal(|ui| self.deal_code(ui));
    }

    /// Shows the field for a deal code, and beside it what is wrong with the code or what it brings.
    fn deal_code(&mut self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let label = texts::deal_code();
        let label = ui.label(theme::text(ui, label, size::BODY));
        let setup = if self.is_sealed() { None } else { Some(self.setup()) };
        let (words, color, ink) = match &setup {
            None => (Message::EMPTY, palette.muted, palette.text),
            Some(Ok(setup)) => (self.brought_along(setup), palette.muted, palette.text),
            Some(Err(message)) => (message.clone(), palette.warning, palette.warning),
        };
        let field = TextEdit::singleline(&mut self.deal_code)
            .hint_text(theme::say(ui, texts::random()))
            .char_limit(200)
            .desired_width(220.0)
            .text_color(ink)
            .margin(theme::field_margin(ui))
            .align(Align2::LEFT_CENTER);
        let field = ui.add(field).labelled_by(label.id);
        if matches!(setup, Some(Err(_))) {
            let reason = theme::say(ui, &words);
            ui.accesskit_node_builder(field.id, |node| {
                node.set_invalid(Invalid::True);
                node.set_description(reason);
            });
        }
        let words = theme::text(ui, words, size::SMALL).color(color);
        ui.add(egui::Label::new(words).wrap());
    }

    /// Tells whether the cards are freshly shuffled, rather than named by a deal code.
    pub(super) fn is_sealed(&self) -> bool {
        self.deal_code.trim().is_empty()
    }

    /// The seal with the cut, if the cards are freshly shuffled.
    pub(super) fn sealed_seed(&self) -> Option<SealedSeed> {
        self.is_sealed().then(|| self.seal().cut(&self.cut))
    }

    /// The seal, which fixes the first dealer too if an earlier game determines it.
    fn seal(&self) -> Seal {
        let dealer = self.dealer().map(Seat::index);
        self.seal.with_dealer(dealer)
    }
}
