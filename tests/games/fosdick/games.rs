//! Scoring in each game of the family: FB, FM, SP, FI, CF, AH and CO.

use misere_engine::cards::{Pack, Rank};
use misere_engine::rules::{Next, Seat};
use misere_engine::table::{Session, Step, Watch as _};
use misere_games::fosdick::{Action, Fosdick, Phase};
use misere_games::laws::{Dice, play_on_at};
use rand::SeedableRng;

use super::played::{deals, table};
use super::positions::{PlayedDeal, cards, legal_options};

/// The four cards of a rank, or those of some suits.
pub(super) fn of(rank: Rank, suits: &str) -> String {
    let codes: Vec<String> = suits.chars().map(|suit| format!("{}{suit}", rank.code())).collect();
    codes.join(" ")
}

pub(super) const HEARTS: &str = "7H 8H 9H TH JH QH KH AH";

/// These cards for the player who won everything, and none for the others.
pub(super) fn everything(players: usize, shooter: usize, cards: &str) -> Vec<&str> {
    (0..players).map(|seat| if seat == shooter { cards } else { "" }).collect()
}

#[test]
fn fb1_the_spade_of_the_penalty_rank_counts_two_and_the_others_one() {
    let mut counted = 0;
    for played in deals(Fosdick::FourBadQueens) {
        if !played.bids.is_empty() {
            continue;
        }
        counted += 1;
        let rank = played.options.penalty_rank;
        played.brings(|seat| f64::from(2 * played.won(seat, &of(rank, "S")) + played.won(seat, &of(rank, "CDH"))));
        let sum: f64 = played.scores.iter().map(|score| score.as_f64()).sum();
        assert_eq!(sum, 5.0);
    }
    assert!(counted > 50);
}

#[test]
fn fb2_players_bid_the_moon_or_pass_in_order_from_the_leader() {
    for direction in ["Clockwise", "Counterclockwise"] {
        for players in 3..=6 {
            let rules = format!("(direction: {direction})");
            let mut table = table(Fosdick::FourBadQueens, players, &rules, 1);
            let mut dice = Dice::seed_from_u64(players as u64);
            // After the passing and before the first lead.
            while table.state().public.phase != Phase::Bidding {
                play_on_at(&mut table, 1, &mut dice);
            }
            assert_eq!(table.state().public.tricks, 0);
            let mut due = table.state().public.leader();
            for number in 0..players {
                assert_eq!(table.next(), Next::Act(due));
                // Each may bid, whatever the others said.
                let texts: Vec<String> = table.legal().iter().map(ToString::to_string).collect();
                assert_eq!(texts, ["moon", "no moon"]);
                let bid = number % 2 == 0;
                table.take(Step::Act(Action::Bid(bid))).expect("it is legal");
                // Everyone hears it.
                for seat in Seat::all(players) {
                    assert_eq!(table.view(seat).public.bids.contains(due), bid);
                }
                due = if direction == "Clockwise" { due.left(players) } else { due.right(players) };
            }
            assert_eq!(table.state().public.phase, Phase::Playing);
            assert_eq!(table.next(), Next::Act(table.state().public.leader()));
        }
    }
}

#[test]
fn fb2_with_moon_bids_off_and_in_the_other_games_nobody_bids() {
    let off = legal_options(Fosdick::FourBadQueens, 4, "(moon_bids: false)");
    let taken = PlayedDeal::taking(&everything(4, 2, "QC QD QH QS"));
    assert_eq!(taken.scores(&off, 1), [0.0, 0.0, 5.0, 0.0]);
    for (game, rules) in [
        (Fosdick::FourBadQueens, "(moon_bids: false)"),
        (Fosdick::FourMadQueens, "()"),
        (Fosdick::SlipperyPaws, "()"),
        (Fosdick::Finis, "()"),
        (Fosdick::CruelFate, "()"),
        (Fosdick::AcornHearts, "()"),
    ] {
        for players in 3..=6 {
            let mut table = table(game, players, rules, 1);
            let mut dice = Dice::seed_from_u64(1);
            while table.next() != Next::Over {
                assert_ne!(table.state().public.phase, Phase::Bidding, "{game:?}");
                play_on_at(&mut table, 1, &mut dice);
            }
        }
    }
}

#[test]
fn fb3_a_moon_made_and_a_moon_missed() {
    for players in 3..=6 {
        for (rank, rules) in [(Rank::Queen, "()"), (Rank::Ace, "(penalty_rank: Ace)")] {
            let options = legal_options(Fosdick::FourBadQueens, players, rules);
            let all = of(rank, "CDHS");
            let made = PlayedDeal::taking(&everything(players, 1, &all));
            // A bidder who wins all four scores nothing, and everyone else five, other bidders
            // included.
            for bids in [&[1][..], &[0, 1], &[0, 1, 2]] {
                let mut due = vec![5.0; players];
                due[1] = 0.0;
                assert_eq!(made.clone().bidding(bids).scores(&options, 1), due);
            }
            // Without a bid, winning all four costs five points.
            let mut due = vec![0.0; players];
            due[1] = 5.0;
            assert_eq!(made.scores(&options, 1), due);
            // Others bid and missed it: each of them scores five, whatever they won.
            due[0] = 5.0;
            assert_eq!(made.clone().bidding(&[0]).scores(&options, 1), due);
            let (spade, others) = (of(rank, "S"), of(rank, "CDH"));
            let mut taken = vec![others.as_str(), spade.as_str()];
            taken.resize(players, "");
            let shared = PlayedDeal::taking(&taken);
            let mut due = vec![0.0; players];
            (due[0], due[1]) = (3.0, 2.0);
            assert_eq!(shared.scores(&options, 1), due);
            due[0] = 5.0;
            assert_eq!(shared.clone().bidding(&[0]).scores(&options, 1), due);
            due[2] = 5.0;
            assert_eq!(shared.bidding(&[0, 2]).scores(&options, 1), due);
        }
    }
    // The count is repeated after random play.
    let mut missed = 0;
    for played in deals(Fosdick::FourBadQueens) {
        let rank = played.options.penalty_rank;
        let maker = Seat::all(played.seats)
            .find(|&seat| played.bids.contains(seat) && played.won(seat, &of(rank, "CDHS")) == 4);
        missed += usize::from(maker.is_none() && !played.bids.is_empty());
        played.brings(|seat| match maker {
            Some(maker) if maker == seat => 0.0,
            Some(_) => 5.0,
            None if played.bids.contains(seat) => 5.0,
            None => {
                let (spade, others) = (of(rank, "S"), of(rank, "CDH"));
                f64::from(2 * played.won(seat, &spade) + played.won(seat, &others))
            }
        });
    }
    assert!(missed > 50);
}

#[test]
fn fm1_red_queens_two_black_ones_one_the_last_trick_two() {
    for played in deals(Fosdick::FourMadQueens) {
        let rank = played.options.penalty_rank;
        played.brings(|seat| {
            let cards = 2 * played.won(seat, &of(rank, "DH")) + played.won(seat, &of(rank, "CS"));
            f64::from(cards + 2 * i32::from(played.last(seat)))
        });
        let sum: f64 = played.scores.iter().map(|score| score.as_f64()).sum();
        assert_eq!(sum, 8.0);
    }
    // Winning everything is nothing special.
    for players in 3..=6 {
        let options = legal_options(Fosdick::FourMadQueens, players, "()");
        let all = PlayedDeal::taking(&everything(players, 2, "QC QD QH QS")).tricks(2, 2);
        let mut due = vec![0.0; players];
        due[2] = 8.0;
        assert_eq!(all.scores(&options, 1), due);
    }
}

#[test]
fn sp1_the_first_trick_the_last_trick_and_the_queen_and_one_more_for_all_three() {
    for played in deals(Fosdick::SlipperyPaws) {
        let queen = played.options.penalty_card.to_string();
        played.brings(|seat| {
            let won = played.won(seat, &queen) + i32::from(played.first(seat)) + i32::from(played.last(seat));
            f64::from(if won == 3 { 4 } else { won })
        });
    }
    for players in 3..=6 {
        for (rules, queen) in [
            ("()", "QS"),
            ("(penalty_card: \"QC\")", "QC"),
            ("(penalty_card: \"QD\")", "QD"),
            ("(penalty_card: \"QH\")", "QH"),
        ] {
            let options = legal_options(Fosdick::SlipperyPaws, players, rules);
            let course = |holder, first, last| {
                let taken = PlayedDeal::taking(&everything(players, holder, queen));
                let scores = taken.tricks(first, last).scores(&options, 1);
                scores[..3].to_vec()
            };
            assert_eq!(course(1, 1, 1), [0.0, 4.0, 0.0]);
            assert_eq!(course(1, 1, 2), [0.0, 2.0, 1.0]);
            assert_eq!(course(0, 1, 1), [1.0, 2.0, 0.0]);
            assert_eq!(course(0, 1, 2), [1.0, 1.0, 1.0]);
        }
    }
}

#[test]
fn fi1_the_last_trick_counts_one() {
    for played in deals(Fosdick::Finis) {
        played.brings(|seat| if played.last(seat) { 1.0 } else { 0.0 });
    }
}

#[test]
fn cf1_everyone_but_the_winner_of_the_last_trick_scores_one() {
    for played in deals(Fosdick::CruelFate) {
        played.brings(|seat| if played.last(seat) { 0.0 } else { 1.0 });
    }
}

#[test]
fn ah1_a_heart_counts_one_and_the_queen_of_spades_four() {
    for played in deals(Fosdick::AcornHearts) {
        let queen = played.options.queen_points;
        let shooter =
            Seat::all(played.seats).find(|&seat| played.won(seat, HEARTS) == 8 && played.won(seat, "QS") == 1);
        if shooter.is_some() && played.options.moon {
            continue;
        }
        played.brings(|seat| f64::from(played.won(seat, HEARTS) + queen * played.won(seat, "QS")));
        let sum: f64 = played.scores.iter().map(|score| score.as_f64()).sum();
        assert_eq!(sum, f64::from(8 + queen));
    }
}

#[test]
fn ah2_a_moon_scores_nothing_for_its_shooter_and_all_of_it_for_the_others() {
    let all = format!("{HEARTS} QS");
    for players in 3..=6 {
        for (rules, worth) in [("()", 12.0), ("(queen_points: 0)", 8.0), ("(queen_points: 13)", 21.0)] {
            let options = legal_options(Fosdick::AcornHearts, players, rules);
            for shooter in 0..players {
                let mut due = vec![worth; players];
                due[shooter] = 0.0;
                let course = PlayedDeal::taking(&everything(players, shooter, &all));
                assert_eq!(course.scores(&options, 1), due);
            }
            // All hearts without the queen, or all but one heart, are no moon.
            let mut taken = vec![HEARTS, "QS"];
            taken.resize(players, "");
            let scores = PlayedDeal::taking(&taken).scores(&options, 1);
            assert_eq!(scores[..2], [8.0, worth - 8.0]);
            let mut taken = vec!["8H 9H TH JH QH KH AH QS", "7H"];
            taken.resize(players, "");
            let scores = PlayedDeal::taking(&taken).scores(&options, 1);
            assert_eq!(scores[..2], [worth - 1.0, 1.0]);
        }
        let off = legal_options(Fosdick::AcornHearts, players, "(moon: false)");
        let mut due = vec![0.0; players];
        due[0] = 12.0;
        assert_eq!(PlayedDeal::taking(&everything(players, 0, &all)).scores(&off, 1), due);
    }
}

/// A leader who holds all hearts wins every trick and shoots the moon in play.
#[test]
fn ah2_a_moon_can_be_shot_in_play() {
    let mut table = table(Fosdick::AcornHearts, 4, "(passing: Off)", 1);
    let Next::Deal(pack) = table.next() else {
        panic!("a game begins with a deal");
    };
    // Seat 1 deals, beginning with seat 2; seat 0 is on its right.
    let shooter = Seat::new(0);
    let (mut hearts, mut others) = (cards(HEARTS).iter(), (pack - cards(HEARTS)).iter());
    let order: Option<Pack> = (0..32).map(|place| if place % 4 == 2 { hearts.next() } else { others.next() }).collect();
    let order = order.expect("a quarter of the pack is hearts");
    table.record(&format!("deal {order}")).expect("the 32 cards");
    assert_eq!(table.state().private[shooter].hand, cards(HEARTS));
    assert_eq!(table.next(), Next::Act(shooter));
    let mut dice = Dice::seed_from_u64(1);
    while matches!(table.next(), Next::Act(_)) {
        play_on_at(&mut table, 1, &mut dice);
    }
    let row = &table.sheet().rows[0];
    for (seat, score) in row.scores.each() {
        assert_eq!(score.as_f64(), if seat == shooter { 0.0 } else { 12.0 });
    }
    let lines = row.lines.iter().map(|line| line.why.for_programs());
    let lines: Vec<String> = lines.collect();
    assert_eq!(lines[0], "Shot the moon");
    assert_eq!(lines[1..], ["{0} shot the moon"; 3]);
}
