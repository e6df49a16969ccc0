### Nouns that sentences of all other files use through functions: cards, names, lists, points and numbers.
###
### A form of a noun is an attribute, which a sentence asks for by options: { CARD($card, case: "acc") } takes .acc,
### { SUIT($suit, number: "many", case: "gen") } takes .many-gen. If a form is missing, the last option is left out,
### then the first, and at last the noun itself is taken.
###
### The noun itself is the nominative; the other cases are gen, dat, acc, ins (narzędnik) and loc (miejscownik).
### Polish has no articles.

## Ranks. `.index` is on the corner of a card; numbers have none. `.gender` is handed on to `card` as $gender.

rank-two = dwójka
    .gender = f
    .gen = dwójki
    .dat = dwójce
    .acc = dwójkę
    .ins = dwójką
    .loc = dwójce
    .many = dwójki
    .many-gen = dwójek
    .many-dat = dwójkom
    .many-ins = dwójkami
    .many-loc = dwójkach
rank-three = trójka
    .gender = f
    .gen = trójki
    .dat = trójce
    .acc = trójkę
    .ins = trójką
    .loc = trójce
    .many = trójki
    .many-gen = trójek
    .many-dat = trójkom
    .many-ins = trójkami
    .many-loc = trójkach
rank-four = czwórka
    .gender = f
    .gen = czwórki
    .dat = czwórce
    .acc = czwórkę
    .ins = czwórką
    .loc = czwórce
    .many = czwórki
    .many-gen = czwórek
    .many-dat = czwórkom
    .many-ins = czwórkami
    .many-loc = czwórkach
rank-five = piątka
    .gender = f
    .gen = piątki
    .dat = piątce
    .acc = piątkę
    .ins = piątką
    .loc = piątce
    .many = piątki
    .many-gen = piątek
    .many-dat = piątkom
    .many-ins = piątkami
    .many-loc = piątkach
rank-six = szóstka
    .gender = f
    .gen = szóstki
    .dat = szóstce
    .acc = szóstkę
    .ins = szóstką
    .loc = szóstce
    .many = szóstki
    .many-gen = szóstek
    .many-dat = szóstkom
    .many-ins = szóstkami
    .many-loc = szóstkach
rank-seven = siódemka
    .gender = f
    .gen = siódemki
    .dat = siódemce
    .acc = siódemkę
    .ins = siódemką
    .loc = siódemce
    .many = siódemki
    .many-gen = siódemek
    .many-dat = siódemkom
    .many-ins = siódemkami
    .many-loc = siódemkach
rank-eight = ósemka
    .gender = f
    .gen = ósemki
    .dat = ósemce
    .acc = ósemkę
    .ins = ósemką
    .loc = ósemce
    .many = ósemki
    .many-gen = ósemek
    .many-dat = ósemkom
    .many-ins = ósemkami
    .many-loc = ósemkach
rank-nine = dziewiątka
    .gender = f
    .gen = dziewiątki
    .dat = dziewiątce
    .acc = dziewiątkę
    .ins = dziewiątką
    .loc = dziewiątce
    .many = dziewiątki
    .many-gen = dziewiątek
    .many-dat = dziewiątkom
    .many-ins = dziewiątkami
    .many-loc = dziewiątkach
rank-ten = dziesiątka
    .gender = f
    .gen = dziesiątki
    .dat = dziesiątce
    .acc = dziesiątkę
    .ins = dziesiątką
    .loc = dziesiątce
    .many = dziesiątki
    .many-gen = dziesiątek
    .many-dat = dziesiątkom
    .many-ins = dziesiątkami
    .many-loc = dziesiątkach
rank-jack = walet
    .gender = m
    .gen = waleta
    .dat = waletowi
    .acc = waleta
    .ins = waletem
    .loc = walecie
    .many = walety
    .many-gen = waletów
    .many-dat = waletom
    .many-ins = waletami
    .many-loc = waletach
    .index = W
rank-queen = dama
    .gender = f
    .gen = damy
    .dat = damie
    .acc = damę
    .ins = damą
    .loc = damie
    .many = damy
    .many-gen = dam
    .many-dat = damom
    .many-ins = damami
    .many-loc = damach
    .index = D
rank-king = król
    .gender = m
    .gen = króla
    .dat = królowi
    .acc = króla
    .ins = królem
    .loc = królu
    .many = króle
    .many-gen = króli
    .many-dat = królom
    .many-ins = królami
    .many-loc = królach
    .index = K
rank-ace = as
    .gender = m
    .gen = asa
    .dat = asowi
    .acc = asa
    .ins = asem
    .loc = asie
    .many = asy
    .many-gen = asów
    .many-dat = asom
    .many-ins = asami
    .many-loc = asach
    .index = A

## Suits. The noun itself stands beside a rank and does not change there: dama pik, damę pik. One card of the suit is
## `.one` (trefl), several are `.many` (trefle), each with its cases.

suit-clubs = trefl
    .gender = m
    .one = trefl
    .one-gen = trefla
    .one-acc = trefla
    .one-ins = treflem
    .one-loc = treflu
    .many = trefle
    .many-gen = trefli
    .many-dat = treflom
    .many-acc = trefle
    .many-ins = treflami
    .many-loc = treflach
suit-diamonds = karo
    .gender = n
    .one = karo
    .one-gen = kara
    .one-acc = karo
    .one-ins = karem
    .one-loc = karze
    .many = kara
    .many-gen = karo
    .many-dat = karom
    .many-acc = kara
    .many-ins = karami
    .many-loc = karach
suit-hearts = kier
    .gender = m
    .one = kier
    .one-gen = kiera
    .one-acc = kiera
    .one-ins = kierem
    .one-loc = kierze
    .many = kiery
    .many-gen = kierów
    .many-dat = kierom
    .many-acc = kiery
    .many-ins = kierami
    .many-loc = kierach
suit-spades = pik
    .gender = m
    .one = pik
    .one-gen = pika
    .one-acc = pika
    .one-ins = pikiem
    .one-loc = piku
    .many = piki
    .many-gen = pików
    .many-dat = pikom
    .many-acc = piki
    .many-ins = pikami
    .many-loc = pikach

## Cards. $rank is in the case that the sentence asks for; $suit stays as it is.

card = { $rank } { $suit }

## Lists of several things. In all but the last pair, $first is the list so far.

list-more = { $first }, { $last }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-plain = { $first }, { $last }
list-dots = { $first }{ "  ·  " }{ $last }
list-semicolons = { $first }; { $last }
list-sentences = { $first } { $last }
list-run = { $first }-{ $last }
list-lines =
    { $first }
    { $last }

## Names of players. Those of the twelve computer players are declined; before any other name the cases put “gracz”.
## `you` stands for the reader.

name = { $name }
    .gen = { $name ->
        [Berta] Berty
        [Konrad] Konrada
        [Ottilie] Ottilie
        [Emil] Emila
        [Frida] Fridy
        [Anton] Antona
        [Magda] Magdy
        [Jonas] Jonasa
        [Selma] Selmy
        [Kasimir] Kasimira
        [Tilda] Tildy
        [Gustav] Gustava
       *[other] gracza { $name }
    }
    .dat = { $name ->
        [Berta] Bercie
        [Konrad] Konradowi
        [Ottilie] Ottilie
        [Emil] Emilowi
        [Frida] Fridzie
        [Anton] Antonowi
        [Magda] Magdzie
        [Jonas] Jonasowi
        [Selma] Selmie
        [Kasimir] Kasimirowi
        [Tilda] Tildzie
        [Gustav] Gustavowi
       *[other] graczowi { $name }
    }
    .acc = { $name ->
        [Berta] Bertę
        [Konrad] Konrada
        [Ottilie] Ottilie
        [Emil] Emila
        [Frida] Fridę
        [Anton] Antona
        [Magda] Magdę
        [Jonas] Jonasa
        [Selma] Selmę
        [Kasimir] Kasimira
        [Tilda] Tildę
        [Gustav] Gustava
       *[other] gracza { $name }
    }
    .ins = { $name ->
        [Berta] Bertą
        [Konrad] Konradem
        [Ottilie] Ottilie
        [Emil] Emilem
        [Frida] Fridą
        [Anton] Antonem
        [Magda] Magdą
        [Jonas] Jonasem
        [Selma] Selmą
        [Kasimir] Kasimirem
        [Tilda] Tildą
        [Gustav] Gustavem
       *[other] graczem { $name }
    }
you = ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .ins = tobą

## A full stop after words that have none.

full-stop = { $words }.

## Points. $number is written out, with its sign; $count decides between the forms: 1 punkt, 2 punkty, 5 punktów, ½ punktu.

points = { $count ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}
    .gen = { $count ->
        [one] { $number } punktu
        [few] { $number } punktów
        [many] { $number } punktów
       *[other] { $number } punktu
    }
    .loc = { $count ->
        [one] { $number } punkcie
        [few] { $number } punktach
        [many] { $number } punktach
       *[other] { $number } punktu
    }
    .penalty = { $count ->
        [one] { $number } punkt karny
        [few] { $number } punkty karne
        [many] { $number } punktów karnych
       *[other] { $number } punktu karnego
    }
    .penalty-gen = { $count ->
        [one] { $number } punktu karnego
        [few] { $number } punktów karnych
        [many] { $number } punktów karnych
       *[other] { $number } punktu karnego
    }
    .penalty-loc = { $count ->
        [one] { $number } punkcie karnym
        [few] { $number } punktach karnych
        [many] { $number } punktach karnych
       *[other] { $number } punktu karnego
    }

## Small numbers in words. Larger ones are written in digits. `.f` goes with feminine nouns, `.prefix` begins an
## adjective (dwuosobowy), `.coll` counts persons (troje).

number-0 = zero
    .gen = zera
    .prefix = zero
number-1 = jeden
    .ins = jednym
    .f = jedna
    .f-acc = jedną
    .f-gen = jednej
    .n = jedno
    .gen = jednego
    .prefix = jedno
number-2 = dwa
    .ins = dwoma
    .f = dwie
    .gen = dwóch
    .coll = dwoje
    .prefix = dwu
number-3 = trzy
    .ins = trzema
    .gen = trzech
    .coll = troje
    .prefix = trzy
number-4 = cztery
    .ins = czterema
    .gen = czterech
    .coll = czworo
    .prefix = cztero
number-5 = pięć
    .ins = pięcioma
    .gen = pięciu
    .coll = pięcioro
    .prefix = pięcio
number-6 = sześć
    .ins = sześcioma
    .gen = sześciu
    .coll = sześcioro
    .prefix = sześcio
number-7 = siedem
    .gen = siedmiu
    .prefix = siedmio
number-8 = osiem
    .gen = ośmiu
    .prefix = ośmio
number-9 = dziewięć
    .gen = dziewięciu
    .prefix = dziewięcio
number-10 = dziesięć
    .gen = dziesięciu
    .prefix = dziesięcio
number-11 = jedenaście
    .gen = jedenastu
    .prefix = jedenasto
number-12 = dwanaście
    .gen = dwunastu
    .prefix = dwunasto
