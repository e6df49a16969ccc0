//! The wires between a host and its guests.

use std::collections::VecDeque;
use std::time::Duration;

use misere_online::Invitation;
use misere_online::links::{CloseReason, LinkEvent, LinkId};
use serde_json::json;

use super::Rig;

impl Rig {
    /// Delivers a message on a random wire; returns whether there was one.
    pub(super) fn deliver(&mut self) -> bool {
        let mut busy = Vec::new();
        for (index, chair) in self.chairs.iter().enumerate() {
            if let Some(wire) = &chair.wire {
                if !wire.to_host.is_empty() {
                    busy.push((index, true));
                }
                if !wire.to_guest.is_empty() {
                    busy.push((index, false));
                }
            }
        }
        if busy.is_empty() {
            return false;
        }
        let (index, to_host) = busy[self.dice.below(busy.len())];
        self.messages += 1;
        self.now += Duration::from_millis(20);
        if self.dice.one_in(self.weather.cuts) {
            self.cut(index);
            return true;
        }
        let (repeats, swaps) = (self.dice.one_in(self.weather.repeats), self.dice.one_in(self.weather.swaps));
        let Some(wire) = self.chairs[index].wire.as_mut() else { return true };
        let (link, queue) = if to_host { (wire.link, &mut wire.to_host) } else { (wire.link, &mut wire.to_guest) };
        if swaps && queue.len() > 1 {
            queue.swap(0, 1);
        }
        let Some(bytes) = queue.pop_front() else { return true };
        if repeats {
            queue.push_back(bytes.clone());
        }
        self.longest = self.longest.max(bytes.len());
        let bytes = self.changed_on_the_way(bytes, to_host);
        if to_host {
            self.said.push(bytes.clone());
        }
        self.bytes += bytes.len() + 4;
        if let Some(record) = &mut self.record {
            let way = if to_host { '>' } else { '<' };
            record.push(format!("{way} {}", String::from_utf8_lossy(&bytes)));
        }
        let event = LinkEvent::Frame { link, bytes };
        if to_host {
            self.hand_to_host(event);
        } else {
            self.hand_to_guest(index, event);
        }
        true
    }

    pub(super) fn changed_on_the_way(&self, bytes: Vec<u8>, to_host: bool) -> Vec<u8> {
        match &self.change {
            Some((from, to, way)) if *way == to_host => {
                let text = String::from_utf8(bytes).expect("JSON");
                text.replace(from, to).into_bytes()
            }
            _ => bytes,
        }
    }

    /// Sends a frame of a test's own to the host, on a guest's link.
    pub fn say_to_host(&mut self, index: usize, text: &str) {
        if let Some(wire) = &self.chairs[index].wire {
            let (link, bytes) = (wire.link, text.as_bytes().to_vec());
            self.hand_to_host(LinkEvent::Frame { link, bytes });
            self.settle();
        }
    }

    /// Sends a frame of a test's own to a guest.
    pub fn say_to_guest(&mut self, index: usize, text: &str) {
        if let Some(wire) = &self.chairs[index].wire {
            let (link, bytes) = (wire.link, text.as_bytes().to_vec());
            self.hand_to_guest(index, LinkEvent::Frame { link, bytes });
        }
    }

    /// Opens another link for a guest who has one.
    pub fn another_link(&mut self, index: usize, link: LinkId) {
        let file = self.chairs[index].guest.file();
        let (peer, bytes) = (file.secret.key(), Self::hello(&file.invitation, "Another"));
        self.hand_to_host(LinkEvent::Opened { link, peer });
        self.hand_to_host(LinkEvent::Frame { link, bytes });
    }

    /// A text with the table's number and the secret of a guest in place of others.
    pub fn with_secrets(&self, text: &str, index: usize) -> String {
        let invitation = &self.chairs[index].guest.file().invitation;
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let mut value: serde_json::Value = match serde_json::from_str(text) {
            Ok(value) => value,
            Err(_) => return text.to_owned(),
        };
        if let Some(hello) = value.pointer_mut("/message/hello").and_then(|hello| hello.as_object_mut()) {
            hello.insert("table".to_owned(), hex(&invitation.table).into());
            hello.insert("secret".to_owned(), hex(&invitation.secret).into());
        }
        value.to_string()
    }

    /// The frame with which a guest says hello.
    pub fn hello(invitation: &Invitation, name: &str) -> Vec<u8> {
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let (table, secret) = (hex(&invitation.table), hex(&invitation.secret));
        let hello = json!({ "protocol": 1, "version": "1.0.0", "table": table, "secret": secret, "name": name });
        json!({ "n": 1, "ack": 0, "message": { "hello": hello } }).to_string().into_bytes()
    }

    /// The frames that are under way to a guest.
    pub fn under_way(&self, index: usize) -> &VecDeque<Vec<u8>> {
        &self.chairs[index].wire.as_ref().expect("a wire").to_guest
    }

    pub fn hand_to_host(&mut self, event: LinkEvent) {
        self.end.lock().arrived.push_back(event);
        self.run_host();
    }

    pub(super) fn hand_to_guest(&mut self, index: usize, event: LinkEvent) {
        if let LinkEvent::Frame { bytes, .. } = &event {
            self.chairs[index].seen.push(bytes.clone());
        }
        let effects = self.chairs[index].guest.receive(event, self.now);
        self.perform_guest(index, effects);
    }

    /// Breaks a guest's wire.
    pub fn cut(&mut self, index: usize) {
        let Some(wire) = self.chairs[index].wire.take() else { return };
        let (link, reason) = (wire.link, CloseReason::Lost);
        let event = LinkEvent::Closed { link, reason };
        self.hand_to_host(event.clone());
        self.hand_to_guest(index, event);
    }
}
