//! Where an endpoint is, as an invitation carries it.
//!
//! 32 bytes of the public key, then parts in any order: `r`, a length in one byte and the address of a relay; `4`, an
//! IPv4 address and a port; `6`, an IPv6 address and a port, all with the highest byte first.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use derive_more::Display;
use iroh::{EndpointAddr, PublicKey, RelayUrl, TransportAddr};
use thiserror::Error;

use crate::links::{Address, AddressError};

/// The maximum number of addresses besides that of the relay.
pub const MOST_ADDRESSES: usize = 8;

/// The address of a relay: `https://relay.example.org`, perhaps with a port.
#[derive(Clone, Debug, PartialEq, Eq, Display)]
#[display("{}", _0.as_str().trim_end_matches('/'))]
pub struct Relay(RelayUrl);

impl Relay {
    /// The maximum number of bytes of its text.
    pub const LONGEST: usize = 128;

    pub(super) fn url(&self) -> RelayUrl {
        self.0.clone()
    }

    /// The relay that a guest with this invitation asks for help.
    pub fn of(address: &Address) -> Option<Self> {
        let place = decode(address).ok()?;
        let url = place.relay_urls().next()?;
        Some(Self(url.clone()))
    }
}

impl FromStr for Relay {
    type Err = NotARelay;

    /// Without a scheme it is `https`. Anything besides a host and a port is refused, so that an invitation cannot
    /// make a guest's program ask for a page.
    fn from_str(text: &str) -> Result<Self, NotARelay> {
        if text.len() > Self::LONGEST {
            return Err(NotARelay);
        }
        let with_scheme = if text.contains("://") { text.to_owned() } else { ["https://", text].concat() };
        let url: RelayUrl = with_scheme.parse().map_err(|_| NotARelay)?;
        let is_web = matches!(url.scheme(), "https" | "http");
        let is_plain = url.username().is_empty() && url.password().is_none();
        let is_root = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let has_host = url.host_str().is_some_and(|host| !host.is_empty());
        if is_web && is_plain && is_root && has_host && url.as_str().len() <= Self::LONGEST {
            Ok(Self(url))
        } else {
            Err(NotARelay)
        }
    }
}

/// A text that is not the address of a relay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected the address of a relay, such as https://relay.example.org")]
pub struct NotARelay;

/// The address of an endpoint that has been found to be here, with this relay if it has not chosen one yet.
pub fn encode(place: &EndpointAddr, relay: Option<&Relay>) -> Address {
    let mut bytes = place.id.as_bytes().to_vec();
    let chosen = place.relay_urls().find_map(|url| url.as_str().parse().ok());
    if let Some(Relay(url)) = chosen.as_ref().or(relay) {
        bytes.extend([b'r', url.as_str().len() as u8]);
        bytes.extend(url.as_str().as_bytes());
    }
    let mut addresses: Vec<&SocketAddr> = place.ip_addrs().filter(|at| is_usable(at)).collect();
    // The best first, as only so many fit.
    addresses.sort_by_key(|at| is_private(at.ip()));
    for at in addresses.into_iter().take(MOST_ADDRESSES) {
        match at.ip() {
            IpAddr::V4(ip) => {
                bytes.push(b'4');
                bytes.extend(ip.octets());
            }
            IpAddr::V6(ip) => {
                bytes.push(b'6');
                bytes.extend(ip.octets());
            }
        }
        bytes.extend(at.port().to_be_bytes());
    }
    Address::Iroh(bytes)
}

/// Where the endpoint with this address is.
///
/// # Errors
/// Returns an error for an address of another transport, and for bytes that `encode` does not write.
pub fn decode(address: &Address) -> Result<EndpointAddr, AddressError> {
    let Address::Iroh(bytes) = address else { return Err(AddressError::OtherKind) };
    if bytes.len() >= Address::LONGEST {
        return Err(AddressError::TooLong);
    }
    let (key, mut rest) = bytes.split_first_chunk().ok_or(AddressError::Malformed)?;
    let key = PublicKey::from_bytes(key).map_err(|_| AddressError::Malformed)?;
    let mut relay = None;
    let mut addresses = Vec::new();
    while let Some((kind, after)) = rest.split_first() {
        rest = match kind {
            b'r' if relay.is_none() => {
                let (length, after) = after.split_first().ok_or(AddressError::Malformed)?;
                let split = after.split_at_checked(usize::from(*length));
                let (text, after) = split.ok_or(AddressError::Malformed)?;
                let text = str::from_utf8(text).map_err(|_| AddressError::Malformed)?;
                let parsed: Relay = text.parse().map_err(|_| AddressError::Malformed)?;
                relay = Some(TransportAddr::Relay(parsed.url()));
                after
            }
            b'4' => {
                let (ip, after) = after.split_first_chunk::<4>().ok_or(AddressError::Malformed)?;
                add(&mut addresses, IpAddr::from(*ip), after)?
            }
            b'6' => {
                let (ip, after) = after.split_first_chunk::<16>().ok_or(AddressError::Malformed)?;
                add(&mut addresses, IpAddr::from(*ip), after)?
            }
            _ => return Err(AddressError::Malformed),
        };
    }
    let all = relay.into_iter().chain(addresses);
    Ok(EndpointAddr::from_parts(key, all))
}

/// Adds this address with the port at the beginning of `rest`, and returns what follows.
fn add<'a>(addresses: &mut Vec<TransportAddr>, ip: IpAddr, rest: &'a [u8]) -> Result<&'a [u8], AddressError> {
    let (port, after) = rest.split_first_chunk().ok_or(AddressError::Malformed)?;
    let at = SocketAddr::new(ip, u16::from_be_bytes(*port));
    if !is_usable(&at) || addresses.len() == MOST_ADDRESSES {
        return Err(AddressError::Malformed);
    }
    addresses.push(TransportAddr::Ip(at));
    Ok(after)
}

/// True for an address that denotes one computer from wherever it is used.
pub fn is_usable(at: &SocketAddr) -> bool {
    let is_of_one = match at.ip() {
        IpAddr::V4(ip) => !ip.is_broadcast() && !ip.is_link_local(),
        IpAddr::V6(ip) => !ip.is_unicast_link_local(),
    };
    is_of_one && at.port() != 0 && !at.ip().is_unspecified() && !at.ip().is_multicast()
}

fn is_private(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_private() || ip.is_loopback(),
        IpAddr::V6(ip) => ip.is_unique_local() || ip.is_loopback(),
    }
}
