//! The settings, on a screen of their own or beside the table. Every change takes effect at once.

mod command;
mod look;
mod rows;

use egui::{Align, Layout, ScrollArea, Ui};

pub use self::command::SettingsCommand;
pub(in crate::ui) use self::look::LookFields;
use self::rows::{choice, group, slider, switch};
use crate::external::visible;
use crate::games::{Entry, menu};
use crate::limits::VOLUME;
use crate::text::rules;
use crate::ui::command::{Command, Overlay, SettingsChange};
use crate::ui::deck::Atlas;
use crate::ui::focus;
use crate::ui::house_rules_cache::read_rules;
use crate::ui::page;
use crate::ui::screens::ScreenId;
use crate::ui::services::Services;
use crate::ui::settings::{Announce, Motion, Pace, PlayBy, Settings, Side, Sorting, TrickStay};
use crate::ui::shell::{Shell, Surroundings};
use crate::ui::sound::{self, Cue};
use crate::ui::theme::{self, Palette, size};
use crate::version;

/// The widest column of settings.
const COLUMN: f32 = 760.0;

/// Shows the settings on a page of their own. `fields` are those being edited.
pub(in crate::ui) fn show(
    ui: &mut Ui,
    around: Surroundings<'_>,
    fields: &LookFields,
    has_game: bool,
    commands: &mut Vec<SettingsCommand>,
) {
    page::show(ui, "Settings", around, commands, |ui, commands| {
        edit(around.services, fields, commands, |draft, commands| {
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    focus::scroll_by_keys(ui);
                    draft.show_page(ui, has_game, commands);
                    about(ui, commands);
                });
        });
    });
}

/// Runs a command that concerns the settings alone.
pub(in crate::ui) fn run(command: SettingsCommand, fields: &mut LookFields, shell: &mut Shell<'_>) {
    match command {
        SettingsCommand::Edit(edited) => *fields = edited,
        SettingsCommand::PlaySample => shell.services.play_sound(Cue::Card),
        SettingsCommand::ChoosePicture => shell.services.backdrops.open_dialog(),
        SettingsCommand::SortHand => {}
        SettingsCommand::Shell(command) => shell.ask(command),
    }
}

/// Shows the settings beside the table; returns whether they were closed.
pub(in crate::ui) fn show_beside(
    ui: &mut Ui,
    services: &Services,
    fields: &LookFields,
    commands: &mut Vec<SettingsCommand>,
) -> bool {
    let is_closed = theme::panel_head(ui, "Settings");
    edit(services, fields, commands, |draft, commands| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                focus::scroll_by_keys(ui);
                ui.set_max_width(ui.available_width() - theme::BAR);
                draft.show_look(ui, commands);
                play(ui, &mut draft.settings, true, commands);
                sounds(ui, &mut draft.settings, commands);
                accessibility(ui, &mut draft.settings, commands);
                ui.add_space(24.0);
            });
    });
    is_closed
}

/// The settings as they will be when what is done in this frame has been done.
struct Draft<'a> {
    settings: Settings,
    fields: LookFields,
    cards: &'a Atlas,
}

/// Lets `body` edit a draft; a change becomes a command that runs before those of `body`.
fn edit(
    services: &Services,
    fields: &LookFields,
    commands: &mut Vec<SettingsCommand>,
    body: impl FnOnce(&mut Draft<'_>, &mut Vec<SettingsCommand>),
) {
    let mut draft = Draft {
        settings: services.settings().clone(),
        fields: fields.clone(),
        cards: &services.cards,
    };
    let first = commands.len();
    body(&mut draft, commands);
    if draft.settings != *services.settings() {
        let change = SettingsChange::Replace(Box::new(draft.settings));
        commands.insert(first, Command::Settings(change).into());
    }
    if draft.fields != *fields {
        commands.push(SettingsCommand::Edit(draft.fields));
    }
}

impl Draft<'_> {
    /// Shows all settings, in two columns where there is room.
    fn show_page(&mut self, ui: &mut Ui, has_game: bool, commands: &mut Vec<SettingsCommand>) {
        let room = ui.available_width() - theme::BAR;
        if room < 1000.0 {
            ui.set_max_width(room.min(COLUMN));
            self.show_look(ui, commands);
            play(ui, &mut self.settings, has_game, commands);
            sounds(ui, &mut self.settings, commands);
            accessibility(ui, &mut self.settings, commands);
            house_rules(ui, &mut self.settings, commands);
            programs(ui, &mut self.settings);
            return;
        }
        let column = ((room - 24.0) / 2.0).min(COLUMN);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            ui.vertical(|ui| {
                ui.set_width(column);
                focus::Group::section("first column").show(ui, |ui| {
                    self.show_look(ui, commands);
                    accessibility(ui, &mut self.settings, commands);
                });
            });
            ui.vertical(|ui| {
                ui.set_width(column);
                focus::Group::section("second column").show(ui, |ui| {
                    play(ui, &mut self.settings, has_game, commands);
                    sounds(ui, &mut self.settings, commands);
                    house_rules(ui, &mut self.settings, commands);
                    programs(ui, &mut self.settings);
                });
            });
        });
    }

    fn show_look(&mut self, ui: &mut Ui, commands: &mut Vec<SettingsCommand>) {
        if self.fields.show(ui, &mut self.settings, self.cards) {
            commands.push(SettingsCommand::ChoosePicture);
        }
    }
}

/// Shows the settings for playing cards and for automatic actions.
fn play(ui: &mut Ui, settings: &mut Settings, has_game: bool, commands: &mut Vec<SettingsCommand>) {
    group(ui, "Play", |ui| {
        let gestures = [
            (PlayBy::Click, "Click"),
            (PlayBy::DoubleClick, "Double-click"),
            (PlayBy::Drag, "Drag only"),
        ];
        choice(ui, "Play a card with", &mut settings.play_by, &gestures);
        let orders = [
            (Sorting::Suit, "Suit, high first"),
            (Sorting::SuitRising, "Suit, low first"),
            (Sorting::Rank, "Rank"),
        ];
        let before = settings.sorting;
        choice(ui, "Sort the hand by", &mut settings.sorting, &orders);
        let again = has_game && theme::secondary(ui, "Sort hand again").clicked();
        if again || settings.sorting != before {
            commands.push(SettingsCommand::SortHand);
        }
        let motions = [
            (Motion::None, "None"),
            (Motion::Fast, "Fast"),
            (Motion::Normal, "Normal"),
        ];
        choice(ui, "Card animation", &mut settings.motion, &motions);
        let paces = [
            (Pace::Fast, "Fast"),
            (Pace::Natural, "Natural"),
            (Pace::Slow, "Slow"),
        ];
        choice(ui, "Computer players", &mut settings.pace, &paces);
        let stays = [
            (TrickStay::Short, "½ s"),
            (TrickStay::Normal, "1¼ s"),
            (TrickStay::Long, "2½ s"),
            (TrickStay::Click, "Until I click"),
        ];
        choice(ui, "Show a finished trick for", &mut settings.trick, &stays);
        for (label, on) in [
            ("Play forced cards automatically", &mut settings.play_forced),
            (
                "Finish decided deals automatically",
                &mut settings.finish_decided,
            ),
            ("Preview what a card would do", &mut settings.previews),
            ("Allow undo", &mut settings.undo),
            ("Allow hints", &mut settings.hints),
        ] {
            switch(ui, label, on);
        }
        switch(ui, "Keep statistics", &mut settings.statistics);
        let help = "Results of finished games are kept on this computer, for the Statistics page.";
        ui.label(theme::text(help, size::SMALL).color(Palette::of(ui).muted));
    });
}

/// Shows the sound settings.
fn sounds(ui: &mut Ui, settings: &mut Settings, commands: &mut Vec<SettingsCommand>) {
    group(ui, "Sound", |ui| {
        if !sound::is_built_in() {
            let text = "This version has no sound.";
            ui.label(theme::text(text, size::SMALL).color(Palette::of(ui).muted));
            return;
        }
        let before = (settings.sound, settings.volume);
        let mut on = settings.sound == Some(true);
        switch(ui, "Table sounds", &mut on);
        if on != (settings.sound == Some(true)) {
            settings.sound = Some(on);
        }
        if on {
            slider(ui, "Volume", &mut settings.volume, VOLUME, 5, "%");
        }
        if on && before != (settings.sound, settings.volume) {
            commands.push(SettingsCommand::PlaySample);
        }
    });
}

fn accessibility(ui: &mut Ui, settings: &mut Settings, commands: &mut Vec<SettingsCommand>) {
    group(ui, "Accessibility", |ui| {
        switch(ui, "High contrast", &mut settings.high_contrast);
        let mut still = settings.is_still();
        switch(ui, "Reduced motion", &mut still);
        if still != settings.is_still() {
            settings.motion = if still {
                Motion::None
            } else {
                Motion::default()
            };
        }
        switch(ui, "Large buttons", &mut settings.large_targets);
        let levels = [
            (Announce::Everything, "Everything"),
            (Announce::Tricks, "Tricks and my turn"),
            (Announce::Nothing, "Nothing"),
        ];
        choice(
            ui,
            "Screen readers announce",
            &mut settings.announce,
            &levels,
        );
        let sides = [(Side::Left, "Left"), (Side::Right, "Right")];
        choice(ui, "Buttons and panels", &mut settings.side, &sides);
        if theme::secondary(ui, "Keyboard shortcuts").clicked() {
            commands.push(Command::ShowOverlay(Some(Overlay::Keys)).into());
        }
    });
}

/// Shows the house rules that new games start with, game by game.
fn house_rules(ui: &mut Ui, settings: &mut Settings, commands: &mut Vec<SettingsCommand>) {
    group(ui, "House rules", |ui| {
        let text = "A new game starts with the players and house rules you used last. Choose a \
                    game to change them or to save a set of rules under a name.";
        ui.label(theme::text(text, size::SMALL).color(Palette::of(ui).muted));
        for entry in menu() {
            ui.horizontal(|ui| {
                ui.set_min_height(40.0);
                rules_of_game(ui, settings, entry, commands);
            });
        }
    });
}

/// Shows a game's changed house rules, with buttons to change more and to reset them.
fn rules_of_game(
    ui: &mut Ui,
    settings: &mut Settings,
    entry: &'static Entry,
    commands: &mut Vec<SettingsCommand>,
) {
    let changed = changed_rules(ui, settings, entry);
    ui.vertical(|ui| {
        ui.set_width(ui.available_width() - 210.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.label(theme::text(entry.title, size::BODY));
        let text = match changed.as_str() {
            "" => "Usual rules",
            changed => changed,
        };
        ui.label(theme::text(text, size::SMALL).color(Palette::of(ui).muted));
    });
    let buttons = focus::Group::row(("rules", entry.id));
    buttons.show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let change = theme::secondary(ui, "Change…")
                .accessible_name(format!("Change the rules of {}", entry.title));
            if change.clicked() {
                commands.push(Command::Show(ScreenId::NewGame(entry.id)).into());
            }
            if !changed.is_empty() {
                let reset = theme::quiet(ui, "Reset")
                    .on_hover_text("Back to the usual rules and players")
                    .accessible_name(format!("Usual rules for {}", entry.title));
                if reset.clicked() {
                    settings.games.remove(entry.id);
                }
            }
        })
    });
}

/// Shows the programs that may play at the table.
fn programs(ui: &mut Ui, settings: &mut Settings) {
    if settings.programs.programs().is_empty() {
        return;
    }
    group(ui, "Programs", |ui| {
        let text = "These commands may be run to play at the table. If you remove one, you are asked \
                    again before it plays.";
        theme::note(ui, text);
        settings.programs.retain(|program| {
            let (command, folder) = (visible(program.command()), visible(program.folder()));
            ui.horizontal(|ui| {
                ui.set_min_height(40.0);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let name = format!("Remove {command} in {folder}");
                    let remove = theme::secondary(ui, "Remove").accessible_name(name);
                    ui.with_layout(Layout::top_down(Align::Min), |ui| {
                        ui.add(egui::Label::new(theme::text(&command, size::BODY)).truncate());
                        let folder = theme::text(&folder, size::SMALL);
                        let folder = folder.color(Palette::of(ui).muted);
                        ui.add(egui::Label::new(folder).truncate());
                    });
                    !remove.clicked()
                })
                .inner
            })
            .inner
        });
    });
}

/// Lists what differs from the usual rules.
fn changed_rules(ui: &Ui, settings: &Settings, entry: &Entry) -> String {
    let setup = settings.setup(entry);
    let seats = setup.players.len();
    let rules = read_rules(ui, entry, seats, &setup.rules);
    let changed: Vec<String> = rules
        .changed(entry.fields(seats))
        .map(|(field, value)| {
            let rule = rules::rule_and_value(field.label.clone(), field.kind.label(value));
            rule.in_language(settings.language)
        })
        .collect();
    changed.join("  ·  ")
}

/// Shows version and licenses.
fn about(ui: &mut Ui, commands: &mut Vec<SettingsCommand>) {
    let palette = Palette::of(ui);
    let words = format!("Misère {}", version::text());
    ui.add_space(8.0);
    focus::Group::row("about").show(ui, |ui| {
        theme::title_row(ui, |ui| {
            ui.label(theme::text(words, size::SMALL).color(palette.muted));
            if theme::small(ui, "About and licenses").clicked() {
                commands.push(Command::Show(ScreenId::About).into());
            }
        });
    });
    ui.add_space(24.0);
}
