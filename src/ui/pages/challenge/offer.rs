//! The subject of a challenge, and the ways to play it and to send it.

use crate::ui::requests::{ChallengeRequest, Received};
use crate::ui::shell::{Commands, change};
use egui::{Align2, Label, TextEdit, Ui};

use super::ChallengePage;
use super::games::{begun_game, finished_game};
use crate::bots::PLAYERS_VERSION;
use crate::challenge::KeptChallenge;
use crate::limits::PLAYER_NAME;
use crate::rules::Seat;
use crate::rules::options::changed_rules;
use crate::store::{Player, default_name};
use crate::text::{Message, challenges_page as texts, saved, summary, today_page as today};
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::services::Services;
use crate::ui::theme::{self, Icon, Palette, size};
use crate::ui::{challenges, emblem, focus};

impl ChallengePage {
    /// Shows the challenge with the picture of its game.
    pub(super) fn show_offer(&self, ui: &mut Ui, kept: &KeptChallenge, services: &Services, commands: &mut Commands) {
        let settings = services.settings();
        let palette = Palette::of(ui);
        let entry = kept.challenge.deal.entry;
        emblem::panel(ui, entry.emblem, settings, &services.cards, |ui| {
            let heading = theme::strong(ui, challenges::heading(kept), size::BODY);
            ui.label(heading.color(palette.accent));
            theme::heading(ui, entry);
            for fact in facts(kept) {
                theme::note(ui, fact);
            }
            if !kept.challenge.has_these_players() {
                let theirs = kept.challenge.version as usize;
                let words = texts::other_players(theirs, PLAYERS_VERSION as usize);
                let words = theme::text(ui, words, size::BODY).color(palette.warning);
                ui.add(Label::new(words).wrap());
            }
            ui.add_space(theme::STEP);
            let words = match (kept.own(), kept.challenge.has_these_players()) {
                (Some(_), _) if kept.is_made => Some(texts::send()),
                (Some(_), _) => Some(texts::send_reply()),
                (None, true) => Some(texts::conditions()),
                (None, false) => None,
            };
            if let Some(words) = words {
                ui.add(Label::new(theme::text(ui, words, size::BODY)).wrap());
            }
            ui.add_space(4.0);
            self.show_name(ui, commands);
            focus::Group::row("challenge").show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    self.show_buttons(ui, kept, services, commands);
                });
            });
            self.show_text(ui, kept, commands);
        });
        ui.add_space(theme::STEP);
    }

    /// Shows a field for the person's name, if none was known.
    fn show_name(&self, ui: &mut Ui, commands: &mut Commands) {
        let Some(name) = &self.name else { return };
        let mut typed = name.clone();
        ui.horizontal_wrapped(|ui| {
            let label = texts::your_name();
            let label = ui.label(theme::text(ui, label, size::BODY));
            let field = TextEdit::singleline(&mut typed)
                .char_limit(PLAYER_NAME)
                .desired_width(180.0)
                .margin(theme::field_margin(ui))
                .align(Align2::LEFT_CENTER);
            ui.add(field).labelled_by(label.id);
        });
        theme::note(ui, texts::name_help());
        if typed != *name {
            commands.push(change(|page: &mut Self, shell| page.rename(typed, shell)));
        }
    }

    fn show_buttons(&self, ui: &mut Ui, kept: &KeptChallenge, services: &Services, commands: &mut Commands) {
        let language = services.settings().language;
        let has_played = kept.own().is_some();
        if !has_played && !kept.challenge.has_these_players() {
            let code = kept.challenge.deal.to_string();
            let play = theme::secondary(ui, (Icon::Play, texts::cards_only()));
            focus::main(ui, play.id);
            if play.clicked() {
                commands.push(Received::Text(code));
            }
        } else if !has_played {
            let words = match begun_game(services, self.id) {
                Some(_) => today::resume(),
                None => today::play(),
            };
            let play = theme::primary(ui, (Icon::Play, words));
            focus::main(ui, play.id);
            if play.clicked() {
                commands.push(ChallengeRequest::Play(self.id));
            }
        }
        let words = if has_played && !kept.is_made { texts::copy_reply() } else { texts::copy_challenge() };
        let copy = if has_played {
            let copy = theme::primary(ui, (Icon::Copy, &words));
            focus::main(ui, copy.id);
            copy
        } else {
            theme::secondary(ui, (Icon::Copy, &words))
        };
        if copy.clicked() {
            ui.copy_text(kept.challenge.to_text(language));
            commands.push(Command::Notify(texts::copied()));
        }
        if theme::secondary(ui, (Icon::Share, texts::save())).clicked() {
            let name = texts::file_name(kept.challenge.deal.entry.title).in_language(language);
            let text = kept.challenge.to_text(language);
            commands.push(change(move |_: &mut Self, shell| shell.services.files.export_game(shell.ctx, &name, text)));
        }
        if let Some(file) = finished_game(services, kept)
            && theme::secondary(ui, (Icon::Review, today::review())).clicked()
        {
            commands.push(Command::Show(PageId::Review(file.path.clone())));
        }
    }

    /// Shows the text itself, if asked for.
    fn show_text(&self, ui: &mut Ui, kept: &KeptChallenge, commands: &mut Commands) {
        ui.add_space(4.0);
        focus::Group::row("further").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let words = texts::show_text();
                if theme::fold(ui, self.shows_text, &words).clicked() {
                    commands.push(change(|page: &mut Self, _| page.shows_text = !page.shows_text));
                }
                let words = saved::delete();
                let delete = theme::quiet(ui, (Icon::Delete, &words));
                focus::avoid(ui, delete.id);
                if delete.clicked() {
                    commands.push(ChallengeRequest::Delete(self.id));
                }
            });
        });
        if self.shows_text {
            let text = theme::document(kept.challenge.to_text(theme::language(ui)), size::SMALL);
            ui.add(Label::new(text).wrap().selectable(true));
        }
    }
}

/// The opponents, and the house rules that differ from the usual ones.
fn facts(kept: &KeptChallenge) -> Vec<Message> {
    let challenge = &kept.challenge;
    let players = challenge.players(&"".into());
    let opponents = Seat::all(players.len()).zip(&players);
    let opponents = opponents.filter_map(|(seat, player)| match player {
        Player::Computer(name, bot) => {
            let name = if name.is_empty() { default_name(seat, false) } else { summary::name(name.shown()) };
            Some(texts::opponent(name, bot.level.label()))
        }
        Player::Person(_) | Player::Friend(..) | Player::Program(..) => None,
    });
    let mut facts = vec![texts::against(opponents)];
    let deal = &challenge.deal;
    let fields = deal.entry.fields(deal.setup.seats);
    let rules = changed_rules(fields, &deal.setup.rules);
    if !rules.is_empty() {
        facts.push(texts::rules(rules));
    }
    facts
}
