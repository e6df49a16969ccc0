//! Tests of single tricks, each with the number of its rule.

use std::collections::HashSet;

use misere_engine::cards::{Card, Cards, Pack, Rank, Suit};
use misere_engine::rules::options::Choice;
use misere_games::mismatch::AceInRuns;
use misere_games::mismatch::matches::{Match, Matches, TrickSoFar, matching, with_points};

fn cards(text: &str) -> Vec<Card> {
    text.parse::<Pack>().expect("cards").to_vec()
}

fn standing(trick: &[Card], ace: AceInRuns) -> TrickSoFar {
    TrickSoFar::of(trick, ace).expect("a card")
}

fn each_option() -> impl Iterator<Item = AceInRuns> {
    AceInRuns::ALL.iter().map(|(ace, ..)| *ace)
}

/// A slow second implementation of the rules of a trick, as close to their wording as possible
/// (MM-3 to MM-6).
struct Slow {
    /// For every set of ranks, as bits, whether it is a run.
    runs: Vec<bool>,
}

impl Slow {
    fn new(ace: AceInRuns) -> Self {
        let order = match ace {
            AceInRuns::HighOrLow => "A23456789TJQKA",
            AceInRuns::HighOnly => "23456789TJQKA",
            AceInRuns::RoundTheCorner => "A23456789TJQKA23",
        };
        let ranks: Vec<Rank> = order.chars().filter_map(Rank::from_code).collect();
        let mut runs = vec![false; 1 << 13];
        for run in ranks.windows(3).chain(ranks.windows(4)) {
            runs[run.iter().map(|rank| 1 << rank.index()).sum::<usize>()] = true;
        }
        Self { runs }
    }

    fn is_run(&self, cards: &[Card]) -> bool {
        let mut ranks = 0usize;
        for card in cards {
            ranks |= 1 << card.rank().index();
        }
        ranks.count_ones() as usize == cards.len() && self.runs[ranks]
    }

    /// MM-5: whether the last of these cards makes a match with those before it.
    fn makes_match(&self, cards: &[Card]) -> bool {
        let (&card, earlier) = cards.split_last().expect("a card");
        for (i, &first) in earlier.iter().enumerate() {
            if first.suit() == card.suit() || first.rank() == card.rank() {
                return true;
            }
            for &second in &earlier[..i] {
                if self.is_run(&[first, second, card]) {
                    return true;
                }
            }
        }
        self.is_run(cards)
    }

    /// The place of the winner and the penalty.
    fn verdict(&self, trick: &[Card]) -> (usize, i32) {
        let winner = (1..=4).rfind(|&n| self.makes_match(&trick[..n]));
        if let Some(n) = winner {
            return (n - 1, self.penalty(trick));
        }
        let by_rank = |place: &usize| trick[*place].rank();
        let highest = (0..4).max_by_key(by_rank).expect("four cards");
        let lowest = (0..4).min_by_key(by_rank).expect("four cards");
        let pips = "23456789".find(trick[lowest].rank().code()).map_or(10, |n| n + 2);
        (highest, pips as i32)
    }

    /// MM-6.
    fn penalty(&self, trick: &[Card]) -> i32 {
        let mut sum = 0;
        for suit in Suit::ALL {
            sum += match trick.iter().filter(|card| card.suit() == suit).count() {
                2 => 10,
                3 => 30,
                4 => 40,
                _ => 0,
            };
        }
        for rank in Rank::ALL {
            sum += match trick.iter().filter(|card| card.rank() == rank).count() {
                2 => 20,
                3 => 30,
                4 => 40,
                _ => 0,
            };
        }
        if self.is_run(trick) {
            return sum + 40;
        }
        let runs = (0..4).filter(|&without| {
            let mut three = trick.to_vec();
            three.remove(without);
            self.is_run(&three)
        });
        sum + 30 * runs.count() as i32
    }
}

/// Every set of four cards, each in one of its 24 orders.
fn tricks() -> impl Iterator<Item = [Card; 4]> {
    Cards::FULL.subsets(4).enumerate().map(|(n, set)| {
        let mut left: Vec<Card> = set.iter().collect();
        [n % 4, n / 4 % 3, n / 12 % 2, 0].map(|place| left.remove(place))
    })
}

#[test]
fn every_trick_agrees_with_the_rules_told_slowly_mm_3_to_6() {
    for ace in each_option() {
        let slow = Slow::new(ace);
        for trick in tricks() {
            let fast = standing(&trick, ace);
            assert_eq!((fast.winner_index, fast.penalty(ace)), slow.verdict(&trick), "{trick:?} {ace:?}");
        }
    }
}

#[test]
fn a_trick_without_a_match_costs_2_to_10_whatever_the_ace_mm_4() {
    let mut without = Vec::new();
    for ace in each_option() {
        let mut penalties = HashSet::new();
        let mut count = 0;
        for trick in tricks() {
            let found = standing(&trick, ace);
            let penalty = found.penalty(ace);
            if !found.matched {
                count += 1;
                penalties.insert(penalty);
                let ranks: HashSet<Rank> = trick.iter().map(|card| card.rank()).collect();
                let top = trick.iter().map(|card| card.rank()).max();
                assert_eq!(ranks.len(), 4, "{trick:?}");
                assert_eq!(Some(trick[found.winner_index].rank()), top, "{trick:?}");
            } else {
                assert!((10..=110).contains(&penalty), "{trick:?}");
                assert_eq!(penalty % 10, 0, "{trick:?}");
            }
        }
        assert_eq!(penalties, (2..=10).collect(), "{ace:?}");
        without.push(count);
    }
    // The 24 ways to give four ranks a suit each, times the number of sets of four ranks without
    // three neighbors. Of 13 in a line, there are 210 + 360 + 45; the low ace removes nine, A-2-3
    // with 5 to K; of 13 in a ring, there are 13/9 of 126 + 252 + 36.
    assert_eq!(without, [24 * (615 - 9), 24 * 615, 24 * 598]);
}

#[test]
fn a_run_of_three_goes_to_whoever_completes_it_from_any_side_mm_5() {
    for (earlier, completing) in [
        ("5C 6D", "4H 7H"),
        ("5C 7D", "6H"),
        ("5C 8D", ""),
        ("QC KD", "JH AH"),
        ("KC AD", "QH"),
        ("2C AD", "3H"),
        ("2C 3D", "4H AH"),
        ("3C AD", "2H"),
        ("KC 2D", ""),
    ] {
        let earlier: Cards = earlier.parse().expect("cards");
        let expected: Cards = completing.parse().expect("cards");
        let others = Cards::suit(Suit::Clubs) | Cards::suit(Suit::Diamonds);
        let found = matching(earlier, AceInRuns::HighOrLow) - others;
        let ranks = earlier.iter().fold(Cards::EMPTY, |all, card| all | Cards::rank(card.rank()));
        assert_eq!((found - ranks).of_suit(Suit::Hearts), expected, "{earlier}");
    }
}

#[test]
fn the_ace_stands_where_the_house_rule_says_mm_3() {
    use AceInRuns::{HighOnly, HighOrLow, RoundTheCorner};
    let table = [
        ("QC KD AH 5S", [30, 30, 30]),
        ("AC 2D 3H 8S", [30, 2, 30]),
        ("KC AD 2H 7S", [2, 2, 30]),
        ("QC KD AH 2S", [30, 30, 40]),
        ("KC AD 2H 3S", [30, 2, 40]),
        ("AC 2D 3H 4S", [40, 30, 40]),
        ("JC QD KH AS", [40, 40, 40]),
        ("KC AD AH 2S", [20, 20, 80]),
        ("QC AD 2H 4S", [2, 2, 2]),
    ];
    for (trick, penalties) in table {
        for (ace, penalty) in [HighOrLow, HighOnly, RoundTheCorner].into_iter().zip(penalties) {
            let found = standing(&cards(trick), ace);
            assert_eq!(found.penalty(ace), penalty, "{trick} {ace:?}");
        }
    }
}

#[test]
fn matches_are_told_one_by_one_and_add_up_mm_6() {
    for (trick, told) in [
        ("8S 8D 8C QS", "Two spades for 10, three eights for 30"),
        ("7H JH 9S 8S", "Two hearts for 10, two spades for 10, run 7-8-9 for 30"),
        ("2D 3H 3D 4D", "Three diamonds for 30, two threes for 20, two runs 2-3-4 for 60"),
        ("9C TD JH QS", "Run 9-10-J-Q for 40"),
        ("3C AD 2H 9S", "Run A-2-3 for 30"),
        ("6C 6D 6H 6S", "Four sixes for 40"),
        ("2C 5C 9C KC", "Four clubs for 40"),
    ] {
        let set = cards(trick).into_iter().collect();
        let matches = Matches::of(set, AceInRuns::HighOrLow);
        assert_eq!(with_points(matches.each()).for_programs(), told);
    }
    for ace in each_option() {
        for trick in tricks() {
            let matches = Matches::of(trick.into_iter().collect(), ace);
            let sum: i32 = matches.each().map(Match::points).sum();
            assert_eq!(matches.penalty(), sum, "{trick:?}");
        }
    }
}
