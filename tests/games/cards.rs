//! Properties of cards, sets and packs, over random ones.

use misere_engine::cards::{Cards, Pack};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

fn cards() -> impl Strategy<Value = Cards> {
    proptest::sample::subsequence(Cards::FULL.iter().collect::<Vec<_>>(), 0..=52)
        .prop_map(|cards| cards.into_iter().collect())
}

proptest! {
    #[test]
    fn a_set_is_the_same_after_it_was_written_and_read(set in cards()) {
        prop_assert_eq!(set.to_string().parse::<Cards>(), Ok(set));
        prop_assert_eq!(set.iter().len(), set.len());
        prop_assert!(set.iter().is_sorted());
    }

    #[test]
    fn sets_behave_as_sets_do(a in cards(), b in cards()) {
        prop_assert_eq!((a | b).len() + (a & b).len(), a.len() + b.len());
        prop_assert_eq!((a - b) | (a & b), a);
        prop_assert_eq!(a.intersects(b), !(a & b).is_empty());
        prop_assert_eq!(!!a, a);
    }

    #[test]
    fn a_shuffle_keeps_the_cards_and_a_choice_takes_so_many(set in cards(), seed: u64, size in 0usize..60) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let pack = Pack::shuffled(set, &mut rng);
        prop_assert_eq!((pack.len(), pack.set()), (set.len(), set));
        prop_assert_eq!(pack.to_string().parse::<Pack>(), Ok(pack));
        let chosen = set.choose(size, &mut rng);
        prop_assert!(set.contains_all(chosen));
        prop_assert_eq!(chosen.len(), size.min(set.len()));
    }
}
