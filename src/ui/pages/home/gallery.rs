//! The gallery: a tile for every game, all of them visible if the window has room.

use egui::{Align2, Rect, Response, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2};

use super::GAP;
use crate::games::{Entry, first_to_try, menu};
use crate::store::{Goal, Medal, SaveFile};
use crate::text::{Message, goals_page, home as texts, summary};
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::pages::goals::GoalsPage;
use crate::ui::services::Services;
use crate::ui::theme::{self, Palette, Words, size};
use crate::ui::{emblem, focus, game_summary, medal};

/// The smallest tile with room for its texts.
pub const LEAST: Vec2 = vec2(220.0, 164.0);

/// The largest tile.
const MOST: Vec2 = vec2(360.0, 232.0);

/// The horizontal padding of that button, and its distance from the edge of the tile.
const PAD: f32 = 8.0;

/// The distance of texts from the left edge of a tile.
pub const MARGIN: f32 = 14.0;

/// The height of a tile's texts above its last line, and with that line.
const AIM: f32 = 66.0;

/// The lines of an aim for which that is enough.
pub const ROWS: usize = 2;
const TEXTS: f32 = 100.0;

/// Shows a tile for every game, and the last one for the medals; all of them fit into `height` if possible. The focus is
/// on the game with the id `from`, or else on the suggested one.
pub(super) fn show(
    ui: &mut Ui, services: &Services, goals: &GoalsPage, height: f32, from: Option<&str>,
) -> Option<Command> {
    let suggested = suggested(services);
    let room = vec2(ui.available_width() - theme::BAR, height);
    let medals = goals.shown().filter(|_| services.settings().goals);
    let tiles: Vec<Option<&Entry>> = menu().iter().map(Some).chain(medals.map(|_| None)).collect();
    let (columns, size) = grid(room, tiles.len());
    let texts = texts_height(ui, size.x);
    let mut chosen = None;
    for row in tiles.chunks(columns) {
        ui.horizontal(|ui| {
            for tile in row {
                let command = match (tile, medals) {
                    (Some(entry), _) => game(ui, entry, goals, (size, texts), services, (suggested, from)),
                    (None, Some(medal)) => medals_tile(ui, goals, medal, (size, texts), services),
                    (None, None) => None,
                };
                chosen = chosen.take().or(command);
            }
        });
    }
    chosen
}

/// The line of the next step on the tile of the medals.
const NEXT: usize = 2;

/// Shows the tile of the medals: the one to go on with between others, and its next step.
fn medals_tile(
    ui: &mut Ui, goals: &GoalsPage, medal: &Medal, (size, texts_height): (Vec2, f32), services: &Services,
) -> Option<Command> {
    let all = goals.medals();
    let place = all.iter().position(|one| one.entry == medal.entry).unwrap_or(0);
    let reached: usize = all.iter().map(Medal::count).sum();
    let progress = goals_page::progress(reached, all.len() * medal.steps.len());
    let next = medal.next().map_or(goals_page::full(), Goal::label);
    let lines = [Words::from(goals_page::title()), medal.entry.into(), (&next).into(), (&progress).into()];
    let response = theme::tile(ui, size, goals_page::title(), |ui, rect, _| {
        let strip = emblem::paint_cloth_on_tile(ui, rect, texts_height, services.settings());
        let tall = strip.height() - 8.0;
        for (turn, scale) in [(all.len() - 2, 0.62), (2, 0.62), (all.len() - 1, 0.8), (1, 0.8), (0, 1.0)] {
            let one = &all[(place + turn) % all.len()];
            let off = if turn > 2 { turn as f32 - all.len() as f32 } else { turn as f32 };
            let center = strip.center() + vec2(off * 0.66 * tall, 0.5 * tall * (1.0 - scale));
            medal::medal(ui, Rect::from_center_size(center, Vec2::splat(tall * scale)), one.entry, one.filled());
        }
        let palette = Palette::of(ui);
        let (left, wide) = (rect.left() + MARGIN, rect.width() - 2.0 * MARGIN);
        let (bold, small) = (theme::bold(size::BODY), theme::font(size::SMALL));
        let fonts = [bold, theme::bold(size::SMALL), small.clone(), small];
        let inks = [palette.accent, palette.text, palette.muted, palette.muted];
        let mut is_full = false;
        for (line, words) in lines.into_iter().enumerate() {
            // A long step takes the line of the progress, too.
            let lay_out = if line == NEXT { theme::two_lines } else { theme::one_line };
            let galley = lay_out(ui, words, fonts[line].clone(), inks[line], wide);
            if is_full {
                continue;
            }
            is_full = galley.rows.len() > 1;
            let top = [strip.bottom() + 7.0, strip.bottom() + 31.0, strip.bottom() + 50.0];
            let top = top.get(line).copied().unwrap_or(rect.bottom() - galley.size().y - 8.0);
            ui.painter().galley(pos2(left, top), galley, inks[line]);
        }
    });
    let description = theme::say(ui, summary::facts([next, progress]));
    ui.accesskit_node_builder(response.id, |node| node.set_description(description));
    response.clicked().then_some(Command::Show(PageId::GOALS))
}

fn game(
    ui: &mut Ui, entry: &'static Entry, goals: &GoalsPage, (size, texts_height): (Vec2, f32), services: &Services,
    (suggested, from): (Option<&str>, Option<&str>),
) -> Option<Command> {
    let is_suggested = suggested == Some(entry.id);
    let lesson = lesson(services, entry);
    let record = goals.medals().iter().find(|medal| medal.entry == entry).map(|medal| medal.record);
    let record = record.filter(|[_, games]| *games > 0).map(|[won, games]| texts::record(won, games));
    let length = game_summary::players_and_time(entry);
    let line = record.clone().unwrap_or_else(|| length.clone());
    let response = theme::tile(ui, size, entry, |ui, rect, _| {
        let button = lesson.as_ref().map(|lesson| button(ui, rect, &lesson.label));
        let end = button.map_or(rect.right(), |button| button.left());
        let picture = paint(ui, rect, entry, &line, (end, texts_height), services);
        if is_suggested {
            let words = texts::good_to_start_with();
            paint_badge(ui, picture, words);
        }
    });
    let length = summary::spoken_facts([length].into_iter().chain(record));
    let words =
        if is_suggested { texts::suggestion((entry.aim)(), length) } else { texts::description((entry.aim)(), length) };
    let words = theme::say(ui, words);
    ui.accesskit_node_builder(response.id, |node| node.set_description(words));
    // A game to resume is drawn earlier and takes precedence.
    if from.map_or(is_suggested, |id| id == entry.id) {
        focus::main(ui, response.id);
    }
    if lesson.is_some_and(|lesson| learn(ui, response.rect, lesson).clicked()) {
        return Some(Command::Begin(PageId::Lesson(entry.id)));
    }
    let show = Command::Show(PageId::NewGame(entry.id));
    response.clicked().then_some(show)
}

/// The button that opens a lesson.
struct LessonButton {
    label: Message,
    /// Its name for screen readers.
    name: Message,
}

/// The button for the lesson of a game, until it is completed.
fn lesson(services: &Services, entry: &Entry) -> Option<LessonButton> {
    entry.files.lesson?;
    let title = entry.title;
    let settings = services.settings();
    let is_done = settings.has_learned(entry.id);
    let (label, name) = match settings.lesson_step(entry.id) {
        Some(step) => (texts::continue_lesson(step + 1), texts::continue_lesson_of(step + 1, title)),
        None if is_done => return None,
        None => (texts::learn(), texts::learn_game(title)),
    };
    Some(LessonButton { label, name })
}

fn learn(ui: &mut Ui, tile: Rect, lesson: LessonButton) -> Response {
    inline_button(ui, tile, &lesson.label).accessible_name(theme::say(ui, lesson.name))
}

/// Shows a button over a tile, at the right end of its last line.
fn inline_button(ui: &mut Ui, tile: Rect, label: &Message) -> Response {
    let rect = button(ui, tile, label);
    let mut over = ui.new_child(UiBuilder::new().max_rect(rect));
    theme::inline(&mut over, label)
}

/// The rectangle of that button, at the right end of the tile's last line.
pub fn button(ui: &Ui, tile: Rect, label: &Message) -> Rect {
    let wide = theme::text_width(ui, label, theme::font(size::BODY)) + 2.0 * PAD;
    let size = vec2(theme::control_height(ui, wide), theme::control_height(ui, theme::INLINE));
    let right = pos2(tile.right() - PAD, tile.bottom() - footer(ui) / 2.0);
    Align2::RIGHT_CENTER.anchor_size(right, size)
}

/// The height of the texts of tiles of this width, with room for the longest aim.
fn texts_height(ui: &Ui, wide: f32) -> f32 {
    let font = theme::font(size::SMALL);
    let rows = menu().iter().map(|entry| {
        let aim = (entry.aim)();
        let room = wide - 2.0 * MARGIN;
        let aim = theme::wrapped(ui, aim, font.clone(), Palette::of(ui).muted, room);
        aim.rows.len()
    });
    let more = rows.max().unwrap_or(0).saturating_sub(ROWS) as f32;
    AIM + more * ui.text_style_height(&TextStyle::Small) + footer(ui)
}

pub fn footer(ui: &Ui) -> f32 {
    theme::control_height(ui, theme::INLINE) + TEXTS - AIM - theme::INLINE
}

/// Returns the number of columns and the size of a tile: as few columns as possible while all tiles
/// fit into the height, because wide tiles are easier to read.
pub fn grid(room: Vec2, tiles: usize) -> (usize, Vec2) {
    let columns_of = |width: f32| (room.x + GAP) / (width + GAP);
    let most = columns_of(LEAST.x).floor().max(1.0) as usize;
    let least = (columns_of(MOST.x).ceil() as usize).clamp(1, most);
    let height = |columns: usize| (room.y + GAP) / tiles.div_ceil(columns) as f32 - GAP;
    let columns = (least..=most).find(|columns| height(*columns) >= LEAST.y);
    let (columns, height) = match columns {
        Some(columns) => (columns, height(columns).min(MOST.y)),
        None => (most, 0.5 * (LEAST.y + MOST.y)),
    };
    let width = (room.x + GAP) / columns as f32 - GAP;
    (columns, vec2(width, height.floor()))
}

/// Returns the id of the game to try first, if the person has not finished any game.
fn suggested(services: &Services) -> Option<&'static str> {
    let mut heads = services.saved_games.iter().filter_map(SaveFile::head);
    (!heads.any(|head| head.finished)).then(|| first_to_try().id)
}

/// Paints a tile: the game's emblem, aim, and a line about it, which is left out if it would not end before `end`. Returns the
/// emblem's rectangle.
fn paint(
    ui: &Ui, rect: Rect, entry: &Entry, line: &Message, (end, texts_height): (f32, f32), services: &Services,
) -> Rect {
    let palette = Palette::of(ui);
    let picture = emblem::paint_on_tile(ui, rect, texts_height, entry.emblem, services.settings(), &services.cards);
    let (left, wide) = (rect.left() + MARGIN, rect.width() - 2.0 * MARGIN);
    let (title, small) = (theme::bold(size::BODY), theme::font(size::SMALL));
    let title = theme::one_line(ui, entry, title, palette.text, wide);
    let painter = ui.painter();
    painter.galley(pos2(left, picture.bottom() + 7.0), title, palette.text);
    let aim = (entry.aim)();
    let aim = theme::wrapped(ui, aim, small, palette.muted, wide);
    painter.galley(pos2(left, picture.bottom() + 31.0), aim, palette.muted);
    if left + theme::text_width(ui, line, theme::font(size::SMALL)) <= end {
        let at = pos2(left, rect.bottom() - footer(ui) / 2.0);
        theme::paint_text(ui, at, Align2::LEFT_CENTER, line, size::SMALL, palette.muted);
    }
    picture
}

fn paint_badge(ui: &Ui, picture: Rect, words: Message) {
    let palette = Palette::of(ui);
    let font = theme::font(size::SMALL);
    let galley = theme::one_line(ui, words, font, palette.text, f32::INFINITY);
    let size = galley.size() + vec2(20.0, 6.0);
    let corner = picture.right_bottom() + vec2(-10.0 - size.x, 5.0);
    let plate = Rect::from_min_size(corner, size);
    ui.painter().rect_filled(plate, 12.0, palette.raised);
    let at = plate.min + vec2(10.0, 3.0);
    ui.painter().galley(at, galley, palette.text);
}
