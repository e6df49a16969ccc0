//! “Your games”: what a person has not tried or done yet, each one click from what does it.

mod way;

use egui::{Align2, Ui, Vec2, vec2};

use crate::rules::Message;
use crate::store::{Goal, goals};
use crate::text::{common, goals_screen as texts, statistics_screen};
use crate::ui::errors;
use crate::ui::focus;
use crate::ui::page;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::settings::LessonProgress;
use crate::ui::shell::{Around, Ask, Commands, Page, Shell, Traits};
use crate::ui::theme::{self, Palette, Words, size};

/// The size of a tile with a title, and of one with a sentence.
const TITLE: Vec2 = vec2(200.0, 44.0);
const SENTENCE: Vec2 = vec2(320.0, 44.0);

/// The distance between tiles.
const GAP: f32 = 8.0;

const MARGIN: f32 = 14.0;

/// A request to the page.
#[derive(Clone, Debug)]
pub enum GoalsCommand {
    /// Unfolds or folds what is done.
    ToggleDone,
}

#[derive(Default)]
pub struct GoalsPage {
    /// All goals, each with whether it has been reached.
    goals: Vec<(Goal, bool)>,
    error: Option<Message>,
    lists_done: bool,
}

impl Ask for GoalsCommand {
    type Of = GoalsPage;

    fn run(self, page: &mut GoalsPage, _shell: &mut Shell<'_>) {
        match self {
            Self::ToggleDone => page.lists_done = !page.lists_done,
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
        let settings = around.services.settings();
        let title = texts::title();
        page::show(ui, &title, around, commands, |ui, commands| {
            page::scroll(ui, f32::INFINITY, |ui| {
                let mut notes: Vec<Message> = self.error.iter().cloned().collect();
                if !settings.statistics {
                    notes.push(statistics_screen::not_kept());
                }
                notes.push(if self.goals.iter().all(|(_, is_done)| *is_done) {
                    texts::all_done()
                } else {
                    texts::about()
                });
                for note in notes {
                    theme::note(ui, note);
                }
                self.show_goals(ui, around.services, commands);
                self.show_done(ui, commands);
                ui.add_space(16.0);
            });
        });
    }
}

impl GoalsPage {
    fn read(&mut self, services: &Services) {
        let results = services.saving.results();
        self.error = results.as_ref().err().map(errors::store);
        let lessons = &services.settings().lessons;
        self.goals = goals(&results.unwrap_or_default(), |entry| lessons.get(entry.id) == Some(&LessonProgress::Done));
    }

    /// Shows what is still to be done.
    fn show_goals(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let open = self.goals.iter().filter(|(_, is_done)| !is_done);
        let open: Vec<&Goal> = open.map(|(goal, _)| goal).collect();
        let first = open.first().copied();
        for part in Part::ALL {
            let goals = open.iter().copied();
            let goals: Vec<&Goal> = goals.filter(|goal| Part::of(goal) == part).collect();
            if goals.is_empty() {
                continue;
            }
            ui.add_space(12.0);
            theme::heading(ui, part.label());
            ui.add_space(4.0);
            focus::Group::area(("goals", part)).show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
                    for goal in goals {
                        let is_first = first == Some(goal);
                        if show_goal(ui, goal, is_first) {
                            let way = way::to(goal, services).into_iter();
                            commands.extend(way);
                        }
                    }
                });
            });
        }
    }

    /// Shows how much is done, and if asked for, what.
    fn show_done(&self, ui: &mut Ui, commands: &mut Commands) {
        let done = self.goals.iter().filter(|(_, is_done)| *is_done);
        let count = done.clone().count();
        if count == 0 {
            return;
        }
        ui.add_space(16.0);
        let words = texts::done(count, self.goals.len());
        if theme::fold(ui, self.lists_done, &words).clicked() {
            commands.push(GoalsCommand::ToggleDone);
        }
        if self.lists_done {
            let done = texts::list(done.map(|(goal, _)| goal.label()));
            theme::note(ui, done);
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    Lessons,
    Games,
    Levels,
    Others,
}

impl Part {
    const ALL: [Self; 4] = [Self::Lessons, Self::Games, Self::Levels, Self::Others];

    const fn of(goal: &Goal) -> Self {
        match goal {
            Goal::Lesson(_) => Self::Lessons,
            Goal::Play(_) => Self::Games,
            Goal::Beat(_) => Self::Levels,
            Goal::Moon | Goal::ClaimByHand | Goal::Today | Goal::Challenge | Goal::Review => Self::Others,
        }
    }

    const fn label(self) -> Message {
        match self {
            Self::Lessons => texts::lessons(),
            Self::Games => texts::games(),
            Self::Levels => texts::levels(),
            Self::Others => texts::others(),
        }
    }
}

/// Shows a goal as a tile, by what its part does not say already; returns whether it was pressed.
fn show_goal(ui: &mut Ui, goal: &Goal, is_first: bool) -> bool {
    let name = goal.label();
    let (words, size) = match goal {
        Goal::Lesson(entry) | Goal::Play(entry) => (Words::from(*entry), TITLE),
        Goal::Beat(level) => (level.label().into(), TITLE),
        _ => (Words::from(&name), SENTENCE),
    };
    let size = vec2(size.x.min(ui.available_width()), theme::control_height(ui, size.y));
    let response = theme::tile(ui, size, &name, |ui, rect, _| {
        let palette = Palette::of(ui);
        let room = rect.width() - 2.0 * MARGIN;
        let font = theme::font(size::BODY);
        let line = theme::one_line(ui, &words, font, palette.text, room);
        let left = rect.left_center() + vec2(MARGIN, 0.0);
        let at = Align2::LEFT_CENTER.anchor_size(left, line.size());
        ui.painter().galley(at.min, line, palette.text);
    });
    if is_first {
        focus::main(ui, response.id);
    }
    response.on_hover_text(theme::say(ui, name)).clicked()
}
