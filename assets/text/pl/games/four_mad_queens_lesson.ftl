### Lekcja gry Four Mad Queens. Uczeń jest graczem 0, na dole stołu; dalej zgodnie z ruchem wskazówek zegara gracze 1, 2 i 3.

## Queens, and the last trick

queens-and-the-last-trick-title = Damy i ostatnia lewa
queens-and-the-last-trick-text = Czerwone damy kosztują po 2 punkty karne, czarne po 1, a ostatnia lewa 2. Płaci ten, kto bierze lewę. Wygrywa najniższy wynik.

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

## Give a queen away

give-a-queen-away-title = Oddaj damę
give-a-queen-away-text = { NAME(3) } wychodzi { CARD("KS", case: "ins") }, a ty nie masz już pików. Wolno ci zagrać wszystko, a karta innego koloru lewy nie weźmie. Którą kartę dostanie od ciebie { NAME(3) }?
give-a-queen-away-reply = Czerwona dama: { NAME(3) } ma za nią 2 punkty karne.
give-a-queen-away-wrong-play-AC = Asa też warto się pozbyć, ale czerwona dama kosztuje 2. Ona idzie pierwsza.
give-a-queen-away-wrong-play-7H = Siódemka nie szkodzi. Zrzuć damę: kosztuje 2.

## The last trick costs 2

the-last-trick-costs-2-title = Ostatnia lewa kosztuje 2
the-last-trick-costs-2-text = Jeszcze dwie lewy. { NAME(3) } wychodzi { CARD("TS", case: "ins") }, a ty znowu nie masz pików. Uwaga na ostatnią lewę: kosztuje tyle co czerwona dama.
the-last-trick-costs-2-reply = { NAME(3) } wychodzi { CARD("9C", case: "ins") } do ostatniej lewy. Bierze ją { NAME(2) }, bo ma { CARD("TC", case: "acc") }, i płaci 2 punkty karne. Twój as też by ją wziął.
the-last-trick-costs-2-wrong-play-7H = Wtedy na ostatnią lewę zostaje ci { CARD("AC") }, a jeśli ktoś wyjdzie w trefle, bierzesz lewę: 2 punkty. Zostaw sobie siódemkę.

## Count the points

count-the-points-title = Policz punkty
count-the-points-text = Zaraz zacznie się ostatnia lewa, a weźmie ją { NAME(2) }. Trzy damy ma już { NAME(3) }: { CARD("QC", case: "acc") }, { CARD("QD", case: "acc") } i { CARD("QH", case: "acc") }.
count-the-points-question = Ile punktów karnych ma { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = Po 1 liczą się tylko czarne damy. Czerwone po 2: 1 + 2 + 2.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QC", capital: "yes") } liczy się za 1, ale { CARD("QD") } i { CARD("QH") } po 2: 1 + 2 + 2.
count-the-points-choice-3 = 5
count-the-points-reply-3 = { CARD("QC", capital: "yes") } liczy się za 1, { CARD("QD") } i { CARD("QH") } po 2. Za ostatnią lewę 2 dostaje { NAME(2) }.

## Pass what catches queens

pass-what-catches-queens-title = Podaj to, co łapie damy
pass-what-catches-queens-text = Przed pierwszą lewą każdy podaje trzy karty i dostaje trzy inne. W pierwszym rozdaniu podaje się w prawo. Czerwone asy i króle biorą czerwone damy, zwłaszcza gdy nie masz niskich kart tego koloru do dokładania.
pass-what-catches-queens-reply = Bez nich prawie zawsze masz czym zejść niżej.
pass-what-catches-queens-wrong-pass-8C-7S-8S = To karty bezpieczne: zostaw je sobie. Podaj { CARD("AH", case: "acc") }, { CARD("KH", case: "acc") } i { CARD("AD", case: "acc") }.
pass-what-catches-queens-otherwise = Każdy czerwony as czy król, który zostaje, może złapać damę. Podaj { CARD("AH", case: "acc") }, { CARD("KH", case: "acc") } i { CARD("AD", case: "acc") }.

## Your turn

your-turn-title = Teraz ty
your-turn-text = Zagraj teraz całą partię z trzema łatwymi przeciwnikami. Naciśnij „Wskazówka” albo H, gdy chcesz wiedzieć, co zagrałby silny gracz i dlaczego.
