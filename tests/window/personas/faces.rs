use misere::ui::personas::{Face, Persona};
#[test]
fn a_number_names_its_face_in_saves_and_messages() {
    for number in 0..=Face::INITIALS {
        assert_eq!(Face::new(number, "Ann").number(), number);
    }
    assert_eq!(Face::new(200, "Ann"), Face::new(Face::INITIALS, "Ann"));
    for (number, persona) in (0..).zip(Persona::ALL) {
        assert_eq!(Face::from(persona), Face::new(number, ""));
    }
}

#[test]
fn people_choose_from_thirteen_faces_that_no_persona_has() {
    let choices: Vec<Face> = Face::choices("Ann").collect();
    assert_eq!(choices.len(), 13);
    assert!(Persona::ALL.iter().all(|persona| !choices.contains(&Face::from(*persona))));
    assert_eq!(choices.last(), Some(&Face::new(Face::INITIALS, "Ann")));
}

#[test]
fn initials_are_the_first_letters_of_the_first_and_the_last_word() {
    for (name, initials) in [
        ("Ann", "A"),
        ("ada king lovelace", "AL"),
        ("  Émile  (7)", "É7"),
        ("ßeta", "S"),
        ("\u{674e} \u{5c0f}\u{9f99}", "\u{674e}\u{5c0f}"),
        (" - ", "♠"),
        ("", "♠"),
    ] {
        assert_eq!(Face::new(Face::INITIALS, name).initials().as_deref(), Some(initials), "{name}");
    }
    assert_ne!(Face::new(Face::INITIALS, "Ann"), Face::new(Face::INITIALS, "Adam"));
}
