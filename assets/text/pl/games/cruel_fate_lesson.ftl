### Lekcja gry Cruel Fate. Uczeń jest graczem 0, na dole stołu; dalej zgodnie z ruchem wskazówek zegara gracze 1, 2 i 3.

## Take the last trick

take-the-last-trick-title = Weź ostatnią lewę
take-the-last-trick-text = Tutaj każdy dostaje 1 punkt karny oprócz tego, kto bierze ostatnią lewę. Tym razem więc chcesz brać, ale dopiero na samym końcu. Wygrywa najniższy wynik.

## Follow suit

follow-suit-title = Dołóż do koloru
follow-suit-text = { NAME(3) } wychodzi { CARD("9H", case: "ins") }. Kto może, dokłada do koloru: masz kiery, więc zagraj jednego z nich.
follow-suit-reply = Dokładasz kiera, a inni też muszą. { CARD("AH", capital: "yes") } jest najwyższy: lewę bierze { NAME(2) }.
follow-suit-refused-play-AD = Masz kiery, więc musisz dać jednego z nich. Inny kolor wolno zagrać tylko temu, kto nie ma kierów.

## Who takes a trick?

who-takes-a-trick-title = Kto bierze lewę?
who-takes-a-trick-text = { NAME(1) } wychodzi { CARD("9S", case: "ins") }, a { NAME(2) } dokłada { CARD("TS", case: "acc") }. { NAME(3) } nie ma już pików i może dać cokolwiek: spada { CARD("AD") }. Lewę może wziąć tylko karta koloru wyjścia. Atutów nie ma.
who-takes-a-trick-question = Teraz ty zagrasz { CARD("QS", case: "acc") }. Kto bierze lewę?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QS", capital: "yes") } jest najwyższym pikiem, więc lewa jest twoja. As innego koloru nic nie znaczy.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TS", capital: "yes") } jest niższa niż twoja { CARD("QS") }. Bierze najwyższy pik.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AD", capital: "yes") } to nie pik. Lewę może wziąć tylko kolor wyjścia, a atutów nie ma.

## Pass the middle

pass-the-middle-title = Podaj średnie
pass-the-middle-text = Przed pierwszą lewą każdy podaje trzy karty i dostaje trzy inne. W pierwszym rozdaniu podaje się w prawo. Asy i króle to tutaj skarby, a niskie karty długiego koloru też potrafią brać. Najmniej przydają się pojedyncze karty średniej wysokości.
pass-the-middle-reply = { CARD("JD", capital: "yes") } i { CARD("TC") } prawie nigdy nie biorą ostatniej lewy. Zostają ci asy i mocny kolor, piki.
pass-the-middle-wrong-pass-AH-KS-AS = To karty, które biorą, a ostatnia lewa jest ci tu potrzebna. Podaj takie, które nie wezmą.
pass-the-middle-otherwise = { CARD("JD", capital: "yes") } i { CARD("TC") } są same w swoich kolorach i na koniec lewy nie wezmą. Podaj je, a do nich niskiego pika.

## Keep your winner

keep-your-winner-title = Zachowaj pewną lewę
keep-your-winner-text = Jeszcze dwie lewy. { NAME(3) } wychodzi { CARD("TC", case: "ins") }, a ty nie masz trefli. Jedną kartę zrzuć; druga jest na ostatnią lewę, a tę właśnie chcesz wziąć.
keep-your-winner-reply = Do ostatniej lewy { NAME(3) } wychodzi { CARD("9S", case: "ins") }, a bierze twój { CARD("AS") }: masz 0, a pozostali po 1.
keep-your-winner-wrong-play-AS = As to twoja jedyna nadzieja na ostatnią lewę. Siódemka jej nie weźmie: zrzuć siódemkę.

## A seven can win

a-seven-can-win-title = Siódemka też bierze
a-seven-can-win-text = Wychodzisz { CARD("AC", case: "ins") } i bierzesz przedostatnią lewę. Wychodzisz więc i do ostatniej: { CARD("7D", case: "ins") }. W kara grano często i nikt inny już ich nie ma.
a-seven-can-win-question = Kto bierze ostatnią lewę?
a-seven-can-win-choice-1 = { NAME(0) }
a-seven-can-win-reply-1 = Nikt nie dołoży, więc twoja siódemka jest najwyższym karem. Masz 0, pozostali po 1. Kto wychodzi, ten wybiera kolor!
a-seven-can-win-choice-2 = { NAME(1) }
a-seven-can-win-reply-2 = { CARD("QS", capital: "yes") } to nie karo. Lewę może wziąć tylko kolor wyjścia, a nikt inny go nie ma.
a-seven-can-win-choice-3 = { NAME(3) }
a-seven-can-win-reply-3 = { CARD("TS", capital: "yes") } jest wyższa, ale to nie karo. Lewę może wziąć tylko kolor wyjścia.

## Save two winners

save-two-winners-title = Zachowaj dwie pewne lewy
save-two-winners-text = Kto bierze przedostatnią lewę, wybiera więc kolor ostatniej. Zaplanuj na koniec dwie pewne lewy, a nie jedną, albo ostatnie karty długiego koloru.

## Your turn

your-turn-title = Teraz ty
your-turn-text = Zagraj teraz całą partię z trzema łatwymi przeciwnikami. Naciśnij „Wskazówka” albo H, gdy chcesz wiedzieć, co zagrałby silny gracz i dlaczego.
