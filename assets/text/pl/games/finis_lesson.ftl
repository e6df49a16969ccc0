### Lekcja gry Finis. Uczeń jest graczem 0, na dole stołu; dalej zgodnie z ruchem wskazówek zegara gracze 1, 2 i 3.

## Only the last trick counts

only-the-last-trick-counts-title = Liczy się tylko ostatnia
only-the-last-trick-counts-text = W Finis ważna jest tylko jedna lewa: ostatnia. Kto ją weźmie, dostaje 1 punkt karny, a nikt inny nic. Wygrywa najniższy wynik, więc trzymaj się od niej z daleka.

## Follow suit

follow-suit-title = Dołóż do koloru
follow-suit-text = { NAME(3) } wychodzi { CARD("9H", case: "ins") }. Kto może, dokłada do koloru: masz kiery, więc zagraj jednego z nich.
follow-suit-reply = Dokładasz kiera, a inni też muszą. { CARD("AH", capital: "yes") } jest najwyższy: lewę bierze { NAME(2) }.
follow-suit-refused-play-AS = Masz kiery, więc musisz dać jednego z nich. Inny kolor wolno zagrać tylko temu, kto nie ma kierów.

## Who takes a trick?

who-takes-a-trick-title = Kto bierze lewę?
who-takes-a-trick-text = { NAME(1) } wychodzi { CARD("9D", case: "ins") }, a { NAME(2) } dokłada { CARD("TD", case: "acc") }. { NAME(3) } nie ma karo i może dać cokolwiek: spada { CARD("AS") }. Lewę może wziąć tylko karta koloru wyjścia. Atutów nie ma.
who-takes-a-trick-question = Teraz ty zagrasz { CARD("QD", case: "acc") }. Kto bierze lewę?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QD", capital: "yes") } jest najwyższym karem, więc lewa jest twoja. As innego koloru nic nie znaczy.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TD", capital: "yes") } jest niższa niż twoja { CARD("QD") }. Bierze najwyższe karo.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", capital: "yes") } to nie karo. Lewę może wziąć tylko kolor wyjścia, a atutów nie ma.

## Pass what could win

pass-what-could-win-title = Podaj to, co może wziąć
pass-what-could-win-text = Przed pierwszą lewą każdy podaje trzy karty i dostaje trzy inne. W pierwszym rozdaniu podaje się w prawo. Ostatnią lewę najłatwiej biorą asy i króle. Podaj trzy najwyższe.
pass-what-could-win-reply = Dobry wybór: niskie karty rzadko biorą ostatnią lewę. W analizach silni gracze czasem zatrzymują asa z królem tego samego koloru: biorą nimi lewy wcześnie, póki to nic nie kosztuje.
pass-what-could-win-wrong-pass-7C-7D-7H = To twoje najlepsze karty: siódemka prawie nigdy nie bierze. Podaj najwyższe.
pass-what-could-win-otherwise = Zostaje ci as albo król, a taka karta może na koniec wziąć lewę. Podaj trzy najwyższe karty.

## Win early, if at all

win-early-if-at-all-title = Jeśli brać, to wcześnie
win-early-if-at-all-text = { NAME(3) } wychodzi { CARD("9H", case: "ins") } do pierwszej lewy. Wziąć ją można za darmo: kosztuje tylko ostatnia. To dobra chwila, żeby pozbyć się wysokiej karty.
win-early-if-at-all-reply = Króla już nie masz, a tutaj bije go nawet { CARD("AH") }.
win-early-if-at-all-wrong-play-8H = Teraz to bezpieczne, ale król zostaje na ręce i może wziąć ostatnią lewę. Pozbądź się go, póki branie nic nie kosztuje.

## When you cannot follow

when-you-cannot-follow-title = Gdy nie możesz dołożyć
when-you-cannot-follow-text = Jeszcze dwie lewy. { NAME(3) } wychodzi { CARD("TC", case: "ins") }, a ty nie masz trefli, więc możesz zrzucić dowolną kartę. Której nie chcesz mieć w ostatniej lewie?
when-you-cannot-follow-reply = As zrzucony. Do ostatniej lewy { NAME(3) } wychodzi { CARD("9S", case: "ins") }: twój as by ją wziął. Zamiast ciebie bierze { NAME(2) }, za 1 punkt karny.
when-you-cannot-follow-wrong-play-7D = Teraz w ostatniej lewie trzeba będzie dać asa. Jeśli ktoś wyjdzie w piki, weźmie ją właśnie on. Zrzuć asa, a zachowaj siódemkę.

## The lead is dangerous

the-lead-is-dangerous-title = Wyjście bywa groźne
the-lead-is-dangerous-text = Jeszcze dwie lewy, a wychodzisz ty. Wszystkie trefle w grze są wyższe niż twoja { CARD("7C") }, ale karo nikt inny nie ma. Którą kartą wychodzisz?
the-lead-is-dangerous-reply = Bierze { NAME(2) } i musi wyjść do ostatniej lewy. Tę bierze { NAME(1) }, a twoja siódemka karo nie może już nic wziąć.
the-lead-is-dangerous-wrong-play-7D = Nikt nie dołoży, więc lewę bierze nawet siódemka i znowu wychodzisz ty, do ostatniej lewy. Oddaj wyjście, póki możesz.

## Your turn

your-turn-title = Teraz ty
your-turn-text = Zagraj teraz całą partię z trzema łatwymi przeciwnikami. Naciśnij „Wskazówka” albo H, gdy chcesz wiedzieć, co zagrałby silny gracz i dlaczego.
