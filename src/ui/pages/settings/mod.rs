//! The settings, on a page of their own or beside the table. Every change takes effect at once.

mod face;
mod friends;
mod look;
mod rows;

use egui::{Align, Layout, ScrollArea, Ui};

pub(in crate::ui) use self::look::LookFields;
use self::rows::group;
use crate::external::visible;
use crate::games::{Entry, menu};
use crate::limits::VOLUME;
use crate::store::now;
use crate::text::{self, Message, common, settings as texts, summary};
use crate::ui::command::{Command, Overlay};
use crate::ui::deck::Atlas;
use crate::ui::house_rules_cache::read_rules;
use crate::ui::page_id::PageId;
use crate::ui::pages::table::{TableCommand, TablePart};
use crate::ui::settings::{Announce, Coach, Motion, Pace, PlayBy, Remarks, Settings, Side, Sorting, TrickStay};
use crate::ui::shell::{Around, Commands, Page, Part, Traits, change, change_settings};
use crate::ui::sound::Cue;
use crate::ui::theme::{self, Palette, size};
use crate::ui::{focus, page};
use crate::version;

/// The widest column of settings.
const COLUMN: f32 = 760.0;

/// The settings on a page of their own.
pub struct SettingsPage;

impl Page for SettingsPage {
    fn id(&self) -> PageId {
        PageId::SETTINGS
    }

    fn traits(&self) -> Traits {
        Traits { way_back: Some(common::back_to_settings()), ..Traits::default() }
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let has_game = around.parts.get::<TablePart>().game().is_some();
        page::show(ui, texts::title(), around, commands, |ui, commands| {
            edit(around, commands, |draft, commands| {
                ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                    focus::scroll_by_keys(ui);
                    draft.show_page(ui, has_game, commands);
                    about(ui, commands);
                });
            });
        });
    }
}

impl Part for LookFields {}

/// Shows the settings beside the table; returns whether they were closed.
pub(super) fn show_beside(ui: &mut Ui, around: Around<'_>, commands: &mut Commands) -> bool {
    let is_closed = theme::panel_head(ui, texts::title());
    edit(around, commands, |draft, commands| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            focus::scroll_by_keys(ui);
            ui.set_max_width(ui.available_width() - theme::BAR);
            draft.show_look(ui, commands);
            play(ui, draft.settings, true, commands);
            sounds(ui, draft.settings, commands);
            accessibility(ui, draft.settings, commands);
            ui.add_space(24.0);
        });
    });
    is_closed
}

/// The settings as they will be when what is done in this frame has been done.
struct Draft<'a> {
    settings: &'a mut Settings,
    fields: &'a mut LookFields,
    cards: &'a Atlas,
    /// Set if tables of friends are reached through relays.
    has_relays: bool,
}

/// Lets `body` edit a draft; a change becomes a command that runs before those of `body`.
fn edit(around: Around<'_>, commands: &mut Commands, body: impl FnOnce(&mut Draft<'_>, &mut Commands)) {
    let services = around.services;
    let replace = |mut changed: Settings| {
        change_settings(|settings| {
            if changed.statistics && !settings.statistics {
                changed.statistics_since = now();
            }
            *settings = changed;
        })
    };
    let keep = |edited| change(move |fields: &mut LookFields, _| *fields = edited);
    commands.edit(services.settings(), replace, |settings, commands| {
        commands.edit(around.parts.get(), keep, |fields, commands| {
            let has_relays = services.transport.has_relays();
            body(&mut Draft { settings, fields, cards: &services.cards, has_relays }, commands);
        });
    });
}

impl Draft<'_> {
    /// Shows all settings, in two columns where there is room.
    fn show_page(&mut self, ui: &mut Ui, has_game: bool, commands: &mut Commands) {
        let room = ui.available_width() - theme::BAR;
        if room < 1000.0 {
            ui.set_max_width(room.min(COLUMN));
            self.show_first(ui, commands);
            self.show_second(ui, has_game, commands);
            return;
        }
        let column = ((room - 24.0) / 2.0).min(COLUMN);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            ui.vertical(|ui| {
                ui.set_width(column);
                self.show_first(ui, commands);
            });
            ui.vertical(|ui| {
                ui.set_width(column);
                self.show_second(ui, has_game, commands);
            });
        });
    }

    fn show_first(&mut self, ui: &mut Ui, commands: &mut Commands) {
        focus::Group::section("first").show(ui, |ui| {
            self.show_look(ui, commands);
            accessibility(ui, self.settings, commands);
            friends::show(ui, self, commands);
        });
    }

    fn show_second(&mut self, ui: &mut Ui, has_game: bool, commands: &mut Commands) {
        focus::Group::section("second").show(ui, |ui| {
            play(ui, self.settings, has_game, commands);
            sounds(ui, self.settings, commands);
            house_rules(ui, self.settings, commands);
            programs(ui, self.settings);
        });
    }

    fn show_look(&mut self, ui: &mut Ui, commands: &mut Commands) {
        if self.fields.show(ui, self.settings, self.cards) {
            commands.push(change(|_: &mut LookFields, shell| shell.services.backdrops.open_dialog(shell.ctx)));
        }
    }
}

/// Shows the settings for playing cards and for automatic actions.
fn play(ui: &mut Ui, settings: &mut Settings, has_game: bool, commands: &mut Commands) {
    group(ui, &texts::play(), |ui| {
        let gestures = [
            (PlayBy::Click, texts::click()),
            (PlayBy::DoubleClick, texts::double_click()),
            (PlayBy::Drag, texts::drag_only()),
        ];
        rows::choice(ui, &texts::play_with(), &mut settings.play_by, &gestures);
        let orders = [
            (Sorting::Suit, texts::by_suit()),
            (Sorting::SuitRising, texts::by_suit_rising()),
            (Sorting::Rank, texts::by_rank()),
        ];
        let before = settings.sorting;
        rows::choice(ui, &texts::sort_by(), &mut settings.sorting, &orders);
        let again = has_game && theme::secondary(ui, texts::sort_again()).clicked();
        if again || settings.sorting != before {
            commands.push(TableCommand::SortHand);
        }
        let motions = [
            (Motion::None, texts::no_animation()),
            (Motion::Fast, texts::fast_animation()),
            (Motion::Normal, texts::normal_animation()),
        ];
        let mut motion = settings.motion();
        rows::choice(ui, &texts::card_animation(), &mut motion, &motions);
        if motion != settings.motion() {
            settings.choose_motion(motion);
        }
        let paces = [
            (Pace::Fast, texts::fast_pace()),
            (Pace::Natural, texts::natural_pace()),
            (Pace::Slow, texts::slow_pace()),
        ];
        rows::choice(ui, &texts::pace(), &mut settings.pace, &paces);
        let stays = [
            (TrickStay::Short, texts::half_a_second()),
            (TrickStay::Normal, texts::one_second()),
            (TrickStay::Long, texts::two_seconds()),
            (TrickStay::Click, texts::until_click()),
        ];
        rows::choice(ui, &texts::trick_stays(), &mut settings.trick, &stays);
        let remarks = [(Remarks::NowAndThen, texts::remarks_now_and_then()), (Remarks::Off, texts::remarks_off())];
        rows::choice(ui, &texts::remarks(), &mut settings.remarks, &remarks);
        rows::switch(ui, &texts::play_forced(), &mut settings.play_forced);
        rows::switch(ui, &texts::finish_decided(), &mut settings.finish_decided);
        rows::switch(ui, &texts::preview(), &mut settings.previews);
        rows::switch(ui, &texts::allow_undo(), &mut settings.undo);
        rows::switch(ui, &texts::allow_hints(), &mut settings.hints);
        let coaches = [
            (Coach::Off, texts::coach_off()),
            (Coach::Blunders, texts::coach_blunders()),
            (Coach::Mistakes, texts::coach_mistakes()),
            (Coach::Everything, texts::coach_everything()),
        ];
        let mut coach = settings.coach.unwrap_or_default();
        rows::select(ui, &texts::coach(), &mut coach, &coaches);
        if coach != settings.coach.unwrap_or_default() {
            settings.coach = Some(coach);
        }
        theme::note(ui, texts::coach_help());
        rows::switch(ui, &texts::review_games(), &mut settings.review_games);
        theme::note(ui, texts::review_games_help());
        rows::switch(ui, &texts::show_today(), &mut settings.today);
        rows::switch(ui, &texts::keep_statistics(), &mut settings.statistics);
        theme::note(ui, texts::keep_statistics_help());
        rows::switch(ui, &texts::rate_puzzles(), &mut settings.rate_puzzles);
        theme::note(ui, texts::rate_puzzles_help());
        rows::switch(ui, &texts::show_goals(), &mut settings.goals);
    });
}

fn sounds(ui: &mut Ui, settings: &mut Settings, commands: &mut Commands) {
    group(ui, &texts::sound(), |ui| {
        let before = (settings.sound, settings.volume);
        let mut on = settings.plays_sounds();
        rows::switch(ui, &texts::table_sounds(), &mut on);
        if on != settings.plays_sounds() {
            settings.sound = Some(on);
        }
        if on {
            let volume = &mut settings.volume;
            rows::slider(ui, &texts::volume(), volume, VOLUME, 5, texts::percent);
        }
        if on && before != (settings.sound, settings.volume) {
            commands.push(change(|_: &mut LookFields, shell| shell.services.play_sound(Cue::Snap)));
        }
    });
}

fn accessibility(ui: &mut Ui, settings: &mut Settings, commands: &mut Commands) {
    group(ui, &texts::accessibility(), |ui| {
        let mut high_contrast = settings.has_high_contrast();
        rows::switch(ui, &texts::high_contrast(), &mut high_contrast);
        if high_contrast != settings.has_high_contrast() {
            settings.choose_contrast(high_contrast);
        }
        let mut still = settings.is_still();
        rows::switch(ui, &texts::reduced_motion(), &mut still);
        if still != settings.is_still() {
            settings.choose_motion(if still { Motion::None } else { Motion::default() });
        }
        rows::switch(ui, &texts::large_buttons(), &mut settings.large_targets);
        let levels = [
            (Announce::Everything, texts::announce_everything()),
            (Announce::Tricks, texts::announce_tricks()),
            (Announce::Nothing, texts::announce_nothing()),
        ];
        rows::choice(ui, &texts::announce(), &mut settings.announce, &levels);
        let sides = [(Side::Left, texts::left()), (Side::Right, texts::right())];
        rows::choice(ui, &texts::side(), &mut settings.side, &sides);
        if theme::secondary(ui, texts::keyboard_shortcuts()).clicked() {
            commands.push(Command::ShowOverlay(Some(Overlay::Keys)));
        }
    });
}

/// Shows the house rules that new games start with, game by game.
fn house_rules(ui: &mut Ui, settings: &mut Settings, commands: &mut Commands) {
    group(ui, &texts::house_rules(), |ui| {
        theme::note(ui, texts::house_rules_help());
        for entry in menu() {
            ui.horizontal(|ui| {
                ui.set_min_height(40.0);
                rules_of_game(ui, settings, entry, commands);
            });
        }
    });
}

/// Shows a game's changed house rules, with buttons to change more and to reset them.
fn rules_of_game(ui: &mut Ui, settings: &mut Settings, entry: &'static Entry, commands: &mut Commands) {
    let changed = changed_rules(ui, settings, entry);
    let is_changed = !changed.is_empty();
    ui.vertical(|ui| {
        ui.set_width(ui.available_width() - 210.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.label(theme::text(ui, entry, size::BODY));
        let changed = if changed.is_empty() { texts::usual_rules() } else { summary::facts(changed) };
        theme::note(ui, changed);
    });
    let buttons = focus::Group::row(("rules", entry.id));
    buttons.show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = theme::say(ui, texts::change_rules_of(entry.title));
            let change = theme::secondary(ui, texts::change());
            if change.accessible_name(name).clicked() {
                commands.push(Command::Show(PageId::NewGame(entry.id)));
            }
            if is_changed {
                let name = theme::say(ui, texts::usual_rules_for(entry.title));
                let reset = theme::quiet(ui, texts::reset())
                    .on_hover_text(theme::say(ui, texts::reset_help()))
                    .accessible_name(name);
                if reset.clicked() {
                    settings.games.remove(entry.id);
                }
            }
        })
    });
}

fn programs(ui: &mut Ui, settings: &mut Settings) {
    if settings.programs.programs().is_empty() {
        return;
    }
    let language = settings.language;
    group(ui, &texts::programs(), |ui| {
        theme::note(ui, texts::programs_help());
        settings.programs.retain(|program| {
            let [command, folder] = [program.command(), program.folder()].map(|text| visible(text, language));
            ui.horizontal(|ui| {
                ui.set_min_height(40.0);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let name = theme::say(ui, texts::remove_program(&command, &folder));
                    let remove = theme::secondary(ui, texts::remove());
                    let remove = remove.accessible_name(name);
                    ui.with_layout(Layout::top_down(Align::Min), |ui| {
                        ui.add(egui::Label::new(theme::document(&command, size::BODY)).truncate());
                        let folder = theme::document(&folder, size::SMALL);
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
fn changed_rules(ui: &Ui, settings: &Settings, entry: &Entry) -> Vec<Message> {
    let setup = settings.setup(entry);
    let seats = setup.players.len();
    let rules = read_rules(ui, entry, seats, &setup.rules);
    let changed = rules.changed(entry.fields(seats));
    changed.map(|(field, value)| text::rules::rule_and_value(field.label.clone(), field.kind.label(value))).collect()
}

/// Shows version and licenses.
fn about(ui: &mut Ui, commands: &mut Commands) {
    let words = texts::version(version::text());
    ui.add_space(8.0);
    focus::Group::row("about").show(ui, |ui| {
        ui.horizontal(|ui| {
            theme::note(ui, &words);
            if theme::small(ui, texts::about()).clicked() {
                commands.push(Command::Show(PageId::ABOUT));
            }
        });
    });
    ui.add_space(24.0);
}
