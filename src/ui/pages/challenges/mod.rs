//! The list of challenges that were made and received.

mod row;

use egui::{Align, Layout, Popup, Ui, ViewportCommand};

use crate::challenge::{Challenge, ChallengeId, KeptChallenge};
use crate::deal_code;
use crate::games::{Entry, menu};
use crate::or_log::OrLog as _;
use crate::rules::{Message, Score};
use crate::store::{Player, StoreError};
use crate::table::Setup;
use crate::text::{challenges_page as texts, common, table_page, today_page};
use crate::ui::command::Command;
use crate::ui::job::{Job, Poll};
use crate::ui::page_id::PageId;
use crate::ui::requests::ChallengeRequest;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands, Page, Shell, Traits, change};
use crate::ui::theme::{self, Icon};
use crate::ui::{challenges, focus, invitation, page};

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
                self.show_hero(ui, services, commands);
                focus::Group::area("challenges").show(ui, |ui| {
                    for listed in &self.listed {
                        let row = row::show(ui, listed, services);
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
    texts::how_to_make(texts::challenge_a_friend(), table_page::more_choices())
}

impl ChallengesPage {
    /// Shows the challenge to be played next, or else what challenges are and how to make one.
    fn show_hero(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let to_play = self.listed.iter().find_map(|one| {
            let kept = one.kept.as_ref().ok()?;
            let is_open = kept.own().is_none() && kept.challenge.has_these_players();
            is_open.then_some((one.id, kept))
        });
        let (picture, words) = match to_play {
            Some((_, kept)) => {
                let entry = kept.challenge.deal.entry;
                (
                    entry.emblem,
                    [challenges::heading(kept), texts::row(entry.title, texts::to_play(), texts::conditions())],
                )
            }
            None => ("AS KH QD | +AS KH QD", [texts::same_cards(), texts::challenge_help()]),
        };
        invitation::show(ui, services, picture, words, |ui| {
            focus::Group::row("receive").show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    if let Some((id, _)) = to_play {
                        let play = theme::primary(ui, (Icon::Play, today_page::play()));
                        focus::main(ui, play.id);
                        if play.clicked() {
                            commands.push(ChallengeRequest::Play(id));
                        }
                    }
                    show_make(ui, to_play.is_none(), commands);
                    show_ways(ui, commands);
                });
            });
        });
    }
}

/// Shows the button that makes a challenge, of the game that is chosen in a menu.
fn show_make(ui: &mut Ui, is_main: bool, commands: &mut Commands) {
    let words = (Icon::Challenge, texts::challenge_a_friend());
    let make = if is_main { theme::primary(ui, words) } else { theme::secondary(ui, words) };
    if is_main {
        focus::main(ui, make.id);
    }
    Popup::menu(&make).show(|ui| {
        ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
            for entry in menu() {
                if theme::item(ui, entry).clicked() {
                    commands.push(change(|_: &mut ChallengesPage, shell| {
                        if let Some(made) = new_challenge(entry, shell.services) {
                            shell.ask(ChallengeRequest::Make(Box::new(made)));
                        }
                    }));
                }
            }
        });
    });
}

/// The challenge to play a new deal of a game with the house rules last used for it.
fn new_challenge(entry: &'static Entry, services: &Services) -> Option<Challenge> {
    let settings = services.settings();
    let setup = settings.setup(entry);
    let seats = setup.players.len();
    let bots: Vec<Player> = setup.players.into_iter().filter(|one| one.bot().is_some()).collect();
    let given: Vec<Player> = std::iter::once(Player::Person(settings.name.clone())).chain(bots).collect();
    let seed = services.draw_seal().cut("").seed();
    let rules = entry.rules_or_usual(seats, &setup.rules);
    let session = entry.start(&Setup { seats, rules, seed, dealer: None }).or_log("a challenge")?;
    Challenge::to_play(deal_code::of(session.as_ref()), &settings.players(seats, &given)).ok()
}

fn show_ways(ui: &mut Ui, commands: &mut Commands) {
    if theme::secondary(ui, (Icon::Copy, texts::paste())).clicked() {
        ui.send_viewport_cmd(ViewportCommand::RequestPaste);
    }
    if theme::secondary(ui, (Icon::Import, texts::open_file())).clicked() {
        commands.push(change(|_: &mut ChallengesPage, shell| shell.services.files.import(shell.ctx)));
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
