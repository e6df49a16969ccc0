//! The contents of the form that sets up a game.

use crate::deal_code::{self, DealCode};
use crate::games::Entry;
use crate::rules::options::HouseRules;
use crate::rules::{Message, Seat};
use crate::seal::Seal;
use crate::store::{Evening, Player};
use crate::table::Setup;
use crate::text::{new_game as texts, together};
use crate::ui::command_field::TypedCommands;
use crate::ui::errors;
use crate::ui::requests::{GameRequest, NewGame};
use crate::ui::services::Services;
use crate::ui::settings::{GameSetup, Settings};
use crate::ui::shell::{AnyCommand, change_settings};

#[derive(Clone, Debug, PartialEq)]
pub struct NewGameForm {
    pub(super) entry: &'static Entry,
    pub players: Vec<Player>,
    /// The commands of programs that were typed here.
    pub(super) typed: TypedCommands,
    pub(super) rules: HouseRules,
    /// The deal code as typed; empty for a random one.
    pub deal_code: String,
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

/// The deal and the dealer, as far as the game before determines them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FollowedGame {
    /// The first dealer.
    pub(super) dealer: Option<Seat>,
    /// Set if its packs are dealt again.
    pub(super) same_deal: bool,
}

impl NewGameForm {
    fn with(entry: &'static Entry, players: Vec<Player>, rules: HouseRules, seal: Seal) -> Self {
        Self {
            entry,
            players,
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

    /// The form as it was filled in last time.
    pub fn new(entry: &'static Entry, settings: &Settings, seal: Seal) -> Self {
        let setup = settings.setup(entry);
        let rules = entry.rules_or_usual(setup.players.len(), &setup.rules);
        Self::with(entry, setup.players, rules, seal)
    }

    /// The form for a game that follows another: the next one of an evening, or else the same deal.
    pub(super) fn after(game: NewGame, seal: Seal) -> Self {
        let same_deal = game.evening.is_none();
        let deal_code = if same_deal { deal_code::write_seed(game.setup.seed) } else { String::new() };
        let seal = game.seal.map_or(seal, |sealed| *sealed.seal());
        Self {
            deal_code,
            evening: game.evening,
            followed: Some(FollowedGame { dealer: game.setup.dealer, same_deal }),
            ..Self::with(game.entry, game.players, game.setup.rules, seal)
        }
    }

    /// The form as it was filled in last time, with the text typed before it was left.
    pub(super) fn reopen(left: Option<Self>, entry: &'static Entry, settings: &Settings, seal: Seal) -> Self {
        let form = Self::new(entry, settings, seal);
        match left {
            Some(left) if left.followed.is_none() => Self { players: form.players, rules: form.rules, ..left },
            _ => form,
        }
    }

    pub(super) const fn id(&self) -> &'static str {
        self.entry.id
    }

    pub(super) const fn title(&self) -> &'static str {
        self.entry.title
    }

    /// Tells whether the game is introduced, because it has never been played.
    pub(super) fn is_first_visit(&self, services: &Services) -> bool {
        self.followed.is_none() && !services.has_played(self.entry)
    }

    /// Returns the setup of the game. A deal code may bring its own house rules and number of
    /// players; without one the cards are freshly shuffled.
    ///
    /// # Errors
    /// Returns a message if the deal code is for another game, a program has no command, or the
    /// house rules contradict each other.
    pub fn setup(&self) -> Result<Setup, Message> {
        let has_no_command = |player: &Player| player.command().is_some_and(|text| text.trim().is_empty());
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
        Ok(Setup { seats, rules: self.rules.clone(), seed, dealer: self.dealer() })
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
    pub(super) fn start(&self) -> Option<GameRequest> {
        let setup = self.setup().ok()?;
        let mut players = self.players.clone();
        players.truncate(setup.seats);
        let commands = players.iter().filter_map(Player::command);
        let typed = commands.filter_map(|command| self.typed.find(command));
        Some(GameRequest::Start(Box::new(NewGame {
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

    pub(super) fn set_seats(&mut self, seats: usize, settings: &Settings) {
        let before = self.changes();
        self.players.truncate(seats);
        self.players = settings.players(seats, &self.players);
        self.rules = self.entry.rules_or_usual(seats, &before);
    }

    /// Returns the settings change that makes this setup the default for the next game of this
    /// kind, whether or not it is started; `None` if it follows another game.
    pub(super) fn remember(&self, settings: &Settings) -> Option<AnyCommand> {
        if self.followed.is_some() {
            return None;
        }
        let setup = GameSetup { players: self.players.clone(), rules: self.changes() };
        let entry = self.entry;
        (settings.setup(entry) != setup).then(|| change_settings(|settings| settings.remember(entry, setup)))
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
