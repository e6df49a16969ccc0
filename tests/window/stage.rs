//! A board without a window, for testing what it paints and exposes to screen readers.

use std::collections::HashMap;

use egui::accesskit::{Node, NodeId};
use egui::{Context, Event, FullOutput, Pos2, RawInput, Rect, Vec2};
use egui_kittest::TestRenderer as _;
use image::RgbaImage;
use misere::games::BotSession;
use misere::rules::scene::{Scene, SpotId};
use misere::rules::{Message, Names, Next, Seat};
use misere::store::Store;
use misere::table::Move;
use misere::ui::App;
use misere::ui::board::{Board, BoardAction, BoardInput, MainButton, TablePictures};
use misere::ui::settings::{Motion, Settings};

use super::frames::Wakes;
use super::pictures::Rasterizer;

/// The seat at the lower edge.
pub const VIEWER: Seat = Seat::new(0);

/// A board, and its room.
pub struct Stage {
    ctx: Context,
    board: Board,
    pictures: TablePictures,
    settings: Settings,
    rasterizer: Rasterizer,
    room: Rect,
    /// What the person did in the last frame.
    done: Vec<BoardAction>,
    _folder: tempfile::TempDir,
}

/// A table to show, and the input for it.
pub struct Show<'a> {
    pub scene: &'a Scene,
    pub moves: &'a [Move],
    /// The rule against using a spot now.
    pub why_not: &'a dyn Fn(SpotId) -> Option<Message>,
    /// Set if a finished trick is shown.
    pub holding: bool,
    pub events: Vec<Event>,
}

impl Stage {
    /// An empty board with this much room, in points.
    pub fn new(room: Vec2) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let ctx = Context::default();
        ctx.enable_accesskit();
        // Loads the fonts.
        drop(App::new(&ctx, Store::within(folder.path())));
        Self {
            ctx,
            board: Board::default(),
            pictures: TablePictures::default(),
            settings: Settings { motion: Motion::None, ..Settings::default() },
            rasterizer: Rasterizer::default(),
            room: Rect::from_min_size(Pos2::ZERO, room),
            done: Vec::new(),
            _folder: folder,
        }
    }

    /// The room for the board.
    pub const fn room(&self) -> Rect {
        self.room
    }

    /// What the person did in the last frame.
    pub fn done(&self) -> &[BoardAction] {
        &self.done
    }

    /// Gives the keyboard focus to a widget.
    pub fn focus(&self, id: egui::Id) {
        self.ctx.memory_mut(|memory| memory.request_focus(id));
    }

    /// Forgets which cards were chosen.
    pub fn release(&mut self) {
        self.board.release();
    }

    /// Draws one frame.
    pub fn show(&mut self, show: Show<'_>) -> FullOutput {
        self.pictures.receive(&self.ctx);
        let shown = BoardInput {
            scene: show.scene,
            viewer: VIEWER,
            moves: show.moves,
            why_not: show.why_not,
            names: &names(),
            emblem: "",
            stake: None,
            faces: None,
            pictures: &self.pictures,
            settings: &self.settings,
            backdrop: None,
            software_rendering: false,
            holding: show.holding,
            inert: false,
            main_button: MainButton::First,
            asking: None,
            message: None,
            comment: None,
        };
        let input = RawInput {
            screen_rect: Some(self.room),
            // Cards as small as possible, for speed.
            max_texture_side: Some(1024),
            events: show.events,
            ..RawInput::default()
        };
        let mut done = Vec::new();
        let mut output = self.ctx.run_ui(input, |ui| done = self.board.show(ui, &shown));
        self.done.clear();
        for action in done {
            match action {
                BoardAction::Drawn(board) => {
                    let look = self.settings.look();
                    self.pictures.ensure(&self.ctx, board.widths(), look);
                    self.board.go_on_from(*board);
                }
                done => self.done.push(done),
            }
        }
        self.rasterizer.handle_delta(&mut output.textures_delta);
        output
    }

    /// Draws frames until no cards of a new size are being rasterized. Returns the last one.
    pub fn show_settled<'a>(&mut self, table: impl Fn() -> Show<'a>) -> FullOutput {
        let wakes = Wakes::of(&self.ctx);
        // A size has to stay the same for a while before cards are rasterized in it.
        for _ in 0..8 {
            self.show(table());
        }
        while !self.pictures.are_settled() {
            wakes.wait();
            self.show(table());
        }
        self.show(table())
    }

    /// Takes a picture of a frame.
    pub fn picture(&mut self, frame: &FullOutput) -> RgbaImage {
        self.rasterizer.render(&self.ctx, frame).expect("a picture")
    }
}

/// The accessibility nodes of a frame.
pub fn nodes(frame: FullOutput) -> HashMap<NodeId, Node> {
    let tree = frame.platform_output.accesskit_update;
    tree.expect("AccessKit is on").nodes.into_iter().collect()
}

/// The viewer's legal moves.
pub fn moves(session: &dyn BotSession) -> Vec<Move> {
    match session.next() {
        Next::Act(VIEWER) => session.moves(),
        _ => Vec::new(),
    }
}

/// The names of all players.
pub fn names() -> Names {
    Names::new(["You", "Ann", "Bob", "Cid", "Dot", "Eve"]).addressing(VIEWER)
}
