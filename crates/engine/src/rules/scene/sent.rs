//! Scenes as sent to friends elsewhere, see `docs/online.md`: with texts of another type, and headings in pairs.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{
    Aim, Button, ButtonId, CardChoice, Fact, Preview, RecapLine, Scene, SeatInfo, SpotId, TakenTrick, ValueTable, Zone,
};

/// Writes a type with two fields as a pair.
macro_rules! as_pair {
    ($type:ident { $first:ident: $First:ty, $second:ident: $Second:ty }) => {
        impl<T: Serialize> Serialize for $type<T> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                (&self.$first, &self.$second).serialize(serializer)
            }
        }

        impl<'de, T: Deserialize<'de>> Deserialize<'de> for $type<T> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let ($first, $second): ($First, $Second) = Deserialize::deserialize(deserializer)?;
                Ok(Self { $first, $second })
            }
        }
    };
}

as_pair!(Aim { game: String, text: T });
as_pair!(Button { id: ButtonId, label: T });
as_pair!(RecapLine { text: T, spots: Vec<SpotId> });
as_pair!(ValueTable { heading: T, rows: Vec<(T, i32)> });

impl<T> Scene<T> {
    /// The scene with another text in place of each.
    ///
    /// # Errors
    /// Returns the first error of `text`.
    pub fn try_map<U, E>(&self, text: &mut impl FnMut(&T) -> Result<U, E>) -> Result<Scene<U>, E> {
        let mut zones = Vec::new();
        for zone in &self.zones {
            zones.push(zone.try_map(text)?);
        }
        let mut players = Vec::new();
        for &SeatInfo { total, running, dealer, turn, ref note } in &self.players {
            players.push(SeatInfo { total, running, dealer, turn, note: text(note)? });
        }
        let mut facts = Vec::new();
        for &Fact { ref label, ref value, reads_on, own } in &self.facts {
            facts.push(Fact { label: text(label)?, value: text(value)?, reads_on, own });
        }
        let mut buttons = Vec::new();
        for Button { id, label } in &self.buttons {
            buttons.push(Button { id: *id, label: text(label)? });
        }
        let mut previews = Vec::new();
        for Preview { gesture, text: effect, points, spots } in &self.previews {
            previews.push(Preview { gesture: *gesture, text: text(effect)?, points: *points, spots: spots.clone() });
        }
        let mut recap = Vec::new();
        for RecapLine { text: words, spots } in &self.recap {
            recap.push(RecapLine { text: text(words)?, spots: spots.clone() });
        }
        let mut rows = Vec::new();
        for (name, value) in &self.values.rows {
            rows.push((text(name)?, *value));
        }
        Ok(Scene {
            zones,
            players,
            wins: self.wins,
            aim: match &self.aim {
                Some(aim) => Some(Aim { game: aim.game.clone(), text: text(&aim.text)? }),
                None => None,
            },
            prompt: text(&self.prompt)?,
            facts,
            buttons,
            card_choice: match &self.card_choice {
                Some(CardChoice { zone, count, labels }) => {
                    let labels = labels.iter().map(&mut *text).collect::<Result<_, _>>()?;
                    Some(CardChoice { zone: *zone, count: *count, labels })
                }
                None => None,
            },
            previous_trick: match &self.previous_trick {
                Some(TakenTrick { number, zone, to, points, moon, note }) => {
                    let (zone, note) = (zone.try_map(text)?, text(note)?);
                    Some(TakenTrick { number: *number, zone, to: *to, points: *points, moon: *moon, note })
                }
                None => None,
            },
            previews,
            recap,
            values: ValueTable { heading: text(&self.values.heading)?, rows },
            blind: self.blind,
        })
    }
}

impl<T> Zone<T> {
    fn try_map<U, E>(&self, text: &mut impl FnMut(&T) -> Result<U, E>) -> Result<Zone<U>, E> {
        let &Self { id, anchor, arrangement, ref label, ref note, sign, secret, ref spots } = self;
        let (label, note, spots) = (text(label)?, text(note)?, spots.clone());
        Ok(Zone { id, anchor, arrangement, label, note, sign, secret, spots })
    }
}
