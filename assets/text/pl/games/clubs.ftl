### Clubs.

## Actions, each in the three forms that tricks.ftl describes.

# As an order: a lead that names no suit.
# $card (Card): the card
lead = Wyjdź { CARD($card, case: "ins") }

# As done.
# $who (Seat): who led
# $card (Card): the card
led = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") }
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") }
}

# As a noun.
# $card (Card): the card
leading = wyjście { CARD($card, case: "ins") }

# As an order: a club is led, and the suit of the trick is named.
# $card (Card): the club
# $suit (Suit): the suit that is named
lead-and-name = Wyjdź { CARD($card, case: "ins") } i ogłoś { SUIT($suit, number: "many", case: "acc") }

# As done.
# $who (Seat): who led
# $card (Card): the club
# $suit (Suit): the suit that was named
led-and-named = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") } i ogłaszasz { SUIT($suit, number: "many", case: "acc") }
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") } i ogłasza { SUIT($suit, number: "many", case: "acc") }
}

# As a noun.
# $card (Card): the club
# $suit (Suit): the suit that is named
leading-and-naming = wyjście { CARD($card, case: "ins") } i ogłoszenie { SUIT($suit, number: "many", case: "gen") }

## Refusals of a card or a suit that cannot be played now.

choose-club-first = Najpierw wybierz trefla na wyjście, potem ogłoś kolor.
two-of-clubs-opens = Do pierwszej lewy trzeba wyjść dwójką trefl.
three-of-clubs-opens = Dwójka trefl leży na stole, więc do pierwszej lewy trzeba wyjść trójką trefl.
follow-clubs = Masz trefla, więc go dołóż: w tej lewie dokłada się trefle.

# The reader has the suit of the trick, but no clubs.
# $suit (Suit): the suit of the trick
follow-suit = Dołóż { SUIT($suit, number: "one", case: "acc") }: w tej lewie dokłada się { SUIT($suit, number: "many", case: "acc") } albo trefle.

# The reader has clubs, but not the suit of the trick.
# $suit (Suit): the suit of the trick
follow-with-club = Dołóż trefla: w tej lewie dokłada się { SUIT($suit, number: "many", case: "acc") } albo trefle.

# The reader has both.
# $suit (Suit): the suit of the trick
follow-suit-or-club = Dołóż { SUIT($suit, number: "one", case: "acc") } albo trefla: w tej lewie dokłada się { SUIT($suit, number: "many", case: "acc") } albo trefle.

## The score sheet

# Why points were scored: a tally so bad that the deal is scored again.
# $tally (Points): the tally
scramble = Bilans { POINTS($tally, kind: "number") }: rozdanie liczone od nowa

# Why points were scored: for all cards taken.
# $count (Count): how many
cards-taken = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

# Why points were scored: for one club.
# $card (Card): the club
one-club = { CARD($card, capital: "yes") }

# Why points were scored: for several clubs, the jack not counted.
# $count (Count): how many
clubs-taken = { $count ->
    [one] { $count } trefl
    [few] { $count } trefle
   *[many] { $count } trefli
}

jack-of-clubs = Walet trefl

## Records

# What a player named on leading a club, in a record of the game.
# $suit (Suit): the suit
named-suit = { SUIT($suit, number: "many") }

## What lies on the table

credit = Alex Chen, James Cook i Patrick LaVictoire

aim = Bierz trefle, ale nie waleta; inne karty kosztują punkty.

# The name of a place.
# $who (Seat): who has won them
clubs-won = { YOU($who) ->
    [you] twoje trefle
   *[other] trefle { NAME($who, case: "gen") }
}

# A note about a player: the points so far.
# $tally (Points): the points, which may be negative
tally = rozdanie { POINTS($tally, kind: "number", sign: "always") }

# The name of a place.
table-card-place = karta na stole, dla tego, kto weźmie ostatnią lewę

# A note beside the card.
table-card = karta na stole

# The name of a place: symbols, onto which a club is put.
suits-to-name = kolory do ogłoszenia
put-on-suit = Połóż trefla na kolorze, który ogłaszasz

# A note beside the trick.
# $suit (Suit): the suit of the trick
trick-of = lewa w { SUIT($suit, number: "many", case: "loc") }

# What a trick was worth, to follow “takes the trick: ”.
# $points (Points): the points, which may be negative
worth = { POINTS($points, sign: "always") }

# What the last trick was worth, to follow “takes the trick: ”.
# $points (Points): the points, which may be negative
# $card (Card): a card that its winner also got
worth-with-card = { POINTS($points, sign: "always") }, a ze stołu { CARD($card) }

fact-suit = Kolor w lewie

# The value of the fact “Suit of the trick”.
# $suit (Suit): the suit
suit-of-trick = { SUIT($suit, number: "many") }

fact-scramble = Ponowne liczenie

# The value of the fact “Scramble”: what causes one.
# $tally (Points): a player’s tally in the deal
at-tally = przy { POINTS($tally, kind: "number") } w rozdaniu

## Prompts

# $suit (Suit): a suit that can be played
play-suit = Twoja kolej: dołóż { SUIT($suit, number: "one", case: "acc") }

# $suit (Suit): the suit of the trick
play-suit-or-club = Twoja kolej: dołóż { SUIT($suit, number: "one", case: "acc") } albo trefla

no-clubs = Nie masz trefli: zagraj dowolną kartę

# $suit (Suit): the suit of the trick
no-suit-or-clubs = Nie masz { SUIT($suit, number: "many", case: "gen") } ani trefli: zagraj dowolną kartę

# $card (Card): the card that must be led
lead-card = Musisz wyjść { CARD($card, case: "ins") }

# $card (Card): the card that must be led
lead-card-and-name = Musisz wyjść { CARD($card, case: "ins") }; ogłoś kolor

lead-any-or-name = Wychodzisz dowolną kartą; jeśli to trefl, ogłoś kolor

## Reasons for playing a card, each a sentence about that card. “You” is whoever plays.

opens = To najniższy trefl w grze, więc nim trzeba wyjść.
only-follower = To jedyna karta, którą możesz dołożyć do koloru.

# A club is led as clubs, and no card still out can beat it.
unbeatable-as-clubs = Tej karty nic już nie przebije, a kto ma trefla, musi go dać.

# The same, and the jack of clubs cannot be in the trick.
unbeatable-without-jack-as-clubs = Ta karta bierze lewę bez waleta trefl, a kto ma trefla, musi go dać.

# A club is led as another suit, and no card still out can beat it.
# $suit (Suit): the suit that is named
unbeatable-as = Tej karty nic już nie przebije, a kto ma trefle i nie ma { SUIT($suit, number: "many", case: "gen") }, musi dać trefla.

# The same, and the jack of clubs cannot be in the trick.
# $suit (Suit): the suit that is named
unbeatable-without-jack-as = Ta karta bierze lewę bez waleta trefl, a kto ma trefle i nie ma { SUIT($suit, number: "many", case: "gen") }, musi dać trefla.

# A club is led as clubs.
# $count (Count): how many cards can beat it
beatable-as-clubs = { $count ->
    [one] Kto ma trefla, musi go dać, a twoją kartę może przebić jeszcze { $count } karta.
    [few] Kto ma trefla, musi go dać, a twoją kartę mogą przebić jeszcze { $count } karty.
   *[many] Kto ma trefla, musi go dać, a twoją kartę może przebić jeszcze { $count } kart.
}

# A club is led as another suit.
# $suit (Suit): the suit that is named
# $count (Count): how many cards can beat it
easiest-to-lose = Przy ogłoszonym kolorze { SUIT($suit) } tę kartę może przebić najwięcej innych ({ $count }), więc najłatwiej oddać lewę.

# A club is led as another suit.
# $suit (Suit): the suit that is named
# $count (Count): how many cards can beat it
easier-to-win = Przy ogłoszonym kolorze { SUIT($suit) } tę kartę może przebić mniej innych ({ $count }) niż przy innym kolorze prócz trefli, więc łatwiej wziąć lewę.

# A club is led as another suit.
# $suit (Suit): the suit that is named
# $count (Count): how many cards can beat it
clubs-can-be-kept = { $count ->
    [one] Kto ma { SUIT($suit, number: "many", case: "acc") }, może zatrzymać trefle, a twoją kartę może przebić jeszcze { $count } karta.
    [few] Kto ma { SUIT($suit, number: "many", case: "acc") }, może zatrzymać trefle, a twoją kartę mogą przebić jeszcze { $count } karty.
   *[many] Kto ma { SUIT($suit, number: "many", case: "acc") }, może zatrzymać trefle, a twoją kartę może przebić jeszcze { $count } kart.
}

unbeatable = Tej karty nic już nie przebije.
wins-without-jack = Bierze lewę bez waleta trefl.
jack-goes = Walet trefl idzie do kogo innego.
leaves-jack = Waleta trefl weźmie wtedy kto inny.
can-go = Lewy nie weźmie, więc niech idzie.
cannot-win = Lewy nie weźmie.
dodges-jack = Lewy nie weźmie, a najdroższa karta jest jeszcze w grze.
cannot-win-cost = Nie weźmie lewy, która kosztuje na razie { POINTS($points) }.
likely-beaten = Ktoś pewnie przebije: z kart w grze, które można dołożyć, więcej jest wyższych niż niższych.

# $points (Points): the points, more than 0
wins-worth = Bierze lewę wartą { POINTS($points) }.

everyone-plays-club = Kto ma trefla, musi go dać.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

motive-only-follower = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }, bo tylko tę kartę możesz dołożyć do koloru.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }, bo tylko tę kartę może dołożyć do koloru.
}

motive-draw-clubs = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") }, żeby ściągnąć trefla od każdego, kto go ma.
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") }, żeby ściągnąć trefla od każdego, kto go ma.
}

motive-spare-clubs = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") } i ogłaszasz kolor { SUIT($suit) }, żeby każdy, kto ma { SUIT($suit, number: "many", case: "acc") }, mógł zatrzymać trefle.
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") } i ogłasza kolor { SUIT($suit) }, żeby każdy, kto ma { SUIT($suit, number: "many", case: "acc") }, mógł zatrzymać trefle.
}

motive-name-to-lose = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") } i ogłaszasz kolor { SUIT($suit) }, bo przy tym kolorze może tę kartę przebić najwięcej innych.
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") } i ogłasza kolor { SUIT($suit) }, bo przy tym kolorze może tę kartę przebić najwięcej innych.
}

motive-safe-from-jack = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i nikt tego nie przebije, ale waleta trefl w tej lewie nie będzie.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i nikt tego nie przebije, ale waleta trefl w tej lewie nie będzie.
}

motive-count-on-higher = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i liczysz na przebicie: z kart w grze, które można dołożyć, więcej jest wyższych niż niższych.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i liczy na przebicie: z kart w grze, które można dołożyć, więcej jest wyższych niż niższych.
}

motive-slip-jack = { YOU($who) ->
    [you] Podkładasz waleta trefl pod { CARD($best, case: "acc") }, żeby pozbyć się waleta.
   *[other] { NAME($who) } podkłada waleta trefl pod { CARD($best, case: "acc") }, żeby pozbyć się waleta.
}

motive-leave-jack = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i nie przebijasz { CARD($best, case: "gen") }, żeby walet trefl poszedł do kogo innego.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i nie przebija { CARD($best, case: "gen") }, żeby walet trefl poszedł do kogo innego.
}

motive-stay-below-cost = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i nie przebijasz { CARD($best, case: "gen") }: lewa kosztuje na razie { POINTS($points) }.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i nie przebija { CARD($best, case: "gen") }: lewa kosztuje na razie { POINTS($points) }.
}

motive-keep-clubs = { YOU($who) ->
    [you] Dokładasz { CARD($card, case: "acc") } i zatrzymujesz trefle, żeby żadnego nie oddać.
   *[other] { NAME($who) } dokłada { CARD($card, case: "acc") } i zatrzymuje trefle, żeby żadnego nie oddać.
}

motive-throw-highest = { YOU($who) ->
    [you] Nie masz czego dołożyć i zrzucasz { CARD($card, case: "acc") }, najwyższą kartę z ręki, bo mogłaby wziąć kosztowną lewę.
   *[other] { NAME($who) } nie ma czego dołożyć i zrzuca { CARD($card, case: "acc") }, najwyższą kartę z ręki, bo mogłaby wziąć kosztowną lewę.
}

motive-throw = { YOU($who) ->
    [you] Nie masz czego dołożyć, więc { CARD($card) } lewy nie weźmie.
   *[other] { NAME($who) } nie ma czego dołożyć, więc { CARD($card) } lewy nie weźmie.
}

motive-had-to-win = { YOU($who) ->
    [you] Nie możesz zejść poniżej { CARD($best, case: "gen") }, więc zagrywasz { CARD($card, case: "acc") } i bierzesz lewę.
   *[other] { NAME($who) } nie może zejść poniżej { CARD($best, case: "gen") }, więc zagrywa { CARD($card, case: "acc") } i bierze lewę.
}

motive-win-worth = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i bierzesz lewę wartą { POINTS($points) }.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i bierze lewę wartą { POINTS($points) }.
}

motive-win-so-far = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }, żeby wziąć lewę wartą na razie { POINTS($points) }.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }, żeby wziąć lewę wartą na razie { POINTS($points) }.
}

## House rules: name, help, and what a value means for the game

rule-target = Limit punktów
rule-target-help = Partia kończy się po rozdaniu, w którym czyjś wynik spadnie do tej liczby lub niżej.

# $points (Points): the target
rule-target-means = Partia kończy się po rozdaniu, w którym czyjś wynik spadnie do { POINTS($points, kind: "number") } lub niżej.

rule-scramble = Przewrót
rule-scramble-help = Przy bardzo złym bilansie rozdanie liczy się od nowa: każdy trefl prócz waleta kosztuje 3, { CARD("JC", as: "symbol") } daje 10, a inne karty nic. Wyłączone: pierwsze liczenie jest ostateczne.
rule-scramble-off = Przewrotu nie ma: bilans jest zawsze wynikiem, choćby najgorszym.

rule-scramble-at = Próg przewrotu
rule-scramble-at-help = Bilans tak niski lub niższy wywołuje przewrót.

# $points (Points): the threshold
rule-scramble-at-means = Jeśli gra się z przewrotem, wywołuje go bilans { POINTS($points, kind: "number") } lub gorszy.

rule-opening = Pierwsze wyjście
rule-opening-help = Pierwszy wychodzi ten, kto ma { CARD("2C", as: "symbol") } (albo { CARD("3C", as: "symbol") }, gdy { CARD("2C", as: "symbol") } jest kartą na stole): tym treflem albo dowolną kartą.
opening-lowest-club = najniższy trefl
opening-any-card = dowolna karta
rule-opening-any-card = Kto ma { CARD("2C", as: "symbol") } (albo { CARD("3C", as: "symbol") }, gdy { CARD("2C", as: "symbol") } jest kartą na stole), wychodzi do pierwszej lewy dowolną kartą.

rule-declare = Ogłaszanie koloru
rule-declare-help = Kto wychodzi treflem, ogłasza, w jakim kolorze jest lewa. Wyłączone: po wyjściu treflem jest w treflach.
rule-declare-off = Koloru się nie ogłasza: po wyjściu treflem lewa jest w treflach.

## The introduction: one sentence under each of three pictures, as short as possible

# Shows clubs and their worth.
introduction-aim = Każdy wzięty trefl daje 2 punkty, ale { CARD("JC", as: "symbol") } kosztuje 11. Każda inna karta kosztuje 1.

# Shows a trick of diamonds that a club wins.
introduction-turn = Dołóż do koloru albo daj trefla, jak wolisz. Lewę bierze najwyższa z tych kart.

# Shows clubs with their worth reversed.
introduction-catch = Gdy ktoś w rozdaniu spadnie do −26, wszystko się odwraca: trefle kosztują po 3, a { CARD("JC", as: "symbol") } daje 10.
