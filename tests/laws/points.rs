//! Points that are bad for their owner are called penalty points everywhere.

use misere_engine::rules::scene::Scene;
use misere_engine::rules::{Message, Next, Seat, Wins};
use misere_games::laws::{play_on, up_to};

use super::common::some_trials;

/// All texts of a scene.
fn texts(scene: &Scene) -> Vec<String> {
    let mut texts = vec![&scene.prompt];
    texts.extend(scene.aim.iter().map(|aim| &aim.text));
    texts.extend(scene.zones.iter().map(|zone| &zone.note));
    texts.extend(scene.players.iter().map(|player| &player.note));
    texts.extend(scene.facts.iter().map(|fact| &fact.value));
    texts.extend(scene.previews.iter().map(|preview| &preview.text));
    texts.extend(scene.recap.iter().map(|line| &line.text));
    texts.extend(scene.previous_trick.iter().map(|last| &last.note));
    texts.into_iter().map(Message::for_programs).collect()
}

/// Tells whether points are mentioned without being called penalty points. Negative points are good.
fn praises_points(text: &str) -> bool {
    let words: Vec<&str> = text.split([' ', ',', ';', '.', ':']).collect();
    words.windows(2).any(|pair| {
        let counts = pair[0].ends_with(|letter: char| letter.is_ascii_digit() || letter == '½');
        counts && !pair[0].starts_with('−') && matches!(pair[1], "point" | "points")
    })
}

/// Regression: “You take the trick: 1 point” sounded like success in Finis.
#[test]
fn bad_points_are_called_penalty_points() {
    for trial in some_trials(2) {
        let mut dice = trial.dice();
        let mut game = trial.start();
        for _ in 0..20 {
            play_on(&mut *game, 1 + up_to(3, &mut dice), &mut dice);
            for seat in Seat::all(trial.setup.seats) {
                let scene = game.scene(seat);
                if scene.wins == Wins::Highest {
                    continue;
                }
                for text in texts(&scene) {
                    assert!(!praises_points(&text), "{}: “{text}”", trial.entry.id);
                }
            }
            if game.next() == Next::Over {
                break;
            }
        }
    }
}
