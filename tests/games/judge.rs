//! Compares two actions by the rules alone: in sampled worlds, the rest of the deal is played out
//! with heuristics and again at random, and the results are compared world by world.

use misere_engine::cards::Pack;
use misere_engine::rules::{Next, Rules as _, Seat, State, View};
use misere_engine::table::{Session, Setup, Table, Watch as _};
use misere_games::entry;
use misere_games::fosdick::Fosdick;
use misere_games::laws::Dice;
use misere_players::bots::{Strategy, Utility};
use rand::SeedableRng;

/// Number of worlds in which two actions are compared, once some of the deal is played.
pub const WORLDS: u32 = 150;

/// Random play is used only with this few hidden cards: earlier in a deal it says little about good
/// play.
const FEW: usize = 9;

/// The way to play out the rest of a deal.
#[derive(Clone, Copy, Debug)]
enum Rest {
    ByThumb,
    ByChance,
}

/// Checks that the first of two actions is clearly better than the second, however the rest is
/// played.
pub fn compare<R: Strategy>(
    game: R, setup: &Setup, steps: &[String], [better, worse]: [&str; 2], worlds: u32,
) -> Result<(), String> {
    let mut table = Table::new(game, setup).expect("a deal code");
    for step in steps {
        table.record(step).expect("it was legal before");
    }
    let Next::Act(seat) = table.next() else { return Err("nobody is to act".into()) };
    let pair = [better, worse].map(|text| text.parse().expect("an action"));
    let few = R::unseen(table.view(seat)).len() <= FEW;
    for rest in [Rest::ByThumb, Rest::ByChance] {
        if matches!(rest, Rest::ByChance) && !few {
            continue;
        }
        let (lead, error) = lead(table.view(seat), pair, rest, worlds);
        if lead <= 0.0 || lead < 4.0 * error {
            return Err(format!("{rest:?}, `{better}` leads `{worse}` by {lead:.2} ± {error:.2}"));
        }
    }
    Ok(())
}

/// The lead of the first of two actions, and its standard error.
fn lead<R: Strategy>(view: View<'_, R>, pair: [R::Action; 2], rest: Rest, worlds: u32) -> (f64, f64) {
    let mut dice = Dice::seed_from_u64(1);
    let mut utility = Utility::new::<R>(view);
    for _ in 0..Utility::SAMPLES {
        let end = play_out(R::imagine(view, &mut dice), rest, &mut dice);
        utility.calibrate::<R>(&end);
    }
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..worlds {
        let world = R::imagine(view, &mut dice);
        let [first, second] = pair.map(|action| {
            let mut world = world.clone();
            R::apply(&mut world, action, &mut ());
            utility.value::<R>(&play_out(world, rest, &mut dice))
        });
        sum += first - second;
        squares += (first - second) * (first - second);
    }
    let count = f64::from(worlds);
    let mean = sum / count;
    let variance = (squares / count - mean * mean).max(0.0);
    (mean, (variance / (count - 1.0)).sqrt())
}

/// Plays the deal to its end; returns the public state.
fn play_out<R: Strategy>(mut state: State<R>, rest: Rest, dice: &mut Dice) -> R::Public {
    let mut moves = Vec::new();
    loop {
        match R::next(&state.public) {
            Next::Act(seat) => {
                let view = state.view(seat);
                let action = match rest {
                    Rest::ByThumb => R::act(view, &mut moves, dice),
                    Rest::ByChance => R::random(view, &mut moves, dice),
                };
                R::apply(&mut state, action, &mut ());
            }
            Next::Reshuffle(cards) => R::deal(&mut state, &Pack::shuffled(cards, dice), &mut ()),
            Next::Deal(_) | Next::Over => return state.public,
        }
    }
}

#[test]
fn a_point_taken_in_place_of_another_seat_counts_as_one() {
    // FI-1: whoever wins the last trick scores 1, everyone else 0.
    let setup = Setup { seats: 4, rules: entry("finis").expect("a game").usual_rules(4), seed: 3, dealer: None };
    let mut table = Table::new(Fosdick::Finis, &setup).expect("a deal code");
    table.shuffle();
    let mut dice = Dice::seed_from_u64(1);
    let view = table.view(Seat::new(0));
    let utility = Utility::new::<Fosdick>(view).in_points();
    let ends = [(); 20].map(|()| play_out(Fosdick::imagine(view, &mut dice), Rest::ByChance, &mut dice));
    let own = ends.each_ref().map(|end| utility.own_points::<Fosdick>(end));
    assert!(own.contains(&0.0) && own.contains(&1.0), "{own:?}");
    for (end, own) in ends.iter().zip(own) {
        let lost = utility.payoff::<Fosdick>(&ends[0]).points - utility.payoff::<Fosdick>(end).points;
        assert!((lost - (own - utility.own_points::<Fosdick>(&ends[0]))).abs() < 1e-9, "{lost}");
    }
}
