//! Describes a game in words as it proceeds, for people who cannot see the table.

use super::{Session as _, Step, Table};
use crate::rules::words::{count, did, does};
use crate::rules::{Announcement, Event, GameAction as _, Importance, Next, Rules, Seat};

/// Describes what happened after the first `since` steps, as far as the reader may know it.
pub(super) fn since<R: Rules>(
    table: &Table<R>,
    since: usize,
    reader: Option<Seat>,
) -> Vec<Announcement> {
    let mut replay = table.clone();
    replay.go_to(since);
    let mut told = Vec::new();
    // Where the choices of passes are told.
    let mut choices: Vec<(Seat, usize)> = Vec::new();
    while replay.at < table.at {
        let step = &table.log[replay.at];
        let action = match (step, replay.next()) {
            (Step::Act(action), Next::Act(seat)) => {
                Some((seat, describe(&replay, seat, *action, reader)))
            }
            _ => None,
        };
        replay.advance();
        let events: Vec<&Event> = replay
            .latest()
            .filter(|event| is_announced(event))
            .collect();
        // A draw event repeats the action and, for the reader, adds which card it was.
        let draws = |seat: Seat| {
            let own =
                |event: &&Event| matches!(event, Event::Draw { seat: who, .. } if *who == seat);
            matches!(events.first(), Some(event) if own(event))
        };
        if let Some((seat, words)) = action.filter(|(seat, _)| !draws(*seat)) {
            if matches!(step, Step::Act(action) if action.is_secret()) {
                choices.push((seat, told.len()));
            }
            told.push(Some(Announcement::new(&words, Importance::Step)));
        }
        for event in events {
            // The pass itself says more than the choice of its cards.
            if let Event::Passed { from, .. } = event {
                let chosen = choices.iter().position(|(seat, _)| seat == from);
                if let Some(chosen) = chosen {
                    told[choices.swap_remove(chosen).1] = None;
                }
            }
            told.push(Some(match event {
                Event::Trick { winner, .. } => trick(&replay, *winner, reader),
                event => event.announce(reader, R::WINS),
            }));
        }
    }
    told.into_iter().flatten().collect()
}

/// Drawing no cards is not worth mentioning.
fn is_announced(event: &Event) -> bool {
    !matches!(event, Event::Draw { cards, .. } if cards.is_empty())
}

/// Describes an action of a seat; for a secret one, only how many cards it names.
fn describe<R: Rules>(
    table: &Table<R>,
    seat: Seat,
    action: R::Action,
    reader: Option<Seat>,
) -> String {
    if action.is_secret() && reader != Some(seat) {
        let cards = count(action.cards().len(), "card");
        return format!("{} {cards} in secret", does(seat, "chose"));
    }
    did(seat, &R::spoken(table.view(seat), action))
}

/// Describes a trick that was taken, with its value.
fn trick<R: Rules>(table: &Table<R>, winner: Seat, reader: Option<Seat>) -> Announcement {
    let scene = table.scene(reader.unwrap_or(Seat::new(0)));
    let note = scene.last_trick.map(|last| last.note).unwrap_or_default();
    let took = format!("{} the trick", does(winner, "took"));
    let clause = match note.as_str() {
        "" => took,
        note => format!("{took}: {note}"),
    };
    Announcement::new(&clause, Importance::Outcome)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fosdick::Fosdick;
    use crate::rules::options::HouseRules;
    use crate::table::Setup;

    #[test]
    fn a_pass_is_told_once() {
        let setup = Setup {
            seats: 4,
            rules: HouseRules::default(),
            seed: 1,
            dealer: None,
        };
        let mut table = Table::new(Fosdick::AcornHearts, &setup).expect("the published rules");
        table.shuffle();
        let mut chosen = Vec::new();
        for _ in 0..4 {
            let before = table.at;
            let pass = table.legal()[0];
            table.take(Step::Act(pass)).expect("a legal pass");
            chosen.extend(since(&table, before, None));
        }
        // Told as they happen, all but the last are choices at first.
        let count = |told: &[Announcement], word| {
            told.iter().filter(|one| one.words.contains(word)).count()
        };
        assert_eq!(count(&chosen, "in secret"), 3, "{chosen:#?}");
        let story = since(&table, 0, Some(Seat::new(0)));
        assert_eq!(count(&story, "in secret"), 0, "{story:#?}");
        assert_eq!(count(&story, "passed"), 4, "{story:#?}");
        assert_eq!(story.len(), 5, "the deal and the passes: {story:#?}");
    }
}
