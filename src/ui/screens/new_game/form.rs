//! The form that sets up a game.

use egui::{Rect, ScrollArea, Ui, UiBuilder};

use super::{introduction, players};
use crate::deal_code::{self, DealCode};
use crate::games::Entry;
use crate::rules::options::HouseRules;
use crate::rules::{Message, Seat};
use crate::seal::Seal;
use crate::store::{Evening, Player};
use crate::table::Setup;
use crate::text::{home, new_game as texts, together};
use crate::ui::command::{Command, NewGame, SettingsChange};
use crate::ui::command_field::TypedCommands;
use crate::ui::errors;
use crate::ui::focus;
use crate::ui::screens::ScreenId;
use crate::ui::services::Services;
use crate::ui::settings::{GameSetup, Settings};
use crate::ui::theme::{self, Icon, Palette, size};

#[derive(Clone, Debug, PartialEq)]
pub struct NewGameForm {
    pub(super) entry: &'static Entry,
    pub(super) players: Vec<Player>,
    /// The commands of programs that were typed here.
    pub(super) typed: TypedCommands,
    pub(super) rules: HouseRules,
    /// The deal code as typed; empty for a random one.
    pub(super) deal_code: String,
    /// The secret of a fresh shuffle.
    pub(super) seal: Seal,
    /// The word that cuts the cards; empty for none.
    pub(super) cut: String,
    /// Set if seal, cut and deal code are unfolded.
    pub(super) unfolds_cards: bool,
    /// Set if the players are unfolded on the first visit.
    pub(super) unfolds_players: bool,
    /// Set if the house rules are unfolded.
    pub(super) unfolds_rules: bool,
    /// The number of a house rule before it was typed over.
    pub(super) typed_over: Option<i32>,
    /// The name typed for the house rules.
    pub(super) preset: String,
    /// Set if win rates of computer players are shown.
    pub(super) shows_strength: bool,
    pub(super) evening: Option<Evening>,
    /// The game that this one follows, if any.
    pub(super) followed: Option<FollowedGame>,
}

/// The height of the footer with its margins, so that nothing moves after the first frame.
const FOOTER: f32 = 64.0;

/// The minimum width of a form with the house rules beside the players.
const TWO_COLUMNS: f32 = 1020.0;

/// The deal and the dealer, as far as the game before determines them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FollowedGame {
    /// The first dealer.
    pub(super) dealer: Option<Seat>,
    /// Set if its packs are dealt again.
    pub(super) same_deal: bool,
}

impl NewGameForm {
    /// The form as it was filled in last time.
    fn new(entry: &'static Entry, settings: &Settings, seal: Seal) -> Self {
        let setup = settings.setup(entry);
        let rules = entry.rules_or_usual(setup.players.len(), &setup.rules);
        Self {
            entry,
            players: setup.players,
            typed: TypedCommands::default(),
            rules,
            deal_code: String::new(),
            seal,
            cut: String::new(),
            unfolds_cards: false,
            unfolds_players: false,
            unfolds_rules: false,
            typed_over: None,
            preset: String::new(),
            shows_strength: false,
            evening: None,
            followed: None,
        }
    }

    /// The form for a game that follows another: the next one of an evening, or else the same deal.
    pub(super) fn follow(game: NewGame, seal: Seal) -> Self {
        let same_deal = game.evening.is_none();
        let deal_code = if same_deal {
            deal_code::write_seed(game.setup.seed)
        } else {
            String::new()
        };
        Self {
            entry: game.entry,
            players: game.players,
            typed: TypedCommands::default(),
            rules: game.setup.rules,
            deal_code,
            seal: game.seal.map_or(seal, |sealed| *sealed.seal()),
            cut: String::new(),
            unfolds_cards: false,
            unfolds_players: false,
            unfolds_rules: false,
            typed_over: None,
            preset: String::new(),
            shows_strength: false,
            evening: game.evening,
            followed: Some(FollowedGame {
                dealer: game.setup.dealer,
                same_deal,
            }),
        }
    }

    /// The form as it was filled in last time, with the text typed before it was left.
    pub(super) fn reopen(
        left: Option<Self>,
        entry: &'static Entry,
        settings: &Settings,
        seal: Seal,
    ) -> Self {
        let form = Self::new(entry, settings, seal);
        match left {
            Some(left) if left.followed.is_none() => Self {
                players: form.players,
                rules: form.rules,
                ..left
            },
            _ => form,
        }
    }

    pub(super) const fn id(&self) -> &'static str {
        self.entry.id
    }

    pub(super) const fn title(&self) -> &'static str {
        self.entry.title
    }

    /// Shows the form, or the introduction of a game that has never been played. Enter starts the game
    /// if nothing is open over it.
    pub(super) fn show(&mut self, ui: &mut Ui, services: &Services, commands: &mut Vec<Command>) {
        if self.is_first_visit(services) {
            self.first_visit(ui, services, commands);
        } else {
            self.fields(ui, services, commands);
        }
        if focus::is_confirmed(ui) {
            commands.extend(self.start());
        }
        commands.extend(self.remember(services.settings()));
    }

    /// Tells whether the game is introduced, because it has never been played.
    pub(super) fn is_first_visit(&self, services: &Services) -> bool {
        self.followed.is_none() && !services.has_played(self.entry)
    }

    /// Shows everything that can be filled in.
    fn fields(&mut self, ui: &mut Ui, services: &Services, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui);
        let aim = (self.entry.aim)().in_language(services.settings().language);
        ui.label(theme::text(aim, size::BODY).color(palette.muted));
        ui.add_space(8.0);
        let language = services.settings().language;
        let unfolds = Self::has_cards_button_in_footer(ui) && self.shows_cards();
        egui::Panel::bottom("start")
            .default_size(FOOTER)
            .show_separator_line(false)
            .frame(egui::Frame::new().inner_margin(egui::Margin::symmetric(0, 12)))
            .show(ui, |ui| {
                if !unfolds {
                    separator(ui);
                }
                let footer = focus::Group::section("footer").rank(2);
                footer.show(ui, |ui| self.footer(ui, services.settings(), commands));
            });
        if unfolds {
            self.cards_panel(ui, language);
        }
        if ui.available_width() < TWO_COLUMNS {
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    focus::scroll_by_keys(ui);
                    self.players_and_cards(ui, services, commands);
                    ui.add_space(16.0);
                    self.foldable_rules(ui, services.settings(), commands);
                    ui.add_space(16.0);
                });
        } else {
            self.side_by_side(ui, services, commands);
        }
    }

    /// Returns the setup of the game. A deal code may bring its own house rules and number of
    /// players; without one the cards are freshly shuffled.
    ///
    /// # Errors
    /// Returns a message if the deal code is for another game, a program has no command, or the
    /// house rules contradict each other.
    pub(super) fn setup(&self) -> Result<Setup, Message> {
        let has_no_command =
            |player: &Player| player.command().is_some_and(|text| text.trim().is_empty());
        if let Some(index) = self.players.iter().position(has_no_command) {
            return Err(texts::needs_command(index + 1));
        }
        if self.has_friends() {
            if !self.players.iter().any(Player::is_person) {
                return Err(together::take_a_seat());
            }
            if !self.is_sealed() {
                return Err(together::no_deal_code());
            }
        }
        let typed = deal_code::plain(&self.deal_code);
        let seed = if self.is_sealed() {
            Some(self.seal.cut(&self.cut).seed())
        } else if typed.contains('/') {
            let code: DealCode = typed.parse().map_err(|error| errors::deal_code(&error))?;
            if code.entry.id != self.entry.id {
                return Err(texts::code_of_other_game(code.entry.title));
            }
            if self.is_evening_under_way() && code.setup.seats != self.players.len() {
                return Err(texts::code_for_players(code.setup.seats));
            }
            return Ok(code.setup);
        } else {
            deal_code::read_seed(&typed)
        };
        let seats = self.players.len();
        let seed = seed.ok_or(texts::not_a_code())?;
        let complete = self.entry.complete(seats, &self.rules);
        complete.map_err(|error| errors::house_rule(&error))?;
        Ok(Setup {
            seats,
            rules: self.rules.clone(),
            seed,
            dealer: self.dealer(),
        })
    }

    /// Tells whether friends elsewhere are to be invited.
    pub(super) fn has_friends(&self) -> bool {
        self.players.iter().any(Player::is_friend)
    }

    /// The first dealer, if an earlier game determines it.
    pub(super) fn dealer(&self) -> Option<Seat> {
        let dealer = self.followed.as_ref()?.dealer;
        dealer.filter(|dealer| dealer.index() < self.players.len())
    }

    /// Tells whether a game of the evening has been played, so that the players are fixed.
    pub(super) fn is_evening_under_way(&self) -> bool {
        let evening = self.evening.as_ref();
        evening.is_some_and(|evening| !evening.games.is_empty())
    }

    /// Returns the command that starts the game, if it can be started.
    pub(super) fn start(&self) -> Option<Command> {
        let setup = self.setup().ok()?;
        let mut players = self.players.clone();
        players.truncate(setup.seats);
        let commands = players.iter().filter_map(Player::command);
        let typed = commands.filter_map(|command| self.typed.find(command));
        Some(Command::Start(Box::new(NewGame {
            entry: self.entry,
            setup,
            typed: typed.collect(),
            players,
            evening: self.evening.clone(),
            seal: self.sealed_seed(),
        })))
    }

    /// Returns the house rules that differ from the usual ones, in RON.
    pub(super) fn changes(&self) -> String {
        let fields = self.entry.fields(self.players.len());
        self.rules.changes(fields).to_string()
    }

    fn set_seats(&mut self, seats: usize, settings: &Settings) {
        let before = self.changes();
        self.players.truncate(seats);
        self.players = settings.players(seats, &self.players);
        self.rules = self.entry.rules_or_usual(seats, &before);
    }

    /// Returns the settings change that makes this setup the default for the next game of this
    /// kind, whether or not it is started; `None` if it follows another game.
    fn remember(&self, settings: &Settings) -> Option<Command> {
        if self.followed.is_some() {
            return None;
        }
        let setup = GameSetup {
            players: self.players.clone(),
            rules: self.changes(),
        };
        let change = SettingsChange::RememberSetup;
        (settings.setup(self.entry) != setup)
            .then(|| Command::Settings(change(self.entry.id, setup)))
    }

    /// Shows the players on the left and the house rules on the right, each with a scroll bar of
    /// its own, so that the players stay in sight. While the rules are folded, pictures take their room.
    fn side_by_side(&mut self, ui: &mut Ui, services: &Services, commands: &mut Vec<Command>) {
        const LEFT: f32 = 556.0;
        let settings = services.settings();
        let rect = ui.available_rect_before_wrap();
        let [mut left, mut right] = [rect, rect];
        left.set_width(LEFT + theme::BAR);
        right.min.x = left.right() + 20.0;
        column(ui, "players", left, |ui| {
            self.players_and_cards(ui, services, commands);
        });
        column(ui, "house rules", right, |ui| {
            focus::scroll_by_keys(ui);
            self.foldable_rules(ui, settings, commands);
            if !self.shows_rules() {
                ui.add_space(8.0);
                introduction::show_below(ui, services, self.entry);
            }
        });
        ui.advance_cursor_after_rect(rect);
    }

    pub(super) fn players(&mut self, ui: &mut Ui, services: &Services) {
        let settings = services.settings();
        let language = settings.language;
        self.occasion(ui, settings);
        let is_free = !self.is_evening_under_way();
        ui.add_enabled_ui(is_free, |ui| {
            let strength = &mut self.shows_strength;
            let typed = &mut self.typed;
            let players = &mut self.players;
            let seats = players::show(ui, self.entry, players, typed, strength, services);
            if let Some(seats) = seats {
                self.set_seats(seats, settings);
            }
        });
        self.after_players(ui, language);
    }

    /// Shows the players and, where the footer has no button for them, the cards.
    fn players_and_cards(&mut self, ui: &mut Ui, services: &Services, commands: &mut Vec<Command>) {
        let settings = services.settings();
        self.players(ui, services);
        if !Self::has_cards_button_in_footer(ui) {
            ui.add_space(16.0);
            self.cards_button(ui, settings.language);
            if self.shows_cards() {
                self.cards(ui, settings.language);
            }
        }
        if !Self::has_challenge_in_footer(ui) {
            ui.add_space(8.0);
            self.challenge_button(ui, settings, commands);
        }
    }

    /// Shows the button that starts the game, and the ways to learn more before.
    fn footer(&mut self, ui: &mut Ui, settings: &Settings, commands: &mut Vec<Command>) {
        let language = settings.language;
        ui.horizontal(|ui| {
            let setup = self.setup();
            let (icon, label) = if self.has_friends() {
                (Icon::Friends, together::invite_friends())
            } else {
                (Icon::Play, texts::start_game())
            };
            let label = label.in_language(language);
            let start = theme::primary_enabled(ui, setup.is_ok(), (icon, &label));
            focus::main(ui, start.id);
            if start.clicked() {
                commands.extend(self.start());
            }
            let learn = match settings.lesson_step(self.entry.id) {
                Some(step) => home::continue_lesson(step + 1),
                None => texts::learn(),
            };
            let learn = learn.in_language(language);
            if self.entry.files.lesson.is_some()
                && theme::secondary(ui, (Icon::Learn, &learn)).clicked()
            {
                commands.push(Command::Begin(ScreenId::Lesson(self.entry.id)));
            }
            if theme::secondary(ui, (Icon::Rules, &texts::rules().in_language(language))).clicked()
            {
                commands.push(Command::Show(ScreenId::Rules(self.entry.id)));
            }
            if Self::has_cards_button_in_footer(ui) {
                self.cards_button(ui, language);
            }
            if Self::has_challenge_in_footer(ui) {
                self.challenge_button(ui, settings, commands);
            }
            // An error in the deal code is shown beside its field.
            if let Some(message) = setup.err().filter(|_| self.is_sealed()) {
                let words = message.in_language(language);
                let words = theme::text(words, size::SMALL).color(Palette::of(ui).warning);
                ui.add(egui::Label::new(words).wrap());
            }
        });
    }

    /// A note that the deal code sets the number of players and the house rules, if it does.
    pub(super) fn brought_along(&self, setup: &Setup) -> Message {
        if deal_code::plain(&self.deal_code).contains('/') {
            texts::code_sets_rules(setup.seats)
        } else {
            Message::EMPTY
        }
    }
}

/// Paints a line along the upper edge of the footer, as wide as the form above it.
fn separator(ui: &Ui) {
    let rect = ui.max_rect();
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    let y = rect.top() - 11.0;
    ui.painter()
        .hline(rect.left()..=rect.right() - theme::BAR, y, line);
}

/// Shows a scrolling column of the form.
fn column(ui: &mut Ui, name: &str, rect: Rect, body: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new().id_salt(name).max_rect(rect);
    ui.scope_builder(builder, |ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                ui.set_width(ui.available_width() - theme::BAR);
                focus::Group::section(name).show(ui, body);
                ui.add_space(16.0);
            });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::entry;
    use crate::rules::options::Value;
    use crate::text::Language;

    #[test]
    fn a_typed_deal_code_brings_its_seed_and_house_rules() {
        let finis = entry("finis").expect("a game");
        let mut form = NewGameForm::new(finis, &Settings::default(), Seal::draw());
        form.deal_code = " finis/3/7F3K-2Q9A/rounds=2 ".into();
        let setup = form.setup().expect("a deal of this game");
        assert_eq!(setup.seats, 3);
        assert_eq!(setup.rules.value("rounds"), Some(&Value::Number(Some(2))));
        form.deal_code = "“Finis \u{2044} 3 \u{2044} 7F3K−2Q9A \u{2044} Rounds=2”.".into();
        assert_eq!(form.setup(), Ok(setup.clone()), "as phones write it");
        form.deal_code = "7F3K-2Q9A".into();
        let plain = form.setup().expect("a seed alone");
        assert_eq!((plain.seats, plain.seed), (form.players.len(), setup.seed));
        form.deal_code = "clubs/4/7F3K-2Q9A".into();
        let refusal = form.setup().expect_err("a deal of another game");
        let refusal = refusal.in_language(Language::ENGLISH);
        assert_eq!(refusal, "This code is for Clubs.");
        for nothing in ["!", "“”", "U"] {
            form.deal_code = nothing.into();
            assert!(form.setup().is_err(), "{nothing} is not random");
        }
    }
}
