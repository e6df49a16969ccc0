//! The way over the internet to tables of friends, which programs built with the feature `online` have. Its options
//! are declared in every build, so that the manual and the completions know them.

use misere_online::Secret;
use misere_online::links::{Links, Side, Wake};

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

#[cfg(feature = "online")]
impl Way {
    /// Opens an endpoint on the internet, at all addresses of this computer or at the given one only.
    pub fn open(
        &self,
        side: Side,
        (bind, public): (Option<&str>, Option<&str>),
        secret: &Secret,
        wake: Wake,
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
        &self,
        _: Side,
        _: (Option<&str>, Option<&str>),
        _: &Secret,
        _: Wake,
    ) -> Result<Box<dyn Links>, CliError> {
        let Self { relay: _, not_nearby: _ } = self;
        Err(CliError::usage(
            "this program was built without the way over the internet: expected one built with `--features online`",
        ))
    }
}
