//! Loans of the shell to a screen: services while a command runs, and surroundings while the screen
//! is drawn.

use egui::{Context, UserAttentionType, ViewportCommand};

use super::board::Board;
use super::command::{Command, Overlay};
use super::screen_id::ScreenId;
use super::services::Services;
use crate::text::Message;

/// The shell, for a screen that runs a command.
pub struct Shell<'a> {
    pub ctx: &'a Context,
    pub services: &'a mut Services,
    /// The commands that follow.
    asked: Vec<Command>,
}

impl<'a> Shell<'a> {
    pub const fn new(ctx: &'a Context, services: &'a mut Services) -> Self {
        Self { ctx, services, asked: Vec::new() }
    }

    /// Asks the shell to run a command when the screen is done.
    pub fn ask(&mut self, command: Command) {
        self.asked.push(command);
    }

    pub fn notify(&mut self, message: &Message) {
        self.services.notify(self.ctx, message);
    }

    /// Shows a message with a button that runs a command.
    pub fn offer(&mut self, message: &Message, button: Message, command: Command) {
        self.services.offer(self.ctx, message, button, command);
    }

    /// Lets the system point at the window of a person who is using another one.
    pub fn draw_attention(&self) {
        if !self.ctx.input(|input| input.raw.focused) {
            let kind = UserAttentionType::Informational;
            let command = ViewportCommand::RequestUserAttention(kind);
            self.ctx.send_viewport_cmd(command);
        }
    }

    /// Lets a board go on from how it was drawn, and draws the pictures that it lacked.
    pub fn follow_board(&mut self, board: &mut Board, drawn: Board) {
        let look = self.services.settings().look();
        let pictures = &mut self.services.pictures;
        if !pictures.are_ready() {
            self.ctx.request_discard("a table without cards");
        }
        pictures.ensure(self.ctx, drawn.widths(), look);
        board.follow(drawn);
    }

    pub const fn time(&self) -> f64 {
        self.services.time()
    }

    pub fn into_asked(self) -> Vec<Command> {
        self.asked
    }
}

/// The window around a screen that is drawn.
#[derive(Clone, Copy)]
pub struct Surroundings<'a> {
    pub services: &'a Services,
    /// The number of the visit. A screen keeps its place during a visit, and begins at its top in
    /// another.
    pub visit: u64,
    pub overlay: Option<Overlay>,
    /// The label of the button that leads back, besides Home, and the screen it leads to.
    pub way_back: Option<&'a (Message, ScreenId)>,
}

/// Lets a screen collect commands of its own kind, and adds them to those of all.
pub fn collect<C: Into<D>, D>(commands: &mut Vec<D>, show: impl FnOnce(&mut Vec<C>)) {
    let mut own = Vec::new();
    show(&mut own);
    commands.extend(own.into_iter().map(Into::into));
}
