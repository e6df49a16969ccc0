//! Things that happen before every frame without being asked for.

use egui::{Context, ViewportCommand};

use super::App;
use crate::store::{Date, Record};
use crate::ui::command::{Command, SettingsChange};
use crate::ui::job::{Job, Poll};
use crate::ui::screens::{Screen, ScreenCommand, TableCommand};

impl App {
    pub(super) fn receive(&mut self, ctx: &Context) {
        while let Some((lines, restored)) = self.services.saving.follow_restored() {
            self.has_restored(ctx, lines, restored);
        }
        if self.services.saving.follow_results() {
            self.read_results();
        }
        self.count_missing(ctx);
        self.follow_day(ctx);
        while let Some(Poll::Progress(wishes)) = self.wishes.as_ref().map(Job::poll) {
            self.services.settings_mut().system = wishes;
        }
        for command in self.arrivals(ctx) {
            self.run(ctx, command);
            ctx.request_repaint();
        }
    }

    /// Adds the results of finished games that had none.
    fn count_missing(&mut self, ctx: &Context) {
        match self.missing.as_ref().map(Job::poll) {
            Some(Poll::Done(games)) => {
                self.missing = None;
                if !games.is_empty() {
                    games.into_iter().for_each(|game| self.services.saving.add_result(&Record::Game(game)));
                    self.read_results();
                    ctx.request_repaint();
                }
            }
            Some(Poll::Failed) => self.missing = None,
            _ => {}
        }
    }

    /// Tells the page when another day has begun.
    fn follow_day(&mut self, ctx: &Context) {
        let today = Date::today();
        if std::mem::replace(&mut self.today, today) != today {
            self.shown.screen.enter(&mut self.kept, &mut self.services);
        }
        if let Screen::Home(_) | Screen::Today(_) = self.shown.screen {
            ctx.request_repaint_after(today.until_tomorrow());
        }
    }

    pub(super) fn advance(&mut self, ctx: &Context) {
        let position = match self.shown.screen {
            Screen::Table => self.kept.table.position(),
            _ => None,
        };
        self.services.toasts.keep_about(position);
        self.services.toasts.expire(ctx);
        self.kept.reviews.update();
        self.services.save_settings();
        self.place.follow(ctx);
        self.fit.follow(ctx);
        let screen = &self.shown.screen;
        let has_emblem = screen.has_large_emblem(&self.kept, &self.services);
        self.services.prepare_frame(ctx, has_emblem);
    }

    /// The commands for what has arrived since the last frame.
    fn arrivals(&mut self, ctx: &Context) -> Vec<ScreenCommand> {
        let moved = self.services.follow_saves(ctx).into_iter();
        let mut commands: Vec<Command> = moved.map(Command::ContinueIn).collect();
        while let Some(file) = self.services.saving.next_file() {
            commands.push(Command::OpenFile(file));
            ctx.send_viewport_cmd(ViewportCommand::Focus);
        }
        if let Err(message) = self.services.follow_backdrop(ctx) {
            commands.push(Command::Notify(message));
        }
        if let Some(chosen) = self.services.backdrops.chosen(ctx) {
            commands.push(match chosen {
                Ok(path) => Command::Settings(SettingsChange::UsePicture(path)),
                Err(message) => Command::Notify(message),
            });
        }
        let exchange = self.services.files.follow(ctx);
        commands.extend(exchange.map(super::super::file_exchange::Exchange::into_command));
        let is_hidden = self.services.is_hidden();
        let dropped = ctx.input(|input| if is_hidden { Vec::new() } else { input.raw.dropped_files.clone() });
        let paths = dropped.iter().map(|file| file.path().to_owned());
        commands.extend(paths.map(Command::Import));
        let mut commands: Vec<ScreenCommand> = commands.into_iter().map(Into::into).collect();
        if ctx.input(|input| input.viewport().minimized == Some(true)) {
            commands.push(TableCommand::HideHands.into());
        }
        commands
    }
}
