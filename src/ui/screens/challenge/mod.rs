//! The page of a challenge: what it is about, the ways to play it and to send it, who has played it, and two
//! results side by side.

mod beside;
mod command;
mod games;
mod offer;
mod standings;
mod work;

use egui::Ui;

use self::beside::Beside;
pub use self::command::ChallengeCommand;
use self::work::ChallengeWork;
use crate::challenge::{ChallengeId, KeptChallenge};
use crate::printable::RawText;
use crate::rules::Message;
use crate::text::challenges_screen as texts;
use crate::ui::challenges;
use crate::ui::errors;
use crate::ui::page;
use crate::ui::services::Services;
use crate::ui::shell::{Shell, Surroundings};
use crate::ui::theme;

/// The minimum width of a page with the results beside the challenge, and the distance between them.
const WIDE: f32 = 820.0;
const GAP: f32 = 24.0;

pub(in crate::ui) struct ChallengeScreen {
    id: ChallengeId,
    /// The challenge, or the reason why it cannot be read; `None` until it has been.
    kept: Option<Result<KeptChallenge, Message>>,
    work: ChallengeWork,
    beside: Option<Beside>,
    shows_text: bool,
    name: Option<String>,
}

impl ChallengeScreen {
    pub fn open(id: ChallengeId) -> Self {
        Self { id, kept: None, work: ChallengeWork::default(), beside: None, shows_text: false, name: None }
    }

    pub const fn id(&self) -> ChallengeId {
        self.id
    }

    pub fn read(&mut self, services: &Services) {
        let kept = challenges::read(&services.saving, self.id);
        self.kept = Some(kept.map_err(|error| errors::store(&error)));
        self.work = ChallengeWork::default();
        self.beside = None;
        if let Some(Ok(kept)) = &self.kept {
            let name = kept.own_name(&services.settings().name);
            if name.is_empty() {
                self.name.get_or_insert_default();
            }
        }
    }

    pub fn run(&mut self, command: ChallengeCommand, shell: &mut Shell<'_>) {
        match command {
            ChallengeCommand::Advance => self.advance(shell),
            ChallengeCommand::CompareWith(index) => {
                if let Some(Ok(kept)) = &self.kept {
                    self.beside = Beside::new(kept, &self.work, Some(index), shell.ctx);
                }
            }
            ChallengeCommand::ToggleText => self.shows_text = !self.shows_text,
            ChallengeCommand::Name(name) => self.rename(name, shell),
            ChallengeCommand::Save => {
                if let Some(Ok(kept)) = &self.kept {
                    let language = shell.services.settings().language;
                    let name = texts::file_name(kept.challenge.deal.entry.title).in_language(language);
                    let text = kept.challenge.to_text(language);
                    shell.services.files.export_game(shell.ctx, &name, text);
                }
            }
            ChallengeCommand::Shell(command) => shell.ask(command),
        }
    }

    fn advance(&mut self, shell: &mut Shell<'_>) {
        let Some(Ok(kept)) = &mut self.kept else {
            return;
        };
        if self.work.follow(kept, shell.ctx) {
            challenges::write(&shell.services.saving, kept);
            self.beside = None;
        }
        match &mut self.beside {
            Some(beside) => beside.follow(),
            None => self.beside = Beside::new(kept, &self.work, None, shell.ctx),
        }
    }

    /// Gives the person a name in this challenge.
    fn rename(&mut self, name: String, shell: &mut Shell<'_>) {
        let Some(Ok(kept)) = &mut self.kept else {
            return;
        };
        let given = RawText::from(name.trim());
        kept.name_own(given);
        challenges::write(&shell.services.saving, kept);
        self.name = Some(name);
    }

    pub fn show(&self, ui: &mut Ui, around: Surroundings<'_>, commands: &mut Vec<ChallengeCommand>) {
        let services = around.services;
        page::show(ui, texts::one(), around, commands, |ui, commands| {
            page::scroll(ui, f32::INFINITY, |ui| match &self.kept {
                Some(Ok(kept)) => self.show_parts(ui, kept, services, commands),
                Some(Err(error)) => theme::note(ui, error),
                None => {}
            });
        });
    }

    /// Shows the results beside the challenge, or below it on a narrow page.
    fn show_parts(&self, ui: &mut Ui, kept: &KeptChallenge, services: &Services, commands: &mut Vec<ChallengeCommand>) {
        let room = ui.available_width();
        if room < WIDE {
            self.show_offer(ui, kept, services, commands);
            self.show_results(ui, kept, services, commands);
            return;
        }
        let half = (room - GAP) / 2.0;
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(half);
                self.show_offer(ui, kept, services, commands);
            });
            ui.add_space(GAP - ui.spacing().item_spacing.x);
            ui.vertical(|ui| {
                ui.set_width(half);
                self.show_results(ui, kept, services, commands);
            });
        });
    }

    fn show_results(
        &self,
        ui: &mut Ui,
        kept: &KeptChallenge,
        services: &Services,
        commands: &mut Vec<ChallengeCommand>,
    ) {
        standings::show(ui, kept, &self.work);
        if let Some(beside) = &self.beside {
            beside.show(ui, kept, &self.work, services, commands);
        }
        ui.add_space(theme::STEP);
        theme::note(ui, texts::limits());
        ui.add_space(theme::STEP);
    }
}
