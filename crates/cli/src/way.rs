//! The ways to tables of friends: TCP, and the internet, which programs built with the feature `online` have. Its
//! options are declared in every build, so that the manual and the completions know them.

use std::io::ErrorKind;
use std::net::SocketAddr;

use misere_engine::text::{Language, Message};
use misere_online::Secret;
use misere_online::links::tcp::TcpLinks;
use misere_online::links::{Address, Links, Side, Wake};
use misere_online::text::friends;

use super::error::CliError;

/// The arguments about the way over the internet.
#[derive(Debug, clap::Args)]
pub struct Way {
    /// The relay that helps over the internet, "Relays" in the settings of the window: `public`, `none`, or an address such as `https://relay.example.org`.
    #[arg(long, value_name = "RELAY", default_value = "public")]
    relay: String,
    /// Do not look for each other on the local network (mDNS), "Find friends on the local network" in the settings.
    #[arg(long)]
    not_nearby: bool,
}

impl Way {
    /// Opens an endpoint that guests can dial, over the internet or with TCP, at an address; they are told `public`, or
    /// the address itself. Errors are in this language.
    pub fn listen(
        &self, internet: bool, (address, public): (Option<&str>, Option<&str>), language: Language,
        (secret, wake): (&Secret, Wake),
    ) -> Result<Box<dyn Links>, CliError> {
        let in_words = |message: Message| CliError::usage(message.in_language(language));
        if let Some(public) = public {
            Address::tcp(public).map_err(|_| in_words(friends::no_public_address(public)))?;
        }
        if internet {
            return self.open(Side::Host, (address, public), secret, wake);
        }
        let address = address.unwrap_or("127.0.0.1:0");
        let is_everywhere = address.parse().is_ok_and(|address: SocketAddr| address.ip().is_unspecified());
        let links = TcpLinks::listen(address, public, wake).map_err(|error| {
            in_words(match error.kind() {
                ErrorKind::AddrInUse => friends::address_taken(address),
                _ if is_everywhere => friends::no_public_address(address),
                _ => friends::no_address(address),
            })
        })?;
        Ok(Box::new(links))
    }
}

#[cfg(feature = "online")]
impl Way {
    /// Opens an endpoint on the internet, at all addresses of this computer or at the given one only.
    pub fn open(
        &self, side: Side, (bind, public): (Option<&str>, Option<&str>), secret: &Secret, wake: Wake,
    ) -> Result<Box<dyn Links>, CliError> {
        use misere_online::links::iroh::{IrohLinks, Options, Relays};

        let wrong = |what: &str, error: &dyn std::fmt::Display| CliError::usage(format!("{what}: {error}"));
        let relays = match self.relay.as_str() {
            "public" => Relays::Public,
            "none" => Relays::None,
            address => Relays::At(address.parse().map_err(|error| wrong(address, &error))?),
        };
        let address = |text: Option<&str>| match text {
            Some(text) => text.parse().map(Some).map_err(|error| wrong(text, &error)),
            None => Ok(None),
        };
        let (bind, public) = (address(bind)?, address(public)?);
        let options = Options { secret_key: secret.0, relays, nearby: !self.not_nearby, bind, public };
        let links = IrohLinks::start(side, options, wake);
        Ok(Box::new(links.map_err(CliError::usage)?))
    }
}

#[cfg(not(feature = "online"))]
impl Way {
    /// Fails.
    pub fn open(
        &self, _: Side, _: (Option<&str>, Option<&str>), _: &Secret, _: Wake,
    ) -> Result<Box<dyn Links>, CliError> {
        let Self { relay: _, not_nearby: _ } = self;
        Err(CliError::usage(
            "this program was built without the way over the internet: expected one built with `--features online`",
        ))
    }
}
