//! Items of this crate that are public for its tests only.

pub mod clubs {
    pub use crate::clubs::player::above;
}

pub mod combo {
    pub use crate::combo::player::round_utility::RoundUtility;
    pub use crate::combo::player::stock;
}

pub mod fosdick {
    pub use crate::fosdick::player::features::{LEARNING, shipped};
}

pub mod garbo {
    pub use crate::garbo::player::board::{Board, MAX_MOVES, OrderedMove};
    pub use crate::garbo::player::{LevelTwo, given};
}
