//! The list of saved games. Games are saved automatically; here they are found, opened, named,
//! copied and deleted, and examples are offered.

mod changes;
mod filter;
mod naming;
mod row;

use crate::ui::requests::{ChangeSaved, GameRequest};
use std::cell::OnceCell;
use std::path::PathBuf;

use egui::accesskit::{Live, Role};
use egui::{Id, Rect, ScrollArea, Ui, UiBuilder, vec2};

pub use self::changes::{keep_import, take_in};
pub(in crate::ui) use self::filter::Filter as SavedFilter;
use self::filter::Kind;
use self::naming::Naming;
use crate::games::{Entry, first_to_try, menu};
use crate::store::{SaveFile, open_example};
use crate::text::{common, saved as texts};
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands, Page, Part, Shell, Traits, change};
use crate::ui::theme::{self, Icon, size};
use crate::ui::{focus, invitation, page};

/// The distance between rows.
const GAP: f32 = 8.0;

#[derive(Default)]
pub struct SavedPage {
    naming: Option<Naming>,
    /// The files that were deleted during this visit, with the names of their games, the latest last.
    deleted: Vec<(PathBuf, String)>,
    examples: OnceCell<Vec<Example>>,
}

/// A game that comes with the program.
struct Example {
    entry: &'static Entry,
    finished: bool,
    file: SaveFile,
}

impl Part for SavedFilter {}

impl Page for SavedPage {
    fn id(&self) -> PageId {
        PageId::SAVED
    }

    fn enter(&mut self, shell: &mut Shell<'_>) {
        shell.services.saved_games.look_again();
    }

    fn leave(&mut self, shell: &mut Shell<'_>) {
        self.end_naming(true, shell);
    }

    fn traits(&self) -> Traits {
        Traits { way_back: Some(common::back_to_saved_games()), takes_text: true, ..Traits::default() }
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        page::show(ui, texts::title(), around, commands, |ui, commands| {
            let keep = |filter| change(move |kept: &mut SavedFilter, _| *kept = filter);
            commands.edit(around.parts.get(), keep, |filter, commands| {
                self.show_games(ui, around.services, filter, commands);
            });
        });
    }
}

impl SavedPage {
    /// Ends the naming of a game, and gives it its new name if that is to be kept.
    fn end_naming(&mut self, keeps: bool, shell: &mut Shell<'_>) {
        let rename = self.naming.take().filter(|_| keeps).and_then(Naming::rename);
        rename.into_iter().for_each(|rename| shell.ask(rename));
    }

    /// Opens the system's dialog to choose a game to import.
    fn choose_import(&mut self, shell: &mut Shell<'_>) {
        shell.services.files.import(shell.ctx);
    }

    fn show_games(&self, ui: &mut Ui, services: &Services, filter: &mut SavedFilter, commands: &mut Commands) {
        let import = texts::import();
        if services.saved_games.is_empty() {
            self.show_deleted(ui, services, commands);
            let first = first_to_try();
            let picture = "## ## ## | +7D 8D 9D";
            ui.set_width(ui.available_width() - theme::BAR);
            invitation::show(ui, services, picture, [texts::your_games(), texts::saved_automatically()], |ui| {
                ui.horizontal_wrapped(|ui| {
                    let play = theme::primary(ui, (Icon::Play, texts::play(first.title)));
                    focus::main(ui, play.id);
                    if play.clicked() {
                        commands.push(Command::Show(PageId::NewGame(first.id)));
                    }
                    if theme::secondary(ui, (Icon::Import, &import)).clicked() {
                        commands.push(change(Self::choose_import));
                    }
                });
            });
            theme::note(ui, texts::examples_follow());
            return self.show_examples(ui, services, filter, commands);
        }
        filter.show(ui);
        self.show_deleted(ui, services, commands);
        ui.horizontal_wrapped(|ui| {
            filter.show_kinds(ui);
            match filter.kind {
                Kind::Examples => theme::note(ui, texts::opening_saves()),
                _ => show_count(ui, services, filter),
            }
            let help = if services.files.takes_dropped_files {
                texts::import_help()
            } else {
                texts::import_help_without_dropping()
            };
            let import = theme::small(ui, (Icon::Import, &import)).on_hover_text(theme::say(ui, help));
            if import.clicked() {
                commands.push(change(Self::choose_import));
            }
        });
        let mut shows_naming = false;
        match filter.kind {
            Kind::Examples => self.show_examples(ui, services, filter, commands),
            _ => {
                let files = filter.apply(ui, &services.saved_games);
                list(
                    ui,
                    &files,
                    |file| file,
                    |ui, file, spoken| {
                        let naming = self.naming.as_ref();
                        let naming = naming.filter(|naming| naming.path == file.path);
                        shows_naming |= naming.is_some();
                        row::show(ui, (file, spoken), naming, services, commands);
                    },
                );
            }
        }
        // The row may have been scrolled out of sight or filtered out.
        if self.naming.is_some() && !shows_naming {
            commands.push(change(|page: &mut Self, shell| page.end_naming(true, shell)));
        }
    }

    /// Shows which game was deleted last, unless it is back, and a button that restores it.
    fn show_deleted(&self, ui: &mut Ui, services: &Services, commands: &mut Commands) {
        let is_back = |path: &PathBuf| services.saved_games.iter().any(|file| file.path == *path);
        let mut deleted = self.deleted.iter().rev();
        let Some((path, name)) = deleted.find(|(path, _)| !is_back(path)) else { return };
        ui.horizontal_wrapped(|ui| {
            let words = texts::deleted(name);
            let shown = ui.label(theme::text(ui, words, size::BODY));
            ui.accesskit_node_builder(shown.id, |node| node.set_live(Live::Polite));
            let undo = texts::undo();
            if theme::small(ui, (Icon::Undo, &undo)).clicked() {
                let restore = ChangeSaved::Restore(path.clone());
                commands.push(restore);
            }
        });
    }

    fn show_examples(&self, ui: &mut Ui, services: &Services, filter: &SavedFilter, commands: &mut Commands) {
        let examples = self.examples.get_or_init(examples);
        let wanted = |example: &&Example| filter.finds(&example.file);
        let examples: Vec<&Example> = examples.iter().filter(wanted).collect();
        list(
            ui,
            &examples,
            |example| &example.file,
            |ui, example, spoken| {
                if row::show_example(ui, (&example.file, spoken), services) {
                    let open = GameRequest::OpenExample { id: example.entry.id, finished: example.finished };
                    commands.push(open);
                }
            },
        );
    }
}

/// Shows the number of games listed, and a way back to all of them.
fn show_count(ui: &mut Ui, services: &Services, filter: &mut SavedFilter) {
    let all = services.saved_games.len();
    let found = match filter.apply(ui, &services.saved_games).len() {
        found if found == all => texts::games(found),
        found => texts::games_found(found, all),
    };
    theme::note(ui, found);
    if filter.is_on() && theme::quiet(ui, texts::show_all()).clicked() {
        filter.clear();
    }
}

/// The games that come with the program: for each game a half-played and a finished one.
fn examples() -> Vec<Example> {
    let with_examples = menu().iter().filter(|entry| entry.files.examples.is_some());
    let both = with_examples.flat_map(|entry| [(entry, false), (entry, true)]);
    let opened = both.filter_map(|(entry, finished)| {
        let saved = open_example(entry, finished).ok()?;
        let path = PathBuf::from(format!("example/{}/{finished}", entry.id));
        Some(Example { entry, finished, file: SaveFile::unsaved(path, saved) })
    });
    opened.collect()
}

/// Shows only the visible rows. One more on each side can take the focus, so that the keyboard
/// scrolls the list. Each row comes with its spoken name.
fn list<T>(ui: &mut Ui, items: &[T], file: impl Fn(&T) -> &SaveFile, mut show: impl FnMut(&mut Ui, &T, &str)) {
    let height = row::height(ui.available_width());
    ScrollArea::vertical().auto_shrink([false, false]).show_viewport(ui, |ui, viewport| {
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
                let spoken = row::spoken(ui, file(item), index, items.len());
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
