use misere_lab::for_tests::*;

fn lineup(names: &str, seats: usize) -> Lineup {
    let names: Vec<String> = names.split(',').map(Into::into).collect();
    Lineup::read(&names, seats).expect("a lineup")
}

#[test]
fn rotated_players_have_every_seat_equally_often() {
    let lineup = lineup("random,easy,easy,hard", 4);
    assert_eq!(lineup.contestants.len(), 3);
    let plan = SeatingPlan::new(&lineup, Seating::Rotated);
    for seat in 0..4 {
        let mut held: Vec<usize> = (0..4).map(|n| plan.of_game(n)[0][seat]).collect();
        held.sort_unstable();
        assert_eq!(held, [0, 1, 1, 2]);
    }
    assert_eq!(plan.of_game(0)[0], lineup.by_seat);
    let fixed = SeatingPlan::new(&lineup, Seating::Fixed);
    assert_eq!(fixed.of_game(3)[0], lineup.by_seat);
}

#[test]
fn the_same_deals_are_played_in_every_arrangement_once() {
    for (names, seats, plays) in [
        ("easy", 4, 1),
        ("easy,hard,hard,hard", 4, 4),
        ("easy,hard,easy,hard", 4, 6),
        ("random,easy,hard,random,easy,hard", 6, 90),
    ] {
        let plan = SeatingPlan::new(&lineup(names, seats), Seating::SameDeals);
        let mut all = plan.of_game(5).to_vec();
        assert_eq!((all.len(), plan.plays()), (plays, plays));
        all.sort();
        all.dedup();
        assert_eq!(all.len(), plays, "{names}");
    }
}
