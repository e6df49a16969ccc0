//! Laws for the menu as a whole, its lessons, texts and traces, and for the source code. The laws that
//! every game keeps, which `misere_games::laws` lists, are tested with each game in `tests/games`.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "each test binary uses a part of it")]
mod common;

mod architecture;
mod lesson_check;
mod lessons;
mod menu;
#[path = "../common/messages.rs"]
mod messages;
mod points;
mod rules_texts;
mod sentences;
mod sources;
mod texts;
mod traces;
