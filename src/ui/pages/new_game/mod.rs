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
use crate::text::common;
use crate::ui::page;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::shell::{Around, Commands, Page, Part, Parts, Traits, change};
use crate::ui::theme::Words;

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

    /// Opens the form for a game that follows another.
    pub fn after(&mut self, game: NewGame, services: &Services) -> NewGamePage {
        self.keep(NewGameForm::after(game, services.draw_seal()))
    }

    /// Enters a deal code in the form of its game.
    pub fn enter(&mut self, code: &DealCode) {
        if let Some(form) = self.0.get_mut(code.entry.id) {
            form.deal_code = code.to_string();
        }
    }

    /// Forgets a form, because the game that was set up in it has been started.
    pub fn forget(&mut self, id: &str) {
        self.0.remove(id);
    }
}

impl Part for Forms {}

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
        let Some(form) = around.parts.get::<Forms>().0.get(self.id) else { return };
        let id = self.id;
        let keep = |draft| {
            change(move |forms: &mut Forms, _| {
                forms.0.insert(id, draft);
            })
        };
        commands.edit(form, keep, |draft, commands| {
            page::show(ui, Words::verbatim(form.title()), around, commands, |ui, commands| {
                draft.show(ui, around.services, commands);
            });
        });
    }
}
