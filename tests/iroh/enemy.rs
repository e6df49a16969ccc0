//! A peer that is not this program.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use iroh::endpoint::{Connection, RecvStream, SendStream, presets};
use iroh::{Endpoint, SecretKey};
use tokio::runtime::{self, Handle, Runtime};
use tokio::sync::Notify;

use misere_online::for_tests::iroh::decode;
use misere_online::links::Address;

/// The secret key of the enemy, in every byte.
pub(super) const ENEMY: u8 = 66;

pub(super) type Streams = (Connection, SendStream, RecvStream);

/// A peer that sends what it likes.
pub(super) struct Enemy {
    handle: Handle,
    endpoint: Endpoint,
    silence: Arc<Notify>,
    thread: JoinHandle<Runtime>,
}

impl Enemy {
    pub(super) fn new() -> Self {
        let runtime = runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let builder = Endpoint::builder(presets::Minimal)
            .secret_key(SecretKey::from_bytes(&[ENEMY; 32]))
            .clear_ip_transports()
            .bind_addr((Ipv4Addr::LOCALHOST, 0))
            .unwrap();
        let endpoint = runtime.block_on(builder.bind()).unwrap();
        let handle = runtime.handle().clone();
        let silence = Arc::new(Notify::new());
        let of_thread = Arc::clone(&silence);
        let thread = thread::spawn(move || {
            runtime.block_on(of_thread.notified());
            runtime
        });
        Self { handle, endpoint, silence, thread }
    }

    pub(super) fn dial(&self, address: &Address) -> Streams {
        self.handle.block_on(async {
            let to = decode(address).unwrap();
            let connection = self.endpoint.connect(to, b"misere/1").await.unwrap();
            let (send, recv) = connection.open_bi().await.unwrap();
            (connection, send, recv)
        })
    }

    pub(super) fn send(&self, streams: &mut Streams, bytes: &[u8]) {
        self.handle.block_on(streams.1.write_all(bytes)).unwrap();
    }

    pub(super) fn wait_for_end(&self, streams: &Streams) {
        self.handle.block_on(streams.0.closed());
    }

    /// Does nothing any more and says goodbye to nobody, like a sleeping laptop, until the runtime is dropped.
    pub(super) fn fall_silent(self) -> Runtime {
        self.silence.notify_one();
        self.thread.join().unwrap()
    }
}
