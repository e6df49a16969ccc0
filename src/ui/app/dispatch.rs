//! The dispatcher, which runs everything that is asked for.

use egui::{Context, ViewportCommand};

use super::App;
use crate::ui::command::{Command, Overlay};
use crate::ui::shell::{AnyCommand, Page, Part, Shell};

impl App {
    pub(super) fn run_all(&mut self, ctx: &Context, asked: impl IntoIterator<Item = AnyCommand>) {
        for asked in asked {
            self.run(ctx, asked);
            ctx.request_repaint();
        }
    }

    /// Runs what was asked for, or asks first whether to.
    fn run(&mut self, ctx: &Context, asked: AnyCommand) {
        match asked.question(&self.parts) {
            Some(question) => {
                self.waiting = Some((asked, question));
                self.overlay = Some(Overlay::Question);
            }
            None => self.run_now(ctx, asked),
        }
    }

    /// Runs what was asked for, and what it asks for in turn.
    fn run_now(&mut self, ctx: &Context, asked: AnyCommand) {
        match asked {
            AnyCommand::Shell(command) => self.run_own(ctx, command),
            AnyCommand::Open(page) => self.open(ctx, page),
            AnyCommand::Offered(number) => {
                let offered = self.parts.offered(number);
                self.run_all(ctx, offered);
            }
            AnyCommand::Other(other) => self.with_shell(ctx, |shell| other.run(shell)),
            AnyCommand::Change(change) => self.with_shell(ctx, change),
        }
    }

    /// Lets a page or part do something, and runs what it asks for.
    fn with_shell(&mut self, ctx: &Context, act: impl FnOnce(&mut Shell<'_>)) {
        let shell = Shell::new(ctx, &mut self.services, &mut self.parts);
        let mut shell = shell.with_page(&mut *self.shown.page);
        act(&mut shell);
        let asked = shell.into_asked();
        self.run_all(ctx, asked);
    }

    /// Lets the page that is shown do something, and runs what it asks for.
    pub(super) fn with_page<R>(&mut self, ctx: &Context, act: impl FnOnce(&mut dyn Page, &mut Shell<'_>) -> R) -> R {
        let mut shell = Shell::new(ctx, &mut self.services, &mut self.parts);
        let result = act(&mut *self.shown.page, &mut shell);
        let asked = shell.into_asked();
        self.run_all(ctx, asked);
        result
    }

    /// Lets each part do something, and runs what it asks for.
    pub(super) fn with_parts(&mut self, ctx: &Context, act: impl Fn(&mut dyn Part, &mut Shell<'_>)) {
        for index in 0..self.parts.count() {
            self.with_shell(ctx, |shell| shell.with_part(index, &act));
        }
    }

    fn run_own(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::Show(page) => self.go_to(ctx, &page),
            Command::Begin(page) => self.begin_at(ctx, &page),
            Command::Back => self.back(ctx),
            Command::Leave => self.leave(ctx),
            Command::ShowOverlay(overlay) => self.overlay = overlay,
            Command::ToggleOverlay(overlay) => {
                self.overlay = if self.overlay == Some(overlay) { None } else { Some(overlay) };
            }
            Command::Answer(yes) => self.answer(ctx, yes),
            Command::Share(sharing) => self.share(ctx, sharing),
            Command::BringBack(lines) => self.services.saving.bring_back(lines),
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
            Command::Notify(message) => self.tell(ctx, &message),
        }
    }

    /// Runs what was asked about, or forgets it.
    fn answer(&mut self, ctx: &Context, yes: bool) {
        self.overlay = None;
        if let Some((asked, _)) = self.waiting.take()
            && yes
        {
            if let AnyCommand::Other(other) = &asked {
                other.agree(&mut Shell::new(ctx, &mut self.services, &mut self.parts));
            }
            self.run_now(ctx, asked);
        }
    }

    /// Lets the window close if everything is saved; otherwise asks whether it should.
    pub(super) fn finish_closing(&mut self, ctx: &Context) {
        self.with_page(ctx, Page::leave);
        if !self.closes_anyway && !self.flush() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.with_page(ctx, Page::enter);
            self.overlay = Some(Overlay::Closing);
        }
    }

    /// Writes what has changed, and retries what could not be written before.
    pub(super) fn save(&mut self) {
        self.parts.iter_mut().for_each(|part| part.write(&self.services));
        self.services.saving.retry();
    }

    /// Writes what has changed and waits for the outcome. Returns whether everything is on disk.
    fn flush(&mut self) -> bool {
        for part in self.parts.iter_mut() {
            part.finish();
            part.write(&self.services);
        }
        self.services.saving.wait()
    }

    pub(super) fn tell(&mut self, ctx: &Context, message: &crate::text::Message) {
        self.services.notify(ctx, message);
    }
}
