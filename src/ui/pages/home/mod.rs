//! Home: the games to resume, and the gallery of games.

mod friends;
pub(in crate::ui) mod gallery;
mod head;
mod hero;
mod resume;

use egui::{CentralPanel, ScrollArea, Ui};

use super::goals::GoalsPage;
use super::table::TablePart;
use crate::online::guest::GuestFile;
use crate::ui::friends::{Friends, keys};
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands, Page, Shell, Traits};
use crate::ui::{challenges, focus};

/// The distance between tiles.
pub const GAP: f32 = 12.0;

/// The most seats elsewhere that are shown; the page for joining shows all.
const SEATS: usize = 2;

/// Room for the focus ring of the uppermost tile.
const FOCUS_MARGIN: f32 = 5.0;

#[derive(Default)]
pub struct HomePage {
    /// The id of the game whose lesson, form or rules led here.
    from: Option<&'static str>,
    challenges: usize,
    daily: hero::DailyStanding,
    goals: GoalsPage,
    /// The seats at tables of others where a game goes on without the person.
    left: Vec<GuestFile>,
}

impl HomePage {
    /// Home as the program begins; saved games have just been read.
    pub fn first(services: &Services) -> Self {
        let mut home = Self::default();
        home.read(services, None);
        home
    }

    pub fn coming_from(page: &PageId) -> Self {
        let from = match page {
            PageId::NewGame(id) | PageId::Lesson(id) | PageId::Rules(id) => Some(*id),
            _ => None,
        };
        Self { from, ..Self::default() }
    }

    /// Counts the challenges to be played, and finds the seats where others wait.
    fn read(&mut self, services: &Services, friends: Option<&Friends>) {
        let own = friends.and_then(Friends::visiting);
        let own = own.map(|visiting| visiting.guest().file().invitation.table);
        let goes_on = |seat: &GuestFile| seat.seen.as_ref().is_none_or(|seen| !seen.is_over && !seen.has_left);
        self.left = keys::seats(&services.saving.store);
        self.left.retain(|seat| goes_on(seat) && own != Some(seat.invitation.table));
        self.left.truncate(SEATS);
        let kept = challenges::all(&services.saving).into_iter();
        let to_play = kept.filter(|(_, kept)| kept.as_ref().is_ok_and(|kept| kept.own().is_none()));
        self.challenges = to_play.count();
        self.goals.read(services);
        self.daily = hero::DailyStanding::read(services);
    }
}

impl Page for HomePage {
    fn id(&self) -> PageId {
        PageId::HOME
    }

    fn enter(&mut self, shell: &mut Shell<'_>) {
        shell.services.saved_games.look_again();
        self.read(shell.services, shell.parts.get::<TablePart>().friends());
    }

    fn traits(&self) -> Traits {
        Traits { begins_anew: true, takes_text: true, shows_day: true, shows_results: true, ..Traits::default() }
    }

    /// Shows the page, with the focus on the game that the person comes from.
    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let (services, table) = (around.services, around.parts.get::<TablePart>());
        CentralPanel::default().frame(services.page_frame(ui)).show(ui, |ui| {
            head::show(ui, around, self.challenges, commands);
            let is_first = self.from.is_none();
            friends::show(ui, table, &self.left, is_first, commands);
            let has_friends = table.friends().is_some() || !self.left.is_empty();
            ui.add_space(4.0);
            let room = ui.available_height();
            ScrollArea::vertical().id_salt(("home", around.visit)).auto_shrink([false, false]).show(ui, |ui| {
                focus::scroll_by_keys(ui);
                focus::Group::area("games").show(ui, |ui| {
                    ui.spacing_mut().item_spacing = egui::Vec2::splat(GAP);
                    let top = ui.cursor().top();
                    ui.add_space(FOCUS_MARGIN);
                    commands.extend(resume::show(ui, services, &self.daily, is_first && !has_friends));
                    let left = room - (ui.cursor().top() - top);
                    commands.extend(gallery::show(ui, services, &self.goals, left, self.from));
                });
            });
        });
    }
}
