//! The selection and order of the games to list.

use std::cmp::Reverse;

use egui::{Align2, TextEdit, Ui};

use crate::games::menu;
use crate::store::{Head, SaveFile};
use crate::text::saved as texts;
use crate::ui::focus;
use crate::ui::theme::{self, Words};

/// The maximum width of each choice in the first row.
const WIDTH: f32 = 240.0;

/// The width of a choice below which the search field has a row of its own.
const NARROWEST: f32 = 180.0;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Kind {
    #[default]
    All,
    Unfinished,
    Finished,
    Examples,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Order {
    #[default]
    Newest,
    Oldest,
    Name,
    Game,
}

/// The selection and order of the games to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Search words, each of which must occur in the game's name, its title or a player's name.
    search: String,
    /// The id of the game, if only one is wanted.
    game: Option<&'static str>,
    pub(super) kind: Kind,
    order: Order,
}

impl Filter {
    /// Shows the search field and the choices of game and order.
    pub(super) fn show(&mut self, ui: &mut Ui) {
        let (room, gap) = (ui.available_width() - theme::BAR, ui.spacing().item_spacing.x);
        let third = (room - 2.0 * gap) / 3.0;
        // The field uses arrow keys itself, so the choices beside it are a separate group.
        if third >= NARROWEST {
            let width = WIDTH.min(third);
            ui.horizontal(|ui| {
                focus::Group::row("search").show(ui, |ui| self.show_field(ui, width));
                focus::Group::row("filter").show(ui, |ui| self.show_choices(ui, width));
            });
        } else {
            focus::Group::row("search").show(ui, |ui| self.show_field(ui, room));
            let half = (room - gap) / 2.0;
            focus::Group::row("filter").show(ui, |ui| ui.horizontal(|ui| self.show_choices(ui, half)));
        }
    }

    fn show_field(&mut self, ui: &mut Ui, width: f32) {
        let name = theme::say(ui, texts::search());
        let field = TextEdit::singleline(&mut self.search)
            .hint_text(name.as_str())
            .char_limit(60)
            .desired_width(width)
            .margin(theme::field_margin(ui))
            .align(Align2::LEFT_CENTER);
        ui.add(field).accessible_name(name).on_hover_text(theme::say(ui, texts::search_help()));
    }

    fn show_choices(&mut self, ui: &mut Ui, width: f32) {
        let all = texts::all_games();
        let mut games: Vec<(Option<&str>, Words)> = vec![(None, all.into())];
        games.extend(menu().iter().map(|entry| (Some(entry.id), entry.into())));
        let name = texts::game();
        theme::select(ui, &mut self.game, &games, width, &name);
        let orders = [
            (Order::Newest, texts::newest_first()),
            (Order::Oldest, texts::oldest_first()),
            (Order::Name, texts::by_name()),
            (Order::Game, texts::by_game()),
        ];
        let name = texts::order();
        theme::select(ui, &mut self.order, &orders, width, &name);
    }

    /// Shows the kinds of games.
    pub(super) fn show_kinds(&mut self, ui: &mut Ui) {
        let kinds = [
            (Kind::All, texts::all()),
            (Kind::Unfinished, texts::unfinished()),
            (Kind::Finished, texts::finished()),
            (Kind::Examples, texts::examples()),
        ];
        let name = texts::show();
        theme::segments(ui, &mut self.kind, &kinds, &name);
    }

    /// Tells whether any game may be left out.
    pub(super) fn is_on(&self) -> bool {
        !self.search.trim().is_empty() || self.game.is_some() || self.kind != Kind::All
    }

    /// Lists all games again, in the same order.
    pub(super) fn clear(&mut self) {
        *self = Self { order: self.order, ..Self::default() };
    }

    /// The games to list, in order. Unreadable files appear only when all games are listed.
    pub(super) fn apply<'a>(&self, ui: &Ui, files: &'a [SaveFile]) -> Vec<&'a SaveFile> {
        let language = theme::language(ui);
        let wanted = |file: &&SaveFile| match (self.kind, file.head()) {
            (Kind::All, _) => self.finds(file),
            (kind, Some(head)) => head.finished == (kind == Kind::Finished) && self.finds(file),
            (_, None) => false,
        };
        let mut found: Vec<&SaveFile> = files.iter().filter(wanted).collect();
        let saved = |file: &SaveFile| file.head().map_or(0, |head| head.saved);
        let by = |text: fn(&Head) -> String| {
            move |file: &&SaveFile| {
                let words = file.head().map(|head| language.sort_key(&text(head)));
                // Files that cannot be read come last.
                (words.is_none(), words, Reverse(saved(file)))
            }
        };
        match self.order {
            Order::Newest => {}
            Order::Oldest => found.sort_by_key(|file| (file.head().is_none(), saved(file))),
            Order::Name => found.sort_by_cached_key(by(Head::title)),
            Order::Game => found.sort_by_cached_key(by(|head| head.entry.title.into())),
        }
        found
    }

    /// Tells whether a game is of the chosen kind and contains all search words.
    pub(super) fn finds(&self, file: &SaveFile) -> bool {
        let head = file.head();
        let game = head.map(|head| head.entry.id);
        if self.game.is_some() && self.game != game {
            return false;
        }
        let mut texts = match head {
            Some(head) => vec![head.name.raw().to_lowercase(), head.entry.title.to_lowercase()],
            None => vec![file.path.display().to_string().to_lowercase()],
        };
        let players = head.into_iter().flat_map(|head| &head.players);
        texts.extend(players.map(|player| player.name().raw().to_lowercase()));
        let search = self.search.to_lowercase();
        let is_found = |word: &str| texts.iter().any(|text| text.contains(word));
        search.split_whitespace().all(is_found)
    }
}
