//! The laws that every game of the menu keeps; `misere::laws` lists them. A game is tested by being
//! listed in the menu.
//!
//! Law 7, that worked examples hold, is checked in `tests/games`. The `common` module says how to
//! run more trials, and how to repeat one.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "each test binary uses a part of it")]
mod common;

mod architecture;
mod lessons;
mod menu;
mod points;
mod rules_texts;
mod texts;
mod traces;

use misere::laws::secrets::TwinCounts;
use misere::laws::{Trial, house_rules, log, play, scenes, secrets};

use common::{further_trials, is_full_sweep, some_trials, tables, trials};

/// Declares one test per law, checked in a share of the trials. A law that returns how often it
/// applied is tested by a function of [`counted`] with the same name.
macro_rules! declare_tests {
    (
        rules { $($rules_in:literal: $rules:ident::$rules_law:ident;)* }
        sessions { $($sessions_in:literal: $sessions:ident::$sessions_law:ident;)* }
        $($group:ident { $($counted_in:literal: $module:ident::$counted_law:ident;)* })*
    ) => {
        $(#[test]
        fn $rules_law() {
            for trial in some_trials($rules_in) {
                with_game!(trial.entry, $rules::$rules_law(&trial));
            }
        })*
        $(#[test]
        fn $sessions_law() {
            for trial in some_trials($sessions_in) {
                $sessions::$sessions_law(&trial);
            }
        })*
        $($(#[test]
        fn $counted_law() {
            counted::$counted_law($counted_in);
        })*)*
    };
}

misere::each_law!(declare_tests);

/// The tests of laws that return how often they applied. Each is checked in one of `one_in` trials.
mod counted {
    use super::*;

    pub fn a_damaged_step_is_refused_at_its_place(one_in: u64) {
        let (mut tried, mut refused) = (0, 0);
        for trial in some_trials(one_in) {
            let (more, wrong) = log::a_damaged_step_is_refused_at_its_place(&trial);
            (tried, refused) = (tried + more, refused + wrong);
        }
        assert!(refused * 2 > tried, "{refused} of {tried} refused");
    }

    /// FO-5, and any other game that decides deals early.
    pub fn a_decided_deal_stays_decided(one_in: u64) {
        let mut found = 0;
        for trial in some_trials(one_in) {
            found += with_game!(trial.entry, play::a_decided_deal_stays_decided(&trial));
        }
        assert!(
            found > 0 || !is_full_sweep(),
            "no deal was ever decided early"
        );
    }

    /// A full sweep tries this many pairs of cards in every game.
    const PAIRS: u32 = 100;

    pub fn twin_worlds_look_alike(one_in: u64) {
        for entry in misere::games::GAMES {
            let is_its = |trial: &Trial<'_>| trial.entry.id == entry.id;
            let mut twins = TwinCounts::default();
            for trial in some_trials(one_in).filter(is_its) {
                twins += with_game!(entry, secrets::twin_worlds_look_alike(&trial));
            }
            if is_full_sweep() {
                // Games in which little is hidden, such as Garbo, need more trials than others.
                let mut more = further_trials().filter(is_its).take(300);
                while twins.tried < PAIRS
                    && let Some(trial) = more.next()
                {
                    twins += with_game!(entry, secrets::twin_worlds_look_alike(&trial));
                }
            }
            let message = format!("{}: too few twin worlds: {twins:?}", entry.id);
            assert!(twins.tried >= PAIRS || !is_full_sweep(), "{message}");
            if twins.tried >= PAIRS {
                assert!(twins.legal * 4 >= twins.tried, "{message}");
                assert!(twins.different * 8 >= twins.tried, "{message}");
            }
        }
    }
}

#[test]
fn house_rules_are_declared_and_checked() {
    for (entry, seats) in tables() {
        house_rules::check(entry, seats);
    }
}

/// Not for Seven Card Combo, whose packets move unseen; its own tests rebuild whole logs.
#[test]
fn a_sampled_world_could_have_come_about() {
    for trial in trials().filter(|trial| trial.entry.id != "seven_card_combo") {
        with_game!(
            trial.entry,
            secrets::a_sampled_world_could_have_come_about(&trial)
        );
    }
}
