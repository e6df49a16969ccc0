//! The list of challenges that were made and received.

mod row;

use egui::{Ui, ViewportCommand};

use crate::challenge::{ChallengeId, KeptChallenge};
use crate::games::first_to_try;
use crate::rules::{Message, Score};
use crate::store::StoreError;
use crate::text::{challenges_screen as texts, common, table_screen};
use crate::ui::challenges;
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::invitation;
use crate::ui::job::{Job, Poll};
use crate::ui::page;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Ask, Commands, Page, Shell, Traits};
use crate::ui::theme::{self, Icon};

/// A request to the list of challenges.
#[derive(Clone, Debug)]
pub enum ChallengesCommand {
    /// Asks for the text on the clipboard.
    Paste,
    /// Opens the system's dialog to choose a file.
    ChooseFile,
}

/// A challenge in the list.
struct Listed {
    id: ChallengeId,
    kept: Result<KeptChallenge, StoreError>,
    /// The points of the entries that are checked, the best first, each with its index; `None` until they are known.
    standings: Option<Standings>,
}

/// Points, each with the index of an entry.
type Standings = Vec<(usize, Score)>;

#[derive(Default)]
pub struct ChallengesPage {
    listed: Vec<Listed>,
    /// Set until the results have been asked for.
    is_new: bool,
    job: Option<Job<(), (usize, Standings)>>,
}

impl ChallengesPage {
    fn read(&mut self, services: &Services) {
        let all = challenges::all(&services.saving).into_iter();
        let listed = all.map(|(id, kept)| Listed { id, kept, standings: None });
        self.listed = listed.collect();
        self.is_new = true;
    }

    fn follow(&mut self, shell: &Shell<'_>) {
        if std::mem::take(&mut self.is_new) {
            let kept = self.listed.iter().enumerate();
            let kept: Vec<(usize, KeptChallenge)> = kept
                .filter_map(|(place, one)| Some((place, one.kept.as_ref().ok()?.clone())))
                .filter(|(_, kept)| kept.own().is_some())
                .collect();
            self.job = Some(Job::start("challenges", shell.ctx, move |worker| {
                for (place, kept) in kept {
                    worker.report((place, standings(&kept)));
                }
            }));
        }
        while let Some(job) = &self.job {
            match job.poll() {
                Poll::Pending => return,
                Poll::Progress((place, found)) => {
                    if let Some(listed) = self.listed.get_mut(place) {
                        listed.standings = Some(found);
                    }
                }
                Poll::Done(()) | Poll::Failed => self.job = None,
            }
        }
    }
}

impl Ask for ChallengesCommand {
    type Of = ChallengesPage;

    fn run(self, _page: &mut ChallengesPage, shell: &mut Shell<'_>) {
        match self {
            Self::Paste => shell.ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Self::ChooseFile => shell.services.files.import(shell.ctx),
        }
    }
}

impl Page for ChallengesPage {
    fn id(&self) -> PageId {
        PageId::CHALLENGES
    }

    fn enter(&mut self, shell: &mut Shell<'_>) {
        shell.services.saved_games.look_again();
        self.read(shell.services);
    }

    fn advance(&mut self, shell: &mut Shell<'_>) {
        self.follow(shell);
    }

    fn traits(&self) -> Traits {
        Traits { way_back: Some(common::back_to_challenges()), takes_text: true, ..Traits::default() }
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let services = around.services;
        let title = texts::title();
        page::show(ui, &title, around, commands, |ui, commands| {
            page::scroll(ui, f32::INFINITY, |ui| {
                if self.listed.is_empty() {
                    show_invitation(ui, services, commands);
                    return;
                }
                focus::Group::row("receive").show(ui, |ui| {
                    ui.horizontal_wrapped(|ui| show_ways(ui, commands));
                });
                ui.add_space(theme::STEP);
                focus::Group::area("challenges").show(ui, |ui| {
                    for listed in &self.listed {
                        let row = row::show(ui, listed, services);
                        // The first row has the focus.
                        focus::main(ui, row.id);
                        if row.clicked() {
                            let page = PageId::Challenge(listed.id);
                            commands.push(Command::Show(page));
                        }
                    }
                });
                ui.add_space(theme::STEP);
                theme::note(ui, how_to_make());
            });
        });
    }
}

/// Where challenges come from.
fn how_to_make() -> Message {
    texts::how_to_make(texts::challenge_a_friend(), table_screen::more_choices())
}

/// Shows what challenges are, and how to begin.
fn show_invitation(ui: &mut Ui, services: &Services, commands: &mut Commands) {
    let picture = "AS KH QD | +AS KH QD";
    invitation::show(ui, services, picture, [texts::same_cards(), texts::challenge_help()], |ui| {
        focus::Group::row("receive").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let make = texts::challenge_a_friend();
                let make = theme::primary(ui, (Icon::Challenge, &make));
                focus::main(ui, make.id);
                if make.clicked() {
                    let form = PageId::NewGame(first_to_try().id);
                    commands.push(Command::Show(form));
                }
                show_ways(ui, commands);
            });
        });
    });
    theme::note(ui, how_to_make());
}

fn show_ways(ui: &mut Ui, commands: &mut Commands) {
    if theme::secondary(ui, (Icon::Copy, texts::paste())).clicked() {
        commands.push(ChallengesCommand::Paste);
    }
    if theme::secondary(ui, (Icon::Import, texts::open_file())).clicked() {
        commands.push(ChallengesCommand::ChooseFile);
    }
}

/// The points of the entries that can be checked at once, the best first.
fn standings(kept: &KeptChallenge) -> Standings {
    let stop = std::sync::atomic::AtomicBool::new(false);
    let entries = 0..kept.challenge.entries.len();
    let checked = entries.filter_map(|index| {
        if kept.is_to_be_proved(index) {
            return None;
        }
        let entry = kept.check(index, &stop)?.ok()?;
        Some((kept.challenge.rank(&entry), index, entry.total))
    });
    let mut checked: Vec<_> = checked.collect();
    checked.sort_unstable_by_key(|(rank, index, _)| (*rank, *index));
    let points = checked.into_iter();
    points.map(|(_, index, total)| (index, total)).collect()
}
