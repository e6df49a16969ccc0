//! The tables of lessons: chosen cards, dealt by the rules.

use super::Deal;
use crate::{BotSession, Entry};
use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::options::read_rules;
use misere_engine::rules::{Event, Next, Seat};
use misere_engine::table::{ReplayEvent, Setup};

impl Deal {
    /// The table after the deal and the actions before the step.
    pub(super) fn session(&self, entry: &Entry) -> Result<Box<dyn BotSession>, String> {
        let mut session = self.start(entry)?;
        let pack = self.pack(entry)?;
        record(session.as_mut(), &pack)?;
        for action in &self.actions {
            play(session.as_mut(), action)?;
        }
        Ok(session)
    }

    fn start(&self, entry: &Entry) -> Result<Box<dyn BotSession>, String> {
        entry.check_seats(self.seats).map_err(|error| error.to_string())?;
        let rules =
            read_rules(entry.fields(self.seats), &self.rules).map_err(|error| format!("house rules: {error}"))?;
        let setup = Setup { seats: self.seats, rules, seed: 0, dealer: Some(Seat::new(self.dealer)) };
        entry.start(&setup).map_err(|error| error.to_string())
    }

    /// The pack that deals the chosen cards. Dealing a sorted pack reveals which position goes where.
    fn pack(&self, entry: &Entry) -> Result<Pack, String> {
        let mut trial = self.start(entry)?;
        let Next::Deal(cards) = trial.next() else { return Err("no deal is due".into()) };
        let sorted: Pack = cards.iter().collect();
        record(trial.as_mut(), &sorted)?;
        let (hands, rest) = dealt(trial.as_ref()).ok_or("nothing was dealt")?;
        let mut left = cards;
        let mut take = |text: &str| -> Result<Vec<Card>, String> {
            let pack: Pack = text.parse().map_err(|error| format!("`{text}`: {error}"))?;
            for &card in pack.iter() {
                if !left.contains(card) {
                    return Err(format!("{card} is dealt twice or not in this pack"));
                }
                left.remove(card);
            }
            Ok(pack.to_vec())
        };
        let mut chosen = Vec::new();
        for text in self.hands.iter().chain([&self.rest]) {
            chosen.push(take(text)?);
        }
        let given_rest = chosen.pop().unwrap_or_default();
        chosen.resize(self.seats, Vec::new());
        let mut left = left.iter();
        let mut places: Vec<(Card, Card)> = Vec::new();
        let parts = hands.iter().map(|hand| hand.iter().collect::<Vec<_>>());
        for (part, mut given) in parts.chain([rest]).zip(chosen.into_iter().chain([given_rest])) {
            if given.len() > part.len() {
                let (found, expected) = (given.len(), part.len());
                return Err(format!("{found} cards: expected at most {expected}"));
            }
            given.extend(left.by_ref().take(part.len() - given.len()));
            places.extend(part.into_iter().zip(given));
        }
        places.sort_by_key(|(place, _)| sorted.iter().position(|card| card == place));
        Ok(places.into_iter().map(|(_, card)| card).collect())
    }
}

/// The hands of the deal in progress, and the cards that nobody got: that on the table, then the stock.
fn dealt(session: &dyn BotSession) -> Option<(Vec<Cards>, Vec<Card>)> {
    session.replay(false).into_iter().find_map(|event| match event {
        ReplayEvent::Event(Event::Deal { hands, stock, table, .. }) => {
            let table = table.map(|table| table.card);
            let rest = table.into_iter().chain(stock.iter().copied());
            Some((hands.as_slice().to_vec(), rest.collect()))
        }
        _ => None,
    })
}

fn record(session: &mut dyn BotSession, pack: &Pack) -> Result<(), String> {
    session.record(&format!("deal {pack}")).map_err(|error| error.to_string())
}

pub(super) fn play(session: &mut dyn BotSession, action: &str) -> Result<(), String> {
    session.play(action).map_err(|error| error.to_string())
}
