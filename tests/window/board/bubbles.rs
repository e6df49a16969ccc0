use egui::{Pos2, Rect, vec2};
use misere::games::GAMES;
use misere::rules::Seat;
use misere::rules::{Names, Next};
use misere::table::Setup;
use misere::ui::board::lay;
use misere::ui::for_tests::board::*;

/// In every game, at several points of a deal and in three windows, there is a place for a
/// remark of nearly every player, and it covers nothing.
#[test]
fn bubbles_cover_no_card_and_no_other_player() {
    // A remark in one line, in two and in three.
    let bubbles = [vec2(210.0, 34.0), vec2(150.0, 52.0), vec2(110.0, 72.0)];
    let (mut asked, mut found) = (0, 0);
    for entry in GAMES {
        for seats in entry.seats.clone() {
            let rules = entry.usual_rules(seats);
            let setup = Setup { seats, rules, seed: 7, dealer: None };
            let mut session = entry.start(&setup).expect("the usual rules");
            for step in 0..60 {
                match session.next() {
                    Next::Act(_) => {
                        let moves = session.moves();
                        let chosen = &moves[step * 7 % moves.len()];
                        session.play(&chosen.text).expect("a legal move");
                    }
                    Next::Deal(_) | Next::Reshuffle(_) => session.shuffle(),
                    Next::Over => break,
                }
                if step % 9 != 8 {
                    continue;
                }
                let scene = session.scene(Seat::new(0));
                for size in [vec2(800.0, 540.0), vec2(1280.0, 740.0), vec2(1920.0, 1020.0)] {
                    let room = Rect::from_min_size(Pos2::ZERO, size);
                    let layout = lay(&scene, Seat::new(0), &Names::default(), room, 1.0);
                    for plate in layout.plates.iter().skip(1) {
                        let taken = taken(&layout, Some(plate.seat));
                        asked += 1;
                        let place = bubbles
                            .into_iter()
                            .find_map(|bubble| free_place(plate.into(), bubble, layout.text, room, &taken));
                        let Some(place) = place else { continue };
                        found += 1;
                        for card in &layout.placed {
                            assert!(!place.intersects(card.pose.bounds()), "{}", entry.id);
                        }
                        for other in &layout.plates {
                            assert!(!place.intersects(other.bounds()), "{}", entry.id);
                        }
                    }
                }
            }
        }
    }
    assert!(found * 10 > asked * 9, "only {found} of {asked} are seen");
}
