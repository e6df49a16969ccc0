//! The speed of the playback.

/// The speed at which a game plays back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
}

impl Speed {
    /// The time between two steps, in seconds.
    pub const fn seconds(self) -> f64 {
        match self {
            Self::Slow => 2.5,
            Self::Normal => 1.2,
            Self::Fast => 0.5,
        }
    }
}
