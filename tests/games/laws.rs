//! The battery of tests that every game passes. [`laws_of!`] declares it in the game's folder.

use misere_games::laws::secrets::TwinCounts;
use misere_games::laws::{log, play, secrets};
use misere_games::{Entry, GAMES};
use misere_players::bots::Strategy;

use crate::common::{further_trials_of, in_repository, is_full_sweep, trials_of};
use crate::house_rules::Position;
use crate::sources::{Reading, UsualHere};

/// Expectations of the battery about a game, besides the laws.
pub struct Facts {
    /// Positions in which a house rule changes the best action.
    pub positions: &'static [&'static [Position]],
    /// House rules that share their code with another game, so that a position there is enough.
    pub shared_rules: &'static [&'static str],
    /// House rules whose default no source publishes.
    pub usual_here: &'static [UsualHere],
    /// Readings of the sources that `docs/rules.md` marks as settled.
    pub readings: &'static [Reading],
    /// Set if the inventor's text may not be changed.
    pub is_no_derivatives: bool,
    /// Set if nothing can change the result of many deals any more before their end (FO-5).
    pub often_decides_early: bool,
    /// Set if a card that a seat has seen can move unseen.
    pub moves_cards_unseen: bool,
}

impl Facts {
    /// Of a game whose sources leave nothing open, without house rules.
    pub const NONE: Self = Self {
        positions: &[],
        shared_rules: &[],
        usual_here: &[],
        readings: &[],
        is_no_derivatives: false,
        often_decides_early: false,
        moves_cards_unseen: false,
    };
}

/// Declares the battery in this module, for a game, its entry and its [`Facts`].
macro_rules! laws_of {
    ($game:expr, $entry:expr, $facts:expr) => {
        const ENTRY: &misere_games::Entry = &$entry;
        const EXPECTED: &crate::laws::Facts = &$facts;

        fn game() -> impl misere_players::bots::Strategy {
            $game
        }

        misere_games::each_law!(declare_laws);

        #[test]
        fn a_sampled_world_could_have_come_about() {
            crate::laws::a_sampled_world_could_have_come_about(game(), ENTRY, EXPECTED);
        }

        #[test]
        fn house_rules_are_declared_and_checked() {
            for seats in ENTRY.seats.clone() {
                misere_games::laws::house_rules::check(ENTRY, seats);
            }
        }

        #[test]
        fn every_house_rule_has_a_position() {
            crate::house_rules::every_rule_has_a_position(ENTRY, EXPECTED);
        }

        #[test]
        fn only_published_defaults_are_called_published() {
            crate::sources::only_published_defaults_are_called_published(ENTRY, EXPECTED);
        }

        #[test]
        fn the_credits_name_every_reading_that_was_settled() {
            crate::sources::the_credits_name_every_reading(ENTRY, EXPECTED);
        }

        #[test]
        fn positions_are_judged_and_described_as_recorded() {
            crate::recorded::check(game(), ENTRY, file!());
        }

        /// Nothing more is examined once the time is up or the decision is stopped, even at the very
        /// beginning; the decision is then legal and always the same.
        #[test]
        fn without_time_bots_decide_at_a_glance() {
            crate::limits::without_time_bots_decide_at_a_glance(game(), ENTRY);
        }

        /// A bot that is told to stop frees its thread.
        #[test]
        fn an_endless_decision_stops_when_told_to() {
            crate::limits::an_endless_decision_stops_when_told_to(game(), ENTRY);
        }
    };
}

/// Declares one test per law, checked in a share of the trials. A law that returns how often it
/// applied is tested by a function of [`counted`] with the same name.
macro_rules! declare_laws {
    (
        rules { $($rules_in:literal: $rules:ident::$rules_law:ident;)* }
        sessions { $($sessions_in:literal: $sessions:ident::$sessions_law:ident;)* }
        $($group:ident { $($counted_in:literal: $module:ident::$counted_law:ident;)* })*
    ) => {
        $(#[test]
        fn $rules_law() {
            for trial in crate::common::trials_of(ENTRY, $rules_in) {
                misere_games::laws::$rules::$rules_law(game(), &trial);
            }
        })*
        $(#[test]
        fn $sessions_law() {
            for trial in crate::common::trials_of(ENTRY, $sessions_in) {
                misere_games::laws::$sessions::$sessions_law(&trial);
            }
        })*
        $($(#[test]
        fn $counted_law() {
            crate::laws::counted::$counted_law(game(), ENTRY, EXPECTED, $counted_in);
        })*)*
    };
}

/// The tests of laws that return how often they applied. Each is checked in one of `one_in` trials.
pub mod counted {
    use super::*;

    pub fn a_damaged_step_is_refused_at_its_place<R: Strategy>(_: R, entry: &'static Entry, _: &Facts, one_in: u64) {
        let (mut tried, mut refused) = (0, 0);
        for trial in trials_of(entry, one_in) {
            let (more, wrong) = log::a_damaged_step_is_refused_at_its_place(&trial);
            (tried, refused) = (tried + more, refused + wrong);
        }
        let enough = refused * 2 > tried || !is_full_sweep();
        assert!(enough, "{refused} of {tried} refused");
    }

    pub fn a_decided_deal_stays_decided<R: Strategy>(game: R, entry: &'static Entry, facts: &Facts, one_in: u64) {
        let mut found = 0;
        for trial in trials_of(entry, one_in) {
            found += play::a_decided_deal_stays_decided(game, &trial);
        }
        let is_required = facts.often_decides_early && is_full_sweep();
        assert!(found > 0 || !is_required, "no deal was decided early");
    }

    /// A full sweep tries this many pairs of cards in every game.
    const PAIRS: u32 = 100;

    pub fn twin_worlds_look_alike<R: Strategy>(game: R, entry: &'static Entry, _: &Facts, one_in: u64) {
        let mut twins = TwinCounts::default();
        for trial in trials_of(entry, one_in) {
            twins += secrets::twin_worlds_look_alike(game, &trial);
        }
        if is_full_sweep() {
            // Games in which little is hidden, such as Garbo, need more trials than others.
            let mut more = further_trials_of(entry).take(300);
            while twins.tried < PAIRS
                && let Some(trial) = more.next()
            {
                twins += secrets::twin_worlds_look_alike(game, &trial);
            }
        }
        let message = format!("too few twin worlds: {twins:?}");
        assert!(twins.tried >= PAIRS || !is_full_sweep(), "{message}");
        if twins.tried >= PAIRS {
            assert!(twins.legal * 4 >= twins.tried, "{message}");
            assert!(twins.different * 8 >= twins.tried, "{message}");
        }
    }
}

/// Not for games that move cards unseen; their own tests rebuild whole logs.
pub fn a_sampled_world_could_have_come_about<R: Strategy>(game: R, entry: &'static Entry, facts: &Facts) {
    if !facts.moves_cards_unseen {
        for trial in trials_of(entry, 1) {
            secrets::a_sampled_world_could_have_come_about(game, &trial);
        }
    }
}

/// A game is tested by its folder in `tests/games`, which calls [`laws_of!`] with the entry as `GAMES`
/// names it.
#[test]
fn every_game_of_the_menu_has_a_folder_with_its_tests() {
    let menu = std::fs::read_to_string(in_repository("crates/games/src/lib.rs")).expect("the menu");
    let (_, list) = menu.split_once("pub const GAMES: &[Entry] = &[").expect("the list");
    let (list, _) = list.split_once("];").expect("its end");
    let entries: Vec<&str> = list.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    assert_eq!(entries.len(), GAMES.len());
    for entry in entries {
        let (folder, _) = entry.split_once("::").expect("a module and a constant");
        let folder = in_repository("tests/games").join(folder);
        let files = std::fs::read_dir(&folder);
        let files = files.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let is_tested = files.flatten().any(|file| {
            let text = std::fs::read_to_string(file.path()).expect("a text file");
            let mut calls = text.split("laws_of!(").skip(1);
            calls.any(|call| call.split_whitespace().any(|word| word == format!("{entry},")))
        });
        assert!(is_tested, "{}: no laws_of! for {entry}", folder.display());
    }
}
