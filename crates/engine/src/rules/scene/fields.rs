//! Fields of scenes as they are sent: points in halves, usual values left out.

/// Tells whether a field has its usual value, so that it can be left out.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Points as a number of halves.
pub(super) mod halves {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::rules::Score;

    pub fn serialize<S: Serializer>(score: &Score, serializer: S) -> Result<S::Ok, S::Error> {
        score.in_halves().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Score, D::Error> {
        Ok(Score::halves(i32::deserialize(deserializer)?))
    }

    /// Points that there may not be.
    pub mod maybe {
        use serde::{Deserialize, Deserializer, Serialize, Serializer};

        use crate::rules::Score;

        pub fn serialize<S: Serializer>(score: &Option<Score>, serializer: S) -> Result<S::Ok, S::Error> {
            score.map(Score::in_halves).serialize(serializer)
        }

        pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Score>, D::Error> {
            Ok(Option::deserialize(deserializer)?.map(Score::halves))
        }
    }
}

/// The winning total, as a boolean: true if the lowest wins.
pub(super) mod lowest_wins {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::rules::Wins;

    pub fn serialize<S: Serializer>(wins: &Wins, serializer: S) -> Result<S::Ok, S::Error> {
        (*wins == Wins::Lowest).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Wins, D::Error> {
        Ok(if bool::deserialize(deserializer)? { Wins::Lowest } else { Wins::Highest })
    }
}
