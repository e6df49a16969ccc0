use iroh::EndpointAddr;
use iroh::SecretKey;
use misere_online::links::iroh::{NotARelay, Relay};
use misere_online::links::{Address, AddressError};

use misere_online::for_tests::iroh::*;

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
