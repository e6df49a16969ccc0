//! Hints: the action that the best computer player would choose for a person, the reason, and an
//! evaluation of all other actions.

use egui::{Context, ScrollArea, Ui};

use super::game::TableGame;
use crate::bots::{Level, Limit};
use crate::games::HintText;
use crate::rules::scene::Scene;
use crate::table::Move;
use crate::text::{Language, table_screen as texts};
use crate::ui::job::{Job, Poll};
use crate::ui::theme::{self, Palette, size};

/// Maximum number of actions listed with their values; there can be hundreds of passes.
const LISTED: usize = 12;

/// The hint for the current decision, if one was requested.
#[derive(Default)]
pub struct Hints {
    request: Option<Request>,
}

/// A requested hint.
struct Request {
    /// The position that it is for.
    revision: u64,
    job: Option<Job<HintText>>,
    advice: Option<HintText>,
}

/// The state of a hint.
pub enum HintStatus<'a> {
    /// None was requested.
    None,
    /// It is being computed.
    Thinking,
    /// The hint.
    Ready(&'a HintText),
}

impl Hints {
    /// Starts thinking about the viewer's decision; returns whether there is one.
    pub fn ask(&mut self, ctx: &Context, game: &TableGame) -> bool {
        if game.moves().is_empty() {
            return false;
        }
        let session = game.session();
        let limit = Limit::Time(Level::Master.time());
        let Some(job) = session.advise(limit, session.seed() ^ session.at() as u64) else {
            return false;
        };
        self.request = Some(Request {
            revision: game.revision(),
            job: Some(Job::start("hint", ctx, |worker| job(worker.is_canceled()))),
            advice: None,
        });
        true
    }

    /// Receives a finished hint, and discards one for an earlier position.
    pub fn update(&mut self, game: &TableGame) {
        let Some(request) = &mut self.request else {
            return;
        };
        if game.revision() != request.revision {
            self.request = None;
            return;
        }
        match request.job.as_ref().map(Job::poll) {
            Some(Poll::Done(advice)) => {
                request.advice = Some(advice);
                request.job = None;
            }
            Some(Poll::Failed) => self.request = None,
            Some(Poll::Pending) | None => {}
        }
    }

    /// The state of the hint.
    pub fn status(&self) -> HintStatus<'_> {
        match &self.request {
            None => HintStatus::None,
            Some(Request { advice: None, .. }) => HintStatus::Thinking,
            Some(Request {
                advice: Some(advice),
                ..
            }) => HintStatus::Ready(advice),
        }
    }

    /// Returns the text of the hint, for the line above the hand.
    pub fn text(&self, language: Language) -> Option<String> {
        match self.status() {
            HintStatus::None => None,
            HintStatus::Thinking => Some(texts::thinking().in_language(language)),
            HintStatus::Ready(advice) => {
                let first = advice.values.first();
                let spoken = first.map_or_else(
                    || advice.action.clone(),
                    |first| first.spoken.order.in_language(language),
                );
                let advice = texts::advice(spoken, advice.reason.clone());
                Some(advice.in_language(language))
            }
        }
    }

    /// Marks the cards of the recommended action.
    pub fn mark(&self, scene: &mut Scene, moves: &[Move]) {
        let HintStatus::Ready(advice) = self.status() else {
            return;
        };
        let chosen = moves.iter().find(|one| one.text == advice.action);
        let spots = chosen.map(|chosen| chosen.gesture.spots());
        scene.suggest(&spots.unwrap_or_default());
    }
}

/// Shows the values of all actions in a dialog over the table; returns whether it was closed.
pub(super) fn show_values(ui: &Ui, advice: &HintText, language: Language) -> bool {
    let palette = Palette::of(ui);
    let tall = (ui.content_rect().height() - 260.0).max(160.0);
    let title = texts::choices().in_language(language);
    theme::dialog(ui, "values", 480.0, (&title, language), |ui| {
        let legend = advice.legend.in_language(language);
        ui.label(theme::text(legend, size::SMALL).color(palette.muted));
        ui.add_space(8.0);
        ScrollArea::vertical().max_height(tall).show(ui, |ui| {
            egui::Grid::new("values")
                .num_columns(2)
                .spacing([32.0, 6.0])
                .show(ui, |ui| {
                    for (place, opinion) in advice.values.iter().take(LISTED).enumerate() {
                        let action = texts::rated_choice(opinion.spoken.noun.clone());
                        let action = action.in_language(language);
                        ui.label(if place == 0 {
                            theme::strong(action, size::BODY).color(palette.accent)
                        } else {
                            theme::text(action, size::BODY)
                        });
                        let unknown = match advice.values.len() {
                            1 => texts::only_choice(),
                            _ => texts::not_examined(),
                        };
                        let value = opinion.value.as_ref().unwrap_or(&unknown);
                        let value = value.in_language(language);
                        ui.label(theme::text(value, size::BODY));
                        ui.end_row();
                    }
                });
            if let Some(more) = advice.values.len().checked_sub(LISTED + 1) {
                let words = texts::more(more + 1).in_language(language);
                ui.label(theme::text(words, size::SMALL).color(palette.muted));
            }
        });
    })
}
