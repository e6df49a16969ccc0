//! The system's wishes for less motion and more contrast.

use egui::Context;

use crate::ui::job::Job;
use crate::ui::settings::SystemWishes;

#[cfg(target_os = "linux")]
pub use portal::{NAMESPACES, follow, wishes_in};

/// Reports the wishes, and again whenever they change, if called from the main thread. The job sleeps in between.
#[cfg(not(target_os = "linux"))]
pub fn follow(ctx: &Context) -> Job<(), SystemWishes> {
    use futures_lite::StreamExt as _;
    use mundy::{Contrast, Interest, Preferences, ReducedMotion};
    let mut changes = Preferences::stream(Interest::Contrast | Interest::ReducedMotion);
    Job::start("wishes", ctx, move |worker| {
        while let Some(wishes) = futures_lite::future::block_on(changes.next()) {
            worker.report(SystemWishes {
                less_motion: wishes.reduced_motion == ReducedMotion::Reduce,
                more_contrast: wishes.contrast == Contrast::More,
            });
        }
    })
}

/// The desktop's portal: <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html>.
/// Unlike `mundy`, it is asked for GNOME's high contrast, too, which portals before 2024 do not translate.
#[cfg(target_os = "linux")]
mod portal {
    use std::collections::HashMap;

    use futures_lite::StreamExt as _;
    use futures_lite::future::block_on;
    use zbus::zvariant::OwnedValue;
    use zbus::{Connection, Proxy};

    use super::{Context, Job, SystemWishes};
    use crate::or_log::OrLog as _;

    /// The settings that tell, by their namespaces.
    pub const NAMESPACES: [&str; 3] =
        ["org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface"];

    pub type Values = HashMap<String, HashMap<String, OwnedValue>>;

    /// Reports the wishes, and again whenever they change. The job sleeps in between, and ends where there is no portal.
    pub fn follow(ctx: &Context) -> Job<(), SystemWishes> {
        Job::start("wishes", ctx, |worker| {
            block_on(watch(|wishes| worker.report(wishes))).or_log("following the wishes of the system");
        })
    }

    async fn watch(report: impl Fn(SystemWishes)) -> zbus::Result<()> {
        let bus = Connection::session().await?;
        let (name, path) = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop");
        let portal = Proxy::new(&bus, name, path, "org.freedesktop.portal.Settings").await?;
        let mut changes = portal.receive_signal("SettingChanged").await?;
        let mut known = SystemWishes::default();
        loop {
            let values: Values = portal.call("ReadAll", &(&NAMESPACES[..],)).await?;
            let wishes = wishes_in(&values);
            if wishes != known {
                report(wishes);
                known = wishes;
            }
            if changes.next().await.is_none() {
                return Ok(());
            }
        }
    }

    pub fn wishes_in(values: &Values) -> SystemWishes {
        let [common, gnome, gnome_access] = NAMESPACES.map(|name| values.get(name));
        let number = |key: &str| u32::try_from(common?.get(key)?).or_log("reading a wish of the system");
        let is = |group: Option<&HashMap<String, OwnedValue>>, key: &str| {
            bool::try_from(group?.get(key)?).or_log("reading a wish of the system")
        };
        SystemWishes {
            less_motion: number("reduced-motion") == Some(1) || is(gnome, "enable-animations") == Some(false),
            more_contrast: number("contrast") == Some(1) || is(gnome_access, "high-contrast") == Some(true),
        }
    }
}
