//! The statistics page: figures on finished games, by game and opponents, with details for the chosen row.

mod choices;
mod detail;
mod filter;
mod loss;
mod row;
mod series;

use egui::{Align, Layout, Popup, ScrollArea, Ui};

pub(in crate::ui) use self::choices::StatisticsChoices;
use self::choices::key;
use crate::games::{entry, first_to_try};
use crate::printable::escaped;
use crate::statistics::{PersonGame, Row, csv, rows};
use crate::store::{DamagedLine, Results, now};
use crate::text::{Message, common, statistics_page as texts, table_page};
use crate::ui::command::{Command, RemovedLines};
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands, Page, Part, Shell, Traits, change};
use crate::ui::theme::{self, Icon, Palette, size};
use crate::ui::{errors, focus, invitation, page};

/// Maximum number of damaged lines listed.
const LISTED: usize = 3;

#[derive(Default)]
pub struct StatisticsPage {
    results: Results,
    /// The reason why the results cannot be read.
    error: Option<Message>,
    /// Set if a reset can be undone.
    can_restore: bool,
    /// The games that pass the filter.
    games: Vec<PersonGame>,
    rows: Vec<Row>,
}

impl Part for StatisticsChoices {}

impl Page for StatisticsPage {
    fn id(&self) -> PageId {
        PageId::STATISTICS
    }

    fn enter(&mut self, shell: &mut Shell<'_>) {
        shell.with(|choices, shell| self.read(choices, shell.services));
    }

    fn traits(&self) -> Traits {
        Traits { way_back: Some(common::back_to_statistics()), shows_results: true, ..Traits::default() }
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        page::show(ui, texts::title(), around, commands, |ui, commands| {
            let keep = |changed: StatisticsChoices| {
                change(move |page: &mut Self, shell| {
                    page.count(&changed);
                    *shell.parts.get_mut() = changed;
                })
            };
            commands.edit(around.parts.get(), keep, |choices, commands| {
                self.show_figures(ui, around.services, choices, commands);
            });
        });
    }
}

impl StatisticsPage {
    /// Reads the results, and chooses the row of the last game unless another is chosen.
    fn read(&mut self, choices: &mut StatisticsChoices, services: &Services) {
        let results = services.saving.results();
        self.can_restore = services.saving.has_removed_results();
        self.error = results.as_ref().err().map(errors::store);
        self.results = results.unwrap_or_default();
        choices.filter.read(&self.results);
        self.count(choices);
        let latest = self.games.last().and_then(|game| {
            let time = game.result().time;
            let has = |row: &&Row| row.games.iter().any(|game| game.result().time == time);
            self.rows.iter().find(has)
        });
        if choices.row.is_none() {
            choices.row = latest.map(key);
        }
    }

    /// Recomputes the figures for the games that pass the filter.
    fn count(&mut self, choices: &StatisticsChoices) {
        self.games = choices.filter.filter().apply(&self.results);
        self.rows = rows(self.games.clone(), choices.apart);
    }

    /// Removes all results; can be undone.
    fn reset(&mut self, shell: &mut Shell<'_>) {
        match shell.services.saving.reset_results() {
            Ok(()) => {
                // Games finished before are not to come back one by one.
                shell.services.settings_mut().statistics_since = now();
                shell.offer(&texts::reset_done(), texts::undo(), Command::BringBack(RemovedLines::Results));
            }
            Err(error) => shell.notify(&errors::store(&error)),
        }
        self.enter(shell);
    }

    fn show_figures(&self, ui: &mut Ui, services: &Services, choices: &mut StatisticsChoices, commands: &mut Commands) {
        let settings = services.settings();
        if !settings.statistics {
            theme::note(ui, texts::not_kept());
        }
        self.show_damage(ui);
        if self.results.games.is_empty() {
            // Many results take a moment to read.
            if settings.statistics && !services.saving.reads_results() {
                invite(ui, services, commands);
            }
            if self.can_restore && theme::secondary(ui, texts::undo_reset()).clicked() {
                commands.push(Command::BringBack(RemovedLines::Results));
            }
            return;
        }
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            focus::scroll_by_keys(ui);
            ui.set_max_width(ui.available_width() - theme::BAR);
            self.show_hero(ui, services, choices, commands);
            ui.add_space(4.0);
            focus::Group::section("results").show(ui, |ui| self.show_rows(ui, choices));
            ui.add_space(16.0);
        });
    }

    /// Shows how many games there are with the picture of the last one, the way to the next, and, folded, what is counted.
    fn show_hero(&self, ui: &mut Ui, services: &Services, choices: &mut StatisticsChoices, commands: &mut Commands) {
        let latest = self.results.games.iter().rev().find_map(|game| entry(&game.result.game));
        let latest = latest.unwrap_or_else(first_to_try);
        let won = self.games.iter().filter(|game| game.is_won()).count();
        let words = [self.summary(), texts::games_won(won)];
        invitation::show(ui, services, latest.emblem, words, |ui| {
            focus::Group::area("statistics actions").show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    let play = theme::primary(ui, (Icon::Play, texts::play(latest.title)));
                    if play.clicked() {
                        commands.push(Command::Show(PageId::NewGame(latest.id)));
                    }
                    if theme::fold(ui, choices.shows_filter(), texts::filter()).clicked() {
                        choices.unfolds_filter = !choices.unfolds_filter;
                    }
                    let opener = theme::secondary(ui, (Icon::Menu, table_page::more_choices()));
                    Popup::menu(&opener).show(|ui| {
                        ui.with_layout(Layout::top_down_justified(Align::Min), |ui| self.show_more(ui, commands));
                    });
                });
            });
        });
        if choices.shows_filter() {
            choices.filter.show(ui);
        }
        let note = self.rules_note();
        if choices.filter.is_on() || note.is_some() {
            ui.horizontal_wrapped(|ui| {
                if choices.filter.is_on() && theme::quiet(ui, texts::show_all()).clicked() {
                    choices.filter.clear();
                }
                if let Some(words) = note {
                    theme::note(ui, words);
                    let button = if choices.apart { texts::combine() } else { texts::separate() };
                    if theme::small(ui, button).clicked() {
                        choices.apart = !choices.apart;
                    }
                }
            });
        }
    }

    /// Shows the actions for all games.
    fn show_more(&self, ui: &mut Ui, commands: &mut Commands) {
        if !self.games.is_empty() {
            let export = theme::item(ui, (Icon::Share, texts::export()));
            if export.on_hover_text(theme::say(ui, texts::export_help())).clicked() {
                commands.push(change(|page: &mut Self, shell| {
                    let name = shell.services.say(&texts::file_name());
                    shell.services.files.export_table(shell.ctx, &name, csv(&page.games));
                }));
            }
        }
        let reset = theme::item(ui, (Icon::Delete, texts::reset()));
        focus::avoid(ui, reset.id);
        if reset.on_hover_text(theme::say(ui, texts::reset_help())).clicked() {
            commands.push(change(Self::reset));
        }
    }

    fn summary(&self) -> Message {
        let of = |games: &mut dyn Iterator<Item = &str>| games.collect::<std::collections::BTreeSet<_>>().len();
        let shown = of(&mut self.games.iter().map(|game| game.result().id.as_str()));
        let all = self.results.games.len();
        match (shown == all, self.games.len() > shown) {
            (true, false) => texts::games(all),
            (true, true) => texts::games_of_people(all),
            (false, false) => texts::some_games(shown, all),
            (false, true) => texts::some_games_of_people(shown, all),
        }
    }

    /// A note on how games with different house rules are counted, if there are any.
    fn rules_note(&self) -> Option<Message> {
        let combined: Vec<&Row> = self.rows.iter().filter(|row| row.rule_sets() > 1).collect();
        if let Some(most) = combined.iter().map(|row| row.rule_sets()).max() {
            return Some(texts::rules_together(most));
        }
        let is_split =
            self.rows.windows(2).any(|pair| (&pair[0].game, pair[0].opponents) == (&pair[1].game, pair[1].opponents));
        is_split.then(texts::rules_apart)
    }

    /// Shows what could not be read.
    fn show_damage(&self, ui: &mut Ui) {
        let warning = Palette::of(ui).warning;
        let mut say = |message: Message| {
            ui.label(theme::text(ui, message, size::SMALL).color(warning));
        };
        if let Some(error) = &self.error {
            say(texts::unreadable(error.clone()));
        }
        let damaged = &self.results.damaged;
        if !damaged.is_empty() {
            let lines = damaged
                .iter()
                .take(LISTED)
                .map(|DamagedLine { line, reason }| texts::damaged_line(*line, escaped(reason)));
            say(if damaged.len() > LISTED {
                texts::damaged_more(damaged.len(), lines)
            } else {
                texts::damaged(damaged.len(), lines)
            });
        }
    }

    fn show_rows(&self, ui: &mut Ui, choices: &mut StatisticsChoices) {
        if self.rows.is_empty() {
            theme::note(ui, texts::no_match());
        }
        for row in &self.rows {
            let key = key(row);
            let is_chosen = choices.row.as_ref() == Some(&key);
            ui.push_id(row.key(), |ui| {
                let shown = row::show(ui, row, is_chosen);
                if is_chosen {
                    focus::main(ui, shown.id);
                    let games = self.games.iter();
                    let alike = games.filter(|game| game.result().game == row.game);
                    let alike: Vec<PersonGame> = alike.cloned().collect();
                    detail::show(ui, row, &alike, &mut choices.over);
                }
                if shown.clicked() {
                    choices.row = if is_chosen { None } else { Some(key) };
                }
            });
            ui.add_space(8.0);
        }
    }
}

/// The winner of a game and the next two places.
const PICTURE: &str = "+QS*=1 | JD=2 | 9C=3";

/// Shows what the page will hold, and the game to begin with.
fn invite(ui: &mut Ui, services: &Services, commands: &mut Commands) {
    let first = first_to_try();
    let words = [texts::your_results(), texts::no_results()];
    ui.set_width(ui.available_width() - theme::BAR);
    let play = texts::play(first.title);
    let begins = invitation::show(ui, services, PICTURE, words, |ui| {
        let play = theme::primary(ui, (Icon::Play, &play));
        focus::main(ui, play.id);
        play.clicked()
    });
    if begins {
        commands.push(Command::Show(PageId::NewGame(first.id)));
    }
}
