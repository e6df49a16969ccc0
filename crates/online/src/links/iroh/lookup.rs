//! Finding the present place of a key, apart from the addresses in the invitation.

use std::time::Duration;

use iroh::Endpoint;
use iroh::address_lookup::{AddressLookupBuilder, PkarrPublisher, PkarrResolver};
use iroh_mdns_address_lookup::MdnsAddressLookup;

use super::{Options, Relays};
use crate::links::Side;
use misere_engine::or_log::OrLog as _;

/// The name of the service on the local network.
const SERVICE: &str = "misere";

/// The time between two of a host's questions for others on the local network, which it does not need.
const HOST_CADENCE: Duration = Duration::from_secs(30);

/// The time between two questions of a guest that looks for its host.
const GUEST_CADENCE: Duration = Duration::from_millis(700);

/// What is tried, for the log.
const FINDING: &str = "finding friends";

/// Lets guests find this host, or this guest look for its host. A service that does not start is left out.
pub(super) fn start(endpoint: &Endpoint, side: Side, options: &Options) {
    let Some(services) = endpoint.address_lookup().or_log(FINDING) else { return };
    if !services.is_empty() {
        return;
    }
    let is_host = side == Side::Host;
    if options.nearby {
        let cadence = if is_host { HOST_CADENCE } else { GUEST_CADENCE };
        let mdns = MdnsAddressLookup::builder()
            .service_name(SERVICE)
            .advertise(is_host)
            .discovery_cadence(cadence)
            .build(endpoint.id());
        if let Some(mdns) = mdns.or_log(FINDING) {
            services.add(mdns);
        }
    }
    if options.relays == Relays::Public {
        // The directory gets the relay only, not the addresses of this computer.
        if is_host {
            if let Some(publisher) = PkarrPublisher::n0_dns().into_address_lookup(endpoint).or_log(FINDING) {
                services.add(publisher);
            }
        } else if let Some(resolver) = PkarrResolver::n0_dns().into_address_lookup(endpoint).or_log(FINDING) {
            services.add(resolver);
        }
    }
}

/// Stops looking, which a guest does once it has found its host.
pub(super) fn stop(endpoint: &Endpoint) {
    if let Some(services) = endpoint.address_lookup().or_log(FINDING) {
        services.clear();
    }
}
