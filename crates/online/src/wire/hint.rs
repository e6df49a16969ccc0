//! Hints as data.

use misere_engine::cards::{Card, Cards};
use misere_games::{HintText, Loss, RatedMove};
use serde::{Deserialize, Serialize};

use super::gesture::{LONGEST_ACTION, WireSpoken};
use super::text::{Decoder, Encoder, Text};
use super::{WireError, is_default};

/// See [`HintText`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WireHint {
    pub action: String,
    pub reason: Text,
    pub values: Vec<WireRated>,
    pub legend: Text,
}

/// See [`RatedMove`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WireRated {
    pub action: String,
    pub spoken: WireSpoken,
    pub cards: Vec<Card>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub value: Option<Text>,
    /// Its loss, and the margin of that.
    #[serde(default, skip_serializing_if = "is_default")]
    pub loss: Option<(f64, f64)>,
}

/// The actions of a hint at most; the best come first.
const MOST_RATED: usize = 200;

impl Encoder {
    /// A hint as data.
    pub fn hint(self, hint: &HintText) -> WireHint {
        let rated = |rated: &RatedMove| WireRated {
            action: rated.action.clone(),
            spoken: self.spoken(&rated.spoken),
            cards: rated.cards.iter().collect(),
            value: rated.value.as_ref().map(|value| self.text(value)),
            loss: rated.loss.map(|loss| (loss.points, loss.margin)),
        };
        WireHint {
            action: hint.action.clone(),
            reason: self.text(&hint.reason),
            values: hint.values.iter().take(MOST_RATED).map(rated).collect(),
            legend: self.text(&hint.legend),
        }
    }
}

impl Decoder<'_> {
    /// The hint that was sent.
    ///
    /// # Errors
    /// Returns an error if a text of it is wrong.
    pub fn hint(&self, hint: &WireHint) -> Result<HintText, WireError> {
        let actions = hint.values.iter().map(|rated| &rated.action).chain([&hint.action]);
        if hint.values.len() > MOST_RATED || actions.into_iter().any(|action| action.len() > LONGEST_ACTION) {
            return Err(WireError::TooMuch);
        }
        let rated = |rated: &WireRated| {
            Ok(RatedMove {
                action: rated.action.clone(),
                spoken: self.spoken(&rated.spoken)?,
                cards: rated.cards.iter().copied().collect::<Cards>(),
                value: match &rated.value {
                    Some(value) => Some(self.text(value)?),
                    None => None,
                },
                loss: rated.loss.map(|(points, margin)| Loss { points, margin }),
            })
        };
        Ok(HintText {
            action: hint.action.clone(),
            reason: self.text(&hint.reason)?,
            values: hint.values.iter().map(rated).collect::<Result<_, WireError>>()?,
            legend: self.text(&hint.legend)?,
        })
    }
}
