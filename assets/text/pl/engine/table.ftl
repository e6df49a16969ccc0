### Co mówi stół każdej gry.

# Refusal of a card: it is the turn of another player.
# $who (Seat): whose turn it is
turn-of = { YOU($who) ->
    [you] Teraz twoja kolej.
   *[other] Teraz gra { NAME($who) }.
}

# An action in secret, as done, without a full stop.
# $who (Seat): who acted
acted-in-secret = { YOU($who) ->
    [you] Wybierasz w tajemnicy
   *[other] { NAME($who) } wybiera w tajemnicy
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

fact-deal = Rozdanie
fact-game-ends = Koniec
fact-game-ended = Partia zakończona

# A value.
# $number (Count): a number, counted from 1
number = { $number }

# A value.
# $number (Count): a number, counted from 1
# $of (Count): the last number
number-of = { $number } z { $of }

# When the game ends.
# $points (Points): the total that ends it
at-points = przy { POINTS($points, kind: "number") }

# When the game ends, where the lowest score wins.
# $points (Points): the total that ends it
at-penalty-points = przy { POINTS($points, kind: "penalty", case: "loc") }

## What lies on the table: names of places, which screen readers speak. They begin in small letters, since they
## also stand within a sentence.

your-hand = twoje karty

# $who (Seat): another player
hand-of = karty { NAME($who, case: "gen") }

the-trick = lewa na stole
the-stock = talon
the-discard-pile = stos odrzuconych

# A note beside cards that lie face down.
# $count (Count): how many there are
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

# A note of several lines.
# $lines (List): the lines
lines = { LIST($lines, kind: "lines") }

## Reasons that several games give for an action, each a sentence

last-card-of-yours = To twoja ostatnia karta.
last-card = To ostatnia karta.

## Names of players who gave none

# The only person at this computer.
you = Ty

# $number (Count): the number of the seat, from 1
seat-number = Miejsce { $number }
