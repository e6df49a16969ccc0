//! The toolbar above the table: the game, facts about the deal, and buttons. Buttons that do not
//! fit are moved into a menu, and facts that do not fit into a row of their own.
//!
//! During a deal, buttons keep their places: they do not depend on the facts, and end at the right
//! edge.

mod items;

use crate::ui::shell::Commands;
use std::fmt::Debug;
use std::hash::Hash;

use egui::accesskit::Role;
use egui::{Align, Frame, Label, Layout, Margin, Panel, Popup, Response, Ui, UiBuilder, vec2};

use super::aim;
use super::command::TableCommand;
use super::game::{TableGame, TableState};
use crate::text::{Message, table_screen as texts};
use crate::ui::command::{Command, SettingsChange};
use crate::ui::focus;
use crate::ui::page_id::PageId;
use crate::ui::settings::{Settings, Side};
use crate::ui::theme::{self, Icon, Palette, Words, size};

/// The height of the row.
const HEIGHT: f32 = 40.0;

/// Horizontal padding of a button's label.
const PAD: f32 = 10.0;

/// The distance between facts, and around the title.
const GAP: f32 = 12.0;

/// The room for facts below which buttons show their icons alone.
const FACTS: f32 = 520.0;

/// The room for facts below which they get a row of their own. It depends on the width of the window
/// alone, so that the table stays where it is while facts come and go.
const ROW: f32 = 420.0;

/// A button of the toolbar.
struct Item {
    icon: Icon,
    label: Words,
    help: Message,
    command: TableCommand,
    /// The reason why the command would do nothing now.
    refusal: Option<Message>,
    /// Set while what it opens is shown.
    on: bool,
}

/// The content of the toolbar, and how much of it fits.
struct Toolbar {
    title: Words,
    home: Words,
    finish: Words,
    finish_help: Message,
    menu: Words,
    plays_sounds: bool,
    facts: Vec<Words>,
    items: Vec<Item>,
    can_finish: bool,
    /// Set if only one player knows that the rest is decided, so that finishing is an offer beside the turn.
    is_claim: bool,
    /// Set if the title has made room for the button that finishes the deal.
    hides_title: bool,
    /// The number of items whose buttons show words beside the icon.
    named: usize,
    /// The number of items that are shown as buttons; the others are in the menu.
    shown: usize,
    has_second_row: bool,
    /// Set if the second row is hidden to make room for the aim.
    hides_second_row: bool,
}

/// A part of the row, in reading order.
#[derive(Clone, Copy)]
enum Part {
    Home,
    Title,
    /// It must not take the place of another button, because it appears while the person plays.
    Finish,
    Facts,
    Space,
    Item(usize),
    Menu,
    Sound,
}

/// The things shown again at the table, whose buttons are then on.
#[derive(Clone, Copy)]
pub(super) struct ShownAgain {
    /// The last trick.
    pub previous_trick: bool,
    /// Cards that can be asked about.
    pub asking: bool,
}

pub(super) fn show(ui: &mut Ui, game: &TableGame, settings: &Settings, shown: ShownAgain, commands: &mut Commands) {
    let frame = Frame::new().fill(Palette::of(ui).ground).inner_margin(Margin::symmetric(12, 6));
    let group = focus::Group::row("toolbar").rank(0).secondary();
    Panel::top("toolbar").frame(frame).show(ui, |ui| {
        ui.spacing_mut().button_padding.x = PAD;
        let mut toolbar = Toolbar::new(ui, game, settings, shown);
        toolbar.fit(ui);
        toolbar.hides_second_row = aim::replaces_facts(ui, game, settings);
        let named =
            UiBuilder::new().accessibility_role(Role::Toolbar).accessibility_label(theme::say(ui, texts::toolbar()));
        ui.scope_builder(named, |ui| {
            group.show(ui, |ui| toolbar.show(ui, settings.side, commands));
        });
    });
}

impl Toolbar {
    fn new(ui: &Ui, game: &TableGame, settings: &Settings, shown: ShownAgain) -> Self {
        let (finish, finish_help) = match game.claim() {
            Some(claim) if claim.seat == game.viewer() => (texts::claim_rest(), texts::claim_rest_help()),
            Some(claim) => (texts::finish_deal(), texts::others_claim_help(claim.seat)),
            None => (texts::finish_deal(), texts::finish_deal_help()),
        };
        // Most widths are asked for several times.
        let rendered = |message: Message| Words::from(message).rendered(ui);
        Self {
            title: game.entry.into(),
            home: rendered(texts::home()),
            finish: rendered(finish),
            finish_help,
            menu: rendered(texts::more_buttons()),
            plays_sounds: settings.plays_sounds(),
            facts: Self::facts(game, settings).into_iter().map(rendered).collect(),
            items: Self::items(ui, game, settings, shown),
            can_finish: game.is_decided() && game.state() == TableState::Playing,
            is_claim: game.claim().is_some(),
            hides_title: false,
            named: 0,
            shown: 0,
            has_second_row: false,
            hides_second_row: false,
        }
    }

    /// Determines how much fits. Whatever the facts are, buttons first lose their words and are then
    /// moved into the menu, the most useful last; then facts that do not fit into a second row.
    fn fit(&mut self, ui: &Ui) {
        let can_finish = std::mem::take(&mut self.can_finish);
        self.has_second_row = true;
        self.shown = self.items.len();
        self.named = self.shown;
        self.shorten(ui);
        if self.shown < self.items.len() {
            self.shown = self.items.len();
            // The least useful button is the first one in the menu.
            let is_why = |item: &Item| matches!(item.command, TableCommand::Why);
            self.items.sort_by_key(is_why);
        }
        self.shorten(ui);
        let is_narrow = self.rest(ui) < ROW;
        self.can_finish = can_finish;
        self.hides_title = can_finish && self.rest(ui) < 0.0;
        if self.rest(ui) < 0.0 {
            self.shorten(ui);
        }
        self.has_second_row = is_narrow;
        // The last facts are the least important ones.
        while !is_narrow && self.rest(ui) < 0.0 && self.facts.pop().is_some() {}
    }

    /// Takes the words from as many buttons as necessary, and then moves them into the menu.
    fn shorten(&mut self, ui: &Ui) {
        while self.named > 0 && self.rest(ui) < FACTS {
            self.named -= 1;
        }
        while self.shown > 0 && self.rest(ui) < 0.0 {
            self.shown -= 1;
        }
    }

    fn rest(&self, ui: &Ui) -> f32 {
        let parts = self.parts();
        // The space between facts and buttons has no gap of its own.
        let gaps = ui.spacing().item_spacing.x * (parts.len() - 2) as f32;
        let widths = parts.iter().map(|part| self.width(ui, *part));
        ui.available_width() - gaps - widths.sum::<f32>()
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = vec![Part::Home];
        parts.extend((!self.hides_title).then_some(Part::Title));
        parts.extend(self.can_finish.then_some(Part::Finish));
        parts.extend((!self.has_second_row).then_some(Part::Facts));
        parts.push(Part::Space);
        parts.extend((0..self.shown).map(Part::Item));
        parts.extend((self.shown < self.items.len()).then_some(Part::Menu));
        parts.push(Part::Sound);
        parts
    }

    fn finish_words(&self) -> Words {
        (Icon::Play, &self.finish).into()
    }

    /// The words on the button of an item.
    fn words(&self, place: usize) -> Words {
        let Item { icon, label, .. } = &self.items[place];
        if place < self.named { (*icon, label).into() } else { Words::icon_only(*icon, label) }
    }

    fn width(&self, ui: &Ui, part: Part) -> f32 {
        match part {
            Part::Home => theme::button_width(ui, (Icon::Home, &self.home)),
            Part::Title => theme::text_width(ui, &self.title, theme::font(size::HEADING)),
            Part::Facts => {
                let facts = self.facts.iter();
                let widths = facts.map(|fact| theme::text_width(ui, fact, theme::font(size::SMALL)));
                let gaps = GAP * self.facts.len().saturating_sub(1) as f32;
                widths.sum::<f32>() + gaps
            }
            Part::Space => 0.0,
            Part::Finish => {
                let width = if self.is_claim { theme::button_width } else { theme::primary_width };
                width(ui, self.finish_words())
            }
            Part::Item(place) => theme::button_width(ui, self.words(place)),
            Part::Menu => theme::button_width(ui, (Icon::Menu, &self.menu)),
            Part::Sound => theme::button_width(ui, Words::icon_only(Icon::Sound, Message::EMPTY)),
        }
    }

    fn show(&self, ui: &mut Ui, side: Side, commands: &mut Commands) {
        let rest = self.rest(ui).max(0.0);
        let mut parts = self.parts();
        // With the buttons on the left, everything is mirrored.
        if side == Side::Left {
            parts.reverse();
        }
        let from_left = Layout::left_to_right(Align::Center);
        let size = vec2(ui.available_width(), theme::control_height(ui, HEIGHT));
        ui.allocate_ui_with_layout(size, from_left, |ui| {
            for part in parts {
                self.part(ui, part, rest, commands);
            }
        });
        if self.has_second_row && !self.hides_second_row {
            // Rows of text need less height than rows of buttons.
            ui.spacing_mut().interact_size.y = 0.0;
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.horizontal_wrapped(|ui| self.show_facts(ui));
        }
    }

    fn part(&self, ui: &mut Ui, part: Part, rest: f32, commands: &mut Commands) {
        match part {
            Part::Home => {
                if steady(ui, "home", |ui| theme::secondary(ui, (Icon::Home, &self.home))).clicked() {
                    commands.push(Command::Show(PageId::HOME));
                }
            }
            Part::Title => {
                theme::page_title(ui, theme::text(ui, &self.title, size::HEADING));
            }
            Part::Facts => {
                ui.scope(|ui| self.show_facts(ui));
            }
            Part::Space => ui.add_space(rest),
            Part::Finish => {
                let button = if self.is_claim { theme::secondary } else { theme::primary };
                let finish = steady(ui, "finish", |ui| button(ui, self.finish_words()));
                if finish.on_hover_text(theme::say(ui, &self.finish_help)).clicked() {
                    commands.push(TableCommand::FinishDeal);
                }
            }
            Part::Item(place) => {
                let item = &self.items[place];
                let words = self.words(place);
                let button = steady(ui, item.icon, |ui| match (&item.refusal, item.on) {
                    (Some(reason), _) => theme::secondary_refused(ui, words, reason),
                    (None, true) => theme::toggle(ui, true, words).on_hover_text(theme::say(ui, &item.help)),
                    (None, false) => theme::secondary(ui, words).on_hover_text(theme::say(ui, &item.help)),
                });
                if item.on && matches!(item.command, TableCommand::PreviousTrick) {
                    // After a deal, it is all that is left to press while the previous trick is shown.
                    focus::main(ui, button.id);
                }
                if button.clicked() {
                    commands.push(item.command.clone());
                }
            }
            Part::Menu => {
                let opener = steady(ui, "menu", |ui| theme::secondary(ui, (Icon::Menu, &self.menu)));
                self.show_menu(&opener, commands);
            }
            Part::Sound => {
                let (sign, name) = if self.plays_sounds {
                    (Icon::Sound, texts::turn_sounds_off())
                } else {
                    (Icon::Silence, texts::turn_sounds_on())
                };
                let button = steady(ui, "sound", |ui| theme::secondary(ui, Words::icon_only(sign, name)));
                if button.clicked() {
                    let change = SettingsChange::EnableSound(!self.plays_sounds);
                    commands.push(Command::Settings(change));
                }
            }
        }
    }

    /// Shows the items that do not fit in a menu that opens below its button.
    fn show_menu(&self, opener: &Response, commands: &mut Commands) {
        Popup::menu(opener).show(|ui| {
            ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                for item in &self.items[self.shown..] {
                    let button = match &item.refusal {
                        Some(reason) => theme::item_refused(ui, (item.icon, &item.help), reason),
                        None => theme::item(ui, (item.icon, &item.help)),
                    };
                    if button.clicked() {
                        commands.push(item.command.clone());
                        ui.close();
                    }
                }
            });
        });
    }

    fn show_facts(&self, ui: &mut Ui) {
        ui.spacing_mut().item_spacing.x = GAP;
        for fact in &self.facts {
            let words = theme::text(ui, fact, size::SMALL).color(Palette::of(ui).muted);
            ui.add(Label::new(words).extend());
        }
    }
}

/// Shows a button with an id that does not depend on what comes before it, so that it keeps the
/// focus when a fact is added.
fn steady(ui: &mut Ui, name: impl Hash + Debug, button: impl FnOnce(&mut Ui) -> Response) -> Response {
    let own = UiBuilder::new().scope_id(ui.scope_id().with(name));
    ui.scope_builder(own, button).inner
}
