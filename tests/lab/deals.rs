use misere_engine::cards::{Cards, Rank};
use misere_engine::rules::BySeat;
use misere_engine::rules::options::HouseRules;
use misere_engine::table::Setup;
use misere_games::menu;
use misere_lab::for_tests::*;
use misere_lab::laboratory;

fn games(games: u64) -> impl Iterator<Item = GameNumber> {
    (0..games).map(|number| GameNumber { seed: 11, number })
}

#[test]
fn the_hands_of_every_game_are_as_chance_predicts() {
    for entry in menu() {
        for seats in entry.seats.clone() {
            let setup = Setup { seats, rules: HouseRules::default(), seed: 0, dealer: None };
            let arena = laboratory(entry).arena(&setup).expect("the usual rules");
            let statistics = DealStatistics::of(&*arena, games(300));
            assert_eq!((statistics.deals, statistics.classes.len()), (300, seats));
            assert_eq!(statistics.fault(), None, "{}: {}", entry.id, statistics.table());
        }
    }
}

/// In four of ten deals, one seat gets the next seat's hand if that has more queens.
#[test]
fn a_dealer_who_cheats_a_little_is_caught() {
    let entry = menu().iter().find(|entry| entry.usual == 4).expect("a game");
    let setup = Setup { seats: 4, rules: HouseRules::default(), seed: 0, dealer: None };
    let arena = laboratory(entry).arena(&setup).expect("the usual rules");
    let mut statistics = DealStatistics::of(&*arena, games(0));
    for (turn, game) in games(4000).enumerate() {
        let mut dealt = arena.deal(game).expect("a deal");
        let queens = |hand: Cards| hand.iter().filter(|card| card.rank() == Rank::Queen).count();
        let hands: Vec<Cards> = dealt.hands.iter().copied().collect();
        if turn % 10 < 4 && queens(hands[1]) > queens(hands[0]) {
            dealt.hands = BySeat::from_fn(4, |seat| hands[[1, 0, 2, 3][seat.index()]]);
        }
        statistics.add(&dealt);
    }
    let fault = statistics.fault().expect("a fault");
    assert!(fault.contains("queens") && fault.contains("seat"), "{fault}");
}
