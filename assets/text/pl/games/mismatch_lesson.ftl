### Lekcja gry Mismatch. Uczeń jest graczem 0, na dole stołu; dalej zgodnie z ruchem wskazówek zegara gracze 1, 2 i 3.

## No two alike

no-two-alike-title = Nic do pary
no-two-alike-text = W Mismatch nie trzeba dokładać do koloru: wolno zagrać każdą kartę. Ale powtórzony kolor lub wartość kosztuje punkty karne, a lewę bierze ten, kto ostatni zagra pasującą kartę. Wygrywa najniższy wynik.

## The last match takes it

the-last-match-takes-it-title = Bierze ostatnia pasująca
the-last-match-takes-it-text = { NAME(1) } wychodzi { CARD("5D", case: "ins") }, { NAME(2) } zagrywa { CARD("JS", case: "acc") }, { NAME(3) } powtarza piątkę: { CARD("5H") }. Karta pasuje, jeśli jej kolor albo wartość już leży w lewie.
the-last-match-takes-it-question = Teraz ty zagrasz { CARD("6S", case: "acc") }. Kto bierze lewę?
the-last-match-takes-it-choice-1 = { NAME(0) }
the-last-match-takes-it-reply-1 = Powtarzasz pika, a { NAME(3) } pasującą kartę zagrywa wcześniej od ciebie, więc lewa jest twoja. Dwie piątki kosztują 20, dwa piki 10: razem 30 punktów dla ciebie.
the-last-match-takes-it-choice-2 = { NAME(2) }
the-last-match-takes-it-reply-2 = { CARD("JS", capital: "yes") } w chwili zagrania do niczego nie pasuje. Gdy w lewie są pasujące karty, wysoka już nic nie znaczy.
the-last-match-takes-it-choice-3 = { NAME(3) }
the-last-match-takes-it-reply-3 = { CARD("5H", capital: "yes") } pasuje, ale twoja { CARD("6S") } powtarza po niej pika. Lewę bierze ostatnia pasująca karta.

## Playing last is an advantage

playing-last-is-an-advantage-title = Ostatni ma najlepiej
playing-last-is-an-advantage-text = Jeszcze raz ta sama lewa. Na stole leżą karo, pik i kier: dwie piątki i walet. Znajdź w swoich kartach jedyną, która do niczego nie pasuje.
playing-last-is-an-advantage-reply = Ani trefla, ani króla jeszcze w lewie nie było. Ostatnią pasującą kartę ma { NAME(3) }: 20 punktów za dwie piątki.
playing-last-is-an-advantage-wrong-play-6S = To drugi pik: ostatnia pasująca karta byłaby twoja, lewa też.
playing-last-is-an-advantage-wrong-play-5S = To i piątka, i pik: lewa byłaby twoja, i to jeszcze droższa.
playing-last-is-an-advantage-otherwise = Ten kolor już jest w lewie, więc ostatnia pasująca karta byłaby twoja. Szukaj koloru i wartości, których nikt nie zagrał.

## A run matches too

a-run-matches-too-title = Sekwens też pasuje
a-run-matches-too-text = Trzy albo cztery kolejne wartości to sekwens, bez względu na kolory. { NAME(1) } wychodzi { CARD("7H", case: "ins") }, { NAME(2) } zagrywa { CARD("JH", case: "acc") }, drugiego kiera, { NAME(3) } zagrywa { CARD("9S", case: "acc") }. Wszystko, co pasuje, się dodaje: dwie karty w kolorze 10, sekwens trzech kart 30.
a-run-matches-too-question = Teraz ty zagrasz { CARD("8S", case: "acc") }. Ile kosztuje cię lewa?
a-run-matches-too-choice-1 = 40 punktów
a-run-matches-too-reply-1 = To sekwens i jeden kolor. A są dwa kiery i dwa piki.
a-run-matches-too-choice-2 = 50 punktów
a-run-matches-too-reply-2 = 10 za kiery, 10 za piki i 30 za sekwens od siódemki do dziewiątki. Wypełnienie luki też tworzy sekwens.
a-run-matches-too-choice-3 = 60 punktów
a-run-matches-too-reply-3 = Dwa kiery i dwa piki to po 10, a sekwens trzech kart to 30.

## Mind the gap

mind-the-gap-title = Uwaga na lukę
mind-the-gap-text = { NAME(1) } wychodzi { CARD("4C", case: "ins") }, { NAME(2) } zagrywa { CARD("6D", case: "acc") }, a { NAME(3) } { CARD("QS", case: "acc") }. Na razie nic nie pasuje. Twoje jedyne kiery to { CARD("5H") } i { CARD("9H") }. Którego zagrasz?
mind-the-gap-reply = Cztery kolory, cztery wartości, żadnego sekwensu. Gdy nic nie pasuje, lewę bierze najwyższa karta: { CARD("QS") }.
mind-the-gap-wrong-play-5H = Cztery, pięć, sześć: luka wypełniona i jest sekwens. Lewa byłaby twoja, za 30 punktów.
mind-the-gap-otherwise = Chodzi o dwa kiery. Zagraj { CARD("5H", case: "acc") } albo { CARD("9H", case: "acc") }.

## The lowest card sets the price

the-lowest-card-sets-the-price-title = Cenę ustala najniższa
the-lowest-card-sets-the-price-text = { NAME(1) } wychodzi { CARD("4H", case: "ins") }, { NAME(2) } zagrywa { CARD("QC", case: "acc") }, { NAME(3) } { CARD("9S", case: "acc") }. Gdy nic nie pasuje, lewę bierze najwyższa karta, a kosztuje ona tyle, ile warta jest najniższa. Masz dwa kara, które do niczego nie pasują.
the-lowest-card-sets-the-price-reply = Lewę bierze { NAME(2) } za 4 punkty, bo tyle warta jest { CARD("4H") }. Dwójka zostaje ci na lewę, którą trzeba będzie wziąć.
the-lowest-card-sets-the-price-wrong-play-2D = Wtedy lewa kosztuje tylko 2, a zyskuje na tym { NAME(2) }. Zachowaj dwójkę na lewę, którą trzeba wziąć.
the-lowest-card-sets-the-price-otherwise = Ten kolor już tam jest, więc karta pasuje. Zagraj { CARD("7D", case: "acc") } albo { CARD("2D", case: "acc") }.

## If you must win, win cheaply

if-you-must-win-win-cheaply-title = Jeśli brać, to tanio
if-you-must-win-win-cheaply-text = { NAME(1) } wychodzi { CARD("3C", case: "ins") }, { NAME(2) } zagrywa { CARD("JD", case: "acc") }, { NAME(3) } { CARD("8H", case: "acc") }. Każda twoja karta powtarza kolor oprócz jednej: { CARD("AS") }, a to karta najwyższa. Cokolwiek zagrasz, lewa będzie twoja.
if-you-must-win-win-cheaply-reply = Gdy nic nie pasuje, płacisz za najniższą kartę: 3 punkty. Powtórzony kolor kosztowałby co najmniej 10.
if-you-must-win-win-cheaply-wrong-play-KC = Dwa trefle: bierzesz lewę za 10 punktów. { CARD("AS", capital: "yes") } do niczego nie pasuje i kosztuje tylko 3.
if-you-must-win-win-cheaply-otherwise = Kolor się powtarza: bierzesz lewę za co najmniej 10 punktów. { CARD("AS", capital: "yes") } do niczego nie pasuje i kosztuje tylko 3.

## Your turn

your-turn-title = Teraz ty
your-turn-text = Zagraj teraz całą partię z trzema łatwymi przeciwnikami. Naciśnij „Wskazówka” albo H, gdy chcesz wiedzieć, co zagrałby silny gracz i dlaczego.
