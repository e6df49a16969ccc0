//! The games to resume: the one played last as a large tile, the next ones in a row, and a way to the rest.

use crate::ui::requests::GameRequest;
use egui::{Align2, FontId, Rect, Ui, Vec2, vec2};

use super::hero::DailyStanding;
use super::{GAP, hero};
use crate::rules::Message;
use crate::store::{Date, SaveFile, Saved, unfinished};
use crate::text::home as texts;
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::pages::today::under_way;
use crate::ui::services::Services;
use crate::ui::shell::AnyCommand;
use crate::ui::theme::{self, Palette, Words, size};
use crate::ui::{focus, game_summary};

/// The height of all tiles.
const HEIGHT: f32 = 128.0;

/// The minimum width of a tile in the row.
const NARROWEST: f32 = 196.0;

/// The maximum width of a tile in the row.
const WIDEST: f32 = 300.0;

/// The width of the tile that leads to the games for which the row has no room.
const MORE: f32 = 96.0;

/// The minimum width of a page with the row beside the large tile.
const WIDE: f32 = 860.0;

/// The least share of such a page's width that the large tile takes, and its share beside the deal of the day.
const SHARE: f32 = 0.46;
const SHARE_BESIDE_HERO: f32 = 0.3;

/// The least width of the large tile there.
const LARGE: f32 = 336.0;

/// The least width of the deal of the day where small tiles are beside it, and that with the days in a row.
const HERO: f32 = 380.0;
const HERO_WITH_WEEK: f32 = 456.0;

/// Shows the deal of the day and every other game that somebody may want to continue. The focus is on the one played last if
/// this is the `main` part of the page.
pub(super) fn show(ui: &mut Ui, services: &Services, daily: &DailyStanding, main: bool) -> Option<AnyCommand> {
    let wants_hero = services.settings().today;
    let mut files = unfinished(&services.saved_games);
    if wants_hero && let Some(begun) = under_way(services, Date::today()) {
        // The deal of the day leads to it.
        files.retain(|file| file.path != begun.path);
    }
    let main_hero = main && files.iter().all(|file| file.game().is_err());
    let room = ui.available_width() - theme::BAR;
    let today = |ui: &mut Ui, size: Vec2| {
        if wants_hero { hero::show(ui, size, services, daily, main_hero) } else { None }
    };
    let Some(index) = files.iter().position(|file| file.game().is_ok()) else { return today(ui, vec2(room, HEIGHT)) };
    let (newest, others) = (files[index], &files[index + 1..]);
    if room < WIDE || !wants_hero && others.is_empty() {
        let mut chosen = large(ui, newest, services, room, main);
        if !others.is_empty() {
            chosen = chosen.or(ui.horizontal(|ui| row(ui, others, services, room)).inner);
        }
        return chosen.or(today(ui, vec2(room, HEIGHT)));
    }
    ui.horizontal_top(|ui| {
        // The others have what room the large tile and the deal of the day leave, at least for the way to them.
        let width = match (wants_hero, others.is_empty()) {
            (true, true) => room * SHARE,
            (true, false) => (room * SHARE_BESIDE_HERO).max(LARGE),
            (false, _) => (room * SHARE).max(room - others.len() as f32 * (WIDEST + GAP)),
        };
        let width = width.round();
        let mut chosen = large(ui, newest, services, width, main);
        let mut rest = room - width - GAP;
        if wants_hero {
            let least = if daily.days.streak(Date::today()).days > 0 { HERO_WITH_WEEK } else { HERO };
            let fitting = |room: f32| (room.max(0.0) / (NARROWEST + GAP)) as usize;
            let taken = |tiles: usize| tiles as f32 * (NARROWEST + GAP);
            let beside = if fitting(rest - least) >= others.len() {
                taken(others.len())
            } else {
                MORE + GAP + taken(fitting(rest - least - MORE - GAP))
            };
            let hero = rest - beside;
            chosen = chosen.or(today(ui, vec2(hero, HEIGHT)));
            rest -= hero + GAP;
        }
        if others.is_empty() { chosen } else { chosen.or(row(ui, others, services, rest)) }
    })
    .inner
}

fn large(ui: &mut Ui, file: &SaveFile, services: &Services, width: f32, main: bool) -> Option<AnyCommand> {
    let saved = file.game().ok()?;
    let name = texts::resume_game(game_summary::title(saved));
    let size = vec2(width, HEIGHT);
    let response = theme::tile(ui, size, &name, |ui, rect, _| {
        let inner = rect.shrink(8.0);
        let picture = vec2(inner.height() * 1.7, inner.height()).min(inner.size() * 0.5);
        let picture = Rect::from_min_size(inner.min, vec2(picture.x, inner.height()));
        game_summary::paint_thumbnail(ui, picture, 10.0, saved, services);
        let left = picture.right() + 18.0;
        let room = rect.with_min_x(left).with_max_x(rect.right() - 12.0);
        large_texts(ui, room, saved);
    });
    let names = game_summary::full_names(ui, &saved.players);
    let told = game_summary::spoken(saved).render(&names);
    ui.accesskit_node_builder(response.id, |node| node.set_description(told));
    if main {
        focus::main(ui, response.id);
    }
    response.clicked().then(|| GameRequest::Open(file.path.clone()).into())
}

/// Paints the texts of the large tile into its right part.
fn large_texts(ui: &Ui, rect: Rect, saved: &Saved) {
    let palette = Palette::of(ui);
    let wide = rect.width();
    let line = |facts: &[Message]| game_summary::line(ui, saved, facts.iter().cloned());
    let small = theme::font(size::SMALL);
    let scores = theme::lines(ui, &game_summary::scores(saved), line, &small, wide);
    let won = game_summary::games_won(saved).map(|won| line(&[won]));
    let below: Vec<Words> = scores.into_iter().chain(won).collect();
    let laid = |title: FontId| {
        let above = [
            (action(saved).into(), theme::bold(size::SMALL), palette.accent),
            (Words::verbatim(game_summary::name(saved)), title, palette.text),
            (line(&game_summary::progress(saved)), small.clone(), palette.text),
        ];
        let below = below.iter().map(|words| (words.clone(), small.clone(), palette.muted));
        let lines = above.into_iter().chain(below);
        let lines: Vec<_> =
            lines.map(|(words, font, color)| (theme::two_lines(ui, words, font, color, wide), color)).collect();
        let tall: f32 = lines.iter().map(|(galley, _)| galley.size().y).sum();
        (lines, tall)
    };
    // A title of two lines is smaller where the rest would not fit otherwise.
    let usual = Some(laid(theme::font(size::HEADING))).filter(|(_, tall)| *tall <= HEIGHT);
    let (mut lines, mut tall) = usual.unwrap_or_else(|| laid(theme::bold(size::BODY)));
    while tall > HEIGHT
        && let Some((left_out, _)) = lines.pop()
    {
        tall -= left_out.size().y;
    }
    let mut at = rect.min + vec2(0.0, (HEIGHT - tall) / 2.0);
    for (galley, color) in lines {
        let height = galley.size().y;
        let (room, id) = (vec2(wide, height), ui.scope_id().with(at.y.to_bits()));
        let room = Rect::from_min_size(at, room);
        theme::full_on_hover(ui, room, id, &galley, &galley.job.text);
        ui.painter().galley(at, galley, color);
        at.y += height;
    }
}

/// The label for the action of the large tile.
fn action(saved: &Saved) -> Message {
    match game_summary::evening(saved) {
        Some(_) if game_summary::is_over(saved) => texts::continue_evening(),
        Some(evening) => texts::resume_evening(evening),
        None => texts::resume(),
    }
}

/// Shows the other games side by side, as many as fit.
fn row(ui: &mut Ui, files: &[&SaveFile], services: &Services, width: f32) -> Option<AnyCommand> {
    let fitting = |room: f32| ((room + GAP).max(0.0) / (NARROWEST + GAP)) as usize;
    let (shown, room) = if files.len() <= fitting(width) {
        (files.len(), width)
    } else {
        (fitting(width - MORE - GAP), width - MORE - GAP)
    };
    let wide = ((room + GAP) / shown.max(1) as f32 - GAP).min(WIDEST);
    let mut chosen = None;
    for (index, file) in files[..shown].iter().enumerate() {
        // The large tile shows the first game.
        let place = (index + 2, files.len() + 1);
        if small(ui, file, services, wide, place) {
            chosen = Some(GameRequest::Open(file.path.clone()).into());
        }
    }
    if shown < files.len() && more(ui, files.len() - shown) {
        chosen = Some(Command::Show(PageId::SAVED).into());
    }
    chosen
}

/// Shows the tile that leads to the other games; returns whether it is chosen.
fn more(ui: &mut Ui, games: usize) -> bool {
    let words = texts::more_games(games);
    let name = texts::more_saved_games(games);
    let response = theme::tile(ui, vec2(MORE, HEIGHT), &name, |ui, rect, _| {
        let (middle, anchor) = (rect.center(), Align2::CENTER_CENTER);
        theme::paint_strong(ui, middle, anchor, &words, size::BODY, Palette::of(ui).accent);
    });
    response.clicked()
}

/// Shows a game in the row; returns whether it is chosen. Its place among all games tells it apart
/// from others of the same name.
fn small(ui: &mut Ui, file: &SaveFile, services: &Services, width: f32, (place, count): (usize, usize)) -> bool {
    let Some(head) = file.head() else { return false };
    let title = &*head.title();
    let when = game_summary::when(head.saved);
    let name = texts::resume_one_of(title, when, place, count);
    let size = vec2(width, HEIGHT);
    let response = theme::tile(ui, size, &name, |ui, rect, _| {
        let palette = Palette::of(ui);
        let inner = rect.shrink(8.0);
        let picture = Rect::from_min_size(inner.min, vec2(inner.width(), 66.0));
        let detail = match file.game() {
            Ok(saved) => {
                game_summary::paint_thumbnail(ui, picture, 8.0, saved, services);
                game_summary::line(ui, saved, game_summary::progress(saved))
            }
            Err(_) => texts::unreadable().into(),
        };
        let wide = inner.width() - 8.0;
        for (words, font, color, y) in [
            (Words::verbatim(title), theme::bold(size::BODY), palette.text, 70.0),
            (detail, theme::font(size::SMALL), palette.muted, 92.0),
        ] {
            let galley = theme::one_line(ui, words, font, color, wide);
            let at = inner.min + Vec2::new(4.0, y);
            ui.painter().galley(at, galley, color);
        }
    });
    response.clicked()
}
