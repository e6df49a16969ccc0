### What any game says at its table.

# Refusal of a card: it is the turn of another player.
# $who (Seat): whose turn it is
turn-of = It is { NAME($who, case: "gen") } turn.

# An action in secret, as done, without a full stop.
# $who (Seat): who acted
acted-in-secret = { DOES($who, "chose") } in secret

# The answer to why a computer player acted as it did.
# $action (Message): the action as done, such as “Berta played the ten of hearts”
# $reason (Message): the reason, a sentence
explained = { $action }. { $reason }
