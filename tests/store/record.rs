//! A game as readable text, for example to paste into a message.

use misere_engine::cards::Cards;
use misere_engine::rules::Seat;
use misere_engine::table::PastStep;
use misere_engine::text::{Language, events};
use misere_games::{GAMES, entry};
use misere_store::record::write;
use misere_store::{Player, names, names_for_others, open_example};

#[test]
fn a_finished_game_names_every_card_and_every_score() {
    let saved = open_example(entry("finis").expect("a game"), true).expect("an example");
    let text = write(&saved, Language::ENGLISH);
    assert!(text.starts_with("Finis\nPlayers: "), "{text}");
    let plays = saved.session.past();
    let plays = plays.iter().filter_map(|step| step.act.as_ref());
    for card in plays.flat_map(|act| act.cards.iter()) {
        assert!(text.contains(&card.symbol()), "{card} is missing in {text}");
    }
    for row in saved.session.sheet().rows {
        assert!(text.contains(&format!("\nDeal {}: ", row.deal)), "{text}");
    }
    assert!(text.contains(" win together. Lowest score wins."), "{text}");
    assert!(text.contains("Deal code: finis/"), "{text}");
}

/// Regression: in a finished trick of Clubs, the suit that was named for it was missing.
#[test]
fn what_an_action_names_besides_its_card_is_told() {
    let mut told = 0;
    for game in GAMES {
        for finished in [false, true] {
            let mut saved = open_example(game, finished).expect("an example");
            let text = write(&saved, Language::ENGLISH);
            let acts = saved.session.past();
            for (step, act) in acts.iter().enumerate() {
                let Some(act) = &act.act else { continue };
                saved.session.go_to(step);
                let moves = saved.session.moves();
                // The kind and the card: `play 2C`.
                let start = |action: &str| action.split(' ').take(2).collect::<Vec<_>>().join(" ");
                let alike = moves.iter().filter(|one| start(&one.text) == start(&act.action));
                if act.is_secret || act.cards.len() != 1 || alike.count() < 2 {
                    continue;
                }
                // Elsewhere than in tricks the spoken action is written.
                let names = names_for_others(&saved.players, Language::ENGLISH);
                let card = act.cards.iter().next().expect("a card").symbol();
                let in_trick = act.named.as_ref().map(|named| {
                    let named = named.render(&names);
                    format!("{} {card} ({named})", names.of(act.seat))
                });
                let spoken = events::acted(act.spoken.done.clone()).render(&names);
                let is_told = in_trick.is_some_and(|words| text.contains(&words));
                assert!(is_told || text.contains(&spoken), "{spoken}: {text}");
                told += usize::from(is_told);
            }
            saved.session.go_to(usize::MAX);
        }
    }
    assert!(told > 10, "{told} suits named");
}

/// The hands of a deal in progress, and cards passed in it, stay secret.
#[test]
fn a_deal_in_progress_tells_only_what_everyone_knows() {
    for game in GAMES {
        let mut saved = open_example(game, false).expect("an example");
        let past = saved.session.past();
        let begun = past.iter().rposition(PastStep::begins_deal).expect("a deal");
        // Everything in the deal so far that is dealt or chosen in secret.
        let secret = past[begun..].iter().take_while(|step| step.act.as_ref().is_none_or(|act| act.is_secret)).count();
        saved.session.go_to(begun + secret);
        let text = write(&saved, Language::ENGLISH);
        let deal = text.rsplit("\nDeal ").next().expect("a deal");
        let told = Cards::FULL.iter().filter(|card| deal.contains(&card.symbol()));
        assert_eq!(told.count(), 0, "{}: {deal}", game.id);
        for act in past[begun..begun + secret].iter().filter_map(|step| step.act.as_ref()) {
            assert!(act.cards.iter().all(|card| !deal.contains(&card.name())), "{deal}");
        }
    }
}

/// Regression: a person without a name was called "You" with the verbs of anybody else: "Du hat gegeben".
#[test]
fn a_record_calls_nobody_you_and_counts_no_cards_with_a_nought() {
    let you = |language| misere_store::text::table::you().in_language(language);
    for (game, language) in GAMES.iter().flat_map(|game| Language::offered().map(move |language| (game, language))) {
        for finished in [false, true] {
            let mut saved = open_example(game, finished).expect("an example");
            saved.players[0] = Player::Person("".into());
            let addressed = names(&saved.players, language);
            assert!(addressed.addresses(Seat::new(0)) && addressed.of(Seat::new(0)) == you(language));
            let text = write(&saved, language);
            let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
            assert!(!words.contains(&&*you(language)), "{}: {text}", game.id);
            let noughts = words.windows(2).filter(|pair| pair[0] == "0");
            let cards = noughts.filter(|pair| ["car", "Kar", "kar"].iter().any(|word| pair[1].starts_with(word)));
            assert_eq!(cards.count(), 0, "{}: {text}", game.id);
        }
    }
}

#[test]
fn every_game_has_a_record_without_markers() {
    for game in GAMES {
        for finished in [false, true] {
            let saved = open_example(game, finished).expect("an example");
            let text = write(&saved, Language::ENGLISH);
            assert!(!text.contains(['{', '}']), "{}: {text}", game.id);
            assert!(text.lines().count() > 10, "{}: {text}", game.id);
        }
    }
}
