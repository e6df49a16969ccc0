//! Plays sounds through PulseAudio, or through PipeWire, which speaks the same protocol.
//!
//! A connection is opened for a sound and closed when nothing has been heard for a while. In
//! between, the server asks for samples and this thread sleeps.

use std::io::{BufReader, Cursor, Read as _};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use pulseaudio::cookie_path_from_env;
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    AuthParams, AuthReply, ChannelMap, Command, CommandReply, CreatePlaybackStreamReply, DEFAULT_SINK, MAX_VERSION,
    PlaybackStreamParams, Prop, Props, ProtocolError, SampleFormat, SampleSpec, SetClientNameReply, read_descriptor,
    read_reply_message, write_command_message, write_memblock,
};

use super::recipes::RATE;
use super::request::Request;
use super::server::{Socket, servers};
use crate::or_log::OrLog as _;
use crate::store::read_bytes;

/// The number of silent samples after which the connection is closed: two seconds.
const IDLE: usize = 2 * RATE as usize;

/// The time in which the server must answer or ask for samples. It asks for none while its device is suspended.
const PATIENCE: Duration = Duration::from_secs(2);

/// The most bytes that a message of the server may have.
const LONGEST: u32 = 1 << 20;

/// The bytes of the secret that a user's programs share with the server.
const COOKIE: usize = 256;

/// The bytes of a sample.
const SAMPLE: u32 = 4;

/// The samples that the server holds, and those that it asks for at a time: 60 and 20 milliseconds.
const HELD: u32 = RATE * 60 / 1000;
const ASKED: u32 = RATE * 20 / 1000;

/// Plays sounds until the channel closes. Without a server, they are dropped.
pub fn serve(requests: &Receiver<Request>) {
    let mut count = 0;
    while let Ok(first) = requests.recv() {
        let found = servers().into_iter().map(|server| server.connect(PATIENCE));
        if let Some(socket) = found.filter_map(|socket| socket.or_log("reaching a sound server")).next() {
            let mut mix = Mix::new(requests, count);
            mix.add(first);
            play(socket, &mut mix).or_log("playing a sound");
            count = mix.count;
        } else {
            log::warn!("no sound server answers");
        }
        // Samples that the server did not take in time are lost.
        while requests.try_recv().is_ok() {}
    }
}

/// Plays until nothing has been heard for a while.
pub fn play(socket: Box<dyn Socket>, mix: &mut Mix<'_>) -> Result<(), ProtocolError> {
    let mut server = Server::greet(socket)?;
    let stream = server.open_stream()?;
    let mut wanted = stream.requested_bytes;
    while mix.silence < IDLE {
        let samples = mix.take((wanted / SAMPLE) as usize);
        let bytes: Vec<u8> = samples.iter().flat_map(|one| one.to_le_bytes()).collect();
        write_memblock(server.socket.get_mut(), stream.channel, &bytes, 0)?;
        wanted = server.next_request(stream.channel)?;
    }
    Ok(())
}

pub struct Mix<'a> {
    requests: &'a Receiver<Request>,
    /// The rest of each sound.
    sounds: Vec<std::vec::IntoIter<f32>>,
    /// The number of sounds so far.
    pub count: u64,
    /// The number of samples since the last sound ended.
    silence: usize,
}

impl<'a> Mix<'a> {
    pub const fn new(requests: &'a Receiver<Request>, count: u64) -> Self {
        Self { requests, sounds: Vec::new(), count, silence: 0 }
    }

    pub fn add(&mut self, request: Request) {
        self.count += 1;
        self.sounds.push(request.samples(self.count).into_iter());
    }

    /// Returns the next samples.
    fn take(&mut self, count: usize) -> Vec<f32> {
        while let Ok(request) = self.requests.try_recv() {
            self.add(request);
        }
        let mut samples = vec![0.0; count];
        for sound in &mut self.sounds {
            for (sample, more) in samples.iter_mut().zip(sound) {
                *sample = (*sample + more).clamp(-1.0, 1.0);
            }
        }
        self.silence = if self.sounds.is_empty() { self.silence + count } else { 0 };
        self.sounds.retain(|sound| !sound.as_slice().is_empty());
        samples
    }
}

/// A connection to the sound server.
struct Server {
    socket: BufReader<Box<dyn Socket>>,
    version: u16,
    sent: u32,
}

impl Server {
    /// Introduces the program.
    fn greet(socket: Box<dyn Socket>) -> Result<Self, ProtocolError> {
        let cookie = cookie_path_from_env();
        let cookie =
            cookie.and_then(|path| read_bytes(&path, COOKIE as u64).or_log("reading the cookie of the sound server"));
        let mut cookie = cookie.unwrap_or_default();
        // Without one, the server trusts programs of the same user.
        cookie.resize(COOKIE, 0);
        let mut server = Self { socket: BufReader::new(socket), version: MAX_VERSION, sent: 0 };
        let auth: AuthReply = server.ask(&Command::Auth(AuthParams {
            version: MAX_VERSION,
            supports_shm: false,
            supports_memfd: false,
            cookie,
        }))?;
        server.version = auth.version.min(MAX_VERSION);
        let mut named = Props::new();
        named.set(Prop::ApplicationName, c"Mis\u{e8}re");
        named.set(Prop::ApplicationIconName, c"io.github.misere.Misere");
        let _: SetClientNameReply = server.ask(&Command::SetClientName(named))?;
        Ok(server)
    }

    fn open_stream(&mut self) -> Result<CreatePlaybackStreamReply, ProtocolError> {
        let mut props = Props::new();
        props.set(Prop::MediaName, c"Table");
        props.set(Prop::MediaRole, c"game");
        self.ask(&Command::CreatePlaybackStream(PlaybackStreamParams {
            sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 1, sample_rate: RATE },
            channel_map: ChannelMap::mono(),
            sink_name: Some(DEFAULT_SINK.to_owned()),
            buffer_attr: BufferAttr {
                target_length: HELD * SAMPLE,
                minimum_request_length: ASKED * SAMPLE,
                ..BufferAttr::default()
            },
            props,
            flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
            ..PlaybackStreamParams::default()
        }))
    }

    /// Sends a command and returns the reply. Before there is a stream, the server says nothing else.
    fn ask<R: CommandReply>(&mut self, command: &Command) -> Result<R, ProtocolError> {
        write_command_message(self.socket.get_mut(), self.sent, command, self.version)?;
        self.sent += 1;
        Ok(read_reply_message(&mut self.socket, self.version)?.1)
    }

    /// Waits until the server asks for samples; returns their number of bytes.
    fn next_request(&mut self, channel: u32) -> Result<u32, ProtocolError> {
        loop {
            let head = read_descriptor(&mut self.socket)?;
            if head.length > LONGEST {
                return Err(ProtocolError::Invalid("too long a message".into()));
            }
            let mut body = vec![0; head.length as usize];
            self.socket.read_exact(&mut body)?;
            // Messages unknown to this version of the protocol do not matter.
            let command = Command::read_tag_prefixed(&mut Cursor::new(body), self.version);
            match command {
                Ok((_, Command::Request(request))) if request.channel == channel => {
                    return Ok(request.length);
                }
                Ok((_, Command::PlaybackStreamKilled(_) | Command::Error(_))) => {
                    return Err(ProtocolError::Invalid("no stream any more".into()));
                }
                _ => {}
            }
        }
    }
}
