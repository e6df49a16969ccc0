//! The deal of a day.

use sha2::{Digest as _, Sha256};

use crate::date::Date;
use crate::{Origin, Player, Saved};
use misere_engine::printable::RawText;
use misere_engine::rules::Seat;
use misere_engine::rules::options::HouseRules;
use misere_engine::table::{Session, Setup, cut};
use misere_games::deal_code::DealCode;
use misere_games::{Entry, entry};
use misere_players::bots::{Bot, Level};

/// The games of a day, in turns from week to week, and the opponents.
type DayGames = ([&'static str; 2], Level);

/// The games of each day of the week from Monday, from the week with this number on, see [`Date::week`]. Days that are
/// over never change, so other games get a line of their own.
const WEEKS: [(u32, [DayGames; 7]); 1] = [(
    0,
    [
        (["finis", "finis"], Level::Easy),
        (["cruel_fate", "slippery_paws"], Level::Medium),
        (["acorn_hearts", "acorn_hearts"], Level::Medium),
        (["four_bad_queens", "four_mad_queens"], Level::Hard),
        (["seven_card_combo", "garbo"], Level::Hard),
        (["mismatch", "compendium"], Level::Master),
        (["clubs", "clubs"], Level::Master),
    ],
)];

/// The bytes of a seed, so that its deal code has eight digits.
const SEED_BYTES: usize = 5;

/// The deal of a day, which its date determines.
#[derive(Clone, Debug)]
pub struct DayDeal {
    pub date: Date,
    pub entry: &'static Entry,
    /// The usual number of players, the usual rules and the seed.
    pub setup: Setup,
    pub opponents: Level,
}

impl DayDeal {
    pub const SEAT: Seat = Seat::new(0);

    pub fn of(date: Date) -> Self {
        let mut weeks = WEEKS.iter().rev();
        let (_, week) = weeks.find(|(first, _)| *first <= date.week()).expect("the first line is of all weeks");
        let (games, opponents) = week[date.weekday()];
        let id = games[date.week() as usize % games.len()];
        let entry = entry(id).expect("the games of the week are on the menu");
        let hash = Sha256::digest(format!("Misere, today 1\n{date}\n{id}"));
        let bytes = hash.iter().take(SEED_BYTES);
        let setup = Setup {
            seats: entry.usual,
            rules: HouseRules::default(),
            seed: bytes.fold(0, |seed, byte| seed << 8 | u64::from(*byte)),
            dealer: None,
        };
        Self { date, entry, setup, opponents }
    }

    /// Its deal code, for playing the same cards with other people.
    pub fn code(&self) -> DealCode {
        DealCode { entry: self.entry, setup: self.setup.clone() }
    }

    /// A new game of it, before its first deal, with the players' names by seat; those left out have none.
    pub fn start(&self, names: &[RawText], origin: Origin) -> Saved {
        let bot = Bot::from(self.opponents);
        let players = Seat::all(self.setup.seats).map(|seat| {
            let name = names.get(seat.index()).cloned().unwrap_or_default();
            if seat == Self::SEAT { Player::Person(name) } else { Player::Computer(name, bot) }
        });
        let session = self.entry.start(&self.setup);
        Saved { origin, ..Saved::new(players.collect(), session.expect("the usual rules")) }
    }

    /// Tells whether a session plays this deal.
    pub fn is_of(&self, session: &dyn Session) -> bool {
        let Setup { seats, seed, .. } = self.setup;
        session.id() == self.entry.id
            && (session.seats(), session.seed()) == (seats, seed)
            && session.first_dealer() == cut(seed, seats)
            && session.rules() == self.entry.usual_rules(seats)
    }

    /// Tells whether the players are those of this deal: a person, and the opponents of the day.
    pub fn has_players(&self, players: &[Player]) -> bool {
        let mut seats = Seat::all(players.len()).zip(players);
        players.len() == self.setup.seats
            && seats.all(|(seat, player)| match player {
                Player::Person(_) => seat == Self::SEAT,
                Player::Computer(_, bot) => seat != Self::SEAT && *bot == self.opponents.into(),
                Player::Program(..) | Player::Friend(..) => false,
            })
    }
}
