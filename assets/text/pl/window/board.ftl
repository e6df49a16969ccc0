### Stół z kartami: co stoi nad kartami gracza i obok nich.

# The prompt while a trick stays on the table.
# $who (Seat): who takes it
takes-trick = { YOU($who) ->
    [you] Bierzesz lewę
   *[other] Lewę bierze { NAME($who) }
}

# The prompt while a trick stays on the table.
# $who (Seat): who takes it
# $worth (Message): its worth, such as “2 penalty points”
takes-trick-worth = { YOU($who) ->
    [you] Bierzesz lewę: { $worth }
   *[other] Lewę bierze { NAME($who) }: { $worth }
}

# The prompt while a card is picked up that is to be put on one of several symbols.
# $place (Message): the name of the place where they lie
choose-one-of = Wybierz: { $place }

# A reply to a click on a place for a card, while no card is chosen.
pick-first = Najpierw wybierz kartę.

# The prompt while a fixed number of cards is being chosen.
# $prompt (Message): the prompt, such as “Choose 3 cards to pass to Berta”
all-chosen = { $prompt }: wybrano wszystkie

# The prompt while a fixed number of cards is being chosen.
# $prompt (Message): the prompt, such as “Choose 3 cards to pass to Berta”
# $chosen (Count): how many have been chosen
# $missing (Count): how many are to be chosen yet
chosen = { $prompt }: wybrano { $chosen }, jeszcze { $missing }

# A reply to a card that is chosen in addition to others.
# $count (Count): how many cards may be chosen
already-chosen = { $count ->
    [one] Już wybrano { $count } kartę. Najpierw ją odznacz.
    [few] Już wybrano { $count } karty. Najpierw jedną odznacz.
   *[many] Już wybrano { $count } kart. Najpierw jedną odznacz.
}

## Where a card lies, spoken by screen readers

# Where a card of a trick lies.
# $who (Seat): who played it
card-of = { YOU($who) ->
    [you] twoja karta
   *[other] karta { NAME($who, case: "gen") }
}

# A card of a trick, in a list of them.
# $card (Card): the card
# $who (Seat): who played it
card-by = { CARD($card) } ({ NAME($who) })

# $row (Number): the number of the row, which may be negative
# $column (Number): the number of the column
row-and-column = wiersz { $row }, kolumna { $column }

# The place of a card in its row.
# $place (Count): its number, from 1
# $count (Count): how many cards there are
place-of = { $place } z { $count }

# Said when a card of the hand has been moved.
# $card (Card): the card
# $place (Count): its place now, from 1
# $count (Count): how many cards there are
moved-to = { CARD($card, capital: "yes") }, { $place } z { $count }

## Names of cards and places, spoken by screen readers

# $card (Card): a card
card = { CARD($card) }

# The name of a card that can be chosen.
# $card (Card): the card
card-name = { CARD($card, capital: "yes") }

# $suit (Suit): a suit
suit = { SUIT($suit, number: "many") }

# The name of a symbol, which names a suit.
# $suit (Suit): the suit
name-suit = Ogłoś { SUIT($suit, number: "many", case: "acc") }

# The name of a free place in a square of cards.
# $row (Number): the number of the row, which may be negative
# $column (Number): the number of the column
place-at = Pole { $row } { $column }

# The name of a card with others on it.
# $row (Number): the number of the row, which may be negative
# $column (Number): the number of the column
covered-card = Przykryta karta na polu { $row } { $column }

# The name of the upper card of a pile that lies face down.
# $pile (Message): the name of the pile, such as “stock”
top-of = Wierzch: { $pile }

# The name of a group of cards, or a line above the hand.
# $words (Message): the name, such as “hand of Berta”
label = { CAPITAL($words) }

# A slot into which a card is to be put.
# $number (Count): its number, from 1
# $count (Count): how many slots there are
# $card (Card): the card in it
slot = Pole { $number } z { $count }: { CARD($card) }

# $number (Count): its number, from 1
# $count (Count): how many slots there are
empty-slot = Pole { $number } z { $count }: puste

# The name of the buttons below the prompt.
your-choices = Twoje możliwości

## The state of a card, after its place

# $facts (List): all that is said about a card
facts = { LIST($facts, kind: "plain") }

suggested = polecana
just-received = właśnie otrzymana
combined = w układzie
matched = pasuje
placed-last = położona ostatnio
picked-up = podniesiona
is-chosen = wybrana
takes-the-trick = bierze lewę
is-explained = właśnie wyjaśniana
can-be-asked-about = wybierz, żeby się dowiedzieć, czemu ją zagrano
playable = można zagrać
not-playable = nie można zagrać

# $reason (Message): why, a sentence
not-playable-because = nie można zagrać: { $reason }

# $count (Count): how many combinations the card belongs to
# $letters (List): the letters of the combinations that the card belongs to
in-combinations = { $count ->
    [one] w układzie { LIST($letters) }
    [few] w układach { LIST($letters) }
   *[many] w układach { LIST($letters) }
}

# An item of the list in “in-combinations”.
# $letter (Name): the letter of a combination
combination = { $letter }

## The whole table, read out on request

# $parts (List): sentences
whole-table = { LIST($parts, kind: "sentences") }

# A sentence of “whole-table”.
# $words (Message): a prompt, a place with its cards, or a fact
part = { STOP($words) }

# A place and what lies there.
# $label (Message): the name of the place
# $content (Message): the cards
zone = { CAPITAL($label) }: { $content }

# $label (Message): the name of the place
# $note (Message): what the game says about it
# $content (Message): the cards
zone-with-note = { CAPITAL($label) } ({ $note }): { $content }

# What lies at a place.
# $items (List): cards
content = { LIST($items, kind: "plain") }

# What lies at a place.
nothing = nic

# An item of “content”.
# $count (Count): how many cards
face-down = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}

# $scores (List): the score of each player
scores = Wynik: { LIST($scores, kind: "semicolons") }

# $name (Name): a player
# $score (Message): the points
score = { $name } { $score }

# $name (Name): a player
# $score (Message): the points
# $note (Message): what the game says about the player
score-with-note = { $name } { $score }, { $note }

# $points (Points): points
points = { POINTS($points) }

# $points (Points): points, in games that the lowest score wins
penalty-points = { POINTS($points, kind: "penalty") }

# A table of numbers beside the board.
# $heading (Message): its heading, such as “A match gives away”
# $rows (List): its lines
values = { $heading }: { LIST($rows, kind: "plain") }

# A line of “values”.
# $name (Message): what the number is for
# $value (Number): the number
value = { $name } { $value }

## The plates of players

# Help for the badge of the dealer.
dealer = Rozdający w tym rozdaniu

# The letter on the badge of the dealer.
dealer-badge = R

# A plate for screen readers.
# $facts (List): its facts
plate = { LIST($facts, kind: "plain") }

# The first fact of a plate.
# $name (Name): the name of the player
player = { $name }

# Facts of a plate.
is-dealer = rozdaje
to-play = teraz gra
