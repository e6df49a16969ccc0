//! The list of saved games: read once, then kept up by what this program writes, and by what the
//! system reports about the folder.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};

use derive_more::Deref;

use super::Store;
use super::save_file::{SaveFile, sort};
use super::writer::WriteQueue;

/// The saved games, the last written first.
#[derive(Deref)]
pub struct SavedGames {
    #[deref(forward)]
    files: Vec<SaveFile>,
    store: Store,
    queue: WriteQueue,
    changes: Receiver<Change>,
    watch: Option<Watch>,
}

/// Tells the list what this program does with saved games.
#[derive(Clone)]
pub struct GameChanges(Sender<Change>);

enum Change {
    /// The file with this path, or `None` if it is gone.
    One(PathBuf, Option<Box<SaveFile>>),
    /// The system has lost track of the folder.
    #[cfg_attr(windows, expect(dead_code, reason = "nothing watches the folder there"))]
    Unknown,
}

impl Store {
    /// Lists the saved games as they will be once everything in the queue is written. Calls `wake` when
    /// somebody else adds, changes or removes one.
    pub fn saved_games(&self, queue: WriteQueue, wake: impl Fn() + Send + 'static) -> (SavedGames, GameChanges) {
        let (sender, changes) = mpsc::channel();
        let folder = self.games_path();
        // The watch begins first, so that nothing is missed.
        let watch = Watch::start(folder, queue.clone(), sender.clone(), wake);
        let mut games = SavedGames { files: Vec::new(), store: self.clone(), queue, changes, watch };
        games.read();
        (games, GameChanges(sender))
    }
}

impl SavedGames {
    /// Takes the changes since the last call into account.
    pub fn follow(&mut self) {
        let mut is_changed = false;
        while let Ok(change) = self.changes.try_recv() {
            is_changed = true;
            match change {
                // Challenges have a folder of their own.
                Change::One(path, _) if !path.starts_with(self.store.games_path()) => {}
                Change::One(path, file) => {
                    self.files.retain(|file| file.path != path);
                    self.files.extend(file.map(|file| *file));
                }
                Change::Unknown => {
                    self.watch = None;
                    self.read();
                }
            }
        }
        if is_changed {
            sort(&mut self.files);
        }
    }

    /// Takes changes into account that the system does not report, if it reports none.
    pub fn look_again(&mut self) {
        if self.watch.is_none() {
            self.read();
        }
    }

    fn read(&mut self) {
        self.files = self.store.list_with(&self.queue.pending());
    }
}

impl GameChanges {
    /// A game is going to be written.
    pub fn written(&self, path: &Path, text: &Arc<str>) {
        let file = SaveFile::of_text(path.to_owned(), text);
        self.send(path, Some(file));
    }

    /// A file was changed, added or removed.
    pub fn changed(&self, path: &Path) {
        let file = path.exists().then(|| SaveFile::open(path.to_owned()));
        self.send(path, file);
    }

    fn send(&self, path: &Path, file: Option<SaveFile>) {
        // The list lives as long as the window.
        let _ = self.0.send(Change::One(path.to_owned(), file.map(Box::new)));
    }
}

/// Reports changes that others make in the folder.
#[cfg(not(windows))]
struct Watch {
    _watcher: notify::RecommendedWatcher,
}

#[cfg(not(windows))]
impl Watch {
    /// `None` if the system cannot watch the folder.
    fn start(
        folder: PathBuf, queue: WriteQueue, sender: Sender<Change>, wake: impl Fn() + Send + 'static,
    ) -> Option<Self> {
        const WATCHING: &str = "watching the folder of saved games";
        use super::read_text;
        use super::save_file::is_save;
        use misere_engine::or_log::OrLog as _;
        use notify::event::{AccessKind, AccessMode, ModifyKind, RemoveKind};
        use notify::{Event, EventKind, RecursiveMode, Watcher as _};
        std::fs::create_dir_all(&folder).or_log(WATCHING)?;
        let changes = GameChanges(sender);
        let watched = folder.clone();
        let report = move |event: notify::Result<Event>| {
            let event = match event {
                Ok(event) if !event.need_rescan() => event,
                _ => Event::new(EventKind::Remove(RemoveKind::Folder)).add_path(folder.clone()),
            };
            let is_gone = matches!(event.kind, EventKind::Remove(_) | EventKind::Modify(ModifyKind::Name(_)));
            if is_gone && event.paths.contains(&folder) {
                // The list lives as long as the window.
                let _ = changes.0.send(Change::Unknown);
                return wake();
            }
            let is_change = match event.kind {
                EventKind::Access(AccessKind::Close(AccessMode::Write)) => true,
                // Reading here is reported too.
                EventKind::Access(_) | EventKind::Modify(ModifyKind::Metadata(_)) => false,
                _ => true,
            };
            if !is_change {
                return;
            }
            for name in event.paths.iter().filter_map(|path| path.file_name()) {
                // On macOS, the system may report the folder under another name.
                let path = folder.join(name);
                let is_own = || read_text(&path).is_ok_and(|text| queue.found(&path, &text));
                if is_save(&path) && !is_own() {
                    changes.changed(&path);
                    wake();
                }
            }
        };
        let mut watcher = notify::recommended_watcher(report).or_log(WATCHING)?;
        watcher.watch(&watched, RecursiveMode::NonRecursive).or_log(WATCHING)?;
        Some(Self { _watcher: watcher })
    }
}

/// On Windows, a watching thread of the crate `notify` wakes ten times a second:
/// https://github.com/notify-rs/notify/blob/notify-8.2.2/notify/src/windows.rs
#[cfg(windows)]
enum Watch {}

#[cfg(windows)]
impl Watch {
    fn start(
        _folder: PathBuf, _queue: WriteQueue, _sender: Sender<Change>, _wake: impl Fn() + Send + 'static,
    ) -> Option<Self> {
        None
    }
}
