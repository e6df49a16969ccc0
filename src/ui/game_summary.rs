//! Short descriptions of games, with their pictures: of those on the menu, and of saved ones.

use egui::{Align2, Context, Rect, Ui, pos2};

use super::services::Services;
use super::theme::{self, Palette, Words, size};
use super::{board, emblem};
use crate::games::{Entry, Unit, entry};
use crate::rules::{Message, Names, Next, Seat};
use crate::store::{Player, Saved, Standings, names, now, people};
use crate::table::SheetRow;
use crate::text::{Language, home, summary as texts, table_page};

/// The seat whose view of the game is shown: the first person's, or the first seat.
pub fn first_person(players: &[Player]) -> Seat {
    Seat::new(players.iter().position(Player::is_person).unwrap_or(0))
}

pub fn title(saved: &Saved) -> &'static str {
    entry(saved.session.id()).map_or("", |entry| entry.title)
}

/// The name that the players gave a game, or its title.
pub fn name(saved: &Saved) -> String {
    if saved.name.is_empty() { title(saved).into() } else { saved.name.shown() }
}

pub fn is_over(saved: &Saved) -> bool {
    saved.session.next() == Next::Over
}

/// A deal in words: `Deal 3`, or `Round 3`.
pub fn deal(number: u32, unit: Unit) -> Message {
    match unit {
        Unit::Deal => texts::deal(number as usize),
        Unit::Round => texts::round(number as usize),
    }
}

/// The deal of a row of the score sheet, with its game where a game is made of several.
pub fn deal_of(row: &SheetRow, unit: Unit) -> Message {
    match row.component.and_then(entry) {
        Some(entry) => table_page::number_and_title(row.deal as usize, entry.title),
        None => deal(row.deal, unit),
    }
}

/// The progress of a game, and when it was saved: `Deal 3`, `2 hours ago`.
pub fn progress(saved: &Saved) -> [Message; 2] {
    let progress = if is_over(saved) {
        let winners = saved.session.leaders();
        match winners[..] {
            [winner] if names(&saved.players, Language::default()).addresses(winner) => texts::you_won(),
            _ => texts::won_by(winners),
        }
    } else {
        let unit = entry(saved.session.id()).map_or(Unit::Deal, |entry| entry.unit);
        deal(saved.session.deal_number(), unit)
    };
    [progress, when(saved.saved_at)]
}

/// The place of a game in its evening: `Evening, game 3`.
pub fn evening(saved: &Saved) -> Option<Message> {
    let evening = saved.evening.as_ref()?;
    Some(texts::evening(evening.games.len() + 1))
}

/// The players who have won games in the evening: `Games won: You 2, Berta 1`.
pub fn games_won(saved: &Saved) -> Option<Message> {
    let games = saved.evening.as_ref()?.results(saved.session.as_ref());
    let standings = Standings::of(&games, saved.players.len());
    let won = Seat::all(saved.players.len()).zip(standings.won);
    let won = won.filter(|(_, won)| *won > 0);
    let wins: Vec<Message> = won.map(|(seat, won)| texts::wins(seat, won)).collect();
    (!wins.is_empty()).then(|| texts::games_won(wins))
}

/// The players with their totals: `You 4`, `Berta 1`.
pub fn scores(saved: &Saved) -> Vec<Message> {
    let scene = saved.session.scene(first_person(&saved.players));
    let scores = Seat::all(saved.players.len()).zip(&scene.players);
    scores.map(|(seat, player)| texts::score(seat, player.running.unwrap_or(player.total))).collect()
}

/// Facts about a game in one line: `Deal 3  ·  2 hours ago`.
pub fn line(ctx: &Context, saved: &Saved, facts: impl IntoIterator<Item = Message>) -> Words {
    Words::with_names(&texts::facts(facts), &full_names(ctx, &saved.players))
}

/// The players' names, even that of the reader.
pub fn full_names(ctx: &Context, players: &[Player]) -> Names {
    let language = theme::language(ctx);
    let names = names(players, language);
    Names::new(names.list().iter().cloned()).in_language(language)
}

/// A game as it is spoken: its name, and what tells it apart from others of that name.
pub fn spoken(saved: &Saved) -> Message {
    let mut facts = vec![texts::name(name(saved))];
    if !saved.name.is_empty() {
        facts.push(texts::name(title(saved)));
    }
    facts.extend(progress(saved));
    facts.extend(scores(saved));
    texts::spoken_facts(facts)
}

/// Paints a tile of a game: its emblem above texts of this height, which are its title and a line.
pub fn paint_tile(ui: &Ui, (rect, texts): (Rect, f32), entry: &Entry, line: impl Into<Words>, services: &Services) {
    let palette = Palette::of(ui);
    let strip = emblem::paint_on_tile(ui, rect, texts, entry.emblem, services.settings(), &services.cards);
    let (left, wide) = (rect.left() + 14.0, rect.width() - 28.0);
    let title = theme::one_line(ui, entry, theme::bold(size::BODY), palette.text, wide);
    ui.painter().galley(pos2(left, strip.bottom() + 8.0), title, palette.text);
    let at = pos2(left, rect.bottom() - 22.0);
    theme::paint_text(ui, at, Align2::LEFT_CENTER, line, size::SMALL, palette.muted);
}

/// The number of players and the time that a game takes.
pub fn players_and_time(entry: &Entry) -> Message {
    let (least, most) = (*entry.seats.start(), *entry.seats.end());
    let minutes = entry.minutes as usize;
    if least == most { home::length(most, minutes) } else { home::length_for_some(least, most, minutes) }
}

/// A time in seconds since 1970, as words: `2 hours ago`.
pub fn when(seconds: u64) -> Message {
    let ago = now().saturating_sub(seconds);
    let minutes = (ago / 60) as usize;
    match ago {
        0..60 => texts::just_now(),
        60..3600 => texts::minutes_ago(minutes),
        3600..86_400 => texts::hours_ago(minutes / 60),
        86_400..172_800 => texts::yesterday(),
        _ => texts::days_ago(minutes / (24 * 60)),
    }
}

/// Paints a thumbnail of the table with rounded corners: the cards as they lie, or the game's
/// emblem between deals and at the end, when there are none.
pub fn paint_thumbnail(ui: &Ui, rect: Rect, round: f32, saved: &Saved, services: &Services) {
    let settings = services.settings();
    let color = settings.surface(Palette::of(ui).dark).color;
    ui.painter().rect_filled(rect, round, color);
    let inner = rect.shrink(round / 2.0 - 1.0);
    match entry(saved.session.id()) {
        Some(entry) if matches!(saved.session.next(), Next::Deal(_) | Next::Over) => {
            emblem::paint(ui, inner, entry.emblem, &services.cards);
        }
        _ => {
            let viewer = first_person(&saved.players);
            let scene = saved.session.scene(viewer);
            let secret = people(&saved.players).len() > 1;
            let backdrop = services.backdrops.shown(settings.has_high_contrast());
            ui.painter().extend(backdrop.map(|backdrop| backdrop.shape(inner)));
            board::thumbnail(ui, inner, &scene, viewer, settings, &services.cards, secret);
        }
    }
}
