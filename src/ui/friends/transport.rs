//! How friends elsewhere are reached.

use std::io;

use crate::online::Secret;
use crate::online::links::tcp::TcpLinks;
use crate::online::links::{Address, Links, Wake};

/// What opens the links of tables; nothing is contacted before that.
pub trait Transport {
    /// Whether friends elsewhere can be invited.
    fn can_host(&self) -> bool;

    /// Whether tables are reached through public relays, rather than within a network.
    fn has_relays(&self) -> bool;

    /// Opens an endpoint on which guests reach a table.
    ///
    /// # Errors
    /// Returns the error of the system.
    fn host(&self, secret: &Secret, wake: Wake) -> io::Result<Box<dyn Links>>;

    /// Opens an endpoint that reaches the host at this address.
    ///
    /// # Errors
    /// Returns the error of the system.
    fn guest(&self, address: &Address, secret: &Secret, wake: Wake) -> io::Result<Box<dyn Links>>;
}

/// The address to listen on with TCP, such as `0.0.0.0:7777`, and the one for invitations where it is another.
const LISTEN: &str = "MISERE_LISTEN";
const ADDRESS: &str = "MISERE_ADDRESS";

/// TCP, where the environment names an address.
pub struct Tcp;

impl Transport for Tcp {
    fn can_host(&self) -> bool {
        std::env::var_os(LISTEN).is_some()
    }

    fn has_relays(&self) -> bool {
        false
    }

    fn host(&self, _: &Secret, wake: Wake) -> io::Result<Box<dyn Links>> {
        let address = std::env::var(LISTEN).map_err(|_| io::ErrorKind::AddrNotAvailable)?;
        let public = std::env::var(ADDRESS).ok();
        let links = TcpLinks::listen(&address, public.as_deref(), wake)?;
        Ok(Box::new(links))
    }

    fn guest(&self, address: &Address, secret: &Secret, wake: Wake) -> io::Result<Box<dyn Links>> {
        match address {
            Address::Tcp(_) => Ok(Box::new(TcpLinks::guest(*secret, wake))),
            Address::Memory(_) | Address::Iroh(_) => Err(io::ErrorKind::Unsupported.into()),
        }
    }
}
