use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use egui::Context;
use misere::ui::for_tests::job::*;

/// A window without a picture.
struct Window {
    ctx: Context,
    woken: Receiver<()>,
}

impl Window {
    fn open() -> Self {
        let ctx = Context::default();
        let (wake, woken) = mpsc::channel();
        ctx.set_request_repaint_callback(move |_| _ = wake.send(()));
        let window = Self { ctx, woken };
        window.draw();
        window
    }

    /// Draws all frames that are due, because egui wakes nobody who has one due.
    fn draw(&self) {
        while self.ctx.has_requested_repaint() {
            self.ctx.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
        }
    }

    /// Sleeps until a frame is due.
    fn sleep(&self) {
        if !self.ctx.has_requested_repaint() {
            self.woken.recv().expect("the job wakes the window");
        }
        self.draw();
    }
}

#[test]
fn a_job_reports_progress_in_order_then_its_result() {
    let window = Window::open();
    let job = Job::start("test", &window.ctx, |worker| {
        worker.report(1);
        worker.report(2);
        "done"
    });
    let mut found = Vec::new();
    loop {
        match job.poll() {
            Poll::Pending => window.sleep(),
            Poll::Progress(number) => found.push(number),
            Poll::Done(result) => break assert_eq!(result, "done"),
            Poll::Failed => panic!("it cannot fail"),
        }
    }
    assert_eq!(found, [1, 2]);
}

#[test]
fn a_job_that_panics_wakes_the_window_and_has_failed() {
    let window = Window::open();
    let job: Job<()> = Job::start("test", &window.ctx, |_| panic!("as it should"));
    loop {
        match job.poll() {
            Poll::Pending => window.sleep(),
            Poll::Failed => break,
            Poll::Done(()) => panic!("it has no result"),
        }
    }
}

#[test]
fn a_dropped_job_tells_its_worker() {
    let (job, worker) = Job::<()>::channel(&Context::default());
    assert!(!worker.is_canceled().load(Ordering::Relaxed));
    drop(job);
    assert!(worker.is_canceled().load(Ordering::Relaxed));
    worker.finish(());
}

#[test]
fn waiting_for_a_job_ends_with_its_result_its_failure_or_the_limit() {
    let (job, worker) = Job::channel(&Context::default());
    assert_eq!(job.wait(Duration::ZERO), None);
    worker.finish(7);
    assert_eq!(job.wait(Duration::MAX), Some(7));
    assert_eq!(job.wait(Duration::MAX), None, "it has ended");
}
