### Was jedes Spiel an seinem Tisch sagt.

# Refusal of a card: it is the turn of another player.
# $who (Seat): whose turn it is
turn-of = { YOU($who) ->
    [you] Du bist dran.
   *[other] { NAME($who) } ist dran.
}

# An action in secret, as done, without a full stop.
# $who (Seat): who acted
acted-in-secret = { YOU($who) ->
    [you] Du hast verdeckt gewählt
   *[other] { NAME($who) } hat verdeckt gewählt
}

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

fact-deal = Runde
fact-game-ends = Ende
fact-game-ended = Spiel beendet

# A value.
# $number (Count): a number, counted from 1
number = { $number }

# A value.
# $number (Count): a number, counted from 1
# $of (Count): the last number
number-of = { $number } von { $of }

# When the game ends.
# $points (Points): the total that ends it
at-points = bei { POINTS($points, kind: "number") }

# When the game ends, where the lowest score wins.
# $points (Points): the total that ends it
at-penalty-points = bei { POINTS($points, kind: "penalty", case: "dat") }

## What lies on the table: names of places, which screen readers speak. They begin in small letters, since they
## also stand within a sentence.

your-hand = dein Blatt

# $who (Seat): another player
hand-of = das Blatt von { NAME($who, case: "dat") }

the-trick = der Stich
the-stock = der Talon
the-discard-pile = der Ablagestapel

# A note beside cards that lie face down.
# $count (Count): how many there are
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

# A note of several lines.
# $lines (List): the lines
lines = { LIST($lines, kind: "lines") }

## Reasons that several games give for an action, each a sentence

last-card-of-yours = Es ist deine letzte Karte.
last-card = Es ist die letzte Karte.

## Names of players who gave none

# The only person at this computer.
you = Du

# $number (Count): the number of the seat, from 1
seat-number = Platz { $number }
