//! `today --bot`: a computer player in the person's place.

use std::sync::atomic::AtomicBool;

use rayon::prelude::*;
use serde_json::json;

use super::Args;
use crate::error::CliError;
use crate::output::print;
use crate::stop::stop_on_ctrl_c;
use misere_engine::printable;
use misere_engine::rules::Seats;
use misere_engine::rules::words::count;
use misere_games::{BotSession, alike};
use misere_players::bots::{Bot, Estimate, Level, PLAYERS_VERSION};
use misere_players::review::Request;
use misere_store::Date;
use misere_store::statistics::{GameLoss, between, plays_like, rate};
use misere_store::today::DayDeal;

/// A day's deal that a bot has played.
struct Played {
    deal: DayDeal,
    session: Box<dyn BotSession>,
    /// The loss of its decisions, if they were reviewed.
    loss: Option<GameLoss>,
}

/// Lets a bot play the deals of several days in the person's place, and prints the results.
pub(super) fn run(first: &DayDeal, bot: Bot, args: &Args) -> Result<(), CliError> {
    let stop = stop_on_ctrl_c();
    let days: Vec<Date> = first.date.onward().take(usize::try_from(args.days).unwrap_or(usize::MAX)).collect();
    let played = days.into_par_iter().map(|date| play(DayDeal::of(date), bot, args.review, &stop));
    let played: Option<Vec<Played>> = played.collect();
    let Some(played) = played else { return Err(CliError::Stopped) };
    print(&if args.json { printable::json(&to_json(bot, &played)) + "\n" } else { table(&played) + &bands(&played) })
}

/// Lets a bot play a day's deal; `None` if stopped.
fn play(deal: DayDeal, bot: Bot, is_reviewed: bool, stop: &AtomicBool) -> Option<Played> {
    let mut session = deal.entry.start(&deal.setup).expect("the usual rules");
    let mut bots = vec![Bot::from(deal.opponents); deal.setup.seats];
    bots[DayDeal::SEAT.index()] = bot;
    if !alike::play_out(session.as_mut(), &bots, stop) {
        return None;
    }
    let loss = if is_reviewed { Some(review(session.as_ref(), &bots, stop)?) } else { None };
    Some(Played { deal, session, loss })
}

/// The loss of the decisions in the person's place; `None` if stopped.
fn review(session: &dyn BotSession, bots: &[Bot], stop: &AtomicBool) -> Option<GameLoss> {
    let mut seats = Seats::default();
    seats.insert(DayDeal::SEAT);
    let request = Request { luck: false, ..Request::new(seats, bots.iter().copied().map(Some).collect()) };
    let review = session.review(request)(stop, &mut |_| ())?;
    let losses = review.verdicts.iter().map(|verdict| verdict.loss.mean);
    Some(GameLoss { decisions: review.verdicts.len() as u32, loss: losses.sum() })
}

fn to_json(bot: Bot, played: &[Played]) -> serde_json::Value {
    let days = played.iter().map(|one| {
        json!({
            "date": one.deal.date,
            "game": one.deal.entry.id,
            "opponents": one.deal.opponents.name(),
            "total": one.session.totals()[DayDeal::SEAT].as_f64(),
            "place": one.session.places()[DayDeal::SEAT],
            "decisions": one.loss.map(|loss| loss.decisions),
            "loss": one.loss.map(|loss| loss.loss),
        })
    });
    let days: Vec<_> = days.collect();
    json!({ "players_version": PLAYERS_VERSION, "bot": bot, "days": days })
}

/// A line for each day.
fn table(played: &[Played]) -> String {
    let mut text = String::from("date        game              opponents   total  place\n");
    for Played { deal, session, .. } in played {
        let total = session.totals()[DayDeal::SEAT].to_string();
        text.push_str(&format!(
            "{}  {:16}  {:9}  {total:>6}  {:>5} of {}\n",
            deal.date,
            deal.entry.id,
            deal.opponents.name(),
            session.places()[DayDeal::SEAT],
            deal.setup.seats
        ));
    }
    text
}

/// A line for each game whose decisions were reviewed: what one costs, and the levels that play like that.
fn bands(played: &[Played]) -> String {
    let mut games: Vec<(&str, Vec<GameLoss>)> = Vec::new();
    for one in played {
        let (id, Some(loss)) = (one.deal.entry.id, one.loss) else { continue };
        match games.iter_mut().find(|(game, _)| *game == id) {
            Some((_, losses)) => losses.push(loss),
            None => games.push((id, vec![loss])),
        }
    }
    let mut text = String::new();
    for (game, losses) in games {
        let Some(rate) = rate(&losses) else { continue };
        let days = count(losses.len(), "day");
        text.push_str(&format!("{game:16}  {days:7}  {:6.1}", rate.mean));
        if losses.len() > 1 {
            text.push_str(&format!(" ± {:<5.1}", rate.margin()));
        }
        let levels: Vec<&str> = plays_like(game, rate.mean).into_iter().map(Level::name).collect();
        if !levels.is_empty() {
            text.push_str(&format!("  like {}", levels.join(" or ")));
            text.push_str(&range(game, rate));
        }
        text.push('\n');
    }
    text
}

/// The levels within the margin of a rate, if there are several: ` (medium to master)`.
fn range(game: &str, rate: Estimate) -> String {
    match between(game, rate) {
        Some([weakest, strongest]) if weakest != strongest => {
            format!(" ({} to {})", weakest.name(), strongest.name())
        }
        _ => String::new(),
    }
}
