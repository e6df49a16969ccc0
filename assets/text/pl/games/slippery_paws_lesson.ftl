### Lekcja gry Slippery Paws. Uczeń jest graczem 0, na dole stołu; dalej zgodnie z ruchem wskazówek zegara gracze 1, 2 i 3.

## Three things to avoid

three-things-to-avoid-title = Unikaj trzech rzeczy
three-things-to-avoid-text = Niech ci się z łap wyślizgną trzy rzeczy: pierwsza lewa, ostatnia lewa i dama pik. Każda kosztuje 1 punkt karny. Wygrywa najniższy wynik.

## The first lead

the-first-lead-title = Pierwsze wyjście
the-first-lead-text = Wychodzisz do pierwszej lewy, a kto ją weźmie, płaci 1 punkt. Wyjdź kartą, którą ktoś przebije.
the-first-lead-reply = { NAME(1) } dokłada { CARD("9C", case: "acc") }, { NAME(2) } { CARD("TC", case: "acc") }, a bierze { NAME(3) }, bo musi dać { CARD("KC", case: "acc") }.
the-first-lead-wrong-play-AS = Asa w jego kolorze nikt nie przebije: pierwsza lewa byłaby twoja.
the-first-lead-wrong-play-AD = Asa w jego kolorze nikt nie przebije: pierwsza lewa byłaby twoja.
the-first-lead-otherwise = Za wysoko: może się zdarzyć, że wszyscy dołożą niżej. Wyjdź najniższą kartą.

## Follow suit

follow-suit-title = Dołóż do koloru
follow-suit-text = { NAME(3) } wychodzi { CARD("9S", case: "ins") }. Kto może, dokłada do koloru: masz piki, więc zagraj jednego z nich.
follow-suit-reply = Dokładasz pika, a inni też muszą. { CARD("AS", capital: "yes") } jest najwyższy: lewę bierze { NAME(2) }.
follow-suit-refused-play-AH = Masz piki, więc musisz dać jednego z nich. Inny kolor wolno zagrać tylko temu, kto nie ma pików.

## Who takes a trick?

who-takes-a-trick-title = Kto bierze lewę?
who-takes-a-trick-text = { NAME(1) } wychodzi { CARD("9H", case: "ins") }, a { NAME(2) } dokłada { CARD("TH", case: "acc") }. { NAME(3) } nie ma kierów i może dać cokolwiek: spada { CARD("AS") }. Lewę może wziąć tylko karta koloru wyjścia. Atutów nie ma.
who-takes-a-trick-question = Teraz ty zagrasz { CARD("QH", case: "acc") }. Kto bierze lewę?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QH", capital: "yes") } jest najwyższym kierem, więc lewa jest twoja. As innego koloru nic nie znaczy.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TH", capital: "yes") } jest niższa niż twoja { CARD("QH") }. Bierze najwyższy kier.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", capital: "yes") } to nie kier. Lewę może wziąć tylko kolor wyjścia, a atutów nie ma.

## Throw the queen of spades

throw-the-queen-of-spades-title = Zrzuć damę pik
throw-the-queen-of-spades-text = { NAME(3) } wychodzi { CARD("KC", case: "ins") }, a ty nie masz już trefli. Wolno ci zagrać każdą kartę, a karta innego koloru lewy nie weźmie. Co zrzucasz?
throw-the-queen-of-spades-reply = Dama idzie z lewą: 1 punkt ma { NAME(3) }, a nie ty.
throw-the-queen-of-spades-wrong-play-AD = Asy też są groźne, ale kto weźmie damę, na pewno płaci punkt. Najpierw zrzuć ją.
throw-the-queen-of-spades-wrong-play-7S = Siódemka nie szkodzi. Zrzuć damę, póki jest okazja.

## The last trick

the-last-trick-title = Ostatnia lewa
the-last-trick-text = Jeszcze dwie lewy. { NAME(3) } wychodzi { CARD("TC", case: "ins") }, a ty nie masz trefli. Ostatnia lewa kosztuje 1 punkt: którą kartę bezpieczniej zachować?
the-last-trick-reply = Do ostatniej lewy { NAME(3) } wychodzi { CARD("9D", case: "ins") }, a bierze { NAME(2) }, bo musi dać { CARD("TD", case: "acc") }. Twój as też by ją wziął.
the-last-trick-wrong-play-7S = Wtedy zostaje ci { CARD("AD") }. Jeśli do ostatniej lewy ktoś wyjdzie w kara, weźmie ją właśnie on. Zrzuć asa.

## Three make four

three-make-four-title = Trzy kosztują cztery
three-make-four-text = W tym rozdaniu pierwszą lewę ma { NAME(2) }, a zaraz weźmie też ostatnią. { CARD("QS", case: "acc", capital: "yes") } ma { NAME(3) }. Kto złapie wszystkie trzy, płaci 4 punkty, a nie 3.
three-make-four-question = Ile punktów karnych ma { NAME(2) }?
three-make-four-choice-1 = 1
three-make-four-reply-1 = Pierwsza lewa to jeden, a ostatnia drugi: 2.
three-make-four-choice-2 = 2
three-make-four-reply-2 = Pierwsza lewa i ostatnia. Gdyby doszła jeszcze { CARD("QS") }, byłoby 4, więc mając dwie z trzech, przede wszystkim unikaj trzeciej.
three-make-four-choice-3 = 4
three-make-four-reply-3 = Do tego trzeba wszystkich trzech. { CARD("QS", case: "acc", capital: "yes") } ma { NAME(3) }, więc to 2.

## Pass what catches the queen

pass-what-catches-the-queen-title = Podaj to, co łapie damę
pass-what-catches-the-queen-text = Przed pierwszą lewą każdy podaje trzy karty i dostaje trzy inne. W pierwszym rozdaniu podaje się w prawo. { CARD("AS", capital: "yes") } i { CARD("KS") } bez niskich pików najłatwiej łapią damę pik. Podaj je, a razem z nimi { CARD("AD", case: "acc") }.
pass-what-catches-the-queen-reply = Teraz prawie zawsze masz czym zejść niżej.
pass-what-catches-the-queen-wrong-pass-8C-7H-8H = Niskie karty chronią cię przed lewami. Podaj trzy wysokie.
pass-what-catches-the-queen-otherwise = Jedna z groźnych kart zostaje u ciebie. Podaj { CARD("AS", case: "acc") }, { CARD("KS", case: "acc") } i { CARD("AD", case: "acc") }.

## Your turn

your-turn-title = Teraz ty
your-turn-text = Zagraj teraz całą partię z trzema łatwymi przeciwnikami. Naciśnij „Wskazówka” albo H, gdy chcesz wiedzieć, co zagrałby silny gracz i dlaczego.
