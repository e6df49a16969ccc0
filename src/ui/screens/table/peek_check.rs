//! "Check that nobody peeked": every decision of a finished game is made again with hidden cards
//! swapped.

use egui::{Context, ProgressBar, Ui};

use super::command::TableCommand;
use super::game::TableGame;
use crate::bots::Limit;
use crate::games::PeekReport;
use crate::rules::words::count;
use crate::store::Player;
use crate::ui::command::Command;
use crate::ui::job::{Job, Poll};
use crate::ui::theme::{self, Palette, size};

/// The number of worlds that computer players sample per decision. They are asked twice, so it is
/// smaller than in a game.
const WORLDS: u32 = 12;

/// The check of the game at the table, if requested.
#[derive(Default)]
pub struct PeekCheck {
    state: State,
}

#[derive(Default)]
enum State {
    #[default]
    Idle,
    Running {
        job: Job<Option<PeekReport>, ()>,
        done: u64,
        total: u64,
    },
    Done(PeekReport),
    Failed,
}

impl PeekCheck {
    /// Starts checking a finished game on another thread, unless the check is running or done.
    pub fn start(&mut self, ctx: &Context, game: &TableGame) {
        if matches!(self.state, State::Running { .. } | State::Done(_)) {
            return;
        }
        let bots = game.players().iter().map(Player::bot);
        let session = game.session();
        let check = session.check_peeking(bots.collect(), Limit::Worlds(WORLDS));
        let past = session.past();
        let total = past.iter().filter(|step| step.act.is_some()).count() as u64;
        self.state = State::Running {
            job: Job::start("peek check", ctx, |worker| {
                check(worker.is_canceled(), &mut || worker.report(()))
            }),
            done: 0,
            total,
        };
    }

    /// Receives what the check has to tell.
    pub fn update(&mut self) {
        while let State::Running { job, done, .. } = &mut self.state {
            self.state = match job.poll() {
                Poll::Pending => return,
                Poll::Progress(()) => {
                    *done += 1;
                    continue;
                }
                Poll::Done(Some(report)) => State::Done(report),
                Poll::Done(None) | Poll::Failed => State::Failed,
            };
        }
    }

    /// Stops the check without a result.
    pub fn cancel(&mut self) {
        if let State::Running { .. } = self.state {
            self.state = State::Idle;
        }
    }

    /// Shows the progress or the result in a dialog; returns whether it was closed.
    pub(super) fn show(&self, ui: &Ui, game: &TableGame, commands: &mut Vec<TableCommand>) -> bool {
        let title = "Check that nobody peeked";
        let closed = theme::dialog(ui, "peek check", 520.0, title, |ui| {
            ui.add_space(8.0);
            body(ui, METHOD);
            match &self.state {
                State::Running { done, total, .. } => {
                    let share = *done as f32 / (*total).max(1) as f32;
                    ui.add(ProgressBar::new(share).text(format!("{done} of {total} decisions")));
                    ui.add_space(8.0);
                    if theme::secondary(ui, "Cancel").clicked() {
                        commands.push(TableCommand::CancelPeekCheck);
                        commands.push(Command::ShowOverlay(None).into());
                    }
                }
                State::Done(report) => {
                    let color = match report.different {
                        0 => Palette::of(ui).accent,
                        _ => Palette::of(ui).warning,
                    };
                    ui.label(theme::strong(verdict(report), size::BODY).color(color));
                    ui.add_space(8.0);
                    for words in details(report) {
                        body(ui, &words);
                    }
                }
                State::Failed => body(ui, "The check could not be finished."),
                State::Idle => {}
            }
            if game
                .players()
                .iter()
                .any(|player| player.command().is_some())
            {
                theme::note(ui, "External programs cannot be asked again.");
            }
            theme::note(ui, TIMED);
        });
        if closed {
            commands.push(TableCommand::CancelPeekCheck);
        }
        closed
    }
}

const METHOD: &str = "Computer players decide again: once with the cards as they were, and once with \
    two cards that they could not see swapped. A player who does not peek decides the same both times.";

const TIMED: &str = "Both decisions are made now, with the same random numbers. They may differ from \
    the game if thinking time was limited.";

/// The result in one sentence.
fn verdict(report: &PeekReport) -> String {
    match (report.asked, report.different) {
        (0, _) => "There was nothing to check.".into(),
        (asked, 0) => format!("Nobody peeked: {asked} of {asked} answers are the same."),
        (asked, different) => {
            let same = asked - different;
            format!("Only {same} of {asked} answers are the same.")
        }
    }
}

/// The numbers of checks, and the first difference.
fn details(report: &PeekReport) -> Vec<String> {
    let mut details = vec![format!(
        "The game had {} by computer players, and {} for the others. Decisions without cards \
         to swap are skipped.",
        count(report.decisions, "decision"),
        count(report.hints, "possible hint"),
    )];
    details.extend(report.first.clone());
    details
}

fn body(ui: &mut Ui, words: &str) {
    ui.label(theme::text(words, size::BODY));
    ui.add_space(8.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_told_and_no_question_proves_nothing() {
        let report = |asked, different| PeekReport {
            asked,
            different,
            first: (different > 0).then(|| "seed 5".into()),
            ..PeekReport::default()
        };
        assert_eq!(verdict(&report(0, 0)), "There was nothing to check.");
        assert!(verdict(&report(7, 0)).contains("7 of 7"));
        assert!(verdict(&report(7, 2)).contains("Only 5 of 7"));
        assert!(details(&report(7, 2)).contains(&"seed 5".to_owned()));
    }
}
