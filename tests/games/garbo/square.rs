//! The square: free places, reach and values (GA-1, GA-3 to GA-6).

use std::collections::HashSet;

use misere_games::garbo::*;

use super::positions::*;

/// GA-3, with places counted from the first card.
#[test]
fn the_first_card_goes_to_0_0_and_the_next_beside_it() {
    assert_eq!(Square::default().free().iter().collect::<Vec<_>>(), [Place::FIRST]);
    assert_eq!((Place::FIRST.row(), Place::FIRST.column()), (0, 0));
    let free = square(&[("9H", 0, 0)]).free();
    let beside = [place(-1, 0), place(0, -1), place(0, 1), place(1, 0)];
    assert_eq!(free.iter().collect::<Vec<_>>(), beside);
}

/// GA-3, compared with the rule word for word: empty, sharing an edge, within four rows and
/// columns.
#[test]
fn free_places_touch_an_edge_and_keep_within_four_by_four() {
    let every = || (-4..=4).flat_map(|row| (-4..=4).map(move |column| (row, column)));
    for seed in 0..300 {
        walk(&Options::USUAL, seed, |state| {
            let public = &state.public;
            if !public.is_level_one() || public.played == 0 {
                return;
            }
            let taken: Vec<(i8, i8)> =
                public.square.taken().iter().map(|place| (place.row(), place.column())).collect();
            let fits = |&(row, column): &(i8, i8)| {
                let edge = |&(r, c): &(i8, i8)| (r - row).abs() + (c - column).abs() == 1;
                let near = |&(r, c): &(i8, i8)| (r - row).abs() < 4 && (c - column).abs() < 4;
                !taken.contains(&(row, column)) && taken.iter().any(edge) && taken.iter().all(near)
            };
            let expected: Vec<(i8, i8)> = every().filter(fits).collect();
            let free: Vec<(i8, i8)> = public.legal_places().iter().map(|place| (place.row(), place.column())).collect();
            assert_eq!(free, expected, "{taken:?}");
        });
    }
}

/// GA-3: level one ends with sixteen cards in the form of a square, wherever the first one lies.
#[test]
fn sixteen_cards_fill_four_rows_and_four_columns() {
    let mut corners = HashSet::new();
    for seed in 0..1000 {
        let mut state = dealt(&Options::USUAL, seed);
        play_until(&mut state, seed, |state| state.public.played == SIZE);
        let taken = state.public.square.taken();
        let (rows, columns) = taken.bounds().expect("cards lie there");
        assert_eq!((taken.len(), rows.1 - rows.0, columns.1 - columns.0), (SIZE, 3, 3));
        assert!(state.public.square.free().is_empty());
        corners.insert((rows.0, columns.0));
    }
    assert_eq!(corners.len(), SIZE, "the first card can become any of sixteen");
}

#[test]
fn a_set_of_places_knows_its_bounds() {
    let every = || (-3..=3).flat_map(|row| (-3..=3).map(move |column| place(row, column)));
    assert_eq!(Places::EMPTY.bounds(), None);
    for a in every() {
        for b in every() {
            let set: Places = [a, b].into_iter().collect();
            let order = |x: i8, y: i8| (x.min(y), x.max(y));
            let expected = (order(a.row(), b.row()), order(a.column(), b.column()));
            assert_eq!(set.bounds(), Some(expected));
            assert!(set.contains(a) && set.contains(b));
        }
    }
    assert_eq!(every().collect::<Places>().len(), 49);
    assert_eq!(Place::new(4, 0), None);
    assert_eq!(Place::new(0, -4), None);
}

/// GA-4: the eight surrounding places; row, column and both diagonals, but no knight’s move.
#[test]
fn reach_is_what_the_rule_says_for_every_two_places() {
    let every = || (-3..=3).flat_map(|row| (-3..=3).map(move |column| place(row, column)));
    for from in every() {
        for to in every().filter(|&to| to != from) {
            let (down, right) = ((from.row() - to.row()).abs(), (from.column() - to.column()).abs());
            let line = down == 0 || right == 0 || down == right;
            if down < 4 && right < 4 {
                assert_eq!(in_line(from).contains(to), line, "{from} to {to}");
            }
            let near = within_suit_reach(from, SuitReach::Adjacent);
            assert_eq!(near.contains(to), down.max(right) == 1, "{from} to {to}");
        }
        assert!(!in_line(from).contains(from));
        assert_eq!(within_suit_reach(from, SuitReach::InLine), in_line(from));
    }
}

/// GA-1: the whole row of values.
#[test]
fn the_published_values_are_one_to_twelve() {
    let options = Options::USUAL;
    let suits = Options::SUITS.map(|suit| options.suit_value(suit));
    let ranks = Options::RANKS.map(|rank| options.rank_value(rank));
    assert_eq!(suits, [1, 2, 3, 4]);
    assert_eq!(ranks, [5, 6, 7, 8, 9, 10, 11, 12]);
    for (key, suit) in Options::KEYS.iter().zip(Options::SUITS) {
        assert_eq!(*key, suit.name().trim_end_matches('s'));
    }
    for (key, rank) in Options::KEYS[4..].iter().zip(Options::RANKS) {
        assert_eq!(*key, rank.name());
    }
}

/// GA-4: the worked example.
#[test]
fn a_ten_of_hearts_near_two_hearts_and_two_tens_gives_24() {
    let square = square(&[("AH", 0, 0), ("JH", 0, 1), ("9C", 1, 2), ("TC", 1, 3), ("8S", 2, 1), ("TS", 3, 1)]);
    let matches = square.matches(card("TH"), place(1, 1), SuitReach::Adjacent);
    assert_eq!(matches.points(card("TH"), &Options::USUAL), 24);
    let list: Vec<String> = matches.iter().map(|m| Action::Claim(m).to_string()).collect();
    assert_eq!(list, ["claim suit 0 0", "claim suit 0 1", "claim rank 1 3", "claim rank 3 1"]);
}

/// GA-5 and GA-6.
#[test]
fn a_covered_card_counts_tenfold_for_what_covers_it_and_then_no_longer() {
    let mut square = square(&[("QH", 0, 0), ("9C", 0, 1)]);
    let factor = options("(cover_factor: 3)");
    let queen = square.matches(card("QS"), place(0, 0), SuitReach::Adjacent);
    assert_eq!(queen.cover, Cover::Rank);
    assert_eq!(queen.points(card("QS"), &Options::USUAL), 120);
    assert_eq!(queen.points(card("QS"), &factor), 36);
    let heart = square.matches(card("8H"), place(0, 0), SuitReach::Adjacent);
    assert_eq!((heart.cover, heart.points(card("8H"), &Options::USUAL)), (Cover::Suit, 20));

    assert_eq!(square.put(card("8S"), place(0, 0)), Some(card("QH")));
    assert_eq!(square.card(place(0, 0)), Some(card("8S")));
    assert_eq!(square.beneath().to_string(), "QH");
    assert_eq!(square.faces().to_string(), "9C 8S");
    for gone in ["QD", "KH"] {
        let matches = square.matches(card(gone), place(0, 1), SuitReach::Adjacent);
        assert!(matches.is_empty(), "{gone}");
    }
    let spade = square.matches(card("AS"), place(0, 1), SuitReach::Adjacent);
    assert_eq!(spade.points(card("AS"), &Options::USUAL), 1);
    // Its place cannot be played on again.
    assert_eq!(square.uncovered().iter().collect::<Vec<_>>(), [place(0, 1)]);
}
