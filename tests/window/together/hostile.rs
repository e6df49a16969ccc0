//! A host whose messages are wrong somewhere, as it comes to the window of a guest.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};

use egui_kittest::Harness;
use misere::text::Language;
use misere::ui::board::BoardAction;
use misere::ui::{App, Command, JoinCommand, PageId, TableCommand};

use super::{Windows, copied, elsewhere, has_text, open, paste, press_starting, read_sheet, session};
use crate::play::person::press;

/// Spoils messages: one in two is wrong in one place.
pub struct Spoiler {
    dice: ChaCha8Rng,
    spoiled: usize,
}

impl Spoiler {
    pub fn new(seed: u64) -> Self {
        Self { dice: ChaCha8Rng::seed_from_u64(seed), spoiled: 0 }
    }

    /// A frame as this host sends it.
    pub fn spoil(&mut self, frame: Vec<u8>) -> Vec<u8> {
        if self.dice.random() {
            return frame;
        }
        self.spoiled += 1;
        let mut whole: Value = serde_json::from_slice(&frame).expect("JSON");
        let mut places = Vec::new();
        list(&whole["message"], "/message", &mut places);
        let place = places[self.dice.random_range(0..places.len())].clone();
        let before = whole.pointer(&place).expect("a place");
        // Most wrong values are of the kind that is expected: the others end the visit at once.
        let alike = places.iter().filter_map(|place| whole.pointer(place));
        let alike: Vec<&Value> =
            alike.filter(|one| std::mem::discriminant(*one) == std::mem::discriminant(before)).collect();
        let new = match self.dice.random_range(0..40) {
            0 => Value::Null,
            1 => json!(-1),
            2 => json!(1_u64 << 53),
            3 => json!("\u{202e}\u{1b}[2J \n"),
            4 => json!("x".repeat(5000)),
            5 => json!([]),
            6..14 => json!(self.dice.random_range(0..60)),
            _ => alike[self.dice.random_range(0..alike.len())].clone(),
        };
        *whole.pointer_mut(&place).expect("a place") = new;
        serde_json::to_vec(&whole).expect("JSON")
    }
}

/// Lists the places of all values within one.
fn list(value: &Value, place: &str, places: &mut Vec<String>) {
    let mut add = |key: &str, value: &Value| {
        let place = format!("{place}/{}", key.replace('~', "~0").replace('/', "~1"));
        list(value, &place, places);
        places.push(place);
    };
    match value {
        Value::Array(all) => all.iter().enumerate().for_each(|(index, value)| add(&index.to_string(), value)),
        Value::Object(all) => all.iter().for_each(|(key, value)| add(key, value)),
        _ => {}
    }
    if places.is_empty() {
        places.push(place.to_owned());
    }
}

/// Whatever a host sends, in every standing, the guest's window goes on, closes and opens again.
#[test]
fn a_guests_window_outlives_wrong_messages() {
    // A message that makes no sense ends a visit.
    let fault = misere::online::text::friends::fault();
    let fault = fault.in_language(Language::with_code("de").expect("German"));
    let mut spoiled = 0;
    for seed in 0..24 {
        let mut two = Windows::new();
        let spoil = |two: &Windows| *two.network.spoiler.lock().expect("a spoiler") = Some(Spoiler::new(seed));
        match seed % 4 {
            0 => {
                press(&mut two.host, "Finis");
                press(&mut two.host, "Invite friends");
                let invitation = copied(&mut two.host, "Copy the invitation for seat 2");
                paste(&mut two.guest, &invitation);
                spoil(&two);
                press_starting(&mut two.guest, "Tisch ansehen");
            }
            1 => {
                two.sit_down();
                spoil(&two);
                press(&mut two.host, "Start");
            }
            _ => {
                two.start();
                two.settle();
                while seed % 4 == 3 && session(&two.host).moves().len() != 1 {
                    two.drag_one();
                    two.settle();
                }
                spoil(&two);
            }
        }
        for _ in 0..150 {
            two.host.step();
            two.guest.step();
            two.read_sheets();
            for window in [&mut two.host, &mut two.guest] {
                play_first(window);
            }
            if has_text(&two.guest, &fault) {
                two.guest.state_mut().command(JoinCommand::TryAgain);
            }
        }
        spoiled += two.network.spoiler.lock().expect("a spoiler").take().map_or(0, |spoiler| spoiler.spoiled);
        two.guest.state_mut().command(Command::Show(PageId::HOME));
        two.guest.run_steps(2);
        drop(std::mem::replace(&mut two.guest, elsewhere()));
        two.guest = open(&two.folders[1], &two.network);
        read_sheet(&mut two.guest, "Nächste Runde");
        two.guest.run_steps(5);
        assert_eq!(two.guest.state().page(), PageId::HOME, "{seed}");
    }
    assert!(spoiled > 24, "only {spoiled}");
}

/// Lets the person play the first legal action, if they are asked.
fn play_first(window: &mut Harness<'_, App>) {
    let first = window.state().session().filter(|_| window.state().is_asked()).and_then(|session| {
        let moves = session.moves();
        Some(moves.first()?.text.clone())
    });
    if let Some(action) = first {
        window.state_mut().command(TableCommand::Board(BoardAction::Play(action)));
    }
}
