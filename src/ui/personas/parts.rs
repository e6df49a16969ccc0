//! The drawings of the personas, from `assets/portraits`.

macro_rules! parts {
    ($($file:literal),* $(,)?) => {
        [$(include_str!(concat!("../../../assets/portraits/", $file))),*]
    };
}

/// The inks, as CSS classes.
pub(super) const INKS: &str = include_str!("../../../assets/portraits/inks.css");

/// The personas in their order, without eyes, brows and mouth.
pub(super) const HEADS: [&str; 12] = parts![
    "berta.svg",
    "konrad.svg",
    "ottilie.svg",
    "emil.svg",
    "frida.svg",
    "anton.svg",
    "magda.svg",
    "jonas.svg",
    "selma.svg",
    "kasimir.svg",
    "tilda.svg",
    "gustav.svg",
];

/// Eyes, brows and mouth of each expression, in their order.
pub(super) const EXPRESSIONS: [&str; 5] = parts![
    "expressions/calm.svg",
    "expressions/thinking.svg",
    "expressions/pleased.svg",
    "expressions/hurt.svg",
    "expressions/caught.svg",
];
