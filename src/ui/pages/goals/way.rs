//! The way to reach a goal, as commands.

use crate::bots::Level;
use crate::games::Entry;
use crate::store::{Goal, Player, STRONG, SaveFile};
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::personas::Persona;
use crate::ui::services::Services;
use crate::ui::settings::{GameSetup, Settings};
use crate::ui::shell::{AnyCommand, change_settings};

/// The commands that lead to what reaches a goal.
pub(super) fn to(goal: &Goal, services: &Services) -> Vec<AnyCommand> {
    let settings = services.settings();
    let page = match goal {
        Goal::Lesson(entry) => PageId::Lesson(entry.id),
        Goal::WinStrong(entry) => {
            let setup = settings.setup(entry);
            let players = against(STRONG[0], setup.players.len(), settings);
            return set_up(entry, GameSetup { players, ..setup }, settings);
        }
        Goal::ClaimByHand | Goal::Moon | Goal::Play(_) | Goal::Win(_) | Goal::WinRow(_) => {
            let entry = goal.game().expect("it is about a game");
            let mut setup = settings.setup(entry);
            if let Some(rules) = goal.house_rules() {
                setup.rules = rules;
            }
            return set_up(entry, setup, settings);
        }
        Goal::Today => PageId::TODAY,
        Goal::Challenge => PageId::CHALLENGES,
        Goal::Review => {
            let is_finished = |file: &&SaveFile| file.head().is_some_and(|head| head.finished);
            let finished = services.saved_games.iter().find(is_finished);
            finished.map_or(PageId::SAVED, |file| PageId::Review(file.path.clone()))
        }
    };
    vec![Command::Show(page).into()]
}

/// Shows the form of a game, filled in like this.
fn set_up(entry: &'static Entry, setup: GameSetup, settings: &Settings) -> Vec<AnyCommand> {
    let mut commands = Vec::new();
    if setup != settings.setup(entry) {
        commands.push(change_settings(|settings| settings.remember(entry, setup)));
    }
    commands.push(Command::Show(PageId::NewGame(entry.id)).into());
    commands
}

/// The person and computer players of a level.
fn against(level: Level, seats: usize, settings: &Settings) -> Vec<Player> {
    let person = Player::Person(settings.name.clone());
    let opponent = Persona::free(std::slice::from_ref(&person)).player(level);
    settings.players(seats, &[person, opponent])
}
