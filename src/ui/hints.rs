//! Hints: what the best computer player would do in a person's place, and why; and what it thinks of
//! everything else.

use egui::{Context, Margin, ScrollArea, Ui};

use super::app::App;
use super::command::Command;
use super::play::Play;
use super::theme::{self, Palette, size};
use super::thinking::{Poll, Thinking};
use crate::bots::{Level, Limit};
use crate::games::Advice;
use crate::rules::scene::{Gesture, Scene, SpotId, Target};
use crate::rules::words::sentence;
use crate::table::Move;

/// How many actions are told apart at most; there can be hundreds of passes.
const TOLD: usize = 12;

/// The hint for a decision that a person is to make, if one was asked for.
#[derive(Default)]
pub struct Hints {
    asked: Option<Asked>,
}

struct Asked {
    /// For which position.
    changes: u64,
    thinking: Option<Thinking<Advice>>,
    advice: Option<Advice>,
}

/// How far a hint is.
pub enum Hint<'a> {
    /// It was not asked for.
    None,
    /// It is thought about.
    Coming,
    /// Here it is.
    Ready(&'a Advice),
}

impl Hints {
    /// Begins to think about the decision that the viewer is to make; false if there is none.
    pub fn ask(&mut self, ctx: &Context, play: &Play) -> bool {
        if play.moves().is_empty() {
            return false;
        }
        let session = &play.saved.session;
        let limit = Limit::Time(Level::Master.time());
        let Some(thought) = session.advise(limit, session.seed() ^ session.at() as u64) else {
            return false;
        };
        self.asked = Some(Asked {
            changes: play.changes,
            thinking: Some(Thinking::about(ctx, thought)),
            advice: None,
        });
        true
    }

    /// Hears whether the thinking is done; a hint for what has passed is forgotten.
    pub fn listen(&mut self, play: Option<&Play>) {
        let Some(asked) = &mut self.asked else { return };
        if play.map(|play| play.changes) != Some(asked.changes) {
            self.asked = None;
            return;
        }
        match asked.thinking.as_ref().map(Thinking::poll) {
            Some(Poll::Decided(advice)) => {
                asked.advice = Some(advice);
                asked.thinking = None;
            }
            Some(Poll::Failed) => self.asked = None,
            Some(Poll::Still) | None => {}
        }
    }

    /// The hint for this decision.
    pub fn get(&self) -> Hint<'_> {
        match &self.asked {
            None => Hint::None,
            Some(Asked { advice: None, .. }) => Hint::Coming,
            Some(Asked {
                advice: Some(advice),
                ..
            }) => Hint::Ready(advice),
        }
    }

    /// What it says, for the line above the hand.
    pub fn words(&self) -> Option<String> {
        match self.get() {
            Hint::None => None,
            Hint::Coming => Some("Thinking about a hint …".into()),
            Hint::Ready(advice) => {
                let first = advice.values.first();
                let spoken = first.map_or(advice.action.as_str(), |first| &first.spoken);
                Some(format!("{}. {}", sentence(spoken), advice.reason))
            }
        }
    }

    /// Marks what it would do.
    pub fn mark(&self, scene: &mut Scene, moves: &[Move]) {
        let Hint::Ready(advice) = self.get() else {
            return;
        };
        let chosen = moves.iter().find(|one| one.text == advice.action);
        let spots: Vec<SpotId> = match chosen.map(|chosen| chosen.gesture) {
            Some(Gesture::Touch(spot)) => vec![spot],
            Some(Gesture::Carry {
                from,
                to: Target::Spot(to),
            }) => vec![from, to],
            Some(Gesture::Carry { from, .. }) => vec![from],
            Some(Gesture::Choose { cards, .. }) => cards.into_iter().map(SpotId::Card).collect(),
            Some(Gesture::Press(_)) | None => Vec::new(),
        };
        for zone in &mut scene.zones {
            for spot in &mut zone.spots {
                // Marks of the game itself would only mislead now.
                spot.mark = spots.contains(&spot.id);
            }
        }
    }
}

/// What the best computer player thinks of all that can be done, over the table.
pub(super) fn show(app: &mut App, ui: &mut Ui) {
    let Hint::Ready(advice) = app.hints.get() else {
        app.command(Command::ShowOverlay(None));
        return;
    };
    let palette = Palette::of(ui);
    let tall = (ui.content_rect().height() - 260.0).max(160.0);
    let modal = egui::Modal::new(egui::Id::unique("values"))
        .frame(theme::panel(&palette).inner_margin(Margin::same(24)))
        .show(ui, |ui| {
            ui.set_width(480.0);
            ui.label(theme::text("What it may bring", size::TITLE));
            ui.label(theme::text(advice.points, size::SMALL).color(palette.muted));
            ui.add_space(8.0);
            ScrollArea::vertical().max_height(tall).show(ui, |ui| {
                egui::Grid::new("values")
                    .num_columns(2)
                    .spacing([32.0, 6.0])
                    .show(ui, |ui| {
                        for (place, opinion) in advice.values.iter().take(TOLD).enumerate() {
                            let words = sentence(&opinion.spoken);
                            ui.label(if place == 0 {
                                theme::strong(words, size::BODY).color(palette.accent)
                            } else {
                                theme::text(words, size::BODY)
                            });
                            let value = opinion.value.as_deref().unwrap_or("not looked at");
                            ui.label(theme::text(value, size::BODY));
                            ui.end_row();
                        }
                    });
                if let Some(more) = advice.values.len().checked_sub(TOLD + 1) {
                    let words = format!("and {} more", more + 1);
                    ui.label(theme::text(words, size::SMALL).color(palette.muted));
                }
            });
            ui.add_space(8.0);
            theme::primary(ui, "Close").clicked()
        });
    if modal.inner || modal.should_close() {
        app.command(Command::ShowOverlay(None));
    }
}
