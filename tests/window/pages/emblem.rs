use misere::games::GAMES;
use misere::ui::for_tests::drawings::*;

#[test]
fn every_game_has_an_emblem_of_its_own() {
    let mut seen: Vec<Arrangement> = Vec::new();
    for entry in GAMES {
        let emblem = parse(entry.emblem).unwrap_or_else(|| panic!("{}: no emblem", entry.id));
        assert!(!seen.contains(&emblem), "{}: seen before", entry.id);
        seen.push(emblem);
    }
}

#[test]
fn every_game_is_introduced_by_three_pictures() {
    for entry in GAMES {
        assert_eq!(entry.introduction.len(), 3, "{}", entry.id);
        for picture in entry.introduction {
            let cards = picture.cards;
            assert!(parse(cards).is_some(), "{}: {cards}", entry.id);
        }
    }
}

#[test]
fn pictures_are_fans_tricks_or_squares() {
    let up = |code: &str| piece(code).expect("a card");
    let fan = |codes: &[&str], points: Option<&str>| Fan {
        pieces: codes.iter().copied().map(up).collect(),
        points: points.map(Into::into),
    };
    assert_eq!(
        parse("QS | QH KH =-3"),
        Some(Arrangement::Fans(vec![fan(&["QS"], None), fan(&["QH", "KH"], Some("−3"))]))
    );
    let square = vec![vec![Some(up("QS"))], vec![None]];
    assert_eq!(parse("QS / ."), Some(Arrangement::Square(square)));
    let trick = parse("trick QS +##*=2");
    assert!(
        matches!(&trick, Some(Arrangement::Trick(pieces)) if pieces[1].is_raised && pieces[1].takes
            && pieces[1].points.as_deref() == Some("2")),
        "{trick:?}"
    );
    assert_eq!(parse("QX"), None);
}
