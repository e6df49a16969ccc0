//! Reading the keys of a struct in the order in which they are written.

use serde::de::{self, Deserialize, DeserializeSeed, MapAccess};

/// Reads the keys of a struct in a fixed order.
pub(super) struct Keys<A> {
    map: A,
    /// A key that was read but not expected yet.
    peeked: Option<String>,
}

impl<'de, A: MapAccess<'de>> Keys<A> {
    pub fn new(map: A) -> Self {
        Self { map, peeked: None }
    }

    fn next(&mut self) -> Result<Option<String>, A::Error> {
        match self.peeked.take() {
            Some(key) => Ok(Some(key)),
            None => self.map.next_key(),
        }
    }

    fn key(&mut self, expected: &'static str) -> Result<(), A::Error> {
        match self.next()? {
            Some(key) if key == expected => Ok(()),
            Some(key) => Err(de::Error::custom(format!(
                "`{key}`: expected `{expected}` here"
            ))),
            None => Err(de::Error::custom(format!("`{expected}` is missing"))),
        }
    }

    pub fn value<T: Deserialize<'de>>(&mut self, key: &'static str) -> Result<T, A::Error> {
        self.key(key)?;
        self.map.next_value()
    }

    /// Reads a key that may be left out.
    pub fn optional<T: Deserialize<'de>>(&mut self, key: &str) -> Result<Option<T>, A::Error> {
        self.peeked = self.next()?;
        match self.peeked.take_if(|peeked| peeked == key) {
            Some(_) => self.map.next_value(),
            None => Ok(None),
        }
    }

    pub fn seed<T: DeserializeSeed<'de>>(
        &mut self,
        key: &'static str,
        seed: T,
    ) -> Result<T::Value, A::Error> {
        self.key(key)?;
        self.map.next_value_seed(seed)
    }

    pub fn end(mut self) -> Result<(), A::Error> {
        match self.next()? {
            Some(key) => Err(de::Error::custom(format!("unexpected key `{key}`"))),
            None => Ok(()),
        }
    }
}
