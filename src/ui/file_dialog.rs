//! The system's dialog to choose a file, which stays open while the window goes on.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Poll, Wake, Waker};

use egui::Context;

type Answer = Pin<Box<dyn Future<Output = Option<rfd::FileHandle>>>>;

/// A dialog, if one is open.
#[derive(Default)]
pub struct FileDialog {
    answer: Option<Answer>,
}

impl FileDialog {
    /// Opens a dialog. One that was open before is forgotten.
    pub fn open(&mut self, dialog: impl Future<Output = Option<rfd::FileHandle>> + 'static) {
        self.answer = Some(Box::pin(dialog));
    }

    /// The answer once there is one: the file, or none if the dialog was canceled.
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

/// Wakes the window, so that the dialog goes on with the next frame.
struct Repaint(Context);

impl Wake for Repaint {
    fn wake(self: Arc<Self>) {
        self.0.request_repaint();
    }
}
