//! The set phrases that people at a table with friends can say.

use egui::{Align, Layout, Popup, Ui};

use super::command::FriendsCommand;
use crate::online::Phrase;
use crate::text::{table_page, together as texts};
use crate::ui::friends::Friends;
use crate::ui::shell::Commands;
use crate::ui::theme::{self, Icon};

/// Shows the button that opens the list of set phrases.
pub fn show_phrases(ui: &mut Ui, friends: &Friends, commands: &mut Commands) {
    let opener = theme::small(ui, texts::say());
    Popup::menu(&opener).show(|ui| {
        ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
            for phrase in Phrase::all() {
                if theme::item(ui, phrase.message()).clicked() {
                    commands.push(FriendsCommand::Say(phrase));
                }
            }
            for (seat, said) in friends.said() {
                theme::note(ui, table_page::says(seat, said.message()));
            }
            let (icon, mute) =
                if friends.is_muted { (Icon::Sound, texts::unmute()) } else { (Icon::Silence, texts::mute()) };
            if theme::item(ui, (icon, mute)).clicked() {
                commands.push(FriendsCommand::ToggleMute);
            }
        });
    });
}
