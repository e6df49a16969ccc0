### Gry lewowe: zdania, które są im wspólne.
###
### Zagranie ma trzy formy. Jako polecenie zaczyna zdanie albo jest przyciskiem: „Zagraj dziesiątkę kier”. Jako
### wiadomość jest zdaniem bez kropki, zawsze w czasie teraźniejszym, bo przeszły zdradzałby płeć: „Berta zagrywa
### dziesiątkę kier”. Jako rzeczownik stoi w mianowniku w środku zdania: „dziesiątka kier”, „dobranie karty”.

# An action, as an order.
# $card (Card): the card
play = Zagraj { CARD($card, case: "acc") }

# An action, as done.
# $who (Seat): who played it
# $card (Card): the card
played = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }
}

# An action, as a noun.
# $card (Card): the card
playing = { CARD($card) }

# Refusal of a card that does not follow suit.
# $suit (Suit): the suit that was led, which the reader has
follow = Dołóż do koloru: masz { SUIT($suit, number: "many", case: "acc") }.

## Prompts, which say above the hand what to do. Short.

# Another player is to lead.
# $who (Seat): who leads
leads = { YOU($who) ->
    [you] Wychodzisz
   *[other] Wychodzi { NAME($who) }
}

# Another player is to play.
# $who (Seat): who plays
plays = { YOU($who) ->
    [you] Grasz
   *[other] Gra { NAME($who) }
}

lead-any = Wychodzisz dowolną kartą

# $suit (Suit): the suit that was led, which the reader has not
none-of-suit = Nie masz { SUIT($suit, number: "many", case: "gen") }: zagraj dowolną kartę

# $suit (Suit): the suit that was led, which the reader has
follow-suit = Twoja kolej: dołóż { SUIT($suit, number: "one", case: "acc") }

## What lies on the table

# A note about a player.
# $count (Count): the number of tricks taken
tricks-taken = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
   *[many] { $count } lew
}

still-out = Jeszcze w grze: { LIST($items, kind: "plain") }

card-out = { CARD($card, as: "symbol") }

hearts-out = { $count ->
    [one] { $count } kier
    [few] { $count } kiery
   *[many] { $count } kierów
}

clubs-out = { $count ->
    [one] { $count } trefl
    [few] { $count } trefle
   *[many] { $count } trefli
}

tricks-to-last = { $count ->
    [one] Następna lewa jest ostatnia
    [few] Jeszcze { $count } lewy do ostatniej
   *[many] Jeszcze { $count } lew do ostatniej
}

the-last-trick = Ostatnia lewa
