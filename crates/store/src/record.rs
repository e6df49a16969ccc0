//! A game as readable text, for example to paste into a message: the players, the hands, a line for
//! each trick, and the scores.
//!
//! A deal in progress is limited to what everyone at the table knows, so the text can be shown to
//! anybody. Nothing here knows any particular game.

use crate::text::{Language, events, record as texts};
use crate::{Origin, Saved, names_for_others};
use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::options::changed_rules;
use misere_engine::rules::scene::sorted;
use misere_engine::rules::{BySeat, Event, Message, Names, Next, Score, Seat, TableCard, Wins};
use misere_engine::table::{PastAct, PastStep, Session};
use misere_games::deal_code;
use misere_games::entry;

/// Writes the record of a game in a language.
///
/// # Panics
/// Panics if the game is not on the menu. Such a game can be neither read nor started.
pub fn write(saved: &Saved, language: Language) -> String {
    let session = saved.session.as_ref();
    let names = names_for_others(&saved.players, language);
    let mut record = Record {
        wins: session.scene(Seat::new(0)).wins,
        names: &names,
        acts: Vec::new(),
        tricks: 0,
        open: false,
        out: String::new(),
    };
    record.head(saved);
    let past = session.past();
    let is_over = matches!(session.next(), Next::Deal(_) | Next::Over);
    let last = if is_over { u32::MAX } else { session.deal_number() };
    for step in &past {
        record.open = step.deal < last;
        record.step(step);
    }
    record.flush();
    if session.next() == Next::Over {
        record.result(session);
    }
    record.out
}

/// The text so far, and the actions that may end up on the line of a trick.
struct Record<'a> {
    names: &'a Names,
    wins: Wins,
    acts: Vec<&'a PastAct>,
    /// The number of tricks in this deal.
    tricks: usize,
    /// Set if the deal is over, so that hidden cards may be named.
    open: bool,
    out: String,
}

impl<'a> Record<'a> {
    fn line(&mut self, words: &str) {
        self.out.push_str(words);
        self.out.push('\n');
    }

    /// Writes a line.
    fn say(&mut self, words: &Message) {
        self.line(&words.render(self.names));
    }

    /// Writes an indented line.
    fn tell(&mut self, words: &Message) {
        let words = format!("  {}", words.render(self.names));
        self.line(&words);
    }

    /// Writes the game, the players, its house rules and how to play it again.
    fn head(&mut self, saved: &Saved) {
        let session = saved.session.as_ref();
        let entry = entry(session.id()).expect("every session plays a game of the menu");
        self.line(entry.title);
        self.say(&texts::players(Seat::all(session.seats())));
        let rules = changed_rules(entry.fields(session.seats()), &session.rules());
        if !rules.is_empty() {
            self.say(&texts::house_rules());
            for rule in rules {
                self.line(&format!("- {}", rule.render(self.names)));
            }
        }
        // While the cards of a sealed game are in play, its deal code is a secret.
        if saved.seal.is_none() || session.next() == Next::Over {
            self.say(&texts::deal_code(deal_code::of(session).to_string()));
        }
        if saved.origin == Origin::PlayedOn {
            self.say(&texts::continued());
        }
        if saved.undo_count() > 0 {
            self.say(&texts::undone(saved.undo_count() as usize));
        }
    }

    fn step(&mut self, step: &'a PastStep) {
        self.acts.extend(&step.act);
        for event in &step.events {
            match event {
                Event::Deal { deal, dealer, hands, table, component, .. } => {
                    self.flush();
                    self.tricks = 0;
                    let (deal, dealer) = (*deal as usize, *dealer);
                    let heading = match (table, component.and_then(entry)) {
                        (_, Some(entry)) => texts::deal_of_game(deal, dealer, entry.title),
                        (Some(TableCard { card, open: true }), None) => texts::deal_with_card(deal, dealer, *card),
                        (_, None) => texts::deal(deal, dealer),
                    };
                    self.line("");
                    self.say(&heading);
                    if self.open {
                        self.hands(hands);
                    }
                }
                Event::Trick { winner, cards, .. } => self.trick(*winner, cards),
                // The actions have told this already.
                Event::Passed { .. } => {}
                Event::Draw { cards, .. } if cards.is_empty() => {}
                Event::Score { scores, totals, .. } => {
                    self.flush();
                    self.tell(&texts::scores(list(scores)));
                    self.tell(&texts::totals(list(totals)));
                }
                Event::Draw { seat, .. } => {
                    // This repeats the action and adds which card it was.
                    self.acts.pop_if(|act| act.seat == *seat);
                    self.flush();
                    let reader = self.open.then_some(*seat);
                    let told = event.announce(reader, self.wins);
                    self.tell(&told.words);
                }
                Event::Special { .. } | Event::Points { .. } => {
                    self.flush();
                    let told = event.announce(None, self.wins);
                    self.tell(&told.words);
                }
            }
        }
    }

    /// Writes pending actions that belong to no trick.
    fn flush(&mut self) {
        for act in std::mem::take(&mut self.acts) {
            let words = if act.is_secret && !self.open {
                events::chose_in_secret(act.seat, act.cards.len())
            } else {
                events::acted(act.spoken.done.clone())
            };
            self.tell(&words);
        }
    }

    /// Writes the trick just completed in one line.
    fn trick(&mut self, winner: Seat, cards: &Pack) {
        let first = self.acts.len().saturating_sub(cards.len());
        let plays = self.acts.split_off(first);
        let is_whole = plays.len() == cards.len()
            && plays.iter().zip(cards.iter()).all(|(act, card)| act.cards.iter().eq([*card]));
        if !is_whole {
            self.acts.extend(plays);
            self.flush();
            return self.tell(&events::took_trick(winner));
        }
        self.flush();
        self.tricks += 1;
        let plays = plays.iter().zip(cards.iter()).map(|(act, card)| match &act.named {
            Some(named) => texts::play_and_name(act.seat, *card, named.clone()),
            None => texts::play(act.seat, *card),
        });
        let trick = texts::trick(plays, winner).render(self.names);
        self.line(&format!("{:>4}. {trick}", self.tricks));
    }

    fn hands(&mut self, hands: &BySeat<Cards>) {
        for (seat, hand) in hands.each() {
            self.tell(&texts::hand(seat, by_suit(*hand, self.names)));
        }
    }

    fn result(&mut self, session: &dyn Session) {
        let winners = session.leaders();
        let result = match (self.wins, &winners[..]) {
            (Wins::Lowest, [winner]) => texts::winner_lowest(*winner),
            (Wins::Highest, [winner]) => texts::winner_highest(*winner),
            (Wins::Lowest, _) => texts::winners_lowest(winners),
            (Wins::Highest, _) => texts::winners_highest(winners),
        };
        self.line("");
        self.say(&result);
    }
}

/// Each player with a score.
fn list(scores: &BySeat<Score>) -> impl Iterator<Item = Message> {
    scores.each().map(|(seat, score)| texts::score(seat, *score))
}

/// A hand by suits: `♠ A 10 4  ♥ Q`.
fn by_suit(hand: Cards, names: &Names) -> String {
    let cards: Vec<Card> = sorted(hand).collect();
    let suits = cards.chunk_by(|one, other| one.suit() == other.suit());
    let suits = suits.map(|cards| {
        let ranks: Vec<String> = cards.iter().map(|card| names.language().index(card.rank())).collect();
        format!("{} {}", cards[0].suit().sign(), ranks.join(" "))
    });
    suits.collect::<Vec<_>>().join("  ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{names, open_example};
    use misere_games::{GAMES, entry};

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
            let secret =
                past[begun..].iter().take_while(|step| step.act.as_ref().is_none_or(|act| act.is_secret)).count();
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
        let you = |language| crate::text::table::you().in_language(language);
        for (game, language) in GAMES.iter().flat_map(|game| Language::offered().map(move |language| (game, language)))
        {
            for finished in [false, true] {
                let mut saved = open_example(game, finished).expect("an example");
                saved.players[0] = crate::Player::Person("".into());
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
}
