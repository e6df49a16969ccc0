//! The content of the toolbar.

use egui::Ui;

use super::{Item, ShownAgain, Toolbar};
use crate::rules::scene::Fact;
use crate::store::{Origin, Saved};
use crate::text::{Message, table_page as texts};
use crate::ui::pages::table::aim;
use crate::ui::pages::table::command::{SidePanel, TableCommand};
use crate::ui::pages::table::game::TableGame;
use crate::ui::pages::today;
use crate::ui::settings::Settings;
use crate::ui::theme::{Icon, Words};

impl Toolbar {
    /// The facts about the deal, each with its label. While the aim is shown, it already says who wins.
    pub(super) fn facts(game: &TableGame, settings: &Settings) -> Vec<Message> {
        let scene = game.scene_now();
        // What is said on the table is not said again.
        let told = &game.stake().text;
        let is_new = |fact: &&Fact| fact.value != *told && fact.text() != *told;
        let mut facts: Vec<Message> = scene.facts.iter().filter(is_new).map(Fact::text).collect();
        match game.origin() {
            Origin::Today(date) | Origin::TodayAgain(date) => facts.insert(0, today::title(date)),
            Origin::PlayedOn => facts.push(texts::continued()),
            _ => {}
        }
        let undone = game.own().map_or_else(|| game.session().undo_count(), Saved::undo_count);
        if undone > 0 {
            facts.push(texts::undone(undone as usize));
        }
        if !aim::is_shown(game, settings) {
            facts.push(game.who_wins());
        }
        facts
    }

    /// The buttons, the most useful first.
    pub(super) fn items(ui: &Ui, game: &TableGame, settings: &Settings, shown: ShownAgain) -> Vec<Item> {
        let item = |icon, label: Message, help, command| Item {
            icon,
            label: Words::from(label).rendered(ui),
            help,
            command,
            refusal: None,
            on: false,
        };
        let hint = Item {
            refusal: game.hint_ban(),
            ..item(Icon::Hint, texts::hint(), texts::hint_help(), TableCommand::Hint)
        };
        let undo = Item {
            refusal: game.undo_refusal(settings),
            ..item(Icon::Undo, texts::undo(), texts::undo_help(), TableCommand::Undo)
        };
        let mut items = vec![hint, undo];
        // Not every game has tricks.
        let scene = game.scene_now();
        let has_last = scene.previous_trick.is_some();
        if has_last || scene.trick().is_some() {
            let (label, help) = (texts::previous_trick(), texts::previous_trick_help());
            items.push(Item {
                refusal: (!has_last).then(texts::no_trick),
                on: shown.previous_trick,
                ..item(Icon::Trick, label, help, TableCommand::PreviousTrick)
            });
        }
        let [rules, settings] = [SidePanel::Rules, SidePanel::Settings].map(TableCommand::ToggleSidePanel);
        items.extend([
            Item {
                refusal: game.hint_ban(),
                on: shown.asking,
                ..item(Icon::Why, texts::why(), texts::why_help(), TableCommand::Why)
            },
            item(Icon::Scores, texts::scores(), texts::scores_help(), TableCommand::ShowScores),
            item(Icon::Rules, texts::rules(), texts::rules_help(), rules),
            item(Icon::Settings, texts::settings(), texts::settings(), settings),
        ]);
        items
    }
}
