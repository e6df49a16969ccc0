//! Plays sounds on the audio device of Windows or macOS.

use std::num::NonZero;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use rodio::buffer::SamplesBuffer;
use rodio::{DeviceSinkBuilder, MixerDeviceSink};

use super::recipes::RATE;
use super::request::Request;
use crate::or_log::OrLog as _;

/// The time after which an unused device is closed, so that an idle program uses no processor time.
const IDLE: Duration = Duration::from_secs(3);

/// Plays sounds until the channel closes.
pub fn serve(requests: &Receiver<Request>) {
    let mut open: Option<MixerDeviceSink> = None;
    let mut count = 0;
    loop {
        let request = match requests.recv_timeout(IDLE) {
            Ok(next) => next,
            Err(RecvTimeoutError::Timeout) => {
                open = None;
                match requests.recv() {
                    Ok(next) => next,
                    Err(_) => return,
                }
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if open.is_none() {
            open = DeviceSinkBuilder::open_default_sink().or_log("opening the audio device");
            if let Some(sink) = &mut open {
                sink.log_on_drop(false);
            }
        }
        // Without an audio device, it stays silent.
        let (Some(sink), Some(one), Some(rate)) = (&open, NonZero::new(1), NonZero::new(RATE)) else { continue };
        count += 1;
        sink.mixer().add(SamplesBuffer::new(one, rate, request.samples(count)));
    }
}
