//! The filters above the list, with the choices found in the results.

use std::collections::BTreeSet;

use egui::Ui;

use crate::printable::RawText;
use crate::statistics::{Filter, Opponents, PersonGame, rules_in_words, title};
use crate::store::{ChangedRules, Results, now};
use crate::text::{Message, statistics_page as texts};
use crate::ui::focus;
use crate::ui::theme::{self, Words};

/// The minimum width of a choice.
const MIN_WIDTH: f32 = 176.0;

/// The maximum width of a choice.
const MAX_WIDTH: f32 = 200.0;

/// The days of a month and of a year.
const DAYS: [u64; 2] = [30, 365];

/// Opponents a game was played against.
#[derive(Clone, Debug, PartialEq)]
enum Against {
    Kind(Opponents),
    /// A friend elsewhere, by name.
    Friend(RawText),
}

/// The filters, each as the index of a choice found in the results; `None` for all.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct FilterBar {
    games: Vec<String>,
    opponents: Vec<Against>,
    players: Vec<usize>,
    people: Vec<RawText>,
    /// Sets of changed house rules, each with its game and number of players.
    rules: Vec<(String, usize, ChangedRules)>,
    game: Option<usize>,
    opponent: Option<usize>,
    player: Option<usize>,
    person: Option<usize>,
    rule: Option<usize>,
    /// The number of days to look back.
    days: Option<u64>,
    practice: bool,
}

impl FilterBar {
    /// Updates the choices from newly read results.
    pub fn read(&mut self, results: &Results) {
        let games: Vec<PersonGame> = results.games.iter().flat_map(PersonGame::all).collect();
        let ids: BTreeSet<&str> = games.iter().map(|game| game.result().game.as_str()).collect();
        let mut ids: Vec<String> = ids.into_iter().map(String::from).collect();
        ids.sort_by_key(|id| title(id).to_owned());
        let opponents: BTreeSet<Opponents> = games.iter().map(PersonGame::opponents).collect();
        let friends: BTreeSet<&RawText> = games.iter().flat_map(PersonGame::friends).collect();
        let opponents = opponents.into_iter().map(Against::Kind);
        let friends = friends.into_iter().cloned().map(Against::Friend);
        let players = games.iter().map(|game| game.result().players.len());
        let players: BTreeSet<usize> = players.collect();
        let people: BTreeSet<&RawText> = games.iter().map(PersonGame::name).collect();
        let mut rules: Vec<(String, usize, ChangedRules)> = Vec::new();
        for game in &games {
            let result = game.result();
            let known = |(id, _, rules): &(String, usize, ChangedRules)| *id == result.game && *rules == result.rules;
            if !result.rules.is_empty() && !rules.iter().any(known) {
                rules.push((result.game.clone(), result.players.len(), result.rules.clone()));
            }
        }
        let before = std::mem::replace(
            self,
            Self {
                games: ids,
                opponents: opponents.chain(friends).collect(),
                players: players.into_iter().collect(),
                people: people.into_iter().cloned().collect(),
                rules,
                ..Self::default()
            },
        );
        self.choose_again(&before);
    }

    /// Restores the previous choices as far as they still exist.
    fn choose_again(&mut self, before: &Self) {
        fn again<T: PartialEq>(chosen: Option<usize>, old: &[T], new: &[T]) -> Option<usize> {
            let old = &old[chosen?];
            new.iter().position(|one| one == old)
        }
        self.game = again(before.game, &before.games, &self.games);
        self.opponent = again(before.opponent, &before.opponents, &self.opponents);
        self.player = again(before.player, &before.players, &self.players);
        self.person = again(before.person, &before.people, &self.people);
        self.rule = match before.rule {
            Some(place) if place > 0 => {
                let rule = again(Some(place - 1), &before.rules, &self.rules);
                rule.map(|place| place + 1)
            }
            usual => usual.filter(|_| !self.rules.is_empty()),
        };
        (self.days, self.practice) = (before.days, before.practice);
    }

    /// The selected filter.
    pub fn filter(&self) -> Filter {
        // The first choice is the usual rules.
        let rules = self.rule.map(|place| match place.checked_sub(1) {
            Some(place) => self.rules[place].2.clone(),
            None => ChangedRules::new(),
        });
        let against = self.opponent.map(|place| self.opponents[place].clone());
        let (opponents, friend) = match against {
            None => (None, None),
            Some(Against::Kind(kind)) => (Some(kind), None),
            Some(Against::Friend(name)) => (None, Some(name)),
        };
        let day = 86_400;
        Filter {
            game: self.game.map(|place| self.games[place].clone()),
            opponents,
            friend,
            players: self.player.map(|place| self.players[place]),
            rules,
            person: self.person.map(|place| self.people[place].clone()),
            since: self.days.map_or(0, |days| now().saturating_sub(days * day)),
            practice: self.practice,
        }
    }

    /// Tells whether any filter differs from its default.
    pub fn is_on(&self) -> bool {
        self.filter() != Filter::default()
    }

    /// Resets the filters to all games except practice games.
    pub fn clear(&mut self) {
        *self = Self {
            games: std::mem::take(&mut self.games),
            opponents: std::mem::take(&mut self.opponents),
            players: std::mem::take(&mut self.players),
            people: std::mem::take(&mut self.people),
            rules: std::mem::take(&mut self.rules),
            ..Self::default()
        };
    }

    /// Shows the filters; returns whether one was changed.
    pub fn show(&mut self, ui: &mut Ui) -> bool {
        let room = ui.available_width();
        let gap = ui.spacing().item_spacing.x;
        let in_row = (room / (MIN_WIDTH + gap)).floor().clamp(1.0, 6.0);
        let width = (room / in_row - gap).clamp(MIN_WIDTH.min(room), MAX_WIDTH);
        let group = focus::Group::area("statistics filter");
        let shown = ui.horizontal_wrapped(|ui| group.show(ui, |ui| self.show_choices(ui, width)));
        shown.inner
    }

    fn show_choices(&mut self, ui: &mut Ui, width: f32) -> bool {
        let choose = |ui: &mut Ui, chosen, all, list, name| choose(ui, chosen, (all, list), width, name);
        let games: Vec<Words> = self.games.iter().map(|id| Words::verbatim(title(id))).collect();
        let (all, name) = (texts::all_games(), texts::game());
        let mut changed = choose(ui, &mut self.game, all, games, name);
        let opponents = self.opponents.iter().map(|one| match one {
            Against::Kind(Opponents::Level(level)) => level.label().into(),
            Against::Kind(Opponents::Mixed) => texts::mixed_levels().into(),
            Against::Kind(Opponents::Programs) => texts::programs().into(),
            Against::Kind(Opponents::People) => texts::people().into(),
            Against::Friend(name) => name.into(),
        });
        let opponents: Vec<Words> = opponents.collect();
        let (all, name) = (texts::all_opponents(), texts::opponents());
        changed |= choose(ui, &mut self.opponent, all, opponents, name);
        let days = texts::last_days(DAYS[0] as usize);
        let periods = [(None, texts::all_time()), (Some(DAYS[0]), days), (Some(DAYS[1]), texts::last_year())];
        let name = texts::period();
        changed |= theme::select(ui, &mut self.days, &periods, width, &name);
        if self.players.len() > 1 || self.player.is_some() {
            let players: Vec<Words> = self.players.iter().map(|count| texts::players_of_game(*count).into()).collect();
            let (all, name) = (texts::any_number(), texts::players());
            changed |= choose(ui, &mut self.player, all, players, name);
        }
        if self.people.len() > 1 || self.person.is_some() {
            let name = |name: &RawText| if name.is_empty() { texts::you().into() } else { name.into() };
            let people: Vec<Words> = self.people.iter().map(name).collect();
            let (all, name) = (texts::everyone(), texts::person());
            changed |= choose(ui, &mut self.person, all, people, name);
        }
        if !self.rules.is_empty() {
            let sets = self.rules.iter().map(|(id, seats, rules)| {
                let rules = rules_in_words(id, *seats, rules);
                texts::rules_of_game(title(id), rules)
            });
            let sets = std::iter::once(texts::usual_rules()).chain(sets);
            let sets: Vec<Words> = sets.map(Words::from).collect();
            let (all, name) = (texts::all_house_rules(), texts::house_rules());
            changed |= choose(ui, &mut self.rule, all, sets, name);
        }
        let kinds = [(false, texts::without_practice()), (true, texts::with_practice())];
        let name = texts::practice();
        changed |= theme::select(ui, &mut self.practice, &kinds, width, &name);
        changed
    }
}

/// Shows a choice among texts, preceded by one that means all.
fn choose(
    ui: &mut Ui, chosen: &mut Option<usize>, (all, texts): (Message, Vec<Words>), width: f32, name: Message,
) -> bool {
    let mut choices: Vec<(Option<usize>, Words)> = vec![(None, all.into())];
    choices.extend(texts.into_iter().enumerate().map(|(index, text)| (Some(index), text)));
    theme::select(ui, chosen, &choices, width, name)
}
