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
use misere_games::{deal_code, entry};

/// Writes the record of a game in a language.
///
/// # Panics
/// Panics if the game is not on the menu. Such a game can be neither read nor started.
pub fn write(saved: &Saved, language: Language) -> String {
    let session = saved.session.as_ref();
    let names = names_for_others(&saved.players, language);
    let mut record =
        Record { wins: session.wins(), names: &names, acts: Vec::new(), tricks: 0, open: false, out: String::new() };
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
