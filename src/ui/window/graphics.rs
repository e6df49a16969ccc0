//! Graphics: which renderers to try, and whether a graphics card does the drawing.

use eframe::{CreationContext, NativeOptions, Renderer};
use log::LevelFilter;

use crate::store::journal;

/// A renderer to try, and the hardware it needs.
#[derive(Clone, Copy)]
pub struct Attempt {
    renderer: Renderer,
    /// Refuses software rendering.
    #[cfg(windows)]
    needs_card: bool,
}

/// The renderers to try, in this order. Direct3D may render in software only if OpenGL is missing
/// too, because OpenGL is faster at it.
#[cfg(windows)]
pub const ATTEMPTS: &[Attempt] = &[
    Attempt { renderer: Renderer::Wgpu, needs_card: true },
    Attempt { renderer: Renderer::Glow, needs_card: false },
    Attempt { renderer: Renderer::Wgpu, needs_card: false },
];

/// The renderers to try, in this order.
#[cfg(not(windows))]
pub const ATTEMPTS: &[Attempt] = &[Attempt {
    #[cfg(target_os = "macos")]
    renderer: Renderer::Wgpu,
    #[cfg(not(target_os = "macos"))]
    renderer: Renderer::Glow,
}];

/// The window's requirements on the system, for an error message.
pub const NEEDED: &str = if cfg!(windows) {
    "Direct3D 12 or OpenGL 2"
} else if cfg!(target_os = "macos") {
    "Metal"
} else {
    "OpenGL 2"
};

impl Attempt {
    /// Sets the window options for this attempt.
    pub fn choose(self, options: &mut NativeOptions) {
        options.renderer = self.renderer;
        options.dithering = self.may_use_card();
        #[cfg(windows)]
        if self.needs_card
            && let eframe::egui_wgpu::WgpuSetup::CreateNew(setup) = &mut options.wgpu_options.wgpu_setup
        {
            setup.native_adapter_selector = Some(std::sync::Arc::new(|adapters, surface| {
                adapters
                    .iter()
                    .filter(|adapter| !is_processor(adapter))
                    .find(|adapter| surface.is_none_or(|surface| adapter.is_surface_supported(surface)))
                    .cloned()
                    .ok_or_else(|| "no graphics card".to_owned())
            }));
        }
        // Querying OpenGL takes `unsafe` code, but egui's painter does so and logs the answer.
        journal::listen(LevelFilter::Debug);
    }
}

impl Attempt {
    /// Tells whether a graphics card may be used. Dithering, which smooths the light on the cloth, is only worth its
    /// cost there, and must be requested before the window is opened.
    fn may_use_card(self) -> bool {
        #[cfg(windows)]
        return self.needs_card;
        #[cfg(not(windows))]
        return !cfg!(target_os = "linux")
            || std::path::Path::new("/dev/nvidia0").exists()
            || std::fs::read_dir("/dev/dri").is_ok_and(|devices| {
                let mut names = devices.flatten().map(|device| device.file_name());
                names.any(|name| name.to_string_lossy().starts_with("renderD"))
            });
    }
}

/// Tells whether this window is rendered in software.
pub fn processor_draws(creation: &CreationContext<'_>) -> bool {
    #[cfg(any(windows, target_os = "macos"))]
    if let Some(state) = &creation.wgpu_render_state {
        return is_processor(&state.adapter);
    }
    #[cfg(not(any(windows, target_os = "macos")))]
    let _: &CreationContext<'_> = creation;
    journal::listen(LevelFilter::Info);
    journal::recent().iter().rev().find_map(|line| renderer_in(line)).is_some_and(is_software)
}

#[cfg(any(windows, target_os = "macos"))]
fn is_processor(adapter: &eframe::wgpu::Adapter) -> bool {
    adapter.get_info().device_type == eframe::wgpu::DeviceType::Cpu
}

/// Tells whether OpenGL's name for a renderer denotes a software renderer.
pub fn is_software(name: &str) -> bool {
    let name = name.to_lowercase();
    name.starts_with("swr")
        || ["llvmpipe", "softpipe", "software", "swiftshader", "basic render", "gdi generic"]
            .iter()
            .any(|one| name.contains(one))
}

/// The name of the renderer in a line of the log.
pub fn renderer_in(line: &str) -> Option<&str> {
    Some(line.split_once("opengl renderer: ")?.1)
}
