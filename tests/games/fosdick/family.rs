//! FO-1 to FO-4, the rules that the games of the family share.

use std::collections::BTreeSet;

use misere_engine::cards::{Card, Cards};
use misere_engine::rules::{Event, Next, Rules, Seat};
use misere_engine::table::{Step, Table, Watch as _};
use misere_games::fosdick::{Action, Fosdick, Options, Phase};
use misere_games::laws::{Dice, one_of, play_on_at};
use rand::SeedableRng;

use super::common_ground::FAMILY;
use super::played::table;
use super::positions::{after_deals, card, cards, legal_options, playing};

#[test]
fn fo1_all_cards_are_dealt_and_the_black_sevens_are_out_unless_four_play() {
    for game in FAMILY {
        for (seats, each) in [(3, 10), (4, 8), (5, 6), (6, 5)] {
            let mut table = table(game, seats, "()", 1);
            table.shuffle();
            let hands: Vec<Cards> = table.state().private.iter().map(|own| own.hand).collect();
            assert!(hands.iter().all(|hand| hand.len() == each));
            let all = hands.into_iter().fold(Cards::EMPTY, |all, hand| all | hand);
            assert_eq!(all.len(), seats * each);
            for code in ["7C", "7S"] {
                assert_eq!(all.contains(card(code)), seats == 4, "{code} with {seats}");
            }
            assert!(all.contains_all(cards("7D 7H 8C 8S AC AD AH AS")));
            assert!(!all.contains(card("6H")));
        }
    }
}

/// FO-1, and `card_order`: each card of the suit led beats the next, and no other suit wins.
#[test]
fn fo1_cards_rank_from_the_ace_or_in_the_french_order_and_there_are_no_trumps() {
    for (rules, order) in [("()", "AKQJT987"), ("(card_order: French)", "KQJAT987")] {
        for game in FAMILY {
            let options = legal_options(game, 3, rules);
            let order: Vec<char> = order.chars().collect();
            for pair in order.windows(2) {
                let high = card(&format!("{}H", pair[0]));
                let low = card(&format!("{}H", pair[1]));
                for trick in [[low, high, card("AS")], [high, card("KS"), low], [high, low, card("AD")]] {
                    let winner = won(&options, &trick);
                    assert_eq!(trick[winner], high, "{game:?}: {trick:?}");
                }
                assert_eq!(won(&options, &[low, card("AC"), card("AS")]), 0);
            }
        }
    }
}

/// The winner of these cards, played in this order from seat 0.
fn won(options: &Options, trick: &[Card]) -> usize {
    let hands: Vec<Cards> = trick.iter().map(|&card| Cards::of(card)).collect();
    let mut state = playing(options, 1, &hands);
    for &card in trick {
        Fosdick::apply(&mut state, Action::Play(card), &mut ());
    }
    state.public.previous.winner.index()
}

#[test]
fn fo2_the_dealers_right_leads_and_play_goes_round() {
    for (rules, step) in [
        ("(passing: Off)", 1),
        ("(passing: Off, direction: Clockwise)", 1),
        ("(passing: Off, direction: Counterclockwise)", -1),
    ] {
        for seats in 3..=6_usize {
            for dealer in 0..seats {
                let mut table = table(Fosdick::Finis, seats, rules, dealer as u64);
                table.shuffle();
                let mut turn = (dealer + seats - 1) % seats;
                for _ in 0..seats {
                    assert_eq!(table.next(), Next::Act(Seat::new(turn)));
                    play_on_at(&mut table, 1, &mut Dice::seed_from_u64(1));
                    turn = (turn as isize + step).rem_euclid(seats as isize) as usize;
                }
                // The winner leads to the next trick.
                let winner = table.state().public.first_winner;
                assert_eq!(table.next(), Next::Act(winner));
            }
        }
    }
}

#[test]
fn fo2_who_can_follow_suit_does_and_the_highest_card_of_it_wins() {
    for game in [Fosdick::AcornHearts, Fosdick::Compendium] {
        for seed in 0..40 {
            let seats = 3 + seed as usize % 4;
            let french = seed % 8 >= 4;
            let rules = if french { "(card_order: French)" } else { "()" };
            let mut table = table(game, seats, rules, seed);
            let mut dice = Dice::seed_from_u64(seed);
            let mut trick: Vec<Card> = Vec::new();
            while table.deal_number() < 3 && table.next() != Next::Over {
                let public = &table.state().public;
                if public.phase == Phase::Playing {
                    let hand = table.state().private[public.turn].hand;
                    let legal: BTreeSet<Card> = match trick.first() {
                        Some(led) if hand.iter().any(|card| card.suit() == led.suit()) => {
                            hand.iter().filter(|card| card.suit() == led.suit()).collect()
                        }
                        _ => hand.iter().collect(),
                    };
                    let listed: BTreeSet<Card> = table
                        .legal()
                        .into_iter()
                        .map(|action| match action {
                            Action::Play(card) => card,
                            other => panic!("{other} among the tricks"),
                        })
                        .collect();
                    assert_eq!(listed, legal);
                }
                play_on_at(&mut table, 1, &mut dice);
                if let Some(Step::Act(Action::Play(card))) = table.log().last() {
                    trick.push(*card);
                }
                if trick.len() == seats {
                    let order = if french { "789TAJQK" } else { "789TJQKA" };
                    let strength = |card: &Card| order.find(card.rank().code());
                    let suit = trick[0].suit();
                    let follows = trick.iter().filter(|card| card.suit() == suit);
                    let best = follows.max_by_key(|card| strength(card)).copied();
                    let place = trick.iter().position(|card| Some(*card) == best);
                    let winner = table.latest().find_map(|event| match event {
                        Event::Trick { winner, cards, .. } => {
                            assert_eq!(**cards, trick[..]);
                            Some(*winner)
                        }
                        _ => None,
                    });
                    let swept = &table.state().public.previous.trick;
                    let (seat, _) = swept.plays().nth(place.expect("it is there")).expect("so");
                    assert_eq!(winner, Some(seat), "{trick:?}");
                    trick.clear();
                }
            }
        }
    }
}

/// The number of places clockwise that cards are passed in a deal; `None` for no passing.
fn passed(table: &mut Table<Fosdick>) -> Option<usize> {
    table.shuffle();
    let dealt: Vec<Cards> = table.state().private.iter().map(|own| own.hand).collect();
    let mut by = BTreeSet::new();
    let count = table.options().pass_count as usize;
    let mut dice = Dice::seed_from_u64(u64::from(table.deal_number()));
    let players = table.seats();
    let mut laid = vec![Cards::EMPTY; players];
    while let Phase::Passing = table.state().public.phase {
        let turn = table.state().public.turn;
        // Nobody has received anything yet (FO-3), and nobody sees what was laid down.
        for (seat, own) in table.state().private.each() {
            assert_eq!(own.hand | own.gave, dealt[seat.index()]);
            assert_eq!(own.gave, laid[seat.index()]);
        }
        let hand = table.state().private[turn].hand;
        assert_eq!(table.legal().len(), hand.subsets(count).count());
        let Action::Pass(cards) = *one_of(&table.legal(), &mut dice) else {
            panic!("only cards can be passed");
        };
        assert_eq!(cards.len(), count);
        laid[turn.index()] = cards;
        table.take(Step::Act(Action::Pass(cards))).expect("it is legal");
        for event in table.latest() {
            if let Event::Passed { from, to, cards } = event {
                assert_eq!(*cards, laid[from.index()]);
                let own = &table.state().private[*to];
                assert!(own.hand.contains_all(*cards) && own.got == *cards);
                by.insert(from.steps_to(*to, players));
            }
        }
    }
    assert!(by.len() <= 1, "all pass the same way");
    by.first().copied()
}

#[test]
fn fo3_the_passing_cycle() {
    for (players, cycle) in [
        (3, vec![Some(2), Some(1), None]),
        (4, vec![Some(3), Some(1), Some(2), None]),
        (5, vec![Some(4), Some(1), None]),
        (6, vec![Some(5), Some(1), Some(3), None]),
    ] {
        for game in FAMILY {
            let rules = if game == Fosdick::Compendium { "()" } else { "(rounds: 3)" };
            let mut table = table(game, players, rules, 4);
            for due in cycle.iter().cycle().take(6) {
                assert_eq!(passed(&mut table), *due, "{game:?} with {players}");
                while matches!(table.next(), Next::Act(_)) {
                    play_on_at(&mut table, 1, &mut Dice::seed_from_u64(1));
                }
            }
        }
    }
}

#[test]
fn fo3_three_cards_with_three_or_four_players_and_two_with_more_unless_a_house_rule_says() {
    for (players, usual) in [(3, 3), (4, 3), (5, 2), (6, 2)] {
        for game in FAMILY {
            assert_eq!(legal_options(game, players, "()").pass_count, usual);
            for count in 1..=4 {
                let mut table = table(game, players, &format!("(pass_count: {count})"), 5);
                assert_eq!(table.options().pass_count, count);
                assert_eq!(passed(&mut table), Some(players - 1));
            }
        }
    }
}

#[test]
fn fo3_passing_can_be_fixed_or_off() {
    for players in 3..=6 {
        for (name, by) in
            [("Right", Some(players - 1)), ("Left", Some(1)), ("Across", Some(players / 2)), ("Off", None)]
        {
            if name == "Across" && players % 2 == 1 {
                continue;
            }
            let mut table = table(Fosdick::CruelFate, players, &format!("(passing: {name})"), 6);
            for _ in 0..3 {
                assert_eq!(passed(&mut table), by, "{name} with {players}");
                while matches!(table.next(), Next::Act(_)) {
                    play_on_at(&mut table, 1, &mut Dice::seed_from_u64(1));
                }
            }
        }
    }
}

#[test]
fn fo4_everyone_deals_equally_often_and_end_at_may_end_it_earlier() {
    for game in FAMILY {
        for players in 3..=6 {
            let rounds: &[u32] = if game == Fosdick::Compendium { &[0] } else { &[1, 2, 12] };
            for &rounds in rounds {
                let (rules, deals) = match rounds {
                    0 => ("()".into(), 6),
                    rounds => (format!("(rounds: {rounds})"), rounds * players as u32),
                };
                let options = legal_options(game, players, &rules);
                let totals = vec![40.0; players];
                let next = |deal| Fosdick::next(&after_deals(&options, deal, &totals));
                assert!(matches!(next(deals - 1), Next::Deal(_)));
                assert_eq!(next(deals), Next::Over);
            }
            let options = legal_options(game, players, "(end_at: 10)");
            let mut totals = vec![9.5; players];
            let over = |totals: &[f64]| Fosdick::next(&after_deals(&options, 2, totals));
            assert!(matches!(over(&totals), Next::Deal(_)));
            totals[1] = 10.0;
            assert_eq!(over(&totals), Next::Over);
        }
    }
}

/// Regression: the aim called the ten of spades T♠.
#[test]
fn the_aim_names_a_penalty_card_as_it_is_printed() {
    for game in [Fosdick::FourBadQueens, Fosdick::FourMadQueens] {
        let table = table(game, 4, "(penalty_rank: Ten)", 1);
        let aim = table.scene(Seat::new(0)).aim.expect("an aim");
        let aim = aim.text.for_programs();
        assert!(!aim.contains("T♠"), "{aim}");
        assert_eq!(aim.contains("♠"), aim.contains("10♠"));
    }
}
