//! Where an endpoint is, as an invitation carries it.
//!
//! 32 bytes of the public key, then parts in any order: `r`, a length in one byte and the address of a relay; `4`, an
//! IPv4 address and a port; `6`, an IPv6 address and a port, all with the highest byte first.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use iroh::{EndpointAddr, PublicKey, RelayUrl, TransportAddr};
use thiserror::Error;

use crate::links::{Address, AddressError};

/// The maximum number of addresses besides that of the relay.
const MOST_ADDRESSES: usize = 8;

/// The address of a relay: `https://relay.example.org`, perhaps with a port.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl fmt::Display for Relay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.as_str().trim_end_matches('/'))
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
pub(super) fn encode(place: &EndpointAddr, relay: Option<&Relay>) -> Address {
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
pub(super) fn decode(address: &Address) -> Result<EndpointAddr, AddressError> {
    let Address::Iroh(bytes) = address else {
        return Err(AddressError::OtherKind);
    };
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
fn is_usable(at: &SocketAddr) -> bool {
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

#[cfg(test)]
mod tests {
    use iroh::SecretKey;

    use super::*;

    fn place(addresses: &[&str], relay: Option<&str>) -> EndpointAddr {
        let key = SecretKey::from_bytes(&[7; 32]).public();
        let mut place = EndpointAddr::new(key);
        for at in addresses {
            place = place.with_ip_addr(at.parse().unwrap());
        }
        if let Some(relay) = relay {
            place = place.with_relay_url(relay.parse().unwrap());
        }
        place
    }

    #[test]
    fn a_place_reads_back_from_its_address_and_fits_an_invitation() {
        let longest = format!("https://{}.example", "a".repeat(Relay::LONGEST - 17));
        for place in [
            place(&[], None),
            place(&["192.168.1.2:7", "[2001:db8::1]:65535"], None),
            place(&["203.0.113.9:50000"], Some("https://relay.example.org")),
            place(&[], Some("http://10.0.0.1:3340")),
            place(
                &(1..=MOST_ADDRESSES)
                    .map(|n| format!("[2001:db8::{n}]:65535"))
                    .collect::<Vec<_>>()
                    .iter()
                    .map(String::as_str)
                    .collect::<Vec<_>>(),
                Some(&longest),
            ),
        ] {
            let address = encode(&place, None);
            assert_eq!(decode(&address), Ok(place));
            let carried = address.to_bytes();
            assert!(carried.len() <= Address::LONGEST / 2, "{}", carried.len());
            assert_eq!(Address::from_bytes(&carried), Ok(address));
        }
    }

    #[test]
    fn the_addresses_of_the_internet_come_before_those_of_the_house() {
        let house: Vec<String> = (1..=9).map(|n| format!("10.0.0.{n}:1")).collect();
        let mut texts: Vec<&str> = house.iter().map(String::as_str).collect();
        texts.push("203.0.113.9:50000");
        // Of the link or of nobody.
        texts.extend(["169.254.3.4:1", "[fe80::1]:1", "0.0.0.0:1"]);
        let decoded = decode(&encode(&place(&texts, None), None)).unwrap();
        assert_eq!(decoded.ip_addrs().count(), MOST_ADDRESSES);
        assert!(decoded.ip_addrs().any(|at| at.port() == 50000));
    }

    #[test]
    fn a_damaged_address_is_refused() {
        let whole = encode(&place(&["192.168.1.2:7", "[2001:db8::1]:9"], Some("https://a.b")), None);
        let Address::Iroh(bytes) = &whole else {
            unreachable!("an address of this transport");
        };
        let starts = [0, 31, 33, 34, 40, bytes.len() - 1];
        for end in starts {
            let cut = Address::Iroh(bytes[..end].to_vec());
            assert!(decode(&cut).is_err(), "{end} bytes");
        }
        let with = |more: &[u8]| Address::Iroh([bytes, more].concat());
        for more in [
            &b"x"[..],
            b"4\xe0\0\0\xfb\x14\xe9",
            b"4\xff\xff\xff\xff\0\x09",
            b"4\x01\x02\x03\x04\0\0",
            b"r\x0bhttps://c.d",
            &b"4\x01\x02\x03\x04\0\x09".repeat(MOST_ADDRESSES),
        ] {
            assert_eq!(decode(&with(more)), Err(AddressError::Malformed), "{more:?}");
        }
        let long = Address::Iroh(vec![7; Address::LONGEST]);
        assert_eq!(decode(&long), Err(AddressError::TooLong));
        assert_eq!(decode(&Address::Memory(1)), Err(AddressError::OtherKind));
    }

    #[test]
    fn a_changed_bit_is_refused_or_makes_an_address_of_the_same_kind() {
        let whole = place(&["192.168.1.2:7", "[2001:db8::1]:9"], Some("https://a.b"));
        let address = encode(&whole, None);
        let Address::Iroh(bytes) = &address else {
            unreachable!("an address of this transport");
        };
        for bit in 0..8 * bytes.len() {
            let mut changed = bytes.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            if let Ok(other) = decode(&Address::Iroh(changed)) {
                assert!(other.ip_addrs().all(is_usable), "bit {bit}");
                assert!(other.addrs.len() <= whole.addrs.len(), "bit {bit}");
            }
        }
    }

    #[test]
    fn a_relay_is_a_host_and_nothing_else() {
        for (text, shown) in [
            ("https://relay.example.org", "https://relay.example.org"),
            ("relay.example.org:8443", "https://relay.example.org:8443"),
            ("http://192.168.1.3:3340/", "http://192.168.1.3:3340"),
        ] {
            assert_eq!(text.parse::<Relay>().unwrap().to_string(), shown);
        }
        for text in [
            "",
            "https://",
            "file:///etc/passwd",
            "https://a.b/page",
            "https://a.b/?q",
            "https://a.b/#f",
            "https://name@a.b",
            "https://name:word@a.b",
            "ws://a.b",
            "a b",
            &"a".repeat(200),
        ] {
            assert_eq!(text.parse::<Relay>(), Err(NotARelay), "{text:?}");
        }
    }
}
