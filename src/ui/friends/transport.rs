//! How friends elsewhere are reached.

use std::io;

use crate::online::Secret;
use crate::online::links::tcp::TcpLinks;
use crate::online::links::{Address, Links, Side, Wake};
use crate::ui::settings::Settings;

/// What opens the links of tables; nothing is contacted before that.
pub trait Transport {
    /// Tells whether friends elsewhere can be invited.
    fn can_host(&self) -> bool;

    /// Tells whether tables are reached through relays, rather than within a network.
    fn has_relays(&self) -> bool;

    /// Opens an endpoint on which guests reach a table.
    ///
    /// # Errors
    /// Returns the error of the system, or one about the address of the relay.
    fn host(&self, settings: &Settings, secret: &Secret, wake: Wake) -> io::Result<Box<dyn Links>>;

    /// Opens an endpoint that reaches the host at this address.
    ///
    /// # Errors
    /// Returns the error of the system, or one about an address of a kind that this program does not know.
    fn guest(&self, address: &Address, settings: &Settings, secret: &Secret, wake: Wake) -> io::Result<Box<dyn Links>>;
}

/// The transport of the program: over the internet. Hosts without a window are reached over TCP, too.
pub struct Own;

impl Transport for Own {
    fn can_host(&self) -> bool {
        cfg!(feature = "online")
    }

    fn has_relays(&self) -> bool {
        cfg!(feature = "online")
    }

    fn host(&self, settings: &Settings, secret: &Secret, wake: Wake) -> io::Result<Box<dyn Links>> {
        internet::open(Side::Host, settings, secret, wake)
    }

    fn guest(&self, address: &Address, settings: &Settings, secret: &Secret, wake: Wake) -> io::Result<Box<dyn Links>> {
        match address {
            Address::Tcp(_) => Ok(Box::new(TcpLinks::guest(*secret, wake))),
            Address::Iroh(_) => internet::open(Side::Guest, settings, secret, wake),
            Address::Memory(_) => Err(io::ErrorKind::Unsupported.into()),
        }
    }
}

#[cfg(feature = "online")]
mod internet {
    use std::io;

    use crate::online::Secret;
    use crate::online::links::iroh::{IrohLinks, Options, Relays};
    use crate::online::links::{Links, Side, Wake};
    use crate::ui::settings::{self, Settings};

    /// Opens an endpoint on the internet.
    pub fn open(side: Side, settings: &Settings, secret: &Secret, wake: Wake) -> io::Result<Box<dyn Links>> {
        let relays = match settings.relays {
            settings::Relays::Public => Relays::Public,
            settings::Relays::None => Relays::None,
            settings::Relays::Own => {
                let relay = settings.relay.trim().parse();
                Relays::At(relay.map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error))?)
            }
        };
        let options = Options { secret_key: secret.0, relays, nearby: settings.nearby, bind: None, public: None };
        Ok(Box::new(IrohLinks::start(side, options, wake)?))
    }
}

#[cfg(not(feature = "online"))]
mod internet {
    use std::io;

    use crate::online::Secret;
    use crate::online::links::{Links, Side, Wake};
    use crate::ui::settings::Settings;

    /// Fails: this program was built without the internet.
    pub fn open(_: Side, _: &Settings, _: &Secret, _: Wake) -> io::Result<Box<dyn Links>> {
        Err(io::ErrorKind::Unsupported.into())
    }
}
