//! The toolbar above the table: the game, facts about the deal, and buttons. Buttons that do not
//! fit are moved into a menu, and facts that do not fit into a row of their own.
//!
//! During a deal, buttons keep their places: they do not depend on the facts, and end at the right edge.

mod items;

use crate::ui::shell::{Commands, change};
use std::fmt::Debug;
use std::hash::Hash;

use egui::accesskit::Role;
use egui::{Align, Frame, Label, Layout, Margin, Panel, Popup, Response, Sense, Ui, UiBuilder, vec2};

use super::aim;
use super::command::TableCommand;
use super::game::{TableGame, TableState};
use crate::text::{Message, table_page as texts};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::page_id::PageId;
use crate::ui::pages::table::TablePart;
use crate::ui::settings::{Settings, Side};
use crate::ui::sound::Cue;
use crate::ui::theme::{self, Icon, Palette, Words, size};

/// The height of the row.
const HEIGHT: f32 = 40.0;

/// Horizontal padding of a button's label.
const PAD: f32 = 10.0;

/// The distance between facts, and around the title.
const GAP: f32 = 12.0;

/// The room for the title, with the facts below it, for which buttons give up their words.
const FACTS: f32 = 400.0;

/// The share of the row that the title has above facts.
const TITLE: f32 = 0.56;

/// The room for facts below which they get a row of their own. It depends on the width of the window
/// alone, so that the table stays where it is while facts come and go.
const ROW: f32 = 330.0;

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

/// A section of the row, in reading order.
#[derive(Clone, Copy)]
enum Section {
    Home,
    /// It must not take the place of another button, because it appears while the person plays.
    Finish,
    /// With the facts below it.
    Title,
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
        self.has_second_row = self.room(ui) < ROW;
        self.can_finish = can_finish;
        self.hides_title = can_finish && self.room(ui) < self.title_width(ui);
        if self.room(ui) < 0.0 {
            self.shorten(ui);
        }
        // The last facts are the least important ones.
        while !self.has_second_row && self.room(ui) < self.facts_width(ui) && self.facts.pop().is_some() {}
    }

    /// Takes the words from as many buttons as necessary, and then moves them into the menu.
    fn shorten(&mut self, ui: &Ui) {
        let title = if self.hides_title { 0.0 } else { self.title_width(ui) };
        while self.named > 0 && self.room(ui) < FACTS.max(title) {
            self.named -= 1;
        }
        while self.shown > 0 && self.room(ui) < title {
            self.shown -= 1;
        }
    }

    /// The room that the buttons leave for the title and the facts.
    fn room(&self, ui: &Ui) -> f32 {
        let sections = self.sections();
        // The space between title and buttons has no gap of its own.
        let gaps = ui.spacing().item_spacing.x * (sections.len() - 2) as f32;
        let widths = sections.iter().map(|section| self.width(ui, *section));
        ui.available_width() - gaps - widths.sum::<f32>()
    }

    fn title_width(&self, ui: &Ui) -> f32 {
        theme::text_width(ui, &self.title, theme::font(size::HEADING))
    }

    fn facts_width(&self, ui: &Ui) -> f32 {
        let widths = self.facts.iter().map(|fact| theme::text_width(ui, fact, theme::font(size::SMALL)));
        widths.sum::<f32>() + GAP * self.facts.len().saturating_sub(1) as f32
    }

    fn has_facts_below(&self) -> bool {
        !self.has_second_row && !self.facts.is_empty()
    }

    /// Shows the title, with the facts below it if they have no row of their own.
    fn show_title(&self, ui: &mut Ui, width: f32) {
        let (rect, _) = ui.allocate_exact_size(vec2(width, ui.max_rect().height()), Sense::hover());
        let line = |ui: &mut Ui, rect, align| {
            ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(align)))
        };
        if !self.has_facts_below() {
            let mut title = line(ui, rect, Align::Center);
            theme::page_title(&mut title, theme::text(ui, &self.title, size::HEADING));
            return;
        }
        let (above, below) = rect.split_top_bottom_at_y(rect.top() + TITLE * rect.height());
        theme::page_title(&mut line(ui, above, Align::Max), theme::strong(ui, &self.title, size::BODY));
        self.show_facts(&mut line(ui, below, Align::Min));
    }

    fn sections(&self) -> Vec<Section> {
        let mut sections = vec![Section::Home];
        sections.extend((!self.hides_title).then_some(Section::Title));
        // After the title, which stays in its place when this comes and goes.
        sections.extend(self.can_finish.then_some(Section::Finish));
        sections.push(Section::Space);
        sections.extend((0..self.shown).map(Section::Item));
        sections.extend((self.shown < self.items.len()).then_some(Section::Menu));
        sections.push(Section::Sound);
        sections
    }

    fn finish_words(&self) -> Words {
        (Icon::Play, &self.finish).into()
    }

    /// The words on the button of an item.
    fn words(&self, place: usize) -> Words {
        let Item { icon, label, .. } = &self.items[place];
        if place < self.named { (*icon, label).into() } else { Words::icon_only(*icon, label) }
    }

    fn width(&self, ui: &Ui, section: Section) -> f32 {
        match section {
            Section::Home => theme::button_width(ui, (Icon::Home, &self.home)),
            Section::Title | Section::Space => 0.0,
            Section::Finish => {
                let width = if self.is_claim { theme::button_width } else { theme::primary_width };
                width(ui, self.finish_words())
            }
            Section::Item(place) => theme::button_width(ui, self.words(place)),
            Section::Menu => theme::button_width(ui, (Icon::Menu, &self.menu)),
            Section::Sound => theme::button_width(ui, Words::icon_only(Icon::Sound, Message::EMPTY)),
        }
    }

    fn show(&self, ui: &mut Ui, side: Side, commands: &mut Commands) {
        let room = self.room(ui).max(0.0);
        let facts = if self.has_facts_below() { self.facts_width(ui) } else { 0.0 };
        let title = if self.hides_title { 0.0 } else { self.title_width(ui).max(facts).min(room) };
        let mut sections = self.sections();
        // With the buttons on the left, everything is mirrored.
        if side == Side::Left {
            sections.reverse();
        }
        let from_left = Layout::left_to_right(Align::Center);
        let size = vec2(ui.available_width(), theme::control_height(ui, HEIGHT));
        ui.allocate_ui_with_layout(size, from_left, |ui| {
            for section in sections {
                match section {
                    Section::Title => self.show_title(ui, title),
                    Section::Space => ui.add_space(room - title),
                    _ => self.section(ui, section, commands),
                }
            }
        });
        if self.has_second_row && !self.hides_second_row {
            // Rows of text need less height than rows of buttons.
            ui.spacing_mut().interact_size.y = 0.0;
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.horizontal_wrapped(|ui| self.show_facts(ui));
        }
    }

    fn section(&self, ui: &mut Ui, section: Section, commands: &mut Commands) {
        match section {
            Section::Home => {
                if steady(ui, "home", |ui| theme::secondary(ui, (Icon::Home, &self.home))).clicked() {
                    commands.push(Command::Show(PageId::HOME));
                }
            }
            Section::Title | Section::Space => {}
            Section::Finish => {
                let button = if self.is_claim { theme::secondary } else { theme::primary };
                let finish = steady(ui, "finish", |ui| button(ui, self.finish_words()));
                if finish.on_hover_text(theme::say(ui, &self.finish_help)).clicked() {
                    commands.push(TableCommand::FinishDeal);
                }
            }
            Section::Item(place) => {
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
            Section::Menu => {
                let opener = steady(ui, "menu", |ui| theme::secondary(ui, (Icon::Menu, &self.menu)));
                self.show_menu(&opener, commands);
            }
            Section::Sound => {
                let (sign, name) = if self.plays_sounds {
                    (Icon::Sound, texts::turn_sounds_off())
                } else {
                    (Icon::Silence, texts::turn_sounds_on())
                };
                let button = steady(ui, "sound", |ui| theme::secondary(ui, Words::icon_only(sign, name)));
                if button.clicked() {
                    let plays = !self.plays_sounds;
                    commands.push(change(move |_: &mut TablePart, shell| {
                        shell.services.settings_mut().sound = Some(plays);
                        if plays {
                            shell.services.play_sound(Cue::Snap);
                        }
                    }));
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
