//! Measures moons: how often bids and silent moons succeed, what a bid costs compared with not
//! bidding with the same cards, and how often the others break a half-won moon.
//!
//! `cargo run --release -p misere-games --example moons -- four_bad_queens 4 master 100 300`
//! plays deals between Master players with 100 worlds per decision until 300 of them had a bid;
//! other deals end after the bidding. With `all` as the last argument, all deals are played to the
//! end, which covers silent moons and those without a bid. With `last`, only the last deals of
//! whole games count, and a bid is also measured by the games that it wins; Medium plays the
//! earlier deals. Several levels, such as `hard,master,master,master`, change seats from deal to
//! deal. To find bids quickly, Medium passes the cards, and only seats with aces, kings and queens
//! in half of their hand are asked for a bid.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use misere_engine::cards::{Cards, Pack, Rank};
use misere_engine::rules::{BySeat, Next, Rules, Seat, State, winners};
use misere_games::find;
use misere_games::fosdick::{Action, Fosdick, Moon, Options, Phase};
use misere_players::bots::{Bot, Estimate, History, Level, Limit, Thinker};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// Maximum number of deals tried per deal wanted.
const PATIENCE: u64 = 1000;

/// A moon counts as nearly won with this many tricks to go.
const NEARLY: usize = 2;

fn main() -> ExitCode {
    match Measurement::read(std::env::args().skip(1)) {
        Some(mut measurement) => {
            measurement.run();
            print!("{}", measurement.report());
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("expected: GAME PLAYERS LEVELS WORLDS DEALS [all|last] [SEED]");
            ExitCode::from(2)
        }
    }
}

/// The deals that are played to the end.
#[derive(Clone, Copy, PartialEq)]
enum Which {
    /// Deals with a bid.
    Bid,
    /// All deals.
    All,
    /// Last deals of games, if they have a bid.
    Last,
}

/// A measurement and its counts.
struct Measurement {
    game: Fosdick,
    seats: usize,
    bots: Vec<Bot>,
    worlds: u32,
    wanted: u64,
    which: Which,
    seed: u64,
    deals: u64,
    counted: u64,
    /// By index in the list of levels.
    counts: Vec<Counts>,
}

/// The counts of one of the players.
#[derive(Clone, Default)]
struct Counts {
    bids: u64,
    made: u64,
    /// The differences between bidding and not bidding: in own points, in lead over the mean of the
    /// others, and in shares of games won.
    points: Vec<f64>,
    lead: Vec<f64>,
    games: Vec<f64>,
    /// Moons without a bid.
    unbid: u64,
    /// Nearly won moons: more than half of the points won by one seat alone, with few tricks to go;
    /// and how many of them were completed.
    nearly: u64,
    completed: u64,
    /// The nearly won moons that could not be stopped, and those that the others let through.
    certain: u64,
    let_through: u64,
    /// Moons with more than half of the points won by one seat alone, and how many of them the
    /// others broke.
    half: u64,
    broken: u64,
    /// Moons of others that this player broke.
    breaks: u64,
}

/// A player's decision to bid, with the table before it.
struct Fork {
    state: State<Fosdick>,
    past: History<Fosdick>,
    seat: Seat,
}

impl Measurement {
    fn read(mut words: impl Iterator<Item = String>) -> Option<Self> {
        let id = words.next()?;
        let game = Fosdick::COMPONENTS.into_iter().find(|one| one.id() == id)?;
        let entry = find(&id).ok()?;
        let seats = words.next()?.parse().ok()?;
        entry.check_seats(seats).ok()?;
        let levels = words.next()?;
        let bots: Vec<Bot> = levels.split(',').map(|level| level.parse().ok()).collect::<Option<_>>()?;
        let worlds = words.next()?.parse().ok()?;
        let wanted = words.next()?.parse().ok()?;
        let which = match words.next().as_deref() {
            None => Which::Bid,
            Some("all") => Which::All,
            Some("last") => Which::Last,
            Some(_) => return None,
        };
        let seed = words.next().map_or(Some(1), |seed| seed.parse().ok())?;
        Some(Self {
            game,
            seats,
            counts: vec![Counts::default(); bots.len()],
            bots,
            worlds,
            wanted,
            which,
            seed,
            deals: 0,
            counted: 0,
        })
    }

    fn run(&mut self) {
        while self.counted < self.wanted && self.deals < PATIENCE.saturating_mul(self.wanted) {
            let mut rng = ChaCha8Rng::seed_from_u64(self.seed << 32 | self.deals);
            self.play(&mut rng);
            self.deals += 1;
        }
    }

    /// The index of a seat's player in the list of levels.
    fn place(&self, seat: Seat) -> usize {
        (seat.index() + self.deals as usize) % self.bots.len()
    }

    /// The table before a deal.
    fn start(&self, rng: &mut ChaCha8Rng) -> State<Fosdick> {
        let mut options = Options::usual(self.game, self.seats);
        let dealer = Seat::new((self.deals / 4) as usize % self.seats);
        if self.which != Which::Last {
            options.rounds = 12;
        }
        let mut state = Fosdick::start(&options, self.seats, dealer);
        if self.which != Which::Last {
            // The passing direction changes from deal to deal.
            state.public.table.deal = self.deals as u32 % 4;
            return state;
        }
        let medium = Bot::from(Level::Medium);
        while state.public.deal + 1 < options.deals(self.seats) {
            self.deal(&mut state, rng);
            let mut past = History::default();
            while let Next::Act(_) = Fosdick::next(&state.public) {
                act(&mut state, &mut past, medium, self.worlds, rng);
            }
        }
        state
    }

    fn deal(&self, state: &mut State<Fosdick>, rng: &mut ChaCha8Rng) {
        let cards = state.public.pack();
        Fosdick::deal(state, &Pack::shuffled(cards, rng), &mut ());
    }

    /// Plays the next deal.
    fn play(&mut self, rng: &mut ChaCha8Rng) {
        let mut state = self.start(rng);
        self.deal(&mut state, rng);
        let (mut past, mut forks) = (History::default(), Vec::new());
        while matches!(state.public.phase, Phase::Passing | Phase::Bidding) {
            let before = (state.public.phase == Phase::Bidding).then(|| Fork {
                state: state.clone(),
                past: past.clone(),
                seat: state.public.turn,
            });
            let bot = self.bots[self.place(state.public.turn)];
            let action = match state.public.phase {
                Phase::Passing => act(&mut state, &mut past, Level::Medium.into(), 1, rng),
                _ if is_weak(state.private[state.public.turn].hand) => {
                    past.note(&state.public, Action::Bid(false));
                    Fosdick::apply(&mut state, Action::Bid(false), &mut ());
                    Action::Bid(false)
                }
                _ => act(&mut state, &mut past, bot, self.worlds, rng),
            };
            forks.extend(before.filter(|_| action == Action::Bid(true)));
        }
        if forks.is_empty() && self.which != Which::All {
            return;
        }
        self.counted += 1;
        let seed = rng.next_u64();
        let end = self.play_out(state, past, seed, true);
        for fork in forks {
            self.count_bid(&fork, &end, seed);
        }
    }

    /// Counts a bid, given the end of its deal.
    fn count_bid(&mut self, fork: &Fork, end: &State<Fosdick>, seed: u64) {
        let (mut state, mut past) = (fork.state.clone(), fork.past.clone());
        past.note(&state.public, Action::Bid(false));
        Fosdick::apply(&mut state, Action::Bid(false), &mut ());
        let without = self.play_out(state, past, seed, false);
        let (before, seat) = (fork.state.public.totals, fork.seat);
        let result = |end: &State<Fosdick>| {
            let gain = |seat: Seat| (end.public.totals[seat] - before[seat]).as_f64();
            let others = Seat::all(self.seats).filter(|&other| other != seat);
            let mean = others.map(gain).sum::<f64>() / (self.seats - 1) as f64;
            let won = winners::<Fosdick>(&end.public.totals);
            let won = f64::from(u8::from(won.contains(&seat))) / won.len() as f64;
            [gain(seat), mean - gain(seat), won]
        };
        let (with, without) = (result(end), result(&without));
        let place = self.place(seat);
        let counts = &mut self.counts[place];
        counts.bids += 1;
        counts.made += u64::from(with[0] == 0.0);
        counts.points.push(with[0] - without[0]);
        counts.lead.push(with[1] - without[1]);
        counts.games.push(with[2] - without[2]);
    }

    /// Plays a deal to its end, with or without counting.
    fn play_out(
        &mut self, mut state: State<Fosdick>, mut past: History<Fosdick>, seed: u64, counts: bool,
    ) -> State<Fosdick> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let contract = state.public.contract;
        let all = contract.worth(contract.penalties());
        let (mut half, mut nearly) = (None, None);
        loop {
            let tricks = state.public.tricks;
            let bot = self.bots[self.place(state.public.turn)];
            act(&mut state, &mut past, bot, self.worlds, &mut rng);
            let public = &state.public;
            if public.phase == Phase::Playing && public.tricks == tricks {
                continue;
            }
            let taken = BySeat::from_fn(self.seats, |seat| contract.worth(public.taken[seat]));
            let alone = alone(&taken, all);
            if let (Some(seat), None, true) = (half, alone, counts) {
                let (place, winner) = (self.place(seat), self.place(public.previous.winner));
                self.counts[place].broken += 1;
                self.counts[winner].breaks += 1;
                half = None;
            }
            if let (None, Some(seat), true) = (half, alone, counts) {
                let place = self.place(seat);
                self.counts[place].half += 1;
                half = Some(seat);
            }
            if public.tricks + NEARLY == public.hand_size() {
                nearly = alone.map(|seat| (seat, wins_all(&state, seat)));
            }
            let public = &state.public;
            if public.phase != Phase::Playing {
                let shooter = Seat::all(self.seats).find(|&seat| taken[seat] == all);
                if counts {
                    self.count_end(&state, shooter, nearly);
                }
                return state;
            }
        }
    }

    /// Counts the end of a deal, given the seat that won everything, the seat that had nearly done
    /// so, and whether that was certain.
    fn count_end(&mut self, end: &State<Fosdick>, shooter: Option<Seat>, nearly: Option<(Seat, bool)>) {
        let announced = end.public.contract.moon == Moon::Announced;
        if let Some(seat) = shooter
            && !(announced && end.public.bids.contains(seat))
        {
            let place = self.place(seat);
            self.counts[place].unbid += 1;
        }
        if let Some((seat, certain)) = nearly {
            let place = self.place(seat);
            let counts = &mut self.counts[place];
            let completed = shooter == Some(seat);
            counts.nearly += 1;
            counts.completed += u64::from(completed);
            counts.certain += u64::from(certain);
            counts.let_through += u64::from(completed && !certain);
        }
    }

    fn report(&self) -> String {
        let mut text = format!(
            "{}, {} players, {} worlds: {} of {} deals played to the end\n",
            self.game.id(),
            self.seats,
            self.worlds,
            self.counted,
            self.deals
        );
        for (bot, counts) in self.bots.iter().zip(&self.counts) {
            let share = |part: u64, of: u64| {
                let share = part as f64 / of.max(1) as f64;
                let error = (share * (1.0 - share) / of.max(1) as f64).sqrt();
                format!("{part} of {of}, {:.1} ± {:.1} %", 100.0 * share, 100.0 * error)
            };
            let mean = |numbers: &[f64]| {
                let estimate = Estimate::of(numbers, 0.0);
                format!("{:+.3} ± {:.3}", estimate.mean, estimate.error())
            };
            let mut line = |what: &str, value: String| {
                writeln!(text, "{bot:8} {what:34} {value}").expect("memory");
            };
            line("bids made", share(counts.made, counts.bids));
            if counts.bids > 1 {
                line("points by bidding", mean(&counts.points));
                line("lead by bidding", mean(&counts.lead));
            }
            if counts.bids > 1 && self.which == Which::Last {
                line("games won by bidding", mean(&counts.games));
            }
            line("moons without a bid", counts.unbid.to_string());
            line("nearly won, and completed", share(counts.completed, counts.nearly));
            line("nearly won, and certain", share(counts.certain, counts.nearly));
            line("uncertain, and let through", share(counts.let_through, counts.nearly - counts.certain));
            line("half won, and broken", share(counts.broken, counts.half));
            line("moons of others broken", counts.breaks.to_string());
        }
        text
    }
}

/// Tells whether less than half of a hand are aces, kings and queens.
fn is_weak(hand: Cards) -> bool {
    let strong = hand.iter().filter(|card| card.rank() >= Rank::Queen);
    2 * strong.count() < hand.len()
}

/// Tells whether a seat can win everything whatever the others do, if everyone sees all cards.
fn wins_all(state: &State<Fosdick>, seat: Seat) -> bool {
    let public = &state.public;
    let contract = public.contract;
    let lost = Seat::all(public.taken.seats()).any(|other| other != seat && contract.worth(public.taken[other]) > 0);
    if lost || public.phase != Phase::Playing {
        return !lost;
    }
    let view = state.view(public.turn);
    let mut moves = Vec::new();
    Fosdick::legal(view, &mut moves);
    let mut after = moves.into_iter().map(|action| {
        let mut next = state.clone();
        Fosdick::apply(&mut next, action, &mut ());
        wins_all(&next, seat)
    });
    if public.turn == seat { after.any(|wins| wins) } else { after.all(|wins| wins) }
}

/// The only seat that has won points, if it has more than half of them.
fn alone(taken: &BySeat<i32>, all: i32) -> Option<Seat> {
    let mut winners = taken.each().filter(|&(_, &points)| points > 0);
    match (winners.next(), winners.next()) {
        (Some((seat, &points)), None) if 2 * points > all => Some(seat),
        _ => None,
    }
}

/// Lets a bot act for the seat whose turn it is.
fn act(state: &mut State<Fosdick>, past: &mut History<Fosdick>, bot: Bot, worlds: u32, rng: &mut ChaCha8Rng) -> Action {
    let (limit, stop) = (Limit::Worlds(worlds), AtomicBool::new(false));
    let view = state.view(state.public.turn);
    let action = Thinker::new(limit, rng, &stop).decide(view, past, bot);
    past.note(&state.public, action);
    Fosdick::apply(state, action, &mut ());
    action
}
