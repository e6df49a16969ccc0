//! Compendium, by the numbers of its rules.

use misere_engine::rules::{Event, Next};
use misere_engine::table::Watch as _;
use misere_games::fosdick::{Fosdick, Phase};
use misere_games::laws::{Dice, play_on_at};
use rand::SeedableRng;

use super::games::{HEARTS, everything};
use super::played::{deals, table};
use super::positions::{PlayedDeal, after_deals, legal_options};

#[test]
fn co1_one_deal_of_each_game_in_this_order_and_the_cycle_runs_on() {
    let order = ["four_bad_queens", "four_mad_queens", "slippery_paws", "finis", "cruel_fate", "acorn_hearts"];
    for players in 3..=6 {
        let mut table = table(Fosdick::Compendium, players, "()", 2);
        let mut dice = Dice::seed_from_u64(players as u64);
        let mut passes = Vec::new();
        while table.next() != Next::Over {
            let before = table.deal_number();
            play_on_at(&mut table, 1, &mut dice);
            if table.deal_number() > before {
                passes.push(table.state().public.passed_by);
            }
        }
        let sheet = table.sheet();
        let components: Vec<_> = sheet.rows.iter().filter_map(|row| row.component).collect();
        assert_eq!(components, order);
        for (number, row) in sheet.rows.iter().enumerate() {
            assert_eq!(row.dealer.index(), (2 + number) % players);
        }
        let cycle = if players % 2 == 0 { vec![players - 1, 1, players / 2, 0] } else { vec![players - 1, 1, 0] };
        let due: Vec<usize> = cycle.into_iter().cycle().take(6).collect();
        assert_eq!(passes, due);
    }
    // The other games name no component.
    let mut table = table(Fosdick::Finis, 4, "()", 2);
    table.shuffle();
    let named = |event: &Event| matches!(event, Event::Deal { component: Some(_), .. });
    assert!(!table.story().any(named));
}

/// CO-1: each deal counts like the game that it plays.
#[test]
fn co1_every_deal_counts_as_its_game_does() {
    for played in deals(Fosdick::Compendium) {
        let bids = played.deal == 1 && played.options.moon_bids;
        assert!(bids || played.bids.is_empty());
        match played.deal {
            2 => played.brings(|seat| {
                let cards = 2 * played.won(seat, "QD QH") + played.won(seat, "QC QS");
                f64::from(cards + 2 * i32::from(played.last(seat)))
            }),
            4 => played.brings(|seat| f64::from(u8::from(played.last(seat)))),
            5 => played.brings(|seat| f64::from(u8::from(!played.last(seat)))),
            _ => {}
        }
    }
}

#[test]
fn co2_acorn_hearts_counts_half_unless_a_house_rule_says() {
    let all = format!("{HEARTS} QS");
    for players in 3..=6 {
        let mut taken = vec!["7H 8H 9H", "QS TH JH", "QH KH AH"];
        taken.resize(players, "");
        let shared = PlayedDeal::taking(&taken);
        let moon = PlayedDeal::taking(&everything(players, 1, &all));
        let options = legal_options(Fosdick::Compendium, players, "()");
        assert_eq!(shared.scores(&options, 6)[..3], [1.5, 3.0, 1.5]);
        assert_eq!(moon.scores(&options, 6)[..3], [6.0, 0.0, 6.0]);
        let whole = legal_options(Fosdick::Compendium, players, "(halve_hearts: false)");
        assert_eq!(shared.scores(&whole, 6)[..3], [3.0, 6.0, 3.0]);
        assert_eq!(moon.scores(&whole, 6)[..3], [12.0, 0.0, 12.0]);
        // Nothing else is halved.
        let mut queens = vec!["QC QD", "QS"];
        queens.resize(players, "");
        assert_eq!(PlayedDeal::taking(&queens).scores(&options, 1)[..2], [2.0, 2.0]);
    }
    // Halves are shown as halves.
    let options = legal_options(Fosdick::Compendium, 3, "()");
    let public = after_deals(&options, 6, &[0.5, 3.5, 12.0]);
    let shown: Vec<String> = public.totals.iter().map(ToString::to_string).collect();
    assert_eq!(shown, ["½", "3½", "12"]);
}

#[test]
fn co3_the_lowest_total_after_six_deals_wins_and_moon_bids_can_be_off() {
    for players in 3..=6 {
        for rules in ["()", "(moon_bids: false)"] {
            let mut table = table(Fosdick::Compendium, players, rules, 6);
            let mut dice = Dice::seed_from_u64(7);
            let mut bids = 0;
            while table.next() != Next::Over {
                bids += usize::from(table.state().public.phase == Phase::Bidding);
                play_on_at(&mut table, 1, &mut dice);
            }
            assert_eq!(bids, if rules == "()" { players } else { 0 });
            assert_eq!(table.deal_number(), 6);
            let totals = table.totals();
            let best = totals.iter().min().copied();
            for (seat, total) in totals.each() {
                assert_eq!(table.leaders().contains(&seat), Some(*total) == best);
            }
        }
    }
}
