### Tables with friends elsewhere: inviting, joining, and playing together over the network.

## The form that sets up a game

# A kind of player: a person at another computer.
friend-elsewhere = Friend elsewhere

# The button that opens the table, in place of “Start game”.
invite-friends = Invite friends

# Why a game cannot be set up.
take-a-seat = Take a seat yourself: one player must be a person at this computer.

# Why a game cannot be set up.
no-deal-code = With friends elsewhere, the cards are always freshly shuffled. Clear the deal code.

## The page of the host

# The title of the page.
# $game (Name): the title of a game
lobby = { $game } with friends

# The label of a choice between numbers.
how-many-friends = Friends to invite

# Beside that choice.
others-are-computers = The computer plays in the other seats.

# A button that leads to the form for all players and house rules.
players-and-rules = Players and house rules

# A heading: what happens when the table is opened.
before-you-invite = Before you invite

# Below that heading. Plain facts, one after the other.
host-sends = Nothing has left your computer so far. The first invitation that you copy opens the table, and your computer waits for your friends. Each of them gets your name, the game, its house rules, and what their own seat may see.

# If the table is reached through relays.
relays-see = The table is found through public relays. They pass on what you send, but cannot read it. They see the network addresses of both sides.

# If the table is reached through a relay of the person’s own.
own-relay-sees = The table is found through your own relay. It passes on what you send, but cannot read it. It sees the network addresses of both sides.

# If the table is reached over the internet without a relay.
without-relays = Without a relay, your friends reach this computer directly: from your own network, or from outside if your router lets them in. What is sent is encrypted.

# If the table is reached without relays, within a network.
local-only = Your friends reach this computer through your own network. What is sent is not encrypted, so play like this at home only.

# A fact.
invitation-secret = Whoever has an invitation can take the seat. Send each one to one person only.

# A fact.
host-knows = As host, your program knows all cards while the game goes on. At the end, every friend’s program checks that nobody chose them.

# The label of a field.
your-name = Your name

# Shown while the table is being opened.
opening = Opening the table…

# A button.
try-again = Try again

# The state of a seat, and how its friend is reached.
# $state (Message): the state
# $way (Message): the way
with-way = { $state } · { $way }

# How somebody is reached.
# $milliseconds (Count): there and back
way-direct = directly, { $milliseconds } ms

# The same.
# $milliseconds (Count): there and back
way-relayed = through a relay, { $milliseconds } ms

# The state of a seat.
# $seat (Count): the number of the seat, from 1
seat-open = Seat { $seat }: waiting for a friend

# The state of a seat: a friend has come, but not sat down yet.
# $who (Seat): the friend
seat-looking = { NAME($who) } is looking at the invitation

# The state of a seat.
# $who (Seat): the friend
seat-sits = { NAME($who) } sits here

# The state of a seat.
# $who (Seat): the friend
seat-away = { NAME($who) } is away

# The state of a seat: the reader’s own.
seat-own = You

# The state of a seat.
# $who (Seat): a computer player
seat-computer = { NAME($who) } (computer)

# A message.
# $seat (Count): the number of the seat, from 1
computer-has-seat = The computer now plays in seat { $seat }.

# A message.
# $seat (Count): the number of the seat, from 1
friend-invited = Seat { $seat } is now waiting for a friend.

# The button that copies an invitation.
copy-invitation = Copy invitation

# Its name for screen readers.
# $seat (Count): the number of the seat, from 1
copy-invitation-for = Copy the invitation for seat { $seat }

# A message.
invitation-copied = The invitation was copied. Send it to your friend.

# The first line of the text that is copied, above the invitation itself. The person sends it to a friend.
# $game (Name): the title of a game
invitation-line = Come and play { $game }! Copy this whole text into Misère to sit down at my table.

# The same for somebody who is invited to watch.
# $game (Name): the game
watch-line = Come and watch { $game }! Copy this whole text into Misère to watch at my table.

# The last line of the text that is copied.
# $address (Name): where Misère can be had
about-misere = Misère is a free program for card games: { $address }

# Its name for screen readers.
# $seat (Count): the number of the seat, from 1
save-invitation-for = Save the invitation for seat { $seat } as a file

# The name of the file.
# $game (Name): the title of a game
# $seat (Count): the number of the seat, from 1
invitation-file = { $game }, seat { $seat }

# The button that makes the old invitation invalid.
renew-invitation = New invitation

# Its help.
renew-help = The old invitation is no longer valid, and whoever has the seat leaves the table.

# The title of a dialog, with that help below it.
renew-question = Replace the invitation?

# The button at the seat of a friend that makes its invitation invalid, with the help above.
free-seat = Free the seat

# The title of a dialog, with that help below it.
free-seat-question = Free the seat?

# In that dialog, for the invitation for watching.
renew-watching-help = The old invitation is no longer valid, and everybody who watches leaves the table.

# The button that invites a friend to the seat of a computer player.
invite-here = Invite a friend

# The button that copies the invitation for those who only watch.
copy-watch-invitation = Copy the invitation for watching

# Below the seats.
# $name (Message): somebody who only watches
who-watches = { CAPITAL($name) } is watching.

# Somebody who watches and gave no name.
somebody = somebody

# Below that button.
watch-help = Spectators see only what is open to everybody, and cannot act.

# The button that starts the game, enabled when all sit.
start-together = Start

# Beside that button, while it is disabled.
waiting-for-all = The game can start when everybody sits.

# After it was pressed: the friends’ programs add their words to the shuffle.
cutting = Everybody cuts the cards…

# The button that closes the table.
close-table = Close the table

# The title of a dialog.
close-question = Close the table?

# In that dialog, before a game begins.
close-help = Everybody leaves the table, and the invitations are no longer valid.

# The table could not be opened.
# $error (Name): what the system says
cannot-open = The table cannot be opened: { $error }

## The page of a guest

# The title of the page.
play-with-friends = Play with friends

# A heading: the way to a friend’s table.
join = Join a table

# Below the heading “Invite friends”, above a button for each game.
choose-game = Choose a game to open a table of your own. Each friend gets an invitation from you.

# Where the games to choose would be, in a program that cannot open tables.
cannot-invite = This program was built from source without tables over the internet. The downloads have them, and so does a build with “--features online”.

# The label of a field for an invitation.
invitation = Invitation

# In that field, while it is empty.
paste-here = Paste the text that your friend has sent you

# Below that field.
join-help = An invitation begins with “misere:”. You can paste it on Home, too, or open an invitation file.

# A fact.
host-plays-fair = The host’s program knows all cards while the game goes on. At the end, your program checks that nobody chose them.

# Facts, before anything is sent.
guest-sends = Nothing has left your computer so far. When you look at the table, the host’s computer gets your name and what you do at the table. It sees your network address.

# A table with friends, to which the reader can come back.
# $game (Name): the title of a game
# $names (List): the other people
table-with = { $game } with { LIST($names, kind: "and") }

# The same, where the host does not play.
# $game (Name): the title of a game
left-seat-without-host = Your seat: { $game }

# The same, where it is not known which game is played.
left-seat-somewhere = Your seat at a table

# Beside it.
# $others (Count): how many people sit at the table
others-wait = { $others ->
    [one] Your friend is waiting.
   *[other] They are waiting.
}

# Beside it, if the reader has given up the seat.
seat-left = You have left. You can come back as long as the seat is free.

# A button.
come-back = Come back

# A button that takes such a seat off the list.
forget-seat = Remove

# The button that contacts the host.
look-at-table = Look at the table

# Shown while the host is contacted.
connecting = Looking for the table…

# Once the host has answered.
# $way (Message): how the host is reached
connected = Connected: { $way }

# Why the host is not reached: this computer is online.
host-not-there = The host does not answer. Most likely Misère is closed there, or the computer is asleep: ask your friend to open the table. Your invitation stays valid, and Misère keeps trying.

# The same, if no relay is wanted.
host-not-nearby = The host does not answer. Without a relay, you can only find each other in the same network: choose one in the settings, or ask your friend to open the table.

# The same, if this computer reaches no relay.
# $reason (Name): what the system says; can be empty
you-are-offline = Your computer seems to be offline: no relay answers. Check your connection. Misère keeps trying. { $reason }

# The title of the page, once the host has answered.
# $host (Seat): the host
# $game (Name): the title of a game
invited-by = { NAME($host) } invites you to { $game }

# The same, if the host does not play.
# $game (Name): the title of a game
invited-to = You are invited to { $game }

# A heading: the house rules that are not the usual ones.
other-rules = House rules that differ

# Below that heading, if there are none.
no-other-rules = None: the usual rules.

# The label of a field.
your-cut = A word for the shuffle

# Below that field.
cut-help = Any word. Nobody can know it before the cards are fixed, so that nobody chooses them. You may leave it empty.

# The button that takes the seat.
sit-down = Sit down

# After that.
you-sit = You sit at the table. The game begins when the host starts it.

# In place of the button that takes a seat, for somebody who only watches.
you-can-watch = You are invited to watch. The table appears when the game begins.

# The button that gives the seat back.
leave-seat = Leave

# On Home, beside a button that leads to the table.
# $game (Name): the title of a game
table-waits = Your table is open: { $game }

## The line above the table

# Everything is well.
all-here = Everybody is at the table.

# The same, and somebody watches.
# $names (List): who watches
all-here-watched = Everybody is at the table. Watching: { LIST($names, kind: "and") }

# For somebody who only watches.
watching = You are watching.

# $who (Seat): a friend
is-away = { NAME($who) } is away.

# A message.
# $who (Seat): a friend
was-hinted = { NAME($who) } has looked at a hint.

# The friend’s own choice.
# $who (Seat): a friend
has-paused = { NAME($who) } is back in a moment.

# A friend has given up the seat, which somebody else can take now.
# $who (Seat): the friend
has-left = { NAME($who) } has left the table.

# The computer plays for a friend.
# $who (Seat): a friend
computer-plays = The computer plays for { NAME($who) } until they are back.

# A friend has kept the others waiting.
# $who (Seat): a friend
# $minutes (Count): for how long
is-slow = { NAME($who) } has not played for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

# The computer plays for a friend who is there.
# $who (Seat): a friend
computer-plays-for-now = The computer plays for { NAME($who) } until they play again.

# The computer plays for the reader.
computer-plays-for-you = The computer plays for you. The others could not wait.

# A button.
# $who (Seat): a friend who is there
let-computer-for-now = Let the computer play for { NAME($who) }

# A button.
# $who (Seat): a friend
let-computer = Let the computer play until { NAME($who) } is back

# A button, where nobody has the seat.
let-computer-here = Let the computer play

# A button that ends that.
wait-for-friend = Wait instead

# A message.
# $who (Seat): a friend
is-back = { NAME($who) } is back.

# A question to everybody.
# $who (Seat): a friend
asks-undo = { NAME($who) } would like to undo a move.

# A question to everybody.
# $who (Seat): a friend
asks-hints = { NAME($who) } would like hints for all.

# A question to everybody.
# $who (Seat): a friend
asks-no-hints = { NAME($who) } would like to play without hints.

agree = Agree
refuse = Refuse

# While others have to answer.
asked = You have asked the others.

# A button that takes the question back.
take-back = Take it back

# A message.
# $who (Seat): who refused
refused-by = { NAME($who) } would rather not.

# A message.
all-agree = Everybody agrees.

# The reader has stepped away.
you-paused = You have stepped away. The others see it.

# A button.
i-am-back = I am back

# A button.
pause = Step away

# A button that opens a menu of phrases.
say = Say…

# In that menu.
mute = Show no phrases

# In that menu.
unmute = Show phrases

# The guest waits for the host’s next deal.
host-deals = The host deals next.

# After a game.
host-starts = The host can start the next game.

# A button in the result, for a guest.
sit-next = Sit down for the next game

# After that.
you-sit-next = You play in the next game. It begins when the host starts it.

# A message to a guest.
next-game-ready = The next game is ready. Sit down to play.

# Help for “Same deal again”, for a host whose friends play.
same-deal-help = Play these cards again with the same people. The game does not count.

# A button, when the host prepares another game.
look-again = Look at the new game

# $game (Name): the title of a game
next-game = The host invites everybody to { $game }.

# The host’s table is not open.
table-closed = Your friends cannot reach this table.

# A button.
reopen = Open the table again

# In the menu at the table.
invitations = Invitations

# In the menu at the table.
ask-for-hints = Ask for hints for all

# In the menu at the table.
ask-for-no-hints = Ask to play without hints

# In the menu at the table.
leave-table = Leave the table

# Why there are no hints.
no-hints = At this table, nobody gets hints.

# On a plate: whose turn it is.
plate-thinking = thinking

# On a plate.
plate-away = away

# On a plate.
plate-paused = back soon

# On a plate.
plate-computer = computer

# On a plate: whoever had the seat has given it up.
plate-left = has left

# On a plate: the seat has no player.
plate-open = nobody yet

## Leaving

# The title of a dialog.
leave-question = Leave the table?

# In that dialog, for a guest.
guest-leaves = If you come back later, your seat waits for you. If you give it up, the host can invite somebody else.

# In that dialog, for the host.
host-leaves = The game is saved. When you open it again, the table is open again, and the same invitations hold.

# For the host, after a game.
host-leaves-result = Your friends leave the table. You can open it again for them from the result of this game.

# For a guest who puts another game on the table.
guest-parts = Your seat waits for you until you come back.

come-back-later = Come back later
give-up-seat = Give up the seat

# The title of a dialog.
give-up-question = Give up the seat?

# In that dialog.
give-up-help = The host can then invite somebody else. You can come back as long as the seat is free.

## Settings

# The heading of the settings.
friends = Friends elsewhere

# Below that heading.
friends-help = Misère contacts nobody until you invite or join. Your program is known to hosts by a key that is kept on this computer.

# The choice of relays.
relays = Relays
public-relays = Public
no-relays = None
own-relay = Own

# Below that choice.
relays-help = Relays help computers behind routers to find each other. Without one, friends must be in your network, or you must be reachable from outside.

# The label of a field for an address such as relay.example.org.
relay-address = Address of the relay

# A switch.
find-nearby = Find friends on the local network

# Below that switch.
find-nearby-help = While a table is open, Misère answers when somebody in the same network looks for it. Only people with an invitation can join.

# A switch.
notify = Notify me when it is my turn

# Below that switch.
notify-help = Only while you use another window.

# A button.
delete-keys = Delete keys

# Its help.
delete-keys-help = Tables that you have joined will not know you any more.

# The title of a dialog, with the help above below it.
delete-keys-question = Delete the keys?

# A message.
keys-deleted = The keys were deleted.
