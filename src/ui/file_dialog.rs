//! The system's file dialog, which stays open while the window keeps running.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Poll, Wake, Waker};

use egui::Context;

type Answer = Pin<Box<dyn Future<Output = Option<rfd::FileHandle>>>>;

/// The open dialog, if any.
#[derive(Default)]
pub struct FileDialog {
    answer: Option<Answer>,
}

impl FileDialog {
    /// Opens a dialog. One that was open before is forgotten.
    pub fn open(&mut self, dialog: impl Future<Output = Option<rfd::FileHandle>> + 'static) {
        self.answer = Some(Box::pin(dialog));
    }

    /// The answer once there is one: the file, or `None` if the dialog was canceled.
    pub fn answer(&mut self, ctx: &Context) -> Option<Option<rfd::FileHandle>> {
        let dialog = self.answer.as_mut()?;
        let waker = Waker::from(Arc::new(Repaint(ctx.clone())));
        let mut task = std::task::Context::from_waker(&waker);
        let Poll::Ready(chosen) = dialog.as_mut().poll(&mut task) else {
            return None;
        };
        self.answer = None;
        Some(chosen)
    }
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
