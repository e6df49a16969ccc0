//! Invitations as text.

use misere_online::for_tests::*;
use misere_online::links::Address;
use misere_online::{Invitation, InvitationError};

fn invitation() -> Invitation {
    Invitation { table: [3; 16], secret: [250; 16], address: Address::Tcp("192.168.1.20:7777".to_owned()) }
}

#[test]
fn an_invitation_survives_mail_and_messengers() {
    let text = invitation().to_string();
    let (begin, end) = text.split_at(50);
    for text in [
        text.clone(),
        text.to_uppercase(),
        format!("Come and play!\n\n{text}\n\nYours, Berta"),
        format!("{begin}\r\n  {end}"),
        text.replacen("misere", "Misère", 1),
        text.replace('-', "–"),
        text.replace('-', "\u{2011}"),
        text.replace(':', "\u{ff1a}"),
        text.replace(':', "://"),
        text.replace(':', "%3a"),
        format!("https://safelinks.example/?url={}&data=1", text.replace(':', "%3A")),
        format!("> {begin}\n> {end}"),
        format!("&gt; {begin}\n&gt; {end}"),
        format!("{begin}\u{200b}{end}"),
        format!("{begin}\u{ad}{end}"),
        format!("{begin}-\n{end}"),
        format!("<a href=\"{text}\">{text}</a>"),
        format!("[{text}]({text})"),
        format!("“{text}”."),
        format!("\u{200f}{text}\u{2069} see you at 8"),
        format!("{text}\nBis gleich, Ada"),
        format!("Misere!\n\n{text}\n\nMis\u{e8}re: https://github.com/misere/misere"),
        text.chars().map(|letter| char::from_u32(u32::from(letter) + 0xfee0).expect("wide")).collect(),
        text[..14].to_owned() + &text[14..].replace('0', "O").replace('1', "I"),
        format!("misere join 1 opens a table.\n{text}"),
        format!("{}\n{text}", &text[..60]),
    ] {
        assert!(Invitation::is_in(&text));
        assert_eq!(text.parse(), Ok(invitation()), "{text}");
    }
}

#[test]
fn a_damaged_one_and_one_of_a_later_version_are_refused() {
    let text = invitation().to_string();
    for end in 0..text.len() {
        assert!(text[..end].parse::<Invitation>().is_err(), "{end}");
    }
    for place in BEGIN.len()..text.len() {
        let mut other = text.clone().into_bytes();
        other[place] = if other[place] == b'0' { b'1' } else { b'0' };
        let other = String::from_utf8(other).expect("digits");
        assert_ne!(other.parse(), Ok(Invitation { secret: [1; 16], ..invitation() }));
        assert!(other.parse::<Invitation>().is_err() || place + 1 == text.len());
    }
    let later = text.replace("join-1", "join-2");
    assert_eq!(later.parse::<Invitation>(), Err(InvitationError::LaterVersion));
    assert!("\u{20ac}misere:join".parse::<Invitation>().is_err());
    let many = "misere:join-1-".repeat(200);
    assert_eq!(many.parse::<Invitation>(), Err(InvitationError::Damaged));
}
