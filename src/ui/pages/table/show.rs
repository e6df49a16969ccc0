//! Draws the table, the toolbar above it, and the dialogs over it.

use egui::{CentralPanel, Frame, Label, Ui};

use super::at_table::AtTable;
use super::choices::Choices;
use super::command::{FriendsCommand, TableCommand};
use super::finale::{Count, Finale};
use super::game::{TableGame, TableState};
use super::hints::HintStatus;
use super::notice::Notice;
use super::score_sheet::ScoreSheet;
use super::together::bar;
use super::toolbar::ShownAgain;
use super::{aim, score_sheet, toolbar};
use crate::rules::Seat;
use crate::text::{table_page as texts, together};
use crate::ui::board::{BoardInput, Faces, MainButton};
use crate::ui::command::{Command, Overlay, TableDialog};
use crate::ui::focus;
use crate::ui::friends::Friends;
use crate::ui::medal::picture;
use crate::ui::personas::{Expression, everybody};
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands};
use crate::ui::theme::{self, size};

/// The time in which a result comes into sight, in seconds, at most.
const FADING: f64 = 0.5;

impl AtTable {
    pub fn show_toolbar(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let shown = ShownAgain { previous_trick: self.shows_previous_trick, asking: self.asking.is_some() };
        toolbar::show(ui, &self.game, services.settings(), shown, commands);
    }

    pub fn show(&self, ui: &mut Ui, around: Around<'_>, friends: Option<&Friends>, commands: &mut Commands) {
        let services = around.services;
        aim::show(ui, &self.game, services.settings(), commands);
        bar::show(ui, &self.game, friends, commands);
        let is_seen = !self.is_behind_result(around, ui.input(|input| input.time));
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            if !is_seen {
                // The result covers it, so nothing of it is painted.
                ui.set_opacity(0.0);
            }
            self.show_board(ui, services, friends, commands);
        });
        // What a dialog remembers, such as how far it was scrolled, belongs to this game.
        ui.push_id(self.board.id(), |ui| self.show_dialog(ui, around, friends, commands));
    }

    /// Tells whether a result covers the whole table.
    fn is_behind_result(&self, around: Around<'_>, time: f64) -> bool {
        let is_scored = matches!(self.game.state(), TableState::DealOver | TableState::Result);
        let is_open = self.unread.since(time).is_some_and(|since| since > FADING);
        is_scored
            && self.unapproved.is_none()
            && is_open
            && self.shows_own_dialog(around.services, around.overlay.is_some(), time)
    }

    /// Shows the dialog over the table: a question, or the open overlay.
    fn show_dialog(&self, ui: &mut Ui, around: Around<'_>, friends: Option<&Friends>, commands: &mut Commands) {
        let game = &self.game;
        let sheet = ScoreSheet {
            game,
            atlas: &around.services.cards,
            can_undo: game.undo_refusal(around.services.settings()).is_none(),
            ending: &self.ending,
            fairness: self.fairness.as_ref(),
            visiting: friends.and_then(Friends::visiting),
            can_reopen: self.has_table_file && friends.is_none(),
            has_details: self.shows_shuffle_details,
        };
        let is_closed = match around.overlay {
            Some(Overlay::Table(TableDialog::ScoreSheet)) => score_sheet::show_over_table(ui, sheet, commands),
            Some(Overlay::Table(TableDialog::Leave)) => ask_to_leave(ui, game, commands),
            Some(Overlay::Table(TableDialog::PeekCheck)) => self.peek_check.show(ui, game, commands),
            Some(Overlay::Table(TableDialog::HintValues)) => match self.hints.status() {
                HintStatus::Ready(advice) => {
                    let choices = Choices {
                        advice,
                        shows_all: self.hints.shows_all(),
                        thinks_longer: self.hints.thinks_longer(),
                        can_think: game.own_session().is_some(),
                        atlas: &around.services.cards,
                    };
                    choices.show(ui, commands)
                }
                HintStatus::None | HintStatus::Thinking => true,
            },
            _ => false,
        };
        if is_closed {
            commands.push(Command::ShowOverlay(None));
        }
        if let Some(seat) = self.unapproved {
            let player = &game.players()[seat.index()];
            if let Some(question) = self.external_bots.question(player) {
                question.show(ui, seat, commands);
            }
            return;
        }
        let time = ui.input(|input| input.time);
        let is_covered = around.overlay.is_some();
        if is_covered && game.state() == TableState::Result && self.unread.since(time).is_some() {
            self.show_ending(ui, around, sheet, commands);
            return;
        }
        if !self.shows_own_dialog(around.services, is_covered, time) {
            let settings = around.services.settings();
            if !self.game.is_holding(settings, time) && !self.has_gathered(time) {
                ui.request_repaint();
            }
            let rest = self.game.last_card_rests(settings) - time;
            if rest > 0.0 {
                ui.request_repaint_after_secs(rest as f32);
            }
            return;
        }
        let mut asked = Commands::default();
        let mut is_hurried = false;
        match game.state() {
            TableState::Playing => {}
            TableState::Curtain(seat) => {
                asked.extend(show_curtain(ui, seat));
            }
            TableState::DealOver | TableState::Result => {
                is_hurried = self.show_ending(ui, around, sheet, &mut asked);
            }
        }
        if !self.unread.is_new(game, time) {
            commands.extend(asked.into_vec());
        }
        if is_hurried {
            commands.push(TableCommand::EndMotion);
        }
    }

    /// Shows the end of a deal or of the game, or the latter behind a dialog; returns whether a press has ended what moves.
    fn show_ending(&self, ui: &mut Ui, around: Around<'_>, sheet: ScoreSheet<'_>, commands: &mut Commands) -> bool {
        let (services, time) = (around.services, ui.input(|input| input.time));
        let (game, settings) = (&self.game, services.settings());
        let is_over = game.state() == TableState::Result;
        let is_covered = around.overlay.is_some();
        let since = self.unread.since(time).filter(|_| !settings.is_still() && !is_covered).unwrap_or(f64::INFINITY);
        let count = Count::of(game);
        let places = count.places(since).unwrap_or_else(|| game.session().places());
        let (best, last) = (places.iter().min(), places.iter().max());
        // Before the first points nobody is ahead.
        let look = |seat| match Some(&places[seat]) {
            // Who leads is not unhappy about a deal.
            place if !is_over => self
                .opponents
                .look(seat, time)
                .filter(|look| place != best || !matches!(look, Expression::Hurt | Expression::Caught))
                .unwrap_or_default(),
            _ if best == last && game.session().leaders().len() < places.seats() => Expression::Calm,
            place if place == best => Expression::Proud,
            place if place == last || game.is_own_defeat() && seat == game.viewer() => Expression::Hurt,
            _ => Expression::Calm,
        };
        let faces = everybody(game.players(), &game.names(), settings.face, &game.friends_faces, look);
        let finale = Finale {
            sheet,
            settings,
            pictures: &services.pictures,
            faces: &faces,
            software_rendering: services.software_rendering,
            card: self.board.widths()[1],
            since,
            since_hurried: self.unread.since_hurried(time),
            count,
            moon: game.moon(),
            remark: if is_over { self.ending.last_word.as_ref() } else { self.opponents.says(time) },
        };
        if is_covered {
            finale.show_behind(ui);
            return false;
        }
        finale.show(ui, commands)
    }

    fn show_board(&self, ui: &mut Ui, services: &Services, friends: Option<&Friends>, commands: &mut Commands) {
        let game = &self.game;
        let time = ui.input(|input| input.time);
        let remaining = |message: &Notice| message.remaining(game, time);
        if let Some(seconds) = self.message.as_ref().and_then(remaining)
            && seconds.is_finite()
        {
            ui.request_repaint_after_secs(seconds as f32);
        }
        let settings = services.settings();
        let hidden = self.hides_hands(settings, time);
        let holding = game.is_holding(settings, time) || self.shows_previous_trick;
        let mut scene = game.scene(holding);
        let is_scored = matches!(game.state(), TableState::DealOver | TableState::Result);
        if is_scored {
            game.hold_points(&mut scene);
        }
        if hidden {
            scene.conceal();
        }
        if !settings.previews {
            scene.previews.clear();
        }
        if let Some(friends) = friends {
            bar::note_plates(&mut scene, friends);
        }
        let moves = if hidden { &[] } else { game.moves() };
        self.hints.mark(&mut scene, moves);
        let names = game.names();
        let message = self.message.as_ref();
        let message = message.map(|message| message.text.render(&names));
        let message = message.or_else(|| self.recalled_trick());
        let message = message.or_else(|| Some(self.shown_hint(hidden)?.render(&names)));
        let faces = self.opponents.faces(game, settings.face, holding, time);
        if let Some(seconds) = self.opponents.changes_in(time) {
            ui.request_repaint_after_secs(seconds as f32);
        }
        let phrase = friends.and_then(|friends| friends.heard(time));
        let said = phrase.map(|(seat, phrase, left)| {
            ui.request_repaint_after_secs(left as f32);
            (seat, theme::say(ui, phrase.message()))
        });
        let coach = self.coach.words().map(|words| words.render(&names));
        let said = said.as_ref().map(|(seat, words)| (*seat, &**words));
        let is_held = holding && !self.shows_previous_trick;
        let stake = if is_held { game.stake_of_trick(settings, time) } else { game.stake() };
        // In place of the table, a result tells it.
        let remark = self.opponents.remark(time).filter(|_| !is_scored || self.unread.since(time).is_none());
        let shown = BoardInput {
            scene: &scene,
            viewer: game.viewer(),
            moves,
            why_not: &|spot| game.seen().why_not(game.viewer(), spot),
            names: &names,
            emblem: picture(game.entry.id, &scene),
            stake: Some(stake),
            faces: Some(Faces { shown: &faces, remark: said.or(remark) }),
            pictures: &services.pictures,
            settings,
            backdrop: services.backdrops.shown(settings.has_high_contrast()),
            software_rendering: services.software_rendering,
            holding,
            inert: false,
            main_button: self.hints.action().map_or(MainButton::First, MainButton::Hinted),
            asking: self.asking.map(|(asking, _)| asking),
            message: message.as_deref(),
            comment: self.coach.comment(coach.as_deref(), settings.undo),
        };
        let done = self.board.show(ui, &shown);
        commands.extend(done.into_iter().map(TableCommand::Board));
        self.announcer.show(ui);
    }
}

/// Hides the hands until the next person asks to see theirs.
fn show_curtain(ui: &Ui, seat: Seat) -> Option<TableCommand> {
    theme::modal(ui, "curtain", 32, |ui| {
        ui.vertical_centered(|ui| {
            ui.set_width(360.0);
            theme::title(ui, texts::turn_of(seat));
            ui.add_space(8.0);
            theme::muted(ui, texts::hands_hidden());
            ui.add_space(16.0);
            let show = theme::primary(ui, texts::show_my_cards());
            focus::main(ui, show.id);
            let reveal = TableCommand::Reveal(seat);
            show.clicked().then_some(reveal)
        })
        .inner
    })
    .inner
}

const LEAVING: f32 = 460.0;

/// Asks; returns whether the dialog was closed.
fn ask_to_leave(ui: &Ui, game: &TableGame, commands: &mut Commands) -> bool {
    let title = together::leave_question();
    let is_guest = game.is_visit();
    theme::dialog(ui, "leave", LEAVING, title, |ui| {
        let words = if is_guest { together::guest_leaves() } else { together::host_leaves() };
        ui.add(Label::new(theme::text(ui, words, size::BODY)).wrap());
        ui.add_space(theme::STEP);
        focus::Group::row("leave").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                if theme::secondary(ui, together::come_back_later()).clicked() {
                    commands.push(FriendsCommand::Leave);
                }
                if is_guest && theme::destructive(ui, true, together::give_up_seat()).clicked() {
                    commands.push(FriendsCommand::GiveUp);
                }
            });
        });
    })
}
