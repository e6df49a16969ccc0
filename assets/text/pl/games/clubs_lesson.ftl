### Lekcja gry Clubs. Uczeń jest graczem 0, na dole stołu; dalej zgodnie z ruchem wskazówek zegara gracze 1, 2 i 3.

## Win clubs, but not the jack

win-clubs-but-not-the-jack-title = Bierz trefle, ale nie waleta
win-clubs-but-not-the-jack-text = Każda wzięta karta kosztuje 1 punkt, ale każdy trefl daje 3, więc jest wart 2. Walet trefl kosztuje 10 więcej: razem 11. Wygrywa najwyższy wynik.

## Name a suit

name-a-suit-title = Ogłoś kolor
name-a-suit-text = Kto ma { CARD("2C", case: "acc") }, wychodzi nią do pierwszej lewy. Kto wychodzi treflem, ogłasza też, w jakim kolorze jest lewa. Twój trefl jest najniższy, więc pewnie nic nie weźmie: ogłoś kara.
name-a-suit-reply = Teraz to lewa w karach: kto może, musi dać karo albo trefla. Bierze ją { NAME(2) }, bo ma { CARD("AD", case: "acc") }.
name-a-suit-wrong-play-2C-as-C = Ogłoszone trefle ściągną trefle od wszystkich, a weźmie je kto inny. Ogłoś kara.
name-a-suit-otherwise = Wolno ogłosić każdy kolor. Tutaj niech będą kara: zagraj { CARD("2C", case: "acc") } i wskaż karo.

## Who takes a trick?

who-takes-a-trick-title = Kto bierze lewę?
who-takes-a-trick-text = { NAME(1) } wychodzi { CARD("9D", case: "ins") }, więc to lewa w karach. { NAME(2) } zagrywa { CARD("9C", case: "acc") }, a { NAME(3) } { CARD("8C", case: "acc") }. Trefla wolno dać zawsze; lewę bierze najwyższa karta spośród karo i trefli.
who-takes-a-trick-question = Teraz ty zagrasz { CARD("5D", case: "acc") }. Kto bierze lewę?
who-takes-a-trick-choice-1 = { NAME(1) }
who-takes-a-trick-reply-1 = { CARD("9D", capital: "yes") } i { CARD("9C") } są równe, a z dwóch równych bierze trefl.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("9C", capital: "yes") } bije { CARD("9D", case: "acc") }: z dwóch równych bierze trefl. Ale trefle to nie atuty: dziesiątka karo by ją przebiła.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("8C", capital: "yes") } jest niższa od dziewiątek. Trefle to nie atuty.

## A diamond or a club

a-diamond-or-a-club-title = Karo albo trefl
a-diamond-or-a-club-text = { NAME(1) } wychodzi { CARD("9D", case: "ins") }, { NAME(2) } zagrywa { CARD("9C", case: "acc") }, a { NAME(3) } { CARD("8C", case: "acc") }. Dwa trefle dają 6, cztery karty kosztują 4: ta lewa jest warta 2 punkty.
a-diamond-or-a-club-reply = As jest najwyższy. Zyskujesz na tej lewie 2 punkty.
a-diamond-or-a-club-wrong-play-4D = Wtedy lewę bierze { CARD("9C") }, a 2 punkty dostaje { NAME(2) }. Lewę z dwoma treflami i bez waleta warto wziąć.
a-diamond-or-a-club-refused-play-QS = Masz kara, więc musisz dać karo albo trefla.

## Get rid of the jack

get-rid-of-the-jack-title = Pozbądź się waleta
get-rid-of-the-jack-text = Masz { CARD("JC", case: "acc") }. { NAME(1) } wychodzi { CARD("TD", case: "ins") }, { NAME(2) } zagrywa { CARD("QC", case: "acc") }, a { NAME(3) } { CARD("3D", case: "acc") }. Co zagrasz?
get-rid-of-the-jack-reply = Waleta bierze { CARD("QC") }: { NAME(2) } traci na tym 11 punktów. Trefla wolno dać, choć masz karo.
get-rid-of-the-jack-wrong-play-5D = Dama wzięłaby twojego waleta. Jeśli czekasz, walet może wziąć lewę, której nie chcesz.
get-rid-of-the-jack-refused-play-QS = Masz karo i trefla, więc daj jedno z nich.

## Stay away from the jack

stay-away-from-the-jack-title = Z daleka od waleta
stay-away-from-the-jack-text = { NAME(1) } wychodzi { CARD("TD", case: "ins") }, { NAME(2) } zagrywa { CARD("JC", case: "acc") }, a { NAME(3) } { CARD("3D", case: "acc") }. Na razie lewę bierze sam walet.
stay-away-from-the-jack-reply = { NAME(2) } musi zabrać swojego waleta z powrotem. Lepiej być nie może.
stay-away-from-the-jack-wrong-play-KC = Król wziąłby lewę z waletem i kosztowałby cię 11 punktów. Zostań niżej.
stay-away-from-the-jack-wrong-play-AD = As wziąłby lewę z waletem i kosztowałby cię 14 punktów. Zostań niżej.

## The scramble

the-scramble-title = Przewrót
the-scramble-text = I jedno ostrzeżenie: gdy czyjś bilans w rozdaniu wynosi −26 lub gorzej, całe rozdanie liczy się od nowa. Trefle kosztują wtedy po 3, walet daje 10, a inne karty nic. Kto jest daleko w tyle, może tego nawet chcieć.

## Your turn

your-turn-title = Teraz ty
your-turn-text = Zagraj teraz całą partię z trzema łatwymi przeciwnikami. Naciśnij „Wskazówka” albo H, gdy chcesz wiedzieć, co zagrałby silny gracz i dlaczego.
