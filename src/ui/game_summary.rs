//! A short description and thumbnail of a saved game, for Home and the list of saved games.

use egui::{Rect, Ui};

use super::services::Services;
use super::theme::Palette;
use super::{board, emblem};
use crate::games::{Unit, entry};
use crate::rules::words::{count, list};
use crate::rules::{Next, Seat};
use crate::store::{Player, Saved, Standings, names, now, people};

/// The seat whose view of the game is shown: the first person's, or the first seat.
pub fn first_person(players: &[Player]) -> Seat {
    Seat::new(players.iter().position(Player::is_person).unwrap_or(0))
}

/// The title of a game.
pub fn title(saved: &Saved) -> &'static str {
    entry(saved.session.id()).map_or("", |entry| entry.title)
}

/// The name that the players gave a game, or its title.
pub fn name(saved: &Saved) -> String {
    if saved.name.is_empty() {
        title(saved).into()
    } else {
        saved.name.shown()
    }
}

/// Whether a game is over.
pub fn is_over(saved: &Saved) -> bool {
    saved.session.next() == Next::Over
}

/// The progress of a game and when it was saved: `Deal 3  ·  2 hours ago`.
pub fn progress(saved: &Saved) -> String {
    let when = when(saved.saved_at);
    if is_over(saved) {
        let winners = saved.session.leaders();
        let names = names(&saved.players);
        if let [winner] = winners[..]
            && names.addresses(winner)
        {
            return format!("You won  ·  {when}");
        }
        let winners: Vec<&str> = winners.iter().map(|&seat| names.of(seat)).collect();
        return format!("Won by {}  ·  {when}", list(&winners, "and"));
    }
    let unit = match entry(saved.session.id()).map(|entry| entry.unit) {
        Some(Unit::Deal) => "Deal",
        Some(Unit::Round) => "Round",
        None => "",
    };
    format!("{unit} {}  ·  {when}", saved.session.deal_number())
}

/// The place of a game in its evening: `Evening, game 3`.
pub fn evening(saved: &Saved) -> Option<String> {
    let evening = saved.evening.as_ref()?;
    Some(format!("Evening, game {}", evening.games.len() + 1))
}

/// The players who have won games in the evening: `Games won: You 2, Berta 1`.
pub fn games_won(saved: &Saved) -> Option<String> {
    let games = saved.evening.as_ref()?.results(saved.session.as_ref());
    let standings = Standings::of(&games, saved.players.len());
    let names = names(&saved.players);
    let won = names.list().iter().zip(&standings.won);
    let wins: Vec<String> = won
        .filter(|(_, won)| **won > 0)
        .map(|(name, won)| format!("{name} {won}"))
        .collect();
    (!wins.is_empty()).then(|| format!("Games won: {}", wins.join(", ")))
}

/// The players with their totals: `You 4  ·  Berta 1`.
pub fn scores(saved: &Saved) -> String {
    let scene = saved.session.scene(first_person(&saved.players));
    let names = names(&saved.players);
    let scores: Vec<String> = names
        .list()
        .iter()
        .zip(&scene.players)
        .map(|(name, seat)| {
            let points = seat.running.unwrap_or(seat.total);
            format!("{name} {points}")
        })
        .collect();
    scores.join("  ·  ")
}

/// A game as it is spoken: its name, and what tells it apart from others of that name.
pub fn spoken(saved: &Saved) -> String {
    let mut parts = vec![name(saved).to_owned()];
    if !saved.name.is_empty() {
        parts.push(title(saved).to_owned());
    }
    parts.push(progress(saved).replace("  ·  ", ", "));
    parts.push(scores(saved).replace("  ·  ", ", "));
    parts.join(", ")
}

/// A time in seconds since 1970, as words: `2 hours ago`.
pub fn when(seconds: u64) -> String {
    ago(now().saturating_sub(seconds))
}

/// A span of seconds before now, in words.
fn ago(seconds: u64) -> String {
    let count = |n: u64, unit: &str| format!("{} ago", count(n, unit));
    match seconds {
        0..60 => "just now".into(),
        60..3600 => count(seconds / 60, "minute"),
        3600..86_400 => count(seconds / 3600, "hour"),
        86_400..172_800 => "yesterday".into(),
        _ => count(seconds / 86_400, "day"),
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
            let backdrop = services.backdrops.shown(settings.high_contrast);
            ui.painter()
                .extend(backdrop.map(|backdrop| backdrop.shape(inner)));
            board::thumbnail(ui, inner, &scene, viewer, settings, &services.cards, secret);
        }
    }
}
