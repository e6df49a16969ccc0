//! The medals: a shelf with one for each game, the steps of the chosen one, and what comes next.

mod shelf;
mod way;

use egui::{Align, Label, Layout, Sense, Ui, Vec2, vec2};

use crate::games::{Entry, first_to_try};
use crate::rules::Message;
use crate::store::{Goal, Medal, goals};
use crate::text::{common, goals_page as texts, statistics_page};
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands, Page, Shell, Traits, change};
use crate::ui::theme::{self, Icon, Palette, size};
use crate::ui::{errors, focus, medal, page};

/// The width of the chosen medal above its steps, and beside them.
const LARGE: f32 = 200.0;
const SMALL: f32 = 150.0;

/// The minimum width of a page with the chosen medal beside the shelf, the width that it has there, and their distance.
const WIDE: f32 = 860.0;
const PANEL: f32 = 350.0;
const GAP: f32 = 16.0;

/// The side of the star before a step, and the height of a button after it.
const STAR: f32 = 22.0;
const BUTTON: f32 = 40.0;

/// What a person has reached, which Home shows too.
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
                let note = if services.settings().statistics { texts::about() } else { statistics_page::not_kept() };
                theme::note(ui, self.error.as_ref().unwrap_or(&note));
                ui.add_space(theme::STEP);
                let chosen = if ui.available_width() >= WIDE {
                    let tall = shelf::height(&self.medals, ui.available_width() - PANEL - GAP);
                    let shown = ui.horizontal_top(|ui| {
                        ui.spacing_mut().item_spacing.x = GAP;
                        ui.allocate_ui_with_layout(vec2(PANEL, tall), Layout::top_down(Align::Min), |ui| {
                            theme::panel(ui, |ui| {
                                ui.set_min_height(tall - 32.0);
                                show_medal(ui, medal, true, services, commands);
                            });
                        });
                        let right = ui.vertical(|ui| {
                            let chosen = shelf::show(ui, &self.medals, medal.entry, services);
                            ui.add_space(theme::STEP);
                            self.show_others(ui, services, commands);
                            chosen
                        });
                        right.inner
                    });
                    shown.inner
                } else {
                    theme::panel(ui, |ui| show_medal(ui, medal, false, services, commands));
                    ui.add_space(theme::STEP);
                    let chosen = shelf::show(ui, &self.medals, medal.entry, services);
                    ui.add_space(theme::STEP);
                    self.show_others(ui, services, commands);
                    chosen
                };
                commands.extend(chosen.map(|entry| change(move |page: &mut Self, _| page.chosen = Some(entry))));
                ui.add_space(16.0);
            });
        });
    }
}

impl GoalsPage {
    pub fn read(&mut self, services: &Services) {
        let results = services.saving.results();
        self.error = results.as_ref().err().map(errors::store);
        let results = results.unwrap_or_default();
        self.latest = results.games.last().map(|game| game.result.game.clone());
        let settings = services.settings();
        (self.medals, self.others) = goals(&results, |entry| settings.has_learned(entry.id));
    }

    pub fn medals(&self) -> &[Medal] {
        &self.medals
    }

    /// The chosen medal, or else the one to go on with: of the game finished last, of the game to try first, or any.
    pub fn shown(&self) -> Option<&Medal> {
        let of = |id: &str| self.medals.iter().find(|medal| medal.entry.id == id);
        if let Some(entry) = self.chosen {
            return of(entry.id);
        }
        let wanted = [self.latest.as_deref().and_then(of), of(first_to_try().id)].into_iter().flatten();
        let mut all = wanted.chain(&self.medals);
        all.find(|medal| medal.next().is_some()).or(self.medals.first())
    }

    /// Shows the goals that are about no single game and have not been reached.
    fn show_others(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let open = self.others.iter().filter_map(|(goal, is_reached)| (!is_reached).then_some(goal));
        let open: Vec<&Goal> = open.collect();
        if open.is_empty() {
            return;
        }
        theme::heading(ui, texts::others());
        focus::Group::area("others").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for goal in open {
                    let icon = match goal {
                        Goal::Today => Icon::Play,
                        Goal::Challenge => Icon::Challenge,
                        _ => Icon::Review,
                    };
                    if theme::secondary(ui, (icon, goal.label())).clicked() {
                        commands.extend(way::to(goal, services));
                    }
                }
            });
        });
    }
}

/// Shows a medal above or beside its steps.
fn show_medal(ui: &mut Ui, medal: &Medal, is_above: bool, services: &Services, commands: &mut Commands) {
    let paint = |ui: &mut Ui, side: f32| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        medal::medal(ui, rect, medal.entry, medal.filled());
    };
    if is_above {
        ui.vertical_centered(|ui| {
            paint(ui, LARGE);
            theme::heading(ui, medal.entry);
            theme::note(ui, texts::progress(medal.count(), medal.steps.len()));
        });
        ui.add_space(theme::STEP);
        show_steps(ui, medal, services, commands);
    } else {
        ui.horizontal_top(|ui| {
            paint(ui, SMALL);
            ui.vertical(|ui| {
                theme::heading(ui, medal.entry);
                theme::note(ui, texts::progress(medal.count(), medal.steps.len()));
                show_steps(ui, medal, services, commands);
            });
        });
    }
}

/// Shows the steps to a medal; the next one is a button that leads there.
fn show_steps(ui: &mut Ui, medal: &Medal, services: &Services, commands: &mut Commands) {
    let palette = Palette::of(ui);
    ui.spacing_mut().interact_size.y = STAR;
    for (goal, is_reached) in &medal.steps {
        ui.horizontal(|ui| {
            let is_next = medal.next() == Some(goal);
            let tall = if is_next { theme::control_height(ui, BUTTON) } else { STAR };
            let (rect, _) = ui.allocate_exact_size(vec2(STAR, tall), Sense::hover());
            medal::star(ui, rect, *is_reached);
            if is_next {
                let button = theme::primary(ui, goal.label());
                focus::main(ui, button.id);
                if button.clicked() {
                    commands.extend(way::to(goal, services));
                }
            } else {
                let ink = if *is_reached { palette.text } else { palette.muted };
                ui.add(Label::new(theme::text(ui, goal.label(), size::BODY).color(ink)).wrap());
            }
        });
    }
    if medal.next().is_none() {
        ui.label(theme::strong(ui, texts::full(), size::BODY).color(palette.accent));
    }
}
