//! Things that happen before every frame without being asked for.

use egui::{Context, ViewportCommand};

use super::App;
use crate::printable;
use crate::store::{Date, ResultLine};
use crate::text::app as texts;
use crate::ui::command::{Command, RemovedLines};
use crate::ui::errors;
use crate::ui::file_exchange::Exchange;
use crate::ui::job::{Job, Poll};
use crate::ui::requests::Received;
use crate::ui::shell::{Commands, Page, Part, change_settings};
use crate::ui::theme::Cloth;

impl App {
    /// Takes what has arrived from outside the window.
    pub(super) fn receive(&mut self, ctx: &Context) {
        if let Some(restored) = self.services.saving.follow_restored(RemovedLines::Results) {
            self.services.toasts.clear();
            match restored {
                Ok(()) => self.read_results(ctx),
                Err(error) => self.tell(ctx, &errors::store(&error)),
            }
        }
        if self.services.saving.follow_results() {
            self.read_results(ctx);
        }
        self.count_missing(ctx);
        self.follow_day(ctx);
        while let Some(Poll::Progress(wishes)) = self.wishes.as_ref().map(Job::poll) {
            self.services.settings_mut().system = wishes;
        }
        let arrived = self.arrivals(ctx);
        self.run_all(ctx, arrived.into_vec());
    }

    /// Shows results that have been added in the background, on a page that tells of them.
    fn read_results(&mut self, ctx: &Context) {
        if self.shown.page.traits().shows_results {
            self.with_page(ctx, Page::enter);
        }
    }

    /// Adds the results of finished games that had none.
    fn count_missing(&mut self, ctx: &Context) {
        match self.missing.as_ref().map(Job::poll) {
            Some(Poll::Done(games)) => {
                self.missing = None;
                if !games.is_empty() {
                    games.into_iter().for_each(|game| self.services.saving.add_result(&ResultLine::Game(game)));
                    self.read_results(ctx);
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
            self.with_page(ctx, Page::enter);
        }
        if self.shown.page.traits().shows_day {
            ctx.request_repaint_after(today.until_tomorrow());
        }
    }

    /// Ends what has lasted long enough, and prepares the next frame.
    pub(super) fn advance(&mut self, ctx: &Context) {
        let toasts = &mut self.services.toasts;
        toasts.expire(ctx);
        self.parts.keep_offers(|number| toasts.has(number));
        self.services.save_settings();
        self.place.follow(ctx);
        self.fit.follow(ctx);
        let has_emblem = self.shown.page.has_large_emblem(&self.parts, &self.services);
        self.services.prepare_frame(ctx, has_emblem);
    }

    /// Requests that follow from news since the last frame.
    fn arrivals(&mut self, ctx: &Context) -> Commands {
        let mut commands = Commands::default();
        for moved in self.services.follow_saves(ctx) {
            let message = self.parts.iter_mut().find_map(|part: &mut dyn Part| part.continue_in(&moved));
            let message = message.unwrap_or_else(|| {
                let (from, to) = (printable::path(&moved.from), printable::path(&moved.to));
                texts::file_changed_elsewhere(from, to)
            });
            self.services.saving.add_notice(message);
        }
        while let Some(file) = self.services.saving.next_file() {
            commands.push(Received::File(file));
            ctx.send_viewport_cmd(ViewportCommand::Focus);
        }
        if let Err(message) = self.services.follow_backdrop(ctx) {
            commands.push(Command::Notify(message));
        }
        if let Some(chosen) = self.services.backdrops.chosen(ctx) {
            match chosen {
                Ok(path) => commands.push(change_settings(|settings| {
                    settings.picture = path;
                    settings.cloth = Cloth::Picture;
                })),
                Err(message) => commands.push(Command::Notify(message)),
            }
        }
        match self.services.files.follow(ctx) {
            Some(Exchange::Import(path)) => commands.push(Received::Import(path)),
            Some(Exchange::Message(message)) => commands.push(Command::Notify(message)),
            None => {}
        }
        let is_hidden = self.services.is_hidden();
        let dropped = ctx.input(|input| if is_hidden { Vec::new() } else { input.raw.dropped_files.clone() });
        commands.extend(dropped.iter().map(|file| Received::Import(file.path().to_owned())));
        commands
    }
}
