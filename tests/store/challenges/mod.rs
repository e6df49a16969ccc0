//! Challenges: what they name, which replies are refused, and how plays are compared.

mod kept;
mod texts;

use std::io::{Read as _, Write as _};
use std::sync::atomic::AtomicBool;

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use misere_engine::pasted::{Block, to_digits};
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Seat};
use misere_engine::table::Setup;
use misere_engine::text::Language;
use misere_games::{GAMES, alike, entry};
use misere_players::bots::{Bot, Level};
use misere_store::challenge::{
    Challenge, ChallengeEntry, ChallengeTextError, ENTRIES, KeptChallenge, MOST_BYTES, MergeError, NoChallenge, Proof,
    Refusal, read_kept,
};
use misere_store::{Origin, Player, Saved, Store};
use sha2::{Digest as _, Sha256};

static RUNNING: AtomicBool = AtomicBool::new(false);

/// The bytes of a block that prove the others.
const CHECKSUM: usize = 4;

/// A new game of a person in seat 0 against Novice.
fn new_game(id: &str, seed: u64) -> Saved {
    let entry = entry(id).expect("a game");
    let setup = Setup { seats: entry.usual, rules: HouseRules::default(), seed, dealer: None };
    let opponent = |seat: Seat| Player::Computer(format!("Bot {seat}").into(), Level::Novice.into());
    let mut players: Vec<Player> = Seat::all(entry.usual).map(opponent).collect();
    players[0] = Player::Person("Ada".into());
    Saved { saved_at: 1_795_000_000, ..Saved::new(players, entry.start(&setup).expect("the usual rules")) }
}

/// Plays a game to its end, with a bot in the person's place.
fn finish(mut saved: Saved, level: Level) -> Saved {
    let bots: Vec<Bot> = saved.players.iter().map(|player| player.bot().unwrap_or(level.into())).collect();
    assert!(alike::play_out(saved.session.as_mut(), &bots, &RUNNING));
    saved
}

/// A challenge from a game that Ada played, with a reply by Berta.
fn with_reply(id: &str) -> Challenge {
    let first = finish(new_game(id, 5), Level::Easy);
    let mut challenge = Challenge::of(&first).expect("a challenge");
    let reply = finish(challenge.start(&"Berta".into()), Level::Medium);
    let reply = Challenge::of(&reply).expect("a reply");
    assert_eq!(challenge.merge(&reply), Ok(1));
    challenge
}

/// The text of a challenge with other JSON in its block, and a checksum that fits it.
fn rewritten(challenge: &Challenge, change: impl FnOnce(String) -> String) -> String {
    let text = challenge.to_text(Language::ENGLISH);
    let block = Block::all(&text, ["misere", "challenge"]).next().expect("a block");
    let mut json = String::new();
    DeflateDecoder::new(&block.bytes[CHECKSUM..]).read_to_string(&mut json).expect("JSON");
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(change(json).as_bytes()).expect("memory");
    let packed = encoder.finish().expect("memory");
    let sum = &Sha256::digest(&packed)[..CHECKSUM];
    format!("misere-challenge-1:\n{}\n:end\n", to_digits(&[sum, &packed].concat()))
}

/// The challenge with other packed plays of an entry, as hexadecimal digits.
fn with_plays(challenge: &Challenge, entry: usize, change: impl FnOnce(&str) -> String) -> Challenge {
    let text = rewritten(challenge, |json| {
        let (place, _) = json.match_indices("\"plays\":\"").nth(entry).expect("an entry");
        let (before, plays) = json.split_at(place + "\"plays\":\"".len());
        let (plays, after) = plays.split_once('"').expect("plays");
        format!("{before}{}\"{after}", change(plays))
    });
    Challenge::from_text(&text).expect("a challenge")
}

fn reread(challenge: &Challenge) -> Challenge {
    Challenge::from_text(&challenge.to_text(Language::ENGLISH)).expect("what was written")
}

#[test]
fn a_challenge_names_all_that_the_deal_needs() {
    let saved = finish(new_game("finis", 5), Level::Easy);
    let challenge = Challenge::of(&saved).expect("a challenge");
    let started = challenge.start(&"Berta".into());
    assert_eq!(started.origin, Origin::Challenge(challenge.id()));
    assert_eq!(started.players[1..], saved.players[1..]);
    assert_eq!(started.session.seed(), saved.session.seed());
    assert_eq!(started.session.first_dealer(), saved.session.first_dealer());
    let read = Saved::from_ron(&started.to_ron(), "here.misere".as_ref()).expect("what was written");
    assert_eq!(read.origin, started.origin);
    // Nobody has to play first.
    let empty = Challenge::of(&new_game("finis", 5)).expect("a challenge");
    assert_eq!((empty.id(), empty.entries.len()), (challenge.id(), 0));
    // Other opponents, other players, another seed: another challenge.
    let mut other = challenge.clone();
    other.version += 1;
    assert_ne!(other.id(), challenge.id());
    assert_eq!(other.clone().merge(&challenge), Err(MergeError::Other));
    other.version -= 1;
    other.opponents[1].bot = Level::Hard.into();
    assert_ne!(other.id(), challenge.id());
    assert_ne!(Challenge::of(&new_game("finis", 6)).map(|one| one.id()), Ok(challenge.id()));
}

#[test]
fn only_games_of_one_person_against_computer_players_are_challenges() {
    let of = |change: fn(&mut Saved)| {
        let mut saved = new_game("finis", 5);
        change(&mut saved);
        Challenge::of(&saved).map(|challenge| challenge.entries.len())
    };
    assert_eq!(of(|_| ()), Ok(0));
    assert_eq!(of(|saved| saved.players[1] = Player::Person("Berta".into())), Err(NoChallenge::Players));
    assert_eq!(of(|saved| saved.players[1] = Player::Program("Zed".into(), "./zed".into())), Err(NoChallenge::Players));
    assert_eq!(of(|saved| saved.players[0] = saved.players[1].clone()), Err(NoChallenge::Players));
    assert_eq!(of(|saved| saved.session.shuffle()), Err(NoChallenge::InProgress));
    assert_eq!(of(|saved| saved.origin = Origin::PlayedOn), Err(NoChallenge::Continued));
}

#[test]
fn replies_are_added_once_and_bounded() {
    let mut challenge = with_reply("finis");
    let same = reread(&challenge);
    assert_eq!(challenge.merge(&same), Ok(0));
    let mut many = same.clone();
    for number in 0..ENTRIES - 2 {
        let mut entry = same.entries[1].clone();
        entry.name = format!("{number}").into();
        entry.time += 1 + number as u64;
        many.entries.push(entry);
    }
    assert_eq!(challenge.merge(&many), Ok(ENTRIES - 2));
    assert!(reread(&challenge).entries.len() == ENTRIES);
    many.entries[5].time += 1000;
    assert_eq!(challenge.merge(&many), Err(MergeError::TooMany));
    assert_eq!(challenge.entries.len(), ENTRIES);
    challenge.entries.push(many.entries[5].clone());
    let text = challenge.to_text(Language::ENGLISH);
    assert!(matches!(Challenge::from_text(&text), Err(ChallengeTextError::Unsound(_))));
}

#[test]
fn a_forged_reply_is_refused_with_its_reason() {
    let challenge = with_reply("finis");
    let refusal_of = |forged: &Challenge| {
        let checked = reread(forged).check(1, &RUNNING).expect("nobody stops it");
        checked.err().map(|refusal| refusal.to_string()).unwrap_or_default()
    };
    let refusal = |change: &dyn Fn(&mut ChallengeEntry)| {
        let mut forged = challenge.clone();
        change(&mut forged.entries[1]);
        refusal_of(&forged)
    };
    assert_eq!(refusal(&|_| ()), "");
    let by_the_clock = refusal(&|entry| entry.alike = false);
    assert!(by_the_clock.contains("expected a game that began from the challenge"), "{by_the_clock}");
    let short = refusal_of(&with_plays(&challenge, 1, |plays| plays[..8].into()));
    assert!(short.contains("expected the whole game"), "{short}");
    let long = refusal_of(&with_plays(&challenge, 1, |plays| format!("{plays}00")));
    assert!(long.contains("after the end"), "{long}");
    // The opponents are made to play into the person's hands.
    let mut game = challenge.start(&"Berta".into());
    while game.session.next() != Next::Over {
        match game.session.next() {
            Next::Act(_) => {
                let moves = game.session.moves();
                let last = moves.last().expect("a legal action").text.clone();
                game.session.play(&last).expect("legal");
            }
            _ => game.session.shuffle(),
        }
    }
    let bent = Challenge::of(&game).expect("a reply");
    let bent = refusal(&|entry| *entry = bent.entries[0].clone());
    assert!(bent.contains("but the computer player there decides on"), "{bent}");
}

/// Regression: where nobody had played when a challenge was made, a forged reply passed as the game that it was made from.
#[test]
fn no_play_by_the_clock_belongs_to_a_challenge_that_nobody_had_played() {
    let empty = Challenge::of(&new_game("finis", 5)).expect("a challenge");
    let reply = |name: &str, level| Challenge::of(&finish(empty.start(&name.into()), level)).expect("a reply");
    let mut forged = reply("Mallory", Level::Medium);
    forged.entries[0].alike = false;
    let refused = |challenge: &Challenge, name: &str| {
        let results = challenge.results(&RUNNING).expect("nobody stops it");
        let refused: Vec<String> =
            results.refused.iter().map(|(index, _)| challenge.entries[*index].name.shown()).collect();
        assert!(results.refused.iter().all(|(_, refusal)| *refusal == Refusal::ByTheClock));
        refused == [name]
    };
    let both = |mut first: Challenge, second: &Challenge| {
        first.merge(second).expect("the same challenge");
        first
    };
    let (empty_again, forged) = (reread(&empty), reread(&forged));
    assert!(refused(&both(empty_again.clone(), &forged), "Mallory"));
    assert!(refused(&both(both(empty_again, &reply("Berta", Level::Easy)), &forged), "Mallory"));
    // Whoever has made it knows the game that it was made from.
    let alike = reply("Ada", Level::Easy).as_made();
    assert!(refused(&both(alike, &forged), "Mallory"));
    let by_the_clock = Challenge::of(&finish(new_game("finis", 5), Level::Easy)).expect("a challenge");
    assert!(refused(&both(by_the_clock.clone(), &forged), "Mallory"));
    // An honest one is not accused because somebody sends a text without plays.
    let checked = both(both(by_the_clock.as_made(), &empty), &reply("Berta", Level::Medium));
    assert_eq!(checked.results(&RUNNING).expect("nobody stops it").refused.len(), 0);
}

#[test]
fn players_of_another_version_are_not_asked() {
    let mut challenge = with_reply("finis");
    challenge.version += 1;
    let checked = challenge.check(1, &RUNNING).expect("nobody stops it").expect("legal");
    assert_eq!(checked.proof, Proof::OtherVersion);
}

#[test]
fn the_first_decision_that_differs_is_found() {
    let challenge = with_reply("acorn_hearts");
    let check = |index| challenge.check(index, &RUNNING).expect("nobody stops it").expect("sound");
    let (one, other) = (check(0), check(1));
    let comparison = challenge.compare(&one, &other);
    let parting = comparison.parting.expect("Easy and Medium decide differently");
    let [steps, others] = [&one, &other].map(|entry| entry.session.steps());
    let [step, same] = parting.steps;
    assert_eq!(step, same, "everybody decides alike until they part");
    assert_eq!(steps[..step], others[..step]);
    assert_eq!(parting.actions, [&steps, &others].map(|steps| steps[step].clone()));
    assert_eq!(parting.seat, challenge.seat, "the opponents decide alike in both");
    let sum = comparison.deals.iter().map(|[own, _]| own.in_halves()).sum::<i32>();
    assert_eq!(sum, one.total.in_halves());
    assert_eq!(challenge.compare(&one, &check(0)).parting, None);
}

/// After an opponent has decided otherwise, the next deal is compared from its beginning again.
#[test]
fn games_whose_opponents_decided_otherwise_are_compared_deal_by_deal() {
    let first = finish(new_game("finis", 5), Level::Easy);
    let mut challenge = Challenge::of(&first).expect("a challenge");
    let mut others = challenge.start(&"Berta".into());
    // The opponents of one game are weaker than those of the other.
    let mut bots = vec![Bot::from(Level::Random); 4];
    bots[0] = Level::Medium.into();
    assert!(alike::play_out(others.session.as_mut(), &bots, &RUNNING));
    let mut reply = Challenge::of(&others).expect("a reply");
    reply.entries[0].alike = false;
    challenge.entries.insert(0, reply.entries.remove(0));
    let [one, other] = [0, 1].map(|index| {
        challenge.entries.rotate_left(index);
        challenge.check(0, &RUNNING).expect("nobody stops it").expect("a sound play")
    });
    let parting = challenge.compare(&one, &other).parting;
    let parting = parting.expect("they play differently");
    assert_eq!(parting.seat, challenge.seat, "{parting:?}");
    for (entry, step) in [&one, &other].into_iter().zip(parting.steps) {
        let verdict = challenge.judge(entry, step, &RUNNING);
        let verdict = verdict.expect("a decision of the person");
        assert_eq!((verdict.step, verdict.deal), (step, parting.deal));
    }
}
