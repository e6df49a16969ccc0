//! Addresses in invitations.

use misere_online::links::{Address, AddressError};

#[test]
fn an_address_reads_back_and_others_are_refused() {
    for address in [Address::Memory(7), Address::Tcp("[::1]:7777".to_owned()), Address::Iroh(vec![0, 1, 255])] {
        assert_eq!(Address::from_bytes(&address.to_bytes()), Ok(address));
    }
    for (bytes, error) in [
        (&b""[..], AddressError::Malformed),
        (b"m1", AddressError::Malformed),
        (b"t", AddressError::Malformed),
        (b"ta\nb", AddressError::Malformed),
        (b"t/etc/passwd", AddressError::Malformed),
        (b"t1.2.3.4", AddressError::Malformed),
        (b"t1.2.3.4:99999", AddressError::Malformed),
        (b"t1.2.3.4:0", AddressError::Malformed),
        (b"t:7763", AddressError::Malformed),
        (b"t::1:7763", AddressError::Malformed),
        (b"t0.0.0.0:7763", AddressError::Nowhere),
        (b"t[::]:7763", AddressError::Nowhere),
        (b"x", AddressError::OtherKind),
        (&[b'i'; 1025], AddressError::TooLong),
    ] {
        assert_eq!(Address::from_bytes(bytes), Err(error), "{bytes:?}");
    }
}
