//! The table of an exercise, and its announcements for screen readers.

use egui::{CentralPanel, Frame, Ui};

use crate::games::BotSession;
use crate::rules::scene::{Anchor, Scene};
use crate::rules::{Message, Names, Seat};
use crate::table::Move;
use crate::ui::announcements::Announcements;
use crate::ui::board::{Board, BoardAction, BoardInput, MainButton};
use crate::ui::medal::picture;
use crate::ui::services::Services;
use crate::ui::shell::Shell;

/// The table to try something at.
#[derive(Default)]
pub(in crate::ui::pages) struct ExerciseTable {
    board: Board,
    announcements: Announcements,
    /// The last text of the exercise that was announced.
    told: String,
}

/// The cards on the table, and the moves that are possible.
pub(in crate::ui::pages) struct Position<'a> {
    pub session: &'a dyn BotSession,
    pub scene: Scene,
    pub viewer: Seat,
    /// The moves that the person may try; empty if there is nothing to try.
    pub moves: &'a [Move],
    pub names: &'a Names,
    pub holding: bool,
}

impl ExerciseTable {
    /// Clears the table and all announcements for another exercise.
    pub fn begin(&mut self) {
        self.clear();
        self.announcements = Announcements::default();
        self.told.clear();
    }

    pub fn clear(&mut self) {
        self.board.clear();
    }

    /// Puts raised and picked cards back.
    pub fn release(&mut self) {
        self.board.release();
    }

    /// Goes on from how the board was drawn.
    pub fn go_on_from(&mut self, drawn: Board, shell: &mut Shell<'_>) {
        shell.go_on_from(&mut self.board, drawn);
    }

    /// Announces words about what the person did at the board.
    pub fn say(&mut self, words: &str) {
        self.announcements.say(words);
    }

    /// Announces the text of the exercise if it is new.
    pub fn tell(&mut self, words: String) {
        if words != self.told {
            self.announcements.say(&words);
            self.told = words;
        }
    }

    /// Shows the table in all available space; returns what the person did.
    pub fn show(&self, ui: &mut Ui, services: &Services, position: Position<'_>) -> Vec<BoardAction> {
        CentralPanel::default()
            .frame(Frame::NONE)
            .show(ui, |ui| {
                let done = self.show_board(ui, services, position);
                self.announcements.show(ui);
                done
            })
            .inner
    }

    fn show_board(&self, ui: &mut Ui, services: &Services, position: Position<'_>) -> Vec<BoardAction> {
        let settings = services.settings();
        let Position { session, mut scene, viewer, .. } = position;
        if !settings.previews {
            scene.previews.clear();
        }
        if position.moves.is_empty() {
            withdraw(&mut scene, viewer);
        }
        let shown = BoardInput {
            scene: &scene,
            viewer,
            moves: position.moves,
            why_not: &|spot| session.why_not(viewer, spot),
            names: position.names,
            emblem: picture(session.id(), &scene),
            stake: None,
            faces: None,
            pictures: &services.pictures,
            settings,
            backdrop: services.backdrops.shown(settings.has_high_contrast()),
            software_rendering: services.software_rendering,
            holding: position.holding,
            inert: position.moves.is_empty(),
            main_button: MainButton::Nothing,
            asking: None,
            message: None,
            comment: None,
        };
        self.board.show(ui, &shown)
    }
}

/// Withdraws everything that invites the viewer to play, because there is nothing to try.
fn withdraw(scene: &mut Scene, viewer: Seat) {
    scene.prompt = Message::EMPTY;
    scene.withdraw_offers();
    let own = |anchor| anchor == Anchor::OwnHand;
    for zone in scene.zones.iter_mut().filter(|zone| own(zone.anchor)) {
        for spot in &mut zone.spots {
            spot.dim = false;
        }
    }
    if let Some(player) = scene.players.get_mut(viewer.index()) {
        player.turn = false;
    }
}
