### Garbo.

## Actions, each in the three forms that tricks.ftl describes.

# As an order: the first card of all.
# $card (Card): the card
place = Połóż { CARD($card, case: "acc") }

# As done.
# $who (Seat): who placed it
# $card (Card): the card
placed = { YOU($who) ->
    [you] Kładziesz { CARD($card, case: "acc") }
   *[other] { NAME($who) } kładzie { CARD($card, case: "acc") }
}

# As a noun.
# $card (Card): the card
placing = { CARD($card) }

# As an order.
# $card (Card): the card
# $other (Card): the card beside it
place-right = Połóż { CARD($card, case: "acc") } na prawo od { CARD($other, case: "gen") }

# As done.
# $who (Seat): who placed it
# $card (Card): the card
# $other (Card): the card beside it
placed-right = { YOU($who) ->
    [you] Kładziesz { CARD($card, case: "acc") } na prawo od { CARD($other, case: "gen") }
   *[other] { NAME($who) } kładzie { CARD($card, case: "acc") } na prawo od { CARD($other, case: "gen") }
}

# As a noun.
# $card (Card): the card
# $other (Card): the card beside it
placing-right = { CARD($card) } na prawo od { CARD($other, case: "gen") }

# As an order.
# $card (Card): the card
# $other (Card): the card beside it
place-left = Połóż { CARD($card, case: "acc") } na lewo od { CARD($other, case: "gen") }

# As done.
# $who (Seat): who placed it
# $card (Card): the card
# $other (Card): the card beside it
placed-left = { YOU($who) ->
    [you] Kładziesz { CARD($card, case: "acc") } na lewo od { CARD($other, case: "gen") }
   *[other] { NAME($who) } kładzie { CARD($card, case: "acc") } na lewo od { CARD($other, case: "gen") }
}

# As a noun.
# $card (Card): the card
# $other (Card): the card beside it
placing-left = { CARD($card) } na lewo od { CARD($other, case: "gen") }

# As an order.
# $card (Card): the card
# $other (Card): the card above it
place-below = Połóż { CARD($card, case: "acc") } pod { CARD($other, case: "ins") }

# As done.
# $who (Seat): who placed it
# $card (Card): the card
# $other (Card): the card above it
placed-below = { YOU($who) ->
    [you] Kładziesz { CARD($card, case: "acc") } pod { CARD($other, case: "ins") }
   *[other] { NAME($who) } kładzie { CARD($card, case: "acc") } pod { CARD($other, case: "ins") }
}

# As a noun.
# $card (Card): the card
# $other (Card): the card above it
placing-below = { CARD($card) } pod { CARD($other, case: "ins") }

# As an order.
# $card (Card): the card
# $other (Card): the card below it
place-above = Połóż { CARD($card, case: "acc") } nad { CARD($other, case: "ins") }

# As done.
# $who (Seat): who placed it
# $card (Card): the card
# $other (Card): the card below it
placed-above = { YOU($who) ->
    [you] Kładziesz { CARD($card, case: "acc") } nad { CARD($other, case: "ins") }
   *[other] { NAME($who) } kładzie { CARD($card, case: "acc") } nad { CARD($other, case: "ins") }
}

# As a noun.
# $card (Card): the card
# $other (Card): the card below it
placing-above = { CARD($card) } nad { CARD($other, case: "ins") }

# As an order: a card covers another on level two.
# $card (Card): the card
# $covered (Card): the card that it covers
cover = Połóż { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }

# As done.
# $who (Seat): who covers it
# $card (Card): the card
# $covered (Card): the card that it covers
covered = { YOU($who) ->
    [you] Kładziesz { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }
   *[other] { NAME($who) } kładzie { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }
}

# As a noun.
# $card (Card): the card
# $covered (Card): the card that it covers
covering = { CARD($card) } na { CARD($covered, case: "loc") }

# As an order: the player claims points for a card of the same suit.
# $card (Card): the matching card
claim-suit = Zgłoś { CARD($card, case: "acc") } za kolor

# As done.
# $who (Seat): who claims
# $card (Card): the matching card
claimed-suit = { YOU($who) ->
    [you] Zgłaszasz { CARD($card, case: "acc") } za kolor
   *[other] { NAME($who) } zgłasza { CARD($card, case: "acc") } za kolor
}

# As a noun.
# $card (Card): the matching card
claiming-suit = zgłoszenie { CARD($card, case: "gen") } za kolor

# As an order: the player claims points for a card of the same rank.
# $card (Card): the matching card
claim-rank = Zgłoś { CARD($card, case: "acc") } za wartość

# As done.
# $who (Seat): who claims
# $card (Card): the matching card
claimed-rank = { YOU($who) ->
    [you] Zgłaszasz { CARD($card, case: "acc") } za wartość
   *[other] { NAME($who) } zgłasza { CARD($card, case: "acc") } za wartość
}

# As a noun.
# $card (Card): the matching card
claiming-rank = zgłoszenie { CARD($card, case: "gen") } za wartość

# As an order: the player claims points for the card just covered.
# $card (Card): the covered card
claim-cover = Zgłoś przykrytą kartę, { CARD($card, case: "acc") }

# As done.
# $who (Seat): who claims
# $card (Card): the covered card
claimed-cover = { YOU($who) ->
    [you] Zgłaszasz przykrytą kartę, { CARD($card, case: "acc") }
   *[other] { NAME($who) } zgłasza przykrytą kartę, { CARD($card, case: "acc") }
}

# As a noun.
# $card (Card): the covered card
claiming-cover = zgłoszenie przykrytej karty, { CARD($card, case: "gen") }

# As an order.
claim-no-more = Zakończ zgłaszanie

# As done.
# $who (Seat): who claims no more
claimed-no-more = { YOU($who) ->
    [you] Nic więcej nie zgłaszasz
   *[other] { NAME($who) } nic więcej nie zgłasza
}

# As a noun.
claiming-no-more = koniec zgłaszania

## Refusals

covered-once = Każde pole można przykryć tylko raz.
empty-places-only = Na poziomie pierwszym karty kładzie się na puste pola.
must-touch = Karta musi stykać się bokiem z inną, w obrębie czterech wierszy i czterech kolumn.
out-of-play = Przykryta karta wypadła z gry.
no-longer-counts = Przykryta karta już się nie liczy.
just-played = To właśnie zagrana karta.
already-claimed = Ta karta jest już zgłoszona.

# $card (Card): the card just played
claim-first = Najpierw zgłoś, do czego pasuje { CARD($card) }, a potem naciśnij „Gotowe”.

# Where suits match on all eight places around a card.
# $card (Card): the card just played
no-match-around = { CARD($card, capital: "yes") } nie pasuje do tej karty. Kolor pasuje na ośmiu polach dookoła, wartość w linii.

# Where suits match in line only.
# $card (Card): the card just played
no-match-in-line = { CARD($card, capital: "yes") } nie pasuje do tej karty. Kolor i wartość pasują w linii.

## What happened

# A card was scored.
# $who (Seat): who got points for it
# $points (Points): the points
got = { YOU($who) ->
    [you] Dostajesz { POINTS($points) }.
   *[other] { NAME($who) } dostaje { POINTS($points) }.
}

## The score sheet: why points were scored

# $card (Card): the card played
# $matches (List): what it matched, such as “matched 2 hearts and a ten”
matches-of = { CARD($card, capital: "yes") } { LIST($matches, kind: "plain") }

# Items of “matches-of”.
# $suit (Suit): the suit in which the covered card matched
covered-suit = przykrywa { SUIT($suit, number: "one", case: "acc") }

# $rank (Rank): the rank in which the covered card matched
covered-rank = przykrywa { RANK($rank, case: "acc") }

# $cards (List): other cards that matched, such as “2 hearts” and “a ten”
matched = pasuje do { LIST($cards) }

# Items of “matched”.
# $count (Count): how many cards of the suit
# $suit (Suit): the suit
of-suit = { $count ->
    [1] { SUIT($suit, number: "one", case: "gen") }
    [one] { $count } { SUIT($suit, number: "many", case: "gen") }
    [few] { $count } { SUIT($suit, number: "many", case: "gen") }
   *[many] { $count } { SUIT($suit, number: "many", case: "gen") }
}

# $count (Count): how many cards of the rank
# $rank (Rank): the rank
of-rank = { $count ->
    [1] { RANK($rank, case: "gen") }
    [one] { $count } { RANK($rank, number: "many", case: "gen") }
    [few] { $count } { RANK($rank, number: "many", case: "gen") }
   *[many] { $count } { RANK($rank, number: "many", case: "gen") }
}

## What lies on the table

credit = David Parlett

aim = Unikaj pasujących kolorów i wartości: punkty za nie dostaje przeciwnik.
done-button = Gotowe
the-square = kwadrat
fact-level-one = Poziom pierwszy
fact-level-two = Poziom drugi

# The value of the facts “Level one” and “Level two”.
# $number (Count): the card that is being played
# $of (Count): how many cards each level has
card-of = karta { $number } z { $of }

fact-suits-match = Kolor pasuje
suits-in-line = w linii

# The heading of a small table of suits and ranks with points.
match-gives-away = Pasująca karta oddaje

# Names in that table.
# $suit (Suit): a suit
suit-name = { SUIT($suit, number: "many") }

# $rank (Rank): a rank
rank-name = { RANK($rank, number: "many") }

## Prompts

place-first = Twoja kolej: połóż pierwszą kartę
place-beside = Twoja kolej: połóż kartę obok innej
cover-counts-once = Twoja kolej: przykryj kartę. Jeśli pasuje, liczy się raz
cover-counts-double = Twoja kolej: przykryj kartę. Jeśli pasuje, liczy się podwójnie

# $factor (Count): three or more
cover-counts-times = { $factor ->
    [one] Twoja kolej: przykryj kartę. Jeśli pasuje, liczy się { $factor } raz
    [few] Twoja kolej: przykryj kartę. Jeśli pasuje, liczy się { $factor } razy
   *[many] Twoja kolej: przykryj kartę. Jeśli pasuje, liczy się { $factor } razy
}

# $who (Seat): another player
plays = { YOU($who) ->
    [you] Grasz
   *[other] Gra { NAME($who) }
}

# $card (Card): the card just played
claim-matches = Zgłoś każdą kartę, do której pasuje { CARD($card) }, potem naciśnij „Gotowe”

# $who (Seat): another player
looks-for-matches = { YOU($who) ->
    [you] Szukasz pasujących kart
   *[other] { NAME($who) } szuka pasujących kart
}

## Previews: what a card would do. They begin a sentence or follow a card’s name.

gives-nothing = nic nie oddaje

# $points (Points): the points
# $to (Seat): who would get them
gives = { YOU($to) ->
    [you] daje ci { POINTS($points) }
   *[other] { POINTS($points) } dla { NAME($to, case: "gen") }
}

## What the last card did, one line each beside the table

# A card gave nothing away.
# $who (Seat): who played it
# $card (Card): the card
played-for-nothing = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i nic nie oddajesz
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i nic nie oddaje
}

# A card gave points away.
# $who (Seat): who played it
# $card (Card): the card
# $points (Points): the points
# $to (Seat): who got them
played-for = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }: { POINTS($points) } dla { NAME($to, case: "gen") }
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }: { POINTS($points) } dla { NAME($to, case: "gen") }
}

# A card was played, and its matches are being claimed.
# $who (Seat): who played it
# $card (Card): the card
played = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }
}

# Nothing was claimed for a card.
# $who (Seat): who played it
# $card (Card): the card
# $to (Seat): who might have claimed
played-nothing-claimed = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }: { NAME($to) } nic nie zgłasza
   *[other] { YOU($to) ->
        [you] { NAME($who) } zagrywa { CARD($card, case: "acc") }: nic nie zgłaszasz
       *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }: { NAME($to) } nic nie zgłasza
    }
}

# Points were claimed for a card.
# $who (Seat): who played it
# $card (Card): the card
# $to (Seat): who claimed them
# $points (Points): the points
played-claimed = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }: { NAME($to) } zgłasza { POINTS($points) }
   *[other] { YOU($to) ->
        [you] { NAME($who) } zagrywa { CARD($card, case: "acc") }: zgłaszasz { POINTS($points) }
       *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }: { NAME($to) } zgłasza { POINTS($points) }
    }
}

# The same for a card that covers another: nothing was given away.
# $who (Seat): who played it
# $covered (Card): the card that was covered
# $card (Card): the card
covered-for-nothing = { YOU($who) ->
    [you] Kładziesz { CARD($card, case: "acc") } na { CARD($covered, case: "loc") } i nic nie oddajesz
   *[other] { NAME($who) } kładzie { CARD($card, case: "acc") } na { CARD($covered, case: "loc") } i nic nie oddaje
}

# Points were given away.
# $who (Seat): who played it
# $covered (Card): the card that was covered
# $card (Card): the card
# $points (Points): the points
# $to (Seat): who got them
covered-for = { YOU($who) ->
    [you] Kładziesz { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }: { POINTS($points) } dla { NAME($to, case: "gen") }
   *[other] { NAME($who) } kładzie { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }: { POINTS($points) } dla { NAME($to, case: "gen") }
}

# Matches are being claimed.
# $who (Seat): who played it
# $covered (Card): the card that was covered
# $card (Card): the card
covered-claiming = { YOU($who) ->
    [you] Kładziesz { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }
   *[other] { NAME($who) } kładzie { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }
}

# Nothing was claimed.
# $who (Seat): who played it
# $covered (Card): the card that was covered
# $card (Card): the card
# $to (Seat): who might have claimed
covered-nothing-claimed = { YOU($who) ->
    [you] Kładziesz { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }: { NAME($to) } nic nie zgłasza
   *[other] { YOU($to) ->
        [you] { NAME($who) } kładzie { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }: nic nie zgłaszasz
       *[other] { NAME($who) } kładzie { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }: { NAME($to) } nic nie zgłasza
    }
}

# Points were claimed.
# $who (Seat): who played it
# $covered (Card): the card that was covered
# $card (Card): the card
# $to (Seat): who claimed them
# $points (Points): the points
covered-claimed = { YOU($who) ->
    [you] Kładziesz { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }: { NAME($to) } zgłasza { POINTS($points) }
   *[other] { YOU($to) ->
        [you] { NAME($who) } kładzie { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }: zgłaszasz { POINTS($points) }
       *[other] { NAME($who) } kładzie { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }: { NAME($to) } zgłasza { POINTS($points) }
    }
}

# A match.
# $card (Card): the matching card
# $points (Number): the points for it
same-suit = { CARD($card, capital: "yes") }, ten sam kolor: { $points }

# $card (Card): the matching card
# $points (Number): the points for it
same-rank = { CARD($card, capital: "yes") }, ta sama wartość: { $points }

# A match of the covered card, which may count several times.
# $card (Card): the covered card
# $factor (Number): how many times
# $points (Number): the points for one match
# $product (Number): the points for it
covered-same-suit = { CARD($card, capital: "yes") } pod spodem, ten sam kolor: { $factor } × { $points } = { $product }

# $card (Card): the covered card
# $factor (Number): how many times
# $points (Number): the points for one match
# $product (Number): the points for it
covered-same-rank = { CARD($card, capital: "yes") } pod spodem, ta sama wartość: { $factor } × { $points } = { $product }

## Reasons for an action, each a sentence about the card that is played

nothing-to-claim = Nie ma już czego zgłosić.
unclaimed-lost = Niezgłoszone punkty przepadają.
gives-no-points = To zagranie nie oddaje żadnych punktów.

# $points (Points): the points
others-give-more = To zagranie oddaje { POINTS($points) }; każde inne oddaje więcej.

# $points (Points): the points
none-gives-less = To zagranie oddaje { POINTS($points) }; żadne inne nie oddaje mniej.

# $covered (Card): the card that is covered
# $kept (Cards): cards in the reader’s hand that match it
buries = Przykrywa { CARD($covered, case: "acc") }, więc { CARDS($kept, kind: "or") } nie będzie pasować do przykrytej karty.

# $theirs (Count): how many cards of the opponent match the card that is played
# $own (Count): how many of the reader’s cards do
matches-later = Karty, które później pasują: { $theirs } u przeciwnika, { $own } u ciebie.

# $card (Card): the card that is played
sheds = Pozbywasz się { CARD($card, case: "gen") }; żadna wartość na ręce nie daje więcej punktów.

## Why somebody acted as they did, for everyone at the table: whole sentences with a motive.

motive-nothing = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } tam, gdzie nic nie oddajesz.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } tam, gdzie nic nie oddaje.
}

motive-least = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i oddajesz { POINTS($points) }: każde inne zagranie oddałoby więcej.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i oddaje { POINTS($points) }: każde inne zagranie oddałoby więcej.
}

motive-no-less = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i oddajesz { POINTS($points) }: mniej się nie dało.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i oddaje { POINTS($points) }: mniej się nie dało.
}

motive-more = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i oddajesz { POINTS($points) }: dało się mniej.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i oddaje { POINTS($points) }: dało się mniej.
}

motive-best-place = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i oddajesz { POINTS($points) }: w żadnym innym miejscu nie byłoby mniej.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i oddaje { POINTS($points) }: w żadnym innym miejscu nie byłoby mniej.
}

motive-bury = { YOU($who) ->
    [you] Kładziesz { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }, bo inaczej do przykrytej karty może później pasować { CARDS($kept, kind: "or") }.
   *[other] { NAME($who) } kładzie { CARD($card, case: "acc") } na { CARD($covered, case: "loc") }, bo inaczej do przykrytej karty może później pasować { CARDS($kept, kind: "or") }.
}

motive-claim = { YOU($who) ->
    [you] Zgłaszasz kartę, do której pasuje { CARD($card) }, bo niezgłoszone punkty przepadają.
   *[other] { NAME($who) } zgłasza kartę, do której pasuje { CARD($card) }, bo niezgłoszone punkty przepadają.
}

motive-done = { YOU($who) ->
    [you] Nie masz już czego zgłosić.
   *[other] { NAME($who) } nie ma już czego zgłosić.
}

## House rules: name, help, what a value means for the game, and what the sources say

rule-values = Stawki
rule-values-help = Ile punktów oddaje pasująca karta w każdym kolorze i każdej wartości.

# $values (Message): the values that differ, such as “spade 3, jack 7”
rule-values-means = Pasujące karty tych kolorów i wartości mają inne stawki: { $values }.

rule-claims = Zgłaszanie
rule-claims-help = Program liczy sam albo zgłasza się ręcznie: zaraz po każdej karcie przeciwnik wymienia każdą, do której pasuje, a potem mówi, że skończył. Pominięte przepadają; błędne zgłoszenie odrzuca się bez kary.
rule-claims-note = W oryginale pasujące karty się zgłasza.
claims-automatic = liczy program
claims-by-hand = ręcznie
rule-claims-by-hand = Po każdej karcie przeciwnik zgłasza po kolei te, do których pasuje, a potem mówi, że skończył. Pominięte przepadają; błędne zgłoszenie odrzuca się bez kary.

rule-suit-reach = Kolor pasuje
rule-suit-reach-help = Karta pasuje do swojego koloru na ośmiu sąsiednich polach albo w linii, tak jak do wartości: w swoim wierszu, kolumnie i na przekątnych.
both-published = Autor opublikował jedno i drugie.
reach-adjacent = na ośmiu polach
reach-in-line = w linii
rule-suit-reach-in-line = Kolory pasują tak jak wartości: w wierszu, w kolumnie i na przekątnych, z dowolnej odległości.

rule-draw = Dobierane karty
rule-draw-help = Po pierwszych czterech kartach każdy dobiera tyle; resztę talonu dobiera się, gdy kwadrat jest pełny.
draw-eight = osiem
draw-four = cztery
rule-draw-four = Po czterech kartach każdy dobiera jeszcze cztery. Gdy kwadrat jest pełny, nikt nie ma kart i każdy dobiera osiem.

rule-cover-factor = Mnożnik
rule-cover-factor-help = Tyle razy liczy się na poziomie drugim karta pasująca do tej, którą przykrywa.
rule-cover-factor-one = Na poziomie drugim karta pasująca do przykrytej liczy się tak jak każda inna.

# $factor (Count): two or more
rule-cover-factor-means = { $factor ->
    [one] Na poziomie drugim karta pasująca do przykrytej oddaje { $factor } raz stawkę koloru lub wartości.
    [few] Na poziomie drugim karta pasująca do przykrytej oddaje { $factor } razy stawkę koloru lub wartości.
   *[many] Na poziomie drugim karta pasująca do przykrytej oddaje { $factor } razy stawkę koloru lub wartości.
}

## The introduction: one sentence under each of three pictures, as short as possible

# Shows a ten of hearts that matches four cards.
introduction-aim = Graj karty, które do niczego nie pasują. { CARD("TH", as: "symbol") } pasuje do dwóch kierów i dwóch dziesiątek: 24 punkty dla przeciwnika.

# Shows three cards and the empty places beside them.
introduction-turn = Na zmianę dokładajcie karty do leżących na stole, aż szesnaście utworzy kwadrat.

# Shows a square with one card covered.
introduction-catch = Potem przykrywacie wszystkie szesnaście, jedną po drugiej. Karta pasująca do przykrytej liczy się dziesięć razy.
