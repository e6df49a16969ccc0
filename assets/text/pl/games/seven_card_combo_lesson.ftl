### Lekcja gry Seven Card Combo. Uczeń jest graczem 0, na dole stołu; dalej zgodnie z ruchem wskazówek zegara gracze 1, 2 i 3.

## Cards that belong together

cards-that-belong-together-title = Karty, które się łączą
cards-that-belong-together-text = Zaczynasz z czterema kartami, a po trzech turach masz siedem. Na koniec każda karta, która nie pasuje, kosztuje 1 punkt karny. Pasują: dwie tej samej wartości, cztery w kolorze albo sekwens czterech, gdzie as łączy króla z dwójką. Karta może pasować wielokrotnie. Wygrywa najniższy wynik.

## Discard first

discard-first-title = Najpierw odkładasz
discard-first-text = Zaczynasz. Odłóż karty, których nie chcesz, choćby wszystkie; potem dobierasz o jedną więcej. Masz dwie piątki: zatrzymaj je, a dwie pozostałe odłóż.
discard-first-reply = Potrzebujesz teraz trzech kart: dwóch za odłożone i jeszcze jednej.
discard-first-wrong-discard = Wtedy dobierasz tylko jedną kartę, a król i dziewiątka zostają, choć do niczego nie pasują.
discard-first-wrong-discard-5C-5D = Para to najlepsze, co masz. Zatrzymaj piątki, a odłóż { CARD("KH", case: "acc") } i { CARD("9S", case: "acc") }.
discard-first-otherwise = Zostaw obie piątki razem, a odłóż dwie pozostałe karty: { CARD("KH", case: "acc") } i { CARD("9S", case: "acc") }.

## Draw

draw-title = Dobieranie
draw-text = To pierwszy ruch w rundzie, więc dobierasz karta po karcie: z wierzchu talonu, w ciemno, albo z wierzchu stosu, który widzą wszyscy. Leży tam { CARD("5S") }.
draw-reply = Trzecia piątka. Dwie pozostałe karty dobierasz z talonu, a teraz gra { NAME(1) }.
draw-wrong-draw-stock = Nieznana karta zamiast trzeciej piątki? Weź { CARD("5S", case: "acc") } ze stosu.

## Your packet goes to the left

your-packet-goes-to-the-left-title = Twój pakiet idzie w lewo
your-packet-goes-to-the-left-text = To, co odkładasz, jest twoim pakietem i należy się następnej osobie: { NAME(1) } ogląda go i może wziąć { CARD("KH", case: "acc") } i { CARD("9S", case: "acc") }. Ale { NAME(1) } też odkłada pakiet, a ten trafi do ciebie. Dlatego nigdy nie zostawiaj w pakiecie pary.

## The second hand

the-second-hand-title = Druga tura
the-second-hand-text = Znowu twoja kolej. Najpierw odłóż, zanim obejrzysz pakiet { NAME(1, case: "gen") }. { CARD("AC", capital: "yes") } do niczego nie pasuje. { CARD("6D", capital: "yes") } może dać parę albo sekwens z piątką.
the-second-hand-reply = Teraz potrzebujesz dwóch kart i możesz zajrzeć do pakietu: { CARD("6C") } i { CARD("QC") }.
the-second-hand-wrong-discard = Można i tak, ale { CARD("AC") } do niczego nie pasuje. Odłóż tę kartę, a wybierzesz o jedną więcej.
the-second-hand-otherwise = Zatrzymaj piątki i { CARD("6D", case: "acc") }, a odłóż tylko { CARD("AC", case: "acc") }.

## Take what fits

take-what-fits-title = Weź, co pasuje
take-what-fits-text = Możesz wziąć karty z pakietu, a czego ci jeszcze brakuje, dobrać z talonu. Karty, które zostawisz, trafiają odkryte na stos.
take-what-fits-reply = Para szóstek obok trzech piątek: to full, który odejmuje 1 od wyniku.
take-what-fits-otherwise = Weź { CARD("6C", case: "acc") }: razem z { CARD("6D", case: "ins") } to para. { CARD("QC", capital: "yes") } do niczego nie pasuje.

## Reszta na stos

the-rest-title = Reszta na stos
the-rest-text = Z pakietu została { CARD("QC") }. Wyłóż ją odkrytą na stos.
the-rest-reply = Twój ruch się skończył. Karty na stosie widzą wszyscy.

## The third hand

the-third-hand-title = Trzecia tura
the-third-hand-text = Tym razem { NAME(1) } nic nie odkłada i zostawia na stosie { CARD("AC", case: "acc") }. To twój ostatni ruch. { CARD("2H", capital: "yes") } do niczego nie pasuje. Odłożysz ją, żeby dobrać dwie karty z talonu lub ze stosu?
the-third-hand-reply = Dwie nowe karty to dwie szanse. Dobierasz { CARD("9C", case: "acc") } i { CARD("JS", case: "acc") }: tym razem bez szczęścia.
the-third-hand-wrong-discard = Wtedy { CARD("2H") } na pewno kosztuje punkt, a dobierasz tylko jedną kartę. Odłóż ją: nowa może pasować.
the-third-hand-otherwise = Piątki i szóstki to twój full. Odłóż tylko { CARD("2H", case: "acc") }.

## Count the points

count-the-points-title = Policz punkty
count-the-points-text = Ostatni ruch ma { NAME(1) }, potem liczy się rundę. Masz trzy piątki i dwie szóstki, a { CARD("9C") } i { CARD("JS") } do niczego nie pasują. Full odejmuje 1.
count-the-points-question = Ile dostajesz punktów karnych?
count-the-points-choice-1 = 0 punktów
count-the-points-reply-1 = Dwie luźne karty kosztują 2, a full odejmuje tylko 1.
count-the-points-choice-2 = 1 punkt
count-the-points-reply-2 = Dwie luźne karty, minus 1 za full. Kareta albo siedem kart w sekwensie czy w kolorze odjęłyby 4.
count-the-points-choice-3 = 2 punkty
count-the-points-reply-3 = Tyle kosztują luźne karty. Ale full odejmuje 1.

## Your turn

your-turn-title = Teraz ty
your-turn-text = Zagraj teraz całą partię z dwoma łatwymi przeciwnikami. Litery pokazują, które karty się łączą. Naciśnij „Wskazówka” albo H, gdy chcesz wiedzieć, co zagrałby silny gracz i dlaczego.
