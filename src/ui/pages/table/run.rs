//! Runs the commands of the table.

use crate::ui::requests::{ChallengeRequest, ChangeSaved, GameRequest, Review, ReviewStart};
use egui::Context;

use super::at_table::AtTable;
use super::command::TableCommand;
use super::finale::{self, Count};
use super::game::{TableGame, TableState};
use super::notice::Notice;
use super::turns::Now;
use crate::challenge::Challenge;
use crate::rules::Next;
use crate::store::ResultLine;
use crate::text::{self, table, table_page as texts};
use crate::ui::board::BoardAction;
use crate::ui::command::{Command, Overlay, TableDialog};
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::settings::Settings;
use crate::ui::shell::{Shell, change_settings};
use crate::ui::sound::Cue;
use crate::ui::{challenges, errors, notification};

impl AtTable {
    pub fn run(&mut self, command: TableCommand, shell: &mut Shell<'_>) {
        match command {
            TableCommand::Board(done) => self.gesture(done, shell),
            TableCommand::NextDeal => self.change(TableGame::next_deal),
            TableCommand::EndMotion => {
                // Where the game goes on, one press ends everything.
                let counting = if self.game.has_slow_end() { Count::of(&self.game).seconds() } else { 0.0 };
                self.unread.hurry(counting, shell.time());
            }
            TableCommand::Reveal(seat) => self.change(|game| game.reveal(seat)),
            TableCommand::FinishDeal => self.change(TableGame::finish_deal),
            TableCommand::Rematch => {
                let rematch = Box::new(self.game.rematch());
                shell.ask(if self.game.is_shared() {
                    GameRequest::Invite(rematch)
                } else {
                    GameRequest::StartAgain(rematch)
                });
            }
            TableCommand::SameDeal => {
                let keeps_friends = self.game.is_shared() && self.has_table_file;
                if let Some(game) = self.game.same_deal(keeps_friends) {
                    let game = Box::new(game);
                    shell.ask(if keeps_friends { GameRequest::Invite(game) } else { GameRequest::SetUpNext(game) });
                }
            }
            TableCommand::NextOfEvening => shell.ask(GameRequest::SetUpNext(Box::new(self.game.next_of_evening()))),
            TableCommand::EndEvening => self.change(TableGame::end_evening),
            TableCommand::Review => {
                let path = self.game.path().to_owned();
                // At the play that is shown, if there is one.
                let play = self.ending.decisive.as_ref().map(|play| play.step);
                match play.or_else(|| self.game.finished_deal()) {
                    Some(step) => shell.ask(Review(path, ReviewStart::Position(step))),
                    None => shell.ask(Command::Begin(PageId::Review(path))),
                }
            }
            TableCommand::Challenge => self.challenge(shell),
            TableCommand::SaveCopy => {
                let path = self.game.path().to_owned();
                shell.ask(ChangeSaved::Duplicate(path));
            }
            TableCommand::Hint => self.hint(shell),
            TableCommand::ShowAllChoices => self.hints.show_all(),
            TableCommand::ThinkLonger => {
                self.hints.think_longer(shell.ctx, &self.game, shell.services.thinking);
                if self.hints.thinks_longer() || self.hints.is_sure() {
                    shell.ask(Command::ShowOverlay(Some(Overlay::Table(TableDialog::HintValues))));
                }
            }
            TableCommand::Why => self.why(shell),
            TableCommand::ShowScores => {
                shell.ask(Command::ShowOverlay(Some(Overlay::Table(TableDialog::ScoreSheet))));
            }
            TableCommand::ReadTable => self.read_table(shell),
            TableCommand::PreviousTrick => self.show_previous_trick(shell.time()),
            TableCommand::PlayWithoutProgram(seat) => self.external_bots.play_without(seat),
            TableCommand::ReadQuestion(command, reading) => {
                self.external_bots.read(&command, reading);
            }
            TableCommand::CheckPeeking => {
                self.peek_check.start(shell.ctx, &self.game);
                let check = Overlay::Table(TableDialog::PeekCheck);
                shell.ask(Command::ShowOverlay(Some(check)));
            }
            TableCommand::CancelPeekCheck => self.peek_check.cancel(),
            TableCommand::SortHand => self.board.sort_anew(self.game.viewer()),
            TableCommand::ToggleShuffleDetails => {
                self.shows_shuffle_details = !self.shows_shuffle_details;
            }
            TableCommand::Undo | TableCommand::ToggleSidePanel(_) => {}
        }
    }

    /// Lets the game wait while its table is not shown.
    pub fn wait(&mut self, shell: &Shell<'_>) {
        self.pause();
        self.keep_result(shell.services);
        self.write(shell.services);
        self.ending.begin_review(&self.game, shell);
    }

    pub fn advance(&mut self, is_covered: bool, shell: &mut Shell<'_>) {
        let settings = shell.services.settings();
        self.game.language = settings.language;
        self.follow_programs(shell.ctx, settings);
        for consent in self.external_bots.take_given() {
            shell.ask(change_settings(|settings| settings.programs.insert(consent)));
        }
        if shell.services.saving.is_behind() {
            // It waits until the last action is safe, and continues in one of the next frames.
            shell.ctx.request_repaint();
        } else {
            self.play(is_covered, shell);
        }
        self.keep_asking();
        self.keep_result(shell.services);
        if self.game.is_to_be_compared() && !self.game.is_visit() {
            shell.services.saved_games.follow();
            self.game.compare(&shell.services.saved_games);
        }
        self.write(shell.services);
        let is_still = shell.services.settings().is_still();
        let shown_for = self.unread.since(shell.time()).map(|since| if is_still { f64::INFINITY } else { since });
        let cheered = finale::cheered(&self.game, &self.ending, &Count::of(&self.game));
        self.ending.follow(&self.game, shown_for, cheered, shell);
        self.settle(is_covered, shell);
    }

    /// Finds out whether the person has to be asked about a program.
    fn follow_programs(&mut self, ctx: &Context, settings: &Settings) {
        let is_over = self.game.session().next() == Next::Over;
        self.unapproved =
            if is_over { None } else { self.external_bots.unapproved(ctx, self.game.players(), settings) };
    }

    /// Lets computer players act. The game waits while a program is examined or the person is asked about it.
    fn play(&mut self, is_covered: bool, shell: &mut Shell<'_>) {
        self.hear_coach(shell.time());
        let game = &mut self.game;
        if !self.coach.is_busy() {
            game.show_new_cards();
        }
        if self.coach.is_speaking() {
            // A trick stays on the table.
            game.trick_shown_since = shell.time();
        } else if self.unapproved.is_none() {
            let now = Now {
                ctx: shell.ctx,
                time: shell.time(),
                settings: shell.services.settings(),
                thinking: shell.services.thinking,
                awaited: self.coach.awaited(),
            };
            for message in game.advance(now, &mut self.external_bots) {
                shell.notify(&message);
            }
        }
        self.hints.update(game);
        self.peek_check.update();
        let heard = game.sound_state(shell.services.settings(), shell.time());
        let was_asked = self.heard.as_ref().is_some_and(|before| before.asked);
        if heard.asked && !was_asked && game.is_shared() {
            let words = table::turn_of(game.viewer()).render(&game.names());
            if is_covered {
                shell.services.toasts.notify(shell.ctx, &words);
            }
            if shell.draw_attention() && shell.services.settings().notify {
                notification::show(shell.ctx, words);
            }
        }
        let cues = heard.since(self.heard.as_ref());
        self.heard = Some(heard);
        let is_counted = game.state() == TableState::Result && !shell.services.settings().is_still();
        for cue in cues {
            if is_counted && matches!(cue, Cue::Over | Cue::Win) {
                self.unread.sound_of_end = Some(cue);
            } else {
                shell.services.play_sound(cue);
            }
        }
    }

    /// Says what the coach has found, and keeps it with the game, where it counts as a hint.
    fn hear_coach(&mut self, time: f64) {
        let Some((advice, spots)) = self.coach.update(&self.game, time) else { return };
        self.announcer.say(&advice.sentence.render(&self.game.names()));
        if let Some(saved) = self.game.own_mut() {
            saved.coach.push(advice.comment);
        }
        self.count_hint();
        self.coach.say(advice.sentence, spots);
    }

    /// Keeps the result of the game once it is finished.
    fn keep_result(&mut self, services: &Services) {
        let Some(finished) = self.take_result() else { return };
        if let Some(saved) = self.game.own() {
            challenges::keep_own(&services.saving, saved);
        }
        if services.settings().statistics {
            self.ending.compare(&finished, services);
            services.saving.add_result(&ResultLine::Game(finished));
        }
    }

    /// Notes what is shown from now on, and announces what has happened.
    fn settle(&mut self, is_covered: bool, shell: &Shell<'_>) {
        let (settings, time) = (shell.services.settings(), shell.time());
        let shows_own_dialog = self.shows_own_dialog(shell.services, is_covered, time);
        let hint = self.shown_hint(self.hides_hands(settings, time));
        let game = &self.game;
        let message = self.message.take();
        self.message = message.filter(|message| message.remaining(game, time).is_some());
        if self.unapproved.is_none() && shows_own_dialog && !shell.services.is_hidden() {
            match game.state() {
                TableState::Playing => self.unread.clear(),
                _ => {
                    self.unread.show(game, time);
                    if !settings.is_still() {
                        let due = self.unread.sounds(game, &self.ending, time);
                        due.into_iter().for_each(|cue| shell.services.play_sound_after(cue, 0.0));
                    }
                }
            }
        }
        let remark = self.opponents.follow(game, settings, time);
        let result = finale::announced(game, &self.ending);
        self.announcer.follow(game, settings.announce, remark, result);
        let hint = hint.map(|hint| hint.render(&game.names()));
        self.announcer.follow_hint(hint.as_deref());
    }

    /// Tells whether a dialog of the present state may be shown.
    pub(super) fn shows_own_dialog(&self, services: &Services, is_covered: bool, time: f64) -> bool {
        let settings = services.settings();
        let is_holding = self.game.is_holding(settings, time) || self.game.last_card_rests(settings) > time;
        // A picture shows the table, or the result.
        let is_picture = services.files.takes_picture() && self.game.state() != TableState::Result;
        !is_holding && !is_covered && !is_picture && !self.shows_previous_trick && self.has_gathered(time)
    }

    /// Tells whether the last trick has come to the seat that took it, so that a dialog covers nothing that moves.
    pub(super) fn has_gathered(&self, time: f64) -> bool {
        self.board.has_gathered(self.game.scene_now().previous_trick_number(), time)
    }

    /// Tells whether all hands are hidden now. Who has just finished a trick is still at the computer.
    pub(super) fn hides_hands(&self, settings: &Settings, time: f64) -> bool {
        let is_behind_curtain = matches!(self.game.state(), TableState::Curtain(_));
        self.game.is_unattended() || is_behind_curtain && !self.game.is_holding(settings, time)
    }

    /// The hint to be shown above the hand.
    pub(super) fn shown_hint(&self, hides_hands: bool) -> Option<text::Message> {
        let hint = self.hints.text()?;
        let is_asked = !hides_hands && !self.game.moves().is_empty();
        is_asked.then_some(hint)
    }

    /// Makes a challenge of the game.
    fn challenge(&self, shell: &mut Shell<'_>) {
        let Some(saved) = self.game.own() else { return };
        match Challenge::of(saved) {
            Ok(challenge) => shell.ask(ChallengeRequest::Make(Box::new(challenge))),
            Err(error) => shell.notify(&errors::no_challenge(error)),
        }
    }

    /// Changes the game, and lowers raised or picked cards.
    fn change(&mut self, change: impl FnOnce(&mut TableGame)) {
        change(&mut self.game);
        self.board.release();
    }

    fn gesture(&mut self, done: BoardAction, shell: &mut Shell<'_>) {
        let time = shell.time();
        let game = &mut self.game;
        let keeps_trick = matches!(done, BoardAction::Drawn(_) | BoardAction::Said(_) | BoardAction::Asked(_));
        if !keeps_trick {
            self.shows_previous_trick = false;
        }
        match done {
            BoardAction::Drawn(board) => shell.go_on_from(&mut self.board, *board),
            BoardAction::Play(action) => {
                let settings = shell.services.settings();
                let question = game.question(&action, settings);
                let before = game.scene(false);
                game.see_trick(time);
                let played = game.choose(&action, time);
                self.coach.judge(question.filter(|_| played.is_ok()), shell.ctx, game, (time, settings));
                if self.coach.is_busy() {
                    game.hide_new_cards(before);
                }
                self.message = None;
                self.asking = None;
                self.board.release();
                if let Err(error) = played {
                    let message = texts::not_possible(action, errors::detail(&error));
                    self.notify(&message, shell);
                }
            }
            BoardAction::Asked(card) => self.explain(Some(card)),
            BoardAction::Answered { takes_back: true } => shell.ask(TableCommand::Undo),
            BoardAction::Answered { takes_back: false } => self.coach.dismiss(),
            BoardAction::Seen => {
                self.coach.dismiss();
                game.see_trick(time);
                self.stop_asking();
            }
            BoardAction::RefusedBecause(words) => self.say(&words, time),
            BoardAction::Refused(spot) => {
                if let Some(reason) = game.seen().why_not(game.viewer(), spot) {
                    self.say(&reason, time);
                }
            }
            BoardAction::Said(words) => self.announcer.say(&words),
        }
    }

    /// Shows a message about the present position, while it lasts.
    pub(super) fn notify(&self, message: &text::Message, shell: &mut Shell<'_>) {
        let message = message.render(&self.game.names());
        shell.services.toasts.notify_about(shell.ctx, &message, Some(self.position()));
    }

    /// Shows a message about the present position in place of the prompt, and announces it.
    pub(super) fn say(&mut self, message: &text::Message, time: f64) {
        self.announcer.say(&message.render(&self.game.names()));
        self.message = Some(Notice::about_position(message.clone(), &self.game, time));
    }
}
