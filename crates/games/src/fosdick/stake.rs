//! The stake of a deal in the Fosdick family.

use super::{Fosdick, Options};
use crate::Stake;
use crate::text::{fosdick as texts, tricks};
use misere_engine::cards::{Cards, Suit};
use misere_engine::or_log::OrLog as _;
use misere_engine::rules::scene::{Anchor, Scene, Spot, TakenTrick};
use misere_engine::rules::tricks::{still_out, tricks_after};
use misere_engine::rules::{Message, Rules as _};
use misere_engine::table::Watch;

/// The penalty cards that are still out, or how far away the last trick is where it counts.
pub(super) fn stake(session: &dyn Watch, scene: &Scene) -> Stake {
    let is_held = |last: &&TakenTrick| scene.trick().is_some_and(|trick| *trick == last.zone);
    if let Some(moon) = scene.previous_trick.as_ref().filter(is_held).filter(|last| last.moon) {
        return Stake { text: texts::other_shot_moon(moon.to), decides: true };
    }
    let mut games = Fosdick::COMPONENTS.into_iter().chain([Fosdick::Compendium]);
    let options = games.find(|game| game.id() == session.id()).and_then(|game| {
        let form = Options::form(game, session.seats());
        form.options(&session.rules()).or_log("reading the house rules at the table")
    });
    // Cards to pass lie where it would be said.
    let is_passing = scene.zones.iter().any(|zone| matches!(zone.anchor, Anchor::Before(_)));
    let (Some(options), Some(after), false) = (options, tricks_after(scene), is_passing) else {
        return Stake::default();
    };
    let contract = options.contract(session.deal_number());
    let last_counts = contract.last_trick_points + contract.no_last_trick_points > 0;
    let out = still_out(scene, contract.penalties());
    let hearts = if out.len() > 4 { out & Cards::suit(Suit::Hearts) } else { Cards::EMPTY };
    let mut items: Vec<Message> = (out - hearts).iter().map(tricks::card_out).collect();
    if !hearts.is_empty() {
        items.push(tricks::hearts_out(hearts.len()));
    }
    let text = match (items.is_empty(), after) {
        (true, _) if !last_counts => Message::EMPTY,
        (true, 0) => tricks::the_last_trick(),
        (true, after) => tricks::tricks_to_last(after),
        (false, _) => tricks::still_out(items),
    };
    let trick = scene.trick().into_iter().flat_map(|trick| &trick.spots).filter_map(Spot::card);
    let is_worth = contract.worth(out | trick.collect()) > 0;
    Stake { text, decides: after == 0 && (last_counts || is_worth) }
}
