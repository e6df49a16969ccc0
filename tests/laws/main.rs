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
mod traces;

use misere::laws::secrets::TwinCounts;
use misere::laws::{house_rules, log, play, scenes, secrets};

use common::{is_full_sweep, some_trials, tables, trials};

/// Declares one test per law, each checked in one of this many trials.
macro_rules! laws {
    ($($one_in:literal: $module:ident::$law:ident;)*) => {$(
        #[test]
        fn $law() {
            for trial in some_trials($one_in) {
                with_game!(trial.entry, $module::$law(&trial));
            }
        }
    )*};
}

laws! {
    1: play::games_end_and_cards_are_conserved;
    2: play::a_random_action_is_one_of_the_list;
    2: play::listeners_change_nothing;
    4: play::packs_come_from_the_seed_and_the_deal_goes_round;
    2: play::the_score_sheet_adds_up;
    2: scenes::every_action_can_be_said_written_and_done;
    2: scenes::scenes_are_whole;
    2: scenes::what_a_trick_was_worth_reads_on_after_who_took_it;
    2: scenes::whatever_happens_is_told_in_words;
    2: scenes::what_can_be_played_has_no_reason_against_it;
    4: scenes::a_session_is_the_same_table;
    2: secrets::a_sampled_world_gives_the_same_view_back;
    2: secrets::a_scene_shows_no_card_that_its_seat_has_not_seen;
}

/// Declares one test per law about sessions, which do not need the game's type.
macro_rules! session_laws {
    ($($one_in:literal: $module:ident::$law:ident;)*) => {$(
        #[test]
        fn $law() {
            for trial in some_trials($one_in) {
                $module::$law(&trial);
            }
        }
    )*};
}

session_laws! {
    1: house_rules::house_rules_read_back_as_they_are_written;
    2: log::undo_and_redo_lead_back_to_the_same;
    2: log::a_recorded_log_gives_the_same_game_and_trace;
    4: log::the_trace_tells_every_action_and_what_was_legal;
    2: log::undoing_to_a_seat_leads_to_its_last_decision;
    2: log::illegal_actions_are_refused_and_change_nothing;
    2: log::a_wrong_pack_is_refused;
}

#[test]
fn house_rules_are_declared_and_checked() {
    for (entry, seats) in tables() {
        house_rules::check(entry, seats);
    }
}

#[test]
fn a_damaged_step_is_refused_at_its_place() {
    let (mut tried, mut refused) = (0, 0);
    for trial in some_trials(2) {
        let (more, wrong) = log::a_damaged_step_is_refused_at_its_place(&trial);
        (tried, refused) = (tried + more, refused + wrong);
    }
    assert!(refused * 2 > tried, "{refused} of {tried} refused");
}

/// FO-5, and any other game that decides deals early.
#[test]
fn a_decided_deal_stays_decided() {
    let mut found = 0;
    for trial in trials() {
        found += with_game!(trial.entry, play::a_decided_deal_stays_decided(&trial));
    }
    assert!(
        found > 0 || !is_full_sweep(),
        "no deal was ever decided early"
    );
}

#[test]
fn twin_worlds_look_alike() {
    for entry in misere::games::GAMES {
        let mut twins = TwinCounts::default();
        for trial in trials().filter(|trial| trial.entry.id == entry.id) {
            twins += with_game!(entry, secrets::twin_worlds_look_alike(&trial));
        }
        if twins.tried >= 100 {
            let TwinCounts {
                tried,
                legal,
                different,
            } = twins;
            assert!(legal * 4 >= tried, "{}: {twins:?}: too few", entry.id);
            assert!(different * 8 >= tried, "{}: {twins:?}: too few", entry.id);
        }
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
