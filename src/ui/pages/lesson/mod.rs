//! The lesson page: the table, and a panel with the text of the step.

mod command;
mod game;
mod panel;

use crate::ui::requests::{GameRequest, NewGame};
use egui::Ui;

pub use self::command::LessonCommand;
use self::game::{LessonGame, Stage};
use self::panel::LessonPanel;
use super::exercise::{ExerciseTable, Position, show_panel};
use crate::bots::Level;
use crate::games::entry;
use crate::lessons::{LEARNER, Lesson, LessonError, Task};
use crate::rules::Names;
use crate::rules::options::HouseRules;
use crate::store::{Medal, Player, goals, names};
use crate::table::Setup;
use crate::text::{common, lesson_page as texts};
use crate::ui::board::BoardAction;
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::settings::{LessonProgress, Settings};
use crate::ui::shell::{Around, Ask, Commands, Page, Parts, Shell, Traits};
use crate::ui::sound::Cue;
use crate::ui::{errors, focus, theme};

pub struct LessonPage {
    game: LessonGame,
    table: ExerciseTable,
    /// Set if the lesson had not been completed before.
    is_new: bool,
    /// The medal with the step that the lesson has earned.
    medal: Option<Medal>,
    /// The step and stage that last received a focus.
    focused: Option<(usize, Stage)>,
}

impl LessonPage {
    /// Opens the lesson of a game where it was left; `None` if it has no lesson.
    ///
    /// # Errors
    /// Returns an error if the position of the step cannot be reached.
    pub fn open(id: &str, services: &Services) -> Result<Option<Self>, LessonError> {
        let Some(entry) = entry(id) else { return Ok(None) };
        let Some(lesson) = Lesson::of(entry) else { return Ok(None) };
        let step = match services.settings().lessons.get(id) {
            Some(LessonProgress::Step(step)) => usize::from(*step),
            Some(LessonProgress::Done) | None => 0,
        };
        let mut page = Self {
            game: LessonGame::open(entry, lesson?, step)?,
            table: ExerciseTable::default(),
            is_new: !services.settings().has_learned(id),
            medal: None,
            focused: None,
        };
        page.settle(services.settings());
        Ok(Some(page))
    }

    /// The id of the game being taught, and the index of the step that is shown, from 0.
    pub fn current(&self) -> (&'static str, usize) {
        (self.game.entry.id, self.game.step_number().0)
    }

    /// Shows the next action if one is due.
    fn go_on(&mut self, shell: &Shell<'_>) {
        if shell.services.is_hidden() {
            return;
        }
        let (settings, time) = (shell.services.settings(), shell.time());
        let (is_shown, due) = self.game.advance(settings, time);
        if let Some(due) = due {
            let wait = (due - time).max(0.0) as f32;
            shell.ctx.request_repaint_after_secs(wait);
        }
        if is_shown {
            shell.services.play_sound(Cue::Slide);
            shell.services.play_sound(Cue::Snap);
        }
    }

    fn gesture(&mut self, done: BoardAction, shell: &mut Shell<'_>) {
        match done {
            BoardAction::Drawn(board) => self.table.go_on_from(*board, shell),
            BoardAction::Play(action) => self.game.act(&action, shell.time()),
            BoardAction::Refused(spot) => self.game.refuse(spot),
            BoardAction::RefusedBecause(words) => self.game.refuse_because(words),
            BoardAction::Said(words) => self.table.say(&words),
            BoardAction::Seen | BoardAction::Asked(_) | BoardAction::Answered { .. } => {}
        }
    }

    fn go_to(&mut self, step: usize, shell: &mut Shell<'_>) {
        match self.game.go_to(step, shell.time()) {
            Ok(is_new_deal) => {
                if is_new_deal {
                    self.table.clear();
                }
                self.table.release();
            }
            Err(error) => {
                let message = texts::cannot_be_shown(errors::detail(&error));
                shell.notify(&message);
            }
        }
        self.remember(shell.services);
    }

    /// Remembers the progress, and the step of a medal that it earns.
    fn remember(&mut self, services: &mut Services) {
        let (id, step) = self.current();
        let reached = if self.game.is_last() {
            LessonProgress::Done
        } else {
            LessonProgress::Step(u8::try_from(step).unwrap_or(u8::MAX))
        };
        // A lesson that is repeated stays learned.
        if !services.settings().has_learned(id) {
            services.settings_mut().lessons.insert(id.into(), reached);
        }
        let settings = services.settings();
        if self.game.is_last() && self.is_new && self.medal.is_none() && settings.goals {
            let results = services.saving.results().unwrap_or_default();
            let (medals, _) = goals(&results, |entry| settings.has_learned(entry.id));
            self.medal = medals.into_iter().find(|medal| medal.entry.id == id);
        }
    }

    /// Starts a game against easy players, with hints, under the usual rules.
    fn play_game(&self, shell: &mut Shell<'_>) {
        let entry = self.game.entry;
        let settings = shell.services.settings_mut();
        settings.hints = true;
        // It is offered once.
        settings.coach.get_or_insert_default();
        let mut players = settings.players(entry.usual, &[]);
        for player in &mut players {
            if let Player::Computer(_, bot) = player {
                *bot = Level::Easy.into();
            }
        }
        let seal = shell.services.draw_seal().cut("");
        let game = NewGame {
            entry,
            setup: Setup { seats: entry.usual, rules: HouseRules::default(), seed: seal.seed(), dealer: None },
            players,
            typed: Vec::new(),
            evening: None,
            seal: Some(seal),
        };
        shell.ask(GameRequest::Start(Box::new(game)));
        shell.ask(Command::Notify(texts::press_hint()));
    }

    /// Follows up on a change: announces the text, and moves the focus.
    fn settle(&mut self, settings: &Settings) {
        if matches!(self.game.stage(), Stage::Asked | Stage::Done) {
            self.focused = Some((self.game.step_number().0, self.game.stage()));
        }
        if self.game.stage() == Stage::Then {
            // The reply comes when what follows has been shown.
            return;
        }
        let words = spoken_now(&self.game, &self.names(settings));
        self.table.tell(words);
    }

    fn names(&self, settings: &Settings) -> Names {
        let players = settings.players(self.game.session().seats(), &[]);
        names(&players, settings.language)
    }
}

impl Ask for LessonCommand {
    type Of = LessonPage;

    fn run(self, page: &mut LessonPage, shell: &mut Shell<'_>) {
        match self {
            Self::PlayGame => page.play_game(shell),
            Self::Coach(coach) => shell.services.settings_mut().coach = Some(coach),
            Self::Board(done) => {
                page.gesture(done, shell);
                page.remember(shell.services);
            }
            Self::Answer(place) => {
                page.game.answer(place, shell.time());
                page.remember(shell.services);
            }
            Self::ShowAnswer => {
                page.game.show_answer(shell.time());
                page.remember(shell.services);
            }
            Self::Next => {
                if !page.game.is_last() {
                    page.go_to(page.game.step_number().0 + 1, shell);
                }
            }
            Self::Previous => {
                if let Some(step) = page.game.step_number().0.checked_sub(1) {
                    page.go_to(step, shell);
                }
            }
        }
        page.settle(shell.services.settings());
    }
}

impl Page for LessonPage {
    fn id(&self) -> PageId {
        PageId::Lesson(self.game.entry.id)
    }

    fn advance(&mut self, shell: &mut Shell<'_>) {
        self.go_on(shell);
        self.settle(shell.services.settings());
    }

    fn game(&self, _parts: &Parts) -> Option<&'static str> {
        Some(self.game.entry.id)
    }

    fn traits(&self) -> Traits {
        Traits { way_back: Some(common::back_to_lesson()), has_table: true, ..Traits::default() }
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let game = &self.game;
        let settings = around.services.settings();
        let names = self.names(settings);
        focus::show_page(ui, ("lesson", around.visit, self.focused));
        let panel = LessonPanel { game, medal: self.medal.as_ref(), offers_coach: settings.coach.is_none() };
        theme::with_names(ui, names.clone(), |ui| show_panel(ui, settings, &panel, commands));
        let position = Position {
            session: game.session(),
            scene: game.scene(),
            viewer: LEARNER,
            moves: game.moves(),
            names: &names,
            holding: game.is_holding(),
        };
        let done = self.table.show(ui, around.services, position);
        commands.extend(done.into_iter().map(LessonCommand::Board));
    }
}

/// The text to announce: the step when it opens, then the reply to each try.
fn spoken_now(game: &LessonGame, names: &Names) -> String {
    let step = game.step();
    let words = match (game.reply(), &step.task) {
        (Some(reply), _) => reply.spoken(),
        (None, Task::Answer { question, .. }) => {
            texts::question_spoken(step.title.clone(), step.text.clone(), question.clone())
        }
        (None, _) => texts::step_spoken(step.title.clone(), step.text.clone()),
    };
    words.render(names)
}
