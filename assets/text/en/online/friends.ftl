### Why a table with friends elsewhere cannot go on as wished. Each is a whole sentence, shown in a dialog or a line at the table.

# $host (Name): the version of the host’s program, such as 1.2.0
# $own (Name): the version of this program, such as 1.2.0
guest-too-old = This table needs a newer version of Misère: the host has { $host }, you have { $own }. Get the newest one, then open the invitation again.

# $host (Name): the version of the host’s program, such as 1.2.0
# $own (Name): the version of this program, such as 1.2.0
host-too-old = The host has an older version of Misère: { $host }, and you have { $own }. Once the host has the newest one, open the invitation again.

# $own (Name): the version of this program, such as 1.2.0
versions-differ = You and the host both have Misère { $own }, but with different rules or messages. Get the newest version on both sides.

other-table = This invitation is for another table.

no-seat = This seat is taken, or the invitation is no longer valid. Ask the host for a new one.

table-full = As many people as the table has room for are watching. You get in as soon as somebody leaves.

host-left = The host has closed the table. You can come back when it is open again.

elsewhere = You have joined this table in another window.

removed = The host has given your seat to somebody else.

wrong-words = Your word for the shuffle is not the one that you chose at first.

fault = The other program sent something that Misère does not understand.

# The guest’s program has left the table by itself.
recut-refused = The host wanted to shuffle again although it could already know the cards. Your program has left the table.

unreachable = The host cannot be reached. Misère keeps trying.

not-legal = That is not allowed now.

not-your-turn = It is not your turn.

too-late = The game has gone on in the meantime.

invitation-damaged = This is not a complete invitation. Copy all of it.

invitation-later = This invitation comes from a newer version of Misère.

## From where friends can join a host.

# At any place.
reached-everywhere = Friends can join from anywhere.

# If no relay is wanted.
reached-nearby = Without a relay: friends in your network can join, and others if your router lets them in.

# If no relay answers.
# $reason (Name): what the system says; can be empty
reached-by-no-relay = No relay can be reached: only friends in your network can join. { $reason }

# If the program cannot listen.
reached-nowhere = Nobody can reach this computer: its network is off, or another program is in the way.

# $address (Name): the address and port, as typed
address-taken = { $address } is taken by another program. Choose another port.

# $address (Name): what was typed
no-address = “{ $address }” is not an address of this computer with a port, such as 127.0.0.1:7777.

# $address (Name): what was typed
no-public-address = Others cannot reach you at “{ $address }”. Give an address with a port that they can, such as 192.168.1.20:7777.

## The cut before a game, when it had to be repeated.

# A question to a guest, below what has happened. The button that takes the seat agrees.
ask-recut = You have already shown your word. Sit down again only if you want the cut to be repeated.

# A question to a guest. The button that takes the seat agrees.
ask-broken-off = The game that had begun is not over, and the host can know its cards. Sit down again only if you want another one.
