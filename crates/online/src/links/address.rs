//! Where an endpoint can be reached.

use std::net::IpAddr;

use thiserror::Error;

/// The place of a host, for guests to dial; invitations carry it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Address {
    /// A place in the memory of this process, for tests.
    Memory(u64),
    /// A host and a port: `192.168.1.20:7777`.
    Tcp(String),
    /// The place on the internet: a public key, a relay, addresses. Only `links/iroh` reads it.
    Iroh(Vec<u8>),
}

impl Address {
    /// The maximum number of bytes of an address.
    pub const LONGEST: usize = 1024;

    /// The address as bytes, of which the first tells its kind.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (kind, bytes) = match self {
            Self::Memory(place) => (b'm', place.to_be_bytes().to_vec()),
            Self::Tcp(place) => (b't', place.as_bytes().to_vec()),
            Self::Iroh(bytes) => (b'i', bytes.clone()),
        };
        let mut all = vec![kind];
        all.extend(bytes);
        all
    }

    /// The address of a host and a port that others can dial, such as `192.168.1.20:7777`.
    ///
    /// # Errors
    /// Returns an error if it is none, or stands for all addresses of a computer.
    pub fn tcp(place: &str) -> Result<Self, AddressError> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".:-[]%".contains(&byte);
        let (host, port) = place.rsplit_once(':').ok_or(AddressError::Malformed)?;
        let in_brackets = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        let is_name = in_brackets.is_some() || !host.contains([':', '[', ']']);
        let is_port = port.parse::<u16>().is_ok_and(|port| port > 0);
        if host.is_empty() || !is_name || !is_port || !place.bytes().all(is_plain) {
            return Err(AddressError::Malformed);
        }
        let ip = in_brackets.unwrap_or(host).parse::<IpAddr>();
        match ip {
            Ok(ip) if ip.is_unspecified() => Err(AddressError::Nowhere),
            _ => Ok(Self::Tcp(place.to_owned())),
        }
    }

    /// The address that these bytes stand for.
    ///
    /// # Errors
    /// Returns an error for an unknown kind, or a content that does not fit it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, AddressError> {
        if bytes.len() > Self::LONGEST {
            return Err(AddressError::TooLong);
        }
        let (kind, rest) = bytes.split_first().ok_or(AddressError::Malformed)?;
        match kind {
            b'm' => {
                let place = rest.try_into().map_err(|_| AddressError::Malformed)?;
                Ok(Self::Memory(u64::from_be_bytes(place)))
            }
            b't' => {
                let place = str::from_utf8(rest).map_err(|_| AddressError::Malformed)?;
                Self::tcp(place)
            }
            b'i' => Ok(Self::Iroh(rest.to_vec())),
            _ => Err(AddressError::OtherKind),
        }
    }
}

/// Bytes that are not an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum AddressError {
    /// They are too many.
    #[error("the address is too long")]
    TooLong,
    /// The content does not fit its kind.
    #[error("expected an address with a port, such as `192.168.1.20:7777`")]
    Malformed,
    /// It stands for all addresses of a computer.
    #[error("others cannot dial this address")]
    Nowhere,
    /// The kind is that of another version.
    #[error("the address is of another kind than this version knows")]
    OtherKind,
}
