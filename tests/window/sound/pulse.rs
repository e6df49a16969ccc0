use std::io::{BufReader, Read};
use std::os::unix::net::UnixStream;
use std::sync::mpsc::channel;

use pulseaudio::protocol::{
    AuthReply, Command, CreatePlaybackStreamReply, MAX_VERSION, ProtocolError, Request as Wanted, SetClientNameReply,
    read_command_message, read_descriptor, write_command_message, write_reply_message,
};

use misere::ui::for_tests::sound::*;
use misere::ui::sound::recipes::RATE;
use misere::ui::sound::{Cue, Request};

const CHANNEL: u32 = 3;

/// A sound server that asks for samples until the program hangs up; returns what it was sent.
fn listen(socket: UnixStream) -> Result<Vec<f32>, ProtocolError> {
    let mut reader = BufReader::new(socket.try_clone()?);
    let mut writer = socket;
    let (number, _) = read_command_message(&mut reader, MAX_VERSION)?;
    let auth = AuthReply { version: MAX_VERSION, ..AuthReply::default() };
    write_reply_message(&mut writer, number, &auth, MAX_VERSION)?;
    let (number, _) = read_command_message(&mut reader, MAX_VERSION)?;
    let named = SetClientNameReply { client_id: 1 };
    write_reply_message(&mut writer, number, &named, MAX_VERSION)?;
    let (number, command) = read_command_message(&mut reader, MAX_VERSION)?;
    let Command::CreatePlaybackStream(params) = command else {
        panic!("{command:?} is no stream");
    };
    let stream = CreatePlaybackStreamReply {
        channel: CHANNEL,
        requested_bytes: 10_000,
        sample_spec: params.sample_spec,
        channel_map: params.channel_map,
        ..CreatePlaybackStreamReply::default()
    };
    write_reply_message(&mut writer, number, &stream, MAX_VERSION)?;
    let mut heard = Vec::new();
    while let Ok(head) = read_descriptor(&mut reader) {
        assert_eq!(head.channel, CHANNEL);
        let mut bytes = vec![0; head.length as usize];
        reader.read_exact(&mut bytes)?;
        let samples = bytes.as_chunks::<4>().0;
        heard.extend(samples.iter().map(|sample| f32::from_le_bytes(*sample)));
        // Unasked messages are passed over.
        let chat = [Command::Started(CHANNEL), Command::Overflow(CHANNEL)];
        let wanted = Command::Request(Wanted { channel: CHANNEL, length: 4_000 });
        for command in chat.iter().chain([&wanted]) {
            if write_command_message(&mut writer, u32::MAX, command, MAX_VERSION).is_err() {
                return Ok(heard);
            }
        }
    }
    Ok(heard)
}

fn snap(delay: f32) -> Request {
    Request { cue: Cue::Snap, volume: 0.5, delay }
}

#[test]
fn sounds_reach_the_server_mixed_and_it_is_left_once_nothing_is_heard() {
    let (program, server) = UnixStream::pair().expect("a pair of sockets");
    let server = std::thread::spawn(move || listen(server));
    let (sender, requests) = channel();
    sender.send(snap(0.1)).expect("a mix listens");
    let mut mix = Mix::new(&requests, 0);
    mix.add(snap(0.0));
    play(Box::new(program), &mut mix).expect("a server that answers");
    let heard = server.join().expect("no panic").expect("a program");
    let mut expected = snap(0.1).samples(2);
    for (sample, more) in expected.iter_mut().zip(snap(0.0).samples(1)) {
        *sample += more;
    }
    let (sounds, silence) = heard.split_at(expected.len());
    assert_eq!(sounds, expected);
    assert!(silence.iter().all(|sample| *sample == 0.0));
    assert!(silence.len() < 3 * RATE as usize);
    assert_eq!(mix.count, 2);
}

#[test]
fn a_server_that_hangs_up_ends_the_sound() {
    let (program, server) = UnixStream::pair().expect("a pair of sockets");
    drop(server);
    let (_sender, requests) = channel();
    let mut mix = Mix::new(&requests, 0);
    mix.add(snap(0.0));
    play(Box::new(program), &mut mix).expect_err("nobody listens");
}
