//! The dispatcher's part for lessons.

use egui::Context;

use super::App;
use crate::bots::Level;
use crate::games::entry;
use crate::lessons::{Lesson, LessonError};
use crate::rules::options::HouseRules;
use crate::store::Player;
use crate::table::Setup;
use crate::ui::command::{LessonCommand, NewGame, Screen};
use crate::ui::settings::LessonProgress;

impl App {
    /// The id of the game whose lesson was opened last, and its step, from 0.
    pub fn lesson(&self) -> Option<(&'static str, usize)> {
        let (entry, step) = self.lesson.current()?;
        Some((entry.id, step))
    }

    /// Opens the lesson of a game where it was left.
    pub(super) fn learn(&mut self, ctx: &Context, id: &str) {
        let Some(entry) = entry(id) else { return };
        let step = match self.services.settings().lessons.get(id) {
            Some(LessonProgress::Step(step)) => usize::from(*step),
            Some(LessonProgress::Done) | None => 0,
        };
        let opened = match Lesson::of(entry) {
            Some(lesson) => lesson.and_then(|lesson| self.lesson.open(entry, lesson, step)),
            None => return,
        };
        match opened {
            Ok(()) => self.go_to(Screen::Lesson),
            Err(error) => self.report_lesson(ctx, &error),
        }
    }

    /// Runs a command of the lesson, and remembers the progress.
    pub(super) fn run_lesson(&mut self, ctx: &Context, command: LessonCommand) {
        let time = ctx.input(|input| input.time);
        if let Err(error) = self.lesson.run(command, self.services.settings(), time) {
            self.report_lesson(ctx, &error);
        }
        let Some((entry, step)) = self.lesson.current() else {
            return;
        };
        let reached = if self.lesson.is_last() {
            LessonProgress::Done
        } else {
            LessonProgress::Step(u8::try_from(step).unwrap_or(u8::MAX))
        };
        let lessons = &mut self.services.settings_mut().lessons;
        lessons.insert(entry.id.into(), reached);
    }

    /// Starts a game against easy players, with hints, under the usual rules.
    pub(super) fn play_learned(&mut self, ctx: &Context, id: &str) {
        let Some(entry) = entry(id) else { return };
        let settings = self.services.settings_mut();
        settings.hints = true;
        let mut players = settings.players(entry.usual, &[]);
        for player in &mut players {
            if let Player::Computer(_, bot) = player {
                *bot = Level::Easy.into();
            }
        }
        let seal = self.services.draw_seal().cut("");
        let game = NewGame {
            entry,
            setup: Setup {
                seats: entry.usual,
                rules: HouseRules::default(),
                seed: seal.seed(),
                dealer: None,
            },
            players,
            typed: Vec::new(),
            evening: None,
            seal: Some(seal),
        };
        self.start(ctx, game);
        self.notify(
            ctx,
            "Press Hint, or H, whenever you want to know what to do.",
        );
    }

    fn report_lesson(&mut self, ctx: &Context, error: &LessonError) {
        self.notify(ctx, format!("This lesson cannot be shown: {error}."));
    }
}
