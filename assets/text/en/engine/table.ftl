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

## Facts about the deal, each a label with its value: in the toolbar, and read out

# A fact whose value is a word or a clause: “Suit of the trick: hearts”.
# $label (Message): the label
# $value (Message): the value
fact = { $label }: { $value }

# A fact whose value reads on from the label: “Deal 1 of 4”, “Game ends at 50”.
# $label (Message): the label
# $value (Message): the value
fact-reading-on = { $label } { $value }

fact-deal = Deal
fact-game-ends = Game ends
fact-game-ended = Game ended

# A value.
# $number (Count): a number, counted from 1
number = { $number }

# A value.
# $number (Count): a number, counted from 1
# $of (Count): the last number
number-of = { $number } of { $of }

# When the game ends.
# $points (Points): the total that ends it
at-points = at { POINTS($points, kind: "number") }

# When the game ends, where the lowest score wins.
# $points (Points): the total that ends it
at-penalty-points = at { POINTS($points, kind: "penalty") }

## What lies on the table: names of places, which screen readers speak. They begin in small letters, since they
## also stand within a sentence.

your-hand = your hand

# $who (Seat): another player
hand-of = { NAME($who, case: "gen") } hand

the-trick = the trick
the-stock = the stock
the-discard-pile = the discard pile

# A note beside cards that lie face down.
# $count (Count): how many there are
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# A note of several lines.
# $lines (List): the lines
lines = { LIST($lines, kind: "lines") }

## Reasons that several games give for an action, each a sentence

last-card-of-yours = It is your last card.
last-card = It is the last card.

## Names of players who gave none

# The only person at this computer.
you = You

# $number (Count): the number of the seat, from 1
seat-number = Seat { $number }
