### Lekcja gry Garbo. Uczeń jest graczem 0, na dole stołu.

## Cards that want to be alone

cards-that-want-to-be-alone-title = Karty, które chcą być same
cards-that-want-to-be-alone-text = Karta po karcie układacie na zmianę kwadrat z czterech wierszy i czterech kolumn; drugim graczem jest { NAME(1) }. Karta, która pasuje w nim do innej, daje punkty przeciwnikowi. Wygrywa wyższy wynik.

## Expensive cards first

expensive-cards-first-title = Najpierw drogie
expensive-cards-first-text = Zaczynasz dowolną kartą. Pasujące damy oddają po 12 punktów, asy po 11, dziesiątki po 10, a siódemki tylko 7 i walety 5. Na razie nie ma do czego pasować: którą kartę zagrasz?
expensive-cards-first-reply = Pozbywasz się damy, i to za darmo. Później, z drugą damą w kwadracie, trudno byłoby ją położyć.
expensive-cards-first-otherwise = To tania karta, znajdzie miejsce i później. Póki kwadrat jest pusty, zagraj najdroższą.

## Near and in line

near-and-in-line-title = Obok i w linii
near-and-in-line-text = { NAME(1) } zaczyna: { CARD("QH") }. Kier tuż obok, także na ukos, oddaje 2 punkty. Dama w tym samym wierszu, kolumnie albo na przekątnej, choćby daleko, oddaje 12. Połóż obok kartę, która nie pasuje ani kolorem, ani wartością.
near-and-in-line-reply = Inny kolor i inna wartość: { NAME(1) } nic nie dostaje.
near-and-in-line-wrong-place-TH-0-1 = Dwa kiery obok siebie: 2 punkty dla { NAME(1, case: "gen") }.
near-and-in-line-wrong-place-TH-0--1 = Dwa kiery obok siebie: 2 punkty dla { NAME(1, case: "gen") }.
near-and-in-line-wrong-place-TH-1-0 = Dwa kiery obok siebie: 2 punkty dla { NAME(1, case: "gen") }.
near-and-in-line-wrong-place-TH--1-0 = Dwa kiery obok siebie: 2 punkty dla { NAME(1, case: "gen") }.
near-and-in-line-wrong-place-QC-0-1 = Dwie damy w linii: 12 punktów dla { NAME(1, case: "gen") }.
near-and-in-line-wrong-place-QC-0--1 = Dwie damy w linii: 12 punktów dla { NAME(1, case: "gen") }.
near-and-in-line-wrong-place-QC-1-0 = Dwie damy w linii: 12 punktów dla { NAME(1, case: "gen") }.
near-and-in-line-wrong-place-QC--1-0 = Dwie damy w linii: 12 punktów dla { NAME(1, case: "gen") }.

## Count a match

count-a-match-title = Policz, co pasuje
count-a-match-text = Leży osiem kart, a ty masz { CARD("TH", case: "acc") }. Wyobraź ją sobie w drugim wierszu, między { CARD("JH", case: "ins") } a { CARD("8S", case: "ins") }: tuż obok tego pola leżą { CARD("JH") } i { CARD("AH") }, w jego wierszu { CARD("TC") }, a w kolumnie { CARD("TS") }.
count-a-match-question = Ile punktów dostałby wtedy przeciwnik?
count-a-match-choice-1 = 4 punkty
count-a-match-reply-1 = { CARD("JH", capital: "yes") } i { CARD("AH") } to po 2. Ale dziesiątki też pasują, choćby z daleka: po 10.
count-a-match-choice-2 = 14 punktów
count-a-match-reply-2 = Są dwa kiery, po 2, i dwie dziesiątki w linii, po 10.
count-a-match-choice-3 = 24 punkty
count-a-match-reply-3 = Dwa kiery po 2 i dwie dziesiątki po 10. Trzymaj dziesiątki z dala od linii innych dziesiątek.

## Level two

level-two-title = Poziom drugi
level-two-text = Kwadrat jest pełny. Od teraz każda karta przykrywa kartę poziomu pierwszego. Jeśli obie mają ten sam kolor lub tę samą wartość, to liczy się dziesięć razy; potem przykryta karta już się nie liczy. Masz { CARD("TD", case: "acc") }; wyobraź ją sobie na { CARD("TH", case: "loc") }.
level-two-question = Ile punktów dostałby wtedy przeciwnik?
level-two-choice-1 = 20 punktów
level-two-reply-1 = Tyle oddają { CARD("TC") } w wierszu i { CARD("TS") } w kolumnie. Dziesiątka pod spodem liczy się dziesięć razy.
level-two-choice-2 = 100 punktów
level-two-reply-2 = Tyle oddaje dziesiątka pod spodem. { CARD("TC", capital: "yes") } w wierszu i { CARD("TS") } w kolumnie oddają jeszcze po 10.
level-two-choice-3 = 120 punktów
level-two-reply-3 = 100 za dziesiątkę pod spodem i 20 za { CARD("TC", case: "acc") } i { CARD("TS", case: "acc") }. Nigdy nie przykrywaj karty jej własnym kolorem ani wartością!

## Find a quiet place

find-a-quiet-place-title = Znajdź ciche miejsce
find-a-quiet-place-text = Jeszcze raz ten sam kwadrat. Twoja { CARD("8D") } nie może przykryć kara ani ósemki, leżeć obok kara ani w linii, w której jest { CARD("8S") }. Jeden róg kwadratu nic nie oddaje.
find-a-quiet-place-reply = Obok pola, na którym leży { CARD("7C") }, nie ma kara, a { CARD("8S") } nie jest z nim w linii. { NAME(1) } nic nie dostaje.
find-a-quiet-place-wrong-cover-8D-2-0 = Ósemka na ósemce: 80 punktów dla { NAME(1, case: "gen") }.
find-a-quiet-place-wrong-cover-8D-0-2 = Dwa kara jedno na drugim to 40 punktów, a { CARD("8S") } na przekątnej jeszcze 8.
find-a-quiet-place-otherwise = Jest lepsze zagranie. Połóż { CARD("8D", case: "acc") } na { CARD("7C", case: "loc") }, w lewym górnym rogu.

## Your turn

your-turn-title = Teraz ty
your-turn-text = Zagraj teraz całą partię z łatwym przeciwnikiem. Gdy trzymasz kartę nad polem, stół pokazuje, ile by oddała. Naciśnij „Wskazówka” albo H, gdy chcesz wiedzieć, co zagrałby silny gracz.
