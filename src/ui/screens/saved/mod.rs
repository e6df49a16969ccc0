//! The list of saved games. Games are saved automatically; here they are found, opened, named,
//! copied and deleted, and examples are offered.

mod filter;
mod row;

use std::cell::OnceCell;
use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Id, Rect, ScrollArea, Ui, UiBuilder, vec2};

use self::filter::{Filter, Kind};
use crate::games::{Entry, menu};
use crate::rules::words::count;
use crate::store::{SaveFile, open_example};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::services::Services;
use crate::ui::theme;

/// The distance between rows.
const GAP: f32 = 8.0;

/// The list of saved games.
#[derive(Default)]
pub(in crate::ui) struct SavedScreen {
    naming: Option<row::Naming>,
    filter: Filter,
    examples: OnceCell<Vec<Example>>,
}

/// A game that comes with the program.
struct Example {
    entry: &'static Entry,
    finished: bool,
    file: SaveFile,
}

impl SavedScreen {
    /// Shows the screen.
    pub fn show(&mut self, ui: &mut Ui, services: &Services, commands: &mut Vec<Command>) {
        if services.saved_games.is_empty() {
            theme::note(
                ui,
                "Every game you start is saved here automatically. These are examples:",
            );
            if theme::small(ui, "Import…").clicked() {
                commands.push(Command::ChooseImport);
            }
            return self.show_examples(ui, services, commands);
        }
        self.filter.show(ui);
        ui.horizontal_wrapped(|ui| {
            self.filter.show_kinds(ui);
            match self.filter.kind {
                Kind::Examples => theme::note(ui, "Opening one saves it as a game of your own."),
                _ => self.show_count(ui, services),
            }
            let import = theme::small(ui, "Import…")
                .on_hover_text("Add a game from a file, or drop the file onto the window");
            if import.clicked() {
                commands.push(Command::ChooseImport);
            }
        });
        match self.filter.kind {
            Kind::Examples => self.show_examples(ui, services, commands),
            _ => {
                let files = self.filter.apply(&services.saved_games);
                list(
                    ui,
                    &files,
                    |file| file,
                    |ui, file, spoken| {
                        row::show(ui, (file, spoken), &mut self.naming, services, commands);
                    },
                );
            }
        }
        // The row may have been scrolled out of sight or filtered out.
        if let Some(typed) = &mut self.naming
            && !std::mem::take(&mut typed.is_shown)
        {
            commands.extend(self.finish_naming());
        }
    }

    /// Ends the naming of a game; returns the command that gives it its new name.
    pub fn finish_naming(&mut self) -> Option<Command> {
        self.naming.take()?.rename()
    }

    /// Shows the number of games listed, and a way back to all of them.
    fn show_count(&mut self, ui: &mut Ui, services: &Services) {
        let all = services.saved_games.len();
        let found = match self.filter.apply(&services.saved_games).len() {
            found if found == all => count(found, "game"),
            found => format!("{found} of {all}"),
        };
        theme::note(ui, &found);
        if self.filter.is_on() && theme::quiet(ui, "Show all").clicked() {
            self.filter.clear();
        }
    }

    fn show_examples(&self, ui: &mut Ui, services: &Services, commands: &mut Vec<Command>) {
        let examples = self.examples.get_or_init(examples);
        let wanted = |example: &&Example| self.filter.finds(&example.file);
        let examples: Vec<&Example> = examples.iter().filter(wanted).collect();
        list(
            ui,
            &examples,
            |example| &example.file,
            |ui, example, spoken| {
                if row::show_example(ui, (&example.file, spoken), services) {
                    commands.push(Command::OpenExample {
                        id: example.entry.id,
                        finished: example.finished,
                    });
                }
            },
        );
    }
}

/// The games that come with the program: for each game a half-played and a finished one.
fn examples() -> Vec<Example> {
    let with_examples = menu().iter().filter(|entry| entry.files.examples.is_some());
    let both = with_examples.flat_map(|entry| [(entry, false), (entry, true)]);
    let opened = both.filter_map(|(entry, finished)| {
        let saved = open_example(entry, finished).ok()?;
        let path = PathBuf::from(format!("example/{}/{finished}", entry.id));
        Some(Example {
            entry,
            finished,
            file: SaveFile::unsaved(path, saved),
        })
    });
    opened.collect()
}

/// Shows only the visible rows. One more on each side can take the focus, so that the keyboard
/// scrolls the list. Each row comes with its spoken name.
fn list<T>(
    ui: &mut Ui,
    items: &[T],
    file: impl Fn(&T) -> &SaveFile,
    mut show: impl FnMut(&mut Ui, &T, &str),
) {
    let height = row::height(ui.available_width());
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show_viewport(ui, |ui, viewport| {
            focus::scroll_by_keys(ui);
            let step = height + GAP;
            let width = ui.available_width() - theme::BAR;
            ui.set_height((items.len() as f32 * step - GAP).max(0.0));
            let corner = ui.max_rect().min;
            let first = ((viewport.min.y / step).floor() as usize).saturating_sub(1);
            let last = (viewport.max.y / step).ceil() as usize + 1;
            focus::Group::area("saved games").show(ui, |ui| {
                for (index, item) in items.iter().enumerate().take(last).skip(first) {
                    let min = corner + vec2(0.0, index as f32 * step);
                    let rect = Rect::from_min_size(min, vec2(width, height));
                    // A row keeps its id however the list is scrolled or sorted.
                    let id = Id::unique(("saved game", &file(item).path));
                    let spoken = row::spoken(file(item), index, items.len());
                    let builder = UiBuilder::new()
                        .max_rect(rect)
                        .scope_id(id)
                        .accessibility_role(Role::ListItem)
                        .accessibility_label(&spoken);
                    show(&mut ui.new_child(builder), item, &spoken);
                }
            });
        });
}
