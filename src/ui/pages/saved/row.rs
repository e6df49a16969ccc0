//! A row of the list: a saved game with its thumbnail, its description and its buttons.

use crate::ui::requests::{ChangeSaved, GameRequest};
use crate::ui::shell::{Commands, change};
use egui::{Align, Align2, CornerRadius, Layout, Popup, Rect, Response, StrokeKind, TextEdit, Ui};
use egui::{Stroke, UiBuilder, vec2};

use super::SavedPage;
use super::naming::Naming;
use crate::limits::GAME_NAME;
use crate::printable;
use crate::rules::Message;
use crate::store::{SaveFile, Saved, StoreError};
use crate::text::{saved as texts, summary};
use crate::ui::command::{Command, Sharing};
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::theme::{self, Icon, Palette, Words, size};
use crate::ui::{errors, focus, game_summary};

/// The width of the thumbnail.
const PICTURE: f32 = 156.0;

const MAIN: f32 = 132.0;

/// The minimum width of a row with the buttons beside the texts.
const WIDE: f32 = 700.0;

/// Returns the height of a row of this width.
pub(super) fn height(width: f32) -> f32 {
    match width {
        ..WIDE => 164.0,
        _ => 116.0,
    }
}

/// Returns the name by which screen readers tell a row from all others.
pub(super) fn spoken(ui: &Ui, file: &SaveFile, index: usize, count: usize) -> String {
    match file.game() {
        Ok(saved) => {
            let name = texts::row(index + 1, count, game_summary::spoken(saved));
            name.render(&game_summary::full_names(ui, &saved.players))
        }
        Err(_) => theme::say(ui, texts::unreadable_row(index + 1, count)),
    }
}

/// Shows a saved game; `naming` is given while it is being named.
pub(super) fn show(
    ui: &mut Ui, (file, spoken): (&SaveFile, &str), naming: Option<&Naming>, services: &Services,
    commands: &mut Commands,
) {
    let more = theme::button_width(ui, (Icon::Menu, texts::more()));
    let buttons_width = match file.game() {
        Ok(_) => MAIN + ui.spacing().item_spacing.x + more,
        Err(_) => more,
    };
    let parts = Parts::of(ui, buttons_width);
    match file.game() {
        Ok(saved) => {
            game_summary::paint_thumbnail(ui, parts.picture, 8.0, saved, services);
            parts.describe(ui, |ui| {
                match naming {
                    Some(naming) => name_field(ui, naming, commands),
                    None => {
                        ui.label(theme::strong(ui, Words::verbatim(game_summary::name(saved)), size::BODY));
                    }
                }
                facts(ui, saved);
            });
        }
        Err(error) => unreadable(ui, &parts, error),
    }
    parts.add_buttons(ui, |ui| buttons(ui, (file, spoken), commands));
}

/// Shows an example; returns whether to open it.
pub(super) fn show_example(ui: &mut Ui, (file, spoken): (&SaveFile, &str), services: &Services) -> bool {
    let Ok(saved) = file.game() else { return false };
    let parts = Parts::of(ui, MAIN);
    game_summary::paint_thumbnail(ui, parts.picture, 8.0, saved, services);
    parts.describe(ui, |ui| {
        ui.label(theme::strong(ui, Words::verbatim(game_summary::title(saved)), size::BODY));
        let state = if game_summary::is_over(saved) { texts::example_finished() } else { texts::example_unfinished() };
        ui.label(theme::text(ui, state, size::SMALL));
        let scores = game_summary::scores(saved);
        let line = game_summary::line(ui, saved, scores);
        theme::note(ui, line);
    });
    parts.add_buttons(ui, |ui| open_button(ui, texts::open(), spoken).clicked())
}

/// The regions of a row.
struct Parts {
    picture: Rect,
    texts: Rect,
    buttons: Rect,
}

impl Parts {
    /// Paints the panel of a row, and divides it into regions, with this room for its buttons where
    /// they are beside the texts.
    fn of(ui: &Ui, buttons_width: f32) -> Self {
        let palette = Palette::of(ui);
        let rect = ui.max_rect();
        let line = Stroke::new(palette.stroke, palette.line);
        let round = CornerRadius::same(14);
        ui.painter().rect(rect, round, palette.panel, line, StrokeKind::Inside);
        let inner = rect.shrink(12.0);
        let is_wide = rect.width() >= WIDE;
        let tall = if is_wide { inner.height() } else { 92.0 };
        let picture = Rect::from_min_size(inner.min, vec2(PICTURE, tall));
        let buttons = if is_wide {
            inner.with_min_x(inner.right() - buttons_width)
        } else {
            inner.with_min_y(picture.bottom() + 8.0)
        };
        let mut texts = inner.with_min_x(picture.right() + 16.0);
        if is_wide {
            texts.max.x = buttons.left() - 12.0;
        } else {
            texts.max.y = picture.bottom();
        }
        Self { picture, texts, buttons }
    }

    /// Lays out the description of a game beside its thumbnail.
    fn describe(&self, ui: &mut Ui, body: impl FnOnce(&mut Ui)) {
        let layout = Layout::top_down(Align::LEFT);
        let builder = UiBuilder::new().max_rect(self.texts).layout(layout);
        let mut ui = ui.new_child(builder.id_salt("texts"));
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
        body(&mut ui);
    }

    fn add_buttons<R>(&self, ui: &mut Ui, body: impl FnOnce(&mut Ui) -> R) -> R {
        let layout = Layout::left_to_right(Align::Center);
        let builder = UiBuilder::new().max_rect(self.buttons).layout(layout);
        body(&mut ui.new_child(builder.id_salt("buttons")))
    }
}

/// Shows the field in which a game's name is typed. Leaving the field gives the game its new name, and
/// Escape gives that up.
fn name_field(ui: &mut Ui, naming: &Naming, commands: &mut Commands) {
    let mut text = naming.text.clone();
    let field =
        TextEdit::singleline(&mut text).char_limit(GAME_NAME).desired_width(240.0).margin(theme::field_margin(ui));
    let name = theme::say(ui, texts::name());
    let response = ui.add(field).accessible_name(name);
    if naming.is_new {
        response.request_focus();
    }
    if naming.is_new || text != naming.text {
        commands.push(change(|page: &mut SavedPage, _| {
            if let Some(naming) = &mut page.naming {
                naming.text = text;
                naming.is_new = false;
            }
        }));
    }
    if !response.has_focus() {
        let keeps = !focus::is_given_up(&response);
        commands.push(change(move |page: &mut SavedPage, shell| page.end_naming(keeps, shell)));
    }
}

fn facts(ui: &mut Ui, saved: &Saved) {
    let line = |ui: &Ui, facts: Vec<Message>| game_summary::line(ui, saved, facts);
    let mut detail: Vec<Message> = game_summary::progress(saved).into();
    if !saved.name.is_empty() {
        detail.insert(0, summary::name(game_summary::title(saved)));
    }
    ui.label(theme::text(ui, line(ui, detail), size::SMALL));
    let scores = line(ui, game_summary::scores(saved));
    theme::note(ui, scores);
    let evening = [game_summary::evening(saved), game_summary::games_won(saved)];
    let evening: Vec<Message> = evening.into_iter().flatten().collect();
    if !evening.is_empty() {
        let evening = line(ui, evening);
        theme::note(ui, evening);
    }
}

fn unreadable(ui: &mut Ui, parts: &Parts, error: &StoreError) {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(parts.picture, 8.0, palette.raised);
    let (middle, anchor) = (parts.picture.center(), Align2::CENTER_CENTER);
    theme::paint_text(ui, middle, anchor, Words::verbatim("?"), size::TITLE, palette.muted);
    parts.describe(ui, |ui| {
        let text = texts::unreadable();
        ui.label(theme::text(ui, text, size::BODY));
        let error = theme::text(ui, errors::store(error), size::SMALL).color(palette.warning);
        ui.add(egui::Label::new(error).wrap());
    });
}

/// Shows the button that opens a game, and a menu of everything else that can be done with it.
fn buttons(ui: &mut Ui, (file, spoken): (&SaveFile, &str), commands: &mut Commands) {
    if let Ok(saved) = file.game() {
        let words = if game_summary::is_over(saved) { texts::open() } else { texts::resume() };
        if open_button(ui, words, spoken).clicked() {
            commands.push(GameRequest::Open(file.path.clone()));
        }
    }
    let opener = theme::secondary(ui, (Icon::Menu, texts::more()));
    describe(ui, &opener, spoken);
    Popup::menu(&opener).show(|ui| {
        ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
            menu(ui, file, commands);
        });
    });
}

fn menu(ui: &mut Ui, file: &SaveFile, commands: &mut Commands) {
    let path = || file.path.clone();
    let menu_item = |ui: &mut Ui, icon: Icon, label: Message| {
        let button = theme::item(ui, (icon, label));
        closes_menu(ui, &button)
    };
    if let Ok(saved) = file.game() {
        if menu_item(ui, Icon::Review, texts::review()) {
            commands.push(Command::Begin(PageId::Review(path())));
        }
        if menu_item(ui, Icon::Share, texts::share()) {
            commands.push(Command::Share(Sharing::File(path())));
        }
        if menu_item(ui, Icon::Rename, texts::rename()) {
            let naming = Naming {
                path: path(),
                before: saved.name.raw().to_owned(),
                text: saved.name.shown().chars().take(GAME_NAME).collect(),
                is_new: true,
            };
            commands.push(change(|page: &mut SavedPage, _| page.naming = Some(naming)));
        }
        if menu_item(ui, Icon::Copy, texts::duplicate()) {
            commands.push(ChangeSaved::Duplicate(path()));
        }
    }
    let delete = texts::delete();
    let delete = theme::destructive_item(ui, (Icon::Delete, &delete));
    if closes_menu(ui, &delete) {
        let name = file.game().map_or_else(|_| printable::path(&file.path), game_summary::name);
        let path = path();
        commands.push(change(|page: &mut SavedPage, shell| {
            page.deleted.push((path.clone(), name));
            shell.ask(ChangeSaved::Delete(path));
        }));
    }
}

/// Tells whether an item of the menu is chosen, which closes the menu.
fn closes_menu(ui: &Ui, item: &Response) -> bool {
    let is_chosen = item.clicked();
    if is_chosen {
        // A key does not close it by itself.
        ui.close();
    }
    is_chosen
}

/// Shows the button that opens a game. The first one has the focus when the list opens.
fn open_button(ui: &mut Ui, words: Message, spoken: &str) -> Response {
    let size = vec2(MAIN, theme::control_height(ui, 40.0));
    let layout = Layout::top_down(Align::Min);
    let open = ui.allocate_ui_with_layout(size, layout, |ui| theme::wide(ui, false, (Icon::Play, words)));
    let open = open.inner;
    focus::main(ui, open.id);
    describe(ui, &open, spoken);
    open
}

/// Tells screen readers which game a button is for.
fn describe(ui: &Ui, button: &Response, spoken: &str) {
    ui.accesskit_node_builder(button.id, |node| node.set_description(spoken));
}
