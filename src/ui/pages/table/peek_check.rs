//! "Check that nobody peeked": every decision of a finished game is made again with hidden cards swapped.

use crate::ui::shell::Commands;
use egui::{Context, ProgressBar, Ui};

use super::command::TableCommand;
use super::game::TableGame;
use crate::bots::Limit;
use crate::games::PeekReport;
use crate::store::Player;
use crate::text::{Message, table_page as texts};
use crate::ui::command::Command;
use crate::ui::job::{Job, Poll};
use crate::ui::theme::{self, Palette, Words, size};

/// The number of worlds that computer players sample per decision. They are asked twice, so it is
/// smaller than in a game.
const WORLDS: u32 = 12;

/// The check of the game at the table, if requested.
#[derive(Default)]
pub struct PeekCheckDialog {
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

impl PeekCheckDialog {
    /// Starts checking a finished game on another thread, unless the check is running or done.
    pub fn start(&mut self, ctx: &Context, game: &TableGame) {
        if matches!(self.state, State::Running { .. } | State::Done(_)) {
            return;
        }
        let Some(session) = game.own_session() else { return };
        let bots = game.players().iter().map(Player::bot);
        let check = session.check_peeking(bots.collect(), Limit::Worlds(WORLDS));
        let past = session.past();
        let total = past.iter().filter(|step| step.act.is_some()).count() as u64;
        self.state = State::Running {
            job: Job::start("peek check", ctx, |worker| check(worker.is_canceled(), &mut || worker.report(()))),
            done: 0,
            total,
        };
    }

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

    pub fn cancel(&mut self) {
        if let State::Running { .. } = self.state {
            self.state = State::Idle;
        }
    }

    /// Shows the progress or the result in a dialog; returns whether it was closed.
    pub(super) fn show(&self, ui: &Ui, game: &TableGame, commands: &mut Commands) -> bool {
        let title = texts::check_peeking();
        let closed = theme::dialog(ui, "peek check", 520.0, title, |ui| {
            ui.add_space(8.0);
            body(ui, texts::peek_method());
            match &self.state {
                State::Running { done, total, .. } => {
                    let share = *done as f32 / (*total).max(1) as f32;
                    let progress = texts::peek_progress(*done as usize, *total as usize);
                    ui.add(ProgressBar::new(share).text(theme::say(ui, progress)));
                    ui.add_space(8.0);
                    if theme::secondary(ui, texts::cancel()).clicked() {
                        commands.push(TableCommand::CancelPeekCheck);
                        commands.push(Command::ShowOverlay(None));
                    }
                }
                State::Done(report) => {
                    let color = match report.different {
                        0 => Palette::of(ui).accent,
                        _ => Palette::of(ui).warning,
                    };
                    ui.label(theme::strong(ui, verdict(report), size::BODY).color(color));
                    ui.add_space(8.0);
                    details(report).into_iter().for_each(|words| body(ui, words));
                }
                State::Failed => body(ui, texts::peek_failed()),
                State::Idle => {}
            }
            if game.players().iter().any(|player| player.command().is_some()) {
                theme::note(ui, texts::peek_not_programs());
            }
            theme::note(ui, texts::peek_timed());
        });
        if closed {
            commands.push(TableCommand::CancelPeekCheck);
        }
        closed
    }
}

/// The result in one sentence.
pub fn verdict(report: &PeekReport) -> Message {
    match (report.asked, report.different) {
        (0, _) => texts::nothing_to_check(),
        (asked, 0) => texts::nobody_peeked(asked as usize),
        (asked, different) => texts::some_differ((asked - different) as usize, asked as usize),
    }
}

/// The numbers of checks, and the first difference.
pub fn details(report: &PeekReport) -> Vec<Words> {
    let counts = texts::peek_counts(report.decisions as usize, report.hints as usize);
    std::iter::once(counts.into()).chain(report.first.as_ref().map(Words::verbatim)).collect()
}

fn body(ui: &mut Ui, words: impl Into<Words>) {
    ui.label(theme::text(ui, words, size::BODY));
    ui.add_space(8.0);
}
