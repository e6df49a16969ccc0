//! The system's file dialog, which stays open while the window keeps running.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Poll, Wake, Waker};
use std::time::Duration;

use egui::Context;

use super::job::{Job, Poll as JobPoll};

/// A dialog that is answered sooner than this, in seconds, cannot have been shown.
const UNSEEN: f64 = 0.3;

/// The time in which the desktop must answer, in seconds.
const PATIENCE: f64 = 0.8;

/// The open dialog, if any.
#[derive(Default)]
pub struct FileDialog {
    open: Option<Open>,
    /// A question that the desktop answers at once if it answers at all, so that a dialog that is open can be told from
    /// one that will never come. It outlives its dialog, so that a desktop that is silent is asked once.
    question: Option<Job<()>>,
}

struct Open {
    answer: Pin<Box<dyn Future<Output = Option<rfd::FileHandle>>>>,
    since: f64,
    is_told: bool,
}

/// The outcome of a dialog.
pub enum Answer {
    Chosen(rfd::FileHandle),
    Canceled,
    /// No dialog was shown: the system has none.
    Unseen,
    /// The desktop has not answered in time. The dialog may still come.
    Silent,
}

impl FileDialog {
    /// Opens a dialog. One that was open before is forgotten.
    pub fn open(&mut self, ctx: &Context, dialog: impl Future<Output = Option<rfd::FileHandle>> + 'static) {
        self.open = Some(Open { answer: Box::pin(dialog), since: now(ctx), is_told: false });
        if !self.is_asking() {
            self.question = ask_desktop(ctx);
        }
    }

    /// The answer once there is one.
    pub fn answer(&mut self, ctx: &Context) -> Option<Answer> {
        let is_asking = self.is_asking();
        let open = self.open.as_mut()?;
        let waker = Waker::from(Arc::new(Repaint(ctx.clone())));
        let mut task = std::task::Context::from_waker(&waker);
        let waited = now(ctx) - open.since;
        if let Poll::Ready(chosen) = open.answer.as_mut().poll(&mut task) {
            self.open = None;
            return Some(match chosen {
                Some(file) => Answer::Chosen(file),
                None if waited < UNSEEN => Answer::Unseen,
                None => Answer::Canceled,
            });
        }
        if !is_asking || open.is_told {
            return None;
        }
        if waited < PATIENCE {
            ctx.request_repaint_after(Duration::from_secs_f64(PATIENCE - waited));
            return None;
        }
        open.is_told = true;
        log::warn!("the desktop's portal does not answer");
        Some(Answer::Silent)
    }

    fn is_asking(&mut self) -> bool {
        let is_asking = self.question.as_ref().is_some_and(|question| matches!(question.poll(), JobPoll::Pending));
        if !is_asking {
            self.question = None;
        }
        is_asking
    }
}

pub(super) fn now(ctx: &Context) -> f64 {
    ctx.input(|input| input.time)
}

/// Asks the desktop whether it is there.
#[cfg(target_os = "linux")]
fn ask_desktop(ctx: &Context) -> Option<Job<()>> {
    use crate::or_log::OrLog as _;
    let ping = async {
        let bus = zbus::Connection::session().await?;
        let (name, path) = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop");
        bus.call_method(Some(name), path, Some("org.freedesktop.DBus.Peer"), "Ping", &()).await
    };
    Some(Job::start("desktop", ctx, |_| {
        futures_lite::future::block_on(ping).or_log("asking the desktop's portal");
    }))
}

#[cfg(not(target_os = "linux"))]
fn ask_desktop(_: &Context) -> Option<Job<()>> {
    None
}

/// The extensions in lower and upper case, for a filter: the dialogs of Linux tell the cases apart.
pub fn in_both_cases(extensions: &[&str]) -> Vec<String> {
    let upper = extensions.iter().map(|extension| extension.to_uppercase());
    let lower = extensions.iter().map(|extension| (*extension).to_owned());
    lower.chain(upper).collect()
}

/// Wakes the window, so that the dialog is polled in the next frame.
struct Repaint(Context);

impl Wake for Repaint {
    fn wake(self: Arc<Self>) {
        self.0.request_repaint();
    }
}
