//! The page with the form that sets up a game: players, house rules and deal code.

use crate::ui::requests::NewGame;
mod cards;
mod challenge;
mod face_picker;
mod folds;
mod form;
mod house_rule;
mod house_rules;
mod introduction;
mod occasion;
mod players;
mod show;

use std::collections::HashMap;

use egui::Ui;

pub use self::form::NewGameForm;
use crate::deal_code::DealCode;
use crate::games::Entry;
use crate::seal::Seal;
use crate::store::Player;
use crate::text::common;
use crate::ui::page;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Ask, Commands, Page, Part, Parts, Shell, Traits};
use crate::ui::theme::Words;

#[derive(Clone, Debug)]
pub enum NewGameCommand {
    /// Keeps what has been filled in.
    Edit(Box<NewGameForm>),
}

/// The page with the form for a game, which stays filled in when the page is left.
pub struct NewGamePage {
    /// The id under which the form is kept.
    id: &'static str,
}

/// The forms in progress, by the id of the game that they were opened for.
#[derive(Default)]
pub struct Forms(HashMap<&'static str, NewGameForm>);

impl Forms {
    /// Opens the form of a game, with the text typed before it was left.
    pub fn open(&mut self, entry: &'static Entry, services: &Services) -> NewGamePage {
        let left = self.0.remove(entry.id);
        let form = NewGameForm::reopen(left, entry, services.settings(), services.draw_seal());
        self.keep(form)
    }

    fn keep(&mut self, form: NewGameForm) -> NewGamePage {
        let id = form.id();
        self.0.insert(id, form);
        NewGamePage { id }
    }

    /// Gives a form freshly shuffled cards.
    pub fn shuffle(&mut self, id: &str, seal: Seal) {
        if let Some(form) = self.0.get_mut(id) {
            form.seal = seal;
            form.deal_code.clear();
        }
    }
}

/// Opens the form for a game that follows another.
pub struct NextForm(pub Box<NewGame>);

impl Ask for NextForm {
    type Of = Forms;

    fn run(self, forms: &mut Forms, shell: &mut Shell<'_>) {
        let page = forms.keep(NewGameForm::after(*self.0, shell.services.draw_seal()));
        shell.open(page);
    }
}

/// Enters a deal code in the form of its game.
pub struct EnterCode(pub DealCode);

impl Ask for EnterCode {
    type Of = Forms;

    fn run(self, forms: &mut Forms, _shell: &mut Shell<'_>) {
        if let Some(form) = forms.0.get_mut(self.0.entry.id) {
            form.deal_code = self.0.to_string();
        }
    }
}

/// The game that was set up in the form of the game with this id has been started with these players.
pub struct StartedForm {
    pub game: &'static str,
    pub players: Vec<Player>,
}

impl Ask for StartedForm {
    type Of = Forms;

    fn run(self, forms: &mut Forms, shell: &mut Shell<'_>) {
        forms.0.remove(self.game);
        let mut people = self.players.iter().filter(|player| player.is_person());
        if let (Some(Player::Person(name)), None) = (people.next(), people.next()) {
            shell.services.settings_mut().name.clone_from(name);
        }
    }
}

impl Part for Forms {}

impl Ask for NewGameCommand {
    type Of = NewGamePage;

    fn run(self, page: &mut NewGamePage, shell: &mut Shell<'_>) {
        match self {
            Self::Edit(form) => {
                shell.parts.get_mut::<Forms>().0.insert(page.id, *form);
            }
        }
    }
}

impl NewGamePage {
    /// The id of the game that the form was opened for.
    pub const fn opened_for(&self) -> &'static str {
        self.id
    }
}

impl Page for NewGamePage {
    fn id(&self) -> PageId {
        PageId::NewGame(self.id)
    }

    fn has_large_emblem(&self, _parts: &Parts, _services: &Services) -> bool {
        true
    }

    fn traits(&self) -> Traits {
        Traits { way_back: Some(common::back_to_new_game()), takes_text: true, ..Traits::default() }
    }

    fn show(&self, ui: &mut Ui, around: Around<'_>, commands: &mut Commands) {
        let Some(form) = around.parts.get::<Forms>().0.get(self.id) else {
            return;
        };
        let keep = |draft| NewGameCommand::Edit(Box::new(draft));
        commands.edit(form, keep, |draft, commands| {
            page::show(ui, Words::verbatim(form.title()), around, commands, |ui, commands| {
                draft.show(ui, around.services, commands);
            });
        });
    }
}
