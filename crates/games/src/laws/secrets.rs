//! Law 5: no seat knows what the rules hide (C-7). The types keep hidden cards out of a view; twin
//! worlds also catch a secret that leaked into the public state.

use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::scene::{Face, Scene};
use misere_engine::rules::{GameAction, Next, Rules, Seat, State, View};
use misere_engine::table::{Step, Table, Watch as _};
use misere_engine::trace::seen_by;

use super::play::conserves;
use super::{Dice, Trial, one_of, play_on_at, up_to};

/// A table somewhere in one of its first deals, or a little further.
pub fn under_way<R: Rules>(game: R, trial: &Trial<'_>, dice: &mut Dice) -> Table<R> {
    let mut table = trial.table(game);
    let steps = up_to(100, dice);
    play_on_at(&mut table, 1 + steps, dice);
    table
}

/// The cards of the deal under way.
fn pack<R: Rules>(table: &Table<R>) -> Cards {
    let packs = table.log().iter().rev().find_map(|step| match step {
        Step::Deal(pack) => Some(pack.set()),
        Step::Reshuffle(_) | Step::Act(_) => None,
    });
    packs.unwrap_or(Cards::EMPTY)
}

/// A seat that is asked at the same time as another has the same choice when its turn comes, whatever others choose.
pub fn what_is_asked_at_once_depends_on_nobody<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let mut table = trial.table(game);
    table.shuffle();
    let begun = table.clone();
    while let Next::Act(seat) = table.next() {
        let (Some(asked), Some(_)) = (begun.asked_at_once(seat, None), table.asked_at_once(seat, None)) else { return };
        let legal = table.legal();
        assert_eq!(asked.next(), Next::Act(seat));
        assert_eq!(asked.legal(), legal, "{seat} is asked for something else at its turn");
        assert_eq!(asked.view(seat).own, table.view(seat).own);
        let choice = *one_of(&legal, dice);
        let chosen = begun.asked_at_once(seat, Some(choice)).expect("a legal choice");
        assert!(chosen.asked_at_once(seat, None).is_none(), "{seat} is asked twice");
        table.take(Step::Act(choice)).expect("a legal action");
    }
}

/// A sampled world gives the same view back and can be played on; if only one world is possible, it is the true one.
pub fn a_sampled_world_gives_the_same_view_back<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let table = under_way(game, trial, dice);
    let pack = pack(&table);
    for seat in Seat::all(trial.setup.seats) {
        let view = table.view(seat);
        let unseen = R::unseen(view);
        assert!(pack.contains_all(unseen), "{seat:?} misses other cards");
        let worlds: [State<R>; 2] = std::array::from_fn(|_| R::imagine(view, dice));
        for world in &worlds {
            let same = world.view(seat).to_seen() == view.to_seen();
            assert!(same, "{seat:?} sees {:?} for {view:?}", world.view(seat));
            conserves(world, pack);
            can_be_played_on(world.clone(), pack, dice);
        }
        // No card whose place varies between worlds lies open.
        let open: Cards = faces(&R::scene(view)).collect();
        let places = worlds.each_ref().map(R::whereabouts);
        let truth = R::whereabouts(table.state());
        for places in &places {
            assert_eq!(places.len(), truth.len(), "a world with other places");
            for (imagined, true_cards) in places.iter().zip(&truth) {
                assert_eq!(imagined.len(), true_cards.len(), "{places:?} for {truth:?}");
                let moved = (*imagined - *true_cards) | (*true_cards - *imagined);
                let open = moved & open;
                assert!(open.is_empty(), "{seat:?} sees where {open} lies");
            }
        }
        match R::worlds(view) {
            Some(0) => panic!("{seat:?} rules out the truth"),
            Some(1) => assert_eq!(places, [truth.clone(), truth.clone()], "not the only world"),
            _ => {}
        }
        if (1..=3).contains(&unseen.len()) {
            let comes_up = |_| R::whereabouts(&R::imagine(view, dice)) == truth;
            assert!((0..300).any(comes_up), "{seat:?} rules out the truth");
        }
    }
}

/// Tells whether the stock was replenished from cards that had lain open.
fn has_refill<R: Rules>(table: &Table<R>) -> bool {
    table.log().iter().any(|step| matches!(step, Step::Reshuffle(_)))
}

/// Plays to the end of the deal and checks that every turn has a legal action.
fn can_be_played_on<R: Rules>(mut world: State<R>, pack: Cards, dice: &mut Dice) {
    let mut moves = Vec::new();
    for _ in 0..2000 {
        match R::next(&world.public) {
            Next::Deal(_) | Next::Over => return,
            Next::Reshuffle(cards) => {
                R::deal(&mut world, &Pack::shuffled(cards, dice), &mut ());
            }
            Next::Act(seat) => {
                moves.clear();
                R::legal(world.view(seat), &mut moves);
                assert!(!moves.is_empty(), "{seat:?} has no move in {world:?}");
                R::apply(&mut world, *one_of(&moves, dice), &mut ());
            }
        }
        conserves(&world, pack);
    }
    panic!("the deal does not end");
}

/// No scene shows the face of a card that its seat has not seen.
pub fn a_scene_shows_no_card_that_its_seat_has_not_seen<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let mut table = trial.table(game);
    for _ in 0..60 {
        play_on_at(&mut table, 1, dice);
        for seat in Seat::all(trial.setup.seats) {
            let view = table.view(seat);
            let unseen = R::unseen(view);
            for card in faces(&R::scene(view)) {
                assert!(!unseen.contains(card), "{seat:?} is shown {card}");
            }
        }
    }
}

/// The cards whose faces a scene shows.
fn faces(scene: &Scene) -> impl Iterator<Item = Card> + '_ {
    let last = scene.previous_trick.iter().flat_map(|last| &last.zone.spots);
    let zones = scene.zones.iter().flat_map(|zone| &zone.spots);
    zones.chain(last).filter_map(|spot| match spot.face {
        Face::Up(card) => Some(card),
        _ => None,
    })
}

/// The outcomes of attempts to make a twin world.
#[derive(Clone, Copy, Debug, Default)]
pub struct TwinCounts {
    /// Pairs of cards exchanged.
    pub tried: u32,
    /// Exchanges that gave a legal game.
    pub legal: u32,
    /// Legal games that differ from the true one.
    pub different: u32,
}

impl std::ops::AddAssign for TwinCounts {
    fn add_assign(&mut self, other: Self) {
        self.tried += other.tried;
        self.legal += other.legal;
        self.different += other.different;
    }
}

/// If two cards that a seat has not seen change places in the pack and in the others' actions, and
/// the result is a legal game, the seat sees the same game.
pub fn twin_worlds_look_alike<R: Rules>(game: R, trial: &Trial<'_>) -> TwinCounts {
    let mut counts = TwinCounts::default();
    let dice = &mut trial.dice();
    let table = under_way(game, trial, dice);
    for seat in Seat::all(trial.setup.seats) {
        let view = table.view(seat);
        let unseen: Pack = R::unseen(view).iter().collect();
        if unseen.len() < 2 {
            continue;
        }
        for _ in 0..2 {
            let a = *one_of(&unseen, dice);
            let b = *one_of(&unseen, dice);
            if a == b {
                continue;
            }
            counts.tried += 1;
            let Some(other) = twin(game, trial, &table, seat, &[(a, b)]) else { continue };
            counts.legal += 1;
            counts.different += u32::from(other.state() != table.state());
            looks_alike(view, other.view(seat), (a, b));
            assert_eq!(
                seen_by(&table, seat, 0).take(),
                seen_by(&other, seat, 0).take(),
                "{seat:?} has not seen {a} and {b}, and yet hears of them"
            );
            for reader in [None, Some(seat)] {
                assert_eq!(
                    table.announcements(0, reader),
                    other.announcements(0, reader),
                    "{seat:?} has not seen {a} and {b}, and yet is told of them"
                );
            }
            assert_eq!(R::next(&other.state().public), R::next(&table.state().public));
        }
    }
    counts
}

fn looks_alike<R: Rules>(one: View<'_, R>, other: View<'_, R>, (a, b): (Card, Card)) {
    let seat = one.seat;
    let words = format!("{seat:?} has not seen {a} and {b}, and yet");
    assert_eq!(one.to_seen(), other.to_seen(), "{words}");
    assert_eq!(R::scene(one), R::scene(other), "{words}");
    assert_eq!(R::unseen(one), R::unseen(other), "{words}");
    if R::next(one.public) == Next::Act(seat) {
        let moves = [one, other].map(|view| {
            let mut moves = Vec::new();
            R::legal(view, &mut moves);
            moves
        });
        assert_eq!(moves[0], moves[1], "{words}");
    }
}

/// The same game with pairs of cards exchanged in the current deal and in what the other seats did
/// in it; `None` if that is not legal.
pub fn twin<R: Rules>(
    game: R, trial: &Trial<'_>, table: &Table<R>, seat: Seat, swaps: &[(Card, Card)],
) -> Option<Table<R>> {
    let log = table.log();
    let begun = log.iter().rposition(|step| matches!(step, Step::Deal(_)))?;
    let pack = |pack: &Pack| swaps.iter().fold(*pack, |pack, &(a, b)| pack.swapped(a, b));
    let mut twin = trial.table(game);
    for (index, step) in log.iter().enumerate() {
        let step = match (step, R::next(&twin.state().public)) {
            (step, _) if index < begun => step.clone(),
            (Step::Deal(cards), _) => Step::Deal(pack(cards)),
            (Step::Reshuffle(cards), _) => Step::Reshuffle(pack(cards)),
            (Step::Act(action), Next::Act(turn)) if turn != seat => {
                let other = |action: R::Action, &(a, b): &(Card, Card)| action.swapped(a, b);
                Step::Act(swaps.iter().fold(*action, other))
            }
            (Step::Act(action), _) => Step::Act(*action),
        };
        twin.take(step).ok()?;
    }
    Some(twin)
}

/// A seat cannot rule out a sampled world: exchanging cards in the log gives a legal game that
/// leads there and looks the same to the seat.
///
/// [`super::check`] leaves this law out, because it only holds for games in which a card that a seat has seen never
/// moves unseen afterwards. Deals with a refill are skipped for the same reason.
pub fn a_sampled_world_could_have_come_about<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let table = under_way(game, trial, dice);
    let truth = R::whereabouts(table.state());
    if has_refill(&table) || truth.is_empty() {
        return;
    }
    for seat in Seat::all(trial.setup.seats) {
        let view = table.view(seat);
        let places = R::whereabouts(&R::imagine(view, dice));
        let swaps = swaps(&truth, &places);
        let twin = twin(game, trial, &table, seat, &swaps);
        let twin = twin.unwrap_or_else(|| panic!("{seat:?} imagines {places:?} for {truth:?}"));
        assert_eq!(R::whereabouts(twin.state()), places, "for {truth:?}");
        assert_eq!(twin.view(seat).to_seen(), view.to_seen());
    }
}

/// A sequence of exchanges that leads from one arrangement of cards to another with places of the same sizes.
fn swaps(from: &[Cards], to: &[Cards]) -> Vec<(Card, Card)> {
    let mut places = from.to_vec();
    let mut swaps = Vec::new();
    for (index, &there) in to.iter().enumerate() {
        while let (Some(strange), Some(missing)) = ((places[index] - there).first(), (there - places[index]).first()) {
            for cards in &mut places {
                *cards = cards.swapped(strange, missing);
            }
            swaps.push((strange, missing));
        }
    }
    swaps
}
