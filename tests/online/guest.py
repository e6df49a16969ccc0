"""A guest in Python, written from docs/online.md alone. It plays at random and checks the cut.

python3 guest.py INVITATION NAME
"""

import hashlib
import json
import random
import socket
import struct
import sys

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def invited(text):
    """The table's number, the seat's secret, and the host and port of an invitation."""
    text = "".join(text.split())
    digits = text[len("misere:join-1-"):].upper()
    digits = digits.replace("O", "0").replace("I", "1").replace("L", "1")
    bits = "".join(f"{DIGITS.index(digit):05b}" for digit in digits)
    count = len(bits) // 8
    data = bytes(int(bits[8 * n:8 * n + 8], 2) for n in range(count))
    content, checksum = data[:-4], data[-4:]
    assert hashlib.sha256(content).digest()[:4] == checksum, "a damaged invitation"
    kind, place = content[32:33], content[33:].decode()
    assert kind == b"t", "an address of TCP"
    host, port = place.rsplit(":", 1)
    return content[:16].hex(), content[16:32].hex(), (host.strip("[]"), int(port))


def sha256(*lines):
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


class Guest:
    def __init__(self, invitation, name):
        self.table_number, self.secret, place = invited(invitation)
        self.name = name
        self.words = f"words of {name}"
        self.nonces = {}
        self.noted = None
        self.table = None
        self.seat = None
        self.steps = []
        self.parts = {}
        self.sent = 0
        self.received = 0
        self.socket = socket.create_connection(place, timeout=60)
        self.frame({"misere": 1, "secret": random.randbytes(32).hex()})
        self.send({"hello": {
            "protocol": 1, "version": "1.0.0", "table": self.table_number, "secret": self.secret,
            "name": name, "english": True,
        }})

    def frame(self, value):
        data = json.dumps(value).encode()
        self.socket.sendall(struct.pack(">I", len(data)) + data)

    def send(self, message):
        self.sent += 1
        self.frame({"n": self.sent, "ack": self.received, "message": message})

    def bytes(self, count):
        data = b""
        while len(data) < count:
            piece = self.socket.recv(count - len(data))
            if not piece:
                raise EOFError("the host has closed the link")
            data += piece
        return data

    def receive(self):
        (length,) = struct.unpack(">I", self.bytes(4))
        if length == 0:
            self.socket.sendall(bytes(4))
            return self.receive()
        frame = json.loads(self.bytes(length))
        self.received = max(self.received, frame["n"])
        message = frame["message"]
        if isinstance(message, str):
            return message, None
        return next(iter(message.items()))

    def sit(self):
        number = self.table["round"]
        nonce = self.nonces.setdefault(number, random.randbytes(16).hex())
        commit = sha256("Misere, words 1", str(self.seat), nonce, self.words)
        if self.table["seats"][self.seat].get("commit") != commit:
            self.send({"sit": {"round": number, "commit": commit}})

    def open(self):
        number = self.table["round"]
        self.noted = (self.table["seal"], [seat.get("commit") for seat in self.table["seats"]])
        self.send({"open": {"round": number, "words": self.words, "nonce": self.nonces[number]}})

    def act(self, state):
        log = state["log"]
        assert log["from"] <= len(self.steps), "a part of the log is missing"
        self.steps[log["from"]:] = log["news"]
        assert len(self.steps) == state["at"]
        if state["next"] == {"act": self.seat}:
            action = random.choice(state["moves"])["action"]
            self.send({"act": {"at": state["at"], "action": action}})

    def check(self):
        """Checks the cut, with what was noted before the words were shown."""
        seal, commits = self.noted
        lines = []
        for seat, commit in enumerate(commits):
            if commit is None:
                continue
            opened = self.table["seats"][seat]["opened"]
            nonce, words = opened["nonce"], opened["words"]
            assert sha256("Misere, words 1", str(seat), nonce, words) == commit
            assert seat != self.seat or words == self.words
            lines.append(f"{seat} {nonce} {words}")
        save = "".join(self.parts[part] for part in sorted(self.parts))
        assert f'hash: "{seal}"' in save, "another seal"
        assert f'cut: "{sha256("Misere, cut of all 1", *lines)}"' in save, "another cut"

    def play(self):
        while True:
            name, content = self.receive()
            if name == "welcome":
                self.seat = content["seat"]
            elif name == "table":
                self.table = content
                if content["phase"] == "lobby":
                    self.sit()
                elif content["phase"] == "cutting":
                    self.open()
            elif name == "state":
                self.act(content)
            elif name == "log":
                self.steps[content["from"]:] = content["news"]
            elif name in ("refused", "closed", "not_done"):
                raise RuntimeError(f"{name}: {content}")
            elif name == "save":
                self.parts[content["part"]] = content["text"]
                if len(self.parts) == content["parts"]:
                    self.check()
                    return


if __name__ == "__main__":
    guest = Guest(sys.argv[1], sys.argv[2])
    guest.play()
    print(json.dumps({"seat": guest.seat, "steps": len(guest.steps)}))
