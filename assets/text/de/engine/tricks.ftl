### Stichspiele: Sätze, die ihnen gemeinsam sind.
###
### Eine Aktion hat drei Formen. Als Aufforderung beginnt sie einen Satz oder ist ein Knopf: „Spiel die Herz-Zehn“. Als
### Bericht ist sie ein Satz ohne Punkt: „Berta hat die Herz-Zehn gespielt“. Als Hauptwort steht sie im Nominativ mitten
### im Satz, etwa in „Die Herz-Zehn ist genauso gut“, und in Listen: „die Herz-Zehn“, „vom Talon ziehen“, ohne „zu“.

# An action, as an order.
# $card (Card): the card
play = Spiel { CARD($card, article: "def", case: "acc") }

# An action, as done.
# $who (Seat): who played it
# $card (Card): the card
played = { YOU($who) ->
    [you] Du hast { CARD($card, article: "def", case: "acc") } gespielt
   *[other] { NAME($who) } hat { CARD($card, article: "def", case: "acc") } gespielt
}

# An action, as a noun.
# $card (Card): the card
playing = { CARD($card, article: "def") }

# Refusal of a card that does not follow suit.
# $suit (Suit): the suit that was led, which the reader has
follow = Du musst { SUIT($suit) } bedienen.

## Prompts, which say above the hand what to do. Short.

# Another player is to lead.
# $who (Seat): who leads
leads = { YOU($who) ->
    [you] Du spielst aus
   *[other] { NAME($who) } spielt aus
}

# Another player is to play.
# $who (Seat): who plays
plays = { YOU($who) ->
    [you] Du bist dran
   *[other] { NAME($who) } ist dran
}

lead-any = Du spielst aus: Jede Karte ist erlaubt

# $suit (Suit): the suit that was led, which the reader has not
none-of-suit = Kein { SUIT($suit) } auf der Hand: Jede Karte ist erlaubt

# $suit (Suit): the suit that was led, which the reader has
follow-suit = Du bist dran: { SUIT($suit) } bedienen

## What lies on the table

# A note about a player.
# $count (Count): the number of tricks taken
tricks-taken = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}

still-out = Noch im Spiel: { LIST($items, kind: "plain") }

card-out = { CARD($card, as: "symbol") }

hearts-out = { $count } Herz

clubs-out = { $count } Kreuz

tricks-to-last = { $count ->
    [one] Der nächste Stich ist der letzte
   *[other] Noch { $count } Stiche bis zum letzten
}

the-last-trick = Der letzte Stich
