//! The list of laws, which [`check`](super::check) and the tests of the menu share.

/// Passes the list of laws to a macro, in four groups. Before each law stands the share of the
/// trials in which a sweep over the whole menu checks it: one in this many.
///
/// - `rules`: laws that take the game and a trial
/// - `sessions`: laws that take only a trial
/// - `counted_rules`, `counted_sessions`: the same, for laws that return how often they applied, so
///   that a sweep can require a minimum
///
/// [`a_sampled_world_could_have_come_about`](crate::laws::secrets::a_sampled_world_could_have_come_about) is not in the
/// list, because it does not hold for games in which a card that a seat has seen moves unseen afterwards.
#[macro_export]
macro_rules! each_law {
    ($then:ident) => {
        $then! {
            rules {
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
                2: secrets::what_is_asked_at_once_depends_on_nobody;
            }
            sessions {
                1: house_rules::house_rules_read_back_as_they_are_written;
                2: log::undo_and_redo_lead_back_to_the_same;
                2: log::a_recorded_log_gives_the_same_game_and_trace;
                4: log::the_trace_tells_every_action_and_what_was_legal;
                2: log::undoing_to_a_seat_leads_to_its_last_decision;
                2: log::illegal_actions_are_refused_and_change_nothing;
                2: log::a_wrong_pack_is_refused;
            }
            counted_rules {
                1: play::a_decided_deal_stays_decided;
                1: secrets::twin_worlds_look_alike;
            }
            counted_sessions {
                2: log::a_damaged_step_is_refused_at_its_place;
            }
        }
    };
}
