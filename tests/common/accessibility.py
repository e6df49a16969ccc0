"""The accessibility bus, on which scripts find controls by name as a screen reader does.

Needs dbus-run-session, at-spi2-core and PyGObject (python3-gi); on Debian, scripts that use it are run with
/usr/bin/python3, within a session bus.
"""

from collections import namedtuple

# Numbers of the AT-SPI protocol.
BUTTON, RADIO, RADIO_MENU, COMBO, OPTION = 43, 44, 45, 11, 32
FRAME, HEADING, STATUS = 23, 83, 54
ENABLED, SELECTED, CHECKED = 8, 23, 4
SCREEN = 0

Node = namedtuple("Node", "path parent name role description states")


class Gone(Exception):
    """What was asked about is not there any more, or the window does not answer."""


class Bus:
    """The accessibility bus, and what is announced on it."""

    def __init__(self):
        # Scripts import this file before they are within a session bus.
        import gi

        gi.require_version("Gio", "2.0")
        from gi.repository import Gio, GLib

        self.gio, self.glib = Gio, GLib
        self.link = Gio.bus_get_sync(Gio.BusType.SESSION)
        on = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
        service = ("org.a11y.Bus", "/org/a11y/bus")
        self.call(*service, "org.freedesktop.DBus.Properties", "Set", on)
        (address,) = self.call(*service, "org.a11y.Bus", "GetAddress")
        flags = (
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        )
        self.link = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self.heard = []
        self.link.signal_subscribe(
            None,
            "org.a11y.atspi.Event.Object",
            "Announcement",
            None,
            None,
            Gio.DBusSignalFlags.NONE,
            self.hear,
        )

    def call(self, name, path, interface, method, arguments=None):
        """Calls a method and returns its answer."""
        flags = self.gio.DBusCallFlags.NONE
        try:
            answer = self.link.call_sync(
                name, path, interface, method, arguments, None, flags, 5000, None
            )
        except self.glib.Error as error:
            raise Gone(str(error)) from error
        return answer.unpack()

    def hear(self, _bus, _sender, path, _interface, _signal, content):
        words = content.unpack()[3]
        self.heard.append((path, words))

    def listen(self):
        context = self.glib.MainContext.default()
        while context.pending():
            context.iteration(False)

    def windows(self):
        registry = (
            "org.a11y.atspi.Registry",
            "/org/a11y/atspi/accessible/root",
            "org.a11y.atspi.Accessible",
        )
        (children,) = self.call(*registry, "GetChildren")
        return [name for name, _ in children]

    def open_window(self, before):
        """Returns a window that can be read and was not there before."""
        for name in self.windows():
            try:
                if name not in before and len(self.nodes(name)) > 1:
                    return name
            except Gone:
                # It is not ready yet.
                pass
        return None

    def nodes(self, window):
        """Returns everything that can be read, by path."""
        cache = ("/org/a11y/atspi/cache", "org.a11y.atspi.Cache")
        (items,) = self.call(window, *cache, "GetItems")
        found = {}
        for (_, path), _, (_, parent), *_, name, role, description, states in items:
            bits = {bit for bit in range(64) if states[bit // 32] >> (bit % 32) & 1}
            found[path] = Node(path, parent, name, role, description, bits)
        return found

    def press(self, window, node):
        """Presses a control without the pointer."""
        argument = self.glib.Variant("(i)", (0,))
        self.call(window, node.path, "org.a11y.atspi.Action", "DoAction", argument)

    def center(self, window, node):
        """Returns the middle of a control on the screen."""
        argument = self.glib.Variant("(u)", (SCREEN,))
        component = "org.a11y.atspi.Component"
        ((x, y, wide, high),) = self.call(window, node.path, component, "GetExtents", argument)
        return (x + wide // 2, y + high // 2)


def is_open(node, role):
    """Whether a control of this kind can be used now."""
    return node.role == role and ENABLED in node.states


def is_within(node, name, nodes):
    """Whether a control is part of something with this name."""
    while node is not None:
        if node.name == name:
            return True
        # The root is its own parent.
        node = nodes.get(node.parent) if node.parent != node.path else None
    return False


def lies_on_table(node, nodes):
    """Whether a node says that it lies in the group around it."""
    zone = nodes.get(node.parent)
    said = node.description.lower()
    return zone is not None and bool(zone.name) and said.startswith(zone.name.lower() + ",")
