//! Proof of fair play on the score sheet: the seal of the cards, and the secret behind it once the game is over.

use crate::ui::shell::Commands;
use egui::{TextWrapMode, Ui};

use super::command::TableCommand;
use super::game::TableGame;
use crate::deal_code;
use crate::rules::Next;
use crate::seal::SealedSeed;
use crate::store::{Player, recuts};
use crate::text::{common, table_page as texts};
use crate::ui::copy_row::{copy_row, seal_row};
use crate::ui::theme;

/// Shows a line about the shuffle, with a button that unfolds the details; `is_open` says whether it has.
pub(super) fn show(ui: &mut Ui, game: &TableGame, is_open: bool, commands: &mut Commands) {
    let shown = ui.vertical(|ui| {
        let button = ui.horizontal(|ui| {
            let origin = match game.seal() {
                Some(_) => texts::fair_shuffle(),
                None => texts::not_freshly_shuffled(),
            };
            theme::note(ui, origin);
            let words = if is_open { texts::hide_details() } else { texts::details() };
            theme::inline(ui, words)
        });
        if let Some(words) = game.seal().and_then(|sealed| recuts(sealed.recuts())) {
            theme::note(ui, words);
        }
        let button = button.inner;
        ui.accesskit_node_builder(button.id, |node| node.set_expanded(is_open));
        let is_toggled = button.clicked();
        if is_toggled {
            commands.push(TableCommand::ToggleShuffleDetails);
        }
        if is_open != is_toggled {
            details(ui, game, commands);
        }
        is_toggled
    });
    if shown.inner {
        ui.scroll_to_rect(shown.response.rect, None);
    }
}

/// Shows the deal code and the origin of the cards. While a sealed game is in progress, its deal code is secret.
fn details(ui: &mut Ui, game: &TableGame, commands: &mut Commands) {
    let is_over = game.session().next() == Next::Over;
    match game.seal() {
        Some(sealed) if !is_over => {
            seal_row(ui, sealed.seal(), TextWrapMode::Wrap);
            theme::note(ui, texts::secret_until_over());
        }
        Some(sealed) => {
            show_code(ui, game);
            show_secret(ui, sealed);
        }
        None => {
            show_code(ui, game);
            theme::note(ui, texts::no_seal());
        }
    }
    if is_over {
        let is_bot = |player: &Player| matches!(player, Player::Computer(..));
        let check = texts::check_peeking();
        if game.players().iter().any(is_bot) && theme::secondary(ui, &check).clicked() {
            commands.push(TableCommand::CheckPeeking);
        }
        let hash = game.next_seal().hash();
        let words = common::next_seal(hash.clone());
        let help = common::copy_next_seal();
        copy_row(ui, words, TextWrapMode::Wrap, help, hash);
    }
}

/// Shows the deal code, with which the same deals can be played again.
fn show_code(ui: &mut Ui, game: &TableGame) {
    let Some(session) = game.own_session() else { return };
    let code = deal_code::of(session).to_string();
    let words = texts::deal_code(&code);
    let help = texts::copy_deal_code();
    copy_row(ui, words, TextWrapMode::Wrap, help, code);
}

/// Shows the secret behind the seal.
fn show_secret(ui: &mut Ui, sealed: &SealedSeed) {
    seal_row(ui, sealed.seal(), TextWrapMode::Wrap);
    let secret = sealed.to_string();
    let parts: Vec<&str> = secret.lines().skip(1).collect();
    let help = texts::copy_secret();
    let words = texts::secret(parts.join(", "));
    copy_row(ui, words, TextWrapMode::Wrap, help, secret.clone());
}
