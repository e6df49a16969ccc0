### Acorn Hearts, Compendium, Cruel Fate, Finis, Four Bad Queens, Four Mad Queens i Slippery Paws.

## Actions, each in the three forms that tricks.ftl describes.

# As an order: cards for the player to the left.
# $cards (Cards): the cards
pass-left = Podaj w lewo { CARDS($cards, case: "acc") }

# As done.
# $who (Seat): who passed them
# $cards (Cards): the cards
passed-left = { YOU($who) ->
    [you] Podajesz w lewo { CARDS($cards, case: "acc") }
   *[other] { NAME($who) } podaje w lewo { CARDS($cards, case: "acc") }
}

# As a noun.
# $cards (Cards): the cards
passing-left = podanie w lewo { CARDS($cards, case: "gen") }

# As an order: cards for the player to the right.
# $cards (Cards): the cards
pass-right = Podaj w prawo { CARDS($cards, case: "acc") }

# As done.
# $who (Seat): who passed them
# $cards (Cards): the cards
passed-right = { YOU($who) ->
    [you] Podajesz w prawo { CARDS($cards, case: "acc") }
   *[other] { NAME($who) } podaje w prawo { CARDS($cards, case: "acc") }
}

# As a noun.
# $cards (Cards): the cards
passing-right = podanie w prawo { CARDS($cards, case: "gen") }

# As an order: cards for the player opposite.
# $cards (Cards): the cards
pass-across = Podaj naprzeciwko { CARDS($cards, case: "acc") }

# As done.
# $who (Seat): who passed them
# $cards (Cards): the cards
passed-across = { YOU($who) ->
    [you] Podajesz naprzeciwko { CARDS($cards, case: "acc") }
   *[other] { NAME($who) } podaje naprzeciwko { CARDS($cards, case: "acc") }
}

# As a noun.
# $cards (Cards): the cards
passing-across = podanie naprzeciwko { CARDS($cards, case: "gen") }

# As an order: a bid to win all penalty cards.
bid-moon = Zapowiedz komplet

# As done.
# $who (Seat): who bids
did-bid-moon = { YOU($who) ->
    [you] Zapowiadasz komplet
   *[other] { NAME($who) } zapowiada komplet
}

# As a noun.
bidding-moon = zapowiedź kompletu

# As an order: no bid.
bid-no-moon = Nie zapowiadaj kompletu

# As done.
# $who (Seat): who does not bid
did-bid-no-moon = { YOU($who) ->
    [you] Nie zapowiadasz kompletu
   *[other] { NAME($who) } nie zapowiada kompletu
}

# As a noun.
bidding-no-moon = gra bez zapowiedzi

## Refusals

decide-first = Najpierw zdecyduj, czy zapowiadasz komplet.

## The score sheet: why points were scored

shot-moon = Komplet

# For the others, when a player has won all penalty cards.
# $who (Seat): that player
other-shot-moon = { YOU($who) ->
    [you] Komplet masz ty
   *[other] Komplet ma { NAME($who) }
}

moon-failed = Nieudana zapowiedź kompletu
first-trick = Pierwsza lewa
last-trick = Ostatnia lewa
not-last-trick = Bez ostatniej lewy
all-three = Jeszcze 1 za wszystkie trzy

# For one penalty card.
# $card (Card): the card
one-card = { CARD($card, capital: "yes") }

two-cards = { CARD($first, capital: "yes") }, { CARD($second) }

# For several cards of a suit.
# $count (Count): how many, at least two
# $suit (Suit): the suit
several-of-suit = { $count ->
    [one] { $count } { SUIT($suit, number: "one") }
    [few] { $count } { SUIT($suit, number: "many") }
   *[many] { $count } { SUIT($suit, number: "many", case: "gen") }
}

# For several cards of a rank.
# $count (Count): how many, at least two
# $rank (Rank): the rank
several-of-rank = { $count ->
    [one] { $count } { RANK($rank) }
    [few] { $count } { RANK($rank, number: "many") }
   *[many] { $count } { RANK($rank, number: "many", case: "gen") }
}

## Aims, in one line

credit = Howard Fosdick

# Four Bad Queens.
# $rank (Rank): the rank that counts
# $card (Card): the card of spades of that rank
aim-bad-queens = Unikaj { RANK($rank, number: "many", case: "gen") }: za każdą kartę punkt karny, za { CARD($card, as: "symbol") } dwa.

# Four Mad Queens.
# $rank (Rank): the rank that counts
aim-mad-queens = Unikaj { RANK($rank, number: "many", case: "gen") }, zwłaszcza czerwonych, i ostatniej lewy.

# Slippery Paws.
# $card (Card): the card that counts
aim-slippery-paws = Unikaj pierwszej lewy, ostatniej lewy i { CARD($card, as: "symbol") }.

aim-finis = Nie bierz ostatniej lewy: tylko ona kosztuje punkt karny.
aim-cruel-fate = Weź ostatnią lewę: wszyscy inni dostają po punkcie karnym.

# Acorn Hearts.
aim-acorn-hearts = Unikaj kierów i { CARD("QS", as: "symbol") } albo weź je wszystkie.

# Acorn Hearts, without a bonus for winning them all.
aim-without-moon = Unikaj kierów i { CARD("QS", as: "symbol") }.

# Acorn Hearts, where the queen does not count either.
aim-hearts-only = Unikaj kierów.

aim-compendium = Sześć rozdań, sześć gier: w każdej unikaj punktów karnych.

## Buttons

# $count (Count): how many cards, one to four
button-pass-left = { $count ->
    [one] Podaj { $count } kartę w lewo
    [few] Podaj { $count } karty w lewo
   *[many] Podaj { $count } kart w lewo
}

# $count (Count): how many cards, one to four
button-pass-right = { $count ->
    [one] Podaj { $count } kartę w prawo
    [few] Podaj { $count } karty w prawo
   *[many] Podaj { $count } kart w prawo
}

# $count (Count): how many cards, one to four
button-pass-across = { $count ->
    [one] Podaj { $count } kartę naprzeciwko
    [few] Podaj { $count } karty naprzeciwko
   *[many] Podaj { $count } kart naprzeciwko
}

button-moon = Komplet
button-no-moon = Nie

## What lies on the table

# The name of a place.
# $who (Seat): who has won them
cards-won = { YOU($who) ->
    [you] karty z twoich lew
   *[other] karty z lew { NAME($who, case: "gen") }
}

# The names of places.
cards-you-pass = karty, które podajesz

# $who (Seat): another player, who passes them
cards-passed = { YOU($who) ->
    [you] karty, które podajesz
   *[other] karty, które podaje { NAME($who) }
}

# Notes about a player.
note-moon = gra na komplet
note-no-moon = bez zapowiedzi
note-shot-moon = zrobiony
note-moon-failed = nieudany
points-so-far = { POINTS($points, kind: "number", sign: "always") }

# What a trick was worth, to follow “takes the trick: ”.
# $points (Points): the points
worth = { POINTS($points, kind: "penalty") }

worth-moon = komplet

# The same, for the last trick, where only those without it pay.
worth-no-penalty = ostatnią, więc nic nie kosztuje

fact-playing = Gra

# The value of the fact “Playing”.
# $title (Name): the game that the deal plays
playing-title = { $title }

# Labels: cards are to be passed, or were passed.
fact-passing = Podawanie
fact-passed = Podano

# Values of the facts “Passing” and “Passed”.
passing-none = brak

# $count (Count): how many cards
cards-left = { $count } w lewo

# $count (Count): how many cards
cards-right = { $count } w prawo

# $count (Count): how many cards
cards-across = { $count } naprzeciwko

## Prompts

# $count (Count): how many cards, one to four
# $to (Seat): who gets them
choose-to-pass = { $count ->
    [one] Wybierz { $count } kartę dla { NAME($to, case: "gen") }
    [few] Wybierz { $count } karty dla { NAME($to, case: "gen") }
   *[many] Wybierz { $count } kart dla { NAME($to, case: "gen") }
}

# $who (Seat): another player
chooses-cards = { YOU($who) ->
    [you] Wybierasz karty do podania
   *[other] { NAME($who) } wybiera karty do podania
}

# $who (Seat): another player
decides-moon = { YOU($who) ->
    [you] Decydujesz, czy zapowiedzieć komplet
   *[other] { NAME($who) } decyduje, czy zapowiedzieć komplet
}

# $rank (Rank): the rank that counts
# $points (Points): the penalty points for all four
moon-question = Zapowiadasz komplet? Jeśli weźmiesz wszystkie cztery { RANK($rank, number: "many") }, każdy inny dostanie { POINTS($points, kind: "penalty") }. Jeśli zabraknie choć jednej karty, { POINTS($points, kind: "number") } dostaniesz ty.

## Reasons for an action, each a sentence about the card that is played or the cards that are passed. “You” is
## whoever plays.

# $suit (Suit): a suit of which the player passes all cards
none-left = Nie będziesz mieć { SUIT($suit, number: "many", case: "gen") }, chyba że jakieś dostaniesz.

# $card (Card): a card that is passed, to the player who sits just before the reader
# $rank (Rank): a higher card of the same suit, which the reader keeps
passed-before = { RANK($rank, as: "gender") ->
    [f] { CARD($card, capital: "yes") } to karta karna. Dostanie tę kartę gracz tuż przed tobą i zagra przed twoją { RANK($rank, case: "ins") }, chyba że to ty wychodzisz.
   *[m] { CARD($card, capital: "yes") } to karta karna. Dostanie tę kartę gracz tuż przed tobą i zagra przed twoim { RANK($rank, case: "ins") }, chyba że to ty wychodzisz.
}

# $card (Card): a card that is passed
is-penalty-card = { CARD($card, capital: "yes") } to karta karna.

keeps-none-lower = Nie zostaje ci nic niższego od nich.
keeps-none-higher = Nie zostaje ci nic wyższego od nich.

# A bid for the moon.
# $points (Points): the penalty points for all penalty cards
moon-pays = Kto zapowie komplet i weźmie wszystkie karty karne, ma 0, a każdy inny { POINTS($points, kind: "number") }.

# No bid.
# $points (Points): the penalty points for all penalty cards
moon-costs = Kto zapowie komplet, a jednej karty karnej nie weźmie, dostaje { POINTS($points, kind: "number") }.

# A bid for the moon.
# $count (Count): how many cards, at least two
# $suit (Suit): their suit
nobody-beats = { $count ->
    [one] Nikt nie przebije twojej najwyższej karty w kolorze { SUIT($suit) }.
    [few] Nikt nie przebije twoich { $count } najwyższych kart w kolorze { SUIT($suit) }.
   *[many] Nikt nie przebije twoich { $count } najwyższych kart w kolorze { SUIT($suit) }.
}

# No bid for the moon.
# $count (Count): how many cards
# $suit (Suit): their suit
higher-than-yours = { $count ->
    [one] W kolorze { SUIT($suit) } jest w grze karta wyższa od wszystkich twoich.
    [few] W kolorze { SUIT($suit) } są w grze { $count } karty wyższe od wszystkich twoich.
   *[many] W kolorze { SUIT($suit) } jest w grze { $count } kart wyższych od wszystkich twoich.
}

# $suit (Suit): the suit that was led
only-one = To twoja jedyna karta w kolorze { SUIT($suit) }, a do koloru trzeba dołożyć.

may-win-all = Wciąż możesz zebrać wszystkie karty karne.

# $suit (Suit): the suit of the card
last-of-suit = To twoja ostatnia karta w kolorze { SUIT($suit) }: gdy ktoś w niego wyjdzie, będzie można zrzucać.

# $led (Suit): the suit that was led, which the player has not
# $suit (Suit): the suit of the card
discard-last-of-suit = Nie masz { SUIT($led, number: "many", case: "gen") }, a bez ostatniej karty w kolorze { SUIT($suit) } będzie można zrzucać i na ten kolor.

# $suit (Suit): the suit of the card
highest-that-loses = Wyżej w kolorze { SUIT($suit) } nie możesz zagrać bez wzięcia lewy.

wins-anyway = Lewę i tak bierzesz, więc możesz zagrać najwyższą kartę.
cannot-win = Lewy nie weźmie.
stops-moon = Potem nikt już nie zbierze wszystkich kart karnych.

# $suit (Suit): the suit of the card, which is led
no-lower-out = Niższej karty w kolorze { SUIT($suit) } nie ma już w grze, więc każdy, kto dołoży do koloru, przebije.

# $suit (Suit): the suit of the card, which is led
more-higher-out = W kolorze { SUIT($suit) } jest jeszcze w grze więcej kart wyższych niż niższych.

# $suit (Suit): the suit of the card, which is led
wins-no-penalty = Bierze lewę, ale w kolorze { SUIT($suit) } nie ma już w grze karty karnej.

# In a game in which winning the last trick is good.
wins-the-lead = To daje ci wyjście: w drodze do ostatniej lewy kolor wybierasz ty.

wins-for-nothing = Bierze lewę, która nic nie kosztuje, więc nie weźmie już ostatniej.

# $led (Suit): the suit that was led, which the player has not
# $card (Card): the card, a penalty card
gives-away = Nie masz { SUIT($led, number: "many", case: "gen") }, więc możesz oddać { CARD($card, case: "acc") }.

# $led (Suit): the suit that was led, which the player has not
# $card (Card): the card
# $suit (Suit): its suit
discards-highest = Nie masz { SUIT($led, number: "many", case: "gen") }, więc może pójść { CARD($card) }: w kolorze { SUIT($suit) } nie ma już w grze wyższej karty, więc ta mogłaby tylko brać lewy.

# $led (Suit): the suit that was led, which the player has not
can-go = Bez { SUIT($led, number: "many", case: "gen") } lewy nie weźmiesz: to okazja, żeby pozbyć się kłopotliwej karty.

goes-to-another = Lewę weźmie kto inny.

# $points (Points): the penalty points
loses-points = Nie weźmie lewy, która kosztuje na razie { POINTS($points, kind: "penalty") }.

# $suit (Suit): the suit that was led
loses-before-discard = Nie weźmie lewy, a kto po tobie nie ma { SUIT($suit, number: "many", case: "gen") }, może zrzucić kartę karną.

wins-without-points = Bierze lewę bez punktów karnych.
no-points-yet = W lewie nie ma jeszcze punktów karnych.

# $suit (Suit): the suit that was led
higher-is-out = W kolorze { SUIT($suit) } jest jeszcze w grze wyższa karta.

## What somebody did and why, each a whole sentence for everyone at the table

# $who (Seat): the player
# $suit (Suit): a suit of which the player passed all cards
motive-pass-suit = { YOU($who) ->
    [you] Podajesz wszystkie { SUIT($suit, number: "many", case: "acc") }, żeby zrzucać, gdy ktoś wyjdzie w ten kolor.
   *[other] { NAME($who) } podaje wszystkie { SUIT($suit, number: "many", case: "acc") }, żeby zrzucać, gdy ktoś wyjdzie w ten kolor.
}

# $who (Seat): the player
# $card (Card): one of the cards passed
motive-pass-penalty = { YOU($who) ->
    [you] Podajesz { CARD($card, case: "acc") }, bo to karta karna.
   *[other] { NAME($who) } podaje { CARD($card, case: "acc") }, bo to karta karna.
}

# $who (Seat): the player
motive-pass-high = { YOU($who) ->
    [you] Podajesz najwyższe karty, a zatrzymujesz najniższe.
   *[other] { NAME($who) } podaje najwyższe karty, a zatrzymuje najniższe.
}

# $who (Seat): the player
motive-pass-low = { YOU($who) ->
    [you] Podajesz najniższe karty, a zatrzymujesz najwyższe, żeby wziąć ostatnią lewę.
   *[other] { NAME($who) } podaje najniższe karty, a zatrzymuje najwyższe, żeby wziąć ostatnią lewę.
}

# $who (Seat): the player
# $card (Card): the card played
# $shooter (Seat): the player who had won all penalty cards before
motive-stops-moon = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }: { NAME($shooter) } nie zbierze już kompletu.
   *[other] { YOU($shooter) ->
        [you] { NAME($who) } zagrywa { CARD($card, case: "acc") }: nie zbierzesz już kompletu.
       *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }: { NAME($shooter) } nie zbierze już kompletu.
    }
}

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit, which was led
motive-only-one = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }: do koloru trzeba dołożyć, a innych { SUIT($suit, number: "many", case: "gen") } nie masz.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }: do koloru trzeba dołożyć, a innych { SUIT($suit, number: "many", case: "gen") } nie ma.
}

# $who (Seat): the player, who had bid to win every penalty card
# $card (Card): the card played
motive-as-bid = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }, żeby zebrać zapowiedziany komplet.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }, żeby zebrać zapowiedziany komplet.
}

# $who (Seat): the player
# $card (Card): the card played
motive-may-win-all = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } z szansą na komplet.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } z szansą na komplet.
}

# A low card is led in a game in which the last trick should be won.
# $who (Seat): the player
# $card (Card): the card played
motive-lead-early = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") } już teraz, bo wziąć warto tylko ostatnią lewę.
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") } już teraz, bo wziąć warto tylko ostatnią lewę.
}

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-lead-last-of-suit = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") }, jedyną kartą w kolorze { SUIT($suit) }, żeby następnym razem na ten kolor zrzucać.
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") }, jedyną kartą w kolorze { SUIT($suit) }, żeby następnym razem na ten kolor zrzucać.
}

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-lead-lowest = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") }, żeby lewę wziął kto inny: w kolorze { SUIT($suit) } nie ma już w grze niższej karty.
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") }, żeby lewę wziął kto inny: w kolorze { SUIT($suit) } nie ma już w grze niższej karty.
}

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-lead-low = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") } i liczysz na przebicie: w kolorze { SUIT($suit) } jest jeszcze w grze więcej kart wyższych niż niższych.
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") } i liczy na przebicie: w kolorze { SUIT($suit) } jest jeszcze w grze więcej kart wyższych niż niższych.
}

# $who (Seat): the player
# $card (Card): the card played, which nobody could beat
motive-lead-before-last = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") }, żeby pozbyć się tej karty przed ostatnią lewą.
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") }, żeby pozbyć się tej karty przed ostatnią lewą.
}

# $who (Seat): the player
# $card (Card): the card played, which nobody could beat
# $suit (Suit): its suit
motive-lead-safely = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") }, póki ryzyko jest małe: w kolorze { SUIT($suit) } nie ma już w grze karty karnej, a o nikim nie wiadomo, żeby nie miał tego koloru.
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") }, póki ryzyko jest małe: w kolorze { SUIT($suit) } nie ma już w grze karty karnej, a o nikim nie wiadomo, żeby nie miał tego koloru.
}

# A penalty card is thrown, and the trick is complete.
# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
# $to (Seat): the player who takes the trick
motive-give-to = { YOU($who) ->
    [you] Nie masz { SUIT($led, number: "many", case: "gen") } i zrzucasz { CARD($card, case: "acc") }: lewę bierze { NAME($to) }.
   *[other] { YOU($to) ->
        [you] { NAME($who) } nie ma { SUIT($led, number: "many", case: "gen") } i zrzuca { CARD($card, case: "acc") }: lewę bierzesz ty.
       *[other] { NAME($who) } nie ma { SUIT($led, number: "many", case: "gen") } i zrzuca { CARD($card, case: "acc") }: lewę bierze { NAME($to) }.
    }
}

# A penalty card is thrown.
# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
motive-give-away = { YOU($who) ->
    [you] Nie masz { SUIT($led, number: "many", case: "gen") } i oddajesz { CARD($card, case: "acc") }.
   *[other] { NAME($who) } nie ma { SUIT($led, number: "many", case: "gen") } i oddaje { CARD($card, case: "acc") }.
}

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
motive-throw-before-last = { YOU($who) ->
    [you] Nie masz { SUIT($led, number: "many", case: "gen") } i zrzucasz { CARD($card, case: "acc") }, żeby pozbyć się tej karty przed ostatnią lewą.
   *[other] { NAME($who) } nie ma { SUIT($led, number: "many", case: "gen") } i zrzuca { CARD($card, case: "acc") }, żeby pozbyć się tej karty przed ostatnią lewą.
}

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
motive-throw-lowest = { YOU($who) ->
    [you] Nie masz { SUIT($led, number: "many", case: "gen") } i zrzucasz { CARD($card, case: "acc") }, najniższą kartę z ręki: wziąć warto tylko ostatnią lewę.
   *[other] { NAME($who) } nie ma { SUIT($led, number: "many", case: "gen") } i zrzuca { CARD($card, case: "acc") }, najniższą kartę z ręki: wziąć warto tylko ostatnią lewę.
}

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
# $suit (Suit): its suit
motive-throw-highest = { YOU($who) ->
    [you] Nie masz { SUIT($led, number: "many", case: "gen") } i zrzucasz { CARD($card, case: "acc") }: w kolorze { SUIT($suit) } nie ma już w grze wyższej karty, więc ta mogłaby tylko brać lewy.
   *[other] { NAME($who) } nie ma { SUIT($led, number: "many", case: "gen") } i zrzuca { CARD($card, case: "acc") }: w kolorze { SUIT($suit) } nie ma już w grze wyższej karty, więc ta mogłaby tylko brać lewy.
}

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
# $suit (Suit): its suit
motive-throw-last-of-suit = { YOU($who) ->
    [you] Nie masz { SUIT($led, number: "many", case: "gen") } i zrzucasz { CARD($card, case: "acc") }, jedyną kartę w kolorze { SUIT($suit) }, żeby i na ten kolor móc zrzucać.
   *[other] { NAME($who) } nie ma { SUIT($led, number: "many", case: "gen") } i zrzuca { CARD($card, case: "acc") }, jedyną kartę w kolorze { SUIT($suit) }, żeby i na ten kolor móc zrzucać.
}

# $who (Seat): the player
# $led (Suit): the suit that was led
# $card (Card): the card thrown
motive-throw = { YOU($who) ->
    [you] Nie masz { SUIT($led, number: "many", case: "gen") }, więc { CARD($card) } lewy nie weźmie.
   *[other] { NAME($who) } nie ma { SUIT($led, number: "many", case: "gen") }, więc { CARD($card) } lewy nie weźmie.
}

# $who (Seat): the player
# $card (Card): the card played, a penalty card
# $best (Card): the card that was winning
motive-slip-under = { YOU($who) ->
    [you] Podkładasz { CARD($card, case: "acc") } pod { CARD($best, case: "acc") }, żeby pozbyć się karty karnej.
   *[other] { NAME($who) } podkłada { CARD($card, case: "acc") } pod { CARD($best, case: "acc") }, żeby pozbyć się karty karnej.
}

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
# $points (Points): the penalty points in the trick so far
motive-stay-below-points = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i nie przebijasz { CARD($best, case: "gen") }: lewa kosztuje na razie { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i nie przebija { CARD($best, case: "gen") }: lewa kosztuje na razie { POINTS($points, kind: "penalty") }.
}

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
# $suit (Suit): the suit that was led
motive-stay-below-discards = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i nie przebijasz { CARD($best, case: "gen") }: kto gra później i nie ma { SUIT($suit, number: "many", case: "gen") }, może zrzucić kartę karną.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i nie przebija { CARD($best, case: "gen") }: kto gra później i nie ma { SUIT($suit, number: "many", case: "gen") }, może zrzucić kartę karną.
}

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
# $suit (Suit): the suit that was led
motive-highest-below = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }, najwyższą kartę w kolorze { SUIT($suit) }, która nie przebija { CARD($best, case: "gen") }, a niższe zatrzymujesz.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }, najwyższą kartę w kolorze { SUIT($suit) }, która nie przebija { CARD($best, case: "gen") }, a niższe zatrzymuje.
}

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
motive-stay-below = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i nie przebijasz { CARD($best, case: "gen") }.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i nie przebija { CARD($best, case: "gen") }.
}

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
# $suit (Suit): the suit that was led
motive-highest-anyway = { YOU($who) ->
    [you] Nie możesz zejść poniżej { CARD($best, case: "gen") }, więc zagrywasz { CARD($card, case: "acc") }, najwyższą kartę w kolorze { SUIT($suit) }.
   *[other] { NAME($who) } nie może zejść poniżej { CARD($best, case: "gen") }, więc zagrywa { CARD($card, case: "acc") }, najwyższą kartę w kolorze { SUIT($suit) }.
}

# $who (Seat): the player
# $card (Card): the card played
# $best (Card): the card that was winning
motive-had-to-win = { YOU($who) ->
    [you] Nie możesz zejść poniżej { CARD($best, case: "gen") }, zagrywasz { CARD($card, case: "acc") } i bierzesz lewę.
   *[other] { NAME($who) } nie może zejść poniżej { CARD($best, case: "gen") }, zagrywa { CARD($card, case: "acc") } i bierze lewę.
}

# $who (Seat): the player, who played last
# $card (Card): the card played
motive-win-free = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i bierzesz lewę: nic to nie kosztuje.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i bierze lewę: nic to nie kosztuje.
}

# $who (Seat): the player
# $card (Card): the card played
motive-win-before-last = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i bierzesz lewę, żeby pozbyć się tej karty przed ostatnią.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i bierze lewę, żeby pozbyć się tej karty przed ostatnią.
}

# $who (Seat): the player, who leads to the next trick
# $card (Card): the card played
motive-win-to-lead = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i bierzesz lewę, żeby wyjść do następnej.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i bierze lewę, żeby wyjść do następnej.
}

# $who (Seat): the player
# $card (Card): the card played
motive-unbeatable = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }, póki w lewie nie ma punktów karnych: tej karty i tak nikt nie przebije.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }, póki w lewie nie ma punktów karnych: tej karty i tak nikt nie przebije.
}

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-hope = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i liczysz na przebicie: w kolorze { SUIT($suit) } jest jeszcze w grze wyższa karta.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i liczy na przebicie: w kolorze { SUIT($suit) } jest jeszcze w grze wyższa karta.
}

# $who (Seat): the player
# $card (Card): the card played
motive-nobody-beats = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }: tej karty nikt nie przebije.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }: tej karty nikt nie przebije.
}

# $who (Seat): the player
# $card (Card): the card played
# $suit (Suit): its suit
motive-higher-out = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }: w kolorze { SUIT($suit) } jest jeszcze w grze wyższa karta.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }: w kolorze { SUIT($suit) } jest jeszcze w grze wyższa karta.
}

## House rules: name, help, what a value means for the game, and what the sources say

rule-rounds = Kolejki
rule-rounds-help = Partia kończy się, gdy każdy rozda tyle razy.
rule-rounds-note = Oryginał nie mówi, ile razy.
rule-rounds-two = Partia kończy się, gdy każdy rozda dwa razy.

# $count (Count): how many times, three or more
rule-rounds-means = { $count ->
    [one] Partia kończy się, gdy każdy rozda { $count } raz.
    [few] Partia kończy się, gdy każdy rozda { $count } razy.
   *[many] Partia kończy się, gdy każdy rozda { $count } razy.
}

rule-passing = Podawanie
rule-passing-help = Komu podaje się karty przed pierwszym wyjściem. Na zmianę: w prawo, w lewo, naprzeciwko (przy czterech i sześciu graczach), potem bez podawania.
rule-passing-note-optional = W oryginale podawanie jest zasadą dodatkową.
rule-passing-note-compendium = Że kolejność biegnie dalej z gry do gry, to wybór tego programu.
rule-passing-note-players = Oryginał podaje kolejność tylko dla trzech i czterech graczy.
passing-in-turn = na zmianę
passing-right-always = w prawo
passing-left-always = w lewo
passing-across-always = naprzeciwko
passing-off = bez podawania
rule-passing-right = W każdym rozdaniu karty podaje się w prawo.
rule-passing-left = W każdym rozdaniu karty podaje się w lewo.
rule-passing-across = W każdym rozdaniu karty podaje się naprzeciwko.
rule-passing-off = Nikt nie podaje kart: grasz tym, co dostajesz.

rule-pass-count = Ile kart podać
rule-pass-count-help = Tyle kart podaje każdy gracz.

# $count (Count): how many cards
rule-pass-count-means = { $count ->
    [one] Przy podawaniu każdy podaje { $count } kartę.
    [few] Przy podawaniu każdy podaje { $count } karty.
   *[many] Przy podawaniu każdy podaje { $count } kart.
}

rule-direction = Kierunek gry
rule-direction-help = W którą stronę idzie gra wokół stołu. Miejsca, pierwszy wychodzący i następny rozdający się nie zmieniają.

# Four Bad Queens and Compendium, where players bid.
rule-direction-help-with-bids = W którą stronę idą wokół stołu gra i zapowiedzi. Miejsca, pierwszy wychodzący i następny rozdający się nie zmieniają.
rule-direction-note = Oryginał tego nie rozstrzyga.
clockwise = w lewo
counterclockwise = w prawo
rule-direction-counterclockwise = Gra idzie przeciwnie do ruchu wskazówek zegara. Zaczyna jak zwykle gracz po prawej ręce rozdającego, a rozdawanie przechodzi w lewo.

# Four Bad Queens and Compendium, where players bid.
rule-direction-counterclockwise-with-bids = Gra i ewentualne zapowiedzi idą przeciwnie do ruchu wskazówek zegara. Zaczyna jak zwykle gracz po prawej ręce rozdającego, a rozdawanie przechodzi w lewo.

rule-card-order = Miejsce asa
rule-card-order-help = As jest najwyższy albo, jak w dawnym porządku francuskim, stoi pod waletem: { RANK("K", as: "symbol") } { RANK("Q", as: "symbol") } { RANK("J", as: "symbol") } { RANK("A", as: "symbol") } 10 9 8 7.
ace-high = as najwyższy
french-order = po francusku
rule-card-order-french = Starszeństwo w każdym kolorze to { RANK("K", as: "symbol") } { RANK("Q", as: "symbol") } { RANK("J", as: "symbol") } { RANK("A", as: "symbol") } 10 9 8 7: as stoi między waletem a dziesiątką.

rule-end-at = Limit punktów
rule-end-at-help = Partia kończy się wcześniej, po rozdaniu, w którym czyjś wynik osiągnie tyle punktów karnych.
rule-end-at-note = Oryginał nie podaje limitu punktów.

# $points (Points): the limit
rule-end-at-means = Partia kończy się też po rozdaniu, w którym czyjś wynik osiągnie { POINTS($points, kind: "penalty") } lub więcej.

rule-moon-bids = Zapowiedzi

# Four Bad Queens.
rule-moon-bids-help = Przed pierwszym wyjściem każdy może zapowiedzieć, że weźmie wszystkie cztery karty karne. Wyłączone: nikogo się nie pyta, a wszystkie cztery kosztują po prostu 5.
rule-moon-bids-note = W oryginale zapowiedzi są zasadą dodatkową.
rule-moon-bids-off = Nikt nie zapowiada: wszystkie cztery karty karne kosztują po prostu 5 punktów karnych.

# Compendium, whose first deal is Four Bad Queens.
rule-moon-bids-help-first = W pierwszym rozdaniu, przed pierwszym wyjściem, każdy może zapowiedzieć, że weźmie wszystkie cztery damy. Wyłączone: nikogo się nie pyta.
rule-moon-bids-note-first = W oryginale Four Bad Queens zapowiedzi są zasadą dodatkową.
rule-moon-bids-off-first = W pierwszym rozdaniu nikt nie zapowiada: wszystkie cztery damy kosztują po prostu 5 punktów karnych.

rule-penalty-rank = Karty karne

# Four Bad Queens.
rule-penalty-rank-help-bad = Wartość, której się unika: pik kosztuje 2 punkty karne, każda inna karta 1. Zapowiedź kompletu obiecuje wszystkie cztery.

# Four Bad Queens.
# $ranks (Message): such as “jacks”
rule-penalty-rank-means-bad = Zamiast dam liczą się { $ranks }: pik kosztuje 2 punkty karne, każda inna karta 1, a zapowiedź kompletu obiecuje wszystkie cztery.

# Four Mad Queens.
rule-penalty-rank-help-mad = Wartość, której się unika: każda czerwona karta kosztuje 2 punkty karne, każda czarna 1.

# Four Mad Queens.
# $ranks (Message): such as “jacks”
rule-penalty-rank-means-mad = Zamiast dam liczą się { $ranks }: każda czerwona karta kosztuje 2 punkty karne, każda czarna 1.

rule-penalty-card = Karta karna
rule-penalty-card-help = Dama, która kosztuje punkt karny, jak pierwsza i ostatnia lewa.

# $card (Message): such as “queen of clubs”
rule-penalty-card-means = { CAPITAL($card) } kosztuje punkt karny; { CARD("QS", as: "symbol") } nie kosztuje nic.

rule-moon = Komplet
rule-moon-help = Kto weźmie wszystkie kiery i { CARD("QS", as: "symbol") }, ma 0, a każdy inny dostaje wszystkie punkty karne: 8 za kiery i tyle, ile kosztuje { CARD("QS", as: "symbol") }.
rule-moon-off = Kompletu nie ma: kto weźmie wszystkie kiery i { CARD("QS", as: "symbol") }, dostaje wszystkie te punkty karne.

rule-queen-points = Dama pik
rule-queen-points-help = Ile punktów karnych kosztuje { CARD("QS", as: "symbol") }.
rule-queen-points-none = { CARD("QS", as: "symbol") } nic nie kosztuje; liczą się tylko kiery. Do kompletu, jeśli się w niego gra, nadal potrzebna jest { CARD("QS", as: "symbol") }.

# $points (Points): the penalty points
rule-queen-points-means = { CARD("QS", as: "symbol") } kosztuje { POINTS($points, kind: "penalty") }. Kiery dodają 8, a komplet, jeśli się w niego gra, kosztuje każdego z pozostałych tę sumę.

rule-halve-hearts = Pół punktu w Acorn Hearts
rule-halve-hearts-help = Szóste rozdanie liczy się w połowie, żeby nie przeważyło innych: kier ½, { CARD("QS", as: "symbol") } 2, komplet po 6 dla pozostałych. Wyłączone: 1, 4 i 12.
rule-halve-hearts-off = Szóste rozdanie liczy się w całości: każdy kier kosztuje 1 punkt karny, { CARD("QS", as: "symbol") } 4, a komplet każdego z pozostałych 12.

## Sets of house rules with a name of their own

polignac = Dawna gra francuska, zwana też Czterema Waletami (Quatre-Valets): walety zamiast dam, as pod waletem, bez podawania, koniec przy 10 punktach karnych albo po dwóch kolejkach. Zapowiedź kompletu nazywa się tam capot.

slobberhannes = Starsza krewna: { CARD("QC", as: "symbol") } zamiast { CARD("QS", as: "symbol") } i bez podawania.

## The introduction: one sentence under each of three pictures, as short as possible

# Finis, Cruel Fate. Shows a trick of clubs.
introduction-turn = Jeśli możesz, dołóż do koloru. Lewę bierze najwyższa karta koloru wyjścia, a kto ją zagrał, wychodzi do następnej.

# Four Bad Queens. Shows the queens and their points.
introduction-aim-bad-queens = Zostaw damy innym: { CARD("QS", as: "symbol") } kosztuje 2 punkty karne, pozostałe po 1.

# Four Bad Queens. Shows a king of hearts that takes the queen.
introduction-turn-bad-queens = Jeśli możesz, dołóż do koloru. Lewę bierze najwyższa karta koloru wyjścia, a z nią każdą damę.

# Four Bad Queens. Shows all four queens.
introduction-catch-bad-queens = Albo zapowiedz wszystkie cztery. Jeśli się uda, każdy inny dostaje 5 punktów karnych; jeśli nie, dostajesz je ty.

# Four Mad Queens. Shows the queens and a trick with their points.
introduction-aim-mad-queens = Unikaj dam (czerwone kosztują 2 punkty karne, czarne 1) i ostatniej lewy, która kosztuje 2.

# Four Mad Queens. Shows a trick of clubs with a queen of diamonds.
introduction-turn-mad-queens = Jeśli możesz, dołóż do koloru. Jeśli nie, pozbądź się damy: weźmie ją najwyższa karta koloru wyjścia.

# Four Mad Queens. Shows the last trick.
introduction-catch-mad-queens = Ostatnia lewa kosztuje 2 nawet bez damy, więc zostaw na koniec niską kartę.

# Slippery Paws. Shows two tricks and the queen with their points.
introduction-aim-slippery-paws = Po punkcie karnym kosztują trzy rzeczy: pierwsza lewa, ostatnia lewa i { CARD("QS", as: "symbol") }.

# Slippery Paws. Shows a trick of diamonds.
introduction-turn-slippery-paws = Jeśli możesz, dołóż do koloru. Lewę bierze najwyższa karta koloru wyjścia, więc w pierwszej graj nisko.

# Slippery Paws. Shows the same as the first picture.
introduction-catch-slippery-paws = Kto złapie wszystkie trzy, płaci 4 punkty karne zamiast 3.

# Finis. Shows a last trick.
introduction-aim-finis = Nie bierz ostatniej lewy. Kosztuje punkt karny, a wszystkie inne nie kosztują nic.

# Finis. Shows high cards beside low ones.
introduction-catch-finis = Bierz wczesne lewy asami i królami, żeby się ich pozbyć. Na koniec zostaw niskie karty.

# Cruel Fate. Shows a last trick: one for each player but the winner.
introduction-aim-cruel-fate = Weź ostatnią lewę. Wszyscy inni dostają po punkcie karnym.

# Cruel Fate. Shows a last trick that a seven wins.
introduction-catch-cruel-fate = Kto wychodzi do ostatniej lewy, weźmie ją nawet siódemką, jeśli nikt nie ma już tego koloru.

# Acorn Hearts. Shows hearts and a queen with their points.
introduction-aim-acorn-hearts = Unikaj kierów, które kosztują po punkcie karnym, i { CARD("QS", as: "symbol") }, która kosztuje 4.

# Acorn Hearts. Shows a trick of spades.
introduction-turn-acorn-hearts = Jeśli możesz, dołóż do koloru. Jeśli nie, zrzuć kiera: wszystko bierze najwyższa karta koloru wyjścia.

# Acorn Hearts. Shows all hearts and the queen.
introduction-catch-acorn-hearts = Albo weź wszystkie kiery i { CARD("QS", as: "symbol") }: wtedy inni dostają po 12 punktów karnych.

# Compendium. Shows cards of several games.
introduction-aim-compendium = Sześć rozdań, sześć gier. W każdej punkty karne kosztuje co innego.

# Compendium. Shows a trick of clubs.
introduction-turn-compendium = Gra się zawsze tak samo: jeśli możesz, dołóż do koloru; lewę bierze najwyższa karta koloru wyjścia.

# Compendium. Shows a last trick that costs a point, and one that costs nothing.
introduction-catch-compendium = Co było złe, staje się dobre: Finis karze za ostatnią lewę, Cruel Fate za nią nagradza.
