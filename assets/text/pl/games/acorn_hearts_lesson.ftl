### Lekcja gry Acorn Hearts. Uczeń jest graczem 0, na dole stołu; dalej zgodnie z ruchem wskazówek zegara gracze 1, 2 i 3.

## Hearts and one queen

hearts-and-one-queen-title = Kiery i jedna dama
hearts-and-one-queen-text = Każdy wzięty kier kosztuje 1 punkt karny, a { CARD("QS") } kosztuje 4. Pozostałe damy nie kosztują nic. Wygrywa najniższy wynik.

## Follow suit

follow-suit-title = Dołóż do koloru
follow-suit-text = { NAME(3) } wychodzi { CARD("9S", case: "ins") }. Kto może, dokłada do koloru: masz piki, więc zagraj jednego z nich.
follow-suit-reply = Dokładasz pika, a inni też muszą. { CARD("AS", capital: "yes") } jest najwyższy: lewę bierze { NAME(2) }.
follow-suit-refused-play-AH = Masz piki, więc musisz dać jednego z nich. Inny kolor wolno zagrać tylko temu, kto nie ma pików.

## Who takes a trick?

who-takes-a-trick-title = Kto bierze lewę?
who-takes-a-trick-text = { NAME(1) } wychodzi { CARD("9D", case: "ins") }, a { NAME(2) } dokłada { CARD("TD", case: "acc") }. { NAME(3) } nie ma karo i może dać cokolwiek: spada { CARD("AC") }. Lewę może wziąć tylko karta koloru wyjścia. Atutów nie ma.
who-takes-a-trick-question = Teraz ty zagrasz { CARD("QD", case: "acc") }. Kto bierze lewę?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", capital: "yes") } jest najwyższym karem, więc lewa jest twoja. As innego koloru nic nie znaczy.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", capital: "yes") } jest niższa niż twoja { CARD("QD") }. Bierze najwyższe karo.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AC", capital: "yes") } to nie karo. Lewę może wziąć tylko kolor wyjścia, a atutów nie ma.

## A heart to give away

a-heart-to-give-away-title = Oddaj kiera
a-heart-to-give-away-text = { NAME(3) } wychodzi { CARD("KC", case: "ins") }, a ty nie masz już trefli. Wolno ci zagrać każdą kartę, a karta innego koloru lewy nie weźmie. Kiery się liczą: oddaj jednego.
a-heart-to-give-away-reply = { NAME(3) } ma za to 1 punkt karny, a ty pozbywasz się kiera, który mógł wziąć lewę.
a-heart-to-give-away-wrong-play-AS = Dama pik już spadła, więc as prawie niczym nie grozi. Kiery kosztują: zrzuć jednego.
a-heart-to-give-away-wrong-play-7H = Punkt to punkt, ale siódemka to twój najbezpieczniejszy kier: lewy prawie nigdy nie weźmie. Zrzuć wysokiego.

## The queen slips away

the-queen-slips-away-title = Dama się wymyka
the-queen-slips-away-text = { NAME(2) } wychodzi { CARD("KS", case: "ins") }, a { NAME(3) } dokłada { CARD("7S", case: "acc") }. Masz { CARD("QS", case: "acc") } i { CARD("8S", case: "acc") }. Król jest wyższy od twojej damy, więc dama teraz lewy nie weźmie.
the-queen-slips-away-reply = Lewę z twoją damą bierze { NAME(2) }, za 4 punkty karne.
the-queen-slips-away-wrong-play-8S = Bezpiecznie, ale dama zostaje na ręce i może później wziąć lewę: 4 punkty. Król albo as na stole to twoja okazja.
the-queen-slips-away-refused-play-AH = Masz piki, więc musisz dołożyć jednego z nich.

## Pass a short suit

pass-a-short-suit-title = Podaj krótki kolor
pass-a-short-suit-text = Przed pierwszą lewą każdy podaje trzy karty i dostaje trzy inne. W pierwszym rozdaniu podaje się w prawo. Podaj { CARD("KS", case: "acc") } i oba kara. Jeśli nie dostaniesz innych, masz renons i możesz zrzucać kiery, gdy ktoś wyjdzie w kara.
pass-a-short-suit-reply = Bez karo i bez króla, który łapie damę. Pierwsze wyjście w kara daje ci wolną rękę.
pass-a-short-suit-wrong-pass-7S-8S-KS = Tak pozbywasz się pików, ale zostają ci oba wysokie kara. Podaj raczej je i { CARD("KS", case: "acc") }.
pass-a-short-suit-otherwise = Kolor podany w całości daje ci wolną rękę, gdy ktoś w niego wyjdzie. Podaj oba kara i { CARD("KS", case: "acc") }.

## Shooting the moon

shooting-the-moon-title = Komplet
shooting-the-moon-text = { NAME(3) } ma już siedem kierów i { CARD("QS", case: "acc") }. Jeśli { NAME(3) } weźmie ósmego kiera, ma 0, a pozostali po 12. { NAME(3) } wychodzi { CARD("KC", case: "ins") }, ty nie masz trefli, a po tej lewie będzie jeszcze jedna. Co zrzucasz?
shooting-the-moon-reply = { NAME(3) } wychodzi { CARD("JS", case: "ins") }, lewę bierze twój { CARD("KS") }, a z nią { CARD("8H", case: "acc") }. Masz 1 punkt, a { NAME(3) } 11.
shooting-the-moon-wrong-play-KS = Wtedy nic na twojej ręce już nie bierze i ostatni kier przepada: 12 punktów dla ciebie. Zachowaj króla i weź jednego kiera.

## Your turn

your-turn-title = Teraz ty
your-turn-text = Zagraj teraz całą partię z trzema łatwymi przeciwnikami. Naciśnij „Wskazówka” albo H, gdy chcesz wiedzieć, co zagrałby silny gracz i dlaczego.
