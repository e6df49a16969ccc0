//! Notifications of the desktop, on Linux: <https://specifications.freedesktop.org/notification-spec/latest/>. Other
//! systems point at the window in the bar of programs.

use egui::Context;

/// Set if this system has notifications that a program can show.
pub const ARE_THERE: bool = cfg!(target_os = "linux");

/// Shows words in a notification that goes by itself. Nobody waits for the desktop.
#[cfg(target_os = "linux")]
pub fn show(ctx: &Context, words: String) {
    use std::collections::HashMap;

    use super::job::Job;
    use super::window::{APP_ID, TITLE};
    use crate::or_log::OrLog as _;
    use zbus::zvariant::Value;

    let notify = async move {
        let bus = zbus::Connection::session().await?;
        let (name, path) = ("org.freedesktop.Notifications", "/org/freedesktop/Notifications");
        let hints = HashMap::from([("desktop-entry", Value::from(APP_ID))]);
        let actions: [&str; 0] = [];
        // The body could hold markup, the summary cannot.
        let notification = (TITLE, 0_u32, APP_ID, words, "", &actions[..], hints, -1_i32);
        bus.call_method(Some(name), path, Some(name), "Notify", &notification).await
    };
    Job::<()>::start("notification", ctx, |_| {
        futures_lite::future::block_on(notify).or_log("showing a notification");
    });
}

#[cfg(not(target_os = "linux"))]
pub fn show(_: &Context, _: String) {}
