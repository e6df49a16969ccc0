//! Facts about a deal or a game that is over, in words.

use std::iter;

use super::super::ending::Ending;
use super::super::game::{TableGame, TableState};
use super::Finale;
use crate::rules::scene::Fact;
use crate::rules::{BySeat, Score, Seat, Wins};
use crate::statistics::Feat;
use crate::table::SheetRow;
use crate::text::{Message, ending as texts, summary, table};

/// Who has won, has shot the moon, or leads after a deal, in words.
pub(super) fn title(finale: &Finale<'_>) -> Message {
    finale.moon.as_ref().map_or_else(|| winner(finale.game()), |moon| moon.words.clone())
}

/// Who has won, or leads after a deal, in words.
pub(super) fn winner(game: &TableGame) -> Message {
    let is_over = game.state() == TableState::Result;
    match game.session().leaders()[..] {
        [] => texts::game_over(),
        _ if game.is_level() => texts::all_level(),
        [winner] if is_over => texts::winner(winner),
        ref winners if is_over => texts::winners(winners.iter().copied()),
        [leader] => texts::leader(leader),
        ref leaders => texts::leaders(leaders.iter().copied()),
    }
}

/// The events of the last deal that brought no points, such as that it was scored again, or a moon.
pub(super) fn events(game: &TableGame) -> Vec<Message> {
    let rows = game.session().sheet().rows;
    let lines = rows.last().map_or(&[][..], |row| &row.lines);
    let lines = lines.iter().filter(|line| line.points == Score::ZERO);
    lines.map(|line| texts::outcome(texts::whose(line.seat), [line.why.clone()])).collect()
}

/// What is special about the result for the only person.
pub(super) fn praise(game: &TableGame, ending: &Ending) -> Vec<Message> {
    let feats = ending.feats.iter().filter(|_| !game.is_level()).map(|feat| match feat {
        Feat::FirstWin => texts::first_win(game.entry.title),
        Feat::Best => texts::best(game.entry.title),
        Feat::Streak(count) => texts::streak(*count),
    });
    clean(game).into_iter().chain(comeback(game)).chain(feats).collect()
}

/// Tells of a victory of the only person in which no deal cost them anything.
fn clean(game: &TableGame) -> Option<Message> {
    let rows = game.session().sheet().rows;
    let own = game.viewer();
    let costs = |row: &SheetRow| {
        row.scores[own] > Score::ZERO || row.lines.iter().any(|line| line.seat == own && line.points > Score::ZERO)
    };
    let is_clean = game.is_own_win() && game.wins() == Wins::Lowest && !rows.iter().any(costs);
    is_clean.then(texts::clean)
}

/// Tells of a victory of the only person after the last place at half-time.
fn comeback(game: &TableGame) -> Option<Message> {
    let rows = game.session().sheet().rows;
    let half = &rows[..rows.len() / 2];
    let totals = BySeat::from_fn(game.session().seats(), |seat| half.iter().map(|row| row.scores[seat]).sum());
    let places = game.wins().places(&totals);
    let was_last = half.len() > 1 && places.iter().all(|place| *place <= places[game.viewer()]);
    let was_behind = places[game.viewer()] > 1;
    (game.is_own_win() && was_last && was_behind).then(texts::comeback)
}

/// The shared victory or the place of the only person.
pub(super) fn place(game: &TableGame) -> Option<Message> {
    if game.people() != 1 {
        return None;
    }
    let places = game.session().places();
    let own = places[game.viewer()];
    let is_shared = places.iter().filter(|place| **place == own).count() > 1;
    match own {
        1 => (is_shared && !game.is_level()).then(texts::shared_victory),
        _ if is_shared => Some(texts::shared_place(own)),
        _ => Some(texts::place(own, places.seats())),
    }
}

/// The distance of the viewer from the best of the others.
fn apart(game: &TableGame) -> Score {
    let totals = game.session().totals();
    let others = totals.each().filter(|(seat, _)| *seat != game.viewer()).map(|(_, total)| *total);
    let best = if game.wins() == Wins::Lowest { others.min() } else { others.max() };
    Score::halves((totals[game.viewer()] - best.unwrap_or_default()).in_halves().abs())
}

/// The time in which cards are thrown for one reason to be glad before those for the next, in seconds.
pub(super) const THROWING: f64 = 0.6;

/// A reason to be glad about one's own victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joy {
    Victory,
    /// It is clear, or very clear.
    Clear,
    Feat,
}

/// The reasons to be glad about one's own victory or moon.
pub(super) fn joy(game: &TableGame, ending: &Ending) -> Vec<Joy> {
    if game.moon().is_some() {
        return vec![Joy::Victory, Joy::Clear, Joy::Feat];
    }
    let most = game.session().totals().iter().map(|total| total.in_halves().abs()).max();
    let clear = (8 * apart(game).in_halves() / most.unwrap_or_default().max(1)).min(2) as usize;
    let is_feat = !ending.feats.is_empty() || ending.medal.is_some() || !praise(game, ending).is_empty();
    let feat = is_feat.then_some(Joy::Feat);
    iter::once(Joy::Victory).chain(iter::repeat_n(Joy::Clear, clear)).chain(feat).collect()
}

/// The distance of the only person from the best of the others in words; `None` for a tie.
pub(super) fn distance(game: &TableGame) -> Option<Message> {
    let points = apart(game);
    match game.session().places()[game.viewer()] {
        _ if points == Score::ZERO || game.people() != 1 => None,
        1 => Some(texts::ahead(points)),
        _ => Some(texts::behind(points)),
    }
}

/// One's own standing in the game after a deal, and how long the game is.
pub(super) fn standing(game: &TableGame) -> [Option<Message>; 2] {
    let is_behind = game.session().places()[game.viewer()] > 1;
    let own = distance(game).map(|ahead| if is_behind { texts::you_are_behind(apart(game)) } else { ahead });
    let facts = &game.scene_now().facts;
    let end = facts.iter().skip(1).filter(|fact| fact.label == table::fact_game_ends());
    let length = facts.iter().take(1).chain(end).map(Fact::text);
    [own, joined(length.collect())]
}

/// Facts in one line; `None` if there are none.
pub(super) fn joined(facts: Vec<Message>) -> Option<Message> {
    (!facts.is_empty()).then(|| summary::facts(facts))
}

/// The points that ended the game, in words; `None` if it was over after a number of deals.
pub(super) fn limit(game: &TableGame) -> Option<Message> {
    let mut facts = game.scene_now().facts.iter();
    facts.find(|fact| fact.label == table::fact_game_ended()).map(Fact::text)
}

/// Tells whether the only person got no penalty points in the last deal, and everybody else did.
pub(super) fn is_spared_alone(game: &TableGame) -> bool {
    let Some(row) = game.session().sheet().rows.pop() else { return false };
    let as_hoped = |(seat, score): (Seat, &Score)| (*score <= Score::ZERO) == (seat == game.viewer());
    game.people() == 1 && game.wins() == Wins::Lowest && row.scores.each().all(as_hoped)
}
