//! `host`: a table for friends elsewhere that keeps itself, without a window.

mod lines;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use clap::Parser;
use serde_json::json;

use self::lines::{say, table_line};

use super::args::{LanguageArg, find, seats_and_rules, whole};
use super::error::{CliError, Location};
use super::stop::stop_on_termination;
use super::way::Way;
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Seat};
use misere_engine::seal::Seal;
use misere_games::{BotSession, Entry, HintText};
use misere_online::host::{Host, HostEffect, HostedTable, TableFile, TableSetup};
use misere_online::links::{Reach, Wake};
use misere_online::{OwnFile, Presence, Secret};
use misere_players::bots::{Bot, Level, Limit};
use misere_store::{self as store, Evening, Player, Saved};

/// The arguments of `host`.
#[derive(Debug, Parser)]
pub struct Args {
    /// The game, such as `clubs`.
    #[arg(long, value_name = "GAME")]
    game: String,
    /// Number of players [default: the usual number for the game].
    #[arg(long, value_name = "N", value_parser = whole(0..=u64::MAX), allow_negative_numbers = true)]
    seats: Option<u64>,
    /// Number of seats for friends; computer players have the others [default: all].
    #[arg(long, value_name = "N", value_parser = whole(1..=6))]
    friends: Option<u64>,
    /// Level of the computer players.
    #[arg(long, value_name = "LEVEL", default_value = "medium")]
    bot: Bot,
    /// RON file with the house rules that differ from the usual ones, such as `(target: -50)`.
    #[arg(long, value_name = "FILE.ron")]
    rules: Option<PathBuf>,
    /// Address and port to listen on [default: this computer only with TCP, everywhere with `--internet`].
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<String>,
    /// Address and port in the invitations, if others reach this computer by another one, such as a forwarded port.
    #[arg(long, value_name = "ADDRESS:PORT")]
    address: Option<String>,
    /// Let friends in over the internet, through routers, encrypted, instead of with TCP.
    #[arg(long)]
    internet: bool,
    #[command(flatten)]
    way: Way,
    #[command(flatten)]
    language: LanguageArg,
    /// Give no hints.
    #[arg(long)]
    no_hints: bool,
    /// Number of games after each other, with the same people. Each after the first has a file of its own.
    #[arg(long, value_name = "GAMES", default_value_t = 1, value_parser = whole(1..=20))]
    evening: u64,
    /// Seconds after which the computer plays for a friend who is to act, until the friend acts again. Before a game, it
    /// then gets the seat of a friend who does not sit down while others wait, or does not cut with them twice.
    #[arg(long, value_name = "SECONDS", value_parser = whole(70..=3600))]
    patience: Option<u64>,
    /// Names of the friends, in the order of their seats, instead of those that they give themselves: `Berta,Carl`.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    names: Vec<String>,
    /// Keep the game in this file, and the table in a file beside it; if they are there, go on from them.
    #[arg(long, value_name = "FILE.misere")]
    save: Option<PathBuf>,
}

/// The time for guests to fetch the finished game, and to come back for it.
const FAREWELL: Duration = Duration::from_secs(60);

/// The time between two games of an evening.
const BETWEEN: Duration = Duration::from_secs(5);

/// The time between two looks at the clock.
const TICK: Duration = Duration::from_secs(1);

/// Keeps a table until its game is over or it is told to end. Prints what happens as JSON lines.
pub fn run(args: &Args) -> Result<(), CliError> {
    let stop = stop_on_termination();
    let mut table = KeptTable::open(args)?;
    let (sender, woken) = sync_channel(1);
    let wake: Wake = Arc::new(move || {
        // One signal is enough, however much has arrived.
        let _ = sender.try_send(());
    });
    let addresses = (args.listen.as_deref(), args.address.as_deref());
    let links = args.way.listen(args.internet, addresses, args.language.get(), (&table.file.secret, wake))?;
    if let Some(path) = table.path() {
        // Before anybody is invited, so that the invitations hold.
        store::write_private(&table_path(&path), table.file.to_text())?;
    }
    let mut hosted = HostedTable::new(table.host(), links, table.own_file());
    let (mut invited_to, mut reach) = (None, None);
    let began = Instant::now();
    let mut over = None;
    table.resume(&mut hosted)?;
    loop {
        let now = began.elapsed();
        table.follow(&mut hosted, now)?;
        // Over the internet, it takes a moment until the address is known, and it can change.
        let address = hosted.address();
        if address != invited_to {
            invited_to = address;
            table.invite(&hosted)?;
        }
        let now_reached = hosted.reach();
        if now_reached != reach {
            reach = now_reached;
            let words = reach.clone().and_then(Reach::words);
            if let Some(words) = words {
                say(json!({ "event": "reach", "text": words.in_language(args.language.get()) }))?;
            }
        }
        if table.go_on(&mut hosted, now)? {
            continue;
        }
        if table.is_over() {
            let since = *over.get_or_insert(now);
            let is_last = table.number == args.evening;
            // Guests fetch the finished game before.
            if !is_last && now - since > BETWEEN {
                table.next_game(&mut hosted);
            }
            let is_empty = is_last && now - since > TICK && table.is_empty(&hosted.host);
            if is_empty || now - since > FAREWELL {
                break;
            }
        } else {
            over = None;
        }
        if stop.load(Ordering::Relaxed) {
            hosted.close();
            return Err(CliError::Stopped);
        }
        let rest = hosted.rest(began.elapsed()).unwrap_or(TICK).min(TICK);
        if let Err(RecvTimeoutError::Disconnected) = woken.recv_timeout(rest) {
            break;
        }
    }
    hosted.close();
    Ok(())
}

/// The game of a table, and its files.
struct KeptTable {
    file: TableFile,
    saved: Option<Saved>,
    save: Option<PathBuf>,
    /// The number of the game of the evening, from 1.
    number: u64,
    patience: Option<Duration>,
    /// The number of steps at which a friend is waited for, and since when.
    waits: Option<(usize, Duration)>,
    /// The last hint, with its seat and number of steps, for a guest who asks again.
    hint: Option<(Seat, usize, HintText)>,
    /// Set while the file of the game could not be written, so that nobody has been told what is new.
    is_unwritten: bool,
}

impl KeptTable {
    /// The table of the files, or a new one.
    fn open(args: &Args) -> Result<Self, CliError> {
        let entry = find(&args.game)?;
        let (seats, rules) = seats_and_rules(entry, args.seats, args.rules.as_deref())?;
        let rules = entry.complete(seats, &rules).map_err(CliError::usage)?;
        let friends = args.friends.map_or(seats, |friends| friends as usize);
        if friends > seats {
            let what = format!("{friends} friends: expected at most {seats}, one for each seat");
            return Err(CliError::usage(what));
        }
        let save = args.save.clone();
        let kept = |number: &u64| save.as_deref().is_some_and(|save| table_path(&of_number(save, *number)).exists());
        let mut table = Self {
            file: TableFile::new(Self::setup(args, entry, (rules, seats), friends), Secret::draw()),
            saved: None,
            save: save.clone(),
            number: (1..=args.evening).rev().find(kept).unwrap_or(1),
            patience: args.patience.map(Duration::from_secs),
            waits: None,
            hint: None,
            is_unwritten: false,
        };
        table.file.names.clone_from(&args.names);
        if let Some(path) = table.path().filter(|path| table_path(path).exists()) {
            (table.file, table.saved) = Self::read(&path, entry.id)?;
        }
        Ok(table)
    }

    /// The players of a new table and how they play.
    fn setup(args: &Args, entry: &'static Entry, (rules, seats): (HouseRules, usize), friends: usize) -> TableSetup {
        let player = |seat: usize| {
            if seat < friends {
                Player::Friend("".into(), String::new())
            } else {
                Player::Computer(format!("Computer {}", seat + 1).into(), args.bot)
            }
        };
        TableSetup {
            entry,
            rules,
            players: (0..seats).map(player).collect(),
            hints: !args.no_hints,
            evening: if args.evening > 1 { Some(Evening::begin()) } else { None },
        }
    }

    /// The file of the present game.
    fn path(&self) -> Option<PathBuf> {
        Some(of_number(self.save.as_deref()?, self.number))
    }

    /// Prepares the next game of the evening, for which everybody sits down again.
    fn next_game(&mut self, hosted: &mut HostedTable) {
        let Some(saved) = self.saved.take() else { return };
        let mut setup = hosted.host.file().setup.clone();
        setup.evening = setup.evening.map(|evening| evening.after(saved.session.as_ref()));
        (self.number, self.waits, self.hint) = (self.number + 1, None, None);
        hosted.file = self.own_file();
        hosted.call(|host| host.next_game(setup));
    }

    fn read(path: &Path, game: &str) -> Result<(TableFile, Option<Saved>), CliError> {
        let beside = table_path(path);
        let wrong = |what: String| CliError::input(Location::of(&beside), what);
        let file = TableFile::from_text(&store::read_input(&beside)?);
        let file = file.map_err(|error| wrong(error.to_string()))?;
        if file.setup.entry.id != game {
            let found = file.setup.entry.id;
            return Err(wrong(format!("a table of `{found}`: expected one of `{game}`")));
        }
        let saved = if path.exists() { Some(Saved::from_ron(&store::read_input(path)?, path)?) } else { None };
        Ok((file, saved))
    }

    fn host(&self) -> Host {
        let run = Secret::draw().0;
        let run = run.iter().take(6).fold(0, |run, byte| run << 8 | u64::from(*byte));
        let host = Host::new(self.file.clone(), run);
        match self.patience {
            Some(patience) => host.with_patience(patience),
            None => host,
        }
    }

    /// The file of the table beside that of the game.
    fn own_file(&self) -> OwnFile {
        OwnFile::at(self.path().map(|path| table_path(&path)))
    }

    /// Prints the invitations.
    fn invite(&self, hosted: &HostedTable) -> Result<(), CliError> {
        let Some(address) = hosted.address() else { return Ok(()) };
        let seats = Seat::all(self.file.players().len()).zip(hosted.host.players());
        for (seat, _) in seats.filter(|(_, player)| player.is_friend()) {
            let invitation = hosted.host.invitation(seat, &address).to_string();
            let name = self.file.names.get(seat.index());
            say(json!({ "event": "invitation", "seat": seat.index(), "name": name, "text": invitation }))?;
        }
        let watching = hosted.host.spectator_invitation(&address).to_string();
        say(json!({ "event": "spectators", "text": watching }))?;
        say(table_line(&hosted.host))
    }

    /// Begins the game if its cut is over, or goes on with it.
    fn resume(&mut self, hosted: &mut HostedTable) -> Result<(), CliError> {
        if self.saved.is_none() {
            self.saved = hosted.host.file().begun();
        }
        self.changed(hosted)
    }

    fn session(&self) -> Option<&dyn BotSession> {
        self.saved.as_ref().map(|saved| saved.session.as_ref())
    }

    fn is_over(&self) -> bool {
        !self.is_unwritten && self.session().is_some_and(|session| session.next() == Next::Over)
    }

    /// Tells whether no guest is at the table.
    fn is_empty(&self, host: &Host) -> bool {
        let mut seats = Seat::all(self.file.players().len());
        seats.all(|seat| {
            let is_friend = host.players()[seat.index()].is_friend();
            !is_friend || matches!(host.presence(seat), Presence::Away | Presence::Open)
        })
    }

    /// Begins, deals, or lets a computer player act; returns whether there was something to do.
    fn go_on(&mut self, hosted: &mut HostedTable, now: Duration) -> Result<bool, CliError> {
        let Some(saved) = &mut self.saved else {
            let can_start = hosted.host.can_start();
            if can_start {
                hosted.call(|host| host.start(Seal::draw()).unwrap_or_default());
            } else if self.patience.is_some() {
                for seat in hosted.host.overdue() {
                    let name = format!("Computer {}", seat.index() + 1);
                    hosted.call(|host| host.give_seat(seat, Player::Computer(name.into(), Level::SUBSTITUTE.into())));
                }
            }
            return Ok(can_start);
        };
        match saved.session.next() {
            _ if self.is_unwritten => return Ok(false),
            Next::Deal(_) | Next::Reshuffle(_) => saved.session.shuffle(),
            Next::Over => return Ok(false),
            Next::Act(seat) => {
                let bot = match &saved.players[seat.index()] {
                    Player::Computer(_, bot) => *bot,
                    _ if hosted.host.computer_plays(seat) => Level::SUBSTITUTE.into(),
                    _ => {
                        let at = saved.session.at();
                        let (_, since) = *self.waits.insert(match self.waits {
                            Some((other, since)) if other == at => (at, since),
                            _ => (at, now),
                        });
                        if self.patience.is_some_and(|patience| now >= since + patience) {
                            hosted.call(|host| host.let_computer_play(seat, true));
                        }
                        return Ok(false);
                    }
                };
                let seed = saved.session.seed() ^ (saved.session.at() as u64) << 20;
                let limit = Limit::Time(bot.level.time());
                let Some(job) = saved.session.think(bot, limit, seed) else { return Ok(false) };
                let action = job(&AtomicBool::new(false));
                saved.session.play(&action).map_err(CliError::usage)?;
            }
        }
        self.changed(hosted)?;
        Ok(true)
    }

    /// Does what has arrived and what is due.
    fn follow(&mut self, hosted: &mut HostedTable, now: Duration) -> Result<(), CliError> {
        if self.is_unwritten {
            self.changed(hosted)?;
        }
        while let Some(effect) = hosted.next(now, self.session()) {
            if hosted.play(&effect, &mut self.saved) {
                self.changed(hosted)?;
            }
            match effect {
                HostEffect::Changed => say(table_line(&hosted.host))?,
                HostEffect::Hint { seat, at } => self.advise(hosted, seat, at),
                _ => {}
            }
        }
        if let Some(error) = hosted.file.take_trouble() {
            eprintln!("misere: {error}; trying again");
        }
        Ok(())
    }

    /// Finds a hint, once for each position.
    fn advise(&mut self, hosted: &mut HostedTable, seat: Seat, at: usize) {
        if self.hint.as_ref().is_none_or(|(other, before, _)| (*other, *before) != (seat, at)) {
            let limit = Limit::Time(Level::SUBSTITUTE.time());
            let job = self.session().and_then(|session| session.advise_seat(seat, limit, at as u64));
            self.hint = job.map(|job| (seat, at, job(&AtomicBool::new(false))));
        }
        if let Some((_, _, hint)) = &self.hint {
            hosted.call(|host| host.send_hint(seat, at, hint));
        }
    }

    /// Writes the game, and then tells everybody.
    fn changed(&mut self, hosted: &mut HostedTable) -> Result<(), CliError> {
        let path = self.path();
        let Some(saved) = &mut self.saved else { return Ok(()) };
        saved.players = hosted.host.players().to_vec();
        saved.saved_at = store::now();
        if let Some(Err(error)) = path.map(|path| store::write_whole(&path, saved.to_ron())) {
            if !std::mem::replace(&mut self.is_unwritten, true) {
                eprintln!("misere: {error}; trying again");
            }
            return Ok(());
        }
        self.is_unwritten = false;
        hosted.tell(saved);
        if saved.session.next() == Next::Over {
            let totals = saved.session.totals();
            let winners = saved.session.leaders();
            let winners: Vec<usize> = winners.iter().map(|seat| seat.index()).collect();
            say(json!({ "event": "over", "totals": totals.as_slice(), "winners": winners }))?;
        }
        Ok(())
    }
}

/// The file of a game of the evening: `table.misere`, `table-2.misere`.
fn of_number(save: &Path, number: u64) -> PathBuf {
    let stem = save.file_stem().unwrap_or_default().to_string_lossy();
    match (number, save.extension()) {
        (1, _) => save.to_owned(),
        (_, Some(end)) => save.with_file_name(format!("{stem}-{number}.{}", end.to_string_lossy())),
        (_, None) => save.with_file_name(format!("{stem}-{number}")),
    }
}

/// The file of the table beside that of the game.
fn table_path(save: &Path) -> PathBuf {
    save.with_added_extension("table")
}
