//! Judges the decision that is shown with more and more worlds, until it is sure or stopped.

use std::sync::atomic::Ordering;

use egui::{Context, Ui};

use super::{ReviewCommand, ReviewPage};
use crate::games::themes_at;
use crate::review::{Request, STEPS, Verdict};
use crate::rules::{Seat, Seats};
use crate::store::Player;
use crate::text::{puzzles_page as puzzles, review_page as texts};
use crate::ui::job::{Job, Poll};
use crate::ui::pages::puzzles::PuzzlesCommand;
use crate::ui::shell::{Commands, Shell};
use crate::ui::theme;

/// The number of rounds at most. Each has twice as many worlds as the one before.
const ROUNDS: u32 = 7;

/// A loss with a margin below this, as a share of a deal's usual variation, is sure.
const SURE: f64 = STEPS[0] / 5.0;

fn is_sure(verdict: &Verdict) -> bool {
    verdict.loss.is_exact() || verdict.worlds > 0 && verdict.loss.margin() < SURE
}

impl ReviewPage {
    /// The verdict on the decision that is shown, in the game as it was played.
    pub(super) fn shown_verdict(&self) -> Option<&Verdict> {
        if self.played.is_some() {
            return None;
        }
        let at = self.replay.at();
        self.work.review().verdicts.iter().find(|verdict| verdict.step == at)
    }

    /// Goes on judging the decision that is shown, or stops that.
    pub(super) fn think_longer(&mut self, ctx: &Context) {
        let step = self.replay.at();
        let was_here = self.longer.take().is_some_and(|(before, _)| before == step);
        let Some(verdict) = self.shown_verdict().filter(|verdict| !was_here && !is_sure(verdict)) else { return };
        let mut seats = Seats::default();
        seats.insert(Seat::new(verdict.seat));
        let usual = Request::new(seats, self.replay.players().iter().map(Player::bot).collect());
        let session = self.replay.whole().session;
        let job = Job::start("think longer", ctx, move |worker| {
            for round in 1..=ROUNDS {
                let request = Request {
                    worlds: Request::WORLDS << round,
                    seed: round.into(),
                    luck: false,
                    only: Some([step].into()),
                    ..usual.clone()
                };
                let review = session.review(request)(worker.is_canceled(), &mut |_| ());
                let Some(verdict) = review.and_then(|review| review.verdicts.into_iter().next()) else { return };
                let ends = is_sure(&verdict) || worker.is_canceled().load(Ordering::Relaxed);
                worker.report(Box::new(verdict));
                if ends {
                    return;
                }
            }
        });
        self.longer = Some((step, job));
    }

    /// Receives surer verdicts. Another position ends the thinking.
    pub(super) fn follow_thinking(&mut self) {
        let at = self.replay.at();
        let Some((_, job)) = self.longer.take_if(|(step, _)| *step == at).or_else(|| {
            self.longer = None;
            None
        }) else {
            return;
        };
        match job.poll() {
            Poll::Progress(verdict) => {
                self.work.replace(*verdict);
                self.longer = Some((at, job));
            }
            Poll::Pending => self.longer = Some((at, job)),
            Poll::Done(()) | Poll::Failed => {}
        }
    }

    /// Says how sure the verdict on the decision shown is, and offers to make it surer.
    pub(super) fn show_thinking(&self, ui: &mut Ui, commands: &mut Commands) {
        let Some(verdict) = self.shown_verdict() else { return };
        ui.add_space(4.0);
        if verdict.loss.is_exact() {
            theme::note(ui, texts::loss_is_exact(verdict.points.in_words()));
        } else if verdict.worlds > 0 {
            theme::note(ui, texts::loss_so_far(verdict.points.in_words(), verdict.worlds as usize));
        }
        let thinks = self.longer.is_some();
        let words = if thinks { texts::stop_thinking() } else { texts::think_longer() };
        ui.horizontal_wrapped(|ui| {
            if !is_sure(verdict) && theme::toggle(ui, thinks, words).clicked() {
                commands.push(ReviewCommand::ThinkLonger);
            }
            if theme::small(ui, puzzles::find_alike()).clicked() {
                commands.push(ReviewCommand::FindAlike);
            }
        });
    }

    /// Looks for puzzles on the theme of the decision that is shown.
    pub(super) fn find_alike(&self, shell: &mut Shell<'_>) {
        if let Some(verdict) = self.shown_verdict() {
            let themes = themes_at(self.replay.session(), Seat::new(verdict.seat), &verdict.best);
            shell.ask(PuzzlesCommand::FindAlike(self.replay.entry.id, themes.last().copied()));
        }
    }
}
