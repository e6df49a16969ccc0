//! Misère: eleven fine, little-known card games against strong, honest computer players.
//!
//! # A tour
//!
//! Dependencies run one way, through a crate for each layer: the engine, with [`cards`], [`rules`] and [`table`] ←
//! players, with [`bots`] ← [`games`] ← [`store`] ← [`online`] ← [`cli`] ← this crate, with [`ui`]. This crate names what the
//! others offer, so that it is the only one that a program with a game of its own needs.
//!
//! - [`cards`]: a card, a set of cards in one word, an ordered pack. Knows no game.
//! - [`rules`]: what a card game is. A game implements the trait [`rules::Rules`]: which actions are
//!   legal ([`rules::Rules::legal`]), what an action does ([`rules::Rules::apply`]), which worlds a
//!   seat cannot rule out ([`rules::Rules::imagine`]), and what lies where on the table
//!   ([`rules::scene`]). A [`rules::State`] has three compartments, so that a seat's
//!   [`rules::View`] cannot hold a hidden card. No randomness, no history, no screen.
//! - [`rules::options`]: house rules as one declared list per game, read by settings, files, checks
//!   and tests.
//! - [`table`]: a game in progress is its log. Saving writes it, loading replays and checks it, undo
//!   is a shorter replay. Randomness enters here, through [`table::pack_for`].
//! - [`bots`]: the computer players. They get a [`rules::Seen`] and the public history of the deal,
//!   and nothing else.
//! - [`games`]: the menu, one entry per game.
//! - [`trace`]: a game as JSON lines, for programs that check the rules; [`play`]: computer players at a table;
//!   [`external`]: players that are other programs; [`deal_code`]:
//!   packs and house rules as one short text to share; [`seal`]: proof that nobody chose the packs;
//!   [`limits`]: the limits of what players may enter and files may contain.
//! - [`review`]: a verdict on every decision of a finished deal, and luck separated from skill.
//! - [`puzzles`]: positions with one clearly best action, mined from self-play.
//! - [`lessons`]: lessons that teach a game at its table, step by step.
//! - [`cli`]: the command line: trace, record, check, review, statistics, standings, today, challenge, host, join, games,
//!   languages, rules. `misere_lab` is the laboratory, with commands of its own.
//! - `misere_online`: tables with friends elsewhere, as state machines: host, guest, links, the cut of all.
//! - [`record`]: a game as readable text; [`printable`]: foreign text made safe to show; [`version`]: the version
//!   shown to players.
//! - [`store`]: saved games on disk. Writing is atomic; an unreadable file is never overwritten.
//! - [`statistics`]: figures on finished games.
//! - [`laws`]: what must hold for every game, checked under random play with random house rules.
//! - [`ui`]: the window. It draws any scene and never asks which game it is.
//!
//! `docs/architecture.md` follows a card from the pointer to the disk and explains how to add a game.
//!
//! # Glossary
//!
//! *pack* the 52 or 32 cards in an order · *deal* from shuffle to score · *hand* the cards of a seat ·
//! *trick* · *seat* a place at the table · *dealer*, *leader* · *table* a game in progress · *log*
//! what happened · *session* a game of any kind with its log; a table watches one ([`table::Watch`]), and a person
//! plays at it ([`games::Play`]), here or at the table of a friend · *view* what a seat may know · *world* a full state that a seat cannot rule out · *rollout* the
//! rest of a deal played out in a sampled world · *heuristic* a fixed way to choose an action · *policy* the same,
//! learned · *strategy* what a game tells its computer players, with its heuristic · *character* a bot's taste between moves · *persona* one of the twelve people who computer players
//! are, with a *portrait* · *page* what fills the window · *part* what outlives visits to pages · *shell* what is around
//! them · *command* what one of these is asked for · *sweep* winning every penalty card, which players call a moon · *scene*
//! what a seat sees · *zone*, *spot* the places of cards in a scene · *house rule* an option · *bid*, *pass* as the rules
//! of each game define them.
//!
//! # Conventions that may surprise
//!
//! - A card is one byte, a set of cards one word, and states are plain data without heap allocation:
//!   search copies them millions of times.
//! - Actions are text wherever types end: `play QS` in saves and traces, on the command line, and
//!   between the window and [`games::Play`].
//! - Scores are counted in half points, because Compendium awards half points.

pub use misere_cli::{self as cli, version};
pub use misere_engine::{cards, limits, printable, rand, rules, seal, table, trace};
use misere_engine::{compressed, encoding, or_log};
pub use misere_games::{self as games, deal_code, each_law, laws, lessons};
pub use misere_online as online;
pub use misere_players::{bots, external, play, puzzles, review};
pub use misere_store::{self as store, challenge, record, statistics};

pub mod text;
pub mod ui;

/// Runs the program: the command given by its arguments, or the window.
pub fn start() -> std::process::ExitCode {
    let ended = cli::run(std::env::args_os()).unwrap_or_else(|save| {
        store::Store::open().keep_journal(version::text());
        ui::open(save)
    });
    store::journal::flush();
    ended
}
