//! Law 6: scenes, gestures, and the words and texts of actions.

use std::collections::HashSet;

use crate::text::Language;
use misere_engine::rules::scene::{Gesture, Scene, SpotId, Target, ZoneId};
use misere_engine::rules::{GameAction as _, MAX_SEATS, Message, Names, Next, Rules, Seat};
use misere_engine::table::{Move, Session, Table, Watch as _};

use super::{Trial, one_of, play_on_at};

/// Every action has spoken words, a text that parses back, and a gesture of its own that the scene allows.
pub fn every_action_can_be_said_written_and_done<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let mut table = trial.table(game);
    for _ in 0..40 {
        play_on_at(&mut table, 1, dice);
        let Next::Act(seat) = R::next(&table.state().public) else { continue };
        let (scene, moves) = (table.scene(seat), table.moves());
        assert_eq!(moves.len(), table.legal().len());
        let (mut gestures, mut texts) = (HashSet::new(), HashSet::new());
        for (action, told) in table.legal().into_iter().zip(&moves) {
            let Move { text, gesture, spoken, is_routine } = told;
            assert_eq!(*is_routine, action.is_routine());
            assert_eq!(*text, action.to_string());
            assert_eq!(text.parse(), Ok(action), "`{text}` does not parse back");
            assert_eq!(text.trim(), text);
            for form in [&spoken.order, &spoken.done, &spoken.noun] {
                assert!(!form.is_empty(), "`{text}` cannot be said");
                reads_well(form, trial.setup.seats);
            }
            assert!(texts.insert(text), "`{text}` names two moves");
            assert!(gestures.insert(*gesture), "{gesture:?} names two moves");
            can_be_done(&scene, *gesture);
        }
        // Every button performs an action.
        for button in &scene.buttons {
            let press = Gesture::Press(button.id);
            assert!(gestures.contains(&press), "{button:?} does nothing");
        }
        if let Some(choose) = &scene.card_choice {
            let done = |gesture: &Gesture| matches!(gesture, Gesture::Choose { zone, .. } if *zone == choose.zone);
            assert!(gestures.iter().any(done), "{choose:?} does nothing");
        }
        // The text performs the move.
        let text = &one_of(&moves, dice).text;
        table.record(text).expect("it is in the list");
        assert_eq!(table.steps().last(), Some(text));
    }
}

/// Every spot that a gesture names is in the scene.
fn can_be_done(scene: &Scene, gesture: Gesture) {
    match gesture {
        Gesture::Touch(spot) => assert!(has_spot(scene, spot), "{gesture:?}"),
        Gesture::Carry { from, to } => {
            assert!(has_spot(scene, from), "{gesture:?}");
            match to {
                Target::Zone(zone) => assert!(scene.zone(zone).is_some(), "{gesture:?}"),
                Target::Spot(spot) => assert!(has_spot(scene, spot), "{gesture:?}"),
            }
        }
        Gesture::Choose { zone, cards } => {
            let choose = scene.card_choice.as_ref().expect("a set can be chosen");
            assert_eq!(choose.zone, zone, "{gesture:?}");
            let (least, most) = choose.count;
            assert!((least..=most).contains(&cards.len()), "{gesture:?}");
            let zone = scene.zone(zone).expect("the cards lie somewhere");
            for card in cards {
                let there = zone.spots.iter().any(|spot| spot.id == SpotId::Card(card));
                assert!(there, "{gesture:?}: {card} is not there");
            }
        }
        Gesture::Press(button) => {
            let there = scene.buttons.iter().any(|other| other.id == button);
            assert!(there, "{gesture:?}");
        }
    }
}

fn has_spot(scene: &Scene, spot: SpotId) -> bool {
    spots(scene).any(|(_, other)| other == spot)
}

fn spots(scene: &Scene) -> impl Iterator<Item = (ZoneId, SpotId)> + '_ {
    scene.zones.iter().flat_map(|zone| zone.spots.iter().map(|spot| (zone.id, spot.id)))
}

/// Spot names are unique and seats exist, since animation compares scenes spot by spot and texts are read out.
pub fn scenes_are_whole<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let mut table = trial.table(game);
    for _ in 0..50 {
        let next = R::next(&table.state().public);
        let mut waiting = Vec::new();
        for seat in Seat::all(trial.setup.seats) {
            let scene = table.scene(seat);
            is_whole(&scene, trial.setup.seats);
            for (turn, player) in Seat::all(trial.setup.seats).zip(&scene.players) {
                // A refill happens in the middle of a turn.
                let refill = matches!(next, Next::Reshuffle(_));
                assert!(refill || player.turn == (next == Next::Act(turn)), "{turn:?}");
                assert_eq!(player.total, table.totals()[turn], "{turn:?}");
            }
            if next == Next::Act(seat) {
                assert!(!scene.prompt.is_empty(), "{seat:?} is told nothing");
            } else {
                assert_eq!(scene.buttons, [], "{seat:?} is not to press anything");
                assert_eq!(scene.card_choice, None, "{seat:?} is not to choose anything");
                waiting.push(scene);
            }
        }
        is_alike_for_all(&waiting);
        play_on_at(&mut table, 1, dice);
    }
}

/// What is not about the viewer is the same for all who wait.
fn is_alike_for_all(scenes: &[Scene]) {
    let prompts: HashSet<String> = scenes.iter().map(|scene| scene.prompt.for_programs()).collect();
    assert!(prompts.len() < 2, "{prompts:?}");
    let common = |scene: &Scene| scene.facts.iter().filter(|fact| !fact.is_own()).count();
    let fullest = scenes.iter().max_by_key(|scene| common(scene));
    for fact in scenes.iter().flat_map(|scene| &scene.facts) {
        let is_common = fullest.is_some_and(|scene| scene.facts.contains(fact));
        assert!(fact.is_own() || is_common, "{fact:?}");
    }
}

fn is_whole(scene: &Scene, seats: usize) {
    assert_eq!(scene.players.len(), seats);
    zones_can_be_told_apart(scene);
    let mut names = HashSet::new();
    for (zone, spot) in spots(scene) {
        assert!(names.insert(spot), "{spot:?} is there twice, once in {zone:?}");
    }
    let mut buttons = HashSet::new();
    for button in &scene.buttons {
        assert!(buttons.insert(button.id), "{button:?} is there twice");
        assert!(!button.label.is_empty(), "{button:?} says nothing");
    }
    let labels = scene.zones.iter().flat_map(|zone| [&zone.label, &zone.note]);
    let facts = scene.facts.iter().map(|fact| &fact.value);
    let notes = scene.players.iter().map(|player| &player.note);
    let previews = scene.previews.iter().map(|preview| &preview.text);
    let recap = scene.recap.iter().map(|line| &line.text);
    let last = scene.previous_trick.iter().map(|last| &last.note);
    let buttons = scene.buttons.iter().map(|button| &button.label);
    let choice = scene.card_choice.as_ref();
    let confirm = choice.map(|choice| [0, 1, 2].map(|chosen| choice.label(chosen)));
    let texts = labels.chain(facts).chain(notes).chain([&scene.prompt]);
    let texts = texts.chain(previews).chain(recap).chain(last);
    for words in texts.chain(buttons).chain(confirm.into_iter().flatten()) {
        reads_well(words, seats);
    }
}

/// Law 8: every zone has a name, a place and a label of its own.
fn zones_can_be_told_apart(scene: &Scene) {
    let (mut ids, mut anchors, mut labels) = (HashSet::new(), HashSet::new(), HashSet::new());
    for zone in &scene.zones {
        let id = zone.id;
        assert!(ids.insert(id), "{id:?} is there twice");
        assert!(anchors.insert(zone.anchor), "{id:?} covers another zone");
        assert!(labels.insert(&zone.label), "{id:?} is called like another");
        assert!(!zone.label.is_empty(), "{id:?} has no label");
    }
}

/// The readers of a table: one who watches, and each of the players.
fn readers(seats: usize) -> Vec<Names> {
    let all = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"];
    let names = Names::new(all.into_iter().take(seats));
    let players = Seat::all(seats).map(|seat| names.clone().addressing(seat));
    [names.clone()].into_iter().chain(players).collect()
}

/// Checks that a message is a sentence for every reader.
fn is_sentence(message: &Message, seats: usize) {
    reads_well(message, seats);
    for names in readers(seats) {
        let text = message.render(&names);
        let whole = text.ends_with('.') && text.starts_with(char::is_uppercase);
        assert!(whole, "`{text}` is no sentence");
    }
}

/// Law 9: a message has words without a gap in every language, for every reader. In English, one of
/// anything is singular.
fn reads_well(message: &Message, seats: usize) {
    assert_eq!(message.unmarked(), None, "{message:?}: mark the verb");
    let plain = message.for_programs();
    let mut strangers = (seats..MAX_SEATS).map(|seat| format!("{{{seat}}}"));
    assert!(!strangers.any(|seat| plain.contains(&seat)), "`{plain}` names nobody here");
    for names in readers(seats) {
        for language in Language::all() {
            let text = message.render(&names.clone().in_language(language));
            let gap = text.contains(['{', '}']) || text.contains("  ");
            assert!(!gap, "{message:?} has a gap: {text}");
            // A language that is still being written may stumble.
            let is_finished = Language::offered().any(|offered| offered == language);
            let doubled = doubled_word(&text).filter(|_| is_finished);
            assert_eq!(doubled, None, "{message:?}: {text}");
            assert_eq!(text.is_empty(), message.is_empty(), "{message:?} says nothing");
            if language == Language::ENGLISH {
                counts_well(&text);
            }
        }
    }
}

/// A word that stands in a text twice in a row, such as an article.
pub fn doubled_word(text: &str) -> Option<&str> {
    let words: Vec<&str> = text.split(' ').collect();
    let doubled = words.windows(2).find(|pair| {
        let is_word = pair[0].chars().all(char::is_alphabetic) && !pair[0].is_empty();
        // French reflexive verbs, and the samples of arguments.
        let may_double = ["nous", "vous", "one", "zoë"].contains(&&*pair[0].to_lowercase());
        // An ace beside the Spanish preposition: “de A a 4”.
        let is_ace = [["A", "a"], ["a", "A"]].iter().any(|ace| *pair == ace);
        is_word && !may_double && !is_ace && pair[0].to_lowercase() == pair[1].to_lowercase()
    });
    doubled.map(|pair| pair[0])
}

/// Checks that one of anything is singular.
fn counts_well(text: &str) {
    let plain: Vec<&str> = text.split(' ').collect();
    for pair in plain.windows(2) {
        let one = matches!(pair[0].trim_start_matches(['−', '+']), "1" | "½");
        let plural = pair[1].ends_with('s') && !pair[1].ends_with("ss");
        assert!(!(one && plural), "`{text}`: one thing, many words");
    }
}

/// Regression: an explanation of points came out as `Berta takes the trick: wins the last trick`.
pub fn what_a_trick_was_worth_reads_on_after_who_took_it<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let mut table = trial.table(game);
    while table.next() != Next::Over && table.sheet().rows.is_empty() {
        play_on_at(&mut table, 1, dice);
        let scene = table.scene(Seat::new(0));
        for note in scene.previous_trick.iter().map(|last| last.note.for_programs()) {
            let verb = note.split(' ').next().is_some_and(|word| word.ends_with('s'));
            assert!(!verb, "takes the trick: {note}");
            assert!(!note.starts_with(char::is_uppercase), "{note}");
        }
    }
    for line in table.sheet().rows.iter().flat_map(|row| &row.lines) {
        reads_well(&line.why, trial.setup.seats);
    }
}

/// Law 8: whatever happens is told in a sentence, step by step as well as all at once.
pub fn whatever_happens_is_told_in_words<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let mut table: Table<R> = trial.table(game);
    let readers: Vec<Option<Seat>> = Seat::all(trial.setup.seats).map(Some).collect();
    let mut pieces = Vec::new();
    for at in 0..80 {
        if R::next(&table.state().public) == Next::Over {
            break;
        }
        play_on_at(&mut table, 1, dice);
        for reader in readers.iter().chain([&None]) {
            let told = table.announcements(at, *reader);
            assert!(!told.is_empty(), "{:?}: nobody is told", table.log().last());
            for one in &told {
                is_sentence(&one.words, trial.setup.seats);
            }
            if reader.is_none() {
                pieces.extend(told);
            }
        }
    }
    assert_eq!(table.announcements(0, None), pieces);
}

/// A card that can be carried or touched has no reason against it, and every reason given is a sentence.
pub fn what_can_be_played_has_no_reason_against_it<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let mut table = trial.table(game);
    for _ in 0..50 {
        let (next, moves) = (R::next(&table.state().public), table.moves());
        for seat in Seat::all(trial.setup.seats) {
            for (_, spot) in spots(&table.scene(seat)) {
                let Some(reason) = table.why_not(seat, spot) else { continue };
                is_sentence(&reason, trial.setup.seats);
                let legal = next == Next::Act(seat) && moves.iter().any(|told| begins(told.gesture, spot));
                assert!(!legal, "{spot:?} can be played, and yet: {reason:?}");
            }
        }
        play_on_at(&mut table, 1, dice);
    }
}

fn begins(gesture: Gesture, spot: SpotId) -> bool {
    match gesture {
        Gesture::Touch(from) | Gesture::Carry { from, .. } => from == spot,
        Gesture::Choose { cards, .. } => {
            matches!(spot, SpotId::Card(card) if cards.contains(card))
        }
        Gesture::Press(_) => false,
    }
}

/// A session shows the same as the table behind it.
pub fn a_session_is_the_same_table<R: Rules>(game: R, trial: &Trial<'_>) {
    let dice = &mut trial.dice();
    let mut table: Table<R> = trial.table(game);
    let mut sitting = trial.start();
    play_on_at(&mut table, 40, dice);
    for step in table.steps() {
        sitting.record(&step).expect("it followed once");
    }
    assert_eq!(sitting.id(), trial.entry.id);
    assert_eq!(sitting.moves(), table.moves());
    assert_eq!(sitting.rules(), table.rules());
    for seat in Seat::all(trial.setup.seats) {
        assert_eq!(sitting.scene(seat), table.scene(seat));
    }
}
