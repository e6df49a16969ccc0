### Lekcja gry Compendium. Uczeń jest graczem 0, na dole stołu; dalej zgodnie z ruchem wskazówek zegara gracze 1, 2 i 3.

## Six games in one

six-games-in-one-title = Sześć gier w jednej
six-games-in-one-text = Compendium to po jednym rozdaniu z sześciu gier: Four Bad Queens, Four Mad Queens, Slippery Paws, Finis, Cruel Fate i Acorn Hearts. Punkty karne się sumują; wygrywa najniższy wynik.

## Follow suit

follow-suit-title = Dołóż do koloru
follow-suit-text = { NAME(3) } wychodzi { CARD("9S", case: "ins") }. Kto może, dokłada do koloru: masz piki, więc zagraj jednego z nich.
follow-suit-reply = Dokładasz pika, a inni też muszą. { CARD("AS", capital: "yes") } jest najwyższy: lewę bierze { NAME(2) }.
follow-suit-refused-play-AH = Masz piki, więc musisz dać jednego z nich. Inny kolor wolno zagrać tylko temu, kto nie ma pików.

## First deal: four bad queens

first-deal-four-bad-queens-title = Rozdanie pierwsze: cztery złe damy
first-deal-four-bad-queens-text = Dama pik kosztuje 2 punkty karne, każda inna dama 1; płaci ten, kto ją weźmie. { NAME(3) } wychodzi { CARD("KC", case: "ins") }, a ty nie masz już trefli. Co zrzucasz?
first-deal-four-bad-queens-reply = { NAME(3) } bierze z lewą twoją damę.
first-deal-four-bad-queens-wrong-play-AS = W tym rozdaniu kosztują tylko damy. Zrzuć damę.
first-deal-four-bad-queens-wrong-play-7D = Siódemka nie szkodzi. Zrzuć damę: zapłaci za nią kto inny.

## Count the points

count-the-points-title = Policz punkty
count-the-points-text = Pierwsze rozdanie się kończy. { NAME(3) } ma { CARD("QS", case: "acc") }, { CARD("QH", case: "acc") } i { CARD("QD", case: "acc") }, a { NAME(1) } { CARD("QC", case: "acc") }.
count-the-points-question = Ile punktów karnych ma { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = { CARD("QS", capital: "yes") } liczy się za 2, a czerwone damy po 1: razem 4.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QS", capital: "yes") } liczy się za 2, czerwone damy po 1. W następnym rozdaniu te same damy kosztowałyby 5.
count-the-points-choice-3 = 5
count-the-points-reply-3 = Gdyby doszła { CARD("QC") }, byłoby 5, ale ma ją { NAME(1) }.

## Pass for the deal you are in

pass-for-the-deal-you-are-in-title = Podawaj pod to rozdanie
pass-for-the-deal-you-are-in-text = Przed pierwszą lewą każdy podaje trzy karty i dostaje trzy inne. W pierwszym rozdaniu podaje się w prawo. W Four Bad Queens liczą się tylko damy, a { CARD("AS") } i { CARD("KS") } łapią damę pik.
pass-for-the-deal-you-are-in-reply = W Cruel Fate, w piątym rozdaniu, asa i króla lepiej zachować: tam ostatnia lewa oszczędza ci punkt.
pass-for-the-deal-you-are-in-wrong-pass-8C-9C-7H = W tym rozdaniu potrzebujesz właśnie niskich kart. Podaj { CARD("QD", case: "acc") }, { CARD("AS", case: "acc") } i { CARD("KS", case: "acc") }.
pass-for-the-deal-you-are-in-otherwise = { CARD("QD", case: "acc", capital: "yes") } trzeba dać, gdy ktoś wyjdzie w kara, a { CARD("AS") } i { CARD("KS") } łapią damę. Podaj te trzy.

## Look at what is at stake

look-at-what-is-at-stake-title = Patrz, o co się gra
look-at-what-is-at-stake-text = W drugim rozdaniu gra się o 8 punktów karnych, w pierwszym o 5, w Slippery Paws najwyżej o 4, w Finis tylko o 1. W Cruel Fate po 1 dostają wszyscy oprócz jednego gracza. W ostatnim rozdaniu każdy kier kosztuje ½, a dama pik 2.

## Your turn

your-turn-title = Teraz ty
your-turn-text = Zagraj teraz całą partię z trzema łatwymi przeciwnikami. Naciśnij „Wskazówka” albo H, gdy chcesz wiedzieć, co zagrałby silny gracz i dlaczego.
