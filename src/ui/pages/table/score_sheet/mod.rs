//! The score sheet, laid out as on paper: a row for each deal, a column for each player, and the
//! origin of each point of the last deal.

mod buttons;

use crate::ui::shell::Commands;
use crate::ui::{focus, game_summary, other_rules, small_cards};
use egui::accesskit::Role;
use egui::{ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::columns::{Cell, Columns};
use super::ending::Ending;
use super::game::TableGame;
use super::{earlier, fair_play, standings};
use crate::games::Unit;
use crate::rules::{Score, Wins};
use crate::store::FairnessCheck;
use crate::table::{Sheet, SheetRow, in_a_row};
use crate::text::{Message, board, table_page as texts, together};
use crate::ui::deck::Atlas;
use crate::ui::friends::Visiting;
use crate::ui::theme::{self, Palette, Words, size};

/// The height of everything above and below a sheet, including margins and a row of buttons.
const FRAME: f32 = 212.0;

/// The height of a line about points without cards.
const LINE: f32 = 36.0;

#[derive(Clone, Copy)]
pub(super) struct ScoreSheet<'a> {
    pub game: &'a TableGame,
    pub atlas: &'a Atlas,
    pub can_undo: bool,
    pub ending: &'a Ending,
    /// The check of a game that somebody else hosted.
    pub fairness: Option<&'a FairnessCheck>,
    /// The table of another host where the person is, who decides what is played next.
    pub visiting: Option<&'a Visiting>,
    /// Set if the table can be opened again for the friends who have played.
    pub can_reopen: bool,
    /// Set if the details about the shuffle are unfolded.
    pub has_details: bool,
}

impl ScoreSheet<'_> {
    /// Shows the next game that the host has prepared, if it is another one, or has other rules.
    pub fn show_next(self, ui: &mut Ui) {
        let Some(invited) = self.visiting.and_then(|visiting| visiting.guest().invited()) else { return };
        if invited.entry.id == self.game.entry.id && invited.rules == self.game.session().rules() {
            return;
        }
        theme::panel_frame(&Palette::of(ui)).show(ui, |ui| {
            ui.add(egui::Label::new(theme::strong(ui, together::next_game(invited.entry.title), size::BODY)).wrap());
            other_rules::show_rules(ui, invited);
        });
    }

    /// Shows whether a game that somebody else hosted was fair.
    pub fn show_fairness(self, ui: &mut Ui) {
        let Some(check) = self.fairness else { return };
        theme::panel_frame(&Palette::of(ui)).show(ui, |ui| {
            for words in check.words() {
                if check.verdict.unfair().is_none() {
                    theme::note(ui, &words);
                } else {
                    let words = theme::strong(ui, words, size::BODY).color(Palette::of(ui).warning);
                    ui.add(egui::Label::new(words).wrap());
                }
            }
        });
    }
}

/// Returns a width with room for the columns, the reasons below them and the buttons.
fn width(sheet: &Sheet, room: f32) -> f32 {
    let seats = sheet.rows.first().map_or(4, |row| row.scores.seats());
    (240.0 + 120.0 * seats as f32).clamp(640.0, 960.0).min(room * 0.86)
}

/// Shows the sheet in the middle of a deal; returns whether it was closed.
pub(super) fn show_over_table(ui: &Ui, shown: ScoreSheet<'_>, commands: &mut Commands) -> bool {
    let game = shown.game;
    let sheet = game.session().sheet();
    let size = ui.content_rect().size();
    let width = width(&sheet, size.x);
    let title = texts::score_sheet();
    theme::dialog(ui, "score sheet", width, title, |ui| {
        ui.add_space(8.0);
        if sheet.rows.is_empty() {
            standings::show(ui, game);
            let words = match game.entry.unit {
                Unit::Deal => texts::no_deal_finished(),
                Unit::Round => texts::no_round_finished(),
            };
            theme::muted(ui, words);
            if let Some(so_far) = so_far(game) {
                theme::note(ui, &so_far);
            }
            fair_play::show(ui, game, shown.has_details, commands);
        } else {
            body(ui, shown, &sheet, size.y - FRAME, commands);
        }
    })
}

/// The points won so far in the deal in progress, in games that count them on the way.
fn so_far(game: &TableGame) -> Option<Message> {
    let names = game.names();
    let players = game.scene_now().players.iter().zip(names.list());
    let scores = players.map(|(player, name)| {
        let points = board::points(player.running?);
        Some(board::score(name.clone(), points))
    });
    let scores: Vec<Message> = scores.collect::<Option<_>>()?;
    Some(board::scores(scores))
}

fn body(ui: &mut Ui, shown: ScoreSheet<'_>, sheet: &Sheet, room: f32, commands: &mut Commands) {
    let game = shown.game;
    // After another deal, it begins at the top again.
    ScrollArea::vertical()
        .id_salt(("score sheet", sheet.rows.len()))
        .max_height(room.max(96.0))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            focus::scroll_by_keys(ui);
            standings::show(ui, game);
            grid(ui, game, sheet);
            theme::note(ui, game.who_wins());
            earlier::show(ui, game);
            if let Some(row) = sheet.rows.last() {
                ui.add_space(16.0);
                let deal = (sheet.rows.len() > 1).then_some(row.deal as usize);
                theme::heading(ui, origin(game, deal));
                points(ui, row, shown.atlas);
            }
            ui.add_space(8.0);
            fair_play::show(ui, game, shown.has_details, commands);
        });
}

/// The heading above the origin of the points, in a deal if there were several.
fn origin(game: &TableGame, deal: Option<usize>) -> Message {
    match (game.wins(), deal, game.entry.unit) {
        (Wins::Lowest, None, _) => texts::origin_of_penalty_points(),
        (Wins::Lowest, Some(deal), Unit::Deal) => texts::origin_of_penalty_points_in_deal(deal),
        (Wins::Lowest, Some(deal), Unit::Round) => texts::origin_of_penalty_points_in_round(deal),
        (Wins::Highest, None, _) => texts::origin_of_points(),
        (Wins::Highest, Some(deal), Unit::Deal) => texts::origin_of_points_in_deal(deal),
        (Wins::Highest, Some(deal), Unit::Round) => texts::origin_of_points_in_round(deal),
    }
}

/// Shows a row for each deal and the totals.
fn grid(ui: &mut Ui, game: &TableGame, sheet: &Sheet) {
    let names = game.names();
    let has_components = sheet.rows.iter().any(|row| row.component.is_some());
    let heads = sheet.rows.iter().map(|row| game_summary::deal_of(row, game.entry.unit));
    let heads: Vec<Message> = heads.collect();
    // Below the standings of an evening and above earlier games, the columns are theirs.
    let has_more = standings::are_shown(game) || !game.earlier().is_empty();
    let first = if has_components || has_more { Columns::TITLES } else { Columns::first(ui, &heads) };
    let columns = Columns::new(ui, first, names.list().len());
    ui.spacing_mut().item_spacing.y = 0.0;
    columns.names(ui, &names);
    columns.rule(ui);
    for (row, head) in sheet.rows.iter().zip(&heads) {
        columns.row(ui, head, &Cell::numbers(row.scores.iter()), None);
    }
    columns.rule(ui);
    if let Some(row) = sheet.rows.last() {
        let leaders = game.wins().winners(&row.totals);
        columns.row(ui, texts::total(), &Cell::numbers(row.totals.iter()), Some(&leaders));
    }
    ui.spacing_mut().item_spacing.y = theme::STEP;
}

/// Shows where each point of a deal came from, with the cards.
fn points(ui: &mut Ui, row: &SheetRow, atlas: &Atlas) {
    let (palette, names) = (Palette::of(ui), theme::reader(ui));
    if row.lines.is_empty() {
        theme::muted(ui, texts::nobody_scored());
    }
    // The reasons are aligned, however many cards precede them.
    let widest = row.lines.iter().map(|line| small_cards::width(line.cards.len()));
    let widest = widest.fold(0.0, f32::max);
    // Where cards cost points too, those that bring some have a plus.
    let is_signed = row.lines.iter().any(|line| line.points < Score::ZERO);
    let mut before = None;
    for line in &row.lines {
        let name = theme::name_of(ui, &names, line.seat);
        let first = before.replace(line.seat) != Some(line.seat);
        ui.horizontal(|ui| {
            let tall = if line.cards.is_empty() { LINE } else { small_cards::HEIGHT };
            let (rect, shown) = ui.allocate_exact_size(vec2(140.0, tall), Sense::hover());
            let plus = is_signed && line.points > Score::ZERO;
            let points = format!("{}{}", if plus { "+" } else { "" }, line.points);
            let spoken = theme::say(ui, texts::line(&name, [texts::cell(&points)]));
            shown.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
            if first {
                let font = theme::bold(size::BODY);
                let laid = theme::one_line(ui, Words::verbatim(&name), font, palette.text, rect.width());
                let at = rect.left_center() - vec2(0.0, laid.size().y / 2.0);
                theme::full_on_hover(ui, rect, shown.id.with("name"), &laid, &name);
                ui.painter().galley(at, laid, palette.text);
            }
            let (rect, _) = ui.allocate_exact_size(vec2(36.0, tall), Sense::hover());
            let (at, right) = (rect.right_center(), egui::Align2::RIGHT_CENTER);
            theme::paint_strong(ui, at, right, Words::verbatim(&points), size::BODY, palette.text);
            ui.add_space(8.0);
            if line.cards.is_empty() {
                // Keeps the reasons aligned.
                ui.add_space(ui.spacing().item_spacing.x);
            }
            small_cards::show(ui, &in_a_row(line.cards), atlas);
            ui.add_space((widest - small_cards::width(line.cards.len())).max(0.0) + theme::STEP);
            let why = theme::text(ui, &line.why, size::BODY).color(palette.muted);
            ui.add(egui::Label::new(why).wrap());
        });
    }
}
