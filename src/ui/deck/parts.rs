//! The parts of the cards, from `assets/cards`.

macro_rules! parts {
    ($($file:literal),* $(,)?) => {
        [$(include_str!(concat!("../../../assets/cards/", $file))),*]
    };
}

/// Outlines of the suit signs about the origin, −12 to 12.
pub(super) const SUITS: [&str; 4] =
    parts!["suits/clubs.path", "suits/diamonds.path", "suits/hearts.path", "suits/spades.path",];

/// Outlines of the indices, 100 high from y = 0, centered on x = 0.
pub(super) const RANKS: [&str; 13] = parts![
    "ranks/2.path",
    "ranks/3.path",
    "ranks/4.path",
    "ranks/5.path",
    "ranks/6.path",
    "ranks/7.path",
    "ranks/8.path",
    "ranks/9.path",
    "ranks/10.path",
    "ranks/j.path",
    "ranks/q.path",
    "ranks/k.path",
    "ranks/a.path",
];

/// Outlines of further letters like those, which are indices in other languages.
pub(super) const LETTERS: [(&str, &str); 6] = [
    ("B", include_str!("../../../assets/cards/ranks/b.path")),
    ("D", include_str!("../../../assets/cards/ranks/d.path")),
    ("F", include_str!("../../../assets/cards/ranks/f.path")),
    ("R", include_str!("../../../assets/cards/ranks/r.path")),
    ("V", include_str!("../../../assets/cards/ranks/v.path")),
    ("W", include_str!("../../../assets/cards/ranks/w.path")),
];

/// Upper halves of the courts, jack to king of each suit.
pub(super) const COURTS: [[&str; 3]; 4] = [
    parts!["courts/jack-of-clubs.svg", "courts/queen-of-clubs.svg", "courts/king-of-clubs.svg",],
    parts!["courts/jack-of-diamonds.svg", "courts/queen-of-diamonds.svg", "courts/king-of-diamonds.svg",],
    parts!["courts/jack-of-hearts.svg", "courts/queen-of-hearts.svg", "courts/king-of-hearts.svg",],
    parts!["courts/jack-of-spades.svg", "courts/queen-of-spades.svg", "courts/king-of-spades.svg",],
];

/// The carvings in the large pip of the aces.
pub(super) const ACES: [&str; 4] = parts![
    "ornaments/ace-of-clubs.svg",
    "ornaments/ace-of-diamonds.svg",
    "ornaments/ace-of-hearts.svg",
    "ornaments/ace-of-spades.svg",
];

/// The sashes across the middle of the courts.
pub(super) const SASHES: [&str; 4] = parts![
    "ornaments/sash-of-clubs.svg",
    "ornaments/sash-of-diamonds.svg",
    "ornaments/sash-of-hearts.svg",
    "ornaments/sash-of-spades.svg",
];

/// The field of the backs, inside their white border.
pub(super) const BACKS: [&str; 3] = parts!["backs/weave.svg", "backs/reeds.svg", "backs/lattice.svg"];

/// The frame of a court, and the one that leaves room for a large index.
pub(super) const FRAME: &str = include_str!("../../../assets/cards/ornaments/frame.path");
pub(super) const FRAME_NOTCHED: &str = include_str!("../../../assets/cards/ornaments/frame-notched.path");
