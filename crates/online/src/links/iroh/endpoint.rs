//! The thread of an endpoint: it listens, dials, and follows where it can be reached.

use std::net::{Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use iroh::endpoint::{
    BindOpts, ConnectOptions, Connection, IdleTimeout, Incoming, NetReportConfig, QuicTransportConfig, RecvStream,
    RelayStatus, SendStream, VarInt, presets,
};
use iroh::tls::CaTlsConfig;
use iroh::{Endpoint, EndpointAddr, RelayMode, SecretKey, TransportAddr, Watcher};
use sha2::{Digest, Sha256};
use tokio::runtime;
use tokio::sync::mpsc::{self, UnboundedReceiver};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};

use super::link::Link;
use super::shared::Shared;
use super::{Options, Order, Relays, lookup, place};
use crate::links::{CloseReason, LinkId, Reach, Side};
use misere_engine::or_log::OrLog as _;

/// The name of the protocol as both sides connect.
const PROTOCOL: &[u8] = b"misere/1";

/// The first bytes of the side that dials, as the other side does not see the stream before something arrives.
const GREETING: [u8; 4] = *b"MISR";

/// The maximum number of links that others open to this endpoint, and of those that are being opened.
pub const MOST_LINKS: usize = 64;

/// The silence after which a link counts as broken. Each side sends something every [`KEEP_ALIVE`].
const LONGEST_SILENCE: Duration = Duration::from_secs(7);
/// The same for one of several ways, so that another one is taken before the link breaks.
const LONGEST_SILENCE_OF_PATH: Duration = Duration::from_secs(5);
const KEEP_ALIVE: Duration = Duration::from_secs(2);

/// The time to dial: a relay may have to be reached first, and a host found on the local network.
const DIAL_PATIENCE: Duration = Duration::from_secs(15);

/// The time in which one who dials must open the stream.
const GREETING_PATIENCE: Duration = Duration::from_secs(10);

/// The time for which an address without a relay is held back, because one with a relay is better.
const RELAY_PATIENCE: Duration = Duration::from_secs(6);

/// The time that the end waits for the last frames to arrive, and again for everybody to take notice of it.
const FAREWELL: Duration = Duration::from_millis(700);

/// What is tried, for the log.
const LISTENING: &str = "listening for friends";
const GREETED: &str = "welcoming a friend";
const DIALING: &str = "reaching a host";

/// Works until the caller ends it.
pub(super) fn run(shared: &Arc<Shared>, roots: CaTlsConfig, options: Options, orders: UnboundedReceiver<Order>) {
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    if let Some(runtime) = runtime.or_log("starting the network") {
        runtime.block_on(work(shared, roots, options, orders));
        // Without waiting for a name that the system still looks up.
        runtime.shutdown_background();
    }
}

async fn work(shared: &Arc<Shared>, roots: CaTlsConfig, options: Options, mut orders: UnboundedReceiver<Order>) {
    let mut endpoint = None;
    let mut listening = None;
    // Closed once no task works any more.
    let (working, mut all_done) = mpsc::channel::<()>(1);
    let mut order = if shared.side == Side::Host { Some(Order::TryAgain) } else { orders.recv().await };
    while let Some(next) = order.take() {
        let dialed = match next {
            Order::Dial(link, address) => Some((link, address)),
            Order::TryAgain => None,
            Order::End => break,
        };
        if let Some(endpoint) = &endpoint {
            if dialed.is_none() {
                Endpoint::network_change(endpoint).await;
            }
        } else {
            endpoint = bind(shared.side, &options, &roots).await;
            match &endpoint {
                Some(endpoint) => {
                    if shared.side == Side::Host {
                        lookup::start(endpoint, Side::Host, &options);
                        let task = listen(endpoint.clone(), Arc::clone(shared), working.clone());
                        listening = Some(tokio::spawn(task));
                    }
                    tokio::spawn(follow(endpoint.clone(), Arc::clone(shared), options.clone()));
                }
                None => shared.set_place(Reach::Nowhere, None),
            }
        }
        if let (Some(endpoint), Some((link, address))) = (&endpoint, dialed)
            && let Ok(mut to) = place::decode(&address)
        {
            if options.relays == Relays::None {
                to.addrs.retain(|at| !at.is_relay());
            }
            lookup::start(endpoint, shared.side, &options);
            let working = working.clone();
            let dialing = dial(endpoint.clone(), shared.side, to, link);
            tokio::spawn(async move {
                dialing.await;
                drop(working);
            });
        }
        order = orders.recv().await;
    }
    if let Some(listening) = listening {
        listening.abort();
    }
    shared.close_all();
    drop(working);
    let _ = timeout(FAREWELL, all_done.recv()).await;
    if let Some(endpoint) = endpoint {
        let _ = timeout(FAREWELL, endpoint.close()).await;
    }
}

/// The endpoint, or `None` if its address is taken or not one of this computer.
async fn bind(side: Side, options: &Options, roots: &CaTlsConfig) -> Option<Endpoint> {
    let builder = || {
        let relays = match &options.relays {
            Relays::Public => RelayMode::Default,
            Relays::At(relay) => RelayMode::custom([relay.url()]),
            Relays::None => RelayMode::Disabled,
        };
        let protocols = match side {
            Side::Host => vec![PROTOCOL.to_vec()],
            Side::Guest => Vec::new(),
        };
        let mut net_report = NetReportConfig::default();
        net_report.captive_portal_check = false;
        Endpoint::builder(presets::Minimal)
            .secret_key(SecretKey::from_bytes(&options.secret_key))
            .alpns(protocols)
            .relay_mode(relays)
            .ca_tls_config(roots.clone())
            .net_report_config(net_report)
            .transport_config(quic(side, LONGEST_SILENCE))
    };
    if let Some(at) = options.bind {
        return builder().clear_ip_transports().bind_addr(at).or_log(LISTENING)?.bind().await.or_log(LISTENING);
    }
    if side == Side::Host {
        // The same port again, for invitations that name it, unless another program has it.
        let port = port_of(&options.secret_key);
        let without = BindOpts::default().set_is_required(false);
        let at_port = builder()
            .bind_addr((Ipv4Addr::UNSPECIFIED, port))
            .or_log(LISTENING)?
            .bind_addr_with_opts((Ipv6Addr::UNSPECIFIED, port), without)
            .or_log(LISTENING)?;
        if let Some(endpoint) = at_port.bind().await.or_log("listening at the usual port") {
            return Some(endpoint);
        }
    }
    builder().bind().await.or_log(LISTENING)
}

/// A port of those that nobody registers, which says nothing about the key.
fn port_of(secret_key: &[u8; 32]) -> u16 {
    let hash = Sha256::new().chain_update(b"port").chain_update(secret_key).finalize();
    0xc000 | u16::from_be_bytes([hash[0], hash[1]])
}

/// Settings of QUIC for one stream of what this side accepts.
fn quic(side: Side, longest_silence: Duration) -> QuicTransportConfig {
    let window = side.longest_frame().max(64 << 10) as u32;
    let idle = IdleTimeout::try_from(longest_silence).expect("a few seconds");
    QuicTransportConfig::builder()
        .max_concurrent_bidi_streams(1_u32.into())
        .max_concurrent_uni_streams(0_u32.into())
        .datagram_receive_buffer_size(None)
        .stream_receive_window(VarInt::from_u32(window))
        .receive_window(VarInt::from_u32(window))
        .send_window(1 << 20)
        .max_idle_timeout(Some(idle))
        .keep_alive_interval(KEEP_ALIVE)
        .default_path_max_idle_timeout(LONGEST_SILENCE_OF_PATH)
        .default_path_keep_alive_interval(KEEP_ALIVE)
        .build()
}

/// Opens the links that others ask for.
async fn listen(endpoint: Endpoint, shared: Arc<Shared>, working: mpsc::Sender<()>) {
    let places = Arc::new(Semaphore::new(MOST_LINKS));
    while let Some(incoming) = endpoint.accept().await {
        match Arc::clone(&places).try_acquire_owned() {
            Ok(place) => {
                // Numbered here, so that whoever came later has a higher number, however long each greeting takes.
                let link = shared.new_link();
                tokio::spawn(welcome(incoming, link, Arc::clone(&shared), working.clone(), place));
            }
            Err(_) => incoming.refuse(),
        }
    }
}

async fn welcome(
    incoming: Incoming, link: LinkId, shared: Arc<Shared>, _working: mpsc::Sender<()>, _place: OwnedSemaphorePermit,
) {
    let greeted = timeout(GREETING_PATIENCE, greet(incoming)).await;
    if let Ok(Some((connection, send, recv))) = greeted {
        Link::new(&shared, link, CloseReason::Lost).carry(connection, send, recv).await;
    }
}

/// The stream of one who dials, or `None` if it is not one of this protocol.
async fn greet(incoming: Incoming) -> Option<(Connection, SendStream, RecvStream)> {
    let connection = incoming.accept().or_log(GREETED)?.await.or_log(GREETED)?;
    let (send, mut recv) = connection.accept_bi().await.or_log(GREETED)?;
    let mut greeting = [0; GREETING.len()];
    recv.read_exact(&mut greeting).await.or_log(GREETED)?;
    if greeting == GREETING { Some((connection, send, recv)) } else { None }
}

async fn dial(endpoint: Endpoint, side: Side, to: EndpointAddr, mut link: Link) {
    let connected = tokio::select! {
        biased;
        reason = link.unwanted() => Err(reason),
        connected = timeout(DIAL_PATIENCE, connect(&endpoint, to)) => match connected {
            Ok(Some(connected)) => Ok(connected),
            _ => Err(CloseReason::Unreachable),
        },
    };
    match connected {
        Ok((connection, send, recv)) => {
            if side == Side::Guest {
                lookup::stop(&endpoint);
            }
            link.carry(connection, send, recv).await;
        }
        Err(reason) => link.end(reason),
    }
}

async fn connect(endpoint: &Endpoint, to: EndpointAddr) -> Option<(Connection, SendStream, RecvStream)> {
    let options = ConnectOptions::new().with_transport_config(quic(Side::Guest, DIAL_PATIENCE));
    let connecting = endpoint.connect_with_opts(to, PROTOCOL, options).await.or_log(DIALING)?;
    let connection = connecting.await.or_log(DIALING)?;
    let (mut send, recv) = connection.open_bi().await.or_log(DIALING)?;
    send.write_all(&GREETING).await.or_log(DIALING)?;
    Some((connection, send, recv))
}

/// Follows where this endpoint can be reached, as relays and networks come and go.
async fn follow(endpoint: Endpoint, shared: Arc<Shared>, options: Options) {
    let Options { relays, public, .. } = options;
    let mut at = endpoint.watch_addr();
    let mut status = endpoint.home_relay_status();
    let own_relay = match &relays {
        Relays::At(relay) => Some(relay),
        Relays::Public | Relays::None => None,
    };
    let patience = sleep(RELAY_PATIENCE);
    tokio::pin!(patience);
    let mut is_waiting = relays != Relays::None;
    loop {
        let is_relayed = status.get().iter().any(RelayStatus::is_connected);
        let mut place = at.get();
        place.addrs.extend(public.map(TransportAddr::Ip));
        if is_relayed || !is_waiting {
            let reach = match &relays {
                _ if is_relayed => Reach::Relayed,
                Relays::None => Reach::Direct,
                Relays::Public | Relays::At(_) => {
                    let status = status.get();
                    let error = status.iter().find_map(RelayStatus::last_error);
                    Reach::NoRelay(error.map(|error| format!("{error:#}")).unwrap_or_default())
                }
            };
            let is_host = shared.side == Side::Host;
            shared.set_place(reach, is_host.then(|| place::encode(&place, own_relay)));
        }
        tokio::select! {
            changed = at.updated() => if changed.is_err() { return },
            changed = status.updated() => if changed.is_err() { return },
            () = &mut patience, if is_waiting => is_waiting = false,
        }
    }
}
