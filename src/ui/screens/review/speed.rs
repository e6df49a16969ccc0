//! The speed of the playback.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// A step every 2.5 seconds.
    Slow,
    /// A step every 1.2 seconds.
    #[default]
    Normal,
    /// Two steps a second.
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
