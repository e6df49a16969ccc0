//! Lookup tables laid out in one list of weights.

use misere_players::bots::learned::Tables;

#[test]
fn every_cell_has_an_index_of_its_own() {
    const TABLES: Tables<2> = Tables::new([&[2, 3], &[4]]);
    let first = (0..6).map(|n| TABLES.index(0, [n / 3, n % 3]));
    let second = (0..4).map(|n| TABLES.index(1, [n]));
    let all: Vec<usize> = first.chain(second).collect();
    assert_eq!(all, (0..TABLES.weights()).collect::<Vec<_>>());
    assert_eq!(TABLES.index(1, [9]), TABLES.index(1, [3]));
}
