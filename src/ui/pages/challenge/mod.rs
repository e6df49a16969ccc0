//! The page of a challenge: what it is about, the ways to play it and to send it, who has played it, and two
//! results side by side.

mod beside;
mod games;
mod offer;
mod requests;
mod standings;
mod work;

use egui::Ui;

use self::beside::Beside;
use self::work::ChallengeWork;
use crate::challenge::{ChallengeId, KeptChallenge};
use crate::printable::RawText;
use crate::rules::Message;
use crate::text::{challenges_page as texts, common};
use crate::ui::page_id::PageId;
use crate::ui::pages::saved::keep_import;
use crate::ui::requests::{Review, ReviewStart};
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands, Page, Shell, Traits, change};
use crate::ui::{challenges, errors, page, theme};

/// The minimum width of a page with the results beside the challenge, and the distance between them.
const WIDE: f32 = 820.0;
const GAP: f32 = 24.0;

pub struct ChallengePage {
    id: ChallengeId,
    /// The challenge, or the reason why it cannot be read; `None` until it has been.
    kept: Option<Result<KeptChallenge, Message>>,
    work: ChallengeWork,
    beside: Option<Beside>,
    shows_text: bool,
    name: Option<String>,
}

impl Page for ChallengePage {
    fn id(&self) -> PageId {
        PageId::Challenge(self.id)
    }

    fn enter(&mut self, shell: &mut Shell<'_>) {
        shell.services.saved_games.look_again();
        self.read(shell.services);
    }

    fn advance(&mut self, shell: &mut Shell<'_>) {
        self.follow(shell);
    }

    fn traits(&self) -> Traits {
        Traits { way_back: Some(common::back_to_challenge()), takes_text: true, ..Traits::default() }
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let services = around.services;
        page::show(ui, texts::one(), around, commands, |ui, commands| {
            page::scroll(ui, f32::INFINITY, |ui| match &self.kept {
                Some(Ok(kept)) => self.show_parts(ui, kept, services, commands),
                Some(Err(error)) => theme::note(ui, error),
                None => {}
            });
        });
    }
}

impl ChallengePage {
    pub fn open(id: ChallengeId) -> Self {
        Self { id, kept: None, work: ChallengeWork::default(), beside: None, shows_text: false, name: None }
    }

    fn read(&mut self, services: &Services) {
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

    fn follow(&mut self, shell: &Shell<'_>) {
        let Some(Ok(kept)) = &mut self.kept else { return };
        if self.work.follow(kept, shell.ctx) {
            challenges::write(&shell.services.saving, kept);
            self.beside = None;
        }
        match &mut self.beside {
            Some(beside) => beside.follow(),
            None => self.beside = Beside::new(kept, &self.work, None, shell.ctx),
        }
    }

    /// Reviews the game that an entry comes from, beginning at the decision after this number of steps.
    fn review_other(&self, index: usize, step: usize, shell: &mut Shell<'_>) {
        let Some(Ok(kept)) = &self.kept else { return };
        if let (Some(entry), Ok(mut game)) = (kept.challenge.entries.get(index), kept.game(index)) {
            let name = challenges::name(&entry.name);
            let name = texts::their_game(name, kept.challenge.deal.entry.title);
            game.name = shell.services.say(&name).into();
            let file = keep_import(&game, shell.services).path;
            shell.ask(Review(file, ReviewStart::Decision(step)));
        }
    }

    /// Gives the person a name in this challenge.
    fn rename(&mut self, name: String, shell: &mut Shell<'_>) {
        let Some(Ok(kept)) = &mut self.kept else { return };
        let given = RawText::from(name.trim());
        kept.name_own(given);
        challenges::write(&shell.services.saving, kept);
        self.name = Some(name);
    }

    /// Shows the results beside the challenge, or below it on a narrow page.
    fn show_parts(&self, ui: &mut Ui, kept: &KeptChallenge, services: &Services, commands: &mut Commands) {
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

    fn show_results(&self, ui: &mut Ui, kept: &KeptChallenge, services: &Services, commands: &mut Commands) {
        standings::show(ui, kept, &self.work);
        if let Some(beside) = &self.beside {
            if let Some(other) = beside.show_choice(ui, kept, &self.work) {
                commands.push(change(move |page: &mut Self, shell| {
                    if let Some(Ok(kept)) = &page.kept {
                        page.beside = Beside::new(kept, &page.work, Some(other), shell.ctx);
                    }
                }));
            }
            beside.show_deals(ui, kept);
            if let Some((other, step)) = beside.show_parting(ui, kept, services, commands) {
                commands.push(change(move |page: &mut Self, shell| page.review_other(other, step, shell)));
            }
        }
        ui.add_space(theme::STEP);
        theme::note(ui, texts::limits());
        ui.add_space(theme::STEP);
    }
}
