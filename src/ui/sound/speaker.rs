//! The speaker, which plays sounds.

use super::Cue;

/// Plays sounds on a thread of its own; silent without an audio device.
pub struct Speaker {
    #[cfg(feature = "sound")]
    thread: std::sync::mpsc::Sender<(Cue, f32)>,
}

#[cfg(not(feature = "sound"))]
impl Speaker {
    /// A silent speaker, because this build plays no sounds.
    pub const fn start() -> Self {
        Self {}
    }

    /// Does nothing.
    pub const fn play(&self, _cue: Cue, _volume: f32) {}
}

#[cfg(feature = "sound")]
impl Speaker {
    /// A speaker that opens the audio device when first needed.
    pub fn start() -> Self {
        let (thread, cues) = std::sync::mpsc::channel();
        // Without a thread, it stays silent.
        let _ = std::thread::Builder::new()
            .name("sound".into())
            .spawn(move || device::serve(&cues));
        Self { thread }
    }

    /// Plays a sound, `volume` from 0 to 1.
    pub fn play(&self, cue: Cue, volume: f32) {
        let _ = self.thread.send((cue, volume));
    }
}

#[cfg(feature = "sound")]
mod device {
    use std::collections::HashMap;
    use std::num::NonZero;
    use std::sync::mpsc::{Receiver, RecvTimeoutError};
    use std::time::Duration;

    use rodio::buffer::SamplesBuffer;
    use rodio::{DeviceSinkBuilder, MixerDeviceSink, Source as _};

    use super::Cue;
    use crate::ui::sound::recipes::{RATE, samples};

    /// The time after which an unused device is closed, so that an idle program uses no processor
    /// time.
    const IDLE: Duration = Duration::from_secs(3);

    /// Plays sounds until the channel closes.
    pub fn serve(cues: &Receiver<(Cue, f32)>) {
        let mut open: Option<MixerDeviceSink> = None;
        let mut made: HashMap<Cue, Vec<f32>> = HashMap::new();
        loop {
            let (cue, volume) = match cues.recv_timeout(IDLE) {
                Ok(next) => next,
                Err(RecvTimeoutError::Timeout) => {
                    open = None;
                    match cues.recv() {
                        Ok(next) => next,
                        Err(_) => return,
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return,
            };
            if open.is_none() {
                open = DeviceSinkBuilder::open_default_sink().ok();
                if let Some(sink) = &mut open {
                    sink.log_on_drop(false);
                }
            }
            // Without an audio device, it stays silent.
            let (Some(sink), Some(one), Some(rate)) = (&open, NonZero::new(1), NonZero::new(RATE))
            else {
                continue;
            };
            let made = made.entry(cue).or_insert_with(|| samples(cue));
            let source = SamplesBuffer::new(one, rate, made.clone());
            sink.mixer().add(source.amplify(volume));
        }
    }
}
