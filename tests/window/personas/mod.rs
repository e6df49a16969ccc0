//! The people at the table: faces, portraits, remarks and their medals.

mod faces;
mod medals;
mod portraits;
mod remarks;

use misere::bots::Level;
use misere::store::Player;
use misere::ui::personas::{Persona, at_table};
use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};

fn computer(name: &str) -> Player {
    Player::Computer(name.into(), Level::Easy.into())
}

#[test]
fn every_persona_is_found_by_name() {
    for persona in Persona::ALL {
        assert_eq!(Persona::named(persona.name()), Some(persona));
    }
    assert_eq!(Persona::named("Ada"), None);
}

#[test]
fn computer_players_have_faces_of_their_own() {
    let players = ["Berta", "Zoe", "Berta", "", "Gustav", "Zoe"].map(computer);
    let found = at_table(&players);
    assert_eq!(found[0], Some(Persona::Berta));
    assert_eq!(found[4], Some(Persona::Gustav));
    for (seat, one) in found.iter().enumerate() {
        assert!(one.is_some());
        assert!(!found[..seat].contains(one), "{found:?}");
    }
    // A name of its own always has the same look, whoever else sits there.
    assert_eq!(at_table(&players[..2])[1], at_table(&players[1..2])[0]);
}

#[test]
fn people_and_programs_have_no_face() {
    let players = [Player::Person("Berta".into()), Player::Program("Konrad".into(), String::new())];
    assert_eq!(at_table(&players), [None, None]);
}

/// Writes pictures of one size in rows to the file that an environment variable names, if there is one, for whoever
/// draws them.
fn write_sheet(variable: &str, columns: u32, pictures: &[Pixmap]) {
    let Some(path) = std::env::var_os(variable) else { return };
    let step = pictures[0].width() + 4;
    let count = u32::try_from(pictures.len()).expect("few pictures");
    let mut sheet = Pixmap::new(columns * step, count.div_ceil(columns) * step).expect("a sheet is not empty");
    for (picture, place) in pictures.iter().zip(0..) {
        let at = [place % columns, place / columns].map(|place| (place * step) as i32);
        let paint = PixmapPaint::default();
        sheet.draw_pixmap(at[0], at[1], picture.as_ref(), &paint, Transform::identity(), None);
    }
    sheet.save_png(path).expect("a picture is written");
}

/// The share of pixels that differ clearly between two pictures.
fn difference(one: &Pixmap, other: &Pixmap) -> f32 {
    let pairs = one.pixels().iter().zip(other.pixels());
    let differs = pairs.filter(|(a, b)| {
        let off = |a: u8, b: u8| a.abs_diff(b) > 48;
        off(a.red(), b.red()) || off(a.green(), b.green()) || off(a.blue(), b.blue())
    });
    differs.count() as f32 / one.pixels().len() as f32
}
