//! C-1 to C-6, the rules common to all games, as they apply to the family. (C-7, that nobody is
//! shown what the rules hide, is a law of all games.)

use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Event, Next, Rules, Seat, winners};
use misere_engine::table::{Step, Watch as _};
use misere_games::entry;
use misere_games::fosdick::{Fosdick, Phase};
use misere_games::laws::{Dice, play_on_at};
use rand::SeedableRng;

use super::played::{play_deal, table};
use super::positions::{after_deals, legal_options, options};

pub const FAMILY: [Fosdick; 7] = [
    Fosdick::FourBadQueens,
    Fosdick::FourMadQueens,
    Fosdick::SlipperyPaws,
    Fosdick::Finis,
    Fosdick::CruelFate,
    Fosdick::AcornHearts,
    Fosdick::Compendium,
];

#[test]
fn c1_left_is_the_next_seat_clockwise() {
    for seats in 3..=6 {
        for (number, seat) in Seat::all(seats).enumerate() {
            assert_eq!(seat.left(seats).index(), (number + 1) % seats);
            assert_eq!(seat.right(seats).index(), (number + seats - 1) % seats);
            let across = seat.clockwise(seats / 2, seats);
            assert_eq!(across.index(), (number + seats / 2) % seats);
            assert_eq!(seat.steps_to(across, seats), seats / 2);
        }
    }
}

#[test]
fn c2_suits_ranks_codes_and_packs() {
    let suits: String = Suit::ALL.map(Suit::letter).iter().collect();
    let ranks: String = Rank::ALL.map(Rank::code).iter().collect();
    assert_eq!((suits.as_str(), ranks.as_str()), ("CDHS", "23456789TJQKA"));
    assert_eq!(Cards::FULL.len(), 52);
    for seats in 3..=6 {
        let Next::Deal(pack) = table(Fosdick::Finis, seats, "()", 1).next() else {
            panic!("a game begins with a deal");
        };
        let ranks: Vec<Rank> = pack.of_suit(Suit::Hearts).iter().map(Card::rank).collect();
        assert_eq!(ranks, Rank::ALL[5..]);
        assert_eq!(pack.len(), if seats == 4 { 32 } else { 30 });
    }
}

/// No matter how earlier deals were played, and under which rules.
#[test]
fn c3_a_deal_can_be_named_by_its_seed_and_number() {
    let hands = |rules: &str, plays: u64| {
        let mut table = table(Fosdick::AcornHearts, 4, rules, 7);
        let mut dice = Dice::seed_from_u64(plays);
        for _ in 0..3 {
            play_deal(&mut table, &mut dice);
        }
        let dealt = table.story().filter_map(|event| match event {
            Event::Deal { hands, .. } => Some(*hands),
            _ => None,
        });
        dealt.collect::<Vec<_>>()
    };
    let first = hands("()", 1);
    assert_eq!(first, hands("()", 2));
    assert_eq!(first, hands("(passing: Off, moon: false, direction: Counterclockwise)", 3));
    assert!(first[0] != first[1] && first[1] != first[2]);
}

#[test]
fn c4_the_turn_to_deal_passes_to_the_left_whichever_way_play_goes() {
    for rules in ["(rounds: 2)", "(rounds: 2, direction: Counterclockwise)"] {
        for seats in 3..=6 {
            let mut table = table(Fosdick::CruelFate, seats, rules, 2);
            play_on_at(&mut table, 2000, &mut Dice::seed_from_u64(1));
            assert_eq!(table.next(), Next::Over);
            let dealers: Vec<usize> = table.sheet().rows.iter().map(|row| row.dealer.index()).collect();
            let due: Vec<usize> = (0..2 * seats).map(|deal| (2 + deal) % seats).collect();
            assert_eq!(dealers, due);
        }
    }
}

#[test]
fn c5_games_end_at_the_end_of_a_deal_and_the_best_win_together() {
    // The first trick would bring somebody to one point, but the deal is still played to its end.
    for seats in 3..=6 {
        let mut table = table(Fosdick::SlipperyPaws, seats, "(end_at: 1)", 3);
        let played = play_deal(&mut table, &mut Dice::seed_from_u64(5));
        assert_eq!(played.tricks.len(), table.state().public.hand_size());
        assert_eq!(table.next(), Next::Over);
    }
    let options = legal_options(Fosdick::Finis, 4, "()");
    for (totals, best) in
        [([1.0, 0.0, 0.0, 3.0], &[1, 2][..]), ([2.0, 2.0, 2.0, 2.0], &[0, 1, 2, 3]), ([4.0, 3.0, 2.0, 1.0], &[3])]
    {
        let public = after_deals(&options, 4, &totals);
        assert_eq!(Fosdick::next(&public), Next::Over);
        let winners = winners::<Fosdick>(&public.totals);
        assert_eq!(winners, best.iter().map(|&seat| Seat::new(seat)).collect::<Vec<_>>());
    }
}

/// Every house rule of every game of the family: its name, its default and its range.
#[test]
fn c6_the_house_rules_have_the_names_defaults_and_ranges_declared() {
    const QUEENS: &str = "one of QC QD QH QS";
    const RANKS: &str = "one of Eight, Nine, Ten, Jack, Queen, King, Ace";
    const ON_OFF: &str = "true or false";
    for game in FAMILY {
        for seats in 3..=6 {
            let passing = if seats % 2 == 0 {
                "one of Cycle, Right, Left, Across, Off"
            } else {
                "one of Cycle, Right, Left, Off"
            };
            let count = if seats <= 4 { "3" } else { "2" };
            let mut due = vec![
                ("rounds", "1", "1 to 12"),
                ("passing", "Cycle", passing),
                ("pass_count", count, "1 to 4"),
                ("direction", "Clockwise", "one of Clockwise, Counterclockwise"),
                ("card_order", "AceHigh", "one of AceHigh, French"),
                ("end_at", "None", "1 to 500, or None"),
            ];
            match game {
                Fosdick::FourBadQueens => due.extend([("moon_bids", "true", ON_OFF), ("penalty_rank", "Queen", RANKS)]),
                Fosdick::FourMadQueens => due.push(("penalty_rank", "Queen", RANKS)),
                Fosdick::SlipperyPaws => due.push(("penalty_card", "\"QS\"", QUEENS)),
                Fosdick::Finis | Fosdick::CruelFate => {}
                Fosdick::AcornHearts => {
                    due.extend([("moon", "true", ON_OFF), ("queen_points", "4", "0 to 13")]);
                }
                Fosdick::Compendium => {
                    due.remove(0);
                    due.extend([("moon_bids", "true", ON_OFF), ("halve_hearts", "true", ON_OFF)]);
                }
            }
            let fields = entry(game.id()).expect("it is listed").fields(seats);
            let declared: Vec<_> =
                fields.iter().map(|field| (field.name, field.usual.to_string(), field.kind.expected())).collect();
            let due: Vec<_> =
                due.into_iter().map(|(name, default, range)| (name, default.to_owned(), range.to_owned())).collect();
            assert_eq!(declared, due, "{game:?} with {seats}");
        }
    }
}

#[test]
fn c6_values_out_of_range_and_unknown_names_are_refused() {
    use Fosdick::{AcornHearts, Compendium, CruelFate, Finis, FourBadQueens, SlipperyPaws};
    for (game, seats, rules, words) in [
        (FourBadQueens, 4, "(pass_count: 5)", ["pass_count", "5", "1 to 4"]),
        (FourBadQueens, 4, "(rounds: 0)", ["rounds", "0", "1 to 12"]),
        (FourBadQueens, 4, "(penalty_rank: Seven)", ["penalty_rank", "Seven", "Eight"]),
        (Finis, 5, "(end_at: 501)", ["end_at", "501", "1 to 500"]),
        (Finis, 5, "(passing: Across)", ["passing", "Across", "Left"]),
        (CruelFate, 3, "(moon: true)", ["moon", "not a house rule", "passing"]),
        (SlipperyPaws, 6, "(penalty_card: \"KS\")", ["penalty_card", "KS", "QC QD QH QS"]),
        (AcornHearts, 4, "(queen_points: 14)", ["queen_points", "14", "0 to 13"]),
        (Compendium, 4, "(rounds: 1)", ["rounds", "not a house rule", "halve_hearts"]),
        (Compendium, 4, "(penalty_rank: Jack)", ["penalty_rank", "not a house rule", "moon_bids"]),
    ] {
        let error = options(game, seats, rules).expect_err(rules);
        for word in words {
            assert!(error.contains(word), "{rules}: `{error}` lacks `{word}`");
        }
    }
}

/// Presets use the same names.
#[test]
fn c6_presets_are_house_rules_by_name() {
    for seats in 3..=6 {
        let preset = |id: &str, name: &str| -> HouseRules {
            let entry = entry(id).expect("it is listed");
            let preset = entry.presets.iter().find(|preset| preset.name == name);
            let rules = entry.preset(preset.expect("it has a preset"), seats);
            entry.complete(seats, &rules).expect("the preset is legal")
        };
        let polignac = preset("four_bad_queens", "Polignac");
        for (name, value) in [
            ("penalty_rank", "Jack"),
            ("card_order", "French"),
            ("passing", "Off"),
            ("end_at", "10"),
            ("rounds", "2"),
            ("moon_bids", "true"),
        ] {
            assert_eq!(polignac.value(name).map(ToString::to_string), Some(value.into()));
        }
        let slobberhannes = preset("slippery_paws", "Slobberhannes");
        for (name, value) in [("penalty_card", "\"QC\""), ("passing", "Off"), ("rounds", "1")] {
            assert_eq!(slobberhannes.value(name).map(ToString::to_string), Some(value.into()));
        }
    }
}

/// A game in progress keeps the rules that it was started with, all of them.
#[test]
fn c6_a_game_in_progress_keeps_its_rules() {
    let rules = "(pass_count: 1, direction: Counterclockwise, rounds: 2)";
    let mut table = table(Fosdick::AcornHearts, 3, rules, 1);
    let before = table.rules();
    while table.next() != Next::Over {
        play_on_at(&mut table, 50, &mut Dice::seed_from_u64(9));
        assert_eq!(table.rules(), before);
        assert_eq!(table.state().public.options, *table.options());
    }
    assert_eq!(table.state().public.phase, Phase::Between);
    let log = table.log().iter();
    assert_eq!(log.filter(|step| matches!(step, Step::Deal(_))).count(), 6);
}
