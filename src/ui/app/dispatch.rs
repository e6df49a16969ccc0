//! The dispatcher, which runs every command.

use egui::{Context, ViewportCommand};

use super::App;
use crate::ui::command::{Command, Overlay};
use crate::ui::screen_id::ScreenId;
use crate::ui::screens::{ReviewCommand, ScreenCommand};
use crate::ui::shell::Shell;

impl App {
    /// Runs a command, or asks first whether to.
    pub(super) fn run(&mut self, ctx: &Context, command: ScreenCommand) {
        match command.question(&self.kept) {
            Some(question) => self.ask(command, question),
            None => self.run_now(ctx, command),
        }
    }

    /// Runs a command, and what the screen asks the shell for in turn.
    pub(super) fn run_now(&mut self, ctx: &Context, command: ScreenCommand) {
        let command = match command {
            ScreenCommand::Shell(command) => return self.run_own(ctx, command),
            command => command,
        };
        let mut shell = Shell::new(ctx, &mut self.services);
        self.shown.screen.run(command, &mut self.kept, &mut shell);
        for command in shell.into_asked() {
            self.run_own(ctx, command);
            ctx.request_repaint();
        }
    }

    fn run_own(&mut self, ctx: &Context, command: Command) {
        self.running = Some(command.clone());
        match command {
            Command::Receive => self.receive(ctx),
            Command::Advance => self.advance(ctx),
            Command::Show(screen) => self.go_to(ctx, &screen),
            Command::Begin(screen) => self.begin_at(ctx, &screen),
            Command::Back => self.back(ctx),
            Command::Leave => self.leave(ctx),
            Command::Start(game) => self.start(ctx, *game),
            Command::Invite(game) => self.invite(ctx, *game),
            Command::OpenInvitation(text) => self.open_invitation(ctx, &text),
            Command::ComeBack(invitation) => self.come_back(ctx, invitation),
            Command::ReopenTable => self.reopen_table(ctx),
            Command::SitAtTable => self.sit_at_table(ctx),
            Command::StartAgain(game) => {
                self.begin(ctx, *game);
            }
            Command::Follow(game) => self.follow(ctx, *game),
            Command::Open(path) => self.open(ctx, path),
            Command::OpenFile(path) => self.open_file(ctx, &path),
            Command::OpenExample { id, finished } => self.open_example(ctx, id, finished),
            Command::Review(file, start) => {
                self.begin_at(ctx, &ScreenId::Review(file));
                self.run(ctx, ReviewCommand::Start(start).into());
            }
            Command::PlayDay(date) => self.play_day(ctx, date),
            Command::Challenge(challenge) => self.make_challenge(ctx, *challenge),
            Command::ReceiveText(text) => self.receive_text(ctx, &text),
            Command::PlayChallenge(id) => self.play_challenge(ctx, id),
            Command::ReviewEntry { id, index, step } => self.review_entry(ctx, id, (index, step)),
            Command::ChangeChallenge(id, change) => self.change_challenge(ctx, id, change),
            Command::PlayOn => self.play_on(ctx),
            Command::ContinueIn(moved) => self.continue_in(&moved),
            Command::Import(path) => self.import(ctx, &path),
            Command::ChangeSaved(path, change) => self.change_saved(ctx, &path, change),
            Command::Share(sharing) => self.share(ctx, sharing),
            Command::BringBack(lines) => self.services.saving.bring_back(lines),
            Command::ShowOverlay(overlay) => self.overlay = overlay,
            Command::Answer(yes) => self.answer(ctx, yes),
            Command::ToggleOverlay(overlay) => {
                self.overlay = if self.overlay == Some(overlay) { None } else { Some(overlay) };
            }
            Command::Settings(change) => self.change_settings(ctx, change),
            Command::ToggleFullScreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
            }
            Command::SaveAgain => {
                self.flush();
            }
            Command::CloseNotice(place) => self.services.saving.close_notice(place),
            Command::Close { anyway } => {
                if anyway || self.flush() {
                    self.closes_anyway = anyway;
                    ctx.send_viewport_cmd(ViewportCommand::Close);
                }
            }
            Command::FinishClosing => self.finish_closing(ctx),
            Command::Notify(message) => self.tell(ctx, &message),
            Command::NotifyAtTable(message) => {
                let (position, names) = (self.kept.table.position(), self.kept.table.names(self.settings().language));
                let message = message.render(&names);
                self.services.toasts.notify_about(ctx, &message, position);
            }
        }
    }

    /// Lets the window close if everything is saved; otherwise asks whether it should.
    fn finish_closing(&mut self, ctx: &Context) {
        if let Some(command) = self.shown.screen.leave(&mut self.kept) {
            self.run_own(ctx, command);
        }
        if !self.closes_anyway && !self.flush() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.shown.screen.enter(&mut self.kept, &mut self.services);
            self.overlay = Some(Overlay::Closing);
        }
    }

    /// Writes the game at the table, and retries what could not be written before.
    pub(super) fn save(&mut self) {
        self.kept.table.write(&self.services);
        self.services.saving.retry();
    }

    /// Writes the game at the table and waits for the outcome. Returns whether everything is on
    /// disk.
    pub(super) fn flush(&mut self) -> bool {
        self.kept.table.flush(&self.services)
    }
}
