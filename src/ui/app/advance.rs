//! Things that happen before every frame without being asked for.

use egui::{Context, ViewportCommand};

use super::App;
use crate::ui::command::{Command, SettingsChange};
use crate::ui::screens::{Screen, ScreenCommand, TableCommand};

impl App {
    pub(super) fn receive(&mut self, ctx: &Context) {
        for command in self.arrivals(ctx) {
            self.run(ctx, command);
            ctx.request_repaint();
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
        let language = self.services.settings().language;
        if let Err(message) = self.services.follow_backdrop(ctx) {
            commands.push(Command::Notify(message.in_language(language)));
        }
        if let Some(file) = self.services.backdrops.chosen(ctx) {
            let change = SettingsChange::UsePicture(file.path().to_owned());
            commands.push(Command::Settings(change));
        }
        let exchange = self.services.files.follow(ctx);
        commands.extend(exchange.map(|exchange| exchange.into_command(language)));
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
