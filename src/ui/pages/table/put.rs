//! Putting games on the table.

use std::path::PathBuf;

use super::{Played, TablePart};
use crate::limits::GAME_NAME;
use crate::store::Saved;
use crate::text::{Language, Message, app as texts};
use crate::ui::command::Command;
use crate::ui::command_field::TypedCommand;
use crate::ui::friends::seats;
use crate::ui::page_id::PageId;
use crate::ui::question::Question;
use crate::ui::review_work::UnfinishedReviews;
use crate::ui::shell::{AnyCommand, Ask, Part as _, Parts, Shell};
use crate::ui::{challenges, game_summary, results};

/// A game to be put on the table.
pub struct Put {
    played: Played,
    path: PathBuf,
    typed: Vec<TypedCommand>,
    /// Requests to run once it is there.
    pub then: Vec<AnyCommand>,
}

impl Put {
    pub fn new(played: impl Into<Played>, path: PathBuf) -> Self {
        Self { played: played.into(), path, typed: Vec::new(), then: Vec::new() }
    }

    /// Lets programs play whose commands the person typed for this game.
    #[must_use]
    pub fn trusting(self, typed: Vec<TypedCommand>) -> Self {
        Self { typed, ..self }
    }

    /// A game that continues from a position of another one, in a file of its own, with what is said about it.
    pub fn branch(mut saved: Saved, words: Message, shell: &Shell<'_>) -> Self {
        saved.name = branch_name(&saved, shell.language()).into();
        seats::replace_friends(&mut saved.players);
        let path = shell.services.saving.new_path(saved.session.id());
        Self { then: vec![Command::Notify(words).into()], ..Self::new(saved, path) }
    }
}

impl Ask for Put {
    type Of = TablePart;

    fn run(self, table: &mut TablePart, shell: &mut Shell<'_>) {
        let Self { played, path, typed, then } = self;
        table.finish_check();
        table.write(shell.services);
        let is_elsewhere =
            table.friends().is_some_and(|friends| friends.visiting().is_some() && friends.game() == path);
        if let Played::Own(saved) = &played {
            if !is_elsewhere {
                results::keep_missing(shell.services, saved, &path);
            }
            challenges::keep_missing(&shell.services.saving, saved);
        }
        if !matches!(&played, Played::Own(saved) if saved.origin.is_of_day()) {
            shell.services.settings_mut().played.insert(played.session().id().into());
        }
        if let Some(review) = table.take_review(shell) {
            shell.parts.get_mut::<UnfinishedReviews>().keep(review);
        }
        // Who has come and gone before the game matters no more, and would cover its cards.
        if table.friends().is_some() {
            shell.services.toasts.clear();
        }
        table.open_game(played, path, shell.services.draw_seal());
        table.trust(typed);
        shell.ask(Command::Show(PageId::TABLE));
        then.into_iter().for_each(|next| shell.ask(next));
    }

    fn question(&self, parts: &Parts) -> Option<Question> {
        parts.get::<TablePart>().parting_for(&self.path)
    }

    fn agree(table: &mut TablePart) {
        table.leave_friends();
    }
}

/// The name for a game that continues from a position of another one.
fn branch_name(saved: &Saved, language: Language) -> String {
    let replayed = |name: &str| texts::replayed(name).in_language(language);
    let added = replayed("");
    let name = game_summary::name(saved);
    let name = name.strip_suffix(&added).unwrap_or(&name);
    let kept = name.chars().take(GAME_NAME - added.chars().count());
    replayed(&kept.collect::<String>())
}
