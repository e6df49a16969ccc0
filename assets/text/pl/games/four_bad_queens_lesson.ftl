### Lekcja gry Four Bad Queens. Uczeń jest graczem 0, na dole stołu; dalej zgodnie z ruchem wskazówek zegara gracze 1, 2 i 3.

## Avoid the queens

avoid-the-queens-title = Unikaj dam
avoid-the-queens-text = Damy są złe. { CARD("QS", capital: "yes") } kosztuje 2 punkty karne, a każda inna dama 1; płaci zawsze ten, kto bierze lewę z damą. Wygrywa najniższy wynik.

## Follow suit

follow-suit-title = Dołóż do koloru
follow-suit-text = { NAME(3) } wychodzi { CARD("9H", case: "ins") }. Kto może, dokłada do koloru: masz kiery, więc zagraj jednego z nich.
follow-suit-reply = Dokładasz kiera, a inni też muszą. { CARD("AH", capital: "yes") } jest najwyższy: lewę bierze { NAME(2) }.
follow-suit-refused-play-AC = Masz kiery, więc musisz dać jednego z nich. Inny kolor wolno zagrać tylko temu, kto nie ma kierów.

## Who takes a trick?

who-takes-a-trick-title = Kto bierze lewę?
who-takes-a-trick-text = { NAME(1) } wychodzi { CARD("9H", case: "ins") }, a { NAME(2) } dokłada { CARD("TH", case: "acc") }. { NAME(3) } nie ma już kierów i może dać cokolwiek: spada { CARD("AS") }. Lewę może wziąć tylko karta koloru wyjścia. Atutów nie ma.
who-takes-a-trick-question = Teraz ty zagrasz { CARD("QH", case: "acc") }. Kto bierze lewę?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QH", capital: "yes") } jest najwyższym kierem, więc lewa jest twoja. As innego koloru nic nie znaczy.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TH", capital: "yes") } jest niższa niż twoja { CARD("QH") }. Bierze najwyższy kier.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", capital: "yes") } to nie kier. Lewę może wziąć tylko kolor wyjścia, a atutów nie ma.

## Give a queen away

give-a-queen-away-title = Oddaj damę
give-a-queen-away-text = { NAME(3) } wychodzi { CARD("KC", case: "ins") }, a ty nie masz już trefli. Wolno ci zagrać wszystko, a karta innego koloru lewy nie weźmie. Co chcesz komuś podarować?
give-a-queen-away-reply = { NAME(3) } bierze z lewą twoją damę karo, a z nią 1 punkt karny.
give-a-queen-away-wrong-play-AS = To może i ulga, ale za asa nikt nie płaci. Teraz jest pora, żeby oddać damę.
give-a-queen-away-wrong-play-7D = Siódemka na ręce nie szkodzi. Dama tak: zrzuć ją, póki możesz.

## The queen slips away

the-queen-slips-away-title = Dama się wymyka
the-queen-slips-away-text = { NAME(2) } wychodzi { CARD("KS", case: "ins") }, a { NAME(3) } dokłada { CARD("7S", case: "acc") }. Masz { CARD("QS", case: "acc") } i { CARD("8S", case: "acc") }. Król jest wyższy od twojej damy, więc dama teraz lewy nie weźmie.
the-queen-slips-away-reply = Lewę bierze { NAME(2) }, a z nią twoją damę i 2 punkty karne.
the-queen-slips-away-wrong-play-8S = Też bezpiecznie, ale { CARD("QS") } zostaje na ręce i może później wziąć lewę sama. Król albo as na stole to twoja okazja.
the-queen-slips-away-refused-play-KD = Masz piki, więc musisz dołożyć jednego z nich.

## Pass the dangerous cards

pass-the-dangerous-cards-title = Podaj groźne karty
pass-the-dangerous-cards-text = Przed pierwszą lewą każdy podaje trzy karty i dostaje trzy inne. W pierwszym rozdaniu podaje się w prawo. { CARD("QD", capital: "yes") } jest sama w kolorze: trzeba ją zagrać, gdy ktoś wyjdzie w kara. { CARD("AS", capital: "yes") } i { CARD("KS") } bez niskich pików łapią damę pik.
pass-the-dangerous-cards-reply = Nie masz już żadnej damy i prawie nic, co mogłoby jakąś złapać.
pass-the-dangerous-cards-wrong-pass-8C-9C-7H = Niskie karty chronią przed kłopotami. Podaj { CARD("QD", case: "acc") }, { CARD("AS", case: "acc") } i { CARD("KS", case: "acc") }.
pass-the-dangerous-cards-otherwise = Jedna z tych trzech zostaje u ciebie. Podaj { CARD("QD", case: "acc") }, { CARD("AS", case: "acc") } i { CARD("KS", case: "acc") }.

## Shooting the moon

shooting-the-moon-title = Komplet
shooting-the-moon-text = Przed pierwszym wyjściem każdy może zapowiedzieć komplet, czyli wszystkie cztery damy. Komu się uda, ma 0, a pozostali po 5. Komu się nie uda, dostaje 5. Spójrz na swoje karty: zapowiadasz?
shooting-the-moon-reply = Rozsądnie. Do zapowiedzi trzeba długiego koloru od samej góry. Z tymi kartami weźmiesz najwyżej parę lew.
shooting-the-moon-wrong-moon = Wszystkie cztery damy z jednym asem i jednym królem? To się nie uda i kosztuje 5.

## Count the points

count-the-points-title = Policz punkty
count-the-points-text = Zobacz, gdzie są damy: { NAME(1) } ma { CARD("QC", case: "acc") }, a { NAME(3) } { CARD("QS", case: "acc") }, { CARD("QH", case: "acc") } i { CARD("QD", case: "acc") }. W ostatniej lewie damy nie ma.
count-the-points-question = Ile punktów karnych ma { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = { CARD("QS", capital: "yes") } liczy się za 2, a dwie czerwone damy po 1: razem 4.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QS", capital: "yes") } liczy się za 2, dwie pozostałe po 1. { NAME(1) } dostaje 1, bo ma { CARD("QC", case: "acc") }.
count-the-points-choice-3 = 5
count-the-points-reply-3 = Wszystkie cztery damy to razem 5, ale { CARD("QC", case: "acc") } ma { NAME(1) }, więc zostaje 4.

## Your turn

your-turn-title = Teraz ty
your-turn-text = Zagraj teraz całą partię z trzema łatwymi przeciwnikami. Naciśnij „Wskazówka” albo H, gdy chcesz wiedzieć, co zagrałby silny gracz i dlaczego.
