//! The statistics screen: figures on finished games, by game and opponents, with details for the
//! chosen row.

mod detail;
mod filter;
mod row;

use egui::{ScrollArea, Ui};

use self::detail::Detail;
use self::filter::FilterBar;
use crate::printable::escaped;
use crate::rules::words::count;
use crate::statistics::{Opponents, PersonGame, Row, csv, rows};
use crate::store::{ChangedRules, DamagedLine, Results, StoreError};
use crate::ui::command::{Command, StatisticsCommand};
use crate::ui::focus;
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Palette, size};

/// Maximum number of damaged lines listed.
const LISTED: usize = 3;

/// The statistics screen.
pub(in crate::ui) struct StatisticsScreen {
    results: Results,
    /// The reason why the results cannot be read.
    error: Option<String>,
    /// Whether a reset can be undone.
    can_restore: bool,
    filter: FilterBar,
    /// Whether games with different house rules are kept apart.
    apart: bool,
    /// The games that pass the filter.
    games: Vec<PersonGame>,
    rows: Vec<Row>,
    /// The row whose games are shown in detail.
    chosen: Option<(String, Opponents, Option<ChangedRules>)>,
    detail: Detail,
}

impl Default for StatisticsScreen {
    fn default() -> Self {
        Self {
            results: Results::default(),
            error: None,
            can_restore: false,
            filter: FilterBar::default(),
            apart: true,
            games: Vec::new(),
            rows: Vec::new(),
            chosen: None,
            detail: Detail::default(),
        }
    }
}

impl StatisticsScreen {
    /// Takes newly read results, and whether there are removed ones that can be restored.
    pub fn read(&mut self, results: Result<Results, StoreError>, can_restore: bool) {
        self.can_restore = can_restore;
        self.error = results.as_ref().err().map(StoreError::to_string);
        self.results = results.unwrap_or_default();
        self.filter.read(&self.results);
        self.count();
        let latest = self.games.last().and_then(|game| {
            let time = game.result().time;
            let has = |row: &&Row| row.games.iter().any(|game| game.result().time == time);
            self.rows.iter().find(has)
        });
        if self.chosen.is_none() {
            self.chosen = latest.map(key);
        }
    }

    /// Recomputes the figures for the games that pass the filter.
    fn count(&mut self) {
        self.games = self.filter.filter().apply(&self.results);
        self.rows = rows(self.games.clone(), self.apart);
    }

    /// Shows the screen.
    pub fn show(&mut self, ui: &mut Ui, settings: &Settings, commands: &mut Vec<Command>) {
        if !settings.statistics {
            theme::note(
                ui,
                "Results are not kept: “Keep statistics” is off in the settings.",
            );
        }
        self.show_damage(ui);
        if self.results.games.is_empty() {
            if settings.statistics {
                theme::note(
                    ui,
                    "Finish a game, and its result appears here: how often you win and how often you \
                     would win by luck alone, your scores and winning streaks, and, for games that you \
                     review, your skill.",
                );
            }
            if self.can_restore && theme::secondary(ui, "Undo reset").clicked() {
                commands.push(Command::Statistics(StatisticsCommand::Restore));
            }
            return;
        }
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                focus::scroll_by_keys(ui);
                ui.set_max_width(ui.available_width() - theme::BAR);
                // Room for the focus ring. In a small window, the filters scroll away with the
                // page.
                ui.add_space(5.0);
                if self.filter.show(ui) {
                    self.count();
                }
                self.show_actions(ui, commands);
                ui.add_space(4.0);
                focus::Group::section("results").show(ui, |ui| self.show_rows(ui));
                ui.add_space(16.0);
            });
    }

    /// Shows the number of games, how house rules are separated, and the actions for all games.
    fn show_actions(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let mut changed = false;
        let group = focus::Group::area("statistics actions");
        ui.horizontal_wrapped(|ui| {
            group.show(ui, |ui| {
                theme::note(ui, &self.summary());
                if self.filter.is_on() && theme::quiet(ui, "Show all").clicked() {
                    self.filter.clear();
                    changed = true;
                }
                if let Some(words) = self.rules_note() {
                    theme::note(ui, &words);
                    let button = if self.apart {
                        "Combine them"
                    } else {
                        "Separate them"
                    };
                    if theme::small(ui, button).clicked() {
                        self.apart = !self.apart;
                        changed = true;
                    }
                }
                let has_games = !self.games.is_empty();
                let export = theme::small_enabled(ui, has_games, "Export…");
                if export
                    .on_hover_text("Save these games as a table for spreadsheets (CSV)")
                    .clicked()
                {
                    let table = csv(&self.games);
                    commands.push(Command::Statistics(StatisticsCommand::Export(table)));
                }
                let reset = theme::small(ui, "Reset")
                    .on_hover_text("Remove all results, including those not listed");
                if reset.clicked() {
                    commands.push(Command::Statistics(StatisticsCommand::Reset));
                }
            });
        });
        if changed {
            self.count();
        }
    }

    /// The number of games that are counted.
    fn summary(&self) -> String {
        let of = |games: &mut dyn Iterator<Item = &str>| {
            games.collect::<std::collections::BTreeSet<_>>().len()
        };
        let shown = of(&mut self.games.iter().map(|game| game.result().id.as_str()));
        let all = self.results.games.len();
        let mut words = if shown == all {
            count(all, "game")
        } else {
            format!("{shown} of {}", count(all, "game"))
        };
        if self.games.len() > shown {
            words.push_str(", each counted for every person who played");
        }
        words
    }

    /// A note on how games with different house rules are counted, if there are any.
    fn rules_note(&self) -> Option<String> {
        let combined: Vec<&Row> = self.rows.iter().filter(|row| row.rule_sets() > 1).collect();
        if let Some(most) = combined.iter().map(|row| row.rule_sets()).max() {
            return Some(format!(
                "Up to {most} sets of house rules are counted together."
            ));
        }
        let is_split = self
            .rows
            .windows(2)
            .any(|pair| (&pair[0].game, pair[0].opponents) == (&pair[1].game, pair[1].opponents));
        is_split.then(|| "Different house rules are listed separately.".into())
    }

    /// Shows what could not be read.
    fn show_damage(&self, ui: &mut Ui) {
        let warning = Palette::of(ui).warning;
        let mut say = |words: String| {
            ui.label(theme::text(words, size::SMALL).color(warning));
        };
        if let Some(error) = &self.error {
            say(format!("The results cannot be read. {error}"));
        }
        let damaged = &self.results.damaged;
        if !damaged.is_empty() {
            let lines = damaged
                .iter()
                .take(LISTED)
                .map(|DamagedLine { line, reason }| format!("line {line} ({})", escaped(reason)));
            let lines: Vec<String> = lines.collect();
            let more = if damaged.len() > LISTED { ", …" } else { "" };
            let found = count(damaged.len(), "line");
            let lines = lines.join(", ");
            say(format!(
                "{found} of results.jsonl cannot be read: {lines}{more}. All others count."
            ));
        }
    }

    fn show_rows(&mut self, ui: &mut Ui) {
        if self.rows.is_empty() {
            theme::note(ui, "No games match these filters.");
        }
        for row in &self.rows {
            let is_chosen = self.chosen.as_ref() == Some(&key(row));
            ui.push_id(row.key(), |ui| {
                let shown = row::show(ui, row, is_chosen);
                if is_chosen {
                    focus::main(ui, shown.id);
                    self.detail.show(ui, row);
                }
                if shown.clicked() {
                    self.chosen = (!is_chosen).then(|| key(row));
                }
            });
            ui.add_space(8.0);
        }
    }
}

fn key(row: &Row) -> (String, Opponents, Option<ChangedRules>) {
    (row.game.clone(), row.opponents, row.rules.clone())
}
