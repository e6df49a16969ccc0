//! Reads the keys of a struct in a fixed order.

use std::fmt::Display;
use std::marker::PhantomData;

use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, MapAccess};

/// Reads the keys of a struct in a fixed order.
pub(super) struct Keys<A> {
    map: A,
    /// A key that was read ahead.
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
            Some(key) => Err(de::Error::custom(format!("`{key}`: expected `{expected}` here"))),
            None => Err(de::Error::custom(format!("`{expected}` is missing"))),
        }
    }

    pub fn value<T: Deserialize<'de>>(&mut self, key: &'static str) -> Result<T, A::Error> {
        self.key(key)?;
        self.map.next_value()
    }

    /// Reads a value and converts it. An error has the position of the value.
    pub fn parsed<T, U, E>(&mut self, key: &'static str, parse: impl FnOnce(T) -> Result<U, E>) -> Result<U, A::Error>
    where
        T: Deserialize<'de>,
        E: Display,
    {
        self.seed(key, Parsed(parse, PhantomData))
    }

    /// Reads an optional key and checks its value. An error has the position of the value.
    pub fn optional<T, E>(&mut self, key: &str, check: impl FnOnce(&T) -> Result<(), E>) -> Result<Option<T>, A::Error>
    where
        T: Deserialize<'de>,
        E: Display,
    {
        let parse = |value: Option<T>| value.as_ref().map_or(Ok(()), check).map(|()| value);
        self.peeked = self.next()?;
        match self.peeked.take_if(|peeked| peeked == key) {
            Some(_) => self.map.next_value_seed(Parsed(parse, PhantomData)),
            None => Ok(None),
        }
    }

    pub fn seed<T: DeserializeSeed<'de>>(&mut self, key: &'static str, seed: T) -> Result<T::Value, A::Error> {
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

/// Reads a value of type `T` and converts it.
struct Parsed<F, T>(F, PhantomData<T>);

impl<'de, F, T, U, E> DeserializeSeed<'de> for Parsed<F, T>
where
    F: FnOnce(T) -> Result<U, E>,
    T: Deserialize<'de>,
    E: Display,
{
    type Value = U;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<U, D::Error> {
        let value = T::deserialize(deserializer)?;
        (self.0)(value).map_err(de::Error::custom)
    }
}
