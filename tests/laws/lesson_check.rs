//! Proves a lesson against the rules of its game.

use std::ops::RangeInclusive;

use misere_engine::cards::{Card, Cards};
use misere_engine::rules::scene::{Spot, SpotId, Zone};
use misere_engine::rules::words::quoted;
use misere_engine::rules::{Event, Message, Names, Next, Score, Seat};
use misere_engine::table::ReplayEvent;
use misere_engine::text::Run;
use misere_games::lessons::{LEARNER, Lesson, LessonStep, Proof, Task};
use misere_games::{BotSession, Entry};

/// The number of steps that a lesson may have.
const STEPS: RangeInclusive<usize> = 6..=10;

/// Maximum lengths of texts, in characters, that fit beside or above the table at 800 × 600.
const TITLE: usize = 40;
const TEXT: usize = 300;
const QUESTION: usize = 90;
const CHOICE: usize = 30;
const REPLY: usize = 220;

/// The maximum number of answers to choose from.
const CHOICES: RangeInclusive<usize> = 2..=6;

/// Checks that every position can be reached, every answer matches the step, every claim with a proof is true, every card
/// that a text names is visible, every text fits, and none is left over. Returns the first fault, with its step.
pub fn check(entry: &Entry, lesson: &Lesson) -> Result<(), String> {
    let in_step = |(step, fault): (usize, String)| format!("step {}: {fault}", step + 1);
    check_frame(lesson).map_err(in_step)?;
    for (index, step) in lesson.steps.iter().enumerate() {
        let session = lesson.table(entry, index).map_err(|error| error.to_string())?;
        let goes_on = lesson.steps.get(index + 1).is_some_and(|next| next.table.is_none());
        check_step(step, session, goes_on).map_err(|fault| in_step((index, fault)))?;
    }
    let used: Vec<_> = lesson.steps.iter().flat_map(texts).filter_map(Message::id).collect();
    let file = format!("games/{}_lesson/", entry.id);
    let mut declared = misere_games::messages().filter(|declaration| declaration.path().starts_with(&file));
    match declared.find(|declaration| !used.contains(&declaration.key)) {
        Some(unused) => Err(format!("the message `{}` is not used", unused.key)),
        None => Ok(()),
    }
}

/// Checks the number of steps, and that the last one is followed by a game.
fn check_frame(lesson: &Lesson) -> Result<(), (usize, String)> {
    let count = lesson.steps.len();
    let last = count.saturating_sub(1);
    if !STEPS.contains(&count) {
        return Err((last, format!("{count} steps: expected 6 to 10")));
    }
    match lesson.steps[last].task {
        Task::Read => Ok(()),
        _ => Err((last, "the last step has a task: expected a text".into())),
    }
}

fn check_step(step: &LessonStep, mut session: Box<dyn BotSession>, goes_on: bool) -> Result<(), String> {
    check_lengths(step)?;
    check_signs(step)?;
    let begun = session.replay(false).len();
    let mut seen = visible(session.as_ref());
    for action in &step.before {
        play(session.as_mut(), action)?;
        seen |= visible(session.as_ref());
    }
    if let Task::Play { right, .. } = &step.task {
        check_play(&step.task, session.as_ref())?;
        if goes_on && right.len() != 1 {
            return Err("the next step goes on, so there must be one right action".into());
        }
    }
    for action in step.actions().skip(step.before.len()) {
        play(session.as_mut(), action)?;
        seen |= visible(session.as_ref());
    }
    let events = session.replay(false).split_off(begun);
    for proof in &step.proofs {
        check_proof(*proof, &events)?;
    }
    if let Task::Answer { choices, right, .. } = &step.task {
        check_answer(choices, *right, step.proofs.first())?;
    }
    for text in texts(step) {
        if let Some(card) = cards(text).find(|card| !seen.contains(*card)) {
            let text = shown(text);
            return Err(format!("“{text}” names {card}, which is not in sight"));
        }
    }
    Ok(())
}

/// Checks that cards are named as such, so that screen readers speak their names.
fn check_signs(step: &LessonStep) -> Result<(), String> {
    for text in texts(step) {
        for run in text.runs(&Names::placeholders()) {
            if let Run::Words(words) = run
                && words.contains(['♠', '♥', '♦', '♣'])
            {
                return Err(format!("“{words}” has a sign: expected `CARD(…)`"));
            }
        }
    }
    Ok(())
}

fn cards(text: &Message) -> impl Iterator<Item = Card> {
    let runs = text.runs(&Names::placeholders()).into_iter();
    runs.filter_map(|run| match run {
        Run::Card(card) => Some(card),
        Run::Words(_) => None,
    })
}

/// A text as it is shown, with seats in place of names.
fn shown(text: &Message) -> String {
    let runs = text.runs(&Names::placeholders()).into_iter();
    runs.map(|run| match run {
        Run::Words(words) => words,
        Run::Card(card) => card.symbol(),
    })
    .collect()
}

fn check_lengths(step: &LessonStep) -> Result<(), String> {
    let is_within = |text: &Message, most: usize| {
        let text = shown(text);
        match text.chars().count() {
            0 => Err("a text is missing".into()),
            length if length > most => Err(format!("“{text}”: {length} characters: expected at most {most}")),
            _ => Ok(()),
        }
    };
    is_within(&step.title, TITLE)?;
    is_within(&step.text, TEXT)?;
    match &step.task {
        Task::Read => {}
        Task::Play { reply, wrong, refused, .. } => {
            for reply in wrong.values().chain(refused.values()).chain([reply]) {
                is_within(reply, REPLY)?;
            }
        }
        Task::Answer { question, choices, .. } => {
            is_within(question, QUESTION)?;
            for (choice, reply) in choices {
                is_within(choice, CHOICE)?;
                is_within(reply, REPLY)?;
            }
        }
    }
    Ok(())
}

/// Checks that the learner is to act, and that actions are legal or illegal as the step says.
fn check_play(task: &Task, session: &dyn BotSession) -> Result<(), String> {
    let Task::Play { right, wrong, refused, otherwise, .. } = task else { return Ok(()) };
    if session.next() != Next::Act(LEARNER) {
        return Err(format!("{:?} is next: expected the learner", session.next()));
    }
    let legal: Vec<String> = session.moves().into_iter().map(|legal| legal.text).collect();
    if right.is_empty() {
        return Err("there is no right action".into());
    }
    for action in right.iter().chain(wrong.keys()) {
        if !legal.contains(action) {
            let expected = quoted(&legal);
            return Err(format!("`{action}` is not legal: expected {expected}"));
        }
    }
    if let Some(action) = wrong.keys().find(|action| right.contains(action)) {
        return Err(format!("`{action}` is right and wrong"));
    }
    for action in refused.keys() {
        let card = action.rsplit(' ').next().and_then(|card| card.parse().ok());
        let spot = card.map(SpotId::Card);
        let is_refused = spot.is_some_and(|spot| session.why_not(LEARNER, spot).is_some());
        if legal.contains(action) || !is_refused {
            return Err(format!("the rules have nothing against `{action}`"));
        }
    }
    let is_covered = |action: &String| right.contains(action) || wrong.contains_key(action);
    match legal.iter().find(|action| !is_covered(action)) {
        Some(action) if otherwise.is_empty() => Err(format!("`{action}` has no reply")),
        None if !otherwise.is_empty() => Err("`otherwise` is never said".into()),
        _ => Ok(()),
    }
}

/// Checks that the right answer is the one that the first proof gives.
fn check_answer(choices: &[(Message, Message)], right: usize, proof: Option<&Proof>) -> Result<(), String> {
    if !CHOICES.contains(&choices.len()) {
        return Err(format!("{} answers: expected 2 to 6", choices.len()));
    }
    let Some((answer, _)) = choices.get(right) else { return Err(format!("there is no answer {right}")) };
    let expected = match proof {
        Some(Proof::Trick(seat)) => format!("{{{seat}}}"),
        Some(Proof::Points(_, points)) => score(*points).to_string(),
        None => return Err("the question has no proof".into()),
    };
    let answer = answer.for_programs();
    let first = answer.split(' ').next().unwrap_or_default();
    if first != expected {
        return Err(format!("the answer “{answer}” is not the one proved: {expected}"));
    }
    Ok(())
}

fn check_proof(proof: Proof, events: &[ReplayEvent]) -> Result<(), String> {
    let mut events = events.iter().filter_map(|event| match event {
        ReplayEvent::Event(event) => Some(event),
        ReplayEvent::Act { .. } => None,
    });
    match proof {
        Proof::Trick(seat) => {
            let winner = events.find_map(|event| match event {
                Event::Trick { winner, .. } => Some(winner.index()),
                _ => None,
            });
            if winner != Some(seat) {
                return Err(format!("the trick goes to {winner:?}: expected seat {seat}"));
            }
        }
        Proof::Points(seat, points) => {
            let found: Score = events.map(|event| points_of(event, seat)).sum();
            if found != score(points) {
                return Err(format!("seat {seat} gets {found} points: expected {points}"));
            }
        }
    }
    Ok(())
}

/// The points that an event gives to a seat.
fn points_of(event: &Event, to: usize) -> Score {
    let to = Seat::new(to);
    match event {
        Event::Points { seat, points, .. } if *seat == to => *points,
        _ => Score::ZERO,
    }
}

fn score(points: f64) -> Score {
    Score::halves((points * 2.0).round() as i32)
}

/// The cards that the learner sees.
fn visible(session: &dyn BotSession) -> Cards {
    let scene = session.scene(LEARNER);
    let last = scene.previous_trick.iter().map(|last| &last.zone);
    let spots = scene.zones.iter().chain(last).flat_map(|zone: &Zone| &zone.spots);
    spots.filter_map(Spot::card).collect()
}

fn texts(step: &LessonStep) -> Vec<&Message> {
    let mut texts = vec![&step.title, &step.text];
    match &step.task {
        Task::Read => {}
        Task::Play { reply, wrong, refused, otherwise, .. } => {
            texts.extend([reply, otherwise]);
            texts.extend(wrong.values().chain(refused.values()));
        }
        Task::Answer { question, choices, .. } => {
            texts.push(question);
            texts.extend(choices.iter().flat_map(|(choice, reply)| [choice, reply]));
        }
    }
    texts
}

fn play(session: &mut dyn BotSession, action: &str) -> Result<(), String> {
    session.play(action).map_err(|error| error.to_string())
}
