//! Markers for seats in the sentences of games that are defined outside this crate.

use misere_engine::rules::Seat;
use misere_engine::rules::words::{does, name, whose};
use misere_engine::text::{Message, Names};

#[test]
fn others_are_spoken_of_and_you_are_spoken_to() {
    let (you, berta) = (Seat::new(0), Seat::new(1));
    let names = Names::new(["Ada", "Berta"]).addressing(you);
    for (text, said) in [
        (format!("{} the trick", does(you, "takes")), "You take the trick"),
        (format!("{} the trick", does(berta, "takes")), "Berta takes the trick"),
        (format!("{} turn", whose(you)), "Your turn"),
        (format!("{} at {} packet", does(berta, "looks"), whose(you)), "Berta looks at your packet"),
        (format!("3 points to {}. {}", name(you), does(you, "leads")), "3 points to you. You lead"),
        (format!("{} nothing", does(you, "claimed")), "You claimed nothing"),
        (format!("{} the lead", does(you, "has")), "You have the lead"),
    ] {
        assert_eq!(Message::raw(&text).render(&names), said);
    }
    let called_you = Names::new(["You", "Berta"]).addressing(berta);
    let said = Message::raw(does(you, "takes")).render(&called_you);
    assert_eq!(said, "You takes", "nobody is addressed because of a name");
}

#[test]
fn any_verb_agrees_with_you() {
    for (verb, agreeing) in [
        ("breaks", "break"),
        ("passes", "pass"),
        ("chooses", "choose"),
        ("reaches", "reach"),
        ("does", "do"),
        ("goes", "go"),
        ("is", "are"),
        ("has", "have"),
        ("tries", "try"),
        ("lies", "lie"),
        ("played", "played"),
        ("may", "may"),
    ] {
        let names = Names::new(["Ada"]).addressing(Seat::new(0));
        let text = Message::raw(does(Seat::new(0), verb)).render(&names);
        assert_eq!(text, format!("You {agreeing}"));
    }
}

#[test]
fn names_are_not_filled_in_twice() {
    let names = Names::new(["{1}", "Berta"]);
    assert_eq!(Message::raw("{0 leads}").render(&names), "{1} leads");
}

#[test]
fn programs_read_plain_seats_in_the_third_person() {
    let text = "{0 looks} at {1's} packet and gives it to {2}";
    let plain = "{0} looks at {1}’s packet and gives it to {2}";
    assert_eq!(Message::raw(text).for_programs(), plain);
}

#[test]
fn a_verb_without_a_marker_is_found() {
    for text in ["{0} breaks hearts", "It is {0}’s turn", "10 points to {1} so far"] {
        assert!(Message::raw(text).unmarked().is_some(), "{text}");
    }
    for text in ["{0 breaks} hearts", "{0's} turn", "10 to {1}", "To {0}: 10", "{0} and {1}"] {
        assert_eq!(Message::raw(text).unmarked(), None, "{text}");
    }
}
