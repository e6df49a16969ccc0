//! The medals: a shelf with one for each game, the steps of the chosen one, and what comes next.

mod shelf;
mod way;

use egui::{Align, Label, Layout, Rect, Sense, Ui, Vec2, vec2};

use crate::games::{Entry, first_to_try};
use crate::rules::Message;
use crate::store::{Goal, Medal, goals};
use crate::text::{common, goals_screen as texts, statistics_screen};
use crate::ui::errors;
use crate::ui::focus;
use crate::ui::medal;
use crate::ui::page;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::settings::LessonProgress;
use crate::ui::shell::{Around, Ask, Commands, Page, Shell, Traits};
use crate::ui::theme::{self, Icon, Palette, size};

/// The width of the chosen medal, and the minimum width of a page with its steps beside the next one.
const LARGE: f32 = 216.0;
const WIDE: f32 = 860.0;

/// The width of the next step beside the others.
const NEXT: f32 = 300.0;

/// The side of the star before a step.
const STAR: f32 = 22.0;

/// A request to the page.
#[derive(Clone, Debug)]
pub enum GoalsCommand {
    Choose(&'static Entry),
}

#[derive(Default)]
pub struct GoalsPage {
    medals: Vec<Medal>,
    /// The goals that are about no game, each with whether it has been reached.
    others: Vec<(Goal, bool)>,
    error: Option<Message>,
    /// The game whose medal was chosen; `None` for the one that comes next.
    chosen: Option<&'static Entry>,
    /// The game that was finished last.
    latest: Option<String>,
}

impl Ask for GoalsCommand {
    type Of = GoalsPage;

    fn run(self, page: &mut GoalsPage, _shell: &mut Shell<'_>) {
        match self {
            Self::Choose(entry) => page.chosen = Some(entry),
        }
    }
}

impl Page for GoalsPage {
    fn id(&self) -> PageId {
        PageId::GOALS
    }

    fn enter(&mut self, shell: &mut Shell<'_>) {
        self.read(shell.services);
    }

    fn traits(&self) -> Traits {
        Traits { way_back: Some(common::back_to_goals()), shows_results: true, ..Traits::default() }
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let services = around.services;
        let Some(medal) = self.shown() else { return };
        page::show(ui, texts::title(), around, commands, |ui, commands| {
            page::scroll(ui, f32::INFINITY, |ui| {
                let note = if services.settings().statistics { texts::about() } else { statistics_screen::not_kept() };
                theme::note(ui, self.error.as_ref().unwrap_or(&note));
                ui.add_space(theme::STEP);
                show_medal(ui, medal, services, commands);
                ui.add_space(theme::STEP);
                if let Some(entry) = shelf::show(ui, &self.medals, medal.entry, services) {
                    commands.push(GoalsCommand::Choose(entry));
                }
                ui.add_space(2.0 * theme::STEP);
                self.show_others(ui, services, commands);
                ui.add_space(16.0);
            });
        });
    }
}

impl GoalsPage {
    fn read(&mut self, services: &Services) {
        let results = services.saving.results();
        self.error = results.as_ref().err().map(errors::store);
        let results = results.unwrap_or_default();
        self.latest = results.games.last().map(|game| game.result.game.clone());
        let lessons = &services.settings().lessons;
        (self.medals, self.others) = goals(&results, |entry| lessons.get(entry.id) == Some(&LessonProgress::Done));
    }

    /// The chosen medal, or else the one to go on with: that of the game finished last, then that of the game to try
    /// first, then any.
    fn shown(&self) -> Option<&Medal> {
        let of = |id: &str| self.medals.iter().find(|medal| medal.entry.id == id);
        if let Some(entry) = self.chosen {
            return of(entry.id);
        }
        let wanted = [self.latest.as_deref().and_then(of), of(first_to_try().id)].into_iter().flatten();
        let mut all = wanted.chain(&self.medals);
        all.find(|medal| medal.next().is_some()).or(self.medals.first())
    }

    /// Shows the goals that are about no single game.
    fn show_others(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        theme::heading(ui, texts::others());
        focus::Group::area("others").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for (goal, is_reached) in &self.others {
                    let icon = match goal {
                        Goal::Today => Icon::Play,
                        Goal::Challenge => Icon::Challenge,
                        _ => Icon::Review,
                    };
                    let (rect, _) = ui.allocate_exact_size(Vec2::splat(STAR), Sense::hover());
                    medal::star(ui, rect, *is_reached);
                    if theme::secondary(ui, (icon, goal.label())).clicked() {
                        commands.extend(way::to(goal, services));
                    }
                    ui.add_space(theme::STEP);
                }
            });
        });
    }
}

/// Shows a medal, its steps, and the next one with the way there.
fn show_medal(ui: &mut Ui, medal: &Medal, services: &Services, commands: &mut Commands) {
    let is_wide = ui.available_width() >= WIDE;
    theme::panel(ui, |ui| {
        ui.horizontal_top(|ui| {
            let side = if is_wide { LARGE } else { LARGE * 0.7 };
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            medal::medal(ui, rect, medal.entry, medal.filled());
            ui.add_space(2.0 * theme::STEP);
            let next = if is_wide { NEXT } else { 0.0 };
            let room = vec2(ui.available_width() - next, side);
            ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
                ui.set_width(room.x);
                show_steps(ui, medal);
                if !is_wide {
                    ui.add_space(theme::STEP);
                    show_next(ui, medal, services, commands);
                }
            });
            if is_wide {
                let corner = ui.cursor().min + vec2(0.0, 34.0);
                let room = Rect::from_min_size(corner, vec2(ui.available_width(), side - 34.0));
                ui.scope_builder(egui::UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)), |ui| {
                    show_next(ui, medal, services, commands);
                });
            }
        });
    });
}

fn show_steps(ui: &mut Ui, medal: &Medal) {
    let palette = Palette::of(ui);
    theme::heading(ui, medal.entry);
    theme::note(ui, texts::progress(medal.count(), medal.steps.len()));
    ui.add_space(theme::STEP);
    for (goal, is_reached) in &medal.steps {
        let is_next = medal.next() == Some(goal);
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(STAR), Sense::hover());
            medal::star(ui, rect, *is_reached);
            let words = if is_next { theme::strong } else { theme::text }(ui, goal.label(), size::BODY);
            let ink = if *is_reached || is_next { palette.text } else { palette.muted };
            ui.add(Label::new(words.color(ink)).wrap());
        });
    }
}

/// Shows the next step to a medal, and the button that leads there.
fn show_next(ui: &mut Ui, medal: &Medal, services: &Services, commands: &mut Commands) {
    let palette = Palette::of(ui);
    let Some(goal) = medal.next() else {
        ui.label(theme::strong(ui, texts::full(), size::BODY).color(palette.accent));
        return;
    };
    ui.label(theme::strong(ui, texts::next(), size::BODY).color(palette.accent));
    ui.add_space(4.0);
    let icon = if matches!(goal, Goal::Lesson(_)) { Icon::Learn } else { Icon::Play };
    let button = theme::primary(ui, (icon, goal.label()));
    focus::main(ui, button.id);
    if button.clicked() {
        commands.extend(way::to(goal, services));
    }
}
