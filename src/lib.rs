//! Misère: fine, little-known card games against strong and honest computer players.
//!
//! # A tour
//!
//! Dependencies run one way: [`cards`] ← [`rules`] ← [`table`] ← [`games`] ← [`store`] ← [`ui`] and
//! [`cli`], and [`rules`] ← [`bots`] ← [`games`]. A test fails when an import runs the other way.
//!
//! - [`cards`]: a card, a set of cards in one word, an order of cards. No game.
//! - [`rules`]: what a card game is. [`rules::Rules`] is the one trait; a state has three
//!   compartments, so that a seat's [`rules::View`] cannot hold a hidden card. A game says what may
//!   be played ([`rules::Rules::legal`]), what happens ([`rules::Rules::apply`]), which worlds a
//!   seat cannot rule out ([`rules::Rules::imagine`]) and what lies where
//!   ([`rules::scene`]). No randomness, no history, no screen.
//! - [`rules::options`]: house rules as a declared list that settings, files, checks and tests read.
//! - [`table`]: a game in progress is its log. Saving, loading, undo and replay are folds of it.
//!   Here randomness enters, by one door: [`table::pack_for`].
//! - [`bots`]: the computer players. They see a [`rules::Seen`], and what all have seen done since
//!   the deal, and nothing else.
//! - [`games`]: the menu, one value for each game.
//! - [`trace`]: a game as JSON lines, for whoever wants to check the rules; [`arena`]: whole games
//!   between computer players, fast; [`external`]: players that are programs of their own;
//!   [`deal_code`]: packs and house rules as one short text.
//! - [`cli`]: the program without a window: simulate, train, trace, check, games, rules.
//! - [`store`]: where files live; nothing is lost, nothing unreadable is overwritten.
//! - [`ui`]: the window. It draws any scene and never asks which game it is.
//!
//! # A glossary
//!
//! *pack* the cards in an order · *deal* from shuffle to score · *hand* the cards of a seat ·
//! *trick* · *seat* a place at the table · *dealer*, *leader* · *table* a game in progress · *log*
//! what happened · *view* what a seat may know · *scene* what a seat sees · *house rule* an option
//! · *bid*, *pass* as the rules of each game have them.
//!
//! # Adding a game
//!
//! 1. A file (or folder) in `src/rules/` with a small value that implements [`rules::Rules`], and
//!    its `pub mod` line in `src/rules/mod.rs`. Open it with where the rules come from and the
//!    readings settled, numbered; cite the numbers in code and tests.
//! 2. Rules of thumb, [`bots::Policy`], in a file of `src/bots/` with its `mod` line; where more is
//!    to be gained, what a policy learned in self-play is to see ([`bots::learned`]).
//! 3. The help text `assets/rules/ID.md`; its format is described in `assets/rules/README.md`.
//! 4. Two empty files `saves/ID-half-played.ron` and `saves/ID-finished.ron`.
//! 5. An entry in [`games::GAMES`], and the game's type in the list of `tests/laws`.
//! 6. `MISERE_RENEW=1 cargo test --test store --test cli` fills the two files and writes its
//!    trace to `tests/traces`; then `cargo test` asks of the new game what it asks of all: the laws,
//!    its examples, a whole game in the window.
//!
//! # What differs from what one might expect
//!
//! - Cards are one byte, sets one word, states plain data without a heap: what costs in search is
//!   copied bytes and allocations.
//! - Text crosses between the typed inside and the untyped edge: an action is `play QS` in saves,
//!   traces, on the command line and between a window and a [`table::Session`].
//! - Scores are counted in half-points, because Compendium has halves.

pub mod arena;
pub mod bots;
pub mod cards;
pub mod cli;
pub mod deal_code;
pub mod external;
pub mod games;
pub mod rules;
pub mod store;
pub mod table;
pub mod trace;
#[cfg(feature = "window")]
pub mod ui;
